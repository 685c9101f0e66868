"""Why an action is refused: the reason names the rule that really forbids it."""

from __future__ import annotations

import pytest

from rules.northgard import kinds
from tests.northgard.support import TILE, Table


def plain(*clans: str, creatures: str = "off") -> Table:
    return Table(*(clans or ("boar", "goat")), creatures=creatures).put(1, "start.w")


@pytest.mark.parametrize("text", ["wait move", "replace move", "remove move", "upgrade osmosis", "pass"])
def test_ng_5_3_3_after_a_card_only_cards(text: str) -> None:
    """NG-5.3.3: once a card was resolved the other options of the turn are gone."""
    table = plain().put(0, "start.e", 3).hand(0, "fishing", "move").give(0, lore=3).turn().do("play fishing")
    assert table.why(text) == [("only_cards_now", "NG-5.3.3")]
    assert table.why("food 1") == [("wrong_decision", "NG-5.2.1")]


def test_ng_5_4_a_card_must_be_in_hand() -> None:
    """NG-5.4.1, NG-5.4.2, NG-5.4.3: each option asks for a hand card of its own."""
    table = plain().put(0, "start.e", 3).hand(0, "move").give(0, lore=3).turn()
    for verb, rule in (("wait", "NG-5.4.1"), ("replace", "NG-5.4.2"), ("remove", "NG-5.4.3")):
        assert table.why(f"{verb} build") == [("not_in_hand", rule)]


def test_ng_5_10_1_an_empty_pile_forbids_exploring() -> None:
    """NG-5.10.1: also where any open side would do, and as a part of Feast."""
    table = plain().put(0, "start.e", 3).hand(0, "explore", "huginn_and_muninn", "feast_start")
    table.tiles(only=True).turn()
    assert table.why("play explore") == [("pile_empty", "NG-5.10.1")]
    assert table.why("play huginn_and_muninn") == [("pile_empty", "NG-5.10.1")]
    table.do("play feast_start")
    assert table.why("choose do_explore") == [("pile_empty", "NG-5.10.1")]


def test_ng_5_7_3_an_empty_reserve_forbids_recruiting() -> None:
    """NG-5.7.3: whatever the card."""
    table = plain().put(0, "start.e", 14).hand(0, "recruit", "hunters", "mercenary", "allies_from_the_wild")
    table.turn()
    for card in ("recruit", "hunters", "mercenary", "allies_from_the_wild"):
        assert table.why(f"play {card}") == [("reserve_empty", "NG-5.7.3")]


def test_ng_10_9_1_a_brown_bear_in_the_only_territory() -> None:
    """NG-10.9.1: it forbids recruiting, building and exploring there, and is named."""
    table = plain(creatures="on").put(0, "start.e", 3).creature("brown_bear_beige", "start.e")
    table.hand(0, "recruit", "build", "explore", "feast_start").give(0, wood=3).turn()
    for text in ("play recruit", "play build", "play explore"):
        assert table.why(text) == [("bear_forbids", "NG-10.9.1")]
    table.do("play feast_start")
    assert table.why("choose do_build") == [("bear_forbids", "NG-10.9.1")]


def test_ng_5_4_5_a_card_outside_the_row() -> None:
    """NG-5.4.5, NG-7.1.4: not in the row, or an Achievement before the last year."""
    table = plain().put(0, "start.e", 3).hand(0, "move").row("scouts", "militia").turn().do("pass")
    assert table.why("take town_hall") == [("not_offered", "NG-5.4.5")]
    assert table.why("take builder") == [("not_in_row", "NG-7.1.4")]


@pytest.mark.parametrize(
    ("card", "units", "rule"),
    [("recruitment", 1, "NG-9.3.7"), ("outpost", 1, "NG-9.4.9"), ("upgraded_town_hall", 0, "NG-5.7.4")],
)
def test_ng_9_3_7_recruits_stay_together(card: str, units: int, rule: str) -> None:
    """NG-9.3.7, NG-9.4.9: both in one territory; NG-5.7.4: so do the recruits of a player without units."""
    table = plain().hand(0, card)
    if units:
        table.put(0, "start.e", units).put(0, "start.n", units)
    table.turn().do(f"play {card}", "recruit start.e unit")
    assert table.why("recruit start.n unit") == [("no_further_territory", rule)]


def test_ng_5_6_2_older_hand_cards_stay_out_of_it() -> None:
    table = plain().put(0, "start.e", 3).hand(0, "trading_post", "build")
    table.zone("draw_pile", 0, "move", "recruit", "explore").turn().do("play trading_post")
    assert table.why("discard build") == [("not_just_drawn", "NG-5.6.2")]
    table.do("discard move")
    assert table.why("top build") == [("not_just_drawn", "NG-5.6.2")]


def test_ng_7_8_3_a_tile_without_room() -> None:
    """NG-7.8.3: the tile of a second chance must leave a neutral territory."""
    table = Table("boar", "goat", tiles=("start 0 0 0",)).tiles("t02")
    for area in ("start.n", "start.e", "start.s", "start.w"):
        table.put(0, area)
    table.end_actions(decline=False)
    while table.asked and table.asked[0] == "trade":
        table.do("done")
    table.state.pile.remove(TILE["t13"])
    table.state.stack = [(kinds.SECOND_TILE, 1, TILE["t13"])]
    assert table.why("place t13 0,-1 0") == [("no_empty_territory", "NG-7.8.3")]
