"""Laying out the table: the middle, the dealing, and the order of the set-up choices (RA-3)."""

from __future__ import annotations

from rules.res_arcana import frames
from rules.res_arcana.content import COMPONENTS, CONSTANTS, CONTENT, MAGIC_ITEMS, MONUMENTS, NOBODY
from rules.res_arcana.discounts import update_discounts
from rules.res_arcana.essences import NOTHING, Essences
from rules.res_arcana.state import ResArcanaState

_EACH = CONSTANTS["starting_essence_each"]
STARTING_POOL: Essences = (_EACH, _EACH, _EACH, _EACH, _EACH)
STARTING_HAND = CONSTANTS["starting_hand"]
SUN, MOON = range(2)


def lay_out(state: ResArcanaState, *, sun_only: bool) -> None:
    """The middle and everybody's first essences (RA-3.1 to RA-3.5); everything else is swept off the table."""
    players = state.setup.players
    state.round = 0
    state.turn = NOBODY
    state.passed = [False] * players
    state.bonus = [0] * players
    state.turned = [False] * len(COMPONENTS)
    state.stored = [NOTHING] * len(COMPONENTS)
    state.items = list(MAGIC_ITEMS)
    state.places = [tile[SUN if sun_only else state.rng.below(2)] for tile in CONTENT.tiles]
    state.monument_deck = list(MONUMENTS)
    state.rng.shuffle(state.monument_deck)
    state.face_up = [state.monument_deck.pop() for _ in range(CONSTANTS["face_up_monuments"])]
    state.known_monuments = [0] * players
    state.known_top = [0] * players
    state.pools = [STARTING_POOL] * players
    state.play_areas = [[] for _ in range(players)]
    for zone in (state.hands, state.decks, state.discards):
        for cards in zone:
            cards.clear()
    for seat in range(players):
        update_discounts(state, seat)


def take_deck(state: ResArcanaState, seat: int, cards: list[int]) -> None:
    """A seat gets its eight artifacts, looks at them, shuffles, and draws its first hand (RA-3.8)."""
    for card in cards:
        state.seen[seat] |= 1 << card
    deck = sorted(cards)
    state.rng.shuffle(deck)
    state.hands[seat] = sorted(deck.pop() for _ in range(STARTING_HAND))
    state.decks[seat] = deck
    state.known_top[seat] = 0
    state.rebuilt[seat] = False


def turn_order(state: ResArcanaState) -> list[int]:
    """The seats clockwise from the holder of the token."""
    players = state.setup.players
    return [(state.token + offset) % players for offset in range(players)]


def queue_items(state: ResArcanaState) -> None:
    """Items are chosen from the last player in turn order to the first (RA-3.10); then round 1 begins."""
    state.stack.append((frames.START_ROUND, -1))
    for seat in turn_order(state):
        state.stack.append((frames.CHOOSE_MAGIC_ITEM, seat))


def queue_mages(state: ResArcanaState) -> None:
    """Everybody chooses a mage in secret, then all are revealed (RA-3.9)."""
    state.stack.append((frames.REVEAL_MAGES, -1))
    for seat in reversed(turn_order(state)):
        state.stack.append((frames.CHOOSE_MAGE, seat))
