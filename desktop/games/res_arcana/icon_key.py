"""What the icons on the cards mean: a small key where the hand leaves room in the tray."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from desktop.art import look
from desktop.board.sprite import draw_picture
from desktop.games.res_arcana import icon_words
from desktop.games.res_arcana.table_items import LEFT, Painted
from desktop.games.res_arcana.tray_items import SOFT

# those of nearly every card first: a narrow key has only them
ICONS = (
    "icons/card_turn",
    "icons/collect",
    "icons/card_this",
    "icons/essence_any",
    "icons/reaction",
    "icons/military",
    "icons/life_loss",
    "icons/ui_player",
    "icons/card_straighten",
    "icons/placement_cost",
    "icons/ui_cross",
    "icons/creature",
    "icons/dragon",
    "icons/ui_eye",
)
ROW, ICON, TEXT, COLUMN = 17.0, 15.0, 12.0, 116.0
GAP = 12.0  # to the hand and to the piles


class IconKey(Painted):
    """Icons with a word each, in columns; nothing where not even one column fits."""

    def __init__(self) -> None:
        super().__init__(QRectF())
        self.words: list[tuple[str, str]] = []

    def set(self, room: QRectF) -> None:
        """Fills what is free."""
        area = room.adjusted(GAP, 0, -GAP, 0)
        rows, columns = int(area.height() // ROW), int(area.width() // COLUMN)
        words = [(icon, icon_words.word(icon)) for icon in ICONS[: max(0, rows * columns)]]
        if (area, words) != (self._rect, self.words):
            self.prepareGeometryChange()
            self._rect, self.words = area, words
            self.changed()

    def draw(self, painter: QPainter) -> None:
        area = self._rect
        rows = max(1, int(area.height() // ROW))
        columns = -(-len(self.words) // rows)
        wide = min(area.width() / max(1, columns), COLUMN * 1.6)
        painter.setPen(SOFT)
        for place, (icon, word) in enumerate(self.words):
            column, row = divmod(place, rows)
            x, y = area.x() + column * wide, area.y() + row * ROW
            spot = QRectF(x, y + (ROW - ICON) / 2, ICON, ICON)
            draw_picture(painter, icon, spot, ink=SOFT.name() if "ui_" in icon else None)
            room = QRectF(x + ICON + 6, y, wide - ICON - 12, ROW)
            painter.setFont(look.fit(word, room.width(), look.plain_font(TEXT), 0.8))
            painter.drawText(room, int(LEFT), word)

    def paint_all(self, painter: QPainter) -> None:
        """The icon legend has no words for a key that has them already."""
