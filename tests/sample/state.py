"""State and steps of the sample game."""

from __future__ import annotations

from typing import Any, ClassVar

from rules.core import (
    Action,
    Frame,
    Game,
    Notice,
    Outcome,
    Params,
    Reader,
    Rng,
    Score,
    Setup,
    State,
    Step,
    Violation,
    places_by,
)
from rules.core.words import Field
from tests.sample.notation import CARD, DRAW, KEEP, PLAY, RETURN, ROLL

CARDS = 12
UNKNOWN = -1
MOST_TURNS = 60
TURN, DRAWN, END_TURN = range(3)  # indices of SampleState.steps


class SampleState(State):
    __slots__ = ("deck", "ended", "hands", "played", "ridge", "turn", "turns")

    steps: ClassVar[tuple[Step[Any], ...]] = ()

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        self.deck: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(setup.players)]
        self.played: list[list[int]] = [[] for _ in range(setup.players)]
        self.ridge = 0  # the value to beat
        self.turn = 0
        self.turns = 0
        self.ended = False

    @property
    def active(self) -> int:
        return self.turn

    def advance(self) -> bool:
        if self.ended:
            return False
        self.stack.append((TURN, self.turn))
        return True

    def clone(self) -> SampleState:
        twin = SampleState.__new__(SampleState)
        self.copy_base(twin)
        twin.deck = self.deck.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.played = [cards.copy() for cards in self.played]
        twin.ridge = self.ridge
        twin.turn = self.turn
        twin.turns = self.turns
        twin.ended = self.ended
        return twin

    def view(self, seat: int) -> SampleState:
        """Others' hands and the deck's order are unknown; their sizes are open (SA-3.1)."""
        seen = self.clone()
        seen.become_view(seat)
        seen.deck = [UNKNOWN] * len(self.deck)
        for other in range(self.setup.players):
            if other != seat:
                seen.hands[other] = [UNKNOWN] * len(self.hands[other])
        if self.stack and self.stack[-1][0] == DRAWN and self.stack[-1][1] != seat:
            seen.stack[-1] = (DRAWN, self.stack[-1][1], UNKNOWN)
        return seen

    def redeal(self, rng: Rng) -> SampleState:
        full = self.clone()
        full.viewer = -1
        full.rng = Rng(rng.next64())
        known = [card for cards in (*self.hands, *self.played) for card in cards if card != UNKNOWN]
        hidden = [card for card in range(CARDS) if card not in known]
        rng.shuffle(hidden)
        for hand in full.hands:
            for place, card in enumerate(hand):
                if card == UNKNOWN:
                    hand[place] = hidden.pop()
            hand.sort()
        full.deck = hidden
        top = full.stack[-1] if full.stack else None
        if top is not None and top[0] == DRAWN and top[2] == UNKNOWN:
            # The card that waits to be kept or returned is one of that seat's hand.
            full.stack[-1] = (DRAWN, top[1], rng.choice(full.hands[top[1]]))
        return full

    def scores(self) -> list[Score]:
        found = []
        for cards in self.played:
            points = sum(card + 1 for card in cards)
            found.append(Score(points, {"played": points}))
        return found

    def outcome(self) -> Outcome:
        return Outcome(places_by([(score.total,) for score in self.scores()]), "most_points")

    def position_data(self) -> dict[str, Any]:
        return {
            "turn": self.turn,
            "turns": self.turns,
            "ridge": self.ridge,
            "ended": self.ended,
            "deck": [_word(card) for card in self.deck],
            "seats": [
                {"hand": [_word(card) for card in hand], "played": [_word(card) for card in played]}
                for hand, played in zip(self.hands, self.played, strict=True)
            ],
        }

    def load_position(self, reader: Reader) -> None:
        self.turn = reader.get("turn").whole(0, self.setup.players - 1)
        self.turns = reader.get("turns").whole(0)
        self.ridge = reader.get("ridge").whole(0, CARDS)
        self.ended = reader.get("ended").flag()
        self.deck = [entry.word(CARD) for entry in reader.get("deck").entries()]
        for seat, entry in enumerate(reader.get("seats").entries(self.setup.players)):
            self.hands[seat] = [card.word(CARD) for card in entry.get("hand").entries()]
            self.played[seat] = entry.get("played").words(CARD)
            entry.done()

    def show(self, seat: int | None = None) -> str:
        lines = [f"ridge {self.ridge}, deck {len(self.deck)}"]
        for other, hand in enumerate(self.hands):
            shown = " ".join(_word(card) or "?" for card in hand)
            lines.append(f"Player {other + 1}: hand {shown}")
        return "\n".join(lines)

    def invariants(self) -> list[str]:
        cards = [card for pile in (self.deck, *self.hands, *self.played) for card in pile]
        known = [card for card in cards if card != UNKNOWN]
        problems = []
        if len(cards) != CARDS or len(set(known)) != len(known):
            problems.append("the cards are not the twelve of the box")
        return problems

    def end_turn(self, seat: int) -> None:
        self.stack.pop()
        self.stack.append((END_TURN, seat))


def _word(card: int) -> str | None:
    return None if card == UNKNOWN else CARD.word(card)


class Turn(Step[SampleState]):
    kind = "turn"
    rules = ("SA-2.1",)
    takes_single = False

    def params(self, state: SampleState, frame: Frame) -> Params:
        return {"ridge": state.ridge}

    def gestures(self, state: SampleState, frame: Frame) -> list[Action]:
        return [*((PLAY, card) for card in state.hands[frame[1]]), (DRAW,), (ROLL,)]

    def why_not(self, state: SampleState, frame: Frame, action: Action) -> list[Violation]:
        kind = action[0]
        if kind == PLAY:
            found = []
            if action[1] not in state.hands[frame[1]]:
                found.append(Violation("not_in_hand", "SA-2.2", {"card": CARD.word(action[1])}))
            if action[1] + 1 <= state.ridge:
                found.append(Violation("too_low", "SA-2.2", {"ridge": state.ridge}))
            return found
        if kind == DRAW:
            return [] if state.deck else [Violation("deck_empty", "SA-2.3")]
        if kind == ROLL:
            found = []
            # Whoever could do nothing else may always roll, so that nobody is ever stuck.
            stuck = not state.deck and all(card + 1 <= state.ridge for card in state.hands[frame[1]])
            if not state.setup.options["roll_allowed"] and not stuck:
                found.append(Violation("no_rolling", "SA-2.4"))
            if state.ridge == 0:
                found.append(Violation("no_ridge", "SA-2.4"))
            return found
        return [Violation("wrong_decision", "SA-2.1")]

    def warnings(self, state: SampleState, frame: Frame, action: Action) -> list[Notice]:
        if action[0] == PLAY and action[1] == CARDS - 1 and state.ridge < 6:
            return [Notice("high_card_early", "SA-2.2")]
        return []

    def play(self, state: SampleState, frame: Frame, action: Action) -> None:
        seat = frame[1]
        if action[0] == PLAY:
            card = action[1]
            state.hands[seat].remove(card)
            state.played[seat].append(card)
            state.ridge = card + 1
            state.emit("played", seat, "played", {"card": CARD.word(card)})
            state.end_turn(seat)
        elif action[0] == DRAW:
            card = state.deck.pop()
            state.reveals += 1
            state.hands[seat].append(card)
            state.hands[seat].sort()
            state.emit("drew", seat, "deck", {}, {"card": CARD.word(card)})
            state.stack[-1] = (DRAWN, seat, card)
        else:
            roll = state.rng.below(6) + 1
            state.ridge = max(0, state.ridge - roll)
            state.emit("rolled", seat, "die", {"roll": roll})
            state.end_turn(seat)


class Drawn(Step[SampleState]):
    """Keep the card just drawn, or lay any card of the hand under the deck."""

    kind = "drawn"
    rules = ("SA-2.3",)
    fields = (Field("card", CARD),)

    def gestures(self, state: SampleState, frame: Frame) -> list[Action]:
        return [(KEEP,), *((RETURN, card) for card in state.hands[frame[1]])]

    def why_not(self, state: SampleState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] == KEEP:
            return []
        if action[0] == RETURN:
            if action[1] in state.hands[frame[1]]:
                return []
            return [Violation("not_in_hand", "SA-2.3", {"card": CARD.word(action[1])})]
        return [Violation("wrong_decision", "SA-2.1")]

    def play(self, state: SampleState, frame: Frame, action: Action) -> None:
        seat = frame[1]
        if action[0] == RETURN:
            state.hands[seat].remove(action[1])
            state.deck.insert(0, action[1])
            state.emit("returned", seat, "deck", {}, {"card": CARD.word(action[1])})
        state.end_turn(seat)


class EndTurn(Step[SampleState]):
    kind = "end_turn"
    automatic = True

    def run(self, state: SampleState, frame: Frame) -> None:
        seat = frame[1]
        state.turns += 1
        if not state.hands[seat] or state.turns == MOST_TURNS:
            state.ended = True
        state.turn = (seat + 1) % state.setup.players


SampleState.steps = (Turn(), Drawn(), EndTurn())
