"""A card as an item of a scene, and the painted faces kept for it."""

from __future__ import annotations

import math
from collections import OrderedDict

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.art import look
from desktop.board.sprite import raster_scale
from desktop.games.res_arcana.cards import PAINTERS, Plan, Shown, has_sentences, tile_art
from desktop.games.res_arcana.faces import component, paint_art

KEPT = 500  # faces in the cache

_faces: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()


def face(id: str, shown: Shown, style: str, width: int, height: int, u: float) -> QPixmap:
    """A painted card of that many pixels, from the cache if it is there."""
    if not has_sentences(width / u, u):
        shown = shown._replace(words=())
    key = (id, shown, style, width, height, look.vision)
    found = _faces.get(key)
    if found is None:
        found = QPixmap(width, height)
        found.fill(Qt.GlobalColor.transparent)
        painter = QPainter(found)
        hints = QPainter.RenderHint
        painter.setRenderHints(hints.Antialiasing | hints.SmoothPixmapTransform | hints.TextAntialiasing)
        PAINTERS[style](painter, component(id), shown, QRectF(0, 0, width, height), u)
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
        self.id, self.style = id, style
        self._unit = unit
        self.shown = Shown(id)
        self._rect = QRectF(0, 0, width, height)
        self._scale = 0.0
        self._turn: float | None = None
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_face(self, shown: Shown) -> None:
        """Change only what differs."""
        if shown != self.shown:
            self.shown = shown
            self.update()

    @property
    def turned(self) -> bool:
        return self.shown.turned

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
        shown = self.shown._replace(words=())
        PAINTERS[self.style](painter, component(self.id), shown, self._rect, self._unit)

    def _face(self, scale: float) -> QPixmap:
        width, height = max(1, round(self._rect.width() * scale)), max(1, round(self._rect.height() * scale))
        return face(self.id, self.shown, self.style, width, height, scale * self._unit)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        transform, ratio = painter.worldTransform(), painter.device().devicePixelRatio()
        scale = math.hypot(transform.m11(), transform.m12()) * ratio
        at_rest = self._scale in (0.0, scale) and transform.m12() == 0
        if widget is not None:  # not for the lens, which looks on at another scale
            self._scale = scale
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
            self._paint_turning(painter, self._turn)

    def _paint_turning(self, painter: QPainter, part: float) -> None:
        card = component(self.id)
        if self.style == "tile":
            art = free = tile_art(self._rect, 1.0, self.shown.name)
        else:
            plan = Plan(card, self._rect.width(), self._rect.height(), self.shown)
            art, free = plan.art, plan.emblem
        paint_art(painter, card, art, free, part)
