"""The table as text: complete, in words, and playable by mouse and by keyboard."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetrics, QTextCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.art import look
from desktop.board.table_view import TableView
from desktop.board.text_table import MARK, TextTable
from desktop.session.choices import choices_in
from desktop.window import Window
from rules import registry
from tests.desktop.conftest import OpenGame
from tests.desktop.driver import Driver

OWN_TABLES = ("teotihuacan", "northgard", "terramara")
# decisions about things that lie nowhere on the table: they are answered in the list
NOWHERE_ON_THE_TABLE = {
    "teotihuacan": {"setup_order"},
    "northgard": {"choose_action", "draw_distribution"},
    "terramara": {"hut_mode", "choose_option", "order_parts", "first_player_back"},
}


def links(view: TableView, legal: bool = True) -> dict[str, int]:
    """Target -> place in the text, of the links that look as if they could be chosen (or of all)."""
    found: dict[str, int] = {}
    block = view.document().begin()
    while block.isValid():
        iterator = block.begin()
        while not iterator.atEnd():
            fragment = iterator.fragment()
            form = fragment.charFormat()
            href = form.anchorHref()
            if href.startswith("target:") and (form.fontUnderline() or not legal):
                found.setdefault(href.removeprefix("target:"), fragment.position())
            iterator += 1
        block = block.next()
    return found


def point_of(view: TableView, position: int) -> QPoint:
    """Where a letter of the text is, scrolled into view."""
    cursor = QTextCursor(view.document())
    cursor.setPosition(position)
    view.setTextCursor(cursor)
    view.ensureCursorVisible()
    QApplication.processEvents()
    return view.cursorRect(cursor).center() + QPoint(4, 0)


def choose_by_link(driver: Driver) -> bool:
    """Clicks a green word of the text, and a row of the choice ring if there are several options; False without any."""
    view = driver.page.table
    view.settle()
    found = links(view)
    if not found:
        return False
    target = driver.rng.choice(sorted(found))
    before = len(driver.session.history)
    here = driver.page.interaction.at_target(target)
    assert here, target
    QTest.mouseClick(
        view.viewport(),
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
        point_of(view, found[target]),
    )
    ring = driver.page.interaction.ring
    if ring.isVisible():
        index = ring.list.list_model.index(driver.rng.randrange(len(here)))
        ring.list.scrollTo(index)
        driver.click(ring.list.viewport(), ring.list.visualRect(index).center())
    driver.answer_question()
    assert len(driver.session.history) > before, target
    return True


@pytest.mark.parametrize("slug", OWN_TABLES)
def test_a_game_is_played_by_clicking_words(open_game: OpenGame, slug: str) -> None:
    driver = open_game(slug, people=2, seed=6)
    clicked = 0
    for _ in range(60):
        if driver.session.over:
            break
        driver.lift_curtain()
        assert driver.page.showing_text
        if choose_by_link(driver):
            clicked += 1
        else:
            driver.click_row(driver.rng.choice(driver.options()))
            driver.answer_question()
        QApplication.processEvents()
    assert clicked > 20
    driver.close_dialogs()


def test_tab_goes_to_a_word_and_enter_takes_it(open_game: OpenGame) -> None:
    driver = open_game("northgard", people=1, bots=1)
    driver.wait(driver.human_turn)
    view = driver.page.table
    view.settle()
    assert links(view)
    view.setFocus()
    before = len(driver.session.history)
    for _ in range(80):
        QTest.keyClick(view, Qt.Key.Key_Tab)
        if view.textCursor().charFormat().anchorHref() in {f"target:{target}" for target in links(view)}:
            break
    QTest.keyClick(view, Qt.Key.Key_Return)
    driver.answer_question()
    assert len(driver.session.history) > before


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("slug", registry.SLUGS)
def test_everything_is_said_in_words(open_game: OpenGame, window: Window, slug: str, language: str) -> None:
    """No ids, no Python, every row named; what a decision points at can be chosen where it lies."""
    window.settings["language"] = language
    driver = open_game(slug, people=3, seed=2)
    session, presentation = driver.session, driver.page.presentation
    assert presentation is not None
    assert driver.page.texts is not None
    view = TableView()
    view.resize(840, 600)
    unreachable = set()
    for step in range(240):
        if session.over or session.decision is None:
            break
        if step % 6 == 0:
            seen = session.state.view(session.decision.seat)
            tables = presentation.tables(seen)
            assert len(tables) >= 3
            for table in tables:
                check_words(table)
            view.show_view(presentation, seen, found := choices_in(seen, driver.page.texts, seen.legal()))
            text = view.toPlainText()
            assert re.findall(r"\b[a-z]+_[a-z_0-9]+|None|True|False|\{|\x01", text) == []
            assert session.seats[session.decision.seat].name in text.splitlines()[0]
            shown = set(links(view))
            for choice in found:
                if choice.targets and not shown & set(choice.targets):
                    unreachable.add(session.decision.kind)
        session.act(driver.rng.choice(session.legal()))
    if slug in OWN_TABLES:
        assert unreachable <= NOWHERE_ON_THE_TABLE[slug]
    driver.close_dialogs()


def check_words(table: TextTable) -> None:
    assert table.title
    assert not table.columns or max(len(row) for row in table.rows) <= len(table.columns)
    for row in table.rows:  # a plan has no names of rows, but something in each
        named = row if table.plan else row[:1]
        assert any(MARK.sub("x", cell).strip() for cell in named), (table.title, row)


def test_the_cards_of_others_cannot_be_chosen(open_game: OpenGame) -> None:
    """Everybody has a card called Move: only that of whoever decides is green."""
    driver = open_game("northgard", people=2, seed=3)
    for _ in range(40):
        driver.lift_curtain()
        decision = driver.session.decision
        assert decision is not None
        if decision.kind == "turn_option":
            break
        driver.click_row(driver.options()[0])
        driver.answer_question()
    view = driver.page.table
    view.settle()
    green = re.findall(r"<a class='legal' href='target:card:([^']*)'>", view._html)
    hand = {
        target.removeprefix("card:")
        for choice in driver.page.interaction.possible()
        for target in choice.targets
    }
    assert green
    assert all(green.count(card) == 2 for card in green)  # in the hand, and where the hand is explained
    assert set(green) <= hand


def test_fame_is_secret_behind_the_curtain(open_game: OpenGame) -> None:
    """Nobody in particular is at the screen: no card of a clan may show its fame."""
    driver = open_game("northgard", people=2, seed=3)
    for _ in range(30):
        if driver.page.curtain.drawn:
            assert [card.points[1] for card in driver.page.strip.cards] == ["?", "?"]
            driver.lift_curtain()
            seat = driver.session.decision.seat  # type: ignore[union-attr]
            assert driver.page.strip.cards[seat].points[1] != "?"
            assert driver.page.strip.cards[1 - seat].points[1] == "?"
        driver.click_row(driver.rng.choice(driver.options()))
        driver.answer_question()


@pytest.mark.parametrize("scale", [100, 200])
@pytest.mark.parametrize("slug", OWN_TABLES)
def test_no_word_is_broken(open_game: OpenGame, window: Window, slug: str, scale: int) -> None:
    """Columns with a fixed share are wide enough for their longest word; otherwise Qt decides."""
    window.settings["language"] = "hu"
    window.settings["text_scale"] = scale
    driver = open_game(slug, people=3, seed=2)
    driver.play_on(60)
    driver.lift_curtain()
    view = driver.page.table
    view.settle()
    QApplication.processEvents()
    metrics = QFontMetrics(look.font("body"))
    broken = []
    block = view.document().begin()
    while block.isValid():
        layout, text = block.layout(), block.text()
        for i in range(layout.lineCount() - 1):
            end = layout.lineAt(i).textStart() + layout.lineAt(i).textLength()
            if text[end - 1].isalpha() and text[end].isalpha():
                broken.append(text)
        block = block.next()
    assert metrics.height() > 0
    assert broken == []
