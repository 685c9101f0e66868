"""Who sits at the screen: the curtain between two people, and the public look at the board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from desktop.play import regions
from desktop.play.log_lines import since_last_turn

if TYPE_CHECKING:
    from desktop.pages.game import GamePage


class HandOver(QObject):
    """Draws and lifts the page's curtain, and tells the session who looks."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        self.public_look = False  # the curtain was put aside to look at the board only
        page.curtain.confirmed.connect(self._opened)
        page.curtain.look_wanted.connect(self._look_at_public)

    @property
    def covered(self) -> bool:
        """Nobody in particular sits at the screen: nothing secret may be seen or done."""
        return self._page.curtain.drawn or self.public_look

    def seat_decides(self, seat: int) -> None:
        """A person must decide: give them the screen, behind the curtain where that is needed."""
        session = self._page.session
        assert session is not None
        if self._needed(seat):
            self._draw(seat)
        else:
            self._page.curtain.lift()
            session.set_viewer(seat)

    def _needed(self, seat: int) -> bool:
        session = self._page.session
        assert session is not None
        if len(session.humans) < 2 or session.viewer == seat:
            return False
        policy = str(self._page.settings["handover"])
        return policy == "always" or (policy == "secrets" and session.game.secrets)

    def _draw(self, seat: int) -> None:
        """Nothing of the next seat is on the screen, and nothing of the last one either."""
        page = self._page
        session, presentation, writer = page.session, page.presentation, page.log_writer
        assert session is not None
        assert presentation is not None
        assert writer is not None
        session.set_viewer(-1)
        page.interaction.clear()
        page.detail.pinned = False
        page.detail.clear_detail()
        since = since_last_turn(session, seat)
        said = [line.text for line in writer.lines() if line.number >= since]
        colour = presentation.colour(session.state, seat)
        page.curtain.open_for(seat, session.seats[seat].name, colour, said)
        regions.spread_curtain(page)

    def open(self) -> None:
        """Opens the curtain as its button does (for pictures)."""
        self._page.curtain.lift()
        self._opened()

    def _opened(self) -> None:
        page, session = self._page, self._page.session
        if session is not None and session.decision is not None:
            session.set_viewer(session.decision.seat)
            page.refresh()
            page.options.list.setFocus()
            page.speech.question()

    def _look_at_public(self) -> None:
        """The public view, without any hand; the curtain waits behind it."""
        self._page.curtain.lift()
        self.public_look = True
        self._page.refresh()

    def lift(self) -> None:
        self.public_look = False
        self._page.curtain.lift()
