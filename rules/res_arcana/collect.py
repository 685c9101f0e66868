"""The Collect phase (RA-5)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Action, Field, Frame, Notice, Params, Step, Violation
from rules.res_arcana import frames
from rules.res_arcana.choice import Choice, carry_out_inner, component_id, pay, source_of, tell
from rules.res_arcana.content import COMPONENT, COMPONENTS, CONTENT, ELEMENT, ELEMENT_COMPONENT, ELEMENTS
from rules.res_arcana.essences import NOTHING, add, covers
from rules.res_arcana.notation import LEAVE, PAY_CURSE, TAKE, TURN_INSTEAD
from rules.res_arcana.state import ResArcanaState
from rules.res_arcana.vocabulary import IF_LEFT, PAY_OR

# The order inside one player's Collect: plain gains, then interest, then what must be paid for (RA-5.9).
_STAGES = {IF_LEFT: 1, PAY_OR: 2}


def _entries(stage: int) -> tuple[tuple[int, ...], ...]:
    return tuple(
        tuple(number for number in numbers if _STAGES.get(ELEMENTS[number].op, 0) == stage)
        for numbers in CONTENT.collect
    )


PLAIN, INTEREST, UPKEEP = (_entries(stage) for stage in range(3))
_LATE = frozenset(
    component for component in range(len(COMPONENTS)) if INTEREST[component] or UPKEEP[component]
)


class Collect(Step[ResArcanaState]):
    """One player collects: everything goes on the stack, the last thing to do first."""

    kind = "collect"
    automatic = True

    def run(self, state: ResArcanaState, frame: Frame) -> None:
        queue_collect(state, frame[1], state.stack)


def queue_collect(state: ResArcanaState, seat: int, stack: list[Frame]) -> None:
    """All that one player collects, in the order of RA-5.9 from the top of the stack down."""
    area = state.play_areas[seat]
    late = [component for component in reversed(area) if component in _LATE]
    for entries in (UPKEEP, INTEREST):
        for component in late:
            stack.extend((frames.ELEMENT, seat, number) for number in entries[component])
    for component in reversed(area):
        for number in PLAIN[component]:
            stack.append((frames.ELEMENT, seat, number))
    stored = state.stored
    for component in reversed(area):
        if stored[component] != NOTHING:
            stack.append((frames.TAKE_OR_LEAVE, seat, component))


def if_left(state: ResArcanaState, seat: int, number: int) -> None:
    """Interest: what was taken off lies there no longer, so it is enough to look (RA-5.6, RA-5.7)."""
    element = ELEMENTS[number]
    lying = state.stored[ELEMENT_COMPONENT[number]]
    if covers(lying, element.amount) and sum(lying) >= sum(element.amount) + element.wild:
        carry_out_inner(state, seat, number)


def pay_or(state: ResArcanaState, seat: int, number: int) -> None:
    """Upkeep: ask if it can be paid, else its consequence is forced (RA-5.8)."""
    if covers(state.pools[seat], ELEMENTS[number].amount):
        state.stack.append((frames.CURSED_FORGE, seat, number))
    else:
        carry_out_inner(state, seat, number)


class TakeOrLeave(Choice):
    """All essences of one component, or none of them (RA-5.4)."""

    kind = "collect_take_or_leave"
    rules = ("RA-5.4",)
    fields = (Field("component", COMPONENT),)
    verbs = (TAKE, LEAVE)

    def params(self, state: ResArcanaState, frame: Frame) -> Params:
        return {"component": component_id(frame[2]), "amount": sum(state.stored[frame[2]])}

    def options(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return ((TAKE, frame[2]), (LEAVE, frame[2]))

    def attempts(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return [(TAKE, component) for component in state.play_areas[frame[1]]]

    def explain(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Violation]:
        return [Violation("another_component", "RA-5.9", {"component": component_id(frame[2])})]

    def warnings(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Notice]:
        component = frame[2]
        lying = state.stored[component]
        points = sum(
            rule.points * lying[rule.essence]
            for rule in COMPONENTS[component].point_rules
            if rule.essence >= 0
        )
        if action[0] == TAKE and points:
            return [Notice("points_lost", "RA-5.5", {"points": points, "component": component_id(component)})]
        return []

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        _, seat, component = frame
        lying = state.stored[component]
        if action[0] == TAKE:
            state.pools[seat] = add(state.pools[seat], lying)
            state.stored[component] = NOTHING
            tell(state, "took_off", seat, lying, component_id(component))
        elif state.events is not None:
            state.emit("left", seat, component_id(component), {"amount": sum(lying)})


class CursedForge(Choice):
    """Pay the upkeep or bear its consequence (RA-5.8)."""

    kind = "cursed_forge"
    rules = ("RA-5.8",)
    fields = (Field("element", ELEMENT),)
    verbs = (PAY_CURSE, TURN_INSTEAD)

    def params(self, state: ResArcanaState, frame: Frame) -> Params:
        return {"component": source_of(frame[2])}

    def options(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return ((PAY_CURSE,), (TURN_INSTEAD,))

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action[0] == PAY_CURSE:
            pay(state, frame[1], ELEMENTS[frame[2]].amount, source_of(frame[2]))
        else:
            carry_out_inner(state, frame[1], frame[2])
