"""An action that does not answer the question being asked: which rule says that its moment is another one."""

from __future__ import annotations

from rules.core import Action, Violation
from rules.terra_mystica.frames import (
    CHOOSE_CULT,
    CHOOSE_FAVOR,
    CHOOSE_TOWN,
    CULTIST_STEP,
    DOUBLE_SECOND,
    FREE_STEP,
    MAIN_ACTION,
    PASS_CARD,
    TOP_TRACKS,
)
from rules.terra_mystica.notation import CONVERT, DECLINE, END_TURN, FINISH, RIVER_TOWN, SACRIFICE
from rules.terra_mystica.setup_steps import WRONG_DECISION
from rules.terra_mystica.state import ACTIONS_PHASE, TerraMysticaState

_FREE = (CONVERT, SACRIFICE, RIVER_TOWN)
_REFUSALS = (END_TURN, FINISH, DECLINE)
_COMPULSORY = (CHOOSE_CULT, CHOOSE_FAVOR, CHOOSE_TOWN, TOP_TRACKS, CULTIST_STEP)


def another_moment(state: TerraMysticaState, action: Action, violations: list[Violation]) -> list[Violation]:
    """The same refusal with the rule that it comes from, where the step could only say "not now"."""
    if not state.stack:
        return [Violation("game_over", "TM-19.1")]
    if len(violations) != 1 or violations[0] is not WRONG_DECISION:
        return violations
    step, seat = state.stack[-1][:2]
    if step in (MAIN_ACTION, DOUBLE_SECOND):
        return [Violation("turn_without_action", "TM-7.2.1")] if action[0] == END_TURN else violations
    if step == FREE_STEP:
        return violations
    if action[0] in _FREE:
        return [Violation("wrong_decision", _free_step_rule(state, step, seat))]
    if action[0] in _REFUSALS and step in _COMPULSORY:
        return [Violation("compulsory", "TM-23.5")]
    return [Violation("wrong_decision", state.steps[step].rules[0])]  # the question that comes first


def _free_step_rule(state: TerraMysticaState, step: int, seat: int) -> str:
    """Only on the own turn (TM-4.6.2), not inside an action (TM-7.3.2), not after a pass (TM-7.3.3)."""
    if step == PASS_CARD:
        return "TM-7.3.3"
    own_turn = state.phase == ACTIONS_PHASE and seat == state.current
    return "TM-7.3.2" if own_turn else "TM-4.6.2"
