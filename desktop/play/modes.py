"""Two ways to leave the present: the replay (any moment of the past) and the planner (a copy to think on)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.panels.replay import ReplayBar
from desktop.session.choices import Choice
from desktop.session.saved import new_path
from desktop.session.session import GameSession
from desktop.texts import tr

if TYPE_CHECKING:
    from desktop.pages.game import GamePage


class Replay:
    """Shows the position before action `at`; None means the present."""

    def __init__(self, page: GamePage) -> None:
        self._page = page
        self.at: int | None = None
        self.bar = ReplayBar()
        self.bar.hide()
        self.bar.moved.connect(self._moved)

    def start(self, at: int) -> None:
        page, session = self._page, self._page.session
        if session is None or page.covered:
            return
        page.planner.leave(quiet=True)
        history = session.history
        self.at = max(0, min(at, len(history)))
        turns = [
            i for i in range(1, len(history)) if history[i].before.active != history[i - 1].before.active
        ]
        self.bar.set_range(len(history), self.at, turns)
        page.bar.set_extra(self.bar)
        page.refresh()

    def start_after(self, number: int) -> None:
        """A line of the log was clicked: the board as it was after that action."""
        self.start(number + 1)

    def toggle(self) -> None:
        if self.at is None:
            self.start(len(self._page.session.history) if self._page.session is not None else 0)
        else:
            self.end()

    def forget(self) -> None:
        """Back to the present without showing anything yet."""
        self.bar.stop()
        self._page.bar.set_extra(None)
        self.at = None

    def end(self) -> None:
        self.forget()
        self._page.advance()

    def _moved(self, at: int) -> None:
        if self.at is not None:
            self.at = at
            self._page.refresh()

    def branch(self) -> None:
        """A new game of its own from the shown moment."""
        page, session = self._page, self._page.session
        if session is None or self.at is None:
            return
        path = new_path(session.game.slug)
        name = tr("{name} from move {n}", name=session.name or page.title(), n=self.at)
        session.write_copy(path, self.at, name)
        self.forget()
        page.open_file(path)


class Planner:
    """Plays ahead for all seats on a copy of what is known; commits one's own steps or throws all away."""

    def __init__(self, page: GamePage) -> None:
        self._page = page
        self.session: GameSession | None = None

    def toggle(self) -> None:
        page, session = self._page, self._page.session
        if self.session is not None:
            self.leave()
        elif (
            session is not None
            and page.settings["assistance"]
            and not (page.covered or session.over or session.read_only)
        ):
            page.replay.forget()
            page.bots.cancel()
            session.mark_helped()
            self.session = session.plan()
            self.session.decisionChanged.connect(page.refresh)
            page.interaction.open(self.session, page.presentation)
            page.refresh()

    def act(self, choice: Choice) -> None:
        """One step on the copy; it stops where something hidden or random would be shown."""
        plan = self.session
        assert plan is not None
        steps = len(plan.history)
        known = (plan.state.reveals, plan.state.rng.draws)
        twin = plan.state.clone()
        try:
            twin.play(choice.action)
            if (twin.reveals, twin.rng.draws) != known:
                raise ValueError("revealed")
            plan.act(choice.action)
        except Exception:  # a view has holes: whatever touches one ends the plan
            while len(plan.history) > steps:
                plan.undo()
            self._page.say_why(tr("The plan ends here: what comes next is hidden or random."))

    def take_over(self) -> None:
        """Carries out the plan in the game, as far as the steps are one's own and still possible."""
        page, session, plan = self._page, self._page.session, self.session
        if session is None or plan is None or session.decision is None:
            return
        mine = session.decision.seat
        wanted = [taken.action for taken in plan.history if taken.seat == mine and not taken.auto]
        self.leave(quiet=True)
        done = 0
        for action in wanted:
            decision = session.decision
            if decision is None or decision.seat != mine or action not in session.legal():
                break
            session.act(action)
            done += 1
        if done < len(wanted):
            page.say_why(tr("{k} of {n} steps were possible.", k=done, n=len(wanted)))

    def leave(self, quiet: bool = False) -> None:
        page = self._page
        if self.session is None:
            return
        self.session.decisionChanged.disconnect(page.refresh)
        self.session.deleteLater()
        self.session = None
        page.interaction.open(page.session, page.presentation)
        if not quiet:
            page.advance()
