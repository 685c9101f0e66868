"""Whether the pending steps of a position from outside agree with the rest of it, and what goes on below them."""

from __future__ import annotations

from rules.core import Frame
from rules.terramara import board, frames, pending_setup
from rules.terramara.characters import can_flip, has_setup
from rules.terramara.costs import available_cards
from rules.terramara.effects import usable_tiles
from rules.terramara.table import MEMBER_OF, NOBODY, OWNER_OF, Table
from rules.terramara.vocabulary import SETUP_TILES, TERRITORY, WARRIOR

# Steps of the player whose turn it is; the others may be somebody else's answers (TR-23.1).
OWN_TURN = (frames.FLIP_CHARACTER, frames.TURN_ACTION, frames.AFTER_ACTION, frames.PERSONAL_BONUS)
OF_NOBODY = (frames.ROUND_START, frames.ROUND_END, frames.FLIP_TILES)
# What every stack of a running game stands on: the set-up, a turn, the end of a round.
FOUNDATIONS = (frames.ROUND_START, frames.TURN_ACTION, frames.AFTER_ACTION, frames.FLIP_TILES)


def complete(table: Table) -> None:
    """Put what is missing under the pending steps, so that the game goes on after their answers."""
    for seat, player in enumerate(table.players):
        player.started = player.started or (table.round > 0 and _has_begun(table, seat))
    stack = table.stack
    if not stack or stack[0][0] in (*FOUNDATIONS, frames.NEXT_TURN, frames.ROUND_END):
        return
    if not table.round:
        stack.insert(0, (frames.ROUND_START, -1))
    elif table.turn_of == NOBODY:
        stack.insert(0, (frames.FLIP_TILES, -1))
    elif stack[0][0] == frames.FLIP_CHARACTER:
        stack.insert(0, (frames.TURN_ACTION, table.turn_of))
    else:  # the question of an effect: whoever's turn it is has sent somebody (TR-8.1)
        stack.insert(0, (frames.AFTER_ACTION, table.turn_of, 0))


def _has_begun(table: Table, seat: int) -> bool:
    """Whether a player's first turn of this round has certainly begun, so that the flip is decided (TR-15.1).

    Explorers on territory spaces tell nothing: they may have been sent ahead in an earlier round.
    """
    player = table.players[seat]
    return (
        seat == table.turn_of
        or not player.chieftain
        or any((*player.hut, player.warriors, *player.workers_used))
        or any(
            code and OWNER_OF[code] == seat and (kind != TERRITORY or MEMBER_OF[code] == WARRIOR)
            for codes in (table.here, table.also)
            for code, kind in zip(codes, table.content.space_kind, strict=True)
        )
    )


def problems(table: Table) -> list[str]:
    """The first thing that is wrong with the pending steps; empty when all is well."""
    if not table.stack:
        over = table.round == board.ROUNDS and not any(player.members_home() for player in table.players)
        return [] if over else ["nothing is pending before the end of round 5 (TR-7.7)"]
    for frame in table.stack:
        reason = _disagreement(table, frame)
        if reason:
            named = f"the pending step '{table.steps[frame[0]].kind}' of seat {frame[1]}"
            return [f"{named} does not agree with the rest of the position: {reason}"]
    top = table.steps[table.stack[-1][0]]
    if top.automatic:
        return [f"the last pending step, '{top.kind}', is no decision"]
    found = _order(table) or (pending_setup.problems(table) if not table.round else [])
    if not found and not table.legal():
        return [f"the pending decision '{top.kind}' of seat {table.stack[-1][1]} has no answer"]
    return found


def _order(table: Table) -> list[str]:
    """Exactly one step goes on with the game, and it belongs to this moment."""
    kinds = [frame[0] for frame in table.stack]
    known = ", ".join(table.steps[step].kind for step in FOUNDATIONS)
    if kinds[0] not in FOUNDATIONS or any(kind in FOUNDATIONS for kind in kinds[1:]):
        return [f"exactly one step goes on with the game, at the bottom of pending: one of {known}"]
    if (kinds[0] == frames.ROUND_START) != (table.round == 0):
        return ["round_start stands below the steps of the set-up, and only there (TR-4.10)"]
    if (table.turn_of == NOBODY) != (kinds[0] in OF_NOBODY):
        return [f"'{table.steps[kinds[0]].kind}' is pending, but 'turn' is {table.turn_of} (TR-7.3)"]
    if kinds[0] == frames.FLIP_TILES and table.round == board.ROUNDS:
        return ["it is nobody's turn in round 5, but something is pending (TR-7.7)"]
    if frames.FLIP_CHARACTER in kinds and kinds != [frames.TURN_ACTION, frames.FLIP_CHARACTER]:
        return ["flip_character stands on turn_action alone (TR-15.1)"]
    return []


def _disagreement(table: Table, frame: Frame) -> str:
    """Why a frame cannot be pending in this position; empty when it can."""
    step, seat = frame[:2]
    if seat < 0:
        return "" if step in OF_NOBODY else "it belongs to a seat"
    if step in OWN_TURN and seat != table.turn_of:
        return "it is not this seat's turn (TR-7.3)"
    if step in pending_setup.STEPS and table.round:
        return "it belongs to the set-up, in round 0 (TR-4.10)"
    if step in (
        frames.RUN,
        frames.CHOOSE_OPTION,
        frames.HUT_MODE,
        frames.FIRST_PLAYER_BACK,
        frames.ORDER_PARTS,
    ):
        return "" if _known_programs(table, frame) else "there are no such effects"
    if step in (frames.EXCHANGE, frames.EXCHANGE_AGAIN):
        return _wrong_exchange(table, frame)
    return _wrong_details(table, frame)


def _wrong_details(table: Table, frame: Frame) -> str:
    """Whether what a frame names is there."""
    step, seat = frame[:2]
    player = table.players[seat]
    if step == frames.TURN_ACTION and not player.members_home():
        return "this seat has no clan member at home (TR-7.3)"
    if step == frames.FLIP_CHARACTER and not (can_flip(table, seat) and player.started):
        return "this seat has no character to flip now (TR-15.1)"
    if step == frames.SETTLER_TILES and not has_setup(table, seat, SETUP_TILES):
        return "this seat has not the Settler (TR-15.8)"
    if step == frames.PLACE_NEUTRAL and not (1 <= frame[2] <= board.ROWS and 0 <= frame[3] < table.neutrals):
        return "there is no such row or neutral player (TR-5.4)"
    if step == frames.PAY_CRAFT and not (
        frame[2] >= 0 and (frame[2] == player.reserved if frame[3] else frame[2] in table.river)
    ):
        return "the artifact is not where it is crafted from (TR-12.1)"
    if step == frames.PAY_CRAFT and not frame[3] and frame[2] not in available_cards(table, player):
        return "the artifact is beyond the canoe (TR-12.2)"
    if step == frames.USE_BONUS_TILE and frame[2] < 0:
        return "it names no tile (TR-13.3.4)"
    if step == frames.PERSONAL_BONUS and not usable_tiles(table, seat):
        return "this seat has no tile to use up (TR-15.6)"
    if step == frames.RAID_GIVE:
        raider, due = frame[2:]
        if not 0 <= raider < table.seats or raider == seat or not 0 < due <= sum(player.resources):
            return "there is no such raider, or the victim has not so much (TR-10.2.2)"
    if step == frames.RETURN_TRIGGER and (table.turn_of != NOBODY or frame[2] <= 0):
        return "explorers return at the end of a round (TR-7.6)"
    if step in (frames.TRAVEL_STEP, frames.CHOOSE_RESOURCE, frames.PROCESS) and frame[2] <= 0:
        return "nothing is left to do"
    return ""


def _wrong_exchange(table: Table, frame: Frame) -> str:
    _, _, raw, processed, military, get, times, source = frame
    prices = sorted((raw, processed, military))
    known = 0 <= get < len(table.content.programs) and source >= 0
    fits = known and times > 0 and prices[:2] == [0, 0] and prices[2] > 0
    return "" if fits else "there is no such exchange (TR-17.2)"


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
