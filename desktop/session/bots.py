"""Bots from the window's side: they think in worker processes and are asked without ever waiting for them."""

from __future__ import annotations

import os
import time
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.session.games import EXTRA_MODULES
from desktop.session.session import GameSession

if TYPE_CHECKING:
    from rules.bots import Answer
    from rules.bots.crew import Job
    from rules.bots.worker import Thought, Workers

POLL_MS = 15
SECONDS = 3.0  # what an expert may think
HINT_SECONDS = 2.0
MOST_PROCESSES = 6  # each takes about 40 MB


def levels() -> tuple[str, ...]:
    """The levels people may choose, weakest first."""
    from rules.bots import LEVELS

    return tuple(LEVELS)


def processes() -> int:
    """How many processes think about one question: one core stays free for the window."""
    return max(1, min(MOST_PROCESSES, (os.cpu_count() or 2) - 1))


class BotPool(QObject):
    """Asks for one move at a time; `answered` brings its notation, `answer` what it was compared with."""

    answered = Signal(str)
    failed = Signal(str)
    thinkingChanged = Signal()

    _workers: Workers | None = None  # shared by all pools of the program

    def __init__(self) -> None:
        super().__init__()
        self._thought: Thought | None = None
        self._job: Job | None = None  # of a game that the bots do not know
        self._session: GameSession | None = None
        self._since = 0.0
        self.answer: Answer | None = None  # the last one; None of a game that the bots do not know
        self.values: dict[str, float] = {}  # what the options it weighed are worth, in points
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_MS)
        self._timer.timeout.connect(self._poll)

    @classmethod
    def workers(cls) -> Workers:
        if BotPool._workers is None:
            from rules.bots.worker import Workers

            BotPool._workers = Workers(processes=processes())
            BotPool._workers.start()
        return BotPool._workers

    def warm(self, session: GameSession) -> None:
        """Starts the process and loads the game's judgement early, so that the first question does not wait."""
        self.workers()
        if session.game.slug not in EXTRA_MODULES:
            from rules.bots.heuristic import heuristic_of

            heuristic_of(session.game)

    @property
    def thinking(self) -> bool:
        return self._thought is not None or self._job is not None

    @property
    def seconds(self) -> float:
        """How long the bot has been thinking."""
        return time.monotonic() - self._since if self.thinking else 0.0

    def progress(self) -> float:
        return self._thought.progress() if self._thought is not None else 0.0

    def ask(self, session: GameSession, level: int, seed: int, seconds: float = SECONDS) -> None:
        """Sends what the deciding seat may know, and nothing else."""
        decision = session.decision
        if decision is None or self.thinking:
            return
        self._send(session, session.state.view(decision.seat).to_data(), level, seed, seconds)
        self.answer = None
        self._session = session
        self._since = time.monotonic()
        self._timer.start()
        self.thinkingChanged.emit()

    def _send(
        self, session: GameSession, data: dict[str, Any], level: int, seed: int, seconds: float
    ) -> None:
        workers = self.workers()
        slug = session.game.slug
        if slug in EXTRA_MODULES:
            self._job = workers.crew.submit(
                "desktop.session.bot_worker:think", EXTRA_MODULES[slug], data, seed
            )
            return
        from rules.bots import Budget

        names = levels()
        name = names[max(0, min(level, len(names)) - 1)]
        self._thought = workers.ask(data, name, Budget(seconds=seconds), seed, cores=processes())

    def _poll(self) -> None:
        session = self._session
        if session is None:
            return
        notation, error = "", ""
        if self._job is not None:
            self.workers().crew.pump()
            if not self._job.finished:
                return
            notation, error = str(self._job.result or ""), str(self._job.error or "")
        elif self._thought is not None:
            if not self._thought.poll():
                return
            from rules.bots.worker import BotFailed

            try:
                self.answer = self._thought.result()
            except BotFailed as failure:
                error = str(failure)
            else:
                if self.answer is not None:
                    text = session.game.notation.text
                    notation = text(self.answer.action)
                    self.values = {text(found.action): found.value for found in self.answer.candidates}
        self._finish()
        if notation:
            self.answered.emit(notation)
        elif error:
            self.failed.emit(error)

    def _finish(self) -> None:
        self._timer.stop()
        self._thought = self._job = self._session = None
        self.thinkingChanged.emit()

    def cancel(self) -> None:
        """Forgets the question; the worker stops thinking about it."""
        if not self.thinking:
            return
        if self._thought is not None:
            self._thought.cancel()
        elif self._job is not None:
            self.workers().crew.cancel(self._job)
        self._finish()

    def close(self) -> None:
        self.cancel()
        if BotPool._workers is not None:
            BotPool._workers.close()
            BotPool._workers = None
