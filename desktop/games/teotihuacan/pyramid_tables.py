"""The pyramid as text: its levels seen from above, the tiles on offer, the decorations on its sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.board.text_table import TextTable, picture, place, soft, told
from desktop.texts import number, tr
from rules.teotihuacan.pyramid import (
    COLOURED,
    DECORATION_ICONS,
    LEVEL_STONE,
    LEVEL_VP,
    LEVEL_WOOD,
    QUADRANTS,
    SPACE_LEVEL,
    SUPPORTS,
    TILE_ICONS,
    decoration_matches,
    open_decorations,
)
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.vocabulary import DECORATION_SPACE, DECORATION_TILE, ICON, PYRAMID_SPACE, PYRAMID_TILE

if TYPE_CHECKING:
    from desktop.games.teotihuacan.presentation import TeotihuacanPresentation

LEVELS = 4
COLOURED_MARK = "▲"


def tiles_on_offer(presentation: TeotihuacanPresentation, state: TeotihuacanState) -> TextTable:
    """The open pyramid and decoration tiles with their icons as they lie unturned."""
    pyramid = [tile for tile in state.pyramid_display if tile >= 0]
    decorations = [tile for tile in state.decoration_display if tile >= 0]
    rows = [
        [
            _tile(presentation, f"pyr_tile:{PYRAMID_TILE.word(tile)}", _squared(TILE_ICONS[tile][0]))
            for tile in pyramid
        ],
        [
            _tile(presentation, f"deco_tile:{DECORATION_TILE.word(tile)}", (DECORATION_ICONS[tile],))
            for tile in decorations
        ],
    ]
    columns = max(len(row) for row in rows)
    padded = [[*row, *[""] * (columns - len(row))] for row in rows if row]
    note = tr(
        "{mark}: a match of this icon also gives a step on its temple. Decorations: seen with the arrow to the centre.",
        mark=COLOURED_MARK,
    )
    return TextTable(
        tr("Tiles on offer for the pyramid"),
        (),
        padded,
        plan=True,
        wide=True,
        note=note,
        section=tr("Pyramid"),
    )


def _squared(icons: Sequence[int]) -> tuple[tuple[int, int], tuple[int, int]]:
    """Four icons, named clockwise from the top left, as two lines."""
    top_left, top_right, bottom_right, bottom_left = icons
    return (top_left, top_right), (bottom_left, bottom_right)


def _tile(
    presentation: TeotihuacanPresentation, target: str, lines: Sequence[Sequence[int]], name: str = ""
) -> str:
    return "\n".join([name or place(target), *_lines(presentation, lines)])


def _lines(presentation: TeotihuacanPresentation, lines: Sequence[Sequence[int]]) -> list[str]:
    return ["\u2002".join(_icon(presentation, icon) for icon in line) for line in lines]


def _icon(presentation: TeotihuacanPresentation, icon: int) -> str:
    id = ICON.word(icon % COLOURED)
    mark = COLOURED_MARK if icon >= COLOURED else ""
    return f"{picture(f'pyramid_{id}', 14)}\u00a0{presentation.texts.word(id)}{mark}"


def levels(presentation: TeotihuacanPresentation, state: TeotihuacanState) -> list[TextTable]:
    return [_level(presentation, state, level) for level in range(1, LEVELS + 1)]


def _level(presentation: TeotihuacanPresentation, state: TeotihuacanState, level: int) -> TextTable:
    """One level of the pyramid as it is seen from above: the icons that show."""
    side = LEVELS + 1 - level
    spaces = [space for space in range(len(SPACE_LEVEL)) if SPACE_LEVEL[space] == level]
    title = tr("Pyramid, level {n}, seen from above", n=level)
    if not any(state.pyramid[space] >= 0 or _supported(state, space) for space in spaces):
        return TextTable(title, (), ())
    cells = [_space(presentation, state, space) for space in spaces]
    rows = [cells[row * side : (row + 1) * side] for row in range(side)]
    stone, wood = LEVEL_STONE[level], LEVEL_WOOD[level]
    note = (
        tr("A tile here costs {stone} stone and {wood} wood and scores {n} {n:point|points}, and 1 for each match.",
           stone=stone, wood=wood, n=LEVEL_VP[level])
        if wood
        else tr("A tile here costs {stone} stone and scores {n} {n:point|points}, and 1 for each match.",
                stone=stone, n=LEVEL_VP[level])
    )  # fmt: skip
    return TextTable(title, (), rows, plan=True, wide=True, note=note)


def _space(presentation: TeotihuacanPresentation, state: TeotihuacanState, space: int) -> str:
    if state.pyramid[space] < 0 and not _supported(state, space):
        return soft(tr("not supported yet"))
    lines = _squared([state.icons[quadrant] for quadrant in QUADRANTS[space]])
    id = PYRAMID_SPACE.word(space)
    name = (
        told(PYRAMID_TILE.word(state.pyramid[space] // 4))
        if state.pyramid[space] >= 0
        else place(f"pyr:{id}", tr("free, shows"))
    )
    return _tile(presentation, id, lines, name)


def _supported(state: TeotihuacanState, space: int) -> bool:
    return state.built & SUPPORTS[space] == SUPPORTS[space]


def decorations(presentation: TeotihuacanPresentation, state: TeotihuacanState) -> TextTable:
    """The four sides, from the lowest step to the top."""
    free = open_decorations(state.built, state.decorations)
    cells = [_decoration(state, space, space in free) for space in range(len(DECORATION_SPACE))]
    sides = (tr("Top side"), tr("Right side"), tr("Bottom side"), tr("Left side"))
    rows = [[side, *cells[i * LEVELS : (i + 1) * LEVELS]] for i, side in enumerate(sides)]
    columns = ("", *(tr("Level {n}", n=level) for level in range(1, LEVELS + 1)))
    note = tr("Where a tile on offer would match, its number and how many icons match stand there.")
    return TextTable(tr("Decorations of the pyramid"), columns, rows, wide=True, note=note)


def _decoration(state: TeotihuacanState, space: int, free: bool) -> str:
    tile = state.decorations[space]
    target = f"deco:{DECORATION_SPACE.word(space)}"
    if tile >= 0:
        return told(DECORATION_TILE.word(tile))
    if not free:
        return place(target, tr("not yet"))
    found = [
        tr("{n}: {k} {k:match|matches}", n=number(tile + 1), k=matched)
        for tile in state.decoration_display
        if tile >= 0 and (matched := decoration_matches(state.icons, space, tile)[0])
    ]
    return "\n".join([place(target, tr("free")), *found])
