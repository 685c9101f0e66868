"""The dialog that an unexpected error shows."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QLabel, QPlainTextEdit, QVBoxLayout

from desktop import folders
from desktop.texts import tr


class ErrorDialog(QDialog):
    """Says what happened without blaming, and offers the report."""

    def __init__(self, summary: str, text: str, journal: str = "") -> None:
        super().__init__(QApplication.activeWindow())
        self.setWindowTitle(tr("Something went wrong"))
        self.resize(720, 480)
        column = QVBoxLayout(self)
        column.setSpacing(10)
        head = QLabel(tr("This should not have happened: {what}", what=summary))
        head.setWordWrap(True)
        column.addWidget(head)
        place = journal or str(folders.games())
        saved = QLabel(
            tr("Your game is saved up to the last move, in {place}. You can go on playing.", place=place)
        )
        saved.setWordWrap(True)
        column.addWidget(saved)
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(tr("Report"))
        column.addWidget(self.text, 1)
        buttons = QDialogButtonBox()
        self.copy_button = buttons.addButton(tr("Copy the report"), QDialogButtonBox.ButtonRole.ActionRole)
        self.go_on_button = buttons.addButton(tr("Go on"), QDialogButtonBox.ButtonRole.AcceptRole)
        self.copy_button.clicked.connect(self.copy)
        buttons.accepted.connect(self.accept)
        column.addWidget(buttons)

    def copy(self) -> None:
        QApplication.clipboard().setText(self.text.toPlainText())
