"""The score sheet: points by source for everybody, now or at the end, and how they grew."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.art import art, look
from desktop.board.presentation import Presentation
from desktop.panels.growth import Growth, growth
from desktop.panels.turning_points import TurningPoints
from desktop.session.session import GameSession
from desktop.texts import number, tr
from desktop.widgets.basics import Button, Text
from desktop.widgets.combo import Combo
from desktop.widgets.paint import CENTRE, LEFT, RIGHT, glyph
from desktop.widgets.paper_table import SIGN, PaperTable
from desktop.widgets.tab_pages import TabPages
from rules.core import Score

SOURCE_RAMPS = (
    "gold",
    "teal",
    "clay",
    "water",
    "leaf",
    "violet",
    "bronze",
    "night",
    "cloth",
    "earth",
    "ember",
    "stone",
)


class Winner(QWidget):
    """The laurel with the winner's sign."""

    def __init__(self, colour: str, title: str, reason: str) -> None:
        super().__init__()
        self._colour, self._title, self._reason = colour, title, reason
        self.setAccessibleName(f"{title} {reason}")
        self.setMinimumHeight(look.px(110))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        aspect = art.aspect("brand/laurel")
        height = float(self.height())
        area = QRectF(0, 0, height / aspect, height)
        art.draw(painter, "brand/laurel", area, tint=self._colour)
        spot = art.slot("brand/laurel", "glyph", area)
        size = min(spot.width(), spot.height())
        glyph(painter, self._colour, spot.center().x() - size / 2, spot.center().y() - size / 2, size)
        x = area.right() + look.px(18)
        painter.setPen(look.colour("text"))
        painter.setFont(look.fit(self._title, self.width() - x, look.font("title")))
        painter.drawText(QRectF(x, height * 0.18, self.width() - x, height * 0.4), LEFT, self._title)
        painter.setPen(look.colour("text_soft"))
        painter.setFont(look.font("list"))
        painter.drawText(QRectF(x, height * 0.56, self.width() - x, height * 0.28), LEFT, self._reason)


class SourceBars(QWidget):
    """Where the points came from: one stacked bar per seat."""

    def __init__(
        self, names: list[str], colours: list[str], scores: list[Score], labels: dict[str, str]
    ) -> None:
        super().__init__()
        self._names, self._colours, self._scores, self._labels = names, colours, scores, labels
        self.setMinimumHeight(look.px(46) * len(names) + look.px(40))

    def sizeHint(self) -> QSize:
        return QSize(500, look.px(46) * len(self._names) + look.px(60))

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        most = max([1, *(sum(max(0, v) for v in s.sources.values()) for s in self._scores)])
        left, right = look.px(130), self.width() - look.px(50)
        sources = list(self._labels)
        step = look.px(42)
        for i, score in enumerate(self._scores):
            y = look.px(6) + i * step
            glyph(painter, self._colours[i], 4, y, look.px(26))
            painter.setPen(look.colour("text"))
            painter.setFont(look.fit(self._names[i], left - look.px(44), look.font("body_bold")))
            painter.drawText(QRectF(look.px(36), y, left - look.px(40), look.px(26)), LEFT, self._names[i])
            x = float(left)
            for source in sources:
                value = score.sources.get(source, 0)
                if value <= 0:
                    continue
                width = (right - left) * value / most
                ramp = look.ramp(SOURCE_RAMPS[sources.index(source) % len(SOURCE_RAMPS)])
                painter.setPen(QColor(ramp[3]))
                painter.setBrush(QColor(ramp[1]))
                painter.drawRect(QRectF(x, y, width, look.px(26)))
                if width > look.px(22):
                    painter.setPen(QColor("#21180f"))
                    painter.setFont(look.font("note_bold"))
                    painter.drawText(QRectF(x, y, width, look.px(26)), CENTRE, str(value))
                x += width
            painter.setPen(look.colour("text"))
            painter.setFont(look.font("body_bold"))
            painter.drawText(QRectF(x + 8, y, look.px(60), look.px(26)), LEFT, number(score.total))
        y = look.px(10) + len(self._scores) * step
        x = 4.0
        painter.setFont(look.font("note"))
        for source in sources:
            word = self._labels[source]
            width = painter.fontMetrics().horizontalAdvance(word) + look.px(28)
            if x + width > self.width():
                x, y = 4.0, y + look.px(22)
            ramp = look.ramp(SOURCE_RAMPS[sources.index(source) % len(SOURCE_RAMPS)])
            painter.setPen(QColor(ramp[3]))
            painter.setBrush(QColor(ramp[1]))
            painter.drawRect(QRectF(x, y + 3, look.px(12), look.px(12)))
            painter.setPen(look.colour("text"))
            painter.drawText(QRectF(x + look.px(17), y, width, look.px(18)), LEFT, word)
            x += width


class ScoreSheet(QDialog):
    """Opened with F8 at any time and by itself at the end."""

    replayWanted = Signal(int)  # from that moment
    againWanted = Signal()
    homeWanted = Signal()

    def __init__(self, parent: QWidget, session: GameSession, presentation: Presentation) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._session, self._presentation = session, presentation
        over = session.over
        self.setWindowTitle(tr("Score sheet"))
        self.resize(min(look.px(900), parent.width() - 60), min(look.px(660), parent.height() - 60))
        view = session.view()
        scores = presentation.sheet_scores(view)
        secret = {seat for seat in range(len(scores)) if presentation.points(view, seat)[1] == "?"}
        scores = [Score(0, {}) if seat in secret else score for seat, score in enumerate(scores)]
        self._secret = secret
        self._growth: Growth | None = None
        texts = presentation.texts
        names = session.names()
        colours = [presentation.colour(view, seat) for seat in range(len(names))]
        order = sorted(range(len(names)), key=lambda seat: -scores[seat].total)
        if over:
            places = view.outcome().places
            order = sorted(range(len(names)), key=lambda seat: places[seat])
        column = QVBoxLayout(self)
        column.setSpacing(look.px(10))
        if over:
            outcome = view.outcome()
            winners = outcome.winners
            words = ", ".join(names[seat] for seat in winners)
            points = scores[winners[0]].total if winners else 0
            title = (
                tr("{name} wins with {n}.", name=words, n=points)
                if len(winners) == 1
                else tr("{names} share the victory with {n} each.", names=words, n=points)
            )
            column.addWidget(
                Winner(
                    colours[winners[0]] if winners else "gray",
                    title if winners else tr("Nobody wins."),
                    texts.reason(outcome.reason, dict(outcome.params)),
                )
            )
        else:
            column.addWidget(Text(tr("If it ended now"), "title"))
        self.tabs = TabPages()
        labels = {source: presentation.source_label(source) for score in scores for source in score.sources}
        self.table = self._table(order, names, colours, scores, labels)
        self.tabs.addTab(self.table, tr("Score sheet"), "ui_log")
        self.bars = SourceBars(
            [names[s] for s in order], [colours[s] for s in order], [scores[s] for s in order], labels
        )
        self.tabs.addTab(self.bars, tr("Where the points came from"), "ui_stats")
        self._plot_holder = QWidget()
        self._plot_column = QVBoxLayout(self._plot_holder)
        self._plot_column.setContentsMargins(0, 0, 0, 0)
        self.tabs.addTab(self._plot_holder, tr("The course of the game"), "ui_speed")
        self.turning: TurningPoints | None = None
        if over and len(names) > 1:
            self.turning = TurningPoints(session, presentation)
            self.turning.replayWanted.connect(self._replay)
            self.tabs.addTab(self.turning, tr("Turning points"), "ui_branch")
        self.tabs.currentChanged.connect(self._tab)
        column.addWidget(self.tabs, 1)
        self.buttons: list[Button] = []
        row = QHBoxLayout()
        row.addStretch(1)
        if over:
            for text, icon, answer in (
                (tr("Replay"), "ui_step_back", partial(self._replay, 0)),
                (tr("Same table again"), "ui_restart_turn", self.againWanted.emit),
                (tr("Start page"), "ui_home", self.homeWanted.emit),
            ):
                button = Button(text, icon)
                button.clicked.connect(self.accept)
                button.clicked.connect(answer)
                row.addWidget(button)
                self.buttons.append(button)
        close = Button(tr("Close"), "ui_check", primary=True)
        close.clicked.connect(self.accept)
        row.addWidget(close)
        column.addLayout(row)
        close.setFocus()

    def _table(
        self,
        order: list[int],
        names: list[str],
        colours: list[str],
        scores: list[Score],
        labels: dict[str, str],
    ) -> PaperTable:
        """One column a seat, the best first; below the total what decides ties or counts for nothing."""
        notes = self._presentation.sheet_notes(self._session.view())
        table = PaperTable()
        table.setColumnCount(1 + len(order))
        table.setRowCount(len(labels) + 1 + len(notes))
        table.setHorizontalHeaderItem(0, QTableWidgetItem(""))
        for place, seat in enumerate(order):
            head = QTableWidgetItem(names[seat])
            head.setTextAlignment(RIGHT)
            head.setData(SIGN, colours[seat])
            table.setHorizontalHeaderItem(1 + place, head)
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        table.horizontalHeader().setSectionResizeMode(0, QHeaderView.ResizeMode.ResizeToContents)
        lines = [
            (label, [score.sources.get(source, 0) for score in scores]) for source, label in labels.items()
        ]
        lines.append((tr("Total"), [score.total for score in scores]))
        for row, (label, values) in enumerate([*lines, *notes]):
            words = [
                "?" if row <= len(labels) and seat in self._secret else number(values[seat]) for seat in order
            ]
            for column, text in enumerate([label, *words]):
                item = QTableWidgetItem(text)
                item.setTextAlignment(RIGHT if column else LEFT)
                if row == len(labels):
                    item.setFont(look.font("body_bold"))
                    item.setBackground(look.colour("accent_soft"))
                elif text == "0":
                    item.setForeground(look.colour("text_soft"))
                table.setItem(row, column, item)
        table.fit_rows()
        table.setAccessibleName(tr("Score sheet"))
        return table

    def _replay(self, at: int, _checked: bool = False) -> None:
        self.accept()
        self.replayWanted.emit(at)

    def _tab(self, index: int) -> None:
        if self.turning is not None and self.tabs.widget(index) is self.turning:
            self.turning.analyse()
        if self.tabs.widget(index) is not self._plot_holder or self._growth is not None:
            return
        self._growth = growth(self._session, self._presentation, self._secret)
        self.plotted = Combo()
        self.plotted.setAccessibleName(tr("What the plot shows"))
        self.plotted.setMinimumHeight(max(32, look.px(34)))
        self.plotted.addItem(tr("points"), "")
        for key in self._growth.resources:
            self.plotted.addItem(self._presentation.texts.word(key), key)
        self.plotted.activated.connect(self._plot)
        self._plot_column.addWidget(self.plotted)
        self._plot()

    def _plot(self) -> None:
        """Points or one resource over the game; pyqtgraph is heavy and comes only when a plot is looked at."""
        from desktop.plots import lines_plot

        shown = self._growth
        assert shown is not None
        view = self._session.view()
        seats = range(len(self._session.seats))
        colours = [look.ramp(self._presentation.colour(view, seat))[1] for seat in seats]
        key = self.plotted.currentData()
        plot = lines_plot(
            shown.moves,
            shown.resources[key] if key else shown.points,
            self._session.names(),
            colours,
            tr("moves; the numbers above are the rounds"),
            self.plotted.currentText(),
            shown.rounds,
        )
        old = self._plot_column.itemAt(1)
        if old is not None and old.widget() is not None:
            old.widget().deleteLater()
            self._plot_column.removeItem(old)
        self._plot_column.addWidget(plot, 1)
