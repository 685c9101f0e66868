"""What stands in the tray beside the cards: the piles, and the buttons of the panel at the right."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from desktop.art import art, look
from desktop.board.backdrop import Backdrop
from desktop.board.sprite import draw_picture, tile_ground
from desktop.games.res_arcana.table_items import CENTRE, FELT, LEFT, Painted, draw_pill_parts
from desktop.widgets.paint import Part

LEAST_TEXT = 11  # units of the tray, which are pixels on the smallest window
ON_FELT, SOFT, DIM = QColor("#fbf3e1"), QColor("#d9cbb0"), QColor("#8f8a78")


class Ground(Backdrop):
    """Felt and a dark board for the hand, a lighter one for the panel."""

    def __init__(self) -> None:
        super().__init__(QRectF(), self._paint_boards, opaque=True)
        self._panel = QRectF()

    def set(self, rect: QRectF, panel: QRectF) -> None:
        if (rect, panel) != (self._rect, self._panel):
            self._panel = panel
            self.invalidate(rect)

    def _paint_boards(self, painter: QPainter) -> None:
        tile_ground(painter, FELT, self._rect)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(28, 20, 14, 165))
        painter.drawRoundedRect(self._rect.adjusted(1, 1, -1, -1), 8, 8)
        painter.setPen(QPen(QColor(224, 182, 74, 110), 1.2))
        painter.setBrush(QColor(46, 34, 24, 225))
        painter.drawRoundedRect(self._panel, 8, 8)


class Pile(Painted):
    """A deck (its back) or a discard pile (its last card below), with the number of cards."""

    def __init__(self, tint: str) -> None:
        super().__init__(QRectF())
        self._tint, self._count, self._word, self._open = tint, 0, "", False

    def set(self, rect: QRectF, count: int, word: str, is_open: bool) -> None:
        self.prepareGeometryChange()
        self._rect, self._count, self._word, self._open = rect, count, word, is_open
        self.changed()

    def draw(self, painter: QPainter) -> None:
        rect = self._rect
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = rect.width() * art.aspect("common/card_back")
        back = QRectF(rect.x(), rect.y() + 2, rect.width(), height)
        if self._count and not self._open:
            draw_picture(painter, "common/card_back", back, tint=self._tint)
        else:
            pen = QPen(DIM, 1.2)
            pen.setDashPattern([4, 3])
            painter.setPen(QPen(SOFT, 1.4) if self._count else pen)
            painter.setBrush(QColor(248, 239, 220, 235) if self._count else QColor(0, 0, 0, 40))
            painter.drawRoundedRect(back.adjusted(1, 1, -1, -1), 5, 5)
        ink = QColor("#2b2118") if self._open and self._count else ON_FELT
        painter.setFont(look.plain_font(24, True))
        spot = QRectF(back.center().x() - 17, back.center().y() - 17, 34, 34)
        if not self._open and self._count:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(28, 20, 14, 215))
            painter.drawEllipse(spot)
        painter.setPen(ink)
        painter.drawText(spot, int(CENTRE), str(self._count))
        painter.setPen(SOFT)
        painter.setFont(look.fit(self._word, rect.width() + 4, look.plain_font(13), 0.7))
        below = QRectF(rect.x() - 3, back.bottom() + 3, rect.width() + 6, 18)
        painter.drawText(below, int(CENTRE), self._word)


class Control(Painted):
    """A button of the panel: words or icons; `primary` is the one that gives the answer; off ones are grey."""

    def __init__(
        self, rect: QRectF, parts: Sequence[Part], primary: bool = False, off: bool = False, size: float = 15
    ) -> None:
        super().__init__(rect)
        self.parts, self._primary, self._off, self._size = list(parts), primary, off, size
        self.setZValue(20)

    def draw(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill = QColor("#f8efdc")
        ink = QColor("#2b2118")
        edge = QColor("#b98a3a")
        if self._primary:
            fill, edge = QColor("#f0a94f"), QColor("#fff1d2")
        if self._off:
            fill, ink, edge = QColor(70, 58, 46), QColor("#a3957f"), QColor(96, 82, 64)
        painter.setPen(QPen(edge, 1.6))
        painter.setBrush(fill)
        painter.drawRoundedRect(self._rect.adjusted(1, 1, -1, -1), 7, 7)
        draw_pill_parts(painter, self._rect.adjusted(3, 0, -3, 0), self.parts, self._size, ink)


class Words(Painted):
    """Lines of text in the panel."""

    def __init__(
        self,
        rect: QRectF,
        text: str,
        size: float = 13,
        bold: bool = False,
        colour: QColor = ON_FELT,
        wrap: bool = False,
        align: Qt.AlignmentFlag = LEFT,
    ) -> None:
        super().__init__(rect)
        self.text, self._colour, self._wrap, self._align = text, colour, wrap, align
        font = look.plain_font(size, bold)
        self._font = self._fitted(font) if wrap else look.fit(text, rect.width(), font, 0.72)
        self.setZValue(20)

    def _fitted(self, font: QFont) -> QFont:
        """Small enough that all lines stand in the rectangle."""
        flags = int(self._align) | int(Qt.TextFlag.TextWordWrap)
        room = QRectF(0, 0, self._rect.width(), 1000)
        while (
            font.pixelSize() > LEAST_TEXT
            and QFontMetricsF(font).boundingRect(room, flags, self.text).height() > self._rect.height()
        ):
            font.setPixelSize(font.pixelSize() - 1)
        return font

    def draw(self, painter: QPainter) -> None:
        painter.setFont(self._font)
        painter.setPen(self._colour)
        flags = int(self._align) | (int(Qt.TextFlag.TextWordWrap) if self._wrap else 0)
        painter.drawText(self._rect, flags, self.text)


class Icon(Painted):
    """One picture of the panel, pale where its type is excluded."""

    def __init__(self, rect: QRectF, path: str, pale: bool = False) -> None:
        super().__init__(rect)
        self._path, self._pale = path, pale
        self.setZValue(20)

    def draw(self, painter: QPainter) -> None:
        if self._pale:
            painter.setOpacity(0.35)
        draw_picture(painter, self._path, self._rect)
