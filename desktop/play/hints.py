"""Help that the table may allow: hints in three strengths, and one move by a bot."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.session.bots import HINT_SECONDS, BotPool
from desktop.session.choices import Choice, choices
from desktop.texts import tr

if TYPE_CHECKING:
    from desktop.pages.game import GamePage

BEST_LEVEL = 99


class Hints(QObject):
    """First where, then what, then why. Using one marks the game in the statistics."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        self.pool = BotPool()
        self.pool.answered.connect(self._answered)
        self._strength = 0
        self._play = False
        self._choice: Choice | None = None

    @property
    def allowed(self) -> bool:
        session = self._page.session
        return bool(self._page.settings["assistance"]) and session is not None and session.table.hints

    def forget(self) -> None:
        """Another decision: the old advice means nothing."""
        self.pool.cancel()
        self._strength = 0
        self._play = False
        self._choice = None

    def hint(self) -> None:
        page, session = self._page, self._page.session
        if session is None or session.decision is None or not self.allowed or not page.interaction.live:
            return
        if self._choice is not None:
            self._show()
        elif not self.pool.thinking:
            session.mark_helped()
            self.pool.ask(session, BEST_LEVEL, len(session.history), HINT_SECONDS)

    def bot_decides(self) -> None:
        """A bot of the best level makes this one decision for a person."""
        session = self._page.session
        if session is None or session.decision is None or self.pool.thinking:
            return
        session.mark_helped()
        self._play = True
        self.pool.ask(session, BEST_LEVEL, len(session.history) + 1, HINT_SECONDS)

    def _answered(self, notation: str) -> None:
        session, texts = self._page.session, self._page.texts
        if session is None or texts is None or session.decision is None:
            return
        action = session.game.notation.parse(notation)
        if action not in session.legal():
            return
        if self._play:
            self._play = False
            session.act(action)
            return
        self._choice = next(choice for choice in choices(session, texts) if choice.action == action)
        self._show()

    def _show(self) -> None:
        page, choice = self._page, self._choice
        assert choice is not None
        assert page.texts is not None
        self._strength = min(3, self._strength + 1)
        page.interaction.hint(choice.targets)
        spot = page.interaction.spot(choice.targets[0]) if choice.targets else page.options.geometry()
        if self._strength == 1:
            text = tr("Look here.") if choice.targets else tr("Look at the options that point at nothing.")
        elif self._strength == 2:
            page.options.list.select_choice(choice.notation)
            text = tr("A good option: {action}", action=choice.text)
        else:
            reasons = [page.texts.translate(reason) for reason in self.pool.reasons[:3]]
            reason = ", ".join(reasons) or tr("it leads to the best score of what the bot tried")
            text = tr("Because: {reason}", reason=reason)
        page.interaction.say_at(text, spot, "info")

    # -- words about the question ----------------------------------------------------------------------------

    def options_for(self) -> None:
        """What are my options for? The decision and each kind of option in a sentence."""
        page, session, texts = self._page, self._page.session, self._page.texts
        if session is None or texts is None or session.decision is None:
            return
        parts = [f"<p><b>{html.escape(texts.prompt(session.decision))}</b></p>"]
        explained = texts.explain_decision(session.decision)
        if explained is not None:
            parts.append(f"<p>{html.escape(explained.text)}</p>")
        seen: set[str] = set()
        for choice in page.interaction.possible():
            kind = choice.notation.split()[0]
            found = texts.explain_action(choice.action, session.decision)
            if kind not in seen and found is not None:
                seen.add(kind)
                link = f"<a href='topic:{found.topic}'>{html.escape(found.title)}</a>"
                parts.append(f"<p><b>{html.escape(choice.text)}</b>: {html.escape(found.glance)} {link}</p>")
        area = page.options.geometry()
        page.interaction.bubble.show_html("".join(parts), area, page.interaction.inside, "info", 420)

    def close(self) -> None:
        self.pool.close()
