"""What a game tells the bots about itself: the module ``rules.<game>.heuristics`` and the weights beside it.

The module is found by the game's id, so that bots never import a game. It has

- ``TERMS``: the names of the terms of the evaluation, in order;
- ``features(state, seat) -> Sequence[float]``: the terms of one seat's position before weighing. They are measured so that
  term times weight is in points of the game, and describe what the seat will have in the end, not only what it has now;
- ``sensible(state, options) -> list[(prior, action)]``: the options worth a thought with a quick guess of their worth in points
  (only the order and rough size matter); leaving options out is how a game prunes. Never empty;

and, where the defaults do not fit,

- ``ENDS_TURN``: kinds of action (ints) after which a turn is over although the same seat may go on;
- ``RESTS``: indices of steps at which a position can be judged; at other decisions of a turn the planner looks further first;
- ``BIG_STEPS``: indices of steps that deserve an Expert's whole budget (default: the ``RESTS``); smaller choices get a part of it;
- ``CHANCE``: whether dice, draws or secrets matter (default True); without them one look into the future is enough;
- ``others_leave(state, seat) -> bool``: where the game goes by rounds (``state.round``) and nothing is hidden: another seat is asked,
  make all others leave the round, so that an Expert can plan the rest of it; False where they have to answer.

``weights.toml`` has for every term ``[term.NAME]`` with ``weight``, ``text`` (in words, for hints) and optionally ``novice``
(a Novice's weight: short-sighted), and may have ``[search]`` with the numbers of :class:`SearchNumbers`.
Bots also play a game without the module: then only the points on the table count.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module, util
from operator import mul
from pathlib import Path
from typing import Any, NamedTuple

from rules.core import Action, DataError, Game, State, read_toml


class SearchNumbers(NamedTuple):
    """How a game is best searched; ``[search]`` of weights.toml."""

    win: float = 25.0  # what winning is worth in points, once the game is over
    rivals: float = 1.0  # how much the rivals' mean counts against the own value with two seats
    rivals_many: float = 0.4  # the same with more seats
    clear: float = 1000.0  # a lead of this many points needs no further thought
    noise: float = 3.0  # how wrong a Novice's judgement is, in points
    worlds: int = 3  # how many redeals a Player looks at where there is chance
    depth: int = 2  # own turns that an Expert looks ahead in each of many worlds
    blind: int = 0  # 1: it tries the turns that it planned in another world, where the dice fall otherwise
    deeper: int = 0  # how many own turns further it may look there, if it has time for that
    opening: float = 1.0  # and how much wider
    small_seconds: float = (
        0.0  # of its time that an Expert spends at least on the small choices inside a turn
    )


# Terms that every game has besides its own, and the words for them.
RIVALS, LATER, WIN = "rivals", "later", "win"
COMMON_TEXTS = {
    RIVALS: "what the others have",
    LATER: "what comes later",
    WIN: "winning the game",
}


class PlainModule:
    """The stand-in for a game without heuristics: points on the table, every option sensible."""

    TERMS = ("points",)

    @staticmethod
    def features(state: State, seat: int) -> list[float]:
        return [float(state.scores()[seat].total)]

    @staticmethod
    def sensible(state: State, options: list[Action]) -> list[tuple[float, Action]]:
        return [(0.0, action) for action in options]


class Heuristic:
    """A game's evaluation with a set of weights: what the searching code works with."""

    __slots__ = (
        "_features",
        "_weights",
        "big_steps",
        "chance",
        "ends_turn",
        "game",
        "novice",
        "others_leave",
        "rests",
        "search",
        "sensible",
        "terms",
        "texts",
        "weights",
    )

    def __init__(
        self,
        game: Game,
        module: Any,
        weights: Mapping[str, float],
        texts: Mapping[str, str],
        search: SearchNumbers,
    ) -> None:
        self.game = game
        self.terms: tuple[str, ...] = tuple(module.TERMS)
        self._features = module.features
        self.sensible = module.sensible
        self.ends_turn: frozenset[int] = frozenset(getattr(module, "ENDS_TURN", ()))
        rests = getattr(module, "RESTS", None)
        self.rests: frozenset[int] | None = None if rests is None else frozenset(rests)
        big = getattr(module, "BIG_STEPS", rests)
        self.big_steps: frozenset[int] | None = None if big is None else frozenset(big)
        self.others_leave: Callable[[State, int], bool] | None = getattr(module, "others_leave", None)
        self.chance: bool = bool(getattr(module, "CHANCE", True))
        self.weights = dict(weights)
        self.texts = dict(texts)
        self.search = search
        self.novice: Mapping[str, float] = self.weights
        self._weights: tuple[float, ...] = tuple(self.weights[term] for term in self.terms)

    def with_weights(self, weights: Mapping[str, float]) -> Heuristic:
        """The same evaluation with other weights (all or some of the terms)."""
        twin: Heuristic = Heuristic.__new__(Heuristic)
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        unknown = [term for term in weights if term not in self.weights]
        if unknown:
            raise DataError(f"{self.game.title} has no term '{unknown[0]}' (known: {', '.join(self.terms)})")
        twin.weights = {**self.weights, **weights}
        twin._weights = tuple(twin.weights[term] for term in self.terms)
        return twin

    def words(self, term: str) -> str:
        """A term in words: the game's own, one that all games share, or the id of a source of points."""
        return self.texts.get(term) or COMMON_TEXTS.get(term, term)

    def value(self, state: State, seat: int) -> float:
        """What a position is worth to a seat, in points; the end counts as it is, with something for winning."""
        if not state.stack:
            return state.scores()[seat].total + (
                self.search.win if state.outcome().places[seat] == 1 else 0.0
            )
        return float(sum(map(mul, self._features(state, seat), self._weights)))

    def standing(self, state: State, seat: int) -> float:
        """The value to a seat less what it is worth to the others."""
        players = state.setup.players
        own = self.value(state, seat)
        if players == 1:
            return own
        return own - self._rivals(state, seat)

    def _rivals(self, state: State, seat: int) -> float:
        """How much what the others have counts against a seat."""
        players = state.setup.players
        others = [self.value(state, other) for other in range(players) if other != seat]
        share = self.search.rivals if players == 2 else self.search.rivals_many
        return share * (0.5 * max(others) + 0.5 * sum(others) / len(others))

    def standing_parts(self, state: State, seat: int) -> dict[str, float]:
        """The terms of which the standing of a seat is the sum."""
        found = self.parts(state, seat)
        if state.setup.players > 1:
            found[RIVALS] = -self._rivals(state, seat)
        return found

    def parts(self, state: State, seat: int) -> dict[str, float]:
        """The weighed terms by name; at the end the points by source."""
        if not state.stack:
            found = {source: float(points) for source, points in state.scores()[seat].sources.items()}
            if state.outcome().places[seat] == 1:
                found[WIN] = self.search.win
            return found
        values: Sequence[float] = self._features(state, seat)
        return {
            term: value * weight
            for term, value, weight in zip(self.terms, values, self._weights, strict=True)
        }


def read_weights(path: Path) -> tuple[dict[str, float], dict[str, float], dict[str, str], SearchNumbers]:
    """Weights, the Novice's weights, texts and search numbers of a weights.toml."""
    reader = read_toml(path)
    weights: dict[str, float] = {}
    novice: dict[str, float] = {}
    texts: dict[str, str] = {}
    for term, entry in reader.get("term").items():
        weights[term] = _number(entry.get("weight").value, f"{path.name}: {term}")
        novice[term] = (
            _number(entry.get("novice").value, f"{path.name}: {term}")
            if entry.has("novice")
            else weights[term]
        )
        texts[term] = entry.get("text").text()
    numbers: dict[str, Any] = {}
    if reader.has("search"):
        for name, entry in reader.get("search").items():
            if name not in SearchNumbers._fields:
                raise DataError(
                    f"{path.name}: [search] has no '{name}' (known: {', '.join(SearchNumbers._fields)})"
                )
            number = _number(entry.value, f"{path.name}: {name}")
            numbers[name] = int(number) if name in ("worlds", "depth", "deeper", "blind") else number
    return weights, novice, texts, SearchNumbers(**numbers)


def _number(value: object, place: str) -> float:
    if isinstance(value, bool) or not isinstance(value, int | float):
        raise DataError(f"{place}: not a number")
    return float(value)


@cache
def heuristic_of(game: Game) -> Heuristic:
    """The heuristic of a game, read once."""
    name = f"rules.{game.slug}.heuristics"
    if util.find_spec(f"rules.{game.slug}") is None or util.find_spec(name) is None:
        return Heuristic(
            game, PlainModule, {"points": 1.0}, {"points": "points on the table"}, SearchNumbers()
        )
    module = import_module(name)
    weights, novice, texts, search = read_weights(Path(str(module.__file__)).with_name("weights.toml"))
    missing = [term for term in module.TERMS if term not in weights] + [
        term for term in weights if term not in module.TERMS
    ]
    if missing:
        raise DataError(
            f"rules/{game.slug}/weights.toml and heuristics.py disagree about the term '{missing[0]}'"
        )
    found = Heuristic(game, module, weights, texts, search)
    found.novice = novice
    return found
