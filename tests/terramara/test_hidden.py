"""Hidden information, limits, scoring details, positions and the speed-ups (sections 18, 19)."""

from __future__ import annotations

import json

import pytest

from rules.core import DataError, Rng
from rules.core.playout import make_policy, play_out
from rules.terramara import GAME
from rules.terramara.state import UNKNOWN, TerramaraState
from tests.terramara.support import CONTENT, RED, after, do, own, points, table


def middle(seed: int, players: int = 3, steps: int = 120) -> TerramaraState:
    state = GAME.new(players, seed)
    choose = make_policy("uniform", GAME, seed)
    for _ in range(steps):
        if state.over:
            break
        state.play(choose(state, state.legal()))
    assert isinstance(state, TerramaraState)
    return state


def test_only_the_deck_is_hidden_tr_19_1() -> None:
    """TR-19.1: a view does not know the order of the deck; everything else, reserved cards too, is the same."""
    for seed in range(6):
        state = middle(seed)
        for seat in range(3):
            view = state.view(seat)
            assert set(view.deck) <= {UNKNOWN}
            shown, full = view.position_data(), state.position_data()
            assert shown.pop("deck") == [None] * len(full.pop("deck"))
            assert shown == full


def test_view_does_not_change_with_the_deck_tr_19_1() -> None:
    """TR-19.1."""
    state = middle(4, steps=20)
    view = state.view(RED).to_data()
    Rng(9).shuffle(state.deck)
    assert state.view(RED).to_data() == view


def test_redealt_deck_holds_the_unseen_cards_tr_19_1() -> None:
    """By level, level 1 on top; the same cards, in another order."""
    for seed in range(8):
        state = middle(seed, steps=30 * seed)
        full = state.view(0).redeal(Rng(seed))
        assert sorted(full.deck) == sorted(state.deck)
        levels = [CONTENT.artifact_level[card] for card in full.deck]
        assert levels == sorted(levels, reverse=True)
        assert full.invariants() == []


def test_reveals_stop_undo() -> None:
    """A card drawn from the deck counts as revealed."""
    state = table()
    own(state, RED, culture=4)
    before = state.reveals
    after(state)
    do(state, "reserve " + CONTENT.artifacts[state.river[0]].id)
    assert state.reveals == before + 1


def test_score_is_the_sum_of_eight_kinds_tr_18_2() -> None:
    """TR-18.2 to TR-18.9, TR-18.11: eight sources; a total may be negative."""
    state = table()
    state.military[1:4] = [5, 5, 5]
    assert len(state.scores()[RED].sources) == 8
    state.players[RED].reserved = state.river.pop()
    assert state.scores()[RED].total == -5
    assert points(state, RED) == {"reserved": -5}


def test_five_rounds_tr_1_1() -> None:
    """TR-1.1, TR-18.1: whatever is played, the game ends after round 5."""
    for players in (2, 3, 4):
        for seed in range(3):
            state = GAME.new(players, seed)
            play_out(state, make_policy("uniform", GAME, seed))
            assert isinstance(state, TerramaraState)
            assert state.round == 5


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            lambda data: data["seats"][0].update(military=21),
            "seats[0].military: expected a whole number from 0 to 20",
        ),
        (lambda data: data["seats"][0].update(chieftain_home=0), "not exactly one chieftain"),
        (lambda data: data["board"]["left"].__setitem__(0, "pq_3a"), "'pq_3a' cannot lie in row 1"),
        (lambda data: data["river"].append("tool_9_laser"), "tool_9_laser"),
        (lambda data: data["river"].append(data["river"][0]), "an artifact is in two places"),
        (lambda data: data["members"].append({"space": "hut", "owner": 9, "member": "explorer"}), "owner"),
        (lambda data: data.update(luck=1), "unknown entry 'luck'"),
    ],
)
def test_impossible_positions_are_refused(change: object, message: str) -> None:
    data = json.loads(json.dumps(table().to_data()))
    assert callable(change)
    change(data)
    with pytest.raises(DataError) as caught:
        GAME.from_data(data)
    assert message in str(caught.value)


def test_show_tells_the_whole_table() -> None:
    text = middle(2).show()
    for word in ("round", "river row", "Player 1", "Player 3", "caravans", "neutral military"):
        assert word in text


@pytest.mark.slow
@pytest.mark.timeout(600)
@pytest.mark.parametrize("policy", ["uniform", "rare", "rush"])
@pytest.mark.parametrize("mode", ["beginner", "draft"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_thousand_games_end(players: int, mode: str, policy: str) -> None:
    """1,000 games for each player count with and without characters under each policy, with invariants."""
    choose = make_policy(policy, GAME, players)
    for seed in range(1000):
        state = GAME.new(players, seed, {"start_mode": mode})
        step = 0
        while not state.over:
            state.play(choose(state, state.legal()))
            step += 1
            if step % 25 == 0:
                assert state.invariants() == []
        assert state.invariants() == []
        assert state.outcome().winners
