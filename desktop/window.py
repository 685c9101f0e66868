"""The main window: menus, a stack of pages, and what belongs to no page. Pages are made when first shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QMenu, QStackedWidget, QWidget

from desktop.application import Application
from desktop.art import art, look
from desktop.menus import MENUS, SETTING_COMMANDS, Command
from desktop.texts import LANGUAGES, language, tr

if TYPE_CHECKING:
    from desktop.pages.page import Page

PAGE_NAMES = ("home", "new_game", "game", "settings", "saves", "statistics", "rules")


def density_of(width: int) -> str:
    """Window width to density: the three steps of the layout."""
    return "compact" if width < 1600 else "normal" if width < 2400 else "wide"


class Window(QMainWindow):
    """Shows one page at a time and hands commands to it."""

    def __init__(self, application: Application) -> None:
        super().__init__()
        self.application = application
        self.settings = application.settings
        self.setWindowTitle("Társas")
        self.setMinimumSize(QSize(1024, 640))
        self.stack = QStackedWidget()
        self.setCentralWidget(self.stack)
        self.pages: dict[str, Page] = {}
        self.actions_by_name: dict[str, QAction] = {}
        self._menus: list[tuple[QMenu, str]] = []
        self._commands: dict[str, Command] = {}
        self._icons_set = False
        self.corner_label = QLabel()
        self.own: dict[str, Callable[[], None]] = {
            "new_game": self.new_game, "open": partial(self.go, "saves"), "home": partial(self.go, "home"),
            "statistics": partial(self.go, "statistics"), "settings": partial(self.go, "settings"),
            "quit": self.leave, "full_screen": self.toggle_full_screen, "keys": self.show_keys,
            "rules": self.show_rules, "about": self.show_about,
            "text_larger": lambda: self._text(10), "text_smaller": lambda: self._text(-10),
            "board_ids": lambda: self._toggle_setting("board_ids"), "assistance": lambda: self._toggle_setting("assistance"),
        }  # fmt: skip
        self._make_menus()
        self.settings.changed.connect(self._setting_changed)
        look.changed.connect(self._look_changed)

    # -- pages ---------------------------------------------------------------------------------------------

    def page(self, name: str) -> Page:
        """The page of that name, made on first use so that starting stays quick."""
        if name not in self.pages:
            page = _make_page(name, self)
            self.pages[name] = page
            self.stack.addWidget(page)
        return self.pages[name]

    def show_page(self, name: str) -> Page:
        current = self.current_page()
        page = self.page(name)
        if current is not None and current is not page:
            current.leave()
        self.stack.setCurrentWidget(page)
        self.set_corner()
        page.enter()
        self.refresh_actions()
        return page

    def go(self, name: str) -> None:
        """A command that shows a page."""
        self.show_page(name)

    def current_page(self) -> Page | None:
        widget = self.stack.currentWidget()
        return widget if widget is not None else None  # type: ignore[return-value]

    def new_game(self, slug: str = "") -> None:
        page = self.page("new_game")
        if slug:
            page.choose_game(slug)  # type: ignore[attr-defined]
        self.show_page("new_game")

    def show_rules(self, slug: str = "") -> None:
        current = self.current_page()
        if not slug and current is not None:
            slug = current.game_slug()
        page = self.page("rules")
        if slug:
            page.choose_game(slug)  # type: ignore[attr-defined]
        self.show_page("rules")

    # -- menus and commands --------------------------------------------------------------------------------

    def _make_menus(self) -> None:
        bar = self.menuBar()
        for title, commands in MENUS:
            menu = QMenu(bar)
            self._menus.append((menu, title))
            bar.addMenu(menu)
            for command in commands:
                if not command.name:
                    menu.addSeparator()
                    continue
                action = QAction(menu)
                action.setObjectName(command.name)
                action.setCheckable(command.checkable)
                if command.keys:
                    action.setShortcuts([QKeySequence(key) for key in command.keys.split(", ")])
                action.triggered.connect(self._triggered)
                menu.addAction(action)
                self.actions_by_name[command.name] = action
                self._commands[command.name] = command
        bar.setCornerWidget(self.corner_label)
        self._translate()

    def _triggered(self) -> None:
        sender = self.sender()
        if sender is not None:
            self.run(sender.objectName())

    def run(self, name: str) -> bool:
        """Carries out a command: the page's own answer first, then the window's."""
        page = self.current_page()
        command = page.commands().get(name) if page is not None else None
        command = command or self.own.get(name)
        if command is None:
            return False
        command()
        self.refresh_actions()
        return True

    def refresh_actions(self) -> None:
        """Which commands make sense here; the rest are grey."""
        page = self.current_page()
        here = page.commands() if page is not None else {}
        checked = page.checked_commands() if page is not None else set()
        for name, action in self.actions_by_name.items():
            action.setEnabled(name in here or name in self.own)
            if action.isCheckable():
                if name in SETTING_COMMANDS:
                    action.setChecked(bool(self.settings[SETTING_COMMANDS[name]]))
                else:
                    action.setChecked(name in checked or (name == "full_screen" and self.isFullScreen()))

    def _translate(self) -> None:
        for menu, title in self._menus:
            menu.setTitle(tr(title))
        for name, action in self.actions_by_name.items():
            action.setText(tr(self._commands[name].text))
        self.set_corner()

    def _set_icons(self) -> None:
        self.application.set_window_icon()
        for name, action in self.actions_by_name.items():
            icon = self._commands[name].icon
            if icon:
                action.setIcon(art.icon(icon, 20))

    def set_corner(self, text: str = "") -> None:
        """The quiet line at the right end of the menus."""
        parts = [text] if text else []
        parts.append(LANGUAGES[language()])
        text = " · ".join(parts) + "   "
        font = look.font("note")
        if text != self.corner_label.text() or font != self.corner_label.font():
            self.corner_label.setFont(font)
            self.corner_label.setText(text)
            self.corner_label.setMinimumHeight(
                self.menuBar().fontMetrics().height() + 6
            )  # as high as the menus
            self.corner_label.adjustSize()
            self.menuBar().setCornerWidget(self.corner_label)  # lays the menu line out again

    # -- changes -------------------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "_menus"):
            self._translate()
            for page in self.pages.values():
                page.retranslate()
        super().changeEvent(event)

    def _look_changed(self) -> None:
        if self._icons_set:
            self._set_icons()
        self.set_corner()

    def _setting_changed(self, _name: str) -> None:
        self.refresh_actions()

    def _toggle_setting(self, name: str) -> None:
        self.settings[name] = not self.settings[name]

    def _text(self, step: int) -> None:
        self.settings["text_scale"] = max(80, min(200, int(self.settings["text_scale"]) + step))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._icons_set:  # small pictures can wait until the window is there
            self._icons_set = True
            QTimer.singleShot(0, self, self._set_icons)

    def set_size(self, width: int, height: int) -> None:
        """Resizes before the first showing, with the density that goes with it."""
        look.set(density=density_of(width))
        self.resize(width, height)

    def resizeEvent(self, event: QResizeEvent) -> None:
        look.set(density=density_of(self.width()))
        super().resizeEvent(event)

    def toggle_full_screen(self) -> None:
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    # -- small dialogs -------------------------------------------------------------------------------------

    def show_about(self) -> None:
        from desktop.dialogs import about

        about(self).exec()

    def show_keys(self) -> None:
        from desktop.dialogs import keys

        keys(self).exec()

    # -- leaving -------------------------------------------------------------------------------------------

    def leave(self) -> None:
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.settings.remember("window", [self.width(), self.height(), self.isMaximized()])
        for page in self.pages.values():
            page.close_down()
        event.accept()
        QTimer.singleShot(0, QApplication.quit)

    def restore_size(self) -> None:
        """The size of last time, or most of the screen."""
        remembered = self.settings.memory.get("window")
        screen = QApplication.primaryScreen().availableGeometry()
        if (
            isinstance(remembered, list)
            and len(remembered) == 3
            and all(isinstance(v, int) for v in remembered)
        ):
            self.set_size(min(remembered[0], screen.width()), min(remembered[1], screen.height()))
            if remembered[2]:
                self.setWindowState(Qt.WindowState.WindowMaximized)
        else:
            self.set_size(min(1600, screen.width()), min(900, screen.height()))


def _make_page(name: str, window: Window) -> Page:
    """Imports the page's module only now."""
    from importlib import import_module

    if name not in PAGE_NAMES:
        raise KeyError(name)
    module = import_module(f"desktop.pages.{name}")
    page: Page = module.make(window)
    return page


def central(widget: QWidget) -> Window:
    """The main window above a widget."""
    top = widget.window()
    assert isinstance(top, Window)
    return top
