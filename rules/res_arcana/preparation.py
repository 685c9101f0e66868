"""The decisions of the set-up: starter sets, draft, mages, first items (RA-3, RA-14.1)."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from rules.core import Action, Field, Frame, Params, Step, Violation
from rules.res_arcana import cards, frames
from rules.res_arcana.choice import Choice, component_id
from rules.res_arcana.content import ARTIFACTS, CONSTANTS, CONTENT, MAGES
from rules.res_arcana.middle_items import ItemFromTheMiddle
from rules.res_arcana.notation import KEEP, MAGE, SET
from rules.res_arcana.state import ResArcanaState
from rules.res_arcana.table import take_deck

SETS = CONTENT.starter_sets
PACKET = CONSTANTS["draft_packet"]
DRAFT_ROUNDS = CONSTANTS["draft_rounds"]


# -- the normal deal ----------------------------------------------------------------------------------------


class ChooseMage(Choice):
    kind = "choose_mage"
    rules = ("RA-3.9",)
    verbs = (MAGE,)

    def options(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return [(MAGE, mage) for mage in state.dealt_mages[frame[1]]]

    def attempts(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return [(MAGE, mage) for mage in MAGES]

    def explain(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Violation]:
        return [Violation("not_dealt_to_you", "RA-3.9", {"component": component_id(action[1])})]

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        state.mages[frame[1]] = action[1]
        if state.events is not None:
            state.emit("chose_mage", frame[1], "", {}, {"component": component_id(action[1])})


class RevealMages(Step[ResArcanaState]):
    """All chosen mages come into play together (RA-3.9)."""

    kind = "reveal_mages"
    automatic = True

    def run(self, state: ResArcanaState, frame: Frame) -> None:
        state.reveals += 1
        for seat, mage in enumerate(state.mages):
            cards.enter_play(state, seat, mage)
            if state.events is not None:
                state.emit("mage_revealed", seat, "", {"component": component_id(mage)})


class ChooseMagicItem(ItemFromTheMiddle):
    kind = "choose_magic_item"
    rules = ("RA-3.10",)

    def explain(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Violation]:
        return [Violation("not_in_the_middle", "RA-3.10", {"component": component_id(action[1])})]

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        state.items.remove(action[1])
        cards.enter_play(state, frame[1], action[1])
        if state.events is not None:
            state.emit("took_item", frame[1], "", {"component": component_id(action[1])})


# -- the first game -----------------------------------------------------------------------------------------


class ChooseStarterSet(Choice):
    """One of the sets that nobody has taken yet (RA-3.12)."""

    kind = "choose_starter_set"
    rules = ("RA-3.12",)
    verbs = (SET,)

    def options(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return [(SET, number) for number, (mage, _) in enumerate(SETS, start=1) if mage not in state.mages]

    def attempts(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return [(SET, number) for number in range(1, len(SETS) + 1)]

    def explain(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Violation]:
        if not 1 <= action[1] <= len(SETS):
            return []
        return [Violation("set_taken", "RA-3.12", {"set": action[1]})]

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        take_set(state, frame[1], action[1] - 1)


def take_set(state: ResArcanaState, seat: int, number: int) -> None:
    """A mage and the three artifacts of the starting hand; everybody can see which (RA-3.11)."""
    mage, hand = SETS[number]
    state.mages[seat] = mage
    cards.enter_play(state, seat, mage)
    state.hands[seat] = sorted(hand)
    for card in hand:
        state.seen[seat] |= 1 << card
        state.holder[card] = seat
    if state.events is not None:
        state.emit("took_set", seat, "", {"set": number + 1, "component": component_id(mage)})


class DealSets(Step[ResArcanaState]):
    """The five cards to each set come from all artifacts that no set in play holds, unseen (RA-3.12)."""

    kind = "deal_sets"
    automatic = True

    def run(self, state: ResArcanaState, frame: Frame) -> None:
        taken = {card for hand in state.hands for card in hand}
        rest = [card for card in ARTIFACTS if card not in taken]
        state.rng.shuffle(rest)
        for deck in state.decks:
            deck.extend(rest.pop() for _ in range(CONSTANTS["first_game_dealt_artifacts"]))


# -- the draft ----------------------------------------------------------------------------------------------


def deal_packets(state: ResArcanaState, draft_round: int) -> None:
    """Packets of cards nobody has been dealt yet; everybody picks, then the packets move (RA-14.1.2)."""
    dealt = {card for cards_of in state.picks for card in cards_of}
    rest = [card for card in ARTIFACTS if card not in dealt]
    state.rng.shuffle(rest)
    state.packets = [sorted(rest.pop() for _ in range(PACKET)) for _ in range(state.setup.players)]
    queue_picks(state, draft_round)


def queue_picks(state: ResArcanaState, draft_round: int) -> None:
    """Every seat keeps one card of its packet (RA-14.1.5)."""
    state.stack.append((frames.PASS_PACKETS, -1, draft_round))
    for seat in range(state.setup.players - 1, -1, -1):
        state.stack.append((frames.DRAFT_PICK, seat))


class DraftPick(Choice):
    kind = "draft_pick"
    rules = ("RA-14.1.2",)
    verbs = (KEEP,)

    def params(self, state: ResArcanaState, frame: Frame) -> Params:
        return {"count": len(state.packets[frame[1]])}

    def options(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return [(KEEP, card) for card in state.packets[frame[1]]]

    def attempts(self, state: ResArcanaState, frame: Frame) -> Sequence[Action]:
        return [(KEEP, card) for card in state.picks[frame[1]]]

    def explain(self, state: ResArcanaState, frame: Frame, action: Action) -> list[Violation]:
        return [Violation("not_in_packet", "RA-14.1.2", {"card": component_id(action[1])})]

    def play(self, state: ResArcanaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        keep(state, frame[1], action[1])


def keep(state: ResArcanaState, seat: int, card: int) -> None:
    """A card of the packet is kept, in secret."""
    state.packets[seat].remove(card)
    insort(state.picks[seat], card)
    if state.events is not None:
        state.emit("kept", seat, "", {}, {"card": component_id(card)})


class PassPackets(Step[ResArcanaState]):
    """Packets go left in the first round of the draft, right in the second; the last card is kept (RA-14.1)."""

    kind = "pass_packets"
    automatic = True
    fields = (Field("draft_round"),)

    def run(self, state: ResArcanaState, frame: Frame) -> None:
        draft_round = frame[2]
        step = 1 if draft_round == 1 else -1
        players = state.setup.players
        state.packets = [state.packets[(seat - step) % players] for seat in range(players)]
        state.reveals += 1
        if len(state.packets[0]) > 1:
            queue_picks(state, draft_round)
            return
        for seat, packet in enumerate(state.packets):
            keep(state, seat, packet[0])
        if draft_round < DRAFT_ROUNDS:
            deal_packets(state, draft_round + 1)


class DrawHands(Step[ResArcanaState]):
    """The cards picked in a draft become decks; everybody shuffles and draws (RA-14.1.4, RA-14.2.5)."""

    kind = "draw_hands"
    automatic = True

    def run(self, state: ResArcanaState, frame: Frame) -> None:
        for seat, picked in enumerate(state.picks):
            take_deck(state, seat, picked)
            picked.clear()
        state.reveals += 1
