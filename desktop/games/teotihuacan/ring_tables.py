"""The ring of action boards as text: who stands there, what lies there, what it costs and gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.board.text_table import NOTHING, TextTable, listed, place, sign
from desktop.games.teotihuacan.names import gain, player_name, signed_name
from desktop.texts import fill, number, tr
from rules.core import Words
from rules.teotihuacan.content import (
    CELLS,
    COLUMN_TEMPLE,
    HAS_MAIN_ACTION,
    NOBLE_ROW_SPACES,
    NOBLE_VP,
    TECHNOLOGY_GOLD,
)
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.vocabulary import (
    ALCHEMY,
    BOARD,
    BOARD_SPACES,
    CONSTRUCTION,
    DECORATION_TILE,
    DECORATIONS,
    DISCOVERY,
    NOBLES,
    PALACE,
    PYRAMID_TILE,
    ROYAL,
    SITE,
    SPACE,
    TECHNOLOGY,
    TEMPLE,
    WORKERS,
)

if TYPE_CHECKING:
    from desktop.games.teotihuacan.presentation import TeotihuacanPresentation


def ring(presentation: TeotihuacanPresentation, state: TeotihuacanState) -> TextTable:
    """The eight boards clockwise: who stands there decides what an action costs and gives."""
    rows = [
        [
            f"{number(position + 1)}.\u00a0{place(f'board:{BOARD.word(board)}')}",
            _workers_on(presentation, state, board),
            number(state.colours(board)) if HAS_MAIN_ACTION[board] else NOTHING,
            _worship(presentation, state, board),
            _lying(presentation, state, board),
        ]
        for position, board in enumerate(state.board_at)
    ]
    columns = (
        tr("Board"),
        tr("Workers and power"),
        tr("Colours"),
        tr("Worship spaces"),
        tr("What lies there"),
    )
    return TextTable(
        tr("The boards, clockwise"),
        columns,
        rows,
        wide=True,
        section=tr("Boards"),
        note=tr("A main action costs 1 cocoa for each colour of unlocked workers there."),
    )


def _workers_on(presentation: TeotihuacanPresentation, state: TeotihuacanState, board: int) -> str:
    parts = []
    for player in range(state.players):
        powers = state.own_workers(player, board)
        if powers:
            parts.append(_powers(signed_name(presentation, state, player), sorted(powers)))
    neutral = sum(where == board for where in state.neutral)
    if neutral:
        parts.append(tr("{n} neutral", n=neutral))
    return "\n".join(parts) or NOTHING


def _powers(name: str, powers: Sequence[int]) -> str:
    said = ",\u00a0".join(number(power) for power in powers)
    return f"{name}:\u00a0{said}"


def _worship(presentation: TeotihuacanPresentation, state: TeotihuacanState, board: int) -> str:
    parts = []
    for space in BOARD_SPACES[board]:
        worker = state.occupant(space)
        royal = (
            presentation.texts.word(ROYAL.word(state.royal[space])) if board == PALACE and state.royal else ""
        )
        name = place(f"worship:{SPACE.word(space)}", royal)
        who = (
            _powers(signed_name(presentation, state, worker // WORKERS), [state.power[worker]])
            if worker >= 0
            else tr("free")
        )
        parts.append(tr("{place}: {who}", place=name, who=who))
    return "\n".join(parts) or NOTHING


def _lying(presentation: TeotihuacanPresentation, state: TeotihuacanState, board: int) -> str:
    id = BOARD.word(board)
    parts = []
    if id in SITE and state.sites[SITE.index(id)]:
        here = place(f"site:{id}", tr("discovery tile"))
        parts.append(tr("{place}: {what}", place=here, what=tiles_at(state, SITE.index(id))))
    if board == ALCHEMY:
        parts.append(_numbered(tr("technologies {list}"), "tech", TECHNOLOGY, state.technologies))
    elif board == NOBLES:
        for row, spaces in enumerate(NOBLE_ROW_SPACES):
            left = [number(NOBLE_VP[space]) for space in spaces if not state.nobles >> space & 1]
            points = "/".join(left) or number(0)
            parts.append(tr("row {n}: {points} points left", n=row + 1, points=points))
    elif board == DECORATIONS:
        parts.append(_numbered(tr("tiles {list}"), "deco_tile", DECORATION_TILE, state.decoration_display))
    elif board == CONSTRUCTION:
        parts.append(_numbered(tr("tiles {list}"), "pyr_tile", PYRAMID_TILE, state.pyramid_display))
    return "\n".join(parts) or NOTHING


def _numbered(sentence: str, kind: str, words: Words, tiles: Sequence[int]) -> str:
    """Tiles by the number printed on them; they are described in a table of their own."""
    ids = [words.word(tile) for tile in tiles if tile >= 0]
    return fill(sentence, {"list": listed(place(f"{kind}:{id}", id.rpartition("_")[2]) for id in ids)})


def tiles_at(state: TeotihuacanState, site: int) -> str:
    """Discovery tiles that lie open at a site."""
    return listed(place(f"discovery:{DISCOVERY.word(kind)}") for kind in state.sites[site])


def technologies(presentation: TeotihuacanPresentation, state: TeotihuacanState) -> TextTable:
    """The six technologies with their price, the temple of their column and those who have learnt them."""
    rows = []
    for position, tile in enumerate(state.technologies):
        id = TECHNOLOGY.word(tile)
        found = presentation.texts.explain_word(id)
        owners = [
            sign(presentation.colour(state, player)) + "\u00a0" + player_name(presentation, player)
            for player in range(len(presentation.seats))
            if state.known[player] >> tile & 1
        ]
        temple = TEMPLE.word(COLUMN_TEMPLE[position % len(COLUMN_TEMPLE)])
        rows.append(
            [
                place(f"tech:{id}"),
                found.text if found is not None else "",
                number(TECHNOLOGY_GOLD[tile]),
                presentation.texts.word(temple),
                "\n".join(owners) or NOTHING,
            ]
        )
    columns = (
        tr("Technology"),
        tr("What it does"),
        presentation.texts.word("gold"),
        tr("Step on"),
        tr("Learnt by"),
    )
    return TextTable(tr("Technologies"), columns, rows, wide=True, section=tr("Technologies"))


def yields(presentation: TeotihuacanPresentation) -> TextTable:
    """The printed tables of the three resource boards."""
    rows: list[list[str]] = []
    for board, cells in enumerate(CELLS):
        if cells:
            rows.append([presentation.texts.word(BOARD.word(board))])
        for workers, row in enumerate(cells):
            head = tr("{n} {n:worker|workers}", n=workers + 1)
            rows.append([head, *(gain(presentation, amounts) for amounts in row)])
    columns = (tr("Own workers there"), tr("power 1"), tr("power 2 or 3"), tr("power 4 or 5"))
    note = tr("The weakest of the workers counts.")
    return TextTable(tr("What the resource boards give"), columns, rows, wide=True, note=note)
