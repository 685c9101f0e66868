"""The ladder in small: each level beats the one below. The full numbers are measured by `tests.benchmarks.ladder`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rules.bots.tournament import Plan, play_game
from rules.core import Game
from rules.registry import SLUGS
from tests.benchmarks.ladder import as_row, known_results
from tests.suite.subjects import every_game

GAMES = 6
README = Path(__file__).parents[2] / "README.md"

# What a level must win of its games at least, and in how many games that must have been measured.
FLOORS = {
    "novice beats random": (0.95, 100),
    "player beats novice": (0.70, 100),
    "expert beats player": (0.70, 100),
    "expert at 2 s beats expert": (0.50, 20),
}
RES_ARCANA_FLOOR = 0.65  # for its luck


def recorded(slug: str, name: str) -> dict[str, Any]:
    return next(row for row in known_results() if (row["game"], row["name"]) == (slug, name))


def test_readme_tells_what_was_measured() -> None:
    lines = README.read_text(encoding="utf-8").splitlines()
    first = lines.index(as_row(known_results()[0]))
    assert lines[first : first + len(known_results())] == [as_row(row) for row in known_results()]


@pytest.mark.parametrize("slug", SLUGS)
def test_the_measured_levels_are_a_ladder(slug: str) -> None:
    for name, (floor, games) in FLOORS.items():
        row = recorded(slug, name)
        level, below = row["seats"]
        if slug == "res_arcana" and "random" not in row["seats"]:
            floor = min(floor, RES_ARCANA_FLOOR)
        assert row["played"] >= games
        assert row["win_rates"][level] >= floor
        assert row["mean_scores"][level] > row["mean_scores"][below]
        assert row["elo"][level] > row["elo"][below]


def test_measured_games_look_like_those_of_people() -> None:
    """Points and rounds as people have them, and every way to win is taken."""
    assert recorded("terra_mystica", "four players")["mean_scores"]["player"] >= 90
    assert recorded("terra_mystica", "four experts")["mean_scores"]["expert"] >= 110
    assert recorded("teotihuacan", "expert beats Teotibot")["win_rates"]["expert"] >= 0.6
    assert 4 <= recorded("res_arcana", "four experts")["mean_rounds"] <= 7
    assert len(recorded("northgard", "expert beats player")["reasons"]) > 1
    points = recorded("terramara", "expert against novice")["mean_scores"]
    assert points["expert"] >= 1.5 * points["novice"]


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
