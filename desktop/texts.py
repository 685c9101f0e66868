"""Words: English in the source, other languages from translations/tarsas_<language>.qm, switched live.

`tr("Continue: {game}", game=name)` is a sentence of the window. Sentences of a game come from its rulebook
(`desktop.game_texts`). Parameters are named, so that a language can order them as it likes; `{n:option|options}`
chooses a word by number in languages that need it.
"""

from __future__ import annotations

import os
import re
import sys
import unicodedata
from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication, QTranslator

from desktop import folders

LANGUAGES = {"en": "English", "hu": "Magyar"}
SHELL = "shell"

_PLACE = re.compile(r"\{(\w+)(?::([^{}|]*)\|([^{}]*))?\}")
_installed: list[QTranslator] = []
_current = "en"


def fill(template: str, parameters: Mapping[str, Any]) -> str:
    """Puts the parameters into their braces; an unknown one stays visible rather than failing."""
    if "{" not in template:
        return template

    def value(match: re.Match[str]) -> str:
        name, one, many = match.groups()
        if name not in parameters:
            return match.group(0)
        if one is not None:
            return one if parameters[name] in (1, "1") else many
        return number(parameters[name])

    return _PLACE.sub(value, template)


def places(template: str) -> set[str]:
    """The names of a text's parameters."""
    return {match.group(1) for match in _PLACE.finditer(template)}


def number(value: Any) -> str:
    """A number with a true minus sign and the language's decimal sign; anything else as text."""
    if isinstance(value, bool) or not isinstance(value, (int, float)):
        return str(value)
    text = f"{value:g}" if isinstance(value, float) else str(value)
    if language() == "hu":
        text = text.replace(".", ",")
    return "−" + text[1:] if value < 0 else text


def tenths(value: float, signed: bool = False) -> str:
    """A number with one decimal; `signed` also says that it is more than nothing."""
    text = f"{abs(value):.1f}"
    if language() == "hu":
        text = text.replace(".", ",")
    if float(f"{value:.1f}") == 0:
        return text
    return ("−" if value < 0 else "+" if signed else "") + text


def tr(source: str, /, note: str = "", **parameters: Any) -> str:
    """A sentence of the window in the current language. `note` tells apart equal words with different meanings."""
    return fill(QCoreApplication.translate(SHELL, source, note or None), parameters)


def translate(context: str, source: str) -> str:
    """A text of a game, under the context of the game."""
    return QCoreApplication.translate(context, source)


def language() -> str:
    return _current


def system_language() -> str:
    """The language of the computer, if we have it. QLocale is asked only where the environment says nothing:
    its enumerations alone cost ten milliseconds at start.
    """
    name = next((os.environ[key] for key in ("LC_ALL", "LC_MESSAGES", "LANG") if os.environ.get(key)), "")
    if not name and sys.platform in ("win32", "darwin"):
        from PySide6.QtCore import QLocale

        name = QLocale.system().name()
    return name[:2] if name[:2] in LANGUAGES else "en"


def set_language(choice: str) -> None:
    """Switches at once: Qt sends LanguageChange to every widget."""
    global _current
    app = QCoreApplication.instance()
    if app is None:
        return
    code = system_language() if choice == "system" else choice
    for translator in _installed:
        app.removeTranslator(translator)
    _installed.clear()
    _current = code
    if code == "en":
        return
    from PySide6.QtCore import QLibraryInfo

    qt = QTranslator(app)
    if qt.load(f"qtbase_{code}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        app.installTranslator(qt)
        _installed.append(qt)
    own = QTranslator(app)
    if own.load(str(folders.translations() / f"tarsas_{code}.qm")):
        app.installTranslator(own)
        _installed.append(own)


def plain(text: str) -> str:
    """For searching: lower case, accents ignored."""
    return "".join(c for c in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(c))


def mark(source: str) -> str:
    """Marks a sentence for translation where it stands in a table; `tr` it when it is shown."""
    return source
