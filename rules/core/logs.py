"""Game logs of other programs: what a game must offer so that ``tarsas import`` and ``tarsas export`` know them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from rules.core.journal import Journal
from rules.core.state import State


class Difference(NamedTuple):
    """The first place where a log's own values and the replay do not agree."""

    row: int  # counted from 1
    line: str
    field: str
    expected: str
    found: str


class LogReport(NamedTuple):
    """What came of replaying a log."""

    rows: int
    checked: int  # how many values were compared
    difference: Difference | None
    state: State
    details: dict[str, Any]  # what the game wants to add: factions, final points, tolerated deviations


class LogFormat:
    """A foreign log format of one game. Unreadable files raise :class:`~rules.core.reader.DataError`."""

    name: str

    def recognises(self, text: str) -> bool:
        """Whether a file's text looks like this format."""
        raise NotImplementedError

    def replay(self, path: Path, *, check: bool) -> LogReport:
        """Play a log through the rules; with ``check``, compare the values after every row."""
        raise NotImplementedError

    def export(self, journal: Journal, *, ledger: bool) -> str:
        """A journal of ours in this format; ``ledger`` adds the values after every row."""
        raise NotImplementedError
