"""The levels, the same in every game: Novice, Player, Expert, and Random to measure them against."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rules.bots.answer import Answer, Budget, Candidate, Clock, Progress, Reason
from rules.bots.growing import Weighed
from rules.bots.heuristic import Heuristic, heuristic_of
from rules.bots.one_world import WHOLE, Part
from rules.bots.planner import STEADY, THOROUGH, Line, Planner, by_first_action
from rules.bots.search import search
from rules.core import Action, DataError, Rng, State

RANDOM, NOVICE, PLAYER, EXPERT = "random", "novice", "player", "expert"
LEVELS = (NOVICE, PLAYER, EXPERT)  # what people may choose
ALL_LEVELS = (RANDOM, *LEVELS)
DEFAULT_BUDGET = Budget()
SMALL_NOISE = 0.2  # a Novice errs about plans, less about the small choices inside a turn
SHOWN_CANDIDATES = 8
SHOWN_REASONS = 4


def choose(
    view: State,
    level: str,
    budget: Budget = DEFAULT_BUDGET,
    seed: int = 0,
    *,
    heuristic: Heuristic | None = None,
    part: Part = WHOLE,
    progress: Progress | None = None,
    stopped: Callable[[], bool] | None = None,
) -> Answer:
    """Answer the decision of a view's top frame. The same view, seed and budget in iterations give the same answer.

    The view is not changed. ``heuristic`` is the game's own unless weights are being tried out; ``part`` says which of
    several processes this is that share an Expert's decision; ``progress`` is told the spent part of the budget now and
    then, and ``stopped`` is asked whether to answer at once.
    """
    if not view.stack:
        raise DataError("the game is over: there is nothing to decide")
    clock = Clock(budget, progress, stopped)
    heuristic = heuristic if heuristic is not None else heuristic_of(view.game)
    if level not in ALL_LEVELS:
        raise DataError(f"there is no level '{level}' (known: {', '.join(ALL_LEVELS)})")
    options = view.legal()
    with _without_collector():
        if len(options) == 1:
            weighed = [Weighed(options[0], 0.0, 0, options[:1], None)]
        elif level == RANDOM:
            action = Rng(seed).choice(options)
            weighed = [Weighed(action, 0.0, 0, [action], None)]
        elif level == NOVICE:
            weighed = _novice(view, heuristic, clock, seed)
        elif level == PLAYER:
            weighed = _player(view, heuristic, clock, seed)
        else:
            weighed = search(view, heuristic, clock, seed, part)
        return _answer(view, level, heuristic, weighed, clock)


@contextmanager
def _without_collector() -> Iterator[None]:
    """Think without Python's garbage collector.

    Positions and lines hold no cycles, so it would find nothing, but looking through them took 8 to 24 % of the time,
    by the game, and pauses for it may make an answer late.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def _novice(view: State, heuristic: Heuristic, clock: Clock, seed: int) -> list[Weighed]:
    """Plans its turn in one guess at what is hidden, by what is near, and misjudges everything a little."""
    rng = Rng(seed)
    world = view.redeal(rng)
    planner = Planner(heuristic.with_weights(heuristic.novice), clock)
    lines = planner.lines(world, world.stack[-1][1], STEADY)
    clock.count()
    noise = heuristic.search.noise
    if heuristic.big_steps is not None and view.stack[-1][0] not in heuristic.big_steps:
        noise *= SMALL_NOISE
    found = [
        Weighed(action, line.value + noise * bell(rng), 1, line.actions, line.state)
        for action, line in by_first_action(lines).items()
    ]
    found.sort(key=lambda entry: -entry.value)
    return found


def _player(view: State, heuristic: Heuristic, clock: Clock, seed: int) -> list[Weighed]:
    """Plans its whole turn with care, averaged over a few guesses at what is hidden."""
    rng = Rng(seed)
    planner = Planner(heuristic, clock)
    sums: dict[Action, list[float]] = {}
    best: dict[Action, Line] = {}
    worlds = heuristic.search.worlds if heuristic.chance else 1
    for _ in range(worlds):
        world = view.redeal(rng)
        lines = by_first_action(planner.lines(world, world.stack[-1][1], THOROUGH))
        if clock.over and sums:
            break  # an unfinished look would judge some options and not others
        clock.count()
        for action, line in lines.items():
            sums.setdefault(action, []).append(line.value)
            best.setdefault(action, line)
        if clock.over:
            break
    most = max(len(values) for values in sums.values())
    found = [
        Weighed(action, sum(values) / len(values), len(values), best[action].actions, best[action].state)
        for action, values in sums.items()
        if len(values) == most
    ]
    found.sort(key=lambda entry: -entry.value)
    return found


def bell(rng: Rng) -> float:
    """A number around 0 with spread 1, like a normal distribution."""
    return sum(rng.below(1001) for _ in range(12)) / 1000.0 - 6.0


def _answer(view: State, level: str, heuristic: Heuristic, weighed: list[Weighed], clock: Clock) -> Answer:
    seat = view.stack[-1][1]
    shown = weighed[:SHOWN_CANDIDATES]
    candidates = tuple(
        Candidate(
            entry.action,
            entry.value,
            entry.looks,
            tuple(entry.line),
            _terms_of(entry, heuristic, seat),
            entry.by_depth,
        )
        for entry in shown
    )
    return Answer(
        weighed[0].action,
        level,
        candidates,
        reasons_for(heuristic, candidates),
        clock.iterations,
        clock.elapsed(),
    )


def _terms_of(entry: Weighed, heuristic: Heuristic, seat: int) -> dict[str, float]:
    if entry.terms is not None:
        return entry.terms
    return heuristic.parts(entry.state, seat) if entry.state is not None else {}


def reasons_for(heuristic: Heuristic, candidates: tuple[Candidate, ...]) -> tuple[Reason, ...]:
    """The terms in which the answer differs most from the next best candidate, the weightiest first."""
    if len(candidates) < 2:
        return ()
    ours, theirs = candidates[0].terms, candidates[1].terms
    differences = {
        term: ours.get(term, 0.0) - theirs.get(term, 0.0) for term in dict.fromkeys((*ours, *theirs))
    }
    weighty = sorted(differences.items(), key=lambda entry: -abs(entry[1]))[:SHOWN_REASONS]
    return tuple(
        Reason(term, heuristic.words(term), difference)
        for term, difference in weighty
        if abs(difference) >= 0.05
    )
