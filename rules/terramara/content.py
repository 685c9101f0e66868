"""Everything that is printed on tiles and cards, as tables looked up by number.

The faces marked source = "designed" in the TOML files are our own; `loading.py` reads the files.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from rules.core import Action
from rules.terramara import actions, board
from rules.terramara import vocabulary as v
from rules.terramara.content_checks import check_counts, check_single
from rules.terramara.content_fields import (
    flag,
    identifier,
    integer,
    named,
    part,
    problem,
    records,
    whole_numbers,
    word,
)
from rules.terramara.programs import ONCE_PER_ROUND, Compiler, Effect, Program

# Sources of gains that are no component of their own.
RULE_SOURCES: Final = (
    "worker", "raid", "start", "first_player", "military_overflow", "culture_overflow", "river", "road",
    "neutral", "join", "payment", "round", "beginner",
)  # fmt: skip

# Tables an owner of the printed game may replace, with the number of records a whole table must have (TR-2).
REPLACEABLE: Final = {
    "artifact": 52,
    "starting_card": 12,
    "territory_tile": 24,
    "crossroads_space": 8,
    "special_space": 4,
    "outpost": 8,
    "bonus_tile": 18,
    "character": 7,
}


class Space(NamedTuple):
    """One action space, or the hut. Clan members stand on spaces, so actions and occupation name them by number."""

    id: str
    kind: int
    program: int
    source: int
    single: bool = False
    terrain: int = -1
    small: bool = False
    condition: tuple[int, ...] = ()


class Tile(NamedTuple):
    """A territory tile: three spaces on the front; an outpost, a crossroads space or a special space."""

    id: str
    level: int
    spaces: tuple[int, ...]
    crossroads: int = -1  # space on the back of a forest/mountain tile
    outpost: int = -1  # outpost on the back of a plain/quarry tile
    special: int = -1  # space on a level 3 forest/mountain tile


class Outpost(NamedTuple):
    id: str
    tiers: tuple[tuple[int, tuple[int, ...]], ...]  # (VP, condition), easiest first


class BonusTile(NamedTuple):
    id: str
    level: int
    program: int
    source: int


class Artifact(NamedTuple):
    id: str
    category: int
    level: int
    vp: int
    cost: tuple[int, ...]  # processed resources by kind
    effects: tuple[int, ...]
    source: int


class Character(NamedTuple):
    id: str
    source: int
    setup: int
    immediate: int  # program at the start
    young: tuple[int, ...]
    experienced: tuple[int, ...]
    tile_levels: tuple[int, ...]  # Trader: highest level usable by round


class StartingCard(NamedTuple):
    id: str
    program: int
    source: int


class Content:
    """All tables of one game; immutable after loading and shared by all states."""

    def __init__(self, tables: dict[str, Any]) -> None:
        compiler = Compiler()
        self.sources: list[str] = list(RULE_SOURCES)
        self.effects: list[Effect] = []
        self.spaces: list[Space] = []
        self.names: dict[str, str] = component_names(tables)
        self._compiler = compiler
        self._read_numbers(tables)
        self._read_homeland(tables)
        self._read_tiles(tables)
        self.bonus_tiles: tuple[BonusTile, ...] = tuple(
            BonusTile(r["id"], integer(r, "level", r["id"], 1, 3), self._program(r), self._source(r))
            for r in identified(tables, "bonus_tile")
        )
        self.artifacts: tuple[Artifact, ...] = tuple(
            self._artifact(r) for r in identified(tables, "artifact")
        )
        self.characters: tuple[Character, ...] = tuple(
            self._character(r) for r in identified(tables, "character")
        )
        self.starting_cards: tuple[StartingCard, ...] = tuple(
            StartingCard(r["id"], compiler.number(compiler.gains(r.get("items"), r["id"])), self._source(r))
            for r in identified(tables, "starting_card")
        )
        # Bonus tiles reached on the river are offered one by one in an order of the player's choice.
        self.offer_program: tuple[int, ...] = tuple(
            compiler.number(((v.OP_OFFER_TILE, index),)) for index in range(len(self.bonus_tiles))
        )
        self.programs: tuple[Program, ...] = tuple(compiler.programs)
        self.source_index: dict[str, int] = {name: index for index, name in enumerate(self.sources)}
        self._index()
        check_counts(self)
        check_single(self)

    # ------------------------------------------------------------------ reading
    def _source(self, record: dict[str, Any]) -> int:
        if record["id"] in self.sources:
            raise problem(record["id"], "two components have this id")
        self.sources.append(record["id"])
        return len(self.sources) - 1

    def _program(self, record: dict[str, Any], style: int = v.CHOOSE_FREELY, also: str = "") -> int:
        return self._compiler.program(record.get("do"), str(record["id"]), style, also)

    def _space(self, record: dict[str, Any], kind: int, style: int = v.CHOOSE_FREELY) -> int:
        where = str(record["id"])
        terrain = word(record, "terrain", v.TERRAIN_INDEX, where) if "terrain" in record else -1
        condition = self._compiler.condition(record["requires"], where) if "requires" in record else ()
        self.spaces.append(
            Space(
                where, kind, self._program(record, style, "warriors" if kind == v.CROSSROADS else ""),
                self._source(record), flag(record, "single", where), terrain, record.get("size") == "small", condition,
            )
        )  # fmt: skip
        return len(self.spaces) - 1

    def _read_numbers(self, tables: dict[str, Any]) -> None:
        military, river, scoring = tables["military_track"], tables["river"], tables["scoring"]
        self.military_max = integer(military, "max", "military_track", 1, 99)
        starts = [level["from"] for level in military["power_levels"]]
        self.power_level: tuple[int, ...] = tuple(
            sum(1 for start in starts if strength >= start) for strength in range(self.military_max + 1)
        )
        self.raid_divisor = integer(military, "raid_base_divisor", "military_track", 2)
        self.rank_vp: tuple[int, ...] = tuple(military["end_rank_vp"])
        self.river_end = integer(river, "end", "river", 1)
        self.reserve_from = integer(river, "reserve_from", "river")
        needs = river["artifact_cell_requires"]
        self.cells: tuple[int, ...] = tuple(
            sum(1 for need in needs if culture >= need) for culture in range(self.river_end + 1)
        )
        self.cell_needs: tuple[int, ...] = tuple(needs)
        spaces = {record["space"]: record for record in tables["river_space"]}
        by_type = {record["type"]: record["space"] for record in tables["river_space"]}
        self.river_bonus_levels: dict[int, tuple[int, ...]] = {
            space: tuple(record["bonus_tile_levels"])
            for space, record in spaces.items()
            if record["bonus_tile_levels"]
        }
        self.river_explorer: int = by_type["explorer"]
        self.river_discount: int = by_type["discount_reserved"]
        self.road_end_vp: tuple[int, ...] = tuple(tables["road"]["end_vp"])
        self.reserved_penalty = integer(scoring, "reserved_penalty", "scoring", -99)
        self.raw_per_vp = integer(scoring, "raw_per_vp", "scoring", 1)
        self.processed_vp = integer(scoring, "processed_vp", "scoring")
        clan = tables["setup"]["clan"]
        self.explorers = integer(clan, "explorers", "setup.clan")
        self.flags = integer(clan, "flags", "setup.clan")
        self.spare_workers: tuple[int, ...] = tuple(record["spare"] for record in tables["worker_tile"])
        self.worker_level_of_round: tuple[int, ...] = (
            0,
            *(record["worker_level"] for record in tables["round"]),
        )
        self.workers_per_round: int = tables["round"][0]["worker_tiles"]
        self.neutral_values: tuple[int, ...] = tuple(record["value"] for record in tables["neutral_card"])
        beginner = tables["setup"]["beginner"]
        self.beginner_program = self._compiler.number(
            self._compiler.gains(beginner["items"], "setup.beginner")
        )
        self.beginner_military: tuple[int, ...] = tuple(beginner["military_by_turn_order"])
        self.bonus_place_lists: tuple[tuple[str, ...], ...] = tuple(
            tuple(tables["bonus_tile_places"][f"level_{level}"]) for level in (1, 2, 3)
        )

    def _read_homeland(self, tables: dict[str, Any]) -> None:
        tiles = {record["id"]: record for record in tables["homeland_tile"]}
        spaces_of = {
            name: tuple(self._space(space, v.HOMELAND) for space in records(record, "spaces", name))
            for name, record in tiles.items()
        }
        self.homeland: dict[int, tuple[int, ...]] = {}
        self.neutral_players: dict[int, int] = {}
        self.first_player_ranks: dict[int, tuple[int, ...]] = {}
        for setup in tables["setup"]["players"]:
            players = setup["players"]
            self.homeland[players] = spaces_of[setup["homeland_left"]] + spaces_of[setup["homeland_right"]]
            self.neutral_players[players] = setup["neutral_players"]
            self.first_player_ranks[players] = tuple(setup["first_player_bonus_ranks"])
        self.hut = self._space(tables["hut"], v.HUT, v.CHOOSE_HUT)
        card = tables["first_player_card"]
        compiler = self._compiler
        self.first_player_front = compiler.program(card["front_do"], "first_player_card")
        self.first_player_back = compiler.program(card["back_do"], "first_player_card", v.CHOOSE_FIRST_PLAYER)
        self.first_player_gifts: dict[int, int] = {
            3: compiler.number(compiler.gains(card["third_player_gets"], "first_player_card")),
            4: compiler.number(compiler.gains(card["fourth_player_gets"], "first_player_card")),
        }

    def _read_tiles(self, tables: dict[str, Any]) -> None:
        backs, specials = (
            {r["id"]: self._space(r, kind) for r in identified(tables, table)}
            for table, kind in (("crossroads_space", v.CROSSROADS), ("special_space", v.SPECIAL))
        )
        outposts = []
        for record in identified(tables, "outpost"):
            tiers = tuple(
                (integer(tier, "vp", record["id"]), self._compiler.condition(tier.get("cond"), record["id"]))
                for tier in records(record, "tiers", record["id"])
            )
            outposts.append(Outpost(record["id"], tiers))
            self._source(record)
        self.outposts: tuple[Outpost, ...] = tuple(outposts)
        outpost_number = {outpost.id: index for index, outpost in enumerate(outposts)}
        tiles = []
        for record in identified(tables, "territory_tile"):
            where = record["id"]
            level = integer(record, "level", where, 1, 3)
            left = word(record, "column", ("left", "right"), where) == 0
            spaces = records(record, "spaces", where)
            if sorted(str(space.get("size")) for space in spaces) != ["large", "small", "small"]:
                raise problem(where, "a tile has one large and two small spaces")
            terrains = v.TERRAINS[:2] if left else v.TERRAINS[2:]
            if any(space.get("terrain") not in terrains for space in spaces):
                raise problem(where, f"terrain must be {' or '.join(terrains)}")
            for place, space in enumerate(spaces):
                identifier(space, f"{where}, space {place + 1}")
            numbers = tuple(self._space(space, v.TERRITORY) for space in spaces)
            crossroads = outpost = special = -1
            if level < 3 and left:
                outpost = lookup(record, "back", outpost_number, where)
            elif level < 3:
                crossroads = lookup(record, "back", backs, where)
            elif not left:
                special = lookup(record, "special", specials, where)
            tiles.append((left, Tile(where, level, numbers, crossroads, outpost, special)))
        # Left tiles first, so that the column of a tile is known from its number.
        self.tiles: tuple[Tile, ...] = tuple(
            tile for wanted in (True, False) for left, tile in tiles if left is wanted
        )
        self.left_tiles = sum(1 for left, _ in tiles if left)

    def _artifact(self, record: dict[str, Any]) -> Artifact:
        where = record["id"]
        source = self._source(record)
        cost = [0] * v.KINDS
        for item in records(record, "cost", where):
            resource = word(item, "what", v.RESOURCE_INDEX, f"{where} cost")
            if resource < v.KINDS:
                raise problem(where, "costs are processed resources")
            cost[resource - v.KINDS] += integer(item, "n", f"{where} cost", 1, 9)
        effects = self._effects(record, source, where, on_card=True)
        return Artifact(
            where, word(record, "category", v.CATEGORY_INDEX, where),
            integer(record, "level", where, 1, 3), integer(record, "vp", where), tuple(cost), effects, source,
        )  # fmt: skip

    def _effects(self, record: dict[str, Any], source: int, where: str, on_card: bool) -> tuple[int, ...]:
        numbers = []
        for index, effect in enumerate(records(record, "effects", where)):
            numbers.append(len(self.effects))
            place = f"{where}, effect {index + 1}"
            self.effects.append(self._compiler.effect(effect, source, place, on_card))
        return tuple(numbers)

    def _character(self, record: dict[str, Any]) -> Character:
        where = record["id"]
        source = self._source(record)
        young, experienced = part(record, "young", where), part(record, "experienced", where)
        levels = [3] * board.ROUNDS
        if "max_level_by_round" in young:
            levels = whole_numbers(young, "max_level_by_round", where, 1, 3)
            if len(levels) != board.ROUNDS:
                raise problem(where, f"'max_level_by_round' must hold {board.ROUNDS} numbers")
        setup = word(young, "setup", v.CHARACTER_SETUPS, where) if "setup" in young else v.SETUP_NOTHING
        return Character(
            where, source, setup,
            self._compiler.program(young.get("immediate", []), where),
            self._effects(young, source, f"{where} young", on_card=False),
            self._effects(experienced, source, f"{where} experienced", on_card=False),
            (0, *levels),
        )  # fmt: skip

    # ------------------------------------------------------------------ looking up
    def _index(self) -> None:
        """Columns of the tables that the rules look up all the time."""
        self.artifact_level: tuple[int, ...] = tuple(artifact.level for artifact in self.artifacts)
        self.artifact_cost: tuple[tuple[int, ...], ...] = tuple(artifact.cost for artifact in self.artifacts)
        self.space_kind: tuple[int, ...] = tuple(space.kind for space in self.spaces)
        self.once_effects: tuple[int, ...] = tuple(
            number for number, effect in enumerate(self.effects) if effect.kind == ONCE_PER_ROUND
        )
        self.once_number: dict[int, int] = {effect: number for number, effect in enumerate(self.once_effects)}
        self.once_program: tuple[int, ...] = tuple(
            self.effects[number].program for number in self.once_effects
        )
        self.send_actions: tuple[tuple[Action, ...], ...] = tuple(
            tuple((actions.SEND, member, space) for space in range(len(self.spaces)))
            for member in range(len(v.MEMBERS))
        )
        # Programs that only hand out resources and VP need no decision and no order (TR-8.4).
        self.is_plain: tuple[bool, ...] = tuple(
            all(op[0] in (v.OP_RESOURCES, v.OP_VP, v.OP_VP_PER_COST) for op in program)
            for program in self.programs
        )

    def __deepcopy__(self, memo: object) -> Content:
        return self  # immutable

    def tiles_of(self, column: int, level: int) -> list[int]:
        """Tile numbers of a column (0 left, 1 right) and level."""
        numbers = range(self.left_tiles) if column == 0 else range(self.left_tiles, len(self.tiles))
        return [number for number in numbers if self.tiles[number].level == level]


def component_names(tables: dict[str, Any]) -> dict[str, str]:
    """The English names of all components whose faces may be replaced, by id."""
    names = {
        str(record.get("id")): str(record.get("name_en", record.get("id")))
        for table in REPLACEABLE
        for record in records(tables, table, "content")
    }
    for tile in records(tables, "territory_tile", "content"):
        spaces = records(tile, "spaces", str(tile.get("id")))
        for place, space in zip(("left", "middle", "right"), spaces, strict=False):
            names[str(space.get("id"))] = f"{names[str(tile.get('id'))]}, {place}"
    return names


def lookup(record: dict[str, Any], key: str, numbers: dict[str, int], where: str) -> int:
    value = record.get(key)
    if not named(value, numbers):
        raise problem(where, f"'{key}' must be one of {', '.join(numbers)}; found {value!r}")
    return numbers[value]


def identified(tables: dict[str, Any], name: str) -> list[dict[str, Any]]:
    """The records of a table, each with an id of its own."""
    found = records(tables, name, "content")
    seen: set[str] = set()
    for index, record in enumerate(found):
        word_of_it = identifier(record, f"{name} {index + 1}")
        if word_of_it in seen:
            raise problem(f"{name} {word_of_it}", "stands twice in the file")
        seen.add(word_of_it)
    return found
