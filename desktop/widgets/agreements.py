"""How a new table plays: help, undo, who starts, the seed."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.art import look
from desktop.session.new_table import FIRST_SEAT, RANDOM_SEAT, NewTable
from desktop.session.seeds import new_seed_text
from desktop.texts import tr
from desktop.widgets.basics import Button, Switch, Text
from desktop.widgets.field import Field
from desktop.widgets.option_rows import large_combo


class Agreements(QWidget):
    """Edits the agreements of a table in place."""

    def __init__(self, table: NewTable) -> None:
        super().__init__()
        self._table = table
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(6))
        self.switches: dict[str, Switch] = {}
        for name, label in (
            ("coach", tr("Coach: a tip the first time a decision comes")),
            ("hints", tr("Hints allowed (marks the game in statistics)")),
            ("free_undo", tr("Undo without limit (practice table)")),
        ):
            switch = self.switches[name] = Switch(bool(getattr(table.agreements, name)))
            switch.toggled.connect(partial(self._agree, name))
            column.addLayout(_labelled(label, switch))
        if table.asks_start_player:
            self.start_player = large_combo(17)
            self.start_player.activated.connect(self._choose_start)
            column.addLayout(_labelled(tr("Start player"), self.start_player))
            self.fill_start()
        column.addSpacing(look.px(4))
        self._add_seed(column)

    def _add_seed(self, column: QVBoxLayout) -> None:
        words = tr("Seed (the same seed gives the same setup)")
        column.addWidget(Text(words, "note", "text_soft", wrap=True))
        row = QHBoxLayout()
        self.seed = Field(self._table.seed_text)
        self.seed.setAccessibleName(words)
        self.seed.setPlaceholderText(tr("random"))
        self.seed.textEdited.connect(self._seed_typed)
        new = Button(tr("New", note="seed"), "ui_restart_turn")
        new.clicked.connect(self._new_seed)
        row.addWidget(self.seed, 1)
        row.addWidget(new)
        column.addLayout(row)

    def fill_start(self) -> None:
        """Who may start: the first seat, anybody, or one by name."""
        if not self._table.asks_start_player:
            return
        combo = self.start_player
        combo.clear()
        combo.addItem(tr("first seat"), FIRST_SEAT)
        combo.addItem(tr("random"), RANDOM_SEAT)
        for seat in self._table.seats[1:]:
            combo.addItem(seat.name, seat.name)
        at = combo.findData(self._table.start_player)
        combo.setCurrentIndex(max(0, at))
        self._table.start_player = combo.currentData()

    def _agree(self, name: str, value: bool) -> None:
        self._table.agreements = self._table.agreements._replace(**{name: value})

    def _choose_start(self, _index: int = 0) -> None:
        self._table.start_player = self.start_player.currentData()

    def _seed_typed(self, text: str) -> None:
        self._table.seed_text = text

    def _new_seed(self) -> None:
        self._table.seed_text = new_seed_text()
        self.seed.setText(self._table.seed_text)


def _labelled(label: str, widget: QWidget) -> QHBoxLayout:
    row = QHBoxLayout()
    row.addWidget(Text(label, wrap=True), 1)
    widget.setAccessibleName(label)
    row.addWidget(widget)
    return row
