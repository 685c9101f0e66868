"""The rule books in full width: a game chosen at the left, its topics, the page."""

from __future__ import annotations

from functools import partial

from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from desktop.catalogue import catalogue
from desktop.game_texts import GameTexts
from desktop.pages.page import SidePage
from desktop.panels.reading import RuleBrowser
from desktop.problems import reason_of
from desktop.session.games import find_game
from desktop.texts import tr
from desktop.widgets.basics import Button, Card, Text
from desktop.window import Window


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
        inner.addWidget(self.browser)
        self.problem = Text("", "body", "state:illegal", wrap=True)
        self.problem.hide()
        inner.addWidget(self.problem)
        column.addWidget(card, 1)
        self.retranslate()

    def enter(self) -> None:
        if self.browser.texts is None:
            self.choose_game(self.slug)
        self.browser.search.setFocus()

    def choose_game(self, slug: str) -> None:
        self.slug = slug
        for name, button in self.buttons.items():
            button.setChecked(name == slug)
            button.update()
        try:
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
