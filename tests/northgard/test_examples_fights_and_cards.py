"""The worked examples of examples.md, parts D to H: combat, cards, creatures, teams, edge cases."""

from __future__ import annotations

import pytest

from rules.northgard import GAME, kinds
from rules.northgard.combat import strength
from rules.northgard.content import CREATURES, TILES
from rules.northgard.creatures import build_deck
from rules.northgard.scoring import achievement_value, dominators
from rules.northgard.state import ALTARS, CLOSED_LAND, CREATURE_FAME, STAG_POWER
from rules.northgard.year import harvest
from tests.northgard.support import CAPS, CARD, CORRIDORS, CREATURE, Table


def attack(table: Table, card: str, units: int, source: str = "start.w", target: str = "t24.nw") -> Table:
    """Move into an enemy territory and end the moves."""
    table.turn().do(f"play {card}", f"from {source}", f"to {target}", f"send {units}")
    if table.asked == ("move", 0):
        table.do("done")
    return table


# -- D. Combat ----------------------------------------------------------------------------------------------


def fortified() -> Table:
    """Purple (seat 1) holds t24.nw with 2 units, Fortress and Defense Tower, and has 2 food."""
    table = Table("goat", "snake").put(1, "t24.nw", 2).give(1, food=2)
    return table.build("fortress", "t24.nw").build("defense_tower", "t24.nw", free=True)


def test_ng_ex_37_combat_1() -> None:
    """NG-6.7, NG-6.5, NG-6.10: two casualties on two units decide, whatever the points."""
    table = fortified().put(0, "start.w", 5).give(0, food=2).hand(0, "move").dice("skull2", "axe2")
    attack(table, "move", 5)
    assert table.asked == ("combat_food", 0)
    table.do("food 2")
    assert table.asked == ("combat_food", 1)
    assert table.options() == ["food 0", "food 1", "food 2"]
    combat = table.state.stack[-2]
    assert (strength(table.state, combat, True), strength(table.state, combat, False)) == (7, 4)
    table.do("food 2")
    assert table.owner("t24.nw") == 0
    assert table.units("t24.nw") == 4
    assert (table.state.reserve[0], table.state.reserve[1]) == (10, 14)
    assert (table.resources(0)[0], table.resources(1)[0]) == (0, 0)
    assert table.state.buildings[table.at("t24.nw")] != 0


def test_ng_ex_38_combat_2() -> None:
    """NG-6.6, NG-6.7, NG-6.8, NG-6.9: a tie goes to the defender; both lose units; the attacker retreats split."""
    table = fortified().put(0, "start.w", 4).hand(0, "bodyguard").dice("axe_skull", "axe_or_skull")
    attack(table, "bodyguard", 4).do("food 2")
    assert table.asked == ("die_choice", 1)
    table.do("casualty")
    assert table.units("t24.nw") == 1
    assert table.owner("t24.nw") == 1
    assert table.asked == ("retreat", 0)
    table.do("retreat start.w 1", "retreat t24.s 1")
    assert (table.units("start.w"), table.units("t24.s")) == (1, 1)
    assert table.state.reserve[0] == 12


@pytest.mark.parametrize("clan", ["wolf", "stag"])
def test_ng_ex_39_both_destroyed(clan: str) -> None:
    """NG-6.7, NG-6.11: nobody wins, the territory is neutral, no reward."""
    table = (
        Table(clan, "snake")
        .put(1, "t24.nw", 1)
        .put(0, "start.w", 1)
        .hand(0, "move")
        .dice("axe_skull", "skull2")
    )
    attack(table, "move", 1)
    assert table.owner("t24.nw") == -1
    assert (table.state.reserve[0], table.state.reserve[1]) == (14, 14)
    assert table.resources(0) == (0, 0, 0)
    assert table.fame(0) == 0


@pytest.mark.parametrize("left_behind", [0, 1])
def test_ng_ex_40_no_retreat(left_behind: int) -> None:
    """NG-6.9: an enemy's territory or a neutral one across a rough border is no way out."""
    table = Table("goat", "snake").put(1, "t20.es", 3).put(0, "start.e", 6 + left_behind).hand(0, "militia")
    table.dice("axe3", "axe2")
    attack(table, "militia", 6, "start.e", "t20.es")
    assert table.owner("t20.es") == 0
    assert table.units("t20.es") == 6
    assert table.state.reserve[1] == 14


def test_ng_ex_41_conqueror() -> None:
    """NG-9.4.12: towers and Fortress do not count for the rest of the year."""
    table = fortified().build("defense_tower", "t24.nw", free=True).put(0, "start.w", 3).give(0, food=1)
    table.hand(0, "conqueror", "move").turn().do("play conqueror", "play move")
    table.dice("axe2", "axe2").do("from start.w", "to t24.nw", "send 3")
    combat = table.state.stack[-2]
    assert strength(table.state, combat, False) == 2
    table.do("food 0", "food 0")  # 3 + 2 against 2 + 2
    assert table.owner("t24.nw") == 0
    assert table.units("t24.nw") == 3, "no casualty by the towers"


def test_ng_ex_42_kaija() -> None:
    """NG-8.1.3, NG-8.1.1, NG-8.1.5: two points, one figure for food and casualties, not fed."""
    table = Table("goat", "bear").put(1, "t24.nw", 1, kaija=True).put(0, "start.w", 6).give(1, food=5)
    table.hand(0, "move").dice("skull2", "axe3")
    attack(table, "move", 6)
    assert table.asked == ("combat_food", 1)
    assert table.options() == ["food 0", "food 1", "food 2"]
    assert strength(table.state, table.state.stack[-2], False) == 3
    table.do("food 0")
    assert table.state.reserve[1] == 14
    assert table.state.kaija_at == -1
    winter = Table("bear", "goat").put(0, "start.n", 3, kaija=True).put(1, "start.s").end_actions()
    assert winter.state.unrest == 10, "three units cost nothing, Kaija is not counted"


def test_ng_ex_43_snake() -> None:
    """NG-8.5.4: one point more where the token lies."""
    table = (
        Table("snake", "goat").put(0, "start.w", 3).put(1, "t24.nw", 1).give(0, food=1).hand(0, "snake_clan")
    )
    table.turn().do("play snake_clan", "scorch t24.nw", "from start.w", "to t24.nw", "send 3")
    assert table.asked == ("combat_food", 0)
    assert strength(table.state, table.state.stack[-2], True) == 4


def test_ng_ex_44_scorched_harvest() -> None:
    """NG-8.5.5: the Snake takes the lore, the owner harvests the rest."""
    table = Table("snake", "goat").put(0, "start.n").put(1, "start.e").build("food_silo", "t20.nw")
    table.build("carved_stone", "start.e", free=True)
    table.state.scorched_at = table.at("start.e")
    assert table.symbols("start.e") == (2, 0, 1)
    table.end_actions("steal lore")
    assert table.resources(0) == (0, 0, 1)
    assert table.resources(1) == (2, 0, 0)


def test_ng_ex_45_stag_and_wolf() -> None:
    """NG-8.6, NG-8.7: rewards only for attackers."""
    table = (
        Table("stag", "wolf")
        .put(0, "start.w", 6)
        .put(1, "t24.nw", 1)
        .hand(0, "move")
        .dice("axe_skull", "axe2")
    )
    attack(table, "move", 6)
    assert table.fame_from(0, STAG_POWER) == 1
    table = (
        Table("goat", "wolf").put(0, "start.w", 1).put(1, "t24.nw", 6).hand(0, "move").dice("axe2", "axe2")
    )
    attack(table, "move", 1)
    assert table.owner("t24.nw") == 1
    assert table.resources(1) == (0, 0, 0), "the Wolf won as defender"
    table = (
        Table("wolf", "goat")
        .put(0, "start.w", 6)
        .put(1, "t24.nw", 1)
        .hand(0, "move")
        .dice("axe_skull", "axe2")
    )
    attack(table, "move", 6)
    assert table.resources(0) == (1, 0, 0)


# -- E. Cards -----------------------------------------------------------------------------------------------


def test_ng_ex_46_defensive_strategy() -> None:
    """NG-5.5.1, NG-5.5.2, NG-5.5.3: the card is discarded, the turn starts anew."""
    table = (
        Table().put(0, "start.n", 2).hand(0, "warriors", "move").hand(1, "defensive_strategy", "build").turn()
    )
    table.do("play warriors")
    assert table.asked == ("react", 1)
    table.do("cancel")
    assert table.cards("discard", 0) == ["warriors"]
    assert table.cards("active_cards", 1) == ["defensive_strategy"]
    assert table.asked == ("turn_option", 0)
    assert table.can("wait move")
    assert table.can("pass")
    table.do("play move")
    assert table.asked == ("move", 0)


def test_ng_ex_47_trading_post() -> None:
    """NG-5.6.1, NG-5.6.3: keep one, discard one, put one back."""
    table = Table().hand(0, "trading_post").zone("draw_pile", 0, "recruit", "explore", "move", "build").turn()
    table.do("play trading_post", "discard build", "top explore")
    assert table.cards("hand", 0) == ["move"]
    assert table.cards("discard", 0) == ["build"]
    assert table.cards("draw_pile", 0) == ["recruit", "explore"]


def test_ng_ex_48_hunters() -> None:
    """NG-9.4.8: units by food symbols, and one more by the camp."""
    table = Table().put(0, "start.e", 3).build("food_silo", "t20.nw").put(0, "start.n", 1).put(0, "t03.w", 1)
    table.build("training_camp", "t03.w").hand(0, "hunters").turn().do("play hunters")
    assert not table.can("recruit start.n unit")
    table.do(*["recruit start.e unit"] * 2)
    assert not table.can("recruit start.e unit")
    table.do(*["recruit t03.w unit"] * 2)
    assert table.asked == ("play_card", 0)
    assert (table.units("start.e"), table.units("t03.w")) == (5, 3)


def test_ng_ex_49_allies_from_the_wild() -> None:
    """NG-9.4.32: split over neutral territories, which are then controlled."""
    table = Table().put(0, "start.n").hand(0, "allies_from_the_wild").turn().do("play allies_from_the_wild")
    assert not table.can("recruit start.n unit")
    table.do("recruit t24.nw unit", "recruit t24.nw unit", "recruit t03.e unit")
    assert (table.units("t24.nw"), table.units("t03.e")) == (2, 1)
    assert (table.owner("t24.nw"), table.owner("t03.e")) == (0, 0)


def test_ng_ex_50_lay_of_the_land() -> None:
    """NG-9.2.6, NG-8.2: every symbol of the chosen tile at once, then the Boar's lore."""
    tiles = ("start 0 0 0",)
    table = (
        Table("boar", "goat", tiles=tiles)
        .put(0, "start.n")
        .tiles("t06", "t13", "t20")
        .hand(0, "lay_of_the_land")
    )
    table.turn().do("play lay_of_the_land")
    assert {option.split()[1] for option in table.options()} == {"t06", "t13", "t20"}
    table.do("place t06 0,-1 0")
    assert table.asked == ("tiles_under_order", 0)
    table.do("under t20")
    assert table.names(table.state.pile)[:2] == ["t13", "t20"], "the last one goes lowest"
    assert table.closed("start.n")  # t06's south area caps start.n: something closed, no lore more
    assert table.resources(0) == (0, 1, 1)
    table = (
        Table("boar", "goat", tiles=tiles)
        .put(0, "start.n")
        .tiles("t20", "t13", "t06")
        .hand(0, "lay_of_the_land")
    )
    table.turn().do("play lay_of_the_land", "place t20 0,-1 0", "under t06")
    assert table.resources(0) == (1, 0, 2)
    assert table.names(table.state.pile)[:2] == ["t13", "t06"]


def test_ng_ex_51_legendary_heroes() -> None:
    """NG-9.4.31, NG-5.4.8: only what was really played this year can be repeated."""
    table = (
        Table()
        .put(0, "start.n")
        .hand(0, "legendary_heroes", "fishing")
        .zone("active_cards", 0, "warriors")
        .turn()
    )
    assert table.why("play legendary_heroes") == [("nothing_to_copy", "NG-9.0.6")]
    table.do("play fishing", "play legendary_heroes")
    assert table.options() == ["copy 0 fishing"]
    table.do("copy 0 fishing")
    assert table.resources(0) == (6, 0, 0)


def test_ng_ex_52_trapper() -> None:
    """NG-9.5.5: three fame for each of two lairs, without the module, too."""
    table = Table("goat", "snake", tiles=("t17 0 0 1", "t01 1 0 0")).put(0, "t01.w")
    assert table.at("t01.w") == table.at("t17.n")
    assert achievement_value(table.state, 0, CARD["trapper"]) == 6


# -- F. Creatures -------------------------------------------------------------------------------------------


def test_ng_ex_53_attack_on_a_wolf() -> None:
    """NG-10.6.2, NG-10.6.4: a tie goes to the Wolf; it shares, so the units stay."""
    table = Table("goat", "snake", creatures="on").put(0, "start.n", 2).put(0, "start.w", 1)
    table.creature("wolf_beige", "start.w").give(0, food=1).hand(0, "move").dice(
        "axe_or_skull", "axe_or_skull"
    )
    table.turn().do("play move", "from start.n", "to start.w", "send 2")
    assert table.asked == ("declare_creatures", 0)
    table.do("attack wolf_beige", "food 1")
    assert table.units("start.w") == 3
    assert table.state.line == [CREATURE["wolf_beige"]]
    assert table.fame(0) == 0
    assert table.asked == ("play_card", 0)


def test_ng_ex_54_draugr_moves() -> None:
    """NG-10.7.3, NG-10.9.2: units and buildings tie, resources decide; the controller removes a unit."""
    table = Table("goat", "snake", creatures="on").creature("draugr_beige", "start.n")
    table.put(0, "start.e", 3).build("food_silo", "t20.nw")
    table.put(1, "start.w", 3).build("food_silo", "t24.e")
    table.end_actions()
    assert table.state.creature_at[CREATURE["draugr_beige"]] == table.at("start.e")
    assert (table.units("start.e"), table.units("start.w")) == (2, 3)


def test_ng_ex_55_valkyrie_attacks() -> None:
    """NG-10.7.5, NG-10.6.4: she attacks where she arrives; the losers retreat split; with 8 points they had won."""
    table = Table("goat", "snake", creatures="on").creature("fallen_valkyrie_beige", "start.n")
    table.put(0, "start.e", 3).put(1, "t03.s", 3).give(0, food=3).dice("axe_or_skull", "skull2")
    table.end_actions("food 3", "retreat start.w 1", "retreat start.s 2")
    assert (table.owner("start.e"), table.units("start.w"), table.units("start.s")) == (-1, 1, 2)
    table = Table("goat", "snake", creatures="on").creature("fallen_valkyrie_beige", "start.n")
    table.put(0, "start.e", 3).put(1, "t03.s", 3).give(0, food=3).dice("axe_or_skull", "axe2")
    table.end_actions("food 3")
    assert table.fame_from(0, CREATURE_FAME) == 4
    assert table.state.line == []
    assert table.units("start.e") == 3


def test_ng_ex_56_more_creatures() -> None:
    """NG-10.8.1, NG-10.8.2: the passing player may call one to a lair without creature; not when enough are there."""
    table = Table("goat", "snake", "stag", "wolf", creatures="more").put(1, "start.s", 2)
    for name, area in (
        ("wolf_beige", "start.n"),
        ("wolf_light_brown", "start.e"),
        ("wolf_dark_brown", "start.w"),
    ):
        table.creature(name, area)
    table.creatures_next("draugr_beige").row("scouts", "militia", "merchant", "spy").hand(1, "build").turn()
    table.do("pass", "take scouts")
    assert table.options() == ["decline", "summon start.s"]
    table.do("summon start.s")
    assert table.state.line[-1] == CREATURE["draugr_beige"]
    assert table.units("start.s") == 1
    table.do("pass", "take militia")
    assert table.asked is not None
    assert table.asked[0] == "turn_option", "four creatures for four players: nobody is asked"


def test_ng_ex_57_creature_deck() -> None:
    """NG-10.1.1: three weaker ones on top with two players, Valkyries only below."""
    below = set()
    for seed in range(20):
        state = GAME.new(2, seed, {"creatures": "on"})
        build_deck(state)
        drawn = [CREATURES[number].value for number in state.creature_deck[::-1]]
        assert len(drawn) == 9
        assert all(value <= 6 for value in drawn[:3])
        assert drawn[3:].count(7) == 2
        below.add(drawn[3] == 7)
    assert below == {True, False}


def test_ng_ex_58_wolf_in_the_harvest() -> None:
    """NG-10.9.4: only buildings yield beside a Wolf."""
    table = (
        Table("boar", "snake", tiles=CORRIDORS, creatures="on")
        .put(0, "start.e")
        .creature("wolf_beige", "start.e")
    )
    table.build("food_silo", "start.e", free=True).build("altar_of_kings", "start.e", free=True).turn()
    harvest(table.state, 0)
    assert table.resources(0) == (1, 0, 0)
    assert (table.fame_from(0, ALTARS), table.fame_from(0, CLOSED_LAND)) == (3, 0)


def test_ng_ex_59_brown_bear() -> None:
    """NG-10.9.1: no moving out, recruiting, building or exploring; attacking works without moves."""
    table = (
        Table("goat", "snake", creatures="on").put(0, "start.e", 4).creature("brown_bear_beige", "start.e")
    )
    table.give(0, food=2, wood=3).hand(0, "move", "recruit", "build", "explore").turn()
    for card in ("recruit", "build", "explore"):
        assert not table.can(f"play {card}")
    table.dice("axe3", "axe2").do("play move")
    assert table.asked == ("declare_creatures", 0), "nobody can move out, so the moves are over"
    table.do("attack brown_bear_beige", "food 2")  # 4 + 2 + 3 against 6 + 2
    assert table.fame_from(0, CREATURE_FAME) == 3


# -- G. Team game -------------------------------------------------------------------------------------------


def test_ng_ex_60_team_domination() -> None:
    """NG-11.2.7: five together win, four do not."""
    table = Table("goat", "snake", "stag", "wolf", tiles=CAPS, team=True)
    areas = ("start.n", "start.e", "start.s", "start.w", "t08.s")
    for seat, area in zip((0, 0, 0, 2, 2), areas, strict=True):
        table.put(seat, area).build("forge", area, free=True)
    assert dominators(table.state) == 0b0101
    table.state.take_units(table.at("t08.s"), 1)
    assert dominators(table.state) == 0


def test_ng_ex_61_crossing_a_teammates_territory() -> None:
    """NG-11.2.4, NG-5.9.7: through it with two points, never into it with one, and not stopping there."""
    table = Table("goat", "snake", "stag", "wolf", team=True).put(0, "start.n", 2).put(2, "start.w", 1)
    table.hand(0, "militia", "move").turn().do("play militia", "from start.n", "to start.w", "send 2")
    assert table.asked == ("move_to", 0)
    assert table.why("done") == [("wrong_decision", "NG-5.2.1")]
    table.do("to t24.nw")
    assert (table.units("t24.nw"), table.units("start.w")) == (2, 1)
    one = Table("goat", "snake", "stag", "wolf", team=True).put(0, "start.n", 2).put(2, "start.w", 1)
    one.hand(0, "move").turn().do("play move", "from start.n")
    assert one.why("to start.w") == [("teammates_land", "NG-11.2.4")]


# -- H. Further edge cases ----------------------------------------------------------------------------------

EX_62 = ("start 0 0 0", "t19 -1 0 2", "t25 0 -1 3", "t16 0 1 1", "t14 1 -1 1", "t18 1 1 0", "t31 -1 1 1")


def test_ng_ex_62_forbidden_in_every_rotation() -> None:
    """NG-3.7, NG-3.8.1, NG-3.9.1: one cell is impossible, the other takes all four rotations."""
    table = (
        Table("goat", "snake", tiles=EX_62).put(0, "t14.m").put(1, "start.e").tiles("t05").hand(0, "explore")
    )
    table.turn().do("play explore")
    assert table.options() == [f"place t05 1,-2 {turns}" for turns in range(4)]
    for turns in (0, 2):
        assert table.why(f"place t05 1,0 {turns}") == [("joins_players", "NG-3.9.1")]
    for turns in (1, 3):
        assert ("line_stops", "NG-3.8.1") in table.why(f"place t05 1,0 {turns}")


def test_ng_ex_63_hole() -> None:
    """NG-3.5.3, NG-3.8.1: sides facing a hole are open; filling it closes two territories."""
    tiles = (
        "start 0 0 0",
        "t03 1 0 3",
        "t11 2 0 0",
        "t22 0 1 3",
        "t05 2 1 3",
        "t12 0 2 2",
        "t28 1 2 1",
        "t13 2 2 0",
    )
    table = (
        Table("boar", "snake", tiles=tiles).put(0, "t22.s").put(0, "t03.w").tiles("t27").hand(0, "explore")
    )
    for area in ("t22.s", "t03.w"):
        assert not table.closed(area)
        assert table.state.land.frontier[table.at(area)] == (table.state.land.placed[0][1] + 72,)
    table.turn().do("play explore")
    assert table.options() == ["place t27 1,1 2"]
    for turns in (0, 1, 3):
        assert table.why(f"place t27 1,1 {turns}") == [("line_stops", "NG-3.8.1")]
    table.do("place t27 1,1 2")
    assert (table.closed("t22.s"), table.size("t22.s"), table.symbols("t22.s")) == (True, 2, (0, 1, 1))
    assert (table.closed("t03.w"), table.size("t03.w"), table.symbols("t03.w")) == (True, 2, (1, 0, 0))
    assert table.at("t03.w") == table.at("t27.s")
    assert table.at("t27.nw") == table.at("t28.nw") == table.at("t05.nw") == table.at("t13.a")
    assert (table.closed("t27.nw"), table.size("t27.nw")) == (False, 4)
    assert table.fame(0) == 4
    assert table.resources(0) == (0, 0, 0), "something was closed: no lore for the Boar"


def test_ng_ex_64_a_tile_that_fits_nowhere() -> None:
    """NG-5.10.3, NG-8.2: it goes under the pile and the next is drawn; with no other tile the action just ends."""
    table = Table("boar", "snake", tiles=EX_62).put(0, "start.s").put(1, "start.e")
    table.tiles("t13", "t05", only=True).hand(0, "explore").turn().do("play explore")
    assert {option.split()[3] for option in table.options()} == {"0", "2"}
    table.do("place t05 1,0 0")
    assert table.names(table.state.pile) == ["t13"]
    assert table.resources(0) == (0, 0, 1)
    table = Table("boar", "snake", tiles=EX_62).put(0, "start.s").put(1, "start.e")
    table.tiles("t13", only=True).hand(0, "explore").turn().do("play explore")
    assert table.asked == ("play_card", 0)
    assert table.names(table.state.pile) == ["t13"]
    assert table.resources(0) == (0, 0, 0)
    assert table.cards("active_cards", 0) == ["explore"]


def test_ng_ex_65_split_groups_and_rough_borders() -> None:
    """NG-5.9.1, NG-5.9.2: two groups meet over different ways; three points bring the second only halfway."""
    # A = t03.e, B = start.s over a rough border only; around by t03.s and t03.w it costs more, so build A-C-B anew:
    tiles = ("start 0 0 0", "t16 1 0 0")  # t16: nw-s rough, nw-e and e-s regular
    table = Table(tiles=tiles).put(0, "t16.nw", 5).hand(0, "incursion").turn().do("play incursion")
    table.do("from t16.nw", "to t16.s", "send 2", "from t16.nw", "to t16.e", "send 3")
    table.do("from t16.e", "to t16.s", "send 3")
    assert [table.units(area) for area in ("t16.s", "t16.nw", "t16.e")] == [5, 0, 0]
    table = Table(tiles=tiles).put(0, "t16.nw", 5).hand(0, "heroic_charge").turn().do("play heroic_charge")
    table.do("from t16.nw", "to t16.s", "send 2", "from t16.nw", "to t16.e", "send 3")
    assert table.asked == ("play_card", 0)
    assert [table.units(area) for area in ("t16.s", "t16.e")] == [2, 3]


def test_ng_ex_66_retreat_into_a_fought_over_territory() -> None:
    """NG-6.2, NG-6.9: once its combat is won it is a shelter, before it is not."""
    for order, sheltered in ((("start.w", "start.e"), True), (("start.e",), False)):
        table = Table("goat", "snake").put(0, "start.n", 5).put(1, "start.e", 6).put(1, "start.w", 1)
        table.hand(0, "warriors").turn().do("play warriors", "from start.n", "to start.e", "send 1")
        table.do("from start.n", "to start.w", "send 3")
        table.dice(*(("skull2", "axe2") if sheltered else ()), "axe2", "axe2")
        table.do(f"fight {order[0]}")  # the last combat starts by itself
        assert table.asked == ("retreat", 0)
        assert table.can("retreat start.w 1") is sheltered


def test_ng_ex_67_back_on_the_map() -> None:
    """NG-5.7.4, NG-9.0.2: without units a Recruit goes into one neutral territory; bound cards have no target."""
    table = Table("boar", "snake").put(1, "start.n").build("training_camp", "t24.e")
    table.hand(0, "upgraded_town_hall", "allies_from_the_wild", "osmosis", "hunters").turn()
    assert not table.can("play osmosis")
    assert not table.can("play hunters")
    assert table.can("play allies_from_the_wild")
    table.do("play upgraded_town_hall", "recruit start.w unit")
    assert {option for option in table.options() if option != "done"} == {"recruit start.w unit"}
    table.do("recruit start.w unit", "recruit start.w unit")
    assert table.units("start.w") == 3
    assert not Table("wolf", "snake").put(1, "start.n").hand(0, "call_to_war").turn().can("play call_to_war")


def test_ng_ex_68_mixed_cards_with_a_draw() -> None:
    """NG-5.6.5, NG-9.0.2: cards of which drawing is only a part."""
    cards = ("spy", "ancestral_curse", "rapacious_exploitation", "veiled_threats")
    table = Table("snake", "goat").hand(0, *cards).zone("draw_pile", 0, "build", "move", "explore").turn()
    assert table.can("play spy")
    assert table.can("play ancestral_curse")
    assert not table.can("play rapacious_exploitation")
    table.do("play veiled_threats")
    assert table.options() == ["choose do_draw"]
    table = Table("snake", "goat").hand(0, "spy", "market_place").hand(1, "build").turn()
    assert not table.can("play market_place")
    table.do("play spy", "target 1", "name build")
    assert table.cards("discard", 1) == ["build"]
    assert table.cards("hand", 0) == ["market_place"]


def test_ng_ex_69_legendary_heroes_with_a_snake_card() -> None:
    """NG-8.5.6, NG-9.0.6: no placement before the copy, but its own second part; another clan only moves."""
    table = Table("snake", "goat").put(0, "start.n", 2).hand(0, "snake_clan", "legendary_heroes").turn()
    table.do("play snake_clan", "decline", "done", "decline")
    table.do("play legendary_heroes", "copy 0 snake_clan")
    assert table.asked == ("move", 0), "no placement before"
    table.do("from start.n", "to start.e", "send 1")
    assert table.asked == ("scorched_place", 0)
    table.do("scorch t20.es")
    assert table.state.scorched_at == table.at("t20.es")
    other = Table("goat", "snake").put(0, "start.n").put(1, "start.e").hand(0, "enemy_secrets")
    other.zone("active_cards", 1, "snake_clan").turn().do("play enemy_secrets", "copy 1 snake_clan", "done")
    assert other.asked == ("play_card", 0)


@pytest.mark.parametrize(("clan", "fame", "food"), [("goat", 4, 0), ("stag", 5, 0), ("wolf", 4, 1)])
def test_ng_ex_70_entering_a_valkyries_territory(clan: str, fame: int, food: int) -> None:
    """NG-10.5.2, NG-10.6.4, NG-10.6.7: who enters must stop and fight; the rewards."""
    table = Table(clan, "snake", creatures="on").put(0, "start.n", 2).put(0, "start.s", 1).give(0, food=3)
    table.creature("fallen_valkyrie_beige", "start.e").hand(0, "militia").dice("axe2", "skull2")
    table.turn().do("play militia", "from start.n", "to start.e", "send 2")
    assert not table.can("from start.e")
    table.do("from start.s", "to start.e", "send 1")
    assert table.asked == ("combat_food", 0)
    assert table.options()[-1] == "food 3"
    table.do("food 3")
    assert table.units("start.e") == 1
    assert table.fame(0) == fame
    assert table.resources(0)[0] == food


def test_ng_ex_71_forced_exchange_and_scout_camp() -> None:
    """NG-5.10.3, NG-9.3.12: the forced exchange does not use up the right to exchange."""
    table = Table("boar", "snake", tiles=EX_62).put(0, "start.s").put(1, "start.e")
    table.tiles("t13", "t05", "t28", only=True).hand(0, "scout_camp").turn().do("play scout_camp")
    assert table.asked == ("explore_redraw", 0)
    table.do("exchange")
    assert {option.split()[1] for option in table.options()} == {"t28"}, "the third tile must be placed"
    assert TILES[table.state.pile[0]].id == "t05"
    assert table.state.stack[-1][0] == kinds.EXPLORE_PLACE
