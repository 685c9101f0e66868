"""What an examiner of the rules found: knowledge of cards, refusals, warnings and impossible positions."""

from __future__ import annotations

import copy
from typing import Any

import pytest

from rules.core import DataError, Rng
from rules.res_arcana import GAME
from rules.res_arcana.cards import destroy, draw, reshuffle
from rules.res_arcana.content import COMPONENT
from rules.res_arcana.hidden import unordered_deck
from rules.res_arcana.match import start_second
from rules.res_arcana.state import ResArcanaState
from tests.res_arcana.board import A, B, Board

WATER = COMPONENT.index("water_dragon")


def stolen_dragon() -> Board:
    """B owned the Water Dragon; A placed it by the Bestiary, lost it, and shuffled it into the own deck."""
    board = Board().put(A, "sorcerers_bestiary", "healer").put(B, "druid").pool(A, "0/0/10/0/0")
    board.pile(B, "water_dragon").hand(B, "prism")
    board.do("use sorcerers_bestiary.2", "bring water_dragon")
    destroy(board.state, A, WATER)
    reshuffle(board.state, A)
    return board


def test_ra_8_16_a_stolen_dragon_is_known_to_its_new_owner() -> None:
    """RA-8.16, RA-13.2: A may count on the dragon in the own deck, B may not on one that has gone."""
    state = stolen_dragon().state
    assert unordered_deck(state.view(A), A) == [WATER]
    assert unordered_deck(state.view(B), B) == []
    for seat in (A, B):
        assert state.view(seat).redeal(Rng(5)).decks[A] == [WATER]


def test_ra_14_2_3_nothing_is_known_of_a_deck_that_was_swept_off() -> None:
    """RA-14.2.3, RA-13.2: a reorder of the first game says nothing about the second; its draft can be saved."""
    state = GAME.new(2, seed=4, options={"variant": "match"})
    while state.decision is not None and state.decision.kind != "action":
        state.apply(state.legal()[0])
    assert isinstance(state, ResArcanaState)
    state.known_top = [3, 3]
    state.stack.clear()
    state.game_number = 2
    start_second(state, B)
    state.settle()
    assert state.known_top == [0, 0]
    assert GAME.from_data(state.to_data()).digest() == state.digest()


def attacked(*own: str, turned: bool = False) -> Board:
    """B is attacked by A's Wind Dragon (defence: discard a card) and always has the Healer to ask about."""
    board = Board().put(A, "wind_dragon").put(B, *own, turned=turned).put(B, "elemental_spring")
    board.pool(B, "0/0/1/0/0")
    board.do("use wind_dragon.1")
    return board


def refusals(board: Board, text: str) -> list[tuple[str, str]]:
    return [(found.kind, found.rule) for found in board.state.why_not(GAME.notation.parse(text))]


def test_ra_9_7_a_turned_reaction_is_refused_by_the_rule_of_reactions() -> None:
    """RA-9.7, RA-9.3: not by the rules of action powers."""
    board = attacked("healer", turned=True)
    assert refusals(board, "react healer.1") == [("is_turned", "RA-9.7")]
    assert refusals(board, "defend") == [("empty_hand", "RA-9.3")]


def test_ra_7_5_gold_out_of_reach_does_not_hide_what_else_is_missing() -> None:
    """RA-7.5, RA-7.7: with the Artificer the Windup Man still asks for 1 Gold and 2 others."""
    board = Board().put(A, "artificer").hand(A, "windup_man")
    found = board.state.why_not(GAME.notation.parse("place windup_man"))
    assert [(one.kind, one.rule, one.params["missing"]) for one in found] == [
        ("missing_essence", "RA-7.5", 1),
        ("too_few_after_discount", "RA-7.7", 2),
    ]
    board.pool(A, "1/1/0/0/0")
    assert board.why("place windup_man") == ["missing_essence"]
    board.pool(A, "0/0/0/0/1")
    assert board.why("place windup_man") == ["too_few_after_discount"]


def test_ra_6_9_a_gap_among_the_monuments_is_nothing_to_claim() -> None:
    """RA-6.9: neither with nor without Gold."""
    board = Board().monuments(("great_pyramid",)).pool(A, "0/0/0/0/4")
    board.state.face_up.append(-1)
    assert board.why("claim -") == ["not_in_the_middle"]
    assert board.options("claim") == ["claim great_pyramid"]


def test_ra_12_4_warnings_of_a_check_reckon_with_the_own_statue() -> None:
    """RA-12.4, RA-19.8: 8 points and a Statue that can be paid make a check worth while, without the Gold not."""
    board = Board().put(A, "coral_castle", "great_pyramid", "golden_statue").pool(A, "0/0/0/0/3")
    assert board.points(A) == 8
    assert board.warned("use coral_castle.1") == []
    board.pool(A, "0/0/0/0/2")
    assert board.warned("use coral_castle.1") == ["no_effect"]


def test_ra_19_8_warnings_before_something_happens_unasked() -> None:
    """RA-19.8, RA-10.8, RA-8.22: a single target is not asked for, so the power itself must warn."""
    board = Board().put(A, "fiery_whip").put(A, "ring_of_midas", on="0/0/0/0/2")
    assert board.warned("use fiery_whip.2") == ["stored_lost"]
    board = Board().put(A, "sea_serpent").put(B, "ring_of_midas", on="0/0/0/0/2")
    board.do("use sea_serpent.1")
    assert board.warned("defend") == ["stored_lost"]
    assert board.warned("suffer") == []
    board = Board().put(A, "philosophers_stone").pool(A, "1/1/0/0/0")
    assert board.warned("use philosophers_stone.1") == ["no_effect"]
    board.pool(A, "1/0/0/0/2")
    assert board.warned("use philosophers_stone.1") == []


def test_ra_8_22_copying_from_a_rival_with_none_is_warned_about() -> None:
    """RA-8.11, RA-8.22: legal, and without effect."""
    board = Board(3).put(A, "treant").pool(B, "0/0/0/2/0")
    board.do("use treant.1")
    assert board.warned("copy 2") == []
    assert board.warned("copy 3") == ["no_effect"]


def test_ra_8_1_a_card_being_paid_for_is_in_the_hand_of_every_deal() -> None:
    """RA-8.1, RA-13: A has named the card, so B must not imagine it in A's deck or nowhere."""
    board = Board().put(A, "healer").put(B, "druid").pool(A, "2/2/2/2/2").hand(A, "tree_of_life", "prism")
    board.deck(A, "hawk", "vault", "treant").hand(B, "crypt")
    board.do("place tree_of_life")
    assert board.asked == ("payment", A)
    for seed in range(20):
        assert COMPONENT.index("tree_of_life") in board.state.view(B).redeal(Rng(seed)).hands[A]


def test_ra_10_3_drawing_keeps_knowledge_in_step() -> None:
    """RA-10.3, RA-13.2: what is known of the top shrinks with every card drawn."""
    board = Board().deck(A, "prism", "hawk", "vault", "treant")
    board.state.known_top[A] = 3
    assert draw(board.state, A, 2, "test") == 2
    assert board.state.view(A).decks[A] == [-1, COMPONENT.index("vault")]


def base() -> dict[str, Any]:
    state = GAME.new(2, seed=3)
    while state.decision is not None and state.decision.kind != "action":
        state.apply(state.legal()[0])
    return state.to_data()


def pending(**frame: Any) -> dict[str, Any]:
    data = base()
    data["pending"].append({"seat": 0, **frame})
    return data


def changed(**parts: Any) -> dict[str, Any]:
    return {**base(), **parts}


def with_seat(number: int, **parts: Any) -> dict[str, Any]:
    data = copy.deepcopy(base())
    data["seats"][number].update(parts)
    return data


BAD: dict[str, tuple[dict[str, Any], str]] = {
    "unknown monument": (
        changed(middle={**base()["middle"], "monument_deck": [None] * 8}),
        "a card is unknown",
    ),
    "unknown hand": (with_seat(0, hand=[None] * 3), "a card is unknown"),
    "no decision": (changed(pending=[{"step": "check_victory", "seat": -1}]), "is no decision"),
    "nobody's turn": (changed(pending=[{"step": "next_turn", "seat": -1}]), "does not agree"),
    "over without a winner": (changed(pending=[]), "nobody has won"),
    "another's component turned": (with_seat(0, turned=["necromancer"]), "not in this seat's play area"),
    "a passed player's turn": (with_seat(0, passed=True), "does not agree"),
    "another's turn": (changed(turn=1), "does not agree"),
    "another mage": (with_seat(0, mage="druid"), "mage is not in play"),
    "nothing to take": (pending(step="collect_take_or_leave", component="prism"), "does not agree"),
    "a huge gain": (
        pending(step="choose_essences", element="vault.collect1.1", count=4000),
        "does not agree",
    ),
    "five cards to reorder": (
        pending(step="reorder_order", element="seer.1.effect1", deck="own", count=5),
        "does not agree",
    ),
    "more cards than in hand": (
        pending(step="discard_card", element="divination.1.effect1", count=9),
        "does not agree",
    ),
    "a card from nowhere": (pending(step="payment", element=None, card="prism"), "does not agree"),
    "no statue": (pending(step="golden_statue", power="crypt.1"), "does not agree"),
    "nothing converted": (pending(step="other_type", element="prism.2.effect1"), "does not agree"),
}


@pytest.mark.parametrize("name", sorted(BAD))
def test_ra_16_7_impossible_positions_are_refused(name: str) -> None:
    """RA-16.7: with a reason, and never by a crash or an endless list of options."""
    data, reason = BAD[name]
    with pytest.raises(DataError, match=reason):
        GAME.from_data(data)


def test_ra_3_10_everybody_gets_one_item_and_eight_cards_in_the_set_up() -> None:
    """RA-3.10, RA-14.2.2: a set-up that forgets a choice or a card is refused before it goes wrong."""
    data = GAME.new(2, seed=3).to_data()
    assert GAME.from_data(copy.deepcopy(data)).to_data() == data
    broken = copy.deepcopy(data)
    broken["pending"] = [frame for frame in data["pending"] if frame["step"] != "choose_magic_item"]
    with pytest.raises(DataError, match="held or to be chosen"):
        GAME.from_data(broken)
    broken = copy.deepcopy(data)
    broken["seats"][0]["deck"].pop()
    with pytest.raises(DataError, match="15 artifacts"):
        GAME.from_data(broken)


def test_ra_16_7_the_position_they_were_made_from_is_accepted() -> None:
    """RA-16.7: or the refusals above would prove nothing."""
    assert GAME.from_data(base()).to_data() == base()
