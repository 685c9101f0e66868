"""The state of a game of Terra Mystica: everything on the table, in flat lists indexed by seat.

What happens to it is in the neighbouring modules (resources, cults, building, towns, spades, leech, rounds), as
plain functions on the state; which decisions are asked is in the ``*_steps`` modules.
"""

from __future__ import annotations

from typing import Any, ClassVar

from rules.core import Action, Game, Outcome, Reader, Score, Setup, State, Step, Violation, Words, places_by
from rules.terra_mystica.board import (
    HEX_COUNT,
    LAND,
    NEIGHBOURS,
    PRINTED,
    PRINTED_TERRAIN,
    SHIPPING,
    WITHIN,
    bits,
)
from rules.terra_mystica.content import (
    BASE_TOWNS,
    CARD,
    CARD_SHIPPING,
    DWARVES,
    FACTIONS,
    FAKIRS,
    FAVOR_COPIES,
    MERMAIDS,
    STARTING_VP,
    STRONGHOLD,
    TOWN,
    TOWN_COPIES,
    TOWN_KEYS,
    TOWN_SHIPPING,
    Faction,
)

# Where points come from, for the breakdown.
SOURCES = (
    "start", "round_tile", "bonus_card", "favor_tile", "town", "track", "ability", "leech", "conversion",
    "cults", "area", "resources",
)  # fmt: skip
SOURCE = Words("source", SOURCES)
(
    VP_START, VP_ROUND, VP_CARD, VP_FAVOR, VP_TOWN, VP_TRACK, VP_ABILITY, VP_LEECH, VP_CONVERSION, VP_CULTS, VP_AREA,
    VP_RESOURCES,
) = range(len(SOURCES))  # fmt: skip

PHASE = Words("phase", ("factions", "dwellings", "cards", "actions", "cult_bonus", "over"))
FACTIONS_PHASE, DWELLINGS_PHASE, CARDS_PHASE, ACTIONS_PHASE, CULT_PHASE, OVER_PHASE = range(6)

# Rewards that the active player still has to take (TM-7.4.2).
OWED_FAVOR, OWED_TOWN, OWED_ORDINATION, OWED_SPADES = range(4)
NOT_IN_PLAY = -1


class TerraMysticaState(State):
    """One position. Sets of hexes are ints with a bit for each hex (see board.py)."""

    __slots__ = (
        "bowls", "bridges", "builds", "card", "card_coins", "coins", "cult_spades", "cults", "current", "double_turn",
        "exchange", "faction", "favors", "favors_left", "in_town", "links", "next_order",
        "occupied", "order", "orders", "owed", "own", "passed", "phase", "piece", "placements", "points", "power_used",
        "priests", "reach", "river_towns", "round", "shipping", "standing", "supply", "terrain", "terrain_sets", "tiles",
        "tops", "towns", "towns_left", "used", "vp", "workers",
    )  # fmt: skip

    steps: ClassVar[tuple[Step[Any], ...]] = ()

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        seats = setup.players
        # the table
        self.round = 0
        self.phase = FACTIONS_PHASE
        self.current = 0  # whose turn it is
        self.order: list[int] = list(range(seats))  # turn order of this round
        self.next_order: list[int] = []  # seats in the order in which they have passed
        self.placements: list[
            int
        ] = []  # seats that still place a first dwelling or take a first card, in order
        self.tiles: tuple[int, ...] = ()  # scoring tiles of rounds 1 to 6
        self.card_coins: list[int] = [NOT_IN_PLAY] * len(CARD)  # coins on each bonus card
        self.favors_left: list[int] = list(FAVOR_COPIES)
        promo = bool(setup.options.get("promo_town_tiles"))
        self.towns_left: list[int] = [
            copies if promo or town < BASE_TOWNS else 0 for town, copies in enumerate(TOWN_COPIES)
        ]
        self.power_used = 0  # bit for each power action taken this round
        self.orders: list[int] = [-1] * 16  # whose priest is on the four order spaces of each cult
        # the map
        self.terrain = bytearray(PRINTED_TERRAIN)
        self.terrain_sets: list[int] = list(PRINTED)
        self.piece = bytearray(HEX_COUNT)  # 0 nothing, otherwise structure + 1
        self.occupied = 0
        self.own: list[int] = [0] * seats
        self.in_town = 0
        self.river_towns: list[int] = [0] * seats  # river hexes that carry a Mermaid town tile
        self.bridges: tuple[tuple[int, int], ...] = ()  # (site, seat)
        self.links: dict[int, int] = {}  # hex -> hexes joined to it by bridges
        # the players
        self.faction: list[int] = [-1] * seats
        self.vp: list[int] = [STARTING_VP] * seats
        self.points: list[int] = ([STARTING_VP] + [0] * (len(SOURCES) - 1)) * seats
        self.coins: list[int] = [0] * seats
        self.workers: list[int] = [0] * seats
        self.priests: list[int] = [0] * seats
        self.supply: list[int] = [7] * seats  # priests beside the faction board
        self.bowls: list[int] = [0] * (3 * seats)
        self.shipping: list[int] = [0] * seats
        self.exchange: list[int] = [0] * seats  # steps made on the exchange track
        self.cults: list[int] = [0] * (4 * seats)
        self.tops: list[int] = [0] * seats  # spaces 10 entered, each has used a key
        self.favors: list[int] = [0] * seats  # bit for each kind owned
        self.towns: list[int] = [0] * (len(TOWN) * seats)
        self.standing: list[int] = [0] * (5 * seats)  # structures on the map
        self.card: list[int] = [-1] * seats
        self.passed: list[int] = [0] * seats
        self.used: list[int] = [0] * seats  # bit for each special action used this round
        self.reach: list[int] = [-1] * seats  # cached reachable land, -1 when it must be computed anew
        # the action in progress
        self.owed: list[int] = [0, 0, 0, 0]
        self.builds: tuple[int, ...] = ()  # hexes whose building still has to be offered to the neighbours
        self.double_turn = 0  # 1 while the first action of a double turn runs
        self.cult_spades: list[int] = [0] * seats

    # -- small questions everybody asks ---------------------------------------------------------------------------

    @property
    def active(self) -> int:
        return self.stack[-1][1] if self.phase != ACTIONS_PHASE and self.stack else self.current

    def board(self, seat: int) -> Faction:
        """The numbers of a seat's faction board."""
        return FACTIONS[self.faction[seat]]

    def home(self, seat: int) -> int:
        """A seat's home terrain."""
        return FACTIONS[self.faction[seat]].home

    def has_stronghold(self, seat: int, faction: int) -> bool:
        """Whether a seat plays the faction and its stronghold stands."""
        return self.faction[seat] == faction and self.standing[5 * seat + STRONGHOLD] > 0

    def neighbours(self, hex: int) -> int:
        """Directly adjacent land, bridges included (TM-2.3.1)."""
        if hex in self.links:
            return NEIGHBOURS[hex] | self.links[hex]
        return NEIGHBOURS[hex]

    def keys(self, seat: int) -> int:
        """Free keys (TM-17.6.1)."""
        first = len(TOWN) * seat
        owned = self.towns[first : first + len(TOWN)]
        return sum(count * keys for count, keys in zip(owned, TOWN_KEYS, strict=True)) - self.tops[seat]

    def shipping_now(self, seat: int) -> int:
        """The shipping value of the action phase, with the bonus card while its owner has not passed (TM-2.5.1)."""
        value = self.shipping[seat]
        if (
            self.card[seat] == CARD_SHIPPING
            and self.phase == ACTIONS_PHASE
            and not self.passed[seat]
            and self.faction[seat] != DWARVES
            and self.faction[seat] != FAKIRS
        ):
            value += 1
        return value

    def reachable(self, seat: int) -> int:
        """Land in reach, directly or by ship (TM-2.5), whether free or not; without tunnels and carpets."""
        if self.reach[seat] < 0:
            ships = SHIPPING[self.shipping_now(seat)]
            found = 0
            for hex in bits(self.own[seat]):
                found |= self.neighbours(hex) | ships[hex]
            self.reach[seat] = found
        return self.reach[seat]

    def adjacent(self, seat: int) -> int:
        """Land directly adjacent to own structures."""
        found = 0
        for hex in bits(self.own[seat]):
            found |= self.neighbours(hex)
        return found

    def skip_distance(self, seat: int) -> int:
        """How far a tunnel or carpet goes, in hex steps; 0 for all other factions (TM-20.9, TM-20.11, TM-22.5.2)."""
        faction = self.faction[seat]
        if faction == DWARVES:
            return 2
        if faction == FAKIRS:
            return (
                2
                + min(self.standing[5 * seat + STRONGHOLD], 1)
                + self.towns[len(TOWN) * seat + TOWN_SHIPPING]
            )
        return 0

    def skippable(self, seat: int) -> int:
        """Land that only a tunnel or carpet reaches: not directly adjacent to any own structure (TM-20.9.3)."""
        distance = self.skip_distance(seat)
        if not distance:
            return 0
        ring = WITHIN[distance]
        found = 0
        for hex in bits(self.own[seat]):
            found |= ring[hex]
        return found & ~self.adjacent(seat) & ~self.own[seat]

    def is_mermaids(self, seat: int) -> bool:
        """Whether the seat may skip a river space for a town (TM-20.13.2)."""
        return self.faction[seat] == MERMAIDS

    def free_land(self) -> int:
        """Land without a structure."""
        return LAND & ~self.occupied

    # -- the core's questions -------------------------------------------------------------------------------------

    def why_not(self, action: Action) -> list[Violation]:
        from rules.terra_mystica.moments import another_moment

        return another_moment(self, action, super().why_not(action))

    def advance(self) -> bool:
        from rules.terra_mystica.rounds import push_next

        return push_next(self)

    def clone(self) -> TerraMysticaState:
        twin = TerraMysticaState.__new__(TerraMysticaState)
        self.copy_base(twin)
        twin.round = self.round
        twin.phase = self.phase
        twin.current = self.current
        twin.order = self.order.copy()
        twin.next_order = self.next_order.copy()
        twin.placements = self.placements.copy()
        twin.tiles = self.tiles
        twin.card_coins = self.card_coins.copy()
        twin.favors_left = self.favors_left.copy()
        twin.towns_left = self.towns_left.copy()
        twin.power_used = self.power_used
        twin.orders = self.orders.copy()
        twin.terrain = self.terrain.copy()
        twin.terrain_sets = self.terrain_sets.copy()
        twin.piece = self.piece.copy()
        twin.occupied = self.occupied
        twin.own = self.own.copy()
        twin.in_town = self.in_town
        twin.river_towns = self.river_towns.copy()
        twin.bridges = self.bridges
        twin.links = self.links.copy()
        twin.faction = self.faction.copy()
        twin.vp = self.vp.copy()
        twin.points = self.points.copy()
        twin.coins = self.coins.copy()
        twin.workers = self.workers.copy()
        twin.priests = self.priests.copy()
        twin.supply = self.supply.copy()
        twin.bowls = self.bowls.copy()
        twin.shipping = self.shipping.copy()
        twin.exchange = self.exchange.copy()
        twin.cults = self.cults.copy()
        twin.tops = self.tops.copy()
        twin.favors = self.favors.copy()
        twin.towns = self.towns.copy()
        twin.standing = self.standing.copy()
        twin.card = self.card.copy()
        twin.passed = self.passed.copy()
        twin.used = self.used.copy()
        twin.reach = self.reach.copy()
        twin.owed = self.owed.copy()
        twin.builds = self.builds
        twin.double_turn = self.double_turn
        twin.cult_spades = self.cult_spades.copy()
        return twin

    def scores(self) -> list[Score]:
        from rules.terra_mystica.final import projected_scores

        return projected_scores(self)

    def outcome(self) -> Outcome:
        """TM-19.5.1: most VP; ties are shared victories."""
        return Outcome(places_by([(points,) for points in self.vp]), "most_vp")

    def position_data(self) -> dict[str, Any]:
        from rules.terra_mystica.position import position_data

        return position_data(self)

    def load_position(self, reader: Reader) -> None:
        from rules.terra_mystica.position import load_position

        load_position(self, reader)

    def load_base(self, reader: Reader) -> None:
        from rules.terra_mystica.completion import complete

        super().load_base(reader)
        complete(self, reader)

    def show(self, seat: int | None = None) -> str:
        from rules.terra_mystica.show import show

        return show(self)

    def invariants(self) -> list[str]:
        from rules.terra_mystica.invariants import problems

        return problems(self)
