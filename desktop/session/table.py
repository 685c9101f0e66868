"""Who sits at a table and how it is played: what the journal keeps beside the rules' own set-up."""

from __future__ import annotations

from typing import Any, NamedTuple

HUMAN, BOT = "human", "bot"
SEAT_COLOURS = ("red", "blue", "green", "yellow", "purple")  # where the game has none of its own


class Seat(NamedTuple):
    """One seat."""

    name: str
    kind: str = HUMAN
    level: int = 0
    colour: str = "red"
    part: str = ""  # the faction, clan, mage or character agreed before the game: see desktop.session.parts

    @property
    def human(self) -> bool:
        return self.kind == HUMAN

    def record(self) -> dict[str, Any]:
        """As the journal's header keeps it."""
        record = {"name": self.name, "kind": self.kind, "level": self.level, "colour": self.colour}
        return {**record, "part": self.part} if self.part else record

    @classmethod
    def from_record(cls, record: dict[str, Any], colour: str, name: str) -> Seat:
        """Reads leniently: an old or foreign journal may say less."""
        kind = record.get("kind")
        return cls(
            str(record.get("name") or name),
            BOT if kind == BOT else HUMAN,
            int(record.get("level") or 0),
            str(record.get("colour") or colour),
            str(record.get("part") or ""),
        )


class Table(NamedTuple):
    """The agreements of a table."""

    free_undo: bool = False
    coach: bool = False
    hints: bool = True

    def record(self) -> dict[str, Any]:
        return self._asdict()

    @classmethod
    def from_record(cls, record: dict[str, Any]) -> Table:
        return cls(**{name: bool(record[name]) for name in cls._fields if name in record})
