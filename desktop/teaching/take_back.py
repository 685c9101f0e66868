"""The coach watches: when a bot sees that a move costs a lot, it offers to take it back. A few times a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.session.bots import BotPool
from desktop.session.games import EXTRA_MODULES
from desktop.session.session import GameSession
from desktop.teaching.tip_card import TipCard
from desktop.texts import tr

if TYPE_CHECKING:
    from desktop.pages.game import GamePage

OFFERS = 3
SECONDS = 1.5  # as long as a person needs to read the question
BEST_LEVEL = 99
LEAST_LOSS = 3.0  # points
LOSS_SHARE = 0.12  # of the leader's points: three points are much in Res Arcana and little in Terra Mystica


class TakeBack(QObject):
    """Lets a bot judge each decision of a person while that person thinks."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        self.pool = BotPool()
        self.pool.answered.connect(self._judged)
        self.card = TipCard(page)
        self.card.answered.connect(self._answered)
        self._session: GameSession | None = None
        self.left = OFFERS
        self._at = -1  # the number of the decision that is judged
        self._values: dict[str, float] = {}

    def follow(self) -> None:
        """After every change at the table."""
        session = self._page.session
        self.card.hide()
        if session is not self._session:
            self.pool.cancel()
            self._session, self.left, self._at = session, OFFERS, -1
            self._values = {}
        if session is None or not self._wanted(session):
            self.pool.cancel()
            return
        if self.pool.thinking:  # about the move that was just made: the answer is still of interest
            return
        if not self._offer(session):
            self._watch(session)

    def _wanted(self, session: GameSession) -> bool:
        page = self._page
        allowed = session.table.coach and bool(page.settings["assistance"]) and not session.scripted
        return allowed and self.left > 0 and not session.over and session.game.slug not in EXTRA_MODULES

    def _watch(self, session: GameSession) -> None:
        page = self._page
        if page.covered or not page.interaction.live or page.plan is not None or page.replay_at is not None:
            return
        if len(session.legal()) < 2 or self._at == len(session.history):
            return
        self._at = len(session.history)
        self._values = {}
        self.pool.ask(session, BEST_LEVEL, self._at, SECONDS)

    def _judged(self, _best: str) -> None:
        self._values = dict(self.pool.values)
        session = self._session
        if session is None or session is not self._page.session or len(session.history) <= self._at:
            return
        if not self._offer(session):
            self._watch(session)

    def loss(self, session: GameSession) -> float:
        """What the judged move costs compared with the best one; 0 where that is unknown."""
        if not 0 <= self._at < len(session.history) or not self._values:
            return 0.0
        taken = self._values.get(session.game.notation.text(session.history[self._at].action))
        return max(self._values.values()) - taken if taken is not None else 0.0

    def _offer(self, session: GameSession) -> bool:
        loss = self.loss(session)
        leader = max(score.total for score in session.scores())
        if loss < max(LEAST_LOSS, LOSS_SHARE * leader):
            return False
        undo = session.can_undo().actions
        if not undo or len(session.history) - undo != self._at:
            return False
        page = self._page
        self.left -= 1
        session.mark_helped()
        page.tips.card.hide()
        text = tr(
            "This may cost you about {n} {n:point|points}. Take it back? ({k} left)",
            n=round(loss),
            k=self.left,
        )
        self.card.say(
            "", text, tr("Take it back"), tr("Leave it"), page.options.geometry(), page.interaction.inside
        )
        return True

    def _answered(self, back: bool) -> None:
        page = self._page
        if back and page.session is self._session:
            self._at = -1
            page.taking_back.undo()
        page.options.list.setFocus()

    def close(self) -> None:
        self.pool.close()
