"""The guided lessons of a game, if it has any: rules/<game>/lessons/*.toml, in order."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from desktop import folders


def lesson_files(slug: str) -> list[Path]:
    return sorted((folders.resources().parent / "rules" / slug / "lessons").glob("*.toml"))


@cache
def chapter_count(slug: str) -> int:
    return len(lesson_files(slug))
