"""The base of all decisions of this game: the list of options is the one place where legality is written."""

from __future__ import annotations

from rules.core import Action, Frame, Step, Violation
from rules.northgard.naming import TERRITORY_PLACES
from rules.northgard.state import NorthgardState
from rules.northgard.vocabulary import AREA, CARD, DO_DECLINE, DO_DONE

DECISION_RULE = "NG-5.2.1"


class Choice(Step[NorthgardState]):
    """A decision. Subclasses list their options in `legal`; `explain` says why something else is none."""

    verbs: tuple[int, ...] = ()  # the kinds of action this decision knows

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        raise NotImplementedError

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        """What a player might try in vain."""
        return []

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        """The reasons against an action that is no option."""
        return []

    def gestures(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [*self.legal(state, frame), *self.attempts(state, frame)]

    def why_not(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] not in self.verbs:
            return [self.out_of_place(action)]
        if action in self.legal(state, frame):
            return []
        impossible = [Violation("not_possible", self.rules[0])]
        if min(action[1:], default=0) < 0:  # "-" or a negative number names nothing
            return impossible
        return off_the_map(state, action) or self.explain(state, frame, action) or impossible

    def out_of_place(self, action: Action) -> Violation:
        """What is said about an action that this decision does not know at all."""
        return Violation("wrong_decision", DECISION_RULE)


def off_the_map(state: NorthgardState, action: Action) -> list[Violation]:
    """A territory is part of the map (NG-3.3.1)."""
    for place in TERRITORY_PLACES[action[0]]:
        if state.land.root[action[place]] < 0:
            return [Violation("not_on_map", "NG-3.3.1", {"area": AREA.word(action[place])})]
    return []


DECLINE: Action = (DO_DECLINE,)
DONE: Action = (DO_DONE,)


def area_word(territory: int) -> str:
    """A territory's word for texts."""
    return AREA.word(territory)


def card_word(card: int) -> str:
    """A card's word for texts."""
    return CARD.word(card)
