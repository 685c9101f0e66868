"""What an examiner found about short positions written by hand: words in any order, defaults, impossible ones."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from rules.terramara import GAME
from rules.terramara.state import TerramaraState
from tests.suite import handmade
from tests.terramara.minimal import position, read, seat
from tests.terramara.support import BLUE, RED, asks, do, holdings, options, points, why

refused = partial(handmade.refused, GAME)
OUT = {"explorers_home": 0, "hut": [4, 1, 0]}  # everybody was sent
AFTER = [{"step": "after_action", "seat": 0}]


# -- resources in any order ---------------------------------------------------------------------------------


def test_tr_11_4_resources_to_process_are_named_in_any_order() -> None:
    resources = {"cattle": 1, "ore": 2}
    pending = [{"step": "process", "seat": 0, "n": 3, "source": "worker"}]
    state = read(position(seat(resources=resources), pending=pending))
    assert why(state, "process ore cattle ore") == []
    do(state, "process ore cattle ore")
    assert holdings(state, RED) == {"leather": 1, "metal": 2}


def test_tr_12_3_a_payment_is_named_in_any_order() -> None:
    """EX-28: 2 metal and 1 plank for the reserved armoury."""
    own = seat(resources={"plank": 1, "metal": 3}, culture=12, reserved="weapon_3_armoury")
    state = read(position(own, round=5, pending=AFTER))
    do(state, "craft_reserved", "pay metal plank metal")
    assert holdings(state, RED) == {"culture": 12, "metal": 1}


def test_tr_14_5_the_price_of_an_exchange_is_named_in_any_order() -> None:
    pending = [{"step": "use_bonus_tile", "seat": 0, "tile": "bonus_3_2raw_to_5vp"}]
    state = read(position(seat(resources={"cattle": 1, "ore": 1}), pending=pending))
    do(state, "use_tile", "pay ore cattle")
    assert holdings(state, RED) == {"vp": 5}


# -- supplies that are left out -----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("round", "hired", "given", "beside", "spare"),
    [
        (1, [4, 0, 0], {}, 2, [1, 1, 1]),
        (3, [0, 1, 0], {}, 2, [5, 0, 1]),
        (3, [0, 2, 0], {}, 1, [5, 0, 1]),
        (3, [0, 2, 0], {"spare_workers": [5, 1, 1]}, 0, [5, 1, 1]),
        (3, [0, 3, 0], {}, 0, [5, 0, 1]),
        (4, [0, 5, 0], {}, 0, [5, 0, 1]),
        (4, [0, 2, 0], {"round_workers": 0}, 0, [5, 1, 1]),
        (4, [9, 2, 0], {}, 2, [0, 1, 1]),
        (5, [0, 0, 3], {}, 0, [5, 1, 0]),
    ],
)
def test_tr_4_3_workers_left_out_fit_those_of_the_seats(
    round: int, hired: list[int], given: dict[str, Any], beside: int, spare: list[int]
) -> None:
    """TR-4.3, TR-10.1.1: two beside the round unless the box has not so many."""
    state = read(position(seat(workers_ready=hired), round=round, **given))
    assert (state.round_workers, state.spare_workers[1:]) == (beside, spare)


def test_tr_10_1_1_the_third_hire_takes_the_spare_worker() -> None:
    """EX-15: both workers of round 4 are hired; the spare one is still there."""
    state = read(
        position(
            seat(caravans=["c2", "c2"]),
            seat(explorers_home=3, workers_ready=[0, 1, 0]),
            seat(explorers_home=3, workers_ready=[0, 1, 0]),
            round=4,
            members=[{"space": "homeland_4_left__recruit", "owner": owner} for owner in (1, 2)],
            round_workers=0,
        )
    )
    do(state, "send explorer crossroads_1c")
    assert holdings(state, RED) == {"worker_2": 1, "military": 1}


def test_tr_4_7_warriors_follow_from_the_tiles() -> None:
    """TR-4.7: two for every crossroads space with their symbol on the board or in front of the Settler."""
    right = ["fm_1b", "fm_1a", "fm_2a", "fm_2c", "fm_3a", "fm_3d"]
    own = seat(caravans=["c1", "c1"])
    state = read(position(own, round=2, board={"right": right}))
    assert (state.warriors, state.warriors_total) == (2, 2)
    do(state, "send explorer crossroads_1b")
    assert holdings(state, RED) == {"warrior": 2}
    again = read(state.to_data())
    assert again.digest() == state.digest()
    settler = seat(character="character_settler", outpost_tile="pq_1c")
    state = read(position(settler, board={"right": right, "personal": "crossroads_2b"}))
    assert (state.warriors, state.warriors_total) == (4, 4)
    state = read(position(seat(warriors=1), round=2, board={"right": right}))
    assert (state.warriors, state.warriors_total) == (1, 2)
    assert read(position()).warriors == 0


# -- whether the flip is still to be decided ----------------------------------------------------------------


def test_tr_15_1_whose_turn_it_is_has_begun_it() -> None:
    """TR-15.1: at `turn_action` the flip is decided, so it is not asked in the second turn."""
    own = seat(character="character_pathfinder", started=False)
    state = read(position(own, seat(**OUT), seat(**OUT), seat(**OUT), round=2))
    do(state, "send explorer hut", "end_turn")
    assert asks(state) == (RED, "turn_action")


def test_tr_15_1_a_flip_may_be_pending_before_the_turn_has_started() -> None:
    own = seat(character="character_pathfinder", started=False)
    state = read(position(own, round=2, pending=[{"step": "flip_character", "seat": 0}]))
    do(state, "flip")
    assert (asks(state), state.players[RED].explorers) == ((RED, "turn_action"), 3)


@pytest.mark.parametrize(
    ("sign", "begun"),
    [
        ({"explorers_home": 3, "hut": [1, 0, 0]}, True),
        ({"chieftain_home": 0, "hut": [0, 1, 0]}, True),
        ({"workers_used": [1, 0, 0]}, True),
        ({}, False),
    ],
)
def test_tr_15_1_who_has_acted_is_not_asked_again(sign: dict[str, Any], begun: bool) -> None:
    other = seat(character="character_sage", started=False, **sign)
    state = read(position(seat(), other, round=2))
    assert state.players[BLUE].started is begun
    do(state, "send explorer hut", "end_turn")
    assert asks(state) == (BLUE, "turn_action" if begun else "flip_character")


@pytest.mark.parametrize(("space", "begun"), [("homeland_4_left__recruit", True), ("pq_1b__s1", False)])
def test_tr_15_1_an_explorer_sent_ahead_tells_nothing(space: str, begun: bool) -> None:
    """TR-9.10: on the row of this round an explorer may stand since the last one."""
    other = seat(character="character_sage", started=False, explorers_home=3)
    state = read(position(seat(), other, round=2, members=[{"space": space, "owner": BLUE}]))
    assert state.players[BLUE].started is begun


# -- pending steps ------------------------------------------------------------------------------------------


def test_tr_8_1_flags_of_pending_steps_may_be_left_out() -> None:
    state = read(position(seat(culture=4), pending=AFTER))
    assert options(state, "reserve") == [
        f"reserve {card}"
        for card in ("tool_1_bone_awl", "tool_1_wooden_plough", "tool_1_log_sledge", "tool_1_fish_trap")
    ]
    written = state.to_data()["pending"]
    assert written == [{"step": "after_action", "seat": 0, "done": 0}]
    pending = [{"step": "choose_resource", "seat": 0, "n": 1, "source": "bonus_1_processed"}]
    assert options(read(position(pending=pending)))[0] == "take cattle"


# -- reasons ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("own", "reason"),
    [
        ({"character": "character_sage"}, ("flip_too_late", "TR-15.1")),
        ({"character": "character_sage", "experienced": True}, ("already_experienced", "TR-15.1")),
        ({}, ("no_character", "TR-15.1")),
        (
            {"character": "character_pathfinder", "explorers_home": 0, "hut": [4, 0, 0]},
            ("no_explorer_to_lose", "TR-15.7"),
        ),
    ],
)
def test_tr_15_1_and_tr_15_7_why_a_character_cannot_be_flipped(
    own: dict[str, Any], reason: tuple[str, str]
) -> None:
    state = read(position(seat(**own), round=2))
    assert why(state, "flip") == [reason]
    state = read(position(seat(**own), round=2, pending=AFTER))
    assert why(state, "flip") == [("flip_too_late", "TR-15.1")]


@pytest.mark.parametrize(
    "question",
    [
        {"step": "travel_step", "n": 2},
        {"step": "process", "n": 1, "source": "hut"},
        {"step": "choose_resource", "n": 1, "source": "bonus_1_processed"},
    ],
)
def test_tr_8_2_no_free_actions_inside_an_effect(question: dict[str, Any]) -> None:
    own = seat(workers_ready=[1, 0, 0], resources={"ore": 1}, artifacts=["tool_1_bone_awl"])
    state = read(position(own, pending=[{"seat": 0, **question}]))
    for text in ("worker 1", "use tool_1_bone_awl"):
        assert why(state, text) == [("not_at_this_point", "TR-8.2")]


def raided() -> TerramaraState:
    victim = seat(resources={"ore": 6}, workers_ready=[1, 0, 0])
    return read(
        position(seat(), victim, pending=[{"step": "raid_give", "seat": BLUE, "raider": RED, "n": 1}])
    )


def test_tr_10_2_2_a_victim_cannot_decline() -> None:
    assert why(raided(), "decline") == [("must_give", "TR-10.2.2")]


def test_tr_8_2_a_victim_uses_no_workers() -> None:
    """TR-8.2, TR-23.1: it is not the victim's turn."""
    assert why(raided(), "worker 1") == [("not_your_turn", "TR-8.2")]


def test_tr_7_3_sending_cannot_be_declined() -> None:
    assert why(read(position()), "decline") == [("must_send", "TR-7.3")]


# -- the personal outpost -----------------------------------------------------------------------------------


def test_tr_18_7_the_personal_outpost_counts_with_the_outposts() -> None:
    own = seat(character="character_settler", outpost_tile="pq_1c", military=15)
    assert points(read(position(own)), RED) == {"outposts": 10, "military_rank": 8}


@pytest.mark.parametrize(
    ("tile", "owner"),
    [
        ("pq_3c", "character_settler"),
        ("fm_1b", "character_settler"),
        ("pq_1a", "character_settler"),
        ("pq_1c", "character_sage"),
        ("pq_1c", None),
    ],
)
def test_tr_15_8_only_the_settler_has_an_outpost_tile(tile: str, owner: str | None) -> None:
    """TR-15.8: a set-aside plain/quarry tile of level 1 or 2."""
    data = position(seat(outpost_tile=tile, character=owner))
    assert refused(data).endswith(
        "seats[0].outpost_tile: expected a plain/quarry tile of level 1 or 2 that was set aside, "
        f'in front of the Settler (TR-15.8), found "{tile}"'
    )


# -- impossible positions -----------------------------------------------------------------------------------

SETTLER = seat(character="character_settler")
ON_PERSONAL = [{"space": "crossroads_1b", "owner": BLUE}]
IMPOSSIBLE: dict[str, tuple[dict[str, Any], str]] = {
    "two Sages": (
        position(seat(character="character_sage"), seat(character="character_sage")),
        "two seats have the same character (TR-6.4)",
    ),
    "two Guards": (
        position(seat(starting_card="start_guards"), seat(starting_card="start_guards")),
        "two seats have the same starting card (TR-6.4)",
    ),
    "a bonus tile of level 3 at l1": (
        position(board={"bonus": {"l1": ["bonus_3_raid"]}}),
        'board.bonus.l1: expected bonus tiles of level 1 (TR-4.5), found ["bonus_3_raid"]',
    ),
    "two bonus tiles of level 2 at the end of the river": (
        position(board={"bonus": {"river_14": ["bonus_2_four_raw", "bonus_2_brick_culture"]}}),
        "board.bonus.river_14: expected bonus tiles of level 2 and 3 (TR-4.5), found",
    ),
    "a fire with four": (position(board={"fire": ["pq_1a__s1"]}), "a fire with 4 players (TR-5.3)"),
    "a fire on a large space": (
        position(players=3, board={"fire": ["pq_1a__s2"]}),
        "pq_1a__s2: a fire on a large space (TR-5.3)",
    ),
    "two fires in a row": (
        position(players=3, board={"fire": ["pq_1a__s1", "fm_1c__s2"]}),
        "fm_1c__s2: a second fire in row 1 (TR-5.3)",
    ),
    "a neutral explorer at home": (
        position(players=3, members=[{"space": "homeland_2_3_left__recruit", "owner": 4}]),
        "neutral explorers stand on territory spaces only (TR-5.4)",
    ),
    "a neutral explorer on a special space": (
        position(players=3, round=5, members=[{"space": "special_workers", "owner": 4}]),
        "neutral explorers stand on territory spaces only (TR-5.4)",
    ),
    "a personal space of nobody": (
        position(board={"personal": "crossroads_1b"}),
        "a personal crossroads space without the Settler (TR-15.8)",
    ),
    "another's member on the personal space": (
        position(SETTLER, seat(explorers_home=3), board={"personal": "crossroads_1b"}, members=ON_PERSONAL),
        "crossroads_1b: a clan member on the Settler's own space (TR-15.8)",
    ),
    "tiles of the experienced Trader": (
        position(
            seat(character="character_trader", experienced=True, bonus_tiles=["bonus_1_wood_stone"]), round=2
        ),
        "seat 0: the experienced Trader has lost the personal bonus tiles (TR-15.6)",
    ),
    "a craft beyond the canoe": (
        position(
            seat(resources={"metal": 2}),
            pending=[{"step": "pay_craft", "seat": 0, "artifact": "weapon_1_war_horn", "raw_limit": 0}],
        ),
        "the artifact is beyond the canoe (TR-12.2)",
    ),
}


@pytest.mark.parametrize("name", sorted(IMPOSSIBLE))
def test_tr_19_2_more_impossible_positions(name: str) -> None:
    """TR-4.5, TR-5.3, TR-5.4, TR-6.4, TR-12.2, TR-15.6, TR-15.8."""
    data, reason = IMPOSSIBLE[name]
    assert reason in refused(data)


def test_tr_15_8_the_settlers_own_member_may_stand_there() -> None:
    own = seat(character="character_settler", explorers_home=3)
    board = {"personal": "crossroads_1b"}
    read(position(own, board=board, members=[{"space": "crossroads_1b", "owner": RED}]))
