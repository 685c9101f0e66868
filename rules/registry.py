"""Which games there are. A game's package is imported only when it is asked for, so that start-up stays quick."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pathlib import Path

from rules.core.game import Game

SLUGS: tuple[str, ...] = ("terra_mystica", "teotihuacan", "northgard", "res_arcana", "terramara")


class UnknownGame(ValueError):
    """No game of that name."""

    def __init__(self, slug: str) -> None:
        super().__init__(f"unknown game '{slug}' (known: {', '.join(SLUGS)})")


@cache
def game(slug: str, content: str | None = None) -> Game:
    """The game of that id, with the owner's own content if a file or folder is given; read once.

    Its package has a module-level ``GAME``.
    """
    if content:
        return game(slug).with_content(Path(content))
    if slug not in SLUGS:
        raise UnknownGame(slug)
    found = import_module(f"rules.{slug}").GAME
    assert isinstance(found, Game)
    return found
