"""The declarative vocabulary of cards (RA-16).

A card is data: its cost, what it collects, its discounts, points and powers. Powers and collect entries are lists of
*elements* - pay, turn, destroy, gain, attack ... - which costs.py, placing.py, effects.py, reorder.py, attack.py and
collect.py carry out. card_reader.py reads them from the files.
"""

from __future__ import annotations

from typing import NamedTuple

from rules.core import Words
from rules.res_arcana.essences import ALL_TYPES, ESSENCE_IDS, NOTHING, Essences

ESSENCE = Words("essence", ESSENCE_IDS)
DRAGON, CREATURE = range(2)
ARTIFACT_TYPE = Words("artifact type", ("dragon", "creature"))

# What an element does. Costs first, then effects, then what only stands in a collect entry.
(
    TURN_SELF,
    TURN_OWN,  # a straight dragon or creature of one's own
    PAY,  # a fixed cost, perhaps with a wild part
    PAY_CHOICE,
    PAY_SAME,  # X essences of one type
    PAY_FROM_SELF,
    DESTROY_SELF,
    DESTROY_OWN,
    DISCARD,
    GAIN,
    GAIN_WILD,
    GAIN_CHOICE,
    GAIN_X,  # as many as were paid of one type, in Gold
    GAIN_X_OTHER,  # the same, in another type
    GAIN_BY_COST,
    GAIN_AS_RIVAL,
    GAIN_PAID,
    GAIN_EACH_PRESENT,
    RIVALS_GAIN,
    ATTACK,
    STRAIGHTEN_SELF,
    STRAIGHTEN_OWN,
    DRAW,
    DRAW_DISCARD,
    REORDER,
    PLACE_CARD,
    CHECK_VICTORY,
    IGNORE,
    BONUS_POINTS,
    IF_LEFT,
    PAY_OR,
) = range(31)

POOL, SELF, OWN_COMPONENT = range(3)  # where a gain goes
ANY_ARTIFACT, OTHER_ARTIFACT, DRAGON_OR_CREATURE = range(3)  # what may be destroyed
ANY_OWN, OWN_CREATURE = range(2)  # what may be straightened
FROM_HAND, FROM_OWN_DISCARD, FROM_ANY_DISCARD = range(3)  # where a placed card comes from

ACTION_POWER, REACTION_POWER, ON_ACQUIRE = range(3)
POWER_KIND = Words("kind of power", ("action", "reaction", "on_acquire"))
LIFE_LOSS, DRAGON_POWER, VICTORY_CHECK = range(3)
TRIGGER = Words("trigger", ("life_loss", "dragon_power", "victory_check"))
STRAIGHT, TURNED, NO_REQUIREMENT = range(3)
REQUIREMENT = Words("requirement", ("straight", "turned", "none"))


class Element(NamedTuple):
    """One cost, effect or collect element of a component; which values matter depends on ``op``."""

    op: int
    amount: Essences = NOTHING
    wild: int = 0  # so many of any types
    types: tuple[int, ...] = ALL_TYPES  # the types that the wild part, X or the result may be of
    choices: tuple[Essences, ...] = ()
    to: int = POOL
    target: int = (
        0  # an artifact type, what may be destroyed, what may be straightened, where a card comes from
    )
    quantity: int = 0  # Life lost, cards drawn, points, what is added to a placement cost
    essence: int = -1  # the result's type; the type that a rival's pool is searched for is ``of_rival``
    of_rival: int = -1
    of_discarded: bool = False  # the cost of the discarded card, not of the destroyed artifact
    dragons_only: bool = False  # only a dragon may be placed
    free: bool = False  # placed at cost 0
    not_gold: int = 0  # a placing power's own discount that cannot remove Gold
    any_part: int = 0  # its discount that can
    inner: tuple[Element, ...] = ()  # the defence of an attack, what an interest or an unpaid upkeep leads to


class Discount(NamedTuple):
    """An ability that makes artifacts cheaper (RA-7.4)."""

    dragons_only: bool
    not_gold: int
    any_part: int


class PointRule(NamedTuple):
    """Points per essence lying on the component, or per own artifact of a type (RA-12.9)."""

    points: int
    essence: int = -1
    artifact_type: int = -1


class Power(NamedTuple):
    """A cost and an effect."""

    id: str
    kind: int
    trigger: int
    requires: int
    cost: tuple[Element, ...]
    effect: tuple[Element, ...]
