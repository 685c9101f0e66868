"""The rule books in full width: a game chosen at the left, its topics, the page."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from desktop.catalogue import catalogue
from desktop.game_texts import GameTexts
from desktop.pages.page import SidePage
from desktop.panels.rule_browser import RuleBrowser
from desktop.problems import reason_of
from desktop.session.games import find_game
from desktop.texts import tr
from desktop.widgets.basics import Button, Card, Text
from desktop.window import Window

if TYPE_CHECKING:
    from desktop.pages.game import GamePage


class RulesPage(SidePage):
    """Searchable rule books of all games; back to where one came from."""

    def __init__(self, main: Window) -> None:
        super().__init__(main)
        self.slug = next(iter(catalogue()))
        column = QVBoxLayout(self)
        edge = 20
        column.setContentsMargins(edge, 10, edge, 14)
        head = QHBoxLayout()
        self.title = Text("", "title", "on_wood")
        head.addWidget(self.title, 1)
        self.back = Button("", "ui_undo", primary=True)
        self.back.clicked.connect(main.back)
        head.addWidget(self.back)
        column.addLayout(head)
        self.games = QHBoxLayout()
        self.buttons: dict[str, Button] = {}
        for entry in catalogue().values():
            button = Button(entry.title(), f"brand/square_{entry.slug}", tall=46)
            button.setCheckable(True)
            button.clicked.connect(partial(self.choose_game, entry.slug))
            self.games.addWidget(button)
            self.buttons[entry.slug] = button
        column.addLayout(self.games)
        card = Card()
        inner = QVBoxLayout(card)
        inner.setContentsMargins(12, 12, 12, 12)
        self.browser = RuleBrowser(wide=True)
        self.browser.boardWanted.connect(self._show_on_board)
        inner.addWidget(self.browser)
        self.problem = Text("", "body", "state:illegal", wrap=True)
        self.problem.hide()
        inner.addWidget(self.problem)
        column.addWidget(card, 1)
        self.retranslate()

    def enter(self) -> None:
        if self.browser.texts is None:
            self.choose_game(self.slug)
        table = self._table()
        if table is not None and table.rules.shown:
            self.browser.show_topic(table.rules.shown)  # one reads on what stood in the small browser
        self.browser.search.setFocus()

    def choose_game(self, slug: str) -> None:
        self.slug = slug
        for name, button in self.buttons.items():
            button.setChecked(name == slug)
            button.update()
        try:
            table = self._table()
            self.browser.now = table.rule_now if table is not None else None
            self.browser.set_game(GameTexts(find_game(slug), []))
            self.problem.hide()
        except Exception as error:  # a game whose content is missing must not take the page down
            self.problem.setText(
                tr(
                    "{game} cannot be opened: {reason}",
                    game=catalogue()[slug].title(),
                    reason=reason_of(error),
                )
            )
            self.problem.show()
        self.retranslate()

    def _table(self) -> GamePage | None:
        """The game page, if a game of this rule book lies on it."""
        if "game" not in self.main.pages:
            return None
        from desktop.pages.game import GamePage

        page = self.main.pages["game"]
        return page if isinstance(page, GamePage) and page.game_slug() == self.slug else None

    def _show_on_board(self, shown: str) -> None:
        table = self._table()
        if table is not None:
            self.main.show_page("game")
            table.reference.show_topic(shown)
            table.rule_now.light(shown)

    def retranslate(self) -> None:
        self.title.setText(tr("Rule book: {game}", game=catalogue()[self.slug].title()))
        self.back.setText(tr("Back"))
        self.back.updateGeometry()
        for slug, button in self.buttons.items():
            button.setText(catalogue()[slug].title())
        self.browser.retranslate()

    def game_slug(self) -> str:
        return self.slug


def make(window: Window) -> RulesPage:
    return RulesPage(window)
