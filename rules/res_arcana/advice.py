"""Warnings about legal but wasteful actions (RA-19.8)."""

from __future__ import annotations

from rules.core import Notice
from rules.res_arcana.choice import component_id
from rules.res_arcana.content import ELEMENT_COMPONENT, ELEMENTS, IS_DRAGON
from rules.res_arcana.costs import only_target_warnings, stored_lost
from rules.res_arcana.effects import straighten_targets
from rules.res_arcana.placing import fitting_cards
from rules.res_arcana.scoring import winners
from rules.res_arcana.state import ResArcanaState
from rules.res_arcana.usage import (
    POWER_COMPONENT,
    POWER_COST,
    POWER_EFFECT,
    ROWS_STRAIGHT,
    usable_reactions,
    use_power,
)
from rules.res_arcana.vocabulary import (
    ATTACK,
    CHECK_VICTORY,
    DESTROY_SELF,
    DRAW,
    DRAW_DISCARD,
    FROM_HAND,
    GAIN_AS_RIVAL,
    GAIN_X,
    GAIN_X_OTHER,
    PAY,
    PAY_SAME,
    PLACE_CARD,
    REORDER,
    STRAIGHTEN_OWN,
    VICTORY_CHECK,
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
        return not winners(state) and not winners(with_statue(state, seat))
    if element.op in (GAIN_X, GAIN_X_OTHER):
        return not _something_to_convert(state, seat, number)
    return False


def _something_to_convert(state: ResArcanaState, seat: int, number: int) -> bool:
    """Whether the rest of the cost leaves an essence for X (RA-7.10)."""
    cost = next(cost for cost, effect in zip(POWER_COST, POWER_EFFECT, strict=True) if number in effect)
    pool = state.pools[seat]
    types = next(ELEMENTS[part].types for part in cost if ELEMENTS[part].op == PAY_SAME)
    due = sum(ELEMENTS[part].wild for part in cost if ELEMENTS[part].op == PAY)
    return any(pool[essence] for essence in types) and sum(pool) > due


def with_statue(state: ResArcanaState, seat: int) -> ResArcanaState:
    """The position after the seat used its reactions to a victory check, as far as it can (RA-12.4)."""
    trial = state.clone()
    trial.stack = []
    for power in usable_reactions(trial, seat, (VICTORY_CHECK,)):
        use_power(trial, seat, power)
        trial.settle()
    return trial


def use_warnings(state: ResArcanaState, seat: int, power: int) -> list[Notice]:
    """No effect at all, stored essences lost with a destroyed component, a check that a rival would win."""
    found = []
    component = POWER_COMPONENT[power]
    if all(_idle(state, seat, number) for number in POWER_EFFECT[power]):
        found.append(Notice("no_effect", "RA-8.22"))
    if any(ELEMENTS[number].op == DESTROY_SELF for number in POWER_COST[power]):
        found += stored_lost(state, component)
    found += only_target_warnings(state, seat, POWER_COST[power])
    if any(ELEMENTS[number].op == CHECK_VICTORY for number in POWER_EFFECT[power]):
        best = winners(state)
        if best and seat not in best and seat not in winners(with_statue(state, seat)):
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
        if best and seat not in best and seat not in winners(with_statue(trial, seat)):
            found.append(Notice("rival_wins", "RA-12.5", {"rival": best[0]}))
    if winners(state) == [seat]:
        for component in state.play_areas[seat]:
            for row in () if state.turned[component] else ROWS_STRAIGHT[component]:
                if any(ELEMENTS[number].op == CHECK_VICTORY for number in POWER_EFFECT[row.power]):
                    found.append(Notice("could_win_now", "RA-12.7", {"component": component_id(component)}))
    return found
