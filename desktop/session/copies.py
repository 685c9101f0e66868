"""Writing a running game as a journal of its own: a copy, a branch, or once more when its file is gone."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import TYPE_CHECKING

from rules.core import JournalWriter

if TYPE_CHECKING:
    from desktop.session.session import GameSession


def write_journal(session: GameSession, path: Path, upto: int | None = None, name: str = "") -> None:
    """Writes the actions in force, all or the first `upto`. A file that was there stays whole until the new one is."""
    path.parent.mkdir(parents=True, exist_ok=True)
    unfinished = path.with_name(path.name + ".part")
    unfinished.unlink(missing_ok=True)
    try:
        _write(session, unfinished, upto, name or session.name)
        os.replace(unfinished, path)
    except OSError:
        with contextlib.suppress(OSError):
            unfinished.unlink(missing_ok=True)
        raise


def _write(session: GameSession, path: Path, upto: int | None, name: str) -> None:
    setup = session.state.setup
    records = [seat.record() for seat in session.seats]
    start = None if _same_start(session) else session.first.clone()  # the writer plays on it
    writer, state = JournalWriter.create(
        path, session.game, setup.players, setup.seed, dict(setup.options), records, start
    )
    with writer:
        writer.note({"table": session.table.record()})
        if name:
            writer.note({"name": name})
        if session.helped:
            writer.note({"helped": True})
        for taken in session.history[:upto]:
            writer.act(state, taken.action, auto=taken.auto)
        if state.over:
            writer.note({"finished": True})


def _same_start(session: GameSession) -> bool:
    """Does the seed alone give the first position? (A planner's or branched game starts elsewhere.)"""
    setup = session.first.setup
    again = session.game.new(setup.players, setup.seed, setup.options)
    return bool(again.digest() == session.first.digest())
