"""Fixtures of the window's tests: offscreen, a user folder of its own, and no warning of Qt goes unseen."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication

from desktop import errors
from desktop.application import Application
from desktop.art import look
from desktop.board.presentation import EXTRA_PRESENTATIONS
from desktop.panels import handover
from desktop.play import hints as hints_module
from desktop.play import interaction as interaction_module
from desktop.session.bots import BotPool
from desktop.session.games import EXTRA_MODULES
from desktop.session.table import Table
from desktop.window import Window
from rules.core import Action
from tests.desktop.driver import Driver
from tests.desktop.hinting import Thought
from tests.desktop.sessions import new_session

EXTRA_MODULES["sample"] = "tests.sample"

OFFSCREEN_CHATTER = {  # of the test platform, not of ours
    "This plugin does not support propagateSizeHints()",
    "This plugin does not support raise()",
    "This plugin does not support grabbing the keyboard",
}


def drain() -> None:
    """Deferred deletions included."""
    for _ in range(3):
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's folder, empty."""
    monkeypatch.setenv("TARSAS_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def application(home: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Application]:
    monkeypatch.setattr(handover, "OPEN_AFTER_MS", 5)
    app = Application(["tarsas"])
    errors.handler.shown.clear()
    errors.handler.quiet = True  # an error dialog would wait for a click
    errors.qt_messages().clear()
    app.settings["animation"] = "off"
    app.settings["theme"] = "light"
    app.settings["language"] = "en"
    yield app
    app.settings["language"] = "en"
    app.settings["text_scale"] = 100
    app.settings["colours"] = "standard"
    look.set(density="normal", theme="light")
    app.settings.changed.disconnect(app.apply)
    app.deleteLater()
    drain()
    gc.collect()
    errors.handler.quiet = False
    assert errors.handler.shown == []
    assert [message for message in errors.qt_messages() if message not in OFFSCREEN_CHATTER] == []


@pytest.fixture
def window(application: Application) -> Iterator[Window]:
    made = Window(application)
    made.resize(1366, 768)
    made.show_page("home")
    made.show()
    made.page("home").refresh()  # type: ignore[attr-defined]
    QApplication.processEvents()
    yield made
    made.close()
    made.deleteLater()
    drain()


@pytest.fixture
def sample_board(monkeypatch: pytest.MonkeyPatch) -> None:
    """The sample game with its board instead of the text view."""
    monkeypatch.setitem(EXTRA_PRESENTATIONS, "sample", "tests.desktop.sample_board")


OpenGame = Callable[..., Driver]


@pytest.fixture
def open_game(window: Window, home: Path) -> OpenGame:
    """open_game(slug, people=2, bots=0, seed=1, options={}, table=Table(), moves=()) -> Driver on the opened game.

    ``moves`` are made before the window sees the game, which is much quicker than to show each of them.
    """
    count = 0

    def make(
        slug: str = "sample",
        people: int = 2,
        bots: int = 0,
        seed: int = 1,
        options: dict[str, object] | None = None,
        table: Table | None = None,
        moves: Sequence[Action] = (),
    ) -> Driver:
        nonlocal count
        count += 1
        path = home / "games" / f"{slug}-{count}.tarsas"
        session = new_session(slug, people, bots, seed, options, table, path)
        for action in moves:
            session.act(action)
        page = window.page("game")
        page.open_session(session)  # type: ignore[attr-defined]
        window.show_page("game")
        QApplication.processEvents()
        return Driver(window)

    return make


@pytest.fixture
def thoughts(monkeypatch: pytest.MonkeyPatch) -> list[Thought]:
    """Every question that was asked of a bot."""
    asked: list[Thought] = []

    def send(pool: BotPool, *_question: object) -> None:
        asked.append(Thought())
        pool._thought = asked[-1]  # type: ignore[assignment]

    monkeypatch.setattr(BotPool, "_send", send)
    return asked


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a screen reader would say."""
    said: list[str] = []
    for module in (hints_module, interaction_module):
        monkeypatch.setattr(module, "announce", lambda _widget, text: said.append(text))
    return said
