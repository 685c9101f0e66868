"""What changes on the map: transformed terrain, structures, towns, bridges."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF

from desktop.board.sprite import Sprite
from desktop.games.terra_mystica import layout, symbols
from desktop.games.terra_mystica.ground import terrain_picture
from desktop.games.terra_mystica.items import Patch, Piece, TownMark, TownOutline, bridge_sprite
from rules.terra_mystica.board import HEX_COUNT, PRINTED_TERRAIN, SITE, TERRAIN, TOUCHING, bits
from rules.terra_mystica.state import TerraMysticaState
from rules.terra_mystica.towns import group_of

if TYPE_CHECKING:
    from desktop.games.terra_mystica.scene import TableScene

TOWN_SIGN = QPointF(-19, -21)  # from the middle of a hex
WHEEL_LENGTH = 7


class MapLayer:
    """Owns the items on the map; each method changes only what differs."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.patches: dict[int, Patch] = {}
        self.pieces: dict[int, Piece] = {}
        self.towns: dict[tuple[int, ...], tuple[TownOutline, TownMark]] = {}  # by their hexes
        self._owners: dict[int, int] = {}
        self.bridges: dict[int, Sprite] = {}

    def show_terrain(self, view: TerraMysticaState) -> None:
        motion = self._scene.motion
        for index in range(HEX_COUNT):
            terrain, printed = view.terrain[index], PRINTED_TERRAIN[index]
            patch = self.patches.get(index)
            if terrain == printed:
                if patch is not None:
                    motion.leave(self.patches.pop(index))
                continue
            was = printed
            if patch is None:
                patch = self.patches[index] = self._scene.added(Patch(index))
            elif patch.key:
                was = next(t for t in range(len(TERRAIN)) if terrain_picture(t) == patch.key[0])
            if was != terrain or not patch.key:
                motion.dig(patch, [terrain_picture(step) for step in _way(was, terrain)])

    def show_pieces(self, view: TerraMysticaState, colours: tuple[str, ...]) -> None:
        motion = self._scene.motion
        owners = {index: seat for seat, own in enumerate(view.own) for index in bits(own)}
        for index in [index for index in self.pieces if index not in owners]:
            seat = self._owners.get(index, 0)
            motion.leave(self.pieces.pop(index), motion.door(seat))
        for index, seat in owners.items():
            piece = self.pieces.get(index)
            key = (symbols.STRUCTURE_PICTURES[view.piece[index] - 1], colours[seat])
            if piece is not None and piece.key == key:
                continue
            if piece is None:
                piece = self.pieces[index] = self._scene.added(Piece(index))
                piece.show_as(*key)
                motion.arrive(piece, motion.door(seat))
            else:  # the old structure goes back to its player's board, the new one rises
                if motion.on:
                    old = self._scene.added(Piece(index))
                    old.show_as(*piece.key)
                    motion.leave(old, layout.MAT_DOOR)
                piece.show_as(*key)
                motion.rise(piece)
        self._owners = owners

    def show_towns(self, view: TerraMysticaState, colours: tuple[str, ...]) -> None:
        wanted: dict[tuple[int, ...], tuple[str, QPointF]] = {}
        for seat, own in enumerate(view.own):
            left = own & view.in_town
            while left:
                group = group_of(view, seat, left & -left)
                left &= ~group
                near = [river for river in bits(view.river_towns[seat]) if TOUCHING[river] & group]
                hexes = (*bits(group), *near)
                sign = layout.CENTRES[near[0]] if near else layout.CENTRES[hexes[0]] + TOWN_SIGN
                wanted[hexes] = (colours[seat], sign)
        for hexes in [hexes for hexes in self.towns if hexes not in wanted]:
            for item in self.towns.pop(hexes):
                self._scene.motion.leave(item)
        for hexes, (colour, sign) in wanted.items():
            if hexes in self.towns:
                outline, mark = self.towns[hexes]
                outline.show_as(colour, 1.0)
            else:
                outline, mark = self._scene.added(TownOutline(list(hexes))), self._scene.added(TownMark(sign))
                self.towns[hexes] = (outline, mark)
                self._scene.motion.run_round(outline, colour)
                self._scene.motion.arrive(mark, layout.TOWNS.center())
            mark.show_as(colour)

    def show_bridges(self, view: TerraMysticaState, colours: tuple[str, ...]) -> None:
        owners = dict(view.bridges)
        for site in [site for site in self.bridges if site not in owners]:
            self._scene.motion.leave(self.bridges.pop(site))
            self._scene.remove_spot(f"bridge:{SITE.word(site)}")
        for site, seat in owners.items():
            self._scene.place(f"bridge:{SITE.word(site)}", layout.bridge_shape(site), z=1)
            bridge = self.bridges.get(site)
            if bridge is None:
                bridge = bridge_sprite(site, colours[seat])
                self._scene.addItem(bridge)
                self.bridges[site] = bridge
                self._scene.motion.appear(bridge)
            else:
                bridge.set_picture(bridge.path, colours[seat])


def _way(start: int, end: int) -> list[int]:
    """The terrains on the shorter way round the wheel, without the first."""
    wheel = WHEEL_LENGTH
    forward = (end - start) % wheel
    step = 1 if forward <= wheel - forward else -1
    return [(start + step * (k + 1)) % wheel for k in range(min(forward, wheel - forward))] or [end]
