"""The team game (NG-11.2)."""

from __future__ import annotations

import pytest

from rules.core import SetupError
from rules.northgard import GAME
from rules.northgard.state import CLOSING, OVER
from tests.northgard.support import CARD, Table

TEAMS = ("goat", "snake", "stag", "wolf")


def team(**options: object) -> Table:
    return Table(*TEAMS, team=True, **options)  # type: ignore[arg-type]


def test_seats() -> None:
    """NG-11.2.1: opposite seats, four players only."""
    assert team().state.ally == (2, 3, 0, 1)
    with pytest.raises(SetupError):
        GAME.new(3, 1, {"team": True})


def test_no_sharing() -> None:
    """NG-11.2.3, NG-3.9.1, NG-3.6.3: no recruiting, ending a move, retreating or joining with a teammate."""
    table = (
        team()
        .put(0, "start.n", 2)
        .put(2, "start.w", 1)
        .hand(0, "mercenary", "move")
        .turn()
        .do("play mercenary")
    )
    assert not table.can("recruit start.w unit")
    table.do("done", "end_turn").turn(0).do("play move", "from start.n")
    assert not table.can("to start.w")
    joined = (
        team(tiles=("start 0 0 0", "t10 0 -1 0", "t09 1 0 0"))
        .put(0, "t10.e")
        .put(2, "t09.nw")
        .tiles("t13", "t24")
    )
    joined.hand(0, "explore").turn().do("play explore")
    assert joined.names(joined.state.pile)[0] == "t13"
    lost = (
        team()
        .put(0, "start.w", 1)
        .put(1, "t24.nw", 6)
        .put(2, "t24.s")
        .hand(0, "move")
        .dice("axe2", "axe2")
        .turn()
    )
    lost.do("play move", "from start.w", "to t24.nw", "send 1")
    assert lost.units("start.w") == 1, "t24.s is the teammate's: the only shelter is where they came from"


def test_effects_spare_the_teammate() -> None:
    """NG-11.2.8, NG-9.0.4, NG-5.5.4: not a target, no reaction to a teammate's card."""
    table = (
        team()
        .put(0, "start.n")
        .put(2, "start.w")
        .put(1, "start.e")
        .hand(0, "capture", "spy", "ancestral_curse")
    )
    table.hand(2, "build", "defensive_strategy").hand(1, "move").turn().do("play capture")
    assert table.asked == ("remove_unit", 0), "the teammate is not asked to react"
    assert table.options() == ["strike start.e unit"]
    table.do("strike start.e unit", "add start.n", "play spy")
    assert table.options() == ["target 1"]


def test_crossing_needs_a_way_out() -> None:
    """NG-11.2.4, NG-10.9.1: enough points, also over several; a Brown Bear blocks the road."""
    table = (
        team().put(0, "start.n", 2).put(2, "start.w", 1).put(2, "t24.nw", 1).hand(0, "heroic_charge").turn()
    )
    table.do("play heroic_charge", "from start.n", "to start.w", "send 2", "to t24.nw")
    assert table.asked == ("move_to", 0)
    assert table.options() == ["to t24.s"]
    table.do("to t24.s")
    assert table.units("t24.s") == 2
    bear = (
        team(creatures="on").put(0, "start.n", 2).put(2, "start.w", 1).creature("brown_bear_beige", "start.w")
    )
    bear.hand(0, "heroic_charge").turn().do("play heroic_charge", "from start.n")
    assert bear.why("to start.w") == [("teammates_land", "NG-11.2.4")]


def test_kaija_crosses() -> None:
    """NG-8.1.4, NG-11.2.4: a teammate's land is not enemy land, but she needs a place where she may end."""
    table = (
        Table("bear", "snake", "stag", "wolf", team=True)
        .put(0, "start.n", 1, kaija=True)
        .put(2, "start.w", 1)
    )
    table.hand(0, "militia").turn().do(
        "play militia", "from start.n", "to start.w", "send_kaija 1", "to t24.nw"
    )
    assert table.state.kaija_at == table.at("t24.nw")
    assert table.units("t24.nw") == 1


def test_swaps() -> None:
    """NG-11.2.5: one for one with consent, equal numbers, as often as they agree."""
    table = team().give(0, food=3).give(2, wood=2, lore=1).turn()
    table.trade()
    table.do("swap food wood")
    assert table.options() == ["amount 1", "amount 2"]
    table.do("amount 2")
    assert table.asked == ("team_swap_answer", 2)
    table.do("accept")
    assert (table.resources(0), table.resources(2)) == ((1, 2, 0), (2, 0, 1))
    assert table.why("swap food wood") == [("cannot_swap", "NG-11.2.5")], "the teammate has no wood left"
    table.do("swap wood food", "amount 1", "accept", "swap food wood", "amount 1", "accept")
    assert (table.resources(0), table.resources(2)) == ((1, 2, 0), (2, 0, 1)), "both ways, again and again"
    table.do("swap food lore", "amount 1", "refuse")
    assert table.resources(0) == (1, 2, 0)
    assert table.why("swap food lore") == [("already_proposed", "NG-11.2.5")]
    two = Table("goat", "snake").give(0, food=3).turn()
    two.trade()
    assert not any(option.startswith("swap") for option in two.options())


def test_a_refused_swap_may_be_offered_smaller() -> None:
    """NG-11.2.5: fewer after a refusal, so that games end; an agreement opens everything again, both ways."""
    table = team().give(0, food=9).give(2, wood=9).turn()
    table.trade()
    table.do("swap food wood", "amount 4", "refuse", "swap food wood")
    assert table.options() == ["amount 1", "amount 2", "amount 3"]
    assert table.why("amount 4") == [("already_proposed", "NG-11.2.5")]
    assert table.why("amount 10") == [("not_possible", "NG-11.2.5")]
    table.do("amount 2", "accept", "swap food wood")
    assert len(table.options()) == 7
    table.do("amount 1", "refuse")
    assert table.why("swap food wood") == [("already_proposed", "NG-11.2.5")]
    assert table.can("swap wood food"), "the other way was not refused"


def test_victory_is_a_sum() -> None:
    """NG-11.2.6: fame and tie-breaks of both partners together; both win."""
    table = team().put(0, "start.n").put(1, "start.e").put(2, "start.s").put(3, "start.w")
    table.state.gain_fame(0, CLOSING, 10)
    table.state.gain_fame(1, CLOSING, 6)
    table.state.gain_fame(3, CLOSING, 6)
    table.state.phase = OVER
    assert table.state.outcome().winners == (1, 3)
    table.put(2, "t24.nw")
    table.state.gain_fame(2, CLOSING, 2)
    assert table.state.outcome().winners == (0, 2), "12 each, and more territories"


def test_teammates_know_each_others_fame() -> None:
    """NG-11.2.2, NG-12.1: fame may be told, hands stay secret."""
    table = team().hand(2, "build").turn()
    for seat in range(4):
        table.state.gain_fame(seat, CLOSING, 3)
    view = table.state.view(0)
    assert [view.fame_tokens(seat) for seat in range(4)] == [3, 0, 3, 0]
    assert view.hand[2] != [CARD["build"]]
