"""The base of every board: pieces are items, and places that can be pointed at are *spots* with a target's name.

A scene contains no rules. It draws a view (`show_view`) and tells where its targets are (`place`). The shell asks it
for the spot under the pointer, marks the targets of the current options, and finds the words for a target.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from PySide6.QtCore import QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from desktop.board.draft import Draft
from desktop.board.marks import FocusMark, Mark
from desktop.board.presentation import Presentation
from desktop.board.raster import Pace
from desktop.game_texts import Explanation
from desktop.session.choices import Choice, Preview
from rules.core import State

PLACE_MS, SLIDE_MS, FLIP_MS = 320, 420, 300


class Spot:
    """A place with a target's name: its outline in scene units, and how it is read aloud."""

    __slots__ = ("label", "name", "shape", "z")

    def __init__(self, name: str, shape: QPainterPath, label: str, z: float) -> None:
        self.name = name
        self.shape = shape
        self.label = label
        self.z = z

    def rect(self) -> QRectF:
        return self.shape.boundingRect()

    def centre(self) -> QPointF:
        return self.shape.boundingRect().center()


class BoardScene(QGraphicsScene):
    """Subclasses implement `show_view` and fill the spots; all else has defaults."""

    dots = True  # a dot in the middle of a possible target; cards are better off without
    fills = True  # marks tint what they surround; cards stay readable without
    hides_table = False  # the ground covers all of the scene: the table under it need not be painted

    def __init__(self, presentation: Presentation, width: float, height: float) -> None:
        super().__init__(0, 0, width, height)
        self.presentation = presentation
        self.texts = presentation.texts
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.pace = Pace(self)
        self.spots: dict[str, Spot] = {}
        self.speed = 1.0  # multiplier of durations; 0 = no animation
        self.show_ids = False
        self.draft: Draft | None = None  # the answer that is being put together, while it can be changed
        self._marks: dict[str, Mark] = {}
        self._focus: FocusMark | None = None
        self._running: list[QVariantAnimation] = []

    # -- for the game to implement ---------------------------------------------------------------------------

    def show_view(self, view: State, seat: int = -1) -> None:
        """Draw this position: change only what differs. `seat` is whose mat or hand it is, where that matters."""
        raise NotImplementedError

    def explain(self, target: str) -> Explanation | None:
        """The three depths of a target's tooltip."""
        return self.texts.explain_target(target)

    def describe(self, target: str) -> str:
        """What a screen reader says of a target."""
        spot = self.spots.get(target)
        return spot.label if spot is not None and spot.label else self.texts.word(target.partition(":")[2])

    def regions(self) -> list[tuple[str, QRectF]]:
        """Named parts to zoom to with Ctrl+1, Ctrl+2, ..."""
        return []

    def region_of_decision(self, kind: str) -> QRectF | None:
        """Where a decision takes place, for the automatic zoom on small windows."""
        return None

    def symbol(self, violation_kind: str) -> str:
        """The small symbol of a refused candidate while aiming: an icon's name, "" for the plain cross."""
        return ""

    def fit_to(self, width: int, height: int) -> None:
        """The view has so many pixels now; a scene that fills any shape lays itself out anew."""

    def hover(self, target: str) -> None:
        """The pointer came to a target, or left all of them (empty)."""

    def preview(self, choice: Choice | None, preview: Preview) -> None:
        """An option is pointed at, or none any more: a scene may show what it would change."""

    def press(self, target: str) -> bool:
        """A click on a control of the scene's own; False if the target means something to the rules."""
        return False

    def drop(self, target: str, point: QPointF) -> bool:
        """A target was dragged to a point; True if that means something."""
        return False

    # -- spots -----------------------------------------------------------------------------------------------

    def place(self, target: str, shape: QPainterPath | QRectF, label: str = "", z: float = 0) -> None:
        """Says where a target is now. Call again when it moves."""
        if isinstance(shape, QRectF):
            path = QPainterPath()
            path.addRoundedRect(shape, 6, 6)
            shape = path
        self.spots[target] = Spot(target, shape, label, z)

    def remove_spot(self, target: str) -> None:
        self.spots.pop(target, None)

    def keep_spots(self, targets: Iterable[str]) -> None:
        """Forgets all spots but these (with a common prefix for instance)."""
        wanted = set(targets)
        for name in [name for name in self.spots if name not in wanted]:
            del self.spots[name]

    def spot_at(self, point: QPointF, reach: float = 0) -> Spot | None:
        """The spot under a point: the uppermost, then the smallest. `reach` enlarges small ones to a finger's size."""
        best: tuple[float, float] | None = None
        found: Spot | None = None
        for spot in self.spots.values():
            rect = spot.rect()
            grow_x, grow_y = max(0.0, (reach - rect.width()) / 2), max(0.0, (reach - rect.height()) / 2)
            if not rect.adjusted(-grow_x, -grow_y, grow_x, grow_y).contains(point):
                continue
            inside = spot.shape.contains(point)
            if not inside and not (grow_x or grow_y):
                continue
            rank = (-spot.z + (0 if inside else 1000), rect.width() * rect.height())
            if best is None or rank < best:
                best, found = rank, spot
        return found

    # -- marks -----------------------------------------------------------------------------------------------

    def set_marks(self, marks: Mapping[str, str]) -> None:
        """target -> state (legal, hover, selected, illegal, last_move, reachable). Others lose their mark."""
        for target in [t for t in self._marks if t not in marks or t not in self.spots]:
            self.removeItem(self._marks.pop(target))
        for target, state in marks.items():
            spot = self.spots.get(target)
            if spot is None:
                continue
            mark = self._marks.get(target)
            if mark is None:
                mark = self._marks[target] = Mark(self.dots, self.fills)
                self.addItem(mark)
            mark.set(spot.shape, state)

    def marked(self) -> dict[str, str]:
        return {target: mark.state for target, mark in self._marks.items()}

    def refresh_marks(self) -> None:
        """Spots moved: let their marks follow."""
        for target in list(self._marks):
            spot = self.spots.get(target)
            if spot is None:
                self.removeItem(self._marks.pop(target))
            else:
                self._marks[target].set(spot.shape, self._marks[target].state)

    def set_focus_target(self, target: str) -> None:
        """The ring of the keyboard focus."""
        spot = self.spots.get(target)
        if spot is None:
            if self._focus is not None:
                self.removeItem(self._focus)
                self._focus = None
            return
        if self._focus is None:
            self._focus = FocusMark()
            self.addItem(self._focus)
        self._focus.set(spot.shape)

    # -- motion ----------------------------------------------------------------------------------------------

    def glide(self, item: QGraphicsItem, start: QPointF, milliseconds: int = SLIDE_MS) -> None:
        """Lets an item that already stands at its place arrive there from `start`."""
        if not self.speed or start == item.pos():
            return
        end = item.pos()
        self.animate(milliseconds, lambda part: item.setPos(start + (end - start) * part))

    def animate(
        self, milliseconds: int, step: Callable[[float], None], done: Callable[[], None] | None = None
    ) -> None:
        """Calls step(0..1) with a soft settling; at once when motion is off. `settle` completes it."""
        if not self.speed:
            step(1.0)
            if done is not None:
                done()
            return
        animation = QVariantAnimation(self)
        animation.setDuration(round(milliseconds * self.speed))
        animation.setStartValue(0.0)
        animation.setEndValue(1.0)
        animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        animation.valueChanged.connect(step)
        if done is not None:
            animation.finished.connect(done)
        animation.finished.connect(self._clean)
        self._running.append(animation)
        step(0.0)
        animation.start()

    def _clean(self) -> None:
        for animation in [a for a in self._running if a.state() != QVariantAnimation.State.Running]:
            self._running.remove(animation)
            animation.deleteLater()

    def settle(self) -> None:
        """Completes all motion at once: any input does this."""
        for animation in list(self._running):
            animation.setCurrentTime(animation.totalDuration())
        self._clean()

    @property
    def moving(self) -> bool:
        return bool(self._running)

    def close_down(self) -> None:
        """Before the scene goes: nothing may move or be touched afterwards."""
        self.pace.stop()
        for animation in self._running:
            animation.stop()
            animation.deleteLater()
        self._running.clear()
        self._marks.clear()
        self._focus = None
        self.spots.clear()
        self.clear()


def polygon_path(points: Iterable[QPointF]) -> QPainterPath:
    """A closed outline."""
    path = QPainterPath()
    for i, point in enumerate(points):
        if i == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()
    return path


def circle_path(centre: QPointF, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(centre, radius, radius)
    return path


TRANSPARENT = Qt.GlobalColor.transparent
