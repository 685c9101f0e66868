"""An option in words: what the detail says of it, and the short form in the bubble at its place."""

from __future__ import annotations

import html
from collections.abc import Callable, Sequence

from desktop.art import look
from desktop.board.presentation import Presentation
from desktop.panels.reading import amounts_html, title_html
from desktop.session.choices import Choice, Preview
from desktop.texts import number, tr

MOST_IN_BUBBLE = 4


class ChoiceWords:
    """Rich text about options; `preview_of` tells what one would do."""

    def __init__(self, presentation: Presentation, preview_of: Callable[[Choice], Preview]) -> None:
        self._presentation = presentation
        self._preview_of = preview_of

    def detail(self, choice: Choice, points: bool) -> str:
        """What it does now, warnings, its rule; with `points` also what it would change in the score."""
        texts = self._presentation.texts
        parts = [title_html(choice.text)]
        shown = self._preview_of(choice)
        if shown.amounts:
            parts.append(f"<p>{amounts_html(shown.amounts, self._words_of(shown.amounts))}</p>")
        if shown.points and points:
            change = ("+" if shown.points > 0 else "") + number(shown.points)
            parts.append(f"<p>{html.escape(tr('Points if it ended then: {change}', change=change))}</p>")
        parts += [f"<p style='margin:1px'>· {html.escape(line)}</p>" for line in shown.lines]
        parts += self._consequences(choice)
        if shown.random:
            parts.append(f"<p><i>{html.escape(tr('What comes of it is hidden or random.'))}</i></p>")
        if choice.warnings:
            warn, but = look.state("warning").name(), html.escape(tr("Allowed, but:"))
            parts.append(f"<p style='color:{warn}'><b>{but}</b> {html.escape(' '.join(choice.warnings))}</p>")
        for violation in choice.reasons:
            red, why = look.state("illegal").name(), html.escape(texts.violation(violation))
            parts.append(f"<p style='color:{red}'>✗ {why} <small>{violation.rule}</small></p>")
        view = self._presentation.view
        explanation = texts.explain_action(choice.action, view.decision if view is not None else None)
        if explanation is not None:
            link = f"<a href='topic:{explanation.topic}'>{html.escape(tr('F1 rule page'))}</a>"
            parts.append(f"<p>{html.escape(explanation.glance)} {link}</p>")
        return "".join(parts)

    def bubble(self, here: Sequence[Choice]) -> str:
        """The options of one place: title, price and gains, warnings; and what one alone triggers."""
        parts = []
        for choice in here[:MOST_IN_BUBBLE]:
            shown = self._preview_of(choice)
            amounts = (
                f"<br>{amounts_html(shown.amounts, self._words_of(shown.amounts))}" if shown.amounts else ""
            )
            warn = ""
            if choice.warnings:
                colour = look.state("warning").name()
                warn = f"<br><span style='color:{colour}'>⚠ {html.escape(' '.join(choice.warnings))}</span>"
            parts.append(f"<p style='margin:3px 0'><b>{html.escape(choice.text)}</b>{amounts}{warn}</p>")
        if len(here) > MOST_IN_BUBBLE:
            parts.append(f"<p>{html.escape(tr('{n} more…', n=len(here) - MOST_IN_BUBBLE))}</p>")
        elif len(here) == 1:
            lines = self._preview_of(here[0]).lines[:3]
            parts += [f"<p style='margin:1px 0'>· {html.escape(line)}</p>" for line in lines]
            parts += self._consequences(here[0])
        return "".join(parts)

    def _consequences(self, choice: Choice) -> list[str]:
        lines = self._presentation.consequences(choice) if not choice.reasons else []
        return [f"<p style='margin:1px 0'>→ {html.escape(line)}</p>" for line in lines]

    def _words_of(self, amounts: Sequence[tuple[str, int]]) -> dict[str, str]:
        return {icon: self._presentation.amount_word(icon, amount) for icon, amount in amounts}
