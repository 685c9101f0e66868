"""The frozen program and its Debian package (slow: `-m slow`)."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]
pytestmark = [
    pytest.mark.slow,
    pytest.mark.timeout(900),
    pytest.mark.skipif(shutil.which("dpkg-deb") is None, reason="only where Debian packages can be made"),
]


def run(*command: str | Path, cwd: Path = TOP) -> str:
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Debian package, unpacked into a folder with a space in its name."""
    run("sh", TOP / "packaging" / "deb.sh")
    folder = tmp_path_factory.mktemp("deb") / "other root"
    package = next((TOP / "packaging" / "dist").glob("tarsas_*.deb"))
    run("dpkg-deb", "--extract", package, folder)
    return folder


def test_self_test_passes_where_it_is_installed(unpacked: Path, tmp_path: Path) -> None:
    run(unpacked / "usr" / "bin" / "tarsas", "--self-test", cwd=tmp_path)


def test_commands_work_without_the_clone(unpacked: Path, tmp_path: Path) -> None:
    assert "terra_mystica" in run(unpacked / "usr" / "bin" / "tarsas", "games", cwd=tmp_path)


def test_package_is_small_enough(unpacked: Path) -> None:
    size = sum(
        path.stat().st_size for path in unpacked.rglob("*") if path.is_file() and not path.is_symlink()
    )
    assert size < 220_000_000, "something that is not needed was frozen along"


def test_desktop_finds_program_and_icon(unpacked: Path) -> None:
    share = unpacked / "usr" / "share"
    entry = (share / "applications" / "tarsas.desktop").read_text(encoding="utf-8")
    assert "Exec=tarsas\n" in entry
    assert "Icon=tarsas\n" in entry
    assert (share / "icons" / "hicolor" / "scalable" / "apps" / "tarsas.svg").is_file()
    assert (share / "icons" / "hicolor" / "48x48" / "apps" / "tarsas.png").is_file()
