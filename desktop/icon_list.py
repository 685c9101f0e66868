"""The icon list: what every small picture of a game means."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QGridLayout, QWidget

from desktop.art import look
from desktop.board.presentation import presentation_for
from desktop.catalogue import catalogue
from desktop.dialogs import close_button, plain_dialog
from desktop.game_texts import GameTexts
from desktop.session.games import find_game
from desktop.texts import tr
from desktop.widgets.basics import ScrollPage, Text
from desktop.widgets.pieces import Small

COLUMNS = 2


def icons_of(slug: str) -> list[tuple[str, str]]:
    """(picture, word) of the resources of a game."""
    game = find_game(slug)
    presentation = presentation_for(game, GameTexts(game, []), [])
    icons: dict[str, str] = look.palette["resource"].get(slug, {})
    named = [(icon, presentation.spoken((icon, ""))) for icon in dict.fromkeys(icons.values())]
    return [(icon, word) for icon, word in named if word]


def icon_list(parent: QWidget, slug: str) -> QDialog:
    """Of one game, or of all if none is named."""
    dialog, column = plain_dialog(parent, tr("Icon list"), 620, 560)
    scroll = ScrollPage()
    content = QWidget()
    grid = QGridLayout(content)
    row = 0
    for entry in catalogue().values():
        if slug not in ("", entry.slug) and slug in catalogue():
            continue
        grid.addWidget(Text(entry.title(), "heading"), row, 0, 1, 2 * COLUMNS)
        row += 1
        for number, (icon, word) in enumerate(icons_of(entry.slug)):
            place = row + number // COLUMNS
            grid.addWidget(Small(icon, 26), place, 2 * (number % COLUMNS))
            grid.addWidget(Text(word, wrap=True), place, 2 * (number % COLUMNS) + 1)
        row += 1 + (len(icons_of(entry.slug)) + 1) // COLUMNS
    for number in range(COLUMNS):
        grid.setColumnStretch(2 * number + 1, 1)
    grid.setRowStretch(row, 1)  # a short list stays together at the top
    scroll.show_content(content)
    column.addWidget(scroll, 1)
    column.addWidget(close_button(dialog))
    return dialog
