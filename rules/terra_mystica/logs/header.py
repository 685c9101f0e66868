"""The head of a log: options, scoring tiles, bonus cards and seats, and whether it is a game we can play (TM-24.8)."""

from __future__ import annotations

from typing import NamedTuple

from rules.core.reader import DataError

# option of the log -> option of ours
GAME_OPTIONS = {
    "variable-turn-order": "variable_turn_order",
    "errata-cultist-power": "cultists_errata_power",
    "mini-expansion-1": "promo_town_tiles",
    "shipping-bonus": "promo_shipping_card",
    "temple-scoring-tile": "promo_temple_tile",
}
OPTIONS_WITHOUT_EFFECT = frozenset(
    {
        "strict-leech",
        "strict-darkling-sh",
        "strict-chaosmagician-sh",
        "email-notify",
        "maintain-player-order",
        "merge-income-phases",
    }
)
BASE_MAPS = frozenset({"original", "126fe960806d587c78546b30f1a90853b1ada468"})
COLOUR_OF_FACTION = {
    "alchemists": "black",
    "darklings": "black",
    "auren": "green",
    "witches": "green",
    "chaosmagicians": "red",
    "giants": "red",
    "cultists": "brown",
    "halflings": "brown",
    "dwarves": "gray",
    "engineers": "gray",
    "fakirs": "yellow",
    "nomads": "yellow",
    "mermaids": "blue",
    "swarmlings": "blue",
}
ROUNDS = 6


class Header(NamedTuple):
    """What the head of a log says, in the log's own ids."""

    options: tuple[str, ...]
    scoring: tuple[str, ...]  # rounds 1 to 6
    cards: tuple[str, ...]  # the bonus cards in play
    factions: tuple[str, ...]  # by seat


class HeaderLines:
    """Collects the header while a file is read; :meth:`header` checks that it makes a game."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.options: list[str] = []
        self.scoring: list[str] = []
        self.removed: list[str] = []
        self.cards: list[str] | None = None
        self.factions: list[str] = []
        self.players: int | None = None

    def fail(self, line: int, message: str) -> DataError:
        """The error for something in the file that cannot be used."""
        return DataError(f"{self.name}: line {line}: {message}")

    def option(self, line: int, option: str) -> None:
        """An ``option`` line: known ones are kept, those that make it another game are refused."""
        option = option.lower()
        if option not in GAME_OPTIONS and option not in OPTIONS_WITHOUT_EFFECT:
            raise self.fail(line, f"games with the option '{option}' cannot be replayed (TM-24.8)")
        if option not in self.options:
            self.options.append(option)

    def use_map(self, line: int, name: str) -> None:
        """A ``map`` line: only the base map is ours."""
        if name.lower() not in BASE_MAPS:
            raise self.fail(line, f"the game was played on another map, '{name}' (TM-24.8)")

    def score(self, line: int, tiles: list[str]) -> None:
        """The scoring tiles of rounds 1 to 6."""
        self.scoring = [tile.strip().upper() for tile in tiles]

    def score_round(self, line: int, number: int, tile: str) -> None:
        """A ledger's comment about the tile of one round."""
        if number != len(self.scoring) + 1:
            raise self.fail(line, f"the scoring tile of round {number} stands out of order")
        self.scoring.append(tile.upper())

    def remove(self, line: int, card: str) -> None:
        """A bonus card that is not in play."""
        card = card.upper()
        if card in self.removed:
            raise self.fail(line, f"{card} is removed twice")
        self.removed.append(card)

    def seat(self, line: int, faction: str) -> None:
        """The next seat's faction."""
        faction = faction.lower()
        colour = COLOUR_OF_FACTION.get(faction)
        if colour is None:
            raise self.fail(line, f"'{faction}' is no faction of the base game (TM-24.8)")
        if any(COLOUR_OF_FACTION[other] == colour for other in self.factions):
            raise self.fail(line, f"two players cannot both be {colour} (TM-1.5)")
        self.factions.append(faction)

    def header(self) -> Header:
        """The complete header; :class:`DataError` says what is missing or impossible."""
        players = len(self.factions)
        if not 2 <= players <= 5:
            raise DataError(f"{self.name}: the log sets up {players} factions; a game needs 2 to 5")
        if self.players is not None and self.players != players:
            raise DataError(f"{self.name}: the header says {self.players} players, {players} are set up")
        self._check_scoring()
        return Header(tuple(self.options), tuple(self.scoring), self._cards(players), tuple(self.factions))

    def _check_scoring(self) -> None:
        known = {f"SCORE{number}" for number in range(1, 10 if "temple-scoring-tile" in self.options else 9)}
        if len(self.scoring) != ROUNDS:
            raise DataError(
                f"{self.name}: the log names {len(self.scoring)} scoring tiles instead of {ROUNDS}"
            )
        for tile in self.scoring:
            if tile not in known:
                raise DataError(f"{self.name}: the scoring tile {tile} is not in this game (TM-22.7)")
        if len(set(self.scoring)) != ROUNDS:
            raise DataError(f"{self.name}: a scoring tile is named twice (TM-3.3.1)")
        if "SCORE1" in self.scoring[4:]:
            raise DataError(f"{self.name}: SCORE1 cannot lie in round 5 or 6 (TM-3.3.1)")

    def _cards(self, players: int) -> tuple[str, ...]:
        known = [f"BON{number}" for number in range(1, 11 if "shipping-bonus" in self.options else 10)]
        for card in [*(self.cards or ()), *self.removed]:
            if card not in known:
                raise DataError(f"{self.name}: the bonus card {card} is not in this game (TM-22.6)")
        cards = self.cards if self.cards is not None else [card for card in known if card not in self.removed]
        if len(set(cards)) != len(cards) or len(cards) != players + 3:
            raise DataError(f"{self.name}: {len(cards)} bonus cards for {players} players (TM-3.4.1)")
        return tuple(cards)
