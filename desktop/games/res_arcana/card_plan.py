"""Where the parts of a readable card stand: name, picture with the cost, one row for every entry, foot.

A card is upright, its picture above its entries, or wide, its picture beside them. Where there is room for it, every power
stands there twice: as a line of icons and, below it, in words.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF

from desktop.art import look
from desktop.games.res_arcana.faces import CLOSER, Stored, costs_width, line_width, wrapped
from desktop.games.res_arcana.icon_lines import ARROW, BUT, Line, collect_line, discount_lines, power_line
from desktop.games.res_arcana.names import height_of, lines_needed
from rules.res_arcana.content import Component

EDGE = 4.0
NAME_BAND, SECOND_LINE, THIRD_LINE, TWO_LINES = 24.0, 10.0, 13.0, 38.0
NAME_LEAST = 13.0  # units: 9 pixels on the smallest window
FOOT = 25.0
ART_LEAST = 23.0  # the cost must find room on it
STRIP = 52.0  # a lower picture stands beside the cost, not behind it
ROW_LEAST, ROW_MOST = 16.4, 26.0
FINGER_ROW, GOOD_ART = 47.6, 110.0  # 32 pixels on the smallest window, if so much is left for the picture
LARGE, HIGH, LARGER = 180.0, 200.0, 1.35  # a card so large has everything larger
WIDE, WIDE_RATIO = 220.0, 1.25  # from here on the picture stands beside the entries
WIDE_SIZES = (27.0, 24.0, 21.0, 19.0)  # of its icons
LARGER_SIZES = (25.0, 23.0, 21.0, 19.0)  # of icons on upright cards whose lines are short
NARROW_CLOSER = 0.78  # so close together stand the icons of a magic item
WIDE_ART, WIDE_ART_MOST = 0.42, 165.0  # share of the width, units
WORDY = 180.0  # a narrower card has no room for words
WORDY_ART = 64.0  # the picture above powers in words
WORDS_LARGEST, WORDS_LEAST = 20, 16  # units; the least is 11 pixels on the smallest window
WORDS_MARGIN = 0.95  # letters of whole pixels are a little wider or narrower than those of units
WORDS_GAP, WORDS_PADDING = 2.0, 7.0  # between a line of icons and its words; around both
CENTRED = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)


class Shown(NamedTuple):
    """What a face tells beyond what is printed: the words, how it lies, what lies on it, what it is worth now."""

    name: str
    words: tuple[str, ...] = ()  # of the powers
    turned: bool = False
    stored: Stored = ()
    worth: int | None = None  # points of a component in play
    collect: str = ""  # what it brings at the start of a round, in words
    discount: str = ""  # what it makes cheaper, in words


class Row(NamedTuple):
    """One entry of a card as icons; a power knows its id."""

    line: Line
    power: str = ""


class Placed(NamedTuple):
    """An entry at its place, in units: its lines of icons and, where there is room, its words below them."""

    row: Row
    lines: list[Line]
    words: str
    area: QRectF
    icons: QRectF


def card_rows(card: Component) -> list[Row]:
    """Collect, discounts and powers, in the order of the card."""
    collect = collect_line(card)
    rows = [Row(["collect", *collect])] if collect else []
    rows += [Row(line) for line in discount_lines(card)]
    return [*rows, *(Row(power_line(power), power.id) for power in card.powers)]


def gist(line: Line, excluded: bool) -> Line:
    """A line for a card that is too small for all of it: no signs for turning, collecting or what is `excluded`."""
    at = line.index(BUT) if BUT in line and not excluded else len(line)
    end = next((n for n in range(at + 1, len(line)) if not line[n].startswith("essence_")), len(line))
    found = [part for part in (*line[:at], *line[end:]) if part not in ("card_turn", "collect")]
    return found[1:] if found[0] == ARROW else found  # with nothing to pay there is nothing to point from


def has_foot(card: Component, stored: Stored) -> bool:
    return bool(card.points or card.point_rules or any(count for _, count in stored))


@lru_cache(maxsize=2048)
def words_height(words: str, width: float, size: int) -> float:
    """How high words stand, in units, in a column of that width; too wide a word does not fit at all."""
    metrics = QFontMetricsF(look.plain_font(size))
    room = QRectF(0, 0, width * WORDS_MARGIN, 1000)
    box = metrics.boundingRect(room, CENTRED, words)
    return float(box.height()) if box.width() <= room.width() + 1 else 1000.0


def _words_of(entries: list[Row], shown: Shown) -> list[str]:
    """The words of every entry, as far as they are known."""
    powers = iter(shown.words)
    return [
        next(powers, "") if row.power else shown.collect if row.line[0] == "collect" else shown.discount
        for row in entries
    ]


class Plan:
    """Used for painting and for the targets of the powers."""

    def __init__(self, card: Component, width: float, height: float, shown: Shown) -> None:
        self.inner = QRectF(EDGE, EDGE, width - 2 * EDGE, height - 2 * EDGE)
        self.narrow = width < 90  # a magic item: two lines of name, the gist of its power
        self.wide = width >= WIDE and width >= WIDE_RATIO * height
        self.larger = LARGER if width >= LARGE and height >= HIGH else 1.0
        self._plan_name(shown)
        self.foot_height = FOOT * self.larger if has_foot(card, shown.stored) else 0.0
        self.room = self.inner.height() - self.band.height() - self.foot_height - 2
        self.column = self.inner.width()  # of the entries
        if self.wide:
            self.column -= min(WIDE_ART_MOST, WIDE_ART * self.inner.width())
        self.entries = card_rows(card)
        self.words_size = self._plan_words(shown) if width >= WORDY else 0
        if not self.words_size:
            self._plan_rows(card)
        self._plan_art(card, shown)
        self._plan_body()

    @property
    def written(self) -> bool:
        """Do the powers stand there in words, too?"""
        return bool(self.words_size)

    def _plan_name(self, shown: Shown) -> None:
        """The band with the name, and the sign of a turned card: in the band if the name leaves room for it."""
        k, inner = self.larger, self.inner
        self.name = QRectF(inner.x() + 2, inner.y(), inner.width() - 4, NAME_BAND * k)
        self.sign = QRectF(inner.right() - 23 * k, inner.y(), 23 * k, 23 * k)
        beside = self.name.adjusted(0, 0, -22 * k, 0)
        if lines_needed(shown.name, self.name.width(), NAME_LEAST) > 1:
            three = height_of(shown.name, self.name.width(), NAME_LEAST) > TWO_LINES
            self.name.setHeight(self.name.height() + SECOND_LINE + (THIRD_LINE if three else 0))
        self.sign_above = lines_needed(shown.name, beside.width(), NAME_LEAST) == 1
        if shown.turned and self.sign_above:
            self.name = beside
        self.band = QRectF(inner.x(), inner.y(), inner.width(), self.name.height())

    def _plan_words(self, shown: Shown) -> int:
        """All powers in words below their icons, as large as there is room for; 0 if there is none."""
        if not any(_words_of(self.entries, shown)):
            return 0
        self.size = 22.0 if self.larger > 1 else 19.0
        line_height = self.size * 1.12
        words = _words_of(self.entries, shown)
        lines = [wrapped(row.line, self.column - 8, self.size, 1.0) for row in self.entries]
        for size, art in self._sizes():
            free = self.room - 4.0 - art
            high = [
                WORDS_PADDING
                + line_height * len(found)
                + (WORDS_GAP + words_height(said, self.column - 20, size) if said else 0.0)
                for found, said in zip(lines, words, strict=True)
            ]
            if sum(high) <= free:
                break
        else:
            return 0
        spare = (free - sum(high)) / len(high)
        high = [part + min(spare, 20.0 if self.wide else 8.0) for part in high]
        self.fits = True
        self._rows = [
            (row, found, said, part, line_height * len(found))
            for row, found, said, part in zip(self.entries, lines, words, high, strict=True)
        ]
        self._body = sum(high) + 4.0
        return size

    def _sizes(self) -> list[tuple[int, float]]:
        """Sizes of the words, and what is left for a picture above them, in the order in which they are tried."""
        sizes = range(WORDS_LARGEST, WORDS_LEAST - 1, -1)
        if self.wide:
            return [(size, 0.0) for size in sizes]
        return [(size, art) for art in (GOOD_ART, WORDY_ART) for size in sizes]

    def _plan_rows(self, card: Component) -> None:
        """The entries in lines; where there is little room, only what matters of each."""
        k = self.larger
        size = 17.0 if self.column < 122 else self._wide_size() if self.wide else 19.0 * k
        least = 0.0 if self.wide or (self.narrow and not card.cost) else ART_LEAST
        for said in (self._whole, self._gist, self._least):
            if self.narrow and said == self._whole:
                continue
            lines = [self._broken(said(row.line), size) for row in self.entries]
            count = sum(len(found) for found in lines)
            padding = 4.0 if count else 0.0
            free = self.room - padding
            self.fits = ROW_LEAST * count <= free
            if (self.fits and not self._crowded(lines)) or self.column > 122:
                break
        each = min(max(ROW_MOST * k, size * 1.2), max(ROW_LEAST, (free - least) / max(1, count)))
        spare = (free - (0.0 if self.wide else GOOD_ART)) / max(1, count)
        each = max(each, min(FINGER_ROW, spare))  # on a tall card every line is as high as a finger
        self.size = min(self._grown(size, lines), each * 0.95)
        self._rows = [
            (row, found, "", each * len(found), each * len(found))
            for row, found in zip(self.entries, lines, strict=True)
        ]
        self._body = each * count + padding

    @staticmethod
    def _whole(line: Line) -> Line:
        return line

    @staticmethod
    def _gist(line: Line) -> Line:
        return gist(line, excluded=True)

    @staticmethod
    def _least(line: Line) -> Line:
        return gist(line, excluded=False)

    def _broken(self, line: Line, size: float) -> list[Line]:
        return wrapped(line, self.column - 4, size, 1.0, NARROW_CLOSER if self.narrow else CLOSER)

    def _crowded(self, lines: list[list[Line]]) -> bool:
        """A magic item keeps room for its picture."""
        return self.narrow and any(len(found) > 1 for found in lines)

    def _grown(self, size: float, lines: list[list[Line]]) -> float:
        """Icons as large as the width allows."""
        room = self.column - 8
        every = [line for found in lines for line in found]
        grown = [s for s in LARGER_SIZES if all(line_width(line, s, 1.0) <= room for line in every)]
        return max([size, *grown]) if every and not self.wide else size

    def _wide_size(self) -> float:
        """Icons beside a picture: as large as leaves every entry in one line."""
        for size in WIDE_SIZES:
            high = ROW_LEAST / 16 * size * len(self.entries)
            if high <= self.room and all(
                line_width(row.line, size, 1.0) <= self.column - 8 for row in self.entries
            ):
                return size
        return WIDE_SIZES[-1]

    def _plan_art(self, card: Component, shown: Shown) -> None:
        """The picture, with the cost at its left and types at its right."""
        k, top = self.larger, self.band.bottom() + 1
        if self.wide:
            width, height = self.inner.width() - self.column - 1, self.inner.bottom() - top
        else:
            width, height = self.inner.width(), max(0.0, self.room - self._body)
        self.art = QRectF(self.inner.x(), top, width, height)
        right = self.art.right() - 22 * k * len(card.types)
        if shown.turned and not self.sign_above:
            self.sign = QRectF(right - 20, self.art.y() - 3, 20, 20)
        self.corner = QRectF(
            self.art.x() + 2, self.art.y() + 1.5, right - self.art.x() - 4, 20 * k
        )  # for the cost
        self.emblem = QRectF(self.art)
        if self.art.height() < STRIP:
            self.emblem.setLeft(self.corner.x() + costs_width(card, self.corner.width(), k))
            self.emblem.setRight(self.corner.right())

    def _plan_body(self) -> None:
        """The paper with the entries, and at its end the foot."""
        inner = self.inner
        left = inner.right() - self.column
        top = self.art.y() if self.wide else self.art.bottom() + 1
        self.body = QRectF(left, top, self.column, inner.bottom() - top)
        foot = self.foot_height
        self.foot = QRectF(left + 2, inner.bottom() - foot, self.column - 3, foot)

    def placed(self) -> list[Placed]:
        """All entries at their places; on a wide card in the middle of their column."""
        found = []
        y = self.body.y() + 2
        if self.wide:
            y += max(0.0, (self.body.height() - self.foot_height - self._body) / 2)
        for row, lines, words, height, icons in self._rows:
            area = QRectF(self.body.x(), y, self.body.width(), height)
            above = (height - icons) / 2
            if words:
                said = words_height(words, self.column - 20, self.words_size)
                above = (height - icons - WORDS_GAP - said) / 2
            found.append(Placed(row, lines, words, area, QRectF(area.x(), y + above, area.width(), icons)))
            y += height
        return found


def readable(card: Component, width: float, height: float, shown: Shown) -> bool:
    """Do all entries of a card find room on it?"""
    return Plan(card, width, height, shown).fits


def power_rects(card: Component, width: float, height: float, shown: Shown) -> list[tuple[str, QRectF]]:
    """The rows of the powers on a readable card, in units of the card."""
    return [
        (entry.row.power, entry.area)
        for entry in Plan(card, width, height, shown).placed()
        if entry.row.power
    ]
