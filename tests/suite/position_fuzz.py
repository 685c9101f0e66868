"""Damage done to positions that the engine wrote, and what must hold of every position that is read nevertheless."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

from rules.core import DataError, Game, Rng, State
from rules.core.playout import make_policy
from tests.suite.subjects import all_subjects

SAMPLED = 23  # every so many decisions a position is kept
STEPS = 30  # so long a damaged position is played on
REREAD = 10  # every so many of these steps it is written and read again
NUMBERS = (-1, 0, 1, 2, 3, 5, 9, 40)

Path = tuple[Any, ...]


def written(game: Game, seed: int) -> list[dict[str, Any]]:
    """Positions of a random game for every way to set the game up."""
    found = []
    for place, subject in enumerate(subject for subject in all_subjects() if subject.game.slug == game.slug):
        state = subject.new(seed + place)
        choose = make_policy("rare", game, seed + place)
        decisions = place % SAMPLED
        while not state.over:
            if decisions % SAMPLED == 0:
                found.append(state.to_data())
            state.play(choose(state, state.legal()))
            decisions += 1
        found.append(state.to_data())
    return found


def places(data: Any, path: Path = ()) -> Iterator[Path]:
    """The path of every value inside a position."""
    entries: Any = ()
    if isinstance(data, dict):
        entries = data.items()
    elif isinstance(data, list):
        entries = enumerate(data)
    for key, entry in entries:
        yield (*path, key)
        yield from places(entry, (*path, key))


def holder(data: Any, path: Path) -> Any:
    """What holds the value at a path."""
    for key in path[:-1]:
        data = data[key]
    return data


def value_at(data: Any, path: Path) -> Any:
    return holder(data, path)[path[-1]]


class Damage:
    """One change after the other to copies of positions; what was done is remembered as text."""

    def __init__(self, originals: list[dict[str, Any]], rng: Rng) -> None:
        self.originals = originals
        self.rng = rng
        self.done: list[str] = []
        frames = {(frame["step"], *frame): frame for data in originals for frame in data["pending"]}
        self.frames = list(frames.values())
        self.changes = (
            self.delete, self.change, self.change, self.change, self.swap, self.swap, self.empty, self.borrow, self.unstack,
            self.restack,
        )  # fmt: skip

    def next(self) -> dict[str, Any]:
        """A copy of one of the positions with one to three changes."""
        rng = self.rng
        data: dict[str, Any] = copy.deepcopy(rng.choice(self.originals))
        self.done = []
        for _ in range(1 + rng.below(3)):
            rng.choice(self.changes)(data, rng.choice(list(places(data))))
        return data

    def note(self, *what: object) -> None:
        self.done.append(" ".join(map(str, what)))

    def delete(self, data: Any, path: Path) -> None:
        self.note("delete", path)
        del holder(data, path)[path[-1]]

    def change(self, data: Any, path: Path) -> None:
        """Another number near the old one, or another word of this position."""
        old = value_at(data, path)
        new: Any
        if isinstance(old, bool):
            new = not old
        elif isinstance(old, int):
            new = self.rng.choice([old + 1, old - 1, *NUMBERS])
        elif isinstance(old, str):
            new = self.rng.choice(
                [at for at in map(value_at, [data] * 40, self.some(data, 40)) if isinstance(at, str)]
                or [None]
            )
        else:
            new = None
        self.note("change", path, old, "to", new)
        holder(data, path)[path[-1]] = new

    def some(self, data: Any, count: int) -> list[Path]:
        found = list(places(data))
        return [self.rng.choice(found) for _ in range(count)]

    def swap(self, data: Any, path: Path) -> None:
        """Two values of one type change places."""
        old = value_at(data, path)
        for other in self.some(data, 30):
            new = value_at(data, other)
            apart = other[: len(path)] != path and path[: len(other)] != other
            if type(new) is type(old) and new != old and apart:
                self.note("swap", path, other)
                holder(data, path)[path[-1]], holder(data, other)[other[-1]] = new, old
                return

    def empty(self, data: Any, path: Path) -> None:
        old = value_at(data, path)
        if isinstance(old, list | dict):
            self.note("empty", path)
            holder(data, path)[path[-1]] = type(old)()

    def borrow(self, data: Any, path: Path) -> None:
        """The value that another position has there."""
        other = self.rng.choice(self.originals)
        try:
            new = copy.deepcopy(value_at(other, path))
        except (KeyError, IndexError, TypeError):
            return
        self.note("borrow", path, new)
        holder(data, path)[path[-1]] = new

    def unstack(self, data: Any, path: Path) -> None:
        """Only the decision stays pending, or one step less."""
        pending = data.get("pending")
        if isinstance(pending, list) and len(pending) > 1:
            self.note("unstack")
            if self.rng.below(2):
                del pending[:-1]
            else:
                del pending[self.rng.below(len(pending))]

    def restack(self, data: Any, path: Path) -> None:
        """A step of another position is put on the stack, in the place of the decision or on top of it."""
        pending = data.get("pending")
        if isinstance(pending, list):
            frame = copy.deepcopy(self.rng.choice(self.frames))
            frame["seat"] = self.rng.below(4) if self.rng.below(2) else frame["seat"]
            self.note("restack", frame)
            if pending and self.rng.below(2):
                pending.pop()
            pending.append(frame)


def examine(state: State, rng: Rng) -> None:
    """A position that was read can be looked at, asked, played on, written and read again."""
    for step in range(STEPS):
        if step % REREAD == 0 or state.over:
            reread(state)
        if state.over:
            state.outcome()
            return
        options = state.legal()
        assert options, "a decision without an answer"
        assert options == sorted(set(options)), "options are not sorted and unique"
        for action in state.gestures():
            assert bool(state.why_not(action)) == (action not in options), action
        for action in options[:8]:
            state.warnings(action)
            state.targets(action)
        assert state.decision is not None
        state.apply(rng.choice(options))
    reread(state)


def reread(state: State) -> None:
    """What is written can be read again, and is the same."""
    state.show()
    state.scores()
    data = state.to_data()
    try:
        again = state.game.from_data(data)
    except DataError as error:
        raise AssertionError(f"written, but refused: {error}") from error
    assert again.to_data() == data, "read otherwise than written"
