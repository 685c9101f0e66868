"""What changes on the map: transformed terrain, structures, towns, bridges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.scene import PLACE_MS
from desktop.board.sprite import Sprite
from desktop.games.terra_mystica import layout, symbols
from desktop.games.terra_mystica.ground import terrain_picture
from desktop.games.terra_mystica.items import BRIDGE_Z, Patch, Piece, TownMark, TownOutline
from rules.terra_mystica.board import HEX_COUNT, PRINTED_TERRAIN, TOUCHING, bits
from rules.terra_mystica.state import TerraMysticaState
from rules.terra_mystica.towns import group_of

if TYPE_CHECKING:
    from desktop.games.terra_mystica.scene import TableScene

DROP = QPointF(0, -16)  # a new piece falls from here


class MapLayer:
    """Owns the items on the map; each method changes only what differs."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.patches: dict[int, Patch] = {}
        self.pieces: dict[int, Piece] = {}
        self.towns: list[TownOutline | TownMark] = []
        self.bridges: dict[int, Sprite] = {}

    def show_terrain(self, view: TerraMysticaState) -> None:
        for index in range(HEX_COUNT):
            terrain = view.terrain[index]
            patch = self.patches.get(index)
            if terrain == PRINTED_TERRAIN[index]:
                if patch is not None:
                    self._scene.removeItem(self.patches.pop(index))
                continue
            if patch is None:
                patch = self.patches[index] = self._scene.added(Patch(index))
            key = (terrain_picture(terrain),)
            if patch.key != key:
                patch.show_as(*key)
                self._appear(patch)

    def _appear(self, item: QGraphicsItem) -> None:
        if not self._scene.fresh:
            self._scene.animate(PLACE_MS, item.setOpacity)

    def show_pieces(self, view: TerraMysticaState, colours: tuple[str, ...]) -> None:
        owners = {index: seat for seat, own in enumerate(view.own) for index in bits(own)}
        for index in [index for index in self.pieces if index not in owners]:
            self._scene.removeItem(self.pieces.pop(index))
        for index, seat in owners.items():
            piece = self.pieces.get(index)
            key = (symbols.STRUCTURE_PICTURES[view.piece[index] - 1], colours[seat])
            if piece is None:
                piece = self.pieces[index] = self._scene.added(Piece(index))
            elif piece.key == key:
                continue
            piece.show_as(*key)
            if not self._scene.fresh:
                self._drop(piece)

    def _drop(self, piece: Piece) -> None:
        def step(part: float) -> None:
            piece.setPos(piece.home + DROP * (1 - part))
            piece.setOpacity(min(1.0, 0.3 + part))

        self._scene.animate(PLACE_MS, step)

    def show_towns(self, view: TerraMysticaState, colours: tuple[str, ...]) -> None:
        for item in self.towns:
            self._scene.removeItem(item)
        self.towns.clear()
        for seat, own in enumerate(view.own):
            left = own & view.in_town
            while left:
                group = group_of(view, seat, left & -left)
                left &= ~group
                rivers = view.river_towns[seat]
                near = [river for river in bits(rivers) if TOUCHING[river] & group]
                hexes = [*bits(group), *near]
                outline = self._scene.added(TownOutline(*_outline(hexes)))
                outline.show_as(colours[seat])
                mark = self._scene.added(
                    TownMark(
                        layout.CENTRES[near[0]] if near else layout.CENTRES[hexes[0]] + QPointF(-19, -21)
                    )
                )
                mark.show_as(colours[seat])
                self.towns += [outline, mark]

    def show_bridges(self, view: TerraMysticaState, colours: tuple[str, ...]) -> None:
        owners = dict(view.bridges)
        for site in [site for site in self.bridges if site not in owners]:
            self._scene.removeItem(self.bridges.pop(site))
        for site, seat in owners.items():
            bridge = self.bridges.get(site)
            if bridge is None:
                bridge = Sprite("terra_mystica/bridge", layout.BRIDGE_LENGTH, tint=colours[seat])
                middle, angle = layout.bridge_place(site)
                box = bridge.boundingRect()
                bridge.setTransformOriginPoint(box.center())
                bridge.setPos(middle - box.center())
                bridge.setRotation(angle)
                bridge.setZValue(BRIDGE_Z)
                self._scene.addItem(bridge)
                self.bridges[site] = bridge
                self._appear(bridge)
            else:
                bridge.set_picture(bridge.path, colours[seat])


def _outline(hexes: list[int]) -> tuple[QPainterPath, QPainterPath]:
    """(outer edges, area) of some hexes."""
    edges, area = QPainterPath(), QPainterPath()
    area.setFillRule(layout.WINDING)
    for index in hexes:
        corners = layout.corners(layout.CENTRES[index], layout.SIDE - 1)
        area.addPath(layout.hexagon(layout.CENTRES[index]))
        for k in range(6):
            first, second = corners[k], corners[(k + 1) % 6]
            beyond = (first + second) - layout.CENTRES[index]
            if not any(
                (layout.CENTRES[other] - beyond).manhattanLength() < layout.SIDE / 2 for other in hexes
            ):
                edges.moveTo(first)
                edges.lineTo(second)
    return edges, area
