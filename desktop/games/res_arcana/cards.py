"""Card faces, painted from the kit's frames and the card's own data, and kept as pixmaps.

Three sizes: the whole card (hand, places, monuments, items), the wide card of the own area, whose lines are large
enough to read and to hit, and the small tile of a rival's component.
"""

from __future__ import annotations

import tomllib
from collections import OrderedDict
from collections.abc import Mapping
from functools import cache
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop import folders
from desktop.art import art, look
from desktop.board.sprite import raster_scale
from desktop.games.res_arcana.icon_lines import (
    Line,
    amount,
    collect_line,
    discount_lines,
    point_rule_line,
    power_line,
)
from rules.res_arcana.content import COMPONENT, COMPONENTS, KINDS, PLACE, Component

PAPER, INK, SOFT = "#f8efdc", "#2b2118", "#6b573f"
TYPE_ICONS = ("icons/dragon", "icons/creature")
KEPT = 400  # faces in the cache

Stored = Mapping[str, int]


@cache
def _emblems() -> dict[str, Any]:
    text = (folders.resources() / "res_arcana" / "emblems.toml").read_text(encoding="utf-8")
    found: dict[str, Any] = tomllib.loads(text)
    return found


def component(id: str) -> Component:
    return COMPONENTS[COMPONENT.index(id)]


def _emblem(card: Component) -> dict[str, str]:
    found: dict[str, str] = _emblems()[KINDS[card.kind]][card.id]
    return found


def whole_aspect(card: Component) -> float:
    """Height over width of the whole card."""
    return art.aspect(f"res_arcana/frame_{KINDS[card.kind]}")


# -- painting ---------------------------------------------------------------------------------------------------


def _picture(
    painter: QPainter, path: str, rect: QRectF, tint: str | None = None, ink: str | None = None
) -> None:
    """Into a device of our own at scale 1: straight from the raster cache."""
    pixmap = art.pixmap(path, max(1.0, rect.width()), max(1.0, rect.height()), tint=tint, ink=ink)
    painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))


def _text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    pixels: float,
    colour: str = INK,
    serif: bool = False,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    bold: bool = True,
) -> None:
    painter.setFont(look.fit(text, rect.width(), look.plain_font(pixels, bold, serif), 0.55))
    painter.setPen(QColor(colour))
    painter.drawText(rect, int(align), text)


def _line_width(line: Line, size: float) -> float:
    metrics = QFontMetricsF(look.plain_font(size * 0.74, True))
    return sum(
        metrics.horizontalAdvance(part[1:]) + size * 0.12 if part[0] == "=" else size * 1.04 for part in line
    )


def draw_line(
    painter: QPainter, rect: QRectF, line: Line, size: float, colour: str = INK, centred: bool = True
) -> None:
    """Icons and numbers in a row, made smaller where they would not fit."""
    width = _line_width(line, size)
    if width > rect.width():
        size *= rect.width() / width
        width = rect.width()
    x = rect.x() + ((rect.width() - width) / 2 if centred else 0)
    y = rect.y() + (rect.height() - size) / 2
    font = look.plain_font(size * 0.74, True)
    metrics = QFontMetricsF(font)
    for part in line:
        if part[0] == "=":
            advance = metrics.horizontalAdvance(part[1:]) + size * 0.12
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(QRectF(x, y, advance, size), int(Qt.AlignmentFlag.AlignCenter), part[1:])
        else:
            advance = size * 1.04
            _picture(
                painter,
                f"icons/{part}",
                QRectF(x, y, size, size),
                ink=colour if part.startswith("ui_") else None,
            )
        x += advance


def _paint_art(painter: QPainter, card: Component, rect: QRectF, turned: bool) -> None:
    """Backdrop, emblem and accent; a turned card shows its emblem lying on the side."""
    emblem = _emblem(card)
    painter.save()
    path = QPainterPath()
    path.addRoundedRect(rect, rect.width() * 0.03, rect.width() * 0.03)
    painter.setClipPath(path)
    cover = max(rect.width(), rect.height() / art.aspect(f"res_arcana/backdrop_{emblem['backdrop']}"))
    height = cover * art.aspect(f"res_arcana/backdrop_{emblem['backdrop']}")
    ground = QRectF(rect.center().x() - cover / 2, rect.center().y() - height / 2, cover, height)
    _picture(painter, f"res_arcana/backdrop_{emblem['backdrop']}", ground)
    size = min(rect.width() * 0.7, rect.height() * 0.84)
    main = QRectF(rect.center().x() - size / 2, rect.center().y() - size / 2, size, size)
    if turned:
        painter.translate(rect.center())
        painter.rotate(90)
        painter.translate(-rect.center())
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(20, 12, 6, 70))
    painter.drawEllipse(QRectF(main.x() + size * 0.12, main.y() + size * 0.9, size * 0.76, size * 0.12))
    _picture(painter, f"res_arcana/emblem_{emblem['main']}", main, tint=emblem["tint"])
    if emblem["accent"]:
        small = size * 0.44
        spot = QRectF(main.x() + size * 0.66, main.y() + size * 0.52, small, small)
        painter.setBrush(QColor(255, 250, 240, 225))
        painter.setPen(QPen(QColor("#4b3421"), max(0.6, size * 0.012)))
        painter.drawEllipse(spot)
        inner = spot.adjusted(small * 0.14, small * 0.14, -small * 0.14, -small * 0.14)
        _picture(painter, f"res_arcana/emblem_{emblem['accent']}", inner, tint=emblem["backdrop"])
    painter.restore()
    if turned:
        painter.fillPath(path, QColor(30, 20, 12, 90))


def _seal(painter: QPainter, rect: QRectF, points: str) -> None:
    _picture(painter, "res_arcana/point_seal", rect)
    _text(painter, rect, points, rect.height() * (0.46 if len(points) == 1 else 0.34))


def _points(card: Component) -> str:
    if card.point_rules:
        return f"{card.points}+" if card.points else "+"
    return str(card.points) if card.points else ""


def _paint_stored(painter: QPainter, stored: Stored, corner: QRectF, size: float) -> None:
    """Essences lying on the card, from the lower left corner."""
    entries = [(essence, count) for essence, count in stored.items() if count]
    if not entries:
        return
    width = size * 1.9 * len(entries)
    pill = QRectF(corner.x(), corner.bottom() - size * 1.15, width + size * 0.3, size * 1.15)
    painter.setPen(QPen(QColor("#e0b64a"), max(1.0, size * 0.07)))
    painter.setBrush(QColor(35, 23, 16, 225))
    painter.drawRoundedRect(pill, size * 0.5, size * 0.5)
    x = pill.x() + size * 0.15
    for essence, count in entries:
        _picture(painter, f"icons/essence_{essence}", QRectF(x, pill.y() + size * 0.08, size, size))
        _text(
            painter, QRectF(x + size, pill.y(), size * 0.85, pill.height()), str(count), size * 0.8, "#fff4df"
        )
        x += size * 1.9


def _paint_costs(painter: QPainter, card: Component, frame: str, rect: QRectF) -> None:
    costs = list(amount_pairs(card))
    for place, (icon, count) in enumerate(costs[:5]):
        cell = art.slot(frame, f"cost_{place}", rect)
        _picture(painter, "res_arcana/cost_cell", cell)
        _picture(painter, f"icons/{icon}", art.slot("res_arcana/cost_cell", "icon", cell))
        number = art.slot("res_arcana/cost_cell", "number", cell)
        _text(painter, number, str(count), number.height() * 0.8, "#fff4df")


def amount_pairs(card: Component) -> list[tuple[str, int]]:
    """(icon, count) of the printed cost."""
    line = amount(card.cost, card.wild)
    pairs: list[tuple[str, int]] = []
    count = 1
    for part in line:
        if part[0] == "=":
            count = int(part[1:])
        else:
            pairs.append((part, count))
            count = 1
    return pairs


def card_lines(card: Component) -> list[Line]:
    """Discounts and powers, in the order of the card."""
    return [*discount_lines(card), *(power_line(power) for power in card.powers)]


def paint_whole(
    painter: QPainter, card: Component, name: str, rect: QRectF, turned: bool, stored: Stored
) -> None:
    """The card as it is printed."""
    kind = KINDS[card.kind]
    frame = f"res_arcana/frame_{kind}"
    _paint_art(painter, card, art.slot(frame, "art", rect), turned)
    _picture(painter, frame, rect)
    banner = art.slot(frame, "name", rect)
    _text(painter, banner, name, banner.height() * 0.66, serif=True)
    if art.has_slot(frame, "cost_0"):
        _paint_costs(painter, card, frame, rect)
    for place, type in enumerate(card.types[:2]):
        if art.has_slot(frame, f"type_{place}"):
            cell = art.slot(frame, f"type_{place}", rect)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(35, 23, 16, 220))
            painter.drawRoundedRect(cell.adjusted(-2, -2, 2, 2), cell.width() * 0.25, cell.width() * 0.25)
            _picture(painter, TYPE_ICONS[type], cell)
    collect = collect_line(card)
    if collect:
        pill = art.slot(frame, "collect", rect)
        _picture(painter, "res_arcana/collect_pill", pill)
        inner = art.slot("res_arcana/collect_pill", "content", pill)
        draw_line(painter, inner, ["collect", *collect], pill.height() * 0.76)
    lines = card_lines(card)
    if lines:
        body = art.slot(frame, "powers_below_collect" if collect else "powers", rect)
        each = body.height() / len(lines)
        for place, line in enumerate(lines):
            row = QRectF(body.x(), body.y() + place * each, body.width(), each)
            draw_line(painter, row, line, min(each * 0.86, rect.width() * 0.135))
    if card.kind == PLACE:
        _paint_place_points(painter, card, frame, rect)
    elif _points(card) and art.has_slot(frame, "points"):
        _seal(painter, art.slot(frame, "points", rect), _points(card))
    _paint_stored(
        painter, stored, rect.adjusted(rect.width() * 0.05, 0, 0, -rect.height() * 0.34), rect.width() * 0.13
    )


def _paint_place_points(painter: QPainter, card: Component, frame: str, rect: QRectF) -> None:
    if art.has_slot(frame, "points"):
        seal = art.slot(frame, "points", rect)
        _text(painter, seal, _points(card), seal.height() * 0.42)
    if card.point_rules and art.has_slot(frame, "point_rule"):
        rule = art.slot(frame, "point_rule", rect)
        line: Line = []
        for place, entry in enumerate(card.point_rules):
            line += (["=+"] if place else []) + point_rule_line(entry)
        draw_line(painter, rule, line, rule.height() * 0.8, "#fff4df")


def paint_wide(
    painter: QPainter, card: Component, name: str, rect: QRectF, turned: bool, stored: Stored
) -> None:
    """The card of the own area: name, a strip of art, and lines that can be read at once."""
    ramp = look.ramp(_FRAME_TINT[card.kind])
    radius = rect.height() * 0.06
    painter.setPen(QPen(QColor(ramp[3]), rect.height() * 0.014))
    painter.setBrush(QColor(ramp[1]))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    edge = rect.height() * 0.035
    inner = rect.adjusted(edge, edge, -edge, -edge)
    banner = QRectF(inner.x(), inner.y(), inner.width(), rect.height() * 0.15)
    lines = card_lines(card)
    collect = collect_line(card)
    if collect:
        lines = [["collect", *collect], *lines]
    for rule in card.point_rules:
        lines.append(point_rule_line(rule))
    art_height = rect.height() * (0.44 if len(lines) <= 2 else 0.34)
    picture = QRectF(inner.x(), banner.bottom(), inner.width(), art_height)
    _paint_art(painter, card, picture, turned)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(PAPER))
    painter.drawRoundedRect(banner, radius * 0.6, radius * 0.6)
    _text(painter, banner.adjusted(3, 0, -3, 0), name, banner.height() * 0.7, serif=True)
    body = QRectF(
        inner.x(),
        picture.bottom() + edge * 0.5,
        inner.width(),
        inner.bottom() - picture.bottom() - edge * 0.5,
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(PAPER if not turned else "#cfc3ab"))
    painter.drawRoundedRect(body, radius * 0.6, radius * 0.6)
    if lines:
        each = min(body.height() / len(lines), rect.height() * 0.19)
        top = body.y() + (body.height() - each * len(lines)) / 2
        for place, line in enumerate(lines):
            row = QRectF(body.x() + 3, top + place * each, body.width() - 6, each)
            draw_line(painter, row, line, min(each * 0.9, rect.height() * 0.15))
    for place, type in enumerate(card.types[:2]):
        size = rect.height() * 0.14
        _picture(
            painter, TYPE_ICONS[type], QRectF(picture.x() + 3, picture.y() + 3 + place * size, size, size)
        )
    if _points(card):
        size = rect.height() * 0.24
        _seal(
            painter, QRectF(picture.right() - size, picture.bottom() - size * 0.8, size, size), _points(card)
        )
    if turned:
        size = rect.height() * 0.18
        _picture(painter, "icons/card_turn", QRectF(picture.right() - size - 2, picture.y() + 2, size, size))
    _paint_stored(
        painter, stored, QRectF(picture.x() + 2, picture.y(), 10, picture.height() - 2), rect.height() * 0.15
    )


def paint_tile(
    painter: QPainter, card: Component, name: str, rect: QRectF, turned: bool, stored: Stored
) -> None:
    """A rival's component: picture, name, what lies on it."""
    ramp = look.ramp(_FRAME_TINT[card.kind])
    painter.setPen(QPen(QColor(ramp[3]), 1))
    painter.setBrush(QColor(ramp[1]))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5)
    inner = rect.adjusted(3, 3, -3, -3)
    picture = QRectF(inner.x(), inner.y(), inner.width(), inner.height() * 0.62)
    _paint_art(painter, card, picture, turned)
    label = QRectF(inner.x(), picture.bottom(), inner.width(), inner.bottom() - picture.bottom())
    painter.fillRect(label, QColor(PAPER if not turned else "#cfc3ab"))
    font = look.plain_font(rect.height() * 0.135, True)
    longest = max(name.split(), key=len)
    painter.setFont(look.fit(longest, label.width() - 2, font, 0.6))
    painter.setPen(QColor(INK))
    flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
    painter.drawText(label, flags, name)
    if _points(card):
        size = rect.height() * 0.3
        _seal(
            painter, QRectF(picture.right() - size, picture.bottom() - size * 0.8, size, size), _points(card)
        )
    if turned:
        size = rect.height() * 0.24
        _picture(painter, "icons/card_turn", QRectF(picture.right() - size, picture.y(), size, size))
    _paint_stored(
        painter, stored, QRectF(picture.x(), picture.y(), 10, rect.height() * 0.26), rect.height() * 0.2
    )


# artifact, mage, magic item, monument, place of power
_FRAME_TINT = ("leather", "night", "teal", "stone", "violet")
PAINTERS = {"whole": paint_whole, "wide": paint_wide, "tile": paint_tile}

_faces: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()


def face(id: str, name: str, style: str, width: int, height: int, turned: bool, stored: Stored) -> QPixmap:
    """A painted card of that many pixels, from the cache if it is there."""
    key = (id, name, style, width, height, turned, tuple(sorted(stored.items())), look.vision)
    found = _faces.get(key)
    if found is None:
        found = QPixmap(width, height)
        found.fill(Qt.GlobalColor.transparent)
        painter = QPainter(found)
        hints = QPainter.RenderHint
        painter.setRenderHints(hints.Antialiasing | hints.SmoothPixmapTransform | hints.TextAntialiasing)
        PAINTERS[style](painter, component(id), name, QRectF(0, 0, width, height), turned, stored)
        painter.end()
        _faces[key] = found
        if len(_faces) > KEPT:
            _faces.popitem(last=False)
    else:
        _faces.move_to_end(key)
    return found


class CardItem(QGraphicsItem):
    """A card on the table or in the hand."""

    def __init__(self, id: str, name: str, style: str, width: float, height: float) -> None:
        super().__init__()
        self.id, self.name, self.style = id, name, style
        self.turned = False
        self.stored: dict[str, int] = {}
        self.dimmed = False
        self._rect = QRectF(0, 0, width, height)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_state(self, name: str, turned: bool, stored: Stored, dimmed: bool = False) -> None:
        """Change only what differs."""
        if (name, turned, dict(stored), dimmed) != (self.name, self.turned, self.stored, self.dimmed):
            self.name, self.turned, self.stored, self.dimmed = name, turned, dict(stored), dimmed
            self.update()

    def resize(self, width: float, height: float) -> None:
        if (width, height) != (self._rect.width(), self._rect.height()):
            self.prepareGeometryChange()
            self._rect = QRectF(0, 0, width, height)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        scale = raster_scale(painter)
        width, height = max(1, round(self._rect.width() * scale)), max(1, round(self._rect.height() * scale))
        pixmap = face(self.id, self.name, self.style, width, height, self.turned, self.stored)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setOpacity(0.45 if self.dimmed else 1.0)
        painter.drawPixmap(self._rect, pixmap, QRectF(pixmap.rect()))
