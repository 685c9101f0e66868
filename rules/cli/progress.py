"""A bar for commands that take minutes or hours."""

from __future__ import annotations

import sys
import time

WIDTH = 30


class ProgressBar:
    """A line on the terminal: what is done, and how long the rest is likely to take. Silent unless ``watched``."""

    def __init__(self, watched: bool) -> None:
        self._watched = watched
        self._began = time.monotonic()
        self._found: int | None = None  # what an earlier run had done already took no time now

    def __call__(self, done: int, of: int, note: str = "") -> None:
        if self._found is None:
            self._found = done
        if not self._watched:
            return
        full = WIDTH * done // max(1, of)
        bar = "#" * full + "." * (WIDTH - full)
        end = "\n" if done >= of else ""
        line = "  ".join(filter(None, (f"[{bar}] {done}/{of}", note, self._left(done, of))))
        print(f"\r{line:79}", end=end, file=sys.stderr, flush=True)

    def _left(self, done: int, of: int) -> str:
        played = done - (self._found or 0)
        if not played or done >= of:
            return ""
        seconds = (time.monotonic() - self._began) / played * (of - done)
        if seconds < 90:
            return f"about {seconds:.0f} s left"
        return (
            f"about {seconds / 60:.0f} min left" if seconds < 5400 else f"about {seconds / 3600:.1f} h left"
        )
