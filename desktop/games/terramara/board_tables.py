"""The action spaces of Terramara as text: those of this round first, with what they give and who is there till when."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from desktop.board.text_table import NOTHING, TextTable, listed, place, told
from desktop.games.terramara.names import description, signed_name
from desktop.texts import tr
from rules.terramara import board
from rules.terramara.notation import MEMBER, terms
from rules.terramara.state import TerramaraState
from rules.terramara.table import MEMBER_OF, OWNER_OF

if TYPE_CHECKING:
    from desktop.games.terramara.presentation import TerramaraPresentation

ROWS = range(1, board.ROWS + 1)


def spaces_now(presentation: TerramaraPresentation, state: TerramaraState) -> TextTable:
    """The homeland, one's own hut, and the row beside the round."""
    layout, now = state.layout, max(1, state.round)
    rows: list[list[str]] = [[tr("Homeland")]]
    rows += [_space(presentation, state, space) for space in (*layout.homeland, state.content.hut)]
    if layout.personal >= 0:
        rows += [[tr("Personal space of the Settler")], _space(presentation, state, layout.personal)]
    rows += _rows(presentation, state, (row for row in ROWS if board.ROUND_OF_ROW[row] == now))
    return _table(tr("Action spaces of this round"), rows, tr("Spaces now"))


def later_spaces(presentation: TerramaraPresentation, state: TerramaraState) -> TextTable:
    """Rows of the rounds to come: only explorers go there, and stay till then."""
    later = (row for row in ROWS if board.ROUND_OF_ROW[row] > max(1, state.round))
    rows = _rows(presentation, state, later)
    return _table(tr("Action spaces of later rounds"), rows, tr("Later spaces"))


def spaces_behind(presentation: TerramaraPresentation, state: TerramaraState) -> TextTable:
    """Flipped rows: an outpost on the left, a crossroads space on the right."""
    rows = _rows(presentation, state, (row for row in ROWS if row <= state.flipped))
    return _table(tr("Crossroads of the rows behind"), rows, tr("Crossroads"))


def _table(title: str, rows: list[list[str]], section: str) -> TextTable:
    columns = (tr("Action space"), tr("Gives"), tr("Who is there"))
    return TextTable(title, columns, rows, wide=True, section=section)


def _rows(presentation: TerramaraPresentation, state: TerramaraState, rows: Iterable[int]) -> list[list[str]]:
    content, layout, words = state.content, state.layout, terms(state.content)
    written: list[list[str]] = []
    for row in rows:
        heading = tr("Row {n}", n=row)
        if row <= state.flipped:
            outpost = content.outposts[layout.outposts[row - 1]].id
            written.append([tr("{row}: flipped; outpost {outpost}", row=heading, outpost=told(outpost))])
            found: tuple[int, ...] = (layout.crossroads[row - 1],)
        else:
            tiles = (layout.left[row - 1], layout.right[row - 1])
            names = listed(told(words.tile.word(tile)) for tile in tiles)
            heading = tr("Row {n}, round {round}", n=row, round=board.ROUND_OF_ROW[row])
            written.append([tr("{row}: {tiles}", row=heading, tiles=names)])
            specials = layout.specials[row - 5 : row - 4] if row > board.FLIPPED_ROWS else ()
            found = layout.spaces_of_row(content, row) + specials
        written += [_space(presentation, state, space) for space in found]
    return written


def _space(presentation: TerramaraPresentation, state: TerramaraState, space: int) -> list[str]:
    id = state.content.spaces[space].id
    codes = [code for code in (state.here[space], state.also[space]) if code]
    who = [_member(presentation, state, code) for code in codes]
    row = state.layout.row_of[space]
    if who and row > 0 and board.ROUND_OF_ROW[row] > state.round:
        who.append(tr("until the end of round {n}", n=board.ROUND_OF_ROW[row]))
    if space in state.layout.fire:
        who = [tr("fire: closed")]
    return [place(f"space:{id}"), description(presentation, id), "\n".join(who) or NOTHING]


def _member(presentation: TerramaraPresentation, state: TerramaraState, code: int) -> str:
    owner, member = OWNER_OF[code], presentation.texts.word(MEMBER.word(MEMBER_OF[code]))
    return tr("{who}: {member}", who=signed_name(presentation, state, owner), member=member)
