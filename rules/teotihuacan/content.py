"""What is printed on boards, tiles and tracks: the TOML files beside this module as tables looked up by number."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from rules.core import Reader, Words, read_toml
from rules.teotihuacan.vocabulary import (
    ASCENSION,
    BENEFIT,
    BOARD,
    BONUS,
    GOODS,
    KINDS,
    PALACE,
    ROYAL,
    SITE,
    SPACE_BOARD,
    STARTING_TILE,
    TECHNOLOGY,
    TEMPLE,
    TEMPLE_SPACES,
)

FOLDER: Final = Path(__file__).parent
GOOD: Final = Words("good", GOODS)
Goods = tuple[tuple[int, int], ...]  # (good, amount) pairs


class Amounts(NamedTuple):
    """A printed gain: goods, resources of the owner's choice, steps on temples of the owner's choice."""

    goods: Goods = ()
    any_resource: int = 0
    temple_any: int = 0


def _goods(reader: Reader) -> Goods:
    return tuple((reader_word(GOOD, key, reader), entry.whole(0)) for key, entry in reader.items())


def reader_word(words: Words, word: str, reader: Reader) -> int:
    """The index of a key that must be a known word."""
    return Reader(word, reader.place).one(words)


def _amounts(reader: Reader) -> Amounts:
    table = dict(reader.table())
    any_resource = table.pop("any_resource", 0)
    temple_any = table.pop("temple_any", 0)
    return Amounts(_goods(Reader(table, reader.place)), any_resource, temple_any)


# -- boards ---------------------------------------------------------------------------------------------------------

_boards = read_toml(FOLDER / "boards.toml")
_rondel = _boards.get("rondel")
SHUFFLED_POSITIONS: Final = tuple(position - 1 for position in _rondel.get("shuffled_positions").ints())
FIRST_GAME_RONDEL: Final = tuple(_rondel.get("first_game").words(BOARD))
CONSTRUCTION_POSITION: Final = _rondel.get("construction_position").whole() - 1

ROYAL_ABILITY: Final = -1
ANY_TEMPLE_ABILITY: Final = 3
_ABILITIES: Final = {
    "royal": ROYAL_ABILITY,
    "any": ANY_TEMPLE_ABILITY,
    "blue": 0,
    "red": 1,
    "green": 2,
    "none": -2,
}

_records = _boards.get("board").entries(len(BOARD))
# power-ups for 1, 2, 3 workers (TE-8.4); the Palace has no main action
POWER_UPS: Final = tuple(
    tuple(record.get("power_ups").ints(3)) if record.has("power_ups") else (0, 0, 0) for record in _records
)
MOST_WORKERS: Final = len(POWER_UPS[0])  # no more count for a main action (TE-8.4.3)
# what a temple worship space gives: a temple, any temple, or the royal tile (TE-7.5)
ABILITY: Final = tuple(_ABILITIES[_records[board].get("worship_ability").text()] for board in SPACE_BOARD)
HAS_MAIN_ACTION: Final = tuple(record.get("has_main_action").flag() for record in _records)
BOARD_RESOURCE: Final = tuple(
    record.get("resource").one(GOOD) if record.has("resource") else -1 for record in _records
)
POWER_COLUMN: Final = (0, 0, 1, 1, 2, 2)  # index: lowest power (TE-9.2.1)
CELLS: Final = tuple(
    tuple(tuple(_amounts(cell) for cell in row.entries(3)) for row in record.get("cells").entries(3))
    if record.has("cells")
    else ()
    for record in _records
)

_alchemy = _boards.get("alchemy")
COLUMN_TEMPLE: Final = tuple(_alchemy.get("column_temples").words(TEMPLE))
SHARED_TECHNOLOGY_VP: Final = _alchemy.get("vp_to_earlier_owners").whole()
LONE_WORKER_POWER: Final = _alchemy.get("lone_worker_bottom_row_min_power").whole()

_nobles = _boards.get("nobles")
NOBLES_WOOD: Final = _nobles.get("wood_cost").whole()
NOBLE_ROWS: Final = tuple(tuple(row.ints()) for row in _nobles.get("rows").entries(3))
NOBLE_VP: Final = tuple(vp for row in NOBLE_ROWS for vp in row)  # the twelve spaces, top row first
NOBLE_ROW_SPACES: Final = (tuple(range(5)), tuple(range(5, 9)), tuple(range(9, 12)))
NOBLE_SPACES: Final = len(NOBLE_VP)
BUILDINGS: Final = _nobles.get("buildings").whole()
BUILDINGS_ROW: Final = tuple(_nobles.get("buildings_row").ints(BUILDINGS + 1))

_decorations = _boards.get("decorations")
DECORATION_GOLD: Final = (
    0,
    *_decorations.get("gold_cost_by_workers").ints(3),
)  # index: own workers, at most 3
DECORATION_DISPLAY: Final = _decorations.get("display_size").whole()
DECORATION_VP: Final = _decorations.get("base_vp").whole()
PYRAMID_DISPLAY: Final = _boards.get("construction").get("display_size").whole()
PUSH_COCOA: Final = _boards.get("worship").get("evict_cocoa").whole()
BOTH_COCOA: Final = _boards.get("worship").get("both_cocoa").whole()
UNLOCK_COCOA: Final = _boards.get("unlock").get("pay_cocoa").whole()

# -- tiles ----------------------------------------------------------------------------------------------------------

_tiles = read_toml(FOLDER / "tiles.toml")
TECHNOLOGY_GOLD: Final = tuple(
    record.get("gold_cost").whole() for record in _tiles.get("technology").entries(len(TECHNOLOGY))
)

TECHNOLOGY_AMOUNT: Final = {
    record.get("id").text(): record.get("amount").whole(1) for record in _tiles.get("technology").entries()
}

SCORE_MIN, TRADE_GOODS, SELL, EXCHANGE, PRIESTS, TRIBUTE = range(6)  # what a royal tile does


class RoyalTile(NamedTuple):
    """A royal tile (TE-13): its effect and the numbers of it. ``plus`` is added to the worker's power."""

    category: str
    effect: int
    plus: int = 0
    factor: int = 0
    of: str = ""
    cocoa: int = 0
    get: Goods = ()


def _royal(record: Reader) -> RoyalTile:
    category = record.get("category").text()
    effect = record.get("effect").text()
    params = record.get("params")
    if effect == "vp_min":
        factor = params.get("factor").whole()
        return RoyalTile(category, SCORE_MIN, params.get("cap_plus").whole(), factor, params.get("of").text())
    if effect == "gain_cocoa":
        return RoyalTile(category, TRIBUTE, params.get("plus").whole())
    pay = params.get("pay")
    cocoa = pay.get("cocoa").whole() if pay.has("cocoa") else 0
    if effect == "trade_once":
        return RoyalTile(category, EXCHANGE, cocoa=cocoa)
    get = params.get("get")
    plus = params.get("times_plus").whole()
    if get.has("temple_any"):
        return RoyalTile(category, PRIESTS, plus, cocoa=cocoa)
    return RoyalTile(
        category, SELL if pay.has("any_resource") else TRADE_GOODS, plus, cocoa=cocoa, get=_goods(get)
    )


ROYAL_TILES: Final = tuple(_royal(record) for record in _tiles.get("royal_tile").entries(len(ROYAL)))

_discoveries = _tiles.get("discovery").entries(KINDS)
DISCOVERY_COST: Final = tuple(_goods(record.get("cost")) for record in _discoveries)
DISCOVERY_COPIES: Final = tuple(record.get("copies").whole(1) for record in _discoveries)
# how much of its one effect a tile gives: points, resources, cocoa, steps, power-ups; 0 for masks
DISCOVERY_AMOUNT: Final[tuple[int, ...]] = tuple(
    sum(record.get("effect").table().values()) if record.has("effect") else 0 for record in _discoveries
)
MASK_NUMBER: Final = tuple(record.get("printed").whole(1) for record in _discoveries if record.has("printed"))


class StartingTile(NamedTuple):
    """A starting tile (TE-15): two boards, goods, a count of each benefit, and maybe a discovery."""

    boards: tuple[int, int]
    goods: Goods
    benefits: tuple[int, ...]
    discovery: bool


def _starting(record: Reader) -> StartingTile:
    first, second = record.get("boards").words(BOARD)
    effect = dict(record.get("effect").table())
    discovery = bool(effect.pop("discovery", 0))
    keys = ("avenue", "temple_blue", "temple_red", "temple_green", "power_up", "technology", "any_resource")
    benefits = tuple(int(effect.pop(key, 0)) for key in keys)
    assert len(keys) == len(BENEFIT)
    return StartingTile((first, second), _goods(Reader(effect, record.place)), benefits, discovery)


STARTING_TILES: Final = tuple(
    _starting(record) for record in _tiles.get("starting_tile").entries(len(STARTING_TILE))
)
DISCOVERY_STARTS: Final = tuple(tile for tile, record in enumerate(STARTING_TILES) if record.discovery)

_bonuses = _tiles.get("temple_bonus").entries(len(BONUS))
BONUS_PARAMS: Final[tuple[dict[str, int], ...]] = tuple(
    dict(record.get("params").table()) for record in _bonuses
)

# -- tracks ---------------------------------------------------------------------------------------------------------

_tracks = read_toml(FOLDER / "tracks.toml")
_temples = _tracks.get("temple").entries(len(TEMPLE))
TEMPLE_REWARD: Final = tuple(
    (Amounts(), *(_amounts(step) for step in record.get("rewards").entries(11))) for record in _temples
)
FIRST_GAME_BONUS: Final = tuple(record.get("first_game_bonus").one(BONUS) for record in _temples)


def _step_site(temple: int, step: int) -> int:
    word = f"{TEMPLE.word(temple)}_{step}"
    return SITE.index(word) if word in SITE else -1


TEMPLE_SITE: Final = tuple(tuple(_step_site(temple, step) for step in range(12)) for temple in range(3))
# tiles on the large steps for 2 (and solo), 3, 4 players, in the order blue 4, red 5, green 3, green 6
TEMPLE_TILES: Final = tuple(
    tuple(large.get("tiles").ints(3)) for record in _temples for large in record.get("large_steps").entries()
)
_avenue = _tracks.get("avenue")
AVENUE_END: Final = _avenue.get("steps").whole()
AVENUE_TILES: Final = tuple(_avenue.get("discovery_counts").ints(3))
AVENUE_SITE: Final = tuple(
    SITE.index(f"avenue_{step}") if step in _avenue.get("discovery_steps").ints() else -1
    for step in range(AVENUE_END + 1)
)
TRACK_END: Final = _tracks.get("pyramid_track").get("steps").whole()
FIRST_DARK: Final = tuple(_tracks.get("calendar").get("dark").ints(3))  # for 2 (and solo), 3, 4 players

_eclipse = _tracks.get("eclipse")
PYRAMID_STEP_VP: Final = tuple(_eclipse.get("pyramid_vp_per_step").ints(3))
LEADER_VP: Final = _eclipse.get("pyramid_leader_vp").whole()
SALARY_EACH: Final = _eclipse.get("salary_per_worker").whole()
SALARY_STRONG: Final = _eclipse.get("salary_extra_power_4_5").whole()
UNPAID_VP: Final = _eclipse.get("vp_lost_per_unpaid_cocoa").whole()
MASK_SET_VP: Final = tuple(_eclipse.get("mask_sets").ints(8))

_wheel = [record.get("effect") for record in _tracks.get("ascension_reward").entries(len(ASCENSION))]
ASCENSION_VP: Final = _wheel[0].get("vp").whole()
ASCENSION_PRICE: Final = _wheel[1].get("pay_cocoa").whole()
ASCENSION_PAID_STEPS: Final = _wheel[1].get("temple_any").whole()
FOURTH_WORKER_POWER: Final = _wheel[2].get("new_worker_power").whole()
FOURTH_WORKER_COCOA: Final = _wheel[2].get("cocoa").whole()
ASCENSION_STEPS: Final = _wheel[3].get("temple_any").whole()
ASCENSION_COCOA: Final = _wheel[4].get("cocoa").whole()

# -- set-up -----------------------------------------------------------------------------------------------------------

_setup = read_toml(FOLDER / "setup.toml")
_player = _setup.get("player")
START_COCOA: Final = tuple(_player.get(key).whole() for key in ("cocoa_first", "cocoa_middle", "cocoa_last"))
START_POWER: Final = _player.get("starting_power").whole()
DEALT: Final = _player.get("starting_tiles_dealt").whole()
DRAFT_TILES: Final = tuple(_player.get("draft_tiles").ints(3))  # for 2, 3, 4 players
NEUTRAL_COLOURS: Final = tuple(_player.get("neutral_colours").ints(3))  # for 2 (and solo), 3, 4 players
FIRST_GAME_TECHNOLOGIES: Final = tuple(_setup.get("first_game").get("technologies").words(TECHNOLOGY))
FIRST_GAME_ROYAL: Final = tuple(_setup.get("first_game").get("royal_tiles").words(ROYAL))


class FirstGamePlayer(NamedTuple):
    """The fixed start of one order number (TE-3.3)."""

    goods: Goods
    temples: tuple[int, int, int]
    rewards: Goods
    avenue: int
    technology: int
    workers: tuple[tuple[int, int], ...]  # (board, power)


def _first_game_player(record: Reader) -> FirstGamePlayer:
    steps = record.get("temple_steps").table()
    technology = record.get("technology").text()
    return FirstGamePlayer(
        _goods(record.get("goods")),
        (steps.get("blue", 0), steps.get("red", 0), steps.get("green", 0)),
        _goods(record.get("temple_step_rewards")),
        record.get("avenue_steps").whole(),
        TECHNOLOGY.index(technology) if technology else -1,
        tuple(
            (worker.get("board").one(BOARD), worker.get("power").whole(1, 5))
            for worker in record.get("workers").entries(3)
        ),
    )


FIRST_GAME_PLAYERS: Final = tuple(
    _first_game_player(record) for record in _setup.get("first_game_player").entries(4)
)

# Temple worship spaces in board order, for the ring walk of Teotibot's locked worker.
TEMPLE_SPACE_OF_BOARD: Final = tuple(
    next((space for space in TEMPLE_SPACES if SPACE_BOARD[space] == board), -1) for board in range(len(BOARD))
)
assert TEMPLE_SPACE_OF_BOARD[PALACE] == -1
