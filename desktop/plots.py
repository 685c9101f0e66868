"""Plots with pyqtgraph. Import this module only when a plot is shown: it costs half a second."""

from __future__ import annotations

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
    for side, label in (("bottom", x_label), ("left", y_label)):
        axis = plot.getAxis(side)
        axis.setPen(look.colour("text_soft"))
        axis.setTextPen(look.colour("text"))
        plot.setLabel(side, label)
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
