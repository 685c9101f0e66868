"""The table under everything. By itself, because the first picture of the window needs this and nothing else."""

from __future__ import annotations

from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from desktop.art import art, look


class Ground(QWidget):
    """A page lying on the table: wood in the light theme, felt in the dark one."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        look.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        art.tile(painter, table_ground(), self.rect())


def table_ground(table: str = "theme") -> str:
    """The picture under everything: a file of common/, or by theme."""
    if table != "theme":
        return f"common/{table}"
    return "common/felt_dark" if look.theme == "dark" else "common/table_wood"
