"""A board for the sample game: the smallest complete example of a presentation with scenes."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.board.backdrop import Backdrop
from desktop.board.presentation import Presentation
from desktop.board.scene import BoardScene
from desktop.board.sprite import Label, Sprite
from desktop.session.choices import Choice
from rules.core import State


class Ridge(BoardScene):
    """The last card and the deck."""

    def __init__(self, presentation: Presentation) -> None:
        super().__init__(presentation, 600, 500)
        self.addItem(Backdrop(self.sceneRect(), self._paint_ground))
        self.ridge = Label(QRectF(200, 180, 200, 100), "", 60)
        self.addItem(self.ridge)
        deck = Sprite("common/card_back", 120, tint="wood")
        deck.setPos(430, 170)
        self.addItem(deck)
        self.place("pile:deck", QRectF(430, 170, 120, 168), "Deck")

    def _paint_ground(self, painter: QPainter) -> None:
        painter.fillRect(self.sceneRect(), QColor("#c9b083"))

    def show_view(self, view: State, seat: int = -1) -> None:
        self.ridge.set_text(str(view.position_data()["ridge"]))


class Hand(BoardScene):
    """The cards of the person at the screen; nothing is created for anybody else."""

    dots = False

    def __init__(self, presentation: Presentation) -> None:
        super().__init__(presentation, 800, 170)
        self.cards: dict[str, tuple[Sprite, Label]] = {}

    def show_view(self, view: State, seat: int = -1) -> None:
        hand = view.position_data()["seats"][seat]["hand"] if seat >= 0 else []
        hand = [card for card in hand if card is not None]
        for card in [card for card in self.cards if card not in hand]:
            for item in self.cards.pop(card):
                self.removeItem(item)
        for i, card in enumerate(hand):
            if card not in self.cards:
                sprite, label = (
                    Sprite("common/card_back", 100, tint="bone"),
                    Label(QRectF(0, 0, 100, 140), card, 30),
                )
                self.cards[card] = (sprite, label)
                self.addItem(sprite)
                self.addItem(label)
            for item in self.cards[card]:
                item.setPos(20 + i * 115, 15)
            self.place(f"card:{card}", QRectF(20 + i * 115, 15, 100, 140), f"Card {card}")
        self.keep_spots(f"card:{card}" for card in hand)


class SamplePresentation(Presentation):
    def board(self) -> BoardScene:
        return Ridge(self)

    def tray(self) -> BoardScene:
        return Hand(self)

    def group(self, choice: Choice) -> str:
        return "Cards" if choice.targets else "Other"


PRESENTATION = SamplePresentation
