"""What a pending step may ask: a position from outside must not ask what no card can ask, nor somebody else."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core import Frame
from rules.res_arcana import frames, pending_order
from rules.res_arcana.content import (
    CONSTANTS,
    CONTENT,
    COST_TOTAL,
    ELEMENT_COMPONENT,
    ELEMENTS,
    NOBODY,
)
from rules.res_arcana.continuing import COLLECTED, OUTER
from rules.res_arcana.essences import LIFE, NOTHING, covers
from rules.res_arcana.notation import OWN_DECK
from rules.res_arcana.scoring import winners
from rules.res_arcana.vocabulary import (
    ANY_ARTIFACT,
    ATTACK,
    DESTROY_OWN,
    DESTROY_SELF,
    DISCARD,
    DRAW_DISCARD,
    GAIN_AS_RIVAL,
    GAIN_BY_COST,
    GAIN_CHOICE,
    GAIN_EACH_PRESENT,
    GAIN_WILD,
    GAIN_X_OTHER,
    OWN_COMPONENT,
    PAY,
    PAY_CHOICE,
    PAY_FROM_SELF,
    PAY_OR,
    PAY_SAME,
    PLACE_CARD,
    REACTION_POWER,
    REORDER,
    SELF,
    STRAIGHTEN_OWN,
    STRAIGHTEN_SELF,
    TURN_OWN,
    TURN_SELF,
    VICTORY_CHECK,
)

if TYPE_CHECKING:
    from rules.res_arcana.state import ResArcanaState

POWERS = CONTENT.powers
POWER_COMPONENT = CONTENT.power_component

_OPS: dict[int, tuple[int, ...]] = {
    frames.COLLECT_CHOOSE: (GAIN_CHOICE,),
    frames.CHOOSE_ESSENCES: (GAIN_WILD, GAIN_BY_COST),
    frames.CURSED_FORGE: (PAY_OR,),
    frames.COST_TURN_TARGET: (TURN_OWN,),
    frames.DESTROY_TARGET: (DESTROY_OWN,),
    frames.DISCARD_CARD: (DISCARD, DRAW_DISCARD),
    frames.SAME_TYPE_AMOUNT: (PAY_SAME,),
    frames.OTHER_TYPE: (GAIN_X_OTHER,),
    frames.STRAIGHTEN_TARGET: (STRAIGHTEN_OWN,),
    frames.PLACE_CARD: (PLACE_CARD,),
    frames.CHOOSE_RIVAL: (GAIN_AS_RIVAL,),
    frames.REORDER_DECK: (REORDER,),
    frames.REORDER_ORDER: (REORDER,),
    frames.REACT_ATTACK: (ATTACK,),
    frames.LIFE_LOSS_PAYMENT: (ATTACK,),
    frames.ATTACKED: (ATTACK,),
}


_OF_A_SEAT = (frames.ELEMENT, frames.COLLECT, frames.NEXT_TURN, frames.REFILL_MONUMENT, frames.ATTACKED)
_COLLECTING = (frames.TAKE_OR_LEAVE, frames.COLLECT_CHOOSE, frames.CURSED_FORGE, frames.COLLECT)
_OWN_TURN = (frames.ACTION, frames.DISCARD_GAIN, frames.PASS_ITEM, frames.PAYMENT)
_RIVALS = (frames.REACT_ATTACK, frames.LIFE_LOSS_PAYMENT, frames.ATTACKED)
_NAME_AN_ELEMENT = (*_OPS, frames.ELEMENT, frames.CHOOSE_COMPONENT, frames.PAYMENT)
_COSTS = (TURN_SELF, PAY, PAY_CHOICE, PAY_FROM_SELF, TURN_OWN, DESTROY_SELF, DESTROY_OWN, DISCARD)
_OF_ITSELF = (TURN_SELF, DESTROY_SELF, PAY_FROM_SELF, STRAIGHTEN_SELF, GAIN_EACH_PRESENT)
# The elements of action powers and of those when acquired: only the seat whose turn it is uses them (RA-8.21).
_OF_A_TURN = [
    (*cost, *effect)
    for power, cost, effect in zip(POWERS, CONTENT.power_cost, CONTENT.power_effect, strict=True)
    if power.kind != REACTION_POWER
]
_USED_IN_A_TURN = frozenset(number for whole in _OF_A_TURN for number in whole)


def _destroys_itself(number: int) -> bool:
    """Whether the component may be gone after this element (RA-8.13, RA-8.14)."""
    element = ELEMENTS[number]
    return element.op == DESTROY_SELF or (element.op == DESTROY_OWN and element.target == ANY_ARTIFACT)


_COMPONENT_STAYS = frozenset(
    number
    for whole in _OF_A_TURN
    for place, number in enumerate(whole)
    if not any(_destroys_itself(before) for before in whole[:place])
)


def _fits(frame: Frame) -> bool:
    """Whether a frame names an element, card and number that its step can work with."""
    step = frame[0]
    if step == frames.PAYMENT:
        _, _, element, card = frame
        if card >= 0:
            return element < 0 or ELEMENTS[element].op == PLACE_CARD
        return element >= 0 and ELEMENTS[element].op in (PAY, PAY_CHOICE)
    if step == frames.CHOOSE_COMPONENT:
        return frame[2] >= 0 and ELEMENTS[frame[2]].to == OWN_COMPONENT
    if step == frames.CHOOSE_ESSENCES and frame[2] < 0:
        return frame[3] > 0
    if step == frames.ELEMENT:
        return frame[2] >= 0
    if step in _OPS:
        return frame[2] >= 0 and ELEMENTS[frame[2]].op in _OPS[step]
    return all(value >= 0 for value in frame[2:])


def _disagreement(state: ResArcanaState, frame: Frame) -> str:
    """Why a frame cannot be pending in this position; empty when it can."""
    step, seat = frame[:2]
    if step in _OF_A_SEAT and seat < 0:
        return "it belongs to a seat"
    return (
        _wrong_moment(state, frame)
        or (_wrong_element(state, frame) if step in _NAME_AN_ELEMENT and frame[2] >= 0 else "")
        or _wrong_details(state, frame)
    )


def _wrong_moment(state: ResArcanaState, frame: Frame) -> str:
    """Whether the step belongs to a set-up, a turn or the Collect phase, and to this seat."""
    step, seat = frame[:2]
    if (step in pending_order.SET_UP) != (state.round == 0) and step not in (
        frames.START_ROUND,
        frames.DUEL_FIRST_PLAYER,
    ):
        return "it belongs to the set-up, in round 0" if state.round else "it does not belong to the set-up"
    if step in _COLLECTING and state.turn != NOBODY:
        return "collecting is over when somebody's turn has begun (RA-5.1)"
    if step in _OWN_TURN and seat != state.turn:
        return "it is not this seat's turn (RA-4.2)"
    if step == frames.ACTION and state.passed[seat]:
        return "this seat has passed (RA-4.2)"
    if step == frames.PASS_ITEM and not state.passed[seat]:
        return "this seat has not passed (RA-11.1)"
    return ""


def _wrong_element(state: ResArcanaState, frame: Frame) -> str:
    """Whether the element can be carried out now, by this seat."""
    step, seat, number = frame[:3]
    outer = OUTER.get(number, number)
    own = ELEMENT_COMPONENT[number] in state.play_areas[seat]
    if outer in COLLECTED:
        if state.turn != NOBODY:
            return "collecting is over when somebody's turn has begun (RA-5.1)"
        return "" if own else "its component is not in this seat's play area"
    if state.turn == NOBODY:
        return "it is nobody's turn"
    if step in _RIVALS or outer != number:
        return _wrong_attack(state, seat, outer)
    if number in _USED_IN_A_TURN and seat != state.turn:
        return "it is not this seat's turn (RA-8.21)"
    itself = ELEMENTS[number].op in _OF_ITSELF or ELEMENTS[number].to == SELF
    if (itself or number in _COMPONENT_STAYS) and not own:
        return "its component is not in this seat's play area"
    return ""


def _wrong_attack(state: ResArcanaState, seat: int, number: int) -> str:
    """Whether a seat can be answering this attack (RA-9.1)."""
    if seat == state.turn or state.passed[seat]:
        return "only rivals who have not passed are attacked, by the seat whose turn it is (RA-9.1)"
    if ELEMENT_COMPONENT[number] not in state.play_areas[state.turn]:
        return "the seat whose turn it is has not this component in play (RA-9.1)"
    return ""


def _unpayable(state: ResArcanaState, frame: Frame) -> bool:
    """Whether a pending cost cannot be paid: the engine asks for none that cannot (RA-8.21)."""
    from rules.res_arcana.costs import cost_payable  # needs the state, which needs this module

    return ELEMENTS[frame[2]].op in _COSTS and not cost_payable(state, frame[1], (frame[2],))


def _wrong_details(state: ResArcanaState, frame: Frame) -> str:
    """Whether what a frame names lies where its step will look for it."""
    step, seat = frame[:2]
    if step == frames.ELEMENT and _unpayable(state, frame):
        return "the cost cannot be paid (RA-8.21)"
    if step == frames.PAYMENT and frame[3] >= 0:
        reach = (state.hands[seat], *(state.discards if frame[2] >= 0 else ()))
        if state.viewer in (-1, seat) and not any(frame[3] in pile for pile in reach):
            return "the card is not within reach (RA-6.1)"
    if step == frames.TAKE_OR_LEAVE and (
        frame[2] not in state.play_areas[seat] or state.stored[frame[2]] == NOTHING
    ):
        return "no essences of this seat lie there (RA-5.4)"
    if step == frames.CURSED_FORGE and not covers(state.pools[seat], ELEMENTS[frame[2]].amount):
        return "the upkeep cannot be paid (RA-5.8)"
    if step == frames.CHOOSE_ESSENCES:
        return _wrong_gain(state, frame)
    if step == frames.OTHER_TYPE and (state.x <= 0 or state.x_type < 0):
        return "power.x and power.x_type say nothing (RA-7.10)"
    if step == frames.CHOOSE_COMPONENT and state.paid == NOTHING:
        return "power.paid does not say which essence was paid (RA-8.19)"
    if step == frames.DISCARD_GAIN and not state.discards[seat]:
        return "no card of this seat has been discarded (RA-6.6)"
    if step == frames.DISCARD_CARD:
        return _wrong_discard(state, frame)
    if step == frames.REORDER_ORDER:
        deck = state.decks[seat] if frame[3] == OWN_DECK else state.monument_deck
        if frame[4] < 2 or frame[4] != min(len(deck), ELEMENTS[frame[2]].quantity):
            return "not so many cards are looked at (RA-10.6)"
    if step == frames.LIFE_LOSS_PAYMENT:
        return _wrong_loss(state, frame)
    if step == frames.REFILL_MONUMENT and frame[2] >= len(state.face_up):
        return "there is no such place"
    if step == frames.GOLDEN_STATUE:
        return _wrong_statue(state, frame)
    return ""


def _wrong_discard(state: ResArcanaState, frame: Frame) -> str:
    _, seat, number, count = frame
    if not 0 < count <= len(state.hands[seat]):
        return "the hand has not so many cards (RA-10.7)"
    element = ELEMENTS[number]
    most = element.quantity if element.op == DRAW_DISCARD else 1
    return "" if count <= most else "not so many cards are discarded for it (RA-10.7)"


def _wrong_loss(state: ResArcanaState, frame: Frame) -> str:
    """Others are lost only for Life that is missing, so many for each (RA-9.5, RA-9.6)."""
    _, seat, number, count = frame
    missing, odd = divmod(count, CONSTANTS["missing_life_penalty"])
    if odd or not 0 < missing <= ELEMENTS[number].quantity:
        return "not so many essences are lost (RA-9.5)"
    return "Life is lost before anything else, so none is left (RA-9.6)" if state.pools[seat][LIFE] else ""


def _wrong_statue(state: ResArcanaState, frame: Frame) -> str:
    from rules.res_arcana.costs import cost_payable  # needs the state, which needs this module

    _, seat, power = frame
    if POWERS[power].trigger != VICTORY_CHECK or POWER_COMPONENT[power] not in state.play_areas[seat]:
        return "this seat has no such reaction (RA-12.4)"
    if not cost_payable(state, seat, CONTENT.power_cost[power]):
        return "the cost cannot be paid (RA-12.4)"
    if state.turn == NOBODY and not all(state.passed):
        return "somebody has not passed (RA-12.1)"
    return ""


def _wrong_gain(state: ResArcanaState, frame: Frame) -> str:
    """Whether a gain of any types is as large as its source can make it (RA-6.6, RA-8.12)."""
    _, seat, number, count = frame
    if number < 0:
        if seat != state.turn:
            return "it is not this seat's turn (RA-6.6)"
        right = count == CONSTANTS["discard_gain_other"]
        if right and not state.discards[seat]:
            return "no card of this seat has been discarded (RA-6.6)"
    elif ELEMENTS[number].op == GAIN_WILD:
        right = count == ELEMENTS[number].wild
    else:
        card = state.dropped if ELEMENTS[number].of_discarded else state.destroyed
        totals = COST_TOTAL if card < 0 else (COST_TOTAL[card],)
        right = count > 0 and count - ELEMENTS[number].quantity in totals
    return "" if right else "this source gives another number of essences (RA-8.12)"


def _nothing_counted(state: ResArcanaState) -> bool:
    """Whether a gain by the cost of a card has no card to look at, and none is still to be chosen (RA-8.12)."""
    chosen = [state.destroyed >= 0, state.dropped >= 0]
    for frame in reversed(state.stack):
        op = ELEMENTS[frame[2]].op if frame[0] == frames.ELEMENT else -1
        chosen[0] |= frame[0] == frames.DESTROY_TARGET or op in (DESTROY_OWN, DESTROY_SELF)
        chosen[1] |= frame[0] == frames.DISCARD_CARD or op == DISCARD
        if op == GAIN_BY_COST and not chosen[ELEMENTS[frame[2]].of_discarded]:
            return True
    return False


def problems(state: ResArcanaState) -> list[str]:
    """What is wrong with the pending steps; empty when all is well."""
    for frame in reversed(state.stack):  # the decision first: what lies below may have been added to it
        step = state.steps[frame[0]]
        named = f"the pending step '{step.kind}' of seat {frame[1]}"
        if not _fits(frame) or (not step.automatic and frame[1] < 0):
            return [f"{named} asks what no card asks"]
        reason = _disagreement(state, frame)
        if reason:
            return [f"{named} does not agree with the rest of the position: {reason}"]
    if not state.stack:
        return _unfinished(state)
    top = state.steps[state.stack[-1][0]]
    if top.automatic:
        return [f"the last pending step, '{top.kind}', is no decision"]
    if _nothing_counted(state):
        return ["power.destroyed or power.dropped is missing for a gain by the cost of a card (RA-8.12)"]
    found = pending_order.problems(state)
    if not found and state.viewer in (-1, state.stack[-1][1]) and not state.legal():
        return [f"the pending decision '{top.kind}' of seat {state.stack[-1][1]} has no answer"]
    return found


def _unfinished(state: ResArcanaState) -> list[str]:
    """Why the game cannot be over."""
    if not winners(state):
        return ["nothing is pending, but nobody has won (RA-12.5)"]
    if state.setup.options["variant"] == "match":
        decided = max(state.wins) == 2 or state.game_number == CONSTANTS["duel_games_max"]
        return [] if decided else ["nothing is pending, but the match is not decided (RA-14.2.7)"]
    return []
