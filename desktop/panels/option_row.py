"""A row of the options list: what it holds, how its words and its price share the room, how it is painted.

No row is cut off: words that are too long for one line stand on several, and a price that leaves them too little
room goes below them.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil
from typing import NamedTuple

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter

from desktop.art import art, look
from desktop.session.choices import Choice
from desktop.widgets.paint import CENTRE, LEFT, Part, box, draw_parts, icon_path, parts_width

LARGE_TEXT = 1.5
SMALL_WORDS = 0.88  # of the usual size, where one line is not enough; still 11 pixels in the smallest window
MOST_BESIDE = 2  # lines beside a price; more of them look better above it
EDGE = 6  # between the list's side and the card of a row
SCROLL_BAR = 16  # kept free also while there is none: rows must not change when it comes
USUAL_PRICE = 84  # width of a price that is not known yet
WRAP = int(Qt.TextFlag.TextWordWrap | LEFT)


class Row:
    """A heading (choice is None), an option with its number, price and icon, or a card that only tells something.

    The price may be a function: it is asked for when somebody wants to see it, so that a long list opens at once.
    """

    __slots__ = ("_price", "_shape", "choice", "folded", "icon", "marked", "number", "tells", "text")

    def __init__(
        self,
        text: str,
        choice: Choice | None = None,
        price: Sequence[Part] | Callable[[], Sequence[Part]] = (),
        icon: str = "",
        marked: bool = False,
        folded: Sequence[Row] = (),
        tells: str = "",
    ) -> None:
        """A heading may hold rows that are shown when it is chosen: `folded`. A card `tells` of "now" or of the "past"."""
        self.folded = list(folded)
        self.text = text
        self.choice = choice
        self._price = price
        self._shape: tuple[object, Shape] | None = None
        self.icon = icon
        self.number = 0
        self.marked = marked
        self.tells = tells

    def past(self) -> Row:
        """The same row when it cannot be chosen any more."""
        if self.choice is None:
            return Row(self.text)
        return Row(self.text, None, self.price if self.priced else (), self.icon, tells="past")

    @property
    def heads(self) -> bool:
        """Is it a heading?"""
        return self.choice is None and not self.tells

    @property
    def priced(self) -> bool:
        """Is its price known, or the fact that it has none?"""
        return not callable(self._price)

    @property
    def price(self) -> Sequence[Part]:
        if callable(self._price):
            self._price = self._price()
        return self._price

    def shape(self, width: int) -> Shape:
        """How it stands in a list of that width; measured once."""
        key = (width, look.scale, self.priced, self.marked, self.text)
        if self._shape is None or self._shape[0] != key:
            self._shape = (key, _shape_of(self, width))
        return self._shape[1]


class Shape(NamedTuple):
    """Height of the row, width and size of its words, whether they take several lines, and its price below them."""

    height: int
    words: int = 0
    factor: float = 1.0
    wrapped: bool = True
    below: bool = False


def usual_height() -> int:
    return max(32, look.px(37))


def row_height(row: Row, width: int) -> int:
    return row.shape(width).height


def _words_from(row: Row) -> int:
    """Where the words begin: behind the key and the picture; with large text words come before pictures."""
    left = EDGE + look.px(32)
    return left + _icon_size() + look.px(6) if row.icon and look.text_scale < LARGE_TEXT else left


def _icon_size() -> int:
    return usual_height() - 10


class _PriceLook(NamedTuple):
    size: int
    font: QFont
    gap: float


def _price_look() -> _PriceLook:
    shrink = 0.72 if look.text_scale >= LARGE_TEXT else 1.0
    return _PriceLook(look.px(19 * shrink), look.font("body", 0.94 * shrink), float(look.px(6 * shrink)))


def _shape_of(row: Row, width: int) -> Shape:
    if row.heads:
        usual = usual_height() if row.folded else look.px(22)
        words = width - SCROLL_BAR - 2 * look.px(12)
        return Shape(max(usual, _tall(row.text, words, look.font("note_bold", 0.94))), words)
    sizes = _price_look()
    room = width - SCROLL_BAR - EDGE - look.px(8) - _words_from(row)
    room -= len(_signs(row)) * (sizes.size + look.px(5))
    price = ceil(parts_width(row.price, *sizes)) if row.priced else look.px(USUAL_PRICE)
    beside = room - price - look.px(8) if price else room
    for factor in (1.0, 0.94, SMALL_WORDS):
        if QFontMetrics(look.font("body_bold", factor)).horizontalAdvance(row.text) <= beside:
            return Shape(usual_height(), beside, factor, wrapped=False)
    font = look.font("body", SMALL_WORDS)  # several lines are never bold: they would break elsewhere
    spacing = QFontMetrics(font).lineSpacing()
    tall, whole = _tall(row.text, beside, font), _tall(row.text, room, font)
    if price and (tall > MOST_BESIDE * spacing + 8 or beside < room / 2):
        return Shape(max(usual_height(), whole + sizes.size), room, SMALL_WORDS, below=True)
    return Shape(max(usual_height(), tall), beside, SMALL_WORDS)


def _signs(row: Row) -> list[tuple[str, str]]:
    """(picture, state whose colour it has), from right to left: a warning, a tick."""
    warned = row.choice is not None and bool(row.choice.warnings)
    signs = [("icons/ui_warning", "warning")] if warned else []
    return [*signs, ("icons/ui_check", "success")] if row.marked else signs


def _tall(text: str, width: int, font: QFont) -> int:
    """The height of a row with these words."""
    area = QRect(0, 0, max(40, width), 10_000)
    return QFontMetrics(font).boundingRect(area, WRAP, text).height() + 6


class RowState(NamedTuple):
    """What is going on with a row while it is painted."""

    key: str = ""
    current: bool = False
    hover: bool = False
    focus: bool = False


def paint_row(painter: QPainter, rect: QRectF, row: Row, state: RowState, width: int) -> None:
    """Number, picture, words, warning, tick, price; `width` is that of the list."""
    shape = row.shape(width)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    card = rect.adjusted(EDGE, 1, -EDGE, -1)
    lit = (state.current or state.hover) and not row.tells
    if row.heads:
        if row.folded and lit:
            box(painter, card, look.colour("panel"), look.colour("accent"), 9, 2)
        painter.setFont(look.font("note_bold", 0.94))
        painter.setPen(look.colour("text_soft"))
        words = f"▸ {row.text}" if row.folded else row.text
        painter.drawText(rect.adjusted(look.px(12), 2, -look.px(12), 0), WRAP, words)
        return
    off = row.tells == "past" or (row.choice is not None and bool(row.choice.reasons))
    fill = look.colour("panel" if off else "accent_soft" if lit else "raised")
    line = "focus" if state.current and state.focus else "accent" if lit else "line"
    box(painter, card, fill, look.colour(line), 9, 2 if lit else 1.2)
    painter.setFont(look.font("note_bold"))
    painter.setPen(look.colour("text_soft"))
    painter.drawText(
        QRectF(card.x() + look.px(6), card.y(), look.px(20), card.height()),
        CENTRE,
        state.key or ("" if row.tells else "·"),
    )
    x = rect.x() + _words_from(row)
    if row.icon and look.text_scale < LARGE_TEXT:
        size = _icon_size()
        place = QRectF(x - size - look.px(6), card.center().y() - size / 2, size, size)
        art.draw(painter, icon_path(row.icon), place)
    sizes = _price_look()
    above = card.adjusted(0, 0, 0, -sizes.size - 1) if shape.below else card
    right = card.right() - look.px(8)
    if row.price:
        wide = parts_width(row.price, *sizes)
        top = above.bottom() - 3 if shape.below else card.center().y() - sizes.size / 2
        draw_parts(painter, right - wide, top, row.price, *sizes, look.colour("text"))
        if not shape.below:
            right -= wide + look.px(8)
    for picture, ink in _signs(row):
        place = QRectF(right - sizes.size, above.center().y() - sizes.size / 2, sizes.size, sizes.size)
        art.draw(painter, picture, place, ink=look.state(ink).name())
        right -= sizes.size + look.px(5)
    painter.setPen(look.colour("text_soft" if off else "text"))
    bold = (state.current or row.marked) and not shape.wrapped
    painter.setFont(look.font("body_bold" if bold else "body", shape.factor))
    painter.drawText(QRectF(x, above.y(), right - x, above.height()), WRAP, row.text)
