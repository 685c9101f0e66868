"""The ladder of the bots: every measured pairing as a table, and as a plot with confidence intervals."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHeaderView, QTableWidgetItem, QVBoxLayout, QWidget

from desktop.art import look
from desktop.catalogue import catalogue
from desktop.game_texts import humanise
from desktop.session.bots import levels
from desktop.session.ladder import TEOTIBOT, Rung, rungs
from desktop.texts import number, tr
from desktop.widgets.basics import ScrollPage, Text
from desktop.widgets.bot_strength import WEAKEST_RIVAL, level_word
from desktop.widgets.paint import LEFT, RIGHT
from desktop.widgets.paper_table import PaperTable

FIRST_NUMBER = 3  # columns before it are words
SHORTEST = 0.01  # seconds that are told apart
COLOURS = ("gold", "teal", "violet", "fire", "leaf")  # one a game, in the catalogue's order


def side_name(side: str) -> str:
    """A side of a pairing: "bot 2 (player)", "bot 3 (expert), 2 s", random moves, Teotibot."""
    level, _, seconds = side.partition("@")
    if level == WEAKEST_RIVAL:
        return tr("random moves")
    if level == TEOTIBOT:
        return "Teotibot"
    if level not in levels():  # of a later version's file
        return humanise(side)
    rung, word = levels().index(level) + 1, level_word(level)
    if seconds:
        return tr("bot {k} ({level}), {s} s", k=rung, level=word, s=seconds)
    return tr("bot {k} ({level})", k=rung, level=word)


def _seconds(value: float) -> str:
    """Two decimals; what is quicker is not called nothing."""
    return number(round(value, 2)) if value >= SHORTEST else f"< {number(SHORTEST)}"


def _note(shown: list[Rung]) -> str:
    """What the numbers are, and how long an expert could think."""
    if not shown:
        return tr("Strength not measured yet for this game.")
    budgets = {rung.budget for rung in shown if rung.budget}
    if len(budgets) != 1:
        return tr(
            "Duels of the levels in tournaments of the computer; the lines are 95 % confidence intervals."
        )
    return tr(
        "Duels of the levels in tournaments of the computer; the lines are 95 % confidence intervals. "
        "An expert had {s} seconds a decision where nothing else is said.",
        s=budgets.pop(),
    )


class LadderPanel(ScrollPage):
    """For one game or for all, plot above table; the plot is made when it is first seen."""

    def __init__(self) -> None:
        super().__init__()
        self._slug = ""
        content = QWidget()
        self._column = QVBoxLayout(content)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.note = Text("", "note", "text_soft", wrap=True)
        self.table = PaperTable()
        self.table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)  # the panel scrolls
        self.plot: QWidget | None = None
        self._column.addWidget(self.note)
        self._column.addWidget(self.table)
        self._column.addStretch(1)
        self.show_content(content)

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
            self._column.insertWidget(1, self.plot)

    def _fill(self, shown: list[Rung]) -> None:
        self.note.setText(_note(shown))
        heads = (tr("Game"), tr("Who"), tr("Against"), tr("Games"), tr("Won %"), tr("95 % interval"), tr("Seconds a decision"))  # fmt: skip
        self.table.setVisible(bool(shown))
        self.table.setColumnCount(len(heads))
        for column, title in enumerate(heads):
            head = QTableWidgetItem(title)
            head.setTextAlignment(RIGHT if column >= FIRST_NUMBER else LEFT)
            self.table.setHorizontalHeaderItem(column, head)
        self.table.setRowCount(len(shown))
        self.table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.table.setAccessibleName(tr("Strength of the bots"))
        for row, rung in enumerate(shown):
            interval = f"{100 * rung.low:.0f}–{100 * rung.high:.0f}"
            values = (
                catalogue()[rung.game].title(), side_name(rung.level), side_name(rung.rival), str(rung.games),
                f"{100 * rung.rate:.0f}", interval, _seconds(rung.seconds),
            )  # fmt: skip
            for column, value in enumerate(values):
                item = QTableWidgetItem(value)
                if column >= FIRST_NUMBER:
                    item.setTextAlignment(RIGHT)
                self.table.setItem(row, column, item)
        self.table.fit_rows()
        rows = sum(self.table.rowHeight(row) for row in range(len(shown)))
        self.table.setFixedHeight(self.table.horizontalHeader().sizeHint().height() + rows + 2)

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
        names = [tr("{who}\nagainst {rival}", who=side_name(a), rival=side_name(b)) for a, b in pairs]
        plot = estimates_plot(series, names, tr("Won %"), 50)
        plot.setAccessibleName(tr("Strength of the bots"))
        return plot
