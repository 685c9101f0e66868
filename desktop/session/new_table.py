"""A table being set up: who sits where, the game's own options, the agreements, the seed. No widgets."""

from __future__ import annotations

import random
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from desktop.session.bots import levels
from desktop.session.parts import DEALT, FIX, IN_GAME, RANDOM, clash, part_of
from desktop.session.seeds import new_seed_text, seed_number
from desktop.session.session import GameSession
from desktop.session.table import BOT, HUMAN, Seat, Table
from rules.core import Action, Game, SetupError, Value, Violation

NAMES = ("Anna", "Béla", "Csilla", "Dávid", "Feri", "Gréta")
FIRST_SEAT, RANDOM_SEAT = "first", "random"
OWN_START_OPTION = "first_player"  # games that let the table choose by an option of theirs
MOST_NAMES = 30


class NewTable:
    """What the new-game page edits. `colours` are those of the game, best first."""

    def __init__(self, game: Game, colours: list[str], remembered: object = None) -> None:
        self.game = game
        self.colours = colours
        self.seats: list[Seat] = []
        self.options: dict[str, Value] = {}
        self.agreements = Table()
        self.start_player = FIRST_SEAT  # or RANDOM_SEAT, or a seat's name
        self.seed_text = new_seed_text()
        if not self._restore(remembered):
            self._fill(max(game.least_players, min(3, game.most_players)))

    # -- filling ---------------------------------------------------------------------------------------------

    def _fill(self, count: int) -> None:
        self.seats = []
        for _ in range(count):
            self.seats.append(self._fresh_seat())
        self.options = {option.key: option.default for option in self.game.options}

    def _restore(self, data: Any) -> bool:
        """The choices of last time, if they still fit."""
        try:
            seats = [
                Seat.from_record(record, self.colours[i % len(self.colours)], NAMES[i])
                for i, record in enumerate(data["seats"])
            ]
            if not self.game.least_players <= len(seats) <= self.game.most_players:
                return False
            options = {o.key: data["options"].get(o.key, o.default) for o in self.game.options}
            self.game.setup(len(seats), 0, options)
            self.agreements = Table.from_record(data.get("table", {}))
        except (KeyError, TypeError, AttributeError, SetupError):
            return False
        self.options = options
        self.seats = [
            seat if seat.colour in self.colours else seat._replace(colour=self.colours[i])
            for i, seat in enumerate(seats)
        ]
        self.tidy_parts()
        return True

    def _fresh_seat(self) -> Seat:
        used = {seat.colour for seat in self.seats}
        names = {seat.name for seat in self.seats}
        number = len(self.seats)
        colour = next((c for c in self.colours if c not in used), "gray")
        name = next((n for n in NAMES if n not in names), f"{NAMES[0]} {number}")
        if number == 0:
            return Seat(name, HUMAN, 0, colour)
        return Seat(name, BOT, min(2, len(levels())), colour)

    def recommend(self, advice: Mapping[str, Any]) -> None:
        """The recommended first game: person against bots, simplest set-up, coach on."""
        self._fill(int(advice.get("players", self.game.least_players)))
        known = {option.key: option for option in self.game.options}
        for key, value in advice.get("options", {}).items():
            if key in known and value in known[key].choices:
                self.options[key] = value
        self.agreements = Table(free_undo=True, coach=True)
        self.start_player = FIRST_SEAT

    def record(self) -> dict[str, Any]:
        """For the settings, so that the next table begins like this one."""
        return {
            "seats": [seat.record() for seat in self.seats],
            "options": self.options,
            "table": self.agreements.record(),
        }

    # -- seats -----------------------------------------------------------------------------------------------

    @property
    def can_remove(self) -> bool:
        return len(self.seats) > self.game.least_players

    @property
    def can_add(self) -> bool:
        return len(self.seats) < self.game.most_players

    def add_seat(self) -> None:
        if self.can_add:
            self.seats.append(self._fresh_seat())

    def remove_seat(self, at: int) -> None:
        if self.can_remove:
            del self.seats[at]

    def move_seat(self, at: int, step: int) -> bool:
        other = at + step
        if not 0 <= other < len(self.seats):
            return False
        self.seats[at], self.seats[other] = self.seats[other], self.seats[at]
        return True

    def shuffle(self) -> None:
        random.SystemRandom().shuffle(self.seats)

    def next_colour(self, at: int) -> str:
        """The next colour that nobody else has."""
        used = {seat.colour for i, seat in enumerate(self.seats) if i != at}
        mine = self.seats[at].colour
        start = self.colours.index(mine) if mine in self.colours else 0
        following = self.colours[start + 1 :] + self.colours[: start + 1]
        return next((colour for colour in following if colour not in used), mine)

    @property
    def asks_start_player(self) -> bool:
        """Does the order of the seats decide who starts? (Some games have an option of their own.)"""
        return len(self.seats) > 1 and all(o.key != OWN_START_OPTION for o in self.game.options)

    # -- what the seats play as ------------------------------------------------------------------------------

    @property
    def part(self) -> str:
        """What a seat plays as in this game: faction, clan, mage, character; nothing where all are alike."""
        part = part_of(self.game.slug)
        return part.name if part is not None else ""

    @property
    def part_freedom(self) -> str:
        """What these options leave to agree about the parts."""
        part = part_of(self.game.slug)
        return part.freedom(self.options) if part is not None else DEALT

    def parts(self) -> list[Action]:
        """The parts that may be named before the game."""
        part = part_of(self.game.slug)
        if part is None or self.part_freedom != FIX or self.refusal():
            return []
        return part.answers(self.game, self.game.new(len(self.seats), 0, self.options))

    def tidy_parts(self) -> None:
        """Forgets agreements that these options do not leave open."""
        named = {self.game.notation.text(action) for action in self.parts()}
        allowed = {IN_GAME} if self.part_freedom == DEALT else {IN_GAME, RANDOM} | named
        self.seats = [seat if seat.part in allowed else seat._replace(part=IN_GAME) for seat in self.seats]

    def clash(self) -> tuple[int, list[Violation]] | None:
        """The first seat whose part goes against another's, and what the rules say."""
        return None if self.refusal() else clash(self.game, self.seats, self.options)

    # -- rules -----------------------------------------------------------------------------------------------

    def refusal(self, **changed: Value) -> str:
        """What the rules say against these options at this table, in their own words; nothing if they agree."""
        try:
            self.game.setup(len(self.seats), 0, {**self.options, **changed})
        except SetupError as error:
            return str(error)
        return ""

    def stuck(self, key: str) -> str:
        """Why an option at its default has no other possible choice; nothing if it has one."""
        option = next(o for o in self.game.options if o.key == key)
        if self.options[key] != option.default:
            return ""
        reasons = [self.refusal(**{key: choice}) for choice in option.choices if choice != option.default]
        return reasons[0] if reasons and all(reasons) else ""

    @staticmethod
    def depends(refusal: str) -> bool:
        """Does the option belong to a choice of another option? Then it means nothing without that choice."""
        return re.search(r"\bneeds \w+=", refusal) is not None

    # -- starting --------------------------------------------------------------------------------------------

    def seated(self) -> list[Seat]:
        """The seats in turn order: the circle stays, whoever starts sits first."""
        if not self.asks_start_player or self.start_player == FIRST_SEAT:
            return list(self.seats)
        names = [seat.name for seat in self.seats]
        if self.start_player == RANDOM_SEAT:
            at = random.SystemRandom().randrange(len(self.seats))
        else:
            at = names.index(self.start_player) if self.start_player in names else 0
        return self.seats[at:] + self.seats[:at]

    def start(self, path: Path | None) -> GameSession:
        """Begins the game, without a path in memory only. OSError if its file cannot be made."""
        seed = seed_number(self.seed_text or new_seed_text())
        return GameSession.new(self.game, self.seated(), dict(self.options), seed, path, self.agreements)
