"""Notation: every action has a short readable text that is parsed back exactly.

Inside, an action is a tuple of small ints, its kind first. A game declares one :class:`Verb` per kind of action
(``upgrade E5 temple`` is the verb ``upgrade`` with a hex and a structure) and a vocabulary for each argument; the
:class:`Notation` of the game translates both ways. Frames of the decision stack use the same vocabularies.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

Action = tuple[int, ...]
NOTHING = "-"  # the word for "no such thing", index -1, in every vocabulary


class NotationError(ValueError):
    """A text that is no action of this game; the message says which word is wrong and what could stand there."""


class Vocabulary:
    """What the ints of one argument mean; this base class is plain whole numbers."""

    def __init__(self, name: str) -> None:
        self.name = name

    def word(self, index: int) -> str:
        """The word for an int."""
        return str(index)

    def index(self, word: str) -> int:
        """The int for a word; :class:`NotationError` if there is none."""
        try:
            return int(word)
        except ValueError:
            raise NotationError(f"'{word}' is no whole number ({self.name})") from None


class Words(Vocabulary):
    """A vocabulary of fixed words: the ids of hexes, cards, resources; -1 is written ``-``."""

    def __init__(self, name: str, words: Iterable[str]) -> None:
        super().__init__(name)
        self.words: tuple[str, ...] = tuple(words)
        self._index: dict[str, int] = {word: index for index, word in enumerate(self.words)}
        if len(self._index) != len(self.words):
            raise ValueError(f"the vocabulary '{name}' has a word twice")

    def __len__(self) -> int:
        return len(self.words)

    def __contains__(self, word: object) -> bool:
        return word in self._index

    def word(self, index: int) -> str:
        return NOTHING if index == -1 else self.words[index]

    def index(self, word: str) -> int:
        if word == NOTHING:
            return -1
        found = self._index.get(word)
        if found is None:
            found = self._folded(word)
        return found

    def _folded(self, word: str) -> int:
        """Case does not matter to people: try again without it, then explain."""
        for index, known in enumerate(self.words):
            if known.lower() == word.lower():
                return index
        some = ", ".join(self.words[:12]) + (", ..." if len(self.words) > 12 else "")
        raise NotationError(f"unknown {self.name} '{word}' (known: {some})")


NUMBER = Vocabulary("number")


class Field:
    """One named argument of an action or a frame."""

    __slots__ = ("name", "vocabulary")

    def __init__(self, name: str, vocabulary: Vocabulary = NUMBER) -> None:
        self.name = name
        self.vocabulary = vocabulary


class Verb:
    """One kind of action: its word, its arguments, and whether the last argument may repeat (0 or more times)."""

    __slots__ = ("fields", "repeats", "word")

    def __init__(self, word: str, *fields: Field, repeats: bool = False) -> None:
        self.word = word
        self.fields: tuple[Field, ...] = fields
        self.repeats = repeats

    def usage(self) -> str:
        """How the verb is written, for error messages and help."""
        names = [field.name.upper() for field in self.fields]
        if self.repeats:
            names[-1] = f"[{names[-1]} ...]"
        return " ".join([self.word, *names])


def encode_fields(
    fields: Sequence[Field], repeats: bool, words: Sequence[str], usage: str
) -> tuple[int, ...]:
    """Words to ints, by the vocabularies of the fields."""
    least = len(fields) - 1 if repeats else len(fields)
    if len(words) < least or (len(words) > least and not repeats):
        raise NotationError(f"wrong number of words: write '{usage}'")
    last = len(fields) - 1
    return tuple(fields[min(place, last)].vocabulary.index(word) for place, word in enumerate(words))


def decode_fields(fields: Sequence[Field], values: Sequence[int]) -> list[str]:
    """Ints to words, by the vocabularies of the fields; the last field serves for all that repeat."""
    last = len(fields) - 1
    return [fields[min(place, last)].vocabulary.word(value) for place, value in enumerate(values)]


class Notation:
    """All verbs of one game; the position of a verb is the int of its kind of action."""

    def __init__(self, verbs: Sequence[Verb]) -> None:
        self.verbs: tuple[Verb, ...] = tuple(verbs)
        self.kinds = Words("action", (verb.word for verb in verbs))

    def kind(self, action: Action) -> str:
        """The word of the action's kind."""
        return self.verbs[action[0]].word

    def text(self, action: Action) -> str:
        """The action as text."""
        verb = self.verbs[action[0]]
        return " ".join([verb.word, *decode_fields(verb.fields, action[1:])])

    def params(self, action: Action) -> dict[str, str | int]:
        """The action's arguments by name, for labels; numbers stay numbers, repeated ones are joined."""
        verb = self.verbs[action[0]]
        found: dict[str, str | int] = {}
        for place, field in enumerate(verb.fields):
            values = action[1 + place :]
            if verb.repeats and place == len(verb.fields) - 1:
                found[field.name] = ", ".join(field.vocabulary.word(value) for value in values)
            elif isinstance(field.vocabulary, Words):
                found[field.name] = field.vocabulary.word(values[0])
            else:
                found[field.name] = values[0]
        return found

    def parse(self, text: str) -> Action:
        """The action a text stands for; :class:`NotationError` says what is wrong with it."""
        words = text.split()
        if not words:
            raise NotationError("an empty text is no action")
        kind = self.kinds.index(words[0])
        if kind < 0:
            raise NotationError(f"'{NOTHING}' is no action")
        verb = self.verbs[kind]
        return (kind, *encode_fields(verb.fields, verb.repeats, words[1:], verb.usage()))
