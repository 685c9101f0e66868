"""In which order steps may be pending: the set-up's own order, and what every stack stands on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.res_arcana import frames
from rules.res_arcana.content import CONSTANTS, MAGIC_ITEMS, NOBODY, UNKNOWN
from rules.res_arcana.continuing import FOUNDATIONS, next_to_act

if TYPE_CHECKING:
    from rules.res_arcana.state import ResArcanaState

# The steps of the set-up, what happens last at the bottom (RA-3.9 to RA-3.12, RA-14.1, RA-14.2).
_LAST_TO_FIRST = (
    (frames.START_ROUND,),
    (frames.CHOOSE_MAGIC_ITEM,),
    (frames.REVEAL_MAGES, frames.DEAL_SETS),
    (frames.CHOOSE_MAGE, frames.CHOOSE_STARTER_SET),
    (frames.DRAW_HANDS,),
    (frames.PASS_PACKETS,),
    (frames.DRAFT_PICK, frames.DUEL_PICK),
)
_RANK = {step: rank for rank, steps in enumerate(_LAST_TO_FIRST) for step in steps}
_ONCE = (frames.START_ROUND, frames.REVEAL_MAGES, frames.DEAL_SETS, frames.DRAW_HANDS, frames.PASS_PACKETS)
# Decisions that may wait below another one.
_QUEUED = (
    frames.CHOOSE_MAGE,
    frames.CHOOSE_STARTER_SET,
    frames.CHOOSE_MAGIC_ITEM,
    frames.DRAFT_PICK,
    frames.DUEL_PICK,
    frames.TAKE_OR_LEAVE,
    frames.GOLDEN_STATUE,
)
SET_UP = (*_RANK, frames.DUEL_FIRST_PLAYER)


def problems(state: ResArcanaState) -> list[str]:
    """What is wrong with the order of the pending steps, or forgotten by them."""
    kinds = [frame[0] for frame in state.stack]
    if kinds[0] not in FOUNDATIONS or any(kind in FOUNDATIONS for kind in kinds[1:]):
        known = ", ".join(state.steps[step].kind for step in FOUNDATIONS)
        return [f"exactly one step goes on with the game, at the bottom of pending: one of {known}"]
    for kind in kinds[1:-1]:
        if kind not in _QUEUED and not state.steps[kind].automatic:
            return [f"'{state.steps[kind].kind}' is answered before anything else is asked (RA-8.1)"]
    return _set_up_problems(state, kinds) if state.round == 0 else _round_problems(state, kinds)


def _round_problems(state: ResArcanaState, kinds: list[int]) -> list[str]:
    if kinds[0] == frames.CLEAN_UP:
        over = state.turn == NOBODY and all(state.passed)
        return [] if over else ["clean_up is pending, but not everybody has passed (RA-12.1)"]
    if kinds[0] != frames.NEXT_TURN:
        return [f"'{state.steps[kinds[0]].kind}' is pending in the middle of a round"]
    expected = next_to_act(state)
    if state.stack[0][1] != expected:
        return [f"next_turn is pending for seat {state.stack[0][1]}, but seat {expected} is next (RA-4.2)"]
    if state.turn == NOBODY:
        return ["somebody has passed before the first turn (RA-11.1)"] if any(state.passed) else []
    if state.passed[state.turn] and frames.PASS_ITEM not in kinds:
        return [f"it is seat {state.turn}'s turn, who has passed (RA-4.2)"]
    if frames.COLLECT in kinds:
        return ["collect is pending, but somebody's turn has begun (RA-5.1)"]
    return []


# -- the set-up ---------------------------------------------------------------------------------------------


def _set_up_problems(state: ResArcanaState, kinds: list[int]) -> list[str]:
    """Choices that the set-up has forgotten, asks for twice or in the wrong order."""
    picks = kinds.count(frames.DUEL_PICK)
    if picks != len(state.open_cards):
        return [f"{picks} picks are pending for {len(state.open_cards)} open artifacts (RA-14.2.4)"]
    if kinds[0] == frames.DUEL_FIRST_PLAYER:  # who chooses items when is settled by the answer (RA-14.2.6)
        return [] if len(kinds) == 1 else ["duel_first_player stands alone (RA-14.2.6)"]
    if state.turn != NOBODY:
        return ["it is somebody's turn in the set-up"]
    if any(state.passed):
        return ["somebody has passed in the set-up (RA-11.1)"]
    ranks = [_RANK[kind] for kind in kinds]
    if kinds[0] != frames.START_ROUND or ranks != sorted(ranks):
        order = ", ".join(" or ".join(state.steps[step].kind for step in steps) for steps in _LAST_TO_FIRST)
        return [f"the set-up is not pending in its order: {order} (RA-3)"]
    if any(kinds.count(step) > 1 for step in _ONCE):
        return ["a step of the whole table is pending twice"]
    return _item_problems(state) or _mage_problems(state, kinds) or _card_problems(state, kinds)


def _asked(state: ResArcanaState, step: int, seat: int) -> int:
    return sum(1 for frame in state.stack if frame[0] == step and frame[1] == seat)


def _item_problems(state: ResArcanaState) -> list[str]:
    for seat, area in enumerate(state.play_areas):
        held = sum(1 for component in area if component in MAGIC_ITEMS)
        if _asked(state, frames.CHOOSE_MAGIC_ITEM, seat) + held != 1:
            return [f"player {seat + 1} has not exactly one magic item, held or to be chosen (RA-3.10)"]
    return []


def _mage_problems(state: ResArcanaState, kinds: list[int]) -> list[str]:
    """Every mage is in play, or will be revealed; every seat without one is asked once (RA-3.9, RA-3.12)."""
    revealed = frames.REVEAL_MAGES not in kinds
    dealt_mages = [mage for dealt in state.dealt_mages for mage in dealt if mage != UNKNOWN]
    if len(set(dealt_mages)) != len(dealt_mages):
        return ["a mage was dealt twice (RA-3.9)"]
    for seat, area in enumerate(state.play_areas):
        sets = _asked(state, frames.CHOOSE_STARTER_SET, seat)
        choices = _asked(state, frames.CHOOSE_MAGE, seat) + sets
        mage = state.mages[seat]
        chosen = mage >= 0 or state.viewer not in (-1, seat)  # a view does not know (RA-13)
        if choices + (mage >= 0) != 1 and (mage >= 0 or choices or not chosen):
            return [f"player {seat + 1} has not exactly one mage, held or to be chosen (RA-3.9)"]
        if choices > sets and revealed:
            return [f"player {seat + 1} chooses a mage, but reveal_mages is not pending (RA-3.9)"]
        dealt = state.dealt_mages[seat]
        if choices > sets and len(dealt) != CONSTANTS["mages_dealt"]:
            return [f"player {seat + 1} has not two mages to choose from (RA-3.9)"]
        if (mage in area) != (revealed and not choices):
            place = "not in play" if revealed else "in play before it is revealed"
            return [f"player {seat + 1}'s mage is {place} (RA-3.9)"]
    return []


def _card_problems(state: ResArcanaState, kinds: list[int]) -> list[str]:
    """Packets and picks become decks once, by draw_hands (RA-14.1.4); starter sets are filled by deal_sets."""
    drafting = any(state.packets) or any(state.picks) or bool(state.open_cards)
    if drafting != (frames.DRAW_HANDS in kinds):
        return ["draw_hands is pending just while cards are drafted (RA-14.1.4)"]
    if drafting and any((*state.hands, *state.decks)):
        return ["hands or decks are there before the draft is over (RA-14.1.4)"]
    if any(state.packets) != (frames.PASS_PACKETS in kinds):
        return ["pass_packets is pending just while there are packets (RA-14.1.2)"]
    if (frames.DEAL_SETS in kinds) != any(
        hand and not deck for hand, deck in zip(state.hands, state.decks, strict=True)
    ) and (frames.CHOOSE_STARTER_SET not in kinds):
        return ["deal_sets is pending just while starter sets are not complete (RA-3.12)"]
    return _packet_problems(state)


def _packet_problems(state: ResArcanaState) -> list[str]:
    """Who still picks has one card more; everybody keeps as many in the end (RA-14.1.2)."""
    if not any(state.packets):
        return []
    waiting = [_asked(state, frames.DRAFT_PICK, seat) for seat in range(state.setup.players)]
    sizes = {len(packet) - asked for packet, asked in zip(state.packets, waiting, strict=True)}
    kept = {len(picks) + asked for picks, asked in zip(state.picks, waiting, strict=True)}
    if max(waiting) > 1 or len(sizes) > 1 or len(kept) > 1 or min(sizes) < 1:
        return ["packets, picks and the draft_pick steps do not fit each other (RA-14.1.2)"]
    return []
