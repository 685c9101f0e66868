"""Coins, workers, priests, power, conversions (TM-4), and gains that are lost (TM-23)."""

from __future__ import annotations

import pytest

from rules.terra_mystica.content import CULT
from rules.terra_mystica.cults import advance_cult
from rules.terra_mystica.resources import gain_power, gain_priests, power_capacity
from rules.terra_mystica.rounds import income
from tests.terra_mystica.table import asked, bowls, do, goods, have, options_of, put, refused, table


def test_tm_ex_10_gaining_power() -> None:
    """TM-EX-10 (TM-4.3.1)."""
    state = table("witches", "nomads")
    have(state, 0, pw="2/5/5")
    assert gain_power(state, 0, 3, "test") == 3
    assert bowls(state, 0) == "0/6/6"


def test_tm_ex_11_spending_power() -> None:
    """TM-EX-11 (TM-4.4.1, TM-14.1)."""
    state = table("witches", "nomads")
    put(state, 0, "dwelling", "F4")
    have(state, 0, pw="3/4/5", c=0)
    assert refused(state, "power power_double_spade")[0] == ("cannot_afford", "TM-14.1")
    do(state, "power power_coins")
    assert bowls(state, 0) == "7/4/1"
    assert state.coins[0] == 7


def test_tm_ex_12_sacrifices() -> None:
    """TM-EX-12 (TM-4.5.1, TM-4.5.2): any free step, whether the power is then spent or not; TM-23.3 no fourth time."""
    state = table("witches", "nomads")
    have(state, 0, pw="5/7/0")
    do(state, "sacrifice", "sacrifice", "sacrifice")
    assert bowls(state, 0) == "5/1/3"
    assert refused(state, "sacrifice") == [("bowl_two_short", "TM-4.5.1")]
    assert asked(state) == (0, "main_action")


def test_tm_ex_14_lost_power() -> None:
    """TM-EX-14 (TM-4.3.2, TM-23.2)."""
    state = table("witches", "nomads")
    have(state, 0, pw="0/1/11")
    assert power_capacity(state, 0) == 1
    assert gain_power(state, 0, 4, "test") == 1
    assert bowls(state, 0) == "0/0/12"


def test_tm_ex_15_conversions() -> None:
    """TM-EX-15 (TM-4.6.1): three kinds of power conversion as free steps."""
    state = table("witches", "nomads")
    have(state, 0, pw="0/3/9", w=1, c=0, p=0)
    do(state, "convert power_to_priest", "convert power_to_worker", "convert power_to_coin")
    assert bowls(state, 0) == "9/3/0"
    assert goods(state, 0) == "C 1 W 2 P 1"


def test_tm_4_6_1_priest_to_worker_to_coin_and_never_back() -> None:
    """TM-4.6.1, TM-4.2.2: a spent priest returns to the supply."""
    state = table("witches", "nomads")
    have(state, 0, pw="12/0/0", w=0, c=9, p=2)
    do(state, "convert priest_to_worker", "convert worker_to_coin")
    assert goods(state, 0) == "C 10 W 0 P 1"
    assert state.supply[0] == 6
    assert refused(state, "convert worker_to_coin") == [("cannot_afford", "TM-4.6.1")]
    assert {move for move in options_of(state) if move.startswith("convert")} == {"convert priest_to_worker"}


def test_tm_4_6_2_no_conversion_inside_an_action() -> None:
    """TM-4.6.2, TM-7.3.2: between an upgrade and its favor tile only the tile can be taken."""
    state = table("witches", "nomads")
    put(state, 0, "trading_house", "F4")
    have(state, 0, c=5, w=5, pw="0/4/8")
    do(state, "upgrade F4 temple")
    assert asked(state) == (0, "choose_favor")
    assert refused(state, "convert power_to_coin") == [("wrong_decision", "TM-7.3.2")]
    assert refused(state, "sacrifice") == [("wrong_decision", "TM-7.3.2")]
    do(state, "favor favor_fire_1", "convert power_to_coin")


def test_tm_4_6_3_power_to_priest_needs_a_priest_in_the_supply() -> None:
    """TM-4.6.3."""
    state = table("witches", "nomads")
    have(state, 0, p=7, pw="0/0/12")
    assert refused(state, "convert power_to_priest") == [("no_priest_in_supply", "TM-4.6.3")]


def test_tm_4_6_4_alchemist_conversions_belong_to_the_alchemists() -> None:
    """TM-4.6.4, TM-20.1.1."""
    state = table("witches", "alchemists")
    assert refused(state, "convert vp_to_coin") == [("other_faction", "TM-20.1.1")]
    assert refused(state, "convert coins_to_vp") == [("other_faction", "TM-20.1.1")]


def test_tm_ex_58_priest_limit() -> None:
    """TM-EX-58 (TM-4.2.1, TM-4.2.3, TM-6.3)."""
    state = table("witches", "nomads")
    put(state, 0, "temple", "F4")
    state.orders[:3] = [0, 0, 0]
    state.supply[0], state.priests[0] = 0, 4
    income(state, 0)
    assert (state.priests[0], state.supply[0]) == (4, 0)
    do(state, "convert priest_to_worker")
    assert (state.priests[0], state.supply[0]) == (3, 1)
    assert gain_priests(state, 0, 2, "test") == 1


def test_tm_4_1_1_nothing_is_lost_between_rounds() -> None:
    """TM-4.1.1, TM-16.5: coins and workers stay; spades never become a resource."""
    state = table("witches", "nomads", tile="score_dwelling_water")
    put(state, 0, "dwelling", "F4")
    put(state, 1, "dwelling", "I7")
    have(state, 0, c=30, w=30, card="bonus_coins")
    have(state, 1, card="bonus_priest")
    do(state, "pass", "take bonus_spade", "pass", "take bonus_cult")
    assert state.round == 2
    assert state.coins[0] == 30 + 2
    assert state.workers[0] == 30 + 2


def test_tm_4_7_1_points_never_fall_below_zero() -> None:
    """TM-4.7.1, TM-0.5: they may exceed 100, and the Alchemists' conversion stops at zero."""
    state = table("alchemists", "nomads")
    have(state, 0, vp=1, c=0)
    do(state, "convert vp_to_coin")
    assert state.vp[0] == 0
    assert refused(state, "convert vp_to_coin") == [("no_points_left", "TM-20.1.1")]
    have(state, 0, vp=120, c=2)
    do(state, "convert coins_to_vp")
    assert state.vp[0] == 121


def test_tm_4_3_3_cult_spaces_give_power() -> None:
    """TM-4.3.3, TM-12.3.4: power from other sources than structures costs no points."""
    state = table("witches", "nomads")
    have(state, 0, pw="12/0/0", cults="2/0/0/0")
    advance_cult(state, 0, CULT.index("fire"), 3, "test")
    assert bowls(state, 0) == "9/3/0"
    assert state.vp[0] == 20


@pytest.mark.parametrize(
    "move", ["shipping", "exchange", "upgrade F4 trading_house", "build F5", "send fire 1"]
)
def test_tm_23_3_costs_are_paid_in_full(move: str) -> None:
    """TM-23.3, TM-0.5: no debts."""
    state = table("halflings", "nomads")
    put(state, 0, "dwelling", "F4", "E10")
    have(state, 0, c=0, w=0, p=0, pw="12/0/0")
    assert any(kind == "cannot_afford" for kind, _ in refused(state, move))


def test_tm_0_6_nothing_is_hidden_and_nothing_random() -> None:
    """TM-0.6, TM-23.1: a seat's view is the whole position, and no chance is drawn after the set-up."""
    state = table("witches", "nomads")
    put(state, 0, "dwelling", "F4")
    view = state.view(1)
    assert view.legal() == state.legal()
    draws = state.rng.draws
    do(state, "pass")
    assert state.rng.draws == draws
