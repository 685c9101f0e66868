"""What the tracker does to a typed line before it executes it (command logs only, log_format.md section 2)."""

from __future__ import annotations

import re
from typing import NamedTuple


class TypedCommand(NamedTuple):
    """One command of a command log; ``faction`` is empty for the administrator's and for comments (``# ...``)."""

    line: int
    faction: str
    text: str


# the tracker's own corrections of a line, each applied once
_REORDERINGS = tuple(
    (re.compile(pattern, re.IGNORECASE), replacement)
    for pattern, replacement in (
        (r"\s*pass\.\s*\+\s*bon", " pass BON"),
        (r"(^|\.)\s*\+\s*bon", r"\1 pass BON"),
        (r"(build \w+)\. ?(transform \w+(?: to \w+)?)", r"\2. \1"),
        (r"(dig \w)\. ?(action \w+)", r"\2. \1"),
    )
)
_PASS_FIRST = re.compile(r"\s*(pass \w+)\. ?(convert (?:\d+ *)?\w+ to (?:\d+ *)?\w+)", re.IGNORECASE)
_PASS_LAST = r" \2. \1"
_ENGINEER_BRIDGES = (
    (re.compile(r"-2w\.\s*bridge", re.IGNORECASE), "action ACTE. bridge"),
    (re.compile(r"convert 2 *(?:w|workers) to 1? *bridge", re.IGNORECASE), "action ACTE"),
)
_ANSWER = re.compile(r"(?:leech|decline)", re.IGNORECASE)
_GAIN = re.compile(r"\+ ?(\d*) ?([a-z]\w*)$", re.IGNORECASE)


def typed_commands(lines: list[tuple[int, str]]) -> list[TypedCommand]:
    """The commands of a command log in the order in which the tracker executes them."""
    found: list[TypedCommand] = []
    for number, line in lines:
        found += _line_commands(number, line)
    return _merge_gains(found)


def _line_commands(number: int, line: str) -> list[TypedCommand]:
    line, hash_sign, comment = line.partition("#")
    found = []
    if hash_sign and comment and not comment.startswith("#"):
        found.append(TypedCommand(number, "", "#" + comment))
    line = " ".join(line.split())
    faction, colon, rest = line.partition(":")
    faction = faction.strip()
    if not colon or " " in faction:  # the administrator's lines have no faction and are not split at dots
        return [*found, TypedCommand(number, "", line)] if line else found
    faction = faction.lower()
    rest = re.sub(r" ?\. ?", ". ", rest)  # extra blanks are harmless
    if faction == "engineers":
        for pattern, replacement in _ENGINEER_BRIDGES:
            rest = pattern.sub(replacement, rest)
    for pattern, replacement in _REORDERINGS:
        rest = pattern.sub(replacement, rest, count=1)
    while (moved := _PASS_FIRST.sub(_PASS_LAST, rest, count=1)) != rest:  # every free step before the pass
        rest = moved
    commands = [command.strip() for command in rest.split(".") if command.strip()]
    answers = [command for command in commands if _ANSWER.match(command)]
    others = [command for command in commands if not _ANSWER.match(command)]
    return found + [TypedCommand(number, faction, command) for command in answers + others]


def _bare(text: str) -> str:
    return text.replace(" ", "").lower()


def _merge_gains(commands: list[TypedCommand]) -> list[TypedCommand]:
    """Two identical neighbouring gains of one faction become one of double size, also across lines."""
    found: list[TypedCommand] = []
    merged = False
    for command in commands:
        before = found[-1] if found else None
        if (
            not merged
            and before is not None
            and before.faction == command.faction != ""
            and _bare(before.text) == _bare(command.text)
            and (gain := _GAIN.match(before.text))
        ):
            found[-1] = before._replace(text=f"+{2 * int(gain[1] or 1)}{gain[2]}")
            merged = True
            continue
        found.append(command)
        merged = False
    return found
