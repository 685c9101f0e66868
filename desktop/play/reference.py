"""Looking things up from the game page: rule pages, the log since one's last turn, the pinned detail."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QApplication, QWidget

from desktop.panels.reading import explanation_html
from desktop.texts import tr
from rules.core import State

if TYPE_CHECKING:
    from desktop.pages.game import GamePage
    from desktop.panels.log_window import LogWindow


class Reference:
    """Brings the reading panels of the side column to the front."""

    def __init__(self, page: GamePage) -> None:
        self._page = page
        self.log_window: LogWindow | None = None
        self._seen = -1  # lines of the log that were in front; −1: it was not shown yet

    def bring_up(self, panel: QWidget) -> None:
        """To the front of its tabs."""
        for tabs in self._page.side:
            tabs.show_page(panel)

    def show_topic(self, id: str) -> None:
        if id:
            self._page.rules.show_topic(id)
            self.bring_up(self._page.rules)

    def rule_of_decision(self) -> None:
        self.show_topic(self._page.interaction.rule_of_pointed())

    def rule_here(self) -> None:
        """F1: one depth further in the tooltip, or the page."""
        tip = self._page.interaction.tip
        if not (tip.bubble.isVisible() and tip.deepen()):
            self.rule_of_decision()

    def find_rule(self) -> None:
        self.bring_up(self._page.rules)
        self._page.rules.search.setFocus()
        self._page.rules.search.selectAll()

    # -- the log ---------------------------------------------------------------------------------------------

    def show_log(self, since: int) -> None:
        """The lines of the moment in the panel, and in the window of its own if there is one."""
        page, writer = self._page, self._page.log_writer
        assert writer is not None
        lines = [*writer.lines(), *writer.undone()]
        page.log.set_lines(lines, since)
        if self.log_window is not None:
            self.log_window.panel.set_names(page.log.names)
            self.log_window.panel.set_lines(lines, since)
        self._count_news(len(lines))

    def _count_news(self, lines: int) -> None:
        """A log that is behind another tab says how much is new there."""
        page = self._page
        in_front = page.log.isVisible() or not page.isVisible()
        if in_front or self._seen < 0 or lines < self._seen:
            self._seen = lines
        new = lines - self._seen
        for tabs in page.side:
            tabs.set_title(page.log, tr("Log ({n} new)", n=new) if new else tr("Log"))

    def log_seen(self) -> None:
        """Another tab came to the front."""
        if self._page.log_writer is not None:
            self._count_news(len(self._page.log_writer.lines()) + len(self._page.log_writer.undone()))

    def toggle_log_window(self) -> None:
        """The log in a window of its own, beside the board on a second screen."""
        from desktop.panels.log_window import LogWindow

        if self.log_window is not None:
            self.log_window.close()
            return
        self.log_window = LogWindow(self._page.main)
        self.log_window.finished.connect(self._log_window_closed)
        self.log_window.panel.lineClicked.connect(self._page.replay.start_after)
        self.log_window.show()
        self._page.refresh()

    def close(self) -> None:
        """Another game: its log is told anew."""
        self._seen = -1
        if self.log_window is not None:
            self.log_window.close()

    def _log_window_closed(self) -> None:
        self.log_window = None

    def light_line(self, number: int) -> None:
        """The pointer is on a line of the log: its places light up."""
        session = self._page.session
        if session is None or not 0 <= number < len(session.history):
            self._page.interaction.hint(())
            return
        taken = session.history[number]
        self._page.interaction.hint(taken.before.targets(taken.action) if session.sees(taken.seat) else ())

    def copy_line(self, number: int) -> None:
        session = self._page.session
        if session is not None and session.sees(session.history[number].seat):
            QApplication.clipboard().setText(session.game.notation.text(session.history[number].action))

    def show_since(self) -> None:
        self._page.log.show_since()
        self.bring_up(self._page.log)

    def pin(self) -> None:
        """Keeps the tooltip, or the detail."""
        tip, detail = self._page.interaction.tip, self._page.detail
        if tip.bubble.isVisible():
            tip.pinned = not tip.pinned
        else:
            detail.pinned = not detail.pinned

    def explain_decision(self, view: State) -> None:
        """As long as nothing is pointed at, the detail is about the question itself."""
        page = self._page
        if view.decision is None:
            page.detail.clear_detail()
        if page.texts is None or view.decision is None or page.covered:
            return
        explained = page.texts.explain_decision(view.decision)
        if explained is not None:
            page.detail.set_html(explanation_html(explained))
