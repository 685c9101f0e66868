"""Reading a log: the three forms of files and the JSON ledger, all into rows of typed commands (TM-24.1).

- *command log*: what people typed, ``faction: cmd. cmd``; no values;
- *ledger*: what the tracker published, 15 tab-separated cells a row with the values after it, comments between;
  the same as JSON is a list of ``{"comment"}`` and ``{"faction", "commands", "VP": {"value"}, ...}``;
- *table log*: a short header, then 8 tab-separated cells a row.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from rules.core.reader import DataError
from rules.terra_mystica.logs.commands import Command, CommandError, parse_command
from rules.terra_mystica.logs.header import COLOUR_OF_FACTION, Header, HeaderLines
from rules.terra_mystica.logs.typed_lines import TypedCommand, typed_commands

COMMAND_LOG, LEDGER, TABLE_LOG = "command log", "ledger", "table log"


class Values(NamedTuple):
    """What a row says its faction has after it."""

    vp: int
    coins: int
    workers: int
    priests: int
    power: tuple[int, ...]
    cults: tuple[int, ...]


class Row(NamedTuple):
    """One row of a log. ``parted`` says that a comment stands between it and the row before."""

    number: int  # counted from 1
    line: int  # of the file
    faction: str
    commands: tuple[Command, ...]
    values: Values | None
    parted: bool

    @property
    def text(self) -> str:
        """The row as a person would quote it."""
        return f"{self.faction}: {'. '.join(command.text for command in self.commands)}"


class Log(NamedTuple):
    """A log, read but not yet played."""

    name: str
    form: str
    header: Header
    rows: tuple[Row, ...]

    @property
    def merged_income(self) -> bool:
        """Whether cult bonus and income came in one step, as in old games."""
        return any(
            command.kind == "income" and command.what == "all"
            for row in self.rows
            for command in row.commands
        )


def looks_like_a_log(text: str) -> bool:
    """Whether a file may be a log of ours: a faction's rows, or the header of one."""
    factions = "|".join(COLOUR_OF_FACTION)
    pattern = (
        rf'(?im)^\s*(?:(?:{factions})\s*(?:\t|:)|setup (?:{factions})\b)|"faction"\s*:\s*"(?:{factions})"'
    )
    return re.search(pattern, text) is not None


def read_log(name: str, text: str) -> Log:
    """Read a log of any form; :class:`DataError` names the file, the line and what is wrong."""
    text = text.removeprefix("\ufeff")
    if text.lstrip()[:1] in ("{", "["):
        return _Reader(name, LEDGER).read(_json_lines(name, text))
    lines = [(number, line) for number, line in enumerate(text.splitlines(), 1) if line.strip()]
    if not any("\t" in line for _, line in lines) or _only_typed(lines):
        return _read_command_log(name, lines)
    form = TABLE_LOG if any(_TABLE_HEAD.match(line) for _, line in lines) else LEDGER
    return _Reader(name, form).read(_text_lines(name, form, lines))


def _only_typed(lines: list[tuple[int, str]]) -> bool:
    """Whether the tabs are mere blanks: factions stand before a colon, none in a cell of its own."""
    typed = [bool(_TYPED_LINE.match(line)) for _, line in lines]
    others = (line for (_, line), known in zip(lines, typed, strict=True) if "\t" in line and not known)
    return any(typed) and all(line.split("\t")[0].strip().lower() not in COLOUR_OF_FACTION for line in others)


# -- lines with values --------------------------------------------------------------------------------------

_TYPED_LINE = re.compile(rf"\s*(?:{'|'.join(COLOUR_OF_FACTION)})\s*:", re.IGNORECASE)
_TABLE_HEAD = re.compile(r"(?:players \d+|bonus bon\d+|order \w+)", re.IGNORECASE)
_DROPPED = re.compile(r"\w+ dropped from the game$", re.IGNORECASE)
_SCORING = re.compile(r"round (\d) scoring: (score\d+)", re.IGNORECASE)


class _Line(NamedTuple):
    """A comment (``faction`` is empty) or a row."""

    number: int
    comment: str
    faction: str = ""
    commands: str = ""
    values: Values | None = None


def _text_lines(name: str, form: str, lines: list[tuple[int, str]]) -> Iterator[_Line]:
    for number, line in lines:
        cells = [cell.strip() for cell in line.split("\t")]
        while len(cells) > 1 and cells[-1].lower() in ("show history", ""):
            cells.pop()
        if len(cells) == 1 or cells[0].startswith("#"):
            yield _Line(number, cells[0])
        elif form == TABLE_LOG:
            if len(cells) != 8:
                raise DataError(f"{name}: line {number}: a row has 8 cells, this one has {len(cells)}")
            yield _Line(number, "", cells[0].lower(), cells[7], _values(name, number, cells[1:7]))
        else:
            yield _Line(number, "", cells[0].lower(), cells[-1], _ledger_values(name, number, cells))


_UNITS = tuple(
    re.compile(pattern, re.IGNORECASE)
    for pattern in (
        r"(-?\d+) *VP",
        r"(-?\d+) *C",
        r"(-?\d+) *W",
        r"(-?\d+) *P",
        r"(\d+/\d+/\d+) *PW",
        r"(\d+/\d+/\d+/\d+)",
    )
)


def _ledger_values(name: str, number: int, cells: list[str]) -> Values | None:
    """The values of a ledger row, found by their units, so that copied tables with lost cells are read too."""
    found = []
    rest = iter(cells[1:-1])
    for unit in _UNITS:
        match = next((match for cell in rest if (match := unit.fullmatch(cell))), None)
        if match is None:
            raise DataError(f"{name}: line {number}: the row has no '{unit.pattern}'")
        found.append(match[1])
    return _values(name, number, found)


def _values(name: str, number: int, cells: list[str]) -> Values:
    try:
        power = tuple(int(part) for part in cells[4].split("/"))
        cults = tuple(int(part) for part in cells[5].split("/"))
        if len(power) != 3 or len(cults) != 4:
            raise ValueError
        return Values(int(cells[0]), int(cells[1]), int(cells[2]), int(cells[3]), power, cults)
    except ValueError:
        raise DataError(f"{name}: line {number}: the values {' '.join(cells)} cannot be read") from None


def _json_lines(name: str, text: str) -> Iterator[_Line]:
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        raise DataError(f"{name}: not valid JSON: {error}") from None
    entries = data.get("ledger") if isinstance(data, dict) else data
    if not isinstance(entries, list):
        raise DataError(f"{name}: has no list of ledger rows")
    for number, entry in enumerate(entries, 1):
        if not isinstance(entry, dict):
            raise DataError(f"{name}: entry {number}: expected a row or a comment")
        if entry.get("commands") is None:
            yield _Line(number, str(entry.get("comment", "")).strip())
            continue
        cells = [_json_value(name, number, entry, key) for key in ("VP", "C", "W", "P", "PW", "CULT")]
        values = _values(name, number, cells)
        yield _Line(number, "", str(entry.get("faction", "")).lower(), str(entry["commands"]), values)


def _json_value(name: str, number: int, entry: dict[str, Any], key: str) -> str:
    cell = entry.get(key)
    if isinstance(cell, dict):
        cell = cell.get("value")
    if cell is None:
        raise DataError(f"{name}: entry {number}: has no value of {key}")
    return str(cell).partition(" ")[0]  # copied from the page it has its unit, "17 C"


class _Reader:
    """Turns the lines of a ledger or a table log into a log."""

    def __init__(self, name: str, form: str) -> None:
        self.name = name
        self.form = form
        self.head = HeaderLines(name)
        self.rows: list[Row] = []
        self.parted = False

    def read(self, lines: Iterator[_Line]) -> Log:
        for line in lines:
            if line.faction:
                self._row(line)
            else:
                self._comment(line.number, line.comment)
        return Log(self.name, self.form, self.head.header(), tuple(self.rows))

    def _row(self, line: _Line) -> None:
        if line.faction not in COLOUR_OF_FACTION:
            raise self.head.fail(line.number, f"'{line.faction}' is no faction of the base game (TM-24.8)")
        commands = _commands(self.head, line.number, line.commands)
        if commands and commands[0].kind == "setup":
            if self.form == LEDGER:
                self.head.seat(line.number, line.faction)
            if line.values is not None and line.values.vp != 20:
                raise self.head.fail(
                    line.number, "games with other starting points cannot be replayed (TM-24.8)"
                )
        elif line.faction not in self.head.factions:
            raise self.head.fail(line.number, f"the {line.faction} are not in this game")
        self.rows.append(
            Row(len(self.rows) + 1, line.number, line.faction, commands, line.values, self.parted)
        )
        self.parted = False

    def _comment(self, number: int, comment: str) -> None:
        self.parted = True
        head = self.head
        if self.form == TABLE_LOG:
            if not comment.startswith("#"):
                _table_header(head, number, comment)
            return
        if _DROPPED.match(comment):
            raise head.fail(number, f"{comment}: games with players who left cannot be replayed (TM-24.8)")
        if self.rows:  # the header is over: whatever people wrote to each other says nothing about the game
            return
        word, _, rest = comment.partition(" ")
        scoring = _SCORING.match(comment)
        if scoring is not None:
            head.score_round(number, int(scoring[1]), scoring[2])
        elif comment.lower().startswith("removing tile bon"):
            head.remove(number, comment.split()[-1])
        elif word.lower() == "option":
            head.option(number, rest.strip())
        elif word.lower() == "map":
            head.use_map(number, rest.strip())
        elif comment.lower().startswith("added final scoring tile"):
            raise head.fail(number, f"{comment}: this is not the base game (TM-24.8)")


def _table_header(head: HeaderLines, number: int, line: str) -> None:
    word, _, rest = line.partition(" ")
    parts = [part.strip() for part in rest.split(",") if part.strip()]
    match word.lower():
        case "players" if rest.strip().isdigit():
            head.players = int(rest)
        case "option":
            head.option(number, rest.strip())
        case "score":
            head.score(number, parts)
        case "bonus":
            head.cards = [part.upper() for part in parts]
        case "order":
            for faction in parts:
                head.seat(number, faction)
        case "map":
            head.use_map(number, rest.strip())
        case _:
            raise head.fail(number, f"'{line}' is no line of a table log's header")


def _commands(head: HeaderLines, number: int, text: str) -> tuple[Command, ...]:
    try:
        return tuple(parse_command(part) for part in text.split(".") if part.strip())
    except CommandError as error:
        raise head.fail(number, str(error)) from None


# -- command logs -------------------------------------------------------------------------------------------


def _read_command_log(name: str, lines: list[tuple[int, str]]) -> Log:
    head = HeaderLines(name)
    rows: list[Row] = []
    parted = False
    typed = typed_commands(lines)
    for place, entry in enumerate(typed):
        if not entry.faction:
            if entry.text.startswith("#"):
                parted = True
            else:
                _admin_command(head, entry)
            continue
        if entry.faction not in head.factions:
            raise head.fail(entry.line, f"the {entry.faction} are not in this game")
        commands = _commands(head, entry.line, entry.text)
        if not commands:
            continue
        before = typed[place - 1] if place else None
        if rows and before is not None and before.line == entry.line and before.faction == entry.faction:
            row = rows[-1]
            rows[-1] = row._replace(commands=(*row.commands, *commands))
        else:
            rows.append(Row(len(rows) + 1, entry.line, entry.faction, commands, None, parted))
        parted = False
    return Log(name, COMMAND_LOG, head.header(), tuple(rows))


_SITE_COMMANDS = (
    "player",
    "player-count",
    "admin",
    "order",
    "randomize",
    "start",
    "income",
    "finish",
    "wait",
)


def _admin_command(head: HeaderLines, entry: TypedCommand) -> None:
    word, _, rest = entry.text.partition(" ")
    match word.lower():
        case "option":
            head.option(entry.line, rest.strip())
        case "score":
            head.score(entry.line, rest.split(","))
        case "delete":
            head.remove(entry.line, rest.strip())
        case "setup":
            head.seat(entry.line, rest.split()[0] if rest.split() else "")
        case "map":
            head.use_map(entry.line, rest.strip())
        case "drop-faction":
            raise head.fail(entry.line, "games with players who left cannot be replayed (TM-24.8)")
        case known if known in _SITE_COMMANDS:
            pass
        case _:
            raise head.fail(entry.line, f"'{entry.text}' is no command of the log language")
