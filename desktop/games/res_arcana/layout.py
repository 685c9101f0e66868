"""Where everything lies on the table, in scene units: rivals above, the middle, the own area below."""

from __future__ import annotations

from PySide6.QtCore import QRectF

WIDTH, HEIGHT = 1200.0, 740.0
RIVALS = QRectF(0, 0, WIDTH, 196)
MIDDLE = QRectF(0, 202, WIDTH, 194)
OWN = QRectF(0, 402, WIDTH, 338)
PLACES = QRectF(0, 202, 610, 194)
MONUMENTS_AND_ITEMS = QRectF(606, 202, WIDTH - 606, 194)
HEAD = 30.0

PLACE_SIZE = (115.0, 178.0)
MONUMENT_SIZE = (94.0, 178.0)
ITEM_SIZE = (74.0, 86.0)  # wide enough for its name in one line
DECK_SIZE = (72.0, 106.0)
OWN_SIZE, OWN_STEP = (143.0, 149.0), 149.0
OWN_TOPS = (434.0, 587.0)
OWN_SLOTS = 8  # columns of the own area
OWN_LEAST = 100.0  # a card is no narrower: more than eleven in a row overlap
OWN_TALL = 302.0  # of the cards as long as all of them fit into one row
OWN_FEWEST, OWN_WIDEST = 3, 196.0  # columns of one row at least; a card's step in two rows at most
SPREAD_SIZE = (143.0, 158.0)
POOL_X, POOL_STEP, POOL_ICON = 330.0, 98.0, 25.0

GAP = 9.0
ONE_ROW, TWO_ROWS, ROW_STEP, TILE_STEP = 142.0, 70.0, 72.0, 149.0
FOOT_HEIGHT = 22.0
RIVAL_COLUMNS = {1: 10, 2: 6, 3: 5}  # by the number of rivals
RIVAL_POINTS = 92.0  # what the words of a rival's points take at the right of its head
RIVAL_FEWEST = {1: 4, 2: 3, 3: 2}


def rival_panel(place: int, rivals: int) -> QRectF:
    """The panel of the n-th rival, clockwise from the left."""
    width = (WIDTH - GAP * (rivals - 1)) / max(rivals, 1)
    return QRectF((width + GAP) * place, RIVALS.y(), width, RIVALS.height())


def rival_tile(panel: QRectF, rivals: int, index: int, count: int) -> QRectF:
    """A component of a rival: one row of readable cards while they fit, else two rows of small tiles."""
    one_row = rival_in_one_row(rivals, count)
    columns = count if one_row else -(-count // 2)
    step = (panel.width() - 10) / max(columns, RIVAL_FEWEST[rivals])
    if not one_row:
        step = min(step, TILE_STEP)
    row, column = divmod(index, columns)
    height = ONE_ROW if one_row else TWO_ROWS
    return QRectF(panel.x() + 6 + column * step, panel.y() + HEAD + row * ROW_STEP, step - 3, height)


def rival_in_one_row(rivals: int, count: int) -> bool:
    """Are a rival's components large enough to be read?"""
    return rivals == 1 or count <= RIVAL_COLUMNS[rivals]


def rival_foot(panel: QRectF) -> QRectF:
    """The line below a rival's components: hand, deck and discard pile."""
    return QRectF(panel.x() + 8, panel.bottom() - FOOT_HEIGHT - 1, panel.width() - 18, FOOT_HEIGHT)


def place_tile(slot: int) -> QRectF:
    return QRectF(8 + 120 * slot, 210, *PLACE_SIZE)


def monument_deck() -> QRectF:
    return QRectF(611, 232, *DECK_SIZE)


def monument_card(slot: int) -> QRectF:
    """The two that lie open."""
    return QRectF(688 + 98 * slot, 210, *MONUMENT_SIZE)


def item_card(slot: int) -> QRectF:
    row, column = divmod(slot, 4)
    return QRectF(887 + 77 * column, 210 + 91 * row, *ITEM_SIZE)


def own_card(row: int, index: int, step: float) -> QRectF:
    """Row 0: mage, item, monuments, places; row 1: artifacts."""
    return QRectF(8 + index * step, OWN_TOPS[row], max(OWN_LEAST, step - 6), OWN_SIZE[1])


def beside_mage(index: int, count: int) -> QRectF:
    """A card that is offered in the row of the own mage: as wide as all of them have room side by side."""
    first = own_card(0, 1, own_step(OWN_SLOTS))
    step = min(own_step(OWN_SLOTS), (WIDTH - 2 - first.x()) / max(1, count))
    return QRectF(first.x() + index * step, first.y(), step - 6, first.height())


def own_tall_card(index: int, count: int) -> QRectF:
    """As long as all own components fit into one row, they are twice as high, and as wide as all of it allows."""
    step = (WIDTH - 10) / max(OWN_FEWEST, count)
    return QRectF(8 + index * step, OWN_TOPS[0], step - 6, OWN_TALL)


def own_step(count: int) -> float:
    """From one card to the next, where the longer row has so many."""
    step = (WIDTH - 10) / max(1, count)
    if step - 6 < OWN_LEAST:
        return (WIDTH - 16 - OWN_LEAST) / (count - 1)
    return min(OWN_WIDEST, step)


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
