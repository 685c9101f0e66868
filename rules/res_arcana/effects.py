"""Effect elements: what a power or a collect entry gives, and the decisions that come with it (RA-8, RA-16.3)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Action, Field, Frame, Notice, Params, Violation
from rules.res_arcana import cards, frames
from rules.res_arcana.choice import (
    Choice,
    EssenceChoice,
    component_id,
    gain,
    source_of,
    store,
    straighten,
)
from rules.res_arcana.content import (
    COST_TOTAL,
    ELEMENT,
    ELEMENT_COMPONENT,
    ELEMENTS,
    IS_CREATURE,
)
from rules.res_arcana.costs import Operation, TargetChoice, ask_discard
from rules.res_arcana.essences import (
    CALM,
    DEATH,
    ELAN,
    ESSENCE_IDS,
    LIFE,
    TYPES,
    Essences,
    counted,
    of,
)
from rules.res_arcana.notation import COPY, GAIN, INTO, PUT, STRAIGHTEN, bundle, gains
from rules.res_arcana.placing import place_card
from rules.res_arcana.state import ResArcanaState
from rules.res_arcana.vocabulary import (
    BONUS_POINTS,
    CHECK_VICTORY,
    DRAW,
    DRAW_DISCARD,
    GAIN_AS_RIVAL,
    GAIN_BY_COST,
    GAIN_CHOICE,
    GAIN_EACH_PRESENT,
    GAIN_PAID,
    GAIN_WILD,
    GAIN_X,
    GAIN_X_OTHER,
    IGNORE,
    OWN_COMPONENT,
    OWN_CREATURE,
    PLACE_CARD,
    POOL,
    RIVALS_GAIN,
    STRAIGHTEN_OWN,
    STRAIGHTEN_SELF,
)
from rules.res_arcana.vocabulary import GAIN as GAIN_FIXED

NOT_GOLD = (ELAN, LIFE, CALM, DEATH)
DISCARD_ACTION = -1  # in the place of an element: the two essences of the discard action (RA-6.6)


# -- carrying out -------------------------------------------------------------------------------------------


def give(state: ResArcanaState, seat: int, number: int, essences: Essences) -> None:
    """A gain goes to the pool, onto the component itself or onto one that the owner chooses."""
    to = ELEMENTS[number].to
    if to == POOL:
        gain(state, seat, essences, source_of(number))
    elif to == OWN_COMPONENT:
        state.paid = essences
        state.stack.append((frames.CHOOSE_COMPONENT, seat, number))
    else:
        store(state, seat, ELEMENT_COMPONENT[number], essences, source_of(number))


def gain_fixed(state: ResArcanaState, seat: int, number: int) -> None:
    give(state, seat, number, ELEMENTS[number].amount)


def gain_wild(state: ResArcanaState, seat: int, number: int) -> None:
    state.stack.append((frames.CHOOSE_ESSENCES, seat, number, ELEMENTS[number].wild))


def gain_choice(state: ResArcanaState, seat: int, number: int) -> None:
    state.stack.append((frames.COLLECT_CHOOSE, seat, number))


def gain_x(state: ResArcanaState, seat: int, number: int) -> None:
    give(state, seat, number, of(ELEMENTS[number].essence, state.x))


def gain_x_other(state: ResArcanaState, seat: int, number: int) -> None:
    if state.x:
        state.stack.append((frames.OTHER_TYPE, seat, number))


def gain_by_cost(state: ResArcanaState, seat: int, number: int) -> None:
    element = ELEMENTS[number]
    card = state.dropped if element.of_discarded else state.destroyed
    amount = COST_TOTAL[card] + element.quantity
    if element.essence >= 0:
        give(state, seat, number, of(element.essence, amount))
    elif amount:
        state.stack.append((frames.CHOOSE_ESSENCES, seat, number, amount))


def gain_as_rival(state: ResArcanaState, seat: int, number: int) -> None:
    rivals = [rival for rival in range(state.setup.players) if rival != seat]
    if len(rivals) == 1:
        copy_rival(state, seat, number, rivals[0])
    else:
        state.stack.append((frames.CHOOSE_RIVAL, seat, number))


def copy_rival(state: ResArcanaState, seat: int, number: int, rival: int) -> None:
    """As many as the rival's pool holds; the rival loses nothing (RA-8.11)."""
    element = ELEMENTS[number]
    give(state, seat, number, of(element.essence, state.pools[rival][element.of_rival]))


def gain_paid(state: ResArcanaState, seat: int, number: int) -> None:
    give(state, seat, number, state.paid)


def gain_each_present(state: ResArcanaState, seat: int, number: int) -> None:
    lying = state.stored[ELEMENT_COMPONENT[number]]
    count = ELEMENTS[number].quantity
    added = tuple(count if lying[essence] else 0 for essence in TYPES)
    give(state, seat, number, (added[0], added[1], added[2], added[3], added[4]))


def rivals_gain(state: ResArcanaState, seat: int, number: int) -> None:
    """Passed rivals gain too (RA-8.10)."""
    for offset in range(1, state.setup.players):
        gain(state, (seat + offset) % state.setup.players, ELEMENTS[number].amount, source_of(number))


def straighten_self(state: ResArcanaState, seat: int, number: int) -> None:
    straighten(state, seat, ELEMENT_COMPONENT[number])


def straighten_targets(state: ResArcanaState, seat: int, number: int) -> list[int]:
    """Own turned components of the kind, the one in use included (RA-8.7, RA-8.8)."""
    turned = state.turned
    found = [component for component in state.play_areas[seat] if turned[component]]
    if ELEMENTS[number].target == OWN_CREATURE:
        return [component for component in found if IS_CREATURE[component]]
    return found


def straighten_own(state: ResArcanaState, seat: int, number: int) -> None:
    targets = straighten_targets(state, seat, number)
    if len(targets) == 1:
        straighten(state, seat, targets[0])
    elif targets:
        state.stack.append((frames.STRAIGHTEN_TARGET, seat, number))
    elif state.events is not None:
        state.emit("no_effect", seat, source_of(number))


def draw(state: ResArcanaState, seat: int, number: int) -> None:
    if not cards.draw(state, seat, ELEMENTS[number].quantity, source_of(number)) and state.events is not None:
        state.emit("no_effect", seat, source_of(number))


def draw_discard(state: ResArcanaState, seat: int, number: int) -> None:
    """Discard as many as were drawn, from the whole hand (RA-10.5)."""
    drawn = cards.draw(state, seat, ELEMENTS[number].quantity, source_of(number))
    if drawn:
        ask_discard(state, seat, number, drawn)


def check_victory(state: ResArcanaState, seat: int, number: int) -> None:
    state.stack.append((frames.CHECK_VICTORY, seat))


def ignore(state: ResArcanaState, seat: int, number: int) -> None:
    if state.events is not None:
        state.emit("ignored", seat, source_of(number))


def bonus_points(state: ResArcanaState, seat: int, number: int) -> None:
    points = ELEMENTS[number].quantity
    state.bonus[seat] += points
    if state.events is not None:
        state.emit("bonus_points", seat, source_of(number), {"points": points})


EFFECT_OPERATIONS: dict[int, Operation] = {
    GAIN_FIXED: gain_fixed,
    GAIN_WILD: gain_wild,
    GAIN_CHOICE: gain_choice,
    GAIN_X: gain_x,
    GAIN_X_OTHER: gain_x_other,
    GAIN_BY_COST: gain_by_cost,
    GAIN_AS_RIVAL: gain_as_rival,
    GAIN_PAID: gain_paid,
    GAIN_EACH_PRESENT: gain_each_present,
    RIVALS_GAIN: rivals_gain,
    STRAIGHTEN_SELF: straighten_self,
    STRAIGHTEN_OWN: straighten_own,
    DRAW: draw,
    DRAW_DISCARD: draw_discard,
    PLACE_CARD: place_card,
    CHECK_VICTORY: check_victory,
    IGNORE: ignore,
    BONUS_POINTS: bonus_points,
}


# -- decisions ----------------------------------------------------------------------------------------------


class ChooseEssences(EssenceChoice):
    """Which essences to gain, any mix of the allowed types (RA-5.3)."""

    kind = "choose_essences"
    rules = ("RA-5.3",)
    fields = (Field("element", ELEMENT), Field("count"))
    verbs = (GAIN,)

    def params(self, state: ResArcanaState, frame: Frame) -> Params:
        source = "discard_action" if frame[2] == DISCARD_ACTION else source_of(frame[2])
        return {"component": source, "count": frame[3]}

    def allowed(self, frame: Frame) -> tuple[int, ...]:
        return NOT_GOLD if frame[2] == DISCARD_ACTION else ELEMENTS[frame[2]].types

    def options(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return gains(frame[3], self.allowed(frame))

    def explain_heap(self, state: ResArcanaState, frame: Frame, essences: Essences) -> list[Violation]:
        allowed = self.allowed(frame)
        return [
            Violation("type_excluded", "RA-5.3", {"essence": ESSENCE_IDS[essence]})
            for essence in TYPES
            if essences[essence] and essence not in allowed
        ]

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        essences = counted(action[1:])
        if frame[2] == DISCARD_ACTION:
            gain(state, frame[1], essences, "discard_action")
        else:
            give(state, frame[1], frame[2], essences)


class CollectChoose(EssenceChoice):
    """One of the parts of a collect entry with "/" (RA-5.3)."""

    kind = "collect_choose"
    rules = ("RA-5.3",)
    fields = (Field("element", ELEMENT),)
    verbs = (GAIN,)

    def params(self, state: ResArcanaState, frame: Frame) -> Params:
        return {"component": source_of(frame[2])}

    def options(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return sorted(bundle(GAIN, choice) for choice in ELEMENTS[frame[2]].choices)

    def explain_heap(self, state: ResArcanaState, frame: Frame, essences: Essences) -> list[Violation]:
        return [Violation("not_a_part", "RA-5.3")]

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        give(state, frame[1], frame[2], counted(action[1:]))


class OtherType(Choice):
    """The type that X essences become (RA-7.10)."""

    kind = "other_type"
    rules = ("RA-7.10",)
    fields = (Field("element", ELEMENT),)
    verbs = (INTO,)

    def params(self, state: ResArcanaState, frame: Frame) -> Params:
        return {"component": source_of(frame[2]), "amount": state.x, "essence": ESSENCE_IDS[state.x_type]}

    def options(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return [(INTO, essence) for essence in ELEMENTS[frame[2]].types if essence != state.x_type]

    def attempts(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return [(INTO, essence) for essence in TYPES]

    def explain(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Violation]:
        if action[1] == state.x_type:
            return [Violation("same_type_again", "RA-7.10", {"essence": ESSENCE_IDS[action[1]]})]
        if action[1] in TYPES:
            return [Violation("type_excluded", "RA-7.10", {"essence": ESSENCE_IDS[action[1]]})]
        return []

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        give(state, frame[1], frame[2], of(action[1], state.x))


class StraightenTarget(TargetChoice):
    kind = "straighten_target"
    rules = ("RA-8.7",)
    verbs = (STRAIGHTEN,)

    def targets_for(self, state: ResArcanaState, frame: Frame) -> list[int]:
        return straighten_targets(state, frame[1], frame[2])

    def unfit(self, state: ResArcanaState, frame: Frame, component: int) -> Violation:
        if not state.turned[component]:
            return Violation("is_straight", "RA-8.7", {"component": component_id(component)})
        return Violation("no_creature", "RA-8.8", {"component": component_id(component)})

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        straighten(state, frame[1], action[1])


class ChooseRival(Choice):
    """Whose pool to look at; passed rivals too (RA-8.11)."""

    kind = "choose_rival"
    rules = ("RA-8.11",)
    fields = (Field("element", ELEMENT),)
    verbs = (COPY,)

    def params(self, state: ResArcanaState, frame: Frame) -> Params:
        element = ELEMENTS[frame[2]]
        return {
            "component": source_of(frame[2]),
            "gained": ESSENCE_IDS[element.essence],
            "counted": ESSENCE_IDS[element.of_rival],
        }

    def options(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return [(COPY, rival) for rival in range(state.setup.players) if rival != frame[1]]

    def attempts(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return [(COPY, frame[1])]

    def explain(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Violation]:
        return [Violation("not_a_rival", "RA-1.10")]

    def warnings(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Notice]:
        if state.pools[action[1]][ELEMENTS[frame[2]].of_rival]:
            return []
        return [Notice("no_effect", "RA-8.22")]

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        copy_rival(state, frame[1], frame[2], action[1])


class ChooseComponent(TargetChoice):
    """Where the essence just paid goes: any own component, straight or turned (RA-8.19)."""

    kind = "choose_component"
    rules = ("RA-8.19",)
    verbs = (PUT,)

    def targets_for(self, state: ResArcanaState, frame: Frame) -> list[int]:
        return state.play_areas[frame[1]]

    def attempts(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return [(PUT, component) for area in state.play_areas for component in area]

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        store(state, frame[1], action[1], state.paid, source_of(frame[2]))
