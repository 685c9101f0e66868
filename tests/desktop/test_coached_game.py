"""The coach at a normal table: tips the first time, and the offer to take a costly move back."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.session.bots import BotPool
from desktop.session.session import GameSession
from desktop.session.table import Table
from desktop.teaching.take_back import OFFERS, TakeBack
from tests.desktop.conftest import OpenGame
from tests.desktop.driver import Driver

COACHED = Table(coach=True)


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """No bot thinks in these tests; the questions to it are counted."""
    found: list[int] = []

    def ask(self: BotPool, session: GameSession, level: int, seed: int, seconds: float = 0) -> None:
        found.append(len(session.history))

    monkeypatch.setattr(BotPool, "ask", ask)
    return found


def test_one_tip_the_first_time(open_game: OpenGame, asked: list[int]) -> None:
    driver = open_game("terra_mystica", people=2, table=COACHED)
    card = driver.page.tips.card
    assert card.isVisible()
    title = driver.page.tips.card.accessibleName()
    assert ":" in title
    driver.click(card.yes)
    assert not card.isVisible()
    driver.step_by_mouse()
    assert not card.isVisible()  # the second faction is the same kind of decision
    driver.step_by_mouse()
    assert card.isVisible()
    assert card.accessibleName() != title


def test_no_more_tips_is_remembered_by_the_table(open_game: OpenGame, asked: list[int]) -> None:
    driver = open_game("terra_mystica", people=2, table=COACHED)
    driver.click(driver.page.tips.card.no)
    for _ in range(6):
        driver.step_by_mouse()
        assert not driver.page.tips.card.isVisible()
    path = driver.session.path
    assert path is not None
    driver.page.close_session()
    opened = GameSession.open(path)
    assert not opened.table.coach
    opened.close()


def test_without_coach_nothing_is_shown_or_asked(open_game: OpenGame, asked: list[int]) -> None:
    driver = open_game("terra_mystica", people=2)
    for _ in range(4):
        driver.step_by_mouse()
        assert not driver.page.tips.card.isVisible()
    assert asked == []


def judge(driver: Driver, loss: float) -> tuple[TakeBack, str]:
    """The bot finds the last option this much worse than all others."""
    watch = driver.page.tips.take_back
    options = driver.options()
    watch.pool.values = dict.fromkeys(options, 50.0)
    watch.pool.values[options[-1]] = 50.0 - loss
    watch._judged(options[0])
    return watch, options[-1]


def test_a_costly_move_can_be_taken_back(open_game: OpenGame, asked: list[int]) -> None:
    driver = open_game("terra_mystica", people=2, table=COACHED)
    assert asked == [0]
    watch, bad = judge(driver, 30)
    driver.choose_by_mouse(bad)
    assert watch.card.isVisible()
    assert "30" in watch.card.accessibleName()
    assert watch.left == OFFERS - 1
    assert driver.session.helped
    driver.click(watch.card.yes)
    assert not driver.session.history
    assert not watch.card.isVisible()
    assert asked == [0, 0]


def test_a_good_move_is_not_talked_about(open_game: OpenGame, asked: list[int]) -> None:
    driver = open_game("terra_mystica", people=2, table=COACHED)
    watch, bad = judge(driver, 1)
    driver.choose_by_mouse(bad)
    assert not watch.card.isVisible()
    assert not driver.session.helped


def test_an_answer_that_comes_late_still_counts(open_game: OpenGame, asked: list[int]) -> None:
    driver = open_game("terra_mystica", people=2, table=COACHED)
    watch = driver.page.tips.take_back
    options = driver.options()
    driver.choose_by_mouse(options[-1])
    assert not watch.card.isVisible()
    watch._at = 0  # the bot was still thinking about the first decision
    watch.pool.values = dict.fromkeys(options, 50.0) | {options[-1]: 10.0}
    watch._judged(options[0])
    assert watch.card.isVisible()
    driver.click(watch.card.no)
    assert len(driver.session.history) == 1


def test_offers_are_limited(open_game: OpenGame, asked: list[int]) -> None:
    driver = open_game("terra_mystica", people=1, bots=1, table=COACHED)
    watch = driver.page.tips.take_back
    for left in range(OFFERS - 1, -1, -1):
        _, bad = judge(driver, 30)
        driver.choose_by_mouse(bad)
        assert watch.card.isVisible()
        assert watch.left == left
        driver.click(watch.card.yes)
        assert driver.human_turn()
    before = len(asked)
    driver.key(Qt.Key.Key_Escape)
    driver.choose_by_mouse(driver.options()[0])
    QApplication.processEvents()
    assert not watch.card.isVisible()
    assert all(number != 0 for number in asked[before:])  # only the bot's own seat is asked from now on
