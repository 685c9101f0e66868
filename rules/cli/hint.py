"""The command ``tarsas hint``: what a bot would do in a position, and why."""

from __future__ import annotations

import argparse
from typing import Any

from rules.bots import Answer, Budget, choose
from rules.bots.answer import is_time
from rules.cli.commands import OK, Result
from rules.cli.sources import load_state, require_own_view
from rules.core import DataError, Game


def run_hint(args: argparse.Namespace) -> Result:
    """Let a bot answer the decision of a position, from what the deciding seat may know."""
    if args.iterations is not None and args.iterations < 1:
        raise DataError("--iterations must be at least 1")
    if not is_time(args.seconds):
        raise DataError("--seconds must be a number more than 0")
    game, state, names = load_state(args.source, args.to, args.content)
    require_own_view(game, state)
    decision = state.decision
    if decision is None:
        raise DataError("the game is over: there is nothing to decide")
    view = state if state.viewer == decision.seat else state.view(decision.seat)
    budget = Budget(None if args.iterations is not None else args.seconds, args.iterations)
    answer = choose(view, args.level, budget, args.seed)
    data: dict[str, Any] = {"game": game.slug, "seat": decision.seat, **answer.to_data(game.notation)}
    return Result(OK, data, "\n".join(_lines(game, names, decision.seat, answer)))


def _lines(game: Game, names: list[str], seat: int, answer: Answer) -> list[str]:
    """For people: the answer, the candidates with their values and lines, and what makes the difference."""
    text = game.notation.text
    words = game.rulebook.say(
        "action", game.notation.kind(answer.action), game.notation.params(answer.action), names
    )
    lines = [f"{names[seat]} (seat {seat}): {text(answer.action)}  {words}"]
    best = answer.candidates[0].value
    for candidate in answer.candidates:
        line = ", ".join(map(text, candidate.line))
        lines.append(f"  {candidate.value - best:+7.2f}  {candidate.looks:5} looks  {line}")
    if answer.reasons:
        lines.append("against the next best option:")
        lines += [f"  {reason.difference:+7.2f}  {reason.text}" for reason in answer.reasons]
    lines.append(f"{answer.iterations} looks ahead in {answer.seconds:.2f} s")
    return lines
