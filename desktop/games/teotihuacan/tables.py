"""Teotihuacan as text: the era, the players, the ring of boards with who stands there, temples, Avenue, pyramid."""

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
    picture,
    place,
    row,
    sign,
    soft,
    told,
)
from desktop.texts import number, tr
from rules.core import State
from rules.teotihuacan.content import NOBLE_ROW_SPACES, NOBLE_VP
from rules.teotihuacan.pyramid import QUADRANTS, SPACE_LEVEL, SUPPORTS
from rules.teotihuacan.scoring import avenue_value, salary_owed
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.vocabulary import (
    ALCHEMY,
    BOARD,
    BOARD_SPACES,
    BONUS,
    CONSTRUCTION,
    DECORATION_SPACE,
    DECORATION_TILE,
    DECORATIONS,
    DISCOVERY,
    ICON,
    NOBLES,
    PALACE,
    PYRAMID_SPACE,
    PYRAMID_TILE,
    ROYAL,
    SITE,
    SPACE,
    TECHNOLOGY,
    TEMPLE,
    WORKERS,
    WORSHIP_SITES,
)

if TYPE_CHECKING:
    from desktop.games.teotihuacan.presentation import TeotihuacanPresentation

GOODS = (("cocoa", "cocoa"), ("wood", "wood"), ("stone", "stone"), ("gold", "gold_bar"))
LEVELS = 4
ERAS = 3


def tables(presentation: TeotihuacanPresentation, view: State) -> list[TextTable]:
    state = cast(TeotihuacanState, view)
    data = view.position_data()
    return filled(
        _era(presentation, state, data),
        _players(presentation, state, data),
        _starting_tiles(presentation, data),
        _tracks(presentation, state),
        _ring(presentation, state),
        *(_level(presentation, state, level) for level in range(1, LEVELS + 1)),
        _decorations(presentation, state),
        _teotibot(presentation, data),
    )


def _era(presentation: TeotihuacanPresentation, state: TeotihuacanState, data: dict[str, Any]) -> TextTable:
    eclipse = (
        tr("last round of the era")
        if state.final_round
        else tr("eclipse in {n} {n:step|steps}", n=state.dark - state.light)
    )
    return TextTable(
        tr("The era"),
        (),
        [
            (tr("Era"), tr("{k} of {n}", k=state.era, n=ERAS)),
            (tr("Calendar"), eclipse),
            (tr("First player"), _name(presentation, state.first)),
            (tr("A step on the Avenue scores"), tr("{n} {n:point|points}", n=avenue_value(state))),
            (tr("Pyramid tiles left"), number(len(data["pyramid_deck"]))),
            (tr("Decoration tiles left"), number(len(data["decoration_deck"]))),
            (tr("Discovery tiles left"), number(len(data["discovery_deck"]))),
        ],
    )


def _name(presentation: TeotihuacanPresentation, player: int) -> str:
    """A seat by its name; the player behind the last seat is Teotibot."""
    return (
        presentation.seats[player].name
        if player < len(presentation.seats)
        else presentation.texts.word("teotibot")
    )


def _players(
    presentation: TeotihuacanPresentation, state: TeotihuacanState, data: dict[str, Any]
) -> TextTable:
    entries: Sequence[dict[str, Any]] = data["players_state"]
    decider = decider_of(state)

    def names(key: str, mark: object = told) -> list[str]:
        return [counted(entry[key], mark) for entry in entries]

    def tiles(key: str) -> list[str]:
        return [
            listed(
                (place(f"discovery:{id}") if i == decider and key == "face_up" else told(id))
                + (f" ×{n}" if n > 1 else "")
                for id, n in entry[key].items()
            )
            for i, entry in enumerate(entries)
        ]

    salary = [tr("{n} cocoa", n=salary_owed(state, player)) for player in range(len(entries))]
    rows = [
        row(tr("Victory points"), "vp", [number(entry["vp"]) for entry in entries]),
        [tr("Goods")],
        *(
            goods_row(presentation.texts.word(id), icon, id, (entry[id] for entry in entries), decider)
            for id, icon in GOODS
        ),
        row(tr("Salary at the eclipse"), "", salary),
        [tr("Workers")],
        *(
            row(tr("Worker {n}", n=i + 1), "worker", [_worker(entry["workers"][i]) for entry in entries])
            for i in range(WORKERS)
        ),
        [tr("Tracks")],
        *(
            row(
                tr("{temple}, step", temple=presentation.texts.word(colour)),
                f"temple_{colour}",
                [number(entry["temples"][colour]) for entry in entries],
            )
            for colour in TEMPLE.words
        ),
        row(tr("Avenue of the Dead, step"), "avenue", [number(entry["avenue"]) for entry in entries]),
        row(
            tr("Pyramid track, step"), "pyramid_crown", [number(entry["pyramid_track"]) for entry in entries]
        ),
        [tr("Tiles")],
        row(tr("Technologies"), "technology", names("technologies")),
        row(tr("Discovery tiles"), "discovery", tiles("face_up")),
        row(tr("Discovery tiles used"), "", tiles("face_down")),
    ]
    players = [_name(presentation, player) for player in range(len(entries))]
    return seat_table(players, rows)


def _worker(worker: dict[str, Any]) -> str:
    if worker["place"] == "nowhere":
        return tr("waits beside the boards")
    where = told(worker["locked"] or worker["place"])
    said = tr("power {n}: {place}", n=worker["power"], place=where)
    return tr("{what}, locked", what=said) if worker["locked"] else said


def _starting_tiles(presentation: TeotihuacanPresentation, data: dict[str, Any]) -> TextTable:
    """What a person chooses from at the start; the tiles of others are hidden in the view."""
    start = data["starting_tiles"]
    rows = [
        (_name(presentation, seat), listed(place(f"start:{id}") if id else "?" for id in hand))
        for seat, hand in enumerate(start["dealt"])
        if hand
    ]
    rows += [
        (tr("{name} keeps", name=_name(presentation, seat)), listed(told(id) if id else "?" for id in kept))
        for seat, kept in enumerate(start["kept"])
        if kept
    ]
    if start["open"]:
        rows.append((tr("On offer"), listed(place(f"start:{id}") for id in start["open"])))
    return TextTable(tr("Starting tiles"), (), rows)


def _tiles_at(state: TeotihuacanState, site: int) -> str:
    """Discovery tiles that lie open at a site; the site itself can be a target too."""
    return listed(place(f"discovery:{DISCOVERY.word(kind)}") for kind in state.sites[site])


def _tracks(presentation: TeotihuacanPresentation, state: TeotihuacanState) -> TextTable:
    """The three temples with their bonus tile, and where discovery tiles lie on temples and Avenue."""
    rows = []
    for temple, tile in enumerate(state.bonus):
        colour = TEMPLE.word(temple)
        rows.append(
            (f"{picture(f'temple_{colour}')} {place(f'temple:{colour}')}", _bonus(presentation, tile))
        )
    for site in range(WORSHIP_SITES, len(SITE)):
        if state.sites[site]:
            rows.append((place(f"site:{SITE.word(site)}"), _tiles_at(state, site)))
    return TextTable(tr("Temples and Avenue of the Dead"), (), rows)


def _bonus(presentation: TeotihuacanPresentation, tile: int) -> str:
    found = presentation.texts.explain_word(BONUS.word(tile))
    return tr("bonus tile {tile}: {what}", tile=told(BONUS.word(tile)), what=found.glance if found else "")


def _ring(presentation: TeotihuacanPresentation, state: TeotihuacanState) -> TextTable:
    """The eight boards clockwise: who stands there decides what an action costs and gives."""
    rows = []
    for number_of_board, board in enumerate(state.board_at):
        id = BOARD.word(board)
        rows.append(
            [
                f"{number(number_of_board + 1)}. {place(f'board:{id}')}",
                _workers_on(presentation, state, board),
                number(state.colours(board)),
                _worship(presentation, state, board),
                _lying(presentation, state, board),
            ]
        )
    columns = (
        tr("Board"),
        tr("Workers there"),
        tr("Colours"),
        tr("Worship spaces"),
        tr("What lies there"),
    )
    return TextTable(tr("The boards, clockwise"), columns, rows, shares=(15, 23, 10, 22, 30), wide=True)


def _workers_on(presentation: TeotihuacanPresentation, state: TeotihuacanState, board: int) -> str:
    parts = []
    for player in range(state.players):
        powers = state.own_workers(player, board)
        if powers:
            signed = sign(presentation.colour(state, player)) if player < len(presentation.seats) else ""
            name = f"{signed} {_name(presentation, player)}".strip()
            powers_said = ", ".join(number(power) for power in sorted(powers))
            parts.append(tr("{name}: power {powers}", name=name, powers=powers_said))
    neutral = sum(where == board for where in state.neutral)
    if neutral:
        parts.append(tr("{n} neutral", n=neutral))
    return "; ".join(parts) or NOTHING


def _worship(presentation: TeotihuacanPresentation, state: TeotihuacanState, board: int) -> str:
    parts = []
    for space in BOARD_SPACES[board]:
        worker = state.occupant(space)
        royal = (
            presentation.texts.word(ROYAL.word(state.royal[space])) if board == PALACE and state.royal else ""
        )
        name = place(f"worship:{SPACE.word(space)}", royal)
        who = _name(presentation, worker // WORKERS) if worker >= 0 else tr("free")
        parts.append(tr("{place}: {who}", place=name, who=who))
    return "; ".join(parts) or NOTHING


def _lying(presentation: TeotihuacanPresentation, state: TeotihuacanState, board: int) -> str:
    id = BOARD.word(board)
    parts = []
    if id in SITE and state.sites[SITE.index(id)]:
        here = place(f"site:{id}", tr("discovery tile"))
        parts.append(tr("{place}: {what}", place=here, what=_tiles_at(state, SITE.index(id))))
    if board == ALCHEMY:
        parts += [_technology(presentation, state, tile) for tile in state.technologies]
    elif board == NOBLES:
        for row, spaces in enumerate(NOBLE_ROW_SPACES):
            left = [number(NOBLE_VP[space]) for space in spaces if not state.nobles >> space & 1]
            parts.append(tr("row {n}: {points} points left", n=row + 1, points="/".join(left) or number(0)))
    elif board == DECORATIONS:
        parts += [place(f"deco_tile:{DECORATION_TILE.word(tile)}") for tile in state.decoration_display]
    elif board == CONSTRUCTION:
        parts += [
            f"{place(f'pyr_tile:{PYRAMID_TILE.word(tile)}')}" for tile in state.pyramid_display if tile >= 0
        ]
    return "; ".join(parts) or NOTHING


def _technology(presentation: TeotihuacanPresentation, state: TeotihuacanState, tile: int) -> str:
    owners = "".join(
        sign(presentation.colour(state, player))
        for player in range(len(presentation.seats))
        if state.known[player] >> tile & 1
    )
    return f"{place(f'tech:{TECHNOLOGY.word(tile)}')} {owners}".strip()


def _level(presentation: TeotihuacanPresentation, state: TeotihuacanState, level: int) -> TextTable:
    """One level of the pyramid as it is seen from above: the icons that show, row by row."""
    side = LEVELS + 1 - level
    spaces = [space for space in range(len(SPACE_LEVEL)) if SPACE_LEVEL[space] == level]
    title = tr("Pyramid, level {n}: the icons that show, clockwise from the top left", n=level)
    if not any(state.pyramid[space] >= 0 or _supported(state, space) for space in spaces):
        return TextTable(title, (), ())
    cells = [_space(presentation, state, space) for space in spaces]
    rows = [cells[row * side : (row + 1) * side] for row in range(side)]
    return TextTable(title, (), rows, shares=[100 // side] * side, plan=True, wide=True)


def _space(presentation: TeotihuacanPresentation, state: TeotihuacanState, space: int) -> str:
    icons = ", ".join(presentation.texts.word(ICON.word(state.icons[q])) for q in QUADRANTS[space])
    if state.pyramid[space] >= 0:
        return f"{told(PYRAMID_TILE.word(state.pyramid[space] // 4))}: {icons}"
    if not _supported(state, space):
        return soft(tr("not supported yet"))
    free = place(f"pyr:{PYRAMID_SPACE.word(space)}", tr("free"))
    return tr("{place}: on {icons}", place=free, icons=icons)


def _supported(state: TeotihuacanState, space: int) -> bool:
    return state.built & SUPPORTS[space] == SUPPORTS[space]


def _decorations(presentation: TeotihuacanPresentation, state: TeotihuacanState) -> TextTable:
    rows = []
    for space, tile in enumerate(state.decorations):
        id = DECORATION_SPACE.word(space)
        rows.append((place(f"deco:{id}"), told(DECORATION_TILE.word(tile)) if tile >= 0 else tr("free")))
    return TextTable(tr("Decorations of the pyramid"), (), rows)


def _teotibot(presentation: TeotihuacanPresentation, data: dict[str, Any]) -> TextTable:
    """The tiles by which the solo opponent acts."""
    bot = data.get("teotibot")
    if not isinstance(bot, dict):
        return TextTable("", (), ())
    rows = []
    for key, value in bot.items():
        shown = value if isinstance(value, list) else [value]
        rows.append(
            (presentation.key(key), listed(told(id) if isinstance(id, str) else number(id) for id in shown))
        )
    return TextTable(presentation.texts.word("teotibot"), (), rows)
