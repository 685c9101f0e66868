"""The map model (NG-3): tiles, territories, adjacency, closing, placement; incremental equals from scratch."""

from __future__ import annotations

import pytest

from rules.core import Rng
from rules.northgard import GAME, kinds
from rules.northgard.content import AREAS, TILES
from rules.northgard.invariants import land_problems, recomputed_roots
from rules.northgard.land import Land, cell_at, coordinates, first_land
from rules.northgard.vocabulary import AREA
from tests.northgard.support import TILE, Table, land_of

TEMPLATES = {
    "one_open": (1, 0),
    "two_cap": (2, 1),
    "two_diag": (2, 1),
    "three_y": (3, 3),
    "three_bands": (3, 2),
    "four_we": (4, 5),
    "four_ns": (4, 5),
}


def test_templates() -> None:
    """NG-3.1.3, NG-3.1.5: every side belongs to one area, and every tile is one of seven templates."""
    shapes = set()
    for tile in TILES:
        sides = sorted(side for area in tile.areas for side in AREAS[area].sides)
        assert sides == [0, 1, 2, 3]
        borders = sum(len(AREAS[area].borders) for area in tile.areas) // 2
        shapes.add((len(tile.areas), borders))
        assert (len(tile.areas), borders) in TEMPLATES.values()
    assert shapes == set(TEMPLATES.values())


@pytest.mark.parametrize("players", [2, 5])
def test_incremental_equals_from_scratch(players: int) -> None:
    """NG-3.3.1, NG-3.3.2, NG-3.3.5, NG-3.10.3: 12 random maps of all tiles, checked after each tile."""
    nobody = [-1] * len(AREAS)
    for seed in range(12):
        rng = Rng(seed)
        land = first_land(players)
        pile = [tile for tile in range(len(TILES)) if all(tile != placed for placed, _, _ in land.placed)]
        rng.shuffle(pile)
        for tile in pile:
            spots = land.placements(tile, land.edge_cells(), nobody, frozenset())
            if not spots:
                continue
            closed = {root for root in land.roots if land.closed(root)}
            sizes = {root: land.size(root) for root in closed}
            before = land.root
            cell, turns = rng.choice(spots)
            grown, merged = land.with_tile(tile, cell, turns)
            assert land_problems(grown) == []
            assert land_problems(land) == [], "the old land is untouched"
            # NG-3.5.2: closed territories never change again.
            assert all(grown.closed(root) and grown.size(root) == sizes[root] for root in closed)
            assert all(grown.root[gone] == kept for gone, kept in merged if grown.root[kept] == kept)
            assert sum(root >= 0 for root in grown.root) == sum(root >= 0 for root in before) + len(
                TILES[tile].areas
            )
            land = grown
        assert recomputed_roots(land) == land.root
        assert all(land.size(root) >= 2 for root in land.roots if land.closed(root))


def test_corner_contact_is_no_adjacency() -> None:
    """NG-3.4.1: n and s of the starting tile meet nowhere; across a tile side there is one territory."""
    table = Table()
    land = table.state.land
    assert table.at("start.s") not in land.adjacent[table.at("start.n")]
    assert table.at("start.e") == table.at("t20.nw")
    assert table.at("start.e") in land.adjacent[table.at("start.n")]


def test_inner_borders_mean_nothing() -> None:
    """NG-3.4.3, NG-3.3.2: a territory that wraps around is not its own neighbour, and a tile counts once."""
    # t12's n and s are joined around by t13 and others: n at (0,-1), s at (0,1), a ring to the east.
    land = land_of("t12 0 0 0", "t13 0 -1 0", "t28 1 -1 0", "t20 1 1 3", "t21 0 1 2", "t05 1 0 0")
    for root in land.roots:
        assert root not in land.adjacent[root]
        assert land.size(root) == len({AREAS[area].tile for area in land.areas[root]})
    assert land_problems(land) == []


def test_open_corner_is_no_violation() -> None:
    """NG-3.8.2, NG-3.8.4: a vertex with an empty cell forbids nothing."""
    land = land_of("start 0 0 0", "t13 1 0 0")
    nobody = [-1] * len(AREAS)
    for tile in TILES:
        if tile.id not in ("start", "t13"):
            assert len(land.placements(TILE[tile.id], [cell_at(1, 1)], nobody, frozenset())) == len(
                tile.rotations
            )


def test_same_rotation_is_offered_once() -> None:
    """NG-3.10.4, NG-3.1.1: t13 looks the same whichever way it is turned; listed once, all turns are taken."""
    assert [tile.id for tile in TILES if tile.rotations == (0,)] == ["t13"]
    table = Table().put(0, "start.n").tiles("t13").hand(0, "explore").turn().do("play explore")
    assert table.options() == ["place t13 0,-1 0"]
    assert table.why("place t13 0,-1 4") == [("wrong_turns", "NG-3.1.1")]
    for turns in range(4):
        assert table.why(f"place t13 0,-1 {turns}") == []
    table.do("place t13 0,-1 2")
    assert table.closed("start.n") is False
    data = table.state.to_data()
    data["map"][-1]["turns"] = 3
    assert GAME.from_data(data).legal() == table.state.legal()


def test_why_a_cell_is_refused() -> None:
    """NG-3.7, NG-5.10.2: occupied, far away, only diagonal, not beyond an open side of one's own."""
    table = Table().put(0, "start.n").tiles("t17").hand(0, "explore").turn().do("play explore")
    assert table.why("place t17 1,0 0") == [("cell_occupied", "NG-3.7")]
    assert table.why("place t17 5,5 0") == [("not_beside_map", "NG-3.7")]
    assert ("wrong_cell", "NG-5.10.2") in table.why("place t17 -1,-1 0")
    assert table.why("place t13 0,-1 0") == [("tile_not_drawn", "NG-5.10.3")]


def test_candidate_cells() -> None:
    """NG-3.10.1, NG-10.9.1: beyond own open sides, none from beside a Brown Bear."""
    table = Table("boar", "goat", creatures="on").put(0, "start.n").put(0, "t20.es").tiles("t06")
    table.creature("brown_bear_beige", "t20.es").hand(0, "explore").turn().do("play explore")
    assert {option.split()[2] for option in table.options()} == {"0,-1"}


def test_transitive_groups() -> None:
    """NG-3.10.2: areas of the new tile that touch the same territory belong together."""
    land = land_of("t13 0 0 0", "t28 1 -1 1")
    # At (1,0): west is t13's area, north is one of t28's; a tile with both sides apart joins them if they are one.
    touching = land.touching(cell_at(1, 0))
    assert touching[3] == land.root[AREA.index("t13.a")]
    groups = land.groups(TILE["t24"], 0, touching)
    assert sum(len(areas) for areas, _ in groups) == 3
    ring = land_of("t13 0 0 0", "t02 0 -1 2", "t12 1 -1 1")
    joined = ring.groups(
        TILE["t24"], 1, (ring.root[AREA.index("t13.a")], -1, -1, ring.root[AREA.index("t13.a")])
    )
    assert len(joined) == 2, "two areas of the tile meet the same territory and become one"


def test_valkyrie_and_units_are_not_joined() -> None:
    """NG-3.9.2: a placement that would bring them together is illegal."""
    table = Table("boar", "goat", tiles=("start 0 0 0", "t10 0 -1 0", "t09 1 0 0"), creatures="on")
    table.put(0, "t10.e").creature("fallen_valkyrie_beige", "t09.nw").tiles("t13", "t24").hand(
        0, "explore"
    ).turn()
    table.do("play explore")
    assert table.names(table.state.pile)[0] == "t13", "it fits nowhere"
    assert table.why("place t24 1,-1 3") == [("joins_valkyrie", "NG-3.9.2")]
    assert table.can("place t24 1,-1 0")


def test_who_shares_a_territory_with_a_valkyrie_may_explore_from_it() -> None:
    """NG-3.9.2, NG-5.10.2: after the set-up they are together already; nothing joins them anew."""
    table = Table("boar", "goat", creatures="on").put(0, "start.n", 3).put(1, "start.w")
    table.creature("fallen_valkyrie_beige", "start.n").tiles("t13").hand(0, "explore").turn()
    table.do("play explore")
    assert table.options() == ["place t13 0,-1 0"]
    table.do("place t13 0,-1 0")
    assert table.units("start.n") == 3
    assert table.size("start.n") == 2


def test_holes_stay_open() -> None:
    """NG-3.5.1, NG-3.5.3: a side that faces an enclosed empty cell is open."""
    land = land_of(
        "start 0 0 0",
        "t13 1 0 0",
        "t05 2 0 0",
        "t24 0 1 0",
        "t21 2 1 0",
        "t10 0 2 0",
        "t09 1 2 0",
        "t28 2 2 0",
    )
    hole = cell_at(1, 1)
    assert hole in land.edge_cells()
    facing = [root for root in land.roots if hole in land.frontier[root]]
    assert facing
    assert not any(land.closed(root) for root in facing)


def test_merging_keeps_everything() -> None:
    """NG-3.3.3, NG-3.3.4: units, token, Kaija and creatures go on under one name."""
    table = Table("bear", "snake", tiles=("start 0 0 0", "t10 0 -1 0", "t09 1 0 0"), creatures="on")
    table.put(0, "t10.e", 2).put(0, "t09.nw", 1, kaija=True).creature("wolf_beige", "t10.e").tiles("t13")
    table.state.scorched_at = table.at("t10.e")
    table.hand(0, "explore").turn().do("play explore", "place t13 1,-1 0")
    merged = table.at("t13.a")
    assert merged == table.at("t10.e") == table.at("t09.nw")
    assert table.units("t13.a") == 3
    assert table.state.kaija_at == table.state.scorched_at == table.state.creature_at[0] == merged
    assert table.owner("t13.a") == 0


def test_control() -> None:
    """NG-3.6.1, NG-3.6.2, NG-3.6.3: units control; the defender does until the combat ends; no units, neutral."""
    table = (
        Table()
        .put(0, "start.w", 2)
        .put(1, "t24.nw", 1)
        .give(0, food=1)
        .build("forge", "t24.nw")
        .hand(0, "move")
    )
    table.turn().do("play move", "from start.w", "to t24.nw", "send 2")
    assert table.asked == ("combat_food", 0)
    assert table.owner("t24.nw") == 1, "pending: the defender controls it"
    assert table.owner("start.w") == -1
    table.dice("skull2", "skull2").do("food 0")
    assert table.owner("t24.nw") == -1
    assert table.state.buildings[table.at("t24.nw")], "the Forge still stands, for nobody"


def test_creatures_control_nothing() -> None:
    """NG-3.6.4: a territory with only creatures is neutral."""
    table = (
        Table(creatures="on").creature("wolf_beige", "start.n").put(0, "start.w").hand(0, "mercenary").turn()
    )
    assert table.owner("start.n") == -1
    assert table.do("play mercenary").can("recruit start.n unit")


def test_land_is_shared_by_clones() -> None:
    """NG-3.10.3: a placement makes a new land and leaves the one of a clone alone."""
    table = Table().put(0, "start.n").tiles("t17").hand(0, "explore").turn().do("play explore")
    twin = table.state.clone()
    assert twin.land is table.state.land
    table.do("place t17 0,-1 2")
    assert twin.land is not table.state.land
    assert isinstance(twin.land, Land)
    assert (len(twin.land.placed), len(table.state.land.placed)) == (4, 5)
    assert coordinates(table.state.land.placed[-1][1]) == (0, -1)
    assert twin.stack[-1][0] == kinds.EXPLORE_PLACE
