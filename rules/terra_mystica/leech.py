"""Power from structures: who may take how much, the answers, and the Cultists' step (TM-12, TM-20.7)."""

from __future__ import annotations

from rules.core import NUMBER, Action, Frame, Notice, Params, Step, Violation
from rules.core.words import Field, Words
from rules.terra_mystica.board import HEX, bits
from rules.terra_mystica.content import CULTISTS, POWER_VALUE
from rules.terra_mystica.cult_choice import CultChoice
from rules.terra_mystica.cults import advance_cult
from rules.terra_mystica.frames import CULTIST_STEP, LEECH, LEECH_EVENT
from rules.terra_mystica.notation import ACCEPT, DECLINE
from rules.terra_mystica.resources import gain_power, gain_vp, power_capacity
from rules.terra_mystica.setup_steps import WRONG_DECISION
from rules.terra_mystica.state import VP_LEECH, TerraMysticaState

SEAT = Words("seat", ("0", "1", "2", "3", "4"))


def offered_power(state: TerraMysticaState, seat: int, hex: int) -> int:
    """The sum of the power values of a seat's structures directly adjacent to a hex (TM-12.2.1)."""
    return sum(POWER_VALUE[state.piece[near] - 1] for near in bits(state.neighbours(hex) & state.own[seat]))


def possible_power(state: TerraMysticaState, seat: int, offer: int) -> int:
    """What a seat really gets of an offer: bounded by the bowls and by the points (TM-12.3.2)."""
    return min(offer, power_capacity(state, seat), state.vp[seat] + 1)


class NeighboursPower(Step[TerraMysticaState]):
    """After the whole action: every building event is offered to the neighbours, in order (TM-12.2.4)."""

    kind = "neighbours_power"
    automatic = True

    def run(self, state: TerraMysticaState, frame: Frame) -> None:
        if state.builds:
            hex = state.builds[0]
            state.builds = state.builds[1:]
            if state.builds:
                state.stack.append(frame)
            state.stack.append((LEECH_EVENT, frame[1], hex, 1, 0, 0))


class LeechEvent(Step[TerraMysticaState]):
    """One building event: asks the opponents one after another (TM-12.2.2), then the Cultists react."""

    kind = "leech_event"
    automatic = True
    fields = (
        Field("hex", HEX),
        Field("next", NUMBER),
        Field("offered", NUMBER),
        Field("accepted", NUMBER),
    )

    def run(self, state: TerraMysticaState, frame: Frame) -> None:
        builder, hex, next_place, offered, accepted = frame[1], frame[2], frame[3], frame[4], frame[5]
        near = state.neighbours(hex) & state.occupied & ~state.own[builder]
        if near:
            order = state.order
            place = order.index(builder)
            for step in range(next_place, len(order)):
                seat = order[(place + step) % len(order)]
                if near & state.own[seat] and power_capacity(state, seat):
                    state.stack.append((LEECH_EVENT, builder, hex, step + 1, offered + 1, accepted))
                    state.stack.append((LEECH, seat, builder, offered_power(state, seat, hex), hex))
                    return
        if state.faction[builder] == CULTISTS:
            if accepted:
                state.stack.append((CULTIST_STEP, builder))
            elif offered and state.setup.options["cultists_errata_power"]:
                gain_power(state, builder, 1, "cultists")


class Leech(Step[TerraMysticaState]):
    """Take the power for one point less, or decline (TM-12.3)."""

    kind = "leech"
    rules = ("TM-12.2.1", "TM-12.3.1", "TM-12.3.2")
    fields = (Field("from", SEAT), Field("offer", NUMBER), Field("hex", HEX))

    def params(self, state: TerraMysticaState, frame: Frame) -> Params:
        power = possible_power(state, frame[1], frame[3])
        return {"power": power, "price": power - 1, "rival": frame[2], "hex": HEX.word(frame[4])}

    def targets(self, state: TerraMysticaState, frame: Frame, action: Action) -> tuple[str, ...]:
        return (f"hex:{HEX.word(frame[4])}",)  # the building that gives the power

    def gestures(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [(ACCEPT,), (DECLINE,)]

    def legal(self, state: TerraMysticaState, frame: Frame) -> list[Action]:
        return [(ACCEPT,), (DECLINE,)]

    def why_not(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Violation]:
        return [] if action[0] in (ACCEPT, DECLINE) else [WRONG_DECISION]

    def warnings(self, state: TerraMysticaState, frame: Frame, action: Action) -> list[Notice]:
        power = possible_power(state, frame[1], frame[3])
        if action[0] == ACCEPT and power < frame[3]:
            return [Notice("part_of_offer", "TM-12.3.2", {"power": power, "offer": frame[3]})]
        return []

    def play(self, state: TerraMysticaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        seat = frame[1]
        if action[0] == DECLINE:
            if state.events is not None:
                state.emit("declined", seat, "leech", {"power": frame[3]})
            return
        power = possible_power(state, seat, frame[3])
        gain_power(state, seat, power, "leech")
        gain_vp(state, seat, 1 - power, VP_LEECH, "leech")
        event = state.stack[-1]
        state.stack[-1] = (*event[:5], event[5] + 1)


class CultistStep(CultChoice):
    """Somebody took power because of the Cultists' building: one step on a track of their choice (TM-20.7.1)."""

    kind = "cultist_step"
    rules = ("TM-20.7.1",)

    def play(self, state: TerraMysticaState, frame: Frame, action: Action) -> None:
        state.stack.pop()
        advance_cult(state, frame[1], action[1], 1, "cultists")
