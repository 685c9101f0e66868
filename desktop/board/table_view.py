"""The table as text: structured, translated tables in which every word is explained and every target can be played."""

from __future__ import annotations

import html
import re
from collections.abc import Sequence

from PySide6.QtCore import QPoint, QTimer, QUrl, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QTextBrowser, QWidget

from desktop.art import look
from desktop.board.presentation import Presentation, TextTable
from desktop.session.choices import Choice
from desktop.texts import tr
from rules.core import State

_WORD = re.compile("\x01(.*?)\x02")


class TableView(QTextBrowser):
    """Region E without a board. `targetClicked(target, place)` works like that of a board view."""

    targetClicked = Signal(str, QPoint)
    targetHovered = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setOpenLinks(False)
        self.setMouseTracking(True)
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.document().setDocumentMargin(14)
        self.setAccessibleName(tr("Table as text"))
        self._html = ""
        self._targets: dict[str, str] = {}
        self._last = QPoint()
        self._next: tuple[Presentation, State, Sequence[Choice]] | None = None
        self._writing = QTimer(self, singleShot=True, interval=0)
        self._writing.timeout.connect(self.settle)
        self.anchorClicked.connect(self._clicked)
        self.highlighted.connect(self._hovered)

    def show_view(
        self, presentation: Presentation, view: State, choices: Sequence[Choice], later: bool = False
    ) -> None:
        """Writes the tables; words that the current options point at are marked.

        Laying out a long text takes some twenty milliseconds. `later` leaves it to a turn of the event loop of its
        own; not where the old text may be a secret of somebody else.
        """
        self._next = (presentation, view, choices)
        if later:
            self._writing.start()
        else:
            self.settle()

    def settle(self) -> None:
        """Writes what waits to be written."""
        self._writing.stop()
        if self._next is None:
            return
        presentation, view, choices = self._next
        self._next = None
        self._targets = {}
        for choice in choices:
            for target in choice.targets:
                self._targets.setdefault(target.partition(":")[2], target)
        parts = [self._table(table, presentation) for table in presentation.tables(view)]
        text = f"<style>{self._style()}</style>{''.join(parts)}"
        if text != self._html:
            place = self.verticalScrollBar().value()
            self._html = text
            self.setFont(look.font("body"))
            self.setHtml(text)
            self.verticalScrollBar().setValue(place)

    def _style(self) -> str:
        return (
            f"h3 {{ color: {look.ink('text')}; margin: 14px 0 4px 0; }}"
            f"th {{ color: {look.ink('text_soft')}; text-align: left; padding: 3px 12px 3px 6px; }}"
            f"td {{ padding: 3px 12px 3px 6px; }}"
            f"a {{ color: {look.ink('text')}; text-decoration: none; }}"
            f"a.legal {{ color: {look.state('legal').name()}; font-weight: bold; text-decoration: underline; }}"
        )

    def _table(self, table: TextTable, presentation: Presentation) -> str:
        head = "".join(f"<th>{html.escape(column)}</th>" for column in table.columns)
        rows = []
        for i, row in enumerate(table.rows):
            ground = f" bgcolor='{look.ink('panel' if i % 2 else 'raised')}'"
            cells = "".join(self._cell(cell, presentation, first=j == 0) for j, cell in enumerate(row))
            rows.append(f"<tr{ground}>{cells}</tr>")
        heading = f"<tr>{head}</tr>" if head else ""
        return f"<h3>{html.escape(table.title)}</h3><table cellspacing='0' width='100%'>{heading}{''.join(rows)}</table>"

    def _cell(self, cell: str | tuple[str, str], presentation: Presentation, first: bool) -> str:
        if isinstance(cell, tuple):
            text, target = cell
            legal = " class='legal'" if target in self._targets.values() else ""
            inner = f"<a{legal} href='target:{html.escape(target)}'>{html.escape(text)}</a>"
        else:
            inner = _WORD.sub(lambda m: self._word(m.group(1), presentation), html.escape(cell))
        return f"<td><b>{inner}</b></td>" if first else f"<td>{inner}</td>"

    def _word(self, word: str, presentation: Presentation) -> str:
        target = self._targets.get(word)
        name = html.escape(presentation.texts.word(word))
        if target is not None:
            return f"<a class='legal' href='target:{html.escape(target)}'>{name}</a>"
        return f"<a href='word:{html.escape(word)}'>{name}</a>"

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._last = event.position().toPoint()
        super().mousePressEvent(event)

    def _clicked(self, url: QUrl) -> None:
        kind, _, name = url.toString().partition(":")
        self.targetClicked.emit(name if kind == "target" else f"word:{name}", self.mapToGlobal(self._last))

    def _hovered(self, url: QUrl) -> None:
        kind, _, name = url.toString().partition(":")
        self.targetHovered.emit(name if kind == "target" else f"word:{name}" if name else "")
