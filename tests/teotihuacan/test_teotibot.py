"""Teotibot: set-up, turn, habits, every action tile with every fallback, scoring, difficulty (TE-19 to TE-21)."""

from __future__ import annotations

import pytest

from rules.teotihuacan import GAME
from rules.teotihuacan.eclipse import final_scoring
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.teotibot import carry_out, exchange_cocoa, slide
from rules.teotihuacan.teotibot_habits import (
    advance_worker,
    any_temple_step,
    from_strongest,
    raise_worker,
    weakest,
)
from rules.teotihuacan.teotibot_rules import SLOT_OF_ROLL, bot_rules
from rules.teotihuacan.turn import finish_turn
from rules.teotihuacan.vocabulary import (
    BOARD,
    BOT,
    BOT_SLOT,
    BOT_TILE,
    DISCOVERY,
    KINDS,
    OVER,
    SITE,
    SOURCE,
    SOURCES,
    TECHNOLOGY,
)
from tests.teotihuacan.table import (
    clear_pyramid,
    climbed,
    decorate,
    display,
    display_decorations,
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
    points,
    ring,
    send,
    standing,
    table,
    technologies,
    temple,
    turn_of,
    vp,
    workers,
)

EX_54_RING = [
    "palace",
    "forest",
    "alchemy",
    "decorations",
    "construction",
    "nobles",
    "stone_quarry",
    "gold_deposits",
]


def solo(*bot_workers: str, **stock: int) -> TeotihuacanState:
    """A solo table: Teotibot has these goods and workers; the human stands at the Palace."""
    state = table(1)
    workers(
        state,
        BOT,
        *(bot_workers or ("gold_deposits 2", "nobles 2", "construction 2", "decorations 1 decorations")),
    )
    goods(state, BOT, **stock)
    points(state, BOT, 0)
    temple(state, BOT, blue=0, red=0, green=0)
    state.avenue[BOT] = 0
    state.known[BOT] = 0
    turn_of(state, 0)
    return state


def act(state: TeotihuacanState, tile: str) -> list[str]:
    """Carry out one action tile; returns the kinds of events."""
    state.events = []
    carry_out(state, BOT_TILE.index(tile))
    heard = [event.kind for event in state.events]
    state.events = None
    assert state.invariants() == []
    return heard


# -- set-up and turn ------------------------------------------------------------------------------------------------------


def test_te_19_1_and_19_2_solo_set_up() -> None:
    """TE-19.1, TE-19.2, TE-19.3: the human is first, the bot last; its goods, markers, workers and tiles."""
    state: TeotihuacanState = GAME.new(1, 3)
    assert state.order(0) == 1
    assert state.order(BOT) == state.players == 2
    assert state.goods[0] == 1
    assert (state.dark, len(state.neutral), kind(state)) == (10, 0, "choose_starting_tiles")
    assert has(state, BOT) == {"wood": 2, "stone": 2, "gold": 2}
    assert climbed(state, BOT) == (1, 1, 1)
    assert (state.avenue[BOT], state.track[BOT], vp(state, BOT)) == (1, 0, 0)
    assert state.known[BOT] == 1 << state.technologies[2]
    assert standing(state, BOT) == [
        "construction 2",
        "decorations 1 decorations",
        "gold_deposits 2",
        "nobles 2",
    ]
    assert sorted(state.bot_tiles) == list(range(7))
    assert len(state.directions) == 2
    assert len({tuple(GAME.new(1, seed).bot_tiles) for seed in range(10)}) > 5
    first: TeotihuacanState = GAME.new(1, 3, {"first_game": True})
    assert has(first, 0) == {"cocoa": 7, "wood": 1, "stone": 2, "gold": 4}
    assert len(first.neutral) == 6


def test_te_19_6_ex_10_action_pyramid() -> None:
    """TE-19.6 (EX-10): a 7 uses the top tile; Worship rises, Mastery follows by "left"."""
    state = solo()
    order = ["construction", "worship", "alchemy", "nobles", "mastery", "decorations", "mask_collection"]
    state.bot_tiles = [BOT_TILE.index(f"bot_{name}") for name in order]
    state.directions = (1, 0)
    assert BOT_SLOT.word(SLOT_OF_ROLL[7]) == "top"
    slide(state, SLOT_OF_ROLL[7])
    names = [BOT_TILE.word(tile).removeprefix("bot_") for tile in state.bot_tiles]
    assert names == [
        "worship",
        "mastery",
        "alchemy",
        "nobles",
        "mask_collection",
        "decorations",
        "construction",
    ]
    assert state.directions == (0, 0)


@pytest.mark.parametrize(
    ("slot", "upper", "lower", "expected"),
    [
        ("top", 1, 1, "1 3 2 6 4 5 0"),
        ("top", 1, 0, "1 4 2 3 6 5 0"),
        ("top", 0, 1, "2 1 4 3 6 5 0"),
        ("top", 0, 0, "2 1 5 3 4 6 0"),
        ("middle_left", 1, 0, "0 3 2 6 4 5 1"),
        ("middle_left", 0, 1, "0 4 2 3 6 5 1"),
        ("middle_right", 1, 0, "0 1 4 3 6 5 2"),
        ("middle_right", 0, 1, "0 1 5 3 4 6 2"),
        ("bottom_left", 0, 1, "0 1 2 6 4 5 3"),
        ("bottom_right", 1, 0, "0 1 2 3 4 6 5"),
    ],
)
def test_te_19_6_every_way_to_slide(slot: str, upper: int, lower: int, expected: str) -> None:
    """TE-19.6: 1 is "right", 0 "left"; every turn the upper direction tile is turned over and put below."""
    state = solo()
    state.bot_tiles = list(range(7))
    state.directions = (upper, lower)
    slide(state, BOT_SLOT.index(slot))
    assert state.bot_tiles == [int(tile) for tile in expected.split()]
    assert state.directions == (lower, 1 - upper)


def test_te_19_6_rolls() -> None:
    """TE-19.6: which sum selects which tile; the bottom centre never."""
    names = {roll: BOT_SLOT.word(slot) for roll, slot in SLOT_OF_ROLL.items()}
    assert names == {
        2: "bottom_left",
        3: "bottom_left",
        4: "middle_left",
        5: "middle_left",
        6: "top",
        7: "top",
        8: "top",
        9: "middle_right",
        10: "middle_right",
        11: "bottom_right",
        12: "bottom_right",
    }


def test_te_19_6_a_whole_turn_follows_the_human() -> None:
    """TE-19.6, TE-11.1, TE-22.3: dice and tile are told, then the disc moves and the human is next."""
    state = solo()
    do(state, "move palace 1 alchemy", "collect")
    state.events = []
    state.apply(state.game.notation.parse("end_turn"))
    kinds = [event.kind for event in state.events]
    assert kinds[0] == "bot_rolled"
    assert "bot_slides" in kinds
    assert state.light >= 1
    assert state.turn == 0
    assert kind(state) in ("move", "turn_kind")


def test_te_19_6_cocoa_exchange() -> None:
    """TE-19.6: more than 10 cocoa, once a turn; exactly 10 is not enough."""
    for cocoa, left, score in ((10, 10, 0), (11, 1, 3), (25, 15, 3)):
        state = solo(cocoa=cocoa)
        exchange_cocoa(state)
        assert (has(state, BOT).get("cocoa", 0), vp(state, BOT)) == (left, score)


def test_te_19_4_displays_slide_together() -> None:
    """TE-19.4: the new tile enters at the end; the human's several tiles are refilled after the action."""
    state = solo("construction 1", "nobles 1", "nobles 1", "decorations 1 decorations", stone=2)
    clear_pyramid(state)
    display(state, "pyr_05", "pyr_06", "pyr_07")
    following = state.pyramid_deck[-1]
    act(state, "bot_construction")
    assert state.pyramid_display == [5, 6, following]
    state = solo("decorations 1", "nobles 1", "nobles 1", "forest 1 forest", gold=2)
    display_decorations(state, "deco_05", "deco_06", "deco_07", "deco_08")
    following = state.decoration_deck[-1]
    act(state, "bot_decorations")
    assert state.decoration_display == [5, 6, 7, following]


# -- habits ---------------------------------------------------------------------------------------------------------------


def test_te_19_7_5_strongest_and_weakest() -> None:
    """TE-19.7, TE-19.7.4, TE-19.7.5, TE-19.7.10: unlocked only; ties further clockwise / nearer to the Palace."""
    state = solo("gold_deposits 3", "nobles 3", "forest 3", "decorations 5 decorations")
    assert [BOARD.word(state.place[worker]) for worker in from_strongest(state)] == [
        "gold_deposits",
        "nobles",
        "forest",
    ]
    assert BOARD.word(state.place[weakest(state)]) == "forest"
    state = solo("gold_deposits 2", "palace 2", "forest 4", "decorations 1 decorations")
    assert BOARD.word(state.place[weakest(state)]) == "palace"


def test_te_19_7_6_advancing_skips_the_palace() -> None:
    """TE-19.7.6: one board with power 1-3, two with 4-5; the Palace is neither counted nor entered."""
    for start, goal in (
        ("forest 3", "construction 3"),
        ("forest 4", "decorations 4"),
        ("gold_deposits 1", "stone_quarry 1"),
        ("gold_deposits 5", "alchemy 5"),
        ("nobles 4", "stone_quarry 4"),
        ("palace 1", "stone_quarry 1"),
    ):
        state = solo(start, "nobles 1", "nobles 1", "decorations 1 decorations")
        advance_worker(state, 4)
        assert f"{goal}" in standing(state, BOT)


def test_te_19_7_7_any_temple_is_the_highest_that_can_climb() -> None:
    """TE-19.7.7: ties blue, red, green; a blocked temple is ignored; evaluated for each step."""
    state = solo()
    temple(state, BOT, blue=2, red=2, green=1)
    any_temple_step(state)
    assert climbed(state, BOT) == (3, 2, 1)
    temple(state, BOT, blue=3, red=10, green=4)
    temple(state, 0, red=11)
    any_temple_step(state)
    assert climbed(state, BOT) == (3, 10, 5)
    temple(state, BOT, blue=11, red=10, green=11)
    any_temple_step(state)
    assert climbed(state, BOT) == (11, 10, 11)


def test_te_19_7_8_resources_of_choice() -> None:
    """TE-19.7.8: what it has least of, unit by unit; ties gold, stone, wood."""
    state = solo(wood=1, stone=1, gold=1)
    temple(state, BOT, blue=4)
    any_temple_step(state)
    assert has(state, BOT) == {"wood": 1, "stone": 2, "gold": 2}


def test_te_19_7_9_ascension() -> None:
    """TE-19.7.9: Avenue step, Palace with power 1, 5 VP, light disc; then the new worker advances."""
    state = solo("forest 5", "nobles 1", "nobles 1", "decorations 1 decorations")
    raise_worker(state, 4)
    assert (state.avenue[BOT], vp(state, BOT), state.light) == (1, 5, 1)
    assert "palace 1" in standing(state, BOT)
    advance_worker(state, 4)
    assert "stone_quarry 1" in standing(state, BOT)


def test_te_19_7_2_no_tiles_on_temples_and_avenue() -> None:
    """TE-19.7.2, TE-19.7.1: the printed reward of a large step; Avenue tiles are left; nothing is asked."""
    state = solo(wood=5, gold=5, cocoa=5)
    temple(state, BOT, green=5)
    tiles = [len(site) for site in state.sites]
    any_temple_step(state)
    assert has(state, BOT)["cocoa"] == 7
    state.avenue[BOT] = 2
    raise_worker(state, 4)
    assert [len(site) for site in state.sites] == tiles
    assert kind(state) == "move"


def test_te_19_7_3_three_points_for_its_technology() -> None:
    """TE-19.7.3, TE-9.3.5: when the human learns what the bot has; the bot has no technology effects."""
    state = solo("stone_quarry 2", "nobles 1", "nobles 1", "decorations 1 decorations")
    technologies(state, "tech_01", "tech_03", "tech_05", "tech_09", "tech_15", "tech_17")
    state.known[BOT] = 1 << TECHNOLOGY.index("tech_05")
    goods(state, 0, gold=1)
    send(state, "alchemy")
    do(state, "main", "learn tech_05")
    assert vp(state, BOT) == 3
    act(state, "bot_construction")
    assert has(state, BOT) == {"stone": 2}, "no third stone from technology 05"


def test_te_19_7_11_its_unlocked_workers_are_a_colour() -> None:
    """TE-19.7.11, TE-6.2."""
    state = solo("stone_quarry 2", "stone_quarry 1", "nobles 1", "forest 1 forest")
    assert state.colours(BOARD.index("stone_quarry")) == 1
    assert state.colours(BOARD.index("forest")) == 0


def test_te_19_5_ex_56_pushing_the_bot() -> None:
    """TE-19.5 (EX-56): 1 cocoa; its worker passes the occupied Decorations and stays locked at the Quarry."""
    state = solo("nobles 1", "nobles 1", "nobles 1", "forest 1 forest")
    ring(state, *EX_54_RING)
    workers(state, 0, "palace 1", "decorations 2 decorations", "palace 1")
    goods(state, 0, cocoa=1)
    lay_tiles(state, "forest", "mask_2")
    turn_of(state, 0)
    do(state, "move palace 1 forest", "worship forest")
    assert has(state, 0) == {}
    assert "stone_quarry 1 stone_quarry" in standing(state, BOT)
    assert "decorations 2 decorations" in standing(state, 0)
    assert climbed(state, BOT) == (0, 0, 0)


def test_te_19_5_no_empty_space_left() -> None:
    """TE-19.5: the next human worker clockwise is unlocked instead."""
    state = solo("nobles 1", "nobles 1", "nobles 1", "forest 1 forest")
    ring(state, *EX_54_RING)
    workers(
        state,
        0,
        "palace 1",
        "decorations 2 decorations",
        "stone_quarry 3 stone_quarry",
        "gold_deposits 4 gold_deposits",
    )
    goods(state, 0, cocoa=1)
    turn_of(state, 0)
    do(state, "move palace 1 forest", "worship forest")
    assert "decorations 1 decorations" in standing(state, BOT)
    assert "decorations 2" in standing(state, 0)
    assert "stone_quarry 3 stone_quarry" in standing(state, 0)


# -- action tiles -----------------------------------------------------------------------------------------------------------


def test_te_20_2_ex_52_construction() -> None:
    """TE-20.2, TE-19.7.6, TE-19.7.7, TE-19.7.8 (EX-52)."""
    state = solo("construction 3", "construction 2", "nobles 1", "forest 1 forest", stone=2, gold=2, wood=2)
    clear_pyramid(state)
    temple(state, BOT, blue=2, red=2, green=1)
    act(state, "bot_construction")
    assert vp(state, BOT) == 3
    assert state.track[BOT] == 1
    assert climbed(state, BOT) == (3, 2, 1)
    assert has(state, BOT) == {"stone": 1, "gold": 2, "wood": 2}
    assert standing(state, BOT) == ["construction 2", "forest 1 forest", "nobles 1", "nobles 4"]
    assert state.pyramid[0] >= 0


def test_te_20_2_lowest_level_then_top_row_then_left() -> None:
    """TE-20.2: level 1 before level 2, row by row; level points as for a player, no icons."""
    state = solo("construction 1", "nobles 1", "nobles 1", "forest 1 forest", stone=2)
    fill(state, *[space for space in level(1) if space != "L1_r2_c1"])
    act(state, "bot_construction")
    assert state.pyramid[9] >= 0
    state = solo("construction 1", "nobles 1", "nobles 1", "forest 1 forest", stone=2)
    fill(state, *level(1), "L2_r0_c0")
    act(state, "bot_construction")
    assert state.pyramid[17] >= 0
    assert vp(state, BOT) == 3 + 2
    assert climbed(state, BOT) == (1, 0, 0)


def test_te_20_2_completing_the_pyramid() -> None:
    """TE-20.2, TE-9.6.4: the bot's top tile moves the light disc to the dark one."""
    state = solo("construction 1", "nobles 1", "nobles 1", "forest 1 forest", stone=2)
    fill(state, *level(1), *level(2), *level(3))
    act(state, "bot_construction")
    assert state.complete
    assert state.light == state.dark
    state = solo("construction 1", "nobles 1", "nobles 1", "forest 1 forest", stone=2)
    fill(state, *level(1), *level(2), *level(3), *level(4))
    state.complete = True
    assert "bot_fallback" in act(state, "bot_construction"), "a complete pyramid makes the step fail"


def test_te_20_2_gathering_stone() -> None:
    """TE-20.2, TE-20.1: without 2 stone (or a worker there) a worker on the Quarry brings 2 stone and advances."""
    state = solo("stone_quarry 2", "construction 1", "nobles 1", "forest 1 forest", stone=1)
    act(state, "bot_construction")
    assert has(state, BOT) == {"stone": 3}
    assert "alchemy 3" in standing(state, BOT)
    state = solo("stone_quarry 2", "alchemy 1", "nobles 1", "forest 1 forest", stone=2)
    act(state, "bot_construction")
    assert has(state, BOT) == {"stone": 4}


def test_te_20_1_ex_53_fallback() -> None:
    """TE-20.1, TE-20.5, TE-19.6 (EX-53): 5 cocoa, the weakest unlocked worker grows and advances."""
    state = solo("stone_quarry 2", "construction 1", "alchemy 1", "forest 1 forest", wood=1, cocoa=5)
    heard = act(state, "bot_nobles")
    assert "bot_fallback" in heard
    assert has(state, BOT) == {"wood": 1, "cocoa": 10}
    assert standing(state, BOT) == ["construction 1", "forest 1 forest", "forest 2", "stone_quarry 2"]
    exchange_cocoa(state)
    assert has(state, BOT)["cocoa"] == 10
    state.goods[BOT * 5] = 11
    exchange_cocoa(state)
    assert (has(state, BOT)["cocoa"], vp(state, BOT)) == (1, 3)


def test_te_20_1_fallback_with_ascension() -> None:
    """TE-20.1, TE-19.7.9: after an ascension the new worker advances from the Palace."""
    state = solo("alchemy 5", "alchemy 5", "alchemy 5", "forest 1 forest")
    act(state, "bot_nobles")
    assert standing(state, BOT) == ["alchemy 5", "alchemy 5", "forest 1 forest", "stone_quarry 1"]
    assert (vp(state, BOT), state.light, state.avenue[BOT]) == (5, 1, 1)


def test_te_20_3_decorations() -> None:
    """TE-20.3: topmost tile on the first side with a legal space; 5 VP, pyramid step, temple step."""
    state = solo("decorations 2", "nobles 1", "nobles 1", "forest 1 forest", gold=2)
    clear_pyramid(state)
    decorate(state, "top_1")
    first = state.decoration_display[0]
    act(state, "bot_decorations")
    assert state.decorations[4] == first, "top_2 has no tiles below, so the right side is next"
    assert (vp(state, BOT), state.track[BOT]) == (5, 1)
    assert climbed(state, BOT) == (1, 0, 0)
    assert has(state, BOT) == {"gold": 1}, "the blue step gives what it has least of, gold first"
    assert "nobles 3" in standing(state, BOT)
    state = solo("decorations 2", "nobles 1", "nobles 1", "forest 1 forest", gold=2)
    decorate(state, "top_1", "right_1")
    fill(state, "L1_r0_c1", "L1_r0_c2")
    act(state, "bot_decorations")
    assert state.decorations[1] >= 0


def test_te_20_3_a_locked_worker_does_not_count() -> None:
    """TE-20.3, TE-19.7.10, TE-20.1: then gold from Gold Deposits, else the fallback."""
    state = solo("gold_deposits 2", "nobles 1", "nobles 1", "decorations 1 decorations", gold=2)
    act(state, "bot_decorations")
    assert has(state, BOT) == {"gold": 4}
    assert "stone_quarry 3" in standing(state, BOT)
    state = solo("forest 2", "nobles 1", "nobles 1", "decorations 1 decorations", gold=2)
    assert "bot_fallback" in act(state, "bot_decorations")


def test_te_20_3_no_tile_or_no_space() -> None:
    """TE-20.3: an empty display or no legal space makes the step fail."""
    state = solo("decorations 2", "nobles 1", "nobles 1", "forest 1 forest", gold=2)
    state.decoration_deck += state.decoration_display
    state.decoration_display = []
    assert "bot_fallback" in act(state, "bot_decorations")
    state = solo("decorations 2", "nobles 1", "nobles 1", "forest 1 forest", gold=2)
    clear_pyramid(state)
    decorate(state, "top_1", "right_1", "bottom_1", "left_1")
    assert "bot_fallback" in act(state, "bot_decorations")


def test_te_20_4_ex_67_alchemy() -> None:
    """TE-20.4 (EX-67): the lowest technology without markers, red step, growth and advance; with 0 gold twice up."""
    state = solo("alchemy 2", "nobles 3", "nobles 3", "forest 1 forest", gold=1)
    technologies(state, "tech_01", "tech_03", "tech_05", "tech_09", "tech_15", "tech_17")
    state.known = [1 << TECHNOLOGY.index("tech_01"), 1 << TECHNOLOGY.index("tech_05")]
    twin = state.clone()
    act(state, "bot_alchemy")
    assert has(state, BOT) == {}
    assert state.known[BOT] == 1 << TECHNOLOGY.index("tech_05") | 1 << TECHNOLOGY.index("tech_03")
    assert (climbed(state, BOT), vp(state, BOT)) == ((0, 1, 0), 1)
    assert "forest 3" in standing(state, BOT)
    goods(twin, BOT)
    act(twin, "bot_alchemy")
    assert standing(twin, BOT) == ["alchemy 4", "forest 1 forest", "nobles 3", "nobles 3"]


def test_te_20_4_all_tiles_marked() -> None:
    """TE-20.4: then the lowest it lacks, and the human scores 3; with all six the step fails."""
    state = solo("alchemy 2", "nobles 3", "nobles 3", "forest 1 forest", gold=1)
    in_play = state.technologies
    state.known = [sum(1 << tile for tile in in_play), 1 << in_play[0]]
    act(state, "bot_alchemy")
    assert state.known[BOT] >> in_play[1] & 1
    assert vp(state, 0) == 3
    state = solo("alchemy 2", "nobles 3", "nobles 3", "forest 1 forest", gold=1)
    state.known[BOT] = sum(1 << tile for tile in state.technologies)
    act(state, "bot_alchemy")
    assert "alchemy 4" in standing(state, BOT)
    assert has(state, BOT) == {"gold": 1}


def test_te_20_4_fallback_through_an_ascension() -> None:
    """TE-20.4: the second power-up goes to the new worker, which stays at the Palace."""
    state = solo("nobles 5", "nobles 5", "nobles 5", "forest 1 forest")
    act(state, "bot_alchemy")
    assert standing(state, BOT) == ["forest 1 forest", "nobles 5", "nobles 5", "palace 2"]


def test_te_20_5_nobles_by_era() -> None:
    """TE-20.5: top row in era 1, middle in era 2, bottom in era 3; points and an Avenue step."""
    for era, score in ((1, 3), (2, 5), (3, 7)):
        state = solo("nobles 2", "alchemy 1", "alchemy 1", "forest 1 forest", wood=2)
        state.era = era
        act(state, "bot_nobles")
        assert (vp(state, BOT), state.avenue[BOT], has(state, BOT)) == (score, 1, {})
        assert "gold_deposits 3" in standing(state, BOT)


def test_te_20_5_ex_66_row_full() -> None:
    """TE-20.5, TE-9.4.2 (EX-66): the lowest free number of all rows; gaps are possible."""
    state = solo("nobles 2", "alchemy 1", "alchemy 1", "forest 1 forest", wood=2)
    state.nobles = 0b11111
    act(state, "bot_nobles")
    assert (vp(state, BOT), state.nobles) == (3, 0b11111 | 1 << 7)
    state = solo("nobles 2", "alchemy 1", "alchemy 1", "forest 1 forest", wood=2)
    state.era = 3
    state.nobles = 0b111 << 9 | 0b11
    act(state, "bot_nobles")
    assert (vp(state, BOT), state.nobles) == (1, 0b111 << 9 | 0b1011)
    # A human then still takes the leftmost empty space of the row.
    goods(state, 0, wood=2)
    send(state, "nobles")
    do(state, "main")
    assert state.nobles >> 2 & 1


def test_te_20_5_gathering_wood_and_no_building() -> None:
    """TE-20.5, TE-20.1: 2 wood from the Forest when it cannot build; no building left is a failure too."""
    state = solo("forest 2", "nobles 1", "alchemy 1", "decorations 1 decorations", wood=1)
    act(state, "bot_nobles")
    assert has(state, BOT) == {"wood": 3}
    assert "construction 3" in standing(state, BOT)
    state = solo("forest 2", "nobles 1", "alchemy 1", "decorations 1 decorations", wood=2)
    state.nobles = 0b111111111110
    act(state, "bot_nobles")
    assert has(state, BOT) == {"wood": 4}


def test_te_20_6_ex_58_mastery() -> None:
    """TE-20.6, TE-19.7.5, TE-19.7.6 (EX-58): Gold Deposits is further clockwise; power 5 goes on two boards."""
    state = solo("nobles 4", "gold_deposits 4", "construction 2", "decorations 1 decorations")
    act(state, "bot_mastery")
    assert has(state, BOT) == {"gold": 2}
    assert "alchemy 5" in standing(state, BOT), "from position 8 past the Palace to position 3"


@pytest.mark.parametrize(
    ("board", "stock", "gained"),
    [
        ("forest", {}, {"wood": 2}),
        ("stone_quarry", {}, {"stone": 2}),
        ("gold_deposits", {}, {"gold": 2}),
        ("nobles", {"wood": 2}, {}),
        ("construction", {"stone": 3}, {"stone": 1}),
        ("decorations", {"gold": 3}, {"gold": 1}),
        ("alchemy", {"gold": 1}, {}),
    ],
)
def test_te_20_6_mastery_borrows_every_board(
    board: str, stock: dict[str, int], gained: dict[str, int]
) -> None:
    """TE-20.6: the action of the strongest worker's board; that worker grows and advances once."""
    locked = "forest 1 forest" if board == "decorations" else "decorations 1 decorations"
    state = solo(f"{board} 3", "palace 1", "palace 1", locked, **stock)
    temple(state, BOT, blue=0, red=1, green=1)  # no blue step, so that goods tell the action
    act(state, "bot_mastery")
    assert has(state, BOT) == gained or board == "alchemy"
    assert sum(place.endswith(" 4") for place in standing(state, BOT)) == 1
    assert f"{board} 3" not in standing(state, BOT)
    assert standing(state, BOT).count("palace 1") == 2


def test_te_20_6_mastery_tries_the_next_strongest_and_falls_back() -> None:
    """TE-20.6, TE-20.1: the Palace always fails; if all fail 5 cocoa and the weakest."""
    state = solo("palace 5", "nobles 4", "forest 1", "decorations 1 decorations")
    act(state, "bot_mastery")
    assert has(state, BOT) == {"wood": 2}
    assert "construction 2" in standing(state, BOT)
    state = solo("palace 5", "nobles 4", "alchemy 3", "decorations 1 decorations")
    assert "bot_fallback" in act(state, "bot_mastery")
    assert "forest 4" not in standing(state, BOT)
    assert has(state, BOT) == {"cocoa": 5}


def test_te_20_7_ex_54_worship() -> None:
    """TE-20.7 (EX-54): to the Quarry, the human is freed at no cost, two green steps, the tile is replaced."""
    state = solo("nobles 1", "nobles 1", "nobles 1", "decorations 1 decorations")
    ring(state, *EX_54_RING)
    workers(state, 0, "palace 1", "palace 1", "stone_quarry 3 stone_quarry")
    temple(state, BOT, green=1)
    tile = state.sites[SITE.index("stone_quarry")][0]
    act(state, "bot_worship")
    assert "stone_quarry 1 stone_quarry" in standing(state, BOT)
    assert "stone_quarry 3" in standing(state, 0)
    assert has(state, 0) == {}
    assert (climbed(state, BOT), has(state, BOT)) == ((0, 0, 3), {"cocoa": 2})
    assert state.discovery_discard == [tile]
    assert len(state.sites[SITE.index("stone_quarry")]) == 1


def test_te_20_7_three_steps_on_decorations() -> None:
    """TE-20.7: any temple, the Palace is skipped, no power-up."""
    state = solo("nobles 1", "nobles 1", "nobles 1", "forest 1 forest")
    ring(state, *EX_54_RING)
    temple(state, BOT, red=3)
    act(state, "bot_worship")
    assert climbed(state, BOT) == (0, 6, 0)
    assert "decorations 1 decorations" in standing(state, BOT)
    state = solo("nobles 1", "nobles 1", "nobles 1", "gold_deposits 1 gold_deposits")
    ring(state, *EX_54_RING)
    act(state, "bot_worship")
    assert "forest 1 forest" in standing(state, BOT)
    assert climbed(state, BOT) == (0, 2, 0)


def test_te_20_8_ex_55_mask_collection() -> None:
    """TE-20.8 (EX-55): the lowest number it lacks and can pay, first clockwise from the Palace."""
    state = solo(cocoa=1, wood=1)
    for site, tile in (
        ("palace", "mask_2"),
        ("forest", "mask_5"),
        ("stone_quarry", "disc_vp_4"),
        ("gold_deposits", "mask_3"),
        ("decorations", "mask_2"),
    ):
        lay_tiles(state, site, tile)
    give(state, BOT, "mask_5")
    before = standing(state, BOT)
    act(state, "bot_mask_collection")
    assert owned(state, BOT) == ["mask_2", "mask_5"]
    assert has(state, BOT) == {}
    assert len(state.sites[0]) == 1
    assert DISCOVERY.index("mask_2") in state.sites[SITE.index("decorations")]
    assert standing(state, BOT) == before


def test_te_20_8_mask_collection_falls_back() -> None:
    """TE-20.8, TE-20.1: nothing to buy, or nothing to pay with."""
    state = solo()
    for site in ("palace", "forest", "stone_quarry", "gold_deposits", "decorations"):
        lay_tiles(state, site)
    lay_tiles(state, "forest", "mask_4")
    assert "bot_fallback" in act(state, "bot_mask_collection")
    state = solo(wood=3)
    for site in ("palace", "forest", "stone_quarry", "gold_deposits", "decorations"):
        lay_tiles(state, site)
    lay_tiles(state, "forest", "mask_4")
    give(state, BOT, "mask_4")
    assert "bot_fallback" in act(state, "bot_mask_collection")
    assert sum(state.up[BOT * KINDS : BOT * KINDS + 7]) == 1


# -- eclipse, end, difficulty -------------------------------------------------------------------------------------------------


def test_te_21_1_the_bot_scores_but_pays_no_salary() -> None:
    """TE-21.1: avenue, leader, steps and masks; only the human is asked."""
    state = solo(cocoa=3)
    state.avenue[BOT], state.track[BOT] = 2, 3
    give(state, BOT, "mask_4")
    state.stack.clear()
    state.light, state.final_round = state.dark, True
    state.turn = BOT
    finish_turn(state)
    state.settle()
    assert kind(state) == "pay_salary"
    assert len(state.stack) == 2
    assert vp(state, BOT) == 2 * 5 + 4 + 3 * 4 + 1
    do(state, "salary 0")
    assert has(state, BOT) == {"cocoa": 3}
    assert state.era == 2


def test_te_21_2_ex_57_final_scoring() -> None:
    """TE-21.2, TE-21.3 (EX-57): goods 12, technologies 8, bonus tiles 30; a draw is a loss."""
    state = solo(wood=3, gold=2, cocoa=7)
    state.known[BOT] = sum(1 << tile for tile in state.technologies[:4])
    temple(state, BOT, blue=10, red=11, green=8)
    final_scoring(state)
    assert vp(state, BOT) == 50
    earned = state.earned[BOT * SOURCES : (BOT + 1) * SOURCES]
    found = {SOURCE.word(source): amount for source, amount in enumerate(earned) if amount}
    assert found == {"bot_goods": 12, "bot_technologies": 8, "bonus_blue": 15, "bonus_red": 15}
    state.stack.clear()
    state.phase = OVER
    points(state, 0, 50)
    assert state.outcome().places == (2,)
    assert state.outcome().reason == "teotibot_won"
    points(state, 0, 51)
    assert state.outcome().places == (1,)


def test_te_21_4_and_21_5_difficulty() -> None:
    """TE-21.4, TE-21.5: presets change the unlocked workers only; custom exposes every adjustment."""
    options_of = {option.key: option.default for option in GAME.options}
    normal = bot_rules(options_of)
    assert normal == ((2, 2, 2, 1), 2, 2, 2, 3, 2, 3, 15, 2)
    assert bot_rules({**options_of, "difficulty": "easy"}) == ((2, 2, 2, 1), 1, 1, 1, 3, 1, 2, 10, 2)
    assert bot_rules({**options_of, "difficulty": "hard"}) == ((2, 2, 2, 1), 3, 3, 3, 4, 2, 3, 20, 2)
    assert bot_rules({**options_of, "difficulty": "expert"}) == ((3, 3, 3, 1), 3, 3, 3, 5, 3, 4, 25, 3)
    custom = {
        "difficulty": "custom",
        "bot_gold_deposits_power": -1,
        "bot_decorations_power": 1,
        "bot_wood": 1,
        "bot_stone": -1,
        "bot_cocoa_vp": -2,
        "bot_worship_steps": 1,
        "bot_bonus_vp": -10,
        "bot_technology_vp": 2,
    }
    state: TeotihuacanState = GAME.new(1, 0, custom)  # type: ignore[arg-type]
    assert state.bot_rules == ((1, 2, 2, 2), 3, 1, 2, 1, 3, 4, 5, 4)
    assert standing(state, BOT) == [
        "construction 2",
        "decorations 2 decorations",
        "gold_deposits 1",
        "nobles 2",
    ]
    assert has(state, BOT) == {"wood": 3, "stone": 1, "gold": 2}


def test_te_21_4_adjusted_numbers_are_used() -> None:
    """TE-21.4: cocoa, worship, bonus tile and technology points follow the settings."""
    state = solo("nobles 1", "nobles 1", "nobles 1", "decorations 1 decorations", cocoa=11)
    options_of = {option.key: option.default for option in GAME.options}
    state.bot_rules = bot_rules({**options_of, "difficulty": "expert"})
    exchange_cocoa(state)
    assert vp(state, BOT) == 5
    ring(state, *EX_54_RING)
    act(state, "bot_worship")
    assert climbed(state, BOT) == (0, 0, 3)


def test_te_22_4_discards_are_shuffled_into_an_empty_deck() -> None:
    """TE-22.4: in solo the discovery deck never stays empty while there are discards."""
    state = solo("nobles 1", "nobles 1", "nobles 1", "decorations 1 decorations")
    ring(state, *EX_54_RING)
    state.discovery_discard, state.discovery_deck = state.discovery_deck, []
    number = len(state.discovery_discard)
    act(state, "bot_worship")
    assert len(state.sites[SITE.index("stone_quarry")]) == 1
    assert len(state.discovery_deck) == number
    assert state.discovery_discard == []


def test_te_21_6_teotibot_is_only_in_solo_games() -> None:
    """TE-21.6: with two seats both are ordinary players."""
    state = GAME.new(2, 0, {"first_game": True})
    assert not state.solo
    assert state.bot_tiles == []
    assert all(standing(state, player) for player in range(2))
    do(state, options(state)[0], "collect", "end_turn")
    assert state.decision is not None
    assert state.decision.seat == state.turn != state.first
