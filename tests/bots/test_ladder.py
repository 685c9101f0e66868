"""The ladder in small: each level beats the one below. The full numbers are measured with `tarsas tournament`."""

from __future__ import annotations

import pytest

from rules.bots.tournament import Plan, play_game
from rules.core import Game
from tests.suite.subjects import every_game

GAMES = 6


def wins(game: Game, better: str, worse: str, games: int, seconds: float | None = 0.2) -> float:
    plan = Plan(game.slug, (better, worse), games, 50, {}, seconds)
    found = 0.0
    for number in range(games):
        row = play_game(plan, number)
        best = [seat for seat, place in enumerate(row["places"]) if place == 1]
        found += sum(1 / len(best) for seat in best if row["seats"][seat] == better)
    return found


@every_game
def test_novice_beats_random(game: Game) -> None:
    if game.slug == "sample":
        pytest.skip("the sample game has no heuristics")
    assert wins(game, "novice", "random", GAMES) >= GAMES - 1


@pytest.mark.slow
@pytest.mark.timeout(600)
@every_game
def test_player_beats_novice(game: Game) -> None:
    if game.slug == "sample":
        pytest.skip("the sample game has no heuristics")
    assert wins(game, "player", "novice", 10) >= 6
