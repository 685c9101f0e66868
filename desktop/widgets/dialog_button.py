"""The answers of a dialog in the look of the other buttons; Qt's own, so that Enter, Esc and Tab do what they do."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QPushButton

from desktop.art import look
from desktop.widgets.combo import row_height
from desktop.widgets.paint import CENTRE, box


class DialogButton(QPushButton):
    """The one that Enter presses is filled."""

    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.setFont(look.font("body_bold"))
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        words = self.fontMetrics().horizontalAdvance(self.text())
        return QSize(max(look.px(96), words + 2 * look.px(18)), max(row_height(), look.px(40)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong = self.underMouse() or self.isDown()
        if self.isDefault():
            fill, ink = look.colour("accent"), "text_on_accent"
            fill = (
                fill.lighter(112) if strong and look.theme == "dark" else fill.darker(112) if strong else fill
            )
        else:
            fill, ink = look.colour("accent_soft" if strong else "raised"), "text"
        line = look.colour("focus" if self.hasFocus() else "accent" if strong or self.isDefault() else "line")
        box(painter, self.rect(), fill, line, 9, 2.5 if self.hasFocus() else 1.5)
        painter.setFont(self.font())
        painter.setPen(look.colour(ink))
        painter.drawText(self.rect(), CENTRE, self.text())
