"""Setting up the game (TM-3)."""

from __future__ import annotations

import pytest

from rules.core import SetupError
from rules.terra_mystica import GAME
from rules.terra_mystica.board import HEX, bits
from rules.terra_mystica.content import CARD, FACTION, FACTIONS, FAVOR_COPIES, PROMO_TILE, TILE, TILE_SPADE
from rules.terra_mystica.rounds import first_dwellings, settle_faction
from rules.terra_mystica.state import TerraMysticaState
from tests.terra_mystica.table import asked, bowls, cults, do, goods, options_of, refused, table


def new(players: int, seed: int = 0, **options: str | bool) -> TerraMysticaState:
    state = GAME.new(players, seed, options)
    assert isinstance(state, TerraMysticaState)
    return state


def cards_in_play(state: TerraMysticaState) -> set[str]:
    return {CARD.word(card) for card, coins in enumerate(state.card_coins) if coins >= 0}


def test_tm_ex_01_witches() -> None:
    """TM-EX-01 (TM-3.7.2, TM-3.7.3, TM-3.7.4, TM-4.7.1)."""
    state = table("witches", "nomads")
    assert goods(state, 0) == "C 15 W 3 P 0"
    assert bowls(state, 0) == "5/7/0"
    assert cults(state, 0) == "0/0/0/2"
    assert (state.vp[0], state.shipping[0]) == (20, 0)
    assert state.board(0).workers_per_spade[state.exchange[0]] == 3


def test_tm_ex_02_introductory_cults() -> None:
    """TM-EX-02 (TM-3.7.5, TM-3.6.1): symbols of the boards, no power for them."""
    state = new(4, faction_selection="introductory")
    assert [cults(state, seat) for seat in range(4)] == ["0/0/0/2", "1/0/1/0", "0/0/1/1", "0/2/0/0"]
    assert state.shipping == [0, 0, 0, 1]
    assert [bowls(state, seat) for seat in range(4)] == ["5/7/0", "5/7/0", "3/9/0", "3/9/0"]


def test_tm_3_1_order_of_the_set_up() -> None:
    """TM-3.1, TM-3.6.5: tiles and cards lie open, then factions, dwellings, cards; then round 1 with its income."""
    state = new(3, seed=5)
    assert len(state.tiles) == 6
    assert len(cards_in_play(state)) == 6
    kinds = []
    while state.round == 0:
        kinds.append(asked(state)[1])
        state.apply(state.legal()[0])
    assert kinds == sorted(kinds, key=["choose_faction", "place_dwelling", "choose_first_bonus"].index)
    assert asked(state) == (0, "main_action")
    assert all(workers > 0 for workers in state.workers)


def test_tm_3_2_1_everything_lies_ready() -> None:
    """TM-3.2.1: all favor tiles and town tiles, free power actions, empty orders."""
    state = new(2)
    assert tuple(state.favors_left) == FAVOR_COPIES == (1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3)
    assert state.towns_left[:5] == [2, 2, 2, 2, 2]
    assert state.power_used == 0
    assert set(state.orders) == {-1}


def test_tm_3_3_1_scoring_tiles_are_drawn() -> None:
    """TM-3.3.1: six different tiles, the spade tile never in rounds 5 and 6, but in every other."""
    places = set()
    for seed in range(200):
        tiles = new(2, seed).tiles
        assert len(set(tiles)) == 6
        assert PROMO_TILE not in tiles
        if TILE_SPADE in tiles:
            places.add(tiles.index(TILE_SPADE) + 1)
    assert places == {1, 2, 3, 4}


def test_tm_3_3_3_introductory_scoring_tiles() -> None:
    """TM-3.3.3, TM-3.10.3."""
    for players in (2, 3, 4, 5):
        state = new(players, seed=players, faction_selection="introductory")
        assert [TILE.word(tile) for tile in state.tiles] == [
            "score_dwelling_fire",
            "score_stronghold_air",
            "score_spade_earth",
            "score_trading_water",
            "score_stronghold_fire",
            "score_trading_air",
        ]


def test_tm_3_4_1_players_plus_three_cards() -> None:
    """TM-3.4.1: drawn at random from the nine."""
    seen: set[str] = set()
    for seed in range(40):
        for players in (2, 3, 4, 5):
            cards = cards_in_play(new(players, seed))
            assert len(cards) == players + 3
            seen |= cards
    assert seen == set(CARD.words) - {"bonus_shipping_points"}


def test_tm_3_5_1_seat_zero_starts() -> None:
    """TM-3.5.1: seats are numbered from the start player, who chooses first."""
    assert asked(new(4)) == (0, "choose_faction")


def test_tm_3_6_2_choosing_in_order() -> None:
    """TM-3.6.2, TM-1.5: any faction of a free colour, clockwise."""
    state = new(3)
    do(state, "faction witches")
    assert asked(state) == (1, "choose_faction")
    assert refused(state, "faction auren") == [("color_taken", "TM-1.5")]
    do(state, "faction nomads", "faction giants")
    assert asked(state)[1] == "place_dwelling"


def test_tm_3_6_3_dealt_colours() -> None:
    """TM-3.6.3: one of the two sides of the colour, in seat order."""
    state = new(5, seed=3, faction_selection="random_color_choose_side")
    homes = []
    for seat in range(5):
        assert asked(state) == (seat, "choose_side")
        options = options_of(state)
        assert len(options) == 2
        other = next(
            f"faction {faction.id}" for faction in FACTIONS if f"faction {faction.id}" not in options
        )
        assert refused(state, other) == [("other_color", "TM-3.6.3")]
        do(state, min(options))
        homes.append(state.home(seat))
    assert len(set(homes)) == 5


def test_tm_3_6_4_random_factions() -> None:
    """TM-3.6.4: colours differ, every faction may come."""
    seen: set[int] = set()
    for seed in range(60):
        state = new(5, seed, faction_selection="random")
        assert len({state.home(seat) for seat in range(5)}) == 5
        seen.update(state.faction)
    assert len(seen) == 14


def test_tm_3_7_1_supply() -> None:
    """TM-3.7.1, TM-3.7.2: seven priests beside the board; a starting priest comes out of them."""
    state = table("darklings", "witches")
    assert (state.priests, state.supply) == ([1, 0], [6, 7])
    assert state.bridges == ()


def test_tm_20_start_of_every_faction() -> None:
    """TM-20, TM-3.7.2 to TM-3.7.5: the table of the fourteen boards."""
    expected = {
        "alchemists": ("C 15 W 3 P 0", "5/7/0", "1/1/0/0"),
        "darklings": ("C 15 W 1 P 1", "5/7/0", "0/1/1/0"),
        "auren": ("C 15 W 3 P 0", "5/7/0", "0/1/0/1"),
        "witches": ("C 15 W 3 P 0", "5/7/0", "0/0/0/2"),
        "chaos_magicians": ("C 15 W 4 P 0", "5/7/0", "2/0/0/0"),
        "giants": ("C 15 W 3 P 0", "5/7/0", "1/0/0/1"),
        "cultists": ("C 15 W 3 P 0", "5/7/0", "1/0/1/0"),
        "halflings": ("C 15 W 3 P 0", "3/9/0", "0/0/1/1"),
        "dwarves": ("C 15 W 3 P 0", "5/7/0", "0/0/2/0"),
        "engineers": ("C 10 W 2 P 0", "3/9/0", "0/0/0/0"),
        "fakirs": ("C 15 W 3 P 0", "7/5/0", "1/0/0/1"),
        "nomads": ("C 15 W 2 P 0", "5/7/0", "1/0/1/0"),
        "mermaids": ("C 15 W 3 P 0", "3/9/0", "0/2/0/0"),
        "swarmlings": ("C 20 W 8 P 0", "3/9/0", "1/1/1/1"),
    }
    state = table("witches", "nomads")
    for name, values in expected.items():
        settle_faction(state, 0, FACTION.index(name))
        assert (goods(state, 0), bowls(state, 0), cults(state, 0)) == values
        assert state.board(0).workers_per_spade[:1] == (() if name == "darklings" else (3,))
    costs = {faction.id: faction.costs for faction in FACTIONS}
    assert costs["witches"] == ((1, 2), (2, 6), (2, 5), (4, 6), (4, 6))
    assert costs["engineers"] == ((1, 1), (1, 4), (1, 4), (3, 6), (3, 6))
    assert costs["swarmlings"] == ((2, 3), (3, 8), (3, 6), (5, 8), (5, 8))
    strong = {name: (costs[name][3], costs[name][4]) for name in costs}
    assert strong["darklings"] == ((4, 6), (4, 10))
    assert strong["chaos_magicians"] == ((4, 4), (4, 8))
    assert strong["fakirs"] == ((4, 10), (4, 6))
    assert strong["cultists"] == ((4, 8), (4, 8))
    assert strong["halflings"] == strong["nomads"] == ((4, 8), (4, 6))
    assert strong["auren"] == strong["mermaids"] == ((4, 6), (4, 8))


def test_tm_ex_06_order_of_first_dwellings() -> None:
    """TM-EX-06 (TM-3.8.2, TM-3.9.1)."""
    state = new(4)
    do(state, "faction chaos_magicians", "faction nomads", "faction mermaids", "faction darklings")
    order = []
    while asked(state)[1] == "place_dwelling":
        order.append(state.faction[asked(state)[0]])
        state.apply(state.legal()[0])
    words = [FACTION.word(faction) for faction in order]
    assert words == [
        "nomads", "mermaids", "darklings", "darklings", "mermaids", "nomads", "nomads", "chaos_magicians",
    ]  # fmt: skip
    seats = []
    while asked(state)[1] == "choose_first_bonus":
        seats.append(asked(state)[0])
        state.apply(state.legal()[0])
    assert seats == [3, 2, 1, 0]


def test_tm_3_8_3_first_dwellings_need_home_terrain_only() -> None:
    """TM-3.8.3, TM-3.8.4, TM-3.8.5: free home terrain; nothing is paid, nobody is offered power."""
    state = new(2)
    do(state, "faction witches", "faction nomads")
    assert refused(state, "place E5") == [("not_home_terrain", "TM-3.8.3")]
    do(state, "place F4")
    assert options_of(state) == {f"place {HEX.word(hex)}" for hex in bits(state.terrain_sets[state.home(1)])}
    do(state, "place F3")  # next to F4
    assert asked(state) == (1, "place_dwelling")
    assert refused(state, "place F3") == [("occupied", "TM-3.8.3")]
    assert goods(state, 0) == "C 15 W 3 P 0"
    assert (state.vp, state.standing[0]) == ([20, 20], 1)


def test_tm_3_8_1_introductory_dwellings_are_given() -> None:
    """TM-3.8.1, TM-3.10.1, TM-3.10.2."""
    expected: dict[int, list[tuple[str, set[str]]]] = {
        2: [("witches", {"C3", "F4"}), ("nomads", {"E8", "F3", "I7"})],
        3: [("witches", {"E9", "F4"}), ("nomads", {"F3", "G4", "I7"}), ("alchemists", {"E5", "G5"})],
        4: [
            ("witches", {"E9", "F4"}),
            ("nomads", {"D3", "E8", "I7"}),
            ("halflings", {"E6", "F5"}),
            ("mermaids", {"D5", "E4"}),
        ],
        5: [
            ("witches", {"C3", "E9"}),
            ("nomads", {"A5", "D3", "I7"}),
            ("halflings", {"E6", "F5"}),
            ("mermaids", {"E4", "H4"}),
            ("giants", {"D4", "D7"}),
        ],
    }
    for players, seats in expected.items():
        state = new(players, faction_selection="introductory")
        assert first_dwellings(state) == []
        found = [
            (FACTION.word(state.faction[seat]), {HEX.word(hex) for hex in bits(state.own[seat])})
            for seat in range(players)
        ]
        assert found == seats
        assert "bonus_dwelling" not in cards_in_play(state)
        assert len(cards_in_play(state)) == players + 3


def test_tm_ex_05_first_income() -> None:
    """TM-EX-05 (TM-3.9.1, TM-3.9.2, TM-6.1)."""
    state = intro_after_cards()
    assert [goods(state, seat) for seat in range(4)] == [
        "C 15 W 6 P 0",
        "C 21 W 6 P 0",
        "C 17 W 6 P 0",
        "C 15 W 7 P 0",
    ]
    assert [bowls(state, seat) for seat in range(4)] == ["2/10/0", "5/7/0", "3/9/0", "0/12/0"]
    coins = {CARD.word(card): coins for card, coins in enumerate(state.card_coins) if coins > 0}
    assert coins == {"bonus_stronghold_sanctuary": 1, "bonus_priest": 1, "bonus_cult": 1}


def intro_after_cards() -> TerraMysticaState:
    """The position of TM-EX-05: introductory game of four, round 1 begins."""
    state = new(4, faction_selection="introductory")
    assert refused(state, "take bonus_dwelling") == [("card_not_in_play", "TM-3.4.1")]
    do(state, "take bonus_power_worker", "take bonus_spade", "take bonus_coins")
    assert refused(state, "take bonus_spade") == [("card_taken", "TM-3.9.1")]
    do(state, "take bonus_shipping")
    return state


@pytest.mark.parametrize("players", [1, 6])
def test_tm_1_5_two_to_five_players(players: int) -> None:
    """TM-1.5."""
    with pytest.raises(SetupError):
        GAME.new(players, 0)


def test_tm_22_6_and_22_7_promotional_pieces_are_drawn_only_with_their_options() -> None:
    """TM-22.6, TM-22.7, TM-22.8: the three options are independent and off by default."""
    seen_cards: set[str] = set()
    seen_tiles: set[str] = set()
    for seed in range(40):
        with_card = new(4, seed, promo_shipping_card=True)
        seen_cards |= cards_in_play(with_card)
        assert len(cards_in_play(with_card)) == 7
        assert PROMO_TILE not in with_card.tiles
        with_tile = new(4, seed, promo_temple_tile=True)
        seen_tiles |= {TILE.word(tile) for tile in with_tile.tiles}
        assert "bonus_shipping_points" not in cards_in_play(with_tile)
    assert "bonus_shipping_points" in seen_cards
    assert "score_temple_priests" in seen_tiles
    assert new(2).towns_left[5:] == [0, 0, 0]
    assert new(2, promo_town_tiles=True).towns_left == [2, 2, 2, 2, 2, 1, 2, 1]
