"""A game to choose: its picture with its name below, as a button."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from desktop.art import art, look
from desktop.catalogue import Entry
from desktop.widgets.paint import CENTRE, LEFT, box, shadow
from desktop.widgets.pressable import Pressable

FLAT_BELOW = 84  # pixels of height (at 100 %): then the picture stands beside the name


class GameTile(Pressable):
    """Grows with its column: a wide picture where there is room, a small one beside the name where there is not."""

    def __init__(self, entry: Entry) -> None:
        super().__init__()
        self.entry = entry
        self.setText(entry.title())
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMaximumHeight(look.px(220))

    def sizeHint(self) -> QSize:
        return QSize(look.px(150), look.px(52))  # it grows with its column

    def minimumSizeHint(self) -> QSize:
        return QSize(look.px(110), max(32, look.px(46)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        area = QRectF(self.rect()).adjusted(1, 1, -3, -5)
        shadow(painter, area, 10, 3)
        chosen, hover = self.isChecked(), self.underMouse()
        line = look.colour("focus" if self.hasFocus() else "accent" if chosen or hover else "line")
        fill = look.colour("accent_soft" if chosen or hover else "panel")
        box(painter, area, fill, line, 10, 3 if chosen or self.hasFocus() else 1.5)
        inner = area.adjusted(5, 5, -5, -5)
        painter.setPen(look.colour("text"))
        if area.height() < look.px(FLAT_BELOW):
            side = inner.height()
            art.draw(
                painter,
                f"brand/square_{self.entry.slug}",
                QRectF(inner.topLeft(), inner.topLeft()).adjusted(0, 0, side, side),
            )
            words = inner.adjusted(side + look.px(8), 0, 0, 0)
            painter.setFont(look.fit(self.text(), words.width(), look.font("body_bold")))
            painter.drawText(words, LEFT, self.text())
            return
        band = look.px(26)
        self._draw_picture(painter, inner.adjusted(0, 0, 0, -band))
        words = QRectF(inner.left(), inner.bottom() - band + 2, inner.width(), band)
        painter.setFont(look.fit(self.text(), words.width(), look.font("body_bold")))
        painter.setPen(look.colour("text"))
        painter.drawText(words, CENTRE, self.text())

    def _draw_picture(self, painter: QPainter, area: QRectF) -> None:
        """Fills the area with the middle of the picture."""
        path = f"brand/box_{self.entry.slug}"
        aspect = art.aspect(path)
        width = max(area.width(), area.height() / aspect) * 1.06  # its painted frame stays outside
        height = width * aspect
        window = QPainterPath()
        window.addRoundedRect(area, 7, 7)
        painter.save()
        painter.setClipPath(window)
        art.draw(
            painter,
            path,
            QRectF(
                round(area.center().x() - width / 2),
                round(area.center().y() - height / 2),
                round(width),
                round(height),
            ),
        )
        painter.restore()
