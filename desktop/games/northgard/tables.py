"""Northgard as text: the year, the clans, the land with its neighbours, the map to put tiles on, the cards on offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from desktop.board.generic_tables import decider_of, seat_table
from desktop.board.text_table import (
    NOTHING,
    TextTable,
    counted,
    filled,
    goods_row,
    listed,
    place,
    row,
    sign,
    told,
    word,
)
from desktop.texts import number, tr
from rules.core import State
from rules.northgard.content import (
    AREAS,
    BUILDINGS,
    CARVED_SITE,
    CREATURES,
    LARGE_SITE,
    RESOURCES,
    SMALL_SITE,
    TILES,
    WINTER_COST,
    symbol,
)
from rules.northgard.land import coordinates
from rules.northgard.scoring import dominated_territories, domination_goal
from rules.northgard.state import CLANS as CLAN_CHOICE
from rules.northgard.state import NorthgardState
from rules.northgard.vocabulary import CLAN

if TYPE_CHECKING:
    from desktop.games.northgard.presentation import NorthgardPresentation

MARGIN = 1  # empty places shown around the map: where tiles can be put


def tables(presentation: NorthgardPresentation, view: State) -> list[TextTable]:
    state = cast(NorthgardState, view)
    data = view.position_data()
    return filled(
        _year(presentation, state, data),
        _clans(presentation, state, data),
        _free_clans(presentation, state),
        _land(presentation, state),
        _map(presentation, state),
        _cards(presentation, tr("Development cards on offer"), data["row"]),
        _cards(presentation, tr("Achievements of this game"), data["achievements"]),
        _creatures(presentation, state),
    )


def _year(presentation: NorthgardPresentation, state: NorthgardState, data: dict[str, Any]) -> TextTable:
    names = [seat.name for seat in presentation.seats]
    rows = [
        (tr("Year"), tr("{k} of {n}", k=state.year, n=state.years)),
        (tr("Phase"), presentation.texts.word(data["phase"])),
        (tr("First player"), names[state.first_player]),
        (tr("Passed"), listed(names[seat] for seat in data["passed"])),
        (tr("Land tiles left"), number(len(data["pile"]))),
        (tr("Development cards left"), number(len(data["development"]))),
        (tr("Unrest cards left"), number(data["unrest"])),
    ]
    if data["scorched_earth"]:
        rows.append((presentation.texts.word("scorched_earth"), told(data["scorched_earth"])))
    if data["removed"]:
        rows.append((presentation.key("removed"), counted(data["removed"], told)))
    return TextTable(tr("The year"), (), [row for row in rows if row[1] != NOTHING])


def _clans(presentation: NorthgardPresentation, state: NorthgardState, data: dict[str, Any]) -> TextTable:
    seats: Sequence[dict[str, Any]] = data["seats"]
    decider = decider_of(state)

    def cards(key: str) -> list[str]:
        """Only the cards of whoever decides can be played; those of the others are explained."""
        return [_pile(entry[key], i == decider) for i, entry in enumerate(seats)]

    on_map = [sum(state.units[land] for land in state.own(seat)) for seat in range(state.players)]
    goal = domination_goal(state)
    rows = [
        row(tr("Clan"), "", [told(entry["clan"]) if entry["clan"] else NOTHING for entry in seats]),
        row(
            tr("Fame if it ended now"),
            "fame",
            [presentation.points(state, seat)[1] for seat in range(state.players)],
        ),
        [tr("Goods")],
        *(
            goods_row(presentation.texts.word(id), id, id, (entry[id] for entry in seats), decider)
            for id in RESOURCES
        ),
        row(tr("Winter costs"), "winter", [_winter(presentation, units) for units in on_map]),
        [tr("On the map")],
        row(tr("Units on the map"), "unit", [number(units) for units in on_map]),
        row(tr("Units in reserve"), "unit", [number(entry["reserve"]) for entry in seats]),
        row(tr("Territories"), "", [number(len(state.own(seat))) for seat in range(state.players)]),
    ]
    if goal:
        held = [
            tr("{k} of {n}", k=dominated_territories(state, seat), n=goal) for seat in range(state.players)
        ]
        rows.append(row(tr("Closed territories with a large building"), "flag", held))
    rows += [
        [tr("Cards")],
        row(tr("Hand"), "card", cards("hand")),
        row(tr("Active cards"), "", cards("active_cards")),
        row(tr("Played this year"), "", cards("played")),
        row(tr("Draw pile"), "", [_count(entry["draw_pile"]) for entry in seats]),
        row(tr("Discard pile"), "", cards("discard")),
        row(tr("Upgrades beside the board"), "", cards("upgrades")),
        row(tr("Whole deck"), "", [counted(entry["owned"], told) for entry in seats]),
    ]
    if any(entry["setup_tiles"] for entry in seats):
        rows.append(row(tr("First tiles"), "", [_pile(entry["setup_tiles"], True) for entry in seats]))
    return seat_table([seat.name for seat in presentation.seats], rows)


def _pile(cards: Sequence[str | None], playable: bool) -> str:
    """The cards that may be seen by name, the others by their number."""
    known = [card for card in cards if card is not None]
    hidden = len(cards) - len(known)
    if not known:
        return tr("{n} hidden", n=hidden) if hidden else NOTHING
    said = counted(known, word if playable else told)
    return listed((said, tr("{n} hidden", n=hidden) if hidden else ""))


def _count(cards: Sequence[object]) -> str:
    return tr("{n} {n:card|cards}", n=len(cards)) if cards else NOTHING


def _winter(presentation: NorthgardPresentation, units: int) -> str:
    food, wood = WINTER_COST[units]
    return _amounts(presentation, (food, wood))


def _amounts(presentation: NorthgardPresentation, amounts: Sequence[int]) -> str:
    return listed(
        f"{amount} {presentation.texts.word(RESOURCES[kind])}"
        for kind, amount in enumerate(amounts)
        if amount
    )


def _land(presentation: NorthgardPresentation, state: NorthgardState) -> TextTable:
    """Every territory: held ones first, then what is empty; who is beside it says where one can go."""
    land = state.land
    roots = sorted(land.roots, key=lambda root: (state.owner[root] < 0, state.owner[root]))
    rows = []
    for root in roots:
        owner = state.owner[root]
        figures = number(state.units[root]) if owner >= 0 else NOTHING
        if owner >= 0 and state.kaija_in(owner, root):
            figures = listed((figures, presentation.texts.word("kaija")))
        closed = (
            tr("closed") if land.closed(root) else tr("open on {n} {n:side|sides}", n=land.open_sides[root])
        )
        shown = state.shown(root)
        rows.append(
            [
                listed((place(f"area:{AREAS[area].id}") for area in land.areas[root]), gap="; "),
                presentation.seats[owner].name if owner >= 0 else tr("nobody"),
                figures,
                f"{tr('{n} {n:tile|tiles}', n=land.size(root))}, {closed}",
                _amounts(presentation, [symbol(shown, kind) for kind in range(len(RESOURCES))]),
                _buildings(presentation, state, root),
                _neighbours(state, root),
            ]
        )
    columns = (
        tr("Territory"),
        tr("Held by"),
        tr("Units"),
        tr("Size"),
        tr("Harvest"),
        tr("Buildings and sites"),
        tr("Next to"),
    )
    return TextTable(tr("The land"), columns, rows, shares=(16, 8, 11, 12, 13, 16, 24), wide=True)


def _buildings(presentation: NorthgardPresentation, state: NorthgardState, root: int) -> str:
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
    return listed((*built, *free), gap="; ")


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
        name = told(AREAS[other].id)
        parts.append(name if other in land.regular[root] else tr("{place} (rough)", place=name))
    return listed(parts, gap="; ")


def _map(presentation: NorthgardPresentation, state: NorthgardState) -> TextTable:
    """The tiles as they lie, north at the top, with who is there and the empty places around them."""
    where = {coordinates(cell): tile for tile, cell, _ in state.land.placed}
    if not where:
        return TextTable(tr("The map, north at the top"), (), ())
    xs, ys = [x for x, _ in where], [y for _, y in where]
    columns = range(min(xs) - MARGIN, max(xs) + MARGIN + 1)
    rows = []
    for y in range(min(ys) - MARGIN, max(ys) + MARGIN + 1):
        cells = []
        for x in columns:
            tile = where.get((x, y))
            empty = place(f"cell:{x},{y}", f"{number(x)}, {number(y)}")
            cells.append(_tile(presentation, state, tile) if tile is not None else empty)
        rows.append(cells)
    return TextTable(tr("The map, north at the top"), (), rows, plan=True, wide=True)


def _tile(presentation: NorthgardPresentation, state: NorthgardState, tile: int) -> str:
    """A tile with the signs of those who hold a part of it."""
    owners = {state.owner[state.land.root[area]] for area in TILES[tile].areas}
    signs = " ".join(sign(presentation.colour(state, owner)) for owner in sorted(owners) if owner >= 0)
    return f"{told(TILES[tile].id)} {signs}".strip()


def _free_clans(presentation: NorthgardPresentation, state: NorthgardState) -> TextTable:
    """Before the first year: which clans are still to be had."""
    if state.phase != CLAN_CHOICE:
        return TextTable(tr("Clans to choose from"), (), ())
    free = [CLAN.word(clan) for clan in range(len(CLAN)) if clan not in state.clan]
    rows = [(place(f"clan:{id}"), _text(presentation, id)) for id in free]
    return TextTable(tr("Clans to choose from"), (), rows)


def _text(presentation: NorthgardPresentation, id: str) -> str:
    found = presentation.texts.explain_word(id)
    return (found.text or found.glance) if found is not None else ""


def _cards(presentation: NorthgardPresentation, title: str, ids: Sequence[str]) -> TextTable:
    return TextTable(title, (), [(word(id), _text(presentation, id)) for id in ids])


def _creatures(presentation: NorthgardPresentation, state: NorthgardState) -> TextTable:
    rows = [
        (
            place(f"creature:{CREATURES[creature].id}"),
            told(AREAS[state.creature_at[creature]].id),
            _text(presentation, CREATURES[creature].id),
        )
        for creature in state.line
    ]
    return TextTable(tr("Creatures"), (tr("Creature"), tr("Territory"), tr("What it does")), rows)
