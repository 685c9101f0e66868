"""Helpers for the tests of hints: a bot that answers when it is told to, and what is seen of its answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from rules.bots import Answer, Candidate, Reason
from rules.bots.worker import BotFailed
from rules.core import Action
from tests.desktop.driver import Driver

if TYPE_CHECKING:
    from tests.desktop.conftest import OpenGame


class Thought:
    """A bot that answers when the test wants it."""

    def __init__(self) -> None:
        self.answer: Answer | None = None
        self.error = ""
        self.cancelled = False

    def poll(self) -> bool:
        return self.answer is not None or bool(self.error)

    def progress(self) -> float:
        return 0.4

    def cancel(self) -> None:
        self.cancelled = True

    def result(self) -> Answer | None:
        if self.error:
            raise BotFailed(self.error)
        return self.answer


def answer_of(
    action: Action, other: Action | None = None, reasons: Sequence[Reason] = (), line: Sequence[Action] = ()
) -> Answer:
    best = Candidate(action, 5.0, 7, (action, *line), {"a": 5.0})
    rest = (Candidate(other, 2.5, 7, (other,), {"a": 1.0}),) if other is not None else ()
    return Answer(action, "expert", (best, *rest), tuple(reasons), 14, 2.0)


def press(driver: Driver) -> None:
    QTest.keyClick(driver.window, Qt.Key.Key_F2)
    QApplication.processEvents()


def ask(driver: Driver, thoughts: list[Thought], answer: Answer) -> None:
    """F2, and the bot answers."""
    press(driver)
    thoughts[-1].answer = answer
    driver.wait(lambda: not driver.page.hints.thinking)


def said(driver: Driver) -> str:
    assert driver.page.interaction.bubble.isVisible()
    return driver.page.interaction.bubble.text.toPlainText()


def opened(open_game: OpenGame, slug: str = "teotihuacan", **table: object) -> Driver:
    driver = open_game(slug, **table)
    driver.lift_curtain()
    return driver


def play_until(driver: Driver, wanted: Callable[[], Action | None]) -> Action:
    """Random moves until there is such an option."""
    for _ in range(400):
        driver.lift_curtain()
        found = wanted()
        if found is not None:
            QApplication.processEvents()
            return found
        driver.session.act(driver.rng.choice(driver.session.legal()))
    raise AssertionError("no such option")
