"""Setting up a game: who sits where, the game's own options, the agreements of the table, the seed."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QVBoxLayout,
    QWidget,
)

from desktop.art import look
from desktop.catalogue import catalogue
from desktop.game_texts import GameTexts
from desktop.pages.page import Page, clear_layout
from desktop.session.bots import levels
from desktop.session.games import find_game
from desktop.session.saved import new_path
from desktop.session.seeds import new_seed_text, seed_number
from desktop.session.session import SEAT_COLOURS, GameSession
from desktop.session.setup_problems import setup_problem
from desktop.session.table import BOT, HUMAN, Seat, Table
from desktop.texts import tr
from desktop.widgets.basics import Button, Card, ScrollPage, Switch, Text
from desktop.widgets.pieces import Picture
from desktop.widgets.seat_rows import SeatRow, level_name
from desktop.window import Window
from rules.core import Game, SetupError, Value

NAMES = ("Anna", "Béla", "Csilla", "Dávid", "Feri", "Gréta")
LONGEST_NAME = 16


class NewGamePage(Page):
    """Remembers the last choice of every game; wrong combinations say what to change."""

    def __init__(self, main: Window) -> None:
        super().__init__(main)
        self.slug = str(self.settings.memory.get("last_game") or next(iter(catalogue())))
        if self.slug not in catalogue():
            self.slug = next(iter(catalogue()))
        self.seats: list[Seat] = []
        self.options: dict[str, Value] = {}
        self.table = Table()
        self.seed_text = new_seed_text()
        self.game: Game | None = None
        self.texts: GameTexts | None = None
        self.problem = ""
        self.rows: list[SeatRow] = []
        self.option_widgets: dict[str, QWidget] = {}
        self._option_notes: dict[str, tuple[Text, str]] = {}
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

    # -- state ---------------------------------------------------------------------------------------------

    def enter(self) -> None:
        if self.game is None or self.game.slug != self.slug:
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
        self.problem = ""
        try:
            self.game = find_game(slug)
            self.texts = GameTexts(self.game, [])
        except Exception as error:  # rules or content are missing: the page says so and stays usable
            self.game = self.texts = None
            self.problem = tr(
                "{game} cannot be opened: {reason}", game=catalogue()[slug].title(), reason=str(error)
            )
            self.seats = []
            if self._built:
                self._build()
            return
        remembered = self.settings.memory.get("new_game", {}).get(slug)
        if not self._restore(remembered):
            count = max(self.game.least_players, min(3, self.game.most_players))
            self.seats = []
            for i in range(count):
                self.seats.append(self._fresh_seat(i))
            self.options = {option.key: option.default for option in self.game.options}
            self.table = Table()
        if self._built:
            self._build()

    def _restore(self, data: Any) -> bool:
        if not isinstance(data, dict) or self.game is None:
            return False
        try:
            colours = self._colours()
            seats = [
                Seat.from_record(record, colours[i % len(colours)], NAMES[i])
                for i, record in enumerate(data["seats"])
            ]
            if not self.game.least_players <= len(seats) <= self.game.most_players:
                return False
            self.seats = [
                seat if seat.colour in colours else seat._replace(colour=colours[i])
                for i, seat in enumerate(seats)
            ]
            self.options = {
                option.key: data["options"].get(option.key, option.default) for option in self.game.options
            }
            self.game.setup(len(seats), 0, self.options)
            self.table = Table.from_record(data.get("table", {}))
            return True
        except (KeyError, TypeError, AttributeError, SetupError):
            return False

    def _colours(self) -> list[str]:
        return list(look.palette["players"].get(self.slug, SEAT_COLOURS))

    def _fresh_seat(self, number: int) -> Seat:
        used = {seat.colour for seat in self.seats}
        names = {seat.name for seat in self.seats}
        colour = next((c for c in self._colours() if c not in used), "gray")
        name = next((n for n in NAMES if n not in names), f"{NAMES[0]} {number}")
        if number == 0:
            return Seat(name, HUMAN, 0, colour)
        return Seat(name, BOT, min(2, len(levels())), colour)

    def first_game(self) -> None:
        """The recommended first game: person against bots, simplest set-up, coach on."""
        if self.game is None:
            return
        advice = catalogue()[self.slug].first
        self.seats = []
        for i in range(int(advice.get("players", self.game.least_players))):
            self.seats.append(self._fresh_seat(i))
        known = {option.key: option for option in self.game.options}
        self.options = {option.key: option.default for option in self.game.options}
        for key, value in advice.get("options", {}).items():
            if key in known and value in known[key].choices:
                self.options[key] = value
        self.table = Table(free_undo=True, coach=True)
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
        head.addWidget(
            Text(tr("New game: {game}", game=catalogue()[self.slug].title()), "title", "on_wood"), 1
        )
        first = Button(tr("Set up the recommended first game"), "ui_lesson")
        first.clicked.connect(self.first_game)
        head.addWidget(first)
        column.addLayout(head)
        body = QBoxLayout(direction)
        body.setSpacing(look.px(12))
        body.addWidget(self._games(), 18)
        body.addWidget(self._seats_card(), 62)
        body.addWidget(self._options_card(), 46)
        column.addLayout(body, 1)
        self._scroll.show_content(content)
        self._build_foot()

    def _games(self) -> QWidget:
        holder = QWidget()
        column = QGridLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(6))
        in_a_row = 3 if self._narrow else 1
        for i, entry in enumerate(catalogue().values()):
            button = Button(entry.title(), f"brand/square_{entry.slug}", tall=54)
            button.setCheckable(True)
            button.setChecked(entry.slug == self.slug)
            button.clicked.connect(partial(self.choose_game, entry.slug))
            column.addWidget(button, i // in_a_row, i % in_a_row)
        if not self._narrow:
            column.addWidget(Picture(f"brand/box_{self.slug}", 180), len(catalogue()), 0)
            column.setRowStretch(len(catalogue()), 1)
        return holder

    def _seats_card(self) -> Card:
        card = Card()
        column = QVBoxLayout(card)
        edge = look.px(16)
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(look.px(6))
        self.rows = []
        head = QHBoxLayout()
        head.addWidget(Text(tr("Seats · turn order from top to bottom"), "heading"), 1)
        column.addLayout(head)
        if self.game is None:
            column.addWidget(Text(self.problem, "body", "state:illegal", wrap=True))
            column.addStretch(1)
            return card
        least, most = self.game.least_players, self.game.most_players
        column.addWidget(Text(tr("{a} to {b} players", a=least, b=most), "note", "text_soft"))
        for i, seat in enumerate(self.seats):
            row = SeatRow(i + 1, seat, len(self.seats) > least, self._narrow)
            row.changed.connect(self._collect)
            row.moved.connect(partial(self._move, i))
            row.removed.connect(partial(self._remove, i))
            row.recolour.connect(partial(self._recolour, i))
            self.rows.append(row)
            column.addWidget(row)
        buttons = QHBoxLayout()
        add = Button(tr("Add a seat"), "ui_plus")
        if len(self.seats) >= most:
            add.set_reason(tr("{n} seats is the most.", n=most))
        add.clicked.connect(self._add)
        shuffle = Button(tr("Shuffle the order"), "ui_rotate")
        shuffle.clicked.connect(self._shuffle)
        buttons.addWidget(add)
        buttons.addWidget(shuffle)
        buttons.addStretch(1)
        column.addLayout(buttons)
        if any(not seat.human for seat in self.seats):
            for k, level in enumerate(levels(), start=1):
                column.addWidget(
                    Text(
                        f"{tr('Bot {k} of {n}', k=k, n=len(levels()))}: {level_name(level)}",
                        "note",
                        "text_soft",
                        wrap=True,
                    )
                )
            column.addWidget(
                Text(
                    tr(
                        "Bots: their strength is not measured yet for this game. They see only what a player in their seat may see."
                    ),
                    "note",
                    "text_soft",
                    wrap=True,
                )
            )
        column.addStretch(1)
        return card

    def _options_card(self) -> Card:
        card = Card()
        column = QVBoxLayout(card)
        edge = look.px(16)
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(look.px(8))
        column.addWidget(Text(tr("Game and options"), "heading"))
        self.option_widgets = {}
        self._option_notes = {}
        if self.game is not None and self.texts is not None:
            for option in self.game.options:
                title, help = self.texts.option(option.key)
                column.addLayout(self._option_row(option.key, option.choices, title, help))
        column.addSpacing(look.px(4))
        column.addWidget(Text(tr("Help and teaching"), "heading"))
        for name, label in (
            ("coach", tr("Coach: a tip the first time a decision comes")), ("hints", tr("Hints allowed (marks the game in statistics)")),
            ("free_undo", tr("Undo without limit (practice table)")),
        ):  # fmt: skip
            row = QHBoxLayout()
            row.addWidget(Text(label, wrap=True), 1)
            switch = Switch(bool(getattr(self.table, name)))
            switch.setAccessibleName(label)
            switch.toggled.connect(partial(self._agree, name))
            row.addWidget(switch)
            column.addLayout(row)
        column.addSpacing(look.px(4))
        column.addWidget(Text(tr("Seed (the same seed gives the same setup)"), "note", "text_soft"))
        row = QHBoxLayout()
        self.seed = QLineEdit(self.seed_text)
        self.seed.setMinimumHeight(max(32, look.px(36)))
        self.seed.setAccessibleName(tr("Seed (the same seed gives the same setup)"))
        self.seed.textEdited.connect(self._seed_typed)
        new = Button(tr("New", note="seed"), "ui_restart_turn")
        new.clicked.connect(self._new_seed)
        row.addWidget(self.seed, 1)
        row.addWidget(new)
        column.addLayout(row)
        column.addStretch(1)
        return card

    def _option_row(self, key: str, allowed: tuple[Value, ...], title: str, help: str) -> QHBoxLayout:
        row = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(Text(title, "body", wrap=True))
        note = Text(help, "note", "text_soft", wrap=True)
        note.setVisible(bool(help))
        words.addWidget(note)
        self._option_notes[key] = (note, help)
        row.addLayout(words, 1)
        value = self.options.get(key, allowed[0])
        widget: QWidget
        if all(isinstance(choice, bool) for choice in allowed):
            switch = Switch(bool(value))
            switch.toggled.connect(partial(self._option, key))
            widget = switch
        else:
            combo = QComboBox()
            combo.setMinimumHeight(max(32, look.px(34)))
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            combo.setMinimumContentsLength(14)
            for choice in allowed:
                combo.addItem(self._value_word(key, choice), choice)
            combo.setCurrentIndex(list(allowed).index(value) if value in allowed else 0)
            combo.activated.connect(partial(self._option_chosen, key, combo))
            widget = combo
        widget.setAccessibleName(title)
        widget.setAccessibleDescription(help)
        self.option_widgets[key] = widget
        row.addWidget(widget)
        return row

    def _value_word(self, key: str, value: Value) -> str:
        if isinstance(value, bool):
            return tr("on") if value else tr("off")
        if key == "first_player" and value in (0, "random"):
            return tr("random")
        if isinstance(value, int):
            return str(value)
        return self.texts.word(value) if self.texts is not None else value

    def _build_foot(self) -> None:
        clear_layout(self.foot)
        edge = look.px(14)
        self._foot_row.setContentsMargins(edge, look.px(8), edge, look.px(8))
        back = Button(tr("Back"), "ui_undo", note="Esc", tall=46)
        back.clicked.connect(partial(self.main.run, "home"))
        self.message = Text("", "body", wrap=True)
        self.start_button = Button(tr("Start the game"), "ui_play", primary=True, note="Ctrl+⏎", tall=46)
        self.start_button.clicked.connect(self.start)
        self._foot_row.addWidget(back)
        self._foot_row.addWidget(self.message, 1)
        self._foot_row.addWidget(self.start_button)
        self._check()

    # -- answering -----------------------------------------------------------------------------------------

    def _collect(self) -> None:
        self.seats = [row.seat() for row in self.rows]
        self._check()

    def _move(self, at: int, step: int) -> None:
        self._collect()
        other = at + step
        if 0 <= other < len(self.seats):
            self.seats[at], self.seats[other] = self.seats[other], self.seats[at]
            self._build()

    def _remove(self, at: int) -> None:
        self._collect()
        if self.game is not None and len(self.seats) > self.game.least_players:
            del self.seats[at]
            self._build()

    def _add(self) -> None:
        self._collect()
        if self.game is not None and len(self.seats) < self.game.most_players:
            self.seats.append(self._fresh_seat(len(self.seats)))
            self._build()

    def _shuffle(self) -> None:
        self._collect()
        random.SystemRandom().shuffle(self.seats)
        self._build()

    def _recolour(self, at: int) -> None:
        self._collect()
        used = {seat.colour for i, seat in enumerate(self.seats) if i != at}
        colours = self._colours()
        start = colours.index(self.seats[at].colour) if self.seats[at].colour in colours else 0
        for step in range(1, len(colours) + 1):
            colour = colours[(start + step) % len(colours)]
            if colour not in used:
                self.rows[at].colour.set_colour(colour)
                break
        self._collect()

    def _option(self, key: str, value: bool) -> None:
        self.options[key] = value
        self._check()

    def _option_chosen(self, key: str, combo: QComboBox, _index: int = 0) -> None:
        self.options[key] = combo.currentData()
        self._check()

    def _agree(self, name: str, value: bool) -> None:
        self.table = self.table._replace(**{name: value})

    def _seed_typed(self, text: str) -> None:
        self.seed_text = text

    def _new_seed(self) -> None:
        self.seed_text = new_seed_text()
        self.seed.setText(self.seed_text)

    def problems(self) -> tuple[str, QWidget | None]:
        """What is wrong with this table, and where."""
        if self.game is None:
            return self.problem, None
        names = [seat.name for seat in self.seats]
        for i, name in enumerate(names):
            if not name:
                return tr("Every seat needs a name."), self.rows[i].name
            if name in names[:i]:
                return tr("Two seats have the same name."), self.rows[i].name
        colours = [seat.colour for seat in self.seats]
        for i, colour in enumerate(colours):
            if colour in colours[:i]:
                return tr("Two seats have the same colour."), self.rows[i].colour
        return self._refusal(self.options), None

    def _refusal(self, options: dict[str, Value]) -> str:
        """Why the rules refuse these options at this table; nothing if they do not."""
        assert self.game is not None
        try:
            self.game.setup(len(self.seats), 0, options)
        except SetupError as error:
            titles = (
                {option.key: self.texts.option(option.key)[0] for option in self.game.options}
                if self.texts
                else {}
            )
            return setup_problem(str(error), titles)
        return ""

    def _fit_options(self) -> None:
        """An option with no other possible choice at this table is off, and its line says why."""
        if self.game is None:
            return
        for option in self.game.options:
            others = [choice for choice in option.choices if choice != self.options[option.key]]
            reasons = [self._refusal({**self.options, option.key: choice}) for choice in others]
            stuck = bool(reasons) and all(reasons) and self.options[option.key] == option.default
            note, help = self._option_notes[option.key]
            self.option_widgets[option.key].setEnabled(not stuck)
            note.setText(reasons[0] if stuck else help)
            note.setVisible(bool(note.text()))

    def _check(self) -> None:
        problem, _ = self.problems()
        if not problem:
            self._fit_options()
        self.message.setText(problem)
        self.message.set_colour("state:illegal" if problem else "text")
        if problem or self.game is None:
            return
        humans = sum(seat.human for seat in self.seats)
        bots = len(self.seats) - humans
        minutes = catalogue()[self.slug].minutes
        if self.game.secrets:
            text = tr(
                "{h} {h:person|people}, {b} {b:bot|bots}. Hands are secret: the screen is covered between people. About {m} minutes.",
                h=humans,
                b=bots,
                m=minutes,
            )
        else:
            text = tr(
                "{h} {h:person|people}, {b} {b:bot|bots}. Everything is open: no hand-over screen. About {m} minutes.",
                h=humans,
                b=bots,
                m=minutes,
            )
        self.message.setText(text)

    def start(self) -> None:
        """Starts the game, or leads to what is wrong."""
        if self.rows:
            self._collect()
        problem, where = self.problems()
        if problem:
            self._check()
            if where is not None:
                where.setFocus()
            return
        assert self.game is not None
        seed = seed_number(self.seed_text or new_seed_text())
        remembered = self.settings.memory.get("new_game", {})
        remembered[self.slug] = {
            "seats": [s.record() for s in self.seats],
            "options": self.options,
            "table": self.table.record(),
        }
        self.settings.remember("new_game", remembered)
        session = GameSession.new(
            self.game, self.seats, dict(self.options), seed, new_path(self.slug), self.table
        )
        self.seed_text = new_seed_text()
        page = self.main.page("game")
        page.open_session(session)  # type: ignore[attr-defined]
        self.main.show_page("game")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.main.run("home")
        elif (
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
