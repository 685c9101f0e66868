"""The journal loses nothing: torn lines, flipped bytes, full disks, other versions."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from rules.core import JournalError, JournalWriter, Rng, read_journal
from rules.core.journal import SNAPSHOT_EVERY, Journal, read_header, seal, unseal
from tests.sample import GAME

ROOT = Path(__file__).parents[2]


def written(path: Path, actions: int = 30, seed: int = 3) -> JournalWriter:
    writer, state = JournalWriter.create(path, GAME, 2, seed, {}, [{"name": "Ada"}, {"name": "Béla"}])
    rng = Rng(seed)
    while not state.over and writer.count < actions:
        writer.act(state, rng.choice(state.legal()))
    writer.close()
    return writer


def test_lines_are_sealed() -> None:
    line = seal({"do": "play c3", "seat": 0})
    assert unseal(line) == {"do": "play c3", "seat": 0}
    with pytest.raises(ValueError, match="checksum differs"):
        unseal(line.replace("c3", "c4"))
    with pytest.raises(ValueError, match="no checksum"):
        unseal('{"do":"play c3"}')


def test_names_and_header(tmp_path: Path) -> None:
    path = tmp_path / "game.tarsas"
    written(path)
    assert read_header(path)["game"] == "sample"
    assert read_journal(path).names() == ["Ada", "Béla"]


def test_cut_at_every_byte_recovers_all_whole_lines(tmp_path: Path) -> None:
    path = tmp_path / "game.tarsas"
    written(path, 12)
    raw = path.read_bytes()
    whole_header = raw.index(b"\n")
    for length in range(len(raw)):
        path.write_bytes(raw[:length])
        if length < whole_header:
            with pytest.raises(JournalError, match="not a Társas journal"):
                read_journal(path)
            continue
        journal = read_journal(path)
        complete = raw[:length].count(b'"}\n') + (raw[:length].endswith(b'"}'))
        assert len(journal.records) == complete - 1
        assert bool(journal.problem) == (not raw[:length].endswith((b'"}\n', b'"}')))
        journal.replay(GAME)


def test_resume_after_a_torn_line_cuts_it_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "game.tarsas"
    written(path, 3)
    raw = path.read_bytes()
    path.write_bytes(raw[:-20])
    writer, journal = JournalWriter.resume(path)
    assert "cut off" in journal.problem
    state = journal.replay(GAME)
    writer.act(state, state.legal()[0])
    writer.close()
    again = read_journal(path)
    assert again.problem == ""
    assert again.verify(GAME) == []
    assert len(again.moves) == len(journal.moves) + 1


@pytest.mark.parametrize("seed", range(40))
def test_flipped_byte_is_never_silent(tmp_path: Path, seed: int) -> None:
    path = tmp_path / "game.tarsas"
    written(path, 20)
    raw = bytearray(path.read_bytes())
    place = Rng(seed).below(len(raw))
    raw[place] ^= 0x11
    path.write_bytes(raw)
    try:
        journal = read_journal(path)
    except JournalError:
        return
    assert journal.problem
    if "damaged" in journal.problem:
        with pytest.raises(JournalError, match="damaged"):
            JournalWriter.resume(path)
        assert path.read_bytes() == bytes(raw)


def test_existing_file_is_never_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "game.tarsas"
    path.write_text("precious")
    with pytest.raises(FileExistsError):
        JournalWriter.create(path, GAME, 2, 1, {})
    assert path.read_text() == "precious"


def test_refused_action_leaves_no_trace(tmp_path: Path) -> None:
    path = tmp_path / "game.tarsas"
    writer, state = JournalWriter.create(path, GAME, 2, 1, {})
    before = path.read_bytes()
    refused = next(action for action in state.gestures() if state.why_not(action))
    with pytest.raises(ValueError, match="not possible"):
        writer.act(state, refused)
    writer.close()
    assert path.read_bytes() == before


def test_undo_drops_what_was_undone_and_a_new_action_clears_redo(tmp_path: Path) -> None:
    path = tmp_path / "game.tarsas"
    writer, state = JournalWriter.create(path, GAME, 2, 1, {})
    rng = Rng(1)
    for _ in range(6):
        writer.act(state, rng.choice(state.legal()))
    writer.undo(2)
    state = Journal(read_journal(path).header, read_journal(path).records).replay(GAME)
    writer.act(state, state.legal()[-1])
    writer.close()
    journal = read_journal(path)
    assert len(journal.moves) == 5
    assert journal.undone == []
    assert journal.replay(GAME).digest() == state.digest()


def test_snapshot_opens_a_journal_that_cannot_be_replayed(tmp_path: Path) -> None:
    path = tmp_path / "game.tarsas"
    writer, state = JournalWriter.create(path, GAME, 3, 4, {"hand_size": 4})
    rng = Rng(4)
    while not state.over and writer.count < SNAPSHOT_EVERY:
        writer.act(state, rng.choice(state.legal()))
    writer.close()
    journal = read_journal(path)
    journal.moves[0] = journal.moves[0]._replace(do="play c12 c12")
    with pytest.raises(JournalError, match="action 1 'play c12 c12' cannot be replayed"):
        journal.replay(GAME)
    found = journal.last_snapshot(GAME)
    assert found is not None
    assert found[1].digest() == state.digest()


def test_verify_finds_other_chance(tmp_path: Path) -> None:
    path = tmp_path / "game.tarsas"
    written(path)
    journal = read_journal(path)
    assert journal.verify(GAME) == []
    rolled = next(number for number, move in enumerate(journal.moves) if move.chance)
    move = journal.moves[rolled]
    journal.moves[rolled] = move._replace(chance=((move.chance[0] + 1) % 6,))
    assert any("chance differs" in finding for finding in journal.verify(GAME))


def test_newer_version_is_refused_with_a_clear_line(tmp_path: Path) -> None:
    path = tmp_path / "game.tarsas"
    header = {"tarsas": "journal", "version": 99, "game": "sample", "players": 2, "options": {}, "seed": 1}
    path.write_text(seal(header) + "\n")
    with pytest.raises(JournalError, match="newer Társas"):
        read_journal(path)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_full_disk_is_an_error_and_the_state_can_still_be_saved_elsewhere(tmp_path: Path) -> None:
    writer, state = JournalWriter.create(tmp_path / "game.tarsas", GAME, 2, 1, {})
    device = open("/dev/full", "w", encoding="utf-8")  # noqa: SIM115
    with pytest.raises(OSError, match="No space left"):
        JournalWriter(Path("/dev/full"), device).act(state, state.legal()[0])
    with suppress(OSError):
        device.close()
    writer.close()
    other, _ = JournalWriter.create(tmp_path / "rescued.tarsas", GAME, 2, 1, {}, start=state)
    other.close()
    assert read_journal(tmp_path / "rescued.tarsas").replay(GAME).digest() == state.digest()


def test_kill_at_any_moment_loses_at_most_the_unfinished_line(tmp_path: Path) -> None:
    path = tmp_path / "game.tarsas"
    script = (
        "import sys, time\nfrom pathlib import Path\nfrom rules.core import JournalWriter, Rng\n"
        "from tests.sample import GAME\nseed = 0\nrng = Rng(1)\n"
        f"writer, state = JournalWriter.create(Path({str(path)!r}), GAME, 3, 1, {{'hand_size': 4}})\n"
        "print('ready', flush=True)\n"
        "while True:\n"
        "    if state.over:\n        time.sleep(60)\n"
        "    writer.act(state, rng.choice(state.legal()))\n    time.sleep(0.002)\n"
    )
    child = subprocess.Popen(
        [sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE, env={**os.environ}
    )
    assert child.stdout is not None
    child.stdout.readline()
    time.sleep(0.05)
    child.send_signal(signal.SIGKILL)
    child.wait()
    child.stdout.close()
    writer, journal = JournalWriter.resume(path)
    writer.close()
    assert journal.moves
    journal.replay(GAME)
