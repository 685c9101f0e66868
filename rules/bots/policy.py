"""Bots as a policy of ``tarsas simulate``: whole games of one level, repeatable on every machine."""

from __future__ import annotations

from rules.bots.answer import Budget
from rules.bots.levels import choose
from rules.core import Action, State
from rules.core.playout import Policy

# Looks ahead instead of seconds, so that the digest of a simulation does not depend on the machine.
BUDGET = Budget(seconds=None, iterations=24)


def bot_policy(level: str, seed: int) -> Policy:
    """Every seat is played by one level, from its own view."""
    decisions = 0

    def decide(state: State, options: list[Action]) -> Action:
        nonlocal decisions
        decisions += 1
        if len(options) == 1:
            return options[0]
        return choose(state.view(state.stack[-1][1]), level, BUDGET, seed + decisions).action

    return decide
