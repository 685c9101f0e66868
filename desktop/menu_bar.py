"""The menus of the window. Their titles are there at once; what is in them is made when the window has been seen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence, QShortcut
from PySide6.QtWidgets import QMenu

from desktop.art import art
from desktop.menus import MENUS, SETTING_COMMANDS, Command
from desktop.texts import tr

if TYPE_CHECKING:
    from desktop.window import Window

TEXT_SIZES = (80, 90, 100, 110, 125, 150, 175, 200)

Choices = list[tuple[str, Callable[[], None], bool]]  # text, answer, checked


class Menus(QObject):
    """One action per command of desktop.menus; submenus are filled when they open."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window = window
        self._titles: list[tuple[QMenu, str]] = []
        self._commands: dict[str, Command] = {}
        self.actions: dict[str, QAction] = {}
        self.submenus: dict[str, QMenu] = {}
        bar = window.menuBar()
        for title, _ in MENUS:
            menu = QMenu(bar)
            self._titles.append((menu, title))
            bar.addMenu(menu)
        self.translate()

    @property
    def filled(self) -> bool:
        return bool(self.actions)

    def fill(self) -> None:
        """Makes the lines of the menus, once."""
        if self.filled:
            return
        for (menu, _), (_, commands) in zip(self._titles, MENUS, strict=True):
            for command in commands:
                if not command.name:
                    menu.addSeparator()
                    continue
                self._commands[command.name] = command
                if command.choices:
                    submenu = self.submenus[command.name] = menu.addMenu("")
                    submenu.aboutToShow.connect(partial(self.fill_submenu, command.name))
                    continue
                action = self.actions[command.name] = QAction(menu)
                action.setObjectName(command.name)
                action.setCheckable(command.checkable)
                if command.keys:
                    action.setShortcuts([QKeySequence(key) for key in command.keys.split(", ")])
                action.triggered.connect(self._triggered)
                menu.addAction(action)
        QShortcut(QKeySequence("F10"), self._window, self.open_first)
        self.translate()
        self.set_icons()
        self.refresh()

    def open_first(self) -> None:
        """The way to the menus by keys; arrows lead on."""
        bar = self._window.menuBar()
        bar.setFocus(Qt.FocusReason.MenuBarFocusReason)
        bar.setActiveAction(bar.actions()[0])

    def _triggered(self) -> None:
        sender = self.sender()
        if sender is not None:
            self._window.run(sender.objectName())

    def fill_submenu(self, name: str) -> None:
        """The choices of this moment: text sizes, lessons, or the regions of the open board."""
        menu, page = self.submenus[name], self._window.current_page()
        menu.clear()
        choices: Choices
        if name == "text_size":
            size = self._window.settings["text_scale"]
            choices = [(f"{n} %", partial(self._set_text_size, n), n == size) for n in TEXT_SIZES]
        elif name == "lessons":
            from desktop.teaching.chapters import menu_lines

            choices = menu_lines(self._window)
        else:
            choices = page.choices(name) if page is not None else []
        for text, answer, checked in choices:
            action = menu.addAction(text, answer)
            action.setCheckable(True)
            action.setChecked(checked)

    def _set_text_size(self, percent: int) -> None:
        self._window.settings["text_scale"] = percent

    def refresh(self) -> None:
        """Which commands make sense here; the rest are grey."""
        if not self.filled:
            return
        window = self._window
        page = window.current_page()
        here = page.commands() if page is not None else {}
        checked = page.checked_commands() if page is not None else set()
        for name, action in self.actions.items():
            action.setEnabled(name in here or name in window.own)
            if not action.isCheckable():
                continue
            if name in SETTING_COMMANDS:
                action.setChecked(bool(window.settings[SETTING_COMMANDS[name]]))
            else:
                action.setChecked(name in checked or (name == "full_screen" and window.isFullScreen()))

    def translate(self) -> None:
        for menu, title in self._titles:
            menu.setTitle(tr(title))
        for name, action in self.actions.items():
            action.setText(tr(self._commands[name].text))
        for name, submenu in self.submenus.items():
            submenu.setTitle(tr(self._commands[name].text))

    def set_icons(self) -> None:
        """Again when the look has changed."""
        for name, action in self.actions.items():
            if self._commands[name].icon:
                action.setIcon(art.icon(self._commands[name].icon, 20))
