"""Several pages in one place, chosen by buttons above them; arrow keys lead from button to button."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop.art import look
from desktop.widgets.basics import Button


class TabPages(QWidget):
    """The first page added is shown first."""

    currentChanged = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.buttons: list[Button] = []
        self._row = QHBoxLayout()
        self._row.setSpacing(look.px(6))
        self._row.addStretch(1)
        self._stack = QStackedWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(8))
        column.addLayout(self._row)
        column.addWidget(self._stack, 1)

    def addTab(self, page: QWidget, title: str, icon: str) -> None:
        button = Button(title, icon, tall=36)
        button.setCheckable(True)
        button.setAutoExclusive(True)
        button.setChecked(not self.buttons)
        button.clicked.connect(partial(self.setCurrentIndex, len(self.buttons)))
        button.toggled.connect(partial(self._toggled, len(self.buttons)))
        self.buttons.append(button)
        self._row.insertWidget(len(self.buttons) - 1, button)
        self._stack.addWidget(page)

    def count(self) -> int:
        return len(self.buttons)

    def widget(self, index: int) -> QWidget:
        return self._stack.widget(index)

    def currentIndex(self) -> int:
        return self._stack.currentIndex()

    def setCurrentIndex(self, index: int, _checked: bool = False) -> None:
        self.buttons[index].setChecked(True)

    def setCurrentWidget(self, page: QWidget) -> None:
        self.setCurrentIndex(self._stack.indexOf(page))

    def _toggled(self, index: int, on: bool) -> None:
        if on and index != self._stack.currentIndex():
            self._stack.setCurrentIndex(index)
            self.currentChanged.emit(index)
