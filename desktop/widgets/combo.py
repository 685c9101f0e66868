"""A drop-down list whose field and rows are large enough for a finger."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QSize
from PySide6.QtWidgets import QComboBox, QStyledItemDelegate, QStyleOptionViewItem

from desktop.art import look

LEAST = 32  # pixels, also with small text


def row_height() -> int:
    """The height of anything that is clicked in a list."""
    return max(LEAST, look.px(LEAST))


class TallRows(QStyledItemDelegate):
    """Rows of a list that are easy to hit."""

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        wanted = super().sizeHint(option, index)
        return QSize(wanted.width(), max(wanted.height(), row_height()))


class Combo(QComboBox):
    def __init__(self) -> None:
        super().__init__()
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setItemDelegate(TallRows(self))
        self.setMinimumHeight(LEAST)
