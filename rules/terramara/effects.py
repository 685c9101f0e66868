"""The interpreter: runs the programs that the content files were compiled into (section 17 of the rules).

Operations that need nobody's answer happen at once; the others push a decision, with the rest of the program under
it as a continuation (the automatic step `Run`).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rules.core import NUMBER, Field, Frame, Step
from rules.terramara import frames
from rules.terramara import vocabulary as v
from rules.terramara.content import RULE_SOURCES
from rules.terramara.costs import ANY_NUMBER, craft_options
from rules.terramara.gains import gain_resource, gain_vp, vp_per_cost
from rules.terramara.programs import Operation
from rules.terramara.table import NOBODY, Table
from rules.terramara.tracks import gain_culture, gain_military, gain_travel, lose_military

SOURCE_RAID = RULE_SOURCES.index("raid")
SOURCE_FIRST_PLAYER = RULE_SOURCES.index("first_player")

MOST_RAIDERS_GET = 2  # the divisor of a raid is never below 2 (TR-10.2.6)


def run_program(table: Table, seat: int, program: int, at: int, source: int, aux: int) -> None:
    """Run a program from an operation on. `aux`: the card just crafted, or the kind of the resource just paid."""
    operations = table.content.programs[program]
    length = len(operations)
    while at < length:
        operation = operations[at]
        code = operation[0]
        at += 1
        if code == v.OP_RESOURCES:
            held = table.players[seat].resources
            for resource, amount in operation[1]:
                held[resource] += amount
                if table.events is not None:
                    table.gained(seat, v.RESOURCES[resource], amount, source)
        elif code == v.OP_VP:
            gain_vp(table, seat, operation[1], source)
        elif code == v.OP_PROCESS and not table.players[seat].raw():
            continue
        else:
            if at < length:
                table.stack.append((frames.RUN, seat, program, at, source, aux))
            HANDLERS[code](table, seat, operation, source, aux)
            return


def can_do(table: Table, seat: int, program: int) -> bool:
    """Whether any operation of a program would do anything now; an effect may be used in part (TR-8.6, TR-12.9)."""
    for operation in table.content.programs[program]:
        code = operation[0]
        if code == v.OP_PROCESS:
            useful = table.players[seat].raw() > 0
        elif code == v.OP_SWAP:
            useful = any(table.players[seat].resources)
        elif code == v.OP_EXCHANGE:
            useful = can_pay(table, seat, operation)
        elif code == v.OP_CHOOSE:
            useful = any(can_do(table, seat, option) for option in operation[2:])
        elif code == v.OP_PERSONAL_TILE:
            useful = bool(usable_tiles(table, seat))
        else:
            return True
        if useful:
            return True
    return False


def could_do(table: Table, seat: int, program: int) -> bool:
    """Like can_do, but a price may still be raised by free actions when it is about to be paid (TR-8.2)."""
    if can_do(table, seat, program):
        return True
    pays = any(operation[0] == v.OP_EXCHANGE for operation in table.content.programs[program])
    return pays and free_actions_allowed(table, seat) and has_free_action(table, seat)


def can_pay(table: Table, seat: int, operation: Operation) -> bool:
    """Whether the price of an exchange is at hand; processed resources may stand for raw ones (TR-11.2)."""
    _, raw, processed, military = operation[:4]
    held = table.players[seat].resources
    if military:
        return table.military[seat] >= int(military)
    if processed:
        return sum(held[v.KINDS :]) >= int(processed)
    return sum(held) >= int(raw)


def usable_tiles(table: Table, seat: int) -> list[int]:
    """The Trader's tiles of a level allowed in this round (TR-15.6)."""
    player = table.players[seat]
    if not player.bonus_tiles:
        return []
    most = table.content.characters[player.character].tile_levels[table.round]
    return [tile for tile in player.bonus_tiles if table.content.bonus_tiles[tile].level <= most]


def free_actions_allowed(table: Table, seat: int) -> bool:
    """Workers and once-per-round effects may be used in one's own turn only (TR-8.2, TR-23.1)."""
    return table.turn_of == seat


def has_free_action(table: Table, seat: int) -> bool:
    """Whether a worker or a once-per-round effect could be used now."""
    player = table.players[seat]
    ready = player.workers_ready
    if (ready[1] or ready[2] or ready[3]) and player.raw():
        return True
    return any(can_use(table, seat, number) for number in player.abilities.once_per_round)


def can_use(table: Table, seat: int, number: int) -> bool:
    """Whether a once-per-round effect is ready and would do something."""
    return table.players[seat].ready >> number & 1 == 1 and can_do(
        table, seat, table.content.once_program[number]
    )


# ---------------------------------------------------------------------------------- operations


def _worker(table: Table, seat: int, operation: Operation, source: int, aux: int) -> None:
    """Workers of starting cards come from the spares (TR-6.5)."""
    level, amount = operation[1], min(operation[2], table.spare_workers[operation[1]])
    table.spare_workers[level] -= amount
    table.players[seat].workers_ready[level] += amount
    if amount and table.events is not None:
        table.gained(seat, f"worker_{level}", amount, source)


def _take_raw(table: Table, seat: int, operation: Operation, source: int, aux: int) -> None:
    # At the end of a round nobody has a turn: then it is a returning explorer's find (TR-7.6).
    at_round_end = table.turn_of == NOBODY and table.round > 0
    step = frames.RETURN_TRIGGER if at_round_end else frames.CHOOSE_RESOURCE
    table.stack.append((step, seat, operation[1], 0, source))


def _take_processed(table: Table, seat: int, operation: Operation, source: int, aux: int) -> None:
    table.stack.append((frames.CHOOSE_RESOURCE, seat, operation[1], 1, source))


def _take_match(table: Table, seat: int, operation: Operation, source: int, aux: int) -> None:
    gain_resource(table, seat, aux + v.KINDS, operation[1], source)


def _military(table: Table, seat: int, operation: Operation, source: int, aux: int) -> None:
    gain_military(table, seat, operation[1], source)


def _culture(table: Table, seat: int, operation: Operation, source: int, aux: int) -> None:
    gain_culture(table, seat, operation[1], source)


def _travel(table: Table, seat: int, operation: Operation, source: int, aux: int) -> None:
    gain_travel(table, seat, operation[1])


def _process(table: Table, seat: int, operation: Operation, source: int, aux: int) -> None:
    table.stack.append((frames.PROCESS, seat, operation[1], source))


def _swap(table: Table, seat: int, operation: Operation, source: int, aux: int) -> None:
    for _ in range(operation[1]):
        table.stack.append((frames.SWAP_RAW, seat, source))


def _exchange(table: Table, seat: int, operation: Operation, source: int, aux: int) -> None:
    _, raw, processed, military, get, times = operation
    offer_exchange(table, seat, (frames.EXCHANGE, seat, raw, processed, military, get, times, source))


def offer_exchange(table: Table, seat: int, frame: Frame) -> None:
    """Ask for a payment if one is possible, or could become possible by free actions (TR-8.2)."""
    _, _, raw, processed, military, _, times, _ = frame
    if times and (
        can_pay(table, seat, (v.OP_EXCHANGE, raw, processed, military))
        or (free_actions_allowed(table, seat) and has_free_action(table, seat))
    ):
        table.stack.append(frame)


CHOOSE_STEPS: Final = {
    v.CHOOSE_FREELY: frames.CHOOSE_OPTION,
    v.CHOOSE_HUT: frames.HUT_MODE,
    v.CHOOSE_FIRST_PLAYER: frames.FIRST_PLAYER_BACK,
}


def _choose(table: Table, seat: int, operation: Operation, source: int, aux: int) -> None:
    if any(could_do(table, seat, program) for program in operation[2:]):
        table.stack.append((CHOOSE_STEPS[operation[1]], seat, source, *operation[2:]))


def _any_order(table: Table, seat: int, operation: Operation, source: int, aux: int) -> None:
    parts = [number for program in operation[1:] for number in (program, source)]
    table.stack.append((frames.ORDER_PARTS, seat, aux, *parts))


def _recruit(table: Table, seat: int, operation: Operation, source: int, aux: int) -> None:
    """From the round track, else from the spares of that level, else nobody (TR-10.1.1)."""
    level = table.content.worker_level_of_round[table.round]
    if table.round_workers:
        table.round_workers -= 1
    elif table.spare_workers[level]:
        table.spare_workers[level] -= 1
    else:
        return
    table.players[seat].workers_ready[level] += 1
    if table.events is not None:
        table.gained(seat, f"worker_{level}", 1, source)


def _warriors(table: Table, seat: int, operation: Operation, source: int, aux: int) -> None:
    taken = min(operation[1], table.warriors)
    table.warriors -= taken
    table.players[seat].warriors += taken
    if taken and table.events is not None:
        table.gained(seat, "warrior", taken, source)


def raid_divisor(table: Table, raider: int, victim: int) -> int:
    """Resources a victim must own for each one given (TR-10.2.1, TR-10.2.6)."""
    level = table.power_level(raider) + table.players[raider].abilities.raid_power
    return max(MOST_RAIDERS_GET, table.content.raid_divisor + table.power_level(victim) - level)


def _raid(table: Table, seat: int, operation: Operation, source: int, aux: int) -> None:
    """Lose military, then every other player gives, in player order from the raider's left (TR-10.2)."""
    if operation[1]:
        lose_military(table, seat, operation[1], SOURCE_RAID)
    if table.events is not None:
        table.emit("raided", seat, table.content.sources[source])
    for victim in reversed(table.order_from(seat)[1:]):
        due = sum(table.players[victim].resources) // raid_divisor(table, seat, victim)
        if due:
            table.stack.append((frames.RAID_GIVE, victim, seat, due))


def _first_player(table: Table, seat: int, operation: Operation, source: int, aux: int) -> None:
    """Take the first player card, or its back in the last round (TR-10.1.5, TR-10.1.6)."""
    content = table.content
    if table.round == len(content.worker_level_of_round) - 1:
        run_program(table, seat, content.first_player_back, 0, SOURCE_FIRST_PLAYER, -1)
        return
    table.card_holder = seat
    if table.events is not None:
        table.emit("took_first_player", seat, "first_player")
    order = table.order_from(seat)
    for rank in reversed(content.first_player_ranks[table.seats]):
        gift = content.first_player_gifts[rank]
        table.stack.append((frames.RUN, order[rank - 1], gift, 0, SOURCE_FIRST_PLAYER, -1))
    table.stack.append((frames.RUN, seat, content.first_player_front, 0, SOURCE_FIRST_PLAYER, -1))


def _craft(table: Table, seat: int, operation: Operation, source: int, aux: int) -> None:
    """An extra craft, if something can be crafted or free actions could make it possible (TR-12.5)."""
    limit = ANY_NUMBER if operation[1] else table.players[seat].abilities.raw_substitute
    if craft_options(table, seat, limit) or (
        free_actions_allowed(table, seat) and has_free_action(table, seat)
    ):
        table.stack.append((frames.EXTRA_CRAFT, seat, operation[1]))


def _military_per_stronger(table: Table, seat: int, operation: Operation, source: int, aux: int) -> None:
    own = table.military[seat]
    stronger = sum(1 for other in range(table.seats) if table.military[other] > own)
    if stronger:
        gain_military(table, seat, stronger * operation[1], source)


def _vp_by_power_level(table: Table, seat: int, operation: Operation, source: int, aux: int) -> None:
    gain_vp(table, seat, operation[1][table.power_level(seat) - 1], source)


def _vp_per_cost(table: Table, seat: int, operation: Operation, source: int, aux: int) -> None:
    vp_per_cost(table, seat, operation[1], operation[2], source, aux)


def _personal_tile(table: Table, seat: int, operation: Operation, source: int, aux: int) -> None:
    if usable_tiles(table, seat):
        table.stack.append((frames.PERSONAL_BONUS, seat))


def _offer_tile(table: Table, seat: int, operation: Operation, source: int, aux: int) -> None:
    table.stack.append((frames.USE_BONUS_TILE, seat, operation[1]))


Handler = Callable[[Table, int, Operation, int, int], None]

# By operation code; the first two are resolved by run_program itself.
HANDLERS: Final[dict[int, Handler]] = {
    v.OP_WORKER: _worker,
    v.OP_TAKE_RAW: _take_raw,
    v.OP_TAKE_PROCESSED: _take_processed,
    v.OP_TAKE_MATCH: _take_match,
    v.OP_MILITARY: _military,
    v.OP_CULTURE: _culture,
    v.OP_TRAVEL: _travel,
    v.OP_PROCESS: _process,
    v.OP_SWAP: _swap,
    v.OP_EXCHANGE: _exchange,
    v.OP_CHOOSE: _choose,
    v.OP_ANY_ORDER: _any_order,
    v.OP_RECRUIT: _recruit,
    v.OP_WARRIORS: _warriors,
    v.OP_RAID: _raid,
    v.OP_FIRST_PLAYER: _first_player,
    v.OP_CRAFT: _craft,
    v.OP_MILITARY_PER_STRONGER: _military_per_stronger,
    v.OP_VP_BY_POWER_LEVEL: _vp_by_power_level,
    v.OP_VP_PER_COST: _vp_per_cost,
    v.OP_PERSONAL_TILE: _personal_tile,
    v.OP_OFFER_TILE: _offer_tile,
}


class Run(Step[Table]):
    """The rest of a program (see run_program)."""

    kind = "run"
    automatic = True
    fields = (
        Field("program", NUMBER),
        Field("at", NUMBER),
        Field("source_number", NUMBER),
        Field("aux", NUMBER),
    )

    def run(self, state: Table, frame: Frame) -> None:
        run_program(state, frame[1], frame[2], frame[3], frame[4], frame[5])
