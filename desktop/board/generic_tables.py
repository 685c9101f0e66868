"""The text view of any game, made from the readable data of its position: facts, one column a player, every list."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from desktop.board.text_table import NOTHING, TextTable, listed, picture, plain_text, word, yes_no
from desktop.session.statistics import PER_SEAT_KEYS
from desktop.texts import number, tr
from rules.core import State

if TYPE_CHECKING:
    from desktop.board.presentation import Presentation

SEAT_KEYS = (
    "order",
    "turn",
    "active",
    "first",
    "first_player",
    "first_player_card",
    "start_player",
    "passed",
    "passing_order",
    "turn_order",
    "waiting",
    "owner",
    "seat",
    "controller",
    "token",
    "starter",
    "holders",
    "orders",
)
NONE_IS_NOTHING = ("orders", "x_type", "destroyed", "dropped")  # null is "none" here; elsewhere "not known"


class GenericTables:
    """Reads `position_data` of a view; names come from the rulebook."""

    def __init__(self, presentation: Presentation) -> None:
        self._presentation = presentation
        self._texts = presentation.texts
        self._names = [seat.name for seat in presentation.seats]

    def tables(self, view: State) -> list[TextTable]:
        data = view.position_data()
        data = {key: data[key] for key in self._shown(data)}
        facts: list[tuple[str, str]] = []
        lists: list[TextTable] = []
        seats: list[TextTable] = []
        for key, value in data.items():
            if key in PER_SEAT_KEYS:
                seats.append(self._seat_table(value))
            elif isinstance(value, (dict, list)) and value and _is_table(value):
                lists.append(self._list_table(key, value))
            elif self.cell(value, key) != NOTHING:
                facts.append((self._key(key), self.cell(value, key)))
        head = [TextTable(tr("The table"), (), facts, facts=True, section=tr("Table"))] if facts else []
        named = [table._replace(section=table.title) for table in lists if table.rows]
        return head + seats + named

    def _seat_table(self, entries: list[dict[str, Any]]) -> TextTable:
        keys = self._shown(k for entry in entries for k in entry)
        columns = [self._cells(entry, keys) for entry in entries]
        rows = [[self._key(k), *(column[i] for column in columns)] for i, k in enumerate(keys)]
        return seat_table(self._names, rows)

    def _list_table(self, key: str, value: dict[str, Any] | list[Any]) -> TextTable:
        title = capitalised(self._key(key))
        if isinstance(value, dict):
            value = {name: value[name] for name in self._shown(value)}
            if not value:
                return TextTable(title, (), ())
            if not all(isinstance(v, dict) and v for v in value.values()):
                inner = key if key in SEAT_KEYS or key in NONE_IS_NOTHING else ""
                pairs = [(self._name(name), self.cell(v, inner or name)) for name, v in value.items()]
                shown = [pair for pair in pairs if pair[1] != NOTHING]
                return TextTable(title, (), shown, facts=all(_is_short(cell) for _, cell in shown))
            keys = self._shown(k for v in value.values() for k in v)
            rows = [[self._name(name), *self._cells(v, keys)] for name, v in value.items()]
            return TextTable(title, ("", *(self._key(k) for k in keys)), rows)
        if isinstance(value[0], dict):
            keys = self._shown(k for v in value if isinstance(v, dict) for k in v)
            return TextTable(title, [self._key(k) for k in keys], [self._cells(v, keys) for v in value])
        return TextTable(title, (), [(str(i + 1), self.cell(v)) for i, v in enumerate(value)])

    def _cells(self, entry: dict[str, Any], keys: Sequence[str]) -> list[str]:
        """What an entry says under these headings; what it does not mention is nothing, not unknown."""
        return [self.cell(entry[k], k) if k in entry else NOTHING for k in keys]

    def _name(self, name: str) -> str:
        """The first cell of a row: an entry by its name, or a thing or place of the game that may be chosen."""
        return self._key(name) if self._texts.is_position_key(name) else word(name)

    def _key(self, key: str) -> str:
        return self._presentation.key(key)

    def _shown(self, keys: Iterable[str]) -> list[str]:
        """The keys that mean something to people."""
        return [key for key in dict.fromkeys(keys) if self._texts.position_key(key) is not None]

    def cell(self, value: Any, key: str = "") -> str:
        """A value in words; ids are marked as words."""
        if key in SEAT_KEYS and isinstance(value, int) and not isinstance(value, bool):
            return self._names[value] if 0 <= value < len(self._names) else NOTHING
        if value is None:
            return NOTHING if key in NONE_IS_NOTHING else "?"
        if isinstance(value, bool):
            return yes_no(value)
        if isinstance(value, int):
            return number(value)
        if isinstance(value, str):
            return word(value) if value else NOTHING
        if isinstance(value, dict):
            amounts = all(type(v) is int for v in value.values()) and not any(k in SEAT_KEYS for k in value)
            shown = [k for k in self._shown(value) if value[k] or not amounts]
            cells = [(k, self.cell(value[k], k)) for k in shown]
            return " · ".join(f"{self._key(k)} {cell}" for k, cell in cells if cell != NOTHING) or NOTHING
        if not value:
            return NOTHING
        return self._list_cell(value, key)

    def _list_cell(self, value: Sequence[Any], key: str) -> str:
        if key in NONE_IS_NOTHING:
            value = [entry for entry in value if entry is not None]
            if not value:
                return NOTHING
        if all(entry is None for entry in value):
            return tr("{n} hidden", n=len(value))
        if all(isinstance(entry, int) for entry in value):
            if key in SEAT_KEYS:
                return listed(self.cell(entry, key) for entry in value)
            return " / ".join(self.cell(entry) for entry in value)  # a sequence: the order says something
        counts: dict[str, int] = {}
        for entry in value:
            text = self.cell(entry)
            counts[text] = counts.get(text, 0) + 1
        return listed(f"{text} ×{n}" if n > 1 else text for text, n in counts.items())


def capitalised(text: str) -> str:
    return text[:1].upper() + text[1:]


def _is_short(cell: str) -> bool:
    return plain_text(cell).isdigit()


def decider_of(view: State) -> int:
    """The seat that is asked, or −1."""
    return view.decision.seat if view.decision is not None else -1


def seat_table(names: Sequence[str], rows: Iterable[Sequence[str]]) -> TextTable:
    """One column a player. What nobody has is not said, and no heading stands over nothing."""
    kept: list[Sequence[str]] = []
    for row in rows:
        if len(row) == 1 or any(cell != NOTHING for cell in row[1:]):
            if len(row) == 1 and kept and len(kept[-1]) == 1:
                kept.pop()
            kept.append(row)
    if kept and len(kept[-1]) == 1:
        kept.pop()
    return TextTable(tr("The players"), ("", *names), kept, seats=True, section=tr("Players"))


def player_rows(
    title: str, names: Sequence[str], columns: Iterable[tuple[str, Sequence[str]]], **form: Any
) -> TextTable:
    """One row a player; what nobody has is left out. `form`: further fields of the table."""
    kept = [(head, cells) for head, cells in columns if any(cell != NOTHING for cell in cells)]
    rows = [[name, *(cells[i] for _, cells in kept)] for i, name in enumerate(names)] if kept else []
    return TextTable(title, ["", *(head for head, _ in kept)], rows, seat_rows=True, **form)


def headed(label: str, icon: str) -> str:
    """The head of a column: a picture over its name."""
    return f"{picture(icon)}\n{label}"


def _is_table(value: dict[str, Any] | list[Any]) -> bool:
    if isinstance(value, dict):
        return len(value) > 1
    return isinstance(value[0], (dict, list))
