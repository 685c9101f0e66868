"""Trade in the harvest: three for one with the supply, one for one with a teammate (NG-7.3.3, NG-11.2.5)."""

from __future__ import annotations

from rules.core import Action, Field, Frame, Notice, Params, Violation
from rules.northgard import kinds
from rules.northgard.choice import DONE, Choice
from rules.northgard.content import RESOURCES
from rules.northgard.playable import pay_all, payments
from rules.northgard.state import NorthgardState
from rules.northgard.vocabulary import (
    DO_ACCEPT,
    DO_AMOUNT,
    DO_DONE,
    DO_GIVE,
    DO_REFUSE,
    DO_SWAP,
    DO_TRADE_FOR,
    RESOURCE,
)

PRICE = 3


# What a teammate refused lately, so that nobody asks for ever: for each (give, take) the number, 0 for none.
_BITS, _MASK = 8, 255


def _place(give: int, take: int) -> int:
    """Where the refused number of a swap stands in the memory."""
    return _BITS * (2 * give + (take if take < give else take - 1))


def refused(proposed: int, give: int, take: int) -> int:
    """The number of this swap that the teammate refused; only a smaller one may be proposed then."""
    return proposed >> _place(give, take) & _MASK


def _remember(proposed: int, give: int, take: int, number: int) -> int:
    place = _place(give, take)
    return proposed & ~(_MASK << place) | min(number, _MASK) << place


def trade_options(state: NorthgardState, seat: int, proposed: int) -> list[Action]:
    """Done, a trade for each kind, and swaps that a teammate could accept."""
    found: list[Action] = [DONE]
    if state.total_resources(seat) >= PRICE:
        found += [(DO_TRADE_FOR, resource) for resource in range(len(RESOURCES))]
    ally = state.ally[seat]
    if ally >= 0:
        found += [
            (DO_SWAP, give, take)
            for give in range(len(RESOURCES))
            for take in range(len(RESOURCES))
            if give != take and most_swapped(state, seat, give, take, proposed)
        ]
    return found


def most_swapped(state: NorthgardState, seat: int, give: int, take: int, proposed: int) -> int:
    """The largest swap: both must have that many (NG-11.2.5), and it was not refused."""
    most = min(state.resources[3 * seat + give], state.resources[3 * state.ally[seat] + take])
    limit = refused(proposed, give, take)
    return min(most, limit - 1) if limit else most


class Trade(Choice):
    """Any number of trades in the own harvest."""

    kind = "trade"
    rules = ("NG-7.3.3", "NG-7.3.5", "NG-11.2.5")
    verbs = (DO_TRADE_FOR, DO_SWAP, DO_DONE)
    fields = (Field("proposed"),)

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        food, wood, lore = state.resources[3 * frame[1] : 3 * frame[1] + 3]
        return {"food": food, "wood": wood, "lore": lore}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return trade_options(state, frame[1], frame[2])

    def attempts(self, state: NorthgardState, frame: Frame) -> list[Action]:
        found: list[Action] = [(DO_TRADE_FOR, resource) for resource in range(len(RESOURCES))]
        if state.ally[frame[1]] >= 0:
            found += [(DO_SWAP, give, (give + 1) % 3) for give in range(len(RESOURCES))]
        return found

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] == DO_TRADE_FOR:
            missing = PRICE - state.total_resources(frame[1])
            return [Violation("needs_resources", "NG-7.3.3", {"missing": missing})]
        if action[1] != action[2] and refused(frame[2], *action[1:]) == 1:
            return [Violation("already_proposed", "NG-11.2.5")]
        return [Violation("cannot_swap", "NG-11.2.5")]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, seat, proposed = frame
        if action[0] == DO_DONE:
            state.stack.pop()
        elif action[0] == DO_TRADE_FOR:
            state.stack[-1] = (kinds.TRADE_GIVE, seat, action[1], proposed)
        else:
            state.stack[-1] = (kinds.SWAP_AMOUNT, seat, *action[1:], proposed)


def trade_on(state: NorthgardState, seat: int, proposed: int) -> None:
    """Ask for another trade if one is possible."""
    if len(trade_options(state, seat, proposed)) > 1:
        state.stack.append((kinds.TRADE, seat, proposed))


class TradeGive(Choice):
    """Which three resources are given."""

    kind = "trade_give"
    rules = ("NG-7.3.3",)
    verbs = (DO_GIVE,)
    fields = (Field("take", RESOURCE), Field("proposed"))

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"resource": RESOURCES[frame[2]]}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_GIVE, *amounts) for amounts in payments(state, frame[1], PRICE)]

    def warnings(self, state: NorthgardState, frame: Frame, action: Action) -> list[Notice]:
        if action[1 + frame[2]]:
            return [Notice("trading_for_the_same", "NG-7.3.3", {"resource": RESOURCES[frame[2]]})]
        return []

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, seat, take, proposed = frame
        state.stack.pop()
        pay_all(state, seat, action[1:], "trade")
        state.gain(seat, take, 1, "trade")
        trade_on(state, seat, proposed)


class SwapAmount(Choice):
    """How many are swapped with the teammate."""

    kind = "team_swap"
    rules = ("NG-11.2.5",)
    verbs = (DO_AMOUNT,)
    fields = (Field("give", RESOURCE), Field("take", RESOURCE), Field("proposed"))

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        return {"give": RESOURCES[frame[2]], "take": RESOURCES[frame[3]]}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        _, seat, give, take, proposed = frame
        most = most_swapped(state, seat, give, take, proposed)
        return [(DO_AMOUNT, number) for number in range(1, most + 1)]

    def explain(self, state: NorthgardState, frame: Frame, action: Action) -> list[Violation]:
        _, seat, give, take, proposed = frame
        if action[1] <= most_swapped(state, seat, give, take, 0) and refused(proposed, give, take):
            return [Violation("already_proposed", "NG-11.2.5")]
        return []

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, seat, give, take, proposed = frame
        state.stack[-1] = (kinds.SWAP_ANSWER, state.ally[seat], seat, give, take, action[1], proposed)


class SwapAnswer(Choice):
    """The teammate agrees or not."""

    kind = "team_swap_answer"
    rules = ("NG-11.2.5",)
    verbs = (DO_ACCEPT, DO_REFUSE)
    fields = (
        Field("rival"),
        Field("give", RESOURCE),
        Field("take", RESOURCE),
        Field("number"),
        Field("proposed"),
    )

    def params(self, state: NorthgardState, frame: Frame) -> Params:
        _, _, proposer, give, take, number, _ = frame
        return {"rival": proposer, "give": RESOURCES[give], "take": RESOURCES[take], "number": number}

    def legal(self, state: NorthgardState, frame: Frame) -> list[Action]:
        return [(DO_ACCEPT,), (DO_REFUSE,)]

    def play(self, state: NorthgardState, frame: Frame, action: Action) -> None:
        _, ally, proposer, give, take, number, proposed = frame
        state.stack.pop()
        if action[0] == DO_REFUSE:
            proposed = _remember(proposed, give, take, number)
        else:
            # The rulebook sets no limit: after an agreement everything is open again, both ways.
            proposed = _remember(_remember(proposed, give, take, 0), take, give, 0)
            for seat, gives, gets in ((proposer, give, take), (ally, take, give)):
                state.pay(seat, gives, number, "team_swap")
                state.gain(seat, gets, number, "team_swap")
        trade_on(state, proposer, proposed)
