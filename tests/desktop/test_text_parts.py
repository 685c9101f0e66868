"""Getting about in the text view: chips and keys lead to its parts, news are marked, nothing is wider than the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.art import look
from desktop.board.table_changes import Change, Changes
from desktop.board.table_html import NEW
from desktop.board.table_view import TableView
from desktop.board.text_table import TextTable, place, sign, told
from desktop.window import Window
from rules import registry
from tests.desktop.conftest import OpenGame
from tests.desktop.driver import Driver
from tests.desktop.test_text_view import OWN_TABLES, links

BOARD_PARTS = {"teotihuacan": "Boards", "northgard": "Map", "terramara": "Spaces now"}
CONTROL = Qt.KeyboardModifier.ControlModifier


def settled(driver: Driver) -> TableView:
    view = driver.page.table
    view.settle()
    QApplication.processEvents()
    return view


def top_of(view: TableView, number: int) -> int:
    """Where a part begins, in pixels below the upper edge of what is seen."""
    block = view._headings()[view.sections[number].heading]
    return view._top_of(block) - view.verticalScrollBar().value()


def number_of(view: TableView, name: str) -> int:
    return [section.name for section in view.sections].index(name)


# -- parts ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", registry.SLUGS)
def test_every_game_has_parts(open_game: OpenGame, slug: str) -> None:
    driver = open_game(slug, people=2, seed=3)
    driver.play_on(60)
    driver.lift_curtain()
    if not driver.page.showing_text:
        driver.page.toggle_text()
    view = settled(driver)
    names = [section.name for section in view.sections]
    assert "Players" in names
    assert len(names) == len(set(names)) >= 3
    assert [button.text().partition(" · ")[0] for button in view.bar.buttons] == names
    assert all(
        button.isVisible() and view.bar.rect().contains(button.geometry()) for button in view.bar.buttons
    )
    driver.close_dialogs()


@pytest.mark.parametrize("slug", OWN_TABLES)
def test_a_chip_leads_to_its_part(open_game: OpenGame, slug: str) -> None:
    driver = open_game(slug, people=2, seed=3)
    driver.play_on(40)
    driver.lift_curtain()
    view = settled(driver)
    part = number_of(view, BOARD_PARTS[slug])
    driver.click(view.bar.buttons[part])
    assert 0 <= top_of(view, part) < look.px(30)
    driver.click(view.bar.buttons[0])
    assert 0 <= top_of(view, 0) < view.viewport().height() // 3


@pytest.mark.parametrize("slug", OWN_TABLES)
def test_ctrl_and_a_number_lead_to_a_part(open_game: OpenGame, slug: str) -> None:
    driver = open_game(slug, people=2, seed=3)
    driver.play_on(40)
    driver.lift_curtain()
    view = settled(driver)
    part = number_of(view, BOARD_PARTS[slug])
    for widget in (driver.page.options.list, view):  # wherever the focus is
        view.verticalScrollBar().setValue(0)
        widget.setFocus()
        QTest.keyClick(widget, Qt.Key(Qt.Key.Key_1 + part), CONTROL)
        assert 0 <= top_of(view, part) < look.px(30)
    titles = [title.partition("\t")[0] for title, _, _ in driver.page.choices("regions")]
    assert titles == [section.name for section in view.sections]


@pytest.mark.parametrize("slug", OWN_TABLES)
def test_a_green_chip_says_how_much_can_be_chosen(open_game: OpenGame, slug: str) -> None:
    driver = open_game(slug, people=2, seed=5)
    seen = 0
    for _ in range(25):
        driver.play_on(3)
        driver.lift_curtain()
        if driver.session.over:
            break
        view = settled(driver)
        shown = sum(section.to_choose for section in view.sections)
        green = links(view)
        assert shown >= len(green)
        assert bool(shown) == bool(green)
        for section, button in zip(view.sections, view.bar.buttons, strict=True):
            assert button.count == section.to_choose
            assert button.text() == (
                f"{section.name} · {section.to_choose}" if section.to_choose else section.name
            )
        seen += bool(shown)
    assert seen > 5
    driver.close_dialogs()


@pytest.mark.parametrize("slug", OWN_TABLES)
def test_players_and_board_begin_on_the_first_screen(open_game: OpenGame, slug: str) -> None:
    """At 1366 x 768 nobody scrolls to see what the players have and where the board begins."""
    driver = open_game(slug, people=3, seed=2)
    driver.play_on(60)
    driver.lift_curtain()
    view = settled(driver)
    assert view.verticalScrollBar().value() == 0
    for name in ("Players", BOARD_PARTS[slug]):
        assert top_of(view, number_of(view, name)) < view.viewport().height() - look.px(60), name


def test_reading_goes_on_where_it_was(open_game: OpenGame) -> None:
    """A decision that makes the text above longer or shorter does not move the lines under the reader's eyes."""
    driver = open_game("northgard", people=2, seed=3)
    driver.play_on(40)
    driver.lift_curtain()
    view = settled(driver)
    view.go_to_section(number_of(view, "Territories"))
    view.verticalScrollBar().setValue(view.verticalScrollBar().value() + 30)
    for _ in range(5):
        here = top_of(view, number_of(view, "Territories"))
        driver.session.act(driver.rng.choice(driver.session.legal()))
        if driver.page.curtain.drawn or driver.session.over:
            break
        settled(driver)
        assert top_of(view, number_of(view, "Territories")) == here
    driver.close_dialogs()


# -- no wider than the window -----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("slug", registry.SLUGS)
def test_nothing_is_wider_than_the_window(
    open_game: OpenGame, window: Window, slug: str, scale: int, language: str
) -> None:
    window.settings["language"] = language
    window.settings["text_scale"] = scale
    driver = open_game(slug, people=4, seed=4)
    if not driver.page.showing_text:
        driver.page.toggle_text()
    for _ in range(6):
        view = settled(driver)
        assert view.toPlainText()
        assert view.document().size().width() <= view.viewport().width()
        assert view.horizontalScrollBar().maximum() == 0
        assert view.bar.height() <= view.height() // 4  # the rest is for reading
        driver.play_on(35)
        driver.lift_curtain()
        if driver.session.over:
            break
    driver.close_dialogs()


def test_a_smaller_window_is_written_anew(open_game: OpenGame, window: Window) -> None:
    driver = open_game("teotihuacan", people=3, seed=4)
    driver.play_on(60)
    driver.lift_curtain()
    view = settled(driver)
    for width in (2560, 1366, 1100):
        window.resize(width, 768)
        QTest.qWait(30)
        settled(driver)
        assert view.document().size().width() <= view.viewport().width()


# -- what is new ------------------------------------------------------------------------------------------------


def test_changes_are_found_cell_by_cell() -> None:
    before = TextTable(
        "Goods", ("", "Anna", "Béla"), [["wood", "3", place("resource:wood", "2")], ["on", "x", ""]]
    )
    now = before._replace(
        rows=[["wood", "1", "2"], ["on", f"x{sign('red')}", ""], ["new", told("forest"), "–"]]
    )
    assert Changes([before]).of(now) == [{1: Change(-2)}, {1: Change()}, {0: Change()}]
    assert Changes([before]).of(before) == [{}, {}]
    assert Changes([before]).of(now._replace(title="Other")) == [
        {},
        {},
        {},
    ]  # all of it is new: nothing stands out


def test_what_the_others_did_is_marked(open_game: OpenGame) -> None:
    """From the end of one's last turn on; before it there is nothing to compare with."""
    driver = open_game("terramara", people=2, seed=3)
    view = settled(driver)
    assert NEW not in view.toPlainText()
    driver.play_on(40)
    driver.lift_curtain()
    view = settled(driver)
    assert driver.session.decision is not None
    name = driver.session.seats[driver.session.decision.seat].name
    assert f"{NEW} has changed since the last turn of {name}." in view.toPlainText()
    assert view.toPlainText().count(NEW) > 1


def test_a_replay_marks_nothing(open_game: OpenGame) -> None:
    driver = open_game("terramara", people=2, seed=3)
    driver.play_on(40)
    driver.lift_curtain()
    assert NEW in settled(driver).toPlainText()
    driver.page.replay.start(30)
    assert NEW not in settled(driver).toPlainText()


def test_the_moment_before_is_a_view_of_the_same_person(open_game: OpenGame) -> None:
    """Secrets of others are masked there too, and behind the curtain there is nothing to compare with."""
    driver = open_game("northgard", people=2, seed=3)
    compared = 0
    for _ in range(60):
        if driver.session.over:
            break
        content = driver.page.table._shown
        assert content is not None
        if driver.page.curtain.drawn:
            assert content.since is None
            assert NEW not in settled(driver).toPlainText()
            driver.lift_curtain()
            content = driver.page.table._shown
            assert content is not None
        seat = driver.session.viewer
        assert content.view.viewer == seat
        if content.since is not None:
            compared += 1
            assert content.since.view.viewer == seat
            assert content.since.name == driver.session.seats[seat].name
            hands = content.since.view.position_data()["seats"]
            assert all(card is None for i, own in enumerate(hands) if i != seat for card in own["hand"])
        driver.session.act(driver.rng.choice(driver.session.legal()))
    assert compared > 10
    driver.close_dialogs()
