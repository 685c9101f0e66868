"""Random games over all combinations of player counts, modules and variants, with the invariants at every step."""

from __future__ import annotations

import itertools

import pytest

from rules.core import Value
from rules.core.playout import POLICIES, make_policy
from rules.northgard import GAME

VARIANTS: list[tuple[int, dict[str, Value]]] = [
    (players, {"clans": "random", "creatures": creatures, "longer": longer, "team": team})
    for players, creatures, longer, team in itertools.product(
        (2, 3, 4, 5), ("off", "on", "more"), (False, True), (False, True)
    )
    if not team or players == 4
]


def play_checked(players: int, options: dict[str, Value], policy: str, seed: int) -> int:
    """One game with the invariants (territories from scratch among them) after every decision."""
    state = GAME.new(players, seed, options)
    choose = make_policy(policy, GAME, seed)
    decisions = 0
    while not state.over:
        state.play(choose(state, state.legal()))
        decisions += 1
        assert state.invariants() == [], f"{players} {options} {policy} seed {seed} after {decisions}"
        assert decisions < 20_000
    assert state.outcome().winners
    return decisions


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_every_combination_ends(players: int, options: dict[str, Value], policy: str) -> None:
    """NG-11.2.9, NG-13.5: all modules and variants combine, and every game ends with a winner."""
    assert play_checked(players, options, policy, 5) > 20


@pytest.mark.slow
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_five_hundred_games(players: int, options: dict[str, Value], policy: str) -> None:
    """NG-11.2.9: 500 games of each kind, a third of them under each policy."""
    for seed in range(167):
        play_checked(players, options, policy, seed)
