"""Verbs and vocabularies: the position of a verb in NOTATION is the first int of its actions."""

from __future__ import annotations

from functools import cache

from rules.core import Action, Field, Notation, NotationError, Verb, Vocabulary, Words
from rules.res_arcana.content import COMPONENT, POWER
from rules.res_arcana.essences import Essences, mixes, one_by_one
from rules.res_arcana.vocabulary import ESSENCE


class Seats(Vocabulary):
    """Players, counted from 1 in texts."""

    def word(self, index: int) -> str:
        return str(index + 1)

    def index(self, word: str) -> int:
        number = super().index(word)
        if number < 1:
            raise NotationError(f"players are counted from 1, not {number}")
        return number - 1


PLAYER = Seats("player")
DECK = Words("deck", ("own", "monuments"))
OWN_DECK, MONUMENT_DECK = range(2)

(
    PLACE,
    CLAIM,
    CLAIM_TOP,
    DISCARD,
    USE,
    PASS,
    ITEM,
    MAGE,
    SET,
    KEEP,
    PICK,
    BEGIN,
    TAKE,
    LEAVE,
    GAIN,
    PAY,
    LOSE,
    PAY_CURSE,
    TURN_INSTEAD,
    FOR_GOLD,
    FOR_ESSENCES,
    TURN,
    DESTROY,
    DROP,
    CONVERT,
    INTO,
    STRAIGHTEN,
    BRING,
    COPY,
    PUT,
    LOOK,
    ORDER,
    DEFEND,
    REACT,
    SUFFER,
    BOOST,
    DECLINE,
) = range(37)

HEAPS = (GAIN, PAY, LOSE)  # actions that name a heap of essences
CONVERT_NOTHING: Action = (CONVERT, -1, 0)


class HeapNotation(Notation):
    """Heaps may be typed in any order, their actions list the types as in RA-1.4; none of a type is no type (RA-7.10)."""

    def parse(self, text: str) -> Action:
        action = super().parse(text)
        if action[0] in HEAPS:
            return (action[0], *sorted(action[1:]))
        return CONVERT_NOTHING if action[0] == CONVERT and action[2] == 0 else action


_ESSENCES = Field("essences", ESSENCE)
_COMPONENT = Field("component", COMPONENT)
_CARD = Field("card", COMPONENT)

NOTATION = HeapNotation(
    (
        Verb("place", _CARD),
        Verb("claim", _COMPONENT),
        Verb("claim_top"),
        Verb("discard", _CARD),
        Verb("use", Field("power", POWER)),
        Verb("pass"),
        Verb("item", _COMPONENT),
        Verb("mage", _COMPONENT),
        Verb("set", Field("set")),
        Verb("keep", _CARD),
        Verb("pick", _CARD),
        Verb("begin", Field("player", PLAYER)),
        Verb("take", _COMPONENT),
        Verb("leave", _COMPONENT),
        Verb("gain", _ESSENCES, repeats=True),
        Verb("pay", _ESSENCES, repeats=True),
        Verb("lose", _ESSENCES, repeats=True),
        Verb("pay_curse"),
        Verb("turn_instead"),
        Verb("for_gold"),
        Verb("for_essences"),
        Verb("turn", _COMPONENT),
        Verb("destroy", _COMPONENT),
        Verb("drop", _CARD),
        Verb("convert", Field("essence", ESSENCE), Field("amount")),
        Verb("into", Field("essence", ESSENCE)),
        Verb("straighten", _COMPONENT),
        Verb("bring", _CARD),
        Verb("copy", Field("rival", PLAYER)),
        Verb("put", _COMPONENT),
        Verb("look", Field("deck", DECK)),
        Verb("order", Field("cards", COMPONENT), repeats=True),
        Verb("defend"),
        Verb("react", Field("power", POWER)),
        Verb("suffer"),
        Verb("boost"),
        Verb("decline"),
    )
)


@cache
def bundle(kind: int, essences: Essences) -> Action:
    """The action of gaining, paying or losing a heap of essences."""
    return (kind, *one_by_one(essences))


@cache
def gains(size: int, allowed: tuple[int, ...]) -> tuple[Action, ...]:
    """Every way to gain so many essences of the allowed types; heaps are listed in the order of their actions."""
    return tuple(bundle(GAIN, essences) for essences in mixes(size, allowed))
