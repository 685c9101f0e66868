"""What a position of Northgard is worth (see rules/bots/heuristic.py); the options are in bot_options.py.

Values are in fame. Territory is worth what it will harvest in the years left, fame and resources; open land also what
closing it would bring. The other way to win, three closed territories with a large building each, has a term of its own.
"""

from __future__ import annotations

from math import exp

from rules.northgard import cards as k
from rules.northgard import kinds
from rules.northgard.bot_land import ALTAR_FAME, built, closed_fame, harvests_left
from rules.northgard.bot_options import sensible
from rules.northgard.content import AREAS, LARGE_SITE, UNITS_PER_PLAYER, WINTER_COST
from rules.northgard.scoring import achievement_value, dominated_territories, domination_goal
from rules.northgard.state import ACTIONS, FAME_KINDS, HARVEST, UNKNOWN, NorthgardState
from rules.northgard.vocabulary import DO_END_TURN

__all__ = ["BIG_STEPS", "CHANCE", "ENDS_TURN", "RESTS", "TERMS", "features", "sensible"]

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
    "winning",
)
CHANCE = True
RESTS = (kinds.TURN,)
BIG_STEPS = (kinds.SETUP_TILE, kinds.SETUP_UNITS, kinds.TURN, kinds.PLAY_ON)
ENDS_TURN = (DO_END_TURN,)

UNREST_FAME = 5
USEFUL = (4, 5, 4)  # of food, wood, lore: more is worth less
IS_LARGE_SITE = tuple(area.site == LARGE_SITE for area in AREAS)
ACHIEVEMENTS = frozenset(k.ACHIEVEMENTS)
CARD_FAME = tuple(card.fame for card in k.CARDS)
# How near one territory is to counting for domination.
OPEN_WITH_LARGE, CLOSED_WITH_SITE = 0.4, 0.3
CERTAIN = 2.0  # domination that nobody can break any more this year, against one that somebody could
EVEN_CHANCE = 0.5  # of winning, as long as the end is far
LEAD_SCALE = 5.0  # fame that makes winning likely in the last year


def features(state: NorthgardState, seat: int) -> list[float]:
    """The terms of one seat's position, in the order of TERMS."""
    land = state.land
    owner, units, buildings, building_at = state.owner, state.units, state.buildings, state.building_at
    tiles, open_sides, land_symbols, adjacent = land.tiles, land.open_sides, land.symbols, land.adjacent
    harvests = harvests_left(state)
    late = 1.0 - harvests / (state.years + 1)
    closed = altars = 0
    open_land = danger = large_sites = worth_of_buildings = 0.0
    territories = defence = 0
    symbols = 0
    dominating: list[float] = []
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
            closed += closed_fame(size)
            if large:
                dominating.append(1.0)
        else:
            open_land += (size + (1.5 if large else 0.0)) / (1.0 + sides)
            if large:
                dominating.append(OPEN_WITH_LARGE)
        if not large:
            for area in land.sites[territory]:
                if building_at[area] < 0 and IS_LARGE_SITE[area]:
                    large_sites += 0.4 if sides else 1.0
                    if not sides:
                        dominating.append(CLOSED_WITH_SITE)
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
    coming = symbols if state.phase <= HARVEST else 0
    fame = sum(state.fame[FAME_KINDS * seat : FAME_KINDS * (seat + 1)])
    cards, unrest = _card_fame(state, seat)
    hand = 0.0
    if not state.passed >> seat & 1:
        hand = sum(0.1 if card == k.UNREST else 1.0 for card in state.hand[seat])
    return [
        float(fame),
        float(cards),
        -float(UNREST_FAME * unrest),
        float(closed * harvests),
        float(ALTAR_FAME * altars * harvests),
        open_land * (0.3 + 0.7 * use),
        _domination(state, seat, dominating),
        large_sites * use,
        _useful(food, 0) * use + (1 - use) * food / 3,
        _useful(wood, 1) * use + (1 - use) * wood / 3,
        _useful(lore, 2) * use + (1 - use) * lore / 3,
        float((symbols & 255) + (symbols >> 8 & 255) + (symbols >> 16)) * harvests,
        -_hunger(on_map, food, wood, coming) if harvests else 0.0,
        float(min(on_map, 11)) * (0.5 + 0.5 * use),
        float(territories) * use,
        float(defence) * use,
        -danger * use,
        worth_of_buildings * max(0, harvests - 1),
        hand * (1.0 - 0.5 * late),
        _winning(state, seat) if state.year == state.years else EVEN_CHANCE,
    ]


def _card_fame(state: NorthgardState, seat: int) -> tuple[int, int]:
    """The fame of a seat's cards, and the number of its Unrest cards."""
    fame = unrest = 0
    for card in state.owned[seat]:
        if card == k.UNREST:
            unrest += 1
        elif card in ACHIEVEMENTS:
            fame += achievement_value(state, seat, card)
        elif card != UNKNOWN:
            fame += CARD_FAME[card]
    return fame, unrest


def _hunger(on_map: int, food: int, wood: int, coming: int) -> float:
    """What the next winter is likely to cost for want of provisions; ``coming`` are the symbols of a harvest before it."""
    needs_food, needs_wood = WINTER_COST[on_map]
    short = max(0, needs_food - food - (coming & 255)) + max(0, needs_wood - wood - (coming >> 8 & 255))
    return UNREST_FAME * min(1.0, 0.6 * short)


def _domination(state: NorthgardState, seat: int, near: list[float]) -> float:
    """How near the other way to win is, 1 when reached; ``near`` says it for each territory. Without it nothing (NG-11.1.2)."""
    goal = domination_goal(state)
    ally = state.ally[seat]
    if not goal or not (near or ally >= 0):
        return 0.0
    if ally >= 0:
        near = near + [1.0] * dominated_territories(state, ally)
    if len(near) > goal:
        near = sorted(near, reverse=True)[:goal]
    progress = sum(near) / goal
    if progress < 1.0:
        return progress * progress
    others = ~(1 << seat | (1 << ally if ally >= 0 else 0)) & (1 << state.players) - 1
    return CERTAIN if state.phase > ACTIONS or state.passed & others == others else 1.0


def _winning(state: NorthgardState, seat: int) -> float:
    """How likely the fame in sight wins, in the last year."""
    finals = [_final_fame(state, one) for one in range(state.players)]
    ally = state.ally[seat]
    if ally >= 0:
        lead = finals[seat] + finals[ally] - sum(finals) / 2
    else:
        lead = finals[seat] - max(final for one, final in enumerate(finals) if one != seat)
    return 1.0 / (1.0 + exp(-max(-50.0, min(50.0, lead)) / LEAD_SCALE))


def _final_fame(state: NorthgardState, seat: int) -> float:
    """The fame a seat will have if nothing happens any more but the last harvest and winter."""
    cards, unrest = _card_fame(state, seat)
    fame = float(sum(state.fame[FAME_KINDS * seat : FAME_KINDS * (seat + 1)]) + cards - UNREST_FAME * unrest)
    food, wood, lore = state.resources[3 * seat : 3 * seat + 3]
    resources = food + wood + lore
    if state.phase <= ACTIONS:
        land = state.land
        symbols = 0
        for territory in state.own(seat):
            symbols += land.symbols[territory]
            packed = state.buildings[territory]
            if packed:
                buildings = built(packed)
                symbols += buildings.symbols
                fame += ALTAR_FAME * buildings.altars
            if not land.open_sides[territory]:
                fame += closed_fame(land.tiles[territory].bit_count())
        resources += (symbols & 255) + (symbols >> 8 & 255) + (symbols >> 16)
        fame -= _hunger(UNITS_PER_PLAYER - state.reserve[seat], food, wood, symbols)
    return fame + resources / 3


def _useful(amount: int, resource: int) -> float:
    enough = USEFUL[resource]
    return amount if amount <= enough else enough + 0.35 * (amount - enough)
