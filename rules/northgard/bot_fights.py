"""How fights are likely to end, and the small decisions in them by these odds.

A search plays on in one world, where the dice lie ready: it would feed its units exactly when it helps. So the bots decide
these things by the odds instead, the same in every world, and leave out attacks that would need much luck.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from rules.core import Action, Frame
from rules.northgard import cards as k
from rules.northgard import kinds
from rules.northgard.bot_land import land_worth
from rules.northgard.combat import (
    ATTACKING,
    CREATURE_SIDE,
    DEFENDING,
    TERRITORY,
    casualties,
    fighters,
    strength,
)
from rules.northgard.content import (
    DEFENSE_TOWER,
    FACES,
    FOOD,
    FORTRESS,
    SNAKE,
    building_count,
)
from rules.northgard.state import NorthgardState
from rules.northgard.vocabulary import DO_CASUALTY

# What a face of the die can be turned into: (points, casualties).
ROLLS = tuple(((1, 0), (0, 1)) if face.choice else ((face.points, face.casualties),) for face in FACES)
NOBODY_ROLLS, DEFENDER_ROLLS, BOTH_ROLL = range(3)
INVULNERABLE = 99  # figures of a creature: casualties are void
FOOD_WORTH = 0.7
UNIT_WORTH = 0.6
FIGHT_STAKE = 1.5  # units saved and beaten off, besides the land
CREATURE_STAKE = 4.0


class Odds(NamedTuple):
    """A fight before (or between) the dice: the attacker's lead in points, figures, and casualties that are certain."""

    lead: int
    attackers: int
    defenders: int
    hits: int = 0  # on the defender
    losses: int = 0  # on the attacker


@cache
def chance(odds: Odds, dice: int = BOTH_ROLL) -> float:
    """How likely the attacker wins (NG-6.7), both choosing well on the choice face."""
    lead, attackers, defenders, hits, losses = odds
    if dice == NOBODY_ROLLS:
        return float(losses < attackers and (hits >= defenders or lead > 0))
    if dice == DEFENDER_ROLLS:
        return sum(
            min(
                chance(odds._replace(lead=lead - points, losses=losses + skulls), NOBODY_ROLLS)
                for points, skulls in roll
            )
            for roll in ROLLS
        ) / len(ROLLS)
    return sum(
        max(
            chance(odds._replace(lead=lead + points, hits=hits + skulls), DEFENDER_ROLLS)
            for points, skulls in roll
        )
        for roll in ROLLS
    ) / len(ROLLS)


def attack_chance(state: NorthgardState, seat: int, spec: int, units: int, target: int) -> float:
    """How likely an attack with so many units more would win, before it is made; both sides feed about half."""
    move = k.MOVE_SPECS[spec]
    attackers = state.attackers.get(target, 0) + units
    rival = state.owner[target]
    kaija = state.kaija_at == target
    defenders = state.units[target] + kaija
    lead = attackers + move.points - defenders - kaija
    losses = -move.cancel_casualties
    packed = state.buildings[target]
    if packed and not state.flags[seat] & k.IGNORE_DEFENCES:
        lead -= 2 * building_count(packed, FORTRESS)
        losses += building_count(packed, DEFENSE_TOWER)
    if state.scorched_at == target:
        lead += (state.clan[seat] == SNAKE) - (state.clan[rival] == SNAKE)
    lead += (min(state.resources[3 * seat + FOOD], attackers) + 1) // 2
    lead -= min(state.resources[3 * rival + FOOD], defenders) // 2
    return chance(Odds(lead, attackers, defenders, int(move.after_roll_choice), losses))


def odds_of(state: NorthgardState, combat: Frame) -> Odds:
    """Where a fight stands that is being fought."""
    losses, hits = casualties(state, combat)
    men = [INVULNERABLE, INVULNERABLE]
    for attacking, side in ((True, combat[ATTACKING]), (False, combat[DEFENDING])):
        if side < CREATURE_SIDE:
            units, kaija = fighters(state, combat, attacking)
            men[0 if attacking else 1] = units + kaija
    lead = strength(state, combat, True) - strength(state, combat, False)
    return Odds(lead, men[0], men[1], hits, losses)


def stake_of(state: NorthgardState, combat: Frame) -> float:
    """What winning a fight is worth to either side."""
    if max(combat[ATTACKING], combat[DEFENDING]) >= CREATURE_SIDE:
        return CREATURE_STAKE
    return FIGHT_STAKE + land_worth(state, combat[TERRITORY])


def best_food(state: NorthgardState, frame: Frame, options: list[Action]) -> Action:
    """How much to feed: as long as the chances gained are worth more than the food."""
    combat = state.stack[-2]
    odds = odds_of(state, combat)
    stake = stake_of(state, combat)
    attacking = bool(frame[2])
    reply = 0
    if attacking and combat[DEFENDING] < CREATURE_SIDE:
        reply = min(state.resources[3 * combat[DEFENDING] + FOOD], odds.defenders) // 2

    def worth(action: Action) -> float:
        food = action[1]
        lead = odds.lead + food - reply if attacking else odds.lead - food
        likely = chance(odds._replace(lead=lead))
        return stake * (likely if attacking else 1.0 - likely) - FOOD_WORTH * food

    return max(options, key=worth)


def best_die(state: NorthgardState, frame: Frame, options: list[Action]) -> Action:
    """A point or a casualty, whichever wins more often; casualties count for themselves, too."""
    combat = state.stack[-2]
    odds = odds_of(state, combat)
    stake = stake_of(state, combat)
    attacking = frame[0] == kinds.AXE_THROWERS or bool(frame[2])

    def worth(action: Action) -> float:
        skull = action[0] == DO_CASUALTY
        if attacking:
            after = odds._replace(lead=odds.lead + 1 - skull, hits=odds.hits + skull)
            return stake * chance(after, DEFENDER_ROLLS) + UNIT_WORTH * skull
        after = odds._replace(lead=odds.lead - 1 + skull, losses=odds.losses + skull)
        return -stake * chance(after, NOBODY_ROLLS) + UNIT_WORTH * skull

    return max(options, key=worth)
