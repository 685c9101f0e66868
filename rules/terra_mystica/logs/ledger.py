"""A command log as the ledger that the tracker would publish for it: every row with the values after it."""

from __future__ import annotations

from rules.terra_mystica.content import TILE_EVENT
from rules.terra_mystica.logs.ids import CULT_ID
from rules.terra_mystica.logs.replay import Replay
from rules.terra_mystica.logs.rows import Row, Values, read_log
from rules.terra_mystica.logs.table import Computed

_EVENTS = ("D", "TP", "TE", "SA/SH", "SPADE", "TOWN")  # by our index of what a scoring tile rewards
_ACTIONS = frozenset({"build", "dig", "upgrade", "send", "advance", "action", "pass"})


def published(command_log: str) -> str:
    """The ledger of a command log; a command that the tracker would refuse ends it."""
    from rules.terra_mystica.game import GAME

    log = read_log("log", command_log)
    replay = Replay(GAME, log)
    writer = _LedgerWriter(replay)
    writer.head()
    replay.run(check=False, watch=writer.row)
    return "\n".join(writer.lines) + "\n"


class _LedgerWriter:
    """Writes rows while a replay runs."""

    def __init__(self, replay: Replay) -> None:
        self.replay = replay
        self.state = replay.state
        self.lines: list[str] = []
        self.before = [replay.table.values(seat) for seat in range(replay.state.setup.players)]
        self.known: set[int] = set()  # events whose offers stand in a row already
        self.section = ""
        self.acting_round = 0  # the round in whose action phase the next row stands, or 0
        self.turns: dict[int, int] = {}
        self.turn = 0

    def head(self) -> None:
        header = self.replay.log.header
        self.lines += [f"option {option}" for option in header.options]
        for number, (name, tile) in enumerate(zip(header.scoring, self.state.tiles, strict=True), 1):
            event, points = TILE_EVENT[tile]
            self.lines.append(f"Round {number} scoring: {name}, {_EVENTS[event]} >> {points}")
        in_play = set(header.cards)
        cards = [f"BON{card + 1}" for card in range(10 if "shipping-bonus" in header.options else 9)]
        self.lines += [f"Removing tile {card}" for card in cards if card not in in_play]
        for seat in range(self.state.setup.players):
            self._write(seat, self.before[seat], "setup")

    def row(self, row: Row, found: Values | None) -> None:
        """One row of the command log, with what the tracker wrote by itself around it."""
        seat = self.replay.seat_of[row.faction]
        computed = self.replay.table.computed
        for note in [entry for entry in computed if entry.kind == "note"]:
            self._computed(note)  # the tracker's notes stand before the row that caused them
        if found is not None:
            self._turn_comment(seat, row)
            self._write(seat, found, ". ".join(command.text for command in row.commands), self._offered())
        for entry in [entry for entry in computed if entry.kind != "note"]:
            self._computed(entry)
        computed.clear()
        acting_round = self.state.round if self.replay.phases.actions_run() else 0
        if acting_round != self.acting_round:
            self.acting_round, self.turn, self.turns = acting_round, 0, {}

    def _turn_comment(self, seat: int, row: Row) -> None:
        """Announce a turn when a player begins it before all others."""
        if self.acting_round and any(command.kind in _ACTIONS for command in row.commands):
            self.turns[seat] = self.turns.get(seat, 0) + 1
            if self.turns[seat] > self.turn:
                self.turn = self.turns[seat]
                self.lines.append(f"Round {self.acting_round}, turn {self.turn}")

    def _computed(self, entry: Computed) -> None:
        if entry.kind == "income":
            next_round = self.state.round + 1 if self.replay.phases.bonus_runs() else self.state.round
            self._comment(f"Round {next_round} income", entry.what)
            self._write(entry.seat, entry.values, f"{entry.what}_income_for_faction")
        elif entry.kind == "final":
            what = entry.what if entry.what in CULT_ID else entry.what.lower()
            self._comment(f"Scoring {what} cult" if what in CULT_ID else f"Scoring {what}", what)
            self._write(entry.seat, entry.values, f"+{entry.number}vp for {what}")
        elif entry.kind == "score_resources":
            self._comment("Converting resources to VPs", entry.kind)
            self._write(entry.seat, entry.values, entry.kind)
        else:
            texts = {"accepted": "[opponent accepted power]", "declined": "[all opponents declined power]"}
            self._write(entry.seat, entry.values, texts[entry.what])

    def _comment(self, text: str, section: str) -> None:
        if self.section != f"{self.state.round} {section}":
            self.section = f"{self.state.round} {section}"
            self.lines.append(text)

    def _offered(self) -> str:
        """The amounts of the offers that this row created, summed for each player."""
        amounts: dict[int, int] = {}
        fresh: set[int] = set()
        for offer in self.replay.table.offers.open:
            if id(offer.event) not in self.known:
                fresh.add(id(offer.event))
                amounts[offer.seat] = amounts.get(offer.seat, 0) + offer.amount
        self.known |= fresh
        return " ".join(map(str, amounts.values()))

    def _write(self, seat: int, values: Values, commands: str, offered: str = "") -> None:
        before = self.before[seat]
        self.before[seat] = values
        power = [two + 2 * three for _, two, three in (before.power, values.power)]
        pairs = (
            (values.vp - before.vp, f"{values.vp} VP"),
            (values.coins - before.coins, f"{values.coins} C"),
            (values.workers - before.workers, f"{values.workers} W"),
            (values.priests - before.priests, f"{values.priests} P"),
            (power[1] - power[0], "/".join(map(str, values.power)) + " PW"),
            (sum(values.cults) - sum(before.cults), "/".join(map(str, values.cults))),
        )
        cells = [self.replay.log.header.factions[seat]]
        for change, value in pairs:
            cells += [f"{change:+}" if change else "", value]
        self.lines.append("\t".join([*cells, offered, commands]))
