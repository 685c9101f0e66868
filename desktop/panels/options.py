"""Region F: the options list. Everything that can be chosen, by mouse, keys or screen reader."""

from __future__ import annotations

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.art import look
from desktop.panels.option_list import OptionsView
from desktop.panels.option_row import Row, row_height
from desktop.texts import plain, tr
from desktop.widgets.field import Field
from desktop.widgets.heading import Heading


class FilterField(Field):
    """Esc leaves it and nothing more: a move is only taken back from the table itself."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__(search=True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.key() == Qt.Key.Key_Down:
            self.returnPressed.emit()
        else:
            super().keyPressEvent(event)


class OptionsPanel(QWidget):
    """Heading, optional filter line, list."""

    chosen = Signal(object)
    pointed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.heading = Heading()
        self.filter = FilterField()
        self.filter.hide()
        self.list = OptionsView()
        self.list.chosen.connect(self.chosen)
        self.list.pointed.connect(self.pointed)
        self.list.on_filter = self.open_filter
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.heading)
        column.addWidget(self.filter)
        column.addWidget(self.list, 1)
        self.title = ""
        self._rows: list[Row] = []
        self.filter.textChanged.connect(self._filter)
        self.filter.returnPressed.connect(self.list.setFocus)
        self.filter.left.connect(self.close_filter)

    def set_rows(self, title: str, rows: list[Row], empty: str = "") -> None:
        every = [inner for row in rows for inner in (row, *row.folded)]
        count = sum(row.choice is not None and not row.choice.reasons for row in every)
        self._rows = rows or ([Row(empty)] if empty else [])
        self.title = title
        self.heading.set(title, tr("{n} {n:option|options}", n=count) if count else "")
        self.list.setAccessibleName(title)
        self._put_filter_away()
        self.list.hovered = -1
        self.list.list_model.set_rows(self._rows)
        first = next((i for i, row in enumerate(self._rows) if row.choice is not None), -1)
        if first >= 0:
            self.list.select_row(first)
            self.list.scrollToTop()

    def reveal(self, notation: str) -> QRect | None:
        """Where the row of an option is, brought into view, in the panel's coordinates; None if it has none."""
        if self.filter.isVisible():  # it may have filtered the row away
            self.close_filter()
        row = self.list.reveal(notation)
        if row is None:
            return None
        return QRect(self.list.viewport().mapTo(self, row.topLeft()), row.size())

    def wanted_height(self, width: int) -> int:
        """All rows without scrolling, in a panel of that width."""
        rows = sum(row_height(row, width) for row in self._rows)
        return rows + look.px(28) + 6

    def open_filter(self) -> None:
        self.filter.setPlaceholderText(tr("Filter…"))
        self.filter.show()
        self.filter.setFocus()

    def close_filter(self) -> None:
        """All options again, and the keys go to them."""
        self._put_filter_away()
        self.list.list_model.set_rows(self._rows)
        self.list.setFocus()

    def _put_filter_away(self) -> None:
        self.filter.blockSignals(True)
        self.filter.clear()
        self.filter.blockSignals(False)
        if self.filter.hasFocus():
            self.list.setFocus()
        self.filter.hide()

    def _filter(self, text: str) -> None:
        wanted = plain(text).split()
        rows = [
            row
            for heading in self._rows
            for row in (heading, *heading.folded)
            if row.choice is not None and all(word in plain(row.text) for word in wanted)
        ]
        nothing = [Row(tr("Nothing found."))]
        self.list.list_model.set_rows((rows or nothing) if wanted else self._rows)
        first = next((i for i, row in enumerate(self.list.list_model.rows) if row.choice is not None), -1)
        if first >= 0:
            self.list.select_row(first)
