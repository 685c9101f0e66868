"""How things move on the table. Everything follows from two positions, so taking back an action moves it all the way back.

A new position is drawn at once; motion only lets things arrive there later, and any input ends it (`BoardScene.settle`).
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.scene import FLIP_MS, PLACE_MS, SLIDE_MS
from desktop.games.terra_mystica import layout, symbols
from desktop.games.terra_mystica.items import FLIGHT_Z, TownOutline
from desktop.games.terra_mystica.painted import Painted
from desktop.games.terra_mystica.painting import draw_signs, ink, signs_width, tone
from rules.terra_mystica.board import HEX, bits
from rules.terra_mystica.content import CULT_POWER
from rules.terra_mystica.final import largest_group
from rules.terra_mystica.rounds import income_parts
from rules.terra_mystica.state import ACTIONS_PHASE, OVER_PHASE, TerraMysticaState

if TYPE_CHECKING:
    from desktop.games.terra_mystica.scene import TableScene

HOP = 11.0  # how high a marker jumps
WAVE_MS = 500
HIGHEST_CARD = 0.3  # of the strip
GROUP_MS = 500


class Flight(Painted):
    """Something on its way to a player's card: icon and amount. key: sign."""

    WIDE, HIGH = 52.0, 26.0

    def __init__(self) -> None:
        super().__init__(self.WIDE, self.HIGH, 1)
        self.setZValue(FLIGHT_Z)

    def draw(self, painter: QPainter) -> None:
        sign = (str(self.key[0]), str(self.key[1]))
        width = signs_width([sign], 20, 16) + 10
        painter.setPen(QPen(tone("bone", 3), 1.5))
        painter.setBrush(tone("bone", 0))
        painter.drawRoundedRect(QRectF((self.WIDE - width) / 2, 0.5, width, self.HIGH - 1), 12, 12)
        draw_signs(painter, self.rect, [sign], 20, 16, ink())


class Motion:
    """Moves the items of the table; knows where the players' cards are: to the left of it, one below the other."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self.players = 2

    @property
    def on(self) -> bool:
        return bool(self._scene.speed) and not self._scene.fresh

    def door(self, seat: int) -> QPointF:
        """Where something of a player comes onto the table: beside the card, which is never higher than a third."""
        return QPointF(-40, layout.HEIGHT * (seat + 0.5) * min(1 / self.players, HIGHEST_CARD))

    # -- single items ---------------------------------------------------------------------------------------------

    def appear(self, item: QGraphicsItem) -> None:
        if self.on:
            self._scene.animate(PLACE_MS, item.setOpacity)

    def arrive(self, item: QGraphicsItem, start: QPointF, milliseconds: int = PLACE_MS) -> None:
        """An item that stands at its place comes from elsewhere, and falls the last bit."""
        if not self.on:
            return
        end = item.pos()

        def step(part: float) -> None:
            item.setPos(start + (end - start) * part - QPointF(0, 24 * math.sin(math.pi * part)))
            item.setOpacity(min(1.0, 0.3 + 2 * part))

        self._scene.animate(milliseconds, step)

    def rise(self, item: QGraphicsItem) -> None:
        """A structure grows out of the ground."""
        if not self.on:
            return
        end = item.pos()

        def step(part: float) -> None:
            item.setPos(end + QPointF(0, 14 * (1 - part)))
            item.setOpacity(part)

        self._scene.animate(PLACE_MS, step)

    def leave(self, item: QGraphicsItem, end: QPointF | None = None) -> None:
        """Takes an item off the table: towards a point, or it just fades."""
        if not self.on:
            self._scene.removeItem(item)
            return
        start = item.pos()
        goal = start if end is None else end

        def step(part: float) -> None:
            item.setPos(start + (goal - start) * part)
            item.setOpacity(1 - part * part)

        def done() -> None:
            self._scene.removeItem(item)

        self._scene.animate(PLACE_MS, step, done)

    def hop(self, marker: QGraphicsItem, start: QPointF) -> None:
        """A marker goes space by space."""
        end = marker.pos()
        jumps = max(1, round(abs(end.x() - start.x()) / layout.CULT_SPACE))

        def step(part: float) -> None:
            height = HOP * abs(math.sin(math.pi * jumps * part))
            marker.setPos(start + (end - start) * part - QPointF(0, height))

        if self.on:
            self._scene.animate(SLIDE_MS, step)

    def turn(self, item: Painted, *key: object) -> None:
        """A tile or card is turned over: the other face comes at half the way."""
        if not self.on or not item.key:
            item.show_as(*key)
            return

        def step(part: float) -> None:
            if part >= 0.5:
                item.show_as(*key)
            item.squeeze(abs(1 - 2 * part))

        self._scene.animate(FLIP_MS, step)

    def dig(self, patch: Painted, pictures: list[str]) -> None:
        """The terrain changes spade by spade."""
        if not self.on:
            patch.show_as(pictures[-1])
            return

        def step(part: float) -> None:
            at = min(len(pictures) - 1, int(part * len(pictures)))
            patch.show_as(pictures[at])
            patch.setOpacity(0.35 + 0.65 * (part * len(pictures) - at))

        self._scene.animate(min(SLIDE_MS, 150 + 120 * len(pictures)), step)

    def run_round(self, outline: TownOutline, colour: str) -> None:
        """A town's wall is built along its edge."""
        if not self.on:
            outline.show_as(colour, 1.0)
            return
        self._scene.animate(SLIDE_MS, lambda part: outline.show_as(colour, round(part, 2)))

    def fly(self, sign: symbols.Sign, start: QPointF, end: QPointF, milliseconds: int = SLIDE_MS) -> None:
        """An amount on its way; it belongs to nothing and is gone afterwards."""
        if not self.on:
            return
        flight = self._scene.added(Flight())
        flight.show_as(*sign)
        middle = QPointF(Flight.WIDE / 2, Flight.HIGH / 2)

        def step(part: float) -> None:
            flight.setPos(start + (end - start) * part - middle)
            flight.setOpacity(min(1.0, 2.5 * (1 - part)))

        def done() -> None:
            self._scene.removeItem(flight)

        self._scene.animate(milliseconds, step, done)

    # -- what happened between two positions ------------------------------------------------------------------------

    def amounts(self, before: TerraMysticaState, view: TerraMysticaState) -> None:
        """Power from a neighbour and from cult tracks, and the income of a new round, fly to the cards."""
        if not self.on:
            return
        self._power_of_neighbour(before, view)
        for seat in range(self.players):
            for cult in range(4):
                self._power_of_cult(cult, seat, before.cults[4 * seat + cult], view.cults[4 * seat + cult])
        if view.round == before.round + 1 and view.phase == ACTIONS_PHASE:
            self._income(view)
        if view.phase == OVER_PHASE != before.phase:
            self._areas(view)

    def _power_of_neighbour(self, before: TerraMysticaState, view: TerraMysticaState) -> None:
        decision = before.decision
        if decision is None or decision.kind != "leech":
            return
        seat = decision.seat
        if before.bowls[3 * seat : 3 * seat + 3] != view.bowls[3 * seat : 3 * seat + 3]:
            built = layout.CENTRES[HEX.index(str(decision.params["hex"]))]
            self.fly(("power", f"+{decision.params['power']}"), built, self.door(seat))

    def _power_of_cult(self, cult: int, seat: int, low: int, high: int) -> None:
        for space in range(low + 1, high + 1):
            if CULT_POWER.get(space):
                start = layout.cult_space(cult, space).center()
                self.fly(("power", f"+{CULT_POWER[space]}"), start, self.door(seat))

    def _income(self, view: TerraMysticaState) -> None:
        """One wave, all seats together."""
        for seat in range(self.players):
            totals = [sum(amounts[kind] for _, amounts in income_parts(view, seat)) for kind in range(4)]
            signs = [(icon, f"+{n}") for icon, n in zip(symbols.RESOURCE_ICONS, totals, strict=False) if n]
            for place, sign in enumerate(signs):
                start = self.door(seat) + QPointF(90 + 56 * place, 0)
                self.fly(sign, start, self.door(seat), WAVE_MS)

    def _areas(self, view: TerraMysticaState) -> None:
        """At the end everybody's largest group lights up, one player after the other."""
        outlines = []
        for seat in range(self.players):
            outline = self._scene.added(TownOutline(list(bits(largest_group(view, seat)))))
            outline.setZValue(FLIGHT_Z)
            outline.setOpacity(0)
            outline.show_as(self._scene.presentation.colour(view, seat), 1.0)
            outlines.append(outline)

        def step(part: float) -> None:
            at = min(self.players - 1, int(part * self.players))
            for seat, outline in enumerate(outlines):
                outline.setOpacity(1.0 if seat == at and part < 1 else 0.0)

        def done() -> None:
            for outline in outlines:
                self._scene.removeItem(outline)

        self._scene.animate(GROUP_MS * self.players, step, done)
