"""Plots with pyqtgraph. Import this module only when a plot is shown: it costs half a second."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pyqtgraph
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from desktop.art import look

DASHES = (
    Qt.PenStyle.SolidLine,
    Qt.PenStyle.DashLine,
    Qt.PenStyle.DotLine,
    Qt.PenStyle.DashDotLine,
    Qt.PenStyle.DashDotDotLine,
)


def lines_plot(
    moves: list[int],
    series: list[list[int]],
    names: list[str],
    colours: list[str],
    x_label: str,
    y_label: str,
    rounds: list[tuple[int, int]],
) -> QWidget:
    """One line per seat, told apart by dash as well as by colour; an empty series is left out. Rounds are ruled off."""
    plot = pyqtgraph.PlotWidget(background=look.colour("raised"))
    _style_axes(plot, x_label, y_label)
    plot.addLegend(offset=(20, 10), labelTextColor=look.colour("text"))
    plot.showGrid(x=False, y=True, alpha=0.2)
    for move, number in rounds:
        line = pyqtgraph.InfiniteLine(
            move,
            pen=pyqtgraph.mkPen(look.colour("line"), width=1),
            label=str(number),
            labelOpts={"position": 0.97, "color": look.colour("text_soft")},
        )
        plot.addItem(line)
    for i, line in enumerate(series):
        if line:
            pen = pyqtgraph.mkPen(colours[i], width=3, style=DASHES[i % len(DASHES)])
            plot.plot(moves, line, pen=pen, name=names[i])
    plot.setMenuEnabled(False)
    widget: QWidget = plot
    return widget


SYMBOLS = ("o", "s", "t", "d", "star", "p")


class Estimate(NamedTuple):
    """A measured share with its confidence interval, all in percent, at a place of the x axis."""

    at: float
    value: float
    low: float
    high: float


def estimates_plot(
    series: Sequence[tuple[str, str, Sequence[Estimate]]], ticks: Sequence[str], y_label: str, even: float
) -> QWidget:
    """Points with error bars; one symbol and colour a series (name, colour, estimates). `even` is ruled across."""
    plot = pyqtgraph.PlotWidget(background=look.colour("raised"))
    _style_axes(plot, "", y_label)
    plot.getAxis("bottom").setTicks([list(enumerate(ticks))])
    plot.getAxis("bottom").setHeight(look.px(46))  # two lines
    plot.setYRange(0, 100, padding=0.03)
    plot.setXRange(-0.5, len(ticks) - 0.5, padding=0)
    plot.setMouseEnabled(False, False)
    plot.hideButtons()
    plot.addLegend(offset=(-20, -10), labelTextColor=look.colour("text"))
    plot.showGrid(x=False, y=True, alpha=0.2)
    level = pyqtgraph.mkPen(look.colour("line"), width=2, style=Qt.PenStyle.DashLine)
    plot.addItem(pyqtgraph.InfiniteLine(even, angle=0, pen=level))
    for i, (name, colour, estimates) in enumerate(series):
        shift = (i - (len(series) - 1) / 2) * 0.12  # so that games do not hide each other
        pen = pyqtgraph.mkPen(colour, width=2)
        for point in estimates:
            bar = pyqtgraph.PlotDataItem([point.at + shift] * 2, [point.low, point.high], pen=pen)
            plot.addItem(bar)
        plot.plot(
            [point.at + shift for point in estimates],
            [point.value for point in estimates],
            pen=None,
            symbol=SYMBOLS[i % len(SYMBOLS)],
            symbolBrush=colour,
            symbolPen=look.colour("text"),
            symbolSize=12,
            name=name,
        )
    plot.setMenuEnabled(False)
    widget: QWidget = plot
    return widget


def _style_axes(plot: pyqtgraph.PlotWidget, x_label: str, y_label: str) -> None:
    for side, label in (("bottom", x_label), ("left", y_label)):
        axis = plot.getAxis(side)
        axis.setPen(look.colour("text_soft"))
        axis.setTextPen(look.colour("text"))
        axis.setStyle(tickFont=look.font("note"))
        plot.setLabel(side, label)
