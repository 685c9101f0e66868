"""What the cards that can be bought now would cost, discounts taken off: a bright tag over the printed cost.

What is one essence too dear carries a "−1" instead. So bright is what can be bought, dark what cannot.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from desktop.board.scene import BoardScene
from desktop.games.res_arcana.affording import one_short
from desktop.games.res_arcana.card_item import in_pixels
from desktop.games.res_arcana.faces import Pairs, component, cost_pairs, paint_pairs, pairs_of, pairs_width
from desktop.games.res_arcana.table_items import Painted, Tag
from rules.core import State
from rules.res_arcana.content import COMPONENT, ELEMENTS, MONUMENT_COST
from rules.res_arcana.essences import reduction
from rules.res_arcana.placing import discounts_for

if TYPE_CHECKING:
    from collections.abc import Mapping

    from desktop.games.res_arcana.card_item import CardItem

BUYING = ("place", "claim", "claim_top", "bring")
MONUMENT_DECK = "deck:monuments"
TAG_Z = 840.0  # over a spread pile, too
BESIDE = 44.0  # units that a "−1" takes, without its rim


class Price(NamedTuple):
    """Icons with numbers; `off`: how much less, where the payer chooses which of them."""

    pairs: Pairs
    off: int = 0


def prices(view: State) -> dict[str, Price]:
    """target -> price of everything that the one who decides may place or claim now."""
    decision = view.decision
    found: dict[str, Price] = {}
    if decision is None or decision.kind not in ("action", "place_card"):
        return found
    for action in view.legal():
        verb, *words = view.game.notation.text(action).split()
        if verb == "claim_top":
            found[MONUMENT_DECK] = Price(pairs_of(MONUMENT_COST, 0))
        elif verb == "claim":
            found[f"component:{words[0]}"] = Price(cost_pairs(component(words[0])))
        elif verb in BUYING and action[1] >= 0:
            element = view.stack[-1][2] if verb == "bring" else -1
            found[f"component:{words[0]}"] = _placement(view, decision.seat, action[1], element)
    return found


def _placement(view: State, seat: int, card: int, element: int) -> Price:
    """The price of an artifact with all discounts; a single type says directly what is left."""
    record = component(COMPONENT.word(card))
    if element >= 0 and ELEMENTS[element].free:
        return Price([("essence_any", 0)])
    off = reduction(record.cost, record.wild, *discounts_for(view, seat, card, element))  # type: ignore[arg-type]
    pairs = cost_pairs(record)
    total = sum(record.cost) + record.wild
    if off >= total:
        return Price([("essence_any", 0)])
    if off and len(pairs) == 1:
        return Price([(pairs[0][0], total - off)])
    return Price(pairs, off)


class PriceTag(Painted):
    """The price of a card, where its printed cost stands."""

    def __init__(self, corner: QRectF, price: Price, unit: float) -> None:
        """`unit`: how large a unit of the card is in its scene."""
        width = pairs_width(price.pairs, corner.width(), unit)
        super().__init__(QRectF(corner.x() - unit, corner.y() - unit, width + 2 * unit, 22 * unit))
        self.price, self._unit = price, unit
        self.setZValue(TAG_Z)

    @property
    def price_rect(self) -> QRectF:
        """Where it stands, without the room around it."""
        return QRectF(self._rect)

    def draw(self, painter: QPainter) -> None:
        with in_pixels(painter, self._rect) as (rect, scale):
            paint_pairs(painter, self.price.pairs, rect, scale * self._unit, bright=True)


class PriceTags:
    """The tags of one scene, made anew for every position."""

    def __init__(self, scene: BoardScene, unit: float = 1.0) -> None:
        self._scene, self._unit = scene, unit
        self._items: list[QGraphicsItem] = []

    def show(self, view: State, seat: int, cards: Mapping[str, CardItem]) -> None:
        """Of everything among the targets of the scene, if the seat decides; `cards`: those that lie there by id."""
        for item in self._items:
            if item.scene() is not None:
                self._scene.removeItem(item)
        self._items.clear()
        if view.decision is None or view.decision.seat != seat:
            return
        for target, price in prices(view).items():
            corner = self._corner(target, cards)
            if corner is None:
                continue
            large = self._large(target, cards)
            self._add(PriceTag(corner, price, self._unit * large))
            if price.off:
                self._beside(target, corner, ("placement_cost", f"−{price.off}"), "success", cards)
        for target, essence in one_short(view).items():
            corner = self._corner(target, cards)
            if corner is not None:
                self._beside(target, corner, (f"essence_{essence}", "−1"), "warning", cards)

    def _corner(self, target: str, cards: Mapping[str, CardItem]) -> QRectF | None:
        """Where the cost of a target stands."""
        spot, item = self._scene.spots.get(target), cards.get(target.partition(":")[2])
        if spot is None:
            return None
        if item is not None:
            return item.cost_corner().translated(spot.rect().topLeft())  # the card may still be on its way
        rect, unit = spot.rect(), self._unit
        return QRectF(rect.x() + 6 * unit, rect.y() + 6 * unit, rect.width() - 12 * unit, 20 * unit)

    def _large(self, target: str, cards: Mapping[str, CardItem]) -> float:
        item = cards.get(target.partition(":")[2])
        return item.larger if item is not None else 1.0

    def _beside(
        self,
        target: str,
        corner: QRectF,
        part: tuple[str, str],
        state: str,
        cards: Mapping[str, CardItem],
    ) -> None:
        """A short remark at the right of the cost or, if that is long, below it."""
        unit, id = self._unit, target.partition(":")[2]
        cost = cost_pairs(component(id)) if id in cards else []
        free = corner.width() - pairs_width(cost, corner.width(), unit)
        below = 0.0 if free >= BESIDE * unit else 17 * unit
        right = self._scene.spots[target].rect().right() - 5 * unit
        tag = Tag(right, corner.y() + below - unit, [part], state, unit)
        tag.setZValue(TAG_Z + 1)
        self._add(tag)

    def _add(self, item: QGraphicsItem) -> None:
        self._items.append(item)
        self._scene.addItem(item)
