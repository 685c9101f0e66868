"""The options of a game on the new-game page: one line each, switched or chosen; what cannot fit says why."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QVBoxLayout, QWidget

from desktop.art import look
from desktop.game_texts import GameTexts
from desktop.session.new_table import OWN_START_OPTION, NewTable
from desktop.texts import tr
from desktop.widgets.basics import Switch, Text
from desktop.widgets.combo import Combo
from rules.core import Value


class OptionRows(QWidget):
    """Edits the options of a table in place; `changed` after every choice."""

    changed = Signal()

    def __init__(self, table: NewTable, texts: GameTexts) -> None:
        super().__init__()
        self._table, self._texts = table, texts
        self.widgets: dict[str, QWidget] = {}
        self.notes: dict[str, Text] = {}
        self._helps: dict[str, str] = {}
        self._rows: dict[str, QWidget] = {}
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(look.px(8))
        for option in table.game.options:
            column.addWidget(self._row(option.key, option.choices))

    def _row(self, key: str, allowed: tuple[Value, ...]) -> QWidget:
        title, help = self._texts.option(key)
        holder = self._rows[key] = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        words = QVBoxLayout()
        words.setSpacing(1)
        words.addWidget(Text(title, "body", wrap=True))
        note = self.notes[key] = Text(help, "note", "text_soft", wrap=True)
        note.setVisible(bool(help))
        self._helps[key] = help
        words.addWidget(note)
        row.addLayout(words, 1)
        value = self._table.options.get(key, allowed[0])
        widget: QWidget
        if all(isinstance(choice, bool) for choice in allowed):
            switch = Switch(bool(value))
            switch.toggled.connect(partial(self.set_option, key))
            widget = switch
        else:
            combo = large_combo()
            for choice in allowed:
                combo.addItem(self._word(key, choice), choice)
            combo.setCurrentIndex(list(allowed).index(value) if value in allowed else 0)
            combo.activated.connect(partial(self._chosen, key, combo))
            widget = combo
        widget.setAccessibleName(title)
        widget.setAccessibleDescription(help)
        self.widgets[key] = widget
        row.addWidget(widget)
        return holder

    def _word(self, key: str, value: Value) -> str:
        if key == OWN_START_OPTION and value in (0, "random"):
            return tr("random")
        if isinstance(value, int):
            return str(value)
        return self._texts.word(value)

    def _chosen(self, key: str, combo: QComboBox, _index: int = 0) -> None:
        self.set_option(key, combo.currentData())

    def set_option(self, key: str, value: Value) -> None:
        self._table.options[key] = value
        self.changed.emit()

    def show_stuck(self, say: dict[str, str], hidden: set[str]) -> None:
        """Options without another possible choice are off, and their line says why.

        `hidden` are those that belong to a choice of another option which is not taken.
        """
        for key, widget in self.widgets.items():
            self._rows[key].setVisible(key not in hidden)
            widget.setEnabled(key not in say)
            self.notes[key].setText(say.get(key) or self._helps[key])
            self.notes[key].setVisible(bool(self.notes[key].text()))


def large_combo(letters: int = 14) -> QComboBox:
    """A combo box for fingers, not wider than its share."""
    return Combo(letters)
