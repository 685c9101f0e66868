"""Checked reading of data from outside: content files, positions, journals.

A :class:`Reader` walks a parsed JSON or TOML value and names the exact place of anything that is wrong:
``content.toml: favor[3].steps: expected a whole number from 1 to 3, found 'x'``.
"""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rules.core.words import NotationError, Words


class DataError(ValueError):
    """Data from outside that cannot be used; the message names the place and what was expected."""


class Reader:
    """A view of one value and its place; every accessor checks type and range."""

    __slots__ = ("_asked", "_seen", "place", "value")

    def __init__(self, value: object, place: str) -> None:
        self.value = value
        self.place = place
        self._seen: set[str] = set()
        self._asked: set[str] = set()  # optional entries, there or not

    def fail(self, expected: str) -> DataError:
        """The error to raise when this value is not what was expected."""
        shown = json.dumps(self.value, ensure_ascii=False, default=str)
        if len(shown) > 60:
            shown = shown[:57] + "..."
        return DataError(f"{self.place}: expected {expected}, found {shown}")

    # -- tables ---------------------------------------------------------------------------------------------

    def table(self) -> dict[str, Any]:
        """This value as a table with text keys."""
        if not isinstance(self.value, dict):
            raise self.fail("a table")
        return self.value

    def has(self, key: str) -> bool:
        """Whether the table has an entry that may be left out."""
        self._asked.add(key)
        return key in self.table()

    def get(self, key: str) -> Reader:
        """The reader of one entry, which must be there."""
        table = self.table()
        if key not in table:
            raise DataError(f"{self.place}: '{key}' is missing")
        self._seen.add(key)
        return Reader(table[key], f"{self.place}.{key}")

    def optional(self, key: str, default: object) -> Reader:
        """The reader of an entry, or of what it stands for when it is left out."""
        return self.get(key) if self.has(key) else Reader(default, f"{self.place}.{key}")

    def items(self) -> Iterator[tuple[str, Reader]]:
        """Every entry of the table."""
        for key, value in self.table().items():
            self._seen.add(key)
            yield key, Reader(value, f"{self.place}.{key}")

    def done(self) -> None:
        """All keys must have been read: an unknown key is a misspelt one."""
        for key in self.table():
            if key not in self._seen:
                known = ", ".join(sorted(self._seen | self._asked))
                raise DataError(f"{self.place}: unknown entry '{key}' (known: {known})")

    def ignore(self, *keys: str) -> None:
        """Entries that are allowed but of no interest here."""
        self._seen.update(keys)

    # -- lists ----------------------------------------------------------------------------------------------

    def entries(self, length: int | None = None) -> list[Reader]:
        """This value as a list, of the given length if one is given."""
        if not isinstance(self.value, list):
            raise self.fail("a list")
        if length is not None and len(self.value) != length:
            raise DataError(f"{self.place}: expected {length} entries, found {len(self.value)}")
        return [Reader(value, f"{self.place}[{index}]") for index, value in enumerate(self.value)]

    # -- single values --------------------------------------------------------------------------------------

    def whole(self, low: int | None = None, high: int | None = None) -> int:
        """This value as a whole number within bounds."""
        value = self.value
        if (
            not isinstance(value, int)
            or isinstance(value, bool)
            or (low is not None and value < low)
            or (high is not None and value > high)
        ):
            raise self.fail(_range_text(low, high))
        return value

    def flag(self) -> bool:
        """This value as true or false."""
        if not isinstance(self.value, bool):
            raise self.fail("true or false")
        return self.value

    def text(self) -> str:
        """This value as text."""
        if not isinstance(self.value, str):
            raise self.fail("text")
        return self.value

    def word(self, words: Words) -> int:
        """The index of this word in a vocabulary; null and '-' are -1."""
        if self.value is None:
            return -1
        try:
            return words.index(self.text())
        except NotationError as error:
            raise DataError(f"{self.place}: {error}") from None

    def one(self, words: Words) -> int:
        """Like :meth:`word`, but it must name something."""
        index = self.word(words)
        if index < 0:
            raise self.fail(f"a {words.name}")
        return index

    def ints(self, length: int | None = None, low: int | None = None, high: int | None = None) -> list[int]:
        """A list of whole numbers."""
        return [entry.whole(low, high) for entry in self.entries(length)]

    def words(self, words: Words) -> list[int]:
        """A list of words, as indices."""
        return [entry.one(words) for entry in self.entries()]


def _range_text(low: int | None, high: int | None) -> str:
    if low is not None and high is not None:
        return f"a whole number from {low} to {high}"
    if low is not None:
        return f"a whole number of at least {low}"
    return "a whole number" if high is None else f"a whole number of at most {high}"


def read_toml(path: Path) -> Reader:
    """A TOML file as a reader; syntax errors name the file and the line."""
    try:
        with path.open("rb") as file:
            return Reader(tomllib.load(file), path.name)
    except OSError as error:
        raise DataError(f"{path}: cannot be read: {error.strerror or error}") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise DataError(f"{path.name}: not valid TOML: {error}") from None


def read_json(path: Path) -> Reader:
    """A JSON file as a reader."""
    try:
        return Reader(json.loads(path.read_text(encoding="utf-8")), path.name)
    except OSError as error:
        raise DataError(f"{path}: cannot be read: {error.strerror or error}") from None
    except (json.JSONDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise DataError(f"{path.name}: not valid JSON: {error}") from None
