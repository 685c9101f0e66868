"""The command `tarsas`: no Qt is imported before it is needed, because every worker process repeats this import."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse

PAGES = ("home", "new_game", "settings", "saves", "statistics", "rules")


def _number(text: str, least: int, most: int, what: str) -> int:
    import argparse

    if not text.isdigit() or not least <= int(text) <= most:
        raise argparse.ArgumentTypeError(what)
    return int(text)


def count(text: str) -> int:
    return _number(text, 0, 100_000, f"'{text}' is not a number from 0 up")


def percent(text: str) -> int:
    return _number(text, 80, 200, f"'{text}' is not a percentage from 80 to 200")


def size(text: str) -> tuple[int, int]:
    width, _, height = text.lower().partition("x")
    what = f"'{text}' is not a size like 1366x768"
    return _number(width, 200, 20_000, what), _number(height, 200, 20_000, what)


def parser() -> argparse.ArgumentParser:
    import argparse

    p = argparse.ArgumentParser(prog="tarsas", description="Five board games for one table.")
    p.add_argument("what", nargs="?", help="a game (its short name) or a journal file to open")
    p.add_argument("--players", type=count, metavar="N", help="number of seats of a new game")
    p.add_argument("--seed", help="seed of a new game: a number or words, as on the page of a new game")
    p.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game (repeatable)",
    )
    p.add_argument(
        "--advance", type=count, default=0, metavar="K", help="let simple bots make the first K decisions"
    )
    p.add_argument(
        "--screenshot", type=Path, metavar="OUT.png", help="write a picture of the window and leave"
    )
    p.add_argument("--size", type=size, metavar="WxH", help="size of the window")
    p.add_argument("--language", choices=("en", "hu"))
    p.add_argument("--theme", choices=("light", "dark"))
    p.add_argument("--text-scale", type=percent, metavar="PERCENT", help="80 to 200")
    p.add_argument("--page", choices=PAGES, help="page to show")
    p.add_argument("--table-view", action="store_true", help="show the table as text instead of the board")
    p.add_argument(
        "--self-test", action="store_true", help="check that the installed program works, and leave"
    )
    return p


def main(arguments: Sequence[str] | None = None) -> int:
    if getattr(sys, "frozen", False):  # a worker of the frozen program starts here too
        import multiprocessing

        multiprocessing.freeze_support()
    options = parser().parse_args(arguments)
    if options.self_test:
        from desktop.self_test import self_test

        return self_test()
    from desktop import tidying

    tidying.pause()  # until the window has been seen
    from desktop.start import start

    return start(options)


if __name__ == "__main__":
    sys.exit(main())
