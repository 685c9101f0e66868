"""Local statistics: one line per finished game, appended; nothing leaves the computer."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable
from typing import Any

from desktop import folders
from desktop.session.session import GameSession

PER_SEAT_KEYS = ("seats", "players_state")  # the list with one entry a seat
ROLE_KEYS = ("faction", "clan", "mage", "character")


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
                "role": _role(session, i),
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


def _role(session: GameSession, seat: int) -> str:
    """What the seat played: the id of its faction, clan, mage or character."""
    data = session.state.position_data()
    entry: dict[str, Any] = next((data[key][seat] for key in PER_SEAT_KEYS if key in data), {})
    return next((entry[key] for key in ROLE_KEYS if isinstance(entry.get(key), str)), "")


class Line:
    """What is counted for one name."""

    def __init__(self) -> None:
        self.games = self.won = self.best = self.total = 0

    def add(self, seat: dict[str, Any]) -> None:
        self.games += 1
        self.won += seat.get("place") == 1
        points = int(seat.get("points", 0))
        self.total += points
        self.best = max(self.best, points) if self.games > 1 else points


def count_games(
    entries: Iterable[dict[str, Any]],
    name_of: Callable[[dict[str, Any], dict[str, Any]], str],
    kind: str | None = None,
) -> dict[tuple[str, str], Line]:
    """(game, name) -> counts over the seats of that kind; a seat without a name is not counted."""
    result: dict[tuple[str, str], Line] = {}
    for entry in entries:
        for seat in entry["seats"]:
            name = name_of(entry, seat) if kind in (None, seat.get("kind")) else ""
            if name:
                result.setdefault((str(entry.get("game")), name), Line()).add(seat)
    return result


def people_won() -> tuple[int, int]:
    """Finished games with people, and how many of them a person won: for the start page."""
    games = [entry for entry in read_games() if any(seat.get("kind") == "human" for seat in entry["seats"])]
    won = sum(any(s.get("kind") == "human" and s.get("place") == 1 for s in e["seats"]) for e in games)
    return len(games), won


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
    """Forgets all results. OSError if the disk does not allow it."""
    folders.statistics_file().unlink(missing_ok=True)
