"""The base of all items of the table: painted once per zoom into a pixmap, so that a repaint only copies pixels."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QGraphicsView, QStyleOptionGraphicsItem, QWidget

from desktop.art import look
from desktop.texts import language

SHARPEN_MS = 120
MOST_PIXELS = 9e6  # of the ground as one pixmap
SMOOTH_PIXELS = 1.2e6
GROUND_Z = -100


class Focus:
    """Which zoom the pixmaps of a scene are made for. While zooming, the old ones are stretched; as soon as the same
    zoom is painted twice (a timer sees to it), they are made anew and are sharp."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.scale = 0.0
        self._next = 0.0
        self._timer = QTimer(scene)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(scene.update)

    def begin(self, scale: float) -> None:
        """A paint pass starts: called by the ground, which is painted first."""
        if scale == self.scale:
            self._next = 0.0
            return
        if not self.scale:
            self.scale = scale
        elif scale == self._next:
            self.scale = scale
            self._timer.start(0)  # a partial repaint may have noticed it; the rest follows
        else:
            self._next = scale
            self._timer.start(SHARPEN_MS)


def scale_of(painter: QPainter) -> float:
    """Pixels of the layout per scene unit."""
    transform = painter.worldTransform()
    return math.hypot(transform.m11(), transform.m12())


def make_raster(rect: QRectF, factor: float, ratio: float, draw: Callable[[QPainter], None]) -> QPixmap:
    """A part of a scene as a pixmap with `factor` device pixels per unit; `ratio` of them are a pixel of the layout."""
    pixmap = QPixmap(max(1, math.ceil(rect.width() * factor)), max(1, math.ceil(rect.height() * factor)))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    hints = QPainter.RenderHint
    painter.setRenderHints(hints.Antialiasing | hints.SmoothPixmapTransform | hints.TextAntialiasing)
    painter.scale(factor / ratio, factor / ratio)
    painter.translate(-rect.topLeft())
    draw(painter)
    painter.end()
    return pixmap


def copy_pixels(painter: QPainter, corner: QPointF, pixmap: QPixmap) -> None:
    """Draws a pixmap pixel by pixel with its corner at a point of the item."""
    ratio = pixmap.devicePixelRatio()
    before = painter.worldTransform()
    place = before.map(corner)
    painter.setWorldTransform(
        QTransform.fromTranslate(round(place.x() * ratio) / ratio, round(place.y() * ratio) / ratio)
    )
    painter.drawPixmap(0, 0, pixmap)
    painter.setWorldTransform(before)  # save() and restore() would take longer than the copying


class Ground(QGraphicsItem):
    """What never changes, as one pixmap: the whole of it, or of what is seen when the zoom is high."""

    def __init__(self, rect: QRectF, focus: Focus, draw: Callable[[QPainter], None]) -> None:
        super().__init__()
        self._rect, self._focus, self._draw = rect, focus, draw
        self._part = QRectF()
        self._pixmap: QPixmap | None = None
        self._whole: QPixmap | None = None
        self._larger: tuple[tuple[float, str], QPixmap] | None = None
        self._drawn: tuple[object, ...] = ()
        self.setZValue(GROUND_Z)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._rect

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        scale, ratio = scale_of(painter), painter.device().devicePixelRatio()
        if widget is None:
            self._paint_larger(painter, scale)
            return
        self._focus.begin(scale)
        exposed = option.exposedRect.intersected(self._rect)  # type: ignore[attr-defined]
        drawn = (self._focus.scale, ratio, look.vision, language())
        if self._focus.scale == scale and (self._drawn != drawn or not self._part.contains(exposed)):
            self._drawn = drawn
            self._part = self._seen(scale * ratio, exposed, widget)
            self._pixmap = make_raster(self._part, scale * ratio, ratio, self._draw)
            if self._part == self._rect:
                self._whole = self._pixmap
        if self._pixmap is not None and self._focus.scale == scale:
            copy_pixels(painter, self._part.topLeft(), self._pixmap)
        elif self._whole is not None:
            factor = self._whole.width() / self._rect.width()
            source = QRectF((exposed.topLeft() - self._rect.topLeft()) * factor, exposed.size() * factor)
            quick = (
                exposed.width() * exposed.height() * scale * scale > SMOOTH_PIXELS
            )  # a large window is zooming
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not quick)
            painter.drawPixmap(exposed, self._whole, source)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, True)

    def paint_all(self, painter: QPainter) -> None:
        """Everything at once, without a raster (the icon legend)."""
        self._draw(painter)

    def _paint_larger(self, painter: QPainter, scale: float) -> None:
        """For the lens, which looks on at another scale: a raster of its own, and the zoom is not touched."""
        if self._larger is None or self._larger[0] != (scale, look.vision):
            self._larger = ((scale, look.vision), make_raster(self._rect, scale, 1.0, self._draw))
        copy_pixels(painter, self._rect.topLeft(), self._larger[1])

    def _seen(self, factor: float, exposed: QRectF, widget: QWidget | None) -> QRectF:
        if self._whole is None or self._rect.width() * self._rect.height() * factor * factor < MOST_PIXELS:
            return self._rect
        view = widget.parentWidget() if widget is not None else None
        if isinstance(view, QGraphicsView):
            exposed = exposed.united(view.mapToScene(view.viewport().rect()).boundingRect())
        return exposed.adjusted(-2, -2, 2, 2).intersected(self._rect)


class Painted(QGraphicsItem):
    """Base: subclasses implement `draw` in their own units; `show_as` with another key draws anew."""

    def __init__(self, width: float, height: float, margin: float = 4) -> None:
        super().__init__()
        self.width, self.height = width, height
        self._bounds = QRectF(-margin, -margin, width + 2 * margin, height + 2 * margin)
        self._pixmap: QPixmap | None = None
        self._drawn: tuple[object, ...] = ()
        self.key: tuple[object, ...] = ()
        self._shown = False  # nothing to show before the first key
        self._squeezed = 1.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    @property
    def rect(self) -> QRectF:
        return QRectF(0, 0, self.width, self.height)

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError

    def show_as(self, *key: object) -> None:
        """Changes what is shown, if it differs."""
        if key != self.key or not self._shown:
            self.key, self._shown = key, True
            self._pixmap = None
            self.update()

    def squeeze(self, part: float) -> None:
        """How wide it looks while it is turned over: 1 lies flat, 0 stands on its edge."""
        self._squeezed = part
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def paint_all(self, painter: QPainter) -> None:
        """At once, without a raster (the icon legend, the lens)."""
        if self._shown:
            self.draw(painter)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if not self._shown:
            return
        if widget is None:
            self.draw(painter)
            return
        scale, ratio = scale_of(painter), painter.device().devicePixelRatio()
        drawn = (scale, ratio, look.vision, look.glyphs)
        if self._pixmap is not None and self._drawn != drawn:
            focus = getattr(self.scene(), "focus", None)
            if focus is not None and focus.scale != scale:
                painter.drawPixmap(self._bounds, self._pixmap, QRectF(self._pixmap.rect()))
                return
        if self._pixmap is None or self._drawn != drawn:
            self._drawn = drawn
            self._pixmap = make_raster(self._bounds, scale * ratio, ratio, self.draw)
        if self._squeezed == 1:
            copy_pixels(painter, self._bounds.topLeft(), self._pixmap)
            return
        aside = self._bounds.width() * (1 - self._squeezed) / 2
        painter.drawPixmap(
            self._bounds.adjusted(aside, 0, -aside, 0), self._pixmap, QRectF(self._pixmap.rect())
        )
