"""How strong the bots are, as measured: resources/ladder.json, written by `python -m tests.benchmarks.ladder`.

    {"measured": "2026-11-18", "pairings": [{"game": "terra_mystica", "seats": ["player", "novice"], "played": 100,
     "win_rates": {"player": 0.9, ...}, "win_intervals": {"player": [0.83, 0.95], ...},
     "seconds_per_decision": {"player": 0.01, ...}, "longest_decision": {...}, "seconds": 0.2, ...}, ...]}

Seats are levels; "expert@2" is an expert with two seconds a decision. Without the file, or without a pairing, a
strength is "not measured".
"""

from __future__ import annotations

import json
from contextlib import suppress
from functools import cache
from typing import Any, NamedTuple

from desktop import folders

TEOTIBOT = "teotibot"  # the printed opponent of a solo game


class Rung(NamedTuple):
    """One level against another one."""

    game: str
    level: str
    rival: str
    games: int
    rate: float
    low: float  # of the 95 % confidence interval
    high: float
    seconds: float  # that a decision took
    budget: float = 0.0  # seconds an expert could think about a decision; 0: not told

    @property
    def won(self) -> float:
        """A shared victory counts half."""
        halves = round(2 * self.rate * self.games)
        return halves // 2 if halves % 2 == 0 else halves / 2


def _rung(data: dict[str, Any]) -> Rung | None:
    """A duel of two levels, or of a level and Teotibot; tables of equals say nothing about strength."""
    seats = list(data["seats"])
    if len(seats) == 1:
        level, rival = seats[0], TEOTIBOT
    elif len(seats) == 2 and seats[0] != seats[1]:
        level, rival = seats
    else:
        return None
    if not data["played"]:
        return None
    low, high = data["win_intervals"][level]
    return Rung(
        str(data["game"]),
        level,
        rival,
        int(data["played"]),
        float(data["win_rates"][level]),
        float(low),
        float(high),
        float(data["seconds_per_decision"][level]),
        float(data.get("seconds") or 0.0),
    )


@cache
def rungs() -> tuple[Rung, ...]:
    """All measured duels; none without the file. A damaged entry does not take the others away."""
    try:
        entries = list(
            json.loads((folders.resources() / "ladder.json").read_text(encoding="utf-8"))["pairings"]
        )
    except (OSError, ValueError, KeyError, TypeError):
        return ()
    found = []
    for entry in entries:
        with suppress(ValueError, KeyError, TypeError):
            found.append(_rung(entry))
    return tuple(rung for rung in found if rung is not None)


def strength(game: str, level: str, below: str) -> Rung | None:
    """A level against the one below it."""
    return next((r for r in rungs() if (r.game, r.level, r.rival) == (game, level, below)), None)
