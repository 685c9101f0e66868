"""The parts of a faction board, each painted once per zoom."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.art import look
from desktop.board.sprite import draw_picture
from desktop.games.terra_mystica import symbols
from desktop.games.terra_mystica.painted import Painted
from desktop.games.terra_mystica.painting import (
    LEFT,
    arrow,
    cross_out,
    draw_signs,
    ink,
    least_pixels,
    picture,
    signs_width,
    soft_ink,
    tile,
    tone,
    write,
)
from rules.terra_mystica.content import (
    COINS_TO_VP,
    DWELLING,
    FACTIONS,
    PIECES,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_TO_WORKER,
    SANCTUARY,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
    VP_TO_COIN,
    WORKER_TO_COIN,
    Faction,
)

WIDTH, HEIGHT = 384.0, 308.0
EDGE = 8.0

BOWL = 62.0
CHIPS_Y, CHIPS_HEIGHT = 74.0, 25.0
ROWS_Y, ROW_HEIGHT = 105.0, 31.0
TRACKS_Y, TRACKS_HEIGHT = 201.0, 29.0
TILES_Y, TILES_HEIGHT = 236.0, 65.0
PIECE = 26.0
COST = 77.0
ARROW = 9.0  # room for the arrow between what is given and what comes of it

# conversion -> (what is given, what comes of it)
CONVERSIONS: dict[int, tuple[symbols.Sign, symbols.Sign]] = {
    POWER_TO_PRIEST: (("power", "5"), ("priest", "")),
    POWER_TO_WORKER: (("power", "3"), ("worker", "")),
    POWER_TO_COIN: (("power", "1"), ("coin", "")),
    PRIEST_TO_WORKER: (("priest", ""), ("worker", "")),
    WORKER_TO_COIN: (("worker", ""), ("coin", "")),
    VP_TO_COIN: (("vp", ""), ("coin", "")),
    COINS_TO_VP: (("coin", "2"), ("vp", "")),
}


def gain_colour() -> QColor:
    return QColor(look.palette["state"]["light"]["success"]["color"])


class Ground(Painted):
    """Paper with an edge in the faction's colour. key: colour."""

    def __init__(self) -> None:
        super().__init__(WIDTH, HEIGHT, 0)
        self.setZValue(-10)

    def draw(self, painter: QPainter) -> None:
        colour = str(self.key[0])
        rect = self.rect.adjusted(1, 1, -2, -4)
        tile(painter, rect, tone("bone", 0), tone(colour, 1), 10, 6)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(tone(colour, 1), 3))
        painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -4), 9, 9)
        painter.setPen(QPen(tone("bone", 1), 1.5))
        for y in (CHIPS_Y - 3, ROWS_Y - 3, TRACKS_Y - 4, TILES_Y - 4):
            painter.drawLine(QPointF(EDGE, y), QPointF(WIDTH - EDGE, y))


class Bowls(Painted):
    """The three bowls of power. key: tokens in I, II, III, income, is there another one."""

    def __init__(self) -> None:
        super().__init__(3 * BOWL, BOWL + 4, 0)
        self.setPos(EDGE - 2, 6)

    @staticmethod
    def place(bowl: int) -> QRectF:
        return QRectF(EDGE - 2 + bowl * BOWL, 6, BOWL - 3, BOWL)

    def draw(self, painter: QPainter) -> None:
        for bowl, numeral in enumerate(("I", "II", "III")):
            rect = QRectF(bowl * BOWL, 0, BOWL - 2, BOWL - 2)
            draw_picture(painter, f"terra_mystica/power_bowl_{bowl + 1}", rect)
            tokens = int(str(self.key[bowl]))
            painter.setOpacity(1 if tokens else 0.55)
            write(painter, rect.adjusted(0, -7, 0, -3), str(tokens), 27, tone("bone", 0))
            painter.setOpacity(1)
            write(painter, QRectF(rect.x(), rect.y() + 36, rect.width(), 14), numeral, 12, tone("violet", 0))
        if self.key[3] and self.key[4]:
            box = QRectF(0, BOWL - 16, 30, 17)
            painter.setPen(QPen(gain_colour(), 1.3))
            painter.setBrush(tone("bone", 0))
            painter.drawRoundedRect(box, 8, 8)
            write(painter, box, f"+{self.key[3]}", 14, gain_colour())


class Stock(Painted):
    """Coins, workers, priests, and what the next income brings. key: three amounts, three incomes, is there another one."""

    X, CELL = 198.0, 60.0

    def __init__(self) -> None:
        super().__init__(3 * self.CELL, BOWL + 2, 0)
        self.setPos(self.X, 6)

    @classmethod
    def place(cls, kind: int) -> QRectF:
        return QRectF(cls.X + kind * cls.CELL, 6, cls.CELL - 3, BOWL)

    def draw(self, painter: QPainter) -> None:
        for kind, icon in enumerate(("coin", "worker", "priest")):
            x = kind * self.CELL
            picture(painter, icon, x + 1, 3, 29)
            write(painter, QRectF(x + 29, 2, self.CELL - 29, 31), str(self.key[kind]), 24, ink(), align=LEFT)
            if not self.key[6]:
                continue
            income = self.key[3 + kind]
            write(
                painter,
                QRectF(x + 4, 37, self.CELL - 6, 22),
                f"+{income}",
                18,
                gain_colour() if income else soft_ink(),
                align=LEFT,
            )


class ConversionChip(Painted):
    """One way to change resources."""

    def __init__(self, conversion: int, place: int, count: int) -> None:
        step = (WIDTH - 2 * EDGE) / count
        self.place = QRectF(EDGE + place * step, CHIPS_Y, step - 4, CHIPS_HEIGHT)
        super().__init__(self.place.width(), self.place.height(), 1)
        self.conversion, self.count = conversion, count
        self.setPos(self.place.topLeft())

    def draw(self, painter: QPainter) -> None:
        given, gained = CONVERSIONS[self.conversion]
        painter.setPen(QPen(tone("bone", 2), 1.2))
        painter.setBrush(tone("bone", 0).lighter(103))
        painter.drawRoundedRect(self.rect.adjusted(0.5, 0.5, -0.5, -0.5), 8, 8)
        number = signs_width([given], 0, least_pixels(painter)) if given[1] else 0.0
        icon = min(20.0, (self.width - number - ARROW - 4) / 2)
        x = (self.width - 2 * icon - number - ARROW) / 2
        draw_signs(
            painter, QRectF(x, 0, icon + number, self.height), [given], icon, 15, ink(), gap=0, align="left"
        )
        x += icon + number
        arrow(painter, QPointF(x + ARROW / 2, self.height / 2), 3.5, 1.8)
        picture(painter, gained[0], x + ARROW, (self.height - icon) / 2, icon)


def place_income(board: Faction, kind: int, place: int) -> list[symbols.Sign]:
    """What a structure's place yields once it is free (place counts from 1)."""
    if kind == DWELLING:
        return _more("worker", board.worker_income, place)
    if kind == TRADING_HOUSE:
        return _more("coin", board.trading_coins, place) + _more("power", board.trading_power, place)
    if kind == TEMPLE:
        return _more("priest", board.temple_priests, place) + _more("power", board.temple_power, place)
    return symbols.amounts_signs(board.stronghold_income if kind == STRONGHOLD else board.sanctuary_income)


def _more(icon: str, income: Sequence[int], place: int) -> list[symbols.Sign]:
    more = income[place] - income[place - 1]
    return [(icon, str(more))] if more else []


class StructureRow(Painted):
    """One kind of structure: cost, what is left, and the income of uncovered places.

    key: faction, standing on the map, special action of the stronghold or -1, is it used.
    """

    # kind -> row, x, width
    PLACES = ((0, 0.0, 368.0), (1, 0.0, 200.0), (1, 203.0, 165.0), (2, 0.0, 200.0), (2, 203.0, 165.0))

    def __init__(self, kind: int) -> None:
        row, x, width = self.PLACES[kind]
        self.place = QRectF(EDGE + x, ROWS_Y + row * ROW_HEIGHT, width, ROW_HEIGHT - 2)
        super().__init__(width, ROW_HEIGHT - 2, 0)
        self.kind = kind
        self.setPos(self.place.topLeft())
        self.action_place = QRectF(self.place.x() + COST + 84, self.place.y() - 1, 31, 31)

    def draw(self, painter: QPainter) -> None:
        faction, standing, special, used = self.key
        assert isinstance(faction, int)
        assert isinstance(standing, int)
        assert isinstance(special, int)
        board = FACTIONS[faction]
        workers, coins = board.costs[self.kind]
        price = f"{coins}/{board.near_coins}" if self.kind == TRADING_HOUSE else str(coins)
        draw_signs(
            painter,
            QRectF(0, 0, COST - 2, self.height),
            [("worker", str(workers)), ("coin", price)],
            15,
            15,
            soft_ink(),
            gap=2,
            align="left",
        )
        x = COST
        for place in range(1, PIECES[self.kind] + 1):
            box = QRectF(x, (self.height - PIECE) / 2 - 1, PIECE, PIECE + 2)
            if place <= standing:
                self._uncovered(painter, box, place_income(board, self.kind, place))
            else:
                draw_picture(
                    painter,
                    symbols.STRUCTURE_PICTURES[self.kind],
                    box.adjusted(-2, -2, 2, 0),
                    tint=board.color,
                )
            x += PIECE + 3
            if place == 4 and self.kind == DWELLING:
                x += 4
        if self.kind in (STRONGHOLD, SANCTUARY) and not standing:
            draw_signs(
                painter,
                QRectF(x, 0, 50, self.height),
                place_income(board, self.kind, 1),
                16,
                15,
                soft_ink(),
                gap=1,
                align="left",
            )
        elif special >= 0:
            octagon = self.action_place.translated(-self.place.topLeft())
            draw_picture(painter, symbols.SPECIAL_ACTION, octagon)
            sign = symbols.SPECIAL_SIGNS.get(special)
            if sign is not None:
                draw_signs(painter, octagon.adjusted(3, 4, -3, -4), [sign], 15, 13, ink(), gap=0)
            if used:
                cross_out(painter, octagon)

    @staticmethod
    def _uncovered(painter: QPainter, box: QRectF, signs: list[symbols.Sign]) -> None:
        painter.setPen(QPen(tone("bone", 2), 1.2))
        painter.setBrush(tone("bone", 1))
        painter.drawRoundedRect(box, 6, 6)
        if len(signs) == 2:
            for half, sign in enumerate(signs):
                line = QRectF(box.x(), box.y() + half * box.height() / 2, box.width(), box.height() / 2)
                draw_signs(painter, line, [sign], 11, 12, gain_colour(), gap=0)
        else:
            draw_signs(painter, box, signs, 14, 14, gain_colour(), gap=0)
