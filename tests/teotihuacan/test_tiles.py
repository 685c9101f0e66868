"""Discovery tiles (TE-14)."""

from __future__ import annotations

import pytest

from rules.teotihuacan.content import DISCOVERY_COPIES, DISCOVERY_COST, MASK_NUMBER
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.vocabulary import DISCOVERY, GOODS, KINDS, NOTATION
from tests.teotihuacan.table import (
    climbed,
    do,
    give,
    goods,
    has,
    kind,
    lay_tiles,
    options,
    owned,
    send,
    standing,
    table,
    turn_of,
    vp,
    why,
    workers,
)

# kind: copies, cost
PRINTED = {
    "mask_1": (1, {"cocoa": 2, "gold": 1}),
    "mask_2": (2, {"cocoa": 1, "wood": 1}),
    "mask_3": (2, {"cocoa": 1, "wood": 1}),
    "mask_4": (3, {"wood": 1}),
    "mask_5": (3, {"wood": 1}),
    "mask_6": (3, {"wood": 1}),
    "mask_7": (3, {"wood": 1}),
    "disc_vp_4": (3, {"wood": 1}),
    "disc_resources_3": (2, {"cocoa": 1}),
    "disc_resources_2": (2, {}),
    "disc_cocoa_4": (3, {"gold": 1}),
    "disc_avenue": (3, {"cocoa": 1}),
    "disc_temple_any": (3, {"cocoa": 1}),
    "disc_temple_blue": (2, {}),
    "disc_temple_red": (2, {}),
    "disc_temple_green": (2, {}),
    "disc_power_up_2": (3, {"cocoa": 1}),
    "disc_double_move": (3, {}),
    "disc_far_move": (3, {}),
    "disc_extra_worker": (3, {}),
    "disc_free_cocoa": (3, {}),
}


def test_te_14_copies_and_costs_as_printed() -> None:
    """TE-14.1, TE-14.2 to TE-14.14: copies and costs of all 21 kinds; TE-14.14 the masks' printed numbers."""
    for word, (copies, cost) in PRINTED.items():
        kind_of = DISCOVERY.index(word)
        assert DISCOVERY_COPIES[kind_of] == copies
        assert {GOODS[good]: amount for good, amount in DISCOVERY_COST[kind_of]} == cost
    assert MASK_NUMBER == (1, 2, 2, 3, 3, 3, 3)
    assert DISCOVERY_COPIES[:7] == MASK_NUMBER


@pytest.mark.parametrize("tile", PRINTED)
def test_te_14_1_1_every_tile_is_bought_for_its_cost(tile: str) -> None:
    """TE-14.1.1, TE-14.1.2: exactly the printed cost, which a free-cocoa tile never waives."""
    cost = PRINTED[tile][1]
    state = table()
    lay_tiles(state, "forest", tile)
    if tile != "disc_free_cocoa":
        give(state, 0, "disc_free_cocoa")
    goods(state, 0, **cost)
    send(state, "forest")
    do(state, "worship forest", "discovery")
    assert has(state, 0) == {}
    assert owned(state, 0)[0] == tile
    if cost:
        state = table()
        lay_tiles(state, "forest", tile)
        give(state, 0, "disc_free_cocoa")
        send(state, "forest")
        do(state, "worship forest")
        assert "discovery" not in options(state)
        assert set(why(state, "discovery")) == {"cannot_afford"}


def test_te_14_2_to_14_8_immediate_tiles() -> None:
    """TE-14.2, TE-14.3, TE-14.4, TE-14.5, TE-14.6, TE-14.7, TE-14.8: effect, and the tile stays face down."""
    for tile, answers, score, stock, steps, avenue in (
        ("disc_vp_4", [], 4, {}, (0, 0, 0), 0),
        (
            "disc_resources_3",
            ["take wood", "take wood", "take gold"],
            0,
            {"wood": 2, "gold": 1},
            (0, 0, 0),
            0,
        ),
        ("disc_resources_2", ["take stone", "take gold"], 0, {"stone": 1, "gold": 1}, (0, 0, 0), 0),
        ("disc_cocoa_4", [], 0, {"cocoa": 4}, (0, 0, 0), 0),
        ("disc_avenue", [], 0, {}, (0, 0, 0), 1),
        ("disc_temple_any", ["step green"], 0, {"cocoa": 1}, (0, 0, 1), 0),
        ("disc_temple_blue", ["take wood"], 0, {"wood": 1}, (1, 0, 0), 0),
        ("disc_temple_red", [], 1, {}, (0, 1, 0), 0),
        ("disc_temple_green", [], 0, {"cocoa": 1}, (0, 0, 1), 0),
    ):
        state = table()
        give(state, 0, tile)
        do(state, f"use {tile}", *answers)
        assert (vp(state, 0), has(state, 0), climbed(state, 0), state.avenue[0]) == (
            score,
            stock,
            steps,
            avenue,
        ), tile
        assert kind(state) == "move"
        assert state.down[DISCOVERY.index(tile)] == 1
        assert owned(state, 0) == []
        assert why(state, f"use {tile}")[0] == "tile_not_owned"


def test_te_14_1_2_masks_cannot_be_turned_over() -> None:
    """TE-14.1.2, TE-14.14: masks stay face up."""
    state = table()
    give(state, 0, "mask_4")
    assert why(state, "use mask_4") == ["tile_has_its_moment"]


def test_te_14_1_2_a_tile_may_be_used_right_after_claiming() -> None:
    """TE-14.1.2, TE-14.1.3: even while the action that brought it is still going on."""
    state = table()
    lay_tiles(state, "forest", "disc_temple_red")
    goods(state, 0, cocoa=1)
    send(state, "forest")
    do(state, "worship forest", "both", "discovery_first", "claim disc_temple_red", "use disc_temple_red")
    assert climbed(state, 0) == (0, 2, 0)
    assert vp(state, 0) == 2


def test_te_14_1_2_a_second_mask_of_a_kind_warns() -> None:
    """TE-14.14: allowed, but it starts another set."""
    state = table()
    give(state, 0, "mask_4")
    lay_tiles(state, "avenue_3", "mask_4")
    goods(state, 0, wood=1)
    state.avenue[0] = 2
    give(state, 0, "disc_avenue")
    do(state, "use disc_avenue")
    assert [notice.kind for notice in state.warnings(NOTATION.parse("claim mask_4"))] == [
        "mask_already_owned"
    ]
    do(state, "claim mask_4")
    assert owned(state, 0) == ["mask_4", "mask_4"]


def test_te_14_9_two_power_ups_anywhere() -> None:
    """TE-14.9, TE-10.5: two workers once or one twice, on any boards, unlocked; optional, but the tile is spent."""
    state = table()
    workers(state, 0, "forest 2", "nobles 5", "palace 3 palace_1")
    give(state, 0, "disc_power_up_2", "disc_power_up_2", "disc_power_up_2")
    state.avenue[0] = 9
    turn_of(state, 0)
    do(state, "use disc_power_up_2")
    assert options(state)[:3] == ["power_up forest 2", "power_up nobles 5", "skip"]
    assert why(state, "power_up palace 3") == ["worker_locked"]
    do(state, "power_up nobles 5", "ascend asc_vp", "power_up palace 1")
    assert standing(state, 0) == ["forest 2", "palace 2", "palace 3 palace_1"]
    do(state, "use disc_power_up_2", "power_up forest 2", "power_up forest 3")
    do(state, "use disc_power_up_2", "skip")
    assert state.down[DISCOVERY.index("disc_power_up_2")] == 3
    assert state.light == 1


def test_te_14_9_not_usable_with_nobody_to_raise() -> None:
    """TE-14.9."""
    state = table()
    workers(state, 0, "forest 1 forest", "palace 1 palace_1", "palace 1 palace_2")
    give(state, 0, "disc_power_up_2")
    turn_of(state, 0)
    assert why(state, "use disc_power_up_2") == ["nobody_to_power_up"]


def test_te_14_9_a_moved_worker_that_worshipped_stays_out_of_reach() -> None:
    """TE-14.9: locked and paid free again it is still the worker moved this turn."""
    state = table()
    workers(state, 0, "alchemy 1", "palace 1 palace_1", "palace 1 palace_2")
    give(state, 0, "disc_power_up_2")
    goods(state, 0, cocoa=3)
    lay_tiles(state, "forest", "mask_2")
    send(state, "forest", 2)
    do(state, "worship forest", "ability", "unlock", "use disc_power_up_2")
    assert options(state) == ["power_up palace 1", "skip"]
    assert why(state, "power_up forest 2") == ["worker_just_moved"]


def test_te_14_10_and_14_11_move_tiles_only_with_the_move() -> None:
    """TE-14.10, TE-14.11, TE-4.5: they cannot be turned over on their own."""
    state = table()
    give(state, 0, "disc_double_move", "disc_far_move", "disc_extra_worker", "disc_free_cocoa")
    for tile in ("disc_double_move", "disc_far_move", "disc_extra_worker", "disc_free_cocoa"):
        assert why(state, f"use {tile}") == ["tile_has_its_moment"]
    do(state, "move_far palace 1 nobles")
    assert [
        notice.kind for notice in table_with_far().warnings(NOTATION.parse("move_far palace 1 forest"))
    ] == ["far_move_not_needed"]


def table_with_far() -> TeotihuacanState:
    state = table()
    give(state, 0, "disc_far_move")
    return state


def test_te_14_13_waiving_the_paid_unlock() -> None:
    """TE-14.13: the 3 cocoa of an unlock; one tile covers one payment."""
    state = table()
    workers(state, 0, "forest 1 forest", "palace 1 palace_1", "palace 1 palace_2")
    give(state, 0, "disc_free_cocoa")
    turn_of(state, 0)
    do(state, "unlock")
    assert options(state) == ["waive"]
    do(state, "waive")
    assert standing(state, 0) == ["forest 1", "palace 1", "palace 1"]
    assert state.down[DISCOVERY.index("disc_free_cocoa")] == 1
    assert kind(state) == "move"
    assert sum(state.up[:KINDS]) == 0
