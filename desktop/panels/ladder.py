"""The ladder of the bots: every measured pairing as a table, and as a plot with confidence intervals."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QTableWidget, QTableWidgetItem, QVBoxLayout, QWidget

from desktop.art import look
from desktop.catalogue import catalogue
from desktop.session.bots import levels
from desktop.session.ladder import TEOTIBOT, Rung, rungs
from desktop.texts import tr
from desktop.widgets.basics import Text
from desktop.widgets.bot_strength import WEAKEST_RIVAL

COLOURS = ("gold", "teal", "violet", "ember", "leaf")  # one a game, in the catalogue's order


def side_name(side: str) -> str:
    """A side of a pairing: "bot 2", "bot 3 with 2 seconds", random moves, Teotibot."""
    level, _, seconds = side.partition("@")
    if level == WEAKEST_RIVAL:
        return tr("random moves")
    if level == TEOTIBOT:
        return "Teotibot"
    number = levels().index(level) + 1 if level in levels() else 0
    if seconds:
        return tr("bot {k} with {s} seconds", k=number, s=seconds)
    return tr("bot {k}", k=number)


class LadderPanel(QWidget):
    """For one game or for all; the plot is made when it is first seen."""

    def __init__(self) -> None:
        super().__init__()
        self._slug = ""
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.note = Text("", "note", "text_soft", wrap=True)
        self.table = QTableWidget()
        self.table.setEditTriggers(QTableWidget.EditTrigger.NoEditTriggers)
        self.table.verticalHeader().hide()
        self.plot: QWidget | None = None
        self._column.addWidget(self.note)
        self._column.addWidget(self.table, 2)

    def show_game(self, slug: str) -> None:
        """The pairings of a game; of all games if none is named."""
        self._slug = slug
        shown = [rung for rung in rungs() if rung.game in catalogue() and slug in ("", rung.game)]
        self._fill(shown)
        if self.plot is not None:
            self._column.removeWidget(self.plot)
            self.plot.deleteLater()
            self.plot = None
        if shown:
            self.plot = self._plot(shown)
            self._column.insertWidget(1, self.plot, 3)

    def _fill(self, shown: list[Rung]) -> None:
        self.note.setText(
            tr("Duels of the levels in tournaments of the computer; the lines are 95 % confidence intervals.")
            if shown
            else tr("Strength not measured yet for this game.")
        )
        heads = (tr("Game"), tr("Who"), tr("Against"), tr("Games"), tr("Won %"), tr("95 % interval"), tr("Seconds a decision"))  # fmt: skip
        self.table.setVisible(bool(shown))
        self.table.setFont(look.font("body"))
        self.table.horizontalHeader().setFont(look.font("note_bold"))
        self.table.setColumnCount(len(heads))
        self.table.setHorizontalHeaderLabels(heads)
        self.table.setRowCount(len(shown))
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        for wide in range(3):
            self.table.horizontalHeader().setSectionResizeMode(wide, QHeaderView.ResizeMode.ResizeToContents)
        self.table.setAccessibleName(tr("Strength of the bots"))
        for row, rung in enumerate(shown):
            interval = f"{100 * rung.low:.0f}–{100 * rung.high:.0f}"
            values = (
                catalogue()[rung.game].title(), side_name(rung.level), side_name(rung.rival), str(rung.games),
                f"{100 * rung.rate:.0f}", interval, f"{rung.seconds:.2f}",
            )  # fmt: skip
            for column, value in enumerate(values):
                item = QTableWidgetItem(value)
                if column > 2:
                    item.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                self.table.setItem(row, column, item)

    @staticmethod
    def _plot(shown: list[Rung]) -> QWidget:
        """pyqtgraph is heavy and comes only when the ladder is looked at."""
        from desktop.plots import Estimate, estimates_plot

        pairs = list(dict.fromkeys((rung.level, rung.rival) for rung in shown))
        series = []
        for i, (slug, entry) in enumerate(catalogue().items()):
            points = [
                Estimate(pairs.index((r.level, r.rival)), 100 * r.rate, 100 * r.low, 100 * r.high)
                for r in shown
                if r.game == slug
            ]
            if points:
                series.append((entry.title(), look.ramp(COLOURS[i % len(COLOURS)])[1], points))
        ticks = [tr("{who}\nagainst {rival}", who=side_name(a), rival=side_name(b)) for a, b in pairs]
        plot = estimates_plot(series, ticks, tr("Won %"), 50)
        plot.setMinimumHeight(220)
        plot.setAccessibleName(tr("Strength of the bots"))
        return plot
