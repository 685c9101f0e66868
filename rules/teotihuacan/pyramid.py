"""The geometry of the pyramid: levels, supports, sides, rotation, and which icons a tile would match.

Quadrants are numbered row * 8 + column; a tile covers four of them, named clockwise from the top left (TE-24.3).
Icons are 0 idol (blue), 1 crown (red), 2 serpent (green), 3 glyph: the number of the temple they belong to, or 3.
"""

from __future__ import annotations

from typing import Final

from rules.core import read_toml
from rules.teotihuacan.content import FOLDER
from rules.teotihuacan.vocabulary import (
    BUILD,
    DECORATION_SPACE,
    DECORATION_TILE,
    GLYPH,
    ICON_LETTERS,
    PYRAMID_SPACE,
    PYRAMID_TILE,
)

SIDE: Final = 8
ROTATIONS: Final = 4
COLOURED: Final = 4  # added to an icon that also gives a temple step
Icons = tuple[int, ...]

_data = read_toml(FOLDER / "pyramid.toml")


def _icon(letter: str) -> int:
    kind = ICON_LETTERS.index(letter.lower())
    return kind + COLOURED if letter.isupper() else kind


# -- levels -----------------------------------------------------------------------------------------------------------

_levels = _data.get("level").entries(4)
LEVEL_STONE: Final = (0, *(level.get("stone").whole() for level in _levels))
LEVEL_WOOD: Final = (0, *(level.get("wood").whole() for level in _levels))
LEVEL_VP: Final = (0, *(level.get("vp").whole() for level in _levels))

SPACES: Final = len(PYRAMID_SPACE)
_places = [
    (level, row, column) for level in range(1, 5) for row in range(5 - level) for column in range(5 - level)
]
SPACE_LEVEL: Final = tuple(level for level, _, _ in _places)


def _quadrants(level: int, row: int, column: int) -> tuple[int, int, int, int]:
    top, left = 2 * row + level - 1, 2 * column + level - 1
    corner = top * SIDE + left
    return corner, corner + 1, corner + SIDE + 1, corner + SIDE


QUADRANTS: Final = tuple(_quadrants(*place) for place in _places)
# the spaces a tile rests on, as a bit mask: the four tiles of the level below that it touches (TE-9.6.2)
SUPPORTS: Final = tuple(
    sum(
        1 << _places.index((level - 1, row + down, column + right))
        for down in (0, 1)
        for right in (0, 1)
        if level > 1
    )
    for level, row, column in _places
)
FULL: Final = (1 << SPACES) - 1
GROUND: Final = tuple(
    _icon(letter) for row in _data.get("ground").get("rows").entries(SIDE) for letter in row.text()
)

# -- pyramid tiles ----------------------------------------------------------------------------------------------------

_tiles = _data.get("pyramid_tiles")
_icons = [tuple(_icon(letter) for letter in _tiles.get(word).text()) for word in PYRAMID_TILE.words]
# TILE_ICONS[tile][rotation]: a clockwise quarter turn brings the bottom-left icon to the top left
TILE_ICONS: Final = tuple(
    tuple(tuple(icons[(place - turn) % 4] for place in range(4)) for turn in range(ROTATIONS))
    for icons in _icons
)
# every build action, made once: BUILD_ACTIONS[tile][space] holds one per rotation
BUILD_ACTIONS: Final = tuple(
    tuple(tuple((BUILD, tile, space, turn) for turn in range(ROTATIONS)) for space in range(SPACES))
    for tile in range(len(PYRAMID_TILE))
)


def open_spaces(built: int) -> list[int]:
    """Empty spaces whose four supports are there, given the mask of built spaces."""
    return [
        space
        for space in range(SPACES)
        if not built >> space & 1 and built & SUPPORTS[space] == SUPPORTS[space]
    ]


def matches(visible: list[int], space: int, tile: int, rotation: int) -> tuple[int, list[int]]:
    """How many icons match (TE-9.7.2), and the temple steps of coloured ones as counts blue, red, green (TE-9.7.3)."""
    return match_icons([visible[quadrant] for quadrant in QUADRANTS[space]], TILE_ICONS[tile][rotation])


def match_icons(covered: list[int], icons: Icons) -> tuple[int, list[int]]:
    """Compare icons of a new tile with the kinds they cover, place by place."""
    points = 0
    steps = [0, 0, 0]
    for under, icon in zip(covered, icons, strict=True):
        if icon & 3 == under:
            points += 1
            if icon >= COLOURED:
                steps[under] += 1
    return points, steps


# -- decorations ------------------------------------------------------------------------------------------------------

_bars = _data.get("decoration_space").entries(len(DECORATION_SPACE))
DECORATION_SPACES: Final = len(DECORATION_SPACE)
# the pyramid tiles both squares must lie on, as a mask; the level below is the space before (TE-9.5.2)
DECORATION_SUPPORTS: Final = tuple(
    sum(1 << space for space in bar.get("needs_pyramid_spaces").words(PYRAMID_SPACE)) for bar in _bars
)
_SIDES: Final = ("top", "right", "bottom", "left")
_bar_quadrants = [
    tuple(row * SIDE + column for row, column in (entry.ints(2) for entry in bar.get("quadrants").entries(2)))
    for bar in _bars
]
_SWAPPED: Final = tuple(bar.get("swap_icons").flag() for bar in _bars)
DECORATION_ICONS: Final = tuple(
    tuple(_icon(letter) for letter in _data.get("decoration_tiles").get(word).text())
    for word in DECORATION_TILE.words
)
_bar_ground = [
    [_icon(letter) for letter in _data.get("decoration_ground").get(side).text()] for side in _SIDES
]


def decoration_level(space: int) -> int:
    """1 (outside) to 4 (next to the top)."""
    return space % 4 + 1


def open_decorations(built: int, decorations: list[int]) -> list[int]:
    """Empty decoration spaces with what they need below them and one level further out."""
    found = []
    for space in range(DECORATION_SPACES):
        supported = built & DECORATION_SUPPORTS[space] == DECORATION_SUPPORTS[space]
        if decorations[space] < 0 and supported and (space % 4 == 0 or decorations[space - 1] >= 0):
            found.append(space)
    return found


def decoration_matches(visible: list[int], space: int, tile: int) -> tuple[int, list[int]]:
    """Like :func:`matches` for a decoration; its arrow points to the centre, so each side turns it (TE-9.5.3)."""
    if space % 4 == 0:
        covered = _bar_ground[space // 4]
    else:
        covered = [visible[quadrant] for quadrant in _bar_quadrants[space]]
    icons = DECORATION_ICONS[tile]
    return match_icons(covered, icons[::-1] if _SWAPPED[space] else icons)


# -- the start --------------------------------------------------------------------------------------------------------

# layouts for 2 (and solo), 3, 4 players; the first is the usual one (TE-2.9)
START_LAYOUTS: Final = tuple(
    tuple(
        tuple(record.get("spaces").words(PYRAMID_SPACE))
        for record in _data.get("start").entries()
        if record.get("players").whole() == players
    )
    for players in (2, 3, 4)
)
assert all(icon < GLYPH or icon in (GLYPH, 4, 5, 6) for icons in _icons for icon in icons)
