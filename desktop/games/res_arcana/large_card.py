"""A card as large as a panel allows: every line of icons with its words, to be read and to learn the icons by."""

from __future__ import annotations

from functools import lru_cache
from math import ceil

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.games.res_arcana.card_plan import Plan, Shown
from desktop.games.res_arcana.cards import paint_card
from desktop.games.res_arcana.faces import component

WIDTHS = (300, 350, 400, 460, 520)  # units: a low panel has a wider card, on which the words take fewer lines
LOWEST, HIGHEST, STEP = 176, 460, 12  # units
LEAST = 0.72  # pixels of a unit: the words must be readable


def large_card(id: str, shown: Shown, room: QSize, ratio: float) -> QImage:
    """The face of a card in device pixels, within that room if it can be read there; else as low as can be read."""
    width, height = max(1, room.width()), max(1, room.height())
    readable = [wide for wide in WIDTHS if width / wide >= LEAST] or [WIDTHS[0]]
    highs = {wide: _height(id, shown, wide) for wide in readable}
    fitting = [wide for wide in readable if highs[wide] * width / wide <= height]
    wide = fitting[0] if fitting else min(readable, key=lambda wide: highs[wide] / wide)
    u = min(width / wide, max(LEAST, height / highs[wide]))
    return QImage(_painted(id, shown, wide, highs[wide], u * ratio))


@lru_cache(maxsize=32)
def _painted(id: str, shown: Shown, wide: int, high: int, u: float) -> QImage:
    image = QImage(ceil(wide * u), ceil(high * u), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    paint_card(painter, component(id), shown, QRectF(image.rect()), u)
    painter.end()
    return image


@lru_cache(maxsize=256)
def _height(id: str, shown: Shown, wide: int) -> int:
    """How high it must be for all words; without any it is low."""
    card = component(id)
    plans = (high for high in range(LOWEST, HIGHEST, STEP) if Plan(card, wide, high, shown).written)
    return next(plans, LOWEST)
