"""Opening a game that was played elsewhere: the public logs that a game's rules can read."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QFileDialog

from desktop.art import look
from desktop.game_texts import GameTexts
from desktop.message import tell
from desktop.problems import reason_of
from desktop.session.saved import new_path
from desktop.session.session import GameSession
from desktop.session.table import SEAT_COLOURS, Seat
from desktop.texts import tr
from rules import registry
from rules.core import DataError

if TYPE_CHECKING:
    from desktop.window import Window


class LogRefused(Exception):
    """A log that cannot be opened: a sentence for the user; the cause for the details."""

    def __init__(self, sentence: str, detail: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.detail = detail


def session_of_log(path: Path) -> GameSession:
    """The game of a log, at the log's last position, with a journal of its own. LogRefused says what is wrong."""
    try:
        text = path.read_text(encoding="utf-8", errors="replace")
        slug = next((s for s in registry.SLUGS if _recognises(s, text)), "")
        if not slug:
            raise DataError(f"{path.name}: no log format that Társas knows")
        game = registry.game(slug)
        reader = game.log_format()
        assert reader is not None
        report = reader.replay(path, check=False)
    except (OSError, DataError) as error:
        sentence = tr("{file} cannot be opened: {reason}", file=path.name, reason=reason_of(error))
        raise LogRefused(sentence, str(error)) from error
    wrong = report.difference
    if wrong is not None:
        sentence = tr("Line {n} cannot be read: {text}", n=wrong.row, text=wrong.line)
        raise LogRefused(sentence, f"{wrong.field}: {wrong.expected}, {wrong.found}")
    state = report.state
    texts = GameTexts(game, [])
    names = [texts.word(str(word)) for word in report.details.get("factions", [])]
    colours = look.palette["players"].get(slug, SEAT_COLOURS)
    seats = [
        Seat(names[i] if i < len(names) else f"{i + 1}", colour=colours[i % len(colours)])
        for i in range(state.setup.players)
    ]
    options = dict(state.setup.options)
    try:
        session = GameSession.new(game, seats, options, state.setup.seed, new_path(slug), start=state)
    except OSError as error:
        sentence = tr("The game cannot be saved: {reason}", reason=reason_of(error))
        raise LogRefused(sentence, str(error)) from error
    session.rename(path.stem)
    return session


def _recognises(slug: str, text: str) -> bool:
    reader = registry.game(slug).log_format()
    return reader is not None and reader.recognises(text)


def import_log(window: Window) -> None:
    """Asks for a file and puts its game on the table."""
    kinds = tr("Game logs") + " (*.txt *.log *.json);;" + tr("All files") + " (*)"
    name, _ = QFileDialog.getOpenFileName(window, tr("Import a Terra Mystica log…"), "", kinds)
    if name:
        open_log(window, Path(name))


def open_log(window: Window, path: Path) -> bool:
    try:
        session = session_of_log(path)
    except LogRefused as refused:
        tell(window, tr("Import a Terra Mystica log…"), refused.sentence, refused.detail)
        return False
    page = window.page("game")
    page.open_session(session)  # type: ignore[attr-defined]
    window.show_page("game")
    return True
