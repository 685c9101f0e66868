"""The coach in a normal game: one tip the first time each kind of decision is met."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.teaching.take_back import TakeBack
from desktop.teaching.tip_card import TipCard
from desktop.texts import tr

if TYPE_CHECKING:
    from desktop.pages.game import GamePage


class Tips(QObject):
    """Shows a tip once per kind of decision, at tables with a coach."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        self.card = TipCard(page)
        self.card.answered.connect(self._answered)
        self.take_back = TakeBack(page)

    def _answered(self, understood: bool) -> None:
        session = self._page.session
        if not understood and session is not None:  # this table does without the coach from now on
            session.set_table(session.table._replace(coach=False))
        self._page.options.list.setFocus()

    def maybe_show(self) -> None:
        """After every change: is this a kind of decision that was never met before?"""
        self.card.hide()
        self.take_back.follow()
        page, session, texts = self._page, self._page.session, self._page.texts
        if session is None or texts is None or not session.table.coach or session.decision is None:
            return
        if page.covered or not page.interaction.live or self.take_back.card.isVisible():
            return
        slug, kind = session.game.slug, session.decision.kind
        tips = dict(page.settings.memory.get("tips", {}))
        met = tips.get(slug, [])
        explained = texts.explain_decision(session.decision)
        if kind in met or explained is None:
            return
        page.settings.remember("tips", {**tips, slug: [*met, kind]})
        text = explained.text or explained.glance
        answers = (tr("Understood"), tr("No more tips"))
        self.card.say(explained.title, text, *answers, page.options.geometry(), page.interaction.inside)

    def close(self) -> None:
        self.take_back.close()
