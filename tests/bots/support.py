"""Positions to try bots on, met in random games."""

from __future__ import annotations

from collections.abc import Iterator

from rules.core import Rng, State
from rules.core.playout import make_policy
from tests.suite.subjects import Subject


def positions(subject: Subject, seed: int, count: int, every: int = 12) -> Iterator[State]:
    """Some positions with a real choice, spread over a random game that reaches rare rules."""
    state = subject.new(seed)
    policy = make_policy("rare", subject.game, seed)
    rng = Rng(seed + 17)
    found = 0
    while state.stack and found < count:
        legal = state.legal()
        if len(legal) > 1 and rng.below(every) == 0:
            found += 1
            yield state.clone()
        state.play(policy(state, legal))
