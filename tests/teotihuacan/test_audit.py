"""Edge cases found by examination: answers that name nothing, the paid unlock in the middle, live scores, bad positions."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import DataError
from rules.teotihuacan import GAME
from rules.teotihuacan.frames import CHOOSE_ACTION
from rules.teotihuacan.state import TeotihuacanState
from tests.teotihuacan.table import (
    do,
    fill,
    give,
    goods,
    kind,
    level,
    options,
    points,
    send,
    table,
    technology,
    turn_of,
    vp,
    workers,
)
from tests.teotihuacan.table import why as why_not


def refused(state: TeotihuacanState, **changes: Any) -> str:
    """The message with which a changed position is refused."""
    data = state.to_data()
    data.update(changes)
    with pytest.raises(DataError) as caught:
        GAME.from_data(data)
    return str(caught.value)


def rule(state: TeotihuacanState, text: str) -> str:
    return state.why_not(GAME.notation.parse(text))[0].rule


@pytest.mark.parametrize("text", ["move palace 1 -", "move - 1 forest", "move_far palace 1 -"])
def test_te_5_1_a_move_names_both_boards(text: str) -> None:
    """TE-5.1: "-" is no board; it was once taken for the last of the list."""
    state = table()
    give(state, 0, "disc_far_move")
    assert why_not(state, text)


@pytest.mark.parametrize(
    ("board", "text"), [("forest", "worship -"), ("construction", "build pyr_01 - 0"), ("forest", "use -")]
)
def test_te_4_4_an_answer_names_something(board: str, text: str) -> None:
    """TE-4.4: an answer that names nothing is refused and changes nothing."""
    state = table()
    goods(state, 0, cocoa=9, stone=9, wood=9)
    send(state, board)
    if board == "construction":
        do(state, "main")
    before = state.digest()
    assert why_not(state, text) == ["wrong_decision"]
    assert state.digest() == before


def test_te_4_2_free_unlock_without_a_locked_worker_names_its_rule() -> None:
    """TE-4.2: the free unlock is for players with a locked worker."""
    state = table()
    assert why_not(state, "free_unlock") == ["nobody_locked"]
    assert rule(state, "free_unlock") == "TE-4.2"


def test_te_4_3_paid_unlock_while_a_tile_asks() -> None:
    """TE-4.3, TE-5.3: who has paid to unlock must make a normal turn, also if a tile was asking meanwhile."""
    state = table()
    workers(state, 0, "forest 1 forest", "palace 1", "palace 1")
    give(state, 0, "disc_resources_2")
    goods(state, 0, cocoa=3)
    turn_of(state, 0)
    assert kind(state) == "turn_kind"
    do(state, "use disc_resources_2", "unlock", "take wood", "take wood")
    assert kind(state) == "move"
    assert "free_unlock" not in options(state)


def test_te_11_4_live_score_while_salaries_are_paid() -> None:
    """TE-11.4, TE-11.7: avenue, track and masks are booked once; only salaries still to come are deducted."""
    state = table(2)
    state.light, state.final_round = state.dark, True
    state.avenue[0] = 2
    state.track[1] = 3
    give(state, 0, "mask_4")
    points(state, 0, 20)
    points(state, 1, 20)
    goods(state, 0, cocoa=1)
    goods(state, 1, cocoa=0)
    send(state, "forest", player=1)
    do(state, "collect")
    state.goods[5] = 0
    expected = [score.total for score in state.scores()]
    do(state, "end_turn")
    assert kind(state) == "pay_salary"
    # 20 + 2 steps of 5 + 1 mask, 2 of 3 cocoa unpaid; 20 + leader 4 + 3 steps of 4, 3 of 3 unpaid
    assert [score.total for score in state.scores()] == expected == [20 + 10 + 1 - 6, 20 + 4 + 12 - 9]
    do(state, "salary 1")
    assert [score.total for score in state.scores()] == expected
    assert vp(state, 0) == expected[0]
    do(state, "salary 0")
    assert vp(state, 1) == expected[1]


def test_te_4_2_a_written_turn_fits_the_locked_workers() -> None:
    """TE-4.2: 'move' for a player with a locked worker would hide the free unlock."""
    state = table()
    workers(state, 0, "forest 1 forest", "palace 1", "palace 1")
    assert "turn_kind" in refused(state, pending=[{"step": "move", "seat": 0}])


def test_te_4_4_a_written_position_ends_with_a_decision() -> None:
    """TE-4.4: an automatic step on top, nothing pending, or two turns at once are refused, not crashed on."""
    state = table()
    assert "no decision" in refused(state, pending=[{"step": "turn_over", "seat": 0}])
    assert "nothing is pending" in refused(state, pending=[])
    assert "two turns" in refused(state, pending=[{"step": "move", "seat": 0}] * 2)
    below = {"step": "choose_resource", "seat": 0, "left": 1}
    assert "neither a turn" in refused(state, pending=[below])


def test_te_3_6_a_written_benefit_is_not_negative() -> None:
    """TE-3.6: a number below zero in a pending step once made the set-up endless."""
    state = GAME.new(2, 3)
    while kind(state) != "setup_order":  # type: ignore[arg-type]
        state.play(state.legal()[0])
    pending = state.to_data()["pending"]
    pending[-1]["blue"] = -1
    assert "below zero" in refused(state, pending=pending)  # type: ignore[arg-type]


def test_te_10_1_2_a_written_large_step_is_large() -> None:
    """TE-10.1.2: tiles lie on large steps only."""
    state = table()
    pending = [
        {"step": "move", "seat": 0},
        {"step": "temple_large_step", "seat": 0, "temple": "green", "reached": 2},
    ]
    assert "no large one" in refused(state, pending=pending)


def test_te_9_6_4_a_full_pyramid_is_complete() -> None:
    """TE-9.6.4: the top tile completes the pyramid, also in a written position."""
    state = table()
    fill(state, *level(1), *level(2), *level(3), *level(4))
    assert "full but not complete" in refused(state)


def test_te_5_1_moving_is_asked_at_the_bottom_only() -> None:
    """TE-4.4: a worker in hand and a new turn on top of it do not go together."""
    state = table()
    send(state, "forest")
    assert state.stack[0][0] == CHOOSE_ACTION
    pending = [*state.to_data()["pending"], {"step": "move", "seat": 0}]
    assert "two turns" in refused(state, pending=pending)


@pytest.mark.parametrize(
    ("stone", "wood", "missing"),
    [(0, 0, [("stone", 1), ("wood", 1)]), (1, 0, [("wood", 1)]), (0, 1, [("stone", 1)])],
)
def test_te_12_9_what_is_missing_after_the_discount(
    stone: int, wood: int, missing: list[tuple[str, int]]
) -> None:
    """TE-12.9, TE-8.3: with technology 15 a refused tile names only what the discount does not cover."""
    state = table()
    technology(state, 0, "tech_15")
    fill(state, *level(1))
    goods(state, 0, cocoa=5, stone=stone, wood=wood)
    send(state, "construction")
    found = state.why_not(GAME.notation.parse("main"))
    assert [(violation.params["good"], violation.params["missing"]) for violation in found] == missing
