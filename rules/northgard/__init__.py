"""Northgard: Uncharted Lands (NG): explore, fight and build for fame, with personal decks and, if wanted, creatures.

`content` and `cards` read the TOML tables, `land` is the map, `state` the position; every other module is one concept
of the game with its decisions: `turn`, `moving`, `combat`, `exploring`, `creatures`, `year` and so on.
"""

from rules.northgard.game import GAME

__all__ = ["GAME"]
