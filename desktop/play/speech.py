"""What is spoken to those who listen instead of look: the question, and what others did."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.board.accessible import announce

if TYPE_CHECKING:
    from desktop.pages.game import GamePage

MOST_SENTENCES = 4


class Speech:
    """Announcements of the game page, for screen readers."""

    def __init__(self, page: GamePage) -> None:
        self._page = page
        self._told = 0  # actions of the history that were already told

    def start(self) -> None:
        """What happened before this session was opened is no news."""
        session = self._page.session
        self._told = len(session.history) if session is not None else 0

    def question(self) -> None:
        """Speaks what is asked, and of whom."""
        page, session, texts = self._page, self._page.session, self._page.texts
        if session is None or texts is None or session.decision is None or page.covered:
            return
        name = session.seats[session.decision.seat].name
        own = page.presentation.prompt(page.view()) if page.presentation is not None else ""
        announce(page, f"{name}: {own or texts.prompt(session.decision)}")

    def news(self) -> None:
        """Speaks what was done since the last time, as one announcement."""
        page, session, writer = self._page, self._page.session, self._page.log_writer
        if session is None or writer is None:
            return
        first, self._told = self._told, len(session.history)
        if first < len(session.history):
            said = [line.text for line in writer.lines() if line.number >= first and line.depth == 0]
            announce(page, " ".join(said[-MOST_SENTENCES:]))
