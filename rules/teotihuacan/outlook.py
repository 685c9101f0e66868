"""The main actions that a seat's workers could take in the next turns, for the bots' evaluation.

A turn moves one worker to a board where, at best, others wait for it: how many stand there and how strong the weakest is
decides what the action brings. This is what makes workers gather before they act.
"""

from __future__ import annotations

from rules.teotihuacan.content import CELLS, POWER_COLUMN, POWER_UPS
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.vocabulary import (
    COCOA,
    CONSTRUCTION,
    DECORATIONS,
    GOLD,
    GOLD_DEPOSITS,
    NOBLES,
    STONE,
    WOOD,
    WORKERS,
)

FURTHEST = 3  # boards that a worker moves in a turn
GOOD_WORTH = (
    0.8,
    1.2,
    1.5,
    1.5,
    1.0,
)  # cocoa, wood, stone, gold, points: what a resource board gives
POWER_UP_WORTH = 1.0
# About what a main action brings beyond the goods it takes.
TILE_WORTH = 2.5  # a pyramid tile, without its step on the track
DECORATION_WORTH = 5.5  # the same for a decoration
GOLD_WORTH = 1.6
NOBLE_WORTH = 2.0  # for every worker: the rows for more of them are worth more
WOOD_COST = 2.4  # the wood that a building takes
AVENUE_WORTH = 0.75  # of a step's points at the coming eclipses
LEARN_WORTH = 0.35  # a technology, for every round left
COLOUR_COST = 0.6  # a cocoa for a colour on the board
TOO_DEAR = 0.4  # what is left of an action that there is no cocoa for yet
OUTLOOK = (1.0, 0.6, 0.35)  # the best main action in reach, the second, the third
HAS_03, HAS_05, HAS_07, HAS_09, HAS_11, HAS_15, HAS_17 = (1 << kind for kind in (1, 2, 3, 4, 5, 7, 8))
CELL_WORTH = tuple(
    tuple(
        tuple(
            sum(amount * GOOD_WORTH[good] for good, amount in cell.goods) + 1.8 * cell.temple_any
            for cell in row
        )
        for row in board
    )
    for board in CELLS
)


def outlook(state: TeotihuacanState, seat: int, rounds: float, avenue_step: float, track_step: int) -> float:
    """What the best main actions in reach are worth; ``avenue_step`` and ``track_step`` are points of one step."""
    if rounds <= 0.5:
        return 0.0
    here = [0] * 8
    weakest = [6] * 8
    movers: list[tuple[int, int]] = []  # (power, position)
    position = state.position
    start = seat * WORKERS
    for worker in range(start, start + WORKERS):
        place = state.place[worker]
        if 0 <= place < 8 and state.lock[worker] < 0:
            power = state.power[worker]
            here[place] += 1
            weakest[place] = min(weakest[place], power)
            movers.append((power, position[place]))
    movers.sort(reverse=True)
    cocoa = state.goods[5 * seat + COCOA]
    chances = []
    for board in range(1, 8):
        target = position[board]
        for power, origin in movers:
            if 1 <= (target - origin) % 8 <= FURTHEST:
                count = min(3, here[board] + 1)
                lowest = min(power, weakest[board])
                worth = action_worth(state, seat, board, count, lowest, rounds, avenue_step, track_step)
                if worth > 0.0:
                    cost = state.colours(board)
                    if cost > cocoa:
                        worth *= TOO_DEAR
                    chances.append(worth - COLOUR_COST * cost)
                break
    chances.sort(reverse=True)
    total = 0.0
    for turn, worth in enumerate(chances[:3]):
        if worth <= 0.0:
            break
        total += worth * OUTLOOK[turn] * min(1.0, max(0.0, rounds - turn))
    return total


def action_worth(
    state: TeotihuacanState,
    seat: int,
    board: int,
    count: int,
    weakest: int,
    rounds: float,
    avenue_step: float,
    track_step: int,
) -> float:
    """About what a main action would bring beyond the goods it takes."""
    known = state.known[seat]
    first = 5 * seat
    power_up = POWER_UP_WORTH * POWER_UPS[board][count - 1]
    if board <= GOLD_DEPOSITS:
        worth = CELL_WORTH[board][count - 1][POWER_COLUMN[weakest]]
        if known & HAS_05:
            worth += 1.5
        if known & HAS_07:
            worth += 1.8
        return worth + power_up
    if board == CONSTRUCTION:
        tiles = min(count + (1 if known & HAS_15 else 0), 3, state.goods[first + STONE] // 2)
        if not tiles:
            return 0.0
        worth = tiles * (TILE_WORTH + track_step)
        if known & HAS_11:
            worth += 3.0
        if known & HAS_17:
            worth += 1.5
        return worth + power_up
    if board == NOBLES:
        if state.goods[first + WOOD] < 2:
            return 0.0
        worth = NOBLE_WORTH * count - WOOD_COST + AVENUE_WORTH * avenue_step
        return worth + (3.0 if known & HAS_03 else 0.0) + power_up
    gold = state.goods[first + GOLD]
    if board == DECORATIONS:
        if gold < 4 - count:
            return 0.0
        worth = DECORATION_WORTH + track_step - GOLD_WORTH * (4 - count)
        return worth + (4.0 if known & HAS_09 else 0.0) + power_up
    if not gold or known.bit_count() > 5:
        return 0.0
    return LEARN_WORTH * rounds + (3.0 if known & HAS_03 else 0.0) + power_up
