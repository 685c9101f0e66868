"""The Expert where there is chance or a secret: small searches in many worlds, redealt from the view, and averaged."""

from __future__ import annotations

from rules.bots.answer import Clock
from rules.bots.growing import Level, Weighed, from_line, grow, is_clear
from rules.bots.heuristic import Heuristic
from rules.bots.planner import THOROUGH, Line, Planner, by_first_action
from rules.core import Action, Rng, State

BROAD = (Level(1, 6), *[Level(2, 4)] * 9)
DEEPER = 6  # after so many worlds the next ones are searched one own turn further: more of the same would tell little
FIRST_WORLDS = 2  # redeals in which many options are compared before the budget goes to the best
FIRST_OPTIONS = 12
DECIDED_WORLDS = 8  # so many worlds, and a lead of so many standard errors, and nothing is open any more
DECIDED_LEAD = 4.5


def many_worlds(view: State, heuristic: Heuristic, clock: Clock, rng: Rng) -> list[Weighed]:
    """All options of the root that were weighed, best first."""
    seat = view.stack[-1][1]
    planner = Planner(heuristic, clock)
    values: dict[Action, list[float]] = {}
    known: dict[Action, Weighed] = {}
    while True:
        lines = planner.lines(view.redeal(rng), seat, THOROUGH)
        starts = list(by_first_action(lines).values())
        if not known:
            known = {line.actions[0]: from_line(line) for line in starts}
            if is_clear(lines, heuristic):
                break
        if clock.ended():
            break
        starts = _promising(starts, values)
        worlds = max(map(len, values.values()), default=0)
        levels = BROAD[: heuristic.search.depth + worlds // DEEPER]
        behind, nodes = grow(planner, starts, seat, levels, clock)
        if clock.ended() and clock.most is None and values:
            break  # an unfinished world would judge some options deeper than others
        for line, value, node in zip(starts, behind, nodes, strict=True):
            action = line.actions[0]
            values.setdefault(action, []).append(value)
            if node is not None or action not in known:
                known[action] = from_line(line, node)
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
