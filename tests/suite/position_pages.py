"""What the page POSITION.md of a game says, as data: its tables, the commands of its example, its paths of keys."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, NamedTuple

from rules.core import Game

CODE = re.compile(r"`([^`]+)`")


class Row(NamedTuple):
    """One row of a table: the code in its first cell, and the other cells."""

    names: list[str]
    cells: list[str]


class Page:
    """The sections of one POSITION.md."""

    def __init__(self, game: Game) -> None:
        text = (game.folder / "POSITION.md").read_text(encoding="utf-8")
        parts = re.split(r"^## (.+)$", text, flags=re.MULTILINE)
        self.sections = dict(zip(parts[1::2], parts[2::2], strict=True))

    def rows(self, section: str) -> list[Row]:
        """The rows of the section's table, without its head."""
        lines = [line for line in self.sections[section].splitlines() if line.startswith("|")]
        found = []
        for line in lines[2:]:
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            found.append(Row(CODE.findall(cells[0]), cells[1:]))
        return found

    def keys(self) -> dict[str, list[str]]:
        """Every documented key with the cells of its row; the last one says whether it may be left out."""
        return {name: row.cells for row in self.rows("Keys") for name in row.names}

    def steps(self, section: str) -> dict[str, list[str]]:
        """Every documented step with its arguments."""
        return {row.names[0]: CODE.findall(row.cells[0]) for row in self.rows(section)}

    def commands(self) -> Iterator[tuple[str, list[str]]]:
        """The commands of the example, each with the lines of output that the page promises below it."""
        block = re.search(r"```sh\n(.*?)```", self.sections["Example"], re.DOTALL)
        assert block, "the example has no ```sh block"
        lines = block[1].splitlines()
        while lines:
            command = lines.pop(0)
            if "<<'END'" in command:
                end = lines.index("END") + 1
                command = "\n".join([command, *lines[:end]])
                del lines[:end]
            promised = []
            while lines and lines[0].startswith("# "):
                promised.append(lines.pop(0)[2:])
            yield command, promised


# -- paths: `seats[].coins`, with [] for every entry of a list and {} for every entry of a table of ids ------------


def bare(path: str) -> str:
    """A path without the marks of the list or table that it names."""
    return re.sub(r"(\[\]|\{\})+$", "", path)


def tables_of_ids(paths: set[str]) -> set[str]:
    """Every table of ids that some path goes through: ``hexes{}`` of ``hexes{}.terrain``."""
    return {path[: mark.end()] for path in paths for mark in re.finditer(r"\{\}", path)}


def below(path: str, key: str, tables: set[str]) -> str:
    """The path of an entry of the table at a path."""
    if path + "{}" in tables:
        return path + "{}"
    return f"{path}.{key}" if path else key


def walk(value: Any, tables: set[str], path: str = "") -> Iterator[tuple[str, Any]]:
    """Everything inside a value, with its path."""
    yield path, value
    if isinstance(value, dict):
        for key, entry in value.items():
            yield from walk(entry, tables, below(path, key, tables))
    elif isinstance(value, list):
        for entry in value:
            yield from walk(entry, tables, path + "[]")


def differences(one: Any, other: Any, tables: set[str], path: str = "") -> Iterator[str]:
    """The paths at which two positions differ."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key, entry in one.items():
            yield from differences(entry, other[key], tables, below(path, key, tables))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for entry, another in zip(one, other, strict=True):
            yield from differences(entry, another, tables, path + "[]")
    elif one != other:
        yield path


def holder(data: Any, path: str) -> tuple[dict[str, Any], str] | None:
    """The first table of a position in which the key of a path stands, with the key."""
    *way, key = re.findall(r"\[\]|\{\}|[^.\[\]{}]+", bare(path))
    found = [data]
    for part in way:
        if part == "[]":
            found = [entry for value in found for entry in value]
        elif part == "{}":
            found = [entry for value in found for entry in value.values()]
        else:
            found = [value[part] for value in found if part in value]
    return next(((table, key) for table in found if key in table), None)


def change(data: Any, text: str) -> None:
    """Change a position as a row of refusals says: ``seats[0].coins = -1``, or ``without round``."""
    removes = text.startswith("without ")
    place, _, value = text.removeprefix("without ").partition(" = ")
    parts = re.findall(r"\[\d+\]|[^.\[\]]+", place)
    *way, last = [int(part[1:-1]) if part.startswith("[") else part for part in parts]
    for part in way:
        data = data[part]
    if removes:
        del data[last]
    elif isinstance(data, list) and last == len(data):
        data.append(json.loads(value))
    else:
        data[last] = json.loads(value)
