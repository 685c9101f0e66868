"""The argument parser of ``tarsas`` and the way errors and results leave the program."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence

from rules.bots import LEVELS
from rules.bots.answer import DEFAULT_SECONDS as HINT_SECONDS
from rules.bots.levels import EXPERT
from rules.cli import bots, commands
from rules.cli.commands import BAD_INPUT, Result
from rules.cli.hint import run_hint
from rules.core import DataError, NotationError, SetupError
from rules.core.playout import POLICIES, EndlessGame
from rules.registry import UnknownGame

Run = Callable[[argparse.Namespace], Result]

EXIT_CODES = "exit codes: 0 done; 1 a check found a difference; 2 bad input, with one line that says what"


def build_parser() -> argparse.ArgumentParser:
    """The whole command line."""
    parser = argparse.ArgumentParser(
        prog="tarsas",
        description=(
            "Five board games at one desk. Without a command, the window opens; a game or a journal in its place "
            "opens there (tarsas GAME --help lists the options of the window)."
        ),
        epilog=EXIT_CODES,
    )
    parsers = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")

    def command(name: str, run: Run, help: str) -> argparse.ArgumentParser:
        sub = parsers.add_parser(name, help=help, description=help, epilog=EXIT_CODES)
        sub.add_argument("--json", action="store_true", help="print the result as one JSON object")
        sub.add_argument(
            "--content", metavar="PATH", help="the owner's own components, for games that take them"
        )
        sub.set_defaults(run=run)
        return sub

    def starts_game(sub: argparse.ArgumentParser) -> None:
        sub.add_argument("game", metavar="GAME")
        sub.add_argument("--players", type=int, metavar="N")
        sub.add_argument("--seed", type=int, default=0, metavar="S")
        sub.add_argument("--option", action="append", default=[], metavar="KEY=VALUE", help="may be repeated")

    def reads_position(sub: argparse.ArgumentParser) -> None:
        sub.add_argument(
            "source", metavar="POSITION|JOURNAL", help="a file; '-' reads a position from standard input"
        )
        sub.add_argument("--to", type=int, metavar="N", help="of a journal, only the first N actions")

    def writes(sub: argparse.ArgumentParser) -> None:
        sub.add_argument("--output", metavar="FILE", help="write to a new file")

    command("games", commands.run_games, "list the games and their options")

    sub = command("new", commands.run_new, "print the first position of a game")
    starts_game(sub)
    writes(sub)

    sub = command(
        "simulate", commands.run_simulate, "play random or bots' games and report points, speed and a digest"
    )
    starts_game(sub)
    sub.add_argument("--games", type=int, default=10, metavar="K")
    sub.add_argument(
        "--policy",
        choices=(*POLICIES, *LEVELS),
        default="uniform",
        help="how options are chosen at random, or a level of the bots",
    )

    sub = command("replay", commands.run_replay, "replay a journal and print what happened")
    sub.add_argument("journal", metavar="JOURNAL")
    sub.add_argument("--to", type=int, metavar="N", help="only the first N actions")

    sub = command("verify", commands.run_verify, "check a journal: checksums, legality, chance, digests")
    sub.add_argument("journal", metavar="JOURNAL")

    sub = command("show", commands.run_show, "print the board and all players as text")
    reads_position(sub)
    sub.add_argument("--seat", type=int, metavar="S", help="only what this seat (counted from 0) may know")

    sub = command("legal", commands.run_legal, "print the decision and its options")
    reads_position(sub)

    sub = command("why", commands.run_why, "say which rules refuse an action")
    reads_position(sub)
    sub.add_argument("notation", metavar="NOTATION")

    sub = command("apply", commands.run_apply, "take actions and print the position after them")
    reads_position(sub)
    sub.add_argument("notation", metavar="NOTATION", nargs="+")
    sub.add_argument("--auto", action="store_true", help="also take decisions that have only one option")
    writes(sub)

    sub = command("import", commands.run_import, "replay a game log of another program")
    sub.add_argument("log", metavar="LOG")
    sub.add_argument("--check", action="store_true", help="compare the log's own values after every row")
    writes(sub)

    sub = command("export", commands.run_export, "write a journal as a public game log")
    sub.add_argument("journal", metavar="JOURNAL")
    sub.add_argument("--ledger", action="store_true", help="with the values after every row")
    writes(sub)

    sub = command("rules", commands.run_rules, "the topics of a game's rulebook, or one rule")
    sub.add_argument("game", metavar="GAME")
    sub.add_argument("id", metavar="ID", nargs="?", help="a rule id (TM-12.3.2) or a topic")

    sub = command("hint", run_hint, "let a bot answer the decision and explain itself")
    reads_position(sub)
    sub.add_argument("--level", choices=LEVELS, default=EXPERT)
    sub.add_argument("--seconds", type=float, default=HINT_SECONDS, metavar="T", help="time to think")
    sub.add_argument("--iterations", type=int, metavar="N", help="looks ahead instead of seconds: repeatable")
    sub.add_argument("--seed", type=int, default=0, metavar="S", help="of the bot's guesses")

    bots.add_parsers(command)
    return parser


COMMANDS = frozenset(
    (
        "games",
        "new",
        "simulate",
        "replay",
        "verify",
        "show",
        "legal",
        "why",
        "apply",
        "import",
        "export",
        "rules",
        "hint",
        *bots.COMMANDS,
    )
)


def run(arguments: Sequence[str]) -> int:
    """Run one command; returns its exit code."""
    args = build_parser().parse_args(arguments)
    try:
        if getattr(args, "games", 1) < 1:
            raise DataError("--games must be at least 1")
        result: Result = args.run(args)
    except (DataError, NotationError, SetupError, UnknownGame, EndlessGame) as error:
        message = " ".join(str(error).split())
        if args.json:
            print(json.dumps({"error": message}, ensure_ascii=False))
        print(f"tarsas: {message}", file=sys.stderr)
        return BAD_INPUT
    print(json.dumps(result.data, ensure_ascii=False) if args.json else result.text)
    return result.code
