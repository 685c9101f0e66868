"""Reading the card files strictly: what does not keep to the vocabulary is refused with card, field and reason."""

from __future__ import annotations

from rules.core import DataError, Reader, Words
from rules.res_arcana.essences import ALL_TYPES, ESSENCE_IDS, NOTHING, Essences, heap
from rules.res_arcana.vocabulary import (
    ACTION_POWER,
    ARTIFACT_TYPE,
    ATTACK,
    BONUS_POINTS,
    CHECK_VICTORY,
    DESTROY_OWN,
    DESTROY_SELF,
    DISCARD,
    DRAGON_POWER,
    DRAW,
    DRAW_DISCARD,
    ESSENCE,
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
    IGNORE,
    LIFE_LOSS,
    NO_REQUIREMENT,
    ON_ACQUIRE,
    PAY,
    PAY_CHOICE,
    PAY_FROM_SELF,
    PAY_OR,
    PAY_SAME,
    PLACE_CARD,
    POWER_KIND,
    REACTION_POWER,
    REORDER,
    REQUIREMENT,
    RIVALS_GAIN,
    STRAIGHTEN_OWN,
    STRAIGHTEN_SELF,
    TRIGGER,
    TURN_OWN,
    TURN_SELF,
    VICTORY_CHECK,
    Discount,
    Element,
    PointRule,
    Power,
)

# -- amounts (RA-16.2) --------------------------------------------------------------------------------------


def _except(reader: Reader) -> tuple[int, ...]:
    """The types that remain when those of ``except`` are left out."""
    if not reader.has("except"):
        return ALL_TYPES
    excluded = reader.get("except").words(ESSENCE)
    return tuple(essence for essence in ALL_TYPES if essence not in excluded)


def read_fixed(reader: Reader, *, wild_allowed: bool = True) -> tuple[Essences, int, tuple[int, ...]]:
    """A fixed amount: its typed parts, its wild part and the types allowed for that."""
    counts = [0] * len(ESSENCE_IDS)
    for essence, id in enumerate(ESSENCE_IDS):
        if reader.has(id):
            counts[essence] = reader.get(id).whole(1)
    wild = reader.get("wild").whole(1) if reader.has("wild") else 0
    if wild and not wild_allowed:
        raise DataError(f"{reader.place}: no wild part may stand here")
    types = _except(reader)
    if not wild and len(types) < len(ALL_TYPES):
        raise DataError(f"{reader.place}: 'except' without a wild part")
    reader.done()
    return heap(counts), wild, types


def _read_single_choices(reader: Reader) -> tuple[Essences, ...]:
    """The parts of a choice, each a fixed amount without wild parts."""
    parts = reader.get("choose").entries()
    if len(parts) < 2:
        raise DataError(f"{reader.place}.choose: a choice needs at least two parts")
    reader.done()
    return tuple(read_fixed(part, wild_allowed=False)[0] for part in parts)


def _read_pay_amount(reader: Reader) -> Element:
    if reader.has("choose"):
        return Element(PAY_CHOICE, choices=_read_single_choices(reader))
    if reader.has("same"):
        if reader.get("same").text() != "X":
            raise reader.get("same").fail('"X"')
        types = _except(reader)
        reader.done()
        return Element(PAY_SAME, types=types)
    amount, wild, types = read_fixed(reader)
    if len(types) < len(ALL_TYPES):
        raise DataError(f"{reader.place}: a payment excludes no types")
    return Element(PAY, amount=amount, wild=wild)


def _read_gain_amount(reader: Reader) -> Element:
    if reader.has("choose"):
        return Element(GAIN_CHOICE, choices=_read_single_choices(reader))
    if reader.has("x_of"):
        what = reader.get("x_of").text()
        if what == "choose_other_type":
            element = Element(GAIN_X_OTHER, types=_except(reader))
        else:
            element = Element(GAIN_X, essence=reader.get("x_of").one(ESSENCE))
    elif reader.has("cost_of"):
        element = _read_cost_based(reader)
    elif reader.has("rival_pool"):
        element = Element(
            GAIN_AS_RIVAL,
            of_rival=reader.get("rival_pool").one(ESSENCE),
            essence=reader.get("as").one(ESSENCE),
        )
    elif reader.has("paid"):
        if not reader.get("paid").flag():
            raise reader.get("paid").fail("true")
        element = Element(GAIN_PAID)
    elif reader.has("each_type_present"):
        element = Element(GAIN_EACH_PRESENT, quantity=reader.get("each_type_present").whole(1))
    else:
        amount, wild, types = read_fixed(reader)
        if wild and amount != NOTHING:
            raise DataError(f"{reader.place}: a gain is either typed or wild")
        return Element(GAIN_WILD, wild=wild, types=types) if wild else Element(GAIN, amount=amount)
    reader.done()
    return element


def _read_cost_based(reader: Reader) -> Element:
    source = reader.get("cost_of").text()
    if source not in ("D", "H"):
        raise reader.get("cost_of").fail('"D" (destroyed) or "H" (discarded from hand)')
    plus = reader.get("plus").whole(0)
    if reader.has("as"):
        return Element(
            GAIN_BY_COST, essence=reader.get("as").one(ESSENCE), quantity=plus, of_discarded=source == "H"
        )
    if not reader.get("as_wild").flag():
        raise reader.get("as_wild").fail("true")
    return Element(GAIN_BY_COST, types=_except(reader), quantity=plus, of_discarded=source == "H")


# -- costs and effects (RA-16.3) ----------------------------------------------------------------------------

_DESTROYED = Words("target", ("own_artifact", "own_other_artifact", "own_dragon_or_creature"))
_STRAIGHTENED = Words("target", ("own_any", "own_creature"))
_PLACED_FROM = Words("source of the card", ("hand", "own_discard", "any_discard"))
_GAIN_TO = Words("receiver", ("pool", "self", "own_component"))
_DECK = Words("deck", ("own_deck", "monument_deck"))


def _self_or(reader: Reader, words: Words) -> int:
    """-1 for this component itself, else which of its owner's components may be chosen."""
    return -1 if reader.value == "self" else reader.one(words)


def read_cost(reader: Reader) -> Element:
    """One cost element."""
    op = reader.get("op").text()
    if op == "turn":
        target = _self_or(reader.get("target"), Words("target", ("own_dragon", "own_creature")))
        element = Element(TURN_SELF) if target < 0 else Element(TURN_OWN, target=target)
    elif op == "pay":
        source = reader.get("from").text()
        if source not in ("pool", "self"):
            raise reader.get("from").fail('"pool" or "self"')
        element = _read_pay_amount(reader.get("amount"))
        if source == "self":
            if element.op != PAY or element.wild:
                raise DataError(f"{reader.place}: from the component only typed essences can be paid")
            element = element._replace(op=PAY_FROM_SELF)
    elif op == "destroy":
        target = _self_or(reader.get("target"), _DESTROYED)
        element = Element(DESTROY_SELF) if target < 0 else Element(DESTROY_OWN, target=target)
    elif op == "discard":
        reader.get("count").whole(1, 1)
        element = Element(DISCARD)
    else:
        raise reader.get("op").fail("a cost: turn, pay, destroy or discard")
    reader.done()
    return element


def read_effect(reader: Reader) -> Element:
    """One effect element."""
    op = reader.get("op").text()
    if op == "gain":
        element = _read_gain_amount(reader.get("amount"))._replace(to=reader.get("to").one(_GAIN_TO))
    elif op == "rivals_gain":
        amount, _, _ = read_fixed(reader.get("amount"), wild_allowed=False)
        element = Element(RIVALS_GAIN, amount=amount)
    elif op == "attack":
        defence = tuple(read_cost(entry) for entry in reader.get("ignore").entries())
        element = Element(ATTACK, quantity=reader.get("life").whole(1), inner=defence)
    elif op == "straighten":
        target = _self_or(reader.get("target"), _STRAIGHTENED)
        element = Element(STRAIGHTEN_SELF) if target < 0 else Element(STRAIGHTEN_OWN, target=target)
    elif op == "draw":
        element = Element(DRAW, quantity=reader.get("count").whole(1))
    elif op == "draw_discard":
        element = Element(DRAW_DISCARD, quantity=reader.get("count").whole(1))
    elif op == "reorder":
        if reader.get("decks").words(_DECK) != [0, 1]:
            raise reader.get("decks").fail('["own_deck", "monument_deck"]')
        element = Element(REORDER, quantity=reader.get("count").whole(2))
    elif op == "place":
        element = _read_place(reader)
    elif op == "check_victory":
        element = Element(CHECK_VICTORY)
    elif op == "ignore":
        element = Element(IGNORE)
    elif op == "temp_vp":
        element = Element(BONUS_POINTS, quantity=reader.get("vp").whole(1))
    else:
        raise reader.get("op").fail("an effect")
    reader.done()
    return element


def _read_place(reader: Reader) -> Element:
    price = reader.get("price").text()
    if price not in ("zero", "discounted"):
        raise reader.get("price").fail('"zero" or "discounted"')
    wanted = reader.get("filter").text()
    if wanted not in ("artifact", "dragon"):
        raise reader.get("filter").fail('"artifact" or "dragon"')
    discount = reader.get("discount")
    not_gold, any_part = _read_discount_amount(discount, 0)
    discount.done()
    if price == "zero" and (not_gold or any_part):
        raise DataError(f"{reader.place}.discount: what costs nothing cannot be cheaper")
    return Element(
        PLACE_CARD,
        target=reader.get("from").one(_PLACED_FROM),
        dragons_only=wanted == "dragon",
        free=price == "zero",
        not_gold=not_gold,
        any_part=any_part,
    )


def _read_discount_amount(reader: Reader, least: int) -> tuple[int, int]:
    """The discount as (not on Gold parts, on any part)."""
    amount = reader.get("amount").whole(least)
    excluded = reader.get("except").words(ESSENCE)
    if not excluded:
        return 0, amount
    if excluded != [ESSENCE.index("gold")]:
        raise reader.get("except").fail('[] or ["gold"]')
    return amount, 0


# -- collect, discounts, points, powers (RA-16.1, RA-16.5) --------------------------------------------------


def read_collect(reader: Reader) -> Element:
    """One collect entry."""
    op = reader.get("op").text()
    if op == "gain":
        return read_effect(reader)
    if op == "if_left":
        amount, wild, _ = read_fixed(reader.get("has"))
        inner = tuple(read_effect(entry) for entry in reader.get("then").entries())
        element = Element(IF_LEFT, amount=amount, wild=wild, inner=inner)
    elif op == "pay_or":
        amount, _, _ = read_fixed(reader.get("pay"), wild_allowed=False)
        inner = tuple(read_cost(entry) for entry in reader.get("else").entries())
        if [other.op for other in inner] != [TURN_SELF]:
            raise reader.get("else").fail("turning the component itself, which is always possible")
        element = Element(PAY_OR, amount=amount, inner=inner)
    else:
        raise reader.get("op").fail("gain, if_left or pay_or")
    reader.done()
    return element


def read_discount(reader: Reader) -> Discount:
    """One discount ability."""
    applies_to = reader.get("applies_to").text()
    if applies_to not in ("artifact", "dragon"):
        raise reader.get("applies_to").fail('"artifact" or "dragon"')
    not_gold, any_part = _read_discount_amount(reader, 1)
    reader.done()
    return Discount(applies_to == "dragon", not_gold, any_part)


def read_point_rule(reader: Reader) -> PointRule:
    """One point rule of a Place of Power."""
    per = reader.get("per").text()
    points = reader.get("vp").whole(1)
    if per == "essence_on_self":
        rule = PointRule(points, essence=reader.get("essence").one(ESSENCE))
    elif per == "own_component_of_type":
        rule = PointRule(points, artifact_type=reader.get("type").one(ARTIFACT_TYPE))
    else:
        raise reader.get("per").fail('"essence_on_self" or "own_component_of_type"')
    reader.done()
    return rule


def read_power(reader: Reader) -> Power:
    """One power; combinations that could not be carried out are refused (RA-16.4)."""
    kind = reader.get("kind").one(POWER_KIND)
    trigger = reader.get("trigger").one(TRIGGER) if kind == REACTION_POWER else -1
    power = Power(
        reader.get("id").text(),
        kind,
        trigger,
        reader.get("requires").one(REQUIREMENT),
        tuple(read_cost(entry) for entry in reader.get("cost").entries()),
        tuple(read_effect(entry) for entry in reader.get("effect").entries()),
    )
    reader.done()
    _check_power(power, reader.place)
    return power


def _check_power(power: Power, place: str) -> None:
    costs = [element.op for element in power.cost]
    effects = [element.op for element in power.effect]
    pool = [op for op in costs if op in (PAY, PAY_CHOICE, PAY_SAME)]
    if (power.kind == ACTION_POWER) == (power.requires == NO_REQUIREMENT):
        raise DataError(
            f"{place}.requires: action powers, and only they, need a straight or turned component"
        )
    if power.kind == ON_ACQUIRE and power.cost:
        raise DataError(f"{place}.cost: a power on being acquired has no cost")
    # Choices are made in list order, each leaving the rest payable: that is certain only for this order.
    if len(pool) > 2 or pool[1:] not in ([], [PAY_SAME]):
        raise DataError(
            f"{place}.cost: one payment from the pool, and after it at most one of equal essences"
        )
    if TURN_OWN in costs and (DESTROY_OWN in costs or DESTROY_SELF in costs):
        raise DataError(f"{place}.cost: a component cannot be turned and destroyed for the same cost")
    for element in power.effect:
        if element.op in (GAIN_X, GAIN_X_OTHER) and PAY_SAME not in costs:
            raise DataError(f"{place}.effect: X needs a cost of equal essences")
        if element.op == GAIN_PAID and len(pool) != 1:
            raise DataError(f"{place}.effect: 'paid' needs exactly one payment from the pool")
        if element.op == GAIN_BY_COST:
            needed = (DISCARD,) if element.of_discarded else (DESTROY_OWN, DESTROY_SELF)
            if not any(op in costs for op in needed):
                raise DataError(f"{place}.effect: 'cost_of' names a card that the cost does not take")
        if element.op == GAIN_EACH_PRESENT:
            raise DataError(f"{place}.effect: 'each_type_present' stands only in a collect entry")
    if IGNORE in effects and power.trigger not in (LIFE_LOSS, DRAGON_POWER):
        raise DataError(f"{place}.effect: only a reaction to an attack can ignore it")
    if BONUS_POINTS in effects and power.trigger != VICTORY_CHECK:
        raise DataError(f"{place}.effect: temporary points need a victory check as trigger")
