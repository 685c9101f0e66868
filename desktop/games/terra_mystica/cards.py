"""Bonus cards, and the faction cards of the set-up."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.art import look
from desktop.board.sprite import draw_picture
from desktop.games.terra_mystica import symbols
from desktop.games.terra_mystica.items import TILE_Z
from desktop.games.terra_mystica.painted import Painted
from desktop.games.terra_mystica.painting import (
    badge,
    draw_signs,
    ink,
    owner_mark,
    picture,
    tile,
    tone,
    write,
)
from rules.terra_mystica.board import TERRAIN
from rules.terra_mystica.content import FACTIONS

SMALL_CARD = 90.0


class BonusCard(Painted):
    """A bonus card lying out. key: card, coins on it, its name."""

    def __init__(self, width: float, height: float) -> None:
        super().__init__(width, height, 5)
        self.setZValue(TILE_Z)

    def draw(self, painter: QPainter) -> None:
        card, coins, name = self.key
        assert isinstance(card, int)
        assert isinstance(coins, int)
        rect = self.rect
        tile(painter, rect, tone("bone", 0), tone("gold", 2), 9, 4)
        if rect.height() < SMALL_CARD:
            self._draw_small(painter, rect, card, coins)
            return
        large = min(1.45, max(1.0, rect.height() / 140))
        head = QRectF(rect.x() + 5, rect.y() + 5, rect.width() - 10, 22 * large)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone("gold", 0))
        painter.drawRoundedRect(head, 5, 5)
        write(painter, head.adjusted(3, 0, -3, 0), str(name), 13 * large, ink(), serif=True, smallest=0.7)
        income = QRectF(
            rect.x() + 5, head.bottom() + 3, rect.width() - 10, (rect.height() - head.height() - 12) * 0.46
        )
        how, ability = symbols.card_ability(card)
        if not ability:
            income.setHeight(rect.height() - head.height() - 18)
        beside = (
            income.adjusted(0, 0, -30 if coins else 0, 0)
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
                size = min(lower.height() - 2, lower.width())
                octagon = QRectF(lower.center().x() - size / 2, lower.center().y() - size / 2, size, size)
                draw_picture(painter, symbols.SPECIAL_ACTION, octagon)
                draw_signs(
                    painter, octagon.adjusted(6, 6, -6, -6), ability, size * 0.42, 14 * large, ink(), gap=0
                )
            elif how == "passing":
                signs = [(symbols.PASSING, ""), *((icon, "") for icon, _ in ability), ("vp", ability[0][1])]
                draw_signs(painter, lower.adjusted(1, 0, -1, 0), signs, 24 * large, 16 * large, ink(), gap=1)
            else:
                draw_signs(painter, lower, ability, 28 * large, 18 * large, ink())
        if coins:
            centre = QPointF(rect.right() - 20, head.bottom() + 13)
            picture(painter, "coin", centre.x() - 17, centre.y() - 17, 34)
            badge(
                painter, centre + QPointF(7, 8), 10, f"+{coins}", 13, tone("gold", 0), ink(), tone("gold", 3)
            )

    @staticmethod
    def _draw_small(painter: QPainter, rect: QRectF, card: int, coins: int) -> None:
        """One line: what all cards show while they are not dealt out yet."""
        how, ability = symbols.card_ability(card)
        inner = rect.adjusted(5, 3, -5, -5)
        if how == "passing" and ability:
            signs = [
                *symbols.card_income(card),
                (symbols.PASSING, ""),
                (ability[0][0], ""),
                ("vp", ability[0][1]),
            ]
        else:
            signs = [*symbols.card_income(card), *ability]
        draw_signs(painter, inner, signs, 24, 16, ink(), gap=4)
        if coins:
            badge(
                painter,
                QPointF(rect.right() - 10, rect.y() + 9),
                10,
                f"+{coins}",
                13,
                tone("gold", 1),
                ink(),
                tone("gold", 3),
            )


class FactionCard(Painted):
    """One of the fourteen factions on the shelf. key: faction, name, who took its colour."""

    def __init__(self, rect: QRectF) -> None:
        super().__init__(rect.width(), rect.height(), 5)
        self.setPos(rect.topLeft())

    def draw(self, painter: QPainter) -> None:
        faction, name, taken = self.key
        assert isinstance(faction, int)
        board = FACTIONS[faction]
        colour = board.color
        rect = self.rect
        if taken:
            painter.setOpacity(0.42)
        tile(painter, rect, tone("bone", 0), tone(colour, 2), 9, 5)
        head = QRectF(rect.x() + 4, rect.y() + 4, rect.width() - 8, 24)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone(colour, 1))
        painter.drawRoundedRect(head, 6, 6)
        owner_mark(painter, colour, head.x() + 1, head.y() + 1, 22)
        write(
            painter,
            head.adjusted(25, 0, -3, 0),
            str(name),
            15,
            QColor(look.player(colour).on),
            serif=True,
            smallest=0.65,
        )
        body = QRectF(rect.x() + 4, head.bottom() + 2, rect.width() - 8, rect.bottom() - head.bottom() - 9)
        hex_height = body.height() - 4
        draw_picture(
            painter,
            f"terra_mystica/hex_{TERRAIN.word(board.home)}",
            QRectF(body.x(), body.y() + 2, hex_height * 0.866, hex_height),
        )
        x = body.x() + hex_height * 0.866 + 3
        line = QRectF(x, body.y(), body.right() - x, body.height() / 2)
        coins, workers, priests = board.start
        signs = [("coin", str(coins)), ("worker", str(workers))]
        if priests:
            signs.append(("priest", str(priests)))
        draw_signs(painter, line, signs, 17, 14, ink(), gap=3, align="left")
        bowls = "/".join(str(n) for n in board.bowls[:2])
        second = [
            ("power", bowls),
            *((symbols.CULT_ICONS[cult], str(n) if n > 1 else "") for cult, n in enumerate(board.cults) if n),
        ]
        draw_signs(painter, line.translated(0, body.height() / 2), second, 17, 14, ink(), gap=3, align="left")
        painter.setOpacity(1)
        if taken:
            write(painter, QRectF(x, body.y(), body.right() - x, body.height()), str(taken), 15, ink())
