"""Random games over all combinations of player counts, modules and variants, with the invariants at every step."""

from __future__ import annotations

import itertools

import pytest

from rules.core import Rng, State, Value, Words
from rules.core.playout import POLICIES, make_policy
from rules.northgard import GAME
from rules.northgard.naming import as_listed
from tests.suite.test_decisions import check_options

VARIANTS: list[tuple[int, dict[str, Value]]] = [
    (players, {"clans": "random", "creatures": creatures, "longer": longer, "team": team})
    for players, creatures, longer, team in itertools.product(
        (2, 3, 4, 5), ("off", "on", "more"), (False, True), (False, True)
    )
    if not team or players == 4
]


def play_checked(players: int, options: dict[str, Value], policy: str, seed: int, every: int = 1) -> int:
    """One game with the invariants (territories from scratch among them) after every so many decisions."""
    state = GAME.new(players, seed, options)
    choose = make_policy(policy, GAME, seed)
    decisions = 0
    while not state.over:
        state.play(choose(state, state.legal()))
        decisions += 1
        if decisions % every == 0 or state.over:
            assert state.invariants() == [], f"{players} {options} {policy} seed {seed} after {decisions}"
        assert decisions < 20_000
    assert state.outcome().winners
    return decisions


@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_every_combination_ends(players: int, options: dict[str, Value], policy: str) -> None:
    """NG-11.2.9, NG-13.5: all modules and variants combine, and every game ends with a winner."""
    assert play_checked(players, options, policy, 5) > 20


def rich_game(players: int, creatures: str, seed: int) -> State:
    """Everybody has plenty of everything, so that upgrades, payments and large armies are common."""
    team = players == 4
    state = GAME.new(players, seed, {"clans": "random", "creatures": creatures, "team": team})
    state.resources = [30] * len(state.resources)  # type: ignore[attr-defined]
    return state


@pytest.mark.parametrize("creatures", ["off", "more"])
@pytest.mark.parametrize("players", [2, 4, 5])
def test_rich_games(players: int, creatures: str) -> None:
    """Rare cards and decisions in random games: listed options are explained ones, views hold, nothing breaks."""
    rng = Rng(9)
    for seed in range(3):
        state = rich_game(players, creatures, seed)
        choose = make_policy("rare", GAME, seed)
        step = 0
        while not state.over:
            if step % 9 == 0:
                check_options(state, deep=True)
                seat = state.stack[-1][1]
                view = state.view(seat)
                assert view.legal() == state.legal()
                assert view.redeal(rng).view(seat).to_data() == view.to_data()
            state.play(choose(state, state.legal()))
            assert state.invariants() == []
            step += 1


def test_any_action_is_legal_or_explained() -> None:
    """Whatever well-formed action is tried at whatever decision, it stands for an option or is refused with a sentence."""
    rng = Rng(4)
    for creatures in ("off", "on"):
        state = rich_game(4, creatures, 2)
        choose = make_policy("rare", GAME, 2)
        while not state.over:
            options = set(state.legal())
            for kind, verb in enumerate(GAME.notation.verbs):
                values = [
                    rng.below(len(field.vocabulary) + 1) - 1
                    if isinstance(field.vocabulary, Words)
                    else rng.below(18) - 2
                    for field in verb.fields
                ]
                action = (kind, *values)
                violations = state.why_not(action)
                assert (not violations) == (as_listed(state, action) in options)
                for violation in violations:
                    assert "{" not in GAME.rulebook.say("violation", violation.kind, violation.params)
            state.play(choose(state, sorted(options)))


@pytest.mark.slow
@pytest.mark.timeout(3000)
@pytest.mark.parametrize("policy", POLICIES)
@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_five_hundred_games(players: int, options: dict[str, Value], policy: str) -> None:
    """NG-11.2.9: 500 games of each kind, a third of them under each policy."""
    for seed in range(167):
        play_checked(players, options, policy, seed, every=7)
