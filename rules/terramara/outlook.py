"""Which artifacts a player could craft soon, and which resources that takes: what the bots' evaluation and options share."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import NamedTuple

from rules.terramara import vocabulary as v
from rules.terramara.content import Content
from rules.terramara.costs import available_cards
from rules.terramara.player import NO_CARD, Player
from rules.terramara.programs import ENDGAME, IMMEDIATE
from rules.terramara.table import Table

EFFECT_WORTH = 2.5  # of an effect of an artifact, beside its points
UNIT_WORTH = 1.2  # of a resource that an artifact takes
MISSING_COST = 0.3  # by how much a missing resource lowers the hope for an artifact
PROCESSING_EASE = 0.55  # part of a missing resource that its raw form makes up for
SECOND_ARTIFACT = 0.4  # how much the second best artifact counts


class CardFacts(NamedTuple):
    """What the evaluation asks of an artifact again and again."""

    vp: int
    lasting: int  # effects that go on working
    worth: float  # points and effects
    category: int
    cost: tuple[tuple[int, int], ...]  # (kind, amount) of what it needs


class Collection(NamedTuple):
    """What the evaluation asks of a player's artifacts."""

    vp: int
    lasting: int
    by_category: tuple[int, ...]


@cache
def card_facts(content: Content) -> tuple[CardFacts, ...]:
    return tuple(
        CardFacts(
            artifact.vp,
            sum(content.effects[number].kind not in (IMMEDIATE, ENDGAME) for number in artifact.effects),
            artifact.vp + EFFECT_WORTH * len(artifact.effects),
            artifact.category,
            tuple((kind, amount) for kind, amount in enumerate(artifact.cost) if amount),
        )
        for artifact in content.artifacts
    )


@lru_cache(maxsize=4096)
def collection(content: Content, artifacts: tuple[int, ...]) -> Collection:
    facts = card_facts(content)
    counts = [0] * len(v.CATEGORIES)
    for card in artifacts:
        counts[facts[card].category] += 1
    return Collection(
        sum(facts[card].vp for card in artifacts),
        sum(facts[card].lasting for card in artifacts),
        tuple(counts),
    )


def cards_in_sight(table: Table, player: Player) -> list[int]:
    """Cards that the canoe has reached, and the reserved one."""
    cards = available_cards(table, player)
    return cards if player.reserved == NO_CARD else [*cards, player.reserved]


def in_reach(table: Table, player: Player) -> float:
    """The best artifact that could be crafted soon and a part of the second, less for every resource that is missing."""
    held = player.resources
    best = second = 0.0
    facts = card_facts(table.content)
    discounts = player.abilities.discounts
    for card in cards_in_sight(table, player):
        _, _, worth, category, cost = facts[card]
        less = discounts[category]
        missing = 0.0
        total = 0
        for kind, amount in cost:
            need = amount - less[kind]
            if need <= 0:
                continue
            total += need
            lacking = need - held[v.KINDS + kind]
            if lacking > 0:
                raw = held[kind]
                missing += lacking - PROCESSING_EASE * (raw if raw < lacking else lacking)
        worth = (worth - UNIT_WORTH * total) * (1.0 - MISSING_COST * missing)
        if worth > second and missing * MISSING_COST < 1.0:
            if worth > best:
                best, second = worth, best
            else:
                second = worth
    return best + SECOND_ARTIFACT * second


def wants(table: Table, player: Player) -> list[float]:
    """How much one more processed resource of each kind is wanted: by every card in sight that lacks it, the near ones more."""
    held = player.resources
    found = [0.0] * v.KINDS
    facts = card_facts(table.content)
    discounts = player.abilities.discounts
    for card in cards_in_sight(table, player):
        _, _, worth, category, cost = facts[card]
        less = discounts[category]
        lacking = [(kind, amount - less[kind] - held[v.KINDS + kind]) for kind, amount in cost]
        missing = sum(short for _, short in lacking if short > 0)
        if missing:
            share = worth / (missing * missing)
            for kind, short in lacking:
                if short > 0:
                    found[kind] += share * short
    return found


def can_craft_after_processing(table: Table, player: Player, capacity: int) -> bool:
    """Whether some card in sight lacks only resources that are held raw, and no more of them than can be processed."""
    held = player.resources
    facts = card_facts(table.content)
    discounts = player.abilities.discounts
    for card in cards_in_sight(table, player):
        _, _, _, category, cost = facts[card]
        less = discounts[category]
        left = capacity
        for kind, amount in cost:
            lacking = amount - less[kind] - held[v.KINDS + kind]
            if lacking > 0:
                left -= lacking if lacking <= held[kind] else capacity + 1
        if 0 <= left < capacity:
            return True
    return False
