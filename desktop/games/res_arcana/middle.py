"""The middle of the table: Places of Power, monuments and magic items in their slots, and the gaps they leave."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF

from desktop.board.sprite import Label, Sprite
from desktop.games.res_arcana import layout
from desktop.games.res_arcana.table_items import INK_ON_FELT, Gap
from desktop.texts import tr
from rules.res_arcana.content import COMPONENT, CONTENT, MAGIC_ITEMS

if TYPE_CHECKING:
    from desktop.games.res_arcana.table_scene import TableScene


class Middle:
    """Every tile and item has a slot of its own, so that hands learn where it lies."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._gaps: dict[str, Gap] = {}
        deck = layout.monument_deck()
        back = Sprite("common/card_back", deck.width(), deck.height(), tint="stone")
        back.setPos(deck.topLeft())
        self._top = Label(QRectF(deck.x() + 4, deck.y() + 4, deck.width() - 8, 26), "", 14, INK_ON_FELT)
        self._count = Label(QRectF(deck.x(), deck.bottom() + 3, deck.width(), 24), "", 17, INK_ON_FELT)
        for item in (back, self._top, self._count):
            scene.addItem(item)

    def show(self, data: dict[str, Any], shown: dict[str, QRectF]) -> set[str]:
        """Draws all slots; returns the targets beside the cards."""
        scene, middle = self._scene, data["middle"]
        fresh: set[str] = set()
        for slot, sides in enumerate(CONTENT.tiles):
            ids = [COMPONENT.word(side) for side in sides]
            fresh |= self._slot(ids, middle["places"], layout.place_tile(slot), shown)
        for slot, id in enumerate(middle["face_up"]):
            if id is not None:
                scene.place_card(id, "card", layout.monument_card(slot), {}, shown)
        for slot, item in enumerate(MAGIC_ITEMS):
            fresh |= self._slot([COMPONENT.word(item)], middle["items"], layout.item_card(slot), shown)
        known = [scene.texts.word(id) for id in reversed(middle["monument_deck"]) if id is not None]
        count = tr("Deck: {n}", n=len(middle["monument_deck"]))
        self._count.set_text(count)
        self._top.set_text(known[0] if known else "")  # who has looked knows what comes
        label = ", ".join([count, *(known or [tr("hidden top card")])])
        scene.place("deck:monuments", layout.monument_deck(), label)
        return {*fresh, "deck:monuments"}

    def _slot(self, ids: list[str], there: list[str], rect: QRectF, shown: dict[str, QRectF]) -> set[str]:
        """A tile or item, or the gap it left with its owner's name."""
        scene = self._scene
        gap = self._gaps.get(ids[0])
        present = next((id for id in ids if id in there), None)
        if present is not None:
            if gap is not None:
                gap.setVisible(False)
            scene.place_card(present, "card", rect, {}, shown)
            return set()
        taken = next((id for id in ids if id in scene.owners), None)
        if gap is None:
            gap = self._gaps[ids[0]] = Gap(rect)
            scene.addItem(gap)
        gap.setVisible(True)
        name = scene.texts.word(taken) if taken is not None else ""
        seat = scene.owners[taken] if taken is not None else -1
        owner = scene.name_of(seat) if taken is not None else ""
        gap.set(name, owner, scene.colour_of(seat) if taken is not None else "")
        if taken is None:
            return set()
        scene.place(f"gap:{taken}", rect, f"{name}: {tr('owned by {name}', name=owner)}")
        return {f"gap:{taken}"}
