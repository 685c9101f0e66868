"""What a position of Terra Mystica is worth, term by term (see rules/bots/heuristic.py).

Values are in victory points. Resources are worth more the more rounds are left to use them; income is what it will bring
until the end; structures count through income, towns, area and points, never by themselves.
The tables behind it are in bot_worth.py, the map in bot_ground.py, the choice of options in bot_options.py.
"""

from __future__ import annotations

from functools import lru_cache

from rules.terra_mystica.board import bits
from rules.terra_mystica.bot_ground import REMEMBERED, Ground, ground
from rules.terra_mystica.bot_options import sensible
from rules.terra_mystica.bot_worth import (
    COIN_GROWTH,
    FACTION_OF,
    INCOME_WORTH,
    POWER_GROWTH,
    PRIEST_GROWTH,
    SPECIAL_WORTH,
    STRONGHOLD_OF,
    USUAL_CARD,
    WORKER_GROWTH,
    card_worth,
    rough_worth,
    special_worth,
)
from rules.terra_mystica.content import (
    ALCHEMISTS,
    AREA_VP,
    COINS_PER_VP,
    COINS_PER_VP_ALCHEMISTS,
    CULT_VP,
    DWELLING,
    EVENT_DWELLING,
    EVENT_STRONG,
    EVENT_TEMPLE,
    EVENT_TOWN,
    EVENT_TRADING,
    FACTIONS,
    FAVOR_CULT_ACTION,
    FAVOR_DWELLING,
    FAVOR_INCOME,
    FAVOR_PASSING,
    FAVOR_PASSING_VP,
    FAVOR_TRADING,
    PIECES,
    POWER_COINS,
    POWER_COST,
    POWER_DOUBLE_SPADE,
    POWER_PRIEST,
    POWER_SPADE,
    POWER_WORKERS,
    PRIESTS_ON_ORDERS,
    ROUNDS,
    SANCTUARY,
    SMALL_TOWNS,
    STRONGHOLD,
    TEMPLE,
    TILE_CULT,
    TILE_EVENT,
    TRADING_HOUSE,
)
from rules.terra_mystica.cults import priests_on_orders
from rules.terra_mystica.frames import (
    CHOOSE_FAVOR,
    CHOOSE_TOWN,
    DOUBLE_SECOND,
    FREE_STEP,
    MAIN_ACTION,
    PASS_CARD,
)
from rules.terra_mystica.notation import END_TURN, TAKE
from rules.terra_mystica.rounds import pass_points
from rules.terra_mystica.state import ACTIONS_PHASE, TerraMysticaState

__all__ = ["BIG_STEPS", "CHANCE", "ENDS_TURN", "RESTS", "TERMS", "features", "others_leave", "sensible"]

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
    "scoring_tiles",
    "faction",
)
CHANCE = False  # nothing is hidden, nothing is rolled
ENDS_TURN = (END_TURN, TAKE)
RESTS = (MAIN_ACTION, DOUBLE_SECOND, FREE_STEP)
BIG_STEPS = (MAIN_ACTION, DOUBLE_SECOND, PASS_CARD, CHOOSE_FAVOR, CHOOSE_TOWN)

MATCHED_COINS, MATCHED_WORKERS = 5, 2  # so many are useful even without the other
# Power actions in the order in which the others usually take them.
WANTED = (POWER_DOUBLE_SPADE, POWER_COINS, POWER_WORKERS, POWER_SPADE, POWER_PRIEST)
COINS_PER_WORKER, COINS_BESIDES, WORKERS_BESIDES = 1.6, 2.5, 3.0
NO_INCOME = (0.0, 0.0, 0.0, 0.0)
MANY_STRUCTURES = 11  # what a good game ends with, at least
SPADE_PART = 0.7  # of the spades must be bought
NO_LAND = 5.0  # workers that it takes to settle where there is no land in reach
PLACE_CERTAINTY = (1.0, 0.75, 0.55, 0.4, 0.3, 0.2, 0.15)  # of a place on a cult track, by rounds left
TOKEN_WORTH = 0.6  # of a power token for every round left, wherever it lies


def features(state: TerraMysticaState, seat: int) -> list[float]:
    """The terms of one seat's position, in the order of TERMS."""
    faction = state.faction[seat]
    if faction < 0 or not state.own[seat]:
        # Before anything stands on the map only experience tells; what the boards start with would mislead.
        return [0.0] * (len(TERMS) - 1) + [FACTION_OF[faction] if faction >= 0 else 0.0]
    left = ROUNDS - state.round  # incomes still to come
    passed = state.passed[seat]
    acts = not passed or left > 0  # will there be another action?
    standing = state.standing[5 * seat : 5 * seat + 5]
    here = ground(state, seat)
    found = [float(state.vp[seat])]
    found += hand(state, seat, left, acts)
    found += incomes(state, seat, left)
    found += cults(state, seat, left)
    found += area(state, seat, left, here)
    # towns and keys
    time = 0.4 + 0.15 * min(left, 4)
    found.append((here.town + 0.5 * here.second_town) * time if acts and state.round else 0.0)
    found.append(state.keys(seat) * (left + 1) / ROUNDS if state.in_town & state.own[seat] else 0.0)
    # land and spades
    found.append(-land_cost(state, seat, left, here) if acts else 0.0)
    per_spade = state.board(seat).workers_per_spade
    found.append(float((3 - per_spade[state.exchange[seat]]) * left) if per_spade else 0.0)
    # stronghold, favor tiles
    ready = 0 if passed else 1
    found.append(STRONGHOLD_OF[faction] * left if standing[STRONGHOLD] else 0.0)
    found.append(favor_worth(state, seat, left, ready))
    # bonus card, passing
    if passed or not state.round:
        card = state.card[seat]
        found.append(card_worth(state, seat, card, left) if card >= 0 and left else 0.0)
    else:
        found.append(USUAL_CARD if left else 0.0)  # one will be there
    found.append(
        0.0 if passed or not state.round else float(sum(points for points, _, _ in pass_points(state, seat)))
    )
    found.append(ready * special_worth(state, seat) if state.round else 0.0)
    # neighbours give power and cheap trading houses
    found.append(min(here.near, 4) * (left + 1) / ROUNDS)
    # A trading house is the way to a temple or the stronghold, worth more than its income.
    steps = min(standing[TRADING_HOUSE], 2) + 0.6 * min(standing[TEMPLE], 1) * (1 - standing[SANCTUARY])
    found.append(steps * min(left, 3) / 3 + (0.25 * steps if not passed else 0.0))
    found.append(coming_tiles(state, seat, left, here))
    found.append(FACTION_OF[faction])
    return found


def hand(state: TerraMysticaState, seat: int, left: int, acts: bool) -> list[float]:
    """Coins, workers, priests and power while they can be used, or what is left of them at the end."""
    one, two, three = state.bowls[3 * seat : 3 * seat + 3]
    coins, workers, priests = state.coins[seat], state.workers[seat], state.priests[seat]
    if not acts:
        spare = coins + workers + priests + three + two // 2
        alchemists = state.faction[seat] == ALCHEMISTS
        return [0.0, 0.0, 0.0, 0.0, spare / (COINS_PER_VP_ALCHEMISTS if alchemists else COINS_PER_VP)]
    # Coins and workers are spent together: what the other cannot match is worth half.
    some_coins = min(coins, MATCHED_COINS + 3 * workers)
    some_workers = min(workers, MATCHED_WORKERS + coins // 2)
    return [
        0.5 * (coins + some_coins) * (1 + COIN_GROWTH * left),
        0.5 * (workers + some_workers) * (1 + WORKER_GROWTH * left),
        priests * (1 + PRIEST_GROWTH * left),
        (two + 2 * three + TOKEN_WORTH * left * (one + two + three)) * (1 + POWER_GROWTH * left),
        0.0,
    ]


def incomes(state: TerraMysticaState, seat: int, left: int) -> tuple[float, ...]:
    """Coins, workers, priests and power until the end, without the bonus card."""
    if not left:
        return NO_INCOME
    standing = tuple(state.standing[5 * seat : 5 * seat + 5])
    return income_worth(state.faction[seat], left, state.favors[seat], standing)


@lru_cache(maxsize=REMEMBERED)
def income_worth(faction: int, left: int, favors: int, standing: tuple[int, ...]) -> tuple[float, ...]:
    """The same of a faction with these structures and favor tiles."""
    board = FACTIONS[faction]
    dwellings, trading, temples, stronghold, sanctuary = standing
    coins = board.trading_coins[trading]
    workers = board.worker_income[dwellings]
    priests = board.temple_priests[temples]
    power = board.trading_power[trading] + board.temple_power[temples]
    extra = [FAVOR_INCOME[favor] for favor in bits(favors)]
    if stronghold:
        extra.append(board.stronghold_income)
    if sanctuary:
        extra.append(board.sanctuary_income)
    for amounts in extra:
        coins += amounts[0]
        workers += amounts[1]
        priests += amounts[2]
        power += amounts[3]
    # Everything costs both, coins more than workers: what the other cannot match is worth half. A card and power help out.
    some_workers = min(float(workers), COINS_BESIDES + coins / COINS_PER_WORKER)
    some_coins = min(float(coins), WORKERS_BESIDES + COINS_PER_WORKER * workers)
    useful_workers = 0.5 * (workers + some_workers) + 0.3 * min(workers, 3)
    useful_coins = 0.5 * (coins + some_coins) + 0.2 * min(coins, 4)
    return (
        useful_coins * INCOME_WORTH[0][left],
        useful_workers * INCOME_WORTH[1][left],
        priests * INCOME_WORTH[2][left],
        power * INCOME_WORTH[3][left],
    )


def cults(state: TerraMysticaState, seat: int, left: int) -> tuple[float, float, float]:
    """Places on the tracks as they would score, steps that could still matter, and the bonuses of coming rounds."""
    begin = max(1, state.round if state.phase == ACTIONS_PHASE else state.round + 1)
    return cult_worth(
        tuple(state.cults), seat, left, state.tiles[begin - 1 : -1], priests_on_orders(state, seat)
    )


@lru_cache(maxsize=REMEMBERED)
def cult_worth(
    tracks: tuple[int, ...], seat: int, left: int, tiles: tuple[int, ...], on_orders: int
) -> tuple[float, float, float]:
    """The same with the scoring tiles whose bonus is still to come."""
    places = steps = bonuses = 0.0
    own = tracks[4 * seat : 4 * seat + 4]
    for cult, mine in enumerate(own):
        if not mine:
            continue
        steps += mine
        rivals = tracks[cult::4]
        ahead = sum(1 for value in rivals if value > mine)
        if ahead < 3:
            level = rivals.count(mine)
            places += sum(CULT_VP[ahead : ahead + level]) / level
    for rounds, tile in zip(range(len(tiles), 0, -1), tiles, strict=True):
        cult, needed, bonus = TILE_CULT[tile]
        have = on_orders if cult == PRIESTS_ON_ORDERS else own[cult]
        times = have // needed + 0.35 * (have % needed) / needed
        if times:
            bonuses += times * rough_worth(bonus, rounds)
    return places * PLACE_CERTAINTY[left], steps * (left + 1) / ROUNDS, bonuses


def area(state: TerraMysticaState, seat: int, left: int, here: Ground) -> list[float]:
    """The largest area, and in the last rounds its place."""
    if left > 2:
        return [0.5 * (state.own[seat].bit_count() + here.area), 0.0]  # early on every structure may join
    size = here.area
    if left > 1:
        return [float(size), 0.0]
    ahead = level = 0
    for other in range(state.setup.players):
        rival = size if other == seat else ground(state, other).area
        if rival > size:
            ahead += 1
        elif rival == size:
            level += 1
    place = sum(AREA_VP[ahead : ahead + level]) / level if ahead < 3 else 0.0
    return [float(size), place * (1.0 if left == 0 else 0.5)]


def land_cost(state: TerraMysticaState, seat: int, left: int, here: Ground) -> float:
    """What the spades for the dwellings still to be built will cost, in workers of the last round."""
    open_pieces = PIECES[DWELLING] - state.standing[5 * seat + DWELLING]
    wanted = min(open_pieces, MANY_STRUCTURES - state.own[seat].bit_count(), 2 * left + 2)
    if wanted <= 0:
        return 0.0
    board = state.board(seat)
    spade = SPADE_PART * (board.workers_per_spade[state.exchange[seat]] if board.workers_per_spade else 1.5)
    cost = 0.0
    wanted -= min(wanted, here.ready)
    for spades, sites in ((1, here.one_spade), (2, here.two_spades)):
        some = min(wanted, sites // 2)
        cost += some * spades * spade
        wanted -= some
    return (cost + wanted * NO_LAND) * (1 + WORKER_GROWTH * left)


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


def coming_tiles(state: TerraMysticaState, seat: int, left: int, here: Ground) -> float:
    """Points that the scoring tiles from now on may bring: what can still be built when they lie there."""
    standing = state.standing[5 * seat : 5 * seat + 5]
    worth = 0.0
    first = state.round + 1 if state.passed[seat] else max(1, state.round)
    workers, coins = state.workers[seat], state.coins[seat]
    strong = 2 - standing[STRONGHOLD] - standing[SANCTUARY]
    for round in range(first, ROUNDS + 1):
        event, points = TILE_EVENT[state.tiles[round - 1]]
        now = round == state.round
        near = 1.0 if now else 0.8 if round == state.round + 1 else 0.5
        count = 0.0
        if event == EVENT_DWELLING:
            count = min(PIECES[DWELLING] - standing[DWELLING], 3)
            if now:
                count = min(count, workers, coins // 2)
            count *= 0.5
        elif event == EVENT_TRADING:
            count = min(PIECES[TRADING_HOUSE] - standing[TRADING_HOUSE], standing[DWELLING], 2)
            if now:
                count = min(count, workers // 2, coins // 3)
            count *= 0.5
        elif event == EVENT_TEMPLE:
            count = min(PIECES[TEMPLE] - standing[TEMPLE], standing[TRADING_HOUSE], 1)
            if now:
                count = min(count, workers // 2, coins // 5)
            count *= 0.5
        elif event == EVENT_STRONG:
            if strong:
                strong -= 1
                count = 0.5
                if now and (workers < 4 or coins < 6):
                    count = 0.0
        elif event == EVENT_TOWN:
            count = here.town * (1.0 if now else 0.6)
        worth += points * count * near
    return worth


def others_leave(state: TerraMysticaState, seat: int) -> bool:
    """Let the others leave the round so that a seat may plan the rest of it; False where they cannot leave now.

    Each of them who can takes the power action that is wanted most before leaving.
    """
    if state.phase != ACTIONS_PHASE or state.stack[-1][0] != MAIN_ACTION:
        return False
    for other in range(state.setup.players):
        if other != seat and not state.passed[other]:
            two, three = state.bowls[3 * other + 1 : 3 * other + 3]
            for action in WANTED:
                if three + two // 2 >= POWER_COST[action] and not state.power_used >> action & 1:
                    state.power_used |= 1 << action
                    break
            state.passed[other] = 1
    if state.passed[seat]:
        state.stack.pop()
        state.settle()
    else:
        state.current = seat
        state.stack[-1] = (MAIN_ACTION, seat)
    return True
