"""The position as text for a terminal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.teotihuacan.content import NOBLE_ROW_SPACES, NOBLE_VP
from rules.teotihuacan.scoring import avenue_value
from rules.teotihuacan.vocabulary import (
    BOARD,
    BONUS,
    BOT,
    BOT_SLOT,
    BOT_TILE,
    DECORATION_SPACE,
    DECORATION_TILE,
    DIRECTION,
    DISCOVERY,
    GOODS,
    ICON_LETTERS,
    KINDS,
    NOWHERE,
    PYRAMID_TILE,
    ROYAL,
    SITE,
    SPACE,
    STARTING_TILE,
    TECHNOLOGY,
    TEMPLE,
    WORKERS,
)

if TYPE_CHECKING:
    from rules.teotihuacan.state import TeotihuacanState


def as_text(state: TeotihuacanState) -> str:
    """Calendar, ring, tracks, pyramid and all players."""
    lines = [
        f"Era {state.era}, calendar {state.light} of {state.dark}"
        + (", last round before the eclipse" if state.final_round else "")
        + f", Avenue x{avenue_value(state)}",
        "",
        *_ring(state),
        "",
        "Avenue and temple tiles: "
        + "; ".join(
            f"{SITE.word(site)}: {_tiles(state, site)}" for site in range(5, len(SITE)) if state.sites[site]
        ),
        "Bonus tiles: "
        + ", ".join(f"{TEMPLE.word(t)} {BONUS.word(tile)}" for t, tile in enumerate(state.bonus)),
        "",
        *_pyramid(state),
        "",
    ]
    for player in range(state.players):
        lines += _player(state, player)
    if state.solo:
        slots = ", ".join(
            f"{BOT_SLOT.word(slot)} {BOT_TILE.word(tile)}" for slot, tile in enumerate(state.bot_tiles)
        )
        arrows = " / ".join(DIRECTION.word(direction) for direction in state.directions)
        lines.append(f"Teotibot's tiles: {slots}; directions {arrows}")
    return "\n".join(lines)


def _tiles(state: TeotihuacanState, site: int) -> str:
    return " ".join(DISCOVERY.word(kind) for kind in state.sites[site]) or "-"


def _ring(state: TeotihuacanState) -> list[str]:
    lines = []
    for position, board in enumerate(state.board_at):
        there = []
        for player in range(state.players):
            for worker in range(player * WORKERS, (player + 1) * WORKERS):
                if state.place[worker] == board:
                    space = state.lock[worker]
                    locked = f" locked on {SPACE.word(space)}" if space >= 0 else ""
                    there.append(f"{_name(state, player)}:{state.power[worker]}{locked}")
        neutral = [f"neutral {index // 3 + 1}" for index, place in enumerate(state.neutral) if place == board]
        extra = ""
        if BOARD.word(board) in SITE:
            extra = f"  [discovery {_tiles(state, SITE.index(BOARD.word(board)))}]"
        if board == 0:
            extra += "  royal tiles " + ", ".join(ROYAL.word(tile) for tile in state.royal)
        elif BOARD.word(board) == "alchemy":
            extra = "  " + ", ".join(TECHNOLOGY.word(tile) for tile in state.technologies)
        elif BOARD.word(board) == "nobles":
            rows = [
                " ".join("##" if state.nobles >> space & 1 else str(NOBLE_VP[space]) for space in spaces)
                for spaces in NOBLE_ROW_SPACES
            ]
            extra = "  " + " | ".join(rows)
        elif BOARD.word(board) == "decorations":
            extra += "  " + " ".join(DECORATION_TILE.word(tile) for tile in state.decoration_display)
        elif BOARD.word(board) == "construction":
            extra = "  " + " ".join(PYRAMID_TILE.word(tile) for tile in state.pyramid_display)
        workers = ", ".join(there + neutral) or "nobody"
        lines.append(f"{position + 1} {BOARD.word(board)}: {workers}{extra}")
    return lines


def _pyramid(state: TeotihuacanState) -> list[str]:
    lines = ["Pyramid, visible icons (r crown, g serpent, b idol, n glyph):"]
    for row in range(8):
        lines.append("  " + " ".join(ICON_LETTERS[icon] for icon in state.icons[row * 8 : row * 8 + 8]))
    built = sum(laid >= 0 for laid in state.pyramid)
    decorated = [
        f"{DECORATION_SPACE.word(space)} {DECORATION_TILE.word(tile)}"
        for space, tile in enumerate(state.decorations)
        if tile >= 0
    ]
    lines.append(f"  {built} tiles built; decorations: {', '.join(decorated) or 'none'}")
    return lines


def _name(state: TeotihuacanState, player: int) -> str:
    return "Teotibot" if state.solo and player == BOT else f"P{player + 1}"


def _player(state: TeotihuacanState, player: int) -> list[str]:
    goods = ", ".join(f"{state.goods[player * 5 + index]} {good}" for index, good in enumerate(GOODS))
    temples = ", ".join(f"{TEMPLE.word(t)} {state.temples[player * 3 + t]}" for t in range(3))
    tiles = [
        f"{DISCOVERY.word(kind)}{' (used)' if used else ''} x{count}"
        for used, counts in ((False, state.up), (True, state.down))
        for kind in range(KINDS)
        if (count := counts[player * KINDS + kind])
    ]
    known = [TECHNOLOGY.word(tile) for tile in state.technologies if state.known[player] >> tile & 1]
    waiting = state.place[player * WORKERS + WORKERS - 1] == NOWHERE
    lines = [
        f"{_name(state, player)} (order {state.order(player)}): {goods}",
        f"   temples {temples}; avenue {state.avenue[player]}; pyramid track {state.track[player]}"
        + ("; fourth worker waiting" if waiting else ""),
        f"   technologies {', '.join(known) or 'none'}; discoveries {', '.join(tiles) or 'none'}",
    ]
    if player < state.setup.players:
        hand = state.dealt[player]
        if hand:
            lines.append(
                "   starting tiles "
                + " ".join("?" if tile < 0 else STARTING_TILE.word(tile) for tile in hand)
            )
    return lines
