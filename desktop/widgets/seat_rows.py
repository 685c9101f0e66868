"""The rows of the new-game page: who sits where, in which colour, as what, in which order."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QBoxLayout,
    QCompleter,
    QHBoxLayout,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from desktop.art import look
from desktop.session.bots import levels
from desktop.session.parts import DEALT, IN_GAME, RANDOM
from desktop.session.table import BOT, HUMAN, Seat
from desktop.texts import tr
from desktop.widgets.basics import Button, ElidedText, Text
from desktop.widgets.bot_strength import level_name
from desktop.widgets.combo import Combo
from desktop.widgets.field import Field
from desktop.widgets.paint import LEFT, box, glyph

LONGEST_NAME = 16
# what the columns need at least, and how they share the rest
NUMBER, WHO, NAME, COLOUR, PART = 34, 130, 108, 96, 156
BUTTON, GAP = 34, 6


class ColourButton(QAbstractButton):
    """A seat's colour and sign; a click takes the next free one."""

    def __init__(self, colour: str) -> None:
        super().__init__()
        self.colour = colour
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.set_colour(colour)

    def set_colour(self, colour: str) -> None:
        self.colour = colour
        self.setAccessibleName(tr("Colour, shape") + f": {colour_name(colour)}, {look.player(colour).glyph}")
        self.setToolTip(colour_name(colour))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(look.px(COLOUR), max(32, look.px(36)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = look.colour("focus" if self.hasFocus() else "line")
        fill = look.colour("accent_soft" if self.underMouse() else "raised")
        box(painter, self.rect(), fill, line, 9, 2.5 if self.hasFocus() else 1.5)
        size = self.height() - 8
        glyph(painter, self.colour, 6, 4, size)
        name = colour_name(self.colour)
        area = QRectF(size + 12, 0, self.width() - size - 16, self.height())
        painter.setFont(look.fit(name, area.width(), look.font("body")))
        painter.setPen(look.colour("text"))
        painter.drawText(area, LEFT, name)


def colour_name(colour: str) -> str:
    return {
        "red": tr("red"), "blue": tr("blue"), "green": tr("green"), "yellow": tr("yellow"), "black": tr("black"),
        "gray": tr("gray"), "brown": tr("brown"), "purple": tr("purple"), "orange": tr("orange"), "white": tr("white"),
    }.get(colour, colour)  # fmt: skip


def part_name(part: str) -> str:
    """What seats of a game play as, as the head of a column."""
    return {
        "faction": tr("Faction"), "clan": tr("Clan"), "mage": tr("Mage"), "character": tr("Character"),
    }.get(part, part)  # fmt: skip


class PartChoices(NamedTuple):
    """What may be agreed about the parts of a table: the head, the freedom, and the named ones (notation, words)."""

    head: str = ""
    freedom: str = DEALT
    named: tuple[tuple[str, str], ...] = ()


NO_PARTS = PartChoices()


def _cell(row: QBoxLayout, widget: QWidget, width: int) -> None:
    """A column: the same in every row, whatever stands in it."""
    policy = widget.sizePolicy()
    policy.setHorizontalPolicy(QSizePolicy.Policy.Ignored)
    widget.setSizePolicy(policy)
    widget.setMinimumWidth(look.px(width))
    row.addWidget(widget, width)


def heads(part: str) -> QWidget:
    """What the columns are, above the rows."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(look.px(8), 0, look.px(4), 0)
    row.setSpacing(look.px(GAP))
    row.addSpacing(look.px(NUMBER) + look.px(GAP))
    columns = [(tr("Who"), WHO), (tr("Name"), NAME), (tr("Colour, shape"), COLOUR)]
    for title, width in [*columns, (part, PART)] if part else columns:
        _cell(row, ElidedText(title, "note", "text_soft"), width)
    row.addSpacing(3 * max(32, look.px(BUTTON)) + 3 * look.px(GAP) - look.px(GAP))
    return holder


class PartCombo(Combo):
    """Choose in the game, chance, or one by name; what the rules deal is only said."""

    def __init__(self, seat: Seat, choices: PartChoices) -> None:
        super().__init__(letters=8)
        self._wanted = seat.part
        self.setAccessibleName(choices.head)
        self.offer(choices)

    def offer(self, choices: PartChoices) -> None:
        """Other options of the game leave other choices; an agreement that still fits stays."""
        wanted = self.currentData() if self.count() else self._wanted
        self.clear()
        self.setEnabled(choices.freedom != DEALT)
        if choices.freedom == DEALT:
            self.addItem(tr("dealt at the start"), IN_GAME)
            return
        self.addItem(tr("choose in game"), IN_GAME)
        self.addItem(tr("random"), RANDOM)
        for notation, words in choices.named:
            self.addItem(words, notation)
        self.setCurrentIndex(max(0, self.findData(wanted)))


class SeatRow(QWidget):
    """One seat: who, name, colour, part, order."""

    changed = Signal()
    moved = Signal(int)
    removed = Signal()
    recolour = Signal()
    pointed = Signal()  # this row is being looked at

    def __init__(
        self,
        number: int,
        count: int,
        seat: Seat,
        removable: bool,
        narrow: bool = False,
        known: Sequence[str] = (),
        parts: PartChoices = NO_PARTS,
    ) -> None:
        super().__init__()
        self._bad = False
        self._make_fields(seat, known)
        self.colour = ColourButton(seat.colour)
        self.part = PartCombo(seat, parts) if parts.head else None
        rows = QVBoxLayout(self)
        rows.setContentsMargins(look.px(8), look.px(5), look.px(4), look.px(5))
        row = QHBoxLayout()
        row.setSpacing(look.px(GAP))
        rows.addLayout(row)
        label = Text(f"{number} ①" if number == 1 else str(number), "name")
        if number == 1:
            label.setToolTip(tr("begins, unless another start player is chosen"))
        label.setFixedWidth(look.px(NUMBER))
        row.addWidget(label)
        _cell(row, self.who, WHO)
        _cell(row, self.name, NAME)
        if narrow:  # more lines, so that names stay readable in large text
            row = QHBoxLayout()
            rows.addLayout(row)
        _cell(row, self.colour, COLOUR)
        if self.part is not None:
            _cell(row, self.part, PART)
        self._add_buttons(row, number, count, removable)
        self._wire()

    def _make_fields(self, seat: Seat, known: Sequence[str]) -> None:
        self.who = Combo(letters=8)
        self.who.addItem(tr("Human"))
        for k, level in enumerate(levels(), start=1):
            self.who.addItem(tr("Bot {k} of {n}", k=k, n=len(levels())))
            self.who.setItemData(k, level_name(level), Qt.ItemDataRole.ToolTipRole)
        self.who.setCurrentIndex(0 if seat.human else max(1, min(seat.level, len(levels()))))
        self.who.setAccessibleName(tr("Who"))
        self.name = Field(seat.name)
        self.name.setMaxLength(LONGEST_NAME)
        self.name.setAccessibleName(tr("Name"))
        if known:  # names typed before are offered
            offered = QCompleter(list(known), self.name)
            offered.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            self.name.setCompleter(offered)

    def _add_buttons(self, row: QBoxLayout, number: int, count: int, removable: bool) -> None:
        for icon, name, slot, reason in (
            ("ui_up", tr("Earlier in the order"), partial(self.moved.emit, -1), tr("Already the first.") if number == 1 else ""),
            ("ui_down", tr("Later in the order"), partial(self.moved.emit, 1), tr("Already the last.") if number == count else ""),
            ("ui_cross", tr("Remove this seat"), self.removed.emit, "" if removable else tr("Fewer seats are not possible.")),
        ):  # fmt: skip
            button = Button("", icon, flat=True, tall=BUTTON)
            button.setFixedWidth(max(32, look.px(BUTTON)))
            button.setAccessibleName(name)
            button.setToolTip(name)
            button.clicked.connect(slot)
            button.set_reason(reason)
            row.addWidget(button)

    def _wire(self) -> None:
        self.name.textEdited.connect(self.changed)
        self.name.textEdited.connect(self.pointed)
        for combo in (self.who, self.part):
            if combo is not None:
                combo.activated.connect(self.changed)
                combo.activated.connect(self.pointed)
        self.who.installEventFilter(self)
        self.colour.clicked.connect(self.recolour)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.FocusIn:
            self.pointed.emit()
        return False

    def enterEvent(self, event: QEnterEvent) -> None:
        self.pointed.emit()
        super().enterEvent(event)

    def set_bad(self, where: QWidget | None) -> None:
        """Frames the field that is wrong, and the row."""
        self.name.set_bad(where is self.name)
        bad = where is not None and where in (self.name, self.colour, self.part)
        if bad != self._bad:
            self._bad = bad
            self.update()

    def seat(self) -> Seat:
        level = self.who.currentIndex()
        part = str(self.part.currentData() or "") if self.part is not None else ""
        return Seat(self.name.text().strip(), BOT if level else HUMAN, level, self.colour.colour, part)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        line = look.state("illegal") if self._bad else look.colour("line")
        box(
            painter,
            self.rect().adjusted(0, 1, 0, -1),
            look.colour("sunken"),
            line,
            10,
            2.2 if self._bad else 1.2,
        )
