"""Which artifacts a player could craft, and every way to pay for one (TR-12)."""

from __future__ import annotations

from itertools import product

from rules.core import Action
from rules.terramara import actions
from rules.terramara.player import NO_CARD, Player
from rules.terramara.table import Table
from rules.terramara.vocabulary import KINDS

ANY_NUMBER = 99  # raw resources allowed in place of processed ones by an extra craft (TR-12.12)


def any_discount(table: Table, player: Player, card: int, reserved: bool) -> int:
    """Resources of the payer's choice that need not be paid (TR-12.10, TR-12.11)."""
    discount = player.abilities.any_discounts[table.content.artifacts[card].category]
    if reserved and player.culture >= table.content.river_discount:
        discount += 1
    return discount


def reduced_cost(table: Table, player: Player, card: int) -> list[int]:
    """The printed cost by kind, less the discounts on given resources."""
    artifact = table.content.artifacts[card]
    discounts = player.abilities.discounts[artifact.category]
    return [max(0, cost - less) for cost, less in zip(artifact.cost, discounts, strict=True)]


def shortage(table: Table, player: Player, card: int, reserved: bool, raw_limit: int) -> int:
    """How many resources are missing to craft a card; 0 means it can be paid."""
    content = table.content
    cost = content.artifact_cost[card]
    abilities = player.abilities
    category = content.artifacts[card].category
    discounts = abilities.discounts[category]
    held = player.resources
    missing = coverable = 0
    for kind in range(KINDS):
        if cost[kind]:
            short = cost[kind] - discounts[kind] - held[kind + KINDS]
            if short > 0:
                missing += short
                coverable += short if short < held[kind] else held[kind]
    if not missing:
        return 0
    missing -= raw_limit if raw_limit < coverable else coverable
    missing -= abilities.any_discounts[category]
    if reserved and player.culture >= content.river_discount:
        missing -= 1
    return missing if missing > 0 else 0


def payments_for(table: Table, seat: int, card: int, reserved: bool, raw_limit: int) -> list[Action]:
    """Every different multiset of resources that pays for a card, after every use of discounts (TR-12.10-12)."""
    player = table.players[seat]
    cost = reduced_cost(table, player, card)
    held = player.resources
    found: set[Action] = set()
    for less in _reductions(cost, any_discount(table, player, card, reserved)):
        due = [amount - minus for amount, minus in zip(cost, less, strict=True)]
        # By kind: how many raw resources stand in for processed ones.
        choices = [
            range(max(0, amount - held[kind + KINDS]), min(amount, held[kind]) + 1)
            for kind, amount in enumerate(due)
        ]
        for raw in product(*choices):
            if sum(raw) <= raw_limit:
                paid = [kind for kind, amount in enumerate(raw) for _ in range(amount)]
                paid += [kind + KINDS for kind, amount in enumerate(due) for _ in range(amount - raw[kind])]
                found.add((actions.PAY, *paid))
    return sorted(found)


def _reductions(cost: list[int], discount: int) -> list[tuple[int, ...]]:
    """Every way to spread a discount of the payer's choice; all of it is used as far as the cost goes."""
    discount = min(discount, sum(cost))
    return [
        less
        for less in product(*(range(min(amount, discount) + 1) for amount in cost))
        if sum(less) == discount
    ]


def available_cards(table: Table, player: Player) -> list[int]:
    """The cards of the river row that the canoe has reached (TR-12.2)."""
    return table.river[: table.content.cells[player.culture]]


def craft_options(table: Table, seat: int, raw_limit: int) -> list[Action]:
    """Cards that can be paid for now, the reserved one included (TR-12.6)."""
    player = table.players[seat]
    found: list[Action] = [
        (actions.CRAFT, card)
        for card in available_cards(table, player)
        if not shortage(table, player, card, False, raw_limit)
    ]
    if len(found) > 1:
        found.sort()
    if player.reserved != NO_CARD and not shortage(table, player, player.reserved, True, raw_limit):
        found.append(actions.CRAFTED_RESERVED)
    return found


def may_reserve(table: Table, player: Player) -> bool:
    """River space 4 reached and nothing reserved (TR-12.4)."""
    return player.reserved == NO_CARD and player.culture >= table.content.reserve_from


def reserve_options(table: Table, seat: int) -> list[Action]:
    player = table.players[seat]
    if not may_reserve(table, player):
        return []
    return sorted((actions.RESERVE, card) for card in available_cards(table, player))
