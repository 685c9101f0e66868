"""Positions written by hand, for the tests of every game: found in random games, changed, and read again."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import DataError, Game
from rules.core.playout import make_policy

MOST_GAMES = 300


def reached(
    game: Game, kind: str, players: int, *, least_round: int = 0, policy: str = "rare", **options: Any
) -> dict[str, Any]:
    """A position of a random game in which a decision of this kind is pending."""
    for seed in range(MOST_GAMES):
        state = game.new(players, seed, options)
        choose = make_policy(policy, game, seed)
        while not state.over:
            asked = state.decision is not None and state.decision.kind == kind
            if asked and getattr(state, "round", 0) >= least_round:
                return state.to_data()
            state.play(choose(state, state.legal()))
    raise AssertionError(f"no {kind} in {MOST_GAMES} games")


def refused(game: Game, data: dict[str, Any]) -> str:
    """What is said about a position that cannot be."""
    with pytest.raises(DataError) as error:
        game.from_data(data)
    return str(error.value)
