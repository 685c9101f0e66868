"""A card as an item of a scene, and the painted faces kept for it."""

from __future__ import annotations

import math
from collections import OrderedDict

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.art import look
from desktop.board.sprite import raster_scale
from desktop.games.res_arcana.cards import LOD_SENTENCES, PAINTERS, Plan
from desktop.games.res_arcana.faces import Stored, component, paint_art

KEPT = 500  # faces in the cache

_faces: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()


def face(
    id: str,
    name: str,
    style: str,
    width: int,
    height: int,
    u: float,
    turned: bool,
    stored: Stored,
    words: tuple[str, ...] = (),
) -> QPixmap:
    """A painted card of that many pixels, from the cache if it is there."""
    if u < LOD_SENTENCES:
        words = ()
    key = (id, name, style, width, height, turned, tuple(sorted(stored.items())), words, look.vision)
    found = _faces.get(key)
    if found is None:
        found = QPixmap(width, height)
        found.fill(Qt.GlobalColor.transparent)
        painter = QPainter(found)
        hints = QPainter.RenderHint
        painter.setRenderHints(hints.Antialiasing | hints.SmoothPixmapTransform | hints.TextAntialiasing)
        PAINTERS[style](painter, component(id), name, QRectF(0, 0, width, height), u, turned, stored, words)
        painter.end()
        _faces[key] = found
        if len(_faces) > KEPT:
            _faces.popitem(last=False)
    else:
        _faces.move_to_end(key)
    return found


class CardItem(QGraphicsItem):
    """A card on the table or in the hand. At rest it is copied pixel by pixel, in motion it is stretched."""

    def __init__(self, id: str, style: str, width: float, height: float, unit: float = 1.0) -> None:
        """`unit`: how large a unit of the card is in its scene; the tray's scene is finer than the table."""
        super().__init__()
        self.id, self.style, self.name = id, style, id
        self._unit = unit
        self.words: tuple[str, ...] = ()
        self.turned = False
        self.stored: dict[str, int] = {}
        self.dimmed = False
        self._rect = QRectF(0, 0, width, height)
        self._scale = 0.0
        self._turn: float | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set_state(
        self, name: str, words: tuple[str, ...], turned: bool, stored: Stored, dimmed: bool = False
    ) -> None:
        """Change only what differs."""
        wanted = (name, words, turned, dict(stored), dimmed)
        if wanted != (self.name, self.words, self.turned, self.stored, self.dimmed):
            self.name, self.words, self.turned, self.stored, self.dimmed = wanted
            self.update()

    def resize(self, width: float, height: float) -> None:
        if (width, height) != (self._rect.width(), self._rect.height()):
            self.prepareGeometryChange()
            self._rect = QRectF(0, 0, width, height)

    def boundingRect(self) -> QRectF:
        return self._rect

    def turn_slowly(self, part: float) -> None:
        """How far the picture is turned while it turns; None at rest."""
        self._turn = None if part in (0.0, 1.0) else part
        self.update()

    def paint_all(self, painter: QPainter) -> None:
        """The face at once, without a raster."""
        PAINTERS[self.style](
            painter, component(self.id), self.name, self._rect, self._unit, self.turned, self.stored, ()
        )

    def _face(self, scale: float) -> QPixmap:
        width, height = max(1, round(self._rect.width() * scale)), max(1, round(self._rect.height() * scale))
        u = scale * self._unit
        return face(self.id, self.name, self.style, width, height, u, self.turned, self.stored, self.words)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        transform, ratio = painter.worldTransform(), painter.device().devicePixelRatio()
        scale = math.hypot(transform.m11(), transform.m12()) * ratio
        at_rest = self._scale in (0.0, scale) and transform.m12() == 0
        if widget is not None:  # not for the lens, which looks on at another scale
            self._scale = scale
        painter.setOpacity(painter.opacity() * (0.45 if self.dimmed else 1.0))
        if at_rest:
            pixmap = self._face(scale)
            corner = transform.map(self._rect.topLeft()) * ratio
            painter.save()
            painter.resetTransform()
            painter.scale(1 / ratio, 1 / ratio)
            painter.drawPixmap(QPoint(round(corner.x()), round(corner.y())), pixmap)
            painter.restore()
        else:
            pixmap = self._face(raster_scale(painter))
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self._rect, pixmap, QRectF(pixmap.rect()))
        if self._turn is not None:
            paint_art(painter, component(self.id), self._art(), self._turn)

    def _art(self) -> QRectF:
        """Where the picture is, in units."""
        width, height = self._rect.width(), self._rect.height()
        if self.style == "tile":
            return QRectF(3.5, 3.5, width - 7, height - 38)
        return Plan(component(self.id), width, height, self.stored).art
