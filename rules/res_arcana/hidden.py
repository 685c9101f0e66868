"""What a seat may know, and full positions that agree with it (RA-13)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core import Rng
from rules.res_arcana import frames
from rules.res_arcana.content import ARTIFACTS, MAGES, MONUMENTS, NOBODY, UNKNOWN

if TYPE_CHECKING:
    from rules.res_arcana.state import ResArcanaState


def _top_only(deck: list[int], known: int) -> list[int]:
    """A deck of which only the top ``known`` cards are shown."""
    return [UNKNOWN] * (len(deck) - known) + deck[len(deck) - known :]


def view(state: ResArcanaState, seat: int) -> ResArcanaState:
    """Others' hands, decks, mages before the reveal, packets and picks are masked, and all orders unknown to the seat."""
    seen = state.clone()
    seen.become_view(seat)
    known = state.known_monuments[seat] if seat >= 0 else 0  # -1: what everybody may see
    seen.monument_deck = _top_only(state.monument_deck, known)
    open_picks = _open_picks(state)
    revealed = _mages_revealed(state)
    for other in range(state.setup.players):
        if other == seat:
            seen.decks[other] = _top_only(state.decks[other], state.known_top[other])
            continue
        seen.hands[other] = [UNKNOWN] * len(state.hands[other])
        seen.decks[other] = [UNKNOWN] * len(state.decks[other])
        seen.dealt_mages[other] = [UNKNOWN] * len(state.dealt_mages[other])
        seen.packets[other] = [UNKNOWN] * len(state.packets[other])
        seen.seen[other] = 0
        if not open_picks:
            seen.picks[other] = [UNKNOWN] * len(state.picks[other])
        if not revealed:
            seen.mages[other] = UNKNOWN
    return seen


def _open_picks(state: ResArcanaState) -> bool:
    """In a match the draft is open (RA-14.2.2)."""
    return state.setup.options["variant"] == "match"


def _mages_revealed(state: ResArcanaState) -> bool:
    return not any(frame[0] == frames.REVEAL_MAGES for frame in state.stack)


def redeal(view: ResArcanaState, rng: Rng) -> ResArcanaState:
    """Fill in what the view hides: cards the seat has never seen anywhere else."""
    full = view.clone()
    seat = view.viewer
    full.viewer = UNKNOWN
    full.rng = Rng(rng.next64())
    _redeal_monuments(full, rng)
    _redeal_mages(full, seat, rng)
    _redeal_artifacts(full, seat, rng)
    return full


def _redeal_monuments(full: ResArcanaState, rng: Rng) -> None:
    gone = {*full.face_up, *full.monument_deck, *(card for area in full.play_areas for card in area)}
    rest = [monument for monument in MONUMENTS if monument not in gone]
    rng.shuffle(rest)
    full.monument_deck = [rest.pop() if card == UNKNOWN else card for card in full.monument_deck]


def _redeal_mages(full: ResArcanaState, seat: int, rng: Rng) -> None:
    """Who has chosen already holds one of two mages that nobody else can have."""
    waiting = {frame[1] for frame in full.stack if frame[0] == frames.CHOOSE_MAGE}
    taken = {mage for mage in (*full.mages, *full.dealt_mages[seat]) if mage != UNKNOWN}
    rest = [mage for mage in MAGES if mage not in taken]
    rng.shuffle(rest)
    for other, dealt in enumerate(full.dealt_mages):
        if not dealt or UNKNOWN not in dealt:
            continue
        if full.mages[other] != UNKNOWN:
            full.dealt_mages[other] = sorted([full.mages[other], rest.pop()])
            continue
        full.dealt_mages[other] = sorted([rest.pop(), rest.pop()])
        if other not in waiting:
            full.mages[other] = rng.choice(full.dealt_mages[other])


def _visible_artifacts(view: ResArcanaState) -> set[int]:
    """Every artifact that the view shows somewhere."""
    zones = (*view.hands, *view.decks, *view.discards, *view.packets, *view.picks, view.open_cards)
    visible = {card for zone in zones for card in zone if card != UNKNOWN}
    visible.update(card for area in view.play_areas for card in area if card in ARTIFACTS)
    return visible


def unordered_deck(view: ResArcanaState, seat: int) -> list[int]:
    """The cards that a seat knows to be in its deck without knowing where (RA-13.2), for its own view.

    A dragon that a rival placed from this seat's pile is the rival's, wherever it hides now (RA-8.16).
    """
    visible = _visible_artifacts(view)
    return [
        card
        for card in ARTIFACTS
        if view.seen[seat] >> card & 1 and card not in visible and view.holder[card] in (NOBODY, seat)
    ]


def _redeal_artifacts(full: ResArcanaState, seat: int, rng: Rng) -> None:
    visible = _visible_artifacts(full)
    own_deck = unordered_deck(full, seat)
    announced = _announced(full, visible)
    known = {
        other: [
            card
            for card in ARTIFACTS
            if (full.holder[card] == other or card in announced[other])
            and card not in visible
            and card not in own_deck
        ]
        for other in range(full.setup.players)
        if other != seat
    }
    certain = {card for cards in known.values() for card in cards}
    strangers = [card for card in ARTIFACTS if card not in visible | certain and card not in own_deck]
    rng.shuffle(strangers)

    hidden = own_deck + [strangers.pop() for _ in range(full.decks[seat].count(UNKNOWN) - len(own_deck))]
    rng.shuffle(hidden)
    full.decks[seat] = [hidden.pop() if card == UNKNOWN else card for card in full.decks[seat]]
    for other, cards in known.items():
        _redeal_rival(full, other, cards, announced[other], strangers, rng)


def _announced(view: ResArcanaState, visible: set[int]) -> list[list[int]]:
    """By seat, the cards in hand that are being paid for: everybody has heard which (RA-8.1)."""
    return [
        [
            frame[3]
            for frame in view.stack
            if frame[0] == frames.PAYMENT and frame[1] == seat and frame[3] >= 0 and frame[3] not in visible
        ]
        for seat in range(view.setup.players)
    ]


def _redeal_rival(
    full: ResArcanaState, other: int, known: list[int], in_hand: list[int], strangers: list[int], rng: Rng
) -> None:
    """Hand and deck of a rival: the cards known to be there, and strangers for the rest."""
    hand_size, deck_size = len(full.hands[other]), len(full.decks[other])
    unknown = [strangers.pop() for _ in range(hand_size + deck_size - len(known))]
    known = [card for card in known if card not in in_hand]
    if full.rebuilt[other]:
        # The deck was made of an open pile: strangers can only be in the hand.
        rng.shuffle(known)
        cards = unknown + known
    else:
        cards = unknown + known
        rng.shuffle(cards)
    cards = in_hand + cards
    full.hands[other] = sorted(cards[:hand_size])
    deck = cards[hand_size:]
    rng.shuffle(deck)
    full.decks[other] = deck
    for card in full.hands[other] + deck:
        full.seen[other] |= 1 << card
    for zone in (full.packets[other], full.picks[other]):
        for place, card in enumerate(zone):
            if card == UNKNOWN:
                zone[place] = strangers.pop()
        zone.sort()
