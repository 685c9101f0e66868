"""Golden traces: the number of options along a fixed random game, pinned, so that no rule changes unnoticed.

After an intended change: ``TARSAS_GOLDEN=write python -m pytest tests/suite/test_golden.py -n0`` and read the diff.
"""

from __future__ import annotations

import json
import os
from pathlib import Path

from rules.core import Game, Rng
from tests.suite.subjects import every_game

FOLDER = Path(__file__).parents[1] / "golden"


def trace(game: Game, players: int, seed: int) -> dict[str, object]:
    state = game.new(players, seed)
    rng = Rng(seed)
    counts = []
    while not state.over and len(counts) < 400:
        options = state.legal()
        counts.append(len(options))
        state.play(rng.choice(options))
    return {"players": players, "seed": seed, "options": counts, "digest": state.digest()}


@every_game
def test_trace_is_the_pinned_one(game: Game) -> None:
    found = [
        trace(game, players, 100 + players) for players in range(game.least_players, game.most_players + 1)
    ]
    path = FOLDER / f"{game.slug}.json"
    if os.environ.get("TARSAS_GOLDEN") == "write":
        path.write_text(json.dumps(found) + "\n", encoding="utf-8")
    assert json.loads(path.read_text(encoding="utf-8")) == found
