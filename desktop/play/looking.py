"""Looking closer at the boards: the lens and the icon legend, held for a moment or kept."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from desktop.board.legend import Legend
from desktop.board.lens import Lens

if TYPE_CHECKING:
    from desktop.pages.game import GamePage

HOLD_MS = 180  # shorter, Shift is part of another key


class Looking(QObject):
    """Shift held over a board is the lens, the space bar the legend; commands keep them."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        self.lens_kept = self.legend_kept = False
        self._lens_held = False
        self.lens = Lens(page)
        self.legends = [Legend(view) for view in page.views]
        self._hold = QTimer(self)
        self._hold.setSingleShot(True)
        self._hold.setInterval(HOLD_MS)
        self._hold.timeout.connect(self._move_lens)
        for view in page.views:
            view.pointerMoved.connect(self._pointer_moved)
            view.legendWanted.connect(self._show_legend)
            view.zoomed.connect(self._renew)
        page.refreshed.connect(self._renew)

    # -- the lens --------------------------------------------------------------------------------------------

    def hold_lens(self, held: bool) -> None:
        """The key of the lens goes down or up."""
        self._lens_held = held and bool(self._page.settings["lens"])
        if self._lens_held:
            self._hold.start()
        else:
            self._hold.stop()
            self._move_lens()

    def keep_lens(self) -> None:
        self.lens_kept = not self.lens_kept
        self._move_lens()

    def _pointer_moved(self) -> None:
        if self.lens_kept or (self._lens_held and not self._hold.isActive()):
            self._move_lens()

    def _move_lens(self) -> None:
        page = self._page
        view = next((v for v in page.views if v.pointer is not None and v.isVisible()), None)
        wanted = (self.lens_kept or self._lens_held) and not page.covered
        shown = view is not None and view.board() is not None and wanted
        page.interaction.tip.waits = shown  # it would cover the lens
        if view is None or view.pointer is None or not shown:
            self.lens.put_away()
            return
        if not self.lens.isVisible():
            page.interaction.clear()
        self.lens.look_at(view, view.pointer, page.rect())

    # -- the legend ------------------------------------------------------------------------------------------

    def keep_legend(self) -> None:
        self.legend_kept = not self.legend_kept
        self._show_legend(self.legend_kept)

    def _show_legend(self, shown: bool) -> None:
        presentation = self._page.presentation
        if shown:
            self._page.interaction.clear()  # a tooltip would cover the words
        for legend, view in zip(self.legends, self._page.views, strict=True):
            if (shown or self.legend_kept) and presentation is not None and view.isVisible():
                legend.show_words(presentation.picture_word)
            else:
                legend.put_away()

    def _renew(self) -> None:
        """The boards show something else, or show it elsewhere."""
        if self.legend_kept or any(legend.isVisible() for legend in self.legends):
            self._show_legend(True)
        if self.lens.isVisible():
            self.lens.update()

    def put_away(self) -> None:
        """Another page, another game."""
        self.lens_kept = self.legend_kept = self._lens_held = False
        self._hold.stop()
        self.lens.put_away()
        for legend in self.legends:
            legend.put_away()
