"""Teotihuacan as text: the era, the players, and with its neighbours the ring, the tracks and the pyramid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, cast

from desktop.board.generic_tables import decider_of, headed, player_rows
from desktop.board.text_table import (
    NOTHING,
    TextTable,
    counted,
    filled,
    listed,
    own_amount,
    picture,
    place,
    told,
)
from desktop.games.teotihuacan.names import player_name, player_names
from desktop.games.teotihuacan.pyramid_tables import decorations, levels, tiles_on_offer
from desktop.games.teotihuacan.ring_tables import ring, technologies, yields
from desktop.games.teotihuacan.track_tables import ascension, tracks
from desktop.texts import number, tr
from rules.core import State
from rules.teotihuacan.content import LEADER_VP, MASK_SET_VP
from rules.teotihuacan.scoring import avenue_value, mask_sets, salary_owed, step_value
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.vocabulary import TEMPLE

if TYPE_CHECKING:
    from desktop.games.teotihuacan.presentation import TeotihuacanPresentation

GOODS = (("cocoa", "cocoa"), ("wood", "wood"), ("stone", "stone"), ("gold", "gold_bar"))
ERAS = 3


def tables(presentation: TeotihuacanPresentation, view: State) -> list[TextTable]:
    state = cast(TeotihuacanState, view)
    data = view.position_data()
    return filled(
        _era(presentation, state, data),
        _players(presentation, state, data),
        _starting_tiles(presentation, data),
        ring(presentation, state),
        technologies(presentation, state),
        yields(presentation),
        _workers_and_tiles(presentation, state, data),
        tracks(presentation, state),
        ascension(presentation),
        tiles_on_offer(presentation, state),
        *levels(presentation, state),
        decorations(presentation, state),
        _teotibot(presentation, data),
    )


def _era(presentation: TeotihuacanPresentation, state: TeotihuacanState, data: dict[str, Any]) -> TextTable:
    eclipse = (
        tr("last round of the era")
        if state.final_round
        else tr("eclipse in {n} {n:step|steps}", n=state.dark - state.light)
    )
    sets = "/".join(number(points) for points in MASK_SET_VP[1:])
    leader = tr("{n} points, the leader {m} more", n=step_value(state), m=LEADER_VP)
    return TextTable(
        tr("The era"),
        (),
        [
            (tr("Era"), tr("{k} of {n}", k=state.era, n=ERAS)),
            (tr("Calendar"), eclipse),
            (tr("First player"), player_name(presentation, state.first)),
            (tr("A step on the Avenue scores"), tr("{n} {n:point|points}", n=avenue_value(state))),
            (tr("A step on the pyramid track scores"), leader),
            (tr("Sets of different masks score"), sets),
            (tr("Pyramid tiles left"), number(len(data["pyramid_deck"]))),
            (tr("Decoration tiles left"), number(len(data["decoration_deck"]))),
            (tr("Discovery tiles left"), number(len(data["discovery_deck"]))),
        ],
        facts=True,
        quiet=True,
    )


def _players(
    presentation: TeotihuacanPresentation, state: TeotihuacanState, data: dict[str, Any]
) -> TextTable:
    """What everybody has, and how far everybody is."""
    entries: Sequence[dict[str, Any]] = data["players_state"]
    decider = decider_of(state)
    texts = presentation.texts

    def column(label: str, icon: str, key: str) -> tuple[str, list[str]]:
        return headed(label, icon), [number(entry[key]) for entry in entries]

    columns = [column(tr("Points"), "vp", "vp")]
    for id, icon in GOODS:
        cells = [own_amount(id, entry[id], i == decider) for i, entry in enumerate(entries)]
        columns.append((headed(texts.word(id), icon), cells))
    salaries = [number(salary_owed(state, player)) for player in range(len(entries))]
    columns.append((headed(tr("Salary due"), "eclipse"), salaries))
    for colour in TEMPLE.words:
        steps = [number(entry["temples"][colour]) for entry in entries]
        columns.append((headed(texts.word(colour), f"temple_{colour}"), steps))
    columns.append(column(texts.word("avenue"), "avenue", "avenue"))
    columns.append(column(tr("Pyramid track"), "pyramid_crown", "pyramid_track"))
    return player_rows(tr("The players"), player_names(presentation, state), columns, section=tr("Players"))


def _workers_and_tiles(
    presentation: TeotihuacanPresentation, state: TeotihuacanState, data: dict[str, Any]
) -> TextTable:
    entries: Sequence[dict[str, Any]] = data["players_state"]
    decider = decider_of(state)

    def tiles(key: str, masks: bool) -> list[str]:
        return [
            listed(
                (place(f"discovery:{id}") if i == decider and key == "face_up" else told(id))
                + (f" ×{n}" if n > 1 else "")
                for id, n in entry[key].items()
                if id.startswith("mask") == masks
            )
            for i, entry in enumerate(entries)
        ]

    masks = [_with_sets(state, player, cell) for player, cell in enumerate(tiles("face_up", True))]
    columns = [
        (tr("Workers and power"), ["\n".join(map(_worker, entry["workers"])) for entry in entries]),
        (tr("Technologies"), [counted(entry["technologies"], told) for entry in entries]),
        (tr("Masks"), masks),
        (tr("Discovery tiles"), tiles("face_up", False)),
        (tr("Discovery tiles used"), tiles("face_down", False)),
    ]
    names = player_names(presentation, state)
    return player_rows(tr("Workers and tiles"), names, columns, section=tr("Workers and tiles"))


def _with_sets(state: TeotihuacanState, player: int, masks: str) -> str:
    """The masks, and the sets they make."""
    if masks == NOTHING:
        return masks
    sets = " + ".join(number(size) for size in mask_sets(state, player))
    return tr("{masks}; sets of {sizes}", masks=masks, sizes=sets)


def _worker(worker: dict[str, Any]) -> str:
    if worker["place"] == "nowhere":
        return tr("one waits beside the boards")
    where = told(worker["locked"] or worker["place"])
    said = tr("{place}: {who}", place=where, who=number(worker["power"]))
    shown = tr("{what}, locked", what=said) if worker["locked"] else said
    return f"{picture('ui_lock' if worker['locked'] else 'worker', 14)} {shown}"


def _starting_tiles(presentation: TeotihuacanPresentation, data: dict[str, Any]) -> TextTable:
    """What a person chooses from at the start; the tiles of others are hidden in the view."""
    start = data["starting_tiles"]
    rows = []
    for seat, hand in enumerate(start["dealt"]):
        rows += _hand(presentation, player_name(presentation, seat), hand)
    for seat, kept in enumerate(start["kept"]):
        name = tr("{name} keeps", name=player_name(presentation, seat))
        rows += _hand(presentation, name, kept, kept=True)
    rows += _hand(presentation, tr("On offer"), start["open"])
    columns = ("", tr("Starting tile"), tr("Gives"))
    return TextTable(tr("Starting tiles"), columns, rows, section=tr("Starting tiles"))


def _hand(
    presentation: TeotihuacanPresentation, name: str, tiles: Sequence[str | None], kept: bool = False
) -> list[list[str]]:
    """One row a tile that may be seen, one row for all that may not."""
    rows = []
    for id in tiles:
        if id is not None:
            found = presentation.texts.explain_word(id)
            gives = (found.text or found.glance) if found is not None else ""
            rows.append([name, told(id) if kept else place(f"start:{id}"), gives])
    hidden = sum(id is None for id in tiles)
    if hidden:
        rows.append([name, tr("{n} hidden", n=hidden), NOTHING])
    return rows


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
    name = presentation.texts.word("teotibot")
    return TextTable(name, (), rows, section=name)
