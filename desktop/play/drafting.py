"""The draft of the person who decides: its rows, its button and its keys on the page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QKeyEvent

from desktop.board.draft import Draft
from desktop.panels.decision_bar import BarButton
from desktop.play import showing
from desktop.session.choices import Choice
from rules.core import State

if TYPE_CHECKING:
    from desktop.pages.game import GamePage


class Drafting(QObject):
    """Holds the draft as long as its position is shown and can be answered."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        self._view: State | None = None
        self.draft: Draft | None = None
        page.options.list.on_key = self.key

    def begin(self, view: State | None) -> Draft | None:
        """The draft of this position, made once; none where nothing can be answered (None)."""
        if view is not self._view:
            self.forget()
            self._view = view
            if view is not None and self._page.presentation is not None and not self._page.live.scripted:
                self.draft = self._page.presentation.draft(view)
            if (
                self.draft is not None
                and self._page.turn.guard is not None
                and self.draft.choices() is not None
            ):
                self.draft = None  # a lesson asks one thing at a time
            if self.draft is not None:
                self.draft.setParent(self)
                self.draft.changed.connect(self._changed)
                self.draft.confirmed.connect(self.confirm)
        return self.draft

    def forget(self) -> None:
        if self.draft is not None:
            self.draft.changed.disconnect(self._changed)
            self.draft.confirmed.disconnect(self.confirm)
            self.draft.deleteLater()
        self._view, self.draft = None, None

    def _changed(self) -> None:
        if self._view is not None:
            showing.show_draft(self._page)
            showing.show_scenes(self._page, self._view)
            self._page.refresh_bar()

    def take(self, choice: Choice) -> None:
        """An option was chosen: it changes the draft, or it is an answer by itself."""
        if self.draft is not None and self.draft.picks(choice):
            self._page.interaction.clear()
            self.draft.pick(choice)
        else:
            self._page.turn.take(choice)

    def confirm(self) -> None:
        """Gives the answer, or says what is missing."""
        draft = self.draft
        if draft is None:
            return
        problem = draft.problem()
        if problem:
            self._page.say_why(problem)
        else:
            self._page.turn.take(draft.answer())

    def button(self) -> BarButton | None:
        draft = self.draft
        if draft is None:
            return None
        icon, text = draft.button()
        return BarButton(text, icon, self.confirm, primary=True, note="⏎", reason=draft.problem())

    def key(self, event: QKeyEvent) -> bool:
        """A key that the draft wants; Ctrl and Alt are the shell's."""
        wanted = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        if self.draft is None or event.modifiers() & wanted:
            return False
        return self.draft.key(event.key(), bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
