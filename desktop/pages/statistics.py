"""Statistics over the finished games of this computer, and how strong the bots are."""

from __future__ import annotations

import time
from typing import Any

from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QGridLayout,
    QHBoxLayout,
    QHeaderView,
    QStackedWidget,
    QStyledItemDelegate,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.art import look
from desktop.catalogue import catalogue
from desktop.game_texts import GameTexts
from desktop.message import ask_yes, tell
from desktop.pages.page import SheetPage
from desktop.panels.ladder import LadderPanel
from desktop.problems import reason_of
from desktop.session.games import find_game
from desktop.session.statistics import Line, count_games, read_games, reset
from desktop.texts import number, tr
from desktop.widgets.basics import Button, Text
from desktop.widgets.combo import Combo
from desktop.widgets.paint import LEFT, RIGHT
from desktop.widgets.paper_table import PaperTable
from desktop.widgets.pieces import Picture
from desktop.window import Window

DAY = 24 * 60 * 60
FIRST_NUMBER = 2  # columns before it are words
BY_NAME, BY_ROLE = "name", "role"
APART, WITH_HELP, WITHOUT_HELP = "apart", "with", "without"


class Numbers(QStyledItemDelegate):
    """Cells keep their numbers, so that columns sort by them, and show them as the language writes them."""

    def displayText(self, value: object, _locale: QLocale | QLocale.Language) -> str:
        return number(value)


class StatisticsPage(SheetPage):
    """Filters above; below, the games of people and bots, or the measured ladder."""

    def __init__(self, main: Window) -> None:
        reset_button = Button("", "ui_trash")
        super().__init__(main, reset_button)
        self.reset_button = reset_button
        self.reset_button.clicked.connect(self._reset)
        tabs = QHBoxLayout()
        self.games_tab = Button("", "ui_stats")
        self.ladder_tab = Button("", "ui_bot")
        for place, button in enumerate((self.games_tab, self.ladder_tab)):
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setChecked(place == 0)
            button.clicked.connect(self.fill)
            tabs.addWidget(button)
        tabs.addStretch(1)
        self.sheet.addLayout(tabs)
        self.game, self.players, self.kind, self.period, self.group, self.help = (Combo() for _ in range(6))
        self._filters = QGridLayout()
        for place, combo in enumerate(self._combos()):
            combo.activated.connect(self.fill)
            combo.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
            self._filters.addWidget(combo, place // 3, place % 3)
        self.sheet.addLayout(self._filters)
        self.shown = QStackedWidget()
        self.shown.addWidget(self._games())
        self.ladder = LadderPanel()
        self.shown.addWidget(self.ladder)
        self.sheet.addWidget(self.shown, 1)
        look.changed.connect(self._restyle)
        self.retranslate()

    def _combos(self) -> tuple[QComboBox, ...]:
        return (self.game, self.players, self.kind, self.period, self.group, self.help)

    def _games(self) -> QWidget:
        holder = QWidget()
        column = QVBoxLayout(holder)
        column.setContentsMargins(0, 0, 0, 0)
        self.table = PaperTable()
        self.table.setItemDelegate(Numbers(self.table))
        self.table.setSortingEnabled(True)
        column.addWidget(self.table, 1)
        self.empty = Picture("brand/empty_replays", 240)
        self.empty.setMaximumHeight(300)  # a friendly picture, not a poster
        self.empty_text = Text("", "list", "text_soft", wrap=True)
        self.empty_text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.addWidget(self.empty, 1)
        column.addWidget(self.empty_text)
        return holder

    def enter(self) -> None:
        self.fill()
        self.games_tab.setFocus()  # and not the button that clears everything

    def _restyle(self) -> None:
        if self.main.current_page() is self:
            self.fill()

    def retranslate(self) -> None:
        self.title.setText(tr("Statistics"))
        self.back.setText(tr("Back"))
        self.reset_button.setText(tr("Reset…"))
        self.games_tab.setText(tr("Games"))
        self.ladder_tab.setText(tr("Strength of the bots"))
        self.empty_text.setText(tr("No finished games yet."))
        players = [(tr("{n} {n:player|players}", n=n), n) for n in range(1, 6)]
        choices: tuple[list[tuple[str, Any]], ...] = (
            [(tr("all games"), None), *((entry.title(), slug) for slug, entry in catalogue().items())],
            [(tr("any number of players"), None), *players],
            [(tr("people and bots"), None), (tr("people"), "human"), (tr("bots"), "bot")],
            [(tr("all times"), None), (tr("the last 30 days"), 30), (tr("the last year"), 365)],
            [(tr("by name"), BY_NAME), (tr("by faction, clan, mage"), BY_ROLE)],
            [(tr("games with help apart"), APART), (tr("games with help too"), WITH_HELP), (tr("without help only"), WITHOUT_HELP)],
        )  # fmt: skip
        for combo, items in zip(self._combos(), choices, strict=True):
            at = max(0, combo.currentIndex())
            combo.clear()
            for text, data in items:
                combo.addItem(text, data)
            combo.setCurrentIndex(at)
            combo.setAccessibleName(items[0][0])
        self.fill()

    # -- what is counted -----------------------------------------------------------------------------------

    def lines(self) -> dict[tuple[str, str], Line]:
        """(game, name) -> counts, by the filters."""
        days = self.period.currentData()
        oldest = time.time() - days * DAY if days else 0
        wanted = []
        for entry in read_games():
            helped = bool(entry.get("helped"))
            if self.game.currentData() not in (None, entry.get("game")):
                continue
            if self.players.currentData() not in (None, len(entry["seats"])):
                continue
            if entry.get("time", 0) < oldest or (helped and self.help.currentData() == WITHOUT_HELP):
                continue
            wanted.append(entry)
        return count_games(wanted, self._name_of, self.kind.currentData())

    def _name_of(self, entry: dict[str, Any], seat: dict[str, Any]) -> str:
        """Under which name a seat of a game is counted."""
        if self.group.currentData() == BY_ROLE:
            role = str(seat.get("role") or "")
            if not role:
                return ""
            name = GameTexts(find_game(str(entry["game"])), []).word(role)
        elif seat.get("kind") == "bot":
            name = tr("bot {k}", k=seat.get("level", 1))
        else:
            name = str(seat.get("name"))
        if entry.get("helped") and self.help.currentData() == APART and seat.get("kind") != "bot":
            return tr("{name} (with help)", name=name)
        return name

    # -- showing -------------------------------------------------------------------------------------------

    def fill(self) -> None:
        ladder = self.ladder_tab.isChecked()
        self.shown.setCurrentIndex(int(ladder))
        for combo in self._combos()[1:]:
            combo.setVisible(not ladder)
        self.reset_button.setVisible(not ladder)
        for combo in self._combos():
            combo.setFont(look.font("body"))
        if ladder:
            self.ladder.show_game(self.game.currentData() or "")
        else:
            self._fill_games()

    def _fill_games(self) -> None:
        lines = self.lines()
        self.table.setVisible(bool(lines))
        self.empty.setVisible(not lines)
        self.empty_text.setVisible(not lines)
        self.table.setSortingEnabled(False)
        heads = (tr("Game"), tr("Name"), tr("Games"), tr("Won"), tr("Won %"), tr("Average"), tr("Best"))
        self.table.setColumnCount(len(heads))
        for column, title in enumerate(heads):
            head = QTableWidgetItem(title)
            head.setTextAlignment(RIGHT if column >= FIRST_NUMBER else LEFT)
            self.table.setHorizontalHeaderItem(column, head)
        self.table.setRowCount(len(lines))
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for row, ((slug, name), line) in enumerate(sorted(lines.items())):
            entry = catalogue().get(slug)
            values: tuple[object, ...] = (
                entry.title() if entry is not None else slug, name, line.games, line.won,
                round(100 * line.won / line.games), round(line.total / line.games, 1), line.best,
            )  # fmt: skip
            for column, value in enumerate(values):
                item = QTableWidgetItem()
                item.setData(Qt.ItemDataRole.DisplayRole, value)
                if column >= FIRST_NUMBER:
                    item.setTextAlignment(RIGHT)
                self.table.setItem(row, column, item)
        self.table.fit_rows()
        self.table.setSortingEnabled(True)

    def _reset(self) -> None:
        if ask_yes(self.main, tr("Reset…"), tr("Clear all statistics? Saved games stay."), tr("Clear")):
            try:
                reset()
            except OSError as error:
                said = tr("The statistics stay as they are: {reason}", reason=reason_of(error))
                tell(self.main, tr("Reset…"), said, str(error))
            self.fill()


def make(window: Window) -> StatisticsPage:
    return StatisticsPage(window)
