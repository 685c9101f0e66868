"""What the components of Res Arcana are worth to a bot by what their cards say, whatever the position (see heuristics.py).

Everything but points is counted in *units*: one essence is one unit, one Gold two.
"""

from __future__ import annotations

from typing import NamedTuple

from rules.res_arcana.content import (
    COMPONENTS,
    CONTENT,
    MONUMENTS,
    OF_TYPE,
)
from rules.res_arcana.essences import GOLD, NOTHING, TYPES, Essences, heap
from rules.res_arcana.vocabulary import (
    ACTION_POWER,
    ATTACK,
    BONUS_POINTS,
    CHECK_VICTORY,
    DESTROY_OWN,
    DESTROY_SELF,
    DRAW,
    DRAW_DISCARD,
    GAIN,
    GAIN_AS_RIVAL,
    GAIN_BY_COST,
    GAIN_CHOICE,
    GAIN_EACH_PRESENT,
    GAIN_PAID,
    GAIN_WILD,
    GAIN_X,
    GAIN_X_OTHER,
    IF_LEFT,
    PAY,
    PAY_CHOICE,
    PAY_FROM_SELF,
    PAY_OR,
    PLACE_CARD,
    POOL,
    REACTION_POWER,
    REORDER,
    RIVALS_GAIN,
    SELF,
    STRAIGHTEN_OWN,
    TURN_OWN,
    TURN_SELF,
    VICTORY_CHECK,
    Element,
)
from rules.res_arcana.vocabulary import DISCARD as DROP_CARD

POINT_UNITS = 4.0  # a point, where a card turns essences into points
GOLD_UNITS = 2.0
DISCARD_UNITS = 2.0
# What effects are worth that are not essences.
EFFECT_UNITS = {
    STRAIGHTEN_OWN: 1.5,
    DRAW: 1.5,
    DRAW_DISCARD: 1.0,
    REORDER: 0.4,
    PLACE_CARD: 3.0,
    CHECK_VICTORY: 1.5,
    GAIN_AS_RIVAL: 2.0,
    GAIN_BY_COST: 4.5,
    GAIN_X: 3.0,
    GAIN_X_OTHER: 1.0,
    GAIN_PAID: 0.8,
    GAIN_EACH_PRESENT: 2.0,
    BONUS_POINTS: 3.0,
}
COST_UNITS = {TURN_OWN: 1.0, DESTROY_OWN: 4.0, DESTROY_SELF: 3.0, DROP_CARD: 2.0}


def units(essences: Essences) -> float:
    """A heap of essences in units."""
    return sum(essences) + essences[GOLD] * (GOLD_UNITS - 1)


def _gain_units(element: Element, component: int) -> float:
    if element.op == GAIN:
        worth = units(element.amount) + element.wild
    elif element.op == GAIN_WILD:
        worth = units(element.amount) + 1.1 * element.wild
    elif element.op == GAIN_CHOICE:
        worth = max(map(units, element.choices)) + 0.1
    elif element.op == IF_LEFT:
        worth = 1.5
    elif element.op == PAY_OR:
        worth = -1.0
    elif element.op == ATTACK:
        worth = 0.9 * element.quantity
    elif element.op == RIVALS_GAIN:
        worth = -0.6 * (units(element.amount) + element.wild)
    else:
        worth = EFFECT_UNITS.get(element.op, 0.0)
    if element.to == SELF:
        for rule in COMPONENTS[component].point_rules:
            if rule.essence >= 0 and element.amount[rule.essence]:
                worth += POINT_UNITS * rule.points * element.amount[rule.essence] - 1.0
    return worth


def _cost_units(element: Element) -> float:
    if element.op in (PAY, PAY_FROM_SELF):
        return units(element.amount) + 0.9 * element.wild
    if element.op == PAY_CHOICE:
        return min(map(units, element.choices))
    return COST_UNITS.get(element.op, 0.0)


def _income(component: int) -> float:
    return sum(_gain_units(element, component) for element in COMPONENTS[component].collect)


def _power_worths() -> tuple[float, ...]:
    """What one use of each power brings, in units; never less than waiting."""
    found = []
    for number, power in enumerate(CONTENT.powers):
        component = CONTENT.power_component[number]
        gain = sum(_gain_units(element, component) for element in power.effect)
        worth = gain - sum(_cost_units(element) for element in power.cost)
        found.append(max(0.2, worth) if power.kind == ACTION_POWER else 0.6)
    return tuple(found)


INCOME = tuple(_income(component) for component in range(len(COMPONENTS)))
POWER_WORTH = _power_worths()


def _best_power(component: int) -> float:
    """Powers that turn the component exclude each other; the others can be repeated."""
    best = more = 0.0
    for number in CONTENT.powers_of[component]:
        if any(element.op == TURN_SELF for element in CONTENT.powers[number].cost):
            best = max(best, POWER_WORTH[number])
        else:
            more = max(more, 1.3 * POWER_WORTH[number])
    return max(best, more)


POWER_OF = tuple(_best_power(component) for component in range(len(COMPONENTS)))
DISCOUNT_OF = tuple(
    sum(
        0.4 * (discount.not_gold + discount.any_part) * (0.5 if discount.dragons_only else 1.5)
        for discount in component.discounts
    )
    for component in COMPONENTS
)
# A component in play, in units, with three rounds to go.
IN_PLAY = tuple(
    3 * INCOME[number] + 3 * POWER_OF[number] + POINT_UNITS * component.points
    for number, component in enumerate(COMPONENTS)
)
PRICE = tuple(units(component.cost) + component.wild for component in COMPONENTS)


class PointPower(NamedTuple):
    """A power that puts points on its Place of Power."""

    points: int
    amount: Essences
    price: float  # in units
    turns: bool  # once a round
    companion: int  # an artifact type of which one must be turned too, or -1


def _point_powers(component: int) -> tuple[PointPower, ...]:
    found = []
    for power in COMPONENTS[component].powers:
        points = sum(
            rule.points * element.amount[rule.essence]
            for element in power.effect
            if element.op == GAIN and element.to == SELF
            for rule in COMPONENTS[component].point_rules
            if rule.essence >= 0
        )
        if points:
            amount = next((element.amount for element in power.cost if element.op == PAY), NOTHING)
            turns = any(element.op == TURN_SELF for element in power.cost)
            companion = next((element.target for element in power.cost if element.op == TURN_OWN), -1)
            found.append(PointPower(points, amount, units(amount), turns, companion))
    return tuple(found)


def _flow(component: int) -> Essences:
    """What a component brings to the pool every round for nothing but its turning, by type; choices count in part."""
    record = COMPONENTS[component]
    free = [
        [element for element in power.effect if element.op == GAIN and element.to == POOL]
        for power in record.powers
        if power.kind == ACTION_POWER and all(element.op == TURN_SELF for element in power.cost)
    ]
    best = max(free, key=lambda effect: sum(units(element.amount) for element in effect), default=[])
    gains = [element.amount for element in (*record.collect, *best) if element.op == GAIN]
    return heap(sum(amount[essence] for amount in gains) for essence in TYPES)


def _wild_flow(component: int) -> float:
    """What a component brings every round of types that can be chosen."""
    record = COMPONENTS[component]
    found = 0.0
    for element in record.collect:
        if element.op == GAIN_WILD:
            found += element.wild
        elif element.op == GAIN_CHOICE:
            found += 0.8
        elif element.op == IF_LEFT:
            found += 1.0
    for power in record.powers:
        if power.kind == ACTION_POWER and all(element.op == TURN_SELF for element in power.cost):
            found += sum(element.wild for element in power.effect if element.op == GAIN_WILD)
    return found


POINT_POWERS = tuple(_point_powers(component) for component in range(len(COMPONENTS)))
FLOW = tuple(_flow(component) for component in range(len(COMPONENTS)))
WILD_FLOW = tuple(_wild_flow(component) for component in range(len(COMPONENTS)))
COST = tuple(component.cost for component in COMPONENTS)
POINTS = tuple(component.points for component in COMPONENTS)
# Units that an artifact or a monument brings a round.
A_ROUND = tuple(
    INCOME[number] + 0.8 * POWER_OF[number] + DISCOUNT_OF[number] for number in range(len(COMPONENTS))
)
# Places that count artifacts: (points, which artifacts).
MENAGERIE = tuple(
    tuple((rule.points, OF_TYPE[rule.artifact_type]) for rule in component.point_rules if rule.essence < 0)
    for component in COMPONENTS
)
HAS_POINT_RULES = tuple(bool(component.point_rules) for component in COMPONENTS)
# What the Golden Statue does at a victory check: (Gold it takes, points it gives), by component.
STATUES = {
    CONTENT.power_component[number]: (
        sum(element.amount[GOLD] for element in power.cost if element.op == PAY),
        sum(element.quantity for element in power.effect if element.op == BONUS_POINTS),
    )
    for number, power in enumerate(CONTENT.powers)
    if power.kind == REACTION_POWER and power.trigger == VICTORY_CHECK
}
MONUMENT_MEAN = sum(POINTS[number] for number in MONUMENTS) / len(MONUMENTS)
