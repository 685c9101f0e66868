"""Cocoa payments that a free-cocoa tile may waive (TE-14.13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.teotihuacan.frames import PAY_OR_WAIVE
from rules.teotihuacan.vocabulary import COCOA, FREE_COCOA, KINDS, PAY_ROYAL, PAYMENT

if TYPE_CHECKING:
    from rules.teotihuacan.state import TeotihuacanState


def can_meet(state: TeotihuacanState, player: int, amount: int) -> bool:
    """Whether a cocoa payment can be made or waived."""
    return state.goods[player * 5 + COCOA] >= amount or state.up[player * KINDS + FREE_COCOA] > 0


def charge(state: TeotihuacanState, player: int, payment: int, amount: int, space: int = -1) -> None:
    """Ask for cocoa: paid at once, unless the player owns the tile and so has a choice.

    What the payment is for must already be on the stack. The cocoa of a royal tile is paid with each repetition;
    its payment here is only the moment to declare the tile (TE-13.1).
    """
    if amount <= 0:
        return
    if state.up[player * KINDS + FREE_COCOA]:
        state.stack.append((PAY_OR_WAIVE, player, payment, amount, space))
    elif payment != PAY_ROYAL:
        state.pay(player, COCOA, amount, PAYMENT.word(payment))
