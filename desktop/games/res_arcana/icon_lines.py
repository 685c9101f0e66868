"""Costs, collect entries and powers of a card as short lines of icons, made from its data."""

from __future__ import annotations

from collections.abc import Sequence

from rules.res_arcana import vocabulary as v
from rules.res_arcana.content import Component
from rules.res_arcana.essences import ALL_TYPES, ESSENCE_IDS, Essences
from rules.res_arcana.vocabulary import Element, PointRule, Power

ARROW, BUT = "=→", "=≠"
TYPE_ICONS = ("dragon", "creature")

# A line is a list of icon names and of short texts, which begin with "=".
Line = list[str]


def amount(essences: Essences, wild: int = 0) -> Line:
    """2 elan, 1 gold: a number only where it is more than one."""
    parts: Line = []
    for essence, count in enumerate(essences):
        if count:
            parts += _counted(count, f"essence_{ESSENCE_IDS[essence]}")
    if wild:
        parts += _counted(wild, "essence_any")
    return parts


def _counted(count: int, icon: str) -> Line:
    return [icon] if count == 1 else [f"={count}", icon]


def _any_of(types: Sequence[int]) -> str:
    return f"essence_{ESSENCE_IDS[types[0]]}" if len(types) == 1 else "essence_any"


def _choices(choices: Sequence[Essences]) -> Line:
    parts: Line = []
    for number, one in enumerate(choices):
        parts += (["=/"] if number else []) + amount(one)
    return parts


def _result(essence: int, types: Sequence[int]) -> str:
    return f"essence_{ESSENCE_IDS[essence]}" if essence >= 0 else _any_of(types)


def element_line(element: Element) -> Line:
    """One element of the vocabulary."""
    op = element.op
    line: Line
    if op in (v.GAIN, v.RIVALS_GAIN, v.PAY, v.PAY_FROM_SELF):
        line = amount(element.amount, element.wild)
        if op == v.PAY_FROM_SELF:
            line = ["card_this", "=−", *line]
        elif op == v.RIVALS_GAIN:
            line = ["ui_player", *line]
    elif op == v.GAIN_WILD:
        line = _counted(element.wild, _any_of(element.types))
        excluded = [f"essence_{ESSENCE_IDS[type]}" for type in ALL_TYPES if type not in element.types]
        if excluded and len(element.types) > 1:
            line += [BUT, *excluded]
    elif op in (v.GAIN_CHOICE, v.PAY_CHOICE):
        line = _choices(element.choices)
    elif op == v.PAY_SAME:
        line = ["=X", _any_of(element.types)]
    elif op in (v.GAIN_X, v.GAIN_X_OTHER):
        line = ["=X", _result(element.essence, element.types)]
    elif op == v.GAIN_BY_COST:
        plus = f"=+{element.quantity}" if element.quantity else "=×"
        line = ["placement_cost", plus, _result(element.essence, element.types)]
    elif op == v.GAIN_AS_RIVAL:
        line = [
            "ui_player",
            f"essence_{ESSENCE_IDS[element.of_rival]}",
            "==",
            _result(element.essence, element.types),
        ]
    elif op == v.GAIN_PAID:
        line = ["essence_any"]
    elif op == v.GAIN_EACH_PRESENT:
        line = [f"=+{element.quantity}", "essence_any"]
    else:
        line = _other(element)
    if element.to == v.SELF:
        line = [*line, "card_this"]
    elif element.to == v.OWN_COMPONENT:
        line = [*line, "card"]
    return line


def _other(element: Element) -> Line:
    """Elements that move cards rather than essences."""
    op, quantity = element.op, element.quantity
    if op == v.ATTACK:
        return ["life_loss", f"={quantity}"]
    if op == v.STRAIGHTEN_OWN:
        return (
            ["card_straighten", "creature"]
            if element.target == v.OWN_CREATURE
            else ["card_straighten", "card"]
        )
    if op == v.TURN_OWN:
        return ["card_turn", TYPE_ICONS[element.target]]
    if op in (v.DRAW, v.DRAW_DISCARD):
        drawn = f"=+{quantity if quantity > 1 else ''}"
        return [drawn, "card", *([f"=−{quantity}", "card"] if op == v.DRAW_DISCARD else [])]
    if op == v.REORDER:
        return ["ui_eye", f"={quantity}", "card"]
    if op == v.PLACE_CARD:
        reduced = element.not_gold + element.any_part
        price = ["=0"] if element.free else [f"=−{reduced}"] if reduced else []
        return [TYPE_ICONS[0] if element.dragons_only else "card", "placement_cost", *price]
    if op in (v.IF_LEFT, v.PAY_OR):
        inner: Line = []
        for entry in element.inner:
            inner += element_line(entry)
        return ["card_this", "=:", *inner] if op == v.IF_LEFT else [*amount(element.amount), "=/", *inner]
    return {
        v.TURN_SELF: ["card_turn"],
        v.DESTROY_SELF: ["ui_cross", "card_this"],
        v.DESTROY_OWN: ["ui_cross", "card"],
        v.DISCARD: ["=−", "card"],
        v.STRAIGHTEN_SELF: ["card_straighten"],
        v.CHECK_VICTORY: ["vp", "=?"],
        v.IGNORE: ["military"],
        v.BONUS_POINTS: [f"=+{quantity}", "vp"],
    }.get(op, [])


def power_line(power: Power) -> Line:
    """Cost, an arrow, effect; reactions carry their sign in front. What stands before the arrow is paid, without a sign."""
    line: Line = ["reaction"] if power.kind == v.REACTION_POWER else []
    for element in power.cost:
        line += element_line(element)
    effect: Line = []
    for element in power.effect:
        effect += element_line(element)
    return [*line, *([ARROW] if effect else []), *effect]


def collect_line(component: Component) -> Line:
    """What the card brings at the start of a round."""
    line: Line = []
    for number, element in enumerate(component.collect):
        line += (["=+"] if number else []) + element_line(element)
    return line


def discount_lines(component: Component) -> list[Line]:
    """Standing discounts on placing artifacts."""
    return [
        [
            TYPE_ICONS[0] if discount.dragons_only else "card",
            "placement_cost",
            f"=−{discount.not_gold + discount.any_part}",
        ]
        for discount in component.discounts
    ]


def point_rule_line(rule: PointRule) -> Line:
    """1 point for each essence on it, or for each creature."""
    what = f"essence_{ESSENCE_IDS[rule.essence]}" if rule.essence >= 0 else TYPE_ICONS[rule.artifact_type]
    return [f"={rule.points}", "vp", "=/", what]
