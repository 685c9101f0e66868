"""Minimal positions and notation as people write them: what is left out follows from the rest, in any order."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import DataError
from rules.terra_mystica import GAME
from rules.terra_mystica.content import POWER_ACTION, SPECIAL
from rules.terra_mystica.frames import AFTER_ACTION, CHOOSE_TOWN, NEIGHBOURS_POWER, REWARDS
from rules.terra_mystica.state import OWED_TOWN, TerraMysticaState
from tests.terra_mystica.table import asked, bowls, do, have, put, refused, table

CARDS = ("spade", "cult", "coins", "shipping", "power_worker", "priest", "dwelling", "trading_house")
SPADES: dict[str, Any] = {"spades": "free", "free": 2, "skipped": 0, "hexes": []}
CULT_SPADES: dict[str, Any] = {"spades": "cult", "free": 2, "skipped": 0, "hexes": []}


def position(
    *factions: str, pending: Any, hexes: Any = None, seats: Any = None, **more: Any
) -> dict[str, Any]:
    """A minimal position of the second round, seat 0 to act; ``seats`` adds to the seats."""
    goods = {"vp": 20, "coins": 9, "workers": 6, "priests": 1, "power": [5, 7, 0]}
    extra = seats or {}
    return {
        "format": "tarsas-position",
        "version": 1,
        "game": "terra_mystica",
        "players": len(factions),
        "round": 2,
        "phase": "actions",
        "turn": 0,
        "order": list(range(len(factions))),
        "scoring_tiles": [
            "score_dwelling_fire",
            "score_stronghold_air",
            "score_spade_earth",
            "score_trading_water",
            "score_stronghold_fire",
            "score_trading_air",
        ],
        "bonus_cards": {f"bonus_{card}": 0 for card in CARDS[: len(factions) + 3]},
        "hexes": {
            hex: {"terrain": terrain, "structure": structure, "seat": seat}
            for hex, (seat, terrain, structure) in (hexes or {}).items()
        },
        "seats": [{"faction": name, **goods, **extra.get(seat, {})} for seat, name in enumerate(factions)],
        "pending": pending if isinstance(pending, list) else [pending],
        **more,
    }


def read(data: dict[str, Any]) -> TerraMysticaState:
    """The position, which must come back as it is once it was read."""
    state = GAME.from_data(data)
    assert isinstance(state, TerraMysticaState)
    assert GAME.from_data(state.to_data()).digest() == state.digest()
    return state


def alone(step: str, seat: int = 0, **arguments: Any) -> dict[str, Any]:
    return {"step": step, "seat": seat, **arguments}


NEAR = {"F4": (0, "forest", "temple"), "F3": (1, "desert", "trading_house"), "G3": (2, "lake", "dwelling")}

NEAR_TWO = {"F4": (0, "forest", "temple"), "F3": (1, "desert", "trading_house")}


# -- a decision alone goes on with the rest of its action --------------------------------------------------


def test_tm_12_2_1_a_favor_tile_alone_is_followed_by_power_and_the_end_of_the_turn() -> None:
    """TM-12.2.1, TM-12.2.2, TM-7.3.1: the only temple is the one just built; both neighbours are asked."""
    hexes = {**NEAR, "E6": (2, "lake", "dwelling")}
    state = read(position("witches", "nomads", "mermaids", pending=alone("choose_favor"), hexes=hexes))
    do(state, "favor favor_fire_1")
    assert asked(state) == (1, "leech")
    do(state, "accept")
    assert asked(state) == (2, "leech")
    do(state, "decline")
    assert asked(state) == (0, "free_step")
    do(state, "convert worker_to_coin", "end_turn")
    assert asked(state) == (1, "main_action")


def test_tm_12_2_2_an_offer_alone_is_followed_by_the_next_one_and_the_cultists_step() -> None:
    """TM-12.2.2, TM-20.7.1: the others are asked after it, then the Cultists react and end their turn."""
    hexes = {
        "F4": (0, "plains", "dwelling"),
        "F3": (1, "desert", "trading_house"),
        "E6": (2, "lake", "dwelling"),
    }
    offer = alone("leech", 1, **{"from": "0", "offer": 2, "hex": "F4"})
    state = read(position("cultists", "nomads", "mermaids", pending=offer, hexes=hexes))
    do(state, "accept")
    assert asked(state) == (2, "leech")
    do(state, "decline")
    assert asked(state) == (0, "cultist_step")
    do(state, "cult air")
    assert asked(state) == (0, "free_step")
    last = alone("leech", 2, **{"from": "0", "offer": 1, "hex": "F4"})
    state = read(position("cultists", "nomads", "mermaids", pending=last, hexes=hexes))
    do(state, "decline")
    assert asked(state) == (0, "free_step")
    state = read(position("cultists", "nomads", "mermaids", pending=alone("cultist_step"), hexes=hexes))
    do(state, "cult air")
    assert asked(state) == (0, "free_step")


@pytest.mark.parametrize(
    ("offer", "full", "message"),
    [
        ({"offer": 3}, False, r"beside F4 give 2 power, not 3 \(TM-12.2.1\)"),
        ({"hex": "F3"}, False, r"seat 0 has no structure on F3 \(TM-12.2.1\)"),
        ({}, True, r"full gets no offer \(TM-12.3.3\)"),
    ],
)
def test_tm_12_3_3_offers_that_nobody_makes_are_refused(offer: Any, full: bool, message: str) -> None:
    """TM-12.2.1, TM-12.3.3: an offer with full bowls would have won a point."""
    pending = alone("leech", 1, **{"from": "0", "offer": 2, "hex": "F4", **offer})
    seats = {1: {"power": [0, 0, 12]}} if full else {}
    with pytest.raises(DataError, match=message):
        GAME.from_data(position("witches", "nomads", "mermaids", pending=pending, hexes=NEAR, seats=seats))


def test_tm_8_5_3_the_second_spade_the_dwelling_and_its_power_follow() -> None:
    """TM-8.5.3, TM-8.2.3, TM-14.1: the double spade is covered, its spare spade goes on, then all as usual."""
    hexes = {
        "F4": (0, "forest", "dwelling"),
        "C3": (0, "forest", "dwelling"),
        "D4": (1, "desert", "dwelling"),
    }
    state = read(position("witches", "nomads", pending=alone("next_spade", **SPADES), hexes=hexes))
    assert state.power_used == 1 << POWER_ACTION.index("power_double_spade")
    do(state, "transform E7", "dig forest")
    assert asked(state) == (0, "next_spade")
    do(state, "finish", "build E7")
    assert asked(state) == (1, "leech")
    built = position("witches", "nomads", pending=alone("build_after_transform", hexes=["D5"]), hexes=hexes)
    built["hexes"]["D5"] = {"terrain": "forest"}
    state = read(built)
    do(state, "build D5")
    assert asked(state) == (1, "leech")


def test_tm_20_5_1_the_chaos_magicians_second_favor_tile_and_double_turn() -> None:
    """TM-20.5.1, TM-20.5.2: two tiles for the first temple, then the second action, which is no double turn again."""
    hexes = {"D4": (0, "wasteland", "temple"), "D6": (0, "wasteland", "stronghold")}
    progress = {"double_turn": True}
    state = read(
        position(
            "chaos_magicians", "nomads", pending=alone("choose_favor"), hexes=hexes, in_progress=progress
        )
    )
    do(state, "favor favor_fire_1", "favor favor_air_1")
    assert asked(state) == (0, "double_turn_second")
    assert refused(state, "special special_double_turn") == [("special_used", "TM-15.1")]
    one = {0: {"favor_tiles": ["favor_fire_1"]}}
    state = read(position("chaos_magicians", "nomads", pending=alone("choose_favor"), hexes=hexes, seats=one))
    do(state, "favor favor_air_1")
    assert asked(state) == (0, "free_step")
    state = read(position("chaos_magicians", "nomads", pending=alone("double_turn_second"), hexes=hexes))
    assert refused(state, "special special_double_turn") == [("special_used", "TM-15.1")]
    with pytest.raises(DataError, match=r"gives a double turn \(TM-20.5.2\)"):
        GAME.from_data(position("witches", "nomads", pending=alone("double_turn_second"), hexes=NEAR_TWO))


@pytest.mark.parametrize(
    ("faction", "frame", "special"),
    [
        ("nomads", alone("sandstorm"), "special_sandstorm"),
        ("swarmlings", alone("free_trading_house"), "special_free_trading_house"),
        ("witches", alone("witches_ride"), "special_witches_ride"),
        ("auren", alone("choose_cult", steps=2), "special_auren_cult"),
    ],
)
def test_tm_15_1_the_action_that_is_running_is_covered(faction: str, frame: Any, special: str) -> None:
    """TM-15.1: once a round, also where special_actions_used is left out."""
    homes = {"nomads": "desert", "swarmlings": "lake"}
    home = homes.get(faction, "forest")
    hexes = {"F4": (0, home, "stronghold"), "E6": (0, home, "dwelling")}
    state = read(position(faction, "giants", pending=frame, hexes=hexes))
    assert state.used[0] >> SPECIAL.index(special) & 1


def test_tm_14_1_the_bridge_action_is_covered_and_ends_its_turn() -> None:
    """TM-14.1, TM-7.3.1."""
    state = read(position("witches", "nomads", pending=alone("action_bridge"), hexes=NEAR_TWO))
    do(state, "bridge F4-G3")
    assert asked(state) == (0, "free_step")
    assert refused_next(state) == "power_action_used"


def refused_next(state: TerraMysticaState) -> str:
    """Why the next seat cannot take the bridge action."""
    have(state, 1, pw="0/0/12")
    do(state, "end_turn")
    return refused(state, "power bridge")[0][0]


def test_tm_3_8_2_who_still_places_follows_from_the_map() -> None:
    """TM-3.8.2, TM-3.9.1: there and back, the Nomads' third, then the cards from the last seat."""
    pending = alone("place_dwelling", 1)
    hexes = {"F4": (0, "forest", "dwelling")}
    data = position("witches", "nomads", pending=pending, hexes=hexes, round=0, phase="dwellings")
    state = read(data)
    do(state, "place F3", "place E8")
    assert asked(state) == (0, "place_dwelling")
    do(state, "place C3", "place I7")
    assert asked(state) == (1, "choose_first_bonus")
    data = position("witches", "nomads", "giants", pending=alone("choose_first_bonus", 1), hexes=hexes)
    state = read({**data, "round": 0, "phase": "cards"})
    do(state, "take bonus_coins")
    assert asked(state) == (0, "choose_first_bonus")


def test_tm_18_1_2_the_others_spades_follow_from_the_track() -> None:
    """TM-18.1.1, TM-18.1.2: seat 1 on space 8 of water still gets its two spades."""
    seats = {0: {"cults": {"water": 9}}, 1: {"cults": {"water": 8}}}
    hexes = {"F4": (0, "forest", "dwelling"), "F3": (1, "desert", "dwelling")}
    data = position(
        "witches", "nomads", pending=alone("cult_spades", **CULT_SPADES), hexes=hexes, seats=seats
    )
    data |= {"round": 4, "phase": "cult_bonus"}
    state = read(data)
    do(state, "finish")
    assert asked(state) == (1, "cult_spades")
    for change, message in (
        ({"round": 6}, r"the last round has no cult bonus \(TM-5.1\)"),
        ({"round": 2}, r"gives this seat 0 spades, not 2 \(TM-18.1.1\)"),
        ({"pending": [alone("cult_spades", **{**CULT_SPADES, "free": 3})]}, "gives this seat 2 spades"),
        ({"pending": [alone("cult_spades", **SPADES)]}, r"not those of the phase cult_bonus \(TM-18.2.1\)"),
    ):
        with pytest.raises(DataError, match=message):
            GAME.from_data({**data, **change})


def test_tm_17_1_3_town_tiles_without_marks_on_the_map() -> None:
    """TM-17.1.3, TM-17.2.1: the group of town size has the tile, another dwelling beside it founds nothing."""
    hexes = {
        "E6": (0, "forest", "stronghold"),
        "E7": (0, "forest", "temple"),
        "F4": (0, "forest", "dwelling"),
        "D5": (0, "forest", "dwelling"),
    }
    for tiles in (["town_coins"], []):
        seats = {0: {"town_tiles": tiles}}
        data = position("witches", "nomads", pending=alone("main_action"), hexes=hexes, seats=seats)
        data["hexes"]["E5"] = {"terrain": "forest"}
        state = read(data)
        do(state, "build E5")
        assert asked(state)[1] == ("free_step" if tiles else "choose_town_tile")


# -- positions that no game reaches ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"phase": "over", "pending": []}, r"over after round 6 only \(TM-19.1\)"),
        ({"in_progress": {"owed": {"favor": 1}}}, r"in_progress.owed: no action is running .*\(TM-7.4.2\)"),
        ({"in_progress": {"built": ["F4"]}}, r"in_progress.built: no action is running .*\(TM-12.2.4\)"),
        (
            {"pending": [alone("choose_town_tile")], "in_progress": {"owed": {"town": 11}}},
            r"more town tiles than are left \(TM-17.1.3\)",
        ),
        (
            {"pending": [alone("choose_top_tracks", town="town_cult")]},
            r"town_cult is no tile of this seat .*\(TM-17.5.3\)",
        ),
        (
            {"pending": [alone("next_spade", **{**SPADES, "free": 5})]},
            r"of 5 free spades here 2 are possible \(TM-8.4.2\)",
        ),
        ({"bridges": {"F4-G3": 0, "G3-F4": 0}}, "two bridges on one site"),
    ],
)
def test_tm_7_4_2_what_no_game_reaches_is_refused(change: Any, message: str) -> None:
    """TM-2.6.2, TM-7.4.2, TM-8.4.2, TM-12.2.4, TM-17.1.3, TM-17.5.3, TM-19.1."""
    with pytest.raises(DataError, match=message):
        GAME.from_data(
            {**position("witches", "nomads", pending=alone("main_action"), hexes=NEAR_TWO), **change}
        )


def test_tm_16_1_no_card_in_the_last_round_and_tm_11_5_2_no_tile_twice() -> None:
    """TM-16.1, TM-11.5.2."""
    passed = {0: {"passed": True}}
    last = position("witches", "nomads", pending=alone("pass_card"), hexes=NEAR_TWO, seats=passed, round=6)
    with pytest.raises(DataError, match=r"in the last round no card is taken \(TM-16.1\)"):
        GAME.from_data(last)
    twice = {0: {"favor_tiles": ["favor_fire_1", "favor_fire_1"]}}
    with pytest.raises(DataError, match=r"seats\[0\].favor_tiles: a kind stands there twice \(TM-11.5.2\)"):
        GAME.from_data(position("witches", "nomads", pending=alone("main_action"), seats=twice))


# -- notation and reasons ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("bridge C1-B1", "bridge B1-C1"),
        ("bridge b1:c1", "bridge B1-C1"),
        ("top water fire", "top fire water"),
        ("send 3 fire", "send fire 3"),
        ("upgrade temple E5", "upgrade E5 temple"),
        ("Upgrade e5 Temple", "upgrade E5 temple"),
        ("take priest", "take bonus_priest"),
        ("favor Fire_2", "favor favor_fire_2"),
        ("town coins", "town town_coins"),
        ("power bridge", "power power_bridge"),
        ("special sandstorm", "special special_sandstorm"),
    ],
)
def test_tm_2_6_1_names_in_any_order_and_short(typed: str, meant: str) -> None:
    """TM-2.6.1, TM-3.10.2, TM-17.5.3: one action, however it is typed."""
    assert GAME.notation.text(GAME.notation.parse(typed)) == meant


def test_tm_17_5_3_keys_in_any_order() -> None:
    """TM-17.5.3: two of three tracks at 9, the later one named first."""
    state = table("witches", "nomads")
    put(state, 0, "dwelling", "F4")
    have(state, 0, cults="9/9/9/0", towns=("town_coins",))
    state.owed[OWED_TOWN] = 1
    state.stack = [(AFTER_ACTION, 0), (NEIGHBOURS_POWER, 0), (REWARDS, 0), (CHOOSE_TOWN, 0)]
    do(state, "town town_cult", "top water fire")
    assert state.cults[:4] == [10, 10, 9, 1]


def test_tm_7_3_2_the_rule_that_names_the_moment() -> None:
    """TM-4.6.2, TM-7.2.1, TM-7.3.2, TM-11.5.1, TM-12.2.1, TM-19.1, TM-23.5: no catch-all rule."""
    state = read(position("witches", "nomads", "mermaids", pending=alone("choose_favor"), hexes=NEAR))
    assert refused(state, "sacrifice") == [("wrong_decision", "TM-7.3.2")]
    assert refused(state, "end_turn") == [("compulsory", "TM-23.5")]
    assert refused(state, "pass") == [("wrong_decision", "TM-11.5.1")]
    do(state, "favor favor_fire_1")
    assert refused(state, "convert worker_to_coin") == [("wrong_decision", "TM-4.6.2")]
    assert refused(state, "pass") == [("wrong_decision", "TM-12.2.1")]
    do(state, "decline", "end_turn")
    assert refused(state, "end_turn") == [("turn_without_action", "TM-7.2.1")]
    over = read({**position("witches", "nomads", pending=[], hexes=NEAR_TWO), "phase": "over", "round": 6})
    assert refused(over, "pass") == [("game_over", "TM-19.1")]
    assert [score.total for score in over.scores()] == [20, 20]
    assert bowls(over, 0) == "5/7/0"
