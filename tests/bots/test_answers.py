"""What every bot promises in every game: legal, in time, repeatable, from the view alone, and with reasons."""

from __future__ import annotations

import time

import pytest

from rules.bots import LEVELS, Answer, Budget, choose
from rules.bots.heuristic import heuristic_of
from rules.core import DataError, Game, Rng, State
from tests.bots.support import positions
from tests.suite.subjects import Subject, all_subjects, default_subjects, every_game

levels = pytest.mark.parametrize("level", LEVELS)
QUICK = Budget(seconds=None, iterations=6)


def deciding_view(state: State) -> State:
    return state.view(state.stack[-1][1])


def two_seats(game: Game) -> Subject:
    return Subject(game, max(2, game.least_players), {})


@pytest.mark.parametrize("subject", all_subjects(), ids=str)
def test_never_illegal(subject: Subject) -> None:
    """Random positions of all games and all options: every level answers with one of the options."""
    for number, state in enumerate(positions(subject, seed=5, count=3, every=25)):
        before = state.digest()
        view = deciding_view(state)
        answer = choose(view, LEVELS[number % len(LEVELS)], QUICK, seed=number)
        assert answer.action in state.legal()
        assert state.digest() == before


@pytest.mark.slow
@pytest.mark.parametrize("subject", all_subjects(), ids=str)
def test_never_illegal_in_many_positions(subject: Subject) -> None:
    for number, state in enumerate(positions(subject, seed=11, count=40, every=6)):
        view = deciding_view(state)
        assert choose(view, LEVELS[number % len(LEVELS)], QUICK, seed=number).action in state.legal()


@every_game
@levels
def test_same_view_seed_and_iterations_give_the_same_answer(game: Game, level: str) -> None:
    for state in positions(two_seats(game), seed=3, count=2, every=30):
        answers = [choose(deciding_view(state), level, QUICK, seed=7) for _ in range(2)]
        assert answers[0]._replace(seconds=0) == answers[1]._replace(seconds=0)


@every_game
@levels
def test_the_answer_depends_on_the_view_alone(game: Game, level: str) -> None:
    """Whatever is hidden may be dealt anew: the view is the same, and so is the answer."""
    for state in positions(two_seats(game), seed=4, count=2, every=30):
        seat = state.stack[-1][1]
        view = state.view(seat)
        other = view.redeal(Rng(99))
        assert other.view(seat).to_data() == view.to_data()
        first = choose(view, level, QUICK, seed=1)
        second = choose(other.view(seat), level, QUICK, seed=1)
        assert first.action == second.action
        assert first.candidates == second.candidates


@every_game
@levels
def test_the_view_is_left_alone(game: Game, level: str) -> None:
    for state in positions(two_seats(game), seed=8, count=2, every=30):
        view = deciding_view(state)
        before = view.to_data()
        choose(view, level, QUICK, seed=2)
        assert view.to_data() == before


@every_game
@pytest.mark.parametrize("seconds", [0.02, 0.15])
def test_time_limit_is_kept(game: Game, seconds: float) -> None:
    """Never past 1.2 times the limit, with a little for the measuring itself on a busy machine."""
    for state in positions(two_seats(game), seed=6, count=3, every=25):
        view = deciding_view(state)
        choose(view, "expert", QUICK, seed=0)  # tables that are made once
        times = []
        for _ in range(3):
            began = time.perf_counter()
            choose(view, "expert", Budget(seconds=seconds), seed=0)
            times.append(time.perf_counter() - began)
        assert min(times) < 1.2 * seconds + 0.01


@pytest.mark.slow
@pytest.mark.parametrize("subject", all_subjects(), ids=str)
def test_time_limit_is_kept_everywhere(subject: Subject) -> None:
    """All player counts and options, by the processor's clock: nothing else on the machine is an excuse."""
    for number, state in enumerate(positions(subject, seed=31, count=4, every=25)):
        view = deciding_view(state)
        choose(view, "expert", QUICK, seed=0)  # tables that are made once
        began = time.thread_time()
        choose(view, LEVELS[-1 - number % 2], Budget(seconds=0.1, alone=True), seed=number)
        assert time.thread_time() - began < 0.12


@every_game
def test_expert_explains_itself(game: Game) -> None:
    """Candidates with values and lines, best first, in notation that parses back; reasons with words."""
    heuristic = heuristic_of(game)
    explained = 0
    for state in positions(two_seats(game), seed=9, count=4, every=20):
        answer = choose(deciding_view(state), "expert", Budget(None, 12), seed=1)
        assert answer.candidates[0].action == answer.action
        values = [candidate.value for candidate in answer.candidates]
        assert values == sorted(values, reverse=True)
        assert len({candidate.action for candidate in answer.candidates}) == len(answer.candidates)
        for candidate in answer.candidates:
            assert candidate.line[0] == candidate.action
        data = answer.to_data(game.notation)
        back = Answer.from_data(data, game.notation)
        assert back.action == answer.action
        assert [c.line for c in back.candidates] == [c.line for c in answer.candidates]
        for reason in answer.reasons:
            assert reason.text
            assert reason.term in heuristic.terms or " " not in reason.term
        explained += len(answer.candidates) > 1
    assert explained


@every_game
def test_stop_answers_at_once(game: Game) -> None:
    state = next(positions(two_seats(game), seed=2, count=1))
    began = time.perf_counter()
    answer = choose(deciding_view(state), "expert", Budget(seconds=30), stopped=lambda: True)
    assert answer.action in state.legal()
    assert time.perf_counter() - began < 5


def test_progress_is_reported() -> None:
    """A game that keeps an Expert thinking, unlike the tiny sample game, which is decided at once."""
    subject = next(s for s in default_subjects() if s.game.slug == "res_arcana")
    state = next(positions(subject, seed=2, count=1, every=3))
    heard: list[float] = []
    choose(deciding_view(state), "expert", Budget(seconds=0.4), progress=heard.append)
    assert len(heard) >= 2
    assert heard == sorted(heard)
    assert heard[-1] <= 1.0


@every_game
def test_only_option_needs_no_thought(game: Game) -> None:
    state = two_seats(game).new(1)
    policy_seed = Rng(3)
    for _ in range(3000):
        if not state.stack:
            pytest.skip("no decision with one option in this game")
        legal = state.legal()
        if len(legal) == 1:
            answer = choose(deciding_view(state), "expert", Budget(seconds=60))
            assert answer.action == legal[0]
            assert answer.seconds < 0.5
            return
        state.play(policy_seed.choice(legal))


def test_nothing_to_decide() -> None:
    subject = default_subjects()[0]
    state = subject.new(1)
    state.stack.clear()
    with pytest.raises(DataError, match="over"):
        choose(state, "player")


def test_unknown_level() -> None:
    state = next(positions(default_subjects()[0], seed=1, count=1))
    with pytest.raises(DataError, match="grandmaster"):
        choose(deciding_view(state), "grandmaster")


@every_game
def test_weights_and_terms_agree(game: Game) -> None:
    """Every term has a weight, a text and a value; the value of a position is their sum."""
    heuristic = heuristic_of(game)
    assert set(heuristic.weights) == set(heuristic.terms)
    assert all(heuristic.texts[term] for term in heuristic.terms)
    for state in positions(two_seats(game), seed=12, count=3, every=20):
        for seat in range(state.setup.players):
            parts = heuristic.parts(state, seat)
            assert list(parts) == list(heuristic.terms)
            assert sum(parts.values()) == pytest.approx(heuristic.value(state, seat))


@every_game
def test_other_weights_change_the_value(game: Game) -> None:
    heuristic = heuristic_of(game)
    doubled = heuristic.with_weights({term: 2 * weight for term, weight in heuristic.weights.items()})
    state = next(positions(two_seats(game), seed=1, count=1, every=8))
    assert doubled.value(state, 0) == pytest.approx(2 * heuristic.value(state, 0))
    with pytest.raises(DataError, match="no term"):
        heuristic.with_weights({"luck": 1.0})
