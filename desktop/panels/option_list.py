"""The list of options, also of the choice ring: numbered, chosen by mouse, digit or type-ahead."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.panels.option_row import Row, RowState, paint_row, row_height
from desktop.session.choices import Choice
from desktop.texts import plain
from desktop.widgets.row_list import Index, RowList, RowModel


class OptionsModel(RowModel):
    """Rows of the list; headings cannot be selected."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: list[Row] = []

    def set_rows(self, rows: list[Row]) -> None:
        self.beginResetModel()
        self.rows = rows
        count = 0
        for row in rows:
            if row.choice is not None:
                count += 1
                row.number = count
        self.endResetModel()

    def content(self) -> list[Row]:
        return self.rows

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return row.text
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return row.text if row.choice is None else f"{row.number}. {row.text}"
        if role == Qt.ItemDataRole.AccessibleDescriptionRole and row.choice is not None:
            return " ".join(row.choice.warnings)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        row = self.rows[index.row()]
        if row.choice is None and not row.folded:
            return Qt.ItemFlag.ItemIsEnabled
        return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable


class OptionsDelegate(QStyledItemDelegate):
    """Lets the rows measure and paint themselves."""

    def __init__(self, view: OptionsView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        row = self._view.list_model.rows[index.row()]
        return QSize(100, row_height(row, self._view.width()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        view, place = self._view, index.row()
        flags = option.state  # type: ignore[attr-defined]
        hover = bool(flags & QStyle.StateFlag.State_MouseOver) or view.hovered == place
        current = bool(flags & QStyle.StateFlag.State_Selected)
        state = RowState(view.key_of(place), current, hover, view.hasFocus())
        painter.save()
        paint_row(painter, QRectF(option.rect), view.list_model.rows[place], state, view.width())  # type: ignore[attr-defined]
        painter.restore()


PRICES_AT_ONCE = 12  # as many as are seen; further prices follow while nothing else is to be done
PRICES_A_STEP = 6

COMMAND_KEYS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier


class OptionsView(RowList):
    """The list itself."""

    chosen = Signal(object)  # Choice
    pointed = Signal(object)  # Choice or None: hovered or focused

    def __init__(self) -> None:
        super().__init__()
        self.list_model = OptionsModel()
        self.setModel(self.list_model)
        self.setItemDelegate(OptionsDelegate(self))
        self.setResizeMode(QListView.ResizeMode.Adjust)  # the height of a row depends on the width
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.one_click = True
        self.hovered = -1
        self._typed = ""
        self.on_filter: Callable[[], None] | None = None
        self.on_key: Callable[[QKeyEvent], bool] | None = None  # asked before the list's own keys
        self._pricing = QTimer(self)
        self._pricing.setInterval(0)
        self._pricing.timeout.connect(self._price_more)
        self.list_model.modelReset.connect(self._price_first)

    # -- prices: the height of a row depends on them ---------------------------------------------------------

    def _price_first(self) -> None:
        """The first rows are right from the start."""
        self._price(PRICES_AT_ONCE)
        if any(not row.priced for row in self.list_model.rows):
            self._pricing.start()

    def _price_more(self) -> None:
        if not self._price(PRICES_A_STEP):
            self._pricing.stop()
            self.scheduleDelayedItemsLayout()

    def _price(self, most: int) -> int:
        """Asks for the prices of some rows; how many there were."""
        unpriced = [row for row in self.list_model.rows if not row.priced][:most]
        for row in unpriced:
            _ = row.price
        return len(unpriced)

    def current_choice(self) -> Choice | None:
        index = self.currentIndex()
        return (
            self.list_model.rows[index.row()].choice
            if index.isValid() and index.row() < len(self.list_model.rows)
            else None
        )

    def current_fold(self) -> list[Row]:
        """The rows behind the current one, if it stands for several."""
        at = self.currentIndex().row()
        return self.list_model.rows[at].folded if 0 <= at < len(self.list_model.rows) else []

    def key_of(self, row: int) -> str:
        """The digit of a row: the first nine options from the top of what is visible."""
        numbers = self._numbered()
        return str(numbers.index(row) + 1) if row in numbers else ""

    def digit_of(self, notation: str) -> str:
        """The key of an option, if it has one."""
        for row in self._numbered():
            choice = self.list_model.rows[row].choice
            if choice is not None and choice.notation == notation:
                return self.key_of(row)
        return ""

    def _numbered(self) -> list[int]:
        top = self.indexAt(self.viewport().rect().topLeft() + QRect(8, 20, 1, 1).topLeft())
        first = top.row() if top.isValid() and self.verticalScrollBar().value() > 0 else 0
        rows = [
            i
            for i, row in enumerate(self.list_model.rows)
            if row.choice is not None and not row.choice.reasons and i >= first
        ]
        return rows[:9]

    def take_digit(self, digit: int) -> bool:
        """Takes the option with that digit, as the key does."""
        rows = self._numbered()
        if not 1 <= digit <= len(rows):
            return False
        self.select_row(rows[digit - 1])
        self._choose(rows[digit - 1])
        return True

    def select_row(self, row: int) -> None:
        self.setCurrentIndex(self.list_model.index(row))
        self.scrollTo(self.list_model.index(row))

    def select_choice(self, notation: str) -> None:
        """Focuses the row of an option without taking the keyboard."""
        for i, row in enumerate(self.list_model.rows):
            if row.choice is not None and row.choice.notation == notation:
                self.select_row(i)
                return

    def reveal(self, notation: str) -> QRect | None:
        """Scrolls to the row of an option, unfolding it where it is folded away; where it is. None: it has no row."""
        for i, row in reversed(list(enumerate(self.list_model.rows))):
            if any(inner.choice is not None and inner.choice.notation == notation for inner in row.folded):
                self.unfold(i)
        self.select_choice(notation)
        found = self.current_choice()
        if found is None or found.notation != notation:
            return None
        return self.visualRect(self.currentIndex()).intersected(self.viewport().rect())

    def _choose(self, row: int) -> None:
        choice = self.list_model.rows[row].choice
        if choice is not None:
            self.chosen.emit(choice)
        elif self.list_model.rows[row].folded:
            self.unfold(row)

    def unfold(self, row: int) -> None:
        """Shows the rows under a heading."""
        rows = self.list_model.rows
        heading = rows[row]
        rows[row + 1 : row + 1] = heading.folded
        heading.folded = []
        top = self.verticalScrollBar().value()
        self.list_model.set_rows(rows)
        self.verticalScrollBar().setValue(top)
        self.setCurrentIndex(self.list_model.index(row + 1))

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        if current.isValid() and self.hasFocus():
            self.pointed.emit(self.current_choice())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        row = index.row() if index.isValid() else -1
        if row != self.hovered:
            self.hovered = row
            self.viewport().update()
            self.pointed.emit(self.list_model.rows[row].choice if row >= 0 else None)
        super().mouseMoveEvent(event)

    def leaveEvent(self, event: object) -> None:
        self.hovered = -1
        self.viewport().update()
        self.pointed.emit(None)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() == Qt.MouseButton.LeftButton and index.isValid() and self.one_click:
            self._choose(index.row())

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        index = self.indexAt(event.position().toPoint())
        if index.isValid() and not self.one_click:
            self._choose(index.row())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.on_key is not None and self.on_key(event):
            return
        if (
            event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        ):
            if self.currentIndex().isValid():
                self._choose(self.currentIndex().row())
            return
        if event.key() == Qt.Key.Key_Right and self.current_fold():
            self.unfold(self.currentIndex().row())
            return
        if event.text() == "/" and self.on_filter is not None:
            self.on_filter()
            return
        if Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9 and event.modifiers() & COMMAND_KEYS:
            event.ignore()  # a region of the board, a player: the page's
            return
        if event.text().isdigit() and self.take_digit(int(event.text())):
            return
        super().keyPressEvent(event)

    def keyboardSearch(self, search: str) -> None:
        """Type-ahead that ignores accents: "a" finds "á"."""
        wanted = plain(search)
        self._typed = self._typed + wanted if self._typed and len(self._typed) < 12 else wanted
        for text in (self._typed, wanted):
            for i, row in enumerate(self.list_model.rows):
                if row.choice is not None and plain(row.text).startswith(text):
                    self._typed = text
                    self.select_row(i)
                    return
        self._typed = ""
