"""Where everything lies on the table, in scene units: rivals above, the middle, the own area below."""

from __future__ import annotations

from PySide6.QtCore import QRectF

WIDTH, HEIGHT = 1200.0, 740.0
GAP = 8.0
RIVALS = QRectF(0, 0, WIDTH, 182)
MIDDLE = QRectF(0, 188, WIDTH, 196)
OWN = QRectF(0, 390, WIDTH, 350)
HEAD = 30.0

PLACE_SIZE = (125.0, 175.0)
MONUMENT_SIZE = (92.0, 128.5)
ITEM_SIZE = (60.0, 87.5)
OWN_SIZE = (147.0, 152.0)
ITEM_COLUMNS = 4
READABLE = 104.0  # the least width of a card whose power lines can be read


def rival_panel(place: int, rivals: int) -> QRectF:
    """The panel of the n-th rival."""
    width = (WIDTH - GAP * (rivals - 1)) / max(rivals, 1)
    return QRectF((width + GAP) * place, RIVALS.y(), width, RIVALS.height())


def rival_tile(panel: QRectF, index: int, count: int) -> QRectF:
    """A component of a rival: one row of readable cards while they fit, otherwise two rows of small tiles."""
    room = panel.width() - 12
    height = panel.height() - HEAD - 8
    if count * READABLE <= room:
        step = min(room / max(count, 1), 150.0)
        return QRectF(panel.x() + 6 + index * step, panel.y() + HEAD + 2, step - 5, height - 2)
    columns = -(-count // 2)
    step = min(room / columns, 96.0)
    row, column = divmod(index, columns)
    return QRectF(
        panel.x() + 6 + column * step, panel.y() + HEAD + 2 + row * height / 2, step - 4, height / 2 - 4
    )


def rival_style(rect: QRectF) -> str:
    """Cards large enough to read show their powers, the others only picture and name."""
    return "wide" if rect.width() + 5 >= READABLE and rect.height() > 100 else "tile"


def place_tile(slot: int) -> QRectF:
    width, height = PLACE_SIZE
    return QRectF(MIDDLE.x() + 10 + slot * (width + 6), MIDDLE.y() + 10, width, height)


def monument_card(slot: int) -> QRectF:
    """Slot 0 is the deck."""
    width, height = MONUMENT_SIZE
    return QRectF(MIDDLE.x() + 672 + slot * (width + 5), MIDDLE.y() + 34, width, height)


def item_card(slot: int) -> QRectF:
    width, height = ITEM_SIZE
    row, column = divmod(slot, ITEM_COLUMNS)
    return QRectF(
        MIDDLE.x() + 966 + column * (width - 3), MIDDLE.y() + 8 + row * (height + 4), width - 5, height
    )


def own_card(row: int, index: int, count: int) -> QRectF:
    """Row 0: mage, item, monuments, places; row 1: artifacts. Many cards overlap."""
    width, height = OWN_SIZE
    room = WIDTH - 2 * GAP
    step = min(width + 5, (room - width) / (count - 1) if count > 1 else width)
    return QRectF(GAP + index * step, OWN.y() + HEAD + 6 + row * (height + 4), width, height)
