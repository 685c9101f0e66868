"""Brushwork shared by the items of the table: paper tiles, wooden frames, signs with numbers, owner's marks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QLinearGradient, QPainter, QPen

from desktop.art import look
from desktop.board.sprite import draw_picture
from desktop.widgets.paint import icon_path

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def tone(ramp: str, step: int, alpha: int = 255) -> QColor:
    """A colour of a ramp: 0 light, 1 base, 2 shade, 3 edge."""
    colour = QColor(look.ramp(ramp)[step])
    colour.setAlpha(alpha)
    return colour


def ink() -> QColor:
    """Writing on paper and card: objects look alike in both themes."""
    return QColor(look.palette["ui"]["light"]["text"])


def soft_ink() -> QColor:
    return QColor(look.palette["ui"]["light"]["text_soft"])


def shade(alpha: int) -> QColor:
    colour = QColor("#1a120b")
    colour.setAlpha(alpha)
    return colour


def write(
    painter: QPainter,
    rect: QRectF,
    text: str,
    pixels: float,
    colour: QColor,
    bold: bool = True,
    align: Qt.AlignmentFlag = CENTRE,
    serif: bool = False,
    smallest: float = 0.6,
) -> None:
    """Text fitted into a rectangle."""
    font = look.fit(text, rect.width(), look.plain_font(pixels, bold, serif), smallest)
    painter.setPen(colour)
    if (
        " " in text and QFontMetricsF(font).horizontalAdvance(text) > rect.width()
    ):  # two lines rather than half a word
        font = look.plain_font(min(font.pixelSize(), rect.height() / 2.1), bold, serif)
        longest = max(text.split(), key=len)
        font = look.fit(longest, rect.width(), font, 0.7)
        painter.setFont(font)
        painter.drawText(rect.adjusted(0, -2, 0, 2), int(align | Qt.TextFlag.TextWordWrap), text)
        return
    painter.setFont(font)
    painter.drawText(rect, int(align), text)


def tile(
    painter: QPainter, rect: QRectF, face: QColor, edge: QColor, radius: float = 7, thickness: float = 3
) -> None:
    """A piece of thick card: contact shadow, side, face."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade(70))
    painter.drawRoundedRect(rect.translated(1.5, 2.5 + thickness * 0.4), radius, radius)
    painter.setBrush(edge)
    painter.drawRoundedRect(rect, radius, radius)
    top = rect.adjusted(1.2, 1.2, -1.2, -thickness)
    gradient = QLinearGradient(top.topLeft(), top.bottomRight())
    gradient.setColorAt(0, face.lighter(104))
    gradient.setColorAt(1, face.darker(105))
    painter.setBrush(gradient)
    painter.drawRoundedRect(top, radius - 1, radius - 1)


def paper(painter: QPainter, rect: QRectF, radius: float = 7) -> None:
    tile(painter, rect, tone("bone", 0), tone("bone", 2), radius)


def wooden_frame(painter: QPainter, rect: QRectF, width: float, radius: float = 12) -> None:
    """A frame with a lit upper edge and a dark inner line; the middle is filled too."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(shade(110))
    painter.drawRoundedRect(rect.translated(2, 4), radius, radius)
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, tone("wood", 1))
    gradient.setColorAt(0.5, tone("wood", 2))
    gradient.setColorAt(1, tone("wood", 2).darker(115))
    painter.setBrush(gradient)
    painter.setPen(QPen(tone("wood", 3), 2))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), radius, radius)
    painter.setPen(QPen(tone("wood", 0, 190), 2))
    painter.drawLine(rect.topLeft() + QPointF(radius, 4), rect.topRight() + QPointF(-radius, 4))
    inner = rect.adjusted(width - 3, width - 3, 3 - width, 3 - width)
    painter.setPen(QPen(tone("wood", 3), 2))
    painter.setBrush(tone("bone", 1))
    painter.drawRoundedRect(inner, 5, 5)


def picture(painter: QPainter, name: str, x: float, y: float, size: float, tint: str | None = None) -> None:
    draw_picture(painter, icon_path(name), QRectF(x, y, size, size), tint=tint)


def signs_width(signs: Sequence[tuple[str, str]], size: float, pixels: float, gap: float = 4) -> float:
    metrics = QFontMetricsF(look.plain_font(pixels, True))
    return sum(size + (metrics.horizontalAdvance(text) + 1 if text else 0) for _, text in signs) + gap * (
        len(signs) - 1
    )


def draw_signs(
    painter: QPainter,
    rect: QRectF,
    signs: Sequence[tuple[str, str]],
    size: float,
    pixels: float,
    colour: QColor,
    tint: str | None = None,
    gap: float = 4,
    align: str = "centre",
) -> None:
    """Icons with numbers in a row, shrunk to fit."""
    if not signs:
        return
    width = signs_width(signs, size, pixels, gap)
    if width > rect.width():
        factor = max(0.6, rect.width() / width)
        size, pixels, gap = size * factor, pixels * factor, gap * factor
        width = signs_width(signs, size, pixels, gap)
    x = rect.x() + (
        (rect.width() - width) / 2 if align == "centre" else 0 if align == "left" else rect.width() - width
    )
    font = look.plain_font(pixels, True)
    metrics = QFontMetricsF(font)
    middle = rect.center().y()
    for name, text in signs:
        picture(painter, name, x, middle - size / 2, size, tint)
        x += size
        if text:
            advance = metrics.horizontalAdvance(text)
            painter.setFont(font)
            painter.setPen(colour)
            painter.drawText(QRectF(x + 1, rect.y(), advance + 2, rect.height()), int(LEFT), text)
            x += advance + 1
        x += gap


def badge(
    painter: QPainter,
    centre: QPointF,
    radius: float,
    text: str,
    pixels: float,
    ground: QColor,
    colour: QColor,
    line: QColor,
) -> None:
    """A number in a disc."""
    painter.setPen(QPen(line, 1.5))
    painter.setBrush(ground)
    painter.drawEllipse(centre, radius, radius)
    write(
        painter,
        QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius),
        text,
        pixels,
        colour,
    )


def owner_mark(painter: QPainter, colour: str, x: float, y: float, size: float) -> None:
    """A player's disc with the sign that belongs to the colour."""
    player = look.player(colour)
    draw_picture(painter, "common/marker", QRectF(x, y, size, size), tint=colour)
    draw_picture(
        painter,
        f"common/glyph_{player.glyph}",
        QRectF(x + size * 0.27, y + size * 0.25, size * 0.46, size * 0.46),
        tint=colour,
        on=player.on,
        ink=player.on,
    )


def cross_out(painter: QPainter, rect: QRectF) -> None:
    """The wooden cross on a used action."""
    size = min(rect.width(), rect.height())
    draw_picture(
        painter,
        "icons/action_used",
        QRectF(rect.center().x() - size / 2, rect.center().y() - size / 2, size, size),
    )
