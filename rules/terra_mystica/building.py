"""Structures: dwellings, upgrades, bridges, and what they bring at once (TM-7.4, TM-8.2, TM-11, TM-14.2)."""

from __future__ import annotations

from rules.terra_mystica.board import BRIDGE_ENDS, HEX, SITE
from rules.terra_mystica.content import (
    ALCHEMISTS,
    AUREN,
    CHAOS_MAGICIANS,
    CULTISTS,
    DARKLINGS,
    DWELLING,
    EVENT_DWELLING,
    EVENT_STRONG,
    EVENT_TEMPLE,
    EVENT_TRADING,
    FAVOR,
    FAVOR_CULT,
    FAVOR_DWELLING,
    FAVOR_DWELLING_VP,
    FAVOR_TRADING,
    FAVOR_TRADING_VP,
    HALFLINGS,
    MERMAIDS,
    SANCTUARY,
    SMALL_TOWNS,
    STRONGHOLD,
    STRUCTURE,
    TEMPLE,
    TILE_EVENT,
    TRADING_HOUSE,
)
from rules.terra_mystica.cults import advance_cult
from rules.terra_mystica.resources import gain_power, gain_vp, pay
from rules.terra_mystica.state import (
    OWED_FAVOR,
    OWED_ORDINATION,
    OWED_SPADES,
    VP_ABILITY,
    VP_FAVOR,
    VP_ROUND,
    TerraMysticaState,
)
from rules.terra_mystica.towns import check_all_towns, check_town
from rules.terra_mystica.tracks import free_shipping_step

ALCHEMIST_POWER = 12
CULTIST_VP = 7
HALFLING_SPADES = 3
_EVENT_OF = (EVENT_DWELLING, EVENT_TRADING, EVENT_TEMPLE, EVENT_STRONG, EVENT_STRONG)


def set_terrain(state: TerraMysticaState, hex: int, terrain: int) -> None:
    """Lay a terrain tile."""
    state.terrain_sets[state.terrain[hex]] &= ~(1 << hex)
    state.terrain[hex] = terrain
    state.terrain_sets[terrain] |= 1 << hex


def put_dwelling(state: TerraMysticaState, seat: int, hex: int) -> None:
    """Place a dwelling without any consequence: the first dwellings (TM-3.8.4)."""
    state.piece[hex] = DWELLING + 1
    state.occupied |= 1 << hex
    state.own[seat] |= 1 << hex
    state.standing[5 * seat + DWELLING] += 1
    state.reach[seat] = -1


def build_dwelling(state: TerraMysticaState, seat: int, hex: int, source: str) -> None:
    """Place a dwelling with all consequences but its price: points, town, later the neighbours' power (TM-8.2.3)."""
    put_dwelling(state, seat, hex)
    if state.events is not None:
        state.emit("built", seat, source, {"hex": HEX.word(hex), "structure": "dwelling"})
    score_building(state, seat, DWELLING)
    check_town(state, seat, hex)
    state.builds += (hex,)


def pay_dwelling(state: TerraMysticaState, seat: int) -> None:
    workers, coins = state.board(seat).costs[DWELLING]
    pay(state, seat, workers, coins, 0, "dwelling")


def score_building(state: TerraMysticaState, seat: int, structure: int) -> None:
    """Points of the round's scoring tile and of favor tiles for a new structure (TM-7.4.1)."""
    event, points = TILE_EVENT[state.tiles[state.round - 1]]
    if event == _EVENT_OF[structure]:
        gain_vp(state, seat, points, VP_ROUND, "round_tile")
    if structure == DWELLING and state.favors[seat] >> FAVOR_DWELLING & 1:
        gain_vp(state, seat, FAVOR_DWELLING_VP, VP_FAVOR, "favor_earth_1")
    elif structure == TRADING_HOUSE and state.favors[seat] >> FAVOR_TRADING & 1:
        gain_vp(state, seat, FAVOR_TRADING_VP, VP_FAVOR, "favor_water_1")


def near_opponent(state: TerraMysticaState, seat: int, hex: int) -> bool:
    """Whether an opponent's structure is directly adjacent (TM-11.2.2)."""
    return bool(state.neighbours(hex) & state.occupied & ~state.own[seat])


def upgrade_cost(state: TerraMysticaState, seat: int, hex: int, structure: int) -> tuple[int, int]:
    """Workers and coins of an upgrade."""
    board = state.board(seat)
    if structure == TRADING_HOUSE and near_opponent(state, seat, hex):
        return board.costs[structure][0], board.near_coins
    return board.costs[structure]


def upgrade(state: TerraMysticaState, seat: int, hex: int, structure: int, source: str) -> None:
    """Exchange a structure for the next one with all consequences but its price (TM-11, TM-7.4.1)."""
    old = state.piece[hex] - 1
    state.piece[hex] = structure + 1
    state.standing[5 * seat + old] -= 1
    state.standing[5 * seat + structure] += 1
    if state.events is not None:
        state.emit("upgraded", seat, source, {"hex": HEX.word(hex), "structure": STRUCTURE.word(structure)})
    score_building(state, seat, structure)
    if structure == STRONGHOLD:
        stronghold_built(state, seat)
    if structure in (TEMPLE, SANCTUARY):
        state.owed[OWED_FAVOR] += 2 if state.faction[seat] == CHAOS_MAGICIANS else 1
    check_town(state, seat, hex)
    state.builds += (hex,)


def stronghold_built(state: TerraMysticaState, seat: int) -> None:
    """The one-time effects of the strongholds (TM-20); special actions need nothing here."""
    faction = state.faction[seat]
    if faction == ALCHEMISTS:
        gain_power(state, seat, ALCHEMIST_POWER, "alchemists")
    elif faction == CULTISTS:
        gain_vp(state, seat, CULTIST_VP, VP_ABILITY, "cultists")
    elif faction == MERMAIDS:
        free_shipping_step(state, seat, "mermaids")
    elif faction == AUREN:
        state.owed[OWED_FAVOR] += 1
    elif faction == DARKLINGS:
        state.owed[OWED_ORDINATION] = 1
    elif faction == HALFLINGS:
        state.owed[OWED_SPADES] = HALFLING_SPADES


def take_favor(state: TerraMysticaState, seat: int, favor: int) -> None:
    """Take a favor tile: cult steps, then its ability from now on (TM-11.5.3)."""
    state.owed[OWED_FAVOR] -= 1
    state.favors_left[favor] -= 1
    state.favors[seat] |= 1 << favor
    name = FAVOR.word(favor)
    if state.events is not None:
        state.emit("favor_tile", seat, name, {"favor": name})
    cult, steps = FAVOR_CULT[favor]
    advance_cult(state, seat, cult, steps, name)
    if favor == SMALL_TOWNS:
        check_all_towns(state, seat)


def bridge_used(state: TerraMysticaState, site: int) -> bool:
    """Whether a site carries a bridge already (TM-2.6.2)."""
    return any(used == site for used, _ in state.bridges)


def bridges_of(state: TerraMysticaState, seat: int) -> int:
    """How many bridges a seat has built."""
    return sum(1 for _, owner in state.bridges if owner == seat)


def build_bridge(state: TerraMysticaState, seat: int, site: int, source: str) -> None:
    """Join two land spaces for everybody, at once (TM-14.2, TM-14.3)."""
    state.bridges += ((site, seat),)
    link(state, site)
    if state.events is not None:
        state.emit("bridge_built", seat, source, {"bridge": SITE.word(site)})
    for end in BRIDGE_ENDS[site]:
        if state.own[seat] >> end & 1:
            check_town(state, seat, end)
            break


def link(state: TerraMysticaState, site: int) -> None:
    """Make the ends of a bridge directly adjacent."""
    one, other = BRIDGE_ENDS[site]
    state.links[one] = state.links.get(one, 0) | 1 << other
    state.links[other] = state.links.get(other, 0) | 1 << one
    for seat in range(state.setup.players):
        state.reach[seat] = -1
