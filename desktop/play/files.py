"""The game page's files: copies, text, names."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QStandardPaths
from PySide6.QtWidgets import QFileDialog

from desktop import folders
from desktop.dialogs import ask_text
from desktop.message import Message, ask, ask_yes, tell
from desktop.problems import reason_of
from desktop.session.saved import set_aside
from desktop.texts import tr

if TYPE_CHECKING:
    from desktop.pages.game import GamePage


def save_copy(page: GamePage) -> None:
    session = page.session
    path = _asked_for(page, tr("Save a copy as…"), ".tarsas", "Társas (*.tarsas)")
    if session is not None and path is not None:
        written(page, tr("Save a copy as…"), path, session.write_copy)


def save_elsewhere(page: GamePage) -> None:
    """The disk of the game's file failed: another place, where it goes on."""
    session = page.session
    path = _asked_for(page, tr("Save elsewhere…"), ".tarsas", "Társas (*.tarsas)")
    if session is not None and path is not None:
        written(page, tr("Save elsewhere…"), path, session.save_elsewhere)
        page.refresh()


def export(page: GamePage) -> None:
    """The whole log as text."""
    path = _asked_for(page, tr("Export as text…"), ".txt", "Text (*.txt)")
    if path is not None:
        written(page, tr("Export as text…"), path, partial(export_to, page))


def _asked_for(page: GamePage, title: str, suffix: str, kinds: str) -> Path | None:
    """Where to write; the dialog asks before something is overwritten."""
    if page.session is None:
        return None
    documents = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
    proposed = str(Path(documents) / f"{page.session.game.slug}{suffix}")
    name, _ = QFileDialog.getSaveFileName(page.main, title, proposed, kinds)
    path = Path(name)
    if not name or path.suffix:
        return path if name else None
    path = path.with_name(path.name + suffix)  # the dialog asked about the name without it
    question = tr("Overwrite “{name}”?", name=path.name)
    return path if not path.exists() or ask_yes(page.main, title, question, tr("Overwrite")) else None


def written(page: GamePage, title: str, path: Path, write: Callable[[Path], None]) -> bool:
    """Writes a file; a disk that refuses it is explained, and nothing else changes."""
    try:
        write(path)
    except OSError as error:
        sentence = tr("{file} cannot be written: {reason}", file=path.name, reason=reason_of(error))
        tell(page.main, title, sentence, str(error))
        return False
    return True


def export_to(page: GamePage, path: Path) -> None:
    session, writer = page.session, page.log_writer
    assert session is not None
    assert writer is not None
    lines = [page.title(), ", ".join(session.names()), ""]
    lines += [f"{'    ' * line.depth}{line.text}" for line in writer.lines()]
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def may_let_go(page: GamePage) -> bool:
    """A game that no disk has taken exists only here: it is lost on purpose or not at all."""
    session = page.session
    if session is None or not session.unwritten:
        return True
    sentence = tr("This game could not be saved. Leaving it now loses it.")
    answers = [tr("Save elsewhere…"), tr("Leave without saving"), tr("Stay")]
    answer = ask(Message(page.main, tr("The game is not saved"), sentence, answers))
    if answer == 0:
        save_elsewhere(page)
        return not session.unwritten
    return answer == 1


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
