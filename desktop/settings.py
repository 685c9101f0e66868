"""The settings: a table of names, defaults and allowed values, stored as JSON, live by signal."""

from __future__ import annotations

import contextlib
import json
import os
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Signal

Value = str | int | bool

# name -> (default, allowed values); an allowed pair of ints is a range
SCHEMA: dict[str, tuple[Value, tuple[Value, ...] | range | None]] = {
    "language": ("system", ("system", "en", "hu")),
    "start_page": ("home", ("home", "continue")),
    "theme": ("system", ("system", "light", "dark")),
    "colours": ("standard", ("standard", "red_green", "blue_yellow", "grey")),
    "glyphs": (True, None),
    "text_scale": (100, range(80, 201)),
    "auto_zoom": (True, None),
    "lens": (True, None),
    "animation": ("normal", ("off", "fast", "normal", "slow")),
    "confirm": (True, None),
    "handover": ("secrets", ("secrets", "always", "never")),
    "auto_single": (True, None),
    "one_click": (True, None),
    "auto_end": (False, None),
    "tooltip_depth": (1, range(1, 4)),
    "assistance": (True, None),
    "board_ids": (False, None),
    "full_screen": (False, None),
}

ANIMATION_FACTOR = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}


def valid(name: str, value: Any) -> bool:
    """True if `value` may be stored under `name`."""
    default, allowed = SCHEMA[name]
    if isinstance(default, bool):
        return isinstance(value, bool)
    if type(value) is not type(default):
        return False
    return allowed is None or value in allowed


class Settings(QObject):
    """Reads a damaged or foreign file as far as it goes; writes whole files, atomically.

    Free-form memory of the program (last new-game choices, window size, questions not to ask again) lives
    in `memory`, beside the settings of the schema.
    """

    changed = Signal(str)

    def __init__(self, path: Path | None) -> None:
        super().__init__()
        self._path = path
        self._values: dict[str, Value] = {name: default for name, (default, _) in SCHEMA.items()}
        self.memory: dict[str, Any] = {}
        self.problem = ""
        if path is not None and path.exists():
            self._load(path)

    def _load(self, path: Path) -> None:
        try:
            data = json.loads(path.read_text(encoding="utf-8"))
            if not isinstance(data, dict):
                raise ValueError("not a table")
        except (OSError, ValueError) as error:
            self.problem = str(error)
            with contextlib.suppress(OSError):
                os.replace(path, path.with_suffix(".damaged.json"))
            return
        for name, value in data.items():
            if name in SCHEMA and valid(name, value):
                self._values[name] = value
        memory = data.get("memory")
        if isinstance(memory, dict):
            self.memory = memory

    def __getitem__(self, name: str) -> Value:
        return self._values[name]

    def __setitem__(self, name: str, value: Value) -> None:
        if not valid(name, value):
            raise ValueError(f"{name}: {value!r}")
        if self._values[name] == value:
            return
        self._values[name] = value
        self.save()
        self.changed.emit(name)

    def forget_file(self) -> None:
        """From now on nothing is stored."""
        self._path = None

    def remember(self, key: str, value: Any) -> None:
        self.memory[key] = value
        self.save()

    def reset(self) -> None:
        """Everything back to its default, question by question forgotten."""
        self.memory.pop("never_ask", None)
        for name, (default, _) in SCHEMA.items():
            self[name] = default

    def animation_factor(self) -> float:
        """Multiplier of all durations; 0 means no animation."""
        return ANIMATION_FACTOR[str(self["animation"])]

    def save(self) -> None:
        if self._path is None:
            return
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            draft = self._path.with_suffix(".new")
            draft.write_text(json.dumps({**self._values, "memory": self.memory}, indent=1), encoding="utf-8")
            os.replace(draft, self._path)
        except OSError as error:  # a full or read-only disk must not stop the game
            self.problem = str(error)
