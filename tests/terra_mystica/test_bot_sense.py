"""What the bots of Terra Mystica make of a position: options left out, power taken, towns seen, rounds planned alone."""

from __future__ import annotations

import pytest

from rules.bots import Budget, choose
from rules.bots.heuristic import heuristic_of
from rules.bots.tournament import Plan, play_game
from rules.terra_mystica import GAME
from rules.terra_mystica.board import bits
from rules.terra_mystica.bot_ground import ground
from rules.terra_mystica.bot_options import sensible
from rules.terra_mystica.bot_worth import leech_pays
from rules.terra_mystica.building import set_terrain
from rules.terra_mystica.content import POWER_ACTION
from rules.terra_mystica.heuristics import TERMS, features, others_leave
from rules.terra_mystica.notation import POWER_USE
from rules.terra_mystica.state import TerraMysticaState
from tests.terra_mystica.table import asked, do, have, put, table


def thought_of(state: TerraMysticaState) -> set[str]:
    """The options that a bot looks at."""
    return {GAME.notation.text(action) for _, action in sensible(state, state.legal())}


def test_conversions_are_looked_at_only_if_they_pay_for_something() -> None:
    state = table("nomads", "witches")
    put(state, 0, "dwelling", "A5")
    have(state, 0, c=9, w=9, p=1, pw="0/0/9")
    assert not any(option.startswith("convert") for option in thought_of(state))
    have(state, 0, c=9, w=1, p=0, pw="0/0/3")  # a worker short of the trading house
    assert "convert power_to_worker" in thought_of(state)
    assert "convert power_to_coin" not in thought_of(state)


def test_passing_is_always_an_option() -> None:
    state = table("nomads", "witches")
    put(state, 0, "dwelling", "A5", "F3", "G4")
    have(state, 0, c=30, w=30, p=5, pw="0/0/12")
    assert "pass" in thought_of(state)


@pytest.mark.parametrize(
    ("round", "offer", "pays"), [(1, 1, True), (1, 3, True), (6, 1, True), (6, 3, False)]
)
def test_power_is_worth_points_early(round: int, offer: int, pays: bool) -> None:
    state = table("nomads", "witches", round=round)
    have(state, 0, pw="6/6/0")
    assert leech_pays(state, 0, offer) is pays


def test_power_that_finds_no_room_is_not_paid_for() -> None:
    state = table("nomads", "witches", round=6)
    have(state, 0, pw="0/1/11")
    assert leech_pays(state, 0, 4)  # only one power can be gained, and that is free


def test_a_group_is_seen_on_its_way_to_a_town() -> None:
    state = table("nomads", "witches")
    put(state, 0, "dwelling", "A5")
    assert ground(state, 0).town == 0.0
    put(state, 0, "dwelling", "A6", "A7")
    three = ground(state, 0).town
    put(state, 0, "stronghold", "A8")
    assert 0.0 < three < ground(state, 0).town < 1.0


def test_every_term_has_its_feature() -> None:
    state = table("nomads", "witches")
    put(state, 0, "dwelling", "A5")
    assert len(features(state, 0)) == len(TERMS) == len(heuristic_of(GAME).terms)


def test_the_others_leave_a_planned_round_and_take_a_power_action_with_them() -> None:
    state = table("nomads", "witches", "giants")
    for seat, hex in enumerate(("A5", "A3", "A1")):
        put(state, seat, "dwelling", hex)
    have(state, 1, pw="0/0/6")
    have(state, 2, pw="12/0/0")
    have(state, 0, p=1)
    do(state, "send fire 3", "end_turn")
    assert asked(state) == (1, "main_action")
    assert others_leave(state, 0)
    assert asked(state) == (0, "main_action")
    assert state.passed == [0, 1, 1]
    assert state.power_used == 1 << POWER_ACTION.index("power_double_spade")


def test_an_expert_does_first_what_another_could_take() -> None:
    """The dwelling can wait for the next turn, the power action cannot: the Witches have the power for it."""
    state = table("nomads", "witches", tile="score_dwelling_water", round=4)
    put(state, 0, "dwelling", "F3", "G4")
    put(state, 1, "dwelling", "E9")
    near = next(bits(state.reachable(0) & ~state.occupied))
    set_terrain(state, near, state.home(0))
    have(state, 0, c=2, w=3, p=0, pw="5/0/3", card="bonus_coins")
    have(state, 1, c=0, w=0, p=0, pw="9/0/3", card="bonus_priest")
    assert any(option.startswith("build") for option in thought_of(state))
    answer = choose(state.view(0), "expert", Budget(None, 60), 1)
    assert answer.action[0] == POWER_USE


@pytest.mark.slow
@pytest.mark.timeout(600)
def test_four_players_play_well() -> None:
    """Four of the level Player score 90 on average, as people who know the game do."""
    plan = Plan("terra_mystica", ("player",) * 4, 8, 40, {}, 5.0)
    points = [points for number in range(8) for points in play_game(plan, number)["scores"]]
    assert sum(points) / len(points) >= 90
