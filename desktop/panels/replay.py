"""The replay's controls, which take the place of the decision bar's buttons."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QSlider, QStyle, QStyleOptionSlider, QWidget

from desktop.art import look
from desktop.texts import tr
from desktop.widgets.basics import Button
from desktop.widgets.combo import Combo

LEAST_SLIDER, GAP = 140, 4  # pixels
SPEEDS = ((1, 1600), (2, 800), (4, 400), (8, 200))


class TickSlider(QSlider):
    """A slider with marks where turns begin."""

    def __init__(self) -> None:
        super().__init__(Qt.Orientation.Horizontal)
        self.ticks: list[int] = []

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        span = self.width() - self.style().pixelMetric(QStyle.PixelMetric.PM_SliderLength, option, self)
        half = (self.width() - span) // 2
        painter.setPen(look.colour("text_soft"))
        top = self.height() // 2 + 7
        for tick in self.ticks:
            x = half + QStyle.sliderPositionFromValue(self.minimum(), self.maximum(), tick, span)
            painter.drawLine(x, top, x, top + 4)
        painter.end()
        super().paintEvent(event)


class ReplayBar(QWidget):
    """Slider over all actions, steps, play with speed."""

    moved = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.slider = TickSlider()
        self.slider.setMinimumHeight(32)
        self.to_start = Button("|◀", tall=36)
        self.back = Button("", "ui_step_back", tall=36)
        self.play = Button("", "ui_play", tall=36)
        self.forward = Button("", "ui_step", tall=36)
        self.to_end = Button("▶|", tall=36)
        self.speed = Combo()
        self.filter = Combo()  # where the steps stop
        self._stops: dict[int, list[int]] = {}  # by filter: turns, then each seat
        self._names: list[str] = []
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(GAP)
        for widget in (self.to_start, self.back, self.play, self.forward, self.to_end):
            row.addWidget(widget)
        row.addWidget(self.slider, 1)
        row.addWidget(self.speed)
        row.addWidget(self.filter)
        for combo in (self.speed, self.filter):
            combo.setMinimumHeight(32)
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._tick)
        self.slider.valueChanged.connect(self.moved)
        self.to_start.clicked.connect(self.first)
        self.back.clicked.connect(self.step_back)
        self.forward.clicked.connect(self.step)
        self.to_end.clicked.connect(self.last)
        self.play.clicked.connect(self.toggle)
        self.speed.currentIndexChanged.connect(self._speed_changed)
        self.retranslate()

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Resize, QEvent.Type.LayoutRequest):  # other room, or other needs
            self._make_room()
        return super().event(event)

    def _make_room(self) -> None:
        """The slider comes first: with large text in a small window the rest gives way to it."""
        room = self.width() - LEAST_SLIDER
        for widget in (
            self.back,
            self.play,
            self.forward,
            self.speed,
            self.filter,
            self.to_start,
            self.to_end,
        ):
            room -= widget.sizeHint().width() + GAP
            if widget.isVisibleTo(self) != (room >= 0):
                widget.setVisible(room >= 0)

    def retranslate(self) -> None:
        current = max(0, self.speed.currentIndex())
        self.speed.blockSignals(True)
        self.speed.clear()
        self.speed.addItems([f"{factor}×" for factor, _ in SPEEDS])
        self.speed.setCurrentIndex(current)
        self.speed.blockSignals(False)
        self._fill_filter()
        for widget, name in (
            (self.to_start, tr("To the start")), (self.back, tr("One step back")), (self.play, tr("Play and pause")),
            (self.forward, tr("One step on")), (self.to_end, tr("To the end")), (self.speed, tr("Speed")),
            (self.slider, tr("Move")), (self.filter, tr("Where the steps stop")),
        ):  # fmt: skip
            widget.setAccessibleName(name)
            widget.setToolTip(name)

    def _fill_filter(self) -> None:
        current = max(0, self.filter.currentIndex())
        self.filter.clear()
        self.filter.addItems([tr("every move"), tr("turns"), *self._names])
        self.filter.setCurrentIndex(current if current < self.filter.count() else 0)

    def set_range(self, count: int, at: int, turns: list[int], whose: list[int], names: list[str]) -> None:
        """`whose` is the seat of every action: the steps may stop only where one of them acted."""
        self._stops = {1: turns}
        for seat in range(len(names)):
            self._stops[2 + seat] = [i + 1 for i, actor in enumerate(whose) if actor == seat]
        if names != self._names:
            self._names = names
            self.filter.setCurrentIndex(0)
            self._fill_filter()
        self.slider.blockSignals(True)
        self.slider.setRange(0, count)
        self.slider.setValue(at)
        self.slider.ticks = turns
        self.slider.blockSignals(False)

    def first(self) -> None:
        self.slider.setValue(0)

    def last(self) -> None:
        self.slider.setValue(self.slider.maximum())

    def step(self) -> None:
        self._go(self._stops.get(self.filter.currentIndex()), 1)

    def step_back(self) -> None:
        self._go(self._stops.get(self.filter.currentIndex()), -1)

    def step_turn(self, direction: int) -> None:
        self._go(self.slider.ticks, direction)

    def _go(self, stops: list[int] | None, direction: int) -> None:
        """To the next of these moments; any moment if none are named, the end if there is no further one."""
        at = self.slider.value()
        if stops is None:
            self.slider.setValue(at + direction)
            return
        further = [stop for stop in stops if (stop - at) * direction > 0]
        end = self.slider.maximum() if direction > 0 else 0
        self.slider.setValue(min(further, key=lambda stop: abs(stop - at)) if further else end)

    def toggle(self) -> None:
        if self._timer.isActive():
            self.stop()
        else:
            if self.slider.value() == self.slider.maximum():
                self.slider.setValue(0)
            self._timer.start(SPEEDS[self.speed.currentIndex()][1])
            self.play.icon_name = "ui_pause"
            self.play.update()

    def stop(self) -> None:
        self._timer.stop()
        self.play.icon_name = "ui_play"
        self.play.update()

    def _speed_changed(self) -> None:
        if self._timer.isActive():
            self._timer.start(SPEEDS[self.speed.currentIndex()][1])

    def _tick(self) -> None:
        if self.slider.value() >= self.slider.maximum():
            self.stop()
        else:
            self.step()
