"""The Expert: a look several own turns ahead, in one world or in many redealt ones."""

from __future__ import annotations

from rules.bots.answer import Clock
from rules.bots.growing import Weighed
from rules.bots.heuristic import Heuristic
from rules.bots.many_worlds import many_worlds
from rules.bots.one_world import WHOLE, Part, one_world
from rules.core import Rng, State

SMALL_PART = 0.15  # of the budget for the small choices inside a turn, which was thought over when it began


def search(view: State, heuristic: Heuristic, clock: Clock, seed: int, part: Part = WHOLE) -> list[Weighed]:
    """All options of the root that were weighed, best first.

    Processes that share a decision have seeds of their own, so that they look into other worlds; where there is only
    one world, each takes its part of the options.
    """
    rng = Rng(seed)
    if heuristic.big_steps is not None and view.stack[-1][0] not in heuristic.big_steps:
        clock.shorten(SMALL_PART, heuristic.search.small_seconds)
    if heuristic.chance:
        return many_worlds(view, heuristic, clock, rng)
    return one_world(view.redeal(rng), heuristic, clock, part)
