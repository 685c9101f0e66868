"""What the two sides of a character are worth to a bot: the young one helps to grow, the experienced one scores."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rules.terramara import board
from rules.terramara.content import Content


class Sides(NamedTuple):
    """Points that each side brings in a round in the middle of the game."""

    young: float
    experienced: float


# The Pathfinder's sixth explorer counts as a clan member, so his young side has nothing of its own.
WORTH = {
    "character_traveler": Sides(2.4, 4.0),
    "character_sage": Sides(2.4, 4.0),
    "character_fighter": Sides(1.0, 3.0),
    "character_artisan": Sides(3.2, 6.0),
    "character_trader": Sides(2.2, 2.5),
    "character_pathfinder": Sides(0.0, 4.5),
    "character_settler": Sides(1.0, 2.5),
}
USUAL = Sides(1.5, 3.5)  # a character that is not in the table
YOUNG_BY_ROUND = (0.0, 1.4, 1.2, 1.0, 0.7, 0.4)  # growth is worth most at the beginning
EXPERIENCED_BY_ROUND = (0.0, 0.6, 0.8, 1.0, 1.2, 1.4)  # points come with what has grown
MEMBERS = 6.0  # whom a clan sends in a round, about


@cache
def by_round(content: Content, character: int, experienced: bool) -> tuple[tuple[float, float], ...]:
    """For every round: what the side brings in it, and what it will bring after it if the character is flipped in time."""
    sides = WORTH.get(content.characters[character].id, USUAL)
    old = [sides.experienced * share for share in EXPERIENCED_BY_ROUND]
    now = old if experienced else [sides.young * share for share in YOUNG_BY_ROUND]
    return tuple(
        (now[round], sum(max(now[later], old[later]) for later in range(round + 1, board.ROUNDS + 1)))
        for round in range(board.ROUNDS + 1)
    )


def character_worth(content: Content, character: int, experienced: bool, round: int, home: int) -> float:
    """The rest of this round, by the clan members still to send, and all later ones."""
    now, later = by_round(content, character, experienced)[round]
    return now * home / MEMBERS + later
