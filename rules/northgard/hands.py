"""Cards that change hands: sorting drawn cards, taking one back, looking into an opponent's hand."""

from __future__ import annotations

from rules.core import Action, Field, Frame, Params, Step, Violation
from rules.northgard import cards as k
from rules.northgard import kinds
from rules.northgard.choice import Choice, card_word
from rules.northgard.content import RESOURCES
from rules.northgard.playable import opponents_with_cards, payments
from rules.northgard.state import NorthgardState
from rules.northgard.vocabulary import (
    CARD,
    DO_DISCARD,
    DO_NAME,
    DO_PAY,
    DO_TAKE_BACK,
    DO_TARGET,
    DO_TOP,
)


class Distribute(Choice):
    """The cards just drawn: first those to discard, then those to put back on top; the rest is kept (NG-5.6)."""

    kind = "draw_distribution"
    rules = ("NG-5.6.1", "NG-5.6.2", "NG-5.6.3")
    verbs = (DO_DISCARD, DO_TOP)
    fields = (Field("discard"), Field("top"), Field("cards", CARD))
    repeats = True

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        _, _, discard, top, *cards = frame
        return {"keep": len(cards) - discard - top, "discard": discard, "top": top}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        verb = DO_DISCARD if frame[2] else DO_TOP
        return [(verb, card) for card in sorted(set(frame[4:]))]

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        # NG-5.6.2: older hand cards stay out of it.
        return [(DO_DISCARD, card) for card in state.hand[frame[1]] if card not in frame[4:]]

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        if action[1] in frame[4:]:
            return []
        return [Violation("not_just_drawn", "NG-5.6.2", {"card": card_word(action[1])})]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, seat, discard, top, *cards = frame
        verb, card = action
        cards.remove(card)
        state.stack.pop()
        if verb == DO_DISCARD:
            discard_card(state, seat, card)
            discard -= 1
        else:
            state.draw_pile[seat].append(card)
            top -= 1
            if state.events is not None:
                state.emit("put_on_top", seat, "", {}, {"card": card_word(card)})
        if discard or top:
            state.stack.append((kinds.DISTRIBUTE, seat, discard, top, *cards))
        else:
            state.hand[seat] = sorted(state.hand[seat] + cards)


def discard_card(state: NorthgardState, seat: int, card: int) -> None:
    """A card goes face up on its owner's discard pile."""
    state.discard[seat].append(card)
    if state.events is not None:
        state.emit("discarded", seat, "", {"card": card_word(card)})


def discard_from_hand(state: NorthgardState, seat: int, card: int) -> None:
    """A hand card goes to the discard pile."""
    state.hand[seat].remove(card)
    state.reveals += 1
    discard_card(state, seat, card)


class TakeFromDiscard(Choice):
    """Negotiation: any card of the own discard pile back into the hand (NG-9.3.1)."""

    kind = "take_from_discard"
    rules = ("NG-9.3.1",)
    verbs = (DO_TAKE_BACK,)

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_TAKE_BACK, card) for card in sorted(set(state.discard[frame[1]]))]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        seat = frame[1]
        state.stack.pop()
        state.discard[seat].remove(action[1])
        state.hand[seat] = sorted([*state.hand[seat], action[1]])
        if state.events is not None:
            state.emit("took_back", seat, "", {"card": card_word(action[1])})


class TargetPlayer(Choice):
    """Whose hand is hit; only opponents with cards (NG-9.7.11)."""

    kind = "target_player"
    rules = ("NG-9.7.11",)
    verbs = (DO_TARGET,)
    fields = (Field("purpose"),)

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_TARGET, other) for other in opponents_with_cards(state, frame[1])]

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_TARGET, other) for other in range(state.players)]

    def targets(self, state: NorthgardState, frame: Frame, action: Action) -> tuple[str, ...]:
        return (f"player:{action[1]}",)

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, seat, purpose = frame
        victim = action[1]
        state.stack.pop()
        if purpose == k.RANDOM_DISCARD:
            discard_from_hand(state, victim, state.rng.choice(state.hand[victim]))
            return
        state.reveals += 1
        if state.events is not None:
            hand = ", ".join(card_word(card) for card in state.hand[victim])
            state.emit("saw_hand", seat, "", {"rival": victim}, {"cards": hand})
        state.stack.append((kinds.PICK_HAND_CARD, seat, victim, purpose))


class PickHandCard(Choice):
    """Spy and Rapacious Exploitation: a card of the hand just seen."""

    kind = "pick_hand_card"
    rules = ("NG-9.7.11", "NG-12.4")
    verbs = (DO_NAME,)
    fields = (Field("victim"), Field("purpose"))

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"rival": frame[2]}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_NAME, card) for card in sorted(set(state.hand[frame[2]]))]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, seat, victim, purpose = frame
        state.stack.pop()
        if purpose == k.SPY:
            discard_from_hand(state, victim, action[1])
            return
        if state.events is not None:
            state.emit("named_card", seat, "", {"rival": victim, "card": card_word(action[1])})
        state.stack.append((kinds.DISCARD_OR_PAY, victim, seat, action[1]))


class DiscardOrPay(Choice):
    """Rapacious Exploitation: the victim discards the named card or hands over 2 resources (NG-9.2.14)."""

    kind = "discard_or_pay"
    rules = ("NG-9.2.14",)
    verbs = (DO_DISCARD, DO_PAY)
    fields = (Field("taker"), Field("card", CARD))

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"rival": frame[2], "card": card_word(frame[3])}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        found: list[Action] = [(DO_PAY, *amounts) for amounts in payments(state, frame[1], 2)]
        found.append((DO_DISCARD, frame[3]))
        return sorted(found)

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, victim, taker, card = frame
        state.stack.pop()
        if action[0] == DO_DISCARD:
            discard_from_hand(state, victim, card)
            return
        for resource, amount in zip(range(len(RESOURCES)), action[1:], strict=True):
            state.pay(victim, resource, amount, "rapacious_exploitation")
            state.gain(taker, resource, amount, "rapacious_exploitation")


class Curse(Step[NorthgardState]):
    """Ancestral Curse: the next opponent with cards, clockwise (NG-9.4.17)."""

    kind = "curse"
    automatic = True
    fields = (Field("victims"),)
    repeats = True

    def run(self, state: NorthgardState, frame: Frame) -> None:
        victims = frame[2:]
        if victims:
            state.stack.append((kinds.CURSE, frame[1], *victims[1:]))
            state.stack.append((kinds.CURSE_DISCARD, victims[0]))


class CurseDiscard(Choice):
    """An opponent's own choice of a card to discard."""

    kind = "curse_discard"
    rules = ("NG-9.4.17",)
    verbs = (DO_DISCARD,)

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_DISCARD, card) for card in sorted(set(state.hand[frame[1]]))]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        discard_from_hand(state, frame[1], action[1])
