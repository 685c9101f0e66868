"""The journal: save file, replay and undo history in one append-only file of JSON lines.

Format, version 1. Every line is one JSON object whose last entry ``crc`` is the CRC-32 of the line without it.

- header (first line): ``{"tarsas": "journal", "version", "game", "rules_version", "content", "players", "options",
  "seed", "seats": [{"name", "kind", ...}], "chance": [what the set-up drew], "start": position or null}``;
- ``{"do": notation, "seat", "chance": [...], "auto": true}``: an action, what chance decided in it (if anything),
  and whether the program took it as the only option;
- ``{"undo": n}`` and ``{"redo": n}``: n actions taken back or made again;
- ``{"digest": ..., "at": n}`` and ``{"snapshot": position, "at": n}`` after n actions in force;
- ``{"note": {...}}``: anything else a program wants to keep (assistance used, finished); readers skip it.

Killing the program loses nothing but an unfinished line: a torn last line is dropped and reported. A damaged line
anywhere else ends the readable part; the file itself is never overwritten by reading it.
"""

from __future__ import annotations

import json
import os
import zlib
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import TracebackType
from typing import IO, Any, NamedTuple

from rules.core.game import Game, Value
from rules.core.reader import DataError
from rules.core.rng import ForcedChanceError
from rules.core.state import State
from rules.core.words import Action, NotationError

JOURNAL_VERSION = 1
DIGEST_EVERY = 25
SNAPSHOT_EVERY = 100

Record = dict[str, Any]

# version -> a pure function from the records of that version to those of the next one
TRANSFORMS: dict[int, Callable[[list[Record]], list[Record]]] = {}


class JournalError(DataError):
    """A file that is no usable journal; the message says why and from which line on."""


class Move(NamedTuple):
    """One action in force: its notation, the seat, what chance decided, and whether the program took it."""

    do: str
    seat: int
    chance: tuple[int, ...] = ()
    auto: bool = False


# -- lines --------------------------------------------------------------------------------------------------


def seal(record: Record) -> str:
    """A record as a line with its checksum."""
    body = json.dumps(record, ensure_ascii=False, separators=(",", ":"))
    return f'{body[:-1]},"crc":"{zlib.crc32(body.encode("utf-8")):08x}"}}'


def unseal(line: str) -> Record:
    """The record of a line; ValueError if it was changed or cut."""
    body, mark, tail = line.rpartition(',"crc":"')
    if not mark or len(tail) != 10 or not tail.endswith('"}'):
        raise ValueError("no checksum")
    body += "}"
    if f"{zlib.crc32(body.encode('utf-8')):08x}" != tail[:8]:
        raise ValueError("checksum differs")
    record = json.loads(body)
    if not isinstance(record, dict):
        raise ValueError("not an object")
    return record


# -- reading ------------------------------------------------------------------------------------------------


class Journal:
    """A journal in memory: header, moves in force, moves taken back, and what was wrong with the file."""

    def __init__(self, header: Record, records: list[Record], problem: str = "") -> None:
        self.header = header
        self.records = records
        self.problem = problem
        self.moves: list[Move] = []
        self.undone: list[Move] = []
        self.digests: dict[int, str] = {}
        self.snapshots: dict[int, Record] = {}
        self.notes: list[Record] = []
        for record in records:
            self._take(record)

    def _take(self, record: Record) -> None:
        if "do" in record:
            self.moves.append(
                Move(
                    str(record["do"]),
                    int(record["seat"]),
                    tuple(record.get("chance", ())),
                    bool(record.get("auto")),
                )
            )
            self.undone.clear()
            self._forget_after(len(self.moves) - 1)
        elif "undo" in record:
            for _ in range(min(int(record["undo"]), len(self.moves))):
                self.undone.append(self.moves.pop())
            self._forget_after(len(self.moves))
        elif "redo" in record:
            for _ in range(min(int(record["redo"]), len(self.undone))):
                self.moves.append(self.undone.pop())
        elif "digest" in record:
            self.digests[int(record["at"])] = str(record["digest"])
        elif "snapshot" in record:
            self.snapshots[int(record["at"])] = record["snapshot"]
        elif "note" in record:
            self.notes.append(record["note"])

    def _forget_after(self, count: int) -> None:
        """Digests and snapshots of a future that was taken back do not hold any more."""
        self.digests = {at: digest for at, digest in self.digests.items() if at <= count}
        self.snapshots = {at: data for at, data in self.snapshots.items() if at <= count}

    @property
    def slug(self) -> str:
        """The game's id."""
        return str(self.header["game"])

    @property
    def seats(self) -> list[Record]:
        """Who sat where."""
        return list(self.header.get("seats", []))

    def names(self) -> list[str]:
        """The seats' names; seats without one are counted."""
        named = [str(seat.get("name", "")) for seat in self.seats]
        named += [""] * (int(self.header["players"]) - len(named))
        return [name or f"Player {seat + 1}" for seat, name in enumerate(named)]

    def first_state(self, game: Game) -> State:
        """The position before the first action."""
        start = self.header.get("start")
        if start is not None:
            return game.from_data(start, "start")
        return game.new(
            int(self.header["players"]),
            int(self.header["seed"]),
            self.header["options"],
            chance=[int(value) for value in self.header.get("chance", [])],
        )

    def replay(self, game: Game, to: int | None = None) -> State:
        """The position after ``to`` actions in force (all, if None), each checked by the rules."""
        state = self.first_state(game)
        for _ in self.steps(game, state, to):
            pass
        return state

    def steps(self, game: Game, state: State, to: int | None = None) -> Iterator[tuple[int, Action]]:
        """Apply the moves in force one by one to ``state``, yielding the number and the action after each."""
        for number, move in enumerate(self.moves if to is None else self.moves[:to], start=1):
            try:
                action = game.notation.parse(move.do)
                state.rng.forced = list(move.chance) or None
                state.apply(action)
            except (NotationError, ForcedChanceError, ValueError) as error:
                raise JournalError(f"action {number} '{move.do}' cannot be replayed: {error}") from error
            finally:
                state.rng.forced = None
            yield number, action

    def verify(self, game: Game) -> list[str]:
        """Replay without the recorded chance and compare everything recorded on the way; empty when all agrees."""
        findings = [self.problem] if self.problem else []
        if self.header.get("content") != game.content_hash:
            findings.append("played with other content files than those of this program")
        trace: list[int] = []
        if self.header.get("start") is not None:
            state = game.from_data(self.header["start"], "start")
        else:
            state = game.new(
                int(self.header["players"]), int(self.header["seed"]), self.header["options"], trace=trace
            )
            if trace != list(self.header.get("chance", [])):
                findings.append("the set-up drawn from the seed is not the recorded one")
        for number, move in enumerate(self.moves, start=1):
            state.rng.trace = trace = []
            try:
                state.apply(game.notation.parse(move.do))
            except ValueError as error:
                return [*findings, f"action {number} '{move.do}': {error}"]
            state.rng.trace = None
            if tuple(trace) != move.chance:
                findings.append(
                    f"action {number} '{move.do}': chance differs: {list(move.chance)} recorded, {trace} now"
                )
            if number in self.digests and self.digests[number] != state.digest():
                findings.append(
                    f"after action {number} the position is not the recorded one (digest differs)"
                )
            if number in self.snapshots and self.snapshots[number] != state.to_data():
                findings.append(f"after action {number} the position is not the recorded snapshot")
        return findings

    def last_snapshot(self, game: Game) -> tuple[int, State] | None:
        """The latest snapshot that can be read, for journals whose actions cannot be replayed any more."""
        for at in sorted(self.snapshots, reverse=True):
            try:
                return at, game.from_data(self.snapshots[at], f"snapshot after action {at}")
            except DataError:
                continue
        return None


def read_header(path: Path) -> Record:
    """Only the first line: for lists of saved games."""
    try:
        with path.open(encoding="utf-8") as file:
            return _checked_header(unseal(file.readline().rstrip("\n")), path)
    except (OSError, ValueError) as error:
        raise JournalError(f"{path.name}: not a Társas journal: {error}") from None


def read_journal(path: Path) -> Journal:
    """Read a journal as far as it is sound; ``problem`` says what was dropped and why."""
    try:
        raw = path.read_bytes()
    except OSError as error:
        raise JournalError(f"{path}: cannot be read: {error.strerror or error}") from None
    records, problem = _sound_records(raw)
    if not records:
        raise JournalError(f"{path.name}: not a Társas journal: {problem or 'empty file'}")
    header = _checked_header(records[0], path)
    version = int(header["version"])
    for old in range(version, JOURNAL_VERSION):
        records = TRANSFORMS[old](records)
    try:
        return Journal(records[0], records[1:], problem)
    except (KeyError, TypeError, ValueError) as error:
        raise JournalError(f"{path.name}: a record has the wrong form: {error!r}") from None


def _sound_records(raw: bytes) -> tuple[list[Record], str]:
    records: list[Record] = []
    lines = raw.split(b"\n")
    for number, line in enumerate(lines, start=1):
        if not line:
            continue
        try:
            records.append(unseal(line.decode("utf-8")))
        except ValueError as error:
            if number == len(lines):
                return (
                    records,
                    f"the last line was cut off while it was written and is dropped (line {number})",
                )
            return (
                records,
                f"line {number} is damaged ({error}); {len(lines) - number} later lines are not used",
            )
    return records, ""


def _checked_header(header: Record, path: Path) -> Record:
    if header.get("tarsas") != "journal":
        raise JournalError(f"{path.name}: not a Társas journal (the first line is no journal header)")
    for key, kind in (("version", int), ("game", str), ("players", int), ("options", dict), ("seed", int)):
        if not isinstance(header.get(key), kind):
            raise JournalError(f"{path.name}: the header's '{key}' is missing or wrong")
    if header["version"] > JOURNAL_VERSION:
        raise JournalError(f"{path.name}: written by a newer Társas (journal version {header['version']})")
    return header


# -- writing ------------------------------------------------------------------------------------------------


class JournalWriter:
    """Appends records to a journal file, flushed after each, on disk after :meth:`sync`."""

    def __init__(self, path: Path, file: IO[str], count: int = 0) -> None:
        self.path = path
        self.count = count  # actions in force
        self._file = file

    @classmethod
    def create(
        cls,
        path: Path,
        game: Game,
        players: int,
        seed: int,
        options: Mapping[str, Value],
        seats: list[Record] | None = None,
        start: State | None = None,
    ) -> tuple[JournalWriter, State]:
        """Start a game and its journal; an existing file is never overwritten."""
        chance: list[int] = []
        state = start if start is not None else game.new(players, seed, options, trace=chance)
        header: Record = {
            "tarsas": "journal",
            "version": JOURNAL_VERSION,
            "game": game.slug,
            "rules_version": game.rules_version,
            "content": game.content_hash,
            "players": state.setup.players,
            "options": dict(state.setup.options),
            "seed": state.setup.seed,
            "seats": seats or [],
            "chance": chance,
            "start": start.to_data() if start is not None else None,
        }
        writer = cls(path, path.open("x", encoding="utf-8", newline="\n"))
        writer._write(header)
        return writer, state

    @classmethod
    def resume(cls, path: Path) -> tuple[JournalWriter, Journal]:
        """Go on with a journal. A torn last line is cut away; a damaged file is refused, to be set aside first."""
        journal = read_journal(path)
        if "damaged" in journal.problem:
            raise JournalError(f"{path.name}: {journal.problem}")
        if journal.problem:
            raw = path.read_bytes()
            with path.open("r+b") as whole:
                whole.truncate(raw.rfind(b"\n") + 1)
        else:
            raw = path.read_bytes()
            if not raw.endswith(b"\n"):  # complete record, only its line end is missing
                with path.open("ab") as whole:
                    whole.write(b"\n")
        writer = cls(path, path.open("a", encoding="utf-8", newline="\n"), len(journal.moves))
        return writer, journal

    def act(self, state: State, action: Action, *, auto: bool = False) -> None:
        """Apply an action to ``state`` and record it with what chance decided; refused actions leave no trace."""
        decision = state.decision
        seat = decision.seat if decision is not None else -1
        text = state.game.notation.text(action)
        trace: list[int] = []
        state.rng.trace = trace
        try:
            state.apply(action)
        finally:
            state.rng.trace = None
        record: Record = {"do": text, "seat": seat}
        if trace:
            record["chance"] = trace
        if auto:
            record["auto"] = True
        self.count += 1
        self._write(record)
        if self.count % SNAPSHOT_EVERY == 0 or state.over:
            self._write({"snapshot": state.to_data(), "at": self.count})
        elif self.count % DIGEST_EVERY == 0:
            self._write({"digest": state.digest(), "at": self.count})

    def undo(self, count: int) -> None:
        """Record that ``count`` actions were taken back."""
        self.count -= count
        self._write({"undo": count})

    def redo(self, count: int) -> None:
        """Record that ``count`` actions were made again."""
        self.count += count
        self._write({"redo": count})

    def note(self, note: Record) -> None:
        """Record something that is no action."""
        self._write({"note": note})

    def sync(self) -> None:
        """Put everything on the disk: at the end of a turn."""
        self._file.flush()
        os.fsync(self._file.fileno())

    def close(self) -> None:
        """Sync and close."""
        if not self._file.closed:
            self.sync()
            self._file.close()

    def __enter__(self) -> JournalWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _write(self, record: Record) -> None:
        self._file.write(seal(record) + "\n")
        self._file.flush()
