"""Positions written by hand, as short as POSITION.md allows: what is not said is filled up from the box."""

from __future__ import annotations

from typing import Any

from rules.res_arcana import GAME
from rules.res_arcana.content import ARTIFACTS, COMPONENT, CONTENT, MONUMENTS
from rules.res_arcana.state import ResArcanaState

CARDS = [COMPONENT.word(card) for card in ARTIFACTS]
Data = dict[str, Any]


def seat(*play: str, **parts: Any) -> Data:
    """A play area (its mage and item first), an empty pool, and what else is said."""
    return {"play": list(play), "pool": {}, "hand": [], **parts}


RIVAL = seat("druid", "research", pool={"elan": 1})


def position(seats: list[Data], *pending: Data, turn: int = 0, **parts: Any) -> Data:
    """Round 2; decks are filled up to eight cards for each seat, the middle holds what nobody has."""
    zones = ("play", "hand", "deck", "discard")
    seats = [dict(one) for one in seats]
    held = {word for one in seats for zone in zones for word in one.get(zone, [])}
    free = [card for card in CARDS if card not in held]
    for one in seats:
        own = sum(1 for zone in zones for word in one.get(zone, []) if word in CARDS)
        one.setdefault("deck", [free.pop() for _ in range(8 - own)])
    monuments = [COMPONENT.word(card) for card in MONUMENTS if COMPONENT.word(card) not in held]
    tiles = [[COMPONENT.word(side) for side in tile] for tile in CONTENT.tiles]
    middle = {
        "places": [tile[0] for tile in tiles if not held & set(tile)],
        "face_up": monuments[:2],
        "monument_deck": monuments[2:],
    }
    return {
        "format": "tarsas-position",
        "version": 1,
        "game": GAME.slug,
        "players": len(seats),
        "round": 2,
        "turn": turn,
        "token": 0,
        "middle": {**middle, **parts.pop("middle", {})},
        "seats": seats,
        "pending": list(pending) or [{"step": "action", "seat": turn}],
        **parts,
    }


def read(data: Data) -> ResArcanaState:
    state = GAME.from_data(data)
    assert isinstance(state, ResArcanaState)
    return state


def do(state: ResArcanaState, *texts: str) -> ResArcanaState:
    for text in texts:
        state.apply(GAME.notation.parse(text))
    return state


def asked(state: ResArcanaState) -> tuple[str, int]:
    assert state.decision is not None
    return state.decision.kind, state.decision.seat


def options(state: ResArcanaState) -> list[str]:
    return [GAME.notation.text(action) for action in state.legal()]
