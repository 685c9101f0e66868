"""Small dialogs: about, keys, one line of text, yes or no."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QMessageBox,
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

VERSION = "0.1"

# keys that are no menu commands: where, key, what it does
OTHER_KEYS = (
    ("1 … 9", mark("take the option of that row")),
    ("↑ ↓ PgUp PgDn", mark("move in a list")),
    ("A … Z", mark("find a row by its first letters")),
    ("Enter", mark("take the focused option")),
    ("Esc", mark("one step back, clear the choice, zoom out")),
    ("← ↑ → ↓", mark("on the board: the next place in that direction")),
    ("Tab, Shift+Tab", mark("on the board: next, previous possible place")),
    ("/", mark("filter the options list")),
    ("Alt+1 … Alt+5", mark("show what that player owns")),
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
    rows = [(key, tr(text)) for key, text in OTHER_KEYS]
    rows += [(c.keys, tr(c.text)) for _, commands in MENUS for c in commands if c.keys]
    browser = QTextBrowser()
    cells = "".join(
        f"<tr><td style='padding:3px 24px 3px 0'><b>{key}</b></td><td>{text}</td></tr>" for key, text in rows
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


def message(parent: QWidget, title: str, sentence: str, detail: str = "") -> QMessageBox:
    """What is wrong, in a sentence; the technical words can be unfolded and copied."""
    box = QMessageBox(QMessageBox.Icon.Warning, title, sentence, parent=parent)
    if detail:
        box.setDetailedText(detail)
    box.addButton(DialogButton(tr("Go on")), QMessageBox.ButtonRole.AcceptRole)
    return box


def tell(parent: QWidget, title: str, sentence: str, detail: str = "") -> None:
    """Says it and waits until it is read."""
    box = message(parent, title, sentence, detail)
    box.exec()
    box.deleteLater()


def ask_yes(parent: QWidget, title: str, question: str, yes: str) -> bool:
    """A question for what can't be undone; the safe answer is the default."""
    message = QMessageBox(QMessageBox.Icon.Question, title, question, parent=parent)
    do_it, keep = DialogButton(yes), DialogButton(tr("Cancel"))
    message.addButton(do_it, QMessageBox.ButtonRole.DestructiveRole)
    message.addButton(keep, QMessageBox.ButtonRole.RejectRole)
    message.setDefaultButton(keep)
    message.exec()
    result = message.clickedButton() is do_it
    message.deleteLater()
    return result
