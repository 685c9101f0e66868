"""Power from structures, and the Cultists (TM-12, TM-20.7)."""

from __future__ import annotations

import pytest

from rules.terra_mystica.content import POWER_VALUE
from tests.terra_mystica.table import (
    asked,
    bowls,
    bridge,
    cult,
    do,
    goods,
    have,
    options_of,
    put,
    table,
    turn_of,
)


def test_tm_12_1_1_power_values() -> None:
    """TM-12.1.1."""
    assert POWER_VALUE == (1, 2, 2, 3, 3)


def test_tm_ex_45_the_sum_of_adjacent_structures() -> None:
    """TM-EX-45 (TM-12.2.1, TM-12.3.1): a dwelling and a temple beside it, a trading house not."""
    state = table("mermaids", "nomads")
    put(state, 0, "dwelling", "E4")
    put(state, 1, "dwelling", "D4")
    put(state, 1, "temple", "E8")
    put(state, 1, "trading_house", "I7")
    put(state, 0, "dwelling", "E7")
    have(state, 0, c=9, w=9)
    do(state, "upgrade E7 trading_house")
    assert asked(state) == (1, "leech")
    assert state.decision is not None
    assert (state.decision.params["power"], state.decision.params["price"]) == (3, 2)
    do(state, "accept")
    assert state.vp[1] == 18
    assert bowls(state, 1) == "2/10/0"


@pytest.mark.parametrize(
    ("offer", "pw", "vp", "after", "left"),
    [(4, "0/2/10", 30, "0/0/12", 29), (5, "6/6/0", 2, "3/9/0", 0), (3, "5/7/0", 0, "4/8/0", 0)],
)
def test_tm_ex_46_to_48_only_necessity_reduces_an_offer(
    offer: int, pw: str, vp: int, after: str, left: int
) -> None:
    """TM-EX-46, TM-EX-47, TM-EX-48 (TM-12.3.2)."""
    state = table("mermaids", "nomads")
    put(state, 0, "dwelling", "E7")
    beside = {4: [("stronghold", "D4"), ("dwelling", "E8")], 5: [("stronghold", "D4"), ("temple", "E8")]}
    for structure, hex in beside.get(offer, [("stronghold", "D4")]):
        put(state, 1, structure, hex)
    have(state, 0, c=9, w=9)
    have(state, 1, pw=pw, vp=vp)
    do(state, "upgrade E7 trading_house", "accept")
    assert bowls(state, 1) == after
    assert state.vp[1] == left


def test_tm_ex_49_full_bowls_are_not_asked() -> None:
    """TM-EX-49 (TM-12.3.3)."""
    state = table("mermaids", "nomads")
    put(state, 0, "dwelling", "E7")
    put(state, 1, "trading_house", "E8")
    have(state, 0, c=9, w=9)
    have(state, 1, pw="0/0/9")
    do(state, "upgrade E7 trading_house")
    assert asked(state) == (0, "free_step")


def test_tm_ex_50_bridges_count() -> None:
    """TM-EX-50 (TM-2.3.1, TM-11.2.2, TM-12.2.1)."""
    state = table("mermaids", "engineers")
    put(state, 0, "dwelling", "F2")
    put(state, 1, "dwelling", "F1")
    put(state, 1, "trading_house", "G1")
    bridge(state, 1, "F2-G1")
    have(state, 0, c=9, w=9)
    do(state, "upgrade F2 trading_house")
    assert goods(state, 0) == "C 6 W 7 P 0"
    assert state.decision is not None
    assert state.decision.params["power"] == 3


def test_tm_ex_51_two_events_of_one_action() -> None:
    """TM-EX-51 (TM-12.2.4, TM-20.8.3): the Halflings' stronghold, then the dwelling of its spades."""
    state = table("halflings", "darklings", "giants")
    put(state, 0, "trading_house", "E6")
    put(state, 0, "dwelling", "F5")
    put(state, 1, "dwelling", "E5", "G5")
    put(state, 2, "dwelling", "D4", "E7")
    have(state, 0, c=20, w=20)
    do(state, "upgrade E6 stronghold", "transform G4", "dig plains", "finish", "build G4")
    offers = []
    while asked(state)[1] == "leech":
        assert state.decision is not None
        offers.append((state.decision.params["hex"], asked(state)[0], state.decision.params["power"]))
        do(state, "decline")
    assert offers == [("E6", 1, 1), ("E6", 2, 2), ("G4", 1, 1)]


def test_tm_12_2_2_clockwise_from_the_active_player() -> None:
    """TM-12.2.2, TM-12.2.3, TM-5.2: everybody in order, those who passed too, never the builder."""
    state = table("mermaids", "nomads", "halflings", "witches")
    put(state, 1, "dwelling", "E7")
    put(state, 0, "dwelling", "D5")
    put(state, 2, "dwelling", "E6")
    put(state, 3, "dwelling", "E8")
    state.passed[3] = 1
    have(state, 1, c=9, w=9)
    turn_of(state, 1)
    do(state, "upgrade E7 trading_house")
    seats = []
    while asked(state)[1] == "leech":
        seats.append(asked(state)[0])
        do(state, "decline")
    assert seats == [2, 3, 0]


def test_tm_12_2_3_no_offers_without_building() -> None:
    """TM-12.2.3: bridges, bare terraforming and tracks offer nothing."""
    for move in (["bridge F2-G1"], ["transform F2", "dig mountains", "finish"], ["shipping"]):
        state = table("engineers", "mermaids")
        put(state, 0, "dwelling", "G1", "F1")
        put(state, 1, "dwelling", "E2")
        have(state, 0, c=9, w=9, p=2)
        do(state, *move)
        assert asked(state) == (0, "free_step")


def test_tm_12_3_1_declining_is_free() -> None:
    """TM-12.3.1, TM-12.3.2: all or nothing."""
    state = table("mermaids", "nomads")
    put(state, 0, "dwelling", "E7")
    put(state, 1, "stronghold", "E8")
    have(state, 0, c=9, w=9)
    do(state, "upgrade E7 trading_house")
    assert options_of(state) == {"accept", "decline"}
    do(state, "decline")
    assert (state.vp[1], bowls(state, 1)) == (20, "5/7/0")


def test_tm_20_7_1_cultists_step_once_an_event() -> None:
    """TM-20.7.1, TM-23.5: after all have answered, one compulsory step however many accept."""
    state = table("cultists", "nomads", "witches")
    put(state, 0, "dwelling", "E6")
    put(state, 1, "dwelling", "F3")
    put(state, 2, "dwelling", "F4")
    have(state, 0, c=9, w=9)
    do(state, "upgrade E6 trading_house", "accept", "accept")
    assert asked(state) == (0, "cultist_step")
    assert options_of(state) == {"cult fire", "cult water", "cult earth", "cult air"}
    do(state, "cult water")
    assert cult(state, 0, "water") == 1
    assert asked(state) == (0, "free_step")


@pytest.mark.parametrize(("errata", "power"), [(False, "5/7/0"), (True, "4/8/0")])
def test_tm_20_7_2_when_everybody_declines(errata: bool, power: str) -> None:
    """TM-20.7.2, TM-22.3: no step; one power with the option, but only if somebody could have taken some."""
    state = table("cultists", "nomads", cultists_errata_power=errata)
    put(state, 0, "dwelling", "E6")
    put(state, 1, "dwelling", "F3")
    have(state, 0, c=9, w=9)
    do(state, "upgrade E6 trading_house", "decline")
    assert asked(state) == (0, "free_step")
    assert bowls(state, 0) == power
    have(state, 1, pw="0/0/12")
    before = bowls(state, 0)
    turn_of(state, 0)
    do(state, "upgrade E6 temple", "favor favor_fire_1")
    assert bowls(state, 0) == before


def test_tm_20_7_3_cultists_stronghold() -> None:
    """TM-20.7.3."""
    state = table("cultists", "nomads")
    put(state, 0, "trading_house", "E6")
    have(state, 0, c=8, w=4)
    do(state, "upgrade E6 stronghold")
    assert state.vp[0] == 27


def test_tm_22_2_3_offers_in_the_order_of_the_round() -> None:
    """TM-22.2.3: beginning with the player after the active one, in the running round's order."""
    state = table("mermaids", "nomads", "halflings", variable_turn_order=True)
    state.order = [1, 0, 2]
    put(state, 0, "dwelling", "E7")
    put(state, 1, "dwelling", "E8")
    put(state, 2, "dwelling", "E6")
    have(state, 0, c=9, w=9)
    do(state, "upgrade E7 trading_house")
    seats = []
    while asked(state)[1] == "leech":
        seats.append(asked(state)[0])
        do(state, "decline")
    assert seats == [2, 1]
