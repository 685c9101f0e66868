"""Final scoring and the winner (TM-19)."""

from __future__ import annotations

from rules.terra_mystica.content import AREA_VP, CULT_VP
from rules.terra_mystica.final import area_points, cult_points, largest_area, resource_points, shared_places
from tests.terra_mystica.table import do, have, put, table


def test_tm_ex_85_shared_areas() -> None:
    """TM-EX-85 (TM-19.3.3)."""
    assert shared_places([10, 9, 9, 9], AREA_VP) == [18, 6, 6, 6]
    assert shared_places([5, 5, 5], AREA_VP) == [12, 12, 12]
    assert shared_places([5, 5, 4], AREA_VP) == [15, 15, 6]


def test_tm_ex_86_and_87_shared_cults() -> None:
    """TM-EX-86, TM-EX-87 (TM-19.2.1, TM-19.2.2, TM-0.5)."""
    assert shared_places([9, 9, 3, 1], CULT_VP) == [6, 6, 2, 0]
    assert shared_places([7, 4, 4, 0], CULT_VP) == [8, 3, 3, 0]
    assert shared_places([5, 0, 0], CULT_VP) == [8, 0, 0]
    assert shared_places([6, 6, 6, 6], CULT_VP) == [3, 3, 3, 3]
    assert shared_places([6, 6, 6, 1], CULT_VP) == [4, 4, 4, 0]
    assert shared_places([9, 8, 3, 3], CULT_VP) == [8, 4, 1, 1]
    assert shared_places([9, 8, 3, 3, 3], CULT_VP) == [8, 4, 0, 0, 0]


def test_tm_19_2_3_two_players() -> None:
    """TM-19.2.3."""
    state = table("witches", "nomads")
    have(state, 0, cults="3/0/0/0")
    have(state, 1, cults="5/0/0/0")
    assert cult_points(state, 0) == [4, 8]
    assert cult_points(state, 1) == [0, 0]


def test_tm_ex_88_resources() -> None:
    """TM-EX-88 (TM-19.4.1, TM-20.1.2)."""
    for faction, points in (("witches", 4), ("alchemists", 6)):
        state = table(faction, "nomads")
        have(state, 0, c=4, w=3, p=1, pw="2/5/3")
        assert resource_points(state, 0) == points


def test_tm_ex_89_areas_over_the_river() -> None:
    """TM-EX-89 (TM-19.3.1): single river spaces are crossed any number of times with shipping 1."""
    state = table("mermaids", "witches")
    put(state, 0, "dwelling", "E4", "F2", "F3", "G1", "C2", "D3", "B2", "D4")
    have(state, 0, shipping=1)
    assert largest_area(state, 0) == 8
    state = table("mermaids", "witches")
    put(state, 0, "dwelling", "F2", "F3")
    for shipping, area in ((1, 1), (2, 2)):
        have(state, 0, shipping=shipping)
        assert largest_area(state, 0) == area


def test_tm_ex_91_the_shipping_card_does_not_count() -> None:
    """TM-EX-91 (TM-21.2.1, TM-19.3.1)."""
    state = table("witches", "nomads", round=6)
    put(state, 0, "dwelling", "F2", "F3")
    have(state, 0, shipping=1, card="bonus_shipping")
    assert state.shipping_now(0) == 2
    assert largest_area(state, 0) == 1
    assert area_points(state)[0] == 18


def test_tm_19_1_the_end_and_tm_19_5_1_shared_victory() -> None:
    """TM-19.1, TM-19.5.1: when all have passed in round 6; equal points share the victory."""
    state = table("witches", "nomads", round=6)
    put(state, 0, "dwelling", "F4")
    put(state, 1, "dwelling", "I7")
    for seat in (0, 1):
        have(state, seat, c=0, w=0, p=0, pw="12/0/0", cults="2/2/2/2", vp=30)
    do(state, "pass", "pass")
    assert state.over
    assert state.vp == [30 + 4 * 6 + 15] * 2
    assert state.outcome().winners == (0, 1)
    assert [score.total for score in state.scores()] == state.vp
