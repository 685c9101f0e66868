"""Options are legal, unique, sorted and explained; refused actions change nothing; texts exist for all of it."""

from __future__ import annotations

import json

import pytest

from rules.core import Game, IllegalAction, NotationError, Rng, State
from rules.core.playout import make_policy, play_out
from rules.core.rulebook import holes
from tests.suite.subjects import Subject, every_count, every_game, every_variant

POLICIES = ("uniform", "rare", "rush")


def check_options(state: State, *, deep: bool) -> None:
    """What must hold at every decision; ``deep`` also compares with the explanations."""
    game = state.game
    options = state.legal()
    decision = state.decision
    assert decision is not None
    where = f"{decision.kind} of seat {decision.seat}"
    assert options, f"no option at {where}"
    assert options == sorted(set(options)), f"options not sorted and unique at {where}"
    for action in options:
        assert game.notation.parse(game.notation.text(action)) == action
    if not deep:
        return
    gestures = set(state.gestures())
    assert gestures >= set(options), f"{where}: not a gesture: {names(game, set(options) - gestures)}"
    explained = {gesture for gesture in gestures if not state.why_not(gesture)}
    assert explained == set(options), (
        f"{where}: listed but refused {names(game, set(options) - explained)}, "
        f"not listed but not refused {names(game, explained - set(options))}"
    )
    check_texts(state, options, gestures - explained)


def names(game: Game, actions: set[tuple[int, ...]]) -> list[str]:
    return [game.notation.text(action) for action in sorted(actions)[:5]]


def check_texts(state: State, options: list[tuple[int, ...]], refused: set[tuple[int, ...]]) -> None:
    """Prompts, labels, violations and warnings have texts whose parameters are given, and name known rules."""
    game = state.game
    book = game.rulebook
    decision = state.decision
    assert decision is not None
    assert_text(game, "decision", decision.kind, set(decision.params))
    for rule in decision.rules:
        assert book.topic_of(rule), f"decision {decision.kind} names the unknown rule {rule}"
    for action in options[:40]:
        assert_text(game, "action", game.notation.kind(action), set(game.notation.params(action)))
        for notice in state.warnings(action):
            assert_text(game, "warning", notice.kind, set(notice.params))
            assert book.topic_of(notice.rule), f"warning {notice.kind} names the unknown rule {notice.rule}"
    for action in sorted(refused)[:40]:
        for violation in state.why_not(action):
            assert_text(game, "violation", violation.kind, set(violation.params))
            assert book.topic_of(violation.rule), (
                f"violation {violation.kind} names unknown rule {violation.rule}"
            )


def assert_text(game: Game, section: str, key: str, given: set[str]) -> None:
    entry = game.rulebook.entry(section, key)
    assert entry is not None, f"{game.slug}: rulebook.toml has no [{section}.{key}]"
    for text in entry.texts.values():
        missing = holes(text) - given - {"player", "source"}
        assert not missing, f"{game.slug}: [{section}.{key}] asks for {missing}, given {given}"


@every_variant
@pytest.mark.parametrize("policy", POLICIES)
def test_random_game_keeps_every_promise(subject: Subject, policy: str) -> None:
    """Options, invariants, scores by source and the end, all along one game; explanations at every 7th step."""
    state = subject.new(11)
    choose = make_policy(policy, subject.game, 11)
    events: list[object] = []
    step = 0
    while not state.over:
        check_options(state, deep=step % 7 == 0)
        if step % 5 == 0:
            assert state.invariants() == []
            for score in state.scores():
                assert score.total == sum(score.sources.values())
        state.events = []
        state.play(choose(state, state.legal()))
        for event in state.events:
            given = {"player", "source", *event.params, *event.secret}
            assert_text(subject.game, "event", event.kind, given)
            events.append(event)
        state.events = None
        step += 1
        assert step < 100_000
    assert events
    assert state.legal() == []
    assert state.decision is None
    assert state.invariants() == []
    outcome = state.outcome()
    assert len(outcome.places) == subject.players
    assert outcome.winners or subject.players == 1  # a solo game can be lost
    for score in state.scores():
        assert score.total == sum(score.sources.values())
        for source in score.sources:
            assert subject.game.rulebook.entry("source", source), f"no [source.{source}]"
    assert subject.game.rulebook.entry("word", outcome.reason), f"no [word.{outcome.reason}]"


@every_count
def test_refused_action_raises_and_changes_nothing(subject: Subject) -> None:
    state = subject.new(3)
    rng = Rng(3)
    refused = 0
    for step in range(120):
        if state.over:
            break
        options = state.legal()
        if step % 10 == 0:
            before = state.digest()
            for gesture in sorted(set(state.gestures()) - set(options))[:10]:
                with pytest.raises(IllegalAction):
                    state.apply(gesture)
                refused += 1
            assert state.digest() == before
        state.play(rng.choice(options))
    assert refused


@every_game
def test_action_of_another_decision_is_refused(game: Game) -> None:
    """Any well-formed action is either an option or explained, whatever the decision is."""
    state = game.new(game.most_players, 5)
    rng = Rng(5)
    seen: dict[int, tuple[int, ...]] = {}
    for _ in range(300):
        if state.over:
            break
        options = state.legal()
        for action in options:
            seen.setdefault(action[0], action)
        for action in seen.values():
            if action not in options:
                violations = state.why_not(action)
                assert violations, f"{game.notation.text(action)} is no option but not refused"
                for violation in violations:
                    assert_text(game, "violation", violation.kind, set(violation.params))
        state.play(rng.choice(options))


@every_game
def test_game_over_refuses_everything(game: Game) -> None:
    state = game.new(game.least_players, 1)
    last = state.legal()[0]
    play_out(state, make_policy("rush", game, 1))
    assert [violation.kind for violation in state.why_not(last)] == ["game_over"]
    with pytest.raises(IllegalAction):
        state.apply(last)


@every_game
def test_wrong_notation_is_explained(game: Game) -> None:
    for text in ("", "fly to the moon", "-", game.notation.verbs[0].word + " x y z 9 9 9 9"):
        with pytest.raises(NotationError):
            game.notation.parse(text)


@every_game
def test_every_verb_has_a_label(game: Game) -> None:
    for verb in game.notation.verbs:
        assert_text(game, "action", verb.word, {field.name for field in verb.fields})


@every_game
def test_every_option_has_a_title(game: Game) -> None:
    for option in game.options:
        assert game.rulebook.entry("option", option.key), f"no [option.{option.key}]"
        for choice in option.choices:
            if isinstance(choice, str):
                known = any(game.rulebook.entry(section, choice) for section in ("word", "component"))
                assert known, f"no [word.{choice}] for a choice of {option.key}"


@every_count
def test_position_survives_json(subject: Subject) -> None:
    """Writing and reading a position at many steps gives the same position, and the game goes on the same."""
    state = subject.new(21)
    choose = make_policy("rare", subject.game, 21)
    step = 0
    while not state.over:
        if step % 13 == 0:
            data = json.loads(json.dumps(state.to_data()))
            again = subject.game.from_data(data)
            assert again.to_data() == state.to_data()
            assert again.legal() == state.legal()
        state.play(choose(state, state.legal()))
        step += 1
    data = json.loads(json.dumps(state.to_data()))
    assert subject.game.from_data(data).outcome() == state.outcome()
