"""What a pool could pay for, and what it misses by a single essence. The rules themselves are asked, on a copy."""

from __future__ import annotations

from rules.core import State
from rules.res_arcana import frames
from rules.res_arcana.essences import Essences

BUYING = ("place", "claim", "claim_top")
MISSING = ("missing_essence", "too_few_essences", "too_few_after_discount")


def buyable(view: State, seat: int, pool: Essences) -> set[str]:
    """Targets that the seat could place or claim with another pool, if it were its action."""
    twin = view.clone()
    twin.pools[seat] = pool
    twin.stack = [(frames.ACTION, seat)]
    notation = twin.game.notation
    found: set[str] = set()
    for action in twin.legal():
        if notation.kind(action) in BUYING:
            found |= set(twin.targets(action))
    return found


def one_short(view: State) -> dict[str, str]:
    """Target -> the essence ("any" if the type is open) that alone is missing for placing or claiming it."""
    decision = view.decision
    if decision is None or decision.kind != "action":
        return {}
    found: dict[str, str] = {}
    for action in view.gestures():
        if view.game.notation.kind(action) not in BUYING:
            continue
        reasons = view.why_not(action)
        if len(reasons) == 1 and reasons[0].kind in MISSING and reasons[0].params["missing"] == 1:
            for target in view.targets(action):
                found[target] = str(reasons[0].params.get("essence", "any"))
    return found
