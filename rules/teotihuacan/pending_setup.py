"""The pending steps of a set-up from outside: they fit the tiles that were dealt and kept, and leave nothing out."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.teotihuacan.content import DISCOVERY_STARTS, STARTING_TILES
from rules.teotihuacan.frames import (
    CHOOSE_STARTING_TILES,
    CLAIM_SETUP_DISCOVERY,
    DRAFT_STARTING_TILE,
    FINISH_SETUP,
    NEXT_BENEFIT,
    OFFER_SETUP_DISCOVERY,
    PLACE_STARTING_WORKERS,
    PLACE_WORKERS,
    REVEAL_STARTING_TILES,
    SETUP_ORDER,
    TAKE_BENEFITS,
)
from rules.teotihuacan.vocabulary import BENEFIT, NOWHERE, STARTING_TILE, WORKERS

if TYPE_CHECKING:
    from rules.teotihuacan.state import TeotihuacanState

KEPT = 2  # starting tiles of each player (TE-3.4)
STARTERS = WORKERS - 1
_CHOICES = (REVEAL_STARTING_TILES, CHOOSE_STARTING_TILES, DRAFT_STARTING_TILE)
_OF_A_TILE = (OFFER_SETUP_DISCOVERY, CLAIM_SETUP_DISCOVERY)
_TECHNOLOGY = BENEFIT.index("technology")


def problems(state: TeotihuacanState) -> list[str]:
    """What is forgotten, asked for twice or does not fit the tiles."""
    steps = [frame[0] for frame in state.stack]
    if steps.count(FINISH_SETUP) != 1 or steps[0] != FINISH_SETUP:
        return ["finish_setup stands once, at the bottom of the set-up (TE-3.8)"]
    return _order_problems(steps) or _choice_problems(state, steps) or _benefit_problems(state)


def _order_problems(steps: list[int]) -> list[str]:
    """Bottom first: the benefits to come, then either the choice of tiles or one seat's benefits (TE-3.6)."""
    waiting = next((place for place, step in enumerate(steps[1:], 1) if step != TAKE_BENEFITS), len(steps))
    if TAKE_BENEFITS in steps[waiting:]:
        return ["take_benefits of the seats to come stand directly on finish_setup (TE-3.6)"]
    above = steps[waiting:]
    if any(step in _CHOICES for step in above) and not all(step in _CHOICES for step in above):
        return ["benefits are taken when all tiles are chosen (TE-3.6)"]
    return []


def _asked(state: TeotihuacanState, seat: int, *steps: int) -> int:
    return sum(1 for frame in state.stack if frame[0] in steps and frame[1] == seat)


def _choice_problems(state: TeotihuacanState, steps: list[int]) -> list[str]:
    """Every seat keeps two tiles that nobody else has (TE-3.4, TE-17.2)."""
    if (REVEAL_STARTING_TILES in steps) != any(state.dealt):
        return ["reveal_starting_tiles is pending just while dealt tiles are chosen from (TE-3.4)"]
    known = [tile for hand in (*state.kept, state.open_starts) for tile in hand if tile >= 0]
    if len(set(known)) != len(known):
        return ["starting_tiles: a tile is kept or open twice (TE-3.4)"]
    if any(step == DRAFT_STARTING_TILE for step in steps) and len(state.open_starts) < steps.count(
        DRAFT_STARTING_TILE
    ):
        return ["starting_tiles.open: fewer tiles than are to be drafted (TE-17.1)"]
    for seat, kept in enumerate(state.kept):
        chosen = KEPT * _asked(state, seat, CHOOSE_STARTING_TILES) + _asked(state, seat, DRAFT_STARTING_TILE)
        if len(kept) + chosen != KEPT:
            return [f"starting_tiles.kept[{seat}]: not two tiles, kept or to be chosen (TE-3.4)"]
        if state.dealt[seat] and not set(kept) <= set(state.dealt[seat]):
            return [f"starting_tiles.kept[{seat}]: a tile that was not dealt (TE-3.4)"]
        boards = {board for tile in kept if tile >= 0 for board in STARTING_TILES[tile].boards}
        if len(kept) == KEPT and min(kept) >= 0 and len(boards) < STARTERS:
            return [f"starting_tiles.kept[{seat}]: fewer than three different boards (TE-3.5)"]
    return []


def _benefit_problems(state: TeotihuacanState) -> list[str]:
    """Every seat has its workers placed, places them, or has not begun with its benefits (TE-3.6)."""
    for seat in range(state.setup.players):
        starters = state.place[seat * WORKERS : seat * WORKERS + STARTERS]
        placed = sum(1 for place in starters if place != NOWHERE)
        to_come = _asked(state, seat, TAKE_BENEFITS)
        now = _asked(state, seat, PLACE_WORKERS, PLACE_STARTING_WORKERS)
        if placed not in (0, STARTERS) or to_come + now + (placed == STARTERS) != 1:
            return [f"seat {seat} places its workers never or twice (TE-3.5)"]
        if to_come and state.known[seat]:
            return [f"seat {seat} has a technology before its benefits (TE-3.6.2)"]
        if to_come and any(_nothing_drawn(state, tile) for tile in state.kept[seat]):
            return ["starting_tiles.discoveries: none drawn for a kept tile (TE-3.6)"]
    for frame in state.stack:
        if frame[0] in _OF_A_TILE and (frame[2] not in DISCOVERY_STARTS or _nothing_drawn(state, frame[2])):
            word = STARTING_TILE.word(max(frame[2], 0))
            return [f"starting_tiles.discoveries: none drawn for {word} (TE-3.6)"]
        if frame[0] in (NEXT_BENEFIT, SETUP_ORDER):
            left = len(state.technologies) - state.known[frame[1]].bit_count()
            if frame[2 + _TECHNOLOGY] > left:
                return [f"seat {frame[1]} cannot learn so many technologies (TE-3.6.2)"]
    return []


def _nothing_drawn(state: TeotihuacanState, tile: int) -> bool:
    """Whether a starting tile needs a discovery that is not there; a view may not know it."""
    return (
        state.viewer < 0
        and tile in DISCOVERY_STARTS
        and state.start_discovery[DISCOVERY_STARTS.index(tile)] < 0
    )
