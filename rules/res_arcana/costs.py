"""Cost elements: what a power asks for, and the decisions that come with it (RA-7, RA-8, RA-16.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rules.core import Action, Field, Frame, Notice, Params, Violation
from rules.res_arcana import cards, frames
from rules.res_arcana.choice import (
    Choice,
    component_id,
    missing_essences,
    pay,
    source_of,
    tell,
    turn,
)
from rules.res_arcana.content import (
    ARTIFACTS,
    ELEMENT,
    ELEMENT_COMPONENT,
    ELEMENTS,
    IS_CREATURE,
    IS_DRAGON,
    OF_TYPE,
)
from rules.res_arcana.essences import ESSENCE_IDS, TYPES, Essences, covers, of, payments, subtract
from rules.res_arcana.notation import CONVERT, CONVERT_NOTHING, DESTROY, DROP, TURN
from rules.res_arcana.state import ResArcanaState
from rules.res_arcana.vocabulary import (
    ANY_ARTIFACT,
    DESTROY_OWN,
    DESTROY_SELF,
    DISCARD,
    DRAGON,
    OTHER_ARTIFACT,
    PAY,
    PAY_CHOICE,
    PAY_FROM_SELF,
    PAY_SAME,
    TURN_OWN,
    TURN_SELF,
    Element,
)

Operation = Callable[[ResArcanaState, int, int], None]


# -- what can be paid ---------------------------------------------------------------------------------------


def turn_targets(state: ResArcanaState, seat: int, artifact_type: int) -> list[int]:
    """Own straight artifacts of a type (RA-8.6)."""
    fits = OF_TYPE[artifact_type]
    turned = state.turned
    return [card for card in state.play_areas[seat] if fits[card] and not turned[card]]


def destroy_targets(state: ResArcanaState, seat: int, element: Element, component: int) -> list[int]:
    """Own artifacts that may be destroyed, straight or turned (RA-8.13)."""
    own = [card for card in state.play_areas[seat] if card in ARTIFACTS]
    if element.target == ANY_ARTIFACT:
        return own
    if element.target == OTHER_ARTIFACT:
        return [card for card in own if card != component]
    return [card for card in own if IS_DRAGON[card] or IS_CREATURE[card]]


def cost_payable(state: ResArcanaState, seat: int, cost: Sequence[int]) -> bool:
    """Whether every element of a cost can be paid; vocabulary.py made sure that they do not conflict."""
    pool = state.pools[seat]
    for number in cost:
        element = ELEMENTS[number]
        op = element.op
        component = ELEMENT_COMPONENT[number]
        if op == TURN_SELF:
            if state.turned[component]:
                return False
        elif op == PAY:
            if not covers(pool, element.amount) or sum(pool) < sum(element.amount) + element.wild:
                return False
        elif op == PAY_CHOICE:
            if not any(covers(pool, choice) for choice in element.choices):
                return False
        elif op == PAY_FROM_SELF:
            if not covers(state.stored[component], element.amount):
                return False
        elif op == TURN_OWN:
            if not turn_targets(state, seat, element.target):
                return False
        elif op == DESTROY_OWN:
            if not destroy_targets(state, seat, element, component):
                return False
        elif op == DISCARD and not state.hands[seat]:
            return False
    return True


def explain_cost(state: ResArcanaState, seat: int, cost: Sequence[int]) -> list[Violation]:
    """What stands in the way of a cost, element by element."""
    pool = state.pools[seat]
    found: list[Violation] = []
    for number in cost:
        if cost_payable(state, seat, (number,)):
            continue
        element = ELEMENTS[number]
        component = component_id(ELEMENT_COMPONENT[number])
        if element.op == TURN_SELF:
            found.append(Violation("is_turned", "RA-8.3", {"component": component}))
        elif element.op == PAY:
            found += missing_essences(pool, element.amount, "RA-8.21")
            short = sum(element.amount) + element.wild - sum(pool)
            if not found and short > 0:
                found.append(Violation("too_few_essences", "RA-7.12", {"missing": short}))
        elif element.op == PAY_CHOICE:
            found.append(Violation("no_part_payable", "RA-8.19", {"component": component}))
        elif element.op == PAY_FROM_SELF:
            found.append(Violation("not_stored", "RA-7.11", {"component": component}))
        elif element.op == TURN_OWN:
            kind = "no_dragon_to_turn" if element.target == DRAGON else "no_creature_to_turn"
            found.append(Violation(kind, "RA-8.6"))
        elif element.op == DESTROY_OWN:
            found.append(Violation("nothing_to_destroy", "RA-8.13"))
        else:
            found.append(Violation("empty_hand", "RA-8.14"))
    return found


# -- carrying out -------------------------------------------------------------------------------------------


def turn_self(state: ResArcanaState, seat: int, number: int) -> None:
    turn(state, seat, ELEMENT_COMPONENT[number])


def pay_fixed(state: ResArcanaState, seat: int, number: int) -> None:
    element = ELEMENTS[number]
    if not element.wild:
        state.paid = element.amount
        pay(state, seat, element.amount, source_of(number))
        return
    ways = payments(element.amount, element.wild, state.pools[seat])
    if len(ways) == 1:
        state.paid = ways[0]
        pay(state, seat, ways[0], source_of(number))
    else:
        state.stack.append((frames.PAYMENT, seat, number, -1))


def choice_payments(state: ResArcanaState, seat: int, number: int) -> tuple[Essences, ...]:
    """The parts of a choice that the pool can pay, in the order of their actions."""
    pool = state.pools[seat]
    return tuple(sorted((c for c in ELEMENTS[number].choices if covers(pool, c)), reverse=True))


def pay_choice(state: ResArcanaState, seat: int, number: int) -> None:
    ways = choice_payments(state, seat, number)
    if len(ways) == 1:
        state.paid = ways[0]
        pay(state, seat, ways[0], source_of(number))
    else:
        state.stack.append((frames.PAYMENT, seat, number, -1))


def pay_same(state: ResArcanaState, seat: int, number: int) -> None:
    state.x = 0
    state.x_type = -1
    if any(state.pools[seat][essence] for essence in ELEMENTS[number].types):
        state.stack.append((frames.SAME_TYPE_AMOUNT, seat, number))


def pay_from_self(state: ResArcanaState, seat: int, number: int) -> None:
    component = ELEMENT_COMPONENT[number]
    amount = ELEMENTS[number].amount
    state.stored[component] = subtract(state.stored[component], amount)
    tell(state, "returned", seat, amount, component_id(component))


def turn_own(state: ResArcanaState, seat: int, number: int) -> None:
    targets = turn_targets(state, seat, ELEMENTS[number].target)
    if len(targets) == 1:
        turn(state, seat, targets[0])
    else:
        state.stack.append((frames.COST_TURN_TARGET, seat, number))


def destroy_self(state: ResArcanaState, seat: int, number: int) -> None:
    state.destroyed = ELEMENT_COMPONENT[number]
    cards.destroy(state, seat, state.destroyed)


def destroy_own(state: ResArcanaState, seat: int, number: int) -> None:
    targets = destroy_targets(state, seat, ELEMENTS[number], ELEMENT_COMPONENT[number])
    if len(targets) == 1:
        state.destroyed = targets[0]
        cards.destroy(state, seat, targets[0])
    else:
        state.stack.append((frames.DESTROY_TARGET, seat, number))


def discard_one(state: ResArcanaState, seat: int, number: int) -> None:
    ask_discard(state, seat, number, 1)


def ask_discard(state: ResArcanaState, seat: int, number: int, count: int) -> None:
    """Discard so many cards of the owner's choice; without asking if all must go."""
    hand = state.hands[seat]
    if count < len(hand):
        state.stack.append((frames.DISCARD_CARD, seat, number, count))
        return
    for card in hand.copy():
        state.dropped = card
        cards.discard(state, seat, card, source_of(number))


COST_OPERATIONS: dict[int, Operation] = {
    TURN_SELF: turn_self,
    PAY: pay_fixed,
    PAY_CHOICE: pay_choice,
    PAY_SAME: pay_same,
    PAY_FROM_SELF: pay_from_self,
    TURN_OWN: turn_own,
    DESTROY_SELF: destroy_self,
    DESTROY_OWN: destroy_own,
    DISCARD: discard_one,
}


def stored_lost(state: ResArcanaState, component: int) -> list[Notice]:
    """Essences that go with a destroyed artifact (RA-10.8)."""
    lost = sum(state.stored[component])
    if not lost:
        return []
    return [Notice("stored_lost", "RA-10.8", {"amount": lost, "component": component_id(component)})]


def only_target_warnings(state: ResArcanaState, seat: int, cost: Sequence[int]) -> list[Notice]:
    """A cost whose only target is destroyed without asking must warn before it is paid (RA-19.8)."""
    found: list[Notice] = []
    for number in cost:
        if ELEMENTS[number].op == DESTROY_OWN:
            targets = destroy_targets(state, seat, ELEMENTS[number], ELEMENT_COMPONENT[number])
            if len(targets) == 1:
                found += stored_lost(state, targets[0])
    return found


# -- decisions ----------------------------------------------------------------------------------------------


class TargetChoice(Choice):
    """A decision that is answered by one of the seat's components."""

    fields: tuple[Field, ...] = (Field("element", ELEMENT),)

    def params(self, state: ResArcanaState, frame: Frame) -> Params:
        return {"component": source_of(frame[2])}

    def targets_for(self, state: ResArcanaState, frame: Frame) -> list[int]:
        """The components that may be chosen."""
        raise NotImplementedError

    def options(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        verb = self.verbs[0]
        return sorted((verb, card) for card in self.targets_for(state, frame))

    def attempts(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return [(self.verbs[0], component) for component in state.play_areas[frame[1]]]

    def explain(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Violation]:
        component = action[1]
        name = component_id(component)
        if component not in state.play_areas[frame[1]]:
            return [Violation("not_yours", "RA-1.10", {"component": name})]
        return [self.unfit(state, frame, component)]

    def unfit(self, state: ResArcanaState, frame: Frame, component: int) -> Violation:
        """Why one of the seat's components may not be chosen."""
        return Violation("does_not_fit", self.rules[0], {"component": component_id(component)})


class CostTurnTarget(TargetChoice):
    kind = "cost_turn_target"
    rules = ("RA-8.6",)
    verbs = (TURN,)

    def targets_for(self, state: ResArcanaState, frame: Frame) -> list[int]:
        return turn_targets(state, frame[1], ELEMENTS[frame[2]].target)

    def unfit(self, state: ResArcanaState, frame: Frame, component: int) -> Violation:
        if OF_TYPE[ELEMENTS[frame[2]].target][component]:
            return Violation("is_turned", "RA-8.6", {"component": component_id(component)})
        return super().unfit(state, frame, component)

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        turn(state, frame[1], action[1])


class DestroyTarget(TargetChoice):
    kind = "destroy_target"
    rules = ("RA-8.13",)
    verbs = (DESTROY,)

    def targets_for(self, state: ResArcanaState, frame: Frame) -> list[int]:
        number = frame[2]
        return destroy_targets(state, frame[1], ELEMENTS[number], ELEMENT_COMPONENT[number])

    def unfit(self, state: ResArcanaState, frame: Frame, component: int) -> Violation:
        if component not in ARTIFACTS:
            return Violation("not_destructible", "RA-1.13", {"component": component_id(component)})
        return super().unfit(state, frame, component)

    def warnings(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Notice]:
        return stored_lost(state, action[1])

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        state.destroyed = action[1]
        cards.destroy(state, frame[1], action[1])


class DiscardCard(Choice):
    """Which card to discard as a cost, as a defence or for Divination (RA-10.7); asked once for each card."""

    kind = "discard_card"
    rules = ("RA-10.7",)
    fields = (Field("element", ELEMENT), Field("count"))
    verbs = (DROP,)

    def params(self, state: ResArcanaState, frame: Frame) -> Params:
        return {"component": source_of(frame[2]), "count": frame[3]}

    def options(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return [(DROP, card) for card in state.hands[frame[1]]]

    def attempts(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return [(DROP, card) for card in state.play_areas[frame[1]]]

    def explain(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Violation]:
        return [Violation("not_in_hand", "RA-1.12", {"card": component_id(action[1])})]

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        _, seat, number, count = frame
        state.dropped = action[1]
        cards.discard(state, seat, action[1], source_of(number))
        if count > 1:
            state.stack.append((frames.DISCARD_CARD, seat, number, count - 1))


class SameTypeAmount(Choice):
    """How many essences of which single type (RA-7.10)."""

    kind = "same_type_amount"
    rules = ("RA-7.10",)
    fields = (Field("element", ELEMENT),)
    verbs = (CONVERT,)

    def params(self, state: ResArcanaState, frame: Frame) -> Params:
        return {"component": source_of(frame[2])}

    def options(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        pool = state.pools[frame[1]]
        found: list[Action] = [CONVERT_NOTHING]
        for essence in ELEMENTS[frame[2]].types:
            found += [(CONVERT, essence, amount) for amount in range(1, pool[essence] + 1)]
        return found

    def attempts(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        pool = state.pools[frame[1]]
        return [(CONVERT, essence, pool[essence] + extra) for essence in TYPES for extra in (0, 1)]

    def explain(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Violation]:
        _, essence, amount = action
        if essence not in TYPES or amount < 1:
            return []
        if essence not in ELEMENTS[frame[2]].types:
            return [Violation("type_excluded", "RA-7.10", {"essence": ESSENCE_IDS[essence]})]
        return missing_essences(state.pools[frame[1]], of(essence, amount), "RA-7.10")

    def warnings(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Notice]:
        return [] if action[2] else [Notice("no_effect", "RA-8.22")]

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        _, state.x_type, state.x = action
        if state.x:
            pay(state, frame[1], of(state.x_type, state.x), source_of(frame[2]))
