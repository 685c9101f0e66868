"""The tray: the hand, what is to be chosen from (mages, a draft packet), the own deck and discard pile."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.art import art, look
from desktop.board.presentation import Presentation
from desktop.board.scene import BoardScene
from desktop.board.sprite import Backdrop, Label, Sprite
from desktop.games.res_arcana.cards import CardItem, component, whole_aspect
from desktop.texts import tr
from rules.core import State

WIDTH, HEIGHT = 1120.0, 196.0
CARD_HEIGHT, TOP, LEFT = 178.0, 9.0, 150.0
PILE = (86.0, 120.0)
LEFT_TEXT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class HandScene(BoardScene):
    """Shows the cards of one seat; for nobody (seat -1) it holds nothing at all."""

    dots = False

    def __init__(self, presentation: Presentation) -> None:
        super().__init__(presentation, WIDTH, HEIGHT)
        self.addItem(Backdrop(self.sceneRect(), self._paint_ground))
        self._cards: dict[str, CardItem] = {}
        self._title = Label(QRectF(12, 6, 130, 24), "", 15, "#d9cbb0", False, align=LEFT_TEXT)
        self.addItem(self._title)
        self._deck = Sprite("common/card_back", PILE[0], PILE[1], tint="leather")
        self._deck.setPos(14, 32)
        self._deck_text = Label(QRectF(12, 156, 130, 18), "", 14, "#fbf3e1", True, align=LEFT_TEXT)
        self._discard_text = Label(QRectF(12, 174, 130, 18), "", 13, "#d9cbb0", False, align=LEFT_TEXT)
        for item in (self._deck, self._deck_text, self._discard_text):
            self.addItem(item)

    def _paint_ground(self, painter: QPainter) -> None:
        ground = "common/felt_green" if look.theme == "light" else "common/felt_dark"
        box = art.renderer(ground).viewBoxF()
        painter.drawTiledPixmap(self.sceneRect(), art.pixmap(ground, box.width(), box.height()))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(28, 20, 14, 165))
        painter.drawRoundedRect(self.sceneRect().adjusted(2, 2, -2, -2), 10, 10)

    def show_view(self, view: State, seat: int = -1) -> None:
        entry: dict[str, Any] = view.position_data()["seats"][seat] if seat >= 0 else {}
        cards = self._shelf(view, entry)
        for id in [id for id in self._cards if id not in cards]:
            self.removeItem(self._cards.pop(id))
        self._show_cards(cards)
        nobody = not entry
        self._deck.setVisible(bool(entry.get("deck")))
        self._title.set_text("" if nobody else self.presentation.seats[seat].name)
        self._deck_text.set_text("" if nobody else tr("deck {n}", n=len(entry["deck"])))
        self._discard_text.set_text("" if nobody else tr("discard pile {n}", n=len(entry["discard"])))
        spots = [f"component:{id}" for id in cards]
        if not nobody:
            self.place("deck:own", QRectF(14, 32, *PILE), tr("Own deck: {n}", n=len(entry["deck"])))
            spots.append("deck:own")
        self.keep_spots(spots)

    def _shelf(self, view: State, entry: dict[str, Any]) -> list[str]:
        """The hand; in front of it whatever the decision chooses from and the table does not show."""
        known = [id for id in entry.get("hand", ()) if id is not None]
        if not entry:
            return []
        choice: list[str] = []
        if not entry["mage"]:
            choice += [id for id in entry["dealt_mages"] if id is not None]
        choice += [id for id in entry.get("packet", ()) if id is not None]
        choice += [id for id in entry.get("picks", ()) if id is not None]
        table = view.position_data()
        choice += list(table.get("match", {}).get("open_cards", ()))
        decision = view.decision
        if decision is not None and decision.kind in ("reorder_order", "place_card"):
            for action in view.legal()[:60]:
                choice += [target[10:] for target in view.targets(action) if target.startswith("component:")]
        on_table = {id for other in table["seats"] for id in other["play"]}
        found: list[str] = []
        for id in [*choice, *known]:
            if id not in found and id not in on_table:
                found.append(id)
        return found

    def _show_cards(self, cards: list[str]) -> None:
        widths = [CARD_HEIGHT / whole_aspect(component(id)) for id in cards]
        room = WIDTH - LEFT - 12
        step_over = max(0.0, (sum(widths) + 8 * len(cards) - room) / max(len(cards) - 1, 1))
        x = LEFT
        for place, (id, width) in enumerate(zip(cards, widths, strict=True)):
            item = self._cards.get(id)
            name = self.texts.word(id)
            if item is None:
                item = self._cards[id] = CardItem(id, name, "whole", width, CARD_HEIGHT)
                self.addItem(item)
                item.setPos(x, TOP)
            elif item.x() != x:
                before = item.pos()
                item.setPos(x, TOP)
                self.glide(item, before)
            item.setZValue(place)
            item.set_state(name, False, {})
            self.place(f"component:{id}", QRectF(x, TOP, width, CARD_HEIGHT), name, place)
            x += width + 8 - step_over
