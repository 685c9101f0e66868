"""The decisions of the set-up: starting tiles, their benefits, the first places of the workers (TE-3.4 to TE-3.8, TE-17)."""

from __future__ import annotations

from itertools import combinations, permutations

from rules.core import Action, Field, Frame, Params, Step, Violation
from rules.teotihuacan.asked import Asked
from rules.teotihuacan.choices import cost_refusals
from rules.teotihuacan.content import DISCOVERY_COST, DISCOVERY_STARTS, STARTING_TILES
from rules.teotihuacan.frames import (
    CHOOSE_RESOURCE,
    CLAIM_SETUP_DISCOVERY,
    NEXT_BENEFIT,
    OFFER_SETUP_DISCOVERY,
    PLACE_STARTING_WORKERS,
    PLACE_WORKERS,
    SETUP_ORDER,
    SETUP_POWER_UP,
)
from rules.teotihuacan.main_action import mark_technology
from rules.teotihuacan.neutral import place_neutral_workers
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.tracks import avenue_step, temple_step
from rules.teotihuacan.vocabulary import (
    BENEFIT,
    BENEFIT_NEXT,
    BLUE,
    BOARD,
    CLAIM,
    DISCOVERY,
    DRAFT,
    GREEN,
    KEEP,
    KINDS,
    PLACE,
    PLAYING,
    RED,
    SKIP,
    STARTING_TILE,
    TECHNOLOGY,
    TRAIN,
    WORKERS,
)

STARTERS = WORKERS - 1  # workers placed at the start; the fourth waits on the wheel
_STEPS = {1: BLUE, 2: RED, 3: GREEN}  # benefits that are temple steps
_AVENUE, _POWER_UP, _TECHNOLOGY, _RESOURCE = 0, 4, 5, 6

# -- choosing tiles -------------------------------------------------------------------------------------------------


class ChooseStartingTiles(Asked):
    """Two of the four dealt tiles, in secret (TE-3.4)."""

    kind = "choose_starting_tiles"
    rules = ("TE-3.4", "TE-15.1")
    verbs = (KEEP,)
    takes_single = False

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [(KEEP, *pair) for pair in combinations(state.dealt[frame[1]], 2)]

    def gestures(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        others = [tile for tile in range(len(STARTING_TILE)) if tile not in state.dealt[frame[1]]]
        first = state.dealt[frame[1]][0]
        return [*super().gestures(state, frame), *((KEEP, *sorted((first, tile))) for tile in others)]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        found = [
            Violation("tile_not_dealt", "TE-3.4", {"tile": STARTING_TILE.word(tile)})
            for tile in action[1:]
            if tile not in state.dealt[frame[1]]
        ]
        if action[1] >= action[2]:
            found.append(Violation("two_different_tiles", "TE-3.4"))
        return found

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        seat = frame[1]
        state.stack.pop()
        state.kept[seat] = action[1:]
        if state.events is not None:
            tiles = ", ".join(STARTING_TILE.word(tile) for tile in action[1:])
            state.emit("kept", seat, "starting_tiles", {}, {"tiles": tiles})


class RevealStartingTiles(Step[TeotihuacanState]):
    """All choices are shown together; the other tiles go back (TE-3.4)."""

    kind = "reveal_starting_tiles"
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        state.reveals += 1
        state.dealt = [()] * state.setup.players
        for seat, tiles in enumerate(state.kept):
            words = ", ".join(STARTING_TILE.word(tile) for tile in tiles)
            state.emit("revealed_choice", seat, "starting_tiles", {"tiles": words})


class DraftStartingTile(Asked):
    """Take one of the open tiles (TE-17.2)."""

    kind = "draft_starting_tile"
    rules = ("TE-17.2",)
    verbs = (DRAFT,)
    takes_single = False

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [(DRAFT, tile) for tile in range(len(STARTING_TILE))]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        if action[1] in state.open_starts:
            return []
        return [Violation("tile_not_open", "TE-17.1", {"tile": STARTING_TILE.word(action[1])})]

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        seat, tile = frame[1], action[1]
        state.stack.pop()
        state.open_starts = tuple(other for other in state.open_starts if other != tile)
        state.kept[seat] = tuple(sorted((*state.kept[seat], tile)))
        state.emit("drafted", seat, "starting_tiles", {"tile": STARTING_TILE.word(tile)})


# -- benefits -------------------------------------------------------------------------------------------------------


class TakeBenefits(Step[TeotihuacanState]):
    """Fixed goods at once, then the other benefits in any order, discoveries, workers (TE-3.6)."""

    kind = "take_benefits"
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        player = frame[1]
        counts = [0] * len(BENEFIT)
        stack = state.stack
        stack.append((PLACE_WORKERS, player))
        for tile in reversed(state.kept[player]):
            if STARTING_TILES[tile].discovery:
                stack.append((OFFER_SETUP_DISCOVERY, player, tile))
        for tile in state.kept[player]:
            record = STARTING_TILES[tile]
            for good, amount in record.goods:
                state.gain(player, good, amount, STARTING_TILE.word(tile))
            counts = [count + more for count, more in zip(counts, record.benefits, strict=True)]
        stack.append((NEXT_BENEFIT, player, *counts))


_COUNTS = tuple(Field(word) for word in BENEFIT.words)


class NextBenefit(Step[TeotihuacanState]):
    """Ask which benefit comes next, if there is a choice."""

    kind = "next_benefit"
    fields = _COUNTS
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        player = frame[1]
        left = [benefit for benefit in range(len(BENEFIT)) if frame[2 + benefit]]
        if len(left) == 1:
            take_benefit(state, player, list(frame[2:]), left[0])
        elif left:
            state.stack.append((SETUP_ORDER, *frame[1:]))


class SetupOrder(Asked):
    """The player's own order of steps, power-ups, technology and resources (TE-3.6)."""

    kind = "setup_order"
    rules = ("TE-3.6",)
    fields = _COUNTS
    verbs = (BENEFIT_NEXT,)

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [(BENEFIT_NEXT, benefit) for benefit in range(len(BENEFIT))]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        if frame[2 + action[1]]:
            return []
        return [Violation("no_such_benefit", "TE-3.6", {"benefit": BENEFIT.word(action[1])})]

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        take_benefit(state, frame[1], list(frame[2:]), action[1])


def take_benefit(state: TeotihuacanState, player: int, counts: list[int], benefit: int) -> None:
    """One benefit now, the others afterwards; resources of choice come all together."""
    amount = counts[benefit] if benefit == _RESOURCE else 1
    counts[benefit] -= amount
    state.stack.append((NEXT_BENEFIT, player, *counts))
    if benefit == _AVENUE:
        avenue_step(state, player)
    elif benefit in _STEPS:
        temple_step(state, player, _STEPS[benefit])
    elif benefit == _POWER_UP:
        state.stack.append((SETUP_POWER_UP, player))
    elif benefit == _TECHNOLOGY:
        # The lowest number this player has not got yet: the second tile gives the next one (TE-3.6.2).
        tile = next(tile for tile in state.technologies if not state.known[player] >> tile & 1)
        state.tell("learnt", player, "starting_tiles", {"technology": TECHNOLOGY.word(tile)})
        mark_technology(state, player, tile)
    else:
        state.stack.append((CHOOSE_RESOURCE, player, amount))


class SetupPowerUp(Asked):
    """One of the three starting workers, or none (TE-3.6.1)."""

    kind = "setup_power_up"
    rules = ("TE-3.6.1",)
    verbs = (TRAIN, SKIP)

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [*((TRAIN, power) for power in range(1, 6)), (SKIP,)]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] == SKIP or action[1] in starting_powers(state, frame[1]):
            return []
        return [Violation("no_starting_worker", "TE-3.6.1", {"power": action[1]})]

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        player = frame[1]
        state.stack.pop()
        if action[0] == TRAIN:
            worker = player * WORKERS + starting_powers(state, player).index(action[1])
            state.power[worker] += 1
            state.tell("trained", player, "starting_tiles", {"power": state.power[worker]})


def starting_powers(state: TeotihuacanState, player: int) -> list[int]:
    """The powers of the three starting workers."""
    return state.power[player * WORKERS : player * WORKERS + STARTERS]


class OfferSetupDiscovery(Step[TeotihuacanState]):
    """The discovery drawn for a kept tile, if it can be paid."""

    kind = "offer_setup_discovery"
    fields = (Field("tile", STARTING_TILE),)
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        kind = drawn_discovery(state, frame[2])
        if state.can_pay(frame[1], DISCOVERY_COST[kind]):
            state.stack.append((CLAIM_SETUP_DISCOVERY, frame[1], frame[2]))


def drawn_discovery(state: TeotihuacanState, tile: int) -> int:
    """The discovery drawn for a starting tile."""
    return state.start_discovery[DISCOVERY_STARTS.index(tile)]


class ClaimSetupDiscovery(Asked):
    """Pay the cost and take the tile, or leave it (TE-3.6); unused until the first turn (TE-3.6.4)."""

    kind = "claim_setup_discovery"
    rules = ("TE-3.6", "TE-3.6.4", "TE-14.1.1")
    fields = (Field("tile", STARTING_TILE),)
    verbs = (CLAIM, SKIP)

    def params(self, state: TeotihuacanState, frame: Frame) -> Params:
        return {"tile": DISCOVERY.word(drawn_discovery(state, frame[2]))}

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [*((CLAIM, kind) for kind in range(KINDS)), (SKIP,)]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] == SKIP:
            return []
        if action[1] != drawn_discovery(state, frame[2]):
            return [Violation("tile_not_here", "TE-3.6", {"tile": DISCOVERY.word(action[1])})]
        return cost_refusals(state, frame[1], action[1])

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        _, player, tile = frame
        state.stack.pop()
        if action[0] == SKIP:
            return
        kind = action[1]
        for good, amount in DISCOVERY_COST[kind]:
            state.pay(player, good, amount, DISCOVERY.word(kind))
        state.up[player * KINDS + kind] += 1
        place = DISCOVERY_STARTS.index(tile)
        state.start_discovery = tuple(
            -1 if number == place else drawn for number, drawn in enumerate(state.start_discovery)
        )
        state.tell("claimed", player, STARTING_TILE.word(tile), {"tile": DISCOVERY.word(kind)})


# -- placing workers ------------------------------------------------------------------------------------------------


class PlaceWorkers(Step[TeotihuacanState]):
    """Three boards and equal workers need no question; otherwise ask (TE-3.5)."""

    kind = "place_workers"
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        options = placements(state, frame[1])
        if len(options) == 1:
            place_workers(state, frame[1], options[0])
        else:
            state.stack.append((PLACE_STARTING_WORKERS, frame[1]))


class PlaceStartingWorkers(Asked):
    """Three different boards of the kept tiles, and which worker goes where (TE-3.5)."""

    kind = "place_starting_workers"
    rules = ("TE-3.5",)
    verbs = (PLACE,)

    def options(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return placements(state, frame[1])

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        found = placements(state, frame[1])
        boards = shown_boards(state, frame[1])
        wrong = next(board for board in range(8) if board not in boards)
        first = found[0]
        twice = (PLACE, first[1], first[2], first[1], first[4], *first[5:])
        return [*found, (PLACE, wrong, *first[2:]), twice]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        if action in placements(state, frame[1]):
            return []
        boards = action[1::2]
        if len(set(boards)) < STARTERS:
            return [Violation("one_worker_each", "TE-3.5")]
        wrong = [board for board in boards if board not in shown_boards(state, frame[1])]
        if wrong:
            return [Violation("board_not_shown", "TE-3.5", {"board": BOARD.word(wrong[0])})]
        return [Violation("workers_differ", "TE-3.5")]

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        place_workers(state, frame[1], action)


def shown_boards(state: TeotihuacanState, player: int) -> list[int]:
    """The different boards on a player's kept tiles."""
    return sorted({board for tile in state.kept[player] for board in STARTING_TILES[tile].boards})


def placements(state: TeotihuacanState, player: int) -> list[Action]:
    """Every way to put the three starting workers on three of the shown boards, boards in ascending order."""
    powers = sorted(set(permutations(starting_powers(state, player))))
    return sorted(
        (PLACE, boards[0], order[0], boards[1], order[1], boards[2], order[2])
        for boards in combinations(shown_boards(state, player), STARTERS)
        for order in powers
    )


def place_workers(state: TeotihuacanState, player: int, action: Action) -> None:
    """Carry out a placement."""
    for number in range(STARTERS):
        worker = player * WORKERS + number
        state.place[worker], state.power[worker] = action[1 + 2 * number], action[2 + 2 * number]
    if state.events is not None:
        boards = ", ".join(BOARD.word(board) for board in action[1::2])
        state.tell("workers_placed", player, "starting_tiles", {"boards": boards})


class FinishSetup(Step[TeotihuacanState]):
    """Neutral workers from tiles nobody kept; unclaimed discoveries return to the deck (TE-3.7, TE-3.8)."""

    kind = "finish_setup"
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        kept = {tile for tiles in state.kept for tile in tiles}
        place_neutral_workers(state, [tile for tile in range(len(STARTING_TILE)) if tile not in kept])
        unclaimed = [kind for kind in state.start_discovery if kind >= 0]
        if unclaimed:
            state.discovery_deck += unclaimed
            state.rng.shuffle(state.discovery_deck)
        state.start_discovery = (-1, -1)
        state.kept = [()] * state.setup.players
        state.open_starts = ()
        state.phase = PLAYING
        state.turn = state.first
