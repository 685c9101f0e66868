"""Playing a whole log, row by row, and comparing its values with ours (TM-24.1, log_format.md section 8).

Rows that the tracker wrote by itself (income, notes about the Cultists, final scoring) are not obeyed: the replay
computes them when their time has come and then looks for the log's row. Two oddities of published ledgers:
a note about the Cultists stands before the row that caused it; and an income command glued to a decision belongs to
the first player of the new order, not to the player of the row.
"""

from __future__ import annotations

from collections.abc import Callable

from rules.core import Game
from rules.core.logs import Difference
from rules.terra_mystica.frames import MAIN_ACTION
from rules.terra_mystica.logs import acting, answering, terraforming
from rules.terra_mystica.logs.commands import COMPUTED_KINDS, Command
from rules.terra_mystica.logs.phases import Phases
from rules.terra_mystica.logs.rows import COMMAND_LOG, Log, Row, Values
from rules.terra_mystica.logs.table import Computed, Table
from rules.terra_mystica.logs.turns import Refused
from rules.terra_mystica.state import ACTIONS_PHASE, CULT_PHASE, OVER_PHASE

EXECUTE: dict[str, Callable[[Table, int, Command], None]] = {
    "build": terraforming.build,
    "transform": terraforming.transform,
    "dig": terraforming.dig,
    "upgrade": acting.upgrade_structure,
    "send": acting.send,
    "advance": acting.advance,
    "action": acting.action,
    "bridge": acting.bridge,
    "pass": acting.pass_round,
    "burn": answering.burn,
    "convert": answering.convert,
    "connect": answering.connect,
    "leech": answering.leech,
    "decline": answering.decline,
    "gain": answering.gain,
    "lose": answering.lose,
}
CLOSING_KINDS = frozenset({"leech", "decline", "pass"})  # these end a row, and with it perhaps the turn

FIELDS = ("VP", "coins", "workers", "priests", "power", "cults")


class Replay:
    """One run through a log."""

    def __init__(self, game: Game, log: Log) -> None:
        self.log = log
        self.phases = Phases(game, log)
        self.table: Table = self.phases.table
        self.state = self.table.state
        self.seat_of = {faction: seat for seat, faction in enumerate(log.header.factions)}
        self.notes: list[tuple[Row, Command]] = []  # rows about the Cultists that wait for their cause
        self.found: Values | None = None  # the values to compare with the row's
        self.last_values: dict[int, Values] = {}  # of every seat's latest row
        self.rows = 0
        self.checked = 0

    def run(
        self, *, check: bool, watch: Callable[[Row, Values | None], None] | None = None
    ) -> Difference | None:
        """Play all rows; the first difference, or None if log and rules agree. ``watch`` sees every row."""
        rows = self.log.rows
        for place, row in enumerate(rows):
            following = rows[place + 1] if place + 1 < len(rows) else None
            closes = (
                self.log.form != COMMAND_LOG
                or following is None
                or following.parted
                or following.faction != row.faction
            )
            try:
                self._play(row, closes)
            except Refused as refused:
                return Difference(row.number, row.text, "command", "a legal command", str(refused))
            self.rows += 1
            if self.found is not None:
                self.last_values[self.seat_of[row.faction]] = self.found
            if watch is not None:
                watch(row, self.found)
            if check:
                difference = self._compare(row, self.found) or self._compare_notes()
                if difference is not None:
                    return difference
        if check and self.notes:
            row, command = self.notes[0]
            return Difference(row.number, row.text, "command", command.text, "nothing of the kind")
        return None

    @property
    def finished(self) -> bool:
        """Whether the log reached the final scoring."""
        return self.state.phase == OVER_PHASE

    def settle_position(self) -> None:
        """Make the state a position like any other: the next decision on the stack, nothing left half-open."""
        state = self.state
        state.owed = [0, 0, 0, 0]
        state.cult_spades = [
            hand.spades if state.phase == CULT_PHASE else 0 for hand in self.table.turns.hands
        ]
        if state.phase == ACTIONS_PHASE and not all(state.passed):
            state.stack.append((MAIN_ACTION, state.current))
        elif not self.finished:
            state.settle()

    # -- playing --------------------------------------------------------------------------------------------

    def _play(self, row: Row, closes: bool) -> None:
        """One row; ``self.found`` becomes the values to compare, or None if the row has to wait."""
        seat = self.seat_of[row.faction]
        table = self.table
        table.wished_tops = (
            {cult for cult, space in enumerate(row.values.cults) if space == 10} if row.values else None
        )
        self.found = table.values(seat)
        decided = False
        for place, command in enumerate(row.commands):
            if command.kind in COMPUTED_KINDS:
                self._meet(row, seat, command, glued=decided)
                continue
            decided = True
            self.state.owed = table.hand(seat).owed
            if command.kind in EXECUTE:
                EXECUTE[command.kind](table, seat, command)
            elif command.kind == "done":
                table.hand(seat).followups = {}
            last = place == len(row.commands) - 1
            if self.phases.actions_run() and (command.kind in CLOSING_KINDS or (last and closes)):
                table.turns.finish(seat)
            self.found = table.values(seat)
            self.phases.settle()

    def _meet(self, row: Row, seat: int, command: Command, *, glued: bool) -> None:
        """A command that the tracker wrote by itself: find what we computed for it."""
        if command.kind in ("setup", "nothing"):
            return
        if command.kind == "note":
            self.notes.append((row, command))
            self.found = None
            return
        computed = self._take(command, None if glued else seat) or self._take(command, None)
        if computed is None:
            raise Refused("TM-5.1", f"it is not the time for '{command.text}'")
        if computed.seat == seat:
            self.found = computed.values
        elif not glued:
            self.found = self.last_values[seat]

    def _take(self, command: Command, seat: int | None) -> Computed | None:
        """The oldest computed row that fits, taken off the list."""
        for computed in self.table.computed:
            same = computed.kind == command.kind and computed.what == command.what
            if same and computed.number == command.number and (seat is None or computed.seat == seat):
                self.table.computed.remove(computed)
                return computed
        return None

    # -- comparing ------------------------------------------------------------------------------------------

    def _compare(self, row: Row, found: Values | None) -> Difference | None:
        """The first value of a row that differs."""
        if row.values is None or found is None:
            return None
        for name, expected, ours in zip(FIELDS, row.values, found, strict=True):
            self.checked += 1
            if expected != ours:
                return Difference(row.number, row.text, name, _written(expected), _written(ours))
        return None

    def _compare_notes(self) -> Difference | None:
        """Notes about the Cultists stand before their cause: compare those whose cause has been played."""
        waiting = []
        for row, command in self.notes:
            computed = self._take(command, self.seat_of[row.faction])
            if computed is None:
                waiting.append((row, command))
                continue
            difference = self._compare(row, computed.values)
            if difference is not None:
                return difference
        self.notes = waiting
        return None


def _written(value: object) -> str:
    return "/".join(map(str, value)) if isinstance(value, tuple) else str(value)
