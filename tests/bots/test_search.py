"""How an Expert spends its time: wider worlds with more of it, plans that do not know their luck, no pauses in between."""

from __future__ import annotations

import gc
from itertools import pairwise
from math import sqrt

import pytest

from rules.bots import Budget, choose
from rules.bots.answer import Clock
from rules.bots.heuristic import SearchNumbers, heuristic_of
from rules.bots.many_worlds import ENOUGH_WORLDS, FIRST_TURN, FURTHER_TURN, beam, spread
from rules.bots.planner import QUICK, STEADY, Planner
from rules.core import DataError, Game, Rng
from tests.bots.support import positions
from tests.suite.subjects import Subject, default_subjects, every_game

UNLIMITED = Budget(seconds=None, iterations=None)


def clock_after(spent: int, of: int) -> Clock:
    """A clock whose first world took so many of its looks ahead."""
    clock = Clock(Budget(None, of))
    for _ in range(spent):
        clock.count()
    return clock


def test_a_beam_opens_both_ways() -> None:
    assert beam(3) == (FIRST_TURN, FURTHER_TURN, FURTHER_TURN)
    first, further = beam(2, 2.0)
    assert first == (FIRST_TURN.children, 2 * FIRST_TURN.positions)
    assert further == (2 * FURTHER_TURN.children, 2 * FURTHER_TURN.positions)


WIDE = SearchNumbers(depth=3, opening=6.0)
DEEP = SearchNumbers(depth=3, deeper=2)


def test_more_time_opens_the_beam_and_a_short_one_does_not() -> None:
    assert spread(WIDE, clock_after(10, 20)) == beam(3)  # one more world is all there is time for
    assert spread(WIDE, clock_after(10, 10 * (1 + 4 * ENOUGH_WORLDS))) == beam(3, 2.0)
    assert spread(WIDE, clock_after(10, 10_000)) == beam(3, 6.0)
    assert spread(WIDE._replace(opening=1.0), clock_after(10, 10_000)) == beam(3)  # a game of dice


def test_more_time_looks_further_where_turns_are_small() -> None:
    assert spread(DEEP, clock_after(10, 20)) == beam(3)
    assert spread(DEEP, clock_after(10, 10 * (1 + 2 * ENOUGH_WORLDS))) == beam(5)
    assert spread(DEEP, clock_after(10, 10_000)) == beam(5)
    both = DEEP._replace(opening=6.0)  # first deeper, and wider with what is left
    assert spread(both, clock_after(30, 30 * (1 + 20 * ENOUGH_WORLDS))) == beam(5, sqrt(20 * 3 / 5))


def test_a_first_world_that_took_too_long_changes_nothing() -> None:
    clock = Clock(Budget(0.02))
    while clock.spent() < 1.5:
        pass
    assert spread(WIDE, clock) == spread(DEEP, clock) == beam(3)


@every_game
def test_a_followed_line_is_a_whole_turn(game: Game) -> None:
    """A line planned in one world begins the same in another and ends the turn there, whatever chance says."""
    subject = Subject(game, max(2, game.least_players), {})
    planner = Planner(heuristic_of(game), Clock(UNLIMITED))
    for number, state in enumerate(positions(subject, seed=13, count=6, every=15)):
        seat = state.stack[-1][1]
        view = state.view(seat)
        line = planner.lines(view.redeal(Rng(number)), seat, STEADY)[0]
        world = view.redeal(Rng(1000 + number))
        turn_of = world.active
        followed = planner.follow(world.clone(), seat, line.actions, QUICK)
        assert followed.actions[0] == line.actions[0]
        assert followed.value == planner.judge(followed.state, seat)
        again = world.clone()  # the same actions, each of them checked
        for action in followed.actions:
            while again.stack[-1][1] != seat:
                again.apply(planner.reply(again))
            again.apply(action)
        while again.stack and again.stack[-1][1] != seat and again.active == turn_of == seat:
            again.apply(planner.reply(again))
        assert again.digest() == followed.state.digest()


@every_game
def test_the_terms_add_up_to_the_value(game: Game) -> None:
    """What a hint gives as reasons is the whole difference between two options, not a part of it or another guess."""
    subject = Subject(game, max(2, game.least_players), {})
    compared = 0
    for number, state in enumerate(positions(subject, seed=21, count=6, every=15)):
        answer = choose(state.view(state.stack[-1][1]), "expert", Budget(None, 60), seed=number)
        thought = [candidate for candidate in answer.candidates if candidate.looks]
        for one, other in pairwise(thought):
            difference = sum(one.terms.values()) - sum(other.terms.values())
            assert difference == pytest.approx(one.value - other.value, abs=1e-6)
            compared += 1
    assert compared


def test_the_collector_rests_while_a_bot_thinks() -> None:
    state = next(positions(default_subjects()[0], seed=2, count=1, every=3))
    view = state.view(state.stack[-1][1])
    seen: list[bool] = []

    def stopped() -> bool:
        seen.append(gc.isenabled())
        return True

    assert gc.isenabled()
    choose(view, "expert", Budget(seconds=5), stopped=stopped)
    assert seen
    assert not any(seen)
    assert gc.isenabled()
    with pytest.raises(DataError):
        choose(view, "grandmaster")
    assert gc.isenabled()
    gc.disable()
    try:
        choose(view, "expert", Budget(None, 3))
        assert not gc.isenabled()  # whoever switched it off knows why
    finally:
        gc.enable()
