"""What never changes on the table, painted once per zoom step: map, cult board, trays."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.board.backdrop import seen
from desktop.board.sprite import draw_picture
from desktop.games.terra_mystica import layout, symbols
from desktop.games.terra_mystica.painting import badge, ink, shade, tone, wooden_frame, write
from rules.terra_mystica.board import (
    HEX_COUNT,
    LAND_HEXES,
    PRINTED_TERRAIN,
    RIVER,
    RIVER_HEXES,
    SHORES,
    TERRAIN,
)
from rules.terra_mystica.content import CULT, CULT_POWER, CULT_TOP, ORDER_STEPS

SHALLOWS = ((8.0, 0.28), (4.5, 0.5))  # how far out, how light


def paint_ground(painter: QPainter) -> None:
    _map(painter)
    _cult_board(painter)
    _tray(painter, layout.POWER)


def _between(one: QColor, other: QColor, part: float) -> QColor:
    mixed = (round(a + (b - a) * part) for a, b in zip(one.getRgb()[:3], other.getRgb()[:3], strict=True))  # type: ignore[index]
    return QColor(*mixed)


def terrain_picture(terrain: int) -> str:
    return f"terra_mystica/hex_{TERRAIN.word(terrain)}"


def _map(painter: QPainter) -> None:
    wooden_frame(painter, layout.MAP, layout.FRAME)
    painter.save()
    painter.setClipRect(layout.WATER)
    painter.fillRect(layout.WATER, tone("river", 1))
    for index in RIVER_HEXES:
        draw_picture(painter, terrain_picture(RIVER), layout.hex_rect(index, 0.6))
    # Shallows: opaque tones, so that neighbours may overlap (a stroke around the whole coast takes ten times as long).
    painter.setPen(Qt.PenStyle.NoPen)
    for grow, part in SHALLOWS:
        painter.setBrush(_between(tone("river", 1), tone("river", 0), part))
        for index in LAND_HEXES:
            if SHORES[index]:
                painter.drawPath(layout.hexagon(layout.CENTRES[index], layout.SIDE + grow))
    for index in LAND_HEXES:
        draw_picture(painter, "terra_mystica/hex_shadow", layout.hex_rect(index).translated(2.2, 5))
    for index in range(HEX_COUNT):
        if PRINTED_TERRAIN[index] != RIVER:
            draw_picture(painter, terrain_picture(PRINTED_TERRAIN[index]), layout.hex_rect(index, 0.3))
    painter.restore()
    inner = layout.WATER
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade(60))
    painter.drawRect(QRectF(inner.x(), inner.y(), inner.width(), 4))
    painter.drawRect(QRectF(inner.x(), inner.y(), 4, inner.height()))


def _cult_board(painter: QPainter) -> None:
    rect = layout.CULTS
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade(110))
    painter.drawRoundedRect(rect.translated(2, 4), 10, 10)
    painter.setBrush(tone("cocoa", 3))
    painter.setPen(QPen(tone("wood", 3), 2))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 10, 10)
    for cult in range(4):
        if seen(painter, layout.cult_row(cult)):
            _cult_row(painter, cult)


def _cult_row(painter: QPainter, cult: int) -> None:
    name = CULT.word(cult)
    row = layout.cult_row(cult)
    painter.setPen(QPen(tone(name, 3), 1.5))
    painter.setBrush(tone(name, 1))
    painter.drawRoundedRect(row, 8, 8)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tone(name, 0, 90))
    painter.drawRoundedRect(QRectF(row.x() + 2, row.y() + 2, row.width() - 4, 9), 5, 5)
    size = 34.0
    draw_picture(
        painter,
        f"icons/{symbols.CULT_ICONS[cult]}",
        QRectF(row.x() + 4, row.center().y() - size / 2, size, size),
    )
    for space in range(CULT_TOP + 1):
        cell = layout.cult_space(cult, space)
        power = CULT_POWER.get(space, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone("bone", 0, 225 if power else 140))
        painter.drawRoundedRect(cell, 5, 5)
        if power:
            step = 7.0
            x = cell.center().x() - step * (power - 1) / 2
            for token in range(power):
                painter.setPen(QPen(tone("violet", 3), 1))
                painter.setBrush(tone("violet", 1))
                painter.drawEllipse(QPointF(x + token * step, cell.bottom() - 4.5), 2.9, 2.9)
        foot = QRectF(cell.x(), cell.bottom() - (21 if power else 16), cell.width(), 14)
        write(painter, foot, str(space), 13, ink(), bold=space == CULT_TOP)
    key = layout.cult_space(cult, CULT_TOP)
    draw_picture(painter, "icons/town_key", QRectF(key.x() + 5, key.y() + 2, 15, 15))
    for place, steps in enumerate(ORDER_STEPS):
        space_rect = layout.order_space(cult, place)
        painter.setPen(QPen(tone(name, 3), 1.2))
        painter.setBrush(tone(name, 3, 120))
        painter.drawRoundedRect(space_rect, 6, 6)
        badge(
            painter,
            QPointF(space_rect.center().x(), space_rect.bottom() - 9),
            7.5,
            str(steps),
            12,
            tone("bone", 0),
            ink(),
            tone(name, 3),
        )


def _tray(painter: QPainter, rect: QRectF) -> None:
    """A shallow wooden tray."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade(100))
    painter.drawRoundedRect(rect.translated(2, 4), 10, 10)
    painter.setBrush(tone("wood", 2))
    painter.setPen(QPen(tone("wood", 3), 2))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 10, 10)
    painter.setPen(QPen(tone("wood", 0, 150), 1.5))
    painter.drawLine(rect.topLeft() + QPointF(10, 4), rect.topRight() + QPointF(-10, 4))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tone("bone", 1))
    painter.drawRoundedRect(rect.adjusted(6, 6, -6, -6), 7, 7)
