"""Headings of the side column: one title, or several as tabs."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QStackedWidget, QVBoxLayout, QWidget

from desktop.art import look
from desktop.widgets.paint import CENTRE, LEFT, RIGHT


class Heading(QWidget):
    """A quiet bar with a title at the left and a note at the right."""

    def __init__(self, title: str = "", note: str = "") -> None:
        super().__init__()
        self.title, self.note = title, note
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def set(self, title: str, note: str = "") -> None:
        if (title, note) != (self.title, self.note):
            self.title, self.note = title, note
            self.setAccessibleName(f"{title} {note}".strip())
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(120, look.px(28))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour("sunken"))
        painter.setFont(look.font("note"))
        painter.setPen(look.colour("text_soft"))
        width = QFontMetrics(painter.font()).horizontalAdvance(self.note)
        painter.drawText(QRectF(0, 0, self.width() - look.px(10), self.height()), RIGHT, self.note)
        room = self.width() - width - look.px(30)
        painter.setPen(look.colour("text"))
        painter.setFont(look.fit(self.title, room, look.font("note_bold", 1.07), 0.8))
        text = painter.fontMetrics().elidedText(self.title, Qt.TextElideMode.ElideRight, room)
        painter.drawText(QRectF(look.px(12), 0, room, self.height()), LEFT, text)


class Tabs(QWidget):
    """A heading of several titles, one in front."""

    changed = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.titles: list[str] = []
        self.current = 0
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(120, look.px(30))

    def set_titles(self, titles: list[str]) -> None:
        if titles != self.titles:
            self.titles = titles
            self.setAccessibleName(", ".join(titles))
            self.update()

    def select(self, index: int) -> None:
        if index != self.current:
            self.current = index
            self.update()
            self.changed.emit(index)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self.titles:
            self.select(
                min(len(self.titles) - 1, int(event.position().x() * len(self.titles) / max(1, self.width())))
            )

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right) and self.titles:
            step = 1 if event.key() == Qt.Key.Key_Right else -1
            self.select((self.current + step) % len(self.titles))
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour("sunken"))
        width = self.width() / max(1, len(self.titles))
        for i, title in enumerate(self.titles):
            area = QRectF(i * width, 0, width, self.height())
            if i == self.current:
                painter.fillRect(area, look.colour("panel"))
                painter.fillRect(QRectF(area.x(), 0, width, 3), look.colour("accent"))
            painter.setPen(look.colour("text" if i == self.current else "text_soft"))
            painter.setFont(
                look.fit(title, width - 8, look.font("note_bold" if i == self.current else "note"), 0.75)
            )
            shown = painter.fontMetrics().elidedText(title, Qt.TextElideMode.ElideRight, int(width) - 4)
            painter.drawText(area, CENTRE, shown)
        if self.hasFocus():
            painter.setPen(QPen(look.colour("focus"), 2))
            painter.drawRect(QRectF(self.current * width, 0, width, self.height()).adjusted(1, 1, -1, -1))


class TabPanel(QWidget):
    """Tabs over a stack; with one page only its title is shown."""

    def __init__(self) -> None:
        super().__init__()
        self.tabs = Tabs()
        self.stack = QStackedWidget()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.tabs)
        column.addWidget(self.stack, 1)
        self.tabs.changed.connect(self.stack.setCurrentIndex)

    def set_pages(self, pages: list[tuple[str, QWidget]]) -> None:
        while self.stack.count():
            self.stack.removeWidget(self.stack.widget(0))
        for _, widget in pages:
            self.stack.addWidget(widget)
        self.tabs.current = 0
        self.tabs.set_titles([title for title, _ in pages])
        self.stack.setCurrentIndex(0)

    def set_title(self, widget: QWidget, title: str) -> None:
        """Another title for one of the pages, if it is here."""
        index = self.stack.indexOf(widget)
        if index >= 0:
            self.tabs.set_titles([title if i == index else old for i, old in enumerate(self.tabs.titles)])

    def show_page(self, widget: QWidget) -> None:
        index = self.stack.indexOf(widget)
        if index >= 0:
            self.tabs.select(index)
