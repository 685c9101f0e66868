"""What a position need not write down: the steps with which the game goes on below those that are pending."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core import Frame
from rules.res_arcana import frames
from rules.res_arcana.content import CONTENT, ELEMENTS, NOBODY, UNKNOWN
from rules.res_arcana.vocabulary import ATTACK, ON_ACQUIRE

if TYPE_CHECKING:
    from rules.res_arcana.state import ResArcanaState

# The steps that every stack of a running game stands on; duel_first_player makes its own (RA-14.2.6).
FOUNDATIONS = (frames.START_ROUND, frames.NEXT_TURN, frames.CLEAN_UP, frames.DUEL_FIRST_PLAYER)

# The questions of the Collect phase (RA-5); choose_essences is asked there too.
COLLECTING = (
    frames.TAKE_OR_LEAVE,
    frames.COLLECT_CHOOSE,
    frames.CURSED_FORGE,
    frames.CHOOSE_ESSENCES,
    frames.ELEMENT,
    frames.COLLECT,
)

# The decisions that name the element that asks them: all that a power, an attack or a collect entry can ask.
ASKED_BY_AN_ELEMENT = (
    frames.COLLECT_CHOOSE,
    frames.CHOOSE_ESSENCES,
    frames.CURSED_FORGE,
    frames.PAYMENT,
    frames.COST_TURN_TARGET,
    frames.DESTROY_TARGET,
    frames.DISCARD_CARD,
    frames.SAME_TYPE_AMOUNT,
    frames.OTHER_TYPE,
    frames.STRAIGHTEN_TARGET,
    frames.PLACE_CARD,
    frames.CHOOSE_RIVAL,
    frames.CHOOSE_COMPONENT,
    frames.REORDER_DECK,
    frames.REORDER_ORDER,
    frames.REACT_ATTACK,
    frames.LIFE_LOSS_PAYMENT,
)

# By element: what its own list - a power's cost and effects, a defence - goes on with after it (RA-8.1).
AFTER: dict[int, tuple[int, ...]] = {
    number: whole[place:]
    for whole in (
        *((*cost, *effect) for cost, effect in zip(CONTENT.power_cost, CONTENT.power_effect, strict=True)),
        *CONTENT.inner.values(),
    )
    for place, number in enumerate(whole, start=1)
}
OUTER = {inner: outer for outer, numbers in CONTENT.inner.items() for inner in numbers}
COLLECTED = frozenset(number for entries in CONTENT.collect for number in entries)
_ACQUIRED = frozenset(
    number
    for power, effect in zip(CONTENT.powers, CONTENT.power_effect, strict=True)
    if power.kind == ON_ACQUIRE
    for number in effect
)


def complete(state: ResArcanaState) -> None:
    """Put what is missing under the pending steps, so that the game goes on after their answers."""
    stack = state.stack
    statue = next((place for place, frame in enumerate(stack) if frame[0] == frames.GOLDEN_STATUE), None)
    if statue is not None and all(frame[0] != frames.DECIDE_VICTORY for frame in stack):
        stack.insert(statue, (frames.DECIDE_VICTORY, -1))
    if stack and stack[0][0] not in FOUNDATIONS:
        stack[:0] = [*_foundation(state, stack[0]), *_rest(state, stack[0])]
    _fill_gaps(state)
    if stack and stack[-1][0] == frames.COLLECT and _may_collect(state):
        state.settle()


def next_to_act(state: ResArcanaState) -> int:
    """Who is asked for a turn next: the seat after this turn's, or whoever begins the round (RA-4.2)."""
    return state.first if state.turn == NOBODY else (state.turn + 1) % state.setup.players


def _foundation(state: ResArcanaState, lowest: Frame) -> list[Frame]:
    if not state.round:
        return [(frames.START_ROUND, -1)]
    if state.turn == NOBODY and all(state.passed):
        return [(frames.CLEAN_UP, -1)]
    below: list[Frame] = [(frames.NEXT_TURN, next_to_act(state))]
    if state.turn == NOBODY and lowest[0] in COLLECTING:
        below += _later_collects(state, lowest[1])
    return below


def _later_collects(state: ResArcanaState, seat: int) -> list[Frame]:
    """Who collects after a seat, the last one first: everybody does, in turn order (RA-5.1)."""
    players = state.setup.players
    done = (seat - state.first) % players
    return [(frames.COLLECT, (state.first + offset) % players) for offset in range(players - 1, done, -1)]


def _may_collect(state: ResArcanaState) -> bool:
    """Whether a Collect that stands last can begin: everything below it is right, and nobody has acted (RA-5.1)."""
    if not state.round or state.turn != NOBODY or any(state.passed):
        return False
    last = state.stack[-1]
    return state.stack == [(frames.NEXT_TURN, state.first), *_later_collects(state, last[1]), last]


# -- the rest of what asks a question -----------------------------------------------------------------------


def _rest(state: ResArcanaState, asked: Frame) -> list[Frame]:
    """What the power, the attack or the Collect that asks a question still does after it, last things first."""
    step, seat = asked[:2]
    if step == frames.TAKE_OR_LEAVE:
        return _rest_of_collect(state, asked)
    if step not in ASKED_BY_AN_ELEMENT or asked[2] < 0:
        return []
    number = asked[2]
    outer = OUTER.get(number, number)
    if outer in COLLECTED:
        return _rest_of_collect(state, (frames.ELEMENT, seat, outer))
    rest = [] if outer == number else _elements(seat, AFTER[number])
    if ELEMENTS[outer].op == ATTACK:
        from rules.res_arcana.attack import attacked_after  # needs the state, which needs this module

        rest = [*attacked_after(state, state.turn, seat, outer), *rest]
        seat = state.turn
    return [*_elements(seat, AFTER[outer]), *rest]


def _elements(seat: int, numbers: tuple[int, ...]) -> list[Frame]:
    return [(frames.ELEMENT, seat, number) for number in reversed(numbers)]


def _rest_of_collect(state: ResArcanaState, done: Frame) -> list[Frame]:
    """What a seat still collects after one step of its Collect (RA-5.9)."""
    from rules.res_arcana.collect import queue_collect  # needs the state, which needs this module

    everything: list[Frame] = []
    queue_collect(state, done[1], everything)
    return everything[: everything.index(done)] if done in everything else []


def _fill_gaps(state: ResArcanaState) -> None:
    """A gap among the face-up monuments is filled while there is a deck (RA-6.4), after an Obelisk's gain (RA-6.5)."""
    stack = state.stack
    waiting = {frame[2] for frame in stack if frame[0] == frames.REFILL_MONUMENT}
    acquired = bool(stack) and stack[-1][0] == frames.CHOOSE_ESSENCES and stack[-1][2] in _ACQUIRED
    for slot, monument in enumerate(state.face_up):
        if monument != UNKNOWN or slot in waiting or not state.monument_deck:
            continue
        if acquired:
            stack.insert(len(stack) - 1, (frames.REFILL_MONUMENT, stack[-1][1], slot))
        elif state.monument_deck[-1] != UNKNOWN:  # a view may not know the next one
            state.steps[frames.REFILL_MONUMENT].run(state, (frames.REFILL_MONUMENT, -1, slot))
