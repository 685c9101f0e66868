"""POSITION.md of every game tells the truth: its keys, steps and verbs are those of the code, its example runs."""

from __future__ import annotations

import copy
import json
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from rules import registry
from rules.cli.main import run
from rules.core import DataError, Game
from rules.core.playout import make_policy
from tests.suite.position_pages import Page, bare, change, differences, holder, tables_of_ids, walk
from tests.suite.subjects import all_subjects

ENVELOPE = ("format", "version", "game", "players", "options", "seed", "viewer", "pending", "random")
SAMPLED = 29  # every so many decisions a position is looked at
MOST_GAMES = 6  # of each way to set a game up, until every documented key was seen
TEST_SEED = 5

every_page = pytest.mark.parametrize(
    "game", [registry.game(slug) for slug in registry.SLUGS], ids=lambda game: game.slug
)


class Sample(NamedTuple):
    """A position of a random game, and what a seat that does not decide sees of it."""

    full: dict[str, Any]
    view: dict[str, Any]


@cache
def played(slug: str, number: int) -> list[Sample]:
    """Positions of one random game for every way to set it up."""
    found = []
    for place, subject in enumerate(subject for subject in all_subjects() if subject.game.slug == slug):
        seed = TEST_SEED + 1000 * number + place
        state = subject.new(seed)
        choose = make_policy("rare", subject.game, seed)
        decisions = 0
        while not state.over:
            if decisions % SAMPLED == 0:
                seat = (state.stack[-1][1] + 1) % subject.players
                found.append(Sample(state.to_data(), state.view(seat).to_data()))
            state.play(choose(state, state.legal()))
            decisions += 1
        found.append(Sample(state.to_data(), state.view(0).to_data()))
    return found


def samples(slug: str) -> Iterator[Sample]:
    """Positions as long as somebody asks for more."""
    for number in range(MOST_GAMES):
        yield from played(slug, number)


def own_part(data: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in data.items() if key not in ENVELOPE}


@every_page
def test_keys_are_those_of_the_code(game: Game) -> None:
    documented = set(Page(game).keys())
    tables = tables_of_ids(documented)
    found: set[str] = set()
    for number in range(MOST_GAMES):
        for sample in played(game.slug, number):
            found.update(path for path, _ in walk(own_part(sample.full), tables) if path)
        stale = {path for path in documented if path not in found and bare(path) not in found}
        if not stale:
            break
    missing = {bare(path) for path in found} - {bare(path) for path in documented}
    assert not missing, f"not in POSITION.md: {sorted(missing)}"
    assert not stale, f"POSITION.md names what no position has: {sorted(stale)}"


@every_page
def test_lists_and_tables_are_marked(game: Game) -> None:
    """A list is written with [], a table of ids with {}, everything else without."""
    documented = set(Page(game).keys())
    tables = tables_of_ids(documented)
    for sample in played(game.slug, 0):
        for path, value in walk(own_part(sample.full), tables):
            if path in documented:
                assert not isinstance(value, list), f"{path} is a list"
            if path + "[]" in documented:
                assert isinstance(value, list), f"{path} is no list"
            if path + "{}" in documented:
                assert isinstance(value, dict), f"{path} is no table"


@every_page
def test_required_keys_are_marked(game: Game) -> None:
    """Leaving a key out is an error that says so just where the page says "required"."""
    for path, cells in Page(game).keys().items():
        full = next((sample.full for sample in samples(game.slug) if holder(sample.full, path)), None)
        assert full is not None, f"no position has {path}"
        changed = copy.deepcopy(full)
        found = holder(changed, path)
        assert found is not None
        table, key = found
        del table[key]
        message = "it is read"
        try:
            game.from_data(changed)
        except DataError as error:
            message = str(error)
        required = message.endswith(f": '{key}' is missing")
        assert cells[-1].startswith("required") == required, f"{path}: '{cells[-1]}', but {message}"


@every_page
def test_what_views_hide_is_marked(game: Game) -> None:
    """A key with another value in a view has a row that says so."""
    keys = Page(game).keys()
    tables = tables_of_ids(set(keys))
    rows = {bare(path): " ".join(cells) for path, cells in keys.items()}
    for sample in played(game.slug, 0):
        for path in differences(own_part(sample.full), own_part(sample.view), tables):
            assert "in views" in rows[bare(path)], f"{path} is hidden in a view"


@every_page
@pytest.mark.parametrize("section", ["Decisions", "Automatic steps"])
def test_steps_are_those_of_the_code(game: Game, section: str) -> None:
    automatic = section == "Automatic steps"
    steps = type(game.new(game.least_players)).steps
    expected = {
        step.kind: [field.name for field in step.fields] for step in steps if step.automatic == automatic
    }
    assert Page(game).steps(section) == expected


@every_page
def test_verbs_are_those_of_the_code(game: Game) -> None:
    rows = Page(game).rows("Notation")
    assert [row.names[0] for row in rows] == [verb.usage() for verb in game.notation.verbs]
    for row, verb in zip(rows, game.notation.verbs, strict=True):
        example = row.cells[0].strip("`")
        assert game.notation.text(game.notation.parse(example)) == example
        assert example.split()[0] == verb.word


@every_page
def test_example_runs_and_refusals_are_quoted(
    game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """``tarsas`` runs in this process, everything else in a shell; then every change of the last table is tried."""
    monkeypatch.chdir(tmp_path)
    path = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
    page = Page(game)
    for command, promised in page.commands():
        if not command.startswith("tarsas "):
            subprocess.run(["sh", "-ec", command], check=True, env={**os.environ, "PATH": path})
            continue
        code = run(shlex.split(command)[1:])
        printed = capsys.readouterr()
        assert code == 0, f"{command}: {printed.err}"
        for line in promised:
            assert line in printed.out.splitlines(), f"{command} does not print: {line}"
    start = json.loads(Path("start.json").read_text(encoding="utf-8"))
    refusals = page.rows("Refused")
    assert refusals
    for row in refusals:
        data = copy.deepcopy(start)
        for text in row.names:
            change(data, text)
        with pytest.raises(DataError) as refused:
            game.from_data(data, "start.json")
        assert str(refused.value) == row.cells[0].strip("`"), row.names
