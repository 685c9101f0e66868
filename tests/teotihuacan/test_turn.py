"""The turn: free unlock, moves, collecting cocoa, what may be done at any time (TE-4 to TE-6)."""

from __future__ import annotations

from rules.teotihuacan.vocabulary import BOARD, DISCOVERY
from tests.teotihuacan.table import (
    display,
    do,
    fill,
    give,
    goods,
    has,
    kind,
    lay_tiles,
    level,
    options,
    owned,
    ring,
    send,
    standing,
    table,
    technology,
    temple,
    turn_of,
    vp,
    why,
    workers,
)


def test_te_4_1_turns_go_clockwise_from_the_first_player() -> None:
    """TE-4.1, TE-4.6: one seat after the other; only the active one decides."""
    state = table(4)
    state.first = 2
    turn_of(state, 2)
    seen = []
    for _ in range(5):
        seen.append(state.turn)
        decision = state.decision
        assert decision is not None
        assert decision.seat == state.active == state.turn
        do(state, options(state)[0], "collect", "end_turn")
    assert seen == [2, 3, 0, 1, 2]


def test_te_4_7_nobody_may_pass() -> None:
    """TE-4.7, TE-4.4: a turn contains a move and one of the three actions; collecting is always possible."""
    state = table()
    assert why(state, "end_turn") == ["wrong_decision"]
    assert why(state, "skip") == ["wrong_decision"]
    do(state, "move palace 1 alchemy")
    assert kind(state) == "choose_action"
    assert options(state) == ["collect"]
    do(state, "collect")
    assert kind(state) == "end_turn"


def test_te_4_2_free_unlock_needs_a_locked_worker_and_ends_the_turn() -> None:
    """TE-4.2, TE-5.4: legal only with a locked worker; all are freed in place, no move follows."""
    state = table()
    assert "free_unlock" not in options(state)
    assert why(state, "free_unlock") == ["nobody_locked"]
    workers(state, 0, "forest 4 forest", "palace 2 palace_1", "palace 1")
    turn_of(state, 0)
    assert kind(state) == "turn_kind"
    do(state, "free_unlock")
    assert standing(state, 0) == ["forest 4", "palace 1", "palace 2"]
    assert kind(state) == "end_turn"
    assert options(state) == ["end_turn"]


def test_te_4_2_1_ex_61_free_unlock_stays_available_until_the_move() -> None:
    """TE-4.2.1, TE-4.3, TE-10.1.2 (EX-61): spending cocoa on a tile cannot leave a player stuck."""
    state = table()
    workers(state, 0, "forest 1 forest", "palace 1 palace_1", "palace 1 palace_2")
    goods(state, 0, cocoa=3, wood=1)
    give(state, 0, "disc_temple_green")
    temple(state, 0, green=2)
    lay_tiles(state, "green_3", "mask_2")
    turn_of(state, 0)
    assert options(state) == ["free_unlock", "use disc_temple_green", "unlock"]
    do(state, "use disc_temple_green", "claim mask_2")
    assert has(state, 0) == {"cocoa": 2}
    assert options(state) == ["free_unlock"]
    assert why(state, "unlock") == ["cannot_afford"]
    do(state, "free_unlock", "end_turn")
    assert state.turn == 1
    assert len(standing(state, 0)) == 3


def test_te_4_3_ex_21_no_unlocked_worker_and_no_cocoa() -> None:
    """TE-4.3 (EX-21): only the free unlock is legal."""
    state = table()
    workers(state, 0, "forest 1 forest", "palace 1 palace_1", "palace 1 palace_2")
    goods(state, 0, cocoa=2)
    turn_of(state, 0)
    assert options(state) == ["free_unlock"]
    assert why(state, "move forest 1 construction") == ["worker_locked"]


def test_te_5_3_ex_20_paid_unlock_frees_all() -> None:
    """TE-5.3, TE-5.4, TE-4.3 (EX-20): 3 cocoa free every worker; a normal turn must follow."""
    state = table()
    workers(state, 0, "forest 1 forest", "stone_quarry 2 stone_quarry", "palace 3 palace_2")
    goods(state, 0, cocoa=4)
    turn_of(state, 0)
    do(state, "unlock")
    assert has(state, 0) == {"cocoa": 1}
    assert standing(state, 0) == ["forest 1", "palace 3", "stone_quarry 2"]
    assert kind(state) == "move"
    assert "free_unlock" not in options(state)
    assert "move palace 3 forest" in options(state)


def test_te_5_3_unlock_after_moving_and_twice_a_turn() -> None:
    """TE-5.3, TE-7.10: also after worship, so the worker just locked comes free at once."""
    state = table()
    workers(state, 0, "construction 1", "forest 1 forest", "palace 1")
    goods(state, 0, cocoa=6)
    lay_tiles(state, "decorations", "mask_4")
    turn_of(state, 0)
    do(state, "unlock", "move construction 1 decorations", "worship decorations", "ability", "step red")
    assert "decorations 1 decorations" in standing(state, 0)
    do(state, "unlock")
    assert "decorations 1" in standing(state, 0)
    assert has(state, 0) == {}
    assert vp(state, 0) == 1


def test_te_5_1_one_to_three_boards_clockwise() -> None:
    """TE-5.1, TE-5.2: positions wrap from 8 to 1; staying, backwards and further are refused; locked ones stay."""
    state = table()
    workers(state, 0, "nobles 2", "nobles 2", "forest 1 forest")
    turn_of(state, 0)
    moves = [option for option in options(state) if option.startswith("move")]
    assert moves == ["move nobles 2 palace", "move nobles 2 stone_quarry", "move nobles 2 gold_deposits"]
    assert why(state, "move nobles 2 nobles") == ["too_far"]
    assert why(state, "move nobles 2 alchemy") == ["too_far"]
    assert why(state, "move nobles 2 decorations") == ["too_far"]
    assert why(state, "move nobles 3 palace") == ["no_such_worker"]
    assert why(state, "move forest 1 construction") == ["worker_locked"]
    do(state, "move nobles 2 stone_quarry", "collect")
    assert standing(state, 0) == ["forest 1 forest", "nobles 2", "stone_quarry 2"]


def test_te_6_2_ex_01_collecting_cocoa() -> None:
    """TE-6.1, TE-6.2, TE-6.3 (EX-01): two colours of unlocked workers give 3 cocoa, without power-up."""
    state = table(4)
    workers(state, 1, "stone_quarry 1", "palace 1", "palace 1")
    workers(state, 2, "stone_quarry 4", "palace 1", "palace 1")
    workers(state, 3, "stone_quarry 2 stone_quarry", "palace 1", "palace 1")
    send(state, "stone_quarry", 3)
    do(state, "collect")
    assert has(state, 0) == {"cocoa": 3}
    assert "stone_quarry 3" in standing(state, 0)
    assert options(state) == ["end_turn"]


def test_te_6_1_collecting_is_possible_on_all_boards() -> None:
    """TE-6.1."""
    for board in BOARD.words:
        state = send(table(), board)
        assert "collect" in options(state)


def test_te_6_2_ex_17_own_colour_and_neutrals_count_once_each() -> None:
    """TE-6.2, TE-8.1, TE-3.7.1 (EX-17): own worker, one opponent with two, one neutral: 3 colours."""
    state = table(3)
    workers(state, 0, "palace 1", "forest 1", "palace 1")
    workers(state, 1, "forest 1", "forest 2", "palace 1")
    state.neutral = [BOARD.index("forest"), BOARD.index("nobles"), BOARD.index("alchemy")]
    goods(state, 0, cocoa=3)
    send(state, "forest")
    decision = state.decision
    assert decision is not None
    assert (decision.params["cost"], decision.params["cocoa"]) == (3, 4)
    twin = state.clone()
    do(twin, "main")
    assert has(twin, 0) == {"wood": 1}
    do(state, "collect")
    assert has(state, 0) == {"cocoa": 7}


def test_te_6_2_ex_18_empty_board() -> None:
    """TE-6.2, TE-8.1 (EX-18): collecting gives 1, the main action costs nothing."""
    state = send(table(), "forest")
    assert options(state) == ["collect", "worship forest", "main"]
    twin = state.clone()
    do(twin, "main")
    assert has(twin, 0) == {"cocoa": 1}
    do(state, "collect")
    assert has(state, 0) == {"cocoa": 1}


def test_te_5_6_ex_24_double_move() -> None:
    """TE-5.6, TE-14.10, TE-7.3 (EX-24): neither of the two counts as a colour; both count for row and column."""
    state = table(3)
    workers(state, 0, "palace 2", "palace 4", "nobles 1")
    state.neutral = [BOARD.index("forest"), BOARD.index("nobles"), BOARD.index("alchemy")]
    give(state, 0, "disc_double_move")
    goods(state, 0, cocoa=1)
    lay_tiles(state, "forest", "mask_4")
    turn_of(state, 0)
    do(state, "move_two palace 4 2 forest")
    assert owned(state, 0) == []
    twin = state.clone()
    do(twin, "main")
    assert has(twin, 0) == {"wood": 2}
    assert options(twin) == ["power_up forest 2", "power_up forest 4", "skip"]
    do(state, "worship forest")
    assert options(state) == ["lock 2", "lock 4"]
    assert why(state, "lock 3") == ["not_in_hand"]
    assert "in_the_middle" in why(state, "use disc_vp_4")
    do(state, "lock 4", "ability")
    assert standing(state, 0) == ["forest 2", "forest 4 forest", "nobles 1"]


def test_te_14_10_double_move_needs_two_workers_and_the_tile() -> None:
    """TE-14.10, TE-5.6: a second unlocked worker on the same board."""
    state = table()
    workers(state, 0, "palace 2", "palace 4 palace_1", "nobles 1")
    turn_of(state, 0)
    assert why(state, "move_two palace 2 2 forest") == ["no_second_worker", "tile_not_owned"]
    give(state, 0, "disc_double_move", "disc_far_move")
    assert not [option for option in options(state) if option.startswith("move_two")]
    workers(state, 0, "palace 2", "palace 4", "nobles 1")
    assert "move_two palace 4 2 forest" in options(state)
    assert "move_two palace 4 2 nobles" not in options(state)
    assert "move_two_far palace 4 2 nobles" in options(state)
    do(state, "move_two_far palace 4 2 nobles", "collect")
    assert owned(state, 0) == []
    assert standing(state, 0) == ["nobles 1", "nobles 2", "nobles 4"]


def test_te_5_7_ex_25_unlimited_move_as_a_full_lap() -> None:
    """TE-5.7, TE-14.11, TE-8.1 (EX-25): the moved worker is not counted on the board it came from."""
    state = table()
    workers(state, 0, "nobles 1", "palace 1 palace_1", "palace 1 palace_2")
    workers(state, 1, "nobles 3", "palace 1", "palace 1")
    give(state, 0, "disc_far_move")
    goods(state, 0, cocoa=1, wood=2)
    turn_of(state, 0)
    assert why(state, "move nobles 1 nobles") == ["too_far"]
    do(state, "move_far nobles 1 nobles")
    decision = state.decision
    assert decision is not None
    assert decision.params["cost"] == 1
    do(state, "main")
    assert has(state, 0) == {}
    assert vp(state, 0) == 3


def test_te_12_2_ex_26_technology_01() -> None:
    """TE-12.2 (EX-26): a cocoa for ending on or passing the Palace, not for starting there or ascending."""
    for board, destination, verb, expected in (
        ("nobles 1", "palace", "move", 1),
        ("gold_deposits 1", "alchemy", "move", 1),
        ("palace 1", "alchemy", "move", 0),
        ("decorations 1", "alchemy", "move_far", 0),
        ("decorations 1", "palace", "move_far", 1),
        ("palace 1", "palace", "move_far", 1),
    ):
        state = table()
        workers(state, 0, board, "forest 1 forest", "palace 1 palace_1")
        technology(state, 0, "tech_01")
        give(state, 0, "disc_far_move")
        turn_of(state, 0)
        do(state, f"{verb} {board} {destination}")
        assert has(state, 0).get("cocoa", 0) == expected, (board, destination, verb)
    state = table()
    workers(state, 0, "nobles 1", "nobles 2", "palace 1 palace_1")
    technology(state, 0, "tech_01")
    give(state, 0, "disc_double_move")
    turn_of(state, 0)
    do(state, "move_two nobles 2 1 stone_quarry")
    assert has(state, 0) == {"cocoa": 1}


def test_te_12_1_3_worship_and_cocoa_trigger_no_other_technology() -> None:
    """TE-12.1.3: technologies 03 to 17 follow main actions only."""
    state = table()
    technology(state, 0, "tech_05", "tech_07")
    workers(state, 0, "palace 1", "nobles 1", "nobles 1")
    send(state, "stone_quarry")
    do(state, "collect")
    assert has(state, 0) == {"cocoa": 1}
    assert vp(state, 0) == 0
    state = table()
    technology(state, 0, "tech_05", "tech_07")
    lay_tiles(state, "stone_quarry", "mask_4")
    send(state, "stone_quarry")
    do(state, "worship stone_quarry", "ability")
    assert has(state, 0) == {"cocoa": 1}
    assert vp(state, 0) == 0


def test_te_4_5_tiles_may_be_used_at_every_decision_of_the_turn() -> None:
    """TE-4.5, TE-14.1.3: before the move, while choosing, inside an action, after it - but not in a payment."""
    state = table()
    give(state, 0, "disc_vp_4", "disc_vp_4", "disc_vp_4", "disc_free_cocoa", "disc_resources_2")
    workers(state, 0, "palace 1", "gold_deposits 1", "gold_deposits 1")
    goods(state, 0, cocoa=1)
    turn_of(state, 0)
    do(state, "use disc_vp_4")
    send(state, "gold_deposits")
    do(state, "use disc_vp_4", "main")
    assert kind(state) == "pay_or_waive"
    assert why(state, "use disc_vp_4") == ["in_the_middle"]
    assert "in_the_middle" in why(state, "unlock")
    do(state, "pay")
    assert kind(state) == "power_up"
    do(state, "use disc_vp_4", "skip", "use disc_resources_2", "take wood", "take gold")
    assert vp(state, 0) == 12
    assert has(state, 0) == {"cocoa": 1, "wood": 1, "gold": 3}
    assert owned(state, 0) == ["disc_free_cocoa"]
    assert state.down[DISCOVERY.index("disc_vp_4")] == 3


def test_te_8_3_1_other_tiles_wait_for_the_first_payment() -> None:
    """TE-8.3.1: between choosing Construction and paying the first tile only extra workers may be used."""
    state = table()
    give(state, 0, "disc_resources_2", "disc_extra_worker")
    workers(state, 0, "palace 1", "palace 1", "palace 1")
    goods(state, 0, stone=4)
    fill(state, *level(1)[:4])
    display(state, "pyr_01", "pyr_02", "pyr_03")
    send(state, "construction")
    do(state, "main")
    assert kind(state) == "use_extra_worker"
    do(state, "extra 0")
    assert kind(state) == "place_pyramid_tile"
    assert why(state, "use disc_resources_2") == ["action_begun"]
    assert "use disc_extra_worker" in options(state)
    build = next(option for option in options(state) if option.startswith("build"))
    do(state, build)
    while kind(state) != "place_pyramid_tile":
        do(state, options(state)[0])
    assert "use disc_resources_2" in options(state)


def test_te_14_9_ex_68_power_up_tile_before_the_action() -> None:
    """TE-14.9, TE-8.1, TE-8.2.1 (EX-68): standing workers may grow first; the moved one has to wait."""
    state = table()
    workers(state, 0, "alchemy 4", "forest 1", "palace 1 palace_1")
    give(state, 0, "disc_power_up_2")
    goods(state, 0, cocoa=1)
    turn_of(state, 0)
    do(state, "move alchemy 4 forest", "use disc_power_up_2")
    assert options(state) == ["power_up forest 1", "skip"]
    do(state, "power_up forest 1", "power_up forest 2", "main")
    assert has(state, 0) == {"wood": 2}
    assert options(state) == ["power_up forest 3", "power_up forest 4", "skip"]
    assert "unlock" not in options(state)


def test_te_14_9_moved_worker_waits_until_the_power_up_step() -> None:
    """TE-14.9: refused while choosing, allowed from the power-up step on, and after collecting cocoa."""
    state = table()
    workers(state, 0, "alchemy 4", "palace 1 palace_1", "palace 1 palace_2")
    give(state, 0, "disc_power_up_2")
    turn_of(state, 0)
    do(state, "move alchemy 4 forest")
    assert why(state, "use disc_power_up_2") == ["nobody_to_power_up"]
    collected = state.clone()
    do(state, "main")
    assert kind(state) == "power_up"
    do(state, "use disc_power_up_2", "power_up forest 4", "skip")
    assert "forest 5" in standing(state, 0)
    do(collected, "collect")
    assert "use disc_power_up_2" in options(collected)


def test_te_5_1_ring_of_another_order_changes_reach() -> None:
    """TE-5.1 on another ring: the reach follows the boards as they lie."""
    state = table()
    boards = "palace forest alchemy decorations construction nobles stone_quarry gold_deposits"
    ring(state, *boards.split())
    turn_of(state, 0)
    assert options(state) == ["move palace 1 forest", "move palace 1 alchemy", "move palace 1 decorations"]
