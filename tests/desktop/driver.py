"""A person at the window: only clicks and keys that a person could make."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from PySide6.QtCore import QPoint, QSignalBlocker, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.pages.game import GamePage
from desktop.session.session import GameSession
from desktop.window import Window


class Driver:
    """Plays the open game by mouse or by keyboard."""

    def __init__(self, window: Window) -> None:
        self.window = window
        page = window.page("game")
        assert isinstance(page, GamePage)
        self.page = page
        self.rng = random.Random(7)
        self.clicked_targets = 0
        self.clicked_rows = 0

    @property
    def session(self) -> GameSession:
        assert self.page.session is not None
        return self.page.session

    # -- waiting ---------------------------------------------------------------------------------------------

    def wait(self, until: Callable[[], bool], seconds: float = 10) -> None:
        end = time.monotonic() + seconds
        while not until():
            assert time.monotonic() < end, "waited too long"
            QTest.qWait(5)

    # -- mouse -----------------------------------------------------------------------------------------------

    @staticmethod
    def click(widget: QWidget, at: QPoint | None = None) -> None:
        assert widget.isVisible(), widget
        QTest.mouseClick(
            widget, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, at or widget.rect().center()
        )

    def lift_curtain(self) -> None:
        curtain = self.page.curtain
        if curtain.drawn:
            self.wait(curtain.confirm.isEnabled)
            self.click(curtain.confirm)

    def row_of(self, notation: str) -> int:
        rows = self.page.options.list.list_model.rows
        return next(
            i for i, row in enumerate(rows) if row.choice is not None and row.choice.notation == notation
        )

    def click_row(self, notation: str) -> None:
        view = self.page.options.list
        for place, row in reversed(list(enumerate(view.list_model.rows))):
            if any(inner.choice is not None and inner.choice.notation == notation for inner in row.folded):
                view.scrollTo(view.list_model.index(place))
                self.click(view.viewport(), view.visualRect(view.list_model.index(place)).center())
        index = view.list_model.index(self.row_of(notation))
        view.scrollTo(index)
        self.click(view.viewport(), view.visualRect(index).center())
        self.clicked_rows += 1

    def click_target(self, notation: str) -> bool:
        """Clicks the option's place on a board; False if it has none there."""
        choice = next(c for c in self.page.interaction.possible() if c.notation == notation)
        for view in (self.page.tray, self.page.mat, self.page.board):
            scene = view.board()
            if scene is None or not view.isVisible():
                continue
            for target in choice.targets:
                if target not in scene.spots:
                    continue
                point = view.spot_point(target)
                if not view.viewport().rect().contains(point) or view.target_at(point) != target:
                    continue
                before = len(self.session.history)
                QTest.mouseMove(view.viewport(), point)
                self.click(view.viewport(), point)
                self.clicked_targets += 1
                ring = self.page.interaction.ring
                if ring.isVisible():
                    rows = ring.list.list_model.rows
                    at = next(
                        i
                        for i, row in enumerate(rows)
                        if row.choice is not None and row.choice.notation == notation
                    )
                    index = ring.list.list_model.index(at)
                    ring.list.scrollTo(index)
                    self.click(ring.list.viewport(), ring.list.visualRect(index).center())
                assert len(self.session.history) > before or self.page.turn.asking is not None
                return True
        return False

    def answer_question(self) -> None:
        if self.page.turn.asking is not None:
            button = self.page.bar.primary_button()
            assert button is not None
            self.click(button)

    def choose_by_mouse(self, notation: str) -> None:
        """The board first, the list where there is no place for it."""
        before = len(self.session.history)
        if self.page.drafting.draft is not None:
            self.compose_by_mouse(notation)
        elif not self.click_target(notation):
            self.click_row(notation)
        self.answer_question()
        assert len(self.session.history) > before

    def compose_by_mouse(self, notation: str) -> None:
        """An answer that is put together: rows are ticked until it is complete, then its button is clicked."""
        draft = self.page.drafting.draft
        assert draft is not None
        choice = next(c for c in self.page.interaction.possible() if c.notation == notation)
        if not draft.picks(choice) and (draft.problem() or self.rng.random() < 0.5):
            self.click_row(notation)  # a whole answer by itself
            return
        if draft.picks(choice):
            self.click_row(notation)
        self._complete(self.click_row)
        button = self.page.bar.button(draft.button()[1])
        assert button is not None
        self.click(button)

    def _complete(self, tick: Callable[[str], None]) -> None:
        """Ticks further rows until the draft is an answer."""
        draft = self.page.drafting.draft
        assert draft is not None
        while draft.problem():
            tick(next(c.notation for c in self.page.interaction.possible() if not draft.picked(c)))

    def human_turn(self) -> bool:
        decision = self.session.decision
        return decision is not None and self.session.seats[decision.seat].human

    def options(self) -> list[str]:
        return [choice.notation for choice in self.page.interaction.possible()]

    def moves(self) -> list[str]:
        """The options that are moves: a row may concern the screen only, as how to answer a question from now on."""
        notation, legal = self.session.game.notation, self.session.legal()
        moves = {notation.text(action) for action in legal}
        return [
            option for option in self.options() if option in moves or self.page.drafting.draft is not None
        ]

    def step_by_mouse(self) -> None:
        self.lift_curtain()
        self.choose_by_mouse(self.rng.choice(self.moves()))

    def play_on(self, actions: int = 10_000) -> None:
        """So many random decisions further, or to the end; the window sees only the last position."""
        session = self.session
        with QSignalBlocker(session):
            for _ in range(actions):
                if session.over:
                    break
                session.act(self.rng.choice(session.legal()))
        session.decisionChanged.emit()
        if session.over:
            session.finished.emit()

    def play_to_end(self, step: Callable[[], None], limit: int = 4000) -> None:
        """Until the game is over; bots are waited for."""
        for _ in range(limit):
            if self.session.over:
                return
            if not self.human_turn():
                self.wait(lambda: self.session.over or self.human_turn(), 30)
                continue
            step()
            QApplication.processEvents()
        raise AssertionError("the game did not end")

    def close_dialogs(self) -> None:
        for widget in QApplication.topLevelWidgets():
            if widget is not self.window and widget.isVisible():
                widget.close()
        self.window.activateWindow()
        QApplication.processEvents()

    # -- keyboard --------------------------------------------------------------------------------------------

    def key(self, key: Qt.Key, modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
        QTest.keyClick(QApplication.focusWidget() or self.window, key, modifier)

    def step_by_keys(self) -> None:
        """Arrow keys and Enter in the options list; the curtain by Tab and Enter."""
        if self.page.curtain.drawn:
            self.wait(self.page.curtain.confirm.isEnabled)
            self.key(Qt.Key.Key_F6)
            assert self.page.curtain.confirm.hasFocus()
            self.key(Qt.Key.Key_Return)
        view = self.page.options.list
        if not view.hasFocus():
            for _ in range(12):
                self.key(Qt.Key.Key_F6)
                if view.hasFocus():
                    break
        assert view.hasFocus()
        before = len(self.session.history)
        self.key(Qt.Key.Key_Home)
        rows = [i for i, row in enumerate(view.list_model.rows) if row.choice is not None]
        for _ in range(self.rng.randrange(min(12, len(rows)))):
            self.key(Qt.Key.Key_Down)
        if view.current_choice() is None:
            self.key(Qt.Key.Key_Down)
        self.key(Qt.Key.Key_Return)
        if self.page.drafting.draft is not None and len(self.session.history) == before:
            self._complete(self._tick_by_keys)
            for _ in range(12):  # to the board, where Enter gives the answer
                self.key(Qt.Key.Key_F6)
                if self.page.board.hasFocus():
                    break
            self.key(Qt.Key.Key_Return)
        if self.page.turn.asking is not None:
            self.key(Qt.Key.Key_Return)
        assert len(self.session.history) > before

    def _tick_by_keys(self, notation: str) -> None:
        view = self.page.options.list
        self.key(Qt.Key.Key_Home)
        for _ in range(len(view.list_model.rows)):
            choice = view.current_choice()
            if choice is not None and choice.notation == notation:
                break
            self.key(Qt.Key.Key_Down)
        self.key(Qt.Key.Key_Return)
