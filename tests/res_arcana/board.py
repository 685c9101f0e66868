"""A table to arrange by hand: pools and heaps are written E/L/C/D/G as in examples.md."""

from __future__ import annotations

from rules.core import Event
from rules.res_arcana import GAME, frames
from rules.res_arcana.cards import enter_play
from rules.res_arcana.content import COMPONENT, MAGIC_ITEMS
from rules.res_arcana.essences import Essences, counted, heap
from rules.res_arcana.scoring import component_points, scores
from rules.res_arcana.state import ResArcanaState
from rules.res_arcana.table import lay_out

A, B, C, D = range(4)
FIRST_ITEMS = ("alchemy", "research", "transmutation", "reanimate")


def amounts(text: str) -> Essences:
    """``1/0/0/2/0`` as a heap."""
    return heap(int(part) for part in text.split("/"))


def written(essences: Essences) -> str:
    """A heap as ``1/0/0/2/0``."""
    return "/".join(map(str, essences))


class Board:
    """A game in round 1 with empty pools, hands and decks; every seat has an item and nothing else."""

    def __init__(
        self, players: int = 2, variant: str = "normal", items: tuple[str, ...] = FIRST_ITEMS
    ) -> None:
        setup = GAME.setup(players, 7, {"variant": variant})
        self.state = state = ResArcanaState(GAME, setup)
        lay_out(state, sun_only=True)
        state.round = 1
        state.pools = [heap([0] * 5)] * players
        for seat in range(players):
            item = COMPONENT.index(items[seat])
            state.items.remove(item)
            enter_play(state, seat, item)
        self.turn(A)

    # -- arranging ------------------------------------------------------------------------------------------

    def put(self, seat: int, *words: str, on: str = "0/0/0/0/0", turned: bool = False) -> Board:
        """Components in play, with essences on them."""
        for word in words:
            component = COMPONENT.index(word)
            if component in self.state.places:
                self.state.places.remove(component)
            enter_play(self.state, seat, component)
            self.state.stored[component] = amounts(on)
            self.state.turned[component] = turned
        return self

    def item(self, seat: int, word: str) -> Board:
        """Give a seat another magic item."""
        areas = self.state.play_areas
        new = COMPONENT.index(word)
        old = next(component for component in areas[seat] if component in MAGIC_ITEMS)
        if new == old:
            return self
        if new in self.state.items:
            self.state.items = sorted({*self.state.items, old} - {new})
        else:
            holder = next(area for area in areas if new in area)
            holder[holder.index(new)] = old
        areas[seat][areas[seat].index(old)] = new
        return self

    def pool(self, seat: int, text: str) -> Board:
        self.state.pools[seat] = amounts(text)
        return self

    def hand(self, seat: int, *words: str) -> Board:
        self.state.hands[seat] = sorted(COMPONENT.index(word) for word in words)
        for card in self.state.hands[seat]:
            self.state.seen[seat] |= 1 << card
        return self

    def deck(self, seat: int, *words: str) -> Board:
        """The deck, the top card first."""
        self.state.decks[seat] = [COMPONENT.index(word) for word in reversed(words)]
        for card in self.state.decks[seat]:
            self.state.seen[seat] |= 1 << card
        return self

    def pile(self, seat: int, *words: str) -> Board:
        """The discard pile."""
        self.state.discards[seat] = sorted(COMPONENT.index(word) for word in words)
        for card in self.state.discards[seat]:
            self.state.holder[card] = seat
            self.state.seen[seat] |= 1 << card
        return self

    def monuments(self, face_up: tuple[str, ...], *deck: str) -> Board:
        """Face-up monuments and the deck, its top card first."""
        self.state.face_up = [COMPONENT.index(word) for word in face_up]
        self.state.monument_deck = [COMPONENT.index(word) for word in reversed(deck)]
        return self

    def passed(self, *seats: int) -> Board:
        for seat in seats:
            self.state.passed[seat] = True
        return self

    def turn(self, seat: int) -> Board:
        """It is this seat's turn."""
        players = self.state.setup.players
        self.state.stack = [(frames.NEXT_TURN, (seat + 1) % players), (frames.ACTION, seat)]
        self.state.turn = seat
        return self

    def collect(self, *seats: int) -> Board:
        """These seats collect, then seat A takes a turn."""
        self.state.stack = [(frames.NEXT_TURN, A), *((frames.COLLECT, seat) for seat in reversed(seats))]
        self.state.settle()
        return self

    def end_of_round(self) -> Board:
        """Everybody has passed; victory is checked."""
        self.state.passed = [True] * self.state.setup.players
        self.state.stack = [(frames.NEXT_TURN, A)]
        self.state.settle()
        return self

    # -- playing --------------------------------------------------------------------------------------------

    def do(self, *texts: str) -> list[Event]:
        """Apply actions in notation, checked; returns what happened."""
        self.state.events = []
        for text in texts:
            self.state.apply(GAME.notation.parse(text))
        events, self.state.events = self.state.events, None
        return events

    def options(self, verb: str = "") -> list[str]:
        """The legal actions as text, those of one verb if it is given."""
        texts = [GAME.notation.text(action) for action in self.state.legal()]
        return [text for text in texts if not verb or text.split()[0] == verb]

    def can(self, text: str) -> bool:
        return text in self.options()

    def why(self, text: str) -> list[str]:
        """The kinds of violations of an action."""
        return [violation.kind for violation in self.state.why_not(GAME.notation.parse(text))]

    def warned(self, text: str) -> list[str]:
        """The kinds of warnings about an action."""
        return [notice.kind for notice in self.state.warnings(GAME.notation.parse(text))]

    # -- looking --------------------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[str, int]:
        """Kind of the decision and who faces it."""
        decision = self.state.decision
        assert decision is not None
        return decision.kind, decision.seat

    def pool_of(self, seat: int) -> str:
        return written(self.state.pools[seat])

    def on(self, word: str) -> str:
        return written(self.state.stored[COMPONENT.index(word)])

    def is_turned(self, word: str) -> bool:
        return self.state.turned[COMPONENT.index(word)]

    def in_play(self, seat: int) -> set[str]:
        return {COMPONENT.word(component) for component in self.state.play_areas[seat]}

    def hand_of(self, seat: int) -> set[str]:
        return {COMPONENT.word(card) for card in self.state.hands[seat]}

    def deck_of(self, seat: int) -> list[str]:
        """The deck, the top card first."""
        return [COMPONENT.word(card) for card in reversed(self.state.decks[seat])]

    def pile_of(self, seat: int) -> set[str]:
        return {COMPONENT.word(card) for card in self.state.discards[seat]}

    def points(self, seat: int) -> int:
        return scores(self.state)[seat].total

    def worth(self, seat: int, word: str) -> int:
        """The points of one component."""
        return sum(component_points(self.state, seat, COMPONENT.index(word)))


def payments(board: Board) -> set[str]:
    """The payments offered, as heaps."""
    return {written(counted(action[1:])) for action in board.state.legal()}
