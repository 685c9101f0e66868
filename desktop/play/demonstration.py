"""A game as the command line asks for it: so many seats, this seed, the first K decisions made at random."""

from __future__ import annotations

import argparse
import random

from desktop.art import look
from desktop.session.games import find_game
from desktop.session.saved import new_path
from desktop.session.seeds import seed_number
from desktop.session.session import GameSession
from desktop.session.table import SEAT_COLOURS, Seat
from rules.core import SetupError

NAMES = ("Anna", "Béla", "Csilla", "Dávid", "Feri")


def demonstration(slug: str, options: argparse.Namespace) -> GameSession:
    """SetupError, with one sentence, if the rules refuse such a table."""
    game = find_game(slug)
    count = game.least_players if options.players is None else options.players
    pairs = [text.partition("=") for text in options.option]
    unsaid = [name for name, _, value in pairs if not value]
    if unsaid:
        raise SetupError(f"option {unsaid[0]} needs a value: --option {unsaid[0]}=VALUE")
    chosen = game.parse_options({name: value for name, _, value in pairs})
    seed = seed_number(options.seed) if options.seed else random.SystemRandom().randrange(2**32)
    game.setup(count, seed, chosen)
    colours = look.palette["players"].get(slug, SEAT_COLOURS)
    seats = [Seat(NAMES[i], "human", 0, colours[i % len(colours)]) for i in range(count)]
    session = GameSession.new(game, seats, chosen, seed, None if options.screenshot else new_path(slug))
    chance = random.Random(seed)
    for _ in range(options.advance):
        if session.over:
            break
        session.act(chance.choice(session.legal()))
    return session
