"""The lower part of a faction board: tracks, stocks, and the tiles and cards of the player."""

from __future__ import annotations

from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from desktop.games.terra_mystica import symbols
from desktop.games.terra_mystica.mat_items import (
    EDGE,
    TILES_HEIGHT,
    TILES_Y,
    TRACKS_HEIGHT,
    TRACKS_Y,
    WIDTH,
    gain_colour,
)
from desktop.games.terra_mystica.painted import Painted
from desktop.games.terra_mystica.painting import (
    LEFT,
    arrow,
    badge,
    draw_signs,
    draw_special,
    ink,
    picture,
    soft_ink,
    tile,
    title_band,
    title_lines,
    tone,
    write,
    write_title,
)
from desktop.games.terra_mystica.tiles import count, draw_favor, draw_town


class Track(Painted):
    """Shipping, exchange, keys, priests left, bridges left. key: by kind."""

    PLACES: ClassVar = {
        "shipping": (0.0, 116.0),
        "exchange": (119.0, 98.0),
        "key": (220.0, 47.0),
        "priest": (270.0, 49.0),
        "bridge": (322.0, 46.0),
    }

    def __init__(self, name: str) -> None:
        x, width = self.PLACES[name]
        self.place = QRectF(EDGE + x, TRACKS_Y, width, TRACKS_HEIGHT)
        super().__init__(width, TRACKS_HEIGHT, 1)
        self.name = name
        self.setPos(self.place.topLeft())

    def draw(self, painter: QPainter) -> None:
        painter.setPen(QPen(tone("bone", 2), 1.2))
        painter.setBrush(tone("bone", 0).lighter(103))
        painter.drawRoundedRect(self.rect.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        if self.name == "shipping":
            self._shipping(painter)
        elif self.name == "exchange":
            self._exchange(painter)
        else:
            icon = {"key": "town_key", "priest": "priest", "bridge": "bridge"}[self.name]
            text = f"{self.key[0]}/7" if self.name == "priest" else str(self.key[0])
            draw_signs(painter, self.rect, [(icon, text)], 21, 15, ink(), gap=0)

    def _shipping(self, painter: QPainter) -> None:
        value, most, extra, skip = (int(str(part)) for part in self.key)
        if not most:  # no ships: how many spaces a tunnel or carpet leads over
            painter.setOpacity(0.3)
            picture(painter, "ship", 3, 3, 23)
            painter.setOpacity(1)
            arrow(painter, QPointF(39, self.height / 2))
            write(painter, QRectF(52, 0, 30, self.height), str(skip), 16, ink(), align=LEFT)
            return
        picture(painter, "ship", 3, 3, 23)
        left = 27.0
        if extra:  # of the bonus card; not on the track
            write(painter, QRectF(left - 3, 0, 22, self.height), f"+{extra}", 14, gain_colour())
            left += 18
        step = (self.width - left - 2) / (most + 1)
        for place in range(most + 1):
            self._step(
                painter,
                QPointF(left + step * (place + 0.5), self.height / 2),
                str(place),
                place == value,
                min(9.0, step / 2),
            )

    def _exchange(self, painter: QPainter) -> None:
        steps, prices = self.key
        picture(painter, "spade", 3, 3, 23)
        if not isinstance(prices, tuple) or not prices:
            draw_signs(painter, QRectF(28, 0, self.width - 30, self.height), [("priest", "1")], 20, 15, ink())
            return
        step = (self.width - 46) / len(prices)
        for place, price in enumerate(prices):
            self._step(
                painter,
                QPointF(29 + step * (place + 0.5), self.height / 2),
                str(price),
                place == steps,
                min(9.0, step / 2),
            )
        picture(painter, "worker", self.width - 18, 7, 15)

    @staticmethod
    def _step(painter: QPainter, centre: QPointF, text: str, here: bool, radius: float) -> None:
        ground = tone("gold", 1) if here else tone("bone", 1)
        line = tone("gold", 3) if here else tone("bone", 2)
        badge(
            painter,
            centre,
            radius + (1 if here else 0),
            text,
            14 if here else 12,
            ground,
            ink() if here else soft_ink(),
            line,
        )


def tile_places(kinds: list[str]) -> list[QRectF]:
    """Places of the owned tiles in their row: the card is wider; everything shrinks when there are many."""
    widths = [82.0 if kind == "card" else 46.0 for kind in kinds]
    total = sum(widths) + 4 * (len(widths) - 1)
    room = WIDTH - 2 * EDGE
    factor = min(1.0, room / total) if total > 0 else 1.0
    places, x = [], EDGE
    for width in widths:
        places.append(QRectF(x, TILES_Y, width * factor, TILES_HEIGHT - 4))
        x += (width + 4) * factor
    return places


class OwnedTile(Painted):
    """A bonus card, favor tile or town tile of the player. key: kind, index, is its action used, count, name."""

    def __init__(self, width: float, height: float) -> None:
        super().__init__(width, height, 3)

    def draw(self, painter: QPainter) -> None:
        kind, index, used, copies, name, _ = self.key
        assert isinstance(index, int)
        assert isinstance(copies, int)
        rect = self.rect
        if kind == "favor":
            tile(
                painter,
                rect,
                tone("bone", 0),
                tone(("fire", "water", "earth", "air")[symbols.favor_steps(index)[0]], 2),
                6,
                3,
            )
            draw_favor(painter, rect, index, bool(used))
        elif kind == "town":
            tile(painter, rect, tone("leaf", 0).lighter(112), tone("leaf", 2), 6, 3)
            draw_town(painter, rect, index)
            count(painter, rect, copies)
        else:
            self._card(painter, rect, index, str(name), bool(used))

    @staticmethod
    def _card(painter: QPainter, rect: QRectF, card: int, name: str, used: bool) -> None:
        tile(painter, rect, tone("bone", 0), tone("gold", 2), 6, 3)
        head = QRectF(rect.x() + 3, rect.y() + 3, rect.width() - 6, 17)
        lines = title_lines(painter, name, head.width() - 4, 13)
        if len(lines) == 1:
            title_band(painter, head, tone("gold", 0))
            write_title(painter, head.adjusted(2, 0, -2, 0), lines, 13)
        else:  # the strip names it in any case: rather larger signs than two lines
            head.setHeight(4)
        grow = rect.height() / 61 * (1.25 if head.height() < 10 else 1.0)
        income = symbols.card_income(card)
        how, ability = symbols.card_ability(card)
        body = QRectF(head.x(), head.bottom() + 1, head.width(), rect.bottom() - head.bottom() - 5)
        if not ability:
            draw_signs(painter, body, income, 20 * grow, 15 * grow, ink(), gap=2)
            return
        if how == "special":
            half = body.width() / 2
            draw_signs(painter, QRectF(body.x(), body.y(), half, body.height()), income, 18, 15, ink(), gap=0)
            draw_special(
                painter,
                QRectF(body.x() + half, body.y(), half, body.height()),
                ability[0],
                body.height(),
                used,
            )
            return
        half = body.height() / 2
        upper = QRectF(body.x(), body.y(), body.width(), half)
        draw_signs(painter, upper, income, 16 * grow, 14 * grow, ink(), gap=1)
        signs = (
            [(symbols.PASSING, ""), *((icon, "") for icon, _ in ability), ("vp", ability[0][1])]
            if how == "passing"
            else ability
        )
        draw_signs(painter, upper.translated(0, half), signs, 17 * grow, 14 * grow, ink(), gap=1)
