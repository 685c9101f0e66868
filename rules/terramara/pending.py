"""Whether the pending steps of a position from outside agree with the rest of it."""

from __future__ import annotations

from rules.core import Frame
from rules.terramara import board, frames
from rules.terramara.characters import can_flip, character_of
from rules.terramara.effects import usable_tiles
from rules.terramara.table import NOBODY, Table
from rules.terramara.vocabulary import SETUP_TILES

# Steps of the player whose turn it is; the others may be somebody else's answers (TR-23.1).
OWN_TURN = (frames.FLIP_CHARACTER, frames.TURN_ACTION, frames.AFTER_ACTION, frames.PERSONAL_BONUS)
SETUP = (frames.DRAFT_FIRST, frames.DRAFT_SECOND, frames.PLACE_NEUTRAL, frames.SETTLER_TILES)
OF_NOBODY = (frames.ROUND_START, frames.ROUND_END, frames.FLIP_TILES)


def problems(table: Table) -> list[str]:
    """The first thing that is wrong with the pending steps; empty when all is well."""
    if not table.stack:
        over = table.round == board.ROUNDS and not any(player.members_home() for player in table.players)
        return [] if over else ["nothing is pending before the end of round 5 (TR-7.7)"]
    for frame in table.stack:
        if not _agrees(table, frame):
            kind = table.steps[frame[0]].kind
            return [f"the pending step '{kind}' does not agree with the rest of the position"]
    top = table.steps[table.stack[-1][0]]
    if top.automatic:
        return [f"the last pending step, '{top.kind}', is no decision"]
    return [] if table.legal() else [f"the pending decision '{top.kind}' has no answer"]


def _agrees(table: Table, frame: Frame) -> bool:
    """Whether a frame belongs to this moment and what it names is there."""
    step, seat = frame[:2]
    if seat < 0:
        return step in OF_NOBODY
    if step in OWN_TURN and seat != table.turn_of:
        return False
    if step in SETUP and table.round:
        return False
    if step in (frames.RUN, frames.CHOOSE_OPTION, frames.HUT_MODE, frames.ORDER_PARTS):
        return _known_programs(table, frame)
    player = table.players[seat]
    if step == frames.TURN_ACTION:
        return player.members_home() > 0
    if step == frames.FLIP_CHARACTER:
        return can_flip(table, seat)
    if step == frames.SETTLER_TILES:
        character = character_of(table, seat)
        return character is not None and character.setup == SETUP_TILES
    if step == frames.PLACE_NEUTRAL:
        return 1 <= frame[2] <= board.ROWS and 0 <= frame[3] < table.neutrals
    if step == frames.PAY_CRAFT:
        return frame[2] >= 0 and (frame[2] == player.reserved if frame[3] else frame[2] in table.river)
    if step == frames.USE_BONUS_TILE:
        return frame[2] >= 0
    if step == frames.PERSONAL_BONUS:
        return bool(usable_tiles(table, seat))
    if step == frames.RAID_GIVE:
        raider, due = frame[2:]
        return 0 <= raider < table.seats and raider != seat and 0 < due <= sum(player.resources)
    if step == frames.RETURN_TRIGGER:
        return table.turn_of == NOBODY and frame[2] > 0
    if step in (frames.EXCHANGE, frames.EXCHANGE_AGAIN):
        _, _, raw, processed, military, get, times, source = frame
        prices = sorted((raw, processed, military))
        known = 0 <= get < len(table.content.programs) and source >= 0
        return known and times > 0 and prices[:2] == [0, 0] and prices[2] > 0
    if step in (frames.TRAVEL_STEP, frames.CHOOSE_RESOURCE, frames.PROCESS):
        return frame[2] > 0
    return True


def _known_programs(table: Table, frame: Frame) -> bool:
    """Whether the programs and sources that a frame goes on with exist."""
    step = frame[0]
    programs, sources = len(table.content.programs), len(table.content.sources)
    if step == frames.RUN:
        _, _, program, at, source, aux = frame
        cards = len(table.content.artifacts)
        return 0 <= program < programs and at >= 0 and 0 <= source < sources and -1 <= aux < cards
    if step == frames.ORDER_PARTS:
        parts, named = frame[3::2], frame[4::2]
        return (
            len(parts) == len(named) > 1
            and all(0 <= part < programs for part in parts)
            and all(0 <= source < sources for source in named)
        )
    return 0 <= frame[2] < sources and all(0 <= program < programs for program in frame[3:])
