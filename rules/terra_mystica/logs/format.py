"""The public tracker's logs, as ``tarsas import`` and ``tarsas export`` use them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rules.core.journal import Journal
from rules.core.logs import LogFormat, LogReport
from rules.core.reader import DataError
from rules.terra_mystica.logs.ledger import published
from rules.terra_mystica.logs.replay import Replay
from rules.terra_mystica.logs.rows import looks_like_a_log, read_log
from rules.terra_mystica.logs.writing import command_log


class TrackerLog(LogFormat):
    """Command logs, published ledgers (text and JSON) and table logs."""

    name = "tracker log"

    def recognises(self, text: str) -> bool:
        return looks_like_a_log(text)

    def replay(self, path: Path, *, check: bool) -> LogReport:
        from rules.terra_mystica.game import GAME

        try:
            text = path.read_text(encoding="utf-8", errors="replace")
        except OSError as error:
            raise DataError(f"{path}: cannot be read: {error.strerror or error}") from None
        log = read_log(path.name, text)
        replay = Replay(GAME, log)
        difference = replay.run(check=check)
        state = replay.state
        details: dict[str, Any] = {
            "form": log.form,
            "factions": list(log.header.factions),
            "options": list(log.header.options),
            "finished": replay.finished,
            "round": state.round,
            "points": list(state.vp),
            "winners": list(state.outcome().winners) if replay.finished else [],
            "open_offers": len(replay.table.offers.open),
        }
        replay.settle_position()
        return LogReport(replay.rows, replay.checked, difference, state, details)

    def export(self, journal: Journal, *, ledger: bool) -> str:
        log = command_log(journal)
        return published(log) if ledger else log
