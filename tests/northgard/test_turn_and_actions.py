"""The turn (NG-5) and its actions beyond the worked examples."""

from __future__ import annotations

import pytest

from rules.northgard import GAME, kinds
from rules.northgard.combat import strength
from rules.northgard.content import FACES
from rules.northgard.state import ACTIONS, CLANS, CREATURE_PHASE, OVER, SETUP_1, SETUP_2
from tests.northgard.support import BUILDING, CARD, Table


def test_turns_go_round() -> None:
    """NG-5.1.1, NG-5.4.6: clockwise, skipping who passed; the marker does not change the running phase."""
    table = Table("boar", "goat", "stag").row("scouts", "militia", "merchant")
    for seat in range(3):
        table.hand(seat, *["build"] * 3)
    table.turn(0).do("wait build")
    assert table.asked == ("turn_option", 1)
    table.do("pass", "take scouts")
    assert table.state.first_player == 1
    assert table.asked == ("turn_option", 2)
    table.do("wait build")
    assert table.asked == ("turn_option", 0)
    table.do("wait build")
    assert table.asked == ("turn_option", 2), "seat 1 has passed"


def test_empty_hand_must_pass() -> None:
    """NG-5.2.2: nothing but passing."""
    table = Table().turn()
    assert table.options() == ["pass"]
    assert ("hand_empty", "NG-5.2.2") in table.why("upgrade osmosis")


def test_options_without_a_playable_card() -> None:
    """NG-13.4, NG-9.0.3, NG-5.3.4: wait, replace, remove, upgrade and pass are still there."""
    table = Table("boar", "goat").give(0, lore=3).hand(0, "move").turn()
    assert table.why("play move") == [("no_units", "NG-9.0.2")]
    expected = [
        "wait move",
        "replace move",
        "remove move",
        "upgrade osmosis",
        "upgrade lay_of_the_land",
        "pass",
    ]
    assert table.options() == expected
    poor = Table("boar", "goat").hand(0, "move").turn()
    assert poor.why("replace move") == [("needs_lore", "NG-5.4.2")]
    assert poor.why("remove move") == [("needs_lore", "NG-5.4.3")]
    assert poor.why("upgrade osmosis") == [("needs_lore", "NG-5.4.4")]


def test_wait_replace_remove() -> None:
    """NG-5.4.1, NG-5.4.2, NG-5.4.3, NG-4.5, NG-12.5: where the card goes, what it costs, what is drawn."""
    table = (
        Table()
        .give(0, lore=3)
        .hand(0, "build", "move", "spy")
        .zone("draw_pile", 0, "explore", "recruit", "feast_start")
    )
    table.turn().do("wait build").turn()
    assert table.cards("active_cards", 0) == ["build"]
    assert table.state.played[0] == []
    table.do("replace move").turn()
    assert (table.resources(0)[2], table.cards("active_cards", 0)) == (2, ["build", "move"])
    assert "feast_start" in table.cards("hand", 0)
    table.do("remove spy")
    assert table.resources(0)[2] == 0
    assert table.state.removed == [CARD["spy"]]
    assert CARD["spy"] not in table.state.owned[0]
    assert sorted(table.cards("hand", 0)) == ["explore", "feast_start", "recruit"]


def test_draws_what_exists() -> None:
    """NG-4.4, NG-4.2: Remove draws two, but only one card exists."""
    table = Table().give(0, lore=2).hand(0, "build").zone("discard", 0, "move").turn().do("remove build")
    assert table.cards("hand", 0) == ["move"]
    assert table.state.discard[0] == []


def test_unrest() -> None:
    """NG-9.6.1, NG-7.6.4: never played or removed; good for Wait and Replace; five fame less."""
    table = Table().give(0, lore=2).hand(0, "unrest").zone("draw_pile", 0, "build").turn()
    assert table.why("play unrest") == [("never_playable", "NG-5.3.4")]
    assert table.why("remove unrest") == [("unrest_stays", "NG-5.4.3")]
    assert table.options() == ["wait unrest", "replace unrest", "pass"]
    assert table.state.scores()[0].sources["unrest_cards"] == -5


def test_row_must_be_taken() -> None:
    """NG-5.4.7: taking is mandatory; what is left goes to the box when all have passed."""
    table = Table("boar", "goat", "stag").row("scouts", "militia", "merchant").put(0, "start.n")
    table.state.development = [CARD["spy"], CARD["fishing"], CARD["hunters"]]
    table.turn().do("pass")
    assert all(option.startswith("take") for option in table.options())
    table.state.flags[1] = 4  # Future Sight was used
    table.do("take scouts", "pass", "pass", "take merchant")
    while table.asked is not None and table.asked[0] == "second_chance":
        table.do("decline")
    assert table.state.removed == [CARD["militia"]]
    assert table.state.year == 2


def test_one_card_at_a_time() -> None:
    """NG-5.3.1, NG-5.9.6, NG-9.0.1: each card is completely resolved, combats included, before the next."""
    table = (
        Table()
        .put(0, "start.w", 5)
        .put(1, "t24.nw", 1)
        .hand(0, "militia", "bodyguard")
        .dice("skull2", "skull2")
    )
    table.turn().do("play militia", "from start.w", "to t24.nw", "send 3", "done")
    assert table.units("t24.nw") == 1, "fought before the next card"
    assert table.can("play bodyguard")


def test_recruit_limits() -> None:
    """NG-5.7.1, NG-5.7.8, NG-1.4, NG-1.7: own territories of the beginning, up to the number, from the reserve."""
    table = Table().put(0, "start.n", 13).put(1, "start.w").hand(0, "upgraded_town_hall").turn()
    table.do("play upgraded_town_hall")
    assert table.options() == ["done", "recruit start.n unit"]
    table.do("done")
    assert table.units("start.n") == 13, "up to two: none is fine"
    full = Table().put(0, "start.n", 14).hand(0, "recruit").turn()
    assert full.why("play recruit") == [("reserve_empty", "NG-5.7.3")]


def test_building_rules() -> None:
    """NG-5.8.3, NG-5.8.4, NG-5.8.1: one of each type, tokens, occupied sites, own territories."""
    table = Table("boar", "stag").put(0, "start.w").put(1, "t24.s").give(0, wood=9).hand(0, "build")
    table.build("food_silo", "start.w", free=True).build("defense_tower", "t20.es")
    for _ in range(7):
        table.build("training_camp", "start.n", free=True)
    table.turn().do("play build")
    assert table.why("build food_silo t24.e") == [("already_there", "NG-5.8.3")]
    assert table.why("build training_camp t24.e") == [("no_token_left", "NG-5.8.4")]
    assert table.why("build defense_tower t24.s") == [("not_controlled", "NG-5.8.1")]
    assert table.why("build forge t24.e") == [("wrong_site", "NG-5.8.2")]
    table.do("build defense_tower t24.e")
    assert table.state.tokens[BUILDING["defense_tower"]] == 5


def test_building_effects() -> None:
    """NG-5.8.5, NG-6.4, NG-6.7: Fortress and Tower in combat; the others are in the harvest and year tests."""
    table = Table().put(0, "start.w", 3).put(1, "t24.nw", 2).build("fortress", "t24.nw").give(0, food=1)
    table.build("defense_tower", "t24.nw", free=True).hand(0, "move").turn()
    table.do("play move", "from start.w", "to t24.nw", "send 3")
    assert strength(table.state, table.state.stack[-2], False) == 4
    table.dice("axe2", "axe2").do("food 0")
    assert table.state.reserve[0] == 12, "one casualty by the tower; the two others retreat"


def test_moves_need_not_be_used() -> None:
    """NG-5.9.2, NG-5.9.1: a Move may be played without moving; any number from one on may go."""
    table = Table().put(0, "start.n", 3).hand(0, "move").turn().do("play move")
    assert table.options() == ["done", "from start.n"]
    table.do("from start.n", "to start.e")
    assert table.options() == ["send 1", "send 2", "send 3"]
    assert table.why("send 4") == [("not_so_many", "NG-5.9.1")]


def test_further_figures_may_join_an_attack() -> None:
    """NG-5.9.4: those inside must stop, others may join."""
    table = (
        Table()
        .put(0, "start.n", 1)
        .put(0, "start.s", 1)
        .put(1, "start.e", 1)
        .hand(0, "militia")
        .give(0, food=2)
    )
    table.turn().do("play militia", "from start.n", "to start.e", "send 1")
    assert table.why("from start.e") == [("must_stop", "NG-5.9.4")]
    table.do("from start.s", "to start.e", "send 1")
    assert strength(table.state, table.state.stack[-2], True) == 2


def test_kaija_stays_out_of_enemy_land() -> None:
    """NG-5.9.8, NG-8.1.4: alone she has no way in; with units only they go."""
    table = Table("bear", "goat").put(0, "start.n", 0, kaija=True).put(1, "start.e").hand(0, "move").turn()
    table.do("play move", "from start.n")
    assert table.why("to start.e") == [("kaija_stays_out", "NG-5.9.8")]
    assert table.can("to start.w")


def test_explore_needs_tiles_and_open_land() -> None:
    """NG-5.10.1, NG-5.10.2, NG-5.10.6: an empty pile or only closed land forbids it; once drawn it must be placed."""
    table = Table().put(0, "start.n").tiles(only=True).hand(0, "explore").turn()
    assert table.why("play explore") == [("pile_empty", "NG-5.10.1")]
    closed = Table(tiles=("start 0 0 0", "t17 0 -1 2")).put(0, "start.n").hand(0, "explore").turn()
    assert closed.why("play explore") == [("cannot_explore", "NG-5.10.2")]
    table = Table().put(0, "start.n").hand(0, "explore").turn().do("play explore")
    assert all(option.startswith("place") for option in table.options())


def test_special_effects_and_opponents() -> None:
    """NG-5.11.2, NG-9.0.4, NG-9.0.10: targets are opponents' figures, Kaija among them."""
    table = (
        Table("raven", "bear")
        .put(0, "start.n")
        .put(1, "start.e", 1, kaija=True)
        .hand(0, "raiding_party")
        .turn()
    )
    table.do("play raiding_party")
    assert table.options() == ["strike start.e unit", "strike start.e kaija"]
    assert table.why("strike start.n unit") == [("no_enemy_there", "NG-9.7.10")]
    table.do("strike start.e kaija")
    assert (table.state.kaija_at, table.owner("start.e"), table.units("start.e")) == (-1, 1, 1)


# -- combat -------------------------------------------------------------------------------------------------


def test_die_faces() -> None:
    """NG-6.6, NG-17.1: points 2,3,1,2,0,1 and casualties 0,0,0,1,2,1 with the choice taken as a point."""
    assert [face.points + face.choice for face in FACES] == [2, 3, 1, 2, 0, 1]
    assert [face.casualties for face in FACES] == [0, 0, 0, 1, 2, 1]


@pytest.mark.parametrize(
    ("difference", "wins"), [(-3, 0), (-2, 1), (-1, 5), (0, 13), (1, 23), (2, 31), (3, 35), (4, 36)]
)
def test_odds(difference: int, wins: int) -> None:
    """NG-17.2, NG-6.7: how often the attacker has the higher total, by the real combat, without wipe-outs."""
    won = 0
    for first, attacker in enumerate(FACES):
        for second, defender in enumerate(FACES):
            table = Table().put(0, "start.w", 6 + difference).put(1, "t24.nw", 6).hand(0, "move").turn()
            table.checked = False
            table.do("play move")
            table.state.rng.forced = [first, second]
            table.do("from start.w", "to t24.nw", f"send {6 + difference}")
            for face in (attacker, defender):
                if face.choice:
                    table.do("point")
            while table.asked is not None and table.asked[0] == "retreat":
                table.do(table.options()[-1])
            won += table.owner("t24.nw") == 0
    assert won == wins


def test_attacker_chooses_before_the_defender_rolls() -> None:
    """NG-6.5, NG-6.6: food attacker then defender, known to the defender; choices in order."""
    table = Table().put(0, "start.w", 2).put(1, "t24.nw", 2).give(0, food=5).give(1, food=1).hand(0, "move")
    table.dice("axe_or_skull", "axe_or_skull").turn().do("play move", "from start.w", "to t24.nw", "send 2")
    assert table.options() == ["food 0", "food 1", "food 2"]
    assert table.why("food 3")
    table.do("food 2")
    assert table.asked == ("combat_food", 1)
    assert table.state.decision is not None
    assert table.state.decision.params["other"] == 4
    table.do("food 1")
    assert table.asked == ("die_choice", 0)
    table.do("point")
    assert table.asked == ("die_choice", 1)
    table.do("point")  # 2 + 2 + 1 against 2 + 1 + 1
    assert table.owner("t24.nw") == 0
    assert table.asked == ("retreat", 1)


def test_food_between_combats() -> None:
    """NG-6.2, NG-6.13, NG-6.11: a Wolf's food of the first combat may be eaten in the second."""
    table = (
        Table("wolf", "goat")
        .put(0, "start.n", 6)
        .put(1, "start.e", 1)
        .put(1, "start.w", 1)
        .hand(0, "militia")
    )
    table.dice("skull2", "skull2", "skull2", "axe2").turn().do(
        "play militia", "from start.n", "to start.e", "send 3"
    )
    table.do("from start.n", "to start.w", "send 3", "fight start.e")
    assert table.resources(0) == (1, 0, 0)
    assert table.asked == ("combat_food", 0)
    table.do("food 1")
    assert table.resources(0) == (1, 0, 0), "eaten, and won again"


def test_combat_is_between_two() -> None:
    """NG-6.1, NG-6.3, NG-6.14: only units of that territory take part, attacker who entered, owner defends."""
    table = Table("boar", "goat", "stag").put(0, "start.w", 2).put(1, "t24.nw", 1).put(2, "t24.s", 5)
    table.give(0, food=1).hand(0, "move").turn().do("play move", "from start.w", "to t24.nw", "send 2")
    combat = table.state.stack[-2]
    assert combat[0] == kinds.COMBAT
    assert combat[3:5] == (0, 1)
    assert (strength(table.state, combat, True), strength(table.state, combat, False)) == (2, 1)


def test_loser_chooses_the_retreat() -> None:
    """NG-6.9, NG-6.12: any split; nobody may be removed while there is a way."""
    table = (
        Table()
        .put(0, "start.w", 7)
        .put(1, "t24.nw", 3)
        .put(1, "t24.s", 1)
        .hand(0, "move")
        .dice("axe3", "axe2")
    )
    table.turn().do("play move", "from start.w", "to t24.nw", "send 6")
    assert table.state.reserve[1] == 13 - 3
    assert table.units("t24.s") == 4, "the only shelter: everybody goes there"
    split = Table().put(0, "start.w", 6).put(1, "t24.nw", 3).hand(0, "move").dice("axe3", "axe2").turn()
    split.do("play move", "from start.w", "to t24.nw", "send 6")
    assert split.asked == ("retreat", 1)
    split.do("retreat t24.s 1")
    assert split.asked == ("retreat", 1)
    split.do("retreat start.w 2")
    assert (split.units("t24.s"), split.units("start.w")) == (1, 2)


def test_phases_follow_each_other() -> None:
    """NG-14, NG-7.2: clans, set-up twice, then in every year actions, harvest and so on, until the game is over."""
    state = GAME.new(3, 4)
    phases = [state.phase]
    years = [state.year]
    while not state.over:
        options = state.legal()
        action = options[len(options) // 2]
        assert GAME.notation.parse(GAME.notation.text(action)) == action
        state.play(action)
        if state.phase != phases[-1]:
            phases.append(state.phase)
        if state.year != years[-1]:
            years.append(state.year)
    assert phases[:3] == [CLANS, SETUP_1, SETUP_2]
    assert phases[-1] == OVER
    assert years == list(range(state.year + 1))
    assert phases[3] == ACTIONS
    assert CREATURE_PHASE not in phases
