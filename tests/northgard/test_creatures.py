"""Creatures (NG-10): appearing, moving, acting, being attacked."""

from __future__ import annotations

import pytest

from rules.northgard.content import CREATURES
from rules.northgard.creatures import draw_creature, favourite_targets, summoning_grounds
from rules.northgard.state import CREATURE_FAME
from tests.northgard.support import CREATURE, Table


def table_with(*clans: str) -> Table:
    return Table(*(clans or ("goat", "snake")), creatures="on")


def test_creature_cards() -> None:
    """NG-10.1.3: values, fame and priorities of the nine."""
    facts = {creature.kind: (creature.value, creature.fame, creature.shares) for creature in CREATURES}
    assert facts == {
        "wolf": (4, 1, True),
        "brown_bear": (6, 3, True),
        "draugr": (5, 2, True),
        "fallen_valkyrie": (7, 4, False),
    }
    assert CREATURES[CREATURE["draugr_beige"]].priority == ("units", "buildings", "resources")
    assert len(CREATURES) == 9


def test_deck_is_refilled_from_the_discards() -> None:
    """NG-10.1.2: shuffled anew; if both are empty nothing appears."""
    table = table_with().turn()
    table.state.creature_discard = table.state.creature_deck
    table.state.creature_deck = []
    assert draw_creature(table.state) >= 0
    assert (len(table.state.creature_deck), len(table.state.creature_discard)) == (8, 0)
    table.state.creature_deck = []
    assert draw_creature(table.state) == -1


def test_explored_lair() -> None:
    """NG-10.2.1, NG-10.2.2, NG-10.4.1, NG-10.2.3: at the right end of the line, after closing, and it acts at once."""
    table = table_with().put(0, "start.n", 2).creature("wolf_beige", "start.n").creatures_next("draugr_beige")
    table.tiles("t17").hand(0, "explore").turn().do("play explore", "place t17 0,-1 2")
    assert table.fame(0) == 2, "closed before the creature came"
    assert table.state.line == [CREATURE["wolf_beige"], CREATURE["draugr_beige"]]
    assert table.units("start.n") == 1
    assert len(table.state.creatures_in(table.at("start.n"))) == 2


def test_explored_valkyrie_attacks() -> None:
    """NG-10.4.1, NG-10.9.3: she is the attacker, the controller defends with the buildings' bonuses."""
    table = table_with().put(0, "start.n", 3).build("fortress", "start.n", free=True).give(0, food=3)
    table.creatures_next("fallen_valkyrie_beige").tiles("t17").hand(0, "explore").dice("axe2", "axe2").turn()
    table.do("play explore", "place t17 0,-1 2", "food 3")  # 3 + 2 + 3 + 2 against 7 + 2
    assert table.fame_from(0, CREATURE_FAME) == 4
    assert table.state.creature_discard == [CREATURE["fallen_valkyrie_beige"]]


def test_creature_before_the_second_explore() -> None:
    """NG-10.4.2: Rangers meet it before the second tile."""
    table = (
        table_with()
        .put(0, "start.n", 2)
        .creatures_next("draugr_beige")
        .tiles("t17", "t06")
        .hand(0, "rangers")
    )
    table.turn().do("play rangers", "place t17 0,-1 0")
    assert table.state.line == [CREATURE["draugr_beige"]]
    assert table.asked == ("explore_again", 0)


def test_sharing_creatures_let_units_pass() -> None:
    """NG-10.5.1: in, through and out again without a fight."""
    table = table_with().put(0, "start.n", 2).creature("wolf_beige", "start.w").hand(0, "militia").turn()
    table.do("play militia", "from start.n", "to start.w", "send 2", "from start.w", "to t24.nw", "send 2")
    assert table.asked == ("play_card", 0)
    assert table.units("t24.nw") == 2


def test_two_valkyries_bar_a_territory() -> None:
    """NG-10.5.2: nor can one be entered that another player shares with a Valkyrie."""
    table = table_with().put(0, "start.n", 2).creature("fallen_valkyrie_beige", "start.w")
    table.creature("fallen_valkyrie_light_brown", "start.w").hand(0, "move").turn().do(
        "play move", "from start.n"
    )
    assert table.why("to start.w") == [("valkyrie_bars", "NG-10.5.2")]
    table = table_with().put(0, "start.n", 2).put(1, "start.w").creature("fallen_valkyrie_beige", "start.w")
    table.hand(0, "move").turn().do("play move", "from start.n")
    assert table.why("to start.w") == [("valkyrie_bars", "NG-10.5.2")]


def test_nobody_else_goes_to_a_valkyrie() -> None:
    """NG-10.5.3: no recruits, Hidden Ways, retreat or pull into her territory."""
    table = (
        table_with()
        .put(0, "start.n", 2)
        .creature("fallen_valkyrie_beige", "t24.nw")
        .hand(0, "mercenary", "hidden_ways")
    )
    table.turn().do("play mercenary")
    assert not table.can("recruit t24.nw unit")
    table.do("done", "end_turn").turn().do("play hidden_ways", "from start.n")
    assert table.why("to t24.nw") == [("valkyrie_bars", "NG-10.5.2")]
    stag = (
        table_with("stag", "goat")
        .put(0, "start.n")
        .put(0, "start.e")
        .creature("fallen_valkyrie_beige", "start.n")
    )
    stag.hand(0, "stag_clan").turn().do("play stag_clan", "recruit start.n unit")
    assert stag.asked == ("play_card", 0), "nobody can be pulled there"
    bribe = table_with().put(1, "start.n", 2).put(0, "t03.s").creature("fallen_valkyrie_beige", "start.w")
    bribe.hand(0, "bribery").turn().do("play bribery", "from start.n")
    assert not bribe.can("to start.w")
    push = table_with().put(0, "start.e", 2).put(1, "start.n", 1).creature("fallen_valkyrie_beige", "start.w")
    push.hand(0, "intimidate").turn().do("play intimidate", "from start.e", "to start.n", "send 2")
    assert push.options() == ["decline", "push unit start.e"]


def test_units_beside_a_valkyrie_since_setup() -> None:
    """NG-10.5.3: they may leave, and must fight at the end of the next Move if still there."""
    table = (
        table_with()
        .put(0, "start.n", 3)
        .creature("fallen_valkyrie_beige", "start.n")
        .hand(0, "move", "militia")
        .turn()
    )
    table.dice("skull2", "axe_skull").do("play move", "from start.n", "to start.w", "send 1")
    # 2 against 7 + 1: lost with one casualty; the other retreats
    assert table.asked == ("retreat", 0)


def test_attacks_are_declared() -> None:
    """NG-10.6.1, NG-10.6.2, NG-10.6.3: at most one in each own territory, before any combat; none is fine."""
    table = (
        table_with()
        .put(0, "start.w", 3)
        .put(0, "start.n", 2)
        .put(1, "start.e", 1)
        .creature("wolf_beige", "start.w")
    )
    table.creature("draugr_beige", "start.w").creature("wolf_light_brown", "t24.nw").hand(0, "move").turn()
    table.do("play move", "from start.n", "to start.e", "send 2")
    assert table.asked == ("declare_creatures", 0)
    assert table.options() == ["decline", "attack wolf_beige", "attack draugr_beige"]
    assert table.why("attack wolf_light_brown") == [("creature_elsewhere", "NG-10.6.2")]
    table.do("attack wolf_beige")
    assert table.options() == ["fight start.e", "fight start.w"]
    assert table.state.in_combat == tuple(sorted((table.at("start.e"), table.at("start.w"))))


def test_creature_that_wins_stays() -> None:
    """NG-10.6.6, NG-10.6.4, NG-10.6.7: its casualties count, Shieldbearers cancel one; wiped out means lost."""
    table = table_with().put(0, "start.w", 2).creature("wolf_beige", "start.w").hand(0, "shieldbearers")
    table.dice("axe2", "skull2").turn().do("play shieldbearers", "done", "attack wolf_beige")
    assert table.units("start.w") == 1
    assert table.state.line == [CREATURE["wolf_beige"]]
    wiped = table_with().put(0, "start.w", 2).creature("wolf_beige", "start.w").hand(0, "grizzled_warriors")
    wiped.dice("axe3", "skull2").turn().do("play grizzled_warriors", "done", "attack wolf_beige")
    assert wiped.owner("start.w") == -1, "7 points against 4, but both units fell"
    assert wiped.fame(0) == 0


def test_defeated_creature() -> None:
    """NG-10.6.5, NG-10.6.7: off the map, card to the discards, fame; no Fortress for an attacker; Wolf clan's food."""
    table = table_with("wolf", "goat").put(0, "start.w", 5).build("fortress", "start.w", free=True)
    table.creature("draugr_beige", "start.w").hand(0, "move").dice("axe2", "axe_skull").turn()
    table.do("play move", "done", "attack draugr_beige")  # 5 + 2 against 5 + 1
    assert table.state.line == []
    assert table.state.creature_discard == [CREATURE["draugr_beige"]]
    assert table.fame(0) == 2
    assert table.resources(0) == (1, 0, 0)
    assert table.units("start.w") == 4
    level = (
        table_with()
        .put(0, "start.w", 5)
        .build("fortress", "start.w", free=True)
        .creature("draugr_beige", "start.w")
    )
    level.hand(0, "move").dice("axe2", "axe2").turn().do("play move", "done", "attack draugr_beige")
    assert level.fame(0) == 0, "a tie goes to the Draugr: the Fortress did not count"


def test_stag_and_a_valkyrie_in_own_land() -> None:
    """NG-10.6.7: no conquest fame where the Stag was in control when the Move began."""
    table = (
        table_with("stag", "goat")
        .put(0, "start.w", 7)
        .creature("fallen_valkyrie_beige", "start.w")
        .hand(0, "move")
    )
    table.dice("axe3", "axe2").turn().do("play move", "done")
    assert table.fame(0) == 4


def test_creature_phase_order() -> None:
    """NG-10.7.1, NG-10.7.2, NG-7.2: left to right, each moves to an adjacent territory without creatures."""
    table = table_with().put(0, "start.n", 1).put(1, "t03.w", 1)
    table.creature("wolf_beige", "start.e").creature("brown_bear_beige", "t20.es")
    table.end_actions()
    where = table.state.creature_at
    assert where[CREATURE["wolf_beige"]] == table.at("start.n"), "units before neutral land"
    assert where[CREATURE["brown_bear_beige"]] == table.at("start.e"), (
        "over a rough border, into the freed place"
    )


def test_priorities_and_ties() -> None:
    """NG-10.7.3: the card's list, then the first player."""
    table = table_with().creature("wolf_beige", "start.n").put(0, "start.e").put(0, "start.w").turn()
    assert favourite_targets(table.state, CREATURE["wolf_beige"]) == [table.at("start.e")], "resources first"
    table = table_with().creature("brown_bear_beige", "start.n").put(0, "start.e").put(0, "start.w")
    table.build("defense_tower", "t24.e").turn()
    assert favourite_targets(table.state, CREATURE["brown_bear_beige"]) == [table.at("start.w")], (
        "buildings first"
    )
    tied = Table("goat", "snake", tiles=("start 0 0 0",), creatures="on").creature("wolf_beige", "start.n")
    tied.put(0, "start.e").put(1, "start.w")
    tied.state.first_player = 1
    tied.end_actions()
    assert tied.asked == ("creature_tie", 1)
    assert tied.options() == ["lead start.e", "lead start.w"]
    tied.do("lead start.w")
    assert tied.state.creature_at[CREATURE["wolf_beige"]] == tied.at("start.w")


def test_creature_that_cannot_move_acts_again() -> None:
    """NG-10.7.4, NG-10.9.2: a boxed-in Draugr takes a unit where it stands."""
    table = table_with().put(0, "t20.es", 3).put(1, "start.n").creature("draugr_beige", "t20.es")
    table.creature("brown_bear_beige", "start.e")
    for name, area in (("wolf_beige", "start.s"), ("wolf_light_brown", "start.w")):
        table.creature(name, area)
    # The Bear cannot leave start.e before the Draugr's turn: the Draugr is first in the line.
    table.end_actions()
    assert table.units("t20.es") <= 2


def test_draugr_and_kaija() -> None:
    """NG-10.9.2: the Bear chooses between a unit and Kaija."""
    table = (
        table_with("bear", "goat")
        .put(0, "start.n", 1, kaija=True)
        .put(1, "t03.w")
        .creature("draugr_beige", "start.e")
    )
    table.end_actions()
    assert table.asked == ("casualty_choice", 0)
    table.do("lose kaija")
    assert (table.units("start.n"), table.state.kaija_at) == (1, -1)


def test_brown_bear_forbids() -> None:
    """NG-10.9.1: no pull, bribe or push out either; moving in and swapping a building are fine."""
    stag = (
        table_with("stag", "goat").put(0, "start.n").put(0, "start.e").creature("brown_bear_beige", "start.e")
    )
    stag.hand(0, "stag_clan").turn().do("play stag_clan", "recruit start.n unit")
    assert stag.asked == ("play_card", 0)
    bribe = (
        table_with()
        .put(1, "start.e")
        .put(1, "t24.s")
        .put(0, "start.n")
        .creature("brown_bear_beige", "start.e")
    )
    bribe.hand(0, "bribery").turn().do("play bribery")
    assert bribe.why("from start.e") == [("bear_holds", "NG-10.9.1")]
    push = (
        table_with()
        .put(0, "start.n", 2)
        .put(1, "start.e")
        .creature("brown_bear_beige", "start.e")
        .give(0, food=1)
    )
    push.hand(0, "intimidate").turn().do("play intimidate", "from start.n", "to start.e", "send 2")
    assert push.asked == ("combat_food", 0), "moved in, but nobody can be pushed out"
    swap = table_with().put(0, "start.e").put(0, "start.w").build("food_silo", "t20.nw").give(0, wood=1)
    swap.creature("brown_bear_beige", "start.e").hand(0, "industrious_villagers").turn()
    swap.do("play industrious_villagers", "build food_silo t24.e")
    assert swap.can("swap_building food_silo t20.nw training_camp")


@pytest.mark.parametrize("clan", ["raven", "stag", "bear"])
def test_wolf_spoils_collecting(clan: str) -> None:
    """NG-10.9.4: collecting as in the Harvest is limited to buildings as well."""
    if clan == "raven":
        table = Table("raven", "goat", tiles=("start 0 0 0", "t20 1 0 1"), creatures="on").put(0, "start.e")
        table.creature("wolf_beige", "start.e").tiles("t17", "t11").hand(0, "explore").turn()
        assert table.state.yields(table.at("start.e")) == 0
        assert table.symbols("start.e") != (0, 0, 0)
    elif clan == "stag":
        table = table_with("stag", "goat").put(0, "start.e").creature("wolf_beige", "start.e").give(0, wood=1)
        table.hand(0, "glory_of_the_clan").turn().do(
            "play glory_of_the_clan", "collect_after", "build food_silo t20.nw"
        )
        assert table.resources(0) == (1, 0, 0)
    else:
        table = table_with("bear", "goat").put(0, "start.e", 0, kaija=True).creature("wolf_beige", "start.e")
        table.hand(0, "bear_clan").turn().do("play bear_clan", "from start.e", "to start.n", "send_kaija 0")
        assert table.resources(0) == (0, 0, 0)


def test_snake_takes_no_tile_symbol_beside_a_wolf() -> None:
    """NG-10.9.4, NG-8.5.5: only a building's symbol."""
    table = table_with("snake", "goat").put(1, "start.e").put(0, "t24.s").creature("wolf_beige", "start.e")
    table.build("carved_stone", "start.e", free=True)
    table.creature("wolf_light_brown", "start.n").creature("wolf_dark_brown", "start.w")
    table.creature("draugr_beige", "start.s").creature("draugr_light_brown", "t20.es")
    table.state.scorched_at = table.at("start.e")
    table.end_actions("steal lore")
    assert table.resources(0)[2] == 1


def test_summoning_grounds() -> None:
    """NG-10.8.2: lairs without a creature; without any, every territory without one."""
    table = Table("goat", "snake", creatures="more")
    assert summoning_grounds(table.state) == [table.at("start.s")]
    table.creature("wolf_beige", "start.s")
    assert table.at("start.s") not in summoning_grounds(table.state)
    assert len(summoning_grounds(table.state)) == len(table.state.land.roots) - 1
