"""Finding a game by its short name; further games can be announced by module (tests, add-ons)."""

from __future__ import annotations

from importlib import import_module

from rules.core import Game

EXTRA_MODULES: dict[str, str] = {}


def module_of(slug: str) -> str:
    """The module whose `GAME` is the game; worker processes import the same."""
    return EXTRA_MODULES.get(slug, f"rules.{slug}")


def find_game(slug: str) -> Game:
    """The game; raises if its rules are not there (the start page then says so)."""
    if slug in EXTRA_MODULES:
        found = import_module(EXTRA_MODULES[slug]).GAME
        assert isinstance(found, Game)
        return found
    from rules import registry

    return registry.game(slug)
