"""Main actions: cost, resource boards, Alchemy, Nobles, power-ups and technologies (TE-8, TE-9.1 to TE-9.4, TE-12)."""

from __future__ import annotations

import pytest

from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.vocabulary import KINDS
from tests.teotihuacan.table import (
    clear_pyramid,
    climbed,
    display,
    display_decorations,
    do,
    give,
    goods,
    has,
    kind,
    options,
    owned,
    send,
    standing,
    table,
    technologies,
    technology,
    vp,
    why,
    workers,
)


def with_workers(board: str, *powers: int, **stock: int) -> TeotihuacanState:
    """Player 1 arrives on a board as the last of workers with these powers; the colours there are paid for."""
    state = table()
    places = [f"{board} {power}" for power in powers[1:]]
    rest = ["palace 1 palace_1", "palace 1 palace_2"][: max(0, 2 - len(places))]
    workers(state, 0, "palace 1", *places, *rest)
    goods(state, 0, **{"cocoa": 1 if places else 0, **stock})
    return send(state, board, powers[0])


# -- cost and possibility -----------------------------------------------------------------------------------------------


def test_te_8_1_ex_03_a_cocoa_for_every_colour() -> None:
    """TE-8.1 (EX-03): red, yellow and the own colour; the locked worker and the arriving one are not counted."""
    state = table()
    workers(state, 0, "palace 1", "stone_quarry 1", "palace 1")
    workers(state, 1, "stone_quarry 1", "palace 1", "palace 1")
    workers(state, 2, "stone_quarry 4", "palace 1", "palace 1")
    workers(state, 3, "stone_quarry 2 stone_quarry", "palace 1", "palace 1")
    goods(state, 0, cocoa=2)
    send(state, "stone_quarry")
    assert "main" not in options(state)
    assert why(state, "main") == ["colours_too_dear"]
    goods(state, 0, cocoa=3)
    do(state, "main")
    assert has(state, 0) == {"stone": 1}


def test_te_8_2_1_unlocking_before_the_choice_changes_both_counts() -> None:
    """TE-8.2, TE-8.2.1, TE-5.4: an unlocked worker counts as a colour and as a worker from then on."""
    state = table()
    workers(state, 0, "palace 1", "forest 2 forest", "palace 1")
    goods(state, 0, cocoa=4)
    send(state, "forest", 2)
    do(state, "unlock", "main")
    assert has(state, 0) == {"wood": 2}, "3 cocoa for unlocking, 1 for the own colour, two workers of power 2"
    state = table()
    workers(state, 0, "palace 1", "forest 2 forest", "palace 1")
    goods(state, 0, cocoa=4)
    send(state, "forest", 2)
    do(state, "main", "unlock")
    assert has(state, 0) == {"cocoa": 1, "wood": 1}, "unlocked later it only adds somebody to power up"
    assert options(state) == ["power_up forest 2", "skip"]


def test_te_8_3_only_whole_main_actions() -> None:
    """TE-8.3: each board names what is missing; the three resource boards need nothing."""
    state = send(table(), "alchemy")
    assert why(state, "main") == ["cannot_afford"]
    state = send(table(), "nobles")
    assert why(state, "main") == ["cannot_afford"]
    state = send(table(), "decorations")
    assert why(state, "main") == ["cannot_afford"]
    state = send(table(), "construction")
    assert why(state, "main") == ["cannot_afford"]
    for board in ("forest", "stone_quarry", "gold_deposits"):
        assert "main" in options(send(table(), board))


def test_te_9_1_1_the_palace_has_no_main_action() -> None:
    """TE-9.1.1."""
    state = send(table(), "palace")
    assert "main" not in options(state)
    assert why(state, "main") == ["no_main_action"]


def test_te_14_13_waiving_the_cost_of_a_main_action() -> None:
    """TE-14.13: even when it could not be paid, but only if at least 1 cocoa is due."""
    state = table()
    workers(state, 1, "forest 1", "palace 1", "palace 1")
    give(state, 0, "disc_free_cocoa")
    send(state, "forest", 2)
    do(state, "main")
    assert options(state) == ["waive"]
    do(state, "waive")
    assert (has(state, 0), owned(state, 0)) == ({"wood": 1}, [])
    state = table()
    give(state, 0, "disc_free_cocoa")
    send(state, "forest", 2)
    do(state, "main")
    assert kind(state) == "power_up", "nothing due, nothing to waive"


# -- resource boards ----------------------------------------------------------------------------------------------------

TABLES = {
    "forest": [
        [{"cocoa": 1}, {"wood": 1}, {"wood": 2}],
        [{"wood": 1}, {"wood": 2}, {"cocoa": 2, "wood": 3}],
        [{"cocoa": 1, "wood": 2}, {"cocoa": 3, "wood": 3}, {"cocoa": 5, "wood": 4}],
    ],
    "stone_quarry": [
        [{"vp": 1}, {"stone": 1}, {"stone": 2}],
        [{"stone": 1}, {"stone": 2}, {"vp": 2, "stone": 3}],
        [{"vp": 1, "stone": 2}, {"vp": 3, "stone": 3}, {"vp": 5, "stone": 4}],
    ],
    "gold_deposits": [
        [{"vp": 1}, {"gold": 1}, {"gold": 2}],
        [{"gold": 1}, {"gold": 2}, {"vp": 2, "gold": 3}],
        [{"cocoa": 1, "gold": 2}, {"gold": 3}, {"gold": 4}],
    ],
}


@pytest.mark.parametrize("board", TABLES)
@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("lowest", [1, 2, 3, 4, 5])
def test_te_9_2_1_every_cell_of_the_resource_boards(board: str, number: int, lowest: int) -> None:
    """TE-9.2.1: row by number of workers, column by the weakest; TE-8.4 power-ups 1, 1, 2."""
    state = with_workers(board, *([5] * (number - 1)), lowest)
    do(state, "main")
    steps = 0
    while kind(state) == "choose_temple":
        do(state, "step red")
        steps += 1
    expected = dict(TABLES[board][number - 1][[0, 0, 1, 1, 2, 2][lowest]])
    points = expected.pop("vp", 0) + steps
    assert (has(state, 0), vp(state, 0)) == (expected, points)
    any_temple = (
        {(3, 2): 1, (3, 3): 1, (3, 4): 2, (3, 5): 2}.get((number, lowest), 0)
        if board == "gold_deposits"
        else 0
    )
    assert steps == any_temple
    assert kind(state) == "power_up"
    assert state.stack[-1][3] == (2 if number == 3 else 1)


def test_te_9_2_1_ex_04_forest() -> None:
    """TE-9.2.1, TE-8.4 (EX-04): powers 2 and 5 give 2 wood and one power-up."""
    state = with_workers("forest", 2, 5)
    do(state, "main")
    assert has(state, 0) == {"wood": 2}
    assert options(state) == ["power_up forest 2", "power_up forest 5", "skip"]
    do(state, "power_up forest 5")
    assert kind(state) == "ascension_reward"


def test_te_9_2_3_ex_27_gold_deposits_with_three() -> None:
    """TE-9.2.1, TE-9.2.3 (EX-27): goods first, then the step; two steps may be on two temples."""
    state = with_workers("gold_deposits", 3, 4, 5)
    do(state, "main")
    assert has(state, 0) == {"gold": 3}
    assert kind(state) == "choose_temple"
    do(state, "step green")
    assert options(state) == [
        "power_up gold_deposits 3",
        "power_up gold_deposits 4",
        "power_up gold_deposits 5",
        "skip",
    ]
    do(state, "power_up gold_deposits 3", "power_up gold_deposits 4")
    assert kind(state) == "end_turn"
    state = with_workers("gold_deposits", 5, 4, 5)
    do(state, "main", "step green", "step red")
    assert climbed(state, 0) == (0, 1, 1)


def test_te_9_2_2_ex_28_four_workers() -> None:
    """TE-5.5, TE-9.2.2 (EX-28): row 3, and the weakest of all four decides the column."""
    state = table()
    workers(state, 0, "palace 1", "stone_quarry 4", "stone_quarry 4", "stone_quarry 5")
    goods(state, 0, cocoa=1)
    send(state, "stone_quarry", 1)
    do(state, "main")
    assert (vp(state, 0), has(state, 0)) == (1, {"stone": 2})
    do(state, "power_up stone_quarry 1", "power_up stone_quarry 2")
    assert kind(state) == "end_turn"


def test_te_9_2_4_extra_worker_does_not_work_on_resource_boards() -> None:
    """TE-9.2.4, TE-14.12."""
    state = table()
    give(state, 0, "disc_extra_worker")
    send(state, "forest", 2)
    assert why(state, "use disc_extra_worker") == ["tile_has_its_moment"]
    do(state, "main")
    assert has(state, 0) == {"wood": 1}


# -- power-ups ------------------------------------------------------------------------------------------------------------


def test_te_8_4_1_power_ups_are_optional_and_may_share_a_worker() -> None:
    """TE-8.4.1, TE-10.5: two for one worker, or one, or none."""
    state = with_workers("forest", 1, 1, 1)
    do(state, "main", "power_up forest 1")
    twin = state.clone()
    do(state, "power_up forest 2")
    assert standing(state, 0) == ["forest 1", "forest 1", "forest 3"]
    do(twin, "skip")
    assert standing(twin, 0) == ["forest 1", "forest 1", "forest 2"]


def test_te_8_4_2_only_unlocked_workers_on_that_board() -> None:
    """TE-8.4.2, TE-10.5: others elsewhere or locked are refused with the reason."""
    state = table()
    workers(state, 0, "palace 1", "forest 3 forest", "palace 2")
    send(state, "forest", 1)
    do(state, "main")
    assert options(state) == ["power_up forest 1", "skip"]
    assert why(state, "power_up palace 2") == ["worker_elsewhere"]
    assert why(state, "power_up forest 3") == ["worker_locked"]
    assert why(state, "power_up forest 4") == ["no_such_worker"]


def test_te_8_4_2_ex_43_lost_power_up() -> None:
    """TE-8.4.2, TE-8.4.3, TE-12.8, TE-10.8 (EX-43): virtual workers count for power-ups; nobody is left for the second."""
    state = table()
    technology(state, 0, "tech_13")
    give(state, 0, "disc_extra_worker", "disc_extra_worker")
    goods(state, 0, wood=2, cocoa=5)
    send(state, "nobles", 5)
    do(state, "main", "extra 2")
    assert vp(state, 0) == 7
    do(state, "power_up nobles 5")
    heard = do(state, "ascend asc_vp")
    assert "power_up_lost" in [event.kind for event in heard]
    assert kind(state) == "end_turn"
    assert "palace 1" in standing(state, 0)


def test_te_12_8_paid_power_up() -> None:
    """TE-12.8: once, for 1 cocoa, same or another worker on the board; not without a power-up given."""
    state = table()
    technology(state, 0, "tech_13")
    workers(state, 0, "palace 1", "forest 1", "palace 1")
    goods(state, 0, cocoa=3)
    send(state, "forest", 1)
    do(state, "main", "power_up forest 1")
    assert kind(state) == "paid_power_up"
    assert options(state) == ["power_up forest 1", "power_up forest 2", "skip"]
    assert why(state, "power_up palace 1") == ["worker_elsewhere"]
    do(state, "power_up forest 2")
    assert has(state, 0) == {"cocoa": 1, "wood": 1}
    assert "forest 3" in standing(state, 0)
    assert kind(state) == "end_turn"
    state = table()
    technology(state, 0, "tech_13")
    goods(state, 0, cocoa=3)
    send(state, "forest", 1)
    do(state, "main", "skip")
    assert kind(state) == "end_turn"


def test_te_12_8_cocoa_of_technology_13_cannot_be_waived() -> None:
    """TE-12.8, TE-14.13."""
    state = table()
    technology(state, 0, "tech_13")
    give(state, 0, "disc_free_cocoa", "disc_cocoa_4")
    send(state, "stone_quarry", 1)
    do(state, "main", "power_up stone_quarry 1")
    assert kind(state) == "paid_power_up"
    assert why(state, "power_up stone_quarry 2") == ["cannot_afford"]
    do(state, "use disc_cocoa_4", "power_up stone_quarry 2")
    assert has(state, 0) == {"cocoa": 3}
    assert owned(state, 0) == ["disc_free_cocoa"]


def test_te_8_5_order_inside_a_main_action() -> None:
    """TE-8.5, TE-12.1.1: cocoa, effect, technologies, power-up, paid power-up, refill."""
    state = table()
    technology(state, 0, "tech_09", "tech_13")
    workers(state, 1, "decorations 1", "palace 1", "palace 1")
    goods(state, 0, cocoa=2, gold=3)
    display_decorations(state, "deco_09", "deco_06", "deco_10", "deco_11")
    send(state, "decorations", 1)
    heard = do(state, "main", "decorate deco_09 bottom_1")
    kinds = [event.kind for event in heard if event.kind in ("paid", "decorated", "scored", "pyramid_step")]
    assert kinds == ["paid", "paid", "decorated", "scored", "pyramid_step", "scored"]
    assert [event.source for event in heard if event.kind == "scored"] == ["decorations", "technologies"]
    assert len(state.decoration_display) == 3
    do(state, "power_up decorations 1")
    assert len(state.decoration_display) == 3
    heard = do(state, "power_up decorations 2")
    assert len(state.decoration_display) == 4
    assert heard[-1].kind == "revealed_tile"
    assert vp(state, 0) == 3 + 4


# -- Alchemy ----------------------------------------------------------------------------------------------------------------


def alchemist(*powers: int, gold: int = 2) -> TeotihuacanState:
    state = table()
    technologies(state, "tech_01", "tech_03", "tech_05", "tech_09", "tech_15", "tech_17")
    places = [f"alchemy {power}" for power in powers[1:]]
    workers(state, 0, "palace 1", *places, *["palace 1"] * (2 - len(places)))
    goods(state, 0, gold=gold, cocoa=1 if places else 0)
    send(state, "alchemy", powers[0])
    do(state, "main")
    return state


def test_te_9_3_1_rows_by_number_of_workers() -> None:
    """TE-9.3.1, TE-9.3.2: the top row with one, either row with two; the tile's own price."""
    assert options(alchemist(1)) == ["learn tech_01", "learn tech_03", "learn tech_05"]
    assert why(alchemist(3), "learn tech_09") == ["bottom_row_needs_two"]
    two = alchemist(1, 1)
    assert options(two) == [f"learn tech_{number}" for number in ("01", "03", "05", "09", "15", "17")]
    assert options(alchemist(1, 1, gold=1)) == ["learn tech_01", "learn tech_03", "learn tech_05"]
    assert why(two, "learn tech_07") == ["technology_not_in_play"]


def test_te_9_3_6_ex_05_lone_strong_worker() -> None:
    """TE-9.3.1, TE-9.3.6 (EX-05): top row with power-up, or bottom row without."""
    state = alchemist(4)
    assert len(options(state)) == 6
    twin = state.clone()
    do(state, "learn tech_01", "take wood")
    assert options(state) == ["power_up alchemy 4", "skip"]
    assert [notice.kind for notice in twin.warnings(twin.legal()[3])] == ["no_power_up_then"]
    do(twin, "learn tech_15")
    assert kind(twin) == "end_turn"
    assert "alchemy 4" in standing(twin, 0)


def test_te_9_3_3_to_9_3_5_ex_32_technology_of_others() -> None:
    """TE-9.3.3, TE-9.3.4, TE-9.3.5, TE-12.1.2 (EX-32): 3 VP for owners, red step, no effect in this action."""
    state = table()
    technologies(state, "tech_01", "tech_03", "tech_05", "tech_09", "tech_15", "tech_17")
    technology(state, 1, "tech_03")
    technology(state, 2, "tech_03")
    goods(state, 0, gold=1)
    send(state, "alchemy")
    do(state, "main", "learn tech_03")
    assert [vp(state, player) for player in range(4)] == [1, 3, 3, 0]
    assert climbed(state, 0) == (0, 1, 0)
    assert has(state, 0) == {}
    assert options(state) == ["power_up alchemy 1", "skip"]


def test_te_12_1_2_a_technology_works_from_the_next_alchemy_action_on() -> None:
    """TE-12.1.2, TE-12.3: 3 VP after Alchemy or Nobles once it was owned before."""
    state = alchemist(1)
    technology(state, 0, "tech_03")
    state.learnt = state.known[0]
    do(state, "learn tech_05", "skip")
    assert vp(state, 0) == 3
    state = table()
    technology(state, 0, "tech_03")
    goods(state, 0, wood=2)
    send(state, "nobles")
    do(state, "main")
    assert vp(state, 0) == 3 + 3
    state = alchemist(1, 1)
    do(state, "learn tech_01", "take wood", "skip")
    state = alchemist(1, 1)
    technologies(state, "tech_01", "tech_03", "tech_05", "tech_09", "tech_13", "tech_17")
    goods(state, 0, gold=2, cocoa=3)
    do(state, "learn tech_13", "power_up alchemy 1")
    assert kind(state) == "end_turn", "technology 13 is not there yet in this action"


def test_te_9_3_4_column_temples() -> None:
    """TE-9.3.4: left blue, middle red, right green, in both rows."""
    for tile, steps in (
        ("tech_01", (1, 0, 0)),
        ("tech_03", (0, 1, 0)),
        ("tech_05", (0, 0, 1)),
        ("tech_09", (1, 0, 0)),
        ("tech_15", (0, 1, 0)),
        ("tech_17", (0, 0, 1)),
    ):
        state = alchemist(1, 1)
        do(state, f"learn {tile}")
        assert climbed(state, 0) == steps


def test_te_9_3_7_one_power_up_with_three_workers() -> None:
    """TE-9.3.7, TE-8.4."""
    state = alchemist(1, 1, 1)
    do(state, "learn tech_03", "power_up alchemy 1")
    assert kind(state) == "end_turn"


def test_te_9_3_8_nothing_left_to_learn() -> None:
    """TE-9.3.8, TE-9.3.1: with all six, or the whole top row and one weak worker, the action is closed."""
    state = table()
    technologies(state, "tech_01", "tech_03", "tech_05", "tech_09", "tech_15", "tech_17")
    technology(state, 0, "tech_01", "tech_03", "tech_05")
    goods(state, 0, gold=5)
    send(state, "alchemy")
    assert why(state, "main") == ["top_row_known"]
    technology(state, 0, "tech_09", "tech_15", "tech_17")
    assert why(state, "main") == ["all_technologies_known"]
    state = alchemist(1)
    technology(state, 0, "tech_01")
    assert why(state, "learn tech_01") == ["technology_known"]


def test_te_14_12_ex_62_extra_worker_at_alchemy_latest_before_the_choice() -> None:
    """TE-14.12, TE-9.3.6 (EX-62): without the tile the lone worker forfeits the power-up, and later is too late."""
    state = table()
    technologies(state, "tech_01", "tech_03", "tech_05", "tech_09", "tech_15", "tech_17")
    give(state, 0, "disc_extra_worker")
    goods(state, 0, gold=2)
    send(state, "alchemy", 5)
    do(state, "main")
    assert options(state) == ["extra 0", "extra 1"]
    twin = state.clone()
    do(state, "extra 0", "learn tech_17")
    assert kind(state) == "end_turn"
    assert why(state, "use disc_extra_worker") == ["tile_has_its_moment"]
    do(twin, "extra 1", "learn tech_17")
    assert kind(twin) == "power_up"


def test_te_14_12_extra_worker_can_make_alchemy_possible() -> None:
    """TE-14.12, TE-8.3: the check counts tiles that could be used; then not using them is refused."""
    state = table()
    technologies(state, "tech_01", "tech_03", "tech_05", "tech_09", "tech_15", "tech_17")
    technology(state, 0, "tech_01", "tech_03", "tech_05")
    give(state, 0, "disc_extra_worker")
    goods(state, 0, gold=2)
    send(state, "alchemy")
    do(state, "main")
    assert options(state) == ["extra 1"]
    assert why(state, "extra 0") == ["action_needs_more_workers"]
    assert why(state, "extra 2") == ["tile_not_owned"]
    do(state, "extra 1", "learn tech_09")


# -- Nobles -------------------------------------------------------------------------------------------------------------------


def test_te_9_4_ex_06_two_workers_build_in_the_middle_row() -> None:
    """TE-9.4.1, TE-9.4.2, TE-9.4.3, TE-9.4.4, TE-9.4.6 (EX-06)."""
    state = table()
    workers(state, 0, "palace 1", "nobles 1", "palace 1")
    goods(state, 0, wood=2, cocoa=1)
    state.nobles = 1 << 5
    state.avenue[0] = 1
    send(state, "nobles")
    do(state, "main")
    assert has(state, 0) == {}
    assert vp(state, 0) == 4
    assert state.nobles == 0b11 << 5
    assert state.avenue[0] == 2
    do(state, "power_up nobles 1")
    assert kind(state) == "end_turn"


@pytest.mark.parametrize(("number", "expected"), [(1, 3), (2, 5), (3, 7)])
def test_te_9_4_2_row_by_number_of_workers(number: int, expected: int) -> None:
    """TE-9.4.2, TE-9.4.3: leftmost space of the row of the workers."""
    state = with_workers("nobles", *([1] * number), wood=2)
    do(state, "main")
    assert vp(state, 0) == expected


def test_te_9_4_2_ex_30_bottom_row_full() -> None:
    """TE-9.4.2 (EX-30): middle or top; while the bottom row has room neither may be chosen."""
    state = with_workers("nobles", 1, 1, 1, wood=4)
    state.nobles = 0b111 << 9 | 0b1
    do(state, "main")
    assert options(state) == ["row 1", "row 2"]
    assert why(state, "row 3") == ["row_not_allowed"]
    do(state, "row 1")
    assert vp(state, 0) == 2
    state = with_workers("nobles", 1, 1, wood=2)
    state.nobles = 0b1111 << 5
    do(state, "main")
    assert vp(state, 0) == 3, "two workers fall back to the top row"


def test_te_9_4_2_ex_31_top_row_full() -> None:
    """TE-9.4.2, TE-14.12 (EX-31): impossible for one worker, unless an extra worker opens the middle row."""
    state = with_workers("nobles", 1, wood=2)
    state.nobles = 0b11111
    assert why(state, "main") == ["row_full"]
    give(state, 0, "disc_extra_worker")
    do(state, "main")
    assert options(state) == ["extra 1"]
    do(state, "extra 1")
    assert vp(state, 0) == 5


def test_te_9_4_5_no_building_left() -> None:
    """TE-9.4.5: twelve spaces, eleven buildings."""
    state = with_workers("nobles", 1, 1, wood=2)
    state.nobles = 0b111111111111 ^ 1 << 6
    assert why(state, "main") == ["no_building_left"]


def test_te_9_4_6_power_ups_at_nobles_count_virtual_workers() -> None:
    """TE-9.4.6, TE-8.4.3: three effective workers give two power-ups."""
    state = with_workers("nobles", 1, wood=2)
    give(state, 0, "disc_extra_worker", "disc_extra_worker")
    do(state, "main", "extra 2", "power_up nobles 1", "power_up nobles 2")
    assert "nobles 3" in standing(state, 0)
    assert sum(state.down[:KINDS]) == 2


# -- technologies after main actions ------------------------------------------------------------------------------------------


def test_te_12_4_and_12_5_ex_29_resource_technologies() -> None:
    """TE-12.1, TE-12.4, TE-12.5 (EX-29): 1 VP, 1 stone, 1 cocoa, 1 VP before the power-up."""
    state = table()
    technology(state, 0, "tech_05", "tech_07")
    send(state, "stone_quarry")
    do(state, "main")
    assert (vp(state, 0), has(state, 0)) == (2, {"stone": 1, "cocoa": 1})
    assert kind(state) == "power_up"
    for board, good in (("forest", "wood"), ("gold_deposits", "gold")):
        state = table()
        technology(state, 0, "tech_05")
        send(state, board, 4)
        do(state, "main")
        assert has(state, 0) == {good: 3}


def test_te_12_6_and_12_7_points_after_decorations_and_construction() -> None:
    """TE-12.6, TE-12.7, TE-12.10: 4 VP, 3 VP and a step, once per action."""
    state = table()
    technology(state, 0, "tech_09")
    goods(state, 0, gold=3)
    display_decorations(state, "deco_09", "deco_06", "deco_10", "deco_11")
    send(state, "decorations")
    do(state, "main", "decorate deco_09 bottom_1", "skip")
    assert vp(state, 0) == 7
    state = table()
    technology(state, 0, "tech_11", "tech_17")
    workers(state, 0, "palace 1", "construction 1", "palace 1")
    goods(state, 0, stone=4, cocoa=1)
    clear_pyramid(state)
    display(state, "pyr_01", "pyr_31", "pyr_32")
    send(state, "construction")
    do(state, "main", "build pyr_31 L1_r0_c0 0")
    assert vp(state, 0) == 1 + 2, "technologies wait for the end of the effect"
    do(state, "build pyr_32 L1_r3_c0 0")
    assert vp(state, 0) == 1 + 2 + 1 + 3
    assert kind(state) == "choose_temple"
    do(state, "step green")
    assert climbed(state, 0) == (0, 0, 1)
    assert kind(state) == "power_up"


def test_te_5_5_four_count_as_three_everywhere() -> None:
    """TE-5.5: Decorations costs 1 gold with four workers."""
    state = table()
    workers(state, 0, "palace 1", "decorations 1", "decorations 1", "decorations 1")
    goods(state, 0, gold=1, cocoa=1)
    send(state, "decorations")
    assert "main" in options(state)
