"""Bots that think in worker processes, for programs that must not wait (the window).

    bots = Workers(processes=1)
    bots.start()                                # early: starting Python takes a moment
    thought = bots.ask(view.to_data(), "expert", Budget(seconds=3.0), seed=7)
    ...                                         # from a timer, every 50 ms or so:
    if thought.poll():
        answer = thought.result()               # an Answer, or None after cancel()

``poll`` and ``progress`` never wait. A worker that is killed is replaced and the question is asked again. One view may be
thought about by several processes at once (``cores``): each looks into other worlds, or where nothing is hidden follows the
plans of its part of the options, and their judgements are put together.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from rules import registry
from rules.bots.answer import Answer, Budget, Candidate
from rules.bots.crew import CANCELLED, FAILED, MEMORY_LIMIT, Context, Crew, Job
from rules.bots.growing import Terms, add_terms
from rules.bots.heuristic import heuristic_of
from rules.bots.levels import EXPERT, choose, reasons_for
from rules.bots.one_world import Part
from rules.core import Game

_SEED_STEP = 0x9E3779B9  # seeds of the processes that share a question


class BotFailed(RuntimeError):
    """A bot could not answer: its error, or a worker that died again and again."""


def think(
    context: Context,
    view_data: dict[str, Any],
    level: str,
    budget: dict[str, Any],
    seed: int,
    content: str | None,
    part: tuple[int, int],
) -> dict[str, Any]:
    """In the worker: answer one view, or a part of it."""
    game = registry.game(view_data["game"], content)
    view = game.from_data(view_data, "view")
    answer = choose(
        view,
        level,
        Budget.from_data(budget),
        seed,
        part=Part(*part),
        progress=context.report,
        stopped=context.stopped,
    )
    return answer.to_data(game.notation)


class Thought:
    """A question that is being thought about."""

    def __init__(self, crew: Crew, jobs: list[Job], game: Game) -> None:
        self._crew = crew
        self._jobs = jobs
        self._game = game

    def poll(self) -> bool:
        """Whether the answer is there. Call it now and then: it also keeps the workers alive."""
        self._crew.pump()
        return all(job.finished for job in self._jobs)

    def progress(self) -> float:
        """The part of the budget that is spent, 0 to 1."""
        if all(job.finished for job in self._jobs):
            return 1.0
        return min(float(job.progress or 0.0) for job in self._jobs)

    def cancel(self) -> None:
        """Stop thinking; :meth:`result` is then None."""
        for job in self._jobs:
            self._crew.cancel(job)

    def result(self, timeout: float | None = None) -> Answer | None:
        """The answer, waiting for it if need be; None after :meth:`cancel`. :class:`BotFailed` says what went wrong."""
        while not self.poll():
            self._crew.wait(0.05 if timeout is None else min(0.05, timeout))
            if timeout is not None:
                timeout -= 0.05
                if timeout <= 0 and not self.poll():
                    raise BotFailed("no answer in time")
        return self._merged

    @cached_property
    def _merged(self) -> Answer | None:
        if any(job.state == CANCELLED for job in self._jobs):
            return None
        answers = [
            Answer.from_data(job.result, self._game.notation) for job in self._jobs if job.state != FAILED
        ]
        if not answers:
            raise BotFailed(self._jobs[0].error)
        return merge(answers, self._game)


class Workers:
    """The processes in which bots think."""

    def __init__(self, processes: int = 1, memory: int = MEMORY_LIMIT) -> None:
        self.crew = Crew(processes, memory)

    def start(self) -> None:
        """Start the processes, so that the first question does not wait for them."""
        self.crew.start()

    def close(self) -> None:
        """End the processes."""
        self.crew.close()

    def ask(
        self,
        view_data: dict[str, Any],
        level: str,
        budget: Budget,
        seed: int = 0,
        *,
        cores: int = 1,
        content: str | None = None,
    ) -> Thought:
        """Let a bot think about ``state.view(seat).to_data()``; returns at once."""
        game = registry.game(view_data["game"], content)
        shares = min(cores, self.crew.size) if level == EXPERT else 1
        jobs = [
            self.crew.submit(
                "rules.bots.worker:think",
                view_data,
                level,
                budget.to_data(),
                seed + share * _SEED_STEP,
                content,
                (share, shares),
            )
            for share in range(shares)
        ]
        return Thought(self.crew, jobs, game)


def merge(answers: list[Answer], game: Game) -> Answer:
    """One answer from several processes."""
    if len(answers) == 1:
        return answers[0]
    planned = all(candidate.by_depth for answer in answers for candidate in answer.candidates)
    candidates = tuple(_best_plans(answers) if planned else _averages(answers))
    return Answer(
        candidates[0].action,
        answers[0].level,
        candidates,
        reasons_for(heuristic_of(game), candidates),
        sum(answer.iterations for answer in answers),
        max(answer.seconds for answer in answers),
    )


def _best_plans(answers: list[Answer]) -> list[Candidate]:
    """The candidates of all parts, compared at the greatest depth that every part has reached."""
    depth = min(max(len(candidate.by_depth) for candidate in answer.candidates) for answer in answers)
    best: dict[tuple[int, ...], Candidate] = {}
    for answer in answers:
        for candidate in answer.candidates:
            if len(candidate.by_depth) >= depth:
                candidate = candidate._replace(value=candidate.by_depth[depth - 1])
                known = best.get(candidate.action)
                if known is None or candidate.value > known.value:
                    best[candidate.action] = candidate
    return sorted(best.values(), key=lambda candidate: -candidate.value)


def _averages(answers: list[Answer]) -> list[Candidate]:
    """Each looked into other worlds: values and their terms are averaged by the looks that went into them."""
    looks: dict[tuple[int, ...], int] = {}
    sums: dict[tuple[int, ...], float] = {}
    terms: dict[tuple[int, ...], Terms] = {}
    shown: dict[tuple[int, ...], Candidate] = {}
    for answer in answers:
        for candidate in answer.candidates:
            action, weight = candidate.action, max(1, candidate.looks)
            looks[action] = looks.get(action, 0) + weight
            sums[action] = sums.get(action, 0.0) + weight * candidate.value
            add_terms(terms.setdefault(action, {}), candidate.terms, weight)
            shown.setdefault(action, candidate)
    most = max(looks.values())
    found = [
        candidate._replace(
            value=sums[action] / looks[action],
            looks=looks[action],
            terms={term: total / looks[action] for term, total in terms[action].items()},
        )
        for action, candidate in shown.items()
        if 2 * looks[action] >= most
    ]
    return sorted(found, key=lambda candidate: -candidate.value)
