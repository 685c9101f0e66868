"""Verbs and vocabularies: the position of a verb in NOTATION is the first int of its actions."""

from rules.core import Field, Notation, Verb, Words

CARD = Words("card", [f"c{value}" for value in range(1, 13)])

PLAY, DRAW, ROLL, KEEP, RETURN = range(5)

NOTATION = Notation(
    (
        Verb("play", Field("card", CARD)),
        Verb("draw"),
        Verb("roll"),
        Verb("keep"),
        Verb("return", Field("card", CARD)),
    )
)
