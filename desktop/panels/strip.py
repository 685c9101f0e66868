"""Regions C and D: every player at a glance, and the facts of the table."""

from __future__ import annotations

import html
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from desktop.art import art, look
from desktop.texts import number, tr
from desktop.widgets.paint import CENTRE, LEFT, RIGHT, Part, box, draw_parts, glyph, parts_width


class SeatCard(NamedTuple):
    """What the strip shows of one seat."""

    name: str
    colour: str
    points: tuple[str, str]  # icon, number
    subtitle: str
    lines: list[list[Part]]
    on_turn: bool = False
    decides: bool = False
    thinks: bool = False
    note: str = ""
    spoken: str = ""  # the lines in words

    def changed_to(self, then: SeatCard) -> SeatCard:
        """This card with the numbers that would change, as "8→6"; lines that look different then stay as they are."""
        lines = [
            [_change(now, later) for now, later in zip(line, other, strict=True)]
            if _alike(line, other)
            else line
            for line, other in zip(self.lines, then.lines, strict=False)
        ]
        points = _change(self.points, then.points)
        assert isinstance(points, tuple)
        return self._replace(lines=lines + self.lines[len(lines) :], points=(points[0], number(points[1])))


def _alike(line: Sequence[Part], other: Sequence[Part]) -> bool:
    """The same pictures in the same order."""
    return [part if isinstance(part, str) else part[0] for part in line] == [
        part if isinstance(part, str) else part[0] for part in other
    ]


def _change(now: Part, then: Part) -> Part:
    if isinstance(now, str) or isinstance(then, str) or now == then or now[0] != then[0]:
        return now
    old, new = number(now[1]), number(then[1])
    first, slash, rest = old.partition(" / ")
    if slash and new.endswith(slash + rest):  # "7 / 10" becomes "7→9 / 10"
        return (now[0], f"{first}→{new}")
    return (now[0], f"{old}→{new}")


TALLEST_CARD, TALLEST_MINIATURE, LEAST_MINIATURE = 238, 300, 130  # pixels at text scale 100 %
GAP = 6.0


class PlayerStrip(QWidget):
    """All seats, always, in seat order, never scrolling. A click shows what that player owns."""

    seatClicked = Signal(int)
    seatHovered = Signal(int)

    def __init__(self, details: Callable[[int], Sequence[str]]) -> None:
        super().__init__()
        self.details = details  # where a seat's numbers come from
        self.cards: list[SeatCard] = []
        self.miniatures: dict[int, QPixmap] = {}  # what others own, under their lines
        self.shown = -1
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._focus = 0
        look.changed.connect(self.update)

    def set_cards(self, cards: list[SeatCard], shown: int) -> None:
        if cards != self.cards or shown != self.shown:
            self.cards, self.shown = cards, shown
            self.setAccessibleName("; ".join(self.spoken(i) for i in range(len(cards))))
            self.update()

    def set_miniatures(self, pictures: dict[int, QPixmap]) -> None:
        """Small pictures by seat; empty ones are left out."""
        found = {seat: picture for seat, picture in pictures.items() if not picture.isNull()}
        if found or self.miniatures:
            self.miniatures = found
            self.update()

    def miniature_room(self, cards: int, pictures: int) -> QRectF:
        """How large a picture may be; empty if the strip has no room for pictures."""
        free = self.height() - GAP * (cards + 1) - cards * look.px(TALLEST_CARD)
        height = min(look.px(TALLEST_MINIATURE), free / max(1, pictures) - GAP)
        if look.density != "wide" or height < look.px(LEAST_MINIATURE):
            return QRectF()
        return QRectF(0, 0, self.width() - look.px(50), height)

    def spoken(self, seat: int) -> str:
        card = self.cards[seat]
        state = tr("decides now") if card.decides else tr("on turn") if card.on_turn else ""
        return ", ".join(
            part for part in (card.name, card.subtitle, state, card.points[1], card.spoken) if part
        )

    def rect_of(self, seat: int) -> QRectF:
        top = GAP + sum(self._height(earlier) + GAP for earlier in range(seat))
        return QRectF(5, top, self.width() - 10, self._height(seat))

    def _height(self, seat: int) -> float:
        return self._height_of_lines() + self._height_of_picture(seat)

    def _height_of_lines(self) -> float:
        count = max(1, len(self.cards))
        return min(look.px(TALLEST_CARD), (self.height() - GAP * (count + 1)) / count)

    def _height_of_picture(self, seat: int) -> float:
        picture = self.miniatures.get(seat)
        return picture.height() / picture.devicePixelRatio() + GAP if picture is not None else 0

    def seat_at(self, point: QPointF) -> int:
        return next((i for i in range(len(self.cards)) if self.rect_of(i).contains(point)), -1)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        seat = self.seat_at(event.position())
        if seat >= 0:
            self.seatClicked.emit(seat)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        seat = self.seat_at(event.position())
        words = [self.spoken(seat), *self.details(seat)] if seat >= 0 else []
        self.setToolTip("".join(f"<p style='margin:3px 0'>{html.escape(line)}</p>" for line in words))
        self.seatHovered.emit(seat)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down) and self.cards:
            self._focus = (self._focus + (1 if event.key() == Qt.Key.Key_Down else -1)) % len(self.cards)
            self.seatHovered.emit(self._focus)
            self.setAccessibleDescription(self.spoken(self._focus))
            self.update()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.seatClicked.emit(self._focus)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), look.colour("sunken"))
        for i, card in enumerate(self.cards):
            self._paint_card(painter, i, card)

    def _paint_card(self, painter: QPainter, seat: int, card: SeatCard) -> None:
        rect = self.rect_of(seat)
        line = look.colour("accent") if card.decides or card.thinks else look.colour("line")
        fill = look.colour("raised" if card.decides or card.thinks else "panel")
        box(painter, rect, fill, line, 12, 3 if card.decides or card.thinks else 1.5)
        ramp = look.ramp(card.colour)
        band = QRectF(rect.x() + 5, rect.y() + 8, 6, rect.height() - 16)
        wide = look.px(17) if card.on_turn or card.decides or card.thinks else 6
        band.setWidth(wide)
        box(painter, band, QColor(ramp[1]), None, 3)
        if wide > 6:
            painter.save()
            painter.translate(band.center())
            painter.rotate(-90)
            painter.setPen(QColor(look.player(card.colour).on))
            word = tr("THINKS") if card.thinks else tr("DECIDES") if card.decides else tr("ON TURN")
            font = look.fit(word, band.height() - 4, look.font("tiny"), 0.6)
            font.setBold(True)
            painter.setFont(font)
            painter.drawText(QRectF(-band.height() / 2, -wide / 2, band.height(), wide), CENTRE, word)
            painter.restore()
        x = rect.x() + wide + look.px(12)
        right = rect.right() - look.px(8)
        size = min(look.px(34), self._height_of_lines() * 0.3)
        glyph(painter, card.colour, x, rect.y() + look.px(7), size)
        points = [(card.points[0], card.points[1])] if card.points[0] else []
        font = look.font("number", 0.95)
        icon = min(look.px(27), size)
        width = parts_width(points, icon, font, 4)
        draw_parts(painter, right - width, rect.y() + look.px(7) + (size - icon) / 2, points, icon, font, 4)
        name_x = x + size + look.px(7)
        room = right - width - look.px(6) - name_x
        painter.setPen(look.colour("text"))
        painter.setFont(look.fit(card.name, room, look.font("name")))
        subtitle = " · ".join(part for part in (card.subtitle, card.note) if part)
        first = QFontMetricsF(painter.font()).height()
        top = rect.y() + look.px(5)
        if subtitle:
            painter.drawText(QRectF(name_x, top, room, first), LEFT, card.name)
            painter.setPen(look.colour("text_soft"))
            painter.setFont(look.fit(subtitle, room, look.font("tiny", 1.08), 0.7))
            subtitle = painter.fontMetrics().elidedText(subtitle, Qt.TextElideMode.ElideRight, int(room) + 1)
            painter.drawText(QRectF(name_x, top + first - 1, room + 2, look.px(15)), LEFT, subtitle)
            top += first + look.px(15)
        else:
            painter.drawText(QRectF(name_x, rect.y() + look.px(7), room, size), LEFT, card.name)
            top = rect.y() + look.px(7) + size
        top = max(top, rect.y() + look.px(7) + size) + look.px(4)
        lines = card.lines
        if lines:
            space = rect.y() + self._height_of_lines() - look.px(5) - top
            step = min(look.px(30), space / len(lines))
            shown = lines if step >= look.px(15) else lines[: max(1, int(space // look.px(16)))]
            step = min(look.px(30), space / len(shown))
            common = max(0.85, min(self._factor(parts, right - x, step) for parts in shown))
            for k, parts in enumerate(shown):  # one size for all lines; only a much longer one is smaller
                factor = min(common, self._factor(parts, right - x, step))
                self._line(painter, x, top + k * step, step, parts, factor, card.colour)
        picture = self.miniatures.get(seat)
        if picture is not None:
            painter.drawPixmap(QPointF(x, rect.y() + self._height_of_lines()), picture)
        if self.hasFocus() and self._focus == seat:
            painter.setPen(QPen(look.colour("focus"), 3))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 12, 12)
        elif seat == self.shown:
            eye = look.px(16)
            art.draw(
                painter,
                "icons/ui_eye",
                QRectF(rect.right() - eye - 6, rect.bottom() - eye - 4, eye, eye),
                ink="text_soft",
            )

    @staticmethod
    def _factor(parts: list[Part], room: float, step: float) -> float:
        """How much a line must shrink to fit."""
        size, gap, factor = min(look.px(23), step - 3), look.px(9), 1.0
        while (
            factor > 0.55
            and parts_width(parts, size * factor, look.font("body", factor), gap * factor) > room
        ):
            factor -= 0.05
        return factor

    @staticmethod
    def _line(
        painter: QPainter, x: float, y: float, step: float, parts: list[Part], factor: float, colour: str
    ) -> None:
        size = min(look.px(23), step - 3) * factor
        font, gap = look.font("body", factor), look.px(9) * factor
        draw_parts(painter, x, y + (step - size) / 2, parts, size, font, gap, tint=colour)


class TableLine(QWidget):
    """One row of chips: round, decks, pools."""

    def __init__(self) -> None:
        super().__init__()
        self.chips: list[list[Part]] = []
        look.changed.connect(self.update)

    def set_chips(self, chips: list[list[Part]], spoken: str) -> None:
        """The chips, and the same in words."""
        if chips != self.chips:
            self.chips = chips
            self.setAccessibleName(spoken)
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(400, look.px(28))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), look.colour("panel"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, look.colour("line"))
        height = self.height() - 6
        size, gap, edge = min(look.px(19), height - 4), float(look.px(6)), look.px(9)
        font = look.font("note")
        factor = 1.0
        total = sum(parts_width(chip, size, font, gap) + 2 * edge + 6 for chip in self.chips)
        if total > self.width() - 12:
            factor = max(0.72, (self.width() - 12) / total)
            font = look.font("note", factor)
        x = 6.0
        for chip in self.chips:
            width = parts_width(chip, size * factor, font, gap) + 2 * edge * factor
            if x + width > self.width() - 4:
                painter.setPen(look.colour("text_soft"))
                painter.setFont(font)
                painter.drawText(QRectF(x, 0, self.width() - x, self.height()), RIGHT, "…")
                break
            box(
                painter,
                QRectF(x, 3, width, height - 1),
                look.colour("raised"),
                look.colour("line"),
                height / 2,
                1.2,
            )
            draw_parts(
                painter,
                x + edge * factor,
                2 + (height - size * factor) / 2,
                chip,
                size * factor,
                font,
                gap,
                look.colour("text"),
            )
            x += width + 6
