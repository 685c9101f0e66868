"""Small things on the table: a seat's sign and head line, chips to choose by, tags, and dashed gaps."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.art import look
from desktop.board.raster import RasterItem
from desktop.board.scene import BoardScene
from desktop.board.sprite import Label, draw_picture
from desktop.games.res_arcana import layout
from desktop.games.res_arcana.names import draw_name
from desktop.texts import number
from desktop.widgets.paint import Part, icon_path

FELT = "common/felt_green"  # in both themes: so is the ground around the table
INK_ON_FELT, SOFT_ON_FELT, FAINT_ON_FELT = "#fbf3e1", "#d9cbb0", "#8f8a78"
CREAM, INK = QColor("#fffaf0"), QColor("#2b2118")
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


class Painted(RasterItem):
    """An item with a rectangle that takes no clicks: the scene's spots do."""

    def __init__(self, rect: QRectF) -> None:
        super().__init__()
        self._rect = rect

    def boundingRect(self) -> QRectF:
        return self._rect.adjusted(-6, -6, 6, 6)


def draw_marker(painter: QPainter, rect: QRectF, colour: str) -> None:
    """A seat's round sign: its colour and its glyph."""
    player = look.player(colour)
    draw_picture(painter, "common/marker", rect, tint=colour)
    size = rect.width()
    inner = QRectF(rect.x() + size * 0.28, rect.y() + size * 0.26, size * 0.44, size * 0.44)
    draw_picture(painter, f"common/glyph_{player.glyph}", inner, tint=colour, on=player.on)


class Marker(Painted):
    """A seat's round sign."""

    def __init__(self, size: float) -> None:
        super().__init__(QRectF(0, 0, size, size))
        self._colour = ""

    def set_colour(self, colour: str) -> None:
        if colour != self._colour:
            self._colour = colour
            self.changed()

    def draw(self, painter: QPainter) -> None:
        if not self._colour:
            return
        draw_marker(painter, self._rect, self._colour)


class SeatHead:
    """The line above a seat's components: sign, name and mage, token, and the points at the right."""

    def __init__(self, scene: BoardScene, panel: QRectF, own: bool = False) -> None:
        self.marker = Marker(22)
        self.marker.setPos(panel.x() + 8, panel.y() + 4)
        room = 282.0 if own else panel.width() - 190
        self.name = Label(QRectF(panel.x() + 36, panel.y(), room, 30), "", 18, INK_ON_FELT, True, align=LEFT)
        right = QRectF(
            panel.right() - 190 if own else panel.right() - 146, panel.y(), 180 if own else 136, 30
        )
        self.points = Label(right, "", 17, INK_ON_FELT, True, align=RIGHT)
        self.foot = Label(layout.rival_foot(panel), "", 16, SOFT_ON_FELT, False, align=RIGHT)
        self._name_left = panel.x() + 36
        for item in (self.marker, self.name, self.points, self.foot):
            scene.addItem(item)

    def after_name(self) -> float:
        """Where the name ends: the First Player token stands there."""
        words = QFontMetricsF(look.plain_font(18, True)).horizontalAdvance(self.name.text)
        return self._name_left + min(words, self.name.boundingRect().width()) + 8


class Chip(Painted):
    """One answer at its card: words or icons in a pill; the chosen one is filled and ticked."""

    def __init__(self, rect: QRectF, parts: Sequence[Part], chosen: bool, warned: bool = False) -> None:
        super().__init__(rect)
        self.parts, self._chosen, self._warned = list(parts), chosen, warned
        self.setZValue(700)

    def draw(self, painter: QPainter) -> None:
        rect = self._rect
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = look.state(
            "warning" if self._warned and self._chosen else "selected" if self._chosen else "legal"
        )
        painter.setPen(QPen(edge, 3.4 if self._chosen else 1.8))
        painter.setBrush(QColor("#ffdf9c") if self._chosen else CREAM)
        painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 9, 9)
        if self._chosen:  # never colour alone: a tick on its corner
            tick = QRectF(rect.right() - 15, rect.y() - 5, 19, 19)
            painter.setPen(QPen(edge, 1.5))
            painter.setBrush(CREAM)
            painter.drawEllipse(tick)
            draw_picture(painter, "icons/ui_check", tick.adjusted(3, 3, -3, -3), ink=INK.name())
        draw_pill_parts(painter, rect.adjusted(3, 0, -3, 0), self.parts, max(17.0, rect.height() * 0.42))


class Tag(Painted):
    """A short remark at a card or a head: "−1" of an essence, an amount. It ends at `right`."""

    def __init__(
        self, right: float, y: float, parts: Sequence[Part], state: str = "warning", unit: float = 1.0
    ) -> None:
        width = (parts_width(parts, 17) + 12) * unit
        super().__init__(QRectF(right - width, y, width, 24 * unit))
        self.parts, self._state, self._unit = list(parts), state, unit
        self.setZValue(690)

    @classmethod
    def centred(cls, x: float, y: float, parts: Sequence[Part]) -> Tag:
        return cls(x + (parts_width(parts, 17) + 12) / 2, y, parts)

    def draw(self, painter: QPainter) -> None:
        unit = self._unit
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(look.state(self._state), 1.8 * unit))
        painter.setBrush(CREAM)
        painter.drawRoundedRect(self._rect, 10 * unit, 10 * unit)
        draw_pill_parts(painter, self._rect.adjusted(4 * unit, 0, -4 * unit, 0), self.parts, 17 * unit)


def parts_width(parts: Sequence[Part], size: float) -> float:
    metrics = QFontMetricsF(look.plain_font(size, True))
    width = 0.0
    for part in parts:
        if isinstance(part, str):
            width += metrics.horizontalAdvance(part) + 4
        else:
            width += size * 1.15 + metrics.horizontalAdvance(number(part[1])) + 3
    return width


def draw_pill_parts(
    painter: QPainter, rect: QRectF, parts: Sequence[Part], size: float = 17, ink: QColor = INK
) -> None:
    """Icons, numbers and words in the middle of a rectangle, smaller where they would not fit."""
    width = parts_width(parts, size)
    if width > rect.width():
        size = max(12.0, size * rect.width() / width)
        width = parts_width(parts, size)
    font = look.plain_font(size, True)
    metrics = QFontMetricsF(font)
    icon = size * 1.15
    x = rect.center().x() - width / 2
    painter.setFont(font)
    for part in parts:
        word = part if isinstance(part, str) else number(part[1])
        if not isinstance(part, str):
            spot = QRectF(x, rect.center().y() - icon / 2, icon, icon)
            draw_picture(painter, icon_path(part[0]), spot, ink=ink.name() if "ui_" in part[0] else None)
            x += icon
        advance = metrics.horizontalAdvance(word)
        painter.setPen(ink)
        painter.drawText(QRectF(x, rect.y(), advance + 4, rect.height()), int(LEFT), word)
        x += advance + (4 if isinstance(part, str) else 3)


class Gap(Painted):
    """A dashed place where a card was, with its name and the owner's sign and name."""

    def __init__(self, rect: QRectF) -> None:
        super().__init__(rect)
        self._name, self._owner, self._colour = "", "", ""

    def set(self, name: str, owner: str, colour: str) -> None:
        if (name, owner, colour) != (self._name, self._owner, self._colour):
            self._name, self._owner, self._colour = name, owner, colour
            self.changed()

    def draw(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(FAINT_ON_FELT), 1.6)
        pen.setDashPattern([4, 3])
        painter.setPen(pen)
        painter.setBrush(QColor(0, 0, 0, 50))
        rect = self._rect.adjusted(3, 2, -3, -2)
        painter.drawRoundedRect(self._rect.adjusted(1, 1, -1, -1), 8, 8)
        if not self._owner:
            return
        third = rect.height() / 3
        draw_name(painter, QRectF(rect.x(), rect.y(), rect.width(), third), self._name, 14, 13, SOFT_ON_FELT)
        size = min(26.0, third)
        sign = QRectF(rect.center().x() - size / 2, rect.center().y() - size / 2, size, size)
        draw_marker(painter, sign, self._colour)
        below = QRectF(rect.x(), rect.bottom() - third, rect.width(), third)
        draw_name(painter, below, self._owner, 16, 13, INK_ON_FELT)


class FreeSlot(Painted):
    """A faint outline where the next card will lie, with words."""

    def __init__(self, rect: QRectF, words: str) -> None:
        super().__init__(rect)
        self._words = words

    def draw(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = QPen(QColor(143, 138, 120, 90), 1.6)
        pen.setDashPattern([5, 4])
        painter.setPen(pen)
        painter.setBrush(QColor(255, 246, 224, 8))
        painter.drawRoundedRect(self._rect.adjusted(1, 1, -1, -1), 8, 8)
        painter.setPen(QColor(FAINT_ON_FELT))
        painter.setFont(look.plain_font(17))
        room = self._rect.adjusted(24, 10, -24, -10)
        painter.drawText(room, int(CENTRE) | int(Qt.TextFlag.TextWordWrap), self._words)


class Ripple(QGraphicsItem):
    """A ring that grows out of something and fades; it never looks the same twice, so it is painted directly."""

    WIDE = 26.0

    def __init__(self, rect: QRectF, state: str) -> None:
        super().__init__()
        self._from, self._state, self._part = rect, state, 0.0
        self.setZValue(880)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        room = self.WIDE + 6
        return self._from.adjusted(-room, -room, room, room)

    def grow(self, part: float) -> None:
        self._part = part
        self.update()

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        grow = self.WIDE * self._part - 2
        colour = look.state(self._state)
        colour.setAlphaF(max(0.0, 1.0 - self._part))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(colour, 6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(self._from.adjusted(-grow, -grow, grow, grow), 12, 12)
