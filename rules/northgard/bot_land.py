"""What territories are worth to the bots, in fame: harvests to come, buildings, and being closed."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rules.northgard.content import (
    ALTAR_OF_KINGS,
    DEFENSE_TOWER,
    FORGE,
    FORTRESS,
    LARGE_BUILDINGS,
    TRAINING_CAMP,
    building_count,
    building_symbols,
)
from rules.northgard.state import ACTIONS, NorthgardState

ALTAR_FAME = 3
SYMBOL_FAME = 0.3  # a resource of a harvest to come
ANY_LAND = 1.0  # a territory opens ways and sites
DOMINATING = 3.0  # a closed territory with a large building, besides what it yields


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


def harvests_left(state: NorthgardState) -> int:
    """How many harvests are still to come, this year's included until it begins."""
    return min(state.years, state.years - state.year + (1 if state.phase <= ACTIONS else 0))


def closed_fame(size: int) -> int:
    """The fame of a closed territory in a harvest (NG-7.3.1)."""
    return 1 if size == 2 else 2


def symbols_of(packed: int) -> int:
    """The number of resource symbols in a packed count."""
    return (packed & 255) + (packed >> 8 & 255) + (packed >> 16)


def land_worth(state: NorthgardState, territory: int) -> float:
    """What holding a territory until the end would bring, roughly."""
    land = state.land
    harvests = harvests_left(state)
    symbols = symbols_of(land.symbols[territory])
    yearly = 0.0
    worth = ANY_LAND
    packed = state.buildings[territory]
    closed = not land.open_sides[territory]
    if packed:
        buildings = built(packed)
        symbols += symbols_of(buildings.symbols)
        yearly += ALTAR_FAME * buildings.altars + 0.5 * buildings.worth
        if closed and buildings.large:
            worth += DOMINATING
    if closed:
        yearly += closed_fame(land.tiles[territory].bit_count())
    return worth + (yearly + SYMBOL_FAME * symbols) * harvests
