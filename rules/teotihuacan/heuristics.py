"""What a position of Teotihuacan is worth, and which options deserve a thought (see rules/bots/heuristic.py).

Points on the board count as they are. Everything else is what it will bring: at the eclipses still to come (Avenue, pyramid
track, masks, salary), at the end (bonus tiles), or by being spent in the turns that are left (goods, technologies, strong
workers standing together).
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rules.core import Action
from rules.teotihuacan import frames
from rules.teotihuacan.content import (
    BUILDINGS_ROW,
    LEADER_VP,
    MASK_SET_VP,
    PYRAMID_STEP_VP,
    UNPAID_VP,
)
from rules.teotihuacan.outlook import outlook
from rules.teotihuacan.pyramid import LEVEL_VP, SPACE_LEVEL, decoration_matches, matches
from rules.teotihuacan.scoring import (
    BONUS_BONUS,
    BONUS_MASKS,
    STRONG,
    bonus_points,
    is_final,
    mask_sets,
    salary_owed,
)
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.vocabulary import (
    BONUS_STEP,
    BUILD,
    CLAIM,
    COCOA,
    COLLECT,
    DECORATE,
    END,
    EXTRA,
    FREE_UNLOCK,
    GOLD,
    KINDS,
    MAIN,
    MASKS,
    NOWHERE,
    POWER_UP,
    SALARY,
    SKIP,
    STONE,
    STOP,
    UNLOCK,
    USE,
    VP,
    WAIVE,
    WOOD,
    WORKERS,
    WORSHIP,
)

TERMS = (
    "points",
    "cocoa",
    "wood",
    "stone",
    "gold",
    "salary",
    "avenue",
    "pyramid_steps",
    "pyramid_lead",
    "masks",
    "temple_steps",
    "temple_bonuses",
    "technologies",
    "strength",
    "workers",
    "locked",
    "outlook",
    "discoveries",
)
CHANCE = True
RESTS = (frames.MOVE_WORKER, frames.TURN_KIND)
BIG_STEPS = (
    frames.CHOOSE_STARTING_TILES,
    frames.DRAFT_STARTING_TILE,
    frames.MOVE_WORKER,
    frames.TURN_KIND,
)
ENDS_TURN = (END,)

ERAS = 3
ENOUGH_COCOA = 9
TECHNOLOGY_WORTH = (
    0.35,
    0.75,
    0.8,
    0.65,
    0.8,
    0.8,
    0.6,
    1.1,
    0.9,
)  # points a round for 01, 03 ... 17


class Calendar(NamedTuple):
    """What the calendar says about the rest of the game."""

    soon: float  # rounds until the next eclipse, about: ascensions hurry the calendar
    rounds: float  # rounds until the end
    use: float  # are there turns enough to spend things in?
    eclipses: int  # still to come
    avenue: float  # points of one step on the Avenue in all of them: the number falls as buildings are built


@cache
def calendar(
    players: int, days: int, dark: int, era: int, final: bool, final_round: bool, built: int
) -> Calendar:
    """``days`` are those left until the dark disc; ``final`` if the next eclipse ends the game."""
    pace = 1.0 + 0.18 * players
    soon = rounds = max(0, days) / pace + (0.5 if final_round else 1.0)
    eclipses = 1
    if not final:
        rounds += sum(dark - later for later in range(1, ERAS - era + 1)) / pace + (ERAS - era)
        eclipses = ERAS + 1 - era
    avenue = 0.0
    for later in range(eclipses):
        avenue += BUILDINGS_ROW[min(len(BUILDINGS_ROW) - 1, built + round(0.6 * soon) + 4 * later)]
    return Calendar(soon, rounds, min(1.0, rounds / 5), eclipses, avenue)


@cache
def skill(known: int) -> float:
    """Points a round of a set of technologies."""
    return sum(worth for kind, worth in enumerate(TECHNOLOGY_WORTH) if known >> kind & 1)


def features(state: TeotihuacanState, seat: int) -> list[float]:
    """The terms of one seat's position, in the order of TERMS."""
    first = 5 * seat
    goods = state.goods
    soon, rounds, use, eclipses, avenue_step = calendar(
        state.players,
        state.dark - state.light,
        state.dark,
        state.era,
        is_final(state),
        state.final_round,
        state.nobles.bit_count(),
    )
    cocoa = goods[first + COCOA]
    unpaid = max(0, salary_owed(state, seat) - cocoa)
    found = [
        float(goods[first + VP]),
        (cocoa if cocoa <= ENOUGH_COCOA else ENOUGH_COCOA + 0.3 * (cocoa - ENOUGH_COCOA)) * (0.1 + 0.9 * use),
        _spendable(goods[first + WOOD]) * use,
        _spendable(goods[first + STONE]) * use,
        _spendable(goods[first + GOLD]) * use,
        -UNPAID_VP * unpaid * max(0.0, 1.0 - 0.22 * soon),
        state.avenue[seat] * avenue_step,
    ]
    # pyramid track of this era
    steps = state.track[seat]
    worth = PYRAMID_STEP_VP[2 if state.complete else state.era - 1]
    found.append(float(steps * worth))
    rival = 0
    for other, reached in enumerate(state.track):
        if reached > rival and other != seat:
            rival = reached
    lead = max(0.0, min(1.0, 0.5 + 0.25 * (steps - rival))) if steps else 0.0
    found.append(lead * LEADER_VP)
    # masks score in every eclipse
    start = seat * KINDS
    sets = mask_sets(state, seat) if any(state.up[start : start + MASKS]) else []
    found.append(sum(MASK_SET_VP[size] for size in sets) * float(eclipses))
    found += temples(state, seat, rounds, use, sets)
    found.append(skill(state.known[seat]) * rounds)
    found += crew(state, seat, rounds, use)
    found.append(outlook(state, seat, rounds, avenue_step, worth))
    found.append(sum(state.up[start + MASKS : start + KINDS]) * use)
    return found


def temples(state: TeotihuacanState, seat: int, rounds: float, use: float, sets: list[int]) -> list[float]:
    """Height, and what the bonus tiles will bring."""
    high = bonus = 0.0
    for temple in range(3):
        place = state.temples[3 * seat + temple]
        high += place
        tile = state.bonus[temple]
        if tile == BONUS_MASKS:
            reward = float(MASK_SET_VP[sets[0]] if sets else 0)
        else:
            reward = float(bonus_points(state, seat, temple))
            if tile == BONUS_BONUS and place < BONUS_STEP:
                reward += 9.0
        if place >= BONUS_STEP:
            bonus += reward
        else:
            chance = max(0.0, 1.0 - (BONUS_STEP - place) / (1.0 + 0.75 * rounds))
            bonus += max(reward, 8.0) * chance * place / BONUS_STEP
    return [high * use, bonus]


def _spendable(amount: int) -> float:
    return amount if amount <= 7 else 7 + 0.4 * (amount - 7)


def crew(state: TeotihuacanState, seat: int, rounds: float, use: float) -> list[float]:
    """Strength, number and locks of the workers."""
    strength = number = locked = 0.0
    start = seat * WORKERS
    for worker in range(start, start + WORKERS):
        if state.place[worker] == NOWHERE:
            continue
        number += 1
        power = state.power[worker]
        strength += power + (0.5 if power >= STRONG else 0.0)
        if state.lock[worker] >= 0:
            locked += 1
    return [strength * use, number * min(1.0, rounds / 6), locked * use]


# -- the options ----------------------------------------------------------------------------------------------------


def sensible(state: TeotihuacanState, options: list[Action]) -> list[tuple[float, Action]]:
    """Options worth a thought with a first guess of their worth."""
    step = state.stack[-1][0]
    if step == frames.PLACE_PYRAMID_TILE:
        found = [
            (_tile_prior(state, action), action) for action in options if action[0] in (BUILD, STOP, EXTRA)
        ]
        return found or [(0.0, action) for action in options]
    if step == frames.PLACE_DECORATION:
        return [(_tile_prior(state, action), action) for action in options]
    if step == frames.PAY_SALARY:
        salaries = [action for action in options if action[0] == SALARY]
        found = [(float(action[1]), action) for action in salaries[-2:]]
        return found + [(0.5, action) for action in options if action[0] in (WAIVE, USE)]
    found = []
    for action in options:
        kind = action[0]
        if kind == UNLOCK:
            if step in (frames.TURN_KIND, frames.MOVE_WORKER):
                found.append((-1.0, action))
        elif kind == USE:
            # Tiles are used at the beginning or the end of a turn; in between they only multiply the possibilities.
            if step in (frames.MOVE_WORKER, frames.END_TURN):
                found.append((0.6, action))
        elif kind == MAIN:
            found.append((4.0, action))
        elif kind == WORSHIP:
            found.append((2.0, action))
        elif kind == COLLECT:
            found.append((1.0, action))
        elif kind == FREE_UNLOCK:
            found.append((0.5, action))
        elif kind == POWER_UP:
            found.append((3.0 + 0.2 * action[2], action))
        elif kind in (SKIP, STOP, END):
            found.append((0.0, action))
        elif kind == CLAIM:
            found.append((1.5, action))
        else:
            found.append((0.8, action))
    return found or [(0.0, action) for action in options]


def _tile_prior(state: TeotihuacanState, action: Action) -> float:
    """Points and temple steps that a tile would bring at once."""
    if action[0] == BUILD:
        points, steps = matches(state.icons, action[2], action[1], action[3])
        return 2.0 + LEVEL_VP[SPACE_LEVEL[action[2]]] + points + 1.2 * sum(steps)
    if action[0] == DECORATE:
        points, steps = decoration_matches(state.icons, action[2], action[1])
        return 2.0 + points + 1.2 * sum(steps)
    return 0.0
