"""Cards on the move: drawing, reshuffling, discarding, destroying, entering play (RA-10)."""

from __future__ import annotations

from bisect import insort

from rules.res_arcana.choice import component_id, tell
from rules.res_arcana.content import ARTIFACTS
from rules.res_arcana.discounts import HAS_DISCOUNT, update_discounts
from rules.res_arcana.essences import NOTHING
from rules.res_arcana.state import ResArcanaState


def enter_play(state: ResArcanaState, seat: int, component: int) -> None:
    """A component comes into play straight and empty (RA-6.1, RA-10.9)."""
    state.play_areas[seat].append(component)
    state.turned[component] = False
    state.stored[component] = NOTHING
    if component in ARTIFACTS:
        state.holder[component] = seat
        state.seen[seat] |= 1 << component  # perhaps a rival's dragon until now (RA-8.16)
    if HAS_DISCOUNT[component]:
        update_discounts(state, seat)


def leave_play(state: ResArcanaState, seat: int, component: int) -> None:
    """A component leaves play; essences on it go back to the supply (RA-10.8, RA-10.10)."""
    state.play_areas[seat].remove(component)
    if state.events is not None:
        tell(state, "lost_with_component", seat, state.stored[component], component_id(component))
    state.turned[component] = False
    state.stored[component] = NOTHING
    if HAS_DISCOUNT[component]:
        update_discounts(state, seat)


def destroy(state: ResArcanaState, seat: int, component: int) -> None:
    """From play to the discard pile of the controller (RA-10.8)."""
    if state.events is not None:
        state.emit("destroyed", seat, component_id(component), {"component": component_id(component)})
    leave_play(state, seat, component)
    insort(state.discards[seat], component)


def discard(state: ResArcanaState, seat: int, card: int, source: str) -> None:
    """From hand to the own discard pile (RA-10.7)."""
    state.hands[seat].remove(card)
    insort(state.discards[seat], card)
    state.holder[card] = seat
    if state.events is not None:
        state.emit("discarded", seat, source, {"card": component_id(card)})


def reshuffle(state: ResArcanaState, seat: int) -> None:
    """The discard pile, shuffled, goes under what is left of the deck (RA-10.3, RA-10.6)."""
    pile = state.discards[seat]
    if not pile:
        return
    fresh = pile.copy()
    state.rng.shuffle(fresh)
    pile.clear()
    # A deck made of the open pile alone holds no stranger: rivals have seen all of it.
    state.rebuilt[seat] = state.rebuilt[seat] or not state.decks[seat]
    state.decks[seat] = fresh + state.decks[seat]
    state.reveals += 1
    if state.events is not None:
        state.emit("reshuffled", seat, "deck", {"amount": len(fresh)})


def draw(state: ResArcanaState, seat: int, count: int, source: str) -> int:
    """Draw up to ``count`` cards one by one (RA-10.3); returns how many there were."""
    for number in range(count):
        if not state.decks[seat]:
            reshuffle(state, seat)
            state.known_top[seat] = 0
        if not state.decks[seat]:
            return number
        card = state.decks[seat].pop()
        insort(state.hands[seat], card)
        state.known_top[seat] = max(0, state.known_top[seat] - 1)
        state.seen[seat] |= 1 << card
        state.reveals += 1
        if state.events is not None:
            state.emit("drew", seat, source, {}, {"card": component_id(card)})
    return count


def take_top_monument(state: ResArcanaState) -> int:
    """The top card of the monument deck leaves it; everybody's knowledge moves up by one."""
    state.reveals += 1
    state.known_monuments = [max(0, known - 1) for known in state.known_monuments]
    return state.monument_deck.pop()
