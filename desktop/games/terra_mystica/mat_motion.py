"""Motion on a faction board: power goes from bowl to bowl, amounts count, structures leave for the map."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter

from desktop.board.scene import SLIDE_MS
from desktop.games.terra_mystica.mat_items import Bowls
from desktop.games.terra_mystica.painted import Painted
from desktop.games.terra_mystica.painting import picture

if TYPE_CHECKING:
    from desktop.games.terra_mystica.mat import MatScene

APART_MS = 40  # between one token and the next
LONGEST_MS = 400
TOKEN = 22.0

Move = tuple[int, ...]  # the bowls a token visits; one alone: it leaves the game there


def token_moves(before: tuple[int, int, int], after: tuple[int, int, int]) -> list[Move]:
    """How tokens went from one position to the other. From I to III the way leads over II; backwards it is the same way."""
    changes = [new - old for old, new in zip(before, after, strict=True)]
    moves: list[Move] = [(1,)] * max(0, -sum(changes))  # sacrificed out of bowl II
    changes[1] += len(moves)
    givers = [bowl for bowl in range(3) for _ in range(-changes[bowl])]
    takers = [bowl for bowl in range(3) for _ in range(changes[bowl])]
    for start, end in zip(givers, takers, strict=False):
        moves.append((0, 1, 2) if (start, end) == (0, 2) else (start, end))
    return moves


class Token(Painted):
    """A token of power on its way."""

    def __init__(self) -> None:
        super().__init__(TOKEN, TOKEN, 0)
        self.setZValue(50)

    def draw(self, painter: QPainter) -> None:
        picture(painter, "power", 0, 0, TOKEN)


class MatMotion:
    """Shows what changed on the board of the same player since the last view."""

    def __init__(self, scene: MatScene) -> None:
        self._scene = scene

    def slide_tokens(self, before: tuple[int, int, int], after: tuple[int, int, int]) -> None:
        moves = token_moves(before, after)
        if not moves or not self._scene.speed:
            return
        tokens = []
        for _ in moves:
            token = Token()
            token.show_as()
            self._scene.addItem(token)
            tokens.append(token)
        whole = min(LONGEST_MS, SLIDE_MS // 2 + APART_MS * len(moves))
        apart = min(APART_MS, (whole - SLIDE_MS // 3) / len(moves))
        single = whole - apart * (len(moves) - 1)

        def step(part: float) -> None:
            for number, (token, move) in enumerate(zip(tokens, moves, strict=True)):
                own = min(1.0, max(0.0, (part * whole - number * apart) / single))
                token.setPos(_on_the_way(move, own))
                token.setOpacity(1 - own if len(move) == 1 else 1)

        def done() -> None:
            for token in tokens:
                self._scene.removeItem(token)

        self._scene.animate(whole, step, done)

    def count(self, item: Painted, before: tuple[int, ...], after: tuple[object, ...]) -> None:
        """The leading numbers of an item's key run to their new values."""
        if not self._scene.speed:
            item.show_as(*after)
            return

        def step(part: float) -> None:
            shown = (
                round(old + (int(str(new)) - old) * part) for old, new in zip(before, after, strict=False)
            )
            item.show_as(*shown, *after[len(before) :])

        self._scene.animate(LONGEST_MS, step)


def _middle(bowl: int) -> QPointF:
    return Bowls.place(bowl).center() - QPointF(TOKEN / 2, TOKEN / 2)


def _on_the_way(move: Move, part: float) -> QPointF:
    if len(move) == 1:
        return _middle(move[0]) - QPointF(0, 14 * part)
    leg = min(len(move) - 2, int(part * (len(move) - 1)))
    own = part * (len(move) - 1) - leg
    start, end = _middle(move[leg]), _middle(move[leg + 1])
    return start + (end - start) * own
