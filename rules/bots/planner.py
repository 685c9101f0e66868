"""A seat's turn as one choice: a beam over the small decisions of which a turn is made.

A *line* is a sequence of a seat's own actions until its turn is over, with the position after it. Others who are asked
something during the turn (power from a neighbour's building, a reaction) answer quickly for themselves.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.bots.answer import Clock
from rules.bots.heuristic import Heuristic
from rules.core import Action, State


class Line(NamedTuple):
    """A seat's own actions, the position after them, and what it is worth to the seat."""

    value: float
    actions: tuple[Action, ...]
    state: State


class Scope(NamedTuple):
    """How wide and far a turn is planned."""

    first: int  # options of the first decision
    inner: int  # options of every further decision
    pending: int  # unfinished positions kept where it is too early to judge
    width: int  # unfinished positions kept where the turn could also stop
    depth: int  # decisions of one turn


THOROUGH = Scope(first=60, inner=12, pending=48, width=4, depth=12)
STEADY = Scope(first=14, inner=5, pending=14, width=2, depth=9)
QUICK = Scope(first=5, inner=3, pending=5, width=1, depth=8)
REPLY_OPTIONS = 3
LONGEST_WAIT = 400  # decisions of others before a seat is asked again; a guard against endless reactions


def _worth(entry: tuple[Line, Sequence[Action]]) -> float:
    return -entry[0].value


class Planner:
    """Plans turns with one heuristic, within the time of one clock."""

    __slots__ = ("clock", "heuristic", "judge")

    def __init__(self, heuristic: Heuristic, clock: Clock) -> None:
        self.heuristic = heuristic
        self.clock = clock
        self.judge = heuristic.value

    def options(self, state: State, most: int) -> Sequence[Action]:
        """The sensible options, the promising ones first."""
        legal = state.legal()
        if len(legal) == 1:
            return legal
        ranked = self.heuristic.sensible(state, legal)
        if len(ranked) > 1:
            ranked.sort(key=lambda entry: -entry[0])
        return [action for _, action in ranked[:most]]

    def lines(
        self, state: State, seat: int, scope: Scope, firsts: Sequence[Action] | None = None
    ) -> list[Line]:
        """The best lines of the turn, best first; at least one, however little time there is.

        ``firsts`` are the first actions to try, where it is known which ones deserve it.
        """
        clock, judge, rests = self.clock, self.judge, self.heuristic.rests
        done: list[Line] = []
        front = [(Line(0.0, (), state), firsts or self.options(state, scope.first))]
        for _ in range(scope.depth):
            pending: list[tuple[Line, Sequence[Action]]] = []
            resting: list[tuple[Line, Sequence[Action]]] = []
            seen: set[tuple[object, ...]] = set()
            for line, options in front:
                for action in options:
                    after = line.state.clone()
                    actions, further = self._play_on(after, seat, state.active, action, scope.inner)
                    grown = Line(judge(after, seat), (*line.actions, *actions), after)
                    if not further:
                        done.append(grown)
                    elif rests is not None and after.stack[-1][0] not in rests:
                        pending.append((grown, further))
                    else:
                        mark = (grown.value, *after.stack)
                        if mark not in seen:
                            seen.add(mark)
                            resting.append((grown, further))
                    if clock.check():
                        break
                if clock.ended():
                    break
            if clock.ended():
                front = pending + resting
                break
            pending.sort(key=_worth)
            resting.sort(key=_worth)
            front = pending[: scope.pending] + resting[: scope.width]
        done += [line for line, _ in front]  # what is unfinished when time or depth ends
        done.sort(key=lambda line: -line.value)
        return done

    def _play_on(
        self, state: State, seat: int, turn_of: int, action: Action, most: int
    ) -> tuple[list[Action], Sequence[Action]]:
        """Play an action and whatever has no alternative after it; the options then, none when the turn is over."""
        actions = []
        while True:
            state.play(action)
            actions.append(action)
            if state.stack and state.stack[-1][1] != seat:
                self._let_others_react(state, seat, turn_of)
            if self._is_over(state, seat, turn_of, action):
                return actions, ()
            options = self.options(state, most)
            if len(options) > 1 or len(actions) > LONGEST_WAIT:
                return actions, options
            action = options[0]

    def follow(self, state: State, seat: int, actions: Sequence[Action], scope: Scope) -> Line:
        """Try a line in another world: chance may answer differently there, then the turn is planned on from that point."""
        turn_of = state.active
        played: list[Action] = []
        for action in actions:
            if action not in state.legal():
                break
            state.play(action)
            played.append(action)
            if state.stack and state.stack[-1][1] != seat:
                self._let_others_react(state, seat, turn_of)
            if self._is_over(state, seat, turn_of, action):
                return Line(self.judge(state, seat), tuple(played), state)
        rest = self.lines(state, seat, scope)[0]
        return rest._replace(actions=(*played, *rest.actions))

    def _is_over(self, state: State, seat: int, turn_of: int, action: Action) -> bool:
        """Whether a seat's turn is over after its action."""
        stack = state.stack
        return (
            not stack
            or action[0] in self.heuristic.ends_turn
            or stack[-1][1] != seat
            or state.active != turn_of
        )

    def _let_others_react(self, state: State, seat: int, turn_of: int) -> None:
        """Answer for the others as long as it stays this seat's turn."""
        for _ in range(LONGEST_WAIT):
            stack = state.stack
            if not stack or stack[-1][1] == seat or state.active != turn_of or turn_of != seat:
                return
            state.play(self.reply(state))

    def reply(self, state: State) -> Action:
        """A quick answer to one small decision, by its immediate value."""
        options = self.options(state, REPLY_OPTIONS)
        if len(options) == 1:
            return options[0]
        seat = state.stack[-1][1]
        best, best_value = options[0], float("-inf")
        for action in options:
            after = state.clone()
            after.play(action)
            value = self.judge(after, seat)
            if value > best_value:
                best, best_value = action, value
        return best

    def until_turn(self, state: State, seat: int, scope: Scope = QUICK) -> State:
        """The position when a seat is asked the next time, the others playing quickly; or the end."""
        for _ in range(LONGEST_WAIT):
            if not state.stack or state.stack[-1][1] == seat or self.clock.over:
                break
            state = self.lines(state, state.stack[-1][1], scope)[0].state
        return state


def by_first_action(lines: list[Line]) -> dict[Action, Line]:
    """The best line of every first action; lines come best first."""
    found: dict[Action, Line] = {}
    for line in lines:
        found.setdefault(line.actions[0], line)
    return found
