"""Military track, river, road, outposts and bonus tiles (sections 11, 13, 14)."""

from __future__ import annotations

import pytest

from rules.terramara.state import TerramaraState
from rules.terramara.tracks import gain_culture, gain_military, lose_military
from tests.terramara.phrases import expect
from tests.terramara.support import (
    BLUE,
    BONUS,
    CONTENT,
    RED,
    asks,
    caravans,
    change,
    character,
    crafted,
    do,
    give_turn,
    holdings,
    options,
    own,
    points,
    river,
    settle_simply,
    stand,
    table,
    warned,
    why,
)


def test_military_overflow_tr_13_1_1() -> None:
    """TR-13.1.1."""
    state = table()
    own(state, RED, military=18)
    gain_military(state, RED, 5, 0)
    assert holdings(state, RED) == {"military": 20, "vp": 3}


def test_military_loss_tr_13_1_2() -> None:
    """TR-13.1.2: never below 0; from 20 it may go down again."""
    state = table()
    own(state, RED, military=20)
    lose_military(state, RED, 1, 0)
    assert state.military[RED] == 19
    own(state, RED, military=0)
    lose_military(state, RED, 1, 0)
    assert state.military[RED] == 0


def test_strength_and_power_level_tr_13_1_3() -> None:
    """TR-13.1.3: 5 and 9 are one power level, but 9 may join 5."""
    state = table()
    own(state, RED, military=9)
    own(state, BLUE, military=5)
    assert state.power_level(RED) == state.power_level(BLUE) == 2
    stand(state, "fm_1c__s2", BLUE)
    assert "send explorer fm_1c__s2" in options(state)


def test_river_spaces_take_effect_in_order_tr_13_2_2() -> None:
    """TR-13.2.1, TR-13.2.2: from 5 to 14: tile of 6, explorer, tile of 10, two tiles of 14; once."""
    state = table(bonus={"river_6": ["bonus_1_ore_cattle"], "l2": ["bonus_1_raw_to_4vp"]})
    own(state, RED, culture=5)
    gain_culture(state, RED, 9, 0)
    assert state.players[RED].explorers == 5
    assert state.decision is not None
    assert state.decision.params["tile"] == "bonus_1_ore_cattle"
    do(state, "use_tile")
    assert state.decision.params["tile"] == "bonus_2_four_raw"
    do(state, "decline")
    assert asks(state) == (RED, "order_parts")
    do(state, "first bonus_2_brick_culture", "decline", "decline")
    gain_culture(state, RED, 3, 0)
    assert asks(state) == (RED, "turn_action"), "declined tiles are lost (TR-13.2.3)"
    assert holdings(state, RED) == {"ore": 1, "cattle": 1, "culture": 14, "vp": 3}


def test_decline_a_bonus_tile_tr_13_2_3() -> None:
    """TR-13.2.3."""
    state = table()
    own(state, RED, culture=5, ore=1)
    do(state, "send explorer homeland_4_left__develop")
    assert options(state) == ["use_tile", "decline"]
    do(state, "decline")
    assert holdings(state, RED) == {"culture": 6, "military": 1, "ore": 1}


def test_reserving_and_discount_from_river_spaces_tr_13_2_2() -> None:
    """TR-12.11: the discount from 12 on; at 11 there is none."""
    for culture, legal in ((11, False), (12, True)):
        state = table()
        river(state, "weapon_2_bronze_sword")
        state.players[RED].reserved = state.river.pop(0)
        own(state, RED, culture=culture, metal=2)
        state.stack[-1] = (6, RED, 0)
        assert ("craft_reserved" in options(state)) is legal


def test_travel_is_split_freely_and_never_backwards_tr_13_3_1() -> None:
    """TR-13.3.1."""
    state = table()
    caravans(state, RED, "c2", "start")
    do(state, "send explorer homeland_4_left__travel")
    assert options(state) == ["step start c1", "step c2 l2", "step c2 c3", "stop"]
    assert why(state, "step c2 c1") == [("not_next", "TR-13.3.2")]
    assert why(state, "step c3 c4") == [("no_caravan_there", "TR-13.3.1")]
    assert warned(state, "stop") == ["travel_lost"]


def test_outpost_branch_opens_with_its_row_tr_13_3_3() -> None:
    """TR-13.3.3: r2 from round 3; before that only this branch is closed; r5 and r6 are always open."""
    for now, opened in ((2, False), (3, True)):
        state = table(round=now)
        caravans(state, RED, "c2", "c5")
        do(state, "send explorer homeland_4_left__travel")
        assert ("step c2 r2" in options(state)) is opened
        assert "step c2 c3" in options(state)
        assert "step c5 r5" in options(state)


def test_unused_travel_is_lost_tr_13_3_9() -> None:
    """TR-13.3.9: nothing is asked when both caravans have arrived; the last step ends the journey."""
    state = table()
    caravans(state, RED, "end", "end")
    state.camp = (
        RED,
        RED,
    )
    do(state, "send explorer homeland_4_left__travel")
    assert asks(state) == (RED, "after_action")
    state = table()
    caravans(state, RED, "end", "c6")
    state.camp = (RED,)
    do(state, "send explorer homeland_4_left__travel", "step c6 end")
    assert asks(state) == (RED, "after_action")


def test_interrupted_journey_ends_at_the_end_tr_13_3_9() -> None:
    """TR-13.3.8, TR-13.3.9: travel of a tile on the way brings the last caravan home; nothing is left to ask."""
    state = table(round=4, bonus={"l5": ["bonus_2_leather_travel"], "l3": ["bonus_3_military_culture"]})
    character(state, RED, "traveler")
    caravans(state, RED, "c5", "end")
    state.camp = (RED,)
    do(state, "send explorer homeland_4_left__travel", "step c5 l5", "use_tile")
    do(state, "step l5 c6", "step c6 end")
    assert asks(state) == (RED, "after_action")
    assert list(state.camp) == [RED, RED]


OUTPOSTS = {
    "outpost_workers": [{"worker_1": 3}, {"worker_2": 1, "worker_3": 1}, {"worker_1": 1, "worker_3": 2}],
    "outpost_river": [{"culture": 6}, {"culture": 10}, {"culture": 14}],
    "outpost_military": [{"military": 5}, {"military": 10}, {"military": 15}],
}
CATEGORY_OUTPOSTS = {
    "outpost_clothing": ("pq_2a", "clothing"),
    "outpost_pottery": ("pq_2b", "pottery"),
    "outpost_tool": ("pq_2c", "tool"),
    "outpost_weapon": ("pq_2d", "weapon"),
}
LEVEL_1 = {
    "outpost_workers": "pq_1a",
    "outpost_river": "pq_1b",
    "outpost_military": "pq_1c",
    "outpost_road": "pq_1d",
}


def with_flag(tile: str) -> tuple[TerramaraState, int]:
    row = 1 if "_1" in tile else 3
    other = {"1": "pq_1a" if tile != "pq_1a" else "pq_1b", "2": "pq_2a" if tile != "pq_2a" else "pq_2b"}[
        tile[3]
    ]
    left = ["pq_1a", "pq_1b", "pq_2a", "pq_2b", "pq_3a", "pq_3b"]
    left[row - 1], left[row] = tile, other
    state = table(round=5, left=tuple(left))
    state.players[RED].flags = 1 << row
    return state, row


@pytest.mark.parametrize("name", OUTPOSTS)
@pytest.mark.parametrize("tier", [0, 1, 2])
def test_level_1_outposts_tr_13_4_2(name: str, tier: int) -> None:
    """TR-13.4.2, TR-18.7: 2, 5, 10 VP at the thresholds."""
    state, _ = with_flag(LEVEL_1[name])
    own(state, RED, **OUTPOSTS[name][tier])
    assert points(state, RED)["outposts"] == (2, 5, 10)[tier]
    assert "outposts" not in points(state, BLUE), "no flag, no points"


@pytest.mark.parametrize(
    ("node", "vp"), [("c1", 0), ("c2", 2), ("r3", 2), ("c4", 5), ("c6", 10), ("end", 10)]
)
def test_road_outpost_tr_13_4_2(node: str, vp: int) -> None:
    """TR-13.4.2, TR-17.7: both caravans at or past c2, c4, c6."""
    state, _ = with_flag("pq_1d")
    caravans(state, RED, node, "end")
    state.camp = (RED,) * (2 if node == "end" else 1)
    assert points(state, RED).get("outposts", 0) == vp


@pytest.mark.parametrize("name", CATEGORY_OUTPOSTS)
@pytest.mark.parametrize(("count", "vp"), [(1, 0), (2, 2), (3, 5), (4, 10), (5, 10)])
def test_level_2_outposts_tr_13_4_3(name: str, count: int, vp: int) -> None:
    """TR-13.4.3."""
    tile, category = CATEGORY_OUTPOSTS[name]
    state, _ = with_flag(tile)
    cards = [artifact.id for artifact in CONTENT.artifacts if artifact.id.startswith(category)][:count]
    crafted(state, RED, *cards)
    assert points(state, RED).get("outposts", 0) == vp


# ---------------------------------------------------------------------------------- bonus tiles

# What each tile does, as in TR-14.1 to TR-14.3.
BONUS_TILES = {
    "bonus_1_culture": "1 culture",
    "bonus_1_ore_cattle": "1 ore + 1 cattle",
    "bonus_1_wood_stone": "1 wood + 1 stone",
    "bonus_1_raw_to_4vp": "exchange 1 any raw -> 4 VP",
    "bonus_1_raw_to_2military": "exchange 1 any raw -> 2 military",
    "bonus_1_processed": "1 any processed",
    "bonus_2_brick_culture": "1 bricks + 1 culture",
    "bonus_2_metal_military": "1 metal + 1 military",
    "bonus_2_leather_travel": "1 leather + 1 travel",
    "bonus_2_four_raw": "1 ore + 1 cattle + 1 wood + 1 stone",
    "bonus_3_military_culture": "2 military + 1 culture",
    "bonus_3_craft_with_raw": "craft 1 artifact, raw allowed",
    "bonus_3_2raw_to_5vp": "exchange 2 any raw -> 5 VP",
    "bonus_3_processed_to_5vp": "exchange 1 any processed -> 5 VP",
    "bonus_3_2processed": "2 any processed",
}
SPOT = {1: ("l1", "c1"), 2: ("l3", "c3"), 3: ("l5", "c5")}


def at_tile(name: str) -> TerramaraState:
    """A caravan one step before a bonus tile, the other at the end of the road."""
    level = int(name[6])
    place, origin = SPOT[level]
    taken = next((where for where, tiles in BONUS.items() if name in tiles), None)
    swap = {place: [name]}
    if taken is not None and taken != place:
        swap[taken] = [BONUS[place][0] if tile == name else tile for tile in BONUS[taken]]
    state = table(bonus=swap)
    caravans(state, RED, origin, "end")
    state.camp = (RED,)
    own(state, RED, cattle=3, leather=3)
    river(state, "clothing_1_hide_cloak")
    do(state, "send explorer homeland_4_left__travel", f"step {origin} {place}")
    assert state.decision is not None
    assert state.decision.params["tile"] == name
    return state


@pytest.mark.parametrize("name", BONUS_TILES)
def test_bonus_tile_tr_14_1_to_tr_14_3(name: str) -> None:
    """TR-14.1, TR-14.2, TR-14.3, TR-13.3.4: every tile, exactly."""
    state = at_tile(name)
    before = holdings(state, RED)
    expected = expect(BONUS_TILES[name])
    asked = settle_simply(state)
    assert asked == ["use_bonus_tile", *expected.asked, "travel_step 1"]
    gained = {kind: amount for kind, amount in expected.gained.items() if amount}
    assert change(before, holdings(state, RED)) == gained


@pytest.mark.parametrize(
    ("option", "gained"),
    [
        ("raw_1_for_culture_2", {"culture": 2}),
        ("raw_1_for_travel_2", {}),
        ("raw_1_for_military_3", {"military": 3}),
    ],
)
def test_raw_to_track_tile_tr_14_2(option: str, gained: dict[str, int]) -> None:
    """TR-14.2."""
    state = at_tile("bonus_2_raw_to_track")
    before = holdings(state, RED)
    do(state, "use_tile", f"choose {option}", "pay cattle")
    assert change(before, holdings(state, RED)) == {"cattle": -1, **gained}


@pytest.mark.parametrize(("paid", "got"), [("cattle", "leather"), ("leather", "leather")])
def test_raw_to_its_processed_form_tr_14_2(paid: str, got: str) -> None:
    """TR-14.2, TR-17.1: the form of the kind just paid, also when leather stood for cattle."""
    state = at_tile("bonus_2_raw_to_processed_plank")
    own(state, RED, cattle=1, leather=1)
    do(state, "use_tile", f"pay {paid}")
    rest = {"cattle": 1, "leather": 1, "plank": 1}
    rest[paid] -= 1
    rest[got] += 1
    assert holdings(state, RED) == {kind: n for kind, n in rest.items() if n}


def test_raid_tile_tr_14_3() -> None:
    """TR-10.2.5: no military is lost."""
    state = at_tile("bonus_3_raid")
    own(state, RED, military=5)
    own(state, BLUE, ore=4)
    do(state, "use_tile")
    assert asks(state) == (BLUE, "raid_give")
    assert state.military[RED] == 5


def test_exchange_is_all_or_nothing_tr_14_5() -> None:
    """TR-14.5: two raw for 5 VP; with one resource there is no exchange."""
    state = at_tile("bonus_3_2raw_to_5vp")
    own(state, RED, cattle=1, leather=0)
    do(state, "use_tile")
    assert asks(state) == (RED, "travel_step"), "nothing to ask"
    state = at_tile("bonus_3_2raw_to_5vp")
    do(state, "use_tile")
    assert why(state, "pay cattle") == [("wrong_price", "TR-14.5")]
    do(state, "pay cattle leather")
    assert state.players[RED].vp == 5


# ---------------------------------------------------------------------------------- resources


def test_processing_pairs_tr_11_1() -> None:
    """TR-11.1."""
    state = table()
    own(state, RED, cattle=1, stone=1, wood=1, worker_3=1)
    do(state, "worker 3", "process cattle stone wood")
    assert holdings(state, RED) == {"leather": 1, "brick": 1, "plank": 1, "worker_3": 1}
    own(state, RED, ore=1, worker_1=1)
    do(state, "worker 1", "process ore")
    assert holdings(state, RED)["metal"] == 1


def test_raw_never_counts_as_processed_tr_11_2() -> None:
    """TR-11.2."""
    state = table()
    own(state, RED, ore=9)
    river(state, "weapon_1_bronze_dagger")
    state.stack[-1] = (6, RED, 0)
    assert why(state, "craft weapon_1_bronze_dagger") == [("cannot_afford", "TR-12.3")]


def test_each_unit_is_chosen_tr_11_3() -> None:
    """TR-11.3: unit by unit, kinds may repeat."""
    state = table(round=4)
    caravans(state, RED, "c3", "c3")
    do(state, "send explorer crossroads_2a", "take brick", "take brick")
    assert holdings(state, RED) == {"brick": 2, "military": 1}


def test_workers_stay_and_count_used_or_not_tr_11_5() -> None:
    """TR-11.5."""
    state = table()
    own(state, RED, ore=2, worker_2=1, worker_1=1)
    do(state, "worker 2", "process ore")
    assert state.players[RED].worker_levels() == 3
    give_turn(state, RED)
    assert why(state, "worker 3") == [("no_worker", "TR-11.4")]


def test_swap_with_a_processed_resource_tr_11_2() -> None:
    """TR-10.6.1, TR-11.2: a processed resource may stand for the raw one that is given."""
    state = table()
    own(state, RED, metal=1)
    do(state, "send explorer hut")
    assert options(state) == ["choose swap_raw_1", "decline"]
    do(state, "choose swap_raw_1")
    assert why(state, "swap metal ore") == [("same_kind", "TR-10.6.1")]
    do(state, "swap metal wood")
    assert holdings(state, RED) == {"wood": 1}


def test_gain_order_tr_17_9() -> None:
    """TR-17.9: resources (asked), VP, military, culture, travel."""
    state = table(round=5)
    own(state, RED, worker_3=2)
    state.events = []
    do(state, "send explorer special_workers", "take metal")
    gains = [event.params["resource"] for event in state.events if event.kind == "gained"]
    assert gains == ["metal", "military", "culture"]
    assert asks(state) == (RED, "travel_step")


def test_full_tracks_still_count_as_gains_tr_15_9() -> None:
    """TR-15.9: the experienced Sage scores for a gain that cannot move the canoe."""
    state = table()
    character(state, RED, "sage", experienced=True)
    own(state, RED, culture=14)
    gain_culture(state, RED, 1, 0)
    assert state.players[RED].vp == 3
