"""The catalogue of texts is sound: lengths, cross-references, every rule cited by a test or marked explanatory."""

from __future__ import annotations

import re
from pathlib import Path

from rules.core import Game
from tests.suite.subjects import every_game

TESTS = Path(__file__).parents[1]


@every_game
def test_topics_are_short_enough(game: Game) -> None:
    too_long = [
        f"{topic.id}.{name}: {len(text.split())} words"
        for topic in game.rulebook.topics
        for name, text, most in (
            ("glance", topic.glance, 12),
            ("text", topic.text, 40),
            ("page", topic.page, 220),
        )
        if len(text.split()) > most
    ]
    assert too_long == []


@every_game
def test_entries_name_known_rules(game: Game) -> None:
    book = game.rulebook
    unknown = [
        f"{section}.{key}: {rule}"
        for section, entries in book.entries.items()
        for key, entry in entries.items()
        for rule in entry.rules
        if book.topic_of(rule) is None
    ]
    assert unknown == []


@every_game
def test_every_rule_is_cited_by_a_test(game: Game) -> None:
    """A rule counts as cited when its id stands in a test file of the game, or is marked explanatory."""
    if game.slug == "sample":
        return
    folder = TESTS / game.slug
    text = "\n".join(path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py")))
    cited = set(re.findall(r"[A-Z]{2}-\d+(?:\.\d+)*[a-z]?", text.replace("_", "-")))
    uncited = [rule for rule in game.rulebook.rule_ids() if rule not in cited | game.rulebook.explanatory()]
    assert uncited == []
