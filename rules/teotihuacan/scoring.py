"""What things are worth: Avenue, pyramid track, masks, bonus tiles, salary; the live score and the outcome (TE-11, TE-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.core import Outcome, Score, places_by
from rules.teotihuacan.content import (
    BONUS_PARAMS,
    BUILDINGS_ROW,
    LEADER_VP,
    MASK_SET_VP,
    PYRAMID_STEP_VP,
    SALARY_EACH,
    SALARY_STRONG,
    UNPAID_VP,
)
from rules.teotihuacan.frames import AFTER_ECLIPSE, PAY_SALARY
from rules.teotihuacan.vocabulary import (
    BONUS,
    BONUS_STEP,
    BOT,
    COCOA,
    FROM_AVENUE,
    FROM_BONUS,
    FROM_LEADER,
    FROM_MASKS,
    FROM_SALARY,
    FROM_STEPS,
    KINDS,
    MASKS,
    NOWHERE,
    OVER,
    PLAYING,
    SOURCE,
    SOURCES,
    VP,
    WORKERS,
)

if TYPE_CHECKING:
    from rules.teotihuacan.state import TeotihuacanState

STRONG = 4
(
    BONUS_MASKS,
    BONUS_TECHNOLOGY,
    BONUS_15,
    BONUS_AVENUE,
    BONUS_BONUS,
    BONUS_DISCOVERY,
    BONUS_WORKERS,
) = range(len(BONUS))


def avenue_value(state: TeotihuacanState) -> int:
    """The lowest visible number of the buildings row (TE-11.5)."""
    return BUILDINGS_ROW[state.nobles.bit_count()]


def is_final(state: TeotihuacanState) -> bool:
    """Whether the next eclipse ends the game (TE-11.9)."""
    return state.era == 3 or state.complete


def step_value(state: TeotihuacanState) -> int:
    """Points per step on the pyramid track; a final eclipse counts as the third (TE-11.6, TE-11.9.1)."""
    return PYRAMID_STEP_VP[2 if state.complete else state.era - 1]


def leads(state: TeotihuacanState, player: int) -> bool:
    """Whether a player is furthest on the pyramid track; nobody leads on 0 (TE-11.6)."""
    return state.track[player] > 0 and state.track[player] == max(state.track)


def mask_sets(state: TeotihuacanState, player: int) -> list[int]:
    """The sizes of the mask sets, largest first: one of each kind owned, one of each owned twice, ... (TE-11.6)."""
    owned = state.up[player * KINDS : player * KINDS + MASKS]
    return [size for copies in (1, 2, 3) if (size := sum(count >= copies for count in owned))]


def mask_points(state: TeotihuacanState, player: int) -> int:
    """What a player's masks score in an eclipse."""
    return sum(MASK_SET_VP[size] for size in mask_sets(state, player))


def salary_owed(state: TeotihuacanState, player: int) -> int:
    """1 cocoa per worker in play and 1 more for powers 4 and 5 (TE-11.7)."""
    start = player * WORKERS
    return sum(
        SALARY_EACH + (SALARY_STRONG if state.power[worker] >= STRONG else 0)
        for worker in range(start, start + WORKERS)
        if state.place[worker] != NOWHERE
    )


def reached_bonuses(state: TeotihuacanState, player: int) -> list[int]:
    """The temples whose bonus tile a player has reached (TE-16.1)."""
    return [temple for temple in range(3) if state.temples[player * 3 + temple] >= BONUS_STEP]


def bonus_points(state: TeotihuacanState, player: int, temple: int) -> int:
    """What the bonus tile of a temple scores for a player who has reached it (TE-16)."""
    tile = state.bonus[temple]
    params = BONUS_PARAMS[tile]
    if tile == BONUS_MASKS:
        sets = mask_sets(state, player)
        return params["factor"] * (MASK_SET_VP[sets[0]] if sets else 0)
    if tile == BONUS_TECHNOLOGY:
        return params["vp"] * state.known[player].bit_count()
    if tile == BONUS_AVENUE:
        return params["vp"] * state.avenue[player]
    if tile == BONUS_BONUS:
        return params["vp"] * len(reached_bonuses(state, player))
    if tile == BONUS_DISCOVERY:
        start = player * KINDS
        tiles = sum(state.up[start + MASKS : start + KINDS]) + sum(state.down[start + MASKS : start + KINDS])
        return params["vp"] * tiles
    if tile == BONUS_WORKERS:
        start = player * WORKERS
        return sum(
            params["vp_power_4_5"] if state.power[worker] >= STRONG else params["vp_power_1_3"]
            for worker in range(start, start + WORKERS)
            if state.place[worker] != NOWHERE
        )
    return params["vp"]


def score_if_ended_now(state: TeotihuacanState, player: int) -> Score:
    """A seat's points by source; during play as if this era's eclipse came now, paying all salary it can, and were final."""
    sources = list(state.earned[player * SOURCES : (player + 1) * SOURCES])
    if state.phase == PLAYING:
        era = state.era - 1
        # While salaries are paid the rest of this eclipse is already booked (TE-11.4).
        salaries = state.stack[0][0] == AFTER_ECLIPSE if state.stack else False
        if not salaries:
            sources[FROM_AVENUE + era] += avenue_value(state) * state.avenue[player]
            sources[FROM_LEADER + era] += LEADER_VP if leads(state, player) else 0
            sources[FROM_STEPS + era] += step_value(state) * state.track[player]
            sources[FROM_MASKS + era] += mask_points(state, player)
        if not salaries or any(frame[:2] == (PAY_SALARY, player) for frame in state.stack):
            unpaid = max(0, salary_owed(state, player) - state.goods[player * 5 + COCOA])
            sources[FROM_SALARY] -= min(sum(sources), unpaid * UNPAID_VP)
        for temple in reached_bonuses(state, player):
            sources[FROM_BONUS + temple] += bonus_points(state, player, temple)
    return Score(sum(sources), {SOURCE.word(index): points for index, points in enumerate(sources) if points})


def final_outcome(state: TeotihuacanState) -> Outcome:
    """Most points, then more cocoa, then the order number (TE-11.10, TE-18.5); solo needs strictly more (TE-21.3)."""
    assert state.phase == OVER
    points = state.goods[VP::5]
    if state.solo:
        won = points[0] > points[BOT]
        return Outcome((1 if won else 2,), "beat_teotibot" if won else "teotibot_won", {"bot": points[BOT]})
    late_wins = bool(state.setup.options["dark_eclipse"])
    keys = []
    for player in range(state.players):
        order = state.order(player)
        keys.append((points[player], state.goods[player * 5 + COCOA], order if late_wins else -order))
    best = sorted(keys, reverse=True)
    if best[0][0] > best[1][0]:
        reason = "most_points"
    elif best[0][1] > best[1][1]:
        reason = "more_cocoa"
    else:
        reason = "later_in_order" if late_wins else "earlier_in_order"
    return Outcome(places_by(list(keys)), reason)
