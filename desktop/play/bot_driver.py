"""Bots at the table: whose turn it is, when they answer, and what to do when they do not."""

from __future__ import annotations

import random
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QMessageBox

from desktop.session.bots import BotPool
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
        self.pool.answered.connect(self._answered)
        self.pool.failed.connect(self._failed)
        self.pool.thinkingChanged.connect(self._thinking_changed)
        self._clock = QTimer(self)
        self._clock.setInterval(150)
        self._clock.timeout.connect(self._tick)

    @property
    def slow(self) -> bool:
        return self.pool.seconds > SLOW_SECONDS

    def ask(self, seat: int) -> None:
        session = self._page.session
        assert session is not None
        seed = session.state.setup.seed * 1_000_003 + len(session.history)
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
        if self.slow and self._page.bar.button(tr("Stop and play at once")) is None:
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
            self._page.announce()

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
        text = tr("The bot of {name} stopped again.", name=name) + f"\n{reason}"
        box = QMessageBox(QMessageBox.Icon.Warning, tr("Bot"), text, parent=self._page.main)
        again = box.addButton(tr("Try again"), QMessageBox.ButtonRole.AcceptRole)
        by_hand = box.addButton(tr("Play on by hand"), QMessageBox.ButtonRole.RejectRole)
        box.exec()
        clicked = box.clickedButton()
        box.deleteLater()
        if clicked is again:
            self.ask(session.decision.seat)
        elif clicked is by_hand:
            session.hand_seat(session.decision.seat, "human", 0)

    def hand_seat(self) -> None:
        """The shown or deciding seat goes to a bot, or a bot's seat to a person."""
        session = self._page.session
        if session is None or session.decision is None:
            return
        seat = self._page.mat_seat if self._page.mat_seat >= 0 else session.decision.seat
        self.cancel()
        human = session.seats[seat].human
        session.hand_seat(seat, "bot" if human else "human", 2 if human else 0)

    def close(self) -> None:
        self.pool.close()
