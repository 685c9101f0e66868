"""Choosing cards before it is final: one or several of them, or the order in which they go back."""

from __future__ import annotations

from desktop.board.draft import Draft
from desktop.game_texts import GameTexts
from desktop.games.res_arcana.essence_picker import choice_of
from desktop.session.choices import Choice
from desktop.texts import tr
from rules.core import Action, State
from rules.res_arcana.content import COMPONENT

ONE_OF = ("choose_mage", "draft_pick")  # secret and final: chosen, then confirmed
SEVERAL_OF = "discard_card"
ORDER_OF = "reorder_order"


class CardSet(Draft):
    """So many cards of those offered; the rules ask for them one by one."""

    def __init__(self, view: State, texts: GameTexts) -> None:
        super().__init__()
        assert view.decision is not None
        self.view, self.texts, self.kind = view, texts, view.decision.kind
        self.size = int(view.decision.params["count"]) if self.kind == SEVERAL_OF else 1
        self.offered: dict[str, Action] = {COMPONENT.word(action[1]): action for action in view.legal()}
        self.chosen: list[str] = []

    def button(self) -> tuple[str, str]:
        return ("ui_check", tr("Confirm"))

    def problem(self) -> str:
        if len(self.chosen) == self.size:
            return ""
        return tr("{k} of {n} chosen", k=len(self.chosen), n=self.size)

    def picks(self, choice: Choice) -> bool:
        return choice.action in self.offered.values()

    def picked(self, choice: Choice) -> bool:
        return any(self.offered[id] == choice.action for id in self.chosen)

    def pick(self, choice: Choice) -> None:
        self.toggle(next(id for id, action in self.offered.items() if action == choice.action))

    def toggle(self, id: str) -> None:
        """Adds or removes a card; one too many replaces the first."""
        if id in self.chosen:
            self.chosen.remove(id)
        else:
            self.chosen.append(id)
            del self.chosen[: -self.size]
        self.changed.emit()

    def answer(self) -> Choice:
        actions = [self.offered[id] for id in self.chosen]
        return choice_of(self.view, self.texts, actions[0])._replace(then=tuple(actions[1:]))


class CardOrder(Draft):
    """Cards that go back onto a deck, the first one on top."""

    def __init__(self, view: State, texts: GameTexts) -> None:
        super().__init__()
        assert view.decision is not None
        self.view, self.texts = view, texts
        self.orders: dict[tuple[str, ...], Action] = {
            tuple(COMPONENT.word(card) for card in action[1:]): action for action in view.legal()
        }
        data = view.position_data()
        own = view.decision.params["deck"] == "own"
        deck = data["seats"][view.decision.seat]["deck"] if own else data["middle"]["monument_deck"]
        self.cards: list[str] = [str(id) for id in deck[: -len(next(iter(self.orders))) - 1 : -1]]

    def button(self) -> tuple[str, str]:
        return ("ui_check", tr("Confirm"))

    def shift(self, place: int, step: int) -> None:
        """Moves the card at a place; others make room."""
        to = max(0, min(len(self.cards) - 1, place + step))
        if to != place:
            self.cards.insert(to, self.cards.pop(place))
            self.changed.emit()

    def picked(self, choice: Choice) -> bool:
        return self.orders[tuple(self.cards)] == choice.action

    def answer(self) -> Choice:
        return choice_of(self.view, self.texts, self.orders[tuple(self.cards)])
