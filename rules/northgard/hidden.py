"""What a seat may know (NG-12), and a full state that fits it.

What every deck is made of is public, since every card is seen when it joins or leaves one (`state.owned`); hidden is
where its cards are. So a redeal spreads the unseen cards of each deck over hand, draw pile and pending draws.
"""

from __future__ import annotations

from collections import Counter

from rules.core import Frame, Rng
from rules.northgard import cards as k
from rules.northgard import kinds
from rules.northgard.content import CREATURES, DEVELOPMENTS, LOW_VALUE
from rules.northgard.founding import box_tiles
from rules.northgard.state import FAME_KINDS, UNKNOWN, NorthgardState


def fame_hidden(state: NorthgardState, viewer: int, seat: int) -> bool:
    """Fame tokens are secret, but teammates may tell each other (NG-12.1, NG-11.2.2, NG-12.6)."""
    if state.setup.options["open_fame"]:
        return False
    # Nobody's view (viewer -1) has neither fame of its own nor a teammate.
    return viewer < 0 or (seat != viewer and seat != state.ally[viewer])


def view(state: NorthgardState, seat: int) -> NorthgardState:
    """The state as one seat sees it: unknown cards, tiles and creatures are UNKNOWN, hidden fame is 0."""
    seen = state.clone()
    seen.become_view(seat)
    seen.development = [UNKNOWN] * len(state.development)
    seen.pile = [UNKNOWN] * len(state.pile)
    seen.creature_deck = [UNKNOWN] * len(state.creature_deck)
    for other in range(state.players):
        seen.draw_pile[other] = [UNKNOWN] * len(state.draw_pile[other])
        if other != seat:
            seen.hand[other] = _masked_hand(state, seat, other)
            if fame_hidden(state, seat, other):
                seen.fame[FAME_KINDS * other : FAME_KINDS * (other + 1)] = [0] * FAME_KINDS
    seen.stack = [_masked_frame(frame, seat) for frame in state.stack]
    return seen


def _masked_hand(state: NorthgardState, viewer: int, other: int) -> list[int]:
    """Another seat's hand: what a pending decision shows of it, the rest unknown."""
    known: list[int] = []
    for frame in state.stack:
        if frame[0] == kinds.PICK_HAND_CARD and frame[1] == viewer and frame[2] == other:
            return state.hand[other].copy()  # NG-12.4
        if frame[0] == kinds.DISCARD_OR_PAY and frame[1] == other:
            known.append(frame[3])
        if frame[0] == kinds.REACT and frame[1] == other:
            known.append(k.DEFENSIVE_STRATEGY)
    return [UNKNOWN] * (len(state.hand[other]) - len(known)) + known


def _masked_frame(frame: Frame, viewer: int) -> Frame:
    """Cards drawn but not yet sorted are known only to who drew them (NG-12.3)."""
    if frame[0] == kinds.DISTRIBUTE and frame[1] != viewer:
        return (*frame[:4], *(UNKNOWN for _ in frame[4:]))
    return frame


def redeal(state: NorthgardState, rng: Rng) -> NorthgardState:
    """A full state consistent with a view."""
    full = state.clone()
    full.viewer = -1
    full.rng = Rng(rng.next64())
    for seat in range(state.players):
        _deal_deck(full, seat, rng)
        # Hidden fame can only be guessed: as much as the viewer has.
        if state.viewer >= 0 and fame_hidden(state, state.viewer, seat):
            mine = FAME_KINDS * state.viewer
            full.fame[FAME_KINDS * seat : FAME_KINDS * (seat + 1)] = state.fame[mine : mine + FAME_KINDS]
    _deal_developments(full, rng)
    _deal_tiles(full, rng)
    _deal_creatures(full, rng)
    return full


def _deal_deck(full: NorthgardState, seat: int, rng: Rng) -> None:
    """The unseen cards of one deck go to hand, pending draw and draw pile."""
    pending = [
        place for place, frame in enumerate(full.stack) if frame[0] == kinds.DISTRIBUTE and frame[1] == seat
    ]
    unseen = Counter(full.owned[seat])
    unseen.subtract(full.discard[seat])
    unseen.subtract(full.active_cards[seat])
    unseen.subtract(card for card in full.hand[seat] if card != UNKNOWN)
    for place in pending:
        unseen.subtract(card for card in full.stack[place][4:] if card != UNKNOWN)
    cards = sorted(unseen.elements())
    rng.shuffle(cards)
    full.hand[seat] = sorted(cards.pop() if card == UNKNOWN else card for card in full.hand[seat])
    for place in pending:
        frame = full.stack[place]
        drawn = sorted(cards.pop() if card == UNKNOWN else card for card in frame[4:])
        full.stack[place] = (*frame[:4], *drawn)
    full.draw_pile[seat] = cards


def _deal_developments(full: NorthgardState, rng: Rng) -> None:
    """Early cards lie on Advanced ones; those in the box are as unknown as those in the deck (NG-2.4)."""
    seen = {*full.row, *full.removed}
    for owned in full.owned:
        seen.update(owned)
    mode = "longer" if full.setup.options["longer"] else "standard"
    advanced_left = min(len(full.development), DEVELOPMENTS[mode][1] * full.players)
    deck: list[int] = []
    for cards, number in ((k.ADVANCED, advanced_left), (k.EARLY, len(full.development) - advanced_left)):
        hidden = [card for card in cards if card not in seen]
        rng.shuffle(hidden)
        deck += hidden[:number]
    full.development = deck


def _deal_tiles(full: NorthgardState, rng: Rng) -> None:
    seen = {tile for tile, _, _ in full.land.placed}
    for tiles in full.setup_tiles:
        seen.update(tiles)
    for frame in full.stack:
        seen.update(drawn_tiles(frame))
    full.pile = [tile for tile in box_tiles(full) if tile not in seen]
    rng.shuffle(full.pile)


def drawn_tiles(frame: Frame) -> tuple[int, ...]:
    """The tiles that a pending frame holds, drawn and not yet placed or put back."""
    if frame[0] == kinds.EXPLORE_REDRAW:
        return frame[4:]
    if frame[0] == kinds.EXPLORE_PLACE:
        return frame[3:]
    if frame[0] == kinds.TILES_UNDER:
        return frame[2:]
    if frame[0] == kinds.PLACE_TILE:
        return (frame[3],)
    if frame[0] == kinds.SECOND_TILE:
        return (frame[2],)
    return ()


def _deal_creatures(full: NorthgardState, rng: Rng) -> None:
    """The top of the first deck holds only weaker creatures (NG-10.1.1)."""
    if not full.creature_deck:
        return
    hidden = [
        number
        for number in range(len(CREATURES))
        if number not in full.line and number not in full.creature_discard
    ]
    rng.shuffle(hidden)
    top = [number for number in hidden if CREATURES[number].value <= LOW_VALUE][: full.creature_top]
    full.creature_deck = [number for number in hidden if number not in top] + top
