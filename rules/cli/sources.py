"""What the commands' arguments speak of: a position or the last one of a journal, options, a file to write."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from rules import registry
from rules.core import DataError, Game, State, Value, read_journal
from rules.core.reader import Reader

_EXISTS = "exists already and is not overwritten"


def load_state(name: str, to: int | None = None, content: str | None = None) -> tuple[Game, State, list[str]]:
    """The game, the position and the players' names of a file; ``-`` reads a position from standard input."""
    if name == "-":
        return _from_position(sys.stdin.read(), "standard input", content)
    path = Path(name)
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise DataError(f"{path.name}: not a text file") from None
    except OSError as error:
        raise DataError(f"{name}: cannot be read: {error.strerror or error}") from None
    if '"tarsas":"journal"' in text[:200]:
        journal = read_journal(path)
        game = registry.game(journal.slug, content)
        if to is not None and not 0 <= to <= len(journal.moves):
            raise DataError(f"{path.name}: has {len(journal.moves)} actions, there is no number {to}")
        return game, journal.replay(game, to), journal.names()
    return _from_position(text, path.name, content)


def _from_position(text: str, place: str, content: str | None) -> tuple[Game, State, list[str]]:
    try:
        data = json.loads(text)
    except (json.JSONDecodeError, RecursionError) as error:
        raise DataError(f"{place}: neither a position nor a journal: {error}") from None
    if isinstance(data, dict) and "format" not in data and "position" in data:
        data = data["position"]  # what `show --json` and `apply --json` print around it
    reader = Reader(data, place)
    game = registry.game(reader.get("game").text(), content)
    state = game.from_data(data, place)
    return game, state, [f"Player {seat + 1}" for seat in range(state.setup.players)]


def chosen_options(game: Game, texts: list[str]) -> dict[str, Value]:
    """The options of a game from the arguments ``key=value``."""
    pairs = {}
    for text in texts:
        key, equals, value = text.partition("=")
        if not equals:
            raise DataError(f"an option is written key=value, not '{text}'")
        pairs[key] = value
    return game.parse_options(pairs)


def require_own_view(game: Game, state: State) -> None:
    """A view knows the options of its own seat; those of another may lie in a hidden hand."""
    if game.secrets and state.viewer >= 0 and state.stack and state.stack[-1][1] != state.viewer:
        raise DataError(
            f"this is what seat {state.viewer} knows: what seat {state.stack[-1][1]} can choose is not part of it"
        )


def require_whole(state: State) -> None:
    """Actions may draw or reveal what a view does not hold."""
    if state.viewer >= 0:
        raise DataError(
            f"this is only what seat {state.viewer} knows: actions are taken in the whole position, not in a view"
        )


def write_new(name: str, text: str) -> None:
    """Write a file that must not exist yet: nothing is ever overwritten."""
    try:
        with Path(name).open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise DataError(f"{name}: {_EXISTS}") from None
    except OSError as error:
        raise DataError(f"{name}: cannot be written: {error.strerror or error}") from None


def require_new(name: str) -> None:
    """Find out whether a file could be written now, before long work whose result goes there."""
    path = Path(name)
    if path.exists():
        raise DataError(f"{name}: {_EXISTS}")
    if not path.parent.is_dir():
        raise DataError(f"{name}: cannot be written: there is no folder {path.parent}")
    if not os.access(path.parent, os.W_OK):
        raise DataError(f"{name}: cannot be written: the folder {path.parent} is closed to us")
