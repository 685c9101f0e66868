"""What taking a magic item from the middle shares, at the start and when passing."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Action, Frame
from rules.res_arcana.choice import Choice
from rules.res_arcana.content import MAGIC_ITEMS
from rules.res_arcana.notation import ITEM
from rules.res_arcana.state import ResArcanaState


class ItemFromTheMiddle(Choice):
    """One of the items that lie in the middle; people may point at any other."""

    verbs = (ITEM,)

    def options(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return [(ITEM, item) for item in state.items]

    def attempts(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return [(ITEM, item) for item in MAGIC_ITEMS]
