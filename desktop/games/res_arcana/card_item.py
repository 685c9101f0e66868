"""A card as an item of a scene."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop.board.raster import RasterItem, scale_of
from desktop.games.res_arcana.card_plan import Plan, Shown
from desktop.games.res_arcana.cards import PAINTERS, has_words, tile_art
from desktop.games.res_arcana.faces import component, paint_art


@contextmanager
def in_pixels(painter: QPainter, rect: QRectF) -> Iterator[tuple[QRectF, float]]:
    """A rectangle of an item in pixels, and how many of them a unit has: words and lines fall on whole ones."""
    scale, corner = scale_of(painter), painter.worldTransform().map(rect.topLeft())
    painter.save()
    painter.resetTransform()
    painter.translate(round(corner.x()), round(corner.y()))
    yield QRectF(0, 0, max(1, round(rect.width() * scale)), max(1, round(rect.height() * scale))), scale
    painter.restore()


class CardItem(RasterItem):
    """A card on the table or in the hand."""

    def __init__(self, id: str, style: str, width: float, height: float, unit: float = 1.0) -> None:
        """`unit`: how large a unit of the card is in its scene; the tray's scene is finer than the table."""
        super().__init__()
        self.id, self.style = id, style
        self._unit = unit
        self.shown = Shown(id)
        self._rect = QRectF(0, 0, width, height)
        self._turn: float | None = None

    def show_face(self, shown: Shown) -> None:
        """Change only what differs."""
        if shown != self.shown:
            self.shown = shown
            self.changed()

    @property
    def turned(self) -> bool:
        return self.shown.turned

    def resize(self, width: float, height: float) -> None:
        if (width, height) != (self._rect.width(), self._rect.height()):
            self.prepareGeometryChange()
            self._rect = QRectF(0, 0, width, height)
            self.changed()

    def boundingRect(self) -> QRectF:
        return self._rect

    def turn_slowly(self, part: float) -> None:
        """How far the picture is turned while it turns; None at rest."""
        self._turn = None if part in (0.0, 1.0) else part
        self.update()

    def paint_all(self, painter: QPainter) -> None:
        """The face at once, with the icons of its powers, also where only words stand for them (LOD 2)."""
        size = self._rect.width() / self._unit, self._rect.height() / self._unit
        shown = self.shown if has_words(*size, 0.0) else self.shown._replace(words=())
        PAINTERS[self.style](painter, component(self.id), shown, self._rect, self._unit)

    def draw(self, painter: QPainter) -> None:
        with in_pixels(painter, self._rect) as (rect, scale):
            u = scale * self._unit
            words = has_words(rect.width() / u, rect.height() / u, u)
            shown = self.shown if words else self.shown._replace(words=())
            PAINTERS[self.style](painter, component(self.id), shown, rect, u)

    def _plan(self) -> Plan:
        """Where its parts stand, in units of the card."""
        size = self._rect.width() / self._unit, self._rect.height() / self._unit
        return Plan(component(self.id), *size, self.shown)

    @property
    def larger(self) -> float:
        """How much larger than usual everything on it is."""
        return self._plan().larger

    def cost_corner(self) -> QRectF:
        """Where its cost stands, from its own corner."""
        corner, unit = self._plan().corner, self._unit
        return QRectF(corner.x() * unit, corner.y() * unit, corner.width() * unit, corner.height() * unit)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        super().paint(painter, option, widget)
        if self._turn is not None:
            self._paint_turning(painter, self._turn)

    def _paint_turning(self, painter: QPainter, part: float) -> None:
        card = component(self.id)
        if self.style == "tile":
            art = free = tile_art(self._rect, 1.0, self.shown.name)
        else:
            plan = self._plan()
            art, free = plan.art, plan.emblem
        paint_art(painter, card, art, free, part)
