"""After the move: the three things a worker can do at its destination, cocoa payments, and the end of the turn."""

from __future__ import annotations

from rules.core import Action, Field, Frame, Params, Step, Violation
from rules.teotihuacan.asked import Asked, short_of
from rules.teotihuacan.content import HAS_MAIN_ACTION, PUSH_COCOA
from rules.teotihuacan.frames import (
    ECLIPSE,
    END_TURN,
    MAIN_ACTION,
    TURN_OVER,
    WORSHIP_BEGIN,
)
from rules.teotihuacan.main_action import impossible, is_possible
from rules.teotihuacan.payment import can_meet, charge
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.vocabulary import (
    BOARD,
    BOARD_SPACES,
    COCOA,
    COLLECT,
    END,
    FREE_COCOA,
    MAIN,
    PAY,
    PAY_MAIN,
    PAY_PUSH,
    PAY_ROYAL,
    PAYMENT,
    SPACE,
    SPACE_BOARD,
    WAIVE,
    WAIVED_ROYAL,
    WAIVED_WORSHIP,
    WORSHIP,
)
from rules.teotihuacan.worship import can_worship, worship_refusals

MAIN_ACTIONS: tuple[Action, ...] = ((MAIN,),)
COLLECT_ACTION: Action = (COLLECT,)
WORSHIP_ACTIONS: tuple[Action, ...] = tuple((WORSHIP, space) for space in range(len(SPACE)))


class ChooseAction(Asked):
    """At the destination exactly one of: collect cocoa, worship, main action (TE-4.4)."""

    kind = "choose_action"
    rules = ("TE-4.4", "TE-6.1", "TE-7.1", "TE-8.1")
    verbs = (COLLECT, WORSHIP, MAIN)
    takes_single = False

    def params(self, state: TeotihuacanState, frame: Frame) -> Params:
        colours = state.colours(state.destination)
        return {"board": BOARD.word(state.destination), "cost": colours, "cocoa": colours + 1}

    def options(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        player = frame[1]
        board = state.destination
        found = [COLLECT_ACTION]
        for space in BOARD_SPACES[board]:
            if can_worship(state, player, space):
                found.append(WORSHIP_ACTIONS[space])
        if (
            HAS_MAIN_ACTION[board]
            and is_possible(state, player, board)
            and can_meet(state, player, state.colours(board))
        ):
            found += MAIN_ACTIONS
        return found

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [COLLECT_ACTION, *WORSHIP_ACTIONS, *MAIN_ACTIONS]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        player = frame[1]
        board = state.destination
        if action[0] == COLLECT:
            return []
        if action[0] == WORSHIP:
            if SPACE_BOARD[action[1]] != board:
                return [
                    Violation(
                        "space_elsewhere",
                        "TE-7.1",
                        {"space": SPACE.word(action[1]), "board": BOARD.word(board)},
                    )
                ]
            return worship_refusals(state, player, action[1])
        if not HAS_MAIN_ACTION[board]:
            return [Violation("no_main_action", "TE-9.1.1")]
        found = []
        cost = state.colours(board)
        if not can_meet(state, player, cost):
            missing = cost - state.cocoa(player)
            found.append(Violation("colours_too_dear", "TE-8.1", {"colours": cost, "missing": missing}))
        return found + impossible(state, player, board)

    def spots(self, state: TeotihuacanState, frame: Frame, action: Action) -> tuple[str, ...]:
        return (f"board:{BOARD.word(state.destination)}",) if action[0] in (COLLECT, MAIN) else ()

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        player = frame[1]
        stack = state.stack
        board = state.destination
        stack[-1] = (END_TURN, player)
        if action[0] == COLLECT:
            cocoa = state.colours(board) + 1
            state.put_down()
            state.fresh = 0
            state.gain(player, COCOA, cocoa, "collect")
        elif action[0] == WORSHIP:
            space = action[1]
            stack.append((WORSHIP_BEGIN, player, space))
            state.waived = 0
            if state.occupant(space) >= 0:
                charge(state, player, PAY_PUSH, PUSH_COCOA, space)
        else:
            stack.append((MAIN_ACTION, player, board))
            charge(state, player, PAY_MAIN, state.colours(board))


class PayOrWaive(Asked):
    """A cocoa payment is due and a free-cocoa tile is there (TE-14.13)."""

    kind = "pay_or_waive"
    rules = ("TE-14.13", "TE-7.11")
    fields = (Field("payment", PAYMENT), Field("amount"), Field("space", SPACE))
    verbs = (PAY, WAIVE)
    atomic = True

    def params(self, state: TeotihuacanState, frame: Frame) -> Params:
        return {"payment": PAYMENT.word(frame[2]), "amount": frame[3]}

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [(PAY,), (WAIVE,)]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        _, player, payment, amount, space = frame
        if action[0] == WAIVE or payment == PAY_ROYAL:
            return []
        if state.cocoa(player) < amount:
            return [short_of(state, player, COCOA, amount, "TE-22.5")]
        if payment == PAY_PUSH and not can_worship(state, player, space, paid=True):
            # With this cocoa gone neither the ability nor the tile would be possible any more.
            return [Violation("nothing_left_to_do", "TE-7.8")]
        return []

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        _, player, payment, amount, _ = frame
        state.stack.pop()
        if action[0] == WAIVE:
            state.turn_over(player, FREE_COCOA)
            if payment == PAY_PUSH:
                state.waived |= WAIVED_WORSHIP
            elif payment == PAY_ROYAL:
                state.waived |= WAIVED_ROYAL
        elif payment != PAY_ROYAL:
            state.pay(player, COCOA, amount, PAYMENT.word(payment))


class EndTurn(Asked):
    """The action is done: tiles may still be used, then the turn is ended (TE-4.4)."""

    kind = "end_turn"
    rules = ("TE-4.4", "TE-4.5")
    verbs = (END,)
    takes_single = False

    def options(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [(END,)]

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [(END,)]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        return []

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        state.stack[-1] = (TURN_OVER, frame[1])


class TurnOver(Step[TeotihuacanState]):
    """Calendar, eclipse, next player (TE-4.4, TE-11.1, TE-11.2, TE-18.1)."""

    kind = "turn_over"
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        finish_turn(state)


def finish_turn(state: TeotihuacanState) -> None:
    """What happens after every turn, Teotibot's included."""
    state.destination = -1
    state.fresh = 0
    state.waived = 0
    player = state.turn
    last = state.order(player) == state.players
    state.turn = (player + 1) % state.players
    if last:
        state.move_light()
    if state.light < state.dark:
        return
    if state.setup.options["dark_eclipse"]:
        state.stack.append((ECLIPSE, -1))
    elif last:
        if state.final_round:
            state.stack.append((ECLIPSE, -1))
        else:
            state.final_round = True
            state.emit("final_round", -1, "calendar")
