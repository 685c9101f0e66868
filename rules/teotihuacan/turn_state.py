"""The turn under way as readable data and back; what is left out follows from what is pending and from the boards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rules.core import Frame, Reader
from rules.teotihuacan.content import MOST_WORKERS
from rules.teotihuacan.frames import AFTER_MAIN, MAIN_EFFECT, PAID_STEP, POWER_STEP, USE_EXTRA_WORKER
from rules.teotihuacan.vocabulary import BOARD, WORKERS

if TYPE_CHECKING:
    from rules.teotihuacan.state import TeotihuacanState

_NUMBERS = ("fresh", "workers", "lowest", "extra", "learnt", "placed", "waived")
_FLAGS = ("discount_used", "powered", "forfeited", "restricted")
# While one of these is pending the workers of a main action have been counted and the power-ups are still to come.
COUNTED_STEPS = (USE_EXTRA_WORKER, MAIN_EFFECT, AFTER_MAIN, POWER_STEP)


def turn_data(state: TeotihuacanState) -> dict[str, Any]:
    """The turn under way in words and numbers."""
    return {
        "destination": None if state.destination < 0 else BOARD.word(state.destination),
        **{name: getattr(state, name) for name in (*_NUMBERS, *_FLAGS)},
    }


def read_turn(state: TeotihuacanState, reader: Reader) -> None:
    """Read it back; `pending` and the workers have been read already."""
    state.destination = reader.optional("destination", None).word(BOARD)
    for name in _NUMBERS:
        setattr(state, name, reader.optional(name, 0).whole(0))
    for name in _FLAGS:
        setattr(state, name, reader.optional(name, False).flag())
    action = next((frame for frame in state.stack if frame[0] in (*COUNTED_STEPS, PAID_STEP)), None)
    if action is not None:
        if not reader.has("learnt"):
            state.learnt = state.known[action[1]]
        _complete_main_action(state, action)
    for worker in state.in_hand():
        state.fresh |= 1 << worker  # TE-14.9: before the action no tile raises a moved worker
    reader.done()


def _complete_main_action(state: TeotihuacanState, action: Frame) -> None:
    """None of these numbers is 0 in a main action: a 0 is something that the position leaves open."""
    _, player, board = action
    if state.destination < 0:
        state.destination = board
    if all(frame[0] not in COUNTED_STEPS for frame in state.stack):
        return
    start = player * WORKERS
    there = [
        worker
        for worker in range(start, start + WORKERS)
        if state.place[worker] == board and state.lock[worker] < 0
    ]
    if not there or board < 0:
        return
    state.workers = state.workers or min(MOST_WORKERS, len(there))  # TE-8.2.1
    state.lowest = state.lowest or min(state.power[worker] for worker in there)
    if len(there) == 1:
        state.fresh = state.fresh or 1 << there[0]  # nobody else can have moved here
