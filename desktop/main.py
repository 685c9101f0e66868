"""The command `tarsas`: no Qt is imported before it is needed, because every worker process repeats this import."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import argparse


def parser() -> argparse.ArgumentParser:
    import argparse

    p = argparse.ArgumentParser(prog="tarsas", description="Five board games for one table.")
    p.add_argument("what", nargs="?", help="a game (its short name) or a journal file to open")
    p.add_argument("--players", type=int, help="number of seats of a new game")
    p.add_argument("--seed", help="seed of a new game")
    p.add_argument(
        "--option",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="an option of the game (repeatable)",
    )
    p.add_argument(
        "--advance", type=int, default=0, metavar="K", help="let simple bots make the first K decisions"
    )
    p.add_argument(
        "--screenshot", type=Path, metavar="OUT.png", help="write a picture of the window and leave"
    )
    p.add_argument("--size", default="", metavar="WxH", help="size of the window")
    p.add_argument("--language", choices=("en", "hu"))
    p.add_argument("--theme", choices=("light", "dark"))
    p.add_argument("--text-scale", type=int, metavar="PERCENT")
    p.add_argument(
        "--page", default="", help="page to show: home, new_game, settings, saves, statistics, rules"
    )
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
