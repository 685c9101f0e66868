"""Pictures in a zoomable scene: drawn from pixmaps rasterised for about the current zoom, never from SVG at paint time."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.art import art, look
from desktop.art.look import Ramp
from desktop.board.raster import Pace, RasterItem, scale_of

LARGEST_RASTER = 24_000_000  # pixels of a backdrop kept at once
LARGE_AREA = 1_000_000  # pixels that are stretched roughly while the zoom moves
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
        self._rect = QRectF(0, 0, width, height if height is not None else width * art.aspect(path))

    def set_picture(self, path: str, tint: str | Ramp | None = None, on: str | None = None) -> None:
        if (path, tint, on) != (self.path, self.tint, self.on):
            self.path, self.tint, self.on = path, tint, on
            self.changed()

    def resize(self, width: float, height: float) -> None:
        self.prepareGeometryChange()
        self._rect = QRectF(0, 0, width, height)
        self.changed()

    def boundingRect(self) -> QRectF:
        return self._rect

    def draw(self, painter: QPainter) -> None:
        draw_picture(painter, self.path, self._rect, self.tint, self.ink, self.on)


class Backdrop(QGraphicsItem):
    """Everything that does not change, as one pixmap. `invalidate` when it does change after all.

    At rest it is rasterised for exactly the current zoom and copied pixel by pixel; while the zoom moves, the old raster
    is stretched instead (roughly, if the area is large). `opaque`: it covers all of its rectangle, and copies faster.
    """

    def __init__(self, rect: QRectF, paint_scene: Callable[[QPainter], None], opaque: bool = False) -> None:
        super().__init__()
        self._rect = rect
        self._paint = paint_scene
        self._format = QImage.Format.Format_RGB32 if opaque else QImage.Format.Format_ARGB32_Premultiplied
        self._raster: tuple[float, QPixmap] | None = None  # pixels per unit, and the pixels
        self.setZValue(-100)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)  # the exposed part only
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        look.changed.connect(self._forget)

    def _forget(self) -> None:
        self._raster = None

    def invalidate(self, rect: QRectF | None = None) -> None:
        """It has changed, perhaps also its size."""
        if rect is not None and rect != self._rect:
            self.prepareGeometryChange()
            self._rect = QRectF(rect)
        self._forget()
        self.update()

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint_all(self, painter: QPainter) -> None:
        """Everything at once, without a raster."""
        self._paint(painter)

    def _rasterised(self, scale: float) -> QPixmap:
        size = self._rect.size() * scale
        image = QImage(max(1, math.ceil(size.width())), max(1, math.ceil(size.height())), self._format)
        if self._format != QImage.Format.Format_RGB32:
            image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.scale(scale, scale)
        painter.translate(-self._rect.topLeft())
        self._paint(painter)
        painter.end()
        return QPixmap.fromImage(image, Qt.ImageConversionFlag.NoFormatConversion)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        scale, ratio = scale_of(painter), painter.device().devicePixelRatio()
        scale *= ratio
        pace: Pace | None = getattr(self.scene(), "pace", None)
        wanted = min(scale, math.sqrt(LARGEST_RASTER / (self._rect.width() * self._rect.height())))
        moves = widget is None or (pace is not None and pace.zooming)  # the lens looks on at another scale
        if self._raster is None or (self._raster[0] != wanted and not moves):
            began = time.perf_counter()
            self._raster = (wanted, self._rasterised(wanted))
            if pace is not None:
                pace.spend(time.perf_counter() - began)
        exposed = option.exposedRect.intersected(self._rect)  # type: ignore[attr-defined]
        if self._raster[0] == scale:
            self._copy(painter, exposed, scale, ratio)
        else:
            self._stretch(painter, exposed, scale)

    def _copy(self, painter: QPainter, exposed: QRectF, scale: float, ratio: float) -> None:
        assert self._raster is not None
        pixmap, corner = self._raster[1], painter.worldTransform().map(self._rect.topLeft()) * ratio
        source = QRectF(
            (exposed.topLeft() - self._rect.topLeft()) * scale, exposed.size() * scale
        ).toAlignedRect()
        source = source.adjusted(-1, -1, 1, 1).intersected(pixmap.rect())
        painter.save()
        painter.resetTransform()
        painter.scale(1 / ratio, 1 / ratio)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        painter.drawPixmap(QPoint(round(corner.x()), round(corner.y())) + source.topLeft(), pixmap, source)
        painter.restore()

    def _stretch(self, painter: QPainter, exposed: QRectF, scale: float) -> None:
        assert self._raster is not None
        step, pixmap = self._raster
        source = QRectF((exposed.topLeft() - self._rect.topLeft()) * step, exposed.size() * step)
        rough = exposed.width() * exposed.height() * scale * scale > LARGE_AREA
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not rough)
        painter.drawPixmap(exposed, pixmap, source)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)


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
