"""Reading single fields of a content file; every mistake is reported with the place where it stands."""

from __future__ import annotations

from collections.abc import Container
from typing import Any, TypeGuard

from rules.core import DataError


class ContentError(DataError):
    """A content file that cannot be used, with the place and the reason."""


def problem(where: str, text: str) -> ContentError:
    return ContentError(f"{where}: {text}")


def named(value: object, names: Container[str]) -> TypeGuard[str]:
    """Whether a value is one of the words; anything may stand in a file, also what cannot be looked up."""
    return isinstance(value, str) and value in names


def integer(table: dict[str, Any], key: str, where: str, low: int = 0, high: int = 99) -> int:
    value = table.get(key)
    if not isinstance(value, int) or isinstance(value, bool):
        raise problem(where, f"'{key}' must be a whole number, found {value!r}")
    if not low <= value <= high:
        raise problem(where, f"'{key}' must be between {low} and {high}, found {value}")
    return value


def word(table: dict[str, Any], key: str, known: dict[str, int] | tuple[str, ...], where: str) -> int:
    """The number of a word of the vocabulary."""
    value = table.get(key)
    names = list(known)
    if not named(value, names):
        raise problem(where, f"'{key}' must be one of {', '.join(n for n in names if n)}; found {value!r}")
    return names.index(value)


def flag(table: dict[str, Any], key: str, where: str) -> bool:
    """True or false; false where it is left out."""
    value = table.get(key, False)
    if not isinstance(value, bool):
        raise problem(where, f"'{key}' must be true or false, found {value!r}")
    return value


def identifier(record: dict[str, Any], where: str) -> str:
    """The id of a record: one word, because positions and actions name it."""
    value = record.get("id")
    if not isinstance(value, str):
        raise problem(where, "has no 'id'")
    if value.split() != [value]:
        raise problem(where, f"'id' must be one word, found {value!r}")
    return value


def part(record: dict[str, Any], key: str, where: str) -> dict[str, Any]:
    """A table inside a record; an empty one where it is left out."""
    value = record.get(key, {})
    if not isinstance(value, dict):
        raise problem(where, f"'{key}' must be a table, found {value!r}")
    return value


def whole_numbers(table: dict[str, Any], key: str, where: str, low: int, high: int) -> list[int]:
    value = table.get(key)
    if not isinstance(value, list) or not value:
        raise problem(where, f"'{key}' must be a list of whole numbers, found {value!r}")
    return [integer({key: number}, key, where, low, high) for number in value]


def records(table: dict[str, Any], key: str, where: str) -> list[dict[str, Any]]:
    value = table.get(key)
    if not isinstance(value, list) or not all(isinstance(entry, dict) for entry in value):
        raise problem(where, f"'{key}' must be a list of tables")
    return value


def only_keys(table: dict[str, Any], known: str, where: str) -> None:
    """Refuse misspelt fields: a forgotten effect would be worse than an error."""
    unknown = sorted(set(table) - set(known.split()))
    if unknown:
        raise problem(where, f"unknown field {', '.join(unknown)}; known: {known.replace(' ', ', ')}")


def mask(table: dict[str, Any], key: str, names: tuple[str, ...], where: str) -> int:
    """Bit mask of a list of words."""
    value = table.get(key)
    if not isinstance(value, list) or not value:
        raise problem(where, f"'{key}' must be a list of {', '.join(names)}")
    bits = 0
    for name in value:
        if name not in names:
            raise problem(where, f"'{key}' must be a list of {', '.join(names)}; found {name!r}")
        bits |= 1 << names.index(name)
    return bits
