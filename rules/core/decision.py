"""What a seat is asked, and why an answer may be refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

Param = str | int
Params = Mapping[str, Param]
NO_PARAMS: Params = {}


class Decision(NamedTuple):
    """One question to one seat. ``kind`` names its prompt in the rulebook, ``params`` fill the prompt."""

    seat: int
    kind: str
    params: Params = NO_PARAMS
    rules: tuple[str, ...] = ()


class Violation(NamedTuple):
    """One unmet condition: its kind (a text in the rulebook), the rule that asks for it, the numbers."""

    kind: str
    rule: str
    params: Params = NO_PARAMS


class Notice(NamedTuple):
    """A warning: the action is legal, but wasteful or irreversible."""

    kind: str
    rule: str
    params: Params = NO_PARAMS


class IllegalAction(ValueError):
    """An action that the rules refuse; nothing was changed."""

    def __init__(self, notation: str, violations: list[Violation]) -> None:
        self.notation = notation
        self.violations = violations
        reasons = "; ".join(f"{violation.kind} ({violation.rule})" for violation in violations)
        super().__init__(f"'{notation}' is not possible: {reasons}")
