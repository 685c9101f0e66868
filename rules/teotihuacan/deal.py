"""Everything that chance decides before the first decision: boards, tiles, pyramid, starting tiles (TE-2, TE-3)."""

from __future__ import annotations

from rules.teotihuacan.building import lay_pyramid_tile, refill_pyramid
from rules.teotihuacan.content import (
    AVENUE_TILES,
    CONSTRUCTION_POSITION,
    DEALT,
    DISCOVERY_COPIES,
    DISCOVERY_STARTS,
    DRAFT_TILES,
    FIRST_GAME_BONUS,
    FIRST_GAME_PLAYERS,
    FIRST_GAME_RONDEL,
    FIRST_GAME_ROYAL,
    FIRST_GAME_TECHNOLOGIES,
    FOURTH_WORKER_POWER,
    ROYAL_TILES,
    SHUFFLED_POSITIONS,
    START_COCOA,
    START_POWER,
    TEMPLE_TILES,
)
from rules.teotihuacan.decorating import refill_decorations
from rules.teotihuacan.frames import (
    CHOOSE_STARTING_TILES,
    DRAFT_STARTING_TILE,
    FINISH_SETUP,
    REVEAL_STARTING_TILES,
    TAKE_BENEFITS,
)
from rules.teotihuacan.pyramid import ROTATIONS, START_LAYOUTS
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.teotibot_rules import AVENUE_START, START_WORKERS
from rules.teotihuacan.vocabulary import (
    BONUS,
    BOT,
    BOT_TILE,
    COCOA,
    CONSTRUCTION,
    DECORATION_TILE,
    FROM_TEMPLES,
    GOLD,
    PALACE,
    PYRAMID_TILE,
    SPACE_BOARD,
    STARTING_TILE,
    STONE,
    TECHNOLOGY,
    TEMPLE_SPACES,
    VP,
    WOOD,
    WORKERS,
    WORSHIP_SITES,
)


def deal(state: TeotihuacanState) -> None:
    """Set up the table and the players, and lay the set-up decisions on the stack."""
    options = state.setup.options
    first_game = bool(options["first_game"])
    state.first = 0 if state.solo else state.rng.below(state.players)
    state.turn = state.first
    lay_out_boards(state, first_game)
    lay_out_pyramid(state, bool(options["random_pyramid"]))
    lay_out_discoveries(state)
    set_up_players(state)
    if state.solo:
        set_up_teotibot(state)
    stack = state.stack
    seats = [(state.first + place) % state.players for place in range(state.players)]
    seats = [seat for seat in seats if seat < state.setup.players]
    stack.append((FINISH_SETUP, -1))
    if first_game:
        for seat in seats:
            first_game_start(state, seat)
        return
    for seat in reversed(seats):
        stack.append((TAKE_BENEFITS, seat))
    if options["draft"]:
        lay_out_draft(state)
        for seat in (
            *seats,
            *reversed(seats),
        ):  # the stack runs backwards; the order of picks is a palindrome
            stack.append((DRAFT_STARTING_TILE, seat))
        return
    deal_starting_tiles(state, seats)
    stack.append((REVEAL_STARTING_TILES, -1))
    for seat in reversed(seats):
        stack.append((CHOOSE_STARTING_TILES, seat))


# -- the table ------------------------------------------------------------------------------------------------------


def lay_out_boards(state: TeotihuacanState, first_game: bool) -> None:
    """Ring, royal tiles, technologies, temple bonus tiles (TE-2.1 to TE-2.5)."""
    if first_game:
        set_rondel(state, FIRST_GAME_RONDEL)
        state.royal = FIRST_GAME_ROYAL
        state.technologies = FIRST_GAME_TECHNOLOGIES
        state.bonus = FIRST_GAME_BONUS
        return
    loose = [board for board in range(8) if board not in (PALACE, CONSTRUCTION)]
    state.rng.shuffle(loose)
    ring = [PALACE] * 8
    ring[CONSTRUCTION_POSITION] = CONSTRUCTION
    for position, board in zip(SHUFFLED_POSITIONS, loose, strict=True):
        ring[position] = board
    set_rondel(state, tuple(ring))
    state.royal = tuple(
        state.rng.choice([tile for tile, royal in enumerate(ROYAL_TILES) if royal.category == category])
        for category in "ABC"
    )
    technologies = list(range(len(TECHNOLOGY)))
    state.rng.shuffle(technologies)
    state.technologies = tuple(sorted(technologies[:6]))
    bonuses = list(range(len(BONUS)))
    state.rng.shuffle(bonuses)
    state.bonus = tuple(bonuses[:3])


def set_rondel(state: TeotihuacanState, ring: tuple[int, ...]) -> None:
    """Which board lies where, both ways round."""
    state.board_at = ring
    state.position = tuple(ring.index(board) for board in range(8))


def lay_out_pyramid(state: TeotihuacanState, random_layout: bool) -> None:
    """Displays of decorations and pyramid tiles, and the tiles that are built already (TE-2.8, TE-2.9)."""
    rng = state.rng
    state.decoration_deck = list(range(len(DECORATION_TILE)))
    rng.shuffle(state.decoration_deck)
    refill_decorations(state)
    state.pyramid_deck = list(range(len(PYRAMID_TILE)))
    rng.shuffle(state.pyramid_deck)
    refill_pyramid(state)
    layouts = START_LAYOUTS[state.players - 2]
    for space in rng.choice(layouts) if random_layout else layouts[0]:
        lay_pyramid_tile(state, state.pyramid_deck.pop(), space, rng.below(ROTATIONS))


def lay_out_discoveries(state: TeotihuacanState) -> None:
    """Beside worship spaces, on the Avenue, on the large temple steps (TE-2.10)."""
    deck = [kind for kind, copies in enumerate(DISCOVERY_COPIES) for _ in range(copies)]
    state.rng.shuffle(deck)
    state.discovery_deck = deck
    temple_tiles = [tiles[state.players - 2] for tiles in TEMPLE_TILES]
    for site, number in enumerate([*([1] * WORSHIP_SITES), *AVENUE_TILES, *temple_tiles]):
        state.sites[site] = tuple(deck.pop() for _ in range(number))


# -- players --------------------------------------------------------------------------------------------------------


def set_up_players(state: TeotihuacanState) -> None:
    """Cocoa by order number, three workers of power 1, one waiting on the wheel (TE-3.1, TE-3.2)."""
    for player in range(state.setup.players):
        order = state.order(player)
        if order == 1:
            cocoa = START_COCOA[0]
        else:
            cocoa = START_COCOA[2] if order == state.players else START_COCOA[1]
        state.goods[player * 5 + COCOA] = cocoa
        start = player * WORKERS
        state.power[start : start + WORKERS] = [START_POWER] * (WORKERS - 1) + [FOURTH_WORKER_POWER]


def first_game_start(state: TeotihuacanState, player: int) -> None:
    """Fixed goods, steps and workers by order number (TE-3.3)."""
    fixed = FIRST_GAME_PLAYERS[state.order(player) - 1]
    for good, amount in (*fixed.goods, *fixed.rewards):
        if good == VP:
            state.score(player, amount, FROM_TEMPLES)
        else:
            state.goods[player * 5 + good] += amount
    state.temples[player * 3 : player * 3 + 3] = fixed.temples
    state.avenue[player] = fixed.avenue
    if fixed.technology >= 0:
        state.known[player] |= 1 << fixed.technology
    for worker, (board, power) in enumerate(fixed.workers, player * WORKERS):
        state.place[worker] = board
        state.power[worker] = power


def set_up_teotibot(state: TeotihuacanState) -> None:
    """Goods, markers, four workers, the pyramid of action tiles and the direction tiles (TE-19.2, TE-19.3)."""
    rules = state.bot_rules
    for good, amount in ((WOOD, rules.wood), (STONE, rules.stone), (GOLD, rules.gold)):
        state.goods[BOT * 5 + good] = amount
    state.temples[BOT * 3 : BOT * 3 + 3] = [1, 1, 1]
    state.avenue[BOT] = AVENUE_START
    state.known[BOT] = 1 << state.technologies[2]
    for number, (board, _, locked) in enumerate(START_WORKERS):
        worker = BOT * WORKERS + number
        state.place[worker] = board
        state.power[worker] = rules.powers[number]
        if locked:
            state.lock[worker] = next(space for space in TEMPLE_SPACES if SPACE_BOARD[space] == board)
    tiles = list(range(len(BOT_TILE)))
    state.rng.shuffle(tiles)
    state.bot_tiles = tiles
    state.directions = (state.rng.below(2), state.rng.below(2))


# -- starting tiles -------------------------------------------------------------------------------------------------


def deal_starting_tiles(state: TeotihuacanState, seats: list[int]) -> None:
    """Four each, in secret, and a discovery for every dealt tile with that symbol (TE-3.4)."""
    tiles = list(range(len(STARTING_TILE)))
    state.rng.shuffle(tiles)
    for seat in seats:
        state.dealt[seat] = tuple(sorted(tiles.pop() for _ in range(DEALT)))
    out = {tile for hand in state.dealt for tile in hand}
    state.start_discovery = draw_for(state, out)


def lay_out_draft(state: TeotihuacanState) -> None:
    """Open starting tiles with open discoveries beside them (TE-17.1)."""
    tiles = list(range(len(STARTING_TILE)))
    state.rng.shuffle(tiles)
    state.open_starts = tuple(sorted(tiles[: DRAFT_TILES[state.players - 2]]))
    state.start_discovery = draw_for(state, set(state.open_starts))


def draw_for(state: TeotihuacanState, tiles: set[int]) -> tuple[int, ...]:
    """One discovery for each of the two starting tiles with that symbol that is among the tiles."""
    return tuple(state.discovery_deck.pop() if tile in tiles else -1 for tile in DISCOVERY_STARTS)
