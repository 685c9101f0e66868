"""The tab of the score sheet that tells where the game turned; a click replays that turn."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.art import look
from desktop.board.presentation import Presentation
from desktop.session.session import GameSession
from desktop.session.turning_points import TurningPoint, turning_points
from desktop.texts import number, tr
from desktop.widgets.basics import Text
from desktop.widgets.pieces import Row


class TurningPoints(QWidget):
    """Analysed when it is first looked at."""

    replayWanted = Signal(int)

    def __init__(self, session: GameSession, presentation: Presentation) -> None:
        super().__init__()
        self._session, self._presentation = session, presentation
        self.rows: list[Row] = []
        self._column = QVBoxLayout(self)
        self._column.setSpacing(look.px(8))

    def analyse(self) -> None:
        """Judges every turn, once."""
        if self._column.count():
            return
        points = turning_points(self._session)
        self._column.addWidget(
            Text(
                tr(
                    "The turns that changed a player's prospects most, as the bots judge them. A click replays one."
                )
                if points
                else tr("No turn of this game can be judged."),
                "note",
                "text_soft",
                wrap=True,
            )
        )
        for point in points:
            row = Row(self._title(point), self._words(point), icon="ui_step_back", tall=64)
            row.clicked.connect(partial(self.replayWanted.emit, point.first))
            self.rows.append(row)
            self._column.addWidget(row)
        self._column.addStretch(1)

    def _title(self, point: TurningPoint) -> str:
        change = round(point.change)
        return tr(
            "{name}, move {n}: {change} points",
            name=self._session.seats[point.seat].name,
            n=point.first + 1,
            change=("+" if change > 0 else "") + number(change),
        )

    def _words(self, point: TurningPoint) -> str:
        """What was done in that turn."""
        taken = self._session.history[point.first : point.end]
        labels = [
            self._presentation.texts.label(t.action) for t in taken if t.seat == point.seat and not t.auto
        ]
        return " · ".join(labels)
