"""Factions, tiles and cards as tables, read once from the content files."""

from __future__ import annotations

from rules.core import Reader, Words, read_toml
from rules.terra_mystica.board import FOLDER, HEX, TERRAIN
from rules.terra_mystica.names import ShortWords

# -- vocabulary of the content files --------------------------------------------------------------------------

COINS, WORKERS, PRIESTS, POWER, SPADES = range(5)
RESOURCE = Words("resource", ("coins", "workers", "priests", "power", "spades"))
FIRE, WATER, EARTH, AIR = range(4)
CULT = Words("cult", ("fire", "water", "earth", "air"))
DWELLING, TRADING_HOUSE, TEMPLE, STRONGHOLD, SANCTUARY = range(5)
STRUCTURE = Words("structure", ("dwelling", "trading_house", "temple", "stronghold", "sanctuary"))

_content = read_toml(FOLDER / "content.toml")
_extras = read_toml(FOLDER / "log_import_extras.toml")
_factions = read_toml(FOLDER / "factions.toml")

PIECES: tuple[int, ...] = tuple(entry.get("count").whole(1) for entry in _content.get("structure").entries())
POWER_VALUE: tuple[int, ...] = tuple(
    entry.get("power_value").whole(1) for entry in _content.get("structure").entries()
)
STARTING_VP = _content.get("starting_vp").whole(0)
ROUNDS = _content.get("rounds").whole(1)
PRIEST_LIMIT = 7
BRIDGES = 3
CULT_TOP = 10
ORDER_STEPS = (3, 2, 2, 2)  # the spaces of the order under each cult track
# Power for entering or passing a space of a cult track (TM-13.1.2).
CULT_POWER: dict[int, int] = {
    entry.get("space").whole(1, CULT_TOP): entry.get("power").whole(1)
    for entry in _content.get("cult_board").get("power_at").entries()
}

# What a structure is upgraded to, and from what (TM-11.1.1).
UPGRADES: tuple[tuple[int, ...], ...] = ((TRADING_HOUSE,), (TEMPLE, STRONGHOLD), (SANCTUARY,), (), ())
UPGRADED_FROM = (-1, DWELLING, TRADING_HOUSE, TRADING_HOUSE, TEMPLE)

Amounts = tuple[int, int, int, int, int]  # by RESOURCE


def _amounts(reader: Reader, key: str) -> Amounts:
    found = [0] * len(RESOURCE)
    if reader.has(key):
        for name, entry in reader.get(key).items():
            found[Reader(name, entry.place).one(RESOURCE)] = entry.whole(0)
    return (found[0], found[1], found[2], found[3], found[4])


# -- factions ---------------------------------------------------------------------------------------------------


class Faction:
    """One of the fourteen peoples: the numbers of its board; what it alone can do is in the code, by its id."""

    __slots__ = (
        "bowls",
        "color",
        "costs",
        "cults",
        "dwelling_step",
        "dwellings",
        "exchange_cost",
        "exchange_steps",
        "exchange_vp",
        "home",
        "id",
        "near_coins",
        "sanctuary_income",
        "shipping_max",
        "shipping_start",
        "shipping_vp",
        "start",
        "stronghold_income",
        "temple_power",
        "temple_priests",
        "trading_coins",
        "trading_power",
        "worker_income",
        "workers_per_spade",
    )  # fmt: skip

    def __init__(self, reader: Reader) -> None:
        self.id = reader.get("id").text()
        self.home = reader.get("home_terrain").one(TERRAIN)
        self.color = reader.get("color").text()
        start = reader.get("start")
        self.start = tuple(start.get(key).whole(0) for key in ("coins", "workers", "priests"))
        self.bowls = tuple(start.get(f"power_bowl_{bowl}").whole(0) for bowl in (1, 2, 3))
        self.cults = tuple(reader.get("start_cult").get(cult).whole(0, 2) for cult in CULT.words)
        self.dwellings = reader.get("start_dwellings").whole(1, 3)
        self.dwelling_step = reader.get("start_dwelling_step").text()
        cost = reader.get("cost")
        coins = {
            structure: cost.get(structure)
            .get("coins_full" if structure == "trading_house" else "coins")
            .whole(0)
            for structure in STRUCTURE.words
        }
        # costs[structure] = (workers, coins); a trading house near an opponent costs near_coins instead (TM-11.2.2)
        self.costs = tuple((cost.get(name).get("workers").whole(0), coins[name]) for name in STRUCTURE.words)
        self.near_coins = cost.get("trading_house").get("coins_near").whole(0)
        income = reader.get("income")
        self.worker_income = tuple(income.get("dwelling_workers").ints(PIECES[DWELLING] + 1, 0))
        self.trading_coins = tuple(income.get("trading_house_coins").ints(PIECES[TRADING_HOUSE] + 1, 0))
        self.trading_power = tuple(income.get("trading_house_power").ints(PIECES[TRADING_HOUSE] + 1, 0))
        self.temple_priests = tuple(income.get("temple_priests").ints(PIECES[TEMPLE] + 1, 0))
        self.temple_power = tuple(income.get("temple_power").ints(PIECES[TEMPLE] + 1, 0))
        self.stronghold_income = _amounts(income, "stronghold")
        self.sanctuary_income = _amounts(income, "sanctuary")
        shipping = reader.get("shipping")
        has_ships = shipping.get("available").flag()
        self.shipping_start = shipping.get("start").whole(0) if has_ships else 0
        self.shipping_max = shipping.get("max").whole(0) if has_ships else 0
        self.shipping_vp = tuple(shipping.get("step_vp").ints()) if has_ships else ()
        exchange = reader.get("exchange")
        self.exchange_steps = exchange.get("max_steps").whole(0, 2)
        self.exchange_vp = exchange.get("step_vp").whole(0)
        # workers per spade by steps made on the exchange track; empty for Darklings, who pay with priests
        self.workers_per_spade = tuple(exchange.get("workers_per_spade").ints())
        self.exchange_cost = (
            tuple(exchange.get("step_cost").get(key).whole(0) for key in ("workers", "coins", "priests"))
            if self.exchange_steps
            else (0, 0, 0)
        )


FACTIONS: tuple[Faction, ...] = tuple(Faction(entry) for entry in _factions.get("faction").entries())
FACTION = Words("faction", (faction.id for faction in FACTIONS))
ALCHEMISTS, DARKLINGS, AUREN, WITCHES, CHAOS_MAGICIANS, GIANTS, CULTISTS, HALFLINGS, DWARVES, ENGINEERS = (
    FACTION.index(name)
    for name in (
        "alchemists", "darklings", "auren", "witches", "chaos_magicians", "giants", "cultists", "halflings",
        "dwarves", "engineers",
    )
)  # fmt: skip
FAKIRS, NOMADS, MERMAIDS, SWARMLINGS = (
    FACTION.index(name) for name in ("fakirs", "nomads", "mermaids", "swarmlings")
)

# -- favor tiles ------------------------------------------------------------------------------------------------

_favors = _content.get("favor_tile").entries()
FAVOR = ShortWords("favor", "favor", (entry.get("id").text() for entry in _favors))
FAVOR_COPIES: tuple[int, ...] = tuple(entry.get("count").whole(1) for entry in _favors)
FAVOR_CULT: tuple[tuple[int, int], ...] = tuple(
    (entry.get("cult").one(CULT), entry.get("cult_steps").whole(1, 3)) for entry in _favors
)
FAVOR_INCOME: tuple[Amounts, ...] = tuple(_amounts(entry, "income") for entry in _favors)
SMALL_TOWNS = FAVOR.index("favor_fire_2")
FAVOR_CULT_ACTION = FAVOR.index("favor_water_2")
FAVOR_TRADING = FAVOR.index("favor_water_1")
FAVOR_DWELLING = FAVOR.index("favor_earth_1")
FAVOR_PASSING = FAVOR.index("favor_air_1")
FAVOR_TRADING_VP = _favors[FAVOR_TRADING].get("vp_on_build").get("trading_house").whole(0)
FAVOR_DWELLING_VP = _favors[FAVOR_DWELLING].get("vp_on_build").get("dwelling").whole(0)
FAVOR_PASSING_VP: tuple[int, ...] = tuple(
    _favors[FAVOR_PASSING].get("vp_on_pass_trading_houses").ints(PIECES[TRADING_HOUSE] + 1)
)

# -- bonus cards ------------------------------------------------------------------------------------------------

_cards = [*_content.get("bonus_card").entries(), *_extras.get("bonus_card").entries()]
CARD = ShortWords("card", "bonus", (entry.get("id").text() for entry in _cards))
CARD_INCOME: tuple[Amounts, ...] = tuple(_amounts(entry, "income") for entry in _cards)
CARD_SPADE = CARD.index("bonus_spade")
CARD_CULT = CARD.index("bonus_cult")
CARD_SHIPPING = CARD.index("bonus_shipping")
CARD_DWELLING = CARD.index("bonus_dwelling")
PROMO_CARD = CARD.index("bonus_shipping_points")


def _pass_vp(reader: Reader) -> tuple[tuple[int, int], ...]:
    """(structure or SHIPPING_VALUE, VP for each) for a card that scores when its owner passes."""
    if not reader.has("vp_on_pass"):
        return ()
    return tuple(
        (SHIPPING_VALUE if key == "shipping_value" else STRUCTURE.index(key), entry.whole(1))
        for key, entry in reader.get("vp_on_pass").items()
    )


SHIPPING_VALUE = -1
CARD_PASS_VP: tuple[tuple[tuple[int, int], ...], ...] = tuple(_pass_vp(entry) for entry in _cards)

# -- town tiles -------------------------------------------------------------------------------------------------

_towns = [*_content.get("town_tile").entries(), *_extras.get("town_tile").entries()]
TOWN = ShortWords("town", "town", (entry.get("id").text() for entry in _towns))
TOWN_COPIES: tuple[int, ...] = tuple(entry.get("count").whole(1) for entry in _towns)
TOWN_VP: tuple[int, ...] = tuple(entry.get("vp").whole(0) for entry in _towns)
TOWN_KEYS: tuple[int, ...] = tuple(entry.get("keys").whole(1) if entry.has("keys") else 1 for entry in _towns)
TOWN_CULT_STEPS: tuple[int, ...] = tuple(
    entry.get("gain").get("all_cults").whole(1) if entry.get("gain").has("all_cults") else 0
    for entry in _towns
)
TOWN_SHIPPING = TOWN.index("town_shipping")
BASE_TOWNS = len(_content.get("town_tile").entries())


def _town_gain(reader: Reader) -> Amounts:
    gain = {name: entry.value for name, entry in reader.get("gain").items() if name in RESOURCE}
    return _amounts(Reader({"gain": gain}, reader.place), "gain")


TOWN_GAIN: tuple[Amounts, ...] = tuple(_town_gain(entry) for entry in _towns)

# -- scoring tiles ----------------------------------------------------------------------------------------------

_tiles = [*_content.get("scoring_tile").entries(), *_extras.get("scoring_tile").entries()]
TILE = Words("scoring", (entry.get("id").text() for entry in _tiles))
EVENT_DWELLING, EVENT_TRADING, EVENT_TEMPLE, EVENT_STRONG, EVENT_SPADE, EVENT_TOWN = range(6)
_EVENTS = {
    "dwelling": EVENT_DWELLING,
    "trading_house": EVENT_TRADING,
    "temple": EVENT_TEMPLE,
    "stronghold_or_sanctuary": EVENT_STRONG,
    "spade": EVENT_SPADE,
    "town": EVENT_TOWN,
}
# TILE_EVENT[tile] = (what scores in the action phase, VP for each)
TILE_EVENT: tuple[tuple[int, int], ...] = tuple(
    (_EVENTS[entry.get("event").text()], entry.get("vp").whole(1)) for entry in _tiles
)
PRIESTS_ON_ORDERS = -1  # instead of a cult: the promotional tile counts priests (TM-22.7)
# TILE_CULT[tile] = (cult, steps for one bonus, the bonus)
TILE_CULT: tuple[tuple[int, int, Amounts], ...] = tuple(
    (
        PRIESTS_ON_ORDERS if entry.get("cult").value == "priests_on_orders" else entry.get("cult").one(CULT),
        entry.get("cult_steps_per_bonus").whole(1),
        _amounts(entry, "bonus"),
    )
    for entry in _tiles
)
TILE_SPADE = TILE.index("score_spade_earth")
PROMO_TILE = TILE.index("score_temple_priests")

# -- actions ----------------------------------------------------------------------------------------------------

_power_actions = _content.get("power_action").entries()
POWER_ACTION = ShortWords("power_action", "power", (entry.get("id").text() for entry in _power_actions))
POWER_COST: tuple[int, ...] = tuple(entry.get("power_cost").whole(1) for entry in _power_actions)
POWER_BRIDGE, POWER_PRIEST, POWER_WORKERS, POWER_COINS, POWER_SPADE, POWER_DOUBLE_SPADE = (
    POWER_ACTION.index(name)
    for name in (
        "power_bridge", "power_priest", "power_workers", "power_coins", "power_spade", "power_double_spade",
    )
)  # fmt: skip

SPECIAL = ShortWords(
    "special",
    "special",
    (
        "special_bonus_spade", "special_bonus_cult", "special_favor_cult", "special_auren_cult",
        "special_witches_ride", "special_double_turn", "special_giants_spades", "special_sandstorm",
        "special_free_trading_house",
    ),
)  # fmt: skip
(
    BONUS_SPADE,
    BONUS_CULT,
    FAVOR_STEP,
    AUREN_STEPS,
    RIDE,
    DOUBLE_TURN,
    GIANT_SPADES,
    SANDSTORM,
    FREE_TRADING,
) = range(9)
# Which faction's stronghold gives the special action; the first three belong to cards and tiles.
SPECIAL_FACTION = (-1, -1, -1, AUREN, WITCHES, CHAOS_MAGICIANS, GIANTS, NOMADS, SWARMLINGS)

CONVERSION = Words(
    "conversion",
    (
        "power_to_priest", "power_to_worker", "power_to_coin", "priest_to_worker", "worker_to_coin", "vp_to_coin",
        "coins_to_vp",
    ),
)  # fmt: skip
(
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    POWER_TO_COIN,
    PRIEST_TO_WORKER,
    WORKER_TO_COIN,
    VP_TO_COIN,
    COINS_TO_VP,
) = range(7)

# -- introductory game (TM-3.10) ----------------------------------------------------------------------------------

INTRO_TILES: tuple[int, ...] = tuple(_content.get("introductory").get("scoring_order").words(TILE))


class IntroSetup:
    """The fixed start of the introductory game at one player count."""

    __slots__ = ("cards", "dwellings", "factions")

    def __init__(self, reader: Reader) -> None:
        self.factions: tuple[int, ...] = tuple(reader.get("factions").words(FACTION))
        self.cards: tuple[int, ...] = tuple(reader.get("bonus_cards").words(CARD))
        dwellings = reader.get("dwellings")
        self.dwellings: tuple[tuple[int, ...], ...] = tuple(
            tuple(dwellings.get(FACTION.word(faction)).words(HEX)) for faction in self.factions
        )


INTRO: dict[int, IntroSetup] = {
    entry.get("players").whole(2, 5): IntroSetup(entry)
    for entry in _content.get("introductory_setup").entries()
}

# -- final scoring (TM-19) ----------------------------------------------------------------------------------------

_final = _content.get("final_scoring")
CULT_VP: tuple[int, ...] = tuple(_final.get("cult_vp").ints(3))
AREA_VP: tuple[int, ...] = tuple(_final.get("area_vp").ints(3))
COINS_PER_VP = _final.get("coins_per_vp").whole(1)
COINS_PER_VP_ALCHEMISTS = _final.get("coins_per_vp_alchemists").whole(1)
