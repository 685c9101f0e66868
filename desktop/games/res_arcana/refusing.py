"""Why something is refused on this table: what a click there tries, and what the rulebook's sentence cannot know."""

from __future__ import annotations

from desktop.games.res_arcana.affording import MISSING
from desktop.games.res_arcana.faces import component
from desktop.texts import tr
from rules.core import Action, State, Violation
from rules.res_arcana.content import COMPONENT, MAGIC_ITEM, MONUMENT, PLACE
from rules.res_arcana.essences import GOLD
from rules.res_arcana.notation import ITEM
from rules.res_arcana.vocabulary import TURN_SELF

MONUMENT_DECK = "deck:monuments"


def attempts(view: State, target: str) -> list[Action]:
    """Beyond the listed gestures: whoever passes and clicks where the own item lay wants it again."""
    prefix, _, id = target.partition(":")
    decision = view.decision
    if prefix != "gap" or decision is None or decision.kind != "pass_item":
        return []
    return [(ITEM, COMPONENT.index(id))] if component(id).kind == MAGIC_ITEM else []


def refusal_note(view: State, target: str, violation: Violation) -> str:
    """What would help, or why it is so."""
    decision = view.decision
    if decision is None:
        return ""
    if violation.kind == "is_turned":
        return _turned(str(violation.params["component"]))
    if violation.kind == "same_item":
        return tr("Take a different one from the middle.")
    if decision.kind == "life_loss_payment" and target == "essence:life":
        return tr("Life goes first: what you had of it is lost already.")
    if violation.kind in MISSING:
        return _too_dear(view, decision.seat, target)
    if decision.kind == "straighten_target" and violation.params.get("component") == decision.params.get(
        "component"
    ):
        return tr("It was not turned when the power was announced.")
    return ""


def _turned(id: str) -> str:
    """Of a card whose powers all turn it only one can be used at a time (RA-8.4)."""
    turning = [power for power in component(id).powers if any(e.op == TURN_SELF for e in power.cost)]
    if len(turning) > 1:
        return tr("Both need turning: one per straightening.")
    return tr("Its powers open again when it is straightened.")


def _too_dear(view: State, seat: int, target: str) -> str:
    """A monument costs Gold and nothing else; places and monuments know no discounts (RA-7.9)."""
    id = target.partition(":")[2]
    kind = MONUMENT if target == MONUMENT_DECK else component(id).kind if id in COMPONENT.words else -1
    notes = []
    if kind == MONUMENT:
        notes.append(tr("Costs 4 Gold; you have {n}.", n=view.pools[seat][GOLD]))  # type: ignore[attr-defined]
    if kind in (MONUMENT, PLACE) and any(view.cheaper[seat]):  # type: ignore[attr-defined]
        notes.append(tr("Discounts are for artifacts only."))
    return " ".join(notes)
