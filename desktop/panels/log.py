"""Region I: the log. Who did what, what came of it, since when."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QModelIndex, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QListView,
    QMenu,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from desktop.art import look
from desktop.texts import tr
from desktop.widgets.combo import Combo
from desktop.widgets.paint import Part, draw_parts, glyph, parts_width
from desktop.widgets.row_list import Index, RowList, RowModel

WRAP = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)


class LogLine(NamedTuple):
    """One line: which action it belongs to, whose, the sentence, the amounts, how deep it stands."""

    number: int
    seat: int
    colour: str
    text: str
    parts: tuple[Part, ...] = ()
    depth: int = 0
    score: bool = False
    undone: bool = False  # taken back: struck through until something else is done


class LogModel(RowModel):
    def __init__(self) -> None:
        super().__init__()
        self.lines: list[LogLine] = []

    def reset(self, lines: list[LogLine]) -> None:
        if lines[: len(self.lines)] == self.lines:  # only new lines: keep the place
            if len(lines) > len(self.lines):
                self.beginInsertRows(QModelIndex(), len(self.lines), len(lines) - 1)
                self.lines = lines
                self.endInsertRows()
            return
        self.beginResetModel()
        self.lines = lines
        self.endResetModel()

    def content(self) -> list[LogLine]:
        return self.lines

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self.lines):
            return None
        line = self.lines[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return line.text
        if role == Qt.ItemDataRole.ToolTipRole:
            return tr("Shows the board as it was after this line.")
        return None


class LogDelegate(QStyledItemDelegate):
    def _areas(self, width: int, line: LogLine) -> tuple[int, int, int, int]:
        """left edge of the text, its width, its height, width of the amounts"""
        left = look.px(34) + look.px(14) * line.depth
        font = look.font("body" if line.depth == 0 else "note")
        amounts = (
            int(parts_width(line.parts, look.px(18), look.font("note"), 5)) + look.px(10) if line.parts else 0
        )
        room = max(60, width - left - amounts - look.px(8))
        height = QFontMetrics(font).boundingRect(0, 0, room, 2000, WRAP, line.text).height()
        return left, room, height, amounts

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        view = self.parent()
        assert isinstance(view, QListView)
        model = index.model()
        assert isinstance(model, LogModel)
        line = model.lines[index.row()]
        height = self._areas(view.viewport().width(), line)[2]
        return QSize(60, max(look.px(30) if line.depth == 0 else look.px(21), height + look.px(6)))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        model = index.model()
        assert isinstance(model, LogModel)
        line = model.lines[index.row()]
        rect = option.rect  # type: ignore[attr-defined]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if option.state & (QStyle.StateFlag.State_MouseOver | QStyle.StateFlag.State_Selected):  # type: ignore[attr-defined]
            painter.fillRect(rect, look.colour("accent_soft"))
        left, room, height, amounts = self._areas(rect.width(), line)
        if line.depth == 0 and line.colour:
            size = look.px(22)
            glyph(painter, line.colour, rect.x() + look.px(8), rect.y() + look.px(4), size)
        font = look.font("body" if line.depth == 0 else "note")
        font.setStrikeOut(line.undone)
        painter.setFont(font)
        painter.setPen(look.colour("text" if line.depth == 0 and not line.undone else "text_soft"))
        top = rect.y() + (rect.height() - height) / 2
        painter.drawText(QRectF(rect.x() + left, top, room, height), WRAP, line.text)
        if line.parts:
            size = look.px(18)
            draw_parts(
                painter,
                rect.right() - amounts,
                rect.y() + (rect.height() - size) / 2,
                line.parts,
                size,
                look.font("note"),
                5,
            )
        painter.restore()


class LogPanel(QWidget):
    """The lines with a filter: since my last turn, everything, points only, one player."""

    lineClicked = Signal(int)
    lineHovered = Signal(int)  # the number of an action; −1 for none
    copyWanted = Signal(int)
    branchWanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.filter = Combo()
        self.list = RowList()
        self.model = LogModel()
        self.list.setModel(self.model)
        self.list.setItemDelegate(LogDelegate(self.list))
        # always there: a bar that comes and goes changes the width, and with it how lines wrap
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.filter)
        column.addWidget(self.list, 1)
        self._lines: list[LogLine] = []
        self._since = 0
        self._names: list[str] = []
        self._place: tuple[str, set[int]] | None = None  # a place of the board and the actions there
        self.list.clicked.connect(self._clicked)
        self.list.activated.connect(self._clicked)
        self.list.entered.connect(self._entered)
        self.list.viewportEntered.connect(partial(self.lineHovered.emit, -1))
        self.list.customContextMenuRequested.connect(self._menu)
        self.filter.currentIndexChanged.connect(self._show)
        self.retranslate()

    def retranslate(self) -> None:
        current = max(0, self.filter.currentIndex())
        self.filter.blockSignals(True)
        self.filter.clear()
        self.filter.addItems([tr("since my last turn"), tr("everything"), tr("points only"), *self._names])
        if self._place is not None:
            self.filter.addItem(tr("at {place}", place=self._place[0]))
        self.filter.setCurrentIndex(min(current, self.filter.count() - 1))
        self.filter.blockSignals(False)
        self.filter.setAccessibleName(tr("Filter of the log"))
        self.list.setAccessibleName(tr("Log"))

    @property
    def names(self) -> list[str]:
        return self._names

    def set_names(self, names: list[str]) -> None:
        self._place = None
        self._names = names
        self.retranslate()

    def set_lines(self, lines: list[LogLine], since: int) -> None:
        """All lines, and the number of the first action after the viewer's last decision."""
        self._lines, self._since = lines, since
        self._show()

    def show_since(self) -> None:
        self.filter.setCurrentIndex(0)

    def show_place(self, name: str, numbers: set[int]) -> None:
        """Only what was done at a place of the board; the filter names it until another one is asked for."""
        self._place = (name, numbers)
        self.retranslate()
        self.filter.setCurrentIndex(self.filter.count() - 1)
        self._show()

    def _show(self) -> None:
        which = self.filter.currentIndex()
        if which == 0:
            lines = [line for line in self._lines if line.number >= self._since or line.undone]
        elif which == 2:
            lines = [line for line in self._lines if line.score]
        elif which >= 3 + len(self._names) and self._place is not None:
            lines = [line for line in self._lines if line.number in self._place[1]]
        elif which >= 3:
            lines = [line for line in self._lines if line.seat == which - 3]
        else:
            lines = self._lines
        if not lines:
            lines = [LogLine(-1, -1, "", tr("Nothing has happened yet."))]
        self.model.reset(list(lines))
        self.list.scrollToBottom()

    def _entered(self, index: QModelIndex) -> None:
        self.lineHovered.emit(self.model.lines[index.row()].number)

    def _menu(self, place: QPoint) -> None:
        index = self.list.indexAt(place)
        number = self.model.lines[index.row()].number if index.isValid() else -1
        if number < 0:
            return
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(tr("Copy notation"), partial(self.copyWanted.emit, number))
        menu.addAction(tr("New game from here"), partial(self.branchWanted.emit, number))
        menu.popup(self.list.viewport().mapToGlobal(place))

    def _clicked(self, index: QModelIndex) -> None:
        line = self.model.lines[index.row()]
        if line.number >= 0:
            self.lineClicked.emit(line.number)
