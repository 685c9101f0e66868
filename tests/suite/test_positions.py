"""Damaged positions of every game: refused with a place and a reason, or as good as any other."""

from __future__ import annotations

import time

import pytest

from rules import registry
from rules.core import DataError, Game, Rng
from tests.suite.position_fuzz import Damage, examine, written

SEED = 17
SECONDS = 5.0
LEAST = 40  # even on a slow machine so many are tried


@pytest.mark.parametrize("game", [registry.game(slug) for slug in registry.SLUGS], ids=lambda game: game.slug)
def test_damaged_positions_are_refused_or_playable(game: Game) -> None:
    """Reading never crashes; what is read can be asked, played on, written and read again, and always has an answer."""
    rng = Rng(SEED)
    damage = Damage(written(game, SEED), rng)
    end = time.monotonic() + SECONDS
    tried = read = refused = 0
    while tried < LEAST or time.monotonic() < end:
        data = damage.next()
        tried += 1
        try:
            state = game.from_data(data)
        except DataError as error:
            refused += str(error).startswith("position")  # the place comes first
            continue
        read += 1
        try:
            examine(state, rng)
        except Exception as error:
            raise AssertionError(f"damage {tried}: {' | '.join(damage.done)}: {error!r}") from error
    assert LEAST / 2 < refused == tried - read
