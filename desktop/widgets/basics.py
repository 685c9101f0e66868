"""Text, buttons, cards and page grounds, following `look` by themselves."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QMargins, QRectF, QSize, Qt
from PySide6.QtGui import QEnterEvent, QFontMetrics, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from desktop.art import art, look
from desktop.texts import tr
from desktop.widgets.paint import LEFT, RIGHT, box, shadow
from desktop.widgets.pressable import Pressable
from desktop.widgets.scroll_bar import make_slim


class Text(QLabel):
    """A label with a font role and a colour name; `look` may change under it."""

    def __init__(
        self,
        text: str = "",
        role: str = "body",
        colour: str = "text",
        wrap: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._role, self._colour = role, colour
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(wrap)
        self._follow()
        look.changed.connect(self._follow)

    def set_colour(self, colour: str) -> None:
        self._colour = colour
        self._follow()

    def set_role(self, role: str) -> None:
        self._role = role
        self._follow()

    def _follow(self) -> None:
        self.setFont(look.font(self._role))
        palette = self.palette()
        colour = look.state(self._colour[6:]) if self._colour.startswith("state:") else None
        palette.setColor(
            self.foregroundRole(),
            colour or (Qt.GlobalColor.white if self._colour == "on_wood" else look.colour(self._colour)),
        )
        if self._colour == "on_wood":
            palette.setColor(self.foregroundRole(), "#f2e4cc")
        self.setPalette(palette)


class ElidedText(Text):
    """One line that ends in an ellipsis when there is no room; the whole text is the tooltip."""

    def minimumSizeHint(self) -> QSize:
        return QSize(20, super().minimumSizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setFont(self.font())
        painter.setPen(self.palette().color(self.foregroundRole()))
        metrics = QFontMetrics(self.font())
        text = metrics.elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        self.setToolTip(self.text() if text != self.text() else "")
        painter.drawText(self.rect(), int(self.alignment() | Qt.AlignmentFlag.AlignVCenter), text)


class Button(Pressable):
    """A painted button: icon, words, an optional key at the right. `primary` is the one call to action.

    A button that is off says why: `set_reason("...")` keeps it clickable, grey, with the reason as tooltip, and
    `refused` instead of `clicked` semantics is up to the owner (`reason` is not empty).
    """

    def __init__(
        self,
        text: str = "",
        icon: str = "",
        *,
        primary: bool = False,
        note: str = "",
        flat: bool = False,
        tall: int = 40,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setText(text)
        self.icon_name = icon
        self.primary = primary
        self.note = note
        self.flat = flat
        self.reason = ""
        self.lit = False
        self._tall = tall
        self._hover = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        look.changed.connect(self._follow)

    def _follow(self) -> None:
        self.updateGeometry()
        self.update()

    def set_reason(self, reason: str) -> None:
        if reason != self.reason:
            self.reason = reason
            self.setToolTip(reason)
            self.setAccessibleDescription(reason)
            self.update()

    def set_primary(self, primary: bool) -> None:
        if primary != self.primary:
            self.primary = primary
            self.update()

    def set_lit(self, lit: bool) -> None:
        """Drawn as pressed in: what it started is under way."""
        if lit != self.lit:
            self.lit = lit
            self.update()

    def sizeHint(self) -> QSize:
        bold = QFontMetricsF(look.font("body_bold"))
        width = ceil(bold.horizontalAdvance(self.text())) + 2 * look.px(12)
        if self.icon_name:
            width += look.px(22) + (look.px(8) if self.text() else 0)
        if self.note:
            width += QFontMetrics(look.font("tiny")).horizontalAdvance(self.note) + look.px(12)
        return QSize(max(32, width), max(32, look.px(self._tall)))

    def minimumSizeHint(self) -> QSize:
        """Long words may shrink and elide, short ones may not."""
        return QSize(min(self.sizeHint().width(), look.px(150)), self.sizeHint().height())

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hover = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hover = False
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        off = bool(self.reason) or not self.isEnabled()
        rect = QRectF(self.rect())
        if self.primary and not off:
            fill, line, ink = look.colour("accent"), look.colour("accent"), "text_on_accent"
            if self._hover or self.isDown():
                fill = fill.lighter(112) if look.theme == "dark" else fill.darker(112)
        else:
            fill = look.colour("panel" if off else "raised")
            line, ink = look.colour("line"), "text_soft" if off else "text"
            if self._hover and not off:
                fill, line = look.colour("accent_soft"), look.colour("accent")
        if (self.isChecked() or self.lit) and not self.primary:
            fill, line = look.colour("accent_soft"), look.colour("accent")
        if not (self.flat and not self._hover and not self.isChecked()):
            box(painter, rect, fill, line)
        if self.isDown():
            painter.translate(0, 1)
        x: float = look.px(12)
        right = self.width() - look.px(12)
        icon_size = min(look.px(22), self.height() - 8)
        if self.icon_name:
            if not self.text():
                x = (self.width() - icon_size) / 2
            area = QRectF(x, (self.height() - icon_size) / 2, icon_size, icon_size)
            path = self.icon_name if "/" in self.icon_name else f"icons/{self.icon_name}"
            art.draw(painter, path, area, ink=ink if "/ui_" in path else None)
            x += icon_size + look.px(8)
        if self.note:
            painter.setFont(look.font("tiny"))
            painter.setPen(look.colour(ink if self.primary else "text_soft"))
            painter.drawText(QRectF(x, 0, right - x, self.height()), RIGHT, self.note)
            right -= painter.fontMetrics().horizontalAdvance(self.note) + look.px(8)
        if self.text():
            font = look.fit(self.text(), right - x, look.font("body_bold"))
            painter.setFont(font)
            painter.setPen(look.colour(ink))
            text = painter.fontMetrics().elidedText(
                self.text(), Qt.TextElideMode.ElideRight, int(right - x) + 1
            )
            align = LEFT if self.icon_name or self.note else Qt.AlignmentFlag.AlignCenter
            painter.drawText(QRectF(x, 0, right - x + 2, self.height()), align, text)
        if self.hasFocus():
            painter.setPen(QPen(look.colour("focus"), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(rect.adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)


class Card(QFrame):
    """A paper panel lying on the table, with its contact shadow."""

    SHADOW = 7

    def __init__(self, parent: QWidget | None = None, radius: float = 14) -> None:
        super().__init__(parent)
        self._radius = radius
        self.raised = False
        self.setContentsMargins(QMargins(0, 0, self.SHADOW - 2, self.SHADOW))
        look.changed.connect(self.update)

    @classmethod
    def titled(cls, title: str, edge: int = 12, spacing: int = 7) -> tuple[Card, QVBoxLayout]:
        """A card with a heading, and the column below it to fill."""
        card = cls()
        column = QVBoxLayout(card)
        column.setContentsMargins(*[look.px(edge)] * 4)
        column.setSpacing(look.px(spacing))
        column.addWidget(Text(title, "heading", wrap=True))
        return card, column

    def paper(self) -> QRectF:
        """The panel without its shadow."""
        return QRectF(self.rect()).adjusted(1, 1, -self.SHADOW + 1, -self.SHADOW)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = self.paper()
        shadow(painter, rect, self._radius)
        line = look.colour("accent") if self.raised else look.colour("line")
        box(painter, rect, look.colour("panel"), line, self._radius, 2.5 if self.raised else 1.5)


class ScrollPage(QScrollArea):
    """A transparent scroll area for rebuilt content.

    The viewport is made here: asking Qt for its own one makes PySide look up the type among all widgets, which
    costs fifteen milliseconds at start.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._clear = QWidget()
        self.setViewport(self._clear)
        self._clear.setAutoFillBackground(False)
        make_slim(self)

    def show_content(self, content: QWidget) -> None:
        """Replaces what is shown; the old content is deleted."""
        self.setWidget(content)
        content.setAutoFillBackground(False)


class Switch(Pressable):
    """On or off, with the word beside it; grows with the text, unlike the style's check box."""

    def __init__(self, on: bool, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setCheckable(True)
        self.setChecked(on)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        look.changed.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        words = max(QFontMetrics(look.font("body")).horizontalAdvance(word) for word in (tr("on"), tr("off")))
        return QSize(look.px(48) + look.px(12) + words, max(32, look.px(32)))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setOpacity(1.0 if self.isEnabled() else 0.4)
        wide, tall = look.px(44), look.px(24)
        track = QRectF(1, (self.height() - tall) / 2, wide, tall)
        on = self.isChecked()
        line = look.colour("focus") if self.hasFocus() else look.colour("accent" if on else "text_soft")
        box(
            painter,
            track,
            look.colour("accent" if on else "sunken"),
            line,
            tall / 2,
            2.5 if self.hasFocus() else 1.5,
        )
        knob = tall - 8
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(look.colour("text_on_accent" if on else "text_soft"))
        x = track.right() - knob - 4 if on else track.left() + 4
        painter.drawEllipse(QRectF(x, track.top() + 4, knob, knob))
        painter.setFont(look.font("body"))
        painter.setPen(look.colour("text"))
        area = QRectF(track.right() + look.px(8), 0, self.width(), self.height())
        painter.drawText(area, LEFT, tr("on") if on else tr("off"))
