"""The state of a game: flat lists of ints, and the small questions and changes that all steps share.

Territories are named by their root area (see `land`); lists by territory have an entry for every area of the box.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final

from rules.core import Action, Game, Notice, Outcome, Reader, Rng, Score, Setup, State, Step, Violation
from rules.northgard import cards as k
from rules.northgard.content import (
    AREAS,
    BEAR,
    BUILDINGS,
    CREATURES,
    RESOURCES,
    SNAKE,
    TOKENS_PER_BUILDING,
    UNITS_PER_PLAYER,
    UNREST_CARDS,
    YEARS,
    building_symbols,
)
from rules.northgard.land import Land

# Phases, in order.
CLANS, SETUP_1, SETUP_2, YEAR_START, ACTIONS, CREATURE_PHASE, HARVEST, WINTER, YEAR_END, OVER = range(10)
PHASES: Final = (
    "clans",
    "setup_1",
    "setup_2",
    "year_start",
    "actions",
    "creatures",
    "harvest",
    "winter",
    "year_end",
    "over",
)
# Where fame tokens come from, the sources of the score.
CLOSING, STAG_POWER, CLOSED_LAND, ALTARS, CREATURE_FAME, NO_UNREST_LEFT = range(6)
FAME_SOURCES: Final = ("closing", "stag_power", "closed_land", "altars", "creatures", "no_unrest_left")
FAME_KINDS: Final = len(FAME_SOURCES)
NEUTRAL: Final = -1
OFF_MAP: Final = -1
UNKNOWN: Final = -1

CREATURE_KIND: Final = tuple(creature.kind for creature in CREATURES)
IS_BEAR: Final = tuple(kind == "brown_bear" for kind in CREATURE_KIND)
IS_WOLF: Final = tuple(kind == "wolf" for kind in CREATURE_KIND)
IS_VALKYRIE: Final = tuple(not creature.shares for creature in CREATURES)
NOWHERE: Final[frozenset[int]] = frozenset()


class NorthgardState(State):
    """One position; see the module docstring."""

    __slots__ = (
        "achievements",
        "active_cards",
        "ally",
        "attackers",
        "bear_seat",
        "building_at",
        "buildings",
        "clan",
        "creature_at",
        "creature_deck",
        "creature_discard",
        "creature_top",
        "cursor",
        "development",
        "discard",
        "draw_pile",
        "fame",
        "first_player",
        "flags",
        "hand",
        "held_at_start",
        "in_combat",
        "kaija_at",
        "kaija_stopped",
        "land",
        "line",
        "owned",
        "owner",
        "passed",
        "phase",
        "pile",
        "played",
        "players",
        "removed",
        "reserve",
        "resources",
        "row",
        "scorched_at",
        "setup_tiles",
        "siteless",
        "stolen",
        "stopped",
        "tokens",
        "turn",
        "units",
        "unrest",
        "upgrades",
        "won",
        "year",
        "years",
    )

    steps: ClassVar[tuple[Step[Any], ...]] = ()

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        players = setup.players
        count = len(AREAS)
        self.players = players
        # The teammate of each seat, or -1 (NG-11.2.1).
        self.ally: tuple[int, ...] = (2, 3, 0, 1) if setup.options["team"] else (-1,) * players
        self.years = YEARS["longer" if setup.options["longer"] else "standard"]
        self.phase = CLANS
        self.cursor = 0  # how many seats or creatures of the phase have had their turn
        self.year = 0
        self.turn = 0  # the seat on turn
        self.first_player = 0
        self.passed = 0  # one bit for each seat
        self.won = 0  # the winners' bits when the game ended by domination
        # the map
        self.land = Land()
        self.owner: list[int] = [NEUTRAL] * count  # by territory
        self.units: list[int] = [0] * count  # the owner's, without Kaija
        self.buildings: list[int] = [0] * count  # packed numbers of each type
        self.building_at: list[int] = [-1] * count  # by area: what stands on its site
        self.siteless: list[int] = []  # buildings without a site (Amenities): area * 8 + type
        self.tokens: list[int] = [TOKENS_PER_BUILDING] * len(BUILDINGS)
        self.pile: list[int] = []  # tiles, the top last
        self.setup_tiles: list[list[int]] = [[] for _ in range(players)]
        self.scorched_at = OFF_MAP
        self.bear_seat = -1
        self.kaija_at = OFF_MAP
        # a Move action under way
        self.attackers: dict[int, int] = {}  # units of the mover in enemy territories
        self.stopped: dict[int, int] = {}  # units that entered a Valkyrie's territory and cannot go on
        self.kaija_stopped = False
        self.in_combat: tuple[int, ...] = ()  # territories whose combat is still to come or under way
        self.held_at_start = 0  # one bit for each territory the mover controlled when the action began
        # players
        self.clan: list[int] = [-1] * players
        self.resources: list[int] = [0] * (3 * players)
        self.fame: list[int] = [0] * (FAME_KINDS * players)
        self.reserve: list[int] = [UNITS_PER_PLAYER] * players
        self.flags: list[int] = [0] * players
        self.draw_pile: list[list[int]] = [[] for _ in range(players)]  # the top last
        self.hand: list[list[int]] = [[] for _ in range(players)]  # sorted
        self.active_cards: list[list[int]] = [[] for _ in range(players)]
        self.played: list[list[int]] = [[] for _ in range(players)]  # those active cards that were resolved
        self.discard: list[list[int]] = [[] for _ in range(players)]
        self.upgrades: list[list[int]] = [[] for _ in range(players)]  # not yet taken
        self.owned: list[list[int]] = [[] for _ in range(players)]  # every card of the deck, sorted; public
        # common cards
        self.development: list[int] = []  # the top last
        self.achievements: list[int] = []
        self.row: list[int] = []
        self.removed: list[int] = []  # out of the game, seen by all
        self.unrest = UNREST_CARDS
        # creatures
        self.creature_at: list[int] = [OFF_MAP] * len(CREATURES)
        self.line: list[int] = []
        self.creature_deck: list[int] = []  # the top last
        self.creature_discard: list[int] = []
        self.creature_top = 0  # cards of the deck's first part that are left (NG-10.1.1)
        self.stolen = -1  # what the Snake takes in this harvest

    def clone(self) -> NorthgardState:
        twin = NorthgardState.__new__(NorthgardState)
        self.copy_base(twin)
        twin.players = self.players
        twin.ally = self.ally
        twin.years = self.years
        twin.phase = self.phase
        twin.cursor = self.cursor
        twin.year = self.year
        twin.turn = self.turn
        twin.first_player = self.first_player
        twin.passed = self.passed
        twin.won = self.won
        twin.land = self.land
        twin.owner = self.owner.copy()
        twin.units = self.units.copy()
        twin.buildings = self.buildings.copy()
        twin.building_at = self.building_at.copy()
        twin.siteless = self.siteless.copy()
        twin.tokens = self.tokens.copy()
        twin.pile = self.pile.copy()
        twin.setup_tiles = [tiles.copy() for tiles in self.setup_tiles]
        twin.scorched_at = self.scorched_at
        twin.bear_seat = self.bear_seat
        twin.kaija_at = self.kaija_at
        twin.attackers = self.attackers.copy()
        twin.stopped = self.stopped.copy()
        twin.kaija_stopped = self.kaija_stopped
        twin.in_combat = self.in_combat
        twin.held_at_start = self.held_at_start
        twin.clan = self.clan.copy()
        twin.resources = self.resources.copy()
        twin.fame = self.fame.copy()
        twin.reserve = self.reserve.copy()
        twin.flags = self.flags.copy()
        twin.draw_pile = [pile.copy() for pile in self.draw_pile]
        twin.hand = [pile.copy() for pile in self.hand]
        twin.active_cards = [pile.copy() for pile in self.active_cards]
        twin.played = [pile.copy() for pile in self.played]
        twin.discard = [pile.copy() for pile in self.discard]
        twin.upgrades = [pile.copy() for pile in self.upgrades]
        twin.owned = [pile.copy() for pile in self.owned]
        twin.development = self.development.copy()
        twin.achievements = self.achievements.copy()
        twin.row = self.row.copy()
        twin.removed = self.removed.copy()
        twin.unrest = self.unrest
        twin.creature_at = self.creature_at.copy()
        twin.line = self.line.copy()
        twin.creature_deck = self.creature_deck.copy()
        twin.creature_discard = self.creature_discard.copy()
        twin.creature_top = self.creature_top
        twin.stolen = self.stolen
        return twin

    # -- what the core asks; the work is in modules of their own ---------------------------------------------

    @property
    def active(self) -> int:
        return -1 if self.phase == OVER else self.turn

    def advance(self) -> bool:
        from rules.northgard.year import next_in_phase

        return next_in_phase(self)

    # Whoever writes an action may name a territory by any of its areas, or turn a tile that looks the same.

    def why_not(self, action: Action) -> list[Violation]:
        from rules.northgard.naming import as_listed

        return super().why_not(as_listed(self, action))

    def warnings(self, action: Action) -> list[Notice]:
        from rules.northgard.naming import as_listed

        return super().warnings(as_listed(self, action))

    def apply(self, action: Action) -> None:
        from rules.northgard.naming import as_listed

        super().apply(as_listed(self, action))

    def scores(self) -> list[Score]:
        from rules.northgard.scoring import scores

        return scores(self)

    def outcome(self) -> Outcome:
        from rules.northgard.scoring import outcome

        return outcome(self)

    def position_data(self) -> dict[str, Any]:
        from rules.northgard.position import position_data

        return position_data(self)

    def load_position(self, reader: Reader) -> None:
        from rules.northgard.position import load_position

        load_position(self, reader)

    def load_base(self, reader: Reader) -> None:
        from rules.northgard.position import complete

        super().load_base(reader)
        complete(self)

    def show(self, seat: int | None = None) -> str:
        from rules.northgard.show import show

        return show(self if seat is None else self.view(seat))

    def invariants(self) -> list[str]:
        from rules.northgard.invariants import problems

        return problems(self)

    def view(self, seat: int) -> NorthgardState:
        from rules.northgard.hidden import view

        return view(self, seat)

    def redeal(self, rng: Rng) -> NorthgardState:
        from rules.northgard.hidden import redeal

        return redeal(self, rng)

    @property
    def creatures_on(self) -> bool:
        """Whether the Creatures module is played (NG-10.0)."""
        return self.setup.options["creatures"] != "off"

    # -- seats ----------------------------------------------------------------------------------------------

    def foe(self, seat: int, other: int) -> bool:
        """Whether two seats are opponents: neither the same nor teammates (NG-9.0.4)."""
        return other != seat and other != self.ally[seat]

    def in_order(self, first: int) -> list[int]:
        """All seats clockwise from one."""
        return [(first + step) % self.players for step in range(self.players)]

    def opponents(self, seat: int) -> list[int]:
        """The opponents clockwise from a seat (NG-13.2)."""
        return [other for other in self.in_order(seat) if self.foe(seat, other)]

    # -- territories ----------------------------------------------------------------------------------------

    def own(self, seat: int) -> list[int]:
        """The territories a seat controls (NG-3.6.1)."""
        owner = self.owner
        return [territory for territory in self.land.roots if owner[territory] == seat]

    def neutral(self) -> list[int]:
        """The territories without units (NG-3.6.2)."""
        owner = self.owner
        return [territory for territory in self.land.roots if owner[territory] < 0]

    def with_bears(self) -> frozenset[int]:
        """Territories with a Brown Bear (NG-10.9.1)."""
        if not self.line:
            return NOWHERE
        return frozenset(self.creature_at[creature] for creature in self.line if IS_BEAR[creature])

    def with_valkyries(self) -> frozenset[int]:
        """Territories with a Fallen Valkyrie (NG-10.5.2)."""
        if not self.line:
            return NOWHERE
        return frozenset(self.creature_at[creature] for creature in self.line if IS_VALKYRIE[creature])

    def creatures_in(self, territory: int) -> list[int]:
        """The creatures of a territory in the order of the line."""
        return [creature for creature in self.line if self.creature_at[creature] == territory]

    def wolf_in(self, territory: int) -> bool:
        """Whether a creature Wolf spoils the harvest here (NG-10.9.4)."""
        return any(self.creature_at[creature] == territory and IS_WOLF[creature] for creature in self.line)

    def shown(self, territory: int) -> int:
        """All resource symbols of a territory, on tiles and buildings, packed (NG-5.8.6)."""
        return self.land.symbols[territory] + building_symbols(self.buildings[territory])

    def yields(self, territory: int) -> int:
        """The symbols that give something in the Harvest: beside a Wolf only those of buildings (NG-10.9.4)."""
        symbols = building_symbols(self.buildings[territory])
        if self.line and self.wolf_in(territory):
            return symbols
        return symbols + self.land.symbols[territory]

    # -- figures --------------------------------------------------------------------------------------------

    def kaija_in(self, seat: int, territory: int) -> bool:
        """Whether a seat's Kaija stands in a territory."""
        return self.kaija_at == territory and self.bear_seat == seat

    def figures(self, territory: int) -> int:
        """The figures of the owner in a territory; Kaija counts as one (NG-8.1.1)."""
        return self.units[territory] + (
            self.kaija_at == territory and self.owner[territory] == self.bear_seat >= 0
        )

    def kaija_free(self, seat: int) -> bool:
        """Whether a seat has Kaija in reserve."""
        return seat == self.bear_seat and self.kaija_at == OFF_MAP

    def on_map(self, seat: int) -> bool:
        """Whether a seat has any figure on the map."""
        return self.reserve[seat] < UNITS_PER_PLAYER or (seat == self.bear_seat and self.kaija_at != OFF_MAP)

    def put_units(self, seat: int, territory: int, number: int) -> None:
        """Units come into a territory that is neutral or the seat's own."""
        self.owner[territory] = seat
        self.units[territory] += number

    def put_kaija(self, territory: int) -> None:
        """Kaija comes into a territory that is neutral or her owner's."""
        self.owner[territory] = self.bear_seat
        self.kaija_at = territory

    def take_units(self, territory: int, number: int) -> None:
        """Units of the owner leave a territory; the last figure leaves it neutral."""
        self.units[territory] -= number
        self.check_control(territory)

    def take_kaija(self) -> None:
        """Kaija leaves the map or her place."""
        territory = self.kaija_at
        self.kaija_at = OFF_MAP
        if self.owner[territory] == self.bear_seat:
            self.check_control(territory)

    def check_control(self, territory: int) -> None:
        """A territory without figures is neutral (NG-3.6.2)."""
        if not self.units[territory] and not (
            self.kaija_at == territory and self.owner[territory] == self.bear_seat
        ):
            self.owner[territory] = NEUTRAL

    def kill_units(self, territory: int, number: int) -> None:
        """Units of the owner go back to the reserve (NG-9.0.5)."""
        self.reserve[self.owner[territory]] += number
        self.take_units(territory, number)

    # -- resources and fame ---------------------------------------------------------------------------------

    def gain(self, seat: int, resource: int, amount: int, source: str) -> None:
        """Take resources from the supply, which never runs out (NG-1.4)."""
        if amount:
            self.resources[3 * seat + resource] += amount
            if self.events is not None:
                self.emit("gained", seat, source, {"amount": amount, "resource": RESOURCES[resource]})

    def gain_symbols(self, seat: int, packed: int, source: str) -> None:
        """Take one resource for every symbol."""
        self.gain(seat, 0, packed & 255, source)
        self.gain(seat, 1, packed >> 8 & 255, source)
        self.gain(seat, 2, packed >> 16, source)

    def pay(self, seat: int, resource: int, amount: int, source: str) -> None:
        """Give resources back to the supply."""
        if amount:
            self.resources[3 * seat + resource] -= amount
            if self.events is not None:
                self.emit("paid", seat, source, {"amount": amount, "resource": RESOURCES[resource]})

    def total_resources(self, seat: int) -> int:
        """Resources of all kinds together."""
        return sum(self.resources[3 * seat : 3 * seat + 3])

    def gain_fame(self, seat: int, source: int, amount: int) -> None:
        """Take (or lose) fame tokens."""
        if amount:
            self.fame[FAME_KINDS * seat + source] += amount
            if self.events is not None:
                self.emit("fame", seat, FAME_SOURCES[source], {"amount": amount})

    def fame_tokens(self, seat: int) -> int:
        """A seat's fame tokens."""
        return sum(self.fame[FAME_KINDS * seat : FAME_KINDS * (seat + 1)])

    # -- cards ----------------------------------------------------------------------------------------------

    def drawable(self, seat: int) -> int:
        """How many cards a seat could draw."""
        return len(self.draw_pile[seat]) + len(self.discard[seat])

    def draw_cards(self, seat: int, number: int) -> list[int]:
        """Draw from the pile, shuffling the discards into a new one only when it is empty (NG-4.3)."""
        drawn: list[int] = []
        pile = self.draw_pile[seat]
        while len(drawn) < number:
            if not pile:
                if not self.discard[seat]:
                    break
                pile.extend(self.discard[seat])
                self.discard[seat].clear()
                pile.sort()  # the order of the discards must not shine through
                self.rng.shuffle(pile)
                if self.events is not None:
                    self.emit("reshuffled", seat)
            drawn.append(pile.pop())
        if drawn:
            self.reveals += 1
        if self.events is not None and drawn:
            self.emit(
                "drew",
                seat,
                "",
                {"number": len(drawn)},
                {"cards": ", ".join(k.CARD_IDS[card] for card in drawn)},
            )
        return drawn

    def draw_to_hand(self, seat: int, number: int) -> None:
        """Draw and keep."""
        self.hand[seat] += self.draw_cards(seat, number)
        self.hand[seat].sort()

    def own_card(self, seat: int, card: int) -> None:
        """A card joins a seat's deck."""
        self.owned[seat].append(card)
        self.owned[seat].sort()

    def put_on_draw_pile(self, seat: int, card: int) -> None:
        """A new card goes on top of a seat's draw pile."""
        self.own_card(seat, card)
        self.draw_pile[seat].append(card)

    # -- clans ----------------------------------------------------------------------------------------------

    def set_clan(self, seat: int, clan: int) -> None:
        """A seat takes a clan with its three cards (NG-2.9)."""
        self.clan[seat] = clan
        self.upgrades[seat] = sorted(k.UPGRADE_CARDS[clan])
        if clan == BEAR:
            self.bear_seat = seat

    def snake_seat(self) -> int:
        """The seat of the Snake, or -1."""
        return self.clan.index(SNAKE) if SNAKE in self.clan else -1
