"""What things of Terra Mystica are worth to a bot, in victory points: tables and small rules that evaluation and options share."""

from __future__ import annotations

from rules.terra_mystica.content import (
    BONUS_CULT,
    BONUS_SPADE,
    CARD_CULT,
    CARD_INCOME,
    CARD_PASS_VP,
    CARD_SHIPPING,
    CARD_SPADE,
    DWELLING,
    FACTION,
    FAVOR,
    FAVOR_CULT_ACTION,
    FAVOR_STEP,
    PIECES,
    ROUNDS,
    SHIPPING_VALUE,
    SPECIAL_FACTION,
    STRONGHOLD,
    TRADING_HOUSE,
    Amounts,
)
from rules.terra_mystica.leech import possible_power
from rules.terra_mystica.state import TerraMysticaState

# By how much a resource in hand gains worth with every round that is left, as a part of its worth in the last one.
COIN_GROWTH, WORKER_GROWTH, PRIEST_GROWTH, POWER_GROWTH = 0.17, 0.25, 0.15, 0.20
# INCOME_WORTH[resource][rounds left]: the worth of 1 a round from now on, as a multiple of 1 in the last round.
INCOME_WORTH = tuple(
    tuple(sum(1 + growth * left for left in range(rounds)) for rounds in range(ROUNDS + 1))
    for growth in (COIN_GROWTH, WORKER_GROWTH, PRIEST_GROWTH, POWER_GROWTH)
)
# Rough worth in points of coins, workers, priests, power and spades that come with two rounds to go.
ROUGH_WORTH = (0.55, 1.4, 1.9, 0.45, 2.4)
USUAL_CARD = 5.0  # what the bonus card of the next round is usually worth
SPECIAL_WORTH = 1.8  # of a bonus card's or favor tile's special action
# What one step of power must be worth to pay points for it, in the last round and more for every round left.
LEECH_WORTH, LEECH_GROWTH = 0.4, 0.07
# Points a round that a stronghold's ability brings.
STRONGHOLD_WORTH = {
    "alchemists": 1.0,
    "darklings": 0.0,
    "auren": 2.0,
    "witches": 5.0,
    "chaos_magicians": 2.5,
    "giants": 4.5,
    "cultists": 0.0,
    "halflings": 0.0,
    "dwarves": 1.5,
    "engineers": 2.5,
    "fakirs": 1.0,
    "nomads": 4.0,
    "mermaids": 0.0,
    "swarmlings": 4.5,
}
STRONGHOLD_OF = tuple(STRONGHOLD_WORTH[faction] for faction in FACTION.words)
# How a faction does in our hands, against the mean.
FACTION_WORTH = {
    "darklings": 9.0,
    "dwarves": 8.0,
    "halflings": 6.0,
    "cultists": 4.0,
    "nomads": 3.0,
    "swarmlings": 0.0,
    "mermaids": -2.0,
    "witches": -3.0,
    "alchemists": -4.0,
    "engineers": -4.0,
    "fakirs": -4.0,
    "chaos_magicians": -4.0,
    "auren": -8.0,
    "giants": -10.0,
}
FACTION_OF = tuple(FACTION_WORTH[faction] for faction in FACTION.words)
FAVOR_PRIOR = tuple(
    {
        "favor_fire_3": 2.0,
        "favor_water_3": 2.0,
        "favor_earth_3": 2.0,
        "favor_air_3": 2.0,
        "favor_fire_2": 3.0,
        "favor_water_2": 3.5,
        "favor_earth_2": 4.5,
        "favor_air_2": 3.5,
        "favor_fire_1": 4.5,
        "favor_water_1": 5.0,
        "favor_earth_1": 5.5,
        "favor_air_1": 4.0,
    }[favor]
    for favor in FAVOR.words
)


def rough_worth(amounts: Amounts, left: int) -> float:
    """Points that some resources are worth with that many rounds left."""
    worth = 0.0
    for amount, value in zip(amounts, ROUGH_WORTH, strict=True):
        if amount:
            worth += amount * value
    return worth * (0.7 + 0.15 * left)


def leech_pays(state: TerraMysticaState, seat: int, offer: int) -> bool:
    """Whether power from a neighbour is worth its price."""
    power = possible_power(state, seat, offer)
    left = ROUNDS - state.round
    if not left and state.passed[seat]:
        return power == 1
    return power * (LEECH_WORTH + LEECH_GROWTH * left) > power - 1


def card_worth(state: TerraMysticaState, seat: int, card: int, left: int) -> float:
    """What a bonus card will bring in the round for which it is taken, besides its coins."""
    worth = rough_worth(CARD_INCOME[card], left - 1 if state.round else left)
    if card == CARD_SPADE:
        worth += 2.6
    elif card == CARD_CULT:
        worth += SPECIAL_WORTH
    elif card == CARD_SHIPPING:
        worth += 1.0
    for structure, points in CARD_PASS_VP[card]:
        count: float = (
            state.shipping[seat] if structure == SHIPPING_VALUE else state.standing[5 * seat + structure]
        )
        if structure == DWELLING:
            count = min(PIECES[DWELLING], count + 1)
        elif structure == TRADING_HOUSE and left:
            count += 0.3
        worth += points * count
    return worth


def special_worth(state: TerraMysticaState, seat: int) -> float:
    """Special actions that can still be used this round."""
    used = state.used[seat]
    worth = 0.0
    if state.card[seat] == CARD_SPADE and not used >> BONUS_SPADE & 1:
        worth += 2.0
    elif state.card[seat] == CARD_CULT and not used >> BONUS_CULT & 1:
        worth += 1.3
    if state.favors[seat] >> FAVOR_CULT_ACTION & 1 and not used >> FAVOR_STEP & 1:
        worth += 1.3
    faction = state.faction[seat]
    standing = state.standing[5 * seat + STRONGHOLD]
    if standing and faction in SPECIAL_FACTION and not used >> SPECIAL_FACTION.index(faction) & 1:
        worth += 0.7 * STRONGHOLD_OF[faction]
    return worth
