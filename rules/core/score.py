"""Points by source, and how a game ended."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rules.core.decision import NO_PARAMS, Params


class Score(NamedTuple):
    """A seat's points "if it ended now", by source; the sources sum to the total."""

    total: int
    sources: Mapping[str, int]


class Outcome(NamedTuple):
    """The end: each seat's place (1 is a winner; several seats may share it) and the reason (a rulebook word)."""

    places: tuple[int, ...]
    reason: str
    params: Params = NO_PARAMS

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats on the first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def places_by(keys: list[tuple[int, ...]]) -> tuple[int, ...]:
    """Places from comparable results, the largest first; equal results share a place and the next is skipped."""
    return tuple(1 + sum(1 for other in keys if other > key) for key in keys)
