"""Targets of a board as accessible children: graphics items are invisible to screen readers by themselves."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QWidget

_kept: dict[int, QAccessibleInterface] = {}  # Qt does not own what Python made


class TargetInterface(QAccessibleInterface):
    """One target: a button if it can be chosen now, else a picture."""

    def __init__(self, view: QWidget, target: str) -> None:
        super().__init__()
        self._view = view
        self.target = target

    def isValid(self) -> bool:
        scene = self._view.board()  # type: ignore[attr-defined]
        return scene is not None and self.target in scene.spots

    def object(self) -> QObject | None:  # type: ignore[override]
        return None

    def parent(self) -> QAccessibleInterface:
        return QAccessible.queryAccessibleInterface(self._view)

    def child(self, _index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childAt(self, _x: int, _y: int) -> QAccessibleInterface | None:  # type: ignore[override]
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, _child: QAccessibleInterface) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        legal = self.target in self._view.legal  # type: ignore[attr-defined]
        return QAccessible.Role.Button if legal else QAccessible.Role.Graphic

    def rect(self) -> QRect:
        rect = self._view.spot_rect(self.target)  # type: ignore[attr-defined]
        return QRect(self._view.mapToGlobal(rect.topLeft()), rect.size())

    def setText(self, _kind: QAccessible.Text, _text: str) -> None:
        return

    def text(self, kind: QAccessible.Text) -> str:
        scene = self._view.board()  # type: ignore[attr-defined]
        if scene is None:
            return ""
        if kind == QAccessible.Text.Name:
            return str(scene.describe(self.target))
        if kind == QAccessible.Text.Description:
            found = scene.explain(self.target)
            return found.glance if found is not None else ""
        return ""

    def state(self) -> QAccessible.State:
        return QAccessible.State()


class BoardInterface(QAccessibleWidget):
    """The board view with its targets as children."""

    def __init__(self, view: QWidget) -> None:
        super().__init__(view, QAccessible.Role.Pane)
        self._view = view
        self._children: dict[str, TargetInterface] = {}

    def _targets(self) -> list[str]:
        scene = self._view.board()  # type: ignore[attr-defined]
        return list(scene.spots) if scene is not None else []

    def childCount(self) -> int:
        return len(self._targets())

    def child(self, index: int) -> QAccessibleInterface | None:  # type: ignore[override]
        targets = self._targets()
        if not 0 <= index < len(targets):
            return None
        name = targets[index]
        if name not in self._children:
            self._children[name] = TargetInterface(self._view, name)
        return self._children[name]

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        targets = self._targets()
        return (
            targets.index(child.target)
            if isinstance(child, TargetInterface) and child.target in targets
            else -1
        )


def _factory(_name: str, thing: QObject) -> QAccessibleInterface | None:
    from desktop.board.view import BoardView

    if isinstance(thing, BoardView):
        interface = BoardInterface(thing)
        _kept[id(thing)] = interface
        return interface
    return None


_installed = False


def install() -> None:
    """Once per program; called when the first board opens."""
    global _installed
    if not _installed:
        QAccessible.installFactory(_factory)
        _installed = True


def announce(widget: QWidget, text: str) -> None:
    """Speaks a line, if somebody listens."""
    if not text or not QAccessible.isActive():
        return
    from PySide6.QtGui import QAccessibleAnnouncementEvent

    QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, text))
