"""Worker processes: started once, reused, cancelled, restarted when killed."""

from __future__ import annotations

import gc
import os
import signal
import time
from collections.abc import Iterator

import pytest

from rules import registry
from rules.bots import Budget, choose
from rules.bots.answer import Answer, Candidate
from rules.bots.crew import CANCELLED, DONE, FAILED, Crew
from rules.bots.one_world import Part
from rules.bots.worker import BotFailed, Workers, merge
from rules.core import Action

SLUG = "terra_mystica"


@pytest.fixture(scope="module")
def workers() -> Iterator[Workers]:
    found = Workers(processes=1)
    found.start()
    yield found
    found.close()


@pytest.fixture(scope="module")
def view() -> dict[str, object]:
    """The first turn of a round, where there is something to think about."""
    state = registry.game(SLUG).new(2, 3, {"faction_selection": "introductory"})
    while state.decision is not None and state.decision.kind != "main_action":
        state.play(state.legal()[0])
    return state.view(state.stack[-1][1]).to_data()


def test_same_answer_as_in_this_process(workers: Workers, view: dict[str, object]) -> None:
    game = registry.game(SLUG)
    here = choose(game.from_data(view), "player", Budget(None, 5), seed=4)
    there = workers.ask(view, "player", Budget(None, 5), seed=4).result(30)
    assert there is not None
    assert there.action == here.action
    assert there.to_data(game.notation)["candidates"] == here.to_data(game.notation)["candidates"]


def test_processes_are_reused(workers: Workers, view: dict[str, object]) -> None:
    before = workers.crew.pids
    for seed in range(3):
        assert workers.ask(view, "novice", Budget(0.1), seed).result(30) is not None
    assert workers.crew.pids == before


def test_polling_never_waits_and_progress_grows(workers: Workers, view: dict[str, object]) -> None:
    began = time.perf_counter()
    thought = workers.ask(view, "expert", Budget(0.6), seed=1)
    assert not thought.poll()
    assert time.perf_counter() - began < 0.5
    seen = []
    while not thought.poll():
        seen.append(thought.progress())
        time.sleep(0.02)
    assert seen == sorted(seen)
    assert max(seen) > 0.2
    assert thought.progress() == 1.0


def test_cancelled_thought_gives_nothing_and_the_worker_goes_on(
    workers: Workers, view: dict[str, object]
) -> None:
    before = workers.crew.pids
    thought = workers.ask(view, "expert", Budget(60), seed=1)
    time.sleep(0.2)
    began = time.perf_counter()
    thought.cancel()
    assert thought.result(10) is None
    assert time.perf_counter() - began < 3
    assert workers.crew.pids == before
    assert workers.ask(view, "novice", Budget(1), seed=1).result(30) is not None


def test_killed_worker_is_replaced_and_asked_again(workers: Workers, view: dict[str, object]) -> None:
    before = workers.crew.pids
    thought = workers.ask(view, "expert", Budget(0.8), seed=1)
    time.sleep(0.2)
    os.kill(before[0], signal.SIGKILL)
    assert thought.result(30) is not None
    assert workers.crew.pids != before


def test_an_error_is_told(workers: Workers, view: dict[str, object]) -> None:
    thought = workers.ask(view, "grandmaster", Budget(1))
    with pytest.raises(BotFailed, match="grandmaster"):
        thought.result(30)


def eat_memory(context: object) -> int:
    return len(bytearray(3 << 30))


def leave_garbage(context: object) -> tuple[bool, int]:
    """Whether garbage is collected now, and how much lies about before this job leaves some."""
    found = sum(1 for entry in gc.get_objects() if isinstance(entry, Loop))
    for _ in range(5):
        Loop()
    return gc.isenabled(), found


class Loop:
    """Refers to itself, so that only a collector can remove it."""

    def __init__(self) -> None:
        self.itself = self


def ignore_cancelling(context: object) -> None:
    time.sleep(60)


def test_memory_is_bounded() -> None:
    """A job that wants too much takes its worker down again and again, and is given up; the next job runs."""
    with Crew(1, memory=1 << 30) as crew:
        job = crew.submit("tests.bots.test_worker:eat_memory")
        while not job.finished:
            crew.wait(0.2)
        assert job.state == FAILED
        again = crew.submit("os.path:basename")
        while not again.finished:
            crew.wait(0.2)
        assert again.state == FAILED  # a context is no path: the worker lives and answers
        assert "TypeError" in again.error


def test_garbage_is_collected_between_the_jobs_only() -> None:
    """No thought is interrupted by it, and none is left for ever."""
    with Crew(1) as crew:
        jobs = [crew.submit("tests.bots.test_worker:leave_garbage") for _ in range(3)]
        while not all(job.finished for job in jobs):
            crew.wait(0.2)
    assert [job.result for job in jobs] == [(False, 0)] * 3


def test_deaf_worker_is_ended_after_a_grace() -> None:
    with Crew(1) as crew:
        job = crew.submit("tests.bots.test_worker:ignore_cancelling")
        time.sleep(0.5)
        crew.cancel(job)
        began = time.monotonic()
        while not job.finished:
            crew.wait(0.1)
        assert job.state == CANCELLED
        assert time.monotonic() - began < 10
        assert crew.restarts == 1


def test_waiting_job_can_be_cancelled() -> None:
    with Crew(1) as crew:
        first = crew.submit("tests.bots.test_worker:ignore_cancelling")
        second = crew.submit("tests.bots.test_worker:ignore_cancelling")
        crew.cancel(second)
        assert second.state == CANCELLED
        assert first.state != DONE


def test_several_judgements_are_averaged_by_their_looks() -> None:
    game = registry.game("res_arcana")
    state = game.new(2, 3)
    while len(state.legal()) < 3:
        state.play(state.legal()[0])
    view = state.view(state.stack[-1][1])
    answers = [choose(view, "expert", Budget(None, 10), seed) for seed in (1, 2)]
    merged = merge(answers, game)
    assert merged.iterations == sum(answer.iterations for answer in answers)
    shared = [c for c in answers[0].candidates if any(c.action == d.action for d in answers[1].candidates)]
    for candidate in shared:
        other = next(c for c in answers[1].candidates if c.action == candidate.action)
        found = [c for c in merged.candidates if c.action == candidate.action]
        if found:
            looks = candidate.looks + other.looks
            mean = (candidate.value * candidate.looks + other.value * other.looks) / looks
            assert found[0].value == pytest.approx(mean)
            assert found[0].looks == looks


def test_parts_of_one_decision_are_shared_out(view: dict[str, object]) -> None:
    """Where nothing is hidden every process follows other first turns; together they cover those that one would follow."""
    game = registry.game(SLUG)
    state = game.from_data(view)
    whole = choose(state, "expert", Budget(None, 1000), seed=1)
    parts = [choose(state, "expert", Budget(None, 500), seed=1, part=Part(number, 2)) for number in range(2)]
    planned = [{c.action for c in part.candidates if len(c.by_depth) > 1} for part in parts]
    assert all(planned)
    assert planned[0] != planned[1]
    merged = merge(parts, game)
    assert {c.action for c in merged.candidates} >= {c.action for c in whole.candidates[:3]}
    assert merged.iterations == sum(part.iterations for part in parts)


def test_parts_are_compared_at_the_depth_all_have_reached(view: dict[str, object]) -> None:
    game = registry.game(SLUG)
    state = game.from_data(view)
    quick, slow = state.legal()[:2]

    def answer(action: Action, by_depth: tuple[float, ...]) -> Answer:
        candidate = Candidate(action, by_depth[-1], 1, (action,), {}, by_depth)
        return Answer(action, "expert", (candidate,), (), 1, 0.1)

    # The second part saw one round more and all that is earned in it: that must not count.
    merged = merge([answer(quick, (5.0, 9.0)), answer(slow, (4.0, 8.0, 20.0))], game)
    assert [(c.action, c.value) for c in merged.candidates] == [(quick, 9.0), (slow, 8.0)]


def test_all_processes_that_are_given_are_used(view: dict[str, object]) -> None:
    """Two processes answer as their two parts, put together, would."""
    game = registry.game(SLUG)
    budget = Budget(None, 300)
    state = game.from_data(view)
    # The processes have seeds of their own; where nothing is hidden a seed changes nothing.
    here = merge([choose(state, "expert", budget, part=Part(number, 2)) for number in range(2)], game)
    pair = Workers(processes=2)
    try:
        there = pair.ask(view, "expert", budget, cores=2).result(60)
    finally:
        pair.close()
    assert there is not None
    assert there.iterations == here.iterations == 600
    assert there.to_data(game.notation)["candidates"] == here.to_data(game.notation)["candidates"]
