"""Towns: founding, growing, their tiles, and the Mermaids' river (TM-17, TM-20.13)."""

from __future__ import annotations

from rules.terra_mystica.board import BANKS, HEX, SHORES, bits
from rules.terra_mystica.content import (
    EVENT_TOWN,
    POWER_VALUE,
    SANCTUARY,
    SMALL_TOWNS,
    SWARMLINGS,
    TILE_EVENT,
    TOWN,
    TOWN_CULT_STEPS,
    TOWN_GAIN,
    TOWN_SHIPPING,
    TOWN_VP,
    WITCHES,
)
from rules.terra_mystica.cults import advance_cult, tracks_to_top
from rules.terra_mystica.resources import gain, gain_vp, gain_workers
from rules.terra_mystica.state import OWED_TOWN, VP_ABILITY, VP_ROUND, VP_TOWN, TerraMysticaState
from rules.terra_mystica.tracks import free_shipping_step

TOWN_STRUCTURES = 4  # 3 with the sanctuary among them
TOWN_POWER = 7  # 6 with favor_fire_2
SWARMLING_WORKERS = 3
WITCHES_VP = 5


def group_of(state: TerraMysticaState, seat: int, start: int) -> int:
    """Own structures connected to a set of them by direct adjacency, and over the Mermaids' town rivers."""
    own = state.own[seat]
    rivers = state.river_towns[seat]
    group = start & own
    front = group
    while front:
        near = 0
        for hex in bits(front):
            near |= state.neighbours(hex)
            if rivers & SHORES[hex]:
                for river in bits(rivers & SHORES[hex]):
                    near |= BANKS[river]
        front = near & own & ~group
        group |= front
    return group


def town_power(state: TerraMysticaState, seat: int) -> int:
    """The power value that a town of this seat needs."""
    return TOWN_POWER - (state.favors[seat] >> SMALL_TOWNS & 1)


def group_power(state: TerraMysticaState, group: int) -> int:
    """The sum of the power values of some structures."""
    return sum(POWER_VALUE[state.piece[hex] - 1] for hex in bits(group))


def is_town_size(state: TerraMysticaState, seat: int, group: int) -> bool:
    """Enough structures and power for a town (TM-17.1.1)."""
    structures = power = 0
    for hex in bits(group):
        piece = state.piece[hex] - 1
        structures += 2 if piece == SANCTUARY else 1
        power += POWER_VALUE[piece]
    return structures >= TOWN_STRUCTURES and power >= town_power(state, seat)


def tiles_to_give(state: TerraMysticaState) -> bool:
    """Whether a town tile is left that is not owed already: without one no town is founded (TM-17.1.3)."""
    return sum(state.towns_left) > state.owed[OWED_TOWN]


def check_town(state: TerraMysticaState, seat: int, hex: int) -> None:
    """After something was built on a hex: join a town, or found one, or nothing (TM-17.1, TM-17.2)."""
    group = group_of(state, seat, 1 << hex)
    if group & state.in_town:
        state.in_town |= group
    elif is_town_size(state, seat, group) and tiles_to_give(state):
        found(state, seat, group)


def check_all_towns(state: TerraMysticaState, seat: int) -> None:
    """After taking favor_fire_2 every group is looked at again (TM-17.3.2)."""
    left = state.own[seat] & ~state.in_town
    while left:
        hex = (left & -left).bit_length() - 1
        check_town(state, seat, hex)
        left &= ~group_of(state, seat, 1 << hex)


def found(state: TerraMysticaState, seat: int, group: int) -> None:
    """A town arises: its structures are marked, the tile is owed to the founder."""
    state.in_town |= group
    state.owed[OWED_TOWN] += 1
    if state.events is not None:
        state.emit("town_founded", seat, "town", {"hexes": ", ".join(HEX.word(hex) for hex in bits(group))})


def river_group(state: TerraMysticaState, seat: int, river: int) -> int:
    """The structures that a town over this river hex would have (TM-20.13.2)."""
    return group_of(state, seat, BANKS[river])


def can_found_river_town(state: TerraMysticaState, seat: int, river: int) -> bool:
    group = river_group(state, seat, river)
    return (
        bool(group)
        and not group & state.in_town
        and is_town_size(state, seat, group)
        and tiles_to_give(state)
    )


def found_river_town(state: TerraMysticaState, seat: int, river: int) -> None:
    """The Mermaids skip one river space; its banks stay connected for this town (TM-20.13.3)."""
    group = river_group(state, seat, river)
    state.river_towns[seat] |= 1 << river
    found(state, seat, group)


def take_town_tile(state: TerraMysticaState, seat: int, town: int) -> list[int]:
    """Points and bonus of a town tile; returns the tracks to choose from if keys are short (TM-17.5)."""
    state.owed[OWED_TOWN] -= 1
    state.towns_left[town] -= 1
    state.towns[len(TOWN) * seat + town] += 1
    name = TOWN.word(town)
    if state.events is not None:
        state.emit("town_tile", seat, name, {"town": name})
    gain_vp(state, seat, TOWN_VP[town], VP_TOWN, name)
    event, points = TILE_EVENT[state.tiles[state.round - 1]]
    if event == EVENT_TOWN:
        gain_vp(state, seat, points, VP_ROUND, "round_tile")
    if state.faction[seat] == WITCHES:
        gain_vp(state, seat, WITCHES_VP, VP_ABILITY, "witches")
    elif state.faction[seat] == SWARMLINGS:
        gain_workers(state, seat, SWARMLING_WORKERS, "swarmlings")
    gain(state, seat, TOWN_GAIN[town], name)
    if town == TOWN_SHIPPING:
        free_shipping_step(state, seat, name)
    steps = TOWN_CULT_STEPS[town]
    if not steps:
        return []
    tops = tracks_to_top(state, seat, steps)
    if len(tops) > state.keys(seat) > 0:
        return tops
    for cult in range(4):
        advance_cult(state, seat, cult, steps, name)
    return []


def take_town_steps(state: TerraMysticaState, seat: int, town: int, topped: tuple[int, ...]) -> None:
    """The cult steps of a town tile once it is chosen on which tracks the keys are used."""
    for cult in range(4):
        advance_cult(state, seat, cult, TOWN_CULT_STEPS[town], TOWN.word(town), may_top=cult in topped)
