"""What the Expert's searches share: a beam over own turns that compares all candidate lines at the same depth.

Every candidate line is played, the others answer with quick turns of their own, and from the positions that arise the
next own turn is planned, level by level.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rules.bots.answer import Clock
from rules.bots.heuristic import LATER, Heuristic
from rules.bots.planner import STEADY, Line, Planner
from rules.core import Action, State

Terms = dict[str, float]


class Weighed(NamedTuple):
    """One option after thinking: its value, how many looks went into it, the expected line and where it leads.

    ``by_depth`` holds the values after each stage of a planned search, so that processes which came to different depths
    can be compared at the one they share; empty where the value is an average over worlds. ``terms`` are the parts of
    the value where it is such an average; else they can be read from the position at the end of the line.
    """

    action: Action
    value: float
    looks: int
    line: Sequence[Action]
    state: State | None
    by_depth: tuple[float, ...] = ()
    terms: Terms | None = None


class Judged(NamedTuple):
    """What a search in one world says of a line: how far it is behind the best one, in total and by terms, and its best position."""

    behind: float
    terms: Terms
    node: Node | None


class Node(NamedTuple):
    """A position in which it is our turn again, reached from one of the lines of the root."""

    value: float
    root: int  # which root line it came from
    line: tuple[Action, ...]
    state: State


class Level(NamedTuple):
    """How far the beam opens at one depth."""

    children: int  # lines tried from each position
    positions: int  # positions that are continued


def is_clear(lines: list[Line], heuristic: Heuristic) -> bool:
    """Whether one first action leads so far that nothing could change it, or nothing else is sensible."""
    for line in lines:
        if line.actions[0] != lines[0].actions[0]:
            return lines[0].value - line.value > heuristic.search.clear
    return True


def from_line(line: Line, node: Node | None = None) -> Weighed:
    if node is None:
        return Weighed(line.actions[0], line.value, 1, line.actions, line.state)
    return Weighed(line.actions[0], node.value, 1, node.line, node.state)


def grow(
    planner: Planner, lines: list[Line], seat: int, levels: tuple[Level, ...], clock: Clock
) -> list[Judged]:
    """How far every root line is behind the best one, over all levels, the deeper ones counting more.

    A single deep look is noisy: the levels on the way to it steady the judgement. A line that was not continued keeps
    the distance it had, and more if those that were continued fell back on average.
    """
    heuristic = planner.heuristic
    behind = [line.value - lines[0].value for line in lines]
    parts = _less_first([heuristic.parts(line.state, seat) for line in lines])
    sums, weights = behind.copy(), 1
    sums_of_parts = [dict(entry) for entry in parts]
    best: list[Node | None] = [None] * len(lines)
    front = [Node(line.value, place, line.actions, line.state) for place, line in enumerate(lines)]
    for depth, level in enumerate(levels):
        grown = _grow_level(planner, front, seat, level, depth, clock)
        reached: dict[int, Node] = {}
        for child in grown:
            if child.root not in reached or child.value > reached[child.root].value:
                reached[child.root] = child
        if len(reached) < min(2, len(lines)):
            break  # interrupted before anything could be compared
        ranked = sorted(reached.values(), key=lambda node: -node.value)
        leader = ranked[0].value
        drift = sum(child.value - leader - behind[place] for place, child in reached.items()) / len(reached)
        for node, terms in zip(
            ranked, _less_first([heuristic.standing_parts(node.state, seat) for node in ranked]), strict=True
        ):
            parts[node.root] = terms
        weight = depth + 1
        weights += weight
        for place in range(len(lines)):
            if place in reached:
                behind[place] = reached[place].value - leader
                best[place] = reached[place]
            else:
                lost = min(0.0, drift)
                behind[place] += lost
                add_terms(parts[place], {LATER: lost})
            sums[place] += weight * behind[place]
            add_terms(sums_of_parts[place], parts[place], weight)
        front = sorted(grown, key=lambda node: -node.value)
        if clock.ended():
            break
    return [
        Judged(total / weights, {term: value / weights for term, value in terms.items()}, node)
        for total, terms, node in zip(sums, sums_of_parts, best, strict=True)
    ]


def add_terms(sums: Terms, terms: Terms, weight: float = 1.0) -> None:
    """Add weighed terms to sums of them, in place."""
    for term, value in terms.items():
        sums[term] = sums.get(term, 0.0) + weight * value


def _less_first(entries: list[Terms]) -> list[Terms]:
    """Terms as differences from those of the first, the best one."""
    found = [dict(entry) for entry in entries]
    for entry in found:
        add_terms(entry, entries[0], -1.0)
    return found


def _grow_level(
    planner: Planner, front: list[Node], seat: int, level: Level, depth: int, clock: Clock
) -> list[Node]:
    """The positions one own turn later, from the most promising ones first, as long as there is time."""
    grown: list[Node] = []
    for node in front[: level.positions]:
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
        if clock.check():
            break
    return grown
