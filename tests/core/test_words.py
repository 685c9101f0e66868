"""Notation is parsed back exactly, and wrong words are explained."""

from __future__ import annotations

import pytest

from rules.core import NUMBER, Field, Notation, NotationError, Verb, Words

FRUIT = Words("fruit", ("apple", "Pear", "plum"))
NOTATION = Notation(
    (
        Verb("eat", Field("fruit", FRUIT), Field("count", NUMBER)),
        Verb("rest"),
        Verb("mix", Field("fruit", FRUIT), repeats=True),
    )
)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("eat apple 2", (0, 0, 2)),
        ("rest", (1,)),
        ("mix", (2,)),
        ("mix apple plum apple", (2, 0, 2, 0)),
        ("eat - 1", (0, -1, 1)),
    ],
)
def test_text_and_action_are_the_same_thing(text: str, action: tuple[int, ...]) -> None:
    assert NOTATION.parse(text) == action
    assert NOTATION.text(action) == text


def test_case_does_not_matter_to_people() -> None:
    assert NOTATION.parse("EAT pear 1") == (0, 1, 1)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "empty"),
        ("drink apple", "unknown action 'drink'"),
        ("eat", "write 'eat FRUIT COUNT'"),
        ("eat apple 1 2", "wrong number of words"),
        ("eat stone 1", "unknown fruit 'stone' .*known: apple, Pear, plum"),
        ("eat apple many", "no whole number"),
        ("-", "no action"),
    ],
)
def test_wrong_text_is_explained(text: str, complaint: str) -> None:
    with pytest.raises(NotationError, match=complaint):
        NOTATION.parse(text)


def test_params_are_named() -> None:
    assert NOTATION.params((0, 2, 3)) == {"fruit": "plum", "count": 3}
    assert NOTATION.params((2, 0, 1)) == {"fruit": "apple, Pear"}


def test_vocabulary_refuses_double_words() -> None:
    with pytest.raises(ValueError, match="twice"):
        Words("fruit", ("apple", "apple"))
