"""Construction: placing pyramid tiles, their price, completion, and refilling the displays (TE-9.6)."""

from __future__ import annotations

from rules.core import Action, Field, Frame, Notice, Params, Step, Violation
from rules.teotihuacan.asked import Asked, counted_workers, short_of
from rules.teotihuacan.content import DECORATION_VP, PYRAMID_DISPLAY
from rules.teotihuacan.decorating import refill_decorations
from rules.teotihuacan.frames import (
    CONSTRUCTION_DISCOUNT,
    MATCHED_STEPS,
    NEXT_TILE,
    PLACE_PYRAMID_TILE,
    TILE_PLACED,
)
from rules.teotihuacan.pyramid import (
    BUILD_ACTIONS,
    LEVEL_STONE,
    LEVEL_VP,
    LEVEL_WOOD,
    QUADRANTS,
    ROTATIONS,
    SPACE_LEVEL,
    SPACES,
    SUPPORTS,
    TILE_ICONS,
    matches,
    open_spaces,
)
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.tracks import track_step
from rules.teotihuacan.vocabulary import (
    BOARD,
    BUILD,
    DECORATIONS,
    DISCOUNT,
    EXTRA_WORKER,
    FROM_CONSTRUCTION,
    FROM_DECORATIONS,
    FULL_PRICE,
    GOLD,
    KINDS,
    PYRAMID_SPACE,
    PYRAMID_TILE,
    STONE,
    STOP,
    TECH_15,
    TOP_SPACE,
    WOOD,
)

STOP_ACTION: Action = (STOP,)
# -- Construction ---------------------------------------------------------------------------------------------------


def affordable_levels(state: TeotihuacanState, player: int, discount: bool) -> list[bool]:
    """Whether a tile of each level can be paid, with 1 stone or 1 wood less if there is a discount (TE-12.9)."""
    stone = state.goods[player * 5 + STONE]
    wood = state.goods[player * 5 + WOOD]
    found = [False]
    for level in range(1, 5):
        lack = max(0, LEVEL_STONE[level] - stone) + max(0, LEVEL_WOOD[level] - wood)
        found.append(lack <= discount)
    return found


def construction_refusals(state: TeotihuacanState, player: int, discount: bool) -> list[Violation]:
    """Why not even one pyramid tile could be placed (TE-8.3)."""
    if not state.pyramid_display:
        return [Violation("no_tile_displayed", "TE-9.6.1")]
    levels = {SPACE_LEVEL[space] for space in open_spaces(state.built)}
    if not levels:
        return [Violation("pyramid_complete", "TE-9.6.4")]
    affordable = affordable_levels(state, player, discount)
    if any(affordable[level] for level in levels):
        return []
    return tile_price_refusals(state, player, min(levels), discount)


def tile_price_refusals(state: TeotihuacanState, player: int, level: int, discount: bool) -> list[Violation]:
    """What is missing for a tile of a level, a discount already taken off (TE-12.9)."""
    if affordable_levels(state, player, discount)[level]:
        return []
    prices = {STONE: LEVEL_STONE[level], WOOD: LEVEL_WOOD[level]}
    if discount:
        prices[STONE if state.goods[player * 5 + STONE] < prices[STONE] else WOOD] -= 1
    return [
        short_of(state, player, good, price, "TE-9.6.2")
        for good, price in prices.items()
        if state.goods[player * 5 + good] < price
    ]


def has_discount(state: TeotihuacanState) -> bool:
    """Whether the discount of technology 15 is still there in this action."""
    return bool(state.learnt & TECH_15) and not state.discount_used


def begin_construction(state: TeotihuacanState, player: int) -> None:
    """The first tile is compulsory (TE-9.6.1)."""
    state.placed = 0
    state.discount_used = False
    state.stack.append((PLACE_PYRAMID_TILE, player))


class PlacePyramidTile(Asked):
    """A displayed tile, its rotation and a legal space; after the first tile the player may stop (TE-9.6)."""

    kind = "place_pyramid_tile"
    rules = ("TE-9.6.1", "TE-9.6.2")
    verbs = (BUILD, STOP)
    takes_extra_worker = True

    def params(self, state: TeotihuacanState, frame: Frame) -> Params:
        return {"number": state.placed + 1, "most": counted_workers(state)}

    def options(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        found: list[Action] = []
        if state.placed < counted_workers(state):
            affordable = affordable_levels(state, frame[1], has_discount(state))
            spaces = [space for space in open_spaces(state.built) if affordable[SPACE_LEVEL[space]]]
            for tile in sorted(state.pyramid_display):
                actions = BUILD_ACTIONS[tile]
                for space in spaces:
                    found += actions[space]
        if state.placed:
            found.append(STOP_ACTION)
        return found

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [
            *(
                (BUILD, tile, space, rotation)
                for tile in state.pyramid_display
                for space in range(SPACES)
                for rotation in range(ROTATIONS)
            ),
            STOP_ACTION,
        ]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        player = frame[1]
        if action[0] == STOP:
            return [] if state.placed else [Violation("one_tile_at_least", "TE-9.6.1")]
        _, tile, space, rotation = action
        found = []
        if tile not in state.pyramid_display:
            found.append(Violation("not_displayed", "TE-9.6.1", {"tile": PYRAMID_TILE.word(tile)}))
        if not 0 <= rotation < ROTATIONS:
            found.append(Violation("no_such_rotation", "TE-9.6.2"))
        if state.placed >= counted_workers(state):
            found.append(Violation("no_worker_left", "TE-9.6.1", {"workers": counted_workers(state)}))
        missing = SUPPORTS[space] & ~state.built
        if state.built >> space & 1:
            found.append(Violation("space_taken", "TE-9.6.2", {"space": PYRAMID_SPACE.word(space)}))
        elif missing:
            found.append(Violation("base_missing", "TE-9.6.2", {"missing": missing.bit_count()}))
        return found + tile_price_refusals(state, player, SPACE_LEVEL[space], has_discount(state))

    def cautions(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Notice]:
        if action[0] == BUILD:
            if action[2] == TOP_SPACE:
                return [Notice("ends_the_game", "TE-9.6.4")]
            _, tile, space, rotation = action
            points = [matches(state.icons, space, tile, turn)[0] for turn in range(ROTATIONS)]
            if not points[rotation] and any(points):
                return [Notice("no_icon_matches", "TE-9.7.2", {"most": max(points)})]
        return []

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        player = frame[1]
        state.stack.pop()
        if action[0] == STOP:
            return
        _, tile, space, rotation = action
        if has_discount(state):
            state.stack.append((CONSTRUCTION_DISCOUNT, player, tile, space, rotation))
        else:
            build(state, player, tile, space, rotation, -1)


class ConstructionDiscount(Asked):
    """Technology 15: one tile of the action costs 1 stone or 1 wood less (TE-12.9)."""

    kind = "construction_discount"
    rules = ("TE-12.9",)
    fields = (Field("tile", PYRAMID_TILE), Field("space", PYRAMID_SPACE), Field("rotation"))
    verbs = (DISCOUNT, FULL_PRICE)
    atomic = True

    def params(self, state: TeotihuacanState, frame: Frame) -> Params:
        level = SPACE_LEVEL[frame[3]]
        return {"stone": LEVEL_STONE[level], "wood": LEVEL_WOOD[level]}

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [(DISCOUNT, WOOD), (DISCOUNT, STONE), (DISCOUNT, GOLD), (FULL_PRICE,)]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        player = frame[1]
        level = SPACE_LEVEL[frame[3]]
        saved = action[1] if action[0] == DISCOUNT else -1
        prices = {STONE: LEVEL_STONE[level], WOOD: LEVEL_WOOD[level]}
        if saved >= 0:
            if not prices.get(saved):
                return [Violation("nothing_to_discount", "TE-12.9")]
            prices[saved] -= 1
        return [
            short_of(state, player, good, price, "TE-9.6.2")
            for good, price in prices.items()
            if state.goods[player * 5 + good] < price
        ]

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        _, player, tile, space, rotation = frame
        state.stack.pop()
        saved = -1
        if action[0] == DISCOUNT:
            state.discount_used = True
            saved = action[1]
        build(state, player, tile, space, rotation, saved)


def build(state: TeotihuacanState, player: int, tile: int, space: int, rotation: int, saved: int) -> None:
    """Pay, place, level points, icon points; then temple steps, pyramid track, completion (TE-9.6.3)."""
    level = SPACE_LEVEL[space]
    state.pay(player, STONE, LEVEL_STONE[level] - (saved == STONE), "construction")
    if LEVEL_WOOD[level]:
        state.pay(player, WOOD, LEVEL_WOOD[level] - (saved == WOOD), "construction")
    state.restricted = False
    points, steps = matches(state.icons, space, tile, rotation)
    put_pyramid_tile(state, player, tile, space, rotation)
    state.placed += 1
    state.score(player, LEVEL_VP[level] + points, FROM_CONSTRUCTION)
    state.stack.append((NEXT_TILE, player))
    state.stack.append((TILE_PLACED, player, space))
    if any(steps):
        state.stack.append((MATCHED_STEPS, player, *steps))


def put_pyramid_tile(state: TeotihuacanState, player: int, tile: int, space: int, rotation: int) -> None:
    """The tile leaves the display and covers its four quadrants."""
    state.pyramid_display.remove(tile)
    lay_pyramid_tile(state, tile, space, rotation)
    shown: Params = {
        "tile": PYRAMID_TILE.word(tile),
        "space": PYRAMID_SPACE.word(space),
        "rotation": rotation,
    }
    state.tell("built", player, "construction", shown)


def lay_pyramid_tile(state: TeotihuacanState, tile: int, space: int, rotation: int) -> None:
    """A tile on the grid, wherever it comes from."""
    state.pyramid[space] = tile * ROTATIONS + rotation
    state.built |= 1 << space
    for quadrant, icon in zip(QUADRANTS[space], TILE_ICONS[tile][rotation], strict=True):
        state.icons[quadrant] = icon & 3


class TilePlaced(Step[TeotihuacanState]):
    """After the temple steps: the pyramid track, and the end of the pyramid (TE-9.5.5, TE-9.6.4)."""

    kind = "tile_placed"
    fields = (Field("space", PYRAMID_SPACE),)
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        _, player, space = frame
        if space < 0:
            state.score(player, DECORATION_VP, FROM_DECORATIONS)
        track_step(state, player)
        if space == TOP_SPACE:
            complete_pyramid(state)


def complete_pyramid(state: TeotihuacanState) -> None:
    """The light disc moves to the dark one; the coming eclipse is the last (TE-9.6.4)."""
    state.complete = True
    state.emit("pyramid_complete", -1, "construction")
    state.light = state.dark


class NextTile(Step[TeotihuacanState]):
    """Another pyramid tile, if workers, tiles, a space and (perhaps with the help of a tile) goods are left."""

    kind = "next_tile"
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        player = frame[1]
        if not state.pyramid_display:
            return
        workers = counted_workers(state)
        if state.placed >= workers and (workers == 3 or not state.up[player * KINDS + EXTRA_WORKER]):
            return
        spaces = open_spaces(state.built)
        if not spaces:
            return
        affordable = affordable_levels(state, player, has_discount(state))
        if any(affordable[SPACE_LEVEL[space]] for space in spaces) or state.has_free_tile(player):
            state.stack.append((PLACE_PYRAMID_TILE, player))


class Refill(Step[TeotihuacanState]):
    """New tiles at the end of the display, which has slid together (TE-9.5.6, TE-9.6.5, TE-19.4)."""

    kind = "refill"
    fields = (Field("board", BOARD),)
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        if frame[2] == DECORATIONS:
            refill_decorations(state)
        else:
            refill_pyramid(state)


def refill_pyramid(state: TeotihuacanState) -> None:
    """Up to three open pyramid tiles while the deck lasts."""
    while len(state.pyramid_display) < PYRAMID_DISPLAY and state.pyramid_deck:
        tile = state.pyramid_deck.pop()
        state.reveals += 1
        state.pyramid_display.append(tile)
        state.emit("revealed_tile", -1, "construction", {"tile": PYRAMID_TILE.word(tile)})
