"""An unexpected error is explained, can be copied, and does not end the game."""

from __future__ import annotations

import sys

import pytest
from PySide6.QtWidgets import QApplication

from desktop import errors
from desktop.error_dialog import ErrorDialog
from tests.desktop.conftest import OpenGame


def raised() -> tuple[type[BaseException], BaseException, object]:
    try:
        raise ValueError("the dice fell off the table")
    except ValueError:
        return sys.exc_info()  # type: ignore[return-value]


def test_report_says_what_where_and_which_game(open_game: OpenGame) -> None:
    driver = open_game("sample", people=1, bots=1)
    text = errors.report(*raised(), errors.handler.journal)  # type: ignore[arg-type]
    assert "the dice fell off the table" in text
    assert str(driver.session.path) in text
    assert "Qt 6." in text


def test_dialog_copies_the_report(open_game: OpenGame) -> None:
    open_game("sample", people=1, bots=1)
    dialog = ErrorDialog("report to copy", "/tmp/a.tarsas")
    dialog.show()
    dialog.copy_button.click()
    assert QApplication.clipboard().text() == "report to copy"
    dialog.go_on_button.click()
    assert not dialog.isVisible()
    dialog.deleteLater()


def test_play_goes_on_after_an_error(open_game: OpenGame, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = open_game("sample", people=1, bots=1)
    driver.wait(driver.human_turn)
    monkeypatch.setattr(driver.page.tips, "maybe_show", lambda: 1 / 0)
    driver.click_row(driver.options()[0])
    driver.answer_question()
    assert any("ZeroDivisionError" in text for text in errors.handler.shown)
    monkeypatch.undo()
    errors.handler.shown.clear()
    driver.wait(lambda: driver.session.over or driver.human_turn())
    before = len(driver.session.history)
    driver.page.advance()
    driver.step_by_mouse()
    assert len(driver.session.history) > before


def test_log_forgets_what_was_taken_back(open_game: OpenGame) -> None:
    driver = open_game("terra_mystica", people=2)
    options = driver.options()
    driver.click_row(options[0])
    writer = driver.page.log_writer
    assert writer is not None
    first = [line.text for line in writer.lines()]
    driver.page.taking_back.undo()
    assert writer.lines() == []
    struck = writer.undone()
    assert [line.text for line in struck] == first
    assert all(line.undone for line in struck)
    assert driver.page.log.model.lines == struck
    driver.click_row(options[3])
    second = [line.text for line in writer.lines()]
    assert first != second
