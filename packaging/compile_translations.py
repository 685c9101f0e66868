"""Compiles translations/*.ts into the .qm files that the program loads, where they are out of date.

    python packaging/compile_translations.py

lrelease comes with PySide6. It exits with 0 even when nothing is translated, so the result is looked at too.
"""

import importlib.util
import subprocess
import sys
from pathlib import Path

TRANSLATIONS = Path(__file__).resolve().parent.parent / "translations"
EMPTY_QM_BYTES = 64  # a .qm without a single message is smaller than this


def lrelease() -> Path:
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        sys.exit("compile_translations: PySide6 is not installed in this environment")
    program = "lrelease.exe" if sys.platform == "win32" else "lrelease"
    return Path(spec.submodule_search_locations[0]) / program


def is_current(source: Path, target: Path) -> bool:
    return target.exists() and target.stat().st_mtime_ns >= source.stat().st_mtime_ns


def compile_translations(folder: Path = TRANSLATIONS) -> list[Path]:
    """Compiles what is out of date and returns the files written."""
    written = []
    for source in sorted(folder.glob("*.ts")):
        target = source.with_suffix(".qm")
        if is_current(source, target):
            continue
        subprocess.run([lrelease(), "-silent", source, "-qm", target], check=True)
        if target.stat().st_size < EMPTY_QM_BYTES:
            target.unlink()
            sys.exit(f"compile_translations: {source.name} has no finished translation")
        written.append(target)
    return written


if __name__ == "__main__":
    for path in compile_translations():
        print(f"compiled {path.name}")
