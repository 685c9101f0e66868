"""What the rest of the program knows about a game: its name, options, notation, texts, and how to start it."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rules.core.reader import DataError, Reader
from rules.core.rulebook import Rulebook
from rules.core.state import POSITION_FORMAT, POSITION_VERSION, State
from rules.core.words import Notation

if TYPE_CHECKING:
    from rules.core.logs import LogFormat

Value = str | int | bool


class SetupError(ValueError):
    """A game that cannot be set up like this; the message says what to choose instead."""


class Option(NamedTuple):
    """One thing to choose before the game. Its title and help are ``option.KEY`` in the rulebook."""

    key: str
    default: Value
    choices: tuple[Value, ...]

    def parse(self, text: str) -> Value:
        """The choice that a text on the command line stands for."""
        for choice in self.choices:
            if _written(choice) == text.lower():
                return choice
        raise SetupError(f"option {self.key}: '{text}' is none of {', '.join(map(_written, self.choices))}")


def _written(value: Value) -> str:
    return ("true" if value else "false") if isinstance(value, bool) else str(value)


class Setup(NamedTuple):
    """How a game was started. Names and colours of seats belong to the journal, not to the rules."""

    players: int
    options: Mapping[str, Value]
    seed: int


class Game:
    """One game. Subclasses set the class attributes and implement :meth:`start` and :meth:`blank`."""

    slug: str
    title: str
    least_players: int
    most_players: int
    rules_version: int = 1
    options: tuple[Option, ...] = ()
    notation: Notation
    decision_rule: str  # the rule that says who decides what, cited when an action answers no question
    rush_kinds: tuple[str, ...] = ()  # kinds of action that bring the end nearer, for the `rush` policy
    idle_kinds: tuple[
        str, ...
    ] = ()  # kinds that give something up; the `rare` policy mostly leaves them alone
    secrets = False  # does any seat know something that another may not?
    folder: Path  # where the content files and rulebook.toml are

    def start(self, setup: Setup) -> State:
        """The first position, before anything was decided or drawn; :meth:`new` calls it with a checked setup."""
        raise NotImplementedError

    def blank(self, setup: Setup) -> State:
        """An empty state to load a position into."""
        raise NotImplementedError

    def with_content(self, path: Path) -> Game:
        """This game with the owner's own components from a file or folder, checked as strictly as ours."""
        raise SetupError(f"{self.title} takes no other content than its own")

    def log_format(self) -> LogFormat | None:
        """The foreign log format that this game can read and write, if there is one."""
        return None

    def check_setup(self, setup: Setup) -> None:
        """Raise :class:`SetupError` for combinations that do not go together."""

    def new(
        self,
        players: int | None = None,
        seed: int = 0,
        options: Mapping[str, Value] | None = None,
        *,
        chance: list[int] | None = None,
        trace: list[int] | None = None,
    ) -> State:
        """Start a game. ``chance`` repeats a recorded set-up, ``trace`` records one."""
        setup = self.setup(players if players is not None else self.least_players, seed, options or {})
        state = self.start(setup)
        state.rng.forced = list(chance) if chance else None
        state.rng.trace = trace
        self.deal(state)
        state.settle()
        state.rng.forced = None
        state.rng.trace = None
        return state

    def deal(self, state: Any) -> None:
        """Everything of the set-up that chance decides; runs once, before the first decision."""

    def setup(self, players: int, seed: int, options: Mapping[str, Value]) -> Setup:
        """A checked setup with every option filled in."""
        if not self.least_players <= players <= self.most_players:
            raise SetupError(
                f"{self.title} is for {self.least_players} to {self.most_players} players, not {players}"
            )
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            if key not in known:
                names = ", ".join(known) or "none"
                raise SetupError(f"{self.title} has no option '{key}' (known: {names})")
            if not any(value == choice and type(value) is type(choice) for choice in known[key].choices):
                listed = ", ".join(map(_written, known[key].choices))
                raise SetupError(f"option {key}: '{value}' is none of {listed}")
        filled = {option.key: options.get(option.key, option.default) for option in self.options}
        setup = Setup(players, filled, seed)
        self.check_setup(setup)
        return setup

    def parse_options(self, texts: Mapping[str, str]) -> dict[str, Value]:
        """Options as written on a command line (``key=value``)."""
        known = {option.key: option for option in self.options}
        parsed: dict[str, Value] = {}
        for key, text in texts.items():
            if key not in known:
                raise SetupError(f"{self.title} has no option '{key}' (known: {', '.join(known) or 'none'})")
            parsed[key] = known[key].parse(text)
        return parsed

    def from_data(self, data: object, place: str = "position") -> State:
        """Read a position; :class:`DataError` names what is wrong with it."""
        reader = Reader(data, place)
        if not reader.has("format") or reader.get("format").value != POSITION_FORMAT:
            raise DataError(f"{place}: not a position (its 'format' is not '{POSITION_FORMAT}')")
        version = reader.get("version").whole(1)
        if version > POSITION_VERSION:
            raise DataError(f"{place}: written by a newer Társas (position version {version})")
        if reader.get("game").text() != self.slug:
            raise DataError(f"{place}: a position of '{reader.get('game').text()}', not of '{self.slug}'")
        options: dict[str, Any] = {key: entry.value for key, entry in reader.optional("options", {}).items()}
        seed = reader.get("seed").whole() if reader.has("seed") else 0  # a view has none
        try:
            setup = self.setup(reader.get("players").whole(1), seed, options)
        except SetupError as error:
            raise DataError(f"{place}: {error}") from None
        state = self.blank(setup)
        reader.ignore("viewer", "random", "pending")
        state.load_position(reader)
        state.load_base(reader)
        reader.done()
        problems = state.invariants()
        if problems:
            raise DataError(f"{place}: impossible position: {problems[0]}")
        if state.stack and state.steps[state.stack[-1][0]].automatic:
            raise DataError(f"{place}.pending: the last step is no decision")
        return state

    @cached_property
    def rulebook(self) -> Rulebook:
        """The catalogue of texts, read when first asked for."""
        return Rulebook.load(self.folder / "rulebook.toml")

    @cached_property
    def content_hash(self) -> str:
        """A fingerprint of the content files: a journal remembers which components it was played with."""
        digest = hashlib.sha256()
        for path in sorted(self.folder.glob("*.toml")):
            if path.name not in ("rulebook.toml", "weights.toml"):  # words and bots change no component
                digest.update(path.name.encode())
                digest.update(path.read_bytes().replace(b"\r\n", b"\n"))
        return digest.hexdigest()[:16]
