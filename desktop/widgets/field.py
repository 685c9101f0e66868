"""A line to write in, in the look of the other controls; as a search it carries a magnifier and a way to empty it."""

from __future__ import annotations

from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPalette
from PySide6.QtWidgets import QLineEdit

from desktop.art import art, look
from desktop.widgets.combo import row_height
from desktop.widgets.paint import box


class Field(QLineEdit):
    """`bad` frames it in the colour of a mistake until it is told otherwise."""

    def __init__(self, text: str = "", search: bool = False) -> None:
        super().__init__(text)
        self.bad = False
        self._search = search
        self.setFrame(False)
        self.setClearButtonEnabled(search)
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(0, 0, 0, 0))  # the ground is painted below
        self.setPalette(palette)
        self._follow()
        look.changed.connect(self._follow)

    def _follow(self) -> None:
        self.setMinimumHeight(max(row_height(), look.px(36)))
        left = look.px(34 if self._search else 10)
        self.setTextMargins(left, 0, look.px(4 if self._search else 8), 0)
        self.update()

    def set_bad(self, bad: bool) -> None:
        if bad != self.bad:
            self.bad = bad
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = look.state("illegal") if self.bad else look.colour("focus" if self.hasFocus() else "line")
        thick = self.bad or self.hasFocus()
        ground = look.colour("raised" if self.isEnabled() else "panel")
        box(painter, self.rect(), ground, line, 9, 2.5 if thick else 1.5)
        if self._search:
            side = look.px(18)
            art.draw_width(
                painter, "icons/ui_search", look.px(10), (self.height() - side) / 2, side, ink="text_soft"
            )
        painter.end()
        super().paintEvent(event)
