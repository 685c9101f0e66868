"""The start page: the last game, the five games, saved games, and what else there is."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.art import look
from desktop.catalogue import catalogue
from desktop.pages.page import Page
from desktop.session.saved import SavedGame, list_saved
from desktop.texts import tr
from desktop.widgets.basics import Button, Card, ElidedText, ScrollPage, Text
from desktop.widgets.pieces import Brand, GameCard, Picture, Row, SeatChips
from desktop.window import Window

SHOWN_SAVES = 6
FEW_SAVES = 3


def when(stamp: float) -> str:
    """A time as a person says it."""
    from datetime import datetime

    moment = datetime.fromtimestamp(stamp)
    days = (datetime.now().date() - moment.date()).days
    clock = moment.strftime("%H:%M")
    if days == 0:
        return tr("today {time}", time=clock)
    if days == 1:
        return tr("yesterday {time}", time=clock)
    return moment.strftime("%Y-%m-%d")


class HomePage(Page):
    """Rebuilt from data whenever it is entered, translated or restyled: it is small, and so it is always true."""

    built = Signal()

    def __init__(self, main: Window) -> None:
        super().__init__(main)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self._scroll = ScrollPage()
        outer.addWidget(self._scroll)
        self.cards: list[GameCard] = []
        self.saved: list[SavedGame] = []
        self._shown: object = None  # the saved games and learned chapters that the page was built from
        self._first = True
        self._narrow = False
        look.changed.connect(self._restyle)

    def enter(self) -> None:
        if not self._first:
            self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table is seen at once; what lies on it follows in the next moment."""
        super().paintEvent(event)
        if self._first:
            self._first = False
            QTimer.singleShot(0, self, self.refresh)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.cards and self.narrow() != self._narrow:
            self._build()

    def refresh(self) -> None:
        """Reads the saved games again and shows them."""
        self._first = False
        self.saved = list_saved()
        shown = ([(s.path, s.changed) for s in self.saved], self.settings.memory.get("lessons"))
        if shown != self._shown or not self.cards:
            self._shown = shown
            self._build()

    def retranslate(self) -> None:
        if not self._first:
            self._build()

    def _restyle(self) -> None:
        if not self._first:
            self._build()

    # -- building ------------------------------------------------------------------------------------------

    def _build(self) -> None:
        content = QWidget()
        grid = QGridLayout(content)
        edge = look.px(34)
        grid.setContentsMargins(edge, look.px(8), edge - Card.SHADOW, look.px(10))
        grid.setHorizontalSpacing(look.px(20))
        grid.setVerticalSpacing(look.px(10))
        self._narrow = self.narrow()
        grid.setColumnStretch(0, 68)
        grid.setColumnStretch(1, 0 if self._narrow else 32)
        grid.addWidget(Brand(), 0, 0, 1, 2)
        grid.addWidget(self._continue_card(), 1, 0)
        grid.addWidget(Text(tr("New game"), "heading", "on_wood"), 2, 0)
        grid.addLayout(self._game_cards(), 3, 0)
        side = QVBoxLayout()
        side.setSpacing(look.px(14))
        side.addWidget(self._saves_panel(), 3)
        side.addWidget(self._more_panel(), 2)
        if self._narrow:
            grid.addLayout(side, 5, 0)
        else:
            grid.addLayout(side, 1, 1, 3, 1)
        keys = Text(tr("1–5 choose a game · Enter opens it · Ctrl+O opens a saved game"), "note", "on_wood")
        grid.addWidget(keys, 4, 0, 1, 2)
        grid.setRowStretch(1, 5)
        grid.setRowStretch(3, 7)
        self._scroll.show_content(content)
        self.built.emit()

    def unfinished(self) -> SavedGame | None:
        return next((game for game in self.saved if game.can_continue and game.slug in catalogue()), None)

    def _continue_card(self) -> Card:
        card = Card(radius=16)
        row = QHBoxLayout(card)
        edge = look.px(16)
        row.setContentsMargins(edge, edge, edge, edge)
        row.setSpacing(look.px(24))
        game = self.unfinished()
        picture = Picture(f"brand/box_{game.slug if game else next(iter(catalogue()))}", 300)
        picture.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Expanding)
        picture.setMaximumWidth(look.px(400))
        row.addWidget(picture, 2)
        column = QVBoxLayout()
        column.setSpacing(look.px(8))
        row.addLayout(column, 5)
        column.addStretch(1)
        if game is None:
            self._welcome(column)
            return card
        entry = catalogue()[game.slug]
        column.addWidget(ElidedText(tr("Continue: {game}", game=game.name or entry.title()), "title"))
        if game.where:
            column.addWidget(ElidedText(game.where, "list"))
        column.addWidget(SeatChips(game.seats))
        column.addWidget(
            ElidedText(
                tr(
                    "autosaved {time} · {n} {n:move|moves} · nothing was lost",
                    time=when(game.changed),
                    n=game.moves,
                ),
                "note",
                "text_soft",
            )
        )
        notes = [game.note] if game.note else []
        if self.main.interrupted == str(game.path):
            said = tr("The program stopped unexpectedly. The game is complete up to move {n}.", n=game.moves)
            notes.insert(0, said)
        if notes:
            column.addWidget(Text(" ".join(notes), "note", "state:warning", wrap=True))
        column.addStretch(1)
        buttons = QHBoxLayout()
        buttons.setSpacing(look.px(12))
        self.continue_button = Button(tr("Continue"), "ui_play", primary=True, tall=50)
        self.continue_button.setMinimumWidth(look.px(190))
        self.continue_button.clicked.connect(partial(self.open_game, game))
        replay = Button(tr("Replay"), "ui_step_back", tall=50)
        replay.clicked.connect(partial(self.open_game, game, True))
        buttons.addWidget(self.continue_button)
        buttons.addWidget(replay)
        buttons.addStretch(1)
        column.addLayout(buttons)
        return card

    def _welcome(self, column: QVBoxLayout) -> None:
        """Nothing to continue: pick a game to learn."""
        column.addWidget(Text(tr("Welcome to the table"), "title", wrap=True))
        first = tr("First time here? Pick a game and learn it in about half an hour.")
        column.addWidget(Text(first, "list", wrap=True))
        grid = QGridLayout()
        grid.setSpacing(look.px(8))
        in_a_row = 2 if self._narrow else 3
        self.first_lessons: dict[str, Button] = {}
        for i, entry in enumerate(catalogue().values()):
            button = Button(entry.title(), f"brand/square_{entry.slug}", tall=44)
            button.setAccessibleName(f"{tr('Learn')}: {entry.title()}")
            button.clicked.connect(partial(self.main.learn, entry.slug))
            self.first_lessons[entry.slug] = button
            grid.addWidget(button, i // in_a_row, i % in_a_row)
        column.addLayout(grid)
        column.addStretch(1)

    def _game_cards(self) -> QGridLayout:
        from desktop.teaching.lessons import progress_words

        grid = QGridLayout()
        grid.setSpacing(look.px(8))
        in_a_row = len(catalogue()) if not self._narrow else 2 if look.text_scale > 1.5 else 3
        self.cards = []
        for i, entry in enumerate(catalogue().values()):
            card = GameCard(
                entry,
                partial(self.main.new_game, entry.slug),
                partial(self.main.learn, entry.slug),
                progress_words(self.settings, entry.slug),
            )
            self.cards.append(card)
            grid.addWidget(card, i // in_a_row, i % in_a_row)
            grid.setColumnStretch(i % in_a_row, 1)
        return grid

    def _saves_panel(self) -> Card:
        panel = Card()
        column = QVBoxLayout(panel)
        edge = look.px(12)
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(look.px(7))
        head = QHBoxLayout()
        head.addWidget(Text(tr("Saved games"), "heading"), 1)
        if self.saved:
            everything = Button(tr("all ({n})", n=len(self.saved)), flat=True, tall=34)
            everything.clicked.connect(partial(self.main.show_page, "saves"))
            head.addWidget(everything)
        column.addLayout(head)
        for game in self.saved[:SHOWN_SAVES]:
            title = game.name or (catalogue()[game.slug].title() if game.slug in catalogue() else game.slug)
            second = " · ".join(part for part in (game.where, when(game.changed)) if part)
            row = Row(
                title,
                second,
                picture=f"brand/square_{game.slug}" if game.slug in catalogue() and not game.damaged else "",
                icon="ui_warning" if game.damaged else "",
                right=str(len(game.seats) or ""),
                right_icon="ui_player" if game.seats else "",
                tall=66 if look.density != "compact" else 56,
            )
            row.clicked.connect(partial(self.open_game, game))
            column.addWidget(row)
        if 0 < len(self.saved) < FEW_SAVES:
            column.addWidget(Picture("brand/empty_saves", 120), 4)  # there is room for many more
        if not self.saved:
            column.addStretch(1)
            column.addWidget(Picture("brand/empty_saves", 200), 4)
            text = Text(
                tr("No saved games yet. Every game you start is saved by itself."),
                "note",
                "text_soft",
                wrap=True,
            )
            text.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(text)
        column.addStretch(1)
        return panel

    def _more_panel(self) -> Card:
        panel, column = Card.titled(tr("More"))
        scale, motion = self.settings["text_scale"], self.settings["animation"]
        motions = {"off": tr("off"), "fast": tr("fast"), "normal": tr("normal"), "slow": tr("slow")}
        rows: list[tuple[str, str, str, Callable[[], object]]] = [
            ("ui_stats", tr("Statistics"), self._results(), partial(self.main.show_page, "statistics")),
            ("ui_rule_book", tr("Rule books"), tr("five games, searchable"), self.main.show_rules),
            ("ui_open", tr("Import a Terra Mystica log…"), tr("public log text"), self.main.import_log),
            (
                "ui_settings",
                tr("Settings"),
                tr("text {n} %, animation {speed}", n=scale, speed=motions[str(motion)]),
                partial(self.main.show_page, "settings"),
            ),
        ]
        for icon, text, right, action in rows:
            row = Row(text, icon=icon, right=right, tall=52 if look.density != "compact" else 46)
            row.clicked.connect(action)
            column.addWidget(row)
        column.addStretch(1)
        return panel

    @staticmethod
    def _results() -> str:
        from desktop.session.statistics import people_won

        games, won = people_won()
        return tr("{n} {n:game|games}, {w} won", n=games, w=won) if games else ""

    # -- answering -----------------------------------------------------------------------------------------

    def open_game(self, game: SavedGame, replay: bool = False) -> None:
        page = self.main.page("game")
        if page.open_saved(game, replay=replay):  # type: ignore[attr-defined]
            self.main.show_page("game")

    def keyPressEvent(self, event: QKeyEvent) -> None:
        number = event.key() - Qt.Key.Key_1
        if 0 <= number < len(self.cards):
            self.cards[number].new_button.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif event.key() == Qt.Key.Key_L:
            for card in self.cards:
                if card.new_button.hasFocus() or card.learn_button.hasFocus():
                    self.main.learn(card.entry.slug)
                    return
        else:
            super().keyPressEvent(event)


def make(window: Window) -> HomePage:
    return HomePage(window)
