"""Help that the table may allow: hints in three strengths, and one move by a bot."""

from __future__ import annotations

import html
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, QTimer

from desktop.board.accessible import announce
from desktop.play.hint_refusals import why_no_hint
from desktop.play.hint_words import full_advice, short_advice
from desktop.session.bots import HINT_SECONDS, BotPool
from desktop.session.choices import Choice, choices
from desktop.texts import tr

if TYPE_CHECKING:
    from desktop.pages.game import GamePage

BEST_LEVEL = 99
WHERE, WHAT, WHY = 1, 2, 3
TICK_MS = 80


class Hints(QObject):
    """First where, then what, then why. Using one marks the game in the statistics."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        self.pool = BotPool()
        self.pool.answered.connect(self._answered)
        self.pool.failed.connect(self._failed)
        self.pool.thinkingChanged.connect(self._thinking_changed)
        self._strength = 0
        self._play = False  # the answer is to be played, not shown
        self._choice: Choice | None = None
        page.refreshed.connect(self._follow)
        self._clock = QTimer(self)
        self._clock.setInterval(TICK_MS)
        self._clock.timeout.connect(self._tick)

    @property
    def allowed(self) -> bool:
        session = self._page.session
        return bool(self._page.settings["assistance"]) and session is not None and session.table.hints

    @property
    def thinking(self) -> bool:
        return self.pool.thinking

    def forget(self) -> None:
        """Another decision: the old advice means nothing."""
        self.pool.cancel()
        self._strength = 0
        self._play = False
        self._choice = None

    # -- asking ----------------------------------------------------------------------------------------------

    def hint(self) -> None:
        """The next strength; while the bot thinks, the same key stops it."""
        if self.thinking:
            self.stop()
        elif self._refuse():
            return
        elif self._choice is not None:
            self._show(self._choice)
        else:
            self._ask()

    def bot_decides(self) -> None:
        """A bot of the best level makes this one decision for a person."""
        if self._refuse():
            return
        self._play = True
        if self._choice is not None:
            self._play_it(self._choice)
        elif self.thinking:  # about a hint: now its answer is played
            self._page.refresh_bar()
        else:
            self._ask()

    def stop(self) -> None:
        """No hint after all."""
        self.forget()
        self._page.refresh_bar()
        announce(self._page, tr("The bot has stopped thinking."))

    def _follow(self) -> None:
        """Whoever goes to the replay or the planner meanwhile does not wait for a hint any more."""
        if self.thinking and why_no_hint(self._page):
            self.stop()

    def bar_text(self) -> str:
        """The second line of the decision bar while the bot thinks."""
        if not self.thinking:
            return ""
        if self._play:
            return tr("A bot thinks about this decision… F2 or Esc: stop")
        return tr("Thinking about a hint… F2 or Esc: stop")

    def _refuse(self) -> bool:
        """Says why there is no hint now, if so."""
        reason = why_no_hint(self._page)
        self._page.say_why(reason)
        return bool(reason)

    def _ask(self) -> None:
        page, session = self._page, self._page.session
        assert session is not None
        page.interaction.clear()
        self.pool.ask(session, BEST_LEVEL, len(session.history), HINT_SECONDS)
        page.refresh_bar()
        announce(page, self.bar_text())

    def _thinking_changed(self) -> None:
        if self.thinking:
            self._clock.start()
            self._tick()
        else:
            self._clock.stop()
            self._page.bar.set_progress(-1)

    def _tick(self) -> None:
        """The clock moves on even where a bot reports late."""
        spent = min(0.95, self.pool.seconds / HINT_SECONDS)
        self._page.bar.set_progress(max(0.03, spent, self.pool.progress()))

    # -- the answer ------------------------------------------------------------------------------------------

    def _answered(self, notation: str) -> None:
        session = self._page.session
        if session is None or session.decision is None:
            return
        self._choice = self._choice_of(notation)
        if self._choice is None:
            self._failed(notation)
            return
        session.mark_helped()
        if self._play:
            self._play_it(self._choice)
        else:
            self._page.refresh_bar()
            self._show(self._choice)

    def _choice_of(self, notation: str) -> Choice | None:
        """As the list shows it, if it does: an answer that is put together has rows of its own."""
        session, texts = self._page.session, self._page.texts
        assert session is not None
        assert texts is not None
        action = session.game.notation.parse(notation)
        listed = [choice for choice in self._page.interaction.possible() if not choice.then]
        return next((c for c in (*listed, *choices(session, texts)) if c.action == action), None)

    def _failed(self, reason: str) -> None:
        """A bot that fails must not leave anybody waiting."""
        print(f"hint: {reason}", file=sys.stderr)
        self.forget()
        self._page.refresh_bar()
        text = tr("The bot could not finish its thought. Your game is not affected: F2 tries again.")
        self._page.interaction.say_at(text, self._bulb(), "warning")

    def _bulb(self) -> QRect:
        """The place of the button, or the end of the bar without it."""
        bar = self._page.bar
        button = bar.button(tr("Hint"))
        return button.geometry() if button is not None else QRect(bar.width() - 300, 0, 200, bar.height())

    def _play_it(self, choice: Choice) -> None:
        page, session = self._page, self._page.session
        assert session is not None
        assert session.decision is not None
        name = session.seats[session.decision.seat].name
        session.mark_helped()
        session.act(choice.action)
        if page.covered:  # the next person sits down: what it was may be a secret
            text = tr("A bot decided for {name}.", name=name)
        elif session.can_undo().actions:
            text = tr(
                "A bot decided for {name}: {action}. Ctrl+Z takes it back.", name=name, action=choice.text
            )
        else:
            text = tr("A bot decided for {name}: {action}.", name=name, action=choice.text)
        page.interaction.say_at(text, self._bulb())

    def _show(self, choice: Choice) -> None:
        page, session = self._page, self._page.session
        assert session is not None
        assert page.texts is not None
        self._strength = min(WHY, self._strength + 1)
        place = page.interaction.point_out(choice)
        if self._strength == WHERE:
            where = tr("Look at this option.") if place.is_row else tr("Look here.")
            advice = short_advice(where, tr("F2: what to do"))
        elif self._strength == WHAT:
            page.options.reveal(choice.notation)
            advice = short_advice(tr("A good option: {action}", action=choice.text), tr("F2: why"))
        else:
            advice = full_advice(session, page.texts, choice.action, self.pool.answer)
        page.interaction.advise(advice, place.rect)

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
