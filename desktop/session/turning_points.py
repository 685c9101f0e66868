"""Where a finished game turned: the turns that changed a player's standing most, as the bots judge it."""

from __future__ import annotations

from typing import NamedTuple

from desktop.session.rounds import round_of
from desktop.session.session import GameSession

MOST = 3


class TurningPoint(NamedTuple):
    """One turn: its first action, the number of actions when it ended, whose it was, and what it changed in points."""

    first: int
    end: int
    seat: int
    change: float


def turns(session: GameSession) -> list[tuple[int, int]]:
    """(first action, actions done at its end) of every turn."""
    history = session.history
    starts = [
        i for i in range(len(history)) if not i or history[i].before.active != history[i - 1].before.active
    ]
    return list(zip(starts, [*starts[1:], len(history)], strict=True))


def turning_points(session: GameSession, most: int = MOST) -> list[TurningPoint]:
    """The largest swings, in the order of the game. A standing is one's own outlook against that of the rivals.

    The set-up is left out: there everybody's outlook jumps with every piece that comes onto the table.
    """
    from rules.bots.heuristic import heuristic_of

    judge = heuristic_of(session.game)
    states = [*(taken.before for taken in session.history), session.state]
    found = []
    has_rounds = bool(round_of(session.state))
    for first, end in turns(session):
        seat = states[first].active
        if seat < 0 or end == len(session.history):
            continue  # nobody's turn; and the last one only makes up the account
        if has_rounds and not round_of(states[first]):
            continue
        try:
            change = judge.standing(states[end], seat) - judge.standing(states[first], seat)
        except Exception:  # a position in the middle of a set-up may not be judged
            continue
        found.append(TurningPoint(first, end, seat, change))
    return sorted(sorted(found, key=lambda point: -abs(point.change))[:most])
