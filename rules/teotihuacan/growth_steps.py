"""The decisions around power-ups and ascension (TE-8.4, TE-10.5 to TE-10.8, TE-12.8)."""

from __future__ import annotations

from rules.core import Action, Field, Frame, Notice, Params, Step, Violation
from rules.teotihuacan.asked import Asked, counted_workers, short_of
from rules.teotihuacan.content import (
    ASCENSION_COCOA,
    ASCENSION_PAID_STEPS,
    ASCENSION_PRICE,
    ASCENSION_STEPS,
    ASCENSION_VP,
    FOURTH_WORKER_COCOA,
    FOURTH_WORKER_POWER,
    POWER_UPS,
    TECHNOLOGY_AMOUNT,
)
from rules.teotihuacan.frames import ANY_TEMPLE, PAID_POWER_UP, POWER_UP_WORKER, POWER_UPS_LEFT
from rules.teotihuacan.growth import ANYWHERE, ASCENDS, eligible, power_up
from rules.teotihuacan.payment import can_meet, charge
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.tracks import climbable
from rules.teotihuacan.vocabulary import (
    ASC_COCOA,
    ASC_TEMPLE,
    ASC_TWO_TEMPLES,
    ASC_VP,
    ASC_WORKER,
    ASCEND,
    ASCENSION,
    BOARD,
    COCOA,
    FROM_ASCENSION,
    NOWHERE,
    PALACE,
    PAY_ASCENSION,
    POWER_UP,
    SKIP,
    TECH_13,
    WORKERS,
)

PAID_POWER_UP_COCOA = TECHNOLOGY_AMOUNT["tech_13"]
SKIP_ACTION: Action = (SKIP,)
POWER_UP_ACTIONS = tuple(tuple((POWER_UP, board, power) for power in range(6)) for board in range(8))


class PowerStep(Step[TeotihuacanState]):
    """The power-ups of a main action begin; from now on a power-up tile reaches the moved workers too (TE-14.9)."""

    kind = "power_step"
    fields = (Field("board", BOARD),)
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        _, player, board = frame
        state.fresh = 0
        if not state.forfeited:
            number = POWER_UPS[board][counted_workers(state) - 1]
            state.stack.append((POWER_UPS_LEFT, player, board, number))


class PowerUpsLeft(Step[TeotihuacanState]):
    """Ask for the next power-up; what nobody is left to take is lost (TE-8.4.2)."""

    kind = "power_ups_left"
    fields = (Field("board", BOARD), Field("left"))
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        _, player, board, left = frame
        if eligible(state, player, board):
            state.stack.append((POWER_UP_WORKER, player, board, left))
        else:
            state.tell("power_up_lost", player, "power_up")


class PowerUpWorker(Asked):
    """An eligible worker, or none: every power-up is optional (TE-8.4.1)."""

    kind = "power_up"
    rules = ("TE-8.4", "TE-10.5", "TE-14.9")
    fields = (Field("board", BOARD), Field("left"))
    verbs = (POWER_UP, SKIP)

    def params(self, state: TeotihuacanState, frame: Frame) -> Params:
        return {"left": frame[3]}

    def options(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [*power_up_actions(state, frame[1], frame[2]), SKIP_ACTION]

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [*power_up_tries(state, frame[1]), SKIP_ACTION]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        return [] if action[0] == SKIP else power_up_refusals(state, frame[1], frame[2], action)

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        _, player, board, left = frame
        state.stack.pop()
        if action[0] == SKIP:
            return
        if left > 1:
            state.stack.append((POWER_UPS_LEFT, player, board, left - 1))
        if board != ANYWHERE:
            state.powered = True
        power_up(state, player, chosen_worker(state, player, board, action))


def power_up_actions(state: TeotihuacanState, player: int, board: int) -> list[Action]:
    """One action for each different worker that may be raised."""
    found = {(state.place[worker], state.power[worker]) for worker in eligible(state, player, board)}
    return [POWER_UP_ACTIONS[where][power] for where, power in sorted(found)]


def power_up_tries(state: TeotihuacanState, player: int) -> list[Action]:
    """Every worker a player could point at."""
    start = player * WORKERS
    return [
        (POWER_UP, state.place[worker], state.power[worker])
        for worker in range(start, start + WORKERS)
        if 0 <= state.place[worker] < 8
    ]


def power_up_refusals(state: TeotihuacanState, player: int, board: int, action: Action) -> list[Violation]:
    """Why a worker cannot take the power-up."""
    if action in power_up_actions(state, player, board):
        return []
    where: Params = {"board": BOARD.word(action[1]), "power": action[2]}
    if board not in (ANYWHERE, action[1]):
        return [Violation("worker_elsewhere", "TE-8.4.2", {"board": BOARD.word(board)})]
    start = player * WORKERS
    for worker in range(start, start + WORKERS):
        if state.place[worker] == action[1] and state.power[worker] == action[2]:
            kind = "worker_locked" if state.lock[worker] >= 0 else "worker_just_moved"
            return [Violation(kind, "TE-10.5" if kind == "worker_locked" else "TE-14.9", where)]
    return [Violation("no_such_worker", "TE-10.5", where)]


def chosen_worker(state: TeotihuacanState, player: int, board: int, action: Action) -> int:
    """The die an action names by board and power."""
    return next(
        worker
        for worker in eligible(state, player, board)
        if state.place[worker] == action[1] and state.power[worker] == action[2]
    )


class PaidStep(Step[TeotihuacanState]):
    """Technology 13: one more power-up for 1 cocoa, if the action gave any (TE-12.8)."""

    kind = "paid_step"
    fields = (Field("board", BOARD),)
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        _, player, board = frame
        if not (state.learnt & TECH_13 and state.powered and eligible(state, player, board)):
            return
        if state.cocoa(player) >= PAID_POWER_UP_COCOA or state.has_free_tile(player):
            state.stack.append((PAID_POWER_UP, player, board))


class PaidPowerUp(Asked):
    """Pay 1 cocoa for one more power-up on the same board, or not; no tile waives this cocoa (TE-12.8)."""

    kind = "paid_power_up"
    rules = ("TE-12.8",)
    fields = (Field("board", BOARD),)
    verbs = (POWER_UP, SKIP)

    def options(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        found: list[Action] = []
        if state.cocoa(frame[1]) >= PAID_POWER_UP_COCOA:
            found = power_up_actions(state, frame[1], frame[2])
        return [*found, SKIP_ACTION]

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [*power_up_tries(state, frame[1]), SKIP_ACTION]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] == SKIP:
            return []
        found = power_up_refusals(state, frame[1], frame[2], action)
        if state.cocoa(frame[1]) < PAID_POWER_UP_COCOA:
            found.append(short_of(state, frame[1], COCOA, PAID_POWER_UP_COCOA, "TE-12.8"))
        return found

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        _, player, board = frame
        state.stack.pop()
        if action[0] == POWER_UP:
            state.pay(player, COCOA, PAID_POWER_UP_COCOA, "tech_13")
            power_up(state, player, chosen_worker(state, player, board, action))


# -- ascension ------------------------------------------------------------------------------------------------------


class Arrive(Step[TeotihuacanState]):
    """The die returns to the Palace with power 1; this is no move (TE-10.6)."""

    kind = "arrive"
    fields = (Field("worker"),)
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        worker = frame[2]
        state.power[worker] = 1
        state.place[worker] = PALACE


class AscensionReward(Asked):
    """One of the rewards of the wheel (TE-10.6)."""

    kind = "ascension_reward"
    rules = ("TE-10.6",)
    verbs = (ASCEND,)

    def tries(self, state: TeotihuacanState, frame: Frame) -> list[Action]:
        return [(ASCEND, reward) for reward in range(len(ASCENSION))]

    def refusals(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Violation]:
        player = frame[1]
        if action[1] == ASC_TWO_TEMPLES and not can_meet(state, player, ASCENSION_PRICE):
            return [short_of(state, player, COCOA, ASCENSION_PRICE, "TE-10.6")]
        if action[1] == ASC_WORKER and not fourth_waits(state, player):
            return [Violation("fourth_worker_gone", "TE-10.6")]
        return []

    def cautions(self, state: TeotihuacanState, frame: Frame, action: Action) -> list[Notice]:
        if action[1] in (ASC_TEMPLE, ASC_TWO_TEMPLES) and not climbable(state, frame[1]):
            return [Notice("no_temple_can_advance", "TE-10.1.5")]
        return []

    def answer(self, state: TeotihuacanState, frame: Frame, action: Action) -> None:
        player = frame[1]
        reward = action[1]
        state.stack.pop()
        state.tell("ascension_reward", player, "ascension", {"reward": ASCENSION.word(reward)})
        if reward == ASC_VP:
            state.score(player, ASCENSION_VP, FROM_ASCENSION)
        elif reward == ASC_COCOA:
            state.gain(player, COCOA, ASCENSION_COCOA, "ascension")
        elif reward == ASC_TEMPLE:
            state.stack.append((ANY_TEMPLE, player, ASCENSION_STEPS))
        elif reward == ASC_TWO_TEMPLES:
            state.stack.append((ANY_TEMPLE, player, ASCENSION_PAID_STEPS))
            charge(state, player, PAY_ASCENSION, ASCENSION_PRICE)
        else:
            worker = player * WORKERS + WORKERS - 1
            state.place[worker] = PALACE
            state.power[worker] = FOURTH_WORKER_POWER
            state.gain(player, COCOA, FOURTH_WORKER_COCOA, "ascension")


def fourth_waits(state: TeotihuacanState, player: int) -> bool:
    """Whether the fourth worker is still on the wheel, whatever it shows, and not itself ascending (TE-10.6)."""
    worker = player * WORKERS + WORKERS - 1
    return state.place[worker] == NOWHERE and state.power[worker] < ASCENDS


class CalendarStep(Step[TeotihuacanState]):
    """Each ascension moves the light disc (TE-10.6, TE-11.1)."""

    kind = "calendar_step"
    automatic = True

    def run(self, state: TeotihuacanState, frame: Frame) -> None:
        state.move_light()
