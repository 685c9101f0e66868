"""What a position of Teotihuacan is worth, and which options deserve a thought (see rules/bots/heuristic.py).

Points on the board count as they are. Everything else is what it will bring: at the eclipses still to come (Avenue, pyramid
track, masks, salary), at the end (bonus tiles), or by being spent in the turns that are left (goods, technologies, strong
workers standing together).
"""

from __future__ import annotations

from rules.core import Action
from rules.teotihuacan import frames
from rules.teotihuacan.content import BUILDINGS_ROW, LEADER_VP, MASK_SET_VP, PYRAMID_STEP_VP, UNPAID_VP
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
    ALCHEMY,
    BONUS_STEP,
    BUILD,
    CLAIM,
    COCOA,
    COLLECT,
    CONSTRUCTION,
    DECORATE,
    DECORATIONS,
    END,
    EXTRA,
    FREE_UNLOCK,
    GOLD,
    KINDS,
    MAIN,
    MASKS,
    NOBLES,
    NOWHERE,
    PALACE,
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
    "together",
    "discoveries",
)
CHANCE = True
RESTS = (frames.MOVE_WORKER, frames.TURN_KIND)
BIG_STEPS = (frames.MOVE_WORKER, frames.TURN_KIND)
ENDS_TURN = (END,)

ERAS = 3
ENOUGH_COCOA = 9
TECHNOLOGY_WORTH = (0.35, 0.75, 0.8, 0.65, 0.8, 0.8, 0.6, 1.1, 0.9)  # points a round for 01, 03 ... 17
TOGETHER = (0.0, 0.0, 1.0, 2.0, 2.0)  # one, two, three own workers on a board with a main action


def rounds_left(state: TeotihuacanState) -> tuple[float, float]:
    """Rounds until the next eclipse and until the end, about: ascensions hurry the calendar."""
    pace = 1.0 + 0.18 * state.players
    here = max(0, state.dark - state.light) / pace + (0.5 if state.final_round else 1.0)
    if is_final(state):
        return here, here
    more = sum(state.dark - era for era in range(1, ERAS - state.era + 1)) / pace + (ERAS - state.era)
    return here, here + more


def features(state: TeotihuacanState, seat: int) -> list[float]:
    """The terms of one seat's position, in the order of TERMS."""
    first = 5 * seat
    goods = state.goods
    soon, rounds = rounds_left(state)
    use = min(1.0, rounds / 5)  # are there turns enough to spend things in?
    eclipses = 1 if is_final(state) else ERAS + 1 - state.era
    cocoa = goods[first + COCOA]
    found = [
        float(goods[first + VP]),
        (cocoa if cocoa <= ENOUGH_COCOA else ENOUGH_COCOA + 0.3 * (cocoa - ENOUGH_COCOA))
        * (0.25 + 0.75 * use),
        _spendable(goods[first + WOOD]) * use,
        _spendable(goods[first + STONE]) * use,
        _spendable(goods[first + GOLD]) * use,
    ]
    owed = salary_owed(state, seat)
    found.append(-UNPAID_VP * max(0, owed - cocoa) * max(0.0, 1.0 - 0.22 * soon))
    # Avenue: the number under the buildings falls as they are built.
    built = state.nobles.bit_count()
    value = 0.0
    for later in range(eclipses):
        value += BUILDINGS_ROW[min(len(BUILDINGS_ROW) - 1, built + round(0.6 * soon) + 4 * later)]
    found.append(state.avenue[seat] * value)
    # pyramid track of this era
    steps = state.track[seat]
    worth = PYRAMID_STEP_VP[2 if state.complete else state.era - 1]
    found.append(float(steps * worth))
    rival = max((state.track[other] for other in range(state.players) if other != seat), default=0)
    lead = max(0.0, min(1.0, 0.5 + 0.25 * (steps - rival))) if steps else 0.0
    found.append(lead * LEADER_VP)
    # masks score in every eclipse
    sets = mask_sets(state, seat)
    found.append(sum(MASK_SET_VP[size] for size in sets) * float(eclipses))
    # temples
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
        reward = max(reward, 8.0) if place < BONUS_STEP else reward
        if place >= BONUS_STEP:
            bonus += reward
        else:
            need = BONUS_STEP - place
            chance = max(0.0, 1.0 - need / (1.0 + 0.75 * rounds))
            bonus += reward * chance * place / BONUS_STEP
    found.append(high * use)
    found.append(bonus)
    known = state.known[seat]
    skill = 0.0
    while known:
        low = known & -known
        known ^= low
        skill += TECHNOLOGY_WORTH[low.bit_length() - 1]
    found.append(skill * rounds)
    found += crew(state, seat, rounds, use)
    start = seat * KINDS
    tiles = sum(state.up[start + MASKS : start + KINDS])
    found.append(tiles * use)
    return found


def _spendable(amount: int) -> float:
    return amount if amount <= 5 else 5 + 0.4 * (amount - 5)


def crew(state: TeotihuacanState, seat: int, rounds: float, use: float) -> list[float]:
    """Strength, number, locks, and how well the workers stand together for the next turns."""
    strength = number = locked = 0.0
    on_board = [0] * 9
    weakest = [9] * 9
    movers: list[int] = []
    start = seat * WORKERS
    for worker in range(start, start + WORKERS):
        place = state.place[worker]
        if place == NOWHERE:
            continue
        number += 1
        power = state.power[worker]
        strength += power + (0.5 if power >= STRONG else 0.0)
        if state.lock[worker] >= 0:
            locked += 1
        elif place < 8:
            on_board[place] += 1
            weakest[place] = min(weakest[place], power)
            movers.append(place)
    best = second = 0.0
    for board in range(1, 8):
        here = on_board[board]
        if not movers:
            break
        target = state.position[board]
        comes = any(1 <= (target - state.position[place]) % 8 <= 3 for place in movers if place != board)
        worth = TOGETHER[min(4, here + comes)] * (1.0 + 0.12 * (weakest[board] if here else 1))
        if board in (ALCHEMY, NOBLES, DECORATIONS, CONSTRUCTION) and not _has_goods(state, seat, board):
            worth *= 0.35
        if worth > best:
            best, second = worth, best
        elif worth > second:
            second = worth
    on_palace = on_board[PALACE] if PALACE < 8 else 0
    return [
        strength * use,
        number * min(1.0, rounds / 6),
        locked * use,
        (best + 0.5 * second - 0.15 * on_palace) * use,
    ]


def _has_goods(state: TeotihuacanState, seat: int, board: int) -> bool:
    first = 5 * seat
    if board == CONSTRUCTION:
        return state.goods[first + STONE] >= 2
    if board == NOBLES:
        return state.goods[first + WOOD] >= 2
    return state.goods[first + GOLD] >= (1 if board == ALCHEMY else 2)


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
