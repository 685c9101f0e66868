"""A game as the command line asks for it: so many seats, this seed, the first K decisions made at random."""

from __future__ import annotations

import argparse
import random

from desktop.art import look
from desktop.session.games import find_game
from desktop.session.saved import new_path
from desktop.session.session import GameSession
from desktop.session.table import SEAT_COLOURS, Seat

NAMES = ("Anna", "Béla", "Csilla", "Dávid", "Feri")


def demonstration(slug: str, options: argparse.Namespace) -> GameSession:
    game = find_game(slug)
    count = options.players or game.least_players
    chosen = game.parse_options(dict(text.split("=", 1) for text in options.option))
    seed = int(options.seed) if options.seed else random.SystemRandom().randrange(2**32)
    colours = look.palette["players"].get(slug, SEAT_COLOURS)
    seats = [Seat(NAMES[i], "human", 0, colours[i % len(colours)]) for i in range(count)]
    session = GameSession.new(game, seats, chosen, seed, None if options.screenshot else new_path(slug))
    chance = random.Random(seed)
    for _ in range(options.advance):
        if session.over:
            break
        session.act(chance.choice(session.legal()))
    return session
