"""What the menus do during a game: bots for people, the log, the replay, the score sheet, settings, full screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from desktop.menus import MENUS
from desktop.panels.score_sheet import ScoreSheet
from desktop.session.table import Table
from desktop.window import Window
from tests.desktop.conftest import OpenGame
from tests.desktop.driver import Driver


def played(open_game: OpenGame, moves: int = 30) -> Driver:
    driver = open_game("terra_mystica", people=2)
    driver.play_on(moves)
    QApplication.processEvents()
    return driver


# -- bots ----------------------------------------------------------------------------------------------------------


def test_a_bot_makes_one_decision(open_game: OpenGame) -> None:
    driver = open_game("sample", people=2)
    driver.lift_curtain()
    before = len(driver.session.history)
    assert driver.window.run("bot_turn")
    driver.wait(lambda: len(driver.session.history) > before, 20)
    assert driver.session.helped
    assert all(seat.human for seat in driver.session.seats)


def test_a_seat_goes_to_a_bot_and_back(open_game: OpenGame) -> None:
    driver = open_game("sample", people=2)
    driver.lift_curtain()
    seat = driver.session.decision.seat  # type: ignore[union-attr]
    driver.page.bots.hand_over(seat, 2)
    assert driver.session.seats[seat].level == 2
    driver.wait(lambda: driver.session.over or driver.human_turn(), 20)
    assert driver.session.history
    driver.page.bots.hand_over(seat, 0)
    assert driver.session.seats[seat].human


def test_a_late_bot_asks_for_patience(open_game: OpenGame, monkeypatch: pytest.MonkeyPatch) -> None:
    driver = open_game("sample", people=1, bots=1)
    page = driver.page
    driver.wait(driver.human_turn)
    page.bots.pool.cancel()
    session = driver.session
    monkeypatch.setattr(page.bots.pool, "ask", lambda *_: None)  # never answers
    session.hand_seat(session.decision.seat, "bot", 1)  # type: ignore[union-attr]
    seconds = 0.0
    monkeypatch.setattr(type(page.bots.pool), "seconds", property(lambda _pool: seconds))
    page.bots._tick()
    assert page.bar.button("Stop and play at once") is None
    seconds = 4.0
    page.bots._tick()
    assert page.bar.button("Stop and play at once") is not None
    seconds = 7.0
    page.bots._tick()
    assert "limit of 3 seconds" in page.bar.prompt.second
    wait = page.bar.button("Wait")
    assert wait is not None
    driver.click(wait)
    assert page.bar.button("Take a quick move") is None
    seconds = 14.0
    page.bots._tick()
    before = len(session.history)
    quick = page.bar.button("Take a quick move")
    assert quick is not None
    driver.click(quick)
    assert len(session.history) > before


# -- the log -------------------------------------------------------------------------------------------------------


def log_menu(driver: Driver, row: int) -> dict[str, object]:
    view = driver.page.log.list
    index = driver.page.log.model.index(row)
    view.scrollTo(index)
    point = view.visualRect(index).center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, view.viewport().mapToGlobal(point))
    QApplication.sendEvent(view.viewport(), event)
    QApplication.processEvents()
    menu = next(w for w in QApplication.topLevelWidgets() if isinstance(w, QMenu) and w.isVisible())
    found = {action.text(): action for action in menu.actions()}
    menu.close()
    return dict(found)


def test_a_line_of_the_log_opens_the_replay(open_game: OpenGame) -> None:
    driver = played(open_game)
    page = driver.page
    page.log.filter.setCurrentIndex(1)
    page.reference.bring_up(page.log)
    row = 5
    number = page.log.model.lines[row].number
    index = page.log.model.index(row)
    page.log.list.scrollTo(index)
    QTest.mouseMove(page.log.list.viewport(), page.log.list.visualRect(index).center() - QPoint(3, 0))
    driver.click(page.log.list.viewport(), page.log.list.visualRect(index).center())
    assert page.replay_at == number + 1
    assert page.bar.hatched
    page.setFocus()
    driver.key(Qt.Key.Key_Escape)
    assert page.replay_at is None
    assert not page.bar.hatched


def test_a_line_of_the_log_lights_copies_and_branches(open_game: OpenGame) -> None:
    driver = played(open_game)
    page, session = driver.page, driver.session
    page.log.filter.setCurrentIndex(1)
    page.reference.bring_up(page.log)
    numbers = [line.number for line in page.log.model.lines]
    row = next(
        i
        for i, n in enumerate(numbers)
        if any(t.startswith("hex:") for t in session.history[n].before.targets(session.history[n].action))
    )
    taken = session.history[numbers[row]]
    target = next(t for t in taken.before.targets(taken.action) if t.startswith("hex:"))
    page.log.lineHovered.emit(numbers[row])
    assert page.board.board().marked()[target] == "hover"  # type: ignore[union-attr]
    page.log.lineHovered.emit(-1)
    assert page.board.board().marked().get(target) != "hover"  # type: ignore[union-attr]
    log_menu(driver, row)["Copy notation"].trigger()  # type: ignore[attr-defined]
    assert QApplication.clipboard().text() == session.game.notation.text(taken.action)
    log_menu(driver, row)["New game from here"].trigger()  # type: ignore[attr-defined]
    assert driver.session is not session
    assert len(driver.session.history) == numbers[row] + 1


def test_news_are_counted_on_the_hidden_tab(open_game: OpenGame) -> None:
    driver = open_game("terra_mystica", people=2)
    page = driver.page
    assert not page.log.isVisible()  # three tabs at this size, the detail in front
    driver.step_by_mouse()
    title = page.side[0].tabs.titles[1]
    assert title.startswith("Log (")
    page.reference.bring_up(page.log)
    assert page.side[0].tabs.titles[1] == "Log"


def test_log_in_a_window_of_its_own(open_game: OpenGame) -> None:
    driver = played(open_game)
    assert driver.window.run("log_window")
    window = driver.page.reference.log_window
    assert window is not None
    assert window.isVisible()
    count = len(window.panel.model.lines)
    assert count > 10
    driver.session.act(driver.session.legal()[0])
    assert len(window.panel.model.lines) > count
    assert driver.window.run("log_window")
    assert driver.page.reference.log_window is None


def test_replay_stops_where_the_filter_says(open_game: OpenGame) -> None:
    driver = played(open_game, 40)
    page, bar = driver.page, driver.page.replay.bar
    page.replay.start(0)
    bar.filter.setCurrentIndex(3)  # Béla
    bar.step()
    assert driver.session.history[page.replay_at - 1].seat == 1  # type: ignore[operator]
    bar.filter.setCurrentIndex(1)  # turns
    bar.first()
    bar.step()
    at = page.replay_at
    assert at is not None
    assert driver.session.history[at].before.active != driver.session.history[at - 1].before.active
    bar.filter.setCurrentIndex(0)
    bar.step()
    assert page.replay_at == at + 1


# -- the bar and the menus ---------------------------------------------------------------------------------------


def test_the_question_mark_says_what_options_are_for(open_game: OpenGame) -> None:
    driver = played(open_game)
    prompt = driver.page.bar.prompt
    driver.window.grab()
    driver.click(prompt, prompt.help_place().toPoint())
    assert driver.page.interaction.bubble.isVisible()
    assert prompt.prompt.lower() in driver.page.interaction.bubble.text.toPlainText().lower()


def test_every_command_is_somebodys(open_game: OpenGame) -> None:
    """No line of the menus is dead: the window or the game page answers it at some time."""
    driver = played(open_game)
    driver.page.commands()
    own = set(driver.window.own) | set(driver.page.commands()) | {"pass", "bot_stop"}
    for _, commands in MENUS:
        for command in commands:
            assert not command.name or command.choices or command.name in own, command.name


def test_regions_and_text_sizes_are_submenus(open_game: OpenGame) -> None:
    driver = played(open_game)
    menus = driver.window.menus
    menus.fill_submenu("regions")
    lines = [action.text() for action in menus.submenus["regions"].actions()]
    assert lines[0].startswith("Map")
    menus.submenus["regions"].actions()[1].trigger()
    assert driver.page.board.region == 1
    menus.fill_submenu("text_size")
    next(a for a in menus.submenus["text_size"].actions() if a.text() == "125 %").trigger()
    assert driver.window.settings["text_scale"] == 125


def test_full_screen_by_key(open_game: OpenGame) -> None:
    driver = open_game("terra_mystica", people=2)
    QTest.keyClick(driver.window, Qt.Key.Key_F11)
    assert driver.window.isFullScreen()
    assert driver.window.menus.actions["full_screen"].isChecked()
    QTest.keyClick(driver.window, Qt.Key.Key_F11)
    assert not driver.window.isFullScreen()


# -- the end -------------------------------------------------------------------------------------------------------


def finished(open_game: OpenGame) -> Driver:
    driver = open_game("sample", people=2, table=Table(free_undo=True))
    while not driver.session.over:
        driver.session.act(driver.session.legal()[0])
    driver.wait(
        lambda: any(isinstance(w, ScoreSheet) and w.isVisible() for w in QApplication.topLevelWidgets())
    )
    return driver


def sheet() -> ScoreSheet:
    return next(w for w in QApplication.topLevelWidgets() if isinstance(w, ScoreSheet) and w.isVisible())


def test_same_table_again(open_game: OpenGame) -> None:
    driver = finished(open_game)
    old = driver.session
    seats, options = list(old.seats), dict(old.state.setup.options)
    again = next(b for b in sheet().buttons if b.text() == "Same table again")
    driver.click(again)
    assert driver.session is not old
    assert driver.session.seats == seats
    assert dict(driver.session.state.setup.options) == options
    assert driver.session.table.free_undo
    assert not driver.session.over
    assert not any(isinstance(w, ScoreSheet) and w.isVisible() for w in QApplication.topLevelWidgets())


def test_replay_from_the_sheet_starts_at_the_beginning(open_game: OpenGame) -> None:
    driver = finished(open_game)
    driver.click(next(b for b in sheet().buttons if b.text() == "Replay"))
    assert driver.page.replay_at == 0


# -- settings ------------------------------------------------------------------------------------------------------


def test_settings_are_live_in_a_running_game(open_game: OpenGame, window: Window) -> None:
    driver = played(open_game, 24)
    page, settings = driver.page, window.settings
    scene = page.board.board()
    assert scene is not None
    settings["board_ids"] = True
    assert scene.show_ids
    settings["animation"] = "slow"
    assert scene.speed == 2.0
    settings["animation"] = "off"
    assert page.bar.button("Hint") is not None
    settings["assistance"] = False
    assert page.bar.button("Hint") is None
    assert "planner" not in page.commands()
    settings["assistance"] = True
    settings["one_click"] = False
    before = len(driver.session.history)
    driver.click_row(driver.options()[0])
    assert len(driver.session.history) == before
    settings["one_click"] = True
    settings["auto_single"] = False
    assert not driver.session.auto_single
    settings["theme"] = "dark"
    settings["text_scale"] = 150
    settings["colours"] = "red_green"
    settings["language"] = "hu"
    QApplication.processEvents()
    window.grab()
    assert "lehetőség" in page.options.heading.title + page.options.heading.note


# -- what is pointed at --------------------------------------------------------------------------------------------


def test_the_strip_shows_what_an_option_would_change(open_game: OpenGame) -> None:
    driver = played(open_game, 24)
    page = driver.page
    for _ in range(80):
        options = [c for c in page.interaction.possible() if page.interaction.preview_of(c).amounts]
        if options:
            break
        driver.session.act(driver.rng.choice(driver.session.legal()))
    assert options
    seat = driver.session.decision.seat  # type: ignore[union-attr]
    calm = page.strip.cards
    page.options.list.pointed.emit(options[0])
    changed = [str(part) for line in page.strip.cards[seat].lines for part in line if "→" in str(part)]
    assert changed or "→" in page.strip.cards[seat].points[1]
    page.options.list.pointed.emit(None)
    assert page.strip.cards == calm


@pytest.mark.parametrize("slug", ["terra_mystica"])
def test_with_large_text_the_player_board_is_a_tab(open_game: OpenGame, window: Window, slug: str) -> None:
    driver = open_game(slug, people=2)
    page = driver.page
    assert page.mat.isVisible()
    assert page.mat.parentWidget() is page
    window.settings["text_scale"] = 150
    QApplication.processEvents()
    assert "Player board" in page.side[0].tabs.titles
    page.reference.bring_up(page.mat)
    assert page.mat.isVisible()
    window.grab()
    window.settings["text_scale"] = 100
    QApplication.processEvents()
    assert page.mat.parentWidget() is page
    assert page.mat.isVisible()
    assert "Player board" not in page.side[0].tabs.titles
