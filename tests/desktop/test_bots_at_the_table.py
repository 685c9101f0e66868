"""While bots think and play, the window must answer."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtTest import QTest

from rules import registry
from tests.desktop.conftest import OpenGame

LONGEST_GAP = 0.05
SCHEDULE = Path("/proc/thread-self/schedstat")


def waited_for_a_core() -> float:
    """Seconds this thread was ready to run but other programs had the processor: not the window's doing."""
    return int(SCHEDULE.read_text(encoding="ascii").split()[1]) / 1e9 if SCHEDULE.exists() else 0.0


class Watch:
    """The times between two ticks of the event loop, less what other programs took away."""

    def __init__(self) -> None:
        self.gaps: list[float] = []
        self._timer = QTimer(interval=0)
        self._timer.timeout.connect(self._tick)
        self._last = (0.0, 0.0)

    def start(self) -> None:
        if not self._timer.isActive():
            self._last = (time.perf_counter(), waited_for_a_core())
            self._timer.start()

    def stop(self) -> None:
        self._timer.stop()

    def _tick(self) -> None:
        now = (time.perf_counter(), waited_for_a_core())
        self.gaps.append(now[0] - self._last[0] - (now[1] - self._last[1]))
        self._last = now


@pytest.mark.parametrize("slug", registry.SLUGS)
def test_bots_never_block_the_window(open_game: OpenGame, slug: str) -> None:
    """The longest gap of the event loop while two bots think, answer and their moves are shown."""
    driver = open_game(slug, people=1, bots=2)
    session = driver.session
    session.seats[1] = session.seats[1]._replace(level=2)
    session.seats[2] = session.seats[2]._replace(level=3)
    watch = Watch()
    moves, before, seconds = 0, 0, 0.0
    start = time.monotonic()
    while moves < 12 and time.monotonic() < start + 20 and not session.over:
        if driver.human_turn():
            watch.stop()
            driver.step_by_mouse()
            QTest.qWait(30)  # what a person's own move draws is not the bots' doing
            before = len(session.history)
            continue
        watch.start()
        QTest.qWait(5)
        moves += max(0, len(session.history) - before)
        before = len(session.history)
        seconds = time.monotonic() - start
    watch.stop()
    print(f"{slug}: longest gap {max(watch.gaps) * 1000:.0f} ms in {seconds:.0f} s, {moves} moves of bots")
    assert moves > 3
    assert max(watch.gaps) < LONGEST_GAP
