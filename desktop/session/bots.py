"""Bots from the window's side: one warm worker process, asked without ever waiting for it."""

from __future__ import annotations

import multiprocessing
import time
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.session.games import module_of
from desktop.session.session import GameSession

POLL_MS = 12


class BotPool(QObject):
    """Asks the worker for moves; `answered` brings the notation. Stopping kills the worker and starts a new one."""

    answered = Signal(str)
    failed = Signal(str)
    thinkingChanged = Signal()  # noqa: N815

    def __init__(self) -> None:
        super().__init__()
        self._process: BaseProcess | None = None
        self._connection: Connection | None = None
        self._number = 0
        self._waiting = False
        self._deaths = 0
        self._since = 0.0
        self._request: tuple[object, ...] | None = None
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_MS)
        self._timer.timeout.connect(self._poll)

    @property
    def thinking(self) -> bool:
        return self._waiting

    @property
    def seconds(self) -> float:
        """How long the bot has been thinking."""
        return time.monotonic() - self._since if self._waiting else 0.0

    def warm(self, slug: str) -> None:
        """Starts the worker early and lets it load the game."""
        self._start()
        if self._connection is not None:
            self._connection.send((0, module_of(slug), None, 0, 0))

    def _start(self) -> None:
        if self._process is not None and self._process.is_alive():
            return
        from desktop.session.bot_worker import serve

        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(target=serve, args=(theirs,), daemon=True, name="tarsas-bot")
        self._process.start()
        theirs.close()
        self._connection = ours

    def ask(self, session: GameSession, level: int, seed: int) -> None:
        """Sends what the deciding seat may know."""
        decision = session.decision
        if decision is None or self._waiting:
            return
        self._number += 1
        data = session.state.view(decision.seat).to_data()
        self._request = (self._number, module_of(session.game.slug), data, level, seed)
        self._waiting = True
        self._since = time.monotonic()
        self._send()
        self._timer.start()
        self.thinkingChanged.emit()

    def _send(self) -> None:
        self._start()
        assert self._connection is not None
        self._connection.send(self._request)

    def _poll(self) -> None:
        connection = self._connection
        if connection is None:
            return
        try:
            while connection.poll():
                number, notation, error = connection.recv()
                if number != self._number or not self._waiting:
                    continue  # the answer to a question that was taken back
                self._deaths = 0
                self._finish()
                if error:
                    self.failed.emit(error)
                else:
                    self.answered.emit(notation)
                return
        except (EOFError, OSError):
            self._died()

    def _died(self) -> None:
        """Once it is restarted silently; a second time somebody must decide."""
        self._drop()
        self._deaths += 1
        if self._deaths == 1 and self._waiting:
            self._send()
        elif self._waiting:
            self._finish()
            self.failed.emit("the worker process ended")

    def _finish(self) -> None:
        self._waiting = False
        self._request = None
        self._timer.stop()
        self.thinkingChanged.emit()

    def cancel(self) -> None:
        """Forgets the question; a worker that is busy with it is ended, so that it does not think on."""
        if self._waiting:
            self._drop()
            self._finish()

    def _drop(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        if self._process is not None:
            self._process.terminate()
            self._process.join(1)
            self._process = None

    def close(self) -> None:
        self._timer.stop()
        self._waiting = False
        if self._connection is not None and self._process is not None and self._process.is_alive():
            try:
                self._connection.send(None)
            except OSError:
                pass
            self._process.join(0.3)
        self._drop()
