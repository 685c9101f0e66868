"""The fourteen factions (TM-20)."""

from __future__ import annotations

from rules.terra_mystica.board import HEX, bits
from rules.terra_mystica.content import FACTIONS
from rules.terra_mystica.final import largest_area
from rules.terra_mystica.rounds import income_parts
from rules.terra_mystica.spades import spade_rewards
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


def names(hexes: int) -> set[str]:
    return {HEX.word(hex) for hex in bits(hexes)}


def income_of(state: object, seat: int) -> tuple[int, ...]:
    parts = income_parts(state, seat)  # type: ignore[arg-type]
    return tuple(sum(amounts[kind] for _, amounts in parts) for kind in range(4))


def test_tm_20_1_1_alchemist_conversions() -> None:
    """TM-20.1.1, TM-20.1.2 is in the final scoring."""
    state = table("alchemists", "witches")
    have(state, 0, c=4, vp=20)
    do(state, "convert coins_to_vp", "convert vp_to_coin", "convert vp_to_coin")
    assert (state.coins[0], state.vp[0]) == (4, 19)


def test_tm_ex_13_alchemist_stronghold() -> None:
    """TM-EX-13 (TM-20.1.3, TM-20.1.4, TM-7.4.1)."""
    state = table("alchemists", "witches")
    put(state, 0, "trading_house", "E5")
    have(state, 0, c=6, w=4, pw="5/7/0")
    spade_rewards(state, 0, 2, action_phase=True)
    assert bowls(state, 0) == "5/7/0"  # spades before the stronghold do not count
    do(state, "upgrade E5 stronghold")
    assert bowls(state, 0) == "0/5/7"
    assert income_of(state, 0)[0] == 6
    have(state, 0, pw="12/0/0")
    spade_rewards(state, 0, 2, action_phase=False)
    assert bowls(state, 0) == "8/4/0"


def test_tm_ex_27_darklings_dig_with_priests() -> None:
    """TM-EX-27 (TM-20.2.1, TM-8.6.2, TM-20.2.2)."""
    state = table("darklings", "witches", tile="score_spade_earth")
    put(state, 0, "dwelling", "E5", "G5")
    have(state, 0, w=5, c=15, p=3, pw="2/10/0")
    do(state, *["sacrifice"] * 4, "power power_spade", "transform F6", "dig swamp", "build F6")
    assert state.vp[0] == 30
    assert goods(state, 0) == "C 13 W 4 P 1"
    assert bowls(state, 0) == "6/2/0"


def test_tm_20_2_3_ordination() -> None:
    """TM-20.2.3, TM-7.3.2: 0 to 3, limited by workers and supply; no conversion in between."""
    state = table("darklings", "witches")
    put(state, 0, "trading_house", "E5")
    have(state, 0, w=6, c=6, p=0)
    do(state, "upgrade E5 stronghold")
    assert asked(state) == (0, "ordination")
    assert options_of(state) == {"ordain 0", "ordain 1", "ordain 2"}
    assert refused(state, "ordain 3") == [("too_many_ordained", "TM-20.2.3")]
    do(state, "ordain 2")
    assert goods(state, 0) == "C 0 W 0 P 2"


def test_tm_20_2_2_darkling_sanctuary_pays_two_priests() -> None:
    """TM-20.2.2."""
    state = table("darklings", "witches")
    put(state, 0, "sanctuary", "E5")
    assert income_of(state, 0)[2] == 2


def test_tm_20_3_2_auren() -> None:
    """TM-20.3.1, TM-20.3.2, TM-11.5.1: a favor tile for the stronghold, then two steps on one cult."""
    state = table("auren", "nomads")
    put(state, 0, "trading_house", "F4")
    have(state, 0, c=6, w=4, cults="0/1/0/8")
    assert not any(move.startswith("special") for move in options_of(state))
    do(state, "upgrade F4 stronghold")
    assert asked(state) == (0, "choose_favor")
    do(state, "favor favor_water_2")
    turn_of(state, 0)
    do(state, "special special_auren_cult", "cult air")
    assert cult(state, 0, "air") == 9  # the key rule applies


def test_tm_20_4_2_witches_ride() -> None:
    """TM-20.4.2: any free forest, nothing paid, all consequences; not where it would have to be transformed."""
    state = table("witches", "nomads", tile="score_dwelling_fire")
    put(state, 0, "stronghold", "F4")
    put(state, 1, "dwelling", "I7")
    have(state, 0, c=0, w=0, favors=("favor_earth_1",))
    do(state, "special special_witches_ride")
    assert options_of(state) == {f"place {name}" for name in names(state.terrain_sets[4] & ~state.occupied)}
    assert refused(state, "place E5") == [("not_home_terrain", "TM-20.4.2")]
    do(state, "place I6")
    assert (goods(state, 0), state.vp[0]) == ("C 0 W 0 P 0", 24)
    assert asked(state) == (1, "leech")


def test_tm_20_5_1_chaos_magicians_take_two_favors() -> None:
    """TM-20.5.1, TM-11.5.2, TM-20.5.3: one after the other, different kinds."""
    state = table("chaos_magicians", "nomads")
    put(state, 0, "trading_house", "D4")
    have(state, 0, c=9, w=9)
    do(state, "upgrade D4 temple", "favor favor_fire_1")
    assert asked(state) == (0, "choose_favor")
    assert refused(state, "favor favor_fire_1") == [("favor_owned", "TM-11.5.2")]
    do(state, "favor favor_fire_2")
    assert cult(state, 0, "fire") == 5
    put(state, 0, "stronghold", "D7")
    assert income_of(state, 0)[1] == 1 + 2


def test_tm_20_5_2_double_turn() -> None:
    """TM-20.5.2, TM-7.3.1: two whole actions, free steps between, never inside itself; a first pass ends it."""
    state = table("chaos_magicians", "nomads")
    put(state, 0, "stronghold", "D4")
    put(state, 0, "dwelling", "D7")
    put(state, 1, "dwelling", "E7")
    have(state, 0, c=20, w=20, p=1)
    do(state, "special special_double_turn")
    assert ("special_used", "TM-15.1") in refused(state, "special special_double_turn")
    do(state, "upgrade D7 trading_house")
    assert asked(state) == (0, "double_turn_second")
    do(state, "convert worker_to_coin", "send fire 3")
    assert asked(state) == (0, "free_step")
    state = table("chaos_magicians", "nomads", round=6)
    put(state, 0, "stronghold", "D4")
    put(state, 1, "dwelling", "E8")
    do(state, "special special_double_turn", "pass")
    assert asked(state) == (1, "main_action")


def test_tm_ex_28_giants() -> None:
    """TM-EX-28 (TM-20.6.1, TM-20.6.2, TM-20.6.3)."""
    state = table("giants", "witches", tile="score_spade_earth")
    put(state, 0, "dwelling", "D4", "D7")
    have(state, 0, w=6, c=17, card="bonus_spade")
    do(state, "special special_bonus_spade", "transform E7")
    assert options_of(state) == {"dig wasteland"}
    do(state, "dig wasteland", "build E7")
    assert (goods(state, 0), state.vp[0]) == ("C 15 W 2 P 0", 24)
    turn_of(state, 0)
    have(state, 0, pw="0/0/12", w=0, c=0)
    do(state, "power power_double_spade", "transform E6", "dig wasteland")
    assert asked(state) == (0, "free_step")  # two spades for one space, nothing left over


def test_tm_20_6_1_giants_never_leave_wasteland() -> None:
    """TM-20.6.1, TM-20.6.4."""
    state = table("giants", "witches")
    put(state, 0, "stronghold", "D4")
    have(state, 0, w=30, c=30)
    do(state, "transform E6")
    assert refused(state, "dig desert") == [("giants_home_only", "TM-20.6.1")]
    do(state, "dig wasteland", "finish")
    turn_of(state, 0)
    assert refused(state, "transform E6") == [("giants_home_only", "TM-20.6.1")]
    do(state, "special special_giants_spades", "transform D5", "dig wasteland", "build D5")
    assert state.own[0] >> HEX.index("D5") & 1


def test_tm_20_8_1_halflings_score_spades() -> None:
    """TM-20.8.1, TM-8.6.1."""
    state = table("halflings", "witches")
    put(state, 0, "dwelling", "E6")
    have(state, 0, w=9)
    do(state, "transform E7", "dig plains")  # three spades
    assert state.vp[0] == 23


def test_tm_20_8_3_halfling_stronghold() -> None:
    """TM-20.8.3, TM-8.5.8: three spades over up to three spaces, none bought, the dwelling last."""
    state = table("halflings", "witches", tile="score_spade_earth")
    put(state, 0, "trading_house", "E6")
    have(state, 0, w=20, c=20)
    do(state, "upgrade E6 stronghold", "transform E5", "dig plains", "transform F3", "dig plains")
    assert refused(state, "transform E5") == [("space_done", "TM-8.3.4")]
    do(state, "transform E7")
    assert options_of(state) == {"dig forest", "dig wasteland"}  # one spade left, no bought ones
    do(state, "dig wasteland")
    assert options_of(state) == {"build E5", "build F3", "finish"}
    do(state, "build F3")
    assert state.vp[0] == 20 + 3 * 3
    assert goods(state, 0) == "C 10 W 15 P 0"


def test_tm_ex_29_dwarves_tunnel() -> None:
    """TM-EX-29 (TM-20.9.2, TM-20.9.4)."""
    state = table("dwarves", "witches")
    put(state, 0, "dwelling", "F6", "E7")
    have(state, 0, w=11, c=2)
    do(state, "transform G7", "dig mountains", "finish")
    assert (state.workers[0], state.vp[0]) == (3, 24)
    turn_of(state, 0)
    do(state, "build G7")
    assert (goods(state, 0), state.vp[0]) == ("C 0 W 0 P 0", 28)


def test_tm_20_9_3_tunnels_only_where_needed() -> None:
    """TM-20.9.3, TM-20.9.1: a neighbour, also by bridge, needs none and gives no points."""
    state = table("dwarves", "witches")
    put(state, 0, "dwelling", "C2", "E7")
    bridge(state, 1, "C2-D4")
    assert "D4" not in names(state.skippable(0))
    assert "D4" in names(state.reachable(0))
    have(state, 0, w=9)
    do(state, "transform D4", "dig mountains")
    assert (state.workers[0], state.vp[0]) == (6, 20)


def test_tm_20_9_4_one_tunnel_an_action() -> None:
    """TM-20.9.4: with two free spades only one space may be reached by tunnel."""
    state = table("dwarves", "witches")
    put(state, 0, "dwelling", "E7")
    have(state, 0, w=9, c=0, pw="0/0/12")
    spaces = names(state.skippable(0) & state.terrain_sets[6] | state.skippable(0) & state.terrain_sets[4])
    assert len(spaces) >= 2
    one, other = sorted(spaces)[:2]
    do(state, "power power_double_spade", f"transform {one}", "dig mountains")
    assert refused(state, f"transform {other}") == [("no_skip", "TM-20.9.4")]


def test_tm_20_9_5_dwarf_stronghold() -> None:
    """TM-20.9.5."""
    state = table("dwarves", "witches")
    put(state, 0, "stronghold", "F6")
    have(state, 0, w=7, c=0)
    do(state, "transform G7", "dig mountains")
    assert (state.workers[0], state.vp[0]) == (0, 24)


def test_tm_20_10_1_engineers_income() -> None:
    """TM-EX-07 (TM-20.10.1, TM-6.2)."""
    state = table("engineers", "witches")
    put(state, 0, "trading_house", "E7", "C2", "G1")
    put(state, 0, "temple", "F1", "A2")
    assert income_of(state, 0) == (6, 0, 1, 9)
    assert [FACTIONS[state.faction[0]].worker_income[count] for count in range(9)] == [
        0,
        1,
        2,
        2,
        3,
        4,
        4,
        5,
        6,
    ]


def test_tm_ex_76_engineers_pass() -> None:
    """TM-EX-76 (TM-20.10.3, TM-16.1)."""
    state = table("engineers", "darklings")
    put(state, 0, "stronghold", "C2")
    put(state, 0, "dwelling", "D4")
    put(state, 1, "dwelling", "E5")
    bridge(state, 0, "C2-D4")
    bridge(state, 0, "C2-E5")
    have(state, 0, card="bonus_stronghold_sanctuary")
    do(state, "pass")
    assert state.vp[0] == 27


def test_tm_20_10_2_only_engineers_build_bridges_for_workers() -> None:
    """TM-20.10.2."""
    state = table("mermaids", "engineers")
    put(state, 0, "dwelling", "F2")
    have(state, 0, w=9)
    assert refused(state, "bridge F2-G1") == [("other_faction", "TM-20.10.2")]


def test_tm_ex_30_fakirs_fly() -> None:
    """TM-EX-30 (TM-20.11.2, TM-20.11.1)."""
    state = table("fakirs", "witches")
    put(state, 0, "dwelling", "E8")
    have(state, 0, p=3, w=9, c=9)
    do(state, "transform D6", "dig desert", "build D6")
    assert (goods(state, 0), state.vp[0]) == ("C 7 W 5 P 2", 24)


def test_tm_20_11_3_fakir_stronghold() -> None:
    """TM-20.11.3, TM-20.9.6: one or two spaces, the same price; a priest as income; not with cult spades."""
    state = table("fakirs", "witches")
    put(state, 0, "dwelling", "F3")
    short = names(state.skippable(0))
    put(state, 0, "stronghold", "A5")
    state.own[0] ^= 1 << HEX.index("A5")
    assert short < names(state.skippable(0))
    state.own[0] |= 1 << HEX.index("A5")
    assert income_of(state, 0)[2] == 1


def test_tm_20_12_2_sandstorm() -> None:
    """TM-20.12.1 is in the set-up; TM-20.12.2, TM-2.3.1: a common side, never a bridge or a river."""
    state = table("nomads", "witches")
    put(state, 0, "stronghold", "E8")
    bridge(state, 0, "D6-E8")
    have(state, 0, c=2, w=1)
    do(state, "special special_sandstorm")
    assert refused(state, "transform D6") == [("no_sandstorm", "TM-20.12.2")]
    assert options_of(state) == {"transform D5", "transform E7"}
    do(state, "transform E7", "build E7")
    assert goods(state, 0) == "C 0 W 0 P 0"


def test_tm_20_12_1_nomads_start_with_three_dwellings() -> None:
    """TM-20.12.1, TM-20.5.1: two workers; the Chaos Magicians with one dwelling."""
    boards = {faction.id: faction for faction in FACTIONS}
    assert (boards["nomads"].dwellings, boards["nomads"].start) == (3, (15, 2, 0))
    assert boards["chaos_magicians"].dwellings == 1


def test_tm_ex_39_mermaid_stronghold() -> None:
    """TM-EX-39 (TM-20.13.1, TM-20.13.5)."""
    state = table("mermaids", "witches")
    put(state, 0, "trading_house", "E4")
    have(state, 0, c=6, w=4)
    do(state, "upgrade E4 stronghold")
    assert (state.shipping[0], state.vp[0], goods(state, 0)) == (2, 22, "C 0 W 0 P 0")
    state = table("mermaids", "witches")
    put(state, 0, "trading_house", "E4")
    have(state, 0, c=6, w=4, shipping=5)
    do(state, "upgrade E4 stronghold")
    assert (state.shipping[0], state.vp[0]) == (5, 20)


def test_tm_ex_08_swarmlings_income() -> None:
    """TM-EX-08 (TM-20.14.1, TM-6.2)."""
    state = table("swarmlings", "witches")
    put(state, 0, "dwelling", "E4", "D5", "A4", "A11")
    put(state, 0, "trading_house", "D2", "G6", "H2", "H4")
    put(state, 0, "sanctuary", "I4")
    assert income_of(state, 0) == (9, 6, 2, 8)


def test_tm_20_14_3_free_trading_house() -> None:
    """TM-20.14.3: nothing paid, all consequences; it needs a trading house."""
    state = table("swarmlings", "darklings", tile="score_trading_water")
    put(state, 0, "stronghold", "A4")
    put(state, 0, "dwelling", "E4")
    put(state, 1, "dwelling", "E5")
    have(state, 0, c=0, w=0)
    do(state, "special special_free_trading_house")
    assert refused(state, "upgrade E4 temple")[0][0] == "no_such_upgrade"
    do(state, "upgrade E4 trading_house")
    assert (goods(state, 0), state.vp[0]) == ("C 0 W 0 P 0", 23)
    assert asked(state) == (1, "leech")
    assert cults(state, 0) == "1/1/1/1"


def test_tm_ex_90_areas_of_fakirs_and_dwarves() -> None:
    """TM-EX-90 (TM-19.3.2)."""
    state = table("fakirs", "dwarves")
    put(state, 0, "dwelling", "A5", "B3", "C4")
    put(state, 1, "dwelling", "F6", "H7", "E10")
    assert (largest_area(state, 0), largest_area(state, 1)) == (2, 3)
