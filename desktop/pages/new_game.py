"""Setting up a game: who sits where, the game's own options, the agreements of the table, the seed."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.art import look
from desktop.catalogue import catalogue
from desktop.game_texts import GameTexts
from desktop.pages.page import SidePage, clear_layout
from desktop.problems import reason_of
from desktop.session.games import find_game
from desktop.session.new_table import MOST_NAMES, NewTable
from desktop.session.saved import new_path
from desktop.session.seeds import new_seed_text
from desktop.session.setup_problems import setup_problem
from desktop.session.table import SEAT_COLOURS
from desktop.teaching.lessons import progress
from desktop.texts import plain, tr
from desktop.widgets.about_game import AboutGame
from desktop.widgets.agreements import Agreements
from desktop.widgets.basics import Button, Card, ScrollPage, Text
from desktop.widgets.bot_strength import BotStrength
from desktop.widgets.game_tile import GameTile
from desktop.widgets.option_rows import OptionRows
from desktop.widgets.seat_rows import PartChoices, SeatRow, heads, part_name
from desktop.window import Window


class NewGamePage(SidePage):
    """Remembers the last choice of every game; wrong combinations say what to change."""

    def __init__(self, main: Window) -> None:
        super().__init__(main)
        self.slug = str(self.settings.memory.get("last_game") or next(iter(catalogue())))
        if self.slug not in catalogue():
            self.slug = next(iter(catalogue()))
        self.table: NewTable | None = None  # none while the game's rules cannot be loaded
        self.texts: GameTexts | None = None
        self.problem = ""
        self.rows: list[SeatRow] = []
        self.options: OptionRows | None = None
        self.agreements: Agreements | None = None
        self._shown_bot = -1  # the seat whose strength is told
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self._scroll = ScrollPage()
        outer.addWidget(self._scroll, 1)
        self.foot = QWidget()
        self.foot.setAutoFillBackground(True)
        outer.addWidget(self.foot)
        self._foot_row = QHBoxLayout(self.foot)
        self._built = self._narrow = False
        look.changed.connect(self.retranslate)

    # -- the table -----------------------------------------------------------------------------------------

    def enter(self) -> None:
        if self.table is None or self.table.game.slug != self.slug:
            self.choose_game(self.slug)
        self._build()

    def retranslate(self) -> None:
        if self._built:
            self._build()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._built and self.narrow() != self._narrow:
            self._build()

    def choose_game(self, slug: str) -> None:
        """Loads that game and what was chosen for it last time."""
        self.slug = slug
        self.settings.remember("last_game", slug)
        self.problem, self._shown_bot = "", -1
        try:
            game = find_game(slug)
            self.texts = GameTexts(game, [])
            colours = list(look.palette["players"].get(slug, SEAT_COLOURS))
            self.table = NewTable(game, colours, self.settings.memory.get("new_game", {}).get(slug))
        except Exception as error:  # rules or content are missing: the page says so and stays usable
            self.table = self.texts = None
            title = catalogue()[slug].title()
            self.problem = tr("{game} cannot be opened: {reason}", game=title, reason=reason_of(error))
        if self._built:
            self._build()

    def first_game(self) -> None:
        """The recommended first game."""
        if self.table is not None:
            self.table.recommend(catalogue()[self.slug].first)
            self._build()

    # -- building ------------------------------------------------------------------------------------------

    def _build(self) -> None:
        self._built = True
        content = QWidget()
        column = QVBoxLayout(content)
        edge = look.px(26)
        column.setContentsMargins(edge, look.px(12), edge, look.px(12))
        column.setSpacing(look.px(10))
        self._narrow = self.narrow()
        direction = QBoxLayout.Direction.TopToBottom if self._narrow else QBoxLayout.Direction.LeftToRight
        head = QBoxLayout(direction)
        title = tr("New game: {game}", game=catalogue()[self.slug].title())
        head.addWidget(Text(title, "title", "on_wood"), 1)
        first = Button(tr("Set up the recommended first game"), "ui_lesson")
        first.clicked.connect(self.first_game)
        head.addWidget(first)
        column.addLayout(head)
        body = QBoxLayout(direction)
        body.setSpacing(look.px(12))
        body.addWidget(self._games(), 17)
        middle, right = QVBoxLayout(), QVBoxLayout()
        for side in (middle, right):
            side.setSpacing(look.px(8))
        middle.addWidget(self._seats_card())
        right.addWidget(self._options_card())
        if self.table is not None and self.texts is not None:
            middle.addWidget(self._about(self.texts), 1)
            right.addWidget(self._agreements_card(self.table))
        right.addStretch(1)
        body.addLayout(middle, 70)
        body.addLayout(right, 42)
        column.addLayout(body, 1)
        self._build_foot()
        self._scroll.show_content(content)  # last: what does not fit this table is hidden by now

    def _games(self) -> QWidget:
        holder = QWidget()
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(look.px(6))
        in_a_row = 3 if self._narrow else 1
        self.tiles: dict[str, GameTile] = {}
        for i, entry in enumerate(catalogue().values()):
            tile = self.tiles[entry.slug] = GameTile(entry)
            tile.setChecked(entry.slug == self.slug)
            tile.clicked.connect(partial(self.choose_game, entry.slug))
            grid.addWidget(tile, i // in_a_row, i % in_a_row)
        return holder

    def _about(self, texts: GameTexts) -> AboutGame:
        return AboutGame(
            catalogue()[self.slug],
            texts,
            progress(self.settings, self.slug),
            partial(self.main.learn, self.slug),
            partial(self.main.show_rules, self.slug),
            self._narrow,
        )

    def _part_choices(self) -> PartChoices:
        """What may be agreed about factions, clans, mages, characters with the options of now."""
        table, texts = self.table, self.texts
        assert table is not None
        assert texts is not None
        text = table.game.notation.text
        named = sorted(
            ((text(action), texts.answer_name(action)) for action in table.parts()),
            key=lambda part: plain(part[1]),
        )
        return PartChoices(part_name(table.part), table.part_freedom, tuple(named))

    def _seats_card(self) -> Card:
        card, column = Card.titled(tr("Seats · turn order from top to bottom"), edge=14, spacing=4)
        self.rows = []
        table = self.table
        if table is None:
            column.addWidget(Text(self.problem, "body", "state:illegal", wrap=True))
            column.addStretch(1)
            return card
        known = self.settings.memory.get("names", [])
        parts = self._part_choices()
        if not self._narrow:
            column.addWidget(heads(parts.head))
        for i, seat in enumerate(table.seats):
            row = SeatRow(i + 1, len(table.seats), seat, table.can_remove, self._narrow, known, parts)
            row.changed.connect(self._collect)
            row.moved.connect(partial(self._move, i))
            row.removed.connect(partial(self._remove, i))
            row.recolour.connect(partial(self._recolour, i))
            row.pointed.connect(partial(self._show_strength, i))
            self.rows.append(row)
            column.addWidget(row)
        column.addSpacing(look.px(4))
        column.addLayout(self._seat_buttons(table))
        self.strength = BotStrength()
        column.addWidget(self.strength)
        self._show_strength(self._shown_bot)
        return card

    def _seat_buttons(self, table: NewTable) -> QHBoxLayout:
        """Another seat, another order, and how many the game is for."""
        least, most = table.game.least_players, table.game.most_players
        buttons = QHBoxLayout()
        add = Button(tr("Add a seat"), "ui_plus")
        note = tr("{a} to {b} players", a=least, b=most)
        if not table.can_add:
            note = tr("{n} seats is the most ({rule})", n=most, rule=catalogue()[self.slug].count_rule)
            add.set_reason(note)
        add.clicked.connect(self._add)
        shuffle = Button(tr("Shuffle the order"), "ui_rotate")
        shuffle.clicked.connect(self._shuffle)
        buttons.addWidget(add)
        buttons.addWidget(shuffle)
        buttons.addSpacing(look.px(6))
        buttons.addWidget(Text(note, "note", "text_soft", wrap=True), 1)
        return buttons

    def _options_card(self) -> Card:
        card, column = Card.titled(tr("Game and options"), edge=14, spacing=6)
        self.options = None
        table = self.table
        if table is None or self.texts is None:
            column.addStretch(1)
            return card
        self.options = OptionRows(table, self.texts)
        self.options.changed.connect(self._options_changed)
        column.addWidget(self.options)
        return card

    def _agreements_card(self, table: NewTable) -> Card:
        card, column = Card.titled(tr("Help and teaching"), edge=14, spacing=6)
        self.agreements = Agreements(table)
        column.addWidget(self.agreements)
        return card

    def _build_foot(self) -> None:
        clear_layout(self.foot)
        edge = look.px(14)
        self._foot_row.setContentsMargins(edge, look.px(8), edge, look.px(8))
        back = Button(tr("Back"), "ui_undo", note="Esc", tall=46)
        back.clicked.connect(self.main.back)
        self.message = Text("", "body", wrap=True)
        self.start_button = Button(tr("Start the game"), "ui_play", primary=True, note="Ctrl+⏎", tall=46)
        self.start_button.clicked.connect(self.start)
        self._foot_row.addWidget(back)
        self._foot_row.addWidget(self.message, 1)
        self._foot_row.addWidget(self.start_button)
        self._check()

    # -- answering -----------------------------------------------------------------------------------------

    def _collect(self) -> None:
        """What stands in the rows becomes the table's."""
        if self.table is None:
            return
        self.table.seats = [row.seat() for row in self.rows]
        if self.agreements is not None:
            self.agreements.fill_start()
        self._show_strength(self._shown_bot)
        self._check()

    def _options_changed(self) -> None:
        """Other options may leave other factions, clans, mages, characters to agree about."""
        parts = self._part_choices()
        for row in self.rows:
            if row.part is not None:
                row.part.offer(parts)
        self._collect()

    def _move(self, at: int, step: int) -> None:
        self._collect()
        if self.table is not None and self.table.move_seat(at, step):
            self._build()

    def _remove(self, at: int) -> None:
        self._collect()
        if self.table is not None and self.table.can_remove:
            self.table.remove_seat(at)
            self._build()

    def _add(self) -> None:
        self._collect()
        if self.table is not None and self.table.can_add:
            self.table.add_seat()
            self._build()

    def _shuffle(self) -> None:
        self._collect()
        if self.table is not None:
            self.table.shuffle()
            self._build()

    def _recolour(self, at: int) -> None:
        self._collect()
        if self.table is not None:
            self.rows[at].colour.set_colour(self.table.next_colour(at))
            self._collect()

    def _show_strength(self, at: int) -> None:
        """Tells how strong the pointed bot is; without one, the first bot of the table."""
        assert self.table is not None
        bots = [i for i, seat in enumerate(self.table.seats) if not seat.human]
        self._shown_bot = at if at in bots else bots[0] if bots else -1
        level = self.table.seats[self._shown_bot].level if bots else 0
        self.strength.show_level(self.slug, level)

    def problems(self) -> tuple[str, QWidget | None]:
        """What is wrong with this table, and where."""
        if self.table is None:
            return self.problem, None
        names = [seat.name for seat in self.table.seats]
        for i, name in enumerate(names):
            if not name:
                return tr("Every seat needs a name."), self.rows[i].name
            if name in names[:i]:
                return tr("Two seats have the same name."), self.rows[i].name
        colours = [seat.colour for seat in self.table.seats]
        for i, colour in enumerate(colours):
            if colour in colours[:i]:
                return tr("Two seats have the same colour."), self.rows[i].colour
        clash = self.table.clash()
        if clash is not None and self.texts is not None:
            at, violations = clash
            reasons = " ".join(self.texts.violation(violation) for violation in violations)
            return f"{names[at]}: {reasons}", self.rows[at].part
        return self._in_words(self.table.refusal()), None

    def _in_words(self, refusal: str) -> str:
        """What the rules say against a set-up, in the language of the window."""
        if not refusal or self.table is None or self.texts is None:
            return ""
        titles = {option.key: self.texts.option(option.key)[0] for option in self.table.game.options}
        return setup_problem(refusal, titles)

    def _check(self) -> None:
        """The foot says what will happen, or what is wrong."""
        problem, where = self.problems()
        for row in self.rows:
            row.set_bad(where)
        self.message.setText(problem)
        self.message.set_colour("state:illegal" if problem else "text")
        if problem or self.table is None or self.options is None:
            return
        stuck = {option.key: self.table.stuck(option.key) for option in self.table.game.options}
        hidden = {key for key, why in stuck.items() if self.table.depends(why)}
        self.options.show_stuck({key: self._in_words(why) for key, why in stuck.items() if why}, hidden)
        humans = sum(seat.human for seat in self.table.seats)
        counts: dict[str, Any] = {
            "h": humans, "b": len(self.table.seats) - humans, "m": catalogue()[self.slug].minutes,
        }  # fmt: skip
        if humans < 2:
            text = tr(
                "{h} {h:person|people}, {b} {b:bot|bots}. Nobody else looks at this screen: no hand-over. About {m} minutes.",
                **counts,
            )
        elif self.table.game.secrets:
            text = tr(
                "{h} {h:person|people}, {b} {b:bot|bots}. Hands are secret: the screen is covered between people. About {m} minutes.",
                **counts,
            )
        else:
            text = tr(
                "{h} {h:person|people}, {b} {b:bot|bots}. Everything is open: no hand-over screen. About {m} minutes.",
                **counts,
            )
        self.message.setText(text)

    def start(self) -> None:
        """Starts the game, or leads to what is wrong."""
        if self.rows:
            self._collect()
        problem, where = self.problems()
        if problem or self.table is None:
            self._check()
            if where is not None:
                where.setFocus()
            return
        remembered = self.settings.memory.get("new_game", {})
        remembered[self.slug] = self.table.record()
        self.settings.remember("new_game", remembered)
        self._remember_names()
        self._open(self.table)
        self.table.seed_text = new_seed_text()  # the next table is another one

    def _open(self, table: NewTable) -> None:
        """Puts the table on the game page; a disk that takes no file does not keep anybody from playing."""
        path, trouble = new_path(self.slug), None
        try:
            session = table.start(path)
        except OSError as error:
            trouble = error
            with suppress(OSError):
                path.unlink(missing_ok=True)  # a beginning without its game
            session = table.start(None)
        self.main.page("game").open_session(session)  # type: ignore[attr-defined]
        self.main.show_page("game")
        if trouble is not None:
            session.lose_disk(trouble)

    def _remember_names(self) -> None:
        """People's names are offered next time, the latest first."""
        assert self.table is not None
        typed = [seat.name for seat in self.table.seats if seat.human]
        before = [name for name in self.settings.memory.get("names", []) if name not in typed]
        self.settings.remember("names", (typed + before)[:MOST_NAMES])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if (
            event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and event.modifiers() & Qt.KeyboardModifier.ControlModifier
        ):
            self.start()
        else:
            super().keyPressEvent(event)

    def game_slug(self) -> str:
        return self.slug


def make(window: Window) -> NewGamePage:
    return NewGamePage(window)
