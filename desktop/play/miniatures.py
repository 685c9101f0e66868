"""Small pictures of the other players' boards for the player strip, where it has room for them (shell.md 1.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPixmap

from desktop.board.scene import BoardScene
from desktop.play.showing import mat_owner

if TYPE_CHECKING:
    from desktop.pages.game import GamePage

SOON_MS = 120  # the board is drawn first


class Miniatures(QObject):
    """One scene of its own is shown every seat in turn and painted; the player board beside stays as it is."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        self._scene: BoardScene | None = None
        self._soon = QTimer(self, singleShot=True, interval=SOON_MS)
        self._soon.timeout.connect(self.paint)
        page.refreshed.connect(self._soon.start)
        page.laidOut.connect(self._soon.start)

    def forget(self) -> None:
        """Another game."""
        self._soon.stop()
        self._page.strip.set_miniatures({})
        if self._scene is not None:
            self._scene.close_down()
            self._scene.deleteLater()
            self._scene = None

    def paint(self) -> None:
        """Anew for the position that is shown."""
        page = self._page
        if page.session is None or page.presentation is None or page.mat.board() is None:
            return
        view = page.view()
        seats = [seat for seat in range(len(page.session.seats)) if seat != mat_owner(page, view)]
        room = page.strip.miniature_room(len(page.session.seats), len(seats))
        if room.isEmpty():
            page.strip.set_miniatures({})
            return
        if self._scene is None:
            self._scene = page.presentation.mat()
            assert self._scene is not None
            self._scene.setParent(self)
            self._scene.speed = 0
        page.strip.set_miniatures({seat: self._picture(self._scene, seat, room) for seat in seats})

    def _picture(self, scene: BoardScene, seat: int, room: QRectF) -> QPixmap:
        scene.show_view(self._page.view(), seat)
        if not scene.spots:  # nothing to see yet, as before a faction is chosen
            return QPixmap()
        ratio = self._page.devicePixelRatioF()
        whole = scene.sceneRect()
        factor = min(room.width() / whole.width(), room.height() / whole.height())
        picture = QPixmap(round(whole.width() * factor * ratio), round(whole.height() * factor * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        scene.render(painter, QRectF(0, 0, whole.width() * factor, whole.height() * factor), whole)
        painter.end()
        return picture
