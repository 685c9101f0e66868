"""What every page of the main window can be asked."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.art import look
from desktop.widgets.basics import Button, Card, Text
from desktop.widgets.ground import Ground

if TYPE_CHECKING:
    from desktop.window import Window

NARROW = 1100  # pixels at text scale 100 %


class Page(Ground):
    """A page: it is entered and left, translated live, and answers commands by name."""

    def __init__(self, main: Window) -> None:
        super().__init__()
        self.main = main
        self.settings = main.settings

    def narrow(self) -> bool:
        """Is the text so large for the window that columns must stand under each other?"""
        return self.main.width() < NARROW * look.text_scale

    def enter(self) -> None:
        """Called each time the page comes to the front."""

    def leave(self) -> None:
        """Called before another page comes to the front."""

    def retranslate(self) -> None:
        """Called when the language changed."""

    def may_close(self) -> bool:
        """Asked before the window closes; only something that would be lost stands in the way."""
        return True

    def close_down(self) -> None:
        """Called once when the window closes."""

    def settle(self) -> None:
        """Completes every motion on the page."""

    def sharpen(self) -> None:
        """From now on nothing is stretched for the sake of speed: for pictures of the window."""

    def commands(self) -> dict[str, Callable[[], None]]:
        """The commands (desktop.menus) this page answers now."""
        return {}

    def choices(self, name: str) -> list[tuple[str, Callable[[], None], bool]]:
        """The lines of a submenu that depends on the page: text, answer, checked."""
        return []

    def checked_commands(self) -> set[str]:
        return set()

    def game_slug(self) -> str:
        """The game this page is about, or nothing."""
        return ""


class SidePage(Page):
    """A page for a visit: Back and Esc lead to where one came from."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.main.back()
        else:
            super().keyPressEvent(event)


class SheetPage(SidePage):
    """A page with a title on the wood, buttons beside it, a way back, and one sheet of paper to fill."""

    def __init__(self, main: Window, *buttons: Button) -> None:
        super().__init__(main)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 10, 20, 14)
        head = QHBoxLayout()
        self.title = Text("", "title", "on_wood")
        head.addWidget(self.title, 1)
        self.back = Button("", "ui_undo", primary=True)
        self.back.clicked.connect(main.back)
        for button in (*buttons, self.back):
            head.addWidget(button)
        column.addLayout(head)
        card = Card()
        column.addWidget(card, 1)
        self.sheet = QVBoxLayout(card)
        self.sheet.setContentsMargins(14, 14, 14, 14)


def clear_layout(widget: QWidget) -> None:
    """Empties a widget's layout; the old children go when the event loop comes round."""
    layout = widget.layout()
    if layout is None:
        return
    while layout.count():
        item = layout.takeAt(0)
        if item is None:
            break
        child = item.widget()
        if child is not None:
            child.hide()
            child.deleteLater()
        elif item.layout() is not None:
            holder = QWidget()
            holder.setLayout(item.layout())
            holder.deleteLater()
