"""The victory check, its reaction, and clean-up (RA-12)."""

from __future__ import annotations

from collections.abc import Sequence

from rules.core import Action, Field, Frame, Notice, Params, Step
from rules.res_arcana import frames, match
from rules.res_arcana.choice import Choice, component_id
from rules.res_arcana.content import COMPONENTS, POWER
from rules.res_arcana.notation import BOOST, DECLINE
from rules.res_arcana.scoring import scores, winners
from rules.res_arcana.state import ResArcanaState
from rules.res_arcana.usage import POWER_COMPONENT, usable_reactions, use_power
from rules.res_arcana.vocabulary import VICTORY_CHECK


class CheckVictory(Step[ResArcanaState]):
    """Open a check: first the reactions, passed or not, then the comparison (RA-12.4)."""

    kind = "check_victory"
    automatic = True

    def run(self, state: ResArcanaState, frame: Frame) -> None:
        if state.events is not None:
            state.emit("checked", -1, "", {"best": max(total.total for total in scores(state))})
        state.stack.append((frames.DECIDE_VICTORY, -1))
        for seat in range(state.setup.players):
            for power in usable_reactions(state, seat, (VICTORY_CHECK,)):
                state.stack.append((frames.GOLDEN_STATUE, seat, power))


class GoldenStatue(Choice):
    """Temporary points for this check, or not (RA-12.4)."""

    kind = "golden_statue"
    rules = ("RA-12.4",)
    fields = (Field("power", POWER),)
    verbs = (BOOST, DECLINE)

    def params(self, state: ResArcanaState, frame: Frame) -> Params:
        return {"component": component_id(POWER_COMPONENT[frame[2]])}

    def options(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return ((BOOST,), (DECLINE,))

    def warnings(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Notice]:
        if action[0] == DECLINE:
            return []
        trial = state.clone()
        trial.stack = []
        use_power(trial, frame[1], frame[2])
        trial.settle()
        return [] if frame[1] in winners(trial) else [Notice("no_win", "RA-12.4")]

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action[0] == BOOST:
            use_power(state, frame[1], frame[2])


class DecideVictory(Step[ResArcanaState]):
    """Compare; end the game, or forget the temporary points and go on (RA-12.5, RA-12.7)."""

    kind = "decide_victory"
    automatic = True

    def run(self, state: ResArcanaState, frame: Frame) -> None:
        best = winners(state)
        if not best:
            state.bonus = [0] * state.setup.players
            return
        state.stack.clear()
        if state.events is not None:
            kind = "won" if len(best) == 1 else "shared"
            points = scores(state)[best[0]].total
            for seat in best:
                state.emit(kind, seat, "", {"points": points})
        if state.setup.options["variant"] == "match":
            match.game_won(state, best)


class CleanUp(Step[ResArcanaState]):
    """Straighten everything, turn items and token up, start the next round (RA-12.8)."""

    kind = "clean_up"
    automatic = True

    def run(self, state: ResArcanaState, frame: Frame) -> None:
        state.turned = [False] * len(COMPONENTS)
        state.passed = [False] * state.setup.players
        state.emit("cleaned_up", -1)
        state.stack.append((frames.START_ROUND, -1))
