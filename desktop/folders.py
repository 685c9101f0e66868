"""Where the program keeps its files, and where its own resources lie."""

from __future__ import annotations

import os
import sys
from pathlib import Path

APP = "tarsas"


def _root() -> Path:
    """The folder that holds resources/ and translations/: the checkout, or the frozen program's bundle."""
    bundle = getattr(sys, "_MEIPASS", None)
    return Path(bundle) if bundle else Path(__file__).resolve().parent.parent


def resources() -> Path:
    return _root() / "resources"


def translations() -> Path:
    return _root() / "translations"


def user() -> Path:
    """The user's own folder. TARSAS_HOME overrides it (tests, portable installations)."""
    home = os.environ.get("TARSAS_HOME")
    if home:
        return Path(home)
    import platformdirs

    return Path(platformdirs.user_data_dir(APP, appauthor=False))


def settings_file() -> Path:
    return user() / "settings.json"


def games() -> Path:
    """Journals of all games, running and finished."""
    return user() / "games"


def damaged() -> Path:
    """Files that could not be read are moved here, never deleted, never overwritten."""
    return user() / "damaged"


def statistics_file() -> Path:
    return user() / "statistics.jsonl"
