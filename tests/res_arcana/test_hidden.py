"""Hidden information: views, redealing, redacted events (RA-13)."""

from __future__ import annotations

import json

import pytest

from rules.core import Rng
from rules.core.playout import make_policy
from rules.res_arcana import GAME
from rules.res_arcana.content import ARTIFACTS, COMPONENT
from rules.res_arcana.hidden import unordered_deck
from rules.res_arcana.state import ResArcanaState
from tests.res_arcana.board import A, B, Board

VARIANTS = [("normal", 2), ("normal", 4), ("first_game", 3), ("draft", 3), ("match", 2)]


def begun(players: int, seed: int, variant: str = "normal") -> ResArcanaState:
    state = GAME.new(players, seed, {"variant": variant})
    while not state.round:
        state.apply(state.legal()[0])
    return state


def test_rivals_see_only_numbers_of_cards() -> None:
    """RA-13, RA-10.2: hands and decks are masked, pools, piles and play areas are open."""
    state = begun(3, 2)
    view = state.view(B)
    assert view.hands[A] == [-1] * len(state.hands[A])
    assert view.decks[A] == [-1] * len(state.decks[A])
    assert view.hands[B] == state.hands[B]
    assert view.pools == state.pools
    assert view.play_areas == state.play_areas
    assert view.monument_deck == [-1] * len(state.monument_deck)
    assert view.face_up == state.face_up
    secret = {
        COMPONENT.word(card) for card in (*state.hands[A], *state.decks[A], *state.hands[2], *state.decks[2])
    }
    text = json.dumps(view.to_data())
    assert not [word for word in secret if f'"{word}"' in text]


def test_owner_knows_the_content_of_the_deck_but_not_its_order() -> None:
    """RA-13.2: an unordered list; in the first game the cards were never seen."""
    state = begun(2, 3)
    view = state.view(A)
    assert view.decks[A] == [-1] * len(state.decks[A])
    assert unordered_deck(view, A) == sorted(state.decks[A])
    shuffled = state.clone()
    shuffled.decks[A].reverse()
    assert shuffled.view(A).to_data() == view.to_data()
    first = begun(2, 3, "first_game")
    assert unordered_deck(first.view(A), A) == []


def test_cards_known_by_an_own_reorder_are_shown_in_order() -> None:
    """RA-13.2, RA-10.6: until they are drawn or shuffled; a rival's view shows nothing of it."""
    board = Board().put(A, "seer").deck(A, "vault", "prism", "crypt", "hawk")
    board.do("use seer.1", "look own")
    assert board.state.view(B).legal() != board.state.legal()
    assert board.options() == sorted(board.options())
    assert len(board.options("order")) == 6
    events = board.do("order crypt vault prism")
    assert board.deck_of(A) == ["crypt", "vault", "prism", "hawk"]
    shown = [COMPONENT.word(card) if card >= 0 else "?" for card in reversed(board.state.view(A).decks[A])]
    assert shown == ["crypt", "vault", "prism", "?"]
    assert board.state.view(B).decks[A] == [-1] * 4
    secret = [event.seen_by(B) for event in events]
    assert not any("crypt" in json.dumps({**event.params, **event.secret}) for event in secret)
    board.turn(A).do("pass", "item divination")
    assert board.state.known_top[A] == 2


def test_a_rivals_reorder_of_the_monuments_ends_what_was_known() -> None:
    """RA-13: the top of the monument deck is known to who looked last, and moves up as cards leave."""
    board = Board(3).put(A, "seer").put(B, "hawk").pool(2, "0/0/0/0/4")
    board.monuments(("temple", "library"), "colossus", "oracle", "obelisk", "great_pyramid")
    board.do("use seer.1", "order obelisk oracle colossus")  # no cards of their own: no question which deck
    view = board.state.view(A)
    top = [COMPONENT.word(card) for card in reversed(view.monument_deck) if card >= 0]
    assert top == ["obelisk", "oracle", "colossus"]
    assert board.state.view(B).monument_deck == [-1] * 4
    board.turn(2).do("claim temple")
    assert [COMPONENT.word(card) for card in reversed(board.state.view(A).monument_deck) if card >= 0] == [
        "oracle",
        "colossus",
    ]
    board.turn(B).do("use hawk.1", "order colossus great_pyramid oracle")
    assert board.state.view(A).monument_deck == [-1] * 3
    assert -1 not in board.state.view(B).monument_deck


def test_drawn_card_is_secret_in_the_log() -> None:
    """RA-13: others read that a card was drawn, not which; Divination's discards are open."""
    board = Board().item(A, "divination").deck(A, "vault", "prism", "crypt").hand(A, "hawk")
    events = board.do("use divination.1", "drop hawk", "drop vault", "drop prism")
    drawn = [event for event in events if event.kind == "drew"]
    assert [event.secret["card"] for event in drawn] == ["vault", "prism", "crypt"]
    book = GAME.rulebook
    for event in drawn:
        said = book.say_event(event.seen_by(B))
        assert not any(name in said for name in ("Vault", "Prism", "Crypt"))
    thrown = [event.params["card"] for event in events if event.kind == "discarded"]
    assert thrown == ["hawk", "vault", "prism"]


def test_reshuffled_pile_is_remembered_by_everybody() -> None:
    """RA-10.2, RA-13: cards seen in a discard pile are known to be with their owner after the reshuffle."""
    board = Board().pile(A, "hawk", "prism", "vault").hand(A, "treant")
    board.do("pass", "item divination")
    view = board.state.view(B)
    for seed in range(12):
        full = view.redeal(Rng(seed))
        held = {COMPONENT.word(card) for card in (*full.hands[A], *full.decks[A])}
        assert {"hawk", "prism", "vault"} <= held
        # The new deck was made of the open pile: what B has never seen can only be in A's hand.
        deck = {COMPONENT.word(card) for card in full.decks[A]}
        assert deck <= {"hawk", "prism", "vault"}


@pytest.mark.parametrize(("variant", "players"), VARIANTS)
def test_view_survives_any_deal_of_what_it_hides(variant: str, players: int) -> None:
    """RA-13: view(redeal(view)) == view at every decision of a game, for every seat, set-up included."""
    state = GAME.new(players, 17, {"variant": variant})
    choose = make_policy("rare", GAME, 17)
    rng = Rng(17)
    for _ in range(250):
        if state.over:
            break
        for seat in range(players):
            view = state.view(seat)
            full = view.redeal(rng)
            assert full.view(seat).to_data() == view.to_data()
            assert full.invariants() == []
            assert full.stack == state.stack
        decider = state.decision.seat
        assert state.view(decider).legal() == state.legal()
        state.play(choose(state, state.legal()))


def test_redeal_varies_what_is_hidden_and_only_that() -> None:
    """RA-13: hands of rivals differ between deals, the own hand never."""
    state = begun(2, 5)
    view = state.view(A)
    hands = set()
    for seed in range(20):
        full = view.redeal(Rng(seed))
        assert full.hands[A] == state.hands[A]
        assert sorted(full.decks[A]) == sorted(state.decks[A])
        hands.add(tuple(full.hands[B]))
        cards = [card for zone in (*full.hands, *full.decks) for card in zone]
        assert len(set(cards)) == 16
        assert all(card in ARTIFACTS for card in cards)
    assert len(hands) > 10


def test_show_hides_the_rivals_hand() -> None:
    """RA-13: the text of the table for one seat names no card of a rival's hand."""
    state = begun(2, 6)
    text = state.show(A)
    assert all(COMPONENT.word(card) in text for card in state.hands[A])
    assert not any(f" {COMPONENT.word(card)}" in text for card in state.hands[B])
