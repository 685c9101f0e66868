"""Cards that are to be chosen from and lie nowhere on the table yet: mages, starter sets, draft packets, open cards."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRectF

from desktop.games.res_arcana import layout
from rules.core import State
from rules.res_arcana.content import COMPONENT, CONTENT

Placed = list[tuple[str, QRectF]]


def own_deck(data: dict[str, Any], seat: int) -> list[str]:
    """Which cards the seat knows to be in its deck, in no order (RA-13.2)."""
    entry = data["seats"][seat]
    visible = {id for other in data["seats"] for key in ("play", "hand", "discard") for id in other[key]}
    return [
        id for id in entry["seen"] if id not in visible and data["holders"].get(id) in (None, seat) and id
    ][: len(entry["deck"])]


def shelf_cards(view: State, data: dict[str, Any], seat: int) -> Placed:
    """What the decision offers, laid out in the own area, which is still empty then."""
    decision = view.decision
    if decision is None or decision.seat != seat:
        return []
    entry = data["seats"][seat]
    mages = [id for id in entry["dealt_mages"] if id is not None]
    if decision.kind == "choose_mage":  # the hand lies in the tray
        return [*_tall(0, mages), *_tall(layout.OWN_SLOTS - 5, own_deck(data, seat)[:5])]
    if decision.kind == "draft_pick":  # so do the cards that were kept
        packet = [id for id in entry["packet"] if id is not None]
        return [*_tall(0, packet), *_tall(layout.OWN_SLOTS - len(mages), mages)]
    if decision.kind == "duel_pick":
        cards = list(data["match"]["open_cards"])
        lower, upper = cards[: layout.OWN_SLOTS], cards[layout.OWN_SLOTS :]
        full = layout.own_step(layout.OWN_SLOTS)
        return [
            *((id, layout.own_card(1, place, full)) for place, id in enumerate(lower)),
            *((id, layout.beside_mage(place, len(upper))) for place, id in enumerate(upper)),
        ]
    if decision.kind == "choose_starter_set":
        return [
            (COMPONENT.word(card), layout.set_card(number - 1, index))
            for number, cards in offered_sets(view).items()
            for index, card in enumerate(cards)
        ]
    return []


def offered_sets(view: State) -> dict[int, tuple[int, ...]]:
    """Number of the set -> its mage and three artifacts."""
    found = {}
    for action in view.legal():
        number = int(view.game.notation.text(action).split()[1])
        mage, artifacts = CONTENT.starter_sets[action[1] - 1]
        found[number] = (mage, *artifacts)
    return found


def _tall(first: int, ids: list[str]) -> Placed:
    """Large cards side by side, from a slot on."""
    return [(id, layout.own_tall_card(first + i, layout.OWN_SLOTS)) for i, id in enumerate(ids)]
