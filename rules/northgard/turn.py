"""A player's turn (NG-5.2 to NG-5.5): playing cards with instants, waiting, replacing, removing, upgrading, passing."""

from __future__ import annotations

from rules.core import Action, Field, Frame, Notice, Params, Step, Violation
from rules.northgard import cards as k
from rules.northgard import kinds
from rules.northgard.choice import DECLINE, Choice, area_word, card_word
from rules.northgard.content import LORE, LORE_REMOVE, LORE_REPLACE, LORE_UPGRADE, SNAKE, WINTER_COST
from rules.northgard.content import UNITS_PER_PLAYER as ALL_UNITS
from rules.northgard.copying import scorch_targets, take_from_row
from rules.northgard.creatures import appear, summoning_grounds
from rules.northgard.effects import start_program
from rules.northgard.playable import playable, why_unplayable
from rules.northgard.state import NorthgardState
from rules.northgard.vocabulary import (
    CARD,
    DO_ALLOW,
    DO_BOX,
    DO_CANCEL,
    DO_DECLINE,
    DO_END_TURN,
    DO_PASS,
    DO_PLAY,
    DO_PUT_DOWN,
    DO_REMOVE,
    DO_REPLACE,
    DO_SUMMON,
    DO_TAKE,
    DO_UPGRADE,
    DO_WAIT,
)

_PASS: Action = (DO_PASS,)
_END_TURN: Action = (DO_END_TURN,)
_WHERE_HAND_CARDS_GO = {
    DO_PLAY: "NG-5.3.1",
    DO_WAIT: "NG-5.4.1",
    DO_REPLACE: "NG-5.4.2",
    DO_REMOVE: "NG-5.4.3",
}
_LORE_PRICE = {DO_REPLACE: LORE_REPLACE, DO_REMOVE: LORE_REMOVE, DO_UPGRADE: LORE_UPGRADE}


def _announce(state: NorthgardState, seat: int, card: int, normal_used: int, resolved: int) -> None:
    """A card is laid into the active area; it may still be cancelled (NG-5.5.1)."""
    state.hand[seat].remove(card)
    state.active_cards[seat].append(card)
    state.stack[-1] = (kinds.ANNOUNCED, seat, card, normal_used, resolved)
    if state.events is not None:
        state.emit("played", seat, "", {"card": card_word(card)})


class Turn(Choice):
    """Exactly one of six options; the card it concerns is named with it (NG-5.2.1)."""

    kind = "turn_option"
    rules = ("NG-5.2.1", "NG-5.3.1")
    verbs = (DO_PLAY, DO_WAIT, DO_REPLACE, DO_REMOVE, DO_UPGRADE, DO_PASS)

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"year": state.year, "years": state.years}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        seat = frame[1]
        hand = state.hand[seat]
        if not hand:  # NG-5.2.2
            return [_PASS]
        cards = sorted(set(hand)) if len(hand) > 1 else hand
        lore = state.resources[3 * seat + LORE]
        found: list[Action] = [(DO_PLAY, card) for card in cards if playable(state, seat, card)]
        found += [(DO_WAIT, card) for card in cards]
        if lore >= LORE_REPLACE:
            found += [(DO_REPLACE, card) for card in cards]
            if lore >= LORE_REMOVE:
                found += [(DO_REMOVE, card) for card in cards if card != k.UNREST]
            if lore >= LORE_UPGRADE:
                found += [(DO_UPGRADE, card) for card in state.upgrades[seat]]
        found.append(_PASS)
        return found

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        seat = frame[1]
        return [
            *((verb, card) for verb in (DO_PLAY, DO_REPLACE, DO_REMOVE) for card in state.hand[seat]),
            *((DO_UPGRADE, card) for card in state.upgrades[seat]),
        ]

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        seat = frame[1]
        verb, card = action
        found = []
        if verb == DO_UPGRADE:
            if card not in state.upgrades[seat]:
                found.append(Violation("no_such_upgrade", "NG-5.4.4", {"card": card_word(card)}))
            if not state.hand[seat]:
                found.append(Violation("hand_empty", "NG-5.2.2"))
        elif card not in state.hand[seat]:
            return [Violation("not_in_hand", _WHERE_HAND_CARDS_GO[verb], {"card": card_word(card)})]
        if verb == DO_PLAY:
            return why_unplayable(state, seat, card)
        if verb == DO_REMOVE and card == k.UNREST:
            found.append(Violation("unrest_stays", "NG-5.4.3"))
        missing = _LORE_PRICE.get(verb, 0) - state.resources[3 * seat + LORE]
        if missing > 0:
            rule = {DO_REPLACE: "NG-5.4.2", DO_REMOVE: "NG-5.4.3", DO_UPGRADE: "NG-5.4.4"}[verb]
            found.append(Violation("needs_lore", rule, {"missing": missing}))
        return found

    def warnings(self, state: NorthgardState, frame: Frame, action: Action) -> list[Notice]:
        seat = frame[1]
        found = []
        if action[0] == DO_PASS:
            left = sum(1 for card in state.hand[seat] if playable(state, seat, card))
            if left:
                found.append(Notice("cards_unplayed", "NG-5.4.5", {"number": left}))
            food, _ = WINTER_COST[ALL_UNITS - state.reserve[seat]]
            if state.resources[3 * seat] < food:
                found.append(Notice("winter_is_coming", "NG-7.6.1", {"food": food}))
        elif action[0] == DO_REMOVE and k.CARDS[action[1]].fame:
            found.append(Notice("fame_lost", "NG-4.5", {"fame": k.CARDS[action[1]].fame}))
        return found

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        seat = frame[1]
        verb = action[0]
        if verb == DO_PLAY:
            _announce(state, seat, action[1], 0, 0)
        elif verb == DO_PASS:
            pass_turn(state, seat)
        elif verb == DO_UPGRADE:
            state.stack[-1] = (kinds.UPGRADE, seat, action[1])
        else:
            state.stack.pop()
            state.hand[seat].remove(action[1])
            if verb == DO_REMOVE:
                state.pay(seat, LORE, LORE_REMOVE, "remove")
                put_in_box(state, seat, action[1])
                state.draw_to_hand(seat, 2)
                return
            put_down(state, seat, action[1])
            if verb == DO_REPLACE:
                state.pay(seat, LORE, LORE_REPLACE, "replace")
                state.draw_to_hand(seat, 1)


def put_down(state: NorthgardState, seat: int, card: int) -> None:
    """A card lies in the active area without having been played (NG-5.4.8)."""
    state.active_cards[seat].append(card)
    if state.events is not None:
        state.emit("put_down", seat, "", {"card": card_word(card)})


def put_in_box(state: NorthgardState, seat: int, card: int) -> None:
    """A card leaves the game, seen by all (NG-4.5, NG-12.5)."""
    state.owned[seat].remove(card)
    state.removed.append(card)
    if state.events is not None:
        state.emit("removed_card", seat, "", {"card": card_word(card)})


class Upgrade(Choice):
    """Which hand card is given up for the upgrade, and whether it leaves the game (NG-5.4.4)."""

    kind = "upgrade"
    rules = ("NG-5.4.4",)
    verbs = (DO_PUT_DOWN, DO_BOX)
    fields = (Field("card", CARD),)

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"card": card_word(frame[2])}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        cards = sorted(set(state.hand[frame[1]]))
        return [
            *((DO_PUT_DOWN, card) for card in cards),
            *((DO_BOX, card) for card in cards if card != k.UNREST),
        ]

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_BOX, card) for card in state.hand[frame[1]]]

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        if action[1] not in state.hand[frame[1]]:
            return [Violation("not_in_hand", "NG-5.4.4", {"card": card_word(action[1])})]
        return [Violation("unrest_stays", "NG-5.4.4")]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, seat, upgrade = frame
        verb, card = action
        state.stack.pop()
        state.hand[seat].remove(card)
        if verb == DO_BOX:
            put_in_box(state, seat, card)
        else:
            put_down(state, seat, card)
        state.pay(seat, LORE, LORE_UPGRADE, "upgrade")
        state.upgrades[seat].remove(upgrade)
        state.own_card(seat, upgrade)
        state.hand[seat] = sorted([*state.hand[seat], upgrade])
        if state.events is not None:
            state.emit("upgraded", seat, "", {"card": card_word(upgrade)})


# -- playing cards ------------------------------------------------------------------------------------------


class Announced(Step[NorthgardState]):
    """A card lies there, not yet resolved: the holder of Defensive Strategy is asked (NG-5.5.1)."""

    kind = "announced"
    automatic = True
    fields = (Field("card", CARD), Field("normal_used"), Field("resolved"))

    def run(self, state: NorthgardState, frame: Frame) -> None:
        _, seat, card, normal_used, resolved = frame
        for rival in state.opponents(seat):
            if k.DEFENSIVE_STRATEGY in state.hand[rival]:
                state.stack.append((kinds.REACT, rival, seat, card, normal_used, resolved))
                return
        resolve(state, seat, card, normal_used)


class React(Choice):
    """Cancel the announced card with Defensive Strategy, or let it pass."""

    kind = "react"
    rules = ("NG-5.5.1", "NG-5.5.2")
    verbs = (DO_CANCEL, DO_ALLOW)
    fields = (Field("rival"), Field("card", CARD), Field("normal_used"), Field("resolved"))

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"rival": frame[2], "card": card_word(frame[3])}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_CANCEL,), (DO_ALLOW,)]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, reactor, seat, card, normal_used, resolved = frame
        state.stack.pop()
        if action[0] == DO_ALLOW:
            resolve(state, seat, card, normal_used)
            return
        state.hand[reactor].remove(k.DEFENSIVE_STRATEGY)
        state.active_cards[reactor].append(k.DEFENSIVE_STRATEGY)
        state.active_cards[seat].remove(card)
        state.discard[seat].append(card)
        if state.events is not None:
            state.emit("cancelled", reactor, "defensive_strategy", {"rival": seat, "card": card_word(card)})
        # NG-5.5.3: a cancelled card does not use up the one normal card of the turn.
        if resolved:
            state.stack.append((kinds.PLAY_ON, seat, normal_used))
        else:
            state.stack.append((kinds.TURN, seat))


def resolve(state: NorthgardState, seat: int, card: int, normal_used: int) -> None:
    """Carry out a card: first the Snake may place its token for one of its own clan cards (NG-8.5.1)."""
    state.stack.append((kinds.RESOLVED, seat, card, normal_used or int(not k.INSTANT[card])))
    start_program(state, seat, k.CARDS[card].program)
    if k.CLAN_OF_CARD[card] == SNAKE and scorch_targets(state, seat):
        state.stack.append((kinds.SCORCH, seat))


class Resolved(Step[NorthgardState]):
    """A card was completely resolved: it counts as played, and the turn goes on (NG-5.3.3)."""

    kind = "resolved"
    automatic = True
    fields = (Field("card", CARD), Field("normal_used"))

    def run(self, state: NorthgardState, frame: Frame) -> None:
        _, seat, card, normal_used = frame
        state.played[seat].append(card)
        state.stack.append((kinds.PLAY_ON, seat, normal_used))


class PlayOn(Choice):
    """After a card: another allowed card, or the end of the turn (NG-5.3.2)."""

    kind = "play_card"
    rules = ("NG-5.3.2", "NG-5.3.3")
    takes_single = False  # ending the turn is the player's word, also when no card is left
    verbs = (DO_PLAY, DO_END_TURN)
    fields = (Field("normal_used"),)

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        _, seat, normal_used = frame
        hand = state.hand[seat]
        if not hand:
            return [_END_TURN]
        found: list[Action] = [
            (DO_PLAY, card)
            for card in sorted(set(hand))
            if (k.INSTANT[card] or not normal_used) and playable(state, seat, card)
        ]
        found.append(_END_TURN)
        return found

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_PLAY, card) for card in state.hand[frame[1]]]

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        _, seat, normal_used = frame
        card = action[1]
        if card not in state.hand[seat]:
            return [Violation("not_in_hand", "NG-5.3.1", {"card": card_word(card)})]
        found = []
        if normal_used and not k.INSTANT[card]:
            found.append(Violation("one_normal_card", "NG-5.3.2"))
        return found + why_unplayable(state, seat, card)

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        if action[0] == DO_END_TURN:
            state.stack.pop()
        else:
            _announce(state, frame[1], action[1], frame[2], 1)

    def out_of_place(self, action: Action) -> Violation:
        if action[0] in Turn.verbs:  # the alternatives to playing cards
            return Violation("only_cards_now", "NG-5.3.3")
        return super().out_of_place(action)


# -- passing ------------------------------------------------------------------------------------------------


def pass_turn(state: NorthgardState, seat: int) -> None:
    """Hand and active area go to the discard pile; the first to pass takes the marker (NG-5.4.5, NG-5.4.6)."""
    state.discard[seat] += state.hand[seat] + state.active_cards[seat]
    state.hand[seat].clear()
    state.active_cards[seat].clear()
    state.played[seat].clear()
    if state.events is not None:
        state.emit("passed", seat)
    if not state.passed:
        state.first_player = seat
        if state.events is not None:
            state.emit("first_marker", seat)
    state.passed |= 1 << seat
    state.stack[-1] = (kinds.PASSED, seat)
    if state.row and not state.flags[seat] & k.NO_ROW_CARD:
        state.stack.append((kinds.TAKE_ROW_CARD, seat))


class TakeRowCard(Choice):
    """A card of the row, on top of the own draw pile; it must be taken (NG-5.4.5, NG-5.4.7)."""

    kind = "take_row_card"
    rules = ("NG-5.4.5", "NG-5.4.7")
    verbs = (DO_TAKE,)

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_TAKE, card) for card in sorted(state.row)]

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_TAKE, card) for card in state.achievements]

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        card = action[1]
        if k.CARDS[card].kind == "achievement" and state.year < state.years:
            return [Violation("not_in_row", "NG-7.1.4", {"card": card_word(card)})]
        return [Violation("not_offered", "NG-5.4.5", {"card": card_word(card)})]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        take_from_row(state, frame[1], action[1])


class Passed(Step[NorthgardState]):
    """More Creatures!: a passing player may call one (NG-10.8.1)."""

    kind = "passed"
    automatic = True

    def run(self, state: NorthgardState, frame: Frame) -> None:
        if (
            state.setup.options["creatures"] == "more"
            and len(state.line) < state.players
            and (state.creature_deck or state.creature_discard)
            and summoning_grounds(state)
        ):
            state.stack.append((kinds.SUMMON, frame[1]))


class Summon(Choice):
    """Whether a creature appears, and where (NG-10.8.2)."""

    kind = "more_creatures"
    rules = ("NG-10.8.1", "NG-10.8.2")
    verbs = (DO_SUMMON, DO_DECLINE)

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [DECLINE, *((DO_SUMMON, territory) for territory in summoning_grounds(state))]

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_SUMMON, territory) for territory in state.land.roots]

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        return [Violation("no_place_for_creature", "NG-10.8.2", {"area": area_word(action[1])})]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        if action[0] == DO_SUMMON:
            appear(state, frame[1], action[1], activate=True)
