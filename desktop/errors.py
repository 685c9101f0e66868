"""Unexpected errors: a dialog that says what happened, where the game is saved, and a report to copy. Play goes on."""

from __future__ import annotations

import sys
from types import TracebackType

from PySide6.QtCore import QtMsgType, qInstallMessageHandler, qVersion
from PySide6.QtWidgets import QApplication

_last_messages: list[str] = []  # of Qt, without debug chatter; the tests demand that it stays empty


def report(
    kind: type[BaseException], error: BaseException, trace: TracebackType | None, journal: str = ""
) -> str:
    """The copyable text: versions, the journal's place, the last messages of Qt, the traceback."""
    import platform
    import traceback

    lines = [
        f"Társas · Python {platform.python_version()} · Qt {qVersion()} · {platform.platform()}",
        f"journal: {journal or '-'}",
        *(f"Qt: {message}" for message in _last_messages[-10:]),
        "",
        *traceback.format_exception(kind, error, trace),
    ]
    return "\n".join(line.rstrip("\n") for line in lines)


class ErrorHandler:
    """The program's excepthook; `journal` is set by whoever has a game open."""

    def __init__(self) -> None:
        self.journal = ""
        self.shown: list[str] = []
        self.quiet = False  # no dialogs: nobody is there to close them (pictures, self-test)
        self._busy = False

    def install(self) -> None:
        sys.excepthook = self.handle
        qInstallMessageHandler(_remember_message)

    def handle(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            QApplication.exit(130)
            return
        text = report(kind, error, trace, self.journal)
        print(text, file=sys.stderr)
        self.shown.append(text)
        if self._busy or self.quiet or QApplication.instance() is None:  # never a dialog over a dialog
            return
        self._busy = True
        try:
            from desktop.error_dialog import ErrorDialog

            ErrorDialog(text, self.journal).exec()
        finally:
            self._busy = False


def _remember_message(kind: QtMsgType, _where: object, message: str) -> None:
    if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg):
        return
    _last_messages.append(message)
    del _last_messages[:-50]
    print(f"Qt: {message}", file=sys.stderr)


def qt_messages() -> list[str]:
    """The warnings of Qt so far."""
    return _last_messages


handler = ErrorHandler()
