"""Discounts of a seat's components, kept as sums because every listing of options asks for them (RA-7.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.res_arcana.content import COMPONENTS

if TYPE_CHECKING:
    from rules.res_arcana.state import ResArcanaState

HAS_DISCOUNT = tuple(bool(component.discounts) for component in COMPONENTS)


def update_discounts(state: ResArcanaState, seat: int) -> None:
    """Sum up what a seat's components take off artifacts and dragons (RA-7.4), turned ones too.

    Four numbers: off any artifact without Gold, off any artifact, and the same two for dragons.
    """
    not_gold = any_part = dragon_not_gold = dragon_any_part = 0
    for component in state.play_areas[seat]:
        for discount in COMPONENTS[component].discounts:
            dragon_not_gold += discount.not_gold
            dragon_any_part += discount.any_part
            if not discount.dragons_only:
                not_gold += discount.not_gold
                any_part += discount.any_part
    state.cheaper[seat] = (not_gold, any_part, dragon_not_gold, dragon_any_part)
