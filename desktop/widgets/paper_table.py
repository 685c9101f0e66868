"""A table printed on paper: no grid, every second row tinted, a bold line of headings."""

from __future__ import annotations

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter
from PySide6.QtWidgets import QHeaderView, QTableWidget, QWidget

from desktop.art import art, look
from desktop.widgets.paint import glyph
from desktop.widgets.scroll_bar import make_slim

EDGE = 4  # between a cell's words and its border
SIGN_SIZE = 18
LEAST_FONT = 9
SIGN = Qt.ItemDataRole.UserRole  # of a heading: the colour of the player it names


class PaperHeader(QHeaderView):
    """Headings in the table's own look; one may carry a player's sign, and one the arrow of the sorted column."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionsClickable(True)
        self.setHighlightSections(False)

    def sizeHint(self) -> QSize:
        return QSize(super().sizeHint().width(), max(32, look.px(34)))

    def _font(self) -> QFont:
        """One size for all: that of the heading with the least room for its words."""
        model, font = self.model(), look.font("body_bold")
        metrics = QFontMetricsF(font)
        share = 1.0
        for section in range(self.count()):
            words = str(model.headerData(section, Qt.Orientation.Horizontal) or "")
            room = self.sectionSize(section) - 2 * look.px(EDGE) - self._beside(section)
            share = min(share, room / max(1.0, metrics.horizontalAdvance(words)))
        font.setPixelSize(max(LEAST_FONT, int(font.pixelSize() * share)))
        return font

    def _beside(self, section: int) -> int:
        """Room for what stands beside the words: a player's sign, or the arrow of the sorted column."""
        sign = self.model().headerData(section, Qt.Orientation.Horizontal, SIGN)
        arrow = self.isSortIndicatorShown() and section == self.sortIndicatorSection()
        return look.px(SIGN_SIZE) + look.px(6) if sign or arrow else 0

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:
        model, across = self.model(), Qt.Orientation.Horizontal
        words = str(model.headerData(section, across) or "")
        align = model.headerData(section, across, Qt.ItemDataRole.TextAlignmentRole)
        right = bool(Qt.AlignmentFlag(align) & Qt.AlignmentFlag.AlignRight) if align is not None else False
        sign = model.headerData(section, across, SIGN)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        inner = QRectF(rect).adjusted(look.px(EDGE), 0, -look.px(EDGE), 0)
        painter.setFont(self._font())
        painter.setPen(look.colour("text"))
        long = painter.fontMetrics().horizontalAdvance(words)
        painter.drawText(
            inner,
            Qt.AlignmentFlag.AlignVCenter
            | (Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft),
            words,
        )
        size = look.px(SIGN_SIZE)
        beside = inner.right() - long - size - look.px(6) if right else inner.left() + long + look.px(6)
        if sign:
            glyph(painter, str(sign), beside, rect.center().y() - size / 2, size)
        elif self.isSortIndicatorShown() and section == self.sortIndicatorSection():
            name = "ui_up" if self.sortIndicatorOrder() == Qt.SortOrder.AscendingOrder else "ui_down"
            art.draw(
                painter,
                f"icons/{name}",
                QRectF(beside, rect.center().y() - size / 2, size, size),
                ink="text_soft",
            )
        painter.setPen(QColor(look.colour("text_soft")))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        painter.restore()


class PaperTable(QTableWidget):
    """Read only; rows are high enough to be followed by the eye."""

    def __init__(self) -> None:
        super().__init__()
        self.setHorizontalHeader(PaperHeader(self))
        self.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.verticalHeader().hide()
        self.setShowGrid(False)
        self.setAlternatingRowColors(True)
        self.setFrameShape(QTableWidget.Shape.NoFrame)
        self.setSelectionBehavior(QTableWidget.SelectionBehavior.SelectRows)
        self.viewport().setAutoFillBackground(False)
        make_slim(self)

    def fit_rows(self) -> None:
        """After filling, and again when the text size has changed."""
        self.setFont(look.font("body"))
        self.verticalHeader().setMinimumSectionSize(max(28, look.px(28)))
        self.resizeRowsToContents()
