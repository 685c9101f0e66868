"""The Expert: a look several own turns ahead, in one or many redealt worlds.

In one world the search grows a beam over own turns: every candidate line is played, the others answer with quick turns of
their own, and from the positions that arise the next own turn is planned, level by level. All candidates are compared at
the same depth. Where there is chance or a secret, this is repeated in new worlds, redealt from the view, and the values
of a first action are averaged; where there is none, the whole budget goes into one world, wider and deeper.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.bots.answer import Clock
from rules.bots.heuristic import Heuristic
from rules.bots.planner import STEADY, THOROUGH, Line, Planner, by_first_action
from rules.core import Action, Rng, State


class Weighed(NamedTuple):
    """One option after thinking: its value, how many looks went into it, the expected line and where it leads."""

    action: Action
    value: float
    looks: int
    line: Sequence[Action]
    state: State | None


class Node(NamedTuple):
    """A position in which it is our turn again, reached from one of the lines of the root."""

    value: float
    root: int  # which root line it came from
    line: tuple[Action, ...]
    state: State


class Level(NamedTuple):
    """How far the beam opens at one depth, and which part of the budget may be spent when it ends."""

    children: int  # lines tried from each position
    positions: int  # positions that are continued, in a world among many
    until: float


SMALL_PART = 0.3  # of the budget for the small choices inside a turn, which was thought over when it began
ROOT_LINES = 24
# One world with the whole budget: as many positions of a level as the time allows.
DEEP = (Level(1, 0, 0.35), Level(3, 0, 0.70), Level(2, 0, 1.0))
# Many worlds: each a small search.
BROAD = (Level(1, 6, 1.0), *[Level(2, 4, 1.0)] * 5)
FIRST_WORLDS = 2  # redeals in which many options are compared before the budget goes to the best
FIRST_OPTIONS = 12
DECIDED_WORLDS, DECIDED_LEAD = (
    8,
    4.5,
)  # worlds, and the lead in standard errors, after which nothing is open any more


def search(view: State, heuristic: Heuristic, clock: Clock, seed: int) -> list[Weighed]:
    """All options of the root that were weighed, best first."""
    rng = Rng(seed)
    if heuristic.big_steps is not None and view.stack[-1][0] not in heuristic.big_steps:
        clock.shorten(SMALL_PART)
    if heuristic.chance:
        return _many_worlds(view, heuristic, clock, rng)
    return _one_world(view.redeal(rng), heuristic, clock)


def _one_world(world: State, heuristic: Heuristic, clock: Clock) -> list[Weighed]:
    seat = world.stack[-1][1]
    planner = Planner(heuristic, clock)
    lines = planner.lines(world, seat, THOROUGH)
    if clock.ended() or _is_clear(lines, heuristic):
        return [_from_line(line) for line in by_first_action(lines).values()]
    roots = lines[:ROOT_LINES]
    behind, looks, nodes = _grow(planner, roots, seat, DEEP, clock)
    found: dict[Action, Weighed] = {}
    for line, value, count, node in zip(roots, behind, looks, nodes, strict=True):
        known = found.get(line.actions[0])
        if known is None or value > known.value:
            found[line.actions[0]] = _from_line(line, node)._replace(value=value, looks=count)
    return sorted(found.values(), key=lambda entry: -entry.value)


def _is_clear(lines: list[Line], heuristic: Heuristic) -> bool:
    """Whether one first action leads so far that nothing could change it, or nothing else is sensible."""
    for line in lines:
        if line.actions[0] != lines[0].actions[0]:
            return lines[0].value - line.value > heuristic.search.clear
    return True


def _from_line(line: Line, node: Node | None = None) -> Weighed:
    if node is None:
        return Weighed(line.actions[0], line.value, 1, line.actions, line.state)
    return Weighed(line.actions[0], node.value, 1, node.line, node.state)


def _grow(
    planner: Planner, lines: list[Line], seat: int, levels: tuple[Level, ...], clock: Clock
) -> tuple[list[float], list[int], list[Node | None]]:
    """How far every root line is behind the best one at the deepest level.

    A line that was not continued keeps the distance it had, and more if those that were continued fell back on average.
    """
    behind = [line.value - lines[0].value for line in lines]
    looks = [0] * len(lines)
    best: list[Node | None] = [None] * len(lines)
    front = [Node(line.value, place, line.actions, line.state) for place, line in enumerate(lines)]
    for depth, level in enumerate(levels):
        grown = _grow_level(planner, front, seat, level, depth, clock)
        reached: dict[int, Node] = {}
        for child in grown:
            looks[child.root] += 1
            if child.root not in reached or child.value > reached[child.root].value:
                reached[child.root] = child
        if len(reached) < min(2, len(lines)):
            break  # interrupted before anything could be compared
        leader = max(child.value for child in reached.values())
        drift = sum(child.value - leader - behind[place] for place, child in reached.items()) / len(reached)
        for place in range(len(lines)):
            if place in reached:
                behind[place] = reached[place].value - leader
                best[place] = reached[place]
            else:
                behind[place] += min(0.0, drift)
        front = sorted(grown, key=lambda node: -node.value)
        if clock.ended():
            break
    return behind, looks, best


def _grow_level(
    planner: Planner, front: list[Node], seat: int, level: Level, depth: int, clock: Clock
) -> list[Node]:
    """The positions one own turn later, from the most promising ones first, until the level's part of the budget is spent."""
    grown: list[Node] = []
    for node in front[: level.positions] if level.positions else front:
        if depth == 0 or not node.state.stack:
            lines = [Line(0.0, (), node.state)]  # the root's lines were planned already
        else:
            lines = planner.lines(node.state, seat, STEADY)[: level.children]
        for line in lines:
            state = planner.until_turn(line.state, seat)
            if clock.ended():
                return grown  # the others' turns may be unfinished
            value = planner.heuristic.standing(state, seat)
            grown.append(Node(value, node.root, (*node.line, *line.actions), state))
            clock.count()
        if clock.check() or (clock.spent() >= level.until and len(grown) > 1):
            break
    return grown


def _many_worlds(view: State, heuristic: Heuristic, clock: Clock, rng: Rng) -> list[Weighed]:
    seat = view.stack[-1][1]
    planner = Planner(heuristic, clock)
    values: dict[Action, list[float]] = {}
    known: dict[Action, Weighed] = {}
    while True:
        lines = planner.lines(view.redeal(rng), seat, THOROUGH)
        starts = list(by_first_action(lines).values())
        if not known:
            known = {line.actions[0]: _from_line(line) for line in starts}
            if _is_clear(lines, heuristic):
                break
        if clock.ended():
            break
        starts = _promising(starts, values)
        behind, _, nodes = _grow(planner, starts, seat, BROAD[: heuristic.search.depth], clock)
        if clock.ended() and clock.most is None and values:
            break  # an unfinished world would judge some options deeper than others
        for line, value, node in zip(starts, behind, nodes, strict=True):
            action = line.actions[0]
            values.setdefault(action, []).append(value)
            if node is not None or action not in known:
                known[action] = _from_line(line, node)
        if clock.ended() or _is_decided(values):
            break
    if not values:
        return sorted(known.values(), key=lambda entry: -entry.value)
    most = max(map(len, values.values()))
    found = [
        known[action]._replace(value=sum(seen) / len(seen), looks=len(seen))
        for action, seen in values.items()
        if 2 * len(seen) >= most
    ]
    return sorted(found, key=lambda entry: -entry.value)


def _is_decided(values: dict[Action, list[float]]) -> bool:
    """Whether one option leads by so much in so many worlds that more of them would not change the answer."""
    ranked = sorted(values.values(), key=lambda seen: -sum(seen) / len(seen))
    if len(ranked) < 2 or len(ranked[1]) < DECIDED_WORLDS or len(ranked[0]) < DECIDED_WORLDS:
        return False
    first, second = ranked[0], ranked[1]
    lead = sum(first) / len(first) - sum(second) / len(second)
    spread = 0.0
    for seen in (first, second):
        middle = sum(seen) / len(seen)
        spread += sum((value - middle) ** 2 for value in seen) / (len(seen) - 1) / len(seen)
    return lead * lead > DECIDED_LEAD * DECIDED_LEAD * spread


def _promising(starts: list[Line], values: dict[Action, list[float]]) -> list[Line]:
    """After the first worlds only the options that did well there are looked at again: the budget is small."""
    worlds = max(map(len, values.values()), default=0)
    if worlds < FIRST_WORLDS:
        return starts[:FIRST_OPTIONS]
    ranked = sorted(values, key=lambda action: -sum(values[action]) / len(values[action]))
    keep = set(ranked[: max(3, 8 - worlds)])
    return [line for line in starts if line.actions[0] in keep] or starts[:3]
