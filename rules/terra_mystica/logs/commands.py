"""The commands of the public tracker's log language, as typed values (TM-24.4, TM-24.6)."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

CULTS = ("FIRE", "WATER", "EARTH", "AIR")

# kinds of commands that the tracker wrote itself: they hold no decision and are recomputed (TM-24.6)
COMPUTED_KINDS = frozenset({"setup", "income", "final", "score_resources", "note", "nothing"})


class Command(NamedTuple):
    """One command. ``number`` and ``what`` say how many of what; ``other`` is the second party of an exchange.

    ====================  ==================================================================================
    kind                  fields
    ====================  ==================================================================================
    build                 where
    transform             where, what (colour; "" when the log leaves it open)
    dig, burn             number
    upgrade               where, what (structure)
    send                  what (cult), number (steps; 0 for the best free space)
    advance               what ("SHIP" or "DIG")
    action                what (``ACT5``, ``BON1``, ``FAV6``, ``ACTN``)
    bridge, connect       where (two or more hexes, or one river hex)
    pass                  what (card; "" in round 6)
    convert               number, what (given), other_number, other (received)
    leech, decline        number (0: all open offers), other (faction; "" for anybody)
    gain, lose            number, what (tile, cult, resource or pseudo-resource)
    income                what ("cult", "other" or "all")
    final                 number, what (a cult or "NETWORK")
    note                  what ("accepted" or "declined")
    setup, score_resources, wait, done, nothing
    ====================  ==================================================================================
    """

    kind: str
    text: str
    number: int = 0
    what: str = ""
    where: tuple[str, ...] = ()
    other_number: int = 0
    other: str = ""


class CommandError(ValueError):
    """A text that is no command of the log language."""


_STRUCTURES = {
    "D": "D",
    "DWELLING": "D",
    "TP": "TP",
    "TH": "TP",
    "TRADING POST": "TP",
    "TRADING HOUSE": "TP",
    "TE": "TE",
    "TEMPLE": "TE",
    "SH": "SH",
    "STRONGHOLD": "SH",
    "SA": "SA",
    "SANCTUARY": "SA",
}
_RESOURCES = {
    "COIN": "C",
    "COINS": "C",
    "WORKER": "W",
    "WORKERS": "W",
    "PRIEST": "P",
    "PRIESTS": "P",
    "POWER": "PW",
    "SPADES": "SPADE",
}


def resource(word: str) -> str:
    """A resource by its short name."""
    return _RESOURCES.get(word.upper(), word.upper())


def _hex(word: str) -> str:
    return word.lower() if word[:1] in "rR" else word.upper()


def _whole(word: str | None, default: int) -> int:
    return int(word) if word else default


def _change(text: str, found: re.Match[str]) -> Command:
    sign, number, what, reason = found.groups()
    amount = _whole(number, 1)
    if reason and what.upper() == "VP" and sign == "+":
        return Command("final", text, amount, reason.strip().upper())
    return Command("gain" if sign == "+" else "lose", text, amount, resource(what))


def _upgrade(text: str, found: re.Match[str]) -> Command:
    structure = _STRUCTURES.get(" ".join(found[2].upper().split()))
    if structure is None:
        raise CommandError(f"unknown structure '{found[2]}'")
    return Command("upgrade", text, what=structure, where=(_hex(found[1]),))


def _send(text: str, found: re.Match[str]) -> Command:
    cult = found[1].upper()
    if cult not in CULTS:
        raise CommandError(f"unknown cult '{found[1]}'")
    return Command("send", text, _whole(found[2], 0), cult)


def _convert(text: str, found: re.Match[str]) -> Command:
    return Command(
        "convert",
        text,
        _whole(found[1], 1),
        resource(found[2]),
        other_number=_whole(found[3], 1),
        other=resource(found[4]),
    )


_FORMS: tuple[tuple[re.Pattern[str], Callable[[str, re.Match[str]], Command]], ...] = tuple(
    (re.compile(pattern + "$", re.IGNORECASE), make)
    for pattern, make in (
        (r"build (\w+)", lambda t, m: Command("build", t, where=(_hex(m[1]),))),
        (
            r"leech (\d+)(?: from (\w+))?",
            lambda t, m: Command("leech", t, int(m[1]), other=(m[2] or "").lower()),
        ),
        (
            r"decline(?: (\d+)(?: from (\w+))?)?",
            lambda t, m: Command("decline", t, _whole(m[1], 0), other=(m[2] or "").lower()),
        ),
        (r"pass(?: (bon\d+))?", lambda t, m: Command("pass", t, what=(m[1] or "").upper())),
        (r"upgrade (\w+) to ([\w ]+)", _upgrade),
        (
            r"transform (\w+)(?: to (\w+))?",
            lambda t, m: Command("transform", t, what=(m[2] or "").lower(), where=(_hex(m[1]),)),
        ),
        (r"dig (\d+)", lambda t, m: Command("dig", t, int(m[1]))),
        (r"burn (\d+)", lambda t, m: Command("burn", t, int(m[1]))),
        (r"convert (\d+)? ?([a-z]\w*) to (\d+)? ?([a-z]\w*)", _convert),
        (r"action (\w+)", lambda t, m: Command("action", t, what=m[1].upper())),
        (r"send (?:p|priest) to (\w+)(?: for (\d))?", _send),
        (r"advance (ship|dig)\w*", lambda t, m: Command("advance", t, what=m[1].upper())),
        (r"bridge (\w+):(\w+)", lambda t, m: Command("bridge", t, where=(_hex(m[1]), _hex(m[2])))),
        (
            r"connect (\w+(?::\w+)*)",
            lambda t, m: Command("connect", t, where=tuple(_hex(word) for word in m[1].split(":"))),
        ),
        (r"([+-]) ?(\d*) ?([a-z]\w*)(?: for ([\w -]+))?", _change),
        (
            r"(?:(cult|other|all)_)?income_for_faction",
            lambda t, m: Command("income", t, what=(m[1] or "all").lower()),
        ),
        (r"\[opponent accepted power\]", lambda t, m: Command("note", t, what="accepted")),
        (r"\[all opponents declined power\]", lambda t, m: Command("note", t, what="declined")),
        (r"(setup|score_resources|wait|done)", lambda t, m: Command(m[1].lower(), t)),
        (r"(?:start|finish|income)", lambda t, m: Command("nothing", t)),
    )
)


def parse_command(text: str) -> Command:
    """The command that a text stands for; :class:`CommandError` if it is none."""
    text = re.sub(r" *: *", ":", " ".join(text.split()))
    for form, make in _FORMS:
        found = form.match(text)
        if found is not None:
            return make(text, found)
    if text.lower() == "resign" or text.lower().startswith("drop-faction"):
        raise CommandError(f"'{text}': games with players who left cannot be replayed (TM-24.8)")
    raise CommandError(f"'{text}' is no command of the log language")
