"""The rings around targets: never colour alone, each state has its own line and sign."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsRectItem, QStyleOptionGraphicsItem, QWidget

from desktop.art import look
from desktop.board.raster import Made, copy_pixels, make_pixels, pace_of, stretch_pixels, wanted_of

CREAM = QColor("#fffaf0")
INK = QColor("#2b2118")
LIGHT = 0.85  # a line lighter than this needs a dark edge
MARGIN = 6
MOST_SHARED = 48

_shared: dict[tuple[object, ...], QPixmap] = {}


class Mark(QGraphicsRectItem):
    """One target's state: legal = solid ring and dot, hover = thick, selected = double, illegal = dashed and cross."""

    def __init__(self, dots: bool = True, fills: bool = True) -> None:
        super().__init__()
        self.setPen(Qt.PenStyle.NoPen)
        self.state = ""
        self._dots = dots
        self._fills = fills
        self._shape = QPainterPath()
        self._outline: tuple[tuple[int, int], ...] = ()  # the shape without its place, in tenths of a unit
        self._pixels: QPixmap | None = None  # of the last painting, stretched while the zoom moves
        self._wanted: Made | None = None  # the zoom that is waited for
        self.setZValue(900)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set(self, shape: QPainterPath, state: str) -> None:
        if shape == self._shape and state == self.state:
            return
        self._shape, self.state, self._pixels = shape, state, None
        self.setRect(shape.boundingRect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
        corner = self.rect().topLeft()
        # Qt's type stubs forget that an element of a path has x and y.
        points: list[Any] = [shape.elementAt(number) for number in range(shape.elementCount())]
        self._outline = tuple(
            (round(10 * (p.x - corner.x())), round(10 * (p.y - corner.y()))) for p in points
        )
        self.setZValue(910 if state in ("hover", "selected") else 900)
        self.update()

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """From pixels that all rings of the same shape and state share: smooth lines are dear."""
        if widget is None:
            self._draw(painter)
            return
        wanted = wanted_of(painter)
        key = self._key(wanted)
        sharp = _shared.pop(key, None)
        pace = pace_of(self)
        if sharp is None and self._pixels is not None and pace is not None and not pace.at_once:
            self._wanted = wanted
            pace.wait(self)
            stretch_pixels(painter, self.rect(), self._pixels, pace.zooming and pace.rough)
            return
        self._pixels = self._make(wanted) if sharp is None else sharp
        _shared[key] = self._pixels  # the one used last stands last
        copy_pixels(painter, self.rect(), self._pixels)

    def _key(self, wanted: Made) -> tuple[object, ...]:
        return (self._outline, self.state, self._dots, self._fills, wanted)

    def _make(self, wanted: Made) -> QPixmap:
        while len(_shared) >= MOST_SHARED:
            del _shared[next(iter(_shared))]
        made = make_pixels(self.rect(), wanted.factor, wanted.ratio, self._draw)
        _shared[self._key(wanted)] = made
        return made

    def sharpen(self) -> bool:
        """Called when there is time: from the next repaint on it is sharp."""
        if self._wanted is not None and self.scene() is not None:
            if self._key(self._wanted) not in _shared:
                self._make(self._wanted)
            self.update()
        return True

    def _draw(self, painter: QPainter) -> None:
        colour = look.state(self.state)
        edge = INK if colour.lightnessF() > LIGHT else CREAM
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        wide = {
            "hover": 6.0,
            "selected": 7.0,
            "legal": 4.0,
            "illegal": 4.0,
            "reachable": 2.5,
            "last_move": 3.0,
        }.get(self.state, 3.0)
        if self.state in ("legal", "hover", "selected", "illegal", "reachable"):
            painter.setPen(
                QPen(
                    edge, wide + 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
                )
            )
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(self._shape)
        pen = QPen(colour, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        if self.state == "illegal":
            pen.setDashPattern([2.2, 2.0])
        elif self.state == "last_move":
            pen.setDashPattern([0.1, 2.2])
        painter.setPen(pen)
        fill = QColor(colour)
        fill.setAlpha({"legal": 34, "hover": 60, "selected": 40}.get(self.state, 0))
        painter.setBrush(QBrush(fill) if fill.alpha() and self._fills else Qt.BrushStyle.NoBrush)
        painter.drawPath(self._shape)
        if self.state == "selected":
            painter.setPen(QPen(edge, 2))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawPath(self._shape)
        centre = self._shape.boundingRect().center()
        size = min(self._shape.boundingRect().width(), self._shape.boundingRect().height())
        if self.state == "legal" and self._dots and size > 26:
            radius = min(6.0, size * 0.08)
            painter.setPen(QPen(CREAM, 2.5))
            painter.setBrush(colour)
            painter.drawEllipse(centre, radius, radius)
        elif self.state == "illegal" and size > 20:
            arm = min(9.0, size * 0.14)
            painter.setPen(QPen(CREAM, 9, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            for second in (CREAM, colour):
                painter.setPen(
                    QPen(
                        second, 8 if second is CREAM else 4.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap
                    )
                )
                painter.drawLine(centre + QPointF(-arm, -arm), centre + QPointF(arm, arm))
                painter.drawLine(centre + QPointF(-arm, arm), centre + QPointF(arm, -arm))


class FocusMark(QGraphicsItem):
    """Where the keyboard is: a ring in the focus colour with corner ticks."""

    def __init__(self) -> None:
        super().__init__()
        self._shape = QPainterPath()
        self.setZValue(950)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set(self, shape: QPainterPath) -> None:
        self.prepareGeometryChange()
        self._shape = shape
        self.update()

    def boundingRect(self) -> QRectF:
        return self._shape.boundingRect().adjusted(-10, -10, 10, 10)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for colour, wide in ((CREAM, 6.0), (look.colour("focus"), 3.0)):
            painter.setPen(QPen(colour, wide))
            painter.drawPath(self._shape)
        rect = self._shape.boundingRect().adjusted(-5, -5, 5, 5)
        painter.setPen(QPen(look.colour("focus"), 3.5))
        tick = min(14.0, rect.width() / 4)
        for x, y, dx, dy in (
            (rect.left(), rect.top(), 1, 1), (rect.right(), rect.top(), -1, 1),
            (rect.left(), rect.bottom(), 1, -1), (rect.right(), rect.bottom(), -1, -1),
        ):  # fmt: skip
            painter.drawLine(QPointF(x, y), QPointF(x + tick * dx, y))
            painter.drawLine(QPointF(x, y), QPointF(x, y + tick * dy))
