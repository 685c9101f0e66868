"""Card faces: the readable card of the table and the hand, and the small tile of a rival's component.

A face is painted once for its size and kept. Zoomed in far enough (LOD 2) the lines of a small card become sentences.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from desktop.art import look
from desktop.games.res_arcana.card_plan import (
    CENTRED,
    HIGH,
    LARGE,
    LARGER,
    NAME_LEAST,
    WORDS_GAP,
    WORDY,
    Placed,
    Plan,
    Shown,
)
from desktop.games.res_arcana.faces import (
    FRAME_TINT,
    INK,
    PAPER,
    SHADED,
    draw_line,
    paint_art,
    paint_costs,
    paint_points,
    paint_stored,
    paint_types,
    picture,
    seal,
)
from desktop.games.res_arcana.names import draw_name, height_of
from rules.res_arcana.content import Component

LOD_SENTENCES = 1.5  # pixels per unit from which powers are written out
SENTENCE = int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
SENTENCE_LEAST = 11  # pixels


def points_text(card: Component, worth: int | None) -> str:
    """On the seal: what the card is worth now; of a card that is not in play what is printed, "+" for more."""
    if worth is not None:
        return str(worth)
    return f"{card.points or ''}+" if card.point_rules else str(card.points)


def has_words(width: float, height: float, u: float) -> bool:
    """May the powers of a card of so many units stand there in words?"""
    large = width >= LARGE and height >= HIGH
    return width >= WORDY or u * (LARGER if large else 1.0) >= LOD_SENTENCES


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
    _paint_rows(painter, plan, shown.words if not plan.narrow and large >= LOD_SENTENCES else (), u)
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
    """Every entry in its row: as icons, with its words below or, zoomed in (LOD 2), instead of them."""
    sentences = dict(zip((e.row.power for e in plan.placed() if e.row.power), words, strict=False))
    font = _sentence_font(plan, sentences, u) if sentences and not plan.written else None
    for entry in plan.placed():
        power, spot = entry.row.power, _scaled(entry.area, u)
        if power or entry.row.line[0] == "collect":
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(120, 84, 40, 26 if power else 46))
            painter.drawRoundedRect(spot.adjusted(2 * u, 0.7 * u, -2 * u, -0.7 * u), 5 * u, 5 * u)
        if power and font is not None:
            painter.setFont(font)
            painter.setPen(QColor(INK))
            painter.drawText(_inside(entry, u), SENTENCE, sentences[power])
            continue
        _paint_lines(painter, plan, entry, u)
        if entry.words:
            _paint_words(painter, plan, entry, u)


def _inside(entry: Placed, u: float) -> QRectF:
    """Where a sentence stands instead of icons."""
    return _scaled(entry.area, u).adjusted(5 * u, u, -5 * u, -u)


def _paint_words(painter: QPainter, plan: Plan, entry: Placed, u: float) -> None:
    top = entry.icons.bottom() + WORDS_GAP
    below = QRectF(entry.area.x() + 10, top, entry.area.width() - 20, entry.area.bottom() - top - WORDS_GAP)
    painter.setFont(look.plain_font(max(SENTENCE_LEAST, int(plan.words_size * u))))
    painter.setPen(QColor(INK))
    painter.drawText(_scaled(below, u), CENTRED, entry.words)


def _paint_lines(painter: QPainter, plan: Plan, entry: Placed, u: float) -> None:
    spot = _scaled(entry.icons, u)
    each = spot.height() / len(entry.lines)
    for at, line in enumerate(entry.lines):
        place = QRectF(spot.x() + 3 * u, spot.y() + at * each, spot.width() - 6 * u, each)
        draw_line(painter, place, line, plan.size * u, u)


def _sentence_font(plan: Plan, sentences: dict[str, str], u: float) -> QFont | None:
    """The font in which all powers of a card are written out; None if it would be too small to read."""
    font = look.plain_font(12 * u)
    rows = [(_inside(entry, u), sentences.get(entry.row.power)) for entry in plan.placed() if entry.row.power]
    while font.pixelSize() >= SENTENCE_LEAST:
        metrics = QFontMetricsF(font)
        if all(
            words and metrics.boundingRect(area, SENTENCE, words).height() <= area.height()
            for area, words in rows
        ):
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
    if band.height() > u:
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
    """The picture of a rival's tile; it gives way to a name of three lines, and stands alone where more were needed."""
    needed = height_of(name, rect.width() - 9 * u, NAME_LEAST * u)
    label = max(21 * u, min(42 * u, needed)) if needed <= 44 * u else 0.0
    return rect.adjusted(3.5 * u, 3.5 * u, -3.5 * u, -3.5 * u - label)


PAINTERS = {"card": paint_card, "tile": paint_tile}
