"""The commands ``tarsas tournament`` and ``tarsas tune``: their arguments, and what they print."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from rules.bots.summary import as_table
from rules.bots.tournament import DEFAULT_SECONDS, Plan, run_tournament
from rules.bots.tune import TunePlan, run_tune, start_weights, written
from rules.bots.worker import BotFailed, game_of
from rules.core import DataError, Game, Value

# A command returns its result as data and as text; the command line wraps it.
Run = Callable[[argparse.Namespace], tuple[dict[str, Any], str]]
Command = Callable[[str, Run, str], argparse.ArgumentParser]
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


def _options(game: Game, texts: list[str]) -> dict[str, Value]:
    pairs = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise DataError(f"an option is written key=value, not '{text}'")
        pairs[key] = value
    return game.parse_options(pairs)


def _show_progress(done: int, all_of_them: int, note: str = "") -> None:
    """A bar on the terminal; silent where nobody looks."""
    if not sys.stderr.isatty():
        return
    width = 30
    full = width * done // max(1, all_of_them)
    end = "\n" if done >= all_of_them else ""
    print(
        f"\r[{'#' * full}{'.' * (width - full)}] {done}/{all_of_them} {note:24}",
        end=end,
        file=sys.stderr,
        flush=True,
    )


def _check(args: argparse.Namespace) -> None:
    if args.jobs < 1:
        raise DataError("--jobs must be at least 1")


def run_tournament_command(args: argparse.Namespace) -> tuple[dict[str, Any], str]:
    _check(args)
    game = game_of(args.game, args.content)
    if args.iterations is not None and args.iterations < 1:
        raise DataError("--iterations must be at least 1")
    if args.iterations is None and not args.seconds > 0:
        raise DataError("--seconds must be more than 0")
    plan = Plan(
        args.game,
        tuple(args.seats.split(",")),
        args.games,
        args.seed,
        _options(game, args.option),
        None if args.iterations is not None else args.seconds,
        args.iterations,
        args.content,
    )
    store = Path(args.store) if args.store else None
    try:
        data = run_tournament(plan, args.jobs, args.scheduler, store, _show_progress)
    except BotFailed as error:
        raise DataError(f"a game failed: {error}") from None
    return data, as_table(data)


def run_tune_command(args: argparse.Namespace) -> tuple[dict[str, Any], str]:
    _check(args)
    game = game_of(args.game, args.content)
    if args.output and Path(args.output).exists():
        raise DataError(f"{args.output}: exists already and is not overwritten")
    players = args.players if args.players is not None else max(2, game.least_players)
    start = start_weights(args.game, args.content, Path(args.weights) if args.weights else None)
    options = _options(game, args.option)
    game.setup(players, args.seed, options)
    plan = TunePlan(args.game, players, args.generations, args.games, args.seed, options, start, args.content)
    try:
        data = run_tune(
            plan, args.jobs, args.scheduler, Path(args.store) if args.store else None, _show_progress
        )
    except BotFailed as error:
        raise DataError(f"a game failed: {error}") from None
    text = written(args.game, args.content, data["weights"])
    if args.output:
        Path(args.output).write_text(text, encoding="utf-8")
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
    return data, "\n".join(lines)
