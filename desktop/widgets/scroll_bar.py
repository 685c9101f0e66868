"""A scroll bar like a pencil line: it shows where one is and is in nobody's way."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractScrollArea, QScrollBar, QStyle, QStyleOptionSlider

from desktop.art import look
from desktop.widgets.paint import box

THIN, WIDE = 6, 9  # of the handle; wide under the pointer


class ScrollBar(QScrollBar):
    """Drawn by us, moved by Qt."""

    def __init__(self, orientation: Qt.Orientation) -> None:
        super().__init__(orientation)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def paintEvent(self, _event: QPaintEvent) -> None:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        handle = QRectF(
            self.style().subControlRect(
                QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider, self
            )
        )
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong = self.underMouse() or self.isSliderDown()
        width = WIDE if strong else THIN
        if self.orientation() == Qt.Orientation.Vertical:
            bar = QRectF(handle.center().x() - width / 2, handle.top(), width, handle.height())
        else:
            bar = QRectF(handle.left(), handle.center().y() - width / 2, handle.width(), width)
        colour = QColor(look.colour("accent" if self.isSliderDown() else "text_soft"))
        colour.setAlphaF(0.85 if strong else 0.5)
        box(painter, bar, colour, radius=width / 2)


def make_slim(area: QAbstractScrollArea) -> None:
    """Gives a list, a page or a text this scroll bar."""
    area.setVerticalScrollBar(ScrollBar(Qt.Orientation.Vertical))
