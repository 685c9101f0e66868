"""Items as pixels: nothing is drawn anew while the zoom moves, everything is sharp when it has come to rest."""

from __future__ import annotations

import time

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.board import raster
from desktop.board.raster import Pace, RasterItem
from desktop.board.scene import BoardScene
from desktop.board.view import BoardView
from tests.desktop.conftest import OpenGame


class Square(RasterItem):
    """Counts how often it is drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn = 0

    def boundingRect(self) -> QRectF:
        return QRectF(0, 0, 100, 100)

    def draw(self, painter: QPainter) -> None:
        self.drawn += 1


def wait_until_sharp(scene: BoardScene) -> None:
    end, quiet = time.monotonic() + 20, 0
    while quiet < 3:  # a timer, a repaint, and then nothing more
        QTest.qWait(10)
        quiet = quiet + 1 if scene.pace.sharp else 0
        assert time.monotonic() < end


def table(open_game: OpenGame) -> tuple[BoardView, BoardScene]:
    driver = open_game("res_arcana", people=2)
    driver.lift_curtain()
    view: BoardView = driver.page.board
    scene = view.board()
    assert scene is not None
    wait_until_sharp(scene)
    return view, scene


def picture(view: BoardView) -> QImage:
    return view.viewport().grab().toImage()


def test_zooming_draws_no_card_anew(open_game: OpenGame) -> None:
    view, scene = table(open_game)
    square = Square()
    square.setPos(scene.sceneRect().center())
    scene.addItem(square)
    QApplication.processEvents()
    assert square.drawn == 1
    for _ in range(4):
        view.zoom(1.07)
        QApplication.processEvents()
    assert square.drawn == 1
    wait_until_sharp(scene)
    assert square.drawn == 2


def test_at_rest_everything_is_as_sharp_as_drawn_for_this_zoom(open_game: OpenGame) -> None:
    view, scene = table(open_game)
    view.zoom(1.31)
    stretched = picture(view)
    wait_until_sharp(scene)
    sharp = picture(view)
    for item in scene.items():
        if isinstance(item, RasterItem):
            item.changed()
    wait_until_sharp(scene)
    assert picture(view) == sharp
    assert stretched != sharp


def test_sharpening_leaves_the_event_loop_its_turns(
    open_game: OpenGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With no time at all for it, one item is still made in every repaint, and not all at once."""
    view, scene = table(open_game)
    squares = [Square() for _ in range(6)]
    for square in squares:
        square.setPos(scene.sceneRect().center())
        scene.addItem(square)
    QApplication.processEvents()
    monkeypatch.setattr(scene.pace, "_budget", 1e-9)
    view.zoom(1.1)
    QApplication.processEvents()
    scene.pace.rest()
    view.viewport().repaint()
    assert sum(square.drawn for square in squares) <= 7
    wait_until_sharp(scene)
    assert [square.drawn for square in squares] == [2] * 6


def test_pixels_out_of_sight_go(open_game: OpenGame, monkeypatch: pytest.MonkeyPatch) -> None:
    _, scene = table(open_game)
    pace, first, second = Pace(scene), Square(), Square()
    forgotten: list[RasterItem] = []
    monkeypatch.setattr(Square, "forget", lambda square: forgotten.append(square))
    monkeypatch.setattr(raster, "MOST", 150)
    pace.keep(first, 100)
    pace.keep(second, 50)
    assert forgotten == []
    pace.keep(second, 60)
    assert forgotten == [first]


def test_a_picture_of_the_window_is_sharp_at_once(open_game: OpenGame) -> None:
    view, scene = table(open_game)
    view.zoom(1.31)
    scene.pace.take_time()
    at_once = picture(view)
    wait_until_sharp(scene)
    assert picture(view) == at_once
