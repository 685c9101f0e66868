"""The table as text for a terminal."""

from __future__ import annotations

from rules.terramara import board
from rules.terramara import vocabulary as v
from rules.terramara.scoring import scores
from rules.terramara.table import MEMBER_OF, NEUTRAL, OWNER_OF, Table


def table_text(table: Table) -> str:
    when = f"round {table.round} of {board.ROUNDS}" if table.round else "set-up"
    lines = [
        f"Terramara, {when}; first player: Player {table.first + 1}"
        + (f", then Player {table.card_holder + 1}" if table.card_holder != table.first else "")
    ]
    if table.neutrals:
        strengths = ", ".join(str(table.military[NEUTRAL + n]) for n in range(table.neutrals))
        lines.append(f"neutral military: {strengths}")
    lines += _spaces(table)
    names = [table.content.artifacts[card].id if card >= 0 else "?" for card in table.river]
    lines.append("river row: " + ", ".join(f"{cell + 1} {name}" for cell, name in enumerate(names)))
    lines.append(
        f"deck {len(table.deck)}, workers beside the round {table.round_workers}, warriors {table.warriors}"
    )
    totals = scores(table)
    for seat in range(table.seats):
        lines += _player(table, seat, totals[seat].total)
    return "\n".join(lines)


def _spaces(table: Table) -> list[str]:
    content = table.content
    layout = table.layout
    rows = [("homeland", layout.homeland)]
    for row in range(1, len(layout.left) + 1):
        if row <= table.flipped:
            outpost = content.outposts[layout.outposts[row - 1]].id
            rows.append((f"row {row} flipped ({outpost})", (layout.crossroads[row - 1],)))
        else:
            specials = layout.specials[row - 5 : row - 4] if row > board.FLIPPED_ROWS else ()
            rows.append((f"row {row}", layout.spaces_of_row(content, row) + specials))
    if layout.personal >= 0:
        rows.append(("personal", (layout.personal,)))
    return [f"{name}: " + "  ".join(_space(table, space) for space in spaces) for name, spaces in rows]


def _space(table: Table, space: int) -> str:
    name = table.content.spaces[space].id
    if space in table.layout.fire:
        return f"{name}[fire]"
    codes = [code for code in (table.here[space], table.also[space]) if code]
    return name + (f"[{' '.join(_member(code) for code in codes)}]" if codes else "")


def _member(code: int) -> str:
    owner = OWNER_OF[code]
    colour = f"N{owner - NEUTRAL + 1}" if owner >= NEUTRAL else f"P{owner + 1}"
    return f"{colour} {v.MEMBERS[MEMBER_OF[code]]}"


def _player(table: Table, seat: int, total: int) -> list[str]:
    player = table.players[seat]
    content = table.content
    held = (
        ", ".join(f"{n} {v.RESOURCES[kind]}" for kind, n in enumerate(player.resources) if n)
        or "no resources"
    )
    workers = " ".join(
        f"W{level}{'' if ready else '*'}"
        for level in (1, 2, 3)
        for ready, count in ((True, player.workers_ready[level]), (False, player.workers_used[level]))
        for _ in range(count)
    )
    mark = "> " if seat == table.turn_of else "  "
    lines = [
        f"{mark}Player {seat + 1}: {total} VP now ({player.vp} in tiles); military {table.military[seat]} "
        f"(level {table.power_level(seat)}), culture {player.culture}, caravans "
        f"{board.NODE_NAMES[player.caravan_a]} and {board.NODE_NAMES[player.caravan_b]}",
        f"    {held}; workers {workers or 'none'} (* used); at home {player.explorers_home} of {player.explorers} "
        f"explorers, {player.chieftain} chieftain, {player.warriors} warriors",
    ]
    if player.character >= 0:
        side = "experienced" if player.experienced else "young"
        lines.append(f"    {content.characters[player.character].id} ({side})")
    if player.artifacts or player.reserved >= 0:
        names = [content.artifacts[card].id for card in player.artifacts]
        reserved = f"; reserved {content.artifacts[player.reserved].id}" if player.reserved >= 0 else ""
        lines.append("    artifacts: " + (", ".join(names) or "none") + reserved)
    return lines
