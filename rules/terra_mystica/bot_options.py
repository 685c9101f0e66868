"""Which options a bot of Terra Mystica thinks about, with a first guess of their worth in points.

Most of a turn's legal actions are pointless: conversions that pay for nothing, spades that never reach home, a sixth
site no better than the fifth. Leaving them out is what lets the bots look ahead.
"""

from __future__ import annotations

from rules.core import Action
from rules.terra_mystica.board import wheel_distance
from rules.terra_mystica.bot_worth import (
    FACTION_OF,
    FAVOR_PRIOR,
    card_worth,
    leech_pays,
)
from rules.terra_mystica.building import near_opponent
from rules.terra_mystica.content import (
    COINS_TO_VP,
    DARKLINGS,
    DWELLING,
    EVENT_DWELLING,
    EVENT_SPADE,
    EVENT_STRONG,
    EVENT_TEMPLE,
    EVENT_TRADING,
    FAVOR_DWELLING,
    FAVOR_DWELLING_VP,
    FAVOR_TRADING,
    FAVOR_TRADING_VP,
    GIANTS,
    PIECES,
    POWER_BRIDGE,
    POWER_COST,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_TO_WORKER,
    ROUNDS,
    TILE_EVENT,
    TRADING_HOUSE,
    UPGRADES,
    WORKER_TO_COIN,
)
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
    LEECH,
    MAIN_ACTION,
    NEXT_SPADE,
    PASS_CARD,
)
from rules.terra_mystica.notation import (
    ACCEPT,
    BRIDGE,
    BUILD,
    CONVERT,
    DECLINE,
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
    TRANSFORM,
    UPGRADE,
)
from rules.terra_mystica.spades import affordable_spades, skip_price
from rules.terra_mystica.state import TerraMysticaState
from rules.terra_mystica.tracks import SHIPPING_COINS, SHIPPING_PRIESTS

Rated = list[tuple[float, Action]]

MOST_SITES = 9  # sites of one kind of building that are looked at
_SEND_PRIOR = (0.0, 1.0, 3.5, 5.0)
_POWER_PRIOR = (2.0, 5.5, 6.5, 7.0, 6.0, 8.0)  # bridge, priest, workers, coins, spade, two spades
_UPGRADE_PRIOR = (0.0, 5.0, 8.0, 8.5, 7.5)
_UPGRADE_EVENT = (EVENT_DWELLING, EVENT_TRADING, EVENT_TEMPLE, EVENT_STRONG, EVENT_STRONG)
_CONVERT_PRIOR = {
    POWER_TO_PRIEST: 1.6,
    POWER_TO_WORKER: 2.0,
    POWER_TO_COIN: 1.8,
    PRIEST_TO_WORKER: 0.5,
    WORKER_TO_COIN: 0.4,
}


def sensible(state: TerraMysticaState, options: list[Action]) -> Rated:
    """Options worth a thought with a first guess of their worth."""
    frame = state.stack[-1]
    step, seat = frame[0], frame[1]
    if step in (MAIN_ACTION, DOUBLE_SECOND):
        return main_options(state, seat, options)
    if step == FREE_STEP:
        return [(8.0, action) for action in options if action[0] == RIVER_TOWN] + [(0.0, (END_TURN,))]
    if step == LEECH:
        return [(0.0, (ACCEPT,) if leech_pays(state, seat, frame[3]) else (DECLINE,))]
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


def main_options(state: TerraMysticaState, seat: int, options: list[Action]) -> Rated:
    """Actions of a turn: the best sites, spades that lead home, strong order spaces, conversions that pay for something."""
    found: Rated = []
    builds: Rated = []
    digs: Rated = []
    upgrades: dict[int, Rated] = {}
    home = state.home(seat)
    giants = state.faction[seat] == GIANTS
    favors = state.favors[seat]
    event, points = TILE_EVENT[state.tiles[state.round - 1]]
    strongest = {
        action[1]: action[2] for action in options if action[0] == SEND
    }  # sorted: the last is the largest
    build_prior = (
        8.0
        + (points if event == EVENT_DWELLING else 0)
        + (FAVOR_DWELLING_VP if favors >> FAVOR_DWELLING & 1 else 0)
    )
    spades = affordable_spades(state, seat)
    for action in options:
        kind = action[0]
        if kind == BUILD:
            builds.append((build_prior + site_worth(state, seat, action[1]), action))
        elif kind == TRANSFORM:
            distance = wheel_distance(state.terrain[action[1]], home)
            if giants and distance:
                distance = 2
            if 0 < distance <= spades:
                digs.append(
                    (
                        build_prior
                        - 2.0 * distance
                        + (points * distance if event == EVENT_SPADE else 0)
                        + site_worth(state, seat, action[1]),
                        action,
                    )
                )
        elif kind == UPGRADE:
            structure = action[2]
            prior = _UPGRADE_PRIOR[structure] + (points if event == _UPGRADE_EVENT[structure] else 0)
            if structure == TRADING_HOUSE:
                prior += FAVOR_TRADING_VP if favors >> FAVOR_TRADING & 1 else 0
                prior += 1.0 if near_opponent(state, seat, action[1]) else 0.0
            if not state.in_town >> action[1] & 1:
                prior += 0.4 * (state.neighbours(action[1]) & state.own[seat]).bit_count()
            upgrades.setdefault(structure, []).append((prior, action))
        elif kind == SEND:
            if action[2] == strongest[action[1]]:
                found.append((_SEND_PRIOR[action[2]], action))
        elif kind == POWER_USE:
            found.append((_POWER_PRIOR[action[1]], action))
        elif kind == SPECIAL_USE:
            found.append((7.5, action))
        elif kind == PASS:
            found.append((6.0, action))  # every plan must be able to end
        elif kind == RIVER_TOWN:
            found.append((12.0, action))
        elif kind in (SHIPPING, EXCHANGE):
            found.append((4.5, action))
        elif kind == BRIDGE:
            found.append((1.0, action))
        elif kind == CONVERT and action[1] == COINS_TO_VP and state.round == ROUNDS:
            found.append((0.1, action))
    for sites in (builds, digs, *upgrades.values()):
        if len(sites) > MOST_SITES:
            sites.sort(key=lambda entry: -entry[0])
            del sites[MOST_SITES:]
        found += sites
    legal = set(options)
    for conversion in useful_conversions(state, seat, bool(builds), spades):
        if (CONVERT, conversion) in legal:
            found.append((_CONVERT_PRIOR[conversion], (CONVERT, conversion)))
    if (SACRIFICE,) in legal and worth_sacrificing(state, seat):
        found.append((2.5, (SACRIFICE,)))
    return found


def site_worth(state: TerraMysticaState, seat: int, hex: int) -> float:
    """Why build here: beside own structures that are no town yet, and beside others for their power."""
    near = state.neighbours(hex)
    own = near & state.own[seat] & ~state.in_town
    rivals = near & state.occupied & ~state.own[seat]
    return 0.9 * min(own.bit_count(), 3) + (0.5 if rivals else 0.0) + 0.05 * near.bit_count()


def useful_conversions(state: TerraMysticaState, seat: int, can_build: bool, spades: int) -> set[int]:
    """Conversions that make something affordable which is out of reach now."""
    board = state.board(seat)
    workers, coins, priests = state.workers[seat], state.coins[seat], state.priests[seat]
    power = state.bowls[3 * seat + 2]
    if not power and not priests and workers < 2:
        return set()
    wishes: list[tuple[int, int, int]] = []
    standing = state.standing[5 * seat : 5 * seat + 5]
    price_workers, price_coins = board.costs[DWELLING]
    if standing[DWELLING] < PIECES[DWELLING]:
        if not can_build:
            free = state.terrain_sets[board.home] & ~state.occupied
            if state.reachable(seat) & free:
                wishes.append((price_workers, price_coins, 0))
            elif state.skip_distance(seat) and state.skippable(seat) & free:
                more_workers, more_priests = skip_price(state, seat)
                wishes.append((price_workers + more_workers, price_coins, more_priests))
        if state.faction[seat] == DARKLINGS:
            wishes += [(price_workers, price_coins, 1), (price_workers, price_coins, 2)]
        else:
            spade = board.workers_per_spade[state.exchange[seat]]
            least = 2 if state.faction[seat] == GIANTS else 1
            wishes.append((price_workers + least * spade, price_coins, 0))
    for lower in (0, 1, 2):
        if standing[lower]:
            for structure in UPGRADES[lower]:
                if standing[structure] < PIECES[structure]:
                    price_workers, price_coins = board.costs[structure]
                    if structure == TRADING_HOUSE:
                        price_coins = board.near_coins
                    wishes.append((price_workers, price_coins, 0))
    if state.shipping[seat] < board.shipping_max:
        wishes.append((0, SHIPPING_COINS, SHIPPING_PRIESTS))
    if state.exchange[seat] < board.exchange_steps:
        exchange_workers, exchange_coins, exchange_priests = board.exchange_cost
        wishes.append((exchange_workers, exchange_coins, exchange_priests))
    if not priests:
        wishes.append((0, 0, 1))
    found: set[int] = set()
    for wish_workers, wish_coins, wish_priests in wishes:
        short_workers = max(0, wish_workers - workers)
        short_coins = max(0, wish_coins - coins)
        short_priests = max(0, wish_priests - priests)
        if not (short_workers or short_coins or short_priests):
            continue
        spare_priests = max(0, priests - wish_priests)
        from_priests = min(short_workers, spare_priests)
        spare_workers = max(0, workers - wish_workers)
        if 3 * short_workers + short_coins + 5 * short_priests <= power:
            if short_workers:
                found.add(POWER_TO_WORKER)
            elif short_priests:
                found.add(POWER_TO_PRIEST)
            else:
                found.add(POWER_TO_COIN)
        if from_priests and 3 * (short_workers - from_priests) + short_coins + 5 * short_priests <= power:
            found.add(PRIEST_TO_WORKER)
        if short_coins and spare_workers and not short_workers and short_coins <= spare_workers + power:
            found.add(WORKER_TO_COIN)
    return found


def worth_sacrificing(state: TerraMysticaState, seat: int) -> bool:
    """Whether giving up tokens leads to a power action that is still free."""
    two, three = state.bowls[3 * seat + 1], state.bowls[3 * seat + 2]
    return any(
        three < cost <= three + two // 2 and not state.power_used >> action & 1
        for action, cost in enumerate(POWER_COST)
        if action != POWER_BRIDGE
    )


def dig_options(state: TerraMysticaState, seat: int, options: list[Action]) -> Rated:
    """Straight home, or if the spades do not suffice as near to it as possible."""
    home = state.home(seat)
    if (DIG, home) in options:
        return [(5.0, (DIG, home))]
    best = min(wheel_distance(action[1], home) for action in options)
    return [(0.0, action) for action in options if wheel_distance(action[1], home) == best][:2]


def spade_options(state: TerraMysticaState, seat: int, free: int, options: list[Action]) -> Rated:
    """Where free spades go: land that becomes home with them first."""
    home = state.home(seat)
    found: Rated = []
    buy = affordable_spades(state, seat) if state.faction[seat] != DARKLINGS else 0
    for action in options:
        if action[0] == FINISH:
            found.append((0.0, action))
            continue
        distance = wheel_distance(state.terrain[action[1]], home)
        if distance:
            near = 6.0 if distance <= free else 3.0 if distance <= free + buy else 1.0
            found.append((near - distance + site_worth(state, seat, action[1]), action))
    return found or [(0.0, action) for action in options]
