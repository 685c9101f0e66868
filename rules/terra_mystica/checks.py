"""Why an action is refused: every condition of the rules, as violations that name it.

The fast lists of legal actions (turn_steps.py) use the same tables; the test suite proves that both agree.
"""

from __future__ import annotations

from rules.core import Params, Violation
from rules.terra_mystica.board import BRIDGE_ENDS, HEX, LAND, SITE, TERRAIN
from rules.terra_mystica.building import bridge_used, bridges_of, upgrade_cost
from rules.terra_mystica.content import (
    ALCHEMISTS,
    BONUS_CULT,
    BONUS_SPADE,
    BRIDGES,
    CARD_CULT,
    CARD_SPADE,
    COINS_TO_VP,
    CULT,
    DARKLINGS,
    DWARVES,
    DWELLING,
    ENGINEERS,
    FAKIRS,
    FAVOR_CULT_ACTION,
    FAVOR_STEP,
    FREE_TRADING,
    GIANT_SPADES,
    GIANTS,
    PIECES,
    POWER_ACTION,
    POWER_BRIDGE,
    POWER_COST,
    POWER_DOUBLE_SPADE,
    POWER_SPADE,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_TO_WORKER,
    RIDE,
    SANDSTORM,
    SPECIAL,
    SPECIAL_FACTION,
    STRUCTURE,
    TRADING_HOUSE,
    UPGRADED_FROM,
    VP_TO_COIN,
)
from rules.terra_mystica.cults import free_order_space
from rules.terra_mystica.frames import FREE_SPADES, GIANTS_SPADES
from rules.terra_mystica.spades import least_spades_price, may_buy, may_skip, skip_price, spade_hexes
from rules.terra_mystica.state import TerraMysticaState
from rules.terra_mystica.towns import group_power, is_town_size, river_group, tiles_to_give, town_power
from rules.terra_mystica.tracks import SHIPPING_COINS, SHIPPING_PRIESTS

ENGINEER_BRIDGE_WORKERS = 2
SPADE_RULE = {DARKLINGS: "TM-20.2.1", GIANTS: "TM-20.6.1"}  # for all others TM-8.4.1
SKIP_RULE = {DWARVES: "TM-20.9.2", FAKIRS: "TM-20.11.2"}
# The rule that gives the price of each structure, the dwelling first.
UPGRADE_RULE = ("TM-8.2.1", "TM-11.2.1", "TM-11.4.1", "TM-11.3.1", "TM-11.4.1")


def cannot_afford(
    state: TerraMysticaState,
    seat: int,
    rule: str,
    workers: int = 0,
    coins: int = 0,
    priests: int = 0,
    power: int = 0,
) -> list[Violation]:
    """One violation for each resource that is short (TM-23.3)."""
    found = []
    for needed, have, name in (
        (workers, state.workers[seat], "workers"),
        (coins, state.coins[seat], "coins"),
        (priests, state.priests[seat], "priests"),
        (power, state.bowls[3 * seat + 2], "power"),
    ):
        if needed > have:
            params: Params = {"missing": needed - have, "resource": name, "needed": needed, "have": have}
            found.append(Violation("cannot_afford", rule, params))
    return found


def check_conversion(state: TerraMysticaState, seat: int, conversion: int) -> list[Violation]:
    """TM-4.6, TM-20.1.1."""
    if conversion in (VP_TO_COIN, COINS_TO_VP) and state.faction[seat] != ALCHEMISTS:
        return [Violation("other_faction", "TM-20.1.1", {"faction": "alchemists"})]
    if conversion == POWER_TO_PRIEST:
        found = cannot_afford(state, seat, "TM-4.6.1", power=5)
        if not state.supply[seat]:
            found.append(Violation("no_priest_in_supply", "TM-4.6.3"))
        return found
    if conversion == POWER_TO_WORKER:
        return cannot_afford(state, seat, "TM-4.6.1", power=3)
    if conversion == POWER_TO_COIN:
        return cannot_afford(state, seat, "TM-4.6.1", power=1)
    if conversion == PRIEST_TO_WORKER:
        return cannot_afford(state, seat, "TM-4.6.1", priests=1)
    if conversion == VP_TO_COIN:
        return [] if state.vp[seat] > 0 else [Violation("no_points_left", "TM-20.1.1")]
    if conversion == COINS_TO_VP:
        return cannot_afford(state, seat, "TM-20.1.1", coins=2)
    return cannot_afford(state, seat, "TM-4.6.1", workers=1)


def check_sacrifice(state: TerraMysticaState, seat: int) -> list[Violation]:
    have = state.bowls[3 * seat + 1]
    return [] if have >= 2 else [Violation("bowl_two_short", "TM-4.5.1", {"have": have})]


def check_river_town(state: TerraMysticaState, seat: int, hex: int) -> list[Violation]:
    """TM-20.13.2."""
    if not state.is_mermaids(seat):
        return [Violation("other_faction", "TM-20.13.2", {"faction": "mermaids"})]
    if LAND >> hex & 1:
        return [Violation("not_a_river", "TM-20.13.2", {"hex": HEX.word(hex)})]
    group = river_group(state, seat, hex)
    if group & state.in_town:
        return [Violation("town_there", "TM-20.13.2", {"hex": HEX.word(hex)})]
    found = []
    if not is_town_size(state, seat, group):
        params: Params = {
            "hex": HEX.word(hex),
            "structures": group.bit_count(),
            "power": group_power(state, group),
            "needed": town_power(state, seat),
        }
        found.append(Violation("no_town_here", "TM-20.13.2", params))
    if not tiles_to_give(state):
        found.append(Violation("no_town_tile", "TM-17.1.3"))
    return found


def check_free_land(state: TerraMysticaState, hex: int, rule: str) -> list[Violation]:
    """A land space without a structure (TM-8.3.1)."""
    if not LAND >> hex & 1:
        return [Violation("river", "TM-2.2.3", {"hex": HEX.word(hex)})]
    if state.occupied >> hex & 1:
        return [Violation("occupied", rule, {"hex": HEX.word(hex)})]
    return []


def check_reach(state: TerraMysticaState, seat: int, hex: int) -> tuple[bool, list[Violation]]:
    """Whether a hex needs a tunnel or carpet, and what is wrong if even that does not reach it (TM-2.5.1)."""
    if state.reachable(seat) >> hex & 1:
        return False, []
    if state.skippable(seat) >> hex & 1:
        return True, []
    distance = state.skip_distance(seat)
    if distance:
        params: Params = {"hex": HEX.word(hex), "spaces": distance - 1}
        return False, [Violation("out_of_skip", SKIP_RULE[state.faction[seat]], params)]
    params = {"hex": HEX.word(hex), "shipping": state.shipping_now(seat)}
    return False, [Violation("out_of_reach", "TM-2.5.1", params)]


def check_dwelling_left(state: TerraMysticaState, seat: int) -> list[Violation]:
    if state.standing[5 * seat + DWELLING] >= PIECES[DWELLING]:
        return [Violation("no_piece_left", "TM-23.6", {"structure": "dwelling"})]
    return []


def check_dwelling_cost(
    state: TerraMysticaState, seat: int, more_workers: int = 0, priests: int = 0
) -> list[Violation]:
    workers, coins = state.board(seat).costs[DWELLING]
    return cannot_afford(state, seat, "TM-8.2.1", workers + more_workers, coins, priests)


def check_build(state: TerraMysticaState, seat: int, hex: int) -> list[Violation]:
    """TM-8.2.1, with tunnel or carpet where one is needed."""
    found = check_free_land(state, hex, "TM-8.2.1")
    if found:
        return found
    skip, found = check_reach(state, seat, hex)
    if state.terrain[hex] != state.home(seat):
        params = {"hex": HEX.word(hex), "terrain": TERRAIN.word(state.home(seat))}
        found.append(Violation("not_home_terrain", "TM-8.2.1", params))
    found += check_dwelling_left(state, seat)
    workers, priests = skip_price(state, seat) if skip else (0, 0)
    return found + check_dwelling_cost(state, seat, workers, priests)


def check_transform(
    state: TerraMysticaState, seat: int, mode: int, free: int, skipped: int, hexes: tuple[int, ...], hex: int
) -> list[Violation]:
    """TM-8.3, TM-8.4, TM-8.5 for the choice of the space; the terrain is chosen afterwards."""
    found = check_free_land(state, hex, "TM-8.3.1")
    if found:
        return found
    if hex in hexes:
        return [Violation("space_done", "TM-8.3.4", {"hex": HEX.word(hex)})]
    _, found = check_reach(state, seat, hex)
    if found:
        return found
    if hex in spade_hexes(state, seat, mode, free, skipped, hexes):
        return []
    if state.home(seat) == state.terrain[hex] and state.faction[seat] == GIANTS:
        return [Violation("giants_home_only", "TM-20.6.1", {"hex": HEX.word(hex)})]
    workers = priests = 0
    skip = not state.reachable(seat) >> hex & 1
    if skip:
        if not may_skip(state, seat, mode):
            return [Violation("no_skip", "TM-20.9.6", {"hex": HEX.word(hex)})]
        if skipped:
            return [Violation("no_skip", "TM-20.9.4", {"hex": HEX.word(hex)})]
        workers, priests = skip_price(state, seat)
    if not may_buy(mode, hexes):
        return [Violation("no_space_for_spade", "TM-8.5.5")]
    more_workers, more_priests = least_spades_price(state, seat, free)
    rules = SKIP_RULE if skip else SPADE_RULE
    rule = rules.get(state.faction[seat], "TM-8.4.1")
    found = cannot_afford(state, seat, rule, workers + more_workers, 0, priests + more_priests)
    kind = "no_tunnel" if skip else "no_spade"
    return [Violation(kind, rule, {**short.params, "hex": HEX.word(hex)}) for short in found]


def check_free_spades(state: TerraMysticaState, seat: int, mode: int, free: int) -> list[Violation]:
    """At least one spade of a power or special action must have a use (TM-8.5.7)."""
    if spade_hexes(state, seat, mode, free, 0, ()):
        return []
    if state.faction[seat] == GIANTS and may_buy(mode, ()):
        workers, _ = least_spades_price(state, seat, free)
        found = cannot_afford(state, seat, "TM-20.6.2", workers=workers)
        if found:
            return found
    return [Violation("no_space_for_spade", "TM-8.5.7")]


def check_shipping(state: TerraMysticaState, seat: int) -> list[Violation]:
    """TM-10.1."""
    board = state.board(seat)
    if not board.shipping_max:
        return [Violation("no_track", "TM-10.1.2", {"faction": board.id})]
    found = []
    if state.shipping[seat] >= board.shipping_max:
        found.append(Violation("track_end", "TM-10.1.2", {"value": state.shipping[seat]}))
    return found + cannot_afford(state, seat, "TM-10.1.1", coins=SHIPPING_COINS, priests=SHIPPING_PRIESTS)


def check_exchange(state: TerraMysticaState, seat: int) -> list[Violation]:
    """TM-10.2."""
    board = state.board(seat)
    if not board.exchange_steps:
        return [Violation("no_track", "TM-10.2.2", {"faction": board.id})]
    found = []
    if state.exchange[seat] >= board.exchange_steps:
        found.append(Violation("track_end", "TM-10.2.2", {"value": state.exchange[seat]}))
    workers, coins, priests = board.exchange_cost
    return found + cannot_afford(state, seat, "TM-10.2.1", workers, coins, priests)


def check_upgrade(
    state: TerraMysticaState, seat: int, hex: int, structure: int, *, free: bool = False
) -> list[Violation]:
    """TM-11."""
    if not state.own[seat] >> hex & 1:
        return [Violation("not_your_structure", "TM-11.1.1", {"hex": HEX.word(hex)})]
    found = []
    word = STRUCTURE.word(structure)
    if UPGRADED_FROM[structure] != state.piece[hex] - 1:
        now = STRUCTURE.word(state.piece[hex] - 1)
        found.append(Violation("no_such_upgrade", "TM-11.1.1", {"structure": word, "now": now}))
    elif free and structure != TRADING_HOUSE:
        found.append(Violation("only_trading_house", "TM-20.14.3"))
    if structure != DWELLING and state.standing[5 * seat + structure] >= PIECES[structure]:
        found.append(Violation("no_piece_left", "TM-11.1.2", {"structure": word}))
    if not free and structure != DWELLING:
        workers, coins = upgrade_cost(state, seat, hex, structure)
        found += cannot_afford(state, seat, UPGRADE_RULE[structure], workers, coins)
    return found


def check_send(state: TerraMysticaState, seat: int, cult: int, steps: int) -> list[Violation]:
    """TM-13.3."""
    if not 1 <= steps <= 3:
        return [Violation("wrong_steps", "TM-13.3.1", {"steps": steps})]
    found = []
    if steps > 1 and free_order_space(state, cult, steps) < 0:
        found.append(Violation("order_full", "TM-13.3.1", {"cult": CULT.word(cult), "steps": steps}))
    return found + cannot_afford(state, seat, "TM-13.3.1", priests=1)


def check_power_action(state: TerraMysticaState, seat: int, action: int) -> list[Violation]:
    """TM-14."""
    found = []
    if state.power_used >> action & 1:
        found.append(Violation("power_action_used", "TM-14.1", {"power_action": POWER_ACTION.word(action)}))
    found += cannot_afford(state, seat, "TM-14.1", power=POWER_COST[action])
    if action == POWER_BRIDGE:
        found += check_any_bridge(state, seat)
    elif action in (POWER_SPADE, POWER_DOUBLE_SPADE):
        free = 1 if action == POWER_SPADE else 2
        found += check_free_spades(state, seat, FREE_SPADES, free)
    return found


def bridge_sites(state: TerraMysticaState, seat: int) -> list[int]:
    """Free sites with an own structure on at least one end (TM-14.2)."""
    own = state.own[seat]
    return [
        site
        for site, (one, other) in enumerate(BRIDGE_ENDS)
        if (own >> one | own >> other) & 1 and not bridge_used(state, site)
    ]


def check_any_bridge(state: TerraMysticaState, seat: int) -> list[Violation]:
    if bridges_of(state, seat) >= BRIDGES:
        return [Violation("no_bridge_left", "TM-14.2")]
    return [] if bridge_sites(state, seat) else [Violation("no_bridge_site", "TM-14.2")]


def check_bridge(state: TerraMysticaState, seat: int, site: int) -> list[Violation]:
    """TM-14.2 for one site."""
    found = []
    if bridges_of(state, seat) >= BRIDGES:
        found.append(Violation("no_bridge_left", "TM-14.2"))
    if bridge_used(state, site):
        found.append(Violation("bridge_there", "TM-2.6.2", {"bridge": SITE.word(site)}))
    one, other = BRIDGE_ENDS[site]
    if not (state.own[seat] >> one | state.own[seat] >> other) & 1:
        found.append(Violation("bridge_needs_structure", "TM-14.2", {"bridge": SITE.word(site)}))
    return found


def check_engineer_bridge(state: TerraMysticaState, seat: int, site: int) -> list[Violation]:
    """TM-20.10.2."""
    if state.faction[seat] != ENGINEERS:
        return [Violation("other_faction", "TM-20.10.2", {"faction": "engineers"})]
    found = check_bridge(state, seat, site)
    return found + cannot_afford(state, seat, "TM-20.10.2", workers=ENGINEER_BRIDGE_WORKERS)


def owns_special(state: TerraMysticaState, seat: int, special: int) -> bool:
    """Whether a special action is the seat's: by its bonus card, favor tile or stronghold (TM-15.2)."""
    if special == BONUS_SPADE:
        return state.card[seat] == CARD_SPADE
    if special == BONUS_CULT:
        return state.card[seat] == CARD_CULT
    if special == FAVOR_STEP:
        return bool(state.favors[seat] >> FAVOR_CULT_ACTION & 1)
    return state.has_stronghold(seat, SPECIAL_FACTION[special])


def ride_hexes(state: TerraMysticaState, seat: int) -> int:
    """TM-20.4.2: any free space that is home terrain already."""
    return state.terrain_sets[state.home(seat)] & ~state.occupied


def sandstorm_hexes(state: TerraMysticaState, seat: int) -> int:
    """TM-20.12.2: free land that shares a hex side with an own structure and is not home yet; bridges do not count."""
    from rules.terra_mystica.board import NEIGHBOURS, bits

    near = 0
    for hex in bits(state.own[seat]):
        near |= NEIGHBOURS[hex]
    return near & ~state.occupied & ~state.terrain_sets[state.home(seat)]


def check_special(state: TerraMysticaState, seat: int, special: int) -> list[Violation]:
    """TM-15."""
    word = SPECIAL.word(special)
    if not owns_special(state, seat, special):
        return [Violation("special_not_yours", "TM-15.2", {"special": word})]
    found = []
    if state.used[seat] >> special & 1:
        found.append(Violation("special_used", "TM-15.1", {"special": word}))
    if special == BONUS_SPADE:
        found += check_free_spades(state, seat, FREE_SPADES, 1)
    elif special == GIANT_SPADES:
        found += check_free_spades(state, seat, GIANTS_SPADES, 2)
    elif special == RIDE:
        found += check_dwelling_left(state, seat)
        if not ride_hexes(state, seat):
            found.append(Violation("no_space_left", "TM-20.4.2"))
    elif special == SANDSTORM and not sandstorm_hexes(state, seat):
        found.append(Violation("no_space_left", "TM-20.12.2"))
    elif special == FREE_TRADING:
        if state.standing[5 * seat + TRADING_HOUSE] >= PIECES[TRADING_HOUSE]:
            found.append(Violation("no_piece_left", "TM-11.1.2", {"structure": "trading_house"}))
        if not state.standing[5 * seat + DWELLING]:
            found.append(Violation("no_dwelling_on_map", "TM-20.14.3"))
    return found
