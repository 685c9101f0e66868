"""A drop-down list in the look of the other buttons, its field and rows large enough for a finger."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QStyledItemDelegate, QStyleOptionViewItem

from desktop.art import art, look
from desktop.widgets.paint import LEFT, box
from desktop.widgets.scroll_bar import make_slim

LEAST = 32  # pixels, also with small text
EDGE, CHEVRON, PICTURE = 11, 16, 20


def row_height() -> int:
    """The height of anything that is clicked in a list."""
    return max(LEAST, look.px(LEAST))


class TallRows(QStyledItemDelegate):
    """Rows of a list that are easy to hit."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        wanted = super().sizeHint(option, index)
        return QSize(wanted.width(), max(wanted.height(), row_height()))


class Combo(QComboBox):
    """Shows what is chosen and a chevron; a click, Space or the arrow keys choose."""

    def __init__(self, letters: int = 0) -> None:
        """With `letters` it keeps room for so many and elides the rest; without, it is as wide as its texts."""
        super().__init__()
        policy = QComboBox.SizeAdjustPolicy
        self.setSizeAdjustPolicy(
            policy.AdjustToMinimumContentsLengthWithIcon if letters else policy.AdjustToContents
        )
        self.setMinimumContentsLength(letters)
        self.setItemDelegate(TallRows(self))
        make_slim(self.view())
        self.setMinimumHeight(LEAST)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        look.changed.connect(self._follow)

    def _follow(self) -> None:
        self.updateGeometry()
        self.update()

    def showPopup(self) -> None:
        """The list is never narrower than its longest row, whatever the field shows of it."""
        widest = max(
            (self.fontMetrics().horizontalAdvance(self.itemText(i)) for i in range(self.count())), default=0
        )
        self.view().setMinimumWidth(max(self.width(), widest + look.px(PICTURE + 40)))
        super().showPopup()

    def sizeHint(self) -> QSize:
        """As wide as the longest text, or as so many letters."""
        metrics = self.fontMetrics()
        if self.sizeAdjustPolicy() == QComboBox.SizeAdjustPolicy.AdjustToContents:
            texts = (self.itemText(i) for i in range(self.count()))
            width = max((metrics.horizontalAdvance(text) for text in texts), default=0)
        else:
            width = metrics.horizontalAdvance("x") * self.minimumContentsLength()
        if any(not self.itemIcon(i).isNull() for i in range(self.count())):
            width += look.px(PICTURE + 6)
        return QSize(width + look.px(2 * EDGE + CHEVRON + 4), max(super().sizeHint().height(), row_height()))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def text_area(self) -> QRect:
        """Where the chosen text is written."""
        left = look.px(EDGE)
        if not self.itemIcon(self.currentIndex()).isNull():
            left += look.px(PICTURE + 6)
        return self.rect().adjusted(left, 0, -look.px(EDGE + CHEVRON + 2), 0)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        hover = self.underMouse() and self.isEnabled()
        fill = look.colour("accent_soft" if hover else "raised" if self.isEnabled() else "panel")
        line = look.colour("focus" if self.hasFocus() else "accent" if hover else "line")
        box(painter, self.rect(), fill, line, 9, 2.5 if self.hasFocus() else 1.5)
        ink = "text" if self.isEnabled() else "text_soft"
        side = look.px(CHEVRON)
        at = QRectF(self.width() - look.px(EDGE) - side, (self.height() - side) / 2, side, side)
        art.draw(painter, "icons/ui_down", at, ink="text_soft")
        icon, area = self.itemIcon(self.currentIndex()), self.text_area()
        if not icon.isNull():
            size = look.px(PICTURE)
            icon.paint(painter, QRect(look.px(EDGE), (self.height() - size) // 2, size, size))
        painter.setFont(look.fit(self.currentText(), area.width(), self.font(), smallest=0.85))
        painter.setPen(look.colour(ink))
        text = painter.fontMetrics().elidedText(
            self.currentText(), Qt.TextElideMode.ElideRight, area.width() + 1
        )
        self.setToolTip(self.currentText() if text != self.currentText() else "")
        painter.drawText(area, LEFT, text)
