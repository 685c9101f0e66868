"""What all decisions of this game have in common, and how essences change hands."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Action, Frame, Step, Violation
from rules.res_arcana import frames
from rules.res_arcana.content import COMPONENT, COMPONENTS, CONTENT, ELEMENT_COMPONENT
from rules.res_arcana.essences import ESSENCE_IDS, TYPES, Essences, add, counted, subtract
from rules.res_arcana.notation import bundle
from rules.res_arcana.state import ResArcanaState

DECISION_RULE = "RA-18"


class Choice(Step[ResArcanaState]):
    """A decision whose legal answers are listed once; explanations are only sought for what is not listed."""

    verbs: tuple[int, ...] = ()

    def options(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        """The legal actions, sorted."""
        raise NotImplementedError(f"{self.kind}: options")

    def attempts(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        """What a player might try in vain."""
        return ()

    def explain(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Violation]:
        """Why an action of this decision's kind is not among the options."""
        return []

    def legal(self, state: ResArcanaState, frame: Frame) -> list[Action]:
        return list(self.options(state, frame))

    def gestures(self, state: ResArcanaState, frame: Frame) -> list[Action]:
        return list(dict.fromkeys([*self.options(state, frame), *self.attempts(state, frame)]))

    def why_not(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Violation]:
        if action in self.options(state, frame):
            return []
        if action[0] not in self.verbs:
            return [Violation("wrong_decision", DECISION_RULE)]
        return self.explain(state, frame, action) or [Violation("not_offered", self.rules[0])]


class EssenceChoice(Choice):
    """A decision that is answered by a heap of essences."""

    def attempts(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        """All of one type: the quickest thing to try."""
        size = len(self.options(state, frame)[0]) - 1
        return [(self.verbs[0], *[essence] * size) for essence in TYPES]

    def explain(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Violation]:
        wanted = len(self.options(state, frame)[0]) - 1
        if len(action) - 1 != wanted:
            return [Violation("wrong_amount", self.rules[0], {"amount": wanted})]
        if any(essence not in TYPES for essence in action[1:]):
            return []
        essences = counted(action[1:])
        if bundle(action[0], essences) != action:
            return [Violation("not_in_order", "RA-1.4")]
        return self.explain_heap(state, frame, essences)

    def explain_heap(self, state: ResArcanaState, frame: Frame, essences: Essences) -> list[Violation]:
        """Why a heap of the right size is not among the options."""
        return []


def carry_out_inner(state: ResArcanaState, seat: int, element: int) -> None:
    """Put what an element leads to on the stack: a defence, an interest, the consequence of an unpaid upkeep."""
    state.stack.extend((frames.ELEMENT, seat, inner) for inner in reversed(CONTENT.inner[element]))


def source_of(element: int) -> str:
    """The id of the component an element belongs to, for events."""
    return COMPONENTS[ELEMENT_COMPONENT[element]].id


def component_id(component: int) -> str:
    """The id of a component, for events and explanations."""
    return COMPONENT.word(component)


def missing_essences(pool: Essences, cost: Essences, rule: str) -> list[Violation]:
    """What a pool lacks for the typed parts of a cost."""
    return [
        Violation(
            "missing_essence",
            rule,
            {"missing": cost[essence] - pool[essence], "essence": ESSENCE_IDS[essence]},
        )
        for essence in TYPES
        if cost[essence] > pool[essence]
    ]


def tell(state: ResArcanaState, kind: str, seat: int, essences: Essences, source: str) -> None:
    """Report a change of essences, one event for each type."""
    if state.events is None:
        return
    for essence in TYPES:
        if essences[essence]:
            state.emit(kind, seat, source, {"amount": essences[essence], "essence": ESSENCE_IDS[essence]})


def gain(state: ResArcanaState, seat: int, essences: Essences, source: str) -> None:
    """From the supply to a pool (RA-1.6)."""
    state.pools[seat] = add(state.pools[seat], essences)
    if state.events is not None:
        tell(state, "gained", seat, essences, source)


def store(state: ResArcanaState, seat: int, component: int, essences: Essences, source: str) -> None:
    """From the supply onto a component (RA-8.5)."""
    state.stored[component] = add(state.stored[component], essences)
    if state.events is not None:
        for essence in TYPES:
            if essences[essence]:
                state.emit(
                    "stored",
                    seat,
                    source,
                    {
                        "amount": essences[essence],
                        "essence": ESSENCE_IDS[essence],
                        "component": component_id(component),
                    },
                )


def pay(state: ResArcanaState, seat: int, essences: Essences, source: str) -> None:
    """From a pool back to the supply (RA-1.6)."""
    state.pools[seat] = subtract(state.pools[seat], essences)
    if state.events is not None:
        tell(state, "paid", seat, essences, source)


def turn(state: ResArcanaState, seat: int, component: int) -> None:
    """Turn a component sideways (RA-1.7)."""
    state.turned[component] = True
    if state.events is not None:
        state.emit("turned", seat, component_id(component))


def straighten(state: ResArcanaState, seat: int, component: int) -> None:
    """Make a component ready again (RA-1.7)."""
    state.turned[component] = False
    if state.events is not None:
        state.emit("straightened", seat, component_id(component))
