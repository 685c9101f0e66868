"""A game's sentences in the current language: prompts, options, refusals, log lines, and explanations."""

from __future__ import annotations

import html
import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QCoreApplication

from desktop.texts import plain, tr
from rules.core import Action, Decision, Event, Game, Notice, Topic, Violation

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtGui import QImage

NOT_SHOWN = "-"  # the name of entries that only the program needs


class Explanation(NamedTuple):
    """Something explained in three depths: a glance, a text, a page."""

    title: str
    glance: str = ""
    text: str = ""
    page: str = ""
    rules: tuple[str, ...] = ()
    topic: str = ""  # id of the topic to open
    see: tuple[str, ...] = ()  # ids of further topics
    picture: Callable[[QSize, float], QImage] | None = (
        None  # draws it as large as there is room, in device pixels
    )


class Section(NamedTuple):
    """A chapter of the rules: what the ids of its rules begin with, its title, its topics."""

    id: str
    title: str
    topics: tuple[Topic, ...]


class GameTexts:
    """The rulebook of a game through the translator. Stateless about language: every call translates anew."""

    def __init__(self, game: Game, names: Sequence[str]) -> None:
        self.game = game
        self.names = list(names)
        self._book = game.rulebook

    def translate(self, source: str) -> str:
        return QCoreApplication.translate(self.game.slug, source)

    def title(self) -> str:
        return self.translate(self.game.title)

    # -- sentences -----------------------------------------------------------------------------------------

    def prompt(self, decision: Decision) -> str:
        params = {"player": decision.seat, **decision.params}
        return self._book.say("decision", decision.kind, params, self.names, self.translate)

    def label(self, action: Action) -> str:
        notation = self.game.notation
        return self._book.say(
            "action", notation.kind(action), notation.params(action), self.names, self.translate
        )

    def answer_name(self, action: Action) -> str:
        """An answer by the name of the thing it takes; where it has none, by its whole sentence."""
        words = [str(value) for value in self.game.notation.params(action).values()]
        return self.word(words[0]) if len(words) == 1 and self.has_word(words[0]) else self.label(action)

    def violation(self, violation: Violation) -> str:
        return self._book.say("violation", violation.kind, violation.params, self.names, self.translate)

    def warning(self, notice: Notice) -> str:
        return self._book.say("warning", notice.kind, notice.params, self.names, self.translate)

    def event(self, event: Event) -> str:
        return self._book.say_event(event, self.names, self.translate)

    def source(self, key: str) -> str:
        entry = self._book.entry("source", key)
        return self.translate(entry.name) if entry is not None else self.word(key)

    def position_key(self, key: str) -> str | None:
        """What an entry of a position is called; None if it is not for people."""
        entry = self._book.entry("position", key)
        if entry is None:
            return self.word(key) if self.has_word(key) else humanise(key)
        return None if entry.name == NOT_SHOWN else self.translate(entry.name)

    def is_position_key(self, key: str) -> bool:
        """Is it an entry of positions, and not the id of a thing?"""
        return self._book.entry("position", key) is not None

    def option(self, key: str) -> tuple[str, str]:
        """Title and help of an option of the set-up."""
        entry = self._book.entry("option", key)
        if entry is None:
            return humanise(key), ""
        return self.translate(entry.texts.get("title") or entry.name), self.translate(
            entry.texts["help"]
        ) if "help" in entry.texts else ""

    def has_word(self, word: str) -> bool:
        return any(self._book.entry(section, word) is not None for section in ("component", "word", "source"))

    def word(self, word: str) -> str:
        """An id by its name; without a name, made readable."""
        if self.has_word(word):
            return self._book.word(word, self.translate)
        return humanise(word) if "_" in word else word

    def reason(self, reason: str, params: dict[str, str | int]) -> str:
        return self._book.fill(self.translate(self._book.word(reason)), params, self.names, self.translate)

    # -- explanations --------------------------------------------------------------------------------------

    def explain_word(self, word: str) -> Explanation | None:
        """A component, or a word with a text of its own."""
        entry = self._book.entry("component", word)
        if entry is None:
            return None
        texts = {key: self.translate(text) for key, text in entry.texts.items()}
        topic = self.topic_of(entry.rules)
        page = self.translate(topic.page) if topic is not None else ""
        return Explanation(
            self.translate(entry.name), texts.get("glance", ""), texts.get("text", ""), page, entry.rules,
            topic.id if topic else "", topic.see if topic else (),
        )  # fmt: skip

    def explain_rules(self, rules: Sequence[str]) -> Explanation | None:
        topic = self.topic_of(rules)
        return self.explain_topic(topic.id) if topic is not None else None

    def explain_topic(self, id: str) -> Explanation | None:
        topic = self._book.topic(id)
        if topic is None:
            return None
        t = self.translate
        return Explanation(
            t(topic.title), t(topic.glance), t(topic.text), t(topic.page), topic.rules, topic.id, topic.see
        )

    def explain_decision(self, decision: Decision) -> Explanation | None:
        entry = self._book.entry("decision", decision.kind)
        return self.explain_rules(decision.rules or (entry.rules if entry else ()))

    def explain_action(self, action: Action, decision: Decision | None = None) -> Explanation | None:
        """Its topic; of an action that answers several questions the one that this `decision` is about."""
        entry = self._book.entry("action", self.game.notation.kind(action))
        if entry is None:
            return None
        asked = self._book.entry("decision", decision.kind) if decision is not None else None
        shared = [rule for rule in entry.rules if asked is not None and rule in asked.rules]
        return self.explain_rules((*shared, *entry.rules))

    def topics_of_action(self, action: Action) -> set[str]:
        """Ids of all topics whose rules an action of this kind follows."""
        entry = self._book.entry("action", self.game.notation.kind(action))
        found = (self._book.topic_of(rule) for rule in entry.rules) if entry is not None else ()
        return {topic.id for topic in found if topic is not None}

    def explain_target(self, target: str) -> Explanation | None:
        """A target of the board (`prefix:word`): its component, or the topic of its kind."""
        prefix, _, word = target.partition(":")
        for candidate in (word, f"{prefix}_{word}", prefix):
            found = self.explain_word(candidate)
            if found is not None:
                return found
        return None

    def topic_of(self, rules: Sequence[str]) -> Topic | None:
        for rule in rules:
            topic = self._book.topic_of(rule)
            if topic is not None:
                return topic
        return None

    # -- the rule browser ----------------------------------------------------------------------------------

    def topics(self, words: str = "") -> list[Topic]:
        """Topics that contain all words (accents and case ignored, rule ids too): the rule asked for, titles, the rest."""
        wanted = plain(words).split()
        if not wanted:
            return list(self._book.topics)
        found = []
        for topic in self._book.topics:
            title = plain(self.translate(topic.title))
            texts = (self.translate(text) for text in (topic.glance, topic.text, topic.page))
            body = plain(" ".join((*texts, *topic.rules)))
            if all(word in title or word in body for word in wanted):
                is_rule = any(plain(rule) in wanted for rule in topic.rules)
                in_title = all(word in title for word in wanted)
                found.append((not is_rule, not in_title, topic))
        return [topic for *_, topic in sorted(found, key=lambda entry: entry[:2])]

    def sections(self, words: str = "") -> list[Section]:
        """The topics that contain all words, by the sections of the rules; a topic without rules follows its neighbour."""
        found = {topic.id for topic in self.topics(words)}
        groups: dict[str, list[Topic]] = {}
        section = ""
        for topic in self._book.topics:
            section = topic.rules[0].partition(".")[0] if topic.rules else section
            members = groups.setdefault(section, [])
            if topic.id in found:
                members.append(topic)
        ordered = sorted(groups, key=lambda id: int(id.rpartition("-")[2] or 0))
        return [Section(id, self.word(id), tuple(groups[id])) for id in ordered if groups[id]]

    def components(self, words: str) -> list[tuple[str, str]]:
        """(id, name) of components whose name contains all words."""
        wanted = plain(words).split()
        if not wanted:
            return []
        named = ((key, self.translate(entry.name)) for key, entry in self._book.entries["component"].items())
        return [(key, name) for key, name in named if all(word in plain(name) for word in wanted)][:30]

    def page_html(self, explanation: Explanation, now: str = "") -> str:
        """The third depth as rich text with links `topic:<id>`; `now` is what it means at the table at this moment."""
        parts = [f"<h3>{html.escape(explanation.title)}</h3>"]
        if explanation.glance:
            parts.append(f"<p><b>{html.escape(explanation.glance)}</b></p>")
        if explanation.text:
            parts.append(f"<p>{html.escape(explanation.text)}</p>")
        parts.append(now)
        for paragraph in re.split(r"\n\s*\n", explanation.page):
            if paragraph.strip() and paragraph.strip() != explanation.text:
                parts.append(f"<p>{html.escape(' '.join(paragraph.split()))}</p>")
        if explanation.see:
            links = []
            for id in explanation.see:
                topic = self._book.topic(id)
                if topic is not None:
                    links.append(f"<a href='topic:{id}'>{html.escape(self.translate(topic.title))}</a>")
            parts.append(f"<p><i>{html.escape(tr('See also'))}:</i> {' · '.join(links)}</p>")
        if explanation.rules:
            parts.append(f"<p><small>{html.escape(' · '.join(explanation.rules))}</small></p>")
        return "".join(parts)


def humanise(key: str) -> str:
    """An id made readable where the rulebook has no word for it."""
    return key.replace("_", " ")
