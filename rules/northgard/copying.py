"""Copying cards (NG-9.0.6), the Scorched Earth token and Future Sight: effects that point at cards and at the token."""

from __future__ import annotations

from rules.core import Action, Field, Frame
from rules.northgard import cards as k
from rules.northgard.choice import DECLINE, Choice, area_word, card_word
from rules.northgard.content import SNAKE
from rules.northgard.playable import playable
from rules.northgard.state import NorthgardState
from rules.northgard.vocabulary import DO_COPY, DO_DECLINE, DO_SCORCH, DO_TAKE


def scorch_targets(state: NorthgardState, seat: int) -> list[int]:
    """Where the Snake may place its token: next to a territory it controls (NG-8.5.1)."""
    if state.clan[seat] != SNAKE:
        return []
    adjacent = state.land.adjacent
    return sorted({near for territory in state.own(seat) for near in adjacent[territory]})


def _copied_players(state: NorthgardState, seat: int, whose: int) -> list[int]:
    """Whose active area a copying card looks at."""
    owner = state.owner
    if whose == k.COPY_OWN:
        return [seat]
    if whose == k.COPY_SCORCHED:
        return _scorched_rivals(state, seat, state.scorched_at)
    adjacent = state.land.adjacent
    near = {owner[other] for territory in state.own(seat) for other in adjacent[territory]}
    return sorted(other for other in near if other >= 0 and state.foe(seat, other))


def _scorched_rivals(state: NorthgardState, seat: int, territory: int) -> list[int]:
    rival = state.owner[territory] if territory >= 0 else -1
    return [rival] if rival >= 0 and state.foe(seat, rival) else []


def _copyable(state: NorthgardState, seat: int, rival: int) -> list[int]:
    """The cards of an active area that the copier could play now; of the own only those really played (NG-9.4.31)."""
    cards = state.played[seat] if rival == seat else state.active_cards[rival]
    return [card for card in sorted(set(cards)) if k.COPYABLE[card] and playable(state, seat, card)]


def copy_targets(state: NorthgardState, seat: int, whose: int) -> list[Action]:
    """Everything a copying card could copy now."""
    return [
        (DO_COPY, rival, card)
        for rival in _copied_players(state, seat, whose)
        for card in _copyable(state, seat, rival)
    ]


def could_copy(state: NorthgardState, seat: int, whose: int) -> bool:
    """Whether a copying card can be played: for Stolen Lore also after moving the token (NG-9.0.2)."""
    if copy_targets(state, seat, whose):
        return True
    if whose != k.COPY_SCORCHED:
        return False
    rivals = {
        rival
        for territory in scorch_targets(state, seat)
        for rival in _scorched_rivals(state, seat, territory)
    }
    return any(_copyable(state, seat, rival) for rival in rivals)


class CopyCard(Choice):
    """Which card is copied."""

    kind = "copy_card"
    rules = ("NG-9.0.6",)
    verbs = (DO_COPY,)
    fields = (Field("whose"),)

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return copy_targets(state, frame[1], frame[2])

    def targets(self, state: NorthgardState, frame: Frame, action: Action) -> tuple[str, ...]:
        return (f"player:{action[1]}", f"card:{card_word(action[2])}")

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        from rules.northgard.effects import start_program

        _, rival, card = action
        state.stack.pop()
        if state.events is not None:
            state.emit("copied", frame[1], "", {"card": card_word(card), "rival": rival})
        start_program(state, frame[1], k.CARDS[card].program)


class Scorch(Choice):
    """Where the Scorched Earth token goes, or that it stays."""

    kind = "scorched_place"
    rules = ("NG-8.5.1", "NG-8.5.3")
    verbs = (DO_SCORCH, DO_DECLINE)

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [DECLINE, *((DO_SCORCH, territory) for territory in scorch_targets(state, frame[1]))]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action[0] == DO_SCORCH:
            state.scorched_at = action[1]
            if state.events is not None:
                state.emit("scorched", frame[1], "clan_snake", {"area": area_word(action[1])})


class FutureCard(Choice):
    """Future Sight: a card of the row, now (NG-9.3.16)."""

    kind = "future_card"
    rules = ("NG-9.3.16",)
    verbs = (DO_TAKE,)

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_TAKE, card) for card in sorted(state.row)]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        take_from_row(state, frame[1], action[1])


def take_from_row(state: NorthgardState, seat: int, card: int) -> None:
    """A card of the row goes on top of a seat's draw pile; everybody sees which (NG-5.4.5)."""
    state.row.remove(card)
    state.put_on_draw_pile(seat, card)
    if state.events is not None:
        state.emit("took_card", seat, "", {"card": card_word(card)})
