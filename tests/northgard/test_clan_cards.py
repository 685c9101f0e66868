"""Starting and clan cards, each with its exact effect, and the clans' powers and tokens."""

from __future__ import annotations

import pytest

from rules.northgard import cards as k
from rules.northgard.combat import strength
from rules.northgard.state import CLOSING, STAG_POWER
from tests.northgard.support import BASE, CORRIDORS, Table


def test_starting_cards() -> None:
    """NG-9.1.1, NG-9.1.2, NG-9.1.3, NG-9.1.4, NG-2.8: one of each basic action, and two Feasts."""
    deck = [k.CARD_IDS[card] for card in k.STARTING_DECK]
    assert sorted(deck) == ["build", "explore", "feast_start", "feast_start", "move", "recruit"]
    table = (
        Table("stag", "snake")
        .put(0, "start.n")
        .put(0, "start.w")
        .hand(0, "recruit", "move", "explore", "build")
    )
    table.give(0, wood=1).tiles("t17").turn().do("play recruit", "recruit start.n unit", "end_turn")
    assert table.units("start.n") == 2
    table.turn(0).do("play move", "from start.n", "to start.e", "send 2", "end_turn")
    assert table.units("start.e") == 2
    table.turn(0).do("play explore", "place t17 1,-1 0", "end_turn")
    assert len(table.state.land.placed) == len(BASE) + 1
    table.turn(0).do("play build", "build defense_tower t20.nw", "end_turn")
    assert table.resources(0) == (0, 0, 0)


@pytest.mark.parametrize("card", ["feast_start", "feast_early"])
def test_feast(card: str) -> None:
    """NG-9.1.5, NG-9.3.11, NG-9.7.9: one of the four, only possible ones are offered."""
    table = Table().put(0, "start.n").hand(0, card).turn().do(f"play {card}")
    assert table.options() == ["choose do_recruit", "choose do_move", "choose do_explore"]
    table.do("choose do_recruit", "recruit start.n unit")
    assert table.units("start.n") == 2
    assert table.asked == ("play_card", 0)


# -- Bear ---------------------------------------------------------------------------------------------------


def test_bear_clan_collects() -> None:
    """NG-9.2.1, NG-9.7.8: with Kaija the food and wood of the source first, no lore; without her nothing."""
    table = Table("bear", "goat").put(0, "start.e", 1, kaija=True).build("woodcutters_lodge", "t20.nw")
    table.build("carved_stone", "start.e", free=True).hand(0, "bear_clan").turn()
    table.do("play bear_clan", "from start.e", "to start.n", "send_kaija 1")
    assert table.resources(0) == (1, 1, 0)
    assert table.state.kaija_at == table.at("start.n")
    table = Table("bear", "goat").put(0, "start.e", 1, kaija=True).hand(0, "bear_clan").turn()
    table.do("play bear_clan", "from start.e", "to start.n", "send 1")
    assert table.resources(0) == (0, 0, 0)


def test_the_bear_awakens() -> None:
    """NG-9.2.2, NG-9.7.12, NG-9.0.8: Recruit 2, and Kaija may attack until the end of the year."""
    table = Table("bear", "goat").put(0, "start.n", 1, kaija=True).put(1, "start.e", 1)
    table.hand(0, "the_bear_awakens", "move", "militia").turn()
    table.do("play militia", "from start.n", "to start.e")
    assert table.why("send_kaija 1") == [("kaija_stays_out", "NG-5.9.8")]
    table.dice("skull2", "skull2").do("send 1", "done")
    assert table.owner("start.e") == -1
    table.put(1, "start.e", 1).do(
        "play the_bear_awakens", "recruit start.n unit", "recruit start.n unit", "play move"
    )
    table.dice("axe2", "axe2").do("from start.n", "to start.e", "send_kaija 0")  # 2 + 2 against 1 + 2
    assert table.state.kaija_at == table.at("start.e")
    assert table.owner("start.e") == 0
    assert table.state.flags == [k.KAIJA_AWAKE, 0]


def test_protector_of_the_land() -> None:
    """NG-9.2.3, NG-9.7.7: a card for each closed territory of three tiles, if there are enough cards."""
    table = Table("bear", "goat", tiles=CORRIDORS).put(0, "start.w").put(0, "start.e").put(0, "start.n")
    table.hand(0, "protector_of_the_land").zone("draw_pile", 0, "build").turn()
    assert table.why("play protector_of_the_land") == [("not_enough_cards", "NG-9.2.3")]
    table.zone("discard", 0, "move", "explore").turn().do("play protector_of_the_land")
    assert len(table.state.hand[0]) == 2


def test_kaija_as_a_figure() -> None:
    """NG-8.1.2, NG-5.7.6, NG-8.1.6, NG-8.1.4: recruited like a unit, triggers camps, may move alone, returns."""
    table = (
        Table("bear", "goat").put(0, "start.e", 1).build("training_camp", "t20.nw").hand(0, "recruit", "move")
    )
    table.turn().do("play recruit", "recruit start.e kaija", "recruit start.e unit", "end_turn")
    assert table.units("start.e") == 2
    assert table.state.reserve[0] == 12, "Kaija is not one of the 14"
    table.turn().do("play move", "from start.e", "to start.n", "send_kaija 0", "end_turn")
    assert table.owner("start.n") == 0
    assert table.units("start.n") == 0
    raven = table.hand(1, "capture").put(1, "start.w").turn(1).do("play capture", "strike start.n kaija")
    assert raven.state.kaija_at == -1
    assert raven.owner("start.n") == -1
    assert raven.state.kaija_free(0)


def test_bear_chooses_casualties() -> None:
    """NG-6.8, NG-8.1.1: the Bear decides whether Kaija is among the losses."""
    for answer, units, kaija in (("lose kaija", 3, False), ("lose unit", 2, True)):
        table = Table("goat", "bear").put(0, "start.w", 1).put(1, "t24.nw", 3, kaija=True).hand(0, "move")
        table.dice("axe_skull", "axe3").turn().do("play move", "from start.w", "to t24.nw", "send 1")
        assert table.asked == ("casualty_choice", 1)
        table.do(answer)
        assert table.units("t24.nw") == units
        assert (table.state.kaija_at >= 0) is kaija


# -- Boar, Goat ---------------------------------------------------------------------------------------------


def test_boar_clan() -> None:
    """NG-9.2.4, NG-5.8.7: a small building is free, a large one costs two."""
    table = Table("boar", "goat").put(0, "t24.e").hand(0, "boar_clan").turn()
    table.do("play boar_clan", "build food_silo t24.e")
    assert table.resources(0) == (0, 0, 0)


def test_osmosis() -> None:
    """NG-9.2.5, NG-9.7.2: one each in up to three territories that are open or show wood on tiles."""
    table = Table("boar", "goat", tiles=CORRIDORS).put(0, "start.w").put(0, "start.e").put(0, "start.n")
    table.put(0, "start.s").put(0, "t12.n").build("training_camp", "start.n", free=True)
    table.hand(0, "osmosis").turn().do("play osmosis")
    assert table.can("recruit start.w unit"), "closed, but wood on t12"
    assert table.can("recruit start.e unit"), "closed, but wood on t11"
    table.do("recruit start.n unit", "recruit start.n unit", "recruit start.s unit", "recruit start.w unit")
    assert table.asked == ("play_card", 0)
    assert [table.units(area) for area in ("start.n", "start.s", "start.w", "t12.n")] == [3, 2, 2, 1]
    lodge = Table("boar", "goat", tiles=("start 0 0 0", "t17 0 -1 2")).put(0, "start.n")
    lodge.build("woodcutters_lodge", "start.n", free=True).hand(0, "osmosis").turn()
    assert not lodge.can("play osmosis"), "closed, and a lodge does not qualify it"


def test_goat_clan() -> None:
    """NG-9.2.7: a second building of a type, on a site and paid as usual."""
    table = Table("goat", "boar").put(0, "start.w").build("food_silo", "t24.e", free=True).give(0, wood=1)
    table.hand(0, "goat_clan", "build").turn().do("play goat_clan", "build food_silo t24.e")
    assert table.symbols("start.w") == (2, 0, 0)
    assert table.resources(0) == (1, 0, 0)


def test_teamwork() -> None:
    """NG-9.2.8: two different actions, the second chosen when the first is done."""
    table = (
        Table("goat", "boar")
        .put(0, "start.n", 2)
        .hand(0, "teamwork")
        .turn()
        .do("play teamwork", "choose do_move")
    )
    table.do("from start.n", "to start.w", "send 2")
    assert table.asked == ("choose_action", 0)
    assert not table.can("choose do_move")
    table.do("choose do_recruit", "recruit start.w unit")
    assert table.units("start.w") == 3
    assert table.asked == ("play_card", 0)


def test_resourceful_people() -> None:
    """NG-9.2.9: a third card for any three resources, offered once after two were drawn."""
    table = Table("goat", "boar").give(0, food=2, wood=1).hand(0, "resourceful_people")
    table.zone("draw_pile", 0, "recruit", "build", "move").turn().do("play resourceful_people")
    assert sorted(table.cards("hand", 0)) == ["build", "move"]
    assert table.options() == ["decline", "pay 2 1 0"]
    table.do("pay 2 1 0")
    assert len(table.cards("hand", 0)) == 3
    assert table.resources(0) == (0, 0, 0)
    poor = (
        Table("goat", "boar")
        .give(0, food=2)
        .hand(0, "resourceful_people")
        .zone("draw_pile", 0, "build", "move")
    )
    assert poor.turn().do("play resourceful_people").asked == ("play_card", 0)


# -- Raven --------------------------------------------------------------------------------------------------


def test_raven_clan() -> None:
    """NG-9.2.10: two tiles, one placed, the other under the pile."""
    table = Table("raven", "boar").put(0, "start.n").tiles("t06", "t13").hand(0, "raven_clan").turn()
    table.do("play raven_clan", "place t13 0,-1 0")
    assert table.names(table.state.pile)[0] == "t06"


def test_raiding_party() -> None:
    """NG-9.2.11, NG-9.0.5, NG-9.7.10: a unit anywhere, and a resource of a kind shown there."""
    table = Table("raven", "boar").put(1, "start.e", 1).build("carved_stone", "start.e", free=True)
    table.hand(0, "raiding_party").turn().do("play raiding_party", "strike start.e unit")
    assert table.owner("start.e") == -1
    assert table.state.reserve[1] == 14
    assert table.options() == ["collect food", "collect lore"]
    table.do("collect lore")
    assert table.resources(0) == (0, 0, 1)
    bare = Table("raven", "boar").put(1, "start.n", 1).hand(0, "raiding_party").turn()
    assert bare.do("play raiding_party", "strike start.n unit").asked == ("play_card", 0)


def test_raven_mercenaries() -> None:
    """NG-9.2.12: two in one neutral territory, one more for two resources; its camp counts once."""
    table = Table("raven", "boar").put(0, "start.n").build("training_camp", "t24.e").give(0, food=1, wood=1)
    table.hand(0, "raven_mercenaries").turn().do("play raven_mercenaries")
    assert not table.can("recruit start.n unit")
    table.do("recruit start.w unit", "recruit start.w unit", "recruit start.w unit")
    assert table.asked == ("may_pay", 0)
    table.do("pay 1 1 0", "recruit start.w unit")
    assert table.units("start.w") == 4
    assert table.asked == ("play_card", 0)


# -- Snake --------------------------------------------------------------------------------------------------


def test_snake_clan_and_token() -> None:
    """NG-9.2.13, NG-8.5.1, NG-8.5.2, NG-8.5.3: placed next to own land before, after, or both."""
    table = Table("snake", "boar").put(0, "start.n", 2).put(1, "t24.nw").hand(0, "snake_clan").turn()
    assert table.state.scorched_at == -1
    table.do("play snake_clan")
    assert table.options() == ["decline", "scorch start.e", "scorch start.w"]
    table.do("scorch start.w", "from start.n", "to start.w", "send 1", "scorch t24.nw")
    assert table.state.scorched_at == table.at("t24.nw")


def test_snake_defends_with_its_token() -> None:
    """NG-8.5.4: one point more in defence, too."""
    table = Table("boar", "snake").put(0, "start.w", 2).put(1, "t24.nw", 2).give(0, food=1).hand(0, "move")
    table.state.scorched_at = table.at("t24.nw")
    table.turn().do("play move", "from start.w", "to t24.nw", "send 2")
    assert strength(table.state, table.state.stack[-2], False) == 3


@pytest.mark.parametrize("pays", [True, False])
def test_rapacious_exploitation(pays: bool) -> None:
    """NG-9.2.14, NG-9.7.11: the victim discards the named card or hands over two resources."""
    table = Table("snake", "boar").put(0, "start.n").hand(1, "build", "move").give(1, food=1, lore=1)
    table.hand(0, "rapacious_exploitation").turn().do(
        "play rapacious_exploitation", "decline", "target 1", "name move"
    )
    assert table.asked == ("discard_or_pay", 1)
    if pays:
        table.do("pay 1 0 1")
        assert table.resources(0) == (1, 0, 1)
        assert sorted(table.cards("hand", 1)) == ["build", "move"]
    else:
        table.do("discard move")
        assert table.cards("discard", 1) == ["move"]
    poor = (
        Table("snake", "boar")
        .put(0, "start.n")
        .hand(1, "move")
        .give(1, food=1)
        .hand(0, "rapacious_exploitation")
    )
    poor.turn().do("play rapacious_exploitation", "decline", "target 1", "name move")
    assert poor.options() == ["discard move"]


def test_stolen_lore() -> None:
    """NG-9.2.15, NG-9.7.13: after moving the token, a card of whoever controls its territory."""
    table = Table("snake", "boar", "goat").put(0, "start.n", 1).put(1, "start.e").put(2, "start.s")
    table.zone("active_cards", 1, "fishing", "unrest").zone("active_cards", 2, "wood_monopoly")
    table.hand(0, "stolen_lore").turn().do("play stolen_lore", "scorch start.e")
    assert table.options() == ["copy 1 fishing"]
    table.do("copy 1 fishing")
    assert table.resources(0) == (3, 0, 0)
    stays = Table("snake", "boar").put(0, "start.n").put(1, "start.e").zone("active_cards", 1, "fishing")
    stays.hand(0, "stolen_lore").turn().do("play stolen_lore", "decline")
    assert stays.asked == ("play_card", 0), "without the token there nothing happens"
    assert stays.resources(0) == (0, 0, 0)


# -- Stag, Wolf ---------------------------------------------------------------------------------------------


def test_stag_clan() -> None:
    """NG-9.2.16: recruit, then a unit of a neighbouring own territory follows, rough borders or not."""
    table = (
        Table("stag", "boar").put(0, "start.e", 1).put(0, "t20.es", 2).put(1, "start.n").hand(0, "stag_clan")
    )
    table.turn().do("play stag_clan", "recruit start.e unit")
    assert table.options() == ["decline", "pull t20.es unit"]
    table.do("pull t20.es unit")
    assert (table.units("start.e"), table.units("t20.es")) == (3, 1)
    alone = (
        Table("stag", "boar").put(0, "start.e", 1).hand(0, "stag_clan").turn().do("play stag_clan", "done")
    )
    assert alone.asked == ("play_card", 0), "nobody recruited, nobody pulled"


def test_glory_of_the_clan() -> None:
    """NG-9.2.17: collect the territory before building, and pay with it, or after, or not."""
    table = Table("stag", "boar").put(0, "start.e").build("woodcutters_lodge", "start.e", free=True)
    table.hand(0, "glory_of_the_clan").turn().do("play glory_of_the_clan")
    assert table.options() == ["collect_before start.e"], "without wood it must collect first"
    table.do("collect_before start.e", "build defense_tower t20.nw")
    assert table.resources(0) == (1, 0, 0)
    after = Table("stag", "boar").put(0, "start.e").give(0, wood=1).hand(0, "glory_of_the_clan").turn()
    after.do("play glory_of_the_clan", "collect_after", "build food_silo t20.nw")
    assert after.resources(0) == (2, 0, 0), "the new silo counts"
    none = Table("stag", "boar").put(0, "start.e").give(0, wood=1).hand(0, "glory_of_the_clan").turn()
    assert none.do("play glory_of_the_clan", "decline", "build food_silo t20.nw").resources(0) == (0, 0, 0)


def test_annexation() -> None:
    """NG-9.2.18: explore before or after the Move, or not at all."""
    table = Table("stag", "boar").put(0, "start.n", 1).tiles("t17").hand(0, "annexation").turn()
    table.do(
        "play annexation", "first do_explore", "place t17 0,-1 0", "from start.n", "to start.e", "send 1"
    )
    assert table.asked == ("play_card", 0)
    later = Table("stag", "boar").put(0, "start.n", 1).tiles("t17").hand(0, "annexation").turn()
    later.do("play annexation", "first do_move", "from start.n", "to start.e", "send 1")
    assert later.asked == ("explore_again", 0)
    later.do("decline")
    assert len(later.state.land.placed) == len(BASE)


def test_wolf_clan_retreats_over_rough_borders() -> None:
    """NG-9.2.19, NG-9.7.3: only its own retreat may cross one."""
    table = (
        Table("wolf", "boar")
        .put(0, "t20.es", 2)
        .put(1, "start.e", 6)
        .hand(0, "wolf_clan")
        .dice("axe2", "axe2")
    )
    table.turn().do("play wolf_clan", "from t20.es", "to start.e", "send 2")
    assert table.can("retreat t20.es 2")


def test_plunder() -> None:
    """NG-9.2.20: a unit of an adjacent enemy territory, then a card."""
    table = Table("wolf", "boar").put(0, "start.n").put(1, "start.e", 2).put(1, "t24.nw").hand(0, "plunder")
    table.zone("draw_pile", 0, "build").turn().do("play plunder")
    assert table.options() == ["strike start.e unit"]
    table.do("strike start.e unit")
    assert table.units("start.e") == 1
    assert table.cards("hand", 0) == ["build"]
    far = Table("wolf", "boar").put(0, "start.n").put(1, "t24.nw").hand(0, "plunder").turn()
    assert far.why("play plunder") == [("no_enemy_near", "NG-9.0.2")]


def test_call_to_war() -> None:
    """NG-9.2.21: every territory that borders an enemy gets one, rough borders included."""
    table = Table("wolf", "boar").put(0, "t20.es").put(0, "start.n").put(0, "t24.s").put(1, "start.e")
    table.hand(0, "call_to_war").turn().do("play call_to_war")
    assert table.options() == ["done", "recruit start.n unit", "recruit t20.es unit"]
    table.do("recruit start.n unit", "recruit t20.es unit")
    assert table.asked == ("play_card", 0)


def test_boar_goat_raven_powers() -> None:
    """NG-8.2, NG-8.3, NG-8.4: neutral closings count for the Boar; the Raven collects buildings, too."""
    boar = (
        Table("boar", "goat", tiles=("start 0 0 0",))
        .put(0, "start.w")
        .tiles("t17")
        .hand(0, "huginn_and_muninn")
    )
    boar.turn().do("play huginn_and_muninn", "place t17 0,-1 2")
    assert boar.closed("start.n")
    assert boar.resources(0) == (0, 0, 0), "a neutral territory was closed"
    raven = Table("raven", "goat", tiles=("start 0 0 0",)).put(0, "start.n").tiles("t17").hand(0, "explore")
    raven.build("carved_stone", "start.n", free=True).turn().do("play explore", "place t17 0,-1 2")
    assert raven.resources(0) == (0, 0, 1)
    assert raven.fame(0) == 2


def test_several_triggers_at_once() -> None:
    """NG-13.3, NG-8.6: two territories closed by one tile; the Stag is paid for each, in whatever order."""
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
        Table("stag", "snake", tiles=tiles).put(0, "t22.s").put(0, "t03.w").tiles("t27").hand(0, "explore")
    )
    table.turn().do("play explore", "place t27 1,1 2")
    assert (table.fame_from(0, CLOSING), table.fame_from(0, STAG_POWER)) == (4, 2)
