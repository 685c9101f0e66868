"""Brushwork shared by the items of the table: paper tiles, wooden frames, signs with numbers, owner's marks."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPen

from desktop.art import look
from desktop.board.raster import scale_of
from desktop.board.sprite import draw_picture
from desktop.widgets.paint import icon_path

CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter

NAMES_FROM, SENTENCES_FROM = 0.7, 1.6  # pixels per scene unit
SMALLEST_LETTER = 11.0  # pixels
WORDS_PART = 0.34  # of a tile, for its sentence
LARGEST_SENTENCE = 15.0  # pixels
SMALLEST_TITLE = 0.72  # of the wished size, before a second line
SMALLEST_ICON = 0.5  # of its size, so that the number beside it keeps its own


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


def unit(painter: QPainter) -> float:
    """Scene units of one pixel."""
    return 1 / max(0.01, scale_of(painter))


def detail(painter: QPainter) -> int:
    """How much the zoom lets a piece tell: 0 signs and numbers, 1 short names, 2 whole sentences."""
    scale = scale_of(painter)
    return 0 if scale < NAMES_FROM else 1 if scale < SENTENCES_FROM else 2


def least_pixels(painter: QPainter) -> float:
    """The smallest font in which anything may stand at this zoom."""
    return math.ceil(SMALLEST_LETTER * unit(painter))


def fitted(
    painter: QPainter, text: str, width: float, pixels: float, bold: bool, serif: bool, smallest: float
) -> QFont:
    """A font in which the text fits, but never an unreadable one."""
    least = least_pixels(painter)
    font = look.plain_font(max(pixels, least), bold, serif)
    return look.fit(text, width, font, max(smallest, least / font.pixelSize()))


def title_lines(painter: QPainter, text: str, width: float, pixels: float, bold: bool = True) -> list[str]:
    """A name in one line, or else in two; nothing if half a word would be all that can be read of it."""
    words = text.split()
    ways = [[text], *([" ".join(words[:k]), " ".join(words[k:])] for k in range(1, len(words)))]
    for lines in sorted(ways, key=lambda way: (len(way), max(map(len, way)))):
        font = fitted(painter, max(lines, key=len), width, pixels, bold, True, SMALLEST_TITLE)
        if all(QFontMetricsF(font).horizontalAdvance(line) <= width for line in lines):
            return lines
    return []


def write_title(
    painter: QPainter,
    rect: QRectF,
    lines: Sequence[str],
    pixels: float,
    colour: QColor | None = None,
    bold: bool = True,
) -> None:
    """A name as `title_lines` broke it, all lines in one size; what is still too wide is set narrower."""
    font = fitted(painter, max(lines, key=len), rect.width(), pixels, bold, True, SMALLEST_TITLE)
    metrics = QFontMetricsF(font)
    high = metrics.height() * 0.94
    top = rect.center().y() - high * len(lines) / 2
    narrow = min(1.0, rect.width() / max(metrics.horizontalAdvance(line) for line in lines))
    painter.save()
    painter.translate(rect.center().x(), top)
    painter.scale(narrow, 1)
    wide = rect.width() / narrow
    for row, line in enumerate(lines):
        print_text(painter, QRectF(-wide / 2, row * high, wide, high), line, font, colour or ink(), CENTRE)
    painter.restore()


def title_band(painter: QPainter, rect: QRectF, ground: QColor) -> None:
    """What the name of a card stands on."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ground)
    painter.drawRoundedRect(rect, 5, 5)


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
    font = fitted(painter, text, rect.width(), pixels, bold, serif, smallest)
    if " " in text and QFontMetricsF(font).horizontalAdvance(text) > rect.width():
        _write_two_lines(painter, rect, text, font, colour, align)
        return
    print_text(painter, rect, text, font, colour, align)


def _write_two_lines(
    painter: QPainter, rect: QRectF, text: str, font: QFont, colour: QColor, align: Qt.AlignmentFlag
) -> None:
    """Two lines rather than half a word."""
    least = least_pixels(painter)
    font.setPixelSize(max(1, round(min(font.pixelSize(), max(least, rect.height() / 2.1)))))
    longest = max(text.split(), key=len)
    font = look.fit(longest, rect.width(), font, 0.7)
    print_text(painter, rect.adjusted(0, -2, 0, 2), text, font, colour, align | Qt.TextFlag.TextWordWrap)


@contextmanager
def above_words(painter: QPainter, rect: QRectF, about: str) -> Iterator[None]:
    """Writes what a tile does along its lower edge if the zoom is high enough; what is drawn meanwhile shrinks to the
    room above."""
    high = rect.height() * WORDS_PART
    words = QRectF(rect.x() + 3, rect.bottom() - high - 4, rect.width() - 6, high)
    if detail(painter) < 2 or not about or not _sentence_fits(painter, words, about):
        yield
        return
    paragraph(painter, words, about, LARGEST_SENTENCE * unit(painter))
    painter.save()
    painter.translate(rect.x() + rect.width() * WORDS_PART / 2, rect.y() + 2)
    painter.scale(1 - WORDS_PART, 1 - WORDS_PART)
    painter.translate(-rect.topLeft())
    yield
    painter.restore()


def _sentence_fits(painter: QPainter, rect: QRectF, text: str) -> bool:
    """Whether a sentence can be read in a room: half of it would help nobody."""
    pixels = unit(painter)
    room = QRectF(0, 0, rect.width() / pixels, rect.height() / pixels)
    flags = int(CENTRE | Qt.TextFlag.TextWordWrap)
    metrics = QFontMetricsF(look.plain_font(SMALLEST_LETTER))
    return metrics.boundingRect(room, flags, text).height() <= room.height()


def paragraph(
    painter: QPainter, rect: QRectF, text: str, pixels: float, align: Qt.AlignmentFlag = CENTRE
) -> None:
    """Sentences in several lines, in the largest font in which they fit."""
    least = SMALLEST_LETTER * unit(painter)
    painter.save()
    zoom = 4.0  # fonts have whole pixels only: letters of a few units are set larger and drawn smaller
    painter.scale(1 / zoom, 1 / zoom)
    large = QRectF(rect.topLeft() * zoom, rect.size() * zoom)
    flags = align | Qt.TextFlag.TextWordWrap
    font = look.plain_font(pixels * zoom)
    while (
        pixels > least and QFontMetricsF(font).boundingRect(large, int(flags), text).height() > large.height()
    ):
        pixels -= 0.5
        font = look.plain_font(pixels * zoom)
    print_text(painter, large, text, font, ink(), flags)
    painter.restore()


def print_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    align: Qt.AlignmentFlag | Qt.TextFlag,
) -> None:
    """The one place where letters come onto the table."""
    painter.setPen(colour)
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
    """Icons with numbers in a row. What does not fit makes the icons smaller rather than the numbers."""
    if not signs:
        return
    least = least_pixels(painter)
    wanted = pixels = max(pixels, least)
    factor = 1.0
    while signs_width(signs, size * factor, pixels, gap * factor) > rect.width() and factor > SMALLEST_ICON:
        factor -= 0.05
        pixels = max(least, wanted * factor)
    size, gap = size * factor, gap * factor
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
            print_text(painter, QRectF(x + 1, middle - 20, advance + 2, 40), text, font, colour, LEFT)
            x += advance + 1
        x += gap


def draw_special(
    painter: QPainter, rect: QRectF, sign: tuple[str, str], most: float = 40.0, used: bool = False
) -> None:
    """A special action: its icon in the orange octagon, the number beside it; crossed out once it is used."""
    name, text = sign
    size = min(rect.height(), rect.width(), most)
    pixels = max(size * 0.44, least_pixels(painter))
    number = signs_width([("", text)], 0, pixels) if text else 0.0
    size = min(size, rect.width() - number)
    octagon = QRectF(rect.center().x() - (size + number) / 2, rect.center().y() - size / 2, size, size)
    draw_picture(painter, "terra_mystica/special_action", octagon)
    picture(painter, name, octagon.x() + size * 0.23, octagon.y() + size * 0.23, size * 0.54)
    if used:
        cross_out(painter, octagon)
    write(
        painter, QRectF(octagon.right(), rect.y(), number + 2, rect.height()), text, pixels, ink(), align=LEFT
    )


def arrow(painter: QPainter, centre: QPointF, half: float = 5, line: float = 2) -> None:
    """An arrow to the right: what comes of something."""
    painter.setPen(QPen(soft_ink(), line, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    tip = centre + QPointF(half, 0)
    painter.drawLine(centre - QPointF(half, 0), tip)
    for side in (-1, 1):
        painter.drawLine(tip, tip + QPointF(-half * 0.8, side * half * 0.8))


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
