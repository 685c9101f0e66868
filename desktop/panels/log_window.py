"""The log in a window of its own."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QVBoxLayout, QWidget

from desktop.art import look
from desktop.panels.log import LogPanel
from desktop.texts import tr


class LogWindow(QDialog):
    """Not modal: the game goes on beside it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setModal(False)
        self.setWindowTitle(tr("Log"))
        self.resize(look.px(460), look.px(620))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.panel = LogPanel()
        self.panel.filter.setCurrentIndex(1)
        column.addWidget(self.panel)
