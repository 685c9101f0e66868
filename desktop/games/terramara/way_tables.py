"""The ways of Terramara as text: the road of the caravans, the river of culture, the artifacts along it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from desktop.board.text_table import NOTHING, TextTable, listed, place, soft, told
from desktop.games.terramara.names import description, signed_name
from desktop.texts import number, tr
from rules.terramara import board
from rules.terramara.notation import terms
from rules.terramara.state import TerramaraState

if TYPE_CHECKING:
    from desktop.games.terramara.presentation import TerramaraPresentation

START, END = board.NODE_NAMES[board.START], board.NODE_NAMES[board.END]


def artifacts(presentation: TerramaraPresentation, state: TerramaraState) -> TextTable:
    """The artifacts on offer with the culture that each place asks for, and who has it."""
    words, needs = terms(state.content), state.content.cell_needs
    rows = []
    for cell, card in enumerate(state.river):
        need = needs[cell] if cell < len(needs) else 0
        if card < 0:
            continue
        id = words.artifact.word(card)
        able = [
            signed_name(presentation, state, seat)
            for seat, player in enumerate(state.players)
            if player.culture >= need
        ]
        everybody = tr("everybody") if len(able) == len(state.players) else listed(able)
        rows.append([place(f"artifact:{id}"), description(presentation, id), number(need), everybody])
    columns = (tr("Artifact"), tr("Cost and effect"), tr("Culture needed"), tr("Who may craft it"))
    return TextTable(tr("Artifacts on offer"), columns, rows, wide=True, section=tr("Artifacts"))


def road(presentation: TerramaraPresentation, state: TerramaraState, data: dict[str, Any]) -> TextTable:
    """A line for every crossroads with its two branches, from the start to the camp."""
    bonus: dict[str, list[str]] = data["board"]["bonus"]
    rows = [["", _node(presentation, state, START, []), ""]]
    for row in range(1, board.ROWS + 1):
        left, right = (listed(place(f"bonus:{id}") for id in bonus.get(f"{side}{row}", ())) for side in "lr")
        rows.append(
            [
                _node(presentation, state, f"l{row}", [left]),
                _node(presentation, state, f"c{row}", []),
                _node(presentation, state, f"r{row}", [right, *_outpost(presentation, state, row)]),
            ]
        )
    camp = tr("camp: {points} points", points="/".join(number(n) for n in state.content.road_end_vp))
    rows.append(["", _node(presentation, state, END, [camp]), ""])
    title = tr("The road, from the start to the camp")
    return TextTable(title, (), rows, plan=True, section=tr("Road"))


def _node(presentation: TerramaraPresentation, state: TerramaraState, id: str, lying: list[str]) -> str:
    """A place of the road: what lies there, whose caravans stand there."""
    node = board.NODE_INDEX[id]
    lines = [place(f"node:{id}"), *(part for part in lying if part != NOTHING)]
    here = []
    for seat, player in enumerate(state.players):
        count = (player.caravan_a == node) + (player.caravan_b == node)
        if count:
            name = signed_name(presentation, state, seat)
            here.append(f"{name} ×{count}" if count > 1 else name)
    said = "\n".join([*lines, " ".join(here)] if here else lines)
    return said if "\n" in said else f"{said}\n"  # a place, though nothing lies there


def _outpost(presentation: TerramaraPresentation, state: TerramaraState, row: int) -> list[str]:
    """Once its row is flipped: what the outpost scores, and who has a flag there."""
    if row > board.FLIPPED_ROWS:
        return []
    if row > state.flipped:
        return [soft(tr("opens in round {n}", n=row + 1))]
    id = state.content.outposts[state.layout.outposts[row - 1]].id
    found = presentation.texts.explain_word(id)
    lines = [f"{told(id)}: {found.glance if found is not None else ''}"]
    flags = [
        signed_name(presentation, state, seat)
        for seat, player in enumerate(state.players)
        if player.flags >> row & 1
    ]
    return [*lines, tr("flags: {names}", names=" ".join(flags))] if flags else lines


def river(presentation: TerramaraPresentation, state: TerramaraState, data: dict[str, Any]) -> TextTable:
    """The spaces of the river on which something happens or somebody is."""
    content = state.content
    bonus: dict[str, list[str]] = data["board"]["bonus"]
    rows = []
    for space in range(content.river_end + 1):
        gives = [place(f"bonus:{id}") for id in bonus.get(f"river_{space}", ())]
        if space == content.reserve_from:
            gives.append(tr("artifacts may be reserved from here on"))
        if space == content.river_explorer:
            gives.append(tr("one more explorer"))
        if space == content.river_discount:
            gives.append(tr("the reserved artifact costs 1 resource less"))
        if space in content.cell_needs:
            gives.append(tr("the first {n} artifacts on offer can be crafted", n=content.cells[space]))
        here = [
            signed_name(presentation, state, seat)
            for seat, player in enumerate(state.players)
            if player.culture == space
        ]
        if gives or here:
            rows.append([number(space), listed(gives, gap="; "), listed(here)])
    columns = (tr("River space"), tr("Gives"), tr("Who is there"))
    return TextTable(tr("The river of culture"), columns, rows, section=tr("River"))
