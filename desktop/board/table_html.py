"""The text view's tables as rich text: links on every word, green where something can be chosen, marks on what is new."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence

from desktop.art import look
from desktop.board.presentation import Presentation
from desktop.board.table_changes import Change, Changes
from desktop.board.text_table import MARK, TextTable, sign
from desktop.session.choices import Choice
from desktop.texts import tr
from rules.core import State

LARGEST_TEXT_SIDE_BY_SIDE = 1.3
# widths in percent: names of rows where the other columns are the players, names of facts, two columns of tables
LABEL_SHARE, FACT_SHARE, BOARD_SHARE, OTHERS_SHARE = 22, 28, 54, 44
NEW = "◆"


class TableWriter:
    """Writes one moment of a game."""

    def __init__(
        self, presentation: Presentation, view: State, choices: Sequence[Choice], before: State | None
    ) -> None:
        self._presentation = presentation
        self._view = view
        self._asked = bool(choices)
        self._targets: dict[str, str] = {}  # the word of every target that can be chosen now
        for choice in choices:
            for target in choice.targets:
                self._targets.setdefault(target.partition(":")[2], target)
        self._possible = {target for choice in choices for target in choice.targets}
        self._changes = Changes(presentation.tables(before)) if before is not None else None
        self._anything_new = False
        self._to_choose = 0  # links that can be chosen, in the table being written
        self.sections: list[tuple[str, int]] = []  # name, how much can be chosen there

    def write(self) -> str:
        """All of it; `sections` are known afterwards."""
        tables = [(table, self._table(table)) for table in self._presentation.tables(self._view)]
        return f"<style>{_style()}</style>{self._question()}{_side_by_side(tables)}"

    def _question(self) -> str:
        """What is asked of whom, first: so a reader need not search for it. A hidden decision is not told."""
        presentation, view = self._presentation, self._view
        if view.decision is None:
            return ""
        seat = view.decision.seat
        name = presentation.seats[seat].name
        said = tr("{name} decides.", name=name)
        if self._asked:
            prompt = presentation.prompt(view) or presentation.texts.prompt(view.decision)
            said = tr("{name} decides: {prompt}", name=name, prompt=prompt)
        notes = []
        if self._possible:
            notes.append(
                tr("What is underlined in green can be chosen here; every other word explains itself.")
            )
        if self._anything_new:
            notes.append(tr("{mark} has changed since the last turn of {name}.", mark=NEW, name=name))
        note = f"<p class='note'>{html.escape(' '.join(notes))}</p>" if notes else ""
        mark = self._cell(sign(presentation.colour(view, seat)))
        return f"<p class='now'>{mark}&nbsp; {html.escape(said)}</p>{note}"

    # -- a table ---------------------------------------------------------------------------------------------

    def _table(self, table: TextTable) -> str:
        self._to_choose = 0
        changed = self._changes.of(table) if self._changes is not None else [{} for _ in table.rows]
        rows = [
            [self._changed_cell(cell, new.get(i)) for i, cell in enumerate(row)]
            for row, new in zip(table.rows, changed, strict=True)
        ]
        if table.section:
            self.sections.append((table.section, self._to_choose))
        elif self.sections:
            name, count = self.sections[-1]
            self.sections[-1] = (name, count + self._to_choose)
        head = [self._head(table, i) for i in range(len(table.columns))]
        if table.facts:
            rows = _in_pairs(rows)
        widths = _widths(table, max(len(row) for row in (head, *rows)))
        written = [self._head_row(table, head, widths)] if head else []
        shade = 0
        for row in rows:
            if len(row) == 1 and len(widths) > 1:  # a heading inside the table
                shade = 0
                written.append(f"<tr><td class='head' colspan='{len(widths)}'>{row[0]}</td></tr>")
                continue
            ground = f" bgcolor='{look.ink('panel' if shade % 2 else 'raised')}'"
            shade += 1
            cells = [
                f"<td{w}>{_named(table, i).format(c)}</td>"
                for i, (w, c) in enumerate(zip(widths, row, strict=False))
            ]
            written.append(f"<tr{ground}>{''.join(cells)}</tr>")
        title = html.escape(table.title)
        return f"<h3>{title}</h3><table cellspacing='0' width='100%'>{''.join(written)}</table>"

    def _head_row(self, table: TextTable, head: Sequence[str], widths: Sequence[str]) -> str:
        decision = self._view.decision
        decider = decision.seat if table.seats and decision is not None else -2
        kinds = [" class='now'" if i == decider + 1 else "" for i in range(len(head))]
        cells = [f"<th{k}{w}>{c}</th>" for k, w, c in zip(kinds, widths, head, strict=False)]
        return f"<tr>{''.join(cells)}</tr>"

    def _head(self, table: TextTable, place: int) -> str:
        inner = self._cell(table.columns[place])
        if table.seats and 0 < place <= len(
            self._presentation.seats
        ):  # a column more: the game's own opponent
            return f"{self._cell(sign(self._presentation.colour(self._view, place - 1)))}&nbsp;{inner}"
        return inner

    def _changed_cell(self, cell: str, change: Change | None) -> str:
        shown = self._cell(cell)
        if change is None:
            return shown
        self._anything_new = True
        was = (
            f"&nbsp;<span class='note'>{html.escape(tr('was {n}', n=change.was))}</span>"
            if change.was
            else ""
        )
        return f"<span class='new'>{NEW}</span>&nbsp;{shown}{was}"

    # -- a cell ----------------------------------------------------------------------------------------------

    def _cell(self, cell: str) -> str:
        return MARK.sub(self._mark, html.escape(cell))

    def _mark(self, mark: re.Match[str]) -> str:
        kind, name, text = mark.groups()
        if kind == "i":
            return f"<img src='icon:{name}:{text}' style='vertical-align: middle'>"
        if kind == "g":
            return f"<img src='glyph:{name}' style='vertical-align: middle'>"
        if kind == "s":
            return f"<span class='note'>{name}</span>"
        texts = self._presentation.texts
        if kind == "t":
            shown = text or html.escape(texts.word(name.partition(":")[2]))
            return (
                self._link(name, shown) if name in self._possible else f"<a href='target:{name}'>{shown}</a>"
            )
        shown = text or html.escape(texts.word(name))
        target = self._targets.get(name) if kind == "w" else None
        return (
            self._link(html.escape(target), shown)
            if target is not None
            else f"<a href='word:{name}'>{shown}</a>"
        )

    def _link(self, target: str, shown: str) -> str:
        """Something that can be chosen now."""
        self._to_choose += 1
        return f"<a class='legal' href='target:{target}'>{shown}</a>"


def _style() -> str:
    pad = f"padding: {look.px(3)}px {look.px(12)}px {look.px(3)}px {look.px(6)}px;"
    return (
        f"p.now {{ font-size: {look.px(15)}px; font-weight: bold; margin: 0; }}"
        f"p.note {{ color: {look.ink('text_soft')}; margin: 2px 0 0 0; }}"
        f"span.note {{ color: {look.ink('text_soft')}; font-weight: normal; }}"
        f"span.new {{ color: {look.state('last_move').name()}; }}"
        f"h3 {{ color: {look.ink('accent')}; margin: {look.px(14)}px 0 {look.px(4)}px 0; }}"
        f"th {{ color: {look.ink('text_soft')}; text-align: left; {pad} }}"
        f"th.now {{ color: {look.ink('text')}; background-color: {look.ink('accent_soft')}; }}"
        f"td {{ {pad} }}"
        f"td.head {{ color: {look.ink('text_soft')}; padding-top: {look.px(8)}px; }}"
        f"a {{ color: {look.ink('text')}; text-decoration: none; }}"
        f"a.legal {{ color: {look.state('legal').name()}; font-weight: bold; text-decoration: underline; }}"
    )


def _named(table: TextTable, column: int) -> str:
    """Names of rows and of facts are bold."""
    names = not table.plan and (column % 2 == 0 if table.facts else column == 0)
    return "<b>{}</b>" if names else "{}"


def _in_pairs(rows: Sequence[Sequence[str]]) -> list[list[str]]:
    """Two facts in a line, read downwards."""
    half = (len(rows) + 1) // 2
    return [[*rows[i], *(rows[half + i] if half + i < len(rows) else ("", ""))] for i in range(half)]


def _widths(table: TextTable, count: int) -> list[str]:
    """An attribute for every column: the players' columns are equally wide."""
    shares = list(table.shares)
    if table.seats and count > 1:
        shares = [LABEL_SHARE, *[(100 - LABEL_SHARE) // (count - 1)] * (count - 1)]
    elif table.facts:
        shares = [FACT_SHARE, 50 - FACT_SHARE] * 2
    elif count == 2 and not table.columns and not shares:
        shares = [FACT_SHARE, 100 - FACT_SHARE]
    return [f" width='{share}%'" for share in shares] or [""] * count


def _two_columns() -> bool:
    return look.density == "wide" and look.text_scale <= LARGEST_TEXT_SIDE_BY_SIDE


def _side_by_side(tables: Sequence[tuple[TextTable, str]]) -> str:
    """On a wide window the board stands beside the players and everything else."""
    board = "".join(text for table, text in tables if table.wide)
    others = "".join(text for table, text in tables if not table.wide)
    if not (_two_columns() and board and others):
        return "".join(text for _, text in tables)
    return (
        f"<table width='100%' cellspacing='0'><tr><td width='{BOARD_SHARE}%'>{board}</td><td width='2%'></td>"
        f"<td width='{OTHERS_SHARE}%'>{others}</td></tr></table>"
    )
