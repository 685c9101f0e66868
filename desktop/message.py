"""A sentence and the answers to it, in the look of the other dialogs. Technical words can be unfolded and copied."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QPlainTextEdit, QVBoxLayout, QWidget

from desktop.art import look
from desktop.texts import tr
from desktop.widgets.basics import Text
from desktop.widgets.dialog_button import DialogButton
from desktop.widgets.pieces import Small
from desktop.widgets.scroll_bar import make_slim

WIDTH = 500


class Message(QDialog):
    """`answer` is the place of the button that was pressed; Esc and the window's cross press the last one."""

    def __init__(
        self,
        parent: QWidget,
        title: str,
        sentence: str,
        answers: Sequence[str],
        *,
        default: int = 0,
        detail: str = "",
        icon: str = "ui_warning",
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.sentence = sentence
        self.answer = len(answers) - 1
        column = QVBoxLayout(self)
        column.setContentsMargins(*[look.px(16)] * 4)
        column.setSpacing(look.px(14))
        line = QHBoxLayout()
        line.setSpacing(look.px(14))
        line.addWidget(Small(icon, 36, "accent"), 0, Qt.AlignmentFlag.AlignTop)
        words = Text(sentence, wrap=True)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        words.setFixedWidth(min(look.px(WIDTH), max(parent.width() - look.px(120), look.px(200))))
        line.addWidget(words, 1)
        column.addLayout(line)
        self.detail = QPlainTextEdit(detail)
        self.detail.setReadOnly(True)
        self.detail.setFont(look.font("note"))
        self.detail.setAccessibleName(tr("Details"))
        self.detail.setFixedHeight(look.px(110))
        make_slim(self.detail)
        self.detail.hide()
        column.addWidget(self.detail)
        row = QHBoxLayout()
        row.setSpacing(look.px(8))
        self.unfold = DialogButton(tr("Details"))
        self.unfold.setCheckable(True)
        self.unfold.setAutoDefault(False)
        self.unfold.setVisible(bool(detail))
        self.unfold.toggled.connect(self._unfold)
        row.addWidget(self.unfold)
        row.addStretch(1)
        self.buttons = [DialogButton(text) for text in answers]
        for place, button in enumerate(self.buttons):
            button.clicked.connect(partial(self._answered, place))
            row.addWidget(button)
        column.addLayout(row)
        column.setSizeConstraint(QVBoxLayout.SizeConstraint.SetFixedSize)
        self.buttons[default].setDefault(True)
        self.buttons[default].setFocus()

    def _unfold(self, shown: bool) -> None:
        self.detail.setVisible(shown)

    def _answered(self, place: int, _checked: bool = False) -> None:
        self.answer = place
        self.accept()


def ask(message: Message) -> int:
    """Waits for the answer and lets go of the dialog."""
    message.exec()
    message.deleteLater()
    return message.answer


def tell(parent: QWidget, title: str, sentence: str, detail: str = "") -> None:
    """Says it and waits until it is read."""
    ask(Message(parent, title, sentence, [tr("Go on")], detail=detail))


def ask_yes(parent: QWidget, title: str, question: str, yes: str) -> bool:
    """A question for what can't be undone; the safe answer is the default."""
    return ask(Message(parent, title, question, [yes, tr("Cancel")], default=1)) == 0
