"""Where everything lies on the table, in scene units: rivals above, the middle, the own area below."""

from __future__ import annotations

from PySide6.QtCore import QRectF

WIDTH, HEIGHT = 1200.0, 740.0
RIVALS = QRectF(0, 0, WIDTH, 196)
MIDDLE = QRectF(0, 202, WIDTH, 194)
OWN = QRectF(0, 402, WIDTH, 338)
HEAD = 30.0

PLACE_SIZE = (115.0, 178.0)
MONUMENT_SIZE = (94.0, 178.0)
ITEM_SIZE = (69.0, 86.0)
OWN_SIZE, OWN_STEP = (143.0, 149.0), 149.0
OWN_TOPS = (434.0, 587.0)
OWN_SLOTS = 8  # more in a row overlap
SPREAD_SIZE = (112.0, 158.0)
POOL_X, POOL_STEP, POOL_ICON = 330.0, 98.0, 25.0

GAP = 9.0
ONE_ROW, TWO_ROWS = 158.0, 78.0
RIVAL_WIDTHS = {1: 112.0, 2: 92.0, 3: 74.0}  # by the number of rivals
RIVAL_COLUMNS = {1: 10, 2: 6, 3: 5}


def rival_panel(place: int, rivals: int) -> QRectF:
    """The panel of the n-th rival, clockwise from the left."""
    width = (WIDTH - GAP * (rivals - 1)) / max(rivals, 1)
    return QRectF((width + GAP) * place, RIVALS.y(), width, RIVALS.height())


def rival_tile(panel: QRectF, rivals: int, index: int, count: int) -> QRectF:
    """A component of a rival: one row of readable cards against one rival, else two rows of small tiles."""
    rows = 1 if rivals == 1 else 2
    columns = max(RIVAL_COLUMNS[rivals], -(-count // rows))
    step = min(RIVAL_WIDTHS[rivals] + 3, (panel.width() - 10) / columns)
    row, column = divmod(index, columns)
    height = ONE_ROW if rows == 1 else TWO_ROWS
    return QRectF(panel.x() + 6 + column * step, panel.y() + HEAD + row * 82, step - 3, height)


def rival_foot(panel: QRectF, rivals: int, count: int) -> QRectF:
    """The free end of the last row: for hand, deck and discard pile. Empty if there is none."""
    rows = 1 if rivals == 1 else 2
    columns = max(RIVAL_COLUMNS[rivals], -(-count // rows))
    step = min(RIVAL_WIDTHS[rivals] + 3, (panel.width() - 10) / columns)
    used = count if rows == 1 else max(0, count - columns)
    x = panel.x() + 6 + used * step
    height = ONE_ROW if rows == 1 else TWO_ROWS
    return QRectF(x + 4, panel.bottom() - height - 4, max(0.0, panel.right() - x - 12), height)


def place_tile(slot: int) -> QRectF:
    return QRectF(8 + 120 * slot, 210, *PLACE_SIZE)


def monument_card(slot: int) -> QRectF:
    """Slot 0 is the deck."""
    return QRectF(612 + 98 * slot, 210, *MONUMENT_SIZE)


def item_card(slot: int) -> QRectF:
    row, column = divmod(slot, 4)
    return QRectF(908 + 72 * column, 210 + 91 * row, *ITEM_SIZE)


def own_card(row: int, index: int, count: int) -> QRectF:
    """Row 0: mage, item, monuments, places; row 1: artifacts. More than eight overlap."""
    return QRectF(8 + index * own_step(count), OWN_TOPS[row], *OWN_SIZE)


def own_step(count: int) -> float:
    """From one card of a row to the next."""
    return OWN_STEP if count <= OWN_SLOTS else (WIDTH - 16 - OWN_SIZE[0]) / (count - 1)


def spread_card(index: int, count: int) -> QRectF:
    """A card laid out over the rivals' row: a pile that is looked through."""
    width, height = SPREAD_SIZE
    step = min(width + 6, (WIDTH - 24 - width) / max(1, count - 1))
    return QRectF(12 + index * step, RIVALS.y() + HEAD + 2, width, height)


def set_card(number: int, index: int) -> QRectF:
    """A card of a starter set: two sets in a row of the own area, four cards each."""
    row, place = divmod(number, 2)
    width, height = OWN_SIZE
    return QRectF(8 + place * 604 + index * 142, OWN_TOPS[row], width - 6, height)


def pool_counter(place: int) -> QRectF:
    return QRectF(POOL_X + place * POOL_STEP, OWN.y() + 1, POOL_STEP - 4, HEAD)
