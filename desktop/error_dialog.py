"""The dialog that an unexpected error shows."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout

from desktop import folders
from desktop.art import look
from desktop.texts import tr
from desktop.widgets.basics import Text
from desktop.widgets.dialog_button import DialogButton
from desktop.widgets.scroll_bar import make_slim


class ErrorDialog(QDialog):
    """Says what happened without blaming, and offers the report; the technical words are only there."""

    def __init__(self, text: str, journal: str = "") -> None:
        parent = QApplication.activeWindow()
        super().__init__(parent)
        self.setWindowTitle(tr("Something went wrong"))
        room = parent.size() if parent is not None else QSize(1024, 640)
        self.resize(QSize(look.px(720), look.px(460)).boundedTo(room))
        column = QVBoxLayout(self)
        column.setContentsMargins(*[look.px(16)] * 4)
        column.setSpacing(look.px(10))
        place = journal or str(folders.games())
        for sentence in (
            tr(
                "The program made a mistake: this should not have happened. The report below says what it was."
            ),
            tr("Your game is saved up to the last move, in {place}. You can go on playing.", place=place),
        ):
            label = Text(sentence, wrap=True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
            column.addWidget(label)
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setFont(look.font("note"))
        make_slim(self.text)
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
