"""What every choice of a cult track for a step shares."""

from __future__ import annotations

from rules.core import Action, Frame, Notice, Step, Violation
from rules.terra_mystica.content import CULT
from rules.terra_mystica.cults import can_advance
from rules.terra_mystica.notation import CULT_STEP
from rules.terra_mystica.setup_steps import WRONG_DECISION
from rules.terra_mystica.state import TerraMysticaState


class CultChoice(Step[TerraMysticaState]):
    """Any track may be chosen, also one on which the marker cannot move: that is only warned of (TM-23.4)."""

    def gestures(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [(CULT_STEP, cult) for cult in range(4)]

    def why_not(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Violation]:
        return [] if action[0] == CULT_STEP and action[1] >= 0 else [WRONG_DECISION]

    def warnings(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Notice]:
        if not can_advance(state, frame[1], action[1]):
            return [Notice("no_cult_step", "TM-23.4", {"cult": CULT.word(action[1])})]
        return []
