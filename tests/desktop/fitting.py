"""Is every word on the screen readable? Labels and buttons that are too small for their text."""

from __future__ import annotations

from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from desktop.widgets.basics import ElidedText


def cut_texts(root: QWidget) -> list[tuple[str, int, int]]:
    """(text, room, need) of everything visible under a widget that is cut off; what elides on purpose is not."""
    found = []
    for label in root.findChildren(QLabel):
        if not label.isVisible() or isinstance(label, ElidedText) or not label.text():
            continue
        if label.wordWrap():
            need = label.heightForWidth(label.width())
            if need > label.height() + 2:
                found.append((label.text(), label.height(), need))
        elif label.fontMetrics().horizontalAdvance(label.text()) > label.width() + 2:
            found.append((label.text(), label.width(), label.fontMetrics().horizontalAdvance(label.text())))
    for button in root.findChildren(QPushButton):
        need = button.fontMetrics().horizontalAdvance(button.text().replace("&", ""))
        if button.isVisible() and need > button.width():
            found.append((button.text(), button.width(), need))
    return found
