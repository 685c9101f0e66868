"""Set-up (NG-2), step by step."""

from __future__ import annotations

from rules.northgard import GAME, kinds
from rules.northgard import cards as k
from rules.northgard.content import CLANS
from rules.northgard.founding import setup_cells
from rules.northgard.land import cell_at, coordinates
from rules.northgard.state import ACTIONS, SETUP_1, SETUP_2, NorthgardState
from tests.northgard.support import CREATURE, TILE, Table


def start(players: int = 3, seed: int = 1, **options: object) -> NorthgardState:
    """A game whose clans are dealt: the first set-up tile is asked."""
    return GAME.new(players, seed, {"clans": "random", **options})  # type: ignore[dict-item, return-value]


def test_players_and_clans() -> None:
    """NG-1.1, NG-2.9: two to five players, clans chosen in seat order, each once; or dealt at random."""
    assert (GAME.least_players, GAME.most_players) == (2, 5)
    assert len(CLANS) == 7
    state = GAME.new(3, 1)
    for seat in range(3):
        assert state.decision is not None
        assert (state.decision.kind, state.decision.seat) == ("choose_clan", seat)
        assert len(state.legal()) == 7 - seat
        state.apply(GAME.notation.parse(f"clan clan_{CLANS[seat].id}"))
    assert state.clan == [0, 1, 2]
    dealt = {tuple(start(3, seed).clan) for seed in range(10)}
    assert len(dealt) > 5
    assert all(len(set(clans)) == 3 for clans in dealt)


def test_table() -> None:
    """NG-2.2, NG-2.3, NG-2.5, NG-2.6, NG-1.4: years, Unrest, Achievements, the starting tile, tokens."""
    state = start(4)
    assert (state.years, state.unrest, len(state.achievements)) == (7, 10, 4)
    assert state.land.placed[0] == (TILE["start"], cell_at(0, 0), 0)
    assert state.tokens == [7] * 8
    assert state.reserve == [14] * 4


def test_five_player_tile_in_the_pile() -> None:
    """NG-2.7: an ordinary tile with fewer than five players, unless the option takes it out."""
    for players, option, tiles in ((2, True, 34), (4, True, 34), (5, True, 33), (3, False, 33)):
        state = start(players, five_tile_in_pile_below_5_players=option)
        held = sum(len(tiles) for tiles in state.setup_tiles)
        assert held == 3 * players
        assert len(state.pile) + held == tiles


def test_decks() -> None:
    """NG-2.10, NG-2.8: six starting cards and the initial clan card; upgrades lie aside."""
    state = start(2)
    for seat in range(2):
        clan = state.clan[seat]
        assert sorted(state.draw_pile[seat]) == sorted((*k.STARTING_DECK, k.INITIAL_CARD[clan]))
        assert sorted(state.upgrades[seat]) == sorted(k.UPGRADE_CARDS[clan])
        assert state.hand[seat] == []


def test_rounds_and_first_year() -> None:
    """NG-2.14, NG-2.16, NG-2.17, NG-2.18, NG-2.21: two groups of three, no gains, the tiles go back."""
    for seed in range(6):
        state = start(4, seed)
        first = state.first_player
        order = []
        while state.phase < ACTIONS:
            decision = state.decision
            assert decision is not None
            order.append((decision.kind, decision.seat))
            state.play(state.legal()[seed % len(state.legal())])
        seats = [(first + place) % 4 for place in range(4)]
        assert order == [
            (kind, seat) for _ in range(2) for seat in seats for kind in ("setup_tile", "setup_units")
        ]
        for seat in range(4):
            assert [state.figures(own) for own in state.own(seat)] == [3, 3]
            assert state.fame_tokens(seat) == 0
        assert sum(state.resources) == 4 * 4 + 1
        assert state.setup_tiles == [[]] * 4
        assert len(state.pile) + len(state.land.placed) == 35
        assert (state.year, state.turn) == (1, first)


def test_first_round_touches_the_starting_tile() -> None:
    """NG-2.15: round one beside the starting tile, round two beside any tile."""
    state = start(2)
    cells = {coordinates(cell) for cell in setup_cells(state, True)}
    assert cells == {(0, -1), (1, 0), (0, 1), (-1, 0)}
    assert {coordinates(action[2]) for action in state.legal()} <= cells
    state.play(state.legal()[0])
    state.play(state.legal()[0])
    assert len(setup_cells(state, False)) > len(setup_cells(state, True))


def test_an_empty_territory_must_remain() -> None:
    """NG-2.15: a placement after which no territory of the tile is empty is refused."""
    table = Table("boar", "goat", tiles=("start 0 0 0", "t17 0 -1 0")).put(0, "t17.esw", 3)
    state = table.state
    state.pile.remove(TILE["t13"])
    state.setup_tiles[1] = [TILE["t13"]]
    state.stack = [(kinds.SETUP_TILE, 1, 2)]
    assert table.why("place t13 1,-1 0") == [("no_empty_territory", "NG-2.15")]
    assert table.can("place t13 0,1 0")


def test_second_group_elsewhere() -> None:
    """NG-2.16: not into the territory of the first group, nor a territory the tile is no part of."""
    table = Table("boar", "goat", tiles=("start 0 0 0", "t17 0 -1 0")).put(0, "start.n", 3)
    table.state.stack = [(kinds.SETUP_UNITS, 0, TILE["t17"])]
    assert table.options() == ["settle t17.n unit"]
    assert table.why("settle start.n unit") == [("not_empty", "NG-2.16")]
    assert table.why("settle start.w unit") == [("not_of_new_tile", "NG-2.14")]


def test_kaija_in_setup() -> None:
    """NG-2.19: she may replace one of the three units of either group."""
    table = Table("bear", "goat", tiles=("start 0 0 0", "t17 0 -1 0"))
    table.state.stack = [(kinds.SETUP_UNITS, 0, TILE["t17"])]
    table.do("settle t17.n kaija")
    assert table.state.kaija_at == table.at("t17.n")
    assert (table.units("t17.n"), table.state.reserve[0]) == (2, 12)


def test_no_tile_fits_in_setup() -> None:
    """NG-2.20: the player draws until one fits; the failed tiles go under the pile."""
    # Only (1,0) is left beside the starting tile. t13 leaves a line alone there; t05 would leave no empty territory.
    tiles = ("start 0 0 0", "t19 -1 0 2", "t25 0 -1 3", "t16 0 1 1", "t14 1 -1 1", "t18 1 1 0", "t31 -1 1 1")
    table = Table("boar", "goat", tiles=tiles).put(1, "start.e", 3).put(0, "start.s", 3)
    state = table.state
    state.pile.remove(TILE["t13"])
    state.setup_tiles[0] = [TILE["t13"]]
    table.tiles("t05", "t06")
    state.phase, state.year = SETUP_1, 0
    state.stack = [(kinds.SETUP_TURN, 0, 1)]
    state.settle()
    assert table.asked == ("setup_tile", 0)
    assert {option.split()[1] for option in table.options()} == {"t06"}
    assert table.names(state.pile)[0] == "t05"
    table.check()


def last_of_setup(state: NorthgardState) -> None:
    """The last turn of the set-up: everybody has had the others."""
    state.phase, state.year, state.cursor = SETUP_2, 0, state.players


def test_creatures_in_setup() -> None:
    """NG-2.13, NG-10.3.1, NG-10.0: a lair brings a creature before the units; it does nothing yet."""
    table = Table("boar", "goat", tiles=("start 0 0 0",), creatures="on").creatures_next("draugr_beige")
    state = table.state
    state.pile.remove(TILE["t17"])
    state.setup_tiles[0] = [TILE["t17"]]
    last_of_setup(state)
    state.stack = [(kinds.SETUP_TILE, 0, 2)]
    table.do("place t17 0,-1 0")
    assert state.creature_at[CREATURE["draugr_beige"]] == table.at("t17.n")
    table.do("settle t17.n unit")
    assert table.units("t17.n") == 3, "beside the Draugr, and nobody was lost"
    off = start(2)
    assert off.creature_deck == []


def test_not_beside_a_valkyrie_in_setup() -> None:
    """NG-10.3.2: unless the tile offers no other empty territory."""
    table = Table("boar", "goat", tiles=("start 0 0 0",), creatures="on").creatures_next(
        "fallen_valkyrie_beige"
    )
    state = table.state
    state.pile.remove(TILE["t17"])
    state.setup_tiles[0] = [TILE["t17"]]
    last_of_setup(state)
    state.stack = [(kinds.SETUP_TILE, 0, 2)]
    table.do("place t17 0,-1 0")
    assert table.why("settle t17.n unit") == [("valkyrie_bars", "NG-10.3.2")]
    only = Table("boar", "goat", tiles=("start 0 0 0",), creatures="on").creatures_next(
        "fallen_valkyrie_beige"
    )
    only.put(1, "start.n")
    only.state.pile.remove(TILE["t17"])
    only.state.setup_tiles[0] = [TILE["t17"]]
    last_of_setup(only.state)
    only.state.stack = [(kinds.SETUP_TILE, 0, 2)]
    only.do("place t17 0,-1 0")
    assert only.can("settle t17.n unit")
