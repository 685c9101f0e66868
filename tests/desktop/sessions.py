"""Games for the window's tests, and the way to positions in them, without the window."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

from desktop.art import look
from desktop.session.games import find_game
from desktop.session.session import GameSession
from desktop.session.table import BOT, HUMAN, Seat, Table
from rules.core import Action, State

NAMES = ("Anna", "Béla", "Csilla", "Dávid", "Feri")
COLOURS = ("red", "blue", "green", "yellow", "purple")
LONGEST_WAY = 260


def new_session(
    slug: str,
    people: int = 2,
    bots: int = 0,
    seed: int = 1,
    options: dict[str, object] | None = None,
    table: Table | None = None,
    path: Path | None = None,
) -> GameSession:
    """A new game of people and then bots."""
    colours = look.palette["players"].get(slug, COLOURS)
    seats = [
        Seat(NAMES[i], HUMAN if i < people else BOT, 0 if i < people else 1, colours[i])
        for i in range(people + bots)
    ]
    return GameSession.new(find_game(slug), seats, dict(options or {}), seed, path, table or Table())  # type: ignore[arg-type]


def moves_until(session: GameSession, wanted: Callable[[State], bool]) -> list[Action] | None:
    """Random moves to a position that is wanted; None if the game meets none soon enough."""
    rng = random.Random(7)
    moves: list[Action] = []
    while not session.over and len(moves) < LONGEST_WAY:
        if wanted(session.state):
            return moves
        moves.append(rng.choice(session.legal()))
        session.act(moves[-1])
    return None
