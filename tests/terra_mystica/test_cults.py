"""The cults and their orders (TM-13), and what favor tiles give (TM-21.1)."""

from __future__ import annotations

from rules.terra_mystica.content import FAVOR, FAVOR_CULT, FAVOR_INCOME
from rules.terra_mystica.rounds import pass_points
from tests.terra_mystica.table import (
    asked,
    bowls,
    cult,
    cults,
    do,
    have,
    options_of,
    put,
    refused,
    table,
    turn_of,
)


def test_tm_ex_55_power_of_the_spaces() -> None:
    """TM-EX-55 (TM-13.1.2)."""
    state = table("nomads", "witches")
    have(state, 0, p=1, pw="12/0/0", cults="0/0/0/4")
    do(state, "send air 3")
    assert cult(state, 0, "air") == 7
    assert bowls(state, 0) == "8/4/0"


def test_tm_ex_56_four_priests_to_fire() -> None:
    """TM-EX-56 (TM-13.2.1, TM-13.3.1): the last one moves a single step, uses the key, and stays."""
    state = table("mermaids", "witches")
    have(state, 0, p=4, pw="0/11/1", cults="2/0/0/0", towns=("town_coins",))
    seen = []
    for steps in (3, 2, 2, 2):
        turn_of(state, 0)
        do(state, f"send fire {steps}")
        seen.append((cult(state, 0, "fire"), bowls(state, 0)))
    assert seen == [(5, "0/8/4"), (7, "0/6/6"), (9, "0/6/6"), (10, "0/3/9")]
    assert state.keys(0) == 0
    assert state.orders[:4] == [0, 0, 0, 0]
    assert state.supply[0] == 3


def test_tm_ex_57_without_a_key_stop_at_nine() -> None:
    """TM-EX-57 (TM-13.2.2, TM-13.3.3)."""
    state = table("mermaids", "witches")
    have(state, 0, p=2, pw="0/11/1", cults="8/0/0/0")
    do(state, "send fire 3")
    assert (cult(state, 0, "fire"), bowls(state, 0)) == (9, "0/11/1")
    assert state.orders[0] == 0
    turn_of(state, 0)
    do(state, "send fire 2")  # legal, though it does not move
    assert cult(state, 0, "fire") == 9


def test_tm_ex_59_a_full_order_leaves_one_step() -> None:
    """TM-EX-59 (TM-13.3.1, TM-13.3.2)."""
    state = table("mermaids", "witches")
    have(state, 0, p=2)
    state.orders[12:16] = [1, 1, 1, 1]
    state.supply[1] -= 4
    assert refused(state, "send air 3") == [("order_full", "TM-13.3.1")]
    assert refused(state, "send air 2") == [("order_full", "TM-13.3.1")]
    do(state, "send air 1")
    assert (cult(state, 0, "air"), state.supply[0]) == (1, 6)


def test_tm_13_1_1_spaces_are_shared_except_the_top() -> None:
    """TM-13.1.1, TM-13.2.1, TM-13.2.2."""
    state = table("mermaids", "witches")
    have(state, 0, cults="9/0/0/0", p=1, towns=("town_coins",))
    have(state, 1, cults="9/0/0/0", p=1, towns=("town_workers",))
    do(state, "send fire 1", "end_turn", "send fire 1")
    assert (cult(state, 0, "fire"), cult(state, 1, "fire")) == (10, 9)
    assert (state.keys(0), state.keys(1)) == (0, 1)


def test_tm_13_2_3_the_key_is_used_without_asking() -> None:
    """TM-13.2.3, TM-23.5."""
    state = table("mermaids", "witches")
    have(state, 0, cults="9/0/0/0", p=1, towns=("town_coins",))
    do(state, "send fire 1")
    assert asked(state) == (0, "free_step")
    assert cult(state, 0, "fire") == 10


def test_tm_13_2_4_a_later_key_moves_nothing() -> None:
    """TM-13.2.4: a marker on 9 needs a further step."""
    state = table("witches", "nomads")
    put(state, 0, "trading_house", "F4", "G3")
    put(state, 0, "dwelling", "F3", "E7")
    put(state, 0, "temple", "E8")
    have(state, 0, c=20, w=20, cults="9/0/0/0")
    do(state, "upgrade F3 trading_house")
    assert asked(state)[1] == "choose_town_tile"
    do(state, "town town_coins")
    assert cult(state, 0, "fire") == 9
    assert state.keys(0) == 1


def test_tm_13_4_1_other_ways_up() -> None:
    """TM-13.4.1: special actions; the favor tiles and towns have tests of their own."""
    state = table("auren", "nomads")
    put(state, 0, "stronghold", "F4")
    do(state, "special special_auren_cult", "cult earth")
    assert cults(state, 0) == "0/1/2/1"


def test_tm_21_1_every_favor_tile() -> None:
    """TM-21.1: steps and income of the twelve kinds."""
    found = {name: (FAVOR_CULT[index], FAVOR_INCOME[index]) for index, name in enumerate(FAVOR.words)}
    fire, water, earth, air = range(4)
    nothing = (0, 0, 0, 0, 0)
    assert found == {
        "favor_fire_3": ((fire, 3), nothing),
        "favor_water_3": ((water, 3), nothing),
        "favor_earth_3": ((earth, 3), nothing),
        "favor_air_3": ((air, 3), nothing),
        "favor_fire_2": ((fire, 2), nothing),
        "favor_water_2": ((water, 2), nothing),
        "favor_earth_2": ((earth, 2), (0, 1, 0, 1, 0)),
        "favor_air_2": ((air, 2), (0, 0, 0, 4, 0)),
        "favor_fire_1": ((fire, 1), (3, 0, 0, 0, 0)),
        "favor_water_1": ((water, 1), nothing),
        "favor_earth_1": ((earth, 1), nothing),
        "favor_air_1": ((air, 1), nothing),
    }


def test_tm_ex_77_passing_with_air_1() -> None:
    """TM-EX-77 (TM-16.1)."""
    for count, points in enumerate((0, 2, 3, 3, 4)):
        state = table("witches", "nomads")
        put(state, 0, "trading_house", *("F4", "C3", "A3", "A10")[:count])
        have(state, 0, favors=("favor_air_1",))
        assert sum(won for won, _, _ in pass_points(state, 0)) == points


def test_tm_7_4_3_a_key_taken_first_opens_the_top() -> None:
    """TM-7.4.2, TM-7.4.3, TM-13.2.4: town tile before favor tile; a new reward joins the others."""
    for first, space in (("town", 10), ("favor", 9)):
        state = table("witches", "nomads")
        put(state, 0, "temple", "F4")
        put(state, 0, "trading_house", "E7")
        put(state, 0, "dwelling", "E8", "F3")
        have(state, 0, c=20, w=20, cults="8/0/0/0")
        do(state, "upgrade F4 sanctuary")
        assert asked(state) == (0, "choose_reward_order")
        assert options_of(state) == {"reward favor", "reward town"}
        assert refused(state, "reward spades") == [("reward_not_owed", "TM-7.4.2")]
        moves = ["town town_coins", "favor favor_fire_2"]
        do(state, f"reward {first}", *(moves if first == "town" else reversed(moves)))
        assert cult(state, 0, "fire") == space
