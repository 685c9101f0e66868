"""Random games: components conserved, every change of essences has a named source, everything is reached (RA-16.7)."""

from __future__ import annotations

import pytest

from rules.core import Event, Value, Violation
from rules.core.playout import POLICIES, Policy, make_policy
from rules.res_arcana import GAME
from rules.res_arcana.content import ARTIFACTS, COMPONENT, CONTENT, MAGIC_ITEMS, MONUMENTS, PLACES
from rules.res_arcana.essences import ESSENCE_IDS
from rules.res_arcana.state import ResArcanaState

VARIANTS = [
    *(("normal", players) for players in (2, 3, 4)),
    *(("first_game", players) for players in (2, 3, 4)),
    *(("draft", players) for players in (2, 3, 4)),
    ("match", 2),
]
# What each kind of event does to pools (+ to, - from) and to the essences on components.
TO_POOL = {"gained": 1, "took_off": 1, "paid": -1, "lost": -1}
TO_STORED = {"stored": 1, "took_off": -1, "returned": -1, "lost_with_component": -1}
MOST_ROUNDS = 400


def heaps(state: ResArcanaState) -> tuple[list[list[int]], list[int]]:
    """Every pool, and the sum of what lies on components, by type."""
    stored = [sum(heap[essence] for heap in state.stored) for essence in range(5)]
    return [list(pool) for pool in state.pools], stored


def booked(events: list[Event], players: int) -> tuple[list[list[int]], list[int]]:
    """What the events say has changed."""
    pools = [[0] * 5 for _ in range(players)]
    stored = [0] * 5
    for event in events:
        if "essence" in event.params:
            essence = ESSENCE_IDS.index(str(event.params["essence"]))
            amount = int(event.params["amount"])
            assert event.source, f"{event.kind} without a source"
            if event.seat >= 0:
                pools[event.seat][essence] += TO_POOL.get(event.kind, 0) * amount
            stored[essence] += TO_STORED.get(event.kind, 0) * amount
    return pools, stored


def check_components(state: ResArcanaState) -> None:
    """RA-16.7: eight artifacts a player, eight items, ten monuments, five places, one of each."""
    played = [component for area in state.play_areas for component in area]
    artifacts = [card for zone in (*state.hands, *state.decks, *state.discards) for card in zone]
    artifacts += [component for component in played if component in ARTIFACTS]
    assert len(artifacts) == len(set(artifacts)) == 8 * state.setup.players
    assert len(state.items) == len(MAGIC_ITEMS) - state.setup.players
    monuments = [card for card in (*state.face_up, *state.monument_deck) if card >= 0]
    assert len(monuments) + sum(1 for component in played if component in MONUMENTS) == 10
    assert len(state.places) + sum(1 for component in played if component in PLACES) == 5
    assert all(count >= 0 for heap in (*state.pools, *state.stored) for count in heap)


@pytest.mark.parametrize(("variant", "players"), VARIANTS)
@pytest.mark.parametrize("policy", POLICIES)
def test_essences_change_only_by_a_named_source(variant: str, players: int, policy: str) -> None:
    """RA-16.7, RA-1.6: the events of every action account for every essence; components are conserved."""
    choose = make_policy(policy, GAME, 23)
    for seed in range(2):
        state = GAME.new(players, 23 + seed, {"variant": variant})
        while not state.over:
            before = heaps(state)
            game_number = state.game_number
            state.events = []
            state.play(choose(state, state.legal()))
            events, state.events = state.events, None
            if state.game_number != game_number:
                continue  # a new game of the match was laid out
            after = heaps(state)
            pools, stored = booked(events, players)
            for seat in range(players):
                change = [a - b for a, b in zip(after[0][seat], before[0][seat], strict=True)]
                assert change == pools[seat], [event for event in events if event.seat == seat]
            assert [a - b for a, b in zip(after[1], before[1], strict=True)] == stored
            if state.round:
                check_components(state)


def test_clean_up_straightens_everything() -> None:
    """RA-16.7, RA-12.8: at the first decision of a round only the Cursed Forge can be turned."""
    state = GAME.new(4, 3)
    choose = make_policy("uniform", GAME, 3)
    number = state.round
    while not state.over:
        state.play(choose(state, state.legal()))
        if state.round != number:
            number = state.round
            turned = {
                COMPONENT.word(component) for component, is_turned in enumerate(state.turned) if is_turned
            }
            assert turned <= {"cursed_forge"}


class Reached:
    """What was met so far of everything that exists."""

    def __init__(self) -> None:
        book = GAME.rulebook.entries
        self.missing: dict[str, set[str]] = {
            "powers": {power.id for power in CONTENT.powers},
            "verbs": {verb.word for verb in GAME.notation.verbs},
            "decisions": set(book["decision"]),
            # Equal points and equal pools: too rare for random games, see EX-50 in test_examples_victory.py.
            "events": set(book["event"]) - {"shared"},
        }

    def play(self, state: ResArcanaState, choose: Policy) -> None:
        """One game to its end."""
        while not state.over:
            assert state.decision is not None
            self.missing["decisions"].discard(state.decision.kind)
            action = choose(state, state.legal())
            verb = GAME.notation.kind(action)
            self.missing["verbs"].discard(verb)
            if verb in ("use", "react"):
                self.missing["powers"].discard(CONTENT.powers[action[1]].id)
            elif verb == "boost":
                self.missing["powers"].discard("golden_statue.1")
            state.events = []
            state.play(action)
            for event in state.events:
                self.missing["events"].discard(event.kind)
                if event.kind == "gained" and event.source == "obelisk":
                    self.missing["powers"].discard("obelisk.1")
            state.events = None


def test_everything_is_reached() -> None:
    """RA-8.22, RA-18: random games use all 95 powers, all decisions, all verbs and all kinds of events."""
    reached = Reached()
    setups: list[tuple[int, dict[str, Value]]] = [
        (4, {"variant": "draft"}),
        (4, {"variant": "normal"}),
        (4, {"variant": "first_game", "choose_sets": True}),
        (2, {"variant": "match"}),
    ]
    policies = [make_policy(policy, GAME, 31) for policy in POLICIES]
    for seed in range(2000):
        players, options = setups[seed % len(setups)]
        reached.play(GAME.new(players, seed, options), policies[seed % len(policies)])
        if not any(reached.missing.values()):
            return
    raise AssertionError(f"never reached: {reached.missing}")


def test_every_violation_text_belongs_to_a_refusal() -> None:
    """RA-19.7: refusals met in random games have a text, and no text is for a refusal that code cannot make."""
    met: set[str] = set()
    for variant, players in (("draft", 3), ("normal", 4), ("first_game", 2), ("match", 2)):
        choose = make_policy("rare", GAME, 5)
        state = GAME.new(players, 5, {"variant": variant})
        for step in range(600):
            if state.over:
                break
            if step % 3 == 0:
                refused: list[Violation] = [v for gesture in state.gestures() for v in state.why_not(gesture)]
                met |= {violation.kind for violation in refused}
            state.play(choose(state, state.legal()))
    texts = set(GAME.rulebook.entries["violation"])
    assert met <= texts
    assert len(met) > 15


@pytest.mark.slow
@pytest.mark.parametrize(("variant", "players"), VARIANTS)
@pytest.mark.parametrize("policy", POLICIES)
def test_a_thousand_games_end(variant: str, players: int, policy: str) -> None:
    """RA-16.7, RA-4.5: every game ends after a sensible number of rounds, with all components in place."""
    choose = make_policy(policy, GAME, 1)
    for seed in range(1000):
        state = GAME.new(players, seed, {"variant": variant})
        while not state.over:
            round_before = state.round
            state.play(choose(state, state.legal()))
            if state.round != round_before and state.round:
                check_components(state)
                assert state.round < MOST_ROUNDS
        assert state.invariants() == []
        assert state.outcome().winners
