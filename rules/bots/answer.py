"""What a bot is given besides the view (a budget, watched by a clock) and what it gives back (an answer)."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, NamedTuple

from rules.core import Action, DataError, Notation

DEFAULT_SECONDS = 3.0
# A bot looks at its clock between two evaluations; what is left of the time limit is for finishing its answer:
# a quarter of it, but never more than a long evaluation and the answer need.
RESERVED_PART = 0.25
RESERVED_SECONDS = 0.1


def is_time(seconds: float) -> bool:
    """Whether one can think so many seconds: more than none, and not forever."""
    return 0 < seconds < math.inf


class Budget(NamedTuple):
    """How long to think: at most ``seconds`` by the wall clock, at most ``iterations`` looks ahead, or both.

    With ``alone`` the seconds are those of the processor: a tournament then does not depend on what else the machine does.
    """

    seconds: float | None = DEFAULT_SECONDS
    iterations: int | None = None
    alone: bool = False

    def to_data(self) -> dict[str, Any]:
        return {"seconds": self.seconds, "iterations": self.iterations, "alone": self.alone}

    @classmethod
    def from_data(cls, data: dict[str, Any]) -> Budget:
        return cls(data.get("seconds"), data.get("iterations"), bool(data.get("alone")))


Progress = Callable[[float], None]  # receives the part of the budget that is spent, 0 to 1


class Clock:
    """Watches a budget while a bot thinks; asks now and then whether it shall stop, and reports progress."""

    REPORTS = 0.05  # seconds between two reports
    __slots__ = (
        "_began",
        "_limit",
        "_next_report",
        "_now",
        "_progress",
        "_stopped",
        "_wake",
        "iterations",
        "most",
        "over",
    )

    def __init__(
        self,
        budget: Budget,
        progress: Progress | None = None,
        stopped: Callable[[], bool] | None = None,
    ) -> None:
        self._now = time.thread_time if budget.alone else time.perf_counter
        self._began = self._now()
        self._limit: float | None = None
        if budget.seconds is not None:
            self._limit = budget.seconds - min(RESERVED_SECONDS, RESERVED_PART * budget.seconds)
        self.most = budget.iterations
        self._progress = progress
        self._stopped = stopped
        self._next_report = 0.0
        self._wake = 0.0  # by the wall clock: before it nothing can be due
        self.iterations = 0
        self.over = False

    def shorten(self, part: float, least: float = 0.0) -> None:
        """Be content with a part of the budget, or with ``least`` seconds if that is more (and there are so many)."""
        if self._limit is not None:
            self._limit = max(self._limit * part, min(self._limit, least))
            self._wake = 0.0
        if self.most is not None:
            self.most = max(1, round(self.most * part))

    def elapsed(self) -> float:
        return self._now() - self._began

    def check(self) -> bool:
        """Whether time is up or somebody asked to stop; cheap enough for every evaluation."""
        if self.over:
            return True
        # Asking the processor's clock is dear, and it never runs faster than the wall clock.
        if time.perf_counter() < self._wake:
            return False
        elapsed = self._now() - self._began
        if self._limit is not None and elapsed > self._limit:
            self.over = True
            return True
        if elapsed >= self._next_report:
            self._next_report = elapsed + self.REPORTS
            if self._stopped is not None and self._stopped():
                self.over = True
            elif self._progress is not None:
                self._progress(min(1.0, self.spent()))
        due = self._next_report if self._limit is None else min(self._limit, self._next_report)
        self._wake = time.perf_counter() + due - elapsed
        return self.over

    def ended(self) -> bool:
        """Whether an earlier check found that time is up."""
        return self.over

    def count(self) -> None:
        """One more look ahead was finished."""
        self.iterations += 1
        if self.most is not None and self.iterations >= self.most:
            self.over = True

    def spent(self) -> float:
        """The part of the budget that is used, 0 to 1: of the iterations if they are limited, else of the time."""
        if self.most is not None:
            return self.iterations / max(1, self.most)
        if self._limit is not None:
            return (self._now() - self._began) / max(1e-6, self._limit)
        return 0.0


class Reason(NamedTuple):
    """A term of the evaluation that speaks for the answer, and by how much against the next best candidate."""

    term: str
    text: str
    difference: float

    def to_data(self) -> dict[str, Any]:
        return {"term": self.term, "text": self.text, "difference": round(self.difference, 3)}


class Candidate(NamedTuple):
    """One option that was weighed: its value (in points of the game), and the line expected to follow it."""

    action: Action
    value: float
    looks: int  # how many looks ahead went into the value
    line: tuple[Action, ...]
    terms: dict[
        str, float
    ]  # the parts of the value by name; only their differences between candidates mean something
    by_depth: tuple[float, ...] = ()  # its values after each stage of a planned search

    def to_data(self, notation: Notation) -> dict[str, Any]:
        return {
            "action": notation.text(self.action),
            "value": round(self.value, 3),
            "looks": self.looks,
            "line": [notation.text(action) for action in self.line],
            "terms": {term: round(value, 3) for term, value in self.terms.items()},
            "by_depth": [round(value, 3) for value in self.by_depth],
        }


class Answer(NamedTuple):
    """The action to take and why: all candidates, the best first, and the terms that make the difference."""

    action: Action
    level: str
    candidates: tuple[Candidate, ...]
    reasons: tuple[Reason, ...]
    iterations: int
    seconds: float

    def to_data(self, notation: Notation) -> dict[str, Any]:
        """Plain data for another process or for JSON, everything in notation."""
        return {
            "action": notation.text(self.action),
            "level": self.level,
            "candidates": [candidate.to_data(notation) for candidate in self.candidates],
            "reasons": [reason.to_data() for reason in self.reasons],
            "iterations": self.iterations,
            "seconds": round(self.seconds, 4),
        }

    @classmethod
    def from_data(cls, data: dict[str, Any], notation: Notation) -> Answer:
        """The answer back from :meth:`to_data`."""
        try:
            candidates = tuple(
                Candidate(
                    notation.parse(entry["action"]),
                    float(entry["value"]),
                    int(entry["looks"]),
                    tuple(notation.parse(text) for text in entry["line"]),
                    dict(entry["terms"]),
                    tuple(map(float, entry["by_depth"])),
                )
                for entry in data["candidates"]
            )
            reasons = tuple(
                Reason(str(entry["term"]), str(entry["text"]), float(entry["difference"]))
                for entry in data["reasons"]
            )
            return cls(
                notation.parse(data["action"]),
                str(data["level"]),
                candidates,
                reasons,
                int(data["iterations"]),
                float(data["seconds"]),
            )
        except (KeyError, TypeError) as error:
            raise DataError(f"not an answer of a bot: {error}") from None
