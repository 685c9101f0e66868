"""How wide the columns of the text view become: no word is broken, and nothing is wider than the window."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from PySide6.QtGui import QFontMetrics

from desktop.art import look
from desktop.board.text_table import MARK, TextTable

PAD_LEFT, PAD_RIGHT = 5, 9  # of a cell, at text scale 100 %
PLAN_SPACING = 3  # between the places of a plan
PICTURE = "\ue000"  # stands for a picture while a cell is measured
PICTURE_SIDE = 18
LABEL_SHARE = (
    0.35  # names of rows up to this part of the width stay in one line where the columns are the players
)

WEIGHT = 0.7  # below 1: long cells take less than their share, short ones need fewer lines
BREAKS = re.compile(" |(?<=-)")  # where a line may end

Need = tuple[int, int]  # of a column: its longest word, its longest line


class Measure:
    """Knows how wide words are in the present look; words come again and again."""

    def __init__(self, word: Callable[[str], str]) -> None:
        self._word = word
        self._metrics = QFontMetrics(look.font("body_bold"))
        self._small = QFontMetrics(look.font("note_bold"))
        self._known: dict[tuple[str, bool], int] = {}
        self.pad = look.px(PAD_LEFT) + look.px(PAD_RIGHT) + 1

    def columns(self, table: TextTable, width: int) -> list[int] | None:
        """The widths of the columns, together at most `width`; None if the words do not fit."""
        least, most = self._needs(table)
        if table.seats and most[0] <= width * LABEL_SHARE:
            least[0] = most[0]
        widths = _share_out(least, most, width - _spacing(table, len(least)))
        if widths is not None and len(widths) == 2 and not table.columns:  # a name and what is said about it
            widths = [min(widths[0], most[0]), sum(widths) - min(widths[0], most[0])]
        return widths

    def natural_width(self, table: TextTable) -> int:
        """As wide as the table would be without breaking a line."""
        most = self._needs(table)[1]
        return sum(most) + _spacing(table, len(most))

    def _needs(self, table: TextTable) -> tuple[list[int], list[int]]:
        """Of every column the longest word and the longest line, with what is left free beside them."""
        rows = [row for row in table.rows if len(row) > 1 or table.plan]
        count = max(len(row) for row in (table.columns, *rows))
        needs: list[list[Need]] = [[] for _ in range(count)]
        for row in rows:
            for column, cell in zip(needs, row, strict=False):
                column.append(self._need(cell, table.plan))
        for column, cell in zip(needs, table.columns, strict=False):
            word = self._need(cell, True)[0]
            column.append((word, word))  # heads may take several lines
        least = [max(need[0] for need in column) + self.pad for column in needs]
        most = [max(need[1] for need in column) + self.pad for column in needs]
        if table.seats or table.plan:  # columns that mean the same are equally wide
            first = 0 if table.plan else 1
            least[first:] = [max(least[first:])] * (count - first)
            most[first:] = [max(most[first:])] * (count - first)
        return least, most

    def _need(self, cell: str, small: bool) -> Need:
        longest = line = 0
        for text in MARK.sub(self._visible, cell).split("\n"):
            words = [self._width(word, small) for word in BREAKS.split(text)]
            longest = max(longest, *words)
            line = max(line, sum(words) + (len(words) - 1) * self._width("n", small))
        return longest, line

    def _visible(self, mark: re.Match[str]) -> str:
        kind, name, text = mark.groups()
        if kind in "ig":
            return PICTURE
        if kind in "sn":
            return name
        return text or self._word(name.partition(":")[2] if kind == "t" else name)

    def _width(self, word: str, small: bool) -> int:
        found = self._known.get((word, small))
        if found is None:
            metrics = self._small if small else self._metrics
            pictures = word.count(PICTURE)
            found = metrics.horizontalAdvance(word.replace(PICTURE, "")) + pictures * look.px(
                PICTURE_SIDE + 2
            )
            self._known[word, small] = found
        return found


def _spacing(table: TextTable, columns: int) -> int:
    return look.px(PLAN_SPACING) * (columns + 1) if table.plan else 0


def _share_out(least: Sequence[int], most: Sequence[int], width: int) -> list[int] | None:
    """Every column its longest word, then more for those with more to say, but for none more than it needs."""
    widths = list(least)
    spare = width - sum(widths)
    if spare < 0:
        return None
    wanting = [i for i in range(len(widths)) if widths[i] < most[i]]
    while spare > len(wanting) > 0:
        weights = {i: (most[i] - least[i]) ** WEIGHT for i in wanting}
        total = sum(weights.values())
        for i, weight in weights.items():
            widths[i] += min(most[i] - widths[i], int(spare * weight / total))
        left = width - sum(widths)
        if left == spare:
            break
        spare = left
        wanting = [i for i in wanting if widths[i] < most[i]]
    total_width = sum(widths)
    widths = [given + spare * given // total_width for given in widths]
    widths[-1] += width - sum(widths)
    return widths
