"""Pictures in a zoomable scene: drawn from pixmaps rasterised for about the current zoom, never from SVG at paint time."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.art import art, look
from desktop.art.look import Ramp

STEPS_PER_OCTAVE = 3  # zoom steps share rasters: at most 26 % too large, never too small


def raster_scale(painter: QPainter) -> float:
    """Device pixels per scene unit, rounded up to a step."""
    transform = painter.worldTransform()
    scale = math.hypot(transform.m11(), transform.m12()) * painter.device().devicePixelRatio()
    if scale <= 0:
        return 1.0
    return float(2 ** (math.ceil(math.log2(scale) * STEPS_PER_OCTAVE - 0.01) / STEPS_PER_OCTAVE))


def draw_picture(
    painter: QPainter,
    path: str,
    rect: QRectF,
    tint: str | Ramp | None = None,
    ink: str | None = None,
    on: str | None = None,
) -> None:
    """Draws a picture of the kit into scene units, sharp at any zoom. For paint methods of items."""
    scale = raster_scale(painter)
    pixmap = art.pixmap(
        path, max(1.0, rect.width() * scale), max(1.0, rect.height() * scale), tint=tint, ink=ink, on=on
    )
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))


class Sprite(QGraphicsItem):
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
        self._rect = QRectF(0, 0, width, height if height is not None else width * art.aspect(path))
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_picture(self, path: str, tint: str | Ramp | None = None, on: str | None = None) -> None:
        if (path, tint, on) != (self.path, self.tint, self.on):
            self.path, self.tint, self.on = path, tint, on
            self.update()

    def resize(self, width: float, height: float) -> None:
        self.prepareGeometryChange()
        self._rect = QRectF(0, 0, width, height)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        draw_picture(painter, self.path, self._rect, self.tint, self.ink, self.on)


class Backdrop(QGraphicsItem):
    """Everything that does not change, as one pixmap per zoom step. `invalidate` when it does change after all."""

    def __init__(self, rect: QRectF, paint_scene: Callable[[QPainter], None]) -> None:
        super().__init__()
        self._rect = rect
        self._paint = paint_scene
        self._cache: dict[float, QPixmap] = {}
        self.setZValue(-100)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        look.changed.connect(self._forget)

    def _forget(self) -> None:
        self._cache.clear()

    def invalidate(self) -> None:
        self._cache.clear()
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        scale = raster_scale(painter)
        largest = 6000 / max(self._rect.width(), self._rect.height())
        scale = min(scale, largest)
        pixmap = self._cache.get(scale)
        if pixmap is None:
            pixmap = QPixmap(
                max(1, round(self._rect.width() * scale)), max(1, round(self._rect.height() * scale))
            )
            pixmap.fill(Qt.GlobalColor.transparent)
            inner = QPainter(pixmap)
            inner.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            inner.scale(scale, scale)
            inner.translate(-self._rect.topLeft())
            self._paint(inner)
            inner.end()
            if len(self._cache) > 2:
                self._cache.pop(next(iter(self._cache)))
            self._cache[scale] = pixmap
        exposed = option.exposedRect.intersected(self._rect)  # type: ignore[attr-defined]
        source = QRectF(
            (exposed.x() - self._rect.x()) * scale,
            (exposed.y() - self._rect.y()) * scale,
            exposed.width() * scale,
            exposed.height() * scale,
        )
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(exposed, pixmap, source)


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
