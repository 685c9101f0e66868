"""Positions written by hand: what they may leave out, and impossible ones with the reason of the refusal."""

from __future__ import annotations

import copy
from functools import partial

from rules.northgard import GAME
from tests.suite import handmade

reached = partial(handmade.reached, GAME, players=3)


refused = partial(handmade.refused, GAME)


def test_ng_3_7_a_tile_touches_another() -> None:
    """NG-3.7: a placed tile shares a side with one placed before."""
    data = reached("turn_option")
    data["map"][-1]["x"] = 30
    last = len(data["map"]) - 1
    assert f"map[{last}]: the tile touches none of those before it (NG-3.7)" in refused(data)


def test_ng_5_1_1_a_turn_is_of_the_seat_whose_turn_it_is() -> None:
    """NG-5.1.1: and not of one who has passed."""
    data = reached("turn_option")
    assert "it is the turn of seat" in refused({**data, "turn": (data["turn"] + 1) % 3})
    assert "this seat has passed (NG-5.1.1)" in refused({**data, "passed": [data["turn"]]})


def test_ng_7_1_the_year_goes_with_the_phase() -> None:
    data = reached("turn_option")
    assert "year: 0 does not go with the phase actions (NG-7.1)" in refused({**data, "year": 0})
    data = reached("setup_tile")
    assert "year: 2 does not go with the phase setup_1 (NG-7.1)" in refused({**data, "year": 2})


def test_ng_7_9_nobody_dominates_before_the_end() -> None:
    data = reached("turn_option")
    assert "dominating: nobody has won before the game is over (NG-7.9)" in refused(
        {**data, "dominating": [0]}
    )


def test_ng_5_4_the_row_is_for_who_has_passed() -> None:
    """NG-5.4: one card, by the seat that has just passed."""
    data = reached("take_row_card")
    assert "has not passed (NG-5.4)" in refused({**data, "passed": []})
    again = {**data, "pending": [*data["pending"], data["pending"][-1]]}
    assert "it is answered before anything else is asked" in refused(again)
    assert "it stands on passed alone (NG-5.4)" in refused({**data, "pending": data["pending"][-1:]})


def test_ng_2_the_set_up_is_not_asked_again() -> None:
    """NG-2.12: a clan or a first tile in a year under way."""
    data = reached("turn_option")
    for step in ({"step": "choose_clan"}, {"step": "setup_units", "tile": data["map"][0]["tile"]}):
        pending = [{"seat": data["turn"], **step}]
        assert "it does not belong to the phase actions" in refused({**data, "pending": pending})


def test_ng_7_3_trade_belongs_to_the_harvest() -> None:
    """NG-7.3: nobody trades in the actions phase."""
    data = reached("turn_option")
    pending = [{"step": "trade", "seat": data["turn"], "proposed": 0}]
    assert "it does not belong to the phase actions" in refused({**data, "pending": pending})


def test_ng_6_8_kaija_is_asked_about_where_she_fights() -> None:
    data = reached("turn_option")
    area = next(entry["area"] for entry in data["territories"] if entry["seat"] == data["turn"])
    frame = {"step": "casualty_choice", "seat": data["turn"], "territory": area, "number": 1, "attacking": 0}
    data["kaija"] = None
    assert "Kaija does not fight there (NG-6.8)" in refused({**data, "pending": [frame]})


def test_ng_11_2_5_nobody_swaps_what_is_not_there() -> None:
    """NG-11.2.5: teammates give each other what they have."""
    data = reached("team_swap_answer", players=4, team=True)
    for seat in data["seats"]:
        seat.update(food=0, wood=0, lore=0)
    assert "one of the two has not so much to swap (NG-11.2.5)" in refused(data)


def test_what_an_ordinary_position_lacks_may_be_left_out() -> None:
    data = reached("turn_option", creatures="off")
    short = copy.deepcopy(data)
    for key in ("cursor", "dominating", "scorched_earth", "move", "creatures", "stolen", "random"):
        del short[key]
    for key in ("passed", "kaija", "removed"):
        if not short[key]:
            del short[key]
    for seat in short["seats"]:
        for key in ("flags", "setup_tiles", "played", "active_cards", "discard"):
            if not seat[key]:
                del seat[key]
        if not any(seat["fame"].values()):
            del seat["fame"]
    for entry in short["territories"]:
        if not entry["buildings"]:
            del entry["buildings"]
    written = GAME.from_data(short).to_data()
    del written["random"], data["random"]
    assert written == data


def test_ng_2_4_the_development_deck_holds_development_cards() -> None:
    data = reached("turn_option")
    data["development"][0] = "unrest"
    assert "a card of another kind lies among the Development cards (NG-2.4)" in refused(data)
