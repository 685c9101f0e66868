"""Tournaments: many games between levels with balanced seats, on local processes or a Dask cluster, and resumable.

Every finished game is one line of a file (record.py) that belongs to exactly this tournament: same game, seats, seed,
options, budget and program. Asking for the same tournament again goes on after the games that are there; a finished one
is removed, so that the next call really plays. A worker that dies loses the one game it was playing.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, NamedTuple

from rules import registry
from rules.bots.answer import Budget, is_time
from rules.bots.crew import Context
from rules.bots.heuristic import Heuristic, heuristic_of
from rules.bots.jobs import run_jobs
from rules.bots.levels import ALL_LEVELS, choose
from rules.bots.record import Record, record_path
from rules.bots.summary import summary
from rules.core import DataError, Game, Value

DEFAULT_SECONDS = 0.2
_GAME_STEP = 1_000_003  # keeps the seeds of decisions of different games apart
Progress = Callable[[int, int], None]


class Plan(NamedTuple):
    """All that decides how a tournament goes."""

    slug: str
    seats: tuple[str, ...]  # levels, an Expert's time may follow: expert@2
    games: int
    seed: int
    options: Mapping[str, Value]
    seconds: float | None = DEFAULT_SECONDS
    iterations: int | None = None
    content: str | None = None

    def to_data(self) -> dict[str, Any]:
        return {**self._asdict(), "seats": list(self.seats), "options": dict(self.options)}

    def key(self) -> dict[str, Any]:
        """What two tournaments must share to share their games: all but the number of games."""
        data = self.to_data()
        del data["games"]
        return data

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Plan:
        return cls(**{**data, "seats": tuple(data["seats"])})


def check_seats(game: Game, seats: tuple[str, ...]) -> None:
    """Levels must exist and the game must be for that many players."""
    for seat in seats:
        level, at, seconds = seat.partition("@")
        if level not in ALL_LEVELS:
            raise DataError(f"there is no level '{level}' (known: {', '.join(ALL_LEVELS)})")
        if at:
            try:
                good = is_time(float(seconds))
            except ValueError:
                good = False
            if not good:
                raise DataError(f"'{seat}': write seconds a decision after the @, as in expert@2")
    if not game.least_players <= len(seats) <= game.most_players:
        raise DataError(
            f"{game.title} is for {game.least_players} to {game.most_players} players, not {len(seats)}"
        )


def seats_of(plan: Plan, number: int) -> tuple[str, ...]:
    """The levels by seat in one game: they rotate, and each deal is played in every rotation before the next."""
    turn = number % len(plan.seats)
    return plan.seats[turn:] + plan.seats[:turn]


def play_game(plan: Plan, number: int, heuristics: Mapping[str, Heuristic] | None = None) -> dict[str, Any]:
    """Play one game of a tournament; ``heuristics`` replaces a level's own (for tuning)."""
    game = registry.game(plan.slug, plan.content)
    seats = seats_of(plan, number)
    deal = plan.seed + number // len(seats)
    state = game.new(len(seats), deal, plan.options)
    heuristic_of(game)  # read now, not in the time of the first decision
    decisions = [0] * len(seats)
    seconds = [0.0] * len(seats)
    longest = [0.0] * len(seats)
    count = 0
    while state.stack:
        seat = state.stack[-1][1]
        forced = state.forced()
        if forced is not None:
            state.play(forced)
            continue
        level, _, own_seconds = seats[seat].partition(":")[0].partition("@")
        budget = Budget(
            float(own_seconds) if own_seconds else plan.seconds,
            None if own_seconds else plan.iterations,
            alone=True,
        )
        began = time.thread_time()
        answer = choose(
            state.view(seat),
            level,
            budget,
            (plan.seed + number) * _GAME_STEP + count,
            heuristic=heuristics.get(seats[seat]) if heuristics else None,
        )
        taken = time.thread_time() - began
        state.apply(answer.action)
        count += 1
        decisions[seat] += 1
        seconds[seat] += taken
        longest[seat] = max(longest[seat], taken)
    outcome = state.outcome()
    return {
        "game": number,
        "seats": list(seats),
        "scores": [score.total for score in state.scores()],
        "places": list(outcome.places),
        "reason": outcome.reason,
        "rounds": getattr(state, "round", None),
        "decisions": decisions,
        "seconds": [round(value, 4) for value in seconds],
        "longest": [round(value, 4) for value in longest],
    }


def play_task(context: Context, plan: dict[str, Any], number: int) -> dict[str, Any]:
    """One game in a worker."""
    return play_game(Plan.from_data(plan), number)


def run_tournament(
    plan: Plan,
    jobs: int = 1,
    scheduler: str | None = None,
    store: Path | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play what is missing of a tournament and sum it up."""
    game = registry.game(plan.slug, plan.content)
    check_seats(game, plan.seats)
    game.setup(len(plan.seats), plan.seed, plan.options)
    heuristic_of(game)
    key = plan.key()
    record = Record(store if store is not None else record_path(key, "tournament"), key)
    resumed = sum(1 for number in record.rows if number < plan.games)
    missing = [number for number in range(plan.games) if number not in record.rows]
    if progress is not None:
        progress(resumed, plan.games)
    data = plan.to_data()
    arguments = [(data, number) for number in missing]
    for done, row in enumerate(run_jobs("rules.bots.tournament:play_task", arguments, jobs, scheduler), 1):
        record.add(row)
        if progress is not None:
            progress(resumed + done, plan.games)
    rows = [record.rows[number] for number in range(plan.games)]
    if store is None:
        record.remove()
    return {
        "game": plan.slug,
        "seats": list(plan.seats),
        "seed": plan.seed,
        "options": dict(plan.options),
        "seconds": plan.seconds,
        "iterations": plan.iterations,
        **summary(plan.seats, rows),
        "resumed": resumed,
    }
