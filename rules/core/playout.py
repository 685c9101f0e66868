"""Random games under three policies, for simulations, tests and benchmarks.

- ``uniform``: every option alike;
- ``rare``: prefers kinds of action that were seldom taken, or rare rules are never reached, and seldom gives
  something up (passing early, wasting resources), or it would never have what the rare rules need;
- ``rush``: prefers the kinds of action that bring the end nearer (the game names them).
"""

from __future__ import annotations

import hashlib
import time
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from rules.core.game import Game, Value
from rules.core.rng import Rng
from rules.core.state import State
from rules.core.words import Action

Policy = Callable[[State, list[Action]], Action]
POLICIES = ("uniform", "rare", "rush")
DECISION_LIMIT = 200_000  # no game of ours comes near; a longer one is a bug


class EndlessGame(RuntimeError):
    """A game that did not end."""


def uniform_policy(rng: Rng) -> Policy:
    """Every option alike."""

    def choose(state: State, options: list[Action]) -> Action:
        return options[rng.below(len(options))]

    return choose


def rare_policy(rng: Rng, game: Game) -> Policy:
    """First a kind of action, the seldom taken ones more likely; then one of that kind."""
    taken: Counter[int] = Counter()
    idle = {game.notation.kinds.index(kind) for kind in game.idle_kinds}

    def choose(state: State, options: list[Action]) -> Action:
        if idle and rng.below(20):
            options = [action for action in options if action[0] not in idle] or options
        by_kind: dict[int, list[Action]] = {}
        for action in options:
            by_kind.setdefault(action[0], []).append(action)
        kinds = sorted(by_kind, key=lambda kind: (taken[kind], kind))
        place = 0
        while place < len(kinds) - 1 and rng.below(3) == 0:
            place += 1
        # One in four is chosen freely, so that a rare action that wastes the game does not hide everything after it.
        kind = kinds[place] if rng.below(4) else kinds[rng.below(len(kinds))]
        taken[kind] += 1
        return rng.choice(by_kind[kind])

    return choose


def rush_policy(rng: Rng, game: Game) -> Policy:
    """Three times in four the most hurried option."""
    hurry = {game.notation.kinds.index(kind): rank for rank, kind in enumerate(game.rush_kinds)}

    def choose(state: State, options: list[Action]) -> Action:
        if rng.below(4):
            best = min((hurry.get(action[0], 99) for action in options), default=99)
            if best < 99:
                options = [action for action in options if hurry.get(action[0], 99) == best]
        return options[rng.below(len(options))]

    return choose


def make_policy(name: str, game: Game, seed: int) -> Policy:
    """A policy by name with its own generator."""
    rng = Rng(seed ^ 0x5EED)
    if name == "uniform":
        return uniform_policy(rng)
    if name == "rare":
        return rare_policy(rng, game)
    if name == "rush":
        return rush_policy(rng, game)
    raise ValueError(f"unknown policy '{name}' (known: {', '.join(POLICIES)})")


def play_out(state: State, policy: Policy, limit: int = DECISION_LIMIT) -> int:
    """Play to the end; returns the number of decisions."""
    decisions = 0
    while state.stack:
        state.play(policy(state, state.legal()))
        decisions += 1
        if decisions > limit:
            raise EndlessGame(f"{state.game.slug}: no end after {limit} decisions")
    return decisions


def simulate(
    game: Game,
    players: int,
    games: int,
    seed: int,
    policy: str = "uniform",
    options: Mapping[str, Value] | None = None,
    chooser: Policy | None = None,
) -> dict[str, Any]:
    """Play many games; the digest over all final states is equal on every machine.

    ``chooser`` plays instead of one of the random policies; ``policy`` is then only its name.
    """
    chooser = chooser or make_policy(policy, game, seed)
    digest = hashlib.sha256()
    decisions = 0
    scores: list[list[int]] = []
    places: list[list[int]] = []
    seconds = 0.0
    for number in range(games):
        began = time.perf_counter()
        state = game.new(players, seed + number, options)
        decisions += play_out(state, chooser)
        seconds += time.perf_counter() - began
        digest.update(state.digest().encode())
        scores.append([score.total for score in state.scores()])
        places.append(list(state.outcome().places))
    return {
        "game": game.slug,
        "players": players,
        "policy": policy,
        "seed": seed,
        "options": dict(game.setup(players, seed, options or {}).options),
        "games": games,
        "finished": len(scores),
        "decisions": decisions,
        "seconds": round(seconds, 3),
        "decisions_per_second": round(decisions / seconds) if seconds else 0,
        "scores": scores,
        "places": places,
        "digest": digest.hexdigest()[:16],
    }
