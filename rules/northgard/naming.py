"""One action, several ways to write it: a territory by any of its areas, a tile that looks the same however it is turned."""

from __future__ import annotations

from typing import Final

from rules.core import Action
from rules.northgard.content import TILES
from rules.northgard.state import NorthgardState
from rules.northgard.vocabulary import (
    AREA,
    DO_BUILD,
    DO_BUILD_FREELY,
    DO_PLACE,
    DO_SWAP_BUILDING,
    NOTATION,
)

TURNS: Final = range(4)  # quarter turns (NG-3.1.1)
# Buildings stand on one area of their territory, and are named by it.
_OWN_AREA: Final = (DO_BUILD, DO_BUILD_FREELY, DO_SWAP_BUILDING)
# Where the actions of each verb name a territory.
TERRITORY_PLACES: Final = tuple(
    ()
    if number in _OWN_AREA
    else tuple(place for place, field in enumerate(verb.fields, 1) if field.vocabulary is AREA)
    for number, verb in enumerate(NOTATION.verbs)
)


def as_listed(state: NorthgardState, action: Action) -> Action:
    """The action as the options have it: a territory by its oldest area (NG-3.3.1), equal turns once (NG-3.10.4)."""
    if action[0] == DO_PLACE:
        _, tile, cell, turns = action
        if tile >= 0 and turns in TURNS and turns not in TILES[tile].rotations:
            return (DO_PLACE, tile, cell, TILES[tile].rotations[0])
        return action
    named = list(action)
    for place in TERRITORY_PLACES[action[0]]:
        if named[place] >= 0 and state.land.root[named[place]] >= 0:
            named[place] = state.land.root[named[place]]
    return tuple(named)
