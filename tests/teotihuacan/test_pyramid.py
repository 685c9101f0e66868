"""Decorations and Construction: geometry from hand-made pictures, matches, prices, completion (TE-9.5 to TE-9.7)."""

from __future__ import annotations

import pytest

from rules.teotihuacan.pyramid import (
    DECORATION_SUPPORTS,
    QUADRANTS,
    SUPPORTS,
    TILE_ICONS,
    decoration_matches,
    matches,
    open_decorations,
    open_spaces,
)
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.vocabulary import DECORATION_SPACE, DECORATION_TILE, PYRAMID_SPACE, PYRAMID_TILE
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
    lay,
    level,
    options,
    send,
    standing,
    table,
    technology,
    vp,
    why,
    workers,
)

# Each picture shows the 8 x 8 quadrants; a letter marks the four quadrants of one tile.
LEVEL_1 = """
a a b b c c d d
a a b b c c d d
e e f f g g h h
e e f f g g h h
i i j j k k l l
i i j j k k l l
m m n n o o p p
m m n n o o p p
"""
LEVEL_2 = """
. . . . . . . .
. a a b b c c .
. a a b b c c .
. d d e e f f .
. d d e e f f .
. g g h h i i .
. g g h h i i .
. . . . . . . .
"""
LEVEL_3 = """
. . . . . . . .
. . . . . . . .
. . a a b b . .
. . a a b b . .
. . c c d d . .
. . c c d d . .
. . . . . . . .
. . . . . . . .
"""
LEVEL_4 = """
. . . . . . . .
. . . . . . . .
. . . . . . . .
. . . a a . . .
. . . a a . . .
. . . . . . . .
. . . . . . . .
. . . . . . . .
"""
PICTURES = (LEVEL_1, LEVEL_2, LEVEL_3, LEVEL_4)
# Decorations: the side's letter (t, r, b, l) and the level; those of level 1 lie outside the grid.
DECORATIONS = """
..  ..  ..  t2  t2  ..  ..  ..
..  ..  ..  t3  t3  ..  ..  ..
..  ..  ..  t4  t4  ..  ..  ..
l2  l3  l4  ..  ..  r4  r3  r2
l2  l3  l4  ..  ..  r4  r3  r2
..  ..  ..  b4  b4  ..  ..  ..
..  ..  ..  b3  b3  ..  ..  ..
..  ..  ..  b2  b2  ..  ..  ..
"""


def drawn(picture: str) -> dict[str, set[int]]:
    """Which quadrants each mark of a picture covers."""
    found: dict[str, set[int]] = {}
    for quadrant, mark in enumerate(picture.split()):
        found.setdefault(mark, set()).add(quadrant)
    return found


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_te_24_3_spaces_cover_the_quadrants_of_the_picture(number: int) -> None:
    """TE-24.3, TE-9.6.2: reading the picture row by row gives the spaces of the level in order."""
    picture = drawn(PICTURES[number - 1])
    spaces = [PYRAMID_SPACE.index(space) for space in level(number)]
    assert [set(QUADRANTS[space]) for space in spaces] == [
        picture[mark] for mark in sorted(picture) if mark != "."
    ]


@pytest.mark.parametrize("number", [2, 3, 4])
def test_te_9_6_2_a_tile_rests_on_the_four_tiles_it_covers(number: int) -> None:
    """TE-9.6.2: the supports are exactly the tiles of the level below that share a quadrant in the pictures."""
    below = [PYRAMID_SPACE.index(space) for space in level(number - 1)]
    for word in level(number):
        space = PYRAMID_SPACE.index(word)
        touched = {other for other in below if set(QUADRANTS[other]) & set(QUADRANTS[space])}
        assert len(touched) == 4
        assert SUPPORTS[space] == sum(1 << other for other in touched)


def test_te_9_5_2_decorations_lie_on_tiles_of_the_level_below() -> None:
    """TE-9.5.2: both squares of a bar on tiles of level k-1, as the two pictures show."""
    picture = drawn(DECORATIONS)
    names = {"t": "top", "r": "right", "b": "bottom", "l": "left"}
    for mark, quadrants in picture.items():
        if mark == "..":
            continue
        number = int(mark[1])
        space = DECORATION_SPACE.index(f"{names[mark[0]]}_{number}")
        carriers = {
            PYRAMID_SPACE.index(word)
            for word in level(number - 1)
            if set(QUADRANTS[PYRAMID_SPACE.index(word)]) & quadrants
        }
        covered = set().union(*(set(QUADRANTS[carrier]) for carrier in carriers))
        assert quadrants <= covered
        assert DECORATION_SUPPORTS[space] == sum(1 << carrier for carrier in carriers)
    for side in names.values():
        assert DECORATION_SUPPORTS[DECORATION_SPACE.index(f"{side}_1")] == 0


def test_te_9_7_5_no_pyramid_tile_ever_covers_a_decoration() -> None:
    """TE-9.7.5: a bar of level k lies outside every tile of level k and higher."""
    for mark, quadrants in drawn(DECORATIONS).items():
        if mark == "..":
            continue
        for number in range(int(mark[1]), 5):
            for word in level(number):
                assert not set(QUADRANTS[PYRAMID_SPACE.index(word)]) & quadrants


def test_te_9_6_2_level_1_is_open_everywhere_and_higher_levels_follow() -> None:
    """TE-9.6.2: any empty square of level 1; a level-2 space opens with its fourth support."""
    assert [PYRAMID_SPACE.word(space) for space in open_spaces(0)] == level(1)
    three = sum(1 << PYRAMID_SPACE.index(space) for space in ("L1_r0_c0", "L1_r0_c1", "L1_r1_c0"))
    assert PYRAMID_SPACE.index("L2_r0_c0") not in open_spaces(three)
    assert PYRAMID_SPACE.index("L2_r0_c0") in open_spaces(three | 1 << PYRAMID_SPACE.index("L1_r1_c1"))
    assert open_spaces((1 << 29) - 1) == [PYRAMID_SPACE.index("L4_r0_c0")]
    assert open_spaces((1 << 30) - 1) == []


def empty_site(*tiles: str, workers_there: int = 1, **stock: int) -> TeotihuacanState:
    """A bare pyramid; player 1 has arrived at Construction with these tiles on display."""
    state = table()
    clear_pyramid(state)
    display(state, *tiles)
    others = ["construction 1"] * (workers_there - 1)
    workers(state, 0, "palace 1", *others, *["palace 1 palace_1", "palace 1 palace_2"][: 3 - workers_there])
    goods(state, 0, cocoa=1 if others else 0, **stock)
    send(state, "construction")
    return state


def test_te_9_7_ex_34_rotation() -> None:
    """TE-9.7.1, TE-9.7.2 (EX-34): pyr_01 on L1_r3_c0 matches 2, 1, 0, 1 icons, no temple step."""
    for rotation, points in enumerate((3, 2, 1, 2)):
        state = empty_site("pyr_01", "pyr_02", "pyr_03", stone=2)
        do(state, "main", f"build pyr_01 L1_r3_c0 {rotation}")
        assert vp(state, 0) == points
        assert climbed(state, 0) == (0, 0, 0)
        assert state.track[0] == 1


def test_te_9_7_2_ex_35_glyphs_score() -> None:
    """TE-9.7.2 (EX-35)."""
    for tile, points in (("pyr_31", 5), ("pyr_23", 3)):
        state = empty_site(tile, "pyr_02", "pyr_03", stone=2)
        do(state, "main", f"build {tile} L1_r0_c3 0")
        assert vp(state, 0) == points


def test_te_9_7_3_ex_36_coloured_matches() -> None:
    """TE-9.7.3 (EX-36): only a coloured icon of the new tile gives a step."""
    state = empty_site("pyr_11", "pyr_02", "pyr_03", stone=2)
    twin = state.clone()
    do(state, "main", "build pyr_11 L1_r0_c2 0", "take wood")
    assert vp(state, 0) == 3
    assert climbed(state, 0) == (1, 0, 0)
    do(twin, "main", "build pyr_11 L1_r0_c2 1")
    assert vp(twin, 0) == 2
    assert climbed(twin, 0) == (0, 0, 0)


def test_te_9_7_3_coloured_icons_underneath_give_nothing() -> None:
    """TE-9.7.2, TE-9.7.3: a plain serpent on a coloured one matches without a step."""
    state = table()
    lay(state, "pyr_14", "L1_r0_c0")  # b n G n: its bottom right quadrant is the top left of L2_r0_c0
    plain = next(tile for tile in PYRAMID_TILE.words if TILE_ICONS[PYRAMID_TILE.index(tile)][0][0] == 2)
    fill(state, "L1_r0_c1", "L1_r1_c0", "L1_r1_c1")
    points, steps = matches(state.icons, PYRAMID_SPACE.index("L2_r0_c0"), PYRAMID_TILE.index(plain), 0)
    assert points >= 1
    assert steps[2] == 0


def test_te_9_6_ex_08_tile_on_level_2() -> None:
    """TE-9.6.2, TE-9.6.3, TE-9.7 (EX-08): cost, level and icon points, blue step, pyramid track."""
    state = table()
    clear_pyramid(state)
    for tile, space in (
        ("pyr_15", "L1_r0_c0"),
        ("pyr_12", "L1_r0_c1"),
        ("pyr_02", "L1_r1_c0"),
        ("pyr_19", "L1_r1_c1"),
    ):
        lay(state, tile, space)
    display(state, "pyr_07", "pyr_01", "pyr_03")
    goods(state, 0, stone=2, wood=1)
    send(state, "construction")
    do(state, "main")
    for rotation, points in ((1, 4), (2, 3), (3, 3)):
        twin = state.clone()
        do(twin, f"build pyr_07 L2_r0_c0 {rotation}")
        assert (vp(twin, 0), climbed(twin, 0)) == (points, (0, 0, 0))
    do(state, "build pyr_07 L2_r0_c0 0")
    assert vp(state, 0) == 6
    assert has(state, 0) == {}
    assert climbed(state, 0) == (1, 0, 0)
    assert state.track[0] == 0, "the pyramid track comes after the temple steps"
    do(state, "take gold")
    assert state.track[0] == 1


def test_te_9_7_4_several_steps_in_the_order_of_the_player() -> None:
    """TE-9.7.4: two colours ask which comes first."""
    state = table()
    display_decorations(state, "deco_09", "deco_02", "deco_06", "deco_10")
    goods(state, 0, gold=3)
    send(state, "decorations")
    do(state, "main", "decorate deco_09 top_1")
    assert kind(state) == "order_temple_steps"
    assert options(state) == ["step red", "step green"]
    assert why(state, "step blue") == ["no_such_match"]
    do(state, "step green")
    assert climbed(state, 0) == (0, 1, 1)
    assert (vp(state, 0), has(state, 0)) == (2 + 1 + 3, {"cocoa": 1})


def test_te_9_5_3_ex_37_decoration_orientation() -> None:
    """TE-9.5.3, TE-9.5.4 (EX-37): deco_09 on the four sides covers the printed icons in four ways."""
    tile = DECORATION_TILE.index("deco_09")
    icons = table().icons
    expected = {
        "top": (2, [0, 1, 1]),
        "right": (1, [0, 0, 1]),
        "left": (1, [0, 1, 0]),
        "bottom": (0, [0, 0, 0]),
    }
    for side, result in expected.items():
        assert decoration_matches(icons, DECORATION_SPACE.index(f"{side}_1"), tile) == result


def test_te_9_5_1_ex_38_decoration_cost() -> None:
    """TE-9.5.1, TE-9.5.5, TE-9.5.6 (EX-38): 3, 2, 1, 1 gold; one power-up however many workers."""
    for number, cost in ((1, 3), (2, 2), (3, 1), (4, 1)):
        state = table()
        places = ["decorations 1"] * (number - 1)
        workers(
            state, 0, "palace 1", *places, *["palace 1 palace_1", "palace 1 palace_2"][: max(0, 3 - number)]
        )
        display_decorations(state, "deco_09", "deco_06", "deco_10", "deco_11")
        goods(state, 0, gold=3, cocoa=1 if places else 0)
        send(state, "decorations")
        do(state, "main", "decorate deco_09 bottom_1")
        assert has(state, 0).get("gold", 0) == 3 - cost
        assert (vp(state, 0), state.track[0]) == (3, 1)
        do(state, "power_up decorations 1")
        assert kind(state) == "end_turn"
        assert len(state.decoration_display) == 4


def test_te_9_5_ex_07_decoration_on_level_2() -> None:
    """TE-9.5.2, TE-9.5.3, TE-9.7 (EX-07)."""
    state = table()
    lay(state, "pyr_06", "L1_r1_c0")
    lay(state, "pyr_09", "L1_r2_c0")
    display_decorations(state, "deco_05", "deco_02", "deco_06", "deco_10")
    decorate(state, "left_1")
    goods(state, 0, gold=3)
    send(state, "decorations")
    do(state, "main")
    assert why(state, "decorate deco_05 left_3") == ["base_missing", "lower_level_empty"]
    do(state, "decorate deco_05 left_2", "take wood")
    assert vp(state, 0) == 4
    assert climbed(state, 0) == (1, 0, 0)
    assert has(state, 0) == {"wood": 1}
    assert state.track[0] == 1
    do(state, "power_up decorations 1")
    assert len(state.decoration_display) == 4


def test_te_9_5_2_each_condition_of_a_decoration_space() -> None:
    """TE-9.5.2: taken, nothing below, nothing further out, not displayed."""
    state = table()
    clear_pyramid(state)
    display_decorations(state, "deco_05", "deco_02")
    decorate(state, "top_1", "right_1")
    fill(state, "L1_r0_c1")
    goods(state, 0, gold=3)
    send(state, "decorations")
    do(state, "main")
    assert [option for option in options(state) if option.startswith("decorate deco_05")] == [
        "decorate deco_05 bottom_1",
        "decorate deco_05 left_1",
    ]
    assert why(state, "decorate deco_05 top_1") == ["space_taken"]
    assert why(state, "decorate deco_05 top_2") == ["base_missing"]
    assert why(state, "decorate deco_05 bottom_2") == ["base_missing", "lower_level_empty"]
    assert why(state, "decorate deco_07 bottom_1") == ["not_displayed"]
    state = table()
    fill(state, *level(1), *level(2), *level(3)[:3])
    decorate(state, "top_1", "top_2", "top_3")
    legal = {DECORATION_SPACE.word(space) for space in open_decorations(state.built, state.decorations)}
    assert legal == {"top_4", "right_1", "bottom_1", "left_1"}


def test_te_9_5_7_no_tile_or_no_space() -> None:
    """TE-9.5.7: an empty display closes the action."""
    state = table()
    goods(state, 0, gold=3)
    send(state, "decorations")
    spare = state.decoration_display
    state.decoration_deck += spare
    state.decoration_display = []
    assert why(state, "main") == ["no_tile_displayed"]
    state = table()
    goods(state, 0, gold=3)
    send(state, "decorations")
    clear_pyramid(state)
    decorate(state, "top_1", "right_1", "bottom_1", "left_1")
    assert why(state, "main") == ["no_decoration_space"]


def test_te_9_6_1_number_of_tiles_and_display() -> None:
    """TE-9.6.1: at least one, at most as many as workers; the display is not refilled in between."""
    state = empty_site("pyr_01", "pyr_02", "pyr_03", workers_there=2, stone=6)
    do(state, "main")
    assert why(state, "stop") == ["one_tile_at_least"]
    assert why(state, "build pyr_04 L1_r0_c0 0") == ["not_displayed"]
    assert "base_missing" in why(state, "build pyr_01 L2_r0_c0 0")
    assert why(state, "build pyr_01 L1_r0_c0 7") == ["no_such_rotation"]
    do(state, "build pyr_01 L1_r0_c1 2")
    while kind(state) != "place_pyramid_tile":
        do(state, options(state)[0])
    assert len(state.pyramid_display) == 2
    assert "stop" in options(state)
    assert why(state, "build pyr_02 L1_r0_c1 0") == ["space_taken"]
    do(state, "build pyr_02 L1_r3_c3 1")
    while kind(state) not in ("power_up",):
        do(state, options(state)[0])
    assert has(state, 0)["stone"] == 2
    assert len(state.pyramid_display) == 1
    do(state, "skip")
    assert len(state.pyramid_display) == 3


def test_te_9_6_2_prices_of_the_levels() -> None:
    """TE-9.6.2: 2 stone and 0, 1, 2, 3 wood; 1, 3, 5, 7 points."""
    for number, price, points in ((1, {}, 1), (2, {"wood": 1}, 3), (3, {"wood": 2}, 5), (4, {"wood": 3}, 7)):
        state = table()
        for lower in range(1, number):
            fill(state, *level(lower))
        space = next(word for word in level(number) if state.pyramid[PYRAMID_SPACE.index(word)] < 0)
        goods(state, 0, stone=2, **price)
        tile = PYRAMID_TILE.word(state.pyramid_display[0])
        send(state, "construction")
        do(state, "main")
        before = matches(state.icons, PYRAMID_SPACE.index(space), state.pyramid_display[0], 0)[0]
        do(state, f"build {tile} {space} 0")
        earned = state.earned[4]  # construction, without what temple steps brought
        assert earned == points + before
        if number > 1:
            state = table()
            for lower in range(1, number):
                fill(state, *level(lower))
            goods(state, 0, stone=2, wood=number - 2)
            send(state, "construction")
            dearer = f"build {PYRAMID_TILE.word(state.pyramid_display[0])} {space} 0"
            if "main" in options(state):
                do(state, "main")
                assert why(state, dearer) == ["cannot_afford"]
            else:
                assert why(state, "main") == ["cannot_afford"]


def test_te_9_6_5_power_ups_count_workers_not_tiles() -> None:
    """TE-9.6.5: three workers, one tile, two power-ups."""
    state = empty_site("pyr_31", "pyr_02", "pyr_03", workers_there=3, stone=4)
    do(state, "main", "build pyr_31 L1_r3_c0 0", "stop", "power_up construction 1", "power_up construction 2")
    assert standing(state, 0) == ["construction 1", "construction 1", "construction 3"]
    assert kind(state) == "end_turn"


def test_te_9_6_6_the_display_runs_thin() -> None:
    """TE-9.6.6, TE-22.4: 32 tiles for 30 spaces: after the last refill fewer than three lie open."""
    state = table()
    fill(state, *level(1), *level(2), *level(3))
    assert state.pyramid_deck == []
    goods(state, 0, stone=2, wood=3)
    send(state, "construction")
    do(state, "main", f"build {PYRAMID_TILE.word(state.pyramid_display[0])} L4_r0_c0 0")
    finish_tile(state)
    do(state, "skip")
    assert len(state.pyramid_display) == 2
    state = table()
    state.pyramid_deck += state.pyramid_display
    state.pyramid_display = []
    goods(state, 0, stone=4, wood=4)
    send(state, "construction")
    assert why(state, "main") == ["no_tile_displayed"]


def test_te_12_9_ex_33_technology_15() -> None:
    """TE-12.9 (EX-33): two workers count as three, one tile costs 1 stone less, two power-ups."""
    state = empty_site("pyr_01", "pyr_02", "pyr_03", workers_there=2, stone=5)
    technology(state, 0, "tech_15")
    do(state, "main", "build pyr_01 L1_r0_c0 0")
    assert kind(state) == "construction_discount"
    assert options(state) == ["discount stone", "full_price"]
    assert why(state, "discount wood") == ["nothing_to_discount"]
    assert why(state, "discount gold") == ["nothing_to_discount"]
    do(state, "full_price")
    finish_tile(state)
    do(state, "build pyr_02 L1_r0_c3 0", "full_price")
    finish_tile(state)
    assert has(state, 0)["stone"] == 1
    do(state, "build pyr_03 L1_r3_c3 0")
    assert options(state) == ["discount stone"]
    assert why(state, "full_price") == ["cannot_afford"]
    do(state, "discount stone")
    finish_tile(state)
    assert state.track[0] == 3
    assert kind(state) == "power_up"
    assert state.stack[-1][3] == 2


def finish_tile(state: TeotihuacanState) -> None:
    """Answer whatever a tile's temple steps ask."""
    while kind(state) in ("choose_resource", "order_temple_steps", "temple_large_step"):
        do(state, options(state)[0])


def test_te_12_9_discount_counts_for_the_check_and_may_be_wood() -> None:
    """TE-12.9: 1 stone is enough on level 1; on level 2 the wood may be saved."""
    state = empty_site("pyr_01", "pyr_02", "pyr_03", stone=1)
    assert why(state, "main") == ["cannot_afford"]
    technology(state, 0, "tech_15")
    assert "main" in options(state)
    state = table()
    fill(state, *level(1))
    technology(state, 0, "tech_15")
    goods(state, 0, stone=2)
    send(state, "construction")
    do(state, "main")
    build = next(option for option in options(state) if " L2_" in option)
    do(state, build)
    assert options(state) == ["discount wood"]
    do(state, "discount wood")
    assert has(state, 0).get("stone", 0) == 0


def test_te_14_12_ex_62_extra_worker_after_the_first_tile() -> None:
    """TE-14.12, TE-9.6.1 (EX-62): place one, use the tile, place a second; useless with three workers."""
    state = empty_site("pyr_31", "pyr_32", "pyr_03", stone=4)
    give(state, 0, "disc_extra_worker")
    do(state, "main", "extra 0", "build pyr_31 L1_r3_c0 0")
    assert options(state) == ["stop", "use disc_extra_worker"]
    assert why(state, "build pyr_32 L1_r0_c0 0") == ["no_worker_left"]
    do(state, "use disc_extra_worker", "build pyr_32 L1_r0_c0 0")
    assert kind(state) == "power_up"
    assert state.stack[-1][3] == 1
    assert state.track[0] == 2
    state = empty_site("pyr_31", "pyr_32", "pyr_03", workers_there=3, stone=4)
    give(state, 0, "disc_extra_worker")
    do(state, "main")
    assert kind(state) == "place_pyramid_tile", "three workers count already: no question"
    assert why(state, "use disc_extra_worker") == ["three_workers_count"]


def test_te_9_6_4_ex_39_completing_the_pyramid() -> None:
    """TE-9.6.4, TE-11.9, TE-11.9.1 (EX-39): light to dark, finish the round, one more round, the final eclipse."""
    state = table(2)
    fill(state, *level(1), *level(2), *level(3))
    state.era, state.light, state.dark = 2, 4, 9
    goods(state, 0, stone=2, wood=3)
    tile = PYRAMID_TILE.word(state.pyramid_display[0])
    send(state, "construction")
    do(state, "main")
    top = state.game.notation.parse(f"build {tile} L4_r0_c0 0")
    assert [notice.kind for notice in state.warnings(top)] == ["ends_the_game"]
    do(state, f"build {tile} L4_r0_c0 0")
    finish_tile(state)
    assert state.earned[4] >= 7
    assert (state.light, state.complete) == (9, True)
    do(state, "skip", "end_turn")
    turns = []
    while kind(state) not in ("pay_salary", "over"):
        turns.append(state.turn)
        do(
            state,
            next(option for option in options(state) if option.startswith("move")),
            "collect",
            "end_turn",
        )
    assert turns == [1, 0, 1]
    assert state.earned[17 + 1] == 2, "one step on the pyramid track at 2 points, as in the third eclipse"
    do(state, "salary 1", "salary 1")
    assert kind(state) == "over"
    state = table()
    fill(state, *level(1), *level(2), *level(3), *level(4))
    state.complete = True
    goods(state, 0, stone=9, wood=9)
    send(state, "construction")
    assert "main" not in options(state)
    assert set(why(state, "main")) <= {"pyramid_complete", "no_tile_displayed"}
