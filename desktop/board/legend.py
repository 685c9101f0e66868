"""The icon legend: while it is held, every icon of a board carries its word."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetrics, QImage, QPainter, QPaintEvent
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop.art import look
from desktop.board.sprite import Notes, noting
from desktop.board.view import BoardView
from desktop.widgets.paint import CENTRE, box


def pictures_of(view: BoardView) -> Notes:
    """All pictures the board shows, with their places in scene units: the items paint, and are only noted."""
    scene = view.board()
    if scene is None:
        return []
    nowhere = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
    painter = QPainter(nowhere)
    option = QStyleOptionGraphicsItem()
    with noting() as notes:
        for item in scene.items(Qt.SortOrder.AscendingOrder):
            if not item.isVisible():
                continue
            painter.save()
            painter.setWorldTransform(item.sceneTransform())
            paint_all = getattr(item, "paint_all", None)  # of items that otherwise copy a raster
            if paint_all is not None:
                paint_all(painter)
            else:
                item.paint(painter, option, None)
            painter.restore()
    painter.end()
    return notes


class Legend(QWidget):
    """Lies over one board and names its icons. `word_of` gives the word of a picture, or nothing."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view.viewport())
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._view = view
        self._named: list[tuple[str, QRectF]] = []
        self.hide()

    def show_words(self, word_of: Callable[[str], str]) -> None:
        """Names what the board shows now; call again when it changes."""
        named = [(word_of(path), rect) for path, rect in pictures_of(self._view)]
        self._named = [(word, rect) for word, rect in named if word]
        self.setGeometry(self._view.viewport().rect())  # a view that scrolls takes its children along
        self.setVisible(bool(self._named))
        self.raise_()
        self.update()

    def put_away(self) -> None:
        self._named = []
        self.hide()

    def tags(self) -> list[tuple[str, QRectF]]:
        """Word and place of every tag that finds room; each word once before any word twice."""
        metrics = QFontMetrics(look.font("tiny"))
        seen: set[str] = set()
        first: Notes = []
        again: Notes = []
        for word, rect in self._named:
            (again if word in seen else first).append((word, rect))
            seen.add(word)
        placed: list[tuple[str, QRectF]] = []
        area = QRectF(self.rect())
        for word, rect in first + again:
            icon = QRectF(self._view.mapFromScene(rect).boundingRect())
            width, height = metrics.horizontalAdvance(word) + 8, metrics.height() + 2
            tag = QRectF(icon.center().x() - width / 2, icon.bottom() - height * 0.4, width, height)
            tag.moveLeft(max(0.0, min(tag.left(), area.width() - width)))
            free = not any(tag.intersects(other) for _, other in placed)
            if free and area.contains(icon.center()) and area.contains(tag):
                placed.append((word, tag))
        return placed

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(look.font("tiny"))
        for word, tag in self.tags():
            box(painter, tag, look.colour("raised"), look.colour("accent"), 4, 1)
            painter.setPen(look.colour("text"))
            painter.drawText(tag, CENTRE, word)
