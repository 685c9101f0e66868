"""The table as text: structured, translated tables in which every word is explained and every target can be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from PySide6.QtCore import QPoint, QRect, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QResizeEvent,
    QTextBlock,
    QTextDocument,
    QTextOption,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from desktop.art import art, look
from desktop.board.presentation import Presentation
from desktop.board.section_bar import SectionBar
from desktop.board.table_anchors import Anchors
from desktop.board.table_html import Section, Since, TableWriter
from desktop.session.choices import Choice
from desktop.texts import tr
from desktop.widgets.paint import glyph, icon_path
from rules.core import State

MARGIN = 14
FRAME = 4  # pixels between a marked word and its frame


class Content(NamedTuple):
    """What is shown."""

    presentation: Presentation
    view: State
    choices: Sequence[Choice]
    since: Since | None


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
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # the writer knows the width
        self.setWordWrapMode(QTextOption.WrapMode.WordWrap)
        self.document().setDocumentMargin(MARGIN)
        self.bar = SectionBar(self)
        self.bar.pressed.connect(self.go_to_section)
        self.sections: list[Section] = []
        self._html = ""
        self._last = QPoint()  # of a click; a key has none
        self._shown: Content | None = None
        self._waits = False  # to be written
        self._width = 0  # for which it was written
        self._written: tuple[str, list[Section]] | None = None  # the last content, until it is laid out
        self._anchors: Anchors | None = None  # of the text as it stands, once somebody asked
        self._marked: tuple[str, ...] = ()  # targets with a frame around them
        self._writing = QTimer(self, singleShot=True, interval=0)
        self._writing.timeout.connect(self._go_on)
        self.anchorClicked.connect(self._clicked)
        self.highlighted.connect(self._hovered)
        self.retranslate()

    def retranslate(self) -> None:
        self.setAccessibleName(tr("Table as text"))

    def show_view(
        self,
        presentation: Presentation,
        view: State,
        choices: Sequence[Choice],
        later: bool = False,
        since: Since | None = None,
    ) -> None:
        """Writes the tables; words that the current options point at are marked, and what is new `since` a moment.

        Writing a long text and laying it out takes some twenty milliseconds each. `later` leaves each to a turn of the
        event loop of its own; not where the old text may be a secret of somebody else.
        """
        self._shown = Content(presentation, view, choices, since)
        self._waits = True
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
        if not self._waits:
            self._lay_out()
            return
        self._write()
        self._writing.start()

    def _write(self) -> None:
        if not self._waits or self._shown is None:
            return
        self._waits = False
        self._width = self.viewport().width()
        writer = TableWriter(*self._shown, self._width - 2 * MARGIN)
        text = writer.write()
        self._written = (text, writer.sections)

    def _lay_out(self) -> None:
        if self._written is None:
            return
        (text, self.sections), self._written = self._written, None
        if text == self._html:
            return
        title, below = self._reading_place()
        self._html = text
        self._anchors = None
        self.setFont(look.font("body"))
        self.setHtml(text)
        self.bar.set_sections(self.sections)
        self._place_bar()
        self._return_to(title, below)

    # -- where one reads -----------------------------------------------------------------------------------

    def _headings(self) -> list[QTextBlock]:
        found = []
        block = self.document().begin()
        while block.isValid():
            if block.blockFormat().headingLevel():
                found.append(block)
            block = block.next()
        return found

    def _top_of(self, block: QTextBlock) -> int:
        return round(self.document().documentLayout().blockBoundingRect(block).top())

    def _reading_place(self) -> tuple[str, int]:
        """The heading above the first visible line, and how far below it that is; at the very top there is none."""
        value = self.verticalScrollBar().value()
        above = [block for block in self._headings() if self._top_of(block) <= value] if value else []
        return (above[-1].text(), value - self._top_of(above[-1])) if above else ("", value)

    def _return_to(self, title: str, below: int) -> None:
        """Where the reader was, though the text above may have become longer or shorter."""
        found = next((block for block in self._headings() if block.text() == title), None) if title else None
        self.verticalScrollBar().setValue(below + (self._top_of(found) if found is not None else 0))

    def go_to_section(self, number: int) -> None:
        """The first line of a part of the text; the same keys as for the regions of a board."""
        self.settle()
        if not 0 <= number < len(self.sections):
            return
        block = self._headings()[self.sections[number].heading]
        self.verticalScrollBar().setValue(self._top_of(block) - look.px(4))
        cursor = self.textCursor()
        cursor.setPosition(block.position())
        self.setTextCursor(cursor)  # Tab goes on from here
        self.verticalScrollBar().setValue(self._top_of(block) - look.px(4))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_bar()
        if self._shown is not None and self.viewport().width() != self._width:
            self._waits = True
            self._writing.start()

    def _place_bar(self) -> None:
        width = self.width()
        height = self.bar.lay_out(width)
        self.bar.setGeometry(0, 0, width, height)
        self.setViewportMargins(0, height, 0, 0)

    # -- where a target stands -----------------------------------------------------------------------------

    def places(self, target: str) -> list[QRect]:
        """Every link to a target, in the viewport's coordinates, also where one must scroll to see it."""
        self.settle()
        return self._frames(target)

    def _frames(self, target: str) -> list[QRect]:
        if self._anchors is None:
            self._anchors = Anchors(self.document())
        scrolled = QPoint(self.horizontalScrollBar().value(), self.verticalScrollBar().value())
        around = self._anchors.rects(f"target:{target}")
        return [rect.toAlignedRect().translated(-scrolled) for rect in around]

    def spot_rect(self, target: str) -> QRect | None:
        """Where a target is; of several places the one under the pointer, else the first that is seen. None: not in the text."""
        found = self.places(target)
        pointer = self.viewport().mapFromGlobal(self.cursor().pos())
        pointed_at = [rect for rect in found if rect.contains(pointer)]
        seen = [rect for rect in found if self.viewport().rect().contains(rect)]
        return next(iter((*pointed_at, *seen, *found)), None)

    def reveal(self, target: str) -> QRect | None:
        """Scrolls to a target if it is not seen; where it is then."""
        spot = self.spot_rect(target)
        if spot is not None and not self.viewport().rect().adjusted(0, FRAME, 0, -FRAME).contains(spot):
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + spot.center().y() - self.viewport().height() // 3)
            spot = self.spot_rect(target)
        return spot

    def mark_targets(self, targets: Sequence[str]) -> None:
        """Frames around all links to these targets, instead of those before."""
        if tuple(targets) != self._marked:
            self._marked = tuple(targets)
            self.viewport().update()

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._marked:
            return
        painter = QPainter(self.viewport())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colour = look.state("hover")
        wash = QColor(colour)
        wash.setAlphaF(0.16)
        painter.setPen(QPen(colour, look.px(3)))
        painter.setBrush(wash)
        for target in self._marked:
            for rect in self._frames(target):
                painter.drawRoundedRect(rect.adjusted(-FRAME, -FRAME // 2, FRAME, FRAME // 2), 5, 5)

    # -- pictures ------------------------------------------------------------------------------------------

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
        self._writing.stop()
        self._shown = self._written = None
        self._waits = False
        self._html = ""
        self._anchors = None
        self._marked = ()
        self.sections = []
        self.bar.set_sections([])
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
        place = self.viewport().mapToGlobal(self._last)
        self.targetClicked.emit(name if kind == "target" else f"word:{name}", place)

    def _hovered(self, url: QUrl) -> None:
        kind, _, name = url.toString().partition(":")
        self.targetHovered.emit(name if kind == "target" else f"word:{name}" if name else "")
