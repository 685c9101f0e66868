"""Bots at the table: whose turn it is, when they answer, and what to do when they do not."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from desktop.message import Message, ask
from desktop.session.bots import SECONDS, BotPool
from desktop.texts import tr

if TYPE_CHECKING:
    from desktop.pages.game import GamePage

PAUSE_MS = 350  # so that people can follow
SLOW_SECONDS = 3.0


class BotDriver(QObject):
    """Lets the pool think for the bots' seats of the page's session."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        self.pool = BotPool()
        self._patience = 0.0
        self._said = (False, False)  # what the bar says: slow, overdue
        self.pool.answered.connect(self._answered)
        self.pool.failed.connect(self._failed)
        self.pool.thinkingChanged.connect(self._thinking_changed)
        self._clock = QTimer(self)
        self._clock.setInterval(150)
        self._clock.timeout.connect(self._tick)

    @property
    def slow(self) -> bool:
        return self.pool.seconds > SLOW_SECONDS

    @property
    def limit(self) -> float:
        """The seconds a bot may think, as the table agreed."""
        return SECONDS

    @property
    def overdue(self) -> bool:
        """Far beyond its limit: people are asked whether they want to wait."""
        return self.pool.seconds > 2 * self.limit + self._patience

    def wait(self) -> None:
        """Somebody wants to wait for it; asked again after as long."""
        self._patience = self.pool.seconds
        self._said = (self.slow, self.overdue)
        self._page.refresh_bar()

    def ask(self, seat: int) -> None:
        session = self._page.session
        assert session is not None
        seed = session.state.setup.seed * 1_000_003 + len(session.history)
        self._patience = 0.0
        self._said = (False, False)
        self.pool.ask(session, session.seats[seat].level, seed)

    def cancel(self) -> None:
        self.pool.cancel()

    def _thinking_changed(self) -> None:
        if self.pool.thinking:
            self._clock.start()
        else:
            self._clock.stop()
            self._page.bar.set_progress(-1)

    def _tick(self) -> None:
        self._page.bar.set_progress(max(0.02, self.pool.progress()))
        if (self.slow, self.overdue) != self._said:
            self._said = (self.slow, self.overdue)
            self._page.refresh_bar()

    def _answered(self, notation: str) -> None:
        pause = round(PAUSE_MS * self._page.settings.animation_factor())
        if pause:
            QTimer.singleShot(pause, self, partial(self._play, notation))
        else:
            self._play(notation)

    def _play(self, notation: str) -> None:
        """The game may have moved on meanwhile (undo): only an answer to the question on the table counts."""
        session = self._page.session
        if session is None or session.decision is None or self.pool.thinking:
            return
        if session.seats[session.decision.seat].human:
            return
        action = session.game.notation.parse(notation)
        if action in session.legal():
            session.act(action)
            self._page.speech.question()

    def play_at_once(self) -> None:
        """A quick move for a bot that thinks too long."""
        session = self._page.session
        if session is None or session.decision is None or session.seats[session.decision.seat].human:
            return
        self.cancel()
        legal = session.legal()
        session.act(legal[random.Random(len(session.history)).randrange(len(legal))])

    def _failed(self, reason: str) -> None:
        session = self._page.session
        if session is None or session.decision is None:
            return
        name = session.seats[session.decision.seat].name
        text = tr("The bot of {name} stopped again.", name=name)
        answers = [tr("Try again"), tr("Another bot"), tr("Play on by hand")]
        answer = ask(Message(self._page.main, tr("Bot"), text, answers, detail=reason))
        if answer == 0:
            self.ask(session.decision.seat)
        elif answer == 1:
            level = session.seats[session.decision.seat].level
            session.hand_seat(session.decision.seat, "bot", level - 1 if level > 1 else 2)
        else:
            session.hand_seat(session.decision.seat, "human", 0)

    def hand_over(self, seat: int, level: int) -> None:
        """A seat goes to a bot of that level (from 1), or to a person (0)."""
        session = self._page.session
        if session is not None:
            self.cancel()
            session.hand_seat(seat, "bot" if level else "human", level)

    def hand_seat(self) -> None:
        """Asks which seat shall be played by whom."""
        from desktop.dialogs import ask_seat

        session = self._page.session
        if session is None or session.decision is None:
            return
        shown = self._page.mat_seat if self._page.mat_seat >= 0 else session.decision.seat
        answer = ask_seat(self._page.main, session.seats, shown)
        if answer is not None:
            self.hand_over(*answer)

    def close(self) -> None:
        self.pool.close()
