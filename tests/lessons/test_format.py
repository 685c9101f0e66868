"""The lesson format: what is wrong in a file is named with its place, and a lesson that cannot be given is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.core import DataError
from rules.core.lesson import changed, matches, read_lesson
from rules.core.lesson_check import problems_of, sentences
from rules.registry import game

HEAD = """
title = "A title"
players = 2
seed = 1
[options]
faction_selection = "introductory"
"""
READ = '[[step]]\ntext = "Look."\n'
TAKE = '[[step]]\ntext = "Take it."\ndo = ["take bonus_coins"]\n'


def write(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "1_test.toml"
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize(
    ("text", "place"),
    [
        (HEAD, "'step' is missing"),
        (HEAD.replace("title", "titel") + READ, "'title' is missing"),
        (HEAD.replace("players = 2", 'players = "two"') + READ, "players: expected a whole number"),
        (HEAD.replace("seed = 1", "seed = 1\nlearner = 2") + READ, "learner: there are only 2 seats"),
        (HEAD + READ + 'hint = "x"\n', "step[0]: unknown entry 'hint'"),
        (HEAD + READ + 'targets = ["region:cellar"]\n', "step[0].targets: 'region:cellar' is no target"),
        (HEAD + READ + 'targets = ["E5"]\n', "step[0].targets: 'E5' is no target"),
        (HEAD + READ + 'wrong = [{ do = "pass", say = "No." }]\n', "nothing is to be done here"),
        (HEAD + '[[step]]\ntext = "Take any."\ndo = ["take *"]\n', "'show' must say"),
        (HEAD + '[[step]]\ntext = " Look."\n', "step[0].text: expected a text without spaces"),
        (HEAD + TAKE + 'wrong = [{ do = "take *" }]\n', "step[0].wrong[0]: 'say' is missing"),
        (HEAD + "[[step]\n", "not valid TOML"),
    ],
)
def test_what_is_wrong_is_named_with_its_place(tmp_path: Path, text: str, place: str) -> None:
    with pytest.raises(DataError) as error:
        read_lesson(write(tmp_path, text))
    assert place in str(error.value)


@pytest.mark.parametrize(
    ("steps", "problem"),
    [
        ('[[step]]\ntext = "Take it."\ndo = ["take bonus_cult"]\n', "'take bonus_cult' is not possible"),
        (TAKE + 'wrong = [{ do = "build *", say = "No." }]\n', "nothing wrong fits 'build *'"),
        (TAKE + 'wrong = [{ do = "take bonus_coins", say = "No." }]\n', "nothing wrong fits 'take bonus_coins'"),
        (TAKE + 'targets = ["card:bonus_spade"]\n', "the targets ('card:bonus_spade',) are not those of"),
        (TAKE + 'targets = ["card:bonus_sword"]\n', "no card 'bonus_sword'"),
        (TAKE + 'topic = "swordplay"\n', "no topic 'swordplay'"),
        (TAKE + 'then = ["build E5"]\n', "'build E5' is not possible"),
        (TAKE + 'then = ["juggle"]\n', "unknown action 'juggle'"),
        ('[[step]]\ntext = "One. Two. Three."\n', "more than 2 sentences"),
        (f'[[step]]\ntext = "{"long " * 50}long."\n', "characters"),
        ('[[step]]\ntext = "Do."\nshow = ["take bonus_coins"]\ngoals = [{ goal = "Build", do = "build *" }]\n', "can be shown"),
    ],
)  # fmt: skip
def test_a_lesson_that_cannot_be_given_is_refused(tmp_path: Path, steps: str, problem: str) -> None:
    terra_mystica = game("terra_mystica")
    text = HEAD.replace("seed = 1", "seed = 1\nlearner = 1") + steps + READ * 5
    lesson = read_lesson(write(tmp_path, text))
    found = problems_of(lesson, lesson.start(terra_mystica))
    assert problem in " ".join(found), found


def test_a_good_lesson_has_no_problems(tmp_path: Path) -> None:
    text = HEAD.replace("seed = 1", "seed = 1\nlearner = 1") + TAKE + READ * 4
    lesson = read_lesson(write(tmp_path, text))
    assert problems_of(lesson, lesson.start(game("terra_mystica"))) == []


def test_patterns() -> None:
    assert matches("build E5", "build E5")
    assert not matches("build E5", "build E50")
    assert matches("build *", "build E5")
    assert matches("upgrade * temple", "upgrade E5 temple")
    assert not matches("upgrade * temple", "upgrade E5 stronghold")


def test_changes_of_a_position() -> None:
    data = {"round": 1, "seats": [{"coins": 1, "workers": 2}, {"coins": 3}], "order": [0, 1]}
    given = {"round": 2, "seats": {"0": {"coins": 9}}, "order": [1, 0]}
    expected = {"round": 2, "seats": [{"coins": 9, "workers": 2}, {"coins": 3}], "order": [1, 0]}
    assert changed(data, given) == expected
    assert data["round"] == 1


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("One.", 1),
        ("One. Two!", 2),
        ("Az 1. szint jó.", 1),
        ("A III. tárolóban van. Költsd el!", 2),
        ("Three; two: one", 1),
    ],
)
def test_sentences(text: str, count: int) -> None:
    assert sentences(text) == count
