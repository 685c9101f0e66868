"""Dragging a piece to a place: the same as clicking the one and then the other, with the same checks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QLabel

from desktop.board.view import BoardView
from desktop.session.choices import Choice
from rules.core import Action, State

if TYPE_CHECKING:
    from desktop.pages.game import GamePage

GHOST = 0.8  # how solid the dragged picture is
LARGEST_GHOST = 120

Way = tuple[Choice, Action | None]  # what is taken first, and what then answers the next question


class Dragging(QObject):
    """Follows a drag from a possible target over all boards of the page."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page = page
        self._source = ""
        self._over = ""
        self.ways: dict[str, list[Way]] = {}  # where the piece may be dropped, and what that means
        self._after: State | None = None  # the position after the first step, if there are two
        self._ghost = QLabel(page)
        self._ghost.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._ghost.hide()
        for view in page.views:
            view.dragBegan.connect(self._begin)
            view.dragMoved.connect(self._move)
            view.dropped.connect(self._drop)

    def _begin(self, target: str) -> None:
        interaction = self._page.interaction
        interaction.clear()
        self._source, self._over = target, ""
        self._find_ways(target)
        view = next(v for v in self._page.views if target in (v.board().spots if v.board() else ()))  # type: ignore[union-attr]
        self._show_ghost(view, target)
        self._mark()

    def _find_ways(self, source: str) -> None:
        """Options that point at both places; or one option at the first, and what may follow it."""
        interaction = self._page.interaction
        self.ways, self._after = {}, None
        here = interaction.at_target(source) if interaction.live else []
        for choice in here:
            for target in choice.targets:
                if target != source:
                    self.ways.setdefault(target, []).append((choice, None))
        if len(here) != 1 or self.ways or here[0].warnings or interaction.session is None:
            return
        view = interaction.session.view()
        seat = view.decision.seat if view.decision is not None else -1
        after = view.clone()
        known = (after.reveals, after.rng.draws)
        try:
            after.play(here[0].action)
            follows = after.decision is not None and after.decision.seat == seat
            options = after.legal() if follows and (after.reveals, after.rng.draws) == known else []
        except Exception:  # a view has holes: what touches them cannot be foretold
            return
        self._after = after if options else None
        for action in options:
            for target in after.targets(action):
                if target != source:
                    self.ways.setdefault(target, []).append((here[0], action))

    def _show_ghost(self, view: BoardView, target: str) -> None:
        rect = view.spot_rect(target)
        if not self.ways or max(rect.width(), rect.height()) > LARGEST_GHOST * 2:
            return
        solid = view.viewport().grab(rect)
        picture = QPixmap(solid.size())
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        painter.setOpacity(GHOST)
        painter.drawPixmap(0, 0, solid)
        painter.end()
        picture.setDevicePixelRatio(solid.devicePixelRatio())
        self._ghost.setPixmap(picture)
        self._ghost.adjustSize()

    def _target_under(self, place: QPoint) -> str:
        for view in self._page.views:
            point = view.viewport().mapFromGlobal(place)
            if view.isVisible() and view.viewport().rect().contains(point):
                return view.target_at(point)
        return ""

    def _move(self, place: QPoint) -> None:
        if not self._source:
            return
        if not self._ghost.pixmap().isNull():
            here = self._page.mapFromGlobal(place)
            self._ghost.move(here - QPoint(self._ghost.width() // 2, self._ghost.height() // 2))
            self._ghost.show()
            self._ghost.raise_()
        over = self._target_under(place)
        if over != self._over:
            self._over = over
            self._mark()

    def _mark(self) -> None:
        """Where the piece may go, and whether it may be dropped here."""
        for view in self._page.views:
            scene = view.board()
            if scene is None:
                continue
            marks = {target: "legal" for target in self.ways if target in scene.spots}
            if self._over in scene.spots:
                marks[self._over] = "hover" if self._over in self.ways else "illegal"
            if self._source in scene.spots:
                marks[self._source] = "selected"
            scene.set_marks(marks)

    def _drop(self, place: QPoint) -> None:
        source, self._source = self._source, ""
        target = self._target_under(place)
        ways, self.ways = self.ways.get(target, []), {}
        after, self._after = self._after, None
        self._ghost.hide()
        self._ghost.setPixmap(QPixmap())
        interaction = self._page.interaction
        interaction.mark()
        if not target:
            return
        if target == source:
            interaction.answer(target, interaction.spot(target))
        elif ways:
            self._carry_out(target, ways)
        else:
            interaction.refuse_at(target, after)

    def _carry_out(self, target: str, ways: list[Way]) -> None:
        """The first step, and then what was dropped on answers the next question, if it is still asked."""
        interaction, session = self._page.interaction, self._page.interaction.session
        assert session is not None
        first, second = ways[0]
        if second is None and len(ways) > 1:
            interaction.offer([way[0] for way in ways], interaction.spot(target))
            return
        steps = len(session.history)
        self._page.turn.take(first)
        if second is None or len(session.history) == steps:
            return
        if any(taken.action == second for taken in session.history[steps + 1 :]):
            return  # the only option: it was taken by itself
        wanted = {way[1] for way in ways}
        here = [choice for choice in interaction.at_target(target) if choice.action in wanted]
        if len(here) == 1:
            self._page.turn.take(here[0])
        elif here:
            interaction.offer(here, interaction.spot(target))
