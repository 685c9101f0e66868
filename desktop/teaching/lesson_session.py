"""A lesson at the table: a game of which nothing is stored, in which the lesson's script plays all other seats."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.art import look
from desktop.play.demonstration import NAMES
from desktop.session.history import UndoAnswer
from desktop.session.session import GameSession
from desktop.session.table import BOT, HUMAN, SEAT_COLOURS, Seat, Table
from rules.core import Action, Game, NotationError, State
from rules.core.lesson import Lesson
from rules.core.lesson_walk import Done, Walk

READ_ON = ""  # a page turned, in the trail


class LessonSession(GameSession):
    """The screen sees a game like any other; only what the lesson accepts is carried out."""

    scripted = True

    def __init__(self, game: Game, lesson: Lesson, trail: Sequence[str] = ()) -> None:
        state = lesson.start(game)
        colours = look.palette["players"].get(game.slug, SEAT_COLOURS)
        kinds = [HUMAN if seat == lesson.learner else BOT for seat in range(lesson.players)]
        seats = [Seat(NAMES[i], kind, 0, colours[i % len(colours)]) for i, kind in enumerate(kinds)]
        super().__init__(game, state, seats, Table(free_undo=True, hints=False), None, None)
        self.lesson = lesson
        self.walk = Walk(lesson, self)
        self.trail: list[str] = []
        self.viewer = lesson.learner
        for entry in trail:
            if not self._repeat(entry):
                break

    def _repeat(self, entry: str) -> bool:
        """Goes on as the learner did before; False where the lesson has changed since."""
        if self.walk.finished or self.walk.step.reading != (entry == READ_ON):
            return False
        if entry == READ_ON:
            self.walk.next()
        else:
            try:
                action = self.game.notation.parse(entry)
            except NotationError:
                return False
            if action not in self.walk.accepted():
                return False
            self.walk.take(action)
        self.trail.append(entry)
        return True

    # -- the learner -----------------------------------------------------------------------------------------

    def act(self, action: Action) -> None:
        """An accepted action, and everything the script does after it."""
        if not self.walk.accepts(action):
            raise ValueError("the lesson does not accept this")
        self.trail.append(self.game.notation.text(action))
        self.walk.take(action)
        self._changed()

    def read_on(self) -> None:
        self.trail.append(READ_ON)
        self.walk.next()
        self._changed()

    def undo(self) -> bool:
        """One step of the lesson back."""
        if not self.walk.back():
            return False
        self.trail.pop()
        self._changed()
        return True

    def can_undo(self) -> UndoAnswer:
        return UndoAnswer(1) if self.trail else UndoAnswer(0, "none")

    def can_restart(self) -> UndoAnswer:
        return UndoAnswer(0, "none")

    def _changed(self) -> None:
        """Like any change, but a lesson has no result that would be shown or counted."""
        self._legal = self._view = None
        self.viewChanged.emit()
        self.decisionChanged.emit()

    # -- the lesson's table ----------------------------------------------------------------------------------

    def carry_out(self, action: Action) -> list[Done]:
        first = len(self.history)
        self._do(action, auto=False)
        self.take_single_options()
        return [(taken.seat, taken.action) for taken in self.history[first:]]

    def remember(self) -> tuple[int, State]:
        return len(self.history), self.state.clone()

    def go_back(self, token: tuple[int, State]) -> None:
        length, state = token
        del self.history[length:]
        self.state = state.clone()
        self._turn = self.state.active
        self._legal = self._view = None

    @property
    def auto_single(self) -> bool:
        """Lessons are written so; the setting is for games."""
        return True

    @auto_single.setter
    def auto_single(self, _value: bool) -> None:
        pass
