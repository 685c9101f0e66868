"""Which round of a game a position belongs to, whatever the game calls it."""

from __future__ import annotations

from rules.core import State

ROUND_KEYS = ("round", "year", "era")
SETTING_UP = "setting_up"  # the phase of a game whose first round has a number from the start


def round_of(state: State) -> int:
    """Its number; 0 before the first one, and in games without rounds."""
    data = state.position_data()
    if data.get("phase") == SETTING_UP:
        return 0
    return next((data[key] for key in ROUND_KEYS if isinstance(data.get(key), int)), 0)
