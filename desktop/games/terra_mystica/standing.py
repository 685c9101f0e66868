"""Standing orders: how a player answers offers of power for the rest of the game, said once (TM-12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from desktop.session.choices import Choice
from desktop.texts import tr
from rules.core import Action
from rules.terra_mystica.notation import ACCEPT, DECLINE
from rules.terra_mystica.state import TerraMysticaState

NEVER = 99
ONE, FROM, ASK = "always_one", "decline_from", "ask_again"


class Order(NamedTuple):
    """Take single power at once; decline offers of that size and more."""

    takes_one: bool = False
    declines_from: int = NEVER


class StandingOrders:
    """One order a seat. They belong to the people at this screen: no journal and no rule knows of them."""

    def __init__(self) -> None:
        self._orders: dict[int, Order] = {}

    def answer(self, view: TerraMysticaState) -> Action | None:
        """What the player who is asked has said before, if anything."""
        decision = view.decision
        if decision is None or decision.kind != "leech":
            return None
        order, power = self._orders.get(decision.seat, Order()), int(decision.params["power"])
        if order.takes_one and power == 1:
            return (ACCEPT,)
        return (DECLINE,) if power >= order.declines_from else None

    def rows(self, view: TerraMysticaState, found: Sequence[Choice]) -> list[Choice]:
        """Further options: to answer like this from now on, or to be asked again."""
        decision = view.decision
        if decision is None:
            return []
        if decision.kind == "leech":
            power = int(decision.params["power"])
            action, word = ((ACCEPT,), ONE) if power == 1 else ((DECLINE,), FROM)
            text = (
                tr("Always take 1 power (free)") if power == 1 else tr("Always decline from {n} up", n=power)
            )
            return [
                choice._replace(notation=f"{choice.notation} {word}", text=text, targets=(), group=word)
                for choice in found
                if choice.action == action
            ]
        if decision.kind == "main_action" and self._orders.get(decision.seat, Order()) != Order():
            text = tr("Ask me again about every offer of power")
            return (
                [found[0]._replace(notation=ASK, text=text, targets=(), warnings=(), group=ASK)]
                if found
                else []
            )
        return []

    def note(self, view: TerraMysticaState, choice: Choice) -> bool:
        """A row was taken. True if it was only about orders, and nothing is to be done by the rules."""
        decision = view.decision
        if decision is None or choice.group not in (ONE, FROM, ASK):
            return False
        order = self._orders.get(decision.seat, Order())
        if choice.group == ASK:
            self._orders.pop(decision.seat, None)
            return True
        self._orders[decision.seat] = (
            order._replace(takes_one=True)
            if choice.group == ONE
            else order._replace(declines_from=int(decision.params["power"]))
        )
        return False


def is_order(choice: Choice) -> bool:
    return choice.group in (ONE, FROM, ASK)
