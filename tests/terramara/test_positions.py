"""Positions written by hand: short ones go on as the rules say, impossible ones are refused with the reason."""

from __future__ import annotations

import copy
from functools import partial
from typing import Any

import pytest

from rules.terramara import GAME
from rules.terramara.state import TerramaraState
from tests.suite import handmade

SETUP = ("draft_first", "draft_second", "place_neutral", "settler_tiles")


reached = partial(handmade.reached, GAME, players=2, policy="uniform")


def read(data: dict[str, Any]) -> TerramaraState:
    state = GAME.from_data(data)
    assert isinstance(state, TerramaraState)
    return state


refused = partial(handmade.refused, GAME)


def steps(state: TerramaraState) -> list[tuple[str, int]]:
    return [(frame["step"], frame["seat"]) for frame in state.to_data()["pending"]]


# -- what is not written goes on by itself ------------------------------------------------------------------


@pytest.mark.parametrize(
    "kind", [step.kind for step in TerramaraState.steps if not step.automatic and step.kind not in SETUP]
)
def test_tr_7_3_every_question_standing_alone_goes_on(kind: str) -> None:
    """TR-7.3, TR-8.1: after the answer the turn goes on; the game never ends for want of a step below."""
    data = reached(kind, players=3, least_round=1)
    state = read({**data, "pending": data["pending"][-1:]})
    for _ in range(20):
        if state.over:
            assert state.round == 5
            return
        state.apply(state.legal()[-1])
        assert read(state.to_data()).digest() == state.digest()


@pytest.mark.parametrize("kind", ["travel_step", "process"])
def test_tr_8_1_an_effect_alone_belongs_to_a_turn(kind: str) -> None:
    """TR-8.1: whoever's turn it is has sent somebody, and may still craft or reserve."""
    data = reached(kind, players=2, least_round=1)
    state = read({**data, "pending": data["pending"][-1:]})
    assert steps(state)[0] == ("after_action", data["turn"])


def test_tr_15_1_a_flip_alone_comes_before_the_turn() -> None:
    """TR-15.1: the character is flipped at the start of a turn."""
    data = reached("flip_character")
    assert steps(read({**data, "pending": data["pending"][-1:]})) == [
        ("turn_action", data["turn"]),
        ("flip_character", data["turn"]),
    ]


# -- what may be left out -----------------------------------------------------------------------------------


def test_what_follows_from_the_rest_may_be_left_out() -> None:
    """TR-4.3, TR-4.6: supplies, deck and set-aside tiles are what nobody has."""
    state = GAME.new(2, seed=3, options={"start_mode": "beginner"})
    while state.decision is not None and state.decision.kind != "turn_action":
        state.apply(state.legal()[0])
    data = state.to_data()
    short = copy.deepcopy(data)
    for key in (
        "flipped",
        "first_player_card",
        "round_workers",
        "warriors_total",
        "camp",
        "draft_characters",
        "draft_cards",
    ):
        del short[key]
    for key in ("deck", "random"):
        del short[key]
    for key in ("set_aside", "left_over", "personal"):
        del short["board"][key]
    for seat in short["seats"]:
        for key in (
            "explorers",
            "chieftain_home",
            "warriors",
            "hut",
            "flags",
            "artifacts",
            "reserved",
            "ready",
        ):
            del seat[key]
        for key in ("starting_card", "character", "experienced", "settled", "bonus_tiles", "outpost_tile"):
            del seat[key]
    written = read(short).to_data()
    assert sorted(written["deck"]) == sorted(data["deck"])
    for key in ("deck", "random"):
        del written[key], data[key]
    assert written == data


# -- impossible positions -----------------------------------------------------------------------------------


def test_tr_4_6_cards_cannot_be_missing() -> None:
    """TR-4.6, TR-7.1: until their level leaves it, all cards are in the deck, the river row or with a player."""
    data = reached("turn_action")
    assert data["round"] == 1
    missing = len(data["deck"])
    assert refused({**data, "deck": []}).endswith(
        f"deck: {missing} artifacts (levels 1, 2, 3) lie neither there nor open (TR-4.6)"
    )
    assert "level 3 lies at the bottom" in refused({**data, "deck": data["deck"][::-1]})


def test_tr_6_2_a_card_in_the_draft_is_nobodys() -> None:
    """TR-6.2, TR-6.4: what somebody has taken is not open any more."""
    data = reached("draft_second")
    owner = next(seat for seat in data["seats"] if seat["starting_card"] or seat["character"])
    for key, zone in (("starting_card", "draft_cards"), ("character", "draft_characters")):
        if owner[key]:
            data[zone].append(owner[key])
            assert f"{zone}: with those taken there are not 3 different cards (TR-6.2)" in refused(data)


def test_tr_6_4_nobody_drafts_three_cards() -> None:
    data = reached("draft_first")
    data["pending"].append(dict(data["pending"][-1]))
    assert "has not exactly two cards, held or to be drafted (TR-6.4)" in refused(data)


def test_tr_5_4_every_row_gets_one_neutral_explorer() -> None:
    data = reached("place_neutral")
    data["pending"].pop()
    assert "one in each row (TR-5.4)" in refused(data)


def test_tr_4_10_the_set_up_has_its_order() -> None:
    data = reached("place_neutral")
    data["pending"].insert(1, data["pending"][-2])
    del data["pending"][-2]
    assert "the set-up is not pending in its order: round_start, character_setup" in refused(data)


def test_tr_7_3_a_turn_on_a_turn() -> None:
    data = reached("turn_action")
    data["pending"] *= 2
    assert "exactly one step goes on with the game, at the bottom of pending" in refused(data)


def test_tr_7_7_nothing_comes_after_round_5() -> None:
    """TR-7.7: nobody's turn in round 5 is the end."""
    data = reached("process", players=2, least_round=5)
    assert "(TR-7.7)" in refused({**data, "turn": -1, "pending": data["pending"][-1:]})


def test_tr_15_8_the_personal_space_is_of_a_tile_set_aside() -> None:
    data = reached("turn_action")
    data["board"]["personal"] = data["members"][0]["space"]
    assert "board.personal: expected a crossroads space of a tile that was set aside (TR-15.8)" in refused(
        data
    )


def test_tr_4_3_worker_tiles_of_later_rounds_are_counted() -> None:
    """TR-4.3: four of the five level 2 tiles lie beside rounds 3 and 4."""
    data = reached("turn_action")
    data["seats"][0]["workers_ready"][1] = 2
    assert "more than 5 workers of level 2" in refused(data)


def test_tr_15_6_a_personal_bonus_tile_is_there_once() -> None:
    data = reached("personal_bonus")
    data["seats"][data["turn"]]["bonus_tiles"] *= 2
    assert "a personal bonus tile is there twice (TR-15.6)" in refused(data)
