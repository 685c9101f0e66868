"""Where there is no hint the key says why; what a bot and the statistics make of one."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop.panels.score_sheet import ScoreSheet
from desktop.session.statistics import read_games
from desktop.session.table import Table
from tests.desktop.conftest import OpenGame
from tests.desktop.driver import Driver
from tests.desktop.hinting import Thought, answer_of, ask, opened, press, said

# -- where there is no hint ----------------------------------------------------------------------------------------


def no_assistance(driver: Driver) -> None:
    driver.window.settings["assistance"] = False


def in_the_replay(driver: Driver) -> None:
    driver.page.replay.start(0)


def in_the_planner(driver: Driver) -> None:
    driver.page.planner.toggle()


def after_the_end(driver: Driver) -> None:
    while not driver.session.over:
        driver.session.act(driver.session.legal()[0])
    driver.wait(
        lambda: any(isinstance(w, ScoreSheet) and w.isVisible() for w in QApplication.topLevelWidgets())
    )
    driver.close_dialogs()


@pytest.mark.parametrize(
    ("prepare", "reason"),
    [
        (no_assistance, "Assistance is switched off."),
        (in_the_replay, "This is the replay"),
        (in_the_planner, "Hints are about the game itself"),
        (after_the_end, "The game is over"),
    ],
)
def test_the_key_says_why_there_is_no_hint(
    open_game: OpenGame, thoughts: list[Thought], prepare: Callable[[Driver], None], reason: str
) -> None:
    driver = opened(open_game, "sample")
    driver.step_by_mouse()
    driver.lift_curtain()
    prepare(driver)
    QApplication.processEvents()
    press(driver)
    assert reason in said(driver)
    driver.page.interaction.clear()
    assert driver.window.run("bot_turn")
    assert reason in said(driver)
    assert thoughts == []


def test_a_table_without_hints_says_so(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = opened(open_game, table=Table(hints=False))
    press(driver)
    assert "without hints" in said(driver)
    assert thoughts == []


def test_no_hint_for_a_bot_or_behind_the_curtain(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = open_game("northgard", people=2)
    assert driver.page.curtain.drawn
    press(driver)
    assert "Only Anna may ask for a hint now" in said(driver)
    driver.lift_curtain()
    driver.page.bots.hand_over(0, 2)
    QApplication.processEvents()
    asked = len(thoughts)
    press(driver)
    assert "Anna decides now, and is a bot." in said(driver)
    assert len(thoughts) == asked


def test_a_lesson_has_its_own_help(open_game: OpenGame, window: object) -> None:
    driver = opened(open_game)
    driver.page.open_lesson("terra_mystica")
    driver.window.show_page("game")
    QApplication.processEvents()
    press(driver)
    assert "In a lesson the coach helps" in said(driver)


# -- a bot decides, and the statistics -----------------------------------------------------------------------------


def test_a_bot_that_decides_says_what_it_did(
    open_game: OpenGame, thoughts: list[Thought], spoken: list[str]
) -> None:
    driver = opened(open_game, "terra_mystica")
    action = driver.session.legal()[1]
    label = driver.page.texts.label(action)  # type: ignore[union-attr]
    assert driver.window.run("bot_turn")
    assert "A bot thinks about this decision" in driver.page.bar.prompt.second
    thoughts[0].answer = answer_of(action)
    driver.wait(lambda: bool(driver.session.history))
    assert driver.session.history[0].action == action
    assert said(driver) == f"A bot decided for Anna: {label}. Ctrl+Z takes it back."
    assert spoken[-1] == said(driver)
    assert driver.session.helped


def test_a_bot_plays_the_hint_it_gave(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = opened(open_game, "terra_mystica")
    action = driver.session.legal()[2]
    ask(driver, thoughts, answer_of(action))
    assert driver.window.run("bot_turn")
    assert driver.session.history[0].action == action
    assert len(thoughts) == 1


def test_a_question_for_a_hint_can_become_a_move(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = opened(open_game, "terra_mystica")
    action = driver.session.legal()[2]
    press(driver)
    assert driver.window.run("bot_turn")
    thoughts[0].answer = answer_of(action)
    driver.wait(lambda: bool(driver.session.history))
    assert len(thoughts) == 1


def test_a_secret_decision_is_not_told_to_the_next_person(
    open_game: OpenGame, thoughts: list[Thought]
) -> None:
    driver = opened(open_game, "res_arcana")
    while not driver.page.covered:
        assert driver.window.run("bot_turn")
        thoughts[-1].answer = answer_of(driver.session.legal()[0])
        driver.wait(lambda: not driver.page.hints.thinking)
    assert said(driver) == "A bot decided for Anna."


@pytest.mark.parametrize("hinted", [True, False])
def test_a_game_with_a_hint_is_marked_in_the_statistics(
    open_game: OpenGame, thoughts: list[Thought], hinted: bool
) -> None:
    driver = opened(open_game, "terramara")
    if hinted:
        ask(driver, thoughts, answer_of(driver.session.legal()[0]))
    else:
        press(driver)
        driver.key(Qt.Key.Key_Escape)
    driver.play_on()
    driver.close_dialogs()
    (entry,) = read_games()
    assert entry["helped"] is hinted


def test_a_real_bot_explains_itself(open_game: OpenGame) -> None:
    driver = opened(open_game, "terra_mystica")
    press(driver)
    driver.wait(lambda: not driver.page.hints.thinking, 30)
    assert said(driver)
    press(driver)
    assert "A good option" in said(driver)
    press(driver)
    answer = driver.page.hints.pool.answer
    assert answer is not None
    label = driver.page.texts.label(answer.action)  # type: ignore[union-attr]
    assert said(driver).startswith(label)
    assert driver.session.helped
