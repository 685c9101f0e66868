"""Gaining and losing points on the three tracks (TR-13)."""

from __future__ import annotations

from rules.terramara import frames
from rules.terramara import vocabulary as v
from rules.terramara.board import END
from rules.terramara.content import RULE_SOURCES
from rules.terramara.gains import fire, gain_vp
from rules.terramara.table import Table

SOURCE_MILITARY_OVERFLOW = RULE_SOURCES.index("military_overflow")
SOURCE_CULTURE_OVERFLOW = RULE_SOURCES.index("culture_overflow")
SOURCE_RIVER = RULE_SOURCES.index("river")


def gain_military(table: Table, seat: int, amount: int, source: int) -> None:
    """Points beyond the end of the track give VP (TR-13.1.1)."""
    abilities = table.players[seat].abilities
    amount += abilities.boosts[v.MILITARY]
    top = table.content.military_max
    strength = table.military[seat] + amount
    if table.events is not None:
        table.gained(seat, "military", amount, source)
    if strength > top:
        table.military[seat] = top
        gain_vp(table, seat, strength - top, SOURCE_MILITARY_OVERFLOW)
    else:
        table.military[seat] = strength
    if abilities.on_gain[v.MILITARY]:
        fire(table, seat, abilities.on_gain[v.MILITARY], -1)


def lose_military(table: Table, seat: int, amount: int, source: int) -> None:
    """Never below 0 (TR-13.1.2); the young Fighter loses none (TR-15.4)."""
    if table.players[seat].abilities.no_military_loss:
        return
    lost = min(amount, table.military[seat])
    table.military[seat] -= lost
    if lost and table.events is not None:
        table.emit("lost", seat, table.content.sources[source], {"amount": lost, "resource": "military"})


def gain_culture(table: Table, seat: int, amount: int, source: int) -> None:
    """Move the canoe; the spaces reached or passed take effect in ascending order (TR-13.2.1, TR-13.2.2)."""
    player = table.players[seat]
    content = table.content
    abilities = player.abilities
    amount += abilities.boosts[v.CULTURE]
    before = player.culture
    after = before + amount
    if table.events is not None:
        table.gained(seat, "culture", amount, source)
    if after > content.river_end:
        gain_vp(table, seat, after - content.river_end, SOURCE_CULTURE_OVERFLOW)
        after = content.river_end
    player.culture = after
    # The last space is pushed first, so that the first one is resolved first.
    for space, tiles in reversed(table.layout.bonus_at_river.items()):
        if before < space <= after:
            offer_tiles(table, seat, tiles)
    if before < content.river_explorer <= after:
        player.explorers += 1
        player.explorers_home += 1
        if table.events is not None:
            table.emit("explorer_joined", seat, "river")
    if abilities.on_gain[v.CULTURE]:
        fire(table, seat, abilities.on_gain[v.CULTURE], -1)


def offer_tiles(table: Table, seat: int, tiles: tuple[int, ...]) -> None:
    """Bonus tiles of one river space; two of them in the order the player likes (TR-13.2.2)."""
    if len(tiles) == 1:
        table.stack.append((frames.USE_BONUS_TILE, seat, tiles[0]))
    elif tiles:
        parts: list[int] = []
        for tile in tiles:
            parts += (table.content.offer_program[tile], SOURCE_RIVER)
        table.stack.append((frames.ORDER_PARTS, seat, -1, *parts))


def gain_travel(table: Table, seat: int, amount: int) -> None:
    """Travel is used at once, step by step; what cannot be used is lost (TR-13.3.1, TR-13.3.9)."""
    player = table.players[seat]
    abilities = player.abilities
    if player.caravan_a != player.caravan_b or player.caravan_a != END:
        table.stack.append((frames.TRAVEL_STEP, seat, amount + abilities.boosts[v.TRAVEL]))
    if abilities.on_gain[v.TRAVEL]:
        fire(table, seat, abilities.on_gain[v.TRAVEL], -1)
