"""For all tests: no screen is needed, and the files of the person who runs them are never touched."""

import os
from pathlib import Path

import pytest

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session", autouse=True)
def own_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Saves, settings and statistics of the tests go into a folder of their own."""
    home = tmp_path_factory.mktemp("tarsas_home")
    os.environ["TARSAS_HOME"] = str(home)
    return home
