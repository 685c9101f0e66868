"""The lock files, the exact pins of pyproject.toml and the version of Qt that is known to be sound."""

import gc
import re
import sys
import tomllib
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsItem, QGraphicsItemGroup, QGraphicsScene

TOP = Path(__file__).parents[2]
PROJECT = tomllib.loads((TOP / "pyproject.toml").read_text(encoding="utf-8"))
EXTRAS = PROJECT["project"]["optional-dependencies"]
LOCKS = {"run": ("build",), "dev": ("build", "dev", "bench"), "package": ("build", "package")}


def locked(name: str) -> dict[str, set[str]]:
    """Versions and hashes by package of a lock file."""
    found: dict[str, set[str]] = {}
    current = ""
    for line in (TOP / "packaging" / f"requirements-{name}.txt").read_text(encoding="utf-8").splitlines():
        if start := re.match(r"([a-z0-9-]+)==([^ ;]+)", line):
            current = f"{start[1]}=={start[2]}"
            found[current] = set()
        elif digest := re.search(r"--hash=sha256:([0-9a-f]{64})", line):
            found[current].add(digest[1])
    return found


def normal(requirement: str) -> str:
    return requirement.lower().replace("_", "-")


def test_every_direct_dependency_is_pinned_exactly() -> None:
    direct = [*PROJECT["project"]["dependencies"], *PROJECT["build-system"]["requires"]]
    for requirement in [*direct, *(r for extra in EXTRAS.values() for r in extra)]:
        assert re.fullmatch(r"[A-Za-z0-9-]+==[0-9.]+", requirement), requirement


@pytest.mark.parametrize("name", LOCKS)
def test_lock_has_the_pins_of_pyproject_with_hashes(name: str) -> None:
    lock = locked(name)
    wanted = {normal(r) for r in PROJECT["project"]["dependencies"]}
    wanted |= {normal(r) for extra in LOCKS[name] for r in EXTRAS[extra]}
    assert wanted <= lock.keys(), "run: sh packaging/lock.sh"
    assert all(lock.values()), "a package without a hash"


def test_developers_run_what_players_run() -> None:
    assert locked("run").items() <= locked("dev").items()
    assert locked("run").items() <= locked("package").items()


def test_build_uses_the_same_versions_as_the_program() -> None:
    assert {normal(r) for r in PROJECT["build-system"]["requires"]} <= locked("run").keys()


ROUNDS = 300


class PaintedItem(QGraphicsItem):
    def boundingRect(self) -> QRectF:  # noqa: N802  (Qt)
        return QRectF(0, 0, 10, 10)

    def paint(self, painter: QPainter, option: object, widget: object = None) -> None:
        painter.fillRect(self.boundingRect(), 0)


def draw_some_rounds(scene: QGraphicsScene, image: QImage) -> None:
    for _ in range(ROUNDS):
        item = PaintedItem()
        scene.addItem(item)
        assert item.parentItem() is None
        painter = QPainter(image)
        scene.render(painter)
        painter.end()
        scene.removeItem(item)
        group = QGraphicsItemGroup()
        assert group.parentItem() is None


@pytest.fixture(scope="session")
def application() -> QCoreApplication:
    return QApplication.instance() or QApplication([])


@pytest.mark.usefixtures("application")
def test_qt_does_not_lose_references_to_none() -> None:
    """PySide6 6.12 on Python 3.11 drops a reference to None in such calls, until the interpreter aborts."""
    scene = QGraphicsScene()
    image = QImage(20, 20, QImage.Format.Format_ARGB32)
    # Garbage of earlier tests refers to None as well: it must not be collected while we count.
    gc.collect()
    gc.disable()
    try:
        before = sys.getrefcount(None)
        draw_some_rounds(scene, image)
        lost = before - sys.getrefcount(None)
    finally:
        gc.enable()
    assert lost < 10, f"{lost} references to None were lost in {ROUNDS} rounds"
