"""Positions written by hand: short ones go on as the rules say, impossible ones are refused with the reason."""

from __future__ import annotations

import copy
from functools import partial
from typing import Any

import pytest

from rules.core import DataError
from rules.core.playout import make_policy
from rules.res_arcana import GAME
from rules.res_arcana.state import ResArcanaState
from tests.suite import handmade

SETUP = ("choose_mage", "choose_magic_item", "choose_starter_set", "draft_pick", "duel_pick")


reached = partial(handmade.reached, GAME, players=2)


def read(data: dict[str, Any]) -> ResArcanaState:
    state = GAME.from_data(data)
    assert isinstance(state, ResArcanaState)
    return state


refused = partial(handmade.refused, GAME)


def asked(state: ResArcanaState) -> tuple[str, int]:
    assert state.decision is not None
    return state.decision.kind, state.decision.seat


def alone(data: dict[str, Any]) -> dict[str, Any]:
    """Only the decision itself is pending."""
    return {**data, "pending": data["pending"][-1:]}


# -- what is not written goes on by itself ------------------------------------------------------------------


def test_ra_4_2_after_an_action_alone_the_next_player_acts() -> None:
    """RA-4.2: nothing but the action is written; the turn goes to the next player who has not passed."""
    data = reached("action", players=3)
    first = data["turn"]
    state = read(alone(data))
    assert state.to_data()["pending"] == data["pending"]
    state.apply(GAME.notation.parse("pass"))
    state.apply(state.legal()[0])  # the item
    assert asked(state) == ("action", (first + 1) % 3)
    assert read(state.to_data()).digest() == state.digest()


@pytest.mark.parametrize(
    "kind",
    [
        step.kind
        for step in ResArcanaState.steps
        if not step.automatic and step.kind not in (*SETUP, "duel_first_player", "golden_statue")
    ],
)
def test_ra_4_2_every_question_standing_alone_goes_on(kind: str) -> None:
    """RA-4.2, RA-5.1: the game never ends for want of a step below the question."""
    state = read(alone(reached(kind, players=3)))
    for _ in range(25):
        assert state.decision is not None
        state.apply(state.legal()[-1])
        assert read(state.to_data()).digest() == state.digest()


def test_ra_5_1_whoever_comes_later_still_collects() -> None:
    """RA-5.1: a question of the Collect phase alone; the seats after it in turn order collect too."""
    data = reached("collect_choose", players=3)
    data["first"] = seat = data["pending"][-1]["seat"]
    steps = [(frame["step"], frame["seat"]) for frame in read(alone(data)).to_data()["pending"][:-1]]
    assert steps == [("next_turn", seat), ("collect", (seat + 2) % 3), ("collect", (seat + 1) % 3)]


@pytest.mark.parametrize("over", [True, False])
def test_ra_12_4_a_statue_alone_is_followed_by_the_comparison(over: bool) -> None:
    """RA-12.4: after the answer points are compared, then the round is cleaned up or the turn goes on."""
    for seed in range(400):
        state = GAME.new(2, seed)
        choose = make_policy("rare", GAME, seed)
        while not state.over:
            if asked(state)[0] == "golden_statue" and (state.active < 0) == over:
                data = state.to_data()
                assert read(alone(data)).to_data()["pending"] == data["pending"]
                return
            state.play(choose(state, state.legal()))
    raise AssertionError("no such victory check")


# -- lists in any order, and what may be left out -----------------------------------------------------------


def test_options_are_sorted_whatever_the_order_in_the_file() -> None:
    data = reached("pass_item", players=2)
    straight = read(data)
    for seat in data["seats"]:
        for zone in ("hand", "discard", "dealt_mages"):
            seat[zone].reverse()
    data["middle"]["items"].reverse()
    state = read(data)
    assert state.legal() == straight.legal() == sorted(set(state.legal()))
    assert state.hands == straight.hands


OPTIONAL = ("passed", "mage", "dealt_mages", "turned", "stored", "discard", "bonus", "seen", "known_top")
OPTIONAL += ("known_monuments", "rebuilt", "packet", "picks", "match_cards", "wins")


def test_what_an_ordinary_position_lacks_may_be_left_out() -> None:
    """RA-13.2: left out, everybody knows what lies open, and every seat the cards of its own eight."""
    data = reached("action", players=2)
    short = copy.deepcopy(data)
    for key in ("first", "holders", "power", "match", "random", "options"):
        del short[key]
    del short["middle"]["items"]
    for seat in short["seats"]:
        for key in OPTIONAL:
            del seat[key]
    short["pending"] = short["pending"][-1:]
    written = read(short).to_data()
    for seat in data["seats"]:
        seat["dealt_mages"] = []  # the only thing that cannot be told from the table
    for key in ("random", "first", "match"):
        del data[key], written[key]
    assert written == data


# -- impossible positions -----------------------------------------------------------------------------------


def push(data: dict[str, Any], **frame: Any) -> None:
    data["pending"].append({"seat": data["pending"][-1]["seat"], **frame})


REFUSED: dict[str, tuple[str, Any, str]] = {
    "the same player again": (
        "action",
        lambda data, seat: data["pending"][0].update(seat=data["turn"]),
        r"next_turn is pending for seat \d, but seat \d is next \(RA-4.2\)",
    ),
    "an action below another": (
        "action",
        lambda data, seat: push(data, step="action"),
        r"'action' is answered before anything else is asked \(RA-8.1\)",
    ),
    "two ways to go on": (
        "action",
        lambda data, seat: data["pending"].insert(1, {"step": "next_turn", "seat": data["turn"]}),
        "exactly one step goes on with the game",
    ),
    "an item without passing": (
        "pass_item",
        lambda data, seat: seat.update(passed=False),
        r"'pass_item' of seat \d does not agree .*has not passed \(RA-11.1\)",
    ),
    "packets in mid-game": (
        "action",
        lambda data, seat: data["pending"].insert(1, {"step": "draw_hands", "seat": -1}),
        "'draw_hands' of seat -1 does not agree .*it belongs to the set-up, in round 0",
    ),
    "a mage chosen twice": (
        "choose_mage",
        lambda data, seat: push(data, step="choose_mage"),
        r"not exactly one mage, held or to be chosen \(RA-3.9\)",
    ),
    "no mages dealt": (
        "choose_mage",
        lambda data, seat: seat.update(dealt_mages=[]),
        r"has not two mages to choose from \(RA-3.9\)",
    ),
    "mages that nobody reveals": (
        "choose_mage",
        lambda data, seat: data["pending"].remove({"step": "reveal_mages", "seat": -1}),
        r"reveal_mages is not pending \(RA-3.9\)",
    ),
    "an unpayable upkeep": (
        "cursed_forge",
        lambda data, seat: seat.update(pool={}),
        r"the upkeep cannot be paid \(RA-5.8\)",
    ),
    "collecting in a turn": (
        "collect_choose",
        lambda data, seat: data.update(turn=0),
        r"collecting is over when somebody's turn has begun \(RA-5.1\)",
    ),
    "an attack on a passed rival": (
        "react_attack",
        lambda data, seat: seat.update(passed=True),
        r"only rivals who have not passed are attacked.* \(RA-9.1\)",
    ),
    "a mage that is none": (
        "action",
        lambda data, seat: seat.update(mage="dragon_teeth"),
        r"mage: expected a mage or null, found \"dragon_teeth\"",
    ),
    "a match that is none": (
        "action",
        lambda data, seat: seat.update(wins=1),
        r"wins and further games belong to a match \(RA-14.2\)",
    ),
}


@pytest.mark.parametrize("name", sorted(REFUSED))
def test_impossible_positions_are_refused_with_the_reason(name: str) -> None:
    kind, change, reason = REFUSED[name]
    data = reached(kind)
    change(data, data["seats"][data["pending"][-1]["seat"]])
    with pytest.raises(DataError, match=reason):
        GAME.from_data(data)


def test_ra_14_1_4_a_draft_keeps_its_steps() -> None:
    """RA-14.1.4: without draw_hands the picked cards would become nobody's deck."""
    data = reached("draft_pick", players=3, variant="draft")
    for step in ("draw_hands", "pass_packets"):
        pending = [frame for frame in data["pending"] if frame["step"] != step]
        assert f"{step} is pending just while" in refused({**data, "pending": pending})
    seat = data["seats"][data["pending"][-1]["seat"]]
    seat["picks"].append(seat["packet"].pop())
    assert "do not fit each other (RA-14.1.2)" in refused(data)


def test_ra_14_2_4_match_cards_are_the_cards_of_the_game() -> None:
    """RA-14.2.4: the artifacts of the second game are the seats' match cards."""
    data = reached("duel_pick", variant="match")
    state = read(data)
    state.apply(state.legal()[0])
    data = state.to_data()
    for seat in data["seats"]:
        seat["match_cards"] = []
    assert "not the artifacts of this game (RA-14.2.4)" in refused(data)


def test_heaps_are_small_enough_to_list_what_can_be_done_with_them() -> None:
    data = reached("action")
    data["seats"][0]["pool"]["calm"] = 10**12
    assert "seats[0].pool.calm: expected a whole number from 0 to 9999" in refused(data)
