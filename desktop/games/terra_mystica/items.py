"""Items of the table. Each paints itself once per zoom into a pixmap of its own, so that a repaint only copies pixels."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.art import look
from desktop.board.sprite import draw_picture
from desktop.games.terra_mystica import layout
from desktop.games.terra_mystica.painting import CENTRE, owner_mark, shade, tone, write

# z values: what lies over what
PATCH_Z, TOWN_Z, BRIDGE_Z, PIECE_Z, LINK_Z, TILE_Z, MARKER_Z, SHELF_Z, WHEEL_Z = -50, -20, -10, 0, 5, 10, 20, 300, 400


class Painted(QGraphicsItem):
    """Base: subclasses implement `draw` in their own units; `show` with another key draws anew."""

    def __init__(self, width: float, height: float, margin: float = 4) -> None:
        super().__init__()
        self.width, self.height = width, height
        self._bounds = QRectF(-margin, -margin, width + 2 * margin, height + 2 * margin)
        self._pixmap: QPixmap | None = None
        self._drawn: tuple[object, ...] = ()
        self.key: tuple[object, ...] = ()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def rect(self) -> QRectF:
        return QRectF(0, 0, self.width, self.height)

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError

    def show_as(self, *key: object) -> None:
        """Changes what is shown, if it differs."""
        if key != self.key:
            self.key = key
            self._pixmap = None
            self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        transform = painter.worldTransform()
        ratio = painter.device().devicePixelRatio()
        scale = math.hypot(transform.m11(), transform.m12())
        drawn = (scale, ratio, look.theme, look.vision, look.glyphs)
        if self._pixmap is None or self._drawn != drawn:
            self._drawn = drawn
            self._pixmap = self._raster(scale, ratio)
        corner = transform.map(self._bounds.topLeft())
        painter.save()
        painter.setWorldTransform(QTransform.fromTranslate(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio))
        painter.drawPixmap(0, 0, self._pixmap)
        painter.restore()

    def _raster(self, scale: float, ratio: float) -> QPixmap:
        factor = scale * ratio
        pixmap = QPixmap(max(1, math.ceil(self._bounds.width() * factor)), max(1, math.ceil(self._bounds.height() * factor)))
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.TextAntialiasing)
        painter.scale(factor, factor)
        painter.translate(-self._bounds.topLeft())
        self.draw(painter)
        painter.end()
        pixmap.setDevicePixelRatio(ratio)
        return pixmap


class Piece(Painted):
    """A structure on its hex, with its owner's sign. key: picture, colour, is it in a town."""

    SIZE = 54.0

    def __init__(self, hex_index: int) -> None:
        super().__init__(layout.HEX_WIDTH, layout.HEX_HEIGHT, 0)
        self.hex = hex_index
        self.home = layout.hex_rect(hex_index).topLeft()
        self.setPos(self.home)
        self.setZValue(PIECE_Z)

    def draw(self, painter: QPainter) -> None:
        picture, colour = str(self.key[0]), str(self.key[1])
        draw_picture(painter, "terra_mystica/clearing", self.rect)
        x, y = (self.width - self.SIZE) / 2, (self.height - self.SIZE) / 2 - 4
        draw_picture(painter, picture, QRectF(x, y, self.SIZE, self.SIZE), tint=colour)
        if look.glyphs:
            owner_mark(painter, colour, self.width / 2 + 11, self.height / 2 + 9, 17)


class Ghost(Piece):
    """The piece an option would put here."""

    def __init__(self, hex_index: int) -> None:
        super().__init__(hex_index)
        self.setOpacity(0.66)


class Marker(Painted):
    """A player's disc on a cult track. key: colour."""

    def __init__(self) -> None:
        super().__init__(layout.MARKER, layout.MARKER, 0)
        self.setZValue(MARKER_Z)

    def draw(self, painter: QPainter) -> None:
        owner_mark(painter, str(self.key[0]), 0, 0, layout.MARKER)


class OrderPriest(Painted):
    """A priest that stays on an order space. key: colour."""

    def __init__(self, rect: QRectF) -> None:
        size = min(rect.width() + 8, rect.height())
        super().__init__(size, size, 0)
        self.setPos(rect.center().x() - size / 2, rect.center().y() - size / 2 - 1)
        self.setZValue(MARKER_Z)

    def draw(self, painter: QPainter) -> None:
        draw_picture(painter, "terra_mystica/priest", self.rect, tint=str(self.key[0]))


class TownOutline(QGraphicsItem):
    """The wall around a town, in its owner's colour, dashed inside so that colour is not alone."""

    def __init__(self) -> None:
        super().__init__()
        self._edges = QPainterPath()
        self._area = QPainterPath()
        self._colour = "gray"
        self.setZValue(TOWN_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_town(self, edges: QPainterPath, area: QPainterPath, colour: str) -> None:
        self.prepareGeometryChange()
        self._edges, self._area, self._colour = edges, area, colour
        self.update()

    def boundingRect(self) -> QRectF:
        return self._area.boundingRect().adjusted(-5, -5, 5, 5)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(self._area, tone(self._colour, 1, 46))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in (QPen(tone(self._colour, 3), 7.5), QPen(tone(self._colour, 1), 5), QPen(tone("bone", 0), 1.8, Qt.PenStyle.DashLine)):
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPath(self._edges)


class TownMark(Painted):
    """The round sign of a town. key: colour."""

    def __init__(self, centre: QPointF) -> None:
        super().__init__(27, 27, 0)
        self.setPos(centre - QPointF(13.5, 13.5))
        self.setZValue(PIECE_Z + 1)

    def draw(self, painter: QPainter) -> None:
        draw_picture(painter, "terra_mystica/town_marker", self.rect, tint=str(self.key[0]))


class PowerLinks(QGraphicsItem):
    """Power offered: lines from the new building to the neighbours, and the amount."""

    def __init__(self, start: QPointF, ends: list[QPointF], power: int) -> None:
        super().__init__()
        self._start, self._ends, self._power = start, ends, power
        path = QPainterPath(start)
        for end in ends:
            path.moveTo(start)
            path.lineTo(end)
        self._path = path
        self.setZValue(LINK_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-46, -46, 46, 46)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in (QPen(tone("bone", 0), 8), QPen(tone("violet", 1), 4.5, Qt.PenStyle.DotLine)):
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPath(self._path)
        painter.setPen(QPen(tone("violet", 1), 4))
        painter.drawPath(layout.hexagon(self._start, layout.SIDE - 3))
        for end in self._ends:
            middle = (self._start + end) / 2
            painter.setPen(QPen(tone("violet", 3), 2))
            painter.setBrush(tone("bone", 0))
            box = QRectF(middle.x() - 19, middle.y() - 12, 38, 24)
            painter.drawRoundedRect(box, 12, 12)
            draw_picture(painter, "icons/power", QRectF(box.x() + 3, box.y() + 3, 18, 18))
            write(painter, QRectF(box.x() + 20, box.y(), 15, 24), str(self._power), 16, tone("violet", 3), align=CENTRE)


class Site(QGraphicsItem):
    """A free bridge site while one is looked for: a faint bar."""

    def __init__(self, site: int) -> None:
        super().__init__()
        middle, angle = layout.bridge_place(site)
        self.setPos(middle)
        self.setRotation(angle)
        self.setZValue(BRIDGE_Z - 1)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return QRectF(-30, -7, 60, 14)

    def paint(self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(shade(120), 1.5, Qt.PenStyle.DashLine))
        painter.setBrush(tone("bone", 0, 110))
        painter.drawRoundedRect(QRectF(-26, -5, 52, 10), 4, 4)
