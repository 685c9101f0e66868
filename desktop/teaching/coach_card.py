"""The coach's card: a step's text, its number, and the way on. It can be moved aside."""

from __future__ import annotations

import html
from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QUrl, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.art import look
from desktop.texts import tr
from desktop.widgets.basics import Button, ElidedText, Text
from desktop.widgets.paint import box, shadow

SIZE = {"compact": (360, 112), "normal": (420, 120), "wide": (470, 136)}
SHADOW = 7


class Page(NamedTuple):
    """What the card says."""

    title: str
    text: str
    step: str = ""
    answer: str = ""  # to a wrong action: it takes the place of the text
    goals: tuple[tuple[str, bool], ...] = ()
    topic: str = ""
    back: bool = False
    show: bool = False
    next: str = ""  # the words of the button; nothing where something is to be done


class CoachCard(QWidget):
    """Frameless paper over the board."""

    backWanted = Signal()
    showWanted = Signal()
    nextWanted = Signal()
    leaveWanted = Signal()
    chaptersWanted = Signal()
    topicWanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = parent
        self.moved = False
        self._grip: QPoint | None = None
        self._topic = ""
        self.title = ElidedText("", "note", "text_soft")
        self.step = Text("", "note", "text_soft")
        self.text = Text("", "body", wrap=True)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.text.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.MinimumExpanding)
        self.text.linkActivated.connect(self._linked)
        self.leave = Button("", "ui_cross", flat=True, tall=30)
        self.chapters = Button("", "ui_lesson", flat=True, tall=30)
        self.rule = Button("", "ui_rule_book", flat=True, tall=30)
        self.show_me = Button("", "ui_hint", tall=34)
        self.back = Button("", "ui_undo", tall=34)
        self.next = Button("", primary=True, tall=34)
        self.leave.clicked.connect(self.leaveWanted)
        self.chapters.clicked.connect(self.chaptersWanted)
        self.rule.clicked.connect(self._rule_wanted)
        self.show_me.clicked.connect(self.showWanted)
        self.back.clicked.connect(self.backWanted)
        self.next.clicked.connect(self.nextWanted)
        for small in (self.chapters, self.rule, self.leave):
            small.setFixedSize(32, 32)
        head = QHBoxLayout()
        head.setSpacing(4)
        for widget, stretch in (
            (self.chapters, 0),
            (self.title, 1),
            (self.step, 0),
            (self.rule, 0),
            (self.leave, 0),
        ):
            head.addWidget(widget, stretch)
        foot = QHBoxLayout()
        foot.addWidget(self.show_me)
        foot.addStretch(1)
        foot.addWidget(self.back)
        foot.addWidget(self.next)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 12 + SHADOW, 10 + SHADOW)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self.text, 1)
        column.addLayout(foot)
        self.hide()

    def show_page(self, page: Page) -> None:
        self._topic = page.topic
        self.title.setText(page.title)
        self.step.setText(page.step)
        parts = [
            _paragraph(page.answer, look.state("warning").name()) if page.answer else _paragraph(page.text)
        ]
        for goal, done in page.goals:
            mark = "☑" if done else "☐"
            parts.append(f"<div>{mark} {html.escape(goal)}</div>")
        self.text.setText("".join(parts))
        self.text.setAccessibleName(page.answer or page.text)
        self._name(self.leave, tr("Leave the lesson"))
        self._name(self.chapters, tr("Chapters"))
        self._name(self.rule, tr("Rule"))
        self.rule.setVisible(bool(page.topic))
        self.show_me.setText(tr("Show me"))
        self.show_me.setVisible(page.show)
        self.back.setText(tr("Back"))
        self.back.setVisible(page.back)
        self.next.setText(page.next)
        self.next.setVisible(bool(page.next))
        self.setAccessibleName(tr("Coach"))

    @staticmethod
    def _name(button: Button, name: str) -> None:
        button.setToolTip(name)
        button.setAccessibleName(name)

    def wanted_size(self) -> QSize:
        """The agreed size, or more height where the text needs it."""
        width, height = (round(n * max(1.0, look.text_scale)) for n in SIZE[look.density])
        layout = self.layout()
        assert layout is not None
        layout.invalidate()
        return QSize(width + SHADOW, max(height + SHADOW, layout.totalHeightForWidth(width + SHADOW)))

    def place(self, inside: QRect, lit: Sequence[QRect]) -> None:
        """Into the corner farthest from what is lit; where the learner has put it, if it was moved."""
        size = self.wanted_size()
        if self.moved:
            rect = QRect(self.pos(), size)
            room = self._page.rect()
            rect.moveLeft(max(room.left(), min(rect.left(), room.right() - rect.width())))
            rect.moveTop(max(room.top(), min(rect.top(), room.bottom() - rect.height())))
        else:
            rect = farthest_corner(size, inside.adjusted(8, 8, -8, -8), lit)
        self.setGeometry(rect)
        self.raise_()

    # -- moving ----------------------------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._grip = event.position().toPoint()
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._grip is not None:
            self.moved = True
            self.move(self.mapToParent(event.position().toPoint()) - self._grip)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        self._grip = None
        self.unsetCursor()

    def _rule_wanted(self) -> None:
        self.topicWanted.emit(self._topic)

    def _linked(self, link: str) -> None:
        self.topicWanted.emit(QUrl(link).path())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = self.rect().toRectF().adjusted(2, 1, -SHADOW, -SHADOW)
        shadow(painter, rect, 14)
        box(painter, rect, look.colour("raised"), look.state("hover"), 14, 2)


def _paragraph(text: str, colour: str = "") -> str:
    style = f" style='color:{colour}'" if colour else ""
    return f"<div{style}>{html.escape(text)}</div>"


def farthest_corner(size: QSize, inside: QRect, lit: Sequence[QRect]) -> QRect:
    """The corner of `inside` whose distance from everything lit is largest; at first the lower right."""
    right, bottom = inside.right() - size.width(), inside.bottom() - size.height()
    corners = [
        QRect(QPoint(right, bottom), size),
        QRect(QPoint(inside.left(), bottom), size),
        QRect(QPoint(right, inside.top()), size),
        QRect(QPoint(inside.left(), inside.top()), size),
    ]

    def distance(corner: QRect) -> float:
        return min(((_gap(corner, rect)) for rect in lit), default=0.0)

    return max(corners, key=distance)


def _gap(one: QRect, other: QRect) -> float:
    """How far two rectangles are apart; negative by the area they share."""
    shared = one.intersected(other)
    if not shared.isEmpty():
        return -float(shared.width() * shared.height())
    x = max(one.left() - other.right(), other.left() - one.right(), 0)
    y = max(one.top() - other.bottom(), other.top() - one.bottom(), 0)
    return float((x * x + y * y) ** 0.5)
