"""Items as pixels: nothing is drawn anew while the zoom moves, everything is sharp when it has come to rest."""

from __future__ import annotations

import time
from itertools import pairwise

import pytest
from PySide6.QtCore import QEventLoop, QRect, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.board import raster
from desktop.board.backdrop import OVERLAP, SQUARE, Backdrop
from desktop.board.raster import Made, Pace, RasterItem
from desktop.board.scene import BoardScene
from desktop.board.sprite import Sprite
from desktop.board.view import BoardView
from tests.desktop.conftest import OpenGame

GREY = QImage.Format.Format_Grayscale8


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


def table(open_game: OpenGame, slug: str = "res_arcana") -> tuple[BoardView, BoardScene]:
    driver = open_game(slug, people=2)
    driver.lift_curtain()
    view: BoardView = driver.page.board
    scene = view.board()
    assert scene is not None
    wait_until_sharp(scene)
    return view, scene


def picture(view: BoardView) -> QImage:
    return view.viewport().grab().toImage()


def ground_of(scene: BoardScene) -> Backdrop:
    return next(item for item in scene.items() if isinstance(item, Backdrop))


def changed_area(one: QImage, other: QImage) -> QRect:
    """Around all pixels that differ."""
    area = QRect()
    for y in range(one.height()):
        for x in range(one.width()):
            if one.pixel(x, y) != other.pixel(x, y):
                area = area.united(QRect(x, y, 1, 1))
    return area


def unlike(one: QImage, other: QImage) -> float:
    """The part of the pixels that differ by more than a trace."""
    first, second = (bytes(image.convertToFormat(GREY).constBits()) for image in (one, other))
    return sum(abs(a - b) > 3 for a, b in zip(first, second, strict=True)) / len(first)


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
    """With hardly any time for it, one item is still made in every turn, and never two."""
    view, scene = table(open_game)
    squares = [Square() for _ in range(6)]
    for square in squares:
        square.setPos(scene.sceneRect().center())
        scene.addItem(square)
    QApplication.processEvents()
    monkeypatch.setattr(raster, "BUDGET", 1e-6)
    view.zoom(1.1)
    QApplication.processEvents()
    scene.pace.rest()
    turns = [0]
    end = time.monotonic() + 20
    while not scene.pace.sharp and time.monotonic() < end:
        QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
        turns.append(sum(square.drawn for square in squares) - len(squares))
    assert max(after - before for before, after in pairwise(turns)) == 1
    assert [square.drawn for square in squares] == [2] * 6


@pytest.mark.parametrize("slug", ["terra_mystica", "res_arcana"])
def test_the_ground_is_drawn_in_squares_as_in_one_piece(open_game: OpenGame, slug: str) -> None:
    """After a zoom no turn of the event loop draws more than a square of it; the result has no seams."""
    view, scene = table(open_game, slug)
    ground = ground_of(scene)
    pieces: list[int] = []
    really = ground._drawn

    def watched(made: Made, box: QRect) -> QImage:
        pieces.append(box.width() * box.height())
        return really(made, box)

    ground._drawn = watched  # type: ignore[method-assign]
    view.zoom(1.37)
    QApplication.processEvents()
    assert pieces == []  # while the zoom moves nothing is drawn
    wait_until_sharp(scene)
    assert len(pieces) > 4
    assert max(pieces) <= (SQUARE + OVERLAP) ** 2
    sharp = picture(view)
    ground.invalidate()
    in_one_piece = picture(view)
    assert max(pieces) > (SQUARE + OVERLAP) ** 2
    assert unlike(sharp, in_one_piece) < 0.0005


def test_panning_draws_only_what_comes_into_sight(open_game: OpenGame) -> None:
    view, scene = table(open_game, "terra_mystica")
    ground = ground_of(scene)
    view.zoom(4)
    wait_until_sharp(scene)
    assert ground._last is not None
    before = dict(ground._last.drawn)
    bar = view.horizontalScrollBar()
    bar.setValue(bar.value() + SQUARE)
    wait_until_sharp(scene)
    after = ground._last.drawn
    assert before.items() <= after.items()
    assert 0 < len(after) - len(before) <= len(before)
    panned = picture(view)
    view.viewport().update()
    wait_until_sharp(scene)
    assert picture(view) == panned


def test_a_turned_picture_stays_turned(open_game: OpenGame) -> None:
    """Bridges lie across the river at an angle."""
    view, scene = table(open_game, "terra_mystica")
    without = picture(view)
    bridge = Sprite("terra_mystica/bridge", 200, tint="red")
    bridge.setZValue(5000)
    bridge.setTransformOriginPoint(bridge.boundingRect().center())
    bridge.setPos(scene.sceneRect().center())
    scene.addItem(bridge)
    lying = changed_area(without, picture(view))
    assert lying.width() > 2 * lying.height()
    bridge.setRotation(90)
    standing = changed_area(without, picture(view))
    assert standing.height() > 2 * standing.width()


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
