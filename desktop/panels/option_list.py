"""The rows of the options list and of the choice ring: painted, numbered, chosen by mouse, digit or type-ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from desktop.art import art, look
from desktop.session.choices import Choice
from desktop.texts import plain
from desktop.widgets.paint import CENTRE, LEFT, Part, box, draw_parts, icon_path, parts_width
from desktop.widgets.row_list import Index, RowList, RowModel

LARGE_TEXT = 1.5


class Row:
    """A heading (choice is None) or an option with its number, price and icon.

    The price may be a function: it is asked when the row is first painted, so that a long list opens at once.
    """

    __slots__ = ("_price", "choice", "folded", "icon", "marked", "number", "text")

    def __init__(
        self,
        text: str,
        choice: Choice | None = None,
        price: Sequence[Part] | Callable[[], Sequence[Part]] = (),
        icon: str = "",
        marked: bool = False,
        folded: Sequence[Row] = (),
    ) -> None:
        """A heading may hold rows that are shown when it is chosen: `folded`."""
        self.folded = list(folded)
        self.text = text
        self.choice = choice
        self._price = price
        self.icon = icon
        self.number = 0
        self.marked = marked

    @property
    def may_cost(self) -> bool:
        """Is there a price, or may there be one when it is asked for?"""
        return bool(self._price)

    @property
    def price(self) -> Sequence[Part]:
        if callable(self._price):
            self._price = self._price()
        return self._price


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


SMALL_WORDS = 0.78  # of the usual size, where one line is not enough
MOST_LINES = 4
SCROLL_BAR = 16  # kept free also while there is none: rows must not change when it comes
USUAL_PRICE = 100  # its width; the true one is only known when the row is painted


def row_height(row: Row, width: int) -> int:
    """Two lines of words have room in any row; longer ones make it taller, so that options differ by what is read."""
    if row.choice is None and not row.folded:
        return look.px(22)
    usual = max(34, look.px(37))
    metrics = QFontMetrics(look.font("body_bold", SMALL_WORDS))
    room = width - SCROLL_BAR - look.px(52) - (usual if row.icon and look.text_scale < LARGE_TEXT else 0)
    if row.choice is not None and row.choice.warnings:
        room -= look.px(24)
    if row.may_cost:
        room -= look.px(USUAL_PRICE)
    lines = ceil(metrics.horizontalAdvance(row.text) / max(40.0, 0.9 * room))
    return usual + metrics.lineSpacing() * max(0, min(MOST_LINES, lines) - 2)


class OptionsDelegate(QStyledItemDelegate):
    """Paints a row: number, picture, words, warning, price."""

    def __init__(self, view: OptionsView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: Index) -> QSize:
        row = self._view.list_model.rows[index.row()]
        return QSize(100, row_height(row, self._view.width()))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self._view.list_model.rows[index.row()]
        rect = QRectF(option.rect)  # type: ignore[attr-defined]
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if row.choice is None:
            current = self._view.currentIndex().row() == index.row() or self._view.hovered == index.row()
            if row.folded and current:
                box(painter, rect.adjusted(6, 2, -6, -2), look.colour("panel"), look.colour("accent"), 9, 2)
            painter.setFont(look.font("note_bold", 0.94))
            painter.setPen(look.colour("text_soft"))
            words = f"▸ {row.text}" if row.folded else row.text
            painter.drawText(rect.adjusted(look.px(12), 2, 0, 0), LEFT, words)
            painter.restore()
            return
        state = option.state  # type: ignore[attr-defined]
        current = bool(state & QStyle.StateFlag.State_Selected)
        hover = bool(state & QStyle.StateFlag.State_MouseOver) or self._view.hovered == index.row()
        off = bool(row.choice.reasons)
        card = rect.adjusted(6, 2, -6, -2)
        fill = look.colour("panel" if off else "accent_soft" if current or hover else "raised")
        line = (
            look.colour("focus")
            if current and self._view.hasFocus()
            else look.colour("accent" if current or hover else "line")
        )
        box(painter, card, fill, line, 9, 2 if current or hover else 1.2)
        ink = look.colour("text_soft" if off else "text")
        x = card.x() + look.px(6)
        painter.setFont(look.font("note_bold"))
        painter.setPen(look.colour("text_soft"))
        key = self._view.key_of(index.row())
        painter.drawText(QRectF(x, card.y(), look.px(20), card.height()), CENTRE, key or "·")
        x += look.px(26)
        large = look.text_scale >= LARGE_TEXT  # words before pictures
        if row.icon and not large:
            size = min(card.height(), max(34, look.px(37)) - 4) - 6
            art.draw(painter, icon_path(row.icon), QRectF(x, card.center().y() - size / 2, size, size))
            x += size + look.px(6)
        right = card.right() - look.px(8)
        shrink = 0.72 if large else 1.0
        size, font, gap = look.px(19 * shrink), look.font("body", 0.94 * shrink), float(look.px(6 * shrink))
        if row.price:
            width = parts_width(row.price, size, font, gap)
            draw_parts(
                painter,
                right - width,
                card.y() + (card.height() - size) / 2,
                row.price,
                size,
                font,
                gap,
                look.colour("text"),
            )
            right -= width + look.px(8)
        if row.choice.warnings:
            art.draw(
                painter,
                "icons/ui_warning",
                QRectF(right - size, card.y() + (card.height() - size) / 2, size, size),
                ink=look.state("warning").name(),
            )
            right -= size + look.px(5)
        if row.marked:
            art.draw(
                painter,
                "icons/ui_check",
                QRectF(right - size, card.y() + (card.height() - size) / 2, size, size),
                ink=look.state("success").name(),
            )
            right -= size + look.px(5)
        painter.setPen(ink)
        self._words(painter, QRectF(x, card.y(), right - x, card.height()), row.text, current)
        painter.restore()

    @staticmethod
    def _words(painter: QPainter, area: QRectF, text: str, strong: bool) -> None:
        """One line, shrunk a little if need be; smaller lines, as many as fit, if that is not enough."""
        role = "body_bold" if strong else "body"
        font = look.fit(text, area.width(), look.font(role), 0.8)
        painter.setFont(font)
        if painter.fontMetrics().horizontalAdvance(text) <= area.width():
            painter.drawText(area, LEFT, text)
            return
        painter.setFont(look.font(role, SMALL_WORDS))
        metrics = painter.fontMetrics()
        room = 0.9 * max(2, int(area.height() / metrics.lineSpacing())) * area.width()
        if metrics.horizontalAdvance(text) > room:
            text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, int(room))
        painter.drawText(area, int(LEFT | Qt.TextFlag.TextWordWrap), text)


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

    def current_choice(self) -> Choice | None:
        index = self.currentIndex()
        return (
            self.list_model.rows[index.row()].choice
            if index.isValid() and index.row() < len(self.list_model.rows)
            else None
        )

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
