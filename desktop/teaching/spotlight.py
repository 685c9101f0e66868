"""The light of a lesson: everything but what the step speaks of is dimmed, with a ring and one arrow."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from desktop.art import look

DIM = 115  # of 255: what lies under it keeps 55 %
MARGIN = 5
ARROW = 46


class Spotlight(QWidget):
    """Lies over the game page, is never clicked, and draws nothing when nothing is lit."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._page = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.lit: list[QRect] = []
        self._dimmed: list[QRect] = []
        self._from = QPointF()
        self.hide()

    def show_light(self, lit: Sequence[QRect], dimmed: Sequence[QRect], origin: QPointF) -> None:
        """Rectangles of the page: what is lit, what is dimmed around it; the arrow comes from `origin`."""
        if (list(lit), list(dimmed), origin) == (self.lit, self._dimmed, self._from) and self.isVisible():
            return
        self.lit, self._dimmed, self._from = list(lit), list(dimmed), origin
        self.setGeometry(self._page.rect())
        self.setVisible(bool(lit))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dark, holes = QPainterPath(), QPainterPath()
        dark.setFillRule(Qt.FillRule.WindingFill)
        holes.setFillRule(Qt.FillRule.WindingFill)
        for rect in self._dimmed:
            dark.addRect(QRectF(rect))
        for rect in self.lit:
            holes.addRoundedRect(_round(rect), 12, 12)
        painter.fillPath(dark.subtracted(holes), QColor(12, 8, 4, DIM))
        ring = look.state("hover")
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for rect in self.lit:
            painter.setPen(QPen(QColor(255, 255, 255, 150), 6))
            painter.drawRoundedRect(_round(rect), 12, 12)
            painter.setPen(QPen(ring, 3))
            painter.drawRoundedRect(_round(rect), 12, 12)
        if self.lit:
            self._arrow(painter, _round(self.lit[0]), ring)

    def _arrow(self, painter: QPainter, target: QRectF, colour: QColor) -> None:
        """From the side of the coach's card to the edge of the first target."""
        centre = target.center()
        way = self._from - centre
        length = math.hypot(way.x(), way.y())
        if length < 1:
            return
        way = QPointF(way.x() / length, way.y() / length)
        across = min(
            target.width() / 2 / abs(way.x()) if abs(way.x()) > 1e-6 else math.inf,
            target.height() / 2 / abs(way.y()) if abs(way.y()) > 1e-6 else math.inf,
        )
        if length - across < ARROW:
            return
        tip = centre + way * (across + 6)
        side = QPointF(-way.y(), way.x())
        neck = tip + way * 18
        tail = tip + way * ARROW
        shape = QPolygonF(
            [
                tip,
                neck + side * 13,
                neck + side * 5,
                tail + side * 5,
                tail - side * 5,
                neck - side * 5,
                neck - side * 13,
            ]
        )
        painter.setPen(QPen(QColor(255, 255, 255, 220), 2))
        painter.setBrush(colour)
        painter.drawPolygon(shape)


def _round(rect: QRect) -> QRectF:
    return QRectF(rect).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
