"""Bonus cards, and the faction cards of the set-up."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.art import look
from desktop.board.sprite import draw_picture
from desktop.games.terra_mystica import symbols
from desktop.games.terra_mystica.items import TILE_Z
from desktop.games.terra_mystica.painted import Painted
from desktop.games.terra_mystica.painting import (
    LEFT,
    above_words,
    badge,
    detail,
    draw_signs,
    draw_special,
    ink,
    owner_mark,
    paragraph,
    picture,
    signs_width,
    tile,
    title_band,
    title_lines,
    tone,
    write,
    write_title,
)
from rules.terra_mystica.board import TERRAIN
from rules.terra_mystica.content import FACTIONS, Faction

LARGE_FACTION, HEX_HEIGHT = 120.0, 84.0
SMALL_CARD, TWO_LINES = 90.0, 36.0  # heights below which a card drops its name, or its second line


class BonusCard(Painted):
    """A bonus card lying out. key: card, coins on it, its name, what it does."""

    def __init__(self, width: float, height: float) -> None:
        super().__init__(width, height, 5)
        self.setZValue(TILE_Z)

    def draw(self, painter: QPainter) -> None:
        card, coins, name, about = self.key
        assert isinstance(card, int)
        assert isinstance(coins, int)
        tile(painter, self.rect, tone("bone", 0), tone("gold", 2), 9, 4)
        with above_words(painter, self.rect, str(about)):
            if self.height < SMALL_CARD:
                self._draw_small(painter, self.rect, card, coins)
            else:
                self._draw_large(painter, self.rect, card, coins, str(name))

    @staticmethod
    def _draw_large(painter: QPainter, rect: QRectF, card: int, coins: int, name: str) -> None:
        large = min(1.45, max(1.0, rect.height() / 140))
        lines = title_lines(painter, name, rect.width() - 14, 14 * large) if detail(painter) else []
        head = QRectF(rect.x() + 5, rect.y() + 5, rect.width() - 10, (0, 22, 34)[len(lines)] * large)
        if lines:
            title_band(painter, head, tone("gold", 0))
            write_title(painter, head.adjusted(2, 0, -2, 0), lines, 14 * large)
        income = QRectF(
            rect.x() + 5, head.bottom() + 3, rect.width() - 10, (rect.height() - head.height() - 12) * 0.46
        )
        how, ability = symbols.card_ability(card)
        if not ability:
            income.setHeight(rect.height() - head.height() - 18)
        beside = (
            income.adjusted(0, 0, -36 if coins else 0, 0)
            if ability
            else income.adjusted(0, 22 if coins else 0, 0, 0)
        )
        draw_signs(
            painter,
            beside,
            symbols.card_income(card),
            min(28 * large, income.height() - 2),
            19 * large,
            ink(),
            gap=5,
        )
        if ability:
            lower = QRectF(
                rect.x() + 6, income.bottom() + 2, rect.width() - 12, rect.bottom() - income.bottom() - 9
            )
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tone("bone", 1))
            painter.drawRoundedRect(lower, 6, 6)
            if how == "special":
                draw_special(painter, lower.adjusted(2, 1, -2, -1), ability[0], 48 * large)
            elif how == "passing":
                signs = [(symbols.PASSING, ""), *((icon, "") for icon, _ in ability), ("vp", ability[0][1])]
                draw_signs(painter, lower.adjusted(1, 0, -1, 0), signs, 24 * large, 16 * large, ink(), gap=1)
            else:
                draw_signs(painter, lower, ability, 28 * large, 18 * large, ink())
        if coins:
            centre = QPointF(rect.right() - 24, head.bottom() + 15)
            picture(painter, "coin", centre.x() - 15, centre.y() - 15, 30)
            badge(
                painter,
                centre + QPointF(7, 8),
                11.5,
                f"+{coins}",
                13,
                tone("gold", 0),
                ink(),
                tone("gold", 3),
            )

    @staticmethod
    def _draw_small(painter: QPainter, rect: QRectF, card: int, coins: int) -> None:
        """Without its name: income, and beside or below it the ability. So they lie while there are many of them."""
        how, ability = symbols.card_ability(card)
        if how == "passing" and ability:
            ability = [(symbols.PASSING, ""), *((icon, "") for icon, _ in ability), ("vp", ability[0][1])]
        inner = rect.adjusted(4, 2, -4, -4)
        income = symbols.card_income(card)
        if len(income) + len(ability) > 2 and rect.height() > TWO_LINES:
            half = inner.height() / 2
            draw_signs(
                painter,
                QRectF(inner.x(), inner.y(), inner.width() - (18 if coins else 0), half),
                income,
                19,
                15,
                ink(),
            )
            draw_signs(
                painter,
                QRectF(inner.x(), inner.y() + half, inner.width(), half),
                ability,
                19,
                15,
                ink(),
                gap=2,
            )
        else:
            draw_signs(
                painter, inner.adjusted(0, 0, -20 if coins else 0, 0), [*income, *ability], 24, 16, ink()
            )
        if coins:
            centre = QPointF(rect.right() - 11, rect.y() + 11)
            badge(painter, centre, 11, f"+{coins}", 13, tone("gold", 1), ink(), tone("gold", 3))


class FactionCard(Painted):
    """One of the fourteen factions on the shelf. key: faction, name, who took its colour, what it is good at."""

    def __init__(self, rect: QRectF) -> None:
        super().__init__(rect.width(), rect.height(), 5)
        self.setPos(rect.topLeft())

    def draw(self, painter: QPainter) -> None:
        faction, name, taken, ability = self.key
        assert isinstance(faction, int)
        board = FACTIONS[faction]
        large = self.height > LARGE_FACTION
        if taken:
            painter.setOpacity(0.42)
        tile(painter, self.rect, tone("bone", 0), tone(board.color, 2), 9, 5)
        head = self._head(painter, board.color, str(name), 34 if large else 24)
        body = QRectF(4, head.bottom() + 2, self.width - 8, self.height - head.bottom() - 9)
        high = min(body.height() - 4, HEX_HEIGHT) if large else body.height() * 0.58
        above = (body.height() - high) / 2 if large else 1.0
        home = QRectF(body.x() + 2, body.y() + above, high * 0.866, high)
        draw_picture(painter, f"terra_mystica/hex_{TERRAIN.word(board.home)}", home)
        sign = 26.0 if large else 17.0
        owner_mark(painter, board.color, home.right() - 0.8 * sign, home.bottom() - sign, sign)
        beside = QRectF(home.right() + 4, body.y(), body.right() - home.right() - 6, body.height() / 2)
        if large:
            size, pixels, beside = 24.0, 19.0, QRectF(beside.x(), home.center().y() - 38, beside.width(), 38)
            below = beside.translated(0, 38)
        else:  # the second line has the whole width: up to four cults
            size, pixels = 19.0, 15.0
            below = QRectF(
                body.x() + 3, home.bottom() - 1, body.width() - 6, body.bottom() - home.bottom() + 1
            )
        for where, signs in ((beside, self._stock(board)), (below, self._powers(board))):
            draw_signs(painter, where, signs, size, pixels, ink(), gap=size / 5, align="left")
        if large:
            amounts = [
                signs_width(signs, size, pixels, size / 5)
                for signs in (self._stock(board), self._powers(board))
            ]
            words = body.adjusted(beside.x() + max(amounts) + 14 - body.x(), 2, -6, -2)
            paragraph(painter, words, str(ability), 18, LEFT)
        painter.setOpacity(1)
        if taken:
            self._owner(painter, body, board.color, str(taken))

    @staticmethod
    def _owner(painter: QPainter, body: QRectF, colour: str, name: str) -> None:
        """Who plays with this colour: a plate over the dimmed card."""
        sign, high = 20.0, 28.0
        wide = min(body.width(), sign + 14 + signs_width([("", name)], 0, 16))
        plate = QRectF(body.center().x() - wide / 2, body.center().y() - high / 2, wide, high)
        painter.setPen(QPen(tone(colour, 3), 1.5))
        painter.setBrush(tone("bone", 0))
        painter.drawRoundedRect(plate, high / 2, high / 2)
        owner_mark(painter, colour, plate.x() + 4, plate.center().y() - sign / 2, sign)
        write(painter, plate.adjusted(sign + 6, 0, -8, 0), name, 16, ink())

    def _head(self, painter: QPainter, colour: str, name: str, high: float) -> QRectF:
        """The name on the faction's colour; returns where it stands. A long name takes two lines."""
        pixels = high * 0.62
        head = QRectF(4, 4, self.width - 8, high)
        room = head.adjusted(1, 0, -1, 0)
        lines = title_lines(painter, name, room.width(), pixels)
        bold = bool(lines)
        if not bold:  # a long name in a small window
            lines = title_lines(painter, name, room.width(), pixels, bold=False) or [name]
        if len(lines) > 1:
            head.setHeight(high * 1.4)
        title_band(painter, head, tone(colour, 1))
        room.setHeight(head.height())
        write_title(painter, room, lines, pixels, QColor(look.player(colour).on), bold)
        return head

    @staticmethod
    def _stock(board: Faction) -> list[symbols.Sign]:
        """What the faction begins with."""
        coins, workers, priests = board.start
        signs = [("coin", str(coins)), ("worker", str(workers))]
        return [*signs, ("priest", str(priests))] if priests else signs

    @staticmethod
    def _powers(board: Faction) -> list[symbols.Sign]:
        """Its power, and where it stands in the cults."""
        bowls = "/".join(str(n) for n in board.bowls[:2])
        cults = [
            (symbols.CULT_ICONS[cult], str(n) if n > 1 else "") for cult, n in enumerate(board.cults) if n
        ]
        return [("power", bowls), *cults]
