"""The one owner of a game's state. People and bots act through it; the screen only looks."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from desktop.session.games import find_game
from desktop.session.history import Taken, UndoAnswer, restart_answer, undo_answer
from desktop.session.table import Seat, Table
from rules.core import Action, Decision, Game, Journal, JournalError, JournalWriter, Score, State, Value

SEAT_COLOURS = ("red", "blue", "green", "yellow", "purple")
PLAIN_TABLE = Table()
AUTO_LIMIT = 500  # single options in a row; more would be an endless loop


class GameSession(QObject):
    """Model and controller of one game.

    `state` is the truth; `view()` is what the screen may draw: what the person at the screen (`viewer`) may know.
    """

    decisionChanged = Signal()
    eventHappened = Signal(int)
    viewChanged = Signal()
    finished = Signal()
    trouble = Signal(str)  # the journal cannot be written; play goes on in memory

    def __init__(
        self,
        game: Game,
        state: State,
        seats: Sequence[Seat],
        table: Table,
        writer: JournalWriter | None,
        path: Path | None,
    ) -> None:
        super().__init__()
        self.game = game
        self.state = state
        self.seats = list(seats)
        self.table = table
        self.path = path
        self.name = ""
        self.read_only = ""  # a reason, if this game can only be looked at
        self.note = ""  # what was dropped or repaired when it was opened
        self.helped = False
        self.history: list[Taken] = []
        self.redoable: list[tuple[Taken, State]] = []
        self.viewer = -1
        self.auto_single = True
        self._writer = writer
        self._undo_owner: int | None = None
        self._turn = state.active
        self._view: State | None = None
        self._legal: list[Action] | None = None
        self._started = time.time()
        self._unwritten = False
        self.first = state.clone()

    # -- making and opening --------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        game: Game,
        seats: Sequence[Seat],
        options: dict[str, Value],
        seed: int,
        path: Path | None,
        table: Table = PLAIN_TABLE,
        start: State | None = None,
    ) -> GameSession:
        """Starts a game; with a path its journal exists before the first action."""
        writer: JournalWriter | None = None
        records = [seat.record() for seat in seats]
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            writer, state = JournalWriter.create(path, game, len(seats), seed, options, records, start)
            writer.note({"table": table.record()})
            writer.sync()
        else:
            state = start.clone() if start is not None else game.new(len(seats), seed, options)
        session = cls(game, state, seats, table, writer, path)
        session.take_single_options()
        session.choose_first_viewer()
        return session

    @classmethod
    def open(cls, path: Path) -> GameSession:
        """Goes on with a journal. A torn last line is dropped; a damaged file opens read-only as far as it is sound."""
        read_only = ""
        writer: JournalWriter | None = None
        try:
            writer, journal = JournalWriter.resume(path)
        except JournalError:
            from rules.core import read_journal

            journal = read_journal(path)  # raises when nothing can be read
            read_only = journal.problem
        except PermissionError as error:
            from rules.core import read_journal

            journal = read_journal(path)
            read_only = str(error)
        try:
            session = cls.from_journal(journal, writer, path)
        except BaseException:
            if writer is not None:
                writer.close()
            raise
        session.read_only = session.read_only or read_only
        session.note = journal.problem
        if not session.read_only:
            session.take_single_options()
        session.choose_first_viewer()
        return session

    @classmethod
    def from_journal(cls, journal: Journal, writer: JournalWriter | None, path: Path | None) -> GameSession:
        """Replays a journal into a session, positions and events included."""
        game = find_game(journal.slug)
        names = journal.names()
        records = journal.seats + [{}] * (len(names) - len(journal.seats))
        seats = [Seat.from_record(r, SEAT_COLOURS[i % 5], names[i]) for i, r in enumerate(records)]
        table = Table()
        name, helped = "", False
        for note in journal.notes:
            if isinstance(note.get("table"), dict):
                table = Table.from_record(note["table"])
            name = str(note.get("name", name))
            helped = helped or bool(note.get("helped"))
            seat = note.get("seat_change")
            if isinstance(seat, dict) and 0 <= int(seat.get("seat", -1)) < len(seats):
                at = int(seat["seat"])
                seats[at] = Seat.from_record(seat, seats[at].colour, seats[at].name)
        session: GameSession
        try:
            state = journal.first_state(game)
            session = cls(game, state, seats, table, writer, path)
            session._replay(journal)
        except (JournalError, ValueError) as error:
            last = journal.last_snapshot(game)
            if last is None:
                raise
            session = cls(game, last[1], seats, table, None, path)
            session.read_only = str(error)
        session.name, session.helped = name, helped
        session._turn = session.state.active
        return session

    def _replay(self, journal: Journal) -> None:
        state = self.state
        before = state.clone()
        decision = state.decision
        state.events = []
        for number, action in journal.steps(self.game, state):
            move = journal.moves[number - 1]
            kind = decision.kind if decision is not None else ""
            self.history.append(Taken(before, action, move.seat, kind, move.auto, tuple(state.events or ())))
            state.events = []
            before = state.clone()
            decision = state.decision
        state.events = None
        for move in reversed(journal.undone):  # what was taken back can still be made again after a restart
            twin = before.clone()
            question = twin.decision
            twin.events = []
            try:
                action = self.game.notation.parse(move.do)
                twin.rng.forced = list(move.chance) or None
                twin.apply(action)
            except ValueError:
                break
            twin.rng.forced = None
            events, twin.events = tuple(twin.events), None
            self.redoable.insert(
                0,
                (
                    Taken(before, action, move.seat, question.kind if question else "", move.auto, events),
                    twin,
                ),
            )
            before = twin.clone()

    def plan(self) -> GameSession:
        """A copy to think on: all seats by hand, nothing written. What is hidden stays hidden: it plays on a view."""
        base = self.view().clone()
        seats = [seat._replace(kind="human") for seat in self.seats]
        twin = GameSession(self.game, base, seats, Table(free_undo=True), None, None)
        twin.viewer = self.viewer
        twin.auto_single = self.auto_single
        return twin

    # -- looking -------------------------------------------------------------------------------------------

    @property
    def decision(self) -> Decision | None:
        return self.state.decision

    @property
    def over(self) -> bool:
        return self.state.over

    @property
    def humans(self) -> set[int]:
        return {i for i, seat in enumerate(self.seats) if seat.human}

    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def legal(self) -> list[Action]:
        """The options of the current decision, as the rules list them."""
        if self._legal is None:
            self._legal = [] if self.read_only else self.state.legal()
        return self._legal

    def view(self) -> State:
        """What may be drawn now. Open games hide something too: the order of the piles."""
        if self.over:
            return self.state
        if self._view is None:
            self._view = self._seen(self.state)
        return self._view

    def view_at(self, number: int) -> State:
        """The position before action `number` (0-based), as the viewer may see it."""
        state = self.history[number].before if number < len(self.history) else self.state
        return state if self.over or state.over else self._seen(state)

    def _seen(self, state: State) -> State:
        seat = self.viewer
        if not self.game.secrets:  # nobody has secrets: any seat sees what all may see
            seat = state.decision.seat if state.decision is not None else 0
        view: State = state.view(seat)
        return view

    def sees(self, seat: int) -> bool:
        """May the person at the screen know what `seat` knows?"""
        return not self.game.secrets or self.over or seat == self.viewer

    def event_viewer(self) -> int | None:
        """For redacting events: None sees everything."""
        return None if not self.game.secrets or self.over else self.viewer

    def set_viewer(self, seat: int) -> None:
        """Another person sits at the screen (-1: nobody in particular)."""
        if seat != self.viewer:
            self.viewer = seat
            self._view = None
            self.viewChanged.emit()

    def choose_first_viewer(self) -> None:
        """With one human the screen is theirs; with several, the first to decide must say so first."""
        humans = self.humans
        self.viewer = next(iter(humans)) if len(humans) == 1 else -1
        self._view = None

    def scores(self) -> list[Score]:
        return self.view().scores()

    # -- acting --------------------------------------------------------------------------------------------

    def act(self, action: Action) -> None:
        """Carries out an action of whoever decides; IllegalAction if the rules refuse it. Then single options follow."""
        if self.read_only:
            raise ValueError(self.read_only)
        self._undo_owner = None
        self.redoable.clear()
        self._do(action, auto=False)
        self.take_single_options()
        self._changed()

    def _do(self, action: Action, auto: bool) -> None:
        state = self.state
        decision = state.decision
        before = state.clone()
        state.events = []
        try:
            if self._writer is not None:
                try:
                    self._writer.act(state, action, auto=auto)
                except OSError as error:
                    self._lose_journal(error)
            else:
                state.apply(action)
        finally:
            events, state.events = tuple(state.events or ()), None
        assert decision is not None
        self.history.append(Taken(before, action, decision.seat, decision.kind, auto, events))
        self._legal = self._view = None
        self.eventHappened.emit(len(self.history) - 1)
        if state.active != self._turn or state.over:
            self._turn = state.active
            self.sync()

    def take_single_options(self) -> None:
        """Decisions with one option answer themselves, and the log says so."""
        if not self.auto_single:
            return
        for _ in range(AUTO_LIMIT):
            action = self.state.forced()
            if action is None:
                return
            self._do(action, auto=True)
        raise RuntimeError("endless chain of single options")

    def _changed(self) -> None:
        self._legal = self._view = None
        self.viewChanged.emit()
        self.decisionChanged.emit()
        if self.over:
            if self._writer is not None and not self.read_only:
                self._note({"finished": True})
            self.finished.emit()

    # -- undo ----------------------------------------------------------------------------------------------

    def can_undo(self) -> UndoAnswer:
        if self.read_only:
            return UndoAnswer(0, "none")
        free = self.table.free_undo or len(self.seats) == 1
        return undo_answer(self.history, self.state, self.humans, self._undo_owner, free)

    def can_restart(self) -> UndoAnswer:
        if self.read_only:
            return UndoAnswer(0, "none")
        return restart_answer(
            self.history, self.state, self.humans, self.table.free_undo or len(self.seats) == 1
        )

    def undo(self) -> bool:
        return self._take_back(self.can_undo().actions)

    def restart_turn(self) -> bool:
        return self._take_back(self.can_restart().actions)

    def _take_back(self, count: int) -> bool:
        if not count:
            return False
        if self._undo_owner is None:
            last = self.history[-count]
            self._undo_owner = last.seat
        after = self.state
        for _ in range(count):
            taken = self.history.pop()
            self.redoable.append((taken, after))
            after = taken.before
        self.state = after.clone()
        self._turn = self.state.active
        self._record("undo", count)
        self._changed()
        return True

    def redo(self) -> bool:
        """Makes the last undone decision again, with the automatic ones that followed it."""
        count = 0
        while self.redoable:
            taken, after = self.redoable.pop()
            self.history.append(taken)
            self.state = after.clone()
            count += 1
            if not (self.redoable and self.redoable[-1][0].auto):
                break
        if not count:
            return False
        self._turn = self.state.active
        self._record("redo", count)
        self._changed()
        return True

    # -- the journal ---------------------------------------------------------------------------------------

    def _record(self, what: str, count: int) -> None:
        if self._writer is None:
            return
        try:
            self._writer.undo(count) if what == "undo" else self._writer.redo(count)
        except OSError as error:
            self._lose_journal(error)

    def _note(self, note: dict[str, Any]) -> None:
        if self._writer is None:
            return
        try:
            self._writer.note(note)
            self._writer.sync()
        except OSError as error:
            self._lose_journal(error)

    def sync(self) -> None:
        if self._writer is not None:
            try:
                self._writer.sync()
            except OSError as error:
                self._lose_journal(error)

    def _lose_journal(self, error: OSError) -> None:
        """The disk is full or gone: the game goes on in memory and can be saved elsewhere."""
        if self._writer is not None:
            with contextlib.suppress(OSError):
                self._writer.close()
        self._writer = None
        self._unwritten = True
        self.trouble.emit(error.strerror or str(error))

    @property
    def unwritten(self) -> bool:
        """True while the game exists only in memory after the disk failed."""
        return self._unwritten

    def rename(self, name: str) -> None:
        self.name = name
        self._note({"name": name})

    def mark_helped(self) -> None:
        if not self.helped:
            self.helped = True
            self._note({"helped": True})

    def hand_seat(self, seat: int, kind: str, level: int) -> None:
        """A seat goes to a bot or back to a person in the middle of the game."""
        self.seats[seat] = self.seats[seat]._replace(kind=kind, level=level)
        self._note({"seat_change": {"seat": seat, **self.seats[seat].record()}})
        if len(self.humans) == 1 and self.viewer not in self.humans:
            self.choose_first_viewer()
        self._changed()

    def leave_status(self, text: str) -> None:
        """A line for the start page: who was asked what."""
        if self.history and not self.read_only:
            self._note({"status": text})

    def write_copy(self, path: Path, upto: int | None = None, name: str = "") -> None:
        """Writes the actions in force, all or the first `upto`, as a journal of its own."""
        from rules.core.journal import JournalWriter as Writer

        start = None
        if self.path is not None and self.path.exists():
            from rules.core import read_journal

            header = read_journal(self.path).header
            start = self.game.from_data(header["start"], "start") if header.get("start") is not None else None
        if path.exists():
            path.unlink()
        path.parent.mkdir(parents=True, exist_ok=True)
        setup = self.state.setup
        records = [seat.record() for seat in self.seats]
        if start is None and not self._same_start():
            start = self.first
        writer, state = Writer.create(
            path, self.game, setup.players, setup.seed, dict(setup.options), records, start
        )
        with writer:
            writer.note({"table": self.table.record()})
            if name or self.name:
                writer.note({"name": name or self.name})
            for taken in self.history[:upto]:
                writer.act(state, taken.action, auto=taken.auto)

    def _same_start(self) -> bool:
        """Does the seed alone give our first position? (A planner's or branched game starts elsewhere.)"""
        setup = self.first.setup
        return self.game.new(setup.players, setup.seed, setup.options).digest() == self.first.digest()

    def close(self) -> None:
        """Syncs and lets go of the file."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    def later(self, milliseconds: int, what: Any) -> None:
        """A single shot that dies with the session."""
        QTimer.singleShot(milliseconds, self, what)
