"""The settings, one page, applied at once. What stands here is a table; the widgets follow from it."""

from __future__ import annotations

from functools import partial
from typing import NamedTuple

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.art import look
from desktop.pages.page import SidePage
from desktop.texts import LANGUAGES, mark, tr
from desktop.widgets.basics import Button, Card, ScrollPage, Switch, Text
from desktop.widgets.combo import Combo
from desktop.widgets.slider import Slider
from desktop.window import Window

CONTROL_WIDTH = 230  # of the column of switches, lists and sliders


class Line(NamedTuple):
    """One setting: its name, its label, what it does, and the words of its values."""

    name: str
    label: str
    help: str = ""
    values: tuple[tuple[str, str], ...] = ()


GROUPS: tuple[tuple[str, tuple[Line, ...]], ...] = (
    (mark("General"), (
        Line("language", mark("Language"), "", (("system", mark("as the system")), *((c, n) for c, n in LANGUAGES.items()))),
        Line("start_page", mark("When the program starts"), "", (("home", mark("show the start page")), ("continue", mark("continue the last game")))),
        Line("confirm", mark("Questions before irreversible steps"), mark("Only what undo could not bring back is asked.")),
    )),
    (mark("Look"), (
        Line("theme", mark("Theme"), "", (("system", mark("as the system")), ("light", mark("light")), ("dark", mark("dark")))),
        Line("colours", mark("Colours"), mark("Every colour also has a shape; these palettes add distance."), (
            ("standard", mark("standard")), ("red_green", mark("red-green safe")),
            ("blue_yellow", mark("blue-yellow safe")), ("grey", mark("grey")),
        )),
        Line("glyphs", mark("Always show the players' signs on pieces")),
        Line("text_scale", mark("Text size")),
        Line("board_ids", mark("Ids on the board")),
        Line("auto_zoom", mark("Zoom to the place of a decision"), mark("On small windows only.")),
        Line("lens", mark("Lens while Shift is held"), mark("A piece of the board, larger, beside the pointer.")),
    )),
    (mark("Motion"), (
        Line("animation", mark("Animation speed"), mark("Any key or click completes an animation."), (
            ("off", mark("off")), ("fast", mark("fast")), ("normal", mark("normal")), ("slow", mark("slow")),
        )),
    )),
    (mark("Table"), (
        Line("handover", mark("Cover the screen between people"), "", (
            ("secrets", mark("if there are secrets")), ("always", mark("always")), ("never", mark("never")),
        )),
        Line("auto_single", mark("Take single options by itself")),
        Line("one_click", mark("One click takes an option of the list")),
        Line("auto_end", mark("End the turn by itself if nothing else can follow")),
    )),
    (mark("Help"), (
        Line("assistance", mark("Assistance"), mark("Hints, planner and previews of the score. Off for serious games.")),
        Line("tooltip_depth", mark("First depth of the rule tooltips")),
    )),
)  # fmt: skip


class SettingsPage(SidePage):
    """Rebuilt when language or look change; every widget writes its setting at once."""

    def __init__(self, main: Window) -> None:
        super().__init__(main)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self._scroll = ScrollPage()
        outer.addWidget(self._scroll)
        self.widgets: dict[str, QWidget] = {}
        self._rebuilding = False
        look.changed.connect(self.retranslate)

    def enter(self) -> None:
        self._build()

    def retranslate(self) -> None:
        if self.widgets:
            self._build()

    def _build(self) -> None:
        focus = next((name for name, widget in self.widgets.items() if widget.hasFocus()), "")
        place = self._scroll.verticalScrollBar().value()
        self.widgets = {}
        content = QWidget()
        column = QVBoxLayout(content)
        edge = look.px(34)
        column.setContentsMargins(edge, look.px(16), edge, look.px(24))
        column.setSpacing(look.px(12))
        head = QHBoxLayout()
        head.addWidget(Text(tr("Settings"), "title", "on_wood"), 1)
        reset = Button(tr("Back to the defaults"), "ui_restart_turn")
        reset.clicked.connect(self.settings.reset)
        back = Button(tr("Done"), "ui_check", primary=True)
        back.clicked.connect(self.main.back)
        head.addWidget(reset)
        head.addWidget(back)
        column.addLayout(head)
        grid = QGridLayout()
        grid.setSpacing(look.px(10))
        columns = 2 if self.main.width() / look.scale > 1200 else 1
        tops = [0] * columns
        stacks = [QVBoxLayout() for _ in range(columns)]
        for title, lines in GROUPS:
            best = tops.index(min(tops))
            tops[best] += len(lines) + 1
            stacks[best].addWidget(self._group(title, lines))
        for i, stack in enumerate(stacks):
            stack.setSpacing(look.px(10))
            stack.addStretch(1)
            grid.addLayout(stack, 0, i)
            grid.setColumnStretch(i, 1)
        column.addLayout(grid)
        column.addStretch(1)
        self._scroll.show_content(content)
        self._scroll.verticalScrollBar().setValue(place)
        if focus in self.widgets:
            self.widgets[focus].setFocus()

    def _group(self, title: str, lines: tuple[Line, ...]) -> Card:
        card = Card()
        grid = QGridLayout(card)
        edge = look.px(18)
        grid.setContentsMargins(edge, edge, edge, edge)
        grid.setVerticalSpacing(look.px(10))
        grid.setHorizontalSpacing(look.px(20))
        grid.setColumnStretch(0, 1)
        grid.setColumnMinimumWidth(1, look.px(CONTROL_WIDTH))  # one edge for all groups
        grid.addWidget(Text(tr(title), "heading"), 0, 0, 1, 2)
        row = 1
        for line in lines:
            label = Text(tr(line.label), wrap=True)
            widget = self._widget(line)
            widget.setAccessibleName(tr(line.label))
            widget.setAccessibleDescription(tr(line.help) if line.help else "")
            self.widgets[line.name] = widget
            label.setBuddy(widget)
            cell = QVBoxLayout()
            cell.setSpacing(2)
            cell.addWidget(label)
            if line.help:
                cell.addWidget(Text(tr(line.help), "note", "text_soft", wrap=True))
            grid.addLayout(cell, row, 0)
            grid.addWidget(widget, row, 1, Qt.AlignmentFlag.AlignVCenter)
            row += 1
        return card

    def _widget(self, line: Line) -> QWidget:
        value = self.settings[line.name]
        if line.values:
            combo = Combo()
            for key, word in line.values:
                combo.addItem(word if word in LANGUAGES.values() else tr(word), key)
            combo.setCurrentIndex([key for key, _ in line.values].index(str(value)))
            combo.activated.connect(partial(self._chosen, line.name, combo))
            return combo
        if isinstance(value, bool):
            switch = Switch(value)
            switch.toggled.connect(partial(self._checked, line.name))
            return switch
        holder = NumberSlider(line.name, value)  # type: ignore[arg-type]
        holder.slider.valueChanged.connect(partial(self._slid, line.name, holder))
        return holder

    def _chosen(self, name: str, combo: QComboBox, _index: int = 0) -> None:
        self.settings[name] = combo.currentData()

    def _checked(self, name: str, value: bool) -> None:
        self.settings[name] = value

    def _slid(self, name: str, holder: NumberSlider, value: int) -> None:
        holder.show_value(value)
        step = holder.step
        value = round(value / step) * step
        if not holder.slider.isSliderDown():
            self.settings[name] = value
        else:
            holder.pending = value
            holder.slider.sliderReleased.connect(
                partial(self._released, name, holder), Qt.ConnectionType.SingleShotConnection
            )

    def _released(self, name: str, holder: NumberSlider) -> None:
        if holder.pending is not None:
            self.settings[name] = holder.pending
            holder.pending = None


class NumberSlider(QWidget):
    """A slider with its number; a dragged one applies when it is let go."""

    def __init__(self, name: str, value: int) -> None:
        super().__init__()
        from desktop.settings import SCHEMA

        allowed = SCHEMA[name][1]
        assert isinstance(allowed, range)
        self.step = 10 if len(allowed) > 20 else 1
        self.pending: int | None = None
        self._percent = len(allowed) > 20
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        self.slider = Slider()
        self.slider.setRange(allowed.start, allowed.stop - 1)
        self.slider.setSingleStep(self.step)
        self.slider.setPageStep(self.step)
        self.slider.setValue(value)
        self.setFocusProxy(self.slider)
        self.label = Text("", "body_bold")
        self.label.setMinimumWidth(look.px(60))
        row.addWidget(self.slider, 1)
        row.addWidget(self.label)
        self.show_value(value)

    def show_value(self, value: int) -> None:
        value = round(value / self.step) * self.step
        self.label.setText(f"{value} %" if self._percent else str(value))


def make(window: Window) -> SettingsPage:
    return SettingsPage(window)
