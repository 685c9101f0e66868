"""The rings around targets: never colour alone, each state has its own line and sign."""

from __future__ import annotations

import math
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.art import look
from desktop.board.sprite import draw_picture
from desktop.texts import number
from desktop.widgets.paint import Part, icon_path

CREAM = QColor("#fffaf0")
INK = QColor("#2b1d12")
LIGHT = 0.85  # a line lighter than this needs a dark edge
MARGIN = 6
MOST_RASTERS = 48

_rasters: dict[tuple[object, ...], QPixmap] = {}


class Mark(QGraphicsItem):
    """One target's state: legal = solid ring and dot, hover = thick, selected = double, illegal = dashed and cross."""

    def __init__(self, dots: bool = True, fills: bool = True) -> None:
        super().__init__()
        self.state = ""
        self._dots = dots
        self._fills = fills
        self.price: list[Part] = []
        self._shape = QPainterPath()
        self._bounds = QRectF()
        self._outline: tuple[tuple[int, int], ...] = ()  # the shape without its place, in tenths of a unit
        self._scale = 0.0  # of the last painting
        self.setZValue(900)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def set(self, shape: QPainterPath, state: str, price: list[Part]) -> None:
        if shape == self._shape and state == self.state and price == self.price:
            return
        self.prepareGeometryChange()
        self._shape, self.state, self.price = shape, state, price
        self._bounds = shape.boundingRect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        corner = self._bounds.topLeft()
        # Qt's type stubs forget that an element of a path has x and y.
        points: list[Any] = [shape.elementAt(number) for number in range(shape.elementCount())]
        self._outline = tuple(
            (round(10 * (p.x - corner.x())), round(10 * (p.y - corner.y()))) for p in points
        )
        if price:
            centre = shape.boundingRect().center()
            self._bounds = self._bounds.united(self._tag_rect(centre).adjusted(-2, -2, 2, 2))
        self.setZValue(910 if state in ("hover", "selected") else 900)
        self.update()

    def boundingRect(self) -> QRectF:
        return self._bounds

    def _tag_rect(self, centre: QPointF) -> QRectF:
        width = (
            sum(24 + 9 * len(str(p[1])) if not isinstance(p, str) else 9 * len(p) for p in self.price) + 10
        )
        return QRectF(
            centre.x() - width / 2, centre.y() + self._shape.boundingRect().height() * 0.5 - 13, width, 26
        )

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        """At rest from a raster that all rings of the same shape and state share: smooth lines are dear."""
        transform = painter.worldTransform()
        scale = math.hypot(transform.m11(), transform.m12())
        at_rest = scale == self._scale
        self._scale = scale
        if widget is None or not at_rest:
            self._draw(painter)
            return
        ratio = painter.device().devicePixelRatio()
        pixmap = self._raster(scale, ratio)
        place = transform.map(self._bounds.topLeft())
        painter.setWorldTransform(
            QTransform.fromTranslate(round(place.x() * ratio) / ratio, round(place.y() * ratio) / ratio)
        )
        painter.drawPixmap(0, 0, pixmap)
        painter.setWorldTransform(transform)

    def _raster(self, scale: float, ratio: float) -> QPixmap:
        how = (self.state, tuple(self.price), self._dots, self._fills, look.vision, look.theme)
        key = (self._outline, how, scale, ratio)
        found = _rasters.pop(key, None)
        if found is None:
            size = self._bounds.size() * scale * ratio
            found = QPixmap(math.ceil(size.width()) + 1, math.ceil(size.height()) + 1)
            found.setDevicePixelRatio(ratio)
            found.fill(Qt.GlobalColor.transparent)
            painter = QPainter(found)
            painter.scale(scale, scale)
            painter.translate(-self._bounds.topLeft())
            self._draw(painter)
            painter.end()
            while len(_rasters) >= MOST_RASTERS:
                del _rasters[next(iter(_rasters))]
        _rasters[key] = found  # the one used last stands last
        return found

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
        if self.state == "legal" and self._dots and not self.price and size > 26:
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
        if self.price:
            self._paint_tag(painter, self._tag_rect(centre), colour)

    def _paint_tag(self, painter: QPainter, rect: QRectF, colour: QColor) -> None:
        painter.setPen(QPen(colour, 2))
        painter.setBrush(CREAM)
        painter.drawRoundedRect(rect, 12, 12)
        font = look.plain_font(15, True)
        painter.setFont(font)
        x = rect.x() + 5
        for part in self.price:
            if isinstance(part, str):
                painter.setPen(QColor("#2b2118"))
                painter.drawText(
                    QRectF(x, rect.y(), 9 * len(part), rect.height()), Qt.AlignmentFlag.AlignCenter, part
                )
                x += 9 * len(part)
                continue
            draw_picture(painter, icon_path(part[0]), QRectF(x, rect.y() + 3, 20, 20))
            text = number(part[1])
            painter.setPen(QColor("#2b2118"))
            painter.drawText(
                QRectF(x + 21, rect.y(), 9 * len(text) + 2, rect.height()),
                Qt.AlignmentFlag.AlignVCenter,
                text,
            )
            x += 24 + 9 * len(text)


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
