"""Every phase of a year has words: the window shows them, in both languages."""

from __future__ import annotations

import pytest

from rules.northgard import GAME
from rules.northgard.state import PHASES


@pytest.mark.parametrize("phase", PHASES)
def test_every_phase_has_words(phase: str) -> None:
    book = GAME.rulebook
    assert book.entry("word", phase) is not None or book.entry("component", phase) is not None
