"""Region B: the one place that asks. Who decides, what, why, and the buttons."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QFontMetrics, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QSizePolicy, QWidget

from desktop.art import look
from desktop.texts import tr
from desktop.widgets.basics import Button
from desktop.widgets.paint import CENTRE, LEFT, box, glyph


class BarButton(NamedTuple):
    """A button of the bar. With a `reason` it is grey and answers a click with it."""

    text: str
    icon: str
    action: Callable[[], None]
    primary: bool = False
    note: str = ""
    reason: str = ""
    compact: bool = False  # only the icon on narrow windows
    lit: bool = False  # what it started is under way


class Prompt(QWidget):
    """Colour bar, sign, name, role, the question, a small "?" behind it, and the line under it."""

    clicked = Signal()
    helpClicked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.colour = ""
        self.name = ""
        self.role = ""
        self.prompt = ""
        self.second = ""
        self.progress = -1.0
        self.has_help = False
        self._help = QRectF()  # where the question mark is
        self.setMouseTracking(True)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumWidth(200)

    def sizeHint(self) -> QSize:
        return QSize(600, 50)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._help.contains(event.position()):
            self.helpClicked.emit()
        else:
            self.clicked.emit()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        over = self._help.contains(event.position())
        self.setToolTip(f"{tr('What are my options for?')} (Shift+F1)" if over else tr("Rule page"))

    def help_place(self) -> QPointF:
        """The middle of the question mark, for tests."""
        return self._help.center()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        height = self.height()
        x = 8.0
        if self.colour:
            painter.fillRect(QRectF(0, 0, 8, height), QColor(look.ramp(self.colour)[1]))
            size = height * 0.76
            glyph(painter, self.colour, x + 8, (height - size) / 2, size)
            x += size + 18
            width = max(
                look.px(96),
                min(look.px(150), QFontMetrics(look.font("name")).horizontalAdvance(self.name) + 12),
            )
            painter.setPen(look.colour("text"))
            painter.setFont(look.fit(self.name, width - 8, look.font("name")))
            painter.drawText(QRectF(x, height * 0.08, width, height * 0.46), LEFT, self.name)
            painter.setPen(look.colour("text_soft"))
            painter.setFont(look.font("note"))
            painter.drawText(QRectF(x, height * 0.52, width, height * 0.4), LEFT, self.role)
            x += width + look.px(10)
        else:
            x += look.px(10)
        sign = look.px(20) if self.has_help else 0
        room = self.width() - x - 8 - (sign + 12 if sign else 0)
        painter.setPen(look.colour("text"))
        font = look.fit(self.prompt, room, look.font("decision"), 0.66)
        painter.setFont(font)
        top, share = (height * 0.06, 0.52) if self.second else (0, 1.0)
        metrics = painter.fontMetrics()
        two_lines = metrics.horizontalAdvance(self.prompt) > room and height > 2.2 * metrics.height()
        if two_lines:  # large text: the question before its reason
            top, share = 0.0, 1.0
            text = metrics.elidedText(self.prompt, Qt.TextElideMode.ElideRight, int(1.8 * room))
            painter.drawText(QRectF(x, top, room, height), int(LEFT | Qt.TextFlag.TextWordWrap), text)
        else:
            text = metrics.elidedText(self.prompt, Qt.TextElideMode.ElideRight, int(room))
            painter.drawText(QRectF(x, top, room, height * share), LEFT, text)
        self._help = QRectF()
        if sign:
            end = x + min(room, metrics.horizontalAdvance(text)) + 8
            mark = QRectF(end, top + (height * share - sign) / 2, sign, sign)
            self._help = mark.adjusted(-6, -6, 6, 6)
            box(painter, mark, look.colour("panel"), look.colour("accent"), sign / 2, 1.5)
            painter.setFont(look.font("note_bold"))
            painter.drawText(mark, CENTRE, "?")
            room += sign + 12
        if self.second and not two_lines:
            painter.setPen(look.colour("text_soft"))
            painter.setFont(look.fit(self.second, room, look.font("note"), 0.85))
            text = painter.fontMetrics().elidedText(self.second, Qt.TextElideMode.ElideRight, int(room))
            painter.drawText(QRectF(x, height * 0.56, room, height * 0.36), LEFT, text)
        if self.progress >= 0:
            painter.fillRect(
                QRectF(0, height - 3, self.width() * min(1.0, self.progress), 3), look.colour("accent")
            )


class DecisionBar(QWidget):
    """The prompt at the left, buttons at the right. `ask` turns it into a question for a moment."""

    promptClicked = Signal()
    helpClicked = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.prompt = Prompt()
        self.prompt.clicked.connect(self.promptClicked)
        self.prompt.helpClicked.connect(self.helpClicked)
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(0, 0, 10, 0)
        self._row.setSpacing(8)
        self._row.addWidget(self.prompt, 1)
        self.buttons: list[Button] = []
        self.extra: QWidget | None = None
        self.hatched = False
        self._specs: list[BarButton] = []
        self.never_ask: QCheckBox | None = None
        look.changed.connect(self._restyle)

    def _restyle(self) -> None:
        self.set_buttons(self._specs, force=True)
        self.update()

    def set_prompt(
        self, colour: str, name: str, role: str, prompt: str, second: str, has_help: bool = False
    ) -> None:
        p = self.prompt
        p.has_help = has_help
        p.colour, p.name, p.role, p.prompt, p.second = colour, name, role, prompt, second
        p.setAccessibleName(f"{name}: {prompt}" if name else prompt)
        p.setAccessibleDescription(second)
        p.update()

    def set_hatched(self, hatched: bool) -> None:
        """Not the present of the game: a replay or a plan."""
        if hatched != self.hatched:
            self.hatched = hatched
            self.update()

    def set_progress(self, part: float) -> None:
        """A thin line while somebody is waited for; −1 hides it."""
        self.prompt.progress = part
        self.prompt.update()

    def set_extra(self, widget: QWidget | None) -> None:
        """A further widget between prompt and buttons (the replay slider)."""
        if self.extra is widget:
            return
        if self.extra is not None:
            self._row.removeWidget(self.extra)
            self.extra.hide()
        self.extra = widget
        if widget is not None:
            self._row.insertWidget(1, widget, 3)
            widget.show()

    def set_buttons(self, specs: list[BarButton], force: bool = False) -> None:
        """Shows these buttons, reusing the old ones so that focus and hover survive."""
        compact = look.density == "compact" or look.text_scale > 1.25
        if force or len(specs) != len(self.buttons):
            for button in self.buttons:
                self._row.removeWidget(button)
                button.hide()
                button.deleteLater()
            self.buttons = []
            for i in range(len(specs)):
                button = Button()
                # A click leaves the focus where it is: these buttons vanish, and Qt would pass it on to the players.
                button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
                button.clicked.connect(partial(self._pressed, i))
                self.buttons.append(button)
                self._row.addWidget(button)
                button.show()
        self._specs = specs
        for button, spec in zip(self.buttons, specs, strict=True):
            only_icon = compact and spec.compact and bool(spec.icon)
            button.setText("" if only_icon else spec.text)
            button.icon_name = spec.icon
            button.note = "" if compact else spec.note
            button.set_primary(spec.primary)
            button.set_reason(spec.reason)
            button.set_lit(spec.lit)
            if not spec.reason:
                tip = f"{spec.text} ({spec.note})" if spec.note else spec.text
                button.setToolTip(tip)
            button.setAccessibleName(spec.text)
            button.updateGeometry()
            button.update()

    def _pressed(self, index: int, _checked: bool = False) -> None:
        if index < len(self._specs):
            self._specs[index].action()

    def button(self, text: str) -> Button | None:
        """The button with that text, for tests and shortcuts."""
        return next((b for b, s in zip(self.buttons, self._specs, strict=True) if s.text == text), None)

    def primary_button(self) -> Button | None:
        return next(
            (b for b, s in zip(self.buttons, self._specs, strict=True) if s.primary and not s.reason), None
        )

    def show_never_ask(self, shown: bool) -> QCheckBox | None:
        """The box "don't ask again for this" beside a question."""
        if shown and self.never_ask is None:
            self.never_ask = QCheckBox(tr("Don't ask again for this"))
            self._row.insertWidget(1, self.never_ask)
        elif not shown and self.never_ask is not None:
            self._row.removeWidget(self.never_ask)
            self.never_ask.hide()
            self.never_ask.deleteLater()
            self.never_ask = None
        return self.never_ask

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour("raised"))
        if self.hatched:
            painter.fillRect(self.rect(), QBrush(look.colour("accent_soft"), Qt.BrushStyle.BDiagPattern))
        painter.fillRect(0, self.height() - 1, self.width(), 1, look.colour("line"))
