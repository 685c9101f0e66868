"""The map: placed tiles and the territories they form (NG-3).

A `Land` is never changed: placing a tile gives a new one, so copies of a game share it. The new one is made from the
old by joining only what the tile touches (incremental union, NG-3.10.3); nothing is rebuilt. A territory is named by
its *root*, the area that was placed first, so the name survives merging and does not depend on the road taken.
"""

from __future__ import annotations

from collections.abc import Sequence, Set
from typing import Final

from rules.northgard.content import AREAS, REGULAR, START, START_5, TILES

WIDTH: Final = 71  # cells from -35 to 35 in both directions: 35 tiles in a row never leave the grid
ORIGIN: Final = 35
STEP: Final = (-WIDTH, 1, WIDTH, -1)  # to the neighbouring cell at N, E, S, W
# The other three cells around each corner of a cell, with the bit of their own corner there (NG-3.1.4).
NW, NE, SE, SW = 1, 2, 4, 8
CORNERS: Final = (
    (NW, ((-1 - WIDTH, SE), (-WIDTH, SW), (-1, NE))),
    (NE, ((-WIDTH, SE), (1 - WIDTH, SW), (1, NW))),
    (SE, ((1, SW), (WIDTH, NE), (1 + WIDTH, NW))),
    (SW, ((-1, SE), (WIDTH - 1, NE), (WIDTH, NW))),
)
FREE: Final = -1
PLAYERS_MEET, VALKYRIE_MEETS = 1, 2  # what a mixed territory would hold
NOTHING: Final[frozenset[int]] = frozenset()


def cell_at(x: int, y: int) -> int:
    """The cell with these coordinates, x to the east and y to the south."""
    return (y + ORIGIN) * WIDTH + x + ORIGIN


def coordinates(cell: int) -> tuple[int, int]:
    """The coordinates of a cell."""
    return cell % WIDTH - ORIGIN, cell // WIDTH - ORIGIN


def turned_point(x: float, y: float, turns: int) -> tuple[float, float]:
    """Where a point of a printed tile (unit square) appears after quarter turns clockwise, for drawing."""
    for _ in range(turns):
        x, y = 1 - y, x
    return x, y


class Land:
    """All placed tiles. Lists by area or root have an entry for every area of the box; -1 or empty if not placed."""

    __slots__ = (
        "adjacent",
        "areas",
        "cells",
        "ends",
        "facing",
        "frontier",
        "lairs",
        "open_sides",
        "placed",
        "regular",
        "root",
        "roots",
        "sites",
        "symbols",
        "tiles",
    )

    def __init__(self) -> None:
        count = len(AREAS)
        self.placed: tuple[tuple[int, int, int], ...] = ()  # (tile, cell, quarter turns) in order
        self.cells: dict[int, int] = {}  # cell -> number of the placed tile
        self.facing: dict[int, tuple[int, int, int, int]] = {}  # cell -> area at N, E, S, W
        self.ends: dict[int, int] = {}  # cell -> corners where a border line ends
        self.root: list[int] = [-1] * count  # area -> the territory it belongs to
        self.roots: tuple[int, ...] = ()  # all territories, oldest first
        self.areas: list[tuple[int, ...]] = [()] * count  # by root, as all lists below
        self.tiles: list[int] = [0] * count  # the tiles a territory lies on, one bit for each placed tile
        self.open_sides: list[int] = [0] * count
        self.frontier: list[tuple[int, ...]] = [()] * count  # empty cells beyond open sides
        self.symbols: list[int] = [0] * count  # on tiles, packed
        self.sites: list[tuple[int, ...]] = [()] * count  # areas with a building site
        self.lairs: list[int] = [0] * count
        self.adjacent: list[tuple[int, ...]] = [()] * count  # neighbours over any border
        self.regular: list[tuple[int, ...]] = [()] * count  # those over a regular connection (NG-3.4.2)

    def _copy(self) -> Land:
        twin = Land.__new__(Land)
        twin.placed = self.placed
        twin.cells = self.cells.copy()
        twin.facing = self.facing.copy()
        twin.ends = self.ends.copy()
        twin.root = self.root.copy()
        twin.roots = self.roots
        twin.areas = self.areas.copy()
        twin.tiles = self.tiles.copy()
        twin.open_sides = self.open_sides.copy()
        twin.frontier = self.frontier.copy()
        twin.symbols = self.symbols.copy()
        twin.sites = self.sites.copy()
        twin.lairs = self.lairs.copy()
        twin.adjacent = self.adjacent.copy()
        twin.regular = self.regular.copy()
        return twin

    # -- questions ------------------------------------------------------------------------------------------

    def size(self, territory: int) -> int:
        """The number of tiles a territory lies on (NG-3.3.2)."""
        return self.tiles[territory].bit_count()

    def closed(self, territory: int) -> bool:
        """Whether no side of the territory is open (NG-3.5.1)."""
        return self.open_sides[territory] == 0

    def edge_cells(self) -> list[int]:
        """Every empty cell beside a tile."""
        cells = self.cells
        return sorted({cell + step for cell in cells for step in STEP if cell + step not in cells})

    # -- placing --------------------------------------------------------------------------------------------

    def corner_needs(self, cell: int) -> tuple[int, int]:
        """Border continuity at a cell (NG-3.8.1): corners where a tile must have a line end, and must not."""
        must = must_not = 0
        ends = self.ends
        for corner, others in CORNERS:
            lines = 0
            for step, bit in others:
                there = ends.get(cell + step)
                if there is None:
                    break
                if there & bit:
                    lines += 1
            else:
                if lines == 0:
                    must_not |= corner
                elif lines == 1:
                    must |= corner
        return must, must_not

    def touching(self, cell: int) -> tuple[int, int, int, int]:
        """The territory across each side of an empty cell, or -1."""
        facing = self.facing
        root = self.root
        found = [-1, -1, -1, -1]
        for side in range(4):
            there = facing.get(cell + STEP[side])
            if there is not None:
                found[side] = root[there[(side + 2) % 4]]
        return found[0], found[1], found[2], found[3]

    def groups(self, tile: int, turns: int, touching: Sequence[int]) -> list[tuple[set[int], set[int]]]:
        """What territories a placement would make: for each, the tile's areas and the territories it joins (NG-3.10.2)."""
        facing = TILES[tile].facing[turns]
        found: list[tuple[set[int], set[int]]] = []
        for area in TILES[tile].areas:
            areas = {area}
            joined = {touching[side] for side in range(4) if facing[side] == area and touching[side] >= 0}
            apart = []
            for group in found:
                if group[1] & joined:
                    areas |= group[0]
                    joined |= group[1]
                else:
                    apart.append(group)
            found = [*apart, (areas, joined)]
        return found

    def mixture(
        self, tile: int, turns: int, touching: Sequence[int], owner: Sequence[int], barred: Set[int]
    ) -> int:
        """What mixed territories a placement would make (NG-3.9), as bits; `barred` are those with a Fallen Valkyrie.

        Units that share their territory with one already (after the set-up, NG-10.3.2) are not joined with it anew.
        """
        found = 0
        for _, joined in self.groups(tile, turns, touching):
            players = {owner[territory] for territory in joined if owner[territory] >= 0}
            if len(players) > 1:
                found |= PLAYERS_MEET
            if players and any(owner[territory] == FREE for territory in joined & barred):
                found |= VALKYRIE_MEETS
        return found

    def placements(
        self,
        tile: int,
        cells: Sequence[int],
        owner: Sequence[int],
        barred: frozenset[int],
        *,
        leave_empty: frozenset[int] | None = None,
        first_only: bool = False,
    ) -> list[tuple[int, int]]:
        """All legal (cell, quarter turns) for a tile among the cells (NG-3.7, NG-3.8, NG-3.9).

        `leave_empty`: a territory without units must touch the new tile afterwards, and it may be made of none of
        these (NG-2.15d, NG-7.8.3).
        """
        found: list[tuple[int, int]] = []
        ends = TILES[tile].ends
        rotations = TILES[tile].rotations
        side_masks = TILES[tile].side_masks
        for cell in cells:
            must, must_not = self.corner_needs(cell)
            touching = self.touching(cell)
            holders = {owner[territory] for territory in touching if territory >= 0}
            holders.discard(FREE)
            crowded = len(holders) > 1 or (bool(holders) and bool(barred) and not barred.isdisjoint(touching))
            met = sum(1 << side for side in range(4) if touching[side] >= 0)
            # Without units around every territory of the tile is empty anyway.
            tight = leave_empty is not None and (bool(holders) or not leave_empty.isdisjoint(touching))
            for turns in rotations:
                if ends[turns] & must != must or ends[turns] & must_not:
                    continue
                if crowded and self.mixture(tile, turns, touching, owner, barred):
                    continue
                # An area that meets no tile at all is empty, too.
                if (
                    tight
                    and all(mask & met for mask in side_masks[turns])
                    and not self.leaves_empty(tile, turns, touching, owner, leave_empty or NOTHING)
                ):
                    continue
                found.append((cell, turns))
                if first_only:
                    return found
        return found

    def leaves_empty(
        self, tile: int, turns: int, touching: Sequence[int], owner: Sequence[int], unusable: Set[int]
    ) -> bool:
        """Whether some territory of the placed tile would hold no units and be usable."""
        return any(
            all(owner[territory] == FREE and territory not in unusable for territory in joined)
            for _, joined in self.groups(tile, turns, touching)
        )

    def with_tile(self, tile: int, cell: int, turns: int) -> tuple[Land, list[tuple[int, int]]]:
        """The land with one tile more, and what was merged: (vanished root, root that holds it now)."""
        land = self._copy()
        number = len(self.placed)
        facing = TILES[tile].facing[turns]
        land.placed = (*self.placed, (tile, cell, turns))
        land.cells[cell] = number
        land.facing[cell] = facing
        land.ends[cell] = TILES[tile].ends[turns]
        for area in TILES[tile].areas:
            land._add_area(area, number)
        merged: list[tuple[int, int]] = []
        for side in range(4):
            area = facing[side]
            neighbour = cell + STEP[side]
            there = land.facing.get(neighbour)
            if there is None:
                own = land.root[area]
                land.open_sides[own] += 1
                if neighbour not in land.frontier[own]:
                    land.frontier[own] = (*land.frontier[own], neighbour)
            else:
                own, other = land.root[area], land.root[there[(side + 2) % 4]]
                land.open_sides[other] -= 1
                land.frontier[other] = tuple(spot for spot in land.frontier[other] if spot != cell)
                if own != other:
                    merged.append(land._merge(own, other))
        gone = {old for old, _ in merged}
        new_roots = {land.root[area] for area in TILES[tile].areas}
        kept = tuple(root for root in self.roots if root not in gone)
        known = set(self.roots)
        land.roots = kept + tuple(sorted(root for root in new_roots if root not in known))
        land._relink(new_roots)
        return land, merged

    def _add_area(self, area: int, number: int) -> None:
        printed = AREAS[area]
        self.root[area] = area
        self.areas[area] = (area,)
        self.tiles[area] = 1 << number
        self.symbols[area] = printed.symbols
        self.sites[area] = (area,) if printed.site else ()
        self.lairs[area] = int(printed.lair)

    def _merge(self, one: int, other: int) -> tuple[int, int]:
        """Join two territories; the one placed first keeps its name."""
        young, old = sorted((one, other), key=self._age, reverse=True)
        for area in self.areas[young]:
            self.root[area] = old
        self.areas[old] += self.areas[young]
        self.tiles[old] |= self.tiles[young]
        self.open_sides[old] += self.open_sides[young]
        self.frontier[old] = tuple(dict.fromkeys(self.frontier[old] + self.frontier[young]))
        self.symbols[old] += self.symbols[young]
        self.sites[old] += self.sites[young]
        self.lairs[old] += self.lairs[young]
        self.areas[young] = self.frontier[young] = self.sites[young] = ()
        self.adjacent[young] = self.regular[young] = ()
        self.tiles[young] = self.open_sides[young] = self.symbols[young] = self.lairs[young] = 0
        return young, old

    def _age(self, root: int) -> tuple[int, int]:
        """When a root was placed: the lowest bit of its own tile is the oldest of its territory."""
        tiles = self.tiles[root]
        return tiles & -tiles, root

    def _relink(self, changed: set[int]) -> None:
        """Renew the neighbours of the changed territories, and of all that border them (NG-3.4)."""
        for territory in changed:
            self._link(territory)
        for territory in {near for one in changed for near in self.adjacent[one]} - changed:
            self._link(territory)

    def _link(self, territory: int) -> None:
        root = self.root
        best: dict[int, int] = {}
        for area in self.areas[territory]:
            for other, kind in AREAS[area].borders:
                near = root[other]
                if near != territory and (kind == REGULAR or near not in best):
                    best[near] = kind
        self.adjacent[territory] = tuple(sorted(best))
        self.regular[territory] = tuple(sorted(near for near, kind in best.items() if kind == REGULAR))


def first_land(players: int) -> Land:
    """The starting tile, with five players also the five-player tile (NG-2.6, NG-2.7)."""
    land, _ = Land().with_tile(START, cell_at(0, 0), 0)
    if players == 5:
        land, _ = land.with_tile(START_5, cell_at(1, 0), 0)
    return land
