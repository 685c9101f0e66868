"""Transforming, building, tracks, upgrades, power actions (TM-8, TM-10, TM-11, TM-14, TM-15)."""

from __future__ import annotations

from rules.terra_mystica.board import HEX, TERRAIN
from tests.terra_mystica.table import (
    asked,
    bowls,
    cult,
    do,
    goods,
    have,
    options_of,
    put,
    refused,
    table,
    turn_of,
)
from tests.terra_mystica.test_setup import intro_after_cards


def terrain(state: object, hex: str) -> str:
    return TERRAIN.word(state.terrain[HEX.index(hex)])  # type: ignore[attr-defined]


def test_tm_8_1_1_build_only_transform_only_or_both() -> None:
    """TM-8.1.1, TM-8.2.1, TM-8.7.1: and what was only transformed can be built on, or taken, later."""
    state = table("nomads", "witches")
    put(state, 0, "dwelling", "F3")
    have(state, 0, c=20, w=20)
    do(state, "transform E6", "dig desert", "finish", "end_turn")
    turn_of(state, 0)
    do(state, "transform G2", "dig desert", "build G2")
    assert goods(state, 0) == f"C 18 W {20 - 3 - 3 - 1} P 0"
    turn_of(state, 0)
    do(state, "build E6")
    assert state.own[0] >> HEX.index("E6") & 1


def test_tm_8_2_1_conditions_of_a_dwelling() -> None:
    """TM-8.2.1, TM-8.2.2, TM-23.6: home terrain, free, in reach, a piece left, the price."""
    state = table("witches", "nomads")
    put(state, 0, "dwelling", "F4")
    have(state, 0, c=20, w=20)
    assert refused(state, "build F3") == [("not_home_terrain", "TM-8.2.1")]
    assert refused(state, "build F4") == [("occupied", "TM-8.2.1")]
    assert refused(state, "build A3") == [("out_of_reach", "TM-2.5.1")]
    have(state, 0, c=1, w=0, shipping=1)
    assert refused(state, "build G3") == [("cannot_afford", "TM-8.2.1")] * 2
    have(state, 0, c=9, w=9)
    put(state, 0, "dwelling", "A3", "A10", "C3", "C4", "D1", "I6", "I11")
    assert refused(state, "build G3") == [("no_piece_left", "TM-23.6")]


def test_tm_8_2_2_one_dwelling_an_action() -> None:
    """TM-8.2.2."""
    state = table("witches", "nomads")
    put(state, 0, "dwelling", "F4")
    have(state, 0, c=20, w=20, shipping=1)
    do(state, "build G3")
    assert asked(state) == (0, "free_step")
    assert refused(state, "build C3") == [("action_taken", "TM-7.1.1")]


def test_tm_8_2_3_points_for_dwellings() -> None:
    """TM-8.2.3, TM-21.1: two from the round tile, two from Earth 1."""
    state = table("witches", "nomads", tile="score_dwelling_water")
    put(state, 0, "dwelling", "F4")
    have(state, 0, c=20, w=20, shipping=1, favors=("favor_earth_1",))
    do(state, "build G3")
    assert state.vp[0] == 24


def test_tm_8_3_1_a_terrain_tile_makes_nobody_an_owner() -> None:
    """TM-8.3.1."""
    state = table("nomads", "darklings")
    put(state, 0, "dwelling", "F3")
    put(state, 1, "dwelling", "E5")
    have(state, 0, w=9)
    do(state, "transform E6", "dig desert", "finish", "end_turn")
    have(state, 1, p=2)
    do(state, "transform E6", "dig swamp")
    assert terrain(state, "E6") == "swamp"
    assert refused(state, "transform E6")[0][0] == "wrong_decision"


def test_tm_8_3_3_stop_on_any_terrain() -> None:
    """TM-8.3.2, TM-8.3.3: each spade one step; home is not needed, and no dwelling is offered then."""
    state = table("nomads", "witches")
    put(state, 0, "dwelling", "F3")
    have(state, 0, w=6, c=9)
    do(state, "transform E5", "dig plains")
    assert terrain(state, "E5") == "plains"
    assert state.workers[0] == 3
    assert asked(state) == (0, "free_step")


def test_tm_ex_26_the_long_way_round() -> None:
    """TM-EX-26 (TM-8.3.4, TM-8.6.1, TM-21.4.1)."""
    for move, spades in (("dig forest", 3), ("detour forest", 4)):
        state = table("witches", "nomads", tile="score_spade_earth")
        put(state, 0, "dwelling", "F4")
        have(state, 0, w=12, c=0)
        do(state, "transform F3", move)
        assert terrain(state, "F3") == "forest"
        assert state.vp[0] == 20 + 2 * spades
        assert state.workers[0] == 12 - 3 * spades
    state = table("witches", "nomads")
    put(state, 0, "dwelling", "F4")
    have(state, 0, w=30)
    do(state, "transform F3")
    assert refused(state, "detour mountains") == [("past_home", "TM-8.3.4")]
    assert refused(state, "dig desert") == [("same_terrain", "TM-8.3.2")]


def test_tm_8_3_4_away_from_home_in_one_direction() -> None:
    """TM-8.3.4: a space that is home may be led away, up to six steps, and not back."""
    state = table("witches", "nomads")
    put(state, 0, "dwelling", "F4")
    have(state, 0, w=30, shipping=1)
    do(state, "transform G3")
    moves = options_of(state)
    assert {"dig lake", "dig mountains", "detour mountains", "detour lake"} <= moves
    assert "dig forest" not in moves
    assert len(moves) == 12


def test_tm_ex_21_price_of_spades() -> None:
    """TM-EX-21 (TM-8.4.1)."""
    for exchange, price in ((0, 3), (1, 2), (2, 1)):
        state = table("nomads", "witches")
        put(state, 0, "dwelling", "F3")
        have(state, 0, w=9, exchange=exchange)
        do(state, "transform F4", "dig desert")  # three spades
        assert state.workers[0] == 9 - 3 * price


def test_tm_8_4_3_spades_cannot_be_kept() -> None:
    """TM-8.4.2, TM-8.4.3, TM-8.5.7: a free spade is used at once; the first one must be."""
    state = table("nomads", "witches")
    put(state, 0, "dwelling", "F3")
    have(state, 0, pw="0/0/12", w=0, c=0)
    do(state, "power power_double_spade")
    assert refused(state, "finish") == [("spade_must_be_used", "TM-8.5.7")]
    do(state, "transform E6", "dig desert")
    assert asked(state) == (0, "next_spade")
    do(state, "finish")
    assert asked(state) == (0, "free_step")


def test_tm_ex_22_and_ex_23_and_ex_37_and_ex_38_and_ex_95() -> None:
    """TM-EX-95, with TM-EX-37, TM-EX-22, TM-EX-23, TM-EX-38 on the way (TM-8.5.2, TM-11.2, TM-11.5.3, TM-20.8)."""
    state = intro_after_cards()
    witches, halflings, mermaids = 0, 2, 3
    do(state, "upgrade F4 trading_house")
    assert goods(state, witches) == "C 12 W 4 P 0"  # TM-EX-37: three coins, the Halflings stand on E6
    assert asked(state) == (halflings, "leech")
    do(state, "accept", "end_turn")
    assert state.standing[5 * witches : 5 * witches + 2] == [1, 1]
    do(state, "upgrade E8 trading_house")
    assert asked(state) == (mermaids, "leech")
    do(state, "accept", "end_turn")
    assert goods(state, halflings) == "C 17 W 6 P 0"
    do(state, "special special_bonus_spade", "transform G5", "dig plains", "build G5")  # TM-EX-22
    assert goods(state, halflings) == "C 15 W 5 P 0"
    assert state.vp[halflings] == 23
    do(state, "end_turn")
    assert bowls(state, mermaids) == "0/11/1"
    do(state, *["sacrifice"] * 4, "power power_spade", "transform D4", "dig lake", "build D4")  # TM-EX-23
    assert goods(state, mermaids) == "C 13 W 0 P 0"
    assert state.vp[mermaids] == 22
    assert asked(state) == (halflings, "leech")
    do(state, "accept", "end_turn")
    do(state, "upgrade F4 temple", "favor favor_earth_1")  # TM-EX-38
    assert goods(state, witches) == "C 7 W 2 P 0"
    assert cult(state, witches, "earth") == 1
    do(state, "accept", "end_turn")
    do(state, "upgrade E8 stronghold", "accept", "end_turn")
    values = [(state.vp[seat], goods(state, seat), bowls(state, seat)) for seat in range(4)]
    assert values == [
        (20, "C 7 W 2 P 0", "2/10/0"),
        (20, "C 10 W 0 P 0", "5/7/0"),
        (23, "C 15 W 5 P 0", "0/12/0"),
        (22, "C 13 W 0 P 0", "3/4/1"),
    ]


def test_tm_ex_24_spreading_two_free_spades() -> None:
    """TM-EX-24 (TM-8.5.1, TM-8.5.3, TM-8.5.4, TM-8.5.6, TM-8.5.8)."""
    for hex in ("F3", "E5"):
        state = table("halflings", "witches")
        put(state, 0, "dwelling", "E6")
        have(state, 0, pw="0/0/12", c=9, w=9)
        do(state, "power power_double_spade", "transform F3", "dig plains", "transform E5", "dig plains")
        assert options_of(state) == {"build F3", "build E5", "finish"}
        do(state, f"build {hex}")
        assert asked(state) == (0, "free_step")
        assert state.workers[0] == 8
    state = table("halflings", "witches")
    put(state, 0, "dwelling", "E6")
    have(state, 0, pw="0/0/12", c=9, w=0)
    do(state, "power power_double_spade", "transform F3", "dig wasteland")
    assert asked(state) == (0, "free_step")  # the other spade is lost
    state = table("halflings", "witches")
    put(state, 0, "dwelling", "E6")
    have(state, 0, pw="0/0/12", c=9, w=9)
    do(state, "power power_double_spade", "transform E5", "dig plains", "transform F3", "dig wasteland")
    assert options_of(state) == {"build E5", "finish"}
    assert terrain(state, "F3") == "wasteland"


def test_tm_ex_25_bought_spades_stay_on_one_space() -> None:
    """TM-EX-25 (TM-8.5.2, TM-8.5.5)."""
    state = table("nomads", "witches")
    put(state, 0, "dwelling", "F3")
    have(state, 0, pw="0/0/12", w=3, c=0)
    do(state, "power power_double_spade", "transform F4", "dig desert")
    assert terrain(state, "F4") == "desert"
    assert state.workers[0] == 0
    assert asked(state) == (0, "free_step")


def test_tm_8_5_5_no_spade_is_bought_for_a_second_space() -> None:
    """TM-8.5.5."""
    state = table("nomads", "witches")
    put(state, 0, "dwelling", "F3")
    have(state, 0, pw="0/0/12", w=30, c=0)
    do(state, "power power_double_spade", "transform E6", "dig desert", "transform F4")
    assert options_of(state) == {"dig lake", "dig mountains"}  # one step only


def test_tm_8_6_3_sandstorm_uses_no_spades() -> None:
    """TM-8.6.3, TM-8.6.2: no spade rewards; the Giants' two count as two."""
    state = table("nomads", "giants", tile="score_spade_earth")
    put(state, 0, "stronghold", "E8")
    put(state, 1, "stronghold", "D4")
    do(state, "special special_sandstorm", "transform E7", "finish")
    assert state.vp[0] == 20
    turn_of(state, 1)
    do(state, "special special_giants_spades", "transform E6", "dig wasteland")
    assert state.vp[1] == 24


def test_tm_ex_35_shipping() -> None:
    """TM-EX-35 (TM-10.1.1, TM-10.1.2)."""
    state = table("auren", "mermaids")
    have(state, 0, p=1, c=4, shipping=1)
    do(state, "shipping")
    assert (state.priests[0], state.coins[0], state.shipping[0], state.vp[0]) == (0, 0, 2, 23)
    turn_of(state, 0)
    have(state, 0, p=1, c=4, shipping=3)
    assert refused(state, "shipping") == [("track_end", "TM-10.1.2")]
    turn_of(state, 1)
    for value, points in ((2, 2), (3, 3), (4, 4), (5, 5)):
        have(state, 1, p=1, c=4)
        before = state.vp[1]
        turn_of(state, 1)
        do(state, "shipping")
        assert (state.shipping[1], state.vp[1] - before) == (value, points)
    turn_of(state, 1)
    assert ("track_end", "TM-10.1.2") in refused(state, "shipping")


def test_tm_10_1_2_and_10_2_2_factions_without_tracks() -> None:
    """TM-10.1.2, TM-10.2.2: Dwarves and Fakirs have no ships, Darklings no exchange; Fakirs one step."""
    for faction, move, rule in (
        ("dwarves", "shipping", "TM-10.1.2"),
        ("fakirs", "shipping", "TM-10.1.2"),
        ("darklings", "exchange", "TM-10.2.2"),
    ):
        state = table(faction, "swarmlings")
        have(state, 0, p=2, c=20, w=20)
        assert refused(state, move) == [("no_track", rule)]
    state = table("fakirs", "swarmlings")
    have(state, 0, p=2, c=20, w=20)
    do(state, "exchange")
    turn_of(state, 0)
    assert refused(state, "exchange") == [("track_end", "TM-10.2.2")]


def test_tm_ex_36_exchange() -> None:
    """TM-EX-36 (TM-10.2.1, TM-20.8.2)."""
    for faction, coins in (("auren", 5), ("halflings", 1)):
        state = table(faction, "nomads")
        have(state, 0, w=2, c=coins, p=1)
        do(state, "exchange")
        assert goods(state, 0) == "C 0 W 0 P 0"
        assert state.board(0).workers_per_spade[state.exchange[0]] == 2
        assert state.vp[0] == 26


def test_tm_11_1_1_an_upgrade_returns_the_old_piece() -> None:
    """TM-11.1.1, TM-11.1.3, TM-11.6.1, TM-6.4."""
    state = table("witches", "nomads")
    put(state, 0, "dwelling", "F4", "C3")
    have(state, 0, c=20, w=20)
    do(state, "upgrade F4 trading_house")
    assert state.standing[:2] == [1, 1]
    assert refused(state, "upgrade F4 temple") == [("action_taken", "TM-7.1.1")]
    turn_of(state, 0)
    assert refused(state, "upgrade C3 temple")[0] == ("no_such_upgrade", "TM-11.1.1")
    assert refused(state, "upgrade I7 trading_house") == [("not_your_structure", "TM-11.1.1")]


def test_tm_ex_40_pieces_must_be_left() -> None:
    """TM-EX-40 (TM-11.1.2, TM-23.6)."""
    state = table("witches", "nomads")
    put(state, 0, "dwelling", "C3")
    put(state, 0, "trading_house", "F4", "A3", "A10", "C4")
    have(state, 0, c=20, w=20)
    assert refused(state, "upgrade C3 trading_house") == [("no_piece_left", "TM-11.1.2")]
    do(state, "upgrade F4 temple", "favor favor_fire_1")
    turn_of(state, 0)
    do(state, "upgrade C3 trading_house")
    turn_of(state, 0)
    do(state, "upgrade A3 stronghold")
    turn_of(state, 0)
    assert ("no_piece_left", "TM-11.1.2") in refused(state, "upgrade A10 stronghold")


def test_tm_11_2_1_prices_of_trading_houses() -> None:
    """TM-11.2.1, TM-11.2.2, TM-11.2.3: full and halved coins, and three points from tile and favor tile."""
    for faction, hex, workers, full, near in (
        ("witches", "F4", 2, 6, 3),
        ("swarmlings", "E4", 3, 8, 4),
        ("engineers", "E7", 1, 4, 2),
    ):
        for rival, coins in ((False, full), (True, near)):
            state = table(faction, "darklings", tile="score_trading_air")
            put(state, 0, "dwelling", hex)
            if rival:
                put(state, 1, "dwelling", {"F4": "F3", "E4": "E5", "E7": "E6"}[hex])
            have(state, 0, c=coins, w=workers, favors=("favor_water_1",))
            do(state, f"upgrade {hex} trading_house")
            assert (state.coins[0], state.workers[0], state.vp[0]) == (0, 0, 26)


def test_tm_11_3_1_and_11_4_1_strongholds_temples_and_the_sanctuary() -> None:
    """TM-11.3.1, TM-11.4.1: prices by faction, five points when the tile shows them."""
    state = table("nomads", "darklings", tile="score_stronghold_fire")
    put(state, 0, "trading_house", "E8", "I7")
    have(state, 0, c=8, w=4)
    do(state, "upgrade E8 stronghold")
    assert goods(state, 0) == "C 0 W 0 P 0"
    assert state.vp[0] == 25
    turn_of(state, 0)
    have(state, 0, c=5, w=2)
    do(state, "upgrade I7 temple", "favor favor_fire_1")
    assert (goods(state, 0), state.vp[0]) == ("C 0 W 0 P 0", 25)
    turn_of(state, 0)
    have(state, 0, c=6, w=4)
    do(state, "upgrade I7 sanctuary", "favor favor_water_1")
    assert (goods(state, 0), state.vp[0]) == ("C 0 W 0 P 0", 30)


def test_tm_11_5_2_favor_tiles_never_twice() -> None:
    """TM-11.5.1, TM-11.5.2: only kinds with copies left that one does not own."""
    state = table("witches", "nomads", "halflings")
    put(state, 0, "trading_house", "F4")
    have(state, 0, c=9, w=9, favors=("favor_fire_1",))
    have(state, 1, favors=("favor_fire_3",))
    do(state, "upgrade F4 temple")
    assert refused(state, "favor favor_fire_1") == [("favor_owned", "TM-11.5.2")]
    assert refused(state, "favor favor_fire_3") == [("favor_gone", "TM-11.5.2")]
    do(state, "favor favor_air_3")
    assert cult(state, 0, "air") == 5
    assert asked(state)[1] == "free_step"


def test_tm_11_5_3_a_favor_tile_works_at_once() -> None:
    """TM-11.5.3, TM-15.3: its special action in the same round, its points from the next building on."""
    state = table("witches", "nomads")
    put(state, 0, "trading_house", "F4")
    have(state, 0, c=9, w=9, shipping=1)
    do(state, "upgrade F4 temple", "favor favor_water_2")
    turn_of(state, 0)
    do(state, "special special_favor_cult", "cult fire")
    assert cult(state, 0, "fire") == 1
    turn_of(state, 0)
    assert ("special_used", "TM-15.1") in refused(state, "special special_favor_cult")


def test_tm_14_1_power_actions_once_a_round_for_all() -> None:
    """TM-14.1, TM-7.1.2: each is covered for everybody."""
    state = table("witches", "nomads")
    put(state, 0, "dwelling", "F4")
    put(state, 1, "dwelling", "I7")
    for seat in (0, 1):
        have(state, seat, pw="0/0/12", c=0, w=0, p=0)
    do(state, "power power_workers", "end_turn")
    assert goods(state, 0) == "C 0 W 2 P 0"
    assert bowls(state, 0) == "4/0/8"
    assert refused(state, "power power_workers") == [("power_action_used", "TM-14.1")]
    do(state, "power power_priest", "end_turn")
    assert state.priests[1] == 1


def test_tm_14_4_a_priest_without_supply_is_lost() -> None:
    """TM-14.4, TM-23.4, TM-23.2: legal, warned of, and without gain."""
    state = table("witches", "nomads")
    have(state, 0, p=7, pw="0/0/3")
    action = next(
        action for action in state.legal() if state.game.notation.text(action) == "power power_priest"
    )
    assert [notice.kind for notice in state.warnings(action)] == ["priest_lost"]
    do(state, "power power_priest")
    assert state.priests[0] == 7


def test_tm_14_5_spade_actions_are_a_whole_action_one() -> None:
    """TM-14.5: with tunnels, bought spades and a dwelling."""
    state = table("dwarves", "witches")
    put(state, 0, "dwelling", "F6")
    have(state, 0, pw="0/0/4", w=6, c=2)
    do(state, "power power_spade", "transform G7", "dig mountains", "build G7")
    assert goods(state, 0) == "C 0 W 0 P 0"  # tunnel 2, one spade 3, dwelling 1
    assert state.vp[0] == 24


def test_tm_14_3_a_bridge_joins_at_once_but_building_takes_another_action() -> None:
    """TM-14.3."""
    state = table("engineers", "witches")
    put(state, 0, "dwelling", "G1")
    have(state, 0, w=9, c=9)
    do(state, "bridge F2-G1")
    assert state.reachable(0) >> HEX.index("F2") & 1
    assert refused(state, "transform F2") == [("action_taken", "TM-7.1.1")]


def test_tm_15_1_special_actions_once_a_round() -> None:
    """TM-15.1, TM-15.2: by card, favor tile and stronghold; not what one does not own."""
    state = table("witches", "nomads")
    put(state, 0, "stronghold", "F4")
    have(state, 0, card="bonus_cult", favors=("favor_water_2",))
    specials = {move for move in options_of(state) if move.startswith("special")}
    assert specials == {
        "special special_bonus_cult",
        "special special_favor_cult",
        "special special_witches_ride",
    }
    assert refused(state, "special special_sandstorm") == [("special_not_yours", "TM-15.2")]
    do(state, "special special_bonus_cult", "cult water", "end_turn")
    turn_of(state, 0)
    assert refused(state, "special special_bonus_cult") == [("special_used", "TM-15.1")]


def test_tm_15_4_the_engineers_bridge_has_no_octagon() -> None:
    """TM-15.4, TM-20.10.2: twice in one round, and the power action besides."""
    state = table("engineers", "witches")
    put(state, 0, "dwelling", "C2")
    have(state, 0, w=4, pw="0/0/3")
    do(state, "bridge C2-D3")
    turn_of(state, 0)
    do(state, "bridge C2-D4")
    turn_of(state, 0)
    do(state, "power power_bridge", "bridge C2-E5")
    assert len(state.bridges) == 3
    assert state.workers[0] == 0
