"""Which elements a pending step may name: a position from outside must not ask what no card can ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core import Frame
from rules.res_arcana import frames
from rules.res_arcana.content import CONSTANTS, CONTENT, COST_TOTAL, ELEMENTS, MAGIC_ITEMS
from rules.res_arcana.essences import NOTHING
from rules.res_arcana.notation import OWN_DECK
from rules.res_arcana.scoring import winners
from rules.res_arcana.vocabulary import (
    ATTACK,
    DESTROY_OWN,
    DISCARD,
    DRAW_DISCARD,
    GAIN_AS_RIVAL,
    GAIN_BY_COST,
    GAIN_CHOICE,
    GAIN_WILD,
    GAIN_X_OTHER,
    OWN_COMPONENT,
    PAY,
    PAY_CHOICE,
    PAY_OR,
    PAY_SAME,
    PLACE_CARD,
    REORDER,
    STRAIGHTEN_OWN,
    TURN_OWN,
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


def _agrees(state: ResArcanaState, frame: Frame) -> bool:
    """Whether what a frame names lies where its step will look for it."""
    step, seat = frame[:2]
    if step in _OF_A_SEAT and seat < 0:
        return False
    if step == frames.ACTION:
        return seat == state.turn and not state.passed[seat]
    if step == frames.PAYMENT and frame[3] >= 0:
        reach = (state.hands[seat], *(state.discards if frame[2] >= 0 else ()))
        return state.viewer not in (-1, seat) or any(frame[3] in pile for pile in reach)
    if step == frames.TAKE_OR_LEAVE:
        return frame[2] in state.play_areas[seat] and state.stored[frame[2]] != NOTHING
    if step == frames.CHOOSE_ESSENCES:
        return _gained(frame)
    if step == frames.OTHER_TYPE:
        return state.x > 0 and state.x_type >= 0
    if step == frames.DISCARD_CARD:
        return 0 < frame[3] <= len(state.hands[seat])
    if step == frames.REORDER_ORDER:
        deck = state.decks[seat] if frame[3] == OWN_DECK else state.monument_deck
        return 1 < frame[4] <= min(len(deck), ELEMENTS[frame[2]].quantity)
    if step == frames.REFILL_MONUMENT:
        return frame[2] < len(state.face_up)
    if step == frames.GOLDEN_STATUE:
        return (
            POWERS[frame[2]].trigger == VICTORY_CHECK and POWER_COMPONENT[frame[2]] in state.play_areas[seat]
        )
    return True


def _gained(frame: Frame) -> bool:
    """Whether a gain of any types is as large as its source can make it (RA-6.6, RA-8.12)."""
    _, _, number, count = frame
    if number < 0:
        return count == CONSTANTS["discard_gain_other"]
    element = ELEMENTS[number]
    if element.op == GAIN_WILD:
        return count == element.wild
    return 0 < count <= max(COST_TOTAL) + element.quantity


def _set_up_problems(state: ResArcanaState) -> list[str]:
    """Choices that the set-up has forgotten, or asks for twice."""
    asked = [frame[:2] for frame in state.stack]
    picks = sum(1 for frame in asked if frame[0] == frames.DUEL_PICK)
    if picks != len(state.open_cards):
        return [f"{picks} picks are pending for {len(state.open_cards)} open artifacts (RA-14.2.4)"]
    if any(frame[0] == frames.DUEL_FIRST_PLAYER for frame in asked):
        return []  # who chooses items when is settled by the answer (RA-14.2.6)
    for seat, area in enumerate(state.play_areas):
        held = sum(1 for component in area if component in MAGIC_ITEMS)
        if asked.count((frames.CHOOSE_MAGIC_ITEM, seat)) + held != 1:
            return [f"player {seat + 1} has not exactly one magic item, held or to be chosen (RA-3.10)"]
    return []


def problems(state: ResArcanaState) -> list[str]:
    """What is wrong with the pending steps; empty when all is well."""
    for frame in state.stack:
        step = state.steps[frame[0]]
        if not _fits(frame) or (not step.automatic and frame[1] < 0):
            return [f"the pending step '{step.kind}' asks what no card asks"]
        if not _agrees(state, frame):
            return [f"the pending step '{step.kind}' does not agree with the rest of the position"]
    if not state.stack:
        ended = state.setup.options["variant"] == "match" or winners(state)
        return [] if ended else ["nothing is pending, but nobody has won (RA-12.5)"]
    top = state.steps[state.stack[-1][0]]
    if top.automatic:
        return [f"the last pending step, '{top.kind}', is no decision"]
    if state.viewer in (-1, state.stack[-1][1]) and not state.legal():
        return [f"the pending decision '{top.kind}' has no answer"]
    return _set_up_problems(state)
