"""Small dialogs: about, keys, one line of text, a seat."""

from __future__ import annotations

import html
from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from desktop.art import look
from desktop.menus import MENUS
from desktop.session.table import Seat
from desktop.texts import mark, tr
from desktop.widgets.basics import Text
from desktop.widgets.combo import Combo
from desktop.widgets.dialog_button import DialogButton
from desktop.widgets.field import Field
from desktop.widgets.scroll_bar import make_slim

VERSION = "0.1"

# keys that are no menu commands: heading, then key and what it does
OTHER_KEYS = (
    (
        mark("Choosing"),
        (
            ("1 … 9", mark("take the option of that row")),
            ("↑ ↓ PgUp PgDn", mark("move in a list")),
            ("A … Z", mark("find a row by its first letters")),
            ("/", mark("filter the options list")),
            ("Enter", mark("take the focused option")),
            ("Esc", mark("one step back, clear the choice, zoom out")),
        ),
    ),
    (
        mark("The board"),
        (
            ("← ↑ → ↓", mark("on the board: the next place in that direction")),
            ("Tab, Shift+Tab", mark("on the board: next, previous possible place")),
            ("Ctrl+1 … Ctrl+9", mark("zoom to that part of the board")),
            ("Alt+← ↑ → ↓", mark("move the enlarged board")),
            ("Space", mark("hold: what the icons mean")),
            ("Shift", mark("hold: the lens")),
            ("Alt+1 … Alt+5", mark("show what that player owns")),
        ),
    ),
    (
        mark("Replay"),
        (
            ("← →, Shift+← →", mark("one move, one turn back or on")),
            ("Home, End", mark("to the beginning, to the end")),
        ),
    ),
    (
        mark("Start page"),
        (
            ("1 … 5", mark("choose a game")),
            ("L", mark("the lessons of the chosen game")),
            ("F10", mark("open the menus, everywhere")),
        ),
    ),
)


def plain_dialog(parent: QWidget, title: str, width: int, height: int) -> tuple[QDialog, QVBoxLayout]:
    """A dialog that deletes itself, and the column to fill."""
    dialog = QDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(title)
    dialog.resize(min(look.px(width), parent.width()), min(look.px(height), parent.height()))
    column = QVBoxLayout(dialog)
    column.setSpacing(look.px(10))
    return dialog, column


def close_button(dialog: QDialog) -> QDialogButtonBox:
    """The last line of a dialog that only shows something."""
    buttons = QDialogButtonBox()
    buttons.addButton(DialogButton(tr("Close")), QDialogButtonBox.ButtonRole.RejectRole)
    buttons.rejected.connect(dialog.reject)
    return buttons


def about(parent: QWidget) -> QDialog:
    dialog, column = plain_dialog(parent, tr("About"), 460, 240)
    column.addWidget(Text("Társas", "title"))
    column.addWidget(Text(tr("Version {version}", version=VERSION), "note", "text_soft"))
    column.addWidget(
        Text(
            tr("Five board games for one table: against each other, against the computer, or to learn them."),
            wrap=True,
        )
    )
    column.addStretch(1)
    column.addWidget(close_button(dialog))
    return dialog


def keys(parent: QWidget) -> QDialog:
    """All keys, from the same table as the menus."""
    dialog, column = plain_dialog(parent, tr("Keys"), 640, 620)
    sections = [(tr(title), [(key, tr(text)) for key, text in rows]) for title, rows in OTHER_KEYS]
    for title, commands in MENUS:
        rows = [(c.keys, tr(c.text)) for c in commands if c.keys]
        sections.append((tr(title).replace("&", ""), rows))
    browser = QTextBrowser()
    browser.setFrameShape(QTextBrowser.Shape.NoFrame)
    browser.setFont(look.font("body"))
    browser.document().setDocumentMargin(look.px(10))
    make_slim(browser)
    gap = look.px(20)
    cells = "".join(
        f"<tr><td colspan='2' style='padding-top:{gap // 2}px'><b style='color:{look.ink('accent')}'>{html.escape(title)}</b></td></tr>"
        + "".join(
            f"<tr><td style='padding:3px {gap}px 3px 0'><b>{html.escape(key)}</b></td><td style='padding:3px 0'>{html.escape(text)}</td></tr>"
            for key, text in rows
        )
        for title, rows in sections
    )
    browser.setHtml(f"<table>{cells}</table>")
    column.addWidget(browser, 1)
    column.addWidget(close_button(dialog))
    return dialog


def text_dialog(parent: QWidget, title: str, question: str, text: str) -> tuple[QDialog, Field]:
    """One line of text."""
    dialog, column = plain_dialog(parent, title, 420, 150)
    column.addWidget(Text(question, wrap=True))
    line = Field(text)
    line.selectAll()
    line.setAccessibleName(question)
    column.addWidget(line)
    column.addWidget(_answers(dialog))
    return dialog, line


def ask_text(parent: QWidget, title: str, question: str, text: str) -> str | None:
    """One line of text, or None when cancelled."""
    dialog, line = text_dialog(parent, title, question, text)
    result = line.text().strip() if _accepted(dialog) else ""
    dialog.deleteLater()
    return result or None


def _accepted(dialog: QDialog) -> bool:
    """Waits for the answer; the dialog lives on until its fields are read."""
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    return dialog.exec() == QDialog.DialogCode.Accepted


def seat_dialog(parent: QWidget, seats: Sequence[Seat], shown: int) -> tuple[QDialog, QComboBox, QComboBox]:
    """Which seat, and who plays it from now on."""
    from desktop.session.bots import levels

    dialog, column = plain_dialog(parent, tr("Hand a seat to a bot…"), 440, 190)
    who, by = Combo(), Combo()
    for seat in seats:
        now = tr("Human") if seat.human else tr("bot {k}", k=seat.level)
        who.addItem(f"{seat.name} ({now})")
    by.addItem(tr("Human"))
    for k in range(1, len(levels()) + 1):
        by.addItem(tr("Bot {k} of {n}", k=k, n=len(levels())))
    who.setCurrentIndex(shown)
    by.setCurrentIndex(2 if seats[shown].human else 0)
    for combo, label in ((who, tr("Which seat?")), (by, tr("Who plays it from now on?"))):
        combo.setAccessibleName(label)
        column.addWidget(Text(label, wrap=True))
        column.addWidget(combo)
    column.addWidget(_answers(dialog))
    return dialog, who, by


def ask_seat(parent: QWidget, seats: Sequence[Seat], shown: int) -> tuple[int, int] | None:
    """(seat, level of its bot; 0 for a person), or None when cancelled."""
    dialog, who, by = seat_dialog(parent, seats, shown)
    answer = (who.currentIndex(), by.currentIndex()) if _accepted(dialog) else None
    dialog.deleteLater()
    return answer


def _answers(dialog: QDialog) -> QDialogButtonBox:
    buttons = QDialogButtonBox()
    buttons.addButton(DialogButton(tr("Confirm")), QDialogButtonBox.ButtonRole.AcceptRole)
    buttons.addButton(DialogButton(tr("Cancel")), QDialogButtonBox.ButtonRole.RejectRole)
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    return buttons
