"""Hidden information: starting tiles until revealed, face-down decks (TE-22)."""

from __future__ import annotations

import json

import pytest

from rules.core import Rng
from rules.core.playout import make_policy
from rules.teotihuacan import GAME
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.vocabulary import PLAYING, STARTING_TILE
from tests.teotihuacan.table import do, kind, options


def start(players: int, seed: int = 0, **changed: object) -> TeotihuacanState:
    return GAME.new(players, seed, changed)  # type: ignore[arg-type]


def test_te_22_2_others_starting_tiles_are_hidden_until_revealed() -> None:
    """TE-22.2: hands, choices and their discoveries are masked for everybody else."""
    state = start(3, 2)
    do(state, options(state)[0])  # the first player has chosen
    chooser = state.first
    other = (chooser + 1) % 3
    view = state.view(other)
    assert view.dealt[other] == state.dealt[other]
    assert view.dealt[chooser] == (-1, -1, -1, -1)
    assert view.kept[chooser] == (-1, -1)
    text = json.dumps(view.to_data()["starting_tiles"])
    for tile in state.dealt[chooser]:
        assert STARTING_TILE.word(tile) not in text
    do(state, options(state)[0])
    do(state, options(state)[0])
    assert all(tile >= 0 for hand in state.view(other).kept for tile in hand), "revealed together"


def test_te_22_2_the_discovery_of_a_dealt_tile_is_its_owners_secret() -> None:
    """TE-22.2, TE-3.4: only who holds start_14 or start_16 sees what was drawn for it."""
    for seed in range(20):
        state = start(2, seed)
        for place, tile in enumerate((STARTING_TILE.index("start_14"), STARTING_TILE.index("start_16"))):
            for seat in range(2):
                seen = state.view(seat).start_discovery[place]
                assert seen == (state.start_discovery[place] if tile in state.dealt[seat] else -1)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_te_22_1_and_22_2_everything_else_is_open_but_the_decks(players: int) -> None:
    """TE-22.1, TE-22.2: sizes of the decks are known, their order is not; nothing else is masked in play."""
    state = start(players, 3, first_game=True)
    view = state.view(0)
    assert view.discovery_deck == [-1] * len(state.discovery_deck)
    assert view.pyramid_deck == [-1] * len(state.pyramid_deck)
    assert view.decoration_deck == [-1] * len(state.decoration_deck)
    seen, full = view.to_data(), state.to_data()
    differing = {key for key in full if seen.get(key) != full[key]}
    assert differing == {"discovery_deck", "pyramid_deck", "decoration_deck", "random", "seed"}


def test_te_22_2_a_view_does_not_depend_on_the_order_of_the_decks() -> None:
    """TE-22.2: permuting what is hidden leaves every view as it was."""
    state = start(3, 4)
    views = [state.view(seat).to_data() for seat in range(3)]
    rng = Rng(9)
    for deck in (state.discovery_deck, state.pyramid_deck, state.decoration_deck):
        rng.shuffle(deck)
    assert [state.view(seat).to_data() for seat in range(3)] == views


@pytest.mark.parametrize("players", [2, 3, 4])
def test_te_22_2_redealt_hands_are_consistent(players: int) -> None:
    """TE-22.2: own tiles stay, others vary, the box stays complete, and the game can be played on."""
    for seed in range(12):
        state = start(players, seed)
        for _ in range(seed % players):
            do(state, options(state)[0])
        assert kind(state) == "choose_starting_tiles"
        decision = state.decision
        assert decision is not None
        seat = decision.seat
        view = state.view(seat)
        rng = Rng(seed)
        hands = set()
        for _ in range(6):
            full = view.redeal(rng)
            assert full.invariants() == []
            assert full.dealt[seat] == state.dealt[seat]
            assert full.view(seat).to_data() == view.to_data()
            hands.add(tuple(full.dealt))
            choose = make_policy("uniform", GAME, seed)
            while full.phase != PLAYING:
                full.play(choose(full, full.legal()))
            assert full.invariants() == []
        assert len(hands) > 1


def test_te_22_3_the_same_seed_gives_the_same_game() -> None:
    """TE-22.3: all chance comes from one seeded generator inside the state."""
    results = []
    for _ in range(2):
        state = start(1, 77)
        choose = make_policy("uniform", GAME, 1)
        while not state.over:
            state.play(choose(state, state.legal()))
        results.append(state.digest())
    assert results[0] == results[1]
    assert start(4, 1).digest() != start(4, 2).digest()


def test_te_22_3_revealing_counts_for_undo() -> None:
    """TE-22.3: a refill or the bot's dice are a revelation; a plain move is none."""
    state = start(1, 5, first_game=True)
    before = state.reveals
    do(state, options(state)[0], "collect")
    assert state.reveals == before
    do(state, "end_turn")
    assert state.reveals > before
