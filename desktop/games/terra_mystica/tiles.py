"""Tiles and action spaces that lie on the table: scoring tiles, favor and town tiles, power actions."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.board.sprite import draw_picture
from desktop.games.terra_mystica import symbols
from desktop.games.terra_mystica.items import TAG_Z, TILE_Z
from desktop.games.terra_mystica.painted import Painted
from desktop.games.terra_mystica.painting import (
    above_words,
    arrow,
    badge,
    cross_out,
    detail,
    draw_signs,
    draw_special,
    ink,
    least_pixels,
    paper,
    picture,
    shade,
    signs_width,
    tile,
    tone,
    write,
)
from rules.terra_mystica.content import AIR, CULT, POWER_COST

PAST, NOW, COMING = "past", "now", "coming"


class ScoringTile(Painted):
    """What the round rewards. key: tile, round (from 1), past/now/coming, does the cult bonus follow, in words."""

    def __init__(self, rect: QRectF) -> None:
        super().__init__(rect.width(), rect.height(), 5)
        self.setPos(rect.topLeft())
        self.setZValue(TILE_Z)

    def draw(self, painter: QPainter) -> None:
        number, round_number, when, bonus_follows, about = self.key
        assert isinstance(number, int)
        assert isinstance(round_number, int)
        rect = self.rect
        if when == PAST:
            self._draw_back(painter, rect, round_number)
            return
        paper(painter, rect, 8)
        with above_words(painter, rect, str(about)):
            self._draw_face(painter, rect, number, bool(bonus_follows))
        self._draw_round(painter, rect, round_number, when == NOW)

    @staticmethod
    def _draw_face(painter: QPainter, rect: QRectF, number: int, bonus_follows: bool) -> None:
        """What scores above, the cult bonus below."""
        pictures, points = symbols.scoring_event(number)
        counted, steps, bonus = symbols.scoring_bonus(number)
        upper = QRectF(rect.x() + 20, rect.y() + 2, rect.width() - 24, rect.height() * 0.52)
        size = 28.0 if len(pictures) == 1 else 25.0
        signs = [(name, "") for name in pictures]
        draw_signs(
            painter,
            QRectF(upper.x(), upper.y(), upper.width() * 0.54, upper.height()),
            signs,
            size,
            14,
            ink(),
            gap=-2,
        )
        draw_signs(
            painter,
            QRectF(upper.x() + upper.width() * 0.5, upper.y(), upper.width() * 0.5, upper.height()),
            [("vp", str(points))],
            20,
            18,
            ink(),
            gap=2,
        )
        lower = QRectF(rect.x() + 4, upper.bottom() + 1, rect.width() - 8, rect.height() - upper.height() - 8)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone("bone", 1))
        painter.drawRoundedRect(lower, 5, 5)
        if bonus_follows:
            left = QRectF(lower.x() + 2, lower.y(), lower.width() * 0.46, lower.height())
            draw_signs(painter, left, [(counted, f"×{steps}")], 19, 14, ink(), gap=0)
            right = QRectF(lower.x() + lower.width() * 0.6, lower.y(), lower.width() * 0.39, lower.height())
            arrow(painter, QPointF(lower.x() + lower.width() * 0.54, lower.center().y()))
            draw_signs(painter, right, bonus, 19, 15, ink(), gap=0)
        else:
            painter.setPen(QPen(tone("bone", 2), 2))
            painter.drawLine(
                QPointF(lower.x() + 12, lower.center().y()), QPointF(lower.right() - 12, lower.center().y())
            )

    @staticmethod
    def _draw_round(painter: QPainter, rect: QRectF, round_number: int, now: bool) -> None:
        badge(
            painter,
            QPointF(rect.x() + 12, rect.y() + 13),
            10,
            str(round_number),
            14,
            tone("gold" if now else "bone", 1),
            ink(),
            tone("gold" if now else "bone", 3),
        )
        if now:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(tone("gold", 3), 5))
            painter.drawRoundedRect(rect.adjusted(0, 0, 0, -1), 8, 8)
            painter.setPen(QPen(tone("gold", 1), 3))
            painter.drawRoundedRect(rect.adjusted(0, 0, 0, -1), 8, 8)

    @staticmethod
    def _draw_back(painter: QPainter, rect: QRectF, round_number: int) -> None:
        tile(painter, rect, tone("leather", 2), tone("leather", 3), 8, 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(tone("leather", 1, 150), 1.5))
        painter.drawRoundedRect(rect.adjusted(6, 6, -6, -8), 5, 5)
        badge(
            painter,
            rect.center() - QPointF(0, 1),
            14,
            str(round_number),
            16,
            tone("leather", 2),
            tone("leather", 0),
            tone("leather", 1),
        )


class FavorTile(Painted):
    """A kind of favor tile and how many are left. key: favor, copies, what it does."""

    def __init__(self, rect: QRectF) -> None:
        super().__init__(rect.width(), rect.height(), 5)
        self.setPos(rect.topLeft())
        self.setZValue(TILE_Z)

    def draw(self, painter: QPainter) -> None:
        favor, copies, about = self.key
        assert isinstance(favor, int)
        assert isinstance(copies, int)
        cult, _ = symbols.favor_steps(favor)
        rect = self.rect
        if not copies:
            empty_place(painter, rect)
            painter.setOpacity(0.4)
            draw_favor(painter, rect, favor)
            painter.setOpacity(1)
            return
        for layer in range(min(copies, 3) - 1, 0, -1):
            tile(
                painter,
                rect.translated(1.4 * layer, -1.4 * layer),
                tone("bone", 1),
                tone(CULT.word(cult), 3),
                7,
                2,
            )
        tile(painter, rect, tone("bone", 0), tone(CULT.word(cult), 2), 7, 4)
        with above_words(painter, rect, str(about)):
            draw_favor(painter, rect, favor)


def empty_place(painter: QPainter, rect: QRectF) -> None:
    painter.setPen(QPen(shade(120), 1.5, Qt.PenStyle.DashLine))
    painter.setBrush(shade(40))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 7, 7)


def draw_favor(painter: QPainter, rect: QRectF, favor: int, used: bool = False) -> None:
    """Face of a favor tile: cult and steps above, lasting ability below."""
    cult, steps = symbols.favor_steps(favor)
    how, signs = symbols.favor_ability(favor)
    band = QRectF(
        rect.x() + 3, rect.y() + 3, rect.width() - 6, rect.height() * 0.42 if signs else rect.height() - 9
    )
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(tone(CULT.word(cult), 1 if cult != AIR else 0, 120))
    painter.drawRoundedRect(band, 5, 5)
    icon = symbols.CULT_ICONS[cult]
    if not signs:
        size = min(30.0, band.width() - 8)
        picture(painter, icon, band.center().x() - size / 2, band.y() + 5, size)
        write(
            painter,
            QRectF(band.x(), band.y() + 4 + size, band.width(), band.height() - size - 6),
            f"+{steps}",
            20,
            ink(),
        )
    else:
        draw_signs(painter, band, [(icon, f"+{steps}")], min(23.0, band.height() - 3), 16, ink(), gap=0)
        lower = QRectF(rect.x() + 2, band.bottom() + 1, rect.width() - 4, rect.bottom() - band.bottom() - 5)
        _draw_ability(painter, lower, how, signs, used)


def _draw_ability(painter: QPainter, rect: QRectF, how: str, signs: list[symbols.Sign], used: bool) -> None:
    if how == "special":
        draw_special(painter, rect.adjusted(-1, 1, 1, -1), signs[0], used=used)
        return
    half = rect.height() / 2
    if len(signs) == 2 and signs[1][0] == "vp":  # what scores above, how much below
        above = [signs[0], (symbols.PASSING, "")] if how == "passing" else [signs[0]]
        draw_signs(
            painter,
            QRectF(rect.x(), rect.y() - 1, rect.width(), half + 2),
            above,
            min(22.0, half + 3),
            13,
            ink(),
            gap=0,
        )
        draw_signs(
            painter,
            QRectF(rect.x(), rect.y() + half, rect.width(), half),
            [signs[1]],
            min(17.0, half),
            14,
            ink(),
            gap=0,
        )
    elif len(signs) == 2:
        for row, sign in enumerate(signs):
            draw_signs(
                painter,
                QRectF(rect.x(), rect.y() + row * half, rect.width(), half),
                [sign],
                min(18.0, half),
                14,
                ink(),
                gap=0,
            )
    else:
        draw_signs(painter, rect, signs, min(24.0, rect.height()), 16, ink(), gap=0)


SMALL_TOWN = 60.0  # height of a town tile while the promotional ones are in play
COUNT_REACHES = 8.0  # how far the number of copies reaches into its tile


def count(painter: QPainter, rect: QRectF, copies: int) -> None:
    """How many copies lie there, if more than one: at the upper right corner, where no number of the tile stands."""
    if copies < 2:
        return
    pixels = 13.0 if detail(painter) < 2 else 9.0
    wide = signs_width([("", f"×{copies}")], 0, max(pixels, least_pixels(painter))) + 4
    pill = QRectF(rect.right() + 5 - wide, rect.y() - 5, wide, pixels + 1)
    painter.setPen(QPen(tone("bone", 3), 1.2))
    painter.setBrush(tone("bone", 0))
    painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2)
    write(painter, pill, f"×{copies}", pixels, ink())


class Copies(Painted):
    """How many of a tile are left, over the ring that marks it. key: copies."""

    def __init__(self, rect: QRectF) -> None:
        super().__init__(rect.width(), rect.height(), 8)
        self.setPos(rect.topLeft())
        self.setZValue(TAG_Z)

    def draw(self, painter: QPainter) -> None:
        count(painter, self.rect, int(str(self.key[0])))


class TownTile(Painted):
    """A kind of town tile and how many are left. key: town, copies, what it gives."""

    def __init__(self, rect: QRectF) -> None:
        super().__init__(rect.width(), rect.height(), 5)
        self.setPos(rect.topLeft())
        self.setZValue(TILE_Z)

    def draw(self, painter: QPainter) -> None:
        town, copies, about = self.key
        assert isinstance(town, int)
        assert isinstance(copies, int)
        rect = self.rect
        if not copies:
            empty_place(painter, rect)
            painter.setOpacity(0.4)
        else:
            if copies > 1:
                tile(painter, rect.translated(1.4, -1.4), tone("leaf", 0), tone("leaf", 3), 7, 2)
            tile(painter, rect, tone("leaf", 0).lighter(112), tone("leaf", 2), 7, 4)
        low = copies > 1 and rect.height() < SMALL_TOWN  # the number of copies would hide the points
        with above_words(painter, rect, str(about)):
            draw_town(painter, rect.adjusted(0, COUNT_REACHES if low else 0, 0, 0), town)
        painter.setOpacity(1)


def draw_town(painter: QPainter, rect: QRectF, town: int) -> None:
    """Points above, what else it gives below: a line each."""
    lines = [("vp", str(symbols.town_points(town))), *symbols.town_signs(town)]
    inner = rect.adjusted(2, 2, -2, -4)
    high = inner.height() / len(lines)
    for row, sign in enumerate(lines):
        line = QRectF(inner.x(), inner.y() + row * high, inner.width(), high)
        large = row == 0 and len(lines) < 3
        draw_signs(
            painter, line, [sign], min(23.0 if large else 20.0, high), 17 if large else 14, ink(), gap=1
        )


class FinalHelp(Painted):
    """A reminder of the final scoring: cults, area, coins. key: nothing changes."""

    def __init__(self, rect: QRectF) -> None:
        super().__init__(rect.width(), rect.height(), 5)
        self.setPos(rect.topLeft())
        self.setZValue(TILE_Z)

    def draw(self, painter: QPainter) -> None:
        rect = self.rect
        tile(painter, rect, tone("wood", 1), tone("wood", 3), 7, 3)
        size = min(26.0, rect.height() * 0.4)
        picture(painter, "flag", rect.center().x() - size / 2, rect.y() + rect.height() * 0.1, size)
        draw_signs(
            painter,
            QRectF(rect.x(), rect.y() + rect.height() * 0.5, rect.width(), rect.height() * 0.42),
            [("vp", "?")],
            size * 0.8,
            15,
            tone("bone", 0),
            gap=1,
        )


class PowerAction(Painted):
    """A space for power actions. key: action, is it used, what it gives."""

    def __init__(self, rect: QRectF) -> None:
        super().__init__(rect.width(), rect.height(), 4)
        self.setPos(rect.topLeft())
        self.setZValue(TILE_Z)

    def draw(self, painter: QPainter) -> None:
        action, used, about = self.key
        assert isinstance(action, int)
        with above_words(painter, self.rect, str(about)):
            self._draw_face(painter, action, bool(used))

    def _draw_face(self, painter: QPainter, action: int, used: bool) -> None:
        size = min(self.width, self.height - 26)
        octagon = QRectF((self.width - size) / 2, (self.height - 26 - size) / 2, size, size)
        if used:
            painter.setOpacity(0.45)
        draw_picture(painter, "terra_mystica/power_action", octagon)
        draw_signs(
            painter, octagon.adjusted(7, 7, -7, -7), [symbols.POWER_SIGNS[action]], 23, 15, ink(), gap=0
        )
        pill = QRectF(self.width / 2 - 22, self.height - 25, 44, 22)
        painter.setPen(QPen(tone("violet", 3), 1.5))
        painter.setBrush(tone("violet", 2))
        painter.drawRoundedRect(pill, 11, 11)
        draw_signs(painter, pill, [("power", str(POWER_COST[action]))], 18, 16, tone("bone", 0), gap=1)
        painter.setOpacity(1)
        if used:
            cross_out(painter, octagon.adjusted(3, 3, -3, -3))
