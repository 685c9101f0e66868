"""What a position need not write down: the steps with which the game goes on below those that are pending."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core import Frame
from rules.res_arcana import frames
from rules.res_arcana.content import NOBODY

if TYPE_CHECKING:
    from rules.res_arcana.state import ResArcanaState

# The steps that every stack of a running game stands on; duel_first_player makes its own (RA-14.2.6).
FOUNDATIONS = (frames.START_ROUND, frames.NEXT_TURN, frames.CLEAN_UP, frames.DUEL_FIRST_PLAYER)

# The questions of the Collect phase (RA-5); choose_essences is asked there too.
COLLECTING = (
    frames.TAKE_OR_LEAVE,
    frames.COLLECT_CHOOSE,
    frames.CURSED_FORGE,
    frames.CHOOSE_ESSENCES,
    frames.ELEMENT,
    frames.COLLECT,
)


def complete(state: ResArcanaState) -> None:
    """Put what is missing under the pending steps, so that the game goes on after their answers."""
    stack = state.stack
    statue = next((place for place, frame in enumerate(stack) if frame[0] == frames.GOLDEN_STATUE), None)
    if statue is not None and all(frame[0] != frames.DECIDE_VICTORY for frame in stack):
        stack.insert(statue, (frames.DECIDE_VICTORY, -1))
    if stack and stack[0][0] not in FOUNDATIONS:
        stack[:0] = _foundation(state, stack[0])


def next_to_act(state: ResArcanaState) -> int:
    """Who is asked for a turn next: the seat after this turn's, or whoever begins the round (RA-4.2)."""
    return state.first if state.turn == NOBODY else (state.turn + 1) % state.setup.players


def _foundation(state: ResArcanaState, lowest: Frame) -> list[Frame]:
    if not state.round:
        return [(frames.START_ROUND, -1)]
    if state.turn == NOBODY and all(state.passed):
        return [(frames.CLEAN_UP, -1)]
    below: list[Frame] = [(frames.NEXT_TURN, next_to_act(state))]
    if state.turn == NOBODY and lowest[0] in COLLECTING:
        below += _later_collects(state, lowest[1])
    return below


def _later_collects(state: ResArcanaState, seat: int) -> list[Frame]:
    """Who collects after a seat, the last one first: everybody does, in turn order (RA-5.1)."""
    players = state.setup.players
    done = (seat - state.first) % players
    return [(frames.COLLECT, (state.first + offset) % players) for offset in range(players - 1, done, -1)]
