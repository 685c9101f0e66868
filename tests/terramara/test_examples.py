"""The worked examples EX-1 to EX-50, each named by its number and the rules it shows."""

from __future__ import annotations

import pytest

from rules.terramara import frames
from rules.terramara.crafting import refill
from rules.terramara.effects import raid_divisor
from rules.terramara.rounds import clean_up_artifacts, move_neutrals
from tests.terramara.support import (
    BLUE,
    CONTENT,
    FIRST_NEUTRAL,
    GREEN,
    RED,
    SECOND_NEUTRAL,
    YELLOW,
    after,
    asks,
    caravans,
    card,
    character,
    crafted,
    do,
    give_turn,
    holdings,
    options,
    own,
    points,
    river,
    space,
    stand,
    table,
    warned,
    why,
)


def test_ex_1_chieftain_may_not_walk_ahead_tr_9_8() -> None:
    """TR-9.8, TR-9.9, TR-24.8: the same space is legal for an explorer, who is warned to stay until round 3."""
    state = table(round=2)
    assert why(state, "send chieftain pq_2a__s1") == [("only_explorers_ahead", "TR-9.8")]
    assert "send explorer pq_2a__s1" in options(state)
    assert warned(state, "send explorer pq_2a__s1") == ["explorer_away"]
    assert warned(state, "send explorer pq_3a__s1") == ["explorer_gone"]


@pytest.mark.parametrize(("red", "legal"), [(3, False), (4, False), (5, True)])
def test_ex_2_weaker_explorer_tr_9_5(red: int, legal: bool) -> None:
    """TR-9.5, TR-9.6: strictly higher strength at the moment of sending."""
    state = table(round=2)
    stand(state, "pq_1b__s1", BLUE)
    own(state, RED, military=red)
    own(state, BLUE, military=4)
    text = "send explorer pq_1b__s1"
    assert (text in options(state)) is legal
    if legal:
        assert warned(state, text) == ["joining_costs_military"]
        do(state, text)
        assert state.military[RED] == 4
    else:
        assert why(state, text) == [("too_weak", "TR-9.5")]


def test_ex_3_closed_spaces_tr_9_2_and_tr_9_4() -> None:
    """TR-9.2: own explorer there; TR-9.4: any chieftain there."""
    state = table()
    own(state, RED, military=20)
    stand(state, "pq_1a__s1", RED)
    stand(state, "pq_1a__s2", BLUE, "chieftain")
    for member in ("explorer", "chieftain"):
        assert why(state, f"send {member} pq_1a__s1") == [("own_member_there", "TR-9.2")]
        assert why(state, f"send {member} pq_1a__s2") == [("closed", "TR-9.4")]


def test_ex_4_single_space_tr_9_3() -> None:
    """TR-9.3."""
    state = table()
    own(state, RED, military=12)
    stand(state, "homeland_3_4_right__raid", GREEN)
    for member in ("explorer", "chieftain"):
        assert why(state, f"send {member} homeland_3_4_right__raid") == [("single_taken", "TR-9.3")]


def test_ex_5_chieftain_joins_tr_9_7() -> None:
    """TR-9.7: whatever the strengths, without loss; the space is then full."""
    state = table()
    own(state, YELLOW, military=15)
    stand(state, "pq_1a__s3", YELLOW)
    do(state, "send chieftain pq_1a__s3")
    assert state.military[RED] == 0
    give_turn(state, BLUE)
    own(state, BLUE, military=20)
    assert why(state, "send explorer pq_1a__s3") == [("closed", "TR-9.4"), ("space_full", "TR-9.2")]


def test_ex_6_loss_down_to_equality_tr_9_5() -> None:
    """TR-8.3: the loss comes before the gain of the space."""
    state = table()
    own(state, RED, military=1)
    stand(state, "pq_1a__s1", BLUE)
    state.events = []
    do(state, "send explorer pq_1a__s1")
    assert holdings(state, RED) == {"cattle": 2, "military": 1}
    kinds = [(event.kind, event.params.get("resource")) for event in state.events]
    assert kinds.index(("lost", "military")) < kinds.index(("gained", "military"))


def test_ex_7_third_member_tr_9_2() -> None:
    """TR-9.2."""
    state = table(seat=GREEN)
    own(state, GREEN, military=20)
    stand(state, "pq_1a__s1", RED)
    stand(state, "pq_1a__s1", BLUE)
    for member in ("explorer", "chieftain"):
        assert why(state, f"send {member} pq_1a__s1") == [("space_full", "TR-9.2")]


def test_ex_8_warrior_tr_16_3() -> None:
    """TR-16.2, TR-16.3: joins the own explorer; not a chieftain, a warrior, or a full space."""
    state = table()
    state.players[RED].warriors = 2
    state.warriors -= 2
    stand(state, "pq_1a__s1", RED)
    stand(state, "pq_1a__s2", BLUE, "chieftain")
    stand(state, "pq_1a__s3", GREEN, "warrior")
    stand(state, "fm_1c__s1", RED)
    stand(state, "fm_1c__s1", BLUE)
    assert "send warrior pq_1a__s1" in options(state)
    assert why(state, "send warrior pq_1a__s2") == [("closed", "TR-9.4")]
    assert why(state, "send warrior pq_1a__s3") == [("closed", "TR-9.4")]
    assert why(state, "send warrior fm_1c__s1") == [("space_full", "TR-9.2")]
    assert why(state, "send warrior pq_1b__s1") == [("only_explorers_ahead", "TR-9.8")]


def test_ex_9_return_times_tr_7_6() -> None:
    """TR-9.9, TR-9.10, TR-9.17: red's available members in rounds 1 to 5 are 5, 3, 3, 4, 4."""
    state = table()
    player = state.players[RED]
    available = [player.members_home()]
    for name in ("pq_1a__s1", "pq_2a__s1", "pq_3a__s1"):
        stand(state, name, RED)
    for _ in range(4):
        state.stack = [(frames.ROUND_END, -1)]
        state.settle()
        assert state.invariants() == []
        available.append(player.members_home())
        if state.round == 3:
            assert state.here[space("pq_2a__s1")], "keeps its space when the row becomes current (TR-9.10)"
    assert available == [5, 3, 3, 4, 4]
    assert state.here[space("pq_3a__s1")]


def test_ex_10_crossroads_access_tr_9_12() -> None:
    """TR-9.12."""
    state = table(round=3)
    caravans(state, RED, "c2", "l1")
    first, second = "crossroads_1c", "crossroads_1a"  # backs of the right tiles of rows 1 and 2
    assert f"send explorer {first}" in options(state)
    assert why(state, f"send explorer {second}") == [("caravans_behind", "TR-9.12")]
    caravans(state, RED, "c2", "c2")
    assert f"send explorer {second}" in options(state)
    assert why(state, "send explorer crossroads_2a") == [("crossroads_hidden", "TR-9.12")]


def test_ex_11_worker_capacity_tr_11_4() -> None:
    """TR-11.4."""
    state = table()
    own(state, RED, ore=2, worker_3=1)
    assert warned(state, "worker 3") == ["capacity_lost"]
    do(state, "worker 3", "process ore ore")
    assert holdings(state, RED) == {"metal": 2, "worker_3": 1}
    assert why(state, "worker 3")[0] == ("worker_used", "TR-11.4")


def test_ex_12_mixed_processing_tr_11_4() -> None:
    """TR-11.4."""
    state = table()
    own(state, RED, cattle=1, wood=3, worker_2=1)
    do(state, "worker 2")
    assert sorted(options(state)) == [
        "decline",
        "process cattle",
        "process cattle wood",
        "process wood",
        "process wood wood",
    ]


def test_ex_13_processed_as_raw_tr_11_2() -> None:
    """TR-11.2, TR-14.1: the metal pays as ore."""
    state = table(bonus={"l1": ["bonus_1_raw_to_4vp"], "river_6": ["bonus_1_culture"]})
    own(state, RED, metal=1)
    caravans(state, RED, "c1", "start")
    do(state, "send explorer homeland_4_left__travel", "step c1 l1", "use_tile")
    assert warned(state, "pay metal") == ["processed_as_raw"]
    do(state, "pay metal")
    assert holdings(state, RED) == {"vp": 4}


def test_ex_14_hut_tr_10_6_1() -> None:
    """TR-9.14, TR-9.15: any number of members; without raw legal without effect."""
    state = table()
    own(state, RED, cattle=1, wood=2)
    for choice in (
        ("choose process_1", "process cattle"),
        ("choose swap_raw_1", "swap wood ore"),
        ("decline",),
    ):
        give_turn(state, RED)
        do(state, "send explorer hut", *choice)
    assert holdings(state, RED) == {"leather": 1, "ore": 1, "wood": 1}
    assert state.players[RED].hut == (3, 0, 0)
    for member in ("explorer", "chieftain"):
        bare = table()
        assert warned(bare, f"send {member} hut") == ["hut_useless"]
        do(bare, f"send {member} hut")
        assert asks(bare) == (RED, "after_action")


def test_ex_15_recruit_tr_10_1_1() -> None:
    """TR-10.1.1, TR-22.6: round track first, then the spare of that level, then nobody."""
    state = table(round=4, right=("fm_1c", "fm_1a", "fm_2a", "fm_2c", "fm_3a", "fm_3d"))
    for seat in (RED, BLUE):
        give_turn(state, seat)
        state.here[space("homeland_4_left__recruit")] = 0
        do(state, "send chieftain homeland_4_left__recruit")
        assert holdings(state, seat) == {"worker_2": 1}
    assert (state.round_workers, state.spare_workers[2]) == (0, 1)
    for seat, workers in ((GREEN, {"worker_2": 1}), (YELLOW, {})):
        give_turn(state, seat)
        caravans(state, seat, "c1", "c1")
        state.here[space("crossroads_1c")] = 0
        do(state, "send explorer crossroads_1c")
        assert holdings(state, seat) == {"military": 1, **workers}
    give_turn(state, YELLOW)
    state.here[space("homeland_4_left__recruit")] = 0
    assert warned(state, "send chieftain homeland_4_left__recruit") == ["no_worker_left"]


def test_ex_16_raid_rates_tr_10_2_1() -> None:
    """TR-10.2.1, TR-10.2.2, TR-10.2.3: divisors 5, 4 and 7, victims from the raider's left."""
    state = table()
    own(state, RED, military=6)
    own(state, BLUE, military=5, wood=11)
    own(state, GREEN, military=0, ore=6, metal=5)
    own(state, YELLOW, military=15, stone=13)
    do(state, "send explorer homeland_3_4_right__raid")
    assert [(frame[1], frame[3]) for frame in state.stack[:0:-1]] == [(BLUE, 2), (GREEN, 2), (YELLOW, 1)]
    do(state, "give wood", "give wood", "give ore", "give metal", "give stone")
    assert holdings(state, RED) == {"military": 5, "wood": 2, "ore": 1, "metal": 1, "stone": 1}


@pytest.mark.parametrize(("resources", "due"), [(12, 2), (11, 1)])
def test_ex_17_loss_first_tr_10_1_4(resources: int, due: int) -> None:
    """TR-10.1.4: red falls to power level 2 before levels are compared."""
    state = table()
    own(state, RED, military=10)
    own(state, BLUE, military=10, ore=resources)
    do(state, "send explorer homeland_3_4_right__raid")
    assert state.military[RED] == 9
    assert state.stack[-1] == (frames.RAID_GIVE, BLUE, RED, due)


def test_ex_18_below_the_divisor_tr_10_2_2() -> None:
    """TR-10.2.2, TR-10.2.4: four resources give nothing; a raider with 0 military loses nothing."""
    state = table()
    own(state, GREEN, ore=4)
    do(state, "send explorer homeland_3_4_right__raid")
    assert asks(state) == (RED, "after_action")
    assert state.military[RED] == 0


def test_ex_19_fighter_raids_without_loss_tr_15_4() -> None:
    """TR-15.4."""
    state = table()
    character(state, RED, "fighter")
    own(state, RED, military=10)
    own(state, BLUE, military=10, ore=10)
    do(state, "send explorer homeland_3_4_right__raid")
    assert state.military[RED] == 10
    assert raid_divisor(state, RED, BLUE) == 5
    assert state.stack[-1][3] == 2


def test_ex_20_victim_chooses_tr_10_2_2() -> None:
    """Two of {3 cattle, 1 metal}; processed stay processed."""
    state = table()
    own(state, BLUE, cattle=3, metal=1)
    state.stack.append((frames.RAID_GIVE, BLUE, RED, 2))
    assert options(state) == ["give cattle", "give metal"]
    do(state, "give metal")
    assert options(state) == ["give cattle"]
    do(state, "give cattle")
    assert holdings(state, RED) == {"metal": 1, "cattle": 1}
    assert holdings(state, BLUE) == {"cattle": 2}


def test_ex_21_first_player_tr_10_1_5() -> None:
    """TR-10.1.5: 1 travel, then the third in the new order 1 culture, the fourth 2 military, at once."""
    state = table(round=2, seat=GREEN)
    do(state, "send explorer homeland_3_4_right__first_player")
    assert asks(state) == (GREEN, "travel_step")
    do(state, "step start c1")
    assert (state.first, state.card_holder) == (RED, GREEN)
    assert [holdings(state, seat) for seat in (GREEN, YELLOW, RED, BLUE)] == [
        {},
        {},
        {"culture": 1},
        {"military": 2},
    ]
    do(state, "end_turn")
    assert asks(state) == (YELLOW, "turn_action"), "the round goes on in the old order"


def test_ex_22_back_of_the_card_tr_10_1_6() -> None:
    """TR-10.1.6."""
    state = table(round=5, seat=GREEN)
    do(state, "send explorer homeland_3_4_right__first_player")
    assert options(state) == ["choose travel_2", "choose military_2", "choose culture_2"]
    assert why(state, "decline") == [("must_choose", "TR-10.1.6")]
    do(state, "choose culture_2")
    assert [holdings(state, seat) for seat in range(4)] == [{}, {}, {"culture": 2}, {}]
    assert asks(state) == (GREEN, "after_action"), "no travel"
    assert state.card_holder == RED


def test_ex_23_first_player_with_fewer_players_tr_5_8() -> None:
    """TR-5.8."""
    state = table(players=3, seat=BLUE)
    do(state, "send explorer homeland_3_4_right__first_player", "stop")
    assert [holdings(state, seat) for seat in range(3)] == [{"culture": 1}, {}, {}]
    state = table(players=2, seat=BLUE)
    do(state, "send explorer homeland_2_right__raid_and_first_player", "first first_player", "stop")
    assert [holdings(state, seat) for seat in range(2)] == [{}, {}]
    assert state.card_holder == BLUE


@pytest.mark.parametrize(
    ("culture", "cells", "reserves"), [(0, 2, 0), (3, 4, 0), (5, 5, 5), (11, 8, 8), (14, 8, 8)]
)
def test_ex_24_reach_tr_12_2(culture: int, cells: int, reserves: int) -> None:
    """TR-12.2, TR-12.4: cells within reach, and reserving from river space 4."""
    state = table()
    own(state, RED, culture=culture, leather=9, brick=9, plank=9, metal=9)
    after(state)
    assert len(options(state, "craft")) == cells
    assert len(options(state, "reserve")) == reserves
    if cells < 8:
        text = "craft " + CONTENT.artifacts[state.river[cells]].id
        assert why(state, text) == [("river_too_far", "TR-12.2")]


def test_ex_25_culture_move_tr_13_2_2() -> None:
    """TR-13.2.2, TR-7.5: tile of space 6, then the explorer, who must be sent this round."""
    state = table(
        right=("fm_1c", "fm_1a", "fm_2a", "fm_2c", "fm_3a", "fm_3d"), left=(*LEFT_WITH_3C,), round=5
    )
    own(state, RED, culture=5, ore=1)
    home = state.players[RED].explorers_home
    do(state, "send explorer pq_3c__s2")
    assert state.players[RED].culture == 8
    do(state, "use_tile", "pay ore")
    assert state.players[RED].vp == 4
    assert state.players[RED].explorers_home == home
    assert state.players[RED].explorers == 5


LEFT_WITH_3C = ("pq_1a", "pq_1b", "pq_2a", "pq_2b", "pq_3c", "pq_3b")


def test_ex_26_overflow_tr_13_2_1() -> None:
    """TR-13.2.1."""
    state = table(left=LEFT_WITH_3C, round=5)
    own(state, RED, culture=13)
    do(state, "send explorer pq_3c__s2")
    assert (state.players[RED].culture, state.players[RED].vp) == (14, 2)
    assert sorted(options(state)) == ["first bonus_2_brick_culture", "first bonus_3_2processed"]
    do(state, "first bonus_3_2processed", "use_tile", "take metal", "take plank", "use_tile")
    assert holdings(state, RED) == {"culture": 14, "metal": 1, "plank": 1, "brick": 1, "vp": 3}


def test_ex_27_sage_young_tr_15_3() -> None:
    """TR-15.3, TR-15.9: the second point goes beyond the river and gives 1 VP."""
    state = table()
    character(state, RED, "sage")
    own(state, RED, culture=13)
    do(state, "send explorer homeland_4_left__develop")
    assert holdings(state, RED) == {"culture": 14, "military": 1, "vp": 1}
    assert asks(state) == (RED, "order_parts")


def test_ex_28_reserved_discount_tr_12_11() -> None:
    """TR-12.11."""
    state = table()
    own(state, RED, culture=12, metal=3, plank=1)
    river(state, "weapon_3_armoury")
    after(state)
    do(state, "craft weapon_3_armoury")
    assert holdings(state, RED) == {"culture": 12}, "no discount from the river"
    state = table()
    own(state, RED, culture=12, metal=3, plank=1)
    river(state, "weapon_3_armoury")
    state.river.remove(card("weapon_3_armoury"))
    state.players[RED].reserved = card("weapon_3_armoury")
    after(state)
    do(state, "craft_reserved")
    assert options(state) == ["pay plank metal metal", "pay metal metal metal"]


def test_ex_29_discount_and_artisan_tr_12_12() -> None:
    """TR-12.10, TR-12.12, TR-15.5: after the discount 2 planks + 1 metal, at most two of them raw."""
    state = table()
    crafted(state, RED, "tool_2_adze")
    character(state, RED, "artisan")
    own(state, RED, plank=2, wood=2, metal=1, ore=1)
    river(state, "tool_3_joiners_chest")
    after(state)
    do(state, "craft tool_3_joiners_chest")
    assert options(state) == [
        "pay wood wood metal",
        "pay wood ore plank",
        "pay wood plank metal",
        "pay ore plank plank",
        "pay plank plank metal",
    ]
    assert why(state, "pay wood wood ore") == [("wrong_payment", "TR-12.3")]


def test_ex_30_clean_up_tr_7_1() -> None:
    """TR-7.1: level 1 leaves the deck in round 2, the river row in round 3."""
    state = table()
    ones, twos, threes = (
        [number for number, level in enumerate(CONTENT.artifact_level) if level == wanted]
        for wanted in (1, 2, 3)
    )
    state.round = 2
    state.deck = threes + twos[6:] + ones[8:11]
    clean_up_artifacts(state)
    assert state.deck == threes + twos[6:]
    state.round = 3
    state.river = [ones[0], twos[0], ones[1], ones[2], twos[1], twos[2], ones[3], twos[3]]
    expected = state.deck[-4:][::-1]
    clean_up_artifacts(state)
    assert state.river == [*twos[:4], *expected]


def test_ex_31_reserve_limits_tr_12_4() -> None:
    """TR-12.4, TR-18.8: one reserved card, crafting stays possible, -5 at the end."""
    state = table()
    own(state, RED, culture=4, leather=9, brick=9, plank=9, metal=9)
    after(state)
    assert len(options(state, "reserve")) == 4
    name = CONTENT.artifacts[state.river[3]].id
    do(state, f"reserve {name}")
    assert options(state) == ["end_turn"]
    assert points(state, RED)["reserved"] == -5
    after(state)
    assert options(state, "reserve") == []
    assert len(options(state, "craft")) == 4
    assert why(state, "reserve " + CONTENT.artifacts[state.river[0]].id) == [("reserve_taken", "TR-12.4")]


def test_ex_32_detour_tr_13_3_2() -> None:
    """TR-3.8, TR-13.3.1, TR-13.3.3: left and straight are open, the outpost branch opens in round 2."""
    state = table()
    caravans(state, RED, "c1", "c1")
    do(state, "send explorer homeland_4_left__travel")
    assert options(state) == ["step c1 l1", "step c1 c2", "stop"]
    assert why(state, "step c1 r1") == [("outpost_closed", "TR-13.3.3")]
    one_goes = do(state.clone(), "step c1 l1", "use_tile", "step l1 c2")
    assert one_goes.players[RED].culture == 1
    both_go = do(state.clone(), "step c1 c2", "step c1 c2")
    assert both_go.players[RED].rear_progress() == 2
    split = do(state.clone(), "step c1 l1", "decline", "step c1 c2")
    assert split.players[RED].rear_progress() == 1


def test_ex_33_flags_tr_13_3_5() -> None:
    """TR-13.3.5."""
    state = table(round=3)
    caravans(state, RED, "c2", "c2")
    do(state, "send explorer homeland_4_left__travel", "step c2 r2", "step c2 r2")
    assert state.players[RED].flags.bit_count() == 1


def test_ex_34_bonus_twice_tr_13_3_4() -> None:
    """TR-13.3.4."""
    state = table(bonus={"l3": ["bonus_2_metal_military"], "l4": ["bonus_2_leather_travel"]})
    caravans(state, RED, "c3", "c3")
    do(state, "send explorer homeland_4_left__travel", "step c3 l3", "use_tile", "step c3 l3", "use_tile")
    assert holdings(state, RED) == {"metal": 2, "military": 2}


def test_ex_35_end_of_the_road_tr_13_3_7() -> None:
    """TR-13.3.7, TR-18.5: 8, 5, 3, 3 in order of arrival."""
    state = table()
    for seat, other in ((BLUE, "start"), (RED, "start"), (BLUE, "end"), (GREEN, "start")):
        give_turn(state, seat)
        state.here[space("homeland_4_left__travel")] = 0
        caravans(state, seat, "c6", other)
        do(state, "send explorer homeland_4_left__travel", "step c6 end")
    assert state.camp == (BLUE, RED, BLUE, GREEN)
    assert [points(state, seat).get("road_end", 0) for seat in range(4)] == [5, 11, 3, 0]


def test_ex_36_traveler_tr_15_2() -> None:
    """TR-15.2, TR-13.3.8: 3 steps; a tile with 1 travel gives 2, used before the remaining steps."""
    state = table()
    character(state, RED, "traveler")
    caravans(state, RED, "c3", "c3")
    do(state, "send explorer homeland_4_left__travel")
    assert state.decision is not None
    assert state.decision.params["n"] == 3
    do(state, "step c3 l3", "use_tile")
    assert state.players[RED].resources[4] == 1
    assert state.decision.params["n"] == 2, "the tile's travel first"
    do(state, "step c3 c4", "stop")
    assert state.decision.params["n"] == 2, "then the remaining two steps"


@pytest.mark.parametrize(("workers", "vp"), [((1, 2, 0), 5), ((1, 0, 2), 10), ((2, 0, 0), 0), ((1, 1, 0), 2)])
def test_ex_37_outposts_tr_13_4_1(workers: tuple[int, int, int], vp: int) -> None:
    """TR-13.4.1, TR-13.4.2, TR-11.5: highest tier, not the sum; used workers count too."""
    state = table(round=3)
    state.players[RED].flags = 1 << 1
    own(state, RED, worker_1=workers[0], worker_2=workers[1])
    state.players[RED].workers_used[3] = workers[2]
    assert points(state, RED).get("outposts", 0) == vp


def test_ex_38_fire_tr_5_3() -> None:
    """TR-3.3, TR-5.3, TR-9.11: card 2 burns the right space of pq_1a."""
    state = table(players=3)
    small = [CONTENT.spaces[s].id for s in state.layout.small_spaces(CONTENT, 1)]
    assert small == ["pq_1a__s1", "pq_1a__s3", "fm_1c__s2", "fm_1c__s3"]
    burning = table(players=3, fire=("pq_1a__s3",))
    assert why(burning, "send explorer pq_1a__s3") == [("burning", "TR-9.11")]
    assert "send explorer pq_1a__s3" not in options(burning)


def test_ex_39_neutral_military_tr_5_6() -> None:
    """The weaker neutral draws first: cards 4 and 1 make 3 + 4 and 5 + 1."""
    state = table(players=2)
    state.military[FIRST_NEUTRAL], state.military[SECOND_NEUTRAL] = 3, 5
    state.rng.forced = [2, 1, 0]  # what chance decides in shuffling 1, 2, 3, 4 into 4, 1, 2, 3
    move_neutrals(state)
    assert (state.military[FIRST_NEUTRAL], state.military[SECOND_NEUTRAL]) == (7, 6)


def test_ex_40_joining_a_neutral_tr_5_5() -> None:
    """TR-5.5."""
    state = table(players=3)
    stand(state, "pq_1a__s3", FIRST_NEUTRAL)
    state.military[FIRST_NEUTRAL] = 6
    own(state, RED, military=6)
    assert why(state, "send explorer pq_1a__s3") == [("too_weak", "TR-9.5")]
    assert "send chieftain pq_1a__s3" in options(state)
    own(state, RED, military=7)
    do(state, "send explorer pq_1a__s3")
    assert state.military[RED] == 6


@pytest.mark.parametrize(
    ("strengths", "vp"),
    [((9, 14, 5, 14), [2, 8, 0, 8]), ((7, 12, 12, 12), [0, 8, 8, 8]), ((4, 3, 2, 1), [8, 5, 2, 0])],
)
def test_ex_41_and_42_military_rank_tr_18_6(strengths: tuple[int, ...], vp: list[int]) -> None:
    """TR-18.6."""
    state = table()
    state.military[:4] = strengths
    assert [points(state, seat).get("military_rank", 0) for seat in range(4)] == vp


def test_ex_43_rank_with_neutral_tr_18_6() -> None:
    """TR-5.11: the neutral's second place goes to nobody."""
    state = table(players=3)
    state.military[:3] = [10, 8, 4]
    state.military[FIRST_NEUTRAL] = 9
    assert [points(state, seat).get("military_rank", 0) for seat in range(3)] == [8, 2, 0]


def test_ex_44_resources_tr_18_9() -> None:
    """TR-18.9."""
    state = table()
    own(state, RED, cattle=2, ore=3, metal=2, brick=1)
    assert points(state, RED)["resources"] == 5


def test_ex_45_full_score_tr_18_1() -> None:
    """TR-18.2 to TR-18.9 in one total of 53."""
    state = table(round=5)
    crafted(state, RED, "tool_1_bone_awl", "tool_2_adze", "tool_3_joiners_chest")
    river(state, "weapon_1_war_horn")
    state.river.remove(card("weapon_1_war_horn"))
    refill(state)
    state.players[RED].reserved = card("weapon_1_war_horn")
    own(state, RED, vp=17, metal=1, ore=3, military=4, worker_1=1, worker_2=2)
    own(state, BLUE, military=9)
    state.players[RED].flags = 0b110  # workers (sum 5: 5 VP), river
    own(state, RED, culture=6)  # river outpost: 2 VP
    caravans(state, RED, "end", "start")
    state.camp = (RED,)
    assert points(state, RED) == {
        "vp_tiles": 17,
        "artifacts": 13,
        "endgame_effects": 6,
        "military_rank": 5,
        "road_end": 8,
        "outposts": 7,
        "reserved": -5,
        "resources": 2,
    }
    assert state.scores()[RED].total == 53


@pytest.mark.parametrize(
    ("river_spaces", "military", "places", "reason"),
    [
        ((11, 11), (9, 12), (2, 1), "tie_by_military"),
        ((11, 10), (9, 12), (1, 2), "tie_by_river"),
        ((11, 11), (9, 9), (1, 1), "shared_victory"),
    ],
)
def test_ex_46_tie_tr_18_10(
    river_spaces: tuple[int, int], military: tuple[int, int], places: tuple[int, int], reason: str
) -> None:
    """TR-18.10."""
    state = table(players=2, round=5)
    for seat in (RED, BLUE):
        own(state, seat, culture=river_spaces[seat], military=military[seat], vp=88)
    # Equal totals: the ranking's points are taken off again.
    for seat, score in enumerate(state.scores()):
        state.players[seat].vp -= score.total - 88
    outcome = state.outcome()
    assert (outcome.places, outcome.reason) == (places, reason)


def test_ex_47_second_caravan_tr_17_4() -> None:
    """TR-17.4: the caravan that reaches a crossroads the other has reached or passed."""
    state = table(bonus={"l1": ["bonus_1_wood_stone"], "l2": ["bonus_1_culture"]})
    crafted(state, RED, "tool_2_ox_yoke", "clothing_2_travel_cape")
    caravans(state, RED, "c3", "c1")
    do(state, "send explorer homeland_4_left__travel")
    straight = do(state.clone(), "step c1 c2", "take wood", "step c3 c4")
    assert holdings(straight, RED) == {"wood": 1, "vp": 3}
    assert asks(straight) == (RED, "after_action")
    detour = do(state, "step c1 l1", "use_tile", "step l1 c2", "take ore")
    assert holdings(detour, RED) == {"wood": 1, "stone": 1, "ore": 1, "vp": 3}


def test_ex_48_carters_belt_tr_13_3_6() -> None:
    """TR-13.3.6, TR-17.10: 1 VP per crossroads reached; the end is none."""
    state = table()
    crafted(state, RED, "clothing_1_carters_belt")
    caravans(state, RED, "c3", "l1")
    do(state, "send explorer homeland_4_left__travel", "step c3 c4", "step l1 c2")
    assert holdings(state, RED) == {"vp": 2}
    caravans(state, RED, "c6", "c2")
    give_turn(state, RED)
    state.here[space("homeland_4_left__travel")] = 0
    do(state, "send explorer homeland_4_left__travel", "step c6 end", "stop")
    assert holdings(state, RED) == {"vp": 2}


def test_ex_49_crested_helmet_tr_17_2() -> None:
    """TR-17.2."""
    state = table()
    own(state, RED, military=4, metal=2, leather=1)
    own(state, BLUE, military=7)
    own(state, GREEN, military=5)
    own(state, YELLOW, military=4)
    river(state, "weapon_2_crested_helmet", "weapon_2_bronze_sword")
    after(state)
    do(state, "craft weapon_2_crested_helmet")
    assert state.military[:4] == [6, 7, 5, 4]
    own(state, RED, metal=2)
    after(state)
    assert options(state, "craft") == ["craft weapon_2_bronze_sword"], "3 metal less 1"


def test_ex_50_own_gifts_processed_tr_10_3_1() -> None:
    """TR-10.3.1."""
    state = table()
    do(state, "send explorer pq_1a__s2", "process stone")
    assert holdings(state, RED) == {"stone": 1, "brick": 1}
    state = table()
    own(state, RED, ore=1)
    do(state, "send explorer pq_1a__s2", "process ore")
    assert holdings(state, RED) == {"stone": 2, "metal": 1}
