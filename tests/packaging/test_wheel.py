"""The wheel holds all data and works from any folder, without the clone."""

import json
import os
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

TOP = Path(__file__).parents[2]
VERSION = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
DATA = {".toml", ".svg", ".png", ".ts", ".typed"}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(TOP)]
    done = subprocess.run(build, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return next(folder.glob("*.whl"))


def test_wheel_has_every_data_file_and_module(wheel: Path) -> None:
    packed = set(zipfile.ZipFile(wheel).namelist())
    ours = {
        path.relative_to(TOP).as_posix()
        for package in ("rules", "desktop", "resources", "translations")
        for path in (TOP / package).rglob("*")
        if path.suffix in DATA | {".py"} and "__pycache__" not in path.parts
    }
    assert "rules/py.typed" in ours
    assert ours <= packed, f"missing in the wheel: {sorted(ours - packed)[:10]}"


def test_wheel_has_compiled_translations(wheel: Path) -> None:
    packed = zipfile.ZipFile(wheel).namelist()
    sources = sorted(name[:-3] for name in packed if name.endswith(".ts"))
    assert sources == sorted(name[:-3] for name in packed if name.endswith(".qm"))


def test_wheel_has_nothing_else(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in zipfile.ZipFile(wheel).namelist()}
    assert tops == {"rules", "desktop", "resources", "translations", f"tarsas-{VERSION}.dist-info"}


def test_installed_wheel_works_from_any_folder(wheel: Path, tmp_path: Path) -> None:
    installed = tmp_path / "installed here"
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    zipfile.ZipFile(wheel).extractall(installed)
    environment = {**os.environ, "PYTHONPATH": str(installed)}

    def run(*arguments: str) -> str:
        done = subprocess.run(
            [sys.executable, "-P", *arguments], cwd=elsewhere, env=environment, capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    assert Path(run("-c", "import rules; print(rules.__file__)").strip()).is_relative_to(installed)
    assert json.loads(run("-m", "rules", "games", "--json"))
    where = run("-c", "from desktop.folders import resources; print(resources())").strip()
    assert (Path(where) / "brand" / "app_icon.svg").is_file()
    assert Path(where).is_relative_to(installed)
