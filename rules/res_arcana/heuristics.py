"""What a position of Res Arcana is worth, and which options deserve a thought (see rules/bots/heuristic.py).

A seat's engine (what its components bring every round) is worth what it will bring in the rounds to come; the hand and the
best thing to claim are plans: what they will bring, less their cost and the time until they can be paid. card_worth.py
judges the cards themselves, in units of one essence.
"""

from __future__ import annotations

from rules.res_arcana import frames
from rules.res_arcana.card_worth import (
    A_ROUND,
    COST,
    DISCARD_UNITS,
    DISCOUNT_OF,
    FLOW,
    GOLD_UNITS,
    HAS_POINT_RULES,
    INCOME,
    MENAGERIE,
    MONUMENT_MEAN,
    POINT_POWERS,
    POINTS,
    POWER_OF,
    PRICE,
    STATUES,
    WILD_FLOW,
    units,
)
from rules.res_arcana.content import (
    IS_CREATURE,
    IS_DRAGON,
    MAGIC_ITEMS,
    MONUMENT_COST,
    MONUMENTS,
    OF_TYPE,
)
from rules.res_arcana.essences import GOLD, NOTHING, Essences, covers
from rules.res_arcana.priors import sensible
from rules.res_arcana.scoring import VICTORY_THRESHOLD, component_points
from rules.res_arcana.state import ResArcanaState
from rules.res_arcana.vocabulary import DRAGON

__all__ = ["BIG_STEPS", "CHANCE", "RESTS", "TERMS", "features", "sensible"]

TERMS = (
    "points",
    "token",
    "ten_points",
    "essences",
    "stored",
    "income",
    "powers",
    "ready_powers",
    "growth",
    "discounts",
    "hand",
    "goal",
)
CHANCE = True
RESTS = (frames.ACTION,)
BIG_STEPS = (
    frames.ACTION,
    frames.CHOOSE_MAGE,
    frames.CHOOSE_MAGIC_ITEM,
    frames.DRAFT_PICK,
    frames.DUEL_PICK,
    frames.PASS_ITEM,
    frames.CHOOSE_ESSENCES,
)

UNIT = 0.15  # what an essence is worth in points, in the middle of a game
USUAL_ROUNDS = 6.0
POINTS_A_ROUND = 2.5  # once the engine runs
ENOUGH, PLENTY = 7, 12  # of one type, of all: more than these is worth less
USUAL_ITEM = 1.3  # units of a magic item in one round
ITEM_FLOW = 0.8
NEW_CARD = 0.25  # points that a card yet to be drawn is worth besides discarding it
LATER = 0.78  # what waiting a round takes off a plan
TURN_WORTH = 1.2  # units: what it costs to spend a turn on a power that can be used again and again
CARDS_FALL = 0.75  # the second best card in hand counts so much of its worth, the third this part of it ...
CARD_PAYS = 1.2  # units towards a Place of Power of a card that is discarded for it
NEXT_PLACE = 0.6  # of what can be spent is left for the second place


class Engine:
    """What a seat's components do for it, summed up: the part of an evaluation that all plans need."""

    __slots__ = (
        "area",
        "creatures",
        "dragons",
        "left",
        "menageries",
        "next_pool",
        "pool",
        "seat",
        "spare",
        "wild",
    )

    area: list[int]
    pool: Essences
    next_pool: Essences  # the pool after the next Collect, without what can be chosen
    wild: float  # what can be chosen in the next Collect
    spare: float  # units that can be spent on points every round
    left: float  # rounds to come
    creatures: int
    dragons: int
    menageries: list[int]

    def growth(self, component: int) -> float:
        """Points that a Place of Power brings a round."""
        once = often = 0.0
        spare = self.spare
        for points, _, price, turns, companion in POINT_POWERS[component]:
            if companion >= 0 and not (self.dragons if companion == DRAGON else self.creatures):
                continue
            if turns:
                part = (spare + 1.0) / (price + 1.0)
                worth = points if part > 1.0 else points * part
                if worth > once:
                    once = worth
            else:
                often += min(2.5, points * spare / (price + TURN_WORTH))
        return once + often


def points_of(state: ResArcanaState, seat: int) -> int:
    """A seat's points now without the token, and without the breakdown."""
    total = state.bonus[seat]
    for component in state.play_areas[seat]:
        if HAS_POINT_RULES[component]:
            total += sum(component_points(state, seat, component))
        else:
            total += POINTS[component]
    return total


def rounds_left(state: ResArcanaState, rivals_best: int) -> float:
    """About how many rounds are still to come: games last five or six, and end soon after somebody nears ten points.

    The own points must not count: scoring would shorten the time for what is to come, and never be worth it.
    """
    by_points = max(0.0, (VICTORY_THRESHOLD - rivals_best) / POINTS_A_ROUND)
    by_round = max(1.0, USUAL_ROUNDS - state.round)
    return max(0.5, min(4.5, 0.5 * by_points + 0.5 * by_round))


def shortage(cost: Essences, pool: Essences) -> int:
    """How many of the essences asked for are not there."""
    a, b, c, d, e = cost
    f, g, h, i, j = pool
    return (
        (a - f if a > f else 0)
        + (b - g if b > g else 0)
        + (c - h if c > h else 0)
        + (d - i if d > i else 0)
        + (e - j if e > j else 0)
    )


def features(state: ResArcanaState, seat: int) -> list[float]:
    """The terms of one seat's position, in the order of TERMS."""
    own = points_of(state, seat)
    rivals_best = max(points_of(state, other) for other in range(state.setup.players) if other != seat)
    left = rounds_left(state, rivals_best)
    pool = state.pools[seat]
    turned, stored_on = state.turned, state.stored
    waiting = not state.passed[seat]
    area = state.play_areas[seat]
    if not state.round and state.mages[seat] >= 0 and state.mages[seat] not in area:
        area = [*area, state.mages[seat]]  # chosen, not yet shown
    stored = income = powers = ready = discounts = bonus = 0.0
    wild = ITEM_FLOW
    item = USUAL_ITEM  # what the magic item of the next round brings
    elan, life, calm, death, gold = pool  # and what the next Collect brings
    creatures = dragons = 0
    growing: list[int] = []
    menageries: list[int] = []
    for component in area:
        on_it = stored_on[component]
        if on_it != NOTHING:
            if HAS_POINT_RULES[component]:
                stored += 0.2 * units(on_it)
            else:
                stored += units(on_it)
                elan += on_it[0]
                life += on_it[1]
                calm += on_it[2]
                death += on_it[3]
                gold += on_it[4]
        power = POWER_OF[component]
        if waiting and not turned[component]:
            ready += power
        if component in MAGIC_ITEMS:
            if not waiting:  # for one round only: whoever passes takes another one
                item = INCOME[component] + power
            continue
        income += INCOME[component]
        powers += power
        discounts += DISCOUNT_OF[component]
        flow = FLOW[component]
        if flow != NOTHING:
            elan += flow[0]
            life += flow[1]
            calm += flow[2]
            death += flow[3]
            gold += flow[4]
        wild += WILD_FLOW[component]
        if IS_CREATURE[component]:
            creatures += 1
        if IS_DRAGON[component]:
            dragons += 1
        if POINT_POWERS[component]:
            growing.append(component)
        elif MENAGERIE[component]:
            menageries.append(component)
        elif component in STATUES and not turned[component] and pool[GOLD] >= STATUES[component][0]:
            bonus = STATUES[component][1]
    engine = Engine()
    engine.area, engine.pool, engine.wild, engine.left = area, pool, wild, left
    engine.next_pool = (elan, life, calm, death, gold)
    engine.creatures, engine.dragons, engine.menageries = creatures, dragons, menageries
    engine.spare = income + 0.6 * powers + 2.0
    growth = 0.0
    for place in growing:
        growth += engine.growth(place) * left
        engine.spare *= NEXT_PLACE
        if waiting and not turned[place]:
            growth += 0.5 * _points_now(place, pool, turned, area)
    unit = UNIT * (0.55 + 0.12 * left)  # late in the game there is little to do with an essence
    hand, wanted = _hand(state, seat, engine, unit)
    goal, target = _goal(state, seat, engine, unit)
    token = 1.0 if state.token == seat else 0.0
    wins = own + bonus + token >= VICTORY_THRESHOLD and own + bonus >= rivals_best
    return [
        own + 0.6 * bonus,
        token * max(0.3, 1.0 - 0.25 * left),
        1.0 if wins else 0.0,
        _pool_units(pool, wanted, target) * unit,
        stored * unit,
        income * left * UNIT,
        powers * left * UNIT,
        (ready + item) * unit,
        growth,
        discounts * left * UNIT,
        hand,
        goal,
    ]


def _hand(state: ResArcanaState, seat: int, engine: Engine, unit: float) -> tuple[float, list[int]]:
    """What the hand is worth, placed or discarded, and the essences that its good cards ask for."""
    pool, left = engine.pool, engine.left
    every_round = sum(engine.next_pool) - sum(pool) + engine.next_pool[GOLD] - pool[GOLD] + engine.wild
    wanted = [0, 0, 0, 0, 0]
    discard = DISCARD_UNITS * unit
    cards: list[float] = [] if state.passed[seat] else [discard + NEW_CARD]  # drawn when passing
    hand = state.hands[seat]
    for card in [*hand, *state.picks[seat]] if state.picks[seat] else hand:
        if card < 0:
            cards.append(discard + NEW_CARD)
            continue
        cost = COST[card]
        wait = shortage(cost, pool) / (every_round + 1.5)
        worth = POINTS[card] - PRICE[card] * unit
        time = left - 0.5 - wait
        if time > 0:
            worth += A_ROUND[card] * time * UNIT
        for place in engine.menageries:
            for points, fits in MENAGERIE[place]:
                if fits[card]:
                    worth += points
        if worth > 0:
            wanted[0] += cost[0]
            wanted[1] += cost[1]
            wanted[2] += cost[2]
            wanted[3] += cost[3]
            wanted[4] += cost[4]
            worth = 0.4 * discard + 0.8 * worth * LATER**wait
        cards.append(worth if worth > discard else discard)
    cards.sort(reverse=True)
    total, share = 0.0, 1.0
    for worth in cards:
        worth *= share
        total += worth if worth > discard else discard
        share *= CARDS_FALL
    return total, wanted


def _goal(state: ResArcanaState, seat: int, engine: Engine, unit: float) -> tuple[float, Essences]:
    """What the best thing to claim will bring beyond its cost, with a little of the second best; and that cost."""
    pool, left = engine.pool, engine.left
    cards = len(state.hands[seat]) + (not state.passed[seat])
    goal = second = 0.0
    target: Essences = NOTHING
    for place in state.places:
        cost = COST[place]
        missing = shortage(cost, pool)
        wait = 0.0
        if missing:
            wait = 0.15
            if missing > CARD_PAYS * cards:
                speed = missing - shortage(cost, engine.next_pool) + engine.wild
                wait += (missing - CARD_PAYS * cards) / (speed if speed > 1.5 else 1.5)
        worth = POINTS[place] - PRICE[place] * unit
        time = left - wait
        if time > 0:
            worth += INCOME[place] * time * UNIT
        if time > -0.6:
            worth += engine.growth(place) * (time + 0.6)
        for points, fits in MENAGERIE[place]:
            worth += points * sum(1 for component in engine.area if fits[component])
            worth += 0.5 * points * sum(1 for card in state.hands[seat] if card >= 0 and fits[card])
        worth *= LATER**wait
        if worth > goal:
            goal, second, target = worth, goal, cost
        elif worth > second:
            second = worth
    if state.monument_deck or any(monument >= 0 for monument in state.face_up):
        missing = MONUMENT_COST[GOLD] - pool[GOLD]
        wait = 0.0
        if missing > 0:
            speed = engine.next_pool[GOLD] - pool[GOLD]
            wait = 0.15 + max(0.0, missing - 0.5 * cards) / (speed if speed > 0.7 else 0.7)
        best = MONUMENT_MEAN
        for monument in state.face_up:
            if monument >= 0:
                best = max(best, POINTS[monument] + A_ROUND[monument] * max(0.0, left - wait) * UNIT)
        worth = (best - PRICE[MONUMENTS[0]] * unit) * LATER**wait
        if worth > goal:
            goal, second, target = worth, goal, MONUMENT_COST
        elif worth > second:
            second = worth
    return goal + 0.3 * second, target


def _pool_units(pool: Essences, wanted: list[int], target: Essences) -> float:
    """The pool in units: what cards and the goal ask for counts fully, the rest less."""
    total = 0.0
    for have, for_cards, for_goal in zip(pool, wanted, target, strict=True):
        want = for_cards + for_goal
        if have <= want:
            total += have
        elif have <= ENOUGH:
            total += want + 0.75 * (have - want)
        elif want >= ENOUGH:
            total += want + 0.3 * (have - want)
        else:
            total += want + 0.75 * (ENOUGH - want) + 0.3 * (have - ENOUGH)
    if total > PLENTY:
        total = PLENTY + 0.5 * (total - PLENTY)  # nobody has the turns to use more
    return total + (GOLD_UNITS - 1) * min(pool[GOLD], 8)


def _points_now(place: int, pool: Essences, turned: list[bool], area: list[int]) -> float:
    """Points that a straight Place of Power can be given from the pool in the turns to come."""
    found = 0.0
    for power in POINT_POWERS[place]:
        if power.companion >= 0:
            fits = OF_TYPE[power.companion]
            if not any(fits[component] and not turned[component] for component in area):
                continue
        if not covers(pool, power.amount):
            continue
        times = 1
        if not power.turns:
            times = min(have // need for have, need in zip(pool, power.amount, strict=True) if need)
        found = max(found, float(power.points * min(times, 3)))
    return found
