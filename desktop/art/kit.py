"""The SVG kit: each file read once, tinted by text substitution, rasterised once per size and tint.

A path is relative to resources/, without `.svg`: "icons/coin", "brand/box_terramara", "common/disc".
"""

from __future__ import annotations

from collections import OrderedDict
from functools import cache
from typing import NamedTuple

from PySide6.QtCore import QByteArray, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer

from desktop import folders
from desktop.art.look import Ramp, look

CACHE_BYTES = 160 * 1024 * 1024


class Tint(NamedTuple):
    """What replaces the placeholder colours of a file."""

    ramp: Ramp | None = None
    on: str | None = None
    ink: str | None = None


PLAIN = Tint()


def tint_of(tint: str | Ramp | None, ink: str | None, on: str | None, path: str) -> Tint:
    """Names to colours: `tint` is a ramp's or player's name or four colours; `ink` a ui colour's name or #rrggbb."""
    if tint is None and ink is None and on is None and "/ui_" not in path:
        return PLAIN
    ramp = look.ramp(tint) if isinstance(tint, str) else tint
    if on is None and isinstance(tint, str) and tint in look.palette["player"]:
        on = look.player(tint).on
    if ink is None and "/ui_" in path:
        ink = look.ink()
    elif ink is not None and not ink.startswith("#"):
        ink = look.ink(ink)
    return Tint(ramp, on, ink)


class Art:
    """Pictures for painters and widgets."""

    def __init__(self) -> None:
        self._renderers: dict[tuple[str, Tint], QSvgRenderer] = {}
        self._pixmaps: OrderedDict[tuple[str, Tint, int, int], QPixmap] = OrderedDict()
        self._bytes = 0
        self._grounds: dict[tuple[str, float], QPixmap] = {}

    def exists(self, path: str) -> bool:
        return _exists(path)

    def renderer(self, path: str, tint: Tint = PLAIN) -> QSvgRenderer:
        found = self._renderers.get((path, tint))
        if found is None:
            text = (folders.resources() / f"{path}.svg").read_text(encoding="utf-8")
            hold = look.palette["placeholder"]
            if tint.ramp:
                for old, new in zip(hold["tint"], tint.ramp, strict=True):
                    text = text.replace(old, new)
            if tint.on:
                text = text.replace(hold["on_tint"], tint.on)
            if tint.ink:
                text = text.replace(hold["ink"], tint.ink)
            found = self._renderers[(path, tint)] = QSvgRenderer(QByteArray(text.encode()))
        return found

    def aspect(self, path: str) -> float:
        """Height over width of a picture."""
        box = self.renderer(path).viewBoxF()
        return box.height() / box.width()

    def slot(self, path: str, name: str, rect: QRectF) -> QRectF:
        """Where the place `name` of a picture lies when the picture is drawn into `rect`."""
        x, y, w, h = _slot(path, name)
        return QRectF(
            rect.x() + x * rect.width(), rect.y() + y * rect.height(), w * rect.width(), h * rect.height()
        )

    def has_slot(self, path: str, name: str) -> bool:
        return self.renderer(path).elementExists(name)

    def pixmap(
        self,
        path: str,
        width: float,
        height: float | None = None,
        *,
        tint: str | Ramp | None = None,
        ink: str | None = None,
        on: str | None = None,
        ratio: float = 1.0,
    ) -> QPixmap:
        """A picture of the given logical size; `ratio` is the device pixel ratio."""
        colours = tint_of(tint, ink, on, path)
        if height is None:
            height = width * self.aspect(path)
        w, h = max(1, round(width * ratio)), max(1, round(height * ratio))
        key = (path, colours, w, h)
        found = self._pixmaps.get(key)
        if found is None:
            found = QPixmap(w, h)
            found.fill(Qt.GlobalColor.transparent)
            painter = QPainter(found)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.renderer(path, colours).render(painter, QRectF(0, 0, w, h))
            painter.end()
            self._pixmaps[key] = found
            self._bytes += w * h * 4
            while self._bytes > CACHE_BYTES and len(self._pixmaps) > 1:
                _, old = self._pixmaps.popitem(last=False)
                self._bytes -= old.width() * old.height() * 4
        else:
            self._pixmaps.move_to_end(key)
        if ratio != 1.0:
            found = QPixmap(found)  # a shallow copy: the ratio belongs to the caller
            found.setDevicePixelRatio(ratio)
        return found

    def draw(
        self,
        painter: QPainter,
        path: str,
        rect: QRectF | QRect,
        *,
        tint: str | Ramp | None = None,
        ink: str | None = None,
        on: str | None = None,
    ) -> None:
        """Draws a picture into a widget's or image's rectangle (not for zoomed scenes: see desktop.board)."""
        ratio = painter.device().devicePixelRatio()
        pixmap = self.pixmap(path, rect.width(), rect.height(), tint=tint, ink=ink, on=on, ratio=ratio)
        painter.drawPixmap(rect.topLeft(), pixmap)

    def draw_width(
        self, painter: QPainter, path: str, x: float, y: float, width: float, **how: str | None
    ) -> None:
        """Draws at x, y with the given width; the height follows from the picture."""
        self.draw(painter, path, QRectF(x, y, width, width * self.aspect(path)), **how)  # type: ignore[arg-type]

    def tile(self, painter: QPainter, path: str, rect: QRect, part: QRect | None = None) -> None:
        """Fills a rectangle with a repeating ground, or the part of it that is to be painted."""
        ratio = painter.device().devicePixelRatio()
        ground = self._grounds.get((path, ratio))
        if ground is None:
            box = self.renderer(path).viewBoxF()
            picture = self.pixmap(path, box.width(), box.height(), ratio=ratio).toImage()
            # without transparency it is copied and not blended: four times as fast
            ground = QPixmap.fromImage(picture.convertToFormat(QImage.Format.Format_RGB32))
            ground.setDevicePixelRatio(ratio)
            self._grounds[path, ratio] = ground
        part = rect if part is None else part.intersected(rect)
        painter.drawTiledPixmap(part, ground, part.topLeft() - rect.topLeft())

    def icon(self, name: str, size: int = 20, ink: str | None = None) -> QIcon:
        """An icon for menus and standard widgets."""
        icon = QIcon()
        for ratio in (1.0, 2.0):
            icon.addPixmap(self.pixmap(f"icons/{name}", size, size, ink=ink, ratio=ratio))
        return icon

    def window_icon(self) -> QIcon:
        icon = QIcon()
        for size in (16, 24, 32, 48):
            icon.addPixmap(self.pixmap("brand/app_icon_small", size, size))
        icon.addPixmap(self.pixmap("brand/app_icon", 128, 128))
        return icon

    def statistics(self) -> tuple[int, int]:
        """Pictures held and their bytes, for the tests."""
        return len(self._pixmaps), self._bytes

    def natural_size(self, path: str) -> QSize:
        return self.renderer(path).viewBox().size()


@cache
def _exists(path: str) -> bool:
    return (folders.resources() / f"{path}.svg").exists()


@cache
def _slot(path: str, name: str) -> tuple[float, float, float, float]:
    renderer = art.renderer(path)
    if not renderer.elementExists(name):
        raise KeyError(f"{path}: no place {name!r}")
    box, bounds = renderer.viewBoxF(), renderer.boundsOnElement(name)
    return (
        (bounds.x() - box.x()) / box.width(),
        (bounds.y() - box.y()) / box.height(),
        bounds.width() / box.width(),
        bounds.height() / box.height(),
    )


art = Art()
