"""The catalogue of a game's texts: topics that cover every rule, and a sentence for everything that can be said.

``rulebook.toml`` is written in English under stable keys; the desktop translates the same sentences. A parameter
whose value is the id of a component, source or word is shown by that entry's name.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import NamedTuple

from rules.core.decision import Params
from rules.core.events import Event
from rules.core.reader import DataError, Reader, read_toml

SECTIONS = (
    "decision",
    "action",
    "violation",
    "warning",
    "event",
    "component",
    "source",
    "word",
    "option",
    "position",
)
TEXT_KEYS = ("name", "label", "title", "prompt", "text", "others", "glance", "page", "help")
_NAME_KEYS = ("name", "label", "text", "title", "prompt")
_HOLE = re.compile(r"\{(\w+)\}")

Translate = Callable[[str], str]


class Topic(NamedTuple):
    """A thing a player would look up."""

    id: str
    title: str
    glance: str
    text: str
    page: str
    see: tuple[str, ...]
    rules: tuple[str, ...]
    explanatory: tuple[str, ...]


class Entry(NamedTuple):
    """One text with its companions (glance, help ...) and the rules it stands for."""

    texts: Mapping[str, str]
    rules: tuple[str, ...]

    @property
    def name(self) -> str:
        """The entry's main text."""
        for key in _NAME_KEYS:
            if key in self.texts:
                return self.texts[key]
        return ""


class Rulebook:
    """All texts of one game."""

    def __init__(self, topics: list[Topic], entries: Mapping[str, Mapping[str, Entry]]) -> None:
        self.topics = topics
        self.entries = entries
        self._topic_of: dict[str, Topic] = {rule: topic for topic in topics for rule in topic.rules}
        self._topic_by_id: dict[str, Topic] = {topic.id: topic for topic in topics}

    @classmethod
    def load(cls, path: Path) -> Rulebook:
        """Read and check ``rulebook.toml``: unknown sections, double ids and dead cross-references are errors."""
        reader = read_toml(path)
        topics = [_topic(entry) for entry in reader.get("topic").entries()]
        _check_topics(topics, path.name)
        entries: dict[str, dict[str, Entry]] = {section: {} for section in SECTIONS}
        for section in SECTIONS:
            if reader.has(section):
                for key, entry in reader.get(section).items():
                    entries[section][key] = _entry(entry)
        reader.done()
        return cls(topics, entries)

    # -- looking up -----------------------------------------------------------------------------------------

    def rule_ids(self) -> list[str]:
        """Every rule id that a topic covers."""
        return list(self._topic_of)

    def explanatory(self) -> set[str]:
        """The rule ids that say nothing a program could do or test."""
        return {rule for topic in self.topics for rule in topic.explanatory}

    def topic_of(self, rule: str) -> Topic | None:
        """The topic of a rule id; a shorter id finds the topic of the first rule below it."""
        if rule in self._topic_of:
            return self._topic_of[rule]
        for known, topic in self._topic_of.items():
            if known.startswith(rule + "."):
                return topic
        return None

    def topic(self, id: str) -> Topic | None:
        """A topic by its own id."""
        return self._topic_by_id.get(id)

    def entry(self, section: str, key: str) -> Entry | None:
        """A text by section and key."""
        return self.entries[section].get(key)

    def search(self, words: str) -> list[Topic]:
        """Topics that contain all words, those with the words in their titles first."""
        wanted = words.lower().split()
        found = [
            topic
            for topic in self.topics
            if all(w in f"{topic.title} {topic.glance} {topic.text} {topic.page}".lower() for w in wanted)
        ]
        return sorted(found, key=lambda topic: not all(word in topic.title.lower() for word in wanted))

    # -- saying ---------------------------------------------------------------------------------------------

    def say(
        self,
        section: str,
        key: str,
        params: Params,
        players: list[str] | None = None,
        translate: Translate = str,
        text_key: str | None = None,
    ) -> str:
        """A whole sentence. Unknown keys show themselves, so a missing text is seen and found by the tests."""
        entry = self.entries[section].get(key)
        template = key if entry is None else (entry.texts.get(text_key or "") or entry.name or key)
        return self.fill(translate(template), params, players, translate)

    def fill(
        self, template: str, params: Params, players: list[str] | None = None, translate: Translate = str
    ) -> str:
        """Put named parameters into a sentence."""

        def value(hole: re.Match[str]) -> str:
            name = hole.group(1)
            if name not in params:
                return hole.group(0)
            found = params[name]
            if name in ("player", "rival", "owner") and isinstance(found, int):
                return seat_name(found, players)
            return self.word(found, translate) if isinstance(found, str) else str(found)

        return _HOLE.sub(value, template)

    def word(self, word: str, translate: Translate = str) -> str:
        """A component, source or word by its name; lists joined by ", " are named one by one."""
        if ", " in word:
            return ", ".join(self.word(part, translate) for part in word.split(", "))
        for section in ("component", "word", "source"):
            entry = self.entries[section].get(word)
            if entry is not None:
                return translate(entry.name)
        return word

    def say_event(self, event: Event, players: list[str] | None = None, translate: Translate = str) -> str:
        """An event as a log line, in the form for those who may not see its secret if it was redacted."""
        params = {"player": event.seat, "source": event.source, **event.params, **event.secret}
        return self.say("event", event.kind, params, players, translate, "others" if event.redacted else None)


def seat_name(seat: int, players: list[str] | None) -> str:
    """A seat's name; without names, its number counted from 1."""
    if players is not None and 0 <= seat < len(players):
        return players[seat]
    return f"Player {seat + 1}"


def holes(template: str) -> set[str]:
    """The names of a text's parameters."""
    return set(_HOLE.findall(template))


def _topic(reader: Reader) -> Topic:
    def texts(key: str) -> tuple[str, ...]:
        return tuple(entry.text() for entry in reader.get(key).entries()) if reader.has(key) else ()

    topic = Topic(
        reader.get("id").text(),
        reader.get("title").text(),
        reader.get("glance").text(),
        reader.get("text").text(),
        reader.get("page").text().strip(),
        texts("see"),
        texts("rules"),
        texts("explanatory"),
    )
    reader.done()
    return topic


def _entry(reader: Reader) -> Entry:
    texts = {key: reader.get(key).text() for key in TEXT_KEYS if reader.has(key)}
    rules = tuple(entry.text() for entry in reader.get("rules").entries()) if reader.has("rules") else ()
    reader.done()
    if not texts:
        raise DataError(f"{reader.place}: has no text")
    return Entry(texts, rules)


def _check_topics(topics: list[Topic], place: str) -> None:
    seen: dict[str, str] = {}
    ids = {topic.id for topic in topics}
    if len(ids) != len(topics):
        raise DataError(f"{place}: two topics have the same id")
    for topic in topics:
        for rule in topic.rules:
            if rule in seen:
                raise DataError(f"{place}: {rule} belongs to the topics '{seen[rule]}' and '{topic.id}'")
            seen[rule] = topic.id
        for other in topic.see:
            if other not in ids:
                raise DataError(f"{place}: topic '{topic.id}' refers to '{other}', which does not exist")
        for rule in topic.explanatory:
            if rule not in topic.rules:
                raise DataError(f"{place}: topic '{topic.id}': explanatory {rule} is not among its rules")
