"""Items as pixels: painted once per zoom into a pixmap, so that a repaint only copies.

While the zoom moves, the old pixels are stretched. When it has come to rest they are made anew, a few in every repaint, so
that the window never stands still for it.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from weakref import WeakKeyDictionary

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from desktop.art import look

BUDGET = 0.008  # seconds for sharpening in one repaint
LARGEST = (
    8_000_000  # pixels of one item; what is larger is seen in parts only, and is painted directly at rest
)
MOST = 24_000_000  # pixels of all items of a scene; then the oldest go, which are out of sight

Made = tuple[float, str, str, bool]  # for which zoom and look pixels were made


class Pace:
    """When the stretched pixels of a scene are made anew: at rest, and only a few in one repaint."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.zooming = False
        self._budget = BUDGET
        self._spent = 0.0
        self._kept: WeakKeyDictionary[RasterItem, int] = WeakKeyDictionary()
        self._more = QTimer(scene)
        self._more.setSingleShot(True)
        self._more.timeout.connect(scene.update)

    def begin(self) -> None:
        """A repaint begins."""
        self._spent = 0.0

    def rest(self) -> None:
        """The zoom has come to rest: what was stretched becomes sharp."""
        self.zooming = False
        self._more.start(0)

    def take_time(self) -> None:
        """From now on one repaint makes everything sharp, however long it takes."""
        self.zooming, self._budget = False, math.inf

    def sharpens(self) -> bool:
        """May stretched pixels be made anew now? If only this repaint has no time left, another one follows."""
        if self.zooming:
            return False
        if self._spent < self._budget:
            return True
        self._more.start(0)
        return False

    def spend(self, seconds: float) -> None:
        self._spent += seconds

    def keep(self, item: RasterItem, pixels: int) -> None:
        """An item has so many new pixels."""
        self._kept.pop(item, None)
        self._kept[item] = pixels  # the newest stands last
        total = sum(self._kept.values())
        while total > MOST:
            oldest = next(iter(self._kept))
            total -= self._kept.pop(oldest)
            oldest.forget()

    @property
    def sharp(self) -> bool:
        """Does no repaint wait that would make something sharp?"""
        return not self.zooming and not self._more.isActive()


def scale_of(painter: QPainter) -> float:
    """Pixels of the layout per unit of the item."""
    transform = painter.worldTransform()
    return math.hypot(transform.m11(), transform.m12())


def copy_pixels(painter: QPainter, rect: QRectF, pixmap: QPixmap) -> None:
    """Draws a pixmap pixel by pixel, its corner at the pixel nearest to that of a rectangle of the item."""
    ratio, before = pixmap.devicePixelRatio(), painter.worldTransform()
    corner = before.map(rect.topLeft())
    painter.setWorldTransform(
        QTransform.fromTranslate(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio)
    )
    painter.drawPixmap(0, 0, pixmap)
    painter.setWorldTransform(before)  # save() and restore() would take longer than the copying


def make_pixels(rect: QRectF, factor: float, ratio: float, draw: Callable[[QPainter], None]) -> QPixmap:
    """A rectangle of an item with `factor` pixels per unit; `ratio` of them are one pixel of the layout."""
    pixmap = QPixmap(max(1, round(rect.width() * factor)), max(1, round(rect.height() * factor)))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    hints = QPainter.RenderHint
    painter.setRenderHints(hints.Antialiasing | hints.SmoothPixmapTransform | hints.TextAntialiasing)
    painter.scale(factor, factor)
    painter.translate(-rect.topLeft())
    draw(painter)
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


class RasterItem(QGraphicsItem):
    """Base: subclasses implement `draw` in their own units, and call `changed` when it would draw something else."""

    def __init__(self) -> None:
        super().__init__()
        self._pixels: tuple[Made, QPixmap] | None = None
        self._larger: tuple[Made, QPixmap] | None = None  # for the lens, which looks on at another scale
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def draw(self, painter: QPainter) -> None:
        raise NotImplementedError

    def changed(self) -> None:
        self.forget()
        self.update()

    def forget(self) -> None:
        """The pixels go; the next repaint makes them anew."""
        self._pixels = self._larger = None

    def paint_all(self, painter: QPainter) -> None:
        """At once and without pixels (the icon legend)."""
        self.draw(painter)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        rect, ratio = self.boundingRect(), painter.device().devicePixelRatio()
        factor = scale_of(painter) * ratio
        made = (factor, look.vision, look.theme, look.glyphs)
        if widget is None:
            if self._larger is None or self._larger[0] != made:
                self._larger = (made, make_pixels(rect, factor, ratio, self.draw))
            copy_pixels(painter, rect, self._larger[1])
            return
        pixels = self._on_screen(rect, ratio, made)
        if pixels is None:
            self.draw(painter)
        elif pixels[0][0] == factor:
            copy_pixels(painter, rect, pixels[1])
        else:
            painter.drawPixmap(rect, pixels[1], QRectF(pixels[1].rect()))

    def _on_screen(self, rect: QRectF, ratio: float, made: Made) -> tuple[Made, QPixmap] | None:
        """The pixels for that zoom, or those of another zoom as long as there is no time to make them."""
        old = self._pixels
        if old is not None and old[0] == made:
            return old
        pace: Pace | None = getattr(self.scene(), "pace", None)
        if old is not None and old[0][1:] == made[1:] and pace is not None and not pace.sharpens():
            return old
        size = rect.width() * rect.height() * made[0] ** 2
        if size > LARGEST:
            return None
        began = time.perf_counter()
        new = self._pixels = (made, make_pixels(rect, made[0], ratio, self.draw))
        if pace is not None:
            pace.spend(time.perf_counter() - began)
            pace.keep(self, round(size))
        return new
