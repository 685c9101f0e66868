"""Free steps before and after the action, and the end of the turn (TM-7.3)."""

from __future__ import annotations

from rules.core import Action, Frame, Notice, Step, Violation
from rules.terra_mystica import checks
from rules.terra_mystica.board import RIVER_HEXES
from rules.terra_mystica.content import (
    ALCHEMISTS,
    COINS_TO_VP,
    CONVERSION,
    MERMAIDS,
    POWER_TO_COIN,
    POWER_TO_PRIEST,
    POWER_TO_WORKER,
    PRIEST_TO_WORKER,
    VP_TO_COIN,
    WORKER_TO_COIN,
)
from rules.terra_mystica.frames import (
    REWARDS,
)
from rules.terra_mystica.notation import (
    BRIDGE,
    BUILD,
    CONVERT,
    END_TURN,
    EXCHANGE,
    PASS,
    POWER_USE,
    RIVER_TOWN,
    SACRIFICE,
    SEND,
    SHIPPING,
    SPECIAL_USE,
    TRANSFORM,
    UPGRADE,
)
from rules.terra_mystica.resources import (
    convert,
    sacrifice,
)
from rules.terra_mystica.setup_steps import WRONG_DECISION
from rules.terra_mystica.state import TerraMysticaState
from rules.terra_mystica.towns import can_found_river_town, found_river_town

NO_FREE_STEPS = (CONVERT, SACRIFICE, RIVER_TOWN)


# Actions without a field still point at something: a track or a bowl of the faction board.
POINTED: dict[int, tuple[str, ...]] = {
    SHIPPING: ("track:shipping",),
    EXCHANGE: ("track:exchange",),
    SACRIFICE: ("bowl:2",),
}


def free_steps(state: TerraMysticaState, seat: int) -> list[Action]:
    """Conversions, sacrifices and the Mermaids' town (TM-7.3.1)."""
    found: list[Action] = []
    power = state.bowls[3 * seat + 2]
    if power >= 5 and state.supply[seat]:
        found.append((CONVERT, POWER_TO_PRIEST))
    if power >= 3:
        found.append((CONVERT, POWER_TO_WORKER))
    if power:
        found.append((CONVERT, POWER_TO_COIN))
    if state.priests[seat]:
        found.append((CONVERT, PRIEST_TO_WORKER))
    if state.workers[seat]:
        found.append((CONVERT, WORKER_TO_COIN))
    if state.faction[seat] == ALCHEMISTS:
        if state.vp[seat] > 0:
            found.append((CONVERT, VP_TO_COIN))
        if state.coins[seat] >= 2:
            found.append((CONVERT, COINS_TO_VP))
    if state.bowls[3 * seat + 1] >= 2:
        found.append((SACRIFICE,))
    if state.faction[seat] == MERMAIDS:
        found += [(RIVER_TOWN, river) for river in RIVER_HEXES if can_found_river_town(state, seat, river)]
    return found


def free_step_gestures(state: TerraMysticaState, seat: int) -> list[Action]:
    rivers = RIVER_HEXES if state.faction[seat] == MERMAIDS else RIVER_HEXES[:1]
    return [
        *((CONVERT, conversion) for conversion in range(len(CONVERSION))),
        (SACRIFICE,),
        *((RIVER_TOWN, river) for river in rivers),
    ]


def check_free_step(state: TerraMysticaState, seat: int, action: Action) -> list[Violation]:
    if action[0] == CONVERT:
        return checks.check_conversion(state, seat, action[1])
    if action[0] == SACRIFICE:
        return checks.check_sacrifice(state, seat)
    return checks.check_river_town(state, seat, action[1])


def play_free_step(state: TerraMysticaState, seat: int, action: Action) -> None:
    """Free steps leave the decision as it is; a river town first has its tile taken."""
    if action[0] == CONVERT:
        convert(state, seat, action[1])
    elif action[0] == SACRIFICE:
        sacrifice(state, seat)
    else:
        found_river_town(state, seat, action[1])
        state.stack.append((REWARDS, seat))


class FreeStep(Step[TerraMysticaState]):
    """Free steps after the action, and the end of the turn (TM-7.3.1)."""

    kind = "free_step"
    rules = ("TM-7.3.1",)

    def targets(self, state: TerraMysticaState, frame: Frame, action: Action) -> tuple[str, ...]:
        return POINTED.get(action[0]) or super().targets(state, frame, action)

    def gestures(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [*free_step_gestures(state, frame[1]), (END_TURN,)]

    def legal(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [*free_steps(state, frame[1]), (END_TURN,)]

    def why_not(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Violation]:
        if action[0] == END_TURN:
            return []
        if action[0] in NO_FREE_STEPS and (len(action) == 1 or action[1] >= 0):
            return check_free_step(state, frame[1], action)
        if action[0] in (
            BUILD,
            TRANSFORM,
            SHIPPING,
            EXCHANGE,
            UPGRADE,
            SEND,
            POWER_USE,
            SPECIAL_USE,
            BRIDGE,
            PASS,
        ):
            return [Violation("action_taken", "TM-7.1.1")]
        return [WRONG_DECISION]

    def warnings(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Notice]:
        return [Notice("token_lost", "TM-4.5.1")] if action[0] == SACRIFICE else []

    def play(self, state: TerraMysticaState, frame: Frame, action: Action) -> None:
        if action[0] == END_TURN:
            state.stack.pop()
        else:
            play_free_step(state, frame[1], action)
