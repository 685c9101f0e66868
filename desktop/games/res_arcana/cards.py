"""Card faces: the readable card of the table and the hand, and the small tile of a rival's component.

A face is painted once for its size and kept. Zoomed in far enough (LOD 2) its lines become sentences.
"""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from desktop.art import look
from desktop.games.res_arcana.faces import (
    FRAME_TINT,
    INK,
    PAPER,
    SHADED,
    Stored,
    costs_width,
    draw_line,
    paint_art,
    paint_costs,
    paint_points,
    paint_stored,
    paint_types,
    picture,
    seal,
    wrapped,
)
from desktop.games.res_arcana.icon_lines import Line, collect_line, discount_lines, power_line
from desktop.games.res_arcana.names import draw_name, height_of, lines_needed
from rules.res_arcana.content import Component

NAME_BAND, SECOND_LINE, THIRD_LINE, TWO_LINES = 24.0, 10.0, 13.0, 38.0
FOOT = 25.0
ART_LEAST = 23.0  # the cost must find room on it
STRIP = 52.0  # a lower picture stands beside the cost, not behind it
LOD_SENTENCES = 1.5  # pixels per unit from which powers are written out
ROW_LEAST, ROW_MOST = 16.4, 26.0
FINGER_ROW, GOOD_ART = 47.6, 110.0  # 32 pixels on the smallest window, if so much is left for the picture
NAME_LEAST = 13.0  # units: 9 pixels on the smallest window
SENTENCE = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
SENTENCE_LEAST = 11  # pixels
LARGE, LARGER = 200.0, 1.35  # a card so wide has everything larger


class Shown(NamedTuple):
    """What a face tells beyond what is printed: the words, how it lies, what lies on it, what it is worth now."""

    name: str
    words: tuple[str, ...] = ()
    turned: bool = False
    stored: Stored = ()
    worth: int | None = None  # points of a component in play


class Row(NamedTuple):
    """One entry of a card as icons; a power knows its id."""

    line: Line
    power: str = ""


def card_rows(card: Component) -> list[Row]:
    """Collect, discounts and powers, in the order of the card."""
    collect = collect_line(card)
    rows = [Row(["collect", *collect])] if collect else []
    rows += [Row(line) for line in discount_lines(card)]
    return [*rows, *(Row(power_line(power), power.id) for power in card.powers)]


def gist(line: Line) -> Line:
    """A line without the signs for turning and paying: for cards that are too small for all of it."""
    short = line[: line.index("=≠")] if "=≠" in line else line
    return [part for part in short if part not in ("card_turn", "pay", "collect")]


def has_foot(card: Component, stored: Stored) -> bool:
    return bool(card.points or card.point_rules or any(count for _, count in stored))


def points_text(card: Component, worth: int | None) -> str:
    """On the seal: what the card is worth now; of a card that is not in play what is printed, "+" for more."""
    if worth is not None:
        return str(worth)
    return f"{card.points or ''}+" if card.point_rules else str(card.points)


def has_sentences(width: float, u: float) -> bool:
    """Are the powers of a card of so many units written out?"""
    return u * (LARGER if width >= LARGE else 1.0) >= LOD_SENTENCES


class Plan:
    """Where the parts of a readable card stand, in units: used for painting and for the targets of its powers."""

    def __init__(self, card: Component, width: float, height: float, shown: Shown) -> None:
        edge = 4.0
        self.inner = QRectF(edge, edge, width - 2 * edge, height - 2 * edge)
        self.narrow = width < 90  # a magic item: two lines of name, the gist of its power
        self.larger = LARGER if width >= LARGE else 1.0
        self._plan_name(shown)
        self.foot_height = FOOT * self.larger if has_foot(card, shown.stored) else 0.0
        self.room = self.inner.height() - self.band.height() - self.foot_height - 2
        self.entries = card_rows(card)
        self._plan_rows(card)
        self._plan_art(card, shown)
        left, wide = self.inner.x(), self.inner.width()
        top = self.art.bottom() + 1
        self.body = QRectF(left, top, wide, self.inner.bottom() - top)
        self.foot = QRectF(left + 2, self.inner.bottom() - self.foot_height, wide - 3, self.foot_height)

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

    def _plan_rows(self, card: Component) -> None:
        """The entries in lines; where there is little room, only what matters of each."""
        k = self.larger
        size = 17.0 if self.inner.width() < 122 else 19.0 * k
        least = 0.0 if self.narrow and not card.cost else ART_LEAST
        for short in (False, True):
            if self.narrow and not short:
                continue
            lines = [
                wrapped(gist(row.line) if short else row.line, self.inner.width() - 4, size, 1.0)
                for row in self.entries
            ]
            count = sum(len(found) for found in lines)
            self._padding = 4.0 if count else 0.0
            free = self.room - self._padding
            self.fits = ROW_LEAST * count <= free
            if self.fits or self.inner.width() > 122:
                break
        self.rows: list[tuple[Row, list[Line]]] = list(zip(self.entries, lines, strict=True))
        self.each = min(ROW_MOST * k, max(ROW_LEAST, (free - least) / max(1, count)))
        spare = (free - GOOD_ART) / max(1, count)  # on a tall card every line is as high as a finger
        self.each = max(self.each, min(FINGER_ROW, spare))
        self.size = min(size, self.each * 0.95)
        self._body = self.each * count + self._padding

    def _plan_art(self, card: Component, shown: Shown) -> None:
        """The picture, with the cost at its left and types at its right."""
        k = self.larger
        self.art = QRectF(
            self.inner.x(), self.band.bottom() + 1, self.inner.width(), max(0.0, self.room - self._body)
        )
        right = self.art.right() - 22 * k * len(card.types)
        if shown.turned and not self.sign_above:
            self.sign = QRectF(right - 20, self.art.y() - 3, 20, 20)
        self.corner = QRectF(
            self.art.x() + 2, self.art.y() + 1.5, right - self.art.x() - 4, 20
        )  # for the cost
        self.emblem = QRectF(self.art)
        if self.art.height() < STRIP:
            self.emblem.setLeft(self.corner.x() + costs_width(card, self.corner.width(), k))
            self.emblem.setRight(self.corner.right())

    def row_rects(self) -> list[tuple[Row, list[Line], QRectF]]:
        found = []
        y = self.body.y() + 2
        for row, lines in self.rows:
            height = self.each * len(lines)
            found.append((row, lines, QRectF(self.body.x(), y, self.body.width(), height)))
            y += height
        return found


def readable(card: Component, width: float, height: float, shown: Shown) -> bool:
    """Do all entries of a card find room on it?"""
    return Plan(card, width, height, shown).fits


def power_rects(card: Component, width: float, height: float, shown: Shown) -> list[tuple[str, QRectF]]:
    """The rows of the powers on a readable card, in units of the card."""
    plan = Plan(card, width, height, shown)
    return [(row.power, rect) for row, _, rect in plan.row_rects() if row.power]


# -- painting ---------------------------------------------------------------------------------------------------


def _scaled(rect: QRectF, u: float) -> QRectF:
    return QRectF(rect.x() * u, rect.y() * u, rect.width() * u, rect.height() * u)


def _frame(painter: QPainter, card: Component, rect: QRectF, u: float) -> None:
    ramp = look.ramp(FRAME_TINT[card.kind])
    painter.setPen(QPen(QColor(ramp[3]), 2 * u))
    painter.setBrush(QColor(ramp[1]))
    painter.drawRoundedRect(rect.adjusted(u, u, -u, -u), 8 * u, 8 * u)


def _turned_sign(painter: QPainter, spot: QRectF, u: float) -> None:
    painter.setPen(QPen(QColor("#7a5a2a"), 1.2 * u))
    painter.setBrush(QColor("#fffaf0"))
    painter.drawEllipse(spot)
    inset = spot.width() * 0.12
    picture(painter, "icons/card_turn", spot.adjusted(inset, inset, -inset, -inset))


def paint_card(painter: QPainter, card: Component, shown: Shown, rect: QRectF, u: float) -> None:
    """The readable card: name, picture with the cost, one row for every entry, essences and points at the foot."""
    plan = Plan(card, rect.width() / u, rect.height() / u, shown)
    large = u * plan.larger  # pixels of a unit of what is printed on it
    _frame(painter, card, rect, u)
    art_px = _scaled(plan.art, u)
    if plan.art.height() > 8:
        paint_art(painter, card, art_px, _scaled(plan.emblem, u), shown.turned)
    paper = QColor(SHADED if shown.turned else PAPER)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paper)
    painter.drawRoundedRect(_scaled(plan.band, u), 5 * u, 5 * u)
    draw_name(painter, _scaled(plan.name, u), shown.name, 17 * large, NAME_LEAST * u, INK, True)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(paper)
    painter.drawRoundedRect(_scaled(plan.body, u), 5 * u, 5 * u)
    _paint_rows(painter, plan, () if plan.narrow else shown.words, u)
    if plan.art.height() >= 20:
        paint_costs(painter, card, _scaled(plan.corner, u), large)
        paint_types(painter, card, art_px.right(), art_px.y() + 1.5 * u, large)
    if shown.turned:
        _turned_sign(painter, _scaled(plan.sign, u), u)
    if plan.foot_height:
        foot = _scaled(plan.foot, u)
        paint_points(painter, card, foot, large, points_text(card, shown.worth))
        paint_stored(painter, shown.stored, foot.adjusted(0, u, -30 * large, 0), large, 19 * large)


def _paint_rows(painter: QPainter, plan: Plan, words: tuple[str, ...], u: float) -> None:
    """Every entry in its row: as icons or, with `words`, the powers as sentences where they fit."""
    sentences = iter(words)
    for row, lines, area in plan.row_rects():
        spot = _scaled(area, u)
        if row.power or row.line[0] == "collect":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(120, 84, 40, 26 if row.power else 46))
            painter.drawRoundedRect(spot.adjusted(2 * u, 0.7 * u, -2 * u, -0.7 * u), 5 * u, 5 * u)
        sentence = next(sentences, "") if row.power else ""
        inside = spot.adjusted(5 * u, u, -5 * u, -u)
        font = _sentence_font(sentence, inside, 12 * u) if sentence else None
        if font is not None:
            painter.setFont(font)
            painter.setPen(QColor(INK))
            painter.drawText(inside, SENTENCE, sentence)
            continue
        each = spot.height() / len(lines)
        for at, line in enumerate(lines):
            place = QRectF(spot.x() + 3 * u, spot.y() + at * each, spot.width() - 6 * u, each)
            draw_line(painter, place, line, plan.size * u, u)


def _sentence_font(sentence: str, area: QRectF, largest: float) -> QFont | None:
    """The font in which a power is written out in its row; None if it would be too small to read."""
    font = look.plain_font(largest)
    while font.pixelSize() >= SENTENCE_LEAST:
        if QFontMetricsF(font).boundingRect(area, SENTENCE, sentence).height() <= area.height():
            return font
        font.setPixelSize(font.pixelSize() - 1)
    return None


def paint_tile(painter: QPainter, card: Component, shown: Shown, rect: QRectF, u: float) -> None:
    """A rival's component: picture with what lies on it, and the name in two or three lines."""
    _frame(painter, card, rect, u)
    art_rect = tile_art(rect, u, shown.name)
    paint_art(painter, card, art_rect, art_rect, shown.turned)
    band = QRectF(
        art_rect.x(), art_rect.bottom(), art_rect.width(), rect.bottom() - 3.5 * u - art_rect.bottom()
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(SHADED if shown.turned else PAPER))
    painter.drawRoundedRect(band, 4 * u, 4 * u)
    draw_name(painter, band.adjusted(u, 0, -u, 0), shown.name, 14 * u, NAME_LEAST * u, INK)
    if card.points or card.point_rules:
        corner = QRectF(art_rect.right() - 21 * u, art_rect.bottom() - 18 * u, 23 * u, 23 * u)
        seal(painter, corner, points_text(card, shown.worth), u)
    if shown.turned:
        _turned_sign(painter, QRectF(art_rect.right() - 15 * u, art_rect.y() - 3 * u, 18 * u, 18 * u), u)
    above = QRectF(art_rect.x(), art_rect.y(), art_rect.width(), 22 * u)
    paint_stored(painter, shown.stored, above, u, 18 * u)


def tile_art(rect: QRectF, u: float, name: str) -> QRectF:
    """The picture of a rival's tile; it gives way to a name of three lines."""
    room = rect.width() - 9 * u
    label = min(42 * u, max(31.5 * u, height_of(name, room, NAME_LEAST * u)))
    return rect.adjusted(3.5 * u, 3.5 * u, -3.5 * u, -3.5 * u - label)


PAINTERS = {"card": paint_card, "tile": paint_tile}
