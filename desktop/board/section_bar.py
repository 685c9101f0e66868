"""The names of the parts of a long text: a press goes there; a part in which something can be chosen is green."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.art import look
from desktop.texts import tr
from desktop.widgets.paint import box

HEIGHT, GAP, PAD = 26, 6, 10
KEYS = 9  # Ctrl+1 to Ctrl+9


class SectionButton(QAbstractButton):
    """A chip: the name of a part, and how much can be chosen there."""

    def __init__(self, name: str, count: int, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.count = count
        self.setText(f"{name} · {count}" if count else name)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab belongs to the words of the text
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        spoken = tr("{section}: {n} to choose here", section=name, n=count) if count else name
        self.setAccessibleName(spoken)
        self.setToolTip(f"{spoken} (Ctrl+{number})" if number <= KEYS else spoken)

    def sizeHint(self) -> QSize:
        width = QFontMetrics(look.font("note_bold")).horizontalAdvance(self.text())
        return QSize(width + 2 * look.px(PAD), look.px(HEIGHT))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = look.state("legal") if self.count else look.colour("line")
        fill = look.colour("accent_soft" if self.underMouse() or self.isDown() else "raised")
        area = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
        box(painter, area, fill, line, area.height() / 2)
        painter.setFont(look.font("note_bold" if self.count else "note"))
        painter.setPen(look.state("legal") if self.count else look.colour("text"))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class SectionBar(QWidget):
    """Chips in lines, as many lines as they need."""

    pressed = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons: list[SectionButton] = []
        self._sections: list[tuple[str, int]] = []

    def set_sections(self, sections: Sequence[tuple[str, int]]) -> None:
        """(name, how much can be chosen there)"""
        if list(sections) == self._sections:
            return
        self._sections = list(sections)
        for button in self.buttons:
            button.deleteLater()
        self.buttons = [SectionButton(name, n, i + 1, self) for i, (name, n) in enumerate(sections)]
        for i, button in enumerate(self.buttons):
            button.clicked.connect(partial(self.pressed.emit, i))
            button.show()

    def lay_out(self, width: int) -> int:
        """Places the chips; the height they need, 0 without any."""
        if not self.buttons:
            return 0
        gap, x, y = look.px(GAP), look.px(GAP), look.px(GAP)
        for button in self.buttons:
            size = button.sizeHint()
            if x > gap and x + size.width() + gap > width:
                x, y = gap, y + size.height() + gap
            button.setGeometry(x, y, min(size.width(), width - 2 * gap), size.height())
            x += size.width() + gap
        return y + look.px(HEIGHT) + gap

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour("panel"))
        painter.setPen(look.colour("line"))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
