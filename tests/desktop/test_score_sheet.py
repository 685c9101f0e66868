"""The score sheet: what it plots, and what it must not."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop.art import look
from desktop.panels.growth import growth
from desktop.panels.score_sheet import ScoreSheet
from desktop.session.games import find_game
from desktop.session.rounds import round_of
from desktop.session.turning_points import turning_points
from desktop.window import Window
from rules import registry
from tests.desktop.conftest import OpenGame
from tests.desktop.driver import Driver


def played(open_game: OpenGame, slug: str, moves: int = 25) -> Driver:
    driver = open_game(slug, people=3)
    driver.play_on(moves)
    driver.lift_curtain()
    return driver


@pytest.mark.parametrize("slug", registry.SLUGS)
def test_every_game_plots_points_resources_and_rounds(open_game: OpenGame, slug: str) -> None:
    driver = played(open_game, slug, 60)
    presentation = driver.page.presentation
    assert presentation is not None
    shown = growth(driver.session, presentation, set())
    assert shown.moves[-1] == len(driver.session.history)
    assert all(len(line) == len(shown.moves) for line in shown.points)
    assert len(shown.resources) >= 3
    assert any(amount for series in shown.resources.values() for line in series for amount in line)
    for series in shown.resources.values():
        assert all(len(line) == len(shown.moves) for line in series)
    sheet = ScoreSheet(driver.window, driver.session, presentation)
    sheet.show()
    sheet.tabs.setCurrentIndex(2)
    for i in range(sheet.plotted.count()):
        sheet.plotted.setCurrentIndex(i)
        sheet._plot()
    QTest.qWait(10)
    sheet.close()


def test_secret_points_are_not_plotted(open_game: OpenGame) -> None:
    driver = played(open_game, "northgard")
    presentation = driver.page.presentation
    assert presentation is not None
    sheet = ScoreSheet(driver.window, driver.session, presentation)
    sheet.tabs.setCurrentIndex(2)
    viewer = driver.session.viewer
    assert sheet._growth is not None
    assert [bool(line) for line in sheet._growth.points] == [seat == viewer for seat in range(3)]
    sheet.close()


@pytest.mark.parametrize("slug", ["terra_mystica", "res_arcana"])
def test_turning_points_lead_to_their_replay(open_game: OpenGame, slug: str) -> None:
    driver = open_game(slug, people=2)
    driver.page.results._shown = True  # the sheet is opened by hand below
    driver.play_on()
    driver.window.run("score_now")
    sheet = next(w for w in driver.window.findChildren(ScoreSheet) if w.isVisible())
    assert sheet.turning is not None
    sheet.tabs.setCurrentWidget(sheet.turning)
    QTest.qWait(10)
    assert len(sheet.turning.rows) == 3
    points = turning_points(driver.session)
    assert points == sorted(points)
    assert all(round_of(driver.session.history[point.first].before) for point in points)  # not of the set-up
    largest = max(abs(point.change) for point in turning_points(driver.session, 10_000))
    assert largest == max(abs(point.change) for point in points)
    driver.click(sheet.turning.rows[1])
    assert driver.page.replay_at == points[1].first


@pytest.mark.parametrize("slug", registry.SLUGS)
def test_the_set_up_is_before_the_first_round(slug: str) -> None:
    state = find_game(slug).new(2, 1, {})
    assert round_of(state) == 0
    for _ in range(200):
        state.apply(state.legal()[0])
        if round_of(state):
            break
    assert round_of(state) == 1


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_players_line_is_seen_on_its_ground(open_game: OpenGame, window: Window, theme: str) -> None:
    from desktop.plots import LEAST_CONTRAST, contrast, lines_plot

    window.settings["theme"] = theme
    for slug in registry.SLUGS:
        colours = [look.ramp(name)[1] for name in look.palette["players"][slug]]
        series = [[i, i + 1] for i in range(len(colours))]
        plot = lines_plot([0, 1], series, ["a"] * len(colours), colours, "x", "y", [])
        drawn = [item.opts["pen"].color() for item in plot.getPlotItem().listDataItems()]  # type: ignore[attr-defined]
        assert len(drawn) == len(colours)
        assert min(contrast(ink, look.colour("raised")) for ink in drawn) >= LEAST_CONTRAST
        plot.close()
        plot.deleteLater()


def test_the_sheet_names_the_best_first_and_marks_the_total(open_game: OpenGame) -> None:
    driver = played(open_game, "terra_mystica", 80)
    assert driver.page.presentation is not None
    sheet = ScoreSheet(driver.window, driver.session, driver.page.presentation)
    table, scores = sheet.table, driver.session.scores()
    best = max(range(3), key=lambda seat: scores[seat].total)
    assert table.horizontalHeaderItem(1).text() == driver.session.names()[best]
    rows = {table.item(row, 0).text(): row for row in range(table.rowCount())}
    assert table.item(rows["Total"], 1).text() == str(scores[best].total)
    assert table.item(rows["Total"], 1).font().bold()
    sheet.close()


def test_pages_of_the_sheet_are_chosen_by_mouse_and_arrows(open_game: OpenGame) -> None:
    driver = played(open_game, "terramara", 10)
    driver.window.run("score_now")
    sheet = next(w for w in driver.window.findChildren(ScoreSheet) if w.isVisible())
    driver.click(sheet.tabs.buttons[1])
    assert sheet.bars.isVisible()
    sheet.activateWindow()
    sheet.tabs.buttons[1].setFocus()
    QTest.qWait(20)
    QTest.keyClick(sheet.tabs.buttons[1], Qt.Key.Key_Left)
    assert sheet.table.isVisible()
    sheet.close()
