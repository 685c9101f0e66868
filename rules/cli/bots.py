"""The commands ``tarsas tournament`` and ``tarsas tune``: their arguments, and what they print."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rules import registry
from rules.bots.answer import is_time
from rules.bots.record import record_path
from rules.bots.summary import as_table
from rules.bots.tournament import DEFAULT_SECONDS, Plan, run_tournament
from rules.bots.tune import TunePlan, run_tune, start_weights, written
from rules.bots.worker import BotFailed
from rules.cli.commands import OK, Result
from rules.cli.progress import ProgressBar
from rules.cli.sources import chosen_options, require_new, write_new
from rules.core import DataError

Command = Callable[[str, Callable[[argparse.Namespace], Result], str], argparse.ArgumentParser]
COMMANDS = ("tournament", "tune")


def add_parsers(command: Command) -> None:
    """Add the bots' commands to the command line."""
    sub = command(
        "tournament", run_tournament_command, "let levels play each other: wins, points, Elo, times"
    )
    _common(sub, games=100)
    sub.add_argument(
        "--seats",
        required=True,
        metavar="LEVEL,LEVEL,...",
        help="random, novice, player or expert for every seat; expert@2 thinks 2 s",
    )
    sub.add_argument(
        "--seconds",
        type=float,
        default=DEFAULT_SECONDS,
        metavar="T",
        help="an Expert's processor time for a decision",
    )
    sub.add_argument("--iterations", type=int, metavar="N", help="looks ahead instead of seconds: repeatable")

    sub = command("tune", run_tune_command, "improve the weights of a game's evaluation by self-play")
    _common(sub, games=16)
    sub.add_argument("--players", type=int, metavar="N")
    sub.add_argument("--generations", type=int, default=20, metavar="G")
    sub.add_argument("--weights", metavar="FILE", help="start from this set instead of the game's own")
    sub.add_argument("--output", metavar="FILE", help="write the tuned weights.toml to a new file")


def _common(sub: argparse.ArgumentParser, games: int) -> None:
    sub.add_argument("game", metavar="GAME")
    sub.add_argument("--games", type=int, default=games, metavar="N")
    sub.add_argument("--seed", type=int, default=0, metavar="S")
    sub.add_argument("--jobs", type=int, default=os.cpu_count() or 1, metavar="J", help="local processes")
    sub.add_argument("--scheduler", metavar="ADDRESS", help="a Dask cluster instead (needs tarsas[cluster])")
    sub.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="may be repeated")
    sub.add_argument(
        "--store", metavar="FILE", help="keep the record of finished games here, and go on from it"
    )


@contextmanager
def _told_in_one_line() -> Iterator[None]:
    """Say what ended the games early, instead of an error report."""
    try:
        yield
    except BotFailed as error:
        raise DataError(f"a game failed: {error}") from None
    except KeyboardInterrupt:
        print("\ntarsas: the same command goes on with the games that are missing", file=sys.stderr)
        raise


def _require_at_least_one(**numbers: int | None) -> None:
    for name, number in numbers.items():
        if number is not None and number < 1:
            raise DataError(f"--{name} must be at least 1")


def run_tournament_command(args: argparse.Namespace) -> Result:
    _require_at_least_one(jobs=args.jobs, iterations=args.iterations)
    if args.iterations is None and not is_time(args.seconds):
        raise DataError("--seconds must be a number more than 0")
    plan = Plan(
        args.game,
        tuple(args.seats.split(",")),
        args.games,
        args.seed,
        chosen_options(registry.game(args.game, args.content), args.option),
        None if args.iterations is not None else args.seconds,
        args.iterations,
        args.content,
    )
    store = Path(args.store) if args.store else None
    with _told_in_one_line():
        data = run_tournament(plan, args.jobs, args.scheduler, store, ProgressBar(sys.stderr.isatty()))
    return Result(OK, data, as_table(data))


def run_tune_command(args: argparse.Namespace) -> Result:
    _require_at_least_one(jobs=args.jobs, generations=args.generations)
    game = registry.game(args.game, args.content)
    if args.output:
        require_new(args.output)
    players = args.players if args.players is not None else max(2, game.least_players)
    start = start_weights(args.game, args.content, Path(args.weights) if args.weights else None)
    options = chosen_options(game, args.option)
    game.setup(players, args.seed, options)
    plan = TunePlan(args.game, players, args.generations, args.games, args.seed, options, start, args.content)
    store = Path(args.store) if args.store else record_path(plan.key(), "tune")
    with _told_in_one_line():
        data = run_tune(plan, store, args.jobs, args.scheduler, ProgressBar(sys.stderr.isatty()))
    if args.output:
        write_new(args.output, written(args.game, args.content, data["weights"]))
    if not args.store:
        store.unlink(missing_ok=True)  # only now: nothing of a long run may be lost
    lines = [
        f"{game.title}: {data['kept']} of {data['generations']} changes kept; against the start: "
        f"{data['lead']:+.1f} points, {100 * data['win_rate']:.0f} % of wins"
    ]
    lines += [
        f"  {term:20} {data['start'][term]:9.4f} -> {value:9.4f}"
        for term, value in data["weights"].items()
        if value != data["start"][term]
    ]
    if args.output:
        lines.append(f"written to {args.output}")
    return Result(OK, data, "\n".join(lines))
