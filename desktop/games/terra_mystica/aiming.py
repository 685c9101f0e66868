"""While something is aimed: prices at the spaces, and why nearby places are refused."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter, QPen

from desktop.art import look
from desktop.games.terra_mystica.items import SYMBOL_Z, Tag, TooDear
from desktop.games.terra_mystica.painted import Painted
from desktop.games.terra_mystica.painting import picture, tone
from desktop.games.terra_mystica.prices import digging_price, dug_home_price, dwelling_price, spades_home
from desktop.games.terra_mystica.questions import FREE_SPADES, TURNS
from rules.terra_mystica.board import HEX, LAND, WITHIN, bits
from rules.terra_mystica.state import TerraMysticaState

if TYPE_CHECKING:
    from desktop.games.terra_mystica.scene import TableScene

# first reason of the refusal -> sign; what the table shows anyway (a structure, a river, a cross) needs none
FAR, DEAR, NO_SPADE, DONE, LOCKED = "ship", "coin", "spade", "ui_check", "ui_lock"
SIGNS = {
    "out_of_reach": FAR,
    "cannot_afford": DEAR,
    "too_few_spades": NO_SPADE,
    "no_spade": NO_SPADE,
    "no_skip": FAR,
    "out_of_skip": FAR,
    "no_tunnel": DEAR,
    "space_done": DONE,
    "favor_owned": DONE,
    "bridge_needs_structure": LOCKED,
    "past_home": LOCKED,
    "giants_home_only": LOCKED,
}
PRICED = (*TURNS, *FREE_SPADES, "build_after_transform")
MOST_SIGNS = 2  # on a tag
AIMED = (
    *FREE_SPADES,
    "action_transform",
    "action_bridge",
    "witches_ride",
    "sandstorm",
    "choose_favor",
)  # a turn is not an aimed action: half of the map would be crossed out


Signs = tuple[tuple[str, str], ...]


def _payable(view: TerraMysticaState, price: Signs) -> bool:
    """Does the player who decides own this much? Spades are no stock: what they cost stands beside them."""
    seat = view.decision.seat if view.decision is not None else 0
    stock = {"worker": view.workers[seat], "priest": view.priests[seat], "coin": view.coins[seat]}
    return all(int(n) <= stock.get(icon, int(n)) for icon, n in price)


def refused(view: TerraMysticaState) -> dict[str, str]:
    """target -> sign, for targets of this decision without any legal option."""
    if view.decision is None or view.decision.kind not in AIMED:
        return {}
    legal = set(view.legal())
    possible = {target for action in legal for target in view.targets(action)}
    near = 0
    for own in bits(view.own[view.decision.seat]):
        near |= WITHIN[2][own]
    found: dict[str, str] = {}
    for action in view.gestures():
        if action in legal:
            continue
        for target in view.targets(action):
            if target in possible:
                continue
            reasons = view.why_not(action)
            sign = SIGNS.get(reasons[0].kind, "") if reasons else ""
            if sign == FAR and not near >> HEX.index(target[4:]) & 1:
                continue  # all the rest of the map is too far as well: nobody wonders
            if sign:
                found.setdefault(target, sign)
    return found


class Symbol(Painted):
    """key: sign."""

    SIZE = 22.0

    def __init__(self, centre: QPointF) -> None:
        super().__init__(self.SIZE, self.SIZE, 1)
        self.setPos(centre - QPointF(self.SIZE / 2, self.SIZE / 2))
        self.setZValue(SYMBOL_Z)
        self.setOpacity(0.85)

    def draw(self, painter: QPainter) -> None:
        line = look.state("illegal")
        painter.setPen(QPen(line, 1.5))
        painter.setBrush(tone("bone", 0))
        painter.drawEllipse(self.rect.adjusted(1, 1, -1, -1))
        picture(painter, str(self.key[0]), 4, 4, self.SIZE - 8)
        painter.setPen(QPen(tone("bone", 0), 4, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for pen in (painter.pen(), QPen(line, 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)):
            painter.setPen(pen)
            painter.drawLine(QPointF(5, self.SIZE - 5), QPointF(self.SIZE - 5, 5))


class AimingLayer:
    """Owns tags and symbols; they follow the marks."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._tags: dict[int, Tag] = {}
        self._symbols: dict[str, Symbol | TooDear] = {}
        self._refused: dict[str, str] | None = None  # of this view; made when it is first aimed at

    def new_view(self) -> None:
        self._refused = None
        for symbol in self._symbols.values():  # a place may be refused for another reason now
            self._scene.removeItem(symbol)
        self._symbols.clear()

    def follow(self, view: TerraMysticaState | None, marks: Mapping[str, str]) -> None:
        """Shows what belongs to these marks."""
        aimed = [target for target, state in marks.items() if state in ("legal", "hover")]
        pointed = next((target for target in aimed if marks[target] == "hover"), "")
        self._scene.ghosts.point_at(view, HEX.index(pointed[4:]) if pointed.startswith("hex:") else None)
        tags: dict[int, Signs] = {}
        if view is not None and view.decision is not None:
            for target in aimed:
                if target.startswith("hex:"):
                    index = HEX.index(target[4:])
                    price = () if view.occupied >> index & 1 else self._price(view, view.decision.seat, index)
                    if price:
                        tags[index] = price
        self._show_tags(view, tags)
        self._show_symbols(view, bool(aimed))

    def _show_tags(self, view: TerraMysticaState | None, wanted: dict[int, Signs]) -> None:
        """A place may be possible although its price is too high: one can begin to dig there."""
        for index in [index for index in self._tags if index not in wanted]:
            self._scene.removeItem(self._tags.pop(index))
        for index, price in wanted.items():
            kind = Tag if view is None or _payable(view, price) else TooDear
            if type(self._tags.get(index)) is not kind:
                if index in self._tags:
                    self._scene.removeItem(self._tags.pop(index))
                self._tags[index] = self._scene.added(kind(index))
            self._tags[index].show_as(*price)
        self.make_room()

    def make_room(self) -> None:
        """A price is out of sight while a structure's ghost stands on it: the bubble tells it, too."""
        for index, tag in self._tags.items():
            tag.setVisible(not self._scene.ghosts.stands_on(index))

    def _show_symbols(self, view: TerraMysticaState | None, aiming: bool) -> None:
        """Why nearby places are refused, as long as this screen's person decides."""
        if view is None or not aiming:
            wanted: dict[str, str] = {}
        else:
            if self._refused is None:
                self._refused = refused(view)
            wanted = self._refused
        for target in [
            target for target in self._symbols if target not in wanted or target not in self._scene.spots
        ]:
            self._scene.removeItem(self._symbols.pop(target))
        for target, sign in wanted.items():
            if target not in self._scene.spots:
                continue
            price = self._dear(view, target) if view is not None and sign in (DEAR, NO_SPADE) else ()
            if target not in self._symbols:
                if price:
                    self._symbols[target] = self._scene.added(TooDear(HEX.index(target[4:])))
                else:
                    down = QPointF(0, 18) if target.startswith("hex:") else QPointF()
                    centre = self._scene.spots[target].centre() + down
                    self._symbols[target] = self._scene.added(Symbol(centre))
            self._symbols[target].show_as(*(price or (sign,)))

    def _dear(self, view: TerraMysticaState, target: str) -> Signs:
        """The price that cannot be paid at a space of the map."""
        if view.decision is None or not target.startswith("hex:"):
            return ()
        return self._price(view, view.decision.seat, HEX.index(target[4:]))

    def _price(self, view: TerraMysticaState, seat: int, index: int) -> Signs:
        """What is to be paid here: the dwelling, or the spades up to the home terrain."""
        kind = view.decision.kind if view.decision is not None else ""
        if view.faction[seat] < 0 or kind not in PRICED or not LAND >> index & 1:
            return ()
        if spades_home(view, seat, index):
            price = digging_price(view, seat, index)
            if kind in TURNS:  # with a carpet no room is left for the spades
                price = dug_home_price(view, seat, index)[-MOST_SIGNS:]
        elif kind in FREE_SPADES:
            return ()
        else:
            price = dwelling_price(view, seat, index)
        return tuple((icon, str(n)) for icon, n in price)
