"""``python -m tests.benchmarks.screen [WxH ...]``: how long the boards take to repaint, to zoom and to change one item.

Offscreen, processor time in milliseconds. Floors 16 / 16 / 1, goals 6 / 9 / 0.2.

- repaint: the whole board at rest, median.
- zoom: one step of the wheel to a zoom never seen before, median and longest.
- sharpen: the longest piece of work between two turns of the event loop after the zoom has come to rest.
- one item: every visible item of the board, the hand and the player's board is moved by a little, and the pointer goes
  from one place to another; the median over all of them, and the dearest with its kind. The ground never changes and is
  no item.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable, Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["TARSAS_HOME"] = tempfile.mkdtemp(prefix="tarsas-bench-")

from PySide6.QtWidgets import QApplication, QGraphicsItem

from desktop.application import Application
from desktop.board.view import BoardView
from desktop.pages.game import GamePage
from desktop.session.games import find_game
from desktop.session.session import GameSession
from desktop.session.table import HUMAN, Seat
from desktop.window import Window
from rules.core import Rng

BOARDS = {"terra_mystica": 160, "res_arcana": 150}  # with so many decisions made
GROUND = 0.5  # an item that covers more of its scene is ground
COLOURS = ("red", "blue", "green", "yellow")
ZOOMS = 40
SHARPENINGS = 5


def once(call: Callable[[], object]) -> float:
    """The processor time of a call in milliseconds, events included."""
    began = time.process_time()
    call()
    QApplication.processEvents()
    return (time.process_time() - began) * 1000


def median(call: Callable[[], object], repeats: int = 40) -> float:
    return statistics.median(once(call) for _ in range(repeats))


def open_game(window: Window, slug: str) -> GamePage:
    """A game some way in, on its board, with a question to answer."""
    game = find_game(slug)
    state = game.new(4, 3)
    rng = Rng(3)
    for _ in range(BOARDS[slug]):
        state.play(rng.choice(state.legal()))
    assert not state.over
    seats = [Seat(f"Player {number + 1}", HUMAN, 0, COLOURS[number]) for number in range(4)]
    page = window.page("game")
    assert isinstance(page, GamePage)
    page.open_session(GameSession.new(game, seats, {}, 3, None, start=state))
    window.show_page("game")
    if page.curtain.drawn:
        page.handover.open()
    QApplication.processEvents()
    sharpen(page.board)
    return page


def fresh_zooms(board: BoardView) -> Iterator[Callable[[], None]]:
    """Steps in and out again, each to a zoom that was never shown."""
    for number in range(ZOOMS // 4):
        step = 1.2 + number / 1000
        for factor in (step, step * 1.001, 1 / step, 1 / step):
            yield lambda factor=factor: board.zoom(factor)


def sharpen(board: BoardView) -> float:
    """Lets the zoom come to rest; the longest piece of work until everything is sharp."""
    scene = board.board()
    assert scene is not None
    board.sharpen()
    longest, quiet = 0.0, 0
    while quiet < 4:  # a timer, a repaint, and then nothing more
        longest = max(longest, once(lambda: None))
        quiet = quiet + 1 if scene.pace.sharp else 0
    return longest


def items(view: BoardView) -> list[QGraphicsItem]:
    """All that can change on a board."""
    scene = view.board()
    if scene is None or not view.isVisible():
        return []
    scene.settle()
    ground = GROUND * scene.width() * scene.height()
    return [item for item in scene.items() if item.isVisible() and _area(item) < ground]


def _area(item: QGraphicsItem) -> float:
    return item.boundingRect().width() * item.boundingRect().height()


def measure(page: GamePage) -> dict[str, float]:
    """All that the head of this module tells of."""
    board = page.board
    repaint = median(lambda: board.viewport().repaint())
    zooms = [once(zoom) for zoom in fresh_zooms(board)]
    sharpenings = []
    for number in range(SHARPENINGS):
        board.zoom(1.15 + number / 100)
        sharpenings.append(sharpen(board))
    board.fit()
    QApplication.processEvents()
    sharpen(board)
    single = [
        (median(lambda item=item: item.moveBy(0.01, 0), 20), type(item).__name__)
        for view in (board, page.tray, page.mat)
        for item in items(view)
    ]
    single.append((point(board), "pointer"))
    dearest, kind = max(single)
    return {
        "repaint": repaint,
        "zoom": statistics.median(zooms),
        "longest zoom": max(zooms),
        "sharpen": max(sharpenings),
        f"one of {len(single)} items": statistics.median(time for time, _ in single),
        f"dearest ({kind})": dearest,
    }


def point(board: BoardView) -> float:
    """The pointer goes from one place to another."""
    scene = board.board()
    assert scene is not None
    places = list(scene.spots)[:2]

    def go() -> None:
        places.reverse()
        scene.set_marks({places[0]: "hover", places[1]: "legal"})

    go()
    return median(go, 60)


def main() -> None:
    sizes = [tuple(int(part) for part in word.split("x")) for word in sys.argv[1:]] or [
        (1366, 768),
        (2560, 1440),
    ]
    application = Application(["tarsas"])
    application.settings["animation"] = "off"
    for width, height in sizes:
        window = Window(application)
        window.resize(width, height)
        window.show()
        for slug in BOARDS:
            times = measure(open_game(window, slug))
            shown = ", ".join(f"{name} {value:.2f} ms" for name, value in times.items())
            print(f"{slug} at {width}x{height}: {shown}")
        window.close()
        window.deleteLater()
        QApplication.processEvents()


if __name__ == "__main__":
    main()
