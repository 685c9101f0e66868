"""The table of a replay: the state with everything a log leaves open, and what all commands need (TM-22.9)."""

from __future__ import annotations

from rules.core import NotationError, Violation
from rules.terra_mystica.board import HEX, LAND
from rules.terra_mystica.content import CULT_TOP, CULTISTS
from rules.terra_mystica.cults import advance_cult, top_taken
from rules.terra_mystica.logs.offers import Event, OfferBook
from rules.terra_mystica.logs.rows import Values
from rules.terra_mystica.logs.turns import Hand, Refused, Turns
from rules.terra_mystica.resources import gain_power
from rules.terra_mystica.rounds import pass_round, take_card
from rules.terra_mystica.spades import spade_rewards
from rules.terra_mystica.state import ACTIONS_PHASE, TerraMysticaState


class Computed:
    """A row that the tracker writes by itself: what it is about, whose it is, and the values after it."""

    __slots__ = ("kind", "number", "seat", "values", "what")

    def __init__(self, kind: str, number: int, what: str, seat: int, values: Values) -> None:
        self.kind = kind
        self.number = number
        self.what = what
        self.seat = seat
        self.values = values


class Table:
    """The state in the middle of a replay."""

    def __init__(self, state: TerraMysticaState, options: tuple[str, ...]) -> None:
        self.state = state
        self.options = options
        self.offers = OfferBook(state)
        self.turns = Turns(state, self.decline_all)
        self.computed: list[Computed] = []  # rows the tracker would have written, oldest first
        self.wished_tops: set[int] | None = None  # cults that the row says end on 10 (section 7, T6)

    # -- what commands ask ----------------------------------------------------------------------------------

    def hand(self, seat: int) -> Hand:
        """What a player has under way."""
        return self.turns.hands[seat]

    def hex(self, word: str) -> int:
        """A hex of the map."""
        try:
            return HEX.index(word)
        except NotationError:
            raise Refused("TM-24.2", f"there is no hex '{word}'") from None

    def land(self, word: str) -> int:
        """A land hex."""
        hex = self.hex(word)
        if not LAND >> hex & 1:
            raise Refused("TM-2.2.3", f"{word} is a river space")
        return hex

    def require(self, violations: list[Violation], *tolerated: str) -> None:
        """Refuse if a condition of the rules is not met, except those that the tracker does not know."""
        for violation in violations:
            if violation.kind not in tolerated:
                text = self.state.game.rulebook.say("violation", violation.kind, violation.params)
                raise Refused(violation.rule, text.rstrip("."))

    def values(self, seat: int) -> Values:
        """What a seat has now, as the log writes it."""
        state = self.state
        return Values(
            state.vp[seat],
            state.coins[seat],
            state.workers[seat],
            state.priests[seat],
            tuple(state.bowls[3 * seat : 3 * seat + 3]),
            tuple(state.cults[4 * seat : 4 * seat + 4]),
        )

    def compute(self, kind: str, what: str, seat: int, number: int = 0) -> None:
        """Remember a row that the tracker writes by itself."""
        self.computed.append(Computed(kind, number, what, seat, self.values(seat)))

    # -- what several commands do ---------------------------------------------------------------------------

    def gain_spades(self, seat: int, count: int) -> None:
        """Spades earn when they are gained (section 7, T2)."""
        self.hand(seat).spades += count
        spade_rewards(self.state, seat, count, action_phase=self.state.phase == ACTIONS_PHASE)

    def climb(self, seat: int, cult: int, steps: int, source: str) -> None:
        """Cult steps; a step to 10 that fails only for lack of a key is remembered (section 7, T4)."""
        before = self.state.cults[4 * seat + cult]
        advance_cult(self.state, seat, cult, steps, source)
        self.note_blocked(seat, cult, before, steps)

    def note_blocked(self, seat: int, cult: int, before: int, steps: int) -> None:
        """Remember a track that stopped at 9 only because no key was free."""
        state = self.state
        stopped = before < CULT_TOP <= before + steps and state.cults[4 * seat + cult] < CULT_TOP
        if stopped and not state.keys(seat) and not top_taken(state, cult):
            self.hand(seat).blocked.add(cult)

    def take_card(self, seat: int, card: int) -> None:
        """A first bonus card (TM-3.9)."""
        self.state.card[seat] = card

    def pass_turn(self, seat: int, card: int) -> None:
        """Score for passing, and take the new card with its coins (TM-16.1)."""
        pass_round(self.state, seat)
        if card >= 0:
            take_card(self.state, seat, card)

    def offer_power(self, seat: int) -> None:
        """Offer the neighbours their power for what was just built."""
        state = self.state
        place = state.order.index(seat)
        responders = state.order[place + 1 :] + state.order[:place]
        for hex in state.builds:
            self.offers.offer(seat, hex, responders)
        state.builds = ()

    def decline_all(self, seat: int) -> None:
        """Decline every open offer to a seat, oldest first."""
        for offer in self.offers.of(seat):
            self.all_declined(self.offers.decline(offer))

    def all_declined(self, event: Event | None) -> None:
        """Nobody took power from the Cultists' building (section 6, rule 5)."""
        if event is None or self.state.faction[event.builder] != CULTISTS:
            return
        if self.state.setup.options["cultists_errata_power"]:
            gain_power(self.state, event.builder, 1, "cultists")
            self.compute("note", "declined", event.builder)
