"""Main actions: may one be chosen, its order of steps, the resource boards, Alchemy and Nobles (TE-8, TE-9.2 to TE-9.4).

A main action lies on the stack as a row of frames: effect, technologies that follow it, power-ups, paid power-up,
refill (TE-8.5). Decorations and Construction have their effects in `decorating` and `building`.
"""

from __future__ import annotations

from rules.core import Action, Field, Frame, Notice, Params, Step, Violation
from rules.teotihuacan.asked import Asked, counted_workers, short_of
from rules.teotihuacan.building import begin_construction, construction_refusals
from rules.teotihuacan.content import (
    BOARD_RESOURCE,
    BUILDINGS,
    CELLS,
    COLUMN_TEMPLE,
    LONE_WORKER_POWER,
    MOST_WORKERS,
    NOBLE_ROW_SPACES,
    NOBLE_VP,
    NOBLES_WOOD,
    POWER_COLUMN,
    SHARED_TECHNOLOGY_VP,
    TECHNOLOGY_AMOUNT,
    TECHNOLOGY_GOLD,
)
from rules.teotihuacan.decorating import decoration_refusals
from rules.teotihuacan.frames import (
    AFTER_MAIN,
    ANY_TEMPLE,
    CHOOSE_BUILDING_ROW,
    CHOOSE_TECHNOLOGY,
    MAIN_EFFECT,
    PAID_STEP,
    PLACE_DECORATION,
    POWER_STEP,
    REFILL,
    USE_EXTRA_WORKER,
)
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.tracks import avenue_step, gain_amounts, temple_step
from rules.teotihuacan.vocabulary import (
    ALCHEMY,
    BOARD,
    COCOA,
    CONSTRUCTION,
    DECORATIONS,
    EXTRA,
    EXTRA_WORKER,
    FOREST,
    FROM_GOLD_DEPOSITS,
    FROM_NOBLES,
    FROM_QUARRY,
    FROM_SHARED,
    FROM_TECHNOLOGIES,
    GOLD,
    GOLD_DEPOSITS,
    KINDS,
    LEARN,
    NOBLES,
    QUARRY,
    ROW,
    TECH_03,
    TECH_05,
    TECH_07,
    TECH_09,
    TECH_11,
    TECH_15,
    TECH_17,
    TECHNOLOGY,
    WOOD,
)

RESOURCE_BOARDS = (FOREST, QUARRY, GOLD_DEPOSITS)
CELL_POINTS = {FOREST: FROM_QUARRY, QUARRY: FROM_QUARRY, GOLD_DEPOSITS: FROM_GOLD_DEPOSITS}
ROWS = 3

# -- may it be chosen? ------------------------------------------------------------------------------------------------


def is_possible(state: TeotihuacanState, player: int, board: int) -> bool:
    """Whether the main action can be carried out in full with the goods in hand (TE-8.3)."""
    return board in RESOURCE_BOARDS or not impossible(state, player, board)


def impossible(state: TeotihuacanState, player: int, board: int) -> list[Violation]:
    """What stands in the way of a main action, its cocoa apart; extra-worker tiles that could help are counted."""
    if board in RESOURCE_BOARDS:
        return []
    powers = state.own_workers(player, board) + [state.power[worker] for worker in state.in_hand()]
    own = min(MOST_WORKERS, len(powers))
    extras = state.up[player * KINDS + EXTRA_WORKER]
    most = min(MOST_WORKERS, own + extras)
    if board == ALCHEMY:
        return alchemy_refusals(state, player, own, most, min(powers))
    if board == NOBLES:
        return nobles_refusals(state, player, own, most)
    if board == DECORATIONS:
        return decoration_refusals(state, player, own)
    return construction_refusals(state, player, bool(state.known[player] & TECH_15))


def allowed_technology(slot: int, workers: int, lowest: int) -> bool:
    """Top row for one worker, either row for two or more; a lone strong one may reach down (TE-9.3.1, TE-9.3.6)."""
    return slot < 3 or workers >= 2 or lowest >= LONE_WORKER_POWER


def alchemy_refusals(
    state: TeotihuacanState, player: int, own: int, most: int, lowest: int
) -> list[Violation]:
    """Why no technology can be acquired with any number of workers from ``own`` to ``most``."""
    wanted = [
        (slot, tile)
        for slot, tile in enumerate(state.technologies)
        if not state.known[player] >> tile & 1 and allowed_technology(slot, most, lowest)
    ]
    if not wanted:
        full = all(state.known[player] >> tile & 1 for tile in state.technologies)
        return [
            Violation(
                "all_technologies_known" if full else "top_row_known", "TE-9.3.8" if full else "TE-9.3.1"
            )
        ]
    cheapest = min(TECHNOLOGY_GOLD[tile] for _, tile in wanted)
    if state.goods[player * 5 + GOLD] < cheapest:
        return [short_of(state, player, GOLD, cheapest, "TE-8.3")]
    return []


def allowed_rows(state: TeotihuacanState, workers: int) -> list[int]:
    """The rows a building may go to: the one of the workers, or those above when it is full (TE-9.4.2)."""
    free = [any(not state.nobles >> space & 1 for space in NOBLE_ROW_SPACES[row]) for row in range(ROWS)]
    if free[workers - 1]:
        return [workers - 1]
    return [row for row in range(workers - 1) if free[row]]


def nobles_refusals(state: TeotihuacanState, player: int, own: int, most: int) -> list[Violation]:
    """Why no building can be placed with any number of workers from ``own`` to ``most``."""
    found = []
    if state.nobles.bit_count() >= BUILDINGS:
        found.append(Violation("no_building_left", "TE-9.4.5"))
    if not any(allowed_rows(state, workers) for workers in range(own, most + 1)):
        found.append(Violation("row_full", "TE-9.4.2"))
    if state.goods[player * 5 + WOOD] < NOBLES_WOOD:
        found.append(short_of(state, player, WOOD, NOBLES_WOOD, "TE-9.4.1"))
    return found


# -- the row of steps ---------------------------------------------------------------------------------------------------


class MainAction(Step[TeotihuacanState]):
    """The cocoa is settled: put the workers down, count them, lay out the steps of the action (TE-8.2, TE-8.5)."""

    kind = "main_action"
    fields = (Field("board", BOARD),)
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        _, player, board = frame
        state.put_down()
        powers = state.own_workers(player, board)
        state.workers = min(MOST_WORKERS, len(powers))
        state.lowest = min(powers)
        state.extra = 0
        state.learnt = state.known[player]
        state.powered = False
        state.forfeited = False
        state.tell(
            "main_action", player, BOARD.word(board), {"board": BOARD.word(board), "workers": len(powers)}
        )
        stack = state.stack
        if board in (DECORATIONS, CONSTRUCTION):
            stack.append((REFILL, player, board))
        stack.append((PAID_STEP, player, board))
        stack.append((POWER_STEP, player, board))
        stack.append((AFTER_MAIN, player, board))
        stack.append((MAIN_EFFECT, player, board))
        if board not in RESOURCE_BOARDS:
            state.restricted = True
        if board in (ALCHEMY, NOBLES, CONSTRUCTION) and extra_choices(state, player, board):
            stack.append((USE_EXTRA_WORKER, player, board))


class MainEffect(Step[TeotihuacanState]):
    """The effect of the board."""

    kind = "main_effect"
    fields = (Field("board", BOARD),)
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        _, player, board = frame
        if board in RESOURCE_BOARDS:
            cell = CELLS[board][state.workers - 1][POWER_COLUMN[state.lowest]]
            if cell.temple_any:
                state.stack.append((ANY_TEMPLE, player, cell.temple_any))
            gain_amounts(state, player, cell, BOARD.word(board), CELL_POINTS[board])
        elif board == ALCHEMY:
            state.stack.append((CHOOSE_TECHNOLOGY, player))
        elif board == NOBLES:
            rows = allowed_rows(state, counted_workers(state))
            if len(rows) == 1:
                place_building(state, player, rows[0])
            else:
                state.stack.append((CHOOSE_BUILDING_ROW, player))
        elif board == DECORATIONS:
            state.stack.append((PLACE_DECORATION, player))
        else:
            begin_construction(state, player)


class AfterMain(Step[TeotihuacanState]):
    """Technologies that follow a main action, in ascending number (TE-12.1.1)."""

    kind = "after_main"
    fields = (Field("board", BOARD),)
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        _, player, board = frame
        learnt = state.learnt
        if not learnt:
            return
        if learnt & TECH_03 and board in (ALCHEMY, NOBLES):
            state.score(player, TECHNOLOGY_AMOUNT["tech_03"], FROM_TECHNOLOGIES)
        if board in RESOURCE_BOARDS:
            if learnt & TECH_05:
                state.gain(player, BOARD_RESOURCE[board], TECHNOLOGY_AMOUNT["tech_05"], "tech_05")
            if learnt & TECH_07:
                state.gain(player, COCOA, TECHNOLOGY_AMOUNT["tech_07"], "tech_07")
                state.score(player, TECHNOLOGY_AMOUNT["tech_07"], FROM_TECHNOLOGIES)
        if learnt & TECH_09 and board == DECORATIONS:
            state.score(player, TECHNOLOGY_AMOUNT["tech_09"], FROM_TECHNOLOGIES)
        if board == CONSTRUCTION:
            if learnt & TECH_11:
                state.score(player, TECHNOLOGY_AMOUNT["tech_11"], FROM_TECHNOLOGIES)
            if learnt & TECH_17:
                state.stack.append((ANY_TEMPLE, player, TECHNOLOGY_AMOUNT["tech_17"]))


# -- extra workers --------------------------------------------------------------------------------------------------------


def extra_choices(state: TeotihuacanState, player: int, board: int) -> list[int]:
    """How many extra-worker tiles may be used now; only numbers with which the action is possible (TE-14.12)."""
    owned = state.up[player * KINDS + EXTRA_WORKER]
    room = MOST_WORKERS - counted_workers(state)
    if not owned or room <= 0:
        return []
    found = []
    for extra in range(min(owned, room) + 1):
        workers = counted_workers(state) + extra
        if board == NOBLES and not allowed_rows(state, workers):
            continue
        if board == ALCHEMY and alchemy_refusals(state, player, workers, workers, state.lowest):
            continue
        found.append(extra)
    return found


class UseExtraWorker(Asked):
    """Count virtual workers in Alchemy, Nobles or Construction (TE-14.12)."""

    kind = "use_extra_worker"
    rules = ("TE-14.12",)
    fields = (Field("board", BOARD),)
    verbs = (EXTRA,)

    def params(self, state: TeotihuacanState, frame: Frame) -> Params:
        return {"board": BOARD.word(frame[2]), "workers": counted_workers(state)}

    def options(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [(EXTRA, extra) for extra in extra_choices(state, frame[1], frame[2])]

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [(EXTRA, extra) for extra in range(MOST_WORKERS + 1)]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        _, player, board = frame
        if action[1] in extra_choices(state, player, board):
            return []
        if not 0 <= action[1] <= state.up[player * KINDS + EXTRA_WORKER]:
            return [Violation("tile_not_owned", "TE-14.12", {"tile": "disc_extra_worker"})]
        if counted_workers(state) + action[1] > MOST_WORKERS:
            return [Violation("three_workers_count", "TE-14.12")]
        return [Violation("action_needs_more_workers", "TE-8.3", {"board": BOARD.word(board)})]

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        for _ in range(action[1]):
            state.turn_over(frame[1], EXTRA_WORKER)
        state.extra += action[1]


# -- Alchemy ------------------------------------------------------------------------------------------------------------


class ChooseTechnology(Asked):
    """An allowed, affordable technology not yet owned (TE-9.3.1)."""

    kind = "choose_technology"
    rules = ("TE-9.3.1", "TE-9.3.2")
    verbs = (LEARN,)

    def params(self, state: TeotihuacanState, frame: Frame) -> Params:
        return {"workers": counted_workers(state)}

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [(LEARN, tile) for tile in range(len(TECHNOLOGY))]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        player, tile = frame[1], action[1]
        name = {"technology": TECHNOLOGY.word(tile)}
        if tile not in state.technologies:
            return [Violation("technology_not_in_play", "TE-2.4", name)]
        found = []
        if state.known[player] >> tile & 1:
            found.append(Violation("technology_known", "TE-9.3.1", name))
        if not allowed_technology(state.technologies.index(tile), counted_workers(state), state.lowest):
            found.append(Violation("bottom_row_needs_two", "TE-9.3.1"))
        if state.goods[player * 5 + GOLD] < TECHNOLOGY_GOLD[tile]:
            found.append(short_of(state, player, GOLD, TECHNOLOGY_GOLD[tile], "TE-9.3.2"))
        return found

    def cautions(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Notice]:
        slot = state.technologies.index(action[1])
        if slot >= 3 and counted_workers(state) == 1:
            return [Notice("no_power_up_then", "TE-9.3.6")]
        return []

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        player, tile = frame[1], action[1]
        state.stack.pop()
        state.pay(player, GOLD, TECHNOLOGY_GOLD[tile], "alchemy")
        state.restricted = False
        slot = state.technologies.index(tile)
        if slot >= 3 and counted_workers(state) == 1:
            state.forfeited = True
        learn(state, player, tile)


def learn(state: TeotihuacanState, player: int, tile: int) -> None:
    """Marker, 3 VP for those who have it already, step on the temple of the column (TE-9.3.3 to TE-9.3.5)."""
    state.tell("learnt", player, "alchemy", {"technology": TECHNOLOGY.word(tile)})
    for other in range(state.players):
        if other != player and state.known[other] >> tile & 1:
            state.score(other, SHARED_TECHNOLOGY_VP, FROM_SHARED)
    mark_technology(state, player, tile)


def mark_technology(state: TeotihuacanState, player: int, tile: int) -> None:
    """Marker and temple step without points for anybody else, as during set-up (TE-3.6.3)."""
    state.known[player] |= 1 << tile
    temple_step(state, player, COLUMN_TEMPLE[state.technologies.index(tile) % 3])


# -- Nobles -------------------------------------------------------------------------------------------------------------


class ChooseBuildingRow(Asked):
    """Three workers and a full bottom row: middle or top (TE-9.4.2)."""

    kind = "choose_building_row"
    rules = ("TE-9.4.2",)
    verbs = (ROW,)

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [(ROW, row) for row in range(ROWS)]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        workers = counted_workers(state)
        if action[1] in allowed_rows(state, workers):
            return []
        return [Violation("row_not_allowed", "TE-9.4.2", {"workers": workers})]

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        place_building(state, frame[1], action[1])


def place_building(state: TeotihuacanState, player: int, row: int) -> None:
    """Pay, cover the leftmost empty space of the row, score it, step on the Avenue (TE-9.4)."""
    state.pay(player, WOOD, NOBLES_WOOD, "nobles")
    state.restricted = False
    space = next(space for space in NOBLE_ROW_SPACES[row] if not state.nobles >> space & 1)
    cover_noble_space(state, player, space)


def cover_noble_space(state: TeotihuacanState, player: int, space: int) -> None:
    """A building on a space of the Nobles board: its points and an Avenue step, for players and Teotibot alike."""
    state.nobles |= 1 << space
    row = next(row for row in range(ROWS) if space in NOBLE_ROW_SPACES[row])
    state.tell("building", player, "nobles", {"row": row + 1, "amount": NOBLE_VP[space]})
    state.score(player, NOBLE_VP[space], FROM_NOBLES)
    avenue_step(state, player)
