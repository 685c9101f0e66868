"""The menu of a right click on a place: read about it, its rule, why not, what happened there, its notation."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtWidgets import QApplication, QMenu

from desktop.texts import tr

if TYPE_CHECKING:
    from desktop.pages.game import GamePage


class PlaceMenu(QObject):
    """Opens the menu at a target of any board."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        for view in page.views:
            view.targetMenu.connect(self._open)

    def _open(self, target: str, place: QPoint) -> None:
        page, interaction = self._page, self._page.interaction
        if page.session is None or page.covered:
            return
        menu = QMenu(page)
        menu.setObjectName("place")
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        explanation = interaction.explain(target)
        if explanation is not None:
            menu.addAction(tr("Details"), partial(interaction.explain_now, target, interaction.spot(target)))
            if explanation.topic:
                menu.addAction(tr("Rule"), partial(page.reference.show_topic, explanation.topic))
        if interaction.live and not interaction.at_target(target):
            menu.addAction(tr("Why not?"), partial(interaction.answer, target, interaction.spot(target)))
        menu.addAction(tr("Log of this place"), partial(self._show_log, target))
        menu.addAction(tr("Copy notation"), partial(self._copy, target))
        menu.popup(place)

    def _show_log(self, target: str) -> None:
        """The lines of all actions that pointed at this place."""
        page, session = self._page, self._page.session
        assert session is not None
        numbers = {
            number
            for number, taken in enumerate(session.history)
            if session.sees(taken.seat) and target in taken.before.targets(taken.action)
        }
        scene = page.interaction.scene_of(target)
        name = scene.describe(target) if scene is not None else target.partition(":")[2]
        page.log.show_place(name, numbers)
        page.reference.bring_up(page.log)

    def _copy(self, target: str) -> None:
        """What could be done here, as the journal writes it; otherwise the place's own name."""
        here = self._page.interaction.at_target(target)
        text = "\n".join(choice.notation for choice in here) or target.partition(":")[2]
        QApplication.clipboard().setText(text)
