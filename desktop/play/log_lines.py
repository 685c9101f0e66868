"""The log of a session as sentences, redacted for whoever sits at the screen."""

from __future__ import annotations

from desktop.board.presentation import Presentation
from desktop.panels.log import LogLine
from desktop.session.choices import Choice, amount_of
from desktop.session.history import Taken
from desktop.session.session import GameSession
from desktop.texts import tr
from desktop.widgets.paint import Part
from rules.core import State


class LogWriter:
    """Keeps the lines of the actions so far and adds only what is new."""

    def __init__(self, session: GameSession, presentation: Presentation) -> None:
        self._session = session
        self._presentation = presentation
        self._per_action: list[tuple[Taken, list[LogLine]]] = []
        self._viewer: int | None = -2

    def forget(self) -> None:
        """The language changed: everything is written anew."""
        self._per_action.clear()

    def lines(self) -> list[LogLine]:
        session = self._session
        viewer = session.event_viewer()
        if viewer != self._viewer:
            self._per_action.clear()
            self._viewer = viewer
        history = session.history
        common = 0
        while (
            common < len(self._per_action)
            and common < len(history)
            and self._per_action[common][0] is history[common]
        ):
            common += 1
        del self._per_action[common:]
        for number in range(common, len(history)):
            self._per_action.append((history[number], self._write(number, history[number])))
        return [line for _, lines in self._per_action for line in lines]

    def undone(self) -> list[LogLine]:
        """What was taken back and could be made again, in the order it was done."""
        taken_back = [taken for taken, _ in reversed(self._session.redoable)]
        lines = [line for taken in taken_back for line in self._write(-1, taken)]
        return [line._replace(undone=True) for line in lines]

    def _write(self, number: int, taken: Taken) -> list[LogLine]:
        session, texts = self._session, self._presentation.texts
        state: State = taken.before
        events = [event.seen_by(session.event_viewer()) for event in taken.events]
        colour = self._presentation.colour(state, taken.seat) if taken.seat >= 0 else ""
        lines: list[LogLine] = []
        if not events:
            return self._silent(number, taken, colour)
        for event in events:
            found = amount_of(event, session.game.slug)
            parts: tuple[Part, ...] = (
                ((found[0], f"{'+' if found[1] > 0 else '−'}{abs(found[1])}"),) if found else ()
            )
            scored = bool(found and found[0] in ("vp", "fame")) or event.kind.startswith("scor")
            whose = event.seat if event.seat >= 0 else taken.seat
            depth = 1 if lines and lines[-1].seat == whose else 0
            shade = self._presentation.colour(state, whose) if depth == 0 and whose >= 0 else ""
            lines.append(LogLine(number, whose, shade, texts.event(event), parts, depth, scored))
        return lines

    def _silent(self, number: int, taken: Taken, colour: str) -> list[LogLine]:
        """An action that caused no event: its own words, quietly if the program took it or it only ends a turn."""
        session, texts = self._session, self._presentation.texts
        name = session.seats[taken.seat].name
        if not session.sees(taken.seat):
            return [] if taken.auto else [LogLine(number, taken.seat, colour, f"{name}: {tr('(hidden)')}")]
        text = texts.label(taken.action)
        ends = self._presentation.is_end_turn(
            Choice(taken.action, session.game.notation.text(taken.action), text, ())
        )
        if taken.auto:
            text = tr("Taken by itself: {action} (the only option)", action=text)
        return [LogLine(number, taken.seat, colour, f"{name}: {text}", depth=int(taken.auto or ends))]


def since_last_turn(session: GameSession, seat: int) -> int:
    """The number of the first action after the seat's last turn before this one."""
    history = session.history
    at = len(history)
    while (
        at > 0
        and (history[at - 1].seat == seat or history[at - 1].auto)
        and history[at - 1].before.active == session.state.active
    ):
        at -= 1
    while at > 0 and not (history[at - 1].seat == seat and not history[at - 1].auto):
        at -= 1
    return at
