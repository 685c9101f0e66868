"""The games as the home page needs them, without importing any rules: resources/catalogue.toml."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

from desktop import folders
from desktop.texts import translate


class Entry(NamedTuple):
    """One game of the catalogue."""

    slug: str
    name: str
    players: tuple[int, int]
    count_rule: str  # the rule that says how many may play
    minutes: int
    icons: tuple[str, ...]
    about: str
    table: str
    first: dict[str, Any]  # the recommended first game: players, options
    told: tuple[str, ...]  # topics of the rulebook that say what it is like
    part: dict[str, Any]  # what a seat plays as, and who decides that: see desktop.session.parts

    def about_text(self) -> str:
        """What the game is like, in the current language."""
        return translate(self.slug, self.about)

    def title(self) -> str:
        return translate(self.slug, self.name)


@lru_cache(maxsize=1)
def catalogue() -> dict[str, Entry]:
    import tomllib  # two milliseconds that the first paint need not wait for

    data = tomllib.loads((folders.resources() / "catalogue.toml").read_text(encoding="utf-8"))
    return {
        slug: Entry(
            slug,
            e["name"],
            (e["players"][0], e["players"][1]),
            e["count_rule"],
            e["minutes"],
            tuple(e["icons"]),
            e["about"],
            e["table"],
            e.get("first", {}),
            tuple(e.get("told", ())),
            e.get("part", {}),
        )
        for slug, e in data.items()
    }
