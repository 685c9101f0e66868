"""Where on the page a target or an option is to be seen: on a board, in the table as text, or as a row of the list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from desktop.board.table_view import TableView
from desktop.board.view import BoardView
from desktop.panels.options import OptionsPanel
from desktop.session.choices import Choice

ROOM = 20  # pixels left free around a place that is scrolled to


class Place(NamedTuple):
    """Where an option is shown, in the page's coordinates."""

    rect: QRect
    is_row: bool  # of the options list


class Places:
    """Knows the views of the game page; answers in the page's coordinates."""

    def __init__(
        self, page: QWidget, views: Sequence[BoardView], table: TableView, options: OptionsPanel
    ) -> None:
        self._page = page
        self._views = views
        self._table = table
        self._options = options

    def of_target(self, target: str) -> QRect | None:
        """Where a target is drawn; None if no visible view draws it."""
        view = self._view_of(target)
        if view is not None:
            return self._on_page(view.viewport(), view.spot_rect(target))
        spot = self._table.spot_rect(target) if self._table.isVisible() else None
        return self._on_page(self._table.viewport(), spot) if spot is not None else None

    def of_choice(self, choice: Choice) -> Place:
        """The last of an option's targets that is drawn (where something goes), else its row; scrolled to."""
        for target in reversed(choice.targets):
            spot = self._reveal(target)
            if spot is not None:
                return Place(spot, False)
        row = self._options.reveal(choice.notation)
        shown = row if row is not None else self._options.rect()
        return Place(self._on_page(self._options, shown), True)

    def _reveal(self, target: str) -> QRect | None:
        view = self._view_of(target)
        scene = view.board() if view is not None else None
        if view is not None and scene is not None:
            view.ensureVisible(scene.spots[target].rect(), ROOM, ROOM)
        elif self._table.isVisible():
            self._table.reveal(target)
        return self.of_target(target)

    def _view_of(self, target: str) -> BoardView | None:
        """The board on which a target is drawn now."""
        for view in self._views:
            scene = view.board()
            if view.isVisible() and scene is not None and target in scene.spots:
                return view
        return None

    def _on_page(self, widget: QWidget, rect: QRect) -> QRect:
        return QRect(self._page.mapFromGlobal(widget.mapToGlobal(rect.topLeft())), rect.size())
