"""How a game appears in the shell: numbers of the player strip, chips of the table line, its scenes, its text view.

A game overrides what it knows better in desktop/games/<slug>/__init__.py, which exports `PRESENTATION`, a subclass.
The base class works for every game: it reads the readable position data of the view.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Any

from desktop.art import look
from desktop.board.draft import Draft
from desktop.board.generic_tables import GenericTables
from desktop.board.text_table import TextTable
from desktop.game_texts import GameTexts
from desktop.session.choices import Choice, icon_of
from desktop.session.statistics import PER_SEAT_KEYS, ROLE_KEYS
from desktop.session.table import Seat
from desktop.texts import number, tr
from desktop.widgets.paint import Part
from rules.core import Action, Game, Score, State, Violation

if TYPE_CHECKING:
    from desktop.board.scene import BoardScene

EXTRA_PRESENTATIONS: dict[str, str] = {}  # slug -> module, for tests
POINT_KEYS = ("vp", "points", "score", "fame")
SECRET = "?"  # points that whoever sits at the screen may not know
TIME_KEYS = ("round", "phase", "year", "era", "season", "eclipse", "stage")
PILE_WORDS = ("deck", "pile", "bag", "stack", "supply")


class Presentation:
    """The generic appearance; everything may be overridden."""

    view: State | None = None  # the position that is shown

    def __init__(self, game: Game, texts: GameTexts, seats: Sequence[Seat]) -> None:
        self.game = game
        self.texts = texts
        self.seats = list(seats)

    # -- scenes: None means "there is none", and the shell shows the text view -----------------------------

    def board(self) -> BoardScene | None:
        """The scene of region E; made once per opened game."""
        return None

    def tray(self) -> BoardScene | None:
        """The scene of region T: the hand of the person at the screen."""
        return None

    def mat(self) -> BoardScene | None:
        """The scene of region G: what one player owns. It is shown a view and a seat."""
        return None

    def prompt(self, view: State) -> str:
        """The question of this position, if the game has better words on the screen than the rulebook."""
        return ""

    def draft(self, view: State) -> Draft | None:
        """An answer to this decision that is put together on the screen; None: it is simply chosen."""
        return None

    # -- numbers at a glance ---------------------------------------------------------------------------------

    def seat_data(self, view: State, seat: int) -> dict[str, Any]:
        """The readable data of one seat."""
        data = view.position_data()
        return next((dict(data[key][seat]) for key in PER_SEAT_KEYS if key in data), {})

    def colour(self, view: State, seat: int) -> str:
        """The colour of a seat: as chosen, unless the game decides it (a faction's)."""
        return self.seats[seat].colour

    def subtitle(self, view: State, seat: int) -> str:
        """What the seat plays: faction, clan, mage."""
        data = self.seat_data(view, seat)
        for key in ROLE_KEYS:
            if isinstance(data.get(key), str):
                return self.texts.word(data[key])
        return ""

    def points(self, view: State, seat: int) -> tuple[str, str]:
        """(icon, text) of the score at the card's corner; "?" while it is secret."""
        data = self.seat_data(view, seat)
        if any(key in data and data[key] is None for key in POINT_KEYS):
            return ("vp", SECRET)
        try:
            return ("vp", number(view.scores()[seat].total))
        except Exception:  # a view need not be able to count what it cannot see
            return ("vp", SECRET)

    def strip(self, view: State, seat: int) -> list[list[Part]]:
        """The lines of a player's card: icons with numbers."""
        flat = _flat(self.seat_data(view, seat))
        icons: list[Part] = []
        words: list[Part] = []
        for key, value in flat:
            if key in POINT_KEYS or self.texts.position_key(key) is None:
                continue
            icon = icon_of(self.game.slug, key)
            if icon:
                icons.append((icon, value))
            elif not isinstance(value, bool) and value:
                words.append(f"{self.key(key)} {value}")
        lines = [icons[i : i + 5] for i in range(0, len(icons), 5)]
        lines += [words[i : i + 2] for i in range(0, len(words), 2)]
        return lines[:6]

    def resources(self, view: State, seat: int) -> dict[str, int]:
        """What a seat has of every resource of the game, for the plots. Open knowledge in all our games."""
        owned = dict(_flat(self.seat_data(view, seat)))
        keys: dict[str, str] = look.palette["resource"].get(self.game.slug, {})
        return {key: owned.get(key, owned.get(f"{key}s", 0)) for key in keys if key not in POINT_KEYS}

    def seat_details(self, view: State, seat: int) -> list[str]:
        """Where a seat's numbers come from: further lines of its card's tooltip."""
        return []

    def sheet_scores(self, view: State) -> list[Score]:
        """The scores as the score sheet lists them: a game may split a source."""
        return view.scores()

    def sheet_notes(self, view: State) -> list[tuple[str, list[int]]]:
        """Rows below the total that are no points: a tie-break, games won. One number a seat."""
        return []

    def source_label(self, source: str) -> str:
        """A row of the score sheet by its name."""
        return self.texts.source(source)

    def spoken(self, part: Part) -> str:
        """A part in words, for tooltips and screen readers."""
        if isinstance(part, str):
            return part
        icon, amount = part
        name = icon.rpartition("/")[2]
        resources: dict[str, str] = look.palette["resource"].get(self.game.slug, {})
        key = next((key for key, path in resources.items() if path == icon), name)
        word = self.texts.word(key) if self.texts.has_word(key) else icon_word(name)
        return f"{word} {number(amount)}".strip()

    def amount_word(self, icon: str, amount: int) -> str:
        """The word behind so many of something that is gained or paid."""
        return self.spoken((icon, ""))

    def picture_word(self, path: str) -> str:
        """What a picture of the boards stands for, for the icon legend; nothing if it is only decoration."""
        name = path.removeprefix("icons/")
        return "" if name.startswith(("common/", "brand/", "ui_")) else self.spoken((name, ""))

    def table(self, view: State) -> list[list[Part]]:
        """The chips of the table line: facts that belong to nobody."""
        chips: list[list[Part]] = []
        for key, value in view.position_data().items():
            if key in TIME_KEYS and isinstance(value, (int, str)) and not isinstance(value, bool):
                shown = self.texts.word(value) if isinstance(value, str) else number(value)
                chips.append([f"{self.key(key)} {shown}"])
            elif isinstance(value, list) and any(word in key for word in PILE_WORDS):
                chips.append([f"{self.key(key)} {len(value)}"])
        return chips[:10]

    # -- options ---------------------------------------------------------------------------------------------

    def group(self, choice: Choice) -> str:
        """The heading under which an option stands; options keep the rules' order inside a group."""
        return ""

    def group_order(self) -> Sequence[str]:
        """Headings in the order in which they shall stand; others follow as they appear."""
        return ()

    def folds(self, group: str) -> bool:
        """Is the group so long and so rarely wanted that only its heading is shown at first?"""
        return False

    def arrange(self, view: State, found: list[Choice]) -> list[Choice]:
        """The options in the order of the list: the rules', unless the game knows which ones most players want."""
        return found

    def first_choice(self, view: State, choices: Sequence[Choice]) -> Choice | None:
        """The option that is focused when the question opens; None: the first one."""
        return None

    def row_text(self, choice: Choice) -> str:
        """The words of the row."""
        return choice.text

    def icon(self, choice: Choice) -> str:
        """A picture for the row (path of the kit), or nothing."""
        return ""

    def price(self, choice: Choice) -> list[Part]:
        """Cost and gain at the right of the row, if the game can say it without playing it out."""
        return []

    def taken(self, choice: Choice) -> bool:
        """An option was chosen on this screen. True: it concerned the screen only, the rules have nothing to do."""
        return False

    def standing_answer(self, state: State) -> Action | None:
        """How the person who decides wants this question answered always; None: ask."""
        return None

    def consequences(self, choice: Choice) -> list[str]:
        """What the option would change beyond its price, in short sentences: for others, for later."""
        return []

    def attempts(self, state: State, target: str) -> Sequence[Action]:
        """What somebody who clicks there may want; the refusals are the answer if nothing of it is possible."""
        return [action for action in state.gestures() if target in state.targets(action)]

    def refusal_note(self, state: State, target: str, violation: Violation) -> str:
        """What this table adds to an unmet condition: who, how far, what would help."""
        return ""

    def ring(self, choice: Choice) -> str:
        """The mark of the option's targets: "legal", or "reachable" for a thin one."""
        return "legal"

    def is_end_turn(self, choice: Choice) -> bool:
        """Is this the option behind the End turn button?"""
        return choice.notation.split()[0] in ("end_turn", "end")

    def is_button(self, choice: Choice) -> bool:
        """Shall this option also be a button of the decision bar? By default those that point at nothing."""
        return not choice.targets

    def primary(self, choices: Sequence[Choice]) -> Choice | None:
        """The safe option most players want: the first one, if the question is answered by buttons only."""
        if choices and all(self.is_button(choice) for choice in choices):
            return next((choice for choice in choices if not choice.warnings), None)
        return None

    # -- the text view -----------------------------------------------------------------------------------------

    def tables(self, view: State) -> list[TextTable]:
        """The whole table as text; a game says it better with tables of its own (see board.text_table)."""
        return GenericTables(self).tables(view)

    def key(self, key: str) -> str:
        """A key of the position data by its name."""
        return self.texts.position_key(key) or key


def icon_word(name: str) -> str:
    """What a picture stands for, where the rulebook has no word of that name; nothing if the text says it all."""
    return {
        "vp": tr("points"), "fame": tr("fame"), "unit": tr("units"), "worker": tr("workers"), "ui_lock": tr("locked worker"),
        "explorer": tr("explorers"), "chieftain": tr("chieftain"), "warrior": tr("warriors"), "flag": tr("flags"),
        "clothing": tr("clothing"), "pottery": tr("pottery"), "tool": tr("tools"), "weapon": tr("weapons"),
        "travel": tr("caravans"), "winter": tr("winter"), "technology": tr("technologies"), "mask": tr("masks"),
        "discovery": tr("discovery tiles"), "avenue": tr("avenue"), "pyramid_crown": tr("pyramid track"),
        "temple_blue": tr("blue temple"), "temple_red": tr("red temple"), "temple_green": tr("green temple"),
    }.get(name, "")  # fmt: skip


def _flat(data: dict[str, Any]) -> list[tuple[str, int]]:
    """Numbers of a seat, one level of tables opened; lists count."""
    found: list[tuple[str, int]] = []
    for key, value in data.items():
        if isinstance(value, bool):
            continue
        if isinstance(value, int):
            found.append((key, value))
        elif isinstance(value, dict):
            found += [(k, v) for k, v in value.items() if isinstance(v, int) and not isinstance(v, bool)]
        elif isinstance(value, list) and value and not isinstance(value[0], (dict, list)):
            found.append((key, len(value)))
    return found


def presentation_for(game: Game, texts: GameTexts, seats: Sequence[Seat]) -> Presentation:
    """The game's own presentation if it has one."""
    name = EXTRA_PRESENTATIONS.get(game.slug, f"desktop.games.{game.slug}")
    kind = import_module(name).PRESENTATION if find_spec(name) is not None else Presentation
    made = kind(game, texts, seats)
    assert isinstance(made, Presentation)
    return made
