"""Hidden information (NG-12): views, redeals, redacted events."""

from __future__ import annotations

import pytest

from rules.core import Event, Rng
from rules.core.playout import make_policy
from rules.northgard import GAME
from rules.northgard import cards as k
from rules.northgard.state import CLOSING, UNKNOWN
from tests.northgard.support import CARD, Table


def test_what_is_masked() -> None:
    """NG-12.1, NG-12.2, NG-4.1: hands, pile orders and others' fame; the rest is open."""
    table = Table("goat", "snake").put(0, "start.n").hand(0, "build").hand(1, "move", "spy").give(1, food=2)
    table.zone("draw_pile", 0, "explore").zone("discard", 1, "recruit").zone(
        "active_cards", 1, "fishing"
    ).row("scouts")
    table.state.development = [CARD["hunters"]]
    table.state.gain_fame(1, CLOSING, 4)
    view = table.turn().state.view(0)
    assert view.hand == [[CARD["build"]], [UNKNOWN, UNKNOWN]]
    assert view.draw_pile[0] == [UNKNOWN]
    assert view.development == [UNKNOWN]
    assert set(view.pile) == {UNKNOWN}
    assert view.fame_tokens(1) == 0
    assert view.to_data()["seats"][1]["fame"] is None
    assert (view.discard[1], view.active_cards[1]) == ([CARD["recruit"]], [CARD["fishing"]])
    assert view.row == [CARD["scouts"]]
    assert view.resources == table.state.resources
    assert view.upgrades == table.state.upgrades
    assert view.owned == table.state.owned, "what a deck is made of was seen by all"


def test_open_fame() -> None:
    """NG-12.6: the option shows it."""
    table = Table("goat", "snake", open_fame=True).turn()
    table.state.gain_fame(1, CLOSING, 4)
    assert table.state.view(0).fame_tokens(1) == 4


def test_a_seen_hand_is_in_the_view() -> None:
    """NG-12.4: only for the acting player, only while it matters."""
    table = Table().hand(0, "spy").hand(1, "build", "move").turn().do("play spy", "target 1")
    assert table.state.view(0).hand[1] == table.state.hand[1]
    assert table.state.view(2).hand[1] == [UNKNOWN, UNKNOWN]
    table.do("name move")
    assert table.state.view(0).hand[1] == [UNKNOWN]


def test_drawn_cards_are_secret() -> None:
    """NG-12.3: only the drawer sees them while sorting; discarded ones are public, returned ones secret."""
    table = Table().hand(0, "trading_post").zone("draw_pile", 0, "recruit", "explore", "move", "build").turn()
    table.state.events = []
    table.do("play trading_post")
    assert table.state.view(1).stack[-1][4:] == (UNKNOWN,) * 3
    assert table.state.view(0).stack[-1][4:] == table.state.stack[-1][4:]
    table.do("discard build", "top explore")
    by_kind = {event.kind: event for event in table.state.events}
    assert by_kind["drew"].seen_by(1).all_params() == {"number": 3}
    assert by_kind["discarded"].seen_by(1).params == {"card": "build"}
    assert by_kind["put_on_top"].seen_by(1).all_params() == {}
    assert by_kind["put_on_top"].seen_by(0).all_params() == {"card": "explore"}


def test_put_down_and_removed_cards_are_shown() -> None:
    """NG-12.5: face up for everybody."""
    table = Table().give(0, lore=2).hand(0, "build", "spy").turn()
    table.state.events = []
    table.do("wait build").turn().do("remove spy")
    shown = [
        event.seen_by(1).params["card"]
        for event in table.state.events
        if event.kind in ("put_down", "removed_card")
    ]
    assert shown == ["build", "spy"]
    assert table.state.view(1).removed == [CARD["spy"]]


@pytest.mark.parametrize("options", [{}, {"creatures": "more", "longer": True}])
def test_redeals_fit_the_view(options: dict[str, str | bool]) -> None:
    """NG-12.1, NG-11.3: the same view, other secrets; bots get what a person would know."""
    state = GAME.new(4, 8, {"clans": "random", **options})
    choose = make_policy("uniform", GAME, 8)
    rng = Rng(8)
    differs = 0
    while not state.over and state.year < 5:
        decision = state.decision
        assert decision is not None
        view = state.view(decision.seat)
        full = view.redeal(rng)
        assert full.view(decision.seat).to_data() == view.to_data()
        assert full.invariants() == []
        differs += full.hand != state.hand
        state.play(choose(state, state.legal()))
    assert differs > 50


def test_redealt_decks_keep_early_cards_on_top() -> None:
    """NG-2.4, NG-10.1.1: what is known of the decks' make-up holds in a redeal."""
    state = GAME.new(3, 2, {"clans": "random", "creatures": "on"})
    full = state.view(0).redeal(Rng(3))
    assert [k.CARDS[card].kind for card in full.development] == ["advanced"] * 12 + ["early"] * 6
    assert full.creature_top == 4


def test_no_secret_in_anothers_log() -> None:
    """NG-12.1: over a whole game no redacted event names a hand card, a drawn card or a seen hand."""
    state = GAME.new(3, 12, {"clans": "random"})
    choose = make_policy("rare", GAME, 12)
    secret_kinds = set()
    while not state.over:
        events: list[Event] = []
        state.events = events
        state.play(choose(state, state.legal()))
        for event in events:
            for seat in range(3):
                if event.secret and seat != event.seat:
                    secret_kinds.add(event.kind)
                    assert not set(event.secret.values()) & set(
                        map(str, event.seen_by(seat).all_params().values())
                    )
    assert "drew" in secret_kinds
