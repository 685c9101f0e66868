"""Keeping a game on disk while it is played. A disk that fails does not stop the game."""

from __future__ import annotations

import contextlib
import errno
from collections.abc import Callable
from typing import Any

from rules.core import Action, JournalWriter, State


class Keeper:
    """Writes what happens through a journal's writer; without one, nothing is kept. `failed` hears of a lost disk."""

    def __init__(self, writer: JournalWriter | None, failed: Callable[[OSError], None]) -> None:
        self.writer = writer
        self.lost = False  # the disk failed: the game exists only in memory
        self._failed = failed
        self._file = _file_of(writer)

    def act(self, state: State, action: Action, auto: bool) -> None:
        """Carries out an action and keeps it."""
        if self.writer is None:
            state.apply(action)
            return
        with self._trying():
            self.writer.act(state, action, auto=auto)

    def undo(self, count: int) -> None:
        if self.writer is not None:
            with self._trying():
                self.writer.undo(count)

    def redo(self, count: int) -> None:
        if self.writer is not None:
            with self._trying():
                self.writer.redo(count)

    def note(self, note: dict[str, Any], lasting: bool = True) -> None:
        """Writes a note; one that is not lasting may be lost if the computer, not only the program, stops."""
        if self.writer is not None:
            with self._trying():
                self.writer.note(note)
                if lasting:
                    self.writer.sync()

    def sync(self) -> None:
        if self.writer is not None:
            with self._trying():
                self.writer.sync()

    def check(self) -> None:
        """A file that was removed while it is open takes every record without complaint, and keeps none."""
        if self.writer is not None and _file_of(self.writer) != self._file:
            self.lose(FileNotFoundError(errno.ENOENT, "the journal was removed", str(self.writer.path)))

    @contextlib.contextmanager
    def _trying(self) -> Any:
        try:
            yield
        except OSError as error:
            self.lose(error)

    def lose(self, error: OSError) -> None:
        """The disk does not take the game: it goes on in memory."""
        self.close()
        self.lost = True
        self._failed(error)

    def go_on_with(self, writer: JournalWriter) -> None:
        """Another file, on a disk that works."""
        self.close()
        self.writer, self.lost = writer, False
        self._file = _file_of(writer)

    def close(self) -> None:
        if self.writer is not None:
            with contextlib.suppress(OSError):
                self.writer.close()
            self.writer = None


def _file_of(writer: JournalWriter | None) -> tuple[int, int] | None:
    """Which file lies at the writer's place."""
    try:
        found = writer.path.stat() if writer is not None else None
    except OSError:
        return None
    return (found.st_dev, found.st_ino) if found is not None else None
