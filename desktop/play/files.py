"""The game page's files: copies, text, names."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog

from desktop import folders
from desktop.dialogs import ask_text, tell
from desktop.problems import reason_of
from desktop.session.saved import set_aside
from desktop.texts import tr

if TYPE_CHECKING:
    from desktop.pages.game import GamePage


def save_copy(page: GamePage) -> None:
    session = page.session
    if session is None:
        return
    name, _ = QFileDialog.getSaveFileName(
        page.main, tr("Save a copy as…"), f"{session.game.slug}.tarsas", "Társas (*.tarsas)"
    )
    if name:
        session.write_copy(Path(name))


def save_elsewhere(page: GamePage) -> None:
    """The disk of the game's file failed: another place, where it goes on."""
    session = page.session
    if session is None:
        return
    name, _ = QFileDialog.getSaveFileName(
        page.main, tr("Save elsewhere…"), f"{session.game.slug}.tarsas", "Társas (*.tarsas)"
    )
    if not name:
        return
    try:
        session.save_elsewhere(Path(name))
    except OSError as error:
        text = tr("The game cannot be saved: {reason}", reason=reason_of(error))
        tell(page.main, tr("Save elsewhere…"), text, str(error))
    page.refresh()


def export(page: GamePage) -> None:
    """The whole log as text."""
    if page.session is None:
        return
    name, _ = QFileDialog.getSaveFileName(
        page.main, tr("Export as text…"), f"{page.session.game.slug}.txt", "Text (*.txt)"
    )
    if name:
        export_to(page, Path(name))


def export_to(page: GamePage, path: Path) -> None:
    session, writer = page.session, page.log_writer
    assert session is not None
    assert writer is not None
    lines = [page.title(), ", ".join(session.names()), ""]
    lines += [f"{'    ' * line.depth}{line.text}" for line in writer.lines()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def rename(page: GamePage) -> None:
    if page.session is None:
        return
    name = ask_text(page.main, tr("Rename…"), tr("A name for this game"), page.session.name or page.title())
    if name:
        page.session.rename(name)
        page.refresh()


def explain_damage(page: GamePage, path: Path, error: Exception) -> None:
    """Says what is wrong with a file; one of our own folder is set aside unchanged."""
    text = tr("{file} cannot be opened: {reason}", file=path.name, reason=reason_of(error))
    detail = str(error)
    if path.parent == folders.games():
        try:
            text += "\n\n" + tr("The file was set aside unchanged: {place}", place=str(set_aside(path)))
        except OSError as other:
            detail += f"\n{other}"
    tell(page.main, tr("Damaged file"), text, detail)
