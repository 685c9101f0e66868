"""Decorations: placing a tile on a side of the pyramid (TE-9.5)."""

from __future__ import annotations

from rules.core import Action, Frame, Params, Violation
from rules.teotihuacan.asked import Asked, short_of
from rules.teotihuacan.content import DECORATION_DISPLAY, DECORATION_GOLD
from rules.teotihuacan.frames import MATCHED_STEPS, TILE_PLACED
from rules.teotihuacan.pyramid import (
    DECORATION_SPACES,
    DECORATION_SUPPORTS,
    decoration_matches,
    open_decorations,
)
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.vocabulary import DECORATE, DECORATION_SPACE, DECORATION_TILE, FROM_DECORATIONS, GOLD

DECORATE_ACTIONS = tuple(
    tuple((DECORATE, tile, space) for space in range(DECORATION_SPACES))
    for tile in range(len(DECORATION_TILE))
)


def decoration_refusals(state: TeotihuacanState, player: int, workers: int) -> list[Violation]:
    """Why the Decorations action is impossible (TE-9.5.7, TE-8.3)."""
    found = []
    if not state.decoration_display:
        found.append(Violation("no_tile_displayed", "TE-9.5.7"))
    if not open_decorations(state.built, state.decorations):
        found.append(Violation("no_decoration_space", "TE-9.5.7"))
    price = DECORATION_GOLD[workers]
    if state.goods[player * 5 + GOLD] < price:
        found.append(short_of(state, player, GOLD, price, "TE-9.5.1"))
    return found


class PlaceDecoration(Asked):
    """A displayed decoration and a legal space; the arrow fixes its orientation (TE-9.5.2, TE-9.5.3)."""

    kind = "place_decoration"
    rules = ("TE-9.5.2", "TE-9.5.3")
    verbs = (DECORATE,)

    def params(self, state: TeotihuacanState, frame: Frame) -> Params:
        return {"gold": DECORATION_GOLD[state.workers]}

    def options(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        spaces = open_decorations(state.built, state.decorations)
        return [
            DECORATE_ACTIONS[tile][space] for tile in sorted(state.decoration_display) for space in spaces
        ]

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [
            (DECORATE, tile, space) for tile in state.decoration_display for space in range(DECORATION_SPACES)
        ]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        _, tile, space = action
        found = []
        if tile not in state.decoration_display:
            found.append(Violation("not_displayed", "TE-9.5.2", {"tile": DECORATION_TILE.word(tile)}))
        if state.decorations[space] >= 0:
            found.append(Violation("space_taken", "TE-9.5.2", {"space": DECORATION_SPACE.word(space)}))
            return found
        missing = DECORATION_SUPPORTS[space] & ~state.built
        if missing:
            found.append(Violation("base_missing", "TE-9.5.2", {"missing": missing.bit_count()}))
        if space % 4 and state.decorations[space - 1] < 0:
            found.append(Violation("lower_level_empty", "TE-9.5.2"))
        return found

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        _, tile, space = action
        player = frame[1]
        state.stack.pop()
        state.pay(player, GOLD, DECORATION_GOLD[state.workers], "decorations")
        state.restricted = False
        points, steps = decoration_matches(state.icons, space, tile)
        put_decoration(state, player, tile, space)
        state.score(player, points, FROM_DECORATIONS)
        # Temple steps first, then 3 more points and the pyramid track (TE-9.5.5).
        state.stack.append((TILE_PLACED, player, -1))
        if any(steps):
            state.stack.append((MATCHED_STEPS, player, *steps))


def put_decoration(state: TeotihuacanState, player: int, tile: int, space: int) -> None:
    """The tile leaves the display and lies on its space."""
    state.decoration_display.remove(tile)
    state.decorations[space] = tile
    shown = {"tile": DECORATION_TILE.word(tile), "space": DECORATION_SPACE.word(space)}
    state.tell("decorated", player, "decorations", shown)


def refill_decorations(state: TeotihuacanState) -> None:
    """Up to four open decorations while the deck lasts."""
    while len(state.decoration_display) < DECORATION_DISPLAY and state.decoration_deck:
        tile = state.decoration_deck.pop()
        state.reveals += 1
        state.decoration_display.append(tile)
        state.emit("revealed_tile", -1, "decorations", {"tile": DECORATION_TILE.word(tile)})
