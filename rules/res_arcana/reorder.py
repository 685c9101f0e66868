"""Looking at the top cards of a deck and putting them back in any order (RA-10.6)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import permutations

from rules.core import Action, Field, Frame, Params, Violation
from rules.res_arcana import cards, frames
from rules.res_arcana.choice import Choice, component_id, source_of
from rules.res_arcana.content import ELEMENT, ELEMENTS
from rules.res_arcana.notation import DECK, LOOK, MONUMENT_DECK, ORDER, OWN_DECK
from rules.res_arcana.state import ResArcanaState


def reorder(state: ResArcanaState, seat: int, number: int) -> None:
    """Ask for the deck if there is a choice."""
    own = bool(state.decks[seat] or state.discards[seat])
    monuments = bool(state.monument_deck)
    if own and monuments:
        state.stack.append((frames.REORDER_DECK, seat, number))
    elif own or monuments:
        look(state, seat, number, OWN_DECK if own else MONUMENT_DECK)
    elif state.events is not None:
        state.emit("no_effect", seat, source_of(number))


def look(state: ResArcanaState, seat: int, number: int, which: int) -> None:
    """Look at the top cards; the discard pile goes under a deck that is too small, the monument deck is never filled."""
    count = ELEMENTS[number].quantity
    if which == OWN_DECK:
        if len(state.decks[seat]) < count:
            cards.reshuffle(state, seat)
        deck = state.decks[seat]
        count = min(count, len(deck))
        for card in deck[len(deck) - count :]:
            state.seen[seat] |= 1 << card
        state.known_top[seat] = max(state.known_top[seat], count)
    else:
        deck = state.monument_deck
        count = min(count, len(deck))
        state.known_monuments[seat] = max(state.known_monuments[seat], count)
    state.reveals += 1
    if state.events is not None:
        seen = ", ".join(component_id(card) for card in reversed(deck[len(deck) - count :]))
        state.emit(
            "looked", seat, source_of(number), {"amount": count, "deck": DECK.word(which)}, {"cards": seen}
        )
    if count > 1:
        state.stack.append((frames.REORDER_ORDER, seat, number, which, count))


class ReorderDeck(Choice):
    kind = "reorder_deck"
    rules = ("RA-10.6",)
    fields = (Field("element", ELEMENT),)
    verbs = (LOOK,)

    def params(self, state: ResArcanaState, frame: Frame) -> Params:
        return {"component": source_of(frame[2])}

    def options(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return ((LOOK, OWN_DECK), (LOOK, MONUMENT_DECK))

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        look(state, frame[1], frame[2], action[1])


class ReorderOrder(Choice):
    """The new order, the card to come first named first."""

    kind = "reorder_order"
    rules = ("RA-10.6",)
    fields = (Field("element", ELEMENT), Field("deck", DECK), Field("count"))
    verbs = (ORDER,)

    def params(self, state: ResArcanaState, frame: Frame) -> Params:
        return {"component": source_of(frame[2]), "deck": DECK.word(frame[3]), "count": frame[4]}

    def deck(self, state: ResArcanaState, frame: Frame) -> list[int]:
        return state.decks[frame[1]] if frame[3] == OWN_DECK else state.monument_deck

    def options(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        top = sorted(self.deck(state, frame)[-frame[4] :])
        return [(ORDER, *order) for order in permutations(top)]

    def attempts(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return [(ORDER, *sorted(self.deck(state, frame)[-frame[4] :])[1:])]

    def explain(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Violation]:
        return [Violation("not_an_order", "RA-10.6", {"count": frame[4]})]

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        _, seat, number, which, count = frame
        deck = self.deck(state, frame)
        order = action[1:]
        deck[len(deck) - count :] = order[::-1]
        if which == MONUMENT_DECK:
            # Whoever knew this order before knows it no longer.
            known = state.known_monuments[seat]
            state.known_monuments = [0] * state.setup.players
            state.known_monuments[seat] = known
        if state.events is not None:
            names = ", ".join(component_id(card) for card in order)
            state.emit("reordered", seat, source_of(number), {"deck": DECK.word(which)}, {"cards": names})
