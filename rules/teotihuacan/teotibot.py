"""Teotibot's turn: two dice choose one of its action tiles; the tiles, each with its fallbacks (TE-19.6, TE-20)."""

from __future__ import annotations

from rules.core import Frame, Step
from rules.teotihuacan.building import complete_pyramid, put_pyramid_tile, refill_pyramid
from rules.teotihuacan.choices import refill_site
from rules.teotihuacan.content import (
    ABILITY,
    ANY_TEMPLE_ABILITY,
    BUILDINGS,
    DISCOVERY_COST,
    MASK_NUMBER,
    NOBLE_ROW_SPACES,
    NOBLE_SPACES,
    NOBLE_VP,
)
from rules.teotihuacan.decorating import put_decoration, refill_decorations
from rules.teotihuacan.main_action import cover_noble_space, learn
from rules.teotihuacan.pyramid import LEVEL_VP, ROTATIONS, SPACE_LEVEL, open_decorations, open_spaces
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.teotibot_habits import (
    advance_worker,
    any_temple_step,
    from_strongest,
    on_board,
    raise_worker,
    temple_spaces_from,
    weakest,
)
from rules.teotihuacan.teotibot_rules import (
    ALCHEMY_GOLD,
    ASIDE,
    COCOA_EXCHANGED,
    CONSTRUCTION_STONE,
    CONSTRUCTION_VP,
    DECORATION_GOLD,
    DECORATION_VP,
    FALLBACK_COCOA,
    FILLED_FROM,
    MOST_COCOA,
    NOBLES_WOOD,
    RESOURCE_GAIN,
    SLOT_OF_ROLL,
)
from rules.teotihuacan.tracks import temple_step, track_step
from rules.teotihuacan.turn import finish_turn
from rules.teotihuacan.vocabulary import (
    ALCHEMY,
    BOT,
    BOT_ALCHEMY,
    BOT_CONSTRUCTION,
    BOT_DECORATIONS,
    BOT_MASKS,
    BOT_MASTERY,
    BOT_NOBLES,
    BOT_TILE,
    BOT_WORSHIP,
    COCOA,
    CONSTRUCTION,
    DECORATIONS,
    DIRECTION,
    DISCOVERY,
    FOREST,
    FREE,
    FROM_BOT_COCOA,
    FROM_CONSTRUCTION,
    FROM_DECORATIONS,
    GOLD,
    GOLD_DEPOSITS,
    KINDS,
    MASKS,
    NOBLES,
    PALACE,
    QUARRY,
    SITE,
    SITE_BOARD,
    SPACE,
    SPACE_BOARD,
    SPACE_SITE,
    STONE,
    TOP_SPACE,
    WOOD,
    WORKERS,
)

_GATHERED = {
    FOREST: (WOOD, "forest"),
    QUARRY: (STONE, "stone_quarry"),
    GOLD_DEPOSITS: (GOLD, "gold_deposits"),
}


class BotTurn(Step[TeotihuacanState]):
    """A whole turn of Teotibot; its dice and tiles are events the player can follow."""

    kind = "bot_turn"
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        dice = state.rng.below(6) + 1, state.rng.below(6) + 1
        state.reveals += 1
        slot = SLOT_OF_ROLL[sum(dice)]
        tile = state.bot_tiles[slot]
        state.emit(
            "bot_rolled", -1, "teotibot", {"first": dice[0], "second": dice[1], "tile": BOT_TILE.word(tile)}
        )
        carry_out(state, tile)
        slide(state, slot)
        exchange_cocoa(state)
        finish_turn(state)


def slide(state: TeotihuacanState, slot: int) -> None:
    """The used tile leaves, tiles below slide up, the one aside enters, the upper direction tile turns (TE-19.6)."""
    tiles = state.bot_tiles
    used = tiles[slot]
    gap = slot
    for direction in state.directions:
        source = FILLED_FROM[gap][direction]
        if source < 0:
            break
        tiles[gap] = tiles[source]
        gap = source
    tiles[gap] = tiles[ASIDE]
    tiles[ASIDE] = used
    upper, lower = state.directions
    state.directions = (lower, 1 - upper)
    shown = {"tile": BOT_TILE.word(used), "upper": DIRECTION.word(lower), "lower": DIRECTION.word(1 - upper)}
    state.emit("bot_slides", -1, "teotibot", shown)


def exchange_cocoa(state: TeotihuacanState) -> None:
    """More than 10 cocoa: return 10 for points, once per turn (TE-19.6)."""
    if state.cocoa(BOT) > MOST_COCOA:
        state.pay(BOT, COCOA, COCOA_EXCHANGED, "bot_cocoa")
        state.score(BOT, state.bot_rules.cocoa_vp, FROM_BOT_COCOA)


def carry_out(state: TeotihuacanState, tile: int) -> None:
    """One action tile with all its fallbacks."""
    if tile == BOT_CONSTRUCTION:
        _build_or_gather(state, CONSTRUCTION, QUARRY)
    elif tile == BOT_DECORATIONS:
        _build_or_gather(state, DECORATIONS, GOLD_DEPOSITS)
    elif tile == BOT_NOBLES:
        _build_or_gather(state, NOBLES, FOREST)
    elif tile == BOT_ALCHEMY:
        alchemy(state)
    elif tile == BOT_MASTERY:
        mastery(state)
    elif tile == BOT_WORSHIP:
        worship(state)
    else:
        assert tile == BOT_MASKS
        collect_mask(state)


def _build_or_gather(state: TeotihuacanState, board: int, gathering: int) -> None:
    """The board's own step, else the resource board, else the fallback (TE-20.1 to TE-20.3, TE-20.5)."""
    for place in (board, gathering):
        worker = on_board(state, place)
        if worker >= 0 and act_on(state, place):
            raise_worker(state, worker)
            advance_worker(state, worker)
            return
    fallback(state)


def fallback(state: TeotihuacanState) -> None:
    """5 cocoa; the weakest unlocked worker grows and advances (TE-20.1)."""
    state.emit("bot_fallback", -1, "teotibot")
    state.gain(BOT, COCOA, FALLBACK_COCOA, "teotibot")
    worker = weakest(state)
    raise_worker(state, worker)
    advance_worker(state, worker)


def act_on(state: TeotihuacanState, board: int) -> bool:
    """The action of a board where Teotibot has a worker; False if it fails (TE-20.2 to TE-20.6)."""
    if board in _GATHERED:
        good, source = _GATHERED[board]
        state.gain(BOT, good, RESOURCE_GAIN, source)
        return True
    if board == ALCHEMY:
        return learn_technology(state)
    if board == NOBLES:
        return place_building(state)
    if board == DECORATIONS:
        return decorate(state)
    return board == CONSTRUCTION and build(state)


def build(state: TeotihuacanState) -> bool:
    """The leftmost tile in a random rotation on the lowest, topmost, leftmost free space (TE-20.2)."""
    spaces = open_spaces(state.built)
    if state.goods[BOT * 5 + STONE] < CONSTRUCTION_STONE or not state.pyramid_display or not spaces:
        return False
    state.pay(BOT, STONE, CONSTRUCTION_STONE, "construction")
    space = spaces[0]
    put_pyramid_tile(state, BOT, state.pyramid_display[0], space, state.rng.below(ROTATIONS))
    refill_pyramid(state)
    state.score(BOT, LEVEL_VP[SPACE_LEVEL[space]], FROM_CONSTRUCTION)
    track_step(state, BOT)
    state.score(BOT, CONSTRUCTION_VP, FROM_CONSTRUCTION)
    any_temple_step(state)
    if space == TOP_SPACE:
        complete_pyramid(state)
    return True


def decorate(state: TeotihuacanState) -> bool:
    """The topmost decoration on the first side with a legal space, clockwise from the top (TE-20.3)."""
    spaces = open_decorations(state.built, state.decorations)
    if state.goods[BOT * 5 + GOLD] < DECORATION_GOLD or not state.decoration_display or not spaces:
        return False
    state.pay(BOT, GOLD, DECORATION_GOLD, "decorations")
    put_decoration(state, BOT, state.decoration_display[0], spaces[0])
    refill_decorations(state)
    state.score(BOT, DECORATION_VP, FROM_DECORATIONS)
    track_step(state, BOT)
    any_temple_step(state)
    return True


def learn_technology(state: TeotihuacanState) -> bool:
    """1 gold for the lowest technology without markers, else the lowest it lacks (TE-20.4)."""
    lacking = [tile for tile in sorted(state.technologies) if not state.known[BOT] >> tile & 1]
    if state.goods[BOT * 5 + GOLD] < ALCHEMY_GOLD or not lacking:
        return False
    taken = state.known[0] | state.known[BOT]
    untouched = [tile for tile in lacking if not taken >> tile & 1]
    state.pay(BOT, GOLD, ALCHEMY_GOLD, "alchemy")
    learn(state, BOT, (untouched or lacking)[0])
    return True


def place_building(state: TeotihuacanState) -> bool:
    """A building in the row of the era, else on the lowest free number of all rows (TE-20.5)."""
    if state.goods[BOT * 5 + WOOD] < NOBLES_WOOD or state.nobles.bit_count() >= BUILDINGS:
        return False
    row = [space for space in NOBLE_ROW_SPACES[state.era - 1] if not state.nobles >> space & 1]
    if row:
        space = row[0]
    else:
        free = [space for space in range(NOBLE_SPACES) if not state.nobles >> space & 1]
        space = min(free, key=lambda there: NOBLE_VP[there])  # the first of equals: upper row, further left
    state.pay(BOT, WOOD, NOBLES_WOOD, "nobles")
    cover_noble_space(state, BOT, space)
    return True


def alchemy(state: TeotihuacanState) -> None:
    """A technology, else the weakest worker grows twice where it stands (TE-20.4)."""
    worker = on_board(state, ALCHEMY)
    if worker >= 0 and learn_technology(state):
        raise_worker(state, worker)
        advance_worker(state, worker)
        return
    worker = weakest(state)
    raise_worker(state, worker)
    raise_worker(state, worker)


def mastery(state: TeotihuacanState) -> None:
    """The strongest worker acts on its board; if that fails the next strongest, and so on (TE-20.6)."""
    for worker in from_strongest(state):
        board = state.place[worker]
        if board != PALACE and act_on(state, board):
            raise_worker(state, worker)
            advance_worker(state, worker)
            return
    fallback(state)


def worship(state: TeotihuacanState) -> None:
    """The locked worker goes on to the next temple worship space and climbs its temple (TE-20.7)."""
    worker = next(
        worker for worker in range(BOT * WORKERS, BOT * WORKERS + WORKERS) if state.lock[worker] >= 0
    )
    space = temple_spaces_from(state, SPACE_BOARD[state.lock[worker]])[0]
    human = state.occupant(space)
    if human >= 0:
        state.lock[human] = FREE
        state.emit("unlocked", human // WORKERS, "teotibot", {"space": SPACE.word(space)})
    state.place[worker] = SPACE_BOARD[space]
    state.lock[worker] = space
    state.tell("locked", BOT, "bot_worship", {"space": SPACE.word(space)})
    if ABILITY[space] == ANY_TEMPLE_ABILITY:
        for _ in range(state.bot_rules.worship_steps_any):
            any_temple_step(state)
    else:
        for _ in range(state.bot_rules.worship_steps):
            temple_step(state, BOT, ABILITY[space])
    site = SPACE_SITE[space]
    if state.sites[site]:
        state.emit("bot_discards", -1, SITE.word(site), {"tile": DISCOVERY.word(state.sites[site][0])})
        state.discovery_discard += state.sites[site]
        state.sites[site] = ()
    refill_site(state, site)


def collect_mask(state: TeotihuacanState) -> None:
    """The rarest new mask it can pay beside a worship space, clockwise from the Palace in a tie (TE-20.8)."""
    offered = [
        (MASK_NUMBER[tile], state.position[SITE_BOARD[site]], site, tile)
        for site in range(len(SITE_BOARD))
        for tile in state.sites[site]
        if tile < MASKS and not state.up[BOT * KINDS + tile] and state.can_pay(BOT, DISCOVERY_COST[tile])
    ]
    if not offered:
        fallback(state)
        return
    _, _, site, tile = min(offered)
    for good, amount in DISCOVERY_COST[tile]:
        state.pay(BOT, good, amount, DISCOVERY.word(tile))
    state.up[BOT * KINDS + tile] += 1
    state.tell("claimed", BOT, SITE.word(site), {"tile": DISCOVERY.word(tile)})
    state.sites[site] = ()
    refill_site(state, site)
