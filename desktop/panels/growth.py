"""How a game went: points and resources of every seat after each move, and where its rounds began."""

from __future__ import annotations

from typing import NamedTuple

from desktop.board.presentation import Presentation
from desktop.session.rounds import round_of
from desktop.session.session import GameSession

MOST_SAMPLES = 240


class Growth(NamedTuple):
    """Series by seat; a seat whose points are secret has none."""

    moves: list[int]
    points: list[list[int]]
    resources: dict[str, list[list[int]]]
    rounds: list[tuple[int, int]]  # move, number of the round that begins


def growth(session: GameSession, presentation: Presentation, secret: set[int]) -> Growth:
    """Long games are sampled; points that cannot be counted in a position repeat the last ones."""
    states = [taken.before for taken in session.history] + [session.state]
    step = max(1, len(states) // MOST_SAMPLES)
    moves = sorted({*range(0, len(states), step), len(states) - 1})
    seats = range(len(session.seats))
    points: list[list[int]] = [[] for _ in seats]
    resources: dict[str, list[list[int]]] = {}
    rounds: list[tuple[int, int]] = []
    for move in moves:
        state = states[move]
        try:
            totals = [score.total for score in state.scores()]
        except Exception:  # some positions in the middle of an action cannot be counted
            totals = [line[-1] if line else 0 for line in points]
        number = round_of(state)
        if number and (not rounds or rounds[-1][1] != number):
            rounds.append((move, number))
        for seat in seats:
            if seat not in secret:
                points[seat].append(totals[seat])
            for key, amount in presentation.resources(state, seat).items():
                resources.setdefault(key, [[] for _ in seats])[seat].append(amount)
    return Growth(moves, points, resources, rounds)
