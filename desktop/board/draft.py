"""An answer that is put together before it is given: essences counted out, cards in an order, a whole phase at once.

A game offers one from `Presentation.draft`. The shell shows its rows, its prompt and its button; the game's scenes draw
its controls and change it. Nothing of it is known to the rules before it is confirmed.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal

from desktop.session.choices import Choice


class Draft(QObject):
    """Made anew for every position; `changed` lets everything that shows it follow."""

    changed = Signal()
    confirmed = Signal()  # a control on the board says: give it

    def prompt(self) -> str:
        """The question, if it is another than the decision's own."""
        return ""

    def button(self) -> tuple[str, str]:
        """Icon and words of the button that gives the answer."""
        raise NotImplementedError

    def problem(self) -> str:
        """Why the answer cannot be given yet; empty when it can."""
        return ""

    def answer(self) -> Choice:
        """The answer as it stands; only asked when there is no problem."""
        raise NotImplementedError

    def choices(self) -> list[Choice] | None:
        """Rows of the options list instead of the decision's own."""
        return None

    def picks(self, choice: Choice) -> bool:
        """Does this row only change the draft? Otherwise it is an answer by itself."""
        return False

    def pick(self, choice: Choice) -> None:
        """A row that only changes the draft was chosen."""

    def picked(self, choice: Choice) -> bool:
        """Is this row part of the answer as it stands?"""
        return False

    def key(self, key: int, shift: bool) -> bool:
        """A key without Ctrl or Alt; True if it changed the draft."""
        return False
