"""What a seat plays as (faction, clan, mage, character), agreed before the game begins.

The rules ask for it in their own order. A seat with an agreement is answered for when its question comes, by an
action like any other; where the rules do not allow what was agreed, the seat is asked after all.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from desktop.catalogue import catalogue
from desktop.session.table import Seat
from rules.core import Action, Game, Rng, State, Value, Violation

IN_GAME, RANDOM = "", "random"  # what may be agreed beside the notation of one answer
FIX, DRAW, DEALT = "fix", "draw", "dealt"


class Part(NamedTuple):
    """How a game settles what its seats play as."""

    name: str
    questions: tuple[str, ...]
    verbs: tuple[str, ...]
    agreed: tuple[Mapping[str, Any], ...]

    def freedom(self, options: Mapping[str, Value]) -> str:
        """What may be agreed at a table with these options: one by name, only chance, or nothing (dealt)."""
        for case in self.agreed:
            if all(options.get(key) == value for key, value in case["when"].items()):
                return str(case["may"])
        return DEALT

    def answers(self, game: Game, state: State) -> list[Action]:
        """The answers to the present question, if it is the one that settles the part."""
        if state.decision is None or state.decision.kind not in self.questions:
            return []
        return [action for action in state.legal() if game.notation.kind(action) in self.verbs]


def part_of(slug: str) -> Part | None:
    """What seats of this game play as; nothing if all are alike."""
    entry = catalogue().get(slug)
    if entry is None or not entry.part:
        return None
    told = entry.part
    return Part(told["name"], tuple(told["questions"]), tuple(told["verbs"]), tuple(told["agreed"]))


def arranged_answer(game: Game, state: State, seats: Sequence[Seat]) -> Action | None:
    """The answer that was agreed for the seat that decides, if the rules allow it now."""
    decision = state.decision
    part = part_of(game.slug)
    if decision is None or part is None or not seats[decision.seat].part:
        return None
    wish = seats[decision.seat].part
    answers = part.answers(game, state)
    if wish != RANDOM:
        return next((action for action in answers if game.notation.text(action) == wish), None)
    free = _leaving_others(game, part, state, answers, seats)
    return Rng(state.setup.seed * 31 + decision.seat + 1).choice(free) if free else None


def _leaving_others(
    game: Game, part: Part, state: State, answers: list[Action], seats: Iterable[Seat]
) -> list[Action]:
    """The answers that chance may give without taking what another seat was promised; all, if there is none."""
    now = {game.notation.text(action) for action in answers}
    promised = {seat.part for seat in seats} & now

    def leaves(action: Action) -> bool:
        twin = state.clone()
        twin.apply(action)
        return promised <= {game.notation.text(other) for other in part.answers(game, twin)}

    return [action for action in answers if not promised or leaves(action)] or answers


def missed_part(game: Game, state: State, seats: Sequence[Seat]) -> Action | None:
    """What was promised to the seat that is asked now but cannot be had any more."""
    decision = state.decision
    wish = seats[decision.seat].part if decision is not None else IN_GAME
    part = part_of(game.slug)
    if wish in (IN_GAME, RANDOM) or part is None or arranged_answer(game, state, seats) is not None:
        return None
    return game.notation.parse(wish) if part.answers(game, state) else None


def clash(
    game: Game, seats: Sequence[Seat], options: Mapping[str, Value]
) -> tuple[int, list[Violation]] | None:
    """The first seat whose named part goes against another's, and what the rules say."""
    part = part_of(game.slug)
    if part is None or part.freedom(options) != FIX:
        return None
    state = game.new(len(seats), 0, options)
    for at, seat in enumerate(seats):
        if seat.part in (IN_GAME, RANDOM):
            continue
        if not part.answers(game, state):
            return None
        action = game.notation.parse(seat.part)
        violations = state.why_not(action)
        if violations:
            return at, list(violations)
        state.apply(action)
    return None
