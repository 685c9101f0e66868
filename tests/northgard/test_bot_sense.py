"""Positions in which every player of Northgard sees what to do: so do the Player and the Expert."""

from __future__ import annotations

import pytest

from rules.bots import Budget, choose
from rules.bots.heuristic import heuristic_of
from rules.northgard import GAME
from rules.northgard.bot_fights import Odds, attack_chance, chance
from rules.northgard.bot_options import sensible
from rules.northgard.heuristics import TERMS, features
from rules.northgard.state import HARVEST
from tests.northgard.support import CAPS, CARD, Table

A, B = 0, 1
BOTS = pytest.mark.parametrize("level", ["player", "expert"])
CLOSED = ("start.n", "start.e", "start.s")


def answer(table: Table, level: str) -> str:
    """What a bot does in the position, as text."""
    seat = table.state.stack[-1][1]
    return GAME.notation.text(choose(table.state.view(seat), level, Budget(None, 40), 1).action)


def dominating(*areas: str) -> Table:
    """The first seat holds closed territories with a Forge; the rival has passed."""
    table = Table("goat", "snake", tiles=CAPS).put(B, "t12.s")
    for area in areas:
        table.build("forge", area, free=True).put(A, area)
    table.state.passed = 1 << B
    return table


def offered(table: Table) -> list[str]:
    """The options that a bot thinks about."""
    state = table.state
    return [GAME.notation.text(action) for _, action in sensible(state, state.legal())]


def term(table: Table, seat: int, name: str) -> float:
    return features(table.state, seat)[TERMS.index(name)]


# -- winning --------------------------------------------------------------------------------------------------------


@BOTS
def test_a_domination_that_nobody_can_break_is_taken(level: str) -> None:
    """NG-7.9.1: three closed territories with a large building and the rival has passed: passing wins the game."""
    table = dominating(*CLOSED).hand(A, "recruit", "explore", "feast_start").turn(A)
    assert answer(table, level) == "pass"
    table.do("pass")
    assert table.state.over
    assert table.state.outcome().reason == "domination"
    assert table.state.outcome().places[A] == 1


@BOTS
def test_the_third_territory_is_conquered_for_domination(level: str) -> None:
    """NG-1.2: the missing closed territory with a Forge is held by a single unit, and the rival has passed."""
    table = dominating("start.n", "start.e").put(A, "start.e", 4)
    table.build("forge", "start.s", free=True).put(B, "start.s")
    table.hand(A, "move", "explore", "recruit").turn(A)
    while not table.state.over and table.state.year == 1:
        table.do(answer(table, level))
    assert table.state.outcome().reason == "domination"


def test_domination_is_worth_more_when_the_rival_has_passed() -> None:
    table = dominating(*CLOSED).hand(A, "recruit").hand(B, "move").turn(A)
    certain = term(table, A, "domination")
    table.state.passed = 0
    assert certain > term(table, A, "domination") == 1.0
    assert term(table, B, "domination") == 0.0


def test_there_is_no_domination_in_the_longer_game() -> None:
    """NG-11.1.2."""
    table = Table("goat", "snake", tiles=CAPS, longer=True).put(B, "t12.s")
    for area in CLOSED:
        table.build("forge", area, free=True).put(A, area)
    assert term(table.turn(A), A, "domination") == 0.0


# -- winter ---------------------------------------------------------------------------------------------------------


def in_harvest(food: int, wood: int, lore: int) -> Table:
    """Seven units (winter costs 2 food), nothing growing on the land; the harvest's trade comes next."""
    table = Table("goat", "snake").put(A, "start.n", 7).put(B, "t03.s", 1).give(A, food, wood, lore).turn(A)
    table.state.passed = 0b11
    table.state.phase = HARVEST
    table.trade(A)
    return table


@BOTS
def test_nobody_starves_beside_full_stores(level: str) -> None:
    """NG-7.6.3: an Unrest card costs 5 fame; three resources that are not needed buy the missing food."""
    table = in_harvest(1, 1, 4)
    assert answer(table, level) == "trade_for food"
    table.do("trade_for food")
    assert answer(table, level) == "give 0 0 3"


@BOTS
def test_what_winter_needs_is_not_traded_away(level: str) -> None:
    """NG-7.3.3: the two food are for the winter."""
    assert answer(in_harvest(2, 1, 1), level) == "done"


def test_hunger_ahead_costs_fame() -> None:
    table = Table("goat", "snake").put(A, "start.n", 7).put(B, "t03.s", 1).turn(A)
    hungry = term(table, A, "winter")
    assert term(table.give(A, food=2), A, "winter") == 0.0 > hungry


# -- fighting -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lead", "ways"), [(-3, 0), (-2, 1), (-1, 5), (0, 13), (1, 23), (2, 31), (3, 35), (4, 36)]
)
def test_the_odds_are_those_of_the_dice(lead: int, ways: int) -> None:
    """NG-17.2: with so many figures that nobody is wiped out."""
    assert chance(Odds(lead, 9, 9)) == pytest.approx(ways / 36)


def test_a_lone_defender_can_be_wiped_out() -> None:
    """NG-6.7a: a casualty is enough, whatever the points; a tower takes a lone attacker with it."""
    assert chance(Odds(-9, 9, 1)) > 0.4
    assert chance(Odds(9, 1, 9, 0, 1)) == 0.0


def test_hopeless_attacks_are_left_out() -> None:
    """One unit against four: the way into the fight is not even thought about, free land is."""
    table = Table("goat", "snake").put(A, "start.n", 1).put(A, "start.w", 2).put(B, "start.e", 4)
    table.hand(A, "move").turn(A).do("play move", "from start.n")
    assert table.can("to start.e")
    assert attack_chance(table.state, A, table.state.stack[-1][3], 1, table.at("start.e")) < 0.1
    assert table.named("to start.e") not in offered(table)


@BOTS
@pytest.mark.parametrize(("attackers", "fed"), [(8, "food 0"), (4, "food 3")])
def test_units_are_fed_only_where_it_helps(level: str, attackers: int, fed: str) -> None:
    """NG-6.5: eight against three win anyway; four against three make sure of a large building with their food."""
    table = (
        Table("goat", "snake", tiles=CAPS).put(A, "start.w", attackers).put(B, "start.n", 3).put(B, "t12.s")
    )
    table.build("altar_of_kings", "start.n", free=True).give(A, food=3).hand(A, "move").turn(A)
    table.do("play move", "from start.w", "to start.n", f"send {attackers}")
    assert table.asked == ("combat_food", A)
    assert answer(table, level) == fed


# -- the rest -------------------------------------------------------------------------------------------------------


@BOTS
def test_closing_land_comes_before_passing(level: str) -> None:
    """NG-5.10.4: exploring brings fame at once and in every harvest; only a beginner would pass now."""
    table = Table("goat", "snake").put(A, "start.n", 2).put(B, "t03.s", 1)
    table.hand(A, "explore").zone("draw_pile", A, "feast_start", "recruit").turn(A)
    assert answer(table, level) == "play explore"


def test_the_bots_know_every_card() -> None:
    """Every term has a weight and a text, and every card a fame that can be counted."""
    heuristic = heuristic_of(GAME)
    table = Table("goat", "snake").put(A, "start.n").put(B, "t03.s")
    for card in CARD:
        table.hand(A, card).turn(A)
        assert len(features(table.state, A)) == len(heuristic.terms) == len(heuristic.texts)


# -- the set-up -----------------------------------------------------------------------------------------------------


@BOTS
def test_not_every_table_meets_the_same_clan(level: str) -> None:
    chosen = set()
    for seed in range(20):
        state = GAME.new(2, seed)
        chosen.add(choose(state.view(state.stack[-1][1]), level, Budget(None, 8), 1).action)
    assert len(chosen) >= 5
