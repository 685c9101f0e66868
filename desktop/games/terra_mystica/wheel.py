"""The terrain wheel that opens over a hex: all seven terrains in their order, with the spades each one takes."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from desktop.board.scene import circle_path
from desktop.board.sprite import draw_picture
from desktop.games.terra_mystica import layout
from desktop.games.terra_mystica.items import WHEEL_Z
from desktop.games.terra_mystica.painted import Painted
from desktop.games.terra_mystica.painting import draw_signs, ink, shade, signs_width, tone, write
from rules.terra_mystica.board import TERRAIN

EDGE = layout.WHEEL_RADIUS + 4
MIDDLE = 84.0  # how high the space in the middle is


class Wheel(Painted):
    """The space in the middle, as it is or as the terrain that is pointed at would make it.

    key: hex name, terrain now, home terrain, ((terrain, signs), ...) of what can be reached, terrain in the middle.
    """

    def __init__(self, centre: QPointF) -> None:
        super().__init__(2 * EDGE, 2 * EDGE, 4)
        self.setPos(centre - QPointF(EDGE, EDGE))
        self.setZValue(WHEEL_Z)

    def draw(self, painter: QPainter) -> None:
        name, now, home, reached, shown = self.key
        options = dict(reached)  # type: ignore[call-overload]
        middle = QPointF(EDGE, EDGE)
        radius = layout.WHEEL_RADIUS
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade(110))
        painter.drawEllipse(middle + QPointF(2, 4), radius, radius)
        painter.setBrush(tone("wood", 2))
        painter.setPen(QPen(tone("wood", 3), 2.5))
        painter.drawEllipse(middle, radius, radius)
        painter.setBrush(tone("bone", 0))
        painter.setPen(QPen(tone("wood", 3), 1.5))
        painter.drawEllipse(middle, radius - 8, radius - 8)
        painter.setPen(QPen(tone("bone", 2), 2, Qt.PenStyle.DashLine))
        painter.drawEllipse(middle, layout.WHEEL_RING, layout.WHEEL_RING)
        for terrain in range(7):
            self._draw_terrain(
                painter, middle, terrain, terrain == now, terrain == home, options.get(terrain, ())
            )
        self._draw_middle(painter, middle, str(name), int(str(shown)))

    def foresee(self, terrain: int | None) -> None:
        """A terrain is pointed at, or none: the space in the middle shows it."""
        self.show_as(*self.key[:4], self.key[1] if terrain is None else terrain)

    @staticmethod
    def _draw_middle(painter: QPainter, middle: QPointF, name: str, terrain: int) -> None:
        rect = QRectF(middle.x() - MIDDLE * 0.433, middle.y() - MIDDLE / 2, MIDDLE * 0.866, MIDDLE)
        draw_picture(painter, f"terra_mystica/hex_{TERRAIN.word(terrain)}", rect)
        plate = QRectF(middle.x() - 20, middle.y() + MIDDLE / 2 - 17, 40, 22)
        painter.setPen(QPen(tone("bone", 3), 1.2))
        painter.setBrush(tone("bone", 0))
        painter.drawRoundedRect(plate, 9, 9)
        write(painter, plate, name, 17, ink())

    @staticmethod
    def _draw_terrain(
        painter: QPainter,
        middle: QPointF,
        terrain: int,
        now: bool,
        home: bool,
        signs: tuple[tuple[str, str], ...],
    ) -> None:
        place = layout.wheel_place(middle, terrain)
        size = 48.0
        rect = QRectF(place.x() - size * 0.433, place.y() - size / 2 - 9, size * 0.866, size)
        painter.setOpacity(1.0 if signs or now else 0.35)
        draw_picture(painter, f"terra_mystica/hex_{TERRAIN.word(terrain)}", rect)
        painter.setOpacity(1.0)
        if home:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for pen in (QPen(tone("gold", 3), 5.5), QPen(tone("gold", 1), 3)):
                painter.setPen(pen)
                painter.drawPath(layout.hexagon(rect.center(), size / 2))
        if now:
            painter.setPen(QPen(ink(), 2.5))
            painter.setBrush(tone("bone", 0))
            painter.drawEllipse(rect.center(), 6, 6)
        if signs:
            wide = signs_width(signs, 15, 14, 2) + 8
            pill = QRectF(place.x() - wide / 2, place.y() + 7, wide, 18)
            painter.setPen(QPen(tone("bone", 3), 1.2))
            painter.setBrush(tone("bone", 0))
            painter.drawRoundedRect(pill, 9, 9)
            draw_signs(painter, pill, signs, 15, 14, ink(), gap=2)


def sector(centre: QPointF, terrain: int) -> QPainterPath:
    """Where a terrain of the wheel is pointed at."""
    return circle_path(layout.wheel_place(centre, terrain), layout.WHEEL_DISC)
