"""Tournaments: many games between levels with balanced seats, on local processes or a Dask cluster, and resumable.

Every finished game is one line of a file that belongs to exactly this tournament (same game, seats, seed, options, budget,
and the same program: its text is part of the name). Asking for the same tournament again goes on after the games that are
there; a finished one is removed, so that the next call really plays. A worker that dies loses the one game it was playing.
"""

from __future__ import annotations

import hashlib
import json
import math
import os
import time
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from rules.bots.answer import Budget
from rules.bots.crew import DONE, Context, Crew
from rules.bots.heuristic import Heuristic, heuristic_of
from rules.bots.levels import ALL_LEVELS, EXPERT, choose
from rules.bots.worker import BotFailed, game_of
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
                good = float(seconds) > 0
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
    game = game_of(plan.slug, plan.content)
    seats = seats_of(plan, number)
    deal = plan.seed + number // len(seats)
    state = game.new(len(seats), deal, plan.options)
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
        budget = Budget(float(own_seconds), None) if own_seconds else Budget(plan.seconds, plan.iterations)
        began = time.perf_counter()
        answer = choose(
            state.view(seat),
            level,
            budget,
            (plan.seed + number) * _GAME_STEP + count,
            heuristic=heuristics.get(seats[seat]) if heuristics else None,
        )
        taken = time.perf_counter() - began
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


# -- the record -------------------------------------------------------------------------------------------------------


@cache
def program_fingerprint(slug: str) -> str:
    """A fingerprint of the code and data that decide how bots play a game."""
    root = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for folder in (root / "core", root / "bots", root / slug):
        for path in sorted((*folder.rglob("*.py"), *folder.glob("*.toml"))):
            if path.name != "rulebook.toml":
                digest.update(path.name.encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()


def record_path(plan: Plan, kind: str = "tournament") -> Path:
    """Where the games of this tournament are kept while it is unfinished."""
    import platformdirs

    text = json.dumps([plan.to_data(), program_fingerprint(plan.slug)], sort_keys=True)
    key = hashlib.sha256(text.encode()).hexdigest()[:16]
    home = os.environ.get("TARSAS_HOME") or platformdirs.user_cache_dir("tarsas", appauthor=False)
    return Path(home) / "tournaments" / f"{kind}-{plan.slug}-{key}.jsonl"


class Record:
    """The finished games of a tournament, one JSON line each; a torn last line is dropped."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.rows: dict[int, dict[str, Any]] = {}
        if path.exists():
            for line in path.read_text(encoding="utf-8", errors="replace").splitlines():
                try:
                    row = json.loads(line)
                    self.rows[int(row["game"])] = row
                except (ValueError, KeyError, TypeError):
                    continue  # torn when the tournament was killed: that game is played again

    def add(self, row: dict[str, Any]) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self.rows[row["game"]] = row
        with self.path.open("a", encoding="utf-8") as file:
            file.write("\n" + json.dumps(row))
            file.flush()

    def remove(self) -> None:
        self.path.unlink(missing_ok=True)


# -- running ------------------------------------------------------------------------------------------------------------


def run_jobs(
    function: str, arguments: list[tuple[Any, ...]], jobs: int, scheduler: str | None
) -> Iterator[Any]:
    """Results of many calls as they arrive, from local processes or from a Dask cluster."""
    if scheduler:
        yield from _run_on_cluster(function, arguments, scheduler)
        return
    with Crew(min(jobs, max(1, len(arguments)))) as crew:
        waiting = [crew.submit(function, *each) for each in arguments]
        while waiting:
            crew.wait(0.5)
            for job in [job for job in waiting if job.finished]:
                waiting.remove(job)
                if job.state != DONE:
                    raise BotFailed(job.error or "the job was stopped")
                yield job.result


class _NoContext:
    """A cluster's worker reports nothing and is never asked to stop."""

    def report(self, progress: object) -> None:
        pass

    def stopped(self) -> bool:
        return False


def call_by_name(function: str, arguments: tuple[Any, ...]) -> Any:
    """On a cluster: the same function as a local worker would call."""
    from importlib import import_module

    module, _, name = function.partition(":")
    return getattr(import_module(module), name)(_NoContext(), *arguments)


def _run_on_cluster(function: str, arguments: list[tuple[Any, ...]], scheduler: str) -> Iterator[Any]:
    try:
        from distributed import Client, as_completed  # type: ignore[import-not-found, unused-ignore]
    except ImportError:
        raise DataError("a cluster needs the extra packages: pip install 'tarsas[cluster]'") from None
    try:
        client = Client(scheduler, timeout="10s")
    except (OSError, ValueError) as error:
        raise DataError(f"no scheduler at {scheduler}: {error}") from None
    with client:
        futures = [client.submit(call_by_name, function, each, pure=False, retries=2) for each in arguments]
        for future in as_completed(futures):
            yield future.result()


def run_tournament(
    plan: Plan,
    jobs: int = 1,
    scheduler: str | None = None,
    store: Path | None = None,
    progress: Progress | None = None,
) -> dict[str, Any]:
    """Play what is missing of a tournament and sum it up."""
    game = game_of(plan.slug, plan.content)
    check_seats(game, plan.seats)
    game.setup(len(plan.seats), plan.seed, plan.options)
    heuristic_of(game)
    record = Record(store if store is not None else record_path(plan))
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
    return {**summary(plan, rows), "resumed": resumed}


# -- summing up -----------------------------------------------------------------------------------------------------------


def summary(plan: Plan, rows: list[dict[str, Any]]) -> dict[str, Any]:
    """Results by level: games, wins with confidence intervals, points, Elo, times."""
    levels = list(dict.fromkeys(plan.seats))
    games = dict.fromkeys(levels, 0)
    wins = dict.fromkeys(levels, 0.0)
    scores: dict[str, list[float]] = {level: [] for level in levels}
    decisions = dict.fromkeys(levels, 0)
    seconds = dict.fromkeys(levels, 0.0)
    longest = dict.fromkeys(levels, 0.0)
    for row in rows:
        winners = sum(1 for place in row["places"] if place == 1)
        for seat, level in enumerate(row["seats"]):
            games[level] += 1
            scores[level].append(row["scores"][seat])
            decisions[level] += row["decisions"][seat]
            seconds[level] += row["seconds"][seat]
            longest[level] = max(longest[level], row["longest"][seat])
            if row["places"][seat] == 1:
                wins[level] += 1.0 / winners
    rounds = [row["rounds"] for row in rows if row["rounds"] is not None]
    reasons: dict[str, int] = {}
    for row in rows:
        reasons[row["reason"]] = reasons.get(row["reason"], 0) + 1
    return {
        "game": plan.slug,
        "seats": list(plan.seats),
        "seed": plan.seed,
        "options": dict(plan.options),
        "seconds": plan.seconds,
        "iterations": plan.iterations,
        "played": len(rows),
        "games": games,
        "win_rates": {level: round(wins[level] / max(1, games[level]), 4) for level in levels},
        "win_intervals": {level: wilson(wins[level], games[level]) for level in levels},
        "mean_scores": {level: round(mean(scores[level]), 2) for level in levels},
        "score_intervals": {level: score_interval(scores[level]) for level in levels},
        "elo": elo(levels, rows),
        "seconds_per_decision": {
            level: round(seconds[level] / max(1, decisions[level]), 5) for level in levels
        },
        "longest_decision": {level: round(longest[level], 3) for level in levels},
        "mean_rounds": round(mean([float(value) for value in rounds]), 2) if rounds else None,
        "reasons": reasons,
    }


def mean(values: list[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def wilson(wins: float, games: int, z: float = 1.96) -> list[float]:
    """A 95 % confidence interval for a win rate (Wilson)."""
    if not games:
        return [0.0, 1.0]
    rate = wins / games
    middle = rate + z * z / (2 * games)
    spread = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return [
        round(max(0.0, (middle - spread) / (1 + z * z / games)), 4),
        round(min(1.0, (middle + spread) / (1 + z * z / games)), 4),
    ]


def score_interval(values: list[float], z: float = 1.96) -> list[float]:
    """A 95 % confidence interval for a mean."""
    if len(values) < 2:
        return [mean(values), mean(values)]
    middle = mean(values)
    spread = z * math.sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values))
    return [round(middle - spread, 2), round(middle + spread, 2)]


def elo(levels: list[str], rows: list[dict[str, Any]]) -> dict[str, float]:
    """Elo numbers around 1500 that explain the results best (Bradley-Terry); every pair of seats is one comparison.

    Half a draw is added to every pairing, so that a level that always wins gets a finite number.
    """
    points: dict[tuple[str, str], float] = {}
    for row in rows:
        for one, level in enumerate(row["seats"]):
            for other, rival in enumerate(row["seats"]):
                if level != rival:
                    better, worse = row["places"][one], row["places"][other]
                    result = 1.0 if better < worse else 0.5 if better == worse else 0.0
                    points[level, rival] = points.get((level, rival), 0.25) + result
    strength = dict.fromkeys(levels, 1.0)
    for _ in range(200):
        for level in levels:
            won = sum(points.get((level, rival), 0.0) for rival in levels)
            share = sum(
                (points[level, rival] + points[rival, level]) / (strength[level] + strength[rival])
                for rival in levels
                if (level, rival) in points
            )
            if share:
                strength[level] = won / share
        middle = math.exp(mean([math.log(value) for value in strength.values()]))
        strength = {level: value / middle for level, value in strength.items()}
    return {level: round(1500 + 400 * math.log10(value), 1) for level, value in strength.items()}


def as_table(data: dict[str, Any]) -> str:
    """The summary for people."""
    lines = [
        f"{data['game']}: {data['played']} games, seats {','.join(data['seats'])}, seed {data['seed']}, "
        + (f"{data['iterations']} iterations" if data["iterations"] else f"{data['seconds']} s")
        + f" a decision for {EXPERT}",
        f"{'level':14}{'games':>6}{'wins':>8}{'95 %':>17}{'points':>9}{'95 %':>17}{'Elo':>7}{'s/decision':>12}{'longest':>9}",
    ]
    for level in data["games"]:
        low, high = data["win_intervals"][level]
        least, most = data["score_intervals"][level]
        lines.append(
            f"{level:14}{data['games'][level]:6}{100 * data['win_rates'][level]:7.1f}%"
            f"{f'{100 * low:.1f} to {100 * high:.1f}':>17}{data['mean_scores'][level]:9.1f}"
            f"{f'{least:.1f} to {most:.1f}':>17}{data['elo'][level]:7.0f}"
            f"{data['seconds_per_decision'][level]:12.4f}{data['longest_decision'][level]:9.2f}"
        )
    if data["mean_rounds"] is not None:
        lines.append(f"rounds: {data['mean_rounds']} on average")
    lines.append(
        "ended by: " + ", ".join(f"{reason} {count}" for reason, count in sorted(data["reasons"].items()))
    )
    return "\n".join(lines)
