"""Edge cases found by examination: names of territories, answers that name nothing, bad positions."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import DataError
from rules.northgard import GAME
from rules.northgard import cards as k
from rules.northgard.state import YEAR_START
from tests.northgard.support import Table


def refused(table: Table, **changes: Any) -> str:
    """The message with which a changed position is refused."""
    data = table.state.to_data()
    data.update(changes)
    with pytest.raises(DataError) as caught:
        GAME.from_data(data)
    return str(caught.value)


def why(table: Table, text: str) -> list[tuple[str, str]]:
    """Like Table.why, but the words stay as they are written."""
    violations = table.state.why_not(GAME.notation.parse(text))
    return [(violation.kind, violation.rule) for violation in violations]


def simple() -> Table:
    return Table().put(0, "start.e", 2).put(1, "t24.nw", 2).hand(0, "move", "feast_start", "build").turn()


def test_ng_3_3_1_a_territory_has_many_names() -> None:
    """NG-3.3.1: in actions as in positions any of its areas will do; it is listed by the oldest."""
    table = simple().do("play move")
    assert table.options() == ["done", "from start.e"]
    assert why(table, "from t20.nw") == []
    assert why(table, "from t30.e") == [("not_on_map", "NG-3.3.1")]
    table.state.apply(GAME.notation.parse("from t20.nw"))
    assert "to start.w" in table.options()
    assert why(table, "to t24.e") == [], "the area is not the oldest of start.w"
    table.state.apply(GAME.notation.parse("to t24.e"))
    table.do("send 1")
    assert table.units("start.w") == 1


def test_ng_5_8_1_a_site_is_named_by_its_own_area() -> None:
    """NG-5.8.1: a building stands in one area, so another area of the territory is another place."""
    table = simple().give(0, wood=1).do("play build")
    assert why(table, "build food_silo t20.nw") == []
    assert why(table, "build food_silo start.e") == [("wrong_site", "NG-5.8.2")]


@pytest.mark.parametrize("text", ["play -", "wait -", "upgrade -"])
def test_ng_5_2_1_an_answer_names_something(text: str) -> None:
    """NG-5.2.1: "-" is no card."""
    assert why(simple(), text) == [("not_possible", "NG-5.2.1")]


def test_ng_5_8_1_build_names_a_building() -> None:
    """NG-5.8.1: "-" is no building and no site; asking why once crashed."""
    table = simple().give(0, wood=3)
    table.do("play build")
    assert why(table, "build - t20.nw") == [("not_possible", "NG-5.8.1")]
    assert why(table, "build food_silo -") == [("not_possible", "NG-5.8.1")]


def test_ng_9_1_5_feast_says_why_an_option_is_closed() -> None:
    """NG-9.1.5, NG-9.0.2: only options that are playable now, each with its own reason."""
    table = simple().give(0, wood=0)
    table.do("play feast_start")
    assert why(table, "choose do_build") == [("cannot_build", "NG-5.8.1")]


def test_ng_9_4_25_amenities_in_any_area_of_the_territory() -> None:
    """NG-9.4.25: the player chooses the area that anchors a building without a site."""
    table = simple().give(0, wood=1).hand(0, "amenities").turn()
    table.do("play amenities")
    assert {"build_freely food_silo start.e", "build_freely food_silo t20.nw"} <= set(table.options())
    table.do("build_freely food_silo t20.nw")
    assert table.symbols("start.e")[0] == 2


def test_ng_14_something_is_pending() -> None:
    """NG-14: a position in the middle of a game without a decision is refused; it once counted as over."""
    table = simple()
    assert "nothing is pending" in refused(table, pending=[])
    assert "no decision" in refused(table, pending=[{"step": "harvest", "seat": 0}])
    assert "no seat" in refused(table, pending=[{"step": "turn_option", "seat": -1}])


def test_ng_14_a_pending_step_is_complete() -> None:
    """NG-14: numbers of a pending step that stand for nothing are refused at once."""
    table = simple()
    assert "no spec" in refused(table, pending=[{"step": "move", "seat": 0, "left": 1, "spec": 400}])
    choice = {"step": "choose_action", "seat": 0, "choice": 400, "taken": 0}
    assert "no choice" in refused(table, pending=[choice])
    source = {"step": "move_to", "seat": 0, "left": 1, "spec": 0, "source": "t20.nw", "units": 0, "kaija": 0}
    assert "names no territory" in refused(table, pending=[source])


def test_ng_6_6_a_die_is_rolled_in_a_combat() -> None:
    """NG-6.6: a choice of the die without a combat below it is refused."""
    pending = [{"step": "turn_option", "seat": 0}, {"step": "die_choice", "seat": 0, "attacking": 1}]
    assert "not part of a combat" in refused(simple(), pending=pending)


def test_ng_5_5_1_a_reaction_needs_its_card() -> None:
    """NG-5.5.1: only the holder of Defensive Strategy reacts, and only to a card in the active area."""
    react = {"step": "react", "seat": 1, "rival": 0, "card": "move", "normal_used": 0, "resolved": 0}
    assert "not in the active area" in refused(simple(), pending=[react])


def test_ng_7_1_3_a_short_deck_gives_a_short_row() -> None:
    """NG-7.1.3: with fewer Development cards than players (a position written by hand) the year still begins."""
    state = simple().state
    state.stack.clear()
    state.development = [k.EARLY[0]]
    state.phase = YEAR_START
    state.settle()
    assert len(state.row) == 1
    assert state.decision
    assert state.decision.kind == "turn_option"


def test_ng_6_1_a_pending_combat_has_two_sides() -> None:
    """NG-6.1: attacker and defender of a written combat are there, and its questions go to them."""
    table = simple().put(1, "t20.es", 2).give(0, food=1).hand(0, "incursion").turn()
    table.do("play incursion", "from start.e", "to t20.es", "send 1", "done")
    assert table.asked == ("combat_food", 0)
    pending = table.state.to_data()["pending"]
    combat = next(frame for frame in pending if frame["step"] == "combat")
    combat["defender"] = 2
    assert "without two sides" in refused(table, pending=pending)
    combat["defender"] = 1
    pending[-1]["attacking"] = 0
    assert "other side" in refused(table, pending=pending)
