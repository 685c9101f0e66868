"""Which moves of units deserve a bot's thought: into free land, to where something is beyond, into fights with a chance."""

from __future__ import annotations

from rules.core import Action, Frame
from rules.northgard import cards as k
from rules.northgard.bot_fights import FIGHT_STAKE, attack_chance
from rules.northgard.bot_land import land_worth
from rules.northgard.state import NorthgardState
from rules.northgard.vocabulary import DO_FROM, DO_RETREAT, DO_SEND

Ranked = list[tuple[float, Action]]

LEAST_CHANCE = 0.3  # of a fight that is worth a thought
STAY = 0.1  # ending the moves
REINFORCE = 0.4
SILLY = -1.0
MOST_SHELTERS = 3


def source_options(state: NorthgardState, frame: Frame, options: list[Action]) -> Ranked:
    """From where to move: the places from which something can be reached."""
    _, seat, left, spec = frame
    leap = k.MOVE_SPECS[spec].leap
    found: Ranked = []
    for action in options:
        if action[0] != DO_FROM:
            found.append((STAY, action))
        elif leap:
            found.append((1.0, action))
        else:
            source = action[1]
            best = max(
                (target_worth(state, seat, left, spec, source, near) for near in state.land.adjacent[source]),
                default=SILLY,
            )
            if best > 0:
                found.append((best, action))
    return found


def target_options(state: NorthgardState, frame: Frame, options: list[Action]) -> Ranked:
    """Where to go from the chosen place."""
    _, seat, left, spec, source = frame[:5]
    found: Ranked = []
    for action in options:
        worth = target_worth(state, seat, left, spec, source, action[1])
        if worth > 0:
            found.append((worth, action))
    return found


def target_worth(state: NorthgardState, seat: int, left: int, spec: int, source: int, target: int) -> float:
    """What a move could bring at most; SILLY if nothing."""
    owner = state.owner
    holder = owner[target]
    units = state.units[source] if owner[source] == seat else state.attackers.get(source, 0)
    if holder == seat:
        for near in state.land.adjacent[target]:
            if near != source and owner[near] != seat and (owner[near] >= 0 or left > 1):
                return REINFORCE
        return SILLY
    if holder < 0:
        worth = land_worth(state, target)
        if units + (state.kaija_at == source) == 1 and owner[source] == seat:
            worth -= land_worth(state, source)  # which is given up
            return worth if worth > 0 or left == 1 else REINFORCE
        return 1.0 + worth
    if holder == state.ally[seat]:
        return REINFORCE
    likely = attack_chance(state, seat, spec, max(1, units), target)
    return likely * (FIGHT_STAKE + land_worth(state, target)) if likely >= LEAST_CHANCE else SILLY


def count_options(state: NorthgardState, frame: Frame, options: list[Action]) -> Ranked:
    """How many go: into free land one, or all that can be spared; into a fight as many as have a chance."""
    _, seat, _, spec, source, target = frame
    most = max((action[1] for action in options if action[0] == DO_SEND), default=0)
    holder = state.owner[target]
    fights = holder >= 0 and holder != seat and holder != state.ally[seat]
    stays = state.units[source]
    found: Ranked = []
    for action in options:
        number = action[1]
        if action[0] != DO_SEND:
            if number in (0, most - 1, most):
                found.append((0.5, action))
        elif fights:
            if number >= most - 2:
                likely = attack_chance(state, seat, spec, number, target)
                if likely >= LEAST_CHANCE:
                    given_up = land_worth(state, source) if number == stays else 0.0
                    found.append((likely * (FIGHT_STAKE + land_worth(state, target)) - given_up, action))
        elif number in (1, 2, stays - 1, most):
            found.append((2.0 - 0.1 * abs(number - 1) - (1.0 if number == stays else 0.0), action))
    return found


def retreat_options(state: NorthgardState, frame: Frame, options: list[Action]) -> Ranked:
    """Beaten units take free land or strengthen their own, together or one by one."""
    seat, units = frame[1], frame[3]
    found: Ranked = []
    for action in options:
        target, number = action[1], action[2]
        if number in (1, units) or action[0] != DO_RETREAT:
            worth = 1.5 if state.owner[target] == seat else land_worth(state, target)
            found.append((worth + 0.2 * number, action))
    found.sort(key=lambda entry: -entry[0])
    return found[:MOST_SHELTERS]
