"""Writing our games as logs of the public tracker (log_format.md section 9)."""

from __future__ import annotations

from rules.core.journal import Journal


def write_log(journal: Journal, *, ledger: bool) -> str:
    raise NotImplementedError
