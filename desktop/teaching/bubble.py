"""Popups at the spot: the why-not bubble, the preview, the nested rule tooltip, and the choice ring.

They are frameless children of the game page, not top-level windows: they can be hovered, clicked and focused,
and they never leave the window.
"""

from __future__ import annotations

import html
from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QEvent, QMargins, QPoint, QRect, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QEnterEvent, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QTextBrowser, QVBoxLayout, QWidget

from desktop.art import look
from desktop.game_texts import Explanation, GameTexts
from desktop.panels.option_list import OptionsView
from desktop.panels.option_row import Row, row_height
from desktop.panels.reading import explanation_html
from desktop.texts import tr
from desktop.widgets.paint import box, shadow
from rules.core import Violation

WIDTH = 340
SHOW_MS = 400
NEXT_MS = 60
COVERED = 100  # covering a pixel of the spot itself weighs as much as covering so many other places


class Bubble(QWidget):
    """A piece of paper with rich text, placed beside a spot and inside a region."""

    linked = Signal(str, str)  # kind, name

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.text = QTextBrowser()
        self.text.setOpenLinks(False)
        self.text.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.text.viewport().setAutoFillBackground(False)
        self.text.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self.text.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text.anchorClicked.connect(self._link)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(10, 8, 14, 14)
        self._column.addWidget(self.text)
        self.line = "line"
        self.avoid: list[QRect] = []  # places that should stay free, in the parent's coordinates
        self.hide()

    def _link(self, url: QUrl) -> None:
        kind, _, name = url.toString().partition(":")
        self.linked.emit(kind, name)

    def show_html(
        self, text: str, spot: QRect, inside: QRect, line: str = "line", width: int = WIDTH
    ) -> None:
        """`spot` and `inside` in the parent's coordinates; the bubble never covers the spot."""
        self.line = line
        self.text.setFont(look.font("body"))
        document = self.text.document()
        document.setDefaultFont(look.font("body"))  # a hidden widget would measure in another font
        self.text.setHtml(text)
        wide = min(look.px(width), inside.width() - 10)
        edges = self._column.contentsMargins()
        document.setTextWidth(wide - edges.left() - edges.right())
        room = int(inside.height() * 0.8)
        tall = min(ceil(document.size().height()) + edges.top() + edges.bottom() + 2, room)
        fits = tall < room
        bars = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if fits else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        self.text.setVerticalScrollBarPolicy(bars)
        self.setGeometry(place_beside(QSize(wide, tall), spot, inside, self.avoid))
        self.show()
        self._column.activate()
        lacking = ceil(document.size().height()) - self.text.viewport().height()
        if fits and lacking > 0:  # the screen's own metrics may need another line
            self.setGeometry(place_beside(QSize(wide, min(tall + lacking, room)), spot, inside, self.avoid))
        self.text.setAccessibleName(document.toPlainText())
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = self.rect().toRectF().adjusted(2, 1, -6, -8)
        shadow(painter, rect, 12)
        colour = (
            look.state(self.line)
            if self.line in ("illegal", "legal", "warning", "info", "hover")
            else look.colour(self.line)
        )
        box(painter, rect, look.colour("raised"), colour, 12, 2)


def place_beside(size: QSize, spot: QRect, inside: QRect, avoid: Sequence[QRect] = ()) -> QRect:
    """A rectangle of that size beside the spot: right, left, above or below, never over the spot if there is room,
    and where it covers the fewest of the rectangles to avoid."""
    gap = 8
    places = (
        QPoint(spot.right() + gap, spot.center().y() - size.height() // 2),
        QPoint(spot.left() - gap - size.width(), spot.center().y() - size.height() // 2),
        QPoint(spot.center().x() - size.width() // 2, spot.top() - gap - size.height()),
        QPoint(spot.center().x() - size.width() // 2, spot.bottom() + gap),
    )
    best, least = QRect(places[0], size), None
    for place in places:
        rect = QRect(place, size)
        rect.moveLeft(max(inside.left() + 2, min(rect.left(), inside.right() - size.width() - 2)))
        rect.moveTop(max(inside.top() + 2, min(rect.top(), inside.bottom() - size.height() - 2)))
        overlap = rect.intersected(spot)
        cost = overlap.width() * overlap.height() * COVERED if not overlap.isEmpty() else 0
        cost += sum(rect.intersects(other) for other in avoid)
        if least is None or cost < least:
            best, least = rect, cost
    return best


def why_not_html(
    title: str,
    groups: Sequence[tuple[str, Sequence[Violation]]],
    texts: GameTexts,
    note: Callable[[Violation], str] | None = None,
) -> str:
    """All unmet conditions of what was tried, with their rules as links, and what this table adds to them."""
    red, soft = look.state("illegal").name(), look.ink("text_soft")
    parts = [f"<p><b style='color:{red}'>{html.escape(tr('Not possible here'))}</b> {html.escape(title)}</p>"]
    for label, violations in groups:
        if label:
            parts.append(f"<p style='margin-bottom:2px'>{html.escape(label)}</p>")
        for violation in violations:
            topic = texts.topic_of((violation.rule,))
            rule = html.escape(violation.rule)
            link = f"<a href='topic:{topic.id}'>{rule}</a>" if topic is not None else rule
            more = note(violation) if note is not None else ""
            sentence = html.escape(f"{texts.violation(violation)} {more}".rstrip())
            parts.append(
                f"<p style='margin:2px 0 2px 10px'><b style='color:{red}'>✗</b> {sentence} <small style='color:{soft}'>{link}</small></p>"
            )
    return "".join(parts)


class RuleTip(QWidget):
    """The rule tooltip in three depths: 12 words, then 40, then the page. It can be entered, pinned, and nested."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.hide()
        self._page = parent
        self.bubble = Bubble(parent)
        self.bubble.linked.connect(self._nested)
        self.bubble.installEventFilter(self)
        self.texts: GameTexts | None = None
        self.explanation: Explanation | None = None
        self.deepness = 1
        self.pinned = False
        self.waits = False  # the lens is in use: nothing opens by itself
        self._spot = QRect()
        self._inside = QRect()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._ripe)
        self._gone = QTimer(self)
        self._gone.setSingleShot(True)
        self._gone.setInterval(250)
        self._gone.timeout.connect(self.close_tip)

    def point_at(
        self, explanation: Explanation | None, spot: QRect, inside: QRect, first_depth: int = 1
    ) -> None:
        """The pointer rests on something explained; it opens after a moment, the next ones at once."""
        if self.pinned:
            return
        if explanation is None:
            self._timer.stop()
            if self.bubble.isVisible():
                self._gone.start()
            return
        if self.explanation == explanation and self.bubble.isVisible():
            self._gone.stop()
            return
        self._gone.stop()
        self.explanation, self._spot, self._inside, self.deepness = explanation, spot, inside, first_depth - 1
        self._timer.start(NEXT_MS if self.bubble.isVisible() else SHOW_MS)

    def show_now(self, explanation: Explanation, spot: QRect, inside: QRect) -> None:
        """The second depth at once: somebody asked."""
        self._timer.stop()
        self._gone.stop()
        self.explanation, self._spot, self._inside, self.deepness = explanation, spot, inside, 1
        self.deepen()

    def _ripe(self) -> None:
        if self.waits:
            return
        self.deepen()
        if self.deepness == 1 and self.explanation is not None and self.explanation.text:
            self._timer.start(SHOW_MS * 2)

    def deepen(self) -> bool:
        """One depth further; False when the page is wanted, which the rule browser shows."""
        if self.explanation is None:
            return False
        self.deepness += 1
        if self.deepness > 3:
            return False
        text = explanation_html(self.explanation, self.deepness)
        text += f"<p style='color:{look.ink('text_soft')}'><small>{html.escape(tr('F1: more · Ctrl+P: keep'))}</small></p>"
        self.bubble.show_html(text, self._spot, self._inside)
        return True

    def _nested(self, kind: str, name: str) -> None:
        if kind == "topic" and self.texts is not None:
            found = self.texts.explain_topic(name)
            if found is not None:
                self.explanation, self.deepness = found, 2
                self.deepen()

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        if watched is self.bubble:
            if isinstance(event, QEnterEvent):
                self._gone.stop()
            elif event.type() == QEvent.Type.Leave and not self.pinned:
                self._gone.start()
        return False

    def close_tip(self) -> None:
        self._timer.stop()
        self._gone.stop()
        self.pinned = False
        self.explanation = None
        self.bubble.hide()


RING_EDGES = QMargins(8, 8, 12, 14)  # what the rounded box and its shadow take


class ChoiceRing(QWidget):
    """A small list at a target with several options: the same rows as the options list."""

    chosen = Signal(object)
    pointed = Signal(object)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = parent
        self.list = OptionsView()
        self.list.chosen.connect(self._taken)
        self.list.pointed.connect(self.pointed)
        column = QVBoxLayout(self)
        column.setContentsMargins(RING_EDGES)
        column.addWidget(self.list)
        self.hide()

    def open_at(self, rows: list[Row], spot: QRect, inside: QRect) -> None:
        self.list.list_model.set_rows(rows)
        wide = min(look.px(380), inside.width() - 10)
        heights = sum(row_height(row, wide - RING_EDGES.left() - RING_EDGES.right()) for row in rows)
        tall = min(heights + RING_EDGES.top() + RING_EDGES.bottom() + 2, int(inside.height() * 0.7))
        self.setGeometry(place_beside(QSize(wide, tall), spot, inside))
        self.show()
        self.raise_()
        self.list.select_row(0)
        self.list.setFocus()

    def _taken(self, choice: object) -> None:
        self.hide()
        self.chosen.emit(choice)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.hide()
            self._page.setFocus()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = self.rect().toRectF().adjusted(2, 1, -6, -8)
        shadow(painter, rect, 12)
        box(painter, rect, look.colour("panel"), look.colour("accent"), 12, 2)
