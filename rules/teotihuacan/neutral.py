"""Neutral workers of unused colours (TE-3.7, TE-11.8)."""

from __future__ import annotations

from rules.teotihuacan.content import NEUTRAL_COLOURS, STARTING_TILES
from rules.teotihuacan.state import TeotihuacanState
from rules.teotihuacan.vocabulary import BOARD


def first_boards(first: int, second: int) -> list[int]:
    """The first three different boards on two starting tiles, in printed order."""
    boards = dict.fromkeys((*STARTING_TILES[first].boards, *STARTING_TILES[second].boards))
    return list(boards)[:3]


def place_neutral_workers(state: TeotihuacanState, tiles: list[int]) -> None:
    """Two of the tiles for each neutral colour; tiles drawn for one colour are gone for the next."""
    colours = NEUTRAL_COLOURS[state.players - 2]
    if not colours:
        return
    state.rng.shuffle(tiles)
    state.reveals += 1
    state.neutral = []
    for _ in range(colours):
        boards = first_boards(tiles.pop(), tiles.pop())
        state.neutral += boards
        state.emit(
            "neutral_placed", -1, "neutral", {"boards": ", ".join(BOARD.word(board) for board in boards)}
        )
