"""The names of the parts of a long text: a press goes there; a part in which something can be chosen is green."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from desktop.art import look
from desktop.board.table_html import Section
from desktop.texts import tr
from desktop.widgets.paint import box

HEIGHT, GAP, PAD = 26, 6, 10
KEYS = 9  # Ctrl+1 to Ctrl+9

LARGEST_TEXT = 1.3  # beyond it the chips stay as they are: the text below needs the room


def _factor() -> float:
    return min(1.0, LARGEST_TEXT / look.text_scale)


def _px(size: float) -> int:
    return look.px(size * _factor())


class SectionButton(QAbstractButton):
    """A chip: the name of a part, and how much can be chosen there."""

    def __init__(self, number: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.number = number
        self.count = 0
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Tab belongs to the words of the text
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def show_section(self, name: str, count: int) -> None:
        self.count = count
        self.setText(f"{name} · {count}" if count else name)
        spoken = tr("{section}: {n} to choose here", section=name, n=count) if count else name
        self.setAccessibleName(spoken)
        self.setToolTip(f"{spoken} (Ctrl+{self.number + 1})" if self.number < KEYS else spoken)
        self.show()

    def sizeHint(self) -> QSize:
        width = QFontMetrics(look.font("note_bold", _factor())).horizontalAdvance(self.text())
        return QSize(width + 2 * _px(PAD), _px(HEIGHT) + 2 * _px(GAP))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = look.state("legal") if self.count else look.colour("line")
        fill = look.colour("accent_soft" if self.underMouse() or self.isDown() else "raised")
        inset = _px(GAP) + 0.5  # pressed more easily than it is large
        area = QRectF(self.rect()).adjusted(0.5, inset, -0.5, -inset)
        box(painter, area, fill, line, area.height() / 2)
        painter.setFont(look.font("note_bold" if self.count else "note", _factor()))
        painter.setPen(look.state("legal") if self.count else look.colour("text"))
        painter.drawText(self.rect(), Qt.AlignmentFlag.AlignCenter, self.text())


class SectionBar(QWidget):
    """Chips in lines, as many lines as they need."""

    pressed = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.buttons: list[SectionButton] = []

    def set_sections(self, sections: Sequence[Section]) -> None:
        while len(self.buttons) < len(sections):
            button = SectionButton(len(self.buttons), self)
            button.clicked.connect(self._clicked)
            self.buttons.append(button)
        for button in self.buttons[len(sections) :]:
            button.hide()
            button.deleteLater()
        del self.buttons[len(sections) :]
        for button, section in zip(self.buttons, sections, strict=True):
            button.show_section(section.name, section.to_choose)

    def _clicked(self) -> None:
        button = self.sender()
        if isinstance(button, SectionButton):
            self.pressed.emit(button.number)

    def lay_out(self, width: int) -> int:
        """Places the chips; the height they need, 0 without any."""
        if not self.buttons:
            return 0
        gap = _px(GAP)
        x, y = gap, 0
        for button in self.buttons:
            size = button.sizeHint()
            if x > gap and x + size.width() + gap > width:
                x, y = gap, y + size.height() - gap
            button.setGeometry(x, y, min(size.width(), width - 2 * gap), size.height())
            x += size.width() + gap
        return y + self.buttons[0].height()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour("panel"))
        painter.setPen(look.colour("line"))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
