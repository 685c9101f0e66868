"""Actions: tuples of integers, the first of which is one of these codes (their words are in `notation.py`).

Options of a decision are sorted lists of such tuples. Lists that depend on few numbers (what can be processed, paid,
swapped; where the caravans can go) are made once and shared; nobody may change them.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from rules.core import Action
from rules.terramara import board
from rules.terramara.vocabulary import KINDS, RESOURCES

(
    SEND, WORKER, USE, CRAFT, CRAFT_RESERVED, RESERVE, END_TURN, FLIP, KEEP, PROCESS, SWAP, TAKE, PAY, PAY_MILITARY,
    CHOOSE, FIRST, STEP, STOP, USE_TILE, GIVE, DRAFT_CHARACTER, DRAFT_CARD, PLACE_NEUTRAL, SETTLE, PERSONAL_TILE,
    DECLINE,
) = range(26)  # fmt: skip

WORKERS: Final = tuple((WORKER, level) for level in range(4))
TAKES: Final = tuple((TAKE, resource) for resource in range(len(RESOURCES)))
GIVES: Final = tuple((GIVE, resource) for resource in range(len(RESOURCES)))

DECLINED: Final[Action] = (DECLINE,)
ENDED: Final[Action] = (END_TURN,)
STOPPED: Final[Action] = (STOP,)
CRAFTED_RESERVED: Final[Action] = (CRAFT_RESERVED,)

TAKE_RAW: Final[list[Action]] = list(TAKES[:KINDS])
TAKE_PROCESSED: Final[list[Action]] = list(TAKES[KINDS:])
FLIP_OR_KEEP: Final[list[Action]] = [(FLIP,), (KEEP,)]
TILE_OR_NOT: Final[list[Action]] = [(USE_TILE,), DECLINED]
ONLY_END: Final[list[Action]] = [ENDED]


def multisets(held: tuple[int, ...], sizes: range) -> list[tuple[int, ...]]:
    """Sorted tuples of resources, each resource at most as often as held."""
    kinds = [kind for kind, amount in enumerate(held) if amount]
    return sorted(
        chosen
        for size in sizes
        for chosen in combinations_with_replacement(kinds, size)
        if all(chosen.count(kind) <= held[kind] for kind in set(chosen))
    )


@cache
def process_options(n: int, a: int, b: int, c: int, d: int) -> list[Action]:
    """Which raw resources to process: up to n of those held (amounts above n need not be told apart), or none."""
    return [*((PROCESS, *chosen) for chosen in multisets((a, b, c, d), range(1, n + 1))), DECLINED]


@cache
def payments(n: int, held: tuple[int, ...]) -> list[Action]:
    """Every multiset of n resources out of those held (amounts above n need not be told apart)."""
    return [(PAY, *chosen) for chosen in multisets(held, range(n, n + 1))]


@cache
def swap_options(held: tuple[bool, ...]) -> list[Action]:
    """A raw resource, or a processed one in its place (TR-11.2), for a raw resource of another kind."""
    swaps: list[Action] = [
        (SWAP, given, taken)
        for given, have in enumerate(held)
        if have
        for taken in range(KINDS)
        if taken != given % KINDS
    ]
    return [*swaps, DECLINED]


@cache
def travel_options(now: int, a: int, b: int) -> list[Action]:
    """Open steps of two caravans in a round; a step is named by the node it leaves, so caravans need no names."""
    steps: list[Action] = sorted((STEP, node, to) for node in {a, b} for to in board.OPEN_EXITS[now][node])
    return [*steps, STOPPED] if steps else []
