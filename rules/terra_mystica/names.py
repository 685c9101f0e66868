"""Names that may be given in more than one way: bridge sites by either end, tiles and cards by their short names."""

from __future__ import annotations

from collections.abc import Iterable

from rules.core import Words


class SiteWords(Words):
    """Bridge sites: a bridge has no direction, so ``C1-B1`` is ``B1-C1`` (TM-2.6.1); public logs write ``B1:C1``."""

    def index(self, word: str) -> int:
        one, dash, other = word.replace(":", "-").partition("-")
        if dash and one and other:
            for name in (f"{one}-{other}", f"{other}-{one}"):
                for index, known in enumerate(self.words):
                    if known.lower() == name.lower():
                        return index
        return super().index(word)


class ShortWords(Words):
    """Ids that share a first word: it may be left out (``priest`` for ``bonus_priest``, TM-3.10.2)."""

    def __init__(self, name: str, prefix: str, words: Iterable[str]) -> None:
        super().__init__(name, words)
        self.prefix = prefix

    def index(self, word: str) -> int:
        name = f"{self.prefix}_{word.lower()}"
        return super().index(name if name in self else word)
