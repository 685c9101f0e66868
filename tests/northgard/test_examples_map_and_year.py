"""The worked examples of examples.md, parts A to C: map, set-up and year, recruit, build, move."""

from __future__ import annotations

import pytest

from rules.northgard import GAME, kinds
from rules.northgard import cards as k
from rules.northgard.content import AREAS, SITES, TILES, symbol
from rules.northgard.founding import roll_for_first_player, setup_cells
from rules.northgard.land import cell_at, coordinates, turned_point
from rules.northgard.scoring import score_of
from rules.northgard.state import CLOSING, OVER
from rules.northgard.vocabulary import AREA
from rules.northgard.year import feed
from tests.northgard.support import CAPS, CARD, CORRIDORS, FACE, TILE, Table, land_of

NOBODY = [-1] * len(AREAS)


def rotations(land: object, tile: str, x: int, y: int, owner: list[int] = NOBODY) -> list[int]:
    """The rotations in which a tile fits a cell."""
    found = land.placements(TILE[tile], [cell_at(x, y)], owner, frozenset())  # type: ignore[attr-defined]
    return [turns for _, turns in found]


# -- A. Map model -------------------------------------------------------------------------------------------


def test_ng_ex_1_rotation() -> None:
    """NG-3.1.2, NG-3.1.4: facing sides and border ends of t24 after one quarter turn."""
    tile = TILES[TILE["t24"]]
    assert [AREAS[area].id for area in tile.facing[1]] == ["t24.nw", "t24.nw", "t24.e", "t24.s"]
    assert tile.ends[1] == 0b1101  # NW, SE, SW, not NE


def test_ng_ex_2_point_rotation() -> None:
    """NG-3.1.1: a printed point after quarter turns, for drawing."""
    expected = {0: (0.20, 0.24), 1: (0.76, 0.20), 2: (0.80, 0.76), 3: (0.24, 0.80)}
    for turns, point in expected.items():
        assert turned_point(0.20, 0.24, turns) == pytest.approx(point)


def test_ng_ex_3_closing_with_a_cap() -> None:
    """NG-3.5.1, NG-5.10.4: t17 turned twice closes start.n."""
    for clan, fame, lore in (("goat", 2, 0), ("boar", 2, 0), ("stag", 3, 0)):
        table = Table(clan, "snake", tiles=("start 0 0 0",)).put(0, "start.n").tiles("t17")
        table.hand(0, "explore").turn().do("play explore", "place t17 0,-1 2")
        assert table.size("start.n") == 2
        assert table.closed("start.n")
        assert table.at("start.n") == table.at("t17.n")
        assert table.fame(0) == fame
        assert table.resources(0) == (0, 0, lore)
        open_cells = table.state.land.frontier[table.at("t17.esw")]
        assert sorted(map(coordinates, open_cells)) == [(-1, -1), (0, -2), (1, -1)]
        assert table.at("t17.esw") in table.state.land.regular[table.at("start.n")]


def test_ng_ex_4_not_closing() -> None:
    """NG-5.10.4, NG-8.2: unturned it closes nothing; the Boar gets a lore."""
    table = Table("boar", "snake", tiles=("start 0 0 0",)).put(0, "start.n").tiles("t17")
    table.hand(0, "explore").turn().do("play explore", "place t17 0,-1 0")
    assert table.size("start.n") == 2
    assert not table.closed("start.n")
    assert sorted(map(coordinates, table.state.land.frontier[table.at("start.n")])) == [(-1, -1), (1, -1)]
    assert table.size("t17.n") == 1
    assert table.fame(0) == 0
    assert table.resources(0) == (0, 0, 1)


def test_ng_ex_5_five_player_start() -> None:
    """NG-2.7, NG-2.15: the middle territory is closed with a food; six cells for the first round."""
    state = GAME.new(5, 1, {"clans": "random"})
    land = land_of("start 0 0 0", "start_5 1 0 0")
    assert state.land.placed[:2] == land.placed
    assert len(land.roots) == 7
    middle = land.root[AREA.index("start.e")]
    assert middle == land.root[AREA.index("start_5.w")]
    assert land.closed(middle)
    assert land.size(middle) == 2
    assert symbol(land.symbols[middle], 0) == 1
    neighbours = {AREAS[area].id for area in land.regular[middle]}
    assert neighbours == {"start.n", "start.w", "start.s", "start_5.n", "start_5.s"}
    assert land.adjacent[middle] == land.regular[middle]
    state.land = land
    cells = {coordinates(cell) for cell in setup_cells(state, True)}
    assert cells == {(0, -1), (1, -1), (-1, 0), (2, 0), (0, 1), (1, 1)}


def test_ng_ex_6_vertex_test() -> None:
    """NG-3.8.1: one border end at the vertex must be continued."""
    land = land_of("start 0 0 0", "t13 1 0 0", "t11 0 1 2")
    assert rotations(land, "t02", 1, 1) == [0, 3]
    assert rotations(land, "t21", 1, 1) == [1, 3]
    assert rotations(land, "t24", 1, 1) == [1, 2, 3]
    assert rotations(land, "t12", 1, 1) == [0, 1, 2, 3]
    assert rotations(land, "t01", 1, 1) == [0, 1, 2, 3]


def test_ng_ex_7_vertex_with_two_ends() -> None:
    """NG-3.8.1, NG-3.8.3: with two ends there every rotation of every tile is continuous."""
    land = land_of("start 0 0 0", "t13 1 0 0", "t11 0 1 0")
    for tile in TILES:
        if tile.id not in ("start", "t13", "t11"):
            assert rotations(land, tile.id, 1, 1) == list(tile.rotations)


EX_8 = ("start 0 0 0", "t10 -1 0 2", "t32 1 0 2", "t28 -1 1 3", "t08 1 1 0")


@pytest.mark.parametrize(
    ("clan", "fame", "gained"), [("goat", 4, (0, 0, 0)), ("stag", 5, (0, 0, 0)), ("raven", 4, (1, 2, 0))]
)
def test_ng_ex_8_forbidden_placement(clan: str, fame: int, gained: tuple[int, ...]) -> None:
    """NG-3.8.1, NG-3.9.1, NG-8.4: only one of four rotations is legal, and it closes red's territory."""
    table = Table(clan, "snake", tiles=EX_8).put(0, "t10.nw").put(1, "t08.m").tiles("t11")
    assert table.size("t10.nw") == 3
    table.hand(0, "explore").turn().do("play explore")
    assert table.options() == ["place t11 0,1 3"]
    assert table.why("place t11 0,1 0") == [("joins_players", "NG-3.9.1")]
    assert table.why("place t11 0,1 1") == [("line_stops", "NG-3.8.1")]
    assert table.why("place t11 0,1 2") == [("line_stops", "NG-3.8.1"), ("joins_players", "NG-3.9.1")]
    table.do("place t11 0,1 3")
    assert table.closed("t10.nw")
    assert table.size("t10.nw") == 4
    assert table.symbols("t10.nw") == (1, 2, 0)
    assert table.fame(0) == fame
    assert table.resources(0) == gained
    assert table.at("start.s") == table.at("t11.esw") == table.at("t08.m")
    assert table.size("t08.m") == 3
    assert not table.closed("t08.m")


def test_ng_ex_9_who_gets_closing_fame() -> None:
    """NG-5.10.4: only the explorer who controls the closed territory."""
    for explorer, card, fame in ((0, "huginn_and_muninn", [0, 0]), (1, "explore", [0, 3])):
        table = Table("goat", "snake", tiles=("start 0 0 0", "t12 -1 0 0"))
        table.put(0, "start.n").put(1, "start.w").tiles("t17").hand(explorer, card)
        table.turn(explorer).do(f"play {card}", "place t17 -2,0 1")
        assert table.closed("start.w")
        assert table.size("start.w") == 3
        assert [table.fame(0), table.fame(1)] == fame


def test_ng_ex_10_both_border_kinds() -> None:
    """NG-3.4.2: one regular border makes the connection regular."""
    table = Table("goat", "snake", tiles=("t08 0 0 0", "t12 1 0 0", "t13 0 -1 0", "t02 1 -1 0"))
    north, middle = table.at("t08.n"), table.at("t08.m")
    assert north == table.at("t12.n") == table.at("t13.a") == table.at("t02.esw")
    assert (table.size("t08.n"), table.size("t08.m")) == (4, 2)
    assert middle in table.state.land.regular[north]
    table.put(0, "t13.a", 1).hand(0, "move").turn().do("play move", "from t13.a")
    assert table.can("to t08.m")


def test_ng_ex_11_rough_only() -> None:
    """NG-5.9.1, NG-9.2.19: Move 1 cannot cross, Militia can with both points, Wolf Clan can."""
    table = Table("wolf", "snake").put(0, "t20.es", 2)
    table.hand(0, "move", "militia", "wolf_clan").turn()
    table.do("play move")
    assert table.asked == ("play_card", 0), "no move is possible, so the action ends"
    table.do("play militia", "from t20.es", "to start.e", "send 1")
    assert table.asked == ("play_card", 0), "both points are used"
    assert table.units("start.e") == 1
    table.do("play wolf_clan", "from t20.es", "to start.e", "send 1")
    assert table.units("start.e") == 2


def test_ng_ex_12_duplicates_by_merging() -> None:
    """NG-5.8.3, NG-5.10.5: both silos stay and work, a third may not be built except by the Goat card."""
    table = Table("goat", "snake", tiles=("start 0 0 0", "t10 0 -1 0", "t09 1 0 0"))
    table.put(0, "t10.e").put(0, "t09.nw").build("food_silo", "t10.e").build("food_silo", "t09.nw")
    table.tiles("t13").give(0, wood=3).hand(0, "explore", "goat_clan", "build")
    table.turn().do("play explore", "place t13 1,-1 0")
    assert table.at("t10.e") == table.at("t09.nw")
    assert table.symbols("t10.e") == (3, 1, 0)  # a printed food and both silos
    table.state.stack = [(kinds.TURN, 0)]
    assert not table.state.land.closed(table.at("t13.a"))
    table.do("play build")
    assert not any(option.startswith("build food_silo") for option in table.options())


def test_ng_ex_13_statistics() -> None:
    """NG-3.2.1, NG-3.2.2: the totals over all 35 tiles."""
    assert (len(TILES), len(AREAS)) == (35, 103)
    assert [sum(symbol(area.symbols, kind) for area in AREAS) for kind in range(3)] == [12, 11, 8]
    sites = [SITES[area.site] for area in AREAS]
    assert [sites.count(kind) for kind in ("small", "carved", "large")] == [45, 8, 14]
    assert sum(area.lair for area in AREAS) == 11
    borders = [kind for area in AREAS for _, kind in area.borders]
    assert (borders.count(0) // 2, borders.count(1) // 2) == (76, 21)


# -- B. Set-up and year -------------------------------------------------------------------------------------


def kinds_of(cards: list[int]) -> list[str]:
    return [k.CARDS[card].kind for card in cards]


def test_ng_ex_14_development_deck() -> None:
    """NG-2.4, NG-7.1.3: Early cards lie on Advanced ones."""
    state = GAME.new(3, 5)
    assert kinds_of(state.development) == ["advanced"] * 12 + ["early"] * 6
    assert len(state.achievements) == 3
    longer = GAME.new(4, 5, {"longer": True})
    assert kinds_of(longer.development) == ["advanced"] * 24 + ["early"] * 12
    assert longer.years == 10


def test_ng_ex_15_starting_resources() -> None:
    """NG-2.12: the fourth and fifth in turn order get a third food."""
    seen = set()
    for seed in range(30):
        state = GAME.new(5, seed, {"clans": "random"})
        first = state.first_player
        seen.add(first)
        for place in range(5):
            seat = (first + place) % 5
            assert state.resources[3 * seat : 3 * seat + 3] == [2 if place < 3 else 3, 2, 0]
    assert len(seen) == 5


def test_ng_ex_16_first_player_roll() -> None:
    """NG-2.11: the two with three axes roll again, the third does not."""
    state = GAME.new(3, 1)
    state.rng.draws = 0
    state.rng.forced = [
        FACE[face] for face in ("axe3", "skull2", "axe_or_skull", "axe2", "axe_skull", "axe_skull")
    ]
    state.rng.forced += [FACE[face] for face in ("axe_skull", "skull2", "axe2", "skull2")]
    assert roll_for_first_player(state) == 1
    assert state.rng.draws == 10


def test_ng_ex_17_first_draw() -> None:
    """NG-7.1.1: four cards, and one more for each Forge."""
    state = GAME.new(2, 3, {"clans": "random"})
    while state.year == 0:
        state.play(state.legal()[0])
    assert [len(hand) for hand in state.hand] == [4, 4]
    assert [len(pile) for pile in state.draw_pile] == [3, 3]
    table = (
        Table("goat", "snake").put(0, "t24.nw").build("forge", "t24.nw").build("forge", "t20.es", free=True)
    )
    table.put(0, "t20.es").zone("draw_pile", 0, *["feast_start"] * 7).end_actions()
    assert len(table.state.hand[0]) == 6


def test_ng_ex_18_reshuffle() -> None:
    """NG-4.3: the discards are shuffled in only when needed; active cards are not."""
    table = Table().zone("draw_pile", 0, "build").zone("discard", 0, "move", "explore", "recruit")
    table.zone("active_cards", 0, "feast_start", "feast_start").turn()
    table.state.draw_to_hand(0, 4)
    table.check()
    assert sorted(table.cards("hand", 0)) == ["build", "explore", "move", "recruit"]
    assert table.state.draw_pile[0] == table.state.discard[0] == []
    assert len(table.state.active_cards[0]) == 2


def test_ng_ex_19_draw_action_not_playable() -> None:
    """NG-5.6.5: Market Place needs two cards; it can be used to wait."""
    table = Table().zone("draw_pile", 0, "build").hand(0, "market_place").turn()
    assert table.why("play market_place") == [("not_enough_cards", "NG-5.6.5")]
    assert table.can("wait market_place")


def test_ng_ex_20_passing() -> None:
    """NG-5.4.5, NG-5.4.6: everything to the discards, the new card on top, the marker at once."""
    table = Table().hand(1, "build", "move").zone("active_cards", 1, "explore", "recruit", "feast_start")
    table.zone("draw_pile", 1, "feast_start").row("militia", "scouts", "merchant").hand(2, "build").turn(1)
    table.do("pass", "take militia")
    assert len(table.cards("discard", 1)) == 5
    assert table.cards("draw_pile", 1) == ["feast_start", "militia"]
    assert table.cards("hand", 1) == table.cards("active_cards", 1) == []
    assert table.state.first_player == 1
    assert table.asked == ("turn_option", 2)


def test_ng_ex_21_instants() -> None:
    """NG-5.3.2, NG-5.3.3: instants around at most one normal card; no Wait after a card."""
    table = Table().put(0, "start.n", 3).hand(0, "scouts", "militia", "warriors", "incursion").turn()
    table.tiles("t17").do("play scouts", "place t17 0,-1 0")
    assert not any(option.startswith("wait") for option in table.options())
    assert table.can("end_turn")
    table.do("play warriors", "done")
    assert table.why("play incursion") == [("one_normal_card", "NG-5.3.2")]
    table.do("play militia", "done", "end_turn")
    assert table.cards("active_cards", 0) == ["scouts", "warriors", "militia"]


def test_ng_ex_22_upgrade() -> None:
    """NG-5.4.4: Feast leaves the game, the upgrade joins the hand, the turn ends."""
    table = (
        Table("boar", "goat").give(0, lore=3).hand(0, "feast_start", "move", "unrest").hand(1, "build").turn()
    )
    table.do("upgrade osmosis")
    assert table.why("box unrest") == [("unrest_stays", "NG-5.4.4")]
    assert table.can("put_down unrest")
    table.do("box feast_start")
    assert table.resources(0) == (0, 0, 0)
    assert sorted(table.cards("hand", 0)) == ["move", "osmosis", "unrest"]
    assert len(table.state.owned[0]) == 3
    assert table.asked == ("turn_option", 1)


def test_ng_ex_23_harvest_and_winter() -> None:
    """NG-7.3.1, NG-7.3.2, NG-7.6.1: the three players of the example."""
    table = Table("boar", "goat", "raven", tiles=CORRIDORS)
    purple, red, yellow = range(3)
    table.put(purple, "start.n", 7).put(red, "start.w", 4).put(yellow, "start.e", 3)
    for building, area in [
        *[("woodcutters_lodge", "start.n")] * 2,
        ("carved_stone", "start.n"),
        *[("food_silo", "start.w")] * 3,
        *[("carved_stone", "start.w")] * 2,
        ("altar_of_kings", "start.e"),
    ]:
        table.build(building, area, free=True)
    assert [table.symbols(area) for area in ("start.n", "start.w", "start.e")] == [
        (0, 2, 1),
        (3, 1, 2),
        (1, 1, 0),
    ]
    table.give(purple, food=2).end_actions()
    assert [table.fame(seat) for seat in range(3)] == [0, 2, 5]
    assert [table.resources(seat) for seat in range(3)] == [(0, 2, 1), (2, 1, 2), (1, 1, 0)]
    hungry = Table("boar", "goat").put(0, "start.n", 7).end_actions()
    assert hungry.cards("hand", 0) == ["unrest"]  # it lay on top of the draw pile


def test_ng_ex_24_winter_shortage() -> None:
    """NG-7.6.2, NG-7.6.3: as much as possible of each kind, then one Unrest."""
    table = Table().put(0, "start.n", 11).give(0, food=2, wood=1).turn()
    feed(table.state, 0)
    assert table.resources(0) == (0, 0, 0)
    assert table.cards("draw_pile", 0) == ["unrest"]
    table = Table().put(0, "start.n", 13).give(0, wood=5).turn()
    feed(table.state, 0)
    assert table.resources(0) == (0, 3, 0)
    assert table.cards("draw_pile", 0) == ["unrest"]


def test_ng_ex_25_unrest_pile_empty() -> None:
    """NG-7.6.5: five fame, not below nothing, and the top card."""
    table = Table().put(0, "start.n", 4).zone("draw_pile", 0, "build", "feast_start")
    table.zone("discard", 1, *["unrest"] * 10).turn()
    table.state.gain_fame(0, CLOSING, 3)
    feed(table.state, 0)
    table.check()
    assert table.fame(0) == 0
    assert table.cards("discard", 0) == ["feast_start"]
    assert table.cards("draw_pile", 0) == ["build"]


def test_ng_ex_26_trade() -> None:
    """NG-7.3.3: two trades turn four food and two wood into two lore."""
    table = Table().give(0, food=4, wood=2).turn()
    table.trade()
    table.do("trade_for lore", "give 2 1 0", "trade_for lore", "give 2 1 0")
    assert table.resources(0) == (0, 0, 2)
    table = Table().give(0, food=3, wood=2).turn()
    table.trade()
    table.do("trade_for lore", "give 3 0 0", "trade_for food", "give 0 2 1")
    assert table.resources(0) == (1, 0, 0), "the traded-in lore was used again"


def test_ng_ex_27_final_fame() -> None:
    """NG-7.10.1: the sum of the example."""
    table = Table().give(0, food=3, wood=2, lore=3).put(0, "start.n").put(0, "start.w")
    table.hand(0, "negotiation", "spy").zone("discard", 0, "capture", "builder").zone(
        "draw_pile", 0, "unrest"
    )
    for building in ("food_silo", "woodcutters_lodge", "defense_tower", "training_camp", "forge"):
        table.build(building, "start.n", free=True)
    table.build("fortress", "start.w", free=True).turn()
    table.state.gain_fame(0, CLOSING, 31)
    score = score_of(table.state, 0)
    assert score.total == 45
    assert (score.sources["resources"], score.sources["developments"]) == (2, 7)
    assert (score.sources["achievement_cards"], score.sources["unrest_cards"]) == (10, -5)


def test_ng_ex_28_domination_beats_fame() -> None:
    """NG-7.9.1: three closed territories with large buildings win; two in one count once."""
    table = Table("goat", "snake", tiles=CAPS).put(1, "t12.s", 1)
    for area, building in (("start.n", "forge"), ("start.e", "fortress"), ("start.s", "altar_of_kings")):
        table.put(0, area).build(building, area, free=True)
    table.state.year = 7
    table.state.gain_fame(1, CLOSING, 50)
    table.end_actions()
    assert table.state.phase == OVER
    assert table.state.outcome().places == (1, 2)
    assert table.state.outcome().reason == "domination"
    table = Table("goat", "snake", tiles=CAPS).put(0, "start.n").put(0, "start.e").put(1, "t12.s")
    table.build("forge", "start.n", free=True).build("fortress", "start.n", free=True)
    table.build("forge", "start.e", free=True).end_actions()
    assert table.state.phase != OVER


def test_ng_ex_29_second_chance() -> None:
    """NG-7.8.1: three units into a neutral territory; not for a Bear whose Kaija stands somewhere."""
    table = Table("goat", "snake").put(0, "start.n").give(1, food=1).zone("discard", 1, "build")
    table.end_actions("return_to t24.nw unit")
    assert table.units("t24.nw") == 3
    assert table.owner("t24.nw") == 1
    assert table.resources(1) == (1, 0, 0)
    assert table.state.owned[1] == [CARD["build"]]
    bear = Table("bear", "snake").put(0, "start.n", 0, kaija=True).put(1, "start.s").end_actions()
    assert bear.asked == ("turn_option", 0)
    assert bear.state.reserve[0] == 14


# -- C. Recruit, build, move --------------------------------------------------------------------------------


def test_ng_ex_30_recruit_with_camps() -> None:
    """NG-5.7.2: each camp adds one unit where somebody was recruited."""
    table = Table().put(0, "start.e").put(0, "start.w").build("training_camp", "t20.nw")
    table.build("training_camp", "t24.e").hand(0, "upgraded_town_hall").turn().do("play upgraded_town_hall")
    table.do("recruit start.e unit", "recruit start.e unit", "recruit start.w unit", "recruit start.w unit")
    assert table.asked == ("play_card", 0)
    assert (table.units("start.e"), table.units("start.w")) == (3, 3)
    table = Table().put(0, "start.e").build("training_camp", "t20.nw").hand(0, "upgraded_town_hall").turn()
    table.do("play upgraded_town_hall", *["recruit start.e unit"] * 3)
    assert table.units("start.e") == 4
    assert table.asked == ("play_card", 0)


def test_ng_ex_31_reserve_limit() -> None:
    """NG-5.7.3: one unit in reserve, one placed."""
    table = Table().put(0, "start.e", 13).build("training_camp", "t20.nw").hand(0, "upgraded_town_hall")
    table.turn().do("play upgraded_town_hall", "recruit start.e unit")
    assert table.units("start.e") == 14
    assert table.asked == ("play_card", 0)


def test_ng_ex_32_build_options() -> None:
    """NG-5.8.1, NG-5.8.2: what two wood can build where; with the Boar's discount also large ones."""
    small = ["food_silo", "woodcutters_lodge", "defense_tower", "training_camp"]
    expected = {f"build {building} {area}" for building in small for area in ("t24.e", "t03.e")}
    expected.add("build carved_stone t03.e")
    table = Table("boar", "goat").put(0, "t24.e").put(0, "t03.e").put(0, "t24.nw").give(0, wood=2)
    table.hand(0, "build", "boar_clan").turn().do("play build")
    assert set(table.options()) == expected
    assert ("needs_wood", "NG-5.8.1") in table.why("build forge t24.nw")
    assert ("wrong_site", "NG-5.8.2") in table.why("build carved_stone t24.e")
    table.do("build carved_stone t03.e", "end_turn")
    assert table.resources(0) == (0, 1, 0)
    table = Table("boar", "goat").put(0, "t24.e").put(0, "t03.e").put(0, "t24.nw").give(0, wood=2)
    table.hand(0, "boar_clan").turn().do("play boar_clan")
    large = {f"build {building} t24.nw" for building in ("fortress", "forge", "altar_of_kings")}
    assert set(table.options()) == expected | large
    table.do("build forge t24.nw")
    assert table.resources(0) == (0, 0, 0)


def test_ng_ex_33_goat() -> None:
    """NG-8.3, NG-9.4.11: food for building, for each of two."""
    table = Table("goat", "snake").put(0, "t24.nw").put(0, "t24.e").give(0, wood=3).hand(0, "build")
    table.turn().do("play build", "build forge t24.nw")
    assert table.resources(0) == (2, 0, 0)
    table = (
        Table("goat", "snake").put(0, "t24.nw").put(0, "t24.e").give(0, wood=4).hand(0, "carpentry_mastery")
    )
    table.turn().do("play carpentry_mastery", "build forge t24.nw", "build food_silo t24.e")
    assert table.resources(0) == (3, 0, 0)


def test_ng_ex_34_move_4() -> None:
    """NG-5.9.1, NG-5.9.2: split over several groups, the last over a rough border."""
    table = Table().put(0, "start.n", 2).put(0, "start.e", 4).hand(0, "incursion").turn().do("play incursion")
    table.do("from start.n", "to start.w", "send 1", "from start.n", "to start.e", "send 1")
    table.do("from start.e", "to t20.es", "send 4")
    assert [table.units(area) for area in ("start.w", "start.e", "t20.es", "start.n")] == [1, 1, 4, 0]
    assert [table.owner(area) for area in ("start.w", "start.e", "t20.es", "start.n")] == [0, 0, 0, -1]


def test_ng_ex_35_no_adding_of_cards() -> None:
    """NG-5.9.3, NG-5.9.6: two single points do not make a rough crossing."""
    table = Table("bear", "goat").put(0, "t20.es", 2).hand(0, "move", "bear_clan").turn()
    table.do("play bear_clan", "play move")
    assert table.units("t20.es") == 2
    assert table.options() == ["end_turn"]


def two_combats() -> Table:
    table = Table().put(0, "start.n", 4).put(1, "start.e", 1).put(1, "start.w", 1).hand(0, "warriors").turn()
    table.do("play warriors", "from start.n", "to start.e", "send 2", "from start.n", "to start.w", "send 2")
    assert table.asked == ("combat_order", 0)
    return table


def test_ng_ex_36_two_combats_by_one_card() -> None:
    """NG-5.9.5, NG-6.9: the bonus counts in both; the losers cannot flee into the other pending combat."""
    table = two_combats().dice("skull2", "axe3")
    table.do(
        "fight start.w"
    )  # 2 + 1 points and two casualties against 1 + 3: the single defender is wiped out
    assert table.owner("start.w") == 0
    losing = two_combats().build("fortress", "start.w", free=True)
    losing.put(1, "start.w", 3).dice("axe_skull", "axe3").do("fight start.w")  # 2 + 1 + 1 against 4 + 2 + 3
    assert losing.asked == ("retreat", 0)
    assert losing.why("retreat start.e 1") == [("not_friendly", "NG-6.9"), ("still_in_combat", "NG-6.9")]
    assert losing.can("retreat start.n 2")
