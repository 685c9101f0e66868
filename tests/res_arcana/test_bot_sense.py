"""Positions in which every player of Res Arcana sees what to do: so do the Player and the Expert."""

from __future__ import annotations

import pytest

from rules.bots import Budget, choose
from rules.res_arcana import GAME
from rules.res_arcana.content import COMPONENT
from rules.res_arcana.heuristics import TERMS, features
from tests.res_arcana.board import A, B, Board

BOTS = pytest.mark.parametrize("level", ["player", "expert"])


def answer(board: Board, level: str) -> str:
    """What a bot does in the position, as text."""
    seat = board.state.stack[-1][1]
    return GAME.notation.text(choose(board.state.view(seat), level, Budget(None, 60), 1).action)


@BOTS
def test_a_free_point_is_taken_before_passing(level: str) -> None:
    """The Catacombs give a point for turning them."""
    board = Board().put(A, "catacombs_of_the_dead").passed(B)
    board.state.round = 4
    assert answer(board, level) == "use catacombs_of_the_dead.2"


@BOTS
def test_points_stay_on_their_place(level: str) -> None:
    """RA-5.5: taking essences off a Place of Power loses points."""
    board = Board().put(A, "catacombs_of_the_dead", on="0/0/0/3/0")
    board.state.round = 4
    board.collect(A, B)
    assert answer(board, level) == "leave catacombs_of_the_dead"


@BOTS
def test_a_win_is_taken(level: str) -> None:
    """RA-12.5: ten points and the rival has passed with less: passing wins, everything else only delays it."""
    board = Board().put(A, "dwarven_mines", on="0/0/0/0/9").put(A, "nightingale").hand(A, "hawk").passed(B)
    board.state.token = B
    board.state.turned[COMPONENT.index("dwarven_mines")] = True
    board.do(answer(board, level))
    while not board.state.over and board.state.stack[-1][1] == A and board.state.round == 1:
        board.do(answer(board, level))
    assert board.state.over
    assert board.state.outcome().places[A] == 1


@BOTS
def test_an_engine_is_built_early(level: str) -> None:
    """Two essences every round for three now: in the first round nobody leaves the Celestial Horse in hand."""
    board = Board().pool(A, "1/0/2/0/0").hand(A, "celestial_horse").deck(A, "hawk", "treant")
    assert answer(board, level) == "place celestial_horse"


def test_a_chosen_mage_counts_before_it_is_shown() -> None:
    """RA-3.9: the choice is secret, but the chooser knows what it will bring."""
    board = Board()
    state = board.state
    state.round = 0
    before = features(state, A)
    state.mages[A] = COMPONENT.index("druid")
    after = features(state, A)
    assert after[TERMS.index("income")] > before[TERMS.index("income")]


def test_the_own_points_do_not_shorten_the_game() -> None:
    """Else scoring would cost more of the plans for the rounds to come than it brings."""
    board = Board().put(A, "catacombs_of_the_dead", on="0/0/0/1/0")
    before = features(board.state, A)
    board.put(A, "nightingale")
    after = features(board.state, A)
    assert after[TERMS.index("points")] == before[TERMS.index("points")] + 1
    assert after[TERMS.index("growth")] >= before[TERMS.index("growth")]
