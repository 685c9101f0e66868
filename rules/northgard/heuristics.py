"""What a position of Northgard is worth, and which options deserve a thought (see rules/bots/heuristic.py).

Values are in fame. Territory is worth what it will harvest in the years left, fame and resources; open land also what
closing it would bring. The other way to win, three closed territories with a large building each, has a term of its own.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rules.core import Action
from rules.northgard import cards as k
from rules.northgard import kinds
from rules.northgard.content import (
    ALTAR_OF_KINGS,
    AREAS,
    DEFENSE_TOWER,
    FORGE,
    FORTRESS,
    LARGE_BUILDINGS,
    LARGE_SITE,
    TRAINING_CAMP,
    UNITS_PER_PLAYER,
    WINTER_COST,
    building_count,
    building_symbols,
)
from rules.northgard.scoring import achievement_value, domination_goal
from rules.northgard.state import ACTIONS, FAME_KINDS, HARVEST, UNKNOWN, NorthgardState
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
    DO_SEND,
    DO_TO,
    DO_TRADE_FOR,
    DO_UPGRADE,
    DO_WAIT,
)

TERMS = (
    "fame",
    "cards",
    "unrest",
    "closed_land",
    "altars",
    "open_land",
    "domination",
    "large_sites",
    "food",
    "wood",
    "lore",
    "harvest",
    "winter",
    "units",
    "territories",
    "defence",
    "danger",
    "buildings",
    "hand",
)
CHANCE = True
RESTS = (kinds.TURN,)
BIG_STEPS = (kinds.TURN, kinds.PLAY_ON)
ENDS_TURN = (DO_END_TURN,)

UNREST_FAME = 5
DOMINATION_STEPS = (1.0, 0.42, 0.12)  # by how many territories are missing
USEFUL = (4, 5, 4)  # of food, wood, lore: more is worth less
IS_LARGE_SITE = tuple(area.site == LARGE_SITE for area in AREAS)
ACHIEVEMENTS = frozenset(k.ACHIEVEMENTS)
CARD_FAME = tuple(card.fame for card in k.CARDS)


class Built(NamedTuple):
    """What the buildings of a territory bring."""

    symbols: int
    strength: int
    altars: int
    worth: float
    large: bool


@cache
def built(packed: int) -> Built:
    """The buildings of a territory; few combinations come up, and this is asked all the time."""
    return Built(
        building_symbols(packed),
        2 * building_count(packed, FORTRESS) + building_count(packed, DEFENSE_TOWER),
        building_count(packed, ALTAR_OF_KINGS),
        1.6 * building_count(packed, FORGE) + 0.7 * building_count(packed, TRAINING_CAMP),
        bool(packed & LARGE_BUILDINGS),
    )


def features(state: NorthgardState, seat: int) -> list[float]:
    """The terms of one seat's position, in the order of TERMS."""
    land = state.land
    owner, units, buildings, building_at = state.owner, state.units, state.buildings, state.building_at
    tiles, open_sides, land_symbols, adjacent = land.tiles, land.open_sides, land.symbols, land.adjacent
    harvests = state.years - state.year + (1 if state.phase <= ACTIONS else 0)  # still to come
    harvests = max(0, min(harvests, state.years))
    late = 1.0 - harvests / (state.years + 1)
    closed_fame = altars = 0
    open_land = danger = large_sites = worth_of_buildings = 0.0
    dominated = territories = defence = 0
    symbols = 0
    for territory in land.roots:
        if owner[territory] != seat:
            continue
        territories += 1
        symbols += land_symbols[territory]
        strength = units[territory]
        large = False
        if buildings[territory]:
            more, stronger, kings, worth, large = built(buildings[territory])
            symbols += more
            strength += stronger
            altars += kings
            worth_of_buildings += worth
        if state.kaija_at == territory:
            strength += 2
        size = tiles[territory].bit_count()
        sides = open_sides[territory]
        if not sides:
            closed_fame += 1 if size == 2 else 2
            if large:
                dominated += 1
        else:
            open_land += (size + (1.5 if large else 0.0)) / (1.0 + sides)
        if not large:
            for area in land.sites[territory]:
                if building_at[area] < 0 and IS_LARGE_SITE[area]:
                    large_sites += 0.4 if sides else 1.0
                    break
        defence += strength if strength < 4 else 4
        threat = strength
        for near in adjacent[territory]:
            if units[near] > threat and owner[near] != seat and owner[near] >= 0:
                threat = units[near]
        if threat > strength:
            danger += min(3, threat - strength) * (1.0 + 0.5 * (not sides) + 0.5 * large)
    food, wood, lore = state.resources[3 * seat : 3 * seat + 3]
    on_map = UNITS_PER_PLAYER - state.reserve[seat]
    use = min(1.0, harvests / 3)
    needs_food, needs_wood = WINTER_COST[on_map]
    coming = 1 if state.phase <= HARVEST else 0
    short = max(0, needs_food - food - coming * (symbols & 255)) + max(
        0, needs_wood - wood - coming * (symbols >> 8 & 255)
    )
    fame = sum(state.fame[FAME_KINDS * seat : FAME_KINDS * (seat + 1)])
    cards = unrest = 0
    for card in state.owned[seat]:
        if card == k.UNREST:
            unrest += 1
        elif card == UNKNOWN:
            continue
        elif card in ACHIEVEMENTS:
            cards += achievement_value(state, seat, card)
        else:
            cards += CARD_FAME[card]
    hand = 0.0
    if not state.passed >> seat & 1:
        hand = sum(0.1 if card == k.UNREST else 1.0 for card in state.hand[seat])
    return [
        float(fame),
        float(cards),
        -float(UNREST_FAME * unrest),
        float(closed_fame * harvests),
        3.0 * altars * harvests,
        open_land * (0.3 + 0.7 * use),
        _domination(state, seat, dominated) if harvests and dominated else 0.0,
        large_sites * use,
        _useful(food, 0) * use + (1 - use) * food / 3,
        _useful(wood, 1) * use + (1 - use) * wood / 3,
        _useful(lore, 2) * use + (1 - use) * lore / 3,
        float((symbols & 255) + (symbols >> 8 & 255) + (symbols >> 16)) * harvests,
        -float(UNREST_FAME) * min(1.0, 0.6 * short) if harvests else 0.0,
        float(min(on_map, 11)) * (0.5 + 0.5 * use),
        float(territories) * use,
        float(defence) * use,
        -danger * use,
        worth_of_buildings * max(0, harvests - 1),
        hand * (1.0 - 0.5 * late),
    ]


def _domination(state: NorthgardState, seat: int, dominated: int) -> float:
    """How near the other way to win is; without it (NG-11.1.2) it is nothing."""
    goal = domination_goal(state)
    ally = state.ally[seat]
    if ally >= 0:
        land = state.land
        dominated += sum(
            1
            for territory in land.roots
            if state.owner[territory] == ally
            and not land.open_sides[territory]
            and state.buildings[territory] & LARGE_BUILDINGS
        )
    missing = max(0, goal - dominated)
    return DOMINATION_STEPS[missing] if goal and missing < len(DOMINATION_STEPS) else 0.0


def _useful(amount: int, resource: int) -> float:
    enough = USEFUL[resource]
    return amount if amount <= enough else enough + 0.35 * (amount - enough)


# -- the options ----------------------------------------------------------------------------------------------------


def sensible(state: NorthgardState, options: list[Action]) -> list[tuple[float, Action]]:
    """Options worth a thought with a first guess of their worth."""
    frame = state.stack[-1]
    step, seat = frame[0], frame[1]
    if step in (kinds.TURN, kinds.PLAY_ON):
        return turn_options(state, seat, options)
    if options[0][0] == DO_PLACE:
        return [(_placement_prior(state, seat, action), action) for action in options]
    if step == kinds.MOVE_TO:
        source = frame[4]
        return [(_target_prior(state, seat, source, action), action) for action in options]
    if step == kinds.MOVE_COUNT:
        return count_options(state, frame[4], frame[5], seat, options)
    found = []
    for action in options:
        kind = action[0]
        if kind in (DO_DONE, DO_DECLINE, DO_ALLOW):
            found.append((0.0, action))
        elif kind == DO_TRADE_FOR:
            if state.total_resources(seat) >= 6:
                found.append((0.2, action))
        elif kind == DO_CANCEL:
            found.append((0.5, action))
        elif kind == DO_BUILD:
            found.append(
                (
                    2.0 + (3.0 if action[1] == ALTAR_OF_KINGS else 1.0 if action[1] >= FORTRESS else 0.0),
                    action,
                )
            )
        elif kind == DO_RECRUIT:
            found.append((1.5, action))
        else:
            found.append((1.0, action))
    return found or [(0.0, action) for action in options]


def turn_options(state: NorthgardState, seat: int, options: list[Action]) -> list[tuple[float, Action]]:
    """All cards that can be played; of waiting only with the least useful card."""
    found: list[tuple[float, Action]] = []
    waits = [action for action in options if action[0] == DO_WAIT]
    for action in options:
        kind = action[0]
        if kind == DO_PLAY:
            found.append((4.0, action))
        elif kind == DO_UPGRADE:
            found.append((2.5, action))
        elif kind == DO_REPLACE:
            if action[1] == k.UNREST or len(options) < 12:
                found.append((0.3, action))
        elif kind == DO_REMOVE:
            found.append((0.2, action))
        elif kind in (DO_PASS, DO_END_TURN):
            found.append((1.0, action))
    if waits and not any(action[0] == DO_PLAY for action in options):
        found.append((0.5, waits[-1]))
    return found or [(0.0, action) for action in options]


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


def _target_prior(state: NorthgardState, seat: int, source: int, action: Action) -> float:
    if action[0] != DO_TO:
        return 0.0
    target = action[1]
    other = state.owner[target]
    land = state.land
    worth = land.tiles[target].bit_count() + (1.0 if not land.open_sides[target] else 0.0)
    worth += 0.5 * (
        (land.symbols[target] & 255) + (land.symbols[target] >> 8 & 255) + (land.symbols[target] >> 16)
    )
    if other == seat:
        return 0.5
    if other < 0:
        return 2.0 + worth
    return worth + 1.2 * (state.units[source] - state.units[target])


def count_options(
    state: NorthgardState, source: int, target: int, seat: int, options: list[Action]
) -> list[tuple[float, Action]]:
    """Into free land one, or all but one; into a fight as many as possible, or all but one."""
    most = max((action[1] for action in options if action[0] == DO_SEND), default=0)
    fights = state.owner[target] >= 0 and state.owner[target] != seat
    stays = state.units[source]
    found = []
    for action in options:
        number = action[1]
        if action[0] != DO_SEND:
            if number in (0, most - 1, most):
                found.append((0.5, action))
        elif fights:
            if number >= most - 1:
                found.append((2.0 + number, action))
        elif number in (1, 2, stays - 1, most):
            found.append((2.0 - 0.1 * abs(number - 1), action))
    return found or [(0.0, action) for action in options]
