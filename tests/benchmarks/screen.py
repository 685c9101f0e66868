"""``python -m tests.benchmarks.screen [WxH ...]``: how long the boards take to repaint, to zoom and to change one item.

Offscreen, medians in milliseconds; floors 16 / 16 / 1, goals 6 / 9 / 0.2. One item: every kind of thing that an action
changes on the board, the hand or the player's board is moved by a little, also a ring around a place; the median of the kinds,
and the dearest one with its name. The ground never changes and is no item.
"""

from __future__ import annotations

import os
import statistics
import sys
import tempfile
import time
from collections.abc import Callable

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

BOARDS = ("terra_mystica", "res_arcana")
DECISIONS = 160
GROUND = 0.5  # an item that covers more of its scene is ground
COLOURS = ("red", "blue", "green", "yellow")


def milliseconds(call: Callable[[], object], repeats: int = 40) -> float:
    """The median of the processor time a call takes, events included."""
    times = []
    for _ in range(repeats):
        began = time.process_time()
        call()
        QApplication.processEvents()
        times.append(time.process_time() - began)
    return statistics.median(times) * 1000


def open_game(window: Window, slug: str) -> GamePage:
    """A game some way in, on its board."""
    game = find_game(slug)
    state = game.new(4, 3)
    rng = Rng(3)
    for _ in range(DECISIONS):
        if state.over:
            break
        state.play(rng.choice(state.legal()))
    seats = [Seat(f"Player {number + 1}", HUMAN, 0, COLOURS[number]) for number in range(4)]
    page = window.page("game")
    assert isinstance(page, GamePage)
    page.open_session(GameSession.new(game, seats, {}, 3, None, start=state))
    window.show_page("game")
    if page.curtain.drawn:
        page.handover.open()
    QApplication.processEvents()
    return page


def kinds(view: BoardView) -> dict[str, QGraphicsItem]:
    """One visible item of each kind, the largest of them."""
    scene = view.board()
    if scene is None or not view.isVisible():
        return {}
    scene.settle()
    found: dict[str, QGraphicsItem] = {}
    for item in sorted(scene.items(), key=_area):
        if item.isVisible() and _area(item) < GROUND * scene.width() * scene.height():
            found[type(item).__name__] = item
    return found


def _area(item: QGraphicsItem) -> float:
    return item.boundingRect().width() * item.boundingRect().height()


def measure(page: GamePage) -> dict[str, float]:
    """Repaint, one zoom step, and every kind of item changed by itself."""
    board = page.board
    back_and_forth = [1.2, 1 / 1.2]

    def zoom() -> None:
        board.zoom(back_and_forth[0])
        back_and_forth.reverse()

    for factor in (1.2, 1 / 1.2):  # rasters of both steps are made before the clock runs
        board.zoom(factor)
        QApplication.processEvents()
    times = {"repaint": milliseconds(lambda: board.viewport().repaint()), "zoom": milliseconds(zoom)}
    board.fit()
    QApplication.processEvents()
    single = {
        name: milliseconds(lambda item=item: item.moveBy(0.01, 0), 60)
        for view in (board, page.tray, page.mat)
        for name, item in kinds(view).items()
    }
    single["highlight"] = highlight(board)
    dearest = max(single, key=lambda name: single[name])
    return {**times, "one item": statistics.median(single.values()), dearest: single[dearest]}


def highlight(board: BoardView) -> float:
    """The pointer goes from one place to another."""
    scene = board.board()
    assert scene is not None
    places = list(scene.spots)[:2]

    def point() -> None:
        places.reverse()
        scene.set_marks({places[0]: "hover", places[1]: "legal"})

    point()
    return milliseconds(point, 60)


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
