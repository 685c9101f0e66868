"""What the lists of the game page share: painted rows of their own, scrolled by pixels, followed by the mouse."""

from __future__ import annotations

from collections.abc import Sized

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QAbstractItemView, QListView

from desktop.art import look
from desktop.widgets.scroll_bar import make_slim

Index = QModelIndex | QPersistentModelIndex


class RowModel(QAbstractListModel):
    """As many rows as `content` has."""

    def content(self) -> Sized:
        raise NotImplementedError

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008  Qt's signature
        return 0 if parent.isValid() else len(self.content())


class RowList(QListView):
    """A list without frame and sideways scrolling, transparent, laid out anew when the look changes."""

    def __init__(self) -> None:
        super().__init__()
        self.setFrameShape(QListView.Shape.NoFrame)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.viewport().setAutoFillBackground(False)
        make_slim(self)
        look.changed.connect(self._restyle)

    def _restyle(self) -> None:
        self.scheduleDelayedItemsLayout()
        self.viewport().update()
