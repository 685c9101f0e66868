"""Positions from outside: damaged ones are refused with a place and a reason, or can be played on; never a crash."""

from __future__ import annotations

import copy
from functools import partial
from typing import Any

import pytest

from rules.core import DataError, Rng
from rules.core.playout import make_policy
from rules.teotihuacan import GAME
from tests.suite import handmade
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


reached = partial(handmade.reached, GAME, players=2)


def kept(data: dict[str, Any], *tiles: str) -> None:
    data["starting_tiles"]["kept"][0] = list(tiles)


def without(data: dict[str, Any], step: str) -> None:
    data["pending"] = [frame for frame in data["pending"] if frame["step"] != step]


SET_UP: dict[str, tuple[str, Any, str]] = {
    "tiles kept by two": (
        "place_starting_workers",
        lambda data: kept(data, *data["starting_tiles"]["kept"][1]),
        r"a tile is kept or open twice \(TE-3.4\)",
    ),
    "one tile kept": (
        "place_starting_workers",
        lambda data: data["starting_tiles"]["kept"][0].pop(),
        r"starting_tiles.kept\[0\]: not two tiles, kept or to be chosen \(TE-3.4\)",
    ),
    "tiles never revealed": (
        "choose_starting_tiles",
        lambda data: without(data, "reveal_starting_tiles"),
        r"reveal_starting_tiles is pending just while dealt tiles are chosen from \(TE-3.4\)",
    ),
    "benefits forgotten": (
        "choose_starting_tiles",
        lambda data: without(data, "take_benefits"),
        r"seat 0 places its workers never or twice \(TE-3.5\)",
    ),
    "workers never placed": (
        "setup_order",
        lambda data: without(data, "place_workers"),
        r"places its workers never or twice \(TE-3.5\)",
    ),
    "an endless set-up": (
        "setup_order",
        lambda data: without(data, "finish_setup"),
        r"finish_setup stands once, at the bottom of the set-up \(TE-3.8\)",
    ),
    "a discovery nobody drew": (
        "claim_setup_discovery",
        lambda data: data["starting_tiles"].update(discoveries=[None, None]),
        "54 of the box|none drawn for",
    ),
}


@pytest.mark.parametrize("name", sorted(SET_UP))
def test_te_3_a_set_up_that_does_not_fit_is_refused(name: str) -> None:
    """TE-3.4 to TE-3.8: at once and with the reason, not by a crash some decisions later."""
    kind, change, reason = SET_UP[name]
    data = reached(kind)
    change(data)
    with pytest.raises(DataError, match=reason):
        GAME.from_data(data)


def test_te_17_1_a_draft_needs_tiles() -> None:
    """TE-17.1: there are at least as many open tiles as picks."""
    data = reached("draft_starting_tile", draft=True)
    data["starting_tiles"]["open"] = data["starting_tiles"]["open"][:1]
    with pytest.raises(DataError, match=r"fewer tiles than are to be drafted \(TE-17.1\)"):
        GAME.from_data(data)


@pytest.mark.parametrize(
    ("frame", "reason"),
    [
        ({"step": "place_decoration"}, r"cannot be paid for \(TE-9.5.1\)"),
        (
            {"step": "pay_or_waive", "payment": "main_action", "amount": 1, "space": None},
            r"free-cocoa tile face up \(TE-14.13\)",
        ),
        ({"step": "use_extra_worker", "board": "nobles"}, r"stands on 'main_effect' \(TE-14.12\)"),
        ({"step": "use_extra_worker", "board": "forest"}, r"Construction only \(TE-14.12\)"),
    ],
)
def test_questions_are_asked_of_those_who_can_answer(frame: dict[str, Any], reason: str) -> None:
    """TE-9.5.1, TE-14.12, TE-14.13."""
    data = table(2).to_data()
    data["pending"] = [{"step": "end_turn", "seat": 0}, {"seat": 0, **frame}]
    with pytest.raises(DataError, match=reason):
        GAME.from_data(data)


def test_te_3_4_the_view_of_another_seat_is_read() -> None:
    """TE-3.4: who cannot see the dealt tiles need not list the options."""
    state = GAME.new(3, 1)
    assert state.decision is not None
    seen = state.view((state.decision.seat + 1) % 3).to_data()
    assert GAME.from_data(seen).to_data() == seen


def test_what_an_ordinary_position_lacks_may_be_left_out() -> None:
    """TE-11.8: the dark disc follows from the era; piles are what lies nowhere else."""
    data = reached("move")
    short = copy.deepcopy(data)
    for key in (
        "turn_state",
        "starting_tiles",
        "discovery_discard",
        "complete",
        "random",
        "nobles",
        "decorations",
    ):
        del short[key]
    for key in ("discovery_deck", "pyramid_deck", "decoration_deck"):
        del short[key]
    del short["calendar"]["dark"], short["calendar"]["final_round"]
    for player in short["players_state"]:
        for key in ("earned", "pyramid_track", "technologies", "face_up", "face_down"):
            if not player[key]:
                del player[key]
        for worker in player["workers"]:
            del worker["locked"]
    written = GAME.from_data(short).to_data()
    for key in ("discovery_deck", "pyramid_deck", "decoration_deck"):
        assert sorted(written[key]) == sorted(data[key])
        del written[key], data[key]
    del written["random"], data["random"]
    written["turn_state"] = data["turn_state"]  # without effect before a move
    assert written == data


def test_text_of_a_position_names_everything() -> None:
    state = table(1)
    do(state, options(state)[0], "collect")
    text = state.show()
    for part in ("Era 1", "palace", "Teotibot's tiles", "Bonus tiles", "P1 (order 1)", "visible icons"):
        assert part in text
