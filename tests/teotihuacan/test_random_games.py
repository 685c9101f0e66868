"""Many games: greedy ones that reach what random play does not, and (slow) a thousand of every kind."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core import Rng, SetupError, Value
from rules.core.playout import make_policy, play_out
from rules.teotihuacan import GAME
from rules.teotihuacan.frames import END_TURN
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.teotibot_rules import CUSTOM_OPTIONS
from tests.suite.test_decisions import check_options
from tests.teotihuacan.table import fill, give, goods, level, table, temple, turn_of, workers

VARIANTS: list[tuple[int, dict[str, Value]]] = [
    *((players, {}) for players in (1, 2, 3, 4)),
    *((players, {"first_game": True}) for players in (1, 2, 3, 4)),
    *((players, {"dark_eclipse": True}) for players in (1, 2, 3, 4)),
    *((players, {"random_pyramid": True}) for players in (1, 2, 3)),
    *((players, {"draft": True}) for players in (2, 3, 4)),
    *((1, {"difficulty": difficulty}) for difficulty in ("easy", "hard", "expert")),
]


def greedy_choice(state: TeotihuacanState, options: list[tuple[int, ...]], rng: Rng) -> tuple[int, ...]:
    """Mostly the option after which a random rest of the turn leaves the seat best off: such games build and ascend."""
    if len(options) == 1 or rng.below(12) == 0:
        return rng.choice(options)
    decision = state.decision
    assert decision is not None
    seat = decision.seat
    best, best_value = options[0], -10_000.0
    for action in options if len(options) < 24 else [rng.choice(options) for _ in range(24)]:
        for _ in range(3):
            twin = state.clone()
            twin.play(action)
            while twin.stack and twin.turn == state.turn and twin.stack[-1][0] != END_TURN:
                twin.play(rng.choice(twin.legal()))
            goods = twin.goods[seat * 5 : seat * 5 + 4]
            powers = sum(twin.power[seat * 4 : seat * 4 + 4])
            value = twin.scores()[seat].total + 1.2 * sum(goods) + powers + rng.below(100) / 100
            if value > best_value:
                best, best_value = action, value
    return best


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_greedy_games_keep_every_promise(players: int) -> None:
    """Deep positions: options agree with explanations, invariants hold, points are the sum of their sources."""
    state: TeotihuacanState = GAME.new(players, 30 + players)
    rng = Rng(players)
    step = 0
    while not state.over:
        check_options(state, deep=step % 3 == 0)
        assert state.invariants() == []
        state.play(greedy_choice(state, state.legal(), rng))
        step += 1
    assert max(score.total for score in state.scores()) > 20
    assert state.outcome().places


def rich_game(players: int, seed: int) -> TeotihuacanState:
    """Plenty of goods and tiles, strong workers, high temples, an almost finished pyramid: the late rules, early."""
    state = table(players, seed)
    for player in range(players):
        goods(state, player, cocoa=30, wood=30, stone=30, gold=30)
        temple(state, player, blue=8 + player % 3, red=9, green=8)
        state.avenue[player] = 6
        workers(state, player, "forest 5", "nobles 4", "construction 5", "palace 3")
    fill(state, *level(1), *level(2), *level(3)[: 1 + seed % 3])
    state.nobles = (0b1111, 0b11111, 0b1111 << 5, 0b111 << 9 | 0b1)[seed % 4]
    tiles = (
        "disc_double_move",
        "disc_far_move",
        "disc_extra_worker",
        "disc_free_cocoa",
        "disc_power_up_2",
        "disc_temple_any",
    )
    for number in range(12):
        give(state, number % players, tiles[number % len(tiles)])
    return turn_of(state, 0)


@pytest.mark.parametrize("policy", ["uniform", "rare", "rush"])
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_rich_games_keep_every_promise(players: int, policy: str) -> None:
    """Top steps, lost steps, full rows, completion of the pyramid: options agree with explanations all along."""
    completed = 0
    for seed in range(4):
        state = rich_game(players, seed)
        choose = make_policy(policy, GAME, seed)
        while not state.over:
            check_options(state, deep=True)
            assert state.invariants() == []
            state.play(choose(state, state.legal()))
        completed += state.complete
        assert GAME.from_data(state.to_data()).digest() == state.digest()
    assert completed or policy != "rush"


def test_every_kind_of_decision_action_and_event_is_reached() -> None:
    """What TE-23 lists is really asked, and every verb and most events occur in some game."""
    decisions: Counter[str] = Counter()
    actions: Counter[str] = Counter()
    events: Counter[str] = Counter()
    for seed, (players, changed) in enumerate(VARIANTS * 2):
        state: TeotihuacanState = GAME.new(players, seed, changed)
        rng = Rng(seed)
        policy = make_policy(("rare", "uniform", "rush")[seed % 3], GAME, seed)
        while not state.over:
            decision = state.decision
            assert decision is not None
            decisions[decision.kind] += 1
            options = state.legal()
            action = greedy_choice(state, options, rng) if seed % 2 else policy(state, options)
            actions[GAME.notation.kind(action)] += 1
            state.events = []
            state.play(action)
            events.update(event.kind for event in state.events)
            state.events = None
    asked = {step.kind for step in TeotihuacanState.steps if not step.automatic}
    rare = {"choose_building_row"}
    assert asked - set(decisions) <= rare, asked - set(decisions)
    verbs = {verb.word for verb in GAME.notation.verbs}
    assert verbs - set(actions) <= {"move_two_far", "row"}, verbs - set(actions)
    texts = set(GAME.rulebook.entries["event"])
    seldom = {
        "no_step_possible",
        "step_lost",
        "avenue_lost",
        "bot_avenue_lost",
        "bot_step_lost",
        "pyramid_complete",
        "power_up_lost",
    }
    assert texts - set(events) <= seldom, texts - set(events)


def test_every_custom_adjustment_can_be_played() -> None:
    """TE-21.4: each option alone, both ways, gives a game that ends."""
    for option in CUSTOM_OPTIONS:
        for choice in option.choices:
            state = GAME.new(1, 3, {"difficulty": "custom", option.key: choice})
            play_out(state, make_policy("rush", GAME, 3))
            assert state.invariants() == []
    with pytest.raises(SetupError):
        GAME.new(1, 3, {"difficulty": "custom", "bot_decorations_power": -1})


@pytest.mark.slow
@pytest.mark.parametrize(("players", "changed"), VARIANTS, ids=str)
@pytest.mark.parametrize("policy", ["uniform", "rare", "rush"])
def test_a_thousand_games_end(players: int, changed: dict[str, Value], policy: str) -> None:
    """Every variant, 1,000 games under each policy; invariants along every tenth game and at every end."""
    choose = make_policy(policy, GAME, players)
    for seed in range(1000):
        state = GAME.new(players, seed, changed)
        if seed % 10:
            play_out(state, choose, 5000)
        else:
            while not state.over:
                state.play(choose(state, state.legal()))
                assert state.invariants() == []
        assert state.invariants() == []
        assert state.outcome().places
