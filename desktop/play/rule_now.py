"""What a page of the rule book means at this table at this moment: options that follow it, what it forbids, its places."""

from __future__ import annotations

import html
from typing import TYPE_CHECKING

from desktop.art import look
from desktop.game_texts import GameTexts
from desktop.session.choices import Choice
from desktop.texts import tr
from rules.core import Action, Violation

if TYPE_CHECKING:
    from desktop.pages.game import GamePage

MOST_REFUSALS = 3


class RuleNow:
    """Speaks of a topic, or of `word:<component>`, as the rule browser shows them."""

    def __init__(self, page: GamePage) -> None:
        self._page = page

    def words(self, shown: str) -> str:
        """Rich text with the numbers of this table; nothing while nobody here can decide, or about something else."""
        page = self._page
        texts, session = page.texts, page.session
        if texts is None or session is None or session.decision is None or not self._asked():
            return ""
        lines = []
        if self._is_about_decision(texts, shown):
            name, prompt = session.seats[session.decision.seat].name, texts.prompt(session.decision)
            lines.append(html.escape(tr("{name} decides about this now: {prompt}", name=name, prompt=prompt)))
        options = self.options(shown)
        if options:
            count = tr("Options that follow this rule: {n}", n=len(options))
            lines.append(f"<b>{html.escape(count)}</b>" + page.interaction.words_of(options))
        refused = self.refused(shown)
        if refused:
            red = look.state("illegal").name()
            lines.append(f"<b>{html.escape(tr('Not possible now'))}</b>")
            lines += [
                f"<span style='color:{red}'>✗</span> {html.escape(label)}: {html.escape(texts.violation(why))} <small>{why.rule}</small>"
                for label, why in refused
            ]
        if not lines:
            return ""
        heading = f"<p><small>{html.escape(tr('At this table now'))}</small></p>"
        inner = heading + "".join(f"<p style='margin:3px 0'>{line}</p>" for line in lines)
        return f"<table width='100%' cellpadding='8' bgcolor='{look.ink('accent_soft')}'><tr><td>{inner}</td></tr></table>"

    def options(self, shown: str) -> list[Choice]:
        """The options of the current decision that follow the rules of this page."""
        texts = self._page.texts
        if texts is None or not self._asked():
            return []
        return [
            choice
            for choice in self._page.interaction.possible()
            if self._speaks_of(texts, shown, choice.action, choice.targets)
        ]

    def refused(self, shown: str) -> list[tuple[str, Violation]]:
        """What somebody might try and this page's rules forbid now: of each reason the nearest miss."""
        page = self._page
        texts, session = page.texts, page.session
        if texts is None or session is None or not self._asked():
            return []
        state = page.live.state
        word = shown.partition(":")[2]
        nearest: dict[str, tuple[int, Action, Violation]] = {}
        for action in state.gestures():
            if word and not self._speaks_of(texts, shown, action, state.targets(action)):
                continue
            reasons = state.why_not(action)
            for why in reasons:
                topic = texts.topic_of([why.rule])
                known = nearest.get(why.kind)
                if (word or (topic is not None and topic.id == shown)) and (
                    known is None or len(reasons) < known[0]
                ):
                    nearest[why.kind] = (len(reasons), action, why)
        found = sorted(nearest.values(), key=lambda entry: entry[0])[:MOST_REFUSALS]
        return [(texts.label(action), why) for _, action, why in found]

    def targets(self, shown: str) -> tuple[str, ...]:
        """Where this page is at home: the targets of its options; without any, the places that are explained by it."""
        page = self._page
        texts = page.texts
        if texts is None or page.covered:
            return ()
        seen = {
            target: None
            for choice in self.options(shown)
            for target in choice.targets
            if page.interaction.scene_of(target) is not None
        }
        return tuple(seen) or page.interaction.explained_by(shown)

    def light(self, shown: str) -> None:
        """Lights the places this page speaks of, and brings the board to where they can be seen."""
        targets = self.targets(shown)
        self._page.board.fit()
        self._page.interaction.hint(targets)

    def _asked(self) -> bool:
        """Is there a question here that somebody at the screen answers?"""
        return self._page.interaction.live and not self._page.covered

    def _is_about_decision(self, texts: GameTexts, shown: str) -> bool:
        decision = self._page.live.decision
        explained = texts.explain_decision(decision) if decision is not None else None
        return explained is not None and explained.topic == shown

    @staticmethod
    def _speaks_of(texts: GameTexts, shown: str, action: Action, targets: tuple[str, ...]) -> bool:
        kind, _, word = shown.partition(":")
        if kind == "word":
            named = texts.game.notation.params(action).values()
            return word in named or any(target.partition(":")[2] == word for target in targets)
        return shown in texts.topics_of_action(action)
