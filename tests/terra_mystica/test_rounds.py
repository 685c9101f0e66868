"""Rounds and phases, income, passing, cult bonuses, turn order (TM-5 to TM-7, TM-16, TM-18, TM-22)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules.terra_mystica import GAME
from rules.terra_mystica.board import HEX, TERRAIN
from rules.terra_mystica.content import CARD, CARD_INCOME, TILE, TILE_CULT, TILE_EVENT
from rules.terra_mystica.rounds import cult_bonus_times, income, income_parts, next_round_order, pass_points
from rules.terra_mystica.state import TerraMysticaState
from tests.terra_mystica.table import (
    asked,
    bowls,
    cult,
    do,
    goods,
    have,
    options_of,
    put,
    refused,
    table,
    turn_of,
)


def two_players(**more: bool) -> TerraMysticaState:
    state = table("witches", "nomads", tile="score_dwelling_water", **more)
    put(state, 0, "dwelling", "F4")
    put(state, 1, "dwelling", "I7")
    have(state, 0, card="bonus_coins")
    have(state, 1, card="bonus_power_worker")
    return state


def test_tm_5_1_six_rounds_of_three_phases() -> None:
    """TM-5.1, TM-19.1, TM-3.3.2: round 6 has no cult bonus, the final scoring follows."""
    state = table("witches", "nomads", tile="score_spade_earth", round=5)
    put(state, 0, "dwelling", "F4")
    put(state, 1, "dwelling", "I7")
    have(state, 0, card="bonus_coins", cults="0/0/9/0", c=0)
    have(state, 1, card="bonus_priest")
    do(state, "pass", "take bonus_spade", "pass", "take bonus_cult")
    assert state.round == 6
    assert state.coins[0] == 9 + 2
    coins = state.coins[0]
    do(state, "pass", "pass")
    assert state.over
    assert state.coins[0] == coins


def test_tm_5_2_passed_players_answer_and_tm_5_3_the_last_goes_on() -> None:
    """TM-5.2, TM-5.3, TM-7.1.1."""
    state = two_players()
    put(state, 1, "dwelling", "E7")
    have(state, 0, c=20, w=20)
    state.passed[1] = 1
    state.next_order = [1]
    do(state, "upgrade F4 trading_house")
    assert asked(state) == (1, "leech")
    do(state, "accept", "end_turn")
    assert asked(state) == (0, "main_action")
    do(state, "upgrade F4 stronghold", "decline", "end_turn")
    assert asked(state) == (0, "main_action")


def test_tm_ex_03_dwelling_income() -> None:
    """TM-EX-03 (TM-6.2)."""
    state = table("witches", "nomads")
    put(state, 0, "dwelling", "F4", "C3")
    have(state, 0, w=0)
    income(state, 0)
    assert state.workers[0] == 3


def test_tm_ex_04_income_of_card_and_tile() -> None:
    """TM-EX-04 (TM-6.1)."""
    state = table("witches", "nomads")
    have(state, 0, card="bonus_coins", favors=("favor_earth_2",))
    parts = dict(income_parts(state, 0))
    assert parts["bonus_coins"] == (6, 0, 0, 0, 0)
    assert parts["favor_earth_2"] == (0, 1, 0, 1, 0)


def test_tm_6_3_power_is_gained_by_the_normal_rules() -> None:
    """TM-6.3, TM-6.1, TM-6.4: structures, card and tiles; a dwelling that became a trading house pays no worker."""
    state = table("witches", "nomads")
    put(state, 0, "trading_house", "F4", "C3")
    have(state, 0, card="bonus_shipping", c=0, w=0, pw="4/1/0")
    income(state, 0)
    assert goods(state, 0) == "C 4 W 1 P 0"
    assert bowls(state, 0) == "0/4/1"


def test_tm_7_1_1_turns_go_round_until_all_have_passed() -> None:
    """TM-7.1.1, TM-7.1.2: one action a turn, the same kind again and again."""
    state = table("witches", "nomads", "halflings", tile="score_dwelling_water")
    for seat, hex in enumerate(("F4", "I7", "E6")):
        put(state, seat, "dwelling", hex)
        have(state, seat, p=3, card=CARD.word(3 + seat))
    seats = []
    for _ in range(6):
        seats.append(asked(state)[0])
        do(state, "send earth 1", "end_turn")
    assert seats == [0, 1, 2, 0, 1, 2]


def test_tm_7_2_the_eight_actions() -> None:
    """TM-7.2, TM-7.2.1, TM-25: every kind of action is on offer in one rich position."""
    state = table("engineers", "witches")
    put(state, 0, "dwelling", "G1", "E7")
    have(state, 0, c=30, w=30, p=3, pw="0/0/12", card="bonus_cult", shipping=1)
    kinds = {move.split()[0] for move in options_of(state)}
    assert kinds >= {
        "transform",
        "shipping",
        "exchange",
        "upgrade",
        "send",
        "power",
        "special",
        "pass",
        "bridge",
    }
    assert {"convert"} <= kinds
    have(state, 0, c=0, w=0, p=0, pw="12/0/0")
    state.card[0] = -1
    assert options_of(state) == {"pass"}


def test_tm_7_3_1_free_steps_before_and_after_and_tm_7_3_3_not_after_a_pass() -> None:
    """TM-7.3.1, TM-7.3.3."""
    state = two_players()
    have(state, 0, w=5, p=1)
    do(state, "convert worker_to_coin", "send fire 1", "convert worker_to_coin", "end_turn")
    assert state.workers[0] == 3
    turn_of(state, 0)
    do(state, "pass")
    assert refused(state, "convert worker_to_coin") == [("wrong_decision", "TM-7.3.3")]


def test_tm_ex_75_points_for_passing() -> None:
    """TM-EX-75 (TM-16.1, TM-21.2)."""
    for card, structures, points in (
        ("bonus_dwelling", ["dwelling"] * 5, 5),
        ("bonus_trading_house", ["trading_house"] * 3, 6),
        ("bonus_stronghold_sanctuary", ["stronghold", "sanctuary"], 8),
        ("bonus_stronghold_sanctuary", ["sanctuary"], 4),
        ("bonus_coins", ["dwelling"], 0),
    ):
        state = table("witches", "nomads")
        for structure, hex in zip(structures, ("F4", "C3", "A3", "A10", "C4"), strict=False):
            put(state, 0, structure, hex)
        have(state, 0, card=card)
        assert sum(won for won, _, _ in pass_points(state, 0)) == points


def test_tm_16_1_the_new_card() -> None:
    """TM-16.1, TM-16.3, TM-16.4, TM-16.5: one of three with its coins, never the one just returned."""
    state = two_players()
    state.card_coins[CARD.index("bonus_spade")] = 2
    coins = state.coins[0]
    do(state, "pass")
    assert len(state.legal()) == 3
    assert refused(state, "take bonus_coins") == [("card_taken", "TM-16.1")]
    do(state, "take bonus_spade")
    assert state.coins[0] == coins + 2
    assert asked(state) == (1, "main_action")
    do(state, "pass")
    assert "take bonus_coins" in options_of(state)
    assert len(state.legal()) == 3


def test_tm_16_2_the_first_to_pass_starts() -> None:
    """TM-16.2, TM-18.1.2."""
    state = table("witches", "nomads", "halflings", tile="score_dwelling_water")
    for seat, hex in enumerate(("F4", "I7", "E6")):
        put(state, seat, "dwelling", hex)
        have(state, seat, p=2, card=CARD.word(3 + seat))
    do(state, "send fire 1", "end_turn", "pass", "take bonus_spade")
    do(state, "pass", "take bonus_cult", "pass", "take bonus_coins")
    assert state.round == 2
    assert state.order == [1, 2, 0]
    assert asked(state) == (1, "main_action")


def test_tm_15_3_a_card_taken_works_from_the_next_round_on() -> None:
    """TM-15.3, TM-15.1: and it comes free, even if its last owner used it."""
    state = table("witches", "nomads", tile="score_dwelling_water")
    put(state, 0, "dwelling", "F4")
    put(state, 1, "dwelling", "I7")
    have(state, 0, card="bonus_cult")
    have(state, 1, card="bonus_priest")
    do(state, "special special_bonus_cult", "cult fire", "end_turn")
    do(state, "pass", "take bonus_spade", "pass", "take bonus_priest")
    do(state, "pass", "take bonus_cult", "pass", "take bonus_spade")
    assert state.round == 3
    assert asked(state)[0] == 1
    assert "special special_bonus_cult" in options_of(state)


def test_tm_ex_78_cult_bonus() -> None:
    """TM-EX-78 (TM-18.1.1, TM-0.5): the position counts, divisions round down."""
    state = table("witches", "nomads", tile="score_stronghold_air")
    have(state, 0, cults="0/0/0/6")
    assert cult_bonus_times(state, 0) == (3, (0, 1, 0, 0, 0))
    have(state, 0, cults="0/0/0/7")
    assert cult_bonus_times(state, 0)[0] == 3
    state = table("witches", "nomads", tile="score_town_earth")
    have(state, 0, cults="0/0/8/0")
    assert cult_bonus_times(state, 0) == (2, (0, 0, 0, 0, 1))


def test_tm_18_1_3_bonuses_by_the_normal_rules() -> None:
    """TM-18.1.3: power without a price, priests up to the limit."""
    state = table("witches", "nomads", tile="score_dwelling_fire")
    put(state, 0, "dwelling", "F4")
    put(state, 1, "dwelling", "I7")
    have(state, 0, cults="8/0/0/0", pw="12/0/0", card="bonus_coins", vp=20)
    have(state, 1, card="bonus_priest", cults="0/0/0/0")
    do(state, "pass", "take bonus_spade", "pass", "take bonus_cult")
    assert bowls(state, 0) == "4/8/0"
    assert state.vp[0] == 20


def test_tm_ex_79_coins_gather_on_cards() -> None:
    """TM-EX-79 (TM-18.3.1)."""
    state = two_players()
    do(state, "pass", "take bonus_spade", "pass", "take bonus_cult")
    assert [state.card_coins[card] for card in (2, 3, 4)] == [1, 1, 1]
    do(state, "pass", "take bonus_coins", "pass", "take bonus_spade")
    assert state.card_coins[3] == 2


def test_tm_18_3_1_clean_up() -> None:
    """TM-18.3.1: tokens off, everybody active again."""
    state = two_players()
    have(state, 0, pw="0/0/12")
    do(state, "power power_coins", "end_turn", "pass", "take bonus_spade", "pass", "take bonus_cult")
    assert (state.power_used, state.passed, state.used) == (0, [0, 0], [0, 0])


def test_tm_ex_80_cult_spades() -> None:
    """TM-EX-80 (TM-18.1.2, TM-18.2.1, TM-18.2.2, TM-18.2.3, TM-20.6.2)."""
    state = table("giants", "halflings", "darklings", tile="score_trading_water")
    put(state, 0, "dwelling", "D4")
    put(state, 1, "dwelling", "E6")
    put(state, 2, "dwelling", "A8")
    have(state, 0, cults="0/4/0/0", card="bonus_power_worker")
    have(state, 1, cults="0/4/0/0", card="bonus_shipping", c=9, w=9)
    have(state, 2, cults="0/3/0/0", card="bonus_priest")
    turn_of(state, 2)
    do(state, "pass", "take bonus_spade")
    turn_of(state, 1)
    do(state, "pass", "take bonus_cult")
    turn_of(state, 0)
    vp = state.vp[1]
    do(state, "pass", "take bonus_coins")
    assert state.order == [2, 0, 1]
    assert asked(state) == (1, "cult_spades")
    assert "transform F3" in options_of(state)
    assert "transform B2" not in options_of(state)  # no shipping card in phase III
    do(state, "transform F3", "dig plains")
    assert TERRAIN.word(state.terrain[HEX.index("F3")]) == "plains"
    assert state.vp[1] == vp + 1
    assert (state.round, asked(state)) == (2, (2, "main_action"))


def test_tm_18_2_4_cult_spades_may_be_left_and_score_no_tile() -> None:
    """TM-18.2.4, TM-8.6.1, TM-20.9.6: unused ones are lost; no tunnels."""
    state = table("dwarves", "witches", tile="score_town_earth")
    put(state, 0, "dwelling", "C5")
    put(state, 1, "dwelling", "F4")
    have(state, 0, cults="0/0/8/0", card="bonus_coins", w=20)
    have(state, 1, card="bonus_priest")
    do(state, "pass", "take bonus_spade", "pass", "take bonus_cult")
    assert asked(state) == (0, "cult_spades")
    reachable = {HEX.word(hex) for hex in range(113) if state.reachable(0) >> hex & 1}
    assert {move.split()[1] for move in options_of(state) if move != "finish"} == reachable
    do(state, "finish")
    assert state.round == 2


def test_tm_ex_105_variable_turn_order() -> None:
    """TM-EX-105 (TM-22.2, TM-22.2.1, TM-22.2.2, TM-22.2.4)."""
    for variable, second in ((True, [1, 0, 2]), (False, [1, 2, 0])):
        state = table(
            "witches", "nomads", "halflings", tile="score_dwelling_water", variable_turn_order=variable
        )
        for seat, hex in enumerate(("F4", "I7", "E6")):
            put(state, seat, "dwelling", hex)
            have(state, seat, p=1, card=CARD.word(3 + seat))
        do(state, "send fire 1", "end_turn")  # A; then B passes, C acts, A passes, C passes
        do(state, "pass", "take bonus_spade", "send fire 1", "end_turn", "pass", "take bonus_cult")
        do(state, "pass", "take bonus_coins")
        assert state.order == second
        if variable:
            state.next_order = [0, 2, 1]
            assert next_round_order(state) == [0, 2, 1]


def test_tm_22_2_5_two_players_see_no_difference() -> None:
    """TM-22.2.5."""
    for variable in (False, True):
        state = two_players(variable_turn_order=variable)
        have(state, 0, p=1)
        do(state, "send fire 1", "end_turn", "pass", "take bonus_spade", "pass", "take bonus_cult")
        assert state.order == [1, 0]


def test_tm_21_2_bonus_cards() -> None:
    """TM-21.2, TM-22.6: the income of every card (coins, workers, priests, power)."""
    found = {name: CARD_INCOME[index][:4] for index, name in enumerate(CARD.words)}
    assert found == {
        "bonus_spade": (2, 0, 0, 0),
        "bonus_cult": (4, 0, 0, 0),
        "bonus_coins": (6, 0, 0, 0),
        "bonus_shipping": (0, 0, 0, 3),
        "bonus_power_worker": (0, 1, 0, 3),
        "bonus_stronghold_sanctuary": (0, 2, 0, 0),
        "bonus_trading_house": (0, 1, 0, 0),
        "bonus_priest": (0, 0, 1, 0),
        "bonus_dwelling": (2, 0, 0, 0),
        "bonus_shipping_points": (0, 0, 0, 3),
    }


def test_tm_21_4_scoring_tiles() -> None:
    """TM-21.4, TM-21.4.1: points of the left half; cult, steps and bonus of the right half."""
    dwelling, trading, temple, strong, spade, town = range(6)
    fire, water, earth, air = range(4)
    found = {name: (TILE_EVENT[index], TILE_CULT[index]) for index, name in enumerate(TILE.words)}
    assert found == {
        "score_spade_earth": ((spade, 2), (earth, 1, (1, 0, 0, 0, 0))),
        "score_town_earth": ((town, 5), (earth, 4, (0, 0, 0, 0, 1))),
        "score_dwelling_water": ((dwelling, 2), (water, 4, (0, 0, 1, 0, 0))),
        "score_stronghold_fire": ((strong, 5), (fire, 2, (0, 1, 0, 0, 0))),
        "score_dwelling_fire": ((dwelling, 2), (fire, 4, (0, 0, 0, 4, 0))),
        "score_trading_water": ((trading, 3), (water, 4, (0, 0, 0, 0, 1))),
        "score_stronghold_air": ((strong, 5), (air, 2, (0, 1, 0, 0, 0))),
        "score_trading_air": ((trading, 3), (air, 4, (0, 0, 0, 0, 1))),
        "score_temple_priests": ((temple, 4), (-1, 1, (2, 0, 0, 0, 0))),
    }


def test_tm_ex_103_shipping_card() -> None:
    """TM-EX-103 (TM-22.6)."""
    for faction, shipping, points in (("nomads", 2, 6), ("mermaids", 4, 12), ("dwarves", 0, 0)):
        state = table(faction, "witches", promo_shipping_card=True)
        have(state, 0, card="bonus_shipping_points", shipping=shipping)
        assert sum(won for won, _, _ in pass_points(state, 0)) == points
        assert state.shipping_now(0) == shipping


def test_tm_ex_104_temples_and_priests() -> None:
    """TM-EX-104 (TM-22.7)."""
    state = table("darklings", "witches", tile="score_temple_priests", promo_temple_tile=True)
    put(state, 0, "trading_house", "E5")
    have(state, 0, c=5, w=2, p=3)
    do(state, "upgrade E5 temple", "favor favor_earth_1")
    assert state.vp[0] == 24
    for steps in (3, 2, 1):
        turn_of(state, 0)
        do(state, f"send fire {steps}")
    assert cult_bonus_times(state, 0) == (2, (2, 0, 0, 0, 0))


def test_tm_23_5_compulsory_and_voluntary() -> None:
    """TM-23.5, TM-23.4: a favor tile cannot be refused, a dwelling after transforming can."""
    state = table("witches", "nomads")
    put(state, 0, "trading_house", "F4")
    have(state, 0, c=9, w=9)
    do(state, "upgrade F4 temple")
    assert all(move.startswith("favor ") for move in options_of(state))
    do(state, "favor favor_air_1")
    assert cult(state, 0, "air") == 3


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_tm_25_every_decision_has_its_prompt_and_rules(players: int) -> None:
    """TM-25: random games ask only decisions that the rulebook knows, each with rules that exist."""
    state = GAME.new(players, players, {"faction_selection": "random"})
    picks = 0
    while not state.over:
        decision = state.decision
        assert decision is not None
        assert GAME.rulebook.entry("decision", decision.kind) is not None
        assert all(GAME.rulebook.topic_of(rule) for rule in decision.rules)
        options = state.legal()
        picks += 1
        state.apply(options[(picks * 7919) % len(options)])


def test_rule_ids_in_the_code_exist() -> None:
    """Every TM id that the code cites is a rule of the book."""
    folder = Path(GAME.folder)
    known = set(GAME.rulebook.rule_ids())
    for path in sorted(folder.rglob("*.py")):
        for rule in re.findall(r"TM-\d+(?:\.\d+)*", path.read_text(encoding="utf-8")):
            assert rule in known, f"{path.name}: {rule}"
