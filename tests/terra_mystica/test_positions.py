"""Positions written by hand: questions that nobody can be asked now are refused with the reason."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import DataError
from rules.core.playout import make_policy
from rules.terra_mystica import GAME


def reached(kind: str, **options: Any) -> dict[str, Any]:
    """A position of a random game in which a decision of this kind is pending."""
    for seed in range(200):
        state = GAME.new(3, seed, options)
        choose = make_policy("rare", GAME, seed)
        while not state.over:
            if state.decision is not None and state.decision.kind == kind:
                return state.to_data()
            state.play(choose(state, state.legal()))
    raise AssertionError(f"no {kind} in 200 games")


START = reached("main_action")
TURN = START["turn"]
OTHER = (TURN + 1) % 3
OWN = next(name for name, entry in START["hexes"].items() if entry.get("seat") == TURN)
FOREIGN = next(name for name, entry in START["hexes"].items() if entry.get("seat") == OTHER)


@pytest.mark.parametrize(
    ("frame", "reason"),
    [
        (
            {"step": "build_after_transform", "hexes": [OWN]},
            r"no free space of this seat's home terrain \(TM-8.2.1\)",
        ),
        ({"step": "build_after_transform", "hexes": [FOREIGN]}, r"no free space of .* \(TM-8.2.1\)"),
        (
            {"step": "action_transform", "spades": "free", "free": 1, "skipped": 0, "hex": OWN, "hexes": []},
            r"no free land space \(TM-8.3.1\)",
        ),
        ({"step": "choose_cult", "steps": 9}, r"advances 1 or 2 steps \(TM-15.2\)"),
        ({"step": "choose_cult", "steps": 0}, r"advances 1 or 2 steps \(TM-15.2\)"),
        ({"step": "pass_card"}, r"pass_card of seat \d .*has not passed \(TM-16.1\)"),
        ({"step": "place_dwelling"}, "it belongs to the phase dwellings"),
        ({"step": "choose_first_bonus"}, "it belongs to the phase cards"),
        (
            {"step": "cult_spades", "spades": "cult", "free": 1, "skipped": 0, "hexes": []},
            "the phase cult_bonus",
        ),
        ({"step": "choose_favor", "seat": OTHER}, rf"it is the turn of seat {TURN} \(TM-7.1.1\)"),
        ({"step": "free_step", "seat": OTHER}, rf"it is the turn of seat {TURN} \(TM-7.1.1\)"),
    ],
)
def test_questions_out_of_place_are_refused(frame: dict[str, Any], reason: str) -> None:
    """TM-7.1.1, TM-8.2.1, TM-8.3.1, TM-15.2, TM-16.1."""
    with pytest.raises(DataError, match=reason):
        GAME.from_data({**START, "pending": [{"seat": TURN, **frame}]})


def with_factions(*factions: str) -> dict[str, Any]:
    """The position with other factions in the place of those that played it, and nothing on the map."""
    seats = [
        {
            **{key: seat[key] for key in ("vp", "coins", "power")},
            "workers": 3,
            "priests": 0,
            "faction": faction,
        }
        for seat, faction in zip(START["seats"], factions, strict=True)
    ]
    return {**START, "seats": seats, "hexes": {}, "bridges": {}, "orders": {}, "turn": 0, "order": [0, 1, 2]}


@pytest.mark.parametrize(
    ("step", "faction", "rule"),
    [
        ("ordination", "darklings", "TM-20.2.3"),
        ("witches_ride", "witches", "TM-20.4.2"),
        ("cultist_step", "cultists", "TM-20.7.1"),
    ],
)
def test_what_only_one_faction_is_asked(step: str, faction: str, rule: str) -> None:
    """TM-20.2.3, TM-20.4.2, TM-20.7.1."""
    pending = [{"step": step, "seat": 0}]
    GAME.from_data({**with_factions(faction, "mermaids", "giants"), "pending": pending})
    with pytest.raises(DataError, match=rf"of another faction \({rule}\)"):
        GAME.from_data({**with_factions("nomads", "mermaids", "giants"), "pending": pending})


def test_tm_7_4_2_a_reward_alone_is_owed() -> None:
    """TM-7.4.2, TM-11.5.1: the tile being taken is owed although in_progress is left out; what is written can be read."""
    data = reached("choose_favor")
    short = {key: value for key, value in data.items() if key != "in_progress"}
    state = GAME.from_data({**short, "pending": data["pending"][-1:]})
    state.apply(state.legal()[0])
    assert state.decision is not None
    assert GAME.from_data(state.to_data()).digest() == state.digest()


def test_tm_7_1_1_a_turn_is_at_the_bottom() -> None:
    pending = [*START["pending"], START["pending"][-1]]
    with pytest.raises(DataError, match=r"stands at the bottom of pending \(TM-7.1.1\)"):
        GAME.from_data({**START, "pending": pending})
