"""In the bots' process, for games that the bots do not know (announced by module): any legal move. Imports no Qt."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from rules.core import Game, Rng


def think(_context: object, module: str, data: dict[str, Any], seed: int) -> str:
    """A random legal move for a view, as notation."""
    game: Game = import_module(module).GAME
    options = game.from_data(data).legal()
    return game.notation.text(options[Rng(seed).below(len(options))])
