"""How things move on the table. All of it follows from two positions, so what is taken back moves all the way back."""

from __future__ import annotations

from itertools import product, zip_longest
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF

from desktop.board.scene import PLACE_MS, SLIDE_MS
from desktop.board.sprite import Sprite
from desktop.games.res_arcana import layout
from desktop.games.res_arcana.card_item import CardItem
from desktop.games.res_arcana.faces import component
from desktop.games.res_arcana.table_items import Ripple
from rules.core import State
from rules.res_arcana.essences import ESSENCE_IDS

if TYPE_CHECKING:
    from desktop.games.res_arcana.table_scene import TableScene

TURN_MS, WAVE_MS, FLIGHT_MS = 250, 420, 300
APART = 0.1  # of a flight: one essence after the other
MOST_FLIGHTS = 12
SUPPLY = QPointF(-14, 300)  # the edge from which essences come and to which they go
ESSENCE = 26.0


class Motion:
    """Compares what is shown with what was shown before, seat by seat and card by card."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._pools: list[dict[str, int]] = []
        self._stored: dict[str, dict[str, int]] = {}
        self._token: Sprite | None = None
        self._round = 0
        self._attack: tuple[str, int] | None = None
        self._same_side = False
        self._turned: list[CardItem] = []

    def begin(self, same_side: bool) -> None:
        """Motion is for those who look from the same side as before; otherwise everything is simply there."""
        self._same_side = same_side
        self._turned = []

    @property
    def on(self) -> bool:
        return self._same_side and bool(self._scene.speed)

    # -- cards ------------------------------------------------------------------------------------------------

    def arrive(self, item: CardItem, before: QRectF | None, was_turned: bool) -> None:
        """A card stands at its place; let it come from where it was, and turn if it has turned."""
        if not self.on:
            return
        if before is None:
            owner = self._scene.owners.get(item.id, -1)
            if owner == self._scene.own:  # from the hand below the table
                self._scene.glide(item, QPointF(item.x(), layout.HEIGHT + 20), PLACE_MS)
            elif owner >= 0:
                self._scene.glide(item, self._scene.head_point(owner), PLACE_MS)
            return
        if before.topLeft() != item.pos():
            self._scene.glide(item, before.topLeft(), SLIDE_MS)
        if was_turned != item.turned:
            turned = item.turned
            self._scene.animate(TURN_MS, lambda part: item.turn_slowly(part if turned else 1 - part))

    def leave(self, item: CardItem) -> None:
        """A card is no longer on the table."""
        self._scene.removeItem(item)

    # -- essences, token, attacks -----------------------------------------------------------------------------

    def end(self, view: State, data: dict[str, Any]) -> None:
        seats = data["seats"]
        stored = {id: heap for entry in seats for id, heap in entry["stored"].items()}
        pools = [dict(entry["pool"]) for entry in seats]
        if self.on and len(self._pools) == len(pools):
            self._essences(pools, stored)
        if self.on and int(data["round"]) != self._round:
            self._wave()
        self._round = int(data["round"])
        self._attacked(view)
        self._pools, self._stored = pools, stored
        self._move_token(int(data["token"]), any(entry["passed"] for entry in seats))

    def _wave(self) -> None:
        """A round begins: everything that collects pulses at once."""
        for id in self._scene.owners:
            item = self._scene.cards.get(id)
            if item is not None and component(id).collect:
                self.ripple(item.sceneBoundingRect(), "success")

    def _attacked(self, view: State) -> None:
        """A ring goes out from the attacking card and reaches the one who must answer."""
        decision = view.decision
        attack = None
        if decision is not None and decision.kind == "react_attack":
            attack = (str(decision.params["component"]), decision.seat)
        if attack is not None and attack != self._attack:
            item = self._scene.cards.get(attack[0])
            if item is not None:
                self.ripple(item.sceneBoundingRect(), "illegal")
            spot = self._scene.spots.get(f"seat:{attack[1]}")
            if spot is not None:
                self.ripple(spot.rect(), "illegal")
        elif attack is None and self._attack is not None:  # answered
            spot = self._scene.spots.get(f"seat:{self._attack[1]}")
            if spot is not None:
                self.ripple(spot.rect(), "success")
        self._attack = attack

    def _essences(self, pools: list[dict[str, int]], stored: dict[str, dict[str, int]]) -> None:
        """What one place loses and another place of the same seat gains goes there; the rest comes from the supply."""
        flights: list[tuple[str, QPointF, QPointF]] = []
        for seat, (place, essence) in product(range(len(pools)), enumerate(ESSENCE_IDS)):
            given: list[QPointF] = []
            taken: list[QPointF] = []
            home = self._scene.head_point(seat)
            if seat == self._scene.own:
                home = layout.pool_counter(place).topLeft() + QPointF(12, 14)
            changes = [(home, pools[seat].get(essence, 0) - self._pools[seat].get(essence, 0))]
            for id in sorted({*stored, *self._stored}):
                item = self._scene.cards.get(id)
                if item is not None and self._scene.owners.get(id) == seat:
                    change = stored.get(id, {}).get(essence, 0) - self._stored.get(id, {}).get(essence, 0)
                    changes.append((item.sceneBoundingRect().center(), change))
            for spot, change in changes:
                (taken if change > 0 else given).extend([spot] * abs(change))
            flights += [(essence, start, end) for start, end in zip_longest(given, taken, fillvalue=SUPPLY)]
        for number, (essence, start, end) in enumerate(flights[:MOST_FLIGHTS]):
            self._fly(essence, start, end, number)

    def _fly(self, essence: str, start: QPointF, end: QPointF, number: int) -> None:
        sprite = Sprite(f"icons/essence_{essence}", ESSENCE)
        sprite.setZValue(900)
        half = QPointF(ESSENCE / 2, ESSENCE / 2)
        sprite.setPos(start - half)
        self._scene.addItem(sprite)
        wait = number * APART

        def step(part: float) -> None:
            own = max(0.0, min(1.0, part * (1 + wait) - wait))
            sprite.setPos(start + (end - start) * own - half)

        self._scene.animate(round(FLIGHT_MS * (1 + wait)), step, lambda: self._gone(sprite))

    def _gone(self, item: Sprite | Ripple) -> None:
        if item.scene() is not None:
            self._scene.removeItem(item)

    def _move_token(self, seat: int, passed: bool) -> None:
        """The First Player token lies with its holder; somebody has passed: its other side is up."""
        picture = "icons/passed" if passed else "icons/first_player"
        rect = self._scene.token_rect(seat)
        if self._token is None:
            self._token = Sprite(picture, rect.width())
            self._token.setZValue(400)
            self._scene.addItem(self._token)
            self._token.setPos(rect.topLeft())
            return
        before = self._token.pos()
        self._token.setPos(rect.topLeft())
        self._token.set_picture(picture)
        if self.on:
            self._scene.glide(self._token, before)

    def ripple(self, rect: QRectF, state: str) -> None:
        """A ring that grows out of a card or a head and fades: an attack, a defence, a collecting component."""
        if not self.on:
            return
        ring = Ripple(rect, state)
        self._scene.addItem(ring)
        self._scene.animate(WAVE_MS, ring.grow, lambda: self._gone(ring))
