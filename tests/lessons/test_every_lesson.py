"""CI gives every lesson of every game: what is accepted is legal, what is wrong is wrong, texts fit, and all ways lead on."""

from __future__ import annotations

import random

import pytest

from rules.core.lesson import Lesson, lessons_of, matches
from rules.core.lesson_check import Bench, problems_of
from rules.core.lesson_walk import Walk
from rules.registry import SLUGS, game

FEWEST_CHAPTERS, MOST_CHAPTERS = 4, 7
MOST_MOVES = 80  # a learner who tries everything at random gets through a task long before

ALL = [
    pytest.param(slug, lesson, id=f"{slug}-{lesson.id}")
    for slug in SLUGS
    for lesson in lessons_of(game(slug))
]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_can_be_learned(slug: str) -> None:
    assert FEWEST_CHAPTERS <= len(lessons_of(game(slug))) <= MOST_CHAPTERS


@pytest.mark.parametrize(("slug", "lesson"), ALL)
def test_the_lesson_can_be_given(slug: str, lesson: Lesson) -> None:
    assert problems_of(lesson, lesson.start(game(slug))) == []


@pytest.mark.parametrize(("slug", "lesson"), ALL)
def test_the_lesson_always_starts_alike(slug: str, lesson: Lesson) -> None:
    assert lesson.start(game(slug)).digest() == lesson.start(game(slug)).digest()


@pytest.mark.parametrize(("slug", "lesson"), ALL)
def test_the_lesson_teaches_by_doing(slug: str, lesson: Lesson) -> None:
    doing = [step for step in lesson.steps if not step.reading]
    assert len(doing) >= 2
    assert any(step.wrong for step in doing)


@pytest.mark.parametrize(("slug", "lesson"), ALL)
@pytest.mark.parametrize("seed", range(3))
def test_whoever_accepts_at_random_gets_to_the_end(slug: str, lesson: Lesson, seed: int) -> None:
    """Any accepted action at any time; in a free task only what "Show me" proposes from some point on."""
    chance = random.Random(seed)
    bench = Bench(lesson.start(game(slug)))
    walk = Walk(lesson, bench)
    for moves in range(MOST_MOVES):
        if walk.finished:
            return
        if walk.step.reading:
            walk.next()
            continue
        accepted = walk.accepted()
        assert accepted, f"step {walk.at + 1}: stuck in {bench.state.decision}"
        free = walk.step.goals and not walk.step.do
        action = walk.shown() if free and moves > MOST_MOVES // 2 else chance.choice(accepted)
        assert action is not None
        walk.take(action)
    pytest.fail(f"step {walk.at + 1} has no end")


@pytest.mark.parametrize(("slug", "lesson"), ALL)
def test_back_leads_to_the_beginning(slug: str, lesson: Lesson) -> None:
    start = lesson.start(game(slug))
    bench = Bench(start.clone())
    walk = Walk(lesson, bench)
    while not walk.finished:
        if walk.step.reading:
            walk.next()
        else:
            action = walk.shown()
            assert action is not None
            walk.take(action)
    while walk.back():
        pass
    assert walk.at == 0
    assert bench.state.digest() == start.digest()


@pytest.mark.parametrize("slug", SLUGS)
def test_foreseen_answers_are_found_in_their_order(slug: str) -> None:
    """A general pattern before a special one would hide it."""
    for lesson in lessons_of(game(slug)):
        for number, step in enumerate(lesson.steps, 1):
            for place, wrong in enumerate(step.wrong):
                hidden = [w.pattern for w in step.wrong[:place] if matches(w.pattern, wrong.pattern)]
                assert not hidden, f"{slug}: {lesson.id}: step {number}: {wrong.pattern} behind {hidden}"
