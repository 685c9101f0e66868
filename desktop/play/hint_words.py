"""What a hint says: where, what, and why. As rich text for the bubble, and as plain sentences for screen readers."""

from __future__ import annotations

import html
from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING, NamedTuple

from desktop.art import look
from desktop.game_texts import GameTexts
from desktop.session.session import GameSession
from desktop.texts import tenths, tr
from rules.core import Action, State

if TYPE_CHECKING:
    from rules.bots import Answer, Reason

NARROW, WIDE = 250, 400
MOST_REASONS = 4
MOST_STEPS = 4
AS_GOOD = 0.05  # points: less is no difference that can be shown


class Advice(NamedTuple):
    """One page of a hint."""

    html: str
    spoken: str
    width: int  # of the bubble, in pixels at text scale 100 %


def short_advice(text: str, key: str) -> Advice:
    """One sentence, and what the next press of the key tells."""
    return Advice(f"<p>{html.escape(text)}</p>{_note(key)}", f"{text} {key}", NARROW)


def full_advice(session: GameSession, texts: GameTexts, action: Action, answer: Answer | None) -> Advice:
    """Why: the next best option, what makes the difference in points, and how the bot means to go on."""
    title = texts.label(action)
    parts = [f"<p style='margin-bottom:4px'><b>{html.escape(title)}</b></p>"]
    said = [f"{title}."]
    if answer is None:
        compared = tr("The bots can give no reasons in this game.")
        reasons: list[Reason] = []
        steps: list[str] = []
    else:
        compared = _compared(session, texts, answer)
        reasons = list(answer.reasons[:MOST_REASONS])
        steps = step_words(texts, expected_steps(session.view(), answer))
    parts.append(f"<p style='margin:0 0 4px 0'>{html.escape(compared)}</p>")
    said.append(compared)
    if reasons:
        heading = tr("What makes the difference, in points:")
        parts.append(_heading(heading) + _reason_table(texts, reasons))
        said.append(heading)
        said += [
            f"{tenths(reason.difference, signed=True)} {term_words(texts, reason)}." for reason in reasons
        ]
    if steps:
        heading = tr("Then the bot would go on:")
        lines = [f"{number}. {step}" for number, step in enumerate(steps, 1)]
        rows = "".join(f"<p style='margin:1px 0 1px 8px'>{html.escape(line)}</p>" for line in lines)
        parts.append(_heading(heading) + rows)
        said += [heading, *(f"{line}." for line in lines)]
    return Advice("".join(parts), " ".join(said), WIDE)


def _compared(session: GameSession, texts: GameTexts, answer: Answer) -> str:
    """What the answer was compared with, and by how much it is better."""
    if len(session.legal()) == 1:
        return tr("It is the only option.")
    if len(answer.candidates) < 2:
        return tr("Only this option was weighed: the bot saw no other one worth comparing.")
    best, second = answer.candidates[:2]
    other = texts.label(second.action)
    better = best.value - second.value
    if better < AS_GOOD:
        return tr("The next best option is as good: {other}.", other=other)
    if best.looks > 1:
        return tr(
            "About {n} points better, on average of {k} looks ahead, than the next best option: {other}.",
            n=tenths(better), k=best.looks, other=other,
        )  # fmt: skip
    return tr("About {n} points better than the next best option: {other}.", n=tenths(better), other=other)


def term_words(texts: GameTexts, reason: Reason) -> str:
    """A term of the bots' judgement in words: one that all games share, one of this game, or a source of points."""
    from rules.bots.heuristic import LATER, RIVALS, WIN

    shared = {
        RIVALS: tr("what the others have"),
        LATER: tr("what comes later"),
        WIN: tr("winning the game"),
    }
    if reason.term in shared:
        return shared[reason.term]
    return texts.source(reason.term) if reason.text == reason.term else texts.translate(reason.text)


def _reason_table(texts: GameTexts, reasons: Sequence[Reason]) -> str:
    rows = []
    for reason in reasons:
        colour = look.state("success" if reason.difference > 0 else "illegal").name()
        amount = f"<b style='color:{colour}'>{tenths(reason.difference, signed=True)}</b>"
        words = html.escape(term_words(texts, reason))
        rows.append(
            f"<tr><td align='right' style='padding:1px 10px 1px 8px'>{amount}</td><td>{words}</td></tr>"
        )
    return f"<table cellspacing='0' cellpadding='0'>{''.join(rows)}</table>"


def _heading(text: str) -> str:
    return f"<p style='margin:6px 0 2px 0; color:{look.ink('text_soft')}'>{html.escape(text)}</p>"


def _note(text: str) -> str:
    return f"<p style='margin-top:2px; color:{look.ink('text_soft')}'><small>{html.escape(text)}</small></p>"


# -- how it would go on ---------------------------------------------------------------------------------------


def expected_steps(view: State, answer: Answer) -> list[Action]:
    """The own actions that the bot means to take afterwards.

    Where chance or hidden cards matter, only as far as nothing unknown comes between: the rest was one guess of many.
    """
    from rules.bots.heuristic import heuristic_of

    line = list(answer.candidates[0].line) if answer.candidates else []
    if not line or line[0] != answer.action:
        return []
    return _certain(view, line)[1:] if heuristic_of(view.game).chance else line[1:]


def _certain(view: State, line: Sequence[Action]) -> list[Action]:
    """The part of a line that can be played on what the seat knows."""
    twin = view.clone()
    seat = view.stack[-1][1]
    known = (twin.reveals, twin.rng.draws)
    certain = []
    try:
        for action in line:
            unknown = (twin.reveals, twin.rng.draws) != known
            if unknown or not twin.stack or twin.stack[-1][1] != seat or action not in twin.legal():
                break
            certain.append(action)
            twin.apply(action)
    except Exception:  # a view has holes: what touches them cannot be foretold
        return certain
    return certain


def step_words(texts: GameTexts, steps: Sequence[Action]) -> list[str]:
    """The first steps in words; the same step several times in a row is said once."""
    labels = [texts.label(step) for step in steps]
    counted = [(label, len(list(same))) for label, same in groupby(labels)]
    return [label if count == 1 else f"{label} (×{count})" for label, count in counted][:MOST_STEPS]
