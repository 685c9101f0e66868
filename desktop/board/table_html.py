"""The text view's tables as rich text: links on every word, green where something can be chosen, marks on what is new."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from typing import NamedTuple

from desktop.art import look
from desktop.board.presentation import Presentation
from desktop.board.table_changes import Change, Changes
from desktop.board.table_widths import PAD_LEFT, PAD_RIGHT, PLAN_SPACING, Measure
from desktop.board.text_table import MARK, NOTHING, TextTable, news, plain_text, sign
from desktop.session.choices import Choice
from desktop.texts import number, tr
from rules.core import State

LARGEST_TEXT_SIDE_BY_SIDE = 1.3
LEAST_SIDE_BY_SIDE = (
    1000  # pixels at text scale 100 %: narrower, the board and the rest stand below each other
)
BOARD_SHARE, GAP = 0.54, 24
NEW, LINE = "◆", "\n"
SHORT = 12  # letters of a cell that shares its line with others where there is no room for columns


class Since(NamedTuple):
    """What somebody saw at the end of a turn; what is different now is marked."""

    view: State
    name: str  # whose turn it was


class Section(NamedTuple):
    """A part of the text that one can go to."""

    name: str
    heading: int  # which heading of the text
    to_choose: int  # links that can be chosen there


class TableWriter:
    """Writes one moment of a game for a window of so many pixels."""

    def __init__(
        self,
        presentation: Presentation,
        view: State,
        choices: Sequence[Choice],
        since: Since | None,
        width: int,
    ) -> None:
        self._presentation = presentation
        self._view = view
        self._asked = bool(choices)
        self._targets: dict[str, str] = {}  # the word of every target that can be chosen now
        possible = [choice for choice in choices if not choice.reasons]
        for choice in possible:
            for target in choice.targets:
                self._targets.setdefault(target.partition(":")[2], target)
        self._possible = {target for choice in possible for target in choice.targets}
        self._since = since
        self._changes = Changes(presentation.tables(since.view)) if since is not None else None
        self._anything_new = False
        self._measure = Measure(presentation.texts.word)
        self._width = width
        self._linked: set[str] = set()  # what can be chosen in the part that is being written
        self._headings = 0
        self.sections: list[Section] = []

    def write(self) -> str:
        """All of it; `sections` are known afterwards."""
        tables = self._presentation.tables(self._view)
        board = [table for table in tables if table.wide]
        others = [table for table in tables if not table.wide]
        if board and others and self._two_columns():
            across = 1 if self._needs_all_the_width(board[0]) else 0
            body = self._below_each_other(board[:across], self._width)
            body += self._side_by_side(board[across:], others)
        else:
            body = self._below_each_other(tables, self._width)
        order = [table.section for table in tables]
        self.sections.sort(key=lambda section: order.index(section.name))
        return f"<style>{_style()}</style>{self._question()}{body}"

    def _two_columns(self) -> bool:
        return self._width >= look.px(LEAST_SIDE_BY_SIDE) and look.text_scale <= LARGEST_TEXT_SIDE_BY_SIDE

    def _board_width(self) -> int:
        """Of the right one of two columns."""
        return round((self._width - look.px(GAP)) * BOARD_SHARE)

    def _needs_all_the_width(self, table: TextTable) -> bool:
        """A map is hard to read where the lines of its places are broken."""
        return table.plan and self._measure.natural_width(table) > self._board_width()

    def _side_by_side(self, board: Sequence[TextTable], others: Sequence[TextTable]) -> str:
        """The players and everything else, and the board beside them."""
        gap, right = look.px(GAP), self._board_width()
        left = self._width - gap - right
        first = self._below_each_other(others, left)
        second = self._below_each_other(board, right)
        return (
            f"<table width='{self._width}' cellspacing='0' cellpadding='0'><tr>"
            f"<td class='column' width='{left}'>{first}</td><td class='column' width='{gap}'></td>"
            f"<td class='column' width='{right}'>{second}</td></tr></table>"
        )

    def _below_each_other(self, tables: Sequence[TextTable], width: int) -> str:
        return "".join(self._table(table, width) for table in tables)

    def _question(self) -> str:
        """What is asked of whom, first: so a reader need not search for it. A hidden decision is not told."""
        presentation, view = self._presentation, self._view
        notes = []
        if self._possible:
            notes.append(
                tr("What is underlined in green can be chosen here; every other word explains itself.")
            )
        if self._since is not None and self._anything_new:
            notes.append(
                tr("{mark} has changed since the last turn of {name}.", mark=NEW, name=self._since.name)
            )
        note = f"<p class='note'>{html.escape(' '.join(notes))}</p>" if notes else ""
        if view.decision is None:
            return note
        seat = view.decision.seat
        name = presentation.seats[seat].name
        said = tr("{name} decides.", name=name)
        if self._asked:
            prompt = presentation.prompt(view) or presentation.texts.prompt(view.decision)
            said = tr("{name} decides: {prompt}", name=name, prompt=prompt)
        mark = self._cell(sign(presentation.colour(view, seat)))
        return f"<p class='now'>{mark}&nbsp; {html.escape(said)}</p>{note}"

    # -- a table ---------------------------------------------------------------------------------------------

    def _table(self, table: TextTable, width: int) -> str:
        if table.section:
            self._linked = set()
            self.sections.append(Section(table.section, self._headings, 0))
        body = self._body(self._signed(self._marked(table)), width)
        if self.sections:
            self.sections[-1] = self.sections[-1]._replace(to_choose=len(self._linked))
        self._headings += not table.quiet
        title = "<p class='gap'></p>" if table.quiet else f"<h3>{html.escape(table.title)}</h3>"
        note = f"<p class='note'>{html.escape(table.note)}</p>" if table.note else ""
        return f"{title}{note}{body}"

    def _marked(self, table: TextTable) -> TextTable:
        """With marks on what has changed."""
        if self._changes is None:
            return table
        rows = [list(row) for row in table.rows]
        for row, changed in zip(rows, self._changes.of(table), strict=True):
            for column, change in changed.items():
                self._anything_new = True
                row[column] = _new(row[column], change)
        return table._replace(rows=rows)

    def _signed(self, table: TextTable) -> TextTable:
        """With every player's sign before the name; the game's own opponent has none."""
        seats = range(len(self._presentation.seats))
        signs = [sign(self._presentation.colour(self._view, seat)) for seat in seats]
        if table.seats:
            named = [f"{s}\u00a0{name}" for s, name in zip(signs, table.columns[1:], strict=False)]
            return table._replace(columns=[table.columns[0], *named, *table.columns[1 + len(named) :]])
        if table.seat_rows:
            rows = [[f"{s}\u00a0{row[0]}", *row[1:]] for s, row in zip(signs, table.rows, strict=False)]
            return table._replace(rows=[*rows, *table.rows[len(rows) :]])
        return table

    def _body(self, table: TextTable, width: int) -> str:
        if table.facts:
            return self._facts(table)
        for form in (table, table.turned()) if table.seat_rows else (table,):
            widths = self._measure.columns(form, width)
            if widths is not None:
                return self._grid(form, widths)
        return self._list(table, width)

    def _decider(self) -> int:
        return self._view.decision.seat if self._view.decision is not None else -2

    def _grid(self, table: TextTable, widths: Sequence[int]) -> str:
        sizes = [f" width='{width}'" for width in widths]
        written = []
        if table.columns:
            marked = self._decider() + 1 if table.seats else -1
            kinds = [" class='now'" if i == marked else "" for i in range(len(table.columns))]
            cells = zip(kinds, sizes, table.columns, strict=False)
            written.append(f"<tr>{''.join(f'<th{k}{w}>{self._cell(c)}</th>' for k, w, c in cells)}</tr>")
        shade = 0
        for place, row in enumerate(table.rows):
            if table.plan:
                written.append(self._plan_row(row, sizes))
            elif len(row) == 1 and len(widths) > 1:  # a heading inside the table
                shade = 0
                heading = self._cell(row[0])
                written.append(f"<tr><td class='head' colspan='{len(widths)}'>{heading}</td></tr>")
            else:
                own = table.seat_rows and place == self._decider()
                ground = look.ink("accent_soft" if own else "panel" if shade % 2 else "raised")
                shade += 1
                first, *others = [self._cell(cell) for cell in row]
                pairs = zip(sizes, (_named(first), *others), strict=False)
                written.append(f"<tr bgcolor='{ground}'>{''.join(f'<td{w}>{c}</td>' for w, c in pairs)}</tr>")
        spacing = look.px(PLAN_SPACING) if table.plan else 0
        return f"<table cellspacing='{spacing}' width='{sum(widths)}'>{''.join(written)}</table>"

    def _plan_row(self, row: Sequence[str], sizes: Sequence[str]) -> str:
        """Places beside each other; what lies there has a ground of its own."""
        grounds = [f" bgcolor='{look.ink('panel')}'" if "\n" in cell else "" for cell in row]
        cells = zip(sizes, grounds, row, strict=False)
        written = "".join(f"<td class='plan'{w}{g}>{self._cell(c)}</td>" for w, g, c in cells)
        return f"<tr>{written}</tr>"

    def _facts(self, table: TextTable) -> str:
        """Name and value, one pair after the other."""
        pairs = [f"<span class='note'>{self._cell(n)}</span> <b>{self._cell(v)}</b>" for n, v in table.rows]
        return f"<p class='facts'>{' &nbsp; · &nbsp; '.join(pairs)}</p>"

    def _list(self, table: TextTable, width: int) -> str:
        """A table whose words are too large for columns: every cell with the name of its column, short ones in a line."""
        written = []
        shade = 0
        for place, row in enumerate(table.rows):
            if len(row) == 1 and not table.plan:
                shade = 0
                written.append(f"<tr><td class='head'>{self._cell(row[0])}</td></tr>")
                continue
            own = table.seat_rows and place == self._decider()
            ground = look.ink("accent_soft" if own else "panel" if shade % 2 else "raised")
            shade += 1
            lines = "<br>".join(self._lines(table, row))
            written.append(f"<tr bgcolor='{ground}'><td width='{width}'>{lines}</td></tr>")
        return f"<table cellspacing='0' width='{width}'>{''.join(written)}</table>"

    def _lines(self, table: TextTable, row: Sequence[str]) -> list[str]:
        heads = [head.replace("\n", " ") for head in table.columns] or [""] * len(row)
        lines = [] if table.plan else [_named(self._cell(row[0]))]
        short: list[str] = []
        for head, cell in list(zip(heads, row, strict=False))[len(lines) :]:
            if cell in (NOTHING, ""):
                continue
            named = f"<span class='note'>{self._cell(head)}:</span>&nbsp;" if head else ""
            said = f"{named}{self._cell(cell.replace(LINE, ' · ') if table.plan else cell)}"
            if len(plain_text(cell)) <= SHORT and "\n" not in cell:
                short.append(said)
                continue
            if short:
                lines.append(" · ".join(short))
                short = []
            lines.append(said)
        return [*lines, " · ".join(short)] if short else lines

    # -- a cell ----------------------------------------------------------------------------------------------

    def _cell(self, cell: str) -> str:
        return MARK.sub(self._mark, html.escape(cell)).replace("\n", "<br>")

    def _mark(self, mark: re.Match[str]) -> str:
        kind, name, text = mark.groups()
        if kind == "i":
            return f"<img src='icon:{name}:{text}' style='vertical-align: middle'>"
        if kind == "g":
            return f"<img src='glyph:{name}' style='vertical-align: middle'>"
        if kind in "sn":
            return f"<span class='{'note' if kind == 's' else 'new'}'>{name}</span>"
        texts = self._presentation.texts
        if kind == "t":
            shown = text or html.escape(texts.word(name.partition(":")[2]))
            link = self._possible_link(name, shown) if name in self._possible else ""
            return link or f"<a href='target:{name}'>{shown}</a>"
        shown = text or html.escape(texts.word(name))
        target = self._targets.get(name) if kind == "w" else None
        if target is not None:
            return self._possible_link(html.escape(target), shown)
        return f"<a href='word:{name}'>{shown}</a>"

    def _possible_link(self, target: str, shown: str) -> str:
        self._linked.add(target)
        return f"<a class='legal' href='target:{target}'>{shown}</a>"


def _named(cell: str) -> str:
    """The name of a row stands out; what is said about it on further lines does not."""
    name, line, rest = cell.partition("<br>")
    return f"<b>{name}</b>{line}{rest}"


def _new(cell: str, change: Change) -> str:
    if change.by:
        sign_of = "+" if change.by > 0 else "−"
        return f"{cell}\u00a0{news(f'{NEW}{sign_of}{number(abs(change.by))}')}"
    return f"{news(NEW)}\u00a0{cell}"


def _style() -> str:
    pad = f"padding: {look.px(2)}px {look.px(PAD_RIGHT)}px {look.px(2)}px {look.px(PAD_LEFT)}px;"
    small = f"font-size: {look.font('note').pixelSize()}px;"
    soft = f"color: {look.ink('text_soft')};"
    return (
        f"p.now {{ font-size: {look.px(15)}px; font-weight: bold; margin: 0; }}"
        f"p.note {{ {soft} {small} margin: {look.px(1)}px 0 {look.px(3)}px 0; }}"
        f"p.gap {{ {small} margin: 0; }}"
        f"p.facts {{ margin: {look.px(2)}px 0 0 {look.px(PAD_LEFT)}px; }}"
        f"span.note {{ {soft} font-weight: normal; }}"
        f"span.new {{ color: {look.state('last_move').name()}; {small} font-weight: bold; }}"
        f"h3 {{ color: {look.ink('accent')}; font-size: {look.px(16)}px;"
        f" margin: {look.px(12)}px 0 {look.px(2)}px 0; }}"
        f"th {{ {soft} {small} text-align: left; vertical-align: bottom; {pad} }}"
        f"th.now {{ color: {look.ink('text')}; background-color: {look.ink('accent_soft')}; }}"
        f"td {{ {pad} }}"
        "td.column { padding: 0; }"
        f"td.plan {{ {small} }}"
        f"td.head {{ {soft} {small} padding-top: {look.px(7)}px; }}"
        f"a {{ color: {look.ink('text')}; text-decoration: none; }}"
        f"th a {{ {soft} }}"
        f"a.legal {{ color: {look.state('legal').name()}; font-weight: bold; text-decoration: underline; }}"
    )
