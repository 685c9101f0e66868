"""Terramara as text: the round, the players, every action space with what it gives, the river of artifacts, the road."""

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
    yes_no,
)
from desktop.texts import number, tr
from rules.core import State
from rules.terramara import board
from rules.terramara.notation import MEMBER, terms
from rules.terramara.scoring import scores
from rules.terramara.state import TerramaraState
from rules.terramara.table import MEMBER_OF, NEUTRAL, OWNER_OF

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
        _players(presentation, state, data),
        _draft(presentation, data),
        _spaces(presentation, state),
        _river(presentation, state),
        _road(presentation, state, data),
    )


def _round(presentation: TerramaraPresentation, state: TerramaraState, data: dict[str, Any]) -> TextTable:
    names = [seat.name for seat in presentation.seats]
    when = tr("{k} of {n}", k=state.round, n=board.ROUNDS) if state.round else tr("before the first round")
    rows = [
        (tr("Round"), when),
        (tr("First player"), names[state.first]),
        (tr("First player card"), names[state.card_holder]),
        (tr("Workers beside the round"), number(state.round_workers)),
        (tr("Workers in the supply"), _workers(data["spare_workers"])),
        (tr("Artifact deck"), tr("{n} {n:card|cards}", n=len(data["deck"]))),
    ]
    if data["neutral_military"]:
        said = ", ".join(
            tr("{who}: {n}", who=_owner(presentation, NEUTRAL + i), n=strength)
            for i, strength in enumerate(data["neutral_military"])
        )
        rows.append((tr("Neutral military"), said))
    if data["warriors_total"]:
        rows.append((tr("Warriors in the supply"), number(data["warriors"])))
    return TextTable(tr("The round"), (), rows)


def _workers(counts: Sequence[int]) -> str:
    """Worker tiles by level, named."""
    return listed(
        tr("{n} of level {level}", n=count, level=level)
        for level, count in zip(LEVELS, counts, strict=True)
        if count
    )


def _owner(presentation: TerramaraPresentation, owner: int) -> str:
    if owner >= NEUTRAL:
        return tr("neutral clan {n}", n=owner - NEUTRAL + 1)
    return presentation.seats[owner].name


def _players(presentation: TerramaraPresentation, state: TerramaraState, data: dict[str, Any]) -> TextTable:
    entries: Sequence[dict[str, Any]] = data["seats"]
    decider = decider_of(state)
    totals = scores(state)

    def goods(ids: Sequence[str]) -> list[list[str]]:
        return [
            goods_row(
                presentation.texts.word(id),
                id,
                id,
                (entry["resources"].get(id, 0) for entry in entries),
                decider,
            )
            for id in ids
        ]

    def cards(key: str, prefix: str) -> list[str]:
        """What is one's own can be used; what is somebody else's is explained."""
        return [
            counted(entry[key], lambda id, own=i == decider: place(f"{prefix}:{id}") if own else told(id))
            for i, entry in enumerate(entries)
        ]

    def member(kind: str, text: str, seat: int) -> str:
        return place(f"member:{kind}", text) if seat == decider else text

    def one(key: str) -> list[str]:
        return [told(entry[key]) if entry[key] else NOTHING for entry in entries]

    military = [
        tr("{n} (power level {level})", n=entry["military"], level=state.power_level(seat))
        for seat, entry in enumerate(entries)
    ]
    rows = [
        row(tr("Points if it ended now"), "vp", [number(score.total) for score in totals]),
        row(tr("Points in tiles"), "", [number(entry["vp"]) for entry in entries]),
        row(tr("Character"), "", one("character")),
        row(tr("Character is experienced"), "", [yes_no(entry["experienced"]) for entry in entries]),
        row(tr("Starting card"), "", one("starting_card")),
        [tr("Raw goods")],
        *goods(RAW),
        [tr("Processed goods")],
        *goods(PROCESSED),
        [tr("Tracks")],
        row(tr("Military strength"), "military", military),
        row(tr("Culture"), "culture", [number(entry["culture"]) for entry in entries]),
        row(tr("Caravans"), "travel", [counted(entry["caravans"], told) for entry in entries]),
        row(tr("Flags on outposts"), "flag", [number(len(entry["flags"])) for entry in entries]),
        [tr("Clan")],
        row(
            tr("Explorers at home"),
            "explorer",
            [
                member("explorer", tr("{k} of {n}", k=entry["explorers_home"], n=entry["explorers"]), seat)
                for seat, entry in enumerate(entries)
            ],
        ),
        row(
            tr("Chieftain"),
            "chieftain",
            [
                member("chieftain", tr("at home") if entry["chieftain_home"] else tr("away"), seat)
                for seat, entry in enumerate(entries)
            ],
        ),
        row(tr("Warriors"), "warrior", [number(entry["warriors"] or NOTHING) for entry in entries]),
        row(tr("Workers ready"), "worker", [_workers(entry["workers_ready"]) for entry in entries]),
        row(tr("Workers used"), "worker", [_workers(entry["workers_used"]) for entry in entries]),
        row(tr("In the hut"), "", [_hut(presentation, entry["hut"]) for entry in entries]),
        [tr("Cards and tiles")],
        row(tr("Artifacts"), "", cards("artifacts", "artifact")),
        row(tr("Reserved artifact"), "card", one("reserved")),
        row(tr("Effects ready to use"), "", cards("ready", "effect")),
        row(tr("Bonus tiles"), "", cards("bonus_tiles", "bonus")),
        row(tr("Outpost tile"), "", one("outpost_tile")),
    ]
    return seat_table([seat.name for seat in presentation.seats], rows)


def _hut(presentation: TerramaraPresentation, hut: Sequence[int]) -> str:
    """How many clan members of each kind have gone to one's own hut."""
    return listed(
        f"{number(count)} {presentation.texts.word(MEMBER.word(kind))}"
        for kind, count in enumerate(hut)
        if count
    )


def _draft(presentation: TerramaraPresentation, data: dict[str, Any]) -> TextTable:
    rows = [(place(f"character:{id}"), _text(presentation, id)) for id in data["draft_characters"]]
    rows += [(place(f"start:{id}"), _text(presentation, id)) for id in data["draft_cards"]]
    return TextTable(tr("Characters and starting cards on offer"), (), rows)


def _text(presentation: TerramaraPresentation, id: str) -> str:
    found = presentation.texts.explain_word(id)
    return (found.text or found.glance) if found is not None else ""


def _spaces(presentation: TerramaraPresentation, state: TerramaraState) -> TextTable:
    """Every action space, row by row, with what it gives and who is there."""
    content, layout, words = state.content, state.layout, terms(state.content)
    rows: list[list[str]] = [
        [tr("Homeland")],
        *(_space(presentation, state, space) for space in layout.homeland),
    ]
    for map_row in range(1, len(layout.left) + 1):
        heading = tr("Row {n}", n=map_row)
        if board.ROUND_OF_ROW[map_row] == state.round:
            heading = tr("Row {n}, the row of this round", n=map_row)
        if map_row <= state.flipped:
            outpost = content.outposts[layout.outposts[map_row - 1]].id
            rows.append([tr("{row}: flipped; outpost {outpost}", row=heading, outpost=told(outpost))])
            found: tuple[int, ...] = (layout.crossroads[map_row - 1],)
        else:
            tiles = (layout.left[map_row - 1], layout.right[map_row - 1])
            names = listed(told(words.tile.word(tile)) for tile in tiles)
            rows.append([tr("{row}: {tiles}", row=heading, tiles=names)])
            specials = layout.specials[map_row - 5 : map_row - 4] if map_row > board.FLIPPED_ROWS else ()
            found = layout.spaces_of_row(content, map_row) + specials
        rows += [_space(presentation, state, space) for space in found]
    if layout.personal >= 0:
        rows += [[tr("Personal space of the Settler")], _space(presentation, state, layout.personal)]
    columns = (tr("Action space"), tr("Gives"), tr("Who is there"))
    return TextTable(tr("The action spaces"), columns, rows, shares=(26, 44, 30), wide=True)


def _space(presentation: TerramaraPresentation, state: TerramaraState, space: int) -> list[str]:
    id = state.content.spaces[space].id
    who = [_member(presentation, state, code) for code in (state.here[space], state.also[space]) if code]
    if space in state.layout.fire:
        who = [tr("fire: closed")]
    return [place(f"space:{id}"), _text(presentation, id), listed(who)]


def _member(presentation: TerramaraPresentation, state: TerramaraState, code: int) -> str:
    owner, member = OWNER_OF[code], presentation.texts.word(MEMBER.word(MEMBER_OF[code]))
    signed = sign(presentation.colour(state, owner)) if owner < NEUTRAL else ""
    return tr("{who}: {member}", who=f"{signed} {_owner(presentation, owner)}".strip(), member=member)


def _river(presentation: TerramaraPresentation, state: TerramaraState) -> TextTable:
    """The artifacts on offer with the culture that each place asks for."""
    words = terms(state.content)
    rows = []
    for cell, card in enumerate(state.river):
        need = state.content.cell_needs[cell] if cell < len(state.content.cell_needs) else 0
        if card >= 0:
            id = words.artifact.word(card)
            rows.append([place(f"artifact:{id}"), number(need), _text(presentation, id)])
    columns = (tr("Artifact"), tr("Culture needed"), tr("Cost and effect"))
    return TextTable(tr("The river of artifacts"), columns, rows, shares=(22, 16, 62), wide=True)


def _road(presentation: TerramaraPresentation, state: TerramaraState, data: dict[str, Any]) -> TextTable:
    """The places of the road: what lies there and whose caravans stand there."""
    bonus: dict[str, list[str]] = data["board"]["bonus"]
    rows = []
    for node, id in enumerate(board.NODE_NAMES):
        here = []
        for seat, player in enumerate(state.players):
            count = (player.caravan_a == node) + (player.caravan_b == node)
            if count:
                name = f"{sign(presentation.colour(state, seat))} {presentation.seats[seat].name}"
                here.append(f"{name} ×{count}" if count > 1 else name)
        rows.append(
            [place(f"node:{id}"), listed(place(f"bonus:{tile}") for tile in bonus.get(id, ())), listed(here)]
        )
    for id, tiles in bonus.items():
        if id not in board.NODE_INDEX:
            rows.append([presentation.key(id), listed(place(f"bonus:{tile}") for tile in tiles), NOTHING])
    columns = (tr("Place on the road"), tr("Bonus tile"), tr("Caravans"))
    return TextTable(tr("The road, from the start to the camp"), columns, rows, shares=(26, 44, 30))
