"""The planner: a copy of the game to think on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.board.presentation import SECRET
from desktop.session.choices import Choice, points_now
from desktop.session.session import AUTO_LIMIT, GameSession
from desktop.texts import number, tr
from rules.core import Action, State

if TYPE_CHECKING:
    from desktop.pages.game import GamePage


def _leads_into_the_unknown(state: State, action: Action, single: bool) -> bool:
    """Does a step reveal something, draw, or end at a question that has no answer in a view?"""
    twin = state.clone()
    twin.play(action)
    for _ in range(AUTO_LIMIT):
        forced = twin.forced() if single else None
        if forced is None:
            break
        twin.play(forced)
    known = (state.reveals, state.rng.draws)
    return (twin.reveals, twin.rng.draws) != known or not (twin.over or twin.legal())


class Planner:
    """Plays ahead for all seats on a copy of what is known; commits one's own steps or throws all away."""

    def __init__(self, page: GamePage) -> None:
        self._page = page
        self.session: GameSession | None = None
        self.confirming = False  # the bar asks whether the steps shall really be taken

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
        try:
            if _leads_into_the_unknown(plan.state, choice.action, plan.auto_single):
                raise ValueError("hidden or random")
            plan.act_together((choice.action, *choice.then))
        except Exception:  # a view has holes: whatever touches one ends the plan
            while len(plan.history) > steps:
                plan.undo()
            self._page.say_why(tr("The plan ends here: what comes next is hidden or random."))

    def take_over(self) -> None:
        """Carries out the plan in the game, as far as the steps are one's own and still possible. Asked once."""
        page, session, plan = self._page, self._page.session, self.session
        if session is None or plan is None or session.decision is None:
            return
        if not self.confirming and not page.settings.memory.get("planner_asked"):
            self.confirming = True
            page.refresh_bar()
            return
        page.settings.remember("planner_asked", True)
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

    def score_changes(self) -> str:
        """Whose points the plan changes, and how; points that are secret are left out."""
        page, session, plan, presentation = (
            self._page,
            self._page.session,
            self.session,
            self._page.presentation,
        )
        if session is None or plan is None or presentation is None:
            return ""
        before, after = session.view(), plan.view()
        if not page.settings["assistance"] or not plan.history:
            return ""
        changes = []
        for seat, sitting in enumerate(session.seats):
            if presentation.points(after, seat)[1] != SECRET:
                was, now = points_now(before, seat), points_now(after, seat)
                changes.append(f"{sitting.name} {number(was)} → {number(now)}")
        return ", ".join(changes)

    def think_again(self) -> None:
        """No to the question of the bar."""
        self.confirming = False
        self._page.refresh_bar()

    def leave(self, quiet: bool = False) -> None:
        page = self._page
        self.confirming = False
        if self.session is None:
            return
        self.session.decisionChanged.disconnect(page.refresh)
        self.session.deleteLater()
        self.session = None
        page.interaction.open(page.session, page.presentation)
        if not quiet:
            page.advance()
