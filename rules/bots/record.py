"""The finished games of a tournament or tuning while it is unfinished: one JSON line each, so that it can be resumed."""

from __future__ import annotations

import hashlib
import json
import os
from functools import cache
from pathlib import Path
from typing import Any

from rules.core import DataError

HEAD_BEGINS = '{"plan"'  # also of a first line that was torn


@cache
def program_fingerprint(slug: str) -> str:
    """A fingerprint of the code and data that decide how bots play a game."""
    root = Path(__file__).parents[1]
    digest = hashlib.sha256()
    for folder in (root / "core", root / "bots", root / slug):
        for path in sorted((*folder.rglob("*.py"), *folder.glob("*.toml"))):
            if path.name != "rulebook.toml":
                digest.update(path.name.encode())
                digest.update(path.read_bytes())
    return digest.hexdigest()


def record_path(plan: dict[str, Any], kind: str) -> Path:
    """Where the games of a plan are kept while it is unfinished; another plan or another program has another file."""
    import platformdirs

    slug = plan["slug"]
    text = json.dumps([plan, program_fingerprint(slug)], sort_keys=True)
    key = hashlib.sha256(text.encode()).hexdigest()[:16]
    home = os.environ.get("TARSAS_HOME") or platformdirs.user_cache_dir("tarsas", appauthor=False)
    return Path(home) / "tournaments" / f"{kind}-{slug}-{key}.jsonl"


class Record:
    """The finished games of one plan in a file: first what was planned and with which program, then a line for a game.

    A torn line, left by a killed tournament, is dropped: that game is played again. A file of another plan or another
    program is refused, because its games would not be comparable; so is a file that is no record at all.
    """

    def __init__(self, path: Path, key: dict[str, Any]) -> None:
        self.path = path
        self.rows: dict[int, dict[str, Any]] = {}
        self._head = {"plan": key, "program": program_fingerprint(key["slug"])}
        lines = _lines(path)
        found = [row for row in map(_parsed, lines) if row is not None]
        self._begun = bool(found)
        if not found and lines and not lines[0].startswith(HEAD_BEGINS):
            raise DataError(f"{path}: is not a record of games; choose another file")
        if found and found[0] != json.loads(json.dumps(self._head)):
            raise DataError(f"{path}: has the games of another tournament or program; choose another file")
        for row in found[1:]:
            self.rows[int(row["game"])] = row

    def add(self, row: dict[str, Any]) -> None:
        """Write a finished game down at once."""
        lines = [row] if self._begun else [self._head, row]
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("a", encoding="utf-8") as file:
                file.write("".join("\n" + json.dumps(line) for line in lines))
        except OSError as error:
            raise DataError(
                f"{self.path}: cannot be written: {error.strerror or error}; {len(self.rows)} finished games are kept"
            ) from None
        self._begun = True
        self.rows[row["game"]] = row

    def remove(self) -> None:
        self.path.unlink(missing_ok=True)


def _lines(path: Path) -> list[str]:
    """The written lines of a file; none if there is no such file."""
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
    except FileNotFoundError:
        return []
    except OSError as error:
        raise DataError(f"{path}: cannot be read: {error.strerror or error}") from None
    return [line for line in text.splitlines() if line]


def _parsed(line: str) -> dict[str, Any] | None:
    try:
        row = json.loads(line)
    except ValueError:
        return None
    return row if isinstance(row, dict) and ("game" in row or "plan" in row) else None
