"""Every dialog and every page of a game in both languages, at usual and at double text size: nothing is cut off."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from desktop import dialogs
from desktop.error_dialog import ErrorDialog
from desktop.icon_list import icon_list
from desktop.panels.score_sheet import ScoreSheet
from desktop.window import Window
from rules import registry
from tests.desktop.conftest import OpenGame
from tests.desktop.fitting import cut_texts

SIZES = pytest.mark.parametrize("scale", [100, 200])
LANGUAGES = pytest.mark.parametrize("language", ["en", "hu"])


def settle() -> None:
    for _ in range(4):
        QApplication.processEvents()


def look_at(window: Window, dialog: QDialog) -> list[tuple[str, int, int]]:
    """Opens a dialog, looks at all its tabs, closes it. It must fit into the window's screen."""
    dialog.show()
    settle()
    assert dialog.height() <= window.height() + 40, dialog.windowTitle()
    assert dialog.width() <= window.width(), dialog.windowTitle()
    found = cut_texts(dialog)
    tabs = getattr(dialog, "tabs", None)
    for i in range(tabs.count() if tabs is not None else 0):
        tabs.setCurrentIndex(i)
        settle()
        found += cut_texts(dialog)
    dialog.close()
    settle()
    return found


@LANGUAGES
@SIZES
def test_small_dialogs(open_game: OpenGame, window: Window, language: str, scale: int) -> None:
    driver = open_game("terra_mystica", people=1, bots=1)
    window.settings["language"] = language
    window.settings["text_scale"] = scale
    settle()
    makers: list[Callable[[QWidget], QDialog]] = [
        dialogs.about,
        dialogs.keys,
        lambda parent: icon_list(parent, ""),
        lambda parent: dialogs.seat_dialog(parent, driver.session.seats, 0)[0],
        lambda parent: dialogs.text_dialog(parent, "Rename…", "A name for this game", "Friday")[0],
        lambda parent: dialogs.message(parent, "Title", "A sentence that says what is wrong. " * 4, "detail"),
        lambda _parent: ErrorDialog("text of the report\n" * 40, "/home/somebody/games/a.tarsas"),
    ]
    for make in makers:
        assert look_at(window, make(window)) == []


@LANGUAGES
@SIZES
@pytest.mark.parametrize("slug", registry.SLUGS)
def test_score_sheets(open_game: OpenGame, window: Window, language: str, scale: int, slug: str) -> None:
    driver = open_game(slug, people=2)
    for _ in range(20):
        driver.session.act(driver.rng.choice(driver.session.legal()))
    window.settings["language"] = language
    window.settings["text_scale"] = scale
    settle()
    assert driver.page.presentation is not None
    assert look_at(window, ScoreSheet(window, driver.session, driver.page.presentation)) == []


@LANGUAGES
@SIZES
def test_the_curtain(open_game: OpenGame, window: Window, language: str, scale: int) -> None:
    driver = open_game("northgard", people=2)
    window.settings["language"] = language
    window.settings["text_scale"] = scale
    settle()
    curtain = driver.page.curtain
    assert curtain.isVisible()
    assert cut_texts(curtain) == []
    curtain.open_for(0, "Wolfeschlegel", "red", [f"What happened, line {i}." for i in range(12)])
    settle()
    assert cut_texts(curtain) == []
    places = [w.geometry() for w in (curtain.stage, curtain.text, curtain.confirm, curtain.since)]
    assert all(upper.bottom() < lower.top() for upper, lower in pairwise(places))  # the picture hides no word
    assert places[-1].bottom() <= curtain.height()


@LANGUAGES
@SIZES
@pytest.mark.parametrize("width", [1366, 1920])
def test_replay_and_planner_bars(
    open_game: OpenGame, window: Window, language: str, scale: int, width: int
) -> None:
    """The slider stays long enough to be dragged, and no button is cut."""
    driver = open_game("terramara", people=2)
    for _ in range(40):
        driver.session.act(driver.rng.choice(driver.session.legal()))
    window.resize(width, 768)
    window.settings["language"] = language
    window.settings["text_scale"] = scale
    page = driver.page
    page.replay.toggle()
    settle()
    bar = page.replay.bar
    assert bar.slider.width() >= 120
    assert bar.back.isVisible()
    assert bar.forward.isVisible()
    assert all(button.width() >= button.sizeHint().width() - 2 for button in page.bar.buttons)
    page.replay.end()
    page.planner.toggle()
    settle()
    assert all(button.width() >= button.sizeHint().width() - 2 for button in page.bar.buttons)


@LANGUAGES
@SIZES
@pytest.mark.parametrize("page", ["home", "new_game", "settings", "saves", "statistics", "rules"])
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_pages_with_games(
    open_game: OpenGame, window: Window, language: str, scale: int, page: str, size: tuple[int, int]
) -> None:
    """With a saved game, so that the full start page and the list of games are there."""
    open_game("terra_mystica", people=2).step_by_mouse()
    window.resize(*size)
    window.settings["language"] = language
    window.settings["text_scale"] = scale
    window.settings["theme"] = "dark"
    window.show_page(page)
    settle()
    window.grab()
    assert cut_texts(window.page(page)) == []
