"""Terramara as text: the round and the players; action spaces, river and road are beside it."""

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
    place,
    told,
)
from desktop.games.terramara.board_tables import later_spaces, spaces_behind, spaces_now
from desktop.games.terramara.names import description, owner_name
from desktop.games.terramara.way_tables import artifacts, river, road
from desktop.texts import number, tr
from rules.core import State
from rules.terramara import board
from rules.terramara.notation import MEMBER
from rules.terramara.scoring import scores
from rules.terramara.state import TerramaraState
from rules.terramara.table import NEUTRAL

if TYPE_CHECKING:
    from desktop.games.terramara.presentation import TerramaraPresentation

RAW = ("cattle", "stone", "wood", "ore")
PROCESSED = ("leather", "brick", "plank", "metal")
LEVELS = (1, 2, 3)  # of workers


def tables(presentation: TerramaraPresentation, view: State) -> list[TextTable]:
    state = cast(TerramaraState, view)
    data = view.position_data()
    return filled(
        _round(presentation, state, data),
        _goods(presentation, state, data),
        _clans(presentation, state, data),
        _draft(presentation, data),
        _tiles_to_choose(presentation, state, data),
        spaces_now(presentation, state),
        later_spaces(presentation, state),
        spaces_behind(presentation, state),
        artifacts(presentation, state),
        _cards(presentation, state, data),
        road(presentation, state, data),
        river(presentation, state, data),
    )


def _names(presentation: TerramaraPresentation) -> list[str]:
    return [seat.name for seat in presentation.seats]


def _round(presentation: TerramaraPresentation, state: TerramaraState, data: dict[str, Any]) -> TextTable:
    names = _names(presentation)
    when = tr("{k} of {n}", k=state.round, n=board.ROUNDS) if state.round else tr("before the first round")
    rows = [
        (tr("Round"), when),
        (tr("First player"), names[state.first]),
        (tr("First player card"), names[state.card_holder]),
        (tr("Workers beside the round"), number(state.round_workers)),
        (tr("Workers in the supply"), _workers(data["spare_workers"])),
        (tr("Artifact deck"), tr("{n} {n:card|cards}", n=len(data["deck"]))),
        (tr("Military ranking scores"), "/".join(number(points) for points in state.content.rank_vp)),
    ]
    if data["neutral_military"]:
        said = ", ".join(
            tr("{who}: {n}", who=owner_name(presentation, NEUTRAL + i), n=strength)
            for i, strength in enumerate(data["neutral_military"])
        )
        rows.append((tr("Neutral military"), said))
    if data["warriors_total"]:
        rows.append((tr("Warriors in the supply"), number(data["warriors"])))
    return TextTable(tr("The round"), (), rows, facts=True, quiet=True)


def _workers(counts: Sequence[int]) -> str:
    """Worker tiles by level, named."""
    return listed(
        tr("{n} of level {level}", n=count, level=level)
        for level, count in zip(LEVELS, counts, strict=True)
        if count
    )


def _goods(presentation: TerramaraPresentation, state: TerramaraState, data: dict[str, Any]) -> TextTable:
    entries: Sequence[dict[str, Any]] = data["seats"]
    decider = decider_of(state)
    columns = [(headed(tr("Points now"), "vp"), [number(score.total) for score in scores(state)])]
    for id in (*RAW, *PROCESSED):
        cells = [
            own_amount(id, entry["resources"].get(id, 0), i == decider) for i, entry in enumerate(entries)
        ]
        columns.append((headed(presentation.texts.word(id), id), cells))
    columns += [
        (headed(tr("Military"), "military"), [number(entry["military"]) for entry in entries]),
        (headed(tr("Power level"), "military"), [number(state.power_level(i)) for i in range(len(entries))]),
        (headed(tr("Culture"), "culture"), [number(entry["culture"]) for entry in entries]),
    ]
    return player_rows(tr("The players"), _names(presentation), columns, section=tr("Players"))


def _clans(presentation: TerramaraPresentation, state: TerramaraState, data: dict[str, Any]) -> TextTable:
    """Who can be sent, who works, where the caravans are."""
    entries: Sequence[dict[str, Any]] = data["seats"]
    decider = decider_of(state)

    def member(kind: str, text: str, seat: int) -> str:
        return place(f"member:{kind}", text) if seat == decider else text

    explorers = [
        member("explorer", tr("{k} of {n}", k=entry["explorers_home"], n=entry["explorers"]), seat)
        for seat, entry in enumerate(entries)
    ]
    chieftains = [
        member("chieftain", tr("at home") if entry["chieftain_home"] else tr("away"), seat)
        for seat, entry in enumerate(entries)
    ]
    warriors = [
        member("warrior", number(entry["warriors"]), seat) if entry["warriors"] else NOTHING
        for seat, entry in enumerate(entries)
    ]
    columns = [
        (headed(tr("Explorers at home"), "explorer"), explorers),
        (headed(tr("Chieftain"), "chieftain"), chieftains),
        (headed(tr("Warriors"), "warrior"), warriors),
        (headed(tr("Workers ready"), "worker"), [_workers(entry["workers_ready"]) for entry in entries]),
        (tr("Workers used"), [_workers(entry["workers_used"]) for entry in entries]),
        (tr("In the hut"), [_hut(presentation, entry["hut"]) for entry in entries]),
        (headed(tr("Caravans"), "travel"), [counted(entry["caravans"], told) for entry in entries]),
        (headed(tr("Flags"), "flag"), [number(len(entry["flags"])) for entry in entries]),
        (tr("Points in tiles"), [number(entry["vp"]) for entry in entries]),
    ]
    return player_rows(tr("Clans"), _names(presentation), columns, quiet=True)


def _hut(presentation: TerramaraPresentation, hut: Sequence[int]) -> str:
    """How many clan members of each kind have gone to one's own hut."""
    return listed(
        f"{number(count)} {presentation.texts.word(MEMBER.word(kind))}"
        for kind, count in enumerate(hut)
        if count
    )


def _cards(presentation: TerramaraPresentation, state: TerramaraState, data: dict[str, Any]) -> TextTable:
    """What is one's own can be used; what is somebody else's is explained."""
    entries: Sequence[dict[str, Any]] = data["seats"]
    decider = decider_of(state)

    def cards(key: str, prefix: str) -> list[str]:
        return [
            counted(entry[key], lambda id, own=i == decider: place(f"{prefix}:{id}") if own else told(id))
            for i, entry in enumerate(entries)
        ]

    def one(key: str, prefix: str = "") -> list[str]:
        return [
            NOTHING
            if not entry[key]
            else place(f"{prefix}:{entry[key]}")
            if prefix and i == decider
            else told(entry[key])
            for i, entry in enumerate(entries)
        ]

    characters = [
        cell if not entry["experienced"] else tr("{character}, experienced", character=cell)
        for cell, entry in zip(one("character"), entries, strict=True)
    ]
    columns = [
        (tr("Character"), characters),
        (tr("Artifacts"), cards("artifacts", "artifact")),
        (tr("Effects ready to use"), cards("ready", "effect")),
        (headed(tr("Reserved artifact"), "card"), one("reserved", "artifact")),
        (tr("Bonus tiles"), cards("bonus_tiles", "bonus")),
        (tr("Outpost tile"), one("outpost_tile")),
        (tr("Starting card"), one("starting_card")),
    ]
    title = tr("Cards and tiles of the players")
    return player_rows(title, _names(presentation), columns, section=tr("Cards of the players"))


def _draft(presentation: TerramaraPresentation, data: dict[str, Any]) -> TextTable:
    rows = [(place(f"character:{id}"), description(presentation, id)) for id in data["draft_characters"]]
    rows += [(place(f"start:{id}"), description(presentation, id)) for id in data["draft_cards"]]
    title = tr("Characters and starting cards on offer")
    return TextTable(title, (), rows, section=tr("On offer"))


def _tiles_to_choose(
    presentation: TerramaraPresentation, state: TerramaraState, data: dict[str, Any]
) -> TextTable:
    """The Settler chooses among the tiles that were set aside."""
    asked = state.decision is not None and state.decision.kind == "settler_tiles"
    rows = [
        (place(f"tile:{id}"), description(presentation, id)) for id in data["board"]["set_aside"] if asked
    ]
    return TextTable(tr("Tiles set aside"), (), rows, section=tr("Tiles set aside"))
