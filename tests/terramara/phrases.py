"""Effects as the rules write them ("2 cattle + 1 military; process up to 1"), turned into what a test expects.

The tables of the tests are copied from section 22 of the rules, not from the content files, so that a slip in the data
is found.
"""

from __future__ import annotations

import re
from typing import NamedTuple

NAMES = {"bricks": "brick", "planks": "plank"}
TRACKS = ("military", "culture")


class Expected(NamedTuple):
    """What `settle_simply` must ask, and what the player has gained afterwards."""

    asked: list[str]
    gained: dict[str, int]


def expect(phrase: str) -> Expected:
    asked: list[str] = []
    gained: dict[str, int] = {}

    def add(name: str, amount: int) -> None:
        gained[name] = gained.get(name, 0) + amount

    for part in phrase.split("; "):
        if part.startswith("process up to"):
            amount = int(part.split()[-1])
            asked.append(f"process {amount}")
            # The simple player processes cattle, of which the tests hand out enough.
            add("cattle", -amount)
            add("leather", amount)
            continue
        if part.startswith("exchange"):
            _exchange(part, asked, add)
            continue
        if part.startswith("craft 1 artifact"):
            asked.append("extra_craft")
            continue
        if part == "recruit a worker":
            add("worker", 1)
            continue
        _gain(part, asked, add)
    return Expected(asked, gained)


def _gain(part: str, asked: list[str], add: object) -> None:
    """Resources first, then VP, military, culture, travel (TR-17.9): only questions show that order."""
    assert callable(add)
    questions: list[tuple[int, str]] = []
    for item in part.split(" + "):
        match = re.fullmatch(r"(\d+) (.+)", item)
        assert match, item
        amount, name = int(match[1]), match[2]
        if name == "any processed":
            questions += [(1, f"choose_resource {left}") for left in range(amount, 0, -1)]
            add("metal", amount)
        elif name == "any raw":
            questions += [(0, f"choose_resource {left}") for left in range(amount, 0, -1)]
            add("ore", amount)
        elif name == "travel":
            questions.append((2, f"travel_step {amount}"))
        elif name == "warriors":
            add("warrior", amount)
        elif name == "VP":
            add("vp", amount)
        elif name.endswith("worker"):
            add("worker_" + name.split()[1], amount)
        else:
            add(NAMES.get(name, name), amount)
    asked += [question for _, question in sorted(questions, key=lambda pair: pair[0])]


def _exchange(part: str, asked: list[str], add: object) -> None:
    assert callable(add)
    match = re.fullmatch(
        r"exchange (\d+) (any raw|any processed|military) -> (.+?)(?: \(up to (\d)x\))?", part
    )
    assert match, part
    for _ in range(int(match[4] or 1)):
        asked.append("exchange")
        # The simple player pays cattle, leather or military.
        price = {"any raw": "cattle", "any processed": "leather", "military": "military"}[match[2]]
        add(price, -int(match[1]))
        _gain(match[3], asked, add)
