"""A table to set up exact positions on: tiles, units, buildings, hands; then notation in, facts out."""

from __future__ import annotations

from rules.core import Value
from rules.northgard import GAME, kinds
from rules.northgard import cards as k
from rules.northgard.content import (
    AREAS,
    BUILDINGS,
    CLANS,
    CREATURES,
    FACES,
    NO_SITE,
    TILES,
    UNREST_CARDS,
    building_bit,
    symbol,
)
from rules.northgard.founding import box_tiles
from rules.northgard.land import Land, cell_at
from rules.northgard.state import ACTIONS, FAME_KINDS, HARVEST, NorthgardState
from rules.northgard.vocabulary import AREA

TILE = {tile.id: number for number, tile in enumerate(TILES)}
BUILDING = {building.id: number for number, building in enumerate(BUILDINGS)}
CREATURE = {creature.id: number for number, creature in enumerate(CREATURES)}
FACE = {face.id: number for number, face in enumerate(FACES)}
CLAN = {clan.id: number for number, clan in enumerate(CLANS)}
CARD = k.NUMBER_OF

# The standard map of these tests. Territories, by one of their areas:
#   start.n            nothing
#   start.e = t20.nw   food, small site                    (rough to t20.es)
#   start.s = t03.n    lair                                (rough to t03.e)
#   start.w = t24.e    small site
#   t20.es             lore, small site
#   t24.nw large site, t24.s small site; t03.e carved site, t03.s small site, t03.w food
BASE = ("start 0 0 0", "t20 1 0 0", "t24 -1 0 0", "t03 0 1 0")


def land_of(*tiles: str) -> Land:
    """A map from texts "tile x y turns"."""
    land = Land()
    for text in tiles:
        tile, x, y, turns = text.split()
        land, _ = land.with_tile(TILE[tile], cell_at(int(x), int(y)), int(turns))
    return land


# Four closed territories around the starting tile, two more in a row to the west; all of two tiles.
CAPS = (
    "start 0 0 0",
    "t17 0 -1 2",
    "t11 1 0 3",
    "t02 0 1 0",
    "t08 -1 0 1",
    "t12 -2 0 1",
    "t14 -3 0 1",
)
# start.w, t12.m and t17.n make a closed territory of three tiles; so do start.e, t07.m and t11.n.
CORRIDORS = ("start 0 0 0", "t12 -1 0 0", "t17 -2 0 1", "t07 1 0 0", "t11 2 0 3")


class Table:
    """A position under construction, and then a game to play on."""

    def __init__(
        self, *clans: str, tiles: tuple[str, ...] = BASE, creatures: str = "off", **options: Value
    ) -> None:
        clans = clans or ("boar", "goat", "stag")
        setup = GAME.setup(len(clans), 7, {"creatures": creatures, **options})
        self.state: NorthgardState = GAME.blank(setup)
        state = self.state
        state.land = land_of(*tiles)
        placed = {tile for tile, _, _ in state.land.placed}
        state.pile = [tile for tile in box_tiles(state) if tile not in placed]
        for seat, clan in enumerate(clans):
            state.set_clan(seat, CLAN[clan])
        state.year = 1
        state.phase = ACTIONS
        state.cursor = 1
        if creatures != "off":
            state.creature_deck = list(range(len(CREATURES)))
        # Without the starting tile, or with a shortened pile, the tiles are not those of the box.
        self.checked = TILE["start"] in placed

    # -- building the position ------------------------------------------------------------------------------

    def at(self, area: str) -> int:
        """The territory an area belongs to."""
        root = self.state.land.root[AREA.index(area)]
        assert root >= 0, f"{area} is not on the map"
        return root

    def put(self, seat: int, area: str, units: int = 1, *, kaija: bool = False) -> Table:
        territory = self.at(area)
        self.state.owner[territory] = seat
        self.state.units[territory] += units
        self.state.reserve[seat] -= units
        if kaija:
            self.state.kaija_at = territory
        return self

    def build(self, building: str, area: str, *, free: bool = False) -> Table:
        """On the area's site; on an area without site, or `free`, it stands without one."""
        number = BUILDING[building]
        place = AREA.index(area)
        if free or AREAS[place].site == NO_SITE:
            self.state.siteless.append(place * 8 + number)
        else:
            assert self.state.building_at[place] < 0
            self.state.building_at[place] = number
        self.state.buildings[self.at(area)] += building_bit(number)
        self.state.tokens[number] -= 1
        return self

    def give(self, seat: int, food: int = 0, wood: int = 0, lore: int = 0) -> Table:
        self.state.resources[3 * seat : 3 * seat + 3] = [food, wood, lore]
        return self

    def creature(self, name: str, area: str) -> Table:
        number = CREATURE[name]
        self.state.creature_deck.remove(number)
        self.state.line.append(number)
        self.state.creature_at[number] = self.at(area)
        return self

    def hand(self, seat: int, *cards: str) -> Table:
        self.state.hand[seat] = sorted(CARD[card] for card in cards)
        return self

    def zone(self, zone: str, seat: int, *cards: str) -> Table:
        """Another zone; the last card of a draw pile is its top."""
        getattr(self.state, zone)[seat] = [CARD[card] for card in cards]
        return self

    def row(self, *cards: str) -> Table:
        self.state.row = sorted(CARD[card] for card in cards)
        return self

    def tiles(self, *tiles: str, only: bool = False) -> Table:
        """The next tiles of the pile; `only`: the rest leaves the game, so the invariants do not hold."""
        names = [TILE[tile] for tile in tiles]
        rest = [] if only else [tile for tile in self.state.pile if tile not in names]
        self.checked = self.checked and not only
        self.state.pile = rest + names[::-1]
        return self

    def creatures_next(self, *names: str) -> Table:
        numbers = [CREATURE[name] for name in names]
        rest = [number for number in self.state.creature_deck if number not in numbers]
        self.state.creature_deck = rest + numbers[::-1]
        return self

    def dice(self, *faces: str) -> Table:
        """What the next dice show."""
        self.state.rng.forced = [FACE[face] for face in faces]
        return self

    # -- playing --------------------------------------------------------------------------------------------

    def turn(self, seat: int = 0) -> Table:
        """It is a seat's turn; every card in play joins its owner's deck."""
        state = self.state
        for owner in range(state.players):
            zones = (state.draw_pile, state.hand, state.active_cards, state.discard)
            state.owned[owner] = sorted(card for zone in zones for card in zone[owner])
        state.unrest = UNREST_CARDS - sum(owned.count(k.UNREST) for owned in state.owned)
        state.turn = seat
        state.stack = [(kinds.TURN, seat)]
        self.check()
        return self

    def end_actions(self, *answers: str, decline: bool = True) -> Table:
        """Everybody has passed: the rest of the year runs; further trades and offers are declined."""
        self.turn()
        state = self.state
        state.hand = [[] for _ in state.hand]
        state.owned = [[] for _ in state.owned]
        for zone in (state.draw_pile, state.active_cards, state.discard):
            for seat, cards in enumerate(zone):
                state.owned[seat] = sorted(state.owned[seat] + cards)
        state.passed = (1 << state.players) - 1
        state.stack = []
        spare = [card for card in (*k.EARLY, *k.ADVANCED) if all(card not in own for own in state.owned)]
        state.development = spare[: state.players]
        state.settle()
        self.do(*answers)
        while (
            decline
            and self.asked is not None
            and self.asked[0] in ("trade", "second_chance", "scorched_harvest")
        ):
            self.do("done" if self.asked[0] == "trade" else "decline")
        return self

    def trade(self, seat: int = 0) -> Table:
        """The seat is asked about trade, in its harvest (NG-7.3)."""
        self.state.phase = HARVEST
        self.state.stack = [(kinds.TRADE, seat, 0)]
        return self

    def check(self) -> None:
        if self.checked:
            assert self.state.invariants() == []

    def named(self, text: str) -> str:
        """An action's text with every area replaced by the name of its territory; sites keep their own."""
        verb, *words = text.split()
        if verb in ("build", "build_freely", "swap_building"):
            return text
        return " ".join([verb, *(AREA.word(self.at(word)) if word in AREA else word for word in words)])

    def do(self, *actions: str) -> Table:
        """Take actions, each of which must be legal."""
        for text in actions:
            self.state.apply(GAME.notation.parse(self.named(text)))
            self.check()
        return self

    def options(self) -> list[str]:
        return [GAME.notation.text(action) for action in self.state.legal()]

    def can(self, text: str) -> bool:
        return self.named(text) in self.options()

    def why(self, text: str) -> list[tuple[str, str]]:
        """Kinds and rules of the violations of an action."""
        violations = self.state.why_not(GAME.notation.parse(self.named(text)))
        return [(violation.kind, violation.rule) for violation in violations]

    @property
    def asked(self) -> tuple[str, int] | None:
        """The decision on the table and whose it is."""
        decision = self.state.decision
        return None if decision is None else (decision.kind, decision.seat)

    # -- facts ----------------------------------------------------------------------------------------------

    def units(self, area: str) -> int:
        return self.state.units[self.at(area)]

    def owner(self, area: str) -> int:
        return self.state.owner[self.at(area)]

    def resources(self, seat: int) -> tuple[int, ...]:
        return tuple(self.state.resources[3 * seat : 3 * seat + 3])

    def fame(self, seat: int) -> int:
        return self.state.fame_tokens(seat)

    def fame_from(self, seat: int, source: int) -> int:
        return self.state.fame[FAME_KINDS * seat + source]

    def size(self, area: str) -> int:
        return self.state.land.size(self.at(area))

    def closed(self, area: str) -> bool:
        return self.state.land.closed(self.at(area))

    def symbols(self, area: str) -> tuple[int, int, int]:
        shown = self.state.shown(self.at(area))
        return symbol(shown, 0), symbol(shown, 1), symbol(shown, 2)

    def cards(self, zone: str, seat: int) -> list[str]:
        return [k.CARD_IDS[card] for card in getattr(self.state, zone)[seat]]

    def names(self, tiles: list[int]) -> list[str]:
        return [TILES[tile].id for tile in tiles]
