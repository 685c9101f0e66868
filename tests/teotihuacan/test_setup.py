"""Setting up: boards, tiles, players, starting tiles, draft, neutral workers (TE-1 to TE-3, TE-15, TE-17)."""

from __future__ import annotations

import pytest

from rules.core import Rng, SetupError
from rules.teotihuacan import GAME
from rules.teotihuacan.content import DISCOVERY_COPIES, ROYAL_TILES, STARTING_TILES
from rules.teotihuacan.frames import CHOOSE_STARTING_TILES, FINISH_SETUP, REVEAL_STARTING_TILES, TAKE_BENEFITS
from rules.teotihuacan.neutral import first_boards
from rules.teotihuacan.pyramid import START_LAYOUTS
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.vocabulary import (
    BOARD,
    CONSTRUCTION,
    DISCOVERY,
    PALACE,
    PLAYING,
    PYRAMID_SPACE,
    SITE,
    STARTING_TILE,
    TECHNOLOGY,
)
from tests.teotihuacan.table import (
    climbed,
    do,
    goods,
    has,
    kind,
    options,
    owned,
    standing,
    take_out,
    vp,
    why,
    workers,
)


def start(players: int = 4, seed: int = 1, **changed: object) -> TeotihuacanState:
    return GAME.new(players, seed, changed)  # type: ignore[arg-type]


def keeps(seat: int, first: str, second: str, players: int = 4) -> TeotihuacanState:
    """A game in which a seat, by its order number, is about to take the benefits of two tiles."""
    state = start(players, 3)
    state.first = 0
    wanted = (STARTING_TILE.index(first), STARTING_TILE.index(second))
    others = [tile for tile in range(18) if tile not in wanted]
    state.discovery_deck += [tile for tile in state.start_discovery if tile >= 0]
    state.start_discovery = tuple(
        state.discovery_deck.pop() if STARTING_TILE.index(tile) in wanted else -1
        for tile in ("start_14", "start_16")
    )
    state.kept = [(others.pop(), others.pop()) for _ in range(players)]
    state.kept[seat] = wanted
    state.dealt = [()] * players
    for player in range(players):
        goods(state, player, cocoa={1: 1, players: 3}.get(state.order(player), 2))
        if player != seat:
            workers(state, player, "palace 1", "palace 1", "palace 1")
    state.stack = [(FINISH_SETUP, -1), (TAKE_BENEFITS, seat)]
    state.settle()
    return state


def test_te_2_1_ring_is_shuffled_between_two_fixed_boards() -> None:
    """TE-2.1: Palace on position 1, Construction on 5, the others anywhere else."""
    seen = set()
    for seed in range(30):
        ring = start(seed=seed).board_at
        assert ring[0] == PALACE
        assert ring[4] == CONSTRUCTION
        assert sorted(ring) == list(range(8))
        seen.add(ring)
    assert len(seen) > 20


def test_te_2_3_to_2_5_one_royal_tile_of_each_category_six_technologies_three_bonus_tiles() -> None:
    """TE-2.3, TE-2.4, TE-2.5."""
    for seed in range(20):
        state = start(seed=seed)
        assert [ROYAL_TILES[tile].category for tile in state.royal] == ["A", "B", "C"]
        assert len(set(state.technologies)) == 6
        assert list(state.technologies) == sorted(state.technologies)
        assert len(set(state.bonus)) == 3


@pytest.mark.parametrize(
    ("players", "dark", "deck", "built"), [(1, 10, 35, 14), (2, 10, 35, 14), (3, 11, 31, 10), (4, 12, 27, 8)]
)
def test_te_2_6_to_2_11_numbers_by_player_count(players: int, dark: int, deck: int, built: int) -> None:
    """TE-2.6, TE-2.7, TE-2.8, TE-2.9, TE-2.10, TE-2.11; the first game draws no discovery for starting tiles."""
    state = start(players, first_game=True)
    assert (state.light, state.dark) == (0, dark)
    assert state.nobles == 0
    assert len(state.decoration_display) == 4
    assert len(state.pyramid_display) == 3
    assert sum(laid >= 0 for laid in state.pyramid) == built
    assert len(state.discovery_deck) == deck
    assert [len(tiles) for tiles in state.sites[:8]] == [1, 1, 1, 1, 1, 3, 2, 1]
    by_count = {1: [2, 3, 1, 2], 2: [2, 3, 1, 2], 3: [3, 4, 2, 3], 4: [4, 5, 3, 4]}
    assert [
        len(state.sites[SITE.index(site)]) for site in ("blue_4", "red_5", "green_3", "green_6")
    ] == by_count[players]


def test_te_2_9_layouts_and_the_random_pyramid() -> None:
    """TE-2.9: which spaces are built, and the option that draws one of the layouts."""
    two = {PYRAMID_SPACE.word(space) for space, laid in enumerate(start(2).pyramid) if laid >= 0}
    empty = {"L1_r0_c2", "L1_r0_c3", "L1_r3_c0", "L1_r3_c1"}
    assert two == ({word for word in PYRAMID_SPACE.words if word.startswith("L1")} - empty) | {
        "L2_r0_c0",
        "L2_r2_c2",
    }
    three = {PYRAMID_SPACE.word(space) for space, laid in enumerate(start(3).pyramid) if laid >= 0}
    assert three == {f"L1_r{row}_c{column}" for row in (1, 2) for column in range(4)} | {
        "L2_r1_c0",
        "L2_r1_c2",
    }
    drawn = set()
    for seed in range(40):
        state = start(2, seed, random_pyramid=True)
        drawn.add(tuple(sorted(space for space, laid in enumerate(state.pyramid) if laid >= 0)))
    assert drawn == {tuple(sorted(layout)) for layout in START_LAYOUTS[0]}
    assert len({laid % 4 for laid in start(2).pyramid if laid >= 0}) > 1, "the rotation is random"


def test_te_1_4_and_1_5_tiles_are_limited_goods_are_not() -> None:
    """TE-1.4, TE-1.5: 54 discoveries of 21 kinds; goods are plain counters."""
    assert sum(DISCOVERY_COPIES) == 54
    assert sum(DISCOVERY_COPIES[:7]) == 17
    state = start(2)
    state.gain(0, 1, 1000, "forest")
    assert state.goods[1] >= 1000
    assert state.invariants() == []


def test_te_3_1_and_3_2_cocoa_and_markers_by_order() -> None:
    """TE-3.1, TE-3.2: 1, 2, 2, 3 cocoa by order number; markers on 0; the fourth worker waits with power 3."""
    firsts = set()
    for seed in range(20):
        state = start(4, seed)
        firsts.add(state.first)
        assert state.turn == state.first
        by_order = {state.order(player): state.goods[player * 5] for player in range(4)}
        assert by_order == {1: 1, 2: 2, 3: 2, 4: 3}
        assert state.order((state.first + 1) % 4) == 2
    assert firsts == {0, 1, 2, 3}
    assert not any((*state.temples, *state.avenue, *state.track))
    assert [state.power[worker] for worker in range(4)] == [1, 1, 1, 3]
    assert standing(state, 0) == []
    two = start(2)
    assert sorted(two.goods[0::5]) == [1, 3]


def test_te_3_3_ex_11_first_game_for_four() -> None:
    """TE-3.3, TE-2.2 (EX-11): goods, steps, technology and workers of the fixed start."""
    state = start(4, first_game=True)
    ring = "palace stone_quarry alchemy forest construction decorations nobles gold_deposits"
    assert [BOARD.word(board) for board in state.board_at] == ring.split()
    seats = sorted(range(4), key=state.order)
    expected = [
        ({"cocoa": 7, "wood": 1, "stone": 2, "gold": 4}, (0, 0, 1), 0, 0),
        ({"cocoa": 7, "wood": 4, "stone": 2}, (1, 1, 0), 0, 1),
        ({"cocoa": 6, "wood": 3, "stone": 4, "gold": 1}, (1, 0, 0), 1, 0),
        ({"cocoa": 5, "wood": 2, "gold": 5}, (0, 0, 2), 0, 0),
    ]
    for seat, (stock, steps, avenue, score) in zip(seats, expected, strict=True):
        assert (has(state, seat), climbed(state, seat), state.avenue[seat], vp(state, seat)) == (
            stock,
            steps,
            avenue,
            score,
        )
    assert standing(state, seats[0]) == ["construction 1", "forest 1", "nobles 2"]
    assert standing(state, seats[1]) == ["decorations 2", "forest 1", "stone_quarry 1"]
    assert standing(state, seats[2]) == ["decorations 1", "forest 1", "palace 1"]
    assert standing(state, seats[3]) == ["alchemy 1", "gold_deposits 1", "stone_quarry 1"]
    assert [state.known[seat] for seat in seats] == [0, 0, 0, 1 << TECHNOLOGY.index("tech_05")]
    assert (state.dark, state.neutral) == (12, [])
    assert kind(state) == "move"


def test_te_3_3_first_game_for_two_and_three() -> None:
    """TE-3.3: the last player's cocoa depends on the number of players."""
    two, three = start(2, first_game=True), start(3, first_game=True)
    assert has(two, two.first ^ 1) == {"cocoa": 8, "wood": 4, "stone": 2}
    third = next(seat for seat in range(3) if three.order(seat) == 3)
    assert has(three, third)["cocoa"] == 7


def test_te_3_4_four_tiles_dealt_two_kept_in_secret_then_revealed() -> None:
    """TE-3.4, TE-15.1: all choose before anything is shown; each pair of boards exists once."""
    state = start(3, 5)
    assert all(len(hand) == 4 for hand in state.dealt)
    assert state.stack[-1][0] == CHOOSE_STARTING_TILES
    assert len(options(state)) == 6
    strange = next(
        word for word in STARTING_TILE.words if STARTING_TILE.index(word) not in state.dealt[state.first]
    )
    mine = STARTING_TILE.word(state.dealt[state.first][0])
    assert "tile_not_dealt" in why(state, "keep {} {}".format(*sorted((mine, strange))))
    heard = do(state, options(state)[0])
    assert [event.kind for event in heard] == ["kept"]
    assert heard[0].seen_by(state.first).all_params()["tiles"]
    assert heard[0].seen_by((state.first + 1) % 3).redacted
    assert REVEAL_STARTING_TILES in [frame[0] for frame in state.stack]
    do(state, options(state)[0])
    heard = do(state, options(state)[0])
    assert [event.kind for event in heard].count("revealed_choice") == 3
    assert len({frozenset(tile.boards) for tile in STARTING_TILES}) == 18


def test_te_3_4_discoveries_are_drawn_for_dealt_tiles_with_the_symbol() -> None:
    """TE-3.4: one random discovery for start_14 and start_16 if dealt, none otherwise."""
    for seed in range(30):
        state = start(2, seed)
        out = {tile for hand in state.dealt for tile in hand}
        icons = [STARTING_TILE.index("start_14") in out, STARTING_TILE.index("start_16") in out]
        assert [drawn >= 0 for drawn in state.start_discovery] == icons
        assert len(state.discovery_deck) == 35 - sum(icons)


def test_te_3_5_ex_12_three_boards_are_forced() -> None:
    """TE-3.5, TE-3.6 (EX-12): start_03 and start_06 share the Forest."""
    state = keeps(1, "start_03", "start_06")
    assert kind(state) == "setup_order"
    do(state, "benefit blue", "take gold", "train 1")
    assert kind(state) == "place_starting_workers", (
        "one of three unequal workers: which goes where is a choice"
    )
    assert options(state) == [
        "place forest 1 stone_quarry 1 gold_deposits 2",
        "place forest 1 stone_quarry 2 gold_deposits 1",
        "place forest 2 stone_quarry 1 gold_deposits 1",
    ]
    assert has(state, 1) == {"cocoa": 2, "wood": 7, "stone": 1, "gold": 3}
    assert why(state, "place palace 1 stone_quarry 1 gold_deposits 2") == ["board_not_shown"]
    assert why(state, "place forest 1 forest 1 gold_deposits 2") == ["one_worker_each"]
    assert why(state, "place forest 2 stone_quarry 2 gold_deposits 2") == ["workers_differ"]
    do(state, "place forest 2 stone_quarry 1 gold_deposits 1")
    assert standing(state, 1) == ["forest 2", "gold_deposits 1", "stone_quarry 1"]


def test_te_3_6_2_ex_13_both_technology_tiles() -> None:
    """TE-3.6.2, TE-3.6.3 (EX-13): two markers, blue and red step, nobody scores for them."""
    state = keeps(2, "start_05", "start_07")
    state.stack = [(FINISH_SETUP, -1), (TAKE_BENEFITS, 2)]
    state.goods[10:15] = [2, 0, 0, 0, 0]
    state.technologies = tuple(
        TECHNOLOGY.index(f"tech_{number}") for number in ("01", "03", "07", "09", "13", "17")
    )
    state.known = [1, 1, 0, 1]
    state.settle()
    do(state, "benefit technology", "take wood", "benefit technology", "take stone", "take stone")
    assert climbed(state, 2) == (1, 1, 0)
    assert state.known[2] == 0b11
    assert has(state, 2) == {"cocoa": 2, "wood": 1, "stone": 2, "gold": 2}
    assert [vp(state, player) for player in range(4)] == [0, 0, 1, 0]
    assert standing(state, 2) == ["alchemy 1", "construction 1", "gold_deposits 1"]


def test_te_3_5_ex_14_four_boards_leave_one_out() -> None:
    """TE-3.5 (EX-14): start_01 and start_10 show four boards."""
    state = keeps(0, "start_01", "start_10")
    do(state, "benefit power_up", "train 1", "benefit red")
    assert state.avenue[0] == 1
    assert len(options(state)) == 4 * 3
    assert "place palace 1 forest 1 construction 2" in options(state)


def test_te_3_6_1_ex_65_both_power_ups_for_one_worker() -> None:
    """TE-3.6.1, TE-3.5 (EX-65): powers 3, 1, 1; goods apart from the first cocoa 5 c, 3 w, 2 g, 1 VP."""
    state = keeps(0, "start_06", "start_10")
    do(state, "benefit power_up", "train 1", "benefit power_up", "train 2")
    assert why(state, "train 5") == ["wrong_decision"]
    assert vp(state, 0) == 1
    assert has(state, 0) == {"cocoa": 6, "wood": 3, "gold": 2}
    assert {option.split().count("3") for option in options(state)} == {1}
    assert len(options(state)) == 12


def test_te_3_6_1_power_up_may_be_declined() -> None:
    """TE-3.6.1: one of the three workers, or none."""
    state = keeps(0, "start_06", "start_15")
    assert options(state) == ["train 1", "skip"]
    assert why(state, "train 2") == ["no_starting_worker"]
    do(state, "skip")
    # Three boards and three equal workers: nothing is left to decide.
    assert standing(state, 0) == ["forest 1", "gold_deposits 1", "nobles 1"]


def test_te_3_6_discovery_of_a_kept_tile_is_bought_last() -> None:
    """TE-3.6, TE-3.6.4, TE-3.8: pay and take, or leave; unclaimed ones return; unused before the first turn."""
    state = keeps(0, "start_14", "start_16")
    state.discovery_deck += state.start_discovery
    vp_tile, cocoa_tile = DISCOVERY.index("disc_vp_4"), DISCOVERY.index("disc_cocoa_4")
    take_out(state, vp_tile)
    take_out(state, cocoa_tile)
    state.start_discovery = (vp_tile, cocoa_tile)
    state.stack = [(FINISH_SETUP, -1), (TAKE_BENEFITS, 0)]
    goods(state, 0)
    state.settle()
    # 4 VP for 1 wood cannot be paid; 4 cocoa for 1 gold can.
    assert kind(state) == "claim_setup_discovery"
    assert options(state) == ["claim disc_cocoa_4", "skip"]
    assert why(state, "use disc_vp_4") == ["not_before_first_turn", "tile_not_owned"]
    assert why(state, "unlock")[0] == "not_before_first_turn"
    do(state, "claim disc_cocoa_4")
    assert owned(state, 0) == ["disc_cocoa_4"]
    assert state.goods[3] == 3
    assert kind(state) == "place_starting_workers"
    do(state, options(state)[0])
    assert state.phase == PLAYING
    assert state.start_discovery == (-1, -1)
    assert vp_tile in state.discovery_deck


def test_te_3_7_ex_15_first_three_different_boards() -> None:
    """TE-3.7 (EX-15), TE-3.7.1: boards in printed order; a neutral colour counts as a colour."""
    tiles = STARTING_TILE.index("start_02"), STARTING_TILE.index("start_14")
    assert [BOARD.word(board) for board in first_boards(*tiles)] == [
        "gold_deposits",
        "stone_quarry",
        "decorations",
    ]
    for players, number in ((1, 6), (2, 6), (3, 3), (4, 0)):
        assert len(start(players, first_game=True).neutral) == number
    state = start(3, first_game=True)
    state.place = [-1] * len(state.place)
    board = state.neutral[0]
    assert state.colours(board) == 1
    assert state.colours(next(other for other in range(8) if other not in state.neutral)) == 0


def test_te_3_7_neutral_tiles_are_those_nobody_kept() -> None:
    """TE-3.7, TE-3.8, TE-15.2: after the set-up all tiles are gone and the neutral workers stand."""
    rng = Rng(4)
    for seed in range(20):
        state = start(2, seed)
        kept: set[int] = set()
        while state.phase != PLAYING:
            kept |= {tile for hand in state.kept for tile in hand}
            state.play(rng.choice(state.legal()))
        assert len(kept) == 4
        assert state.kept == [(), ()]
        assert state.dealt == [(), ()]
        allowed = {
            tuple(first_boards(first, second))
            for first in range(18)
            for second in range(18)
            if first != second and not {first, second} & kept
        }
        assert tuple(state.neutral[:3]) in allowed
        assert tuple(state.neutral[3:]) in allowed


def test_te_15_2_and_15_3_every_pair_of_starting_tiles_stays_below_large_steps() -> None:
    """TE-15.2, TE-15.3: no two tiles reach green 3, blue 4 or red 5, nor Avenue 3."""
    for first in range(18):
        for second in range(first + 1, 18):
            counts = [
                a + b
                for a, b in zip(STARTING_TILES[first].benefits, STARTING_TILES[second].benefits, strict=True)
            ]
            avenue, blue, red, green, _, technologies, _ = counts
            assert avenue < 3
            assert blue + (technologies > 0) < 4
            assert red + (technologies > 1) < 5
            assert green < 3
    goods_of = dict(STARTING_TILES[STARTING_TILE.index("start_15")].goods)
    assert goods_of == {1: 1, 2: 2, 3: 3}
    assert STARTING_TILES[STARTING_TILE.index("start_12")].benefits == (0, 1, 1, 0, 0, 0, 2)


@pytest.mark.parametrize(("players", "tiles"), [(2, 6), (3, 8), (4, 10)])
def test_te_17_ex_16_draft(players: int, tiles: int) -> None:
    """TE-17.1, TE-17.2, TE-17.3 (EX-16): open tiles, picks forward and backward, two remain."""
    state = start(players, 8, draft=True)
    assert len(state.open_starts) == tiles
    picks = []
    while kind(state) == "draft_starting_tile":
        decision = state.decision
        assert decision is not None
        picks.append(state.order(decision.seat))
        gone = next((tile for tile in range(18) if tile not in state.open_starts), 0)
        assert why(state, f"draft {STARTING_TILE.word(gone)}") == ["tile_not_open"]
        do(state, options(state)[0])
    forward = list(range(1, players + 1))
    assert picks == forward + forward[::-1]
    assert len(state.open_starts) == 2
    # A discovery lies beside an open tile with the symbol, for all to see.
    assert state.view(0).start_discovery == state.start_discovery


def test_te_17_3_combinations_that_do_not_go() -> None:
    """TE-17.3, TE-18.6, TE-21.4: refused set-ups say why; Dark Eclipse goes with everything."""
    for players, changed in (
        (3, {"draft": True, "first_game": True}),
        (1, {"draft": True}),
        (4, {"random_pyramid": True}),
        (2, {"difficulty": "hard"}),
        (1, {"bot_wood": 1}),
        (
            1,
            {
                "difficulty": "custom",
                "bot_gold_deposits_power": 1,
                "bot_nobles_power": 1,
                "bot_construction_power": 1,
                "bot_decorations_power": 1,
            },
        ),
        (5, {}),
    ):
        with pytest.raises(SetupError):
            GAME.new(players, 0, changed)  # type: ignore[arg-type]
    for players, extra in ((3, {"draft": True}), (2, {"first_game": True}), (1, {})):
        assert GAME.new(players, 0, {"dark_eclipse": True, **extra}).legal()
