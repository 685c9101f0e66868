"""What the decision bar says in every situation: play, a question, a bot, replay, planner, curtain, the end."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, NamedTuple

from desktop.panels.decision_bar import BarButton
from desktop.play import files
from desktop.problems import reason_of
from desktop.session.parts import missed_part
from desktop.texts import tr

if TYPE_CHECKING:
    from desktop.pages.game import GamePage

MOST_BUTTONS = 3


class BarWords(NamedTuple):
    colour: str
    name: str
    role: str
    prompt: str
    second: str
    buttons: list[BarButton]


def bar_for(page: GamePage) -> BarWords:
    """Chosen by situation, the most urgent first."""
    session, texts, presentation = page.session, page.texts, page.presentation
    assert session is not None
    assert texts is not None
    assert presentation is not None
    if page.replay_at is not None and page.plan is None:
        return _replay(page)
    live = page.live
    decision = live.decision
    if decision is None:
        return _over(page)
    seat = decision.seat
    colour = presentation.colour(live.state, seat)
    name = live.seats[seat].name
    if session.read_only and page.plan is None:
        buttons = [BarButton(tr("Replay"), "ui_step_back", page.replay.toggle, True)]
        return BarWords(
            colour,
            name,
            "",
            tr("Read-only: this file cannot be played on."),
            reason_of(session.read_only),
            buttons,
        )
    if page.covered:
        back = (
            [BarButton(tr("Back"), "ui_pass_device", page.advance, True)] if page.handover.public_look else []
        )
        return BarWords(colour, name, "", tr("Waiting for {name}.", name=name), "", back)
    role = tr("decides now") if live.state.active not in (seat, -1) else tr("on turn")
    draft = page.drafting.draft
    own = presentation.prompt(page.view())
    prompt = (draft.prompt() if draft is not None else "") or own or texts.prompt(decision)
    prompt = prompt[:1].upper() + prompt[1:]  # it may begin with the name of a thing
    if page.turn.asking is not None:
        return _question(page, colour, name, role)
    if page.plan is not None:
        return _plan(page, colour, name, prompt)
    if not live.seats[seat].human:
        return _bot(page, colour, name, prompt)
    second = page.coach.bar_text() if session.scripted else page.hints.bar_text() or _cause(page)
    return BarWords(colour, name, role, prompt, second, _buttons(page))


def _buttons(page: GamePage) -> list[BarButton]:
    session, presentation = page.session, page.presentation
    assert session is not None
    assert presentation is not None
    buttons = page.coach.bar_buttons() if session.scripted else _taking_back(page)
    if session.unwritten:
        rescue = partial(files.save_elsewhere, page)
        buttons.append(BarButton(tr("Save elsewhere…"), "ui_save", rescue, primary=True))
    if page.hints.allowed:
        buttons.append(_hint_button(page))
    possible = page.interaction.possible()
    ends = [choice for choice in possible if presentation.is_end_turn(choice)]
    free = [choice for choice in possible if presentation.is_button(choice) and choice not in ends]
    first = presentation.primary(possible)
    if page.drafting.draft is not None:
        free, first = [], None
    if 0 < len(free) <= MOST_BUTTONS:
        for choice in free:
            buttons.append(
                BarButton(
                    choice.text,
                    presentation.icon(choice),
                    partial(page.turn.take, choice),
                    primary=choice is first,
                    note=page.options.list.digit_of(choice.notation),
                )
            )
    draft = page.drafting.button()
    if draft is not None:
        buttons.append(draft)
    if has_end_turn(page) and (ends or not session.scripted):
        reason = "" if ends else tr("The turn cannot end yet.")
        only = bool(ends) and len(possible) == 1
        buttons.append(
            BarButton(
                tr("End turn"),
                "ui_end_turn",
                page.turn.end,
                primary=only or (bool(ends) and first is None),
                note="Ctrl+⏎",
                reason=reason,
            )
        )
    return buttons


def _hint_button(page: GamePage) -> BarButton:
    """The bulb; while the bot thinks it is lit and stops the thinking."""
    thinking = page.hints.thinking
    text = tr("Stop thinking") if thinking else tr("Hint")
    return BarButton(text, "ui_hint", page.hints.hint, note="F2", compact=True, lit=thinking)


def _taking_back(page: GamePage) -> list[BarButton]:
    """Undo and restart; grey with a reason where nothing can be taken back."""
    session = page.live
    undo, restart = session.can_undo(), session.can_restart()
    reason = page.taking_back.reason()
    return [
        BarButton(
            tr("Undo"), "ui_undo", page.taking_back.undo,
            note="Ctrl+Z", reason="" if undo.actions else reason, compact=True,
        ),
        BarButton(
            tr("Restart turn"), "ui_restart_turn", page.taking_back.restart_turn,
            reason="" if restart.actions else reason or tr("Nothing to undo."), compact=True,
        ),
    ]  # fmt: skip


def has_end_turn(page: GamePage) -> bool:
    """Does this game have a step that ends a turn?"""
    from desktop.session.choices import Choice

    presentation = page.presentation
    assert presentation is not None
    verbs = presentation.game.notation.verbs
    return any(presentation.is_end_turn(Choice((i,), verb.word, "", ())) for i, verb in enumerate(verbs))


def _cause(page: GamePage) -> str:
    """Why this is asked and what Esc does."""
    session, texts = page.session, page.texts
    assert session is not None
    assert texts is not None
    assert session.decision is not None
    parts = []
    missed = missed_part(session.game, session.state, session.seats)
    if missed is not None:
        parts.append(tr("{what} cannot be had any more: choose again.", what=texts.answer_name(missed)))
    last = next((taken for taken in reversed(session.history) if not taken.auto), None)
    if last is not None and last.seat >= 0 and session.sees(last.seat):
        parts.append(f"{session.seats[last.seat].name}: {texts.label(last.action)}.")
    if page.taking_back.can_step_back():
        parts.append(tr("Esc takes it back."))
    explained = texts.explain_decision(session.decision)
    if explained is not None and len(parts) < 2:
        parts.append(explained.glance)
    return "  ".join(parts)


def _question(page: GamePage, colour: str, name: str, role: str) -> BarWords:
    choice = page.turn.asking
    assert choice is not None
    what = " ".join(choice.warnings) or choice.text
    buttons = [
        BarButton(tr("Back"), "ui_undo", page.taking_back.escape, note="Esc"),
        BarButton(tr("Yes"), "ui_check", page.turn.confirm, True, note="⏎"),
    ]
    return BarWords(colour, name, role, tr("{what} Do it anyway?", what=what), choice.text, buttons)


def _bot(page: GamePage, colour: str, name: str, prompt: str) -> BarWords:
    driver, at_once = page.bots, page.bots.play_at_once
    buttons = _taking_back(page)[:1]
    second = tr("You can look around.")
    if driver.overdue:
        second = tr("{name} takes longer than its limit of {s} seconds.", name=name, s=round(driver.limit))
        buttons.append(BarButton(tr("Wait"), "ui_pause", driver.wait))
        buttons.append(BarButton(tr("Take a quick move"), "ui_speed", at_once, True))
    elif driver.slow:
        buttons.append(BarButton(tr("Stop and play at once"), "ui_speed", at_once))
    said = tr("{name} is thinking: {prompt}", name=name, prompt=prompt)
    return BarWords(colour, name, tr("thinks"), said, second, buttons)


def _replay(page: GamePage) -> BarWords:
    session = page.session
    assert session is not None
    at, count = page.replay_at or 0, len(session.history)
    buttons = [
        BarButton(tr("New game from here"), "ui_branch", page.replay.branch, compact=True),
        BarButton(tr("Back to the game"), "ui_play", page.replay.end, True),
    ]
    return BarWords("", "", "", tr("Replay: move {i} of {n}", i=at, n=count), "", buttons)


def _plan(page: GamePage, colour: str, name: str, prompt: str) -> BarWords:
    plan = page.plan
    assert plan is not None
    steps = sum(not taken.auto for taken in plan.history)
    if page.planner.confirming:
        buttons = [
            BarButton(tr("Back"), "ui_undo", page.planner.think_again, note="Esc"),
            BarButton(tr("Yes"), "ui_check", page.planner.take_over, True, note="⏎"),
        ]
        question = tr("Take over {n} {n:step|steps} into the game?", n=steps)
        second = tr("Only your own steps that are still possible, up to the first other person.")
        return BarWords(colour, name, tr("planner"), question, second, buttons)
    buttons = [
        BarButton(
            tr("Undo"),
            "ui_undo",
            page.taking_back.undo,
            compact=True,
            reason="" if plan.history else tr("Nothing to undo."),
        ),
        BarButton(tr("Throw away"), "ui_cross", page.planner.toggle),
        BarButton(
            tr("Take over"),
            "ui_check",
            page.planner.take_over,
            True,
            reason="" if plan.history else tr("No step is planned yet."),
        ),
    ]
    second = tr("Planner: {n} {n:step|steps} ahead on a copy", n=steps)
    changes = page.planner.score_changes()
    if changes:
        second = tr("{what}. If it ended now: {changes}", what=second, changes=changes)
    return BarWords(colour, name, tr("planner"), prompt, second, buttons)


def _over(page: GamePage) -> BarWords:
    session, texts, presentation = page.session, page.texts, page.presentation
    assert session is not None
    assert texts is not None
    assert presentation is not None
    outcome, scores = session.state.outcome(), session.state.scores()
    winners = outcome.winners
    names = ", ".join(session.seats[seat].name for seat in winners)
    points = scores[winners[0]].total if winners else 0
    if len(winners) == 1:
        prompt = tr("{name} wins with {n}.", name=names, n=points)
    elif winners:
        prompt = tr("{names} share the victory with {n} each.", names=names, n=points)
    else:
        prompt = tr("Nobody wins.")
    buttons = [
        BarButton(tr("Replay"), "ui_step_back", page.replay.toggle),
        BarButton(tr("Score sheet"), "ui_stats", page.results.show_sheet, True),
    ]
    colour = presentation.colour(session.state, winners[0]) if winners else ""
    second = texts.reason(outcome.reason, dict(outcome.params))
    return BarWords(colour, names if len(winners) == 1 else "", "", prompt, second, buttons)
