"""Why a place cannot be chosen: the gestures that point at it, each with all its unmet conditions."""

from __future__ import annotations

from desktop.board.presentation import Presentation
from rules.core import State, Violation

MOST_REFUSALS = 3

Refusal = tuple[str, tuple[Violation, ...]]


def refusals(state: State, presentation: Presentation, target: str) -> list[Refusal]:
    """Label and reasons, the ones with the fewest reasons first; equal reasons are told once."""
    found: dict[tuple[Violation, ...], str] = {}
    for action in presentation.attempts(state, target):
        reasons = tuple(state.why_not(action))
        if reasons:
            found.setdefault(_hashable(reasons), presentation.texts.label(action))
    ordered = sorted(((label, reasons) for reasons, label in found.items()), key=lambda pair: len(pair[1]))
    return ordered[:MOST_REFUSALS]


def _hashable(reasons: tuple[Violation, ...]) -> tuple[Violation, ...]:
    """Violations hold dicts; give them a frozen twin so that equal reasons are told once."""
    return tuple(Violation(r.kind, r.rule, _Frozen(r.params)) for r in reasons)


class _Frozen(dict[str, str | int]):
    def __hash__(self) -> int:  # type: ignore[override]
        return hash(tuple(sorted((k, str(v)) for k, v in self.items())))
