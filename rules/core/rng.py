"""The generator inside every state: small, seeded, and the same on every machine and Python version.

Python's own ``random`` promises stability only for ``random()``, so we keep SplitMix64 and our own shuffle.
A generator can keep a *trace* of its results (the journal stores them as what chance decided) and can be
*forced* to repeat such a trace, so that an old journal replays even if the generator changes one day.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = 0xFFFFFFFFFFFFFFFF


class ForcedChanceError(ValueError):
    """A recorded chance result cannot have come from the question that is asked now."""


class Rng:
    """A seeded source of chance; ``draws`` counts its answers, so undo knows when something was revealed."""

    __slots__ = ("draws", "forced", "state", "trace")

    def __init__(self, seed: int = 0) -> None:
        self.state: int = seed & _MASK
        self.draws: int = 0
        self.trace: list[int] | None = None
        self.forced: list[int] | None = None

    def clone(self) -> Rng:
        """An independent copy that will give the same answers; trace and force are not copied."""
        twin = Rng()
        twin.state = self.state
        twin.draws = self.draws
        return twin

    def next64(self) -> int:
        """The next raw 64-bit number (SplitMix64)."""
        self.state = state = (self.state + 0x9E3779B97F4A7C15) & _MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & _MASK
        return state ^ (state >> 31)

    def below(self, bound: int) -> int:
        """A whole number from 0 to ``bound`` - 1."""
        if bound <= 0:
            raise ValueError(f"below() needs a positive bound, not {bound}")
        # A 64-bit number modulo a bound under 2**20 is biased by less than one part in 10**12: nobody can tell.
        value = self.next64() % bound
        if self.forced:
            value = self.forced.pop(0)
            if not 0 <= value < bound:
                raise ForcedChanceError(f"recorded chance {value} is not below {bound}")
        self.draws += 1
        if self.trace is not None:
            self.trace.append(value)
        return value

    def choice(self, items: Sequence[T]) -> T:
        """One of the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Shuffle in place (Fisher-Yates from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]
