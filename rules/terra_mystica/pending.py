"""Whether the pending steps of a position from outside belong to its phase, to the right seat, and find what they name."""

from __future__ import annotations

from rules.core import Frame
from rules.terra_mystica.board import HEX, LAND
from rules.terra_mystica.content import (
    CHAOS_MAGICIANS,
    CULTISTS,
    DARKLINGS,
    GIANTS,
    HALFLINGS,
    NOMADS,
    ROUNDS,
    SPADES,
    SWARMLINGS,
    TOWN,
    TOWN_CULT_STEPS,
    WITCHES,
)
from rules.terra_mystica.frames import (
    AFTER_ACTION,
    BOUGHT_SPADES,
    BUILD_AFTER,
    CHOOSE_CULT,
    CHOOSE_FACTION,
    CHOOSE_SIDE,
    CULT_SPADE,
    CULT_SPADES,
    CULTIST_STEP,
    DIG_CHOICE,
    DOUBLE_SECOND,
    FIRST_BONUS,
    FREE_SPADES,
    FREE_STEP,
    FREE_UPGRADE,
    GIANTS_SPADES,
    HALFLINGS_SPADES,
    LEECH,
    LEECH_EVENT,
    MAIN_ACTION,
    NEIGHBOURS_POWER,
    NEXT_SPADE,
    ORDINATION,
    PASS_CARD,
    PLACE_DWELLING,
    REWARDS,
    RIDE_CHOICE,
    SANDSTORM_CHOICE,
    TOP_TRACKS,
)
from rules.terra_mystica.leech import offered_power
from rules.terra_mystica.resources import power_capacity
from rules.terra_mystica.rounds import cult_bonus_times
from rules.terra_mystica.state import (
    ACTIONS_PHASE,
    CARDS_PHASE,
    CULT_PHASE,
    DWELLINGS_PHASE,
    FACTIONS_PHASE,
    OWED_TOWN,
    PHASE,
    TerraMysticaState,
)

_TURN_STEPS = (MAIN_ACTION, DOUBLE_SECOND, FREE_STEP, AFTER_ACTION)
_PHASES = {
    CHOOSE_FACTION: FACTIONS_PHASE,
    CHOOSE_SIDE: FACTIONS_PHASE,
    PLACE_DWELLING: DWELLINGS_PHASE,
    FIRST_BONUS: CARDS_PHASE,
    CULT_SPADE: CULT_PHASE,
}  # all others belong to the actions
_FACTIONS = {  # who alone is asked, and the rule that says so
    ORDINATION: (DARKLINGS, "TM-20.2.3"),
    RIDE_CHOICE: (WITCHES, "TM-20.4.2"),
    CULTIST_STEP: (CULTISTS, "TM-20.7.1"),
    SANDSTORM_CHOICE: (NOMADS, "TM-20.12.2"),
    FREE_UPGRADE: (SWARMLINGS, "TM-20.14.3"),
}
_SPADES = {GIANTS_SPADES: (GIANTS, "TM-20.6.4"), HALFLINGS_SPADES: (HALFLINGS, "TM-20.8.3")}
_MOST_SPADES = {
    BOUGHT_SPADES: 0,
    FREE_SPADES: 2,
    GIANTS_SPADES: 2,
    HALFLINGS_SPADES: 3,
}  # free ones (TM-8.4.2)
MOST_STEPS = 2  # of a special action on the cult tracks (TM-15.2, TM-20.3.2)


def problems(state: TerraMysticaState) -> list[str]:
    """The first thing that is wrong with the pending steps; empty when all is well."""
    for place, frame in enumerate(state.stack):
        kind = state.steps[frame[0]].kind
        if min(frame) < 0 or (frame[0] == LEECH and (not place or state.stack[place - 1][0] != LEECH_EVENT)):
            return [f"the pending {kind} is incomplete"]
        if frame[0] in _TURN_STEPS and place:
            return [f"the pending {kind} stands at the bottom of pending (TM-7.1.1)"]
        reason = _wrong_moment(state, frame) or _wrong_details(state, frame)
        if reason:
            return [f"the pending {kind} of seat {frame[1]} does not fit the position: {reason}"]
    return _left_over(state)


def _left_over(state: TerraMysticaState) -> list[str]:
    """What is in progress must have the step that will see to it: otherwise somebody else would get it later."""
    steps = [frame[0] for frame in state.stack]
    if any(state.owed) and REWARDS not in steps:
        return ["in_progress.owed: no action is running that brings rewards (TM-7.4.2)"]
    if state.owed[OWED_TOWN] > sum(state.towns_left):
        return ["in_progress.owed: more town tiles than are left (TM-17.1.3)"]
    if state.builds and NEIGHBOURS_POWER not in steps:
        return ["in_progress.built: no action is running that offers power (TM-12.2.4)"]
    if state.double_turn and steps[-1] in (FREE_STEP, PASS_CARD):
        return ["in_progress.double_turn: the first action of the double turn is over (TM-20.5.2)"]
    return []


def _wrong_moment(state: TerraMysticaState, frame: Frame) -> str:
    """Whether the step belongs to this phase, and to the seat that acts."""
    step, seat = frame[:2]
    cult = step == DIG_CHOICE and frame[2] == CULT_SPADES
    phase = CULT_PHASE if cult else _PHASES.get(step, ACTIONS_PHASE)
    if state.phase != phase:
        return f"it belongs to the phase {PHASE.word(phase)}"
    if phase != ACTIONS_PHASE:
        return ""
    if step in _TURN_STEPS and state.passed[seat]:
        return "this seat has passed (TM-7.1.1)"
    if step == LEECH:
        return (
            ""
            if seat != frame[2] == state.current
            else "opponents take the power of whose turn it is (TM-12.2.1)"
        )
    return "" if seat == state.current else f"it is the turn of seat {state.current} (TM-7.1.1)"


def _wrong_details(state: TerraMysticaState, frame: Frame) -> str:
    """Whether what the step names is there, and the seat is of the faction that is asked."""
    step, seat = frame[:2]
    faction, rule = _FACTIONS.get(step, (-1, ""))
    if step in (NEXT_SPADE, DIG_CHOICE):
        faction, rule = _SPADES.get(frame[2], (-1, ""))
    if faction >= 0 and state.faction[seat] != faction:
        return f"this seat is of another faction ({rule})"
    if step == PASS_CARD and not state.passed[seat]:
        return "this seat has not passed (TM-16.1)"
    if step == PASS_CARD and state.round == ROUNDS:
        return "in the last round no card is taken (TM-16.1)"
    if step == DOUBLE_SECOND and not state.has_stronghold(seat, CHAOS_MAGICIANS):
        return "only the Chaos Magicians' stronghold gives a double turn (TM-20.5.2)"
    if step == TOP_TRACKS and not (TOWN_CULT_STEPS[frame[2]] and state.towns[len(TOWN) * seat + frame[2]]):
        return f"{TOWN.word(frame[2])} is no tile of this seat with cult steps (TM-17.5.3)"
    if step == LEECH:
        return _wrong_offer(state, frame)
    if step in (NEXT_SPADE, CULT_SPADE, DIG_CHOICE):
        reason = _wrong_spades(state, frame)
        if reason:
            return reason
    if step == CHOOSE_CULT and not 1 <= frame[2] <= MOST_STEPS:
        return f"a special action advances 1 or {MOST_STEPS} steps (TM-15.2)"
    if step == DIG_CHOICE and (not LAND >> frame[5] & 1 or state.occupied >> frame[5] & 1):
        return f"{HEX.word(frame[5])} is no free land space (TM-8.3.1)"
    if step == BUILD_AFTER:
        for hex in frame[2:]:
            if state.terrain[hex] != state.home(seat) or state.occupied >> hex & 1:
                return f"{HEX.word(hex)} is no free space of this seat's home terrain (TM-8.2.1)"
    return ""


def _wrong_offer(state: TerraMysticaState, frame: Frame) -> str:
    """Whether this power is really offered: it follows from the map and from the bowls."""
    _, seat, builder, offer, hex = frame
    if not state.own[builder] >> hex & 1:
        return f"seat {builder} has no structure on {HEX.word(hex)} (TM-12.2.1)"
    power = offered_power(state, seat, hex)
    if offer != power:
        return f"the structures beside {HEX.word(hex)} give {power} power, not {offer} (TM-12.2.1)"
    if not power_capacity(state, seat):
        return "whose bowls are full gets no offer (TM-12.3.3)"
    return ""


def _wrong_spades(state: TerraMysticaState, frame: Frame) -> str:
    """Whether the step can have these spades: the cult's only in phase III, and never more than there were."""
    seat, mode, free = frame[1:4]
    if (mode == CULT_SPADES) != (state.phase == CULT_PHASE):
        return f"its spades are not those of the phase {PHASE.word(state.phase)} (TM-18.2.1)"
    if mode == CULT_SPADES:
        times, bonus = cult_bonus_times(state, seat)
        if not 0 < free <= times * bonus[SPADES]:
            return f"the scoring tile gives this seat {times * bonus[SPADES]} spades, not {free} (TM-18.1.1)"
    elif free > _MOST_SPADES[mode]:
        return f"of {free} free spades here {_MOST_SPADES[mode]} are possible (TM-8.4.2)"
    return ""
