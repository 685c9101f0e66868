"""What a seat may know, and positions consistent with it (TE-22.1, TE-22.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core import Rng
from rules.teotihuacan.content import (
    AVENUE_TILES,
    DEALT,
    DISCOVERY_COPIES,
    DISCOVERY_STARTS,
    TEMPLE_TILES,
)
from rules.teotihuacan.vocabulary import (
    DECORATION_TILE,
    KINDS,
    PYRAMID_TILE,
    STARTING_TILE,
    WORSHIP_SITES,
)

if TYPE_CHECKING:
    from rules.teotihuacan.state import TeotihuacanState

UNKNOWN = -1


def seen_by(state: TeotihuacanState, seat: int) -> TeotihuacanState:
    """Deck orders are unknown to all; dealt starting tiles, choices and their discoveries only to their owner."""
    seen = state.clone()
    seen.become_view(seat)
    seen.discovery_deck = [UNKNOWN] * len(state.discovery_deck)
    seen.pyramid_deck = [UNKNOWN] * len(state.pyramid_deck)
    seen.decoration_deck = [UNKNOWN] * len(state.decoration_deck)
    if any(state.dealt):
        for other in range(state.setup.players):
            if other != seat:
                seen.dealt[other] = (UNKNOWN,) * len(state.dealt[other])
                seen.kept[other] = (UNKNOWN,) * len(state.kept[other])
        own = state.dealt[seat] if seat >= 0 else ()  # -1: what everybody may see
        seen.start_discovery = tuple(
            drawn if tile in own else UNKNOWN
            for tile, drawn in zip(DISCOVERY_STARTS, state.start_discovery, strict=True)
        )
    return seen


def dealt_anew(state: TeotihuacanState, rng: Rng) -> TeotihuacanState:
    """A full position that looks the same to the viewer."""
    full = state.clone()
    full.viewer = -1
    full.rng = Rng(rng.next64())
    if any(UNKNOWN in hand for hand in state.dealt):
        _deal_hands(full, rng)
    hidden = _unseen_discoveries(full)
    rng.shuffle(hidden)
    if any(full.dealt):
        out = {tile for hand in full.dealt for tile in hand}
        full.start_discovery = tuple(
            hidden.pop() if tile in out and drawn == UNKNOWN else drawn
            for tile, drawn in zip(DISCOVERY_STARTS, full.start_discovery, strict=True)
        )
    full.discovery_deck = hidden
    full.pyramid_deck = _rest(
        rng, len(PYRAMID_TILE), full.pyramid_display, [tile // 4 for tile in full.pyramid if tile >= 0]
    )
    full.decoration_deck = _rest(rng, len(DECORATION_TILE), full.decoration_display, full.decorations)
    return full


def _rest(rng: Rng, tiles: int, *seen: list[int]) -> list[int]:
    known = {tile for pile in seen for tile in pile}
    rest = [tile for tile in range(tiles) if tile not in known]
    rng.shuffle(rest)
    return rest


def _unseen_discoveries(state: TeotihuacanState) -> list[int]:
    left = list(DISCOVERY_COPIES)
    for tiles in state.sites:
        for kind in tiles:
            left[kind] -= 1
    for kind in (*state.discovery_discard, *(drawn for drawn in state.start_discovery if drawn != UNKNOWN)):
        left[kind] -= 1
    for place, count in enumerate(state.up):
        left[place % KINDS] -= count
    for place, count in enumerate(state.down):
        left[place % KINDS] -= count
    return [kind for kind, count in enumerate(left) for _ in range(count)]


def _deal_hands(state: TeotihuacanState, rng: Rng) -> None:
    """Other hands from the unseen tiles; the size of the deck tells how many of them drew a discovery."""
    known = {tile for hand in state.dealt for tile in hand if tile != UNKNOWN}
    opened = WORSHIP_SITES + sum(AVENUE_TILES) + sum(tiles[state.players - 2] for tiles in TEMPLE_TILES)
    drawn = sum(DISCOVERY_COPIES) - opened - len(state.discovery_deck)
    icons = [tile for tile in DISCOVERY_STARTS if tile not in known]
    rng.shuffle(icons)
    plain = [tile for tile in range(len(STARTING_TILE)) if tile not in known and tile not in DISCOVERY_STARTS]
    rng.shuffle(plain)
    with_icons = icons[: drawn - len(known & set(DISCOVERY_STARTS))]
    others = [seat for seat, hand in enumerate(state.dealt) if UNKNOWN in hand]
    pool = with_icons + plain[: DEALT * len(others) - len(with_icons)]
    rng.shuffle(pool)
    for seat in others:
        hand = sorted(pool.pop() for _ in range(DEALT))
        state.dealt[seat] = tuple(hand)
        if state.kept[seat]:
            choice = list(hand)
            rng.shuffle(choice)
            state.kept[seat] = tuple(sorted(choice[:2]))
