"""Regions E, T and G: a view on a board scene. Zoom, pan, fit, keyboard; it reports targets, it knows no rules."""

from __future__ import annotations

import math

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import (
    QBrush,
    QContextMenuEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QResizeEvent,
    QTransform,
    QWheelEvent,
)
from PySide6.QtWidgets import QFrame, QGraphicsView, QWidget

from desktop.art import art, look
from desktop.board.scene import BoardScene
from desktop.widgets.ground import table_ground

ZOOM_STEP = 1.2
MOST_ZOOM = 6.0
REST_MS = 120
FINGER = 32  # least size of a target in pixels
TREMBLE = 12  # how far a click may slip before it is a drag


class BoardView(QGraphicsView):
    """Shows one scene at a time; reports hovering, clicking and asking about targets by name."""

    targetHovered = Signal(str)
    targetClicked = Signal(str, QPoint)
    targetMenu = Signal(str, QPoint)
    groundClicked = Signal()
    zoomed = Signal()
    pointerMoved = Signal()  # `pointer` tells where it is
    legendWanted = Signal(bool)  # the space bar is held, or let go
    dragBegan = Signal(str)
    dragMoved = Signal(QPoint)  # on the screen
    dropped = Signal(QPoint)  # on the screen; nowhere if the scene itself knew what it means

    def __init__(self, table: str = "theme", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorUnderMouse)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.legal: list[str] = []  # targets of the current options, in the order of the list
        self.focus_target = ""
        self.margin = 8
        self._hovered = ""
        self.pointer: QPoint | None = None  # where the mouse is; None when it is elsewhere
        self.moved_by_hand = False  # zoomed or panned by a person: no automatic zoom until the next turn
        self._hatched = False
        self._fitted = True
        self._region = -1  # the named part that is shown
        self._pan: QPoint | None = None
        self._press = QPoint()
        self._pressed = ""  # the possible target the left button went down on
        self._dragging = False
        self._glide: QVariantAnimation | None = None
        self._rest = QTimer(self)  # repaints sharply when the zoom has come to rest
        self._rest.setSingleShot(True)
        self._rest.setInterval(REST_MS)
        self._rest.timeout.connect(self.sharpen)
        look.changed.connect(self._restyle)

    def _restyle(self) -> None:
        self.resetCachedContent()
        self.viewport().update()

    def set_table(self, table: str) -> None:
        self._table = table
        self._restyle()

    def board(self) -> BoardScene | None:
        scene = self.scene()
        return scene if isinstance(scene, BoardScene) else None

    def show_board(self, scene: BoardScene | None) -> None:
        self.setScene(scene)  # type: ignore[arg-type]
        self._hovered = self.focus_target = ""
        self.fit()

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        scene = self.board()
        if (
            scene is not None
            and scene.hides_table
            and scene.sceneRect().adjusted(3, 3, -3, -3).contains(rect)
        ):
            return
        painter.save()
        painter.resetTransform()
        seen = self.mapFromScene(QRectF(rect)).boundingRect().adjusted(-1, -1, 1, 1)
        art.tile(painter, table_ground(self._table), self.viewport().rect(), seen)
        if self._hatched:
            painter.fillRect(
                self.viewport().rect(), QBrush(look.colour("accent"), Qt.BrushStyle.BDiagPattern)
            )
        painter.restore()

    def set_hatched(self, hatched: bool) -> None:
        """Not the present of the game: the ground under the board says so."""
        if hatched != self._hatched:
            self._hatched = hatched
            self.resetCachedContent()
            self.viewport().update()

    # -- zoom ------------------------------------------------------------------------------------------------

    def fit(self) -> None:
        """The whole board."""
        self._stop_glide()
        self._fitted = True
        self._region = -1
        scene = self.scene()
        if scene is None:
            return
        if isinstance(scene, BoardScene):
            scene.fit_to(self.viewport().width(), self.viewport().height())
        self._apply(self._fit_transform(scene.sceneRect()), scene.sceneRect().center())
        self.zoomed.emit()

    def _fit_transform(self, rect: QRectF) -> float:
        area = self.viewport().rect().adjusted(self.margin, self.margin, -self.margin, -self.margin)
        if rect.isEmpty() or area.width() < 2 or area.height() < 2:
            return 1.0
        return float(min(area.width() / rect.width(), area.height() / rect.height()))

    def _apply(self, scale: float, centre: QPointF) -> None:
        anchor = self.transformationAnchor()
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        if scale != self.transform().m11():
            self._zoom_moves()
        self.setTransform(QTransform.fromScale(scale, scale))
        self.centerOn(centre)
        self.setTransformationAnchor(anchor)

    def _zoom_moves(self) -> None:
        """Until it rests, everything is stretched instead of drawn anew."""
        scene = self.board()
        if scene is not None:
            ratio, area = self.devicePixelRatioF(), self.viewport().size()
            scene.pace.move(area.width() * area.height() * ratio * ratio)
        self._rest.start()

    def sharpen(self) -> None:
        """The zoom rests."""
        scene = self.board()
        if scene is not None:
            scene.pace.rest()

    @property
    def zoom_factor(self) -> float:
        """1 when the whole board just fits."""
        scene = self.scene()
        return self.transform().m11() / self._fit_transform(scene.sceneRect()) if scene is not None else 1.0

    def zoom(self, factor: float) -> None:
        new = self.zoom_factor * factor
        if new <= 1.0:
            self.fit()
            return
        if new > MOST_ZOOM:
            factor = MOST_ZOOM / self.zoom_factor
        self._fitted = False
        self._region = -1
        self._zoom_moves()
        self.scale(factor, factor)
        self.zoomed.emit()

    @property
    def region(self) -> int:
        """The number of the named part that is shown; −1 if none."""
        return self._region

    @property
    def fitted(self) -> bool:
        """Is the whole board shown?"""
        return self._fitted

    def zoom_to_region(self, number: int) -> None:
        """One of the scene's named parts; the same one again returns to the whole board."""
        scene = self.board()
        regions = scene.regions() if scene is not None else []
        if not 0 <= number < len(regions):
            return
        if number == self._region:
            self.fit()
            return
        self.zoom_to(regions[number][1])
        self._region = number

    def zoom_to(self, rect: QRectF, milliseconds: int = 300) -> None:
        """Glides to a part of the board."""
        scene = self.board()
        if scene is None:
            return
        self._stop_glide()
        self._fitted = False
        self._region = -1
        start, end = (
            self.transform().m11(),
            min(self._fit_transform(rect), self._fit_transform(scene.sceneRect()) * MOST_ZOOM),
        )
        from_centre = self.mapToScene(self.viewport().rect().center())
        to_centre = rect.center()
        if not scene.speed or milliseconds == 0:
            self._apply(end, to_centre)
            self.zoomed.emit()
            return
        glide = QVariantAnimation(self)
        glide.setDuration(round(milliseconds * scene.speed))
        glide.setStartValue(0.0)
        glide.setEndValue(1.0)

        def step(part: float) -> None:
            self._apply(start + (end - start) * part, from_centre + (to_centre - from_centre) * part)

        glide.valueChanged.connect(step)
        glide.finished.connect(self.zoomed)
        self._glide = glide
        glide.start()

    def _stop_glide(self) -> None:
        if self._glide is not None:
            self._glide.stop()
            self._glide.deleteLater()
            self._glide = None

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self._fitted:
            self.fit()

    def wheelEvent(self, event: QWheelEvent) -> None:
        delta = event.angleDelta().y()
        if delta:
            self.moved_by_hand = True
            self.zoom(ZOOM_STEP ** (delta / 120))
            event.accept()

    # -- targets ---------------------------------------------------------------------------------------------

    def target_at(self, point: QPoint) -> str:
        scene = self.board()
        if scene is None:
            return ""
        spot = scene.spot_at(self.mapToScene(point), FINGER / max(0.01, self.transform().m11()))
        return spot.name if spot is not None else ""

    def spot_rect(self, target: str) -> QRect:
        """Where a target is on the screen, in the view's coordinates."""
        scene = self.board()
        if scene is None or target not in scene.spots:
            return QRect(self.viewport().rect().center(), self.viewport().rect().center())
        return self.mapFromScene(scene.spots[target].rect()).boundingRect()

    def spot_point(self, target: str) -> QPoint:
        """A pixel at which a click hits the target (for tests and the keyboard)."""
        scene = self.board()
        assert scene is not None
        spot = scene.spots[target]
        centre = spot.centre()
        if scene.spot_at(centre) is spot:
            return self.mapFromScene(centre)
        rect = spot.rect()
        for fx in (0.5, 0.25, 0.75, 0.1, 0.9):
            for fy in (0.5, 0.25, 0.75, 0.1, 0.9):
                point = QPointF(rect.x() + rect.width() * fx, rect.y() + rect.height() * fy)
                if scene.spot_at(point) is spot:
                    return self.mapFromScene(point)
        return self.mapFromScene(centre)

    def _hover(self, target: str) -> None:
        if target != self._hovered:
            self._hovered = target
            scene = self.board()
            if scene is not None:
                scene.hover(target)
            self.setCursor(
                Qt.CursorShape.PointingHandCursor if target in self.legal else Qt.CursorShape.ArrowCursor
            )
            self.targetHovered.emit(target)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        point = self.pointer = event.position().toPoint()
        self.pointerMoved.emit()
        if self._pressed and self._maybe_drag(point):
            return
        if self._pan is not None:
            move = point - self._pan
            self._pan = point
            self._fitted = False
            self.moved_by_hand = True
            self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() - move.x())
            self.verticalScrollBar().setValue(self.verticalScrollBar().value() - move.y())
            return
        self._hover(self.target_at(point))

    def _maybe_drag(self, point: QPoint) -> bool:
        """A pressed target that is moved away is dragged; a trembling hand is not."""
        if not self._dragging and (point - self._press).manhattanLength() > TREMBLE:
            self._dragging = True
            self.dragBegan.emit(self._pressed)
        if self._dragging:
            self.dragMoved.emit(self.viewport().mapToGlobal(point))
        return self._dragging

    def leaveEvent(self, event: QEvent) -> None:
        self.pointer = None
        self.pointerMoved.emit()
        self._hover("")
        super().leaveEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        scene = self.board()
        if scene is not None:
            scene.settle()
        point = event.position().toPoint()
        self._press = point
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan = point
            self.setCursor(Qt.CursorShape.ClosedHandCursor)
        elif event.button() == Qt.MouseButton.LeftButton:
            target = self.target_at(point)
            self._pressed = target if target in self.legal else ""
        self.setFocus(Qt.FocusReason.MouseFocusReason)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        point = event.position().toPoint()
        if event.button() == Qt.MouseButton.MiddleButton:
            self._pan = None
            self.setCursor(Qt.CursorShape.ArrowCursor)
            return
        if event.button() != Qt.MouseButton.LeftButton:
            return
        self._pressed = ""
        dragged, self._dragging = self._dragging, False
        if dragged or (point - self._press).manhattanLength() > TREMBLE:
            scene = self.board()
            taken = scene is not None and scene.drop(self.target_at(self._press), self.mapToScene(point))
            if dragged:
                self.dropped.emit(QPoint(-1, -1) if taken else self.viewport().mapToGlobal(point))
                self._hover(self.target_at(point))
            return
        target = self.target_at(point)
        if target:
            self.targetClicked.emit(target, self.viewport().mapToGlobal(point))
        else:
            self.groundClicked.emit()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        scene = self.board()
        if scene is None or self.target_at(event.position().toPoint()):
            self.mousePressEvent(event)
            return
        if not self._fitted:
            self.fit()
            return
        where = self.mapToScene(event.position().toPoint())
        self.moved_by_hand = True
        for number, (_, rect) in enumerate(scene.regions()):
            if rect.contains(where):
                self.zoom_to_region(number)
                return

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        by_key = event.reason() == QContextMenuEvent.Reason.Keyboard
        target = self.focus_target if by_key else self.target_at(event.pos())
        if target:
            place = self.viewport().mapToGlobal(self.spot_rect(target).center())
            self.targetMenu.emit(target, place if by_key else event.globalPos())

    # -- keyboard --------------------------------------------------------------------------------------------

    def focus_on(self, target: str) -> None:
        """Moves the keyboard's ring to a target and tells about it."""
        scene = self.board()
        if scene is None:
            return
        self.focus_target = target
        scene.set_focus_target(target)
        if target:
            self.ensureVisible(scene.spots[target].rect(), 20, 20)
            self.setAccessibleDescription(scene.describe(target))
        self.targetHovered.emit(target)

    def focusNextPrevChild(self, next: bool) -> bool:
        """Tab walks over the legal targets first; F6 and Escape leave the board."""
        scene = self.board()
        legal = [target for target in self.legal if scene is not None and target in scene.spots]
        if not legal:
            return super().focusNextPrevChild(next)
        try:
            at = legal.index(self.focus_target) + (1 if next else -1)
        except ValueError:
            at = 0 if next else len(legal) - 1
        if not 0 <= at < len(legal):
            self.focus_on("")
            return super().focusNextPrevChild(next)
        self.focus_on(legal[at])
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        scene = self.board()
        if scene is None:
            super().keyPressEvent(event)
            return
        scene.settle()
        directions = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        key = Qt.Key(event.key())
        if key in directions:
            if event.modifiers() & Qt.KeyboardModifier.AltModifier:
                dx, dy = directions[key]
                self.horizontalScrollBar().setValue(self.horizontalScrollBar().value() + 60 * dx)
                self.verticalScrollBar().setValue(self.verticalScrollBar().value() + 60 * dy)
            else:
                self._step(*directions[key])
        elif (
            key in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and self.focus_target
            and not event.modifiers() & Qt.KeyboardModifier.ControlModifier
        ):
            self.targetClicked.emit(
                self.focus_target, self.viewport().mapToGlobal(self.spot_rect(self.focus_target).center())
            )
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Minus):
            self.moved_by_hand = True
            self.zoom(ZOOM_STEP if key == Qt.Key.Key_Plus else 1 / ZOOM_STEP)
        elif key == Qt.Key.Key_Space:
            if not event.isAutoRepeat():
                self.legendWanted.emit(True)
        else:
            event.ignore()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Space and not event.isAutoRepeat():
            self.legendWanted.emit(False)
        else:
            super().keyReleaseEvent(event)

    def _step(self, dx: int, dy: int) -> None:
        """The nearest target within a quarter circle in that direction."""
        scene = self.board()
        if scene is None or not scene.spots:
            return
        here = scene.spots.get(self.focus_target)
        if here is None:
            centre = scene.sceneRect().center()
            nearest = min(scene.spots.values(), key=lambda s: (s.centre() - centre).manhattanLength())
            self.focus_on(nearest.name)
            return
        best: tuple[float, str] | None = None
        for spot in scene.spots.values():
            move = spot.centre() - here.centre()
            along = move.x() * dx + move.y() * dy
            across = abs(move.x() * dy) + abs(move.y() * dx)
            if spot is here or along <= 0 or across > along:
                continue
            distance = math.hypot(move.x(), move.y()) + across
            if best is None or distance < best[0]:
                best = (distance, spot.name)
        if best is not None:
            self.focus_on(best[1])
