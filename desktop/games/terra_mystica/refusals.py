"""Why something is refused on this table: what a click there tries, and what the rulebook's sentence cannot know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from desktop.games.terra_mystica import symbols
from desktop.games.terra_mystica.explanations import home_distance, standing_there
from desktop.texts import tr
from rules.core import Action, Violation
from rules.terra_mystica.board import HEX, LAND, SHIPPING, bits
from rules.terra_mystica.content import CARD, CONVERSION, GIANTS, SPECIAL
from rules.terra_mystica.notation import BUILD, CONVERT, PLACE, TAKE, TRANSFORM
from rules.terra_mystica.state import TerraMysticaState

if TYPE_CHECKING:
    from desktop.games.terra_mystica.presentation import TerraMysticaPresentation

ON_SPACES = (BUILD, TRANSFORM, PLACE)


def attempts(view: TerraMysticaState, target: str, listed: Sequence[Action]) -> list[Action]:
    """The gestures that the rules list, less what nobody means, and what people try although no rule speaks of it:
    to build on a river, to convert in the middle of an action, to take the returned card again."""
    prefix, _, word = target.partition(":")
    if prefix == "structure":
        return _upgrades(view, listed)
    if prefix == "hex" and not LAND >> HEX.index(word) & 1:
        tried = {action[0] for action in view.gestures()}
        return [*listed, *[(verb, HEX.index(word)) for verb in ON_SPACES if verb in tried][:1]]
    if prefix == "conversion" and not listed:
        return [(CONVERT, CONVERSION.index(word))]
    if view.decision is not None and view.decision.kind == "pass_card":
        card = view.card[view.decision.seat]
        special = symbols.CARD_SPECIALS.get(card, -1)
        names = {f"owned:{CARD.word(card)}", f"special:{SPECIAL.word(special)}" if special >= 0 else ""}
        return [(TAKE, card)] if target in names else [*listed]
    return [*listed]


def _upgrades(view: TerraMysticaState, listed: Sequence[Action]) -> list[Action]:
    """A kind of structure on the faction board stands for upgrades of one's own; those to it, if there is one below it."""
    if view.decision is None:
        return []
    own = [action for action in listed if view.own[view.decision.seat] >> action[1] & 1]
    fitting = [a for a in own if all(reason.kind != "no_such_upgrade" for reason in view.why_not(a))]
    return fitting or own


def refusal_note(
    presentation: TerraMysticaPresentation, view: TerraMysticaState, target: str, violation: Violation
) -> str:
    """Who stands there, how far it is, what would help."""
    decision = view.decision
    if decision is None:
        return ""
    seat, kind, params = decision.seat, violation.kind, violation.params
    if kind == "wrong_decision":
        return tr("Free steps come before or after an action.") if target.startswith("conversion:") else ""
    if kind == "card_taken":
        return _card_holder(presentation, view, seat, CARD.index(str(params["card"])))
    if kind == "cannot_afford" and params["resource"] == "power":
        more = view.bowls[3 * seat + 1] // 2
        return tr("Sacrificing gives up to {n} more.", n=more) if more else ""
    if "hex" not in params:
        return ""
    index = HEX.index(str(params["hex"]))
    if kind == "occupied":
        return standing_there(presentation, view, index)
    if kind == "not_home_terrain" and view.faction[seat] != GIANTS:
        return home_distance(view, seat, index)
    return _by_ship(view, seat, index) if kind == "out_of_reach" else ""


def _card_holder(
    presentation: TerraMysticaPresentation, view: TerraMysticaState, seat: int, card: int
) -> str:
    holder = view.card.index(card)
    if holder == seat:
        return tr("Not the card you return: one of the others.")
    return tr("Held by {player}.", player=presentation.seats[holder].name)


def _by_ship(view: TerraMysticaState, seat: int, index: int) -> str:
    """The shipping value with which a space would be in reach."""
    for value, ships in enumerate(SHIPPING):
        if any(ships[own] >> index & 1 for own in bits(view.own[seat])):
            return tr("No structure of yours is next to it; by ship it needs {n}.", n=value)
    return tr("No structure of yours is next to it, and no ship goes that far.")
