"""Local statistics: one line per finished game, appended; nothing leaves the computer."""

from __future__ import annotations

import json
import time
from typing import Any

from desktop import folders
from desktop.session.session import GameSession


def record_game(session: GameSession) -> None:
    """Remembers the result of a finished game once (a resumed one is not counted twice)."""
    if session.path is None or not session.over:
        return
    key = session.path.name
    if any(entry.get("file") == key for entry in read_games()):
        return
    outcome, scores = session.state.outcome(), session.state.scores()
    entry = {
        "file": key,
        "time": round(time.time()),
        "game": session.game.slug,
        "helped": session.helped,
        "moves": len(session.history),
        "seats": [
            {
                **seat.record(),
                "place": outcome.places[i],
                "points": scores[i].total,
                "sources": dict(scores[i].sources),
            }
            for i, seat in enumerate(session.seats)
        ],
    }
    try:
        folders.statistics_file().parent.mkdir(parents=True, exist_ok=True)
        with folders.statistics_file().open("a", encoding="utf-8") as file:
            file.write(json.dumps(entry, ensure_ascii=False) + "\n")
    except OSError:
        return  # statistics are never worth an error dialog


def read_games() -> list[dict[str, Any]]:
    """All remembered games; a damaged line is skipped."""
    try:
        lines = folders.statistics_file().read_text(encoding="utf-8").splitlines()
    except OSError:
        return []
    found = []
    for line in lines:
        try:
            entry = json.loads(line)
            if isinstance(entry, dict) and isinstance(entry.get("seats"), list):
                found.append(entry)
        except ValueError:
            continue
    return found


def reset() -> None:
    folders.statistics_file().unlink(missing_ok=True)
