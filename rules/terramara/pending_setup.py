"""The pending steps of the set-up: in the order of TR-4.10, and fitting what was drafted and placed so far."""

from __future__ import annotations

from rules.terramara import board, frames
from rules.terramara.player import NO_CARD
from rules.terramara.table import NEUTRAL, OWNER_OF, Table

# What happens last stands at the bottom.
_LAST_TO_FIRST = (
    (frames.ROUND_START,),
    (frames.CHARACTER_SETUP, frames.BEGINNER_START),
    (frames.STARTING_CARD,),
    (frames.DRAFT_SECOND,),
    (frames.DRAFT_FIRST,),
    (frames.PLACE_NEUTRAL,),
)
_RANK = {step: rank for rank, steps in enumerate(_LAST_TO_FIRST) for step in steps}
_DRAFT = (frames.DRAFT_FIRST, frames.DRAFT_SECOND)
STEPS = (*(step for step in _RANK if step != frames.ROUND_START), frames.SETTLER_TILES)


def problems(table: Table) -> list[str]:
    """What is forgotten, asked for twice or in the wrong order."""
    kinds = [frame[0] for frame in table.stack]
    ranked = [kind for kind in kinds if kind in _RANK]
    ranks = [_RANK[kind] for kind in ranked]
    if ranks != sorted(ranks) or kinds[: len(ranked)] != ranked:
        order = ", ".join(" or ".join(table.steps[step].kind for step in steps) for steps in _LAST_TO_FIRST)
        return [f"the set-up is not pending in its order: {order} (TR-4.10)"]
    if len(ranked) < len(kinds) and any(kind in (*_DRAFT, frames.PLACE_NEUTRAL) for kind in kinds):
        return ["an effect is pending before the draft is over (TR-6.5)"]
    draft = table.setup.options["start_mode"] == "draft"
    return _neutral(table) or (_drafted(table) if draft else _beginner(table))


def _asked(table: Table, seat: int, *steps: int) -> int:
    return sum(1 for frame in table.stack if frame[0] in steps and frame[1] == seat)


def _neutral(table: Table) -> list[str]:
    """Every neutral player has one explorer in each row, placed or still to be placed (TR-5.4)."""
    rows = [
        (OWNER_OF[code] - NEUTRAL, table.layout.row_of[space])
        for space, code in enumerate(table.here)
        if code and OWNER_OF[code] >= NEUTRAL
    ]
    rows += [(frame[3], frame[2]) for frame in table.stack if frame[0] == frames.PLACE_NEUTRAL]
    wanted = [(neutral, row) for neutral in range(table.neutrals) for row in range(1, board.ROWS + 1)]
    if sorted(rows) != wanted:
        return ["the neutral explorers on the board and those to be placed are not one in each row (TR-5.4)"]
    return []


def _beginner(table: Table) -> list[str]:
    """Everybody starts alike, without cards (TR-6.1)."""
    if any(player.character != NO_CARD or player.starting_card != NO_CARD for player in table.players):
        return ["a character or starting card in a beginners' game (TR-6.1)"]
    starts = sorted(frame[2] for frame in table.stack if frame[0] == frames.BEGINNER_START)
    return (
        []
        if starts == list(range(table.seats - len(starts), table.seats))
        else ["beginner_start is pending for a wrong rank (TR-6.1)"]
    )


def _drafted(table: Table) -> list[str]:
    """Everybody gets a character and a starting card of those revealed (TR-6.2 to TR-6.4)."""
    drafting = any(frame[0] in _DRAFT for frame in table.stack)
    for seat, player in enumerate(table.players):
        held = (player.character != NO_CARD) + (player.starting_card != NO_CARD)
        if held + _asked(table, seat, *_DRAFT) != 2:
            return [f"seat {seat} has not exactly two cards, held or to be drafted (TR-6.4)"]
        if _asked(table, seat, frames.STARTING_CARD) not in ((1,) if drafting else (0, 1)):
            return [f"starting_card is not pending once for seat {seat} (TR-6.5)"]
        if _asked(table, seat, frames.CHARACTER_SETUP) + player.settled != 1:
            return [f"seat {seat} is settled, or character_setup is pending for it: not both (TR-6.6)"]
    if not drafting:
        return []
    for name, revealed, owned in (
        ("draft_characters", table.draft_characters, [player.character for player in table.players]),
        ("draft_cards", table.draft_cards, [player.starting_card for player in table.players]),
    ):
        cards = [*revealed, *(card for card in owned if card != NO_CARD)]
        if len(cards) != table.seats + 1 or len(set(cards)) != len(cards):
            return [f"{name}: with those taken there are not {table.seats + 1} different cards (TR-6.2)"]
    return []
