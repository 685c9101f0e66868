"""The ground of a board: everything that does not change, as pixels.

The whole of it is drawn at once for the first zoom. Any other zoom is drawn in squares, one after the other between other
events and only where somebody looks; until then the pixels of an older zoom are stretched.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.board.raster import Made, pace_of, wanted_of
from desktop.texts import language

LARGEST_WHOLE = 9_000_000  # pixels of the ground in one piece
SQUARE = 256  # pixels of a side; one is drawn within some milliseconds
OVERLAP = 1  # pixels more to the right and below, so that no seams show where squares are stretched
MOST_SQUARES = 240  # of one zoom

Cell = tuple[int, int]
_parts: list[QPainter] = []  # painters of which only a part of the ground is wanted


def seen(painter: QPainter, rect: QRectF) -> bool:
    """Does a rectangle fall on what is being painted? Grounds skip what does not, where that saves time."""
    if not _parts or _parts[-1] is not painter:
        return True
    device = painter.device()
    return painter.worldTransform().mapRect(rect).intersects(QRectF(0, 0, device.width(), device.height()))


@contextmanager
def _part(painter: QPainter) -> Iterator[None]:
    _parts.append(painter)
    try:
        yield
    finally:
        _parts.pop()


class Squares:
    """The ground for one zoom, as far as it is drawn."""

    def __init__(self, made: Made) -> None:
        self.made = made
        self.drawn: dict[Cell, QPixmap] = {}

    def cells(self, part: QRectF) -> list[Cell]:
        """Those that a part of the ground (in units from its corner) lies on, row by row."""
        side = SQUARE / self.made.factor
        rows = range(math.floor(part.top() / side), math.ceil(part.bottom() / side))
        columns = range(math.floor(part.left() / side), math.ceil(part.right() / side))
        return [(column, row) for row in rows for column in columns]

    def missing(self, part: QRectF) -> list[Cell]:
        return [cell for cell in self.cells(part) if cell not in self.drawn]

    def keep(self, cell: Cell, image: QImage) -> None:
        """Where nothing shines through, Qt notices: that is copied, not blended."""
        self.drawn[cell] = QPixmap.fromImage(image)

    def keep_only(self, cells: list[Cell]) -> None:
        """The rest are out of sight."""
        self.drawn = {cell: self.drawn[cell] for cell in cells if cell in self.drawn}

    def copy(self, painter: QPainter, place: QPoint, part: QRectF) -> None:
        """Pixel by pixel; `place` is where the corner of the ground lies on the screen."""
        ratio, before = self.made.ratio, painter.worldTransform()
        painter.setWorldTransform(QTransform.fromScale(1 / ratio, 1 / ratio))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, False)
        for column, row in self.cells(part):
            pixmap = self.drawn.get((column, row))
            if pixmap is not None:
                corner = place + QPoint(column * SQUARE, row * SQUARE)
                painter.drawPixmap(corner, pixmap, QRect(0, 0, SQUARE, SQUARE))
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setWorldTransform(before)  # save() and restore() would take longer

    def stretch(self, painter: QPainter, corner: QPointF, part: QRectF) -> None:
        """For another zoom; `corner` is that of the ground in units."""
        unit = 1 / self.made.factor
        for column, row in self.cells(part):
            pixmap = self.drawn.get((column, row))
            if pixmap is not None:
                place = QRectF(corner + QPointF(column, row) * SQUARE * unit, QSizeF(pixmap.size()) * unit)
                painter.drawPixmap(place, pixmap, QRectF(pixmap.rect()))


class Backdrop(QGraphicsItem):
    """Everything that does not change. `invalidate` when it does change after all.

    At rest it is copied pixel by pixel; while the zoom moves, older pixels are stretched (roughly, if the view is large).
    `opaque`: it covers all of its rectangle. `in_layout`: see `make_pixels`.
    """

    def __init__(
        self,
        rect: QRectF,
        paint_scene: Callable[[QPainter], None],
        opaque: bool = False,
        in_layout: bool = False,
    ) -> None:
        super().__init__()
        self._rect = rect
        self._paint = paint_scene
        self._in_layout = in_layout
        self._format = QImage.Format.Format_RGB32 if opaque else QImage.Format.Format_ARGB32_Premultiplied
        self._language = ""
        self._first: Squares | None = None  # all of it, for the zoom with which it was first shown
        self._last: Squares | None = None  # of the last zoom that was drawn
        self._coming: Squares | None = None  # of the zoom that is being drawn
        self._sight = QRectF()  # the part that was painted with the zoom that is being drawn
        self.setZValue(-100)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption)  # the exposed part only
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def _forget(self) -> None:
        self._first = self._last = self._coming = None

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
        """Everything at once, without pixels."""
        self._paint(painter)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if widget is None:  # the lens, which looks on at another scale, and the miniatures
            with _part(painter):
                self._paint(painter)
            return
        wanted = wanted_of(painter)
        exposed = option.exposedRect.intersected(self._rect)  # type: ignore[attr-defined]
        self._maybe_begin(wanted)
        corner = painter.worldTransform().map(self._rect.topLeft()) * wanted.ratio
        place = QPoint(round(corner.x()), round(corner.y()))
        part = exposed.translated(-self._rect.topLeft())
        if not self._sharp(wanted, part):
            self._stretch(painter, part)
        squares = self._for_zoom(wanted)
        if squares is not None:  # also while a part comes into sight: the rest stays sharp
            squares.copy(painter, place, part)

    # -- which pixels -----------------------------------------------------------------------------------------

    def _maybe_begin(self, wanted: Made) -> None:
        """Without pixels of this look there is nothing to stretch: all of the ground, in one go."""
        if (
            self._first is not None
            and self._first.made.looks == wanted.looks
            and self._language == language()
        ):
            return
        self._forget()
        self._language = language()
        area = self._rect.width() * self._rect.height()
        made = wanted._replace(factor=min(wanted.factor, math.sqrt(LARGEST_WHOLE / max(1.0, area))))
        whole = self._drawn(made, self._box(made))
        self._first = Squares(made)
        for cell in self._first.cells(QRectF(QPointF(), self._rect.size())):
            self._first.keep(cell, whole.copy(self._square(made, cell)))

    def _box(self, made: Made) -> QRect:
        """All pixels of the ground, counted from its corner."""
        size = self._rect.size() * made.factor
        return QRect(0, 0, max(1, math.ceil(size.width())), max(1, math.ceil(size.height())))

    def _square(self, made: Made, cell: Cell) -> QRect:
        """The pixels of a square."""
        side = SQUARE + OVERLAP
        return QRect(cell[0] * SQUARE, cell[1] * SQUARE, side, side).intersected(self._box(made))

    def _for_zoom(self, wanted: Made) -> Squares | None:
        levels = (self._first, self._last, self._coming)
        return next((squares for squares in levels if squares is not None and squares.made == wanted), None)

    def _sharp(self, wanted: Made, part: QRectF) -> bool:
        """Is this part there for that zoom? If not, it is made: now if there is all the time, else soon."""
        squares = self._for_zoom(wanted)
        if squares is not None and not squares.missing(part):
            return True
        if squares is None:
            squares = Squares(wanted)
        self._sight = self._sight.united(part) if squares is self._coming else QRectF(part)
        self._coming = squares
        pace = pace_of(self)
        if pace is None or pace.at_once:
            while not self.sharpen():
                pass
            return True
        pace.wait(self)
        return False

    def sharpen(self) -> bool:
        """Draws one square; when the last one is there, all are shown."""
        coming = self._coming
        if coming is None or self.scene() is None:
            return True
        missing = coming.missing(self._sight)
        if missing:
            coming.keep(missing[0], self._drawn(coming.made, self._square(coming.made, missing[0])))
        if len(missing) > 1:
            return False
        if len(coming.drawn) > MOST_SQUARES:
            coming.keep_only(coming.cells(self._sight))
        self._last, self._coming = coming, None
        self.update()
        return True

    def _drawn(self, made: Made, box: QRect) -> QImage:
        """Some pixels of the ground."""
        image = QImage(box.size(), self._format)
        if self._format != QImage.Format.Format_RGB32:
            image.fill(Qt.GlobalColor.transparent)
        step = made.ratio if self._in_layout else 1.0
        image.setDevicePixelRatio(step)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.translate(QPointF(-box.left() / step, -box.top() / step))
        painter.scale(made.factor / step, made.factor / step)
        painter.translate(-self._rect.topLeft())
        with _part(painter):
            self._paint(painter)
        painter.end()
        image.setDevicePixelRatio(1)
        return image

    def _stretch(self, painter: QPainter, part: QRectF) -> None:
        """From the last zoom, as far as it was drawn, over the first."""
        pace = pace_of(self)
        rough = pace is not None and pace.zooming and pace.rough
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not rough)
        if self._first is not None and (self._last is None or self._last.missing(part)):
            self._first.stretch(painter, self._rect.topLeft(), part)
        if self._last is not None:
            self._last.stretch(painter, self._rect.topLeft(), part)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
