"""What an option would put on the table, shown in place while it is pointed at."""

from __future__ import annotations

from collections.abc import Hashable
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QGraphicsItem

from desktop.games.terra_mystica import layout, symbols
from desktop.games.terra_mystica.ground import terrain_picture
from desktop.games.terra_mystica.items import GHOST_Z, Marker, Patch, Piece, TownOutline, bridge_sprite
from rules.terra_mystica.board import HEX_COUNT, bits
from rules.terra_mystica.content import DWELLING, TRADING_HOUSE
from rules.terra_mystica.state import TerraMysticaState

if TYPE_CHECKING:
    from desktop.games.terra_mystica.scene import TableScene

THIN = 0.8
THINNEST = 0.5  # of a marker: the present one is on the same track
Key = tuple[Hashable, ...]  # what it is, where, how it looks


class Ghosts:
    """Owns the items of the future; while a structure's ghost stands on a space, the present one is out of sight."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._items: dict[Key, QGraphicsItem] = {}
        self._pointed: set[Key] = set()
        self._foreseen: set[Key] = set()

    @property
    def shown(self) -> set[Key]:
        return set(self._items)

    def stands_on(self, index: int) -> bool:
        """Is a structure's ghost on that space?"""
        return any(key[:2] == ("piece", index) for key in self._items)

    def point_at(self, view: TerraMysticaState | None, index: int | None) -> None:
        """A space of the map is pointed at, or none: the dwelling that would stand there."""
        self._pointed = set()
        if view is not None and view.decision is not None and index is not None:
            seat, kind = view.decision.seat, view.decision.kind
            free = not view.occupied >> index & 1
            if view.faction[seat] >= 0 and free:
                if view.terrain[index] == view.home(seat) or kind == "witches_ride":
                    self._pointed = {self._piece(view, seat, index, DWELLING)}
            elif kind == "free_trading_house":
                self._pointed = {self._piece(view, seat, index, TRADING_HOUSE)}
        self._show()

    def foresee(self, view: TerraMysticaState | None, after: TerraMysticaState | None) -> None:
        """An option is pointed at, or none: all that lies differently on the table afterwards."""
        self._foreseen = set()
        if view is not None and after is not None:
            owners = {index: seat for seat, own in enumerate(after.own) for index in bits(own)}
            for index, seat in owners.items():
                if after.piece[index] != view.piece[index]:
                    self._foreseen.add(self._piece(after, seat, index, after.piece[index] - 1))
            wheel = self._scene.decision.wheel_open  # it lies over the space, and shows it
            for index in range(HEX_COUNT if not wheel else 0):
                if after.terrain[index] != view.terrain[index]:
                    self._foreseen.add(("terrain", index, terrain_picture(after.terrain[index])))
            for site, seat in set(after.bridges) - set(view.bridges):
                self._foreseen.add(("bridge", site, self._colour(after, seat)))
            walls = after.in_town & ~view.in_town
            if walls:
                founder = next(seat for seat, own in enumerate(after.own) if own & walls)
                river = after.river_towns[founder] & ~view.river_towns[founder]
                self._foreseen.add(("town", tuple(bits(walls | river)), self._colour(after, founder)))
            shelf = self._scene.decision.shelf_open  # it lies over the cult board
            places = layout.cult_markers(after.cults, seated(after)) if not shelf else {}
            for (cult, seat), rect in places.items():
                if after.cults[4 * seat + cult] > view.cults[4 * seat + cult]:
                    corner = (rect.x(), rect.y(), rect.width())
                    self._foreseen.add(("marker", *corner, self._colour(after, seat)))
        self._show()

    def clear(self) -> None:
        """Another position: nothing is pointed at in it yet."""
        self._pointed, self._foreseen = set(), set()
        self._show()

    def _colour(self, view: TerraMysticaState, seat: int) -> str:
        return self._scene.presentation.colour(view, seat)

    def _piece(self, view: TerraMysticaState, seat: int, index: int, structure: int) -> Key:
        return ("piece", index, symbols.STRUCTURE_PICTURES[structure], self._colour(view, seat))

    def _show(self) -> None:
        wanted = self._pointed | self._foreseen
        for key in [key for key in self._items if key not in wanted]:
            self._scene.removeItem(self._items.pop(key))
            self._show_present(key, True)
        for key in wanted:
            if key not in self._items:
                item = self._items[key] = _make(key)
                item.setOpacity(THINNEST if key[0] == "marker" else THIN)
                item.setZValue(GHOST_Z)
                self._scene.addItem(item)
            self._show_present(key, False)
        self._scene.aiming.make_room()

    def _show_present(self, key: Key, shown: bool) -> None:
        kind, index = key[:2]
        if kind == "piece" and isinstance(index, int) and index in self._scene.map.pieces:
            self._scene.map.pieces[index].setVisible(shown)


def seated(view: TerraMysticaState) -> list[int]:
    """The seats with a faction: the others have no marker yet."""
    return [seat for seat in range(view.setup.players) if view.faction[seat] >= 0]


def _make(key: Key) -> QGraphicsItem:
    kind, *how = key
    item: Piece | Patch | Marker | TownOutline
    match kind, how:
        case "bridge", [int(site), str(colour)]:
            return bridge_sprite(site, colour)
        case "marker", [float(x), float(y), float(size), str(colour)]:
            item = Marker()
            item.setPos(x, y)
            item.show_as(colour, size)
            return item
        case "town", [tuple(hexes), str(colour)]:
            item = TownOutline([int(str(index)) for index in hexes])
            item.show_as(colour, 1.0)
            return item
        case "terrain", [int(index), str(picture)]:
            item = Patch(index)
            item.show_as(picture)
            return item
        case _, [int(index), str(picture), str(colour)]:
            item = Piece(index)
            item.show_as(picture, colour)
            return item
    raise AssertionError(key)
