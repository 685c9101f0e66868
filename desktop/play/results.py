"""The score sheet of the game page, what is remembered of a finished game, and the next one at the same table."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from desktop.session.saved import new_path
from desktop.session.session import GameSession
from desktop.session.statistics import record_game

if TYPE_CHECKING:
    from desktop.pages.game import GamePage

SHEET_AFTER_MS = 900  # the last animation is seen before the score sheet opens


class Results(QObject):
    """Shows the sheet on demand at any time, and by itself once at the end."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        self._shown = False

    def start(self) -> None:
        """A finished game that is opened again does not show its sheet by itself."""
        session = self._page.session
        self._shown = session is not None and session.over

    def game_over(self) -> None:
        if self._page.session is not None:
            record_game(self._page.session)
        if not self._shown:
            self._shown = True
            pause = round(SHEET_AFTER_MS * self._page.settings.animation_factor())
            QTimer.singleShot(pause, self, self.show_sheet)

    def show_sheet(self) -> None:
        page = self._page
        if page.session is None or page.presentation is None or page.covered:
            return
        from desktop.panels.score_sheet import ScoreSheet

        sheet = ScoreSheet(page.main, page.live, page.presentation)
        sheet.replayWanted.connect(page.replay.start)
        sheet.againWanted.connect(self.same_table_again)
        sheet.homeWanted.connect(partial(page.main.show_page, "home"))
        sheet.open()

    def same_table_again(self) -> None:
        session = self._page.session
        if session is None:
            return
        seed = random.SystemRandom().randrange(2**32)
        options = dict(session.state.setup.options)
        path = new_path(session.game.slug)
        again = GameSession.new(session.game, session.seats, options, seed, path, session.table)
        self._page.open_session(again)
