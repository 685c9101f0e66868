"""Positions written by hand: what they may leave out, and impossible ones with the reason of the refusal."""

from __future__ import annotations

import copy
from functools import partial
from typing import Any

import pytest

from rules.core.playout import make_policy
from rules.northgard import GAME
from tests.northgard.support import Table
from tests.northgard.test_random_games import VARIANTS
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


def written(*clans: str, **options: Any) -> dict[str, Any]:
    """An ordinary turn: seat 0 in start.e, which is also t20.nw, seat 1 in t24.nw."""
    table = Table(*(clans or ("boar", "goat")), **options)
    table.put(0, "start.e", 3).put(1, "t24.nw", 3).hand(0, "move", "recruit", "build").hand(1, "move")
    return table.turn().state.to_data()


def test_ng_8_1_kaija_is_the_bears() -> None:
    """NG-8.1, NG-3.6.1: nobody else's, and between actions she stands in a territory of the Bear."""
    assert "kaija: nobody plays the Bear (NG-8.1)" in refused({**written(), "kaija": "start.e"})
    bear = written("bear", "goat")
    assert "Kaija stands in t24.nw, which the Bear does not control (NG-3.6.1)" in refused(
        {**bear, "kaija": "t24.nw"}
    )
    assert GAME.from_data({**bear, "kaija": "t20.nw"})


def test_ng_8_1_1_kaija_alone_needs_no_entry() -> None:
    """NG-8.1.1: she controls the territory where she stands, also when only `kaija` says so."""
    state = GAME.from_data({**written("bear", "goat"), "kaija": "t24.s"})
    assert {"area": "t24.s", "seat": 0, "units": 0, "buildings": []} in state.to_data()["territories"]


def test_ng_3_3_1_a_territory_is_listed_once() -> None:
    data = written()
    data["territories"].append({"area": "t20.nw", "seat": 1, "units": 3})
    assert "territories[2]: the territory start.e is listed already (NG-3.3.1)" in refused(data)


def test_ng_10_0_no_creatures_without_the_module() -> None:
    data = written()
    data["creatures"]["line"] = [{"creature": "wolf_beige", "area": "start.e"}]
    assert "creatures.line: the creatures are not in this game (NG-10.0)" in refused(data)


@pytest.mark.parametrize("turns", range(4))
def test_ng_3_8_1_a_line_does_not_stop(turns: int) -> None:
    """NG-3.8.1: the map of NG-EX-6, where t02 fits at 1,1 with 0 and 3 turns only."""
    table = Table("boar", "goat", tiles=("start 0 0 0", "t13 1 0 0", "t11 0 1 2")).put(0, "start.n").turn()
    data = table.state.to_data()
    data["map"].append({"tile": "t02", "x": 1, "y": 1, "turns": turns})
    data["pile"].remove("t02")
    if turns in (0, 3):
        assert GAME.from_data(data)
    else:
        assert "map[3]: a border line would stop at a corner of the tile (NG-3.8.1)" in refused(data)


def test_ng_2_6_the_starting_tile_has_its_place() -> None:
    data = written()
    data["map"][0]["turns"] = 1
    assert "map[0]: start lies on 0,0 with 0 turns (NG-2.6)" in refused(data)
    moved = written()
    for tile in moved["map"]:
        tile["x"] += 1
    assert "map[0]: start lies on 0,0 with 0 turns (NG-2.6)" in refused(moved)
    missing = written()
    missing["map"][0]["tile"] = "t01"
    missing["territories"] = []
    assert "map: start is missing, it lies on 0,0 with 0 turns (NG-2.6)" in refused(missing)


def test_ng_2_7_the_tile_for_five() -> None:
    """NG-2.7: beside the starting tile with five players; in no game that leaves it in the box."""
    five = Table("boar", "goat", "bear", "wolf", "stag", tiles=("start 0 0 0", "start_5 0 1 2")).turn()
    assert "map[1]: start_5 lies on 1,0 with 0 turns (NG-2.7)" in refused(five.state.to_data())
    data = written(five_tile_in_pile_below_5_players=False)
    data["pile"][0] = "start_5"
    assert "start_5 is not in this game (NG-2.7)" in refused(data)


def test_ng_2_9_clan_cards_are_of_the_clan() -> None:
    """NG-2.8, NG-2.9, NG-5.4.4: nobody has more starting cards or other clan cards than the box gives."""

    def with_cards(*cards: str, **entries: Any) -> dict[str, Any]:
        data = written()
        for zone in ("hand", "owned"):
            data["seats"][0][zone] += cards
        data["seats"][0].update(entries)
        return data

    assert "seats[0].owned: wolf_clan is of another clan (NG-2.9)" in refused(with_cards("wolf_clan"))
    assert "seats[0].owned: recruit 2 times, there are 1 (NG-2.8)" in refused(with_cards("recruit"))
    assert "seats[0].upgrades[0]: annexation is no upgrade of this clan (NG-2.9)" in refused(
        with_cards(upgrades=["annexation"])
    )
    assert "seats[0].upgrades[1]: osmosis is there twice (NG-5.4.4)" in refused(
        with_cards("osmosis", upgrades=["lay_of_the_land", "osmosis"])
    )
    assert "seats[0].flags: 1 is for the Bear only (NG-9.2.2)" in refused(with_cards(flags=1))
    assert GAME.from_data(with_cards("feast_start", "feast_start", "boar_clan", "osmosis", upgrades=[]))


def test_ng_5_4_4_upgrades_left_out_are_those_not_taken() -> None:
    """NG-5.4.4: neither in the deck nor removed from the game."""
    data = written()
    for seat in data["seats"]:
        del seat["upgrades"]
    assert GAME.from_data(data).to_data()["seats"][0]["upgrades"] == ["osmosis", "lay_of_the_land"]
    for zone in ("hand", "owned"):
        data["seats"][0][zone].append("osmosis")
    assert GAME.from_data(data).to_data()["seats"][0]["upgrades"] == ["lay_of_the_land"]
    data["removed"] = ["lay_of_the_land"]
    assert GAME.from_data(data).to_data()["seats"][0]["upgrades"] == []


def test_ng_9_4_25_only_small_buildings_stand_without_a_site() -> None:
    data = written()
    data["territories"][0]["buildings"] = [{"building": "forge", "area": "start.e", "siteless": True}]
    assert "territories[0].buildings[0]: forge needs a site (NG-9.4.25)" in refused(data)


def test_ng_7_1_4_the_row_of_a_year() -> None:
    """NG-7.1.3, NG-7.1.4: one card for each player, Achievements in the last year only."""
    data = written()
    assert "row[0]: builder is for the last year (NG-7.1.4)" in refused({**data, "row": ["builder"]})
    assert "row: more cards than players (NG-7.1.3)" in refused(
        {**data, "row": ["scouts", "militia", "merchant"]}
    )
    assert GAME.from_data({**data, "row": ["builder"], "year": 7})


def test_ng_2_14_units_go_to_a_tile_of_the_map() -> None:
    data = reached("setup_units")
    data["pending"][0]["tile"] = data["pile"][0]
    assert "its tile is not on the map (NG-2.14)" in refused(data)


@pytest.mark.parametrize(
    ("kind", "attacking", "stage"),
    [
        ("push_defender", None, 1),
        ("combat_food", 1, 2),
        ("combat_food", 0, 3),
        ("die_choice", 1, 4),
        ("axe_throwers", None, 5),
        ("die_choice", 0, 6),
        ("retreat", None, 8),
    ],
)
def test_ng_6_5_a_combat_goes_on_where_the_answer_leads(kind: str, attacking: int | None, stage: int) -> None:
    """NG-6.5: the frame of a combat holds the stage after the answer; another one is refused."""
    data = fought(kind, attacking)
    combat = data["pending"][-2]
    assert combat["stage"] == stage
    for other in range(stage - 1, min(stage + 2, 9), 2):
        combat["stage"] = other
        assert (
            f"the combat below is at stage {other}, not {stage}, where the answer leads (NG-6.5)"
            in refused(data)
        )


def fought(kind: str, attacking: int | None) -> dict[str, Any]:
    """Such a question in a combat of a random game."""
    for seed in range(handmade.MOST_GAMES):
        state = GAME.new(3, seed)
        choose = make_policy("rare", GAME, seed)
        while not state.over:
            if state.decision and state.decision.kind == kind:
                data = state.to_data()
                if data["pending"][-1].get("attacking") == attacking:
                    return data
            state.play(choose(state, state.legal()))
    raise AssertionError(f"no {kind}")


def test_ng_7_3_4_everybody_harvests_after_the_snake() -> None:
    """NG-7.3.4: written alone, the question of the Snake is followed by everybody's harvest, like any other."""
    table = Table("snake", "goat").put(0, "start.e", 3).put(1, "t20.es", 3).turn()
    table.state.scorched_at = table.at("t20.es")
    data = table.state.to_data()
    data.update(phase="harvest", passed=[0, 1], pending=[{"step": "scorched_harvest", "seat": 0}])
    state = GAME.from_data(data)
    state.apply(GAME.notation.parse("steal lore"))
    assert [seat["lore"] for seat in state.to_data()["seats"]] == [1, 0]
    assert state.to_data()["seats"][0]["food"] > 0
    data["pending"].insert(0, {"step": "harvest", "seat": 1})
    assert "it stands on the harvest of every seat, the first player's last (NG-7.3.4)" in refused(data)


def test_ng_7_3_later_seats_harvest_after_a_trade() -> None:
    """NG-7.3: a trade written alone is followed by the harvests of the seats after it."""
    data = (
        Table("snake", "goat").put(0, "start.e", 3).put(1, "t20.es", 3).give(0, food=3).turn().state.to_data()
    )
    data.update(phase="harvest", passed=[0, 1], pending=[{"step": "trade", "seat": 0, "proposed": 0}])
    state = GAME.from_data(data)
    assert state.to_data()["pending"][0] == {"step": "harvest", "seat": 1}
    data["pending"][0]["seat"] = 1
    data["seats"][1]["food"] = 3
    assert len(GAME.from_data(data).to_data()["pending"]) == 1, "the last seat"


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_positions_of_all_games_are_read(players: int, options: dict[str, Any]) -> None:
    """NG-14: whatever a real game reaches is read, and reads as it was written."""
    state = GAME.new(players, 8, options)
    choose = make_policy("rare", GAME, 8)
    step = 0
    while not state.over:
        if step % 11 == 0:
            assert GAME.from_data(state.to_data()).to_data() == state.to_data()
        state.play(choose(state, state.legal()))
        step += 1
