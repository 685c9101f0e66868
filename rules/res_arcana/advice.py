"""Warnings about legal but wasteful actions (RA-19.8)."""

from __future__ import annotations

from rules.core import Notice
from rules.res_arcana.choice import component_id
from rules.res_arcana.content import ELEMENT_COMPONENT, ELEMENTS, IS_DRAGON
from rules.res_arcana.effects import straighten_targets
from rules.res_arcana.placing import fitting_cards
from rules.res_arcana.scoring import winners
from rules.res_arcana.state import ResArcanaState
from rules.res_arcana.usage import POWER_COMPONENT, POWER_COST, POWER_EFFECT, ROWS_STRAIGHT
from rules.res_arcana.vocabulary import (
    ATTACK,
    CHECK_VICTORY,
    DESTROY_SELF,
    DRAW,
    DRAW_DISCARD,
    FROM_HAND,
    GAIN_AS_RIVAL,
    PLACE_CARD,
    REORDER,
    STRAIGHTEN_OWN,
)

DRAGON_PLACERS = frozenset(
    ELEMENT_COMPONENT[number]
    for number, element in enumerate(ELEMENTS)
    if element.op == PLACE_CARD and element.target == FROM_HAND
)


def _idle(state: ResArcanaState, seat: int, number: int) -> bool:
    """Whether an effect would do nothing now, as far as the seat can know."""
    element = ELEMENTS[number]
    rivals = [rival for rival in range(state.setup.players) if rival != seat]
    own_cards = state.decks[seat] or state.discards[seat]
    if element.op == ATTACK:
        return all(state.passed[rival] for rival in rivals)
    if element.op == STRAIGHTEN_OWN:
        # Where any component may be chosen, the one in use is turned by then: only others make a difference.
        return not straighten_targets(state, seat, number)
    if element.op in (DRAW, DRAW_DISCARD):
        return not own_cards
    if element.op == REORDER:
        return not own_cards and not state.monument_deck
    if element.op == PLACE_CARD:
        return not fitting_cards(state, seat, number)
    if element.op == GAIN_AS_RIVAL:
        return not any(state.pools[rival][element.of_rival] for rival in rivals)
    if element.op == CHECK_VICTORY:
        return not winners(state)
    return False


def use_warnings(state: ResArcanaState, seat: int, power: int) -> list[Notice]:
    """No effect at all, stored essences lost with a destroyed component, a check that a rival would win."""
    found = []
    component = POWER_COMPONENT[power]
    if all(_idle(state, seat, number) for number in POWER_EFFECT[power]):
        found.append(Notice("no_effect", "RA-8.22"))
    lost = sum(state.stored[component])
    if lost and any(ELEMENTS[number].op == DESTROY_SELF for number in POWER_COST[power]):
        found.append(Notice("stored_lost", "RA-10.8", {"amount": lost, "component": component_id(component)}))
    if any(ELEMENTS[number].op == CHECK_VICTORY for number in POWER_EFFECT[power]):
        best = winners(state)
        if best and seat not in best:
            found.append(Notice("rival_wins", "RA-12.5", {"rival": best[0]}))
    return found


def discard_warnings(state: ResArcanaState, seat: int, card: int) -> list[Notice]:
    """The last dragon in hand while a card that places dragons from hand is there."""
    hand = state.hands[seat]
    if not IS_DRAGON[card] or any(IS_DRAGON[other] for other in hand if other != card):
        return []
    if not any(other in DRAGON_PLACERS for other in (*hand, *state.play_areas[seat])):
        return []
    return [Notice("last_dragon", "RA-19.8", {"card": component_id(card)})]


def pass_warnings(state: ResArcanaState, seat: int) -> list[Notice]:
    """A pass that ends the round and lets a rival win, or that gives away a win by an immediate check."""
    found = []
    trial = state.clone()
    if not any(trial.passed):
        trial.token = seat
    trial.passed[seat] = True
    if all(trial.passed):
        best = winners(trial)
        if best and seat not in best:
            found.append(Notice("rival_wins", "RA-12.5", {"rival": best[0]}))
    if winners(state) == [seat]:
        for component in state.play_areas[seat]:
            for row in () if state.turned[component] else ROWS_STRAIGHT[component]:
                if any(ELEMENTS[number].op == CHECK_VICTORY for number in POWER_EFFECT[row.power]):
                    found.append(Notice("could_win_now", "RA-12.7", {"component": component_id(component)}))
    return found
