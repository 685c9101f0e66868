"""The names of the spaces: told from some zoom on, and all of them on request."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionGraphicsItem, QWidget

from desktop.games.terra_mystica import layout
from desktop.games.terra_mystica.painted import Painted
from desktop.games.terra_mystica.painting import detail, ink, tone, write
from rules.terra_mystica.board import HEX, LAND_HEXES, TERRAIN
from rules.terra_mystica.state import TerraMysticaState

if TYPE_CHECKING:
    from desktop.games.terra_mystica.scene import TableScene

NAMES_Z = 5
SENTENCES = 2  # the level of detail with names


class NamePlate(Painted):
    """The name of a space in its upper part, or below the structure that stands there. key: name."""

    WIDE, HIGH = 56.0, 10.0
    FREE, OCCUPIED = QPointF(-WIDE / 2, -27), QPointF(-WIDE / 2, 24)

    def __init__(self, index: int) -> None:
        super().__init__(self.WIDE, self.HIGH, 0)
        self._centre = layout.CENTRES[index]
        self.setZValue(NAMES_Z)

    def tell(self, name: str, terrain: str) -> None:
        """No terrain under a structure: it needs the room."""
        self.setPos(self._centre + (self.FREE if terrain else self.OCCUPIED))
        self.show_as(f"{name} {terrain}".rstrip())

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if detail(painter) >= SENTENCES:  # below that not even empty pixels are kept
            super().paint(painter, option, widget)

    def draw(self, painter: QPainter) -> None:
        if detail(painter) < SENTENCES:
            return
        name = str(self.key[0])
        aside = 0.0 if " " in name else self.WIDE / 2 - 9
        box = self.rect.adjusted(aside, 0, -aside, 0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tone("bone", 0, 190))
        painter.drawRoundedRect(box, 5, 5)
        write(painter, box, name, 8, ink(), bold=False)


class AllNames(Painted):
    """The names of all spaces, for people who follow a written log. key: nothing changes."""

    def __init__(self) -> None:
        super().__init__(layout.MAP.width(), layout.MAP.height(), 0)
        self.setZValue(NAMES_Z)

    def draw(self, painter: QPainter) -> None:
        for index, centre in enumerate(layout.CENTRES):
            box = QRectF(centre.x() - 13, centre.y() - 35, 26, 14)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(tone("bone", 0, 190))
            painter.drawRoundedRect(box, 6, 6)
            write(painter, box, HEX.word(index), 12, ink())


class NameLayer:
    """Owns the names; the request for all of them hides the plates."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._plates = {index: scene.added(NamePlate(index)) for index in LAND_HEXES}
        self._all: AllNames | None = None

    def show(self, view: TerraMysticaState, word: Callable[[str], str]) -> None:
        for index, plate in self._plates.items():
            occupied = view.occupied >> index & 1
            plate.tell(HEX.word(index), "" if occupied else word(TERRAIN.word(view.terrain[index])))

    def show_all(self, wanted: bool) -> None:
        """The setting about the ids of the spaces."""
        if wanted and self._all is None:
            self._all = self._scene.added(AllNames())
            self._all.show_as()
        elif not wanted and self._all is not None:
            self._scene.removeItem(self._all)
            self._all = None
        for plate in self._plates.values():
            plate.setVisible(not wanted)
