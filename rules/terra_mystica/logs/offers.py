"""Open power offers of a replay: answered late, in any order, or silently declined (log_format.md section 6)."""

from __future__ import annotations

from rules.terra_mystica.board import bits
from rules.terra_mystica.content import POWER_VALUE
from rules.terra_mystica.resources import power_capacity
from rules.terra_mystica.state import TerraMysticaState


class Event:
    """One build or upgrade that offered power. ``open`` counts the live offers that wait for an answer."""

    __slots__ = ("accepted", "builder", "declined", "open")

    def __init__(self, builder: int) -> None:
        self.builder = builder
        self.open = 0
        self.declined = 0
        self.accepted = False


class Offer:
    """Power offered to one seat. ``live``: the seat could gain something when it was last looked at."""

    __slots__ = ("amount", "event", "live", "seat")

    def __init__(self, event: Event, seat: int, amount: int, live: bool) -> None:
        self.event = event
        self.seat = seat
        self.amount = amount
        self.live = live


class OfferBook:
    """All open offers, oldest first."""

    def __init__(self, state: TerraMysticaState) -> None:
        self.state = state
        self.open: list[Offer] = []

    def offer(self, builder: int, hex: int, responders: list[int]) -> None:
        """Something was built: offer the neighbours their power, even those who cannot gain any (rule 1)."""
        state = self.state
        event = Event(builder)
        near = state.neighbours(hex)
        for seat in responders:
            amount = sum(POWER_VALUE[state.piece[own] - 1] for own in bits(near & state.own[seat]))
            if amount:
                live = power_capacity(state, seat) > 0
                event.open += live
                self.open.append(Offer(event, seat, amount, live))

    def of(self, seat: int) -> list[Offer]:
        """The open offers to a seat."""
        return [offer for offer in self.open if offer.seat == seat]

    def find(self, seat: int, builder: int | None, amounts: tuple[int, ...]) -> Offer | None:
        """The oldest open offer to a seat from a builder (or anybody) with one of these amounts."""
        for offer in self.open:
            if (
                offer.seat == seat
                and offer.amount in amounts
                and (builder is None or offer.event.builder == builder)
            ):
                return offer
        return None

    def accept(self, offer: Offer) -> bool:
        """Close an offer as accepted; True if this is the first live acceptance of its event."""
        self.open.remove(offer)
        if not offer.live:
            return False
        first = not offer.event.accepted
        offer.event.accepted = True
        offer.event.open -= 1
        return first

    def decline(self, offer: Offer) -> Event | None:
        """Close an offer as declined; returns its event if thereby everybody has declined (rule 5)."""
        self.open.remove(offer)
        if not offer.live:
            return None
        offer.event.declined += 1
        return self._gone(offer.event)

    def refresh(self, seat: int) -> list[Event]:
        """After a seat took power: offers it cannot use any more stop being live, and are no declines (rule 3)."""
        if power_capacity(self.state, seat) > 0:
            return []
        finished = []
        for offer in self.of(seat):
            if offer.live:
                offer.live = False
                event = self._gone(offer.event)
                if event is not None:
                    finished.append(event)
        return finished

    @staticmethod
    def _gone(event: Event) -> Event | None:
        event.open -= 1
        return event if event.open == 0 and event.declined and not event.accepted else None
