"""The options list: every row is read whole, the column is shared sensibly, long lists fold, keys work."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.art import look
from desktop.panels.option_row import WRAP, Row, usual_height
from desktop.play.showing import FIRST_OF_A_KIND, MOST_OF_A_KIND, option_rows
from desktop.session.choices import Choice
from desktop.texts import number
from desktop.widgets.paint import parts_width
from desktop.window import Window
from rules import registry
from tests.desktop.conftest import OpenGame
from tests.desktop.driver import Driver


def cut_rows(driver: Driver) -> list[str]:
    """Options whose words or price do not fit into their rows as these are laid out."""
    view = driver.page.options.list
    found = []
    for i, row in enumerate(view.list_model.rows):
        if row.choice is None:
            continue
        shape = row.shape(view.width())
        rect = view.visualRect(view.list_model.index(i))
        price = parts_width(row.price, look.px(19), look.font("body", 0.94), look.px(6)) if row.price else 0
        words = QFontMetrics(look.font("body", shape.factor)).boundingRect(
            QRect(0, 0, shape.words, 9999), WRAP, row.text
        )
        used = words.height() + (look.px(19) if shape.below else 0)
        beside = shape.words + (0 if shape.below else price)
        if used > rect.height() or words.width() > shape.words or beside > rect.width() - look.px(40):
            found.append(f"{row.text}: {used} of {rect.height()}, {beside} of {rect.width()}")
    return found


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("slug", registry.SLUGS)
def test_no_option_is_cut(open_game: OpenGame, window: Window, slug: str, language: str) -> None:
    window.settings["language"] = language
    driver = open_game(slug, people=2)
    rows = 0
    for _ in range(60):
        if driver.session.over:
            break
        driver.lift_curtain()
        view = driver.page.options.list
        driver.wait(lambda view=view: all(row.priced for row in view.list_model.rows))
        QApplication.processEvents()
        assert cut_rows(driver) == []
        rows += len(view.list_model.rows)
        driver.session.act(driver.rng.choice(driver.session.legal()))
    assert rows > 60


def test_row_is_as_tall_as_its_words(window: Window) -> None:
    """A long text is never shortened; a price that leaves too little room stands below the words."""
    choice = Choice((0,), "x", "x", ())
    short, long = Row("Pass", choice), Row("turn this and pay any number of essences: " * 6, choice)
    assert short.shape(290).height == usual_height() == 32
    lines = QFontMetrics(look.font("body", 0.88)).lineSpacing()
    assert long.shape(290).height > 6 * lines
    dear = Row(
        "Send: Chieftain to Develop your skills", choice, [("coin", "−12"), ("worker", "−3"), ("vp", "+7")]
    )
    assert dear.shape(290).below
    assert dear.shape(290).height > usual_height()
    assert not dear.shape(600).below


def test_all_options_without_scrolling_where_reading_can_spare_it(open_game: OpenGame) -> None:
    """Eight rows beside a player board at 1366x768: the panel takes what it needs, and no more."""
    driver = open_game("terra_mystica", people=2)
    panel = driver.page.options
    kept = panel.height()
    sample = driver.page.interaction.row(driver.page.interaction.possible()[0])
    panel.set_rows("", [Row("Option", sample.choice) for _ in range(8)])
    from desktop.play import regions

    regions.lay_out_right(driver.page)
    QApplication.processEvents()
    assert panel.list.verticalScrollBar().maximum() == 0
    panel.set_rows("", [Row("Option", sample.choice) for _ in range(40)])
    regions.lay_out_right(driver.page)
    QApplication.processEvents()
    assert panel.list.verticalScrollBar().maximum() > 0
    assert driver.page.side[0].height() >= look.px(150)
    driver.page.refresh()
    assert panel.height() == kept


def test_very_many_options_of_a_kind_fold(open_game: OpenGame) -> None:
    driver = open_game("terra_mystica", people=2)
    first = driver.page.interaction.possible()[0]
    many = [first._replace(notation=f"build {i}", text=f"Build {i}") for i in range(MOST_OF_A_KIND + 20)]
    few = [first._replace(notation=f"pass {i}", text=f"Pass {i}") for i in range(3)]
    driver.page.interaction.set_choices([*many, *few], True)
    driver.page.options.set_rows("", option_rows(driver.page, [*many, *few]))
    view = driver.page.options.list
    rows = list(view.list_model.rows)
    texts = [row.text for row in rows]
    hidden = len(many) - FIRST_OF_A_KIND
    assert texts[FIRST_OF_A_KIND] == f"{hidden} more…"
    assert [text for text in texts if text.startswith("Pass")] == ["Pass 0", "Pass 1", "Pass 2"]
    view.setFocus()
    view.select_row(FIRST_OF_A_KIND)
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert len(view.list_model.rows) == len(rows) + hidden
    current = view.current_choice()
    assert current is not None
    assert current.notation == f"build {FIRST_OF_A_KIND}"


def test_replay_says_what_was_chosen_then(open_game: OpenGame) -> None:
    driver = open_game("terra_mystica", people=2)
    for _ in range(6):
        driver.step_by_mouse()
    driver.page.replay.start(4)
    taken = driver.session.history[4].action
    marked = [row for row in driver.page.options.list.list_model.rows if row.marked]
    assert [row.choice.action for row in marked if row.choice is not None] == [taken]
    assert marked[0].price == ["chosen then"]


def test_choice_ring_shows_its_rows_whole(open_game: OpenGame) -> None:
    """The small list at a place is as tall as its rows, long ones included."""
    driver = open_game("terra_mystica", people=2)
    ring = driver.page.interaction.ring
    here = driver.page.interaction.possible()[:1]
    words = "A rather long text that says what comes of this option, who is asked next and what it costs, "
    ring.open_at(
        [Row(words * 2, here[0]), Row("Pass", here[0])],
        QRect(600, 300, 20, 20),
        driver.page.interaction.inside,
    )
    QApplication.processEvents()
    assert ring.list.verticalScrollBar().maximum() == 0


def test_last_options_stay_greyed_while_a_bot_thinks(open_game: OpenGame) -> None:
    """They keep their place, but cannot be clicked, counted or read as possible."""
    driver = open_game("terra_mystica", people=1, bots=1)
    driver.wait(driver.human_turn)
    view = driver.page.options.list
    own = [row.text for row in view.list_model.rows]
    driver.page.bots.pool.ask = lambda *_: None  # type: ignore[method-assign]  # it thinks for ever
    driver.choose_by_mouse(driver.options()[0])
    for _ in range(20):
        if not driver.human_turn():
            break
        own = [row.text for row in view.list_model.rows]
        driver.choose_by_mouse(driver.options()[0])
    assert not driver.human_turn()
    rows = view.list_model.rows
    assert [row.text for row in rows] == own
    assert all(row.choice is None for row in rows)
    assert {row.tells for row in rows} <= {"past", ""}
    assert "past" in {row.tells for row in rows}
    moves = len(driver.session.history)
    place = next(i for i, row in enumerate(rows) if row.tells)
    driver.click(view.viewport(), view.visualRect(view.list_model.index(place)).center())
    QTest.keyClick(view, Qt.Key.Key_1)
    assert len(driver.session.history) == moves
    assert driver.page.bar.prompt.role == "thinks"


@pytest.mark.parametrize("slug", ["northgard", "res_arcana"])
def test_options_of_another_hand_do_not_stay(open_game: OpenGame, slug: str) -> None:
    """Two people and a bot with secrets: while nobody in particular sits there, no options of anybody are listed."""
    driver = open_game(slug, people=2, bots=1)
    driver.lift_curtain()
    assert driver.options()
    seat = driver.page.last_options[0]
    driver.session.set_viewer(1 - seat)
    from desktop.play.showing import past_rows

    assert past_rows(driver.page) == []
    driver.session.set_viewer(seat)
    assert past_rows(driver.page)


def test_end_of_the_game_shows_places(open_game: OpenGame) -> None:
    """The list has the final places with points, the cards their places, and nobody is on turn."""
    driver = open_game("northgard", people=2)
    session = driver.session
    session.auto_single = True
    driver.play_on()
    driver.page.refresh()
    outcome, scores = session.state.outcome(), session.state.scores()
    rows = driver.page.options.list.list_model.rows
    order = sorted(range(2), key=lambda seat: outcome.places[seat])
    names = [f"{outcome.places[seat]}. {session.seats[seat].name}" for seat in order]
    assert [row.text for row in rows] == names
    assert [row.price[0][1] for row in rows] == [number(scores[seat].total) for seat in order]
    assert [row.marked for row in rows] == [seat in outcome.winners for seat in order]
    cards = driver.page.strip.cards
    assert not any(card.on_turn or card.decides for card in cards)
    assert [card.note for card in cards] == [f"place {place}" for place in outcome.places]


def test_another_game_forgets_the_options_of_the_last(open_game: OpenGame) -> None:
    """A rule page that is open looks at the options of the table: those of a game that was closed are not asked."""
    driver = open_game("teotihuacan", people=1, bots=1)
    driver.wait(driver.human_turn)
    driver.page.reference.rule_of_decision()
    driver.page.close_session()
    assert driver.page.interaction.choices == []
    for slug in registry.SLUGS:
        driver = open_game(slug, people=2)
        driver.lift_curtain()
        driver.page.reference.rule_of_decision()


# -- the filter ------------------------------------------------------------------------------------------------------


def filtered(open_game: OpenGame, words: str) -> Driver:
    """A move has been made, and the filter is open with these words."""
    driver = open_game("terramara", people=2)
    driver.choose_by_mouse(driver.moves()[0])
    driver.page.options.list.setFocus()
    driver.key(Qt.Key.Key_Slash)
    assert driver.page.options.filter.hasFocus()
    QTest.keyClicks(driver.page.options.filter, words)
    return driver


def shown_rows(driver: Driver) -> list[str]:
    return [row.text for row in driver.page.options.list.list_model.rows]


def test_the_filter_keeps_what_fits_and_says_when_nothing_does(open_game: OpenGame) -> None:
    driver = filtered(open_game, "")
    every = shown_rows(driver)
    word = every[-1].split()[-1]
    QTest.keyClicks(driver.page.options.filter, word)
    assert set(shown_rows(driver)) == {row for row in every if word.lower() in row.lower()}
    QTest.keyClicks(driver.page.options.filter, "zzz")
    assert shown_rows(driver) == ["Nothing found."]


def test_esc_in_the_filter_takes_no_move_back(open_game: OpenGame) -> None:
    driver = filtered(open_game, "zzz")
    moves = len(driver.session.history)
    driver.key(Qt.Key.Key_Escape)
    assert len(driver.session.history) == moves
    assert not driver.page.options.filter.isVisible()
    assert driver.page.options.list.hasFocus()
    assert "Nothing found." not in shown_rows(driver)


def test_the_first_row_that_fits_is_taken_by_two_enters(open_game: OpenGame) -> None:
    driver = filtered(open_game, "")
    moves, last = len(driver.session.history), driver.options()[-1]
    text = next(c.text for c in driver.page.interaction.possible() if c.notation == last)
    QTest.keyClicks(driver.page.options.filter, text)
    driver.key(Qt.Key.Key_Return)
    assert driver.page.options.list.hasFocus()
    driver.key(Qt.Key.Key_Return)
    driver.answer_question()
    assert len(driver.session.history) > moves
    assert not driver.page.options.filter.isVisible()


def test_esc_after_the_filter_shows_all_options_again(open_game: OpenGame) -> None:
    driver = filtered(open_game, "")
    moves = len(driver.session.history)
    QTest.keyClicks(driver.page.options.filter, shown_rows(driver)[-1].split()[-1])
    driver.key(Qt.Key.Key_Return)
    driver.key(Qt.Key.Key_Escape)
    assert len(driver.session.history) == moves
    assert not driver.page.options.filter.isVisible()


def test_esc_in_the_search_for_rules_takes_no_move_back(open_game: OpenGame) -> None:
    driver = open_game("terramara", people=2)
    driver.choose_by_mouse(driver.moves()[0])
    moves = len(driver.session.history)
    driver.window.run("find")
    QTest.keyClicks(driver.page.rules.search, "fame")
    driver.key(Qt.Key.Key_Escape)
    assert len(driver.session.history) == moves
    assert driver.page.options.list.hasFocus()
