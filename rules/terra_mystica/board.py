"""The map: hexes, neighbours, rivers and bridge sites, as tables made once (TM-2).

A set of hexes is one int with a bit for every hex, so "free home terrain in reach" is two ``&``.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rules.core import Words, read_toml
from rules.terra_mystica.names import SiteWords

FOLDER = Path(__file__).parent
TERRAINS = ("desert", "plains", "swamp", "lake", "forest", "mountains", "wasteland", "river")
RIVER = 7
MOST_SHIPPING = 6  # Mermaids on 5 with the shipping bonus card
MOST_CARPET = 5  # hex distance of a carpet: stronghold and both promotional shipping towns

_map = read_toml(FOLDER / "map.toml")
_hexes = _map.get("hex").entries()

TERRAIN = Words("terrain", TERRAINS)
HEX = Words("hex", (entry.get("id").text() for entry in _hexes))
HEX_COUNT = len(HEX)
PRINTED_TERRAIN = bytes(entry.get("terrain").one(TERRAIN) for entry in _hexes)
POSITION: tuple[tuple[int, int], ...] = tuple(
    (entry.get("row").whole(0, 8), entry.get("col").whole(0, 12)) for entry in _hexes
)


def bits(hexes: int) -> Iterator[int]:
    """The hexes of a set, in order."""
    while hexes:
        low = hexes & -hexes
        yield low.bit_length() - 1
        hexes ^= low


def hex_set(hexes: Iterator[int] | list[int] | tuple[int, ...]) -> int:
    """The set of some hexes."""
    found = 0
    for one in hexes:
        found |= 1 << one
    return found


LAND = hex_set([index for index in range(HEX_COUNT) if PRINTED_TERRAIN[index] != RIVER])
LAND_HEXES: tuple[int, ...] = tuple(bits(LAND))
RIVER_HEXES: tuple[int, ...] = tuple(bits(((1 << HEX_COUNT) - 1) & ~LAND))
PRINTED: tuple[int, ...] = tuple(
    hex_set([index for index in range(HEX_COUNT) if PRINTED_TERRAIN[index] == terrain])
    for terrain in range(len(TERRAINS))
)

# All hexes that share a side, land and river (TM-2.1.4).
TOUCHING: tuple[int, ...] = tuple(hex_set(entry.get("neighbours").words(HEX)) for entry in _hexes)
# Land that shares a side: direct adjacency without bridges (TM-2.3.1).
NEIGHBOURS: tuple[int, ...] = tuple(touching & LAND for touching in TOUCHING)
# The land around each river hex, the river hexes around each land hex.
BANKS = NEIGHBOURS
SHORES: tuple[int, ...] = tuple(touching & ~LAND for touching in TOUCHING)


def _by_shipping(start: int) -> list[int]:
    """For shipping 0, 1, 2 ...: the land reached from a hex over that many river spaces (TM-2.4.1)."""
    water = 0
    front = SHORES[start]
    reached = 0
    found = [0]
    for _ in range(MOST_SHIPPING):
        water |= front
        for river in bits(front):
            reached |= BANKS[river]
        found.append(reached & ~(1 << start))
        front = hex_set([near for river in bits(front) for near in bits(TOUCHING[river] & ~LAND)]) & ~water
    return found


_shipping = [_by_shipping(hex) for hex in range(HEX_COUNT)]
# SHIPPING[n][hex]: land in reach with shipping value n, directly adjacent land not counted out.
SHIPPING: tuple[tuple[int, ...], ...] = tuple(
    tuple(_shipping[hex][value] for hex in range(HEX_COUNT)) for value in range(MOST_SHIPPING + 1)
)


def _rings(start: int) -> list[int]:
    """For hex distance 0, 1, 2 ...: the land within that distance, whatever lies between."""
    within = front = 1 << start
    found = [within]
    for _ in range(MOST_CARPET):
        front = hex_set([near for hex in bits(front) for near in bits(TOUCHING[hex])]) & ~within
        within |= front
        found.append(within)
    return [reached & LAND for reached in found]


_within = [_rings(hex) for hex in range(HEX_COUNT)]
# WITHIN[d][hex]: land at hex distance at most d (tunnels and carpets, TM-20.9.2, TM-20.11.3).
WITHIN: tuple[tuple[int, ...], ...] = tuple(
    tuple(_within[hex][distance] for hex in range(HEX_COUNT)) for distance in range(MOST_CARPET + 1)
)

_sites = [tuple(entry.get("ends").words(HEX)) for entry in _map.get("bridge_site").entries()]
BRIDGE_ENDS: tuple[tuple[int, int], ...] = tuple((ends[0], ends[1]) for ends in _sites)
SITE = SiteWords("bridge", (f"{HEX.word(one)}-{HEX.word(other)}" for one, other in BRIDGE_ENDS))


def wheel_distance(one: int, other: int) -> int:
    """Steps between two terrains on the wheel, the short way (TM-2.2.2)."""
    steps = (one - other) % 7
    return min(steps, 7 - steps)
