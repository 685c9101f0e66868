"""Power-ups and ascension: the functions that raise a die (TE-10.5, TE-10.6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.teotihuacan.frames import ARRIVE, ASCENSION_REWARD, CALENDAR_STEP
from rules.teotihuacan.tracks import avenue_step
from rules.teotihuacan.vocabulary import BOARD, NOWHERE, WORKERS

if TYPE_CHECKING:
    from rules.teotihuacan.state import TeotihuacanState

ANYWHERE = -1  # power-ups of a tile reach every board
ASCENDS = 6


def eligible(state: TeotihuacanState, player: int, board: int) -> list[int]:
    """Unlocked workers in play that may be raised: on one board, or ANYWHERE but not just moved (TE-8.4.2, TE-14.9)."""
    start = player * WORKERS
    place, lock, fresh = state.place, state.lock, state.fresh
    if board != ANYWHERE:
        return [
            worker for worker in range(start, start + WORKERS) if place[worker] == board and lock[worker] < 0
        ]
    return [
        worker
        for worker in range(start, start + WORKERS)
        if 0 <= place[worker] < 8 and lock[worker] < 0 and not fresh >> worker & 1
    ]


def power_up(state: TeotihuacanState, player: int, worker: int) -> None:
    """Turn a worker to the next higher number; a six ascends at once, before anything else."""
    state.power[worker] = power = state.power[worker] + 1
    board = state.place[worker]
    if state.events is not None:
        state.tell("powered_up", player, "power_up", {"board": BOARD.word(board), "power": power})
    if power == ASCENDS:
        # The die counts nowhere until it arrives at the Palace (TE-10.6.5).
        state.place[worker] = NOWHERE
        state.tell("ascended", player, "ascension", {"board": BOARD.word(board)})
        state.stack.append((CALENDAR_STEP, player))
        state.stack.append((ASCENSION_REWARD, player))
        state.stack.append((ARRIVE, player, worker))
        avenue_step(state, player)
