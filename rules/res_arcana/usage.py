"""Which powers a component has, sorted by when they can be used, and their frames, worked out once."""

from __future__ import annotations

from rules.core import Action, Frame
from rules.res_arcana import frames
from rules.res_arcana.content import COMPONENTS, CONTENT, ELEMENTS
from rules.res_arcana.costs import cost_payable
from rules.res_arcana.essences import NOTHING, Essences
from rules.res_arcana.notation import USE
from rules.res_arcana.state import ResArcanaState
from rules.res_arcana.vocabulary import (
    ACTION_POWER,
    DESTROY_SELF,
    ON_ACQUIRE,
    PAY,
    PAY_SAME,
    REACTION_POWER,
    TURN_SELF,
    TURNED,
)

POWERS = CONTENT.powers
POWER_COMPONENT = CONTENT.power_component
POWER_COST = CONTENT.power_cost
POWER_EFFECT = CONTENT.power_effect
MOST_SEATS = 4

# By power and seat: what goes on the stack when it is used, the first cost element on top.
POWER_FRAMES: tuple[tuple[tuple[Frame, ...], ...], ...] = tuple(
    tuple(
        tuple((frames.ELEMENT, seat, number) for number in reversed((*cost, *effect)))
        for seat in range(MOST_SEATS)
    )
    for cost, effect in zip(POWER_COST, POWER_EFFECT, strict=True)
)


class ActionRow:
    """An action power as the list of options needs it: what the pool must hold, and whether that is all."""

    __slots__ = ("action", "amount", "needs_more", "power", "total")

    def __init__(self, power: int) -> None:
        self.power = power
        self.action: Action = (USE, power)
        self.amount: Essences = NOTHING
        self.total = 0
        self.needs_more = False  # a target, a stored essence or a card as well: see cost_payable
        for number in POWER_COST[power]:
            element = ELEMENTS[number]
            if element.op == PAY:
                self.amount = element.amount
                self.total = sum(element.amount) + element.wild
            elif element.op not in (TURN_SELF, DESTROY_SELF, PAY_SAME):
                self.needs_more = True


def _rows(component: int, *, turned: bool) -> tuple[ActionRow, ...]:
    return tuple(
        ActionRow(power)
        for power in CONTENT.powers_of[component]
        if POWERS[power].kind == ACTION_POWER and (POWERS[power].requires == TURNED) == turned
    )


def _powers(component: int, kind: int) -> tuple[int, ...]:
    return tuple(power for power in CONTENT.powers_of[component] if POWERS[power].kind == kind)


_ALL = range(len(COMPONENTS))
ROWS_STRAIGHT = tuple(_rows(component, turned=False) for component in _ALL)
ROWS_TURNED = tuple(_rows(component, turned=True) for component in _ALL)
REACTIONS = tuple(_powers(component, REACTION_POWER) for component in _ALL)
ON_ACQUIRE_POWERS = tuple(_powers(component, ON_ACQUIRE) for component in _ALL)


def use_power(state: ResArcanaState, seat: int, power: int) -> None:
    """Put a power's cost and effects on the stack."""
    state.stack.extend(POWER_FRAMES[power][seat])


def usable_reactions(state: ResArcanaState, seat: int, triggers: tuple[int, ...]) -> list[int]:
    """The seat's reaction powers to one of the triggers whose cost can be paid (RA-9.3, RA-9.7)."""
    return [
        power
        for component in state.play_areas[seat]
        for power in REACTIONS[component]
        if POWERS[power].trigger in triggers and cost_payable(state, seat, POWER_COST[power])
    ]
