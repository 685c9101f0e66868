"""Pieces on the map and the cult board, and the signs that a decision lays over them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.art import look
from desktop.board.sprite import Sprite, draw_picture
from desktop.games.terra_mystica import layout
from desktop.games.terra_mystica.painted import Painted
from desktop.games.terra_mystica.painting import (
    CENTRE,
    draw_signs,
    ink,
    owner_mark,
    shade,
    signs_width,
    tone,
    write,
)

# z values: what lies over what
PATCH_Z, TOWN_Z, BRIDGE_Z, PIECE_Z, TILE_Z, MARKER_Z, SHELF_Z, WHEEL_Z, SYMBOL_Z, TAG_Z, LINK_Z, FLIGHT_Z = (
    -50,
    -20,
    -10,
    0,
    10,
    20,
    300,
    400,
    890,
    912,
    920,
    930,
)
GHOST_Z = 911  # over the tint of the place that is pointed at, under its price


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


class Patch(Painted):
    """The terrain of a transformed hex. key: picture."""

    def __init__(self, hex_index: int) -> None:
        rect = layout.hex_rect(hex_index, 0.4)
        super().__init__(rect.width(), rect.height(), 0)
        self.setPos(rect.topLeft())
        self.setZValue(PATCH_Z)

    def draw(self, painter: QPainter) -> None:
        draw_picture(painter, str(self.key[0]), self.rect)


class Marker(Painted):
    """A player's disc on a cult track. key: colour, size."""

    def __init__(self) -> None:
        super().__init__(max(layout.MARKERS), max(layout.MARKERS), 0)
        self.setZValue(MARKER_Z)

    def draw(self, painter: QPainter) -> None:
        colour, size = self.key
        owner_mark(painter, str(colour), 0, 0, float(str(size)))


class OrderPriest(Painted):
    """A priest that stays on an order space. key: colour."""

    def __init__(self, rect: QRectF) -> None:
        size = min(rect.width() + 8, rect.height())
        super().__init__(size, size, 0)
        self.setPos(rect.center().x() - size / 2, rect.center().y() - size / 2 - 1)
        self.setZValue(MARKER_Z)

    def draw(self, painter: QPainter) -> None:
        draw_picture(painter, "terra_mystica/priest", self.rect, tint=str(self.key[0]))


class TownOutline(Painted):
    """The wall around some hexes, in its owner's colour, with a dashed line inside so that colour is not alone.

    key: colour, how much of it stands already (0 to 1).
    """

    def __init__(self, hexes: list[int]) -> None:
        area = QPainterPath()
        area.setFillRule(layout.WINDING)
        for index in hexes:
            area.addPath(layout.hexagon(layout.CENTRES[index]))
        box = area.boundingRect()
        super().__init__(box.width(), box.height(), 5)
        self._area = area.translated(-box.topLeft())
        self._edges = [
            (one - box.topLeft(), other - box.topLeft()) for one, other in layout.outer_edges(hexes)
        ]
        self.setPos(box.topLeft())
        self.setZValue(TOWN_Z)

    def draw(self, painter: QPainter) -> None:
        colour, part = str(self.key[0]), float(str(self.key[1]))
        painter.fillPath(self._area, tone(colour, 1, round(46 * part)))
        path = QPainterPath()
        for one, other in self._edges[: round(part * len(self._edges))]:
            path.moveTo(one)
            path.lineTo(other)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in (
            QPen(tone(colour, 3), 7.5),
            QPen(tone(colour, 1), 5),
            QPen(tone("bone", 0), 1.8, Qt.PenStyle.DashLine),
        ):
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPath(path)


class TownMark(Painted):
    """The round sign of a town. key: colour."""

    def __init__(self, centre: QPointF) -> None:
        super().__init__(27, 27, 0)
        self.setPos(centre - QPointF(13.5, 13.5))
        self.setZValue(PIECE_Z + 1)

    def draw(self, painter: QPainter) -> None:
        draw_picture(painter, "terra_mystica/town_marker", self.rect, tint=str(self.key[0]))


class PowerLinks(QGraphicsItem):
    """Power offered: lines from the new building to the neighbours, each with what that neighbour is worth."""

    def __init__(self, start: QPointF, ends: list[tuple[QPointF, int]]) -> None:
        super().__init__()
        self.start, self.ends = start, ends
        path = QPainterPath(start)
        for end, _ in ends:
            path.moveTo(start)
            path.lineTo(end)
        self._path = path
        self.setZValue(LINK_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-46, -46, 46, 46)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for pen in (QPen(tone("bone", 0), 8), QPen(tone("violet", 1), 4.5, Qt.PenStyle.DotLine)):
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            painter.drawPath(self._path)
        for end, power in self.ends:
            middle = (self.start + end) * 0.5
            painter.setPen(QPen(tone("violet", 3), 2))
            painter.setBrush(tone("bone", 0))
            box = QRectF(middle.x() - 19, middle.y() - 12, 38, 24)
            painter.drawRoundedRect(box, 12, 12)
            draw_picture(painter, "icons/power", QRectF(box.x() + 3, box.y() + 3, 18, 18))
            write(
                painter,
                QRectF(box.x() + 20, box.y(), 15, 24),
                str(power),
                16,
                tone("violet", 3),
                align=CENTRE,
            )


class Tag(Painted):
    """The price at a space. key: signs."""

    WIDE, HIGH = 72.0, 21.0
    STATE = "legal"

    def __init__(self, hex_index: int) -> None:
        super().__init__(self.WIDE, self.HIGH, 1)
        self.setPos(layout.CENTRES[hex_index] + QPointF(-self.WIDE / 2, 10))
        self.setZValue(TAG_Z)

    def draw(self, painter: QPainter) -> None:
        signs: list[tuple[str, str]] = list(self.key)  # type: ignore[arg-type]
        width = min(signs_width(signs, 17, 15, 3) + 10, self.WIDE)
        pill = QRectF((self.WIDE - width) / 2, 0.5, width, self.HIGH - 1)
        painter.setPen(QPen(look.state(self.STATE), 1.5))
        painter.setBrush(tone("bone", 0))
        painter.drawRoundedRect(pill, 10, 10)
        draw_signs(painter, pill.adjusted(3, 0, -3, 0), signs, 17, 15, ink(), gap=3)


class TooDear(Tag):
    """The price at a space that cannot be paid, crossed out. key: signs."""

    STATE = "illegal"

    def draw(self, painter: QPainter) -> None:
        painter.setOpacity(0.85)
        super().draw(painter)
        painter.setOpacity(1)
        signs: list[tuple[str, str]] = list(self.key)  # type: ignore[arg-type]
        half = min(signs_width(signs, 17, 15, 3) / 2 + 6, self.WIDE / 2)
        painter.setPen(QPen(look.state("illegal"), 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        middle = self.rect.center()
        painter.drawLine(middle + QPointF(-half, 4), middle + QPointF(half, -4))


def bridge_sprite(site: int, colour: str) -> Sprite:
    """A bridge of that colour at its site."""
    bridge = Sprite("terra_mystica/bridge", layout.BRIDGE_LENGTH, tint=colour)
    middle, angle = layout.bridge_place(site)
    box = bridge.boundingRect()
    bridge.setTransformOriginPoint(box.center())
    bridge.setPos(middle - box.center())
    bridge.setRotation(angle)
    bridge.setZValue(BRIDGE_Z)
    return bridge


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

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(shade(90), 1.2))
        painter.setBrush(tone("bone", 0, 110))
        painter.drawRect(QRectF(-25, -4, 50, 8))
