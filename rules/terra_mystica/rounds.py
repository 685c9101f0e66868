"""The course of the game: set-up, six rounds of three phases, the end (TM-3, TM-5, TM-6, TM-16, TM-18)."""

from __future__ import annotations

from rules.terra_mystica.board import BRIDGE_ENDS
from rules.terra_mystica.building import put_dwelling
from rules.terra_mystica.content import (
    CARD,
    CARD_INCOME,
    CARD_PASS_VP,
    CHAOS_MAGICIANS,
    DWELLING,
    ENGINEERS,
    FACTION,
    FACTIONS,
    FAVOR,
    FAVOR_INCOME,
    FAVOR_PASSING,
    FAVOR_PASSING_VP,
    INTRO,
    INTRO_TILES,
    NOMADS,
    PRIEST_LIMIT,
    PRIESTS_ON_ORDERS,
    PROMO_CARD,
    PROMO_TILE,
    ROUNDS,
    SANCTUARY,
    SHIPPING_VALUE,
    STRONGHOLD,
    TEMPLE,
    TILE,
    TILE_CULT,
    TILE_SPADE,
    TRADING_HOUSE,
    Amounts,
)
from rules.terra_mystica.cults import priests_on_orders
from rules.terra_mystica.frames import (
    CHOOSE_FACTION,
    CHOOSE_SIDE,
    CULT_SPADE,
    CULT_SPADES,
    FIRST_BONUS,
    MAIN_ACTION,
    PLACE_DWELLING,
)
from rules.terra_mystica.resources import gain, gain_coins, gain_vp
from rules.terra_mystica.spades import spade_hexes
from rules.terra_mystica.state import (
    ACTIONS_PHASE,
    CARDS_PHASE,
    CULT_PHASE,
    DWELLINGS_PHASE,
    FACTIONS_PHASE,
    OVER_PHASE,
    VP_ABILITY,
    VP_CARD,
    VP_FAVOR,
    TerraMysticaState,
)

ENGINEER_BRIDGE_VP = 3
LAST_TILE_PLACE_WITHOUT_SPADES = 4  # the spade tile never lies in rounds 5 and 6


# -- set-up -------------------------------------------------------------------------------------------------------


def deal(state: TerraMysticaState) -> None:
    """Scoring tiles, bonus cards and, where chance chooses them, factions (TM-3.3, TM-3.4, TM-3.6)."""
    options = state.setup.options
    players = state.setup.players
    mode = options["faction_selection"]
    if mode == "introductory":
        state.tiles = INTRO_TILES
        intro = INTRO[players]
        for card in intro.cards:
            state.card_coins[card] = 0
        for seat, faction in enumerate(intro.factions):
            settle_faction(state, seat, faction)
            for hex in intro.dwellings[seat]:
                put_dwelling(state, seat, hex)
        return
    state.tiles = draw_tiles(state)
    cards = [card for card in range(len(CARD)) if card != PROMO_CARD or options["promo_shipping_card"]]
    state.rng.shuffle(cards)
    for card in cards[: players + 3]:
        state.card_coins[card] = 0
    if mode == "random":
        terrains = list(range(7))
        state.rng.shuffle(terrains)
        for seat in range(players):
            settle_faction(state, seat, sides_of(terrains[seat])[state.rng.below(2)])
    elif mode == "random_color_choose_side":
        terrains = list(range(7))
        state.rng.shuffle(terrains)
        # The dealt colours wait on the stack, the first seat's on top.
        for seat in reversed(range(players)):
            state.stack.append((CHOOSE_SIDE, seat, terrains[seat]))


def draw_tiles(state: TerraMysticaState) -> tuple[int, ...]:
    """Places 6 to 1 are filled in this order; the spade tile is put aside for places 6 and 5 (TM-3.3.1)."""
    bag = [
        tile for tile in range(len(TILE)) if tile != PROMO_TILE or state.setup.options["promo_temple_tile"]
    ]
    state.rng.shuffle(bag)
    drawn: list[int] = []
    for place in range(ROUNDS, 0, -1):
        tile = bag.pop()
        if tile == TILE_SPADE and place > LAST_TILE_PLACE_WITHOUT_SPADES:
            tile = bag.pop()
            bag.append(TILE_SPADE)
            state.rng.shuffle(bag)
        drawn.insert(0, tile)
    return tuple(drawn)


def sides_of(terrain: int) -> list[int]:
    """The two factions of one board."""
    return [index for index, faction in enumerate(FACTIONS) if faction.home == terrain]


def settle_faction(state: TerraMysticaState, seat: int, faction: int) -> None:
    """Set up a faction board (TM-3.7)."""
    board = FACTIONS[faction]
    state.faction[seat] = faction
    state.coins[seat], state.workers[seat], state.priests[seat] = board.start
    state.supply[seat] = PRIEST_LIMIT - board.start[2]
    state.bowls[3 * seat : 3 * seat + 3] = board.bowls
    state.shipping[seat] = board.shipping_start
    state.cults[4 * seat : 4 * seat + 4] = board.cults
    if state.events is not None:
        state.emit("faction_chosen", seat, "setup", {"faction": FACTION.word(faction)})


def first_dwellings(state: TerraMysticaState) -> list[int]:
    """Who places a first dwelling, in order (TM-3.8.2)."""
    if state.setup.options["faction_selection"] == "introductory":
        return []
    seats = range(state.setup.players)
    normal = [seat for seat in seats if state.faction[seat] != CHAOS_MAGICIANS]
    return [
        *normal,
        *reversed(normal),
        *(seat for seat in seats if state.faction[seat] == NOMADS),
        *(seat for seat in seats if state.faction[seat] == CHAOS_MAGICIANS),
    ]


# -- what comes next ------------------------------------------------------------------------------------------------


def push_next(state: TerraMysticaState) -> bool:
    """Push the next decision when nothing is pending; False when the game is over."""
    if state.phase == ACTIONS_PHASE:
        return next_turn(state)
    if state.phase == FACTIONS_PHASE:
        for seat in range(state.setup.players):
            if state.faction[seat] < 0:
                state.stack.append((CHOOSE_FACTION, seat))
                return True
        state.phase = DWELLINGS_PHASE
        state.placements = first_dwellings(state)
    if state.phase == DWELLINGS_PHASE:
        if state.placements:
            state.stack.append((PLACE_DWELLING, state.placements.pop(0)))
            return True
        state.phase = CARDS_PHASE
        state.placements = list(reversed(range(state.setup.players)))
    if state.phase == CARDS_PHASE:
        if state.placements:
            state.stack.append((FIRST_BONUS, state.placements.pop(0)))
            return True
        add_card_coins(state)
        start_round(state)
        return True
    if state.phase == CULT_PHASE:
        return next_cult_spades(state)
    return False


def next_turn(state: TerraMysticaState) -> bool:
    """The next seat in turn order that has not passed; when all have, phase III or the end (TM-7.1.1)."""
    order = state.order
    place = order.index(state.current)
    for step in range(1, len(order) + 1):
        seat = order[(place + step) % len(order)]
        if not state.passed[seat]:
            state.current = seat
            state.stack.append((MAIN_ACTION, seat))
            return True
    if state.round == ROUNDS:
        from rules.terra_mystica.final import score_end

        state.phase = OVER_PHASE
        score_end(state)
        return False
    start_cult_phase(state)
    return next_cult_spades(state)


def start_round(state: TerraMysticaState) -> None:
    """Income for all, then the start player's turn (TM-5.1, TM-6)."""
    begin_round(state)
    for seat in state.order:
        income(state, seat)
    state.stack.append((MAIN_ACTION, state.current))


def begin_round(state: TerraMysticaState) -> None:
    """Everybody is in again; the first in turn order begins."""
    state.round += 1
    state.phase = ACTIONS_PHASE
    state.next_order = []
    for seat in range(state.setup.players):
        state.passed[seat] = 0
        state.used[seat] = 0
        state.reach[seat] = -1
    if state.events is not None:
        tile = TILE.word(state.tiles[state.round - 1])
        state.emit("round_started", -1, tile, {"round": state.round, "scoring": tile})
    state.current = state.order[0]


# -- income -----------------------------------------------------------------------------------------------------------


def income_parts(state: TerraMysticaState, seat: int) -> list[tuple[str, Amounts]]:
    """A seat's income by source, from the structures, the bonus card and the favor tiles (TM-6.1)."""
    board = state.board(seat)
    standing = state.standing[5 * seat : 5 * seat + 5]
    parts: list[tuple[str, Amounts]] = [
        ("dwelling", (0, board.worker_income[standing[DWELLING]], 0, 0, 0)),
        (
            "trading_house",
            (
                board.trading_coins[standing[TRADING_HOUSE]],
                0,
                0,
                board.trading_power[standing[TRADING_HOUSE]],
                0,
            ),
        ),
        ("temple", (0, 0, board.temple_priests[standing[TEMPLE]], board.temple_power[standing[TEMPLE]], 0)),
    ]
    if standing[STRONGHOLD]:
        parts.append(("stronghold", board.stronghold_income))
    if standing[SANCTUARY]:
        parts.append(("sanctuary", board.sanctuary_income))
    if state.card[seat] >= 0:
        parts.append((CARD.word(state.card[seat]), CARD_INCOME[state.card[seat]]))
    for favor in range(len(FAVOR)):
        if state.favors[seat] >> favor & 1:
            parts.append((FAVOR.word(favor), FAVOR_INCOME[favor]))
    return parts


def income(state: TerraMysticaState, seat: int) -> None:
    """Phase I for one seat."""
    for source, amounts in income_parts(state, seat):
        gain(state, seat, amounts, source)


# -- passing ----------------------------------------------------------------------------------------------------------


def free_cards(state: TerraMysticaState) -> list[int]:
    """Bonus cards in play that nobody holds."""
    return [card for card, coins in enumerate(state.card_coins) if coins >= 0 and card not in state.card]


def pass_points(state: TerraMysticaState, seat: int) -> list[tuple[int, int, str]]:
    """(points, kind of source, source) that passing now would score (TM-16.1)."""
    found = []
    card = state.card[seat]
    if card >= 0:
        for structure, worth in CARD_PASS_VP[card]:
            count = (
                state.shipping[seat] if structure == SHIPPING_VALUE else state.standing[5 * seat + structure]
            )
            if structure in (STRONGHOLD, SANCTUARY):
                count = min(count, 1)
            found.append((worth * count, VP_CARD, CARD.word(card)))
    if state.favors[seat] >> FAVOR_PASSING & 1:
        found.append((FAVOR_PASSING_VP[state.standing[5 * seat + TRADING_HOUSE]], VP_FAVOR, "favor_air_1"))
    if state.has_stronghold(seat, ENGINEERS):
        joined = sum(
            1
            for site, owner in state.bridges
            if owner == seat and all(state.own[seat] >> end & 1 for end in BRIDGE_ENDS[site])
        )
        found.append((ENGINEER_BRIDGE_VP * joined, VP_ABILITY, "engineers"))
    return [entry for entry in found if entry[0]]


def pass_round(state: TerraMysticaState, seat: int) -> None:
    """Score for passing and leave the round; the new card is chosen afterwards (TM-16.1)."""
    if state.events is not None:
        state.emit("passed", seat, "pass")
    for points, kind, source in pass_points(state, seat):
        gain_vp(state, seat, points, kind, source)
    state.passed[seat] = 1
    state.next_order.append(seat)
    state.reach[seat] = -1
    if state.round == ROUNDS:
        state.card[seat] = -1


def take_card(state: TerraMysticaState, seat: int, card: int) -> None:
    """Return the old card, take another with the coins on it (TM-16.1)."""
    state.card[seat] = card
    if state.events is not None:
        state.emit("card_taken", seat, "pass", {"card": CARD.word(card)})
    if state.card_coins[card]:
        gain_coins(state, seat, state.card_coins[card], CARD.word(card))
        state.card_coins[card] = 0


def add_card_coins(state: TerraMysticaState) -> None:
    """One coin on each card that nobody took (TM-3.9.2, TM-18.3.1)."""
    for card in free_cards(state):
        state.card_coins[card] += 1


# -- phase III ----------------------------------------------------------------------------------------------------------


def clockwise(first: int, players: int) -> list[int]:
    """All seats from the first one on."""
    return [(first + step) % players for step in range(players)]


def next_round_order(state: TerraMysticaState) -> list[int]:
    """Turn order of the next round (TM-16.2), or the passing order with TM-22.2."""
    if state.setup.options["variable_turn_order"]:
        return state.next_order.copy()
    return clockwise(state.next_order[0], state.setup.players)


def cult_bonus_times(state: TerraMysticaState, seat: int) -> tuple[int, Amounts]:
    """How many times a seat receives the bonus of the round's tile, and what it is (TM-18.1.1, TM-22.7)."""
    cult, steps, bonus = TILE_CULT[state.tiles[state.round - 1]]
    if cult == PRIESTS_ON_ORDERS:
        return priests_on_orders(state, seat) // steps, bonus
    return state.cults[4 * seat + cult] // steps, bonus


def start_cult_phase(state: TerraMysticaState) -> None:
    """Cult bonuses in the order of the next round (TM-18.1)."""
    state.phase = CULT_PHASE
    state.order = next_round_order(state)
    for seat in state.order:
        state.reach[seat] = -1
        state.cult_spades[seat] = receive_cult_bonus(state, seat)


def receive_cult_bonus(state: TerraMysticaState, seat: int) -> int:
    """Gain one seat's cult bonus; spades are only counted, to be used in order (TM-18.1.3)."""
    times, bonus = cult_bonus_times(state, seat)
    if not times:
        return 0
    coins, workers, priests, power, spades = (times * amount for amount in bonus)
    gain(state, seat, (coins, workers, priests, power, 0), "cult_bonus")
    return spades


def next_cult_spades(state: TerraMysticaState) -> bool:
    """The next seat with spades of the cult bonus uses them all; then the round is cleaned up (TM-18.2.1)."""
    for seat in state.order:
        spades = state.cult_spades[seat]
        if spades:
            state.cult_spades[seat] = 0
            if spade_hexes(state, seat, CULT_SPADES, spades, 0, ()):
                state.stack.append((CULT_SPADE, seat, CULT_SPADES, spades, 0))
                return True
    clean_up(state)
    start_round(state)
    return True


def clean_up(state: TerraMysticaState) -> None:
    """Action tokens off, coins on the cards that are left (TM-18.3.1); start_round clears the special actions."""
    state.power_used = 0
    add_card_coins(state)
