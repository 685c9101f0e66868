"""Walking through a lesson: which actions are accepted now, what follows them, and the way back.

The walk carries out its actions at a *table*, so the screen's session and the checks without a screen go the same way.
"""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from rules.core.lesson import Lesson, LessonStep, matches, parse
from rules.core.state import State
from rules.core.words import Action

Done = tuple[int, Action]  # seat and action
MOST_ANSWERS = 200  # of other seats in a row; more would be an endless loop


class LessonTable(Protocol):
    """Where a lesson is played."""

    @property
    def state(self) -> State: ...

    def carry_out(self, action: Action) -> list[Done]:
        """Carries out an action and the single options after it; tells what was done and by whom."""

    def remember(self) -> Any:
        """A token with which :meth:`go_back` returns here."""

    def go_back(self, token: Any) -> None: ...


class _Mark(NamedTuple):
    at: int
    tally: tuple[int, ...]
    token: Any


class Walk:
    """One learner on the way through one lesson."""

    def __init__(self, lesson: Lesson, table: LessonTable) -> None:
        self.lesson = lesson
        self._table = table
        self.at = 0
        self.tally: list[int] = []  # how far the goals of the current task are
        self._marks: list[_Mark] = []
        self._enter(0)

    @property
    def finished(self) -> bool:
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> LessonStep:
        return self.lesson.steps[min(self.at, len(self.lesson.steps) - 1)]

    @property
    def waits(self) -> bool:
        """Is the learner to do something, not only to read on?"""
        return not self.finished and not self.step.reading

    # -- what is accepted ------------------------------------------------------------------------------------

    def accepts(self, action: Action) -> bool:
        """Does this action carry the lesson on?"""
        if not self.waits or self._decider() != self.lesson.learner:
            return False
        text = self._text(action)
        if not self.step.do:
            return True
        return any(matches(pattern, text) for pattern in self.step.do)

    def accepted(self) -> list[Action]:
        return [action for action in self._table.state.legal() if self.accepts(action)]

    def reply(self, action: Action) -> str:
        """What the coach says to a foreseen wrong action, or nothing.

        What the rules refuse is answered by the rule, unless the lesson foresees exactly this action.
        """
        text = self._text(action)
        legal = not self._table.state.why_not(action)
        foreseen = (w for w in self.step.wrong if (legal and matches(w.pattern, text)) or w.pattern == text)
        return next((wrong.say for wrong in foreseen), "")

    def shown(self) -> Action | None:
        """The action that "Show me" makes next: the first pattern that fits; None when nothing is accepted here."""
        accepted = {self._text(action): action for action in self.accepted()}
        for pattern in self.step.show or self.step.do:
            for text, action in accepted.items():
                if matches(pattern, text) and not self._tallied(text):
                    return action
        return next(iter(accepted.values()), None)

    # -- going on --------------------------------------------------------------------------------------------

    def take(self, action: Action) -> None:
        """The learner's accepted action, and what follows."""
        step = self.step
        self._marks.append(_Mark(self.at, tuple(self.tally), self._table.remember()))
        done = self._table.carry_out(action)
        if step.goals:
            done += self._others_answer()
        mine = [self._text(taken) for seat, taken in done if seat == self.lesson.learner]
        for number, goal in enumerate(step.goals):
            self.tally[number] += sum(matches(goal.pattern, text) for text in mine)
        if all(n >= goal.times for n, goal in zip(self.tally, step.goals, strict=True)):
            self._leave()

    def next(self) -> None:
        """On from a step that is only read."""
        self._marks.append(_Mark(self.at, tuple(self.tally), self._table.remember()))
        self._leave()

    def back(self) -> bool:
        """To the moment before the last action or page; False at the very beginning."""
        if not self._marks:
            return False
        mark = self._marks.pop()
        self._table.go_back(mark.token)
        self.at, self.tally = mark.at, list(mark.tally)
        return True

    def _leave(self) -> None:
        for text in self.step.then:
            self._table.carry_out(parse(self._table.state.game, text, self.lesson.id))
        self._enter(self.at + 1)

    def _enter(self, at: int) -> None:
        self.at = at
        self.tally = [0] * len(self.step.goals) if not self.finished else []

    def _others_answer(self) -> list[Done]:
        """In a task the other seats answer by the patterns of the step, the first that fits."""
        state, done = self._table.state, list[Done]()
        for _ in range(MOST_ANSWERS):
            if state.over or self._decider() == self.lesson.learner:
                break
            legal = state.legal()
            fitting = (a for p in self.step.others for a in legal if matches(p, self._text(a)))
            done += self._table.carry_out(next(fitting, legal[0]))
        return done

    def _decider(self) -> int:
        stack = self._table.state.stack
        return stack[-1][1] if stack else -1

    def _tallied(self, text: str) -> bool:
        goals = self.step.goals
        fitting = [i for i, goal in enumerate(goals) if matches(goal.pattern, text)]
        return bool(fitting) and all(self.tally[i] >= goals[i].times for i in fitting)

    def _text(self, action: Action) -> str:
        return self._table.state.game.notation.text(action)
