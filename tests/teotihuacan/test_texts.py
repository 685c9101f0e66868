"""Every component, violation, warning and event has a text, and no text is left over."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules.core import Words
from rules.teotihuacan import GAME
from rules.teotihuacan import vocabulary as v
from rules.teotihuacan.state import TeotihuacanState

SOURCE = "\n".join(
    path.read_text(encoding="utf-8")
    for path in sorted((Path(__file__).parents[2] / "rules/teotihuacan").glob("*.py"))
)
VOCABULARIES = [
    v.BOARD,
    v.SPACE,
    v.SITE,
    v.TEMPLE,
    v.RESOURCE,
    v.TECHNOLOGY,
    v.ROYAL,
    v.DISCOVERY,
    v.STARTING_TILE,
    v.BONUS,
    v.ASCENSION,
    v.PYRAMID_TILE,
    v.PYRAMID_SPACE,
    v.DECORATION_TILE,
    v.DECORATION_SPACE,
    v.ICON,
    v.BOT_TILE,
]
# Names built from parts in the code: violations by a condition, Teotibot's twins of players' events.
COMPOSED = {
    "temple_finished",
    "top_step_taken",
    "all_technologies_known",
    "top_row_known",
    "worker_locked",
    "worker_just_moved",
}


@pytest.mark.parametrize("words", VOCABULARIES, ids=lambda words: words.name)
def test_every_component_has_name_glance_and_text(words: Words) -> None:
    book = GAME.rulebook
    for word in words.words:
        entry = book.entry("component", word)
        assert entry is not None, f"no [component.{word}]"
        assert {"name", "glance", "text"} <= set(entry.texts)
        assert len(entry.texts["glance"].split()) <= 12
        assert entry.rules


@pytest.mark.parametrize(
    "words", [v.BENEFIT, v.PAYMENT, v.DIRECTION, v.BOT_SLOT, v.SOURCE], ids=lambda words: words.name
)
def test_every_word_of_a_parameter_has_a_text(words: Words) -> None:
    book = GAME.rulebook
    for word in words.words:
        assert any(book.entry(section, word) for section in ("component", "word", "source")), word


def named(pattern: str) -> set[str]:
    return set(re.findall(pattern, SOURCE))


def test_violations_and_warnings_in_code_and_catalogue_agree() -> None:
    book = GAME.rulebook
    refused = named(r'Violation\(\s*"(\w+)"') | COMPOSED | {"game_over"}
    assert refused == set(book.entries["violation"])
    assert named(r'Notice\(\s*"(\w+)"') == set(book.entries["warning"])


def test_events_in_code_and_catalogue_agree() -> None:
    told = named(r'(?:tell|emit)\(\s*"(\w+)"') | {"moved", "moved_two"}
    texts = set(GAME.rulebook.entries["event"])
    assert told <= texts | {"advanced"}
    assert {text for text in texts if text.removeprefix("bot_") not in told} - told == set()


def test_te_23_every_decision_of_the_list_is_a_step_or_an_action_beside_one() -> None:
    asked = {step.kind for step in TeotihuacanState.steps if not step.automatic}
    # Tiles and the paid unlock stand beside every decision instead of being one of their own.
    assert set(GAME.rulebook.entries["decision"]) == asked | {"use_discovery", "paid_unlock"}


def test_rules_named_in_code_exist() -> None:
    for rule in named(r"TE-\d+(?:\.\d+)*"):
        assert GAME.rulebook.topic_of(rule) is not None, rule


def test_every_id_of_the_rules_is_covered() -> None:
    """The specification has 240 numbered rules; each stands in exactly one topic (the loader checks doubles)."""
    assert len(GAME.rulebook.rule_ids()) == 240
    assert 40 <= len(GAME.rulebook.topics) <= 70
