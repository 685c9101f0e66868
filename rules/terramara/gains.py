"""Resources and VP, and the permanent effects that an event sets off (TR-8.4, TR-17.4)."""

from __future__ import annotations

from collections.abc import Iterable

from rules.terramara import frames
from rules.terramara import vocabulary as v
from rules.terramara.table import Table


def gain_vp(table: Table, seat: int, amount: int, source: int) -> None:
    table.players[seat].vp += amount
    if table.events is not None:
        table.gained(seat, "vp", amount, source)


def gain_resource(table: Table, seat: int, resource: int, amount: int, source: int) -> None:
    table.players[seat].resources[resource] += amount
    if table.events is not None:
        table.gained(seat, v.RESOURCES[resource], amount, source)


def hand_out(table: Table, seat: int, program: int, source: int, aux: int) -> None:
    """Run a plain program: it only gives resources and VP."""
    for operation in table.content.programs[program]:
        code = operation[0]
        if code == v.OP_RESOURCES:
            for resource, amount in operation[1]:
                gain_resource(table, seat, resource, amount, source)
        elif code == v.OP_VP:
            gain_vp(table, seat, operation[1], source)
        else:
            vp_per_cost(table, seat, operation[1], operation[2], source, aux)


def vp_per_cost(table: Table, seat: int, resource: int, amount: int, source: int, card: int) -> None:
    """VP for each unit of a resource in the printed cost of the card just crafted (TR-12.13)."""
    units = table.content.artifact_cost[card][resource - v.KINDS] if resource >= v.KINDS else 0
    if units:
        gain_vp(table, seat, units * amount, source)


def fire(table: Table, seat: int, effects: Iterable[int], aux: int) -> None:
    """Set off permanent effects that happen at the same moment."""
    content = table.content
    resolve_together(
        table, seat, [(content.effects[e].program, content.effects[e].source) for e in effects], aux
    )


def resolve_together(table: Table, seat: int, parts: list[tuple[int, int]], aux: int) -> None:
    """Resolve programs (with their sources) of one moment; where the order could matter the player chooses it.

    Plain gifts of resources and VP come first: having them earlier never hurts.
    """
    waiting: list[int] = []
    for program, source in parts:
        if table.content.is_plain[program]:
            hand_out(table, seat, program, source, aux)
        else:
            waiting += (program, source)
    if len(waiting) == 2:
        table.stack.append((frames.RUN, seat, waiting[0], 0, waiting[1], aux))
    elif waiting:
        table.stack.append((frames.ORDER_PARTS, seat, aux, *waiting))
