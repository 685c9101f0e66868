"""Positions and answers as people write them: any order of equals, what the turn leaves open, what cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from rules.core import DataError
from rules.teotihuacan import GAME
from rules.teotihuacan.state import TeotihuacanState
from tests.teotihuacan.table import (
    do,
    give,
    goods,
    kind,
    options,
    standing,
    table,
    technology,
    turn_of,
    why,
    workers,
)

# -- any order ------------------------------------------------------------------------------------------------------


def after(state: TeotihuacanState, text: str) -> str:
    """The position after an answer, as a digest."""
    assert why(state, text) == []
    twin = state.clone()
    do(twin, text)
    return twin.digest()


@pytest.mark.parametrize("verb", ["move_two", "move_two_far"])
def test_te_5_6_two_workers_are_named_in_any_order(verb: str) -> None:
    """TE-5.6, TE-14.10: which of the two is named first means nothing; the option is listed once."""
    state = table(2)
    workers(state, 0, "forest 1", "forest 2", "palace 1")
    give(state, 0, "disc_double_move", "disc_far_move")
    turn_of(state, 0)
    assert after(state, f"{verb} forest 1 2 nobles") == after(state, f"{verb} forest 2 1 nobles")
    assert f"{verb} forest 2 1 nobles" in options(state)
    assert f"{verb} forest 1 2 nobles" not in options(state)
    assert why(state, f"{verb} forest 3 1 nobles") == ["no_such_worker"]
    assert why(state, f"{verb} forest 2 2 nobles") == ["no_second_worker"]


def set_up(question: str) -> TeotihuacanState:
    """A set-up in which this is asked."""
    for seed in range(50):
        state: TeotihuacanState = GAME.new(2, seed)  # type: ignore[assignment]
        while kind(state) not in (question, "move"):
            state.play(state.legal()[0])
        if kind(state) == question:
            return state
    raise AssertionError(question)


def test_te_3_5_boards_of_the_starting_workers_come_in_any_order() -> None:
    """TE-3.5: three boards, each with its worker; the order of the boards means nothing."""
    state = set_up("place_starting_workers")
    listed = options(state)
    for text in listed:
        word, *rest = text.split()
        first, second, third = (" ".join(rest[place : place + 2]) for place in (0, 2, 4))
        expected = after(state, text)
        for order in ((third, first, second), (second, first, third), (third, second, first)):
            other = " ".join((word, *order))
            assert other not in listed
            assert after(state, other) == expected


def test_te_3_4_kept_tiles_come_in_any_order() -> None:
    """TE-3.4: the two kept tiles may be named in any order, but they are two."""
    state = set_up("choose_starting_tiles")
    _, first, second = options(state)[0].split()
    assert after(state, f"keep {second} {first}") == after(state, f"keep {first} {second}")
    assert why(state, f"keep {first} {first}") == ["two_different_tiles"]


# -- the turn under way -----------------------------------------------------------------------------------------------


def in_main_action(state: TeotihuacanState, board: str, *top: dict[str, Any]) -> dict[str, Any]:
    """A main action of the first player in which a question is open; nothing is said about the turn."""
    data = state.to_data()
    del data["turn_state"]
    steps = ("paid_step", "power_step", "after_main")
    data["pending"] = [
        {"step": "end_turn", "seat": 0},
        *({"step": step, "seat": 0, "board": board} for step in steps),
        *({"seat": 0, **frame} for frame in top),
    ]
    return data


TEMPLE = {"step": "choose_temple", "left": 1}


@pytest.mark.parametrize(("number", "left"), [(1, 1), (2, 1), (3, 2)])
@pytest.mark.parametrize("written", [None, {"workers": 0, "lowest": 0}])
def test_te_8_4_workers_left_open_are_those_on_the_board(
    number: int, left: int, written: dict[str, int] | None
) -> None:
    """TE-8.4, TE-8.2.1: one worker gives one power-up, not those of three."""
    state = table(2)
    workers(state, 0, *["gold_deposits 2"] * number, *["palace 1"] * (3 - number))
    data = in_main_action(state, "gold_deposits", TEMPLE)
    if written is not None:
        data["turn_state"] = written
    read: TeotihuacanState = GAME.from_data(data)  # type: ignore[assignment]
    assert (read.workers, read.lowest) == (number, 2)
    do(read, "step red")
    assert read.decision is not None
    assert read.decision.params == {"left": left}


def test_te_8_2_1_workers_that_are_written_are_believed() -> None:
    """TE-8.2.1: they were counted when the action began; a worker unlocked since does not count."""
    state = table(2)
    workers(state, 0, "gold_deposits 2", "gold_deposits 1", "gold_deposits 1")
    data = in_main_action(state, "gold_deposits", TEMPLE)
    data["turn_state"] = {"workers": 1, "lowest": 2, "fresh": 1}
    read: TeotihuacanState = GAME.from_data(data)  # type: ignore[assignment]
    assert (read.workers, read.lowest, read.fresh) == (1, 2, 1)


def test_te_8_2_1_a_main_action_has_a_worker() -> None:
    """TE-8.2.1: with nobody on the board and no number written there is nothing to count."""
    with pytest.raises(
        DataError, match=r"turn_state\.workers: a main action without a worker \(TE-8\.2\.1\)"
    ):
        GAME.from_data(in_main_action(table(2), "gold_deposits", TEMPLE))


def test_te_12_1_2_technologies_left_open_are_those_owned() -> None:
    """TE-12.1.2: what is owned counts in the action, unless the position says when it was learnt."""
    state = table(2)
    technology(state, 0, "tech_07")
    workers(state, 0, "gold_deposits 2", "palace 1", "palace 1")
    data = in_main_action(state, "gold_deposits", TEMPLE)
    read: TeotihuacanState = GAME.from_data(data)  # type: ignore[assignment]
    do(read, "step red")
    assert read.cocoa(0) == 1
    data["turn_state"] = {"learnt": 0}
    read = GAME.from_data(data)  # type: ignore[assignment]
    do(read, "step red")
    assert read.cocoa(0) == 0


@pytest.mark.parametrize("written", [{}, {"fresh": 0}])
def test_te_14_9_a_worker_in_hand_has_moved(written: dict[str, int]) -> None:
    """TE-14.9: a power-up tile does not reach it before the power-ups of its action."""
    state = table(2)
    workers(state, 0, "palace 3", "gold_deposits 2", "gold_deposits 2")
    give(state, 0, "disc_power_up_2")
    goods(state, 0, cocoa=5)
    data = state.to_data()
    data["players_state"][0]["workers"][0]["place"] = "in_hand"
    data["turn_state"] = {"destination": "gold_deposits", **written}
    data["pending"] = [{"step": "choose_action", "seat": 0}]
    read: TeotihuacanState = GAME.from_data(data)  # type: ignore[assignment]
    do(read, "main")
    assert kind(read) == "choose_temple"
    do(read, "use disc_power_up_2")
    assert options(read) == ["power_up gold_deposits 2", "skip"]
    assert why(read, "power_up gold_deposits 3") == ["worker_just_moved"]


def test_te_14_9_the_lone_worker_of_a_main_action_has_moved() -> None:
    """TE-14.9: in the middle of a main action nobody else can have been moved there."""
    state = table(2)
    workers(state, 0, "gold_deposits 2", "palace 1", "palace 1")
    give(state, 0, "disc_power_up_2")
    read: TeotihuacanState = GAME.from_data(in_main_action(state, "gold_deposits", TEMPLE))  # type: ignore[assignment]
    do(read, "use disc_power_up_2")
    assert options(read) == ["power_up palace 1", "skip"]
    assert why(read, "power_up gold_deposits 2") == ["worker_just_moved"]


def test_te_12_9_the_board_of_a_main_action_is_its_destination() -> None:
    """TE-12.9, TE-8.4.3: the virtual worker of technology 15 counts, though no destination is written."""
    state = table(2)
    technology(state, 0, "tech_15")
    workers(state, 0, "construction 2", "construction 1", "palace 1")
    data = in_main_action(state, "construction", TEMPLE)
    data["turn_state"] = {"workers": 2, "lowest": 1}
    data["pending"].insert(1, {"step": "refill", "seat": 0, "board": "construction"})
    read: TeotihuacanState = GAME.from_data(data)  # type: ignore[assignment]
    do(read, "step red")
    assert read.decision is not None
    assert read.decision.params == {"left": 2}


# -- the fourth worker ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("power", [1, 3, 4, 5])
def test_te_10_6_3_the_waiting_worker_may_show_anything(power: int) -> None:
    """TE-10.6.3: the fourth worker enters with power 3, whatever the die on the wheel shows."""
    state = table(2)
    workers(state, 0, "gold_deposits 5", "palace 1", "palace 1")
    data = state.to_data()
    data["players_state"][0]["workers"][3]["power"] = power
    read: TeotihuacanState = GAME.from_data(data)  # type: ignore[assignment]
    goods(read, 0, cocoa=5)
    before = ("move gold_deposits 5 stone_quarry", "main", "power_up stone_quarry 5")
    do(read, *before)
    do(read, "ascend asc_worker")
    assert standing(read, 0) == ["palace 1", "palace 1", "palace 1", "palace 3"]


# -- what cannot be -----------------------------------------------------------------------------------------------------


def written(players: int, change: Any) -> dict[str, Any]:
    data = table(players).to_data()
    change(data)
    return data


def move_discoveries(data: dict[str, Any], site: str, number: int) -> None:
    data["discoveries"][site] += [data["discovery_deck"].pop() for _ in range(number)]


def lift(data: dict[str, Any], number: int) -> None:
    for worker in data["players_state"][0]["workers"][:number]:
        worker["place"] = "in_hand"
    data["turn_state"]["destination"] = "forest"
    data["pending"] = [{"step": "choose_action", "seat": 0}]


def owe(data: dict[str, Any], owed: int) -> None:
    data["pending"] = [
        {"step": "after_eclipse", "seat": -1},
        {"step": "pay_salary", "seat": 0, "owed": owed},
    ]


def lock_teotibot_in_the_palace(data: dict[str, Any]) -> None:
    worker = next(worker for worker in data["players_state"][1]["workers"] if worker["locked"])
    worker.update(place="palace", locked="palace_1")


def give_teotibot(data: dict[str, Any], side: str, tile: str) -> None:
    data["discovery_deck"].remove(tile)
    data["players_state"][1][side][tile] = 1


def swap(data: dict[str, Any], one: int, other: int) -> None:
    ring = data["rondel"]
    ring[one], ring[other] = ring[other], ring[one]


IMPOSSIBLE: dict[str, tuple[int, Any, str]] = {
    "TE-2.1 Palace": (2, lambda data: swap(data, 0, 2), r"\.rondel\[0\]: expected palace, .*TE-2\.1"),
    "TE-2.1 Construction": (
        2,
        lambda data: swap(data, 4, 1),
        r"\.rondel\[4\]: expected construction, .*TE-2\.1",
    ),
    "TE-2.3": (
        2,
        lambda data: data.update(royal_tiles=["royal_a_technology", "royal_a_pyramid", "royal_a_avenue"]),
        r"royal_tiles: all of one category instead of A, B and C \(TE-2\.3\)",
    ),
    "TE-2.8": (
        2,
        lambda data: data["decoration_display"].append(data["decoration_deck"].pop()),
        r"decoration_display: more than 4 tiles \(TE-2\.8\)",
    ),
    "TE-2.9": (
        2,
        lambda data: data["pyramid_display"].append(data["pyramid_deck"].pop()),
        r"pyramid_display: more than 3 tiles \(TE-2\.9\)",
    ),
    "TE-2.10 avenue": (
        2,
        lambda data: move_discoveries(data, "avenue_8", 4),
        r"discoveries\.avenue_8: more than 1 \(TE-2\.10\)",
    ),
    "TE-2.10 temple": (
        3,
        lambda data: move_discoveries(data, "green_3", 1),
        r"discoveries\.green_3: more than 2 \(TE-2\.10\)",
    ),
    "TE-5.6": (2, lambda data: lift(data, 3), r"more than two workers in hand \(TE-5\.6\)"),
    "TE-9.4.2": (
        2,
        lambda data: data.update(nobles=[1, 3]),
        r"nobles: 0 is empty, and further right there is a building \(TE-9\.4\.2\)",
    ),
    "TE-11.2": (
        2,
        lambda data: data["calendar"].update(final_round=True),
        r"calendar\.final_round: the light disc has not reached the dark disc \(TE-11\.2\)",
    ),
    "TE-11.7": (
        2,
        lambda data: owe(data, 9),
        r"'pay_salary': seat 0 owes 3 cocoa for its workers \(TE-11\.7\)",
    ),
    "TE-19.5": (1, lock_teotibot_in_the_palace, r"never has its locked worker in the Palace \(TE-19\.5\)"),
    "TE-19.7.2 face up": (
        1,
        lambda data: give_teotibot(data, "face_up", "disc_vp_4"),
        r"no discovery tiles but masks \(TE-19\.7\.2\)",
    ),
    "TE-19.7.2 face down": (
        1,
        lambda data: give_teotibot(data, "face_down", "disc_vp_4"),
        r"no discovery tiles but masks \(TE-19\.7\.2\)",
    ),
}


@pytest.mark.parametrize("name", IMPOSSIBLE)
def test_impossible_positions_are_refused_with_their_rule(name: str) -> None:
    """TE-2.1, TE-2.3, TE-2.8 to TE-2.10, TE-5.6, TE-9.4.2, TE-11.2, TE-11.7, TE-19.5, TE-19.7.2."""
    players, change, message = IMPOSSIBLE[name]
    with pytest.raises(DataError, match=message):
        GAME.from_data(written(players, change))


@pytest.mark.parametrize(
    ("players", "change"),
    [
        (2, lambda data: swap(data, 1, 2)),
        (2, lambda data: data["royal_tiles"].reverse()),
        (2, lambda data: lift(data, 2)),
        (2, lambda data: data.update(nobles=[0, 5, 6, 9, 10, 11])),
        (1, lambda data: data.update(nobles=[1, 3])),
        (2, lambda data: data["calendar"].update(light=10, final_round=True)),
        (2, lambda data: owe(data, 3)),
        (4, lambda data: move_discoveries(data, "avenue_8", 0)),
        (1, lambda data: give_teotibot(data, "face_up", "mask_7")),
    ],
)
def test_possible_neighbours_of_those_are_read(players: int, change: Any) -> None:
    """TE-2.1, TE-2.3, TE-5.6, TE-9.4.2, TE-11.2, TE-11.7, TE-19.7.2, TE-20.5."""
    data = written(players, change)
    assert GAME.from_data(data).legal()
