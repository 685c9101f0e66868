"""The application object: style, settings, language, errors. Everything else belongs to the window."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from desktop import errors, folders
from desktop.art import art, look
from desktop.settings import Settings
from desktop.texts import set_language


class Application(QObject):
    """Binds the settings to the look and the language, so that a change is seen at once."""

    def __init__(self, arguments: Sequence[str] = ("tarsas",), settings_file: Path | None = None) -> None:
        super().__init__()
        existing = QApplication.instance()
        # the style as an argument: set later, every widget would be styled twice; set before, it costs ten milliseconds
        self.qt = (
            existing if isinstance(existing, QApplication) else QApplication([*arguments, "-style", "Fusion"])
        )
        self.qt.setApplicationName("tarsas")
        self.qt.setApplicationDisplayName("Társas")
        self.qt.setDesktopFileName("tarsas")
        self.settings = Settings(settings_file or folders.settings_file())
        errors.handler.install()
        self.apply_all()
        self.settings.changed.connect(self.apply)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._system_theme_changed)

    def set_window_icon(self) -> None:
        if self.qt.windowIcon().isNull():
            self.qt.setWindowIcon(art.window_icon())

    def apply_all(self) -> None:
        set_language(str(self.settings["language"]))
        look.set(
            theme=self.theme(),
            vision=str(self.settings["colours"]),
            text_scale=int(self.settings["text_scale"]) / 100,
            glyphs=bool(self.settings["glyphs"]),
        )
        look.apply()

    def theme(self) -> str:
        chosen = str(self.settings["theme"])
        if chosen != "system":
            return chosen
        return "dark" if self._system_dark else "light"

    @property
    def _system_dark(self) -> bool:
        hints = QGuiApplication.styleHints()
        if not hasattr(self, "_dark_at_start"):
            self._dark_at_start = hints.colorScheme() == Qt.ColorScheme.Dark
        return self._dark_at_start

    def _system_theme_changed(self) -> None:
        """Only a change that we did not make ourselves counts."""
        dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
        if self.settings["theme"] == "system" and dark != (look.theme == "dark"):
            self._dark_at_start = dark
            look.set(theme=self.theme())

    def apply(self, name: str) -> None:
        if name == "language":
            set_language(str(self.settings["language"]))
        elif name in ("theme", "colours", "text_scale", "glyphs"):
            look.set(
                theme=self.theme(),
                vision=str(self.settings["colours"]),
                text_scale=int(self.settings["text_scale"]) / 100,
                glyphs=bool(self.settings["glyphs"]),
            )
