"""Whether the pending steps of a position from outside belong to its phase, to the right seat, and find what they name."""

from __future__ import annotations

from rules.core import Frame
from rules.northgard import kinds
from rules.northgard.combat import (
    AFTER,
    AXES,
    FOOD_ATTACKER,
    FOOD_DEFENDER,
    RESULT,
    RETREAT,
    ROLL_ATTACKER,
    ROLL_DEFENDER,
    STAGE,
)
from rules.northgard.state import (
    ACTIONS,
    CLANS,
    HARVEST,
    OVER,
    PHASES,
    SETUP_1,
    SETUP_2,
    NorthgardState,
)
from rules.northgard.vocabulary import OPPONENTS
from rules.northgard.year import harvests

_SET_UP = (CLANS, SETUP_1, SETUP_2)
# The steps that belong to one phase; all others may be part of several.
_PHASES = {
    kinds.CHOOSE_CLAN: (CLANS,),
    kinds.SETUP_TURN: (SETUP_1, SETUP_2),
    kinds.SETUP_TILE: (SETUP_1, SETUP_2),
    kinds.SETUP_UNITS: (SETUP_1, SETUP_2),
    **dict.fromkeys((kinds.TURN, kinds.PLAY_ON, kinds.ANNOUNCED, kinds.REACT, kinds.RESOLVED), (ACTIONS,)),
    **dict.fromkeys((kinds.HARVEST, kinds.SCORCHED_HARVEST), (HARVEST,)),
    **dict.fromkeys((kinds.TRADE, kinds.TRADE_GIVE, kinds.SWAP_AMOUNT, kinds.SWAP_ANSWER), (HARVEST,)),
    **dict.fromkeys((kinds.UPGRADE, kinds.TAKE_ROW_CARD, kinds.PASSED, kinds.SUMMON), (ACTIONS,)),
}
_OWN_TURN = (
    kinds.CHOOSE_CLAN,
    kinds.SETUP_TILE,
    kinds.SETUP_UNITS,
    kinds.TURN,
    kinds.PLAY_ON,
    kinds.ANNOUNCED,
    kinds.RESOLVED,
    kinds.UPGRADE,
    kinds.TAKE_ROW_CARD,
    kinds.PASSED,
    kinds.SUMMON,
)
_BEFORE_PASSING = (kinds.TURN, kinds.PLAY_ON, kinds.ANNOUNCED, kinds.RESOLVED, kinds.UPGRADE)
_AFTER_PASSING = (kinds.TAKE_ROW_CARD, kinds.PASSED, kinds.SUMMON)
# Decisions with nothing below or above them: the turn itself, and the steps of the set-up.
_ALONE = (
    kinds.CHOOSE_CLAN,
    kinds.SETUP_TILE,
    kinds.SETUP_UNITS,
    kinds.TURN,
    kinds.PLAY_ON,
    kinds.REACT,
    kinds.UPGRADE,
)
# While figures move or fight, Kaija may stand in a territory that is not her owner's (NG-3.6.1).
MOVING = (
    kinds.MOVE,
    kinds.MOVE_TO,
    kinds.MOVE_COUNT,
    kinds.MOVE_END,
    kinds.DECLARE,
    kinds.COMBATS,
    kinds.COMBAT_ORDER,
    kinds.COMBAT,
)
# The stage to which the combat below a decision goes on after the answer; of two, the first for the defender (NG-6).
_STAGE_AFTER = {
    kinds.PUSH_DEFENDER: (FOOD_ATTACKER,),
    kinds.COMBAT_FOOD: (ROLL_ATTACKER, FOOD_DEFENDER),
    kinds.DIE_CHOICE: (RESULT, AXES),
    kinds.AXE_THROWERS: (ROLL_DEFENDER,),
    kinds.CASUALTY_CHOICE: (RETREAT,),
    kinds.RETREAT: (AFTER,),
}


def course_problems(state: NorthgardState) -> list[str]:
    """What phase, year and winners say about each other."""
    if (state.year == 0) != (state.phase in _SET_UP):
        return [f"year: {state.year} does not go with the phase {PHASES[state.phase]} (NG-7.1)"]
    if state.won and state.phase != OVER:
        return ["dominating: nobody has won before the game is over (NG-7.9)"]
    return []


def problem(state: NorthgardState, frame: Frame) -> str:
    """Why a frame cannot be pending in this position; empty when it can."""
    step, seat = frame[:2]
    if step in _PHASES and state.phase not in _PHASES[step]:
        return f"it does not belong to the phase {PHASES[state.phase]}"
    if frame is not state.stack[-1] and not state.steps[step].automatic:
        return "it is answered before anything else is asked"
    if step in _ALONE and len(state.stack) > 1:
        return "it stands alone"
    if step in _OWN_TURN and seat != state.turn:
        return f"it is the turn of seat {state.turn} (NG-5.1.1)"
    passed = bool(state.passed >> seat & 1) if seat >= 0 else False
    if step in _BEFORE_PASSING and passed:
        return "this seat has passed (NG-5.1.1)"
    if step in _AFTER_PASSING and not passed:
        return "this seat has not passed (NG-5.4)"
    if step == kinds.REACT and (frame[2] != state.turn or frame[2] == seat):
        return "it is not the turn of who announced the card (NG-5.1.1)"
    if step == kinds.RESOLVED and frame[2] not in state.active_cards[seat]:
        return "the card is not in this seat's active area (NG-4.2)"
    if step == kinds.TAKE_ROW_CARD and [below[0] for below in state.stack] != [kinds.PASSED, step]:
        return "it stands on passed alone (NG-5.4)"
    if step == kinds.SWAP_ANSWER and not _can_swap(state, frame):
        return "one of the two has not so much to swap (NG-11.2.5)"
    if step in (kinds.COMBATS, kinds.COMBAT_ORDER) and not all(
        _can_fight(state, seat, fight // OPPONENTS, fight % OPPONENTS - 1) for fight in frame[3:]
    ):
        return "a fight without two sides (NG-6.1)"
    if step == kinds.CASUALTY_CHOICE and (wrong := _wrong_casualties(state, frame)):
        return wrong
    if step == kinds.RECRUIT and any(not _is_free_for(state, seat, place >> 8) for place in frame[5:]):
        return "a territory where this seat recruits is a rival's (NG-9.7.1)"
    if step == kinds.SETUP_UNITS and all(frame[2] != tile for tile, _, _ in state.land.placed):
        return "its tile is not on the map (NG-2.14)"
    if step == kinds.SCORCHED_HARVEST and state.stack[:-1] != harvests(state):
        return "it stands on the harvest of every seat, the first player's last (NG-7.3.4)"
    if step in _STAGE_AFTER:
        return _wrong_stage(state, frame)
    if step in (kinds.MOVE_TO, kinds.MOVE_COUNT) and not _can_leave(state, frame):
        return "no figures of this seat stand there (NG-5.8)"
    return ""


def _wrong_stage(state: NorthgardState, frame: Frame) -> str:
    """The frame of a combat holds the stage that comes after the answer of the decision on it."""
    below = state.stack[-2] if len(state.stack) > 1 else ()
    if not below or below[0] != kinds.COMBAT:
        return ""
    stages = _STAGE_AFTER[frame[0]]
    wanted = stages[frame[2]] if len(stages) > 1 else stages[0]
    if below[STAGE] == wanted:
        return ""
    return f"the combat below is at stage {below[STAGE]}, not {wanted}, where the answer leads (NG-6.5)"


def _wrong_casualties(state: NorthgardState, frame: Frame) -> str:
    """Kaija is asked about when the Bear loses some figures there, but not all (NG-6.8)."""
    _, seat, territory, number, attacking = frame
    if territory < 0 or not state.kaija_in(seat, territory):
        return "Kaija does not fight there (NG-6.8)"
    units = state.attackers.get(territory, 0) if attacking else state.units[territory]
    return "" if 0 < number <= units else "the Bear has not so many units there (NG-6.8)"


def _can_fight(state: NorthgardState, seat: int, territory: int, creature: int) -> bool:
    """Whether figures of the mover and an opponent stand in a territory; -1 is no creature but its owner."""
    if territory < 0 or state.land.root[territory] != territory:
        return False
    if creature >= 0:
        return creature in state.creatures_in(territory)
    attacked = territory in state.attackers or state.kaija_in(seat, territory)
    return attacked and state.owner[territory] not in (-1, seat)


def _can_swap(state: NorthgardState, frame: Frame) -> bool:
    _, ally, proposer, give, take, number, _ = frame
    if min(give, take) < 0 or number < 1:
        return False
    return min(state.resources[3 * proposer + give], state.resources[3 * ally + take]) >= number


def _is_own(state: NorthgardState, seat: int, territory: int) -> bool:
    return 0 <= territory < len(state.owner) and state.owner[territory] == seat


def _is_free_for(state: NorthgardState, seat: int, territory: int) -> bool:
    """Whether a territory is on the map, and the seat's own or neutral."""
    on_map = 0 <= territory < len(state.owner) and state.land.root[territory] == territory
    return on_map and state.owner[territory] in (seat, -1)


def _can_leave(state: NorthgardState, frame: Frame) -> bool:
    """Whether the seat has figures where a move begins: its own territory, or an enemy's with Infiltration (NG-9.4.23).

    A group in transit stands in a teammate's territory.
    """
    _, seat, _, _, source = frame[:5]
    if frame[0] == kinds.MOVE_TO and (frame[5] or frame[6]):
        return True
    return source >= 0 and (
        _is_own(state, seat, source) or source in state.attackers or state.kaija_in(seat, source)
    )
