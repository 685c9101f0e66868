"""Temples, the Avenue of the Dead and the pyramid track: moving a marker and what it brings (TE-10.1 to TE-10.3).

These functions act at once and push a frame where the owner has something to decide.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.teotihuacan.content import (
    AVENUE_END,
    AVENUE_SITE,
    DISCOVERY_COST,
    TEMPLE_REWARD,
    TEMPLE_SITE,
    TRACK_END,
    Amounts,
)
from rules.teotihuacan.frames import CHOOSE_RESOURCE, OFFER_DISCOVERY, TEMPLE_LARGE_STEP
from rules.teotihuacan.teotibot_rules import RESOURCE_TIES
from rules.teotihuacan.vocabulary import (
    BONUS_STEP,
    BOT,
    FROM_TEMPLES,
    TEMPLE,
    TOP_STEP,
    VP,
)

if TYPE_CHECKING:
    from rules.teotihuacan.state import TeotihuacanState


def can_climb(state: TeotihuacanState, player: int, temple: int) -> bool:
    """Whether a marker can advance: the top step has room for one marker in the whole game (TE-10.1.5)."""
    at = state.temples[player * 3 + temple]
    return at < BONUS_STEP or (at == BONUS_STEP and TOP_STEP not in state.temples[temple::3])


def climbable(state: TeotihuacanState, player: int) -> list[int]:
    """The temples on which a player's marker can advance."""
    return [temple for temple in range(3) if can_climb(state, player, temple)]


def temple_step(state: TeotihuacanState, player: int, temple: int) -> None:
    """One step up and its reward; on a large step the owner may choose a tile instead (TE-10.1.2)."""
    if not can_climb(state, player, temple):
        state.tell("step_lost", player, "temple", {"temple": TEMPLE.word(temple)})
        return
    place = player * 3 + temple
    state.temples[place] = at = state.temples[place] + 1
    if state.events is not None:
        state.tell("temple_step", player, "temple", {"temple": TEMPLE.word(temple), "step": at})
    site = TEMPLE_SITE[temple][at]
    if site >= 0 and state.sites[site] and not is_bot(state, player) and worth_asking(state, player, site):
        state.stack.append((TEMPLE_LARGE_STEP, player, temple, at))
    else:
        step_reward(state, player, temple, at)


def is_bot(state: TeotihuacanState, player: int) -> bool:
    """Whether the player is Teotibot."""
    return state.solo and player == BOT


def worth_asking(state: TeotihuacanState, player: int, site: int) -> bool:
    """Whether a tile of a site can be paid now, or could be after turning over another tile."""
    return any(
        state.can_pay(player, DISCOVERY_COST[kind]) for kind in state.sites[site]
    ) or state.has_free_tile(player)


def step_reward(state: TeotihuacanState, player: int, temple: int, step: int) -> None:
    """The printed reward of a temple step."""
    reward = TEMPLE_REWARD[temple][step]
    for good, amount in reward.goods:
        if good == VP:
            state.score(player, amount, FROM_TEMPLES)
        else:
            state.gain(player, good, amount, "temple")
    if reward.any_resource:
        take_resources(state, player, reward.any_resource)


def take_resources(state: TeotihuacanState, player: int, amount: int) -> None:
    """Resources of the owner's choice; Teotibot takes what it has least of: gold, stone, wood (TE-19.7.8)."""
    if not is_bot(state, player):
        state.stack.append((CHOOSE_RESOURCE, player, amount))
        return
    for _ in range(amount):
        start = player * 5
        least = min(RESOURCE_TIES, key=lambda good: state.goods[start + good])
        state.gain(player, least, 1, "temple")


def gain_amounts(state: TeotihuacanState, player: int, amounts: Amounts, source: str, points: int) -> None:
    """The fixed goods of a printed gain; choices are pushed by the caller, who knows their order."""
    for good, amount in amounts.goods:
        if good == VP:
            state.score(player, amount, points)
        else:
            state.gain(player, good, amount, source)


def avenue_step(state: TeotihuacanState, player: int) -> None:
    """One step on the Avenue; on 3, 6 and 8 a discovery may be bought (TE-10.2)."""
    at = state.avenue[player]
    if at == AVENUE_END:
        state.tell("avenue_lost", player, "avenue")
        return
    state.avenue[player] = at = at + 1
    if state.events is not None:
        state.tell("avenue_step", player, "avenue", {"step": at})
    site = AVENUE_SITE[at]
    if site >= 0 and not is_bot(state, player):
        state.stack.append((OFFER_DISCOVERY, player, site))


def track_step(state: TeotihuacanState, player: int) -> None:
    """One step on the pyramid track, which ends at 10 (TE-10.3)."""
    if state.track[player] < TRACK_END:
        state.track[player] += 1
        if state.events is not None:
            state.tell("pyramid_step", player, "pyramid_track", {"step": state.track[player]})
