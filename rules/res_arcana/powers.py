"""Powers as frames: a power in use is its cost elements and then its effects on the decision stack (RA-8.1)."""

from __future__ import annotations

from rules.core import Field, Frame, Step, Violation
from rules.res_arcana.attack import attack
from rules.res_arcana.choice import component_id
from rules.res_arcana.collect import if_left, pay_or
from rules.res_arcana.content import ELEMENT, ELEMENTS
from rules.res_arcana.costs import COST_OPERATIONS, Operation, explain_cost
from rules.res_arcana.effects import EFFECT_OPERATIONS
from rules.res_arcana.reorder import reorder
from rules.res_arcana.state import ResArcanaState
from rules.res_arcana.usage import POWER_COMPONENT, POWER_COST, POWERS
from rules.res_arcana.vocabulary import ACTION_POWER, ATTACK, IF_LEFT, PAY_OR, REORDER, TURNED

_OPERATIONS: dict[int, Operation] = {
    **COST_OPERATIONS,
    **EFFECT_OPERATIONS,
    ATTACK: attack,
    REORDER: reorder,
    IF_LEFT: if_left,
    PAY_OR: pay_or,
}
OPERATION_OF: tuple[Operation, ...] = tuple(_OPERATIONS[element.op] for element in ELEMENTS)


class CarryOut(Step[ResArcanaState]):
    """One cost, effect or collect element of a component."""

    kind = "element"
    automatic = True
    fields = (Field("element", ELEMENT),)

    def run(self, state: ResArcanaState, frame: Frame) -> None:
        OPERATION_OF[frame[2]](state, frame[1], frame[2])


def explain_use(state: ResArcanaState, seat: int, power: int) -> list[Violation]:
    """All conditions of RA-8.21 that an action power does not meet."""
    component = POWER_COMPONENT[power]
    named = {"component": component_id(component)}
    if POWERS[power].kind != ACTION_POWER:
        return [Violation("not_an_action_power", "RA-1.9", named)]
    if component not in state.play_areas[seat]:
        return [Violation("not_yours", "RA-8.21", named)]
    found: list[Violation] = []
    if POWERS[power].requires == TURNED and not state.turned[component]:
        found.append(Violation("is_straight", "RA-8.9", named))
    if POWERS[power].requires != TURNED and state.turned[component]:
        found.append(Violation("is_turned", "RA-8.3", named))
    return found + [
        missing for missing in explain_cost(state, seat, POWER_COST[power]) if missing not in found
    ]
