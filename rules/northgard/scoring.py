"""Final fame (NG-7.10), domination (NG-7.9) and who wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.core import Outcome, Score, places_by
from rules.northgard import cards as k
from rules.northgard.content import (
    AREAS,
    CARVED_SITE,
    DOMINATION,
    FOOD,
    LARGE_BUILDINGS,
    LARGE_SITE,
    LORE,
    SMALL_SITE,
    UNITS_PER_PLAYER,
    WOOD,
    small_and_large,
    symbol,
)
from rules.northgard.state import FAME_KINDS, FAME_SOURCES, OFF_MAP, UNKNOWN, NorthgardState

# -- what Achievements count (NG-9.5) -----------------------------------------------------------------------


def _small_buildings(state: NorthgardState, territory: int) -> int:
    return small_and_large(state.buildings[territory])[0]


def _large_buildings(state: NorthgardState, territory: int) -> int:
    return small_and_large(state.buildings[territory])[1]


def _empty_sites(state: NorthgardState, territory: int, sites: tuple[int, ...]) -> int:
    return sum(
        1 for area in state.land.sites[territory] if state.building_at[area] < 0 and AREAS[area].site in sites
    )


def _empty_small(state: NorthgardState, territory: int) -> int:
    return _empty_sites(state, territory, (SMALL_SITE, CARVED_SITE))


def _empty_large(state: NorthgardState, territory: int) -> int:
    return _empty_sites(state, territory, (LARGE_SITE,))


def _food(state: NorthgardState, territory: int) -> int:
    return symbol(state.shown(territory), FOOD)


def _wood(state: NorthgardState, territory: int) -> int:
    return symbol(state.shown(territory), WOOD)


def _lore(state: NorthgardState, territory: int) -> int:
    return symbol(state.shown(territory), LORE)


def _lairs(state: NorthgardState, territory: int) -> int:
    return state.land.lairs[territory]


def _figures(state: NorthgardState, territory: int) -> int:
    return state.figures(territory)


_COUNTED: Final[dict[str, Callable[[NorthgardState, int], int]]] = {
    "small_building": _small_buildings,
    "large_building": _large_buildings,
    "empty_small_site": _empty_small,
    "empty_large_site": _empty_large,
    "food_symbol": _food,
    "wood_symbol": _wood,
    "lore_symbol": _lore,
    "lair": _lairs,
    "unit": _figures,
}


def achievement_value(state: NorthgardState, seat: int, card: int) -> int:
    """What an Achievement is worth to a seat now (NG-9.5)."""
    own = state.own(seat)
    return sum(
        worth * _COUNTED[key](state, territory) for key, worth in k.CARDS[card].scoring for territory in own
    )


# -- fame ---------------------------------------------------------------------------------------------------


def score_of(state: NorthgardState, seat: int) -> Score:
    """A seat's final fame if the game ended now, by source (NG-7.10.1)."""
    sources = dict(zip(FAME_SOURCES, state.fame[FAME_KINDS * seat : FAME_KINDS * (seat + 1)], strict=True))
    sources["resources"] = state.total_resources(seat) // 3
    developments = achievements = unrest = 0
    for card in state.owned[seat]:
        if card == k.UNREST:
            unrest += k.CARDS[card].fame
        elif card in k.ACHIEVEMENTS:
            achievements += achievement_value(state, seat, card)
        elif card != UNKNOWN:
            developments += k.CARDS[card].fame
    sources["developments"] = developments
    sources["achievement_cards"] = achievements
    sources["unrest_cards"] = unrest
    return Score(sum(sources.values()), sources)


def scores(state: NorthgardState) -> list[Score]:
    """Every seat's score."""
    return [score_of(state, seat) for seat in range(state.players)]


# -- victory ------------------------------------------------------------------------------------------------


def dominated_territories(state: NorthgardState, seat: int) -> int:
    """Closed territories with a large building that a seat controls (NG-7.9.1)."""
    land = state.land
    return sum(1 for own in state.own(seat) if land.closed(own) and state.buildings[own] & LARGE_BUILDINGS)


def domination_goal(state: NorthgardState) -> int:
    """How many are needed; 0 if domination is off (NG-11.1.2, NG-11.2.7)."""
    if state.setup.options["longer"]:
        return 0
    return DOMINATION["team" if state.setup.options["team"] else "standard"]


def dominators(state: NorthgardState) -> int:
    """The seats that dominate now, as bits; a team dominates together."""
    goal = domination_goal(state)
    found = 0
    for seat in range(state.players):
        count = dominated_territories(state, seat)
        if state.ally[seat] >= 0:
            count += dominated_territories(state, state.ally[seat])
        if goal and count >= goal:
            found |= 1 << seat
    return found


def tie_key(state: NorthgardState, seat: int) -> tuple[int, int, int, int]:
    """Fame, then territories, units on the map and buildings in own territories (NG-7.10.3)."""
    own = state.own(seat)
    return (
        score_of(state, seat).total,
        len(own),
        UNITS_PER_PLAYER - state.reserve[seat] + (seat == state.bear_seat and state.kaija_at != OFF_MAP),
        sum(sum(small_and_large(state.buildings[territory])) for territory in own),
    )


def outcome(state: NorthgardState) -> Outcome:
    """Places and the reason; in the team game sums decide (NG-11.2.6)."""
    keys = [tie_key(state, seat) for seat in range(state.players)]
    if state.setup.options["team"]:
        keys = [
            tuple(a + b for a, b in zip(keys[seat], keys[state.ally[seat]], strict=True))  # type: ignore[misc]
            for seat in range(state.players)
        ]
    ranked: list[tuple[int, ...]] = [
        (state.won >> seat & 1, *key) for seat, key in zip(range(state.players), keys, strict=True)
    ]
    return Outcome(places_by(ranked), "domination" if state.won else "most_fame")
