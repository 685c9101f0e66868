"""The import contracts of pyproject.toml hold, and each of them can fail."""

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from rules.registry import SLUGS

TOP = Path(__file__).parents[2]


def lint_imports(folder: Path) -> subprocess.CompletedProcess[str]:
    program = Path(sys.executable).with_name("lint-imports")
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run(
        [program, "--no-cache"], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Our modules without their contents, apart from the clone; the tests put their own into single files."""
    folder = tmp_path_factory.mktemp("imports")
    shutil.copy(TOP / "pyproject.toml", folder)
    for package in ("rules", "desktop"):
        for source in (TOP / package).rglob("*.py"):
            target = folder / source.relative_to(TOP)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.touch()
    (folder / "rules" / "__main__.py").write_text("from desktop.main import main\n", encoding="utf-8")
    return folder


def test_contracts_hold() -> None:
    done = lint_imports(TOP)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("module", "statement", "contract"),
    [
        ("rules/core/game.py", "import rules.registry", "Layers of rules"),
        ("rules/core/game.py", "import rules.res_arcana", "Layers of rules"),
        ("rules/res_arcana/__init__.py", "import rules.terramara", "Layers of rules"),
        ("rules/res_arcana/__init__.py", "import rules.registry", "A game knows the core only"),
        ("rules/a_sixth_game/__init__.py", "", "Layers of rules"),
        ("rules/bots/strong.py", "import rules.northgard", "Layers of rules"),
        ("rules/core/game.py", "def later():\n    import PySide6.QtCore", "Nothing under rules"),
        ("rules/terramara/__init__.py", "import numpy", "Nothing under rules"),
        ("rules/cli/main.py", "import desktop", "Nothing under rules"),
    ],
)
def test_a_forbidden_import_is_found(
    copy: Path, tmp_path: Path, module: str, statement: str, contract: str
) -> None:
    folder = tmp_path / "changed"
    shutil.copytree(copy, folder)
    changed = folder / module
    changed.parent.mkdir(exist_ok=True)
    (changed.parent / "__init__.py").touch()
    changed.write_text(statement, encoding="utf-8")
    done = lint_imports(folder)
    assert done.returncode == 1, done.stdout
    broken = [line for line in done.stdout.splitlines() if " BROKEN" in line]
    assert len(broken) == 1, done.stdout
    assert broken[0].startswith(contract), done.stdout


def test_contracts_name_every_registered_game() -> None:
    contracts = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["importlinter"][
        "contracts"
    ]
    layers = " | ".join(contracts[0]["layers"]).split(" | ")
    assert set(SLUGS) <= set(layers)
    assert contracts[1]["source_modules"] == [f"rules.{slug}" for slug in SLUGS]
