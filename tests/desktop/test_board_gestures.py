"""How the board answers gestures: lens, legend, zoom to a region, drag, right click, Esc."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from desktop.board.view import BoardView
from desktop.play import looking
from desktop.window import Window
from tests.desktop.conftest import OpenGame
from tests.desktop.driver import Driver

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier


def played(open_game: OpenGame, slug: str = "terra_mystica", moves: int = 40) -> Driver:
    """Some decisions into a game of two people."""
    driver = open_game(slug, people=2)
    driver.play_on(moves)
    driver.lift_curtain()
    QApplication.processEvents()
    return driver


def test_lens_is_held_and_kept(open_game: OpenGame, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "HOLD_MS", 1)
    driver = played(open_game)
    page, lens = driver.page, driver.page.looking.lens
    page.looking._hold.setInterval(1)
    QTest.mouseMove(page.board.viewport(), QPoint(200, 150))
    QTest.keyPress(page.board, Qt.Key.Key_Shift)
    driver.wait(lens.isVisible)
    picture = lens.grab().toImage()
    colours = {picture.pixelColor(x, 80).rgb() for x in range(10, 210, 5)}
    assert len(colours) > 5  # a piece of the board, not a blank
    assert not lens.geometry().contains(page.board.mapTo(page, QPoint(200, 150)))
    QTest.keyRelease(page.board, Qt.Key.Key_Shift)
    assert not lens.isVisible()
    QTest.keyClick(driver.window, Qt.Key.Key_F12, SHIFT)
    assert lens.isVisible()
    before = lens.pos()
    QTest.mouseMove(page.board.viewport(), QPoint(260, 250))
    assert lens.pos() != before
    QTest.keyClick(driver.window, Qt.Key.Key_F12, SHIFT)
    assert not lens.isVisible()


def test_lens_can_be_switched_off(open_game: OpenGame) -> None:
    driver = played(open_game)
    driver.window.settings["lens"] = False
    driver.page.looking._hold.setInterval(1)
    QTest.mouseMove(driver.page.board.viewport(), QPoint(200, 150))
    QTest.keyPress(driver.page.board, Qt.Key.Key_Shift)
    QTest.qWait(20)
    assert not driver.page.looking.lens.isVisible()
    QTest.keyRelease(driver.page.board, Qt.Key.Key_Shift)


def test_legend_names_the_icons_in_place(open_game: OpenGame) -> None:
    driver = played(open_game)
    board, mat = driver.page.looking.legends[0], driver.page.looking.legends[2]
    driver.page.board.setFocus()
    QTest.keyPress(driver.page.board, Qt.Key.Key_Space)
    words = {word for word, _ in board.tags()}
    assert {"Coin", "Worker", "Spade"} <= words
    assert "Priest" in {word for word, _ in mat.tags()}
    places = [tag for _, tag in board.tags()]
    assert not any(a.intersects(b) for i, a in enumerate(places) for b in places[:i])
    QTest.keyRelease(driver.page.board, Qt.Key.Key_Space)
    assert not board.isVisible()
    QTest.keyClick(driver.window, Qt.Key.Key_F12)
    driver.window.settings["language"] = "hu"
    QApplication.processEvents()
    assert {"érme", "munkás"} <= {word.lower() for word, _ in board.tags()}
    driver.window.settings["language"] = "en"
    QTest.keyClick(driver.window, Qt.Key.Key_F12)
    assert not board.isVisible()


def test_zoom_to_a_region_and_back(open_game: OpenGame) -> None:
    driver = played(open_game)
    board = driver.page.board
    QTest.keyClick(driver.page, Qt.Key.Key_2, CTRL)
    assert board.zoom_factor > 1.2
    QTest.keyClick(driver.page, Qt.Key.Key_2, CTRL)
    assert board.fitted
    QTest.keyClick(driver.page, Qt.Key.Key_1, CTRL)
    QTest.keyClick(driver.page, Qt.Key.Key_2, CTRL)
    assert not board.fitted
    QTest.keyClick(driver.window, Qt.Key.Key_0, CTRL)
    assert board.fitted
    scene = board.board()
    assert scene is not None
    ground = next(
        point
        for _, rect in scene.regions()
        for x in range(8)
        for y in range(8)
        if not board.target_at(
            point := board.mapFromScene(
                rect.x() + rect.width() * (x + 0.5) / 8, rect.y() + rect.height() * (y + 0.5) / 8
            )
        )
    )
    QTest.mouseDClick(board.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, ground)
    assert not board.fitted


def test_escape_takes_back_before_it_zooms_out(open_game: OpenGame) -> None:
    driver = open_game("terra_mystica", people=1, bots=1)
    page = driver.page
    for _ in range(300):  # until an unfinished action can be taken back
        driver.wait(lambda: driver.session.over or driver.human_turn())
        if page.taking_back.can_step_back():
            break
        driver.choose_by_mouse(driver.rng.choice(driver.options()))
    count = len(driver.session.history)
    page.board.zoom(2)
    page.board.setFocus()
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert len(driver.session.history) < count
    assert not page.board.fitted
    for _ in range(20):
        if not page.taking_back.can_step_back():
            break
        QTest.keyClick(page.board, Qt.Key.Key_Escape)
    QTest.keyClick(page.board, Qt.Key.Key_Escape)
    assert page.board.fitted


def menu_at(view: BoardView, target: str) -> QMenu:
    point = view.spot_point(target)
    place = view.viewport().mapToGlobal(point)
    QApplication.sendEvent(view.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, point, place))
    QApplication.processEvents()
    return next(w for w in QApplication.topLevelWidgets() if isinstance(w, QMenu) and w.isVisible())


def test_right_click_reads_looks_up_and_copies(open_game: OpenGame) -> None:
    driver = played(open_game, moves=30)
    page = driver.page
    taken = next(
        t
        for t in reversed(driver.session.history)
        if any(x.startswith("hex:") for x in t.before.targets(t.action))
    )
    target = next(x for x in taken.before.targets(taken.action) if x.startswith("hex:"))
    menu = menu_at(page.board, target)
    actions = {action.text(): action for action in menu.actions()}
    assert {"Details", "Rule", "Log of this place", "Copy notation"} <= set(actions)
    actions["Log of this place"].trigger()
    menu.close()
    assert page.log.isVisible()
    shown = {line.number for line in page.log.model.lines}
    assert driver.session.history.index(taken) in shown
    for number in shown:
        before, action = driver.session.history[number].before, driver.session.history[number].action
        assert target in before.targets(action)
    menu = menu_at(page.board, target)
    {action.text(): action for action in menu.actions()}["Copy notation"].trigger()
    menu.close()
    assert target.partition(":")[2] in QApplication.clipboard().text()
    menu = menu_at(page.board, target)
    {action.text(): action for action in menu.actions()}["Rule"].trigger()
    menu.close()
    assert page.rules.isVisible()


def drag(view: BoardView, start: QPoint, end: QPoint) -> None:
    area, left = view.viewport(), Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    QTest.mouseMove(area, start)
    QTest.mousePress(area, left, none, start)
    for part in (0.3, 0.7, 1.0):
        QTest.mouseMove(area, start + (end - start) * part)
    QTest.mouseRelease(area, left, none, end)


def two_step(driver: Driver) -> tuple[str, str] | None:
    """A possible target and a place where it can be dragged to, both to be seen on the board."""
    page, board = driver.page, driver.page.board
    scene = board.board()
    assert scene is not None
    for source in board.legal:
        page.dragging._find_ways(source)
        for target, ways in page.dragging.ways.items():
            if target in scene.spots and len(ways) == 1:
                here, there = board.spot_point(source), board.spot_point(target)
                if board.target_at(here) == source and board.target_at(there) == target:
                    return source, target
    return None


def test_dragging_is_clicking_twice(open_game: OpenGame) -> None:
    driver = played(open_game, moves=24)
    for _ in range(200):
        found = two_step(driver)
        if found is not None or driver.session.over:
            break
        driver.session.act(driver.rng.choice(driver.session.legal()))
        QApplication.processEvents()
    assert found is not None
    page, board, session = driver.page, driver.page.board, driver.session
    source, target = found
    page.dragging._find_ways(source)
    ((first, second),) = page.dragging.ways[target]
    steps = len(session.history)
    drag(board, board.spot_point(source), board.spot_point(target))
    done = [taken.action for taken in session.history[steps:]]
    assert done[0] == first.action
    assert second is None or second in done
    assert not page.dragging._ghost.isVisible()


def test_a_drag_to_nowhere_changes_nothing(open_game: OpenGame) -> None:
    driver = open_game("terra_mystica", people=2)
    board = driver.page.board
    source = next(t for t in board.legal if board.target_at(board.spot_point(t)) == t)
    steps = len(driver.session.history)
    outside = QPoint(2, 2)
    assert not board.target_at(outside)
    drag(board, board.spot_point(source), outside)
    assert len(driver.session.history) == steps
    marks = board.board().marked()  # type: ignore[union-attr]
    assert marks[source] == "legal"


def test_choice_ring_closes_by_escape_and_takes_by_click(open_game: OpenGame) -> None:
    driver = played(open_game, moves=24)
    page, board = driver.page, driver.page.board
    for _ in range(200):
        several = [
            t
            for t in board.legal
            if len(page.interaction.at_target(t)) > 1 and board.target_at(board.spot_point(t)) == t
        ]
        if several or driver.session.over:
            break
        driver.session.act(driver.rng.choice(driver.session.legal()))
        QApplication.processEvents()
    assert several
    steps = len(driver.session.history)
    driver.click(board.viewport(), board.spot_point(several[0]))
    ring = page.interaction.ring
    assert ring.isVisible()
    assert len(ring.list.list_model.rows) == len(page.interaction.at_target(several[0]))
    driver.key(Qt.Key.Key_Escape)
    assert not ring.isVisible()
    assert len(driver.session.history) == steps
    driver.click(board.viewport(), board.spot_point(several[0]))
    row = ring.list.list_model.index(0)
    driver.click(ring.list.viewport(), ring.list.visualRect(row).center())
    driver.answer_question()
    assert len(driver.session.history) > steps


def test_automatic_zoom_returns_and_respects_the_hand(window: Window, open_game: OpenGame) -> None:
    """The scene names a place for a decision: the board goes there, and back when another one comes."""
    driver = played(open_game, moves=24)
    page, board = driver.page, driver.page.board
    scene = board.board()
    assert scene is not None
    kind = driver.session.decision.kind  # type: ignore[union-attr]
    region = scene.regions()[1][1]
    scene.region_of_decision = lambda asked: region if asked == kind else None  # type: ignore[method-assign]
    page.refresh()
    assert not board.fitted
    scene.region_of_decision = lambda asked: None  # type: ignore[method-assign]
    page.zoomed_for = "another"
    page.refresh()
    assert board.fitted
    scene.region_of_decision = lambda asked: region  # type: ignore[method-assign]
    board.moved_by_hand = True
    page.refresh()
    assert board.fitted
