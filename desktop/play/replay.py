"""The replay: any moment of the past on the boards, and a new game from there."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from desktop.panels.replay import ReplayBar
from desktop.play import files
from desktop.session.saved import new_path
from desktop.texts import tr

if TYPE_CHECKING:
    from desktop.pages.game import GamePage


class Replay:
    """Shows the position before action `at`; None means the present."""

    def __init__(self, page: GamePage) -> None:
        self._page = page
        self.at: int | None = None
        self.bar = ReplayBar()
        self.bar.hide()
        self.bar.moved.connect(self._moved)

    def start(self, at: int) -> None:
        page, session = self._page, self._page.session
        if session is None or page.covered:
            return
        page.planner.leave(quiet=True)
        history = session.history
        self.at = max(0, min(at, len(history)))
        turns = [
            i for i in range(1, len(history)) if history[i].before.active != history[i - 1].before.active
        ]
        whose = [taken.seat for taken in history]
        self.bar.set_range(len(history), self.at, turns, whose, session.names())
        page.bar.set_extra(self.bar)
        page.refresh()

    def start_after(self, number: int) -> None:
        """A line of the log was clicked: the board as it was after that action."""
        self.start(number + 1)

    def toggle(self) -> None:
        if self.at is None:
            self.start(len(self._page.session.history) if self._page.session is not None else 0)
        else:
            self.end()

    def forget(self) -> None:
        """Back to the present without showing anything yet."""
        self.bar.stop()
        self._page.bar.set_extra(None)
        self.at = None

    def end(self) -> None:
        self.forget()
        self._page.advance()

    def _moved(self, at: int) -> None:
        if self.at is not None:
            self.at = at
            self._page.refresh()

    def branch_after(self, number: int) -> None:
        """A line of the log asks for a new game from there."""
        self.start_after(number)
        self.branch()

    def branch(self) -> None:
        """A new game of its own from the shown moment."""
        page, session = self._page, self._page.session
        if session is None or self.at is None:
            return
        path = new_path(session.game.slug)
        name = tr("{name} from move {n}", name=session.name or page.title(), n=self.at)
        branch = partial(session.write_copy, upto=self.at, name=name)
        if not files.written(page, tr("New game from here"), path, branch):
            return
        self.forget()
        page.open_file(path)
