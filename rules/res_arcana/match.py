"""The two-player match: up to three linked games with an open draft before the second (RA-14.2)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from rules.core import Action, Frame, Violation
from rules.res_arcana import cards, frames
from rules.res_arcana.choice import Choice, component_id
from rules.res_arcana.content import ARTIFACTS, CONSTANTS, CONTENT
from rules.res_arcana.notation import BEGIN, PICK
from rules.res_arcana.state import ResArcanaState
from rules.res_arcana.table import lay_out, queue_items

GAMES = CONSTANTS["duel_games_max"]


def game_won(state: ResArcanaState, winners: list[int]) -> None:
    """Count a finished game and start the next one, if the match is not decided (RA-14.2.7, RA-14.2.8)."""
    if len(winners) == 1:
        state.wins[winners[0]] += 1
        loser = 1 - winners[0]
    else:
        # A shared game counts for nobody; who was not its first player stands in for the loser.
        loser = 1 - state.starter
    if state.events is not None:
        state.emit("game_ended", -1, "", {"game": state.game_number})
    if max(state.wins) == 2 or state.game_number == GAMES:
        return
    state.game_number += 1
    if state.game_number == 2:
        start_second(state, loser)
    else:
        start_third(state, loser)


def start_second(state: ResArcanaState, loser: int) -> None:
    """The artifacts of the first game are laid open and drafted, the loser picking first (RA-14.2.2 to RA-14.2.5)."""
    zones = (*state.hands, *state.decks, *state.discards, *state.play_areas)
    artifacts = sorted(card for zone in zones for card in zone if card in ARTIFACTS)
    lay_out(state, sun_only=False)
    state.seen = [0] * state.setup.players
    state.open_cards = artifacts
    state.token = state.first = state.starter = loser
    enter_mages(state)
    queue_items(state)
    state.stack.append((frames.DRAW_HANDS, -1))
    order = [loser if first else 1 - loser for first, count in CONTENT.pick_order for _ in range(count)]
    state.stack.extend((frames.DUEL_PICK, seat) for seat in reversed(order))
    state.reveals += 1


def start_third(state: ResArcanaState, loser: int) -> None:
    """Mages and decks stay; the loser of the second game says who begins (RA-14.2.6)."""
    lay_out(state, sun_only=False)
    state.seen = [0] * state.setup.players
    enter_mages(state)
    state.picks = [cards_of.copy() for cards_of in state.match_cards]
    for seat, cards_of in enumerate(state.match_cards):
        for card in cards_of:
            state.holder[card] = seat
    state.stack.append((frames.DUEL_FIRST_PLAYER, loser))


def enter_mages(state: ResArcanaState) -> None:
    """Both keep their mage for the whole match (RA-14.2.2)."""
    for seat, mage in enumerate(state.mages):
        cards.enter_play(state, seat, mage)


class DuelPick(Choice):
    """One of the open artifacts (RA-14.2.4)."""

    kind = "duel_pick"
    rules = ("RA-14.2.4",)
    verbs = (PICK,)

    def options(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return [(PICK, card) for card in state.open_cards]

    def attempts(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return [(PICK, card) for picked in state.picks for card in picked]

    def explain(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Violation]:
        return [Violation("not_open", "RA-14.2.4", {"card": component_id(action[1])})]

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        seat = frame[1]
        state.open_cards.remove(action[1])
        insort(state.picks[seat], action[1])
        insort(state.match_cards[seat], action[1])
        state.holder[action[1]] = seat
        if state.events is not None:
            state.emit("picked", seat, "", {"card": component_id(action[1])})


class DuelFirstPlayer(Choice):
    """Who begins the third game (RA-14.2.6)."""

    kind = "duel_first_player"
    rules = ("RA-14.2.6",)
    verbs = (BEGIN,)

    def options(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return [(BEGIN, seat) for seat in range(state.setup.players)]

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        state.token = state.first = state.starter = action[1]
        if state.events is not None:
            state.emit("begins", action[1])
        queue_items(state)
        state.stack.append((frames.DRAW_HANDS, -1))
