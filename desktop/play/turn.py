"""One's turn: an option is taken by whatever gesture, asked about if it is wasteful, and carried out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from desktop.session.choices import Choice
from desktop.texts import tr

if TYPE_CHECKING:
    from desktop.pages.game import GamePage


class Turn(QObject):
    """Everything a person does at the table goes through `take`."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        self.asking: Choice | None = None  # an option that waits for "do it anyway?"
        self.guard: Callable[[Choice], bool] | None = (
            None  # a lesson answers what it does not accept with False
        )
        self._asked: set[str] = set()

    def forget(self) -> None:
        """Another game: nothing was asked yet."""
        self.asking = None
        self._asked.clear()

    def take(self, choice: Choice) -> None:
        """An option was chosen."""
        page = self._page
        session = page.live
        if page.replay_at is not None or page.covered or session.read_only or session.decision is None:
            return
        if page.plan is None and not session.seats[session.decision.seat].human:
            return
        if self.guard is not None and not self.guard(choice):
            return
        if self.asking is not None and self.asking.notation == choice.notation:
            self.confirm()
            return
        if self._must_ask(choice):
            self.asking = choice
            page.options.list.select_choice(choice.notation)  # Enter in the list means yes, not another row
            page.refresh_bar()
            return
        self.asking = None
        self._act(choice)

    def _must_ask(self, choice: Choice) -> bool:
        """Only what the rules' own warnings call wasteful is asked, once per kind in a game."""
        page = self._page
        if page.plan is not None or not page.settings["confirm"] or not choice.warnings:
            return False
        kind = choice.notation.split()[0]
        if f"{page.game_slug()}.{kind}" in page.settings.memory.get("never_ask", []):
            return False
        return f"{kind} {choice.warnings[0]}" not in self._asked

    def confirm(self) -> None:
        """Yes to the question of the bar."""
        page, choice = self._page, self.asking
        if choice is None:
            return
        kind = choice.notation.split()[0]
        self._asked.add(f"{kind} {choice.warnings[0]}")
        if page.bar.never_ask is not None and page.bar.never_ask.isChecked():
            never = [*page.settings.memory.get("never_ask", []), f"{page.game_slug()}.{kind}"]
            page.settings.remember("never_ask", never)
        self.asking = None
        self._act(choice)

    def _act(self, choice: Choice) -> None:
        page = self._page
        page.interaction.clear()
        page.settle()
        if page.presentation is not None and page.plan is None and page.presentation.taken(choice):
            page.refresh()
            return
        if page.plan is not None:
            page.planner.act(choice)
            return
        if choice.then:
            page.live.act_together((choice.action, *choice.then))
        else:
            page.live.act(choice.action)
        page.speech.question()

    # -- the end of the turn ---------------------------------------------------------------------------------

    def end_choice(self) -> Choice | None:
        """The option behind "End turn", if it is there."""
        page = self._page
        assert page.presentation is not None
        if not page.interaction.live:
            return None
        possible = page.interaction.possible()
        return next((choice for choice in possible if page.presentation.is_end_turn(choice)), None)

    def end(self) -> None:
        """Ends the turn, or says why it cannot end."""
        page, choice = self._page, self.end_choice()
        if choice is not None:
            self.take(choice)
        elif page.live.scripted:
            page.coach.say_not_now()
        elif page.texts is not None and page.live.decision is not None:
            reason = page.texts.prompt(page.live.decision)
            page.say_why(tr("You cannot end the turn yet: {reason}", reason=reason))

    def maybe_end_by_itself(self) -> None:
        """By setting: a turn with nothing left but its end is ended."""
        page = self._page
        if not page.settings["auto_end"] or page.plan is not None or not page.interaction.live:
            return
        if len(page.interaction.possible()) == 1 and self.end_choice() is not None:
            QTimer.singleShot(0, self, self.end)
