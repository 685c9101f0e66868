"""What is printed on tiles, cards, clans and creatures: read once from the TOML files, looked up by number.

Areas, cards, buildings and creatures are ints everywhere in the rules; their words are in `vocabulary`. An *area* is
the part of one tile between borders; since every tile exists once, areas are numbered over the whole box.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from rules.core import DataError, Reader, read_toml

FOLDER: Final = Path(__file__).parent

SIDES: Final = ("N", "E", "S", "W")
RESOURCES: Final = ("food", "wood", "lore")
FOOD, WOOD, LORE = range(3)
NO_SITE, SMALL_SITE, CARVED_SITE, LARGE_SITE = range(4)
SITES: Final = ("none", "small", "carved", "large")
REGULAR, ROUGH = range(2)
BEAR, BOAR, GOAT, RAVEN, SNAKE, STAG, WOLF = range(7)

SYMBOL_BITS: Final = 8  # symbols of a territory are packed: food, then wood, then lore, 8 bits each
SYMBOL_MASK: Final = (1 << SYMBOL_BITS) - 1
BUILDING_BITS: Final = 4  # buildings of a territory are packed: 4 bits for the number of each type
BUILDING_MASK: Final = (1 << BUILDING_BITS) - 1


class Area(NamedTuple):
    """The part of a tile between borders (NG-3.1.3, NG-3.2.1)."""

    id: str
    tile: int
    sides: tuple[int, ...]
    symbols: int  # packed food, wood, lore
    site: int
    lair: bool
    borders: tuple[tuple[int, int], ...]  # (area on the other side, REGULAR or ROUGH)


class Tile(NamedTuple):
    """A map tile; `facing[r]` and `ends[r]` are what its four sides and corners show after r quarter turns."""

    id: str
    areas: tuple[int, ...]
    facing: tuple[tuple[int, int, int, int], ...]  # area at N, E, S, W
    side_masks: tuple[tuple[int, ...], ...]  # for each area the sides it owns, bit 0 N to bit 3 W
    ends: tuple[int, ...]  # bit 0 NW, 1 NE, 2 SE, 3 SW: a border line ends in this corner (NG-3.1.4)
    rotations: tuple[int, ...]  # those that differ (NG-3.10.4)
    lair: int  # the area with the lair, or -1


class Building(NamedTuple):
    """One of the eight building types (NG-5.8.5)."""

    id: str
    large: bool
    wood: int
    sites: tuple[int, ...]
    resource: int  # yielded in the harvest, or -1


class Clan(NamedTuple):
    """A clan; its power is code, found by its number."""

    id: str
    initial: str
    upgrades: tuple[str, ...]


class Creature(NamedTuple):
    """One of the nine creature cards with its figure (NG-10.1.3)."""

    id: str
    kind: str
    value: int
    fame: int
    priority: tuple[str, ...]
    shares: bool


class Face(NamedTuple):
    """A face of the combat die (NG-6.6)."""

    id: str
    points: int
    casualties: int
    axes: int
    choice: bool


def pack_symbols(food: int, wood: int, lore: int) -> int:
    """Three counts in one int, so that merging territories is one addition."""
    return food | wood << SYMBOL_BITS | lore << 2 * SYMBOL_BITS


def _read_tiles(reader: Reader) -> tuple[tuple[Tile, ...], tuple[Area, ...]]:
    tiles: list[Tile] = []
    areas: list[Area] = []
    for entry in reader.get("tile").entries():
        first = len(areas)
        tile_id = entry.get("id").text()
        parts = entry.get("area").entries()
        names = [part.get("id").text() for part in parts]
        borders: list[list[tuple[int, int]]] = [[] for _ in parts]
        for border in entry.get("border").entries() if entry.has("border") else []:
            one, other = (names.index(name.text()) for name in border.get("areas").entries(2))
            kind = ("regular", "rough").index(border.get("kind").text())
            borders[one].append((first + other, kind))
            borders[other].append((first + one, kind))
        owner_of_side = [-1] * 4
        for place, part in enumerate(parts):
            sides = tuple(SIDES.index(side.text()) for side in part.get("sides").entries())
            for side in sides:
                owner_of_side[side] = first + place
            sites = [SITES.index(site.text()) for site in part.get("sites").entries()]
            if len(sites) > 1:
                raise DataError(f"{part.place}: an area has at most one site")
            amounts = [part.get(resource).whole(0, SYMBOL_MASK) for resource in RESOURCES]
            areas.append(
                Area(
                    f"{tile_id}.{names[place]}",
                    len(tiles),
                    sides,
                    pack_symbols(*amounts),
                    sites[0] if sites else NO_SITE,
                    part.get("lair").flag(),
                    tuple(borders[place]),
                )
            )
        if -1 in owner_of_side:
            raise DataError(f"{entry.place}: a side belongs to no area")
        tiles.append(_tile(tile_id, first, owner_of_side, areas))
    return tuple(tiles), tuple(areas)


def _tile(tile_id: str, first: int, printed: list[int], areas: list[Area]) -> Tile:
    facing = []
    ends = []
    for turns in range(4):
        north, east, south, west = (printed[(side - turns) % 4] for side in range(4))
        facing.append((north, east, south, west))
        ends.append((west != north) | (north != east) << 1 | (east != south) << 2 | (south != west) << 3)
    lairs = [area for area in range(first, len(areas)) if areas[area].lair]
    masks = tuple(
        tuple(sum(1 << side for side in range(4) if sides[side] == area) for area in range(first, len(areas)))
        for sides in facing
    )
    return Tile(
        tile_id,
        tuple(range(first, len(areas))),
        tuple(facing),
        masks,
        tuple(ends),
        (0,) if len(set(facing)) == 1 else (0, 1, 2, 3),
        lairs[0] if lairs else -1,
    )


def _read_buildings(reader: Reader) -> tuple[Building, ...]:
    found = []
    for entry in reader.get("building").entries():
        resource = -1
        if entry.has("harvest"):
            [(name, amount)] = entry.get("harvest").items()
            amount.whole(1, 1)
            resource = RESOURCES.index(name)
        found.append(
            Building(
                entry.get("id").text(),
                entry.get("size").text() == "large",
                entry.get("wood_cost").whole(0),
                tuple(SITES.index(site.text()) for site in entry.get("sites").entries()),
                resource,
            )
        )
    return tuple(found)


def _read_creatures(reader: Reader) -> tuple[Creature, ...]:
    found = []
    for entry in reader.get("creature").entries():
        kind = entry.get("id").text()
        for colour in entry.get("colors").entries(entry.get("copies").whole(1)):
            found.append(
                Creature(
                    f"{kind}_{colour.text()}",
                    kind,
                    entry.get("value").whole(1),
                    entry.get("fame").whole(0),
                    tuple(key.text() for key in entry.get("move_priority").entries(3)),
                    entry.get("shares_territory").flag(),
                )
            )
    return tuple(found)


def _read_faces(reader: Reader) -> tuple[Face, ...]:
    return tuple(
        Face(
            entry.get("id").text(),
            entry.get("points").whole(0),
            entry.get("casualties").whole(0),
            entry.get("axes").whole(0),
            entry.has("choice"),
        )
        for entry in reader.get("die_face").entries()
    )


def _read_clans(reader: Reader) -> tuple[Clan, ...]:
    return tuple(
        Clan(
            entry.get("id").text(),
            entry.get("initial_card").text(),
            tuple(card.text() for card in entry.get("upgrade_cards").entries(2)),
        )
        for entry in reader.get("clan").entries()
    )


TILES, AREAS = _read_tiles(read_toml(FOLDER / "tiles.toml"))
START: Final = next(index for index, tile in enumerate(TILES) if tile.id == "start")
START_5: Final = next(index for index, tile in enumerate(TILES) if tile.id == "start_5")

_content: Final = read_toml(FOLDER / "content.toml")
BUILDINGS: Final = _read_buildings(_content)
FOOD_SILO, WOODCUTTERS_LODGE, DEFENSE_TOWER, TRAINING_CAMP, CARVED_STONE, FORTRESS, FORGE, ALTAR_OF_KINGS = (
    range(8)
)
FACES: Final = _read_faces(_content)
TOKENS_PER_BUILDING: Final = _content.get("component_counts").get("building_tokens_per_type").whole(1)
UNITS_PER_PLAYER: Final = _content.get("component_counts").get("units_per_player").whole(1)
UNREST_CARDS: Final = _content.get("component_counts").get("unrest_cards").whole(1)
LORE_REPLACE, LORE_REMOVE, LORE_UPGRADE = (
    _content.get("lore_costs").get(key).whole(0) for key in ("replace", "remove", "upgrade")
)
# Food and wood to pay in winter by number of units on the map (NG-7.6.1).
WINTER_COST: Final[tuple[tuple[int, int], ...]] = tuple(
    next(
        (row.get("food").whole(0), row.get("wood").whole(0))
        for row in _content.get("winter_cost").entries()
        if row.get("units_min").whole() <= units <= row.get("units_max").whole()
    )
    for units in range(UNITS_PER_PLAYER + 1)
)
YEARS: Final = {mode.get("id").text(): mode.get("years").whole(1) for mode in _content.get("mode").entries()}
# Early and Advanced Development cards a player (NG-2.4, NG-11.1.1).
DEVELOPMENTS: Final = {
    mode.get("id").text(): (mode.get("early_per_player").whole(1), mode.get("advanced_per_player").whole(1))
    for mode in _content.get("mode").entries()
}
DOMINATION: Final = {
    mode.get("id").text(): mode.get("domination_territories").whole(0)
    for mode in _content.get("mode").entries()
}

CLANS: Final = _read_clans(read_toml(FOLDER / "clans.toml"))
CREATURES: Final = _read_creatures(read_toml(FOLDER / "creatures.toml"))
LOW_VALUE: Final = 6  # creature cards up to this value may open the deck (NG-10.1.1)


def symbol(packed: int, resource: int) -> int:
    """How many symbols of a resource a packed territory shows."""
    return packed >> resource * SYMBOL_BITS & SYMBOL_MASK


def building_count(packed: int, building: int) -> int:
    """How many buildings of a type a packed territory holds."""
    return packed >> building * BUILDING_BITS & BUILDING_MASK


def building_bit(building: int) -> int:
    """One building of a type, to add to or take from a packed territory."""
    return 1 << building * BUILDING_BITS


LARGE_BUILDINGS: Final = sum(
    BUILDING_MASK << index * BUILDING_BITS for index, building in enumerate(BUILDINGS) if building.large
)


def small_and_large(packed: int) -> tuple[int, int]:
    """The number of small and of large buildings of a packed territory."""
    small = large = 0
    for index, building in enumerate(BUILDINGS):
        count = packed >> index * BUILDING_BITS & BUILDING_MASK
        if building.large:
            large += count
        else:
            small += count
    return small, large


def building_symbols(packed: int) -> int:
    """The resource symbols on buildings, packed like those of tiles (NG-5.8.6)."""
    return (
        (packed >> FOOD_SILO * BUILDING_BITS & BUILDING_MASK)
        | (packed >> WOODCUTTERS_LODGE * BUILDING_BITS & BUILDING_MASK) << SYMBOL_BITS
        | (packed >> CARVED_STONE * BUILDING_BITS & BUILDING_MASK) << 2 * SYMBOL_BITS
    )
