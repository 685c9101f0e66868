"""Getting about in the window: back to where one was, lists that are easy to hit, numbers as the language writes them."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QListWidget, QMenu, QTextBrowser

from desktop import dialogs
from desktop.art import look
from desktop.icon_list import icon_list
from desktop.menus import MENUS
from desktop.pages.home import HomePage
from desktop.pages.new_game import NewGamePage
from desktop.pages.rules import RulesPage
from desktop.pages.statistics import StatisticsPage
from desktop.panels.option_row import SMALL_WORDS, WRAP
from desktop.session.saved import list_saved
from desktop.session.statistics import read_games
from desktop.texts import number, set_language
from desktop.widgets.basics import Button, Text
from desktop.widgets.pieces import Row
from desktop.window import Window
from tests.desktop.conftest import OpenGame
from tests.desktop.driver import Driver

VISITS = ["settings", "statistics", "saves", "rules", "new_game"]


def press(window: Window, key: Qt.Key) -> None:
    """A key goes to whatever has the focus, as in life."""
    QTest.keyClick(window.focusWidget() or window, key)


def show(window: Window, name: str) -> None:
    window.show_page(name)
    QApplication.processEvents()


@pytest.mark.parametrize("name", VISITS)
@pytest.mark.parametrize("way", ["button", "key"])
def test_a_visit_leads_back_to_the_running_game(
    open_game: OpenGame, window: Window, name: str, way: str
) -> None:
    driver = open_game("sample", people=1, bots=1)
    session = driver.session
    show(window, name)
    page = window.current_page()
    assert page is window.page(name)
    if way == "key":
        press(window, Qt.Key.Key_Escape)
    else:
        words = ("Back", "Done")
        Driver.click(next(b for b in page.findChildren(Button) if b.text() in words and b.isVisible()))
    assert window.current_page() is driver.page
    assert driver.session is session


def test_from_visit_to_visit_and_back_home(window: Window) -> None:
    show(window, "home")
    show(window, "settings")
    show(window, "rules")
    press(window, Qt.Key.Key_Escape)
    assert window.current_page() is window.page("home")
    press(window, Qt.Key.Key_3)  # the keys of the start page work at once
    home = window.page("home")
    assert isinstance(home, HomePage)
    assert home.cards[2].new_button.hasFocus()


def test_a_closed_game_is_no_way_back(open_game: OpenGame, window: Window) -> None:
    driver = open_game("sample", people=1, bots=1)
    show(window, "settings")
    driver.page.close_session()
    window.back()
    assert window.current_page() is window.page("home")


@pytest.mark.parametrize("name", [*VISITS, "game"])
@pytest.mark.parametrize("scale", [80, 100])
def test_rows_of_every_list_can_be_hit(open_game: OpenGame, window: Window, name: str, scale: int) -> None:
    open_game("sample", people=2)
    window.settings["text_scale"] = scale
    show(window, name)
    page = window.current_page()
    assert page is not None
    combos = [combo for combo in page.findChildren(QComboBox) if combo.count()]
    for combo in combos:
        assert combo.view().sizeHintForRow(0) >= 32, combo.currentText()
        assert not combo.isVisible() or combo.height() >= 32, combo.currentText()
    for topics in page.findChildren(QListWidget):
        assert topics.count() == 0 or topics.sizeHintForRow(0) >= 32
    assert combos or name in ("rules", "saves")


def test_statistics_never_begin_on_the_button_that_clears_them(window: Window) -> None:
    show(window, "statistics")
    page = window.page("statistics")
    assert isinstance(page, StatisticsPage)
    assert not page.reset_button.hasFocus()


def test_numbers_are_written_as_the_language_does(window: Window) -> None:
    assert [number(n) for n in (3, -3, 32.5, -0.5, 4.0, True, "x")] == [
        "3", "−3", "32.5", "−0.5", "4", "True", "x",
    ]  # fmt: skip
    set_language("hu")
    try:
        assert number(-32.5) == "−32,5"
    finally:
        set_language("en")


def test_averages_in_the_table_of_statistics(open_game: OpenGame, window: Window, home: object) -> None:
    from desktop import folders

    driver = open_game("sample", people=1, bots=1)
    driver.play_to_end(driver.step_by_mouse)
    driver.close_dialogs()
    first = read_games()[0]
    second = json.loads(json.dumps(first))
    for seat in second["seats"]:
        seat["points"] = seat["points"] + 1
    with folders.statistics_file().open("a", encoding="utf-8") as file:
        file.write(json.dumps(second) + "\n")
    window.settings["language"] = "hu"
    show(window, "statistics")
    page = window.page("statistics")
    assert isinstance(page, StatisticsPage)
    table = page.table
    delegate = table.itemDelegate()
    shown = [
        delegate.displayText(table.item(row, 5).data(Qt.ItemDataRole.DisplayRole), page.locale())
        for row in range(table.rowCount())
    ]
    assert shown
    assert all(text.endswith(",5") for text in shown)


def test_a_saved_game_tells_its_players_and_who_decides(open_game: OpenGame, window: Window) -> None:
    driver = open_game("terra_mystica", people=2)
    driver.step_by_mouse()
    show(window, "home")
    home = window.page("home")
    assert isinstance(home, HomePage)
    row = next(row for row in home.findChildren(Row) if row.right_icon)
    assert row.right == "2"
    drawn = row.grab().toImage()
    row.right = ""
    assert row.grab().toImage() != drawn  # one figure is as short as it gets, and is drawn all the same
    decision = driver.session.decision
    assert decision is not None
    name = driver.session.seats[decision.seat].name
    assert list_saved()[0].where.startswith(f"{name} decides: ")
    set_language("hu")
    try:
        where = list_saved()[0].where  # the question was written in English: only who decides is told
    finally:
        set_language("en")
    assert where == f"{name} dönt"


def test_the_foot_of_a_new_game_speaks_of_handing_over_only_to_several(window: Window) -> None:
    page = window.page("new_game")
    assert isinstance(page, NewGamePage)
    window.new_game("northgard")
    QApplication.processEvents()
    said = page.message.text()
    assert "1 person" in said
    assert "covered" not in said
    page.rows[1].who.setCurrentIndex(0)
    page.rows[1].who.activated.emit(0)
    QApplication.processEvents()
    assert "2 people" in page.message.text()
    assert "covered" in page.message.text()


def test_long_rule_pages_have_short_lines(window: Window) -> None:
    window.resize(2560, 1440)
    show(window, "rules")
    page = window.page("rules")
    assert isinstance(page, RulesPage)
    sheet = page.browser.page
    block, widest = sheet.document().begin(), 0.0
    while block.isValid():
        layout = block.layout()
        widest = max(widest, *(layout.lineAt(i).naturalTextWidth() for i in range(layout.lineCount())), 0.0)
        block = block.next()
    assert 400 < widest < sheet.viewport().width() * 0.75


def test_the_planner_tells_how_the_points_change(open_game: OpenGame) -> None:
    driver = open_game("terramara", people=2, seed=4)
    driver.play_on(80)
    QTest.keyClick(driver.window, Qt.Key.Key_F4)
    assert driver.page.plan is not None
    assert "ended now" not in driver.page.bar.prompt.second
    driver.click_row(driver.options()[0])
    said = driver.page.bar.prompt.second
    assert "If it ended now: " in said
    for seat, score in enumerate(driver.session.view().scores()):
        after = driver.page.plan.view().scores()[seat].total
        assert f"{driver.session.seats[seat].name} {number(score.total)} → {number(after)}" in said


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080)])
def test_long_options_are_read_whole(
    open_game: OpenGame, window: Window, language: str, size: tuple[int, int]
) -> None:
    """Six ways to keep two of four starting tiles begin with the same words: what differs must not be cut off."""
    window.resize(*size)
    window.settings["language"] = language
    driver = open_game("teotihuacan", people=1, bots=1)
    driver.wait(driver.human_turn)
    QApplication.processEvents()
    view = driver.page.options.list
    metrics = QFontMetrics(look.font("body", SMALL_WORDS))
    rows = view.list_model.rows
    assert max(len(row.text) for row in rows) > 90
    for i, row in enumerate(rows):
        rect = view.visualRect(view.list_model.index(i))
        area = QRect(0, 0, row.shape(view.width()).words, 2000)
        assert metrics.boundingRect(area, WRAP, row.text).height() <= rect.height() - 4, row.text
        assert area.width() <= rect.width() - look.px(46)
        if i:
            assert rect.top() > view.visualRect(view.list_model.index(i - 1)).bottom() - 1


@pytest.mark.parametrize("page", ["home", "game"])
def test_f10_opens_the_menus(open_game: OpenGame, window: Window, page: str) -> None:
    window.menus.fill()
    if page == "game":
        open_game("terramara", people=2)
    press(window, Qt.Key.Key_F10)
    titles = []
    for _ in range(2):
        menu = QApplication.activePopupWidget()
        assert isinstance(menu, QMenu)
        titles.append(menu.title())
        QTest.keyClick(menu, Qt.Key.Key_Right)
    assert titles == ["&Game", "&Turn"]
    QTest.keyClick(QApplication.activePopupWidget(), Qt.Key.Key_Escape)


def test_all_keys_of_the_menus_are_listed(window: Window) -> None:
    dialog = dialogs.keys(window)
    text = dialog.findChildren(QTextBrowser)[0].toPlainText()
    listed = [command.keys for _, commands in MENUS for command in commands if command.keys]
    assert [keys for keys in listed if keys not in text] == []
    assert "F10" in text
    assert "&" not in text
    dialog.close()


def test_a_short_list_of_icons_stays_together(window: Window) -> None:
    window.settings["text_scale"] = 200
    dialog = icon_list(window, "terra_mystica")
    dialog.show()
    QApplication.processEvents()
    words = [label for label in dialog.findChildren(Text) if label.text()]
    tops = sorted(label.mapTo(dialog, QPoint()).y() + label.height() for label in words)
    assert max(b - a for a, b in pairwise(tops)) < 2 * look.px(40)
    dialog.close()
