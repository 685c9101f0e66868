"""The options of a decision as the screen shows them, and what an option would do."""

from __future__ import annotations

from typing import NamedTuple

from desktop.art import look
from desktop.game_texts import GameTexts
from desktop.session.session import GameSession
from rules.core import Action, Event, State, Violation

LOSING = (
    "paid",
    "pay",
    "lost",
    "spent",
    "spend",
    "cost",
    "discarded",
    "burned",
    "burnt",
    "sacrificed",
    "returned",
)
GAINING = ("gained", "gain", "received", "scored", "score", "took", "income", "got")
AMOUNT_KEYS = ("amount", "count", "points", "number")
KIND_KEYS = ("resource", "what", "good", "essence", "kind")


class Choice(NamedTuple):
    """One row of the options list."""

    action: Action
    notation: str
    text: str
    targets: tuple[str, ...]
    warnings: tuple[str, ...] = ()
    reasons: tuple[Violation, ...] = ()  # not empty: not possible, shown on request
    group: str = ""
    then: tuple[Action, ...] = ()  # answers to the decisions that follow, given together with this one


class Preview(NamedTuple):
    """What an option would do at once, as far as it can be known before: amounts by icon, and sentences."""

    amounts: tuple[tuple[str, int], ...] = ()  # icon, change
    lines: tuple[str, ...] = ()
    random: bool = False
    points: int = 0
    after: State | None = None  # the position then, as the person at the screen may see it


def choices(session: GameSession, texts: GameTexts, impossible: bool = False) -> list[Choice]:
    """All options of the current decision; on request also what is not possible, with its reasons."""
    if session.over or session.read_only:
        return []
    return choices_in(session.state, texts, session.legal(), impossible)


def choices_in(state: State, texts: GameTexts, legal: list[Action], impossible: bool = False) -> list[Choice]:
    """The options of any position, in the order of the rules."""
    notation = state.game.notation
    result = [
        Choice(
            action,
            notation.text(action),
            texts.label(action),
            state.targets(action),
            tuple(texts.warning(notice) for notice in state.warnings(action)),
        )
        for action in legal
    ]
    if impossible:
        known = set(legal)
        for action in state.gestures():
            if action not in known:
                known.add(action)
                reasons = tuple(state.why_not(action))
                result.append(
                    Choice(
                        action, notation.text(action), texts.label(action), state.targets(action), (), reasons
                    )
                )
    return result


def icon_of(slug: str, word: str) -> str:
    """The icon of a resource of a game, or nothing."""
    table: dict[str, str] = look.palette["resource"].get(slug, {})
    return table.get(word) or table.get(word.rstrip("s"), "")


def amount_of(event: Event, slug: str) -> tuple[str, int] | None:
    """(icon, change) of an event that gains or pays something with an icon."""
    params = event.all_params()
    sign = -1 if event.kind.startswith(LOSING) else 1 if event.kind.startswith(GAINING) else 0
    if not sign:
        return None
    amount = next((params[key] for key in AMOUNT_KEYS if isinstance(params.get(key), int)), None)
    if amount is None:
        return None
    word = next(
        (str(params[key]) for key in KIND_KEYS if isinstance(params.get(key), str)),
        "vp" if "points" in params or event.kind.startswith("score") else "",
    )
    icon = icon_of(slug, word)
    return (icon, sign * int(amount)) if icon else None


def preview(session: GameSession, texts: GameTexts, choice: Choice, limit: int = 6) -> Preview:
    """Plays the option on a copy, with what is answered together with it. What chance or hidden cards decide is not shown.

    Only the option's own effect counts: the income of a round that begins afterwards is nobody's gain from it.
    """
    decision = session.decision
    if decision is None:
        return Preview()
    base = session.view()
    twin = base.clone()
    known = (twin.reveals, twin.rng.draws)
    points = points_now(base, decision.seat)
    twin.events = []
    try:
        own = _play(twin, choice.action)
        for action in choice.then:
            if action in twin.legal():
                own = _play(twin, action)
    except Exception:  # a view has holes: what touches them cannot be foretold
        return Preview(random=True)
    events = [event.seen_by(session.event_viewer()) for event in twin.events or ()]
    twin.events = None
    if (twin.reveals, twin.rng.draws) != known:
        return Preview(random=True)
    totals: dict[str, int] = {}
    lines: list[str] = []
    for event in events[:own]:
        found = amount_of(event, session.game.slug)
        if found is not None and event.seat == decision.seat:
            totals[found[0]] = totals.get(found[0], 0) + found[1]
        elif len(lines) < limit:
            lines.append(texts.event(event))
    amounts = tuple((icon, n) for icon, n in totals.items() if n)
    if any(amount_of(event, session.game.slug) for event in events[own:]):  # the position then tells of more
        return Preview(amounts, tuple(lines))
    return Preview(amounts, tuple(lines), False, points_now(twin, decision.seat) - points, twin)


def _play(twin: State, action: Action) -> int:
    """Takes an action; how many events are its own, before the game went on to what comes next."""
    play_own(twin, action)
    own = len(twin.events or ())
    twin.settle()
    return own


def play_own(twin: State, action: Action) -> None:
    """Takes an action with all that it causes itself; a phase or round that begins afterwards is not begun."""
    frame = twin.stack[-1]
    twin.steps[frame[0]].play(twin, frame, action)
    while twin.stack and twin.steps[twin.stack[-1][0]].automatic:
        frame = twin.stack.pop()
        twin.steps[frame[0]].run(twin, frame)


def points_now(state: State, seat: int) -> int:
    """A seat's points if the game ended now."""
    try:
        return state.scores()[seat].total
    except Exception:  # a view may not be able to count what it cannot see
        return 0
