"""The new-game page: wrong combinations explain themselves in the user's words."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.art import look
from desktop.catalogue import catalogue
from desktop.pages.new_game import NewGamePage
from desktop.session.games import find_game
from desktop.session.setup_problems import setup_problem
from desktop.texts import set_language, tr
from desktop.widgets.about_game import AboutGame, Passages
from desktop.widgets.basics import Button
from desktop.widgets.combo import Combo
from desktop.window import Window
from rules import registry
from rules.core import Game, SetupError
from tests.desktop.driver import Driver


def refusals(game: Game) -> set[str]:
    """What the rules say of every pair of choices at every table."""
    found = set()
    choices = [(option.key, value) for option in game.options for value in option.choices]
    for players in range(game.least_players, game.most_players + 1):
        for pair in [*combinations(choices, 1), *combinations(choices, 2)]:
            try:
                game.setup(players, 0, dict(pair))
            except SetupError as error:
                found.add(str(error))
    for players in (game.least_players - 1, game.most_players + 1):
        with pytest.raises(SetupError) as refused:
            game.setup(players, 0, {})
        found.add(str(refused.value))
    return found


@pytest.mark.parametrize("slug", registry.SLUGS)
def test_every_refused_setup_is_said_in_words(window: Window, slug: str) -> None:
    messages = refusals(find_game(slug))
    assert messages
    for message in messages:
        english = setup_problem(message, {})
        assert english != message, message
        assert "option " not in english
        assert "{" not in english
        set_language("hu")
        assert setup_problem(message, {}) != english, message
        set_language("en")


@pytest.mark.parametrize("scale", [100, 130, 200])
def test_names_and_options_fit_at_every_text_size(window: Window, scale: int) -> None:
    window.application.settings["text_scale"] = scale
    window.new_game("teotihuacan")
    page = window.page("new_game")
    for row in page.rows:  # type: ignore[attr-defined]
        name = row.name
        assert name.width() >= name.fontMetrics().horizontalAdvance(name.text())
    widest = page._scroll.widget().minimumSizeHint().width()  # type: ignore[attr-defined]
    assert widest <= window.width()


def test_an_option_that_cannot_fit_is_off_and_says_why(window: Window) -> None:
    window.new_game("teotihuacan")
    page = window.page("new_game")
    assert isinstance(page, NewGamePage)
    rows = page.options
    assert rows is not None
    draft = rows.widgets["draft"]
    assert draft.isEnabled()
    rows.set_option("first_game", True)
    assert not draft.isEnabled()
    assert "draft" in rows.notes["draft"].text()
    rows.set_option("first_game", False)
    assert draft.isEnabled()
    assert not rows.widgets["difficulty"].isEnabled()
    assert page.problems() == ("", None)


def new_game_page(window: Window, slug: str) -> NewGamePage:
    window.new_game(slug)
    page = window.page("new_game")
    assert isinstance(page, NewGamePage)
    QApplication.processEvents()
    return page


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("slug", registry.SLUGS)
def test_a_full_table_fits_a_small_window(window: Window, slug: str, language: str) -> None:
    """Everything is seen at once at 1366x768: no scrolling, no word cut off in a list or a button."""
    window.application.settings["language"] = language
    page = new_game_page(window, slug)
    while page.table is not None and page.table.can_add:
        Driver.click(next(b for b in page.findChildren(Button) if b.text() == tr("Add a seat")))
        QApplication.processEvents()
    assert page._scroll.verticalScrollBar().maximum() == 0
    for combo in page.findChildren(Combo):
        if combo.isVisible():
            font = look.fit(combo.currentText(), combo.text_area().width(), combo.font(), smallest=0.85)
            room = combo.text_area().width() + 1
            assert QFontMetricsF(font).horizontalAdvance(combo.currentText()) <= room, combo.currentText()
    tiles = list(page.tiles.values())
    assert tiles[-1].mapTo(page, tiles[-1].rect().bottomLeft()).y() <= page.foot.y()


def test_the_page_tells_what_the_game_is_like(window: Window) -> None:
    page = new_game_page(window, "res_arcana")
    about = page.findChild(AboutGame)
    assert about is not None
    told = about.findChild(Passages)
    assert told is not None
    assert told.height() > 100
    assert "ten" in told.accessibleName() or "10" in told.accessibleName()
    learned: list[str] = []
    window.show_rules = learned.append  # type: ignore[method-assign]
    page._build()
    QApplication.processEvents()
    about = page.findChildren(AboutGame)[-1]
    Driver.click(next(b for b in about.findChildren(Button) if b.text() == "Rule book"))
    assert learned == ["res_arcana"]


def test_games_are_chosen_by_their_pictures(window: Window) -> None:
    page = new_game_page(window, "res_arcana")
    Driver.click(page.tiles["terramara"])
    assert page.slug == "terramara"
    assert page.tiles["terramara"].isChecked()
    assert not page.tiles["res_arcana"].isChecked()
    page.tiles["northgard"].setFocus()
    QTest.keyClick(page.tiles["northgard"], Qt.Key.Key_Return)
    assert page.slug == "northgard"


def test_a_wrong_name_is_framed_until_it_is_right(window: Window) -> None:
    page = new_game_page(window, "res_arcana")
    field = page.rows[1].name
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "Anna")
    assert field.bad
    assert page.message.text() == "Two seats have the same name."
    QTest.keyClicks(field, "bella and a very long tail")
    assert not field.bad
    assert len(field.text()) == 16


def test_the_first_seat_cannot_come_earlier_and_says_so(window: Window) -> None:
    page = new_game_page(window, "res_arcana")
    up = {row: row.findChildren(Button)[0] for row in page.rows}
    assert up[page.rows[0]].reason == "Already the first."
    assert not up[page.rows[1]].reason
    Driver.click(up[page.rows[1]])
    assert page.table is not None
    assert [seat.name for seat in page.table.seats[:2]] == ["Béla", "Anna"]


def test_a_full_table_names_the_rule(window: Window) -> None:
    page = new_game_page(window, "northgard")
    for _ in range(2):
        Driver.click(next(b for b in page.findChildren(Button) if b.text() == "Add a seat" and b.isVisible()))
        QApplication.processEvents()
    add = next(b for b in page.findChildren(Button) if b.text() == "Add a seat" and b.isVisible())
    assert add.reason == "5 seats is the most (NG-1.1)"


@pytest.mark.parametrize("slug", registry.SLUGS)
def test_the_catalogue_cites_rules_and_topics_that_exist(slug: str) -> None:
    entry, book = catalogue()[slug], find_game(slug).rulebook
    assert book.topic_of(entry.count_rule) is not None
    assert entry.told
    assert all(book.topic(topic) is not None for topic in entry.told)
