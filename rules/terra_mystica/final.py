"""The end of the game: cults, area, resources (TM-19)."""

from __future__ import annotations

from rules.core import Score
from rules.terra_mystica.board import SHIPPING, WITHIN, bits
from rules.terra_mystica.content import (
    ALCHEMISTS,
    AREA_VP,
    COINS_PER_VP,
    COINS_PER_VP_ALCHEMISTS,
    CULT,
    CULT_VP,
)
from rules.terra_mystica.resources import gain_vp
from rules.terra_mystica.state import (
    OVER_PHASE,
    SOURCES,
    VP_AREA,
    VP_CULTS,
    VP_RESOURCES,
    TerraMysticaState,
)


def shared_places(values: list[int], prizes: tuple[int, ...], least: int = 1) -> list[int]:
    """Points by rank; tied seats share the prizes of the places they occupy, rounded down (TM-19.2.2)."""
    points = [0] * len(values)
    for value in set(values):
        if value < least:
            continue
        tied = [seat for seat, other in enumerate(values) if other == value]
        ahead = sum(1 for other in values if other > value)
        pot = sum(prizes[ahead : ahead + len(tied)])
        for seat in tied:
            points[seat] = pot // len(tied)
    return points


def cult_points(state: TerraMysticaState, cult: int) -> list[int]:
    """Final points of one track; markers on 0 never score (TM-19.2.1)."""
    return shared_places([state.cults[4 * seat + cult] for seat in range(state.setup.players)], CULT_VP)


def largest_group(state: TerraMysticaState, seat: int) -> int:
    """The hexes of the largest group connected directly or indirectly (TM-19.3.1, TM-19.3.2)."""
    own = state.own[seat]
    distance = state.skip_distance(seat)
    reach = WITHIN[distance] if distance else SHIPPING[state.shipping[seat]]
    largest = 0
    while own:
        group = front = own & -own
        while front:
            near = 0
            for hex in bits(front):
                near |= state.neighbours(hex) | reach[hex]
            front = near & own & ~group
            group |= front
        if group.bit_count() > largest.bit_count():
            largest = group
        own &= ~group
    return largest


def largest_area(state: TerraMysticaState, seat: int) -> int:
    """How many structures stand in it."""
    return largest_group(state, seat).bit_count()


def area_points(state: TerraMysticaState) -> list[int]:
    return shared_places([largest_area(state, seat) for seat in range(state.setup.players)], AREA_VP)


def resource_points(state: TerraMysticaState, seat: int) -> int:
    """Everything becomes coins, coins become points (TM-19.4.1)."""
    bowls = state.bowls[3 * seat : 3 * seat + 3]
    coins = state.coins[seat] + state.workers[seat] + state.priests[seat] + bowls[2] + bowls[1] // 2
    return coins // (COINS_PER_VP_ALCHEMISTS if state.faction[seat] == ALCHEMISTS else COINS_PER_VP)


def score_end(state: TerraMysticaState) -> None:
    """Final scoring: cults, area, resources."""
    seats = range(state.setup.players)
    for cult in range(4):
        for seat, points in enumerate(cult_points(state, cult)):
            gain_vp(state, seat, points, VP_CULTS, CULT.word(cult))
    for seat, points in enumerate(area_points(state)):
        gain_vp(state, seat, points, VP_AREA, "area")
    for seat in seats:
        gain_vp(state, seat, resource_points(state, seat), VP_RESOURCES, "resources")


def projected_scores(state: TerraMysticaState) -> list[Score]:
    """Points by source; before the end, with what the final scoring would give now."""
    players = state.setup.players
    extra = [[0] * len(SOURCES) for _ in range(players)]
    if state.phase != OVER_PHASE and min(state.faction) >= 0:
        for cult in range(4):
            for seat, points in enumerate(cult_points(state, cult)):
                extra[seat][VP_CULTS] += points
        for seat, points in enumerate(area_points(state)):
            extra[seat][VP_AREA] = points
            extra[seat][VP_RESOURCES] = resource_points(state, seat)
    found = []
    for seat in range(players):
        first = len(SOURCES) * seat
        parts = {
            source: state.points[first + index] + extra[seat][index]
            for index, source in enumerate(SOURCES)
            if state.points[first + index] + extra[seat][index]
        }
        found.append(Score(sum(parts.values()), parts))
    return found
