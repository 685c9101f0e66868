"""Calendar, eclipses, salary, final scoring, winner, Dark Eclipse (TE-11, TE-16, TE-18)."""

from __future__ import annotations

import pytest

from rules.core.playout import make_policy, play_out
from rules.teotihuacan import GAME
from rules.teotihuacan.eclipse import final_scoring
from rules.teotihuacan.frames import AFTER_ECLIPSE, ECLIPSE
from rules.teotihuacan.neutral import first_boards, place_neutral_workers
from rules.teotihuacan.scoring import bonus_points, mask_points, salary_owed
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.vocabulary import BOARD, BONUS, NOTATION, OVER, SOURCE, SOURCES, STARTING_TILE
from tests.teotihuacan.table import (
    do,
    fill,
    give,
    goods,
    has,
    kind,
    level,
    options,
    owned,
    points,
    send,
    table,
    technology,
    temple,
    turn_of,
    vp,
    why,
    workers,
)


def play_turn(state: TeotihuacanState) -> int:
    """The shortest turn of whoever is next; returns the player."""
    player = state.turn
    do(state, next(option for option in options(state) if option.startswith("move")), "collect", "end_turn")
    return player


def ascend(state: TeotihuacanState, player: int) -> None:
    """A turn in which a worker of the player ascends."""
    state.avenue[player] = 9
    send(state, "forest", 5, player)
    do(state, "main", "power_up forest 5", "ascend asc_vp", "end_turn")


def turns_until_eclipse(state: TeotihuacanState) -> list[int]:
    """Who still has a turn before salaries are due."""
    found = []
    while kind(state) != "pay_salary":
        found.append(play_turn(state))
    return found


def eclipse_now(state: TeotihuacanState) -> None:
    state.stack.clear()
    state.stack.append((ECLIPSE, -1))
    state.settle()


def by_source(state: TeotihuacanState, player: int) -> dict[str, int]:
    earned = state.earned[player * SOURCES : (player + 1) * SOURCES]
    return {SOURCE.word(source): amount for source, amount in enumerate(earned) if amount}


# -- when it comes ------------------------------------------------------------------------------------------------------


def test_te_11_1_the_last_player_moves_the_light_disc() -> None:
    """TE-11.1, TE-4.4: by 1 after each turn of the last player, by 1 for an ascension."""
    state = table(3)
    for expected in (0, 0, 1, 1, 1, 2):
        play_turn(state)
        assert state.light == expected
    ascend(state, 0)
    assert state.light == 3


def test_te_11_2_ex_09_reached_by_the_second_of_four() -> None:
    """TE-11.2 (EX-09): 3 and 4 finish the round, then one more round; later advances are ignored."""
    state = table(4)
    state.light = 11
    turn_of(state, 1)
    ascend(state, 1)
    assert state.light == 12
    assert turns_until_eclipse(state) == [2, 3, 0, 1, 2, 3]
    assert state.light == 12


@pytest.mark.parametrize(
    ("players", "seat", "expected"),
    [
        (3, 0, [1, 2, 0, 1, 2]),
        (3, 1, [2, 0, 1, 2]),
        (3, 2, [0, 1, 2]),
        (2, 0, [1, 0, 1]),
        (2, 1, [0, 1]),
    ],
)
def test_te_11_2_ex_59_every_seat(players: int, seat: int, expected: list[int]) -> None:
    """TE-11.2, TE-11.3 (EX-59): (n - s) + n further turns; afterwards player 1 goes on."""
    state = table(players)
    state.light = state.dark - 1
    turn_of(state, seat)
    ascend(state, seat)
    assert turns_until_eclipse(state) == expected
    while kind(state) == "pay_salary":
        do(state, "salary 0")
    assert state.turn == 0
    assert (state.era, state.light) == (2, 0)


def test_te_11_2_reached_by_the_advance_after_the_last_turn() -> None:
    """TE-11.2 (EX-59): by the advance after C's turn three turns are left."""
    state = table(3)
    state.light = state.dark - 1
    turn_of(state, 2)
    play_turn(state)
    assert turns_until_eclipse(state) == [0, 1, 2]


def test_te_11_8_ex_51_calendar_for_two() -> None:
    """TE-11.2, TE-11.8 (EX-51): one full round, the eclipse, dark 9, light 0, neutral workers moved."""
    state = table(2)
    state.light = 9
    turn_of(state, 1)
    play_turn(state)
    assert state.light == 10
    assert turns_until_eclipse(state) == [0, 1]
    state.neutral = [0] * 6
    do(state, "salary 0", "salary 0")
    assert (state.dark, state.light, state.turn, state.final_round) == (9, 0, 0, False)
    assert len(set(state.neutral[:3])) == 3
    assert len(set(state.neutral[3:])) == 3


@pytest.mark.parametrize(("players", "darks"), [(2, [10, 9, 8]), (3, [11, 10, 9]), (4, [12, 11, 10])])
def test_te_11_8_dark_disc_by_era(players: int, darks: list[int]) -> None:
    """TE-11.8, TE-2.6."""
    state = table(players)
    seen = []
    for _ in range(3):
        seen.append(state.dark)
        eclipse_now(state)
        while kind(state) == "pay_salary":
            do(state, "salary 0")
    assert seen == darks
    assert state.phase == OVER


def test_te_11_8_ex_64_neutral_relocation(monkeypatch: pytest.MonkeyPatch) -> None:
    """TE-11.8, TE-3.7 (EX-64): two tiles a colour, the first three different boards, nothing on Nobles."""
    drawn = [STARTING_TILE.index(tile) for tile in ("start_13", "start_17", "start_04", "start_09")]
    assert [BOARD.word(board) for board in first_boards(*drawn[:2])] == [
        "stone_quarry",
        "alchemy",
        "construction",
    ]
    state = table(2)
    monkeypatch.setattr("rules.core.rng.Rng.shuffle", lambda self, items: None)
    place_neutral_workers(state, list(reversed(drawn)))
    words = [BOARD.word(board) for board in state.neutral]
    assert words == ["stone_quarry", "alchemy", "construction", "palace", "gold_deposits", "alchemy"]


# -- scoring --------------------------------------------------------------------------------------------------------------


def test_te_11_5_and_11_6_ex_45_first_eclipse() -> None:
    """TE-11.4, TE-11.5, TE-11.6 (EX-45)."""
    state = table(3)
    state.nobles = 0b111
    state.avenue = [3, 1, 0]
    state.track = [2, 5, 5]
    give(state, 0, "mask_1", "mask_4", "mask_4")
    give(state, 2, "mask_2", "mask_3", "mask_5", "mask_6")
    eclipse_now(state)
    assert [vp(state, player) for player in range(3)] == [24, 28, 34]
    assert by_source(state, 0) == {"avenue_era_1": 12, "steps_era_1": 8, "masks_era_1": 4}
    assert by_source(state, 1) == {"avenue_era_1": 4, "leader_era_1": 4, "steps_era_1": 20}
    assert by_source(state, 2) == {"leader_era_1": 4, "steps_era_1": 20, "masks_era_1": 10}
    assert state.track == [0, 0, 0]


def test_te_11_5_the_value_of_the_avenue_falls_with_the_buildings() -> None:
    """TE-11.5, TE-2.7: 5 5 4 4 3 3 3 2 2 2 1 1."""
    found = []
    for taken in range(12):
        state = table(2)
        state.nobles = (1 << taken) - 1
        state.avenue = [1, 0]
        eclipse_now(state)
        found.append(vp(state, 0))
    assert found == [5, 5, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1]


def test_te_11_6_steps_are_worth_4_3_2_and_nobody_leads_on_zero() -> None:
    """TE-11.6: by era; without any step there is no leader."""
    for era, worth in ((1, 4), (2, 3), (3, 2)):
        state = table(2)
        state.era = era
        state.track = [0, 3]
        eclipse_now(state)
        assert vp(state, 1) == 4 + 3 * worth
    state = table(2)
    eclipse_now(state)
    assert [vp(state, player) for player in range(2)] == [0, 0]


def test_te_11_6_ex_47_mask_sets() -> None:
    """TE-11.6, TE-16.2 (EX-47): sets of 5, 2 and 1 score 19; the bonus tile adds 15."""
    state = table(2)
    give(state, 0, "mask_4", "mask_4", "mask_4", "mask_5", "mask_5", "mask_1", "mask_2", "mask_6")
    assert mask_points(state, 0) == 19
    state.bonus = (BONUS.index("bonus_masks"), *state.bonus[1:])
    assert bonus_points(state, 0, 0) == 15
    state = table(2)
    for number, worth in enumerate((1, 3, 6, 10, 15, 21, 28), 1):
        give(state, 0, f"mask_{number}")
        assert mask_points(state, 0) == worth


# -- salary ---------------------------------------------------------------------------------------------------------------


def test_te_11_7_ex_46_salary() -> None:
    """TE-11.7, TE-10.4 (EX-46): 6 owed; 2 unpaid cost all 5 points; the free-cocoa tile costs nothing."""
    state = table(2)
    workers(state, 0, "forest 5", "forest 4", "nobles 2", "palace 1 palace_1")
    goods(state, 0, cocoa=4)
    points(state, 0, 5)
    assert salary_owed(state, 0) == 6
    give(state, 0, "disc_free_cocoa")
    eclipse_now(state)
    decision = state.decision
    assert decision is not None
    assert (decision.seat, decision.params["owed"]) == (0, 6)
    assert options(state) == ["waive", *(f"salary {amount}" for amount in range(5))]
    assert why(state, "salary 7") == ["more_than_owed", "cannot_afford"]
    assert why(state, "salary 5") == ["cannot_afford"]
    assert [notice.kind for notice in state.warnings(NOTATION.parse("salary 4"))] == ["salary_costs_points"]
    twin = state.clone()
    do(state, "salary 4")
    assert (vp(state, 0), has(state, 0)) == (0, {})
    do(twin, "waive")
    assert (vp(twin, 0), has(twin, 0)) == (5, {"cocoa": 4})
    assert owned(twin, 0) == []


def test_te_11_7_four_cocoa_tile_while_paying() -> None:
    """TE-11.7, TE-14.5: and no other tile; asked in turn order; nobody pays for the worker on the wheel."""
    state = table(2)
    give(state, 0, "disc_cocoa_4", "disc_vp_4")
    state.first = 1
    eclipse_now(state)
    assert state.decision is not None
    assert state.decision.seat == 1
    do(state, "salary 0")
    assert options(state) == ["salary 0", "use disc_cocoa_4"]
    assert why(state, "use disc_vp_4") == ["tile_has_its_moment"]
    do(state, "use disc_cocoa_4", "salary 3")
    assert has(state, 0) == {"cocoa": 1}


# -- the end ----------------------------------------------------------------------------------------------------------------


def test_te_11_9_ex_48_bonus_tiles() -> None:
    """TE-11.9, TE-16.1, TE-16.6, TE-16.8 (EX-48)."""
    state = table(2)
    temple(state, 0, blue=10, red=11, green=9)
    state.bonus = tuple(BONUS.index(tile) for tile in ("bonus_bonus", "bonus_workers", "bonus_15"))
    workers(state, 0, "forest 5", "forest 3", "palace 1")
    final_scoring(state)
    assert by_source(state, 0) == {"bonus_blue": 18, "bonus_red": 17}
    assert vp(state, 1) == 0


def test_te_16_every_bonus_tile() -> None:
    """TE-16.3, TE-16.4, TE-16.5, TE-16.6, TE-16.7, TE-16.8."""
    state = table(2)
    technology(state, 0, "tech_01", "tech_03")
    state.avenue[0] = 7
    give(state, 0, "disc_vp_4", "disc_far_move", "mask_4")
    do(state, "use disc_vp_4")
    temple(state, 0, blue=10, red=10, green=10)
    for tile, expected in (
        ("bonus_technology", 10),
        ("bonus_15", 15),
        ("bonus_avenue", 21),
        ("bonus_bonus", 27),
        ("bonus_discovery", 4),
        ("bonus_masks", 1),
        ("bonus_workers", 12),
    ):
        state.bonus = (BONUS.index(tile), *state.bonus[1:])
        assert bonus_points(state, 0, 0) == expected, tile


def test_te_11_10_ex_49_ties() -> None:
    """TE-11.10, TE-18.5 (EX-49): more cocoa, then the lower order number - the higher one in the Dark Eclipse."""
    for dark, winner, reason in ((False, 0, "earlier_in_order"), (True, 2, "later_in_order")):
        state = table(3, dark_eclipse=dark)
        for player, score in enumerate((120, 100, 120)):
            points(state, player, score)
            goods(state, player, cocoa=2)
        state.stack.clear()
        state.phase = OVER
        assert state.outcome().winners == (winner,)
        assert state.outcome().reason == reason
        goods(state, 2, cocoa=3)
        assert state.outcome().winners == (2,)
        assert state.outcome().reason == "more_cocoa"
        points(state, 1, 121)
        assert state.outcome().reason == "most_points"
        assert state.outcome().places == (3, 1, 2)


def test_te_11_9_2_ex_60_pyramid_completed_in_the_extra_round() -> None:
    """TE-11.9, TE-11.9.1, TE-11.9.2 (EX-60): the pending eclipse becomes the final one, no round is added."""
    state = table(4)
    fill(state, *level(1), *level(2), *level(3))
    state.era, state.dark, state.light, state.final_round = 2, 11, 11, True
    goods(state, 0, stone=2, wood=3)
    temple(state, 1, red=10)
    state.bonus = tuple(BONUS.index(tile) for tile in ("bonus_masks", "bonus_15", "bonus_bonus"))
    send(state, "construction")
    tile = state.game.notation.text(state.legal()[-1])
    assert tile == "main"
    do(state, "main")
    do(state, next(option for option in options(state) if "L4_r0_c0" in option))
    while kind(state) != "end_turn":
        do(state, options(state)[-1])
    do(state, "end_turn")
    assert turns_until_eclipse(state) == [1, 2, 3]
    assert by_source(state, 0)["steps_era_2"] == 2
    while kind(state) == "pay_salary":
        do(state, "salary 0")
    assert kind(state) == "over"
    assert by_source(state, 1)["bonus_red"] == 15


def test_te_11_9_third_eclipse_ends_the_game() -> None:
    """TE-11.9: final scoring instead of a new era; the score sheet adds up."""
    state = table(2)
    state.era = 3
    temple(state, 0, blue=10)
    state.bonus = (BONUS.index("bonus_15"), *state.bonus[1:])
    state.stack.clear()
    state.stack.append((AFTER_ECLIPSE, -1))
    state.settle()
    assert state.over
    assert state.outcome().winners == (0,)
    assert state.scores()[0].sources == {"bonus_blue": 15}


def test_te_11_live_score_counts_the_eclipse_that_is_coming() -> None:
    """TE-11.5, TE-11.6, TE-11.7: what a seat would have if this era's eclipse came now and ended the game."""
    state = table(2)
    state.avenue[0], state.track[0] = 2, 3
    points(state, 0, 4)
    give(state, 0, "mask_4")
    score = state.scores()[0]
    expected = {
        "stone_quarry": 4,
        "avenue_era_1": 10,
        "leader_era_1": 4,
        "steps_era_1": 12,
        "masks_era_1": 1,
        "salary": -9,
    }
    assert dict(score.sources) == expected
    assert score.total == 22


# -- Dark Eclipse -----------------------------------------------------------------------------------------------------------


def test_te_18_ex_50_dark_eclipse() -> None:
    """TE-18.1, TE-18.3 (EX-50): directly after the turn of player 2; player 3 is next."""
    state = table(4, dark_eclipse=True)
    state.light = 11
    turn_of(state, 1)
    ascend(state, 1)
    assert kind(state) == "pay_salary"
    while kind(state) == "pay_salary":
        do(state, "salary 0")
    assert (state.turn, state.light, state.dark, state.era) == (2, 0, 11, 2)


def test_te_18_2_reached_in_the_last_players_turn() -> None:
    """TE-18.1, TE-18.2: the advance at the end of that turn is surplus; also reached by that advance alone."""
    state = table(4, dark_eclipse=True)
    state.light = 11
    turn_of(state, 3)
    ascend(state, 3)
    while kind(state) == "pay_salary":
        do(state, "salary 0")
    assert (state.turn, state.light, state.era) == (0, 0, 2)
    state = table(4, dark_eclipse=True)
    state.light = 11
    turn_of(state, 3)
    play_turn(state)
    assert kind(state) == "pay_salary"


def test_te_18_4_the_game_may_end_in_the_middle_of_a_round() -> None:
    """TE-18.4."""
    state = table(4, dark_eclipse=True)
    state.light, state.era = 11, 3
    turn_of(state, 1)
    ascend(state, 1)
    while kind(state) == "pay_salary":
        do(state, "salary 0")
    assert state.over


def test_te_18_6_combines_with_solo_draft_and_first_game() -> None:
    """TE-18.6, TE-21.6: random games of each combination reach their end."""
    for players, extra in (
        (1, {}),
        (1, {"first_game": True}),
        (3, {"draft": True}),
        (2, {"first_game": True}),
    ):
        state = GAME.new(players, 5, {"dark_eclipse": True, **extra})
        play_out(state, make_policy("uniform", GAME, 5))
        assert state.over
