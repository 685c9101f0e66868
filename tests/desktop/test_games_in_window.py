"""Whole games in the window, by real mouse and key events."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.catalogue import catalogue
from desktop.session.games import find_game
from desktop.session.session import GameSession
from desktop.session.table import Table
from tests.desktop.conftest import OpenGame


def games() -> list[str]:
    return list(catalogue())


def test_sample_game_by_mouse_on_its_board(open_game: OpenGame, sample_board: None) -> None:
    driver = open_game("sample", people=2)
    driver.play_to_end(driver.step_by_mouse)
    assert driver.clicked_targets > 3
    driver.close_dialogs()


def test_sample_game_by_mouse_in_the_text_view(open_game: OpenGame) -> None:
    driver = open_game("sample", people=2)
    driver.play_to_end(driver.step_by_mouse)
    assert driver.clicked_rows > 3
    driver.close_dialogs()


def test_sample_game_by_keyboard(open_game: OpenGame) -> None:
    driver = open_game("sample", people=2)
    driver.play_to_end(driver.step_by_keys)
    driver.close_dialogs()


def test_two_people_and_a_bot(open_game: OpenGame) -> None:
    driver = open_game("sample", people=2, bots=1)
    driver.play_to_end(driver.step_by_mouse)
    assert {taken.seat for taken in driver.session.history} == {0, 1, 2}
    driver.close_dialogs()


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("slug", games())
def test_whole_game_of_two_people_and_a_bot(open_game: OpenGame, slug: str) -> None:
    """Hot-seat in every title; where there are secrets the curtain falls between the two."""
    driver = open_game(slug, people=2, bots=1)
    curtains = 0

    def step() -> None:
        nonlocal curtains
        curtains += driver.page.curtain.drawn
        driver.step_by_mouse()

    driver.play_to_end(step)
    assert {taken.seat for taken in driver.session.history} >= {0, 1, 2}
    assert (curtains > 2) == driver.session.game.secrets
    driver.close_dialogs()


@pytest.mark.parametrize("slug", games())
def test_opening_of_every_game_by_mouse(open_game: OpenGame, slug: str) -> None:
    """Forty decisions by mouse in every title; whole games are in the slow tests."""
    game = find_game(slug)
    driver = open_game(slug, people=max(2, game.least_players))
    for _ in range(40):
        if driver.session.over:
            break
        driver.step_by_mouse()
        QApplication.processEvents()
    assert len(driver.session.history) >= 40 or driver.session.over
    driver.close_dialogs()


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("slug", games())
def test_whole_game_by_mouse(open_game: OpenGame, slug: str) -> None:
    driver = open_game(slug, people=max(2, find_game(slug).least_players))
    driver.play_to_end(driver.step_by_mouse)
    assert driver.session.over
    driver.close_dialogs()


@pytest.mark.slow
@pytest.mark.timeout(900)
@pytest.mark.parametrize("slug", games())
def test_whole_game_by_keyboard(open_game: OpenGame, slug: str) -> None:
    driver = open_game(slug, people=max(2, find_game(slug).least_players))
    driver.play_to_end(driver.step_by_keys)
    assert driver.session.over
    driver.close_dialogs()


def test_digit_takes_the_option_of_that_row(open_game: OpenGame) -> None:
    driver = open_game("sample", people=1, bots=1)
    wanted = driver.options()[1]
    driver.page.options.list.setFocus()
    driver.key(Qt.Key.Key_2)
    driver.answer_question()
    assert driver.session.game.notation.text(driver.session.history[0].action) == wanted


def test_refused_click_says_why(open_game: OpenGame, sample_board: None) -> None:
    """A card below the ridge: the bubble names the rule, nothing happens."""
    driver = open_game("sample", people=1, bots=1, seed=3)
    session = driver.session
    for _ in range(60):
        driver.wait(lambda: session.over or driver.human_turn())
        state = session.state
        refused = [a for a in state.gestures() if state.why_not(a) and state.targets(a)]
        if refused and not session.over:
            break
        driver.choose_by_mouse(driver.rng.choice(driver.options()))
    assert refused
    target = session.state.targets(refused[0])[0]
    before = len(session.history)
    view = driver.page.tray
    driver.click(view.viewport(), view.spot_point(target))
    bubble = driver.page.interaction.bubble
    assert bubble.isVisible()
    assert "SA-2.2" in bubble.text.toPlainText()
    assert "higher than" in bubble.text.toPlainText()
    assert len(session.history) == before
    assert view.board().marked()[target] == "illegal"  # type: ignore[union-attr]
    driver.key(Qt.Key.Key_Escape)
    assert not bubble.isVisible()


def test_hover_previews_and_marks(open_game: OpenGame, sample_board: None) -> None:
    driver = open_game("sample", people=1, bots=1)
    choice = next(c for c in driver.page.interaction.possible() if c.targets)
    view = driver.page.tray
    QTest.mouseMove(view.viewport(), QPoint(1, 1))
    QTest.mouseMove(view.viewport(), view.spot_point(choice.targets[0]))
    QApplication.processEvents()
    assert view.board().marked()[choice.targets[0]] == "hover"  # type: ignore[union-attr]
    assert choice.text in driver.page.interaction.bubble.text.toPlainText()
    assert driver.page.options.list.current_choice() == choice


def test_undo_redo_and_restart_by_keys(open_game: OpenGame) -> None:
    driver = open_game("terra_mystica", people=2, table=Table())
    first = driver.session.state.digest()
    driver.step_by_mouse()
    second = driver.session.state.digest()
    ctrl = Qt.KeyboardModifier.ControlModifier
    QTest.keyClick(driver.window, Qt.Key.Key_Z, ctrl)
    assert driver.session.state.digest() == first
    QTest.keyClick(driver.window, Qt.Key.Key_Y, ctrl)
    assert driver.session.state.digest() == second


def test_replay_steps_and_branches(open_game: OpenGame) -> None:
    driver = open_game("sample", people=1, bots=1)
    driver.play_to_end(driver.step_by_mouse)
    driver.close_dialogs()
    page, session = driver.page, driver.session
    count = len(session.history)
    page.replay.toggle()
    page.setFocus()
    driver.key(Qt.Key.Key_Home)
    assert page.replay_at == 0
    driver.key(Qt.Key.Key_Right)
    assert page.replay_at == 1
    assert page.view().digest() == session.view_at(1).digest()
    button = page.bar.button("New game from here")
    assert button is not None
    driver.click(button)
    assert page.session is not session
    assert len(driver.session.history) == 1
    assert count > 1
    assert not driver.session.over


def test_planner_leaves_the_game_alone_until_taken_over(open_game: OpenGame) -> None:
    driver = open_game("terra_mystica", people=2)
    page, session = driver.page, driver.session
    before = session.state.digest()
    driver.key(Qt.Key.Key_F4)
    assert page.plan is not None
    driver.click_row(driver.options()[0])
    assert session.state.digest() == before
    assert page.plan.history
    planned = page.plan.history[0].action
    button = page.bar.button("Take over")
    assert button is not None
    driver.click(button)
    assert page.plan is not None
    assert session.state.digest() == before  # asked once
    driver.key(Qt.Key.Key_Escape)
    assert not page.planner.confirming
    driver.click(page.bar.button("Take over"))  # type: ignore[arg-type]
    yes = page.bar.button("Yes")
    assert yes is not None
    driver.click(yes)
    assert page.plan is None
    assert session.history[0].action == planned


def test_question_before_a_wasteful_action(open_game: OpenGame) -> None:
    """The highest card early warns (SA-2.2); Esc takes the question back."""
    for seed in range(60):
        driver = open_game("sample", people=1, bots=1, seed=seed)
        driver.wait(driver.human_turn)
        warned = [c for c in driver.page.interaction.possible() if c.warnings]
        if warned:
            break
    assert warned
    before = len(driver.session.history)
    driver.click_row(warned[0].notation)
    assert driver.page.turn.asking is not None
    driver.page.setFocus()
    driver.key(Qt.Key.Key_Escape)
    assert driver.page.turn.asking is None
    assert len(driver.session.history) == before
    driver.click_row(warned[0].notation)
    driver.answer_question()
    assert len(driver.session.history) > before


def test_session_ends_with_statistics(open_game: OpenGame) -> None:
    from desktop.session.statistics import read_games

    driver = open_game("sample", people=1, bots=1)
    driver.play_to_end(driver.step_by_mouse)
    driver.close_dialogs()
    games_read = read_games()
    assert len(games_read) == 1
    assert {seat["name"] for seat in games_read[0]["seats"]} == {"Anna", "Béla"}


def test_damaged_statistics_line_is_skipped(open_game: OpenGame) -> None:
    from desktop import folders
    from desktop.session.statistics import read_games

    folders.statistics_file().parent.mkdir(parents=True, exist_ok=True)
    folders.statistics_file().write_text('{"half": \n[]\n', encoding="utf-8")
    assert read_games() == []


def test_game_opens_again_where_it_was(open_game: OpenGame) -> None:
    driver = open_game("sample", people=1, bots=1)
    for _ in range(3):
        driver.wait(lambda: driver.session.over or driver.human_turn())
        driver.step_by_mouse()
    driver.wait(lambda: driver.session.over or driver.human_turn())
    path, digest = driver.session.path, driver.session.state.digest()
    assert path is not None
    driver.page.close_session()
    again = GameSession.open(path)
    assert again.state.digest() == digest
    again.close()
