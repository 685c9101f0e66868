"""What a position of Terra Mystica is worth, and which options deserve a thought (see rules/bots/heuristic.py).

Values are in victory points. Resources are worth more the more rounds are left to use them; income is what it will bring
until the end; structures count through income, towns, area and points, never by themselves.
"""

from __future__ import annotations

from rules.core import Action
from rules.terra_mystica.board import NEIGHBOURS, bits, wheel_distance
from rules.terra_mystica.content import (
    ALCHEMISTS,
    AREA_VP,
    BONUS_CULT,
    BONUS_SPADE,
    CARD_CULT,
    CARD_INCOME,
    CARD_PASS_VP,
    CARD_SHIPPING,
    CARD_SPADE,
    COINS_PER_VP,
    COINS_PER_VP_ALCHEMISTS,
    COINS_TO_VP,
    CULT_VP,
    DARKLINGS,
    DWELLING,
    EVENT_DWELLING,
    EVENT_STRONG,
    EVENT_TEMPLE,
    EVENT_TRADING,
    FACTION,
    FAVOR,
    FAVOR_CULT_ACTION,
    FAVOR_DWELLING,
    FAVOR_INCOME,
    FAVOR_PASSING,
    FAVOR_PASSING_VP,
    FAVOR_STEP,
    FAVOR_TRADING,
    GIANTS,
    PIECES,
    POWER_COST,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    POWER_VALUE,
    PRIEST_TO_WORKER,
    PRIESTS_ON_ORDERS,
    ROUNDS,
    SANCTUARY,
    SHIPPING_VALUE,
    SMALL_TOWNS,
    SPECIAL_FACTION,
    STRONGHOLD,
    TEMPLE,
    TILE_CULT,
    TILE_EVENT,
    TRADING_HOUSE,
    WORKER_TO_COIN,
    Amounts,
)
from rules.terra_mystica.cults import priests_on_orders
from rules.terra_mystica.final import largest_area
from rules.terra_mystica.frames import (
    BUILD_AFTER,
    CHOOSE_FACTION,
    CHOOSE_FAVOR,
    CHOOSE_SIDE,
    CULT_SPADE,
    DIG_CHOICE,
    DOUBLE_SECOND,
    FIRST_BONUS,
    FREE_STEP,
    MAIN_ACTION,
    NEXT_SPADE,
    PASS_CARD,
)
from rules.terra_mystica.notation import (
    BRIDGE,
    BUILD,
    CONVERT,
    DIG,
    END_TURN,
    EXCHANGE,
    FINISH,
    PASS,
    POWER_USE,
    RIVER_TOWN,
    SACRIFICE,
    SEND,
    SHIPPING,
    SPECIAL_USE,
    TAKE,
    TRANSFORM,
    UPGRADE,
)
from rules.terra_mystica.rounds import pass_points
from rules.terra_mystica.spades import affordable_spades
from rules.terra_mystica.state import ACTIONS_PHASE, FACTIONS_PHASE, TerraMysticaState
from rules.terra_mystica.towns import TOWN_POWER, TOWN_STRUCTURES

TERMS = (
    "points",
    "coins",
    "workers",
    "priests",
    "power",
    "leftovers",
    "coin_income",
    "worker_income",
    "priest_income",
    "power_income",
    "cult_places",
    "cult_steps",
    "cult_bonuses",
    "area_size",
    "area_place",
    "town_progress",
    "keys",
    "land_in_reach",
    "cheap_spades",
    "stronghold",
    "favor_tiles",
    "bonus_card",
    "passing",
    "special_actions",
    "neighbours",
    "stepping_stones",
    "faction",
)
CHANCE = False  # nothing is hidden, nothing is rolled
ENDS_TURN = (END_TURN, TAKE)
RESTS = (MAIN_ACTION, DOUBLE_SECOND, FREE_STEP)
BIG_STEPS = (MAIN_ACTION, DOUBLE_SECOND)

# By how much a resource in hand gains worth with every round that is left, as a part of its worth in the last one.
COIN_GROWTH, WORKER_GROWTH, PRIEST_GROWTH, POWER_GROWTH = 0.17, 0.25, 0.15, 0.20
GROWTHS = (COIN_GROWTH, WORKER_GROWTH, PRIEST_GROWTH, POWER_GROWTH)
MATCHED_COINS, MATCHED_WORKERS = 5, 2  # so many are useful even without the other
TOKEN_WORTH = 0.3  # of a power token for every round left, wherever it lies
# INCOME_WORTH[resource][rounds left]: the worth of 1 a round from now on, as a multiple of 1 in the last round.
INCOME_WORTH = tuple(
    tuple(sum(1 + growth * left for left in range(rounds)) for rounds in range(ROUNDS + 1))
    for growth in GROWTHS
)
# Rough worth in points of coins, workers, priests, power and spades that come with two rounds to go.
ROUGH_WORTH = (0.55, 1.4, 1.9, 0.45, 2.4)
USUAL_CARD = 5.0  # what the bonus card of the next round is usually worth
SPECIAL_WORTH = 1.8  # of a bonus card's or favor tile's special action
# Points a round that a stronghold's ability brings.
STRONGHOLD_WORTH = {
    "alchemists": 1.0,
    "darklings": 0.0,
    "auren": 2.0,
    "witches": 5.0,
    "chaos_magicians": 2.5,
    "giants": 4.5,
    "cultists": 0.0,
    "halflings": 0.0,
    "dwarves": 1.5,
    "engineers": 2.5,
    "fakirs": 1.0,
    "nomads": 4.0,
    "mermaids": 0.0,
    "swarmlings": 4.5,
}
STRONGHOLD_OF = tuple(STRONGHOLD_WORTH[faction] for faction in FACTION.words)
# How a faction does in our hands, against the mean.
FACTION_WORTH = {
    "darklings": 6.0,
    "dwarves": 6.0,
    "witches": 4.0,
    "mermaids": 3.0,
    "halflings": 2.0,
    "cultists": 1.0,
    "alchemists": 1.0,
    "nomads": 0.0,
    "fakirs": 0.0,
    "swarmlings": -1.0,
    "engineers": -2.0,
    "chaos_magicians": -3.0,
    "auren": -5.0,
    "giants": -7.0,
}
FACTION_OF = tuple(FACTION_WORTH[faction] for faction in FACTION.words)
FAVOR_PRIOR = tuple(
    {
        "favor_fire_3": 2.0,
        "favor_water_3": 2.0,
        "favor_earth_3": 2.0,
        "favor_air_3": 2.0,
        "favor_fire_2": 3.0,
        "favor_water_2": 3.5,
        "favor_earth_2": 4.5,
        "favor_air_2": 3.5,
        "favor_fire_1": 4.5,
        "favor_water_1": 4.5,
        "favor_earth_1": 5.5,
        "favor_air_1": 4.0,
    }[favor]
    for favor in FAVOR.words
)


def rough_worth(amounts: Amounts, left: int) -> float:
    """Points that some resources are worth with that many rounds left."""
    worth = 0.0
    for amount, value in zip(amounts, ROUGH_WORTH, strict=True):
        if amount:
            worth += amount * value
    return worth * (0.7 + 0.15 * left)


# -- the terms ------------------------------------------------------------------------------------------------------


def features(state: TerraMysticaState, seat: int) -> list[float]:
    """The terms of one seat's position, in the order of TERMS."""
    faction = state.faction[seat]
    if state.phase == FACTIONS_PHASE or faction < 0:
        # Before anything stands on the map only experience tells; what the boards start with would mislead.
        return [0.0] * (len(TERMS) - 1) + [FACTION_OF[faction] if faction >= 0 else 0.0]
    left = ROUNDS - state.round  # incomes still to come
    passed = state.passed[seat]
    acts = not passed or left > 0  # will there be another action?
    first = 3 * seat
    bowl_two, bowl_three = state.bowls[first + 1 : first + 3]
    coins, workers, priests = state.coins[seat], state.workers[seat], state.priests[seat]
    standing = state.standing[5 * seat : 5 * seat + 5]
    found = [float(state.vp[seat])]
    if acts:
        # Coins and workers are spent together: what the other cannot match is worth half.
        matched = min(coins, MATCHED_COINS + 3 * workers)
        found.append((matched + 0.5 * (coins - matched)) * (1 + COIN_GROWTH * left))
        matched = min(workers, MATCHED_WORKERS + coins // 2)
        found.append((matched + 0.5 * (workers - matched)) * (1 + WORKER_GROWTH * left))
        found.append(priests * (1 + PRIEST_GROWTH * left))
        tokens = state.bowls[first] + bowl_two + bowl_three
        found.append((bowl_two + 2 * bowl_three + TOKEN_WORTH * left * tokens) * (1 + POWER_GROWTH * left))
        found.append(0.0)
    else:
        spare = coins + workers + priests + bowl_three + bowl_two // 2
        found += [
            0.0,
            0.0,
            0.0,
            0.0,
            spare / (COINS_PER_VP_ALCHEMISTS if faction == ALCHEMISTS else COINS_PER_VP),
        ]
    found += incomes(state, seat, left)
    found += cults(state, seat, left)
    found += area(state, seat, left)
    found += towns(state, seat, left, acts)
    found += reach(state, seat, left, acts)
    # stronghold, favor tiles
    ready = 0 if passed else 1
    found.append(STRONGHOLD_OF[faction] * left if standing[STRONGHOLD] else 0.0)
    found.append(favor_worth(state, seat, left, ready))
    # bonus card, passing
    if passed or not state.round:
        card = state.card[seat]
        found.append(card_worth(state, seat, card, left) if card >= 0 and left else 0.0)
    elif left:
        found.append(USUAL_CARD)  # one will be there
    else:
        found.append(0.0)
    found.append(
        0.0 if passed or not state.round else float(sum(points for points, _, _ in pass_points(state, seat)))
    )
    found.append(ready * special_worth(state, seat) if state.round else 0.0)
    # neighbours give power and cheap trading houses
    near = 0
    others = state.occupied & ~state.own[seat]
    for hex in bits(state.own[seat]):
        if NEIGHBOURS[hex] & others:
            near += 1
    found.append(min(near, 4) * (left + 1) / ROUNDS)
    # A trading house is the way to a temple or the stronghold, worth more than its income.
    steps = min(standing[TRADING_HOUSE], 2) + 0.6 * min(standing[TEMPLE], 1) * (1 - standing[SANCTUARY])
    found.append(steps * min(left, 3) / 3 + (0.25 * steps if not passed else 0.0))
    found.append(FACTION_OF[faction])
    return found


def incomes(state: TerraMysticaState, seat: int, left: int) -> list[float]:
    """Coins, workers, priests and power until the end, without the bonus card."""
    board = state.board(seat)
    dwellings, trading, temples, stronghold, sanctuary = state.standing[5 * seat : 5 * seat + 5]
    coins = board.trading_coins[trading]
    workers = board.worker_income[dwellings]
    priests = board.temple_priests[temples]
    power = board.trading_power[trading] + board.temple_power[temples]
    extra = []
    if stronghold:
        extra.append(board.stronghold_income)
    if sanctuary:
        extra.append(board.sanctuary_income)
    favors = state.favors[seat]
    if favors:
        extra += [FAVOR_INCOME[favor] for favor in bits(favors)]
    for amounts in extra:
        coins += amounts[0]
        workers += amounts[1]
        priests += amounts[2]
        power += amounts[3]
    # The first few of each a round are worth the most: everything costs both.
    useful_workers = 1.3 * min(workers, 3) + min(max(0, workers - 3), 2) + 0.5 * max(0, workers - 5)
    useful_coins = 1.2 * min(coins, 4) + min(max(0, coins - 4), 4) + 0.6 * max(0, coins - 8)
    return [
        useful_coins * INCOME_WORTH[0][left],
        useful_workers * INCOME_WORTH[1][left],
        priests * INCOME_WORTH[2][left],
        power * INCOME_WORTH[3][left],
    ]


def cults(state: TerraMysticaState, seat: int, left: int) -> list[float]:
    """Places on the tracks as they would score, steps that could still matter, and the bonuses of coming rounds."""
    places = steps = 0.0
    own = state.cults[4 * seat : 4 * seat + 4]
    tracks = state.cults
    for cult in range(4):
        mine = own[cult]
        if not mine:
            continue
        steps += mine
        ahead = level = 0
        for value in tracks[cult::4]:
            if value > mine:
                ahead += 1
            elif value == mine:
                level += 1
        if ahead < 3:
            places += sum(CULT_VP[ahead : ahead + level]) / level
    bonuses = 0.0
    begin = state.round if state.phase == ACTIONS_PHASE else state.round + 1
    for round in range(max(1, begin), ROUNDS):
        cult, needed, bonus = TILE_CULT[state.tiles[round - 1]]
        have = priests_on_orders(state, seat) if cult == PRIESTS_ON_ORDERS else own[cult]
        times = have // needed + 0.35 * (have % needed) / needed
        if times:
            bonuses += times * rough_worth(bonus, ROUNDS - round)
    return [places * (1 - 0.12 * left), steps * (left + 1) / ROUNDS, bonuses]


def area(state: TerraMysticaState, seat: int, left: int) -> list[float]:
    """The largest area, and in the last rounds its place."""
    if left > 2:
        return [float(state.own[seat].bit_count()), 0.0]  # early on every structure may join
    size = largest_area(state, seat)
    if left > 1:
        return [float(size), 0.0]
    ahead = level = 0
    for other in range(state.setup.players):
        rival = size if other == seat else largest_area(state, other)
        if rival > size:
            ahead += 1
        elif rival == size:
            level += 1
    place = sum(AREA_VP[ahead : ahead + level]) / level if ahead < 3 else 0.0
    return [float(size), place * (1.0 if left == 0 else 0.5)]


def towns(state: TerraMysticaState, seat: int, left: int, acts: bool) -> list[float]:
    """How near the groups of structures are to being towns, the best two; and free keys."""
    keys = state.keys(seat) * (left + 1) / ROUNDS if state.in_town & state.own[seat] else 0.0
    if not acts or not state.round:
        return [0.0, keys]
    needed = TOWN_POWER - (state.favors[seat] >> SMALL_TOWNS & 1)
    own = state.own[seat] & ~state.in_town
    piece = state.piece
    best = second = 0.0
    while own:
        group = front = own & -own
        structures = power = 0
        while front:
            near = 0
            while front:
                low = front & -front
                front ^= low
                hex = low.bit_length() - 1
                kind = piece[hex] - 1
                structures += 2 if kind == SANCTUARY else 1
                power += POWER_VALUE[kind]
                near |= state.neighbours(hex)
            front = near & own & ~group
            group |= front
        own &= ~group
        progress = min(structures, TOWN_STRUCTURES) / TOWN_STRUCTURES * min(power, needed) / needed
        progress *= progress
        if progress > best:
            best, second = progress, best
        elif progress > second:
            second = progress
    return [(best + 0.5 * second) * (0.4 + 0.15 * min(left, 4)), keys]


def reach(state: TerraMysticaState, seat: int, left: int, acts: bool) -> list[float]:
    """Free land in reach by the spades it needs, and how cheap spades are."""
    if not acts:
        return [0.0, 0.0]
    board = state.board(seat)
    home = board.home
    near = (state.reachable(seat) | state.skippable(seat)) & ~state.occupied
    sets = state.terrain_sets
    ready = (near & sets[home]).bit_count()
    one = (near & (sets[(home + 1) % 7] | sets[(home - 1) % 7])).bit_count()
    two = (near & (sets[(home + 2) % 7] | sets[(home - 2) % 7])).bit_count()
    if state.faction[seat] == GIANTS:
        one, two = 0, one + two + (near & (sets[(home + 3) % 7] | sets[(home - 3) % 7])).bit_count()
    open_pieces = PIECES[DWELLING] - state.standing[5 * seat + DWELLING]
    land = min(ready, 4) + 0.5 * min(one, 8) + 0.2 * min(two, 8)
    spades = 0.0
    if board.workers_per_spade:
        spades = (3 - board.workers_per_spade[state.exchange[seat]]) * left
    return [land * min(left + 1, 4) / 4 if open_pieces else 0.0, spades]


def favor_worth(state: TerraMysticaState, seat: int, left: int, ready: int) -> float:
    """Lasting abilities of favor tiles other than income (that is counted there)."""
    favors = state.favors[seat]
    if not favors:
        return 0.0
    rounds = left + ready * 0.5
    worth = 0.0
    if favors >> FAVOR_DWELLING & 1:
        worth += 2.6 * rounds
    if favors >> FAVOR_TRADING & 1:
        worth += 2.0 * rounds
    if favors >> FAVOR_PASSING & 1:
        trading = state.standing[5 * seat + TRADING_HOUSE]
        worth += left * max(1.5, float(FAVOR_PASSING_VP[trading]))
    if favors >> FAVOR_CULT_ACTION & 1:
        worth += SPECIAL_WORTH * left
    if favors >> SMALL_TOWNS & 1:
        worth += 0.8 * rounds
    return worth


def card_worth(state: TerraMysticaState, seat: int, card: int, left: int) -> float:
    """What a bonus card will bring in the round for which it is taken, besides its coins."""
    worth = rough_worth(CARD_INCOME[card], left - 1 if state.round else left)
    if card == CARD_SPADE:
        worth += 2.6
    elif card == CARD_CULT:
        worth += SPECIAL_WORTH
    elif card == CARD_SHIPPING:
        worth += 1.0
    for structure, points in CARD_PASS_VP[card]:
        count: float = (
            state.shipping[seat] if structure == SHIPPING_VALUE else state.standing[5 * seat + structure]
        )
        if structure == DWELLING:
            count = min(PIECES[DWELLING], count + 1)
        elif structure == TRADING_HOUSE and left:
            count += 0.3
        worth += points * count
    return worth


def special_worth(state: TerraMysticaState, seat: int) -> float:
    """Special actions that can still be used this round."""
    used = state.used[seat]
    worth = 0.0
    if state.card[seat] == CARD_SPADE and not used >> BONUS_SPADE & 1:
        worth += 2.0
    elif state.card[seat] == CARD_CULT and not used >> BONUS_CULT & 1:
        worth += 1.3
    if state.favors[seat] >> FAVOR_CULT_ACTION & 1 and not used >> FAVOR_STEP & 1:
        worth += 1.3
    faction = state.faction[seat]
    standing = state.standing[5 * seat + STRONGHOLD]
    if standing and faction in SPECIAL_FACTION and not used >> SPECIAL_FACTION.index(faction) & 1:
        worth += 0.7 * STRONGHOLD_OF[faction]
    return worth


# -- the options ----------------------------------------------------------------------------------------------------

_SEND_PRIOR = (0.0, 0.5, 3.5, 5.0)
_POWER_PRIOR = (2.0, 5.0, 6.5, 6.5, 6.0, 8.0)  # bridge, priest, workers, coins, spade, two spades
_UPGRADE_PRIOR = (0.0, 5.0, 8.0, 8.5, 7.5)
_UPGRADE_EVENT = (EVENT_DWELLING, EVENT_TRADING, EVENT_TEMPLE, EVENT_STRONG, EVENT_STRONG)
SHORT_OF_COINS = 8
_CONVERT_PRIOR = {
    POWER_TO_PRIEST: 0.6,
    POWER_TO_WORKER: 1.0,
    POWER_TO_COIN: 0.8,
    PRIEST_TO_WORKER: -0.5,
    WORKER_TO_COIN: -0.8,
}


def sensible(state: TerraMysticaState, options: list[Action]) -> list[tuple[float, Action]]:
    """Options worth a thought with a first guess of their worth."""
    frame = state.stack[-1]
    step, seat = frame[0], frame[1]
    if step in (MAIN_ACTION, DOUBLE_SECOND):
        return main_options(state, seat, options)
    if step == FREE_STEP:
        return [(8.0, action) for action in options if action[0] == RIVER_TOWN] + [(0.0, (END_TURN,))]
    if step == DIG_CHOICE:
        return dig_options(state, seat, options)
    if step in (NEXT_SPADE, CULT_SPADE):
        return spade_options(state, seat, frame[3], options)
    if step == BUILD_AFTER:
        return [(5.0 if action[0] == BUILD else 0.0, action) for action in options]
    if step in (PASS_CARD, FIRST_BONUS):
        left = ROUNDS - state.round
        return [
            (card_worth(state, seat, action[1], left) + 0.6 * state.card_coins[action[1]], action)
            for action in options
        ]
    if step == CHOOSE_FAVOR:
        return [(FAVOR_PRIOR[action[1]], action) for action in options]
    if step in (CHOOSE_FACTION, CHOOSE_SIDE):
        return [(FACTION_OF[action[1]], action) for action in options]
    return [(0.0, action) for action in options]


def main_options(state: TerraMysticaState, seat: int, options: list[Action]) -> list[tuple[float, Action]]:
    """Actions of a turn: no spades that cannot reach home, no weak order space beside a strong one, few conversions."""
    found: list[tuple[float, Action]] = []
    home = state.home(seat)
    last = state.round == ROUNDS
    event, points = TILE_EVENT[state.tiles[state.round - 1]]
    strongest = {
        action[1]: action[2] for action in options if action[0] == SEND
    }  # sorted: the last is the largest
    for action in options:
        kind = action[0]
        if kind == BUILD:
            found.append((9.0 + (points if event == EVENT_DWELLING else 0), action))
        elif kind == TRANSFORM:
            distance = wheel_distance(state.terrain[action[1]], home)
            if state.faction[seat] == GIANTS:
                distance = 2
            if 0 < distance <= affordable_spades(state, seat):
                found.append((8.0 - 2.0 * distance, action))
        elif kind == UPGRADE:
            structure = action[2]
            found.append(
                (_UPGRADE_PRIOR[structure] + (points if event == _UPGRADE_EVENT[structure] else 0), action)
            )
        elif kind == SEND:
            if action[2] == strongest[action[1]]:
                found.append((_SEND_PRIOR[action[2]], action))
        elif kind == POWER_USE:
            found.append((_POWER_PRIOR[action[1]], action))
        elif kind == SPECIAL_USE:
            found.append((7.5, action))
        elif kind == CONVERT:
            if action[1] in _CONVERT_PRIOR and (
                action[1] != WORKER_TO_COIN or state.coins[seat] < SHORT_OF_COINS
            ):
                found.append((_CONVERT_PRIOR[action[1]], action))
            elif action[1] == COINS_TO_VP and last:
                found.append((0.1, action))
        elif kind == SACRIFICE:
            if worth_sacrificing(state, seat):
                found.append((1.5, action))
        elif kind == PASS:
            found.append((0.0, action))
        elif kind == RIVER_TOWN:
            found.append((12.0, action))
        elif kind in (SHIPPING, EXCHANGE):
            found.append((4.5, action))
        elif kind == BRIDGE:
            found.append((1.0, action))
    return found


def worth_sacrificing(state: TerraMysticaState, seat: int) -> bool:
    """Whether giving up tokens leads to a power action that is still free."""
    two, three = state.bowls[3 * seat + 1], state.bowls[3 * seat + 2]
    return any(
        three < cost <= three + two // 2 and not state.power_used >> action & 1
        for action, cost in enumerate(POWER_COST)
    )


def dig_options(state: TerraMysticaState, seat: int, options: list[Action]) -> list[tuple[float, Action]]:
    """Straight home, or if the spades do not suffice as near to it as possible."""
    home = state.home(seat)
    if (DIG, home) in options:
        return [(5.0, (DIG, home))]
    best = min(wheel_distance(action[1], home) for action in options)
    return [(0.0, action) for action in options if wheel_distance(action[1], home) == best][:2]


def spade_options(
    state: TerraMysticaState, seat: int, free: int, options: list[Action]
) -> list[tuple[float, Action]]:
    """Where free spades go: land that becomes home with them first."""
    home = state.home(seat)
    found: list[tuple[float, Action]] = []
    buy = affordable_spades(state, seat) if state.faction[seat] != DARKLINGS else 0
    for action in options:
        if action[0] == FINISH:
            found.append((0.0, action))
            continue
        distance = wheel_distance(state.terrain[action[1]], home)
        if distance:
            beside = (state.neighbours(action[1]) & state.own[seat]).bit_count()
            found.append(
                (
                    (6.0 if distance <= free else 3.0 if distance <= free + buy else 1.0)
                    - distance
                    + 0.5 * beside,
                    action,
                )
            )
    return found or [(0.0, action) for action in options]
