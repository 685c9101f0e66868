<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu" sourcelanguage="en">
 <context>
  <name>shell</name>
  <message>
   <source>The table</source>
   <extracomment>desktop/board/presentation.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>no</source>
   <extracomment>desktop/board/presentation.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>yes</source>
   <extracomment>desktop/board/presentation.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} hidden</source>
   <extracomment>desktop/board/presentation.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Table as text</source>
   <extracomment>desktop/board/table_view.py, desktop/menus.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>About</source>
   <extracomment>desktop/dialogs.py, desktop/menus.py</extracomment>
   <translation>Névjegy</translation>
  </message>
  <message>
   <source>Cancel</source>
   <extracomment>desktop/dialogs.py</extracomment>
   <translation>Mégse</translation>
  </message>
  <message>
   <source>Close</source>
   <extracomment>desktop/dialogs.py, desktop/panels/score_sheet.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Confirm</source>
   <extracomment>desktop/dialogs.py</extracomment>
   <translation>Rendben</translation>
  </message>
  <message>
   <source>Five board games for one table: against each other, against the computer, or to learn them.</source>
   <extracomment>desktop/dialogs.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keys</source>
   <extracomment>desktop/dialogs.py, desktop/menus.py</extracomment>
   <translation>Billentyűk</translation>
  </message>
  <message>
   <source>Version {version}</source>
   <extracomment>desktop/dialogs.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>filter the options list</source>
   <extracomment>desktop/dialogs.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>find a row by its first letters</source>
   <extracomment>desktop/dialogs.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>move in a list</source>
   <extracomment>desktop/dialogs.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>on the board: next, previous possible place</source>
   <extracomment>desktop/dialogs.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>on the board: the next place in that direction</source>
   <extracomment>desktop/dialogs.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>one step back, clear the choice, zoom out</source>
   <extracomment>desktop/dialogs.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>show what that player owns</source>
   <extracomment>desktop/dialogs.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>take the focused option</source>
   <extracomment>desktop/dialogs.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>take the option of that row</source>
   <extracomment>desktop/dialogs.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy the report</source>
   <extracomment>desktop/errors.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Go on</source>
   <extracomment>desktop/errors.py, desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Report</source>
   <extracomment>desktop/errors.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Something went wrong</source>
   <extracomment>desktop/errors.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This should not have happened: {what}</source>
   <extracomment>desktop/errors.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your game is saved up to the last move, in {place}. You can go on playing.</source>
   <extracomment>desktop/errors.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>See also</source>
   <extracomment>desktop/game_texts.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Game</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Help me</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Learn</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Turn</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;View</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>&amp;Window</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Assistance</source>
   <extracomment>desktop/menus.py, desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End turn</source>
   <extracomment>desktop/menus.py, desktop/play/bar_words.py</extracomment>
   <translation>Kör vége</translation>
  </message>
  <message>
   <source>Export as text…</source>
   <extracomment>desktop/menus.py, desktop/pages/game.py</extracomment>
   <translation>Exportálás szövegként…</translation>
  </message>
  <message>
   <source>Find a rule or a word…</source>
   <extracomment>desktop/menus.py, desktop/panels/reading.py</extracomment>
   <translation>Szabály vagy szó keresése…</translation>
  </message>
  <message>
   <source>Full screen</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation>Teljes képernyő</translation>
  </message>
  <message>
   <source>Hand a seat to a bot…</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation>Játékos gépre bízása…</translation>
  </message>
  <message>
   <source>Hint</source>
   <extracomment>desktop/menus.py, desktop/play/bar_words.py</extracomment>
   <translation>Tipp</translation>
  </message>
  <message>
   <source>Ids on the board</source>
   <extracomment>desktop/menus.py, desktop/pages/settings.py</extracomment>
   <translation>Azonosítók a táblán</translation>
  </message>
  <message>
   <source>Larger text</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lessons of this game</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation>A játék leckéi</translation>
  </message>
  <message>
   <source>Let a bot play this decision</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>New game…</source>
   <extracomment>desktop/menus.py, desktop/pages/home.py</extracomment>
   <translation>Új játék…</translation>
  </message>
  <message>
   <source>Next region</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a saved game…</source>
   <extracomment>desktop/menus.py, desktop/pages/saves.py</extracomment>
   <translation>Mentett játék megnyitása…</translation>
  </message>
  <message>
   <source>Pin the detail</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Planner</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation>Tervező</translation>
  </message>
  <message>
   <source>Previous region</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quit</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation>Kilépés</translation>
  </message>
  <message>
   <source>Redo</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation>Újra</translation>
  </message>
  <message>
   <source>Rename…</source>
   <extracomment>desktop/menus.py, desktop/pages/game.py, desktop/pages/saves.py</extracomment>
   <translation>Átnevezés…</translation>
  </message>
  <message>
   <source>Replay</source>
   <extracomment>desktop/menus.py, desktop/pages/home.py, desktop/pages/saves.py, desktop/panels/score_sheet.py</extracomment>
   <translation>Visszajátszás</translation>
  </message>
  <message>
   <source>Restart turn</source>
   <extracomment>desktop/menus.py, desktop/play/bar_words.py</extracomment>
   <translation>Kör újrakezdése</translation>
  </message>
  <message>
   <source>Rule book</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation>Szabálykönyv</translation>
  </message>
  <message>
   <source>Rule of the focused thing</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Save a copy as…</source>
   <extracomment>desktop/menus.py, desktop/pages/game.py</extracomment>
   <translation>Másolat mentése másként…</translation>
  </message>
  <message>
   <source>Score if it ended now</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation>Pontállás, ha most lenne vége</translation>
  </message>
  <message>
   <source>Settings</source>
   <extracomment>desktop/menus.py, desktop/pages/home.py, desktop/pages/settings.py</extracomment>
   <translation>Beállítások</translation>
  </message>
  <message>
   <source>Show what is not possible</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation>A nem lehetségesek is látsszanak</translation>
  </message>
  <message>
   <source>Since my last turn</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation>Mi történt az előző köröm óta</translation>
  </message>
  <message>
   <source>Smaller text</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Speak the decision again</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Start page</source>
   <extracomment>desktop/menus.py, desktop/panels/score_sheet.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Statistics</source>
   <extracomment>desktop/menus.py, desktop/pages/home.py, desktop/pages/statistics.py</extracomment>
   <translation>Statisztika</translation>
  </message>
  <message>
   <source>Stop the bot and play at once</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Undo</source>
   <extracomment>desktop/menus.py, desktop/play/bar_words.py</extracomment>
   <translation>Visszavonás</translation>
  </message>
  <message>
   <source>What are my options for?</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation>Mire jók a lehetőségeim?</translation>
  </message>
  <message>
   <source>Whole board</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation>Teljes tábla</translation>
  </message>
  <message>
   <source>Zoom in</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Zoom out</source>
   <extracomment>desktop/menus.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A good option: {action}</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A name for this game</source>
   <extracomment>desktop/pages/game.py, desktop/pages/saves.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Because: {reason}</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Board</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bot</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Damaged file</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Detail</source>
   <extracomment>desktop/pages/game.py, desktop/panels/reading.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hand</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Log</source>
   <extracomment>desktop/pages/game.py, desktop/panels/log.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look at the options that point at nothing.</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look here.</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not possible now</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing to choose here; the game goes on by itself.</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing to undo.</source>
   <extracomment>desktop/pages/game.py, desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play on by hand</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Player board</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rules</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Something hidden or random was revealed since.</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stop and play at once</source>
   <extracomment>desktop/pages/game.py, desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The bot of {name} stopped again.</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The file was set aside unchanged: {place}</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game cannot be saved: {reason}</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game is over</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The plan ends here: what comes next is hidden or random.</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Try again</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Waiting for {name}.</source>
   <extracomment>desktop/pages/game.py, desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What {name} can do</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You cannot end the turn yet: {reason}</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>autosaved</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>bot {k}</source>
   <extracomment>desktop/pages/game.py, desktop/pages/statistics.py, desktop/session/saved.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>it leads to the best score of what the bot tried</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} cannot be opened: {reason}</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{k} of {n} steps were possible.</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} decides: {prompt}</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} from move {n}</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} has acted since.</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} is choosing. You can look around.</source>
   <extracomment>desktop/pages/game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1–5 choose a game · Enter opens it · Ctrl+O opens a saved game</source>
   <extracomment>desktop/pages/home.py</extracomment>
   <translation>1–5: játék kiválasztása · Enter: megnyitás · Ctrl+O: mentett játék megnyitása</translation>
  </message>
  <message>
   <source>Continue</source>
   <extracomment>desktop/pages/home.py</extracomment>
   <translation>Folytatás</translation>
  </message>
  <message>
   <source>Continue: {game}</source>
   <extracomment>desktop/pages/home.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First time here? Pick a game and learn it in about half an hour.</source>
   <extracomment>desktop/pages/home.py</extracomment>
   <translation>Először jársz itt? Válassz egy játékot, és nagyjából fél óra alatt megtanulhatod!</translation>
  </message>
  <message>
   <source>Learn</source>
   <extracomment>desktop/pages/home.py</extracomment>
   <translation>Tanulás</translation>
  </message>
  <message>
   <source>More</source>
   <extracomment>desktop/pages/home.py</extracomment>
   <translation>Továbbiak</translation>
  </message>
  <message>
   <source>New game</source>
   <extracomment>desktop/pages/home.py</extracomment>
   <translation>Új játék</translation>
  </message>
  <message>
   <source>No saved games yet. Every game you start is saved by itself.</source>
   <extracomment>desktop/pages/home.py, desktop/pages/saves.py</extracomment>
   <translation>Még nincs mentett játék. Minden elkezdett játék automatikusan mentődik.</translation>
  </message>
  <message>
   <source>Rule books</source>
   <extracomment>desktop/pages/home.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Saved games</source>
   <extracomment>desktop/pages/home.py, desktop/pages/saves.py</extracomment>
   <translation>Mentett játékok</translation>
  </message>
  <message>
   <source>Welcome to the table</source>
   <extracomment>desktop/pages/home.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all ({n})</source>
   <extracomment>desktop/pages/home.py</extracomment>
   <translation>összes ({n})</translation>
  </message>
  <message>
   <source>all {n} chapters learned</source>
   <extracomment>desktop/pages/home.py</extracomment>
   <translation>minden fejezet kész ({n})</translation>
  </message>
  <message>
   <source>autosaved {time} · {n} {n:move|moves} · nothing was lost</source>
   <extracomment>desktop/pages/home.py</extracomment>
   <translation>automatikusan mentve: {time} · {n} lépés · semmi sem veszett el</translation>
  </message>
  <message>
   <source>fast</source>
   <extracomment>desktop/pages/home.py, desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>five board games for one table</source>
   <extracomment>desktop/pages/home.py</extracomment>
   <translation>öt társasjáték egy asztalnál</translation>
  </message>
  <message>
   <source>five games, searchable</source>
   <extracomment>desktop/pages/home.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>new</source>
   <extracomment>desktop/pages/home.py</extracomment>
   <translation>új</translation>
  </message>
  <message>
   <source>normal</source>
   <extracomment>desktop/pages/home.py, desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>off</source>
   <extracomment>desktop/pages/home.py, desktop/pages/new_game.py, desktop/pages/settings.py, desktop/widgets/basics.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>rule book and coach</source>
   <extracomment>desktop/pages/home.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>slow</source>
   <extracomment>desktop/pages/home.py, desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>text {n} %, animation {speed}</source>
   <extracomment>desktop/pages/home.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>today {time}</source>
   <extracomment>desktop/pages/home.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>yesterday {time}</source>
   <extracomment>desktop/pages/home.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{a}–{b} players · {m} min</source>
   <extracomment>desktop/pages/home.py</extracomment>
   <translation>{a}–{b} játékos · {m} perc</translation>
  </message>
  <message>
   <source>{k} of {n} chapters learned</source>
   <extracomment>desktop/pages/home.py</extracomment>
   <translation>{k}/{n} fejezet kész</translation>
  </message>
  <message>
   <source>Add a seat</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Back</source>
   <extracomment>desktop/pages/new_game.py, desktop/pages/rules.py, desktop/pages/saves.py, desktop/pages/statistics.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bot {k} of {n}</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bots: their strength is not measured yet for this game. They see only what a player in their seat may see.</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Coach: a tip the first time a decision comes</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Colour, shape</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Earlier in the order</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every seat needs a name.</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fewer seats are not possible.</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Game and options</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Help and teaching</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hints allowed (marks the game in statistics)</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Human</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Later in the order</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name</source>
   <extracomment>desktop/pages/new_game.py, desktop/pages/statistics.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>New</source>
   <comment>seed</comment>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>New game: {game}</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove this seat</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seats · turn order from top to bottom</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seed (the same seed gives the same setup)</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Set up the recommended first game</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shuffle the order</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Start the game</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two seats have the same colour.</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two seats have the same name.</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Undo without limit (practice table)</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Who</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>black</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>blue</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>brown</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>gray</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>green</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>looks one step ahead</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>moves at random</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>on</source>
   <extracomment>desktop/pages/new_game.py, desktop/widgets/basics.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>orange</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>purple</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>red</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>white</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>yellow</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{a} to {b} players</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{game} cannot be opened: {reason}</source>
   <extracomment>desktop/pages/new_game.py, desktop/pages/rules.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{h} {h:person|people}, {b} {b:bot|bots}. Everything is open: no hand-over screen. About {m} minutes.</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{h} {h:person|people}, {b} {b:bot|bots}. Hands are secret: the screen is covered between people. About {m} minutes.</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} seats is the most.</source>
   <extracomment>desktop/pages/new_game.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rule book: {game}</source>
   <extracomment>desktop/pages/rules.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Delete</source>
   <extracomment>desktop/pages/saves.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Delete “{name}”? It goes to the trash of this computer.</source>
   <extracomment>desktop/pages/saves.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Delete…</source>
   <extracomment>desktop/pages/saves.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing found.</source>
   <extracomment>desktop/pages/saves.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open a file…</source>
   <extracomment>desktop/pages/saves.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Order</source>
   <extracomment>desktop/pages/saves.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Search by name, game or player…</source>
   <extracomment>desktop/pages/saves.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>by game</source>
   <extracomment>desktop/pages/saves.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>by name</source>
   <extracomment>desktop/pages/saves.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>newest first</source>
   <extracomment>desktop/pages/saves.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} {n:move|moves}</source>
   <extracomment>desktop/pages/saves.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Always show the players' signs on pieces</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Animation speed</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation>Animáció sebessége</translation>
  </message>
  <message>
   <source>Any key or click completes an animation.</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Back to the defaults</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Colours</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation>Színek</translation>
  </message>
  <message>
   <source>Cover the screen between people</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation>Képernyő eltakarása két ember köre között</translation>
  </message>
  <message>
   <source>Done</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation>Kész</translation>
  </message>
  <message>
   <source>End the turn by itself if nothing else can follow</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every colour also has a shape; these palettes add distance.</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First depth of the rule tooltips</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>General</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Help</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hints, planner and previews of the score. Off for serious games.</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Language</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation>Nyelv</translation>
  </message>
  <message>
   <source>Look</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Motion</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On small windows only.</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One click takes an option of the list</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only what undo could not bring back is asked.</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Questions before irreversible steps</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation>Kérdés a visszavonhatatlan lépések előtt</translation>
  </message>
  <message>
   <source>Table</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take single options by itself</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation>Egyetlen lehetőség automatikus választása</translation>
  </message>
  <message>
   <source>Text size</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation>Betűméret</translation>
  </message>
  <message>
   <source>Theme</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation>Téma</translation>
  </message>
  <message>
   <source>Zoom to the place of a decision</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation>Ráközelítés a döntés helyére</translation>
  </message>
  <message>
   <source>always</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>as the system</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>blue-yellow safe</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>dark</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>grey</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>if there are secrets</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>light</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>never</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>red-green safe</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>standard</source>
   <extracomment>desktop/pages/settings.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Average</source>
   <extracomment>desktop/pages/statistics.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Best</source>
   <extracomment>desktop/pages/statistics.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clear</source>
   <extracomment>desktop/pages/statistics.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clear all statistics? Saved games stay.</source>
   <extracomment>desktop/pages/statistics.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Game</source>
   <extracomment>desktop/pages/statistics.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Games</source>
   <extracomment>desktop/pages/statistics.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Games with help are counted</source>
   <extracomment>desktop/pages/statistics.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No finished games yet.</source>
   <extracomment>desktop/pages/statistics.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reset…</source>
   <extracomment>desktop/pages/statistics.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Won</source>
   <extracomment>desktop/pages/statistics.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Won %</source>
   <extracomment>desktop/pages/statistics.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>all games</source>
   <extracomment>desktop/pages/statistics.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>any number of players</source>
   <extracomment>desktop/pages/statistics.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>bots</source>
   <extracomment>desktop/pages/statistics.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>people</source>
   <extracomment>desktop/pages/statistics.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>people and bots</source>
   <extracomment>desktop/pages/statistics.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>with help</source>
   <extracomment>desktop/pages/statistics.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} {n:player|players}</source>
   <extracomment>desktop/pages/statistics.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Don't ask again for this</source>
   <extracomment>desktop/panels/decision_bar.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give the computer to {name}. Nobody else should look.</source>
   <extracomment>desktop/panels/handover.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>I am {name}</source>
   <extracomment>desktop/panels/handover.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look at the board</source>
   <extracomment>desktop/panels/handover.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Now it is {name}</source>
   <extracomment>desktop/panels/handover.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Since {name} last decided</source>
   <extracomment>desktop/panels/handover.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Filter of the log</source>
   <extracomment>desktop/panels/log.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing has happened yet.</source>
   <extracomment>desktop/panels/log.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shows the board as it was after this line.</source>
   <extracomment>desktop/panels/log.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>everything</source>
   <extracomment>desktop/panels/log.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>points only</source>
   <extracomment>desktop/panels/log.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>since my last turn</source>
   <extracomment>desktop/panels/log.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Filter…</source>
   <extracomment>desktop/panels/options.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} {n:option|options}</source>
   <extracomment>desktop/panels/options.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>F1 rule page</source>
   <extracomment>desktop/panels/reading.py, desktop/play/interaction.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forward</source>
   <extracomment>desktop/panels/reading.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No rule contains “{text}”.</source>
   <extracomment>desktop/panels/reading.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Point at anything, or move the focus, to read about it here.</source>
   <extracomment>desktop/panels/reading.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rule page</source>
   <extracomment>desktop/panels/reading.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Topics</source>
   <extracomment>desktop/panels/reading.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move</source>
   <extracomment>desktop/panels/replay.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One step back</source>
   <extracomment>desktop/panels/replay.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One step on</source>
   <extracomment>desktop/panels/replay.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play and pause</source>
   <extracomment>desktop/panels/replay.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Speed</source>
   <extracomment>desktop/panels/replay.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To the end</source>
   <extracomment>desktop/panels/replay.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To the start</source>
   <extracomment>desktop/panels/replay.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>If it ended now</source>
   <extracomment>desktop/panels/score_sheet.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nobody wins.</source>
   <extracomment>desktop/panels/score_sheet.py, desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Points over time</source>
   <extracomment>desktop/panels/score_sheet.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Same table again</source>
   <extracomment>desktop/panels/score_sheet.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Score sheet</source>
   <extracomment>desktop/panels/score_sheet.py, desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Total</source>
   <extracomment>desktop/panels/score_sheet.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where the points came from</source>
   <extracomment>desktop/panels/score_sheet.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>moves</source>
   <extracomment>desktop/panels/score_sheet.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>points</source>
   <extracomment>desktop/panels/score_sheet.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{names} share the victory with {n} each.</source>
   <extracomment>desktop/panels/score_sheet.py, desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} wins with {n}.</source>
   <extracomment>desktop/panels/score_sheet.py, desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>DECIDES</source>
   <extracomment>desktop/panels/strip.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>ON TURN</source>
   <extracomment>desktop/panels/strip.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>THINKS</source>
   <extracomment>desktop/panels/strip.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>decides now</source>
   <extracomment>desktop/panels/strip.py, desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>on turn</source>
   <extracomment>desktop/panels/strip.py, desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Back to the game</source>
   <extracomment>desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Esc takes it back.</source>
   <extracomment>desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>New game from here</source>
   <extracomment>desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No step is planned yet.</source>
   <extracomment>desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Planner: {n} {n:step|steps} ahead on a copy</source>
   <extracomment>desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Read-only: this file cannot be played on.</source>
   <extracomment>desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Replay: move {i} of {n}</source>
   <extracomment>desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take over</source>
   <extracomment>desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The turn cannot end yet.</source>
   <extracomment>desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Throw away</source>
   <extracomment>desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Yes</source>
   <extracomment>desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You can look around.</source>
   <extracomment>desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>planner</source>
   <extracomment>desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>thinks</source>
   <extracomment>desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{name} is thinking: {prompt}</source>
   <extracomment>desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{what} Do it anyway?</source>
   <extracomment>desktop/play/bar_words.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Allowed, but:</source>
   <extracomment>desktop/play/interaction.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Points if it ended then: {change}</source>
   <extracomment>desktop/play/interaction.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What comes of it is hidden or random.</source>
   <extracomment>desktop/play/interaction.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{n} more…</source>
   <extracomment>desktop/play/interaction.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>(hidden)</source>
   <extracomment>desktop/play/log_lines.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Taken by itself: {action} (the only option)</source>
   <extracomment>desktop/play/log_lines.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The last, unfinished step was dropped.</source>
   <extracomment>desktop/session/saved.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>damaged file</source>
   <extracomment>desktop/session/saved.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>finished</source>
   <extracomment>desktop/session/saved.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no game and no file called {name}. Games: {games}</source>
   <extracomment>desktop/start.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{file} cannot be opened.</source>
   <extracomment>desktop/start.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>F1: more · Ctrl+P: keep</source>
   <extracomment>desktop/teaching/bubble.py</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Not possible here</source>
   <extracomment>desktop/teaching/bubble.py</extracomment>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>terra_mystica</name>
  <message>
   <source>Take the power</source>
   <extracomment>action.accept.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build the bridge {bridge}</source>
   <extracomment>action.bridge.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build a dwelling on {hex}</source>
   <extracomment>action.build.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Convert: {conversion}</source>
   <extracomment>action.convert.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Advance on {cult}</source>
   <extracomment>action.cult.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Decline</source>
   <extracomment>action.decline.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dig to {terrain}, the long way round</source>
   <extracomment>action.detour.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dig to {terrain}, the short way</source>
   <extracomment>action.dig.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End the turn</source>
   <extracomment>action.end_turn.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Advance on the exchange track</source>
   <extracomment>action.exchange.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play the {faction}</source>
   <extracomment>action.faction.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the favor tile {favor}</source>
   <extracomment>action.favor.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No more</source>
   <extracomment>action.finish.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ordain {workers}</source>
   <extracomment>action.ordain.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pass</source>
   <extracomment>action.pass.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place a dwelling on {hex}</source>
   <extracomment>action.place.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{power_action}</source>
   <extracomment>action.power.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Next: {reward}</source>
   <extracomment>action.reward.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Found a river town on {hex}</source>
   <extracomment>action.river_town.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sacrifice one power for another</source>
   <extracomment>action.sacrifice.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Send a priest to {cult}, steps: {steps}</source>
   <extracomment>action.send.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Advance on the shipping track</source>
   <extracomment>action.shipping.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Special action: {special}</source>
   <extracomment>action.special.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the card {card}</source>
   <extracomment>action.take.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use the keys on {cult}</source>
   <extracomment>action.top.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the tile {town}</source>
   <extracomment>action.town.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Transform {hex}</source>
   <extracomment>action.transform.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Upgrade {hex} to {structure}</source>
   <extracomment>action.upgrade.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shape the land, build towns, and live off what your neighbours build. No luck, all plans.</source>
   <extracomment>catalogue.about</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Terra Mystica</source>
   <extracomment>catalogue.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The cult of air.</source>
   <extracomment>component.air.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Air</source>
   <extracomment>component.air.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Swamp. Points to coins and back; power from spades.</source>
   <extracomment>component.alchemists.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Free step: 1 VP for 1 coin, or 2 coins for 1 VP. Stronghold: 12 power at once, then 2 power per spade used; income 6 coins. At the end 2 coins are 1 VP.</source>
   <extracomment>component.alchemists.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forest. The stronghold gives a favor tile and cult steps.</source>
   <extracomment>component.auren.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No ability at the start. Stronghold: 1 favor tile at once, and a special action: 2 steps on one cult.</source>
   <extracomment>component.auren.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>6 coins.</source>
   <extracomment>component.bonus_coins.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Six coins</source>
   <extracomment>component.bonus_coins.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Income 6 coins.</source>
   <extracomment>component.bonus_coins.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>4 coins; a cult step each round.</source>
   <extracomment>component.bonus_cult.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cult step</source>
   <extracomment>component.bonus_cult.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Income 4 coins. Special action: 1 step on a cult of your choice.</source>
   <extracomment>component.bonus_cult.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 coins; 1 VP per dwelling when passing.</source>
   <extracomment>component.bonus_dwelling.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dwellings</source>
   <extracomment>component.bonus_dwelling.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Income 2 coins. When passing, 1 VP for each of your dwellings on the map.</source>
   <extracomment>component.bonus_dwelling.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3 power and 1 worker.</source>
   <extracomment>component.bonus_power_worker.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power and worker</source>
   <extracomment>component.bonus_power_worker.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Income 3 power and 1 worker.</source>
   <extracomment>component.bonus_power_worker.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 priest.</source>
   <extracomment>component.bonus_priest.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Priest</source>
   <extracomment>component.bonus_priest.name, component.priest.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Income 1 priest.</source>
   <extracomment>component.bonus_priest.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3 power; shipping one more in the action phase.</source>
   <extracomment>component.bonus_shipping.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shipping</source>
   <extracomment>component.bonus_shipping.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Income 3 power. Your shipping value is 1 higher in the action phase until you pass. Not for the final area; no use to Dwarves and Fakirs.</source>
   <extracomment>component.bonus_shipping.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3 power; 3 VP per shipping value when passing.</source>
   <extracomment>component.bonus_shipping_points.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shipping points</source>
   <extracomment>component.bonus_shipping_points.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Promotional card. Income 3 power. When passing, 3 VP times the value of your shipping track.</source>
   <extracomment>component.bonus_shipping_points.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 coins; a free spade each round.</source>
   <extracomment>component.bonus_spade.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spade</source>
   <extracomment>component.bonus_spade.name, component.spade.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Income 2 coins. Special action: transform and build with 1 free spade.</source>
   <extracomment>component.bonus_spade.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 workers; 4 VP each for stronghold and sanctuary.</source>
   <extracomment>component.bonus_stronghold_sanctuary.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stronghold and sanctuary</source>
   <extracomment>component.bonus_stronghold_sanctuary.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Income 2 workers. When passing, 4 VP if your stronghold stands and 4 VP if your sanctuary stands.</source>
   <extracomment>component.bonus_stronghold_sanctuary.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 worker; 2 VP per trading house when passing.</source>
   <extracomment>component.bonus_trading_house.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trading houses</source>
   <extracomment>component.bonus_trading_house.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Income 1 worker. When passing, 2 VP for each of your trading houses on the map.</source>
   <extracomment>component.bonus_trading_house.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Joins two land spaces across the river.</source>
   <extracomment>component.bridge.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bridge</source>
   <extracomment>component.bridge.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Makes the two spaces directly adjacent for everybody. Three per player, never removed.</source>
   <extracomment>component.bridge.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wasteland. One dwelling, double favors, double turns.</source>
   <extracomment>component.chaos_magicians.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Start with 1 dwelling, placed last. 2 favor tiles for each temple and the sanctuary. Stronghold: special action, 2 actions in a row; income 2 workers.</source>
   <extracomment>component.chaos_magicians.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pays for structures and tracks.</source>
   <extracomment>component.coin.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Coin</source>
   <extracomment>component.coin.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unlimited, kept between rounds. At the end three coins are one point.</source>
   <extracomment>component.coin.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 coins become 1 VP.</source>
   <extracomment>component.coins_to_vp.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Coins to point</source>
   <extracomment>component.coins_to_vp.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Free step of the Alchemists: 2 coins for 1 VP.</source>
   <extracomment>component.coins_to_vp.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plains. Cult steps when neighbours take power.</source>
   <extracomment>component.cultists.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 cult step whenever at least one opponent accepts power from your building. Stronghold: 7 VP at once.</source>
   <extracomment>component.cultists.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Swamp. Spades cost priests and score.</source>
   <extracomment>component.darklings.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A bought spade costs 1 priest and gives 2 VP; no exchange track. Stronghold: once, up to 3 workers become priests. The sanctuary pays 2 priests.</source>
   <extracomment>component.darklings.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Up to 3 workers become priests, once.</source>
   <extracomment>component.darklings_ordination.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ordination</source>
   <extracomment>component.darklings_ordination.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When the Darklings build their stronghold: up to 3 workers become priests, one for one.</source>
   <extracomment>component.darklings_ordination.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Yellow; home of Fakirs and Nomads.</source>
   <extracomment>component.desert.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Desert</source>
   <extracomment>component.desert.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On the wheel between wasteland and plains.</source>
   <extracomment>component.desert.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountains. Tunnels instead of ships.</source>
   <extracomment>component.dwarves.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In transform and build, skip 1 space for 2 workers and gain 4 VP; with the stronghold for 1 worker. No shipping.</source>
   <extracomment>component.dwarves.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power value 1; brings workers.</source>
   <extracomment>component.dwelling.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dwelling</source>
   <extracomment>component.dwelling.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Built on a free space of your home terrain within reach. Power value 1. Eight per player.</source>
   <extracomment>component.dwelling.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The cult of earth.</source>
   <extracomment>component.earth.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Earth</source>
   <extracomment>component.earth.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountains. Cheap structures, bridges for workers.</source>
   <extracomment>component.engineers.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Action: a bridge for 2 workers, any number of times. Stronghold: when passing, 3 VP per own bridge that joins two own structures.</source>
   <extracomment>component.engineers.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Desert. Carpets instead of ships.</source>
   <extracomment>component.fakirs.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In transform and build, skip 1 space for 1 priest and gain 4 VP; with the stronghold up to 2 spaces. No shipping, one exchange step; stronghold income 1 priest.</source>
   <extracomment>component.fakirs.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One air step; points for trading houses when passing.</source>
   <extracomment>component.favor_air_1.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Air 1: passing</source>
   <extracomment>component.favor_air_1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 step on air. When passing, 0, 2, 3, 3 or 4 VP for 0, 1, 2, 3 or 4 trading houses on the map.</source>
   <extracomment>component.favor_air_1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two air steps; income 4 power.</source>
   <extracomment>component.favor_air_2.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Air 2: power</source>
   <extracomment>component.favor_air_2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 steps on air. Income: 4 power.</source>
   <extracomment>component.favor_air_2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Three steps on air.</source>
   <extracomment>component.favor_air_3.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Air 3</source>
   <extracomment>component.favor_air_3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3 steps on the cult of air. No lasting ability. Only one copy.</source>
   <extracomment>component.favor_air_3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One earth step; 2 VP per dwelling built.</source>
   <extracomment>component.favor_earth_1.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Earth 1: dwellings</source>
   <extracomment>component.favor_earth_1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 step on earth. 2 VP whenever you build a dwelling.</source>
   <extracomment>component.favor_earth_1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two earth steps; income 1 worker, 1 power.</source>
   <extracomment>component.favor_earth_2.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Earth 2: worker and power</source>
   <extracomment>component.favor_earth_2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 steps on earth. Income: 1 worker and 1 power.</source>
   <extracomment>component.favor_earth_2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Three steps on earth.</source>
   <extracomment>component.favor_earth_3.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Earth 3</source>
   <extracomment>component.favor_earth_3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3 steps on the cult of earth. No lasting ability. Only one copy.</source>
   <extracomment>component.favor_earth_3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One fire step; income 3 coins.</source>
   <extracomment>component.favor_fire_1.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fire 1: coins</source>
   <extracomment>component.favor_fire_1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 step on fire. Income: 3 coins.</source>
   <extracomment>component.favor_fire_1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two fire steps; towns need only power 6.</source>
   <extracomment>component.favor_fire_2.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fire 2: small towns</source>
   <extracomment>component.favor_fire_2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 steps on fire. Your towns need a total power value of 6 instead of 7, at once for all your groups.</source>
   <extracomment>component.favor_fire_2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Three steps on fire.</source>
   <extracomment>component.favor_fire_3.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fire 3</source>
   <extracomment>component.favor_fire_3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3 steps on the cult of fire. No lasting ability. Only one copy.</source>
   <extracomment>component.favor_fire_3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One water step; 3 VP per trading house built.</source>
   <extracomment>component.favor_water_1.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Water 1: trading houses</source>
   <extracomment>component.favor_water_1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 step on water. 3 VP whenever you upgrade a dwelling to a trading house.</source>
   <extracomment>component.favor_water_1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two water steps; a cult step each round.</source>
   <extracomment>component.favor_water_2.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Water 2: cult action</source>
   <extracomment>component.favor_water_2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 steps on water. Special action: 1 step on a cult of your choice.</source>
   <extracomment>component.favor_water_2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Three steps on water.</source>
   <extracomment>component.favor_water_3.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Water 3</source>
   <extracomment>component.favor_water_3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3 steps on the cult of water. No lasting ability. Only one copy.</source>
   <extracomment>component.favor_water_3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The cult of fire.</source>
   <extracomment>component.fire.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fire</source>
   <extracomment>component.fire.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spaces 0 to 10; power at 3, 5, 7 and 10.</source>
   <extracomment>component.air.text, component.earth.text, component.fire.text, component.water.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Green; home of Auren and Witches.</source>
   <extracomment>component.forest.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forest</source>
   <extracomment>component.forest.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On the wheel between lakes and mountains.</source>
   <extracomment>component.forest.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wasteland. Always exactly two spades.</source>
   <extracomment>component.giants.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every transformation into wasteland costs exactly 2 spades. Stronghold: special action, 2 free spades on one reachable space, dwelling at normal cost.</source>
   <extracomment>component.giants.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plains. Points for spades, cheap exchange track.</source>
   <extracomment>component.halflings.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 VP per spade used. Exchange steps cost 1 coin instead of 5. Stronghold: 3 spades at once, then one dwelling at normal cost.</source>
   <extracomment>component.halflings.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Opens the top space of one cult.</source>
   <extracomment>component.key.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Town key</source>
   <extracomment>component.key.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Comes with a town tile and is used up when you enter space 10 of a cult.</source>
   <extracomment>component.key.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Blue; home of Mermaids and Swarmlings.</source>
   <extracomment>component.lake.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lakes</source>
   <extracomment>component.lake.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On the wheel between swamp and forest.</source>
   <extracomment>component.lake.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lakes. River towns and long ships.</source>
   <extracomment>component.mermaids.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A town may skip one river space. Shipping from 1 to 5. Stronghold: a free shipping step with its VP.</source>
   <extracomment>component.mermaids.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gray; home of Dwarves and Engineers.</source>
   <extracomment>component.mountains.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountains</source>
   <extracomment>component.mountains.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On the wheel between forest and wasteland.</source>
   <extracomment>component.mountains.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Desert. Three dwellings, later the sandstorm.</source>
   <extracomment>component.nomads.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Start with 3 dwellings. Stronghold: special action, turn a space sharing a side with an own structure into desert without spades, dwelling at normal cost.</source>
   <extracomment>component.nomads.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Brown; home of Cultists and Halflings.</source>
   <extracomment>component.plains.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plains</source>
   <extracomment>component.plains.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On the wheel between desert and swamp.</source>
   <extracomment>component.plains.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Twelve tokens that circle through three bowls.</source>
   <extracomment>component.power.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power</source>
   <extracomment>component.power.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gained power moves tokens from bowl I to II and on to III; only bowl III can be spent, back to I.</source>
   <extracomment>component.power.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3 power: build a bridge.</source>
   <extracomment>component.power_bridge.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power action: bridge</source>
   <extracomment>component.power_bridge.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay 3 power and build one of your bridges on a free site next to one of your structures.</source>
   <extracomment>component.power_bridge.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>4 power: 7 coins.</source>
   <extracomment>component.power_coins.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power action: coins</source>
   <extracomment>component.power_coins.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay 4 power and gain 7 coins.</source>
   <extracomment>component.power_coins.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>6 power: transform and build with two free spades.</source>
   <extracomment>component.power_double_spade.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power action: two spades</source>
   <extracomment>component.power_double_spade.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay 6 power for a transform and build with 2 free spades.</source>
   <extracomment>component.power_double_spade.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3 power: 1 priest.</source>
   <extracomment>component.power_priest.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power action: priest</source>
   <extracomment>component.power_priest.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay 3 power and take 1 priest from your supply.</source>
   <extracomment>component.power_priest.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>4 power: transform and build with a free spade.</source>
   <extracomment>component.power_spade.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power action: spade</source>
   <extracomment>component.power_spade.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay 4 power for a transform and build with 1 free spade.</source>
   <extracomment>component.power_spade.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 power becomes 1 coin.</source>
   <extracomment>component.power_to_coin.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power to coin</source>
   <extracomment>component.power_to_coin.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Free step: 1 power from bowl III for 1 coin.</source>
   <extracomment>component.power_to_coin.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>5 power become 1 priest.</source>
   <extracomment>component.power_to_priest.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power to priest</source>
   <extracomment>component.power_to_priest.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Free step: 5 power from bowl III for 1 priest from your supply.</source>
   <extracomment>component.power_to_priest.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3 power become 1 worker.</source>
   <extracomment>component.power_to_worker.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power to worker</source>
   <extracomment>component.power_to_worker.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Free step: 3 power from bowl III for 1 worker.</source>
   <extracomment>component.power_to_worker.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>4 power: 2 workers.</source>
   <extracomment>component.power_workers.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power action: workers</source>
   <extracomment>component.power_workers.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay 4 power and gain 2 workers.</source>
   <extracomment>component.power_workers.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>For cults and tracks; seven per player.</source>
   <extracomment>component.priest.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sent to cults or spent on tracks. Gained only while your supply has one.</source>
   <extracomment>component.priest.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 priest becomes 1 worker.</source>
   <extracomment>component.priest_to_worker.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Priest to worker</source>
   <extracomment>component.priest_to_worker.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Free step: 1 priest returns to your supply for 1 worker.</source>
   <extracomment>component.priest_to_worker.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Crossed by ships and bridges; never built on.</source>
   <extracomment>component.river.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>River</source>
   <extracomment>component.river.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Never transformed, never built on. Ships, bridges, tunnels and carpets cross it.</source>
   <extracomment>component.river.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two in bowl II: one leaves, one to III.</source>
   <extracomment>component.sacrifice.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sacrifice power</source>
   <extracomment>component.sacrifice.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Free step: of 2 tokens in bowl II one is removed from the game and the other moves to bowl III.</source>
   <extracomment>component.sacrifice.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power value 3; a favor tile; smaller towns.</source>
   <extracomment>component.sanctuary.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sanctuary</source>
   <extracomment>component.sanctuary.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Upgraded from a temple. Brings a favor tile; a town with it needs only three structures. Power value 3. One per player.</source>
   <extracomment>component.sanctuary.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 VP per dwelling; then 4 power per 4 fire.</source>
   <extracomment>component.score_dwelling_fire.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dwellings / Fire</source>
   <extracomment>component.score_dwelling_fire.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the action phase 2 VP per dwelling built. Afterwards 4 power for every 4 spaces on fire.</source>
   <extracomment>component.score_dwelling_fire.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 VP per dwelling; then a priest per 4 water.</source>
   <extracomment>component.score_dwelling_water.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dwellings / Water</source>
   <extracomment>component.score_dwelling_water.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the action phase 2 VP per dwelling built. Afterwards 1 priest for every 4 spaces on water.</source>
   <extracomment>component.score_dwelling_water.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 VP per spade; then 1 coin per earth space.</source>
   <extracomment>component.score_spade_earth.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spades / Earth</source>
   <extracomment>component.score_spade_earth.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the action phase 2 VP per spade used. Afterwards 1 coin for every space you stand on earth. Never in rounds 5 and 6.</source>
   <extracomment>component.score_spade_earth.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>5 VP per stronghold, sanctuary; a worker per 2 air.</source>
   <extracomment>component.score_stronghold_air.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stronghold or sanctuary / Air</source>
   <extracomment>component.score_stronghold_air.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the action phase 5 VP for building the stronghold or the sanctuary. Afterwards 1 worker for every 2 spaces on air.</source>
   <extracomment>component.score_stronghold_air.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>5 VP per stronghold, sanctuary; a worker per 2 fire.</source>
   <extracomment>component.score_stronghold_fire.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stronghold or sanctuary / Fire</source>
   <extracomment>component.score_stronghold_fire.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the action phase 5 VP for building the stronghold or the sanctuary. Afterwards 1 worker for every 2 spaces on fire.</source>
   <extracomment>component.score_stronghold_fire.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>4 VP per temple; then 2 coins per priest sent.</source>
   <extracomment>component.score_temple_priests.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Temples / Priests</source>
   <extracomment>component.score_temple_priests.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Promotional tile. In the action phase 4 VP per temple built. Afterwards 2 coins for each of your priests on the orders of the cults.</source>
   <extracomment>component.score_temple_priests.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>5 VP per town; then a spade per 4 earth.</source>
   <extracomment>component.score_town_earth.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Towns / Earth</source>
   <extracomment>component.score_town_earth.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the action phase 5 VP per town founded. Afterwards 1 spade for every 4 spaces on earth.</source>
   <extracomment>component.score_town_earth.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3 VP per trading house; a spade per 4 air.</source>
   <extracomment>component.score_trading_air.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trading houses / Air</source>
   <extracomment>component.score_trading_air.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the action phase 3 VP per trading house built. Afterwards 1 spade for every 4 spaces on air.</source>
   <extracomment>component.score_trading_air.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3 VP per trading house; a spade per 4 water.</source>
   <extracomment>component.score_trading_water.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trading houses / Water</source>
   <extracomment>component.score_trading_water.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the action phase 3 VP per trading house built. Afterwards 1 spade for every 4 spaces on water.</source>
   <extracomment>component.score_trading_water.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One step on the terrain wheel.</source>
   <extracomment>component.spade.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Moves a space one step on the terrain wheel. Used at once, never kept.</source>
   <extracomment>component.spade.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two steps on one cult.</source>
   <extracomment>component.special_auren_cult.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cult of the Auren</source>
   <extracomment>component.special_auren_cult.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Special action of the Auren stronghold: 2 steps on one cult.</source>
   <extracomment>component.special_auren_cult.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One step on any cult.</source>
   <extracomment>component.special_bonus_cult.glance, component.special_favor_cult.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cult step (card)</source>
   <extracomment>component.special_bonus_cult.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Special action of the bonus card Cult step: 1 step on a cult of your choice.</source>
   <extracomment>component.special_bonus_cult.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Transform and build with a free spade.</source>
   <extracomment>component.special_bonus_spade.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Free spade</source>
   <extracomment>component.special_bonus_spade.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Special action of the bonus card Spade: transform and build with 1 free spade.</source>
   <extracomment>component.special_bonus_spade.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two actions in a row.</source>
   <extracomment>component.special_double_turn.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Double turn</source>
   <extracomment>component.special_double_turn.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Special action of the Chaos Magicians' stronghold: take 2 complete actions in a row.</source>
   <extracomment>component.special_double_turn.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A bridge for 2 workers.</source>
   <extracomment>component.special_engineer_bridge.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Engineer bridge</source>
   <extracomment>component.special_engineer_bridge.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Action of the Engineers from the first turn: build a bridge for 2 workers, any number of times per round.</source>
   <extracomment>component.special_engineer_bridge.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cult step (favor tile)</source>
   <extracomment>component.special_favor_cult.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Special action of the favor tile Water 2: 1 step on a cult of your choice.</source>
   <extracomment>component.special_favor_cult.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Upgrade a dwelling for nothing.</source>
   <extracomment>component.special_free_trading_house.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Free trading house</source>
   <extracomment>component.special_free_trading_house.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Special action of the Swarmlings' stronghold: upgrade one dwelling to a trading house free of charge.</source>
   <extracomment>component.special_free_trading_house.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two free spades on one space.</source>
   <extracomment>component.special_giants_spades.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Giant spades</source>
   <extracomment>component.special_giants_spades.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Special action of the Giants' stronghold: 2 free spades turn one reachable space into wasteland; a dwelling may follow at normal cost.</source>
   <extracomment>component.special_giants_spades.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn a neighbouring space into desert.</source>
   <extracomment>component.special_sandstorm.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sandstorm</source>
   <extracomment>component.special_sandstorm.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Special action of the Nomads' stronghold: a space sharing a side with an own structure becomes desert without spades; a dwelling may follow at normal cost.</source>
   <extracomment>component.special_sandstorm.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A free dwelling on any free forest space.</source>
   <extracomment>component.special_witches_ride.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Witches' ride</source>
   <extracomment>component.special_witches_ride.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Special action of the Witches' stronghold: place a dwelling on any free forest space, without cost and adjacency.</source>
   <extracomment>component.special_witches_ride.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power value 3; opens your second ability.</source>
   <extracomment>component.stronghold.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stronghold</source>
   <extracomment>component.stronghold.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Upgraded from a trading house. Gives your faction's stronghold ability. Power value 3. One per player.</source>
   <extracomment>component.stronghold.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Black; home of Alchemists and Darklings.</source>
   <extracomment>component.swamp.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Swamp</source>
   <extracomment>component.swamp.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On the wheel between plains and lakes.</source>
   <extracomment>component.swamp.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lakes. Rich start, dear structures, workers for towns.</source>
   <extracomment>component.swarmlings.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3 workers for every town. Stronghold: special action, upgrade a dwelling to a trading house free of charge.</source>
   <extracomment>component.swarmlings.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power value 2; a favor tile and priests.</source>
   <extracomment>component.temple.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Temple</source>
   <extracomment>component.temple.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Upgraded from a trading house. Brings a favor tile at once and a priest each round. Power value 2. Three per player.</source>
   <extracomment>component.temple.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>5 VP, 6 coins, a key.</source>
   <extracomment>component.town_coins.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Town: coins</source>
   <extracomment>component.town_coins.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>5 VP, 6 coins and 1 key.</source>
   <extracomment>component.town_coins.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>8 VP, a step on each cult, a key.</source>
   <extracomment>component.town_cult.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Town: cults</source>
   <extracomment>component.town_cult.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>8 VP and 1 key, then 1 step on each of the four cults.</source>
   <extracomment>component.town_cult.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 VP, two steps on each cult, two keys.</source>
   <extracomment>component.town_double_cult.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Town: double cults</source>
   <extracomment>component.town_double_cult.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Promotional tile. 2 VP and 2 keys, then 2 steps on each of the four cults.</source>
   <extracomment>component.town_double_cult.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>11 VP, a key.</source>
   <extracomment>component.town_points.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Town: points</source>
   <extracomment>component.town_points.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Promotional tile. 11 VP and 1 key.</source>
   <extracomment>component.town_points.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>6 VP, 8 power, a key.</source>
   <extracomment>component.town_power.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Town: power</source>
   <extracomment>component.town_power.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>6 VP, 8 power and 1 key.</source>
   <extracomment>component.town_power.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>9 VP, 1 priest, a key.</source>
   <extracomment>component.town_priest.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Town: priest</source>
   <extracomment>component.town_priest.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>9 VP, 1 priest from your supply and 1 key.</source>
   <extracomment>component.town_priest.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>4 VP, a free shipping step, a key.</source>
   <extracomment>component.town_shipping.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Town: shipping</source>
   <extracomment>component.town_shipping.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Promotional tile. 4 VP, 1 key and a free shipping step with its VP. Fakirs: carpets skip 1 space more instead. Dwarves: nothing more.</source>
   <extracomment>component.town_shipping.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>7 VP, 2 workers, a key.</source>
   <extracomment>component.town_workers.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Town: workers</source>
   <extracomment>component.town_workers.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>7 VP, 2 workers and 1 key.</source>
   <extracomment>component.town_workers.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power value 2; brings coins and power.</source>
   <extracomment>component.trading_house.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trading house</source>
   <extracomment>component.trading_house.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Upgraded from a dwelling; half the coins next to an opponent. Power value 2. Four per player.</source>
   <extracomment>component.trading_house.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The most at the end wins.</source>
   <extracomment>component.victory_point.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Victory point</source>
   <extracomment>component.victory_point.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You start with 20. Taking neighbours' power costs some; never below 0.</source>
   <extracomment>component.victory_point.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 VP becomes 1 coin.</source>
   <extracomment>component.vp_to_coin.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Point to coin</source>
   <extracomment>component.vp_to_coin.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Free step of the Alchemists: 1 VP for 1 coin.</source>
   <extracomment>component.vp_to_coin.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Red; home of Chaos Magicians and Giants.</source>
   <extracomment>component.wasteland.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wasteland</source>
   <extracomment>component.wasteland.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On the wheel between mountains and desert.</source>
   <extracomment>component.wasteland.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The cult of water.</source>
   <extracomment>component.water.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Water</source>
   <extracomment>component.water.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forest. Towns score more; dwellings anywhere in forests.</source>
   <extracomment>component.witches.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>5 VP more for every town. Stronghold: special action, a free dwelling on any free forest space, without adjacency.</source>
   <extracomment>component.witches.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pays for structures and spades.</source>
   <extracomment>component.worker.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Worker</source>
   <extracomment>component.worker.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unlimited, kept between rounds. Converts to a coin.</source>
   <extracomment>component.worker.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 worker becomes 1 coin.</source>
   <extracomment>component.worker_to_coin.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Worker to coin</source>
   <extracomment>component.worker_to_coin.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Free step: 1 worker for 1 coin.</source>
   <extracomment>component.worker_to_coin.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a site for your bridge.</source>
   <extracomment>decision.action_bridge.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Into which terrain do you transform {hex}? (free spades: {free})</source>
   <extracomment>decision.action_transform.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build a dwelling on the new home terrain?</source>
   <extracomment>decision.build_after_transform.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a cult to advance on (steps: {steps}).</source>
   <extracomment>decision.choose_cult.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a faction.</source>
   <extracomment>decision.choose_faction.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take a favor tile.</source>
   <extracomment>decision.choose_favor.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take your first bonus card.</source>
   <extracomment>decision.choose_first_bonus.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which reward do you take next?</source>
   <extracomment>decision.choose_reward_order.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose one of the two factions of your colour: {terrain}.</source>
   <extracomment>decision.choose_side.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>More tracks would reach space 10 than you have keys ({keys}). Which ones do?</source>
   <extracomment>decision.choose_top_tracks.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A town! Take a town tile.</source>
   <extracomment>decision.choose_town_tile.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use the spades of the cult bonus (left: {free}).</source>
   <extracomment>decision.cult_spades.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A neighbour took power: choose a cult for your step.</source>
   <extracomment>decision.cultist_step.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Double turn: take your second action.</source>
   <extracomment>decision.double_turn_second.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Free steps if you like, then end your turn.</source>
   <extracomment>decision.free_step.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which dwelling becomes a trading house for free?</source>
   <extracomment>decision.free_trading_house.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{rival} built on {hex}. Take {power} power for {price} VP?</source>
   <extracomment>decision.leech.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your turn in round {round}: free steps if you like, then one action.</source>
   <extracomment>decision.main_action.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a space for your free spades (left: {free}).</source>
   <extracomment>decision.next_spade.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How many workers become priests?</source>
   <extracomment>decision.ordination.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take a bonus card for the next round.</source>
   <extracomment>decision.pass_card.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place a first dwelling on a free space of your home terrain.</source>
   <extracomment>decision.place_dwelling.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which space does the sandstorm turn into desert?</source>
   <extracomment>decision.sandstorm.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where do the Witches land?</source>
   <extracomment>decision.witches_ride.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} builds the bridge {bridge}.</source>
   <extracomment>event.bridge_built.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} builds a {structure} on {hex}.</source>
   <extracomment>event.built.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} takes the card {card}.</source>
   <extracomment>event.card_taken.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} climbs on {cult} to space {space}.</source>
   <extracomment>event.cult_advanced.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} declines {power} power.</source>
   <extracomment>event.declined.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} now pays {workers} per spade.</source>
   <extracomment>event.exchange_advanced.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} plays the {faction}.</source>
   <extracomment>event.faction_chosen.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} takes the favor tile {favor}.</source>
   <extracomment>event.favor_tile.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} gains {amount} {resource} ({source}).</source>
   <extracomment>event.gained.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} loses {amount} {resource} for want of room ({source}).</source>
   <extracomment>event.lost.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} gives {points} VP ({source}).</source>
   <extracomment>event.lost_points.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} pays {amount} {resource} ({source}).</source>
   <extracomment>event.paid.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} passes.</source>
   <extracomment>event.passed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player}: {power_action}.</source>
   <extracomment>event.power_action.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} sends a priest to {cult} (steps: {steps}).</source>
   <extracomment>event.priest_sent.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Round {round} begins: {scoring}.</source>
   <extracomment>event.round_started.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} sacrifices a power token.</source>
   <extracomment>event.sacrificed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} scores {points} VP ({source}).</source>
   <extracomment>event.scored.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} now has shipping {value}.</source>
   <extracomment>event.shipping_advanced.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} reaches {hex} by tunnel or carpet.</source>
   <extracomment>event.skipped.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} uses a special action: {special}.</source>
   <extracomment>event.special_used.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} founds a town: {hexes}.</source>
   <extracomment>event.town_founded.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} takes the tile {town}.</source>
   <extracomment>event.town_tile.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} turns {hex} into {terrain} (spades: {spades}).</source>
   <extracomment>event.transformed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} upgrades {hex} to {structure}.</source>
   <extracomment>event.upgraded.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Cultists gain 1 power when everybody declines theirs.</source>
   <extracomment>option.cultists_errata_power.help</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power for the Cultists</source>
   <extracomment>option.cultists_errata_power.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How factions are found: the introductory set-up, chosen in order, a dealt colour with choice of the side, or all by chance.</source>
   <extracomment>option.faction_selection.help</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Factions</source>
   <extracomment>option.faction_selection.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A tenth bonus card that scores shipping when passing.</source>
   <extracomment>option.promo_shipping_card.help</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Promotional bonus card</source>
   <extracomment>option.promo_shipping_card.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A ninth scoring tile for temples and priests.</source>
   <extracomment>option.promo_temple_tile.help</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Promotional scoring tile</source>
   <extracomment>option.promo_temple_tile.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Four more town tiles: double cults, shipping twice, points.</source>
   <extracomment>option.promo_town_tiles.help</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Promotional town tiles</source>
   <extracomment>option.promo_town_tiles.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The order of passing becomes the whole turn order of the next round.</source>
   <extracomment>option.variable_turn_order.help</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn order by passing</source>
   <extracomment>option.variable_turn_order.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Faction abilities</source>
   <extracomment>source.ability.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Largest area</source>
   <extracomment>source.area.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cults at the end</source>
   <extracomment>source.cults.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power from neighbours</source>
   <extracomment>source.leech.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Resources left</source>
   <extracomment>source.resources.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Round tiles</source>
   <extracomment>source.round_tile.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Start</source>
   <extracomment>source.start.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Towns</source>
   <extracomment>source.town.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tracks</source>
   <extracomment>source.track.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How rule numbers, short words and screen hints work.</source>
   <extracomment>topic.about_these_rules.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each rule of the game has a stable number such as TM-8.3.2. Whenever the program refuses a gesture or explains a tile, it names the rule, so you can look it up here.

Short forms: C coins, W workers, P priests, PW power, VP victory points. Three numbers with slashes are your bowls, for example 5/7/0.

All divisions round down and no amount ever becomes negative. Chance ends with the set-up: from then on everything lies open on the table, so every result follows from what the players choose.

Where the printed rules leave a gap, the program follows statements of the designers and established play; the remaining gaps are decided once and for all players alike.</source>
   <extracomment>topic.about_these_rules.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every rule carries a number, and tooltips quote it. Divisions round down, nothing drops below zero, and after the set-up there is no luck at all.</source>
   <extracomment>topic.about_these_rules.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>About these rules</source>
   <extracomment>topic.about_these_rules.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A shared side, or anybody's bridge between two spaces.</source>
   <extracomment>topic.adjacency.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Direct adjacency is the strong kind. It exists between two land spaces with a common side, and between the two ends of a bridge. A bridge works for everybody, whoever paid for it: your opponent's bridge can make you neighbours, with all that follows.

Direct adjacency decides who is offered power when something is built, whether a trading house is cheaper, which structures form a town, what you can reach, and which structures hang together in the final area scoring.

One exception: the sandstorm of the Nomads never crosses a bridge.</source>
   <extracomment>topic.adjacency.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two land spaces are directly adjacent if they share a side or a bridge joins them, no matter whose bridge. This counts for power, discounts, towns, reach and area.</source>
   <extracomment>topic.adjacency.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Directly adjacent</source>
   <extracomment>topic.adjacency.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn points into coins and coins into points.</source>
   <extracomment>topic.alchemists.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Alchemists of the swamp hold the philosopher's stone. In their own turn they may change one victory point into one coin, or two coins into one victory point, as often as they like, as long as points stay at zero or above. At the end two coins are worth a point for them instead of three.

Their stronghold gives twelve power on the spot, nearly a full turn of the bowls. From then on every spade they use gives two power, bought or free, even in the closing phase; spades used earlier do not count. The stronghold's income is six coins instead of power.</source>
   <extracomment>topic.alchemists.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As a free step: 1 point for 1 coin, or 2 coins for 1 point. Stronghold: 12 power at once, then 2 power for every spade used. Two leftover coins are a point at the end.</source>
   <extracomment>topic.alchemists.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Alchemists</source>
   <extracomment>component.alchemists.name, topic.alchemists.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>18, 12 and 6 points for the largest connected areas.</source>
   <extracomment>topic.area_scoring.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Find your largest group of structures that hang together, directly or indirectly. Every structure counts one, whatever its kind. Each hop across the river may use the full value of your shipping track, and there may be any number of hops; the shipping bonus card does not count.

Dwarves connect structures with at most one space between them. Fakirs do the same, and with their stronghold across two spaces. Nothing is paid for it. The Witches' ride connects nothing.

The three largest areas score eighteen, twelve and six points. Ties share as on the cults: two leaders get fifteen each, three get twelve.</source>
   <extracomment>topic.area_scoring.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Count the structures of your largest group, connected directly or by your shipping track. 18, 12 and 6 points, ties shared. Dwarves and Fakirs use tunnels and carpets for free.</source>
   <extracomment>topic.area_scoring.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Scoring the largest area</source>
   <extracomment>topic.area_scoring.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No early gift; the stronghold opens favor and cults.</source>
   <extracomment>topic.auren.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Auren of the forest begin without any ability. Everything waits in their stronghold.

When it is built they take a favor tile, just as for a temple. And each round they have a special action: two steps on one cult track. Both steps go to the same track, and the top space still needs a key.

With that gift they climb without spending priests, so cult bonuses and the final cult scoring suit them well.</source>
   <extracomment>topic.auren.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No ability at the start. Building the stronghold brings a favor tile at once, and from then on a special action: two steps on one cult track each round.</source>
   <extracomment>topic.auren.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Auren</source>
   <extracomment>component.auren.name, topic.auren.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One card a round: extra income and sometimes more.</source>
   <extracomment>topic.bonus_cards.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Three more cards than players are drawn for the game; the rest stay in the box. First cards are taken from the last seat backwards, then one coin is put on each of the three cards left over. Cards nobody takes gather a coin every round.

Your card pays its income at the start of each round you hold it. Some carry more: a free spade, a cult step, one more shipping, or points for your buildings when you pass with it.

The shipping card counts only in the action phase until you pass. It moves no marker, gives no points, may exceed the track by one, and is useless to Dwarves and Fakirs and for the final area.</source>
   <extracomment>topic.bonus_cards.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Players plus three cards are in play. Everyone holds one; it pays income, and some give a special action, shipping, or points when you pass and hand it back.</source>
   <extracomment>topic.bonus_cards.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bonus cards</source>
   <extracomment>source.bonus_card.label, topic.bonus_cards.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Three per player, on marked sites across the river.</source>
   <extracomment>topic.bridges.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There are 29 bridge sites: pairs of land spaces that do not touch, but have exactly two common neighbours, both river. Each site holds one bridge.

You build a bridge by the power action, or as the Engineers for two workers. At least one end must carry one of your own structures; the other end may be empty, foreign terrain, or even an opponent's building. You have three bridges for the whole game and none is ever removed. Without a bridge left or without a free site the action cannot be chosen.

The two ends are directly adjacent from that moment, so a town may arise at once. Transforming or building on the far side takes another action.</source>
   <extracomment>topic.bridges.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A bridge joins two land spaces whose two common neighbours are both river; one end must carry a structure of yours. The spaces are directly adjacent at once, for everyone and for good.</source>
   <extracomment>topic.bridges.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bridges</source>
   <extracomment>topic.bridges.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One dwelling to begin, two favor tiles each time.</source>
   <extracomment>topic.chaos_magicians.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Chaos Magicians of the wasteland start with a single dwelling, placed after everyone else's, and with four workers. For every temple and for the sanctuary they take two different favor tiles instead of one.

Their stronghold gives a double turn: once a round, as a special action, they take two complete actions in a row, each with its rewards and offers, with free steps between. The second may be a pass. If the first is a pass, the second is lost. The double turn cannot be used inside itself.

The stronghold's income is two workers instead of power, and it is cheap.</source>
   <extracomment>topic.chaos_magicians.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>They start with one dwelling, placed last, and 4 workers. Each temple and the sanctuary brings two favor tiles. Stronghold: special action, two actions in a row.</source>
   <extracomment>topic.chaos_magicians.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Chaos Magicians</source>
   <extracomment>component.chaos_magicians.name, topic.chaos_magicians.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pick in turn, choose a side, or let chance decide.</source>
   <extracomment>topic.choosing_factions.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seats are numbered clockwise from the start player, and this order of seats never changes. Who starts is chosen by the host or drawn.

There are four ways to get a faction. In the introductory game they are given. Otherwise players choose in order from the start player, each taking any faction whose colour is still free; or everyone receives a random colour and then picks one of its two sides; or both colour and side are drawn.

Choosing a faction also takes its colour: the other faction of the same board is out of the game. Scoring tiles and bonus cards are already visible.</source>
   <extracomment>topic.choosing_factions.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The host names the start player or lets the program draw. Factions are fixed, chosen in order, given by colour with a choice of side, or completely random. One colour, one player.</source>
   <extracomment>topic.choosing_factions.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Start player and factions</source>
   <extracomment>topic.choosing_factions.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seven colours, two factions each, and a few strict limits.</source>
   <extracomment>topic.components.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There are seven faction boards, one per colour, with a faction on either side: fourteen factions in all. Because a colour can be taken only once, the two factions of one board never meet, and at most five colours are in play.

Some things are endless: coins, workers, victory points and terrain tiles. Others are strictly counted: your 8 dwellings, 4 trading houses, 3 temples, stronghold and sanctuary, your 7 priests, your 3 bridges and the 12 power tokens you begin with, which can only become fewer.

Shared and limited are the 10 town tiles, the 28 favor tiles and the bonus cards laid out for this game.</source>
   <extracomment>topic.components.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each colour has 8 dwellings, 4 trading houses, 3 temples, 1 stronghold, 1 sanctuary, 7 priests and 3 bridges. Coins, workers and terrain tiles never run out; those pieces do.</source>
   <extracomment>topic.components.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is in the box</source>
   <extracomment>topic.components.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power into goods and goods downwards, before or after your action.</source>
   <extracomment>topic.conversions.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In your own turn you may convert as often as you like, before or after your action: five power into a priest, three power into a worker, one power into a coin, a priest into a worker, a worker into a coin. A priest therefore reaches a coin in two conversions. Nothing ever goes upwards.

Conversions cannot interrupt an action: what it costs must be in your hands when it begins.

Turning power into a priest needs a priest in your supply. The Alchemists know two conversions of their own, points into coins and coins into points.</source>
   <extracomment>topic.conversions.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As free steps: 5 power for a priest, 3 for a worker, 1 for a coin; a priest becomes a worker, a worker a coin. Never the other way, and never in the middle of an action.</source>
   <extracomment>topic.conversions.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Conversions</source>
   <extracomment>source.conversion.label, topic.conversions.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Six rounds: income, actions, cult bonuses; then final scoring.</source>
   <extracomment>topic.course_of_the_game.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game lasts six rounds. Each begins with income for everybody, goes on with actions until all have passed, and ends with cult bonuses and clean-up. Round 6 has no closing phase; it leads straight to the final scoring.

In your turn you may make free steps, then take exactly one action, collect what it earns, let the others answer their power offers, and make free steps again.

Once you have passed you take no more turns in that round, but you still answer offers. If all others have passed, you go on alone for as many turns as you like. At every moment the program asks exactly one player exactly one question.</source>
   <extracomment>topic.course_of_the_game.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each of six rounds has income, actions and a closing phase with cult bonuses and clean-up. After the actions of round 6 comes the final scoring. Passed players still answer power offers.</source>
   <extracomment>topic.course_of_the_game.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rounds and phases</source>
   <extracomment>topic.course_of_the_game.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The round tile pays for your place on its cult.</source>
   <extracomment>topic.cult_bonuses.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When all have passed in rounds 1 to 5, the right half of the round's tile is paid: its bonus for every full number of spaces you stand on that cult. Where you stand counts, not what you climbed in this round. Coins, workers, priests and power are gained by the usual rules, and power costs no points here.

Players are served in the turn order of the next round, which matters when spades are handed out.

Then everything is prepared for the next round: all action tokens are removed, each of the three cards without owner gets one more coin, the tile is turned down, the first to pass becomes start player, and everyone is active again.</source>
   <extracomment>topic.cult_bonuses.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After rounds 1 to 5 the round's tile pays its bonus for every so many spaces you stand on its cult, in next round's order. Then tokens are removed and free bonus cards gain a coin.</source>
   <extracomment>topic.cult_bonuses.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cult bonuses and clean-up</source>
   <extracomment>topic.cult_bonuses.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>8, 4 and 2 points for the first three on each track.</source>
   <extracomment>topic.cult_scoring.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each cult is scored on its own: eight points for the highest marker, four for the second and two for the third. A marker on space 0 never scores, even if nobody else is on the track.

Tied players take the points of all the places they fill together and share them evenly, rounded down. Two leaders get six each and the next player two; three leaders get four each; two players tied for second get three each.

With two players there are just the first two places.</source>
   <extracomment>topic.cult_scoring.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On each of the four tracks the highest marker scores 8, the second 4, the third 2. Tied players add the points of their places and share them, rounded down. Space 0 scores nothing.</source>
   <extracomment>topic.cult_scoring.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Scoring the cults</source>
   <extracomment>topic.cult_scoring.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use them at once, spread freely, without building.</source>
   <extracomment>topic.cult_spades.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Some round tiles pay spades. In the order of the next round each player uses all of theirs before the next one does. You may spread them over several reachable spaces, or put several on one.

It is pure terraforming: no dwelling is built, no spade is bought, no tunnel or carpet is used, and neither your old nor your new shipping card helps. Giants need two spades for a space, so an odd one is lost.

You may leave spades unused. Halflings and Alchemists gain their reward for used ones even now, but the round tile's points for spades are over.</source>
   <extracomment>topic.cult_spades.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spades from a cult bonus are used before the next player's turn, on any reachable spaces. No dwelling, no bought spade, no tunnel or carpet, no shipping card. Unused ones are lost.</source>
   <extracomment>topic.cult_spades.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spades from a cult bonus</source>
   <extracomment>topic.cult_spades.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Climb fire, water, earth and air; power at 3, 5, 7, 10.</source>
   <extracomment>topic.cult_tracks.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your markers climb four tracks: fire, water, earth and air. They never move back, so every reward is gained once: one power on space 3, two on 5, two on 7, three on 10, whether you stop there or pass by.

You climb by sending priests, with favor tiles, with the town tile that lifts all four cults, with special actions, and as the Cultists whenever a neighbour takes power from your building.

High positions pay twice: through the cult bonus at the end of a round, and in the final scoring, where the first three places of each track score.</source>
   <extracomment>topic.cult_tracks.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each cult has spaces 0 to 10. Entering or passing 3 gives 1 power, 5 and 7 give 2 each, 10 gives 3. Any number of markers share a space, except space 10.</source>
   <extracomment>topic.cult_tracks.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The four cults</source>
   <extracomment>topic.cult_tracks.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A cult step whenever a neighbour takes your power.</source>
   <extracomment>topic.cultists.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Cultists of the plains turn their neighbours' greed into faith. Whenever at least one opponent accepts power because they built or upgraded, they take one step on a cult of their choice: one step per event, however many accept. It is compulsory, and the track is chosen after all have answered.

If everybody declines there is no step. With an option from later printings they gain one power instead, provided that somebody could have taken power and all of them said no. The option is off by default.

Their stronghold is worth seven points at once.</source>
   <extracomment>topic.cultists.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>If at least one opponent accepts power from your build or upgrade, take one step on a cult of your choice, once per event. Stronghold: 7 points at once.</source>
   <extracomment>topic.cultists.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cultists</source>
   <extracomment>component.cultists.name, topic.cultists.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Priests dig for them, and every such spade scores.</source>
   <extracomment>topic.darklings.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Darklings of the swamp let their priests dig. A bought spade costs them one priest, never workers, and brings two points. Free spades cost nothing and bring no such points. They have no exchange track, so that action does not exist for them.

They start with a single worker but with a priest in hand.

When the stronghold is built they may ordain: once, now or never, up to three workers become priests, one for one, limited by the workers at hand and the priests in their supply. Their sanctuary pays two priests each round.</source>
   <extracomment>topic.darklings.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each bought spade costs a priest instead of workers and gives 2 points; no exchange track. Stronghold: once, turn up to three workers into priests. Sanctuary income is 2 priests.</source>
   <extracomment>topic.darklings.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Darklings</source>
   <extracomment>component.darklings.name, topic.darklings.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No ships; tunnels under one space for workers and points.</source>
   <extracomment>topic.dwarves.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Dwarves of the mountains have no ships. In any transform and build they may tunnel instead: reach a space at distance two by skipping one space of any kind, for two workers and four points. With the stronghold a tunnel costs one worker.

It works only when needed. A space directly adjacent to one of their structures, even by bridge, needs no tunnel and allows none. One tunnel per action: it serves transforming and building on that space together, but coming back later to build needs, and scores, another. With two free spades only one of the spaces may be tunnelled to. Tunnels do not work for cult spades.

In the final area a gap of one space counts as connected.</source>
   <extracomment>topic.dwarves.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In transform and build they may skip one space for 2 workers and gain 4 points, only where it is needed. The stronghold lowers this to 1 worker. No shipping.</source>
   <extracomment>topic.dwarves.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dwarves</source>
   <extracomment>component.dwarves.name, topic.dwarves.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After round 6: cults, area, resources; most points win.</source>
   <extracomment>topic.end_of_game.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game ends when everybody has passed in round 6. Three things are still scored: the four cults, the largest connected area, and what you have left.

For the last part everything is turned into coins: workers and priests count one each, power in bowl III one each, and every two tokens in bowl II another one, by sacrificing. Three coins give one point; for Alchemists two are enough. This happens automatically.

Whoever has the most points wins. There is no tie-break: players with equal points share the victory.</source>
   <extracomment>topic.end_of_game.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When all have passed in round 6, score the cults, the largest area and your leftovers: three coins are one point, two for Alchemists. Most points win; ties share the victory.</source>
   <extracomment>topic.end_of_game.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End of the game</source>
   <extracomment>topic.end_of_game.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cheap structures and bridges for two workers.</source>
   <extracomment>topic.engineers.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Engineers of the mountains build cheaply and begin poorly, with ten coins and two workers; their dwellings pay less too, and the second temple pays five power instead of a priest.

For two workers they build a bridge, as an action, as often per round as they like; the power action for bridges remains open to them as well. They still have only three bridges.

With the stronghold each pass is worth three points for every own bridge that has own structures on both ends, in the round it is built, in every later one, and in the last.</source>
   <extracomment>topic.engineers.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Their structures are cheap. As an action they build a bridge for 2 workers, any number of times. Stronghold: when passing, 3 points per own bridge joining two own structures.</source>
   <extracomment>topic.engineers.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Engineers</source>
   <extracomment>component.engineers.name, topic.engineers.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 workers, 5 coins, 1 priest: cheaper spades, 6 points.</source>
   <extracomment>topic.exchange_track.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Better tools: for two workers, five coins and one priest your marker moves up one space, and a spade costs one worker less, first two, then one. Each step is also worth six points, which makes it a fair purchase even late in the game.

The Halflings pay one coin instead of five. The Fakirs have only a single step, from three workers to two. The Darklings have no such track, because they pay priests for their spades; for them, and for everyone on the last space, the action does not exist.</source>
   <extracomment>topic.exchange_track.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay 2 workers, 5 coins and 1 priest to lower the price of a spade from 3 to 2, then to 1 worker. Each step gives 6 points. Halflings pay only 1 coin.</source>
   <extracomment>topic.exchange_track.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Advancing the exchange track</source>
   <extracomment>topic.exchange_track.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Starting goods, twelve power, twenty points, a few cult steps.</source>
   <extracomment>topic.faction_boards.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The board tells what you begin with: coins, workers, perhaps a priest, and twelve power tokens in bowls I and II; bowl III is empty. Seven priests and three bridges wait beside the board as your own supply; a starting priest comes from there.

Your shipping starts on 0, Mermaids on 1; Dwarves and Fakirs have no such track. Your exchange track starts on three workers per spade; Darklings have none. Everybody has 20 points.

Each cult symbol printed on the board lifts that marker by one, at most to 2, so no power is gained. Structures stand on their rows and are always taken from the left.</source>
   <extracomment>topic.faction_boards.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You begin with the coins, workers and priests of your board, twelve power in bowls I and II, 20 points, shipping 0 and three workers per spade. Cult symbols move your markers up.</source>
   <extracomment>topic.faction_boards.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your faction board</source>
   <extracomment>topic.faction_boards.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two per colour, each with its own start, prices and gifts.</source>
   <extracomment>topic.factions_overview.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each colour has two factions. Swamp: Alchemists and Darklings. Forest: Auren and Witches. Wasteland: Chaos Magicians and Giants. Plains: Cultists and Halflings. Mountains: Dwarves and Engineers. Desert: Fakirs and Nomads. Lakes: Mermaids and Swarmlings.

Most begin with 15 coins, 3 workers and bowls 5/7/0, and build at the usual prices; Engineers build cheaply with a poor start, Swarmlings build dearly with a rich one. Strongholds and sanctuaries have individual prices and incomes.

All but the Auren have an ability from the first turn. Building the stronghold adds another: a gift on the spot, a lasting improvement, or a special action that may be used in the same round.</source>
   <extracomment>topic.factions_overview.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Factions differ in what they start with, what structures cost and pay, and in two abilities: one from the beginning and one with the stronghold, at once or as a special action.</source>
   <extracomment>topic.factions_overview.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The fourteen factions</source>
   <extracomment>topic.factions_overview.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No ships; carpets over one space for a priest.</source>
   <extracomment>topic.fakirs.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Fakirs of the desert own flying carpets instead of ships. In any transform and build they may skip one space of any kind for one priest and gain four points, under the same limits as the Dwarves' tunnels: only when needed, once per action, never with cult spades.

With the stronghold a carpet may skip one space or two, at the same price and reward, and the stronghold pays a priest each round instead of power.

Their exchange track has a single step, from three workers to two. In the final area their structures count as connected across one space, with the stronghold across two.</source>
   <extracomment>topic.fakirs.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In transform and build they may fly over one space for 1 priest and gain 4 points. The stronghold makes it one or two spaces and pays a priest. One exchange step only, no shipping.</source>
   <extracomment>topic.fakirs.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fakirs</source>
   <extracomment>component.fakirs.name, topic.fakirs.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One per temple and sanctuary: cult steps and a lasting gift.</source>
   <extracomment>topic.favor_tiles.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A new temple or your sanctuary entitles you to a favor tile at once; Chaos Magicians take two, Auren also one for their stronghold. You choose any kind that still has copies and that you do not own yet. If you take several, each is finished before the next is chosen.

First you make the tile's steps on its cult, with all power they bring. Then its ability is yours for the rest of the game, beginning immediately: points for building count in this round already, the special action may be used in this round, income comes from the next income phase.

There are twelve kinds, four with three steps and nothing else, four with two steps and four with one.</source>
   <extracomment>topic.favor_tiles.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each temple and the sanctuary brings one favor tile, Chaos Magicians take two. First climb its cult, then own its ability from now on. Never two of the same kind.</source>
   <extracomment>topic.favor_tiles.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Favor tiles</source>
   <extracomment>source.favor_tile.label, topic.favor_tiles.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Once around, once back; Nomads and Chaos Magicians at the end.</source>
   <extracomment>topic.first_dwellings.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Starting with the first seat everybody places one dwelling; then, beginning with the last seat, everybody places a second. After that the Nomads put down their third and the Chaos Magicians their single one, having been skipped in both rounds.

The only condition is a free space that is printed in your home terrain. Nothing has to be adjacent, nothing is transformed and nothing is paid. Nor does anything happen: no points, no towns, no power for neighbours.

The dwellings come from the left of your row, and the spaces they leave show part of your income. In the introductory game the places are given.</source>
   <extracomment>topic.first_dwellings.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place one dwelling each in seat order, then a second in reverse. Nomads then add a third, Chaos Magicians their only one. Any free space of your home terrain will do.</source>
   <extracomment>topic.first_dwellings.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First dwellings</source>
   <extracomment>topic.first_dwellings.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Four connected structures with power seven make a town.</source>
   <extracomment>topic.founding_a_town.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whenever you build, upgrade or place a bridge, the program looks at your directly connected structures that belong to no town yet. If there are at least four of them with a total power value of seven, they become a town. With the sanctuary among them three are enough; with the favor tile Fire 2 a total of six is enough.

Taking that tile checks all your groups and may found several towns at once. If a bridge joins two groups they are checked together.

All connected structures belong to the town, however many. Founding is compulsory while a town tile is left; with none left there are no further towns.</source>
   <extracomment>topic.founding_a_town.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A town arises by itself when at least four own structures, directly connected and in no town yet, have a power value of 7 together. Three suffice with the sanctuary, 6 with Fire 2.</source>
   <extracomment>topic.founding_a_town.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Founding a town</source>
   <extracomment>topic.founding_a_town.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Convert, sacrifice or found a river town around your action.</source>
   <extracomment>topic.free_steps.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Free steps are no action and there is no limit to them: conversions, sacrifices of power, the two conversions of the Alchemists, and the river town of the Mermaids. You make them before or after your action, and between the two actions of a double turn.

An action is over only when all its rewards have been taken: favor tile, town tile, ordination, free spades. Until then no free step is possible. Workers for the Darklings' ordination, for instance, must be there before the stronghold is built, or come from a reward of the same action.

After a pass there are no free steps. Make them first; nothing is lost.</source>
   <extracomment>topic.free_steps.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Before and after your action you may convert, sacrifice power, use Alchemist conversions or found a Mermaid river town. Not in the middle of an action, and not after passing.</source>
   <extracomment>topic.free_steps.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Free steps</source>
   <extracomment>topic.free_steps.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tokens move from bowl I to II, then to III.</source>
   <extracomment>topic.gaining_power.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power is not collected, it circulates. For every point you gain, one token moves from bowl I to bowl II. Only when bowl I is empty do tokens move on from bowl II to bowl III, where they can be spent. If bowls I and II are both empty, the rest of the gain is lost.

So the most that can help you is twice bowl I plus bowl II.

Power comes from neighbours' building, from trading houses and most strongholds, from two bonus cards, two favor tiles, one town tile and one scoring tile, from climbing on the cults, and for a few factions from their own abilities.</source>
   <extracomment>topic.gaining_power.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each point of power moves one token: out of bowl I as long as it has any, otherwise from II to III. With everything in III, further power is lost.</source>
   <extracomment>topic.gaining_power.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gaining power</source>
   <extracomment>topic.gaining_power.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Import and export games of the best-known online platform.</source>
   <extracomment>topic.game_logs.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The program reads and writes the language of the best-known online platform: one row per turn, with commands such as build, dig, upgrade or leech, and often with the values of the player after the row. An import plays the commands through our rules and compares points, coins, workers, priests, bowls and cults.

That platform is more patient than the table. Offers may be answered later, at the latest by one's next action; conversions may stand inside an action; spades are rewarded when gained; a step blocked at 9 is made good when a key follows in the same turn. Only a replay tolerates this, never normal play.

Games with other maps, other factions or players who left are refused.</source>
   <extracomment>topic.game_logs.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Games recorded online can be replayed and checked row by row, and your own games written in the same language. Imported games may answer offers late and convert inside actions, as that platform allows.</source>
   <extracomment>topic.game_logs.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Logs of public games</source>
   <extracomment>topic.game_logs.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open information, lost gains, and what may not be refused.</source>
   <extracomment>topic.general_clauses.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Everything on boards, cards and tracks is open to all. Gains you have no room for are lost: priests without supply, power with full bowls, cult steps at the end.

An action is allowed whenever you can pay for it and what it needs is there, even if part or all of its gain is lost; the program warns you. You may not refuse what follows from an action: a favor tile, a town, a Cultist step, a key on the top space. Voluntary are power offers, the dwelling after transforming, spare free spades, the ordination and the Mermaids' river.

If all pieces of a kind stand on the map, no more can be built; upgrading frees some.</source>
   <extracomment>topic.general_clauses.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing is hidden. Gains that cannot be taken are lost. An action is legal if you can pay and its targets exist, even if it gains nothing. Rewards that follow are mostly compulsory.</source>
   <extracomment>topic.general_clauses.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Things that hold everywhere</source>
   <extracomment>topic.general_clauses.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Any terrain becomes wasteland for exactly two spades.</source>
   <extracomment>topic.giants.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Giants of the wasteland treat all terrain alike: turning any of it into wasteland takes exactly two spades, near or far on the wheel. They transform into nothing else, and never away from wasteland.

With a single free spade, from a power action or the bonus card, they must buy the second. The double spade action serves exactly one space. A lone spade from a cult bonus is lost.

Their stronghold gives a special action: two free spades for one reachable space each round, after which a dwelling may be built there at the usual price. It counts as two spades.</source>
   <extracomment>topic.giants.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every transformation costs exactly two spades and ends in wasteland, never anything else. Stronghold: special action with two free spades on one reachable space, then a dwelling at normal cost.</source>
   <extracomment>topic.giants.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Giants</source>
   <extracomment>component.giants.name, topic.giants.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Neighbours of a town join it; no second reward.</source>
   <extracomment>topic.growing_towns.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A town grows. A new structure directly adjacent to one of your towns belongs to it, and so does everything connected to that structure and not yet in a town. There is no new town tile for this, even if the newcomers alone would have been enough: so think twice before you link a promising group to an old town.

The same happens when a bridge connects a group with a town.

If two of your towns become connected, both remain what they are. Their keys and rewards stay, and nothing else happens.</source>
   <extracomment>topic.growing_towns.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A structure next to your town joins it with everything connected to it, even if the newcomers alone would have made a town. Two towns that touch both stay valid.</source>
   <extracomment>topic.growing_towns.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Growing towns</source>
   <extracomment>topic.growing_towns.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A point for every spade, and cheap tools.</source>
   <extracomment>topic.halflings.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Halflings of the plains are tireless diggers. Every spade they use is worth a point, bought or free or from a cult bonus. Their exchange track is cheap: two workers, one coin and one priest a step.

The stronghold gives three spades to be used on the spot, on up to three reachable spaces; each space but the last must become plains. No spade can be bought along with them. Afterwards one dwelling may be built, at the usual price, on one of the spaces that have become plains. Spades not used are lost. A round tile for spades counts them.</source>
   <extracomment>topic.halflings.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One point for each spade used, however gained. A step on the exchange track costs only 1 coin beside 2 workers and a priest. Stronghold: three spades at once, then one dwelling.</source>
   <extracomment>topic.halflings.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Halflings</source>
   <extracomment>component.halflings.name, topic.halflings.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Structures on the map, your bonus card, your favor tiles.</source>
   <extracomment>topic.income.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every round begins with income. Dwellings on the map bring workers, and most boards show one worker even without any. Trading houses bring coins and power. Temples and the sanctuary bring priests. A stronghold brings power for most factions; Alchemists get six coins, Chaos Magicians two workers, Fakirs a priest. Your bonus card and your favor tiles add their own.

Only the present counts: a dwelling that became a trading house is back on its row and no longer pays a worker.

Power from all sources is added and gained in the usual way; priests beyond your supply are lost. Nobody decides anything in this phase.</source>
   <extracomment>topic.income.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the start of every round, also the first, you receive what your empty board spaces show, plus your bonus card and favor tiles. Upgrading a dwelling lowers your workers again.</source>
   <extracomment>topic.income.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Income</source>
   <extracomment>topic.income.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fixed factions, dwellings, cards and scoring tiles for beginners.</source>
   <extracomment>topic.introductory_game.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>For a first play nobody needs to choose anything. Two players get Witches and Nomads; with three the Alchemists join; with four it is Witches, Nomads, Halflings and Mermaids; with five the Giants come too. The factions go to the seats in this order.

First dwellings stand on fixed spaces, and the bonus cards are given as well; the card that rewards dwellings is never among them. You still choose your first card yourself, beginning with the last seat.

The scoring tiles for the six rounds reward, in order: dwellings, stronghold or sanctuary, spades, trading houses, stronghold or sanctuary, trading houses.</source>
   <extracomment>topic.introductory_game.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>For a first game everything is laid out for you: Witches and Nomads, then Alchemists, Halflings, Mermaids or Giants by player count, with dwellings, bonus cards and six scoring tiles given.</source>
   <extracomment>topic.introductory_game.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The introductory game</source>
   <extracomment>topic.introductory_game.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Somebody builds next to you: you may take power.</source>
   <extracomment>topic.leech_offers.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Building next to others makes them stronger. Whenever somebody builds a dwelling or upgrades, by whatever means, every opponent with structures directly adjacent to that space is offered power: the sum of the values of those structures. A dwelling is worth one, a trading house or temple two, a stronghold or sanctuary three. What was built does not matter.

Offers are answered one after the other, clockwise from the active player's left, and everybody hears the earlier answers. Players who have passed are asked too. Nobody gains from own structures, and bridges, bare terraforming, tracks and the set-up give nothing.

If one action builds twice, each event is offered separately, in order, after the whole action.</source>
   <extracomment>topic.leech_offers.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When an opponent builds or upgrades, you are offered the total power value of your structures directly adjacent to that space. Dwelling 1, trading house and temple 2, stronghold and sanctuary 3.</source>
   <extracomment>topic.leech_offers.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power from your neighbours</source>
   <extracomment>topic.leech_offers.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Towns across one river space, and the longest ships.</source>
   <extracomment>topic.mermaids.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Mermaids of the lakes may stretch a town over water. They choose one river space; all own structures touching it, with everything directly connected to them, count as one group. If no member is in a town and the group is large and strong enough, it becomes a town, and its tile lies on the river. It is voluntary, right after an action or in any later own turn, and one river space per town.

From then on the land around that space is connected for this town, so later structures join it. Groups that need no river become towns at once.

Their ships start at 1 and reach 5; the stronghold adds a free step with its points.</source>
   <extracomment>topic.mermaids.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>For a town they may skip one river space: structures around it count as one group. Shipping starts at 1 and goes to 5. Stronghold: a free shipping step with its points.</source>
   <extracomment>topic.mermaids.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mermaids</source>
   <extracomment>component.mermaids.name, topic.mermaids.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Three dwellings to begin, and a sandstorm later.</source>
   <extracomment>topic.nomads.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Nomads of the desert begin with three dwellings, the third placed after everyone's second, and with two workers.

Their stronghold raises the sandstorm. Once a round, as a special action, they turn one free land space that shares a side with one of their structures into desert. Neither a bridge nor a river will do, and the space must not be desert already. No spades are used, so nothing that rewards spades pays. Afterwards they may build a dwelling there at the usual price.

Their trading houses pay coins very well when all four stand.</source>
   <extracomment>topic.nomads.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>They start with three dwellings and 2 workers. Stronghold: special action, turn a space sharing a side with an own structure into desert without spades, then build there if you like.</source>
   <extracomment>topic.nomads.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nomads</source>
   <extracomment>component.nomads.name, topic.nomads.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First game or full game, and a few later rules.</source>
   <extracomment>topic.options.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The rulebook knows the introductory game and the main game, and in the main game two ways to find factions. There is no solo game, no team game and no shorter or longer game; if you are alone, you play against one to four bots by the normal rules.

Some rules came later. With one option the order of passing becomes the whole turn order of the next round. Another gives the Cultists one power when everybody declines. Three more add promotional tiles and a card. All are off by default and independent of each other; an imported game switches on what it was played with.</source>
   <extracomment>topic.options.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play the introductory or the main game, choose how factions are given, and switch on later rules: turn order by passing, power for the Cultists, promotional tiles. Bots fill the other seats.</source>
   <extracomment>topic.options.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Options of the game</source>
   <extracomment>topic.options.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Points and towns at once; then take tiles in your order.</source>
   <extracomment>topic.order_of_rewards.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When you build or upgrade, things happen in a fixed order: you pay and exchange the piece; points of the round tile and of favor tiles are booked; a stronghold effect that needs no choice takes place; and the program checks for a town.

Then come the rewards with a choice: favor tiles, town tiles, the Darklings' ordination, the Halflings' spades. You decide in which order to take them, and a new one that turns up on the way joins the rest. Only when all are done are neighbours offered power.

The order can matter: a town tile taken first gives you a key, and the steps of a favor tile taken afterwards can use it to reach space 10.</source>
   <extracomment>topic.order_of_rewards.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Building first pays, then scores, then triggers stronghold effects and the town check. Rewards that need a choice follow in the order you like, all before the neighbours' offers.</source>
   <extracomment>topic.order_of_rewards.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rewards and their order</source>
   <extracomment>topic.order_of_rewards.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Score your card, swap it, and be done for the round.</source>
   <extracomment>topic.passing.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Passing ends your turns for this round. First you score: one point per dwelling, two per trading house, or four each for stronghold and sanctuary, if you hold such a card; then the favor tile Air 1, worth 0, 2, 3, 3 or 4 points for your trading houses; Engineers with a stronghold add three per bridge between two own structures.

Then you return your card and take one of the three that were there before, with all coins on it; your own card is left for those who pass later. In round 6 you return it and take none.

The first to pass will be the next start player. You keep all resources, and you still answer power offers.</source>
   <extracomment>topic.passing.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Score your bonus card, the favor tile Air 1 and Engineer bridges, return the card and take one of the three others with its coins. The first to pass starts the next round.</source>
   <extracomment>topic.passing.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Passing</source>
   <extracomment>topic.passing.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Six spaces on the board, each once per round for all.</source>
   <extracomment>topic.power_actions.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Six actions on the game board are paid with power from bowl III: a bridge for three, a priest for three, two workers for four, seven coins for four, one free spade for four, two free spades for six.

Each of them can be used once per round by all players together. An action token covers the space until the clean-up, so the popular ones go early.

The spade actions are a complete transform and build: you may buy further spades, build, dig a tunnel, and with two spades spread them. The priest action is allowed even with an empty supply, but then it gives nothing; the bridge needs a bridge and a site.</source>
   <extracomment>topic.power_actions.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay power for a bridge (3), a priest (3), 2 workers (4), 7 coins (4), 1 spade (4) or 2 spades (6). Whoever comes first covers the space until the round ends.</source>
   <extracomment>topic.power_actions.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power actions</source>
   <extracomment>topic.power_actions.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>n power costs n minus 1 points; all or nothing.</source>
   <extracomment>topic.price_of_power.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power from neighbours has a price: one point less than the power you gain. One power is free, two cost one point, and so on. Declining costs nothing.

You take everything or nothing. The amount shrinks only by necessity: to what your bowls can still move, and to your points plus one, because points cannot drop below zero. The price shrinks with it.

If nothing in your bowls can move, you are not asked at all, and it counts neither as yes nor as no. Power from any other source never costs points.</source>
   <extracomment>topic.price_of_power.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Taking n power from a neighbour's building costs n minus 1 points; declining is free. You cannot take less on purpose; only full bowls or too few points shrink the amount and its price.</source>
   <extracomment>topic.price_of_power.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The price of power</source>
   <extracomment>topic.price_of_power.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seven in all: in your supply, on your board, or sent.</source>
   <extracomment>topic.priests.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each player has seven priests, no more. At any time each of them is in one of three places: in your supply, ready on your board, or on an order space of the cult board.

Priests you spend, on tracks, on Darkling spades, on carpets, in a conversion or for a single cult step, go back to the supply and can be gained again. Priests left on an order space stay there to the end.

A priest you gain is taken from the supply. If none is left, you simply do not get it, so every priest you send for two or three steps lowers the number you can ever hold.</source>
   <extracomment>topic.priests.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You own exactly seven priests. A spent priest returns to your supply; one left on an order of a cult is gone for good. If your supply is empty, a priest you would gain is lost.</source>
   <extracomment>topic.priests.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Priests</source>
   <extracomment>topic.priests.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Four town tiles, a bonus card and a scoring tile more.</source>
   <extracomment>topic.promotional_components.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Three options, each on its own, add pieces that were given away with the game.

Town tiles: one with two points, two keys and two steps on every cult; two with four points and a free shipping step including its points, or longer carpets for Fakirs, but nothing more for Dwarves or on the maximum; one with eleven points.

A tenth bonus card pays three power and, when you pass, three points for each value of your shipping track.

A ninth scoring tile gives four points for every temple and afterwards two coins for each of your priests on the orders of the cults. It may lie in any round.</source>
   <extracomment>topic.promotional_components.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Optional extras: town tiles for double cult steps, shipping or 11 points; a card that scores 3 points per shipping value when passing; a round tile for temples and priests.</source>
   <extracomment>topic.promotional_components.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Option: promotional tiles</source>
   <extracomment>topic.promotional_components.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Next to your structures, or over the river by ship.</source>
   <extracomment>topic.reach.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To transform a space or to build on it you must reach it from one of your structures: directly, or by ship.

With shipping value n you may cross a chain of at most n river spaces, each touching the next; land, structures and bridges neither help nor hinder the ship. Value 0 crosses nothing. The shipping bonus card adds one during the action phase, until you pass. Going by ship or over a bridge costs nothing extra.

This indirect adjacency counts for reach and for the final area, and for nothing else: no power, no discount, no towns. Dwarves and Fakirs have no ships, but tunnels and carpets. A transformed space without a structure gives you no new reach.</source>
   <extracomment>topic.reach.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You may transform or build where you are directly adjacent, or across a chain of river spaces no longer than your shipping value. Terrain you changed but did not build on extends nothing.</source>
   <extracomment>topic.reach.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What you can reach</source>
   <extracomment>topic.reach.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep what you like between rounds; points start at twenty.</source>
   <extracomment>topic.resources.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Coins and workers pay for buildings, tracks and spades. You may keep any number between rounds. Every cost is paid in full from what you have; there are no debts. Priests are limited, keys come from towns, and spades cannot be kept at all.

Everyone starts with 20 victory points. That is a small reserve: points are lost only when you accept power from a neighbour's building, or as the Alchemists when you turn points into coins. Your points never drop below zero, and there is no upper limit; the track simply goes round again after 100.</source>
   <extracomment>topic.resources.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Coins and workers have no limit and stay from round to round. Costs are paid in full. You begin with 20 points and lose some only by taking neighbours' power or as an Alchemist.</source>
   <extracomment>topic.resources.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Coins, workers and points</source>
   <extracomment>topic.resources.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One per round: points now, a cult bonus afterwards.</source>
   <extracomment>topic.scoring_tiles.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Eight tiles are shuffled and six are laid out, from round 6 down to round 1. The tile that rewards spades may not lie in rounds 5 or 6: if it comes up there it is set aside, another is drawn, and it goes back among the rest. Two tiles stay out. In the introductory game the six are fixed.

The left half scores every time the event happens in that round's action phase, for every player: a spade used, a dwelling or trading house built, a stronghold or sanctuary, a town.

The right half pays after the round for your position on its cult. The end token covers that half in round 6.</source>
   <extracomment>topic.scoring_tiles.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each round's tile gives points for something done in the action phase and a bonus for your place on one cult at the end. In round 6 only the points count.</source>
   <extracomment>topic.scoring_tiles.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Scoring tiles</source>
   <extracomment>topic.scoring_tiles.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Three or two steps and stay, or one step and return.</source>
   <extracomment>topic.sending_priests.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As an action you may send one priest to a cult. Each cult has one order space worth three steps and three spaces worth two. If the one you want is empty, the priest moves in and stays to the end of the game; you may take a smaller one although a larger is free.

Or you send the priest and take it back into your supply: that is one step, and it is always possible, even with all order spaces filled.

The action is legal even if your marker can move less or not at all. The program warns you when steps would be lost.</source>
   <extracomment>topic.sending_priests.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put a priest on a free order space for 3 or 2 steps, where it stays for good, or return it to your supply for 1 step. The single step is always possible.</source>
   <extracomment>topic.sending_priests.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sending a priest</source>
   <extracomment>topic.sending_priests.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tiles, cards, factions, first dwellings, first cards, then income.</source>
   <extracomment>topic.setup_overview.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The set-up runs in a fixed order: boards and tiles, scoring tiles, bonus cards, start player, factions, faction boards, first dwellings, first bonus cards. Then round 1 opens with its income phase.

At the start all favor tiles are there: one copy of each of the four that give three steps, three copies of the other eight. The town tiles lie open, two of each kind. All six power actions are free, and no priest stands on the cult board yet.

Scoring tiles and bonus cards are known before anybody picks a faction, so you can choose one that fits them.</source>
   <extracomment>topic.setup_overview.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lay out favor and town tiles, then scoring tiles and bonus cards; choose the start player and the factions, place first dwellings, take first bonus cards. Round 1 begins with income.</source>
   <extracomment>topic.setup_overview.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Setting up the game</source>
   <extracomment>topic.setup_overview.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 priest and 4 coins for one step and its points.</source>
   <extracomment>topic.shipping_track.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>For one priest and four coins you advance your shipping by one. The new value lets you cross that many river spaces, and it gives points: two for value 1, three for 2, four for 3, which is the end of the track.

Mermaids begin on value 1; their steps to 2, 3, 4 and 5 are worth two, three, four and five points.

On the last space the action is not possible any more. Dwarves and Fakirs have no shipping track at all. The value of the track, without the bonus card, also counts in the final area scoring.</source>
   <extracomment>topic.shipping_track.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay 1 priest and 4 coins, move one step and gain 2, 3, then 4 points. Mermaids start on 1 and go up to 5. Dwarves and Fakirs have no ships.</source>
   <extracomment>topic.shipping_track.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Advancing shipping</source>
   <extracomment>topic.shipping_track.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Buy them with workers or get them free; use them now.</source>
   <extracomment>topic.spades.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You buy spades with workers, at the rate of your exchange track: three, two or one worker each. Darklings pay one priest per spade instead and gain two points for each. Free spades come from two power actions, one bonus card, the strongholds of Halflings and Giants, and cult bonuses. No spade can be kept for later.

When the round tile shows a spade, every spade used in the action phase is worth two points, however you got it. Halflings gain one point, Alchemists with their stronghold two power, for each spade used, even in the closing phase. A spade that is lost earns nothing, and the Nomads' sandstorm uses none. The Giants' two count as two.</source>
   <extracomment>topic.spades.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Workers buy spades at 3, 2 or 1 each, Darklings pay priests. Power actions, a bonus card, two strongholds and cult bonuses give free ones. Used spades may score; lost ones never do.</source>
   <extracomment>topic.spades.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spades and their rewards</source>
   <extracomment>topic.spades.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Orange octagons of your own, once per round each.</source>
   <extracomment>topic.special_actions.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Special actions belong to you alone: the free spade or the cult step of a bonus card, the cult step of the favor tile Water 2, and the strongholds of Auren, Witches, Chaos Magicians, Giants, Nomads and Swarmlings.

Each can be used once per round and is then covered until the clean-up. One that you gain during the round may be used in the same round. A bonus card you take when passing works from the next round on, and it comes to you free again even if its last owner used it.

The Engineers' bridge for two workers is an action too, but without an octagon: as often as you like.</source>
   <extracomment>topic.special_actions.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Some strongholds, one favor tile and two bonus cards carry a special action. Each works once per round, already in the round you gain it. The Engineers' bridge has no such limit.</source>
   <extracomment>topic.special_actions.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Special actions</source>
   <extracomment>topic.special_actions.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only bowl III is spent; sacrifice two in II for one.</source>
   <extracomment>topic.spending_power.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whatever lies in bowl III is ready. When you spend it, for a power action or a conversion, those tokens return to bowl I and start a new journey.

If you are short, you may sacrifice. You need at least two tokens in bowl II: one of them is removed from the game, the other moves to bowl III. You may do this several times, in any free step of your own turn, and you need not spend the power at once.

Every sacrifice makes your circle smaller for the rest of the game, which is often worth it early and always worth it in the last round.</source>
   <extracomment>topic.spending_power.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spent tokens move from bowl III back to bowl I. In your turn you may also burn: for two tokens in bowl II, one leaves the game and the other goes to bowl III.</source>
   <extracomment>topic.spending_power.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spending and sacrificing power</source>
   <extracomment>topic.spending_power.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All on one space, except spare free spades.</source>
   <extracomment>topic.spreading_spades.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Normally all spades of an action serve one space. If the free spades of a power action or bonus card fall short of your home terrain, you may add bought ones for the same space.

Free spades left over once the first space is home terrain may go to a further reachable space, so at most the last one stays foreign. Once you have bought a spade, everything stays on one space.

If several spaces became home terrain, the dwelling may stand on any one of them. All digging comes before the dwelling. Free spades you cannot or will not use are lost, but an action that gives them needs at least one to be used; bought spades must all be used.</source>
   <extracomment>topic.spreading_spades.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spades of one action go to one space. Add bought ones if free ones fall short; or, once that space is home terrain, use a spare free spade on another. Never both.</source>
   <extracomment>topic.spreading_spades.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spreading spades</source>
   <extracomment>topic.spreading_spades.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rich start, dear buildings, workers for every town.</source>
   <extracomment>topic.swarmlings.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Swarmlings of the lakes start richer than anybody, with twenty coins, eight workers and one step on every cult, and their dwellings bring two workers before the first is built. In return every structure is dearer.

Each town they found gives them three workers at once.

With the stronghold they upgrade one dwelling to a trading house for nothing, once a round, as a special action. All that an upgrade brings takes place: points, town check, power for the neighbours. A trading house must be left on the board.</source>
   <extracomment>topic.swarmlings.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>They start with 20 coins, 8 workers and a step on each cult, but pay more for everything. Each town gives 3 workers. Stronghold: special action, a free dwelling to trading house upgrade.</source>
   <extracomment>topic.swarmlings.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Swarmlings</source>
   <extracomment>component.swarmlings.name, topic.swarmlings.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seven terrains in a circle; the distance is one to three.</source>
   <extracomment>topic.terrain_wheel.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All terrains stand in one circle: desert, plains, swamp, lakes, forest, mountains, wasteland, and back to desert. Each spade moves a space one step along this circle, in either direction.

The distance between two terrains is the shorter way round, so it is never more than three. Your home terrain is the terrain of your colour: yellow desert, brown plains, black swamp, blue lakes, green forest, gray mountains, red wasteland. Only there may you build.

River spaces stand outside the circle. Nobody transforms them and nobody builds on them, though Mermaids may stretch a town across one.</source>
   <extracomment>topic.terrain_wheel.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Desert, plains, swamp, lakes, forest, mountains, wasteland, and desert again. The number of steps the shorter way round is how many spades a change needs. Rivers are never transformed.</source>
   <extracomment>topic.terrain_wheel.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The terrain wheel</source>
   <extracomment>topic.terrain_wheel.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nine rows: 77 land spaces and 36 river spaces.</source>
   <extracomment>topic.the_map.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The map has nine rows, A at the top to I at the bottom, alternately thirteen and twelve spaces wide; every second row is pushed half a space to the right. In all there are 113 spaces: 77 of land, eleven of each terrain, and 36 of river.

A land space is called by its row letter and its number among the land spaces of that row, counted from the left. River spaces have names of their own, r0 to r35, counted over the whole map.

A space touches its two neighbours in the row and two spaces each in the rows above and below, unless the edge of the map cuts them off.</source>
   <extracomment>topic.the_map.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Land spaces are named by row and number from the left, A1 to I12; river spaces do not count in that number and are called r0 to r35. Each of the seven terrains covers eleven spaces.</source>
   <extracomment>topic.the_map.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The map</source>
   <extracomment>topic.the_map.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Space 10: one marker only, and it costs a key.</source>
   <extracomment>topic.top_of_a_cult.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The last space of each track has room for a single marker, for the whole game. To enter it you need a free key from a town, and the key is used up; every top space needs one of its own.

Without a free key, or when somebody is already there, your marker stops at 9 and further steps are lost. If you have a key and a step leads to the top, it is used automatically.

A marker waiting on 9 does not move when a key arrives later; it needs another step. But if favor tile and town tile come from the same action, you may take the town tile first.</source>
   <extracomment>topic.top_of_a_cult.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only one player ever stands on space 10 of a track, and entering it uses up a town key. Without a key, or if it is taken, you stop at 9 and the rest is lost.</source>
   <extracomment>topic.top_of_a_cult.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The top of a cult</source>
   <extracomment>topic.top_of_a_cult.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Points, a bonus and a key to the top of a cult.</source>
   <extracomment>topic.town_rewards.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>For each town you take one of the remaining tiles: five points and six coins, seven and two workers, nine and a priest, six and eight power, or eight and one step on every cult. You may own several equal ones. Add five points if the round tile shows a town; Witches gain five points, Swarmlings three workers.

Every tile also holds a key. A key opens the top space of one cult and is used up there; keys of different towns are alike.

With the tile that lifts all cults the key comes first. If more tracks would reach a free top space than you have keys, you choose which ones; the others stop at 9.</source>
   <extracomment>topic.town_rewards.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose one of the town tiles left: 5 to 9 points, a one-time bonus and a key. Witches gain 5 more points, Swarmlings 3 workers; a round tile may add 5.</source>
   <extracomment>topic.town_rewards.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Town tiles and keys</source>
   <extracomment>topic.town_rewards.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Change one space, build one dwelling, or both.</source>
   <extracomment>topic.transform_and_build.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is how you spread. You may transform one space and, if it is then your home terrain, put a dwelling on it. You may also just build, or just transform and come back later, at the risk that somebody else takes the space meanwhile.

For a dwelling the space must be your home terrain, free and within reach, and you need a dwelling on your board. It costs one worker and two coins; Engineers pay 1 and 1, Swarmlings 2 and 3. Never more than one dwelling in one action.

A round tile showing a dwelling gives two points, and so does the favor tile Earth 1. Then comes the town check, and your neighbours are offered power.</source>
   <extracomment>topic.transform_and_build.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Transform a reachable space, then build a dwelling if it is your home terrain; or do only one of the two. A dwelling costs 1 worker and 2 coins for most factions.</source>
   <extracomment>topic.transform_and_build.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Transform and build</source>
   <extracomment>topic.transform_and_build.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One spade, one step on the wheel; stop where you like.</source>
   <extracomment>topic.transforming_terrain.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A space can be transformed if you reach it and no structure stands on it; a terrain tile alone makes it nobody's. Each spade moves it one step on the wheel, so your home terrain is one to three spades away. Giants always need exactly two.

You need not go all the way: you may stop on any terrain. You may even take the long way round, but within one action you cannot change direction on a space, and you must stop when it becomes your home terrain. Six spades on one space are therefore the most.

A space that already is your home terrain when you begin may be transformed away from it, in one direction.</source>
   <extracomment>topic.transforming_terrain.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each spade moves a free, reachable space one step along the wheel. You may stop anywhere and go either way round, but not turn back, and you must stop on your home terrain.</source>
   <extracomment>topic.transforming_terrain.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Transforming terrain</source>
   <extracomment>topic.transforming_terrain.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One action a turn, round the table, until all have passed.</source>
   <extracomment>topic.turns_and_actions.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Beginning with the start player and going clockwise, everybody who has not passed takes exactly one action. This goes on until all have passed.

The eight actions are: transform and build; advance shipping; advance the exchange track; upgrade a structure; send a priest to a cult; take a power action; take a special action; pass.

You may choose the same kind again in your next turn. Power actions and special actions have limits of their own, once per round. Passing is always possible, and it is the only choice left when you cannot or do not want to do anything else.</source>
   <extracomment>topic.turns_and_actions.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Transform and build, shipping, exchange, upgrade, send a priest, power action, special action, or pass. One per turn, as often as you like in a round, until you pass.</source>
   <extracomment>topic.turns_and_actions.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turns and the eight actions</source>
   <extracomment>topic.turns_and_actions.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A neighbour halves the coins of a trading house.</source>
   <extracomment>topic.upgrade_costs.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A trading house costs two workers and six coins, Swarmlings three and eight, Engineers one and four. The coins are halved if at least one opponent has a structure directly adjacent to the dwelling you upgrade; a bridge counts, a ship does not.

A temple costs two workers and five coins; Engineers pay one and four, Swarmlings three and six. Stronghold and sanctuary have the prices printed on your board.

Points come from the round tile, three for a trading house, five for a stronghold or sanctuary, and from the favor tile Water 1, three for a trading house. The stronghold unlocks your faction's second ability; temples and the sanctuary bring favor tiles.</source>
   <extracomment>topic.upgrade_costs.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trading house 2 workers, 6 coins, or 3 with an opponent directly adjacent; temple 2 and 5; stronghold and sanctuary by faction. Swarmlings pay more, Engineers less.</source>
   <extracomment>topic.upgrade_costs.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What upgrades cost and give</source>
   <extracomment>topic.upgrade_costs.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dwelling, trading house, then temple or stronghold; temple to sanctuary.</source>
   <extracomment>topic.upgrading.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An upgrade replaces one of your structures by the next kind: a dwelling by a trading house; a trading house by the stronghold or a temple; a temple by the sanctuary. You pay the price of the new structure.

The old piece returns to the right end of its row and hides that income again; the new one is taken from the left of its row. So the new piece must still be there: four trading houses, three temples, one stronghold and one sanctuary are all you have. Each action makes one step.

Every upgrade is followed by a town check and by power offers to the neighbours.</source>
   <extracomment>topic.upgrading.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Replace one own structure by the next and pay for the new one. The old piece goes back to your board and covers income. One step per action, and only if the new piece is available.</source>
   <extracomment>topic.upgrading.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Upgrading structures</source>
   <extracomment>topic.upgrading.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Who passes first acts first next round, and so on.</source>
   <extracomment>topic.variable_turn_order.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Without this option only the start player changes and the rest sit clockwise. With it, the order in which players pass is the whole order of the next round: each pass takes the next free place, so the last to pass will act last.

The first round and the set-up follow the seats. During a round its order stays as it is, and those who have passed are skipped. Power offers go round in the order of the running round, beginning after the active player.

Cult bonuses, spades from them and income follow the new order. With two players the option changes nothing.</source>
   <extracomment>topic.variable_turn_order.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With this option the order of passing becomes the complete turn order of the next round. Round 1 and the set-up follow the seats. Offers follow the order of the running round.</source>
   <extracomment>topic.variable_turn_order.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Option: turn order by passing</source>
   <extracomment>topic.variable_turn_order.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Five points per town, and dwellings from the air.</source>
   <extracomment>topic.witches.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Witches of the forest love company: every town they found is worth five extra points.

Their stronghold brings the ride. Once a round, as a special action, they place a dwelling on any free forest space of the whole map. It costs nothing and needs no adjacency. The space must already be forest when the action begins; there is no transforming in it.

Everything else that building means takes place: points for the dwelling, a town check, power for the neighbours. And a dwelling must be left on the board. The ride does not connect anything in the final area scoring.</source>
   <extracomment>topic.witches.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each town gives 5 more points. Stronghold: special action, place a dwelling on any free forest space of the map, without cost and without adjacency. The space must be forest already.</source>
   <extracomment>topic.witches.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Witches</source>
   <extracomment>component.witches.name, topic.witches.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have taken the action of this turn.</source>
   <extracomment>violation.action_taken.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A sacrifice needs two tokens in bowl II; there are {have}.</source>
   <extracomment>violation.bowl_two_short.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Neither end of {bridge} carries a structure of yours.</source>
   <extracomment>violation.bridge_needs_structure.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A bridge stands at {bridge} already.</source>
   <extracomment>violation.bridge_there.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Needs {needed} {resource}, you have {have}: {missing} more.</source>
   <extracomment>violation.cannot_afford.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The card {card} is not in this game.</source>
   <extracomment>violation.card_not_in_play.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Somebody holds the card {card}, or you have just returned it.</source>
   <extracomment>violation.card_taken.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Somebody else has the colour of the {faction}.</source>
   <extracomment>violation.color_taken.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No copy of {favor} is left.</source>
   <extracomment>violation.favor_gone.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You own {favor} already.</source>
   <extracomment>violation.favor_owned.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game is over.</source>
   <extracomment>violation.game_over.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Giants never transform {hex} away from wasteland.</source>
   <extracomment>violation.giants_home_only.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All three of your bridges are built.</source>
   <extracomment>violation.no_bridge_left.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no free bridge site next to your structures.</source>
   <extracomment>violation.no_bridge_site.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have no dwelling on the map.</source>
   <extracomment>violation.no_dwelling_on_map.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have no {structure} left on your board.</source>
   <extracomment>violation.no_piece_left.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have no point left to give.</source>
   <extracomment>violation.no_points_left.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your supply has no priest left.</source>
   <extracomment>violation.no_priest_in_supply.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The sandstorm does not reach {hex}: it needs a common side with your structure, and foreign terrain.</source>
   <extracomment>violation.no_sandstorm.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No tunnel or carpet to {hex} is possible now.</source>
   <extracomment>violation.no_skip.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no space on which a spade could be used.</source>
   <extracomment>violation.no_space_for_spade.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no space for it.</source>
   <extracomment>violation.no_space_left.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No spade can be paid for {hex}.</source>
   <extracomment>violation.no_spade.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A {now} is not upgraded to a {structure}.</source>
   <extracomment>violation.no_such_upgrade.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your structures around {hex} do not make a town.</source>
   <extracomment>violation.no_town_here.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The {faction} have no such track.</source>
   <extracomment>violation.no_track.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex} is no river space.</source>
   <extracomment>violation.not_a_river.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex} is not {terrain}, your home terrain.</source>
   <extracomment>violation.not_home_terrain.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex} did not become your home terrain in this action.</source>
   <extracomment>violation.not_transformed_now.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No structure of yours stands on {hex}.</source>
   <extracomment>violation.not_your_structure.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A structure stands on {hex}.</source>
   <extracomment>violation.occupied.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The free upgrade makes a dwelling a trading house, nothing else.</source>
   <extracomment>violation.only_trading_house.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The order of {cult} has no free space with {steps} steps.</source>
   <extracomment>violation.order_full.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The {faction} do not belong to the colour you were dealt.</source>
   <extracomment>violation.other_color.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only the {faction} can do this.</source>
   <extracomment>violation.other_faction.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex} is out of reach (your shipping value is {shipping}).</source>
   <extracomment>violation.out_of_reach.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You must stop when the space becomes {terrain}, your home terrain.</source>
   <extracomment>violation.past_home.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{power_action} was taken in this round already.</source>
   <extracomment>violation.power_action_used.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nothing of the kind is due: {reward}.</source>
   <extracomment>violation.reward_not_owed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex} is river: nobody transforms or builds there.</source>
   <extracomment>violation.river.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The space is {terrain} already.</source>
   <extracomment>violation.same_terrain.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{hex} was transformed in this action already.</source>
   <extracomment>violation.space_done.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At least one spade of this action must be used.</source>
   <extracomment>violation.spade_must_be_used.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You do not have {special}.</source>
   <extracomment>violation.special_not_yours.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{special} was used in this round already.</source>
   <extracomment>violation.special_used.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This takes {needed} spades: {missing} more than you have.</source>
   <extracomment>violation.too_few_spades.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At most {most} workers can become priests now.</source>
   <extracomment>violation.too_many_ordained.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No copy of {town} is left.</source>
   <extracomment>violation.town_gone.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your marker is at the end of the track ({value}).</source>
   <extracomment>violation.track_end.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{cult} would not reach a free space 10.</source>
   <extracomment>violation.track_not_at_top.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Another question has to be answered first.</source>
   <extracomment>violation.wrong_decision.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose different tracks, as many as you have keys: {keys}.</source>
   <extracomment>violation.wrong_number_of_tracks.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A priest makes 1, 2 or 3 steps, not {steps}.</source>
   <extracomment>violation.wrong_steps.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your marker on {cult} cannot move.</source>
   <extracomment>warning.no_cult_step.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The space becomes {terrain}, which is not your home terrain.</source>
   <extracomment>warning.not_home_yet.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You would get only {power} of the {offer} power offered.</source>
   <extracomment>warning.part_of_offer.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Passing gives {points} points now and ends your round.</source>
   <extracomment>warning.pass_is_final.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your supply is empty: you would get no priest.</source>
   <extracomment>warning.priest_lost.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{lost} unused spades are lost.</source>
   <extracomment>warning.spades_lost.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One power token leaves the game for good.</source>
   <extracomment>warning.token_lost.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>action</source>
   <extracomment>word.action.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>coins</source>
   <extracomment>word.coins.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>cult bonus</source>
   <extracomment>word.cult_bonus.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>exchange track</source>
   <extracomment>word.exchange.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>favor tile</source>
   <extracomment>word.favor.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>imported log</source>
   <extracomment>word.log.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Most victory points</source>
   <extracomment>word.most_vp.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>order of a cult</source>
   <extracomment>word.order.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>ordination</source>
   <extracomment>word.ordination.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>passing</source>
   <extracomment>word.pass.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>priests</source>
   <extracomment>word.priests.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>set-up</source>
   <extracomment>word.setup.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>shipping</source>
   <extracomment>word.shipping.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tunnel or carpet</source>
   <extracomment>word.skip.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>spades</source>
   <extracomment>word.spades.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>special action</source>
   <extracomment>word.special.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>workers</source>
   <extracomment>word.workers.text</extracomment>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>teotihuacan</name>
  <message>
   <source>Your dice are workers who grow older and wiser while a pyramid rises in the middle of the city.</source>
   <extracomment>catalogue.about</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Teotihuacan</source>
   <extracomment>catalogue.name</extracomment>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>northgard</name>
  <message>
   <source>Agree</source>
   <extracomment>action.accept.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add a unit in {area}</source>
   <extracomment>action.add.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Let it happen</source>
   <extracomment>action.allow.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{number} of each</source>
   <extracomment>action.amount.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack {creature}</source>
   <extracomment>action.attack.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} leaves the game</source>
   <extracomment>action.box.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build {building} in {area}</source>
   <extracomment>action.build.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build {building} in {area}, without a site</source>
   <extracomment>action.build_freely.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cancel it with Defensive Strategy</source>
   <extracomment>action.cancel.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A casualty</source>
   <extracomment>action.casualty.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{action}</source>
   <extracomment>action.choose.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lead the {clan}</source>
   <extracomment>action.clan.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take a {resource}</source>
   <extracomment>action.collect.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build, then collect there</source>
   <extracomment>action.collect_after.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First collect in {area}, then build there</source>
   <extracomment>action.collect_before.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy {card} of {rival}</source>
   <extracomment>action.copy.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No</source>
   <extracomment>action.decline.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Discard {card}</source>
   <extracomment>action.discard.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Done</source>
   <extracomment>action.done.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw a tile</source>
   <extracomment>action.draw_tile.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End the turn</source>
   <extracomment>action.end_turn.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put it under the pile and draw another</source>
   <extracomment>action.exchange.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fight in {area}</source>
   <extracomment>action.fight.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First: {action}</source>
   <extracomment>action.first.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spend {number} food</source>
   <extracomment>action.food.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From {area}</source>
   <extracomment>action.from.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give {food} food, {wood} wood, {lore} lore</source>
   <extracomment>action.give.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep the tile</source>
   <extracomment>action.keep_tile.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lead it to {area}</source>
   <extracomment>action.lead.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lose {figure} first</source>
   <extracomment>action.lose.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name {card}</source>
   <extracomment>action.name.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pass</source>
   <extracomment>action.pass.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay {food} food, {wood} wood, {lore} lore</source>
   <extracomment>action.pay.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place tile {tile} at {cell}, turned {turns} times</source>
   <extracomment>action.place.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play {card}</source>
   <extracomment>action.play.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A combat point</source>
   <extracomment>action.point.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bring {figure} from {area}</source>
   <extracomment>action.pull.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Push {figure} to {area}</source>
   <extracomment>action.push.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put {card} into the active area</source>
   <extracomment>action.put_down.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit {figure} in {area}</source>
   <extracomment>action.recruit.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Refuse</source>
   <extracomment>action.refuse.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove {card} for 2 lore</source>
   <extracomment>action.remove.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Replace {card} for 1 lore</source>
   <extracomment>action.replace.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{number} units to {area}</source>
   <extracomment>action.retreat.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kaija and {number} units to {area}</source>
   <extracomment>action.retreat_kaija.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Return to {area}, with {figure}</source>
   <extracomment>action.return_to.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place Scorched Earth in {area}</source>
   <extracomment>action.scorch.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{number} units</source>
   <extracomment>action.send.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kaija and {number} units</source>
   <extracomment>action.send_kaija.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Settle in {area}, with {figure}</source>
   <extracomment>action.settle.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Harvest a {resource}</source>
   <extracomment>action.steal.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove {figure} in {area}</source>
   <extracomment>action.strike.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Call a creature to {area}</source>
   <extracomment>action.summon.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Offer {give} for {take} to your teammate</source>
   <extracomment>action.swap.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Swap {building} in {area} for {new}</source>
   <extracomment>action.swap_building.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take {card}</source>
   <extracomment>action.take.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take back {card}</source>
   <extracomment>action.take_back.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{rival}</source>
   <extracomment>action.target.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To {area}</source>
   <extracomment>action.to.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put {card} on top of the draw pile</source>
   <extracomment>action.top.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trade for {resource}</source>
   <extracomment>action.trade_for.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tile {tile} goes under the pile</source>
   <extracomment>action.under.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Upgrade for 3 lore: {card}</source>
   <extracomment>action.upgrade.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wait: put {card} down</source>
   <extracomment>action.wait.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Viking clans explore a land that grows tile by tile, survive the winters, and fight for its shores.</source>
   <extracomment>catalogue.about</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Northgard</source>
   <extracomment>catalogue.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit 3 in neutral territories.</source>
   <extracomment>component.allies_from_the_wild.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Allies from the Wild</source>
   <extracomment>component.allies_from_the_wild.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit 3, in neutral territories only. 1 fame at the end.</source>
   <extracomment>component.allies_from_the_wild.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3 fame each harvest.</source>
   <extracomment>component.altar_of_kings.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Altar of Kings</source>
   <extracomment>component.altar_of_kings.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Large building, 3 wood. Harvest: 3 fame.</source>
   <extracomment>component.altar_of_kings.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Small building without a site.</source>
   <extracomment>component.amenities.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Amenities</source>
   <extracomment>component.amenities.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build. A small building (Carved Stone included) needs no site: place it anywhere in the territory. 2 fame at the end.</source>
   <extracomment>component.amenities.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All opponents discard, draw 1.</source>
   <extracomment>component.ancestral_curse.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ancestral Curse</source>
   <extracomment>component.ancestral_curse.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every opponent discards 1 hand card of their choice; draw 1. 2 fame at the end.</source>
   <extracomment>component.ancestral_curse.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 1 and explore.</source>
   <extracomment>component.annexation.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Annexation</source>
   <extracomment>component.annexation.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 1. Before or after it you may Explore. Instant.</source>
   <extracomment>component.annexation.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 points.</source>
   <extracomment>component.axe2.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 axes</source>
   <extracomment>component.axe2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Face of the combat die: 2 points.</source>
   <extracomment>component.axe2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 points and 1 casualty.</source>
   <extracomment>component.axe2_skull.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 axes and a skull</source>
   <extracomment>component.axe2_skull.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Face of the combat die: 2 points and 1 casualty.</source>
   <extracomment>component.axe2_skull.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3 points.</source>
   <extracomment>component.axe3.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3 axes</source>
   <extracomment>component.axe3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Face of the combat die: 3 points.</source>
   <extracomment>component.axe3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 point or 1 casualty, the roller chooses.</source>
   <extracomment>component.axe_or_skull.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>axe or skull</source>
   <extracomment>component.axe_or_skull.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Face of the combat die: 1 point or 1 casualty, the roller chooses.</source>
   <extracomment>component.axe_or_skull.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 point and 1 casualty.</source>
   <extracomment>component.axe_skull.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>axe and skull</source>
   <extracomment>component.axe_skull.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Face of the combat die: 1 point and 1 casualty.</source>
   <extracomment>component.axe_skull.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 2, a point or casualty after rolling.</source>
   <extracomment>component.axe_throwers.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Axe Throwers</source>
   <extracomment>component.axe_throwers.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 2. In each combat choose +1 combat point or +1 casualty after your roll and before the defender rolls.</source>
   <extracomment>component.axe_throwers.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 1; Kaija collects food and wood first.</source>
   <extracomment>component.bear_clan.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bear Clan</source>
   <extracomment>component.bear_clan.name, component.clan_bear.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 1. If Kaija takes part, first collect every food and wood of the territory she is leaving. Instant.</source>
   <extracomment>component.bear_clan.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build one wood cheaper.</source>
   <extracomment>component.boar_clan.glance, component.simple_living.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Boar Clan</source>
   <extracomment>component.boar_clan.name, component.clan_boar.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build for 1 wood less (a small building is free). Instant.</source>
   <extracomment>component.boar_clan.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 1 with a point, at once.</source>
   <extracomment>component.bodyguard.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bodyguard</source>
   <extracomment>component.bodyguard.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 1 with +1 combat point. Instant.</source>
   <extracomment>component.bodyguard.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move up to two enemy units.</source>
   <extracomment>component.bribery.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bribery</source>
   <extracomment>component.bribery.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move up to 2 enemy units from one territory to an adjacent one (Rough borders do not matter); a combat that this causes is resolved. Instant. 3 fame at the end.</source>
   <extracomment>component.bribery.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Freezes its territory.</source>
   <extracomment>component.brown_bear_beige.glance, component.brown_bear_light_brown.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Brown Bear (beige)</source>
   <extracomment>component.brown_bear_beige.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Value 6, 3 fame. Nobody may Build or Recruit in its territory, Explore from it or Move units out of it (retreating is allowed).</source>
   <extracomment>component.brown_bear_beige.text, component.brown_bear_light_brown.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Brown Bear (light brown)</source>
   <extracomment>component.brown_bear_light_brown.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build one building.</source>
   <extracomment>component.build.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build.</source>
   <extracomment>component.build.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fame for buildings.</source>
   <extracomment>component.builder.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Builder</source>
   <extracomment>component.builder.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 fame per small and 3 fame per large building in your territories.</source>
   <extracomment>component.builder.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reinforce every frontier.</source>
   <extracomment>component.call_to_war.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Call to War</source>
   <extracomment>component.call_to_war.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every territory of yours that borders an enemy territory gets 1 recruited unit.</source>
   <extracomment>component.call_to_war.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove an enemy, add a unit.</source>
   <extracomment>component.capture.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Capture</source>
   <extracomment>component.capture.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove 1 enemy unit from a territory adjacent to yours and add 1 of your units to any territory of yours. Instant. 3 fame at the end.</source>
   <extracomment>component.capture.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build twice.</source>
   <extracomment>component.carpentry_mastery.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Carpentry Mastery</source>
   <extracomment>component.carpentry_mastery.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build up to twice; at most one of the two may be large. 2 fame at the end.</source>
   <extracomment>component.carpentry_mastery.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>For small buildings, Carved Stone included.</source>
   <extracomment>component.carved_site.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>carved-stone site</source>
   <extracomment>component.carved_site.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A small site with the carved-stone mark: any small building may stand here.</source>
   <extracomment>component.carved_site.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 lore each harvest.</source>
   <extracomment>component.carved_stone.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Carved Stone</source>
   <extracomment>component.carved_stone.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Small building, 1 wood. Harvest: 1 lore. Only on carved-stone sites.</source>
   <extracomment>component.carved_stone.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kaija, a unit worth two points.</source>
   <extracomment>component.clan_bear.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Has the special unit Kaija.</source>
   <extracomment>component.clan_bear.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lore for exploring without closing.</source>
   <extracomment>component.clan_boar.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After an Explore that closes no territory at all: 1 lore.</source>
   <extracomment>component.clan_boar.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Food for every building.</source>
   <extracomment>component.clan_goat.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After building: 1 food for a small, 2 food for a large building.</source>
   <extracomment>component.clan_goat.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Resources of what it closes.</source>
   <extracomment>component.clan_raven.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When its Explore closes a territory it controls, it collects that territory's resources at once.</source>
   <extracomment>component.clan_raven.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Scorched Earth: a point and a stolen harvest.</source>
   <extracomment>component.clan_snake.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Before resolving a clan card it may place or move the Scorched Earth token.</source>
   <extracomment>component.clan_snake.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fame for conquest and closing.</source>
   <extracomment>component.clan_stag.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 fame for each territory conquered in combat; +1 fame for each own territory closed by its Explore.</source>
   <extracomment>component.clan_stag.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Food for won attacks.</source>
   <extracomment>component.clan_wolf.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 food for each combat won as the attacker.</source>
   <extracomment>component.clan_wolf.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Towers and Fortresses do not stop you.</source>
   <extracomment>component.conqueror.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Conqueror</source>
   <extracomment>component.conqueror.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enemy Defense Towers and Fortresses do not count against you for the rest of this year. Instant. 2 fame at the end.</source>
   <extracomment>component.conqueror.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw 3, keep 1, two back on top.</source>
   <extracomment>component.cunning_merchant.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cunning Merchant</source>
   <extracomment>component.cunning_merchant.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw 3: keep 1, put 2 back on top of your draw pile. 1 fame at the end.</source>
   <extracomment>component.cunning_merchant.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Defenders inflict a casualty more.</source>
   <extracomment>component.defense_tower.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Defense Tower</source>
   <extracomment>component.defense_tower.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Small building, 1 wood. Combat: the defender inflicts 1 more casualty.</source>
   <extracomment>component.defense_tower.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cancel an opponent's card.</source>
   <extracomment>component.defensive_strategy.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Defensive Strategy</source>
   <extracomment>component.defensive_strategy.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reaction: when an opponent plays a card on their turn, it is discarded without effect; they may play another card or take another action. 3 fame at the end.</source>
   <extracomment>component.defensive_strategy.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Takes a unit where it arrives.</source>
   <extracomment>component.draugr_beige.glance, component.draugr_light_brown.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draugr (beige)</source>
   <extracomment>component.draugr_beige.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Value 5, 2 fame. When it appears in or moves into a controlled territory the controller removes 1 unit there.</source>
   <extracomment>component.draugr_beige.text, component.draugr_light_brown.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draugr (light brown)</source>
   <extracomment>component.draugr_light_brown.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy a neighbour's card.</source>
   <extracomment>component.enemy_secrets.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enemy Secrets</source>
   <extracomment>component.enemy_secrets.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy one card from the active area of a player who controls a territory adjacent to yours.</source>
   <extracomment>component.enemy_secrets.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Add one tile.</source>
   <extracomment>component.explore.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Explore.</source>
   <extracomment>component.explore.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fame for empty sites.</source>
   <extracomment>component.explorer.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Explorer</source>
   <extracomment>component.explorer.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 fame per empty small site (carved-stone sites included) and 3 fame per empty large site in your territories.</source>
   <extracomment>component.explorer.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shares with nobody and attacks.</source>
   <extracomment>component.fallen_valkyrie_beige.glance, component.fallen_valkyrie_light_brown.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fallen Valkyrie (beige)</source>
   <extracomment>component.fallen_valkyrie_beige.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Value 7, 4 fame. Does not share its territory: it attacks the units there when it appears or moves; units that move in stop and fight it.</source>
   <extracomment>component.fallen_valkyrie_beige.text, component.fallen_valkyrie_light_brown.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fallen Valkyrie (light brown)</source>
   <extracomment>component.fallen_valkyrie_light_brown.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Do one of Recruit 1, Move 1, Explore or Build.</source>
   <extracomment>component.feast_early.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Any one basic action.</source>
   <extracomment>component.feast_early.glance, component.feast_start.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Feast</source>
   <extracomment>component.feast_early.name, component.feast_start.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wild card: do one of Recruit 1, Move 1, Explore or Build.</source>
   <extracomment>component.feast_start.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Goes to the first who passes.</source>
   <extracomment>component.first_player_marker.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>first-player marker</source>
   <extracomment>component.first_player_marker.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Its holder begins the year and every phase in turn order; ties of creatures are the holder's to decide.</source>
   <extracomment>component.first_player_marker.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3 food.</source>
   <extracomment>component.fishing.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fishing</source>
   <extracomment>component.fishing.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take 3 food. Instant. 2 fame at the end.</source>
   <extracomment>component.fishing.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Feeds units in winter and strengthens them in combat.</source>
   <extracomment>component.food.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>food</source>
   <extracomment>component.food.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Feeds units in winter and strengthens them in combat. Three resources of any kind are worth one fame at the end.</source>
   <extracomment>component.food.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 food each harvest.</source>
   <extracomment>component.food_silo.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Food Silo</source>
   <extracomment>component.food_silo.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Small building, 1 wood. Harvest: 1 food.</source>
   <extracomment>component.food_silo.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fame for food symbols.</source>
   <extracomment>component.food_trader.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Food Trader</source>
   <extracomment>component.food_trader.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 fame per food symbol in your territories, buildings included.</source>
   <extracomment>component.food_trader.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A card more each year.</source>
   <extracomment>component.forge.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forge</source>
   <extracomment>component.forge.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Large building, 3 wood. Start of the year: draw 1 more card.</source>
   <extracomment>component.forge.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Defenders have 2 points more.</source>
   <extracomment>component.fortress.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fortress</source>
   <extracomment>component.fortress.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Large building, 3 wood. Combat: the defender has 2 more combat points.</source>
   <extracomment>component.fortress.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take your row card now.</source>
   <extracomment>component.future_sight.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Future Sight</source>
   <extracomment>component.future_sight.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take one of the available Development (or Achievement) cards now, on top of your draw pile; you take no card when you pass this year.</source>
   <extracomment>component.future_sight.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build and collect there.</source>
   <extracomment>component.glory_of_the_clan.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Glory of the Clan</source>
   <extracomment>component.glory_of_the_clan.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build. Before or after building you may collect the resources of that territory as in the Harvest.</source>
   <extracomment>component.glory_of_the_clan.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build, duplicates allowed.</source>
   <extracomment>component.goat_clan.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Goat Clan</source>
   <extracomment>component.clan_goat.name, component.goat_clan.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build; the new building may be of a type that the territory already has. Instant.</source>
   <extracomment>component.goat_clan.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw 3, keep 2, one back on top.</source>
   <extracomment>component.greater_trade_routes.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Greater Trade Routes</source>
   <extracomment>component.greater_trade_routes.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw 3: keep 2, put 1 back on top of your draw pile.</source>
   <extracomment>component.greater_trade_routes.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 2 with two points.</source>
   <extracomment>component.grizzled_warriors.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Grizzled Warriors</source>
   <extracomment>component.grizzled_warriors.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 2 with +2 combat points.</source>
   <extracomment>component.grizzled_warriors.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 3 with a point.</source>
   <extracomment>component.heroic_charge.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Heroic Charge</source>
   <extracomment>component.heroic_charge.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 3 with +1 combat point.</source>
   <extracomment>component.heroic_charge.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One group to any open territory.</source>
   <extracomment>component.hidden_ways.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hidden Ways</source>
   <extracomment>component.hidden_ways.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Relocate a group of any size from one territory of yours into any open territory.</source>
   <extracomment>component.hidden_ways.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Explore anywhere.</source>
   <extracomment>component.huginn_and_muninn.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Huginn &amp; Muninn</source>
   <extracomment>component.huginn_and_muninn.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Explore next to any open territory of the map. 3 fame at the end.</source>
   <extracomment>component.huginn_and_muninn.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit by food symbols.</source>
   <extracomment>component.hunters.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hunters</source>
   <extracomment>component.hunters.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In each of your territories recruit 1 unit per food shown there (buildings included). 1 fame at the end.</source>
   <extracomment>component.hunters.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build at once.</source>
   <extracomment>component.improved_villager_tools.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Improved Villager Tools</source>
   <extracomment>component.improved_villager_tools.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build. Instant. 2 fame at the end.</source>
   <extracomment>component.improved_villager_tools.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Incursion</source>
   <extracomment>component.incursion.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 4.</source>
   <extracomment>component.incursion.glance, component.incursion.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build, then swap a building.</source>
   <extracomment>component.industrious_villagers.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Industrious Villagers</source>
   <extracomment>component.industrious_villagers.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build. Then you may swap 1 building you control for another of the same size from the supply; duplicates are allowed. 3 fame at the end.</source>
   <extracomment>component.industrious_villagers.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 3, through enemies.</source>
   <extracomment>component.infiltration.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Infiltration</source>
   <extracomment>component.infiltration.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 3; your units may pass through enemy territories.</source>
   <extracomment>component.infiltration.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 2, pushing defenders.</source>
   <extracomment>component.intimidate.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Intimidate</source>
   <extracomment>component.intimidate.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 2. Before each combat you may push 1 defending unit to an adjacent territory that is neutral or the defender's.</source>
   <extracomment>component.intimidate.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Bear's armoured bear.</source>
   <extracomment>component.kaija.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kaija</source>
   <extracomment>component.kaija.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A unit of the Bear worth 2 combat points. She costs nothing in winter and normally stays out of enemy territories.</source>
   <extracomment>component.kaija.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Brings a creature; counts for Trapper.</source>
   <extracomment>component.lair.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>creature lair</source>
   <extracomment>component.lair.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With the Creatures module a placed lair brings a creature. Without it only Trapper counts lairs.</source>
   <extracomment>component.lair.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>For Fortress, Forge and Altar of Kings.</source>
   <extracomment>component.large_site.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>large site</source>
   <extracomment>component.large_site.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A large building may stand here.</source>
   <extracomment>component.large_site.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Three tiles to choose from, resources included.</source>
   <extracomment>component.lay_of_the_land.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lay of the Land</source>
   <extracomment>component.lay_of_the_land.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Explore with 3 drawn tiles: choose 1, put the others under the pile; take every resource printed on the chosen tile before placing it.</source>
   <extracomment>component.lay_of_the_land.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Repeat a card of yours.</source>
   <extracomment>component.legendary_heroes.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Legendary Heroes</source>
   <extracomment>component.legendary_heroes.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Repeat the effect of one card that you have played this year. Instant. 2 fame at the end.</source>
   <extracomment>component.legendary_heroes.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pays for replacing, removing and upgrading cards.</source>
   <extracomment>component.lore.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>lore</source>
   <extracomment>component.lore.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pays for replacing, removing and upgrading cards. Three resources of any kind are worth one fame at the end.</source>
   <extracomment>component.lore.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 lore.</source>
   <extracomment>component.lore_mastery.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lore Mastery</source>
   <extracomment>component.lore_mastery.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take 2 lore. Instant. 2 fame at the end.</source>
   <extracomment>component.lore_mastery.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit by lore symbols.</source>
   <extracomment>component.loremasters.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Loremasters</source>
   <extracomment>component.loremasters.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In each of your territories recruit 1 unit per lore shown there (buildings included). 1 fame at the end.</source>
   <extracomment>component.loremasters.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Market Place</source>
   <extracomment>component.market_place.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw 2.</source>
   <extracomment>component.market_place.glance, component.market_place.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit 1, neutral territory allowed.</source>
   <extracomment>component.mercenary.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mercenary</source>
   <extracomment>component.mercenary.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit 1; a neutral territory may be chosen too. 1 fame at the end.</source>
   <extracomment>component.mercenary.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw 3, keep 1.</source>
   <extracomment>component.merchant.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Merchant</source>
   <extracomment>component.merchant.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw 3: keep 1, discard 2. 1 fame at the end.</source>
   <extracomment>component.merchant.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 2 at once.</source>
   <extracomment>component.militia.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Militia</source>
   <extracomment>component.militia.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 2. Instant.</source>
   <extracomment>component.militia.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One move point.</source>
   <extracomment>component.move.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 1.</source>
   <extracomment>component.move.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw 1, or take one back.</source>
   <extracomment>component.negotiation.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Negotiation</source>
   <extracomment>component.negotiation.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Either draw 1 card or take back 1 card of your choice from your discard pile. 2 fame at the end.</source>
   <extracomment>component.negotiation.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit in up to three territories.</source>
   <extracomment>component.osmosis.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Osmosis</source>
   <extracomment>component.osmosis.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit 1 unit in each of up to 3 different territories of yours; each must be open or have wood on its tiles.</source>
   <extracomment>component.osmosis.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit 2, neutral allowed.</source>
   <extracomment>component.outpost.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Outpost</source>
   <extracomment>component.outpost.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit 2, both in one territory that is yours or neutral. 1 fame at the end.</source>
   <extracomment>component.outpost.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove a neighbour's unit, draw a card.</source>
   <extracomment>component.plunder.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plunder</source>
   <extracomment>component.plunder.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove 1 unit from an enemy territory adjacent to yours and draw 1 card. Instant.</source>
   <extracomment>component.plunder.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A card for each large closed territory.</source>
   <extracomment>component.protector_of_the_land.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Protector of the Land</source>
   <extracomment>component.protector_of_the_land.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw 1 card for each closed territory you control that spans 3 or more tiles.</source>
   <extracomment>component.protector_of_the_land.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove an enemy unit, take a resource.</source>
   <extracomment>component.raiding_party.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Raiding Party</source>
   <extracomment>component.raiding_party.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Remove 1 enemy unit anywhere and take 1 resource of a kind shown in its territory. Instant.</source>
   <extracomment>component.raiding_party.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Explore twice.</source>
   <extracomment>component.rangers.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rangers</source>
   <extracomment>component.rangers.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Explore, then you may Explore again. 1 fame at the end.</source>
   <extracomment>component.rangers.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name a card: discarded or paid for.</source>
   <extracomment>component.rapacious_exploitation.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rapacious Exploitation</source>
   <extracomment>component.rapacious_exploitation.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>See an opponent's hand and name a card: its owner discards it or hands you 2 resources of the owner's choice.</source>
   <extracomment>component.rapacious_exploitation.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Explore with two tiles.</source>
   <extracomment>component.raven_clan.glance, component.upgraded_scout_camp.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Raven Clan</source>
   <extracomment>component.clan_raven.name, component.raven_clan.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Explore with 2 drawn tiles: choose 1, put the other under the pile. Instant.</source>
   <extracomment>component.raven_clan.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit in a neutral territory.</source>
   <extracomment>component.raven_mercenaries.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Raven Mercenaries</source>
   <extracomment>component.raven_mercenaries.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit 2 in one neutral territory; you may pay any 2 resources to recruit 1 more there.</source>
   <extracomment>component.raven_mercenaries.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit one unit.</source>
   <extracomment>component.recruit.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit 1.</source>
   <extracomment>component.recruit.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit 2 in one territory.</source>
   <extracomment>component.recruitment.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruitment</source>
   <extracomment>component.recruitment.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit 2, both in the same territory. 1 fame at the end.</source>
   <extracomment>component.recruitment.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Costs one move point.</source>
   <extracomment>component.regular_border.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>regular border</source>
   <extracomment>component.regular_border.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>White short dashes. Crossing costs 1 point, and losers may retreat over it.</source>
   <extracomment>component.regular_border.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw 2, or pay for a third.</source>
   <extracomment>component.resourceful_people.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Resourceful People</source>
   <extracomment>component.resourceful_people.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw 2 cards; you may pay any 3 resources to draw a third.</source>
   <extracomment>component.resourceful_people.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Costs two move points, no retreat.</source>
   <extracomment>component.rough_border.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rough border</source>
   <extracomment>component.rough_border.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Yellow long dashes. Crossing costs 2 points of one card unless a regular border leads there too; nobody retreats over it.</source>
   <extracomment>component.rough_border.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fame for lore symbols.</source>
   <extracomment>component.scholar.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Scholar</source>
   <extracomment>component.scholar.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 fame per lore symbol in your territories, buildings included.</source>
   <extracomment>component.scholar.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Snake's token.</source>
   <extracomment>component.scorched_earth.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Scorched Earth</source>
   <extracomment>component.scorched_earth.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Snake has 1 more combat point here and may harvest one symbol instead of an enemy owner.</source>
   <extracomment>component.scorched_earth.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Explore, with a second look.</source>
   <extracomment>component.scout_camp.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Scout Camp</source>
   <extracomment>component.scout_camp.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Explore; once, you may put the drawn tile under the pile and draw another instead. 1 fame at the end.</source>
   <extracomment>component.scout_camp.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Explore at once.</source>
   <extracomment>component.scouts.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Scouts</source>
   <extracomment>component.scouts.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Explore. Instant. 2 fame at the end.</source>
   <extracomment>component.scouts.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 2, one casualty less.</source>
   <extracomment>component.shieldbearers.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shieldbearers</source>
   <extracomment>component.shieldbearers.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 2. In each combat cancel 1 casualty inflicted by the defender.</source>
   <extracomment>component.shieldbearers.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Simple Living</source>
   <extracomment>component.simple_living.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build for 1 wood less (a small building is free). 1 fame at the end.</source>
   <extracomment>component.simple_living.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 casualties.</source>
   <extracomment>component.skull2.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 skulls</source>
   <extracomment>component.skull2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Face of the combat die: 2 casualties.</source>
   <extracomment>component.skull2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>For small buildings.</source>
   <extracomment>component.small_site.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>small site</source>
   <extracomment>component.small_site.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A small building other than Carved Stone may stand here.</source>
   <extracomment>component.small_site.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 1 and place the token.</source>
   <extracomment>component.snake_clan.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Snake Clan</source>
   <extracomment>component.clan_snake.name, component.snake_clan.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 1. Afterwards you may place the Scorched Earth token. Instant.</source>
   <extracomment>component.snake_clan.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Make an opponent discard, draw 1.</source>
   <extracomment>component.spy.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spy</source>
   <extracomment>component.spy.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>See an opponent's hand and make them discard a card of your choice; draw 1. 2 fame at the end.</source>
   <extracomment>component.spy.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit 1 and bring a neighbour.</source>
   <extracomment>component.stag_clan.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stag Clan</source>
   <extracomment>component.clan_stag.name, component.stag_clan.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit 1. Then you may move 1 of your units from an adjacent territory into the territory where you recruited, ignoring Rough borders. Instant.</source>
   <extracomment>component.stag_clan.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>starting tile east</source>
   <extracomment>component.start.e.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>4 areas.</source>
   <extracomment>component.start.glance, component.start_5.glance, component.t01.glance, component.t03.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>starting tile north</source>
   <extracomment>component.start.n.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>starting tile</source>
   <extracomment>component.start.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>starting tile south</source>
   <extracomment>component.start.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North: nothing; east: nothing; south: nothing; west: nothing.</source>
   <extracomment>component.start.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>starting tile west</source>
   <extracomment>component.start.w.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>five-player tile east</source>
   <extracomment>component.start_5.e.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>five-player tile north</source>
   <extracomment>component.start_5.n.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>five-player tile</source>
   <extracomment>component.start_5.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>five-player tile south</source>
   <extracomment>component.start_5.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North: nothing; east: nothing; south: nothing; west: food.</source>
   <extracomment>component.start_5.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>five-player tile west</source>
   <extracomment>component.start_5.w.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy a card where the token lies.</source>
   <extracomment>component.stolen_lore.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stolen Lore</source>
   <extracomment>component.stolen_lore.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copy the effect of one card in the active area of the opponent who controls the territory with the Scorched Earth token. Instant.</source>
   <extracomment>component.stolen_lore.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 1 east</source>
   <extracomment>component.t01.e.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 1 north</source>
   <extracomment>component.t01.n.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 1</source>
   <extracomment>component.t01.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 1 south</source>
   <extracomment>component.t01.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North: food; east: small site; south: small site; west: lair.</source>
   <extracomment>component.t01.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 1 west</source>
   <extracomment>component.t01.w.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 2 south</source>
   <extracomment>component.t02.esw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 areas.</source>
   <extracomment>component.t02.glance, component.t05.glance, component.t11.glance, component.t17.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 2 north</source>
   <extracomment>component.t02.n.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 2</source>
   <extracomment>component.t02.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North: small site; south: food, small site.</source>
   <extracomment>component.t02.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 3 east</source>
   <extracomment>component.t03.e.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 3 north</source>
   <extracomment>component.t03.n.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 3</source>
   <extracomment>component.t03.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 3 south</source>
   <extracomment>component.t03.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North: lair; east: carved-stone site; south: small site; west: food.</source>
   <extracomment>component.t03.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 3 west</source>
   <extracomment>component.t03.w.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 4 east</source>
   <extracomment>component.t04.e.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3 areas.</source>
   <extracomment>component.t04.glance, component.t07.glance, component.t08.glance, component.t09.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 4</source>
   <extracomment>component.t04.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 4 north-west</source>
   <extracomment>component.t04.nw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 4 south</source>
   <extracomment>component.t04.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North-west: large site; east: lair; south: carved-stone site.</source>
   <extracomment>component.t04.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 5 south-east</source>
   <extracomment>component.t05.es.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 5</source>
   <extracomment>component.t05.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 5 north-west</source>
   <extracomment>component.t05.nw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North-west: carved-stone site; south-east: large site.</source>
   <extracomment>component.t05.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 6 east</source>
   <extracomment>component.t06.e.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 6 north</source>
   <extracomment>component.t06.n.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 6</source>
   <extracomment>component.t06.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 6 south</source>
   <extracomment>component.t06.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North: small site; east: small site; south: lore; west: wood.</source>
   <extracomment>component.t06.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 6 west</source>
   <extracomment>component.t06.w.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 7 middle</source>
   <extracomment>component.t07.m.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 7 north</source>
   <extracomment>component.t07.n.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 7</source>
   <extracomment>component.t07.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 7 south</source>
   <extracomment>component.t07.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North: carved-stone site; middle: food, small site; south: lair.</source>
   <extracomment>component.t07.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 8 middle</source>
   <extracomment>component.t08.m.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 8 north</source>
   <extracomment>component.t08.n.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 8</source>
   <extracomment>component.t08.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 8 south</source>
   <extracomment>component.t08.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North: nothing; middle: small site; south: small site.</source>
   <extracomment>component.t08.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 9 east</source>
   <extracomment>component.t09.e.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 9</source>
   <extracomment>component.t09.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 9 north-west</source>
   <extracomment>component.t09.nw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 9 south</source>
   <extracomment>component.t09.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North-west: food, small site; east: carved-stone site; south: small site.</source>
   <extracomment>component.t09.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 10 east</source>
   <extracomment>component.t10.e.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 10</source>
   <extracomment>component.t10.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 10 north-west</source>
   <extracomment>component.t10.nw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 10 south</source>
   <extracomment>component.t10.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North-west: food, small site; east: small site; south: small site.</source>
   <extracomment>component.t10.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 11 south</source>
   <extracomment>component.t11.esw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 11 north</source>
   <extracomment>component.t11.n.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 11</source>
   <extracomment>component.t11.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North: wood, small site; south: large site.</source>
   <extracomment>component.t11.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 12 middle</source>
   <extracomment>component.t12.m.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 12 north</source>
   <extracomment>component.t12.n.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 12</source>
   <extracomment>component.t12.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 12 south</source>
   <extracomment>component.t12.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North: small site; middle: wood, small site; south: nothing.</source>
   <extracomment>component.t12.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 area.</source>
   <extracomment>component.t13.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 13</source>
   <extracomment>component.t13.a.name, component.t13.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whole tile: wood, large site.</source>
   <extracomment>component.t13.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 14 middle</source>
   <extracomment>component.t14.m.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 14 north</source>
   <extracomment>component.t14.n.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 14</source>
   <extracomment>component.t14.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 14 south</source>
   <extracomment>component.t14.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North: small site; middle: small site; south: food.</source>
   <extracomment>component.t14.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 15 east</source>
   <extracomment>component.t15.e.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 15</source>
   <extracomment>component.t15.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 15 north-west</source>
   <extracomment>component.t15.nw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 15 south</source>
   <extracomment>component.t15.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North-west: large site; east: small site; south: lore.</source>
   <extracomment>component.t15.text, component.t31.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 16 east</source>
   <extracomment>component.t16.e.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 16</source>
   <extracomment>component.t16.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 16 north-west</source>
   <extracomment>component.t16.nw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 16 south</source>
   <extracomment>component.t16.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North-west: food, small site; east: small site; south: lore.</source>
   <extracomment>component.t16.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 17 south</source>
   <extracomment>component.t17.esw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 17 north</source>
   <extracomment>component.t17.n.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 17</source>
   <extracomment>component.t17.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North: lair; south: large site.</source>
   <extracomment>component.t17.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 18 east</source>
   <extracomment>component.t18.e.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 18</source>
   <extracomment>component.t18.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 18 north-west</source>
   <extracomment>component.t18.nw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 18 south</source>
   <extracomment>component.t18.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North-west: carved-stone site; east: small site; south: wood.</source>
   <extracomment>component.t18.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 19 east</source>
   <extracomment>component.t19.e.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 19</source>
   <extracomment>component.t19.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 19 north-west</source>
   <extracomment>component.t19.nw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 19 south</source>
   <extracomment>component.t19.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North-west: small site; east: lore; south: small site.</source>
   <extracomment>component.t19.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 20 south-east</source>
   <extracomment>component.t20.es.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 20</source>
   <extracomment>component.t20.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 20 north-west</source>
   <extracomment>component.t20.nw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North-west: food, small site; south-east: lore, small site.</source>
   <extracomment>component.t20.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 21 south-east</source>
   <extracomment>component.t21.es.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 21</source>
   <extracomment>component.t21.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 21 north-west</source>
   <extracomment>component.t21.nw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North-west: food, small site; south-east: large site.</source>
   <extracomment>component.t21.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 22 east</source>
   <extracomment>component.t22.e.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 22 north</source>
   <extracomment>component.t22.n.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 22</source>
   <extracomment>component.t22.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 22 south</source>
   <extracomment>component.t22.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North: small site; east: lair; south: lore; west: carved-stone site.</source>
   <extracomment>component.t22.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 22 west</source>
   <extracomment>component.t22.w.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 23 east</source>
   <extracomment>component.t23.e.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 23</source>
   <extracomment>component.t23.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 23 north-west</source>
   <extracomment>component.t23.nw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 23 south</source>
   <extracomment>component.t23.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North-west: lore, small site; east: small site; south: lair.</source>
   <extracomment>component.t23.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 24 east</source>
   <extracomment>component.t24.e.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 24</source>
   <extracomment>component.t24.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 24 north-west</source>
   <extracomment>component.t24.nw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 24 south</source>
   <extracomment>component.t24.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North-west: large site; east: small site; south: small site.</source>
   <extracomment>component.t24.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 25 east</source>
   <extracomment>component.t25.e.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 25</source>
   <extracomment>component.t25.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 25 north-west</source>
   <extracomment>component.t25.nw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 25 south</source>
   <extracomment>component.t25.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North-west: large site; east: lair; south: small site.</source>
   <extracomment>component.t25.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 26 east</source>
   <extracomment>component.t26.e.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 26</source>
   <extracomment>component.t26.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 26 north-west</source>
   <extracomment>component.t26.nw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 26 south</source>
   <extracomment>component.t26.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North-west: food; east: small site; south: wood, small site.</source>
   <extracomment>component.t26.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 27 east</source>
   <extracomment>component.t27.e.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 27</source>
   <extracomment>component.t27.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 27 north-west</source>
   <extracomment>component.t27.nw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 27 south</source>
   <extracomment>component.t27.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North-west: large site; east: wood, small site; south: lair.</source>
   <extracomment>component.t27.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 28 south-east</source>
   <extracomment>component.t28.es.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 28</source>
   <extracomment>component.t28.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 28 north-west</source>
   <extracomment>component.t28.nw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North-west: large site; south-east: wood, small site.</source>
   <extracomment>component.t28.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 29 east</source>
   <extracomment>component.t29.e.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 29</source>
   <extracomment>component.t29.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 29 north-west</source>
   <extracomment>component.t29.nw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 29 south</source>
   <extracomment>component.t29.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North-west: large site; east: small site; south: wood.</source>
   <extracomment>component.t29.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 30 east</source>
   <extracomment>component.t30.e.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 30 north</source>
   <extracomment>component.t30.n.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 30</source>
   <extracomment>component.t30.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 30 south</source>
   <extracomment>component.t30.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North: small site; east: wood; south: small site; west: lair.</source>
   <extracomment>component.t30.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 30 west</source>
   <extracomment>component.t30.w.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 31 east</source>
   <extracomment>component.t31.e.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 31</source>
   <extracomment>component.t31.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 31 north-west</source>
   <extracomment>component.t31.nw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 31 south</source>
   <extracomment>component.t31.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 32 east</source>
   <extracomment>component.t32.e.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 32</source>
   <extracomment>component.t32.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 32 north-west</source>
   <extracomment>component.t32.nw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 32 south</source>
   <extracomment>component.t32.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North-west: small site; east: wood; south: small site.</source>
   <extracomment>component.t32.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 33 middle</source>
   <extracomment>component.t33.m.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 33 north</source>
   <extracomment>component.t33.n.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 33</source>
   <extracomment>component.t33.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tile 33 south</source>
   <extracomment>component.t33.s.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>North: carved-stone site; middle: large site; south: lair.</source>
   <extracomment>component.t33.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two different basic actions.</source>
   <extracomment>component.teamwork.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Teamwork</source>
   <extracomment>component.teamwork.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Do two different ones of Recruit 1, Move 1, Explore, Build, in any order.</source>
   <extracomment>component.teamwork.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit 2 and let Kaija attack.</source>
   <extracomment>component.the_bear_awakens.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Bear Awakens</source>
   <extracomment>component.the_bear_awakens.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit 2. Until the end of the year Kaija may also enter enemy territories. Instant.</source>
   <extracomment>component.the_bear_awakens.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit 1 at once.</source>
   <extracomment>component.town_hall.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Town Hall</source>
   <extracomment>component.town_hall.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit 1. Instant. 1 fame at the end.</source>
   <extracomment>component.town_hall.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw 3: keep, discard, return.</source>
   <extracomment>component.trading_post.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trading Post</source>
   <extracomment>component.trading_post.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw 3: keep 1, discard 1, put 1 back on top of your draw pile. 1 fame at the end.</source>
   <extracomment>component.trading_post.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A recruit more.</source>
   <extracomment>component.training_camp.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Training Camp</source>
   <extracomment>component.training_camp.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Small building, 1 wood. Recruit here: 1 more unit.</source>
   <extracomment>component.training_camp.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fame for lairs.</source>
   <extracomment>component.trapper.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trapper</source>
   <extracomment>component.trapper.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3 fame per creature lair in your territories.</source>
   <extracomment>component.trapper.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Controls territories, fights, is fed in winter.</source>
   <extracomment>component.unit.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>unit</source>
   <extracomment>component.unit.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One of your 14 warriors. One is enough to control a territory; each is worth 1 combat point.</source>
   <extracomment>component.unit.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A dead card, minus five fame.</source>
   <extracomment>component.unrest.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No effect. Cannot be removed from your deck. -5 fame at the end of the game.</source>
   <extracomment>component.unrest.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw 2 at once.</source>
   <extracomment>component.upgraded_market_place.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Upgraded Market Place</source>
   <extracomment>component.upgraded_market_place.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw 2. Instant. 1 fame at the end.</source>
   <extracomment>component.upgraded_market_place.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Upgraded Scout Camp</source>
   <extracomment>component.upgraded_scout_camp.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Explore with 2 drawn tiles: choose 1, put the other under the pile.</source>
   <extracomment>component.upgraded_scout_camp.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit 2 at once.</source>
   <extracomment>component.upgraded_town_hall.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Upgraded Town Hall</source>
   <extracomment>component.upgraded_town_hall.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit 2. Instant. 1 fame at the end.</source>
   <extracomment>component.upgraded_town_hall.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw 3, keep 2.</source>
   <extracomment>component.upgraded_trading_post.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Upgraded Trading Post</source>
   <extracomment>component.upgraded_trading_post.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw 3: keep 2, discard 1.</source>
   <extracomment>component.upgraded_trading_post.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A random discard, or draw 1.</source>
   <extracomment>component.veiled_threats.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Veiled Threats</source>
   <extracomment>component.veiled_threats.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose: an opponent discards 1 random hand card, or draw 1. 2 fame at the end.</source>
   <extracomment>component.veiled_threats.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fame for units.</source>
   <extracomment>component.warlord.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Warlord</source>
   <extracomment>component.warlord.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 fame per unit of yours on the map.</source>
   <extracomment>component.warlord.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 2 with a point.</source>
   <extracomment>component.warriors.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Warriors</source>
   <extracomment>component.warriors.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 2 with +1 combat point.</source>
   <extracomment>component.warriors.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spoils the harvest of its territory.</source>
   <extracomment>component.wolf_beige.glance, component.wolf_dark_brown.glance, component.wolf_light_brown.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wolf (beige)</source>
   <extracomment>component.wolf_beige.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Value 4, 1 fame. The territory where it stands yields no resources and no closed-territory fame in the Harvest; buildings still yield.</source>
   <extracomment>component.wolf_beige.text, component.wolf_dark_brown.text, component.wolf_light_brown.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 1, ignoring Rough borders.</source>
   <extracomment>component.wolf_clan.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wolf Clan</source>
   <extracomment>component.clan_wolf.name, component.wolf_clan.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move 1. Rough borders cost nothing extra in this Move and may be crossed when your units retreat. Instant.</source>
   <extracomment>component.wolf_clan.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wolf (dark brown)</source>
   <extracomment>component.wolf_dark_brown.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wolf (light brown)</source>
   <extracomment>component.wolf_light_brown.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pays for buildings.</source>
   <extracomment>component.wood.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>wood</source>
   <extracomment>component.wood.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pays for buildings. Three resources of any kind are worth one fame at the end.</source>
   <extracomment>component.wood.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3 wood.</source>
   <extracomment>component.wood_monopoly.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wood Monopoly</source>
   <extracomment>component.wood_monopoly.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take 3 wood. Instant. 2 fame at the end.</source>
   <extracomment>component.wood_monopoly.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fame for wood symbols.</source>
   <extracomment>component.wood_trader.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wood Trader</source>
   <extracomment>component.wood_trader.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 fame per wood symbol in your territories, buildings included.</source>
   <extracomment>component.wood_trader.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit by wood symbols.</source>
   <extracomment>component.woodcutters.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Woodcutters</source>
   <extracomment>component.woodcutters.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In each of your territories recruit 1 unit per wood shown there (buildings included). 1 fame at the end.</source>
   <extracomment>component.woodcutters.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 wood each harvest.</source>
   <extracomment>component.woodcutters_lodge.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Woodcutter's Lodge</source>
   <extracomment>component.woodcutters_lodge.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Small building, 1 wood. Harvest: 1 wood.</source>
   <extracomment>component.woodcutters_lodge.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where does your unit go?</source>
   <extracomment>decision.add_unit.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Axe Throwers: a point or a casualty?</source>
   <extracomment>decision.axe_throwers.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build what and where? You have {wood} wood</source>
   <extracomment>decision.build.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You lose {number} in {area}: is Kaija among them?</source>
   <extracomment>decision.casualty_choice.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which action?</source>
   <extracomment>decision.choose_action.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which clan do you lead?</source>
   <extracomment>decision.choose_clan.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What comes first?</source>
   <extracomment>decision.choose_order.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which resource do you take from {area}?</source>
   <extracomment>decision.collect_kind.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Combat in {area}, you {own}, they {other}: how much food?</source>
   <extracomment>decision.combat_food.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which combat comes next?</source>
   <extracomment>decision.combat_order.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which card do you copy?</source>
   <extracomment>decision.copy_card.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where does {creature} go?</source>
   <extracomment>decision.creature_tie.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ancestral Curse: which card do you discard?</source>
   <extracomment>decision.curse_discard.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack a creature in {area}?</source>
   <extracomment>decision.declare_creatures.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your die: a point or a casualty?</source>
   <extracomment>decision.die_choice.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{rival} names {card}: discard it or hand over 2 resources?</source>
   <extracomment>decision.discard_or_pay.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep {keep}, discard {discard}, put {top} back on top</source>
   <extracomment>decision.draw_distribution.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Explore as well?</source>
   <extracomment>decision.explore_again.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place a tile: {tiles}</source>
   <extracomment>decision.explore_place.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep tile {tile}, or exchange it?</source>
   <extracomment>decision.explore_redraw.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which card do you foresee?</source>
   <extracomment>decision.future_card.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay {amount} resources for a little more?</source>
   <extracomment>decision.may_pay.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Call a creature?</source>
   <extracomment>decision.more_creatures.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move from where? Points left: {left}</source>
   <extracomment>decision.move.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whose units do you bribe?</source>
   <extracomment>decision.move_enemy.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How many go from {area} to {to}?</source>
   <extracomment>decision.move_count.prompt, decision.move_enemy_count.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where do the units of {area} go?</source>
   <extracomment>decision.move_enemy_to.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From {area} to where? Points left: {left}</source>
   <extracomment>decision.move_to.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which card of {rival}?</source>
   <extracomment>decision.pick_hand_card.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Another card, or end your turn?</source>
   <extracomment>decision.play_card.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bring a neighbour's unit along?</source>
   <extracomment>decision.pull_unit.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Push a defender away?</source>
   <extracomment>decision.push_defender.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{rival} plays {card}. Cancel it?</source>
   <extracomment>decision.react.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit where? {reserve} units in reserve</source>
   <extracomment>decision.recruit.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which enemy unit is removed?</source>
   <extracomment>decision.remove_unit.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Swap a building?</source>
   <extracomment>decision.replace_building.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{number} of yours must leave {area}</source>
   <extracomment>decision.retreat.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which symbol of {area} do you harvest?</source>
   <extracomment>decision.scorched_harvest.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place Scorched Earth?</source>
   <extracomment>decision.scorched_place.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Return to the map?</source>
   <extracomment>decision.second_chance.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where does tile {tile} go?</source>
   <extracomment>decision.second_chance_tile.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Round {round}: place one of your tiles</source>
   <extracomment>decision.setup_tile.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where do your three figures settle?</source>
   <extracomment>decision.setup_units.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which card do you take back?</source>
   <extracomment>decision.take_from_discard.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take a card of the row</source>
   <extracomment>decision.take_row_card.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whose hand?</source>
   <extracomment>decision.target_player.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How many {give} for {take}?</source>
   <extracomment>decision.team_swap.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{rival} offers {number} {give} for {number} {take}</source>
   <extracomment>decision.team_swap_answer.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which tile goes under the pile next?</source>
   <extracomment>decision.tiles_under_order.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trade? You have {food} food, {wood} wood, {lore} lore</source>
   <extracomment>decision.trade.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which three resources for one {resource}?</source>
   <extracomment>decision.trade_give.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Year {year} of {years}: your turn</source>
   <extracomment>decision.turn_option.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which card do you give up for {card}?</source>
   <extracomment>decision.upgrade.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} adds a unit in {area}.</source>
   <extracomment>event.added_unit.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} leads {number} units of {rival} from {area} to {to}.</source>
   <extracomment>event.bribed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} builds {building} in {area}.</source>
   <extracomment>event.built.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} cancels {card} of {rival}.</source>
   <extracomment>event.cancelled.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} leads the {clan}.</source>
   <extracomment>event.chose_clan.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} closes {area}, {size} tiles.</source>
   <extracomment>event.closed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Combat in {area}: {attacker} against {defender}.</source>
   <extracomment>event.combat.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Combat in {area}: {attacker_points} against {defender_points} points, losses {attacker_losses} and {defender_losses}; winner: {winner}.</source>
   <extracomment>event.combat_result.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} copies {card} of {rival}.</source>
   <extracomment>event.copied.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{creature} appears in {area}.</source>
   <extracomment>event.creature_appeared.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} defeats {creature}.</source>
   <extracomment>event.creature_defeated.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{creature} moves to {area}.</source>
   <extracomment>event.creature_moved.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} discards {card}.</source>
   <extracomment>event.discarded.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{creature} takes a unit of {player} in {area}.</source>
   <extracomment>event.draugr_struck.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} draws {number} cards.</source>
   <extracomment>event.drew.others</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} draws {cards}.</source>
   <extracomment>event.drew.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} draws tile {tile}.</source>
   <extracomment>event.drew_tile.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player}: {amount} fame ({source}).</source>
   <extracomment>event.fame.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} takes the first-player marker.</source>
   <extracomment>event.first_marker.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} gains {amount} {resource} ({source}).</source>
   <extracomment>event.gained.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} moves {number} from {area} to {to}.</source>
   <extracomment>event.moved.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} names {card} of {rival}.</source>
   <extracomment>event.named_card.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} has no way out of {area}: {number} removed.</source>
   <extracomment>event.no_retreat.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No tile fits: the Explore of {player} ends.</source>
   <extracomment>event.no_tile_fits.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} pays {amount} {resource} ({source}).</source>
   <extracomment>event.paid.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} passes.</source>
   <extracomment>event.passed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} places tile {tile} at {cell}, turned {turns} times.</source>
   <extracomment>event.placed_tile.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} plays {card}.</source>
   <extracomment>event.played.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} brings {figure} from {area} to {to}.</source>
   <extracomment>event.pulled.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} pushes {figure} of {rival} to {area}.</source>
   <extracomment>event.pushed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} puts {card} down.</source>
   <extracomment>event.put_down.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} puts a card back on top.</source>
   <extracomment>event.put_on_top.others</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} puts {card} back on top.</source>
   <extracomment>event.put_on_top.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} recruits {figure} in {area}.</source>
   <extracomment>event.recruited.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} of {player} leaves the game.</source>
   <extracomment>event.removed_card.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} removes {figure} of {rival} in {area}.</source>
   <extracomment>event.removed_unit.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} shuffles the discard pile into a new draw pile.</source>
   <extracomment>event.reshuffled.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} retreats with {number} to {area}.</source>
   <extracomment>event.retreated.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{source} rolls {face}.</source>
   <extracomment>event.rolled.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} rolls {axes} axes.</source>
   <extracomment>event.rolled_for_first.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The row: {cards}.</source>
   <extracomment>event.row.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} sees the hand of {rival}.</source>
   <extracomment>event.saw_hand.others</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} sees the hand of {rival}: {cards}.</source>
   <extracomment>event.saw_hand.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} places Scorched Earth in {area}.</source>
   <extracomment>event.scorched.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} settles {number} figures in {area}.</source>
   <extracomment>event.settled.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} harvests {resource} of {area}.</source>
   <extracomment>event.stole_harvest.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} swaps {building} in {area} for {new}.</source>
   <extracomment>event.swapped_building.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} takes back {card}.</source>
   <extracomment>event.took_back.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} takes {card}.</source>
   <extracomment>event.took_card.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} cannot feed the units and takes an Unrest card.</source>
   <extracomment>event.unrest.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} upgrades: {card}.</source>
   <extracomment>event.upgraded.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Year {year} of {years} begins.</source>
   <extracomment>event.year.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the clans in seat order, or deal them at random.</source>
   <extracomment>option.clans.help</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clans</source>
   <extracomment>option.clans.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Off, on, or on with More Creatures!</source>
   <extracomment>option.creatures.help</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Creatures</source>
   <extracomment>option.creatures.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With two to four players the second starting tile is an ordinary tile of the pile.</source>
   <extracomment>option.five_tile_in_pile_below_5_players.help</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Five-player tile in the pile</source>
   <extracomment>option.five_tile_in_pile_below_5_players.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ten years, more Development cards, no domination.</source>
   <extracomment>option.longer.help</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Everybody sees everybody's fame tokens.</source>
   <extracomment>option.open_fame.help</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open fame</source>
   <extracomment>option.open_fame.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Four players, two against two.</source>
   <extracomment>option.team.help</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Achievements</source>
   <extracomment>source.achievement_cards.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Altars of Kings</source>
   <extracomment>source.altars.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Closed territories in the harvest</source>
   <extracomment>source.closed_land.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Closing territories</source>
   <extracomment>source.closing.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Defeated creatures</source>
   <extracomment>source.creatures.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Development cards</source>
   <extracomment>source.developments.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hunger without Unrest cards</source>
   <extracomment>source.no_unrest_left.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Resources left, 3 for 1</source>
   <extracomment>source.resources.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stag: conquest and closing</source>
   <extracomment>source.stag_power.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unrest cards</source>
   <extracomment>source.unrest_cards.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Worth fame at the end by what your territories hold.</source>
   <extracomment>topic.achievements.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seven cards, as many as players are in the game, visible from the start and taken in the last year.

Builder: one fame for each small and three for each large building in your territories. Explorer: the same for empty sites, carved-stone ones count as small. Food Trader, Wood Trader and Scholar: two for each food, wood or lore symbol, buildings included. Trapper: three for each lair, with or without creatures. Warlord: one for each of your units on the map, Kaija included.

They are counted when the game ends, so a territory conquered after you passed is lost for them, too.</source>
   <extracomment>topic.achievements.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the last year you take an Achievement on passing: for buildings, empty sites, food, wood or lore symbols, lairs, or units. Only its value at the end matters.</source>
   <extracomment>topic.achievements.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Achievement cards</source>
   <extracomment>topic.achievements.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Neighbours share a border; one regular stretch makes it easy.</source>
   <extracomment>topic.adjacency.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Adjacency comes only from printed lines. Two territories that meet merely in a corner are not neighbours, and areas that meet across a tile side are not neighbours either, since they are one territory.

Two territories may share several borders. One regular stretch among them is enough: the connection counts as regular and costs one move point. Only when every shared border is Rough does crossing cost two, and then nobody retreats across it.

Sometimes a territory wraps around and lies on both sides of a line. Such an inner border means nothing.</source>
   <extracomment>topic.adjacency.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two territories are adjacent when a border lies between them on some tile. If any shared border is regular the connection is regular, otherwise it is Rough.</source>
   <extracomment>topic.adjacency.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Neighbours and Rough borders</source>
   <extracomment>topic.adjacency.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close early, forge early, feed the winter, count before attacking.</source>
   <extracomment>topic.advice.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A few habits serve well. Look at large sites first: they win games. A Forge in year two is five extra cards. Three lore for an upgrade is nearly always well spent.

An even attack succeeds about once in three, so bring two points more, or wait until the victim has passed and cannot answer. Stop before a Rough border that leaves you no retreat.

Keep food for winter: an Unrest takes a card slot and five fame. And in the last year pick the Achievement that your territories already fulfil. Tooltips on borders, corners, the winter forecast and the domination counter tell you the rest.</source>
   <extracomment>topic.advice.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Closing and large sites matter most. A Forge early, upgrades nearly always, no attack at equal strength, better against those who passed. And feed your people.</source>
   <extracomment>topic.advice.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Advice for new chieftains</source>
   <extracomment>topic.advice.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Part of a Move; declare, then fight value plus die.</source>
   <extracomment>topic.attacking_creatures.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Creatures are attacked only as part of a Move, even one without any moves, and only where the territory is yours. After all moves and before any combat you name at most one creature in each territory; these fights are ordered together with the others and count as 'in combat'.

All your figures there take part. The creature has its value and a die; the choice face is always a point, for both. Your casualties against it are void, its casualties against you are not. As attacker you have no Fortress.

Win and you gain its fame while it leaves the map; lose and you stay beside a sharing creature, or retreat from a Valkyrie. Wolf clan food and the card's protection apply.</source>
   <extracomment>topic.attacking_creatures.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After your moves declare at most one creature in each of your territories. It fights with its value plus a die; ties go to the defender. Skulls do not hurt it.</source>
   <extracomment>topic.attacking_creatures.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attacking creatures</source>
   <extracomment>topic.attacking_creatures.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A unit worth two points that winter does not feed.</source>
   <extracomment>topic.bear.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kaija is placed like a unit: instead of one in setup, or as one of the figures of a Recruit. She controls territories, triggers Training Camps, is one figure for casualties and for the food limit, and can be hit by effects that remove or move a unit.

In combat she is worth two points. In winter she does not count. She may move alone or with others, but never into an enemy territory unless The Bear Awakens was played this year; territories with creatures are not enemy territories. She retreats like anybody else.

If removed she returns to the reserve and can be recruited again. When casualties fall, the Bear chooses whether she is among them.</source>
   <extracomment>topic.bear.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kaija counts as one unit with 2 combat points. She costs nothing in winter, is no part of the 14 units, and normally may not move into enemy territory.</source>
   <extracomment>topic.bear.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bear: Kaija</source>
   <extracomment>topic.bear.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No building, recruiting, exploring or leaving beside it.</source>
   <extracomment>topic.brown_bear.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A Brown Bear freezes the territory it stands in. Nobody may build or recruit there, its open sides do not count for exploring, and no unit may move out: not by Move, Hidden Ways, the Stag's pull, Bribery or Intimidate.

You may still move in, retreat out after losing a combat, and swap a building, which is not building.

The way out is to fight it: play any Move card, without moves if you like, and declare the attack. Value six means about six figures and food together for an even chance, and the reward is three fame.</source>
   <extracomment>topic.brown_bear.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In its territory nobody builds or recruits, nobody explores from it and nobody moves out. Moving in, retreating and swapping a building remain possible. Value 6, fame 3.</source>
   <extracomment>topic.brown_bear.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Brown Bear</source>
   <extracomment>topic.brown_bear.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay wood and put a building on a free fitting site.</source>
   <extracomment>topic.build.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Building puts one token on a free site in a territory you control. Small ones cost one wood, large ones three. A Carved Stone needs a small site with the carved-stone mark; the other small buildings take any small site, carved ones included. Small buildings never go on large sites.

A territory may hold each type only once, unless a merge brought two together or a card allows a duplicate. The token must be in the supply, seven of each.

Discounts reduce the wood, never below nothing. Symbols on buildings count as symbols of the territory wherever a rule says buildings are included.</source>
   <extracomment>topic.build.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In a territory you control: small building 1 wood on a small site, large building 3 wood on a large site. Not a type the territory already has.</source>
   <extracomment>topic.build.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Build</source>
   <extracomment>component.build.name, topic.build.title, word.do_build.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Instant, cheaper, double, swapped or without a site.</source>
   <extracomment>topic.build_cards_list.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Improved Villager Tools builds as an instant, Simple Living for one wood less.

Carpentry Mastery builds up to twice, at most one of them large; each is paid on its own and the second may use what the first left. Industrious Villagers builds and may then swap one building you control for another of the same size from the supply, free of charge, duplicates allowed; a Carved Stone still wants a carved site or a building that stands without one.

With Amenities a small building, Carved Stone included, needs no site and occupies none, though each type is still limited to one in a territory.</source>
   <extracomment>topic.build_cards_list.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Improved Villager Tools is instant, Simple Living one wood cheaper, Carpentry Mastery builds twice, Industrious Villagers may swap a building, Amenities needs no site for a small one.</source>
   <extracomment>topic.build_cards_list.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Development cards that build</source>
   <extracomment>topic.build_cards_list.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Five small ones that help, three large ones that win.</source>
   <extracomment>topic.buildings.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Small buildings cost one wood. A Food Silo, Woodcutter's Lodge or Carved Stone gives one food, wood or lore each harvest. A Defense Tower makes the defender inflict one more casualty. A Training Camp adds a unit whenever you recruit there.

Large buildings cost three wood and need a large site. A Fortress gives the defender two combat points, a Forge one more card at the start of the year, an Altar of Kings three fame each harvest.

All of them work for whoever controls the territory. Large buildings in closed territories are also the key to domination, so an early Forge is a card engine and a threat at once.</source>
   <extracomment>topic.buildings.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Silo, Lodge and Carved Stone yield at harvest, Tower and Fortress defend, Camp recruits, Forge draws cards, Altar earns fame. Large ones count for domination.</source>
   <extracomment>topic.buildings.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The eight buildings</source>
   <extracomment>topic.buildings.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lose as many as you have and you lose outright.</source>
   <extracomment>topic.casualties.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Casualties come from the die, from cards and from Defense Towers, which add one each for the defender. First check for a wipe-out: a side with no more units than casualties suffered has lost, even with the higher total. If both are wiped out nobody wins and the territory becomes neutral.

If nobody is wiped out, the higher total wins and a tie goes to the defender.

Then both sides remove their casualties at once, the winner too. The Bear decides whether Kaija is among them. A victorious attacker gains control; a Wolf clan attacker a food, a Stag attacker a fame.</source>
   <extracomment>topic.casualties.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A side that suffers at least as many casualties as it has units loses, whatever the points. If both do, nobody wins. Otherwise higher points win, ties the defender.</source>
   <extracomment>topic.casualties.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Casualties and who wins</source>
   <extracomment>topic.casualties.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One initial and two upgrade cards for each clan.</source>
   <extracomment>topic.clan_cards_list.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Some fine print. Bear Clan collects food and wood of the territory Kaija leaves, before she moves. Protector of the Land needs closed territories of three tiles and enough cards. Osmosis wants open territories, or wood on the tiles themselves. Lay of the Land takes every symbol of the chosen tile.

Teamwork does two different basic actions, the first finished before the second is chosen. Raven Mercenaries recruit in one neutral territory. Rapacious Exploitation lets the victim choose between the card and two resources.

Stag Clan may pull a unit from a neighbour after recruiting, Glory of the Clan collects before or after building, Annexation explores before or after moving. Call to War reinforces every frontier.</source>
   <extracomment>topic.clan_cards_list.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bear, Stag and Wolf move and fight, Boar and Goat build, Raven explores and hires, Snake steals. Initial cards are instants; upgrades cost three lore each.</source>
   <extracomment>topic.clan_cards_list.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clan cards in detail</source>
   <extracomment>topic.clan_cards_list.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seven clans, each with a power and three cards.</source>
   <extracomment>topic.clans.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Boar gets one lore whenever its Explore closes no territory at all, not even a neutral one; each Explore of a double card counts by itself, and nothing happens if no tile was placed.

The Goat gets one food for each small and two for each large building it builds, after paying.

The Raven, when its Explore closes territories it controls, collects all their resource symbols at once, on tiles and buildings, on top of the closing fame.

The Stag gains one fame for each territory conquered as attacker and one more for each own territory its Explore closes.</source>
   <extracomment>topic.clans.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Boar: lore for an Explore that closes nothing. Goat: food for building. Raven: resources on closing. Stag: fame for conquest and closing. Bear, Snake and Wolf have pages of their own.</source>
   <extracomment>topic.clans.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The clans at a glance</source>
   <extracomment>topic.clans.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A territory is closed when none of its sides is open.</source>
   <extracomment>topic.closed_territories.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every side of a tile that faces an empty cell leaves the territory it belongs to open. Once no such side is left the territory is closed: fenced in by borders all around, finished for good, and at least two tiles large.

Holes are allowed. A gap surrounded by tiles is still an empty cell, so territories bordering it stay open until somebody fills it.

Closing pays three times: fame at once if you close your own territory by exploring, fame each harvest for holding it, and closed territories with large buildings are what domination is made of.</source>
   <extracomment>topic.closed_territories.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A territory is open while one of its sides faces an empty cell, even a hole inside the map. Without such a side it is closed and never changes again.</source>
   <extracomment>topic.closed_territories.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Closed and open</source>
   <extracomment>topic.closed_territories.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Close your own territory: one fame for each tile.</source>
   <extracomment>topic.closing_fame.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When the tile you explored closes a territory you control, you gain as much fame as it has tiles. Several may close at once and each counts.

Only the explorer can profit. If you close a rival's territory, neither of you gets fame now, though they will enjoy it at harvest. A neutral territory you close gives nothing either, so put a unit in before you finish it.

Big territories pay more when closed, but also take longer and tempt neighbours. The Stag adds one fame for each, the Raven collects the resources at once, and the Boar is paid when nothing closed at all.</source>
   <extracomment>topic.closing_fame.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every territory your Explore closes and that you control gives fame equal to its size in tiles. Closing somebody else's, or a neutral one, gives nobody anything.</source>
   <extracomment>topic.closing_fame.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fame for closing</source>
   <extracomment>topic.closing_fame.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Count units, add bonuses, spend food, roll, compare.</source>
   <extracomment>topic.combat.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A combat happens in each territory where units of two players meet when the moves are over. The mover chooses the order and finishes each before picking the next; a fight still to come counts as 'in combat'.

One point a unit, two for Kaija. The attacker adds the card's points, the defender two for each Fortress. First the attacker, then the defender may spend food, at most one for each figure in the fight. Then the attacker rolls, settles a choice face, and the defender does the same.

The winner takes the territory with all its buildings; a tie belongs to the defender. Three players never fight in one place, and food is spent as it is at that moment.</source>
   <extracomment>topic.combat.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attacker and defender count one point a unit, add bonuses, food and a die roll. The higher total wins, ties go to the defender, casualties can overturn everything.</source>
   <extracomment>topic.combat.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Combat, step by step</source>
   <extracomment>topic.combat.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Six faces: axes are points, skulls are casualties.</source>
   <extracomment>topic.combat_dice.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Both dice are alike, and every face is equally likely. On average a roll is worth one and a half points and two thirds of a casualty.

The choice face lets the roller take a point or a casualty. The attacker must settle it before the defender rolls, so the defender always chooses knowing more. A small defender is often better killed than outscored: two skulls beat two units whatever their points.

Before dice, an attacker who is level wins only 13 times in 36, one ahead 23 times, two ahead 31, three ahead 35. Wipe-outs shift those odds, so count units as well as points.</source>
   <extracomment>topic.combat_dice.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Faces: 2 points; 3 points; 1 point or 1 casualty; 2 points and 1 casualty; 2 casualties; 1 point and 1 casualty. The attacker rolls and chooses first.</source>
   <extracomment>topic.combat_dice.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The combat die</source>
   <extracomment>topic.combat_dice.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whoever has units there controls it; without units it is neutral.</source>
   <extracomment>topic.control.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Control is only about figures. As long as you have a unit in a territory, its symbols and buildings work for you, no matter who paid for them. When the last unit leaves, the territory turns neutral and its buildings serve nobody.

Friendly means controlled by you, enemy means controlled by an opponent. A teammate's territory is neither, and not neutral.

While attackers wait for their combat the defender keeps control until the fight is over. Creatures never control anything: a territory with only creatures in it is neutral.</source>
   <extracomment>topic.control.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One unit is enough to control a territory and everything built there. Empty ones are neutral, buildings or not. During a combat the defender is still in control.</source>
   <extracomment>topic.control.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Who controls a territory</source>
   <extracomment>topic.control.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Resolve another card's effect as if it were yours.</source>
   <extracomment>topic.copying.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copying means resolving another card's effects as your own. Enemy Secrets looks at an opponent with a territory adjacent to yours, Stolen Lore at the opponent in the territory with the Scorched Earth token, Legendary Heroes at your own cards played this year.

The copied card does not move, gives no fame and does not pass on its lightning symbol; the copying card's own symbol counts. A copy is not a card played, so nobody reacts to it. Parts about Kaija or the token do nothing for other clans.

Not copyable: the three copying cards, Defensive Strategy, Unrest and Achievements. Players who passed have nothing to copy.</source>
   <extracomment>topic.copying.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Enemy Secrets, Stolen Lore and Legendary Heroes repeat the effect of a card you could play now. The copied card stays where it is; copying cards cannot be copied.</source>
   <extracomment>topic.copying.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copying cards</source>
   <extracomment>topic.copying.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After passing, each creature moves and then acts.</source>
   <extracomment>topic.creature_phase.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When everybody has passed, the creatures act before the harvest, from left to right. Each must move if it can: to an adjacent territory without any creature; Rough borders do not hinder it.

It prefers territories with player units. Among those it follows the list on its card, each time keeping the best: most building points (small one, large three), most units, or most resource symbols on tiles and buildings. If a tie remains the first player chooses.

Then it acts, also when it could not move: the Draugr takes a unit, the Valkyrie attacks at once, and the player defends. Wolves and Bears simply stand in the way.</source>
   <extracomment>topic.creature_phase.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Left to right along the line each creature moves to an adjacent territory without creatures, units before neutral, then by its priorities, and acts. The first player breaks ties.</source>
   <extracomment>topic.creature_phase.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The creature phase</source>
   <extracomment>topic.creature_phase.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Its territory yields nothing but what buildings give.</source>
   <extracomment>topic.creature_wolf.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A Wolf loves resources and settles where the land is richest. Its territory then yields neither the fame for being closed nor any symbol printed on tiles. Buildings go on working: Silos, Lodges, Carved Stones and Altars pay as always.

The Snake cannot take a tile symbol there either, and effects that collect as in the harvest (the Raven's power, Glory of the Clan, Bear Clan) are limited to buildings in the same way.

With value four it is the easiest prey. It shares its territory, so losing costs only the casualties; winning brings one fame and your harvest back.</source>
   <extracomment>topic.creature_wolf.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the harvest its territory gives no closed-territory fame and no tile resources; Altars and resource buildings still yield. The same for collecting as in the harvest. Value 4, fame 1.</source>
   <extracomment>topic.creature_wolf.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wolf (the creature)</source>
   <extracomment>topic.creature_wolf.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lair tiles bring beasts; the line sets their order.</source>
   <extracomment>topic.creatures_module.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With this module nine creatures roam the land: three Wolves, two Brown Bears, two Draugar and two Fallen Valkyries. The deck begins with as many weaker ones as players plus one; the rest, Valkyries included, are shuffled below. When it runs out the defeated ones are shuffled back in.

Whenever a tile with a lair is placed, a card is drawn, laid at the right end of the creature line, and its figure goes to the lair. The line is the order in which they act. Several may end up in one territory; all their effects apply.

Every creature has a combat value, a fame reward and a list of what attracts it.</source>
   <extracomment>topic.creatures_module.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An optional module. A placed lair brings the next creature card, put at the right end of the line; its figure stands on the lair. The game runs them.</source>
   <extracomment>topic.creatures_module.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Creatures: how they come</source>
   <extracomment>topic.creatures_module.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Harmless in setup, active at once when explored.</source>
   <extracomment>topic.creatures_setup.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A setup tile with a lair brings its creature after the tile and before the units. It neither moves nor acts, and its effects count only from year one on. You may put your units beside it, though not beside a Fallen Valkyrie unless the tile leaves no other empty territory.

A lair that is explored, or placed for a second chance, brings a creature after closing was counted. It stays where it appears but acts immediately: a Draugr takes a unit, a Valkyrie attacks whoever controls the territory.

If a card explores twice, the creature is dealt with before the second tile.</source>
   <extracomment>topic.creatures_setup.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In setup a lair brings a creature that does nothing yet. When explored it does not move but acts at once, after closing was evaluated.</source>
   <extracomment>topic.creatures_setup.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Creatures during setup and exploring</source>
   <extracomment>topic.creatures_setup.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One card that cancels an opponent's card as it is played.</source>
   <extracomment>topic.defensive_strategy.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only one card answers during another player's turn. Whenever an opponent lays a card into the active area to play it, the holder of Defensive Strategy may react, before anything of the card happens, even before the Snake places its token. Opponents are asked clockwise.

Defensive Strategy then lies in its owner's active area and the announced card goes to the discard pile. The victim continues: if no card was resolved this turn, all six options are open again; otherwise another allowed card or the end of the turn. A cancelled normal card does not use up the one normal card.

It answers cards only, never a teammate, and it cannot be copied or played on your own turn.</source>
   <extracomment>topic.defensive_strategy.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When an opponent announces a card, the holder may discard it without effect. The victim then goes on: with another card, or with any option if nothing was resolved yet.</source>
   <extracomment>topic.defensive_strategy.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reacting with Defensive Strategy</source>
   <extracomment>topic.defensive_strategy.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Three closed territories with large buildings at year's end.</source>
   <extracomment>topic.domination.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the end of each year the game looks for a player who controls at least three closed territories, each with at least one large building. Who built them does not matter, and two large buildings in one territory count once.

If several players manage it in the same year, fame counted as at the end of the game decides between them, then the usual tie-breaks.

Since it is checked only at the end of the year you have until then to break it: one lost garrison is enough. Keep an eye on every panel showing two of three. The longer game switches domination off; a team needs five.</source>
   <extracomment>topic.domination.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Control three closed territories with at least one large building each when a year ends and you win at once. It is checked only then, and beats any fame.</source>
   <extracomment>topic.domination.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Domination</source>
   <extracomment>topic.domination.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Takes one unit where it appears or arrives.</source>
   <extracomment>topic.draugr.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Draugr hunts units: they come first on its list, then buildings, then resources. Whenever it appears in a controlled territory or moves into one, the controller must remove one unit there, the Bear choosing between a unit and Kaija.

If it cannot move it acts again where it stands, so a boxed-in Draugr feeds every year.

It shares its territory otherwise peacefully. Value five makes it the second weakest creature; three units with two food are a fair fight, and two fame the reward. Leaving a single unit in its reach gives the territory away.</source>
   <extracomment>topic.draugr.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whenever it appears in or moves into a controlled territory, the controller removes one unit there; the Bear chooses whether it is Kaija. Value 5, fame 2.</source>
   <extracomment>topic.draugr.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draugr</source>
   <extracomment>topic.draugr.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw, look, then keep, discard or return what you drew.</source>
   <extracomment>topic.draw_action.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw cards show three numbers in words: draw so many, keep some, discard some or put some back on top of your draw pile. You look at everything drawn first and then decide. Only the drawn cards are dealt out, never the ones you already held, and you choose the order of what is discarded or returned.

The card you played lies in the active area, so it cannot come back by a reshuffle.

A pure Draw card needs enough cards in draw and discard pile together, otherwise it cannot be played. Where drawing is only a part of a card, it draws what exists.</source>
   <extracomment>topic.draw_action.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The card says how many you draw and how many of those you keep, discard or put back on top. Older hand cards stay out of it. You choose the order.</source>
   <extracomment>topic.draw_action.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw cards</source>
   <extracomment>topic.draw_action.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>More cards, better cards, or one back from the discards.</source>
   <extracomment>topic.draw_cards_list.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Market Place draws two cards, its upgraded version does so as an instant.

Five cards draw three and differ in what happens then: Merchant keeps one and discards two; Trading Post keeps one, discards one and returns one; its upgrade keeps two and discards one; Greater Trade Routes keeps two and returns one; Cunning Merchant keeps one and returns two in the order you like. What returns to the top is what you draw next.

Negotiation is either a plain draw or any card of your choice from your discard pile. None of them can be played without enough cards in both piles together.</source>
   <extracomment>topic.draw_cards_list.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Market Places draw two. Merchant, Trading Posts, Trade Routes and Cunning Merchant draw three and sort them. Negotiation draws one or takes one back from your discard pile.</source>
   <extracomment>topic.draw_cards_list.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Development cards that draw</source>
   <extracomment>topic.draw_cards_list.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Check victory, give second chances, move the marker.</source>
   <extracomment>topic.end_of_year.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The last phase has three steps. Step A checks whether the game is over: domination comes first, and it takes precedence over fame even in the last year; then, after the last year, the final count.

Step B offers a second chance to everybody who has no figure on the map. Step C moves the year marker, and all effects that last until the end of the year (an awakened Kaija, the Conqueror, Future Sight) are over.

Nobody is ever eliminated. The phases of a year are always the same: start, actions, creatures if you play with them, harvest, winter, end.</source>
   <extracomment>topic.end_of_year.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First domination, then the last year. If the game goes on, players without units get a second chance, effects of the year end and the marker advances.</source>
   <extracomment>topic.end_of_year.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End of the year</source>
   <extracomment>topic.end_of_year.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw a tile and add it beside your open territory.</source>
   <extracomment>topic.explore.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Exploring draws the top tile, or several, shown to all. You pick one that fits, a cell beyond an open side of an open territory you control, and a rotation. The others go under the pile in an order of your choice.

If nothing drawn fits, the tiles go under the pile and one new tile is drawn, again and again, until one fits or every tile has been seen; then the action ends without effect. Once drawn there is no way back.

After placing, closing is evaluated with clan powers, and then a lair may bring a creature. Merged territories keep all buildings, duplicates included. With an empty pile nobody explores.</source>
   <extracomment>topic.explore.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw the tile, place it beyond an open side of an open territory of yours, then check what closed and whether a creature appears. A tile that fits must be placed.</source>
   <extracomment>topic.explore.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Explore</source>
   <extracomment>action.explore.label, component.explore.name, topic.explore.title, word.do_explore.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Instants, second looks, two tiles, or anywhere at all.</source>
   <extracomment>topic.explore_cards_list.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Scouts explores as an instant. Scout Camp lets you put the first fitting tile under the pile once and take the next instead, which must be used if it fits; a tile that fits nowhere is exchanged anyway and does not use up this right. The upgraded camp draws two tiles and keeps one.

Rangers explore, and may explore again with a new tile after everything of the first is done, a creature included.

Huginn &amp; Muninn place their tile next to any open territory of the map, yours or not. Closing fame still comes only for territories you control.</source>
   <extracomment>topic.explore_cards_list.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Scouts is an instant Explore. Scout Camp may exchange the tile once, its upgrade draws two. Rangers explore twice. Huginn &amp; Muninn explore beside any open territory.</source>
   <extracomment>topic.explore_cards_list.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Development cards that explore</source>
   <extracomment>topic.explore_cards_list.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shares with nobody: enter and you must fight her.</source>
   <extracomment>topic.fallen_valkyrie.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A Fallen Valkyrie does not share. When she appears in or moves into a territory with units, she attacks at once and the controller defends, with Fortress bonuses.

Units that move to her must stop; others may join them, none may go on, and after all moves they have to fight her. A territory with two Valkyries, or with one beside another player's units, cannot be entered at all.

Recruits, retreats, Hidden Ways, Bribery, Intimidate, the Stag's pull and the second chance cannot use her territory. Units that share it since setup may leave, and must fight at the end of their owner's next Move if still there.</source>
   <extracomment>topic.fallen_valkyrie.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>She attacks units where she appears or arrives. Units moving in must stop and fight after all moves. Two of them bar a territory. Value 7, fame 4.</source>
   <extracomment>topic.fallen_valkyrie.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fallen Valkyrie</source>
   <extracomment>topic.fallen_valkyrie.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tokens, resources, printed fame and Achievements, minus Unrest.</source>
   <extracomment>topic.final_scoring.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After the last year each player adds up: the fame tokens collected during the game; one for every three resources left, all kinds together; the printed fame of every Development card in draw pile, hand, active area and discard pile; and the value of Achievements, counted on the final map. Each Unrest card takes five away.

The most fame wins, unless somebody dominates.

The live score in the side panel makes this count as if the game ended now, split by source, so that you can see where your points come from. Opponents' tokens and hidden cards are not shown to you.</source>
   <extracomment>topic.final_scoring.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fame tokens, 1 for every 3 resources left, printed fame of all Development cards you own, your Achievements' values, minus 5 for each Unrest card. The most wins.</source>
   <extracomment>topic.final_scoring.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Final fame</source>
   <extracomment>topic.final_scoring.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place two of three tiles, each with three units beside.</source>
   <extracomment>topic.first_armies.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Everyone draws three tiles, open for all to see. In the first round you place one next to a starting tile and put three units into an empty territory the new tile is part of. In the second round you place another, next to any tile, and set up a second group of three in a different, empty territory.

Lines must continue, no territory may end up with two players' units, and at least one territory of the new tile must be empty afterwards. If none of your tiles fits, you draw from the pile until one does.

The third tile goes back and the pile is shuffled. Setup gives nothing: no closing fame, no clan power. The Bear may use Kaija as one of three figures. Then year one begins with the first player.</source>
   <extracomment>topic.first_armies.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw three tiles. Twice around the table, place one and put three units in an empty territory it belongs to. The first tile must touch a starting tile.</source>
   <extracomment>topic.first_armies.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First tiles and first armies</source>
   <extracomment>topic.first_armies.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dominate three fortified lands, or end with the most fame.</source>
   <extracomment>topic.goal.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You lead one of seven Viking clans on a coast nobody has mapped. There are two roads to victory.

The bold one is domination: if at the end of a year you control three closed territories that each hold a Fortress, Forge or Altar of Kings, you win on the spot, whatever the fame says.

The patient one is fame. You earn it by closing territories, holding them through the harvest, raising Altars, slaying creatures and buying cards that carry printed fame. After year seven everything is counted and the most famous clan wins. Watch both: a rival one fortress away from domination makes fame worthless.</source>
   <extracomment>topic.goal.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Win at the end of any year by controlling three closed territories with a large building each. If nobody manages that, the most fame after the last year wins.</source>
   <extracomment>topic.goal.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What you are playing for</source>
   <extracomment>topic.goal.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A card overrules the rulebook; only 'may' is optional.</source>
   <extracomment>topic.golden_rules.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Three habits settle nearly every question at the table.

First, the card is right. If a card lets you do something the rules forbid, do it; everything the card leaves alone stays as it was.

Second, read the verb. 'May' is your choice, everything else must be done. 'Up to three' lets you take anything from none to three.

Third, do what is possible. An effect that can be carried out only in part is carried out in part, and a step without any target is skipped. Several players affected at once act clockwise from the player on turn, or from the first player outside the action phase; your own simultaneous effects come in the order you like.</source>
   <extracomment>topic.golden_rules.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where a card and the rules disagree, follow the card. Only what says 'may' is optional, 'up to' includes none, and an effect does as much as it can.</source>
   <extracomment>topic.golden_rules.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cards beat rules, may means may</source>
   <extracomment>topic.golden_rules.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fame for closed lands and Altars, resources for every symbol.</source>
   <extracomment>topic.harvest.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When all have passed, and the creatures have moved, everybody harvests, starting with the (perhaps new) first player. Each finishes all three steps before the next begins.

First fame for closed territories you control: one for a two-tile territory, two for anything larger. Second, three fame for each Altar of Kings, and one resource for each symbol on tiles and buildings of your territories, open or closed. Third, trading.

A creature Wolf spoils its territory: only buildings yield there. And the Snake may have its token in your fields: it announces at the start of this phase which symbol it takes instead of you.</source>
   <extracomment>topic.harvest.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Closed territory of two tiles 1 fame, larger ones 2. Each Altar 3 fame. Every food, wood and lore symbol in your territories gives one. Then you may trade.</source>
   <extracomment>topic.harvest.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Harvest</source>
   <extracomment>topic.harvest.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Any three resources for one of your choice, harvest only.</source>
   <extracomment>topic.harvest_trade.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Three for one is a harsh rate, but it turns useless piles into exactly what is missing: the food for winter, the third wood for a Forge, the lore for an upgrade.

You trade during your own harvest, any number of times, mixing kinds as you like, and may use what you just received in the next trade. At no other time can resources be changed into each other; in winter wood does not replace food.

Before you stop, look at the winter forecast. In a team game this is also the moment when partners may swap resources one for one.</source>
   <extracomment>topic.harvest_trade.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In step C of your harvest give any three resources, mixed or equal, for one of your choice, as often as you like. There is no trade at any other time.</source>
   <extracomment>topic.harvest_trade.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trading resources</source>
   <extracomment>topic.harvest_trade.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hands, pile orders and fame; everything else lies open.</source>
   <extracomment>topic.hidden_information.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your hand is yours alone, its size is public. Nobody knows the order of any draw pile, of the Development deck, the tiles or the creatures, nor which cards went back to the box. Fame tokens are hidden, though who counts along knows; the option 'open fame' shows them. Partners may tell each other.

Cards you draw are secret, cards you discard are seen, cards you return to the top are secret again. Spy and Rapacious Exploitation show a hand to the acting player only. Cards put down or removed are shown, and everybody sees which card you take from the row.

Computer players get exactly the same information as you.</source>
   <extracomment>topic.hidden_information.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Secret: hand cards, all pile orders, other players' fame, unused cards. Public: map, units, resources, active areas, discard piles, the row, sizes of piles, unused upgrades.</source>
   <extracomment>topic.hidden_information.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is secret</source>
   <extracomment>topic.hidden_information.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At a complete corner a single line end is forbidden.</source>
   <extracomment>topic.line_continuity.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A border must not stop in the middle of nowhere. Since all lines end in corners, only corners need checking, and only those where all four cells are now filled. Count the tiles whose line ends there: one is forbidden, none, two, three or four are fine.

As long as one of the four cells is empty the line can still be continued, so such a corner never forbids anything.

Regular and Rough lines may continue each other; only the existence of a line matters. This corner test is the whole test. When the program refuses a tile for this reason, it marks the corner where the line would stop.</source>
   <extracomment>topic.line_continuity.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look at each corner where four tiles now meet. If exactly one border line ends there, the placement is illegal. A corner with a gap is never a problem.</source>
   <extracomment>topic.line_continuity.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lines must go on</source>
   <extracomment>topic.line_continuity.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ten years, no domination, only fame.</source>
   <extracomment>topic.longer_game.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>For an evening with time to spare, turn the year track over. The Development deck gets three Early and six Advanced cards a player, so years one to three show Early cards, four to nine Advanced ones, and year ten the Achievements.

Since large empires have time to grow, domination is switched off. Only the fame after year ten counts, with the usual tie-breaks.

Altars and closed territories pay three harvests more, upgrades have longer to earn their lore, and Unrest clogs the deck longer, too. The variant goes with every other one: teams, creatures, more creatures.</source>
   <extracomment>topic.longer_game.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ten years instead of seven, with three Early and six Advanced Development cards a player. Domination is off: only the final fame after year ten decides.</source>
   <extracomment>topic.longer_game.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Longer game</source>
   <extracomment>option.longer.title, topic.longer_game.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Passing players may call another creature.</source>
   <extracomment>topic.more_creatures.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This variant is for tables that like it wild. After taking your card on passing you may make a creature appear, as long as fewer creatures are on the map than players take part. It works also if Future Sight left you no card to take.

You choose the place: any territory with a lair and no creature; if there is none, any territory without a creature. The creature goes to the right end of the line and acts where it appears, without moving.

A Draugr in a rival's stronghold, or a Wolf in their best fields just before the harvest, is a parting gift they will remember.</source>
   <extracomment>topic.more_creatures.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When you pass and fewer creatures than players are on the map, you may let one appear on a lair without creature, else in any territory without one. It acts at once.</source>
   <extracomment>topic.more_creatures.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Variant: More Creatures!</source>
   <extracomment>topic.more_creatures.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each point moves any number of figures across one border.</source>
   <extracomment>topic.move.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A Move card gives points. For each move choose a territory you control, take one or more figures from it, and put them into one adjacent territory. A regular connection costs one point, a Rough one two, paid from the same card; points of different cards are never added.

Moves come one after the other. Groups may gather, split and move again, and you need not use all points, or any. Units that enter an enemy territory must stop; more may join them.

When you declare the end all combats of the action are fought in the order you choose, each with the bonuses of the card. A second Move card is a new action after those combats.</source>
   <extracomment>topic.move.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One move takes any number of units from a territory you control to a neighbour: 1 point over a regular connection, 2 over a Rough one. Then combats follow.</source>
   <extracomment>topic.move.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Move</source>
   <extracomment>component.move.name, topic.move.title, word.do_move.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>More points, combat bonuses and unusual ways.</source>
   <extracomment>topic.move_cards_list.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Points and bonuses are printed; bonuses hold in every combat of the action. A few cards bend the rules.

Intimidate lets you push one defender to an adjacent neutral or own territory of its owner before each combat; with no defender left there is no combat. Shieldbearers cancel one casualty you would suffer. Axe Throwers choose a point or a casualty after your roll, before the defender's.

Infiltration walks through enemy territories; only those still in one at the end fight. Hidden Ways carries one group from a territory to any open territory, near or far. Conqueror switches off towers and Fortresses against your attacks for the rest of the year.</source>
   <extracomment>topic.move_cards_list.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Militia 2, Incursion 4; Bodyguard, Warriors, Heroic Charge and Grizzled Warriors add combat points. Intimidate pushes, Shieldbearers protect, Axe Throwers choose, Infiltration passes, Hidden Ways leaps.</source>
   <extracomment>topic.move_cards_list.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Development cards that move</source>
   <extracomment>topic.move_cards_list.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A tile may not merge territories of different players.</source>
   <extracomment>topic.no_mixed_territory.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A new tile can merge territories. It may merge yours with neutral ones, or two of yours, but never ones that hold units of different players. Kaija counts as a unit here, and teammates are different players, too.

With creatures in play a placement that would bring units and a Fallen Valkyrie together is forbidden for the same reason: exploring is a peaceful business.

This rule is a quiet defence. Standing close to a rival's open side often leaves them without any legal cell, and you can wall somebody in without a single battle.</source>
   <extracomment>topic.no_mixed_territory.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After a placement no territory may hold units of two players, teammates included, and none may join a Fallen Valkyrie with units. Exploring never starts a fight.</source>
   <extracomment>topic.no_mixed_territory.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Exploring never joins two players</source>
   <extracomment>topic.no_mixed_territory.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collect from the supply; a star means read the card.</source>
   <extracomment>topic.other_effects.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Some cards simply collect: take the printed resources from the supply, which never runs out.

Others carry the special symbol and are explained by their text alone. Whatever the card, its steps are carried out in order and each is finished, fights included, before the next begins. A step that may be skipped is offered to you; a step without a target is skipped by itself.

Removing an enemy unit sends it to its owner's reserve. If it was the last one there, the territory is neutral. Where Kaija stands among the targets, the acting player decides which figure goes. Effects that last until the end of the year belong to whoever resolved the card.</source>
   <extracomment>topic.other_effects.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collect takes the stated resources from the supply. A special symbol means the card's text says everything. Steps are resolved in order, each completely before the next.</source>
   <extracomment>topic.other_effects.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collecting and special effects</source>
   <extracomment>topic.other_effects.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Discard everything, take a card on top of your draw pile.</source>
   <extracomment>topic.pass.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When you pass you are out for this year. All cards of your hand and active area go to the discard pile, and you take one of the face-up Development cards, in the last year an Achievement. It lands on top of your draw pile, so it will be among the first cards you draw next year. Taking one is not optional.

The first player to pass takes the first-player marker at once. It counts from the creature and harvest phases on, and next year that player begins.

Passing early means first pick and first place; passing late means more actions while the others watch. Cards nobody took leave the game.</source>
   <extracomment>topic.pass.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hand and active area go to your discard pile. Take one card of the row on top of your draw pile. The first to pass takes the first-player marker.</source>
   <extracomment>topic.pass.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Passing</source>
   <extracomment>topic.pass.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Side by side with the map, lines continuing, players apart.</source>
   <extracomment>topic.placing_a_tile.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Four conditions decide whether a tile fits a cell in a given rotation. The cell is empty and touches a placed tile along a side; diagonal contact is not enough. The action's own demand is met: exploring needs an open side of an open territory of yours, setup and the second chance have their own. No border line stops in the middle of nowhere. And no territory with units of two players arises.

The program finds the cells beyond your open sides, tests each turn of the tile, and then looks only at the territories the new tile touched. A tile that looks the same in every rotation is offered once.</source>
   <extracomment>topic.placing_a_tile.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The cell must be empty and share a side with a tile, meet the action's own condition, keep every line going, and not join two players' units.</source>
   <extracomment>topic.placing_a_tile.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where a tile may go</source>
   <extracomment>topic.placing_a_tile.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One normal card a turn, plus any number of instants.</source>
   <extracomment>topic.play_cards.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A turn of playing cards looks like this: instants, at most one normal card, more instants. The lightning symbol marks instants. Each card is laid into your active area and fully resolved, combats included, before you play another.

You may also play instants only. After every card you choose between another allowed card and ending your turn; waiting, replacing and the other options are gone once a card was resolved.

That is why instants are precious: three of them are three actions in one turn, before anybody can answer. A card can be played only if it could do something, and never the upgrade you bought this very turn.</source>
   <extracomment>topic.play_cards.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play one card, or any number of lightning cards before and after at most one normal card. Each is finished before the next. Afterwards only more cards or ending the turn.</source>
   <extracomment>topic.play_cards.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Playing cards and lightning cards</source>
   <extracomment>topic.play_cards.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only if it could do something; otherwise put it down.</source>
   <extracomment>topic.playable_cards.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You may not waste a card by playing it for nothing. Each has a condition that must hold when it is announced: Move cards need a unit on the map, Recruit cards a unit in reserve and a fitting territory, Build cards something you can pay for, Explore cards a tile and a cell, pure Draw cards enough cards, removal cards a target, copying cards something to copy.

Choice cards need one possible option. Collecting cards can always be played.

An unplayable card is still good for Wait, Replace, Remove or Upgrade. The program greys it out and says what is missing.</source>
   <extracomment>topic.playable_cards.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A card needs a possible effect when announced: a unit to recruit and a place for it, an affordable building, a cell to explore, enough cards to draw, a target.</source>
   <extracomment>topic.playable_cards.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When a card can be played</source>
   <extracomment>topic.playable_cards.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put up to that many units into territories you control.</source>
   <extracomment>topic.recruit.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruiting brings units from your reserve to the map, into territories you control when the action begins. Split them freely and stop early if you wish; your reserve is the only other limit. Some cards widen or narrow the choice: neutral territories, or all in one place.

Each Training Camp in a territory where you recruit somebody adds one optional unit there, once an action. The Bear may put down Kaija instead of any one unit, a camp's extra unit included.

If you have no unit left on the map, a plain Recruit may go into one neutral territory instead. Units that come by Capture, setup or the second chance are not recruited.</source>
   <extracomment>topic.recruit.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place up to the stated number of units from your reserve in territories you control, split as you like. A Training Camp adds one more where at least one arrived.</source>
   <extracomment>topic.recruit.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit</source>
   <extracomment>component.recruit.name, topic.recruit.title, word.do_recruit.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From one unit anywhere to one for every symbol.</source>
   <extracomment>topic.recruit_cards_list.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Town Hall recruits one, its upgraded form two, both as instants. Recruitment brings two into one territory. Mercenary and Outpost may also choose a neutral territory, and Allies from the Wild puts three into neutral ones only, split as you like: a wonderful way to spread.

Hunters, Woodcutters and Loremasters recruit one unit for each food, wood or lore symbol in each of your territories, buildings included. Camps add their unit in every territory that got one. With a small reserve you decide who goes where.

All of them place up to the stated number. A territory with a Brown Bear takes no recruits, nor a neutral one with a Fallen Valkyrie.</source>
   <extracomment>topic.recruit_cards_list.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Town Halls and Recruitment use your territories, Mercenary and Outpost neutral ones too, Allies only neutral ones. Hunters, Woodcutters and Loremasters recruit by symbols shown.</source>
   <extracomment>topic.recruit_cards_list.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Development cards that recruit</source>
   <extracomment>topic.recruit_cards_list.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Survivors leave over regular borders, to friendly or neutral land.</source>
   <extracomment>topic.retreat.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After casualties the loser's survivors leave the territory. Their owner chooses where: any number of adjacent territories that are friendly or neutral and reached over a regular connection. A territory where a combat of this action is still pending is closed to them; one whose combat is over is not.

If no such territory exists, all survivors return to the reserve. While one exists nobody may be removed on purpose.

Retreating never starts another fight. So before attacking look at your line of retreat, and before defending at the Rough borders behind you: a surrounded garrison is lost when the battle is lost.</source>
   <extracomment>topic.retreat.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The loser's remaining units must leave for adjacent friendly or neutral territories over regular connections, not in combat. Split them freely. Those without a way out are removed.</source>
   <extracomment>topic.retreat.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Retreat</source>
   <extracomment>topic.retreat.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Without units, return with three in a neutral territory.</source>
   <extracomment>topic.second_chance.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Losing every unit is a setback, not the end. At the end of the year, in turn order, a player with no figure on the map may put three units into one neutral territory of choice. Kaija counts as a figure: a Bear with only Kaija left gets nothing, and a Bear who returns may use her as one of the three.

If there is no usable neutral territory, the player may draw a tile and place it at any legal cell so that one exists. This is not an Explore: no fame, no clan power. A tile that cannot do it goes under the pile and another is drawn.

During the year a plain Recruit brings you back as well.</source>
   <extracomment>topic.second_chance.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A player with no figure on the map at the end of a year may put 3 units into one neutral territory, keeping cards, resources and fame. It may be declined.</source>
   <extracomment>topic.second_chance.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Second chance</source>
   <extracomment>topic.second_chance.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Six starting cards plus your clan card make your deck.</source>
   <extracomment>topic.setup_players.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clans are picked in seat order, or dealt at random. Each brings a power, one initial card and two upgrade cards that lie open beside you until you pay lore for them.

Your draw pile is seven cards: Recruit, Move, Explore, Build, two Feasts and the clan card, shuffled.

Everyone rolls both dice and the most axes takes the first-player marker; only tied players roll again. The choice face counts one axe here. Starting resources follow the turn order: the first three players get two food and two wood, the fourth and fifth get an extra food for acting late. Nobody starts with lore.</source>
   <extracomment>topic.setup_players.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every clan is taken once. Six starting cards and the initial clan card form your draw pile; two upgrades wait beside it. Most axes rolled decides who begins.</source>
   <extracomment>topic.setup_players.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your clan, deck and first resources</source>
   <extracomment>topic.setup_players.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Year track, Unrest, Development deck, Achievements and the starting tile.</source>
   <extracomment>topic.setup_table.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Before anybody acts the common things are laid out. The year marker starts on year one, the ten Unrest cards lie open, and the Development deck is built from two Early cards a player on top of four Advanced cards a player; all others go back unseen. So years one and two show Early cards, later ones Advanced.

As many Achievement cards as players lie face up. Look at them now: they are taken only in the last year, but you can steer towards one from the beginning.

The starting tile lies in the middle. With five players the special second tile joins it, with the food symbol in the shared territory; with fewer it is an ordinary tile of the pile.</source>
   <extracomment>topic.setup_table.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The deck holds two Early cards a player above four Advanced ones. As many Achievements as players lie open from the start. The starting tile begins the map.</source>
   <extracomment>topic.setup_table.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Setting the table</source>
   <extracomment>topic.setup_table.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A token for one combat point and a stolen harvest.</source>
   <extracomment>topic.snake.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The token starts beside the map. Before resolving one of its own clan cards the Snake may put it into any territory adjacent to one it controls, enemy, neutral or its own, or move it there from anywhere. The Snake Clan card offers it once more after the Move.

The Snake has one extra combat point in that territory, attacking or defending, against creatures as well. At the start of the harvest, if the token lies in an enemy territory, the Snake may name one symbol there, on a tile or building, and gets that resource instead of the owner.

Copied clan cards do not open the placement; only playing a Snake card does.</source>
   <extracomment>topic.snake.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Before resolving a Snake clan card you may place the token next to your lands. There you fight with +1, and in the harvest you may take one symbol.</source>
   <extracomment>topic.snake.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Snake: Scorched Earth</source>
   <extracomment>topic.snake.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Closing, holding, Altars, cards, resources, creatures, conquest.</source>
   <extracomment>topic.sources_of_fame.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A checklist for planning. Closing a territory you control by exploring gives its size at once. Each harvest closed territories give one or two, each Altar of Kings three: an Altar from year two is worth more than any card.

Development cards carry up to three printed fame, Achievements can reach ten and more, three leftover resources make one. With creatures, each victory over one brings one to four. The Stag adds a fame for each conquest and each closing.

Only Unrest costs fame: five each at the end, or at once when no Unrest card is left.</source>
   <extracomment>topic.sources_of_fame.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Closing by Explore (size), each harvest for closed lands and Altars, printed on cards, three resources for one, defeated creatures, and the Stag's power. Only Unrest takes it away.</source>
   <extracomment>topic.sources_of_fame.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where fame comes from</source>
   <extracomment>topic.sources_of_fame.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Spies, curses, bribes, captives, sudden riches.</source>
   <extracomment>topic.special_cards_list.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fishing gives three food, Wood Monopoly three wood, Lore Mastery two lore, all as instants.

Spy looks at a hand and makes its owner discard your choice, Ancestral Curse makes every opponent discard one of their own choice, both draw a card for you. Veiled Threats is one random discard, or a draw.

Bribery moves one or two enemy units from one territory to an adjacent one; if they meet somebody else's units they attack them. Capture removes a unit next to your lands and adds one of yours to any territory of yours.

Future Sight takes a card of the row at once instead of when you pass.</source>
   <extracomment>topic.special_cards_list.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fishing, Wood Monopoly and Lore Mastery collect. Spy, Ancestral Curse and Veiled Threats attack hands. Bribery moves enemies, Capture takes one. Future Sight picks its card early.</source>
   <extracomment>topic.special_cards_list.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Special Development cards</source>
   <extracomment>topic.special_cards_list.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit, Move, Explore, Build and two wild Feasts.</source>
   <extracomment>topic.starting_cards.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Everyone begins with the same six cards. Recruit, Move, Explore and Build each do one basic action: one unit, one move point, one tile, one building. The two Feasts are wild: choose one of the four when you play them, among those you could carry out right now.

They are modest, and that is the point. Better cards come from passing and from upgrades, and once they do, a removed Move or Recruit makes room for them. Keep the Feasts longer than the rest: a card that is never dead is worth more than its plain text suggests.</source>
   <extracomment>topic.starting_cards.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit 1, Move 1, Explore and Build do what they say. A Feast is any one of the four, as long as it is possible at that moment.</source>
   <extracomment>topic.starting_cards.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The starting cards</source>
   <extracomment>topic.starting_cards.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Buildings, units and Unrest are limited; resources and fame never are.</source>
   <extracomment>topic.supply_limits.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The box holds 70 units, 35 map tiles, 56 buildings, 110 cards and some counters. Only part of that is a limit.

A building type whose seven tokens all stand on the map cannot be built until one is swapped away. You never have more than fourteen units on the map; a unit you may place but no longer own is simply lost. Kaija does not count among the fourteen. The ten Unrest cards can run out, and then a hungry winter hurts at once.

Resources and fame are unlimited: the tokens in the box are small change, nothing more. Buildings, once built, stay: nobody moves or destroys them.</source>
   <extracomment>topic.supply_limits.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seven tokens of each building, fourteen units a player and ten Unrest cards are real limits. Food, wood, lore and fame are only counters and never run short.</source>
   <extracomment>topic.supply_limits.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What can run out</source>
   <extracomment>topic.supply_limits.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two against two, partners opposite, sums decide.</source>
   <extracomment>topic.team_game.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Partners sit opposite each other, so the teams alternate. You may talk, and tell each other your fame, but hands stay secret.

Your units never share a territory with your partner's: no recruiting, retreating or ending a move there, and no tile that would join you. Partners are not opponents: no effect against enemies hits them, nor may you attack them.

Victory is a team matter. Fame and all tie-breaks are sums, and domination needs five closed territories with large buildings controlled together. Winter, passing, the marker and second chances remain everybody's own business.</source>
   <extracomment>topic.team_game.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Four players, seats 0 and 2 against 1 and 3. Fame, territories, units and buildings are added up; domination needs five territories. All else stays individual.</source>
   <extracomment>topic.team_game.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Team game</source>
   <extracomment>option.team.title, topic.team_game.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cross it with points to spare, never stop there.</source>
   <extracomment>topic.team_moves.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your partner's territory is a road, not an inn. A group may enter it only if the points left suffice to go on, through further territories of the partner if need be, into a territory where it may end its move: yours, a neutral one, or an enemy's.

Once inside, the next moves must be made by that group, all of it together, until it has arrived; you can neither split it nor stop the action meanwhile.

With a single point you cannot enter at all. A Brown Bear in your partner's territory blocks the way, since nobody moves out beside it.</source>
   <extracomment>topic.team_moves.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With a card of several points your units may cross a partner's territory, if the remaining points bring the whole group on to a place where it may end.</source>
   <extracomment>topic.team_moves.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Passing through a partner's land</source>
   <extracomment>topic.team_moves.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One for one in your harvest, if the partner agrees.</source>
   <extracomment>topic.team_trade.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>During the trade step of your own harvest you may also propose swaps to your partner: some of one kind for the same number of another kind. The partner answers yes or no, and may be somebody who has already harvested this year or has not yet.

There are no gifts: both give the same number. Since it costs nothing it beats the three-for-one trade of the supply, so look at your partner's stock before you trade.

So that nobody is asked the same thing over and over, each pair of kinds can be proposed once in your harvest.</source>
   <extracomment>topic.team_trade.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In step C of your harvest you may swap resources one for one with your partner, who has to agree. Equal numbers only, no gifts.</source>
   <extracomment>topic.team_trade.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Swapping with your partner</source>
   <extracomment>topic.team_trade.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Areas joined across tile sides form one territory.</source>
   <extracomment>topic.territories.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wherever two areas touch along the side of a tile they are the same territory. So a territory can stretch over many tiles, and a new tile may merge several of them into one.

Size is the number of different tiles it lies on; two areas of the same tile in one territory count once. Everything inside belongs together: units, buildings, symbols, creatures and the Scorched Earth token. Where exactly a figure stands inside its territory means nothing, so spread them as you like.

Territories only ever grow. When two of them merge, nothing is lost: all buildings stay, even two of a kind.</source>
   <extracomment>topic.territories.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A territory is everything you can reach without crossing a dashed line. It grows and merges as tiles are added, and never shrinks. Its size counts tiles, not areas.</source>
   <extracomment>topic.territories.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Territories</source>
   <extracomment>topic.territories.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Territories, then units, then buildings, then share the win.</source>
   <extracomment>topic.tie_breaks.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fame is often close. If it is equal, count controlled territories, open and closed alike. If that is equal too, count units on the map, Kaija included. Then count the buildings in controlled territories, whoever built them. If even those are equal the victory is shared.

The same ladder decides between several players who dominate in the same year, after their fame as it would be counted now.

In the team game all of these are sums over both partners.</source>
   <extracomment>topic.tie_breaks.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With equal fame the player controlling more territories wins, then the one with more units on the map, then more buildings in controlled territories. After that the victory is shared.</source>
   <extracomment>topic.tie_breaks.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Breaking ties</source>
   <extracomment>topic.tie_breaks.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Square tiles cut by borders into one to four areas.</source>
   <extracomment>topic.tiles.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A tile is a square cut by dashed lines into one to four areas. You may turn it by quarter turns before placing it.

All printed lines leave the tile exactly at a corner. That makes tiles easy to read: each of the four sides belongs to one area, and a corner carries a line precisely when the two sides meeting there belong to different areas.

Inside the areas you find what the land offers: food, wood or lore symbols, small or large building sites, small sites marked with a carved stone, and creature lairs. White short dashes are regular borders, long yellow dashes are Rough ones that cost more to cross.</source>
   <extracomment>topic.tiles.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each side of a tile belongs to exactly one area, and border lines reach the rim only at corners. Areas show resources, building sites and sometimes a lair.</source>
   <extracomment>topic.tiles.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reading a map tile</source>
   <extracomment>topic.tiles.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play cards, wait, replace, remove, upgrade or pass: exactly one.</source>
   <extracomment>topic.turn.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the action phase everybody takes turns, clockwise from the first player, until all have passed. On your turn you choose exactly one of six options: play cards, wait, replace a card, remove a card, upgrade, or pass.

Waiting is not wasted: you give up a card to see what the others do. Whoever passes first becomes the new first player, but the order of the running phase does not change.

If no card of yours can be played, the other options are still there as far as you can pay for them. With no cards left in hand you must pass.</source>
   <extracomment>topic.turn.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turns go clockwise from the first player, skipping those who passed, until all have. With an empty hand passing is all you can do.</source>
   <extracomment>topic.turn.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your turn</source>
   <extracomment>topic.turn.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A dead card in your deck, minus five fame at the end.</source>
   <extracomment>topic.unrest.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An Unrest card lands on top of your draw pile when you fail to feed your units, so it takes one of your four cards next year. It can never be played and never leaves your deck.

It is not quite useless: you may put it down for Wait, for Replace, or as the card you give up for an Upgrade, though only into the active area. It can also be discarded, drawn and returned by card effects like any other card.

At the end each one costs five fame. Paying for winter is nearly always cheaper.</source>
   <extracomment>topic.unrest.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unrest does nothing and can never be removed. Use it to wait, to replace or as the card put down for an upgrade. Each costs 5 fame at the end.</source>
   <extracomment>topic.unrest.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unrest</source>
   <extracomment>component.unrest.name, topic.unrest.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay 3 lore and a hand card for a clan upgrade.</source>
   <extracomment>topic.upgrade.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each clan has two upgrade cards, lying open beside you. To take one you spend your turn and three lore and give up a hand card. You decide whether that card goes to your active area, so it comes back later, or leaves the game. Unrest can only go to the active area.

The upgrade joins your hand and your deck for the rest of the game. You cannot play it in this turn, but from your next one on.

Swapping a Feast or a Recruit for an upgrade keeps the deck small and makes it better. Lore is scarce, so plan the harvest before: three resources buy one lore.</source>
   <extracomment>topic.upgrade.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay 3 lore, put a hand card into the active area or out of the game, and take one of your upgrade cards into hand. It can be played next turn.</source>
   <extracomment>topic.upgrade.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Upgrade your clan</source>
   <extracomment>topic.upgrade.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put a card down for free, or pay lore for fresh ones.</source>
   <extracomment>topic.wait_replace_remove.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Three small options keep you in the game without playing a card.

Waiting costs a card from your hand, laid into the active area without effect. Replacing does the same for one lore and draws a new card. Removing costs two lore, sends the card out of the game for good, and draws two.

Removing weak starting cards makes your deck faster, but mind the fame printed on Development cards. Unrest can never be removed. Cards put down like this lie in your active area, so an opponent may copy them, but they were not played, so Legendary Heroes cannot repeat them.</source>
   <extracomment>topic.wait_replace_remove.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wait: put down a card. Replace: 1 lore, put down a card, draw 1. Remove: 2 lore, a card leaves the game, draw 2. Each ends your turn.</source>
   <extracomment>topic.wait_replace_remove.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wait, replace, remove</source>
   <extracomment>topic.wait_replace_remove.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Feed your units, or take an Unrest card.</source>
   <extracomment>topic.winter.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every winter your units eat. Up to three cost nothing, four to six one food, seven to nine two food, ten to twelve three food and a wood, thirteen or more four food and two wood. Kaija eats nothing.

You must pay what you can, each kind for itself: wood does not replace food. If anything is missing, pay as much of each as you have and put one Unrest card on top of your draw pile, one however much was missing.

If the Unrest pile is empty you lose five fame at once, but never below none, and the top card of your draw pile is discarded.</source>
   <extracomment>topic.winter.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay by units on the map: up to 3 nothing, 4 to 6 one food, 7 to 9 two, 10 to 12 three and a wood, 13 or more four and two wood.</source>
   <extracomment>topic.winter.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Winter</source>
   <extracomment>topic.winter.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One food for every combat won as the attacker.</source>
   <extracomment>topic.wolf_clan_power.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Wolf lives off its enemies. Each combat it wins as attacker brings one food, right after the retreat, so a chain of attacks feeds itself: the food won in the first may strengthen the second.

Winning as a defender brings nothing, nor does a fight that wipes out both sides. Beating a creature as attacker counts.

Its cards fit: Wolf Clan ignores Rough borders in its Move and in its own retreat, Plunder picks off a neighbour's unit and draws a card, Call to War reinforces every territory that faces an enemy.</source>
   <extracomment>topic.wolf_clan_power.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Wolf clan takes 1 food whenever it wins a combat as the attacker, creatures included. The food can be eaten in the next combat of the same action.</source>
   <extracomment>topic.wolf_clan_power.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wolf: spoils of war</source>
   <extracomment>topic.wolf_clan_power.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw four cards, one more for each Forge, reveal the row.</source>
   <extracomment>topic.year_start.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A year begins with fresh hands: four cards for everybody and one more for each Forge in territories they control. An empty draw pile is refilled from the discard pile as always.

Then the row for passing is laid out, one card a player. The way the deck was built, the first two years show Early cards, the years up to the sixth Advanced ones. In the last year nothing is revealed: the Achievements that have been lying there from the beginning are now up for grabs.

Whatever you took on passing was put on top of your draw pile, so you have it now.</source>
   <extracomment>topic.year_start.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Everyone draws 4 cards plus 1 for each Forge they control. Then as many Development cards as players are revealed; in the last year the Achievements are the row.</source>
   <extracomment>topic.year_start.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Start of the year</source>
   <extracomment>topic.year_start.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw pile, hand, active area, discard pile, and round again.</source>
   <extracomment>topic.your_cards.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your cards have four places. The draw pile lies face down, the hand is secret, the active area shows what you used this year, and the discard pile holds the rest. Everything in hand and active area moves to the discard pile when you pass.

The discard pile becomes a new draw pile only at the moment you have to draw and cannot, in whatever phase that happens. Cards in the active area take no part in that.

There is no hand limit. Where the rules (not a card) make you draw more than you have, you draw what exists. A removed card leaves the game, and its printed fame goes with it.</source>
   <extracomment>topic.your_cards.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cards go from draw pile to hand, to the active area, and on passing to the discard pile. Reshuffle only when you must draw from an empty pile.</source>
   <extracomment>topic.your_cards.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The life of a card</source>
   <extracomment>topic.your_cards.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have already offered a swap of these kinds.</source>
   <extracomment>violation.already_proposed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This territory already has a building of this type: {building}.</source>
   <extracomment>violation.already_there.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Brown Bear in {area} forbids it.</source>
   <extracomment>violation.bear_forbids.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Beside the Brown Bear in {area} nobody moves out.</source>
   <extracomment>violation.bear_holds.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no building that you can pay for on a free site of yours.</source>
   <extracomment>violation.cannot_build.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No tile is left, or no open side to explore from.</source>
   <extracomment>violation.cannot_explore.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No unit in reserve, or no territory that may take recruits.</source>
   <extracomment>violation.cannot_recruit.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No unit in reserve, or no neutral territory that may take recruits.</source>
   <extracomment>violation.cannot_recruit_neutral.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One of you has none of what would be swapped.</source>
   <extracomment>violation.cannot_swap.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is a tile at {cell} already.</source>
   <extracomment>violation.cell_occupied.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Somebody else leads the {clan}.</source>
   <extracomment>violation.clan_taken.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{creature} is not in this territory.</source>
   <extracomment>violation.creature_elsewhere.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game is over.</source>
   <extracomment>violation.game_over.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have no hand card to give up.</source>
   <extracomment>violation.hand_empty.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The tile would join two players' units, or units and a Fallen Valkyrie, in one territory.</source>
   <extracomment>violation.joins_players.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kaija may not enter the enemy territory {area}.</source>
   <extracomment>violation.kaija_stays_out.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A border line would stop at a corner of {cell}.</source>
   <extracomment>violation.line_stops.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The first building of this card must be built.</source>
   <extracomment>violation.must_build.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Those in {area} met a Fallen Valkyrie and must fight.</source>
   <extracomment>violation.must_fight_valkyrie.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hidden Ways must relocate a group.</source>
   <extracomment>violation.must_relocate.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Units in the enemy territory {area} must stop and fight.</source>
   <extracomment>violation.must_stop.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Needs {missing} more lore.</source>
   <extracomment>violation.needs_lore.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Needs {missing} more resources.</source>
   <extracomment>violation.needs_resources.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Needs {missing} more wood.</source>
   <extracomment>violation.needs_wood.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is a neutral territory, so no tile is drawn.</source>
   <extracomment>violation.neutral_exists.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This card is never played; put it down instead.</source>
   <extracomment>violation.never_playable.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No territory of the tile would be empty.</source>
   <extracomment>violation.no_empty_territory.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No enemy territory is adjacent to yours.</source>
   <extracomment>violation.no_enemy_near.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no enemy unit in {area}.</source>
   <extracomment>violation.no_enemy_there.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no enemy unit it could reach.</source>
   <extracomment>violation.no_enemy_unit.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>None of your territories meets the card's condition, or your reserve is empty.</source>
   <extracomment>violation.no_fitting_territory.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No opponent has a hand card.</source>
   <extracomment>violation.no_hand_to_hit.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kaija is not in your reserve.</source>
   <extracomment>violation.no_kaija.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No group of yours has an open territory to go to.</source>
   <extracomment>violation.no_open_target.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>None of the card's options is possible now.</source>
   <extracomment>violation.no_option.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You control no units in {area}.</source>
   <extracomment>violation.no_own_units.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No creature can be called to {area}.</source>
   <extracomment>violation.no_place_for_creature.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nobody retreats across a Rough border.</source>
   <extracomment>violation.no_rough_retreat.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The row is empty, or you have already taken your card of this year.</source>
   <extracomment>violation.no_row_card.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No such figure stands in {area}.</source>
   <extracomment>violation.no_such_figure.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is not among your unused upgrades.</source>
   <extracomment>violation.no_such_upgrade.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No token of this type is left: {building}.</source>
   <extracomment>violation.no_token_left.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have no unit on the map.</source>
   <extracomment>violation.no_units.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area} is not adjacent.</source>
   <extracomment>violation.not_adjacent.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{cell} does not share a side with any tile.</source>
   <extracomment>violation.not_beside_map.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You do not control {area}.</source>
   <extracomment>violation.not_controlled.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area} is not empty.</source>
   <extracomment>violation.not_empty.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw pile and discard pile together hold too few cards.</source>
   <extracomment>violation.not_enough_cards.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This action cannot recruit in {area}.</source>
   <extracomment>violation.not_for_recruits.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area} is neither yours nor neutral.</source>
   <extracomment>violation.not_friendly.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is not in your hand.</source>
   <extracomment>violation.not_in_hand.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} cannot be taken before the last year.</source>
   <extracomment>violation.not_in_row.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area} is not neutral.</source>
   <extracomment>violation.not_neutral.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area} is no territory of the tile you placed.</source>
   <extracomment>violation.not_of_new_tile.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{area} is no other open territory.</source>
   <extracomment>violation.not_open.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is not possible now.</source>
   <extracomment>violation.not_possible.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The territory yields no {resource}.</source>
   <extracomment>violation.not_shown.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At most {number} units can go.</source>
   <extracomment>violation.not_so_many.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is no card that you could copy now.</source>
   <extracomment>violation.nothing_to_copy.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With {left} points nobody can go anywhere from {area}.</source>
   <extracomment>violation.nowhere_to_go.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only one of the two buildings may be large.</source>
   <extracomment>violation.one_large_only.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have played your one normal card; only instants may follow.</source>
   <extracomment>violation.one_normal_card.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Defensive Strategy answers an opponent's card; it is never played on your own turn.</source>
   <extracomment>violation.reaction_only.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No more recruits may go there.</source>
   <extracomment>violation.recruits_used_up.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your reserve is empty.</source>
   <extracomment>violation.reserve_empty.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only a Rough border leads there: it costs {cost} points, and {left} are left.</source>
   <extracomment>violation.rough_border.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tile {tile} looks the same in every rotation.</source>
   <extracomment>violation.same_rotation.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{building} stands there already.</source>
   <extracomment>violation.site_occupied.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A combat is still to come in {area}.</source>
   <extracomment>violation.still_in_combat.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your teammate's {area} can only be crossed, and the points do not suffice.</source>
   <extracomment>violation.teammates_land.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tile {tile} is not among those you drew.</source>
   <extracomment>violation.tile_not_drawn.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Unrest can never be removed from your deck.</source>
   <extracomment>violation.unrest_stays.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A Fallen Valkyrie bars {area}.</source>
   <extracomment>violation.valkyrie_bars.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{cell} is not beyond an open side you may use.</source>
   <extracomment>violation.wrong_cell.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is not what is asked now.</source>
   <extracomment>violation.wrong_decision.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{building} does not fit on this site.</source>
   <extracomment>violation.wrong_site.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You still have {number} cards that you could play.</source>
   <extracomment>warning.cards_unplayed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The card's {fame} fame is lost with it.</source>
   <extracomment>warning.fame_lost.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You would give {resource} to get {resource}.</source>
   <extracomment>warning.trading_for_the_same.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Winter will cost you {food} food, and you have less so far.</source>
   <extracomment>warning.winter_is_coming.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the attacker</source>
   <extracomment>word.attacker.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>card</source>
   <extracomment>word.collect.text, word.may_pay.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>combat</source>
   <extracomment>word.combat_food.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>the defender</source>
   <extracomment>word.defender.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An opponent discards</source>
   <extracomment>word.do_discard_from_hand.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw a card</source>
   <extracomment>word.do_draw.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take a card back</source>
   <extracomment>word.do_take_from_discard.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>domination</source>
   <extracomment>word.domination.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>harvest</source>
   <extracomment>word.harvest.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>most fame</source>
   <extracomment>word.most_fame.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nobody</source>
   <extracomment>word.nobody.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>removing a card</source>
   <extracomment>word.remove.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>replacing a card</source>
   <extracomment>word.replace.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Player 1</source>
   <extracomment>word.seat_1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Player 2</source>
   <extracomment>word.seat_2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Player 3</source>
   <extracomment>word.seat_3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Player 4</source>
   <extracomment>word.seat_4.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Player 5</source>
   <extracomment>word.seat_5.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>swap with the teammate</source>
   <extracomment>word.team_swap.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>trade</source>
   <extracomment>word.trade.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>upgrade</source>
   <extracomment>word.upgrade.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>winter</source>
   <extracomment>word.winter.text</extracomment>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>res_arcana</name>
  <message>
   <source>{player} begins</source>
   <extracomment>action.begin.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay 3 Gold for 3 points</source>
   <extracomment>action.boost.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Claim {component}</source>
   <extracomment>action.claim.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Claim the top card of the monument deck</source>
   <extracomment>action.claim_top.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay {amount} {essence}</source>
   <extracomment>action.convert.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Count the pool of {rival}</source>
   <extracomment>action.copy.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Do not use it</source>
   <extracomment>action.decline.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay the printed defence</source>
   <extracomment>action.defend.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Destroy {component}</source>
   <extracomment>action.destroy.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Discard {card}</source>
   <extracomment>action.discard.label, action.drop.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 essences other than Gold</source>
   <extracomment>action.for_essences.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 Gold</source>
   <extracomment>action.for_gold.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gain {essences}</source>
   <extracomment>action.gain.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Into {essence}</source>
   <extracomment>action.into.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take {component}</source>
   <extracomment>action.item.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep {card}</source>
   <extracomment>action.keep.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave the essences on {component}</source>
   <extracomment>action.leave.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look at: {deck}</source>
   <extracomment>action.look.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lose {essences}</source>
   <extracomment>action.lose.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Play {component}</source>
   <extracomment>action.mage.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put back: {cards}</source>
   <extracomment>action.order.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pass</source>
   <extracomment>action.pass.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay {essences}</source>
   <extracomment>action.pay.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay 1 Death</source>
   <extracomment>action.pay_curse.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take {card}</source>
   <extracomment>action.pick.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place {card}</source>
   <extracomment>action.bring.label, action.place.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Put it on {component}</source>
   <extracomment>action.put.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>React with {power}</source>
   <extracomment>action.react.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take starter set {set}</source>
   <extracomment>action.set.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Straighten {component}</source>
   <extracomment>action.straighten.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Suffer the loss</source>
   <extracomment>action.suffer.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take all essences off {component}</source>
   <extracomment>action.take.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn {component}</source>
   <extracomment>action.turn.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn it instead</source>
   <extracomment>action.turn_instead.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use {power}</source>
   <extracomment>action.use.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Eight cards, one mage, one engine: turn essences into more essences, and race to ten points.</source>
   <extracomment>catalogue.about</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Res Arcana</source>
   <extracomment>catalogue.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Four essences into 2 Gold, or a free one but Gold.</source>
   <extracomment>component.alchemist.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Alchemist</source>
   <extracomment>component.alchemist.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mage. Turn this + pay 4 essences of any types: gain 2 Gold. Turn this: gain 1 essence of any type but Gold.</source>
   <extracomment>component.alchemist.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collects 3; four different essences store a Gold point.</source>
   <extracomment>component.alchemists_tower.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Alchemist's Tower</source>
   <extracomment>component.alchemists_tower.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place of Power. Costs 3 Gold. Collect 3 essences of any types but Gold. 1 point per Gold on this. Pay 1 Calm + 1 Life + 1 Death + 1 Elan: place 1 Gold on this. React to life loss - turn this: ignore it.</source>
   <extracomment>component.alchemists_tower.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Four essences into 2 Gold.</source>
   <extracomment>component.alchemy.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Alchemy</source>
   <extracomment>component.alchemy.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Magic item. Turn this + pay 4 essences of any types: gain 2 Gold.</source>
   <extracomment>component.alchemy.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your artifacts cost 1 less, not Gold.</source>
   <extracomment>component.artificer.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artificer</source>
   <extracomment>component.artificer.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mage. Discount: your artifacts cost 1 less (not Gold).</source>
   <extracomment>component.artificer.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Store Elan; with six, turn equal essences into Gold.</source>
   <extracomment>component.athanor.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Athanor</source>
   <extracomment>component.athanor.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 1 Elan + 1 Gold. Turn this + pay 1 Elan: place 2 Elan on this. Turn this + return from this component 6 Elan + pay any number X (0 or more) of essences of one single type but Gold: gain X Gold.</source>
   <extracomment>component.athanor.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack for 2 Life; 1 Death wards it off.</source>
   <extracomment>component.bone_dragon.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bone Dragon</source>
   <extracomment>component.bone_dragon.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact (dragon). Costs 1 Life + 4 Death. 1 point. Turn this: each rival loses 2 Life (a rival may pay 1 Death to ignore this).</source>
   <extracomment>component.bone_dragon.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collects 1 Calm or 1 Elan.</source>
   <extracomment>component.calm_elan.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Calm / Elan</source>
   <extracomment>component.calm_elan.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Magic item. Collect 1 Calm or 1 Elan.</source>
   <extracomment>component.calm_elan.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each Death stored here is a point.</source>
   <extracomment>component.catacombs_of_the_dead.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Catacombs of the Dead</source>
   <extracomment>component.catacombs_of_the_dead.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place of Power. Costs 9 Death. Collect 1 Death. 1 point per Death on this. Pay 5 Death: place 1 Death on this. Turn this: place 1 Death on this.</source>
   <extracomment>component.catacombs_of_the_dead.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Creature; collects 2 essences but Gold or Death.</source>
   <extracomment>component.celestial_horse.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Celestial Horse</source>
   <extracomment>component.celestial_horse.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact (creature). Costs 1 Elan + 2 Calm. Collect 2 essences of any types but Gold or Death.</source>
   <extracomment>component.celestial_horse.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collects 2 Elan; 1 Elan straightens any component.</source>
   <extracomment>component.chalice_of_fire.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Chalice of Fire</source>
   <extracomment>component.chalice_of_fire.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 1 Elan + 1 Gold. Collect 2 Elan. Turn this + pay 1 Elan: straighten any one of your components.</source>
   <extracomment>component.chalice_of_fire.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collects Calm and Life, stores more, wards off an attack.</source>
   <extracomment>component.chalice_of_life.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Chalice of Life</source>
   <extracomment>component.chalice_of_life.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 1 Life + 1 Calm + 1 Gold. Collect 1 Calm + 1 Life. Pay 2 Calm: place 2 Calm + 1 Life on this. React to life loss - turn this: ignore it.</source>
   <extracomment>component.chalice_of_life.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 points; one essence stores 1 Gold.</source>
   <extracomment>component.colossus.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Colossus</source>
   <extracomment>component.colossus.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Monument. Costs 4 Gold. 2 points. Turn this + pay 1 essence of any type: place 1 Gold on this.</source>
   <extracomment>component.colossus.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3 points, protection, and an immediate victory check.</source>
   <extracomment>component.coral_castle.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Coral Castle</source>
   <extracomment>component.coral_castle.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place of Power. Costs 5 Elan + 5 Life + 5 Calm. 3 points. Turn this: check victory immediately. React to life loss - turn this: ignore it.</source>
   <extracomment>component.coral_castle.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collects Life and Death; destroys an artifact for its cost +2.</source>
   <extracomment>component.corrupt_altar.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Corrupt Altar</source>
   <extracomment>component.corrupt_altar.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 2 Death + 3 of any types. Collect 1 Life + 1 Death. Pay 2 Life: place 3 Elan on this. Turn this + destroy any one of your artifacts: gain as many essences of any types but Gold as the total placement cost of the destroyed artifact plus 2.</source>
   <extracomment>component.corrupt_altar.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gives 2 Death, or places a card from your discard pile.</source>
   <extracomment>component.crypt.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Crypt</source>
   <extracomment>component.crypt.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 2 Death + 3 of any types. Turn this: gain 2 Death. Turn this + pay 1 Death: place an artifact from your discard pile paying its cost reduced by 2 (not Gold).</source>
   <extracomment>component.crypt.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 point, more with Gold; costs 1 Death a round.</source>
   <extracomment>component.cursed_forge.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cursed Forge</source>
   <extracomment>component.cursed_forge.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place of Power. Costs 6 Elan + 3 Death. Collect: either pay 1 Death or turn this. 1 point. 1 point per Gold on this. Pay 2 Elan + 1 Gold: place 1 Gold on this.</source>
   <extracomment>component.cursed_forge.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One Life stores 3 essences but Gold or Life.</source>
   <extracomment>component.cursed_skull.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cursed Skull</source>
   <extracomment>component.cursed_skull.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 2 Death. Turn this + pay 1 Life: place 3 essences of any types but Gold or Life on this.</source>
   <extracomment>component.cursed_skull.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collects Death and Elan; 1 Elan wards off an attack.</source>
   <extracomment>component.dancing_sword.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dancing Sword</source>
   <extracomment>component.dancing_sword.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 1 Elan + 1 Gold. Collect 1 Death + 1 Elan. React to life loss - pay 1 Elan: ignore it, and place 1 Death on this.</source>
   <extracomment>component.dancing_sword.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collects 1 Death or 1 Life.</source>
   <extracomment>component.death_life.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Death / Life</source>
   <extracomment>component.death_life.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Magic item. Collect 1 Death or 1 Life.</source>
   <extracomment>component.death_life.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw three cards, discard three.</source>
   <extracomment>component.divination.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Magic item. Turn this: draw 3 cards into your hand, then discard 3 cards.</source>
   <extracomment>component.divination.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dragons cost 3 less; wards off a dragon.</source>
   <extracomment>component.dragon_bridle.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dragon Bridle</source>
   <extracomment>component.dragon_bridle.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 1 Elan + 1 Life + 1 Calm + 1 Death. Discount: your dragons cost 3 less. 1 point. React to a dragon's power - turn this: ignore it.</source>
   <extracomment>component.dragon_bridle.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Destroy it to place a dragon at 4 less.</source>
   <extracomment>component.dragon_egg.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dragon Egg</source>
   <extracomment>component.dragon_egg.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 1 Gold. 1 point. Destroy this: place a dragon from your hand paying its cost reduced by 4.</source>
   <extracomment>component.dragon_egg.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stores Elan; 3 Elan place a dragon for nothing.</source>
   <extracomment>component.dragon_teeth.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dragon Teeth</source>
   <extracomment>component.dragon_teeth.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 1 Elan + 1 Death. Pay 2 Elan: place 3 Elan on this. Turn this + pay 3 Elan: place a dragon from your hand at cost 0.</source>
   <extracomment>component.dragon_teeth.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dragons cost 3 less; each Gold here is a point.</source>
   <extracomment>component.dragons_lair.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dragon's Lair</source>
   <extracomment>component.dragons_lair.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place of Power. Costs 3 Elan + 3 Life + 3 Calm + 3 Death. Discount: your dragons cost 3 less. 1 point per Gold on this. Turn this: gain 2 Gold. Turn this + turn one of your straight dragons: place 2 Gold on this.</source>
   <extracomment>component.dragons_lair.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collects Life and straightens a creature.</source>
   <extracomment>component.druid.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Druid</source>
   <extracomment>component.druid.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mage. Collect 1 Life. Turn this: straighten one of your creatures.</source>
   <extracomment>component.druid.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collects Elan; 1 Death stores 1 Gold on this.</source>
   <extracomment>component.duelist.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Duelist</source>
   <extracomment>component.duelist.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mage. Collect 1 Elan. Turn this + pay 1 Death: place 1 Gold on this.</source>
   <extracomment>component.duelist.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collects Gold; Elan and Death store Gold points.</source>
   <extracomment>component.dwarven_mines.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dwarven Mines</source>
   <extracomment>component.dwarven_mines.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place of Power. Costs 4 Elan + 2 Life + 1 Gold. Collect 1 Gold. 1 point per Gold on this. Turn this + pay 5 Elan: gain 3 Gold. Turn this + pay 3 Death + 3 Elan: place 2 Gold on this.</source>
   <extracomment>component.dwarven_mines.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One Elan into 1 Gold.</source>
   <extracomment>component.dwarven_pickaxe.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dwarven Pickaxe</source>
   <extracomment>component.dwarven_pickaxe.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 1 Elan. Turn this + pay 1 Elan: gain 1 Gold.</source>
   <extracomment>component.dwarven_pickaxe.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack for 2 Life; 1 Gold wards it off.</source>
   <extracomment>component.earth_dragon.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Earth Dragon</source>
   <extracomment>component.earth_dragon.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact (dragon). Costs 4 Elan + 3 Life. 1 point. Turn this: each rival loses 2 Life (a rival may pay 1 Gold to ignore this).</source>
   <extracomment>component.earth_dragon.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collects Calm, Life, Elan; 1 Calm wards off an attack.</source>
   <extracomment>component.elemental_spring.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Elemental Spring</source>
   <extracomment>component.elemental_spring.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 2 Elan + 1 Life + 1 Calm. Collect 1 Calm + 1 Life + 1 Elan. React to life loss - pay 1 Calm: ignore it.</source>
   <extracomment>component.elemental_spring.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack for 1 Life, or draw a card.</source>
   <extracomment>component.elvish_bow.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Elvish Bow</source>
   <extracomment>component.elvish_bow.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 2 Elan + 1 Life. Turn this: each rival loses 1 Life. Turn this: draw 1 card.</source>
   <extracomment>component.elvish_bow.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gives 3 Elan, or destroys another artifact for its cost +2.</source>
   <extracomment>component.fiery_whip.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fiery Whip</source>
   <extracomment>component.fiery_whip.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 2 Elan + 2 Death. Turn this: gain 3 Elan, and each rival gains 1 Elan. Turn this + destroy another one of your artifacts: gain as many essences of any types but Gold as the total placement cost of the destroyed artifact plus 2.</source>
   <extracomment>component.fiery_whip.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack for 2 Life; 1 Calm wards it off.</source>
   <extracomment>component.fire_dragon.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fire Dragon</source>
   <extracomment>component.fire_dragon.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact (dragon). Costs 6 Elan. 1 point. Turn this: each rival loses 2 Life (a rival may pay 1 Calm to ignore this).</source>
   <extracomment>component.fire_dragon.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collects Elan; 1 Life into Death and Elan.</source>
   <extracomment>component.flaming_pit.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Flaming Pit</source>
   <extracomment>component.flaming_pit.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 2 Elan. Collect 1 Elan. Turn this + pay 1 Life: gain 1 Death + 1 Elan.</source>
   <extracomment>component.flaming_pit.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collects Life; 2 Death store 2 Calm and 1 Life.</source>
   <extracomment>component.fountain_of_youth.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fountain of Youth</source>
   <extracomment>component.fountain_of_youth.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 1 Calm + 1 Death. Collect 1 Life. Pay 2 Death: place 2 Calm + 1 Life on this.</source>
   <extracomment>component.fountain_of_youth.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 point; 3 Gold make it 4 at a check.</source>
   <extracomment>component.golden_statue.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Golden Statue</source>
   <extracomment>component.golden_statue.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Monument. Costs 4 Gold. 1 point. React to a victory check - turn this + pay 3 Gold: this is worth 3 more points for this check only.</source>
   <extracomment>component.golden_statue.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>3 points and nothing else.</source>
   <extracomment>component.great_pyramid.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Great Pyramid</source>
   <extracomment>component.great_pyramid.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Monument. Costs 4 Gold. 3 points.</source>
   <extracomment>component.great_pyramid.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Creature that wards off attacks; 1 Elan readies it.</source>
   <extracomment>component.guard_dog.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Guard Dog</source>
   <extracomment>component.guard_dog.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact (creature). Costs 1 Elan. Only while this is turned - pay 1 Elan: straighten this. React to life loss - turn this: ignore it.</source>
   <extracomment>component.guard_dog.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gives 2 Death, and 1 Death to each rival.</source>
   <extracomment>component.hand_of_glory.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hand of Glory</source>
   <extracomment>component.hand_of_glory.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 1 Life + 1 Death. Turn this: gain 2 Death, and each rival gains 1 Death.</source>
   <extracomment>component.hand_of_glory.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 point; collects 3 essences but Gold.</source>
   <extracomment>component.hanging_gardens.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hanging Gardens</source>
   <extracomment>component.hanging_gardens.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Monument. Costs 4 Gold. Collect 3 essences of any types but Gold. 1 point.</source>
   <extracomment>component.hanging_gardens.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Creature; collects Calm, arranges a deck or draws.</source>
   <extracomment>component.hawk.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hawk</source>
   <extracomment>component.hawk.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact (creature). Costs 1 Life + 1 Calm. Collect 1 Calm. Turn this: look at the top 3 cards of your deck or of the monument deck and put them back in any order. Turn this + pay 2 Calm: draw 1 card.</source>
   <extracomment>component.hawk.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collects Calm or Life and wards off one attack.</source>
   <extracomment>component.healer.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Healer</source>
   <extracomment>component.healer.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mage. Collect 1 Calm or 1 Life. React to life loss - turn this: ignore it.</source>
   <extracomment>component.healer.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gives 3 essences but Gold, or 1 Gold.</source>
   <extracomment>component.horn_of_plenty.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Horn of Plenty</source>
   <extracomment>component.horn_of_plenty.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 2 Gold. Turn this: gain 3 essences of any types but Gold. Turn this: gain 1 Gold.</source>
   <extracomment>component.horn_of_plenty.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collects 2 Calm; Calm equal to a rival's Elan.</source>
   <extracomment>component.hypnotic_basin.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hypnotic Basin</source>
   <extracomment>component.hypnotic_basin.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 1 Elan + 2 Calm + 1 Death. Collect 2 Calm. Turn this: gain as much Calm as the Elan in one rival's pool.</source>
   <extracomment>component.hypnotic_basin.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gives 3 Death, or is destroyed for Elan and 2 Gold.</source>
   <extracomment>component.jeweled_statuette.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Jeweled Statuette</source>
   <extracomment>component.jeweled_statuette.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 2 Death + 1 Gold. 1 point. Turn this: gain 3 Death, and each rival gains 1 Death. Destroy this: gain 1 Elan + 2 Gold.</source>
   <extracomment>component.jeweled_statuette.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 point; draws a card.</source>
   <extracomment>component.library.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Library</source>
   <extracomment>component.library.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Monument. Costs 4 Gold. 1 point. Turn this: draw 1 card.</source>
   <extracomment>component.library.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gives 1 essence but Gold.</source>
   <extracomment>component.magical_shard.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Magical Shard</source>
   <extracomment>component.magical_shard.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs nothing. Turn this: gain 1 essence of any type but Gold.</source>
   <extracomment>component.magical_shard.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 points; one essence stores 1 Death.</source>
   <extracomment>component.mausoleum.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mausoleum</source>
   <extracomment>component.mausoleum.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Monument. Costs 4 Gold. 2 points. Pay 1 essence of any type: place 1 Death on this.</source>
   <extracomment>component.mausoleum.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Creature; collects Calm, moves an essence onto any component.</source>
   <extracomment>component.mermaid.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mermaid</source>
   <extracomment>component.mermaid.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact (creature). Costs 2 Life + 2 Calm. Collect 1 Calm. Turn this + pay 1 Calm or 1 Life or 1 Gold: place the essence just paid on any one of your components.</source>
   <extracomment>component.mermaid.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collects Death; 2 Life store 3 Death on this.</source>
   <extracomment>component.necromancer.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Necromancer</source>
   <extracomment>component.necromancer.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mage. Collect 1 Death. Turn this + pay 2 Life: place 3 Death on this.</source>
   <extracomment>component.necromancer.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A creature worth 1 point.</source>
   <extracomment>component.nightingale.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nightingale</source>
   <extracomment>component.nightingale.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact (creature). Costs 1 Life + 1 Calm. 1 point.</source>
   <extracomment>component.nightingale.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 point; 6 essences but Gold when acquired.</source>
   <extracomment>component.obelisk.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Obelisk</source>
   <extracomment>component.obelisk.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Monument. Costs 4 Gold. 1 point. When acquired - gain 6 essences of any types but Gold.</source>
   <extracomment>component.obelisk.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 points; arranges the top three cards of a deck.</source>
   <extracomment>component.oracle.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Oracle</source>
   <extracomment>component.oracle.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Monument. Costs 4 Gold. 2 points. Turn this: look at the top 3 cards of your deck or of the monument deck and put them back in any order.</source>
   <extracomment>component.oracle.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two essences, then any number of one type into Gold.</source>
   <extracomment>component.philosophers_stone.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Philosopher's Stone</source>
   <extracomment>component.philosophers_stone.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 2 Elan + 2 Life + 2 Calm + 2 Death. 1 point. Turn this + pay 2 essences of any types + pay any number X (0 or more) of essences of one single type but Gold: gain X Gold.</source>
   <extracomment>component.philosophers_stone.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One essence into two, or all of one type into another.</source>
   <extracomment>component.prism.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Prism</source>
   <extracomment>component.prism.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs nothing. Turn this + pay 1 essence of any type: gain 2 essences of any types but Gold. Turn this + pay any number X (0 or more) of essences of one single type: gain X essences of one other type but Gold.</source>
   <extracomment>component.prism.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wards off one attack.</source>
   <extracomment>component.protection.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Protection</source>
   <extracomment>component.protection.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Magic item. React to life loss - turn this: ignore it.</source>
   <extracomment>component.protection.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One essence straightens any component.</source>
   <extracomment>component.reanimate.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reanimate</source>
   <extracomment>component.reanimate.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Magic item. Turn this + pay 1 essence of any type: straighten any one of your components.</source>
   <extracomment>component.reanimate.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Research</source>
   <extracomment>component.research.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Magic item. Turn this + pay 1 essence of any type: draw 1 card.</source>
   <extracomment>component.research.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stores Gold on itself, freely or for 2 Life.</source>
   <extracomment>component.ring_of_midas.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ring of Midas</source>
   <extracomment>component.ring_of_midas.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 1 Life + 1 Gold. 1 point. Pay 2 Life: place 1 Gold on this. Turn this: place 1 Gold on this.</source>
   <extracomment>component.ring_of_midas.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 points, more with Life on it; wants creatures.</source>
   <extracomment>component.sacred_grove.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sacred Grove</source>
   <extracomment>component.sacred_grove.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place of Power. Costs 8 Life + 4 Calm. 2 points. 1 point per Life on this. Turn this + pay 1 Calm: gain 5 Life. Turn this + turn one of your straight creatures: place 1 Life on this.</source>
   <extracomment>component.sacred_grove.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stores Death; destroyed with a card for its cost.</source>
   <extracomment>component.sacrificial_dagger.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sacrificial Dagger</source>
   <extracomment>component.sacrificial_dagger.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 1 Death + 1 Gold. Turn this + pay 1 Life: place 3 Death on this. Destroy this + discard 1 card from hand: gain as many essences of any types but Gold as the total placement cost of the discarded card.</source>
   <extracomment>component.sacrificial_dagger.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 points, more with Death; sacrifices dragons for Gold.</source>
   <extracomment>component.sacrificial_pit.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sacrificial Pit</source>
   <extracomment>component.sacrificial_pit.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place of Power. Costs 8 Elan + 4 Death. 2 points. 1 point per Death on this. Turn this + pay 3 Life: place 1 Death on this. Turn this + pay 1 Death + destroy one of your dragons or creatures: gain as much Gold as the total placement cost of the destroyed artifact.</source>
   <extracomment>component.sacrificial_pit.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One essence draws a card.</source>
   <extracomment>component.research.glance, component.scholar.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Scholar</source>
   <extracomment>component.scholar.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mage. Turn this + pay 1 essence of any type: draw 1 card.</source>
   <extracomment>component.scholar.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dragon and creature; a destroyed artifact wards it off.</source>
   <extracomment>component.sea_serpent.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sea Serpent</source>
   <extracomment>component.sea_serpent.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact (dragon, creature). Costs 3 Life + 6 Calm. 1 point. Turn this: each rival loses 2 Life (a rival may destroy one of their artifacts to ignore this).</source>
   <extracomment>component.sea_serpent.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collects Calm; arranges the top three cards of a deck.</source>
   <extracomment>component.seer.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seer</source>
   <extracomment>component.seer.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mage. Collect 1 Calm. Turn this: look at the top 3 cards of your deck or of the monument deck and put them back in any order.</source>
   <extracomment>component.seer.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 point; gives 1 Gold.</source>
   <extracomment>component.solomons_mine.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Solomon's Mine</source>
   <extracomment>component.solomons_mine.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Monument. Costs 4 Gold. 1 point. Turn this: gain 1 Gold.</source>
   <extracomment>component.solomons_mine.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Scores creatures and dragons; immediate victory check.</source>
   <extracomment>component.sorcerers_bestiary.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sorcerer's Bestiary</source>
   <extracomment>component.sorcerers_bestiary.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place of Power. Costs 2 Elan + 4 Life + 2 Calm + 2 Death. 1 point per creature you have in play. 2 points per dragon you have in play. Turn this: check victory immediately. Turn this + pay 4 essences of any types: place a dragon from any player's discard pile paying its cost.</source>
   <extracomment>component.sorcerers_bestiary.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collects Gold; each Calm stored here is a point.</source>
   <extracomment>component.sunken_reef.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sunken Reef</source>
   <extracomment>component.sunken_reef.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place of Power. Costs 2 Elan + 2 Life + 5 Calm. Collect 1 Gold. 1 point per Calm on this. Pay 2 Calm + 1 Life: place 1 Calm on this.</source>
   <extracomment>component.sunken_reef.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 points; collects Life and wards off an attack.</source>
   <extracomment>component.temple.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Temple</source>
   <extracomment>component.temple.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Monument. Costs 4 Gold. Collect 1 Life. 2 points. React to life loss - turn this: ignore it.</source>
   <extracomment>component.temple.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Three essences into three others but Gold.</source>
   <extracomment>component.transmutation.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Transmutation</source>
   <extracomment>component.transmutation.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Magic item. Turn this + pay 3 essences of any types: gain 3 essences of any types but Gold.</source>
   <extracomment>component.transmutation.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two essences into three others but Gold.</source>
   <extracomment>component.transmuter.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Transmuter</source>
   <extracomment>component.transmuter.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mage. Turn this + pay 2 essences of any types: gain 3 essences of any types but Gold.</source>
   <extracomment>component.transmuter.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Creature; collects 2 Life; Elan equal to a rival's Death.</source>
   <extracomment>component.treant.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Treant</source>
   <extracomment>component.treant.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact (creature). Costs 2 Elan + 3 Life. Collect 2 Life. Turn this: gain as much Elan as the Death in one rival's pool.</source>
   <extracomment>component.treant.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gives 3 Life, rivals 1; 1 Life wards off an attack.</source>
   <extracomment>component.tree_of_life.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tree of Life</source>
   <extracomment>component.tree_of_life.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 1 Life + 2 of any types. Turn this: gain 3 Life, and each rival gains 1 Life. React to life loss - pay 1 Life: ignore it.</source>
   <extracomment>component.tree_of_life.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stores Gold; Gold left on it pays 2 essences.</source>
   <extracomment>component.vault.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Vault</source>
   <extracomment>component.vault.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 1 Gold + 1 of any types. Collect: if at least 1 Gold is left on this, gain 2 essences of any types but Gold. Turn this: place 1 Gold on this.</source>
   <extracomment>component.vault.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack for 2 Life; 1 Elan wards it off.</source>
   <extracomment>component.water_dragon.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Water Dragon</source>
   <extracomment>component.water_dragon.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact (dragon). Costs 6 Calm. 1 point. Turn this: each rival loses 2 Life (a rival may pay 1 Elan to ignore this).</source>
   <extracomment>component.water_dragon.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attack for 2 Life; a discarded card wards it off.</source>
   <extracomment>component.wind_dragon.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wind Dragon</source>
   <extracomment>component.wind_dragon.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact (dragon). Costs 4 Calm + 4 of any types. 1 point. Turn this: each rival loses 2 Life (a rival may discard 1 card from hand to ignore this).</source>
   <extracomment>component.wind_dragon.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Store one essence; what is left on it grows.</source>
   <extracomment>component.windup_man.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Windup Man</source>
   <extracomment>component.windup_man.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact. Costs 1 Elan + 1 Life + 1 Calm + 1 Gold. Collect: if any essence is left on this, add 2 essences of each type present on it. Turn this + pay 1 essence of any type: place the essence just paid on this.</source>
   <extracomment>component.windup_man.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collects Life or Death; 2 essences straighten any component.</source>
   <extracomment>component.witch.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Witch</source>
   <extracomment>component.witch.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mage. Collect 1 Life or 1 Death. Turn this + pay 2 essences of any types: straighten any one of your components.</source>
   <extracomment>component.witch.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your action in round {round}?</source>
   <extracomment>decision.action.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component}: where do you put the essence?</source>
   <extracomment>decision.choose_component.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component}: choose {count} essences.</source>
   <extracomment>decision.choose_essences.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which of your two mages will you play?</source>
   <extracomment>decision.choose_mage.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which magic item do you take for the first round?</source>
   <extracomment>decision.choose_magic_item.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component}: whose {counted} counts for your {gained}?</source>
   <extracomment>decision.choose_rival.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which starter set do you take?</source>
   <extracomment>decision.choose_starter_set.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component}: which essence do you collect?</source>
   <extracomment>decision.collect_choose.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component} carries {amount} essences: take all of them or leave them?</source>
   <extracomment>decision.collect_take_or_leave.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component}: which of your components do you turn?</source>
   <extracomment>decision.cost_turn_target.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component}: pay 1 Death, or turn it?</source>
   <extracomment>decision.cursed_forge.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component}: which of your artifacts do you destroy?</source>
   <extracomment>decision.destroy_target.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component}: which card do you discard ({count} to go)?</source>
   <extracomment>decision.discard_card.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What do you gain for the discarded card?</source>
   <extracomment>decision.discard_gain.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep one of these {count} artifacts.</source>
   <extracomment>decision.draft_pick.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Who shall begin the third game?</source>
   <extracomment>decision.duel_first_player.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take one of the open artifacts.</source>
   <extracomment>decision.duel_pick.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component}: pay 3 Gold for 3 more points in this check?</source>
   <extracomment>decision.golden_statue.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component}: which {count} other essences do you lose for the missing Life?</source>
   <extracomment>decision.life_loss_payment.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component}: what shall the {amount} {essence} become?</source>
   <extracomment>decision.other_type.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which magic item do you take for the next round?</source>
   <extracomment>decision.pass_item.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What do you pay with for {component}?</source>
   <extracomment>decision.payment.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component}: which card do you place?</source>
   <extracomment>decision.place_card.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component} attacks for {life} Life. How do you answer?</source>
   <extracomment>decision.react_attack.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component}: which deck do you look at?</source>
   <extracomment>decision.reorder_deck.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component}: in which order do the {count} cards go back ({deck}), top card first?</source>
   <extracomment>decision.reorder_order.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component}: how many essences of which type?</source>
   <extracomment>decision.same_type_amount.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component}: which of your components do you straighten?</source>
   <extracomment>decision.straighten_target.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} attacks with {source}: each rival loses {life} Life.</source>
   <extracomment>event.attacked.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} begins the third game.</source>
   <extracomment>event.begins.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} adds {points} points for this check ({source}).</source>
   <extracomment>event.bonus_points.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Victory is checked; the best score is {best}.</source>
   <extracomment>event.checked.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} has chosen a mage.</source>
   <extracomment>event.chose_mage.others</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} chooses {component} as mage.</source>
   <extracomment>event.chose_mage.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} claims {component}.</source>
   <extracomment>event.claimed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nobody has won: everything is straightened.</source>
   <extracomment>event.cleaned_up.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} destroys {component}.</source>
   <extracomment>event.destroyed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} discards {card} ({source}).</source>
   <extracomment>event.discarded.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} draws a card ({source}).</source>
   <extracomment>event.drew.others</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} draws {card} ({source}).</source>
   <extracomment>event.drew.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} exchanges {old} for {component}.</source>
   <extracomment>event.exchanged.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} gains {amount} {essence} ({source}).</source>
   <extracomment>event.gained.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Game {game} of the match is over.</source>
   <extracomment>event.game_ended.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} ignores the loss ({source}).</source>
   <extracomment>event.ignored.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} keeps a card.</source>
   <extracomment>event.kept.others</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} keeps {card}.</source>
   <extracomment>event.kept.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} leaves {amount} essences on {source}.</source>
   <extracomment>event.left.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} looks at {amount} cards ({deck}) ({source}).</source>
   <extracomment>event.looked.others</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} looks at {amount} cards ({deck}): {cards} ({source}).</source>
   <extracomment>event.looked.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} loses {amount} {essence} ({source}).</source>
   <extracomment>event.lost.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} loses {amount} {essence} that lay on {source}.</source>
   <extracomment>event.lost_with_component.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} plays {component}.</source>
   <extracomment>event.mage_revealed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component} is turned up.</source>
   <extracomment>event.monument_revealed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{source} has no effect.</source>
   <extracomment>event.no_effect.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} pays {amount} {essence} ({source}).</source>
   <extracomment>event.paid.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} passes.</source>
   <extracomment>event.passed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} takes {card} from the open artifacts.</source>
   <extracomment>event.picked.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} places {card}.</source>
   <extracomment>event.placed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} places no card ({source}).</source>
   <extracomment>event.placed_nothing.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} puts the cards back in an order of choice ({deck}).</source>
   <extracomment>event.reordered.others</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} puts the cards back ({deck}): {cards}.</source>
   <extracomment>event.reordered.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} shuffles {amount} discarded cards into a new deck.</source>
   <extracomment>event.reshuffled.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} returns {amount} {essence} from {source}.</source>
   <extracomment>event.returned.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Round {round} begins; {player} is first player.</source>
   <extracomment>event.round_started.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} shares the victory with {points} points.</source>
   <extracomment>event.shared.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} puts {amount} {essence} on {component} ({source}).</source>
   <extracomment>event.stored.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} straightens {source}.</source>
   <extracomment>event.straightened.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} takes {component}.</source>
   <extracomment>event.took_item.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} takes {amount} {essence} off {source}.</source>
   <extracomment>event.took_off.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} takes starter set {set} with {component}.</source>
   <extracomment>event.took_set.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} passes first and takes the First Player token.</source>
   <extracomment>event.took_token.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} turns {source}.</source>
   <extracomment>event.turned.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} uses {source}.</source>
   <extracomment>event.used.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} pays the defence against {source}.</source>
   <extracomment>event.warded_off.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} wins with {points} points.</source>
   <extracomment>event.won.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the first game the players choose their starter sets in turn order instead of drawing them.</source>
   <extracomment>option.choose_sets.help</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose starter sets</source>
   <extracomment>option.choose_sets.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Who begins; 0 draws the first player at random.</source>
   <extracomment>option.first_player.help</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First player</source>
   <extracomment>option.first_player.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Normal game, first game with starter sets, draft of the artifacts, or the match of three games for two players.</source>
   <extracomment>option.variant.help</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Variant</source>
   <extracomment>option.variant.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifacts</source>
   <extracomment>source.artifacts.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Creatures and dragons</source>
   <extracomment>source.menagerie.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Monuments</source>
   <extracomment>source.monuments.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Golden Statue, for this check</source>
   <extracomment>source.statue.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Essences on places</source>
   <extracomment>source.stored.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Abilities work by themselves; powers have a cost and an effect.</source>
   <extracomment>topic.abilities_and_powers.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cards say two kinds of things. Abilities are always on: what the card collects at the start of a round, the discount it gives and the points it is worth. They never need an action and do not care whether the card is turned.

Powers have a price before the arrow and a result after it. An action power is your action for the turn. A reaction power is used outside your turn when its trigger happens and costs no action. The Obelisk alone has a power that works once, at the moment you get it.</source>
   <extracomment>topic.abilities_and_powers.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collect entries, discounts and points are abilities: they work by themselves, turned or not, without an action. A power has a cost and an effect and is used as an action or as a reaction.</source>
   <extracomment>topic.abilities_and_powers.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Abilities and powers</source>
   <extracomment>topic.abilities_and_powers.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place, claim, discard, use a power, or pass.</source>
   <extracomment>topic.actions.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every turn is one action, so tempo matters as much as essences. You may place an artifact from your hand, claim a monument or a place, discard an artifact for 1 Gold or 2 other essences, use an action power of one of your components, or pass and be out for the round.

Powers that do not turn their component may be used again on later turns of the same round. What you place or claim can be used from your next action on.</source>
   <extracomment>topic.actions.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>On your turn do one thing: place an artifact, claim a monument or a Place of Power, discard a card for essences, use an action power, or pass.</source>
   <extracomment>topic.actions.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The five kinds of action</source>
   <extracomment>topic.actions.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forty cards; eight of them are your deck.</source>
   <extracomment>topic.artifacts.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No two artifacts are alike. Some give essences every round, some store them, some change them into Gold; dragons attack and score; others place dragons cheaply, draw cards or protect you. The six dragons, the Dragon Bridle, the Dragon Egg, the Jeweled Statuette, the Nightingale, the Philosopher's Stone and the Ring of Midas are worth 1 point each.

Point at a card to read what it costs and does.</source>
   <extracomment>topic.artifacts.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifacts are the cards you place from your hand. They collect, store, change essences, attack, defend or score. Twelve of the forty are worth 1 point.</source>
   <extracomment>topic.artifacts.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The artifacts</source>
   <extracomment>topic.artifacts.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cards are data: costs, effects, collect entries, discounts.</source>
   <extracomment>topic.card_data.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The card files say what a component costs, what it collects, which discounts and points it gives and which powers it has. A power is a list of cost elements, paid together, and a list of effects, carried out in order. Choices are made in list order, and only answers after which the rest of the cost can still be paid are offered.

When the program starts it reads the files strictly and names the card, the field and the reason if something does not fit. During play cards, items, monuments and places are conserved and no heap is ever negative.</source>
   <extracomment>topic.card_data.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No card has program code of its own. Each is a record of costs, effects, collect entries, discounts and points in a small vocabulary that the rules carry out; a faulty record is refused.</source>
   <extracomment>topic.card_data.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How cards are described to the program</source>
   <extracomment>topic.card_data.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep one of your two mages, in secret, after seeing your hand.</source>
   <extracomment>topic.choosing_a_mage.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The choice comes after you have drawn your first three cards, so it can fit what you are able to do in round 1. Everybody decides in secret and the chosen mages are turned up at the same moment. The other mage goes out of the game without being shown.

At one screen the players are asked one after the other; nothing is revealed before the last has chosen. Your mage enters play straight. If it collects, it does so in the first round already.</source>
   <extracomment>topic.choosing_a_mage.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With the starting hand in view, each player secretly keeps one of the two mages dealt. All chosen mages are revealed together; the rejected one is shown to nobody.</source>
   <extracomment>topic.choosing_a_mage.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choosing your mage</source>
   <extracomment>topic.choosing_a_mage.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In reverse order: the last player chooses first.</source>
   <extracomment>topic.choosing_an_item.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whoever acts last gets the first choice of magic item, and the first player takes from what is left. The item comes into play straight and works at once: it collects in round 1 and its power can be used.

You will not keep it long. Each time you pass you must exchange it for another one, so the first item only has to be good for the first round.</source>
   <extracomment>topic.choosing_an_item.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Beginning with the player to the right of the first player and going counter-clockwise, each takes one of the eight magic items. The first player chooses last, then round 1 begins.</source>
   <extracomment>topic.choosing_an_item.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choosing the first magic item</source>
   <extracomment>topic.choosing_an_item.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Everything is straightened; stored essences stay.</source>
   <extracomment>topic.clean_up.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clean-up costs nothing and asks nothing. All components of all players become straight, the Cursed Forge too, which then has to be paid for again in Collect. The items taken when passing are turned up and are ready to collect.

Essences on components stay where they are, pools and hands are untouched. Whoever holds the First Player token begins the new round.</source>
   <extracomment>topic.clean_up.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>If nobody has won, all components are straightened, the token and all items turn to their normal side, and the next round starts with Collect from the token's holder.</source>
   <extracomment>topic.clean_up.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clean-up between rounds</source>
   <extracomment>topic.clean_up.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the start of a round your components give essences.</source>
   <extracomment>topic.collect.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collect opens every round, the first included. Players are handled one after the other from the first player. For each player the program first asks what to take off components, then gives the plain gains, then the interest of the Vault and the Windup Man, and last settles the Cursed Forge; no other order would be better for you.

Collecting is not optional, but it never hurts, apart from the Forge. Turned components collect too. A component that you placed or claimed during the Actions phase collects for the first time in the next round.</source>
   <extracomment>topic.collect.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each component with a collect entry gives its essences to your pool: "+" means all, "/" means choose one, a grey pentagon means any types but those excluded. New components wait a round.</source>
   <extracomment>topic.collect.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collecting</source>
   <extracomment>topic.collect.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifacts, mages, magic items, monuments and Places of Power.</source>
   <extracomment>topic.components.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Many powers speak of "any component". That means each of the five kinds: artifacts, your mage, your magic item, monuments and Places of Power. Essences and the First Player token are not components.

The player in front of whom a component lies controls it and is meant by "you" on the card; everybody else is a rival. Artifacts are the only components that can leave play, by being destroyed. Your mage, your item, your monuments and your places stay, except that the item is exchanged whenever you pass.</source>
   <extracomment>topic.components.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A component is an artifact, mage, magic item, monument or Place of Power. Whoever has it in front of them controls it. Only artifacts can ever be destroyed; nothing can be stolen.</source>
   <extracomment>topic.components.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What counts as a component</source>
   <extracomment>topic.components.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gain by the size of one rival's pool; the rival loses nothing.</source>
   <extracomment>topic.copying.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pick the rival with the biggest heap. Only essences in the pool count, not those on components. A rival with none may be chosen too and gives nothing. The rival keeps everything, so nobody has a reaction against it.

With one rival there is nothing to choose and the program takes that one.</source>
   <extracomment>topic.copying.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hypnotic Basin gives Calm for one rival's Elan, the Treant Elan for one rival's Death. Choose any rival, passed or not; only the pool counts and it stays as it is.</source>
   <extracomment>topic.copying.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As many as a rival has</source>
   <extracomment>topic.copying.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Paid exactly, from the pool; grey parts with any essences.</source>
   <extracomment>topic.costs.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A number on an essence says how many, no number means one. A grey pentagon stands for essences of any types in any mix. You never pay more than the cost and never only a part of it: what you cannot pay in full is not available.

The printed total of an artifact is the sum of all parts of its cost, grey and Gold ones included. Powers that give essences "by placement cost" use this number, and discounts never change it.</source>
   <extracomment>topic.costs.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A cost has typed parts and perhaps a grey part, payable with any essences, Gold too. You pay exactly, all or nothing, from the pool. The printed total counts every part.</source>
   <extracomment>topic.costs.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Costs</source>
   <extracomment>topic.costs.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every Collect: pay 1 Death or turn the Forge.</source>
   <extracomment>topic.cursed_forge.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Forge demands its due when everything else has been collected, so Death gained in the same Collect counts. You may always turn it instead of paying, and without Death you must. Turned it still scores, and a power that straightens any component brings it back for the round.

Its own power, 2 Elan and 1 Gold for a Gold on the Forge, does not turn it: it can be used again and again as separate actions, but only while the Forge is straight.</source>
   <extracomment>topic.cursed_forge.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In each Collect the owner of the Cursed Forge pays 1 Death or turns it. This comes last, so Death just collected can be used. Without Death the Forge is turned.</source>
   <extracomment>topic.cursed_forge.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Cursed Forge</source>
   <extracomment>topic.cursed_forge.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two mages and eight artifacts each; three form the first hand.</source>
   <extracomment>topic.dealing.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your eight artifacts are all you will have, so read them before anything else: do they feed one of the places, do they make Gold, are there dragons among them? After looking, you shuffle them and draw three. You know which five cards are in your deck, but not their order.

The program's shuffle is fair, so the usual cut by a rival has no effect. Mages and artifacts that were not dealt stay out of the game and nobody sees them.</source>
   <extracomment>topic.dealing.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each player gets 2 mages and 8 artifacts and looks at all ten. The artifacts are shuffled: 3 become the hand, 5 the face-down deck. Undealt cards leave the game unseen.</source>
   <extracomment>topic.dealing.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dealing the cards</source>
   <extracomment>topic.dealing.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Twenty-eight kinds of question, each with a list of answers.</source>
   <extracomment>topic.decisions.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Large choices are cut into small ones: first the power, then its target, then the payment. Questions come up in set-up (mage, starter set, item, draft), in Collect (take or leave, which essence, the Forge), in your actions and their payments and targets, when you are attacked, when you pass and when victory is checked.

A payment is asked for only if payments differ in what you keep. Nothing else is ever asked.</source>
   <extracomment>topic.decisions.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At any moment exactly one player faces one decision with a list of legal answers. Where only one answer exists the program usually gives it. Shuffling, drawing and scoring happen by themselves.</source>
   <extracomment>topic.decisions.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every decision you can face</source>
   <extracomment>topic.decisions.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay the printed defence, use a reaction, or suffer.</source>
   <extracomment>topic.defences.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Most dragons name their price: 1 Death against the Bone Dragon, 1 Gold against the Earth Dragon, 1 Calm against the Fire Dragon, 1 Elan against the Water Dragon, a card from hand against the Wind Dragon, one of your artifacts against the Sea Serpent. The Elvish Bow offers none.

Instead you may use a reaction such as the Healer or Protection. What you cannot pay is not offered. One answer is all there is: once ignored, the attack is over for you, and your defence does not help the others.</source>
   <extracomment>topic.defences.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each attacked rival chooses one: the defence printed on the attack, a reaction power of an own component, or the loss. A defence saves only that rival, but from the whole loss.</source>
   <extracomment>topic.defences.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Warding off an attack</source>
   <extracomment>topic.defences.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Discard an artifact: 1 Gold or 2 essences other than Gold.</source>
   <extracomment>topic.discard_action.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You will rarely place all eight artifacts. The ones that do not fit your plan are worth more as fuel: each can be discarded for 1 Gold, or for 2 essences of your choice without Gold. You cannot mix the two.

The card goes face up onto your discard pile, from where it returns only when your deck runs out and is reshuffled, or through the Crypt. Discards that a power or a defence demands pay nothing.</source>
   <extracomment>topic.discard_action.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As an action discard an artifact from your hand to gain 1 Gold, or 2 essences that are not Gold, equal or different.</source>
   <extracomment>topic.discard_action.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Discarding a card for essences</source>
   <extracomment>topic.discard_action.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Discard from hand, destroy from play; both go to your pile.</source>
   <extracomment>topic.discard_and_destroy.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place means putting an artifact into play, claim means getting a monument or a place. Discarding takes a card from your hand, destroying takes an artifact from play; both end on the pile of the player who had it.

Essences on a destroyed artifact return to the supply. A card that is placed again later starts straight and empty. Only the discard action rewards you with 1 Gold or 2 essences; a discard as a cost, as a defence or for Divination gives nothing.</source>
   <extracomment>topic.discard_and_destroy.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To discard is to put a card from hand on your discard pile, to destroy is to put an artifact from play there; its essences are lost. Only the discard action pays essences.</source>
   <extracomment>topic.discard_and_destroy.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Discarding and destroying</source>
   <extracomment>topic.discard_and_destroy.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>They add up, stop at zero, and help only with artifacts.</source>
   <extracomment>topic.discounts.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Artificer takes 1 off every artifact and the Crypt 2 off the card it places, neither of them from Gold parts. The Dragon Bridle and the Dragon's Lair take 3 off dragons, the Dragon Egg 4. All that apply add up; below zero nothing more happens.

The grey part is not a Gold part, so each discount can reduce it. Which parts shrink is your choice, shown as different payments. Monuments, places, power costs and losses are never discounted, and the printed total stays as it is.</source>
   <extracomment>topic.discounts.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Discounts on placing artifacts add up, turned cards included, down to 0. "Not Gold" discounts never remove a Gold part. You choose which parts are reduced; they are always used in full.</source>
   <extracomment>topic.discounts.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Discounts</source>
   <extracomment>topic.discounts.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw three cards, then discard three of your choice.</source>
   <extracomment>topic.divination.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This magic item lets you pick the cards you want and feed the rest to your discard pile, where the Crypt or a later reshuffle can find them. You draw first, then choose freely among old and new cards.

If deck and pile together hold fewer than three cards you draw them all and discard that many. Rivals see how many you drew and which cards you discarded.</source>
   <extracomment>topic.divination.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Divination draws up to 3 cards one by one, reshuffling if the deck runs out, then discards as many as were drawn, chosen from the whole hand. The discards pay nothing.</source>
   <extracomment>topic.divination.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Divination</source>
   <extracomment>component.divination.name, topic.divination.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pick your eight artifacts from packets passed round.</source>
   <extracomment>topic.draft.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The draft replaces the blind deal. Everybody keeps a card at the same time and in secret, then all packets move on: clockwise with the first four cards, counter-clockwise with the second four. The last card of a packet is kept without asking, so you decide six times.

With eight artifacts each, players shuffle and draw three. Then mages and items are chosen as usual. Cards that were not dealt leave the game. Your mages may be looked at during the draft.</source>
   <extracomment>topic.draft.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After looking at 2 mages, players draft artifacts: keep 1 of 4 and pass the rest left until all are kept, then again with 4 new cards, passing right. Shuffle the eight and draw 3.</source>
   <extracomment>topic.draft.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draft variant</source>
   <extracomment>topic.draft.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cheaper dragons, and a ward against dragons only.</source>
   <extracomment>topic.dragon_bridle.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In this game every dragon power is an attack, so the Bridle's reaction is a defence against the six dragons, the Sea Serpent included. The Elvish Bow is no dragon.

After you have used it the Bridle is turned, but its discount and its point remain. Together with the Dragon's Lair it makes dragons 6 cheaper.</source>
   <extracomment>topic.dragon_bridle.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your dragons cost 3 less, even while the Bridle is turned. Turn it to ignore a dragon's attack. It does nothing against the Elvish Bow and protects only its owner.</source>
   <extracomment>topic.dragon_bridle.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Dragon Bridle</source>
   <extracomment>topic.dragon_bridle.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two artifact types that discounts, places and powers look for.</source>
   <extracomment>topic.dragons_and_creatures.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The dragons are the Bone, Earth, Fire, Water and Wind Dragon and the Sea Serpent. The creatures are the Celestial Horse, Guard Dog, Hawk, Mermaid, Nightingale, Treant and again the Sea Serpent, which counts as both whenever that matters.

Dragons attack; the Dragon Bridle, the Dragon's Lair, the Dragon Egg and the Dragon Teeth help to place them. Creatures serve the Druid and the Sacred Grove. The Sorcerer's Bestiary scores both, the Sacrificial Pit turns either into Gold. No mage, item, monument or place has a type.</source>
   <extracomment>topic.dragons_and_creatures.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Six artifacts are dragons, seven are creatures; the Sea Serpent is both. Only artifacts have a type. Discounts, the Druid and several places ask for one of these types.</source>
   <extracomment>topic.dragons_and_creatures.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dragons and creatures</source>
   <extracomment>topic.dragons_and_creatures.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Top of your deck; reshuffle the pile only when it is empty.</source>
   <extracomment>topic.drawing.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You draw a card whenever you pass, and with the Scholar, Research, the Library, the Elvish Bow or the Hawk. The reshuffle happens at the moment a card must be drawn or looked at and no earlier, so cards you discard now do not come back before your deck has run out.

Having no card left anywhere is no obstacle: the power can be used and passing is legal, you simply draw nothing.</source>
   <extracomment>topic.drawing.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draw the top card of your deck. If the deck is empty and a card is needed, your discard pile is shuffled to form a new one. If there is still none, nothing is drawn.</source>
   <extracomment>topic.drawing.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drawing cards</source>
   <extracomment>topic.drawing.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Elan, Life, Calm, Death and Gold; the supply never runs out.</source>
   <extracomment>topic.essences.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Elan is a red flame, Life a green flask, Calm a blue drop, Death a black skull and Gold a yellow nugget. Where a text says "any essence", Gold is included; where Gold is not allowed, the text says so.

All essences come from and return to one common supply. It has no limit: the wooden pieces of the box are only counters, so a gain can never be cut short. What you have in front of you in the open is your pool.</source>
   <extracomment>topic.essences.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There are five essences: Elan, Life, Calm, Death and Gold. Gold is an essence like the rest unless a text excludes it. The common supply is unlimited.</source>
   <extracomment>topic.essences.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The five essences</source>
   <extracomment>topic.essences.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When passing you must take a different item from the middle.</source>
   <extracomment>topic.exchanging_items.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The exchange is not optional, and you may not take back the item you just returned. The middle always has something to choose from: with two, three or four players there are six, five or four items. The one you returned is there for those who pass after you.

Until clean-up the new item has neither power nor ability; in the next Collect it works. Essences that the Mermaid put on the old item go back to the supply.</source>
   <extracomment>topic.exchanging_items.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When you pass, your item returns to the middle, straight, and you take a different one. It lies on its Passed side and does nothing until the next round.</source>
   <extracomment>topic.exchanging_items.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Exchanging magic items</source>
   <extracomment>topic.exchanging_items.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sun sides, a starter set each, and five unknown cards.</source>
   <extracomment>topic.first_game.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Four starter sets make the first game gentle: a mage and three artifacts that fit together. The sets are drawn at random or, if the table prefers, chosen in turn order. The three artifacts are the starting hand.

The five other cards come from all artifacts that no player's set contains, including those of unused sets. They form your deck and you have not seen them: what is in it stays a surprise until you draw. Everything else is set up as usual, and magic items are chosen in reverse order.</source>
   <extracomment>topic.first_game.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>For a first game all places show their sun side. Each player gets a starter set, a mage with three artifacts as the hand, and five random artifacts as an unseen deck.</source>
   <extracomment>topic.first_game.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Set-up for the first game</source>
   <extracomment>topic.first_game.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One point at the check; its holder starts the next round.</source>
   <extracomment>topic.first_player_token.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The token moves when the first player of a round passes. From then on its holder has 1 point more at every check. Before the first pass it still lies with the player who began the round, and counts for that player if somebody calls an immediate check.

Taking the token does not disturb the running round: turns go on clockwise as before. It decides who collects first and acts first in the next round. Passing early is therefore worth a point and the first turn.</source>
   <extracomment>topic.first_player_token.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whoever passes first in a round takes the token. It is worth 1 point at every victory check and its holder starts the next round. The starting player of a running round never changes.</source>
   <extracomment>topic.first_player_token.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First Player token</source>
   <extracomment>source.token.label, topic.first_player_token.title, word.first_player_token.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sacrifice a card, gain essences by its printed total.</source>
   <extracomment>topic.gains_by_cost.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Expensive cards make the best offerings. The types gained are free, apart from the ban on Gold; they need not match the card's cost. The Corrupt Altar may destroy itself, for seven essences; the Fiery Whip may not. Turned artifacts can be destroyed as well, and what lay on them is lost.

The Dagger needs both parts of its price: it is destroyed, and a card from your hand is discarded. With an empty hand it cannot be used. A card of cost 0 is a legal but worthless offering.</source>
   <extracomment>topic.gains_by_cost.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Corrupt Altar and Fiery Whip give the destroyed artifact's printed total plus 2, the Sacrificial Dagger the discarded card's total, without Gold; the Sacrificial Pit gives the total in Gold.</source>
   <extracomment>topic.gains_by_cost.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gains by placement cost</source>
   <extracomment>topic.gains_by_cost.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Be the mage with most points, ten or more, at a check.</source>
   <extracomment>topic.goal.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You are a mage with a small engine to build. Essences buy artifacts, monuments and Places of Power; these bring more essences, useful powers and, above all, points.

A game is a chain of rounds, usually four to six. In each round everybody first collects, then takes one action a turn until all have passed, and then victory is checked. Nobody wins with fewer than 10 points. From 10 on the highest total wins, not the first to get there, so count what your rivals can still reach before you end a round.</source>
   <extracomment>topic.goal.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collect essences, place artifacts and claim monuments and Places of Power. Whenever victory is checked, the player with the most points wins, provided that is at least 10.</source>
   <extracomment>topic.goal.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Goal of the game</source>
   <extracomment>topic.goal.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At any check: turn it and pay 3 Gold for 3 points.</source>
   <extracomment>topic.golden_statue.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seven points on the table and 3 Gold in the pool can win against nine. The owner decides with all scores in view, in a check at the end of a round as well as in an immediate one, also one called by the owner.

The Statue must be straight and becomes turned, so it helps once until it is straightened. The points are gone after the check, and so is the Gold, for the tie-break too.</source>
   <extracomment>topic.golden_statue.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At every victory check its owner, passed or not, may turn the straight Statue and pay 3 Gold: 3 more points for this check only. The decision comes before scores are compared.</source>
   <extracomment>topic.golden_statue.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Golden Statue</source>
   <extracomment>topic.golden_statue.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wards off an attack, then stands up again for 1 Elan.</source>
   <extracomment>topic.guard_dog.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Dog is the only component whose action power is used in the turned state. After it has warded off an attack, you may spend an action and 1 Elan to have it ready for the next one. While it stands straight, that power is not available.

It is a creature, so the Druid can straighten it as well, the Sacred Grove can turn it and the Bestiary counts it.</source>
   <extracomment>topic.guard_dog.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Guard Dog turns to ignore a life loss. Its first power works only while it is turned: pay 1 Elan as an action to straighten it.</source>
   <extracomment>topic.guard_dog.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Guard Dog</source>
   <extracomment>topic.guard_dog.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hands, decks and the monument deck; all else is open.</source>
   <extracomment>topic.hidden_information.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mages before the choice, draft packets and picks, and looks at the top of a deck are private. Between players at one screen the program hides everything private until the next player has confirmed being there.

Your deck is shown to you as an unordered list, because you know your eight cards; in the first game you have not seen them, so only cards that became known appear. What you arranged yourself is shown in order until somebody shuffles or rearranges it. Undealt cards and rejected mages stay secret.</source>
   <extracomment>topic.hidden_information.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Others see only the number of cards in your hand and deck. Pools, discard piles, play areas and the middle are open. You know what is in your deck, not its order.</source>
   <extracomment>topic.hidden_information.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is hidden</source>
   <extracomment>topic.hidden_information.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plan by your eight cards, and do not place them all.</source>
   <extracomment>topic.hints.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your eight artifacts suggest a plan: dragons point to the Lair or the Bestiary, creatures to the Grove, Gold makers to monuments. You need not place every artifact; discarding a few pays for the rest, and even a card of cost 0 has a price, namely the essences you would have had for it.

Passing first brings a point and the first turn. And always ask how many points each rival can reach before the check, with the Golden Statue too.</source>
   <extracomment>topic.hints.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Look for dragons, creatures and Gold among your cards: they tell which places pay. Discard what does not fit. Passing first is worth a point. Count your rivals before you pass.</source>
   <extracomment>topic.hints.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Advice for beginners</source>
   <extracomment>topic.hints.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Coral Castle and Bestiary call a full check at once.</source>
   <extracomment>topic.immediate_check.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An immediate check denies your rivals the rest of the round. It is a complete check: all players' points count, the Golden Statue may be used, the First Player token counts for its present holder and the best score wins, even if it is not yours.

If nobody has 10 points you have only spent your action. A Coral Castle turned this way cannot ward off an attack any more in this round.</source>
   <extracomment>topic.immediate_check.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As an action turn the Coral Castle or the Sorcerer's Bestiary: victory is checked at once. If somebody wins, the game ends; if not, play goes on and the place stays turned.</source>
   <extracomment>topic.immediate_check.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Checking victory in mid-round</source>
   <extracomment>topic.immediate_check.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Attacked rivals lose Life, or two others for each missing.</source>
   <extracomment>topic.life_loss.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rivals are handled one by one, clockwise from the attacker; each decides and pays before the next is asked. The attacker and passed players are not touched, nor are essences on components.

Life goes first: you may not spare it by giving other essences. Only for missing Life do you lose two others each, Gold included if you like. An empty pool loses nothing. Every attack takes 2 Life, except the Elvish Bow's, which takes 1.</source>
   <extracomment>topic.life_loss.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An attack makes every rival who has not passed lose Life from the pool. For each Life missing the rival loses 2 other essences of choice. Who has too little loses what there is.</source>
   <extracomment>topic.life_loss.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Life loss</source>
   <extracomment>topic.life_loss.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ten mages; each player has one for the whole game.</source>
   <extracomment>topic.mages.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Duelist, Druid, Healer, Necromancer, Seer and Witch collect an essence each round. The Alchemist and the Transmuter change essences, the Scholar draws cards, the Seer looks ahead, the Necromancer and the Duelist store essences on themselves, the Witch and the Druid straighten, the Healer wards off attacks and the Artificer gives a discount on all artifacts.

Point at a mage to read exactly what it does.</source>
   <extracomment>topic.mages.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your mage is in play from the start and cannot be destroyed. Half of them collect an essence every round, most have a power, and the Artificer makes artifacts cheaper.</source>
   <extracomment>topic.mages.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The mages</source>
   <extracomment>topic.mages.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Eight items; you hold one and swap it when you pass.</source>
   <extracomment>topic.magic_items.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose the item for what you will need next round: Calm / Elan and Death / Life give an essence in Collect, Alchemy makes Gold, Transmutation exchanges, Research draws, Divination sifts through your deck, Reanimate gives a second use of your best component and Protection keeps one attack away.

An item taken while passing only wakes up in the next round.</source>
   <extracomment>topic.magic_items.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Everybody holds one magic item. Two collect an essence, one wards off attacks, the others change essences, draw, sift or straighten. You swap it every time you pass.</source>
   <extracomment>topic.magic_items.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The magic items</source>
   <extracomment>topic.magic_items.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Moves 1 Calm, Life or Gold onto any component of yours.</source>
   <extracomment>topic.mermaid.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use her to feed a Place of Power: Life for the Sacred Grove, Calm for the Sunken Reef, Gold for the Tower, the Forge, the Mines or the Lair. Each matching essence is a point. A type the place does not count scores nothing there.

She may also put Gold on the Vault or anything on the Windup Man to start their interest. Only your own components can be chosen.</source>
   <extracomment>topic.mermaid.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn the Mermaid and pay 1 Calm, 1 Life or 1 Gold: that essence goes onto any one of your own components, straight or turned, the Mermaid too.</source>
   <extracomment>topic.mermaid.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Mermaid</source>
   <extracomment>topic.mermaid.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ten cards for four Gold each, one to three points.</source>
   <extracomment>topic.monument_cards.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Monuments are the straight road to points for players who make Gold. The Great Pyramid only scores; the Colossus and the Mausoleum store essences; the Oracle looks ahead; the Temple collects Life and wards off an attack.

For one point each, the Hanging Gardens collect three essences, the Library draws, the Obelisk pays six essences at once, Solomon's Mine makes Gold and the Golden Statue can add three points at a check.</source>
   <extracomment>topic.monument_cards.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each monument costs 4 Gold. The Great Pyramid is worth 3 points, Colossus, Mausoleum, Oracle and Temple 2, the other five 1 with a stronger ability.</source>
   <extracomment>topic.monument_cards.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The monuments</source>
   <extracomment>topic.monument_cards.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Four Gold for a face-up monument or the top of the deck.</source>
   <extracomment>topic.monuments.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every monument costs 4 Gold and no discount applies. You may take what you see, or gamble on the top card of the monument deck. It comes into play straight.

When you take a face-up monument, the top card of the deck is turned up in its place as the last step. Taking the top card leaves the open ones alone. Once the deck is empty, gaps stay open; when all ten are gone, the action no longer exists.</source>
   <extracomment>topic.monuments.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As an action pay 4 Gold and take one of the face-up monuments or the unseen top card of the deck. A face-up one is replaced from the deck at the end of the action.</source>
   <extracomment>topic.monuments.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Claiming a monument</source>
   <extracomment>topic.monuments.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gives six essences, not Gold, the moment you claim it.</source>
   <extracomment>topic.obelisk.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Obelisk pays most of its price back. As soon as it is yours, you choose six essences in any mix without Gold. This belongs to the claiming action and is settled before the replacement monument is revealed, so you choose without knowing what comes next.

It works the same way if you drew it unseen from the monument deck. Afterwards it is worth its single point and does nothing more.</source>
   <extracomment>topic.obelisk.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whoever claims the Obelisk gains 6 essences of any types but Gold at once, as part of the same action, before the next monument is turned up. It has no later power.</source>
   <extracomment>topic.obelisk.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Obelisk</source>
   <extracomment>topic.obelisk.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Swap your item, draw a card, and be out for the round.</source>
   <extracomment>topic.passing.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Passing is also a reward: a fresh item for the next round, a card, safety from attacks and, for the first, a point and the first turn of the next round.

A passed player still receives what rivals' powers give to everyone, can be chosen for the Treant and the Hypnotic Basin, and may use the Golden Statue at a victory check. The round ends when all have passed, so before you pass, look whether a rival with 10 points would win the check.</source>
   <extracomment>topic.passing.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The first to pass takes the First Player token. Then exchange your magic item for another one and draw 1 card. You take no more turns and ignore all life loss this round.</source>
   <extracomment>topic.passing.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Passing</source>
   <extracomment>topic.passing.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You are asked only where payments really differ.</source>
   <extracomment>topic.payment_choice.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Grey costs and discounts can leave several ways to pay. Then the program lists every payment that is legal and you choose; with a single one it pays without asking.

Gold may be used for "any" parts, though it counts double in ties and buys monuments, so the program warns when you spend it where something else would do. A power such as Transmutation may return types that you have just paid. Without the required number of essences it cannot be used at all.</source>
   <extracomment>topic.payment_choice.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>If there is just one legal payment it is made for you. Otherwise choose which essences to spend. What you gain afterwards may be of the same types as what you paid.</source>
   <extracomment>topic.payment_choice.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choosing what to pay with</source>
   <extracomment>topic.payment_choice.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Five tiles, two sides each: what every place costs and does.</source>
   <extracomment>topic.place_tiles.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Sacred Grove wants creatures and Life, the Alchemist's Tower one of every essence but Gold. The Catacombs and the Sacrificial Pit live on Death. The Cursed Forge and the Dwarven Mines turn Elan into points, the Sunken Reef does it with Calm.

The Coral Castle costs most and gives three points, protection and an immediate check. The Dragon's Lair and the Sorcerer's Bestiary are for players with dragons and creatures.</source>
   <extracomment>topic.place_tiles.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each tile shows one of two places: Grove or Tower, Catacombs or Pit, Forge or Mines, Castle or Reef, Lair or Bestiary. Point at a place to see cost, powers and points.</source>
   <extracomment>topic.place_tiles.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The ten places</source>
   <extracomment>topic.place_tiles.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Expensive tiles that nobody can take from you; most points come here.</source>
   <extracomment>topic.places_of_power.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Five Place tiles lie in the middle at every number of players. Each has a sun and a moon side with different places; the side is drawn at random for every tile, and in the first game all show the sun.

Claiming one is an action: pay the whole cost from your pool. No discount lowers it. The place comes to you straight, its powers can be used from your next action on, and it collects from the next round on. Nobody can take it away. Most places score for essences lying on them, so look for the one your artifacts can feed.</source>
   <extracomment>topic.places_of_power.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Claim a Place of Power from the middle by paying its cost as your action. Discounts never help. It enters straight and stays yours for good.</source>
   <extracomment>topic.places_of_power.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Places of Power</source>
   <extracomment>source.places.label, topic.places_of_power.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay its cost and put it from your hand into play, straight.</source>
   <extracomment>topic.placing_artifacts.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Placing is how your engine grows. The cost stands in the upper left corner of the card and is paid from your pool; discounts may lower it. The artifact enters straight and its powers are ready from your next action on. Its collect entry works from the next round.

The Magical Shard and the Prism cost nothing, but placing them still takes your action, and discarding them instead would have given you essences.</source>
   <extracomment>topic.placing_artifacts.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As an action pay the placement cost of an artifact in your hand and put it in front of you, straight and empty. Cards of cost 0 need an action too.</source>
   <extracomment>topic.placing_artifacts.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Placing an artifact</source>
   <extracomment>topic.placing_artifacts.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Teeth, Egg, Crypt and Bestiary place a card in the same action.</source>
   <extracomment>topic.placing_powers.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The power's own cost is paid first and is never discounted; then you may place one fitting card that you can pay for now, or none. All your discounts help with the card's cost. It enters straight and empty, like any other.

The 3 Elan of the Dragon Teeth come from your pool, not from the card. Destroying the Dragon Egg gives up its point. The Bestiary reaches into every player's discard pile; a dragon taken from a rival belongs to you from then on, even if it is destroyed later.</source>
   <extracomment>topic.placing_powers.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dragon Teeth: a dragon from hand for nothing. Dragon Egg: at 4 less. Crypt: an artifact from your discard pile at 2 less, not Gold. Bestiary: a dragon from any discard pile.</source>
   <extracomment>topic.placing_powers.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Powers that place a card</source>
   <extracomment>topic.placing_powers.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Components in play, stored essences on places, the token.</source>
   <extracomment>topic.points.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cards in hand, deck or discard pile score nothing. Places score for the named type lying on them: Life on the Sacred Grove (+2), Death on the Catacombs and on the Sacrificial Pit (+2), Gold on the Tower, the Mines, the Lair and the Cursed Forge (+1), Calm on the Sunken Reef. The Coral Castle is worth 3.

The Sorcerer's Bestiary gives 1 for each of your creatures and 2 for each dragon in play, so 3 for the Sea Serpent, besides that card's own point. Essences on anything but places score nothing.</source>
   <extracomment>topic.points.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Count the points of your artifacts, monuments and places in play, turned or not, those per essence or type on places, 1 for the First Player token, and the Golden Statue's bonus.</source>
   <extracomment>topic.points.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What scores</source>
   <extracomment>topic.points.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The essences you own that lie on no component.</source>
   <extracomment>topic.pool.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Think of two places for your essences. The pool is your purse: you pay with it, rivals' powers look at it, life loss takes from it and ties are broken by it. Essences that a power puts on a component lie there until you take them off in a Collect phase; until then they cannot be spent.

The one exception is a cost that asks for essences from the component, as the Athanor does. Pools lie open: everybody can see how much of each essence everybody has.</source>
   <extracomment>topic.pool.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your pool holds the essences that do not lie on a component. Only the pool pays for things, unless a cost says that the essences come from the component itself.</source>
   <extracomment>topic.pool.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your pool</source>
   <extracomment>topic.pool.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>If you can pay, you may, even when nothing happens.</source>
   <extracomment>topic.powers_without_effect.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sometimes you want to see what the others do before you pass. Any power whose cost you can pay serves as a pause: an attack when all rivals have passed, the Druid without a turned creature, a placing power without a card to place, X = 0 with the Prism, a check while nobody has 10 points.

What is impossible is simply skipped. It cannot go on for ever, because each power turns or destroys something or costs an essence. The program warns you when a power would have no effect.</source>
   <extracomment>topic.powers_without_effect.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whoever can pay the cost may use a power even if it does nothing: attack passed rivals, draw from nothing, copy from an empty pool. It is a way of waiting before you pass.</source>
   <extracomment>topic.powers_without_effect.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Using a power for nothing</source>
   <extracomment>topic.powers_without_effect.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Used outside your turn when triggered, even from a turned card.</source>
   <extracomment>topic.reactions.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dancing Sword, Elemental Spring and Tree of Life only ask for an essence, so they ward off several attacks a round, straight or turned. Healer, Protection, Temple, Chalice of Life, Guard Dog, Coral Castle, Alchemist's Tower and Dragon Bridle must be turned and therefore have to be straight.

The Dancing Sword also stores 1 Death each time. A passed player is not attacked at all and so cannot use it for gain, and an item on its Passed side has no power. The Golden Statue is the only reaction to a victory check.</source>
   <extracomment>topic.reactions.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A reaction costs no action. It works on a turned component too, unless turning is its cost. Players who passed get no chance to react to an attack.</source>
   <extracomment>topic.reactions.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reaction powers</source>
   <extracomment>topic.reactions.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seer, Hawk, Oracle: arrange the top of a deck.</source>
   <extracomment>topic.reordering.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With your own deck you decide what you draw next. If it has fewer than three cards, the rest is taken, the discard pile is shuffled into a new deck and you look on until you have three; those go on top of it. With still fewer you use what there is.

Of the monument deck only the face-down cards are looked at. You remember what you saw, and the program shows it to you until the order is changed. If only one of the two decks has cards, that one is used.</source>
   <extracomment>topic.reordering.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose your deck or the monument deck, look at its top 3 cards and put them back in any order. Your own discard pile is reshuffled if needed, the monument deck never.</source>
   <extracomment>topic.reordering.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Looking at the top three cards</source>
   <extracomment>topic.reordering.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Some powers give every rival an essence, passed or not.</source>
   <extracomment>topic.rivals_gain.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Four artifacts are generous with one type: you take two or three of it, and each rival takes one from the supply. Passing does not shut anybody out. With one rival the gift is small; with three it feeds the whole table, so look at who needs that essence before you use the power.

Rivals may even be glad of it: with a Treant in play, Death in somebody's pool becomes Elan.</source>
   <extracomment>topic.rivals_gain.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hand of Glory, Jeweled Statuette, Fiery Whip and Tree of Life give you two or three essences and every rival one, also those who have passed.</source>
   <extracomment>topic.rivals_gain.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each rival gains</source>
   <extracomment>topic.rivals_gain.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collect, then single actions until all pass, then check victory.</source>
   <extracomment>topic.round.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A turn is exactly one action. There are no free extras: rivals can only interrupt with a reaction whose trigger has just happened. If you cannot or do not want to do anything else you pass, which is always allowed.

Passed players are skipped. When you are the only one left you take turn after turn until you pass too. After the last pass victory is checked; if nobody wins, everything is straightened and a new round starts. There is no limit to the number of rounds.</source>
   <extracomment>topic.round.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First everybody collects. Then turns go clockwise from the first player, one action each, skipping those who passed, until all have passed. Then victory is checked.</source>
   <extracomment>topic.round.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Course of a round</source>
   <extracomment>topic.round.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay any number of one type, gain as many of another.</source>
   <extracomment>topic.same_type.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You choose one type and a number up to what your pool holds after the rest of the cost. The Athanor and the Philosopher's Stone make Gold of them, so the paid type is not Gold. The Prism takes any type, Gold too, and returns one single other type but not Gold.

The two extra essences for the Philosopher's Stone are lost, not changed. The Athanor needs 6 Elan lying on it, that is three uses of its first power without emptying it; more than 6 stay there. Both of its powers turn it.</source>
   <extracomment>topic.same_type.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Athanor, Philosopher's Stone and the Prism's second power change X equal essences into X of another type: Gold for the first two, any but Gold for the Prism. X may be 0.</source>
   <extracomment>topic.same_type.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turning equal essences into others</source>
   <extracomment>topic.same_type.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Items, places, two open monuments, and one of every essence each.</source>
   <extracomment>topic.setting_up.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The table is the same for two, three and four players. All eight magic items and all five places lie in the middle. The ten monuments are shuffled, two are turned up and the other eight form a face-down deck.

Everybody takes 1 Elan, 1 Life, 1 Calm, 1 Death and 1 Gold. The first player is drawn at random unless the table has chosen one. When set-up is over each player has five essences, a hand of three, a deck of five, an empty discard pile, one mage and one magic item.</source>
   <extracomment>topic.setting_up.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the middle: 8 magic items, 5 Places of Power, 2 face-up monuments beside a deck of 8. Everybody starts with 1 of each essence, 3 cards in hand and 5 in the deck.</source>
   <extracomment>topic.setting_up.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Setting up the table</source>
   <extracomment>topic.setting_up.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Alone you play against bots; nobody ever drops out.</source>
   <extracomment>topic.solo_and_elimination.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two to four mages take part. If you are alone, bots take the other seats and follow exactly the same rules, seeing only what a player in their seat may see.

However badly a round goes, you stay in the game: an empty pool cannot become emptier, each new round brings what your components collect, and passing brings a card.</source>
   <extracomment>topic.solo_and_elimination.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game has no solo or team mode of its own: playing alone means playing against bots by the normal rules. No player can be eliminated.</source>
   <extracomment>topic.solo_and_elimination.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Solo play, nobody is eliminated</source>
   <extracomment>topic.solo_and_elimination.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rulebook, printed cards, public answers, and a few decisions.</source>
   <extracomment>topic.sources.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All values of the 78 components were read from printed cards and compared with public lists. A few points the rulebook leaves open were decided: collecting goes in a fixed order, discounts are always used in full, any of your own components may be straightened, attacked rivals answer in seat order and once, a placing power may be declined, and a reshuffle can happen in the middle of a draw.

Some Hungarian names exist in two versions; the first of the rulebook is used.</source>
   <extracomment>topic.sources.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The rules follow the rulebook and the printed cards. Where both are silent, public answers of the authors were used, and in a few places this program had to decide.</source>
   <extracomment>topic.sources.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where these rules come from</source>
   <extracomment>topic.sources.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stored essences wait on the card, safe but not spendable.</source>
   <extracomment>topic.storing_essences.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Storing is slow but rich: many powers put more on a card than they would give to your pool. The essences stay until you take them off in Collect. Until then they are safe from life loss, invisible to the Treant and the Hypnotic Basin, and no help in a tie.

On a Place of Power the matching type scores. On the Colossus and the Mausoleum it does not; these two are only savings boxes. The Windup Man keeps exactly the essence you paid.</source>
   <extracomment>topic.storing_essences.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>"Place on this" puts essences from the supply onto the component. They cannot be spent, lost or copied there, and come to your pool only in a later Collect. On places they may score.</source>
   <extracomment>topic.storing_essences.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Essences on components</source>
   <extracomment>topic.storing_essences.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turned components keep points and abilities, but their powers rest.</source>
   <extracomment>topic.straight_and_turned.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every component in play is either straight (ready) or turned sideways (used). Most powers ask you to turn the component, which limits them to once a round, unless something straightens it earlier.

A turned component loses nothing else. It keeps its points, its discount, its collect ability and whatever essences lie on it. At the end of a round in which nobody has won, everything is straightened again.</source>
   <extracomment>topic.straight_and_turned.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A component enters play straight. Turning it is usually part of a power's cost. While turned it still collects, discounts and scores, but its action powers cannot be used.</source>
   <extracomment>topic.straight_and_turned.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Straight and turned components</source>
   <extracomment>topic.straight_and_turned.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Makes one of your turned components ready again.</source>
   <extracomment>topic.straightening.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A straightened component can be used again in the same round, so straightening is a second use of your best power. Any kind may be chosen, a Place of Power as well as your mage or item, but only your own.

The component whose power you use has just been turned by its own cost and may be chosen too; then nothing has changed except that you paid and used an action. The Druid straightens creatures only, and without a turned creature nothing happens.</source>
   <extracomment>topic.straightening.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Chalice of Fire, Witch and Reanimate straighten any one of your own turned components; the Druid only a creature. The target is chosen after the cost was paid.</source>
   <extracomment>topic.straightening.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Straightening a component</source>
   <extracomment>topic.straightening.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Middle, player areas, scores and the essence picker.</source>
   <extracomment>topic.table_view.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Places lie in a row, the monument deck with the open monuments beside them, free magic items in fixed slots. Your own area is large, rivals' areas are small around it. Essences on a component are shown as counters on it. A Passed back marks items and the token of players who are out.

One picker serves for all choices of "any essences". Greyed actions say which condition fails, and you are warned before you give up points, lose stored essences or use a power for nothing.</source>
   <extracomment>topic.table_view.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The middle shows places, monuments and free items; each player's area shows pool, cards and components, turned ones sideways. Scores with their sources are always visible.</source>
   <extracomment>topic.table_view.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reading the table on the screen</source>
   <extracomment>topic.table_view.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In Collect, for each component: take everything or leave everything.</source>
   <extracomment>topic.taking_essences_off.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Collect is the only moment at which stored essences come back to your pool. The choice is made for each component on its own, and it is all or nothing: two of the three essences cannot be taken.

Places of Power are no exception. You may empty one, for instance to pay for something better, but the points for the essences on it are gone until you store new ones. The program warns you before that.</source>
   <extracomment>topic.taking_essences_off.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>For each of your components with essences on it you decide in Collect: take all of them to your pool or leave all. Taking from a place gives up the points they were worth.</source>
   <extracomment>topic.taking_essences_off.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Taking essences off components</source>
   <extracomment>topic.taking_essences_off.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forty artifacts, ten mages, eight items, ten monuments, five place tiles.</source>
   <extracomment>topic.the_box.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every card exists exactly once, so once you see a card with a rival nobody else can have it. There are 40 artifacts, 10 mages, 8 magic items and 10 monuments. The five Place of Power tiles have a sun side and a moon side, ten different places in all, of which five take part in a game.

Reference cards and the summary tile have no effect. The cards together carry 95 powers: 82 action powers, 12 reactions and one that works on being acquired. All values were taken from the printed components.</source>
   <extracomment>topic.the_box.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game has 40 artifacts, 10 mages, 8 magic items, 10 monuments and 5 two-sided Place of Power tiles, each card once, and one First Player token.</source>
   <extracomment>topic.the_box.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is in the box</source>
   <extracomment>topic.the_box.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>More essences in the pool, Gold counting double.</source>
   <extracomment>topic.ties.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Before you spend your last essences on something that brings no point, remember the tie-break: your pool, with each Gold counted twice. What lies on components is not counted, and Gold paid for the Golden Statue is gone.

The final list orders all players by the points of the deciding check, then by this value; players equal in both have the same rank, and everybody of rank 1 has won.</source>
   <extracomment>topic.ties.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Among players tied for most points, the one with more essences in the pool wins; each Gold counts 2. Still equal: they share the victory. Stored essences do not count.</source>
   <extracomment>topic.ties.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ties</source>
   <extracomment>topic.ties.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Swap 2 or 3 essences for three others but Gold.</source>
   <extracomment>topic.transmuting.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>These two are the flexible money changers. Turn the card, pay with whatever you can spare and take three essences of your choice without Gold. Nothing forbids taking a type that you have just paid.

The Transmuter makes one essence more than it costs; the magic item Transmutation only exchanges. In both cases the whole payment must be in your pool: with one essence the Transmuter is of no use, and Transmutation needs three.</source>
   <extracomment>topic.transmuting.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Transmuter pays 2, Transmutation 3 essences of any types; each gains 3 of any types but Gold, even types just paid. With fewer essences in the pool they cannot be used.</source>
   <extracomment>topic.transmuting.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Transmuter and Transmutation</source>
   <extracomment>topic.transmuting.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dragon's Lair and Sacred Grove use up a helper too.</source>
   <extracomment>topic.turning_another_component.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>To put Gold on the Lair you turn it together with a straight dragon of yours; to put Life on the Grove, together with a straight creature. The Sea Serpent serves for both. Turning the helper is only the price: a dragon used this way does not attack, and it cannot attack later in the round unless it is straightened.

The Lair's other power gives 2 Gold to your pool instead, without a dragon; only stored Gold scores.</source>
   <extracomment>topic.turning_another_component.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The second powers of the Dragon's Lair and the Sacred Grove turn the place and one of your own straight dragons or creatures. None of the helper's own powers happens.</source>
   <extracomment>topic.turning_another_component.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turning a dragon or creature as a cost</source>
   <extracomment>topic.turning_another_component.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Powers that turn work once; others repeat while straight.</source>
   <extracomment>topic.turning_as_a_cost.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two powers on one card that both need turning are a choice: one of them for each time the card is straight. A power that only asks for essences can be repeated turn after turn, each use being your action.

Even such a power needs its component straight. So once the Chalice of Life has been turned for its reaction it cannot store any more this round, and the Jeweled Statuette cannot be destroyed for Gold after its first power. The Guard Dog's first power is the one exception.</source>
   <extracomment>topic.turning_as_a_cost.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A power that turns its component works once until straightened. One without turning can be used any number of times, each as an action. Either way the component must be straight.</source>
   <extracomment>topic.turning_as_a_cost.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Once a round or again and again</source>
   <extracomment>topic.turning_as_a_cost.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Best of three, with an open draft before game two.</source>
   <extracomment>topic.two_player_match.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After game 1 its artifacts are laid out face up. Its loser is first player of game 2 and takes one card, then the players take two in turn until the first player takes the last. New places, monuments and essences are set up, both draw three cards and only then choose items.

At 2-0 the match is over. Otherwise game 3 is played with the same mages and the decks of game 2; the loser of game 2 decides who starts. A shared game counts for nobody, and then the player who was not first player stands in for the loser. Equal wins after game 3 are a drawn match.</source>
   <extracomment>topic.two_player_match.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Game 1 is normal. Both keep their mages for the match. For game 2 the 16 artifacts are drafted openly, the loser picking first: 1, then 2 each. Game 3, if needed, keeps the decks.</source>
   <extracomment>topic.two_player_match.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two-player match</source>
   <extracomment>topic.two_player_match.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay the whole cost, then carry out the effects in order.</source>
   <extracomment>topic.using_powers.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Announce the power, choose what its cost needs, pay all of it at once and then carry out the effects as far as they are possible. Nothing can be taken back once the cost is paid.

Only four things are needed: it is your turn and you have not passed, the component is yours and in play, it is straight, and you can pay. Whether the effect will do anything is not asked. If a power is greyed out, its tooltip names the condition that fails.</source>
   <extracomment>topic.using_powers.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your turn, your component, straight (Guard Dog: turned) and the whole cost payable: then the power can be used. Pay everything first, then the effects happen in printed order.</source>
   <extracomment>topic.using_powers.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Using a power</source>
   <extracomment>topic.using_powers.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave essences on them in Collect and they pay more.</source>
   <extracomment>topic.vault_and_windup_man.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Both cards reward patience. If you leave the Vault alone in Collect and there is Gold on it, you gain two essences of any types but Gold and the Gold stays. If you leave the Windup Man alone, two essences of each type lying on it are added to it; how many of a type are there makes no difference.

You cannot add first and take in the same Collect. With one Gold put on the Windup Man in round 1 there are three in round 2 and five in round 3.</source>
   <extracomment>topic.vault_and_windup_man.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave at least 1 Gold on the Vault: gain 2 essences, not Gold. Leave anything on the Windup Man: add 2 of every type on it. Take the essences and you get nothing extra.</source>
   <extracomment>topic.vault_and_windup_man.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Interest: Vault and Windup Man</source>
   <extracomment>topic.vault_and_windup_man.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After all passed: ten or more and the most points wins.</source>
   <extracomment>topic.victory_check.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The check at the end of the round compares all players at the same moment. If the best has 10 points or more, the game is over and the best wins. Reaching 10 first means nothing if a rival has 11.

If nobody has 10, the round is cleaned up and the next one begins. A check can also happen in the middle of a round, through the Coral Castle or the Sorcerer's Bestiary, with the same rules.</source>
   <extracomment>topic.victory_check.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When everybody has passed, all scores are compared. Without 10 points nobody wins. Otherwise the highest score wins, whoever started the check.</source>
   <extracomment>topic.victory_check.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Checking victory</source>
   <extracomment>topic.victory_check.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hand and deck are hidden; the discard pile is open.</source>
   <extracomment>topic.zones.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your eight artifacts are always in one of four zones: hand, deck, discard pile or play. There is no limit to the number of cards in hand.

Discard piles lie face up and their order does not matter. Look through your rivals' piles: they tell you what may come back after a reshuffle, and the owner of the Sorcerer's Bestiary may place a dragon from any of them.</source>
   <extracomment>topic.zones.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each player has a hidden hand, a face-down deck, an open discard pile, a play area and a pool. There is no hand limit. Anybody may look through any discard pile.</source>
   <extracomment>topic.zones.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hand, deck, discard pile</source>
   <extracomment>topic.zones.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The question is about {component}; the others come after it.</source>
   <extracomment>violation.another_component.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component} does not fit here.</source>
   <extracomment>violation.does_not_fit.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have no card to discard.</source>
   <extracomment>violation.empty_hand.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game is over.</source>
   <extracomment>violation.game_over.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No discount of yours removes this Gold: pay {missing} more Gold.</source>
   <extracomment>violation.gold_not_discounted.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component} is straight already.</source>
   <extracomment>violation.is_straight.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component} is turned.</source>
   <extracomment>violation.is_turned.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Needs {missing} more {essence}.</source>
   <extracomment>violation.missing_essence.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The monument deck is empty.</source>
   <extracomment>violation.monument_deck_empty.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component} is no creature.</source>
   <extracomment>violation.no_creature.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have no straight creature to turn.</source>
   <extracomment>violation.no_creature_to_turn.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have no straight dragon to turn.</source>
   <extracomment>violation.no_dragon_to_turn.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have none of the essences that {component} can use.</source>
   <extracomment>violation.no_part_payable.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component} names no defence.</source>
   <extracomment>violation.no_printed_defence.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>That is none of the parts to choose from.</source>
   <extracomment>violation.not_a_part.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a rival, not yourself.</source>
   <extracomment>violation.not_a_rival.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This power of {component} is no action: it answers an attack or a victory check, or works when acquired.</source>
   <extracomment>violation.not_an_action_power.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name each of the {count} cards once, the top card first.</source>
   <extracomment>violation.not_an_order.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component} was not dealt to you.</source>
   <extracomment>violation.not_dealt_to_you.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component} is no artifact; only artifacts can be destroyed.</source>
   <extracomment>violation.not_destructible.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is not in your hand.</source>
   <extracomment>violation.not_in_hand.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name the essences in the order Elan, Life, Calm, Death, Gold.</source>
   <extracomment>violation.not_in_order.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is not in your packet.</source>
   <extracomment>violation.not_in_packet.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component} is not in the middle any more.</source>
   <extracomment>violation.not_in_the_middle.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>That is not one of the possible answers.</source>
   <extracomment>violation.not_offered.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} has been taken already.</source>
   <extracomment>violation.not_open.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Too little lies on {component}: these essences must come from it.</source>
   <extracomment>violation.not_stored.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component} is not among your components.</source>
   <extracomment>violation.not_yours.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have no artifact in play that could be destroyed for this.</source>
   <extracomment>violation.nothing_to_destroy.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The fixed parts of the cost are not covered: {missing} more of them must be paid with their own type.</source>
   <extracomment>violation.parts_not_covered.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You must take a different item, not {component} which you return.</source>
   <extracomment>violation.same_item.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The result must be another type than {essence}.</source>
   <extracomment>violation.same_type_again.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Starter set {set} is taken.</source>
   <extracomment>violation.set_taken.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Needs {missing} more essences in your pool.</source>
   <extracomment>violation.too_few_essences.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{essence} is excluded here.</source>
   <extracomment>violation.type_excluded.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Exactly {amount} essences are needed.</source>
   <extracomment>violation.wrong_amount.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>That is not what is asked now.</source>
   <extracomment>violation.wrong_decision.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{component} does not react to this.</source>
   <extracomment>violation.wrong_trigger.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You could win at once with {component}.</source>
   <extracomment>warning.could_win_now.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You would spend {amount} Gold more than needed; other essences would do.</source>
   <extracomment>warning.gold_wasted.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{card} is your last dragon in hand, and you have a card that could place it cheaply.</source>
   <extracomment>warning.last_dragon.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This would have no effect now; it only uses up your action and its cost.</source>
   <extracomment>warning.no_effect.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Even with these points you do not win this check; the Gold would be gone.</source>
   <extracomment>warning.no_win.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The essences on {component} are worth {points} points; taken off they score nothing.</source>
   <extracomment>warning.points_lost.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Victory would be checked now and {rival} would win.</source>
   <extracomment>warning.rival_wins.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{amount} essences on {component} would be lost.</source>
   <extracomment>warning.stored_lost.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>nothing</source>
   <extracomment>word.-.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Alchemist (turn this + pay 4 essences of any types: gain 2 Gold)</source>
   <extracomment>word.alchemist.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Alchemist (turn this: gain 1 essence of any type but Gold)</source>
   <extracomment>word.alchemist.2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Alchemist's Tower (pay 1 Calm + 1 Life + 1 Death + 1 Elan: place 1 Gold on this)</source>
   <extracomment>word.alchemists_tower.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Alchemist's Tower (react to life loss - turn this: ignore it)</source>
   <extracomment>word.alchemists_tower.2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Alchemy (turn this + pay 4 essences of any types: gain 2 Gold)</source>
   <extracomment>word.alchemy.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Athanor (turn this + pay 1 Elan: place 2 Elan on this)</source>
   <extracomment>word.athanor.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Athanor (turn this + return from this component 6 Elan + pay any number X (0 or more) of essences of one single type but Gold: gain X Gold)</source>
   <extracomment>word.athanor.2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bone Dragon (turn this: each rival loses 2 Life (a rival may pay 1 Death to ignore this))</source>
   <extracomment>word.bone_dragon.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Calm</source>
   <extracomment>word.calm.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Catacombs of the Dead (pay 5 Death: place 1 Death on this)</source>
   <extracomment>word.catacombs_of_the_dead.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Catacombs of the Dead (turn this: place 1 Death on this)</source>
   <extracomment>word.catacombs_of_the_dead.2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Chalice of Fire (turn this + pay 1 Elan: straighten any one of your components)</source>
   <extracomment>word.chalice_of_fire.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Chalice of Life (pay 2 Calm: place 2 Calm + 1 Life on this)</source>
   <extracomment>word.chalice_of_life.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Chalice of Life (react to life loss - turn this: ignore it)</source>
   <extracomment>word.chalice_of_life.2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Colossus (turn this + pay 1 essence of any type: place 1 Gold on this)</source>
   <extracomment>word.colossus.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Coral Castle (turn this: check victory immediately)</source>
   <extracomment>word.coral_castle.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Coral Castle (react to life loss - turn this: ignore it)</source>
   <extracomment>word.coral_castle.2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Corrupt Altar (pay 2 Life: place 3 Elan on this)</source>
   <extracomment>word.corrupt_altar.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Corrupt Altar (turn this + destroy any one of your artifacts: gain as many essences of any types but Gold as the total placement cost of the destroyed artifact plus 2)</source>
   <extracomment>word.corrupt_altar.2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Crypt (turn this: gain 2 Death)</source>
   <extracomment>word.crypt.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Crypt (turn this + pay 1 Death: place an artifact from your discard pile paying its cost reduced by 2 (not Gold))</source>
   <extracomment>word.crypt.2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cursed Forge (pay 2 Elan + 1 Gold: place 1 Gold on this)</source>
   <extracomment>word.cursed_forge.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cursed Skull (turn this + pay 1 Life: place 3 essences of any types but Gold or Life on this)</source>
   <extracomment>word.cursed_skull.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dancing Sword (react to life loss - pay 1 Elan: ignore it, and place 1 Death on this)</source>
   <extracomment>word.dancing_sword.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Death</source>
   <extracomment>word.death.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>deck</source>
   <extracomment>word.deck.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>discarded card</source>
   <extracomment>word.discard_action.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Divination (turn this: draw 3 cards into your hand, then discard 3 cards)</source>
   <extracomment>word.divination.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dragon Bridle (react to a dragon's power - turn this: ignore it)</source>
   <extracomment>word.dragon_bridle.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dragon Egg (destroy this: place a dragon from your hand paying its cost reduced by 4)</source>
   <extracomment>word.dragon_egg.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dragon Teeth (pay 2 Elan: place 3 Elan on this)</source>
   <extracomment>word.dragon_teeth.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dragon Teeth (turn this + pay 3 Elan: place a dragon from your hand at cost 0)</source>
   <extracomment>word.dragon_teeth.2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dragon's Lair (turn this: gain 2 Gold)</source>
   <extracomment>word.dragons_lair.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dragon's Lair (turn this + turn one of your straight dragons: place 2 Gold on this)</source>
   <extracomment>word.dragons_lair.2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Druid (turn this: straighten one of your creatures)</source>
   <extracomment>word.druid.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Duelist (turn this + pay 1 Death: place 1 Gold on this)</source>
   <extracomment>word.duelist.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dwarven Mines (turn this + pay 5 Elan: gain 3 Gold)</source>
   <extracomment>word.dwarven_mines.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dwarven Mines (turn this + pay 3 Death + 3 Elan: place 2 Gold on this)</source>
   <extracomment>word.dwarven_mines.2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Dwarven Pickaxe (turn this + pay 1 Elan: gain 1 Gold)</source>
   <extracomment>word.dwarven_pickaxe.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Earth Dragon (turn this: each rival loses 2 Life (a rival may pay 1 Gold to ignore this))</source>
   <extracomment>word.earth_dragon.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Elan</source>
   <extracomment>word.elan.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Elemental Spring (react to life loss - pay 1 Calm: ignore it)</source>
   <extracomment>word.elemental_spring.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Elvish Bow (turn this: each rival loses 1 Life)</source>
   <extracomment>word.elvish_bow.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Elvish Bow (turn this: draw 1 card)</source>
   <extracomment>word.elvish_bow.2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fiery Whip (turn this: gain 3 Elan, and each rival gains 1 Elan)</source>
   <extracomment>word.fiery_whip.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fiery Whip (turn this + destroy another one of your artifacts: gain as many essences of any types but Gold as the total placement cost of the destroyed artifact plus 2)</source>
   <extracomment>word.fiery_whip.2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fire Dragon (turn this: each rival loses 2 Life (a rival may pay 1 Calm to ignore this))</source>
   <extracomment>word.fire_dragon.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Flaming Pit (turn this + pay 1 Life: gain 1 Death + 1 Elan)</source>
   <extracomment>word.flaming_pit.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fountain of Youth (pay 2 Death: place 2 Calm + 1 Life on this)</source>
   <extracomment>word.fountain_of_youth.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gold</source>
   <extracomment>word.gold.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Golden Statue (react to a victory check - turn this + pay 3 Gold: this is worth 3 more points for this check only)</source>
   <extracomment>word.golden_statue.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Guard Dog (only while this is turned - pay 1 Elan: straighten this)</source>
   <extracomment>word.guard_dog.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Guard Dog (react to life loss - turn this: ignore it)</source>
   <extracomment>word.guard_dog.2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hand of Glory (turn this: gain 2 Death, and each rival gains 1 Death)</source>
   <extracomment>word.hand_of_glory.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hawk (turn this: look at the top 3 cards of your deck or of the monument deck and put them back in any order)</source>
   <extracomment>word.hawk.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hawk (turn this + pay 2 Calm: draw 1 card)</source>
   <extracomment>word.hawk.2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Healer (react to life loss - turn this: ignore it)</source>
   <extracomment>word.healer.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Horn of Plenty (turn this: gain 3 essences of any types but Gold)</source>
   <extracomment>word.horn_of_plenty.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Horn of Plenty (turn this: gain 1 Gold)</source>
   <extracomment>word.horn_of_plenty.2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hypnotic Basin (turn this: gain as much Calm as the Elan in one rival's pool)</source>
   <extracomment>word.hypnotic_basin.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Jeweled Statuette (turn this: gain 3 Death, and each rival gains 1 Death)</source>
   <extracomment>word.jeweled_statuette.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Jeweled Statuette (destroy this: gain 1 Elan + 2 Gold)</source>
   <extracomment>word.jeweled_statuette.2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Library (turn this: draw 1 card)</source>
   <extracomment>word.library.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Life</source>
   <extracomment>word.life.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Magical Shard (turn this: gain 1 essence of any type but Gold)</source>
   <extracomment>word.magical_shard.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>equal games won: a drawn match</source>
   <extracomment>word.match_drawn.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>more games of the match won</source>
   <extracomment>word.match_won.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mausoleum (pay 1 essence of any type: place 1 Death on this)</source>
   <extracomment>word.mausoleum.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mermaid (turn this + pay 1 Calm or 1 Life or 1 Gold: place the essence just paid on any one of your components)</source>
   <extracomment>word.mermaid.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>monument deck</source>
   <extracomment>word.monuments.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>most points</source>
   <extracomment>word.most_points.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Necromancer (turn this + pay 2 Life: place 3 Death on this)</source>
   <extracomment>word.necromancer.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Obelisk (when acquired - gain 6 essences of any types but Gold)</source>
   <extracomment>word.obelisk.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Oracle (turn this: look at the top 3 cards of your deck or of the monument deck and put them back in any order)</source>
   <extracomment>word.oracle.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>own deck</source>
   <extracomment>word.own.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>passing</source>
   <extracomment>word.passing.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Philosopher's Stone (turn this + pay 2 essences of any types + pay any number X (0 or more) of essences of one single type but Gold: gain X Gold)</source>
   <extracomment>word.philosophers_stone.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Prism (turn this + pay 1 essence of any type: gain 2 essences of any types but Gold)</source>
   <extracomment>word.prism.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Prism (turn this + pay any number X (0 or more) of essences of one single type: gain X essences of one other type but Gold)</source>
   <extracomment>word.prism.2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Protection (react to life loss - turn this: ignore it)</source>
   <extracomment>word.protection.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reanimate (turn this + pay 1 essence of any type: straighten any one of your components)</source>
   <extracomment>word.reanimate.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Research (turn this + pay 1 essence of any type: draw 1 card)</source>
   <extracomment>word.research.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ring of Midas (pay 2 Life: place 1 Gold on this)</source>
   <extracomment>word.ring_of_midas.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ring of Midas (turn this: place 1 Gold on this)</source>
   <extracomment>word.ring_of_midas.2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sacred Grove (turn this + pay 1 Calm: gain 5 Life)</source>
   <extracomment>word.sacred_grove.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sacred Grove (turn this + turn one of your straight creatures: place 1 Life on this)</source>
   <extracomment>word.sacred_grove.2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sacrificial Dagger (turn this + pay 1 Life: place 3 Death on this)</source>
   <extracomment>word.sacrificial_dagger.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sacrificial Dagger (destroy this + discard 1 card from hand: gain as many essences of any types but Gold as the total placement cost of the discarded card)</source>
   <extracomment>word.sacrificial_dagger.2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sacrificial Pit (turn this + pay 3 Life: place 1 Death on this)</source>
   <extracomment>word.sacrificial_pit.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sacrificial Pit (turn this + pay 1 Death + destroy one of your dragons or creatures: gain as much Gold as the total placement cost of the destroyed artifact)</source>
   <extracomment>word.sacrificial_pit.2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Scholar (turn this + pay 1 essence of any type: draw 1 card)</source>
   <extracomment>word.scholar.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sea Serpent (turn this: each rival loses 2 Life (a rival may destroy one of their artifacts to ignore this))</source>
   <extracomment>word.sea_serpent.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Seer (turn this: look at the top 3 cards of your deck or of the monument deck and put them back in any order)</source>
   <extracomment>word.seer.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>equal points and essences: a shared victory</source>
   <extracomment>word.shared_victory.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Solomon's Mine (turn this: gain 1 Gold)</source>
   <extracomment>word.solomons_mine.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sorcerer's Bestiary (turn this: check victory immediately)</source>
   <extracomment>word.sorcerers_bestiary.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sorcerer's Bestiary (turn this + pay 4 essences of any types: place a dragon from any player's discard pile paying its cost)</source>
   <extracomment>word.sorcerers_bestiary.2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sunken Reef (pay 2 Calm + 1 Life: place 1 Calm on this)</source>
   <extracomment>word.sunken_reef.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Temple (react to life loss - turn this: ignore it)</source>
   <extracomment>word.temple.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>equal points, but more essences in the pool</source>
   <extracomment>word.tie_break.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Transmutation (turn this + pay 3 essences of any types: gain 3 essences of any types but Gold)</source>
   <extracomment>word.transmutation.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Transmuter (turn this + pay 2 essences of any types: gain 3 essences of any types but Gold)</source>
   <extracomment>word.transmuter.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Treant (turn this: gain as much Elan as the Death in one rival's pool)</source>
   <extracomment>word.treant.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tree of Life (turn this: gain 3 Life, and each rival gains 1 Life)</source>
   <extracomment>word.tree_of_life.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tree of Life (react to life loss - pay 1 Life: ignore it)</source>
   <extracomment>word.tree_of_life.2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Vault (turn this: place 1 Gold on this)</source>
   <extracomment>word.vault.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Water Dragon (turn this: each rival loses 2 Life (a rival may pay 1 Elan to ignore this))</source>
   <extracomment>word.water_dragon.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wind Dragon (turn this: each rival loses 2 Life (a rival may discard 1 card from hand to ignore this))</source>
   <extracomment>word.wind_dragon.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Windup Man (turn this + pay 1 essence of any type: place the essence just paid on this)</source>
   <extracomment>word.windup_man.1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Witch (turn this + pay 2 essences of any types: straighten any one of your components)</source>
   <extracomment>word.witch.1.text</extracomment>
   <translation type="unfinished" />
  </message>
 </context>
 <context>
  <name>terramara</name>
  <message>
   <source>Choose: {option}</source>
   <extracomment>action.choose.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Craft {artifact}</source>
   <extracomment>action.craft.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Craft your reserved artifact</source>
   <extracomment>action.craft_reserved.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No, thanks</source>
   <extracomment>action.decline.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take {card}</source>
   <extracomment>action.draft_card.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take {character}</source>
   <extracomment>action.draft_character.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End turn</source>
   <extracomment>action.end_turn.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First: {part}</source>
   <extracomment>action.first.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Flip to the experienced side</source>
   <extracomment>action.flip.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Give {resource}</source>
   <extracomment>action.give.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Keep it young</source>
   <extracomment>action.keep.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay: {resources}</source>
   <extracomment>action.pay.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay {amount} military</source>
   <extracomment>action.pay_military.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Neutral explorer to {space}</source>
   <extracomment>action.place_neutral.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Process: {resources}</source>
   <extracomment>action.process.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reserve {artifact}</source>
   <extracomment>action.reserve.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Send: {member} to {space}</source>
   <extracomment>action.send.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Settle with {crossroads_tile} and {outpost_tile}</source>
   <extracomment>action.settle.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Caravan: {origin} to {node}</source>
   <extracomment>action.step.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stop travelling</source>
   <extracomment>action.stop.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Swap {given} for {taken}</source>
   <extracomment>action.swap.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take {resource}</source>
   <extracomment>action.take.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use up {bonus}</source>
   <extracomment>action.tile.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use {effect}</source>
   <extracomment>action.use.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use the bonus tile</source>
   <extracomment>action.use_tile.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Activate a level {level} worker</source>
   <extracomment>action.worker.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A Bronze Age village sends out its people: for wares, for trade, for fame, and always a step further.</source>
   <extracomment>catalogue.about</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Terramara</source>
   <extracomment>catalogue.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 1 bonus tile.</source>
   <extracomment>component.bonus_1_culture.glance, component.bonus_1_ore_cattle.glance, component.bonus_1_processed.glance, component.bonus_1_raw_to_2military.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 culture</source>
   <extracomment>component.bonus_1_culture.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 1 bonus tile: 1 culture.</source>
   <extracomment>component.bonus_1_culture.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 ore and 1 cattle</source>
   <extracomment>component.bonus_1_ore_cattle.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 1 bonus tile: 1 cattle and 1 ore.</source>
   <extracomment>component.bonus_1_ore_cattle.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 processed of your choice</source>
   <extracomment>component.bonus_1_processed.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 1 bonus tile: 1 processed of your choice.</source>
   <extracomment>component.bonus_1_processed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Exchange 1 raw for 2 military</source>
   <extracomment>component.bonus_1_raw_to_2military.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 1 bonus tile: exchange 1 raw for 2 military.</source>
   <extracomment>component.bonus_1_raw_to_2military.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Exchange 1 raw for 4 VP</source>
   <extracomment>component.bonus_1_raw_to_4vp.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 1 bonus tile: exchange 1 raw for 4 VP.</source>
   <extracomment>component.bonus_1_raw_to_4vp.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 wood and 1 stone</source>
   <extracomment>component.bonus_1_wood_stone.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 1 bonus tile: 1 stone and 1 wood.</source>
   <extracomment>component.bonus_1_wood_stone.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 2 bonus tile.</source>
   <extracomment>component.bonus_2_brick_culture.glance, component.bonus_2_four_raw.glance, component.bonus_2_leather_travel.glance, component.bonus_2_metal_military.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 bricks and 1 culture</source>
   <extracomment>component.bonus_2_brick_culture.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 2 bonus tile: 1 bricks and 1 culture.</source>
   <extracomment>component.bonus_2_brick_culture.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 of each raw resource</source>
   <extracomment>component.bonus_2_four_raw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 2 bonus tile: 1 cattle, 1 stone, 1 wood and 1 ore.</source>
   <extracomment>component.bonus_2_four_raw.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 leather and 1 travel</source>
   <extracomment>component.bonus_2_leather_travel.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 2 bonus tile: 1 leather and 1 travel.</source>
   <extracomment>component.bonus_2_leather_travel.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 metal and 1 military</source>
   <extracomment>component.bonus_2_metal_military.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 2 bonus tile: 1 metal and 1 military.</source>
   <extracomment>component.bonus_2_metal_military.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Exchange 1 raw for its processed form and 1 planks</source>
   <extracomment>component.bonus_2_raw_to_processed_plank.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 2 bonus tile: exchange 1 raw for 1 planks and 1 of its processed form.</source>
   <extracomment>component.bonus_2_raw_to_processed_plank.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Exchange 1 raw for 2 culture or 2 travel or 3 military</source>
   <extracomment>component.bonus_2_raw_to_track.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 2 bonus tile: choose: exchange 1 raw for 2 culture or exchange 1 raw for 2 travel or exchange 1 raw for 3 military.</source>
   <extracomment>component.bonus_2_raw_to_track.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 processed of your choice</source>
   <extracomment>component.bonus_3_2processed.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 3 bonus tile: 2 processed of your choice.</source>
   <extracomment>component.bonus_3_2processed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Exchange 2 raw for 5 VP</source>
   <extracomment>component.bonus_3_2raw_to_5vp.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 3 bonus tile: exchange 2 raw for 5 VP.</source>
   <extracomment>component.bonus_3_2raw_to_5vp.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Craft 1 artifact, raw may replace matching processed</source>
   <extracomment>component.bonus_3_craft_with_raw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 3 bonus tile: craft one more artifact, raw may replace matching processed.</source>
   <extracomment>component.bonus_3_craft_with_raw.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 3 bonus tile.</source>
   <extracomment>component.bonus_3_2processed.glance, component.bonus_3_2raw_to_5vp.glance, component.bonus_3_craft_with_raw.glance, component.bonus_3_military_culture.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 military and 1 culture</source>
   <extracomment>component.bonus_3_military_culture.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 3 bonus tile: 2 military and 1 culture.</source>
   <extracomment>component.bonus_3_military_culture.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Exchange 1 processed for 5 VP</source>
   <extracomment>component.bonus_3_processed_to_5vp.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 3 bonus tile: exchange 1 processed for 5 VP.</source>
   <extracomment>component.bonus_3_processed_to_5vp.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Raid without losing military</source>
   <extracomment>component.bonus_3_raid.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 3 bonus tile: raid without losing military.</source>
   <extracomment>component.bonus_3_raid.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Processed from stone; main resource of pottery.</source>
   <extracomment>component.brick.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bricks</source>
   <extracomment>component.brick.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A processed resource, made from stone; the main resource of pottery. It may be paid as stone. Worth 1 VP at the end.</source>
   <extracomment>component.brick.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A fork of the road.</source>
   <extracomment>component.c1.glance, component.c2.glance, component.c3.glance, component.c4.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Crossroads 1</source>
   <extracomment>component.c1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Crossroads of row 1: straight on, left to a bonus tile, right to an outpost.</source>
   <extracomment>component.c1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Crossroads 2</source>
   <extracomment>component.c2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Crossroads of row 2: straight on, left to a bonus tile, right to an outpost.</source>
   <extracomment>component.c2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Crossroads 3</source>
   <extracomment>component.c3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Crossroads of row 3: straight on, left to a bonus tile, right to an outpost.</source>
   <extracomment>component.c3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Crossroads 4</source>
   <extracomment>component.c4.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Crossroads of row 4: straight on, left to a bonus tile, right to an outpost.</source>
   <extracomment>component.c4.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Crossroads 5</source>
   <extracomment>component.c5.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Crossroads of row 5: straight on, left to a bonus tile, right to a second bonus tile.</source>
   <extracomment>component.c5.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Crossroads 6</source>
   <extracomment>component.c6.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Crossroads of row 6: straight on, left to a bonus tile, right to a second bonus tile.</source>
   <extracomment>component.c6.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Marks your culture on the river.</source>
   <extracomment>component.canoe.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Canoe</source>
   <extracomment>component.canoe.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your canoe shows your culture; it never goes back.</source>
   <extracomment>component.canoe.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Travels the road; you have two.</source>
   <extracomment>component.caravan.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Caravan</source>
   <extracomment>component.caravan.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One of your two caravans on the road.</source>
   <extracomment>component.caravan.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Raw resource; processed into leather.</source>
   <extracomment>component.cattle.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cattle</source>
   <extracomment>component.cattle.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A raw resource. A worker, the hut or a space can process it into leather.</source>
   <extracomment>component.cattle.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Crafts with raw; later VP per artifact.</source>
   <extracomment>component.character_artisan.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Young: up to 2 raw may replace matching processed in each craft. Experienced: 2 VP per level 1 or 2 artifact crafted, 3 VP per level 3.</source>
   <extracomment>component.character_artisan.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Loses no military; later VP by power level.</source>
   <extracomment>component.character_fighter.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Young: you never lose military; exchanges are still paid. Experienced: once per round 1/2/4/6 VP by power level.</source>
   <extracomment>component.character_fighter.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A sixth explorer; later VP for the chieftain.</source>
   <extracomment>component.character_pathfinder.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Young: one more explorer. Experienced: chieftain to a space with another player's explorer 3 VP, to an empty action space 5 VP. Flipping loses an explorer at home.</source>
   <extracomment>component.character_pathfinder.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Extra culture; later 2 VP per gain.</source>
   <extracomment>component.character_sage.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Young: 1 culture at the start; whenever you gain culture, 1 more. Experienced: 2 VP whenever you gain culture.</source>
   <extracomment>component.character_sage.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Own crossroads space and outpost.</source>
   <extracomment>component.character_settler.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Chooses two set-aside tiles. Young: a personal crossroads space from round 1. Experienced: 2 VP whenever an explorer or the chieftain goes to a crossroads space. Both: the personal outpost scores without a flag.</source>
   <extracomment>component.character_settler.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Six own bonus tiles; later 4 VP per flag.</source>
   <extracomment>component.character_trader.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Takes the left-over bonus tiles. Young: use one up per round, level 1 in round 1, up to 2 in round 2, then any. Experienced: 4 VP per flag placed.</source>
   <extracomment>component.character_trader.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Extra travel; later 2 VP per crossroads.</source>
   <extracomment>component.character_traveler.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Young: 1 travel at the start; whenever you gain travel, 1 more. Experienced: 2 VP whenever one of your caravans reaches a crossroads.</source>
   <extracomment>component.character_traveler.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Joins any explorer and closes the space.</source>
   <extracomment>component.chieftain.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Chieftain</source>
   <extracomment>component.chieftain.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A clan member. Joins any single explorer of another player without loss and closes the space. Never walks ahead.</source>
   <extracomment>component.chieftain.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact category; main resource leather.</source>
   <extracomment>component.clothing.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clothing</source>
   <extracomment>component.clothing.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One of the four categories of artifacts; the main resource is leather.</source>
   <extracomment>component.clothing.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whenever one of your caravan reaches a crossroads: 1 VP.</source>
   <extracomment>component.clothing_1_carters_belt.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Carter's Belt</source>
   <extracomment>component.clothing_1_carters_belt.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clothing, level 1. Costs 2 leather, worth 2 VP. Whenever one of your caravan reaches a crossroads: 1 VP.</source>
   <extracomment>component.clothing_1_carters_belt.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clothing, level 1, 3 VP.</source>
   <extracomment>component.clothing_1_chieftains_mantle.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Chieftain's Mantle</source>
   <extracomment>component.clothing_1_chieftains_mantle.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clothing, level 1. Costs 2 leather and 1 metal, worth 3 VP. Whenever you send the chieftain to a space with another player's explorer: 2 military.</source>
   <extracomment>component.clothing_1_chieftains_mantle.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whenever you send an explorer to a mountain space: 1 ore.</source>
   <extracomment>component.clothing_1_fur_boots.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fur Boots</source>
   <extracomment>component.clothing_1_fur_boots.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clothing, level 1. Costs 2 leather, worth 3 VP. Whenever you send an explorer to a mountain space: 1 ore.</source>
   <extracomment>component.clothing_1_fur_boots.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At once: 2 travel.</source>
   <extracomment>component.clothing_1_hide_cloak.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hide Cloak</source>
   <extracomment>component.clothing_1_hide_cloak.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clothing, level 1. Costs 2 leather, worth 3 VP. At once: 2 travel.</source>
   <extracomment>component.clothing_1_hide_cloak.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At once: 3 travel.</source>
   <extracomment>component.clothing_2_fur_coat.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fur Coat</source>
   <extracomment>component.clothing_2_fur_coat.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clothing, level 2. Costs 3 leather, worth 4 VP. At once: 3 travel.</source>
   <extracomment>component.clothing_2_fur_coat.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clothing, level 2, 5 VP.</source>
   <extracomment>component.clothing_2_scouts_hood.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Scout's Hood</source>
   <extracomment>component.clothing_2_scouts_hood.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clothing, level 2. Costs 3 leather, worth 5 VP. Whenever an explorer comes home from a forest or mountain space: 1 raw of your choice.</source>
   <extracomment>component.clothing_2_scouts_hood.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Permanent: every clothing artifact costs 1 leather less.</source>
   <extracomment>component.clothing_2_tanners_apron.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tanner's Apron</source>
   <extracomment>component.clothing_2_tanners_apron.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clothing, level 2. Costs 2 leather and 1 bricks, worth 4 VP. Permanent: every clothing artifact costs 1 leather less.</source>
   <extracomment>component.clothing_2_tanners_apron.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whenever your second caravan reaches a crossroads: 2 VP.</source>
   <extracomment>component.clothing_2_travel_cape.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Travel Cape</source>
   <extracomment>component.clothing_2_travel_cape.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clothing, level 2. Costs 2 leather and 1 planks, worth 5 VP. Whenever your second caravan reaches a crossroads: 2 VP.</source>
   <extracomment>component.clothing_2_travel_cape.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the end: 3 VP per flag on an outpost.</source>
   <extracomment>component.clothing_3_banner_cloth.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Banner Cloth</source>
   <extracomment>component.clothing_3_banner_cloth.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clothing, level 3. Costs 4 leather, worth 7 VP. At the end: 3 VP per flag on an outpost.</source>
   <extracomment>component.clothing_3_banner_cloth.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the end: 1 VP per level of your workers.</source>
   <extracomment>component.clothing_3_guild_aprons.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Guild Aprons</source>
   <extracomment>component.clothing_3_guild_aprons.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clothing, level 3. Costs 3 leather and 1 bricks, worth 8 VP. At the end: 1 VP per level of your workers.</source>
   <extracomment>component.clothing_3_guild_aprons.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Robe of Honour</source>
   <extracomment>component.clothing_3_robe_of_honour.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clothing, level 3. Costs 3 leather, 1 bricks and 1 planks, worth 15 VP. No effect.</source>
   <extracomment>component.clothing_3_robe_of_honour.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At once: 1 culture and 3 travel.</source>
   <extracomment>component.clothing_3_wanderers_garb.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wanderer's Garb</source>
   <extracomment>component.clothing_3_wanderers_garb.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clothing, level 3. Costs 3 leather and 1 metal, worth 5 VP. At once: 1 culture and 3 travel.</source>
   <extracomment>component.clothing_3_wanderers_garb.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the end: 2 VP per clothing artifact, this one included.</source>
   <extracomment>component.clothing_3_weavers_chest.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weaver's Chest</source>
   <extracomment>component.clothing_3_weavers_chest.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clothing, level 3. Costs 3 leather and 1 planks, worth 6 VP. At the end: 2 VP per clothing artifact, this one included.</source>
   <extracomment>component.clothing_3_weavers_chest.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trading Post</source>
   <extracomment>component.crossroads_1a.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 processed of your choice, 1 military and 1 culture.</source>
   <extracomment>component.crossroads_1a.glance, component.crossroads_1a.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mercenary Camp</source>
   <extracomment>component.crossroads_1b.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take 2 warriors for this round. Only one clan member.</source>
   <extracomment>component.crossroads_1b.glance, component.crossroads_1b.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit a worker of the round's level; 1 military.</source>
   <extracomment>component.crossroads_1c.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hiring Fair</source>
   <extracomment>component.crossroads_1c.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit a worker of the round's level; 1 military. Only one clan member.</source>
   <extracomment>component.crossroads_1c.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Raw for processed, up to twice; 1 culture.</source>
   <extracomment>component.crossroads_1d.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Crafts Market</source>
   <extracomment>component.crossroads_1d.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Exchange 1 raw for 1 processed of your choice (up to 2 times); 1 culture.</source>
   <extracomment>component.crossroads_1d.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Caravanserai</source>
   <extracomment>component.crossroads_2a.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 processed of your choice and 1 military.</source>
   <extracomment>component.crossroads_2a.glance, component.crossroads_2a.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>War Band</source>
   <extracomment>component.crossroads_2b.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take 2 warriors for this round; 1 military. Only one clan member.</source>
   <extracomment>component.crossroads_2b.glance, component.crossroads_2b.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Processed for 6 VP, up to twice; 1 travel.</source>
   <extracomment>component.crossroads_2c.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Amber Merchants</source>
   <extracomment>component.crossroads_2c.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Exchange 1 processed for 6 VP (up to 2 times); 1 travel.</source>
   <extracomment>component.crossroads_2c.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Festival Ground</source>
   <extracomment>component.crossroads_2d.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 military, 2 culture and 1 travel.</source>
   <extracomment>component.crossroads_2d.glance, component.crossroads_2d.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Moves your canoe down the river.</source>
   <extracomment>component.culture.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Culture</source>
   <extracomment>component.culture.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A space forward on the river: more artifacts within reach, bonus tiles, an explorer. Beyond space 14 each point gives 1 VP.</source>
   <extracomment>component.culture.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>May walk ahead; joins weaker clans.</source>
   <extracomment>component.explorer.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Explorer</source>
   <extracomment>component.explorer.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A clan member. May be sent to rows of later rounds and stays there until then. Joining another explorer needs more military and costs 1.</source>
   <extracomment>component.explorer.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Closes a small space.</source>
   <extracomment>component.fire_tile.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fire tile</source>
   <extracomment>component.fire_tile.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nobody may be sent here until the tile is flipped.</source>
   <extracomment>component.fire_tile.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You begin from the next round on.</source>
   <extracomment>component.first_player_card.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First player card</source>
   <extracomment>component.first_player_card.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whoever takes it begins from the next round on and travels 1; third and fourth player are consoled. In round 5 its back gives 2 travel, 2 military or 2 culture.</source>
   <extracomment>component.first_player_card.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Left at an outpost to score there.</source>
   <extracomment>component.flag.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Flag</source>
   <extracomment>component.flag.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Left by the first of your caravans to reach an outpost. Four in all.</source>
   <extracomment>component.flag.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 1 forest/mountain tile.</source>
   <extracomment>component.fm_1a.glance, component.fm_1b.glance, component.fm_1c.glance, component.fm_1d.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Beech Wood</source>
   <extracomment>component.fm_1a.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A forest/mountain tile of level 1 with three spaces.</source>
   <extracomment>component.fm_1a.text, component.fm_1b.text, component.fm_1c.text, component.fm_1d.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Beech Wood, left</source>
   <extracomment>component.fm_1a__s1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forest: 2 wood.</source>
   <extracomment>component.fm_1a__s1.glance, component.fm_1a__s1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Beech Wood, middle</source>
   <extracomment>component.fm_1a__s2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain: 2 ore; process up to 1 raw.</source>
   <extracomment>component.fm_1a__s2.glance, component.fm_1a__s2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Beech Wood, right</source>
   <extracomment>component.fm_1a__s3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forest: 1 wood and 1 travel.</source>
   <extracomment>component.fm_1a__s3.glance, component.fm_1a__s3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copper Vein</source>
   <extracomment>component.fm_1b.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copper Vein, left</source>
   <extracomment>component.fm_1b__s1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain: 1 ore and 2 military.</source>
   <extracomment>component.fm_1b__s1.glance, component.fm_1b__s1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copper Vein, middle</source>
   <extracomment>component.fm_1b__s2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forest: 1 planks and 1 military.</source>
   <extracomment>component.fm_1b__s2.glance, component.fm_1b__s2.text, component.fm_2a__s3.glance, component.fm_2a__s3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Copper Vein, right</source>
   <extracomment>component.fm_1b__s3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain: 1 ore and 1 culture.</source>
   <extracomment>component.fm_1b__s3.glance, component.fm_1b__s3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Oak Grove</source>
   <extracomment>component.fm_1c.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Oak Grove, left</source>
   <extracomment>component.fm_1c__s1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forest: 2 wood; process up to 1 raw.</source>
   <extracomment>component.fm_1c__s1.glance, component.fm_1c__s1.text, component.fm_2b__s2.glance, component.fm_2b__s2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Oak Grove, middle</source>
   <extracomment>component.fm_1c__s2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain: 1 metal.</source>
   <extracomment>component.fm_1c__s2.glance, component.fm_1c__s2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Oak Grove, right</source>
   <extracomment>component.fm_1c__s3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forest: 1 wood and 1 ore.</source>
   <extracomment>component.fm_1c__s3.glance, component.fm_1c__s3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Foothills</source>
   <extracomment>component.fm_1d.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Foothills, left</source>
   <extracomment>component.fm_1d__s1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain: 2 ore and 1 military.</source>
   <extracomment>component.fm_1d__s1.glance, component.fm_1d__s1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Foothills, middle</source>
   <extracomment>component.fm_1d__s2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forest: 1 wood; process up to 1 raw.</source>
   <extracomment>component.fm_1d__s2.glance, component.fm_1d__s2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Foothills, right</source>
   <extracomment>component.fm_1d__s3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain: 1 ore and 1 metal.</source>
   <extracomment>component.fm_1d__s3.glance, component.fm_1d__s3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 2 forest/mountain tile.</source>
   <extracomment>component.fm_2a.glance, component.fm_2b.glance, component.fm_2c.glance, component.fm_2d.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Charcoal Burners</source>
   <extracomment>component.fm_2a.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A forest/mountain tile of level 2 with three spaces.</source>
   <extracomment>component.fm_2a.text, component.fm_2b.text, component.fm_2c.text, component.fm_2d.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Charcoal Burners, left</source>
   <extracomment>component.fm_2a__s1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forest: 2 wood and 1 planks.</source>
   <extracomment>component.fm_2a__s1.glance, component.fm_2a__s1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Charcoal Burners, middle</source>
   <extracomment>component.fm_2a__s2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain: 1 ore and 3 military.</source>
   <extracomment>component.fm_2a__s2.glance, component.fm_2a__s2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Charcoal Burners, right</source>
   <extracomment>component.fm_2a__s3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain Pass</source>
   <extracomment>component.fm_2b.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain Pass, left</source>
   <extracomment>component.fm_2b__s1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain: 1 metal and 1 travel.</source>
   <extracomment>component.fm_2b__s1.glance, component.fm_2b__s1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain Pass, middle</source>
   <extracomment>component.fm_2b__s2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain Pass, right</source>
   <extracomment>component.fm_2b__s3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain: 2 ore; process up to 2 raw.</source>
   <extracomment>component.fm_2b__s3.glance, component.fm_2b__s3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hunting Forest</source>
   <extracomment>component.fm_2c.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hunting Forest, left</source>
   <extracomment>component.fm_2c__s1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forest: 2 travel.</source>
   <extracomment>component.fm_2c__s1.glance, component.fm_2c__s1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hunting Forest, middle</source>
   <extracomment>component.fm_2c__s2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain: 1 ore, 1 metal and 1 military.</source>
   <extracomment>component.fm_2c__s2.glance, component.fm_2c__s2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hunting Forest, right</source>
   <extracomment>component.fm_2c__s3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forest: 1 wood and 1 planks.</source>
   <extracomment>component.fm_2c__s3.glance, component.fm_2c__s3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Smelters' Valley</source>
   <extracomment>component.fm_2d.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Smelters' Valley, left</source>
   <extracomment>component.fm_2d__s1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain: 2 ore and 1 culture.</source>
   <extracomment>component.fm_2d__s1.glance, component.fm_2d__s1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Smelters' Valley, middle</source>
   <extracomment>component.fm_2d__s2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forest: 1 wood; process up to 3 raw.</source>
   <extracomment>component.fm_2d__s2.glance, component.fm_2d__s2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Smelters' Valley, right</source>
   <extracomment>component.fm_2d__s3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain: 1 processed of your choice and 1 military.</source>
   <extracomment>component.fm_2d__s3.glance, component.fm_2d__s3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 3 forest/mountain tile.</source>
   <extracomment>component.fm_3a.glance, component.fm_3b.glance, component.fm_3c.glance, component.fm_3d.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ancient Forest</source>
   <extracomment>component.fm_3a.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A forest/mountain tile of level 3 with three spaces.</source>
   <extracomment>component.fm_3a.text, component.fm_3b.text, component.fm_3c.text, component.fm_3d.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ancient Forest, left</source>
   <extracomment>component.fm_3a__s1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forest: 2 planks.</source>
   <extracomment>component.fm_3a__s1.glance, component.fm_3a__s1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ancient Forest, middle</source>
   <extracomment>component.fm_3a__s2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain: 2 ore, 1 metal and 1 military.</source>
   <extracomment>component.fm_3a__s2.glance, component.fm_3a__s2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ancient Forest, right</source>
   <extracomment>component.fm_3a__s3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forest: 2 culture and 1 travel.</source>
   <extracomment>component.fm_3a__s3.glance, component.fm_3a__s3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>High Peaks</source>
   <extracomment>component.fm_3b.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>High Peaks, left</source>
   <extracomment>component.fm_3b__s1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain: 2 metal.</source>
   <extracomment>component.fm_3b__s1.glance, component.fm_3b__s1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>High Peaks, middle</source>
   <extracomment>component.fm_3b__s2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forest: 2 wood; process up to 3 raw.</source>
   <extracomment>component.fm_3b__s2.glance, component.fm_3b__s2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>High Peaks, right</source>
   <extracomment>component.fm_3b__s3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain: 4 military and 1 culture.</source>
   <extracomment>component.fm_3b__s3.glance, component.fm_3b__s3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Alpine Road</source>
   <extracomment>component.fm_3c.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Alpine Road, left</source>
   <extracomment>component.fm_3c__s1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forest: 1 planks and 2 travel.</source>
   <extracomment>component.fm_3c__s1.glance, component.fm_3c__s1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Alpine Road, middle</source>
   <extracomment>component.fm_3c__s2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain: 1 ore, 1 metal and 1 culture.</source>
   <extracomment>component.fm_3c__s2.glance, component.fm_3c__s2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Alpine Road, right</source>
   <extracomment>component.fm_3c__s3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forest: 1 planks, 1 metal and 1 VP.</source>
   <extracomment>component.fm_3c__s3.glance, component.fm_3c__s3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bronze Foundry</source>
   <extracomment>component.fm_3d.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bronze Foundry, left</source>
   <extracomment>component.fm_3d__s1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain: 2 metal and 1 military.</source>
   <extracomment>component.fm_3d__s1.glance, component.fm_3d__s1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bronze Foundry, middle</source>
   <extracomment>component.fm_3d__s2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forest: 1 wood, 1 planks and 1 travel.</source>
   <extracomment>component.fm_3d__s2.glance, component.fm_3d__s2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain: 1 processed of your choice and more.</source>
   <extracomment>component.fm_3d__s3.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bronze Foundry, right</source>
   <extracomment>component.fm_3d__s3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain: 1 processed of your choice; craft one more artifact, raw may replace matching processed.</source>
   <extracomment>component.fm_3d__s3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Terrain of the right column.</source>
   <extracomment>component.forest.glance, component.mountain.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Forest</source>
   <extracomment>component.forest.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A terrain of the right column; some artifacts react to members sent there or coming home.</source>
   <extracomment>component.forest.text, component.mountain.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Homeland tile (2/3 players)</source>
   <extracomment>component.homeland_2_3_left.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 military and 1 culture, or 2 travel.</source>
   <extracomment>component.homeland_2_3_left__develop_or_travel.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Develop your skills or travel on the road</source>
   <extracomment>component.homeland_2_3_left__develop_or_travel.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose: 1 military and 1 culture, or 2 travel.</source>
   <extracomment>component.homeland_2_3_left__develop_or_travel.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Homeland tile (2 players)</source>
   <extracomment>component.homeland_2_right.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Raid and take the first player card.</source>
   <extracomment>component.homeland_2_right__raid_and_first_player.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Raid and become first player</source>
   <extracomment>component.homeland_2_right__raid_and_first_player.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Raid and become first player, in the order you like. Single.</source>
   <extracomment>component.homeland_2_right__raid_and_first_player.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Homeland tile (3/4 players)</source>
   <extracomment>component.homeland_3_4_right.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Begin from the next round on.</source>
   <extracomment>component.homeland_3_4_right__first_player.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the first player card and travel 1; the third in the new order gains 1 culture, the fourth 2 military. Single.</source>
   <extracomment>component.homeland_3_4_right__first_player.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Everyone else gives you resources.</source>
   <extracomment>component.homeland_3_4_right__raid.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lose 1 military, then every other player gives you resources by power level. Single.</source>
   <extracomment>component.homeland_3_4_right__raid.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Homeland spaces for this number of players.</source>
   <extracomment>component.homeland_2_3_left.glance, component.homeland_2_right.glance, component.homeland_3_4_right.glance, component.homeland_4_left.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Homeland tile (4 players)</source>
   <extracomment>component.homeland_4_left.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A homeland tile. There is always one homeland space more than players.</source>
   <extracomment>component.homeland_2_3_left.text, component.homeland_2_right.text, component.homeland_3_4_right.text, component.homeland_4_left.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 military and 1 culture.</source>
   <extracomment>component.homeland_4_left__develop.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Develop your skills</source>
   <extracomment>component.homeland_4_left__develop.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gain 1 military and 1 culture.</source>
   <extracomment>component.homeland_4_left__develop.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take a worker of the round's level: level 1 in rounds 1 and 2, level 2 in 3 and 4, level 3 in round 5.</source>
   <extracomment>component.homeland_2_3_left__recruit.text, component.homeland_4_left__recruit.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 travel.</source>
   <extracomment>component.homeland_4_left__travel.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Travel on the road</source>
   <extracomment>component.homeland_4_left__travel.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gain 2 travel.</source>
   <extracomment>component.homeland_4_left__travel.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Process one raw, or swap one.</source>
   <extracomment>component.hut.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>For each member sent here: process 1 raw, or swap 1 raw for a raw of another kind. Any number of your members.</source>
   <extracomment>component.hut.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bonus tile on the road.</source>
   <extracomment>component.l1.glance, component.l2.glance, component.l3.glance, component.l4.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Left branch 1</source>
   <extracomment>component.l1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A level 1 bonus tile beside row 1.</source>
   <extracomment>component.l1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Left branch 2</source>
   <extracomment>component.l2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A level 1 bonus tile beside row 2.</source>
   <extracomment>component.l2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Left branch 3</source>
   <extracomment>component.l3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A level 2 bonus tile beside row 3.</source>
   <extracomment>component.l3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Left branch 4</source>
   <extracomment>component.l4.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A level 2 bonus tile beside row 4.</source>
   <extracomment>component.l4.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Left branch 5</source>
   <extracomment>component.l5.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A level 3 bonus tile beside row 5.</source>
   <extracomment>component.l5.text, component.r5.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Left branch 6</source>
   <extracomment>component.l6.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A level 3 bonus tile beside row 6.</source>
   <extracomment>component.l6.text, component.r6.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Processed from cattle; main resource of clothing.</source>
   <extracomment>component.leather.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leather</source>
   <extracomment>component.leather.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A processed resource, made from cattle; the main resource of clothing. It may be paid as cattle. Worth 1 VP at the end.</source>
   <extracomment>component.leather.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only one clan member.</source>
   <extracomment>component.limit_tile.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Limit tile</source>
   <extracomment>component.limit_tile.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With two players every revealed crossroads space takes one clan member only.</source>
   <extracomment>component.limit_tile.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Processed from ore; main resource of weapons.</source>
   <extracomment>component.metal.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Metal</source>
   <extracomment>component.metal.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A processed resource, made from ore; the main resource of weapons. It may be paid as ore. Worth 1 VP at the end.</source>
   <extracomment>component.metal.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Strength on the military track, 0 to 20.</source>
   <extracomment>component.military.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Military</source>
   <extracomment>component.military.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A point on the military track. Strength decides joining, power level decides raids. Beyond 20 each point gives 1 VP.</source>
   <extracomment>component.military.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Mountain</source>
   <extracomment>component.mountain.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Value 1.</source>
   <extracomment>component.neutral_1.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Neutral player card 1</source>
   <extracomment>component.neutral_1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fire on small space 1, or 1 military for a neutral player.</source>
   <extracomment>component.neutral_1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Value 2.</source>
   <extracomment>component.neutral_2.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Neutral player card 2</source>
   <extracomment>component.neutral_2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fire on small space 2, or 2 military for a neutral player.</source>
   <extracomment>component.neutral_2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Value 3.</source>
   <extracomment>component.neutral_3.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Neutral player card 3</source>
   <extracomment>component.neutral_3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fire on small space 3, or 3 military for a neutral player.</source>
   <extracomment>component.neutral_3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Value 4.</source>
   <extracomment>component.neutral_4.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Neutral player card 4</source>
   <extracomment>component.neutral_4.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fire on small space 4, or 4 military for a neutral player.</source>
   <extracomment>component.neutral_4.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Raw resource; processed into metal.</source>
   <extracomment>component.ore.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ore</source>
   <extracomment>component.ore.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A raw resource. A worker, the hut or a space can process it into metal.</source>
   <extracomment>component.ore.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clothing artifacts 2/3/4: 2/5/10 VP.</source>
   <extracomment>component.outpost_clothing.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clothing outpost</source>
   <extracomment>component.outpost_clothing.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With your flag here, at the end: clothing artifacts 2/3/4 scores 2/5/10 VP; only the best counts.</source>
   <extracomment>component.outpost_clothing.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power level 2/3/4: 2/5/10 VP.</source>
   <extracomment>component.outpost_military.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Military outpost</source>
   <extracomment>component.outpost_military.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With your flag here, at the end: power level 2/3/4 scores 2/5/10 VP; only the best counts.</source>
   <extracomment>component.outpost_military.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pottery artifacts 2/3/4: 2/5/10 VP.</source>
   <extracomment>component.outpost_pottery.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pottery outpost</source>
   <extracomment>component.outpost_pottery.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With your flag here, at the end: pottery artifacts 2/3/4 scores 2/5/10 VP; only the best counts.</source>
   <extracomment>component.outpost_pottery.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>River space 6/10/14: 2/5/10 VP.</source>
   <extracomment>component.outpost_river.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>River outpost</source>
   <extracomment>component.outpost_river.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With your flag here, at the end: river space 6/10/14 scores 2/5/10 VP; only the best counts.</source>
   <extracomment>component.outpost_river.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Both caravans at crossroads 2/4/6: 2/5/10 VP.</source>
   <extracomment>component.outpost_road.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Road outpost</source>
   <extracomment>component.outpost_road.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With your flag here, at the end: both caravans at crossroads 2/4/6 scores 2/5/10 VP; only the best counts.</source>
   <extracomment>component.outpost_road.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tool artifacts 2/3/4: 2/5/10 VP.</source>
   <extracomment>component.outpost_tool.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tool outpost</source>
   <extracomment>component.outpost_tool.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With your flag here, at the end: tool artifacts 2/3/4 scores 2/5/10 VP; only the best counts.</source>
   <extracomment>component.outpost_tool.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weapon artifacts 2/3/4: 2/5/10 VP.</source>
   <extracomment>component.outpost_weapon.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weapon outpost</source>
   <extracomment>component.outpost_weapon.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With your flag here, at the end: weapon artifacts 2/3/4 scores 2/5/10 VP; only the best counts.</source>
   <extracomment>component.outpost_weapon.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sum of worker levels 3/5/7: 2/5/10 VP.</source>
   <extracomment>component.outpost_workers.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Worker outpost</source>
   <extracomment>component.outpost_workers.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With your flag here, at the end: sum of worker levels 3/5/7 scores 2/5/10 VP; only the best counts.</source>
   <extracomment>component.outpost_workers.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Terrain of the left column.</source>
   <extracomment>component.plain.glance, component.quarry.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plain</source>
   <extracomment>component.plain.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A terrain of the left column; some artifacts react to members sent there.</source>
   <extracomment>component.plain.text, component.quarry.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Processed from wood; main resource of tools.</source>
   <extracomment>component.plank.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Planks</source>
   <extracomment>component.plank.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A processed resource, made from wood; the main resource of tools. It may be paid as wood. Worth 1 VP at the end.</source>
   <extracomment>component.plank.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact category; main resource bricks.</source>
   <extracomment>component.pottery.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pottery</source>
   <extracomment>component.pottery.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One of the four categories of artifacts; the main resource is bricks.</source>
   <extracomment>component.pottery.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At once: 1 processed of your choice.</source>
   <extracomment>component.pottery_1_bread_oven.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bread Oven</source>
   <extracomment>component.pottery_1_bread_oven.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pottery, level 1. Costs 2 bricks and 1 planks, worth 5 VP. At once: 1 processed of your choice.</source>
   <extracomment>component.pottery_1_bread_oven.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whenever you gain culture: 1 VP.</source>
   <extracomment>component.pottery_1_clay_bowl.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clay Bowl</source>
   <extracomment>component.pottery_1_clay_bowl.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pottery, level 1. Costs 2 bricks, worth 2 VP. Whenever you gain culture: 1 VP.</source>
   <extracomment>component.pottery_1_clay_bowl.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Permanent: every pottery artifact costs 1 bricks less.</source>
   <extracomment>component.pottery_1_painted_cup.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Painted Cup</source>
   <extracomment>component.pottery_1_painted_cup.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pottery, level 1. Costs 2 bricks, worth 1 VP. Permanent: every pottery artifact costs 1 bricks less.</source>
   <extracomment>component.pottery_1_painted_cup.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Once per round: 1 raw of your choice.</source>
   <extracomment>component.pottery_1_storage_jar.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Storage Jar</source>
   <extracomment>component.pottery_1_storage_jar.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pottery, level 1. Costs 2 bricks, worth 2 VP. Once per round: 1 raw of your choice.</source>
   <extracomment>component.pottery_1_storage_jar.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whenever you craft an artifact: 1 VP per bricks in its cost.</source>
   <extracomment>component.pottery_2_amphora.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Amphora</source>
   <extracomment>component.pottery_2_amphora.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pottery, level 2. Costs 3 bricks, worth 5 VP. Whenever you craft an artifact: 1 VP per bricks in its cost.</source>
   <extracomment>component.pottery_2_amphora.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pottery, level 2, 4 VP.</source>
   <extracomment>component.pottery_2_cooking_pot.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cooking Pot</source>
   <extracomment>component.pottery_2_cooking_pot.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pottery, level 2. Costs 3 bricks, worth 4 VP. Once per round: choose: exchange 1 raw for 1 culture or exchange 1 raw for 1 travel or exchange 1 raw for 2 military.</source>
   <extracomment>component.pottery_2_cooking_pot.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whenever you send an explorer to a quarry space: 1 stone.</source>
   <extracomment>component.pottery_2_quarry_crucible.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quarry Crucible</source>
   <extracomment>component.pottery_2_quarry_crucible.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pottery, level 2. Costs 2 bricks and 1 planks, worth 5 VP. Whenever you send an explorer to a quarry space: 1 stone.</source>
   <extracomment>component.pottery_2_quarry_crucible.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Once per round: 1 culture.</source>
   <extracomment>component.pottery_2_ritual_vessel.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ritual Vessel</source>
   <extracomment>component.pottery_2_ritual_vessel.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pottery, level 2. Costs 2 bricks and 1 metal, worth 3 VP. Once per round: 1 culture.</source>
   <extracomment>component.pottery_2_ritual_vessel.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the end: 4 VP per set of all four categories.</source>
   <extracomment>component.pottery_3_feast_service.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Feast Service</source>
   <extracomment>component.pottery_3_feast_service.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pottery, level 3. Costs 1 leather and 3 bricks, worth 7 VP. At the end: 4 VP per set of all four categories.</source>
   <extracomment>component.pottery_3_feast_service.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Great Urn</source>
   <extracomment>component.pottery_3_great_urn.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pottery, level 3. Costs 1 leather and 5 bricks, worth 17 VP. No effect.</source>
   <extracomment>component.pottery_3_great_urn.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the end: 2 VP per pottery artifact, this one included.</source>
   <extracomment>component.pottery_3_kiln_yard.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kiln Yard</source>
   <extracomment>component.pottery_3_kiln_yard.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pottery, level 3. Costs 3 bricks and 1 metal, worth 6 VP. At the end: 2 VP per pottery artifact, this one included.</source>
   <extracomment>component.pottery_3_kiln_yard.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the end: 1 VP per 2 river spaces.</source>
   <extracomment>component.pottery_3_river_idol.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>River Idol</source>
   <extracomment>component.pottery_3_river_idol.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pottery, level 3. Costs 4 bricks, worth 6 VP. At the end: 1 VP per 2 river spaces.</source>
   <extracomment>component.pottery_3_river_idol.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At once: 2 processed of your choice.</source>
   <extracomment>component.pottery_3_treasure_casket.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Treasure Casket</source>
   <extracomment>component.pottery_3_treasure_casket.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pottery, level 3. Costs 3 bricks and 1 planks, worth 6 VP. At once: 2 processed of your choice.</source>
   <extracomment>component.pottery_3_treasure_casket.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 1 plain/quarry tile.</source>
   <extracomment>component.pq_1a.glance, component.pq_1b.glance, component.pq_1c.glance, component.pq_1d.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Meadow of the Herds</source>
   <extracomment>component.pq_1a.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A plain/quarry tile of level 1 with three spaces.</source>
   <extracomment>component.pq_1a.text, component.pq_1b.text, component.pq_1c.text, component.pq_1d.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Meadow of the Herds, left</source>
   <extracomment>component.pq_1a__s1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plain: 2 cattle and 1 military.</source>
   <extracomment>component.pq_1a__s1.glance, component.pq_1a__s1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Meadow of the Herds, middle</source>
   <extracomment>component.pq_1a__s2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quarry: 2 stone; process up to 1 raw.</source>
   <extracomment>component.pq_1a__s2.glance, component.pq_1a__s2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Meadow of the Herds, right</source>
   <extracomment>component.pq_1a__s3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plain: 1 cattle and 1 culture.</source>
   <extracomment>component.pq_1a__s3.glance, component.pq_1a__s3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gravel Bank</source>
   <extracomment>component.pq_1b.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gravel Bank, left</source>
   <extracomment>component.pq_1b__s1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quarry: 2 stone.</source>
   <extracomment>component.pq_1b__s1.glance, component.pq_1b__s1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gravel Bank, middle</source>
   <extracomment>component.pq_1b__s2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plain: 1 leather.</source>
   <extracomment>component.pq_1b__s2.glance, component.pq_1b__s2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gravel Bank, right</source>
   <extracomment>component.pq_1b__s3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quarry: 1 cattle and 1 stone; process up to 1 raw.</source>
   <extracomment>component.pq_1b__s3.glance, component.pq_1b__s3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Broad Pasture</source>
   <extracomment>component.pq_1c.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Broad Pasture, left</source>
   <extracomment>component.pq_1c__s1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plain: 2 cattle; process up to 1 raw.</source>
   <extracomment>component.pq_1c__s1.glance, component.pq_1c__s1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Broad Pasture, middle</source>
   <extracomment>component.pq_1c__s2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quarry: 1 stone and 1 travel.</source>
   <extracomment>component.pq_1c__s2.glance, component.pq_1c__s2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Broad Pasture, right</source>
   <extracomment>component.pq_1c__s3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plain: 1 cattle and 1 stone.</source>
   <extracomment>component.pq_1c__s3.glance, component.pq_1c__s3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clay Pit</source>
   <extracomment>component.pq_1d.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clay Pit, left</source>
   <extracomment>component.pq_1d__s1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quarry: 1 stone and 1 culture.</source>
   <extracomment>component.pq_1d__s1.glance, component.pq_1d__s1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clay Pit, middle</source>
   <extracomment>component.pq_1d__s2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plain: 1 leather and 1 military.</source>
   <extracomment>component.pq_1d__s2.glance, component.pq_1d__s2.text, component.pq_2a__s3.glance, component.pq_2a__s3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clay Pit, right</source>
   <extracomment>component.pq_1d__s3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quarry: process up to 2 raw.</source>
   <extracomment>component.pq_1d__s3.glance, component.pq_1d__s3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 2 plain/quarry tile.</source>
   <extracomment>component.pq_2a.glance, component.pq_2b.glance, component.pq_2c.glance, component.pq_2d.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>River Terrace</source>
   <extracomment>component.pq_2a.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A plain/quarry tile of level 2 with three spaces.</source>
   <extracomment>component.pq_2a.text, component.pq_2b.text, component.pq_2c.text, component.pq_2d.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>River Terrace, left</source>
   <extracomment>component.pq_2a__s1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plain: 2 cattle and 1 culture.</source>
   <extracomment>component.pq_2a__s1.glance, component.pq_2a__s1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>River Terrace, middle</source>
   <extracomment>component.pq_2a__s2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quarry: 1 stone, 1 bricks and 1 military.</source>
   <extracomment>component.pq_2a__s2.glance, component.pq_2a__s2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>River Terrace, right</source>
   <extracomment>component.pq_2a__s3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tanners' Field</source>
   <extracomment>component.pq_2b.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tanners' Field, left</source>
   <extracomment>component.pq_2b__s1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quarry: 2 stone and 1 travel.</source>
   <extracomment>component.pq_2b__s1.glance, component.pq_2b__s1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tanners' Field, middle</source>
   <extracomment>component.pq_2b__s2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plain: 2 cattle; process up to 2 raw.</source>
   <extracomment>component.pq_2b__s2.glance, component.pq_2b__s2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tanners' Field, right</source>
   <extracomment>component.pq_2b__s3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quarry: 1 bricks and 1 military.</source>
   <extracomment>component.pq_2b__s3.glance, component.pq_2b__s3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shrine Meadow</source>
   <extracomment>component.pq_2c.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shrine Meadow, left</source>
   <extracomment>component.pq_2c__s1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plain: 1 cattle and 1 leather.</source>
   <extracomment>component.pq_2c__s1.glance, component.pq_2c__s1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shrine Meadow, middle</source>
   <extracomment>component.pq_2c__s2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quarry: 2 culture.</source>
   <extracomment>component.pq_2c__s2.glance, component.pq_2c__s2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Shrine Meadow, right</source>
   <extracomment>component.pq_2c__s3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plain: 1 cattle and 1 stone; process up to 2 raw.</source>
   <extracomment>component.pq_2c__s3.glance, component.pq_2c__s3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stonecutters' Ledge</source>
   <extracomment>component.pq_2d.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stonecutters' Ledge, left</source>
   <extracomment>component.pq_2d__s1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quarry: 1 stone; process up to 3 raw.</source>
   <extracomment>component.pq_2d__s1.glance, component.pq_2d__s1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plain: 1 cattle and more.</source>
   <extracomment>component.pq_2d__s2.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stonecutters' Ledge, middle</source>
   <extracomment>component.pq_2d__s2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plain: 1 cattle; exchange 1 raw for 1 processed of your choice; 1 military.</source>
   <extracomment>component.pq_2d__s2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stonecutters' Ledge, right</source>
   <extracomment>component.pq_2d__s3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quarry: 1 bricks and 1 culture.</source>
   <extracomment>component.pq_2d__s3.glance, component.pq_2d__s3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 3 plain/quarry tile.</source>
   <extracomment>component.pq_3a.glance, component.pq_3b.glance, component.pq_3c.glance, component.pq_3d.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Great Plain</source>
   <extracomment>component.pq_3a.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A plain/quarry tile of level 3 with three spaces.</source>
   <extracomment>component.pq_3a.text, component.pq_3b.text, component.pq_3c.text, component.pq_3d.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Great Plain, left</source>
   <extracomment>component.pq_3a__s1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plain: 1 cattle, 1 leather and 1 culture.</source>
   <extracomment>component.pq_3a__s1.glance, component.pq_3a__s1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Great Plain, middle</source>
   <extracomment>component.pq_3a__s2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quarry: 2 bricks and 1 military.</source>
   <extracomment>component.pq_3a__s2.glance, component.pq_3a__s2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Great Plain, right</source>
   <extracomment>component.pq_3a__s3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plain: 1 cattle and 1 leather; process up to 1 raw.</source>
   <extracomment>component.pq_3a__s3.glance, component.pq_3a__s3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Old Quarry</source>
   <extracomment>component.pq_3b.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Old Quarry, left</source>
   <extracomment>component.pq_3b__s1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quarry: 2 bricks.</source>
   <extracomment>component.pq_3b__s1.glance, component.pq_3b__s1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Old Quarry, middle</source>
   <extracomment>component.pq_3b__s2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plain: 1 leather, 1 bricks and 1 military.</source>
   <extracomment>component.pq_3b__s2.glance, component.pq_3b__s2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Old Quarry, right</source>
   <extracomment>component.pq_3b__s3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quarry: 3 travel.</source>
   <extracomment>component.pq_3b__s3.glance, component.pq_3b__s3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cattle Fair</source>
   <extracomment>component.pq_3c.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cattle Fair, left</source>
   <extracomment>component.pq_3c__s1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plain: 2 cattle; process up to 3 raw.</source>
   <extracomment>component.pq_3c__s1.glance, component.pq_3c__s1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cattle Fair, middle</source>
   <extracomment>component.pq_3c__s2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quarry: 3 culture.</source>
   <extracomment>component.pq_3c__s2.glance, component.pq_3c__s2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cattle Fair, right</source>
   <extracomment>component.pq_3c__s3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plain: 2 leather.</source>
   <extracomment>component.pq_3c__s3.glance, component.pq_3c__s3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>White Cliffs</source>
   <extracomment>component.pq_3d.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>White Cliffs, left</source>
   <extracomment>component.pq_3d__s1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quarry: 2 stone; process up to 2 raw.</source>
   <extracomment>component.pq_3d__s1.glance, component.pq_3d__s1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>White Cliffs, middle</source>
   <extracomment>component.pq_3d__s2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Plain: 2 processed of your choice.</source>
   <extracomment>component.pq_3d__s2.glance, component.pq_3d__s2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>White Cliffs, right</source>
   <extracomment>component.pq_3d__s3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quarry: 1 stone, 1 bricks and 3 VP.</source>
   <extracomment>component.pq_3d__s3.glance, component.pq_3d__s3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Quarry</source>
   <extracomment>component.quarry.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Outpost; open from round 2.</source>
   <extracomment>component.r1.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Outpost branch 1</source>
   <extracomment>component.r1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The outpost of row 1, open from round 2: leave a flag.</source>
   <extracomment>component.r1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Outpost; open from round 3.</source>
   <extracomment>component.r2.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Outpost branch 2</source>
   <extracomment>component.r2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The outpost of row 2, open from round 3: leave a flag.</source>
   <extracomment>component.r2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Outpost; open from round 4.</source>
   <extracomment>component.r3.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Outpost branch 3</source>
   <extracomment>component.r3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The outpost of row 3, open from round 4: leave a flag.</source>
   <extracomment>component.r3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Outpost; open from round 5.</source>
   <extracomment>component.r4.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Outpost branch 4</source>
   <extracomment>component.r4.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The outpost of row 4, open from round 5: leave a flag.</source>
   <extracomment>component.r4.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Right branch 5</source>
   <extracomment>component.r5.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Right branch 6</source>
   <extracomment>component.r6.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Round 5 only; needs power level 3.</source>
   <extracomment>component.special_military.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fortress</source>
   <extracomment>component.special_military.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Round 5 only, if you have power level 3: 2 processed of your choice; process up to 1 raw.</source>
   <extracomment>component.special_military.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Round 5 only; needs river space 10.</source>
   <extracomment>component.special_river.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>River Delta</source>
   <extracomment>component.special_river.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Round 5 only, if you have river space 10: 1 processed of your choice and 3 VP.</source>
   <extracomment>component.special_river.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Round 5 only; needs both caravans at the fifth crossroads or beyond.</source>
   <extracomment>component.special_road.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Alpine Market</source>
   <extracomment>component.special_road.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Round 5 only, if you have both caravans at the fifth crossroads or beyond: 3 processed of your choice.</source>
   <extracomment>component.special_road.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Round 5 only; needs worker levels of 5 in sum.</source>
   <extracomment>component.special_workers.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Craftsmen's Guild</source>
   <extracomment>component.special_workers.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Round 5 only, if you have worker levels of 5 in sum: 1 processed of your choice, 1 military, 1 culture and 1 travel.</source>
   <extracomment>component.special_workers.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Starting card.</source>
   <extracomment>component.start_balanced.glance, component.start_big_family.glance, component.start_carpenters.glance, component.start_elders.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Balanced Household</source>
   <extracomment>component.start_balanced.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the start: 1 cattle, 1 stone, 1 wood, 1 ore, 1 level 1 worker, 3 military and 1 culture.</source>
   <extracomment>component.start_balanced.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Big Family</source>
   <extracomment>component.start_big_family.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the start: 1 cattle, 1 stone, 1 wood, 1 ore, 2 level 1 workers and 1 military.</source>
   <extracomment>component.start_big_family.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Carpenters</source>
   <extracomment>component.start_carpenters.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the start: 2 wood, 1 ore, 1 planks, 1 level 1 worker, 2 military and 1 travel.</source>
   <extracomment>component.start_carpenters.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Elders</source>
   <extracomment>component.start_elders.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the start: 1 level 1 worker, 3 raw of your choice, 1 military and 2 culture.</source>
   <extracomment>component.start_elders.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Founders</source>
   <extracomment>component.start_founders.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the start: 1 cattle, 1 ore, 1 bricks, 1 metal, 1 level 1 worker, 1 VP and 1 military.</source>
   <extracomment>component.start_founders.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Guards</source>
   <extracomment>component.start_guards.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the start: 1 cattle, 1 wood, 1 ore, 1 level 1 worker, 3 VP and 4 military.</source>
   <extracomment>component.start_guards.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Herders</source>
   <extracomment>component.start_herders.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the start: 2 cattle, 1 stone, 1 leather, 1 level 1 worker and 3 military.</source>
   <extracomment>component.start_herders.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Masons</source>
   <extracomment>component.start_masons.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the start: 2 stone, 1 wood, 1 bricks, 1 level 1 worker and 1 culture.</source>
   <extracomment>component.start_masons.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Old Master</source>
   <extracomment>component.start_master.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the start: 1 cattle, 1 stone, 1 wood, 1 level 2 worker and 2 military.</source>
   <extracomment>component.start_master.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Smiths</source>
   <extracomment>component.start_smiths.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the start: 1 cattle, 2 ore, 1 metal, 1 level 1 worker and 3 military.</source>
   <extracomment>component.start_smiths.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tanners</source>
   <extracomment>component.start_tanners.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the start: 1 stone, 1 wood, 1 leather, 1 planks, 1 level 1 worker, 1 military and 1 travel.</source>
   <extracomment>component.start_tanners.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wayfarers</source>
   <extracomment>component.start_wayfarers.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the start: 1 level 1 worker, 3 raw of your choice, 1 military and 2 travel.</source>
   <extracomment>component.start_wayfarers.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Raw resource; processed into bricks.</source>
   <extracomment>component.stone.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Stone</source>
   <extracomment>component.stone.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A raw resource. A worker, the hut or a space can process it into bricks.</source>
   <extracomment>component.stone.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact category; main resource planks.</source>
   <extracomment>component.tool.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tools</source>
   <extracomment>component.tool.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One of the four categories of artifacts; the main resource is planks.</source>
   <extracomment>component.tool.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Once per round: process up to 1 raw.</source>
   <extracomment>component.tool_1_bone_awl.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bone Awl</source>
   <extracomment>component.tool_1_bone_awl.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tool, level 1. Costs 2 planks, worth 3 VP. Once per round: process up to 1 raw.</source>
   <extracomment>component.tool_1_bone_awl.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At once: 2 culture.</source>
   <extracomment>component.tool_1_fish_trap.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fish Trap</source>
   <extracomment>component.tool_1_fish_trap.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tool, level 1. Costs 1 leather and 2 planks, worth 3 VP. At once: 2 culture.</source>
   <extracomment>component.tool_1_fish_trap.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Once per round: 1 travel.</source>
   <extracomment>component.tool_1_log_sledge.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Log Sledge</source>
   <extracomment>component.tool_1_log_sledge.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tool, level 1. Costs 1 leather and 2 planks, worth 1 VP. Once per round: 1 travel.</source>
   <extracomment>component.tool_1_log_sledge.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whenever you send an explorer to a plain space: 1 cattle.</source>
   <extracomment>component.tool_1_wooden_plough.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wooden Plough</source>
   <extracomment>component.tool_1_wooden_plough.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tool, level 1. Costs 2 planks, worth 3 VP. Whenever you send an explorer to a plain space: 1 cattle.</source>
   <extracomment>component.tool_1_wooden_plough.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Permanent: every tool artifact costs 1 planks less.</source>
   <extracomment>component.tool_2_adze.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Carpenter's Adze</source>
   <extracomment>component.tool_2_adze.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tool, level 2. Costs 3 planks, worth 4 VP. Permanent: every tool artifact costs 1 planks less.</source>
   <extracomment>component.tool_2_adze.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Once per round: process up to 2 raw.</source>
   <extracomment>component.tool_2_bow_drill.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bow Drill</source>
   <extracomment>component.tool_2_bow_drill.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tool, level 2. Costs 1 bricks and 2 planks, worth 3 VP. Once per round: process up to 2 raw.</source>
   <extracomment>component.tool_2_bow_drill.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whenever you send an explorer to a forest space: 1 wood.</source>
   <extracomment>component.tool_2_felling_wedge.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Felling Wedge</source>
   <extracomment>component.tool_2_felling_wedge.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tool, level 2. Costs 2 planks and 1 metal, worth 5 VP. Whenever you send an explorer to a forest space: 1 wood.</source>
   <extracomment>component.tool_2_felling_wedge.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tool, level 2, 4 VP.</source>
   <extracomment>component.tool_2_ox_yoke.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ox Yoke</source>
   <extracomment>component.tool_2_ox_yoke.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tool, level 2. Costs 3 planks, worth 4 VP. Whenever your second caravan reaches a crossroads: 1 raw of your choice and 1 VP.</source>
   <extracomment>component.tool_2_ox_yoke.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No effect.</source>
   <extracomment>component.clothing_3_robe_of_honour.glance, component.pottery_3_great_urn.glance, component.tool_3_bronze_saw.glance, component.weapon_3_ceremonial_halberd.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bronze Saw</source>
   <extracomment>component.tool_3_bronze_saw.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tool, level 3. Costs 4 planks, worth 12 VP. No effect.</source>
   <extracomment>component.tool_3_bronze_saw.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tool, level 3, 7 VP.</source>
   <extracomment>component.tool_3_great_wagon.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Great Wagon</source>
   <extracomment>component.tool_3_great_wagon.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tool, level 3. Costs 4 planks and 1 metal, worth 7 VP. At the end: your caravans at the end of the road score twice.</source>
   <extracomment>component.tool_3_great_wagon.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the end: 2 VP per tool artifact, this one included.</source>
   <extracomment>component.tool_3_joiners_chest.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Joiner's Chest</source>
   <extracomment>component.tool_3_joiners_chest.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tool, level 3. Costs 3 planks and 1 metal, worth 6 VP. At the end: 2 VP per tool artifact, this one included.</source>
   <extracomment>component.tool_3_joiners_chest.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Permanent: every artifact costs 1 resource of your choice less.</source>
   <extracomment>component.tool_3_lifting_crane.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lifting Crane</source>
   <extracomment>component.tool_3_lifting_crane.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tool, level 3. Costs 1 bricks and 3 planks, worth 6 VP. Permanent: every artifact costs 1 resource of your choice less.</source>
   <extracomment>component.tool_3_lifting_crane.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At once: craft one more artifact, raw may replace matching processed.</source>
   <extracomment>component.tool_3_master_workbench.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Master's Workbench</source>
   <extracomment>component.tool_3_master_workbench.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tool, level 3. Costs 1 leather and 3 planks, worth 9 VP. At once: craft one more artifact, raw may replace matching processed.</source>
   <extracomment>component.tool_3_master_workbench.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One step of one caravan.</source>
   <extracomment>component.travel.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Travel</source>
   <extracomment>component.travel.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A step of one of your two caravans along the road, used at once or lost.</source>
   <extracomment>component.travel.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Victory point.</source>
   <extracomment>component.vp.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>VP</source>
   <extracomment>component.vp.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A victory point, kept to the end of the game. Points cannot be spent.</source>
   <extracomment>component.vp.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A member for one round, like a chieftain.</source>
   <extracomment>component.warrior.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Warrior</source>
   <extracomment>component.warrior.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lent for one round. Behaves like a chieftain, but may also join your own explorer.</source>
   <extracomment>component.warrior.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifact category; main resource metal.</source>
   <extracomment>component.weapon.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weapons</source>
   <extracomment>component.weapon.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One of the four categories of artifacts; the main resource is metal.</source>
   <extracomment>component.weapon.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At once: 3 military.</source>
   <extracomment>component.weapon_1_bronze_dagger.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bronze Dagger</source>
   <extracomment>component.weapon_1_bronze_dagger.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weapon, level 1. Costs 2 metal, worth 3 VP. At once: 3 military.</source>
   <extracomment>component.weapon_1_bronze_dagger.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Once per round: 1 military.</source>
   <extracomment>component.weapon_1_bronze_spear.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bronze Spear</source>
   <extracomment>component.weapon_1_bronze_spear.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weapon, level 1. Costs 2 metal, worth 2 VP. Once per round: 1 military.</source>
   <extracomment>component.weapon_1_bronze_spear.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weapon, level 1, 4 VP.</source>
   <extracomment>component.weapon_1_round_shield.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Round Shield</source>
   <extracomment>component.weapon_1_round_shield.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weapon, level 1. Costs 2 metal, worth 4 VP. Permanent: your explorers may also join at equal strength, and then lose no military.</source>
   <extracomment>component.weapon_1_round_shield.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weapon, level 1, 2 VP.</source>
   <extracomment>component.weapon_1_war_horn.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>War Horn</source>
   <extracomment>component.weapon_1_war_horn.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weapon, level 1. Costs 2 metal, worth 2 VP. Permanent: in raids your power level counts 1 higher. At once: 2 military.</source>
   <extracomment>component.weapon_1_war_horn.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weapon, level 2, 5 VP.</source>
   <extracomment>component.weapon_2_battle_axe.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Battle Axe</source>
   <extracomment>component.weapon_2_battle_axe.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weapon, level 2. Costs 3 metal, worth 5 VP. Once per round: exchange 2 military for 1 processed of your choice and 1 VP.</source>
   <extracomment>component.weapon_2_battle_axe.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At once: 4 military.</source>
   <extracomment>component.weapon_2_bronze_sword.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bronze Sword</source>
   <extracomment>component.weapon_2_bronze_sword.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weapon, level 2. Costs 3 metal, worth 5 VP. At once: 4 military.</source>
   <extracomment>component.weapon_2_bronze_sword.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weapon, level 2, 3 VP.</source>
   <extracomment>component.weapon_2_crested_helmet.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Crested Helmet</source>
   <extracomment>component.weapon_2_crested_helmet.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weapon, level 2. Costs 1 leather and 2 metal, worth 3 VP. At once: 1 military for each player with more military than you. Permanent: every weapon artifact costs 1 metal less.</source>
   <extracomment>component.weapon_2_crested_helmet.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weapon, level 2, 4 VP.</source>
   <extracomment>component.weapon_2_hunting_bow.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Hunting Bow</source>
   <extracomment>component.weapon_2_hunting_bow.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weapon, level 2. Costs 1 planks and 2 metal, worth 4 VP. Whenever you send an explorer to a space with another player's explorer: 2 VP.</source>
   <extracomment>component.weapon_2_hunting_bow.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the end: 2 VP per weapon artifact, this one included.</source>
   <extracomment>component.weapon_3_armoury.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Armoury</source>
   <extracomment>component.weapon_3_armoury.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weapon, level 3. Costs 1 planks and 3 metal, worth 6 VP. At the end: 2 VP per weapon artifact, this one included.</source>
   <extracomment>component.weapon_3_armoury.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the end: 2 VP times your power level.</source>
   <extracomment>component.weapon_3_battle_standard.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Battle Standard</source>
   <extracomment>component.weapon_3_battle_standard.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weapon, level 3. Costs 1 bricks and 3 metal, worth 6 VP. At the end: 2 VP times your power level.</source>
   <extracomment>component.weapon_3_battle_standard.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the end: your place in the military ranking scores twice.</source>
   <extracomment>component.weapon_3_bronze_cuirass.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bronze Cuirass</source>
   <extracomment>component.weapon_3_bronze_cuirass.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weapon, level 3. Costs 4 metal, worth 7 VP. At the end: your place in the military ranking scores twice.</source>
   <extracomment>component.weapon_3_bronze_cuirass.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ceremonial Halberd</source>
   <extracomment>component.weapon_3_ceremonial_halberd.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weapon, level 3. Costs 2 planks and 3 metal, worth 15 VP. No effect.</source>
   <extracomment>component.weapon_3_ceremonial_halberd.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At once: raid without losing military; 1 military.</source>
   <extracomment>component.weapon_3_war_chariot.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>War Chariot</source>
   <extracomment>component.weapon_3_war_chariot.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Weapon, level 3. Costs 1 leather and 3 metal, worth 5 VP. At once: raid without losing military; 1 military.</source>
   <extracomment>component.weapon_3_war_chariot.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Raw resource; processed into planks.</source>
   <extracomment>component.wood.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Wood</source>
   <extracomment>component.wood.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A raw resource. A worker, the hut or a space can process it into planks.</source>
   <extracomment>component.wood.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Processes up to 1 raw once a round.</source>
   <extracomment>component.worker_1.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 1 worker</source>
   <extracomment>component.worker_1.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Once per round, at any time in your turn, processes up to 1 raw resources, kinds mixed. Counts 1 for conditions on worker levels.</source>
   <extracomment>component.worker_1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Processes up to 2 raw once a round.</source>
   <extracomment>component.worker_2.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 2 worker</source>
   <extracomment>component.worker_2.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Once per round, at any time in your turn, processes up to 2 raw resources, kinds mixed. Counts 2 for conditions on worker levels.</source>
   <extracomment>component.worker_2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Processes up to 3 raw once a round.</source>
   <extracomment>component.worker_3.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 3 worker</source>
   <extracomment>component.worker_3.name</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Once per round, at any time in your turn, processes up to 3 raw resources, kinds mixed. Counts 3 for conditions on worker levels.</source>
   <extracomment>component.worker_3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Craft or reserve an artifact, take free actions, or end your turn.</source>
   <extracomment>decision.after_action.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose one effect, or none ({source}).</source>
   <extracomment>decision.choose_option.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose a {kind}, {n} left ({source}).</source>
   <extracomment>decision.choose_resource.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draft: take a character or a starting card.</source>
   <extracomment>decision.draft_first.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Draft: take a card of the type you do not have yet.</source>
   <extracomment>decision.draft_second.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay {amount} {price} for the exchange ({source})? Possible {times} more times.</source>
   <extracomment>decision.exchange.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Craft one more artifact?</source>
   <extracomment>decision.extra_craft.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Last round: 2 travel, 2 military or 2 culture?</source>
   <extracomment>decision.first_player_back.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Flip {character} to its experienced side?</source>
   <extracomment>decision.flip_character.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In the hut: process or swap?</source>
   <extracomment>decision.hut_mode.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which of these effects comes first?</source>
   <extracomment>decision.order_parts.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How do you pay for {artifact}?</source>
   <extracomment>decision.pay_craft.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Which of your personal bonus tiles do you use?</source>
   <extracomment>decision.personal_bonus.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Place a neutral explorer in row {row}.</source>
   <extracomment>decision.place_neutral.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Process up to {n} raw resources ({source}).</source>
   <extracomment>decision.process.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{rival} raids you: give a resource, {n} left.</source>
   <extracomment>decision.raid_give.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An explorer came home: choose a {kind}, {n} left ({source}).</source>
   <extracomment>decision.return_trigger.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose your personal crossroads space and outpost.</source>
   <extracomment>decision.settler_tiles.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Swap a raw resource for another one?</source>
   <extracomment>decision.swap_raw.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Travel: {n} steps left.</source>
   <extracomment>decision.travel_step.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Send a clan member, or take a free action first.</source>
   <extracomment>decision.turn_action.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Use this bonus tile: {tile}?</source>
   <extracomment>decision.use_bonus_tile.prompt</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} crafts {artifact}.</source>
   <extracomment>event.crafted.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level {level} artifacts leave the deck.</source>
   <extracomment>event.deck_cleared.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} drafts {card}.</source>
   <extracomment>event.drafted.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An explorer joins the clan of {player}.</source>
   <extracomment>event.explorer_joined.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} leaves a flag at {outpost}.</source>
   <extracomment>event.flag_placed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} flips {character} to its experienced side.</source>
   <extracomment>event.flipped.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} gains {amount} {resource} ({source}).</source>
   <extracomment>event.gained.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The last round is over; the points are counted.</source>
   <extracomment>event.game_ended.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} gives {resource} to {rival}.</source>
   <extracomment>event.gave.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} loses {amount} {resource} ({source}).</source>
   <extracomment>event.lost.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Neutral player {neutral} gains {amount} military, now {military}.</source>
   <extracomment>event.neutral_moved.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} places a neutral explorer on {space}.</source>
   <extracomment>event.neutral_placed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} pays {resources}.</source>
   <extracomment>event.paid.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} processes {resources} ({source}).</source>
   <extracomment>event.processed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} raids everybody ({source}).</source>
   <extracomment>event.raided.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} reaches the end of the road, as caravan number {place}.</source>
   <extracomment>event.reached_end.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} reserves {artifact}.</source>
   <extracomment>event.reserved.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A new artifact in the river row: {artifact}.</source>
   <extracomment>event.revealed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level {level} artifacts leave the river row.</source>
   <extracomment>event.river_cleared.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Round {round} begins.</source>
   <extracomment>event.round_began.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} sends: {member} to {space}.</source>
   <extracomment>event.sent.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} settles: {space}, {outpost}.</source>
   <extracomment>event.settled.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} uses a bonus tile: {tile}.</source>
   <extracomment>event.tile_used.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The tiles of row {row} are flipped: {space}, {outpost}.</source>
   <extracomment>event.tiles_flipped.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} takes the first player card.</source>
   <extracomment>event.took_first_player.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} moves a caravan: {origin} to {node}.</source>
   <extracomment>event.travelled.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} uses {source}.</source>
   <extracomment>event.used.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{player} activates a level {level} worker.</source>
   <extracomment>event.worker_activated.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>0 draws the first player at random; otherwise the number of the seat.</source>
   <extracomment>option.first_player.help</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First player</source>
   <extracomment>option.first_player.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With 2 or 3 players: neutral clans never gain 4 military at once.</source>
   <extracomment>option.gentle_neutrals.help</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gentle neutral players</source>
   <extracomment>option.gentle_neutrals.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Beginner: everybody gets the same. Draft: characters and starting cards are chosen.</source>
   <extracomment>option.start_mode.help</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Start</source>
   <extracomment>option.start_mode.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Endgame effects</source>
   <extracomment>source.endgame_effects.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Military ranking</source>
   <extracomment>source.military_rank.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Outposts</source>
   <extracomment>source.outposts.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Personal outpost</source>
   <extracomment>source.personal_outpost.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reserved artifact</source>
   <extracomment>source.reserved.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Resources left</source>
   <extracomment>source.resources.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>End of the road</source>
   <extracomment>source.road_end.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Points collected</source>
   <extracomment>source.vp_tiles.label</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Send one member, then craft or reserve one artifact if possible.</source>
   <extracomment>topic.a_turn.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The order of a turn: in your first turn of a round you decide about your character. Then you send one clan member and carry out its action completely. After that you may do one of three things: craft an artifact you can reach, craft the one you have reserved, or reserve one. Before, between and after these steps free actions are allowed.

You must send a member. Everything else is your choice: you may take less than an effect offers, or nothing at all.</source>
   <extracomment>topic.a_turn.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In your first turn of a round you may flip your character. Then send one clan member and resolve its action. After it you may craft or reserve one artifact. Free actions fit in anywhere between.</source>
   <extracomment>topic.a_turn.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your turn</source>
   <extracomment>topic.a_turn.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Many printed faces are not public; ours are our own design.</source>
   <extracomment>topic.about_content.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The rulebook states all rules and counts, the bonus tiles, what the characters do, the special spaces, the outposts, the homeland and the scoring. What the artifacts, starting cards, territory spaces and crossroads spaces show is not public, so those faces were designed for this program within the icon language of the rulebook, and balanced by simulated games.

Such records are marked as designed in the content files. Whoever owns the game can write the printed faces into a file of the same form and play with it; mistakes in the file are reported with their place.</source>
   <extracomment>topic.about_content.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rules, bonus tiles, characters, special spaces and outposts follow the rulebook. The faces of artifacts, starting cards and territory tiles are our own; owners of the box can enter theirs.</source>
   <extracomment>topic.about_content.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where the cards come from</source>
   <extracomment>topic.about_content.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Level 1 goes by round 3, level 2 by round 5.</source>
   <extracomment>topic.artifact_cleanup.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the start of round 2 all level 1 cards still in the deck leave the game; at the start of round 3 those in the river row follow, the others slide left and the row is refilled. In rounds 4 and 5 the same happens to level 2.

Cards that somebody has reserved or crafted are not touched. At the start of round 5 the first player card is also turned to its back; the first player stays the same.</source>
   <extracomment>topic.artifact_cleanup.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Round 2 takes level 1 cards out of the deck, round 3 out of the river row; rounds 4 and 5 do the same with level 2. The row closes up and is refilled. Reserved cards stay.</source>
   <extracomment>topic.artifact_cleanup.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Old artifacts leave</source>
   <extracomment>topic.artifact_cleanup.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cards with points and effects, paid with processed resources.</source>
   <extracomment>topic.artifacts.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifacts are the heart of most scores. Each card has a level, one of four categories, a cost in processed resources and victory points that count at the end. The main resource fixes the category: planks for tools, metal for weapons, bricks for pottery, leather for clothing.

Early cards mostly build an engine, late ones mostly give points. You may own any number, and nobody can take a crafted one from you.</source>
   <extracomment>topic.artifacts.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An artifact shows level, category, cost, points and up to two effects. Tools are mainly made of planks, weapons of metal, pottery of bricks, clothing of leather. Crafted ones are never lost.</source>
   <extracomment>topic.artifacts.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifacts</source>
   <extracomment>source.artifacts.label, topic.artifacts.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Young: two raw per craft. Experienced: VP per artifact.</source>
   <extracomment>topic.artisan.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Young, the Artisan may pay up to two raw resources in every craft in place of the processed ones of the same kind. With an extra craft that allows raw anyway it makes no difference.

Experienced, every artifact you craft brings points on the spot: 2 for level 1 and 2, 3 for level 3.</source>
   <extracomment>topic.artisan.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Young: in each craft up to 2 raw may replace processed of the same kind. Experienced: 2 points for each level 1 or 2 artifact crafted, 3 points for level 3.</source>
   <extracomment>topic.artisan.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artisan</source>
   <extracomment>component.character_artisan.name, topic.artisan.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take the card, travel one; the third and fourth gain too.</source>
   <extracomment>topic.become_first_player.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The space is single. Take the first player card: from the next round on you begin; the current round goes on in the old order. At once you travel one step.

Then those who will play late are consoled, in the new order counted from you: the second gets nothing, the third 1 culture, the fourth 2 military, immediately. With three players there is no fourth, with two players no gift at all. You may take the card even if you hold it already.

In round 5 the card shows its back: choose 2 travel, 2 military or 2 culture; nobody else gets anything. If nobody comes, the first player stays.</source>
   <extracomment>topic.become_first_player.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You start from the next round on and travel 1 at once. In the new order the third player gains 1 culture, the fourth 2 military. In round 5 choose 2 travel, military or culture instead.</source>
   <extracomment>topic.become_first_player.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Become first player</source>
   <extracomment>component.homeland_3_4_right__first_player.name, topic.become_first_player.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One of each raw, a worker, one culture, military by order.</source>
   <extracomment>topic.beginner_start.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This start is meant for the first game. No character and no starting card is used.

Each player receives one cattle, one stone, one wood and one ore, a level 1 worker from the spares, and moves the canoe to river space 1. Whoever plays later starts stronger: the first player has 1 military, the second 2, the third 3, the fourth 4.</source>
   <extracomment>topic.beginner_start.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Without characters: everybody gets one of each raw resource, a level 1 worker and 1 culture. Military makes up for the order: 1 for the first player, 2, 3 and 4 for the others.</source>
   <extracomment>topic.beginner_start.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The beginner start</source>
   <extracomment>topic.beginner_start.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two columns, six rows of tiles under the homeland.</source>
   <extracomment>topic.board_layout.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The middle of the board is a grid of two columns. On top lie the two homeland tiles; below them six rows, each with a plain/quarry tile on the left and a forest/mountain tile on the right.

Tiles grow richer downwards: level 1 in rows 1 and 2, level 2 in rows 3 and 4, level 3 in rows 5 and 6. The round marker moves down beside them, one row a round, until round 5 covers the last two rows together.

Every tile of the first four rows has a back: an outpost on the left, a crossroads space on the right. Tiles of rows 5 and 6 are never flipped.</source>
   <extracomment>topic.board_layout.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Row 1 lies beside round 1, row 2 beside round 2, and so on; rows 5 and 6 both belong to round 5. Level 1 fills rows 1 and 2, level 2 rows 3 and 4, level 3 the rest.</source>
   <extracomment>topic.board_layout.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rows, columns and rounds</source>
   <extracomment>topic.board_layout.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Used on arrival, once per caravan; the tile stays.</source>
   <extracomment>topic.bonus_tiles.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bonus tiles lie on the left branches of the road, in the slots of rows 5 and 6 and beside the river. Whoever reaches one may use it immediately or leave it. On the road each of your caravans may use it once; it stays for everybody else.

Level 1 tiles give one culture, two raw resources, a processed one, or exchange a raw resource for points or military. Level 2 tiles combine a processed resource with a point on a track, give all four raw resources, or exchange for tracks or processed goods. Level 3 tiles give military and culture, an extra craft, a raid, two processed resources or points.</source>
   <extracomment>topic.bonus_tiles.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A caravan reaching a bonus tile may use it at once; the tile stays for others and for your second caravan. On the river each is used once. Levels 1 to 3 grow stronger.</source>
   <extracomment>topic.bonus_tiles.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Bonus tiles</source>
   <extracomment>topic.bonus_tiles.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Traveler, Sage, Fighter, Artisan, Trader, Pathfinder, Settler.</source>
   <extracomment>topic.characters.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Characters are drafted together with the starting cards and shape your plan. Traveler and Sage multiply steps and culture. The Fighter keeps military. The Artisan crafts with raw resources. The Trader owns the bonus tiles that were left over. The Pathfinder leads one more explorer. The Settler has a crossroads space and an outpost of their own from the start.

When to turn from growth to points is up to you. The printed card faces are pictured without names, so the names used here are our own.</source>
   <extracomment>topic.characters.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each character favours one way to play: the road, the river, military, crafting, bonus tiles, a larger clan, or an own crossroads space. All have a young and an experienced side.</source>
   <extracomment>topic.characters.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The seven characters</source>
   <extracomment>topic.characters.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Chieftain, warrior, two members or the single symbol close it.</source>
   <extracomment>topic.closed_spaces.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Nobody can be sent to a space on which a chieftain or a warrior stands, nor to one that already holds two members.

Spaces with the single symbol take only one clan member, whoever it is. In the homeland these are Raid and First player; some crossroads spaces have the symbol too, and with two players every crossroads space on the board has a limit tile that means the same.</source>
   <extracomment>topic.closed_spaces.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A space with a chieftain or warrior is closed to everybody. A single space, or one with a limit tile, takes only one member. Raid and First player are single.</source>
   <extracomment>topic.closed_spaces.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Closed spaces</source>
   <extracomment>topic.closed_spaces.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tiles, cards, workers and the pieces of four colours.</source>
   <extracomment>topic.components.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Of the 24 territory tiles only 12 lie on the board in one game: 12 are plain and quarry for the left column, 12 forest and mountain for the right, four of each level.

The 52 artifacts come in three levels (16, 16, 20) and four categories of 13 cards. Bonus tiles: six of each level. Workers: nine of level 1, five of level 2, three of level 3.

Resource tiles show the raw side in a round frame and the processed side in a square one. Each colour has four flags, a military marker, a canoe, two caravans, a chieftain, six explorers and a hut.</source>
   <extracomment>topic.components.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>24 territory tiles (12 in use), 52 artifacts, 18 bonus tiles, 17 workers, 12 starting cards, 7 characters; per colour 4 flags, 2 caravans, a canoe, a chieftain and 6 explorers.</source>
   <extracomment>topic.components.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is in the box</source>
   <extracomment>topic.components.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Discounts add up; some cards let raw replace processed.</source>
   <extracomment>topic.costs_and_discounts.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Discounts make artifacts cheaper. Most concern one resource and one category; an any-discount lets you leave out one resource of the cost. All discounts add up, but no amount falls below zero.

Some effects let you pay raw resources in place of processed ones of the same kind: an extra craft with raw allows any number, the young Artisan up to two for each artifact. They do not add up beyond any number.

Effects that count resources in the cost look at the printed cost, before discounts.</source>
   <extracomment>topic.costs_and_discounts.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A discount lowers the cost of its resource by 1, never below 0; an any-discount one of your choice. Different discounts add up. Raw payment replaces processed of the same kind.</source>
   <extracomment>topic.costs_and_discounts.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Discounts and raw payment</source>
   <extracomment>topic.costs_and_discounts.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pay, take the card, then resolve what it sets off.</source>
   <extracomment>topic.crafting.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>As the last part of your turn you may craft one artifact: one you can reach in the river row, or your reserved one. Only one craft or reservation of this kind is possible per turn; effects can give extra crafts beyond it, and those may use the reserved card too.

The order: pay the cost; take the card and refill the row; then resolve its immediate effects and the effects of your other cards that react to crafting, in the order you like. The card's own permanent effects are active from then on; a "when you craft" effect counts from the next artifact.</source>
   <extracomment>topic.crafting.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Once a turn, after the action: pay the cost, take an available or your reserved card, refill the row, then resolve immediate effects and triggers. Extra crafts by effects come on top.</source>
   <extracomment>topic.crafting.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Crafting an artifact</source>
   <extracomment>topic.crafting.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Open when flipped, for players whose two caravans arrived.</source>
   <extracomment>topic.crossroads_spaces.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When a right tile of rows 1 to 4 is flipped, it shows a crossroads action space that stays open for the rest of the game. In round 5 there are four of them.

You may send a member to the crossroads space of a row only if both of your caravans stand at that row's crossroads or beyond. A caravan on a side branch of the row has passed its crossroads already. The moment your second caravan arrives, the space is open to you.

Eight different crossroads spaces exist; some are single.</source>
   <extracomment>topic.crossroads_spaces.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The backs of the right tiles of rows 1 to 4 show strong actions. From the round after its row you may use one if both your caravans have reached or passed that row's crossroads.</source>
   <extracomment>topic.crossroads_spaces.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Crossroads spaces</source>
   <extracomment>topic.crossroads_spaces.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One military and one culture, or two steps.</source>
   <extracomment>topic.develop_and_travel.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two plain homeland actions. Develop your skills moves you one space up the military track and one space down the river. Travel on the road gives two steps, for one caravan or one each.

Both spaces take two members by the normal rules. With four players they are separate; with fewer players they share a space, and every member sent there chooses one of the two.</source>
   <extracomment>topic.develop_and_travel.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Develop your skills: 1 military and 1 culture. Travel on the road: 2 travel. With two or three players both are on one space and each member chooses.</source>
   <extracomment>topic.develop_and_travel.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Develop and Travel</source>
   <extracomment>topic.develop_and_travel.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One card from last to first, the other type back again.</source>
   <extracomment>topic.draft.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reveal one more character and one more starting card than there are players. In the first pass the last player begins and the others follow backwards: each takes any one of the revealed cards. In the second pass the first player begins: each takes a card of the type still missing. What is left leaves the game.

Then, in player order, everybody receives what the starting card shows; choices and steps on the road are made at once, and bonus tiles reached are used as always. Characters do not count yet for these gifts. Only afterwards do they bring their own gifts, without their own bonus on them.</source>
   <extracomment>topic.draft.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One more character and one more starting card than players are revealed. From the last player backwards everyone takes one card; then from the first player onwards one of the other type.</source>
   <extracomment>topic.draft.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Drafting character and starting card</source>
   <extracomment>topic.draft.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At once, permanent, once per round, or at the end.</source>
   <extracomment>topic.effect_kinds.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Four kinds of effects stand on artifacts and characters. Immediate: once, when the card is crafted. Permanent: from now on, whenever the condition occurs, or as a standing rule such as a discount. Once per round: in your own turn, then the card is turned until the end of the round; it may be used in the round it was crafted. Endgame: counts in the final scoring.

Using an effect is always your choice, and you may use part of it: of three travel you may take none to three steps.</source>
   <extracomment>topic.effect_kinds.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Immediate effects happen once when crafted; permanent ones whenever their event occurs; once-per-round ones in your turn, also in the round of crafting; endgame ones score. None is obligatory.</source>
   <extracomment>topic.effect_kinds.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Kinds of effects</source>
   <extracomment>topic.effect_kinds.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the words on tiles and cards mean exactly.</source>
   <extracomment>topic.effect_words.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gain gives the items listed. Process turns up to that many raw resources into their own processed forms. An exchange is paid anew each time. Of a choice you take exactly one option or none. Extra craft, raid, recruit, warriors and first player follow their own rules.

"Whenever you send" looks at the member and the space: its terrain, an explorer of another or a neutral player on it, an empty space, a crossroads space. "Second caravan" is the one that reaches a crossroads the other has already reached or passed. "Comes home" counts at a round end, never from rows 5 and 6.

A space lists its own effects only; losses for joining and triggers come from the rules.</source>
   <extracomment>topic.effect_words.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Gain, process, swap, exchange, choose, recruit, raid, craft: every face is built from these few words, with events such as sending, returning, crafting, reaching a crossroads or placing a flag.</source>
   <extracomment>topic.effect_words.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The language of the effects</source>
   <extracomment>topic.effect_words.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All or nothing, each time with a new payment.</source>
   <extracomment>topic.exchanges.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An exchange is shown with a price on the left and a reward on the right. You pay the whole price and get the whole reward, or you leave it. A bonus tile offers its exchange once per use; some spaces allow it twice, and each time you choose anew what to pay.

Raw resources may be paid with their processed forms. If the price is military you must have that much; the marker goes down. The Fighter pays it too.</source>
   <extracomment>topic.exchanges.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An exchange gives its reward for its full price, or does not happen. Where it may be repeated, each time is paid separately. Paying military needs military.</source>
   <extracomment>topic.exchanges.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Exchanges</source>
   <extracomment>topic.exchanges.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fewer homeland spaces, neutral clans, fire and limit tiles.</source>
   <extracomment>topic.fewer_players.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The homeland tiles change with the number of players, so that there is always one action space more than players. With two and three players Develop and Travel share a space, and every member sent there chooses anew. With two players Raid and First player share a space too: you do both, in the order you like, and only one member fits.

Neutral clans block spaces, fire tiles close some, and in a game of two a limit tile makes each crossroads space single as soon as it is revealed.</source>
   <extracomment>topic.fewer_players.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There is always one homeland space more than players. With three players one neutral clan takes part, with two players two; fire closes a space in each row, and with two players crossroads take one member only.</source>
   <extracomment>topic.fewer_players.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two and three players</source>
   <extracomment>topic.fewer_players.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Young: never lose military. Experienced: VP by power level.</source>
   <extracomment>topic.fighter.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Young, the Fighter loses no military, neither when explorers join others nor when raiding. You still need the strength to join. Military that you pay in an exchange is paid as usual.

Experienced, you may once in each round, in your own turn, take points for your power level: 1 for level 1, 2 for level 2, 4 for level 3, 6 for level 4. Choose the moment when your marker stands highest.</source>
   <extracomment>topic.fighter.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Young: joining and raiding cost you no military; exchanges still do. Experienced: once per round in your turn, 1, 2, 4 or 6 points by power level.</source>
   <extracomment>topic.fighter.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fighter</source>
   <extracomment>component.character_fighter.name, topic.fighter.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Tiles, artifacts, effects, ranking, road, outposts, leftovers.</source>
   <extracomment>topic.final_scoring.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game ends after the turns of round 5. Your total is the sum of the points you collected in play, the points printed on your artifacts, their endgame effects, your caravans at the end of the road, your place in the military ranking, your outposts and the Settler's own one.

An artifact still reserved costs 5 points. Each processed resource left is worth 1 point, two raw resources together 1 point, an odd one nothing.

Points cannot be spent during the game, and a total may be any number.</source>
   <extracomment>topic.final_scoring.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After round 5 add up: points collected, artifacts and their endgame effects, caravans at the end, military ranking, outposts, minus 5 for a reserved card, and leftover resources.</source>
   <extracomment>topic.final_scoring.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Final scoring</source>
   <extracomment>topic.final_scoring.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One small space in each row burns: nobody may go there.</source>
   <extracomment>topic.fire_tiles.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every row has four small spaces, counted from left to right over both tiles. For rows 1 to 4 one neutral card each is revealed, all different; for rows 5 and 6 the four cards are shuffled again. The value tells which small space burns.

Nobody may ever be sent to a burning space, and no neutral explorer is placed there. When the tile is flipped the fire is gone with it.</source>
   <extracomment>topic.fire_tiles.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With two or three players, neutral cards decide which of the four small spaces of each row carries a fire tile. It stays until its tile is flipped.</source>
   <extracomment>topic.fire_tiles.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Fire tiles</source>
   <extracomment>topic.fire_tiles.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Flip your character at a round start; there is no way back.</source>
   <extracomment>topic.flipping.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Every character has two sides. The young side helps you grow, the experienced side brings points. In each round, before you send your first member and before anything else in that turn, you decide whether to flip it. You may wait as long as you like or never do it, but a flipped card stays flipped.

Whatever the young side gave is lost: the Trader's remaining tiles, one explorer of the Pathfinder, the Settler's own crossroads space.</source>
   <extracomment>topic.flipping.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Characters start young. As the very first thing in your first turn of a round you may flip yours to its experienced side: the young benefits end at once, the new ones begin.</source>
   <extracomment>topic.flipping.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Young and experienced</source>
   <extracomment>topic.flipping.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Workers and once-per-round effects, any time in your turn.</source>
   <extracomment>topic.free_actions.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Free actions cost no turn. There are two: activating a ready worker to process raw resources, and using a once-per-round effect of an artifact or character. You may take any number of them before you send a member, after its action and after crafting.

They are also allowed at the moment you are about to pay for an exchange or an extra artifact, so that you can process the missing resource first. Not between two steps on the road, nor between two parts of one space, and never in another player's turn.</source>
   <extracomment>topic.free_actions.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In your own turn you may activate ready workers and use ready once-per-round effects as often as you have them, also when you are about to pay. Not in the middle of other effects.</source>
   <extracomment>topic.free_actions.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Free actions</source>
   <extracomment>topic.free_actions.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Explorers may use later rows, but stay away until then.</source>
   <extracomment>topic.future_spaces.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rows further down give more, and your explorers may use them early. The price: such an explorer stays there and is missing until the end of the round beside that row. While it stays, it keeps the space occupied, also when the row has become the current one.

Rows 5 and 6 belong to the last round, and after it nobody comes home. An explorer sent there before round 5 is gone for the rest of the game.

Chieftain and warriors can only go to spaces of the current round.</source>
   <extracomment>topic.future_spaces.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only explorers may be sent to rows of later rounds, never chieftain or warriors. They come home at the end of that row's round. From rows 5 and 6 nobody returns.</source>
   <extracomment>topic.future_spaces.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Walking ahead</source>
   <extracomment>topic.future_spaces.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Once per gain, however many points, also out of turn.</source>
   <extracomment>topic.gain_events.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>"Whenever you gain at least 1 culture" means: once for each gain, no matter how many points it brings. The extra point of a Sage or Traveler belongs to the same gain and triggers nothing further.

Exchanges that yield culture or travel count as gains. So do gifts out of turn, such as those of the first player card. A full track does not matter: the gain happened, even if it gave points or was lost.

Placing, crafting, placing a flag and reaching a crossroads each count once for each member, card, flag or caravan.</source>
   <extracomment>topic.gain_events.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An effect on gaining culture or travel happens once per gain, not per point, and its extra point sets off nothing more. It also works out of turn and on a full track.</source>
   <extracomment>topic.gain_events.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Whenever you gain</source>
   <extracomment>topic.gain_events.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lead a Bronze Age clan through five rounds; most points win.</source>
   <extracomment>topic.goal.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two to four clans of the Bronze Age compete for five rounds, never more and never fewer. Each turn you send one clan member to an action space and take what it offers.

Three tracks show how your clan grows: military strength at the top of the board, the road with your two caravans on the left, and the river with your canoe at the bottom. Under the river lies a row of artifacts, the main source of points.

What is peculiar here: explorers may walk ahead into rows of later rounds, where the spaces are richer. They stay there until that round is over.</source>
   <extracomment>topic.goal.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You send explorers and a chieftain to gather and process resources, craft artifacts, and move along three tracks. After exactly five rounds the clan with the most victory points wins.</source>
   <extracomment>topic.goal.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What the game is about</source>
   <extracomment>topic.goal.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only the order of the deck; everything else is open.</source>
   <extracomment>topic.hidden_things.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There are no secrets between players. A reserved artifact lies face down on a real table, but everyone watched it leave the river row, so the program shows it to all.

Nobody knows the order of the artifact deck, nor which neutral card comes next. Cards that leave the deck at the start of a round are not looked at, but you can work out which ones they were.</source>
   <extracomment>topic.hidden_things.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All goods, cards and tiles lie open, reserved artifacts too, since everybody saw them being taken. Unknown is the order of the artifact deck and of the neutral cards.</source>
   <extracomment>topic.hidden_things.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What is hidden</source>
   <extracomment>topic.hidden_things.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Always open: process one raw, or swap one.</source>
   <extracomment>topic.hut.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When nothing else is open or useful, send a member to your hut. It is always allowed, for explorers, chieftain and warriors, as many as you like.

Each member sent there may do one of two things: process one raw resource, or swap one raw resource for a raw resource of another kind. A processed resource may stand in for the raw one you give. With nothing to process the member simply goes home.

The hut is not an action space, so effects about empty spaces do not notice it.</source>
   <extracomment>topic.hut.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your hut takes any number of your own members. For each one, process 1 raw into its processed form or swap 1 raw for another raw. It is no action space.</source>
   <extracomment>topic.hut.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your hut</source>
   <extracomment>component.hut.name, topic.hut.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your explorer needs more military and loses one.</source>
   <extracomment>topic.joining.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>If one explorer of another player stands on a space, you may join it. An explorer of yours needs a military strength that is higher than the other's at that moment; strength is the place on the track, not the power level. Joining costs 1 military, even if you end up equal.

Your chieftain may join in any case and costs nothing. What happens to the strengths afterwards does not matter: nobody is removed.</source>
   <extracomment>topic.joining.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>An explorer may join a rival's single explorer only with higher military strength, and then loses 1. The chieftain joins whatever the strengths and loses nothing. Later changes move nobody.</source>
   <extracomment>topic.joining.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Joining another explorer</source>
   <extracomment>topic.joining.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Workers, warriors, flags and explorers are limited; resources are not.</source>
   <extracomment>topic.limits.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The supply of resources and victory points has no end, however many tiles the box holds.

Limited are the workers beside the rounds and in the spares, the warriors of this game, four flags and at most six explorers per clan. If an effect would give you something that is not there, you simply get nothing; the rest of the effect goes on.

The artifact deck can be used up. Then the river row is not refilled any more and has fewer cards.</source>
   <extracomment>topic.limits.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Resources and victory points never run out. Flags (4), explorers (6), workers and warriors do: if a worker is missing, nobody is hired; if the deck is empty, cells stay empty.</source>
   <extracomment>topic.limits.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What can run out</source>
   <extracomment>topic.limits.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>8, 5 and 2 points by strength; ties share the better place.</source>
   <extracomment>topic.military_ranking.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Compare military strength at the end, neutral clans included: first place 8 points, second 5, third 2.

Tied players all get the points of the better place, and the places after it count as taken. Two at the top: both 8, nobody 5, the next one 2. Three at the top: 8 each, and nothing for anybody else. Points for a place a neutral clan holds go to nobody.</source>
   <extracomment>topic.military_ranking.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the end the strongest player scores 8, the second 5, the third 2. Tied players all score the better place and use up the following ones. Neutral clans take part.</source>
   <extracomment>topic.military_ranking.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The military ranking</source>
   <extracomment>topic.military_ranking.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Strength 0 to 20 for joining, four power levels for raids.</source>
   <extracomment>topic.military_track.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your marker shows your military strength from 0 to 20. Strength decides whether your explorers may join others. The track has four areas, each beginning with a shield: that is your power level, from 1 to 4, which decides raids and some effects.

Each point gained beyond 20 gives one victory point instead. Losing moves the marker down, never below 0, also from the last space. Several markers may stand on the same space.</source>
   <extracomment>topic.military_track.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Power level 1 starts at 0, level 2 at 5, level 3 at 10, level 4 at 15. Points beyond 20 give 1 victory point each; losses stop at 0. Markers may share a space.</source>
   <extracomment>topic.military_track.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The military track</source>
   <extracomment>topic.military_track.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>They block spaces, grow stronger, and rank in military.</source>
   <extracomment>topic.neutral_players.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With three players there is one neutral clan, with two there are two. Before the start the players take turns placing one neutral explorer on a free territory space of each row, row 1 to 6; with two players a second time for the second clan.

At the start of every round each neutral clan draws a card and gains that much military, the weaker one first. To join a neutral explorer your own explorer needs more military and loses 1; chieftain and warriors join freely. For effects it counts as another player's explorer.

Neutral clans take no turns, own nothing and receive nothing. They leave with their tile when it is flipped, and take part in the military ranking at the end.</source>
   <extracomment>topic.neutral_players.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Neutral explorers are placed by the players, one in each row, and block like a rival's. At each round start neutral cards raise their military. They own nothing and are never raided.</source>
   <extracomment>topic.neutral_players.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Neutral players</source>
   <extracomment>topic.neutral_players.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>How the board is drawn and what is shown before you act.</source>
   <extracomment>topic.on_screen.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The window shows the military track on top with shields at 0, 5, 10 and 15, the road on the left with its closed branches greyed, the two columns of tiles in the middle, the round track on the right and the river with its eight artifact cells below. Current, future and flipped rows look different, and a future row tells when members come back.

Each player's panel lists resources, workers, members at home and away, artifacts, character, flags, caravans and tracks. Before a raid you see for each victim how many resources are due. The final screen has one line for each kind of points.</source>
   <extracomment>topic.on_screen.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The board is drawn as it lies on the table: military on top, road on the left, river below. Before a placement or raid you see what it will cost or bring.</source>
   <extracomment>topic.on_screen.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reading the screen</source>
   <extracomment>topic.on_screen.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Beginner start or draft; gentler neutral players.</source>
   <extracomment>topic.options.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>For a first game the beginner start is the better choice: no characters, no starting cards, everybody gets the same goods. Players who know the game draft instead.

With two or three players neutral clans stand in the way. The option gentle neutrals leaves the card with the value 4 out when they gain strength at the start of a round, not when the fire tiles are dealt.

The game knows no solo mode, teams or longer version; playing alone means playing against bots.</source>
   <extracomment>topic.options.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Start mode: beginner gives everyone the same, draft deals characters and starting cards. With two or three players, gentle neutrals leaves out their strongest card. There is no solo or team mode.</source>
   <extracomment>topic.options.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choices before the game</source>
   <extracomment>topic.options.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Triggered effects are finished before the first one goes on.</source>
   <extracomment>topic.order_of_effects.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When a member is placed, the rules are checked, 1 military is lost for joining if need be, then effects that react to the placement happen, and last the action of the space.

If an effect sets off another, for instance a bonus tile in the middle of a journey, the new one is finished first. When several of your own effects happen at the same moment you choose their order; the program asks only where the order can make a difference.

Inside one gain you receive resources first, then points, military, culture and travel.</source>
   <extracomment>topic.order_of_effects.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Placing: first the loss for joining, then placement triggers, then the space. Whatever an effect sets off is resolved completely before it continues; you order your own simultaneous effects.</source>
   <extracomment>topic.order_of_effects.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>What happens first</source>
   <extracomment>topic.order_of_effects.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Leave a flag, score 2, 5 or 10 by the condition.</source>
   <extracomment>topic.outposts.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>When a left tile of rows 1 to 4 is flipped it shows an outpost on the right branch of the road. The first of your caravans to get there leaves a flag; a second flag is not possible.

Each outpost has an easy, a medium and a hard condition for 2, 5 and 10 points. At the end you score the best one you meet, or nothing. Level 1 outposts look at worker levels (3, 5, 7), the river (6, 10, 14), the power level (2, 3, 4) or both caravans (crossroads 2, 4, 6). Level 2 outposts count artifacts of one category (2, 3, 4).</source>
   <extracomment>topic.outposts.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A caravan that reaches an outpost leaves one flag, once per outpost. At the end the highest condition you meet there scores 2, 5 or 10 points, not their sum.</source>
   <extracomment>topic.outposts.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Outposts and flags</source>
   <extracomment>topic.outposts.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Young: a sixth explorer. Experienced: points for the chieftain.</source>
   <extracomment>topic.pathfinder.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Young, the Pathfinder leads one explorer more. When you flip, one explorer who is at home leaves the clan; those who walked ahead cannot be chosen, even if their row has become the current one. With nobody at home flipping is impossible in that round.

Experienced, your chieftain earns points by where you send them: 3 on a space with an explorer of another or a neutral player, 5 on an empty action space. The hut does not count.</source>
   <extracomment>topic.pathfinder.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Young: one more explorer. Flipping loses one that is at home; without one at home you cannot flip. Experienced: chieftain to a rival's explorer 3 points, to an empty space 5.</source>
   <extracomment>topic.pathfinder.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Pathfinder</source>
   <extracomment>component.character_pathfinder.name, topic.pathfinder.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Lose one military; everyone else gives you resources.</source>
   <extracomment>topic.raid.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Raiding costs 1 military first; with 0 military you lose nothing and may raid all the same. Then power levels are compared. A player on your level gives one resource for every five owned, raw and processed alike, rounded down. Each level below yours lowers the five by one, each level above raises it. It never falls below two.

The victims choose what they give, in order from your left. Whoever owns less than the number gives nothing. Neutral clans are not raided.

A raid by a bonus tile or a card costs no military and does not use the homeland space. An effect can count your level one higher in raids, even above 4.</source>
   <extracomment>topic.raid.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The space is single. After you lose 1 military, every other player gives one resource for each full 5 owned; a weaker power level makes it 4, 3 or 2, a stronger one 6, 7 or 8.</source>
   <extracomment>topic.raid.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Raid</source>
   <extracomment>component.homeland_3_4_right__raid.name, topic.raid.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take a worker of the round's level.</source>
   <extracomment>component.homeland_2_3_left__recruit.glance, component.homeland_4_left__recruit.glance, topic.recruit.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Send a member to Recruit and take one worker tile of the current round's level: level 1 in rounds 1 and 2, level 2 in rounds 3 and 4, level 3 in round 5.

Two lie beside each round. If both are taken, a spare worker of that level is used, as long as there is one; otherwise you get nothing. The same holds for other effects that recruit.

The new worker is ready and may be used in the same turn.</source>
   <extracomment>topic.recruit.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Rounds 1 and 2 offer level 1 workers, 3 and 4 level 2, round 5 level 3. Take one from the round track, else a spare of that level. It is ready at once.</source>
   <extracomment>topic.recruit.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Recruit a worker</source>
   <extracomment>component.homeland_2_3_left__recruit.name, component.homeland_4_left__recruit.name, topic.recruit.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From river space 4, one card; minus five if uncrafted.</source>
   <extracomment>topic.reserving.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>From river space 4 on you may reserve a card you can reach, as the last part of your turn. Nobody else can take it, and the clean-up of old cards does not touch it.

You may hold only one reserved card. To reserve another you must craft the first; it cannot be thrown away. Crafting from the river row is possible meanwhile. Your reserved card can be crafted wherever your canoe is.

From river space 12 on, crafting a reserved card costs one resource of your choice less. Still uncrafted at the end, it costs 5 points.</source>
   <extracomment>topic.reserving.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>With culture 4 or more you may put one available card aside for yourself instead of crafting. It cannot be discarded, blocks further reservations, and costs 5 points if still uncrafted at the end.</source>
   <extracomment>topic.reserving.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reserving an artifact</source>
   <extracomment>topic.reserving.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Four kinds, raw and processed; processed may pay as raw.</source>
   <extracomment>topic.resources.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>There are four kinds of resources, each in two forms. Raw: cattle, stone, wood, ore. Processed: leather, bricks, planks, metal. Artifacts are paid with processed resources.

Where a raw resource is to be paid, the processed form of the same kind may be used instead; never the other way round, unless a card says so. You may store as much as you like.

Whenever you receive a resource of your choice, you choose the kind of each unit separately.</source>
   <extracomment>topic.resources.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cattle becomes leather, stone bricks, wood planks, ore metal. Raw never counts as processed, but a processed resource may be paid as the raw one of its kind. There is no storage limit.</source>
   <extracomment>topic.resources.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Resources</source>
   <extracomment>topic.resources.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Culture moves the canoe to reserve, bonus tiles, an explorer.</source>
   <extracomment>topic.river.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each culture moves your canoe one space forward, up to 14; every point beyond gives one victory point. Culture is never lost.

Spaces reached or passed take effect once, in ascending order after the move. From 4 on you may reserve artifacts. At 6 and 10 you may use a bonus tile of level 1 and 2. At 8 the extra explorer joins your clan at once and for good, and is sent in this round too. From 12 on a reserved artifact costs one resource less. At 14 you use a level 2 and a level 3 tile in the order you like.

A bonus tile you decline is lost to you at that space.</source>
   <extracomment>topic.river.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Space 4: reserving; 6: level 1 bonus tile; 8: an extra explorer; 10: level 2 tile; 12: discount on reserved cards; 14: a level 2 and a level 3 tile. Beyond 14, 1 point each.</source>
   <extracomment>topic.river.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The river</source>
   <extracomment>topic.river.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Culture opens cells; the row slides left and is refilled.</source>
   <extracomment>topic.river_row.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Eight artifact cards lie under the river in cells 1 to 8. How many you reach depends on your canoe: two at the start, the third from space 1, the fourth from 3, the fifth from 5, the sixth from 7, the seventh from 9 and all eight from 11.

As soon as a card is crafted or reserved from the row, the others slide left and a new card is revealed at the right end, before anything else happens. Crafting a reserved card does not change the row.</source>
   <extracomment>topic.river_row.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cells 1 and 2 are always within reach, cell 3 from culture 1, then one more cell every two spaces up to cell 8 at culture 11. When a card leaves, the row closes up at once.</source>
   <extracomment>topic.river_row.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The river row</source>
   <extracomment>topic.river_row.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two caravans, step by step; detours cost one step more.</source>
   <extracomment>topic.road.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The road leads from the start past six crossroads to the camp at its end. At each crossroads there are three ways: straight on, left over a bonus tile, right over an outpost (in rows 5 and 6 another bonus tile). The straight way has seven steps; each detour adds one.

Travel is split between your two caravans as you like. Steps are taken one by one with their effects; travel that arises on the way is used before the remaining steps. You may stop early, but the rest is lost.

The right branch of row R opens in round R + 1, when the tile has been flipped. Crossroads themselves have no effect of their own. Several caravans may share a spot.</source>
   <extracomment>topic.road.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each travel is one step of one caravan, never backwards. At a crossroads go straight, left to a bonus tile or right to an outpost. What cannot be used is lost.</source>
   <extracomment>topic.road.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The road</source>
   <extracomment>topic.road.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>First caravan 8 points, second 5, all others 3.</source>
   <extracomment>topic.road_end.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A caravan that reaches the end takes the best free place: 8 points for the first one of all players, 5 for the second, 3 for each one after that. The same player may take 8 and 5 with two quick caravans. The places are scored at the end of the game.</source>
   <extracomment>topic.road_end.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The first caravan of the whole game at the end camp scores 8 points, the second 5, every later one 3. One player may hold both. The points count at the end.</source>
   <extracomment>topic.road_end.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The end of the road</source>
   <extracomment>topic.road_end.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Members come home, two tiles flip, everything is ready again.</source>
   <extracomment>topic.round_end.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After the turns of rounds 1 to 4: first everybody comes home, except explorers in rows of later rounds. Warriors go back to the supply. Effects of returning explorers happen now, in player order.

Then the two tiles beside the round marker are flipped. The left one becomes an outpost, the right one a crossroads space; fire and neutral explorers on them are gone. Workers and once-per-round cards are turned upright, and the marker moves to the next round. Workers nobody hired have left the game.

After round 5 nothing of this happens: the points are counted.</source>
   <extracomment>topic.round_end.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In rounds 1 to 4 all members return except explorers on future rows; warriors go back. The two tiles beside the marker flip, workers and once-per-round cards are readied, the marker moves on.</source>
   <extracomment>topic.round_end.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The end of a round</source>
   <extracomment>topic.round_end.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Round start, turns until everyone is out, round end.</source>
   <extracomment>topic.round_overview.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A round has three parts. At its start old artifacts leave, and neutral clans move. Then come the turns: the first player sends one clan member, then the others clockwise, again and again. Whoever has nobody left is skipped; whoever has somebody must send, there is no passing. Larger clans therefore play the last turns alone.

Members who join during the round, warriors or the explorer from the river, are available at once and are sent in this round too. When all are out, the round ends.</source>
   <extracomment>topic.round_overview.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>After the clean-up at its start, players send one clan member each in turn, clockwise from the first player, until nobody has one left. Rounds 1 to 4 then end with returns and flips.</source>
   <extracomment>topic.round_overview.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A round</source>
   <extracomment>topic.round_overview.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Young: one more culture per gain. Experienced: 2 VP per gain.</source>
   <extracomment>topic.sage.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Young, the Sage starts one river space ahead and adds one culture to every gain of culture; the gift at the start is not increased. At the end of the river the extra culture gives a point like any other.

Experienced, each gain of culture brings 2 points, once per gain, no matter how many spaces the canoe moves, and also when it cannot move at all.</source>
   <extracomment>topic.sage.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Young: 1 culture at the start, and 1 more whenever you gain culture. Experienced: 2 points whenever you gain culture, however much.</source>
   <extracomment>topic.sage.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Sage</source>
   <extracomment>component.character_sage.name, topic.sage.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Homeland, territory, crossroads, special spaces, or your hut.</source>
   <extracomment>topic.sending_members.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Clan members may be sent to homeland spaces, to territory spaces of the current and later rows, to revealed crossroads spaces, in round 5 to special spaces, and to your own hut.

A space takes at most two members, and only one of each colour; warriors are the exception. Whether a member may go there is checked in this order: does the space exist now; is it burning; may this member go to a later row; have you reached the crossroads or met the condition; is there room, and are you strong enough.

Only members who are at home can be sent: not those already out this round or still away.</source>
   <extracomment>topic.sending_members.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A space must exist, not burn, be open to you and have room. It holds two members at most, one of each colour. Your hut is always open, so you can always send somebody.</source>
   <extracomment>topic.sending_members.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Where members may go</source>
   <extracomment>topic.sending_members.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Own crossroads space and outpost; later 2 VP per crossroads.</source>
   <extracomment>topic.settler.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the start the Settler picks one forest/mountain and one plain/quarry tile of level 1 or 2 from those set aside and lays them back side up.

Young, you may send members to this crossroads space from round 1 on, wherever your caravans are; nobody else can. It holds one of your members, plus a warrior.

Experienced, you earn 2 points whenever you send an explorer or the chieftain, not a warrior, to any crossroads space; your own space is gone. On both sides your personal outpost scores at the end as if your flag stood there. It counts as no flag for other effects.</source>
   <extracomment>topic.settler.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose two set-aside tiles: a crossroads space only you may use, from round 1, whatever your caravans do, and an outpost scored without a flag. Experienced: 2 points per crossroads placement; the space is lost.</source>
   <extracomment>topic.settler.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Settler</source>
   <extracomment>component.character_settler.name, topic.settler.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Random tiles, workers on the round track, eight artifacts.</source>
   <extracomment>topic.setup.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>For each level and column two of the four tiles are drawn at random; the other twelve stay aside. Beside each round lie two workers of that round's level, and the rest are spares.

Bonus tiles are dealt face up by level to the left branches of the road, to the slots of rows 5 and 6 and to the river spaces 6, 10 and 14; six are left over. The artifact deck has level 1 on top, then level 2, then level 3; eight cards are revealed.

Everybody starts with four explorers and a chieftain; a fifth explorer waits at river space 8. For every crossroads space with the warrior symbol two warriors lie ready.</source>
   <extracomment>topic.setup.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two tiles of each level go into each column, bonus tiles to road and river, two workers beside each round, eight artifacts under the river. The first player is drawn at random unless chosen.</source>
   <extracomment>topic.setup.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Setting up</source>
   <extracomment>topic.setup.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two strong spaces of round 5, each with a condition.</source>
   <extracomment>topic.special_spaces.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two of the four special spaces are in each game. They are closed before round 5; then normal rules of occupation apply, and the condition must be met at the moment you send the member.

Craftsmen's Guild: worker levels of at least 5 in sum. River Delta: canoe at space 10 or beyond. Fortress: power level 3. Alpine Market: both caravans at the fifth crossroads or beyond.

The rewards are mainly processed resources of your choice.</source>
   <extracomment>topic.special_spaces.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each level 3 forest/mountain tile has a special space. It opens in round 5 for players who meet its condition when sending: workers, river, military or road.</source>
   <extracomment>topic.special_spaces.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Special spaces</source>
   <extracomment>topic.special_spaces.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Twelve cards with resources, workers and first steps.</source>
   <extracomment>topic.starting_cards.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The twelve starting cards differ in what they lean to: resources, workers, military, culture or the road. Each gives a level 1 worker at least, Big Family two, the Old Master one of level 2.

Four cards can never hand out more workers than the spares hold, so nobody comes away empty. When everything on the card has been taken it is put back into the box.</source>
   <extracomment>topic.starting_cards.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A starting card gives raw and processed resources, workers from the spares, military, culture, travel or points, and then leaves the game. The spares always suffice.</source>
   <extracomment>topic.starting_cards.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Starting cards</source>
   <extracomment>topic.starting_cards.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Three spaces a tile: resources, processing, points on tracks.</source>
   <extracomment>topic.territory_spaces.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Each tile has one large and two small spaces, used alike; the size matters only for fire tiles. Each space has a terrain: plain or quarry on the left, forest or mountain on the right. Some artifacts react to the terrain. Homeland, crossroads and special spaces have none.

A member placed there receives at once what the space shows: resources, processing, military, travel, culture, points, an exchange or a craft. The parts are resolved in their order, and resources that came with the first part may be used by the next.</source>
   <extracomment>topic.territory_spaces.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Take what the space shows, from left to right. What it just gave may be processed or exchanged by its later parts. When the tile is flipped its spaces are gone.</source>
   <extracomment>topic.territory_spaces.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Territory spaces</source>
   <extracomment>topic.territory_spaces.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>River first, then military, then shared victory.</source>
   <extracomment>topic.ties.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Equal totals are broken by the river: of the tied players the one whose canoe is farther wins. If the canoes are level, higher military strength decides. If that is equal as well, the tied players share the victory. Neutral clans and the number of artifacts play no part in it.</source>
   <extracomment>topic.ties.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>If totals are equal, the player farther down the river wins; if that is equal too, the one with more military; otherwise they share the victory.</source>
   <extracomment>topic.ties.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Ties</source>
   <extracomment>topic.ties.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Young: six bonus tiles, one a round. Experienced: 4 VP per flag.</source>
   <extracomment>topic.trader.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At the start the Trader takes all bonus tiles that found no place. Young, you may use one of them in each round, in your own turn: in round 1 only level 1, in round 2 level 1 or 2, from round 3 any. A used tile leaves the game. Flipping the character loses the tiles that are left.

Experienced, each flag you leave at an outpost brings 4 points at once.</source>
   <extracomment>topic.trader.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The Trader takes the six left-over bonus tiles. Young: once per round use one up; level 1 in round 1, up to 2 in round 2, any from round 3. Experienced: 4 points per flag placed.</source>
   <extracomment>topic.trader.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Trader</source>
   <extracomment>component.character_trader.name, topic.trader.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Young: one more travel per gain. Experienced: 2 VP per crossroads.</source>
   <extracomment>topic.traveler.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Young, the Traveler starts with one step and adds one step to every gain of travel, be it from a space, a tile or a card; one step per gain, not per point. The gift at the start is not increased.

Experienced, each of your caravans earns 2 points at every crossroads it reaches. The end of the road is no crossroads.</source>
   <extracomment>topic.traveler.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Young: 1 travel at the start, and 1 more whenever you gain travel. Experienced: 2 points whenever one of your caravans reaches a crossroads.</source>
   <extracomment>topic.traveler.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Traveler</source>
   <extracomment>component.character_traveler.name, topic.traveler.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two extra members for this round who behave like chieftains.</source>
   <extracomment>topic.warriors.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Warriors are clan members of yours for one round and must be sent in it. They behave like chieftains: strengths do not matter, joining costs nothing, the space is closed afterwards, and rows of later rounds are out of bounds.

There is one difference: a warrior may join your own explorer. It may not go to a space with a chieftain or another warrior, nor to a full or an occupied single one.

Effects that speak of the chieftain or of explorers do not apply to warriors. At the end of the round they return to the supply.</source>
   <extracomment>topic.warriors.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two crossroads spaces lend you 2 warriors. They join any single explorer without loss, even your own, close the space, may not walk ahead, and go back at the end of the round.</source>
   <extracomment>topic.warriors.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Warriors</source>
   <extracomment>topic.warriors.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Others decide only about raids and gifts out of turn.</source>
   <extracomment>topic.who_decides.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>All questions come one at a time, and everybody else waits. Players whose turn it is not are asked only what to give to a raider, and how to use a bonus tile that a gift of culture lets them reach. They may not use workers or once-per-round effects then.

Where only one answer is possible the program gives it for you.</source>
   <extracomment>topic.who_decides.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Almost every question goes to the player whose turn it is. Others answer when raided, and when the first player card gives them something. Questions with one answer are answered for you.</source>
   <extracomment>topic.who_decides.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Who is asked</source>
   <extracomment>topic.who_decides.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Once a round each processes as many raw as its level.</source>
   <extracomment>topic.workers.glance</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A worker of level 1 processes one raw resource a round, one of level 2 up to two, one of level 3 up to three. You decide when, at any time in your own turn, but only once a round; what it could have done beyond that is lost. At the end of the round all workers are ready again.

Workers are not clan members. They stay with you to the end. The sum of their levels counts for an outpost, a special space and a card, whether they have been used or not.</source>
   <extracomment>topic.workers.page</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Turn a ready worker at any time in your turn and process up to as many raw resources as its level, kinds mixed. Unused capacity is lost. Workers stay for the whole game.</source>
   <extracomment>topic.workers.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Workers</source>
   <extracomment>topic.workers.title</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have sent a clan member in this turn already.</source>
   <extracomment>violation.already_sent.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A fire tile closes this space.</source>
   <extracomment>violation.burning.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{missing} more matching resources are needed.</source>
   <extracomment>violation.cannot_afford.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Both of your caravans must have reached {node}.</source>
   <extracomment>violation.caravans_behind.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Closed by the member who stands here: {member}.</source>
   <extracomment>violation.closed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The condition is not met: {condition} {needed}, you have {have}.</source>
   <extracomment>violation.condition_unmet.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have crafted or reserved in this turn already.</source>
   <extracomment>violation.craft_done.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This crossroads space is revealed in round {round}.</source>
   <extracomment>violation.crossroads_hidden.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You do not own this effect.</source>
   <extracomment>violation.effect_not_yours.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This effect has been used this round.</source>
   <extracomment>violation.effect_used.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This would do nothing now.</source>
   <extracomment>violation.effect_useless.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The game is over.</source>
   <extracomment>violation.game_over.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have a card of this type already.</source>
   <extracomment>violation.has_that_type.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose one of the three.</source>
   <extracomment>violation.must_choose.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You must send a clan member before your turn can end.</source>
   <extracomment>violation.must_send.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A neutral explorer stands here already.</source>
   <extracomment>violation.neutral_there.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>None of your caravans stands there.</source>
   <extracomment>violation.no_caravan_there.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>None is available: {member}.</source>
   <extracomment>violation.no_member.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>That space is not part of this game.</source>
   <extracomment>violation.no_such_space.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have no worker of level {level}.</source>
   <extracomment>violation.no_worker.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You need {missing} more: {resource}.</source>
   <extracomment>violation.not_enough.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This artifact is not in the river row.</source>
   <extracomment>violation.not_in_row.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A step leads to a neighbouring spot further down the road.</source>
   <extracomment>violation.not_next.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This is not among the effects offered.</source>
   <extracomment>violation.not_offered.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It must be a processed resource.</source>
   <extracomment>violation.not_processed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>It must be a raw resource.</source>
   <extracomment>violation.not_raw.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This card is not on offer.</source>
   <extracomment>violation.not_revealed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Name the resources in their usual order: raw before processed, cattle first.</source>
   <extracomment>violation.not_sorted.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Workers and once-per-round effects may be used in your own turn only.</source>
   <extracomment>violation.not_your_turn.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have no reserved artifact.</source>
   <extracomment>violation.nothing_reserved.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have no raw resource to process.</source>
   <extracomment>violation.nothing_to_process.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Row of round {round}: only explorers may walk ahead, not this member ({member}).</source>
   <extracomment>violation.only_explorers_ahead.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The way to this outpost opens in round {round}.</source>
   <extracomment>violation.outpost_closed.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your own explorer stands here; only a warrior of yours could join.</source>
   <extracomment>violation.own_member_there.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>That crossroads space belongs to the young Settler alone.</source>
   <extracomment>violation.personal_space.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Craft your reserved artifact before reserving another.</source>
   <extracomment>violation.reserve_taken.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Reserving needs river space {needed}; your canoe is on {have}.</source>
   <extracomment>violation.reserve_too_early.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Cell {cell} needs river space {needed}; your canoe is on {have}.</source>
   <extracomment>violation.river_too_far.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Swap for a resource of another kind.</source>
   <extracomment>violation.same_kind.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Artifacts are crafted or reserved after sending a clan member.</source>
   <extracomment>violation.send_first.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Only one clan member fits here, and the space is taken.</source>
   <extracomment>violation.single_taken.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Two clan members stand here already.</source>
   <extracomment>violation.space_full.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Special spaces open in round {round}.</source>
   <extracomment>violation.special_too_early.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>The tile of row {row} has been flipped; its spaces are gone.</source>
   <extracomment>violation.tile_flipped.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This tile lies on the board.</source>
   <extracomment>violation.tile_in_use.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>In this round only tiles up to level {level} may be used.</source>
   <extracomment>violation.tile_level.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This bonus tile is not in front of you.</source>
   <extracomment>violation.tile_not_yours.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>At most {n} can be processed here.</source>
   <extracomment>violation.too_many.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Joining needs military {needed}; yours is {strength}.</source>
   <extracomment>violation.too_weak.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Your workers of level {level} have been used this round.</source>
   <extracomment>violation.worker_used.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>That does not answer the question asked now.</source>
   <extracomment>violation.wrong_decision.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>These resources do not pay for {artifact}, or you do not have them.</source>
   <extracomment>violation.wrong_payment.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>That is not the price of this exchange.</source>
   <extracomment>violation.wrong_price.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This neutral explorer belongs in row {row}.</source>
   <extracomment>violation.wrong_row.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Choose one forest/mountain and one plain/quarry tile of level 1 or 2.</source>
   <extracomment>violation.wrong_tile.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{lost} of this capacity would be lost.</source>
   <extracomment>warning.capacity_lost.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This explorer stays away until the end of round {round}.</source>
   <extracomment>warning.explorer_away.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>This explorer will not come back in this game.</source>
   <extracomment>warning.explorer_gone.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>One of your explorers would leave the clan.</source>
   <extracomment>warning.explorer_lost.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A flipped character can never be turned back.</source>
   <extracomment>warning.flip_is_final.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You have nothing to process or swap in the hut.</source>
   <extracomment>warning.hut_useless.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>Joining costs you 1 military.</source>
   <extracomment>warning.joining_costs_military.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>No level {level} worker is left; you would hire nobody.</source>
   <extracomment>warning.no_worker_left.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You would lose your personal crossroads space.</source>
   <extracomment>warning.personal_space_lost.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You would pay a processed resource where raw is enough.</source>
   <extracomment>warning.processed_as_raw.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>A reserved artifact that is not crafted by the end costs {penalty} VP.</source>
   <extracomment>warning.reserved_at_end.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>You would lose {n} unused personal bonus tiles.</source>
   <extracomment>warning.tiles_lost.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>{lost} steps would be lost.</source>
   <extracomment>warning.travel_lost.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>beginner start</source>
   <extracomment>word.beginner.text, word.beginner_mode.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>both caravans at crossroads</source>
   <extracomment>word.both_caravans.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 culture</source>
   <extracomment>word.culture_2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>culture beyond the river</source>
   <extracomment>word.culture_overflow.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>draft</source>
   <extracomment>word.draft_mode.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>end of the road</source>
   <extracomment>word.end.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>first player card</source>
   <extracomment>word.first_player.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>joining</source>
   <extracomment>word.join.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>1 military and 1 culture</source>
   <extracomment>word.military_1_culture_1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 military</source>
   <extracomment>word.military_2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>military beyond the track</source>
   <extracomment>word.military_overflow.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>most victory points</source>
   <extracomment>word.most_points.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>neutral player</source>
   <extracomment>word.neutral.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>payment</source>
   <extracomment>word.payment.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>power level</source>
   <extracomment>word.power_level.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>process up to 1 raw</source>
   <extracomment>word.process_1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>processed resource</source>
   <extracomment>word.processed_resource.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>raid</source>
   <extracomment>word.raid.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>exchange 1 raw for 1 culture</source>
   <extracomment>word.raw_1_for_culture_1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>exchange 1 raw for 2 culture</source>
   <extracomment>word.raw_1_for_culture_2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>exchange 1 raw for 2 military</source>
   <extracomment>word.raw_1_for_military_2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>exchange 1 raw for 3 military</source>
   <extracomment>word.raw_1_for_military_3.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>exchange 1 raw for 1 travel</source>
   <extracomment>word.raw_1_for_travel_1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>exchange 1 raw for 2 travel</source>
   <extracomment>word.raw_1_for_travel_2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>raw resource</source>
   <extracomment>word.raw_resource.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>river</source>
   <extracomment>word.river.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>river space</source>
   <extracomment>word.river_space.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>road</source>
   <extracomment>word.road.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>round</source>
   <extracomment>word.round.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>shared victory</source>
   <extracomment>word.shared_victory.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>start of the road</source>
   <extracomment>word.start.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>swap 1 raw for another raw</source>
   <extracomment>word.swap_raw_1.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tie decided by military</source>
   <extracomment>word.tie_by_military.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>tie decided by the river</source>
   <extracomment>word.tie_by_river.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>2 travel</source>
   <extracomment>word.travel_2.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>worker</source>
   <extracomment>word.worker.text</extracomment>
   <translation type="unfinished" />
  </message>
  <message>
   <source>sum of worker levels</source>
   <extracomment>word.worker_levels.text</extracomment>
   <translation type="unfinished" />
  </message>
 </context>
</TS>
