"""Tournaments: balanced, summed up honestly, resumable; tuning mends a spoiled set of weights."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from rules import registry
from rules.bots.heuristic import heuristic_of
from rules.bots.record import Record, record_path
from rules.bots.summary import elo, score_interval, summary, wilson
from rules.bots.tournament import Plan, play_game, run_tournament, seats_of
from rules.bots.tune import TunePlan, changed, run_tune, start_weights, written
from rules.cli.main import run
from rules.core import DataError, Rng
from rules.core.reader import read_toml

GAME = "res_arcana"
PLAN = Plan(GAME, ("novice", "random"), 4, 7, {}, None, 4)
NOT_IGNORED = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)
from rules.__main__ import main
sys.exit(main(sys.argv[3:]))
"""
FIELDS = ("games", "win_rates", "mean_scores", "elo", "seconds_per_decision")


def command(*arguments: str, home: Path) -> list[str]:
    return [sys.executable, "-m", "rules", "tournament", *arguments]


def environment(home: Path) -> dict[str, str]:
    return {**os.environ, "TARSAS_HOME": str(home)}


def test_seats_rotate() -> None:
    """Each deal is played by every level from every seat."""
    plan = PLAN._replace(seats=("expert", "player", "novice"))
    seen = {seats_of(plan, number) for number in range(3)}
    assert seen == {
        ("expert", "player", "novice"),
        ("player", "novice", "expert"),
        ("novice", "expert", "player"),
    }


def test_a_game_is_repeatable() -> None:
    keys = ("scores", "places", "decisions")
    one, other = (play_game(PLAN, 1) for _ in range(2))
    assert [one[key] for key in keys] == [other[key] for key in keys]


def test_summary_is_keyed_by_level(tmp_path: Path) -> None:
    data = run_tournament(PLAN, jobs=1, store=tmp_path / "record.jsonl")
    for field in FIELDS:
        assert set(data[field]) == {"novice", "random"}
    assert data["games"] == {"novice": 4, "random": 4}
    assert sum(data["win_rates"].values()) == pytest.approx(1.0)
    for level, (low, high) in data["win_intervals"].items():
        assert low <= data["win_rates"][level] <= high
    json.dumps(data)


def test_goes_on_after_the_games_that_are_there(tmp_path: Path) -> None:
    """Two games are on record, with invented points: they are not played again. A torn line is."""
    path = tmp_path / "record.jsonl"
    record = Record(path, PLAN.key())
    for number in (0, 2):
        record.add({**play_game(PLAN, number), "scores": [1000, 1000]})
    with path.open("a", encoding="utf-8") as file:
        file.write('\n{"game": 1, "sco')
    data = run_tournament(PLAN, jobs=1, store=path)
    assert data["resumed"] == 2
    assert data["played"] == 4
    assert data["mean_scores"]["novice"] > 500
    assert len(Record(path, PLAN.key()).rows) == 4


def test_another_tournament_has_another_record() -> None:
    path = record_path(PLAN.key(), "tournament")
    assert path != record_path(PLAN._replace(seed=8).key(), "tournament")
    assert path != record_path(PLAN.key(), "tune")
    assert path == record_path(PLAN._replace(games=100).key(), "tournament")  # more games of the same


def test_a_record_of_something_else_is_refused(tmp_path: Path) -> None:
    """Games of other levels, seeds or versions of the program must not be mixed."""
    path = tmp_path / "record.jsonl"
    run_tournament(PLAN._replace(games=1), store=path)
    with pytest.raises(DataError, match="another tournament or program"):
        run_tournament(PLAN._replace(seed=8), store=path)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('"program": "', '"program": "0'), encoding="utf-8")
    with pytest.raises(DataError, match="another tournament or program"):
        run_tournament(PLAN, store=path)


def test_a_file_that_is_no_record_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "notes.txt"
    path.write_text("Milk, eggs", encoding="utf-8")
    with pytest.raises(DataError, match="not a record"):
        run_tournament(PLAN, store=path)
    assert path.read_text(encoding="utf-8") == "Milk, eggs"


def test_a_record_that_cannot_be_written_is_said_in_one_line(tmp_path: Path) -> None:
    """A full disk or a folder that vanished: what was written stays."""
    (tmp_path / "file").write_text("", encoding="utf-8")
    record = Record(tmp_path / "record.jsonl", PLAN.key())
    record.add({"game": 0})
    record.path = tmp_path / "file" / "record.jsonl"
    with pytest.raises(DataError, match=r"cannot be written: .*; 1 finished games are kept"):
        record.add({"game": 1})
    assert list(Record(tmp_path / "record.jsonl", PLAN.key()).rows) == [0]


def test_a_torn_first_line_begins_the_record_anew(tmp_path: Path) -> None:
    path = tmp_path / "record.jsonl"
    path.write_text('\n{"plan": {"sl', encoding="utf-8")
    Record(path, PLAN.key()).add({"game": 3})
    assert list(Record(path, PLAN.key()).rows) == [3]


@pytest.mark.skipif(os.name != "posix", reason="Ctrl+C is sent as a signal")
def test_ctrl_c_keeps_the_games_and_reports_no_error(tmp_path: Path) -> None:
    store = tmp_path / "record.jsonl"
    arguments = command(
        GAME,
        "--seats",
        "random,random",
        "--games",
        "5000",
        "--jobs",
        "1",
        "--store",
        str(store),
        home=tmp_path,
    )
    # A shell lets programs in the background ignore Ctrl+C, and they would hand that down.
    process = subprocess.Popen(
        [sys.executable, "-c", NOT_IGNORED, *arguments[1:]],
        env=environment(tmp_path),
        stderr=subprocess.PIPE,
        text=True,
    )
    while process.poll() is None and not (store.exists() and store.stat().st_size > 1500):
        time.sleep(0.02)
    process.send_signal(signal.SIGINT)
    said = process.communicate(timeout=60)[1]
    assert process.returncode == 130
    assert "the same command goes on" in said
    assert "Traceback" not in said
    assert store.exists()


@pytest.mark.slow
def test_killed_in_the_middle_it_resumes(tmp_path: Path) -> None:
    arguments = command(
        GAME,
        "--seats",
        "novice,random",
        "--games",
        "40",
        "--seed",
        "3",
        "--jobs",
        "1",
        "--json",
        home=tmp_path,
    )
    process = subprocess.Popen(
        arguments, env=environment(tmp_path), stdout=subprocess.DEVNULL, start_new_session=True
    )
    folder = tmp_path / "tournaments"
    while process.poll() is None:
        time.sleep(0.02)
        if any(path.stat().st_size > 1500 for path in folder.glob("*.jsonl")):
            os.killpg(process.pid, signal.SIGKILL)
            break
    process.wait()
    done = subprocess.run(arguments, env=environment(tmp_path), capture_output=True, text=True, check=True)
    data = json.loads(done.stdout)
    assert 0 < data["resumed"] < 40
    assert data["played"] == 40
    assert not list(folder.glob("*.jsonl"))  # finished: the next call really plays


@pytest.mark.slow
def test_killed_worker_loses_one_game(tmp_path: Path) -> None:
    from rules.bots.crew import DONE, Crew

    with Crew(2) as crew:
        jobs = [
            crew.submit("rules.bots.tournament:play_task", PLAN._replace(games=6).to_data(), number)
            for number in range(6)
        ]
        time.sleep(0.4)
        os.kill(crew.pids[0], signal.SIGKILL)
        while not all(job.finished for job in jobs):
            crew.wait(0.2)
        assert all(job.state == DONE for job in jobs)
        assert crew.restarts == 1


@pytest.mark.slow
def test_on_a_dask_cluster(tmp_path: Path) -> None:
    """A cluster plays the same games; a game that fails there is reported like a local one."""
    distributed = pytest.importorskip("distributed", reason="the optional extra `cluster` is not installed")
    from rules.bots.jobs import run_jobs
    from rules.bots.worker import BotFailed

    with distributed.LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None) as cluster:
        address = cluster.scheduler_address
        local, remote = run_tournament(PLAN), run_tournament(PLAN, scheduler=address)
        with pytest.raises(BotFailed):
            list(run_jobs("rules.bots.tournament:play_task", [({}, 0)], 1, address))
        tuned = [
            run_tune(TINY_TUNE, tmp_path / f"{number}.jsonl", scheduler=scheduler)
            for number, scheduler in enumerate((None, address))
        ]
    assert [local[key] for key in FIELDS[:4]] == [remote[key] for key in FIELDS[:4]]
    assert tuned[0] == tuned[1]


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["chess", "--seats", "novice,random"], "unknown game 'chess'"),
        ([GAME, "--seats", "novice,genius"], "there is no level 'genius'"),
        ([GAME, "--seats", "novice"], "2 to 4 players"),
        ([GAME, "--seats", "expert@soon,novice"], "seconds"),
        ([GAME, "--seats", "novice,random", "--games", "0"], "--games"),
        ([GAME, "--seats", "novice,random", "--jobs", "0"], "--jobs"),
        ([GAME, "--seats", "novice,random", "--option", "x=1"], "no option 'x'"),
        ([GAME, "--seats", "novice,random", "--option", "x"], "key=value"),
        ([GAME, "--seats", "novice,random", "--seconds", "inf"], "--seconds"),
        ([GAME, "--seats", "expert@inf,random"], "seconds"),
        ([GAME, "--seats", "novice,random", "--iterations", "0"], "--iterations"),
        ([GAME, "--seats", "novice,random", "--store", "."], "cannot be read"),
    ],
)
def test_bad_input_is_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert message in refusal(["tournament", *arguments], capsys)


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--generations", "0"], "--generations"),
        (["--jobs", "0"], "--jobs"),
        (["--weights", "nowhere.toml"], "nowhere.toml"),
        (["--output", "nowhere/weights.toml"], "no folder nowhere"),
        (["--output", "README.md"], "not overwritten"),
    ],
)
def test_bad_input_for_tuning_is_one_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Found out before the first game, not after hours."""
    assert message in refusal(["tune", GAME, *arguments], capsys)


def refusal(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    """What a command says of bad input: one line."""
    assert run(arguments) == 2
    error = capsys.readouterr().err
    assert len(error.strip().splitlines()) == 1
    return error


def row(places: list[int], seats: list[str]) -> dict[str, object]:
    return {
        "seats": seats,
        "places": places,
        "scores": [0, 0],
        "decisions": [1, 1],
        "seconds": [0.1, 0.1],
        "longest": [0.1, 0.1],
        "rounds": None,
        "reason": "most_points",
    }


def test_elo_follows_the_results() -> None:
    rows = [row([1, 2], ["a", "b"]) for _ in range(75)] + [row([2, 1], ["a", "b"]) for _ in range(25)]
    found = elo(["a", "b"], rows)
    assert found["a"] - found["b"] == pytest.approx(191, abs=8)  # three wins of four
    assert found["a"] + found["b"] == pytest.approx(3000)
    always = elo(["a", "b"], [row([1, 2], ["a", "b"])] * 10)
    assert 1500 < always["a"] < 2500


def test_shared_victories_are_shared() -> None:
    data = summary(("a", "b"), [row([1, 1], ["a", "b"])])
    assert data["win_rates"] == {"a": 0.5, "b": 0.5}


def test_intervals() -> None:
    low, high = wilson(70, 100)
    assert low == pytest.approx(0.604, abs=0.002)
    assert high == pytest.approx(0.781, abs=0.002)
    assert wilson(0, 0) == [0.0, 1.0]
    assert score_interval([10, 10, 10]) == [10, 10]


# -- tuning -----------------------------------------------------------------------------------------------------------


def test_changes_are_reproducible_and_never_none() -> None:
    weights = dict(heuristic_of(registry.game(GAME)).weights)
    for seed in range(20):
        one, other = changed(weights, Rng(seed)), changed(weights, Rng(seed))
        assert one == other
        assert one != weights


def test_tuned_weights_are_written_into_the_same_file(tmp_path: Path) -> None:
    weights = {**start_weights(GAME, None, None), "points": 2.5}
    path = tmp_path / "weights.toml"
    path.write_text(written(GAME, None, weights), encoding="utf-8")
    assert read_toml(path).get("term").get("points").get("weight").value == 2.5
    assert start_weights(GAME, None, path) == weights
    bad = tmp_path / "weights.json"
    bad.write_text("[1, 2]", encoding="utf-8")
    with pytest.raises(DataError, match="not a set of weights"):
        start_weights(GAME, None, bad)


TINY_TUNE = TunePlan(GAME, 2, 2, 2, 1, {}, start_weights(GAME, None, None))


def test_tuning_tells_what_an_earlier_run_had_done(tmp_path: Path) -> None:
    """A bar that counted it as done now would promise far too early an end."""
    told: list[tuple[int, int]] = []
    store = tmp_path / "tune.jsonl"
    run_tune(
        TINY_TUNE._replace(generations=1), store, progress=lambda done, of, note: told.append((done, of))
    )
    assert told == [(0, 2), (1, 2), (2, 2)]
    told.clear()
    run_tune(TINY_TUNE, store, progress=lambda done, of, note: told.append((done, of)))
    assert told == [(1, 3), (2, 3), (3, 3)]


# Far too fond of coins and cults, nearly blind to points and income: games of Terra Mystica are quick to play.
SPOILED = {"points": 0.1, "worker_income": 0.1, "coins": 2.0, "cult_steps": 3.0}


@pytest.mark.slow
@pytest.mark.timeout(300)
def test_a_spoiled_set_improves_and_a_killed_run_goes_on(tmp_path: Path) -> None:
    """The same run, interrupted after three generations or not, ends with the same, better weights."""
    start = start_weights("terra_mystica", None, None) | SPOILED
    plan = TunePlan("terra_mystica", 2, 8, 8, 1, {}, start)
    store = tmp_path / "tune.jsonl"
    run_tune(plan._replace(generations=3), store=store)
    assert len(Record(store, plan.key()).rows) == 3
    resumed = run_tune(plan, store=store)
    assert resumed == run_tune(plan, store=tmp_path / "whole.jsonl")
    assert resumed["kept"] >= 3
    assert resumed["win_rate"] >= 0.6
    assert resumed["lead"] > 5
