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
from desktop.problems import reason_of
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
        window.set_size(*options.size)
    else:
        window.restore_size()
    problem = open_first(window, options)
    if problem:
        print(f"tarsas: {problem}", file=sys.stderr)
        window.close()
        return _end(application, window, 2)
    window.show()
    if options.screenshot:
        QTimer.singleShot(0, partial(_picture, window, options.screenshot))
    code = application.qt.exec()
    return _end(application, window, 1 if options.screenshot and errors.handler.shown else int(code))


def _end(application: Application, window: Window, code: int) -> int:
    """Windows, then scenes, then the application go, in this order (see qt.md)."""
    window.deleteLater()
    application.qt.processEvents()
    del window
    gc.collect()
    return code


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
        if options.advance or options.seed or options.players is not None or options.screenshot:
            from rules.core import SetupError  # the start page needs no rules

            page = window.page("game")
            try:
                page.open_from_command_line(what, options)  # type: ignore[attr-defined]
            except (SetupError, OSError) as error:
                return str(error)
            window.show_page("game")
        else:
            window.new_game(what)
        return ""
    if Path(what).exists():
        return _open_file(window, Path(what), bool(options.screenshot))
    return tr(
        "There is no game and no file called {name}. Games: {games}", name=what, games=", ".join(catalogue())
    )


def _open_file(window: Window, path: Path, quietly: bool) -> str:
    """What is wrong with a file is said in the window, as soon as there is one."""
    from desktop.play import files
    from desktop.session.session import GameSession

    page = window.page("game")
    try:
        page.open_session(GameSession.open(path))  # type: ignore[attr-defined]
    except Exception as error:
        if quietly:
            return tr("{file} cannot be opened: {reason}", file=path.name, reason=reason_of(error))
        window.show_page("home")
        QTimer.singleShot(0, window, partial(files.explain_damage, page, path, error))  # type: ignore[arg-type]
    else:
        window.show_page("game")
    return ""


def _picture(window: Window, out: Path) -> None:
    """Lets everything settle, then saves what the window shows."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)

    def save() -> None:
        page = window.current_page()
        if page is not None:
            page.settle()
            page.sharpen()
        if not window.grab().save(str(out)):
            print(f"tarsas: {out} cannot be written", file=sys.stderr)
            application.exit(2)
        window.close()

    QTimer.singleShot(400, save)
