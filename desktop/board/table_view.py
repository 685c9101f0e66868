"""The table as text: structured, translated tables in which every word is explained and every target can be played."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPoint, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPixmap, QTextDocument, QTextOption
from PySide6.QtWidgets import QTextBrowser, QWidget

from desktop.art import art, look
from desktop.board.presentation import Presentation
from desktop.board.text_table import MARK, TextTable, sign
from desktop.session.choices import Choice
from desktop.texts import tr
from desktop.widgets.paint import glyph, icon_path
from rules.core import State

LARGEST_TEXT_SIDE_BY_SIDE = 1.3
# widths in percent: names of rows where the other columns are the players, names of facts, two columns of tables
LABEL_SHARE, FACT_SHARE, PLAYERS_SHARE, OTHERS_SHARE = 22, 28, 58, 40
Content = tuple[Presentation, State, Sequence[Choice]]


class TableView(QTextBrowser):
    """Region E without a board. `targetClicked(target, place)` works like that of a board view."""

    targetClicked = Signal(str, QPoint)
    targetHovered = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setMouseTracking(True)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        # always there: a bar that comes and goes would have the long text laid out twice
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)  # columns become as wide as their longest word
        self.document().setDocumentMargin(14)
        self.retranslate()
        self._html = ""
        self._targets: dict[str, str] = {}  # the word of every target that can be chosen now
        self._last = QPoint()  # of a click; a key has none
        self._next: Content | None = None
        self._written: str | None = None  # the text of the last content, until it is laid out
        self._writing = QTimer(self, singleShot=True, interval=0)
        self._writing.timeout.connect(self._go_on)
        self.anchorClicked.connect(self._clicked)
        self.highlighted.connect(self._hovered)

    def retranslate(self) -> None:
        self.setAccessibleName(tr("Table as text"))

    def show_view(
        self, presentation: Presentation, view: State, choices: Sequence[Choice], later: bool = False
    ) -> None:
        """Writes the tables; words that the current options point at are marked.

        Writing a long text and laying it out takes some twenty milliseconds. `later` leaves each to a turn of the event
        loop of its own; not where the old text may be a secret of somebody else.
        """
        self._next = (presentation, view, choices)
        if later:
            self._writing.start()
        else:
            self.settle()

    def settle(self) -> None:
        """Writes what waits to be written."""
        self._writing.stop()
        self._write()
        self._lay_out()

    def _go_on(self) -> None:
        if self._next is None:
            self._lay_out()
            return
        self._write()
        self._writing.start()

    def _write(self) -> None:
        if self._next is None:
            return
        presentation, view, choices = self._next
        self._next = None
        self._targets = {}
        for choice in choices:
            for target in choice.targets:
                self._targets.setdefault(target.partition(":")[2], target)
        self._possible = {target for choice in choices for target in choice.targets}
        tables = [(table, self._table(table, presentation, view)) for table in presentation.tables(view)]
        self._written = f"<style>{self._style()}</style>{self._question(presentation, view, choices)}{_side_by_side(tables)}"

    def _lay_out(self) -> None:
        text, self._written = self._written, None
        if text is not None and text != self._html:
            place = self.verticalScrollBar().value()
            self._html = text
            self.setFont(look.font("body"))
            self.setHtml(text)
            self.verticalScrollBar().setValue(place)

    def _question(self, presentation: Presentation, view: State, choices: Sequence[Choice]) -> str:
        """What is asked of whom, first: so a reader need not search for it. A hidden decision is not told."""
        if view.decision is None:
            return ""
        seat = view.decision.seat
        name = presentation.seats[seat].name
        said = tr("{name} decides.", name=name)
        if choices:
            prompt = presentation.prompt(view) or presentation.texts.prompt(view.decision)
            said = tr("{name} decides: {prompt}", name=name, prompt=prompt)
        more = tr("What is underlined in green can be chosen here; every other word explains itself.")
        note = f"<p class='note'>{html.escape(more)}</p>" if self._possible else ""
        mark = self._cell(sign(presentation.colour(view, seat)), presentation)
        return f"<p class='now'>{mark}&nbsp; {html.escape(said)}</p>{note}"

    def _style(self) -> str:
        pad = f"padding: {look.px(3)}px {look.px(12)}px {look.px(3)}px {look.px(6)}px;"
        return (
            f"p.now {{ font-size: {look.px(15)}px; font-weight: bold; margin: 0; }}"
            f"p.note {{ color: {look.ink('text_soft')}; margin: 2px 0 0 0; }}"
            f"h3 {{ color: {look.ink('accent')}; margin: {look.px(16)}px 0 {look.px(4)}px 0; }}"
            f"th {{ color: {look.ink('text_soft')}; text-align: left; {pad} }}"
            f"th.now {{ color: {look.ink('text')}; background-color: {look.ink('accent_soft')}; }}"
            f"td {{ {pad} }}"
            f"td.head {{ color: {look.ink('text_soft')}; padding-top: {look.px(8)}px; }}"
            f"a {{ color: {look.ink('text')}; text-decoration: none; }}"
            f"a.legal {{ color: {look.state('legal').name()}; font-weight: bold; text-decoration: underline; }}"
        )

    def _table(self, table: TextTable, presentation: Presentation, view: State) -> str:
        head = [self._head(table, i, presentation, view) for i in range(len(table.columns))]
        rows = [[self._cell(cell, presentation) for cell in row] for row in table.rows]
        widths = _widths(table, max(len(row) for row in (head, *rows)))
        written = []
        if head:
            decider = view.decision.seat if table.seats and view.decision is not None else -2
            kinds = [" class='now'" if i == decider + 1 else "" for i in range(len(head))]
            cells = [f"<th{k}{w}>{c}</th>" for k, w, c in zip(kinds, widths, head, strict=False)]
            written.append(f"<tr>{''.join(cells)}</tr>")
        shade = 0
        for row in rows:
            if len(row) == 1 and len(widths) > 1:  # a heading inside the table
                shade = 0
                written.append(f"<tr><td class='head' colspan='{len(widths)}'>{row[0]}</td></tr>")
                continue
            ground = f" bgcolor='{look.ink('panel' if shade % 2 else 'raised')}'"
            shade += 1
            first = "{}" if table.plan else "<b>{}</b>"
            cells = [
                f"<td{w}>{c if i else first.format(c)}</td>"
                for i, (w, c) in enumerate(zip(widths, row, strict=False))
            ]
            written.append(f"<tr{ground}>{''.join(cells)}</tr>")
        title = html.escape(table.title)
        return f"<h3>{title}</h3><table cellspacing='0' width='100%'>{''.join(written)}</table>"

    def _head(self, table: TextTable, place: int, presentation: Presentation, view: State) -> str:
        inner = self._cell(table.columns[place], presentation)
        if table.seats and 0 < place <= len(presentation.seats):  # a column more: the game's own opponent
            return f"{self._cell(sign(presentation.colour(view, place - 1)), presentation)}&nbsp;{inner}"
        return inner

    def _cell(self, cell: str, presentation: Presentation) -> str:
        return MARK.sub(lambda mark: self._mark(mark, presentation), html.escape(cell))

    def _mark(self, mark: re.Match[str], presentation: Presentation) -> str:
        kind, name, text = mark.groups()
        if kind == "i":
            return f"<img src='icon:{name}:{text}' style='vertical-align: middle'>"
        if kind == "g":
            return f"<img src='glyph:{name}' style='vertical-align: middle'>"
        if kind == "s":
            return f"<span style='color: {look.ink('text_soft')}'>{name}</span>"
        if kind == "t":
            shown = text or html.escape(presentation.texts.word(name.partition(":")[2]))
            kind_of_link = " class='legal'" if name in self._possible else ""
            return f"<a{kind_of_link} href='target:{name}'>{shown}</a>"
        shown = html.escape(presentation.texts.word(name))
        target = self._targets.get(name) if kind == "w" else None
        if target is not None:
            return f"<a class='legal' href='target:{html.escape(target)}'>{shown}</a>"
        return f"<a href='word:{name}'>{shown}</a>"

    def loadResource(self, kind: int, url: QUrl | str) -> Any:
        """Pictures in the text: `icon:<name>:<size>` and `glyph:<colour>`."""
        scheme, _, name = QUrl(url).toString().partition(":")
        if kind != QTextDocument.ResourceType.ImageResource.value or scheme not in ("icon", "glyph"):
            return super().loadResource(kind, url)
        ratio = self.devicePixelRatioF()
        if scheme == "icon":
            path, _, size = name.rpartition(":")
            return art.pixmap(icon_path(path), look.px(int(size)), look.px(int(size)), ratio=ratio)
        size_of_glyph = look.px(18)
        pixmap = QPixmap(round(size_of_glyph * ratio), round(size_of_glyph * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        glyph(painter, name, 0, 0, size_of_glyph)
        painter.end()
        return pixmap

    def forget(self) -> None:
        """The game is closed."""
        self._next = self._written = None
        self._html = ""
        self.clear()

    # -- answering -----------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._last = event.position().toPoint()
        super().mousePressEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        self._last = self.cursorRect().center()  # Tab goes from link to link, Enter takes one
        super().keyPressEvent(event)

    def _clicked(self, url: QUrl) -> None:
        kind, _, name = url.toString().partition(":")
        self.targetClicked.emit(name if kind == "target" else f"word:{name}", self.mapToGlobal(self._last))

    def _hovered(self, url: QUrl) -> None:
        kind, _, name = url.toString().partition(":")
        self.targetHovered.emit(name if kind == "target" else f"word:{name}" if name else "")


def _widths(table: TextTable, count: int) -> list[str]:
    """An attribute for every column: the players' columns are equally wide."""
    shares = list(table.shares)
    if table.seats and count > 1:
        shares = [LABEL_SHARE, *[(100 - LABEL_SHARE) // (count - 1)] * (count - 1)]
    elif count == 2 and not table.columns and not shares:
        shares = [FACT_SHARE, 100 - FACT_SHARE]
    return [f" width='{share}%'" for share in shares] or [""] * count


def _two_columns() -> bool:
    return look.density == "wide" and look.text_scale <= LARGEST_TEXT_SIDE_BY_SIDE


def _side_by_side(tables: Sequence[tuple[TextTable, str]]) -> str:
    """On a wide window the players stand beside the other narrow tables, the wide ones below."""
    players = "".join(text for table, text in tables if table.seats)
    others = "".join(text for table, text in tables if not table.seats and not table.wide)
    if not (_two_columns() and players and others):
        return "".join(text for _, text in tables)
    wide = "".join(text for table, text in tables if table.wide)
    return (
        f"<table width='100%' cellspacing='0'><tr><td width='{PLAYERS_SHARE}%'>{players}</td><td width='2%'></td>"
        f"<td width='{OTHERS_SHARE}%'>{others}</td></tr></table>{wide}"
    )
