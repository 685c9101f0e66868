"""The main window: menus, a stack of pages, and what belongs to no page. Pages are made when first shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QStackedWidget, QWidget

from desktop import tidying
from desktop.application import Application
from desktop.art import look
from desktop.menu_bar import Menus
from desktop.texts import LANGUAGES, language
from desktop.widgets.ground import Ground

if TYPE_CHECKING:
    from desktop.pages.page import Page

PAGE_NAMES = ("home", "new_game", "game", "settings", "saves", "statistics", "rules")
ORIGINS = ("home", "game")  # the pages that are more than a visit


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
        self._bare_table: QWidget | None = None
        self._origin = "home"  # where Back leads
        self.setCentralWidget(self.stack)
        self.pages: dict[str, Page] = {}
        self._seen = False  # the first paint is over
        self.interrupted = str(
            self.settings.memory.get("open_game") or ""
        )  # open when the program last stopped
        self.corner_label = QLabel()
        self.own: dict[str, Callable[[], None]] = {
            "new_game": self.new_game, "open": partial(self.go, "saves"), "home": partial(self.go, "home"),
            "statistics": partial(self.go, "statistics"), "settings": partial(self.go, "settings"),
            "quit": self.leave, "full_screen": self.toggle_full_screen, "keys": self.show_keys,
            "continue": self.continue_game, "icons": self.show_icons,
            "rules": self.show_rules, "about": self.show_about, "import_log": self.import_log,
            "text_larger": lambda: self._text(10), "text_smaller": lambda: self._text(-10),
            "board_ids": lambda: self._toggle_setting("board_ids"), "assistance": lambda: self._toggle_setting("assistance"),
        }  # fmt: skip
        self.menus = Menus(self)
        self.menuBar().setCornerWidget(self.corner_label)
        self.set_corner()
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
        self._origin = next((origin for origin in ORIGINS if self.pages.get(origin) is current), self._origin)
        if current is not None and current is not page:
            current.leave()
        self.stack.setCurrentWidget(page)
        self.set_corner()
        page.enter()
        shown = self.current_page()  # entering may have led further
        focus = self.focusWidget()
        if shown is not None and (focus is None or not shown.isAncestorOf(focus)) and focus is not shown:
            shown.setFocus()  # keys belong to what is seen
        self.refresh_actions()
        return page

    def back(self) -> None:
        """From settings, statistics, rules and the like to where one came from: a running game, or the start page."""
        self.show_page(self._origin)  # without a game the game page leads home by itself

    def go(self, name: str) -> None:
        """A command that shows a page."""
        self.show_page(name)

    def current_page(self) -> Page | None:
        widget = self.stack.currentWidget()
        return None if widget is self._bare_table else widget  # type: ignore[return-value]

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

    def learn(self, slug: str) -> None:
        """The lessons of a game; without any, its rule book."""
        from desktop.teaching.lessons import chapter_count

        if chapter_count(slug):
            self.page("game").open_lesson(slug)  # type: ignore[attr-defined]
            self.show_page("game")
        else:
            self.show_rules(slug)

    # -- menus and commands --------------------------------------------------------------------------------

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
        self.menus.refresh()

    def set_corner(self, text: str = "", alarm: bool = False) -> None:
        """The quiet line at the right end of the menus; red while something is wrong."""
        palette = self.corner_label.palette()
        ink = look.state("illegal") if alarm else look.colour("text")
        if palette.color(self.corner_label.foregroundRole()) != ink:
            palette.setColor(self.corner_label.foregroundRole(), ink)
            self.corner_label.setPalette(palette)
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
        if event.type() == QEvent.Type.LanguageChange and hasattr(self, "menus"):
            self.menus.translate()
            self.set_corner()
            for page in self.pages.values():
                page.retranslate()
        super().changeEvent(event)

    def _look_changed(self) -> None:
        self.menus.set_icons()
        self.set_corner()

    def _setting_changed(self, _name: str) -> None:
        self.refresh_actions()

    def _toggle_setting(self, name: str) -> None:
        self.settings[name] = not self.settings[name]

    def _text(self, step: int) -> None:
        self.settings["text_scale"] = max(80, min(200, int(self.settings["text_scale"]) + step))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._seen:  # what is in the menus can wait until the window is there
            self._seen = True
            QTimer.singleShot(0, self, self._complete)

    def _complete(self) -> None:
        """The window is there: the rest of it."""
        self.menus.fill()
        self.application.set_window_icon()
        tidying.resume()
        if self.current_page() is None or self.stack.currentWidget() is self._bare_table:
            self.show_page("home")
            if self.settings["start_page"] == "continue" and not self.interrupted:
                self.continue_game()

    def show_bare_table(self) -> None:
        """Only the table at first; the start page is made and shown when the window has been seen."""
        self._bare_table = Ground()
        self.stack.addWidget(self._bare_table)

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

    def continue_game(self) -> None:
        """The last unfinished game, wherever one is."""
        home = self.page("home")
        home.refresh()  # type: ignore[attr-defined]
        game = home.unfinished()  # type: ignore[attr-defined]
        if game is None:
            self.show_page("home")
        else:
            home.open_game(game)  # type: ignore[attr-defined]

    def import_log(self) -> None:
        from desktop.importing import import_log

        import_log(self)

    # -- small dialogs -------------------------------------------------------------------------------------

    def show_about(self) -> None:
        from desktop.dialogs import about

        about(self).exec()

    def show_icons(self) -> None:
        from desktop.icon_list import icon_list

        page = self.current_page()
        icon_list(self, page.game_slug() if page is not None else "").exec()

    def show_keys(self) -> None:
        from desktop.dialogs import keys

        keys(self).exec()

    # -- leaving -------------------------------------------------------------------------------------------

    def leave(self) -> None:
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        if not all(page.may_close() for page in self.pages.values()):
            event.ignore()
            return
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
