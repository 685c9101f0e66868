"""Rounds, turns and the order of things (sections 7, 8, 9, 16, 23)."""

from __future__ import annotations

from rules.terramara import GAME, frames
from rules.terramara.rounds import clean_up_artifacts
from rules.terramara.state import TerramaraState
from tests.terramara.support import (
    BLUE,
    CONTENT,
    GREEN,
    RED,
    YELLOW,
    after,
    asks,
    caravans,
    character,
    crafted,
    do,
    give_turn,
    holdings,
    options,
    own,
    river,
    space,
    stand,
    table,
    warned,
    why,
)


def end_round(state: TerramaraState) -> None:
    state.turn_of = -1
    state.stack = [(frames.ROUND_END, -1)]
    state.settle()


def test_clean_up_of_rounds_4_and_5_tr_7_1() -> None:
    """TR-7.1: level 2 leaves the deck in round 4 and the river in round 5; the first player stays."""
    state = table()
    twos, threes = (
        [n for n, level in enumerate(CONTENT.artifact_level) if level == wanted] for wanted in (2, 3)
    )
    state.deck = threes[4:] + twos[8:]
    state.round = 4
    clean_up_artifacts(state)
    assert state.deck == threes[4:]
    state.river = twos[:4] + threes[:4]
    state.round = 5
    clean_up_artifacts(state)
    assert state.river[:4] == threes[:4]
    assert len(state.river) == 8
    state.round = 4
    state.stack = [(frames.ROUND_START, -1)]
    state.settle()
    assert (state.round, state.first, state.card_holder) == (5, RED, RED)


def test_turn_order_and_skipping_tr_7_3_and_tr_7_4() -> None:
    """TR-7.3, TR-7.4: clockwise, players without members are skipped, larger clans end alone; no passing."""
    state = table()
    for seat in (RED, BLUE, GREEN, YELLOW):
        state.players[seat].explorers_home = 0
    state.players[BLUE].chieftain = 0
    state.players[YELLOW].explorers_home = 2
    for player, seat in zip(state.players, range(4), strict=True):
        player.explorers = player.explorers_home
        if seat == BLUE:
            player.hut = (0, 1, 0)
    assert why(state, "end_turn") == [("must_send", "TR-7.3")]
    seats = []
    while state.round == 1:
        seats.append(asks(state)[0])
        member = "chieftain" if state.players[seats[-1]].chieftain else "explorer"
        do(state, f"send {member} hut", "end_turn")
    assert seats == [RED, GREEN, YELLOW, YELLOW, YELLOW]


def test_new_members_are_sent_in_this_round_tr_7_5() -> None:
    """TR-7.5, TR-13.2.2, TR-16.1: warriors and the river explorer at once."""
    state = table(round=2, right=("fm_1b", "fm_1a", "fm_2a", "fm_2c", "fm_3a", "fm_3d"))
    caravans(state, RED, "c1", "c1")
    do(state, "send chieftain crossroads_1b")
    assert state.players[RED].warriors == 2
    own(state, RED, culture=7)
    give_turn(state, RED)
    home = state.players[RED].explorers_home
    do(state, "send explorer homeland_4_left__develop")
    assert (state.players[RED].explorers, state.players[RED].explorers_home) == (5, home)


def test_round_end_tr_7_6() -> None:
    """TR-7.6, TR-16.4, TR-10.1.7: returns, flip, ready, next round; warriors go back; the first player stays."""
    state = table()
    crafted(state, RED, "pottery_1_storage_jar")
    own(state, RED, worker_2=1, ore=1)
    state.spare_workers[2] -= 1
    do(state, "use pottery_1_storage_jar", "take ore", "worker 2", "process ore ore")
    stand(state, "pq_1a__s1", RED)
    stand(state, "pq_1b__s1", BLUE)
    stand(state, "homeland_4_left__travel", BLUE, "chieftain")
    stand(state, "pq_1a__s2", GREEN, "warrior")
    state.players[GREEN].hut = (1, 0, 0)
    state.players[GREEN].explorers_home -= 1
    end_round(state)
    assert state.invariants() == []
    assert (state.round, state.flipped) == (2, 1)
    assert [player.explorers_home for player in state.players] == [4, 3, 4, 4]
    assert (state.players[BLUE].chieftain, state.warriors) == (1, 4)
    assert state.players[RED].workers_ready[2] == 1
    assert "use pottery_1_storage_jar" in options(state)
    assert asks(state) == (RED, "turn_action")
    assert why(state, "send explorer crossroads_1c") == [("caravans_behind", "TR-9.12")]


def test_game_ends_after_round_5_tr_7_7() -> None:
    """TR-7.7, TR-18.1: nothing returns, nothing is flipped, the game is over."""
    state = table(round=5)
    stand(state, "pq_3a__s1", RED)
    end_round(state)
    assert state.over
    assert state.here[space("pq_3a__s1")]
    assert state.flipped == 4


def test_unhired_workers_leave_tr_7_8() -> None:
    """TR-7.8: two new ones beside the next round, the old ones do not become spares."""
    state = table(round=2)
    spares = list(state.spare_workers)
    end_round(state)
    assert (state.round_workers, state.spare_workers) == (2, spares)
    do(state, "send explorer homeland_4_left__recruit")
    assert holdings(state, RED) == {"worker_2": 1}


def test_order_of_a_turn_tr_8_1() -> None:
    """TR-8.1: flip first, then free actions and sending, then crafting or reserving, then the end."""
    state = table()
    character(state, RED, "sage")
    river(state, "weapon_1_bronze_dagger")
    own(state, RED, ore=1, metal=1, worker_1=1)
    state.players[RED].started = False
    state.stack = [(frames.NEXT_TURN, RED)]
    state.settle()
    assert asks(state) == (RED, "flip_character")
    assert why(state, "send explorer hut") == [("wrong_decision", "TR-23.1")]
    do(state, "keep", "send explorer pq_1a__s1", "worker 1", "process ore", "craft weapon_1_bronze_dagger")
    assert why(state, "send explorer hut") == [("already_sent", "TR-7.3")]
    do(state, "end_turn")
    assert asks(state) == (BLUE, "turn_action")
    state.stack = [(frames.NEXT_TURN, RED)]
    state.settle()
    assert asks(state) == (RED, "turn_action"), "only in the first turn of a round"


def test_free_actions_only_when_allowed_tr_8_2() -> None:
    """TR-8.2: when about to pay, yes; between travel steps, no."""
    state = table(bonus={"l1": ["bonus_1_raw_to_4vp"], "river_6": ["bonus_1_culture"]})
    crafted(state, RED, "pottery_1_storage_jar")
    caravans(state, RED, "c1", "start")
    do(state, "send explorer homeland_4_left__travel")
    assert why(state, "use pottery_1_storage_jar") == [("not_at_this_point", "TR-8.2")]
    do(state, "step c1 l1", "use_tile")
    assert options(state) == ["use pottery_1_storage_jar", "decline"]
    do(state, "use pottery_1_storage_jar", "take ore", "pay ore", "stop")
    assert holdings(state, RED) == {"vp": 4}


def test_place_triggers_before_the_action_tr_8_3() -> None:
    """TR-8.3: the ore of the boots can be processed by the space's own operation."""
    state = table(round=2, right=("fm_1c", "fm_1a", "fm_2a", "fm_2c", "fm_3a", "fm_3d"))
    crafted(state, RED, "clothing_1_fur_boots")
    do(state, "send explorer fm_1a__s2", "process ore")
    assert holdings(state, RED) == {"ore": 2, "metal": 1}


def test_depth_first_tr_8_4() -> None:
    """TR-8.4, TR-13.3.8: what a tile gives on the way is finished before the journey goes on."""
    state = table(bonus={"l3": ["bonus_2_four_raw"], "river_10": ["bonus_2_leather_travel"]})
    caravans(state, RED, "c3", "c3")
    do(state, "send explorer homeland_4_left__travel", "step c3 l3", "use_tile")
    assert asks(state) == (RED, "travel_step")
    assert sum(state.players[RED].resources) == 4


def test_others_answer_out_of_turn_tr_23_1() -> None:
    """TR-23.1, TR-15.10, TR-8.2: the third player's culture reaches a tile; no free actions then."""
    state = table(round=2, seat=GREEN, bonus={"river_6": ["bonus_1_raw_to_2military"], "l1": ["bonus_1_raw_to_4vp"], "l2": ["bonus_1_culture"]})  # fmt: skip
    own(state, RED, culture=5, ore=1, worker_1=1)
    do(state, "send explorer homeland_3_4_right__first_player", "stop")
    assert asks(state) == (RED, "use_bonus_tile")
    do(state, "use_tile")
    assert options(state) == ["pay ore", "decline"]
    assert why(state, "worker 1") == [("not_your_turn", "TR-8.2")]
    do(state, "pay ore")
    assert holdings(state, RED) == {"military": 2, "culture": 6, "worker_1": 1}
    assert asks(state) == (GREEN, "after_action")


def test_raid_tile_out_of_turn_asks_the_active_player_tr_23_1() -> None:
    """TR-23.1."""
    state = table(round=2, seat=GREEN, bonus={"river_14": ["bonus_2_brick_culture", "bonus_3_raid"], "l6": ["bonus_3_2processed"]})  # fmt: skip
    own(state, RED, culture=13)
    own(state, GREEN, ore=5)
    do(state, "send explorer homeland_3_4_right__first_player", "stop", "first bonus_3_raid", "use_tile")
    assert asks(state) == (GREEN, "raid_give")


def test_single_options_are_forced_tr_23_2() -> None:
    """TR-23.2: the driver takes the only option; here, the end of the turn."""
    state = table()
    after(state)
    assert options(state) == ["end_turn"]
    assert state.forced() == state.legal()[0]


def test_always_a_legal_placement_tr_9_15() -> None:
    """TR-9.15, TR-9.1: the hut is open whatever the board looks like."""
    state = table()
    for entry in (*state.layout.homeland, *state.layout.territory_open[1]):
        state.here[entry] = 2  # red's chieftain everywhere
    assert {text.split()[2] for text in options(state, "send")} == {"hut"}


def test_no_member_no_sending_tr_9_17() -> None:
    """TR-9.17."""
    state = table()
    state.players[RED].chieftain = 0
    assert why(state, "send chieftain hut") == [("no_member", "TR-9.17")]
    assert why(state, "send warrior hut") == [("no_member", "TR-9.17")]


def test_first_failing_line_comes_first_tr_9_16() -> None:
    """TR-9.16: a burning space of a later row that is taken: fire, then the row, then the occupant."""
    state = table(players=3, fire=("pq_1b__s1",))
    state.here[space("pq_1b__s1")] = 5  # blue's chieftain
    kinds = [kind for kind, _ in why(state, "send chieftain pq_1b__s1")]
    assert kinds == ["burning", "only_explorers_ahead", "closed"]


def test_warriors_effects_and_limits_tr_16_2() -> None:
    """TR-16.1, TR-16.2: chieftain and explorer effects do not apply; joining costs nothing; the space is closed."""
    state = table()
    crafted(state, RED, "clothing_1_chieftains_mantle", "weapon_2_hunting_bow", "tool_1_wooden_plough")
    state.players[RED].warriors = 2
    state.warriors -= 2
    stand(state, "pq_1a__s3", BLUE)
    own(state, BLUE, military=20)
    do(state, "send warrior pq_1a__s3")
    assert holdings(state, RED) == {"cattle": 1, "culture": 1, "warrior": 1}
    give_turn(state, GREEN)
    own(state, GREEN, military=20)
    assert why(state, "send chieftain pq_1a__s3") == [("closed", "TR-9.4"), ("space_full", "TR-9.2")]


def test_warriors_are_limited_tr_19_2() -> None:
    """TR-19.2: nothing is taken when none are left."""
    state = table(round=2, right=("fm_1b", "fm_1a", "fm_2a", "fm_2c", "fm_3a", "fm_3d"))
    state.warriors = state.warriors_total = 0
    caravans(state, RED, "c1", "c1")
    do(state, "send explorer crossroads_1b")
    assert state.players[RED].warriors == 0


def test_warnings_before_the_end_tr_18_8() -> None:
    """TR-18.8: reserving in the last round, and ending the last turn with a reserved card."""
    state = table(round=5)
    own(state, RED, culture=4)
    after(state)
    name = CONTENT.artifacts[state.river[0]].id
    assert warned(state, f"reserve {name}") == ["reserved_at_end"]
    do(state, f"reserve {name}")
    assert warned(state, "end_turn") == []
    player = state.players[RED]
    player.hut = (player.explorers_home, player.chieftain, 0)
    player.explorers_home = player.chieftain = 0
    assert warned(state, "end_turn") == ["reserved_at_end"]


def test_decisions_belong_to_known_kinds() -> None:
    """Section 23: the 22 kinds of decisions, and no other."""
    kinds = {step.kind for step in GAME.new(4, 1).steps if not step.automatic}
    assert len(kinds) == 22
    assert kinds == set(GAME.rulebook.entries["decision"])
