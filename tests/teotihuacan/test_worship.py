"""Worship and the royal tiles (TE-7, TE-13)."""

from __future__ import annotations

import pytest

from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.vocabulary import KINDS, ROYAL
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
    technology,
    temple,
    turn_of,
    vp,
    why,
    workers,
)


def test_te_7_2_ex_02_pushing_and_both() -> None:
    """TE-7.2, TE-7.4, TE-7.5, TE-7.9, TE-10.1 (EX-02)."""
    state = table()
    workers(state, 1, "stone_quarry 3 stone_quarry", "palace 1", "palace 1")
    lay_tiles(state, "stone_quarry", "disc_temple_any")
    goods(state, 0, cocoa=3)
    temple(state, 0, green=3)
    send(state, "stone_quarry")
    do(state, "worship stone_quarry")
    assert has(state, 0) == {"cocoa": 2}
    assert "stone_quarry 3" in standing(state, 1)
    assert options(state) == ["ability", "discovery", "both"]
    do(state, "both", "ability_first")
    assert climbed(state, 0) == (0, 0, 4)
    assert has(state, 0) == {"cocoa": 3}
    do(state, "claim disc_temple_any")
    assert has(state, 0) == {"cocoa": 2}
    assert owned(state, 0) == ["disc_temple_any"]
    assert len(state.sites[2]) == 1
    assert "stone_quarry 1 stone_quarry" in standing(state, 0)
    assert kind(state) == "end_turn"


def test_te_7_1_only_five_boards_have_worship_spaces() -> None:
    """TE-7.1: three spaces at the Palace, one on four boards, none elsewhere."""
    spaces = {
        "palace": ["worship palace_1", "worship palace_2", "worship palace_3"],
        "forest": ["worship forest"],
        "stone_quarry": ["worship stone_quarry"],
        "gold_deposits": ["worship gold_deposits"],
        "decorations": ["worship decorations"],
        "alchemy": [],
        "nobles": [],
        "construction": [],
    }
    for board, expected in spaces.items():
        state = send(table(), board)
        assert [option for option in options(state) if option.startswith("worship")] == expected
    assert why(state, "worship forest") == ["space_elsewhere"]


def test_te_7_2_ex_19_own_worker_on_the_space() -> None:
    """TE-7.2, TE-5.3 (EX-19): not offered until a paid unlock empties the space."""
    state = table()
    workers(state, 0, "alchemy 1", "forest 2 forest", "palace 1")
    goods(state, 0, cocoa=3)
    send(state, "forest")
    assert "worship forest" not in options(state)
    assert why(state, "worship forest") == ["own_worker_there"]
    do(state, "unlock")
    assert "worship forest" in options(state)
    do(state, "worship forest", "ability")
    assert has(state, 0) == {}
    assert standing(state, 0) == ["forest 1 forest", "forest 2", "palace 1"]


def test_te_7_2_pushing_costs_a_cocoa() -> None:
    """TE-7.2: without cocoa an occupied space cannot be chosen; a free-cocoa tile helps."""
    state = table()
    workers(state, 1, "forest 3 forest", "palace 1", "palace 1")
    send(state, "forest")
    assert why(state, "worship forest") == ["cannot_afford"]
    give(state, 0, "disc_free_cocoa")
    assert "worship forest" in options(state)
    do(state, "worship forest", "waive")
    assert standing(state, 1) == ["forest 3", "palace 1", "palace 1"]
    assert state.waived


def test_te_7_6_ex_22_discovery_only_but_not_at_the_palace() -> None:
    """TE-7.4, TE-7.6 (EX-22)."""
    state = table()
    lay_tiles(state, "gold_deposits", "mask_4")
    goods(state, 0, wood=1)
    send(state, "gold_deposits")
    do(state, "worship gold_deposits", "discovery")
    assert (has(state, 0), owned(state, 0), climbed(state, 0)) == ({}, ["mask_4"], (0, 0, 0))
    assert len(state.sites[3]) == 1
    state = table()
    lay_tiles(state, "palace", "mask_4")
    goods(state, 0, wood=1, cocoa=1)
    send(state, "palace")
    do(state, "worship palace_1")
    assert options(state) == ["ability", "both"]
    assert why(state, "discovery") == ["palace_needs_its_tile"]
    do(state, "both", "discovery_first", "claim mask_4")
    assert owned(state, 0) == ["mask_4"]


def test_te_7_7_ex_23_income_pays_for_the_tile() -> None:
    """TE-7.7 (EX-23): with the ability first the tile can be paid, with the discovery first it cannot."""
    state = table()
    lay_tiles(state, "stone_quarry", "disc_avenue")
    goods(state, 0, cocoa=1)
    send(state, "stone_quarry")
    do(state, "worship stone_quarry", "both")
    assert has(state, 0) == {}
    twin = state.clone()
    do(state, "ability_first", "claim disc_avenue")
    assert (has(state, 0), owned(state, 0)) == ({}, ["disc_avenue"])
    assert [notice.kind for notice in twin.warnings((21,))] == ["tile_not_yet_affordable"]
    do(twin, "discovery_first")
    assert (has(twin, 0), owned(twin, 0)) == ({"cocoa": 1}, [])


def test_te_7_7_options_that_bring_nothing_are_not_offered() -> None:
    """TE-7.7, TE-7.8: a marker at its end and a tile too dear close the space."""
    state = table()
    temple(state, 0, red=10)
    temple(state, 1, red=11)
    lay_tiles(state, "forest", "mask_2")
    send(state, "forest")
    assert "worship forest" not in options(state)
    assert why(state, "worship forest") == ["worship_brings_nothing"]
    goods(state, 0, cocoa=2, wood=1)
    do(state, "worship forest")
    assert options(state) == ["discovery"]
    assert why(state, "ability") == ["ability_brings_nothing"]
    state = table()
    lay_tiles(state, "forest", "mask_2")
    send(state, "forest")
    do(state, "worship forest")
    assert options(state) == ["ability"]
    assert why(state, "discovery") == ["cannot_afford", "cannot_afford"]
    assert why(state, "both") == ["cannot_afford"]


def test_te_7_9_empty_deck_leaves_the_place_empty() -> None:
    """TE-7.9, TE-7.7, TE-22.4: no tile, no discovery option, no both."""
    state = table()
    lay_tiles(state, "forest", "mask_4")
    spare, state.discovery_deck = state.discovery_deck, []
    for tile in spare:  # keep the box complete
        state.up[KINDS + tile] += 1
    goods(state, 0, cocoa=3, wood=1)
    send(state, "forest")
    do(state, "worship forest", "discovery")
    assert state.sites[1] == ()
    workers(state, 0, "palace 1", "palace 1", "palace 1")
    send(state, "forest")
    do(state, "worship forest")
    assert [option for option in options(state) if option != "unlock"] == ["ability"]
    assert why(state, "discovery") == ["no_tile_here"]


def test_te_7_3_equal_workers_of_a_double_move_need_no_question() -> None:
    """TE-7.3: one is locked, the other stands in the general area."""
    state = table()
    give(state, 0, "disc_double_move")
    turn_of(state, 0)
    do(state, "move_two palace 1 1 stone_quarry", "worship stone_quarry", "ability")
    assert standing(state, 0) == ["palace 1", "stone_quarry 1", "stone_quarry 1 stone_quarry"]


def test_te_7_11_ex_63_waiving_only_the_extra_cocoa() -> None:
    """TE-7.11, TE-14.13 (EX-63): a paid push is not given back."""
    state = table()
    workers(state, 1, "gold_deposits 3 gold_deposits", "palace 1", "palace 1")
    lay_tiles(state, "gold_deposits", "disc_temple_red")
    goods(state, 0, cocoa=1)
    give(state, 0, "disc_free_cocoa")
    send(state, "gold_deposits")
    do(state, "worship gold_deposits")
    assert options(state) == ["pay", "waive"]
    twin = state.clone()
    do(state, "pay")
    assert has(state, 0) == {}
    assert options(state) == ["ability", "discovery", "both", "unlock"]
    do(state, "both")
    assert options(state) == ["waive"]
    assert why(state, "pay") == ["cannot_afford"]
    do(state, "waive", "discovery_first", "claim disc_temple_red", "take wood")
    assert has(state, 0) == {"wood": 1}
    # Used at the push, the tile covers the extra cocoa too.
    do(twin, "waive", "both", "ability_first")
    assert kind(twin) == "choose_resource"
    assert has(twin, 0) == {"cocoa": 1}


def test_te_7_8_the_push_must_be_waived_when_its_cocoa_is_needed_for_the_tile() -> None:
    """TE-7.8, TE-7.2: paying would leave nothing to do."""
    state = table()
    workers(state, 1, "forest 3 forest", "palace 1", "palace 1")
    temple(state, 0, red=10)
    temple(state, 1, red=11)
    lay_tiles(state, "forest", "disc_avenue")
    goods(state, 0, cocoa=1)
    give(state, 0, "disc_free_cocoa")
    send(state, "forest")
    do(state, "worship forest")
    assert options(state) == ["waive"]
    assert why(state, "pay") == ["nothing_left_to_do"]
    do(state, "waive", "discovery")
    assert owned(state, 0) == ["disc_avenue"]


def test_te_7_5_decorations_gives_a_step_on_any_temple() -> None:
    """TE-7.5: red in the Forest, green in the Quarry, blue in the Gold Deposits, any on Decorations."""
    for board, answer, steps in (
        ("forest", "", (0, 1, 0)),
        ("stone_quarry", "", (0, 0, 1)),
        ("gold_deposits", "take stone", (1, 0, 0)),
        ("decorations", "step green", (0, 0, 1)),
    ):
        state = table()
        lay_tiles(state, board, "mask_2")
        send(state, board)
        do(state, f"worship {board}", "ability")
        if answer:
            do(state, answer)
        assert climbed(state, 0) == steps


def test_te_7_7_a_tile_used_meanwhile_may_take_the_last_step() -> None:
    """TE-7.7, TE-22.5: then the ability is carried out and its step is lost; nobody gets stuck."""
    state = table()
    temple(state, 0, red=10)
    give(state, 0, "disc_temple_red")
    lay_tiles(state, "forest", "mask_2")
    send(state, "forest")
    do(state, "worship forest", "use disc_temple_red")
    assert options(state) == ["ability"]
    heard = do(state, "ability")
    assert [event.kind for event in heard] == ["step_lost"]
    assert vp(state, 0) == 7


def test_targets_point_at_the_space_and_the_tile_beside_it() -> None:
    """TE-7.4: what the screen highlights for each answer."""
    state = table()
    workers(state, 0, "palace 1", "palace 1 palace_2", "palace 1")
    lay_tiles(state, "forest", "mask_4")
    goods(state, 0, cocoa=4, wood=1)
    send(state, "forest")
    text = state.game.notation.parse
    assert state.targets(text("collect")) == ("board:forest",)
    assert state.targets(text("worship forest")) == ("worship:forest",)
    assert state.targets(text("unlock")) == ("worship:palace_2",)
    do(state, "worship forest")
    assert state.targets(text("ability")) == ("worship:forest",)
    assert state.targets(text("discovery")) == ("site:forest",)
    assert state.targets(text("both")) == ("worship:forest", "site:forest")
    do(state, "both", "discovery_first")
    assert state.targets(text("claim mask_4")) == ("discovery:mask_4", "site:forest")


# -- royal tiles ----------------------------------------------------------------------------------------------------


def at_palace(tile: str, power: int, **stock: int) -> TeotihuacanState:
    """A worker of this power is about to use a royal tile."""
    state = table()
    index = ROYAL.index(tile)
    state.royal = (index, *(other for other in state.royal if other != index))[:3]
    goods(state, 0, **stock)
    send(state, "palace", power)
    return state


def test_te_13_2_to_13_4_ex_44_royal_tiles_that_score() -> None:
    """TE-13.2, TE-13.3, TE-13.4 (EX-44): power 4, 2 technologies, pyramid track 5, avenue 7."""
    for tile, expected in (("royal_a_technology", 4), ("royal_a_pyramid", 8), ("royal_a_avenue", 5)):
        state = at_palace(tile, 4)
        technology(state, 0, "tech_01", "tech_03")
        state.track[0] = 5
        state.avenue[0] = 7
        do(state, "worship palace_1", "ability")
        assert vp(state, 0) == expected, tile


def test_te_13_8_royal_tribute() -> None:
    """TE-13.8 (EX-44)."""
    state = at_palace("royal_c_cocoa", 4)
    do(state, "worship palace_1", "ability")
    assert has(state, 0) == {"cocoa": 5}


@pytest.mark.parametrize(("tile", "good"), [("royal_b_wood_stone", "wood"), ("royal_b_gold_stone", "gold")])
def test_te_13_5_and_13_6_markets(tile: str, good: str) -> None:
    """TE-13.5, TE-13.6, TE-13.1: up to power times, stopping after each, cocoa by cocoa."""
    state = at_palace(tile, 3, cocoa=5)
    do(state, "worship palace_1", "ability", "trade", "trade")
    assert has(state, 0) == {"cocoa": 3, good: 2, "stone": 2}
    twin = state.clone()
    do(twin, "stop")
    assert kind(twin) == "end_turn"
    do(state, "trade")
    assert kind(state) == "end_turn"
    assert has(state, 0) == {"cocoa": 2, good: 3, "stone": 3}


def test_te_13_1_a_royal_tile_may_be_used_for_nothing() -> None:
    """TE-13.1: zero times is legal when nothing can be paid."""
    state = at_palace("royal_b_wood_stone", 3)
    do(state, "worship palace_1", "ability")
    assert options(state) == ["stop"]
    assert why(state, "trade") == ["cannot_afford"]


def test_te_13_7_exchange() -> None:
    """TE-13.7 (EX-44): 1 cocoa and 1 resource for as many resources as the power, once."""
    state = at_palace("royal_b_exchange", 4, cocoa=2, gold=1)
    do(state, "worship palace_1", "ability")
    assert options(state) == ["trade_resource gold", "stop"]
    assert why(state, "trade_resource wood") == ["cannot_afford"]
    assert why(state, "trade_resource cocoa") == ["cocoa_is_no_resource"]
    assert why(state, "trade") == ["wrong_decision"]
    do(state, "trade_resource gold", "take wood", "take wood", "take stone", "take gold")
    assert has(state, 0) == {"cocoa": 1, "wood": 2, "stone": 1, "gold": 1}
    assert kind(state) == "end_turn"


def test_te_13_9_selling() -> None:
    """TE-13.9 (EX-44): up to power resources for 2 cocoa each."""
    state = at_palace("royal_c_sell", 4, wood=2, stone=4)
    do(state, "worship palace_1", "ability", "trade_resource wood", "trade_resource stone")
    do(state, "trade_resource stone", "trade_resource wood")
    assert has(state, 0) == {"cocoa": 8, "stone": 2}
    assert kind(state) == "end_turn"


def test_te_13_10_priests() -> None:
    """TE-13.10, TE-13.1 (EX-44): power minus 1 steps, 1 cocoa each; nothing for power 1; only where one can climb."""
    state = at_palace("royal_c_temple", 4, cocoa=2)
    temple(state, 0, red=11)
    do(state, "worship palace_1", "ability")
    assert options(state) == ["trade_step blue", "trade_step green", "stop"]
    assert why(state, "trade_step red") == ["temple_finished"]
    # The cocoa of the green temple pays for the third step.
    do(state, "trade_step green", "trade_step green", "trade_step green")
    assert climbed(state, 0) == (0, 11, 3)
    state = at_palace("royal_c_temple", 1, cocoa=2)
    do(state, "worship palace_1", "ability")
    assert kind(state) == "end_turn"


def test_te_13_1_free_cocoa_declared_before_the_first_repetition() -> None:
    """TE-13.1, TE-14.13: it waives the cocoa of all repetitions; paying keeps the tile."""
    state = at_palace("royal_b_wood_stone", 3)
    give(state, 0, "disc_free_cocoa")
    do(state, "worship palace_1", "ability")
    assert kind(state) == "pay_or_waive"
    twin = state.clone()
    do(state, "waive", "trade", "trade", "trade")
    assert has(state, 0) == {"wood": 3, "stone": 3}
    do(twin, "pay", "stop")
    assert owned(twin, 0) == ["disc_free_cocoa"]


def test_te_13_1_power_is_fixed_when_the_worker_is_locked() -> None:
    """TE-13.1: unlocking and raising it during the trades changes nothing."""
    state = at_palace("royal_b_wood_stone", 2, cocoa=6)
    do(state, "worship palace_1", "ability", "unlock", "trade", "trade")
    assert kind(state) == "end_turn"
    assert has(state, 0) == {"cocoa": 1, "wood": 2, "stone": 2}
