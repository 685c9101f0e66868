"""Undo, redo, restart the turn, and what Esc takes back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.texts import tr

if TYPE_CHECKING:
    from desktop.pages.game import GamePage


class TakingBack:
    """Asks the session what may be taken back, and says why if nothing may."""

    def __init__(self, page: GamePage) -> None:
        self._page = page

    def undo(self) -> None:
        page = self._page
        if page.session is None:
            return
        if page.live.can_undo().actions:
            page.bots.cancel()
            page.live.undo()
        else:
            page.say_why(self.reason())

    def redo(self) -> None:
        if self._page.session is not None:
            self._page.live.redo()

    def restart_turn(self) -> None:
        page = self._page
        if page.session is None:
            return
        if page.live.can_restart().actions:
            page.bots.cancel()
            page.live.restart_turn()
        else:
            page.say_why(self.reason())

    def reason(self) -> str:
        """Why nothing can be taken back, or nothing."""
        session = self._page.live
        answer = session.can_undo()
        if answer.reason == "hidden":
            return tr("Something hidden or random was revealed since.")
        if answer.reason == "other":
            return tr("{name} has acted since.", name=session.seats[answer.seat].name)
        return tr("Nothing to undo.") if answer.reason == "none" else ""

    def can_step_back(self) -> bool:
        """Esc only goes back inside an unfinished action of the one who decides."""
        session = self._page.live
        if not session.history or session.decision is None:
            return False
        last = session.history[-1]
        same = last.seat == session.decision.seat and last.before.active == session.state.active
        return same and bool(session.can_undo().actions)

    def escape(self) -> None:
        """One step back: a question, a thinking bot, the filter, a bubble, the replay, the unfinished action, the zoom."""
        page = self._page
        if page.turn.asking is not None:
            page.turn.asking = None
            page.refresh_bar()
        elif page.hints.thinking:
            page.hints.stop()
        elif page.planner.confirming:
            page.planner.think_again()
        elif page.options.filter.isVisible():
            page.options.close_filter()
        elif page.interaction.busy:
            page.interaction.clear()
        elif page.replay_at is not None:
            page.replay.end()
        elif page.plan is not None and not page.plan.history:
            page.planner.leave()
        elif page.session is not None and not page.covered and self.can_step_back():
            self.undo()
        else:
            for view in page.views:
                view.fit()
