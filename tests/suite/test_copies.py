"""Clones, journals, undo, views: the same game by every road."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.core import Game, JournalWriter, Rng, read_journal
from rules.core.playout import make_policy
from tests.suite.subjects import Subject, every_count, every_game, every_variant


@every_count
def test_clone_then_play_equals_play(subject: Subject) -> None:
    """A clone goes its own way: neither the original nor earlier clones change."""
    state = subject.new(31)
    choose = make_policy("uniform", subject.game, 31)
    kept: list[tuple[object, str]] = []
    step = 0
    while not state.over:
        action = choose(state, state.legal())
        if step % 17 == 0:
            before = state.digest()
            twin = state.clone()
            assert twin.digest() == before
            twin.play(action)
            assert state.digest() == before
            kept.append((state.clone(), before))
            state.play(action)
            assert twin.digest() == state.digest()
        else:
            state.play(action)
        step += 1
    for clone, digest in kept:
        assert clone.digest() == digest  # type: ignore[attr-defined]


@every_count
def test_journal_replays_and_resumes(subject: Subject, tmp_path: Path) -> None:
    """Save at some step, load, go on: the same end as without; the finished journal verifies."""
    path = tmp_path / "game.tarsas"
    writer, state = JournalWriter.create(path, subject.game, subject.players, 41, subject.options)
    choose = make_policy("uniform", subject.game, 41)
    step = 0
    while not state.over:
        writer.act(state, choose(state, state.legal()))
        step += 1
        if step == 60:
            writer.close()
            writer, journal = JournalWriter.resume(path)
            again = journal.replay(subject.game)
            assert again.digest() == state.digest()
            state = again
    writer.close()
    journal = read_journal(path)
    assert journal.verify(subject.game) == []
    assert journal.replay(subject.game).digest() == state.digest()


@every_game
def test_undo_to_the_start_and_redo(game: Game, tmp_path: Path) -> None:
    path = tmp_path / "game.tarsas"
    writer, state = JournalWriter.create(path, game, game.least_players, 51, {})
    first = state.digest()
    rng = Rng(51)
    while not state.over and writer.count < 80:
        writer.act(state, rng.choice(state.legal()))
    last = state.digest()
    count = writer.count
    writer.undo(count)
    writer.sync()
    assert read_journal(path).replay(game).digest() == first
    writer.redo(count)
    writer.close()
    assert read_journal(path).replay(game).digest() == last


@every_variant
def test_views_hold_no_secret(subject: Subject) -> None:
    """A view does not change when what it hides is dealt anew, and the deciding seat sees its options.

    Nobody's view (seat -1, drawn between two people) shows only what every seat sees.
    """
    state = subject.new(61)
    choose = make_policy("rare", subject.game, 61)
    rng = Rng(61)
    step = 0
    while not state.over and step < 400:
        if step % 11 == 0:
            public = state.view(-1).to_data()
            for seat in range(subject.players):
                view = state.view(seat)
                seen = view.to_data()
                assert "seed" not in seen
                assert view.setup.seed == view.rng.state == 0
                redealt = view.redeal(rng)
                assert redealt.view(seat).to_data() == seen, f"step {step}, seat {seat}"
                assert redealt.view(-1).to_data() == public, (
                    f"step {step}: what seat {seat} knows is no secret"
                )
                assert redealt.invariants() == []
            decision = state.decision
            assert decision is not None
            view = state.view(decision.seat)
            assert view.legal() == state.legal()
            assert view.redeal(rng).legal() == state.legal()
        state.play(choose(state, state.legal()))
        step += 1


@every_game
def test_redealt_game_can_be_played_on(game: Game) -> None:
    """Search plays redealt positions to the end."""
    state = game.new(game.least_players, 71)
    rng = Rng(71)
    for _ in range(40):
        if state.over:
            return
        state.play(rng.choice(state.legal()))
    decision = state.decision
    if decision is None:
        return
    full = state.view(decision.seat).redeal(rng)
    choose = make_policy("uniform", game, 71)
    while not full.over:
        full.play(choose(full, full.legal()))
    assert full.invariants() == []


@every_game
def test_same_digest_with_another_hash_seed(game: Game) -> None:
    script = (
        "from tests.suite.subjects import games\n"
        "from rules.core.playout import simulate\n"
        "[game] = games()\n"
        "print(simulate(game, game.least_players, 1, 81)['digest'])\n"
    )
    digests = set()
    for seed in ("0", "1"):
        env = {**os.environ, "PYTHONHASHSEED": seed, "TARSAS_GAMES": game.slug}
        done = subprocess.run(
            [sys.executable, "-c", script],
            env=env,
            capture_output=True,
            text=True,
            check=True,
            cwd=Path(__file__).parents[2],
        )
        digests.add(done.stdout.strip())
    assert len(digests) == 1


@every_game
@settings(
    max_examples=8,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
@given(data=st.binary(min_size=10, max_size=300))
def test_any_bytes_make_a_game(game: Game, data: bytes) -> None:
    """Hypothesis drives the first decisions from bytes, so that a failure shrinks to a short game."""
    state = game.new(game.least_players + data[0] % (game.most_players - game.least_players + 1), data[1])
    for byte in data[2:]:
        if state.over:
            break
        options = state.legal()
        state.apply(options[byte % len(options)])
        assert state.invariants() == []
