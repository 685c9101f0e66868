"""The curtain between two people: nothing of the next hand exists on the screen before it is opened."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.art import art, look
from desktop.texts import tr
from desktop.widgets.basics import Button, Text
from desktop.widgets.paint import CENTRE, box, glyph

OPEN_AFTER_MS = 600
LEAST_STAGE = 150  # pixels: the curtain can still be read


class Curtain(QWidget):
    """Covers board, hand, options, detail and log."""

    confirmed = Signal()
    look_wanted = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = -1
        self.drawn = False  # unlike isVisible, true before the window is shown
        self._colour = "red"
        self._name = ""
        self.setAutoFillBackground(True)
        self.text = Text("", "list", wrap=True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.since = Text("", "note", "text_soft", wrap=True)
        self.since.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.confirm = Button("", "ui_pass_device", primary=True, tall=52)
        self.public = Button("", "ui_eye", tall=52)
        self.confirm.clicked.connect(self._confirm)
        self.public.clicked.connect(self.look_wanted)
        column = QVBoxLayout(self)
        self.stage = QWidget()  # the picture's place: what the words leave
        self.stage.setMinimumHeight(LEAST_STAGE)
        self.stage.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        column.addWidget(self.stage, 6)
        column.addWidget(self.text)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.confirm)
        row.addWidget(self.public)
        row.addStretch(1)
        column.addLayout(row)
        column.addSpacing(10)
        lines = QHBoxLayout()
        lines.addStretch(1)
        lines.addWidget(self.since, 3)
        lines.addStretch(1)
        column.addLayout(lines)
        column.addStretch(1)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(OPEN_AFTER_MS)
        self._timer.timeout.connect(self._ready)
        self.hide()

    def open_for(self, seat: int, name: str, colour: str, since: list[str], at_once: bool = False) -> None:
        self.seat, self._name, self._colour = seat, name, colour
        self.text.setText(tr("Give the computer to {name}. Nobody else should look.", name=name))
        self.confirm.setText(tr("I am {name}", name=name))
        self.public.setText(tr("Look at the board"))
        heading = tr("Since {name} last decided", name=name)
        self.since.setText("\n".join([f"{heading}:", *(f"· {line}" for line in since[-8:])]) if since else "")
        self.setAccessibleName(tr("Now it is {name}", name=name))
        self.drawn = True
        self.confirm.setEnabled(at_once)
        if not at_once:
            self._timer.start()
        self.show()
        self.raise_()
        self.setFocus()

    def _ready(self) -> None:
        self.confirm.setEnabled(True)

    def lift(self) -> None:
        self.drawn = False
        self._timer.stop()
        self.hide()

    def _confirm(self) -> None:
        self.lift()
        self.confirmed.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), look.colour("ground"))
        path = "brand/handover_curtain"
        aspect = art.aspect(path)
        stage = self.stage.geometry()
        height = min(stage.height(), self.height() * 0.6)
        width = min(self.width() - 40.0, height / aspect)
        height = width * aspect
        area = QRectF((self.width() - width) / 2, stage.bottom() - height, width, height)
        art.draw(painter, path, area, tint=self._colour)
        spot = art.slot(path, "glyph", area)
        size = min(spot.width(), spot.height())
        glyph(painter, self._colour, spot.center().x() - size / 2, spot.center().y() - size / 2, size)
        place = art.slot(path, "name", area)
        plate = place.adjusted(-12, -4, 12, 4)
        shade = QColor(look.ramp(self._colour)[3])
        shade.setAlpha(150)
        box(painter, plate, shade, None, 10)
        painter.setPen(QColor("#fff4df"))
        title = tr("Now it is {name}", name=self._name)
        painter.setFont(look.fit(title, place.width(), look.font("title"), 0.2))
        painter.drawText(place, CENTRE, title)
