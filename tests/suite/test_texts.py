"""The catalogue of texts is sound: lengths, cross-references, every rule cited by a test or marked explanatory."""

from __future__ import annotations

import re
from pathlib import Path

from rules.core import Game, Rng
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


def position_keys(value: object) -> set[str]:
    """The keys of a position that are words, not ids of places on the board (which have capitals or digits)."""
    found: set[str] = set()
    if isinstance(value, dict):
        for key, inner in value.items():
            found |= {str(key)} | position_keys(inner)
    elif isinstance(value, list):
        for inner in value:
            found |= position_keys(inner)
    return {key for key in found if key.islower()}


@every_game
def test_every_entry_of_a_position_has_a_name(game: Game) -> None:
    """The text view shows positions to people: nothing there may be a bare key."""
    if game.slug == "sample":
        return
    book = game.rulebook
    keys: set[str] = set()
    for players in range(game.least_players, game.most_players + 1):
        state = game.new(players, 4)
        rng = Rng(4)
        for step in range(400):
            if state.over:
                break
            if step % 20 == 0:
                keys |= position_keys(state.position_data())
            state.play(rng.choice(state.legal()))
    sections = ("position", "word", "component", "source")
    assert sorted(key for key in keys if not any(book.entry(section, key) for section in sections)) == []


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
