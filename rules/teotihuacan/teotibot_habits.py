"""How Teotibot chooses and moves, whatever its action tile says (TE-19.5, TE-19.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core import Params
from rules.teotihuacan.content import ASCENSION_VP, TEMPLE_SPACE_OF_BOARD
from rules.teotihuacan.growth import ASCENDS
from rules.teotihuacan.teotibot_rules import TEMPLE_TIES
from rules.teotihuacan.tracks import avenue_step, can_climb, temple_step
from rules.teotihuacan.vocabulary import BOARD, BOT, FREE, FROM_ASCENSION, PALACE, SPACE, SPACE_BOARD, WORKERS

if TYPE_CHECKING:
    from rules.teotihuacan.state import TeotihuacanState

STRONG = 4  # from this power on a worker advances two boards
_DICE = range(BOT * WORKERS, BOT * WORKERS + WORKERS)


def unlocked(state: TeotihuacanState) -> list[int]:
    """Teotibot's unlocked workers; only they count for its tiles (TE-19.7.10)."""
    return [worker for worker in _DICE if state.lock[worker] < 0]


def from_strongest(state: TeotihuacanState) -> list[int]:
    """Unlocked workers, the strongest first; a tie goes to the one further clockwise from the Palace (TE-19.7.5)."""
    return sorted(
        unlocked(state),
        key=lambda worker: (state.power[worker], state.position[state.place[worker]]),
        reverse=True,
    )


def weakest(state: TeotihuacanState) -> int:
    """The weakest unlocked worker; a tie goes to the one nearer clockwise to the Palace (TE-19.7.5)."""
    return min(unlocked(state), key=lambda worker: (state.power[worker], state.position[state.place[worker]]))


def on_board(state: TeotihuacanState, board: int) -> int:
    """The strongest unlocked worker on a board, or -1 (TE-19.7.4)."""
    there = [worker for worker in from_strongest(state) if state.place[worker] == board]
    return there[0] if there else -1


def raise_worker(state: TeotihuacanState, worker: int) -> None:
    """A power-up; on ascension an Avenue step, back to the Palace, always the 5 points (TE-19.7.9)."""
    state.power[worker] += 1
    shown: Params = {"board": BOARD.word(state.place[worker]), "power": state.power[worker]}
    state.tell("powered_up", BOT, "power_up", shown)
    if state.power[worker] == ASCENDS:
        state.tell("ascended", BOT, "ascension", {"board": BOARD.word(state.place[worker])})
        avenue_step(state, BOT)
        state.power[worker] = 1
        state.place[worker] = PALACE
        state.score(BOT, ASCENSION_VP, FROM_ASCENSION)
        state.move_light()


def advance_worker(state: TeotihuacanState, worker: int) -> None:
    """Clockwise to the next board, with power 4 or 5 to the second next; the Palace does not count (TE-19.7.6)."""
    position = state.position[state.place[worker]]
    for _ in range(2 if state.power[worker] >= STRONG else 1):
        position = (position + 1) % 8
        if state.board_at[position] == PALACE:
            position = (position + 1) % 8
    board = state.board_at[position]
    state.tell(
        "advanced", BOT, "move", {"board": BOARD.word(state.place[worker]), "destination": BOARD.word(board)}
    )
    state.place[worker] = board


def any_temple_step(state: TeotihuacanState) -> None:
    """A step where its marker is highest; blue, red, green in a tie (TE-19.7.7)."""
    possible = [temple for temple in TEMPLE_TIES if can_climb(state, BOT, temple)]
    if possible:
        temple_step(state, BOT, max(possible, key=lambda temple: state.temples[BOT * 3 + temple]))


def temple_spaces_from(state: TeotihuacanState, board: int) -> list[int]:
    """The temple worship spaces clockwise, starting with the board after the given one (TE-19.5, TE-20.7)."""
    start = state.position[board]
    ring = [state.board_at[(start + distance) % 8] for distance in range(1, 9)]
    return [TEMPLE_SPACE_OF_BOARD[there] for there in ring if TEMPLE_SPACE_OF_BOARD[there] >= 0]


def push_bot(state: TeotihuacanState, worker: int, space: int) -> None:
    """Pushed off a worship space, Teotibot's worker stays locked on the next empty one, without effect (TE-19.5)."""
    others = [there for there in temple_spaces_from(state, SPACE_BOARD[space]) if there != space]
    goal = next((there for there in others if state.occupant(there) < 0), others[0])
    human = state.occupant(goal)
    if human >= 0:
        state.lock[human] = FREE
        state.emit("unlocked", human // WORKERS, "teotibot", {"space": SPACE.word(goal)})
    state.place[worker] = SPACE_BOARD[goal]
    state.lock[worker] = goal
    state.tell("pushed", BOT, SPACE.word(space), {"space": SPACE.word(space), "goal": SPACE.word(goal)})
