"""Free steps several times at once: converting three power is one choice and one undo, not three."""

from __future__ import annotations

from desktop.session.choices import Choice
from desktop.texts import tr
from rules.core import Action
from rules.terra_mystica.notation import CONVERT, SACRIFICE
from rules.terra_mystica.state import TerraMysticaState

MOST = 12  # nobody has more tokens
TWICE = 2


def with_repeats(view: TerraMysticaState, found: list[Choice]) -> list[Choice]:
    """The options, each conversion followed by itself twice and as often as possible."""
    rows: list[Choice] = []
    for choice in found:
        rows.append(choice)
        if choice.action[0] in (CONVERT, SACRIFICE) and not choice.reasons:
            most = how_often(view, choice.action)
            rows += [times(choice, count) for count in sorted({TWICE, most}) if TWICE <= count <= most]
    return rows


def how_often(view: TerraMysticaState, action: Action) -> int:
    twin = view.clone()
    for count in range(MOST):
        if action not in twin.legal():
            return count
        twin.play(action)
    return MOST


def times(choice: Choice, count: int) -> Choice:
    lost = (tr("{n} power tokens leave the game for good.", n=count),)
    return choice._replace(
        warnings=lost if choice.action[0] == SACRIFICE else choice.warnings,
        notation=f"{choice.notation} ×{count}",
        text=tr("{what}, {n} times", what=choice.text, n=count),
        then=(choice.action,) * (count - 1),
    )
