"""The chapters of a game, and how far somebody has come in them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import rules
from desktop.session.games import find_game
from desktop.settings import Settings
from desktop.texts import tr
from rules.core.lesson import Lesson, chapter_files, lessons_of


@cache
def chapters(slug: str) -> tuple[Lesson, ...]:
    """All chapters of a game, in their order."""
    return tuple(lessons_of(find_game(slug)))


@cache
def chapter_count(slug: str) -> int:
    """How many there are, without reading them or importing the game: the start page asks for all games."""
    return len(chapter_files(Path(rules.__file__).parent / slug))


def chapter(slug: str, id: str) -> Lesson | None:
    return next((lesson for lesson in chapters(slug) if lesson.id == id), None)


def following(slug: str, id: str) -> Lesson | None:
    """The chapter after this one; None after the last."""
    known = chapters(slug)
    places = [place for place, lesson in enumerate(known) if lesson.id == id]
    return known[places[0] + 1] if places and places[0] + 1 < len(known) else None


# -- progress --------------------------------------------------------------------------------------------------


def learned(settings: Settings, slug: str) -> set[str]:
    """The ids of the finished chapters."""
    kept = settings.memory.get("lessons", {})
    found = kept.get(slug, []) if isinstance(kept, dict) else []
    return {id for id in found if isinstance(id, str)} if isinstance(found, list) else set()


def progress(settings: Settings, slug: str) -> tuple[int, int]:
    """(finished, all) chapters of a game."""
    total = chapter_count(slug)
    return min(len(learned(settings, slug)), total), total


def progress_words(settings: Settings, slug: str) -> str:
    """How far one has come with a game, in words."""
    done, total = progress(settings, slug)
    if total == 0:
        return tr("rule book and coach")
    if done >= total:
        return tr("all {n} chapters learned", n=total)
    return tr("{k} of {n} chapters learned", k=done, n=total) if done else tr("new")


def mark_learned(settings: Settings, slug: str, id: str) -> None:
    kept = settings.memory.get("lessons", {})
    done = sorted(learned(settings, slug) | {id})
    settings.remember("lessons", {**(kept if isinstance(kept, dict) else {}), slug: done})


def trail_of(settings: Settings, slug: str) -> tuple[str, list[str]]:
    """Where the learner left: the chapter and what was done in it ("" is a page turned); empty if nowhere."""
    kept: Any = settings.memory.get("lesson_at", {})
    at = kept.get(slug) if isinstance(kept, dict) else None
    if not isinstance(at, dict) or not isinstance(at.get("done"), list):
        return "", []
    return str(at.get("chapter", "")), [str(entry) for entry in at["done"]]


def keep_trail(settings: Settings, slug: str, id: str, done: list[str]) -> None:
    kept = settings.memory.get("lesson_at", {})
    at = {"chapter": id, "done": list(done)}
    settings.remember("lesson_at", {**(kept if isinstance(kept, dict) else {}), slug: at})


def chapter_to_open(settings: Settings, slug: str) -> Lesson | None:
    """Where "Learn" goes on: the chapter that was left, the first that is not learned, or the first of all."""
    known, done = chapters(slug), learned(settings, slug)
    left = chapter(slug, trail_of(settings, slug)[0])
    if left is not None and left.id not in done:
        return left
    return next((lesson for lesson in known if lesson.id not in done), known[0] if known else None)
