"""The Actions phase: whose turn it is, and the five kinds of action (RA-4, RA-6, RA-11)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from rules.core import Action, Field, Frame, Notice, Params, Step, Violation
from rules.res_arcana import cards, frames
from rules.res_arcana.advice import discard_warnings, pass_warnings, use_warnings
from rules.res_arcana.choice import Choice, component_id, gain, pay
from rules.res_arcana.content import (
    ARTIFACTS,
    COMPONENT,
    COMPONENTS,
    CONSTANTS,
    CONTENT,
    MAGIC_ITEMS,
    MONUMENT_COST,
    MONUMENTS,
    NOBODY,
    PLACES,
)
from rules.res_arcana.costs import cost_payable
from rules.res_arcana.effects import DISCARD_ACTION
from rules.res_arcana.essences import GOLD, covers, of
from rules.res_arcana.middle_items import ItemFromTheMiddle
from rules.res_arcana.notation import (
    CLAIM,
    CLAIM_TOP,
    DISCARD,
    FOR_ESSENCES,
    FOR_GOLD,
    PASS,
    PLACE,
    USE,
)
from rules.res_arcana.placing import discounts_for, explain_price, place, placement_payable
from rules.res_arcana.powers import explain_use
from rules.res_arcana.state import ResArcanaState
from rules.res_arcana.usage import ON_ACQUIRE_POWERS, POWER_COST, ROWS_STRAIGHT, ROWS_TURNED, use_power

NO_DISCOUNT = (0, 0, 0, 0)
MONUMENT_PRICE = MONUMENT_COST[GOLD]
_PLACE_ACTIONS: tuple[Action, ...] = tuple((PLACE, card) for card in ARTIFACTS)
_DISCARD_ACTIONS: tuple[Action, ...] = tuple((DISCARD, card) for card in ARTIFACTS)
_CLAIM_ACTIONS: dict[int, Action] = {number: (CLAIM, number) for number in (*MONUMENTS, *PLACES)}
_CLAIM_TOP: Action = (CLAIM_TOP,)
_PASS: Action = (PASS,)
_PRICES = tuple((*COMPONENTS[card].cost, COMPONENTS[card].cost_total) for card in range(len(COMPONENTS)))


class StartRound(Step[ResArcanaState]):
    """A new round begins with the holder of the token (RA-11.5); everybody collects in turn order."""

    kind = "start_round"
    automatic = True

    def run(self, state: ResArcanaState, frame: Frame) -> None:
        state.round += 1
        state.first = state.token
        state.turn = NOBODY
        if state.events is not None:
            state.emit("round_started", state.first, "", {"round": state.round})
        players = state.setup.players
        state.stack.append((frames.NEXT_TURN, state.first))
        for offset in range(players - 1, -1, -1):
            state.stack.append((frames.COLLECT, (state.first + offset) % players))


class NextTurn(Step[ResArcanaState]):
    """The next seat that has not passed takes a turn; without one, victory is checked (RA-4.2, RA-12.1)."""

    kind = "next_turn"
    automatic = True

    def run(self, state: ResArcanaState, frame: Frame) -> None:
        players = state.setup.players
        passed = state.passed
        seat = frame[1]
        for _ in range(players):
            if not passed[seat]:
                state.turn = seat
                state.stack.append((frames.NEXT_TURN, (seat + 1) % players))
                state.stack.append((frames.ACTION, seat))
                return
            seat = (seat + 1) % players
        state.turn = NOBODY
        state.stack.append((frames.CLEAN_UP, -1))
        state.stack.append((frames.CHECK_VICTORY, -1))


class TakeAction(Choice):
    """One action (RA-6)."""

    kind = "action"
    rules = ("RA-4.3",)
    verbs = (PLACE, CLAIM, CLAIM_TOP, DISCARD, USE, PASS)
    takes_single = False

    def params(self, state: ResArcanaState, frame: Frame) -> Params:
        return {"round": state.round}

    def options(self, state: ResArcanaState, frame: Frame) -> list[Action]:
        """Everything the pool can pay now. The hottest place of the game: plain comparisons, no calls."""
        seat = frame[1]
        elan, life, calm, death, gold = state.pools[seat]
        total = elan + life + calm + death + gold
        found: list[Action] = []
        hand = state.hands[seat]
        cheaper = state.cheaper[seat]
        for card in hand:
            found.append(_DISCARD_ACTIONS[card])
            e, n, c, d, g, price = _PRICES[card]
            if (price <= total and e <= elan and n <= life and c <= calm and d <= death and g <= gold) or (
                cheaper != NO_DISCOUNT and placement_payable(state, seat, card)
            ):
                found.append(_PLACE_ACTIONS[card])
        for place_of_power in state.places:
            e, n, c, d, g, price = _PRICES[place_of_power]
            if price <= total and e <= elan and n <= life and c <= calm and d <= death and g <= gold:
                found.append(_CLAIM_ACTIONS[place_of_power])
        if gold >= MONUMENT_PRICE:
            for monument in state.face_up:
                if monument >= 0:
                    found.append(_CLAIM_ACTIONS[monument])
            if state.monument_deck:
                found.append(_CLAIM_TOP)
        turned = state.turned
        for component in state.play_areas[seat]:
            for row in ROWS_TURNED[component] if turned[component] else ROWS_STRAIGHT[component]:
                if row.total:
                    e, n, c, d, g = row.amount
                    if row.total > total or e > elan or n > life or c > calm or d > death or g > gold:
                        continue
                if not row.needs_more or cost_payable(state, seat, POWER_COST[row.power]):
                    found.append(row.action)
        found.append(_PASS)
        found.sort()
        return found

    def legal(self, state: ResArcanaState, frame: Frame) -> list[Action]:
        return self.options(state, frame)

    def attempts(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        seat = frame[1]
        tries: list[Action] = [(PLACE, card) for card in state.hands[seat]]
        tries += [(CLAIM, place_of_power) for place_of_power in state.places]
        tries += [(CLAIM, monument) for monument in state.face_up if monument >= 0]
        tries.append(_CLAIM_TOP)
        tries += [
            (USE, power) for component in state.play_areas[seat] for power in CONTENT.powers_of[component]
        ]
        return tries

    def explain(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Violation]:
        seat = frame[1]
        kind = action[0]
        if kind == USE:
            return explain_use(state, seat, action[1])
        if kind == CLAIM_TOP:
            return self._explain_top(state, seat)
        component = action[1]
        named = {"card": component_id(component)}
        if kind in (PLACE, DISCARD):
            if component not in state.hands[seat]:
                return [Violation("not_in_hand", "RA-6.1" if kind == PLACE else "RA-6.6", named)]
            record = COMPONENTS[component]
            discounts = discounts_for(state, seat, component)
            return explain_price(state, seat, record.cost, record.wild, discounts)
        if component < 0 or (component not in state.places and component not in state.face_up):
            return [self._explain_absence(state, component)]
        return explain_price(state, seat, COMPONENTS[component].cost, 0, (0, 0))

    def _explain_absence(self, state: ResArcanaState, component: int) -> Violation:
        """Where a component is that cannot be claimed: in play, never laid out, or in the face-down deck (RA-6.4)."""
        named = {"component": component_id(component)}
        if component not in MONUMENTS:
            return Violation("not_in_the_middle", "RA-6.3", named)
        if any(component in area for area in state.play_areas):
            return Violation("not_in_the_middle", "RA-6.9", named)
        return Violation("monument_face_down", "RA-6.4", named)

    def _explain_top(self, state: ResArcanaState, seat: int) -> list[Violation]:
        found = [] if state.monument_deck else [Violation("monument_deck_empty", "RA-6.9")]
        if not covers(state.pools[seat], MONUMENT_COST):
            found += explain_price(state, seat, MONUMENT_COST, 0, (0, 0))
        return found

    def targets(self, state: ResArcanaState, frame: Frame, action: Action) -> tuple[str, ...]:
        found = super().targets(state, frame, action)
        if action[0] == CLAIM_TOP:
            return (*found, "deck:monuments")
        if action[0] == USE:
            return (*found, f"component:{COMPONENT.word(CONTENT.power_component[action[1]])}")
        return found

    def warnings(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Notice]:
        seat = frame[1]
        if action[0] == PASS:
            return pass_warnings(state, seat)
        if action[0] == USE:
            return use_warnings(state, seat, action[1])
        if action[0] == DISCARD:
            return discard_warnings(state, seat, action[1])
        return []

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        seat = frame[1]
        kind = action[0]
        if kind == USE:
            use_power(state, seat, action[1])
            if state.events is not None:
                state.emit("used", seat, COMPONENT.word(CONTENT.power_component[action[1]]))
        elif kind == PLACE:
            place(state, seat, action[1])
        elif kind == DISCARD:
            cards.discard(state, seat, action[1], "discard_action")
            state.stack.append((frames.DISCARD_GAIN, seat))
        elif kind == PASS:
            pass_round(state, seat)
        else:
            claim(state, seat, action[1] if kind == CLAIM else -1)


def claim(state: ResArcanaState, seat: int, component: int) -> None:
    """Claim a place, a face-up monument or (-1) the top of the monument deck (RA-6.3, RA-6.4)."""
    if component < 0:
        component = cards.take_top_monument(state)
    elif component in state.face_up:
        slot = state.face_up.index(component)
        state.face_up[slot] = -1
        state.stack.append((frames.REFILL_MONUMENT, seat, slot))
    else:
        state.places.remove(component)
    pay(state, seat, COMPONENTS[component].cost, component_id(component))
    cards.enter_play(state, seat, component)
    if state.events is not None:
        state.emit("claimed", seat, component_id(component), {"component": component_id(component)})
    for power in ON_ACQUIRE_POWERS[component]:
        use_power(state, seat, power)


class RefillMonument(Step[ResArcanaState]):
    """The last step of claiming a face-up monument (RA-6.4); an empty deck leaves the gap (RA-6.9)."""

    kind = "refill_monument"
    automatic = True
    fields = (Field("slot"),)

    def run(self, state: ResArcanaState, frame: Frame) -> None:
        if state.monument_deck:
            monument = cards.take_top_monument(state)
            state.face_up[frame[2]] = monument
            if state.events is not None:
                state.emit("monument_revealed", -1, "", {"component": component_id(monument)})


class DiscardGain(Choice):
    """One Gold, or two others, for the card just discarded (RA-6.6)."""

    kind = "discard_gain"
    rules = ("RA-6.6",)
    verbs = (FOR_GOLD, FOR_ESSENCES)

    def options(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return ((FOR_GOLD,), (FOR_ESSENCES,))

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action[0] == FOR_GOLD:
            gain(state, frame[1], of(GOLD, CONSTANTS["discard_gain_gold"]), "discard_action")
        else:
            others = CONSTANTS["discard_gain_other"]
            state.stack.append((frames.CHOOSE_ESSENCES, frame[1], DISCARD_ACTION, others))


def pass_round(state: ResArcanaState, seat: int) -> None:
    """The first to pass takes the token; then the item is exchanged (RA-11.1)."""
    if not any(state.passed):
        state.token = seat
        if state.events is not None:
            state.emit("took_token", seat)
    state.passed[seat] = True
    if state.events is not None:
        state.emit("passed", seat)
    state.stack.append((frames.PASS_ITEM, seat))


class PassItem(ItemFromTheMiddle):
    """Which item to take for the next round: not the one just returned (RA-11.1, RA-11.2)."""

    kind = "pass_item"
    rules = ("RA-11.1",)

    def explain(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Violation]:
        if action[1] in state.play_areas[frame[1]]:
            return [Violation("same_item", "RA-11.1", {"component": component_id(action[1])})]
        return [Violation("not_in_the_middle", "RA-11.2", {"component": component_id(action[1])})]

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        seat = frame[1]
        old = next(item for item in state.play_areas[seat] if item in MAGIC_ITEMS)
        cards.leave_play(state, seat, old)
        state.items.remove(action[1])
        insort(state.items, old)
        cards.enter_play(state, seat, action[1])
        if state.events is not None:
            state.emit(
                "exchanged", seat, "", {"old": component_id(old), "component": component_id(action[1])}
            )
        cards.draw(state, seat, CONSTANTS["pass_draw"], "passing")
