"""The rule browser: contents by sections, search, the way back, what a rule means now, and its places on the board."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.game_texts import GameTexts
from desktop.pages.rules import RulesPage
from desktop.panels.rule_browser import RuleBrowser
from desktop.panels.rule_tree import ID
from desktop.session.games import find_game
from desktop.window import Window
from rules.registry import SLUGS
from tests.desktop.conftest import OpenGame
from tests.desktop.driver import Driver


def open_book(window: Window, slug: str = "terra_mystica") -> RuleBrowser:
    window.show_rules(slug)
    QApplication.processEvents()
    page = window.page("rules")
    assert isinstance(page, RulesPage)
    return page.browser


def click_entry(browser: RuleBrowser, id: str) -> None:
    entry = next(entry for entry in browser.tree.entries() if entry.data(0, ID) == id)
    if entry.parent() is not None and not entry.parent().isExpanded():
        browser.tree.scrollToItem(entry.parent())
        Driver.click(browser.tree.viewport(), browser.tree.visualItemRect(entry.parent()).center())
        assert entry.parent().isExpanded()
    browser.tree.scrollToItem(entry)
    Driver.click(browser.tree.viewport(), browser.tree.visualItemRect(entry).center())


def type_words(browser: RuleBrowser, words: str) -> None:
    browser.search.clear()
    QTest.keyClicks(browser.search, words)


def entries(browser: RuleBrowser) -> list[str]:
    return [str(entry.data(0, ID)) for entry in browser.tree.entries()]


@pytest.mark.parametrize("slug", SLUGS)
def test_every_topic_stands_in_one_section_with_a_title(slug: str) -> None:
    texts = GameTexts(find_game(slug), [])
    sections = texts.sections()
    listed = [topic.id for section in sections for topic in section.topics]
    assert sorted(listed) == sorted(topic.id for topic in texts.topics())
    assert 8 < len(sections) < len(listed)
    for section in sections:
        assert len(section.topics) == 1 or section.title != section.id, f"{section.id} has no title"


def test_sections_open_and_topics_are_read(window: Window) -> None:
    browser = open_book(window)
    click_entry(browser, "bridges")
    assert browser.shown == "bridges"
    assert "Bridges" in browser.page.toPlainText()
    assert "TM-14" in browser.page.toPlainText()


def test_back_forward_and_see_also(window: Window) -> None:
    browser = open_book(window)
    start = browser.shown
    click_entry(browser, "bridges")
    click_entry(browser, "income")
    browser.page.anchorClicked.emit("topic:reach")
    assert browser.shown == "reach"
    for expected in ("income", "bridges", start):
        Driver.click(browser.back)
        assert browser.shown == expected
    assert not browser.back.isEnabled()
    Driver.click(browser.forward)
    assert browser.shown == "bridges"
    QTest.keyClick(browser.page, Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier)
    assert browser.shown == start


@pytest.mark.parametrize(
    ("words", "first"),
    [("TM-8.2", "transform_and_build"), ("your NEIGHBOURS", "leech_offers"), ("zzz", ""), ("power actions", "power_actions")],
)  # fmt: skip
def test_search_by_id_and_word(window: Window, words: str, first: str) -> None:
    browser = open_book(window)
    before = browser.shown
    type_words(browser, words)
    if not first:
        assert entries(browser) == []
        assert "zzz" in browser.tree.topLevelItem(0).text(0)
        return
    assert browser.shown == first
    Driver.click(browser.back)
    assert browser.shown == before  # what came up while typing is no stop on the way back


def test_search_ignores_accents_and_finds_cards(window: Window) -> None:
    window.settings["language"] = "hu"
    browser = open_book(window, "res_arcana")
    type_words(browser, "tuz")
    cards = [entry.text(0) for entry in browser.tree.entries() if entry.data(0, ID).startswith("word:")]
    assert cards
    assert any("tűz" in card.lower() for card in cards)


def test_typing_and_enter_in_the_small_browser(open_game: OpenGame) -> None:
    driver = open_game("terra_mystica", people=2, seed=3)
    driver.page.reference.find_rule()
    browser = driver.page.rules
    type_words(browser, "income")
    assert browser.tree.isVisible()
    assert not browser.page.isVisible()
    QTest.keyClick(browser.search, Qt.Key.Key_Return)
    assert browser.shown == "income"
    assert browser.page.isVisible()
    assert not browser.tree.isVisible()
    Driver.click(browser.contents)
    assert browser.tree.isVisible()


def test_the_page_tells_what_the_rule_means_now(open_game: OpenGame) -> None:
    driver = open_game("terra_mystica", people=2, seed=3)
    while driver.session.decision.kind != "main_action":  # type: ignore[union-attr]
        driver.choose_by_mouse(driver.options()[0])
    browser = driver.page.rules
    driver.page.reference.show_topic("upgrading")
    upgrades = [option for option in driver.options() if option.startswith("upgrade")]
    said = browser.page.toPlainText()
    assert f"Options that follow this rule: {len(upgrades)}" in said
    assert "Not possible now" in said
    driver.page.reference.show_topic("cult_scoring")
    assert "At this table now" not in browser.page.toPlainText()  # nothing to say, so nothing is said
    driver.page.reference.show_topic("turns_and_actions")
    assert "Anna decides about this now" in browser.page.toPlainText()


def test_show_me_lights_the_places(open_game: OpenGame, window: Window) -> None:
    driver = open_game("terra_mystica", people=2, seed=3)
    while driver.session.decision.kind != "main_action":  # type: ignore[union-attr]
        driver.choose_by_mouse(driver.options()[0])
    driver.page.reference.show_topic("upgrading")
    Driver.click(driver.page.rules.show_me)
    wanted = {
        target
        for choice in driver.page.interaction.possible()
        if choice.notation.startswith("upgrade")
        for target in choice.targets
    }
    lit = {
        target
        for view in driver.page.views
        if (scene := view.board()) is not None
        for target, state in scene.marked().items()
        if state == "hover"
    }
    assert lit
    assert lit <= wanted
    window.run("rules")  # the same from the full page, which opens at the same topic
    browser = window.page("rules").browser  # type: ignore[attr-defined]
    assert browser.shown == "upgrading"
    assert "Options that follow this rule" in browser.page.toPlainText()
    click_entry(browser, "power_actions")
    Driver.click(browser.show_me)
    assert window.current_page() is driver.page
    assert {t for t, s in driver.page.board.board().marked().items() if s == "hover"} >= {  # type: ignore[union-attr]
        "power_action:power_coins"
    }


def test_a_rule_book_of_another_game_knows_nothing_of_this_table(open_game: OpenGame, window: Window) -> None:
    open_game("terra_mystica", people=2, seed=3)
    browser = open_book(window, "terramara")
    assert "At this table now" not in browser.page.toPlainText()
    assert not browser.show_me.isVisible()
