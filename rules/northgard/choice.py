"""The base of all decisions of this game: the list of options is the one place where legality is written."""

from __future__ import annotations

from rules.core import Action, Frame, Step, Violation
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
            return [Violation("wrong_decision", DECISION_RULE)]
        if action in self.legal(state, frame):
            return []
        return self.explain(state, frame, action) or [Violation("not_possible", self.rules[0])]


DECLINE: Action = (DO_DECLINE,)
DONE: Action = (DO_DONE,)


def area_word(territory: int) -> str:
    """A territory's word for texts."""
    return AREA.word(territory)


def card_word(card: int) -> str:
    """A card's word for texts."""
    return CARD.word(card)
