"""Lessons: chapters that teach a game by playing it, as data in ``rules/<game>/lessons/*.toml``.

A chapter has a *prelude* (seats, options, seed, actions in notation, and what is *given* besides: changes of the
resulting position) and *steps*. A step is a text of at most two sentences and the targets it speaks of; then the
learner reads on, does one of the accepted actions, or fulfils the goals of a small task. What chance decides needs
no script: the generator inside the position gives the same cards and dice to every learner.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

from rules.core.game import Game, Value
from rules.core.reader import DataError, Reader, read_toml
from rules.core.state import State
from rules.core.words import NotationError

REGION = "region"  # a target that is a part of the window, not of the board: ``region:options``
REGIONS = ("bar", "strip", "line", "board", "hand", "mat", "options", "side")


class Wrong(NamedTuple):
    """A foreseen wrong action and what the coach says to it."""

    pattern: str
    say: str


class Goal(NamedTuple):
    """One goal of a task: so many actions of a kind."""

    goal: str
    pattern: str
    times: int = 1


class LessonStep(NamedTuple):
    """One step. Without ``do`` and ``goals`` there is nothing to do but to read on."""

    text: str
    targets: tuple[str, ...] = ()
    topic: str = ""
    do: tuple[str, ...] = ()
    show: tuple[str, ...] = ()
    wrong: tuple[Wrong, ...] = ()
    then: tuple[str, ...] = ()
    goals: tuple[Goal, ...] = ()
    others: tuple[str, ...] = ()

    @property
    def reading(self) -> bool:
        return not self.do and not self.goals


class Lesson(NamedTuple):
    """One chapter."""

    id: str
    title: str
    players: int
    seed: int
    learner: int
    options: Mapping[str, Value]
    prelude: tuple[str, ...]
    given: Mapping[str, Any]
    steps: tuple[LessonStep, ...]

    def start(self, game: Game) -> State:
        """The position in which the first step is told."""
        state = game.new(self.players, self.seed, self.options)
        for text in self.prelude:
            take_single_options(state)
            state.apply(parse(game, text, f"{self.id}: prelude"))
        if self.given:
            state = game.from_data(changed(state.to_data(), self.given), f"{self.id}: given")
        take_single_options(state)
        return state


# -- patterns --------------------------------------------------------------------------------------------------


def matches(pattern: str, notation: str) -> bool:
    """``build *`` matches every action of that kind; without a star the whole text must be the same."""
    parts = [re.escape(part) for part in pattern.split("*")]
    return re.fullmatch(".*".join(parts), notation) is not None


def parse(game: Game, text: str, place: str) -> tuple[int, ...]:
    """An action of a lesson; the error names the place."""
    try:
        return game.notation.parse(text)
    except NotationError as error:
        raise DataError(f"{place}: '{text}': {error}") from None


def take_single_options(state: State) -> list[tuple[int, tuple[int, ...]]]:
    """Decisions with one option answer themselves, in lessons always; returns who did what."""
    done = []
    while (action := state.forced()) is not None:
        done.append((state.stack[-1][1], action))
        state.play(action)
    return done


def changed(data: Any, given: Any) -> Any:
    """Position data with changes: tables are merged, ``"0"`` in a change of a list means its first entry."""
    if isinstance(given, Mapping) and isinstance(data, list):
        copy = list(data)
        for key, value in given.items():
            copy[int(key)] = changed(copy[int(key)], value)
        return copy
    if isinstance(given, Mapping) and isinstance(data, Mapping):
        return {**data, **{key: changed(data.get(key), value) for key, value in given.items()}}
    return given


# -- reading ---------------------------------------------------------------------------------------------------


def chapter_files(folder: Path) -> list[Path]:
    """The files of a game's chapters in their order, in the game's folder."""
    return sorted((folder / "lessons").glob("*.toml"))


def lessons_of(game: Game) -> list[Lesson]:
    """The chapters of a game in their order."""
    return [read_lesson(path) for path in chapter_files(game.folder)]


def read_lesson(path: Path) -> Lesson:
    """One chapter; :class:`DataError` names the exact place of what is wrong."""
    reader = read_toml(path)
    learner = reader.get("learner").whole(0) if reader.has("learner") else 0
    lesson = Lesson(
        path.stem,
        _sentence(reader.get("title")),
        reader.get("players").whole(1),
        reader.get("seed").whole(0),
        learner,
        {key: _option(value) for key, value in reader.get("options").items()}
        if reader.has("options")
        else {},
        _texts(reader, "prelude"),
        reader.get("given").table() if reader.has("given") else {},
        tuple(_step(step) for step in reader.get("step").entries()),
    )
    if learner >= lesson.players:
        raise DataError(f"{path.name}.learner: there are only {lesson.players} seats")
    reader.done()
    return lesson


def _step(reader: Reader) -> LessonStep:
    step = LessonStep(
        _sentence(reader.get("text")),
        _texts(reader, "targets"),
        reader.get("topic").text() if reader.has("topic") else "",
        _texts(reader, "do"),
        _texts(reader, "show"),
        tuple(_wrong(entry) for entry in reader.get("wrong").entries()) if reader.has("wrong") else (),
        _texts(reader, "then"),
        tuple(_goal(entry) for entry in reader.get("goals").entries()) if reader.has("goals") else (),
        _texts(reader, "others"),
    )
    for target in step.targets:
        kind, _, word = target.partition(":")
        if not word or (kind == REGION and word not in REGIONS):
            raise DataError(f"{reader.place}.targets: '{target}' is no target")
    if step.reading and (step.wrong or step.show or step.others):
        raise DataError(f"{reader.place}: nothing is to be done here, so nothing can be wrong or shown")
    if not step.show and (step.goals or any("*" in pattern for pattern in step.do[:1])):
        raise DataError(f"{reader.place}: 'show' must say what 'Show me' does")
    reader.done()
    return step


def _wrong(reader: Reader) -> Wrong:
    wrong = Wrong(reader.get("do").text(), _sentence(reader.get("say")))
    reader.done()
    return wrong


def _goal(reader: Reader) -> Goal:
    count = reader.get("count").whole(1) if reader.has("count") else 1
    goal = Goal(_sentence(reader.get("goal")), reader.get("do").text(), count)
    reader.done()
    return goal


def _sentence(reader: Reader) -> str:
    text = reader.text()
    if text != text.strip() or not text:
        raise reader.fail("a text without spaces around it")
    return text


def _texts(reader: Reader, key: str) -> tuple[str, ...]:
    return tuple(entry.text() for entry in reader.get(key).entries()) if reader.has(key) else ()


def _option(reader: Reader) -> Value:
    if not isinstance(reader.value, str | int | bool):
        raise reader.fail("an option's value")
    return reader.value
