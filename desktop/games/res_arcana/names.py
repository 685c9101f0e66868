"""Names on cards: as large as they fit, in two or three lines where they must, a long word broken between syllables."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from desktop.art import look

CONDENSED, NARROWEST = 84, 74  # per cent: how far letters are narrowed before a word is broken
LEAST_PART = 3  # letters on each side of a break
VOWELS = "aáeéiíoóöőuúüűy"
SOFT_HYPHEN = "\u00ad"
DIGRAPHS = ("ch", "cs", "gh", "gy", "ly", "ny", "sh", "sz", "th", "ty", "zs")
FLAGS = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)


def breakable(name: str) -> str:
    """The name with soft hyphens where its words may be broken."""
    return " ".join(_breakable_word(word) for word in name.split(" "))


def _breakable_word(word: str) -> str:
    """A syllable begins with the last consonant before a vowel: in Hungarian always, in English nearly so."""
    letters = word.lower()
    places = []
    for at in range(1, len(word) - 1):
        if letters[at] in VOWELS or letters[at + 1] not in VOWELS or not letters[at].isalpha():
            continue
        start = at - 1 if letters[at - 1 : at + 1] in DIGRAPHS else at
        if LEAST_PART <= start <= len(word) - LEAST_PART:
            places.append(start)
    for place in reversed(places):
        word = f"{word[:place]}{SOFT_HYPHEN}{word[place:]}"
    return word


def fitted(
    name: str, width: float, height: float, largest: float, least: float, serif: bool = False
) -> tuple[QFont, str]:
    """The largest font in which the name fits into a box of pixels, and the name as it is to be written."""
    font = look.plain_font(largest, True, serif)
    pixels = round(largest)
    while True:
        for stretch in (100, CONDENSED):
            font.setPixelSize(max(1, pixels))
            font.setStretch(stretch)
            if _fits(name, font, width, height):
                return font, name
        if pixels - 1 < round(least):
            font.setStretch(NARROWEST)
            return font, name if _fits(name, font, width, height) else breakable(name)
        pixels -= 1


def _fits(name: str, font: QFont, width: float, height: float) -> bool:
    metrics = QFontMetricsF(font)
    if metrics.horizontalAdvance(name) <= width:
        return True
    if max(metrics.horizontalAdvance(word) for word in name.split()) > width:
        return False
    return box_of(font, name, width).height() <= height + 1


def lines_needed(name: str, width: float, pixels: float) -> int:
    """One line if the name fits into it at that size, narrowed if need be; else two."""
    font = look.plain_font(pixels, True, True)
    font.setStretch(CONDENSED)
    return 1 if QFontMetricsF(font).horizontalAdvance(name) <= width else 2


def draw_name(
    painter: QPainter,
    rect: QRectF,
    name: str,
    largest: float,
    least: float,
    colour: str,
    serif: bool = False,
) -> None:
    """Writes a name into the middle of a box."""
    font, written = fitted(name, rect.width(), rect.height(), largest, least, serif)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(rect, flags_for(font, written, rect.width()), written)


def flags_for(font: QFont, written: str, width: float) -> int:
    """What fits into one line is not broken: Qt's own measure differs by a hair."""
    one_line = QFontMetricsF(font).horizontalAdvance(written) <= width
    return int(Qt.AlignmentFlag.AlignCenter) if one_line else FLAGS


def box_of(font: QFont, written: str, width: float) -> QRectF:
    """How much room a written name takes."""
    room = QRectF(0, 0, width, 1000)
    return QFontMetricsF(font).boundingRect(room, flags_for(font, written, width), written)


def height_of(name: str, width: float, pixels: float) -> float:
    """How high a name stands at its smallest."""
    font, written = fitted(name, width, 0, pixels, pixels)
    return float(box_of(font, written, width).height())
