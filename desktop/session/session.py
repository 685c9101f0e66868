"""The one owner of a game's state. People and bots act through it; the screen only looks."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Signal

from desktop.session.copies import write_journal
from desktop.session.games import find_game
from desktop.session.history import Taken, UndoAnswer, restart_answer, undo_answer
from desktop.session.keeper import Keeper
from desktop.session.parts import arranged_answer
from desktop.session.reopening import kept_in, replayed, undone
from desktop.session.table import Seat, Table
from desktop.texts import language
from rules.core import Action, Decision, Game, Journal, JournalError, JournalWriter, Score, State, Value

PLAIN_TABLE = Table()
HIDDEN = -1  # in a view: a card that its seat alone knows
AUTO_LIMIT = 500  # single options in a row; more would be an endless loop


class GameSession(QObject):
    """Model and controller of one game.

    `state` is the truth; `view()` is what the screen may draw: what the person at the screen (`viewer`) may know.
    """

    decisionChanged = Signal()
    eventHappened = Signal(int)
    viewChanged = Signal()
    finished = Signal()
    scripted = False  # a lesson answers for the other seats
    trouble = Signal(object)  # an OSError: the journal cannot be written; play goes on in memory

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
        self.planned = False  # a copy to think on: played on a view, in which the others' secrets are holes
        self.history: list[Taken] = []
        self.redoable: list[tuple[Taken, State]] = []
        self.viewer = -1
        self.auto_single = True
        self.standing: Callable[[State], Action | None] | None = None  # answers that people gave once for all
        self._keeper = Keeper(writer, self._disk_failed)
        self._undo_owner: int | None = None
        self._turn = state.active
        self._view: State | None = None
        self._legal: list[Action] | None = None
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
            try:
                writer.note({"table": table.record()})
                writer.sync()
            except OSError:
                with contextlib.suppress(OSError):
                    writer.close()
                raise
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
        kept = kept_in(journal)
        session: GameSession
        try:
            state = journal.first_state(game)
            session = cls(game, state, kept.seats, kept.table, writer, path)
            session.history = replayed(game, journal, state)
            session.redoable = undone(game, journal, state)
        except (JournalError, ValueError) as error:
            last = journal.last_snapshot(game)
            if last is None:
                raise
            session = cls(game, last[1], kept.seats, kept.table, None, path)
            session.read_only = str(error)
        session.name, session.helped = kept.name, kept.helped
        session._turn = session.state.active
        return session

    def plan(self) -> GameSession:
        """A copy to think on: all seats by hand, nothing written. What is hidden stays hidden: it plays on a view."""
        base = self.view().clone()
        seats = [seat._replace(kind="human") for seat in self.seats]
        twin = GameSession(self.game, base, seats, Table(free_undo=True), None, None)
        twin.viewer = self.viewer
        twin.auto_single = self.auto_single
        twin.planned = True
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
            if self.planned and self.decision is not None and not self.sees(self.decision.seat):
                self._legal = [action for action in self._legal if HIDDEN not in action[1:]]
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

    def act_together(self, actions: Sequence[Action]) -> None:
        """Answers several decisions at once, in the rules' order; one undo takes all of them back.

        It stops before an answer to a question that the rules do not ask after all.
        """
        if self.read_only:
            raise ValueError(self.read_only)
        self._undo_owner = None
        self.redoable.clear()
        for place, action in enumerate(actions):
            if place and action not in self.legal():
                break
            self._do(action, auto=False, joined=place > 0)
            self.take_single_options()
        self._changed()

    def _do(self, action: Action, auto: bool, joined: bool = False) -> None:
        state = self.state
        decision = state.decision
        before = state.clone()
        state.events = []
        try:
            self._keeper.act(state, action, auto)
        finally:
            events, state.events = tuple(state.events or ()), None
        assert decision is not None
        self.history.append(Taken(before, action, decision.seat, decision.kind, auto, events, joined))
        self._legal = self._view = None
        self.eventHappened.emit(len(self.history) - 1)
        if state.active != self._turn or state.over:
            self._turn = state.active
            self.sync()

    def take_single_options(self) -> None:
        """Decisions with one option, and those answered before, answer themselves; the log says so."""
        for _ in range(AUTO_LIMIT):
            action = self.state.forced() if self.auto_single else None
            action = action or self._standing_answer() or arranged_answer(self.game, self.state, self.seats)
            if action is None:
                return
            self._do(action, auto=True)
        raise RuntimeError("endless chain of single options")

    def _standing_answer(self) -> Action | None:
        """What a person has said once for the whole game."""
        decision = self.state.decision
        if self.standing is None or decision is None or not self.seats[decision.seat].human:
            return None
        return self.standing(self.state)

    def _changed(self) -> None:
        self._legal = self._view = None
        self._keeper.check()
        self.viewChanged.emit()
        self.decisionChanged.emit()
        if self.over:
            if not self.read_only:
                self._keeper.note({"finished": True})
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
        self._keeper.undo(count)
        self._changed()
        return True

    def redo(self) -> bool:
        """Makes the last undone decision again, with the automatic ones and those given together with it."""
        count = 0
        while self.redoable:
            taken, after = self.redoable.pop()
            self.history.append(taken)
            self.state = after.clone()
            count += 1
            if not (self.redoable and (self.redoable[-1][0].auto or self.redoable[-1][0].joined)):
                break
        if not count:
            return False
        self._turn = self.state.active
        self._keeper.redo(count)
        self._changed()
        return True

    # -- the journal ---------------------------------------------------------------------------------------

    def sync(self) -> None:
        self._keeper.sync()

    @property
    def unwritten(self) -> bool:
        """True while the game exists only in memory after the disk failed."""
        return self._keeper.lost

    def lose_disk(self, error: OSError) -> None:
        """No file could be made for this game: it is played in memory until somebody saves it elsewhere."""
        self._keeper.lose(error)

    def save_elsewhere(self, path: Path) -> None:
        """The disk failed: the game goes on in another file. OSError if that fails too."""
        write_journal(self, path)
        writer, _ = JournalWriter.resume(path)
        self._keeper.go_on_with(writer)
        self.path = path
        self.viewChanged.emit()

    def _disk_failed(self, error: OSError) -> None:
        """A file that somebody removed is written once more; whatever else is wrong, people must hear of it."""
        if isinstance(error, FileNotFoundError) and self.path is not None:
            try:
                self.save_elsewhere(self.path)
            except OSError as other:
                error = other
            else:
                return
        self.trouble.emit(error)

    def rename(self, name: str) -> None:
        self.name = name
        self._keeper.note({"name": name})

    def set_table(self, table: Table) -> None:
        """Other agreements from now on; the journal keeps them."""
        self.table = table
        self._keeper.note({"table": table.record()})

    def mark_helped(self) -> None:
        if not self.helped:
            self.helped = True
            self._keeper.note({"helped": True})

    def hand_seat(self, seat: int, kind: str, level: int) -> None:
        """A seat goes to a bot or back to a person in the middle of the game."""
        self.seats[seat] = self.seats[seat]._replace(kind=kind, level=level)
        self._keeper.note({"seat_change": {"seat": seat, **self.seats[seat].record()}})
        if len(self.humans) == 1 and self.viewer not in self.humans:
            self.choose_first_viewer()
        self._changed()

    def leave_status(self, name: str, prompt: str = "") -> None:
        """For the start page: who was asked what, and in which language the question is written."""
        if self.history and not self.read_only:
            status = {"name": name, "prompt": prompt, "language": language()}
            self._keeper.note({"status": status}, lasting=False)

    def write_copy(self, path: Path, upto: int | None = None, name: str = "") -> None:
        """Writes the actions in force, all or the first `upto`, as a journal of its own."""
        if path != self.path:  # else it is this file already
            write_journal(self, path, upto, name)

    def close(self) -> None:
        """Syncs and lets go of the file."""
        self._keeper.close()
