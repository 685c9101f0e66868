"""While a card is aimed at: why the others are refused, as a small sign at each of them."""

from __future__ import annotations

from desktop.games.res_arcana.affording import MISSING
from desktop.widgets.paint import Part
from rules.core import State, Violation

AIMED = ("cost_turn_target", "destroy_target", "straighten_target", "place_card", "pass_item")
# what the table shows anyway (a gap, another player's area) needs no sign
SIGNS = {
    "does_not_fit": "ui_cross",
    "not_destructible": "ui_lock",
    "is_straight": "card_straighten",
    "is_turned": "card_turn",
    "same_item": "ui_lock",
}


def refused(view: State) -> dict[str, list[Part]]:
    """target -> sign, for targets of this decision without any legal option."""
    decision = view.decision
    if decision is None or decision.kind not in AIMED:
        return {}
    legal = set(view.legal())
    possible = {target for action in legal for target in view.targets(action)}
    found: dict[str, list[Part]] = {}
    for action in view.gestures():
        if action in legal:
            continue
        reasons = view.why_not(action)
        sign = _sign(reasons[0]) if reasons else []
        for target in view.targets(action):
            if sign and target not in possible:
                found.setdefault(target, sign)
    return found


def _sign(reason: Violation) -> list[Part]:
    if reason.kind in MISSING:
        return [(f"essence_{reason.params.get('essence', 'any')}", f"−{reason.params['missing']}")]
    return [(SIGNS[reason.kind], "")] if reason.kind in SIGNS else []
