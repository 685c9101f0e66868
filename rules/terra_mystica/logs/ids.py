"""The log language's ids and ours (TM-24.2)."""

from __future__ import annotations

from rules.terra_mystica.content import (
    AUREN_STEPS,
    BONUS_CULT,
    BONUS_SPADE,
    COINS_TO_VP,
    DOUBLE_TURN,
    DWELLING,
    FACTION,
    FAVOR_STEP,
    FREE_TRADING,
    GIANT_SPADES,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_TO_WORKER,
    RIDE,
    SANCTUARY,
    SANDSTORM,
    STRONGHOLD,
    TEMPLE,
    TRADING_HOUSE,
    VP_TO_COIN,
    WORKER_TO_COIN,
)

# Tiles, cards and power actions are numbered from 1 in the order of our content files.
NUMBERED = ("FAV", "BON", "TW", "SCORE", "ACT")

COLOURS = ("yellow", "brown", "black", "blue", "green", "gray", "red")  # by our index of the terrain
COLOUR_TERRAIN = {
    **{colour: terrain for terrain, colour in enumerate(COLOURS)},
    "grey": COLOURS.index("gray"),
}

STRUCTURES = {"D": DWELLING, "TP": TRADING_HOUSE, "TE": TEMPLE, "SH": STRONGHOLD, "SA": SANCTUARY}
STRUCTURE_ID = {structure: word for word, structure in STRUCTURES.items()}

CULT_ID = ("FIRE", "WATER", "EARTH", "AIR")
CULTS = {word: cult for cult, word in enumerate(CULT_ID)}

SPECIALS = {
    "BON1": BONUS_SPADE,
    "BON2": BONUS_CULT,
    "FAV6": FAVOR_STEP,
    "ACTA": AUREN_STEPS,
    "ACTW": RIDE,
    "ACTC": DOUBLE_TURN,
    "ACTG": GIANT_SPADES,
    "ACTN": SANDSTORM,
    "ACTS": FREE_TRADING,
}
SPECIAL_ID = {special: word for word, special in SPECIALS.items()}
ENGINEER_BRIDGE = "ACTE"

# (given, received) -> our conversions and what each costs; P -> C is two conversions (TM-4.6.1)
CONVERSIONS: dict[tuple[str, str], tuple[int, tuple[int, ...]]] = {
    ("PW", "P"): (5, (POWER_TO_PRIEST,)),
    ("PW", "W"): (3, (POWER_TO_WORKER,)),
    ("PW", "C"): (1, (POWER_TO_COIN,)),
    ("P", "W"): (1, (PRIEST_TO_WORKER,)),
    ("P", "C"): (1, (PRIEST_TO_WORKER, WORKER_TO_COIN)),
    ("W", "C"): (1, (WORKER_TO_COIN,)),
}
ALCHEMIST_CONVERSIONS: dict[tuple[str, str], tuple[int, tuple[int, ...]]] = {
    ("VP", "C"): (1, (VP_TO_COIN,)),
    ("C", "VP"): (2, (COINS_TO_VP,)),
}


def faction_index(word: str) -> int:
    """Our faction for a log's name: the log writes chaos magicians in one word."""
    return FACTION.index("chaos_magicians" if word == "chaosmagicians" else word)


def faction_id(faction: int) -> str:
    """A faction as the log writes it."""
    return FACTION.word(faction).replace("_", "")


def number_of(word: str, kind: str, count: int) -> int:
    """The index of a numbered tile, card or action (``FAV5`` is 4), or -1 if there is no such one."""
    digits = word[len(kind) :]
    if not word.startswith(kind) or not digits.isdigit() or not 1 <= int(digits) <= count:
        return -1
    return int(digits) - 1
