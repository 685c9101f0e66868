"""The board and all players as text, for terminals and bug reports."""

from __future__ import annotations

from rules.terra_mystica.board import HEX, HEX_COUNT, POSITION, SITE
from rules.terra_mystica.content import CARD, CULT, FACTION, FAVOR, POWER_ACTION, STRUCTURE, TILE, TOWN
from rules.terra_mystica.state import PHASE, TerraMysticaState

TERRAIN_LETTERS = "YUKBGSR~"
STRUCTURE_MARKS = ("D", "T", "P", "H", "S")  # dwelling, trading house, temple, stronghold, sanctuary


def show(state: TerraMysticaState) -> str:
    """Map, table, players."""
    return "\n".join(
        [*_table(state), "", *_map(state), "", *(_player(state, s) for s in range(state.setup.players))]
    )


def _table(state: TerraMysticaState) -> list[str]:
    tiles = [
        f"{'>' if number == state.round else ''}{TILE.word(tile)}"
        for number, tile in enumerate(state.tiles, start=1)
    ]
    cards = [
        CARD.word(card) + (f"+{coins}" if coins else "")
        for card, coins in enumerate(state.card_coins)
        if coins >= 0 and card not in state.card
    ]
    free = [POWER_ACTION.word(a) for a in range(len(POWER_ACTION)) if not state.power_used >> a & 1]
    return [
        f"round {state.round} of 6, phase {PHASE.word(state.phase)}, order {' '.join(map(str, state.order))}",
        f"scoring tiles: {', '.join(tiles)}",
        f"bonus cards: {', '.join(cards)}",
        f"power actions: {', '.join(free)}",
    ]


def _map(state: TerraMysticaState) -> list[str]:
    """A letter for the terrain (Y desert, U plains, K swamp, B lake, G forest, S mountains, R wasteland, ~ river),
    then seat and structure (0D = seat 0, dwelling), in capitals ``*`` behind it for a town."""
    rows: list[list[str]] = [[] for _ in range(9)]
    for hex in range(HEX_COUNT):
        row, _ = POSITION[hex]
        mark = TERRAIN_LETTERS[state.terrain[hex]]
        if state.piece[hex]:
            seat = next(seat for seat, own in enumerate(state.own) if own >> hex & 1)
            mark += f"{seat}{STRUCTURE_MARKS[state.piece[hex] - 1]}{'*' if state.in_town >> hex & 1 else ''}"
        rows[row].append(f"{mark:6}")
    lines = [
        f"{chr(65 + row)} {'   ' if row % 2 else ''}{''.join(cells)}".rstrip()
        for row, cells in enumerate(rows)
    ]
    if state.bridges:
        lines.append(
            "bridges: " + ", ".join(f"{SITE.word(site)} (seat {seat})" for site, seat in state.bridges)
        )
    return lines


def _player(state: TerraMysticaState, seat: int) -> str:
    if state.faction[seat] < 0:
        return f"seat {seat}: no faction yet"
    bowls = "/".join(map(str, state.bowls[3 * seat : 3 * seat + 3]))
    cults = " ".join(f"{CULT.word(cult)} {state.cults[4 * seat + cult]}" for cult in range(4))
    pieces = " ".join(
        f"{STRUCTURE.word(kind)} {count}"
        for kind, count in enumerate(state.standing[5 * seat : 5 * seat + 5])
        if count
    )
    tiles = [FAVOR.word(favor) for favor in range(len(FAVOR)) if state.favors[seat] >> favor & 1]
    first = len(TOWN) * seat
    tiles += [TOWN.word(town) for town in range(len(TOWN)) for _ in range(state.towns[first + town])]
    card = CARD.word(state.card[seat]) if state.card[seat] >= 0 else "no card"
    hexes = " ".join(HEX.word(hex) for hex in range(HEX_COUNT) if state.own[seat] >> hex & 1)
    passed = ", passed" if state.passed[seat] else ""
    return (
        f"seat {seat} {FACTION.word(state.faction[seat])}{passed}: {state.vp[seat]} VP, {state.coins[seat]} C, "
        f"{state.workers[seat]} W, {state.priests[seat]} P (supply {state.supply[seat]}), power {bowls}, "
        f"shipping {state.shipping[seat]}, exchange {state.exchange[seat]}, keys {state.keys(seat)}\n"
        f"    {cults}; {pieces} ({hexes}); {card}; {', '.join(tiles) or 'no tiles'}"
    )
