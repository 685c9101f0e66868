"""Hints by F2: that the bot thinks is seen at once and can be stopped, then the place is shown."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.art import look
from desktop.panels.option_list import OptionsView
from desktop.panels.option_row import Row
from desktop.session.choices import Choice
from rules.core import Action
from tests.desktop.conftest import OpenGame
from tests.desktop.hinting import Thought, answer_of, ask, opened, play_until, press, said

TEXT_GAMES = ("teotihuacan", "northgard", "terramara")


# -- while the bot thinks ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [Qt.Key.Key_F2, Qt.Key.Key_Escape])
def test_thinking_is_seen_at_once_and_can_be_stopped(
    open_game: OpenGame, thoughts: list[Thought], spoken: list[str], key: Qt.Key
) -> None:
    driver = opened(open_game)
    driver.session.act(driver.session.legal()[0])  # Esc could take this back
    driver.lift_curtain()
    before, second = len(driver.session.history), driver.page.bar.prompt.second
    press(driver)
    bar = driver.page.bar
    assert "Thinking about a hint" in bar.prompt.second
    assert "Thinking about a hint" in spoken[-1]
    assert bar.prompt.progress > 0
    button = bar.button("Stop thinking")
    assert button is not None
    assert button.lit
    driver.key(key)
    assert thoughts[0].cancelled
    assert bar.prompt.second == second
    assert bar.prompt.progress < 0
    assert bar.button("Stop thinking") is None
    assert len(driver.session.history) == before
    assert not driver.session.helped  # nothing was told


def test_the_bulb_stops_what_it_started(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = opened(open_game)
    bulb = driver.page.bar.button("Hint")
    assert bulb is not None
    driver.click(bulb)
    assert driver.page.hints.thinking
    driver.click(bulb)
    assert thoughts[0].cancelled
    driver.click(bulb)
    assert len(thoughts) == 2


def test_whoever_goes_to_the_replay_waits_for_no_hint(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = opened(open_game)
    driver.session.act(driver.session.legal()[0])
    driver.lift_curtain()
    press(driver)
    QTest.keyClick(driver.window, Qt.Key.Key_F7)
    assert driver.page.replay_at is not None
    assert thoughts[0].cancelled
    assert driver.page.bar.prompt.progress < 0


def test_a_bot_that_fails_says_so(
    open_game: OpenGame, thoughts: list[Thought], spoken: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    driver = opened(open_game)
    press(driver)
    thoughts[0].error = "worker died"
    driver.wait(lambda: not driver.page.hints.thinking)
    assert "could not finish its thought" in said(driver)
    assert "F2 tries again" in spoken[-1]
    assert "worker died" in capsys.readouterr().err
    assert driver.page.bar.button("Hint") is not None
    press(driver)
    assert len(thoughts) == 2


# -- where ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("slug", TEXT_GAMES)
def test_the_text_view_shows_where(open_game: OpenGame, thoughts: list[Thought], slug: str) -> None:
    """The lowest place that can be chosen: it is scrolled to, framed, and the bubble stands beside it."""
    driver = opened(open_game, slug)
    table, legal = driver.page.table, driver.session.legal

    def below_the_window() -> Action | None:
        table.settle()
        for action in legal():
            places = [rect for t in driver.session.state.targets(action)[-1:] for rect in table.places(t)]
            if places and min(rect.top() for rect in places) > table.viewport().height():
                return action
        return None

    action = play_until(driver, below_the_window)
    target = driver.session.state.targets(action)[-1]
    ask(driver, thoughts, answer_of(action))
    assert said(driver).startswith("Look here.")
    spot = table.spot_rect(target)
    assert spot is not None
    assert table.viewport().rect().contains(spot)
    on_page = QRect(table.viewport().mapTo(driver.page, spot.topLeft()), spot.size())
    assert not driver.page.interaction.bubble.geometry().intersects(on_page)
    distance = on_page.adjusted(-12, -12, 12, 12)
    assert driver.page.interaction.bubble.geometry().intersects(distance)
    image = table.viewport().grab(spot.adjusted(-6, -4, 6, 4)).toImage()
    frame = look.state("hover").name()
    colours = {image.pixelColor(x, y).name() for x in range(image.width()) for y in range(image.height())}
    assert frame in colours
    driver.session.act(action)
    QApplication.processEvents()
    assert table._marked == ()


def test_pointing_at_a_row_frames_its_place_in_the_text(open_game: OpenGame) -> None:
    driver = opened(open_game)
    view = driver.page.options.list
    row = next(i for i, r in enumerate(view.list_model.rows) if r.choice is not None and r.choice.targets)
    choice = view.list_model.rows[row].choice
    assert choice is not None
    QTest.mouseMove(view.viewport(), view.visualRect(view.list_model.index(row)).center())
    QApplication.processEvents()
    assert driver.page.table._marked == choice.targets
    view.leaveEvent(None)
    assert driver.page.table._marked == ()


def test_an_option_without_a_place_is_shown_by_its_row(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = opened(open_game, "northgard")

    def nowhere() -> Action | None:
        legal, targets = driver.session.legal(), driver.session.state.targets
        return next((a for a in reversed(legal) if not targets(a)), None) if len(legal) > 3 else None

    action = play_until(driver, nowhere)
    ask(driver, thoughts, answer_of(action))
    assert said(driver).startswith("Look at this option.")
    view = driver.page.options.list
    assert view.current_choice() is not None
    assert view.current_choice().action == action  # type: ignore[union-attr]
    row = view.visualRect(view.currentIndex())
    assert view.viewport().rect().intersects(row)
    on_page = QRect(view.viewport().mapTo(driver.page, row.topLeft()), row.size())
    assert not driver.page.interaction.bubble.geometry().intersects(on_page)


def test_a_place_that_is_not_drawn_is_shown_by_its_row(open_game: OpenGame, thoughts: list[Thought]) -> None:
    driver = opened(open_game, "terra_mystica")
    action = driver.session.legal()[0]
    choice = Choice(action, driver.session.game.notation.text(action), "", ("nowhere:1",))
    place = driver.page.interaction.point_out(choice)
    assert place.is_row
    assert driver.page.options.geometry().intersects(place.rect)


def test_a_folded_row_is_unfolded(window: object) -> None:
    view = OptionsView()
    view.resize(300, 200)
    choices = [Choice((i,), f"take {i}", f"Take {i}", ()) for i in range(30)]
    view.list_model.set_rows(
        [Row("Take 0", choices[0]), Row("more", folded=[Row(c.text, c) for c in choices[1:]])]
    )
    view.show()
    found = view.reveal("take 27")
    assert found is not None
    assert view.current_choice() == choices[27]
    assert view.viewport().rect().contains(found)
    assert view.reveal("take 99") is None
    view.close()


@pytest.mark.parametrize("slug", ["terra_mystica", "res_arcana"])
def test_boards_show_where(open_game: OpenGame, thoughts: list[Thought], slug: str) -> None:
    driver = opened(open_game, slug)
    interaction = driver.page.interaction
    drawn = play_until(
        driver,
        lambda: next(
            (
                a
                for a in driver.session.legal()
                if any(interaction.places.of_target(t) for t in driver.session.state.targets(a)[-1:])
            ),
            None,
        ),
    )
    target = driver.session.state.targets(drawn)[-1]
    ask(driver, thoughts, answer_of(drawn))
    assert said(driver).startswith("Look here.")
    spot = interaction.places.of_target(target)
    assert spot is not None
    assert not interaction.bubble.geometry().intersects(spot)
    scene = interaction.scene_of(target)
    assert scene is not None
    assert scene.marked()[target] == "hover"
