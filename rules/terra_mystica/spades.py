"""Spades: what they cost, where they may be used, what they change and what they earn (TM-8.3 to TM-8.6)."""

from __future__ import annotations

from rules.core import Params
from rules.terra_mystica.board import HEX, TERRAIN, wheel_distance
from rules.terra_mystica.building import set_terrain
from rules.terra_mystica.content import (
    ALCHEMISTS,
    DARKLINGS,
    DWARVES,
    EVENT_SPADE,
    GIANTS,
    HALFLINGS,
    STRONGHOLD,
    TILE_EVENT,
)
from rules.terra_mystica.frames import BOUGHT_SPADES, CULT_SPADES, FREE_SPADES
from rules.terra_mystica.notation import DETOUR, DIG
from rules.terra_mystica.resources import gain_power, gain_vp, pay
from rules.terra_mystica.state import VP_ABILITY, VP_ROUND, TerraMysticaState

GIANT_SPADES_NEEDED = 2
DARKLING_VP = 2
ALCHEMIST_SPADE_POWER = 2
SKIP_VP = 4  # for a tunnel or a carpet


def affordable_spades(state: TerraMysticaState, seat: int) -> int:
    """How many spades a seat could buy (TM-8.4.1); Darklings pay with priests."""
    if state.faction[seat] == DARKLINGS:
        return state.priests[seat]
    return state.workers[seat] // state.board(seat).workers_per_spade[state.exchange[seat]]


def least_spades_price(state: TerraMysticaState, seat: int, free: int) -> tuple[int, int]:
    """Workers and priests for as many bought spades as are needed to do anything at all beside the free ones."""
    least = GIANT_SPADES_NEEDED if state.faction[seat] == GIANTS else 1
    count = max(0, least - free)
    if state.faction[seat] == DARKLINGS:
        return 0, count
    return count * state.board(seat).workers_per_spade[state.exchange[seat]], 0


def buy_spades(state: TerraMysticaState, seat: int, count: int) -> None:
    """Pay for spades; the Darklings win points for theirs (TM-20.2.1)."""
    if state.faction[seat] == DARKLINGS:
        pay(state, seat, 0, 0, count, "spades")
        gain_vp(state, seat, DARKLING_VP * count, VP_ABILITY, "darklings")
    else:
        pay(state, seat, count * state.board(seat).workers_per_spade[state.exchange[seat]], 0, 0, "spades")


def spade_rewards(state: TerraMysticaState, seat: int, count: int, *, action_phase: bool) -> None:
    """What every used spade earns (TM-8.6.1)."""
    if action_phase:
        event, points = TILE_EVENT[state.tiles[state.round - 1]]
        if event == EVENT_SPADE:
            gain_vp(state, seat, points * count, VP_ROUND, "round_tile")
    if state.faction[seat] == HALFLINGS:
        gain_vp(state, seat, count, VP_ABILITY, "halflings")
    elif state.has_stronghold(seat, ALCHEMISTS):
        gain_power(state, seat, ALCHEMIST_SPADE_POWER * count, "alchemists")


def skip_price(state: TerraMysticaState, seat: int) -> tuple[int, int]:
    """Workers and priests of a tunnel or carpet (TM-20.9.2, TM-20.9.5, TM-20.11.2)."""
    if state.faction[seat] == DWARVES:
        return (1 if state.standing[5 * seat + STRONGHOLD] else 2), 0
    return 0, 1


def pay_skip(state: TerraMysticaState, seat: int, hex: int) -> None:
    """Dig the tunnel or fly the carpet to a hex."""
    workers, priests = skip_price(state, seat)
    if state.events is not None:
        state.emit("skipped", seat, "skip", {"hex": HEX.word(hex)})
    pay(state, seat, workers, 0, priests, "skip")
    gain_vp(state, seat, SKIP_VP, VP_ABILITY, "skip")


def can_pay_skip(state: TerraMysticaState, seat: int, more_workers: int = 0) -> bool:
    """Whether a tunnel or carpet can be paid, and these workers besides."""
    workers, priests = skip_price(state, seat)
    return state.workers[seat] >= workers + more_workers and state.priests[seat] >= priests


def may_buy(mode: int, hexes: tuple[int, ...]) -> bool:
    """Spades are bought only for the first space, and never for the strongholds' or the cult's (TM-8.5.2, TM-8.5.5)."""
    return mode in (BOUGHT_SPADES, FREE_SPADES) and not hexes


def may_skip(state: TerraMysticaState, seat: int, mode: int) -> bool:
    """Tunnels and carpets belong to action 1 in all its forms (TM-20.9.2, TM-20.9.6)."""
    return mode in (BOUGHT_SPADES, FREE_SPADES) and state.skip_distance(seat) > 0


def spades_for(state: TerraMysticaState, seat: int, hex: int, free: int, buy: bool) -> int:
    """The most spades that could be used on a hex, bought ones only where the free ones do not suffice (TM-8.5.2)."""
    if not buy:
        return free
    if free:
        distance = wheel_distance(state.terrain[hex], state.home(seat))
        if state.faction[seat] == GIANTS:
            distance = GIANT_SPADES_NEEDED if distance else 0
        if distance <= free:
            return free
    return free + affordable_spades(state, seat)


def spade_targets(state: TerraMysticaState, seat: int, hex: int, most: int) -> list[tuple[int, int, int]]:
    """(verb, terrain, spades) of every way to use up to ``most`` spades on a hex (TM-8.3.2 to TM-8.3.4)."""
    now = state.terrain[hex]
    home = state.home(seat)
    if state.faction[seat] == GIANTS:
        return [(DIG, home, GIANT_SPADES_NEEDED)] if now != home and most >= GIANT_SPADES_NEEDED else []
    found = []
    for direction in (1, -1):
        # Whoever reaches the home terrain must stop there; a space that was home may be led away, but not back.
        last = (home - now) * direction % 7 or 6
        for count in range(1, min(last, most) + 1):
            found.append((DIG if count <= 3 else DETOUR, (now + direction * count) % 7, count))
    return sorted(found)


def can_use_spade(state: TerraMysticaState, seat: int, hex: int, most: int) -> bool:
    """Whether at least one of up to ``most`` spades has a use on a hex."""
    if state.faction[seat] == GIANTS:
        return most >= GIANT_SPADES_NEEDED and state.terrain[hex] != state.home(seat)
    return most > 0


def spade_hexes(
    state: TerraMysticaState, seat: int, mode: int, free: int, skipped: int, hexes: tuple[int, ...]
) -> list[int]:
    """The hexes on which the next spades could be used, in order."""
    buy = may_buy(mode, hexes)
    open_land = state.free_land()
    for done in hexes:
        open_land &= ~(1 << done)
    near = state.reachable(seat) & open_land
    if state.faction[seat] != GIANTS:
        if not free and not (buy and affordable_spades(state, seat)):
            return []
    elif buy:
        if free + affordable_spades(state, seat) < GIANT_SPADES_NEEDED:
            return []
        near &= ~state.terrain_sets[state.home(seat)]
    elif free < GIANT_SPADES_NEEDED:
        return []
    else:
        near &= ~state.terrain_sets[state.home(seat)]
    if may_skip(state, seat, mode) and not skipped and _can_skip_and_dig(state, seat, free, buy):
        near |= state.skippable(seat) & open_land
    found = []
    while near:
        low = near & -near
        found.append(low.bit_length() - 1)
        near ^= low
    return found


def _can_skip_and_dig(state: TerraMysticaState, seat: int, free: int, buy: bool) -> bool:
    """After paying the tunnel or carpet, a free spade or the workers for one must be left."""
    if free:
        return can_pay_skip(state, seat)
    return buy and can_pay_skip(state, seat, state.board(seat).workers_per_spade[state.exchange[seat]])


def use_spades(
    state: TerraMysticaState, seat: int, hex: int, terrain: int, count: int, free: int, mode: int
) -> int:
    """Transform a hex with ``count`` spades, the free ones first; returns how many had to be bought."""
    bought = max(0, count - free)
    if bought:
        buy_spades(state, seat, bought)
    set_terrain(state, hex, terrain)
    if state.events is not None:
        params: Params = {"hex": HEX.word(hex), "terrain": TERRAIN.word(terrain), "spades": count}
        state.emit("transformed", seat, "spades", params)
    spade_rewards(state, seat, count, action_phase=mode != CULT_SPADES)
    return bought
