"""Pictures in a zoomable scene: drawn from pixmaps rasterised for about the current zoom, never from SVG at paint time."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.art import art, look
from desktop.art.look import Ramp
from desktop.board.backdrop import seen
from desktop.board.raster import RasterItem, scale_of

STEPS_PER_OCTAVE = 3  # zoom steps share rasters: at most 26 % too large, never too small


def raster_scale(painter: QPainter) -> float:
    """Device pixels per scene unit, rounded up to a step."""
    scale = scale_of(painter) * painter.device().devicePixelRatio()
    if scale <= 0:
        return 1.0
    return float(2 ** (math.ceil(math.log2(scale) * STEPS_PER_OCTAVE - 0.01) / STEPS_PER_OCTAVE))


def tile_ground(painter: QPainter, path: str, rect: QRectF) -> None:
    """Fills a rectangle with a repeating ground, in pixels: a tile that fits the zoom is copied, not stretched."""
    scale, box = scale_of(painter), art.renderer(path).viewBoxF()
    tile = art.pixmap(path, box.width() * scale, box.height() * scale)
    area = painter.worldTransform().mapRect(rect).toAlignedRect()
    painter.save()
    painter.resetTransform()
    painter.drawTiledPixmap(area, tile)
    painter.restore()


Notes = list[tuple[str, QRectF]]
_notebooks: list[Notes] = []  # of those who want to know which pictures are drawn where


@contextmanager
def noting() -> Iterator[Notes]:
    """While this is open, pictures are not drawn but noted: path and rectangle in scene units (the icon legend)."""
    notes: Notes = []
    _notebooks.append(notes)
    try:
        yield notes
    finally:
        _notebooks.remove(notes)


def draw_picture(
    painter: QPainter,
    path: str,
    rect: QRectF,
    tint: str | Ramp | None = None,
    ink: str | None = None,
    on: str | None = None,
) -> None:
    """Draws a picture of the kit into scene units, sharp at any zoom. For paint methods of items."""
    if _notebooks:
        _notebooks[-1].append((path, painter.worldTransform().mapRect(rect)))
        return
    if not seen(painter, rect):
        return
    scale = raster_scale(painter)
    pixmap = art.pixmap(
        path, max(1.0, rect.width() * scale), max(1.0, rect.height() * scale), tint=tint, ink=ink, on=on
    )
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))


class Sprite(RasterItem):
    """One picture of the kit as an item. Position is the upper left corner; change it with `set_picture`."""

    def __init__(
        self,
        path: str,
        width: float,
        height: float | None = None,
        tint: str | Ramp | None = None,
        on: str | None = None,
        ink: str | None = None,
    ) -> None:
        super().__init__()
        self.path, self.tint, self.on, self.ink = path, tint, on, ink
        self.setRect(QRectF(0, 0, width, height if height is not None else width * art.aspect(path)))

    def set_picture(self, path: str, tint: str | Ramp | None = None, on: str | None = None) -> None:
        if (path, tint, on) != (self.path, self.tint, self.on):
            self.path, self.tint, self.on = path, tint, on
            self.changed()

    def resize(self, width: float, height: float) -> None:
        self.setRect(QRectF(0, 0, width, height))
        self.changed()

    def draw(self, painter: QPainter) -> None:
        draw_picture(painter, self.path, self.boundingRect(), self.tint, self.ink, self.on)


class Label(QGraphicsItem):
    """Words or a number of the board, in scene units, fitted into a rectangle."""

    def __init__(
        self,
        rect: QRectF,
        text: str = "",
        pixels: float = 14,
        colour: str = "#2b2118",
        bold: bool = True,
        serif: bool = False,
        align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignCenter,
    ) -> None:
        super().__init__()
        self._rect, self._text, self._pixels = rect, text, pixels
        self._colour, self._bold, self._serif, self._align = QColor(colour), bold, serif, align
        self._font = self._fitted()
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def _fitted(self) -> QFont:
        return look.fit(
            self._text, self._rect.width(), look.plain_font(self._pixels, self._bold, self._serif), 0.5
        )

    @property
    def text(self) -> str:
        return self._text

    def set_text(self, text: str, colour: str | None = None) -> None:
        if text != self._text or (colour and QColor(colour) != self._colour):
            self._text = text
            self._font = self._fitted()
            if colour:
                self._colour = QColor(colour)
            self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.TextAntialiasing)
        painter.setFont(self._font)
        painter.setPen(self._colour)
        painter.drawText(self._rect, int(self._align), self._text)
