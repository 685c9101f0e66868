"""A position as text for a terminal: the map as a grid, then territories, creatures, players."""

from __future__ import annotations

from rules.northgard import cards as k
from rules.northgard.content import AREAS, BUILDINGS, CLANS, CREATURES, RESOURCES, TILES, symbol
from rules.northgard.hidden import fame_hidden
from rules.northgard.land import coordinates
from rules.northgard.state import PHASES, UNKNOWN, NorthgardState


def show(state: NorthgardState) -> str:
    """The whole position, or what a view knows of it."""
    lines = [
        f"Year {state.year} of {state.years}, {PHASES[state.phase]}; first player: Player {state.first_player + 1}; "
        f"tiles left {len(state.pile)}, Unrest left {state.unrest}",
        f"Row: {_cards(state.row) or '-'}; Achievements: {_cards(state.achievements) or '-'}",
        "",
        *_map(state),
        "",
        *(
            _territory(state, root)
            for root in state.land.roots
            if state.owner[root] >= 0 or _noted(state, root)
        ),
    ]
    for creature in state.line:
        lines.append(f"{CREATURES[creature].id} in {AREAS[state.creature_at[creature]].id}")
    for seat in range(state.players):
        lines += _player(state, seat)
    return "\n".join(lines)


def _noted(state: NorthgardState, root: int) -> bool:
    return bool(state.buildings[root]) or root == state.scorched_at


def _cards(cards: list[int]) -> str:
    return ", ".join("?" if card == UNKNOWN else k.CARD_IDS[card] for card in cards)


def _map(state: NorthgardState) -> list[str]:
    """One cell of text for each tile: its id and quarter turns."""
    where = {coordinates(cell): f"{TILES[tile].id}/{turns}" for tile, cell, turns in state.land.placed}
    if not where:
        return []
    columns = range(min(x for x, _ in where), max(x for x, _ in where) + 1)
    rows = range(min(y for _, y in where), max(y for _, y in where) + 1)
    lines = ["      " + "".join(f"{x:^10}" for x in columns)]
    for y in rows:
        lines.append(f"{y:>4}  " + "".join(f"{where.get((x, y), '.'):^10}" for x in columns))
    return lines


def _territory(state: NorthgardState, root: int) -> str:
    owner = state.owner[root]
    shown = state.shown(root)
    parts = [
        f"{AREAS[root].id}: {'neutral' if owner < 0 else f'Player {owner + 1}'}",
        f"size {state.land.size(root)} {'closed' if state.land.closed(root) else 'open'}",
    ]
    if owner >= 0:
        parts.append(f"{state.units[root]} units" + (" + Kaija" if state.kaija_in(owner, root) else ""))
    symbols = [f"{symbol(shown, kind)} {name}" for kind, name in enumerate(RESOURCES) if symbol(shown, kind)]
    if symbols:
        parts.append(" ".join(symbols))
    built = [
        BUILDINGS[state.building_at[area]].id
        for area in state.land.sites[root]
        if state.building_at[area] >= 0
    ]
    built += [BUILDINGS[code % 8].id for code in state.siteless if state.land.root[code // 8] == root]
    if built:
        parts.append(" ".join(built))
    if root == state.scorched_at:
        parts.append("Scorched Earth")
    return "  " + ", ".join(parts)


def _player(state: NorthgardState, seat: int) -> list[str]:
    clan = CLANS[state.clan[seat]].id if state.clan[seat] >= 0 else "no clan"
    food, wood, lore = state.resources[3 * seat : 3 * seat + 3]
    hidden = state.viewer >= 0 and fame_hidden(state, state.viewer, seat)
    fame = "?" if hidden else str(state.fame_tokens(seat))
    passed = ", passed" if state.passed >> seat & 1 else ""
    tiles = ", ".join(TILES[tile].id for tile in state.setup_tiles[seat])
    return [
        f"Player {seat + 1} ({clan}): food {food}, wood {wood}, lore {lore}, fame {fame}, "
        f"reserve {state.reserve[seat]}{passed}{f', tiles {tiles}' if tiles else ''}",
        f"  hand: {_cards(state.hand[seat]) or '-'}; active: {_cards(state.active_cards[seat]) or '-'}; "
        f"draw {len(state.draw_pile[seat])}, discard {len(state.discard[seat])}",
    ]
