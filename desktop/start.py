"""Starting the window from the command line's options: a page, a game, a journal, or a picture of it."""

from __future__ import annotations

import gc
import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from desktop import errors
from desktop.application import Application
from desktop.catalogue import catalogue
from desktop.texts import tr
from desktop.window import Window

if TYPE_CHECKING:
    import argparse


def start(options: argparse.Namespace) -> int:
    if (
        options.screenshot
        and not os.environ.get("DISPLAY")
        and not os.environ.get("WAYLAND_DISPLAY")
        and sys.platform == "linux"
    ):
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = Application(sys.argv[:1])
    if options.screenshot:  # a picture must not change what the user has chosen
        application.settings.forget_file()
        errors.handler.quiet = True
    for name, value in (
        ("language", options.language),
        ("theme", options.theme),
        ("text_scale", options.text_scale),
    ):
        if value:
            application.settings[name] = value
    window = Window(application)
    if options.size:
        width, height = (int(part) for part in options.size.lower().split("x"))
        window.set_size(width, height)
    else:
        window.restore_size()
    problem = open_first(window, options)
    if problem:
        print(problem, file=sys.stderr)
        if options.screenshot:
            return 2
    window.show()
    if options.screenshot:
        QTimer.singleShot(0, partial(_picture, window, options.screenshot))
    code = application.qt.exec()
    # windows, then scenes, then the application: in this order (see qt.md)
    window.deleteLater()
    application.qt.processEvents()
    del window
    gc.collect()
    return 1 if options.screenshot and errors.handler.shown else int(code)


def open_first(window: Window, options: argparse.Namespace) -> str:
    """Shows what the command line names; returns what was wrong with it, or nothing."""
    what = options.what
    if not what:
        if options.page:
            window.show_page(options.page)
        else:
            window.show_bare_table()
        return ""
    if what in catalogue():
        if options.advance or options.seed or options.players or options.screenshot:
            page = window.page("game")
            page.open_from_command_line(what, options)  # type: ignore[attr-defined]
            window.show_page("game")
        else:
            window.new_game(what)
        return ""
    path = Path(what)
    if path.exists():
        page = window.page("game")
        if page.open_file(path):  # type: ignore[attr-defined]
            window.show_page("game")
            return ""
        window.show_page("home")
        return tr("{file} cannot be opened.", file=what)
    window.show_page("home")
    return tr(
        "There is no game and no file called {name}. Games: {games}", name=what, games=", ".join(catalogue())
    )


def _picture(window: Window, out: Path) -> None:
    """Lets everything settle, then saves what the window shows."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)

    def save() -> None:
        page = window.current_page()
        if page is not None:
            page.settle()
            page.sharpen()
        window.grab().save(str(out))
        window.close()

    QTimer.singleShot(400, save)
