"""Texts with named parameters, redacted events, and a catalogue that refuses mistakes."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.core import DataError, Event, Rulebook
from tests.sample import GAME

TOPIC = '[[topic]]\nid = "a"\ntitle = "A"\nglance = "g"\ntext = "t"\npage = "p"\nrules = ["SA-1"]\n'


def test_say_fills_in_names_and_words() -> None:
    book = GAME.rulebook
    assert book.say("violation", "too_low", {"ridge": 4}) == "The card must be higher than 4."
    assert book.say_event(Event("rolled", 1, "die", {"roll": 6}), ["Ada", "Béla"]) == "Béla rolls 6."
    assert book.word("deck") == "deck"
    assert book.say("violation", "never_heard_of", {}) == "never_heard_of"


def test_event_is_redacted_for_the_others() -> None:
    event = Event("drew", 0, "deck", {}, {"card": "c7"})
    assert GAME.rulebook.say_event(event.seen_by(0), ["Ada"]) == "Ada draws c7."
    assert GAME.rulebook.say_event(event.seen_by(1), ["Ada"]) == "Ada draws a card."
    assert event.seen_by(None) is event


def test_topics_are_found_by_rule_by_part_and_by_words() -> None:
    book = GAME.rulebook
    topic = book.topic_of("SA-2.3")
    assert topic is not None
    assert topic.id == "turn"
    assert book.topic_of("SA-2") is topic
    assert book.topic_of("SA-9") is None
    assert [found.id for found in book.search("ridge")] == ["goal", "turn"]


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (TOPIC + TOPIC, "same id"),
        (TOPIC + TOPIC.replace('"a"', '"b"'), "SA-1 belongs to the topics 'a' and 'b'"),
        (TOPIC + 'see = ["nowhere"]\n', "refers to 'nowhere'"),
        (TOPIC + 'explanatory = ["SA-7"]\n', "not among its rules"),
        (TOPIC + "[violations.x]\ntext = 'y'\n", "unknown entry 'violations'"),
        (TOPIC + "[violation.x]\nrules = []\n", "has no text"),
    ],
)
def test_mistakes_in_the_catalogue_are_refused(text: str, complaint: str, tmp_path: Path) -> None:
    path = tmp_path / "rulebook.toml"
    path.write_text(text)
    with pytest.raises(DataError, match=complaint):
        Rulebook.load(path)
