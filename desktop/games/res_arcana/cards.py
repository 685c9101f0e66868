"""Card faces: the readable card of the table and the hand, and the small tile of a rival's component.

A face is painted once for its size and kept. Zoomed in far enough (LOD 2) its lines become sentences.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from desktop.art import look
from desktop.games.res_arcana.faces import (
    CENTRE,
    FRAME_TINT,
    INK,
    PAPER,
    SHADED,
    Stored,
    draw_line,
    name_text,
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
from rules.res_arcana.content import Component

NAME_BAND = 24.0
FOOT = 25.0
ART_LEAST = 23.0  # the cost must find room on it
LOD_SENTENCES = 1.5  # pixels per unit from which powers are written out
ROW_LEAST, ROW_MOST = 19.5, 26.0


class Row:
    """One entry of a card: its icons in rows, or its sentence; a power knows its id."""

    def __init__(self, line: Line, power: str = "", sentence: str = "") -> None:
        self.line, self.power, self.sentence = line, power, sentence


def card_rows(card: Component, words: tuple[str, ...] = ()) -> list[Row]:
    """Collect, discounts and powers, in the order of the card; `words` are the powers' sentences."""
    collect = collect_line(card)
    rows = [Row(["collect", *collect])] if collect else []
    rows += [Row(line) for line in discount_lines(card)]
    for place, power in enumerate(card.powers):
        rows.append(Row(power_line(power), power.id, words[place] if place < len(words) else ""))
    return rows


def gist(line: Line) -> Line:
    """A line without the signs for turning and paying: for cards that are too small for all of it."""
    short = line[: line.index("=≠")] if "=≠" in line else line
    return [part for part in short if part not in ("card_turn", "pay", "collect")]


def has_foot(card: Component, stored: Stored) -> bool:
    return bool(card.points or card.point_rules or any(stored.values()))


class Plan:
    """Where the parts of a readable card stand, in units: used for painting and for the targets of its powers."""

    def __init__(self, card: Component, width: float, height: float, stored: Stored) -> None:
        edge = 4.0
        self.inner = QRectF(edge, edge, width - 2 * edge, height - 2 * edge)
        self.narrow = width < 90  # a magic item: two lines of name, the gist of its power
        self.slim = width < 130
        band = 30.0 if self.narrow else NAME_BAND
        self.band = QRectF(self.inner.x(), self.inner.y(), self.inner.width(), band)
        self.foot_height = FOOT if has_foot(card, stored) else 0.0
        self.entries = card_rows(card)
        room = self.inner.height() - band - self.foot_height - 2
        size = 17.0 if self.slim else 19.0
        self.rows: list[tuple[Row, list[Line]]] = [
            (row, wrapped(gist(row.line) if self.narrow else row.line, self.inner.width() - 4, size, 1.0))
            for row in self.entries
        ]
        count = sum(len(lines) for _, lines in self.rows)
        least = 0.0 if self.narrow else ART_LEAST
        self.each = min(ROW_MOST, max(ROW_LEAST, (room - least) / max(1, count)))
        if count <= 2 and not self.narrow:
            self.each = ROW_MOST
        self.size = min(size, self.each * 0.9)
        body = self.each * count + (4 if count else 0)
        self.art = QRectF(self.inner.x(), self.band.bottom() + 1, self.inner.width(), max(0.0, room - body))
        top = self.art.bottom() + 1
        self.body = QRectF(self.inner.x(), top, self.inner.width(), self.inner.bottom() - top)
        self.foot = QRectF(
            self.inner.x() + 2,
            self.inner.bottom() - self.foot_height,
            self.inner.width() - 3,
            self.foot_height,
        )

    def row_rects(self) -> list[tuple[Row, list[Line], QRectF]]:
        found = []
        y = self.body.y() + 2
        for row, lines in self.rows:
            height = self.each * len(lines)
            found.append((row, lines, QRectF(self.body.x(), y, self.body.width(), height)))
            y += height
        return found


def power_rects(card: Component, width: float, height: float, stored: Stored) -> list[tuple[str, QRectF]]:
    """The rows of the powers on a readable card, in units of the card."""
    plan = Plan(card, width, height, stored)
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


def paint_card(
    painter: QPainter,
    card: Component,
    name: str,
    rect: QRectF,
    u: float,
    turned: bool,
    stored: Stored,
    words: tuple[str, ...],
) -> None:
    """The readable card: name, picture with the cost, one row for every entry, essences and points at the foot."""
    plan = Plan(card, rect.width() / u, rect.height() / u, stored)
    _frame(painter, card, rect, u)
    sentences = u >= LOD_SENTENCES and bool(words) and not plan.narrow
    art_rect, body = plan.art, plan.body
    if sentences:
        art_rect, body = _for_sentences(plan, card, words, u)
    art_px = _scaled(art_rect, u)
    if art_rect.height() > 8:
        paint_art(painter, card, art_px, turned)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(SHADED if turned else PAPER))
    painter.drawRoundedRect(_scaled(plan.band, u), 5 * u, 5 * u)
    sign = 22 * u if turned else 0.0
    name_text(
        painter, _scaled(plan.band, u).adjusted(3 * u, 0, -3 * u - sign, 0), name, u, 2 if plan.narrow else 1
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(SHADED if turned else PAPER))
    painter.drawRoundedRect(_scaled(body, u), 5 * u, 5 * u)
    if sentences:
        _paint_sentences(painter, card, _scaled(body, u), words, u, plan.foot_height * u)
    else:
        _paint_rows(painter, plan, u)
    if art_rect.height() >= 20:
        corner = art_px.adjusted(2 * u, 1.5 * u, -2 * u - 22 * u * len(card.types), 0)
        paint_costs(painter, card, corner, u)
        paint_types(painter, card, art_px.right(), art_px.y() + 1.5 * u, u)
    if turned:
        _turned_sign(painter, QRectF(rect.right() - 27 * u, rect.y() + 4 * u, 23 * u, 23 * u), u)
    if plan.foot_height:
        foot = _scaled(plan.foot, u)
        paint_points(painter, card, foot, u)
        paint_stored(painter, stored, foot.adjusted(0, u, -30 * u, 0), u, 19 * u)


def _paint_rows(painter: QPainter, plan: Plan, u: float) -> None:
    for row, lines, area in plan.row_rects():
        spot = _scaled(area, u)
        if row.power or row.line[0] == "collect":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(120, 84, 40, 26 if row.power else 46))
            painter.drawRoundedRect(spot.adjusted(2 * u, 0.7 * u, -2 * u, -0.7 * u), 5 * u, 5 * u)
        for at, line in enumerate(lines):
            each = spot.height() / len(lines)
            draw_line(
                painter,
                QRectF(spot.x() + 3 * u, spot.y() + at * each, spot.width() - 6 * u, each),
                line,
                plan.size * u,
                u,
            )


def _sentence_font(u: float) -> float:
    return 10.5 * u


def _sentence_rows(card: Component, words: tuple[str, ...]) -> list[tuple[Line, str]]:
    return [(row.line, row.sentence) for row in card_rows(card, words)]


def _sentence_heights(card: Component, words: tuple[str, ...], width: float, u: float) -> list[float]:
    metrics = QFontMetricsF(look.plain_font(_sentence_font(u)))
    heights = []
    for _, sentence in _sentence_rows(card, words):
        if not sentence:
            heights.append(21 * u)
            continue
        box = metrics.boundingRect(
            QRectF(0, 0, width - 8 * u, 10_000),
            int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap),
            sentence,
        )
        heights.append(box.height() + 4 * u)
    return heights


def _for_sentences(plan: Plan, card: Component, words: tuple[str, ...], u: float) -> tuple[QRectF, QRectF]:
    """Picture and body when the powers are written out: the picture gives up what they need."""
    heights = _sentence_heights(card, words, plan.inner.width() * u, u)
    wanted = (sum(heights) + plan.foot_height * u) / u + 4
    room = plan.inner.bottom() - plan.band.bottom() - 2
    picture_height = max(ART_LEAST, room - wanted)
    top = plan.band.bottom() + 1
    left, width = plan.inner.x(), plan.inner.width()
    body_top = top + picture_height + 1
    return (
        QRectF(left, top, width, picture_height),
        QRectF(left, body_top, width, plan.inner.bottom() - body_top),
    )


def _paint_sentences(
    painter: QPainter, card: Component, body: QRectF, words: tuple[str, ...], u: float, foot: float
) -> None:
    heights = _sentence_heights(card, words, body.width(), u)
    squeeze = min(1.0, (body.height() - foot - 2 * u) / max(1.0, sum(heights)))
    y = body.y() + 2 * u
    for (line, sentence), height in zip(_sentence_rows(card, words), heights, strict=True):
        area = QRectF(body.x() + 4 * u, y, body.width() - 8 * u, height * squeeze)
        if sentence:
            painter.setFont(look.plain_font(_sentence_font(u) * max(0.8, squeeze)))
            painter.setPen(QColor(INK))
            painter.drawText(area, int(Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap), sentence)
        else:
            draw_line(painter, area, line, 17 * u, u)
        y += height * squeeze


def paint_tile(
    painter: QPainter,
    card: Component,
    name: str,
    rect: QRectF,
    u: float,
    turned: bool,
    stored: Stored,
    words: tuple[str, ...],
) -> None:
    """A rival's component: picture with what lies on it, and the name in at most two lines."""
    _frame(painter, card, rect, u)
    inner = rect.adjusted(3.5 * u, 3.5 * u, -3.5 * u, -3.5 * u)
    label = 31 * u
    art_rect = QRectF(inner.x(), inner.y(), inner.width(), inner.height() - label)
    paint_art(painter, card, art_rect, turned)
    band = QRectF(inner.x(), art_rect.bottom(), inner.width(), label)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(SHADED if turned else PAPER))
    painter.drawRoundedRect(band, 4 * u, 4 * u)
    font = _tile_font(name, band, u)
    painter.setFont(font)
    painter.setPen(QColor(INK))
    painter.drawText(band, int(CENTRE) | int(Qt.TextFlag.TextWordWrap), name)
    points = (
        f"{card.points}+"
        if card.point_rules and card.points
        else "+"
        if card.point_rules
        else str(card.points)
    )
    if points != "0":
        size = 25 * u
        seal(
            painter,
            QRectF(art_rect.right() - size + 2 * u, art_rect.bottom() - size + 2 * u, size, size),
            points,
            u,
        )
    if turned:
        _turned_sign(painter, QRectF(art_rect.right() - 20 * u, art_rect.y() - u, 21 * u, 21 * u), u)
    paint_stored(painter, stored, QRectF(art_rect.x(), art_rect.y(), inner.width(), 22 * u), u, 18 * u)


def _tile_font(name: str, band: QRectF, u: float) -> QFont:
    """The largest font in which a name fits into its band, in two lines or, for the longest, three."""
    font = look.plain_font(14 * u, True)
    longest = max(name.split(), key=len)
    flags = int(CENTRE) | int(Qt.TextFlag.TextWordWrap)
    while font.pixelSize() > 8 * u:
        metrics = QFontMetricsF(font)
        if (
            metrics.horizontalAdvance(longest) <= band.width() - 2 * u
            and metrics.boundingRect(QRectF(0, 0, band.width(), 1000), flags, name).height()
            <= band.height() + u
        ):
            break
        if font.pixelSize() <= 12 * u:
            font.setStretch(80)
        font.setPixelSize(font.pixelSize() - 1)
    return font


PAINTERS = {"card": paint_card, "tile": paint_tile}
