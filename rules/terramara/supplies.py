"""Supplies that a position may leave out, because they follow from the rest: worker tiles, warriors, the camp."""

from __future__ import annotations

from rules.core import Reader
from rules.terramara import board
from rules.terramara import vocabulary as v
from rules.terramara.characters import warriors_of
from rules.terramara.table import MEMBER_OF, Table


def read(table: Table, reader: Reader) -> None:
    """Read or fill in the supplies of a table whose board, members and players are known."""
    _read_workers(table, reader)
    _read_warriors(table, reader)
    arrived = [
        seat
        for seat, player in enumerate(table.players)
        for node in (player.caravan_a, player.caravan_b)
        if node == board.END
    ]
    table.camp = tuple(reader.optional("camp", arrived).ints(None, 0, table.seats - 1))


def _read_workers(table: Table, reader: Reader) -> None:
    """Nobody hired beside this round unless it must be so; a hired worker came from the spares only if no round
    could have given it (TR-4.3, TR-10.1.1)."""
    content = table.content
    known = reader.get("spare_workers").ints(3, 0) if reader.has("spare_workers") else None
    of_round, each = content.worker_level_of_round, content.workers_per_round
    beside = 0
    if table.round:
        level = of_round[table.round]
        later = of_round[table.round + 1 :].count(level) * each
        tiles = content.spare_workers[level - 1] + of_round.count(level) * each
        taken = _hired(table, level) + later + (known[level - 1] if known else 0)
        beside = max(0, min(each, tiles - taken))
    table.round_workers = reader.optional("round_workers", beside).whole(0, each)
    spare = []
    for level, count in enumerate(content.spare_workers, start=1):
        past = of_round[1 : table.round].count(level) * each
        if table.round and of_round[table.round] == level:
            past += each - table.round_workers
        spare.append(max(0, count - max(0, _hired(table, level) - past)))
    table.spare_workers = [0, *(spare if known is None else known)]


def _hired(table: Table, level: int) -> int:
    return sum(player.workers_ready[level] + player.workers_used[level] for player in table.players)


def _read_warriors(table: Table, reader: Reader) -> None:
    """Two for every crossroads space in use that has their symbol, less those who are out (TR-4.7)."""
    out = sum(
        1 for codes in (table.here, table.also) for code in codes if code and MEMBER_OF[code] == v.WARRIOR
    )
    out += sum(player.warriors + player.hut[v.WARRIOR] for player in table.players)
    spaces = [*table.layout.crossroads, *([table.layout.personal] if table.layout.personal >= 0 else [])]
    total = sum(warriors_of(table.content, space) for space in spaces)
    if reader.has("warriors_total"):
        total = reader.get("warriors_total").whole(0)
    table.warriors = reader.optional("warriors", max(0, total - out)).whole(0)
    table.warriors_total = total if reader.has("warriors_total") else table.warriors + out
