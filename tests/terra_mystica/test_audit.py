"""Edge cases an outside examiner would try: positions by hand, order of rewards, reach, refusals and warnings."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import DataError
from rules.terra_mystica import GAME
from rules.terra_mystica.board import HEX
from rules.terra_mystica.building import take_favor
from rules.terra_mystica.content import FAVOR, TOWN
from rules.terra_mystica.logs.turns import Refused
from rules.terra_mystica.state import TerraMysticaState
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
from tests.terra_mystica.test_replay import at, run


def reasons(state: TerraMysticaState, move: str) -> list[str]:
    """The refusal as the player reads it."""
    return [
        GAME.rulebook.say("violation", violation.kind, violation.params)
        for violation in state.why_not(GAME.notation.parse(move))
    ]


def warned(state: TerraMysticaState, move: str) -> list[tuple[str, str]]:
    return [(notice.kind, notice.rule) for notice in state.warnings(GAME.notation.parse(move))]


# -- positions written by hand ------------------------------------------------------------------------------------


def minimal() -> dict[str, Any]:
    """Only the entries that every position must have."""
    seat = {"vp": 20, "coins": 5, "workers": 5, "priests": 0, "power": [5, 7, 0]}
    cards = ["spade", "cult", "coins", "shipping", "power_worker", "priest"]
    return {
        "format": "tarsas-position",
        "version": 1,
        "game": "terra_mystica",
        "players": 3,
        "options": {},
        "round": 2,
        "phase": "actions",
        "turn": 0,
        "order": [0, 1, 2],
        "scoring_tiles": [
            "score_dwelling_fire",
            "score_stronghold_air",
            "score_spade_earth",
            "score_trading_water",
            "score_stronghold_fire",
            "score_trading_air",
        ],
        "bonus_cards": {f"bonus_{card}": 0 for card in cards},
        "hexes": {"E9": {"structure": "dwelling", "seat": 0}},
        "seats": [
            {"faction": "witches", **seat, "bonus_card": "bonus_spade"},
            {"faction": "nomads", **seat, "bonus_card": "bonus_cult"},
            {"faction": "giants", **seat, "bonus_card": "bonus_coins"},
        ],
        "pending": [{"step": "main_action", "seat": 0}],
    }


def test_tm_16_2_passing_order_may_be_left_out() -> None:
    """TM-16.2: who has passed did so in turn order; the first of them begins the next round."""
    data = minimal()
    data["order"] = [2, 0, 1]
    data["seats"][1]["passed"] = data["seats"][2]["passed"] = True
    state = GAME.from_data(data)
    assert isinstance(state, TerraMysticaState)
    assert state.next_order == [2, 1]
    state.apply(GAME.notation.parse("pass"))
    state.apply(GAME.notation.parse("take bonus_priest"))
    assert (state.round, state.order) == (3, [2, 0, 1])


def _change(path: str, value: object) -> dict[str, Any]:
    data: Any = minimal()
    place: Any = data
    *parents, last = path.split(".")
    for key in parents:
        place = place[int(key) if isinstance(place, list) else key]
    place[int(last) if isinstance(place, list) else last] = value
    result: dict[str, Any] = data
    return result


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("passing_order", [1], "passing_order: expected the seats that have passed"),
        ("seats.1.faction", "auren", "two players have the same colour"),
        ("seats.1.faction", None, "a seat has no faction"),
        ("seats.0.bonus_card", "bonus_dwelling", "holds a bonus card that is not in play"),
        ("seats.0.passed", True, "main_action of seat 0 .*this seat has passed"),
        ("seats.0.river_towns", ["r3"], "cannot have this river town"),
        ("seats.0.cults", {"fire": 10}, "has used more keys than it owns"),
        ("hexes.E9.terrain", "river", "land cannot become river"),
        ("hexes.E9.terrain", "lake", "a structure on foreign terrain"),
        ("bonus_cards", {"bonus_spade": 0}, "bonus_cards: expected 6 cards, found 1"),
        ("scoring_tiles", ["score_trading_air"] * 6, "expected 6 different tiles"),
        ("scoring_tiles.5", "score_temple_priests", "needs its option"),
        ("round", 0, "the round does not go with the phase"),
        ("turn", 1, "it is the turn of seat 1"),
        ("order", [0, 2, 1], "expected the seats clockwise"),
        ("pending", [], "nothing is pending"),
        ("pending", [{"step": "rewards", "seat": 0}], "leaves nothing to decide"),
        (
            "pending",
            [{"step": "leech", "seat": 1, "from": "0", "offer": 1, "hex": "E9"}],
            "give 0 power, not 1",
        ),
        ("in_progress", {"double_turn": True}, "double turn"),
        ("seats.0.town_tiles", ["town_coins"] * 3, "too many copies of town_coins"),
        ("seats.0.town_tiles", ["town_points"], "too many copies of town_points"),
        ("seats.0.keys_used", 1, "keys_used: expected 0, found 1"),
        ("bridges", {"D6-E9": 1}, "seat 1 has no structure on either end"),
    ],
)
def test_tm_5_1_impossible_positions_are_refused(path: str, value: object, message: str) -> None:
    """TM-1.5, TM-3.3.1, TM-3.4.1, TM-5.1, TM-7.1.1: a position that no game can reach names what is wrong."""
    GAME.from_data(minimal())
    with pytest.raises(DataError, match=message):
        GAME.from_data(_change(path, value))


# -- rewards ------------------------------------------------------------------------------------------------------


def test_tm_7_3_2_workers_of_a_town_tile_become_priests() -> None:
    """TM-7.3.2, TM-7.4.2, TM-20.2.3: without a worker left, the ordination waits for the town tile's two."""
    state = table("darklings", "witches")
    put(state, 0, "trading_house", "E5", "D3")
    put(state, 0, "dwelling", "E4", "E3")
    have(state, 0, c=6, w=4, p=0)
    do(state, "upgrade E5 stronghold")
    assert asked(state) == (0, "choose_reward_order")
    do(state, "reward town", "town town_workers")
    assert asked(state) == (0, "ordination")
    assert refused(state, "ordain 3") == [("too_many_ordained", "TM-20.2.3")]
    do(state, "ordain 2")
    assert goods(state, 0) == "C 0 W 0 P 2"


def test_tm_7_4_3_the_key_first_or_the_favor_first() -> None:
    """TM-7.4.3, TM-13.2.4: only a key that is there when the step is made leads to space 10."""
    for first, fire in (("town", 10), ("favor", 9)):
        state = table("witches", "nomads")
        put(state, 0, "trading_house", "E9", "D8")
        put(state, 0, "dwelling", "D7", "E10")
        put(state, 0, "trading_house", "F5")
        have(state, 0, c=9, w=9, cults="8/0/0/0")
        do(state, "upgrade E9 temple", f"reward {first}")
        if first == "town":
            do(state, "town town_coins", "favor favor_fire_2")
        else:
            do(state, "favor favor_fire_2", "town town_coins")
        assert cult(state, 0, "fire") == fire


def test_tm_17_3_2_two_towns_at_once_but_one_tile_left() -> None:
    """TM-17.1.3, TM-17.3.2: two groups qualify, one tile is left: one town; the other stays outside."""
    for left in (2, 1):
        state = table("witches", "nomads")
        put(state, 0, "temple", "A10")
        put(state, 0, "trading_house", "A9", "A11")
        put(state, 0, "dwelling", "A8", "I1")
        put(state, 0, "trading_house", "H1", "I2", "H2")
        state.towns_left = [0] * len(TOWN)
        state.towns_left[0] = left
        state.in_town = 0
        state.owed[0] = 1
        state.piece[HEX.index("H2")] = 1
        state.standing[1] -= 1
        state.standing[0] += 1
        take_favor(state, 0, FAVOR.index("favor_fire_2"))
        assert state.owed[1] == left


# -- reach --------------------------------------------------------------------------------------------------------


def test_tm_2_5_1_the_shipping_card_ends_with_the_pass() -> None:
    """TM-2.5.1, TM-18.2.2, TM-21.2.1: the card counts before passing; not in phase III, nor does the new one."""
    state = table("mermaids", "witches", tile="score_trading_water")
    put(state, 0, "dwelling", "E4")
    put(state, 1, "dwelling", "E9")
    have(state, 0, w=9, c=9, cults="0/4/0/0", card="bonus_shipping")
    assert "transform H2" in options_of(state)
    do(state, "pass", "take bonus_spade")
    have(state, 1, card="bonus_coins")
    do(state, "pass", "take bonus_shipping")
    assert asked(state) == (0, "cult_spades")
    assert "transform H2" not in options_of(state)
    assert "transform G1" in options_of(state)


def test_tm_11_2_2_a_bridge_of_anybody_brings_the_discount() -> None:
    """TM-2.3.1, TM-11.2.2: the neighbour over an opponent's bridge halves the price, a ship does not."""
    state = table("witches", "nomads")
    put(state, 0, "dwelling", "C3")
    put(state, 1, "dwelling", "B3")
    have(state, 0, c=3, w=2, shipping=3)
    assert refused(state, "upgrade C3 trading_house") == [("cannot_afford", "TM-11.2.1")]
    bridge(state, 1, "B3-C3")
    do(state, "upgrade C3 trading_house")
    assert asked(state) == (1, "leech")


# -- refusals name the rule and the amount ------------------------------------------------------------------------


def test_tm_8_4_1_the_missing_price_of_a_spade() -> None:
    """TM-8.4.1, TM-20.2.1, TM-20.6.1: how many workers or priests are missing for the first spade."""
    for faction, hex, near, amount in (
        ("witches", "E9", "E10", "Spades for E10 cost 3 workers, you have 1: 2 more."),
        ("darklings", "E10", "E9", "Spades for E9 cost 1 priests, you have 0: 1 more."),
        ("giants", "D7", "D8", "Spades for D8 cost 6 workers, you have 1: 5 more."),
    ):
        state = table(faction, "nomads")
        put(state, 0, "dwelling", hex)
        have(state, 0, w=1, p=0)
        assert reasons(state, f"transform {near}") == [amount]


def test_tm_20_6_2_giants_need_workers_for_the_second_spade() -> None:
    """TM-20.6.2: the power action gives one spade only; the other must be paid."""
    state = table("giants", "nomads")
    put(state, 0, "dwelling", "D7")
    have(state, 0, w=2, pw="0/0/4")
    assert refused(state, "power power_spade") == [("cannot_afford", "TM-20.6.2")]
    have(state, 0, w=3)
    do(state, "power power_spade", "transform D8")
    assert refused(state, "dig lake") == [("giants_home_only", "TM-20.6.1")]
    do(state, "dig wasteland")
    assert goods(state, 0).split()[3] == "0"


def test_tm_20_9_2_a_tunnel_that_cannot_be_paid() -> None:
    """TM-20.9.2, TM-20.11.2: tunnel or carpet and the first spade together; too far is out of reach."""
    state = table("dwarves", "nomads")
    put(state, 0, "dwelling", "F6")
    have(state, 0, w=4)
    assert reasons(state, "transform G7") == [
        "The way to G7 and the first spade cost 5 workers, you have 4: 1 more."
    ]
    assert refused(state, "transform A1") == [("out_of_skip", "TM-20.9.2")]
    state = table("fakirs", "witches")
    put(state, 0, "dwelling", "E8")
    have(state, 0, w=3, p=0)
    assert reasons(state, "transform D6") == [
        "The way to D6 and the first spade cost 1 priests, you have 0: 1 more."
    ]
    assert refused(state, "transform D6") == [("no_tunnel", "TM-20.11.2")]
    assert refused(state, "transform A1") == [("out_of_skip", "TM-20.11.2")]


def test_tm_20_9_6_no_tunnel_for_the_spades_of_the_cult() -> None:
    """TM-18.2.2, TM-20.9.6."""
    state = table("dwarves", "nomads", tile="score_trading_air")
    put(state, 0, "dwelling", "F6")
    put(state, 1, "dwelling", "A5")
    have(state, 0, w=9, cults="0/0/0/4", card="bonus_coins")
    have(state, 1, card="bonus_cult")
    do(state, "pass", "take bonus_spade", "pass", "take bonus_coins")
    assert asked(state) == (0, "cult_spades")
    assert refused(state, "transform G7") == [("no_skip", "TM-20.9.6")]


def test_tm_11_3_1_the_price_of_a_stronghold() -> None:
    """TM-11.3.1: the refusal cites the stronghold's rule, not the temple's."""
    state = table("witches", "nomads")
    put(state, 0, "trading_house", "E9")
    have(state, 0, c=5, w=3)
    assert refused(state, "upgrade E9 stronghold") == [("cannot_afford", "TM-11.3.1")] * 2
    assert "upgrade E9 temple" in options_of(state)


def test_tm_20_13_2_why_there_is_no_river_town() -> None:
    """TM-20.13.2, TM-17.1.3: too small, in a town already, or no tile left."""
    state = table("mermaids", "witches")
    put(state, 0, "dwelling", "F2", "G1", "H2")
    text = "Around r27 you have 3 structures with a power value of 3: a town needs 4 (3 with the sanctuary) with 7."
    assert reasons(state, "river_town r27") == [text]
    state.in_town = 1 << HEX.index("F2")
    assert refused(state, "river_town r27") == [("town_there", "TM-20.13.2")]
    state.in_town = 0
    state.towns_left = [0] * len(TOWN)
    assert refused(state, "river_town r27")[1:] == [("no_town_tile", "TM-17.1.3")]


# -- warnings -----------------------------------------------------------------------------------------------------


def test_tm_23_4_a_step_to_a_taken_space_10_is_warned() -> None:
    """TM-13.2.2, TM-23.4: with a key in hand the marker on 9 still cannot move when somebody is on 10."""
    state = table("cultists", "nomads")
    put(state, 0, "dwelling", "E6")
    put(state, 1, "dwelling", "F3")
    have(state, 0, p=1, c=9, w=9, cults="9/0/0/0", towns=("town_coins",))
    assert warned(state, "send fire 1") == []
    have(state, 1, cults="10/0/0/0", towns=("town_coins",))
    state.tops[1] = 1
    assert warned(state, "send fire 1") == [("no_cult_step", "TM-13.3.3")]
    do(state, "upgrade E6 trading_house", "accept")
    assert asked(state) == (0, "cultist_step")
    assert warned(state, "cult fire") == [("no_cult_step", "TM-23.4")]
    assert warned(state, "cult air") == []


def test_tm_8_5_4_spare_spades_lost_on_foreign_terrain_are_warned() -> None:
    """TM-8.5.4, TM-8.5.7: one of two free spades on a space that stays foreign loses the other."""
    state = table("halflings", "witches")
    put(state, 0, "dwelling", "E6")
    have(state, 0, pw="0/0/6")
    do(state, "power power_double_spade", "transform E7")
    assert warned(state, "dig forest") == [("spades_lost", "TM-8.5.4")]
    assert warned(state, "dig lake") == []


# -- logs ---------------------------------------------------------------------------------------------------------


def test_tm_24_4_bought_spades_are_not_thrown_away() -> None:
    """TM-24.4, TM-8.5.7: -SPADE is for free spades only."""
    state = table("witches", "nomads")
    put(state, 0, "dwelling", "E9")
    have(state, 0, w=9, c=9, card="bonus_spade")
    replay = at(state)
    run(replay, 0, "action BON1. -SPADE")
    turn_of(state, 0)
    replay = at(state)
    with pytest.raises(Refused, match=r"TM-8\.5\.7"):
        run(replay, 0, "dig 1. -SPADE")


def test_tm_24_4_resources_may_be_given_away() -> None:
    """TM-24.4: -nRES gives anything away that is there."""
    state = table("witches", "nomads")
    have(state, 0, w=3, c=3, p=1, pw="4/4/4")
    replay = at(state)
    run(replay, 0, "-2W. -1C. -P. -3PW")
    assert (goods(state, 0), bowls(state, 0)) == ("C 2 W 1 P 0", "7/4/1")
    with pytest.raises(Refused, match=r"TM-23\.3"):
        run(replay, 0, "-2W")


def test_tm_24_5_the_last_to_pass_may_still_burn_before_an_answer() -> None:
    """TM-24.5: with an offer open the round goes on and the last player is still active; actions are over."""
    state = table("witches", "nomads")
    put(state, 0, "dwelling", "E9")
    put(state, 1, "dwelling", "E10")
    have(state, 0, w=9, c=9, pw="0/4/2", card="bonus_coins")
    have(state, 1, w=9, c=9, card="bonus_spade")
    replay = at(state)
    run(replay, 0, "pass BON5")
    run(replay, 1, "upgrade E10 to TP")
    run(replay, 1, "pass BON3")
    state.current = 0  # as if the responder had been the last to pass
    run(replay, 0, "burn 1. leech 1 from nomads")
    assert bowls(state, 0) == "0/1/4"
    with pytest.raises(Refused, match=r"TM-16\.5"):
        run(replay, 0, "dig 1")


def test_tm_17_5_3_all_four_tracks_with_two_keys() -> None:
    """TM-17.5.3, TM-13.2.1: four markers on 9, one space 10 taken, two keys: two of the three others."""
    state = table("witches", "nomads")
    put(state, 0, "trading_house", "E9", "D8", "F5")
    put(state, 0, "dwelling", "D7")
    have(state, 0, c=9, w=9, cults="9/9/9/9", pw="12/0/0", towns=("town_coins",))
    have(state, 1, cults="10/0/0/0", towns=("town_coins",))
    state.tops[1] = 1
    put(state, 0, "dwelling", "E11")
    do(state, "upgrade D7 trading_house", "town town_cult")
    assert asked(state) == (0, "choose_top_tracks")
    assert refused(state, "top fire water") == [("track_not_at_top", "TM-17.5.3")]
    assert refused(state, "top water") == [("wrong_number_of_tracks", "TM-17.5.3")]
    do(state, "top water air")
    assert (cults(state, 0), bowls(state, 0), state.keys(0)) == ("9/10/9/10", "6/6/0", 0)
