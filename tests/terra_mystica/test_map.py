"""The map, adjacency, reach, bridges and the pieces (TM-1, TM-2)."""

from __future__ import annotations

import pytest

from rules.terra_mystica.board import (
    BRIDGE_ENDS,
    HEX,
    LAND,
    LAND_HEXES,
    NEIGHBOURS,
    POSITION,
    PRINTED,
    PRINTED_TERRAIN,
    RIVER_HEXES,
    SITE,
    TERRAIN,
    TOUCHING,
    bits,
    wheel_distance,
)
from rules.terra_mystica.content import BRIDGES, FACTIONS, FAVOR_COPIES, PIECES, PRIEST_LIMIT, TOWN_COPIES
from tests.terra_mystica.table import bridge, do, have, options_of, put, refused, table, turn_of

ROWS = """U S G B Y R U K R G B R K
Y ~ ~ U K ~ ~ Y K ~ ~ Y
~ ~ K ~ S ~ G ~ G ~ S ~ ~
G B Y ~ ~ R B ~ R ~ R U
K U R B K U S Y ~ ~ G K B
S G ~ ~ Y G ~ ~ ~ U S U
~ ~ ~ S ~ R ~ G ~ Y K B Y
Y B U ~ ~ ~ B K ~ S U S
R K S B R G Y U S ~ B G R"""
LETTERS = dict(zip("YUKBGSR~", TERRAIN.words, strict=True))


def names(hexes: int) -> set[str]:
    return {HEX.word(hex) for hex in bits(hexes)}


def test_tm_1_2_fourteen_factions_on_seven_boards() -> None:
    """TM-1.2, TM-1.5: two factions for each colour."""
    colors = [faction.color for faction in FACTIONS]
    assert len(colors) == 14
    assert all(colors.count(color) == 2 for color in colors)
    assert len(set(colors)) == 7


def test_tm_1_3_pieces_and_tm_1_4_limits() -> None:
    """TM-1.3, TM-1.4: what each colour has, and the shared tiles."""
    assert PIECES == (8, 4, 3, 1, 1)
    assert (PRIEST_LIMIT, BRIDGES) == (7, 3)
    assert sum(FAVOR_COPIES) == 28
    assert sum(TOWN_COPIES[:5]) == 10
    assert sum(TOWN_COPIES) == 14
    assert all(sum(faction.bowls) == 12 for faction in FACTIONS)


def test_tm_2_1_1_size_of_the_map() -> None:
    """TM-2.1.1: nine rows, 77 land spaces, eleven of each terrain, 36 river spaces."""
    rows = [row for row, _ in POSITION]
    assert [rows.count(row) for row in range(9)] == [13, 12, 13, 12, 13, 12, 13, 12, 13]
    assert len(LAND_HEXES) == 77
    assert len(RIVER_HEXES) == 36
    assert all(PRINTED[terrain].bit_count() == 11 for terrain in range(7))


def test_tm_2_1_2_ids_count_land_in_a_row_and_rivers_over_the_map() -> None:
    """TM-2.1.2, TM-2.1.3, TM-2.1.5, TM-2.1.6: ids, positions and terrains of the printed map."""
    river = 0
    for row, line in enumerate(ROWS.splitlines()):
        land = 0
        for col, letter in enumerate(line.split()):
            hex = POSITION.index((row, col))
            if letter == "~":
                assert HEX.word(hex) == f"r{river}"
                river += 1
            else:
                land += 1
                assert HEX.word(hex) == f"{'ABCDEFGHI'[row]}{land}"
            assert TERRAIN.word(PRINTED_TERRAIN[hex]) == LETTERS[letter]


def test_tm_2_1_4_neighbours_of_the_staggered_grid() -> None:
    """TM-2.1.4: even rows look to the left above and below, odd rows to the right."""
    for hex, (row, col) in enumerate(POSITION):
        shift = 0 if row % 2 else -1
        around = [(row, col - 1), (row, col + 1)]
        around += [(other, col + shift + step) for other in (row - 1, row + 1) for step in (0, 1)]
        assert names(TOUCHING[hex]) == {
            HEX.word(POSITION.index(place)) for place in around if place in POSITION
        }


def test_tm_ex_20_wheel_distances() -> None:
    """TM-EX-20 (TM-2.2.1, TM-2.2.2)."""

    def distance(one: str, other: str) -> int:
        return wheel_distance(TERRAIN.index(one), TERRAIN.index(other))

    assert [distance("desert", other) for other in ("plains", "swamp", "lake", "forest", "mountains", "wasteland")] == [
        1, 2, 3, 3, 2, 1,
    ]  # fmt: skip
    assert distance("wasteland", "mountains") == 1
    assert distance("wasteland", "forest") == 2
    assert distance("lake", "wasteland") == 3


def test_tm_2_2_3_rivers_are_never_transformed_or_built_on() -> None:
    """TM-2.2.3."""
    state = table("mermaids", "witches")
    put(state, 0, "dwelling", "E4")
    have(state, 0, c=20, w=20)
    assert refused(state, "build r20") == [("river", "TM-2.2.3")]
    assert refused(state, "transform r20") == [("river", "TM-2.2.3")]
    assert all(TERRAIN.word(faction.home) != "river" for faction in FACTIONS)


def test_tm_2_3_1_a_bridge_of_anybody_makes_direct_neighbours() -> None:
    """TM-2.3.1, TM-8.7.2: reach over an opponent's bridge costs nothing."""
    state = table("engineers", "mermaids")
    put(state, 0, "dwelling", "F2")
    assert "G1" not in names(state.reachable(0))
    bridge(state, 1, "F2-G1")
    assert "G1" in names(state.reachable(0))
    have(state, 0, c=5, w=1)
    do(state, "build G1")
    assert (state.coins[0], state.workers[0]) == (4, 0)


def test_tm_ex_31_reach_by_ship() -> None:
    """TM-EX-31 (TM-2.4.1, TM-2.5.1): one river space with shipping 1, two with shipping 2."""
    state = table("mermaids", "witches")
    put(state, 0, "dwelling", "E4")
    assert names(state.reachable(0)) == {"D3", "E3", "E5", "C2", "F2", "F3", "G1"}
    have(state, 0, shipping=2)
    assert {"H2", "H3"} <= names(state.reachable(0))


def test_tm_ex_32_two_river_spaces_need_shipping_two() -> None:
    """TM-EX-32 (TM-2.4.1)."""
    state = table("witches", "nomads")
    put(state, 0, "dwelling", "F2")
    for shipping, reached in ((0, False), (1, False), (2, True)):
        have(state, 0, shipping=shipping)
        assert ("F3" in names(state.reachable(0))) == reached


def test_tm_2_4_2_without_shipping_nothing_is_indirect() -> None:
    """TM-2.4.2, TM-20.9.1: shipping 0, and Dwarves whatever card they hold."""
    state = table("witches", "dwarves")
    put(state, 0, "dwelling", "F2")
    put(state, 1, "dwelling", "C5")
    assert names(state.reachable(0)) == names(NEIGHBOURS[HEX.index("F2")])
    have(state, 1, card="bonus_shipping")
    assert names(state.reachable(1)) == names(NEIGHBOURS[HEX.index("C5")])


def test_tm_2_4_3_ships_bring_no_power_and_no_discount() -> None:
    """TM-2.4.3, TM-11.2.2: a neighbour over the river counts for nothing but reach and area."""
    state = table("mermaids", "fakirs")
    put(state, 0, "dwelling", "E4")
    put(state, 1, "dwelling", "F3")
    have(state, 0, c=6, w=2)
    do(state, "upgrade E4 trading_house")
    assert state.coins[0] == 0
    assert state.decision is not None
    assert state.decision.kind == "free_step"


def test_tm_2_5_2_transformed_land_extends_nothing() -> None:
    """TM-2.5.2."""
    state = table("nomads", "witches")
    put(state, 0, "dwelling", "F3")
    have(state, 0, w=3, c=0)
    before = state.reachable(0)
    do(state, "transform E6", "dig desert")
    assert state.reachable(0) == before


def test_tm_2_5_1_the_shipping_card_counts_until_its_owner_passes() -> None:
    """TM-2.5.1, TM-21.2.1."""
    state = table("nomads", "witches")
    put(state, 0, "dwelling", "F3")
    near = state.reachable(0)
    have(state, 0, card="bonus_shipping")
    assert state.reachable(0) & ~near
    do(state, "pass")
    assert state.reachable(0) == near


def test_tm_2_6_1_the_29_bridge_sites() -> None:
    """TM-2.6.1: not neighbours, and both common neighbours are river."""
    found = set()
    for one in LAND_HEXES:
        for other in LAND_HEXES:
            common = TOUCHING[one] & TOUCHING[other]
            apart = one < other and not TOUCHING[one] >> other & 1
            if apart and common.bit_count() == 2 and not common & LAND:
                found.add(frozenset((one, other)))
    assert found == {frozenset(ends) for ends in BRIDGE_ENDS}
    assert len(BRIDGE_ENDS) == 29
    assert {"A3-C1", "B6-D8", "E8-G3", "H6-I9"} <= set(SITE.words)


def test_tm_2_6_2_one_bridge_a_site() -> None:
    """TM-2.6.2."""
    state = table("engineers", "mermaids")
    put(state, 0, "dwelling", "G1")
    put(state, 1, "dwelling", "F2")
    bridge(state, 1, "F2-G1")
    have(state, 0, w=4)
    assert ("bridge_there", "TM-2.6.2") in refused(state, "bridge F2-G1")


@pytest.mark.parametrize("seat", [0, 1])
def test_tm_14_2_a_bridge_needs_an_own_structure_at_one_end(seat: int) -> None:
    """TM-14.2, TM-14.1: bridge by power action; three in all, and the far end may be anything."""
    state = table("engineers", "mermaids")
    put(state, 0, "dwelling", "G1", "C2")
    put(state, 1, "dwelling", "H4")
    turn_of(state, seat)
    have(state, seat, pw="0/0/12")
    do(state, "power power_bridge")
    offered = options_of(state)
    assert ("bridge F2-G1" in offered) == (seat == 0)
    assert ("bridge G2-H4" in offered) == (seat == 1)
    assert refused(state, "bridge E8-G3") == [("bridge_needs_structure", "TM-14.2")]


def test_tm_14_2_only_three_bridges() -> None:
    """TM-14.2."""
    state = table("engineers", "mermaids")
    put(state, 0, "dwelling", "G1", "C2")
    for site in ("C2-D3", "C2-D4", "C2-E5"):
        bridge(state, 0, site)
    have(state, 0, w=9, pw="0/0/12")
    assert ("no_bridge_left", "TM-14.2") in refused(state, "bridge F2-G1")
    assert ("no_bridge_left", "TM-14.2") in refused(state, "power power_bridge")
