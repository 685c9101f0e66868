"""What is different in the tables of the text view since a moment ago: cell by cell."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from desktop.board.text_table import TextTable, plain_text

Key = tuple[str, str, int, str]  # table, heading inside it, which row of that name, name of the row


class Change(NamedTuple):
    """A cell that is new or says something else; `by` how much, if it was and is a number."""

    by: int = 0


class Changes:
    """The cells of tables that differ from those of a moment ago. Places of a plan are known by their row."""

    def __init__(self, before: Sequence[TextTable]) -> None:
        self._before = {key: list(row) for table in before for key, row in _keyed(table)}
        self._titles = {table.title for table in before}
        self._names = {key[3] for key in self._before}

    def of(self, table: TextTable) -> list[dict[int, Change]]:
        """For every row of the table its changed cells, by column."""
        if table.title not in self._titles:  # all of it is new: nothing stands out
            return [{} for _ in table.rows]
        return [self._changed(table, key, row) for key, row in _keyed(table)]

    def _changed(self, table: TextTable, key: Key, row: Sequence[str]) -> dict[int, Change]:
        old = self._before.get(key)
        if old is None:  # what only stands in another table now is not new
            return {0: Change()} if len(row) > 1 and key[3] not in self._names else {}
        if len(old) != len(row) or len(row) == 1:
            return {}
        first = 0 if table.plan else 1
        return {
            i: _change(old[i], row[i])
            for i in range(first, len(row))
            if plain_text(old[i]) != plain_text(row[i])
        }


def _change(old: str, new: str) -> Change:
    """By how much is worth saying; what stood in a list is told by the log."""
    was, now = _number(old), _number(new)
    return Change(now - was) if was is not None and now is not None else Change()


def _number(cell: str) -> int | None:
    text = plain_text(cell).replace("−", "-")
    return int(text) if text.lstrip("-").isdigit() else None


def _keyed(table: TextTable) -> list[tuple[Key, Sequence[str]]]:
    """The rows with what they are known by: names, because rows come and go."""
    keyed: list[tuple[Key, Sequence[str]]] = []
    heading = ""
    seen: dict[tuple[str, str], int] = {}
    for place, row in enumerate(table.rows):
        if len(row) == 1 and not table.plan:
            heading = plain_text(row[0])
        name = str(place) if table.plan else plain_text(row[0])
        again = seen[heading, name] = seen.get((heading, name), -1) + 1
        keyed.append(((table.title, heading, again, name), row))
    return keyed
