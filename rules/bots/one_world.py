"""The Expert where nothing is hidden and nothing is rolled: plans the rest of the round, wide and deep, then the next one.

A turn is judged by the best plan that begins with it, when the round is over and everything that could be bought is
bought. In these plans the others stay away (the game says what they are likely to take first): answering for them would
take most of the time and tell little about one's own plan.

Several processes can share one decision: each follows the plans of its own part of the first turns.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from rules.bots.answer import Clock
from rules.bots.growing import Weighed, from_line, is_clear
from rules.bots.heuristic import RIVALS, WIN, Heuristic
from rules.bots.planner import (
    LONGEST_WAIT,
    THOROUGH,
    Line,
    Planner,
    Scope,
    by_first_action,
)
from rules.core import Action, State

OthersLeave = Callable[[State, int], bool]
Key = tuple[object, ...]

ROOT_LINES = 16  # the best line of so many first actions, or more lines of fewer
TURN = Scope(first=18, inner=4, pending=14, width=3, depth=9)  # a turn inside a plan
# Plans continued after each turn: one sweep after the other while time lasts, then all rounds again more widely.
WIDTHS = ((2, 5, 10, 20), (40, 80), (160,))
GOING_KEPT, ENDING_KEPT = 10, 2  # turns of one position that are followed
LONGEST_PLAN = 14  # turns of a round
MOST_ROUNDS = 3  # that a plan spans
ROUND_STARTS = 8  # the best plans of a round that go on into the next one, besides the best of every root


class Plan(NamedTuple):
    """A position of a plan: its worth, the root lines it can come from (a bit for each), and how it was reached."""

    value: float
    roots: int
    line: tuple[Action, ...]
    state: State


class Part(NamedTuple):
    """Which of several processes that think about the same decision this one is."""

    number: int = 0
    of: int = 1


WHOLE = Part()


def one_world(world: State, heuristic: Heuristic, clock: Clock, part: Part = WHOLE) -> list[Weighed]:
    """All options of the root that were weighed, best first; only those of a part if several processes share them."""
    seat = world.stack[-1][1]
    planner = Planner(heuristic, clock)
    lines = planner.lines(world, seat, THOROUGH)
    found = [from_line(line)._replace(by_depth=(line.value,)) for line in by_first_action(lines).values()]
    others_leave = heuristic.others_leave
    if clock.ended() or others_leave is None or is_clear(lines, heuristic):
        return found
    roots = root_lines(lines)
    roots = roots[part.number :: part.of] or roots
    # What a line does to the others stays as it is; the plans only look at the own position.
    harm = [heuristic.standing(line.state, seat) - line.value for line in roots]
    start = [Plan(line.value, 1 << place, line.actions, line.state) for place, line in enumerate(roots)]
    deepest = 0
    for widths in WIDTHS:
        front, cut = start, False
        for depth in range(MOST_ROUNDS):
            stage = Stage(planner, others_leave, front, len(roots), seat)
            stage.run(widths)
            if stage.complete and depth >= deepest:
                # Nothing is weighed where every plan was cut off before the round was over.
                found, deepest = _deeper(weigh(stage, roots, harm, heuristic), found, depth) or found, depth
            front = stage.starts_of_next()
            cut = cut or stage.cut
            if clock.ended() or not front:
                break
        if clock.ended() or not cut:
            break
    return found


def _deeper(weighed: list[Weighed], before: list[Weighed], depth: int) -> list[Weighed]:
    """What was weighed now, remembering the values of the depths before."""
    earlier = {entry.action: entry.by_depth for entry in before}
    return [
        entry._replace(by_depth=(*earlier.get(entry.action, ())[: depth + 1], entry.value))
        for entry in weighed
    ]


def round_of(state: Any) -> int:
    """The round of a position; games whose others can leave it have rounds."""
    return int(state.round)


def root_lines(lines: list[Line]) -> list[Line]:
    """The lines whose plans are compared: the best of every first action, then others by their value."""
    firsts = list(by_first_action(lines).values())[:ROOT_LINES]
    chosen = {id(line) for line in firsts}
    return firsts + [line for line in lines if id(line) not in chosen][: ROOT_LINES - len(firsts)]


def weigh(stage: Stage, roots: list[Line], harm: list[float], heuristic: Heuristic) -> list[Weighed]:
    """The options by the best plan that begins with them."""
    found: dict[Action, Weighed] = {}
    for line, plan, worse, looks in zip(roots, stage.best, harm, stage.looks, strict=True):
        if plan is not None:
            known = found.get(line.actions[0])
            if known is None or plan.value + worse > known.value:
                # The same plan may have begun with another of its turns.
                whole = plan.line if plan.line[: len(line.actions)] == line.actions else line.actions
                terms = {**heuristic.parts(plan.state, stage.seat), RIVALS: worse}
                terms.pop(WIN, None)  # plans go for points
                found[line.actions[0]] = Weighed(
                    line.actions[0], plan.value + worse, looks, whole, plan.state, terms=terms
                )
    return sorted(found.values(), key=lambda entry: -entry.value)


class Stage:
    """The plans of one round, followed ever more widely until it is over."""

    def __init__(
        self,
        planner: Planner,
        others_leave: OthersLeave,
        front: list[Plan],
        roots: int,
        seat: int,
    ) -> None:
        self.planner = planner
        self.others_leave = others_leave
        self.front = front
        self.seat = seat
        self.round = min(round_of(plan.state) for plan in front)
        self.best: list[Plan | None] = [None] * roots
        self.looks = [0] * roots
        self.complete = False  # one sweep came to the end of the round
        self.cut = False  # the last sweep left plans aside
        self.known: dict[Key, list[Line]] = {}  # turns planned in an earlier sweep
        self.ends: dict[Key, Plan] = {}

    def run(self, widths: tuple[int, ...]) -> None:
        """Sweep ever more widely until nothing is left aside or the time is over."""
        for width in widths:
            self.cut = False
            self.sweep(width)
            if self.planner.clock.ended() or not self.cut:
                break

    def sweep(self, width: int) -> None:
        """Follow the most promising plans of all roots together until the round is over."""
        clock = self.planner.clock
        front = self.front
        for _ in range(LONGEST_PLAN):
            grown: dict[Key, Plan] = {}
            for plan in front:
                for line in self._turns(plan):
                    key = (line.value, *line.state.stack)
                    same = grown.get(key)
                    roots = plan.roots | same.roots if same is not None else plan.roots
                    grown[key] = Plan(line.value, roots, plan.line + line.actions, line.state)
                if clock.ended():
                    return
            front = []
            for key, plan in sorted(grown.items(), key=lambda entry: -entry[1].value):
                if self._is_over(plan.state):
                    self._note(key, plan)
                elif len(front) < width:
                    front.append(plan)
                else:
                    self.cut = True
            if not front:
                break
        self.complete = True

    def starts_of_next(self) -> list[Plan]:
        """The plans that go on into the next round; none when the game is over."""
        plans = sorted(self.ends.values(), key=lambda plan: -plan.value)[:ROUND_STARTS]
        chosen = {id(plan) for plan in plans}
        for plan in self.best:
            if plan is not None and id(plan) not in chosen:
                chosen.add(id(plan))
                plans.append(plan)
        return [] if any(not plan.state.stack for plan in plans) else plans

    def _turns(self, plan: Plan) -> list[Line]:
        """The next turns of a plan, with the positions in which the seat is asked again or the plan is over."""
        if self._is_over(plan.state):
            return [Line(plan.value, (), plan.state)]
        key = (plan.value, *plan.state.stack)
        found = self.known.get(key)
        if found is not None:
            return found
        start = plan.state.clone()
        self._skip_others(start)
        if self._is_over(start):
            found = [Line(self._judge(start), (), start)]
        else:
            found = []
            for line in self.planner.lines(start, self.seat, TURN):
                over = self._is_over(line.state)
                self._skip_others(line.state)
                # Only what ends the round or the game changes the worth of a turn.
                judged = bool(line.state.stack) and over == self._is_over(line.state)
                found.append(line if judged else line._replace(value=self._judge(line.state)))
            found = self._worth_keeping(found)
        self.planner.clock.count()
        if not self.planner.clock.ended():
            self.known[key] = found
        return found

    def _worth_keeping(self, lines: list[Line]) -> list[Line]:
        """The best turns that go on and the best that end the round: the others only cost memory and time."""
        lines.sort(key=lambda line: -line.value)
        over = [self._is_over(line.state) for line in lines]
        going = [line for line, ended in zip(lines, over, strict=True) if not ended]
        ending = [line for line, ended in zip(lines, over, strict=True) if ended]
        return going[:GOING_KEPT] + ending[:ENDING_KEPT]

    def _skip_others(self, state: State) -> None:
        """Come to the seat's next decision without the others' turns."""
        for _ in range(LONGEST_WAIT):
            if self._is_over(state) or state.stack[-1][1] == self.seat:
                return
            if not self.others_leave(state, self.seat):
                state.play(self.planner.reply(state))

    def _is_over(self, state: State) -> bool:
        return not state.stack or round_of(state) > self.round

    def _judge(self, state: State) -> float:
        if not state.stack:
            return float(state.scores()[self.seat].total)
        return self.planner.judge(state, self.seat)

    def _note(self, key: Key, plan: Plan) -> None:
        same = self.ends.get(key)
        if same is not None:
            plan = plan._replace(roots=plan.roots | same.roots)
        self.ends[key] = plan
        for place, known in enumerate(self.best):
            if plan.roots >> place & 1:
                self.looks[place] += 1
                if known is None or plan.value > known.value:
                    self.best[place] = plan
