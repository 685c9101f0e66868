"""Positions from outside: damaged ones are refused with a place and a reason, or can be played on; never a crash."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from rules.core import DataError, Rng
from rules.core.playout import make_policy
from rules.teotihuacan import GAME
from tests.teotihuacan.table import do, options, table

WORDS = (
    "forest",
    "nobles",
    "nowhere",
    "in_hand",
    "mask_4",
    "palace_1",
    "blue",
    "choose_temple",
    "move",
    "power_up",
    None,
)


def positions() -> list[dict[str, Any]]:
    found = []
    for players in (1, 2, 3, 4):
        state = GAME.new(players, players)
        choose = make_policy("rare", GAME, players)
        step = 0
        while not state.over:
            if step % 37 == 0:
                found.append(state.to_data())
            state.play(choose(state, state.legal()))
            step += 1
    return found


def leaves(data: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    if isinstance(data, dict):
        return [leaf for key in data for leaf in leaves(data[key], (*path, key))]
    if isinstance(data, list):
        return [leaf for index, entry in enumerate(data) for leaf in leaves(entry, (*path, index))]
    return [path]


def test_damaged_positions_are_refused_or_playable() -> None:
    rng = Rng(12)
    originals = positions()
    refused = 0
    for _ in range(600):
        data = copy.deepcopy(rng.choice(originals))
        path = rng.choice(leaves(data))
        holder = data
        for key in path[:-1]:
            holder = holder[key]
        old = holder[path[-1]]
        number = isinstance(old, int) and not isinstance(old, bool)
        holder[path[-1]] = old + rng.choice([-1, 1, 2, 5]) if number else rng.choice(WORDS)
        try:
            state = GAME.from_data(data)
        except DataError as error:
            refused += str(error).startswith("position")
            continue
        for _ in range(20):
            if not state.over:
                state.play(rng.choice(state.legal()))
    assert refused > 200


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (("players_state", 0, "cocoa"), -1, "cocoa"),
        (("rondel", 1), "palace", "each of the eight boards once"),
        (("calendar", "light"), 12, "light disc is past the dark disc"),
        (("players_state", 0, "vp"), 9, "sum of their sources"),
        (("players_state", 0, "workers", 0, "locked"), "forest", "not on the board of its worship space"),
        (("players_state", 0, "temples", "blue"), 12, "from 0 to 11"),
        (("technologies", 0), "tech_99", "unknown tech"),
        (("pending", 0, "seat"), 1, "whose turn it is not"),
        (("discovery_deck",), [], "54 of the box"),
        (("nobles",), list(range(12)), "eleven buildings"),
    ],
)
def test_what_is_wrong_is_named(path: tuple[Any, ...], value: object, message: str) -> None:
    data = table(2).to_data()
    holder: Any = data
    for key in path[:-1]:
        holder = holder[key]
    holder[path[-1]] = value
    with pytest.raises(DataError, match=message):
        GAME.from_data(data)


def test_text_of_a_position_names_everything() -> None:
    state = table(1)
    do(state, options(state)[0], "collect")
    text = state.show()
    for part in ("Era 1", "palace", "Teotibot's tiles", "Bonus tiles", "P1 (order 1)", "visible icons"):
        assert part in text
