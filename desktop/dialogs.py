"""Small dialogs: about, keys, one line of text, yes or no."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QLineEdit,
    QMessageBox,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from desktop.art import look
from desktop.menus import MENUS
from desktop.texts import mark, tr
from desktop.widgets.basics import Text

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


def _dialog(parent: QWidget, title: str, width: int, height: int) -> tuple[QDialog, QVBoxLayout]:
    dialog = QDialog(parent)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.setWindowTitle(title)
    dialog.resize(look.px(width), look.px(height))
    column = QVBoxLayout(dialog)
    column.setSpacing(look.px(10))
    return dialog, column


def _close_button(dialog: QDialog) -> QDialogButtonBox:
    buttons = QDialogButtonBox()
    buttons.addButton(tr("Close"), QDialogButtonBox.ButtonRole.RejectRole)
    buttons.rejected.connect(dialog.reject)
    return buttons


def about(parent: QWidget) -> QDialog:
    dialog, column = _dialog(parent, tr("About"), 460, 240)
    column.addWidget(Text("Társas", "title"))
    column.addWidget(Text(tr("Version {version}", version=VERSION), "note", "text_soft"))
    column.addWidget(
        Text(
            tr("Five board games for one table: against each other, against the computer, or to learn them."),
            wrap=True,
        )
    )
    column.addStretch(1)
    column.addWidget(_close_button(dialog))
    return dialog


def keys(parent: QWidget) -> QDialog:
    """All keys, from the same table as the menus."""
    dialog, column = _dialog(parent, tr("Keys"), 640, 620)
    rows = [(key, tr(text)) for key, text in OTHER_KEYS]
    rows += [(c.keys, tr(c.text)) for _, commands in MENUS for c in commands if c.keys]
    browser = QTextBrowser()
    cells = "".join(
        f"<tr><td style='padding:3px 24px 3px 0'><b>{key}</b></td><td>{text}</td></tr>" for key, text in rows
    )
    browser.setHtml(f"<table>{cells}</table>")
    column.addWidget(browser, 1)
    column.addWidget(_close_button(dialog))
    return dialog


def ask_text(parent: QWidget, title: str, question: str, text: str) -> str | None:
    """One line of text, or None when cancelled."""
    dialog, column = _dialog(parent, title, 420, 150)
    column.addWidget(Text(question, wrap=True))
    line = QLineEdit(text)
    line.selectAll()
    line.setAccessibleName(question)
    column.addWidget(line)
    buttons = QDialogButtonBox()
    buttons.addButton(tr("Confirm"), QDialogButtonBox.ButtonRole.AcceptRole)
    buttons.addButton(tr("Cancel"), QDialogButtonBox.ButtonRole.RejectRole)
    buttons.accepted.connect(dialog.accept)
    buttons.rejected.connect(dialog.reject)
    column.addWidget(buttons)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    accepted = dialog.exec() == QDialog.DialogCode.Accepted
    result = line.text().strip()
    dialog.deleteLater()
    return result if accepted and result else None


def ask_yes(parent: QWidget, title: str, question: str, yes: str) -> bool:
    """A question for what can't be undone; the safe answer is the default."""
    message = QMessageBox(QMessageBox.Icon.Question, title, question, parent=parent)
    do_it = message.addButton(yes, QMessageBox.ButtonRole.DestructiveRole)
    keep = message.addButton(tr("Cancel"), QMessageBox.ButtonRole.RejectRole)
    message.setDefaultButton(keep)
    message.exec()
    result = message.clickedButton() is do_it
    message.deleteLater()
    return result
