"""The lens: a piece of a board, larger, beside the pointer."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.art import look
from desktop.board.view import BoardView

POWER = 2.5
SIZE = QSize(220, 160)
AWAY = 26  # from the pointer, so that what one points at stays free


class Lens(QWidget):
    """A child of the page; never in the way of the mouse."""

    def __init__(self, page: QWidget) -> None:
        super().__init__(page)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.resize(SIZE)
        self._page = page
        self._view: BoardView | None = None
        self._point = QPoint()
        self.hide()

    def look_at(self, view: BoardView, point: QPoint, inside: QRect) -> None:
        """Shows what lies under `point` of the view; stays within `inside` of the page."""
        self._view, self._point = view, point
        pointer = self._page.mapFromGlobal(view.viewport().mapToGlobal(point))
        x = pointer.x() + AWAY
        if x + self.width() > inside.right():
            x = pointer.x() - AWAY - self.width()
        y = max(inside.top(), min(pointer.y() - self.height() // 2, inside.bottom() - self.height()))
        self.move(max(inside.left(), x), y)
        self.show()
        self.raise_()
        self.update()

    def put_away(self) -> None:
        self._view = None
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._view is None or self._view.scene() is None:
            return
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self.size() * ratio)
        source = QRect(0, 0, round(SIZE.width() / POWER), round(SIZE.height() / POWER))
        source.moveCenter(self._point)
        inner = QPainter(picture)
        inner.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._view.render(inner, QRectF(picture.rect()), source)
        inner.end()
        picture.setDevicePixelRatio(ratio)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        outline = QPainterPath()
        outline.addRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 14, 14)
        painter.setClipPath(outline)
        painter.drawPixmap(0, 0, picture)
        painter.setClipping(False)
        painter.setPen(QPen(look.colour("accent"), 3))
        painter.drawPath(outline)
