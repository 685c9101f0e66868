"""The dialog that an unexpected error shows."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QLabel, QPlainTextEdit, QVBoxLayout

from desktop import folders
from desktop.texts import tr
from desktop.widgets.dialog_button import DialogButton


class ErrorDialog(QDialog):
    """Says what happened without blaming, and offers the report; the technical words are only there."""

    def __init__(self, text: str, journal: str = "") -> None:
        super().__init__(QApplication.activeWindow())
        self.setWindowTitle(tr("Something went wrong"))
        self.resize(720, 480)
        column = QVBoxLayout(self)
        column.setSpacing(10)
        place = journal or str(folders.games())
        for sentence in (
            tr(
                "The program made a mistake: this should not have happened. The report below says what it was."
            ),
            tr("Your game is saved up to the last move, in {place}. You can go on playing.", place=place),
        ):
            label = QLabel(sentence)
            label.setWordWrap(True)
            column.addWidget(label)
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(tr("Report"))
        column.addWidget(self.text, 1)
        buttons = QDialogButtonBox()
        self.copy_button, self.go_on_button = DialogButton(tr("Copy the report")), DialogButton(tr("Go on"))
        buttons.addButton(self.copy_button, QDialogButtonBox.ButtonRole.ActionRole)
        buttons.addButton(self.go_on_button, QDialogButtonBox.ButtonRole.AcceptRole)
        self.copy_button.clicked.connect(self.copy)
        buttons.accepted.connect(self.accept)
        column.addWidget(buttons)

    def copy(self) -> None:
        QApplication.clipboard().setText(self.text.toPlainText())
