"""The saved games on disk, as the start page shows them: read without loading any rules."""

from __future__ import annotations

import json
import time
import zlib
from pathlib import Path
from typing import NamedTuple

from desktop import folders
from desktop.texts import language, tr

SUFFIX = ".tarsas"


class SavedGame(NamedTuple):
    """One journal of the games folder."""

    path: Path
    slug: str
    name: str
    seats: list[tuple[str, str, str]]  # name, colour, note
    moves: int
    changed: float
    finished: bool
    damaged: bool
    where: str = ""
    note: str = ""

    @property
    def can_continue(self) -> bool:
        return not self.finished and not self.damaged


def new_path(slug: str) -> Path:
    """A file name that does not exist yet."""
    stem = f"{slug}-{time.strftime('%Y%m%d-%H%M%S')}"
    path = folders.games() / f"{stem}{SUFFIX}"
    count = 1
    while path.exists():
        count += 1
        path = folders.games() / f"{stem}-{count}{SUFFIX}"
    return path


def read_saved(path: Path) -> SavedGame | None:
    """What a journal says of itself. Counts records as bytes; a damaged one is named, not hidden."""
    try:
        raw = path.read_bytes()
        changed = path.stat().st_mtime
    except OSError:
        return None
    lines = raw.split(b"\n")
    try:
        header = json.loads(lines[0])
        if header.get("tarsas") != "journal":
            raise ValueError
        slug = str(header["game"])
        seats = [
            (
                str(seat.get("name", "?")),
                str(seat.get("colour") or "gray"),
                tr("bot {k}", k=seat.get("level", 1)) if seat.get("kind") == "bot" else "",
            )
            for seat in header.get("seats", [])
        ]
    except (ValueError, KeyError, AttributeError, TypeError):
        return SavedGame(path, "", path.stem, [], 0, changed, False, True, tr("damaged file"))
    moves, name, where, finished, damaged = 0, "", "", False, False
    torn = bool(lines[-1]) and not _sound(lines[-1])
    for line in lines[1:-1] if torn else lines[1:]:
        if line and not _sound(line):
            damaged, torn = True, False
            where = tr("damaged file: opens read-only, up to move {n}", n=moves)
            break
        if line.startswith(b'{"do"'):
            moves += 1
            finished, where = False, ""  # the question noted before is answered
        elif line.startswith((b'{"undo"', b'{"redo"')):
            count = int(line[8:].split(b",")[0].strip(b"} ") or 0)
            moves += count if line[2:6] == b"redo" else -count
            finished, where = False, ""
        elif line.startswith(b'{"note"'):
            try:
                note = json.loads(line)["note"]
                name = str(note.get("name", name))
                where = _status(note["status"]) if "status" in note else where
                finished = finished or bool(note.get("finished"))
            except (ValueError, KeyError, AttributeError):
                continue
    note = tr("The last, unfinished step was dropped.") if torn else ""
    return SavedGame(
        path,
        slug,
        name,
        seats,
        max(0, moves),
        changed,
        finished,
        damaged,
        tr("finished") if finished and not damaged else where,
        note,
    )


def _sound(line: bytes) -> bool:
    """Does a record's checksum fit?"""
    body, _, tail = line.rpartition(b',"crc":"')
    return tail == b'%08x"}' % zlib.crc32(body + b"}")


def _status(status: object) -> str:
    """Who decides, and what, if the question was noted in the language of now."""
    if not isinstance(status, dict):  # of an older version: a whole sentence
        return str(status)
    name, prompt = str(status.get("name", "?")), str(status.get("prompt", ""))
    if prompt and status.get("language") == language():
        return tr("{name} decides: {prompt}", name=name, prompt=prompt)
    return tr("{name} decides", name=name)


def list_saved() -> list[SavedGame]:
    """All journals, newest first."""
    found = [read_saved(path) for path in folders.games().glob(f"*{SUFFIX}")]
    return sorted((game for game in found if game is not None), key=lambda game: -game.changed)


def set_aside(path: Path) -> Path:
    """Moves a file that cannot be read out of the way, under a name of its own."""
    folders.damaged().mkdir(parents=True, exist_ok=True)
    target = folders.damaged() / path.name
    count = 1
    while target.exists():
        count += 1
        target = folders.damaged() / f"{path.stem}-{count}{path.suffix}"
    path.rename(target)
    return target
