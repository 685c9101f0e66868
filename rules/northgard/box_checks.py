"""What a position from outside claims, against what the box and the set-up allow (NG-2); every refusal names its place."""

from __future__ import annotations

from collections import Counter

from rules.core import DataError
from rules.northgard import cards as k
from rules.northgard.content import BEAR, START, START_5
from rules.northgard.founding import box_tiles
from rules.northgard.land import cell_at
from rules.northgard.state import NorthgardState
from rules.northgard.vocabulary import CARD, TILE


def check_box(state: NorthgardState, place: str) -> None:
    """Refuse what no game with this set-up can have."""
    _check_tiles(state, place)
    if state.line and not state.creatures_on:
        raise DataError(f"{place}.creatures.line: the creatures are not in this game (NG-10.0)")
    _check_row(state, f"{place}.row")
    for seat in range(state.players):
        _check_cards(state, seat, f"{place}.seats[{seat}]")


def _check_tiles(state: NorthgardState, place: str) -> None:
    _check_start(state, place, START, cell_at(0, 0), "lies on 0,0 with 0 turns (NG-2.6)")
    if state.players == 5:
        _check_start(state, place, START_5, cell_at(1, 0), "lies on 1,0 with 0 turns (NG-2.7)")
    elif START_5 not in box_tiles(state):
        used = [tile for tile, _, _ in state.land.placed]
        if START_5 in (*used, *state.pile, *(tile for held in state.setup_tiles for tile in held)):
            raise DataError(f"{place}: {TILE.word(START_5)} is not in this game (NG-2.7)")


def _check_start(state: NorthgardState, place: str, start: int, cell: int, where: str) -> None:
    for number, (tile, there, turns) in enumerate(state.land.placed):
        if tile == start:
            if (there, turns) != (cell, 0):
                raise DataError(f"{place}.map[{number}]: {TILE.word(start)} {where}")
            return
    raise DataError(f"{place}.map: {TILE.word(start)} is missing, it {where}")


def _check_row(state: NorthgardState, place: str) -> None:
    if len(state.row) > state.players:
        raise DataError(f"{place}: more cards than players (NG-7.1.3)")
    for number, card in enumerate(state.row):
        if k.CARDS[card].kind == "achievement" and state.year < state.years:
            raise DataError(f"{place}[{number}]: {CARD.word(card)} is for the last year (NG-7.1.4)")


def _check_cards(state: NorthgardState, seat: int, place: str) -> None:
    clan = state.clan[seat]
    upgrades = k.UPGRADE_CARDS[clan] if clan >= 0 else ()
    initial = (k.INITIAL_CARD[clan],) if clan >= 0 else ()
    most = Counter((*k.STARTING_DECK, *initial, *upgrades))
    for card, number in Counter(state.owned[seat]).items():
        kind = k.CARDS[card].kind if card >= 0 else ""
        if kind == "clan" and not most[card]:
            raise DataError(f"{place}.owned: {CARD.word(card)} is of another clan (NG-2.9)")
        if kind in ("starting", "clan") and number > most[card]:
            rule = "NG-2.8" if kind == "starting" else "NG-2.9"
            raise DataError(
                f"{place}.owned: {CARD.word(card)} {number} times, there are {most[card]} ({rule})"
            )
    for number, card in enumerate(state.upgrades[seat]):
        here = f"{place}.upgrades[{number}]: {CARD.word(card)}"
        if card not in upgrades:
            raise DataError(f"{here} is no upgrade of this clan (NG-2.9)")
        if card in state.owned[seat] or card in state.upgrades[seat][:number]:
            raise DataError(f"{here} is there twice (NG-5.4.4)")
    if state.flags[seat] & k.KAIJA_AWAKE and clan != BEAR:
        raise DataError(f"{place}.flags: 1 is for the Bear only (NG-9.2.2)")
