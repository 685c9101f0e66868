"""Plots with pyqtgraph. Import this module only when a plot is shown: it costs half a second."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pyqtgraph
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor
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
    _add_legend(plot, (look.px(20), look.px(10)))
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
            pen = pyqtgraph.mkPen(_seen(colours[i]), width=3, style=DASHES[i % len(DASHES)])
            plot.plot(moves, line, pen=pen, name=names[i])
    plot.setMenuEnabled(False)
    widget: QWidget = plot
    return widget


LEAST_CONTRAST = 2.2  # of a thick line against its ground; yellow on paper included

SYMBOLS = ("o", "s", "t", "d", "star", "p")


ROW_HEIGHT = 62  # of a plot of estimates, at text scale 100 %
LEGEND_ROOM = 24  # percent beyond 100, in which the key covers nothing


class Estimate(NamedTuple):
    """A measured share with its confidence interval, all in percent, in a row of the plot."""

    row: int
    value: float
    low: float
    high: float


def estimates_plot(
    series: Sequence[tuple[str, str, Sequence[Estimate]]], rows: Sequence[str], x_label: str, even: float
) -> QWidget:
    """Points with error bars, a row for each name of `rows`, the first on top: long names stay readable at any text size.

    One symbol and colour a series (name, colour, estimates). `even` is ruled across.
    """
    plot = pyqtgraph.PlotWidget(background=look.colour("raised"))
    _style_axes(plot, x_label, "")
    plot.getAxis("left").setTicks([list(enumerate(rows))])
    plot.getAxis("bottom").setTicks([[(percent, str(percent)) for percent in range(0, 101, 10)]])
    plot.invertY(True)
    plot.setYRange(-0.5, len(rows) - 0.5, padding=0)
    room = LEGEND_ROOM * max(1.0, look.text_scale) if len(series) > 1 else 3
    plot.setXRange(-3, 100 + room, padding=0)  # a symbol at 0 or 100 is whole
    plot.setMouseEnabled(False, False)
    plot.hideButtons()
    if len(series) > 1:
        _add_legend(plot, (-look.px(6), look.px(6)))
    faint = pyqtgraph.mkPen(look.colour("line"), width=1)
    for row in range(1, len(rows)):
        plot.addItem(pyqtgraph.InfiniteLine(row - 0.5, angle=0, pen=faint))
    level = pyqtgraph.mkPen(look.colour("text_soft"), width=2, style=Qt.PenStyle.DashLine)
    plot.addItem(pyqtgraph.InfiniteLine(even, angle=90, pen=level))
    for i, (name, colour, estimates) in enumerate(series):
        shift = (i - (len(series) - 1) / 2) * 0.17  # so that games do not hide each other
        pen = pyqtgraph.mkPen(_seen(colour), width=2)
        for point in estimates:
            bar = pyqtgraph.PlotDataItem([point.low, point.high], [point.row + shift] * 2, pen=pen)
            plot.addItem(bar)
        plot.plot(
            [point.value for point in estimates],
            [point.row + shift for point in estimates],
            pen=None,
            symbol=SYMBOLS[i % len(SYMBOLS)],
            symbolBrush=colour,
            symbolPen=look.colour("text"),
            symbolSize=11,
            name=name,
        )
    plot.setMenuEnabled(False)
    plot.setFixedHeight(look.px(ROW_HEIGHT) * len(rows) + look.px(50))
    widget: QWidget = plot
    return widget


def _add_legend(plot: pyqtgraph.PlotWidget, offset: tuple[int, int]) -> None:
    """A key in the size of our texts, on paper, so that no line runs through the words."""
    size = f"{look.font('note').pixelSize()}px"
    paper = QColor(look.colour("raised"))
    paper.setAlphaF(0.85)
    plot.addLegend(
        offset=offset, labelTextColor=look.colour("text"), labelTextSize=size, brush=pyqtgraph.mkBrush(paper)
    )


def _seen(colour: str) -> QColor:
    """A black player's line on a dark ground, or a white one's on paper, moves away from the ground until it is seen."""
    ink, ground = QColor(colour), QColor(look.colour("raised"))
    for _ in range(8):
        if contrast(ink, ground) >= LEAST_CONTRAST:
            break
        ink = ink.lighter(125) if ground.lightnessF() < 0.5 else ink.darker(118)
    return ink


def contrast(one: QColor, other: QColor) -> float:
    """As the guidelines for the web count it: from 1 (alike) to 21 (black on white)."""
    high, low = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def _style_axes(plot: pyqtgraph.PlotWidget, x_label: str, y_label: str) -> None:
    for side, label in (("bottom", x_label), ("left", y_label)):
        axis = plot.getAxis(side)
        axis.setPen(look.colour("text_soft"))
        axis.setTextPen(look.colour("text"))
        axis.setStyle(tickFont=look.font("note"))
        plot.setLabel(side, label, **{"font-size": f"{look.font('note').pixelSize()}px"})
