"""The score sheet: what it plots, and what it must not."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from desktop.panels.growth import growth
from desktop.panels.score_sheet import ScoreSheet
from desktop.session.turning_points import turning_points
from rules import registry
from tests.desktop.conftest import OpenGame
from tests.desktop.driver import Driver


def played(open_game: OpenGame, slug: str, moves: int = 25) -> Driver:
    driver = open_game(slug, people=3)
    for _ in range(moves):
        driver.session.act(driver.rng.choice(driver.session.legal()))
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
    while not driver.session.over:
        driver.session.act(driver.rng.choice(driver.session.legal()))
    driver.window.run("score_now")
    sheet = next(w for w in driver.window.findChildren(ScoreSheet) if w.isVisible())
    assert sheet.turning is not None
    sheet.tabs.setCurrentWidget(sheet.turning)
    QTest.qWait(10)
    assert len(sheet.turning.rows) == 3
    points = turning_points(driver.session)
    assert points == sorted(points)
    largest = max(abs(point.change) for point in turning_points(driver.session, 10_000))
    assert largest == max(abs(point.change) for point in points)
    driver.click(sheet.turning.rows[1])
    assert driver.page.replay_at == points[1].first
