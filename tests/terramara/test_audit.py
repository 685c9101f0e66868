"""What an examiner of the rules found: refusals in the order of TR-9.16, and impossible positions."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest

from rules.core import DataError, Rng
from rules.terramara import GAME, actions
from rules.terramara import vocabulary as v
from rules.terramara.placement import occupation_refusal
from rules.terramara.state import TerramaraState
from rules.terramara.table import member_code

Position = dict[str, Any]


def second_round() -> TerramaraState:
    """A game of two in round 2, at the first player's turn."""
    state = GAME.new(2, seed=3, options={"start_mode": "beginner"})
    assert isinstance(state, TerramaraState)
    rng = Rng(1)
    while state.round < 2 or state.decision is None or state.decision.kind != "turn_action":
        options = state.legal()
        state.apply(options[rng.below(len(options))])
    return state


START = second_round().to_data()
SEAT = START["pending"][-1]["seat"]


def with_pending(**frame: Any) -> Callable[[Position], None]:
    return lambda data: data["pending"].append({"seat": SEAT, **frame})


def with_seat(**parts: Any) -> Callable[[Position], None]:
    return lambda data: data["seats"][SEAT].update(parts)


def with_parts(**parts: Any) -> Callable[[Position], None]:
    return lambda data: data.update(parts)


def chieftain_ahead(data: Position) -> None:
    data["seats"][SEAT]["chieftain_home"] = 0
    free = next(
        f"{data['board']['right'][3]}__s{number}"
        for number in (1, 2, 3)
        if f"{data['board']['right'][3]}__s{number}"
        not in (*data["board"]["fire"], *(member["space"] for member in data["members"]))
    )
    data["members"].append({"space": free, "owner": SEAT, "member": "chieftain"})


BAD: dict[str, tuple[Callable[[Position], None], str]] = {
    "unknown deck": (with_parts(deck=[None] * 5), "deck is unknown"),
    "no decision": (with_parts(pending=[{"step": "next_turn", "seat": 0}]), "is no decision"),
    "over in round 2": (with_parts(pending=[]), "before the end of round 5"),
    "another's turn": (with_parts(turn=1 - SEAT), "does not agree"),
    "flag too early": (with_seat(flags=[4]), "a flag on an outpost"),
    "caravan too early": (with_seat(caravans=["r3", "c1"]), "a caravan at an outpost"),
    "rows do not fit the round": (with_parts(round=4), "rows are flipped"),
    "chieftain sent ahead": (chieftain_ahead, "only explorers are sent ahead"),
    "level 1 in the deck": (lambda data: data["deck"].append(data["river"].pop()), "whose level has left it"),
    "nine in the river row": (lambda data: data["river"].append(data["deck"].pop()), "9 artifacts"),
    "fire at home": (
        lambda data: data["board"]["fire"].append("homeland_4_left__recruit"),
        "no territory space",
    ),
    "no steps": (with_pending(step="travel_step", n=0), "does not agree"),
    "raided by nobody": (with_pending(step="raid_give", raider=7, n=1), "does not agree"),
    "given too much": (with_pending(step="raid_give", raider=1 - SEAT, n=99), "does not agree"),
    "a craft from nowhere": (
        with_pending(step="pay_craft", artifact="pottery_3_great_urn", reserved=0, raw_limit=0),
        "does not agree",
    ),
    "a character that is not there": (with_pending(step="flip_character"), "does not agree"),
    "setup in round 2": (with_pending(step="place_neutral", row=3, neutral=0), "does not agree"),
    "tiles without the Trader": (
        lambda data: data["seats"][SEAT].update(bonus_tiles=data["board"]["left_over"]),
        "without the Trader",
    ),
    "an exchange for nothing": (
        with_pending(
            step="exchange", raw=0, processed=0, military=0, get=0, times=1, source="bonus_1_raw_to_4vp"
        ),
        "does not agree",
    ),
    "no such program": (
        lambda data: data["pending"].insert(
            0, {"step": "run", "seat": 0, "program": 9999, "at": 0, "source_number": 0, "aux": -1}
        ),
        "does not agree",
    ),
}


@pytest.mark.parametrize("name", sorted(BAD))
def test_tr_19_2_impossible_positions_are_refused(name: str) -> None:
    """TR-19.2, TR-7.1, TR-7.6, TR-9.8, TR-13.3.3: with a reason, never by a crash."""
    change, reason = BAD[name]
    data = copy.deepcopy(START)
    change(data)
    with pytest.raises(DataError, match=reason):
        GAME.from_data(data)


def test_tr_13_3_5_a_flag_named_twice_is_one_flag() -> None:
    """TR-13.3.5: one flag per outpost; a list that repeats itself must not become another outpost."""
    data = copy.deepcopy(START)
    data["seats"][SEAT]["flags"] = [1, 1]
    state = GAME.from_data(data)
    assert state.to_data()["seats"][SEAT]["flags"] == [1]


def test_tr_9_16_a_chieftain_closes_a_space_before_it_counts_as_full() -> None:
    """TR-9.16 line 6: explorer and chieftain there: TR-9.4 is named before TR-9.2."""
    state = second_round()
    space = next(
        action[2]
        for action in state.legal()
        if action[0] == actions.SEND
        and state.content.space_kind[action[2]] == v.TERRITORY
        and not state.here[action[2]]
    )
    other = 1 - SEAT
    state.here[space] = member_code(4, v.EXPLORER)
    state.also[space] = member_code(other, v.CHIEFTAIN)
    found = occupation_refusal(state, SEAT, v.EXPLORER, space)
    assert [(one.kind, one.rule) for one in found] == [("closed", "TR-9.4"), ("space_full", "TR-9.2")]
    state.also[space] = member_code(other, v.EXPLORER)
    found = occupation_refusal(state, SEAT, v.EXPLORER, space)
    assert [(one.kind, one.rule) for one in found] == [("space_full", "TR-9.2")]
