"""Every dialog and every page of a game in both languages, at usual and at double text size: nothing is cut off."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from desktop import dialogs
from desktop.error_dialog import ErrorDialog
from desktop.icon_list import icon_list
from desktop.message import Message, ask, ask_yes, tell
from desktop.panels.score_sheet import ScoreSheet
from desktop.window import Window
from rules import registry
from tests.desktop.conftest import OpenGame
from tests.desktop.driver import Driver
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
        lambda parent: Message(
            parent, "T", "A sentence that says what is wrong. " * 4, ["Go on"], detail="d"
        ),
        lambda parent: Message(parent, "T", "A question?", ["Try again", "Another bot", "Play on by hand"]),
        lambda _parent: ErrorDialog("text of the report\n" * 40, "/home/somebody/games/a.tarsas"),
    ]
    for make in makers:
        assert look_at(window, make(window)) == []


def while_asked(window: Window, act: Callable[[Message], None]) -> list[Message]:
    """Lets a person act on the message that is about to open and wait."""
    seen: list[Message] = []

    def look() -> None:
        found = window.findChildren(Message)
        assert found
        assert found[-1].isVisible()
        seen.append(found[-1])
        act(found[-1])

    QTimer.singleShot(30, look)
    return seen


def test_a_message_is_closed_by_its_button_by_enter_and_by_esc(window: Window) -> None:
    acts: list[Callable[[Message], None]] = [
        lambda m: Driver.click(m.buttons[0]),
        lambda m: QTest.keyClick(m, Qt.Key.Key_Return),
        lambda m: QTest.keyClick(m, Qt.Key.Key_Escape),
    ]
    for act in acts:
        seen = while_asked(window, act)
        tell(window, "Damaged file", "a.tarsas cannot be opened.", "line 3")
        assert [button.text() for button in seen[0].buttons] == ["Go on"]


def test_what_cannot_be_undone_is_only_done_on_purpose(window: Window) -> None:
    answers = []
    acts: list[Callable[[Message], None]] = [
        lambda m: Driver.click(m.buttons[0]),
        lambda m: QTest.keyClick(m, Qt.Key.Key_Return),
        lambda m: QTest.keyClick(m, Qt.Key.Key_Escape),
    ]
    for act in acts:
        while_asked(window, act)
        answers.append(ask_yes(window, "Delete…", "Delete it?", "Delete"))
    assert answers == [True, False, False]


def test_the_details_of_a_message_unfold(window: Window) -> None:
    def unfold(message: Message) -> None:
        assert not message.detail.isVisible()
        Driver.click(message.unfold)
        settle()
        assert message.detail.isVisible()
        assert cut_texts(message) == []
        message.reject()

    while_asked(window, unfold)
    assert ask(Message(window, "T", "What is wrong.", ["Again", "Stop"], detail="line 3: no JSON")) == 1


@LANGUAGES
@SIZES
@pytest.mark.parametrize("slug", registry.SLUGS)
def test_score_sheets(open_game: OpenGame, window: Window, language: str, scale: int, slug: str) -> None:
    driver = open_game(slug, people=2)
    driver.play_on(20)
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
    driver.play_on(40)
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
