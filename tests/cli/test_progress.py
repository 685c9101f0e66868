"""The bar of long commands: what is done, what is left, and nothing where nobody looks."""

from __future__ import annotations

import pytest

from rules.cli import progress
from rules.cli.progress import ProgressBar


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time, for the test to change."""
    now = [100.0]
    monkeypatch.setattr(progress.time, "monotonic", lambda: now[0])
    return now


@pytest.mark.parametrize(
    ("taken", "words"), [(20.0, "about 60 s left"), (100.0, "about 5 min left"), (4000.0, "about 3.3 h left")]
)
def test_games_of_an_earlier_run_took_no_time(
    clock: list[float], capsys: pytest.CaptureFixture[str], taken: float, words: str
) -> None:
    bar = ProgressBar(watched=True)
    bar(40, 60)
    assert "left" not in capsys.readouterr().err
    clock[0] += taken
    bar(45, 60)
    said = capsys.readouterr().err
    assert "45/60" in said
    assert words in said


@pytest.mark.usefixtures("clock")
def test_the_end_closes_the_line(capsys: pytest.CaptureFixture[str]) -> None:
    bar = ProgressBar(watched=True)
    bar(0, 2)
    bar(1, 2, "lead +3.0")
    assert "lead +3.0" in capsys.readouterr().err
    bar(2, 2)
    said = capsys.readouterr().err
    assert said.endswith("\n")
    assert "." not in said
    assert "left" not in said


def test_nothing_is_said_where_nobody_looks(capsys: pytest.CaptureFixture[str]) -> None:
    bar = ProgressBar(watched=False)
    bar(0, 3)
    bar(3, 3)
    assert capsys.readouterr().err == ""
