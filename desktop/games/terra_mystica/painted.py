"""The base of all items of the table: painted once per zoom into a pixmap, so that a repaint only copies pixels."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop.board.raster import RasterItem, stretch_pixels


class Painted(RasterItem):
    """Base: subclasses implement `draw` in their own units; `show_as` with another key draws anew."""

    in_layout = True

    def __init__(self, width: float, height: float, margin: float = 4) -> None:
        super().__init__()
        self.width, self.height = width, height
        self.setRect(QRectF(-margin, -margin, width + 2 * margin, height + 2 * margin))
        self.key: tuple[object, ...] = ()
        self._shown = False  # nothing to show before the first key
        self._squeezed = 1.0

    @property
    def rect(self) -> QRectF:  # type: ignore[override]
        """Without the margin."""
        return QRectF(0, 0, self.width, self.height)

    def show_as(self, *key: object) -> None:
        """Changes what is shown, if it differs."""
        if key != self.key or not self._shown:
            self.key, self._shown = key, True
            self.changed()

    def squeeze(self, part: float) -> None:
        """How wide it looks while it is turned over: 1 lies flat, 0 stands on its edge."""
        self._squeezed = part
        self.update()

    def paint_all(self, painter: QPainter) -> None:
        """At once, without a raster (the icon legend, the lens)."""
        if self._shown:
            self.draw(painter)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if not self._shown:
            return
        if widget is None:
            self.draw(painter)
        else:
            super().paint(painter, option, widget)

    def put(self, painter: QPainter, pixmap: QPixmap, exact: bool) -> None:
        if self._squeezed == 1:
            super().put(painter, pixmap, exact)
            return
        bounds = self.boundingRect()
        aside = bounds.width() * (1 - self._squeezed) / 2
        stretch_pixels(painter, bounds.adjusted(aside, 0, -aside, 0), pixmap)
