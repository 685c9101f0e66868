"""Set-up (NG-2): clans, decks, the first player, the first tiles and armies."""

from __future__ import annotations

from rules.core import Action, Field, Frame, Params, Step, Violation
from rules.northgard import cards as k
from rules.northgard import kinds
from rules.northgard.choice import Choice, area_word
from rules.northgard.content import CLANS, DEVELOPMENTS, FACES, FOOD, START_5, TILES, WOOD
from rules.northgard.content import START as START_TILE
from rules.northgard.creatures import appear, build_deck
from rules.northgard.exploring import TilePlacement, draw_tile, put_tile, put_under
from rules.northgard.land import STEP, first_land
from rules.northgard.state import NOWHERE, SETUP_1, NorthgardState
from rules.northgard.vocabulary import CLAN, DO_CLAN, DO_PLACE, DO_SETTLE, FIGURE, KAIJA, TILE, UNIT

TILES_DRAWN = 3
UNITS_IN_GROUP = 3


def deal(state: NorthgardState) -> None:
    """What is shuffled before the first decision (NG-2.4 to NG-2.9)."""
    options = state.setup.options
    early_each, advanced_each = DEVELOPMENTS["longer" if options["longer"] else "standard"]
    early, advanced = list(k.EARLY), list(k.ADVANCED)
    state.rng.shuffle(early)
    state.rng.shuffle(advanced)
    state.development = advanced[: advanced_each * state.players] + early[: early_each * state.players]
    achievements = list(k.ACHIEVEMENTS)
    state.rng.shuffle(achievements)
    state.achievements = sorted(achievements[: state.players])
    state.land = first_land(state.players)
    state.pile = list(box_tiles(state))
    state.rng.shuffle(state.pile)
    if options["clans"] == "random":
        clans = list(range(len(CLANS)))
        state.rng.shuffle(clans)
        for seat in range(state.players):
            state.set_clan(seat, clans[seat])


def box_tiles(state: NorthgardState) -> tuple[int, ...]:
    """The tiles of the pile before anything is drawn (NG-2.7)."""
    with_five = state.players < 5 and state.setup.options["five_tile_in_pile_below_5_players"]
    return tuple(tile for tile in range(len(TILES)) if tile != START_TILE and (tile != START_5 or with_five))


class ChooseClan(Choice):
    """A clan that nobody has yet (NG-2.9)."""

    kind = "choose_clan"
    rules = ("NG-2.9",)
    verbs = (DO_CLAN,)

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_CLAN, clan) for clan in range(len(CLANS)) if clan not in state.clan]

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_CLAN, clan) for clan in range(len(CLANS))]

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        return [Violation("clan_taken", "NG-2.9", {"clan": CLAN.word(action[1])})]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        state.set_clan(frame[1], action[1])
        if state.events is not None:
            state.emit("chose_clan", frame[1], "", {"clan": CLAN.word(action[1])})


def after_clans(state: NorthgardState) -> None:
    """Decks, first player, resources, creature deck and three tiles each (NG-2.10 to NG-2.14)."""
    for seat in range(state.players):
        deck = sorted((*k.STARTING_DECK, k.INITIAL_CARD[state.clan[seat]]))
        state.owned[seat] = deck.copy()
        state.rng.shuffle(deck)
        state.draw_pile[seat] = deck
    state.first_player = roll_for_first_player(state)
    state.turn = state.first_player
    for place, seat in enumerate(state.in_order(state.first_player)):  # NG-2.12
        state.resources[3 * seat + FOOD] = 2 if place < 3 else 3
        state.resources[3 * seat + WOOD] = 2
    if state.creatures_on:
        build_deck(state)
    for seat in state.in_order(state.first_player):
        state.setup_tiles[seat] = sorted(draw_tile(state, seat) for _ in range(TILES_DRAWN))
    state.phase = SETUP_1


def roll_for_first_player(state: NorthgardState) -> int:
    """Most axes on two dice; only those tied for most roll again (NG-2.11)."""
    seats = list(range(state.players))
    while len(seats) > 1:
        axes = [sum(FACES[state.rng.below(len(FACES))].axes for _ in range(2)) for _ in seats]
        if state.events is not None:
            for seat, rolled in zip(seats, axes, strict=True):
                state.emit("rolled_for_first", seat, "", {"axes": rolled})
        seats = [seat for seat, rolled in zip(seats, axes, strict=True) if rolled == max(axes)]
    if state.events is not None:
        state.emit("first_marker", seats[0])
    return seats[0]


def setup_cells(state: NorthgardState, first_round: bool) -> list[int]:
    """Round 1: beside a starting tile; round 2: beside any tile (NG-2.15)."""
    land = state.land
    if not first_round:
        return land.edge_cells()
    starts = [cell for tile, cell, _ in land.placed[: 2 if state.players == 5 else 1]]
    return sorted({cell + step for cell in starts for step in STEP if cell + step not in land.cells})


def setup_options(state: NorthgardState, tiles: list[int], first_round: bool) -> list[Action]:
    """Every legal placement of a set-up tile, sorted."""
    cells = setup_cells(state, first_round)
    return [
        (DO_PLACE, tile, cell, turns)
        for tile in sorted(tiles)
        for cell, turns in setup_placements(state, tile, cells)
    ]


def setup_placements(
    state: NorthgardState, tile: int, cells: list[int], *, first_only: bool = False
) -> list[tuple[int, int]]:
    """Where a set-up tile fits; a Valkyrie's territory counts as empty here (NG-10.3.2 is about the units)."""
    valkyries = state.with_valkyries()
    return state.land.placements(
        tile, cells, state.owner, valkyries, leave_empty=NOWHERE, first_only=first_only
    )


class SetupTurn(Step[NorthgardState]):
    """A seat's turn in a round of the set-up: if none of its tiles fits it draws until one does (NG-2.20)."""

    kind = "setup_turn"
    automatic = True
    fields = (Field("round"),)

    def run(self, state: NorthgardState, frame: Frame) -> None:
        _, seat, number = frame
        cells = setup_cells(state, number == 1)
        fits = any(setup_placements(state, tile, cells, first_only=True) for tile in state.setup_tiles[seat])
        unseen = len(state.pile)
        while not fits and unseen:
            tile = draw_tile(state, seat)
            unseen -= 1
            fits = bool(setup_placements(state, tile, cells, first_only=True))
            if fits:
                state.setup_tiles[seat] = sorted([*state.setup_tiles[seat], tile])
            else:
                put_under(state, tile)
        if fits:
            state.stack.append((kinds.SETUP_TILE, seat, number))


class SetupTile(TilePlacement):
    """Which of the own tiles goes where (NG-2.14)."""

    kind = "setup_tile"
    rules = ("NG-2.14", "NG-2.15")
    verbs = (DO_PLACE,)
    fields = (Field("round"),)
    cell_rule = "NG-2.15"

    def tiles(self, state: NorthgardState, frame: Frame) -> tuple[int, ...]:
        return tuple(state.setup_tiles[frame[1]])

    def cells(self, state: NorthgardState, frame: Frame) -> list[int]:
        return setup_cells(state, frame[2] == 1)

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"round": frame[2]}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return setup_options(state, state.setup_tiles[frame[1]], frame[2] == 1)

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        seat = frame[1]
        _, tile, cell, turns = action
        state.setup_tiles[seat].remove(tile)
        put_tile(state, seat, tile, cell, turns)
        state.stack[-1] = (kinds.SETUP_UNITS, seat, tile)
        lair = TILES[tile].lair
        if lair >= 0 and state.creatures_on:  # NG-10.3.1: it does not act
            appear(state, seat, state.land.root[lair], activate=False)


class SetupUnits(Choice):
    """Three figures into an empty territory of the new tile (NG-2.14, NG-2.19)."""

    kind = "setup_units"
    rules = ("NG-2.14", "NG-2.16")
    verbs = (DO_SETTLE,)
    fields = (Field("tile", TILE),)

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        _, seat, tile = frame
        empty = sorted(
            {root for root in (state.land.root[area] for area in TILES[tile].areas) if state.owner[root] < 0}
        )
        valkyries = state.with_valkyries()
        empty = [root for root in empty if root not in valkyries] or empty  # NG-10.3.2
        figures = (UNIT, KAIJA) if state.kaija_free(seat) else (UNIT,)
        return [(DO_SETTLE, root, figure) for root in empty for figure in figures]

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_SETTLE, root, UNIT) for root in state.land.roots]

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        _, root, figure = action
        area = {"area": area_word(root)}
        if root not in {state.land.root[part] for part in TILES[frame[2]].areas}:
            return [Violation("not_of_new_tile", "NG-2.14", area)]
        if state.owner[root] >= 0:
            return [Violation("not_empty", "NG-2.16", area)]
        if figure == KAIJA and not state.kaija_free(frame[1]):
            return [Violation("no_kaija", "NG-2.19")]
        return [Violation("valkyrie_bars", "NG-10.3.2", area)]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        seat = frame[1]
        _, root, figure = action
        state.stack.pop()
        settle(state, seat, root, figure)


def settle(state: NorthgardState, seat: int, territory: int, figure: int) -> None:
    """Three figures come into an empty territory; Kaija may be one of them (NG-2.19, NG-7.8.2)."""
    units = UNITS_IN_GROUP - (figure == KAIJA)
    state.reserve[seat] -= units
    state.put_units(seat, territory, units)
    if figure == KAIJA:
        state.put_kaija(territory)
    if state.events is not None:
        params: dict[str, str | int] = {
            "number": UNITS_IN_GROUP,
            "area": area_word(territory),
            "figure": FIGURE.word(figure),
        }
        state.emit("settled", seat, "", params)
