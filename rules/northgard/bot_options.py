"""Which options of a decision deserve a bot's thought, with a first guess of their worth in fame."""

from __future__ import annotations

from rules.core import Action, Frame
from rules.northgard import cards as k
from rules.northgard import kinds
from rules.northgard.bot_fights import best_die, best_food
from rules.northgard.bot_land import harvests_left
from rules.northgard.bot_moves import (
    Ranked,
    count_options,
    retreat_options,
    source_options,
    target_options,
)
from rules.northgard.content import (
    ALTAR_OF_KINGS,
    AREAS,
    BUILDINGS,
    CARVED_SITE,
    CARVED_STONE,
    FOOD,
    LORE,
    UNITS_PER_PLAYER,
    WINTER_COST,
    WOOD,
)
from rules.northgard.scoring import dominators
from rules.northgard.state import NorthgardState
from rules.northgard.vocabulary import (
    DO_ALLOW,
    DO_BUILD,
    DO_CANCEL,
    DO_DECLINE,
    DO_DONE,
    DO_END_TURN,
    DO_PASS,
    DO_PLACE,
    DO_PLAY,
    DO_RECRUIT,
    DO_REMOVE,
    DO_REPLACE,
    DO_TRADE_FOR,
    DO_UPGRADE,
    DO_WAIT,
)

TRADE_PRICE = 3
LARGE_PRICE = 3
KEPT_FOOD, KEPT_LORE = 2, 3  # besides what winter takes; more can be traded for wood
MOST_BUILDS = 8


def sensible(state: NorthgardState, options: list[Action]) -> Ranked:
    """The options worth a thought; all of them where nothing is known better."""
    frame = state.stack[-1]
    step = frame[0]
    if step in (kinds.COMBAT_FOOD, kinds.DIE_CHOICE, kinds.AXE_THROWERS):
        best = best_food if step == kinds.COMBAT_FOOD else best_die
        return [(1.0, best(state, frame, options))]
    ranked = RANKING.get(step)
    if ranked is not None:
        found = ranked(state, frame, options)
    elif options[0][0] == DO_PLACE:
        found = [(_placement_prior(state, frame[1], action), action) for action in options]
    else:
        found = [(_plain_prior(action), action) for action in options]
    return found or [(0.0, action) for action in options]


def _plain_prior(action: Action) -> float:
    if action[0] in (DO_DONE, DO_DECLINE, DO_ALLOW):
        return 0.0
    return 0.5 if action[0] == DO_CANCEL else 1.0


def clan_options(state: NorthgardState, frame: Frame, options: list[Action]) -> Ranked:
    """Every clan, in an order that the open Achievements decide.

    156 games between Players showed none to be better than another; but a table should not always meet the same one.
    """
    first = sum(state.achievements) % len(options)
    return [(1.0 / (1 + place), action) for place, action in enumerate(options[first:] + options[:first])]


# -- the turn -------------------------------------------------------------------------------------------------------


def turn_options(state: NorthgardState, frame: Frame, options: list[Action]) -> Ranked:
    """All cards that can be played; lore is spent on those that cannot. Whoever has won by passing passes."""
    seat = frame[1]
    alone = _others_passed(state, seat)
    if alone and dominators(state) == _team(state, seat):
        return [(0.0, action) for action in options if action[0] in (DO_PASS, DO_END_TURN)]
    playable = {action[1] for action in options if action[0] == DO_PLAY}
    found: Ranked = []
    waits: list[Action] = []
    for action in options:
        kind = action[0]
        if kind == DO_PLAY:
            found.append((4.0, action))
        elif kind == DO_UPGRADE:
            found.append((2.5, action))
        elif kind == DO_REPLACE:
            if action[1] not in playable:
                found.append((0.3, action))
        elif kind == DO_REMOVE:
            if action[1] not in playable or not k.CARDS[action[1]].fame:
                found.append((0.2, action))
        elif kind == DO_WAIT:
            waits.append(action)
        else:  # pass or end the turn
            found.append((1.0, action))
    if waits and not playable and not alone:
        found.append((0.5, waits[-1]))
    return found


def _others_passed(state: NorthgardState, seat: int) -> bool:
    return state.passed | 1 << seat == (1 << state.players) - 1


def _team(state: NorthgardState, seat: int) -> int:
    ally = state.ally[seat]
    return 1 << seat | (1 << ally if ally >= 0 else 0)


def upgrade_options(state: NorthgardState, frame: Frame, options: list[Action]) -> Ranked:
    """For an upgrade a card without fame is given up."""
    return [(1.0 - k.CARDS[action[1]].fame, action) for action in options]


def recruit_options(state: NorthgardState, frame: Frame, options: list[Action]) -> Ranked:
    """Beside others and beside free land; stopping only where the next unit makes the winter dearer."""
    seat = frame[1]
    on_map = UNITS_PER_PLAYER - state.reserve[seat]
    dearer = on_map >= UNITS_PER_PLAYER or WINTER_COST[on_map + 1] != WINTER_COST[on_map]
    owner = state.owner
    found: Ranked = []
    for action in options:
        if action[0] != DO_RECRUIT:
            if dearer:
                found.append((0.5, action))
            continue
        territory = action[1]
        worth = 1.0 - 0.1 * state.units[territory]
        for near in state.land.adjacent[territory]:
            if owner[near] != seat:
                worth += 0.2 if owner[near] < 0 else 0.3
        found.append((worth, action))
    return found


# -- tiles and buildings --------------------------------------------------------------------------------------------


def _placement_prior(state: NorthgardState, seat: int, action: Action) -> float:
    """Cells with many neighbours close land; own land should be among them."""
    worth = 0.0
    for territory in state.land.touching(action[2]):
        if territory >= 0:
            worth += 1.0
            if state.owner[territory] == seat:
                worth += 1.5 + 2.0 / max(1, state.land.open_sides[territory])
            elif state.owner[territory] >= 0:
                worth -= 0.7
    return worth


def build_options(state: NorthgardState, frame: Frame, options: list[Action]) -> Ranked:
    """Each building once in a territory, small ones rather not on carved stones; large ones first."""
    harvests = harvests_left(state)
    land = state.land
    best: dict[tuple[int, int], tuple[float, Action]] = {}
    found: Ranked = []
    for action in options:
        if action[0] != DO_BUILD:
            found.append((0.2, action))
            continue
        building, area = action[1], action[2]
        territory = land.root[area]
        worth = 0.3 * harvests
        if BUILDINGS[building].large:
            worth = 2.0 + (0.0 if land.open_sides[territory] else 2.0)
            if building == ALTAR_OF_KINGS:
                worth += 2.0 * harvests
        elif AREAS[area].site == CARVED_SITE and building != CARVED_STONE:
            worth -= 0.1
        known = best.get((building, territory))
        if known is None or known[0] < worth:
            best[building, territory] = (worth, action)
    found += best.values()
    found.sort(key=lambda entry: -entry[0])
    return found[:MOST_BUILDS]


# -- resources ------------------------------------------------------------------------------------------------------


def _winter_gap(state: NorthgardState, seat: int) -> tuple[int, int, int]:
    """What winter will take of each resource less what is there; negative where something is left."""
    food, wood = WINTER_COST[UNITS_PER_PLAYER - state.reserve[seat]]
    has = state.resources
    return food - has[3 * seat + FOOD], wood - has[3 * seat + WOOD], -has[3 * seat + LORE]


def trade_options(state: NorthgardState, frame: Frame, options: list[Action]) -> Ranked:
    """Three for one is dear: only what winter lacks, or wood for a large building from what lies idle."""
    gap = _winter_gap(state, frame[1])
    lacking = sum(need for need in gap if need > 0)
    spare = -sum(need for need in gap if need < 0)
    wanted = must = None
    if lacking:
        if spare >= TRADE_PRICE * lacking:
            wanted = must = FOOD if gap[FOOD] > 0 else WOOD
    elif harvests_left(state) and -gap[WOOD] < LARGE_PRICE:
        idle = max(0, -gap[FOOD] - KEPT_FOOD) + max(0, -gap[LORE] - KEPT_LORE)
        if idle >= TRADE_PRICE:
            wanted = WOOD
    found: Ranked = [(1.0, action) for action in options if action == (DO_TRADE_FOR, wanted)]
    if must is None:
        found += [(0.5, action) for action in options if action[0] == DO_DONE]
    return found


def give_options(state: NorthgardState, frame: Frame, options: list[Action]) -> Ranked:
    """What is given in a trade: of what is left over after winter, the most plentiful."""
    gap = _winter_gap(state, frame[1])
    take = frame[2]

    def pain(action: Action) -> float:
        total = 10.0 if action[1 + take] else 0.0
        for resource in (FOOD, WOOD, LORE):
            left = -gap[resource] - action[1 + resource]
            total += 5.0 * -left if left < 0 else 1.0 / (1.0 + left)
        return total

    return [(1.0, min(options, key=pain))]


RANKING = {
    kinds.CHOOSE_CLAN: clan_options,
    kinds.TURN: turn_options,
    kinds.PLAY_ON: turn_options,
    kinds.UPGRADE: upgrade_options,
    kinds.RECRUIT: recruit_options,
    kinds.MOVE: source_options,
    kinds.MOVE_TO: target_options,
    kinds.MOVE_COUNT: count_options,
    kinds.RETREAT: retreat_options,
    kinds.BUILD: build_options,
    kinds.TRADE: trade_options,
    kinds.TRADE_GIVE: give_options,
}
