"""Temples, Avenue, pyramid track, ascension and the calendar steps of a turn (TE-10)."""

from __future__ import annotations

import pytest

from rules.teotihuacan.tracks import avenue_step, temple_step, track_step
from rules.teotihuacan.vocabulary import NOTATION
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
    points,
    send,
    standing,
    table,
    temple,
    vp,
    why,
    workers,
)

REWARDS = {
    "blue": ["any 1", "any 1", "any 1", "any 1", "any 2", "any 2", "vp 2", "any 2", "vp 4", "", "vp 6"],
    "red": ["vp 1", "vp 1", "vp 2", "vp 2", "vp 2", "vp 3", "vp 3", "vp 4", "vp 5", "", "vp 7"],
    "green": [
        "cocoa 1",
        "cocoa 1",
        "cocoa 1",
        "cocoa 2",
        "cocoa 2",
        "cocoa 2",
        "cocoa 3",
        "cocoa 3",
        "cocoa 4",
        "",
        "vp 5",
    ],
}


@pytest.mark.parametrize("name", REWARDS)
def test_te_10_1_every_step_of_every_temple(name: str) -> None:
    """TE-10.1, TE-10.1.1, TE-10.1.3: the printed reward of each step; step 10 gives nothing now."""
    for step, reward in enumerate(REWARDS[name], 1):
        state = table()
        temple(state, 0, **{name: step - 1})
        for site in ("blue_4", "red_5", "green_3", "green_6"):
            lay_tiles(state, site)
        temple_step(state, 0, ("blue", "red", "green").index(name))
        resources = 0
        while kind(state) == "choose_resource":
            do(state, "take wood" if resources else "take stone")
            resources += 1
        found = has(state, 0)
        amount = {"any": resources, "vp": vp(state, 0), "cocoa": found.get("cocoa", 0)}
        word, _, number = reward.partition(" ")
        assert {key: value for key, value in amount.items() if value} == (
            {word: int(number)} if word else {}
        ), (name, step)
        assert climbed(state, 0)[("blue", "red", "green").index(name)] == step


def test_te_10_1_1_two_resources_may_differ_and_cocoa_is_none() -> None:
    """TE-10.1.1, TE-1.5: unit by unit, wood, stone or gold."""
    state = table()
    temple(state, 0, blue=4)
    temple_step(state, 0, 0)
    assert options(state) == ["take wood", "take stone", "take gold"]
    assert why(state, "take cocoa") == ["cocoa_is_no_resource"]
    do(state, "take wood", "take gold")
    assert has(state, 0) == {"wood": 1, "gold": 1}


def test_te_10_1_2_ex_40_large_step() -> None:
    """TE-10.1.2 (EX-40): unaffordable tiles leave only the printed reward; tiles are not refilled."""
    state = table()
    temple(state, 0, red=4)
    lay_tiles(state, "red_5", "mask_2", "disc_cocoa_4")
    goods(state, 0, wood=1)
    twin = state.clone()
    temple_step(state, 0, 1)
    assert vp(state, 0) == 2, "no question: neither tile can be paid"
    goods(twin, 0, wood=1, gold=1)
    temple_step(twin, 0, 1)
    assert options(twin) == ["claim disc_cocoa_4", "reward"]
    assert why(twin, "claim mask_2") == ["cannot_afford"]
    assert why(twin, "claim mask_4") == ["tile_not_here"]
    do(twin, "claim disc_cocoa_4")
    assert (owned(twin, 0), vp(twin, 0), has(twin, 0)) == (["disc_cocoa_4"], 0, {"wood": 1})
    assert len(twin.sites[9]) == 1


def test_te_10_1_2_another_tile_may_help_to_pay() -> None:
    """TE-10.1.2, TE-4.5: a player with a usable tile is asked even if nothing can be paid yet."""
    state = table()
    temple(state, 0, red=4)
    lay_tiles(state, "red_5", "disc_cocoa_4")
    give(state, 0, "disc_resources_2")
    temple_step(state, 0, 1)
    assert options(state) == ["reward", "use disc_resources_2"]
    do(state, "use disc_resources_2", "take gold", "take wood", "claim disc_cocoa_4")
    assert owned(state, 0) == ["disc_cocoa_4"]


def test_te_10_1_4_ex_41_top_of_a_temple() -> None:
    """TE-10.1.3, TE-10.1.4, TE-10.1.5, TE-10.1.6 (EX-41): one marker on top; any temple must be one that can climb."""
    state = table()
    temple(state, 1, green=11)
    temple(state, 0, green=10)
    state.events = []
    temple_step(state, 0, 2)
    assert [event.kind for event in state.events] == ["step_lost"]
    assert climbed(state, 0) == (0, 0, 10)
    state.events = None
    give(state, 0, "disc_temple_any")
    do(state, "use disc_temple_any")
    assert options(state) == ["step blue", "step red"]
    assert why(state, "step green") == ["top_step_taken"]
    assert why(state, "skip") == ["step_is_compulsory"]
    do(state, "step red")
    both = table()
    temple(both, 0, green=10)
    temple(both, 1, green=10)
    temple_step(both, 0, 2)
    assert climbed(both, 0) == (0, 0, 11)
    temple_step(both, 1, 2)
    assert climbed(both, 1) == (0, 0, 10)


def test_te_10_1_5_no_temple_left() -> None:
    """TE-10.1.5, TE-22.5: the step is lost without compensation, with a warning before the tile is used."""
    state = table()
    temple(state, 0, blue=11, red=11, green=11)
    give(state, 0, "disc_temple_any", "disc_temple_red")
    assert [notice.kind for notice in state.warnings(NOTATION.parse("use disc_temple_any"))] == [
        "no_temple_can_advance"
    ]
    assert [notice.kind for notice in state.warnings(NOTATION.parse("use disc_temple_red"))] == [
        "step_would_be_lost"
    ]
    heard = do(state, "use disc_temple_any", "use disc_temple_red")
    assert [event.kind for event in heard] == ["used_tile", "no_step_possible", "used_tile", "step_lost"]
    assert owned(state, 0) == []


def test_te_10_1_6_a_tile_used_while_choosing_may_take_the_last_step() -> None:
    """TE-10.1.6, TE-22.5: then there is nothing left to choose and the step is lost."""
    state = table()
    temple(state, 0, blue=11, red=10, green=11)
    give(state, 0, "disc_temple_any", "disc_temple_red")
    do(state, "use disc_temple_any", "use disc_temple_red")
    assert options(state) == ["skip"]
    do(state, "skip")
    assert kind(state) == "move"


def test_te_10_2_avenue() -> None:
    """TE-10.2: tiles on 3, 6 and 8 for their price, never refilled; 9 is the end."""
    state = table()
    lay_tiles(state, "avenue_3", "mask_4", "mask_2", "disc_far_move")
    goods(state, 0, wood=1)
    for at in (1, 2):
        avenue_step(state, 0)
        state.settle()
        assert state.avenue[0] == at
        assert kind(state) == "move"
    avenue_step(state, 0)
    state.settle()
    assert options(state) == ["claim mask_4", "claim disc_far_move", "skip"]
    do(state, "claim mask_4")
    assert len(state.sites[5]) == 2
    avenue_step(state, 1)
    state.avenue[0] = 9
    state.events = []
    avenue_step(state, 0)
    assert state.avenue[0] == 9
    assert [event.kind for event in state.events] == ["avenue_lost"]


def test_te_10_2_tiles_may_be_left() -> None:
    """TE-10.2: declining costs nothing."""
    state = table()
    lay_tiles(state, "avenue_6", "disc_far_move")
    state.avenue[0] = 5
    avenue_step(state, 0)
    state.settle()
    do(state, "skip")
    assert owned(state, 0) == []
    assert len(state.sites[6]) == 1


def test_te_10_3_pyramid_track_ends_at_ten() -> None:
    """TE-10.3."""
    state = table()
    for _ in range(12):
        track_step(state, 0)
    assert state.track[0] == 10


def test_te_10_4_points_never_fall_below_zero() -> None:
    """TE-10.4: and the source is booked with what was really lost."""
    state = table()
    points(state, 0, 5)
    state.score(0, -6, 23)
    assert vp(state, 0) == 0
    assert state.invariants() == []


# -- ascension ------------------------------------------------------------------------------------------------------


def test_te_10_6_ex_42_ascension() -> None:
    """TE-10.6, TE-10.5 (EX-42): Avenue step with its tiles, Palace with power 1, reward, light disc."""
    state = table()
    state.avenue[0] = 2
    lay_tiles(state, "avenue_3", "mask_4")
    send(state, "forest", 5)
    do(state, "main", "power_up forest 5")
    assert state.avenue[0] == 3
    assert kind(state) == "claim_discovery", "the 2 wood of the Forest pay for the mask"
    # Between the step and the arrival the die counts nowhere (TE-10.6.5).
    assert standing(state, 0) == ["palace 1", "palace 1"]
    do(state, "claim mask_4")
    assert standing(state, 0) == ["palace 1", "palace 1", "palace 1"]
    assert options(state) == ["ascend asc_vp", "ascend asc_worker", "ascend asc_temple", "ascend asc_cocoa"]
    assert why(state, "ascend asc_two_temples") == ["cannot_afford"]
    assert state.light == 0
    do(state, "ascend asc_worker")
    assert standing(state, 0) == ["palace 1", "palace 1", "palace 1", "palace 3"]
    assert has(state, 0) == {"cocoa": 2, "wood": 1}
    assert state.light == 1


def test_te_10_6_every_reward_of_the_wheel() -> None:
    """TE-10.6: 5 VP, 5 cocoa, one step, two steps for 3 cocoa, the fourth worker only once."""
    for reward, answers, expected in (
        ("asc_vp", [], (5, {"cocoa": 3})),
        ("asc_cocoa", [], (0, {"cocoa": 8})),
        ("asc_temple", ["step red"], (1, {"cocoa": 3})),
        ("asc_two_temples", ["step red", "step green"], (1, {"cocoa": 1})),
        ("asc_worker", [], (0, {"cocoa": 5})),
    ):
        state = table()
        goods(state, 0, cocoa=3)
        send(state, "stone_quarry", 5)
        state.avenue[0] = 9
        do(state, "main", "power_up stone_quarry 5", f"ascend {reward}", *answers)
        found = has(state, 0)
        assert found.pop("stone") == 2
        assert (vp(state, 0), found) == expected, reward
    state = table()
    workers(state, 0, "palace 1", "palace 1", "palace 1", "palace 2")
    state.avenue[0] = 9
    send(state, "forest", 5)
    do(state, "main", "power_up forest 5")
    assert why(state, "ascend asc_worker") == ["fourth_worker_gone"]


def test_te_10_6_waiving_the_three_cocoa() -> None:
    """TE-10.6, TE-14.13: a free-cocoa tile makes the two steps possible without cocoa."""
    state = table()
    give(state, 0, "disc_free_cocoa")
    state.avenue[0] = 9
    send(state, "forest", 5)
    do(state, "main", "power_up forest 5", "ascend asc_two_temples", "waive", "step red", "step red")
    assert (climbed(state, 0), vp(state, 0)) == ((0, 2, 0), 2)


def test_te_10_7_several_ascensions_in_one_turn() -> None:
    """TE-10.7, TE-11.1: each is resolved completely; the disc stops at the dark one; the eclipse waits."""
    state = table()
    state.avenue[0] = 9
    state.light, state.dark = 11, 12
    workers(state, 0, "palace 1", "forest 5", "forest 5")
    goods(state, 0, cocoa=1)
    send(state, "forest", 5)
    do(state, "main", "power_up forest 5", "ascend asc_vp", "power_up forest 5", "ascend asc_cocoa")
    assert standing(state, 0) == ["forest 5", "palace 1", "palace 1"]
    assert state.light == 12
    assert kind(state) == "end_turn"


def test_te_10_8_an_ascended_worker_is_reached_only_by_the_tile() -> None:
    """TE-10.8: after ascending it stands at the Palace, out of reach of the Forest's second power-up."""
    state = table()
    state.avenue[0] = 9
    workers(state, 0, "palace 1", "forest 5", "forest 1")
    goods(state, 0, cocoa=1)
    give(state, 0, "disc_power_up_2")
    send(state, "forest", 1)
    do(state, "main", "power_up forest 5", "ascend asc_vp")
    assert options(state) == ["power_up forest 1", "skip", "use disc_power_up_2"]
    do(state, "use disc_power_up_2", "power_up palace 1", "skip")
    assert "palace 2" in standing(state, 0)


def test_te_10_6_5_nothing_reaches_the_die_while_it_ascends() -> None:
    """TE-10.6.5: at the Avenue's tiles another worker may be raised by a tile, not the ascending one."""
    state = table()
    state.avenue[0] = 2
    lay_tiles(state, "avenue_3", "mask_4")
    give(state, 0, "disc_power_up_2")
    workers(state, 0, "palace 1", "nobles 4", "palace 1 palace_1")
    send(state, "forest", 5)
    do(state, "main", "power_up forest 5", "use disc_power_up_2")
    assert options(state) == ["power_up nobles 4", "skip"]
