"""Items as pixels: painted once per zoom into a pixmap, so that a repaint only copies.

While the zoom moves, the old pixels are stretched. When it has come to rest they are made anew, a few at a time between
other events, so that the window never stands still for it.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import NamedTuple, Protocol
from weakref import WeakKeyDictionary

from PySide6.QtCore import QRectF, Qt, QTimer
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsRectItem,
    QGraphicsScene,
    QStyleOptionGraphicsItem,
    QWidget,
)
from shiboken6 import isValid

from desktop.art import look

BUDGET = 0.006  # seconds for sharpening between two turns of the event loop
LARGEST = (
    8_000_000  # pixels of one item; what is larger is seen in parts only, and is painted directly at rest
)
MOST = 24_000_000  # pixels of all items of a scene; then the oldest go, which are out of sight
LARGE_AREA = 300_000  # pixels of a view: more than that are stretched roughly while the zoom moves


class Made(NamedTuple):
    """For which zoom and look pixels are made."""

    factor: float  # pixels of the screen per unit of the item
    ratio: float  # of those, how many are one pixel of the layout
    vision: str
    theme: str
    glyphs: bool

    @property
    def looks(self) -> tuple[object, ...]:
        """All but the zoom: pixels of another look cannot be stretched in their stead."""
        return self[1:]


class Sharpened(Protocol):
    """Something that shows stretched pixels until it may make its own."""

    def sharpen(self) -> bool:
        """Does one small piece of the work; True when all is done."""


class Pace:
    """When the stretched pixels of a scene are made anew: at rest, and never many at a time."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self.zooming = False
        self.rough = False  # a large view: while it is stretched, quick goes before smooth
        self.at_once = False  # nothing is put off
        self._waiting: dict[Sharpened, None] = {}
        self._kept: WeakKeyDictionary[RasterItem, int] = WeakKeyDictionary()
        self._next = QTimer(scene)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._work)

    def move(self, pixels: float) -> None:
        """The zoom of a view with so many pixels moves: what waits, waits for a zoom that has gone by."""
        self.zooming, self.rough = True, pixels > LARGE_AREA
        self.stop()

    def stop(self) -> None:
        """Nothing waits any more."""
        self._waiting.clear()
        self._next.stop()

    def rest(self) -> None:
        """The zoom has come to rest: what was stretched becomes sharp."""
        self.zooming = False
        if self._waiting:
            self._next.start(0)

    def take_time(self) -> None:
        """From now on a repaint makes everything sharp, however long it takes."""
        self.zooming, self.at_once = False, True

    def wait(self, stretched: Sharpened) -> None:
        """It was painted stretched, and wants to be sharp."""
        self._waiting[stretched] = None
        if not self.zooming and not self._next.isActive():
            self._next.start(0)

    def _work(self) -> None:
        end = time.perf_counter() + BUDGET
        while self._waiting and time.perf_counter() < end:
            first = next(iter(self._waiting))
            if not isValid(first) or first.sharpen():
                self._waiting.pop(first, None)
        if self._waiting:
            self._next.start(0)

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
        """Does nothing wait to become sharp?"""
        return not self.zooming and not self._waiting


def pace_of(item: QGraphicsItem) -> Pace | None:
    return getattr(item.scene(), "pace", None)


def scale_of(painter: QPainter) -> float:
    """Pixels of the layout per unit of the item."""
    transform = painter.worldTransform()
    return math.hypot(transform.m11(), transform.m12())


def wanted_of(painter: QPainter) -> Made:
    """What pixels would be exact for this painter."""
    ratio = painter.device().devicePixelRatio()
    return Made(scale_of(painter) * ratio, ratio, look.vision, look.theme, look.glyphs)


def copy_pixels(painter: QPainter, rect: QRectF, pixmap: QPixmap) -> None:
    """Draws a pixmap pixel by pixel, its corner at the pixel nearest to that of a rectangle of the item."""
    ratio, before = pixmap.devicePixelRatio(), painter.worldTransform()
    corner = before.map(rect.topLeft())
    painter.setWorldTransform(
        QTransform.fromTranslate(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio)
    )
    painter.drawPixmap(0, 0, pixmap)
    painter.setWorldTransform(before)  # save() and restore() would take longer than the copying


def stretch_pixels(painter: QPainter, rect: QRectF, pixmap: QPixmap, rough: bool = False) -> None:
    """Draws pixels of another zoom into a rectangle of the item."""
    if rough:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
    painter.drawPixmap(rect, pixmap, QRectF(pixmap.rect()))
    if rough:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)


def make_pixels(
    rect: QRectF, factor: float, ratio: float, draw: Callable[[QPainter], None], in_layout: bool = False
) -> QPixmap:
    """A rectangle of an item with `factor` pixels per unit; `ratio` of them are one pixel of the layout.

    `in_layout`: what is drawn asks how large pixels of the layout are, as for letters that must stay readable.
    """
    size = rect.size() * factor
    image = QImage(
        max(1, math.ceil(size.width())),
        max(1, math.ceil(size.height())),
        QImage.Format.Format_ARGB32_Premultiplied,
    )
    image.fill(Qt.GlobalColor.transparent)
    if in_layout:
        image.setDevicePixelRatio(ratio)
        factor /= ratio
    painter = QPainter(image)
    hints = QPainter.RenderHint
    painter.setRenderHints(hints.Antialiasing | hints.SmoothPixmapTransform | hints.TextAntialiasing)
    painter.scale(factor, factor)
    painter.translate(-rect.topLeft())
    draw(painter)
    painter.end()
    pixmap = QPixmap.fromImage(image)  # notices when nothing shines through: that is copied, not blended
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


class RasterItem(QGraphicsRectItem):
    """Base: subclasses implement `draw` in their own units, and call `changed` when it would draw something else.

    It is a rectangle of Qt's own, which knows its bounds (`setRect`) without asking Python: every repaint asks all items.
    """

    in_layout = False  # see make_pixels

    def __init__(self) -> None:
        super().__init__()
        self.setPen(Qt.PenStyle.NoPen)
        self._pixels: tuple[Made, QPixmap] | None = None
        self._wanted: Made | None = None  # while stretched pixels are shown
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
        wanted = wanted_of(painter)
        if widget is None:
            if self._larger is None or self._larger[0] != wanted:
                self._larger = (wanted, self._made(wanted))
            self.put(painter, self._larger[1], True)
            return
        pixels = self._on_screen(wanted)
        if pixels is None:
            self.draw(painter)
        else:
            self.put(painter, pixels[1], pixels[0] == wanted)

    def put(self, painter: QPainter, pixmap: QPixmap, exact: bool) -> None:
        """Draws the pixels: one by one if they were made for this zoom and the item lies straight, else stretched."""
        if exact and not painter.worldTransform().m12():
            copy_pixels(painter, self.boundingRect(), pixmap)
        else:
            pace = pace_of(self)
            rough = pace is not None and pace.zooming and pace.rough
            stretch_pixels(painter, self.boundingRect(), pixmap, rough)

    def _made(self, wanted: Made) -> QPixmap:
        return make_pixels(self.boundingRect(), wanted.factor, wanted.ratio, self.draw, self.in_layout)

    def _on_screen(self, wanted: Made) -> tuple[Made, QPixmap] | None:
        """The pixels for that zoom, or those of another zoom until there is time to make them."""
        old = self._pixels
        if old is not None and old[0] == wanted:
            return old
        pace = pace_of(self)
        if old is not None and pace is not None and not pace.at_once and old[0].looks == wanted.looks:
            self._wanted = wanted
            pace.wait(self)
            return old
        return self._make(wanted)

    def _make(self, wanted: Made) -> tuple[Made, QPixmap] | None:
        rect = self.boundingRect()
        size = rect.width() * rect.height() * wanted.factor**2
        if size > LARGEST:
            return None
        new = self._pixels = (wanted, self._made(wanted))
        pace = pace_of(self)
        if pace is not None:
            pace.keep(self, round(size))
        return new

    def sharpen(self) -> bool:
        """Called when there is time: from the next repaint on it is sharp."""
        wanted, self._wanted = self._wanted, None
        if wanted is not None and self.scene() is not None:
            if self._make(wanted) is None:
                self.forget()
            self.update()
        return True
