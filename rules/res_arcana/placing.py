"""Placing a card: its price with all discounts, the payment, and the powers that place (RA-7.4 to RA-7.8, RA-8.15)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Action, Field, Frame, Notice, Params, Violation
from rules.res_arcana import cards, frames
from rules.res_arcana.choice import Choice, EssenceChoice, component_id, missing_essences, pay, source_of
from rules.res_arcana.content import (
    COMPONENT,
    COMPONENTS,
    ELEMENT,
    ELEMENT_COMPONENT,
    ELEMENTS,
    IS_DRAGON,
)
from rules.res_arcana.costs import choice_payments
from rules.res_arcana.essences import (
    GOLD,
    NOTHING,
    TYPES,
    Essences,
    counted,
    payable,
    payments,
    reduction,
)
from rules.res_arcana.notation import BRING, PAY, bundle
from rules.res_arcana.state import ResArcanaState
from rules.res_arcana.vocabulary import FROM_HAND, FROM_OWN_DISCARD, PAY_CHOICE


def discounts_for(state: ResArcanaState, seat: int, card: int, element: int = -1) -> tuple[int, int]:
    """The discounts on a card: abilities, and those of the placing power if there is one (RA-7.4)."""
    own = state.cheaper[seat]
    not_gold, any_part = (own[2], own[3]) if IS_DRAGON[card] else (own[0], own[1])
    if element >= 0:
        not_gold += ELEMENTS[element].not_gold
        any_part += ELEMENTS[element].any_part
    return not_gold, any_part


def placement_payable(state: ResArcanaState, seat: int, card: int, element: int = -1) -> bool:
    """Whether the pool can pay for a card now."""
    if element >= 0 and ELEMENTS[element].free:
        return True
    component = COMPONENTS[card]
    return payable(
        component.cost, component.wild, state.pools[seat], *discounts_for(state, seat, card, element)
    )


def placement_payments(state: ResArcanaState, seat: int, card: int, element: int) -> tuple[Essences, ...]:
    """Every legal payment for a card (RA-7.7)."""
    if element >= 0 and ELEMENTS[element].free:
        return (NOTHING,)
    component = COMPONENTS[card]
    return payments(
        component.cost, component.wild, state.pools[seat], *discounts_for(state, seat, card, element)
    )


def place(state: ResArcanaState, seat: int, card: int, element: int = -1) -> None:
    """Pay for a card and put it into play; asks only if there are several ways to pay (RA-7.8)."""
    ways = placement_payments(state, seat, card, element)
    if len(ways) == 1:
        finish_placing(state, seat, card, ways[0])
    else:
        state.stack.append((frames.PAYMENT, seat, element, card))


def finish_placing(state: ResArcanaState, seat: int, card: int, paid: Essences) -> None:
    """The card comes from wherever it is, hand or any discard pile (RA-6.1, RA-8.15)."""
    if paid != NOTHING:
        pay(state, seat, paid, component_id(card))
    for pile in (state.hands[seat], *state.discards):
        if card in pile:
            pile.remove(card)
            break
    cards.enter_play(state, seat, card)
    if state.events is not None:
        state.emit("placed", seat, component_id(card), {"card": component_id(card)})


# -- powers that place a card -------------------------------------------------------------------------------


def fitting_cards(state: ResArcanaState, seat: int, number: int) -> list[int]:
    """The cards in the power's reach that are of the right type (RA-8.15)."""
    element = ELEMENTS[number]
    if element.target == FROM_HAND:
        reach = state.hands[seat]
    elif element.target == FROM_OWN_DISCARD:
        reach = state.discards[seat]
    else:
        reach = [card for pile in state.discards for card in pile]
    return [card for card in reach if IS_DRAGON[card] or not element.dragons_only]


def placeable_cards(state: ResArcanaState, seat: int, number: int) -> list[int]:
    """Those of them that the pool can pay for now."""
    return [
        card for card in fitting_cards(state, seat, number) if placement_payable(state, seat, card, number)
    ]


def place_card(state: ResArcanaState, seat: int, number: int) -> None:
    """Offer the placement; without a card that can be placed nothing happens (RA-8.22)."""
    if placeable_cards(state, seat, number):
        state.stack.append((frames.PLACE_CARD, seat, number))
    elif state.events is not None:
        state.emit("no_effect", seat, source_of(number))


# -- decisions ----------------------------------------------------------------------------------------------


class Payment(EssenceChoice):
    """Which essences to pay with, for a power's cost or for a card (RA-7.8)."""

    kind = "payment"
    rules = ("RA-7.8",)
    fields = (Field("element", ELEMENT), Field("card", COMPONENT))
    verbs = (PAY,)

    def params(self, state: ResArcanaState, frame: Frame) -> Params:
        bought = frame[3] if frame[3] >= 0 else ELEMENT_COMPONENT[frame[2]]
        return {"component": component_id(bought)}

    def ways(self, state: ResArcanaState, frame: Frame) -> tuple[Essences, ...]:
        _, seat, number, card = frame
        if card >= 0:
            return placement_payments(state, seat, card, number)
        element = ELEMENTS[number]
        if element.op == PAY_CHOICE:
            return choice_payments(state, seat, number)
        return payments(element.amount, element.wild, state.pools[seat])

    def options(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return [bundle(PAY, way) for way in self.ways(state, frame)]

    def explain_heap(self, state: ResArcanaState, frame: Frame, essences: Essences) -> list[Violation]:
        _, seat, number, card = frame
        found = missing_essences(state.pools[seat], essences, "RA-7.2")
        if card >= 0:
            cost, wild = COMPONENTS[card].cost, COMPONENTS[card].wild
            not_gold, any_part = discounts_for(state, seat, card, number)
            if cost[GOLD] - essences[GOLD] > any_part:
                missing = cost[GOLD] - essences[GOLD] - any_part
                found.append(Violation("gold_not_discounted", "RA-7.5", {"missing": missing}))
        elif ELEMENTS[number].op == PAY_CHOICE:
            return found or [Violation("not_a_part", "RA-8.19")]
        else:
            cost, wild, not_gold, any_part = ELEMENTS[number].amount, ELEMENTS[number].wild, 0, 0
        off = reduction(cost, wild, not_gold, any_part)
        uncovered = sum(max(0, cost[essence] - essences[essence]) for essence in TYPES)
        if uncovered > off:
            found.append(Violation("parts_not_covered", "RA-7.7", {"missing": uncovered - off}))
        return found

    def warnings(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Notice]:
        gold = action.count(GOLD)
        least = min(way[GOLD] for way in self.ways(state, frame))
        if gold > least:
            return [Notice("gold_wasted", "RA-12.6", {"amount": gold - least})]
        return []

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        _, seat, number, card = frame
        essences = counted(action[1:])
        if card >= 0:
            finish_placing(state, seat, card, essences)
        else:
            state.paid = essences
            pay(state, seat, essences, source_of(number))


class PlaceCard(Choice):
    """Which card to place by a power, or none (RA-8.15)."""

    kind = "place_card"
    rules = ("RA-8.15",)
    fields = (Field("element", ELEMENT),)
    verbs = (BRING,)

    def params(self, state: ResArcanaState, frame: Frame) -> Params:
        return {"component": source_of(frame[2])}

    def options(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return [(BRING, -1), *sorted((BRING, card) for card in placeable_cards(state, frame[1], frame[2]))]

    def attempts(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        seat = frame[1]
        return [(BRING, card) for pile in (state.hands[seat], *state.discards) for card in pile]

    def explain(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Violation]:
        _, seat, number = frame
        card = action[1]
        name = component_id(card)
        if card not in fitting_cards(state, seat, number):
            return [Violation("does_not_fit", "RA-8.15", {"component": name})]
        cost, wild = COMPONENTS[card].cost, COMPONENTS[card].wild
        return explain_price(state, seat, cost, wild, discounts_for(state, seat, card, number))

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action[1] >= 0:
            place(state, frame[1], action[1], frame[2])
        elif state.events is not None:
            state.emit("placed_nothing", frame[1], source_of(frame[2]))


def explain_price(
    state: ResArcanaState, seat: int, cost: Essences, wild: int, discounts: tuple[int, int]
) -> list[Violation]:
    """What a pool lacks for a placement or claim, discounts taken into account."""
    pool = state.pools[seat]
    if payable(cost, wild, pool, *discounts):
        return []
    off = reduction(cost, wild, *discounts)
    short = sum(cost) + wild - off - sum(pool)
    if not off:
        found = missing_essences(pool, cost, "RA-17.1")
        if short > sum(int(violation.params["missing"]) for violation in found):
            found.append(Violation("too_few_essences", "RA-17.1", {"missing": short}))
        return found
    # A discount may cover any type, so only Gold beyond its reach is missing for certain.
    gold = max(0, cost[GOLD] - pool[GOLD] - discounts[1])
    uncovered = sum(max(0, cost[essence] - pool[essence]) for essence in TYPES) - off
    rest = max(short, uncovered) - gold
    found = []
    if gold:
        found.append(Violation("missing_essence", "RA-7.5", {"missing": gold, "essence": "gold"}))
    if rest > 0:
        found.append(Violation("too_few_after_discount", "RA-7.7", {"missing": rest, "discount": off}))
    return found
