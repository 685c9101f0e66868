"""The bots' process. It imports no Qt; it gets what a seat may know and answers with an action in notation."""

from __future__ import annotations

import time
from collections.abc import Callable
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any

from rules.core import Action, Game, Rng, State

THINK_SECONDS = 2.0


def random_move(state: State, rng: Rng, _until: float) -> Action:
    options = state.legal()
    return options[rng.below(len(options))]


def greedy_move(state: State, rng: Rng, until: float) -> Action:
    """Tries each option on dealt copies and plays on at random for a few steps; takes the best lead in points."""
    decision = state.decision
    assert decision is not None
    options = state.legal()
    if len(options) == 1:
        return options[0]
    totals = [0.0] * len(options)
    tries = [0] * len(options)
    order = list(range(len(options)))
    while time.monotonic() < until:
        rng.shuffle(order)
        for i in order:
            twin = state.redeal(rng)
            twin.play(options[i])
            for _ in range(6):
                if twin.over or twin.decision is None:
                    break
                legal = twin.legal()
                twin.play(legal[rng.below(len(legal))])
            points = [score.total for score in twin.scores()]
            rival = max((p for s, p in enumerate(points) if s != decision.seat), default=0)
            totals[i] += points[decision.seat] - 0.5 * rival
            tries[i] += 1
            if time.monotonic() > until and all(tries):
                break
        if min(tries) >= 12:
            break
    best = max(range(len(options)), key=lambda i: (totals[i] / max(1, tries[i]), -i))
    return options[best]


# the levels present, weakest first: name -> how it moves, seconds it may think
LEVELS: tuple[tuple[str, Callable[[State, Rng, float], Action], float], ...] = (
    ("random", random_move, 0.2),
    ("greedy", greedy_move, 1.0),
)


def answer(game: Game, data: dict[str, Any], level: int, seed: int) -> str:
    """The move of a bot for a view, as notation."""
    state = game.from_data(data)
    _, move, seconds = LEVELS[max(0, min(level, len(LEVELS)) - 1)]
    rng = Rng(seed)
    try:
        action = move(state, rng, time.monotonic() + seconds)
    except Exception:  # a bot that errs must not stop the table: it moves at random instead
        action = random_move(state, rng, 0)
    return game.notation.text(action)


def serve(connection: Connection) -> None:
    """Answers requests (number, module, data, level, seed) until None comes or the window is gone."""
    while True:
        try:
            request = connection.recv()
        except (EOFError, OSError):
            return
        if request is None:
            return
        number, module, data, level, seed = request
        try:
            game: Game = import_module(module).GAME
            connection.send((number, answer(game, data, level, seed) if data is not None else "", ""))
        except Exception as error:
            connection.send((number, "", repr(error)))
