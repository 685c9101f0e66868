"""Which elements a pending step may name: a position from outside must not ask what no card can ask."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core import Frame
from rules.res_arcana import frames
from rules.res_arcana.content import ELEMENTS
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
)

if TYPE_CHECKING:
    from rules.res_arcana.state import ResArcanaState

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


def problems(state: ResArcanaState) -> list[str]:
    """What is wrong with the pending steps; empty when all is well."""
    found = []
    for frame in state.stack:
        step = state.steps[frame[0]]
        if not _fits(frame) or (not step.automatic and frame[1] < 0):
            found.append(f"the pending step '{step.kind}' asks what no card asks")
    if not found and state.stack and state.viewer in (-1, state.stack[-1][1]) and not state.legal():
        found.append(f"the pending decision '{state.steps[state.stack[-1][0]].kind}' has no answer")
    return found
