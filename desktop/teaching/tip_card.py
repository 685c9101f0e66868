"""A small card beside the options: a few words of the coach, and two answers."""

from __future__ import annotations

import html

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.art import look
from desktop.board.accessible import announce
from desktop.teaching.bubble import place_beside
from desktop.widgets.basics import Button, Text
from desktop.widgets.paint import box, shadow

WIDTH = 380
SHADOW = 7


class TipCard(QWidget):
    """Asks nothing that must be answered: the game goes on under it."""

    answered = Signal(bool)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.text = Text("", "body", wrap=True)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.yes = Button("", "ui_check", primary=True, tall=34)
        self.no = Button("", flat=True, tall=34)
        self.yes.clicked.connect(self._say_yes)
        self.no.clicked.connect(self._say_no)
        foot = QHBoxLayout()
        foot.addWidget(self.no)
        foot.addStretch(1)
        foot.addWidget(self.yes)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 10, 14 + SHADOW, 12 + SHADOW)
        column.addWidget(self.text, 1)
        column.addLayout(foot)
        self.hide()

    def _say_yes(self) -> None:
        self.hide()
        self.answered.emit(True)

    def _say_no(self) -> None:
        self.hide()
        self.answered.emit(False)

    def say(self, title: str, text: str, yes: str, no: str, spot: QRect, inside: QRect) -> None:
        """Shows words and answers beside `spot`, in the parent's coordinates, and speaks the words."""
        heading = f"<p><b>{html.escape(title)}</b></p>" if title else ""
        self.text.setText(f"{heading}<p>{html.escape(text)}</p>")
        self.yes.setText(yes)
        self.no.setText(no)
        spoken = f"{title}: {text}" if title else text
        self.setAccessibleName(spoken)
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        width = min(look.px(WIDTH), inside.width())
        self.resize(width, layout.totalHeightForWidth(width))
        self.setGeometry(place_beside(self.size(), spot, inside))
        self.show()
        self.raise_()
        announce(self, spoken)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = self.rect().toRectF().adjusted(2, 1, -SHADOW, -SHADOW)
        shadow(painter, rect, 12)
        box(painter, rect, look.colour("raised"), look.state("info"), 12, 2)
