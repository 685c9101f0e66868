"""What a position of Res Arcana is worth, and which options deserve a thought (see rules/bots/heuristic.py).

Everything but points is first counted in *units*: one essence is one unit, one Gold two. Components are judged by what
their cards say: what they collect, and what the best power brings for what it costs.
"""

from __future__ import annotations

from rules.core import Action
from rules.res_arcana import frames
from rules.res_arcana.content import (
    COMPONENTS,
    CONTENT,
    MONUMENT_COST,
    PLACES,
)
from rules.res_arcana.essences import GOLD, Essences
from rules.res_arcana.notation import CLAIM, CLAIM_TOP, DISCARD, PASS, PLACE, USE
from rules.res_arcana.scoring import VICTORY_THRESHOLD, component_points
from rules.res_arcana.state import ResArcanaState
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
    REORDER,
    RIVALS_GAIN,
    SELF,
    STRAIGHTEN_OWN,
    TURN_OWN,
    TURN_SELF,
    Element,
)
from rules.res_arcana.vocabulary import DISCARD as DROP_CARD

TERMS = (
    "points",
    "ten_points",
    "essences",
    "stored",
    "income",
    "powers",
    "ready_powers",
    "discounts",
    "hand",
    "goal",
    "monument_gold",
)
CHANCE = True
RESTS = (frames.ACTION,)

POINT_UNITS = 4.0  # a point, where a card turns essences into points
GOLD_UNITS = 2.0
DISCARD_UNITS = 2.0
ENOUGH, PLENTY = 6, 12  # of one type, of all: more than these is worth less
USUAL_ROUNDS = 6.0
# What effects are worth that are not essences.
EFFECT_UNITS = {
    STRAIGHTEN_OWN: 1.5,
    DRAW: 1.5,
    DRAW_DISCARD: 1.5,
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
# Points that a Place of Power brings in the end, a rough guess: its own, and what its rules allow.
PLACE_POINTS = tuple(
    component.points + (3.5 if component.point_rules else 0.0) + 0.2 * INCOME[number]
    for number, component in enumerate(COMPONENTS)
)


def points_of(state: ResArcanaState, seat: int) -> int:
    """A seat's points now, without the breakdown."""
    total = state.bonus[seat] + (1 if state.token == seat else 0)
    for component in state.play_areas[seat]:
        record = COMPONENTS[component]
        if record.point_rules:
            total += sum(component_points(state, seat, component))
        else:
            total += record.points
    return total


def rounds_left(state: ResArcanaState, best: int) -> float:
    """About how many rounds are still to come: games last five or six, and end soon after somebody nears ten points."""
    by_points = (VICTORY_THRESHOLD + 0.5 - best) / 2.2
    by_round = USUAL_ROUNDS - state.round
    return max(0.8, min(4.5, by_points, by_round))


def features(state: ResArcanaState, seat: int) -> list[float]:
    """The terms of one seat's position, in the order of TERMS."""
    players = state.setup.players
    points = [points_of(state, other) for other in range(players)]
    own = points[seat]
    best = max(points)
    left = rounds_left(state, best)
    pool = state.pools[seat]
    use = 0.45 + 0.14 * left  # how much an essence is worth compared to the middle of the game
    essences = 0.0
    for count in pool:
        essences += count if count <= ENOUGH else ENOUGH + 0.3 * (count - ENOUGH)
    if essences > PLENTY:
        essences = PLENTY + 0.5 * (essences - PLENTY)  # nobody has the turns to use more
    essences += (GOLD_UNITS - 1) * min(pool[GOLD], 8)
    stored = income = powers = ready = discounts = 0.0
    waiting = 0.0 if state.passed[seat] else 1.0
    for component in state.play_areas[seat]:
        heap = state.stored[component]
        if any(heap):
            stored += units(heap) * (0.3 if COMPONENTS[component].point_rules else 0.85)
        income += INCOME[component]
        power = POWER_OF[component]
        powers += power
        if waiting and not state.turned[component]:
            ready += power
        discounts += DISCOUNT_OF[component]
    hand = 0.0
    for card in state.hands[seat]:
        if card >= 0:
            hand += DISCARD_UNITS + 0.4 * max(0.0, IN_PLAY[card] - PRICE[card])
        else:
            hand += DISCARD_UNITS + 0.5
    goal = second = 0.0
    for place in state.places:
        cost = COMPONENTS[place].cost
        have = 0
        for need, count in zip(cost, pool, strict=True):
            have += need if count >= need else count
        progress = have / sum(cost)
        worth = PLACE_POINTS[place] * progress * progress
        if worth > goal:
            goal, second = worth, goal
        elif worth > second:
            second = worth
    gold = min(pool[GOLD], MONUMENT_COST[GOLD]) / MONUMENT_COST[GOLD]
    lead = 1.0 if own >= VICTORY_THRESHOLD and own == best else 0.0
    return [
        float(own),
        lead,
        essences * use,
        stored * use,
        income * left,
        powers * left,
        ready * use,
        discounts * left,
        hand * use,
        (goal + 0.3 * second) * min(1.0, left / 2),
        gold * gold if state.face_up or state.monument_deck else 0.0,
    ]


# -- the options ----------------------------------------------------------------------------------------------------


def needs(state: ResArcanaState, seat: int) -> list[float]:
    """What one more essence of each type is worth to a seat: what its cards and the nearest Places ask for."""
    pool = state.pools[seat]
    found = [1.0 - 0.04 * count for count in pool]
    found[GOLD] += 1.0
    for card in state.hands[seat]:
        if card >= 0:
            for essence, need in enumerate(COMPONENTS[card].cost):
                if need > pool[essence]:
                    found[essence] += 0.12 * (need - pool[essence])
    for place in state.places:
        cost = COMPONENTS[place].cost
        have = sum(min(need, count) for need, count in zip(cost, pool, strict=True))
        progress = have / sum(cost)
        for essence, need in enumerate(cost):
            if need > pool[essence]:
                found[essence] += 0.5 * progress * progress
    for component in state.play_areas[seat]:
        for number in CONTENT.powers_of[component]:
            for element in CONTENT.powers[number].cost:
                if element.op == PAY:
                    for essence, need in enumerate(element.amount):
                        if need > pool[essence]:
                            found[essence] += 0.08
    return found


_HEAPS = (frames.CHOOSE_ESSENCES, frames.COLLECT_CHOOSE)
_PAYMENTS = (frames.PAYMENT, frames.LIFE_LOSS_PAYMENT)


def sensible(state: ResArcanaState, options: list[Action]) -> list[tuple[float, Action]]:
    """Options worth a thought with a first guess of their worth in points."""
    frame = state.stack[-1]
    step, seat = frame[0], frame[1]
    if step == frames.ACTION:
        return action_options(state, options)
    if step in _HEAPS:
        worth = needs(state, seat)
        return [(_spread(action[1:], worth), action) for action in options]
    if step in _PAYMENTS:
        worth = needs(state, seat)
        return [(-sum(worth[essence] for essence in action[1:]), action) for action in options]
    if step in (frames.CHOOSE_MAGE, frames.CHOOSE_MAGIC_ITEM, frames.PASS_ITEM):
        return [(INCOME[action[1]] + POWER_OF[action[1]], action) for action in options]
    if step == frames.DISCARD_CARD:
        return [(-IN_PLAY[action[1]] if len(action) > 1 else 0.0, action) for action in options]
    return [(0.0, action) for action in options]


def _spread(gained: tuple[int, ...], worth: list[float]) -> float:
    """The worth of a heap, each further essence of a type a little less."""
    total = 0.0
    counts = [0] * len(worth)
    for essence in gained:
        total += worth[essence] - 0.08 * counts[essence]
        counts[essence] += 1
    return total


def action_options(state: ResArcanaState, options: list[Action]) -> list[tuple[float, Action]]:
    found: list[tuple[float, Action]] = []
    for action in options:
        kind = action[0]
        if kind == PLACE:
            found.append((1.0 + 0.25 * (IN_PLAY[action[1]] - PRICE[action[1]]), action))
        elif kind == CLAIM:
            component = action[1]
            found.append(
                (
                    8.0 + PLACE_POINTS[component]
                    if component in PLACES
                    else 4.0 + COMPONENTS[component].points,
                    action,
                )
            )
        elif kind == CLAIM_TOP:
            found.append((4.5, action))
        elif kind == DISCARD:
            found.append((-0.1 * IN_PLAY[action[1]], action))
        elif kind == USE:
            found.append((0.8 + 0.4 * POWER_WORTH[action[1]], action))
        elif kind == PASS:
            found.append((0.5, action))
    return found
