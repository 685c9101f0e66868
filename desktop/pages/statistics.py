"""Statistics over the finished games of this computer: by player, by game, by number of seats."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QHeaderView, QTableWidget, QTableWidgetItem

from desktop.art import look
from desktop.catalogue import catalogue
from desktop.dialogs import ask_yes
from desktop.pages.page import SheetPage
from desktop.session.statistics import read_games, reset
from desktop.texts import tr
from desktop.widgets.basics import Button, Switch, Text
from desktop.widgets.pieces import Picture
from desktop.window import Window


class Line:
    """What is counted for one name."""

    def __init__(self) -> None:
        self.games = self.won = self.best = self.total = 0

    def add(self, seat: dict[str, Any]) -> None:
        self.games += 1
        self.won += seat.get("place") == 1
        points = int(seat.get("points", 0))
        self.total += points
        self.best = max(self.best, points) if self.games > 1 else points


class StatisticsPage(SheetPage):
    """Filters above, one table below."""

    def __init__(self, main: Window) -> None:
        reset_button = Button("", "ui_cross")
        super().__init__(main, reset_button)
        self.reset_button = reset_button
        self.reset_button.clicked.connect(self._reset)
        inner = self.sheet
        filters = QHBoxLayout()
        self.game = QComboBox()
        self.players = QComboBox()
        self.kind = QComboBox()
        self.helped_label = Text("")
        self.helped = Switch(True)
        for widget in (self.game, self.players, self.kind):
            widget.setMinimumHeight(34)
            widget.activated.connect(self.fill)
            filters.addWidget(widget, 1)
        filters.addWidget(self.helped_label)
        filters.addWidget(self.helped)
        self.helped.toggled.connect(self.fill)
        inner.addLayout(filters)
        self.table = QTableWidget()
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.setSortingEnabled(True)
        self.table.verticalHeader().hide()
        inner.addWidget(self.table, 1)
        self.empty = Picture("brand/empty_replays", 240)
        self.empty.setMaximumHeight(300)  # a friendly picture, not a poster
        self.empty_text = Text("", "list", "text_soft")
        self.empty_text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        inner.addWidget(self.empty, 1)
        inner.addWidget(self.empty_text)
        self.retranslate()

    def enter(self) -> None:
        self.fill()

    def retranslate(self) -> None:
        self.title.setText(tr("Statistics"))
        self.back.setText(tr("Back"))
        self.reset_button.setText(tr("Reset…"))
        self.helped_label.setText(tr("with help"))
        self.helped.setAccessibleName(tr("Games with help are counted"))
        self.empty_text.setText(tr("No finished games yet."))
        for combo, first, items in (
            (self.game, tr("all games"), [(entry.title(), slug) for slug, entry in catalogue().items()]),
            (
                self.players,
                tr("any number of players"),
                [(tr("{n} {n:player|players}", n=n), n) for n in range(1, 6)],
            ),
            (self.kind, tr("people and bots"), [(tr("people"), "human"), (tr("bots"), "bot")]),
        ):
            at = max(0, combo.currentIndex())
            combo.clear()
            combo.addItem(first, None)
            for text, data in items:
                combo.addItem(text, data)
            combo.setCurrentIndex(at)
            combo.setAccessibleName(first)
        self.fill()

    def lines(self) -> dict[tuple[str, str], Line]:
        """(game, name) -> counts, by the filters."""
        result: dict[tuple[str, str], Line] = {}
        for entry in read_games():
            if self.game.currentData() not in (None, entry.get("game")):
                continue
            if self.players.currentData() not in (None, len(entry["seats"])):
                continue
            if entry.get("helped") and not self.helped.isChecked():
                continue
            for seat in entry["seats"]:
                if self.kind.currentData() in (None, seat.get("kind")):
                    name = (
                        str(seat.get("name"))
                        if seat.get("kind") != "bot"
                        else tr("bot {k}", k=seat.get("level", 1))
                    )
                    result.setdefault((str(entry.get("game")), name), Line()).add(seat)
        return result

    def fill(self) -> None:
        lines = self.lines()
        for widget, shown in (
            (self.table, bool(lines)),
            (self.empty, not lines),
            (self.empty_text, not lines),
        ):
            widget.setVisible(shown)
        self.table.setSortingEnabled(False)
        heads = (tr("Game"), tr("Name"), tr("Games"), tr("Won"), tr("Won %"), tr("Average"), tr("Best"))
        self.table.setColumnCount(len(heads))
        self.table.setHorizontalHeaderLabels(heads)
        self.table.setRowCount(len(lines))
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.setFont(look.font("body"))
        for row, ((slug, name), line) in enumerate(sorted(lines.items())):
            entry = catalogue().get(slug)
            values: tuple[object, ...] = (
                entry.title() if entry is not None else slug, name, line.games, line.won,
                round(100 * line.won / line.games), round(line.total / line.games, 1), line.best,
            )  # fmt: skip
            for column, value in enumerate(values):
                item = QTableWidgetItem()
                item.setData(Qt.ItemDataRole.DisplayRole, value)
                if column > 1:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.table.setItem(row, column, item)
        self.table.setSortingEnabled(True)

    def _reset(self) -> None:
        if ask_yes(self.main, tr("Reset…"), tr("Clear all statistics? Saved games stay."), tr("Clear")):
            reset()
            self.fill()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.main.run("home")
        else:
            super().keyPressEvent(event)


def make(window: Window) -> StatisticsPage:
    return StatisticsPage(window)
