"""The games under test, and the ways to set each of them up."""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import NamedTuple

import pytest

from rules import registry
from rules.core import Game, SetupError, State, Value
from tests.sample import GAME as SAMPLE


class Subject(NamedTuple):
    """One way to set up one game."""

    game: Game
    players: int
    options: dict[str, Value]

    def new(self, seed: int) -> State:
        return self.game.new(self.players, seed, self.options)

    def __str__(self) -> str:
        changed = [f"{key}={value}" for key, value in self.options.items()]
        return "-".join([self.game.slug, f"{self.players}p", *changed])


def games() -> list[Game]:
    """Every registered game and the sample; TARSAS_GAMES=slug,slug narrows it while one game is being written."""
    wanted = os.environ.get("TARSAS_GAMES")
    slugs = wanted.split(",") if wanted else ["sample", *registry.SLUGS]
    return [SAMPLE if slug == "sample" else registry.game(slug) for slug in slugs]


def _variants(game: Game) -> Iterator[Subject]:
    """Every player count with the default options, and every other choice of each option at each player count."""
    for players in range(game.least_players, game.most_players + 1):
        changes: list[dict[str, Value]] = [{}]
        for option in game.options:
            changes += [{option.key: choice} for choice in option.choices if choice != option.default]
        for options in changes:
            try:
                game.setup(players, 0, options)
            except SetupError:
                continue
            yield Subject(game, players, options)


def all_subjects() -> list[Subject]:
    return [subject for game in games() for subject in _variants(game)]


def default_subjects() -> list[Subject]:
    return [subject for subject in all_subjects() if not subject.options]


every_game = pytest.mark.parametrize("game", games(), ids=lambda game: game.slug)
every_count = pytest.mark.parametrize("subject", default_subjects(), ids=str)
every_variant = pytest.mark.parametrize("subject", all_subjects(), ids=str)
