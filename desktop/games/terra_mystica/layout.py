"""Where everything lies on the table, in scene units (y down). Nothing but geometry."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath

from desktop.board.scene import polygon_path
from rules.terra_mystica.board import BRIDGE_ENDS, HEX_COUNT, POSITION

WIDTH, HEIGHT = 1040.0, 820.0
MAT_DOOR = QPointF(WIDTH + 40, 0.45 * HEIGHT)  # the faction board lies to the right of the table

# -- the map ----------------------------------------------------------------------------------------------------

SIDE = 40.0  # of a hex
HEX_WIDTH, HEX_HEIGHT = math.sqrt(3) * SIDE, 2 * SIDE
FRAME = 13.0  # the wooden frame around the map
MAP = QRectF(0, 0, 13 * HEX_WIDTH + 2 * FRAME + 2, 14 * SIDE + 2 * FRAME + 4)
WATER = MAP.adjusted(FRAME, FRAME, -FRAME, -FRAME)


def _centre(index: int) -> QPointF:
    row, col = POSITION[index]
    x = WATER.x() + 1 + HEX_WIDTH * (col + 0.5 + (0.5 if row % 2 else 0))
    return QPointF(x, WATER.y() + 2 + SIDE + 1.5 * SIDE * row)


CENTRES: tuple[QPointF, ...] = tuple(_centre(index) for index in range(HEX_COUNT))


WINDING = Qt.FillRule.WindingFill


def corners(centre: QPointF, side: float = SIDE) -> list[QPointF]:
    """The corners of a hex, clockwise from the one at the top."""
    w = math.sqrt(3) * side / 2
    moves = ((0, -side), (w, -side / 2), (w, side / 2), (0, side), (-w, side / 2), (-w, -side / 2))
    return [centre + QPointF(dx, dy) for dx, dy in moves]


def hexagon(centre: QPointF, side: float = SIDE) -> QPainterPath:
    return polygon_path(corners(centre, side))


def hex_rect(index: int, grow: float = 0) -> QRectF:
    """The box of a hex's picture."""
    c = CENTRES[index]
    return QRectF(c.x() - HEX_WIDTH / 2, c.y() - SIDE, HEX_WIDTH, HEX_HEIGHT).adjusted(
        -grow, -grow, grow, grow
    )


def outer_edges(hexes: list[int]) -> list[tuple[QPointF, QPointF]]:
    """The edges between these hexes and the rest of the map, in their order around the middle."""
    found = []
    for index in hexes:
        around = corners(CENTRES[index], SIDE - 1)
        for k in range(6):
            one, other = around[k], around[(k + 1) % 6]
            beyond = (one + other) - CENTRES[index]
            if not any((CENTRES[near] - beyond).manhattanLength() < SIDE / 2 for near in hexes):
                found.append((one, other))
    middle = sum((CENTRES[index] for index in hexes), QPointF()) * (1 / max(1, len(hexes)))
    return sorted(found, key=lambda edge: _angle((edge[0] + edge[1]) * 0.5 - middle))


def _angle(point: QPointF) -> float:
    return math.atan2(point.y(), point.x())


BRIDGE_LENGTH, BRIDGE_WIDTH = 66.0, 26.0


def bridge_place(site: int) -> tuple[QPointF, float]:
    """Middle and angle (degrees) of a bridge site."""
    a, b = (CENTRES[end] for end in BRIDGE_ENDS[site])
    return (a + b) * 0.5, math.degrees(math.atan2(b.y() - a.y(), b.x() - a.x()))


def bridge_shape(site: int) -> QPainterPath:
    """The outline of a bridge site, for pointing."""
    middle, angle = bridge_place(site)
    along = QPointF(math.cos(math.radians(angle)), math.sin(math.radians(angle)))
    across = QPointF(-along.y(), along.x())
    far, wide = along * (BRIDGE_LENGTH / 2 - 3), across * 11.0
    return polygon_path((middle + far + wide, middle + far - wide, middle - far - wide, middle - far + wide))


# -- right column: six scoring tiles, the bonus cards lying out -----------------------------------------------------

COLUMN_X, COLUMN_WIDTH = MAP.right() + 9, WIDTH - MAP.right() - 9
SCORING_HEIGHT, SCORING_GAP = 62.0, 5.0
CARDS_Y = 6 * (SCORING_HEIGHT + SCORING_GAP) + 7
CARD_GAP = 7.0


def scoring_rect(round_index: int) -> QRectF:
    return QRectF(COLUMN_X, round_index * (SCORING_HEIGHT + SCORING_GAP), COLUMN_WIDTH, SCORING_HEIGHT)


def card_rect(place: int, count: int) -> QRectF:
    """A bonus card lying out; usually three."""
    height = (HEIGHT - CARDS_Y - CARD_GAP * (count - 1)) / max(3, count)
    height = min(height, 132.0)
    return QRectF(COLUMN_X, CARDS_Y + place * (height + CARD_GAP), COLUMN_WIDTH, height)


# -- bottom strip ----------------------------------------------------------------------------------------------------

BOTTOM = MAP.bottom() + 9
BOTTOM_HEIGHT = HEIGHT - BOTTOM

CULTS = QRectF(0, BOTTOM, 440, BOTTOM_HEIGHT)
CULT_EDGE = 7.0
CULT_ROW = (CULTS.height() - 2 * CULT_EDGE) / 4
CULT_ICON = 42.0
CULT_SPACE = 26.6
ORDER_X = CULTS.x() + CULT_EDGE + CULT_ICON + 11 * CULT_SPACE + 8


def cult_row(cult: int) -> QRectF:
    return QRectF(
        CULTS.x() + CULT_EDGE,
        CULTS.y() + CULT_EDGE + cult * CULT_ROW + 1,
        CULTS.width() - 2 * CULT_EDGE,
        CULT_ROW - 2,
    )


def cult_space(cult: int, space: int) -> QRectF:
    row = cult_row(cult)
    return QRectF(row.x() + CULT_ICON + space * CULT_SPACE, row.y() + 4, CULT_SPACE - 2, row.height() - 8)


def order_space(cult: int, place: int) -> QRectF:
    """Place 0 is the space for three steps, 1 to 3 the spaces for two."""
    row = cult_row(cult)
    if place == 0:
        return QRectF(ORDER_X, row.y() + 5, 26, row.height() - 10)
    return QRectF(ORDER_X + 29 + 18.5 * (place - 1), row.y() + 5, 17, row.height() - 10)


def order_spot(cult: int, steps: int) -> QRectF:
    """Where a priest is sent for so many steps: the large space, the three small ones together, the sign of the cult."""
    row = cult_row(cult)
    if steps == 1:
        return QRectF(row.x(), row.y(), CULT_ICON, row.height())
    first, last = (0, 0) if steps == 3 else (1, 3)
    return order_space(cult, first).united(order_space(cult, last)).adjusted(-1, -3, 1, 3)


def cult_marker(cult: int, space: int, place: int, crowd: int) -> QRectF:
    """Where the `place`-th of `crowd` markers lies in its space: alone it is large, in company they share the room."""
    cell = cult_space(cult, space)
    room = QRectF(cell.x() - 1.5, cell.y() - 1, cell.width() + 3, cell.height() - 14)
    size = MARKERS[min(crowd, len(MARKERS)) - 1]
    if crowd == 1:
        return QRectF(room.center().x() - size / 2, room.center().y() - size / 2, size, size)
    right, down = place % 2, place // 2
    lines = (crowd + 1) // 2
    y = room.y() + (room.height() - size) * (down / (lines - 1) if lines > 1 else 0.15 + 0.7 * right)
    return QRectF(room.x() + (room.width() - size) * right, y, size, size)


def cult_markers(cults: Sequence[int], seats: Sequence[int]) -> dict[tuple[int, int], QRectF]:
    """(cult, seat) -> where the marker lies; `cults` are the spaces of all seats, four each."""
    found: dict[tuple[int, int], QRectF] = {}
    for cult in range(4):
        spaces = [cults[4 * seat + cult] for seat in seats]
        for place, (seat, space) in enumerate(zip(seats, spaces, strict=True)):
            found[(cult, seat)] = cult_marker(cult, space, spaces[:place].count(space), spaces.count(space))
    return found


MARKERS = (22.0, 18.0, 15.5, 15.5, 15.0)  # their size by how many share a space

POWER = QRectF(CULTS.right() + 9, BOTTOM, 168, BOTTOM_HEIGHT)


def power_rect(action: int) -> QRectF:
    width, height = (POWER.width() - 14) / 3, (POWER.height() - 12) / 2
    return QRectF(
        POWER.x() + 7 + width * (action % 3), POWER.y() + 6 + height * (action // 3), width, height
    ).adjusted(2, 2, -2, -2)


FAVORS = QRectF(POWER.right() + 9, BOTTOM, 212, BOTTOM_HEIGHT)


def favor_rect(cult: int, steps: int) -> QRectF:
    """Column by cult, row by steps: 3 above, 1 below."""
    width, height = FAVORS.width() / 4, FAVORS.height() / 3
    return QRectF(FAVORS.x() + width * cult, FAVORS.y() + height * (3 - steps), width - 4, height - 4)


TOWNS = QRectF(FAVORS.right() + 5, BOTTOM, MAP.right() - FAVORS.right() - 5, BOTTOM_HEIGHT)


def town_rect(place: int, count: int) -> QRectF:
    """Two columns; the last place holds the help for the final scoring."""
    rows = (count + 1) // 2
    width, height = TOWNS.width() / 2, TOWNS.height() / rows
    return QRectF(
        TOWNS.x() + width * (place % 2), TOWNS.y() + height * (place // 2), width - 4, height - 4
    ).translated(2, 0)


# -- shelf for the choices of the set-up -------------------------------------------------------------------------

SHELF = QRectF(
    0, BOTTOM - 6, MAP.right() + 5, HEIGHT - BOTTOM + 6
)  # scoring tiles and bonus cards stay in sight


SHELF_COLUMNS = 6  # fewer things lie in the middle


def shelf_cell(place: int, count: int, rows: int = 1, fewest: int = 1) -> QRectF:
    columns = max(fewest, math.ceil(count / rows))
    inner = SHELF.adjusted(10, 10, -10, -10)
    width, height = inner.width() / columns, inner.height() / rows
    inner.translate((columns - math.ceil(count / rows)) * width / 2, 0)
    return QRectF(
        inner.x() + width * (place // rows), inner.y() + height * (place % rows), width, height
    ).adjusted(3, 3, -3, -3)


# -- the wheel -------------------------------------------------------------------------------------------------------

WHEEL_RADIUS, WHEEL_RING, WHEEL_DISC = 142.0, 92.0, 38.0


def wheel_centre(index: int) -> QPointF:
    """Over the hex that is transformed, but inside the map."""
    c, edge = CENTRES[index], WHEEL_RADIUS + 6
    x = min(max(c.x(), WATER.left() + edge), WATER.right() - edge)
    return QPointF(x, min(max(c.y(), WATER.top() + edge), WATER.bottom() - edge))


def wheel_place(centre: QPointF, terrain: int) -> QPointF:
    """The middle of a terrain on the wheel."""
    angle = math.radians(-90 + terrain * 360 / 7)
    return centre + QPointF(math.cos(angle), math.sin(angle)) * WHEEL_RING
