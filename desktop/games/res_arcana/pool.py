"""The own pool on the table: five counters, with what an answer that is being put together would leave in them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.board.sprite import Label, Sprite
from desktop.games.res_arcana import layout
from desktop.games.res_arcana.essence_picker import EssencePicker
from desktop.games.res_arcana.table_items import INK_ON_FELT, LEFT
from desktop.texts import number
from rules.res_arcana.essences import ESSENCE_IDS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from desktop.games.res_arcana.table_scene import TableScene

CHANGED = "#ffd98a"


class Pool:
    """Counters in the order Elan, Life, Calm, Death, Gold; each is a target `essence:<id>`."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.counts: dict[str, Label] = {}
        for place, essence in enumerate(ESSENCE_IDS):
            spot = layout.pool_counter(place)
            icon = Sprite(f"icons/essence_{essence}", layout.POOL_ICON)
            icon.setPos(spot.x(), spot.y() + 3)
            scene.addItem(icon)
            count = Label(spot.adjusted(layout.POOL_ICON + 4, 0, 0, 0), "0", 20, INK_ON_FELT, align=LEFT)
            self.counts[essence] = count
            scene.addItem(count)

    def show(self, pool: Mapping[str, int]) -> set[str]:
        """Writes the numbers; returns the targets."""
        for place, essence in enumerate(ESSENCE_IDS):
            count = pool.get(essence, 0)
            then = self._after(place, count)
            words, colour = (number(count), INK_ON_FELT) if then == count else (f"{count} → {then}", CHANGED)
            self.counts[essence].set_text(words, colour)
            name = self._scene.texts.word(essence)
            self._scene.place(f"essence:{essence}", layout.pool_counter(place), f"{name}: {count}")
        return {f"essence:{essence}" for essence in ESSENCE_IDS}

    def _after(self, essence: int, count: int) -> int:
        """What the draft would leave in the pool."""
        draft = self._scene.draft
        if isinstance(draft, EssencePicker) and draft.seat == self._scene.own:
            return draft.after(essence)
        then = getattr(draft, "then", None)
        return int(then[essence]) if then is not None else count
