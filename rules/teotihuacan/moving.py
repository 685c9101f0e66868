"""Before the action: the choice between a normal turn and the free unlock, and moving a worker (TE-4.2, TE-5)."""

from __future__ import annotations

from rules.core import Action, Frame, Notice, Params, Step, Violation
from rules.teotihuacan.asked import Asked
from rules.teotihuacan.content import TECHNOLOGY_AMOUNT
from rules.teotihuacan.frames import CHOOSE_ACTION, END_TURN, MOVE_WORKER, TURN_KIND
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.vocabulary import (
    BOARD,
    COCOA,
    DOUBLE_MOVE,
    FAR_MOVE,
    FREE,
    FREE_UNLOCK,
    IN_HAND,
    KINDS,
    MOVE,
    MOVE_FAR,
    MOVE_TWO,
    MOVE_TWO_FAR,
    PALACE,
    SPACE,
    TECH_01,
    WORKERS,
)

_MOVES = (MOVE, MOVE_TWO, MOVE_FAR, MOVE_TWO_FAR)
_PAIR = (MOVE_TWO, MOVE_TWO_FAR)
_FAR = (MOVE_FAR, MOVE_TWO_FAR)
# every plain move, made once: PLAIN_MOVES[board][power][destination]
PLAIN_MOVES = tuple(
    tuple(tuple((MOVE, board, power, destination) for destination in range(8)) for power in range(6))
    for board in range(8)
)


class MoveWorker(Asked):
    """Choose an unlocked worker and where it goes: one to three boards clockwise (TE-5.1)."""

    kind = "move"
    rules = ("TE-5.1", "TE-14.10", "TE-14.11")
    verbs: tuple[int, ...] = _MOVES
    takes_single = False

    def options(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        player = frame[1]
        start = player * WORKERS
        place, lock, power = state.place, state.lock, state.power
        stand = sorted(
            (place[worker], power[worker])
            for worker in range(start, start + WORKERS)
            if lock[worker] < 0 and place[worker] >= 0
        )
        board_at, position = state.board_at, state.position
        found: list[Action] = []
        last = None
        for mover in stand:
            if mover == last:
                continue
            last = mover
            board, strength = mover
            here = position[board]
            moves = PLAIN_MOVES[board][strength]
            reach = sorted((board_at[here - 7], board_at[here - 6], board_at[here - 5]))
            found.append(moves[reach[0]])
            found.append(moves[reach[1]])
            found.append(moves[reach[2]])
        up = state.up
        double = up[player * KINDS + DOUBLE_MOVE]
        far = up[player * KINDS + FAR_MOVE]
        if double or far:
            found += _tile_moves(state, stand, bool(double), bool(far))
        return found

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        player = frame[1]
        start = player * WORKERS
        found: set[Action] = set()
        for worker in range(start, start + WORKERS):
            board, power = state.place[worker], state.power[worker]
            if board < 0:
                continue
            for destination in range(8):
                found.add((MOVE, board, power, destination))
                found.add((MOVE_FAR, board, power, destination))
                for other in range(start, start + WORKERS):
                    if other != worker and state.place[other] == board:
                        high, low = max(power, state.power[other]), min(power, state.power[other])
                        found.add((MOVE_TWO, board, high, low, destination))
                        found.add((MOVE_TWO_FAR, board, high, low, destination))
        return list(found)

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        kind, board, power = action[:3]
        destination = action[-1]
        player = frame[1]
        found = _worker_refusals(state, player, board, power)
        if kind in _PAIR:
            second = action[3]
            if not found and (second > power or not _stands(state, player, board, power, second)):
                found.append(
                    Violation("no_second_worker", "TE-14.10", {"power": second, "board": BOARD.word(board)})
                )
            if not state.has_tile(player, DOUBLE_MOVE):
                found.append(Violation("tile_not_owned", "TE-14.10", {"tile": "disc_double_move"}))
        if kind in _FAR:
            if not state.has_tile(player, FAR_MOVE):
                found.append(Violation("tile_not_owned", "TE-14.11", {"tile": "disc_far_move"}))
        else:
            distance = (state.position[destination] - state.position[board]) % 8
            if not 1 <= distance <= 3:
                found.append(Violation("too_far", "TE-5.1", {"distance": distance}))
        return found

    def why_not(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] == FREE_UNLOCK and FREE_UNLOCK not in self.verbs:
            return [Violation("nobody_locked", "TE-4.2")]
        return super().why_not(state, frame, action)

    def cautions(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Notice]:
        distance = (state.position[action[-1]] - state.position[action[1]]) % 8
        if action[0] in _FAR and 1 <= distance <= 3:
            return [Notice("far_move_not_needed", "TE-14.11")]
        return []

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        kind, board, power = action[:3]
        destination = action[-1]
        player = frame[1]
        movers = [_find(state, player, board, power, -1)]
        if kind in _PAIR:
            state.turn_over(player, DOUBLE_MOVE)
            movers.append(_find(state, player, board, action[3], movers[0]))
        if kind in _FAR:
            state.turn_over(player, FAR_MOVE)
        state.fresh = 0
        for worker in movers:
            state.place[worker] = IN_HAND
            state.fresh |= 1 << worker
        state.destination = destination
        if state.events is not None:
            shown: Params = {
                "board": BOARD.word(board),
                "power": power,
                "destination": BOARD.word(destination),
            }
            state.tell("moved_two" if len(movers) == 2 else "moved", player, "move", shown)
        if state.known[player] & TECH_01 and _meets_palace(state, board, destination, kind in _FAR):
            state.gain(player, COCOA, TECHNOLOGY_AMOUNT["tech_01"], "tech_01")
        state.stack[-1] = (CHOOSE_ACTION, player)


def _tile_moves(
    state: TeotihuacanState, stand: list[tuple[int, int]], double: bool, far: bool
) -> list[Action]:
    """Moves with a companion, an unlimited distance, or both, sorted."""
    pairs = sorted(
        {
            (board, max(power, other), min(power, other))
            for place, (board, power) in enumerate(stand)
            for there, other in stand[place + 1 :]
            if there == board
        }
    )
    found: list[Action] = []
    if double:
        for board, high, low in pairs:
            here = state.position[board]
            reach = sorted(state.board_at[(here + distance) % 8] for distance in (1, 2, 3))
            found += [(MOVE_TWO, board, high, low, destination) for destination in reach]
    if far:
        for board, power in sorted(set(stand)):
            found += [(MOVE_FAR, board, power, destination) for destination in range(8)]
    if double and far:
        for board, high, low in pairs:
            found += [(MOVE_TWO_FAR, board, high, low, destination) for destination in range(8)]
    return found


def _worker_refusals(state: TeotihuacanState, player: int, board: int, power: int) -> list[Violation]:
    if power in state.own_workers(player, board):
        return []
    start = player * WORKERS
    locked = any(
        state.place[worker] == board and state.power[worker] == power
        for worker in range(start, start + WORKERS)
    )
    where: Params = {"board": BOARD.word(board), "power": power}
    if locked:
        return [Violation("worker_locked", "TE-5.2", where)]
    return [Violation("no_such_worker", "TE-5.1", where)]


def _stands(state: TeotihuacanState, player: int, board: int, power: int, second: int) -> bool:
    powers = state.own_workers(player, board)
    powers.remove(power)
    return second in powers


def _find(state: TeotihuacanState, player: int, board: int, power: int, other_than: int) -> int:
    start = player * WORKERS
    for worker in range(start, start + WORKERS):
        if (
            state.place[worker] == board
            and state.power[worker] == power
            and state.lock[worker] < 0
            and worker != other_than
        ):
            return worker
    raise AssertionError("no such worker")


def _meets_palace(state: TeotihuacanState, board: int, destination: int, far: bool) -> bool:
    """Whether a move ends on the Palace or passes it; an unlimited move only by ending there (TE-12.2)."""
    if destination == PALACE:
        return True
    # The Palace is position 0: a step-by-step move passes it exactly when the position number falls.
    return not far and state.position[destination] < state.position[board]


class TurnKind(MoveWorker):
    """As long as no worker was moved: a normal turn, or unlock all workers for free instead (TE-4.2)."""

    kind = "turn_kind"
    rules = ("TE-4.2", "TE-4.2.1", "TE-4.3")
    verbs = (FREE_UNLOCK, *_MOVES)

    def options(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [(FREE_UNLOCK,), *super().options(state, frame)]

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [(FREE_UNLOCK,), *super().tries(state, frame)]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        return [] if action[0] == FREE_UNLOCK else super().refusals(state, frame, action)

    def cautions(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Notice]:
        return [] if action[0] == FREE_UNLOCK else super().cautions(state, frame, action)

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        if action[0] != FREE_UNLOCK:
            super().answer(state, frame, action)
            return
        unlock_all(state, frame[1], "free_unlock")
        state.stack[-1] = (END_TURN, frame[1])


class UnlockAll(Step[TeotihuacanState]):
    """The paid unlock, once paid (TE-5.3)."""

    kind = "unlock_all"
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        unlock_all(state, frame[1], "paid_unlock")
        if state.stack[0][0] == TURN_KIND:
            # Nobody is locked any more: only the normal turn is left (TE-4.3). The turn lies at the bottom of
            # the stack, also when the unlock was paid while a tile asked for something.
            state.stack[0] = (MOVE_WORKER, frame[1])


def unlock_all(state: TeotihuacanState, player: int, source: str) -> None:
    """Free every locked worker of a player at once."""
    start = player * WORKERS
    for worker in range(start, start + WORKERS):
        if state.lock[worker] >= 0:
            state.tell("unlocked", player, source, {"space": SPACE.word(state.lock[worker])})
            state.lock[worker] = FREE
