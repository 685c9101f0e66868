"""Pending steps in the words of the content that is played, and what may be left out of them.

The steps are made once, with the vocabularies of our own content. A content of an owner has as many components of
each kind (`content.REPLACEABLE`), so a number means the same place in both: only the words differ.
"""

from __future__ import annotations

from typing import Any

from rules.core import Reader, Words
from rules.terramara.content import Content
from rules.terramara.loading import standard
from rules.terramara.notation import STANDARD, Terms, terms

# Arguments that are 0 where a position says nothing about them.
ZERO_LEFT_OUT = {
    "after_action": ("done",),
    "pay_craft": ("reserved",),
    "extra_craft": ("raw_allowed",),
    "choose_resource": ("processed",),
    "return_trigger": ("processed",),
    "exchange": ("raw", "processed", "military"),
}


def _vocabularies(words: Terms) -> dict[str, Words]:
    """The vocabularies of components by the name of the argument that uses them."""
    return {"artifact": words.artifact, "source": words.source, "tile": words.bonus}


OURS = _vocabularies(STANDARD)


def written(content: Content, data: dict[str, Any]) -> dict[str, Any]:
    """A step as the core writes it, with the words of this content."""
    if content is standard():
        return data
    theirs = _vocabularies(terms(content))
    return {
        key: theirs[key].word(OURS[key].index(value)) if key in OURS and value is not None else value
        for key, value in data.items()
    }


def readable(content: Content, reader: Reader) -> Reader:
    """A step from a position as the core reads it: completed, and in the words of our own content."""
    data = dict(reader.table())
    kind = data.get("step")
    for name in ZERO_LEFT_OUT.get(kind, ()) if isinstance(kind, str) else ():
        data.setdefault(name, 0)
    if content is not standard():
        theirs = _vocabularies(terms(content))
        for key in OURS.keys() & data.keys():
            data[key] = _our_word(Reader(data[key], f"{reader.place}.{key}"), theirs[key], OURS[key])
    return Reader(data, reader.place)


def _our_word(entry: Reader, theirs: Words, ours: Words) -> str | None:
    """Positions written before owners' words were used have ours."""
    if isinstance(entry.value, str) and entry.value not in theirs and entry.value in ours:
        return entry.value
    index = entry.word(theirs)
    return None if index < 0 else ours.word(index)
