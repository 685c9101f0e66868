"""Whether the components of a content go together: the numbers of TR-2, and what the box has only once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.terramara import vocabulary as v
from rules.terramara.content_fields import problem

if TYPE_CHECKING:
    from rules.terramara.content import Content


def check_counts(content: Content) -> None:
    """The numbers of TR-2 that the rules rely on."""
    for level, wanted in ((1, 16), (2, 16), (3, 20)):
        found = sum(1 for artifact in content.artifacts if artifact.level == level)
        if found != wanted:
            raise problem("artifact", f"the deck needs {wanted} cards of level {level}, found {found}")
        tiles = sum(1 for tile in content.bonus_tiles if tile.level == level)
        if tiles != 6:
            raise problem("bonus_tile", f"needs 6 tiles of level {level}, found {tiles}")
        for column in (0, 1):
            if len(content.tiles_of(column, level)) != 4:
                raise problem("territory_tile", f"each column needs 4 tiles of level {level}")
    if len(content.characters) < 5 or len(content.starting_cards) < 5:
        raise problem("content", "four players draft from 5 characters and 5 starting cards")


def check_single(content: Content) -> None:
    """Backs, special spaces and the set-up of a character belong to one component each (TR-3.5, TR-3.6, TR-6.6)."""
    backs: dict[str, str] = {}
    for tile in content.tiles:
        for name in (
            content.outposts[tile.outpost].id if tile.outpost >= 0 else "",
            content.spaces[tile.crossroads].id if tile.crossroads >= 0 else "",
            content.spaces[tile.special].id if tile.special >= 0 else "",
        ):
            if name and name in backs:
                raise problem(tile.id, f"'{name}' is on {backs[name]} already (TR-3.5, TR-3.6)")
            backs[name] = tile.id
    setups: dict[int, str] = {}
    for character in content.characters:
        if character.setup != v.SETUP_NOTHING and character.setup in setups:
            word = v.CHARACTER_SETUPS[character.setup]
            raise problem(character.id, f"setup '{word}' is {setups[character.setup]}'s already (TR-6.6)")
        setups[character.setup] = character.id
