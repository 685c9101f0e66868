"""The tables of the text view, and the marks in their cells: words that are explained, places that answer, pictures.

A cell is plain text in which `word`, `told`, `place` and `picture` have put marks; the text view turns them into links.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

from desktop.texts import number, tr

NOTHING = "–"
MARK = re.compile("\x01(.)([^\x02\x03]*)(?:\x03([^\x02]*))?\x02")


class TextTable(NamedTuple):
    """One table of the text view. A row of one cell is a heading inside the table; a line feed breaks a cell's line."""

    title: str
    columns: Sequence[str]
    rows: Sequence[Sequence[str]]
    seats: bool = False  # the columns after the first belong to the players
    seat_rows: bool = False  # the rows belong to the players; their names stand first
    plan: bool = False  # a plan of places: its first column is like the others
    wide: bool = False  # a part of the board: on a large window it stands beside the players
    facts: bool = False  # short pairs of a name and a value: they follow each other like words
    quiet: bool = False  # it goes on with the subject of the table before: its title is not written
    note: str = ""  # how to read it
    section: str = ""  # a short name: one can go here at once; the tables after it belong to it too

    def turned(self) -> TextTable:
        """The players' rows as columns: numbers below each other, for a narrow window."""
        heads = [head.replace("\n", " ") for head in self.columns[1:]]
        names = [row[0] for row in self.rows]
        rows = [[head, *(row[i + 1] for row in self.rows)] for i, head in enumerate(heads)]
        return self._replace(columns=["", *names], rows=rows, seats=True, seat_rows=False)


def filled(*made: TextTable) -> list[TextTable]:
    """The tables that have something to say."""
    return [table for table in made if table.rows]


def word(id: str) -> str:
    """A name that is explained, and that can be chosen while an option points at anything of that name."""
    return f"\x01w{id}\x02"


def told(id: str) -> str:
    """A name that is explained and never chosen: what lies here is somebody else's."""
    return f"\x01e{id}\x02"


def place(target: str, text: str = "") -> str:
    """A target of the rules (`board:forest`): chosen while an option points at it, explained otherwise."""
    return f"\x01t{target}\x03{text}\x02"


def own_amount(id: str, amount: int, own: bool) -> str:
    """How much somebody has of a resource; one's own can be chosen while a decision asks for it."""
    return place(f"resource:{id}", number(amount)) if own else number(amount)


def picture(icon: str, size: int = 18) -> str:
    """An icon of the kit (see desktop.widgets.paint.icon_path). The words beside it must say it all."""
    return f"\x01i{icon}\x03{size}\x02"


def sign(colour: str) -> str:
    """A player's round marker."""
    return f"\x01g{colour}\x02"


def plain_text(cell: str) -> str:
    """What a cell says, whatever can be chosen in it: names stay ids, signs their colours, pictures are left out."""
    return MARK.sub(_plain_mark, cell)


def _plain_mark(mark: re.Match[str]) -> str:
    kind, name, text = mark.groups()
    if kind == "i":
        return ""
    return text or (name.partition(":")[2] if kind == "t" else name)


def listed(parts: Iterable[str], gap: str = ", ") -> str:
    """A list in a cell; a dash if there is nothing in it. Names of places may have a comma in them: `gap="; "`."""
    return gap.join(part for part in parts if part) or NOTHING


def counted(ids: Iterable[str], mark: object = word) -> str:
    """Names with how often they are there."""
    counts: dict[str, int] = {}
    for id in ids:
        counts[id] = counts.get(id, 0) + 1
    assert callable(mark)
    return listed(f"{mark(id)} ×{n}" if n > 1 else mark(id) for id, n in counts.items())


def news(text: str) -> str:
    """Marks what has changed."""
    return f"\x01n{text}\x02"


def soft(text: str) -> str:
    """Something that hardly matters."""
    return f"\x01s{text}\x02"


def yes_no(value: object) -> str:
    return tr("yes") if value else tr("no")
