"""The generator gives the same numbers on every machine; its trace can be repeated."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.core import Rng
from rules.core.rng import ForcedChanceError


def test_first_numbers_are_those_of_splitmix64() -> None:
    """The reference sequence of SplitMix64 for seed 0."""
    rng = Rng(0)
    assert [rng.next64() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_shuffle_is_pinned_by_seed() -> None:
    cards = list(range(10))
    Rng(7).shuffle(cards)
    assert cards == [8, 1, 5, 9, 0, 4, 3, 2, 6, 7]


def test_below_is_even_enough() -> None:
    rng = Rng(3)
    counts = Counter(rng.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_below_refuses_an_empty_range() -> None:
    with pytest.raises(ValueError, match="positive bound"):
        Rng(1).below(0)


def test_clone_goes_its_own_way() -> None:
    rng = Rng(5)
    twin = rng.clone()
    assert [rng.below(100) for _ in range(5)] == [twin.below(100) for _ in range(5)]
    assert rng.draws == 5


def test_trace_can_be_forced_and_the_generator_goes_on_as_before() -> None:
    first, second = Rng(9), Rng(9)
    first.trace = []
    drawn = [first.below(20) for _ in range(4)]
    assert first.trace == drawn
    second.forced = [0, 1, 2, 3]
    assert [second.below(20) for _ in range(4)] == [0, 1, 2, 3]
    assert second.state == first.state


def test_forced_chance_must_fit_the_question() -> None:
    rng = Rng(9)
    rng.forced = [6]
    with pytest.raises(ForcedChanceError, match="not below 6"):
        rng.below(6)
