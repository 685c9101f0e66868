"""Hints by F2: what to do, why, and how the bot would go on, in words of both languages."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.play.hint_words import expected_steps, step_words
from rules.bots import Answer, Reason
from tests.desktop.conftest import OpenGame
from tests.desktop.driver import Driver
from tests.desktop.hinting import Thought, answer_of, ask, opened, press, said

FOR, AGAINST, SMALL, MORE = (
    Reason("a", "cocoa", 3.14),
    Reason("b", "locked workers", -0.82),
    Reason("c", "wood", 0.6),
    Reason("d", "gold", -0.3),
)


def explained(driver: Driver, thoughts: list[Thought], answer: Answer) -> str:
    ask(driver, thoughts, answer)
    press(driver)
    press(driver)
    return said(driver)


def test_the_second_press_says_what(open_game: OpenGame, thoughts: list[Thought], spoken: list[str]) -> None:
    driver = opened(open_game)
    action = driver.session.legal()[-1]
    ask(driver, thoughts, answer_of(action))
    press(driver)
    label = driver.page.texts.label(action)  # type: ignore[union-attr]
    assert f"A good option: {label}" in said(driver)
    assert f"A good option: {label}" in spoken[-1]
    current = driver.page.options.list.current_choice()
    assert current is not None
    assert current.action == action
    assert len(thoughts) == 1


def test_the_third_press_says_why(open_game: OpenGame, thoughts: list[Thought], spoken: list[str]) -> None:
    driver = opened(open_game)
    action, other = driver.session.legal()[:2]
    texts = driver.page.texts
    assert texts is not None
    fifth = Reason("e", "stone", 0.1)
    answer = answer_of(action, other, (FOR, AGAINST, SMALL, MORE, fifth))
    text = explained(driver, thoughts, answer)
    assert text.startswith(texts.label(action))
    assert "About 2.5 points better, on average of 7 looks ahead" in text
    assert texts.label(other) in text
    amounts = [text.index(amount) for amount in ("+3.1", "−0.8", "+0.6", "−0.3")]
    assert amounts == sorted(amounts)
    assert "+0.1" not in text
    assert "one guess" not in text
    for word in ("+3.1 cocoa.", "−0.8 locked workers.", texts.label(other)):
        assert word in spoken[-1]
    press(driver)
    assert said(driver) == text  # asked again, it is said again


def test_reasons_are_hungarian_in_hungarian(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = opened(open_game)
    driver.window.settings["language"] = "hu"
    QApplication.processEvents()
    action, other = driver.session.legal()[:2]
    text = explained(driver, thoughts, answer_of(action, other, (FOR, AGAINST)))
    assert "+3,1" in text
    assert "kakaó" in text
    assert "locked workers" not in text
    assert "2,5 ponttal jobb" in text


def test_terms_of_all_games_and_sources_of_points_have_words(
    open_game: OpenGame, thoughts: list[Thought]
) -> None:
    """What the others have is no term of a game's own; at the end of a game points count by their source."""
    driver = opened(open_game)
    action, other = driver.session.legal()[:2]
    reasons = (
        Reason("rivals", "what the others have", 2.0),
        Reason("gold_deposits", "gold_deposits", 1.0),
    )
    text = explained(driver, thoughts, answer_of(action, other, reasons))
    assert "what the others have" in text
    assert "gold deposits" in text.lower()
    assert "gold_deposits" not in text


def test_one_candidate_is_called_so(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = opened(open_game)
    text = explained(driver, thoughts, answer_of(driver.session.legal()[0]))
    assert "Only this option was weighed" in text


def test_an_equal_option_is_called_so(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = opened(open_game)
    action, other = driver.session.legal()[:2]
    answer = answer_of(action, other)
    best, second = answer.candidates
    text = explained(driver, thoughts, answer._replace(candidates=(best, second._replace(value=5.0))))
    label = driver.page.texts.label(other)  # type: ignore[union-attr]
    assert f"The next best option is as good: {label}." in text


def test_the_main_line_is_told_in_words(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = opened(open_game, "terra_mystica")
    session, texts = driver.session, driver.page.texts
    assert texts is not None
    parse = session.game.notation.parse
    line = [parse("pass"), parse("dig mountains"), parse("dig mountains"), parse("end_turn")]
    action, other = session.legal()[:2]
    text = explained(driver, thoughts, answer_of(action, other, (FOR,), line))
    dug = texts.label(line[1])
    assert f"1. {texts.label(line[0])}" in text
    assert f"2. {dug} (×2)" in text
    assert f"3. {texts.label(line[3])}" in text
    assert len(step_words(texts, line * 3)) == 4


def test_what_chance_decides_is_not_foretold(open_game: OpenGame) -> None:
    """In games with luck or hidden cards the line ends where something unknown comes in."""
    driver = opened(open_game, "teotihuacan")
    session = driver.session
    view = session.view()
    first = view.legal()[0]
    twin = view.clone()
    twin.apply(first)
    certain = twin.legal()[0] if twin.stack[-1][1] == view.stack[-1][1] else None
    impossible = next(a for a in view.legal() if a != first and a not in twin.legal())
    line = [certain, impossible] if certain is not None else [impossible]
    steps = expected_steps(view, answer_of(first, None, (), line))
    assert impossible not in steps
    assert steps == ([certain] if certain is not None else [])


def test_at_large_text_the_hint_is_rather_narrow_than_over_its_place(
    open_game: OpenGame, thoughts: list[Thought]
) -> None:
    driver = opened(open_game)
    driver.window.settings["text_scale"] = 150
    QApplication.processEvents()
    targets, table = driver.session.state.targets, driver.page.table
    action = next(a for a in driver.session.legal() if targets(a) and table.places(targets(a)[-1]))
    other = next(a for a in driver.session.legal() if a != action)
    explained(driver, thoughts, answer_of(action, other, (FOR, AGAINST, SMALL, MORE)))
    spot = driver.page.interaction.places.of_target(targets(action)[-1])
    assert spot is not None
    assert not driver.page.interaction.bubble.geometry().intersects(spot)


def test_a_hint_stays_while_one_looks_around(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = opened(open_game)
    action = driver.session.legal()[0]
    ask(driver, thoughts, answer_of(action))
    view = driver.page.options.list
    QTest.mouseMove(view.viewport(), view.visualRect(view.list_model.index(1)).center())
    QApplication.processEvents()
    assert said(driver).startswith("Look here.")
    driver.page.setFocus()
    driver.key(Qt.Key.Key_Escape)
    assert not driver.page.interaction.bubble.isVisible()
    assert driver.page.table._marked == ()
