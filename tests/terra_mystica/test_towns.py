"""Towns, their tiles and keys (TM-17, TM-20.13, TM-21.3, TM-22.5)."""

from __future__ import annotations

from rules.terra_mystica.board import HEX
from rules.terra_mystica.content import TOWN
from rules.terra_mystica.towns import group_of, is_town_size
from tests.terra_mystica.table import (
    asked,
    bowls,
    bridge,
    cult,
    cults,
    do,
    goods,
    have,
    options_of,
    put,
    refused,
    table,
    turn_of,
)


def test_tm_ex_65_a_town_over_a_bridge() -> None:
    """TM-EX-65 (TM-17.1.1, TM-17.5.1, TM-17.5.2)."""
    state = table("engineers", "witches", tile="score_town_earth")
    put(state, 0, "dwelling", "E7")
    put(state, 0, "trading_house", "D4")
    put(state, 0, "stronghold", "C2")
    bridge(state, 0, "C2-D4")
    have(state, 0, c=1, w=10, pw="3/9/0")
    do(state, "transform B3", "dig mountains", "build B3")
    assert asked(state) == (0, "choose_town_tile")
    do(state, "town town_power")
    assert state.vp[0] == 20 + 6 + 5
    assert bowls(state, 0) == "0/7/5"
    assert state.keys(0) == 1


def test_tm_ex_66_the_fire_favour_founds_at_once() -> None:
    """TM-EX-66 (TM-17.1.1, TM-17.3.1, TM-17.3.2): all groups are looked at, each gives a tile."""
    state = table("witches", "nomads")
    put(state, 0, "temple", "F4", "E7")
    put(state, 0, "dwelling", "E8", "F3")
    put(state, 0, "trading_house", "A3", "A2", "I11")
    put(state, 0, "dwelling", "A1", "B1")
    have(state, 0, c=20, w=20)
    do(state, "upgrade I11 temple", "favor favor_fire_2")
    assert asked(state) == (0, "choose_town_tile")
    do(state, "town town_coins", "town town_coins")
    assert state.towns[TOWN.index("town_coins")] == 2
    assert state.vp[0] == 20 + 2 * (5 + 5)  # Witches
    assert asked(state)[1] == "free_step"


def test_tm_ex_67_sizes() -> None:
    """TM-EX-67 (TM-17.1.1): three structures are enough with the sanctuary only."""
    for structures, town in (
        (("sanctuary", "temple", "trading_house"), True),
        (("sanctuary", "stronghold", "dwelling"), True),
        (("stronghold", "temple", "trading_house"), False),
        (("stronghold", "temple", "dwelling", "dwelling"), True),
        (("temple", "temple", "dwelling", "dwelling"), False),
    ):
        state = table("witches", "nomads")
        for structure, hex in zip(structures, ("F4", "E7", "E8", "F3"), strict=False):
            put(state, 0, structure, hex)
        group = group_of(state, 0, 1 << HEX.index("F4"))
        assert group.bit_count() == len(structures)
        assert is_town_size(state, 0, group) == town


def test_tm_ex_68_a_river_town() -> None:
    """TM-EX-68 (TM-20.13.2, TM-20.13.3, TM-17.4.1): voluntary; the river stays a link for this town alone."""
    state = table("mermaids", "witches", tile="score_town_earth")
    put(state, 0, "temple", "E4")
    put(state, 0, "stronghold", "F2")
    put(state, 0, "trading_house", "H2")
    put(state, 0, "dwelling", "G1")
    have(state, 0, c=20, w=20, shipping=2)
    do(state, "transform H3", "dig lake", "build H3")
    assert asked(state) == (0, "free_step")
    assert "river_town r27" in options_of(state)
    assert refused(state, "river_town r0") == [("no_town_here", "TM-20.13.2")]
    before = state.vp[0]
    do(state, "river_town r27", "town town_cult")
    assert state.vp[0] == before + 8 + 5
    assert cults(state, 0) == "1/3/1/1"
    town = state.in_town
    assert all(town >> HEX.index(hex) & 1 for hex in ("F2", "G1", "H2", "H3"))
    assert not town >> HEX.index("E4") & 1
    turn_of(state, 0)
    do(state, "transform E3", "dig lake", "build E3")
    assert asked(state)[1] == "free_step"  # no new tile
    assert state.in_town >> HEX.index("E3") & 1
    assert state.in_town >> HEX.index("E4") & 1


def test_tm_20_13_4_groups_on_land_become_towns_at_once() -> None:
    """TM-20.13.4: as for everybody, without asking."""
    state = table("mermaids", "witches")
    put(state, 0, "trading_house", "E4", "E5", "D4")
    put(state, 0, "dwelling", "E6", "E3")
    put(state, 0, "dwelling", "D5")
    have(state, 0, c=20, w=20)
    do(state, "upgrade E6 trading_house")
    assert asked(state)[1] == "choose_town_tile"


def test_tm_ex_69_growing_gives_no_second_tile() -> None:
    """TM-EX-69 (TM-17.2.1, TM-17.1.2)."""
    state = table("witches", "nomads")
    put(state, 0, "temple", "F4", "E7")
    put(state, 0, "trading_house", "E8")
    put(state, 0, "dwelling", "D7")
    state.in_town = state.own[0] & ~(1 << HEX.index("D7"))
    put(state, 0, "dwelling", "F3")
    state.in_town |= 1 << HEX.index("F3")
    put(state, 0, "trading_house", "E5", "D4")
    have(state, 0, c=9, w=30)
    do(state, "transform E6", "dig forest", "build E6")
    assert asked(state)[1] == "free_step"
    assert all(state.in_town >> HEX.index(hex) & 1 for hex in ("E6", "E5", "D4"))


def test_tm_17_2_2_two_towns_that_meet_stay_two() -> None:
    """TM-17.2.2."""
    state = table("witches", "nomads")
    put(state, 0, "dwelling", "F4", "E5")
    state.in_town = state.own[0]
    have(state, 0, c=9, w=30, towns=("town_coins", "town_workers"))
    do(state, "transform F3", "dig forest", "build F3")
    assert (asked(state)[1], state.keys(0)) == ("free_step", 2)


def test_tm_17_3_3_a_bridge_joins_groups() -> None:
    """TM-17.3.1, TM-17.3.3: joint groups are checked, or a group joins the town."""
    for in_town in (False, True):
        state = table("engineers", "witches")
        put(state, 0, "stronghold", "C2")
        put(state, 0, "dwelling", "B3")
        put(state, 0, "trading_house", "D4")
        put(state, 0, "dwelling", "E7")
        if in_town:
            state.in_town = 1 << HEX.index("C2") | 1 << HEX.index("B3")
        have(state, 0, w=2)
        do(state, "bridge C2-D4")
        assert asked(state)[1] == ("free_step" if in_town else "choose_town_tile")
        assert state.in_town >> HEX.index("E7") & 1


def test_tm_17_1_3_no_tiles_no_towns() -> None:
    """TM-17.1.3."""
    state = table("witches", "nomads")
    put(state, 0, "temple", "F4", "E7")
    put(state, 0, "dwelling", "E8", "F3")
    have(state, 0, c=20, w=20)
    have(state, 1, towns=TOWN.words[:5] * 2)
    do(state, "upgrade E8 trading_house")
    assert asked(state)[1] == "free_step"
    assert (state.in_town, state.keys(0)) == (0, 0)


def test_tm_21_3_town_tiles() -> None:
    """TM-21.3, TM-17.5.1, TM-17.6.1: points, bonus and a key; several equal ones may be owned."""
    for tile, points, got in (
        ("town_coins", 5, "C 26 W 18 P 0"),
        ("town_workers", 7, "C 20 W 20 P 0"),
        ("town_priest", 9, "C 20 W 18 P 1"),
        ("town_power", 6, "C 20 W 18 P 0"),
        ("town_cult", 8, "C 20 W 18 P 0"),
    ):
        state = table("nomads", "witches", tile="score_dwelling_fire")
        put(state, 0, "temple", "F4", "E7")
        put(state, 0, "dwelling", "E8", "F3")
        have(state, 0, c=26, w=20, pw="12/0/0", towns=(tile,))
        do(state, "upgrade E8 trading_house", f"town {tile}")
        assert state.vp[0] == 20 + points
        assert goods(state, 0) == got
        assert state.keys(0) == 2
        assert state.towns_left[TOWN.index(tile)] == 0
        if tile == "town_power":
            assert bowls(state, 0) == "4/8/0"
        if tile == "town_cult":
            assert cults(state, 0) == "2/1/2/1"


def test_tm_17_5_2_swarmlings_and_witches() -> None:
    """TM-17.5.2, TM-20.4.1, TM-20.14.2: two towns score twice."""
    state = table("swarmlings", "witches", tile="score_town_earth")
    put(state, 0, "temple", "F4", "E7")
    put(state, 0, "dwelling", "E8", "F3")
    have(state, 0, c=26, w=20)
    do(state, "upgrade E8 trading_house", "town town_coins")
    assert state.workers[0] == 20 - 3 + 3
    assert state.vp[0] == 20 + 5 + 5


def test_tm_17_5_3_too_few_keys() -> None:
    """TM-17.5.3: the key of this very town counts; the tracks are chosen, the others stop at 9."""
    state = table("nomads", "witches")
    put(state, 0, "temple", "F4", "E7")
    put(state, 0, "dwelling", "E8", "F3")
    have(state, 0, c=26, w=20, cults="9/9/3/3", pw="12/0/0")
    do(state, "upgrade E8 trading_house", "town town_cult")
    assert asked(state) == (0, "choose_top_tracks")
    assert options_of(state) == {"top fire", "top water"}
    assert refused(state, "top air") == [("track_not_at_top", "TM-17.5.3")]
    assert refused(state, "top fire water") == [("wrong_number_of_tracks", "TM-17.5.3")]
    do(state, "top water")
    assert cults(state, 0) == "9/10/4/4"
    assert state.keys(0) == 0


def test_tm_ex_70_a_key_for_every_top() -> None:
    """TM-EX-70 (TM-13.2.1, TM-17.6.1)."""
    state = table("nomads", "witches")
    have(state, 0, p=3, cults="9/9/9/0", towns=("town_coins", "town_workers"))
    for name in ("fire", "water", "earth"):
        turn_of(state, 0)
        do(state, f"send {name} 1")
    assert cults(state, 0) == "10/10/9/0"


def test_tm_ex_100_double_cult() -> None:
    """TM-EX-100 (TM-22.5, TM-22.5.1)."""
    state = table("swarmlings", "witches", promo_town_tiles=True, tile="score_dwelling_fire")
    put(state, 0, "temple", "F4", "E7")
    put(state, 0, "dwelling", "E8", "F3")
    have(state, 0, c=26, w=20, pw="0/12/0", cults="1/1/1/1")
    do(state, "upgrade E8 trading_house", "town town_double_cult")
    assert state.vp[0] == 22
    assert state.workers[0] == 20 - 3 + 3
    assert cults(state, 0) == "3/3/3/3"
    assert bowls(state, 0) == "0/8/4"
    assert state.keys(0) == 2


def test_tm_ex_101_two_keys_for_three_tracks() -> None:
    """TM-EX-101 (TM-17.5.3, TM-22.5.1)."""
    state = table("swarmlings", "witches", promo_town_tiles=True, tile="score_dwelling_fire")
    put(state, 0, "temple", "F4", "E7")
    put(state, 0, "dwelling", "E8", "F3")
    have(state, 0, c=26, w=20, pw="12/0/0", cults="9/8/8/2")
    do(state, "upgrade E8 trading_house", "town town_double_cult")
    assert options_of(state) == {"top fire water", "top fire earth", "top water earth"}
    do(state, "top fire earth")
    assert cults(state, 0) == "10/9/10/4"
    assert bowls(state, 0) == "5/7/0"
    assert state.keys(0) == 0


def test_tm_ex_102_shipping_town() -> None:
    """TM-EX-102 (TM-22.5.2)."""
    for faction, shipping, points, now in (
        ("nomads", 1, 4 + 3, 2),
        ("nomads", 3, 4, 3),
        ("fakirs", 0, 4, 0),
        ("dwarves", 0, 4, 0),
    ):
        state = table(faction, "witches", promo_town_tiles=True, tile="score_dwelling_fire")
        put(state, 0, "temple", "F4", "E7")
        put(state, 0, "dwelling", "E8", "F3")
        have(state, 0, c=26, w=20, shipping=shipping)
        distance = state.skip_distance(0)
        do(state, "upgrade E8 trading_house", "town town_shipping")
        assert state.vp[0] == 20 + points
        assert (state.shipping[0], state.keys(0)) == (now, 1)
        assert state.skip_distance(0) == distance + (1 if faction == "fakirs" else 0)


def test_tm_22_5_3_points_town() -> None:
    """TM-22.5.3."""
    state = table("nomads", "witches", promo_town_tiles=True, tile="score_dwelling_fire")
    put(state, 0, "temple", "F4", "E7")
    put(state, 0, "dwelling", "E8", "F3")
    have(state, 0, c=26, w=20)
    do(state, "upgrade E8 trading_house", "town town_points")
    assert (state.vp[0], state.keys(0)) == (31, 1)
    assert cult(state, 0, "fire") == 1
