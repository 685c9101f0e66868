"""One position of Res Arcana."""

from __future__ import annotations

from typing import Any, ClassVar

from rules.core import Game, Outcome, Reader, Rng, Score, Setup, State, Step
from rules.res_arcana import continuing, hidden, impossible, position, scoring
from rules.res_arcana.content import ARTIFACTS, COMPONENTS, NOBODY, UNKNOWN
from rules.res_arcana.essences import NOTHING, Essences


class ResArcanaState(State):
    """Pools, cards and components of all players. Heaps are shared tuples, so a clone copies references only."""

    __slots__ = (
        "bonus",
        "cheaper",
        "dealt_mages",
        "decks",
        "destroyed",
        "discards",
        "dropped",
        "face_up",
        "first",
        "game_number",
        "hands",
        "holder",
        "items",
        "known_monuments",
        "known_top",
        "mages",
        "match_cards",
        "monument_deck",
        "open_cards",
        "packets",
        "paid",
        "passed",
        "picks",
        "places",
        "play_areas",
        "pools",
        "rebuilt",
        "round",
        "seen",
        "starter",
        "stored",
        "token",
        "turn",
        "turned",
        "wins",
        "x",
        "x_type",
    )

    steps: ClassVar[tuple[Step[Any], ...]] = ()

    def __init__(self, game: Game, setup: Setup) -> None:
        super().__init__(game, setup)
        seats = range(setup.players)
        self.round = 0
        self.turn = NOBODY
        self.first = 0  # who began this round
        self.token = 0  # who holds the First Player token
        self.passed = [False] * setup.players
        # the middle
        self.items: list[int] = []
        self.places: list[int] = []  # those still to be claimed
        self.face_up: list[int] = []
        self.monument_deck: list[int] = []  # the top is the last
        # the players
        self.pools: list[Essences] = [NOTHING for _ in seats]
        self.mages = [UNKNOWN for _ in seats]
        self.dealt_mages: list[list[int]] = [[] for _ in seats]
        self.play_areas: list[list[int]] = [
            [] for _ in seats
        ]  # in the order in which components came into play
        self.hands: list[list[int]] = [[] for _ in seats]  # sorted
        self.decks: list[list[int]] = [[] for _ in seats]  # the top is the last
        self.discards: list[list[int]] = [[] for _ in seats]  # sorted: their order does not matter
        self.bonus = [0 for _ in seats]  # temporary points of the present victory check
        # the components
        self.turned = [False] * len(COMPONENTS)
        self.stored: list[Essences] = [NOTHING] * len(COMPONENTS)
        # what the power in use has taken so far (RA-16.2: X, T, D, H and the payment)
        self.x = 0
        self.x_type = -1
        self.destroyed = -1
        self.dropped = -1
        self.paid: Essences = NOTHING
        # who knows what (RA-13)
        self.seen = [0 for _ in seats]  # a bit for every artifact of the own eight that the seat has seen
        self.known_top = [0 for _ in seats]  # so many top cards of the own deck are known in order
        self.known_monuments = [0 for _ in seats]  # the same for the monument deck
        self.holder = [NOBODY] * len(ARTIFACTS)  # whose an artifact is, as far as everybody knows
        self.rebuilt = [False for _ in seats]  # the deck was made of the open discard pile
        # draft and match
        self.packets: list[list[int]] = [[] for _ in seats]
        self.picks: list[list[int]] = [[] for _ in seats]
        self.open_cards: list[int] = []  # the face-up artifacts of a match
        self.match_cards: list[list[int]] = [[] for _ in seats]
        self.game_number = 1
        self.starter = 0  # who began this game
        self.wins = [0 for _ in seats]
        # derived: what discounts each seat has, see discounts.py
        self.cheaper: list[tuple[int, int, int, int]] = [(0, 0, 0, 0) for _ in seats]

    @property
    def active(self) -> int:
        return self.turn

    def advance(self) -> bool:
        """Every phase leaves the next one on the stack, so an empty stack is the end."""
        return False

    def clone(self) -> ResArcanaState:
        twin = ResArcanaState.__new__(ResArcanaState)
        self.copy_base(twin)
        twin.round = self.round
        twin.turn = self.turn
        twin.first = self.first
        twin.token = self.token
        twin.passed = self.passed.copy()
        twin.items = self.items.copy()
        twin.places = self.places.copy()
        twin.face_up = self.face_up.copy()
        twin.monument_deck = self.monument_deck.copy()
        twin.pools = self.pools.copy()
        twin.mages = self.mages.copy()
        twin.dealt_mages = [mages.copy() for mages in self.dealt_mages]
        twin.play_areas = [area.copy() for area in self.play_areas]
        twin.hands = [hand.copy() for hand in self.hands]
        twin.decks = [deck.copy() for deck in self.decks]
        twin.discards = [pile.copy() for pile in self.discards]
        twin.bonus = self.bonus.copy()
        twin.turned = self.turned.copy()
        twin.stored = self.stored.copy()
        twin.x = self.x
        twin.x_type = self.x_type
        twin.destroyed = self.destroyed
        twin.dropped = self.dropped
        twin.paid = self.paid
        twin.seen = self.seen.copy()
        twin.known_top = self.known_top.copy()
        twin.known_monuments = self.known_monuments.copy()
        twin.holder = self.holder.copy()
        twin.rebuilt = self.rebuilt.copy()
        twin.packets = [packet.copy() for packet in self.packets]
        twin.picks = [cards.copy() for cards in self.picks]
        twin.open_cards = self.open_cards.copy()
        twin.match_cards = [cards.copy() for cards in self.match_cards]
        twin.game_number = self.game_number
        twin.starter = self.starter
        twin.wins = self.wins.copy()
        twin.cheaper = self.cheaper.copy()
        return twin

    # -- the rest of the program's questions, each answered in a module of its own ------------------------------

    def scores(self) -> list[Score]:
        return scoring.scores(self)

    def outcome(self) -> Outcome:
        return scoring.outcome(self)

    def position_data(self) -> dict[str, Any]:
        return position.to_data(self)

    def load_position(self, reader: Reader) -> None:
        position.load(self, reader)

    def load_base(self, reader: Reader) -> None:
        super().load_base(reader)
        continuing.complete(self)

    def show(self, seat: int | None = None) -> str:
        return position.show(self if seat is None else hidden.view(self, seat))

    def invariants(self) -> list[str]:
        return impossible.invariants(self)

    def view(self, seat: int) -> ResArcanaState:
        return hidden.view(self, seat)

    def redeal(self, rng: Rng) -> ResArcanaState:
        return hidden.redeal(self, rng)
