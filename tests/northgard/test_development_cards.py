"""Every Development and Achievement card, used exactly once each at least."""

from __future__ import annotations

import pytest

from rules.northgard import cards as k
from rules.northgard.combat import POINTS_A, SKULLS_A, casualties, move_spec, strength
from rules.northgard.scoring import achievement_value, score_of
from tests.northgard.support import BUILDING, CARD, Table


def test_every_card_is_in_the_box() -> None:
    """NG-1.3, NG-1.6: 6 starting, 21 clan, 16 Early, 36 Advanced, 7 Achievement and 10 Unrest cards."""
    kinds = [card.kind for card in k.CARDS for _ in range(card.copies)]
    counts = {kind: kinds.count(kind) for kind in set(kinds)}
    expected = {"starting": 6, "clan": 21, "early": 16, "advanced": 36, "achievement": 7, "unrest": 10}
    assert counts == expected


# -- drawing ------------------------------------------------------------------------------------------------

PILE = ("recruit", "explore", "move", "build")  # build on top


@pytest.mark.parametrize(
    ("card", "answers", "hand", "discard", "pile"),
    [
        ("market_place", [], ["build", "move"], [], ["recruit", "explore"]),  # NG-9.3.8
        ("upgraded_market_place", [], ["build", "move"], [], ["recruit", "explore"]),  # NG-9.4.14
        # NG-9.3.4
        ("merchant", ["discard move", "discard build"], ["explore"], ["move", "build"], ["recruit"]),
        # NG-9.4.30
        ("trading_post", ["discard move", "top build"], ["explore"], ["move"], ["recruit", "build"]),
        ("upgraded_trading_post", ["discard move"], ["build", "explore"], ["move"], ["recruit"]),  # NG-9.4.16
        ("greater_trade_routes", ["top move"], ["build", "explore"], [], ["recruit", "move"]),  # NG-9.4.21
        # NG-9.4.35: the player decides the order of the two
        ("cunning_merchant", ["top move", "top build"], ["explore"], [], ["recruit", "move", "build"]),
    ],
)
def test_draw_cards(
    card: str, answers: list[str], hand: list[str], discard: list[str], pile: list[str]
) -> None:
    """NG-5.6.1, NG-5.6.3, NG-9.7.7: keep, discard, put back."""
    table = Table().hand(0, card).zone("draw_pile", 0, *PILE).turn().do(f"play {card}", *answers)
    assert sorted(table.cards("hand", 0)) == hand
    assert table.cards("discard", 0) == discard
    assert table.cards("draw_pile", 0) == pile


def test_only_drawn_cards_are_sorted() -> None:
    """NG-5.6.2, NG-5.6.4: older hand cards stay out of it, and the played card is not in the reshuffle."""
    table = (
        Table()
        .hand(0, "merchant", "feast_start")
        .zone("draw_pile", 0, "build")
        .zone("discard", 0, "move", "explore")
    )
    table.turn().do("play merchant")
    assert {option.split()[1] for option in table.options()} == {"build", "move", "explore"}
    assert table.why("discard feast_start")
    assert table.cards("active_cards", 0) == ["merchant"]


def test_negotiation() -> None:
    """NG-9.3.1: a draw, or a card of choice back from the discards."""
    table = (
        Table()
        .hand(0, "negotiation")
        .zone("discard", 0, "build", "move")
        .zone("draw_pile", 0, "explore")
        .turn()
    )
    table.do("play negotiation", "choose do_take_from_discard", "take_back move")
    assert table.cards("hand", 0) == ["move"]
    table = Table().hand(0, "negotiation").zone("draw_pile", 0, "explore").turn().do("play negotiation")
    assert table.options() == ["choose do_draw"]
    assert table.do("choose do_draw").cards("hand", 0) == ["explore"]


# -- recruiting ---------------------------------------------------------------------------------------------


def test_town_halls_and_recruitment() -> None:
    """NG-9.3.3, NG-9.4.24, NG-9.3.7, NG-5.7.1, NG-9.7.1: one, two, two in the same territory."""
    table = (
        Table()
        .put(0, "start.n")
        .put(0, "start.e")
        .hand(0, "town_hall", "upgraded_town_hall", "recruitment")
        .turn()
    )
    table.do("play town_hall", "recruit start.n unit", "play upgraded_town_hall")
    table.do("recruit start.n unit", "recruit start.e unit", "play recruitment", "recruit start.e unit")
    assert table.options() == ["done", "recruit start.e unit"]
    table.do("recruit start.e unit")
    assert (table.units("start.n"), table.units("start.e")) == (3, 4)


def test_mercenary_and_outpost() -> None:
    """NG-9.3.9, NG-9.4.9, NG-5.7.5: neutral territories too; Outpost all in one."""
    table = Table().put(0, "start.n").put(1, "start.w").hand(0, "mercenary").turn().do("play mercenary")
    assert table.can("recruit start.n unit")
    assert table.why("recruit start.w unit") == [("not_for_recruits", "NG-5.7.1")]
    table.do("recruit t24.nw unit")
    assert table.owner("t24.nw") == 0
    table = Table().put(0, "start.n").hand(0, "outpost").turn().do("play outpost", "recruit t20.es unit")
    assert table.options() == ["done", "recruit t20.es unit"]
    table.do("recruit t20.es unit")
    assert table.units("t20.es") == 2


@pytest.mark.parametrize(
    ("card", "building"), [("woodcutters", "woodcutters_lodge"), ("loremasters", "carved_stone")]
)
def test_woodcutters_and_loremasters(card: str, building: str) -> None:
    """NG-9.4.22, NG-9.4.33, NG-5.8.6: one unit for each symbol, buildings included."""
    table = (
        Table().put(0, "start.n").build(building, "start.n", free=True).build(building, "start.n", free=True)
    )
    table.put(0, "start.w").hand(0, card).turn().do(f"play {card}")
    assert not table.can("recruit start.w unit")
    table.do(*["recruit start.n unit"] * 2)
    assert table.asked == ("play_card", 0)
    assert table.units("start.n") == 3
    without = Table().put(0, "start.n").hand(0, card).turn()
    assert without.why(f"play {card}") == [("no_fitting_territory", "NG-9.7.2")]


def test_small_reserve_is_distributed() -> None:
    """NG-9.4.8, NG-13.1: with a small reserve the player decides; what cannot be placed is lost."""
    table = Table().put(0, "start.e", 6).put(0, "t03.w", 7).hand(0, "hunters").turn().do("play hunters")
    assert table.options() == ["done", "recruit start.e unit", "recruit t03.w unit"]
    table.do("recruit t03.w unit")
    assert table.asked == ("play_card", 0)
    assert table.state.reserve[0] == 0


# -- moving -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "moves", "points"),
    [
        ("militia", 2, 0),  # NG-9.3.5
        ("bodyguard", 1, 1),  # NG-9.3.14
        ("grizzled_warriors", 2, 2),  # NG-9.4.15
        ("incursion", 4, 0),  # NG-9.4.28
        ("heroic_charge", 3, 1),  # NG-9.4.29
        ("warriors", 2, 1),  # NG-9.4.34
    ],
)
def test_move_cards(card: str, moves: int, points: int) -> None:
    """NG-9.7.3, NG-6.4: so many points, and combat points in each combat."""
    table = (
        Table()
        .put(0, "start.n", 3)
        .put(1, "start.e", 1)
        .give(0, food=1)
        .hand(0, card)
        .turn()
        .do(f"play {card}")
    )
    assert table.state.stack[-1][2] == moves
    table.do("from start.n", "to start.e", "send 3")
    if table.asked == ("move", 0):
        table.do("done")
    assert table.asked == ("combat_food", 0)
    assert strength(table.state, table.state.stack[-2], True) == 3 + points


def test_intimidate() -> None:
    """NG-9.3.10: before each combat one defender is pushed to a neutral or own territory; then perhaps no combat."""
    table = Table("wolf", "goat", "boar").put(0, "start.w", 2).put(1, "t24.nw", 1).put(2, "start.e", 1)
    table.hand(0, "intimidate").turn().do("play intimidate", "from start.w", "to t24.nw", "send 2")
    assert table.asked == ("push_defender", 0)
    assert table.can("push unit start.w"), "the attackers left it: neutral"
    table.do("push unit t24.s")
    assert (table.owner("t24.nw"), table.units("t24.nw"), table.units("t24.s")) == (0, 2, 1)
    assert table.resources(0) == (0, 0, 0), "nobody won a combat: no food for the Wolf"


def test_shieldbearers() -> None:
    """NG-9.3.13: one casualty less in each combat, towers included, not below none."""
    table = Table().put(0, "start.w", 5).put(1, "t24.nw", 1).build("defense_tower", "t24.nw", free=True)
    table.hand(0, "shieldbearers").dice("skull2", "skull2").turn().do("play shieldbearers", "from start.w")
    table.do("to t24.nw", "send 5")
    assert table.units("t24.nw") == 3, "two skulls and a tower, one cancelled"


@pytest.mark.parametrize("answer", ["point", "casualty"])
def test_axe_throwers(answer: str) -> None:
    """NG-9.4.3: the choice comes after the own roll, with the choice face first, before the defender rolls."""
    table = (
        Table().put(0, "start.w", 2).put(1, "t24.nw", 3).hand(0, "axe_throwers").dice("axe_or_skull", "axe2")
    )
    table.turn().do("play axe_throwers", "from start.w", "to t24.nw", "send 2")
    assert table.asked == ("die_choice", 0)
    table.do("casualty")
    assert table.asked == ("axe_throwers", 0)
    assert table.state.rng.forced == [0], "the defender has not rolled yet"
    combat = table.state.stack[-2]
    assert (combat[POINTS_A], combat[SKULLS_A]) == (0, 1)
    table.do(answer)
    assert table.units("t24.nw") == (1 if answer == "casualty" else 2)


def test_hidden_ways() -> None:
    """NG-9.4.10, NG-9.7.4: any group to any open territory, near or far, an enemy's means combat."""
    table = (
        Table().put(0, "t20.es", 3).put(1, "t24.nw", 1).hand(0, "hidden_ways").dice("skull2", "axe2").turn()
    )
    table.do("play hidden_ways")
    assert table.options() == ["from t20.es"]
    assert table.why("done") == [("must_relocate", "NG-9.4.10")]
    table.do("from t20.es")
    assert not table.can("to t20.es")
    table.do("to t24.nw", "send 2")
    assert (table.owner("t24.nw"), table.units("t24.nw"), table.units("t20.es")) == (0, 2, 1)


def test_hidden_ways_needs_an_open_territory() -> None:
    """NG-9.4.10: closed territories are no destination."""
    table = Table(tiles=("start 0 0 0", "t17 0 -1 2")).put(0, "start.e", 1).hand(0, "hidden_ways").turn()
    table.do("play hidden_ways", "from start.e")
    assert table.why("to start.n") == [("not_open", "NG-9.4.10")]
    assert table.can("to t17.esw")


def test_infiltration() -> None:
    """NG-9.4.23: through enemy territories; only those still in one at the end fight."""
    table = (
        Table()
        .put(0, "start.n", 3)
        .put(1, "start.w", 1)
        .hand(0, "infiltration")
        .dice("skull2", "axe2")
        .turn()
    )
    table.do("play infiltration", "from start.n", "to start.w", "send 3")
    assert table.can("from start.w")
    table.do("from start.w", "to t24.nw", "send 2", "done")
    assert (table.units("t24.nw"), table.units("start.w"), table.owner("start.w")) == (2, 1, 0)
    plain = Table().put(0, "start.n", 3).put(1, "start.w", 1).hand(0, "incursion").turn()
    plain.do("play incursion", "from start.n", "to start.w", "send 2")
    assert plain.why("from start.w") == [("must_stop", "NG-5.9.4")]


# -- exploring ----------------------------------------------------------------------------------------------


def test_scouts_and_huginn() -> None:
    """NG-9.3.2, NG-9.4.13, NG-9.7.5, NG-5.10.2: an instant Explore; and one beside any open territory."""
    table = Table().put(0, "start.n").tiles("t17").hand(0, "scouts").turn().do("play scouts")
    assert {option.split()[2] for option in table.options()} == {"0,-1"}
    assert ("wrong_cell", "NG-5.10.2") in table.why("place t17 2,0 0")
    table = (
        Table()
        .put(0, "start.n")
        .tiles("t17")
        .hand(0, "huginn_and_muninn")
        .turn()
        .do("play huginn_and_muninn")
    )
    assert "2,0" in {option.split()[2] for option in table.options()}


def test_rangers() -> None:
    """NG-9.4.19: a second, separate Explore is offered."""
    table = (
        Table("boar", "goat", tiles=("start 0 0 0",))
        .put(0, "start.n")
        .tiles("t17", "t13")
        .hand(0, "rangers")
        .turn()
    )
    table.do("play rangers", "place t17 0,-1 0")
    assert table.asked == ("explore_again", 0)
    table.do("explore", "place t13 1,-1 0")
    assert len(table.state.land.placed) == 3
    assert table.resources(0)[2] == 2, "each Explore closed nothing and counts by itself"


def test_scout_camps() -> None:
    """NG-9.3.12, NG-9.4.20: one exchange; or two tiles at once."""
    table = Table().put(0, "start.n").tiles("t17", "t13").hand(0, "scout_camp").turn().do("play scout_camp")
    assert table.options() == ["keep_tile", "exchange"]
    table.do("exchange")
    assert {option.split()[1] for option in table.options()} == {"t13"}
    assert table.names(table.state.pile)[0] == "t17"
    last = (
        Table().put(0, "start.n").tiles("t17", only=True).hand(0, "scout_camp").turn().do("play scout_camp")
    )
    assert last.asked == ("explore_place", 0), "no other tile in the pile: not offered"
    table = Table().put(0, "start.n").tiles("t17", "t13").hand(0, "upgraded_scout_camp").turn()
    table.do("play upgraded_scout_camp")
    assert {option.split()[1] for option in table.options()} == {"t17", "t13"}


# -- building -----------------------------------------------------------------------------------------------


def test_tools_simple_living_carpentry() -> None:
    """NG-9.3.6, NG-9.3.15, NG-9.4.11, NG-9.7.6: instant; one wood less; two, only one of them large."""
    table = Table("boar", "stag").put(0, "t24.nw").put(0, "start.w").put(0, "t24.s").give(0, wood=5)
    table.hand(0, "improved_villager_tools", "simple_living").turn()
    table.do(
        "play improved_villager_tools", "build food_silo t24.e", "play simple_living", "build forge t24.nw"
    )
    assert table.resources(0) == (0, 2, 0)
    twice = (
        Table("boar", "stag").put(0, "t24.nw").put(0, "start.w").give(0, wood=7).hand(0, "carpentry_mastery")
    )
    twice.turn().do("play carpentry_mastery")
    assert twice.why("done") == [("must_build", "NG-9.7.6")]
    twice.do("build forge t24.nw")
    assert ("one_large_only", "NG-9.4.11") in twice.why("build fortress t24.nw")
    assert twice.can("done")
    twice.do("build food_silo t24.e")
    assert twice.resources(0) == (0, 3, 0)


def test_industrious_villagers() -> None:
    """NG-9.4.5, NG-1.5: build, then swap a building for one of its size, free, duplicates allowed."""
    table = Table("goat", "boar").put(0, "start.w").put(0, "t24.nw").put(0, "t03.e").build("forge", "t24.nw")
    table.give(0, wood=1).hand(0, "industrious_villagers").turn()
    table.do("play industrious_villagers", "build food_silo t24.e")
    assert table.can("swap_building forge t24.nw altar_of_kings")
    assert not table.can("swap_building food_silo t24.e carved_stone"), "not on a plain small site"
    table.do("swap_building forge t24.nw altar_of_kings")
    assert table.state.building_at[table.at("t24.nw")] == BUILDING["altar_of_kings"]
    assert table.state.tokens[BUILDING["forge"]] == 7
    assert table.resources(0) == (1, 0, 0), "the Goat's food for the silo only"


def test_amenities() -> None:
    """NG-9.4.25: a small building without a site occupies none; each type still once."""
    table = (
        Table("boar", "stag")
        .put(0, "start.n")
        .put(0, "start.w")
        .give(0, wood=2)
        .hand(0, "amenities", "build")
    )
    table.turn().do("play amenities")
    assert table.can("build_freely carved_stone start.n")
    table.do("build_freely carved_stone start.w")
    assert table.symbols("start.w") == (0, 0, 1)
    assert table.state.building_at[table.at("start.w")] == -1
    table.do("end_turn").turn().do("play build")
    assert table.can("build food_silo t24.e"), "the site is still free"


# -- special ------------------------------------------------------------------------------------------------


def test_collecting_cards() -> None:
    """NG-9.4.2, NG-9.4.4, NG-9.4.26, NG-5.11.1: three food, two lore, three wood."""
    table = Table().hand(0, "fishing", "lore_mastery", "wood_monopoly").turn()
    table.do("play fishing", "play lore_mastery", "play wood_monopoly")
    assert table.resources(0) == (3, 3, 2)


def test_future_sight() -> None:
    """NG-9.3.16: the row card now, none when passing; not a second time this year."""
    table = (
        Table()
        .hand(0, "future_sight", "fishing")
        .row("scouts", "militia")
        .zone("draw_pile", 0, "build")
        .turn()
    )
    table.do("play future_sight", "take scouts", "end_turn")
    assert table.cards("draw_pile", 0) == ["build", "scouts"]
    table.hand(0, "fishing", "future_sight").zone("active_cards", 0).zone("played", 0).turn()
    assert table.why("play future_sight") == [("no_row_card", "NG-9.3.16")]
    table.do("pass")
    assert table.asked != ("take_row_card", 0)
    assert table.state.row == [CARD["militia"]]


def test_spy() -> None:
    """NG-9.4.1, NG-12.4: see a hand, choose the discard, draw one."""
    table = Table().hand(0, "spy").hand(1, "build", "move").zone("draw_pile", 0, "explore").turn()
    table.do("play spy")
    assert table.options() == ["target 1"]
    table.do("target 1", "name move")
    assert table.cards("discard", 1) == ["move"]
    assert table.cards("hand", 0) == ["explore"]


def test_ancestral_curse() -> None:
    """NG-9.4.17, NG-13.2: every opponent with cards discards one of choice, clockwise; then draw one."""
    table = (
        Table("boar", "goat", "stag", "wolf")
        .hand(1, "ancestral_curse")
        .hand(2, "build")
        .hand(0, "move", "explore")
    )
    table.zone("draw_pile", 1, "recruit").turn(1).do("play ancestral_curse")
    assert table.asked == ("curse_discard", 2)
    table.do("discard build")
    assert table.asked == ("curse_discard", 0)
    table.do("discard explore")
    assert table.cards("hand", 1) == ["recruit"]
    assert table.cards("hand", 0) == ["move"]


def test_veiled_threats() -> None:
    """NG-9.4.18: a random discard of an opponent, or a draw."""
    table = Table().hand(0, "veiled_threats").hand(1, "build", "move").turn().do("play veiled_threats")
    assert table.options() == ["choose do_discard_from_hand"]
    table.do("choose do_discard_from_hand", "target 1")
    assert len(table.cards("hand", 1)) == len(table.cards("discard", 1)) == 1


def test_enemy_secrets() -> None:
    """NG-9.4.7, NG-9.0.6, NG-9.0.7: a card of a neighbour's active area that one could play now."""
    table = Table("boar", "goat", "stag").put(0, "start.n").put(1, "start.e").put(2, "t24.nw")
    table.zone("active_cards", 1, "fishing", "unrest", "legendary_heroes", "market_place")
    table.zone("active_cards", 2, "wood_monopoly").hand(0, "enemy_secrets").turn().do("play enemy_secrets")
    assert table.options() == ["copy 1 fishing"], "not adjacent: seat 2; not playable: Market Place"
    table.do("copy 1 fishing")
    assert table.resources(0) == (3, 0, 0)
    assert table.cards("active_cards", 0) == ["enemy_secrets"]
    assert "fishing" in table.cards("active_cards", 1)
    passed = Table().put(0, "start.n").put(1, "start.e").hand(0, "enemy_secrets").turn()
    assert passed.why("play enemy_secrets") == [("nothing_to_copy", "NG-9.0.6")]


def test_copied_instants_and_flags() -> None:
    """NG-9.0.6: the copying card's own symbol counts; Kaija's part does nothing for another clan."""
    table = (
        Table("boar", "bear").put(0, "start.n").put(1, "start.e").zone("active_cards", 1, "the_bear_awakens")
    )
    table.hand(0, "enemy_secrets", "move").turn().do("play enemy_secrets", "copy 1 the_bear_awakens", "done")
    assert table.state.flags == [0, 0]
    assert table.options() == ["end_turn"], "Enemy Secrets is no instant: no second normal card"
    assert table.state.played[0] == [CARD["enemy_secrets"]]


def test_bribery() -> None:
    """NG-9.4.27: up to two enemy units to an adjacent territory; if they meet others they attack them."""
    table = (
        Table("boar", "goat", "wolf")
        .put(1, "start.w", 3)
        .put(2, "start.e", 1)
        .put(0, "t03.s")
        .hand(0, "bribery")
    )
    table.dice("skull2", "axe2").turn().do("play bribery", "from start.w")
    assert table.why("to t03.e") == [("not_adjacent", "NG-9.4.27")]
    table.do("to start.e")
    assert table.options() == ["send 1", "send 2"]
    table.do("send 2")
    assert (table.owner("start.e"), table.units("start.e"), table.units("start.w")) == (1, 2, 1)
    peaceful = Table("boar", "goat").put(1, "t20.es", 2).hand(0, "bribery").turn()
    peaceful.do("play bribery", "from t20.es", "to start.e", "send 1")
    assert (peaceful.owner("start.e"), peaceful.units("t20.es")) == (1, 1)
    own = (
        Table("boar", "goat")
        .put(1, "start.w", 1)
        .put(0, "start.n", 1)
        .hand(0, "bribery")
        .dice("axe2", "skull2")
    )
    own.turn().do("play bribery", "from start.w", "to start.n", "send 1")
    assert own.state.reserve[1] == 14, "the active player defended and won"
    sleeping = (
        Table("boar", "bear", "goat").put(1, "start.w", 0, kaija=True).put(2, "start.e").hand(0, "bribery")
    )
    sleeping.turn().do("play bribery", "from start.w")
    assert not sleeping.can("to start.e"), "Kaija cannot be led into an enemy territory"
    assert sleeping.can("to start.n")


def test_capture() -> None:
    """NG-9.4.36, NG-5.7.7: remove a neighbour's unit, add one of one's own anywhere; it is not recruited."""
    table = Table().put(0, "start.n").put(0, "t20.es").put(1, "start.w", 1).build("training_camp", "t20.es")
    table.hand(0, "capture").turn().do("play capture", "strike start.w unit")
    assert table.options() == ["add start.n", "add t20.es"]
    table.do("add t20.es")
    assert table.units("t20.es") == 2, "no unit by the camp"
    assert table.owner("start.w") == -1
    full = Table().put(0, "start.n", 14).put(1, "start.w", 1).hand(0, "capture").turn()
    assert full.do("play capture", "strike start.w unit").asked == ("play_card", 0)


def test_defensive_strategy_is_a_reaction() -> None:
    """NG-9.4.6, NG-5.5.5, NG-5.5.4, NG-9.0.3: never played on the own turn; may be put down or removed."""
    table = Table().give(0, lore=2).hand(0, "defensive_strategy").hand(1, "fishing").turn()
    assert table.why("play defensive_strategy") == [("reaction_only", "NG-5.5.5")]
    assert table.can("wait defensive_strategy")
    assert table.can("remove defensive_strategy")
    table.turn(1).do("wait fishing")
    assert table.asked != ("react", 0), "it answers cards only, not Wait"
    table.hand(1, "fishing").zone("active_cards", 1).turn(1).do("play fishing")
    assert table.asked == ("react", 0)
    table.do("allow")
    assert table.resources(1) == (3, 0, 0)


def test_cancelled_after_a_resolved_card() -> None:
    """NG-5.5.3: then only another card or the end; the cancelled normal card is not used up."""
    table = (
        Table().put(1, "start.n").hand(1, "fishing", "warriors", "move").hand(0, "defensive_strategy").turn(1)
    )
    table.do("play fishing", "allow", "play warriors", "cancel")
    assert table.options() == ["play move", "end_turn"]


# -- Achievements -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "value"),
    [
        ("builder", 5),  # NG-9.5.1: two small and one large
        ("explorer", 2),  # NG-9.5.2: a carved and a small site are empty
        ("food_trader", 6),  # NG-9.5.3: two printed and a silo
        ("scholar", 2),  # NG-9.5.4
        ("trapper", 3),  # NG-9.5.5
        ("warlord", 8),  # NG-9.5.6: units, and Kaija
        ("wood_trader", 2),  # NG-9.5.7
    ],
)
def test_achievements(card: str, value: int) -> None:
    """NG-7.1.4, NG-7.10.1: counted in the territories one controls at the end."""
    table = (
        Table("bear", "goat")
        .put(0, "start.e", 2)
        .put(0, "start.s", 1, kaija=True)
        .put(0, "t03.e")
        .put(0, "t03.w")
    )
    table.put(0, "t20.es", 1).put(0, "t24.nw", 1).build("food_silo", "t20.nw").build("forge", "t24.nw")
    table.build("woodcutters_lodge", "start.s", free=True).put(1, "start.w").build(
        "forge", "start.w", free=True
    )
    assert achievement_value(table.state, 0, CARD[card]) == value
    table.zone("discard", 0, card).turn()
    assert score_of(table.state, 0).sources["achievement_cards"] == value


def test_axe_throwers_against_a_creature() -> None:
    """NG-9.4.3, NG-10.6.4: always the point, and nobody is asked."""
    table = Table("goat", "snake", creatures="on").put(0, "start.w", 3).creature("wolf_beige", "start.w")
    table.hand(0, "axe_throwers").dice("axe_or_skull", "skull2").turn()
    table.do("play axe_throwers", "done", "attack wolf_beige")  # 3 + 1 + 1 against 4 + 0
    assert table.fame(0) == 1
    assert table.units("start.w") == 1


def test_bonuses_of_a_combat_without_card() -> None:
    """NG-9.4.27: bribed attackers have no card bonus."""
    table = (
        Table("boar", "goat", "wolf")
        .put(1, "start.w", 2)
        .put(2, "start.e", 1)
        .hand(0, "bribery")
        .give(1, food=1)
    )
    table.turn().do("play bribery", "from start.w", "to start.e", "send 2")
    combat = table.state.stack[-2]
    assert move_spec(combat).points == 0
    assert casualties(table.state, combat) == (0, 0)
    assert table.asked == ("combat_food", 1)
