"""`tarsas --self-test`: does the installed program find all its parts? Draws, translates, plots, plays, saves."""

from __future__ import annotations

import os
import sys
import tempfile
import time
import traceback
from collections.abc import Callable
from pathlib import Path


def self_test() -> int:
    """Runs every check, prints one line each, returns 0 if all passed."""
    if sys.platform == "linux" and not os.environ.get("DISPLAY") and not os.environ.get("WAYLAND_DISPLAY"):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        os.environ["TARSAS_HOME"] = folder
        from desktop import errors
        from desktop.application import Application

        application = Application(["tarsas"])
        errors.handler.quiet = True
        checks: list[tuple[str, Callable[[], str]]] = [
            ("pictures", _pictures),
            ("translations", _translations),
            ("games", _games),
            ("saves", lambda: _saves(Path(folder))),
            ("bot process", _bot),
            ("window", lambda: _window(application)),
            ("plot", _plot),
        ]
        for name, check in checks:
            try:
                print(f"ok      {name}: {check()}")
            except Exception:
                failed += 1
                print(f"FAILED  {name}")
                traceback.print_exc()
    print("self-test passed" if not failed else f"self-test: {failed} failed")
    return 1 if failed else 0


def _pictures() -> str:
    from desktop import folders
    from desktop.art import art

    files = sorted(folders.resources().glob("*/*.svg"))
    for path in files:
        name = f"{path.parent.name}/{path.stem}"
        if not art.renderer(name).isValid():
            raise ValueError(f"{name} cannot be drawn")
    image = art.pixmap("icons/coin", 32).toImage()
    if image.pixelColor(16, 16).alpha() == 0:
        raise ValueError("the coin is empty")
    return f"{len(files)} drawings"


def _translations() -> str:
    from desktop.texts import set_language, tr

    set_language("hu")
    text = tr("Settings")
    set_language("en")
    if text == "Settings":
        raise ValueError("Hungarian is not there")
    return text


def _games() -> str:
    from desktop.catalogue import catalogue
    from desktop.session.games import find_game
    from rules.core import Rng
    from rules.core.playout import play_out, uniform_policy

    counts = []
    for slug in catalogue():
        game = find_game(slug)
        game.rulebook  # noqa: B018  reads and checks the texts
        state = game.new(max(2, game.least_players), 1)
        counts.append(f"{slug} {play_out(state, uniform_policy(Rng(1)))}")
    return ", ".join(counts)


def _saves(folder: Path) -> str:
    from desktop.catalogue import catalogue
    from desktop.session.games import find_game
    from desktop.session.session import GameSession
    from desktop.session.table import Seat

    game = find_game(next(iter(catalogue())))
    path = folder / "games" / "test.tarsas"
    session = GameSession.new(game, [Seat("A"), Seat("B", colour="blue")], {}, 1, path)
    for _ in range(5):
        session.act(session.legal()[0])
    digest = session.state.digest()
    session.close()
    again = GameSession.open(path)
    again.close()
    if again.state.digest() != digest:
        raise ValueError("a saved game did not come back")
    return path.name


def _bot() -> str:
    from PySide6.QtCore import QCoreApplication

    from desktop.catalogue import catalogue
    from desktop.session.bots import BotPool
    from desktop.session.games import find_game
    from desktop.session.session import GameSession
    from desktop.session.table import Seat

    game = find_game(next(iter(catalogue())))
    session = GameSession.new(game, [Seat("A"), Seat("B", colour="blue")], {}, 1, None)
    pool = BotPool()
    answers: list[str] = []
    pool.answered.connect(answers.append)
    pool.failed.connect(answers.append)
    pool.ask(session, 1, 1)
    end = time.monotonic() + 30
    while not answers and time.monotonic() < end:
        QCoreApplication.processEvents()
        time.sleep(0.01)
    pool.close()
    if not answers or game.notation.parse(answers[0]) not in session.legal():
        raise ValueError(f"no answer: {answers}")
    return str(answers[0])


def _window(application: object) -> str:
    from PySide6.QtCore import QCoreApplication

    from desktop.application import Application
    from desktop.window import PAGE_NAMES, Window

    assert isinstance(application, Application)
    window = Window(application)
    window.resize(1366, 768)
    window.show()
    for name in PAGE_NAMES:
        if name != "game":
            window.show_page(name)
            QCoreApplication.processEvents()
    image = window.grab()
    window.close()
    return f"{image.width()}x{image.height()}"


def _plot() -> str:
    from desktop.plots import lines_plot

    plot = lines_plot(
        [0, 1, 2], [[0, 3, 5], [1, 1, 4]], ["A", "B"], ["#b9281f", "#1f539f"], "moves", "points", [(1, 2)]
    )
    plot.resize(300, 200)
    image = plot.grab()
    plot.close()
    return f"{image.width()}x{image.height()}"
