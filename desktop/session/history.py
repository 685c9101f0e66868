"""What was done, position by position, and how far it may be taken back."""

from __future__ import annotations

from typing import NamedTuple

from rules.core import Action, Event, State


class Taken(NamedTuple):
    """One action in force, with the position before it: enough to show, explain and take back that moment."""

    before: State
    action: Action
    seat: int
    kind: str  # of the decision it answered
    auto: bool
    events: tuple[Event, ...]
    joined: bool = False  # given together with the one before: taken back with it too

    def known(self) -> tuple[int, int]:
        """Grows whenever something hidden or random became known."""
        return (self.before.reveals, self.before.rng.draws)


class UndoAnswer(NamedTuple):
    """How many actions one undo takes back; 0 with the reason why not."""

    actions: int
    reason: str = ""  # "", "none", "hidden", "other"
    seat: int = -1  # who acted since, for "other"


def undo_answer(
    history: list[Taken], state: State, humans: set[int], owner: int | None, free: bool
) -> UndoAnswer:
    """The undo policy.

    One undo returns to the last decision of a person, over bots and automatic steps. It stops where something
    hidden or random was revealed, and where another person has acted (`owner` is the seat that began undoing).
    A practice table may go anywhere.
    """
    for back, taken in enumerate(reversed(history), start=1):
        if taken.auto or taken.joined or (taken.seat not in humans and not free):
            continue
        if free:
            return UndoAnswer(back)
        if taken.known() != (state.reveals, state.rng.draws):
            return UndoAnswer(0, "hidden")
        if owner is not None and taken.seat != owner:
            return UndoAnswer(0, "other", taken.seat)
        return UndoAnswer(back)
    return UndoAnswer(0, "none")


def restart_answer(history: list[Taken], state: State, humans: set[int], free: bool) -> UndoAnswer:
    """How many actions lead back to the start of the turn that is going on."""
    if not history:
        return UndoAnswer(0, "none")
    decision = state.decision
    mine = decision.seat if decision is not None else history[-1].seat
    turn = state.active
    best = 0
    for back, taken in enumerate(reversed(history), start=1):
        if taken.before.active != turn:
            break
        if not free and taken.known() != (state.reveals, state.rng.draws):
            return UndoAnswer(best, "" if best else "hidden")
        if not free and taken.seat in humans and taken.seat != mine and not taken.auto:
            return UndoAnswer(best, "" if best else "other", taken.seat)
        if taken.seat == mine:
            best = back
    return UndoAnswer(best, "" if best else "none")
