"""Seeds that people can read to each other: fox-amber-417."""

from __future__ import annotations

import hashlib
import random

FIRST = (
    "fox",
    "owl",
    "elk",
    "bear",
    "wolf",
    "hare",
    "crow",
    "swan",
    "lynx",
    "mole",
    "toad",
    "newt",
    "crane",
    "heron",
    "otter",
    "stork",
)
SECOND = (
    "amber",
    "birch",
    "cedar",
    "clay",
    "copper",
    "ember",
    "flint",
    "frost",
    "hazel",
    "iron",
    "jade",
    "linen",
    "moss",
    "oak",
    "pearl",
    "slate",
)


def new_seed_text() -> str:
    chance = random.SystemRandom()
    return f"{chance.choice(FIRST)}-{chance.choice(SECOND)}-{chance.randrange(100, 1000)}"


def seed_number(text: str) -> int:
    """The same text gives the same game on every computer; a plain number is itself."""
    text = text.strip().lower()
    if text.isdigit():
        return int(text)
    return int.from_bytes(hashlib.sha256(text.encode("utf-8")).digest()[:6], "big")
