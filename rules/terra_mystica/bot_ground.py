"""What a seat's structures are worth by where they stand: area, groups on the way to a town, land in reach, neighbours.

All of it depends on the map alone, while most actions of a look ahead leave the map as it is: results are remembered.
"""

from __future__ import annotations

from typing import NamedTuple

from rules.terra_mystica.board import NEIGHBOURS
from rules.terra_mystica.content import GIANTS, POWER_VALUE, SANCTUARY, SMALL_TOWNS
from rules.terra_mystica.final import largest_area
from rules.terra_mystica.state import TerraMysticaState
from rules.terra_mystica.towns import TOWN_POWER, TOWN_STRUCTURES

REMEMBERED = 60_000  # positions on the map
# How far a group is from being a town, in actions: a structure more, a point of power more; and when it counts at all.
STRUCTURE_ACTIONS, POWER_ACTIONS, FAR = 1.6, 1.2, 7.0
NO_ROOM = 0.3  # of a group that has no free land beside it for the structures it needs


class Ground(NamedTuple):
    """The map as one seat uses it."""

    area: int  # structures in the largest area
    town: float  # the group nearest to a town, 0 to 1
    second_town: float
    near: int  # own structures with a rival beside them
    ready: int  # free home terrain in reach
    one_spade: int
    two_spades: int


_known: dict[tuple[object, ...], Ground] = {}


def ground(state: TerraMysticaState, seat: int) -> Ground:
    """The ground of a seat, remembered as long as nothing on the map changes for it."""
    key = (
        state.faction[seat],
        state.own[seat],
        state.in_town,
        bytes(state.piece),
        bytes(state.terrain),
        state.shipping_now(seat),
        state.shipping[seat],
        state.skip_distance(seat),
        state.favors[seat] >> SMALL_TOWNS & 1,
        state.bridges,
    )
    found = _known.get(key)
    if found is None:
        if len(_known) >= REMEMBERED:
            _known.clear()
        found = _known[key] = survey(state, seat)
    return found


def survey(state: TerraMysticaState, seat: int) -> Ground:
    """Look over the map once."""
    own = state.own[seat]
    occupied = state.occupied
    others = occupied & ~own
    near = 0
    rest = own
    while rest:
        low = rest & -rest
        rest ^= low
        if NEIGHBOURS[low.bit_length() - 1] & others:
            near += 1
    town, second = town_groups(state, seat)
    home = state.home(seat)
    sets = state.terrain_sets
    reach = (state.reachable(seat) | state.skippable(seat)) & ~occupied
    ready = (reach & sets[home]).bit_count()
    one = (reach & (sets[(home + 1) % 7] | sets[(home - 1) % 7])).bit_count()
    two = (reach & (sets[(home + 2) % 7] | sets[(home - 2) % 7])).bit_count()
    if state.faction[seat] == GIANTS:
        one, two = 0, one + two + (reach & (sets[(home + 3) % 7] | sets[(home - 3) % 7])).bit_count()
    return Ground(largest_area(state, seat), town, second, near, ready, one, two)


def town_groups(state: TerraMysticaState, seat: int) -> tuple[float, float]:
    """How near the two best groups of structures are to being towns, from 0 to 1."""
    needed = TOWN_POWER - (state.favors[seat] >> SMALL_TOWNS & 1)
    own = state.own[seat] & ~state.in_town
    free = ~state.occupied
    piece = state.piece
    best = second = 0.0
    while own:
        group = front = own & -own
        structures = power = around = 0
        while front:
            near = 0
            while front:
                low = front & -front
                front ^= low
                hex = low.bit_length() - 1
                kind = piece[hex] - 1
                structures += 2 if kind == SANCTUARY else 1
                power += POWER_VALUE[kind]
                near |= state.neighbours(hex)
            around |= near
            front = near & own & ~group
            group |= front
        own &= ~group
        more = max(0, TOWN_STRUCTURES - structures)
        missing = max(0, needed - power - more)
        progress = 1.0 - (STRUCTURE_ACTIONS * more + POWER_ACTIONS * missing) / FAR
        if progress <= 0.0:
            continue
        if (around & free).bit_count() < more:
            progress *= NO_ROOM
        if progress > best:
            best, second = progress, best
        elif progress > second:
            second = progress
    return best, second
