"""The rows of the new-game page: who sits where, in which colour, in which order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QCompleter,
    QHBoxLayout,
    QLineEdit,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.art import look
from desktop.session.bots import levels
from desktop.session.table import BOT, HUMAN, Seat
from desktop.texts import tr
from desktop.widgets.basics import Button, Text
from desktop.widgets.bot_strength import level_name
from desktop.widgets.combo import Combo
from desktop.widgets.paint import LEFT, box, glyph

LONGEST_NAME = 16


class ColourButton(QAbstractButton):
    """A seat's colour and sign; a click takes the next free one."""

    def __init__(self, colour: str) -> None:
        super().__init__()
        self.colour = colour
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.set_colour(colour)

    def set_colour(self, colour: str) -> None:
        self.colour = colour
        self.setAccessibleName(tr("Colour, shape") + f": {colour_name(colour)}, {look.player(colour).glyph}")
        self.setToolTip(colour_name(colour))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(look.px(120), max(32, look.px(38)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = look.colour("focus" if self.hasFocus() else "line")
        box(painter, self.rect(), look.colour("raised"), line, 9, 2.5 if self.hasFocus() else 1.3)
        size = self.height() - 8
        glyph(painter, self.colour, 6, 4, size)
        painter.setFont(look.font("body"))
        painter.setPen(look.colour("text"))
        painter.drawText(
            QRectF(size + 14, 0, self.width() - size - 16, self.height()), LEFT, colour_name(self.colour)
        )


def colour_name(colour: str) -> str:
    return {
        "red": tr("red"), "blue": tr("blue"), "green": tr("green"), "yellow": tr("yellow"), "black": tr("black"),
        "gray": tr("gray"), "brown": tr("brown"), "purple": tr("purple"), "orange": tr("orange"), "white": tr("white"),
    }.get(colour, colour)  # fmt: skip


class SeatRow(QWidget):
    """One seat: who, name, colour, order."""

    changed = Signal()
    moved = Signal(int)
    removed = Signal()
    recolour = Signal()
    pointed = Signal()  # this row is being looked at

    def __init__(
        self, number: int, seat: Seat, removable: bool, narrow: bool = False, known: Sequence[str] = ()
    ) -> None:
        super().__init__()
        self.who = Combo()
        self.who.setMinimumHeight(max(32, look.px(36)))
        self.who.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.who.setMinimumContentsLength(8)
        self.who.addItem(tr("Human"))
        for k, level in enumerate(levels(), start=1):
            self.who.addItem(tr("Bot {k} of {n}", k=k, n=len(levels())))
            self.who.setItemData(k, level_name(level), Qt.ItemDataRole.ToolTipRole)
        self.who.setCurrentIndex(0 if seat.human else max(1, min(seat.level, len(levels()))))
        self.name = QLineEdit(seat.name)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setMinimumHeight(max(32, look.px(36)))
        self.name.setMinimumWidth(look.px(110))
        if known:  # names typed before are offered
            offered = QCompleter(list(known), self.name)
            offered.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            self.name.setCompleter(offered)
        self.colour = ColourButton(seat.colour)
        rows = QVBoxLayout(self)
        rows.setContentsMargins(look.px(10), look.px(6), look.px(8), look.px(6))
        row = QHBoxLayout()
        row.setSpacing(look.px(8))
        rows.addLayout(row)
        label = Text(f"{number} ①" if number == 1 else str(number), "name")
        if number == 1:
            label.setToolTip(tr("begins, unless another start player is chosen"))
        label.setMinimumWidth(look.px(38))
        row.addWidget(label)
        row.addWidget(self.who, 4)
        row.addWidget(self.name, 4)
        if narrow:  # two lines, so that names stay readable in large text
            row = QHBoxLayout()
            rows.addLayout(row)
        row.addWidget(self.colour, 3)
        for text, icon, name, slot in (
            ("▲", "", tr("Earlier in the order"), partial(self.moved.emit, -1)), ("▼", "", tr("Later in the order"), partial(self.moved.emit, 1)),
            ("", "ui_cross", tr("Remove this seat"), self.removed.emit),
        ):  # fmt: skip
            button = Button(text, icon, flat=True, tall=34)
            button.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
            button.setAccessibleName(name)
            button.setToolTip(name)
            button.clicked.connect(slot)
            if icon and not removable:
                button.set_reason(tr("Fewer seats are not possible."))
            row.addWidget(button)
        self.who.setAccessibleName(tr("Who"))
        self.name.setAccessibleName(tr("Name"))
        self.who.activated.connect(self.changed)
        self.name.textEdited.connect(self.changed)
        self.name.textEdited.connect(self.pointed)
        self.who.activated.connect(self.pointed)
        self.who.installEventFilter(self)
        self.colour.clicked.connect(self.recolour)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.pointed.emit()
        return False

    def enterEvent(self, event: QEnterEvent) -> None:
        self.pointed.emit()
        super().enterEvent(event)

    def seat(self) -> Seat:
        level = self.who.currentIndex()
        return Seat(self.name.text().strip(), BOT if level else HUMAN, level, self.colour.colour)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box(painter, self.rect().adjusted(0, 1, 0, -1), look.colour("raised"), look.colour("line"), 10, 1.2)
