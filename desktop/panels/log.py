"""Region I: the log. Who did what, what came of it, since when."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from desktop.art import look
from desktop.texts import tr
from desktop.widgets.paint import Part, draw_parts, glyph, parts_width

Index = QModelIndex | QPersistentModelIndex
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


class LogModel(QAbstractListModel):
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

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  Qt's signature
        return 0 if parent.isValid() else len(self.lines)

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
        painter.setFont(look.font("body" if line.depth == 0 else "note"))
        painter.setPen(look.colour("text" if line.depth == 0 else "text_soft"))
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

    def __init__(self) -> None:
        super().__init__()
        self.filter = QComboBox()
        self.list = QListView()
        self.model = LogModel()
        self.list.setModel(self.model)
        self.list.setItemDelegate(LogDelegate(self.list))
        self.list.setFrameShape(QListView.Shape.NoFrame)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # always there: a bar that comes and goes changes the width, and with it how lines wrap
        self.list.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self.list.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.list.viewport().setAutoFillBackground(False)
        self.list.setMouseTracking(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.filter)
        column.addWidget(self.list, 1)
        self._lines: list[LogLine] = []
        self._since = 0
        self._names: list[str] = []
        self.list.clicked.connect(self._clicked)
        self.list.activated.connect(self._clicked)
        self.filter.currentIndexChanged.connect(self._show)
        look.changed.connect(self._restyle)
        self.retranslate()

    def _restyle(self) -> None:
        self.list.scheduleDelayedItemsLayout()

    def retranslate(self) -> None:
        current = max(0, self.filter.currentIndex())
        self.filter.blockSignals(True)
        self.filter.clear()
        self.filter.addItems([tr("since my last turn"), tr("everything"), tr("points only"), *self._names])
        self.filter.setCurrentIndex(min(current, self.filter.count() - 1))
        self.filter.blockSignals(False)
        self.filter.setAccessibleName(tr("Filter of the log"))
        self.list.setAccessibleName(tr("Log"))

    def set_names(self, names: list[str]) -> None:
        if names != self._names:
            self._names = names
            self.retranslate()

    def set_lines(self, lines: list[LogLine], since: int) -> None:
        """All lines, and the number of the first action after the viewer's last decision."""
        self._lines, self._since = lines, since
        self._show()

    def show_since(self) -> None:
        self.filter.setCurrentIndex(0)

    def _show(self) -> None:
        which = self.filter.currentIndex()
        if which == 0:
            lines = [line for line in self._lines if line.number >= self._since]
        elif which == 2:
            lines = [line for line in self._lines if line.score]
        elif which >= 3:
            lines = [line for line in self._lines if line.seat == which - 3]
        else:
            lines = self._lines
        if not lines:
            lines = [LogLine(-1, -1, "", tr("Nothing has happened yet."))]
        self.model.reset(list(lines))
        self.list.scrollToBottom()

    def _clicked(self, index: QModelIndex) -> None:
        line = self.model.lines[index.row()]
        if line.number >= 0:
            self.lineClicked.emit(line.number)
