"""The shelf: choices of the set-up that have no place on the table (factions, first bonus cards), laid over its lower edge."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPen

from desktop.game_texts import GameTexts
from desktop.games.terra_mystica import layout
from desktop.games.terra_mystica.cards import BonusCard, FactionCard
from desktop.games.terra_mystica.painted import Painted
from desktop.games.terra_mystica.painting import shade, tone
from rules.terra_mystica.content import CARD, FACTION, FACTIONS
from rules.terra_mystica.notation import FACTION_CHOICE
from rules.terra_mystica.rounds import free_cards
from rules.terra_mystica.state import TerraMysticaState

if TYPE_CHECKING:
    from desktop.games.terra_mystica.presentation import TerraMysticaPresentation
    from desktop.games.terra_mystica.scene import TableScene

GROUND = "help:shelf"  # a spot of its own, so that what lies beneath is not pointed at
ROWS = 2


class Board(Painted):
    """The wooden board of the shelf."""

    def __init__(self) -> None:
        super().__init__(layout.SHELF.width(), layout.SHELF.height(), 6)
        self.setPos(layout.SHELF.topLeft())

    def draw(self, painter: QPainter) -> None:
        rect = self.rect
        painter.setPen(QPen(tone("wood", 3), 2.5))
        painter.setBrush(tone("wood", 2))
        painter.drawRoundedRect(rect, 12, 12)
        painter.setPen(QPen(tone("wood", 0, 160), 2))
        painter.drawLine(rect.topLeft() + QPointF(12, 4), rect.topRight() + QPointF(-12, 4))
        painter.setPen(QPen(tone("wood", 3), 1.5))
        painter.setBrush(shade(80))
        painter.drawRoundedRect(rect.adjusted(7, 7, -7, -7), 8, 8)


class Shelf:
    """Owns its items and spots; `clear` takes all of them away."""

    def __init__(self, scene: TableScene, z: float) -> None:
        self._scene = scene
        self._z = z
        self._items: dict[str, Painted] = {}
        self._ground = Board()
        self._ground.setZValue(z)
        self._ground.show_as()
        scene.addItem(self._ground)
        scene.place(GROUND, layout.SHELF, z=90)

    def show_factions(
        self, view: TerraMysticaState, presentation: TerraMysticaPresentation, only_possible: bool
    ) -> None:
        """All factions by home terrain, two each; taken colours are dimmed and say by whom."""
        shown = sorted(range(len(FACTIONS)), key=lambda f: (FACTIONS[f].home, f))
        if only_possible:
            shown = [action[1] for action in view.legal() if action[0] == FACTION_CHOICE]
        owners = {
            FACTIONS[faction].color: presentation.seats[seat].name
            for seat, faction in enumerate(view.faction)
            if faction >= 0
        }
        rows = ROWS if len(shown) > ROWS else 1
        wanted = {f"faction:{FACTION.word(faction)}": faction for faction in shown}
        self._keep(wanted)
        for place, (name, faction) in enumerate(wanted.items()):
            rect = layout.shelf_cell(place, len(shown), rows)
            item = self._items.get(name)
            if not isinstance(item, FactionCard):
                item = self._add(name, FactionCard(rect))
            about = presentation.texts.explain_word(FACTION.word(faction)) if only_possible else None
            item.show_as(
                faction,
                presentation.texts.word(FACTION.word(faction)),
                owners.get(FACTIONS[faction].color, ""),
                about.text if about is not None else "",
            )
            self._scene.place(name, rect, z=100)

    def show_cards(self, view: TerraMysticaState, texts: GameTexts) -> None:
        """The bonus cards in play that nobody has taken."""
        lying = free_cards(view)
        wanted = {f"card:{CARD.word(card)}": card for card in lying}
        self._keep(wanted)
        for place, (name, card) in enumerate(wanted.items()):
            rect = layout.shelf_cell(place, len(lying), fewest=layout.SHELF_COLUMNS)
            item = self._items.get(name)
            if not isinstance(item, BonusCard) or item.width != rect.width():
                self._drop(name)
                item = self._add(name, BonusCard(rect.width(), rect.height()))
            item.setPos(rect.topLeft())
            about = texts.explain_target(name)
            glance = about.glance if about is not None else ""
            item.show_as(card, view.card_coins[card], texts.word(CARD.word(card)), glance)
            self._scene.place(name, rect, z=100)

    def _add(self, name: str, item: Painted) -> Painted:
        item.setZValue(self._z + 1)
        self._items[name] = item
        self._scene.addItem(item)
        return item

    def _drop(self, name: str) -> None:
        item = self._items.pop(name, None)
        if item is not None:
            self._scene.removeItem(item)
            self._scene.remove_spot(name)

    def _keep(self, wanted: dict[str, int]) -> None:
        for name in [name for name in self._items if name not in wanted]:
            self._drop(name)

    def clear(self) -> None:
        for name in list(self._items):
            self._drop(name)
        self._scene.removeItem(self._ground)
        self._scene.remove_spot(GROUND)
