"""Pieces of the pages: pictures, wide rows, player chips, the card of a game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.art import art, look
from desktop.catalogue import Entry
from desktop.texts import tr
from desktop.widgets.basics import Button, Card, ElidedText, Text
from desktop.widgets.paint import LEFT, RIGHT, box, glyph, icon_path
from desktop.widgets.pressable import Pressable


class Picture(QWidget):
    """A picture that keeps its proportions in whatever room it gets."""

    def __init__(self, path: str, width: int, top: bool = False) -> None:
        super().__init__()
        self.path = path
        self._width = width
        self._top = top
        policy = QSizePolicy(
            QSizePolicy.Policy.Expanding,
            QSizePolicy.Policy.Preferred if top else QSizePolicy.Policy.Expanding,
        )
        policy.setHeightForWidth(top)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        return self._top

    def heightForWidth(self, width: int) -> int:
        return round(width * art.aspect(self.path)) if self._top else -1

    def sizeHint(self) -> QSize:
        width = look.px(self._width)
        return QSize(width, round(width * art.aspect(self.path)))

    def minimumSizeHint(self) -> QSize:
        return QSize(60, 45)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        aspect = art.aspect(self.path)
        width = min(self.width(), self.height() / aspect)
        height = width * aspect
        top = 0 if self._top else round((self.height() - height) / 2)
        art.draw(painter, self.path, QRectF(round((self.width() - width) / 2), top, width, height))


class Brand(QWidget):
    """The mark, the word, and one quiet line, lying on the table."""

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(400, look.px(84))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        size = self.height() - look.px(12)
        art.draw(painter, "brand/app_icon", QRectF(0, look.px(6), size, size))
        width = size / art.aspect("brand/wordmark_dark")
        x = size + look.px(14)
        width = min(width, look.px(236))
        height = width * art.aspect("brand/wordmark_dark")
        art.draw(painter, "brand/wordmark_dark", QRectF(x, (self.height() - height) / 2, width, height))
        painter.setFont(look.font("decision"))
        font = painter.font()
        font.setBold(False)
        painter.setFont(font)
        painter.setPen("#ead9bf")
        area = QRectF(x + width + look.px(26), look.px(8), self.width(), self.height() - look.px(8))
        painter.drawText(area, LEFT, tr("five board games for one table"))


class Row(Pressable):
    """A wide row of a panel: picture, two lines, something small at the right."""

    def __init__(
        self,
        first: str,
        second: str = "",
        *,
        picture: str = "",
        icon: str = "",
        right: str = "",
        right_icon: str = "",
        tall: int = 66,
    ) -> None:
        super().__init__()
        self.setText(first)
        self.second, self.picture, self.icon_name = second, picture, icon
        self.right, self.right_icon = right, right_icon
        self._tall = tall
        self.setAccessibleDescription(" ".join(part for part in (second, right) if part))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        return QSize(look.px(220), look.px(self._tall))

    def minimumSizeHint(self) -> QSize:
        return QSize(120, max(32, look.px(self._tall * 0.72)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        strong = self.underMouse() or self.hasFocus()
        line = look.colour("focus") if self.hasFocus() else look.colour("accent" if strong else "line")
        box(
            painter,
            self.rect(),
            look.colour("accent_soft" if self.underMouse() else "raised"),
            line,
            10,
            2 if strong else 1.3,
        )
        height = self.height()
        x = float(look.px(14))
        if self.picture:
            size = height - 10
            art.draw(painter, self.picture, QRectF(6, 5, size, size))
            x = 6 + size + look.px(14)
        elif self.icon_name:
            size = min(look.px(26), height - 12)
            if self.second:  # among rows with pictures: in the middle of where theirs are
                x = 1 + (height - size) / 2
            art.draw(painter, f"icons/{self.icon_name}", QRectF(x, (height - size) / 2, size, size))
            x = height - 4 + look.px(14) if self.second else x + size + look.px(12)
        right = self.width() - look.px(14)
        if self.right:
            painter.setFont(look.font("note"))
            painter.setPen(look.colour("text_soft"))
            own = QFontMetrics(look.font("list_bold")).horizontalAdvance(self.text()) + look.px(16)
            room = min(int((right - x) * 0.6), int(right - x - own))  # the row's own words come first
            width = min(QFontMetrics(painter.font()).horizontalAdvance(self.right), room)
            whole = QFontMetrics(painter.font()).horizontalAdvance(self.right) <= width
            if whole or width > look.px(24):  # less than that could only be an ellipsis
                shown = painter.fontMetrics().elidedText(self.right, Qt.TextElideMode.ElideRight, width + 1)
                painter.drawText(QRectF(right - width - 2, 0, width + 3, height), RIGHT, shown)
                right -= width + look.px(6)
        if self.right_icon:
            size = look.px(20)
            right -= size
            art.draw(
                painter,
                f"icons/{self.right_icon}",
                QRectF(right, (height - size) / 2, size, size),
                ink="text_soft",
            )
            right -= look.px(8)
        width = int(right - x)
        painter.setFont(look.font("list_bold"))
        painter.setPen(look.colour("text"))
        first = painter.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, width)
        if not self.second:
            painter.drawText(QRectF(x, 0, width, height), LEFT, first)
            return
        gap = look.px(4)
        upper = painter.fontMetrics().height()
        lower = QFontMetrics(look.font("note")).height()
        top = (height - upper - gap - lower) / 2
        painter.drawText(QRectF(x, top, width, upper), LEFT, first)
        painter.setFont(look.font("note"))
        painter.setPen(look.colour("text_soft"))
        second = painter.fontMetrics().elidedText(self.second, Qt.TextElideMode.ElideRight, width)
        painter.drawText(QRectF(x, top + upper + gap, width, lower), LEFT, second)


class SeatChips(QWidget):
    """Who sits at the table, each with colour and sign."""

    def __init__(self, seats: list[tuple[str, str, str]]) -> None:
        super().__init__()
        self._seats = seats
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(", ".join(name for name, _, _ in seats))

    def sizeHint(self) -> QSize:
        return QSize(look.px(300), look.px(58))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        gap = look.px(10)
        width = min(look.px(184), (self.width() - gap * (len(self._seats) - 1)) / max(1, len(self._seats)))
        height = self.height() - 2
        for i, (name, colour, note) in enumerate(self._seats):
            x = i * (width + gap)
            box(painter, QRectF(x, 1, width, height), look.colour("raised"), look.colour("line"), 12)
            size = height * 0.68
            glyph(painter, colour, x + look.px(8), 1 + (height - size) / 2, size)
            left = x + look.px(14) + size
            room = width - (left - x) - look.px(6)
            painter.setPen(look.colour("text"))
            painter.setFont(look.fit(name, room, look.font("list_bold")))
            painter.drawText(QRectF(left, 1, room, height * (0.58 if note else 1)), LEFT, name)
            if note:
                painter.setFont(look.font("note"))
                painter.setPen(look.colour("text_soft"))
                painter.drawText(QRectF(left, 1 + height * 0.5, room, height * 0.44), LEFT, note)


class IconRow(QWidget):
    """The goods of a game, as decoration."""

    def __init__(self, icons: tuple[str, ...]) -> None:
        super().__init__()
        self._icons = icons
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(look.px(160), look.px(42))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        size = min(look.px(38), self.width() // len(self._icons) - 4)
        step = (self.width() - size) / max(1, len(self._icons) - 1)
        for i, icon in enumerate(self._icons):
            art.draw(painter, f"icons/{icon}", QRectF(i * step, (self.height() - size) / 2, size, size))


class GameCard(Card):
    """One game of the five."""

    def __init__(
        self, entry: Entry, new_game: Callable[[], None], learn: Callable[[], None], lessons: str
    ) -> None:
        super().__init__()
        self.entry = entry
        column = QVBoxLayout(self)
        edge = look.px(9)
        column.setContentsMargins(edge, edge, edge, edge)
        column.setSpacing(look.px(5))
        column.addWidget(Picture(f"brand/box_{entry.slug}", 220, top=True))
        name = ElidedText(entry.title(), "heading")
        column.addWidget(name)
        low, high = entry.players
        players = tr("{a}–{b} players · {m} min", a=low, b=high, m=entry.minutes)
        for icon, text in (("ui_player", players), ("ui_lesson", lessons)):
            row = QHBoxLayout()
            row.setSpacing(look.px(6))
            row.addWidget(Small(icon))
            row.addWidget(ElidedText(text, "note", "text_soft"), 1)
            column.addLayout(row)
        about = Text(entry.about_text(), "note", "text", wrap=True)
        about.setAlignment(Qt.AlignmentFlag.AlignTop)
        about.setMinimumHeight(QFontMetrics(about.font()).lineSpacing() * (4 if look.text_scale < 1.3 else 1))
        column.addWidget(about)
        if look.density != "compact" and look.text_scale < 1.3:
            column.addWidget(IconRow(entry.icons))
        column.addStretch(1)
        self.new_button = Button(tr("New game…"), "ui_plus", tall=44)
        self.new_button.clicked.connect(new_game)
        self.learn_button = Button(tr("Learn"), "ui_lesson", tall=44)
        self.learn_button.clicked.connect(learn)
        self.new_button.setAccessibleName(f"{entry.title()}: {tr('New game…')}")
        self.learn_button.setAccessibleName(f"{entry.title()}: {tr('Learn')}")
        column.addWidget(self.new_button)
        column.addWidget(self.learn_button)


class Small(QWidget):
    """A small icon of the interface."""

    def __init__(self, name: str, size: int = 20, ink: str = "text_soft") -> None:
        super().__init__()
        self._name, self._size, self._ink = name, size, ink
        self.setFixedSize(look.px(size), look.px(size))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        ink = self._ink if self._name.startswith("ui_") else None
        art.draw(painter, icon_path(self._name), QRectF(self.rect()), ink=ink)
