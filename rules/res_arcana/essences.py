"""The five essences and heaps of them.

A heap (a pool, what lies on a component, a payment) is an immutable tuple of five counts in the order of RA-1.4, so
states share heaps and clones copy only references. A choice of essences is written as a sorted run of types:
``pay calm calm gold``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache

Essences = tuple[int, int, int, int, int]

ELAN, LIFE, CALM, DEATH, GOLD = range(5)
TYPES = range(5)
ESSENCE_IDS = ("elan", "life", "calm", "death", "gold")
NOTHING: Essences = (0, 0, 0, 0, 0)
ALL_TYPES = (ELAN, LIFE, CALM, DEATH, GOLD)


def heap(counts: Iterable[int]) -> Essences:
    """Five counts as a heap."""
    elan, life, calm, death, gold = counts
    return (elan, life, calm, death, gold)


def of(essence: int, amount: int = 1) -> Essences:
    """A heap of one type."""
    return heap(amount if other == essence else 0 for other in TYPES)


def add(a: Essences, b: Essences) -> Essences:
    """Two heaps put together."""
    return (a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4])


def subtract(a: Essences, b: Essences) -> Essences:
    """What is left of ``a`` after ``b`` was taken from it."""
    return (a[0] - b[0], a[1] - b[1], a[2] - b[2], a[3] - b[3], a[4] - b[4])


def covers(a: Essences, b: Essences) -> bool:
    """Whether ``b`` can be taken from ``a``."""
    return a[0] >= b[0] and a[1] >= b[1] and a[2] >= b[2] and a[3] >= b[3] and a[4] >= b[4]


def one_by_one(essences: Essences) -> tuple[int, ...]:
    """The heap as a sorted run of types, the form it has in an action."""
    return tuple(essence for essence in TYPES for _ in range(essences[essence]))


def counted(run: Iterable[int]) -> Essences:
    """The heap that a run of types stands for."""
    counts = [0, 0, 0, 0, 0]
    for essence in run:
        counts[essence] += 1
    return heap(counts)


def _mixes(size: int, most: Essences) -> Iterator[Essences]:
    """Every heap of ``size`` essences with at most ``most`` of each type."""
    for elan in range(min(size, most[0]), -1, -1):
        for life in range(min(size - elan, most[1]), -1, -1):
            for calm in range(min(size - elan - life, most[2]), -1, -1):
                rest = size - elan - life - calm
                for death in range(min(rest, most[3]), -1, -1):
                    if rest - death <= most[4]:
                        yield (elan, life, calm, death, rest - death)


@cache
def mixes(size: int, allowed: tuple[int, ...]) -> tuple[Essences, ...]:
    """Every way to gain ``size`` essences of the allowed types (RA-5.3)."""
    return tuple(_mixes(size, heap(size if essence in allowed else 0 for essence in TYPES)))


@lru_cache(maxsize=1 << 15)
def mixes_of(size: int, most: Essences) -> tuple[Essences, ...]:
    """Every heap of ``size`` essences that can be taken from ``most`` (RA-9.5)."""
    return tuple(_mixes(size, most))


def reduction(cost: Essences, wild: int, not_gold: int, any_part: int) -> int:
    """How much the discounts take off a cost: K of RA-7.7."""
    total = sum(cost) + wild
    off_others = min(not_gold, total - cost[GOLD])
    return off_others + min(any_part, total - off_others)


@lru_cache(maxsize=1 << 15)
def payments(
    cost: Essences, wild: int, pool: Essences, not_gold: int = 0, any_part: int = 0
) -> tuple[Essences, ...]:
    """Every legal payment (RA-7.7): typed parts, ``wild`` of any types, less the discounts.

    ``not_gold`` sums the discounts that cannot remove Gold parts, ``any_part`` the others.
    """
    off = reduction(cost, wild, not_gold, any_part)
    due = sum(cost) + wild - off
    # Above cost + wild of a type a payment could not be exact: bounding by it keeps the search small.
    most = heap(min(pool[essence], cost[essence] + wild) for essence in TYPES)
    return tuple(
        paid
        for paid in _mixes(due, most)
        if sum(max(0, cost[essence] - paid[essence]) for essence in TYPES) <= off
        and cost[GOLD] - paid[GOLD] <= any_part
    )


def payable(cost: Essences, wild: int, pool: Essences, not_gold: int, any_part: int) -> bool:
    """Whether :func:`payments` has any member, without listing them."""
    off = reduction(cost, wild, not_gold, any_part)
    missing = sum(max(0, cost[essence] - pool[essence]) for essence in TYPES)
    return missing <= off and cost[GOLD] - pool[GOLD] <= any_part and sum(pool) >= sum(cost) + wild - off
