"""Which options of a decision of Res Arcana deserve a bot's thought, the promising ones first (see heuristics.py)."""

from __future__ import annotations

from rules.core import Action
from rules.res_arcana import frames
from rules.res_arcana.card_worth import IN_PLAY, INCOME, POWER_OF, POWER_WORTH, PRICE
from rules.res_arcana.content import COMPONENTS, CONTENT, PLACES
from rules.res_arcana.essences import GOLD
from rules.res_arcana.notation import CLAIM, CLAIM_TOP, DISCARD, PASS, PLACE, USE
from rules.res_arcana.state import ResArcanaState
from rules.res_arcana.vocabulary import PAY


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
    if step in (frames.DRAFT_PICK, frames.DUEL_PICK):
        return [(0.1 * (IN_PLAY[action[1]] - PRICE[action[1]]), action) for action in options]
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
                    8.0 if component in PLACES else 4.0 + COMPONENTS[component].points,
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
