"""All saved games: search, sort, open, replay, rename, delete to the trash."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from PySide6.QtCore import QFile, Qt
from PySide6.QtWidgets import QFileDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop import folders
from desktop.art import look
from desktop.catalogue import catalogue
from desktop.dialogs import ask_text
from desktop.message import ask_yes, tell
from desktop.pages.home import when
from desktop.pages.page import SheetPage
from desktop.problems import reason_of
from desktop.session.saved import SavedGame, list_saved, set_aside
from desktop.texts import plain, tr
from desktop.widgets.basics import Button, ScrollPage, Text
from desktop.widgets.combo import Combo
from desktop.widgets.field import Field
from desktop.widgets.pieces import Picture, Row
from desktop.window import Window
from rules.core import JournalError, JournalWriter


class SavesPage(SheetPage):
    """A searchable list of journals."""

    def __init__(self, main: Window) -> None:
        open_other = Button("", "ui_open")
        super().__init__(main, open_other)
        self.open_other = open_other
        self.open_other.clicked.connect(self._open_file)
        inner = self.sheet
        row = QHBoxLayout()
        self.search = Field(search=True)
        self.order = Combo()
        row.addWidget(self.search, 1)
        row.addWidget(self.order)
        inner.addLayout(row)
        self._scroll = ScrollPage()
        inner.addWidget(self._scroll, 1)
        self.games: list[SavedGame] = []
        self.rows: list[Row] = []
        self.search.textChanged.connect(self._show)
        self.order.activated.connect(self._show)
        look.changed.connect(self._show)
        self.retranslate()

    def enter(self) -> None:
        self.games = list_saved()
        self._show()
        self.search.setFocus()

    def retranslate(self) -> None:
        self.title.setText(tr("Saved games"))
        self.back.setText(tr("Back"))
        self.open_other.setText(tr("Open a file…"))
        self.search.setPlaceholderText(tr("Search by name, game or player…"))
        self.search.setAccessibleName(tr("Search by name, game or player…"))
        self.order.setAccessibleName(tr("Order"))
        current = max(0, self.order.currentIndex())
        self.order.clear()
        self.order.addItems([tr("newest first"), tr("by game"), tr("by name")])
        self.order.setCurrentIndex(current)
        self._show()

    def _title(self, game: SavedGame) -> str:
        entry = catalogue().get(game.slug)
        kind = entry.title() if entry is not None else game.slug
        return " · ".join(part for part in (kind, game.name) if part) or game.path.name

    def _show(self) -> None:
        wanted = plain(self.search.text()).split()
        games = [
            g
            for g in self.games
            if all(w in plain(f"{self._title(g)} {' '.join(n for n, _, _ in g.seats)}") for w in wanted)
        ]
        if self.order.currentIndex() == 1:
            games.sort(key=lambda g: (g.slug, -g.changed))
        elif self.order.currentIndex() == 2:
            games.sort(key=lambda g: plain(self._title(g)))
        content = QWidget()
        column = QVBoxLayout(content)
        column.setSpacing(6)
        self.rows = []
        for game in games:
            line = QHBoxLayout()
            names = ", ".join(name for name, _, _ in game.seats)
            second = " · ".join(
                part
                for part in (names, game.where, tr("{n} {n:move|moves}", n=game.moves), when(game.changed))
                if part
            )
            row = Row(
                self._title(game),
                second,
                picture=f"brand/square_{game.slug}" if game.slug in catalogue() and not game.damaged else "",
                icon="ui_warning" if game.damaged else "",
            )
            row.clicked.connect(partial(self._open, game))
            self.rows.append(row)
            line.addWidget(row, 1)
            for icon, name, slot in (
                ("ui_step_back", tr("Replay"), partial(self._open, game, True)), ("ui_pencil", tr("Rename…"), partial(self._rename, game)),
                ("ui_trash", tr("Delete…"), partial(self._delete, game)),
            ):  # fmt: skip
                button = Button("", icon, tall=44)
                button.setToolTip(name)
                button.setAccessibleName(f"{name} {self._title(game)}")
                button.clicked.connect(slot)
                line.addWidget(button)
            column.addLayout(line)
        if not games:
            column.addWidget(Picture("brand/empty_saves", 200), 2)
            text = Text(
                tr("No saved games yet. Every game you start is saved by itself.")
                if not wanted
                else tr("Nothing found."),
                "list",
                "text_soft",
                wrap=True,
            )
            text.setAlignment(Qt.AlignmentFlag.AlignCenter)
            column.addWidget(text)
        column.addStretch(1)
        self._scroll.show_content(content)

    def _open(self, game: SavedGame, replay: bool = False) -> None:
        page = self.main.page("game")
        if page.open_saved(game, replay):  # type: ignore[attr-defined]
            self.main.show_page("game")
        else:
            self.enter()

    def _open_file(self) -> None:
        name, _ = QFileDialog.getOpenFileName(
            self.main, tr("Open a saved game…"), str(folders.games()), "Társas (*.tarsas *.jsonl)"
        )
        if name:
            page = self.main.page("game")
            if page.open_file(Path(name)):  # type: ignore[attr-defined]
                self.main.show_page("game")

    def _rename(self, game: SavedGame) -> None:
        name = ask_text(self.main, tr("Rename…"), tr("A name for this game"), game.name or self._title(game))
        if name:
            self.rename(game, name)

    def rename(self, game: SavedGame, name: str) -> None:
        """The name is a record of the journal, so it travels with the file."""
        page = self.main.pages.get("game")
        running = getattr(page, "session", None)
        if running is not None and running.path == game.path and not running.read_only:
            running.rename(name)
            self.enter()
            return
        try:
            writer, _ = JournalWriter.resume(game.path)
            with writer:
                writer.note({"name": name})
        except (JournalError, OSError) as error:  # a damaged file keeps its name
            self._refuse(tr("Rename…"), game, error)
        self.enter()

    def _refuse(self, title: str, game: SavedGame, error: Exception) -> None:
        """Says why a file stays as it is."""
        sentence = tr("{file} stays as it is: {reason}", file=game.path.name, reason=reason_of(error))
        tell(self.main, title, sentence, str(error))

    def _delete(self, game: SavedGame) -> None:
        question = tr("Delete “{name}”? It goes to the trash of this computer.", name=self._title(game))
        if ask_yes(self.main, tr("Delete…"), question, tr("Delete")):
            self.delete(game)

    def delete(self, game: SavedGame) -> None:
        """To the system's trash; where there is none, to our own folder for files set aside."""
        page = self.main.pages.get("game")
        if page is not None and getattr(page, "session", None) is not None and page.session.path == game.path:  # type: ignore[attr-defined]
            page.close_session()  # type: ignore[attr-defined]
        if not QFile.moveToTrash(str(game.path)):
            try:
                set_aside(game.path)
            except OSError as error:
                self._refuse(tr("Delete…"), game, error)
        self.enter()


def make(window: Window) -> SavesPage:
    return SavesPage(window)
