"""The Expert where there is chance or a secret: small searches in many worlds, redealt from the view, and averaged."""

from __future__ import annotations

from math import sqrt

from rules.bots.answer import Clock
from rules.bots.growing import Level, Terms, Weighed, add_terms, from_line, grow, is_clear
from rules.bots.heuristic import Heuristic, SearchNumbers
from rules.bots.planner import QUICK, THOROUGH, Line, Planner, by_first_action
from rules.core import Action, Rng, State

FIRST_TURN, FURTHER_TURN = Level(1, 6), Level(2, 4)  # the beam of a short budget
ENOUGH_WORLDS = 4  # with more time than so many need, each may be searched deeper or more widely
FIRST_WORLDS = 2  # redeals in which many options are compared before the budget goes to the best
FIRST_OPTIONS, NEXT_OPTIONS, LAST_OPTIONS = 12, 8, 3
DECIDED_WORLDS = 8  # so many worlds, and a lead of so many standard errors, and nothing is open any more
DECIDED_LEAD = 4.5


def many_worlds(view: State, heuristic: Heuristic, clock: Clock, rng: Rng) -> list[Weighed]:
    """All options of the root that were weighed, best first."""
    seat = view.stack[-1][1]
    planner = Planner(heuristic, clock)
    values: dict[Action, list[float]] = {}
    terms: dict[Action, Terms] = {}
    known: dict[Action, Weighed] = {}
    levels = beam(heuristic.search.depth)
    while True:
        lines = planner.lines(view.redeal(rng), seat, THOROUGH, _promising(values, clock))
        starts = list(by_first_action(lines).values())[:FIRST_OPTIONS]
        if not known:
            known = {line.actions[0]: from_line(line) for line in by_first_action(lines).values()}
            if is_clear(lines, heuristic):
                break
        if clock.ended():
            break
        if heuristic.search.blind:
            starts = _tried(planner, starts, view.redeal(rng), seat)
        judged = grow(planner, starts, seat, levels, clock)
        if clock.ended() and clock.most is None and values:
            break  # an unfinished world would judge some options deeper than others
        if not values:
            levels = spread(heuristic.search, clock)
        for line, found in zip(starts, judged, strict=True):
            action = line.actions[0]
            values.setdefault(action, []).append(found.behind)
            add_terms(terms.setdefault(action, {}), found.terms)
            if found.node is not None or action not in known:
                known[action] = from_line(line, found.node)
        if clock.ended() or _is_decided(values):
            break
    if not values:
        return sorted(known.values(), key=lambda entry: -entry.value)
    most = max(map(len, values.values()))
    weighed = [
        known[action]._replace(
            value=sum(seen) / len(seen),
            looks=len(seen),
            terms={term: total / len(seen) for term, total in terms[action].items()},
        )
        for action, seen in values.items()
        if 2 * len(seen) >= most
    ]
    return sorted(weighed, key=lambda entry: -entry.value)


def beam(depth: int, opening: float = 1.0) -> tuple[Level, ...]:
    """The levels of a search some own turns deep; ``opening`` times as many children of as many more positions."""
    first = Level(FIRST_TURN.children, round(FIRST_TURN.positions * opening))
    further = Level(round(FURTHER_TURN.children * opening), round(FURTHER_TURN.positions * opening))
    return (first, *[further] * (depth - 1))


def spread(numbers: SearchNumbers, clock: Clock) -> tuple[Level, ...]:
    """How deep and wide the worlds after the first may be searched, so that the budget is enough for a few of them.

    What a short and narrow search overlooks is overlooked in every world, and no average would show it. Where an own turn is
    but a small step, time is for more of them; where it is a whole plan, for more plans. But within one world all
    chance is known: where much is rolled, a wide beam finds the luckiest line instead of the best one.
    """
    spent = min(1.0, max(1e-6, clock.spent()))
    times = (1.0 - spent) / spent / ENOUGH_WORLDS  # so much more than this search could be done
    depth = max(numbers.depth, min(numbers.depth + numbers.deeper, int(numbers.depth * times)))
    wider = sqrt(times * numbers.depth / depth)
    return beam(depth, min(numbers.opening, max(1.0, wider)))


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


def _promising(values: dict[Action, list[float]], clock: Clock) -> list[Action] | None:
    """After the first worlds only the options that did well there are looked at again, ever fewer as time goes by."""
    worlds = max(map(len, values.values()), default=0)
    if worlds < FIRST_WORLDS:
        return None
    ranked = sorted(values, key=lambda action: -sum(values[action]) / len(values[action]))
    return ranked[: max(LAST_OPTIONS, round(NEXT_OPTIONS * (1.0 - clock.spent())))]


def _tried(planner: Planner, lines: list[Line], world: State, seat: int) -> list[Line]:
    """What lines come to in a world they were not planned in: a plan must not know how the dice will fall."""
    found = [planner.follow(world.clone(), seat, line.actions, QUICK) for line in lines]
    return sorted(found, key=lambda line: -line.value)
