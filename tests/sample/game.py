"""The sample game as the rest of the program sees it."""

from __future__ import annotations

from pathlib import Path

from rules.core import Game, Option, Setup
from tests.sample.notation import NOTATION
from tests.sample.state import CARDS, SampleState


class SampleGame(Game):
    slug = "sample"
    title = "Ridge"
    least_players = 2
    most_players = 3
    options = (Option("hand_size", 3, (2, 3, 4)), Option("roll_allowed", True, (False, True)))
    notation = NOTATION
    decision_rule = "SA-2.1"
    rush_kinds = ("play",)
    secrets = True
    folder = Path(__file__).parent

    def start(self, setup: Setup) -> SampleState:
        return SampleState(self, setup)

    blank = start

    def deal(self, state: SampleState) -> None:
        state.deck = list(range(CARDS))
        state.rng.shuffle(state.deck)
        for hand in state.hands:
            for _ in range(int(state.setup.options["hand_size"])):
                hand.append(state.deck.pop())
            hand.sort()


GAME = SampleGame()
