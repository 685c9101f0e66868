"""The land as text: the map with every part of every tile where it lies, and the territories they form."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.board.generic_tables import decider_of
from desktop.board.text_table import TextTable, listed, picture, place, sign, soft, told
from desktop.texts import number, tr
from rules.northgard.content import (
    AREAS,
    BUILDINGS,
    CARVED_SITE,
    CREATURES,
    LARGE_SITE,
    RESOURCES,
    SMALL_SITE,
    TILES,
    symbol,
)
from rules.northgard.land import coordinates
from rules.northgard.state import NorthgardState
from rules.northgard.vocabulary import TILE

if TYPE_CHECKING:
    from desktop.games.northgard.presentation import NorthgardPresentation

MARGIN = 1  # empty places shown around the map: where tiles can be put
ARROWS = "↑→↓←"  # the sides of a tile, north first
MIDDLE = "•"


def amounts(presentation: NorthgardPresentation, given: Sequence[int]) -> str:
    """So much of each resource, in words."""
    return listed(
        f"{number(amount)}\u00a0{presentation.texts.word(RESOURCES[kind])}"
        for kind, amount in enumerate(given)
        if amount
    )


def _symbols(shown: int) -> list[int]:
    return [symbol(shown, kind) for kind in range(len(RESOURCES))]


# -- the map ----------------------------------------------------------------------------------------------------


def land_map(presentation: NorthgardPresentation, state: NorthgardState) -> TextTable:
    """The tiles as they lie, with what is in each part, and the empty places around them."""
    land = state.land
    where = {coordinates(cell): (tile, turns) for tile, cell, turns in land.placed}
    title = tr("The map, north at the top")
    if not where:
        return TextTable(title, (), ())
    edge = {coordinates(cell) for cell in land.edge_cells()}
    xs, ys = [x for x, _ in where], [y for _, y in where]
    rows = []
    for y in range(min(ys) - MARGIN, max(ys) + MARGIN + 1):
        cells = []
        for x in range(min(xs) - MARGIN, max(xs) + MARGIN + 1):
            found = where.get((x, y))
            if found is not None:
                cells.append(_tile(presentation, state, *found))
            else:
                name = f"{number(x)},\u00a0{number(y)}"
                cells.append(place(f"cell:{x},{y}", name) if (x, y) in edge else "")
        rows.append(cells)
    note = tr(
        "Arrows show the sides on which a part of a tile lies now; its name is that of the unturned tile. "
        "Parts that meet are one territory."
    )
    return TextTable(title, (), rows, plan=True, wide=True, section=tr("Map"), note=note)


def _tile(presentation: NorthgardPresentation, state: NorthgardState, tile: int, turns: int) -> str:
    facing = TILES[tile].facing[turns]
    lines = [soft(presentation.texts.word(TILES[tile].id))]
    for area in TILES[tile].areas:
        lines.append(_part(presentation, state, area, [side for side in range(4) if facing[side] == area]))
    return "\n".join(lines)


def _part(presentation: NorthgardPresentation, state: NorthgardState, area: int, sides: Sequence[int]) -> str:
    """A part of a tile: where it lies, whose it is and with how many units."""
    root = state.land.root[area]
    owner = state.owner[root]
    arrows = "".join(ARROWS[side] for side in sides) or MIDDLE
    parts = []
    if owner >= 0:
        parts.append(f"{sign(presentation.colour(state, owner))}\u00a0{number(state.units[root])}")
        if state.kaija_in(owner, root):
            parts.append(told("kaija"))
    parts += [arrows, place(f"area:{AREAS[area].id}", part_name(presentation, area))]
    if any(state.creature_at[creature] == root for creature in state.line):
        parts.append(picture("creature", 14))
    return " ".join(parts)


def part_name(presentation: NorthgardPresentation, area: int) -> str:
    """The name of a part without that of its tile; a tile of one part is "all"."""
    texts = presentation.texts
    whole, tile = texts.word(AREAS[area].id), texts.word(TILES[AREAS[area].tile].id)
    return whole.replace(tile, "").strip(" ,") or whole


def tiles_to_place(presentation: NorthgardPresentation, state: NorthgardState) -> TextTable:
    """What lies on the tiles that are being placed; printed sides, before turning."""
    decision = state.decision
    ids = str(decision.params.get("tiles", "")).replace(",", " ").split() if decision is not None else []
    if not ids and decision is not None and decision.kind == "setup_tile":
        ids = [TILES[tile].id for tile in state.setup_tiles[decision.seat] if tile >= 0]
    rows = []
    for id in ids:
        if id not in TILE:
            continue
        for area in TILES[TILE.index(id)].areas:
            record = AREAS[area]
            arrows = "".join(ARROWS[side] for side in record.sides) or MIDDLE
            beside = [
                f"{part_name(presentation, other)}{' ' + tr('(rough)') if rough else ''}"
                for other, rough in record.borders
            ]
            found = [_site(record.site), tr("creature lair") if record.lair else ""]
            rows.append(
                [
                    place(f"tile:{id}"),
                    f"{arrows} {part_name(presentation, area)}",
                    amounts(presentation, _symbols(record.symbols)),
                    listed(found),
                    listed(beside),
                ]
            )
    columns = (tr("Tile"), tr("Part"), tr("Harvest"), tr("Sites"), tr("Next to"))
    note = tr("The sides as printed; a tile may be turned.")
    return TextTable(tr("To be placed"), columns, rows, section=tr("To be placed"), note=note)


# -- territories ------------------------------------------------------------------------------------------------


def territories(presentation: NorthgardPresentation, state: NorthgardState) -> TextTable:
    """Every territory: those of whoever decides, of the others, the empty ones; its neighbours say where one can go."""
    land = state.land
    decider = decider_of(state)

    def importance(root: int) -> tuple[bool, bool, int]:
        owner = state.owner[root]
        return (owner < 0, owner != decider, owner)

    rows = [
        [
            _territory(root, land.areas[root]),
            _holders(presentation, state, root),
            number(land.size(root)),
            tr("closed") if land.closed(root) else number(land.open_sides[root]),
            amounts(presentation, _symbols(state.shown(root))),
            _sites(state, root),
            _neighbours(state, root),
        ]
        for root in sorted(land.roots, key=importance)
    ]
    columns = (
        tr("Territory"),
        tr("Held by"),
        tr("Tiles"),
        tr("Open sides"),
        tr("Harvest"),
        tr("Buildings and sites"),
        tr("Next to"),
    )
    section = tr("Territories")
    return TextTable(tr("The territories"), columns, rows, wide=True, section=section)


def _territory(root: int, areas: Sequence[int]) -> str:
    """By its first part, with the others."""
    others = [place(f"area:{AREAS[area].id}") for area in areas if area != root]
    name = place(f"area:{AREAS[root].id}")
    return f"{name}\n{tr('with {others}', others=listed(others))}" if others else name


def _holders(presentation: NorthgardPresentation, state: NorthgardState, root: int) -> str:
    """Who stands there: the owner, attackers, creatures."""
    owner = state.owner[root]
    lines = []
    if owner >= 0:
        figures = tr("{n} {n:unit|units}", n=state.units[root])
        if state.kaija_in(owner, root):
            figures = listed((figures, told("kaija")))
        name = f"{sign(presentation.colour(state, owner))}\u00a0{presentation.seats[owner].name}"
        lines.append(f"{name}: {figures}")
    attackers = state.attackers.get(root, 0)
    if attackers:
        name = f"{sign(presentation.colour(state, state.turn))}\u00a0{presentation.seats[state.turn].name}"
        lines.append(tr("{name} attacks with {n}", name=name, n=attackers))
    for creature in state.line:
        if state.creature_at[creature] == root:
            lines.append(told(CREATURES[creature].id))
    return "\n".join(lines) or tr("nobody")


def _sites(state: NorthgardState, root: int) -> str:
    built, free = [], []
    for area in state.land.sites[root]:
        kind = state.building_at[area]
        if kind >= 0:
            built.append(told(BUILDINGS[kind].id))
        else:
            free.append(place(f"area:{AREAS[area].id}", _site(AREAS[area].site)))
    built += [told(BUILDINGS[code % 8].id) for code in state.siteless if state.land.root[code // 8] == root]
    if root == state.scorched_at:
        built.append(told("scorched_earth"))
    lairs = state.land.lairs[root]
    lair = tr("{n} creature {n:lair|lairs}", n=lairs) if lairs else ""
    return listed((*built, *free, lair))


def _site(site: int) -> str:
    return {
        SMALL_SITE: tr("free small site"),
        CARVED_SITE: tr("free carved-stone site"),
        LARGE_SITE: tr("free large site"),
    }.get(site, "")


def _neighbours(state: NorthgardState, root: int) -> str:
    """Over a regular border 1 point of movement, over a rough one 2."""
    land = state.land
    parts = []
    for other in land.adjacent[root]:
        name = place(f"area:{AREAS[other].id}")
        parts.append(name if other in land.regular[root] else tr("{place} (rough)", place=name))
    return listed(parts)
