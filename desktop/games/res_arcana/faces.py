"""What every card face is made of: its picture, lines of icons, costs, seal, and the essences lying on it.

Everything is painted into a pixmap of the right size; `u` is the number of pixels of one scene unit.
"""

from __future__ import annotations

import tomllib
from functools import cache
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen

from desktop import folders
from desktop.art import art, look
from desktop.board.sprite import draw_picture
from desktop.games.res_arcana.icon_lines import ARROW, Line, amount, point_rule_line
from rules.res_arcana.content import COMPONENT, COMPONENTS, KINDS, Component
from rules.res_arcana.essences import Essences

PAPER, INK, SOFT = "#f8efdc", "#2b2118", "#6b573f"
SHADED = "#cfc3ab"  # the body of a turned card
ON_DARK = "#fff4df"
TYPE_ICONS = ("icons/dragon", "icons/creature")
FRAME_TINT = ("leather", "night", "teal", "stone", "violet")  # artifact, mage, item, monument, place
SMALLEST, LEAST_PIXELS = 16.0, 11.0  # units of a number, and what it never goes below on the screen
CLOSER = 0.88  # icons move so close together before a line is broken
CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter

Stored = tuple[tuple[str, int], ...]  # essence and how many of it lie on a card


@cache
def _emblems() -> dict[str, Any]:
    text = (folders.resources() / "res_arcana" / "emblems.toml").read_text(encoding="utf-8")
    found: dict[str, Any] = tomllib.loads(text)
    return found


def component(id: str) -> Component:
    return COMPONENTS[COMPONENT.index(id)]


def picture(
    painter: QPainter, path: str, rect: QRectF, tint: str | None = None, ink: str | None = None
) -> None:
    """A picture of the kit; the icon legend notes it."""
    draw_picture(painter, path, rect, tint, ink)


def text(
    painter: QPainter,
    rect: QRectF,
    words: str,
    pixels: float,
    colour: str = INK,
    serif: bool = False,
    align: Qt.AlignmentFlag = CENTRE,
    smallest: float = 1.0,
) -> None:
    """One line; `smallest` is the share of its size to which it may shrink."""
    painter.setFont(look.fit(words, rect.width(), look.plain_font(pixels, True, serif), smallest))
    painter.setPen(QColor(colour))
    painter.drawText(rect, int(align), words)


# -- lines of icons -----------------------------------------------------------------------------------------


def _advance(part: str, size: float, metrics: QFontMetricsF) -> float:
    return metrics.horizontalAdvance(part[1:]) + size * 0.1 if part[0] == "=" else size


def _font(size: float, u: float) -> QFont:
    return look.plain_font(max(number_size(u), size * 0.8), True)


def number_size(u: float) -> float:
    """Pixels of a number on a card."""
    return max(LEAST_PIXELS, SMALLEST * u)


def line_width(line: Line, size: float, u: float) -> float:
    metrics = QFontMetricsF(_font(size, u))
    return sum(_advance(part, size, metrics) for part in line)


def wrapped(line: Line, width: float, size: float, u: float, closer: float = CLOSER) -> list[Line]:
    """The line in as many rows as it needs; a number stays with what it counts, an arrow starts a row."""
    if line_width(line, size, u) * closer <= width:
        return [line]
    pieces: list[Line] = []
    for part in line:
        if pieces and pieces[-1][-1][0] == "=" and pieces[-1][-1] not in ("=/", "=:"):
            pieces[-1].append(part)
        else:
            pieces.append([part])
    if ARROW in line:  # the effect on a row of its own, if both then fit
        at = line.index(ARROW)
        halves = [line[:at], line[at:]]
        if all(line_width(half, size, u) * closer <= width for half in halves):
            return halves
    rows: list[Line] = [[]]
    for piece in pieces:
        if rows[-1] and line_width(rows[-1] + piece, size, u) > width:
            rows.append([])
        rows[-1] += piece
    return rows


def draw_line(
    painter: QPainter,
    rect: QRectF,
    line: Line,
    size: float,
    u: float,
    colour: str = INK,
    centred: bool = True,
) -> None:
    """Icons and numbers in a row; a little closer together where they would not fit."""
    font = _font(size, u)
    metrics = QFontMetricsF(font)
    width = sum(_advance(part, size, metrics) for part in line)
    squeeze = min(1.0, rect.width() / width) if width else 1.0
    x = rect.x() + ((rect.width() - width * squeeze) / 2 if centred else 0)
    icon = size * max(0.8, squeeze)
    for part in line:
        advance = _advance(part, size, metrics) * squeeze
        if part[0] == "=":
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(QRectF(x - 2, rect.y(), advance + 4, rect.height()), int(CENTRE), part[1:])
        else:
            spot = QRectF(x + (advance - icon) / 2, rect.y() + (rect.height() - icon) / 2, icon, icon)
            picture(painter, f"icons/{part}", spot, ink=colour if part.startswith("ui_") else None)
        x += advance


# -- parts of a card ----------------------------------------------------------------------------------------


def paint_art(painter: QPainter, card: Component, rect: QRectF, free: QRectF, turn: float) -> None:
    """Backdrop, and in its free part emblem and accent; on a turned card (1) they lie on the side."""
    emblem: dict[str, str] = _emblems()[KINDS[card.kind]][card.id]
    painter.save()
    path = QPainterPath()
    path.addRect(rect)
    painter.setClipPath(path)
    backdrop = f"res_arcana/backdrop_{emblem['backdrop']}"
    cover = max(rect.width(), rect.height() / art.aspect(backdrop))
    height = cover * art.aspect(backdrop)
    ground = QRectF(rect.center().x() - cover / 2, rect.center().y() - height / 2, cover, height)
    picture(painter, backdrop, ground)
    upright = free.height() > 1.3 * free.width() and not emblem["accent"]
    size = min(free.width() * (0.86 if upright else 0.7), free.height() * 0.9)
    main = QRectF(free.center().x() - size / 2, free.center().y() - size / 2, size, size)
    if turn:
        painter.translate(free.center())
        painter.rotate(90 * turn)
        painter.translate(-free.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 12, 6, 70))
    painter.drawEllipse(QRectF(main.x() + size * 0.12, main.y() + size * 0.9, size * 0.76, size * 0.12))
    picture(painter, f"res_arcana/emblem_{emblem['main']}", main, tint=emblem["tint"])
    if emblem["accent"]:
        small = size * 0.44
        spot = QRectF(main.x() + size * 0.66, main.y() + size * 0.52, small, small)
        painter.setBrush(QColor(255, 250, 240, 225))
        painter.setPen(QPen(QColor("#4b3421"), max(0.6, size * 0.012)))
        painter.drawEllipse(spot)
        inner = spot.adjusted(small * 0.14, small * 0.14, -small * 0.14, -small * 0.14)
        picture(painter, f"res_arcana/emblem_{emblem['accent']}", inner, tint=emblem["backdrop"])
    painter.restore()
    if turn:
        painter.fillPath(path, QColor(30, 20, 12, round(105 * turn)))


def seal(painter: QPainter, rect: QRectF, points: str, u: float) -> None:
    """The seal with a number; one of two signs needs a larger seal, which grows upwards and to the left."""
    if len(points) > 1:
        rect = rect.adjusted(-6 * u, -6 * u, 0, 0)
    picture(painter, "res_arcana/point_seal", rect)
    text(painter, rect, points, max(number_size(u), rect.height() * 0.46))


Pairs = list[tuple[str, int]]  # icons and how many of each


def cost_pairs(card: Component) -> Pairs:
    """The printed cost."""
    return pairs_of(card.cost, card.wild)


def pairs_of(cost: Essences, wild: int) -> Pairs:
    pairs: Pairs = []
    count = 1
    for part in amount(cost, wild):
        if part[0] == "=":
            count = int(part[1:])
        else:
            pairs.append((part, count))
            count = 1
    return pairs


COST_CELL, COST_ICON, COST_DIGIT = 32.0, 17.0, 11.0  # units of one type of a cost, its icon and its number


def _cost_cells(costs: Pairs, room: float, u: float) -> list[tuple[str, str, float, float]]:
    """(icon, number, width, size of the icon); where there is little room, a single essence has no number."""
    if not costs or COST_CELL * u * len(costs) <= room:
        return [(icon, str(count), COST_CELL * u, COST_ICON * u) for icon, count in costs]
    each = room / len(costs)
    if each >= (COST_ICON + COST_DIGIT - 4) * u:
        return [(icon, str(count), each, min(COST_ICON * u, each - COST_DIGIT * u)) for icon, count in costs]
    digits = sum(COST_DIGIT * u for _, count in costs if count > 1)
    size = min(COST_ICON * u, (room - digits) / len(costs))
    return [
        (icon, str(count) if count > 1 else "", size + (COST_DIGIT * u if count > 1 else 0), size)
        for icon, count in costs
    ]


def costs_width(card: Component, room: float, u: float) -> float:
    """How wide the band with the printed cost is."""
    return pairs_width(cost_pairs(card), room, u)


def pairs_width(costs: Pairs, room: float, u: float) -> float:
    cells = _cost_cells(costs, room - 3 * u, u)
    return sum(width for _, _, width, _ in cells) + 3 * u if cells else 0.0


def paint_costs(painter: QPainter, card: Component, corner: QRectF, u: float) -> None:
    """The printed cost in a dark band from the upper left corner."""
    costs = cost_pairs(card)
    if costs:
        width = pairs_width(costs, corner.width(), u)
        paint_pairs(painter, costs, QRectF(corner.x(), corner.y(), width, 20 * u), u)


def paint_pairs(painter: QPainter, costs: Pairs, band: QRectF, u: float, bright: bool = False) -> None:
    """A cost in a dark band; bright, with the rim of what can be chosen, it is a price that can be paid."""
    cells = _cost_cells(costs, band.width() - 3 * u, u)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if bright:
        painter.setPen(QPen(look.state("legal"), 1.8 * u))
        painter.setBrush(QColor("#fffaf0"))
        band = band.adjusted(u, u, -u, -u)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(35, 23, 16, 225))
    painter.drawRoundedRect(band, 6 * u, 6 * u)
    x = band.x() + 2 * u
    for name, number, width, icon in cells:
        picture(painter, f"icons/{name}", QRectF(x, band.y() + (band.height() - icon) / 2, icon, icon))
        if number:
            cell = QRectF(x + icon, band.y(), width - icon, band.height())
            text(painter, cell, number, number_size(u), INK if bright else ON_DARK)
        x += width


def paint_types(painter: QPainter, card: Component, right: float, top: float, u: float) -> None:
    """Dragon's head and paw, from the right."""
    for place, type in enumerate(card.types[:2]):
        cell = QRectF(right - (place + 1) * 22 * u, top, 20 * u, 20 * u)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(35, 23, 16, 225))
        painter.drawRoundedRect(cell, 5 * u, 5 * u)
        picture(painter, TYPE_ICONS[type], cell.adjusted(2 * u, 2 * u, -2 * u, -2 * u))


def paint_stored(painter: QPainter, stored: Stored, corner: QRectF, u: float, size: float) -> None:
    """Essences lying on the card, from the left: icons with counts in a gold-rimmed pill."""
    entries = [(essence, count) for essence, count in stored if count]
    if not entries:
        return
    each = min(size * 1.8, (corner.width() - 6 * u) / len(entries))
    pill = QRectF(corner.x(), corner.y(), each * len(entries) + 6 * u, size * 1.16)
    painter.setPen(QPen(QColor("#e0b64a"), 1.4 * u))
    painter.setBrush(QColor(35, 23, 16, 235))
    painter.drawRoundedRect(pill, size * 0.5, size * 0.5)
    for place, (essence, count) in enumerate(entries):
        x = pill.x() + 3 * u + place * each
        icon = min(size, max(9 * u, each - 11 * u * len(str(count))))  # the number comes first
        spot = QRectF(x, pill.y() + (pill.height() - icon) / 2, icon, icon)
        picture(painter, f"icons/essence_{essence}", spot)
        cell = QRectF(spot.right() - u, pill.y(), x + each - spot.right() + u, pill.height())
        text(painter, cell, str(count), number_size(u), ON_DARK)


def paint_points(painter: QPainter, card: Component, foot: QRectF, u: float, points: str) -> None:
    """The seal with the points and, before it, what the place scores for each."""
    right = foot.right()
    size = foot.height()
    if card.points or card.point_rules:
        spot = QRectF(right - size, foot.y(), size, size)
        seal(painter, spot, points, u)
        right = spot.x() - (8 if len(points) > 1 else 2) * u
    lines = [[part for part in point_rule_line(rule) if part != "vp"] for rule in card.point_rules]
    widths = [line_width(line, 17 * u, u) + 4 * u for line in lines]
    shrink = min(1.0, (right - foot.x() - 2 * u * len(lines)) / sum(widths)) if lines else 1.0
    for line, width in zip(reversed(lines), reversed(widths), strict=True):
        pill = QRectF(right - width * shrink, foot.y() + 2 * u, width * shrink, foot.height() - 4 * u)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#2c1050"))
        painter.drawRoundedRect(pill, 6 * u, 6 * u)
        draw_line(painter, pill, line, 17 * u * shrink, u, ON_DARK)
        right = pill.x() - 2 * u
