"""Painting that several widgets share: rounded boxes, player glyphs, icons with amounts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPen

from desktop.art import art, look
from desktop.texts import number

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter

# an icon path with its amount, or a plain word
Part = tuple[str, int | str] | str


def box(
    painter: QPainter,
    rect: QRectF | QRect,
    fill: QColor,
    line: QColor | None = None,
    radius: float = 9,
    width: float = 1.5,
) -> None:
    """A rounded box with a crisp line inside its rectangle."""
    rect = QRectF(rect)
    if line is not None:
        painter.setPen(QPen(line, width))
        rect = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
    else:
        painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fill)
    painter.drawRoundedRect(rect, radius, radius)


def shadow(painter: QPainter, rect: QRectF, radius: float, offset: float = 5) -> None:
    """The soft contact shadow of a card: three thin layers instead of a blur."""
    painter.setPen(Qt.PenStyle.NoPen)
    for grow, alpha in ((2.0, 26), (1.0, 34), (0.0, 40)):
        colour = QColor("#1a120b")
        colour.setAlpha(alpha)
        painter.setBrush(colour)
        painter.drawRoundedRect(
            rect.translated(offset * 0.5, offset).adjusted(-grow, -grow, grow, grow), radius, radius
        )


def glyph(painter: QPainter, colour: str, x: float, y: float, size: float) -> None:
    """A player's round marker with the sign that goes with the colour."""
    player = look.player(colour)
    art.draw(painter, "common/marker", QRectF(x, y, size, size), tint=colour)
    inner = QRectF(x + size * 0.28, y + size * 0.26, size * 0.44, size * 0.44)
    art.draw(painter, f"common/glyph_{player.glyph}", inner, tint=colour, on=player.on)


def icon_path(name: str) -> str:
    return name if "/" in name else f"icons/{name}"


def parts_width(parts: Sequence[Part], size: float, font: QFont, gap: float) -> float:
    """How wide `draw_parts` will be."""
    bold = QFont(font)
    bold.setBold(True)
    normal, strong = QFontMetricsF(font), QFontMetricsF(bold)
    width = 0.0
    for part in parts:
        if isinstance(part, str):
            width += normal.horizontalAdvance(part) + gap
        else:
            text = number(part[1])
            width += size + gap + (strong.horizontalAdvance(text) + 3 if text else 0)
    return max(0.0, width - gap)


def draw_parts(
    painter: QPainter,
    x: float,
    y: float,
    parts: Sequence[Part],
    size: float,
    font: QFont,
    gap: float = 8,
    colour: QColor | None = None,
    tint: str | None = None,
) -> float:
    """Icons with bold amounts, and words, in a row at height `size`; a player's own pieces in the colour `tint`.

    Returns the x behind the last.
    """
    bold = QFont(font)
    bold.setBold(True)
    normal, strong = QFontMetricsF(font), QFontMetricsF(bold)
    for part in parts:
        if isinstance(part, str):
            width = normal.horizontalAdvance(part)
            painter.setFont(font)
            painter.setPen(colour or look.colour("text_soft"))
            painter.drawText(QRectF(x, y, width + 2, size), LEFT, part)
            x += width + gap
            continue
        name, amount = part
        path = icon_path(name)
        art.draw(painter, path, QRectF(x, y, size, size), tint=tint)
        x += size
        text = number(amount)
        if text:
            x += 3
            width = strong.horizontalAdvance(text)
            painter.setFont(bold)
            painter.setPen(colour or look.colour("text"))
            painter.drawText(QRectF(x, y, width + 2, size), LEFT, text)
            x += width
        x += gap
    return x - gap
