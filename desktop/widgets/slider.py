"""A slider that one can see and hit."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider

from desktop.art import look
from desktop.widgets.paint import box

KNOB, GROOVE = 20, 6


class Slider(QSlider):
    """Horizontal; Qt moves it, we draw it."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.setMinimumHeight(max(32, look.px(32)))
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def paintEvent(self, _event: QPaintEvent) -> None:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        handle = self.style().subControlRect(
            QStyle.ComplexControl.CC_Slider, option, QStyle.SubControl.SC_SliderHandle, self
        )
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        knob, thick = min(look.px(KNOB), self.height() - 4), look.px(GROOVE)
        middle = self.height() / 2
        x = min(max(handle.center().x(), knob / 2), self.width() - knob / 2)
        groove = QRectF(1, middle - thick / 2, self.width() - 2, thick)
        box(painter, groove, look.colour("sunken"), look.colour("line"), thick / 2, 1)
        box(painter, QRectF(1, groove.top(), x, thick), look.colour("accent"), radius=thick / 2)
        line = look.colour("focus" if self.hasFocus() else "accent")
        circle = QRectF(x - knob / 2, middle - knob / 2, knob, knob)
        box(painter, circle, look.colour("raised"), line, knob / 2, 3 if self.hasFocus() else 2.2)
